cli-winner = Vincitore: { $side }
cli-draw = Parità: nessuno ha vinto.
cli-not-over = La partita non è finita.
cli-taken-back = annullato
cli-hand-over = { $side }: prendi la tastiera e premi Invio
cli-written = Scritto in { $file }.
cli-no-duties = Non resta nulla da fare.
cli-no-rule = La regola { $id } non esiste. Simili: { $similar }.
cli-no-unit = Non vedi nessuna unità { $id }.
cli-save-where = In quale file salvare?
cli-odds-how = Scrivi: odds UNITÀ,UNITÀ BERSAGLIO
cli-choose = Scegli un numero da 1 a { $most }, oppure scrivi help.
cli-no-target = Il numero { $number } non vuole bersaglio.
cli-which-target = Il numero { $number } richiede uno di questi: { $known }
cli-more = e altri { $count }
cli-hidden = pedina nascosta
cli-reduced = ridotta
cli-column = colonna
cli-choices =
    { $count ->
        [one] una mossa legale
       *[other] { $count } mosse legali
    }
cli-legal = legale
cli-not-legal = non legale
cli-attack = attacco
cli-defence = difesa
cli-shifts = spostamenti
cli-can-reach = { $unit } può raggiungere (restano { $points } punti)
cli-hex = esagono
cli-cost = costo
cli-may-stop = può fermarsi
cli-way = percorso
cli-yes = sì
cli-no = no
cli-help =
    { "  " }3              sceglie il numero 3 della lista
    { "  " }3 2118         sceglie il numero 3 con il bersaglio 2118
    { "  " }move … to=2118 qualsiasi azione per esteso: il verbo e i suoi campi
    { "  " }list [PAROLA]  le scelte legali, tutte o solo quelle con la parola
    { "  " }list 3         il numero 3 con tutti i suoi bersagli
    { "  " }view           il tavolo come lo vedi tu
    { "  " }duties         ciò che resta da fare in questa fase
    { "  " }score          il conto dei punti
    { "  " }reach UNITÀ    fin dove può andare un'unità, con i costi
    { "  " }odds UNITÀ BERSAGLIO   colonna, modificatori e probabilità (unità separate da virgole)
    { "  " }rule ID        che cosa dice una regola
    { "  " }log            che cosa è successo
    { "  " }undo, redo     annulla la tua ultima azione, o la ripete
    { "  " }restart        annulla tutto il possibile di questa fase
    { "  " }save FILE      scrive la partita in un file
    { "  " }quit           lascia il tavolo
