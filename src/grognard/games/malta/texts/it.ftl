# Frasi e nomi di malta. Le sigle di unità, Formazioni ed esagoni arrivano qui già come nomi
# (unit-…, hex-…).

## Parole dentro le frasi

side-name = { $side ->
    [axis] Asse
    [british] Britannici
   *[other] { $side }
}
kind-name = { $kind ->
    [air] aerea
    [naval] navale
    [offensive] d'artiglieria
    [defensive] difensiva
    [sea] navale
   *[other] { $kind }
}
a-mission = { $kind ->
    [air] Una missione aerea
    [naval] Una missione navale
    [offensive] Una missione d'artiglieria
    [defensive] Una missione difensiva
    [sea] Una missione navale
   *[other] Una missione
}
terrain-name = { $terrain ->
    [plain] pianura
    [terraced] terrazzato
    [hill] collina
    [city] città
    [sea] mare
    [mined_sea] mare minato
    [village] paese
    [town] cittadina
    [port] porto
    [airfield] aeroporto
    [rubble] macerie
    [escarpment] scarpata
    [victoria_line] la Linea Vittoria
    [road] strada
   *[other] { $terrain }
}
level-name = { $level ->
    [british-overwhelming] vittoria britannica schiacciante
    [british-minor] vittoria britannica minore
    [draw] pareggio
    [axis-minor] vittoria minore dell'Asse
    [axis-overwhelming] vittoria schiacciante dell'Asse
   *[other] { $level }
}
box-name = { $box ->
    [pool] non ancora in mappa
    [eliminated] eliminata
    [aside] fuori da questa partita
   *[other] { $box }
}
use-name = { $use ->
    [elite] truppe scelte
    [engineers] guastatori
   *[none] né truppe scelte né guastatori
}

## Parti e fasi

side-axis = Asse
side-british = Britannici
phase-setup = Schieramento
phase-air-bombardment = Bombardamento aereo
phase-airdrops = Lanci
phase-naval-bombardment = Bombardamento navale
phase-landings = Sbarchi
phase-activation = Attivazione
phase-movement = Movimento
phase-declaration = Dichiarazione degli attacchi
phase-recovery = Riordino
phase-bombardment = Bombardamento
phase-defensive-bombardment = Bombardamento difensivo
phase-combat = Combattimento
phase-end = Fine turno
phase-over = Partita finita

## Azioni, come le chiamano i pulsanti

action-place = Schiera
action-auto-setup = Schiera tu il resto
action-assign = Manda una missione
action-plan-drop = Lancia qui
action-plan-landing = Sbarca qui
action-order = Il prossimo
action-choose-sea = Scegli l'esagono di mare
action-done = Fatto
action-disperse = Disperdi
action-come-ashore = Approda
action-enter = Entra per prima
action-bid = Scegli questo segnalino
action-pass = Passo
action-join = Partecipa
action-regroup = Riordina
action-move = Muovi
action-sweep = Rastrella l'esagono
action-overrun = Travolgi
action-arrive = Fai arrivare
action-add-lander = Aggiungi all'assalto
action-end-move = Finisci questo movimento
action-end-movement = Fine del movimento
action-declare = Dichiara un attacco
action-fire = Spara
action-bonus = Colonna delle truppe scelte
action-withhold = Tieni fuori
action-defend = Difendi con queste
action-accept = Continua a combattere
action-refuse = Interrompi
action-choose-loss = Prendi la perdita
action-retreat = Ritirati
action-advance = Avanza
action-resign = Abbandona
choice-order = { $next }
choice-bid = { $formation }
choice-bonus = { $use ->
    [elite] Truppe scelte: una colonna
    [engineers] Genieri: una colonna
   *[none] Nessuna colonna in più
}
choice-plan-drop = { $formation ->
    [none] {""}
   *[other] con { $formation }
}
choice-plan-landing = { $wave ->
    [1] prima ondata
   *[2] seconda ondata
}{ $formation ->
    [none] {""}
   *[other] , con { $formation }
}
choice-arrive = { $by ->
    [port] dal porto
    [airfield] per via aerea
   *[beach] dalla spiaggia
}{ $sea ->
    [none] {""}
   *[other] {" "}di { $at }, dal mare in { $sea }
}
choice-move = { $strategic ->
    [yes] movimento strategico
   *[no] {""}
}{ $sweep ->
    [yes] pronta a rastrellare
   *[no] {""}
}

## Schieramento, turni e attivazione

event-unit-placed = { $unit } si schiera a { $at }.
event-setup-filled = Il resto della guarnigione è schierato: { $units }.
event-setup-done = La guarnigione è pronta{ $bare ->
    [yes] . Attenzione: La Valletta ha solo la sua batteria.
   *[no] .
}
event-turn-began = Comincia il Turno { $turn }.
event-turn-ended = Finisce il Turno { $turn }. Dal prossimo l'Asse può usare: porti { $ports }; aeroporti { $airfields }.
event-chit-named = { side-name }: si sceglie { $formation }.
event-contest-passed = { side-name }: passo.
event-contest-rolled = { $axis } tira { $axis_die } e ha { $axis_total }; { $british } tira { $british_die } e ha { $british_total }.
event-activated = { side-name }: { $formation } è attiva{ $how ->
    [unopposed] {" "}senza opposizione
    [free] {" "}senza dadi
   *[contest] {""}
}{ $run ->
    [0] .
    [1] .
   *[other] , attivazione di fila numero { $run }.
}
event-joined = { $units } partecipano all'Operazione di { $formation }.
event-operation-over = { side-name }: l'Operazione di { $formation } è finita.
event-operations-over = Nessuno vuole più agire.
event-forced = { side-name }: una sola scelta, fatta automaticamente.
event-resigned = { side-name }: il giocatore abbandona.

## Missioni e bombardamento

event-missions-rolled = Forze { $kind ->
    [air] aeree
   *[other] navali
}: dado { $die }, modificatore { $modifier }: { $missions } { $missions ->
    [one] missione
   *[other] missioni
}.
event-missions-set = Forze { $kind ->
    [air] aeree
   *[other] navali
}: { $missions } missioni.
event-mission-assigned = { a-mission } va su { $target } (ne restano { $left }).
event-gun-laid = { $unit } punta su { $target }.
event-bombarded = { $by ->
    [air] L'aviazione bombarda
    [naval] Le navi bombardano
   *[other] { $by } bombarda
} { $target }: colonna { $column }, dadi { $first } + { $second }, modificatore { $modifier }, risultato { $result }.
event-rubble-made = { $at } è ridotta in macerie.
event-road-wrecked = Strada e porto di { $at } sono distrutti.
event-disorganised = { $cause ->
    [landing] { $units }: disorganizzate dallo sbarco.
    [airland] { $units }: disorganizzate dall'atterraggio.
    [air-landing] { $units }: disorganizzate dall'atterraggio.
    [bombardment] { $units } a { $at }: disorganizzate dal bombardamento.
    [overstack] { $units } a { $at }: disorganizzate: troppe in un esagono.
    [retreat] { $units } a { $at }: disorganizzate dalla ritirata.
   *[other] { $units } a { $at }: disorganizzate.
}
event-recovered = { $units }: di nuovo in ordine.
event-step-lost = { $unit } perde un passo{ $cause ->
    [bombardment] {" "}sotto il bombardamento.
    [tanks] {" "}nello scontro fra carri.
    [landing] {" "}verso la spiaggia.
   *[other] .
}
event-unit-eliminated = { $unit } è eliminata{ $cause ->
    [bombardment] {" "}sotto il bombardamento.
    [tanks] {" "}nello scontro fra carri.
    [anti-air] {" "}dai cannoni a terra.
    [drop] {" "}nel lancio.
    [drop-failed] : l'esagono di lancio non è stato liberato.
    [drowned] : è caduta in mare.
    [landing] {" "}verso la spiaggia.
    [thrown-back] : ributtata in mare.
    [stranded] : rimasta in mare.
    [cannot-retreat] : non può ritirarsi.
    [surrender] : si arrende.
   *[other] .
}

## Lanci

event-drop-planned = { $unit } si lancerà su { $at } con { $formation }.
event-drop-rolled = { $formation } su { $at } ({ $units }): dado { $die }, modificatore { $modifier }, risultato { $result }.
event-company-scattered = { $unit } è portata via da { $drop } (dado { $die }){ $at ->
    [sea] {" "}in mare.
   *[other] {" "}a { $at }, dispersa.
}
event-company-landed = { $units } a terra a { $at }{ $dispersed ->
    [yes] , disperse.
   *[no] .
}
event-drop-failed = { $at } non è liberato: perdute { $units }.

## Sbarchi e arrivi

event-landing-planned = { $unit } attende in mare ({ $sea }) per { $to }, ondata { $wave }, con { $formation }{ $crowded ->
    [yes] . Attenzione: si punta più di quanto l'esagono possa tenere.
   *[no] .
}
event-landing-began = { $formation }: parte l'ondata { $wave }.
event-landing-rolled = { $unit } verso { $to }: dado { $die }, modificatore { $modifier }, risultato { $result }.
event-came-ashore = { $unit } è a terra a { $at }.
event-reembarked = Di nuovo sulle navi: { $units }{ $cause ->
    [no-room] {" "}(non c'è posto sulla spiaggia).
   *[other] .
}
event-landing-succeeded = { $at } d'ora in poi accoglie rinforzi.
event-unit-arrived = { $unit } arriva a { $at } { $by ->
    [port] per il porto.
    [beach] per la spiaggia.
    [airfield] per via aerea.
   *[other] .
}

## Movimento

event-moved = { $unit } muove da { $start } a { $to } ({ $cost }){ $strategic ->
    [yes] , movimento strategico
   *[no] {""}
}{ $sweep ->
    [yes] , pronta a rastrellare l'esagono.
   *[no] .
}
event-regroup-rolled = { $unit } tenta il riordino a { $at }: dado { $die }, modificatore { $modifier }: { $success ->
    [yes] riordinata.
   *[no] ancora dispersa.
}
event-sweep-paid = { $unit } si prepara a rastrellare { $at } ({ $cost }).
event-overrun-began = { $units } tentano di travolgere { $target } ({ $cost }).
event-movement-ended = { $unit } si ferma a { $at }.
event-control-changed = { $at } passa in mano: { side-name }.
event-attack-declared = { $units }: { $sweep ->
    [yes] rastrelleranno { $target }.
   *[no] attaccheranno { $target }.
}

## Combattimento

event-combat-began = { side-name }: { $kind ->
    [sea] attacco dal mare a { $target }
    [drop] attacco dentro { $target }
    [sweep] rastrellamento di { $target }
    [overrun] travolgimento di { $target }
   *[other] attacco a { $target }
}, { $units } contro { $defenders }.
event-combat-lapsed = Nessun combattimento a { $target }: { $cause ->
    [no-attackers] non resta chi attacchi.
   *[other] non c'è più nessuno.
}
event-bonus-used = { side-name }: { $use ->
    [elite] le truppe scelte danno una colonna.
    [engineers] i guastatori danno una colonna.
   *[none] nessuna colonna.
}
event-defended = { $target } è difesa da { $units }.
event-tanks-rolled = { $unit } contro { $target }, scontro fra carri: dado { $die }, modificatore { $modifier }: { $result ->
    [A1] l'attaccante perde un passo.
    [D1] il difensore perde un passo.
   *[other] nessun effetto.
}
event-combat-rolled = Combattimento a { $target }, turno { $round }: { $attack } contro { $defence }, rapporto { $odds }, spostamento { $shift }, colonna { $column }, dadi { $first } + { $second }: { $result }.
event-intense-answered = Combattimento intenso a { $target }, { side-name }: { $accepted ->
    [yes] si continua.
   *[no] si interrompe.
}
event-result-converted = { $target } è città o macerie, { side-name }: invece di ritirarsi si perde un passo.
event-retreated = { $units } arretrano da { $start } a { $to }.
event-surrendered = { $units } si arrendono a { $at }.
event-advanced = { $unit } avanza a { $at }.

## La fine

event-valletta-fell = La Valletta è caduta. Malta è perduta.
event-game-ended = La partita è finita: { $points } punti vittoria, { level-name }.
event-losses-counted = { side-name }: { $units } unità perdute, { $steps } passi in tutto.
event-objectives-counted = L'Asse tiene { $count } obiettivi: { $names }.
score-italian-losses = { $count } punti di truppe italiane perduti, uno ogni { $each }
score-valued-losses = { $count } passi di truppe scelte, corazzati e artiglieria perduti
score-objectives = { $count } obiettivi tenuti: { $names }

## Decisioni

decision-setup = Britannici: schierate le unità (ne restano { $left }), o fatele schierare.
decision-missions = Asse: missione { kind-name }, ne restano { $left }. Scegliete i bersagli (finora: { $planned }).
decision-drop-plan = Asse: pianificate i lanci, compagnia per compagnia ({ $left } ancora a bordo).
decision-drop-order = Asse: quale Formazione si lancia adesso?
decision-drop-hex = Asse: { $formation } si lancia. Quale esagono viene adesso?
decision-scatter = Britannici: quale compagnia si disperde a { $at }? (da indicare: { $left })
decision-come-ashore = Asse: dove approda { $unit }?
decision-drop-combat = Asse: in quale esagono di lancio si combatte adesso?
decision-landing-plan = Asse: pianificate gli sbarchi, unità per unità ({ $left } ancora a bordo).
decision-landing-sea = Asse: da quale esagono di mare { $unit } va verso { $to }, e in quale ondata?
decision-landing-order = Asse: quale Formazione sbarca adesso?
decision-landing-entry = Asse: a { $at } non c'è posto per tutti. Chi viene adesso?
decision-sea-combat = Asse: quale spiaggia si attacca adesso?
decision-shore-moves = Asse: { $formation } ha sbarcato la prima ondata. Le unità in ordine possono muovere di un esagono.
decision-contest = { side-name }: scegliete un segnalino, o passate. { $against ->
    [none] Nulla è stato mostrato.
   *[other] L'altra parte mostra { $against }.
}
decision-free-activation = { side-name }: l'avversario ha agito due volte di fila. Scegliete una Formazione da attivare senza dadi, o rinunciate.
decision-join = { side-name }: quali indipendenti, altrettanto vicini a un'altra Formazione, partecipano con { $formation }?
decision-movement = { side-name }: muovete { $formation }, o finite il movimento.
decision-beach-assault = Asse: chi altro partecipa all'assalto a { $at }? Finora: { $units }.
decision-declare = { side-name }: dichiarate gli attacchi.
decision-barrage = { side-name }: { $kind ->
    [defensive] bombardamento difensivo
   *[other] bombardamento
}: date i bersagli ai cannoni (finora: { $units }).
decision-combat-order = { side-name }: quale combattimento si fa adesso?
decision-bonus = { side-name }: una colonna per truppe scelte o guastatori a { $target }?
decision-defenders = { side-name }: { $target } è attaccata. Chi resta fuori dalla difesa? (limite { $limit } punti)
decision-intense = { side-name }: combattimento intenso a { $target }, turno { $round }. Si continua?
decision-loss = { side-name }: chi prende la perdita? (da prendere: { $count })
decision-retreat = { side-name }: { $units } devono ritirarsi da { $at }. Dove?
decision-advance = { side-name }: { $target } è vuota. Chi avanza?

## Doveri

duty-overstack = { $unit } è in un esagono troppo pieno ({ $at }): fate uscire qualcuno, o lì tutti si disorganizzano.

## Ragioni dei numeri

reason-combat-value = { $unit }: { $value } (dimezzata per: { $halved })
reason-imagined = { $value } in più, immaginati
reason-terrain = { terrain-name }
reason-hexside = attraverso { terrain-name }
reason-concentric = attacco concentrico
reason-elite = truppe scelte { $role ->
    [attacker] dell'attaccante
   *[other] del difensore
}
reason-engineers = guastatori { $role ->
    [attacker] dell'attaccante
   *[other] del difensore
}
reason-anti-air = contraerea: { $unit }
reason-coastal = batteria costiera: { $unit }
reason-letter-l = capi lancio (L)
reason-letter-s = addestrati allo sbarco (S)
reason-rough-landing = terreno difficile
reason-beside-enemy = accanto al nemico: doppio
reason-ground = { terrain-name }
reason-rubble = macerie
reason-tank-factor = { $unit }: { $value }
reason-anti-tank-factor = miglior fattore dei difensori
reason-tank-terrain = { terrain-name }: ostacola i carri
reason-road = lungo la strada

## Opzioni

option-naval-last-turn = Ultimo turno della flotta
option-naval-last-turn-4 = Turno 4
option-naval-last-turn-1 = Turno 1
option-landing-hex-limit-scope = Sette esagoni di mare
option-landing-hex-limit-scope-side = Per tutta la parte
option-landing-hex-limit-scope-formation = Per ogni Formazione
option-activation-bid = Scelta dei segnalini
option-activation-bid-sequential = In chiaro, per primo chi ha agito per ultimo
option-activation-bid-simultaneous = In segreto, rivelati insieme
option-independent-scope = Gli indipendenti seguono la più vicina fra
option-independent-scope-all = Tutte le Formazioni
option-independent-scope-unactivated = Le Formazioni che non hanno agito
option-artillery-scope = Cannoni in appoggio
option-artillery-scope-formation-or-independent = Della Formazione, e indipendenti
option-artillery-scope-any-friendly = Tutti i cannoni amici
option-coastal-batteries-bombard = Le batterie costiere bombardano a terra
option-coastal-batteries-bombard-no = No
option-coastal-batteries-bombard-yes = Sì
option-turn-s-defensive-fire = I cannoni britannici sparano nel Turno S
option-turn-s-defensive-fire-no = No
option-turn-s-defensive-fire-yes = Sì, contro gli attacchi dal mare
option-stranded-landers = Truppe da sbarco rimaste in mare
option-stranded-landers-reembark = Tornano indietro e possono venire dopo
option-stranded-landers-eliminated = Sono eliminate
option-supply-requires-operational-port = Un porto in macerie rifornisce
option-supply-requires-operational-port-no = Sì
option-supply-requires-operational-port-yes = No
option-dg-same-operation-recovery = Riordino nella stessa Operazione
option-dg-same-operation-recovery-yes = Sì
option-dg-same-operation-recovery-no = No
option-at-company-counts-for-drop-limit = Le compagnie controcarro contano nel limite di lancio
option-at-company-counts-for-drop-limit-yes = Sì
option-at-company-counts-for-drop-limit-no = No
option-tank-losses-immediate = Perdite dello scontro fra carri
option-tank-losses-immediate-yes = Subito
option-tank-losses-immediate-no = Alla fine
option-vp-multi-feature-hex = Un esagono con più elementi vale
option-vp-multi-feature-hex-once = Una volta
option-vp-multi-feature-hex-per-feature = Per ogni elemento
option-road-limit-scope = Limite di strada accanto al nemico
option-road-limit-scope-hex-entered = Per ogni esagono in cui si entra
option-road-limit-scope-hexside = Per ogni lato
option-undropped-airborne = Truppe aviolanciabili non lanciate
option-undropped-airborne-sea = Possono venire dal mare
option-undropped-airborne-lost = Sono perdute per la partita
option-loreto-same-turn = Il Loreto apre un aeroporto
option-loreto-same-turn-yes = Subito
option-loreto-same-turn-no = Dal turno seguente
option-star-without-settlement = Risultato di macerie in campo aperto
option-star-without-settlement-none = Nessun effetto
option-star-without-settlement-road-and-port = Distrugge strada e porto

## Rifiuti

refusal-wrong-segment = Non adesso: questo è il segmento { $phase } ({ $verb }).
refusal-not-active = { $unit } appartiene a { $formation }; è attiva { $active }.
refusal-sea-hex = { $hex } è un esagono di mare.
refusal-ind-not-nearest = { $unit } è più vicina a { $formation } ({ $distance }) che a { $active } ({ $own_distance }).
refusal-ind-done = { $unit } è già stata attivata in questo turno.
refusal-stack = { $hex } avrebbe { $points } punti; il limite è { $limit }.
refusal-free-class = { $hex } ha già un'unità di questa classe ({ $kind ->
    [coastal] batteria costiera
    [aa] contraerea
   *[other] corazzata o controcarro
}); { $unit } non ci sta.
refusal-setup-letter = { $unit } va alla lettera { $letter }, a { $hex }.
refusal-setup-stack = { $unit } non ci sta a { $hex }: { $points } punti, limite { $limit }.
refusal-setup-left = { $count } unità non sono ancora schierate: { $units }.
refusal-too-many-missions = Tutte le missioni sono già assegnate ({ $missions }, missione { kind-name }).
refusal-hex-cap = Al massimo { $limit } bombardamenti possono colpire { $hex } in una Operazione.
refusal-own-hex = A { $hex } ci sono unità dell'Asse.
refusal-not-coastal = { $hex } non è adiacente al mare.
refusal-drop-cap = Al massimo { $limit } compagnie possono lanciarsi su { $hex }.
refusal-not-amphibious = { $unit } non viene dal mare.
refusal-sea-adj = { $sea } non è accanto a { $hex }.
refusal-mined = { $hex } è minato.
refusal-cliff = Fra { $sea } e { $hex } ci sono scogliere.
refusal-marines-first = { $hex } non è pianura: la prima ondata deve essere una sola unità di marina.
refusal-sea-set = Con { $hex } gli esagoni di mare non sarebbero un solo gruppo collegato di al massimo { $limit }.
refusal-sea-cap = Da { $hex } possono sbarcare al massimo { $limit } punti.
refusal-wave-cap = Da { $hex } possono sbarcare al massimo { $limit } punti nell'ondata { $wave }.
refusal-port-only = { $unit } può sbarcare solo in un porto controllato.
refusal-shore-move = { $units } non possono andare ora a { $hex }.
refusal-not-airdrop = { $unit } non entra con il paracadute.
refusal-already-planned = { $unit } è già prevista per { $hex }.
refusal-drop-formation = { $hex } è esagono di lancio di { $formation }.
refusal-wrong-formation = { $unit } non può entrare con { $formation }.
refusal-no-such-formation = Non c'è una Formazione { $formation } dalla vostra parte.
refusal-chit-used = { $formation } ha già agito in questo turno.
refusal-air-turn = { $formation } non ha Operazioni nel Turno { $turn }.
refusal-pass-twice = La volta scorsa avete passato; scegliete una Formazione.
refusal-dispersed = { $unit } è dispersa e non può farlo.
refusal-arty-used = { $unit } ha già bombardato o è già stata attivata in questo turno.
refusal-arty-target = Nessuna unità di { $formation } è adiacente a { $hex }.
refusal-arty-range = { $unit } è a { $distance } esagoni da { $hex }; la gittata è { $range }.
refusal-no-decl = Nessuno a { $hex } ha dichiarato un attacco.
refusal-not-defending = { $unit } non è fra i difensori.
refusal-withhold-all = Almeno un'unità deve difendere { $hex }.
refusal-def-limit = { $points } punti non possono difendere { $hex }; il limite è { $limit }.
refusal-loss-priority = Prima vengono altre unità: { $units }.
refusal-loss-even = { $unit } ha già preso una perdita; adesso: { $units }.
refusal-retreat-priority = { $hex } è peggio di { $hexes }.
refusal-no-retreat = Non c'è ritirata verso { $hex }; possibili: { $hexes }.
refusal-retreat-together = { $units } si ritirano insieme.
refusal-must-advance = { $units } devono entrare a { $hex }.
refusal-no-advance = { $unit } non può avanzare a { $hex }.
refusal-mp = { $unit } non può entrare a { $hex }: costa { $cost }, ne restano { $left } (nemici accanto: { $enemies }).
refusal-out-of-reach = { $hex } è fuori portata per { $unit }, a cui restano { $left } punti.
refusal-prohibited = { $unit } non può entrare a { $hex } ({ terrain-name }) se non per strada.
refusal-enemy-hex = { $hex } è tenuto da unità nemiche.
refusal-immobile = { $unit } non può muovere.
refusal-off-map = { $unit } non è in mappa.
refusal-move-ended = Il movimento di { $unit } è finito.
refusal-no-move = L'unità è già a { $hex }.
refusal-one-hex = { $unit } può muovere di un solo esagono, non a { $hex }.
refusal-not-together = { $units } non stanno insieme.
refusal-not-adjacent = { $hex } non è accanto a { $unit }.
refusal-path-broken = La strada indicata finisce a { $hex } e non a { $to }.
refusal-road-limit = La strada per { $hex } accanto al nemico è esaurita: { $limit } punti e un'unità corazzata.
refusal-strategic = { $unit } non può usare il movimento strategico: { $hex } non è sulla strada o è accanto a nemici ({ $enemies }).
refusal-strategic-late = { $unit } ha già mosso; il movimento strategico si sceglie prima.
refusal-overstack = { $hex } ha { $points } punti, limite { $limit }; possono ancora uscire: { $units }.
refusal-sweep-cost = Attaccare unità disperse a { $hex } costa a { $unit } { $cost } punti; ne restano { $left }.
refusal-sweep-unpaid = { $unit } non ha pagato per attaccare unità disperse a { $hex }.
refusal-no-sweep = { $unit } non può attaccare unità disperse in questo modo.
refusal-no-dispersed = A { $hex } non ci sono nemici dispersi.
refusal-not-dispersed = { $unit } non è dispersa.
refusal-regroup-enemy = { $unit } non può riordinarsi: a { $hex } c'è un'unità nemica.
refusal-regroup-moved = { $unit } ha mosso; il riordino viene prima.
refusal-regroup-twice = { $unit } ha già tentato il riordino in questa Operazione.
refusal-overrun-mp = { $unit } ha bisogno di { $cost } punti per travolgere { $hex }; ne restano { $left }.
refusal-no-overrun = { $unit } non può travolgere adesso.
refusal-no-attack-value = { $unit } ha un valore fra parentesi e difende soltanto.
refusal-no-more-attack = { $unit } non può più attaccare in questa Operazione.
refusal-no-enemy = A { $hex } non c'è nessun nemico.
refusal-att-limit = { $points } punti non possono attaccare { $hex } da un esagono; il limite è { $limit }.
refusal-decl-adj = { $hex } non è adiacente a { $unit }.
refusal-decl-pass = { $unit } non potrebbe entrare a { $hex } e non può attaccarlo.
refusal-decl-twice = { $unit } ha già dichiarato; un'unità attacca un solo esagono.
refusal-decl-late = Gli attacchi si dichiarano alla fine del movimento; questo è il segmento { $phase }.
refusal-targets-first = Tutti i bersagli si fissano prima del primo dado di un bombardamento; per { $hex } è troppo tardi.
refusal-not-artillery = { $unit } non può bombardare.
refusal-not-waiting = { $unit } non è in attesa di arrivare.
refusal-not-by-sea = { $unit } non viene per mare.
refusal-not-airland = { $unit } non atterra sugli aeroporti.
refusal-airland-field = { $hex } non è un aeroporto pronto: serve il Loreto in ordine, o due turni di occupazione di fila.
refusal-airland-aa = { $unit } spara accanto a { $hex }.
refusal-airland-full = { $unit } non può atterrare: { $hex } accoglie { $limit } punti per Operazione.
refusal-airland-turn-s = { $unit } non può ancora atterrare a { $hex }: gli aerei portano truppe dal Turno { $turn }.
refusal-port-full = { $unit } non può sbarcare: il porto { $hex } accoglie { $limit } punti per Operazione.
refusal-port-control = { $hex } non era un porto in mano all'Asse alla fine del turno precedente.
refusal-port-rubble = Il porto { $hex } è in macerie.
refusal-port-battery = { $unit } è a { $distance } esagoni da { $hex }; devono essere più di { $range }.
refusal-no-beach = Nessuno sbarco del Turno S è riuscito a { $hex }.
refusal-beach-cap = A { $hex } possono arrivare al massimo { $limit } punti.
refusal-must-attack = { $hex } è tenuto dal nemico: dite da quale esagono di mare attaccate.
refusal-no-sea = { $hex } è libero: non serve un esagono di mare.
refusal-edit-hex = { $unit } non si può mettere a { $hex }.
refusal-edit-setting = Non c'è nulla da impostare che si chiami { $name }.
refusal-edit-value = { $name } non può essere { $value }: va da { $least } a { $most }.
refusal-edit-word = { $name } non può essere { $value }; può essere: { $known }.
refusal-no-such-box = Non c'è una casella { $box }.
refusal-no-such-unit = Qui non c'è un'unità da usare: { $units }.
refusal-no-such-hex = Non c'è un esagono { $hex } su questa mappa.

## Segni, caselle, tracciati e risultati

marker-disorganised = Disorganizzata
marker-dispersed = Dispersa
marker-activated = Attivata
marker-moved = Ha mosso
marker-ended = Movimento finito
marker-joined = Partecipa
marker-attacking = Attaccherà
marker-retreated = Si è ritirata
marker-rubble = Macerie
marker-sweeping = Pronta a rastrellare
marker-new = Appena arrivata
marker-elite = Truppa scelta
marker-wrecked = Strada e porto distrutti
marker-beachhead = Aperta ai rinforzi
marker-missions-1 = Un bombardamento
marker-missions-2 = Due bombardamenti
marker-missions-3 = Tre bombardamenti
marker-drop-zone = Esagono di lancio
box-pool = Non ancora in mappa
box-eliminated = Eliminate
box-aside = Fuori gioco
track-turn = Turno
track-chit = Segnalino
track-missions = Missioni

result-Ar = gli attaccanti si ritirano
result-Dr = i difensori si ritirano
result-CI = combattimento intenso
result-none = nessun effetto
result-2_- = gli attaccanti perdono due passi
result-1_- = gli attaccanti perdono un passo
result-Ar_- = gli attaccanti si ritirano
result-1_1 = entrambe le parti perdono un passo
result--_1 = i difensori perdono un passo
result--_Dr = i difensori si ritirano
result--_2 = i difensori perdono due passi
result-- = nessun effetto
result-D = le unità lì sono disorganizzate
result-1 = un'unità perde un passo
result-x = il luogo può finire in macerie
result-xD = il luogo può finire in macerie; le unità lì sono disorganizzate
result-x1 = il luogo può finire in macerie; un'unità perde un passo

## Formazioni, con nomi come le unità perché le frasi li possano usare

unit-IND = gli indipendenti
unit-RAMCKE = Ramcke
unit-FOLGORE = Folgore
unit-LASPEZIA = La Spezia
unit-FRIULI = Friuli
unit-LIVORNO = Livorno
unit-SUPERGA = Superga
unit-AIROP = l'aviazione
unit-NAVOP = la flotta
unit-BDE1 = 1ª brigata
unit-BDE2 = 2ª brigata
unit-BDE3 = 3ª brigata
unit-BDE4 = 4ª brigata

## Unità

unit-DE-KR1 = 1ª cp. Kroh
unit-DE-KR2 = 2ª cp. Kroh
unit-DE-KR3 = 3ª cp. Kroh
unit-DE-HE1 = 1ª cp. Heydte
unit-DE-HE2 = 2ª cp. Heydte
unit-DE-HE3 = 3ª cp. Heydte
unit-DE-HU1 = 1ª cp. Hübner
unit-DE-HU2 = 2ª cp. Hübner
unit-DE-HU3 = 3ª cp. Hübner
unit-DE-BU1 = 1ª cp. Burkhardt
unit-DE-BU2 = 2ª cp. Burkhardt
unit-DE-BU3 = 3ª cp. Burkhardt
unit-DE-PIO = Pionieri paracadutisti
unit-DE-PAK = Cp. controcarro paracadutista tedesca
unit-IT-FII1 = 1ª cp. II/185 Folgore
unit-IT-FII2 = 2ª cp. II/185 Folgore
unit-IT-FII3 = 3ª cp. II/185 Folgore
unit-IT-FIV1 = 1ª cp. IV/185 Folgore
unit-IT-FIV2 = 2ª cp. IV/185 Folgore
unit-IT-FIV3 = 3ª cp. IV/185 Folgore
unit-IT-FV1 = 1ª cp. V/186 Folgore
unit-IT-FV2 = 2ª cp. V/186 Folgore
unit-IT-FV3 = 3ª cp. V/186 Folgore
unit-IT-FVI1 = 1ª cp. VI/186 Folgore
unit-IT-FVI2 = 2ª cp. VI/186 Folgore
unit-IT-FVI3 = 3ª cp. VI/186 Folgore
unit-IT-FIX1 = 1ª cp. IX/187 Folgore
unit-IT-FIX2 = 2ª cp. IX/187 Folgore
unit-IT-FIX3 = 3ª cp. IX/187 Folgore
unit-IT-FX1 = 1ª cp. X/187 Folgore
unit-IT-FX2 = 2ª cp. X/187 Folgore
unit-IT-FX3 = 3ª cp. X/187 Folgore
unit-IT-FVIII1 = 1ª cp. guastatori Folgore
unit-IT-FVIII2 = 2ª cp. guastatori Folgore
unit-IT-FAT = Cp. controcarro Folgore
unit-IT-S125I = I/125 La Spezia
unit-IT-S125II = II/125 La Spezia
unit-IT-S125III = III/125 La Spezia
unit-IT-S126I = I/126 La Spezia
unit-IT-S126II = II/126 La Spezia
unit-IT-S126III = III/126 La Spezia
unit-IT-SBER = XXXIX bersaglieri
unit-IT-SAT = LXXX controcarro
unit-IT-SENG = LXXX genio
unit-IT-SART = 80º artiglieria
unit-IT-U87I = I/87 Friuli
unit-IT-U87II = II/87 Friuli
unit-IT-U87III = III/87 Friuli
unit-IT-U88I = I/88 Friuli
unit-IT-U88II = II/88 Friuli
unit-IT-U88III = III/88 Friuli
unit-IT-UCN = LXXXVIII CC.NN.
unit-IT-UAT = 20ª cp. controcarro
unit-IT-UENG = XX genio
unit-IT-UART = 35º artiglieria
unit-IT-L33I = I/33 Livorno
unit-IT-L33II = II/33 Livorno
unit-IT-L33III = III/33 Livorno
unit-IT-L34I = I/34 Livorno
unit-IT-L34II = II/34 Livorno
unit-IT-L34III = III/34 Livorno
unit-IT-LGUA = Guastatori Livorno
unit-IT-LAT = IV controcarro
unit-IT-LART = 28º artiglieria
unit-IT-G91I = I/91 Superga
unit-IT-G91II = II/91 Superga
unit-IT-G91III = III/91 Superga
unit-IT-G92I = I/92 Superga
unit-IT-G92II = II/92 Superga
unit-IT-G92III = III/92 Superga
unit-IT-GENG = CI genio
unit-IT-GART = 5º artiglieria
unit-IT-SMB = San Marco «Bafile»
unit-IT-SMG = San Marco «Grado»
unit-IT-CNXLII = XLII CC.NN. da sbarco
unit-IT-CNXLIII = XLIII CC.NN. da sbarco
unit-IT-NP1 = 1ª nuotatori paracadutisti
unit-IT-NP2 = 2ª nuotatori paracadutisti
unit-IT-LOR = Loreto
unit-IT-RA1 = Paracadutisti della R. Aeronautica
unit-IT-SEM1 = 1ª semoventi
unit-IT-SEM2 = 2ª semoventi
unit-IT-L3 = Carri L3
unit-DE-66 = Cp. carri 66
unit-IT-CART = Artiglieria di C.A.
unit-UK-DEV2 = 2º Devon
unit-UK-DOR1 = 1º Dorset
unit-UK-HAM1 = 1º Hampshire
unit-UK-KOMR3 = 3º Malta
unit-UK-MAN8 = 8º Manchester
unit-UK-RIF2 = 2º fucilieri irlandesi
unit-UK-KOR8 = 8º King's Own
unit-UK-KOMR1 = 1º Malta
unit-UK-BUF4 = 4º Buffs
unit-UK-LF11 = 11º fucilieri del Lancashire
unit-UK-KOMR2 = 2º Malta
unit-UK-KOMR10 = 10º Malta
unit-UK-CHE1 = 1º Cheshire
unit-UK-RWK2 = 2º Royal West Kent
unit-UK-DLI1 = 1º Durham Light Infantry
unit-UK-MAT = Plotone Matilda
unit-UK-CRU = Carri Cruiser
unit-UK-LTK = Carri leggeri
unit-UK-2PD = Controcarro da 2 libbre
unit-UK-12F = 12º da campagna
unit-UK-26D = 26º difesa
unit-UK-BDB = Batteria difesa spiagge
unit-UK-RE24 = 24ª genio da fortezza
unit-UK-RE173 = 173ª minatori
unit-UK-CBA = batteria di Fort Campbell
unit-UK-CBB = batteria di Fort Bingemma
unit-UK-CBC = batteria di Fort Madalena
unit-UK-CBD = batteria di Madliena Tower
unit-UK-CBE = batteria di Fort Tigné
unit-UK-CBF = batteria di Fort St Elmo
unit-UK-CBG = batteria di Fort St Rocco
unit-UK-CBH = batteria di Fort Leonardo
unit-UK-CBI = batteria di Fort Delimara
unit-UK-CBJ = batteria di Fort Benghisa
unit-UK-H2 = 2ª contraerea pesante
unit-UK-H7 = 7ª contraerea pesante
unit-UK-H11 = 11ª contraerea pesante
unit-UK-L3 = 3ª contraerea leggera
unit-UK-L32 = 32ª contraerea leggera
unit-UK-L65 = 65ª contraerea leggera
unit-UK-L74 = 74ª contraerea leggera

## Luoghi

hex-0504 = Gharb
hex-0607 = Xlendi
hex-0806 = Victoria
hex-0903 = Marsalforn
hex-0905 = Xaghra
hex-0906 = Xewkija
hex-1206 = Nadur
hex-1207 = Porto di Mgarr
hex-1408 = Torre di Comino
hex-1410 = Marfa
hex-1513 = Manikata
hex-1514 = Ghajn Tuffieha
hex-1612 = Mellieha
hex-1615 = Mgarr
hex-1616 = Fort Bingemma
hex-1812 = Fort Campbell
hex-1819 = Dingli
hex-1912 = Baia di San Paolo
hex-1917 = Rabat e Mdina
hex-2013 = Baia di Salina
hex-2017 = Ta' Qali
hex-2022 = Ghar Lapsi
hex-2115 = Mosta
hex-2119 = Siggiewi
hex-2214 = Gharghur
hex-2215 = Naxxar
hex-2216 = Balzan
hex-2217 = Attard
hex-2218 = Zebbug
hex-2221 = pista di Qrendi
hex-2313 = Fort Madalena
hex-2316 = Birkirkara
hex-2321 = Qrendi
hex-2414 = Torre di Madliena
hex-2418 = Qormi
hex-2420 = aeroporto di Luqa
hex-2421 = Zurrieq
hex-2514 = St Julian's
hex-2517 = Floriana e Hamrun
hex-2519 = Luqa
hex-2521 = pista di Safi
hex-2616 = Sliema e Gzira
hex-2617 = Pieta e Marsa
hex-2619 = Paola e Tarxien
hex-2620 = Gudja
hex-2623 = Hal Far
hex-2716 = La Valletta
hex-2717 = Cottonera
hex-2718 = Tarxien est
hex-2720 = Ghaxaq
hex-2817 = Kalkara
hex-2818 = Zabbar
hex-2820 = Zejtun
hex-2822 = Kalafrana
hex-2823 = Fort Benghisa
hex-2920 = Marsaxlokk
hex-3018 = Fort Leonardo
hex-3019 = Marsaskala
hex-3021 = Fort Delimara

## Di che cosa si tratta

aim-winner = Solo l'Asse conta i punti, dopo il Turno 4: 11 o più è una vittoria schiacciante dell'Asse, da 6 a 10 una minore, da 1 a 5 un pareggio; da 0 a -6 è una vittoria minore britannica, sotto una schiacciante.
    .rule = M-8.2
aim-axis = Hai cinque giorni per prendere Malta dal cielo e dal mare.
    .rule = M-0.5
aim-axis-1 = Alla fine devi avere un porto e un aeroporto efficienti, o i britannici vincono in modo schiacciante.
    .rule = M-8.2f
aim-axis-2 = Ogni esagono di città, cittadina, porto o aeroporto in mano tua vale 1 punto. Ogni passo perduto di truppe scelte, corazzati o artiglieria costa 1, degli altri italiani 1 ogni tre.
    .rule = M-8.2
aim-axis-3 = Prendi La Valletta e vinci subito, in modo schiacciante.
    .rule = M-8.2e
aim-british = Difendi un'isola di muri di pietra, cannoni e aeroporti. Tieni l'Asse lontano dalle porte: i porti e gli aeroporti.
    .rule = M-0.5
aim-british-1 = Se alla fine l'Asse non ha un porto o un aeroporto efficiente, vinci in modo schiacciante.
    .rule = M-8.2f
aim-british-2 = Se cade La Valletta tutto è perduto subito: non lasciarla mai alla sola batteria.
    .rule = M-8.2e
aim-british-3 = Fa' pagare cari gli sbarchi: ogni passo di truppe scelte, corazzati o artiglieria che l'Asse perde è un punto in meno per lui.
    .rule = M-8.2

## Note sulla traccia dei turni

turn-note-s = Sbarco
turn-note-1 = Primo giorno
turn-note-2 = Secondo giorno
turn-note-3 = Terzo giorno
turn-note-4 = Quarto giorno
