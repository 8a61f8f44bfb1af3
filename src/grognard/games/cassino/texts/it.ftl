# Frasi e nomi di cassino.

## Qui la parte dell’Asse è tedesca

side-name = { $side ->
    [allied] Alleati
    [axis] Tedeschi
   *[other] { $side }
}
side-axis = Tedeschi

## Regole solo di questo gioco

refusal-opening-attack-first = Prima va risolto l’attacco della 36ª Divisione.
refusal-bivouac-closed = { $unit } non può entrare in { $hex }: è l’uscita di un bivacco alleato.
refusal-anzio-surprise = { $unit } non può entrare in { $hex }: la testa di ponte di Anzio è chiusa ai tedeschi fino al turno 2.
refusal-anzio-limit = { $unit } non può sbarcare ad Anzio: senza contatto via terra al massimo { $limit } unità, e ce ne sono già { $present }.
refusal-entry-edge = { $unit } non può entrare sulla mappa né uscirne da { $hex }.
refusal-return-too-early = { $unit } non può tornare prima del turno { $turn }.
refusal-rail-gun-phase = { $unit } non si può usare nella fase di combattimento alleata.
refusal-rail = { $unit } non può andare in treno: { $reason ->
    [not-on-rail] { $hex } non ha ferrovia.
    [engaged] è accanto al nemico in { $hex }.
    [moved] si è già mossa in questo turno.
    [no-station] non c’è ferrovia libera dove salire.
    [would-engage] { $hex } è accanto al nemico.
    [closed] la ferrovia in { $hex } le è chiusa.
   *[other] { $hex } non si raggiunge su ferrovia libera entro 30 esagoni.
}
reason-fortification = attacco attraverso la Linea Gustav
reason-weather = maltempo

## Azioni, fasi, riquadri e segnapunti

action-deploy = Colloca
action-enter = Fai entrare
action-rail = Vai in treno
action-leave = Esci dalla mappa
phase-opening = Attacco iniziale
phase-attrition = Terzo tedesco
phase-name = { $phase ->
    [movement] movimento
    [combat] combattimento
    [setup] preparazione
    [opening] apertura
    [attrition] logoramento
   *[other] { $phase }
}
hex-edge = il bordo della mappa
box-away = Fuori mappa
box-departed = Uscite per sempre
box-bivouac_ii = II Corpo
box-bivouac_v = V Corpo
box-bivouac_vi = VI Corpo
box-bivouac_x = X Corpo
box-bivouac_xiii = XIII Corpo
box-bivouac_cef = Corpo di Spedizione Francese
box-name = { $box ->
    [reinforcements] tra i rinforzi
    [eliminated] tra le unità eliminate
    [withdrawn] fuori dalla campagna
    [departed] fuori per sempre
    [away] fuori mappa
    [bivouac_ii] nel bivacco del II Corpo
    [bivouac_v] nel bivacco del V Corpo
    [bivouac_vi] nel bivacco del VI Corpo
    [bivouac_x] nel bivacco del X Corpo
    [bivouac_xiii] nel bivacco del XIII Corpo
    [bivouac_cef] nel bivacco del Corpo Francese
   *[other] { $box }
}
track-weather = Maltempo
marker-attacked-by-axis = Attaccato dai tedeschi in questo turno

## Decisioni

decision-deploy = { side-name }: dove cominciano queste unità? { $units }
decision-opening-attack = { side-name }: la 36ª Divisione attacca { $target }. Aggiungi punti aerei, se vuoi, e conferma.
decision-attrition = { side-name }: dopo mesi di lotta bisogna rinunciare a { $due } unità ridotte. Quale adesso? { $units }

## Avvenimenti

event-box-chosen = { side-name }: { $units } cominciano { box-name }.
event-deployed = { $unit } comincia in { $at }.
event-counter-deployed = { side-name }: una pedina è collocata in { $at }.
event-weather-rolled = Il dado del tempo dà { $die }: { $bad ->
    [yes] maltempo; i punti aerei sono dimezzati e il terreno è pesante.
   *[no] bel tempo.
}
event-opening-attack-due = Prima di ogni movimento, { $units } attaccano { $target }.
event-bivouac-blocked = Ogni uscita è sorvegliata o piena: le unità { box-name } possono entrare in questa fase dal bordo est o sud.
event-entered = { $unit } entra da { $at } e finisce in { $to } ({ half-points }).
event-counter-entered = { side-name }: una pedina entra da { $at } e finisce in { $to }.
event-railed = { $unit } va in treno da { $origin } a { $to }.
event-counter-railed = { side-name }: una pedina va in treno da { $origin } a { $to }.
event-left-map = { $unit } esce dalla mappa in { $at }{ $turn ->
    [0] {" "}per sempre.
   *[other] {" "}e può tornare dal turno { $turn }.
}
event-came-back = { $unit } è di nuovo disponibile a piena forza.
event-recovered = { $unit } torna a piena forza.
event-game-ended = Il conto: Alleati { $allied }, Tedeschi { $axis }. { $winner ->
    [allied] Vincono gli Alleati.
    [axis] Vincono i Tedeschi.
   *[other] Pareggio.
}
event-final-score = Punteggio finale: Alleati { $allied }, Tedeschi { $axis }. { $winner ->
    [allied] Hanno vinto gli Alleati.
    [axis] Hanno vinto i Tedeschi.
   *[other] Nessuno ha vinto.
}

## Altri rifiuti

refusal-not-due = { $unit } non arriva prima del turno { $turn }.
refusal-already-here = { $unit } è già sulla mappa.

## Il punteggio

score-name = { $reason ->
    [rome-fought] combattimento terrestre a Roma
   *[other] { $reason }
}
event-scored = { side-name }: { $points } punti ({ score-name }).
score-rome = Roma in mano
score-monte-cassino = Monte Cassino in mano
score-valmontone = Valmontone in mano
score-cisterna = Cisterna in mano
score-anzio = Anzio in mano
score-pescara = Pescara in mano
score-sulmona = Sulmona in mano
score-german-destroyed = { $count ->
    [1] un'unità tedesca distrutta: { $names }
   *[other] { $count } unità tedesche distrutte, { $each } punti ciascuna: { $names }
}
score-allied-destroyed = { $count ->
    [1] un'unità alleata distrutta: { $names }
   *[other] { $count } unità alleate distrutte, { $each } punti ciascuna: { $names }
}
score-rome-fought = Combattimento terrestre a Roma

## Opzioni

option-reduced-rounding = Metà di un valore dispari
option-reduced-rounding-up = Arrotondata per eccesso
option-reduced-rounding-exact-half = Metà esatta (nei combattimenti le forze appaiono raddoppiate)
option-reduced-rounding-down = Arrotondata per difetto
option-rome-control = Controllo di Roma
option-rome-control-last-occupier-both = L’ultimo a stare nei due esagoni
option-rome-control-physically-occupied-both = Unità nei due esagoni
option-values-139-18 = Valori della 139ª e della 18ª Brigata
option-values-139-18-as-written = 139ª 3-4-6, 18ª 4-4-6
option-values-139-18-swapped = 139ª 4-4-6, 18ª 3-4-6
option-light-division-mountain = 114ª Divisione Leggera
option-light-division-mountain-no = Fanteria comune
option-light-division-mountain-yes = Truppe da montagna
option-bivouac-exits = Uscite dei bivacchi
option-bivouac-exits-closed-to-german = Chiuse ai tedeschi
option-bivouac-exits-open = Aperte a tutti
option-anzio-surprise = Sorpresa ad Anzio
option-anzio-surprise-perimeter-closed-turn-1 = Perimetro chiuso ai tedeschi al turno 1
option-anzio-surprise-none = Nessuna
option-rail-control = Uso delle ferrovie
option-rail-control-any = Qualunque esagono di ferrovia
option-rail-control-friendly-only = Solo esagoni propri

## Unità

unit-us-1ad-cca = Combat Command A americano
unit-us-1ad-ccb = Combat Command B americano
unit-us-1ad-ccr = Combat Command R americano
unit-us-3-7 = 7º Fanteria americano
unit-us-3-15 = 15º Fanteria americano
unit-us-3-30 = 30º Fanteria americano
unit-us-34-133 = 133º Fanteria americano
unit-us-34-135 = 135º Fanteria americano
unit-us-34-168 = 168º Fanteria americano
unit-us-36-141 = 141º Fanteria americano
unit-us-36-142 = 142º Fanteria americano
unit-us-36-143 = 143º Fanteria americano
unit-us-45-157 = 157º Fanteria americano
unit-us-45-179 = 179º Fanteria americano
unit-us-45-180 = 180º Fanteria americano
unit-us-85-337 = 337º Fanteria americano
unit-us-85-338 = 338º Fanteria americano
unit-us-85-339 = 339º Fanteria americano
unit-us-88-349 = 349º Fanteria americano
unit-us-88-350 = 350º Fanteria americano
unit-us-88-351 = 351º Fanteria americano
unit-us-fse-1 = Forza Servizi Speciali (1)
unit-us-fse-2 = Forza Servizi Speciali (2)
unit-us-2armgp = 2º Gruppo Corazzato americano
unit-us-504 = 504º Paracadutisti americano
unit-us-6615 = Ranger americani (6615º)
unit-us-1108 = 1108º Genio americano
unit-us-art-ii = Artiglieria del II Corpo americano
unit-us-art-vi = Artiglieria del VI Corpo americano
unit-us-art-5a = Artiglieria della 5ª Armata americana
unit-uk-1-2 = 2ª Brigata britannica
unit-uk-1-3 = 3ª Brigata britannica
unit-uk-1-24gds = 24ª Brigata Guardie britannica
unit-uk-4-10 = 10ª Brigata britannica
unit-uk-4-12 = 12ª Brigata britannica
unit-uk-4-28 = 28ª Brigata britannica
unit-uk-5-13 = 13ª Brigata britannica
unit-uk-5-15 = 15ª Brigata britannica
unit-uk-5-17 = 17ª Brigata britannica
unit-uk-6ad-26 = 26ª Brigata Corazzata britannica
unit-uk-6ad-61 = 61ª Brigata Fanteria Autotrasportata britannica
unit-uk-46-128 = 128ª Brigata britannica
unit-uk-46-138 = 138ª Brigata britannica
unit-uk-46-139 = 139ª Brigata britannica
unit-uk-56-167 = 167ª Brigata britannica
unit-uk-56-168 = 168ª Brigata britannica
unit-uk-56-169 = 169ª Brigata britannica
unit-uk-78-11 = 11ª Brigata britannica
unit-uk-78-36 = 36ª Brigata britannica
unit-uk-78-38 = 38ª Brigata britannica
unit-uk-2para = 2ª Brigata Paracadutisti britannica
unit-uk-2cdo = 2ª Brigata Commando britannica
unit-uk-18 = 18ª Brigata britannica
unit-uk-7arm = 7ª Brigata Corazzata britannica
unit-uk-25tank = 25ª Brigata Carri britannica
unit-uk-art-v = Artiglieria del V Corpo britannico
unit-uk-art-x = Artiglieria del X Corpo britannico
unit-uk-art-xiii = Artiglieria del XIII Corpo britannico
unit-uk-art-8a = Artiglieria della 8ª Armata britannica
unit-fr-art-cef = Artiglieria del Corpo di Spedizione Francese
unit-fr-1mot-1bde = 1ª Brigata Motorizzata francese
unit-fr-1mot-2bde = 2ª Brigata Motorizzata francese
unit-fr-1mot-4bde = 4ª Brigata Motorizzata francese
unit-fr-2m-4rtm = 4º Tiratori Marocchini
unit-fr-2m-5rtm = 5º Tiratori Marocchini
unit-fr-2m-8rtm = 8º Tiratori Marocchini
unit-fr-3a-3rta = 3º Tiratori Algerini
unit-fr-3a-4rtt = 4º Tiratori Tunisini
unit-fr-3a-7rta = 7º Tiratori Algerini
unit-fr-4mm-1rtm = 1º Tiratori Marocchini
unit-fr-4mm-2rtm = 2º Tiratori Marocchini
unit-fr-4mm-6rtm = 6º Tiratori Marocchini
unit-fr-rm-1 = 1º Tabor francese
unit-fr-rm-3 = 3º Tabor francese
unit-fr-rm-4 = 4º Tabor francese
unit-ca-1-1 = 1ª Brigata canadese
unit-ca-1-2 = 2ª Brigata canadese
unit-ca-1-3 = 3ª Brigata canadese
unit-ca-5ad-5 = 5ª Brigata Corazzata canadese
unit-ca-5ad-11 = 11ª Brigata Motorizzata canadese
unit-ca-1arm = 1ª Brigata Corazzata canadese
unit-ca-art-i = Artiglieria del I Corpo canadese
unit-za-11 = 11ª Brigata Corazzata sudafricana
unit-za-12 = 12ª Brigata Motorizzata sudafricana
unit-in-4-5 = 5ª Brigata indiana
unit-in-4-7 = 7ª Brigata indiana
unit-in-4-11 = 11ª Brigata indiana
unit-in-8-17 = 17ª Brigata indiana
unit-in-8-19 = 19ª Brigata indiana
unit-in-8-21 = 21ª Brigata indiana
unit-pl-3-1 = 1ª Brigata polacca
unit-pl-3-2 = 2ª Brigata polacca
unit-pl-5-5 = 5ª Brigata polacca
unit-pl-5-6 = 6ª Brigata polacca
unit-pl-2arm = 2ª Brigata Corazzata polacca
unit-pl-art = Artiglieria del Corpo polacco
unit-nz-2-4arm = 4ª Brigata Corazzata neozelandese
unit-nz-2-5 = 5ª Brigata neozelandese
unit-nz-2-6 = 6ª Brigata neozelandese
unit-it-68 = 68º Fanteria italiano
unit-it-bers-4 = 4º Bersaglieri italiano
unit-it-sanmarco = Marò del San Marco italiani
unit-de-1fj-1 = 1º Paracadutisti tedesco
unit-de-1fj-3 = 3º Paracadutisti tedesco
unit-de-1fj-4 = 4º Paracadutisti tedesco
unit-de-3pg-8 = 8º Panzergrenadier tedesco
unit-de-3pg-29 = 29º Panzergrenadier tedesco
unit-de-4fj-10 = 10º Paracadutisti tedesco
unit-de-4fj-11 = 11º Paracadutisti tedesco
unit-de-4fj-12 = 12º Paracadutisti tedesco
unit-de-5gd-85 = 85º da Montagna tedesco
unit-de-5gd-100 = 100º da Montagna tedesco
unit-de-15pg-104 = 104º Panzergrenadier tedesco
unit-de-15pg-115 = 115º Panzergrenadier tedesco
unit-de-26pz-26 = 26º Panzer tedesco
unit-de-26pz-9 = 9º Panzergrenadier tedesco
unit-de-26pz-67 = 67º Panzergrenadier tedesco
unit-de-29pg-15 = 15º Panzergrenadier tedesco
unit-de-29pg-71 = 71º Panzergrenadier tedesco
unit-de-44-131 = 131º Fanteria tedesco
unit-de-44-132 = 132º Fanteria tedesco
unit-de-44-hd = Reggimento Hoch- und Deutschmeister tedesco
unit-de-65-145 = 145º Fanteria tedesco
unit-de-65-146 = 146º Fanteria tedesco
unit-de-65-147 = 147º Fanteria tedesco
unit-de-35ss = 35º Panzergrenadier SS tedesco
unit-de-71-191 = 191º Fanteria tedesco
unit-de-71-194 = 194º Fanteria tedesco
unit-de-71-211 = 211º Fanteria tedesco
unit-de-90pg-200 = 200º Panzergrenadier tedesco
unit-de-90pg-361 = 361º Panzergrenadier tedesco
unit-de-92-1059 = 1059º Fanteria tedesco
unit-de-92-1060 = 1060º Fanteria tedesco
unit-de-94-267 = 267º Fanteria tedesco
unit-de-94-274 = 274º Fanteria tedesco
unit-de-94-276 = 276º Fanteria tedesco
unit-de-114-721 = 721º Fanteria tedesco
unit-de-114-741 = 741º Fanteria tedesco
unit-de-305-576 = 576º Fanteria tedesco
unit-de-305-577 = 577º Fanteria tedesco
unit-de-305-578 = 578º Fanteria tedesco
unit-de-334-754 = 754º Fanteria tedesco
unit-de-334-755 = 755º Fanteria tedesco
unit-de-334-756 = 756º Fanteria tedesco
unit-de-362-955 = 955º Fanteria tedesco
unit-de-362-956 = 956º Fanteria tedesco
unit-de-715-725 = 725º Fanteria tedesco
unit-de-715-735 = 735º Fanteria tedesco
unit-de-art-10a = Artiglieria della 10ª Armata tedesca
unit-de-art-14a = Artiglieria della 14ª Armata tedesca
unit-de-hg-pz = Reggimento Panzer Hermann Göring
unit-de-hg-1pzgr = 1º Panzergrenadier Hermann Göring
unit-de-hg-2pzgr = 2º Panzergrenadier Hermann Göring
unit-de-lehr = Reggimento Lehr tedesco
unit-de-1027 = 1027º Motorizzato tedesco
unit-de-1028 = 1028º Motorizzato tedesco
unit-de-bode = Reggimento Bode tedesco
unit-de-508 = 508º Battaglione Panzer tedesco
unit-de-art-1fj = Artiglieria del I Corpo Paracadutisti tedesco
unit-de-art-li = Artiglieria del LI Corpo tedesco
unit-de-art-xiv = Artiglieria del XIV Corpo Panzer tedesco
unit-de-art-lxxvi = Artiglieria del LXXVI Corpo Panzer tedesco
unit-de-neb5 = 5ª Brigata Nebelwerfer tedesca
unit-de-rail725 = 725º Artiglieria Ferroviaria tedesco

## Luoghi

hex-0211 = Roma (0211)
hex-0212 = Roma (0212)
hex-0420 = Anzio
hex-0513 = Frascati
hex-0616 = Velletri
hex-0710 = Tivoli
hex-0717 = Cisterna
hex-0802 = Rieti
hex-0815 = Valmontone
hex-0820 = Littoria (Latina)
hex-1417 = Frosinone
hex-1423 = Terracina
hex-1703 = L'Aquila
hex-1709 = Avezzano
hex-1818 = Arce
hex-1824 = Gaeta
hex-1923 = Formia
hex-2021 = Pontecorvo
hex-2220 = Piedimonte San Germano
hex-2224 = Minturno
hex-2319 = Monte Cassino
hex-2320 = Cassino
hex-2421 = Sant'Angelo
hex-2509 = Sulmona
hex-2903 = Chieti
hex-3002 = Pescara
hex-3018 = Isernia
hex-3206 = Lanciano
hex-3303 = Ortona

## Di che cosa si tratta

aim-winner = Dopo il turno 20 si contano i punti. Vince il totale più alto; totali uguali sono un pareggio.
    .rule = C-VP-W
aim-allied = Hai venti settimane per rompere la Linea Gustav, congiungerti con la testa di sbarco di Anzio e prendere Roma.
    .rule = C-14.2
aim-allied-1 = Roma vale 100 punti se alla fine entrambi gli esagoni sono tuoi, Monte Cassino 50, Valmontone 30, Cisterna 20.
    .rule = C-VP-A1
aim-allied-2 = Ogni unità tedesca eliminata vale 2 punti; ogni unità che perdi ne dà 5 ai tedeschi. Attacca con l'artiglieria e l'aviazione alle spalle.
    .rule = C-VP-A5
aim-allied-3 = Chi finisce il movimento accanto al nemico di solito deve attaccare. Dove i monti sono più forti, cerca la via per aggirarli.
    .rule = S/C-R25
aim-axis = Tieni la linea da mare a mare. Conserva Roma e Monte Cassino fino alla fine e fa' pagare ogni passo agli Alleati.
    .rule = C-14.2
aim-axis-1 = Alla fine Roma vale 50 punti, Monte Cassino 40, Anzio, Pescara e Valmontone 30 ciascuna, Cisterna e Sulmona 20 ciascuna, se sono in mano tua.
    .rule = C-VP-G1
aim-axis-2 = Ogni unità alleata distrutta vale 5 punti. Ma alla fine un terzo delle tue unità ridotte è perduto: non lasciarle dissanguare tutte.
    .rule = C-14.2a
aim-axis-3 = Non combattere a Roma: un solo combattimento terrestre contro di essa ti costa 40 punti.
    .rule = C-VP-G9
