# Sentences of the table itself.

refusal-not-your-seat = You do not sit on that side of the table.
refusal-not-your-unit = { $unit } is not one of your units.
refusal-unknown-token = This link opens no seat at this table. Ask for a new invitation.
refusal-private-table = This table is private. You need an invitation to look on.
refusal-no-such-match = There is no such match.
refusal-no-such-game = There is no game called { $game }. The games are: { $known }.
refusal-no-such-page = There is nothing here: { $problem }.
refusal-no-such-language = That language is not spoken here. We speak: { $known }.
refusal-wrong-method = That cannot be done here: { $problem }.
refusal-too-large = That is more than the table can take at once.
refusal-slow-down = That was a lot at once. Wait a few seconds and go on.
refusal-busy = Somebody else was writing at the same moment. Try again.
refusal-server-fault = Something went wrong on our side. Nothing of your match is lost; the fault has been logged.
refusal-log-full = This match has reached { $most } entries, the most a match can have.
refusal-chat-length = Say something, but not more than { $most } characters.
refusal-note-length = A note may have no more than { $most } characters.
refusal-sandbox-only = That is only possible in a sandbox.
refusal-computer-failed = The computer could not find an answer. Take its seat yourself or choose another level.
refusal-unknown-level = There is no computer level “{ $level }”. The levels are: { $known }.
refusal-name-length = A name has at most { $most } characters.
refusal-chat-full = This table has talked enough: { $most } lines are the most it can keep.
refusal-diverged = This file is not what was played: at revision { $revision } its { $field } does not come out again.
refusal-no-map = The map could not be drawn. The fault has been logged.

level-random = Random
level-recruit = Recruit
level-veteran = Veteran
level-grognard = Grognard
