# Interfaccia del tavolo. Le parole di ogni gioco vengono dai suoi file.

## Home
tagline = Giochi di guerra del Mediterraneo, con un arbitro che conosce ogni regola.
games-title = Scegli una campagna
games-loading = Prendo i giochi dallo scaffale…
my-matches = Le tue partite
watch-title = Guarda e rivedi
watch-empty = Nessuna partita finita o pubblica per ora. Le tue compariranno qui.
footer = Gira sul tuo computer. Nulla viene inviato ad altri.
play-now = Gioca subito
set-up = Prepara…
map-of = Mappa di { $game }
turns-count = { $turns ->
    [one] un turno
   *[other] { $turns } turni
}
game-sicilia = Luglio 1943: due armate alleate sbarcano in Sicilia. Prendi Messina prima che l'Asse sfugga oltre lo stretto.
game-cassino = Inverno 1944: la Linea Gustav sbarra la via di Roma. Spezzala tra fango, monti e neve.
game-malta = L'invasione progettata e mai avvenuta: dal cielo e dal mare contro un'isola fortezza.
game-sicilia43 = L'intera campagna dell'isola per battaglioni e reggimenti, con aria, mare e stretto.
game-sicily2 = La Sicilia in profondità: rifornimenti, aviazione e ogni treno, camion e traghetto delle due parti.
import = Apri un file di partita
import-text = Un file salvato da qualunque partita può essere rivisto e studiato qui.
import-reading = Lettura del file e partita rigiocata…
match-open = Vai al tavolo
match-watch = Guarda
match-forget = Dimentica questa partita
match-your-turn = Tocca a te
match-waits = In attesa di { $side }
mode-computer = Contro il computer
mode-computer-text = Vede solo ciò che vedrebbe un giocatore al suo posto.
mode-hotseat = A un solo schermo
mode-hotseat-text = Due persone si alternano su questo dispositivo.
mode-remote = In rete
mode-remote-text = Ricevi un collegamento segreto per l'avversario.
mode-sandbox = Banco di prova
mode-sandbox-text = Gioca tutte le parti, detta i dadi, cambia la posizione.

## Set-up
setup-title = { $game }: nuova partita
setup-opponent = Come vuoi giocare?
setup-scenario = Scenario
setup-side = La tua parte
setup-watch = Il computer gioca entrambe
setup-level = Forza del computer
level-time = fino a { $seconds } s per decisione
level-what-random = Fa qualunque cosa sia lecita.
level-what-recruit = Vede un passo avanti e sbaglia.
level-what-veteran = Pensa tutta la sua fase.
level-what-grognard = Il giocatore più forte della casa; si prende il suo tempo.
setup-options = Letture delle regole ({ $count })
setup-options-text = Dove il regolamento si può leggere in due modi, scegline uno. Il primo è il nostro.
setup-public = Chiunque su questo server può guardare
setup-start = Comincia
default = consueta
cancel = Annulla

## Table
home = Inizio
loading = Si stende la mappa…
failure-title = Questo tavolo non si può aprire
error-unknown = Il server ha risposto con un errore ({ $status }).
error-unreachable = Il server non risponde in questo momento.
line-connecting = Collegamento in corso
line-live = Collegato
line-lost = Collegamento perso. Nuovo tentativo; il tuo piano è conservato.
line-refused = Non ammesso
turn-of = Turno { $turn } di { $turns }
turn-before = Prima del turno 1
side-panel = Ordini, diario e altro
tab-orders = Ordini
tab-log = Diario
tab-score = Punti
tab-rules = Regole
tab-talk = Tavolo
tab-sandbox = Modifica
title-your-turn = Tocca a te
banner-you = La decisione è tua ({ $side })
banner-side-decides = Decide: { $side }
banner-wait = In attesa di { $side }
banner-computer = Il computer decide per { $side }
banner-thinking = sta pensando
outcome-won = { $side }: vittoria
outcome-draw = Pareggio
outcome-by-points = Ai punti
outcome-by-resignation = L'avversario si è arreso
curtain-title = Passa il posto a { $side }
curtain-text = Le pedine del prossimo giocatore si mostrano solo a lui.
curtain-ready = { $side }: eccomi
look-as = Guarda con gli occhi di
look-as-decider = chi decide
look-as-all = entrambi: tutto scoperto
overlay = Mostra sulla mappa
overlay-none = Solo la mappa
overlay-unknown = Questo gioco non ha questo livello: { $name }.
overlay-not-here = non in questo gioco
overlay-control = Controllo
overlay-zones = Zone di controllo
overlay-threat = Portata nemica
overlay-supply = Rifornimento e contatto
overlay-terrain = Terreno
overlay-contact = Contatto e accerchiamento
overlay-in-contact = Collegato alle retrovie
overlay-cut-off = Isolato
overlay-encircled = Accerchiato
overlay-by-air = Rifornito dagli aeroporti
overlay-by-sea = Rifornito dai porti
overlay-by-both = Rifornito da aeroporti e porti
overlay-unsupplied = Senza rifornimenti
overlay-both = Entrambe le parti
settings = Impostazioni
close = Chiudi
add = Aggiungi
remove = Togli
copy = Copia
copied = Copiato
send = Invia

## Board
board-label = Mappa. Le frecce muovono il cursore, Invio sceglie.
board-controls = Ingrandimento
zoom-in = Più vicino
zoom-out = Più lontano
zoom-fit = Mappa intera
minimap = Panoramica
hex-held = tenuto da { $side }
hex-choose = scegli: { $verb }
piece-hidden = pedina coperta ({ $side })
path-price = costa { $cost }, restano { $left }
box-reinforcements = Rinforzi
box-eliminated = Eliminate
box-withdrawn = Ritirate
box-italy = Evacuate in Italia
box-reserve = Riserva
box-pool = Disponibili
track-turn = Turno
track-air = Punti aerei
track-weather = Tempo
track-supply = Rifornimento
marker-moved = ha mosso
marker-stopped = fermata dal nemico
marker-used = ha combattuto
marker-awaiting-contact = attende il contatto
unit-steps = { $full ->
    [one] un passo
   *[other] { $steps } di { $full } passi
}
unit-range = gittata { $range }

## Orders
actions-label = Passi e ritorni
undo = Annulla mossa
redo = Ripeti mossa
restart = Ricomincia la fase
restart-hint = Ritira tutto ciò che di questa fase si può ritirare
next-unit = Unità seguente
advice = Consiglio
advice-title = Il computer farebbe
advice-do = Fallo
mode-label = Che cosa significa un clic sulla mappa
key-hint = Tasto { $key }
hint-unit = Scegli sulla mappa una pedina illuminata.
hint-hex = Scegli un esagono azzurro; passaci sopra per vedere la via e il costo.
hint-aim = Scegli un bersaglio cerchiato di rosso.
hint-word = Scegli uno dei pulsanti sotto la mappa.
hint-off-map = Scegli un’unità nell’elenco qui sotto; aspetta accanto alla mappa.
ready-title = { $count ->
    [one] Un'unità può agire
   *[other] { $count } unità possono agire
}
duties-title = Ancora da fare
which-choice = { $hex }: quale intendi?
choice-through = passando per { $hex }
choice-cost = per { $cost }
choices-title = { $count ->
    [one] Una scelta in elenco
   *[other] Tutte le { $count } scelte in elenco
}
choices-search = Cerca tra le scelte
nothing-to-do = Ora non hai nulla da decidere.
select-stack = Prendi l'intera pila
all-together = Tutte insieme: { $choice }
off-map-title = Pronte fuori mappa
confirm-title = { $verb }?
confirm-text = Puoi annullarlo finché non cadono i dadi o l'altra parte non deve decidere.
confirm-final = Non si può tornare indietro.
confirm-idle = { $count ->
    [one] Un'unità potrebbe ancora agire:
   *[other] { $count } unità potrebbero ancora agire:
}

## Combat
combat-declare = Dichiarazione
combat-against = Contro { $hex }
combat-nobody = Ancora nessuno. Aggiungi unità qui sotto o sulla mappa.
combat-air = { $points } aerei
combat-take-out = Togli: { $unit }
combat-air-out = Senza aviazione ({ $points })
combat-final-note = Finché non è sigillata, la dichiarazione è solo tua e si può ritirare.
combat-result = Risultato
show-on-map = Mostra
odds-base = Rapporto
odds-column = Colonna
odds-how = Come ci si arriva
sum-attack = Attacco
sum-defence = Difesa
sum-power = Fuoco
sum-vulnerability = Esposizione
sum-shifts = Spostamenti
chances-title = Probabilità di ogni risultato
chance-outcome = Risultato
chance-share = Probabilità
no-effect = Nessun effetto

## Log
log-title = Diario
log-side = Parte
log-kind = Argomento
log-all-sides = Tutte le parti
log-all-kinds = Tutti gli argomenti
log-kind-dice = Dadi
log-kind-sequence = Turni e fasi
log-kind-combat = Combattimento
log-kind-movement = Movimento
log-kind-other = Altro
log-search = Cerca nel diario
log-hex-only = Solo { $hex }
log-older = Mostra le voci precedenti
since-title = Dalla tua ultima decisione

## Score and luck
score-empty = Nessuno ha ancora punti.
history-title = Com'è andata
luck-title = Fortuna
luck-side = Parte
luck-rolls = Dadi
luck-actual = Punti usciti
luck-expected = Attesi
luck-spread = Distribuzione
luck-none = Nessun dado è ancora caduto.
luck-note = Punti usciti contro la media di dadi onesti; se alto sia bene dipende dalla tabella.
dice-proof = Posso fidarmi dei dadi?
dice-proof-text = Il seme era fissato prima del primo tiro; questa è la sua impronta. Alla fine il seme viene mostrato e ogni tiro si può verificare.
dice-secret = Il seme:

## Rules
rules-search = Cerca nelle regole
rule-open = Apri la regola { $rule }
rule-unknown = Questa regola non ha ancora un testo.
rule-option = In questa partita: { $value }

## Table talk
seats-title = Posti
seat-you = tu
seat-human = un giocatore
seat-computer = Computer · { $level }
seat-take = Prendi il posto
seat-give = Lascia al computer
present = al tavolo
absent = assente
invites-title = Inviti
invite-side = Collegamento segreto per { $side }
invite-watch = Collegamento per spettatori
chat-title = Conversazione
chat-empty = Nessuno ha ancora detto nulla.
chat-say = Di' qualcosa
notes-title = I miei appunti
notes-hint = Solo tu puoi leggerli.
notes-kept = Salvato.
notes-waiting = Sto scrivendo …
fork = Prova sul banco
export = Salva in un file
replay = Rivedi
back-to-table = Torna al tavolo

## Replay
replay-first = All'inizio
replay-back = Un passo indietro
replay-play = Riproduci
replay-pause = Pausa
replay-on = Un passo avanti
replay-last = Alla fine
replay-slider = Momento
replay-speed = Velocità

## Sandbox
sandbox-title = Banco di prova
sandbox-text = Fai un elenco di modifiche e riparti dalla posizione cambiata.
dice-dictate = Prossimi dadi, p.es. 6 1
dice-set = Fissa
dice-told = I prossimi dadi saranno: { $values }
edit-unit = Unità
edit-at = Esagono o casella
edit-do-place = Metti
edit-do-remove = Togli
edit-do-steps = Fissa i passi
edit-place = { $unit } in { $at }
edit-remove = { $unit } via dal tavolo
edit-steps = { $unit }: { $steps } passi
edit-apply = Riparti da qui
edit-box = o una casella…
edit-hex = Esagono
edit-hex-hint = Fai clic su un esagono della mappa.
edit-clock = Turno e fase
edit-dice = Dadi
edit-plan = Modifiche
edit-on = sì
edit-off = no
edit-do-set = Imposta
edit-set = { $name }: { $value }{ $at }
edit-name-turn = Turno
edit-name-side = Parte di turno
edit-name-phase = Fase
edit-name-control = Controllato da

## Settings
set-language = Lingua
set-theme = Luce
theme-auto = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
set-motion = Movimento
motion-auto = Come il sistema
motion-full = Completo
motion-less = Nessuno
set-sound = Suono quando tocca a me
set-notices = Notifica quando tocca a me
set-numbers = Numeri degli esagoni da vicino
set-confirm = Chiedi prima di chiudere una fase

## Keys
keys-title = Tastiera
keys-next = unità seguente o precedente che può agire
keys-cursor = muovi il cursore sulla mappa
keys-enter = scegli l'esagono sotto il cursore
keys-add = aggiungi alla selezione
keys-escape = posa tutto
keys-end = fine della fase
keys-commit = sigilla o passa
keys-undo = annulla, ripeti
keys-zoom = avvicina, allontana, mappa intera
keys-pan = sposta la mappa
keys-tabs = ordini, diario, punti, regole, tavolo
keys-board = vai alla mappa
keys-advice = chiedi consiglio
keys-overlay = prossima sovrapposizione
keys-help = questa pagina

## Che cosa hanno fatto gli altri, e consigli
news-moves = { $count ->
    [one] un movimento nemico
   *[other] { $count } movimenti nemici
}
news-fights = { $count ->
    [one] un combattimento
   *[other] { $count } combattimenti
}
news-lost = { $count ->
    [one] hai perso un'unità
   *[other] hai perso { $count } unità
}
news-places = { $count ->
    [one] un luogo ha cambiato mano
   *[other] { $count } luoghi hanno cambiato mano
}
news-points = { $count ->
    [1] { $text } punto
    [-1] { $text } punto
   *[other] { $text } punti
}
news-fight = Combattimento a { $hex }
news-gone = { $unit }: eliminata
news-step = { $unit }: ha perso un passo
news-forced = { $count ->
    [one] Una scelta è stata fatta per te, perché ce n'era una sola.
   *[other] { $count } scelte sono state fatte per te, perché ogni volta ce n'era una sola.
}
news-arrows = Mostra i movimenti sulla mappa
advice-thinking = Il computer riflette sulla tua posizione
advice-busy = Riflette…

## Aims, scores, rules
aim-title = Il tuo scopo ({ $side })
aim-decides = Chi vince?
aim-begin = Cominciamo
aim-again = Lo ritrovi sotto Punti.
score-catalogue = Tutto ciò che dà punti
luck-nobody = L'arbitro
log-moves = { $side }: { $count ->
    [one] un movimento
   *[other] { $count } movimenti
}
log-everything = Ogni singolo passo

## Rapporti contro forza nascosta
combat-clash = Combattimento
odds-hidden = { $counters ->
    [one] La forza è nascosta: può esserci una qualsiasi di { $candidates } pedine.
   *[other] Lì ci sono { $counters } pedine di forza nascosta: sono possibili { $candidates } pedine.
}
odds-cases = Che cosa può esserci
odds-own = Il tuo attacco: { $attack }. Colonne possibili:
odds-worst = Caso peggiore
odds-likely = Probabile
odds-best = Caso migliore
odds-against = { $attack } contro { $defence }
sum-shifts-known = Spostamenti in ogni caso

## Come si gioca
help-title = Come si gioca
help-banner = La fascia in alto dice chi decide e su che cosa. Etichette come S-3.0 aprono la regola.
help-move = Clicca una pedina che brilla, poi un esagono blu; puntando si vedono la via e il suo prezzo. Un esagono vietato dice perché.
help-fight = Per combattere clicca un esagono cerchiato di rosso, aggiungi unità, artiglieria e punti aerei, guarda le probabilità e conferma.
help-undo = Prova pure: si può annullare finché non cadono i dadi o l'altra parte non deve decidere. Il consiglio interroga il computer.
help-rules = Leggi le regole
end-blocked = { $count ->
    [one] Non ancora: un'unità ha ancora un dovere in questa fase. È accesa sulla mappa ed elencata sotto Ordini.
   *[other] Non ancora: { $count } unità hanno ancora un dovere in questa fase. Sono accese sulla mappa ed elencate sotto Ordini.
}

## Capitoli delle regole

chapter-how-the-game-is-refereed = Come il gioco viene arbitrato
chapter-components-and-concepts = Componenti e concetti
chapter-preparation = Preparazione
chapter-railways = Ferrovie
chapter-fortifications = Fortificazioni
chapter-naval-support = Appoggio navale
chapter-weather = Tempo atmosferico
chapter-material = Materiale
chapter-sequence-of-play = Sequenza di gioco
chapter-the-air = L’aria
chapter-movement = Movimento
chapter-the-sea = Il mare
chapter-combat = Combattimento
chapter-operations = Operazioni
chapter-air-power = Potenza aerea
chapter-end-of-the-turn = Fine del turno
chapter-losses = Perdite
chapter-special-rules = Regole speciali
chapter-artillery = Artiglieria
chapter-set-up-and-victory = Schieramento e vittoria
chapter-mountain-troops = Truppe da montagna
chapter-victory = Vittoria
chapter-the-table = Il tavolo
chapter-the-house = La casa
