# Sentences of the kernel, shared by all games.

refusal-not-your-decision = It is not for { $side } to decide now; deciding: { $deciders }.
refusal-not-offered = “{ $verb }” does not answer the open decision ({ $open }).
refusal-game-over = The game is over.
refusal-stale-revision = The table has changed since you looked: you quote revision { $given }, it stands at { $current }.
refusal-malformed = This cannot be read: { $problem } (at { $path }).
refusal-nothing-to-undo = You have done nothing yet that could be taken back.
refusal-nothing-to-redo = You have taken nothing back that could be repeated.
refusal-committed = That is final: dice have fallen, something was shown, or the decision has passed on since.
refusal-unknown-option = The option “{ $option }” or the value given for it does not exist in this game.
refusal-unknown-scenario = There is no scenario “{ $scenario }”; there are: { $known }.
refusal-no-such-query = The game { $game } cannot be asked for “{ $query }”.
refusal-unknown-side = There is no side “{ $side }” at this table; there are: { $known }.
refusal-client-id-reused = This client id already belongs to another submission of { $side }.
refusal-no-such-revision = There is no revision { $given }; the table stands at { $current }.
refusal-dice-missing = No value is at hand for roll { $position } (a die with { $faces } faces).
refusal-dice-impossible = Roll { $position } was given as { $value }, which a die with { $faces } faces does not show.
refusal-wrong-game = This file belongs to the game { $game }, not to { $expected }.
refusal-wrong-secret = This dice secret does not belong to match { $match }.
refusal-rules-version = This match is pinned to rules version { $recorded }; ours is { $ours }.

event-forced = { $side } has only one choice, and it is made: { $verb }.
event-undone = { $side } takes the last action back.
event-redone = { $side } repeats the action taken back.
event-phase-restarted = { $actions ->
    [one] { $side } begins the phase again: one action is taken back.
   *[other] { $side } begins the phase again: { $actions } actions are taken back.
}
