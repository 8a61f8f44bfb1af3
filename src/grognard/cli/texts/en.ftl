# The frame around a game in the terminal: prompts, headings, complaints.

cli-winner = Winner: { $side }
cli-draw = A draw: nobody has won.
cli-not-over = The game is not over.
cli-taken-back = taken back
cli-hand-over = { $side }: take the keyboard and press Enter
cli-written = Written to { $file }.
cli-no-duties = Nothing is left to be done.
cli-no-rule = There is no rule { $id }. Similar: { $similar }.
cli-no-unit = You see no unit { $id }.
cli-save-where = Save to which file?
cli-odds-how = Write: odds UNIT,UNIT TARGET
cli-choose = Choose a number from 1 to { $most }, or type help.
cli-no-target = Number { $number } takes no target.
cli-which-target = Number { $number } needs one of: { $known }
cli-more = and { $count } more
cli-hidden = hidden counter
cli-reduced = reduced
cli-column = column
cli-choices =
    { $count ->
        [one] one legal action
       *[other] { $count } legal actions
    }
cli-legal = legal
cli-not-legal = not legal
cli-attack = attack
cli-defence = defence
cli-shifts = shifts
cli-can-reach = { $unit } can reach ({ $points } points left)
cli-hex = hex
cli-cost = cost
cli-may-stop = may stop
cli-way = way
cli-yes = yes
cli-no = no
cli-help =
    { "  " }3              choose number 3 of the list
    { "  " }3 2118         choose number 3 with the target 2118
    { "  " }move … to=2118 any action in words: its verb and fields
    { "  " }list [WORD]    the legal choices, all or those with this word in them
    { "  " }list 3         number 3 with all its targets
    { "  " }view           the table as you see it
    { "  " }duties         what must still be done in this phase
    { "  " }score          the score sheet
    { "  " }reach UNIT     where a unit can go, with costs
    { "  " }odds UNITS TARGET   column, modifiers and chances (units joined by commas)
    { "  " }rule ID        what a rule says
    { "  " }log            what has happened
    { "  " }undo, redo     take your last action back, or repeat it
    { "  " }restart        take back all you can of this phase
    { "  " }save FILE      write the match to a file
    { "  " }quit           leave the table
