event-moved = { $unit } moves to { $to }.
event-shot =
    { $hit ->
        [yes] { $unit } fires at { $target }, rolls { $roll } and hits.
       *[no] { $unit } fires at { $target }, rolls { $roll } and misses.
    }
event-turn-ended = { $side } is done.
refusal-occupied = { $at } is already occupied.
refusal-too-far = { $unit } cannot reach { $at }; it can reach { $alternatives }.
refusal-out-of-range = { $target } is not next to { $unit }.
refusal-friendly = { $target } is a friend.
refusal-unknown-unit = There is no unit { $unit }.
refusal-unknown-hex = There is no hex { $at }.
refusal-unknown-setting = There is no setting { $setting }.
decision-turn = { $side }: move, fire or pass (turn { $turn }).
reason-clear = open ground
reason-faces =
    { $value ->
        [one] one face hits
       *[other] { $value } faces hit
    }
score-hits = hits scored
phase-turn = Turn
option-veteran-fire = Experienced patrols
option-veteran-fire-no = No
option-veteran-fire-yes = Yes, they hit on 3
side-red = Red
side-blue = Blue
