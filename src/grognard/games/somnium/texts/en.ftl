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
action-retreat = Retreat
action-displace = Make room
action-advance = Advance
action-pass = No more
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
event-air-lapsed = { side-name }: { $points } unused air points are lost.
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
event-place-taken = { side-name } take control of { $place } ({ $at }).

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
event-city-fell = { $place } fell on turn { $turn } ({ $day }); in history on { $history }{ $days_late ->
    [0] , the same turn.
   *[other] : { $days_late } days of difference.
}
event-city-held = { $place } never fell; in history it did on { $history }.
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
