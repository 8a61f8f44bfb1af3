# Frasi della famiglia somnium: sicilia e cassino.
# I codici di unità ed esagoni arrivano qui già come nomi (unit-…, hex-…).

## Parole dentro le frasi

side-name = { $side ->
    [allied] Alleati
    [axis] Asse
   *[other] { $side }
}
nation-name = { $nation ->
    [US] americane
    [UK] britanniche
    [CA] canadesi
    [IT] italiane
    [DE] tedesche
    [FR] francesi
    [IN] indiane
    [PL] polacche
    [NZ] neozelandesi
    [ZA] sudafricane
   *[other] { $nation }
}
phase-name = { $phase ->
    [movement] movimento
    [combat] combattimento
    [setup] preparazione
   *[other] { $phase }
}
half-points = { $cost ->
    [0] nessun punto
    [1] ½ punto
    [2] 1 punto
    [3] 1½ punti
    [4] 2 punti
    [5] 2½ punti
    [6] 3 punti
    [7] 3½ punti
    [8] 4 punti
    [9] 4½ punti
    [10] 5 punti
    [11] 5½ punti
    [12] 6 punti
    [13] 6½ punti
    [14] 7 punti
    [15] 7½ punti
    [16] 8 punti
    [17] 8½ punti
    [18] 9 punti
    [19] 9½ punti
    [20] 10 punti
    [21] 10½ punti
    [22] 11 punti
    [23] 11½ punti
    [24] 12 punti
    [25] 12½ punti
    [26] 13 punti
    [27] 13½ punti
    [28] 14 punti
    [29] 14½ punti
    [30] 15 punti
    [31] 15½ punti
    [32] 16 punti
    [33] 16½ punti
    [34] 17 punti
    [35] 17½ punti
    [36] 18 punti
    [37] 18½ punti
    [38] 19 punti
    [39] 19½ punti
    [40] 20 punti
    [41] 20½ punti
    [42] 21 punti
    [43] 21½ punti
    [44] 22 punti
    [45] 22½ punti
    [46] 23 punti
    [47] 23½ punti
    [48] 24 punti
    [49] 24½ punti
    [50] 25 punti
    [51] 25½ punti
    [52] 26 punti
    [53] 26½ punti
    [54] 27 punti
    [55] 27½ punti
    [56] 28 punti
    [57] 28½ punti
    [58] 29 punti
    [59] 29½ punti
    [60] 30 punti
   *[other] { $cost } mezzi punti
}

## Parti, fasi e tracciati

side-allied = Alleati
side-axis = Asse
phase-setup = Preparazione
phase-movement = Movimento
phase-combat = Combattimento
phase-over = Fine della partita

## Azioni, come sui pulsanti

action-move = Muovi
action-land = Sbarca
action-drop = Lancia
action-evacuate = Evacua
action-end-phase = Chiudi la fase
action-attack = Attacca
action-bombard = Bombarda
action-add-unit = Aggiungi all’attacco
action-add-gun = Aggiungi artiglieria
action-add-air = Aggiungi punti aerei
action-commit = Conferma
action-support = Sostieni
action-choose-loss = Subisci la perdita
action-choose-loss-lose-step = Perdi un passo
action-choose-loss-lose-unit = Elimina questa unità
action-choose-loss-exchange-offer = Cedi questa unità (eliminata)
action-choose-loss-exchange-price = Cedi questa unità (eliminata)
action-retreat = Ritira
action-displace = Fai posto
action-advance = Avanza
action-pass = Nient’altro
action-recover = Recuperare
action-resign = Abbandona

## Turni e fasi

event-turn-began = Turno { $turn }: dal { $first_day } al { $last_day }.
event-air-ready = { side-name }: { $points } punti aerei per questo turno{ $bonus ->
    [0] .
   *[other] , di cui { $bonus } dall’aeroporto conquistato.
}
event-phase-began = { side-name }, turno { $turn }: fase di { phase-name }.
event-phase-ended = { side-name }, turno { $turn }: fine della fase di { phase-name }.
event-duty-fixed = { side-name }: queste unità devono attaccare: { $units }.
event-air-lapsed = { side-name }: { $points ->
    [1] un punto aereo non usato va perso.
   *[other] { $points } punti aerei non usati vanno persi.
}
event-forced = { side-name }: una sola scelta possibile, fatta in automatico.

## Movimento

event-moved = { $unit } va da { $origin } a { $to } ({ half-points }).
event-counter-moved = { side-name }: una pedina va da { $origin } a { $to }.
event-landed = { $unit } sbarca a { $at } e finisce il movimento a { $to } ({ half-points }).
event-counter-landed = { side-name }: una pedina sbarca a { $at } e finisce il movimento a { $to }.
event-dropped = { $unit } si lancia su { $at }: { $die ->
    [0] nessun dado
   *[other] dado { $die }
}, { $reduced ->
    [yes] arriva in disordine, con perdite.
   *[no] arriva in buon ordine.
}
event-counter-dropped = { side-name }: una pedina si lancia su { $at }: { $die ->
    [0] nessun dado
   *[other] dado { $die }
}, { $reduced ->
    [yes] arriva con perdite.
   *[no] arriva in buon ordine.
}
event-contacted = { $unit }, a { $at }, ha incontrato truppe amiche e può muovere di nuovo.
event-evacuated = { $unit } salpa da { $at } per il continente.
event-withdrawn = { $unit } lascia la campagna.
event-withdrawal-delayed = { $unit } dovrebbe partire, ma è sotto assedio a { $at } e resta.
event-counter-held-back = { side-name }: { $unit } dovrebbe partire, ma è sotto assedio e resta.
event-recovered = { $unit }, a { $at }, torna a piena forza.
event-place-taken = { side-name }: controllo di { place-name }.

## Combattimento

event-declaration-opened = Prepari { $kind ->
    [bombardment] un bombardamento contro
   *[other] un attacco contro
} { $target }.
event-declaration-grew = Contro { $target }: si aggiunge { $unit }{ $air ->
    [0] {""}
   *[other] { $air } punti aerei
}.
event-attack-committed = { side-name }: attacco a { $target } con { $units }, totale { $attack } (artiglieria: { $guns }; punti aerei: { $air }).
event-support-committed = { side-name }: difesa di { $target } con { $units }, totale { $defence } (artiglieria: { $guns }; punti aerei: { $air }).
event-combat-rolled = Combattimento a { $target }: rapporto { $base_column }, colonna { $column } dopo gli spostamenti, dadi { $dice }: { $result }.
event-bombardment-committed = { side-name }: bombardamento di { $target } (artiglieria: { $guns }; punti aerei: { $air }).
event-bombardment-rolled = Bombardamento di { $target }: valore { $value }, colonna { $base_column }, con il terreno { $column }, dadi { $dice }: { $result ->
    [DI] nessun effetto.
    [DB] un’unità perde un passo.
    [D2B] due unità perdono un passo ciascuna.
   *[other] { $result }.
}
event-step-lost = { $unit }, a { $at }, perde un passo{ $cause ->
    [second-hex] {" "}rompendo l’assedio.
    [river] {" "}passando il fiume.
    [bombardment] {" "}sotto il bombardamento.
   *[other] .
}
event-eliminated = { $unit } va perduta a { $at }{ $cause ->
    [no-retreat] : non c’è dove andare.
    [exchange] {" "}nello scambio.
    [encircled] {" "}nell’assedio.
    [second-hex] {" "}rompendo l’assedio.
    [river] {" "}passando il fiume.
    [bombardment] {" "}sotto il bombardamento.
   *[other] .
}
event-retreated = { $unit } si ritira da { $origin } a { $to }.
event-displaced = { $unit } fa posto a { $origin } e va a { $to }.
event-counter-displaced = { side-name }: una pedina fa posto a { $origin } e va a { $to }.
event-advanced = { $unit } avanza da { $origin } a { $to }.

## Vittoria

event-scored = { side-name }: { $points } { $points ->
    [one] punto
   *[other] punti
} ({ $reason }).
event-game-ended = Il conto: Alleati { $allied }, Asse { $axis }. { $winner ->
    [allied] Vincono gli Alleati.
    [axis] Vince l’Asse.
   *[other] Pareggio.
}
event-resigned = { side-name }: il giocatore abbandona.
event-city-fell = { place-name }: caduta al turno { $turn } ({ $day }); nella storia il { $history }{ $days_late ->
    [0] , nello stesso turno.
   *[other] : { $days_late } giorni di differenza.
}
event-city-held = { place-name }: mai caduta; nella storia lo fu il { $history }.
event-losses-counted = Unità { nation-name }: { $destroyed } distrutte, { $evacuated } evacuate, { $withdrawn } ritirate, { $left } rimaste.
event-turning-point = { side-name }: il turno peggiore fu il { $turn }, con { $destroyed } unità distrutte.
event-final-score = Punteggio finale: Alleati { $allied }, Asse { $axis }. { $winner ->
    [allied] Hanno vinto gli Alleati.
    [axis] Ha vinto l’Asse.
   *[other] Nessuno ha vinto.
}

## Opzioni dei due giochi

option-odds-below-one = Attaccante più debole del difensore
option-odds-below-one-defender-favour = Arrotondare a favore del difensore (3 contro 4 è 1-2)
option-odds-below-one-truncate-both-ways = Trascurare la frazione (3 contro 4 è 1-1)
option-odds-above-nine = Rapporti oltre 9-1
option-odds-above-nine-clamp-then-shift = Leggere 9-1, poi spostare
option-odds-above-nine-virtual-columns = Tenere il rapporto vero fino agli spostamenti
option-emp-advance = Avanzata dopo EMP
option-emp-advance-no = No
option-emp-advance-yes = Sì
option-hidden-strength = Forza del nemico
option-hidden-strength-hidden = Nascosta finché l’attacco non è confermato
option-hidden-strength-open = Scoperta
option-division-bonus = Bonus di divisione
option-division-bonus-full-complement = Servono tutti gli elementi originari
option-division-bonus-survivors = Bastano tutti i superstiti
option-air-support-cap = Punti aerei in un combattimento terrestre
option-air-support-cap-none = Quanti ne restano
option-air-support-cap-standalone-max = Non più che in un attacco aereo

## Parole per rifiuti e motivi

terrain-name = { $terrain ->
    [open] terreno aperto
    [city] città
    [airfield] aeroporto
    [mountain] montagna
    [river] fiume
    [forest] bosco
    [marsh] palude
    [rough] terreno accidentato
    [peak] vetta
    [lake] lago
    [sea] mare
    [etna] l’Etna
    [closed] terra chiusa
   *[other] { $terrain }
}
class-name = { $move_class ->
    [nonmotorised] fanteria a piedi
    [motorised] fanteria motorizzata
    [armour] corazzati
    [mountain] truppe da montagna
    [rail] artiglieria ferroviaria
   *[other] { $move_class }
}
box-name = { $box ->
    [reinforcements] tra i rinforzi
    [eliminated] tra le unità eliminate
    [withdrawn] fuori dalla campagna
    [italy] in Italia
   *[other] { $box }
}
place-name = { $place ->
    [Syracuse] Siracusa
    [Rome] Roma
   *[other] { $place }
}

## Decisioni

decision-movement = { side-name }: muovi le tue unità, fai arrivare i rinforzi o chiudi la fase.
decision-combat = { side-name }: scegli un esagono da attaccare o bombardare, o chiudi la fase.
decision-declare-attack = { side-name }: chi attacca { $target }? Aggiungi unità, artiglieria e punti aerei, poi conferma.
decision-declare-bombardment = { side-name }: che cosa bombarda { $target }? Aggiungi artiglieria o punti aerei, poi conferma.
decision-support-defence = { side-name }: { $target } è sotto attacco. Aggiungi artiglieria e punti aerei alla difesa, poi conferma.
decision-lose-step = { side-name }: quale unità subisce la perdita? { $units }
decision-lose-unit = { side-name }: quale unità è eliminata? { $units }
decision-exchange-offer = { side-name }: uno scambio. Quale unità cedi? { $units }
decision-exchange-price = { side-name }: lo scambio va pagato. Quale unità cedi? { $units }
decision-retreat = { side-name }: queste unità devono ritirarsi: { $units }.
decision-displace = { side-name }: { $hex } è pieno. Chi fa posto?
decision-advance = { side-name }: { $target } è vuoto. Chi avanza?

## Doveri

duties-movement = Nella fase di combattimento che segue, queste devono attaccare
duty-attack = { $unit }, a { $at }, deve attaccare: { $targets }.
duty-attack-or-leave = { $unit }, a { $at }, deve andarsene, o dovrà attaccare: { $targets }.
duty-disengage = { $unit }, a { $at }, deve andarsene: i corazzati non restano davanti a posizioni di montagna.
reach-contact = Si ferma accanto al nemico e dovrà attaccare.

## Motivi dei numeri

reason-unit-attack = { $unit } attacca con { $value }
reason-unit-defence = { $unit } difende con { $value }
reason-gun = { $unit } sostiene con { $value }
reason-air = { $value ->
    [1] 1 punto aereo
   *[other] { $value } punti aerei
}
reason-terrain = { terrain-name }
reason-river = attacco attraverso un fiume
reason-encircled = il difensore è accerchiato
reason-division-attacks = { $division } attacca con tutta la divisione
reason-division-defends = { $division } difende con tutta la divisione
reason-naval-support = appoggio navale
reason-hex-terrain = { terrain-name }
reason-road = lungo la strada
reason-river-crossing = fiume senza ponte
reason-disengage = rottura del contatto
reason-vulnerable-air = { $unit } vale { $value } per l’aviazione
reason-vulnerable-guns = { $unit } vale { $value } per l’artiglieria

## Rifiuti

refusal-not-your-phase = Non ora: fase di { phase-name }, { side-name }.
refusal-mp-exceeded = { $unit } non arriva fin là: la via costa { half-points } ({ $steps }), più di quanto permetta il suo movimento.
refusal-terrain-forbidden = { $unit } non può entrare in { $hex }: { terrain-name }, vietato a { class-name }{ $by_road ->
    [yes] , salvo lungo una strada.
   *[no] .
}
refusal-stack-limit = { $hex } è pieno: al massimo { $limit } unità, ce ne sono già { $present }.
refusal-zoc-stop = { $unit } deve fermarsi a { $hex }, accanto al nemico in { $enemies }.
refusal-enemy-occupied = { $hex } è occupato dal nemico.
refusal-must-attack = { $units }: devono attaccare prima o insieme alle altre. Bersagli: { $targets }.
refusal-must-disengage = { $units }: devono prima andarsene; i corazzati non restano davanti a nemici che sono tutti in montagna.
refusal-armour-mountain = { $unit } è corazzata e non può impegnare unità in montagna da o in { $hex } ({ $enemies }).
refusal-awaiting-contact = { $unit }, a { $hex }, attende il contatto con truppe amiche e non può ancora muovere.
refusal-air-points = Vuoi { $wanted } punti aerei, ma ne restano { $left }.
refusal-air-bounds = { $wanted } punti aerei qui non sono ammessi: almeno { $least }, al massimo { $most }.
refusal-out-of-range = { $unit } non può sparare su { $hex }: distanza { $distance }, gittata { $range }.
refusal-gun-used = { $unit } ha già sparato in questa fase.
refusal-mixed-bombardment = Artiglieria e aerei non possono bombardare { $hex } insieme; scegli.
refusal-target-already-attacked = { $hex } è già stato attaccato dalla tua parte nel turno { $turn }.
refusal-already-attacked-with = { $unit } ha già attaccato in questa fase.
refusal-not-adjacent = { $unit } non è accanto a { $hex }; un attacco terrestre vuole un’unità vicina al bersaglio.
refusal-nothing-declared = Nulla è ancora puntato su { $hex }: aggiungi artiglieria o punti aerei.
refusal-no-target = Non c’è nemico in { $hex }.
refusal-retreat-hex = { $reason ->
    [not-retreating] { $unit } non deve ritirarsi.
    [terrain] { $unit } non può ritirarsi a { $hex }: il terreno le è vietato.
    [enemy] { $unit } non può ritirarsi a { $hex }: c’è il nemico.
    [zone] { $unit } non può ritirarsi a { $hex }: è in zona nemica.
    [trail] { $unit } non può ritirarsi a { $hex }: la catena è passata di lì.
    [full] { $unit } non può ritirarsi a { $hex }: è pieno e nessuno può fare posto.
    [one-hex] { $unit } si ritira di un esagono e non raggiunge { $hex }.
    [two-hex] { $unit } è sotto assedio e deve uscirne per due esagoni; { $hex } non è una delle sue vie.
    [chain] { $unit } non può fare posto andando a { $hex }.
   *[other] { $unit } non può ritirarsi a { $hex }.
}
refusal-advance-hex = { $reason ->
    [not-advancing] { $unit } non prende parte a questa avanzata.
    [terrain] { $unit } non può avanzare a { $hex }: il terreno le è vietato.
    [enemy] { $unit } non può avanzare a { $hex }: c’è il nemico.
    [closed] { $unit } non può avanzare a { $hex }: l’esagono è chiuso.
    [armour-mountain] { $unit } è corazzata e non può avanzare a { $hex }, accanto a nemici che sono tutti in montagna.
    [walks] { $unit } avanza di un solo esagono, non fino a { $hex }.
    [zone] { $unit } deve fermarsi nell’esagono lasciato, accanto al nemico, e non prosegue per { $hex }.
    [too-far] { $hex } è troppo lontano per { $unit }.
    [ground] { $unit } non può proseguire per { $hex }: i due esagoni devono essere aperti o città.
    [river] { $unit } non può proseguire per { $hex }: in mezzo c’è un fiume senza ponte.
    [full] { $hex } è pieno; { $unit } resta.
   *[other] { $unit } non può avanzare a { $hex } per quella via.
}
refusal-not-a-loss = { $unit } non può subire questa perdita.
refusal-hidden = Non puoi ancora sapere che cosa c’è in { $hex }: la forza è nascosta finché un attacco non è confermato.
refusal-no-move = Non c’è dove andare: l’unità è già in { $hex }.
refusal-path-broken = La via si interrompe a { $hex }: non porta a { $to }.
refusal-not-together = { $units } non sono insieme e non possono muovere come una sola.
refusal-off-map = { $unit } non è sulla mappa: è { box-name }.
refusal-no-recovery = { $unit } non recupera alcun passo: { $reason ->
    [axis] solo le unità alleate recuperano.
    [whole] non ne ha perduti.
    [off-map] non è sulla mappa.
    [awaiting] attende ancora il contatto.
    [landed] è appena arrivata.
    [engaged] è o è stata accanto al nemico, o ha combattuto.
    [no-path] nessuna via libera dal nemico porta a un porto.
   *[by-itself] non serve chiederlo, recupera da sola se resta fuori contatto.
}
refusal-no-return = { $unit } è { box-name } e non torna.
refusal-no-such-unit = Non c’è un’unità { $units } che tu possa usare qui.
refusal-no-such-hex = Non c’è un esagono { $hex } su questa mappa.
refusal-no-such-box = Non c’è un riquadro { $box }.
refusal-edit-hex = { $hex } non serve a questo.
refusal-edit-setting = Non c’è nulla da regolare con il nome { $name }.
refusal-edit-value = { $name } non può essere { $value }: va da { $least } a { $most }.
refusal-edit-word = { $name } non può essere { $value }; può essere: { $known }.

## Segnalini, riquadri, tracciati e risultati

marker-moved = Ha mosso
marker-stopped = Ferma accanto al nemico
marker-obliged = Deve attaccare
marker-used = Ha combattuto
marker-awaiting-contact = Attende il contatto
marker-new = Sbarcata in questo turno
marker-attacked-by-allied = Attaccato dagli Alleati in questo turno
marker-attacked-by-axis = Attaccato dall’Asse in questo turno
marker-arrives-1 = Attesa dal turno 1
marker-arrives-2 = Attesa dal turno 2
marker-arrives-3 = Attesa dal turno 3
marker-arrives-4 = Attesa dal turno 4
marker-arrives-5 = Attesa dal turno 5
marker-arrives-6 = Attesa dal turno 6
marker-arrives-7 = Attesa dal turno 7
marker-arrives-8 = Attesa dal turno 8
marker-arrives-9 = Attesa dal turno 9
marker-arrives-10 = Attesa dal turno 10
marker-arrives-11 = Attesa dal turno 11
marker-arrives-12 = Attesa dal turno 12
marker-arrives-13 = Attesa dal turno 13
marker-arrives-14 = Attesa dal turno 14
marker-arrives-15 = Attesa dal turno 15
marker-arrives-16 = Attesa dal turno 16
marker-arrives-17 = Attesa dal turno 17
marker-arrives-18 = Attesa dal turno 18
marker-arrives-19 = Attesa dal turno 19
marker-arrives-20 = Attesa dal turno 20
box-reinforcements = Rinforzi
box-eliminated = Eliminate
box-withdrawn = Ritirate
box-italy = Italia
box-aside = Fuori gioco
track-turn = Turno
track-air = Punti aerei
result-DVI-AE = la difesa regge; un attaccante è eliminato, gli altri si ritirano
result-DVB-AE = la difesa regge con perdite; un attaccante è eliminato, gli altri si ritirano
result-DVI-ARB = la difesa regge; l’attacco si ritira con perdite
result-DVI-ARI = la difesa regge; l’attacco si ritira
result-DVB-ARB = la difesa regge con perdite; l’attacco si ritira con perdite
result-DVB-ARI = la difesa regge con perdite; l’attacco si ritira
result-DRI-AVB = la difesa si ritira; l’attacco vince con perdite
result-DRB-AVB = la difesa si ritira con perdite; l’attacco vince con perdite
result-DRI-AVI = la difesa si ritira; l’attacco vince senza perdite
result-DRB-AVI = la difesa si ritira con perdite; l’attacco vince senza perdite
result-DE-AVB = un difensore è eliminato, gli altri si ritirano; l’attacco vince con perdite
result-DE-AVI = un difensore è eliminato, gli altri si ritirano; l’attacco vince senza perdite
result-EMP = uno scambio
result-IMP = uno stallo
result-DI = nessun effetto
result-DB = un’unità perde un passo
result-D2B = due unità perdono un passo ciascuna
