# Sentences and names of malta. Ids of units, Formations and hexes arrive here already as names
# (unit-…, hex-…).

## Words used inside sentences

side-name = { $side ->
    [axis] Axis
    [british] British
   *[other] { $side }
}
kind-name = { $kind ->
    [air] air
    [naval] naval
    [offensive] artillery
    [defensive] defensive
    [sea] naval
   *[other] { $kind }
}
a-mission = { $kind ->
    [air] An air mission
    [naval] A naval mission
    [offensive] An artillery mission
    [defensive] A defensive mission
    [sea] A naval mission
   *[other] A mission
}
terrain-name = { $terrain ->
    [plain] plain
    [terraced] terraces
    [hill] hill
    [city] city
    [sea] sea
    [mined_sea] mined sea
    [village] village
    [town] town
    [port] port
    [airfield] airfield
    [rubble] rubble
    [escarpment] escarpment
    [victoria_line] the Victoria Line
    [road] road
   *[other] { $terrain }
}
level-name = { $level ->
    [british-overwhelming] overwhelming British victory
    [british-minor] minor British victory
    [draw] a draw
    [axis-minor] minor Axis victory
    [axis-overwhelming] overwhelming Axis victory
   *[other] { $level }
}
box-name = { $box ->
    [pool] not on the map yet
    [eliminated] eliminated
    [aside] not in this game
   *[other] { $box }
}
use-name = { $use ->
    [elite] elite troops
    [engineers] engineers
   *[none] neither elite troops nor engineers
}

## Sides and phases

side-axis = Axis
side-british = British
phase-setup = Set-up
phase-air-bombardment = Air bombardment
phase-airdrops = Airdrops
phase-naval-bombardment = Naval bombardment
phase-landings = Landings
phase-activation = Activation
phase-movement = Movement
phase-declaration = Declaration of attacks
phase-recovery = Recovery
phase-bombardment = Bombardment
phase-defensive-bombardment = Defensive bombardment
phase-combat = Combat
phase-end = End of turn
phase-over = Game over

## Actions, as buttons name them

action-place = Set up
action-auto-setup = Set up the rest for me
action-assign = Send a mission
action-plan-drop = Drop here
action-plan-landing = Land here
action-order = Next
action-choose-sea = Choose the sea hex
action-done = Done
action-disperse = Disperse
action-come-ashore = Come ashore
action-enter = Enter first
action-bid = Name this chit
action-pass = Pass
action-join = Take part
action-regroup = Regroup
action-move = Move
action-sweep = Sweep the hex
action-overrun = Overrun
action-arrive = Bring in
action-add-lander = Add to the assault
action-end-move = End this move
action-end-movement = End movement
action-declare = Declare an attack
action-fire = Fire
action-bonus = Elite column
action-withhold = Withhold
action-defend = Defend with these
action-accept = Fight on
action-refuse = Break off
action-choose-loss = Take the loss
action-retreat = Retreat
action-advance = Advance
action-resign = Resign
choice-order = { $next }
choice-bid = { $formation }
choice-bonus = { $use ->
    [elite] Elite troops: one column
    [engineers] Engineers: one column
   *[none] No extra column
}
choice-plan-drop = { $formation ->
    [none] {""}
   *[other] with { $formation }
}
choice-plan-landing = { $wave ->
    [1] first wave
   *[2] second wave
}{ $formation ->
    [none] {""}
   *[other] , with { $formation }
}
choice-arrive = { $by ->
    [port] through the port
    [airfield] by air
   *[beach] over the beach
}{ $sea ->
    [none] {""}
   *[other] {" "}of { $at }, from the sea at { $sea }
}
choice-move = { $strategic ->
    [yes] strategic movement
   *[no] {""}
}{ $sweep ->
    [yes] ready to sweep
   *[no] {""}
}

## Set-up, turns and activation

event-unit-placed = { $unit } is set up at { $at }.
event-setup-filled = The rest of the garrison is set up: { $units }.
event-setup-done = The garrison stands ready{ $bare ->
    [yes] . Beware: La Valletta holds nothing but its battery.
   *[no] .
}
event-turn-began = Turn { $turn } begins.
event-turn-ended = Turn { $turn } ends. The Axis can use from the next turn: ports { $ports }; airfields { $airfields }.
event-chit-named = { side-name }: { $formation } is named.
event-contest-passed = { side-name }: pass.
event-contest-rolled = { $axis } rolls { $axis_die } and has { $axis_total }; { $british } rolls { $british_die } and has { $british_total }.
event-activated = { side-name }: { $formation } is activated{ $how ->
    [unopposed] {" "}unopposed
    [free] {" "}without dice
   *[contest] {""}
}{ $run ->
    [0] .
    [1] .
   *[other] , activation number { $run } running.
}
event-joined = { $units } take part in the Operation of { $formation }.
event-operation-over = { side-name }: the Operation of { $formation } is over.
event-operations-over = Nobody wants to act any more.
event-forced = { side-name }: only one choice, made automatically.
event-resigned = { side-name }: the player resigns.

## Missions and bombardment

event-missions-rolled = { $kind ->
    [air] Air
   *[other] Naval
} forces: die { $die }, modifier { $modifier }: { $missions } { $missions ->
    [one] mission
   *[other] missions
}.
event-missions-set = { $kind ->
    [air] Air
   *[other] Naval
} forces: { $missions } missions.
event-mission-assigned = { a-mission } goes to { $target } ({ $left } left).
event-gun-laid = { $unit } is laid on { $target }.
event-bombarded = { $by ->
    [air] Aircraft bombard
    [naval] Ships bombard
   *[other] { $by } bombards
} { $target }: column { $column }, dice { $first } + { $second }, modifier { $modifier }, result { $result }.
event-rubble-made = { $at } lies in rubble.
event-road-wrecked = Road and port of { $at } are destroyed.
# Who is disorganised by coming ashore is not on the map yet: there is no place to name.
event-disorganised = { $cause ->
    [landing] { $units } disorganised by the landing.
    [airland] { $units } disorganised by landing on the airfield.
    [air-landing] { $units } disorganised by landing on the airfield.
    [bombardment] { $units } at { $at } disorganised by the bombardment.
    [overstack] { $units } at { $at } disorganised: too many in one hex.
    [retreat] { $units } at { $at } disorganised by the retreat.
   *[other] { $units } at { $at } disorganised.
}
event-recovered = { $units } in good order again.
event-step-lost = { $unit } loses a step{ $cause ->
    [bombardment] {" "}under bombardment.
    [tanks] {" "}in the tank combat.
    [landing] {" "}on the way to the beach.
   *[other] .
}
event-unit-eliminated = { $unit } is eliminated{ $cause ->
    [bombardment] {" "}under bombardment.
    [tanks] {" "}in the tank combat.
    [anti-air] {" "}by the guns below.
    [drop] {" "}in the drop.
    [drop-failed] : the drop hex could not be cleared.
    [drowned] : it fell into the sea.
    [landing] {" "}on the way to the beach.
    [thrown-back] : thrown back into the sea.
    [stranded] : left at sea.
    [cannot-retreat] : it cannot retreat.
    [surrender] : it surrenders.
   *[other] .
}

## Airdrops

event-drop-planned = { $unit } will drop on { $at } with { $formation }.
event-drop-rolled = { $formation } over { $at } ({ $units }): die { $die }, modifier { $modifier }, result { $result }.
event-company-scattered = { $unit } is blown off { $drop } (die { $die }){ $at ->
    [sea] {" "}into the sea.
   *[other] {" "}to { $at }, dispersed.
}
event-company-landed = { $units } down at { $at }{ $dispersed ->
    [yes] , dispersed.
   *[no] .
}
event-drop-failed = { $at } is not cleared: { $units } lost.

## Landings and arrivals

event-landing-planned = { $unit } waits at sea ({ $sea }) for { $to }, wave { $wave }, with { $formation }{ $crowded ->
    [yes] . Beware: more is pointed at the hex than it can hold.
   *[no] .
}
event-landing-began = { $formation }: wave { $wave } sets out.
event-landing-rolled = { $unit } makes for { $to }: die { $die }, modifier { $modifier }, result { $result }.
event-came-ashore = { $unit } is ashore at { $at }.
event-reembarked = Back to the ships: { $units }{ $cause ->
    [no-room] {" "}(no room on the beach).
   *[other] .
}
event-landing-succeeded = { $at } is open to reinforcements from now on.
event-unit-arrived = { $unit } arrives at { $at } { $by ->
    [port] through the port.
    [beach] over the beach.
    [airfield] by air.
   *[other] .
}

## Movement

event-moved = { $unit } moves from { $start } to { $to } ({ $cost }){ $strategic ->
    [yes] , strategic movement
   *[no] {""}
}{ $sweep ->
    [yes] , ready to sweep the hex.
   *[no] .
}
event-regroup-rolled = { $unit } tries to regroup at { $at }: die { $die }, modifier { $modifier }: { $success ->
    [yes] regrouped.
   *[no] still dispersed.
}
event-sweep-paid = { $unit } prepares to sweep { $at } ({ $cost }).
event-overrun-began = { $units } try to overrun { $target } ({ $cost }).
event-movement-ended = { $unit } stays at { $at }.
event-control-changed = { $at } is in the hands of the { side-name }.
event-attack-declared = { $units } will { $sweep ->
    [yes] sweep { $target }.
   *[no] attack { $target }.
}

## Combat

event-combat-began = { side-name } { $kind ->
    [sea] attack { $target } from the sea
    [drop] attack inside { $target }
    [sweep] sweep { $target }
    [overrun] overrun { $target }
   *[other] attack { $target }
}: { $units } against { $defenders }.
event-combat-lapsed = No combat at { $target }: { $cause ->
    [no-attackers] nobody is left to attack.
   *[other] nobody is there any more.
}
event-bonus-used = { side-name }: { $use ->
    [elite] elite troops give a column.
    [engineers] engineers give a column.
   *[none] no elite column.
}
event-defended = { $target } is defended by { $units }.
event-tanks-rolled = { $unit } against { $target }, tank combat: die { $die }, modifier { $modifier }: { $result ->
    [A1] the attacker loses a step.
    [D1] the defender loses a step.
   *[other] no effect.
}
event-combat-rolled = Combat at { $target }, round { $round }: { $attack } against { $defence }, odds { $odds }, shift { $shift }, column { $column }, dice { $first } + { $second }: { $result }.
event-intense-answered = Intense combat at { $target }: the { side-name } { $accepted ->
    [yes] fight on.
   *[no] break off.
}
event-result-converted = { $target } is city or rubble: instead of retreating the { side-name } lose a step.
event-retreated = { $units } fall back from { $start } to { $to }.
event-surrendered = { $units } surrender at { $at }.
event-advanced = { $unit } advances to { $at }.

## The end

event-valletta-fell = La Valletta has fallen. Malta is lost.
event-game-ended = The game is over: { $points } victory points, { level-name }.
event-losses-counted = { side-name }: { $units } units lost, { $steps } steps in all.
event-objectives-counted = The Axis holds { $count } of the objectives: { $names }.
score-italian-losses = { $count } points of Italian troops lost, one for every { $each }
score-valued-losses = { $count } steps of elite, armour and artillery lost
score-objectives = { $count } objectives held: { $names }

## Decisions

decision-setup = British: set up your units ({ $left } left), or let them be set up for you.
decision-missions = Axis: { kind-name } missions, { $left } left. Choose their targets (so far: { $planned }).
decision-drop-plan = Axis: plan the airdrops, company by company ({ $left } still aboard).
decision-drop-order = Axis: which Formation drops next?
decision-drop-hex = Axis: { $formation } drops. Which hex comes next?
decision-scatter = British: which company is dispersed at { $at }? ({ $left } to name)
decision-come-ashore = Axis: where does { $unit } reach the shore?
decision-drop-combat = Axis: in which drop hex is fought next?
decision-landing-plan = Axis: plan the landings, unit by unit ({ $left } still aboard).
decision-landing-sea = Axis: from which sea hex does { $unit } make for { $to }, and in which wave?
decision-landing-order = Axis: which Formation lands next?
decision-landing-entry = Axis: there is not room for all at { $at }. Who comes next?
decision-sea-combat = Axis: which beach is attacked next?
decision-shore-moves = Axis: { $formation } has landed its first wave. Units in good order may move one hex.
decision-contest = { side-name }: name a chit, or pass. { $against ->
    [none] Nothing has been shown.
   *[other] The other side shows { $against }.
}
decision-free-activation = { side-name }: your opponent has acted twice running. Name a Formation to activate without dice, or waive it.
decision-join = { side-name }: which independents, as near to another Formation, take part with { $formation }?
decision-movement = { side-name }: move { $formation }, or end movement.
decision-beach-assault = Axis: who else takes part in the assault on { $at }? So far: { $units }.
decision-declare = { side-name }: declare your attacks.
decision-barrage = { side-name }: { $kind ->
    [defensive] defensive bombardment
   *[other] bombardment
}: give your guns their targets (so far: { $units }).
decision-combat-order = { side-name }: which combat is fought next?
decision-bonus = { side-name }: a column for elite troops or engineers at { $target }?
decision-defenders = { side-name }: { $target } is attacked. Who stays out of the defence? (limit { $limit } points)
decision-intense = { side-name }: intense combat at { $target }, round { $round }. Fight on?
decision-loss = { side-name }: who takes the loss? ({ $count } to take)
decision-retreat = { side-name }: { $units } must retreat from { $at }. Where to?
decision-advance = { side-name }: { $target } is empty. Who advances?

## Duties

duty-overstack = { $unit } stands in an overfull hex ({ $at }): move somebody out, or all there are disorganised.

## Reasons for numbers

reason-combat-value = { $unit }: { $value } (halved for: { $halved })
reason-imagined = { $value } more, imagined
reason-terrain = { terrain-name }
reason-hexside = across { terrain-name }
reason-concentric = concentric attack
reason-elite = elite troops of the { $role ->
    [attacker] attacker
   *[other] defender
}
reason-engineers = engineers of the { $role ->
    [attacker] attacker
   *[other] defender
}
reason-anti-air = AA guns: { $unit }
reason-coastal = coastal battery: { $unit }
reason-letter-l = jump leaders (L)
reason-letter-s = trained to land (S)
reason-rough-landing = rough ground
reason-beside-enemy = beside the enemy: doubled
reason-ground = { terrain-name }
reason-rubble = rubble
reason-tank-factor = { $unit }: { $value }
reason-anti-tank-factor = best factor of the defenders
reason-tank-terrain = { terrain-name } hinders tanks
reason-road = along the road

## Options

option-naval-last-turn = Last turn of the fleet
option-naval-last-turn-4 = Turn 4
option-naval-last-turn-1 = Turn 1
option-landing-hex-limit-scope = Seven sea hexes
option-landing-hex-limit-scope-side = For the whole side
option-landing-hex-limit-scope-formation = For each Formation
option-activation-bid = Naming chits
option-activation-bid-sequential = Openly, the last to act first
option-activation-bid-simultaneous = Secretly, revealed together
option-independent-scope = Independents join the nearest of
option-independent-scope-all = All Formations
option-independent-scope-unactivated = Formations that have not acted
option-artillery-scope = Guns in support
option-artillery-scope-formation-or-independent = Of the Formation, and independents
option-artillery-scope-any-friendly = Any friendly guns
option-coastal-batteries-bombard = Coastal batteries bombard on land
option-coastal-batteries-bombard-no = No
option-coastal-batteries-bombard-yes = Yes
option-turn-s-defensive-fire = British guns fire in Turn S
option-turn-s-defensive-fire-no = No
option-turn-s-defensive-fire-yes = Yes, at attacks from the sea
option-stranded-landers = Landing troops still at sea
option-stranded-landers-reembark = Go back and may come later
option-stranded-landers-eliminated = Are eliminated
option-supply-requires-operational-port = A port in rubble supplies
option-supply-requires-operational-port-no = Yes
option-supply-requires-operational-port-yes = No
option-dg-same-operation-recovery = Recovery in the same Operation
option-dg-same-operation-recovery-yes = Yes
option-dg-same-operation-recovery-no = No
option-at-company-counts-for-drop-limit = Anti-tank companies count for the drop limit
option-at-company-counts-for-drop-limit-yes = Yes
option-at-company-counts-for-drop-limit-no = No
option-tank-losses-immediate = Losses of tank combat
option-tank-losses-immediate-yes = Taken at once
option-tank-losses-immediate-no = Taken at the end
option-vp-multi-feature-hex = A hex with several features scores
option-vp-multi-feature-hex-once = Once
option-vp-multi-feature-hex-per-feature = For each feature
option-road-limit-scope = Road limit beside the enemy
option-road-limit-scope-hex-entered = For each hex entered
option-road-limit-scope-hexside = For each hexside
option-undropped-airborne = Airborne troops that did not jump
option-undropped-airborne-sea = May come by sea
option-undropped-airborne-lost = Are lost for the game
option-loreto-same-turn = Loreto opens an airfield
option-loreto-same-turn-yes = At once
option-loreto-same-turn-no = From the next turn
option-star-without-settlement = Rubble result on open ground
option-star-without-settlement-none = No effect
option-star-without-settlement-road-and-port = Destroys road and port

## Refusals

refusal-wrong-segment = Not now: this is the { $phase } segment ({ $verb }).
refusal-not-active = { $unit } belongs to { $formation }; active is { $active }.
refusal-sea-hex = { $hex } is a sea hex.
refusal-ind-not-nearest = { $unit } is nearer to { $formation } ({ $distance }) than to { $active } ({ $own_distance }).
refusal-ind-done = { $unit } has already been activated this turn.
refusal-stack = { $hex } would hold { $points } points; the limit is { $limit }.
refusal-free-class = { $hex } already holds a unit of this class ({ $kind ->
    [coastal] coastal battery
    [aa] AA
   *[other] armour or anti-tank
}); { $unit } does not fit.
refusal-setup-letter = { $unit } belongs to letter { $letter } at { $hex }.
refusal-setup-stack = { $unit } does not fit at { $hex }: { $points } points, limit { $limit }.
refusal-setup-left = { $count } units are not placed yet: { $units }.
refusal-too-many-missions = All { $missions } { kind-name } missions are already assigned.
refusal-hex-cap = At most { $limit } bombardments may hit { $hex } in one Operation.
refusal-own-hex = Axis units are in { $hex }.
refusal-not-coastal = { $hex } is not adjacent to the sea.
refusal-drop-cap = At most { $limit } companies may drop on { $hex }.
refusal-not-amphibious = { $unit } does not come by sea.
refusal-sea-adj = { $sea } is not beside { $hex }.
refusal-mined = { $hex } is mined.
refusal-cliff = Between { $sea } and { $hex } there are cliffs.
refusal-marines-first = { $hex } is not plain: its first wave must be one marine unit alone.
refusal-sea-set = With { $hex } the sea hexes would not be one connected group of at most { $limit }.
refusal-sea-cap = At most { $limit } points may land from { $hex }.
refusal-wave-cap = At most { $limit } points may land from { $hex } in wave { $wave }.
refusal-port-only = { $unit } can land only in a controlled port.
refusal-shore-move = { $units } cannot go to { $hex } now.
refusal-not-airdrop = { $unit } does not enter by parachute.
refusal-already-planned = { $unit } is already planned for { $hex }.
refusal-drop-formation = { $hex } is the drop hex of { $formation }.
refusal-wrong-formation = { $unit } cannot enter with { $formation }.
refusal-no-such-formation = There is no Formation { $formation } on your side.
refusal-chit-used = { $formation } has already acted this turn.
refusal-air-turn = { $formation } has no Operation in Turn { $turn }.
refusal-pass-twice = You passed last time; name a Formation.
refusal-dispersed = { $unit } is dispersed and cannot do that.
refusal-arty-used = { $unit } has already bombarded or been activated this turn.
refusal-arty-target = No unit of { $formation } is adjacent to { $hex }.
refusal-arty-range = { $unit } is { $distance } hexes from { $hex }; the range is { $range }.
refusal-no-decl = Nobody in { $hex } has declared an attack.
refusal-not-defending = { $unit } is not among the defenders.
refusal-withhold-all = At least one unit must defend { $hex }.
refusal-def-limit = { $points } points cannot defend { $hex }; the limit is { $limit }.
refusal-loss-priority = Other units come first: { $units }.
refusal-loss-even = { $unit } has already taken a loss; next: { $units }.
refusal-retreat-priority = { $hex } is worse than { $hexes }.
refusal-no-retreat = There is no retreat to { $hex }; possible: { $hexes }.
refusal-retreat-together = { $units } retreat together.
refusal-must-advance = { $units } must enter { $hex }.
refusal-no-advance = { $unit } cannot advance to { $hex }.
refusal-mp = { $unit } cannot enter { $hex }: it costs { $cost }, { $left } left (enemies beside it: { $enemies }).
refusal-out-of-reach = { $hex } is out of reach for { $unit }, which has { $left } points left.
refusal-prohibited = { $unit } cannot enter { $hex } ({ terrain-name }) except by road.
refusal-enemy-hex = { $hex } is held by enemy units.
refusal-immobile = { $unit } cannot move.
refusal-off-map = { $unit } is not on the map.
refusal-move-ended = The movement of { $unit } is over.
refusal-no-move = The unit already stands in { $hex }.
refusal-one-hex = { $unit } may move one hex only, not to { $hex }.
refusal-not-together = { $units } do not stand together.
refusal-not-adjacent = { $hex } is not beside { $unit }.
refusal-path-broken = The way ends at { $hex } and not at { $to }.
refusal-road-limit = The road into { $hex } beside the enemy is used up: { $limit } points and one armour unit.
refusal-strategic = { $unit } cannot use strategic movement: { $hex } is not on its road or lies beside enemies ({ $enemies }).
refusal-strategic-late = { $unit } has already moved; strategic movement is chosen before.
refusal-overstack = { $hex } holds { $points } points, limit { $limit }; these can still leave: { $units }.
refusal-sweep-cost = To attack dispersed units at { $hex } costs { $unit } { $cost } points; { $left } left.
refusal-sweep-unpaid = { $unit } has not paid for an attack on dispersed units at { $hex }.
refusal-no-sweep = { $unit } cannot attack dispersed units in this way.
refusal-no-dispersed = No dispersed enemies are at { $hex }.
refusal-not-dispersed = { $unit } is not dispersed.
refusal-regroup-enemy = { $unit } cannot regroup: an enemy unit is at { $hex }.
refusal-regroup-moved = { $unit } has moved; regrouping comes before.
refusal-regroup-twice = { $unit } has already tried to regroup in this Operation.
refusal-overrun-mp = { $unit } needs { $cost } points to overrun { $hex }; { $left } left.
refusal-no-overrun = { $unit } cannot overrun now.
refusal-no-attack-value = { $unit } has a value in brackets and only defends.
refusal-no-more-attack = { $unit } cannot attack any more in this Operation.
refusal-no-enemy = There is no enemy at { $hex }.
refusal-att-limit = { $points } points cannot attack { $hex } from one hex; the limit is { $limit }.
refusal-decl-adj = { $hex } is not adjacent to { $unit }.
refusal-decl-pass = { $unit } could not move into { $hex } and cannot attack it.
refusal-decl-twice = { $unit } has declared already; a unit attacks only one hex.
refusal-decl-late = Attacks are declared at the end of movement; this is the { $phase } segment.
refusal-targets-first = All targets are fixed before the first die of a bombardment falls; { $hex } comes too late.
refusal-not-artillery = { $unit } cannot bombard.
refusal-not-waiting = { $unit } is not waiting to come.
refusal-not-by-sea = { $unit } does not come by sea.
refusal-not-airland = { $unit } does not land on airfields.
refusal-airland-field = { $hex } is no airfield ready to land on: it needs Loreto in good order, or two turns of occupation running.
refusal-airland-aa = { $unit } fires beside { $hex }.
refusal-airland-full = { $unit } cannot land: { $hex } takes { $limit } points in one Operation.
refusal-airland-turn-s = { $unit } cannot land on { $hex } yet: aircraft bring troops from Turn { $turn } on.
refusal-port-full = { $unit } cannot land: the port { $hex } takes { $limit } points in one Operation.
refusal-port-control = { $hex } was not a port in Axis hands at the end of the previous turn.
refusal-port-rubble = The port { $hex } lies in rubble.
refusal-port-battery = { $unit } is { $distance } hexes from { $hex }; it must be more than { $range }.
refusal-no-beach = No landing of Turn S succeeded at { $hex }.
refusal-beach-cap = At most { $limit } points may arrive at { $hex }.
refusal-must-attack = { $hex } is held by the enemy: say from which sea hex you attack.
refusal-no-sea = { $hex } is free: no sea hex is needed.
refusal-edit-hex = { $unit } cannot be put at { $hex }.
refusal-edit-setting = There is nothing called { $name } to set.
refusal-edit-value = { $name } cannot be { $value }: it goes from { $least } to { $most }.
refusal-edit-word = { $name } cannot be { $value }; it may be: { $known }.
refusal-no-such-box = There is no box { $box }.
refusal-no-such-unit = There is no such unit to use here: { $units }.
refusal-no-such-hex = There is no hex { $hex } on this map.

## Markers, boxes, tracks and results

marker-disorganised = Disorganised
marker-dispersed = Dispersed
marker-activated = Activated
marker-moved = Has moved
marker-ended = Movement ended
marker-joined = Takes part
marker-attacking = Will attack
marker-retreated = Has retreated
marker-rubble = Rubble
marker-sweeping = Ready to sweep
marker-new = Just arrived
marker-elite = Elite
marker-wrecked = Road and port destroyed
marker-beachhead = Open to reinforcements
marker-missions-1 = One bombardment
marker-missions-2 = Two bombardments
marker-missions-3 = Three bombardments
marker-drop-zone = Drop hex
box-pool = Not on the map yet
box-eliminated = Eliminated
box-aside = Not in play
track-turn = Turn
track-chit = Chit
track-missions = Missions

result-Ar = the attackers retreat
result-Dr = the defenders retreat
result-CI = intense combat
result-none = no effect
result-2_- = the attackers lose two steps
result-1_- = the attackers lose a step
result-Ar_- = the attackers retreat
result-1_1 = both sides lose a step
result--_1 = the defenders lose a step
result--_Dr = the defenders retreat
result--_2 = the defenders lose two steps
result-- = no effect
result-D = the units there are disorganised
result-1 = a unit loses a step
result-x = the place may fall into rubble
result-xD = the place may fall into rubble; the units there are disorganised
result-x1 = the place may fall into rubble; a unit loses a step

## Formations, named like units so that sentences can use them

unit-IND = the independents
unit-RAMCKE = Ramcke
unit-FOLGORE = Folgore
unit-LASPEZIA = La Spezia
unit-FRIULI = Friuli
unit-LIVORNO = Livorno
unit-SUPERGA = Superga
unit-AIROP = the air force
unit-NAVOP = the fleet
unit-BDE1 = 1st Brigade
unit-BDE2 = 2nd Brigade
unit-BDE3 = 3rd Brigade
unit-BDE4 = 4th Brigade

## Units

unit-DE-KR1 = Kroh 1st Company
unit-DE-KR2 = Kroh 2nd Company
unit-DE-KR3 = Kroh 3rd Company
unit-DE-HE1 = Heydte 1st Company
unit-DE-HE2 = Heydte 2nd Company
unit-DE-HE3 = Heydte 3rd Company
unit-DE-HU1 = Hübner 1st Company
unit-DE-HU2 = Hübner 2nd Company
unit-DE-HU3 = Hübner 3rd Company
unit-DE-BU1 = Burkhardt 1st Company
unit-DE-BU2 = Burkhardt 2nd Company
unit-DE-BU3 = Burkhardt 3rd Company
unit-DE-PIO = Parachute Pioneers
unit-DE-PAK = Parachute Anti-Tank Company
unit-IT-FII1 = Folgore II/185, 1st Company
unit-IT-FII2 = Folgore II/185, 2nd Company
unit-IT-FII3 = Folgore II/185, 3rd Company
unit-IT-FIV1 = Folgore IV/185, 1st Company
unit-IT-FIV2 = Folgore IV/185, 2nd Company
unit-IT-FIV3 = Folgore IV/185, 3rd Company
unit-IT-FV1 = Folgore V/186, 1st Company
unit-IT-FV2 = Folgore V/186, 2nd Company
unit-IT-FV3 = Folgore V/186, 3rd Company
unit-IT-FVI1 = Folgore VI/186, 1st Company
unit-IT-FVI2 = Folgore VI/186, 2nd Company
unit-IT-FVI3 = Folgore VI/186, 3rd Company
unit-IT-FIX1 = Folgore IX/187, 1st Company
unit-IT-FIX2 = Folgore IX/187, 2nd Company
unit-IT-FIX3 = Folgore IX/187, 3rd Company
unit-IT-FX1 = Folgore X/187, 1st Company
unit-IT-FX2 = Folgore X/187, 2nd Company
unit-IT-FX3 = Folgore X/187, 3rd Company
unit-IT-FVIII1 = Folgore Assault Engineers, 1st Company
unit-IT-FVIII2 = Folgore Assault Engineers, 2nd Company
unit-IT-FAT = Folgore Anti-Tank Company
unit-IT-S125I = I/125 La Spezia
unit-IT-S125II = II/125 La Spezia
unit-IT-S125III = III/125 La Spezia
unit-IT-S126I = I/126 La Spezia
unit-IT-S126II = II/126 La Spezia
unit-IT-S126III = III/126 La Spezia
unit-IT-SBER = XXXIX Bersaglieri
unit-IT-SAT = LXXX Anti-Tank Battalion
unit-IT-SENG = LXXX Engineers
unit-IT-SART = 80th Artillery
unit-IT-U87I = I/87 Friuli
unit-IT-U87II = II/87 Friuli
unit-IT-U87III = III/87 Friuli
unit-IT-U88I = I/88 Friuli
unit-IT-U88II = II/88 Friuli
unit-IT-U88III = III/88 Friuli
unit-IT-UCN = LXXXVIII Blackshirts
unit-IT-UAT = 20th Anti-Tank Company
unit-IT-UENG = XX Engineers
unit-IT-UART = 35th Artillery
unit-IT-L33I = I/33 Livorno
unit-IT-L33II = II/33 Livorno
unit-IT-L33III = III/33 Livorno
unit-IT-L34I = I/34 Livorno
unit-IT-L34II = II/34 Livorno
unit-IT-L34III = III/34 Livorno
unit-IT-LGUA = Livorno Assault Engineers
unit-IT-LAT = IV Anti-Tank Battalion
unit-IT-LART = 28th Artillery
unit-IT-G91I = I/91 Superga
unit-IT-G91II = II/91 Superga
unit-IT-G91III = III/91 Superga
unit-IT-G92I = I/92 Superga
unit-IT-G92II = II/92 Superga
unit-IT-G92III = III/92 Superga
unit-IT-GENG = CI Engineers
unit-IT-GART = 5th Artillery
unit-IT-SMB = San Marco “Bafile”
unit-IT-SMG = San Marco “Grado”
unit-IT-CNXLII = XLII Blackshirts
unit-IT-CNXLIII = XLIII Blackshirts
unit-IT-NP1 = 1st Swimmer-Parachutists
unit-IT-NP2 = 2nd Swimmer-Parachutists
unit-IT-LOR = Loreto
unit-IT-RA1 = Air Force Parachutists
unit-IT-SEM1 = 1st Self-Propelled Guns
unit-IT-SEM2 = 2nd Self-Propelled Guns
unit-IT-L3 = L3 Light Tanks
unit-DE-66 = 66th Tank Company
unit-IT-CART = Corps Artillery
unit-UK-DEV2 = 2nd Devons
unit-UK-DOR1 = 1st Dorsets
unit-UK-HAM1 = 1st Hampshires
unit-UK-KOMR3 = 3rd Malta Regiment
unit-UK-MAN8 = 8th Manchesters
unit-UK-RIF2 = 2nd Irish Fusiliers
unit-UK-KOR8 = 8th King's Own
unit-UK-KOMR1 = 1st Malta Regiment
unit-UK-BUF4 = 4th Buffs
unit-UK-LF11 = 11th Lancashire Fusiliers
unit-UK-KOMR2 = 2nd Malta Regiment
unit-UK-KOMR10 = 10th Malta Regiment
unit-UK-CHE1 = 1st Cheshires
unit-UK-RWK2 = 2nd Royal West Kents
unit-UK-DLI1 = 1st Durham Light Infantry
unit-UK-MAT = Matilda Troop
unit-UK-CRU = Cruiser Tanks
unit-UK-LTK = Light Tanks
unit-UK-2PD = 2-pdr Anti-Tank Troop
unit-UK-12F = 12th Field Regiment
unit-UK-26D = 26th Defence Regiment
unit-UK-BDB = Beach Defence Battery
unit-UK-RE24 = 24th Fortress Engineers
unit-UK-RE173 = 173rd Tunnelling Engineers
unit-UK-CBA = Fort Campbell battery
unit-UK-CBB = Fort Bingemma battery
unit-UK-CBC = Fort Madalena battery
unit-UK-CBD = Madliena Tower battery
unit-UK-CBE = Fort Tigné battery
unit-UK-CBF = Fort St Elmo battery
unit-UK-CBG = Fort St Rocco battery
unit-UK-CBH = Fort Leonardo battery
unit-UK-CBI = Fort Delimara battery
unit-UK-CBJ = Fort Benghisa battery
unit-UK-H2 = 2nd Heavy AA
unit-UK-H7 = 7th Heavy AA
unit-UK-H11 = 11th Heavy AA
unit-UK-L3 = 3rd Light AA
unit-UK-L32 = 32nd Light AA
unit-UK-L65 = 65th Light AA
unit-UK-L74 = 74th Light AA

## Places

hex-0504 = Gharb
hex-0607 = Xlendi
hex-0806 = Victoria
hex-0903 = Marsalforn
hex-0905 = Xaghra
hex-0906 = Xewkija
hex-1206 = Nadur
hex-1207 = Mgarr Harbour
hex-1408 = Comino tower
hex-1410 = Marfa
hex-1513 = Manikata
hex-1514 = Ghajn Tuffieha
hex-1612 = Mellieha
hex-1615 = Mgarr
hex-1616 = Fort Bingemma
hex-1812 = Fort Campbell
hex-1819 = Dingli
hex-1912 = St Paul's Bay
hex-1917 = Rabat and Mdina
hex-2013 = Salina Bay
hex-2017 = Ta' Qali
hex-2022 = Ghar Lapsi
hex-2115 = Mosta
hex-2119 = Siggiewi
hex-2214 = Gharghur
hex-2215 = Naxxar
hex-2216 = Balzan
hex-2217 = Attard
hex-2218 = Zebbug
hex-2221 = Qrendi strip
hex-2313 = Fort Madalena
hex-2316 = Birkirkara
hex-2321 = Qrendi
hex-2414 = Madliena Tower Battery
hex-2418 = Qormi
hex-2420 = Luqa airfield
hex-2421 = Zurrieq
hex-2514 = St Julian's
hex-2517 = Floriana and Hamrun
hex-2519 = Luqa
hex-2521 = Safi strip
hex-2616 = Sliema and Gzira
hex-2617 = Pieta and Marsa
hex-2619 = Paola and Tarxien
hex-2620 = Gudja
hex-2623 = Hal Far
hex-2716 = La Valletta
hex-2717 = Cottonera
hex-2718 = Tarxien (east)
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

## What it is about

aim-winner = Only the Axis counts points, after Turn 4: 11 or more is an overwhelming Axis victory, 6 to 10 a minor one, 1 to 5 a draw; 0 to -6 is a minor British victory, anything below an overwhelming one.
    .rule = M-8.2
aim-axis = You have five days to take Malta from the air and from the sea.
    .rule = M-0.5
aim-axis-1 = At the end you must hold a port and an airfield in working order, or the British win overwhelmingly.
    .rule = M-8.2f
aim-axis-2 = Each city, town, port or airfield hex you hold is 1 point. Each step of elite, armour or artillery you lose costs 1, other Italians 1 for every three.
    .rule = M-8.2
aim-axis-3 = Take La Valletta and you win at once, overwhelmingly.
    .rule = M-8.2e
aim-british = You hold an island of stone walls, guns and airfields. Keep the Axis from the doors: the ports and the airfields.
    .rule = M-0.5
aim-british-1 = If the Axis has no working port or no working airfield at the end, you win overwhelmingly.
    .rule = M-8.2f
aim-british-2 = If La Valletta falls all is lost at once: never leave it to its battery alone.
    .rule = M-8.2e
aim-british-3 = Make the landing dear: each step of elite, armour or artillery the Axis loses is a point less for it.
    .rule = M-8.2

## Notes on the turn track

turn-note-s = Landing
turn-note-1 = First day
turn-note-2 = Second day
turn-note-3 = Third day
turn-note-4 = Fourth day
