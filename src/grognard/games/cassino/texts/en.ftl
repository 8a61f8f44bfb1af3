# Sentences and names of cassino.

## The axis side is German here

side-name = { $side ->
    [allied] Allies
    [axis] Germans
   *[other] { $side }
}
side-axis = Germans

## Rules that only this game has

refusal-opening-attack-first = First the attack of the 36th Division must be resolved.
refusal-bivouac-closed = { $unit } cannot enter { $hex }: it is the way out of an Allied bivouac.
refusal-anzio-surprise = { $unit } cannot enter { $hex }: the beachhead of Anzio is closed to the Germans until turn 2.
refusal-anzio-limit = { $unit } cannot land at Anzio: without land contact at most { $limit } units may be there, and there are { $present }.
refusal-entry-edge = { $unit } cannot enter or leave the map at { $hex }.
refusal-return-too-early = { $unit } cannot come back before turn { $turn }.
refusal-rail-gun-phase = { $unit } cannot be used in the Allied combat phase.
refusal-rail = { $unit } cannot go by rail: { $reason ->
    [not-on-rail] { $hex } is not on a railway.
    [engaged] it is next to the enemy at { $hex }.
    [moved] it has already moved this turn.
    [no-station] there is no free railway where it could board.
    [would-engage] { $hex } lies next to the enemy.
    [closed] the railway at { $hex } is closed to it.
   *[other] { $hex } cannot be reached by free railway within 30 hexes.
}
reason-fortification = attack through the Gustav Line
reason-weather = bad weather

## Actions, phases, boxes and tracks

action-deploy = Place
action-enter = Bring in
action-rail = Go by rail
action-leave = Leave the map
phase-opening = Opening attack
phase-attrition = German third
phase-name = { $phase ->
    [movement] movement
    [combat] combat
    [setup] set-up
    [opening] opening
    [attrition] attrition
   *[other] { $phase }
}
hex-edge = the edge of the map
box-away = Off the map
box-departed = Left for good
box-bivouac_ii = II Corps
box-bivouac_v = V Corps
box-bivouac_vi = VI Corps
box-bivouac_x = X Corps
box-bivouac_xiii = XIII Corps
box-bivouac_cef = French Expeditionary Corps
box-name = { $box ->
    [reinforcements] among the reinforcements
    [eliminated] eliminated
    [withdrawn] withdrawn
    [departed] gone for good
    [away] off the map
    [bivouac_ii] in the bivouac of II Corps
    [bivouac_v] in the bivouac of V Corps
    [bivouac_vi] in the bivouac of VI Corps
    [bivouac_x] in the bivouac of X Corps
    [bivouac_xiii] in the bivouac of XIII Corps
    [bivouac_cef] in the bivouac of the French Corps
   *[other] { $box }
}
track-weather = Bad weather
marker-attacked-by-axis = Attacked by the Germans this turn

## Decisions

decision-deploy = { side-name }: where do these units start? { $units }
decision-opening-attack = { side-name }: the 36th Division attacks { $target }. Add air points if you like, then commit.
decision-attrition = { side-name }: after months of fighting, { $due } of your reduced units must be given up. Which one now? { $units }

## Events

event-box-chosen = { side-name }: { $units } start { box-name }.
event-deployed = { $unit } starts at { $at }.
event-counter-deployed = { side-name }: a counter is placed at { $at }.
event-weather-rolled = The weather die shows { $die }: { $bad ->
    [yes] bad weather; air points are halved and the ground is heavy.
   *[no] good weather.
}
event-opening-attack-due = Before anybody moves, { $units } attack { $target }.
event-bivouac-blocked = Every way out is watched or full: the units { box-name } may come in by the eastern or southern edge in this phase.
event-entered = { $unit } comes in at { $at } and ends its move at { $to } ({ half-points }).
event-counter-entered = { side-name }: a counter comes in at { $at } and ends its move at { $to }.
event-railed = { $unit } goes by rail from { $origin } to { $to }.
event-counter-railed = { side-name }: a counter goes by rail from { $origin } to { $to }.
event-left-map = { $unit } leaves the map at { $at }{ $turn ->
    [0] {" "}for good.
   *[other] {" "}and may come back from turn { $turn }.
}
event-came-back = { $unit } stands ready again at full strength.
event-recovered = { $unit } is back at full strength.
event-game-ended = The count: Allies { $allied }, Germans { $axis }. { $winner ->
    [allied] The Allies win.
    [axis] The Germans win.
   *[other] A draw.
}
event-final-score = Final score: Allies { $allied }, Germans { $axis }. { $winner ->
    [allied] The Allies have won.
    [axis] The Germans have won.
   *[other] Nobody has won.
}

## Other refusals

refusal-not-due = { $unit } is not due before turn { $turn }.
refusal-already-here = { $unit } is already on the map.

## The score

score-name = { $reason ->
    [rome-fought] ground combat in Rome
   *[other] { $reason }
}
event-scored = { side-name }: { $points } points ({ score-name }).
score-rome = Rome held
score-monte-cassino = Monte Cassino held
score-valmontone = Valmontone held
score-cisterna = Cisterna held
score-anzio = Anzio held
score-pescara = Pescara held
score-sulmona = Sulmona held
score-german-destroyed = { $count ->
    [1] one German unit destroyed: { $names }
   *[other] { $count } German units destroyed, { $each } points each: { $names }
}
score-allied-destroyed = { $count ->
    [1] one Allied unit destroyed: { $names }
   *[other] { $count } Allied units destroyed, { $each } points each: { $names }
}
score-rome-fought = Ground combat in Rome

## Options

option-reduced-rounding = Half of an odd value
option-reduced-rounding-up = Rounded up
option-reduced-rounding-exact-half = Exact half (strengths in combats are shown doubled)
option-reduced-rounding-down = Rounded down
option-rome-control = Holding Rome
option-rome-control-last-occupier-both = Last to stand in both hexes
option-rome-control-physically-occupied-both = Units in both hexes
option-values-139-18 = Values of the 139th and 18th Brigades
option-values-139-18-as-written = 139th 3-4-6, 18th 4-4-6
option-values-139-18-swapped = 139th 4-4-6, 18th 3-4-6
option-light-division-mountain = 114th Light Division
option-light-division-mountain-no = Ordinary infantry
option-light-division-mountain-yes = Mountain troops
option-bivouac-exits = Exits of the bivouacs
option-bivouac-exits-closed-to-german = Closed to the Germans
option-bivouac-exits-open = Open to everybody
option-anzio-surprise = Surprise at Anzio
option-anzio-surprise-perimeter-closed-turn-1 = Perimeter closed to the Germans on turn 1
option-anzio-surprise-none = None
option-rail-control = Use of railways
option-rail-control-any = Any railway hex
option-rail-control-friendly-only = Only hexes in one's own hands

## Units

unit-us-1ad-cca = US Combat Command A
unit-us-1ad-ccb = US Combat Command B
unit-us-1ad-ccr = US Combat Command R
unit-us-3-7 = US 7th Infantry
unit-us-3-15 = US 15th Infantry
unit-us-3-30 = US 30th Infantry
unit-us-34-133 = US 133rd Infantry
unit-us-34-135 = US 135th Infantry
unit-us-34-168 = US 168th Infantry
unit-us-36-141 = US 141st Infantry
unit-us-36-142 = US 142nd Infantry
unit-us-36-143 = US 143rd Infantry
unit-us-45-157 = US 157th Infantry
unit-us-45-179 = US 179th Infantry
unit-us-45-180 = US 180th Infantry
unit-us-85-337 = US 337th Infantry
unit-us-85-338 = US 338th Infantry
unit-us-85-339 = US 339th Infantry
unit-us-88-349 = US 349th Infantry
unit-us-88-350 = US 350th Infantry
unit-us-88-351 = US 351st Infantry
unit-us-fse-1 = Special Service Force (1)
unit-us-fse-2 = Special Service Force (2)
unit-us-2armgp = US 2nd Armored Group
unit-us-504 = US 504th Parachute
unit-us-6615 = US Rangers (6615th)
unit-us-1108 = US 1108th Engineers
unit-us-art-ii = US II Corps Artillery
unit-us-art-vi = US VI Corps Artillery
unit-us-art-5a = US 5th Army Artillery
unit-uk-1-2 = British 2nd Brigade
unit-uk-1-3 = British 3rd Brigade
unit-uk-1-24gds = British 24th Guards Brigade
unit-uk-4-10 = British 10th Brigade
unit-uk-4-12 = British 12th Brigade
unit-uk-4-28 = British 28th Brigade
unit-uk-5-13 = British 13th Brigade
unit-uk-5-15 = British 15th Brigade
unit-uk-5-17 = British 17th Brigade
unit-uk-6ad-26 = British 26th Armoured Brigade
unit-uk-6ad-61 = British 61st Lorried Infantry Brigade
unit-uk-46-128 = British 128th Brigade
unit-uk-46-138 = British 138th Brigade
unit-uk-46-139 = British 139th Brigade
unit-uk-56-167 = British 167th Brigade
unit-uk-56-168 = British 168th Brigade
unit-uk-56-169 = British 169th Brigade
unit-uk-78-11 = British 11th Brigade
unit-uk-78-36 = British 36th Brigade
unit-uk-78-38 = British 38th Brigade
unit-uk-2para = British 2nd Parachute Brigade
unit-uk-2cdo = British 2nd Commando Brigade
unit-uk-18 = British 18th Brigade
unit-uk-7arm = British 7th Armoured Brigade
unit-uk-25tank = British 25th Tank Brigade
unit-uk-art-v = British V Corps Artillery
unit-uk-art-x = British X Corps Artillery
unit-uk-art-xiii = British XIII Corps Artillery
unit-uk-art-8a = British 8th Army Artillery
unit-fr-art-cef = French Expeditionary Corps Artillery
unit-fr-1mot-1bde = French 1st Brigade
unit-fr-1mot-2bde = French 2nd Brigade
unit-fr-1mot-4bde = French 4th Brigade
unit-fr-2m-4rtm = French 4th Moroccan Tirailleurs
unit-fr-2m-5rtm = French 5th Moroccan Tirailleurs
unit-fr-2m-8rtm = French 8th Moroccan Tirailleurs
unit-fr-3a-3rta = French 3rd Algerian Tirailleurs
unit-fr-3a-4rtt = French 4th Tunisian Tirailleurs
unit-fr-3a-7rta = French 7th Algerian Tirailleurs
unit-fr-4mm-1rtm = French 1st Moroccan Tirailleurs
unit-fr-4mm-2rtm = French 2nd Moroccan Tirailleurs
unit-fr-4mm-6rtm = French 6th Moroccan Tirailleurs
unit-fr-rm-1 = French 1st Tabors
unit-fr-rm-3 = French 3rd Tabors
unit-fr-rm-4 = French 4th Tabors
unit-ca-1-1 = Canadian 1st Brigade
unit-ca-1-2 = Canadian 2nd Brigade
unit-ca-1-3 = Canadian 3rd Brigade
unit-ca-5ad-5 = Canadian 5th Armoured Brigade
unit-ca-5ad-11 = Canadian 11th Brigade
unit-ca-1arm = Canadian 1st Armoured Brigade
unit-ca-art-i = Canadian I Corps Artillery
unit-za-11 = South African 11th Armoured Brigade
unit-za-12 = South African 12th Motor Brigade
unit-in-4-5 = Indian 5th Brigade
unit-in-4-7 = Indian 7th Brigade
unit-in-4-11 = Indian 11th Brigade
unit-in-8-17 = Indian 17th Brigade
unit-in-8-19 = Indian 19th Brigade
unit-in-8-21 = Indian 21st Brigade
unit-pl-3-1 = Polish 1st Brigade
unit-pl-3-2 = Polish 2nd Brigade
unit-pl-5-5 = Polish 5th Brigade
unit-pl-5-6 = Polish 6th Brigade
unit-pl-2arm = Polish 2nd Armoured Brigade
unit-pl-art = Polish Corps Artillery
unit-nz-2-4arm = New Zealand 4th Armoured Brigade
unit-nz-2-5 = New Zealand 5th Brigade
unit-nz-2-6 = New Zealand 6th Brigade
unit-it-68 = Italian 68th Infantry
unit-it-bers-4 = Italian 4th Bersaglieri
unit-it-sanmarco = Italian San Marco Marines
unit-de-1fj-1 = German 1st Parachute
unit-de-1fj-3 = German 3rd Parachute
unit-de-1fj-4 = German 4th Parachute
unit-de-3pg-8 = German 8th Panzergrenadier
unit-de-3pg-29 = German 29th Panzergrenadier
unit-de-4fj-10 = German 10th Parachute
unit-de-4fj-11 = German 11th Parachute
unit-de-4fj-12 = German 12th Parachute
unit-de-5gd-85 = German 85th Mountain
unit-de-5gd-100 = German 100th Mountain
unit-de-15pg-104 = German 104th Panzergrenadier
unit-de-15pg-115 = German 115th Panzergrenadier
unit-de-26pz-26 = German 26th Panzer
unit-de-26pz-9 = German 9th Panzergrenadier
unit-de-26pz-67 = German 67th Panzergrenadier
unit-de-29pg-15 = German 15th Panzergrenadier
unit-de-29pg-71 = German 71st Panzergrenadier
unit-de-44-131 = German 131st Infantry
unit-de-44-132 = German 132nd Infantry
unit-de-44-hd = German Hoch- und Deutschmeister Regiment
unit-de-65-145 = German 145th Infantry
unit-de-65-146 = German 146th Infantry
unit-de-65-147 = German 147th Infantry
unit-de-35ss = German 35th SS Panzergrenadier
unit-de-71-191 = German 191st Infantry
unit-de-71-194 = German 194th Infantry
unit-de-71-211 = German 211th Infantry
unit-de-90pg-200 = German 200th Panzergrenadier
unit-de-90pg-361 = German 361st Panzergrenadier
unit-de-92-1059 = German 1059th Infantry
unit-de-92-1060 = German 1060th Infantry
unit-de-94-267 = German 267th Infantry
unit-de-94-274 = German 274th Infantry
unit-de-94-276 = German 276th Infantry
unit-de-114-721 = German 721st Infantry
unit-de-114-741 = German 741st Infantry
unit-de-305-576 = German 576th Infantry
unit-de-305-577 = German 577th Infantry
unit-de-305-578 = German 578th Infantry
unit-de-334-754 = German 754th Infantry
unit-de-334-755 = German 755th Infantry
unit-de-334-756 = German 756th Infantry
unit-de-362-955 = German 955th Infantry
unit-de-362-956 = German 956th Infantry
unit-de-715-725 = German 725th Infantry
unit-de-715-735 = German 735th Infantry
unit-de-art-10a = German 10th Army Artillery
unit-de-art-14a = German 14th Army Artillery
unit-de-hg-pz = Hermann Göring Panzer Regiment
unit-de-hg-1pzgr = Hermann Göring 1st Panzergrenadier
unit-de-hg-2pzgr = Hermann Göring 2nd Panzergrenadier
unit-de-lehr = German Lehr Regiment
unit-de-1027 = German 1027th Motorised
unit-de-1028 = German 1028th Motorised
unit-de-bode = German Bode Regiment
unit-de-508 = German 508th Panzer Battalion
unit-de-art-1fj = German I Parachute Corps Artillery
unit-de-art-li = German LI Corps Artillery
unit-de-art-xiv = German XIV Panzer Corps Artillery
unit-de-art-lxxvi = German LXXVI Panzer Corps Artillery
unit-de-neb5 = German 5th Nebelwerfer Brigade
unit-de-rail725 = German 725th Railway Artillery

## Places

hex-0211 = Rome (0211)
hex-0212 = Rome (0212)
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

## What it is about

aim-winner = After turn 20 the points are counted. The higher total wins; equal totals are a draw.
    .rule = C-VP-W
aim-allied = You have twenty weeks to break the Gustav Line, join hands with the beachhead at Anzio and take Rome.
    .rule = C-14.2
aim-allied-1 = Rome is 100 points if both its hexes are yours at the end, Monte Cassino 50, Valmontone 30, Cisterna 20.
    .rule = C-VP-A1
aim-allied-2 = Every German unit in the eliminated pile is 2 points; every unit you lose gives the Germans 5. Attack with the guns and the air behind you.
    .rule = C-VP-A5
aim-allied-3 = A unit that ends its move next to the enemy usually has to attack. Where the mountains are strongest, look for the way round.
    .rule = S/C-R25
aim-axis = You hold the line from sea to sea. Keep Rome and Monte Cassino to the end and make every step of the Allies costly.
    .rule = C-14.2
aim-axis-1 = At the end Rome is 50 points, Monte Cassino 40, Anzio, Pescara and Valmontone 30 each, Cisterna and Sulmona 20 each, if they are in your hands.
    .rule = C-VP-G1
aim-axis-2 = Every Allied unit destroyed is 5 points. But a third of your reduced units is lost when the game ends, so do not let everybody bleed.
    .rule = C-14.2a
aim-axis-3 = Do not fight in Rome: one ground combat against it costs you 40 points.
    .rule = C-VP-G9
