# Sentences of the somnium family: sicilia and cassino.
# Ids of units and hexes arrive here already as names (unit-…, hex-…).

## Words used inside sentences

side-name = { $side ->
    [allied] Allies
    [axis] Axis
   *[other] { $side }
}
nation-name = { $nation ->
    [US] American
    [UK] British
    [CA] Canadian
    [IT] Italian
    [DE] German
    [FR] French
    [IN] Indian
    [PL] Polish
    [NZ] New Zealand
    [ZA] South African
   *[other] { $nation }
}
phase-name = { $phase ->
    [movement] movement
    [combat] combat
    [setup] set-up
   *[other] { $phase }
}
half-points = { $cost ->
    [0] no points
    [1] ½ point
    [2] 1 point
    [3] 1½ points
    [4] 2 points
    [5] 2½ points
    [6] 3 points
    [7] 3½ points
    [8] 4 points
    [9] 4½ points
    [10] 5 points
    [11] 5½ points
    [12] 6 points
    [13] 6½ points
    [14] 7 points
    [15] 7½ points
    [16] 8 points
    [17] 8½ points
    [18] 9 points
    [19] 9½ points
    [20] 10 points
    [21] 10½ points
    [22] 11 points
    [23] 11½ points
    [24] 12 points
    [25] 12½ points
    [26] 13 points
    [27] 13½ points
    [28] 14 points
    [29] 14½ points
    [30] 15 points
    [31] 15½ points
    [32] 16 points
    [33] 16½ points
    [34] 17 points
    [35] 17½ points
    [36] 18 points
    [37] 18½ points
    [38] 19 points
    [39] 19½ points
    [40] 20 points
    [41] 20½ points
    [42] 21 points
    [43] 21½ points
    [44] 22 points
    [45] 22½ points
    [46] 23 points
    [47] 23½ points
    [48] 24 points
    [49] 24½ points
    [50] 25 points
    [51] 25½ points
    [52] 26 points
    [53] 26½ points
    [54] 27 points
    [55] 27½ points
    [56] 28 points
    [57] 28½ points
    [58] 29 points
    [59] 29½ points
    [60] 30 points
   *[other] { $cost } half points
}

## Sides, phases and tracks

side-allied = Allies
side-axis = Axis
phase-setup = Set-up
phase-movement = Movement
phase-combat = Combat
phase-over = Game over

## Actions, as buttons name them

action-move = Move
action-land = Land
action-drop = Drop
action-evacuate = Evacuate
action-end-phase = End phase
action-attack = Attack
action-bombard = Bombard
action-add-unit = Add to the attack
action-add-gun = Add guns
action-add-air = Add air points
action-commit = Commit
action-support = Support
action-choose-loss = Take the loss
action-choose-loss-lose-step = Lose a step
action-choose-loss-lose-unit = Eliminate this unit
action-choose-loss-exchange-offer = Give this unit up (eliminated)
action-choose-loss-exchange-price = Give this unit up (eliminated)
action-retreat = Retreat
action-displace = Make room
action-advance = Advance
action-pass = No more
action-recover = Recover
action-resign = Resign

## Turns and phases

event-turn-began = Turn { $turn }: { $first_day } to { $last_day }.
event-air-ready = { side-name }: { $points } air points for this turn{ $bonus ->
    [0] .
   *[other] , { $bonus } of them from the captured airfield.
}
event-phase-began = { side-name }, turn { $turn }: { phase-name } phase.
event-phase-ended = { side-name }, turn { $turn }: { phase-name } phase over.
event-duty-fixed = { side-name }: these units must attack: { $units }.
event-air-lapsed = { side-name }: { $points ->
    [1] one unused air point is lost.
   *[other] { $points } unused air points are lost.
}
event-forced = { side-name }: only one choice, made automatically.

## Movement

event-moved = { $unit } moves from { $origin } to { $to } ({ half-points }).
event-counter-moved = { side-name }: a counter moves from { $origin } to { $to }.
event-landed = { $unit } comes ashore at { $at } and ends its move at { $to } ({ half-points }).
event-counter-landed = { side-name }: a counter comes ashore at { $at } and ends its move at { $to }.
event-dropped = { $unit } jumps on { $at }: { $die ->
    [0] no die needed
   *[other] die { $die }
}, { $reduced ->
    [yes] scattered, it lands reduced.
   *[no] it lands in good order.
}
event-counter-dropped = { side-name }: a counter jumps on { $at }: { $die ->
    [0] no die needed
   *[other] die { $die }
}, { $reduced ->
    [yes] it lands reduced.
   *[no] it lands in good order.
}
event-contacted = { $unit } at { $at } has met friendly troops and may move again.
event-evacuated = { $unit } sails from { $at } for the mainland.
event-withdrawn = { $unit } is called away from the campaign.
event-withdrawal-delayed = { $unit } should leave but is encircled at { $at } and stays.
event-counter-held-back = { side-name }: { $unit } should leave but is encircled and stays.
event-recovered = { $unit } at { $at } is back at full strength.
event-place-taken = { side-name } take control of { place-name }.

## Combat

event-declaration-opened = You prepare { $kind ->
    [bombardment] a bombardment of
   *[other] an attack on
} { $target }.
event-declaration-grew = Against { $target }: { $unit }{ $air ->
    [0] {""}
   *[other] { $air } air points
} added.
event-attack-committed = { side-name } attack { $target } with { $units } for a total of { $attack } (guns: { $guns }; air points: { $air }).
event-support-committed = { side-name } defend { $target } with { $units } for a total of { $defence } (guns: { $guns }; air points: { $air }).
event-combat-rolled = Combat at { $target }: odds { $base_column }, column { $column } after shifts, dice { $dice }: { $result }.
event-bombardment-committed = { side-name } bombard { $target } (guns: { $guns }; air points: { $air }).
event-bombardment-rolled = Bombardment of { $target }: value { $value }, column { $base_column }, after terrain { $column }, dice { $dice }: { $result ->
    [DI] no effect.
    [DB] one unit loses a step.
    [D2B] two units lose a step each.
   *[other] { $result }.
}
event-step-lost = { $unit } at { $at } loses a step{ $cause ->
    [second-hex] {" "}breaking out of the ring.
    [river] {" "}crossing the river.
    [bombardment] {" "}under bombardment.
   *[other] .
}
event-eliminated = { $unit } is eliminated at { $at }{ $cause ->
    [no-retreat] : there is nowhere to go.
    [exchange] {" "}in the exchange.
    [encircled] {" "}in the ring.
    [second-hex] {" "}breaking out of the ring.
    [river] {" "}crossing the river.
    [bombardment] {" "}under bombardment.
   *[other] .
}
event-retreated = { $unit } falls back from { $origin } to { $to }.
event-displaced = { $unit } makes room at { $origin } and moves to { $to }.
event-counter-displaced = { side-name }: a counter makes room at { $origin } and moves to { $to }.
event-advanced = { $unit } follows up from { $origin } to { $to }.

## Victory

event-scored = { side-name }: { $points } { $points ->
    [one] point
   *[other] points
} ({ $reason }).
event-game-ended = The count: Allies { $allied }, Axis { $axis }. { $winner ->
    [allied] The Allies win.
    [axis] The Axis wins.
   *[other] A draw.
}
event-resigned = { side-name }: the player resigns.
event-city-fell = { place-name } fell on turn { $turn } ({ $day }); in history on { $history }{ $days_late ->
    [0] , the same turn.
   *[other] : { $days_late } days of difference.
}
event-city-held = { place-name } never fell; in history it did on { $history }.
event-losses-counted = { nation-name } units: { $destroyed } destroyed, { $evacuated } evacuated, { $withdrawn } withdrawn, { $left } left.
event-turning-point = Turn { $turn } was the worst for the { side-name }: { $destroyed } units destroyed.
event-final-score = Final score: Allies { $allied }, Axis { $axis }. { $winner ->
    [allied] The Allies have won.
    [axis] The Axis has won.
   *[other] Nobody has won.
}

## Options of both games

option-odds-below-one = Attacker weaker than defender
option-odds-below-one-defender-favour = Round in the defender's favour (3 against 4 is 1-2)
option-odds-below-one-truncate-both-ways = Drop the fraction (3 against 4 is 1-1)
option-odds-above-nine = Odds beyond 9-1
option-odds-above-nine-clamp-then-shift = Read as 9-1, then shift
option-odds-above-nine-virtual-columns = Keep the real odds until the shifts are made
option-emp-advance = Advance after EMP
option-emp-advance-no = No
option-emp-advance-yes = Yes
option-hidden-strength = Enemy strength
option-hidden-strength-hidden = Hidden until the attack is committed
option-hidden-strength-open = Open
option-division-bonus = Division bonus
option-division-bonus-full-complement = All original elements needed
option-division-bonus-survivors = All surviving elements are enough
option-air-support-cap = Air points in one ground combat
option-air-support-cap-none = As many as are left
option-air-support-cap-standalone-max = No more than in an air attack

## Words for refusals and reasons

terrain-name = { $terrain ->
    [open] open ground
    [city] city
    [airfield] airfield
    [mountain] mountain
    [river] river
    [forest] forest
    [marsh] marsh
    [rough] rough ground
    [peak] peak
    [lake] lake
    [sea] sea
    [etna] Mount Etna
    [closed] closed land
   *[other] { $terrain }
}
class-name = { $move_class ->
    [nonmotorised] infantry on foot
    [motorised] motorised infantry
    [armour] armour
    [mountain] mountain troops
    [rail] the railway gun
   *[other] { $move_class }
}
box-name = { $box ->
    [reinforcements] among the reinforcements
    [eliminated] eliminated
    [withdrawn] withdrawn
    [italy] in Italy
   *[other] { $box }
}
place-name = { $place }

## Decisions

decision-movement = { side-name }: move your units, bring in reinforcements, or end the phase.
decision-combat = { side-name }: choose a hex to attack or bombard, or end the phase.
decision-declare-attack = { side-name }: who attacks { $target }? Add units, guns and air points, then commit.
decision-declare-bombardment = { side-name }: what bombards { $target }? Add guns or air points, then commit.
decision-support-defence = { side-name }: { $target } is under attack. Add guns and air points to the defence, then commit.
decision-lose-step = { side-name }: which unit takes the loss? { $units }
decision-lose-unit = { side-name }: which unit is eliminated? { $units }
decision-exchange-offer = { side-name }: an exchange. Which of your units do you give up? { $units }
decision-exchange-price = { side-name }: the exchange must be paid. Which unit do you give up? { $units }
decision-retreat = { side-name }: these units must retreat: { $units }.
decision-displace = { side-name }: { $hex } is full. Who makes room?
decision-advance = { side-name }: { $target } is empty. Who follows up?

## Duties

duties-movement = In the combat phase that follows these must attack
duty-attack = { $unit } at { $at } must attack: { $targets }.
duty-attack-or-leave = { $unit } at { $at } must leave, or it will have to attack: { $targets }.
duty-disengage = { $unit } at { $at } must leave: armour may not stay before mountain positions.
reach-contact = Stops next to the enemy; it will have to attack.

## Reasons for numbers

reason-unit-attack = { $unit } attacks with { $value }
reason-unit-defence = { $unit } defends with { $value }
reason-gun = { $unit } supports with { $value }
reason-air = { $value ->
    [1] 1 air point
   *[other] { $value } air points
}
reason-terrain = { terrain-name }
reason-river = attack across a river
reason-encircled = the defender is encircled
reason-division-attacks = { $division } attacks as a whole division
reason-division-defends = { $division } defends as a whole division
reason-naval-support = naval support
reason-hex-terrain = { terrain-name }
reason-road = along the road
reason-river-crossing = river without a bridge
reason-disengage = breaking contact
reason-vulnerable-air = { $unit } is worth { $value } to aircraft
reason-vulnerable-guns = { $unit } is worth { $value } to guns

## Refusals

refusal-not-your-phase = Not now: it is the { phase-name } phase of the { side-name }.
refusal-mp-exceeded = { $unit } cannot go that far: the way costs { half-points } ({ $steps }), more than its movement allows.
refusal-terrain-forbidden = { $unit } cannot enter { $hex }: { terrain-name } is closed to { class-name }{ $by_road ->
    [yes] , except along a road.
   *[no] .
}
refusal-stack-limit = { $hex } is full: at most { $limit } units may end there, { $present } are there already.
refusal-zoc-stop = { $unit } must stop at { $hex }, next to the enemy in { $enemies }.
refusal-enemy-occupied = { $hex } is held by enemy units.
refusal-must-attack = { $units } must attack first or together with the others. Targets: { $targets }.
refusal-must-disengage = { $units } must leave first: armour may not stay before enemies who are all in mountains.
refusal-armour-mountain = { $unit } is armour and may not engage units in mountains from or at { $hex } ({ $enemies }).
refusal-awaiting-contact = { $unit } at { $hex } waits for contact with friendly units and cannot move yet.
refusal-air-points = You want { $wanted } air points but have { $left } left.
refusal-air-bounds = { $wanted } air points are not allowed here: at least { $least }, at most { $most }.
refusal-out-of-range = { $unit } cannot fire at { $hex }: distance { $distance }, range { $range }.
refusal-gun-used = { $unit } has already fired in this phase.
refusal-mixed-bombardment = Guns and aircraft cannot bombard { $hex } together; choose one.
refusal-target-already-attacked = { $hex } has already been attacked by your side in turn { $turn }.
refusal-already-attacked-with = { $unit } has already attacked in this phase.
refusal-not-adjacent = { $unit } is not next to { $hex }; a ground attack needs a unit beside its target.
refusal-nothing-declared = Nothing is aimed at { $hex } yet: add guns or air points.
refusal-no-target = There is no enemy in { $hex }.
refusal-retreat-hex = { $reason ->
    [not-retreating] { $unit } does not have to retreat.
    [terrain] { $unit } cannot retreat to { $hex }: the ground is closed to it.
    [enemy] { $unit } cannot retreat to { $hex }: the enemy is there.
    [zone] { $unit } cannot retreat to { $hex }: it lies in an enemy zone.
    [trail] { $unit } cannot retreat to { $hex }: the chain has come through there.
    [full] { $unit } cannot retreat to { $hex }: it is full and nobody can make room.
    [one-hex] { $unit } retreats one hex and cannot reach { $hex }.
    [two-hex] { $unit } is encircled and must break out over two hexes; { $hex } is not one of its ways.
    [chain] { $unit } cannot make room by going to { $hex }.
   *[other] { $unit } cannot retreat to { $hex }.
}
refusal-advance-hex = { $reason ->
    [not-advancing] { $unit } has no part in this advance.
    [terrain] { $unit } cannot advance to { $hex }: the ground is closed to it.
    [enemy] { $unit } cannot advance to { $hex }: the enemy is there.
    [closed] { $unit } cannot advance to { $hex }: that hex is closed.
    [armour-mountain] { $unit } is armour and cannot advance to { $hex }, next to enemies who are all in mountains.
    [walks] { $unit } advances one hex only, not to { $hex }.
    [zone] { $unit } must stop in the vacated hex, next to the enemy, and cannot go on to { $hex }.
    [too-far] { $hex } is too far for { $unit }.
    [ground] { $unit } cannot go on to { $hex }: both hexes must be open ground or city.
    [river] { $unit } cannot go on to { $hex }: a river without a bridge lies between.
    [full] { $hex } is full; { $unit } stays.
   *[other] { $unit } cannot advance to { $hex } that way.
}
refusal-not-a-loss = { $unit } cannot bear this loss.
refusal-hidden = You cannot know yet what stands in { $hex }: its strength is hidden until an attack is committed.
refusal-no-move = There is nowhere to go: the unit already stands in { $hex }.
refusal-path-broken = The way breaks at { $hex }: it does not lead to { $to }.
refusal-not-together = { $units } do not stand together and cannot be moved as one.
refusal-off-map = { $unit } is not on the map: it is { box-name }.
refusal-no-recovery = { $unit } regains no step: { $reason ->
    [axis] only Allied units recover.
    [whole] it has lost none.
    [off-map] it is not on the map.
    [awaiting] it is still waiting for contact.
    [landed] it has only just come.
    [engaged] it is or was next to the enemy, or has fought.
    [no-path] no way free of the enemy leads to a port.
   *[by-itself] nobody needs to ask, it recovers by itself if it stays out of contact.
}
refusal-no-return = { $unit } is { box-name } and does not come back.
refusal-no-such-unit = There is no unit { $units } that you could use here.
refusal-no-such-hex = There is no hex { $hex } on this map.
refusal-no-such-box = There is no box { $box }.
refusal-edit-hex = { $hex } cannot be used for that.
refusal-edit-setting = There is nothing called { $name } to set.
refusal-edit-value = { $name } cannot be { $value }: it goes from { $least } to { $most }.
refusal-edit-word = { $name } cannot be { $value }; it may be: { $known }.

## Markers, boxes, tracks and results

marker-moved = Has moved
marker-stopped = Stopped next to the enemy
marker-obliged = Must attack
marker-used = Has fought
marker-awaiting-contact = Waits for contact
marker-new = Landed this turn
marker-attacked-by-allied = Attacked by the Allies this turn
marker-attacked-by-axis = Attacked by the Axis this turn
marker-arrives-1 = Expected from turn 1
marker-arrives-2 = Expected from turn 2
marker-arrives-3 = Expected from turn 3
marker-arrives-4 = Expected from turn 4
marker-arrives-5 = Expected from turn 5
marker-arrives-6 = Expected from turn 6
marker-arrives-7 = Expected from turn 7
marker-arrives-8 = Expected from turn 8
marker-arrives-9 = Expected from turn 9
marker-arrives-10 = Expected from turn 10
marker-arrives-11 = Expected from turn 11
marker-arrives-12 = Expected from turn 12
marker-arrives-13 = Expected from turn 13
marker-arrives-14 = Expected from turn 14
marker-arrives-15 = Expected from turn 15
marker-arrives-16 = Expected from turn 16
marker-arrives-17 = Expected from turn 17
marker-arrives-18 = Expected from turn 18
marker-arrives-19 = Expected from turn 19
marker-arrives-20 = Expected from turn 20
box-reinforcements = Reinforcements
box-eliminated = Eliminated
box-withdrawn = Withdrawn
box-italy = Italy
box-aside = Not in play
track-turn = Turn
track-air = Air points
result-DVI-AE = the defenders hold; an attacker is eliminated, the rest retreat
result-DVB-AE = the defenders hold with a loss; an attacker is eliminated, the rest retreat
result-DVI-ARB = the defenders hold; the attackers retreat with a loss
result-DVI-ARI = the defenders hold; the attackers retreat
result-DVB-ARB = the defenders hold with a loss; the attackers retreat with a loss
result-DVB-ARI = the defenders hold with a loss; the attackers retreat
result-DRI-AVB = the defenders retreat; the attacker wins with a loss
result-DRB-AVB = the defenders retreat with a loss; the attacker wins with a loss
result-DRI-AVI = the defenders retreat; the attacker wins unharmed
result-DRB-AVI = the defenders retreat with a loss; the attacker wins unharmed
result-DE-AVB = a defender is eliminated, the rest retreat; the attacker wins with a loss
result-DE-AVI = a defender is eliminated, the rest retreat; the attacker wins unharmed
result-EMP = an exchange
result-IMP = a standstill
result-DI = no effect
result-DB = one unit loses a step
result-D2B = two units lose a step each
