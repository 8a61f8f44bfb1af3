# Interface of the table. A game's own words come from its own files.

## Home
tagline = Board wargames of the Mediterranean, with a referee who knows every rule.
games-title = Choose a campaign
games-loading = Taking the games off the shelf…
my-matches = Your matches
watch-title = Watch and replay
watch-empty = No finished or public match yet. Yours will be listed here.
footer = Runs on your own machine. Nothing is sent to anybody else.
play-now = Play now
set-up = Set up…
map-of = Map of { $game }
turns-count = { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
game-sicilia = July 1943: two Allied armies land on Sicily. Take Messina before the Axis slips away across the strait.
game-cassino = Winter 1944: the Gustav Line bars the road to Rome. Break it in mud, mountains and snow.
game-malta = The invasion that was planned and never came: airborne and seaborne against a fortress island.
game-sicilia43 = The whole island campaign at battalion and regiment, with air, sea and the strait.
game-sicily2 = Sicily in depth: supply, air power and every train, truck and ferry of both sides.
import = Open a match file
import-text = A file saved from any match can be replayed and studied here.
import-reading = Reading the file and playing it through…
match-open = Go to the table
match-watch = Watch
match-forget = Forget this match
match-your-turn = It is your turn
match-waits = Waiting for { $side }
mode-computer = Against the computer
mode-computer-text = It sees no more than a player in its seat.
mode-hotseat = At one screen
mode-hotseat-text = Two people take turns on this device.
mode-remote = Across the net
mode-remote-text = You get a secret link for your opponent.
mode-sandbox = Sandbox
mode-sandbox-text = Play all sides, dictate the dice, change the position.

## Set-up
setup-title = { $game }: new match
setup-opponent = How do you want to play?
setup-scenario = Scenario
setup-side = Your side
setup-watch = Let the computer play both
setup-level = Strength of the computer
level-time = up to { $seconds } s a decision
level-what-random = Does anything that is legal.
level-what-recruit = Sees one step ahead and makes mistakes.
level-what-veteran = Thinks its whole phase through.
level-what-grognard = The strongest player of the house; takes its time.
setup-options = Readings of the rules ({ $count })
setup-options-text = Where the rulebook can be read in two ways, choose one. The first is ours.
setup-public = Anybody on this server may watch
setup-start = Begin
default = usual
cancel = Cancel

## Table
home = Home
loading = Laying out the map…
failure-title = This table cannot be opened
error-unknown = The server answered with an error ({ $status }).
error-unreachable = The server cannot be reached just now.
line-connecting = Connecting
line-live = Connected
line-lost = Connection lost. Trying again; your plan is kept.
line-refused = Not admitted
turn-of = Turn { $turn } of { $turns }
turn-before = Before turn 1
side-panel = Orders, log and more
tab-orders = Orders
tab-log = Log
tab-score = Score
tab-rules = Rules
tab-talk = Table
tab-sandbox = Edit
title-your-turn = Your turn
banner-you = Your decision ({ $side })
banner-side-decides = { $side } to decide
banner-wait = Waiting for { $side }
banner-computer = The computer decides for { $side }
banner-thinking = thinking
outcome-won = { $side }: victory
outcome-draw = A draw
outcome-by-points = By points
outcome-by-resignation = The opponent has resigned
curtain-title = Hand over to { $side }
curtain-text = The counters of the next player are shown only to him.
curtain-ready = { $side }: I am here
look-as = See through the eyes of
look-as-decider = whoever decides
look-as-all = both: everything open
overlay = Show on the map
overlay-none = Plain map
overlay-unknown = This game has no such overlay: { $name }.
overlay-not-here = not in this game
overlay-control = Control
overlay-zones = Zones of control
overlay-threat = Enemy reach
overlay-supply = Supply and contact
overlay-terrain = Terrain
overlay-contact = Contact and encirclement
overlay-in-contact = Joined to the rear
overlay-cut-off = Cut off
overlay-encircled = Encircled
overlay-by-air = Supplied by airfields
overlay-by-sea = Supplied by ports
overlay-by-both = Supplied by airfields and ports
overlay-unsupplied = Out of supply
overlay-both = Both sides
settings = Settings
close = Close
add = Add
remove = Remove
copy = Copy
copied = Copied
send = Send

## Board
board-label = Map. Arrow keys move the cursor, Enter chooses.
board-controls = Zoom
zoom-in = Closer
zoom-out = Farther
zoom-fit = Whole map
minimap = Overview
hex-held = held by { $side }
hex-choose = choose: { $verb }
piece-hidden = hidden counter ({ $side })
path-price = costs { $cost }, leaves { $left }
box-reinforcements = Reinforcements
box-eliminated = Eliminated
box-withdrawn = Withdrawn
box-italy = Evacuated to Italy
box-reserve = Reserve
box-pool = Pool
track-turn = Turn
track-air = Air points
track-weather = Weather
track-supply = Supply
marker-moved = has moved
marker-stopped = stopped by the enemy
marker-used = has fought
marker-awaiting-contact = waits for contact
unit-steps = { $full ->
    [one] one step
   *[other] { $steps } of { $full } steps
}
unit-range = range { $range }

## Orders
actions-label = Steps and ways back
undo = Undo
redo = Redo
restart = Restart phase
restart-hint = Take back everything of this phase that can be taken back
next-unit = Next unit
advice = Advice
advice-title = The computer would
advice-do = Do that
mode-label = What a click on the map means
key-hint = Key { $key }
hint-unit = Choose a glowing counter on the map.
hint-hex = Choose a blue hex; hover to see the way and its cost.
hint-aim = Choose a target ringed in red.
hint-word = Choose one of the buttons below the map.
hint-off-map = Choose a unit in the list below; it waits beside the map.
ready-title = { $count ->
    [one] One unit can act
   *[other] { $count } units can act
}
duties-title = Still to be done
which-choice = { $hex }: which do you mean?
choice-through = by way of { $hex }
choice-cost = for { $cost }
choices-title = { $count ->
    [one] One choice as a list
   *[other] All { $count } choices as a list
}
choices-search = Search the choices
nothing-to-do = There is nothing for you to decide now.
select-stack = Pick up the whole stack
all-together = All together: { $choice }
off-map-title = Ready off the map
confirm-title = { $verb }?
confirm-text = You can undo this until dice fall or the other side has to decide.
confirm-final = This cannot be taken back.
confirm-idle = { $count ->
    [one] One unit could still do something:
   *[other] { $count } units could still do something:
}

## Combat
combat-declare = Declaration
combat-against = Against { $hex }
combat-nobody = Nobody yet. Add units below or on the map.
combat-air = { $points } air
combat-take-out = Take out: { $unit }
combat-air-out = Without air ({ $points })
combat-final-note = Until it is committed the declaration is yours alone and can be undone.
combat-result = Result
show-on-map = Show
odds-base = Odds
odds-column = Column
odds-how = How this comes about
sum-attack = Attack
sum-defence = Defence
sum-power = Fire
sum-vulnerability = Exposure
sum-shifts = Shifts
chances-title = Chances of every result
chance-outcome = Result
chance-share = Chance
no-effect = No effect

## Log
log-title = Log
log-side = Side
log-kind = Subject
log-all-sides = All sides
log-all-kinds = All subjects
log-kind-dice = Dice
log-kind-sequence = Turns and phases
log-kind-combat = Combat
log-kind-movement = Movement
log-kind-other = Other
log-search = Search the log
log-hex-only = Only { $hex }
log-older = Show earlier entries
since-title = Since your last decision

## Score and luck
score-empty = Nobody has scored yet.
history-title = How it went
luck-title = Luck
luck-side = Side
luck-rolls = Dice
luck-actual = Pips
luck-expected = Expected
luck-spread = Spread
luck-none = No dice have fallen yet.
luck-note = Pips rolled against the average of fair dice; whether high is good depends on the table.
dice-proof = Can I trust the dice?
dice-proof-text = The seed was fixed before the first roll; this is its fingerprint. At the end the seed is shown and every roll can be checked.
dice-secret = The seed:

## Rules
rules-search = Search the rules
rule-open = Open rule { $rule }
rule-unknown = This rule has no text yet.
rule-option = In this match: { $value }

## Table talk
seats-title = Seats
seat-you = you
seat-human = a player
seat-computer = Computer · { $level }
seat-take = Take over
seat-give = Leave to the computer
present = at the table
absent = away
invites-title = Invitations
invite-side = Secret link for { $side }
invite-watch = Link for spectators
chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
notes-title = My notes
notes-hint = Only you can read this.
notes-kept = Kept.
notes-waiting = Writing …
fork = Try it in a sandbox
export = Save as file
replay = Replay
back-to-table = Back to the table

## Replay
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-slider = Moment
replay-speed = Speed

## Sandbox
sandbox-title = Sandbox
sandbox-text = Make a list of changes and begin again from the changed position.
dice-dictate = Next dice, e.g. 6 1
dice-set = Fix
dice-told = The next dice will be: { $values }
edit-unit = Unit
edit-at = Hex or box
edit-do-place = Place
edit-do-remove = Take off
edit-do-steps = Set steps
edit-place = { $unit } to { $at }
edit-remove = { $unit } off the table
edit-steps = { $unit }: { $steps } steps
edit-apply = Begin from here
edit-box = or a box…
edit-hex = Hex
edit-hex-hint = Click a hex on the map.
edit-clock = Turn and phase
edit-dice = Dice
edit-plan = Changes
edit-on = on
edit-off = off
edit-do-set = Set
edit-set = { $name }: { $value }{ $at }
edit-name-turn = Turn
edit-name-side = Side to act
edit-name-phase = Phase
edit-name-control = Held by

## Settings
set-language = Language
set-theme = Light
theme-auto = As the system
theme-light = Light
theme-dark = Dark
set-motion = Motion
motion-auto = As the system
motion-full = Full
motion-less = None
set-sound = Sound when it is my turn
set-notices = Notification when it is my turn
set-numbers = Hex numbers when close
set-confirm = Ask before a phase is ended

## Keys
keys-title = Keyboard
keys-next = next or previous unit that can act
keys-cursor = move the cursor on the map
keys-enter = choose the hex under the cursor
keys-add = add to the selection
keys-escape = put everything down
keys-end = end the phase
keys-commit = commit or pass
keys-undo = undo, redo
keys-zoom = zoom in, out, whole map
keys-pan = move the map
keys-tabs = orders, log, score, rules, table
keys-board = go to the map
keys-advice = ask for advice
keys-overlay = next overlay
keys-help = this page

## What the others did, and advice
news-moves = { $count ->
    [one] one enemy move
   *[other] { $count } enemy moves
}
news-fights = { $count ->
    [one] one combat
   *[other] { $count } combats
}
news-lost = { $count ->
    [one] you lost one unit
   *[other] you lost { $count } units
}
news-places = { $count ->
    [one] one place changed hands
   *[other] { $count } places changed hands
}
news-points = { $count ->
    [1] { $text } point
    [-1] { $text } point
   *[other] { $text } points
}
news-fight = Combat at { $hex }
news-gone = { $unit }: eliminated
news-step = { $unit }: lost a step
news-forced = { $count ->
    [one] One choice was made for you, because there was only one.
   *[other] { $count } choices were made for you, because there was only one each time.
}
news-arrows = Show the moves on the map
advice-thinking = The computer thinks about your position
advice-busy = Thinking…

## Aims, scores, rules
aim-title = Your aim ({ $side })
aim-decides = Who wins?
aim-begin = Let us begin
aim-again = You find this again under Score.
score-catalogue = All that scores
luck-nobody = The referee
log-moves = { $side }: { $count ->
    [one] one move
   *[other] { $count } moves
}
log-everything = Every single step

## Odds against hidden strength
combat-clash = Combat
odds-hidden = { $counters ->
    [one] Its strength is hidden: any of { $candidates } counters may stand there.
   *[other] { $counters } counters stand there, their strength is hidden: { $candidates } counters come into question.
}
odds-cases = What may stand there
odds-own = Your attack: { $attack }. Columns it may lead to:
odds-worst = Worst case
odds-likely = Likely
odds-best = Best case
odds-against = { $attack } against { $defence }
sum-shifts-known = Shifts in any case

## How to play
help-title = How to play
help-banner = The banner at the top says who decides and about what. Small tags such as S-3.0 open the rule.
help-move = Click a glowing counter, then a blue hex; hovering shows the way and its price. A forbidden hex says why.
help-fight = To fight, click a hex ringed in red, add units, guns and air points, look at the chances, then commit.
help-undo = Try things out: undo works until dice fall or the other side has to decide. Advice asks the computer.
help-rules = Read the rules
end-blocked = { $count ->
    [one] Not yet: one unit still has a duty in this phase. It is lit on the map and listed under Orders.
   *[other] Not yet: { $count } units still have a duty in this phase. They are lit on the map and listed under Orders.
}

## Chapters of the rules

chapter-how-the-game-is-refereed = How the game is refereed
chapter-components-and-concepts = Components and concepts
chapter-preparation = Preparation
chapter-railways = Railways
chapter-fortifications = Fortifications
chapter-naval-support = Naval support
chapter-weather = Weather
chapter-material = Material
chapter-sequence-of-play = Sequence of play
chapter-the-air = The air
chapter-movement = Movement
chapter-the-sea = The sea
chapter-combat = Combat
chapter-operations = Operations
chapter-air-power = Air power
chapter-end-of-the-turn = End of the turn
chapter-losses = Losses
chapter-special-rules = Special rules
chapter-artillery = Artillery
chapter-set-up-and-victory = Set-up and victory
chapter-mountain-troops = Mountain troops
chapter-victory = Victory
chapter-the-table = The table
chapter-the-house = The house
