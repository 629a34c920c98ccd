# Texts of the program. The same names stand in every language; a test holds that.
program = Switchboard
welcome-text = Board games and puzzles for one switch
go-on = Go on
back = Back
level-up = One step back
press = Press
press-wakes = Continue
press-takes-back = Take that back
press-opens = { $count ->
    [one] Choose this
   *[other] Choose from these { $count }
}
lit-many = { $count } choices, from { $first } to { $last }
decimal-point = .
yes = Yes
no = No
player-word = Player

# players
players-title = Who plays?
players-none = There is no player yet. Add one.
players-edit-which = Whose data shall be changed?
players-delete-which = Who shall be removed?
add-player = Add
edit-player = Change
delete-player = Remove
show-more = Show more
show-less = Show less
settings = Settings
help = Help
about = About
quit = Quit
player-in = { $name } plays in { $seconds } s. Any signal stops this.
player-deleted = { $name } was removed
player-unknown = this player cannot be read
age = { $years ->
    [one] { $years } year
   *[other] { $years } years
 }
gender-unknown = not told
gender-female = female
gender-male = male

# games
games-title = Which game?
games-record-title = History of which game?
games-none = No games were found. Put game folders into a games folder, or name one with --games.
all-categories = All kinds
category = Kind: { $name }
change-player = Other player
levels-done = { $done } of { $all } done
faults = { $count ->
    [one] { $count } fault
   *[other] { $count } faults
 }
faults-of = What is wrong with { $name }
read-faults = Faults of { $name }
game-in = { $name } begins in { $seconds } s. Any signal stops this.
page-down = Further down
page-up = Further up

# levels
levels = Levels
levels-title = Which level?
new-level = New level
new-level-of = New level: { $difficulty }
new-level-stop = Make no level
new-level-making = A new level is being made
new-level-stopped = Stopped: no level was made
new-level-none = No new level could be made in two seconds. Try again, or choose another difficulty.
own-board = A board of your own
own-board-title = Which board?
own-board-play = Play on this board
remove-level = Remove a new level
levels-remove-which = Which level shall be removed?
level-removed = The level { $name } was removed
difficulty-easy = easy
difficulty-medium = medium
difficulty-hard = hard
level-is-done = done
level-is-begun = begun
moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
 }

# board
undo = Undo
hint = Hint
can-be-won = Can it be won?
slower = Slower
faster = Faster
restart = Start again
games = Games
history = History
pause = Pause
panel-game = Game
panel-task = Task
panel-level = Level
panel-name = Name
panel-difficulty = Difficulty
panel-minimum = Fewest moves
panel-best = Your best
panel-time = Time
panel-moves = Moves
panel-look = Looking
panel-turn = In turn
number-of = { $number } of { $all }
player-number = player { $player }
turn-of = Player { $player } is in turn
moved = { $what }. { $count ->
    [one] { $count } move
   *[other] { $count } moves
 }
undone = Taken back. { $count ->
    [one] { $count } move
   *[other] { $count } moves
 }
taken-back = Taken back
restarted = The level begins again
no-move-left = No move was left: the level begins again
paused = Pause. The switch goes on.
invalid-choice = This is no move now
outside-board = This lies outside the board
nothing-to-undo = There is nothing to take back
undo-forbidden = This game takes nothing back; a setting allows it
restart-forbidden = This game begins no level again; a setting allows it
corridor = Straight on { $count } moves, to column { $column }, row { $row }
nothing-to-restart = Nothing was played yet
no-next-level = This is the last level
no-previous-level = This is the first level
hint-none = No hint is known here; whether it can still be won is not known
hint-lost = This cannot be won any more: undo a move or start again
hint-is = Hint: { $what }
hint-advice = A computer player would play: { $what }
won-in = This can be won, in at most { $count ->
    [one] { $count } move
   *[other] { $count } moves
 }
unknown-chance = No hint: in this game chance decides, and whether it can be won is not known
unknown-players = No hint: several play here, and whether this can be won is not known
unknown-hidden = No hint: something is hidden here, and nobody can know yet what it is
look-hint = Looking for a hint
look-won = Looking whether this can be won
look-seconds = { $seconds } s of at most { $most } s
look-stop = Stop looking
look-stopped = Stopped looking
pace-now = One step now lasts { $seconds }
ignored-too-short = Ignored: too short
ignored-repeat = Ignored: too soon after the last press
ignored-cool-down = Ignored: too soon after a choice
too-many-screens = Too many screens are open. Go back first.
side-up = up
side-right = right
side-down = down
side-left = left
move-beside = { $side }: { $what }
move-cell = { $what }, column { $column }, row { $row }
move-push-column = push column { $line } { $side }
move-push-row = push row { $line } { $side }
move-turn = turn the tile
move-hand = take tile { $number }
move-pass = pass
move-action = act
move-tick = wait
move-restart = back to the checkpoint
open-curtain = Open the curtain
outcome-playing = The game goes on.
outcome-finished = Well done! The level is finished.
outcome-won = You won!
outcome-won-by = Player { $player } won!
outcome-lost = Lost. Try again.
outcome-drawn = A draw.
outcome-tied = A tie: { $names } lead.

# level done
done-fewest = It cannot be done in fewer moves.
next-level = Next level
previous-level = Previous level
again = Once more
to-games = To the games
game-done-text = This was the last level of the game.
goes-on-in = Goes on in { $seconds } s. Any signal stops this.

# questions
ask-quit = Leave the program?
yes-quit = Yes, leave
ask-restart = Begin this level again? What was played is kept in the history.
yes-restart = Yes, begin again
ask-delete = Remove { $name } with all saved games?
ask-remove-level = Remove the level { $name }? What was played in it stays on record.
yes-delete = Yes, remove
ask-add-game = Add the game { $name } to yours?
ask-add-player = Add the player { $name }, with settings and everything played?
yes-add = Yes, add
added = { $name } was added
ask-second-switch = A second switch was pressed. Shall it step on from now, without the timer?
yes-second-switch = Yes, step with it
ask-pace = Proposed pace: one step { $interval }, lag { $lag }, hold at least { $hold }, ignore repeats within { $repeat }, rest after a choice { $rest }. Use it?
ask-pace-wrong = Several of the last moves were taken back. Shall one step last longer, { $interval }?
ask-pace-missed = The light often passed over what was then chosen. Shall one step last longer, { $interval }?
ask-pace-easy = Nothing went wrong for long. Shall one step be shorter, { $interval }?
yes-pace = Yes, use it

# about
about-version = Version { $version }
about-text = Plays games that are folders of text and pictures, with one switch, a keyboard, a mouse or a gamepad.
about-licence = Licence: { $licence }. The pieces it is built from are listed in docs/dependencies.md.
about-contact = Questions and faults: ask whoever gave you this program or set it up for you. This copy names no address. CONTRIBUTING in the program's folder tells how faults are mended.
about-contact-address = Questions and faults: { $address }

# settings, names
set-move-mode = Choosing a move
set-boundary = At the edge
set-invalid-cells = Invalid cells
set-position-highlight = Mark the position
set-valids-highlight = Mark valid moves
set-focused-highlight = Mark the focus
set-next = Next comes by itself
set-method = Method
set-interval = One step
set-first-extra = First step longer by
set-passes = Passes until it rests
set-undo = Undo is offered
set-tentative = A move can be taken back at once
set-lag = Lag credit
set-press-cost = Pressing is tiring
set-single-choice = A single choice is played after
set-corridor = Follow corridors
set-two-presses = Two presses for each move
set-obeys-no-undo = No undo where the game forbids it
set-clock-runs = Time passes while you choose
set-countdowns = Countdowns
set-act-on = The switch acts
set-hold = Hold at least
set-ignore-repeat = Ignore repeats within
set-cooldown = Rest after a choice
set-long-hold = A long hold opens the menu
set-held = Held for choosing
set-theme = Colours
set-text-percent = Text size
set-reduced-motion = Less motion
set-frame-percent = Width of frames
set-dim-rest = Dim what is not lit
set-show-slot = Show how much of the step is left
set-board-color = Colour of the board
set-border-color = Colour of its edge
set-said = Say aloud
set-speed-percent = Speed of speech
set-cue-volume = Volume of cues
set-result-volume = Volume of results
set-voice = Voice
set-speech-wait = Wait for speech at most
set-sounds = Sounds
set-tick = Tick at each step
set-volume = Volume of sounds
set-any-key = Any key is the switch
set-any-button = Any button is the switch
set-any-click = A click or touch anywhere is my switch

# settings, values
value-on = on
value-off = off
value-leave = as the game says
value-half-interval = half a step
value-system = the system's own
value-for-ever = never rests
value-withoptions = with options
value-directjustkeyboard = direct, keyboard
value-directbothkeyboardandmouse = direct, keyboard and mouse
value-stay = stay
value-rotate = rotate
value-jump = jump
value-select = select
value-skip = skip
value-best = best
value-linear = one by one
value-likelyfirst = likely first
value-rowcolumn = rows, then cells
value-step = two switches
value-shortheld = short steps, held chooses
value-inverse = hold to step, let go to choose
value-first = first
value-last = last
value-menu = in the menu only
value-press = when pressed
value-release = when let go
value-light = light
value-dark = dark
value-highcontrast = high contrast
value-nothing = nothing
value-results = what a move did
value-everything = every choice and what a move did
value-male1 = male 1
value-male2 = male 2
value-female1 = female 1
value-female2 = female 2
color-ffffff = white
color-c8c8c8 = light grey
color-808080 = grey
color-303030 = dark grey
color-000000 = black
color-1f3a5f = blue
color-1e5631 = green
color-6b4423 = brown

# the form of a player
player-new = A new player
player-change = Change a player
field-name = Name
field-surname = Surname
field-birth = Birth number or date
field-gender = Gender
field-avatar = Picture
field-language = Language
field-degree = Way of playing
name-missing = A name is still missing.
birth-wrong = The birth number or date is not right yet; it may be left empty.
birth-form = write a birth number of nine or ten digits, or a date such as 2001-12-31
birth-date = there is no such day
birth-checksum = eleven does not divide this number, so a digit is wrong
birth-future = this day has not come yet
save = Save
cancel = Cancel
degree-0 = not chosen
degree-1 = 1: keyboard and mouse
degree-2 = 2: keyboard or mouse, with effort
degree-3 = 3: one switch, quick
degree-4 = 4: one switch
degree-5 = 5: one switch, slow
avatar-fox = fox
avatar-cat = cat
avatar-dog = dog
avatar-bear = bear
avatar-owl = owl
avatar-frog = frog
avatar-rabbit = rabbit
avatar-fish = fish
avatar-robot = robot
avatar-star = star
avatar-flower = flower
avatar-rocket = rocket
key-done = Done
key-erase = Erase
key-space = Space
key-capitals = Capitals
key-letters = a b c
key-marks = á č ö
key-digits = 1 2 3

# the settings screen
tab-control = Choosing moves
tab-pace = Next and pace
tab-switch = The switch
tab-looks = Looks
tab-sound = Speech and sound
tab-devices = Keys and buttons
setting-locked = { $name }: { $value } (kept by this game, since it could not be played otherwise)
fullscreen = Full screen on or off
setting-needs-releases = { $setting } (no effect on keys here)
releases-untold = This terminal does not tell when a key is let go. A press counts however short it is, and ways of scanning that hold the switch are replaced by the automatic one. Gamepads and other programs are not affected.
presses-felt = Presses felt here: { $count }
pace-exercise = Find the pace
pace-text = Press the switch as soon as it lights up.
pace-now-press = NOW!
pace-wait = wait
pace-count = { $done } of { $all }
pace-early = { $count ->
    [one] { $count } press came before the light
   *[other] { $count } presses came before the light
 }
pace-leave = Whoever does not press three times in a row leaves the exercise.
remap = Change keys and buttons
remap-press = Press the key or button that shall mean: { $meaning }
remap-switch-leads-back = The switch itself, or waiting, leads back.
remap-default = All as at first
remapped = { $key } now means: { $meaning }
signal-switch = the switch
signal-second-switch = the second switch
signal-up = up
signal-right = right
signal-down = down
signal-left = left
signal-action = choose
signal-next = next
signal-previous = previous
signal-next-row = next row
signal-next-column = next column
signal-undo = undo
signal-restart = start again
signal-pause = pause
signal-previous-level = level before
signal-next-level = next level
signal-fullscreen = full screen
signal-menu = menu
signal-info-panel = panel
signal-help = help
signal-settings = settings
signal-history = history
signal-hint = hint
signal-can-be-won = can it be won
signal-change-game = other game
signal-quit = quit
signal-slower = slower
signal-faster = faster

# help
help-none = The manual is missing: there is no help folder beside the program.
next-section = Next section
previous-section = Section before
scrolls = Scrolls by itself
read-aloud = Read aloud

# history
history-of = History, attempt { $number } of { $all }
history-none = Nothing was played here yet.
history-table = Table
history-chart = Chart
history-replay = Board
history-methods = Methods
history-export = Write to a file
history-exported = The record is in { $file }
compare-none = No level was finished twice yet; these are the moves of this level.
compare-over = { $count ->
    [one] Over one level that was finished twice
   *[other] Over { $count } levels that were finished twice
}
chart-methods = Mean time of a move
col-finals = Finals
col-valid = Valid
col-moves = Moves
col-mean = Time a move
col-mean-slots = Slots a move
col-finished = Finished
col-mean-finish = Time to finish
way-keyboard = keyboard
way-pointer = mouse
way-switch = switch
way-outside = from outside
way-next = Next
way-direct = direct
way-computer = computer
replay-step = Step { $number } of { $all }: { $what }
replay-none = This state cannot be shown by the rules of today.
chart-time = Time of each move
step-back = Back a move
step-on = On a move
earlier-attempt = Attempt before
later-attempt = Next attempt
col-number = No.
col-date = Date and time
col-event = Event
col-chosen = Move
col-time = Time
col-since-last = Since last
col-method = Method
col-slots = Slots
col-invalid = Invalid
event-start = start
event-move = move
event-undo = undo
event-restarted = begun again
event-interrupted = interrupted
event-finished = finished

# several players
seats-title = Who plays?
seats-play = Begin
seats-more = One more player
seats-fewer = One player less
seats-who = Who is player { $player }?
seats-change = Other players
seat-computer = Computer: { $name }
strength-easy = easy
strength-medium = medium
strength-strong = strong
is-thinking = { $name } is thinking
think-no-more = Decide now
computer-has-no-move = The computer found no move
turn-of-name = { $name } is in turn
won-by-name = { $name } won!
result-won = won
result-lost = lost
result-drawn = draw
result-place = place { $place }

# boards of tiles
panel-asked = To do
panel-goal = Goal
panel-standing = So far
tile-place = column { $column }, row { $row }
tile-face-down = tile lying face down
tile-empty = empty place
tile-pawn = player { $player }'s piece
tile-carrying = with a load
tile-effect-out = whoever stops here is out
tile-effect-collect = loads are left here
tile-effect-send = loads are lost here
tile-effect-return = leads back to the start
tile-effect-skip = a turn is missed here
tile-effect-move = leads elsewhere
tile-goal-here = your goal
tile-rolled = { $who }: the die shows { $number }
tile-no-move = { $who }: no move is possible
tile-no-push = { $who }: nothing can be pushed
tile-no-add = { $who }: no tile can be laid
tile-no-exchange = { $who }: no tile can be exchanged
tile-skipped = { $who }: misses a turn
tile-out = { $who }: out
tile-took = { $who }: took { $what }
tile-delivered = { $who }: left the load here
tile-lost = { $who }: lost the load
tile-carried = { $who }: on to { $what }
tile-reached = { $who }: reached the goal { $what }
tile-goal-reach = go to { $what }
tile-goal-collect = hold { $what }
tile-goal-find = find { $what }
tile-asked-move = move your piece
tile-asked-push = push a row or a column
tile-asked-add = lay a tile
tile-asked-exchange = exchange a tile, or pass
tile-asked-start = choose where to begin
behind-curtain = Now for { $name }: hand over, then open the curtain
tile-die = the die shows { $number }
tile-result-out = { $who }: out.
tile-result-points = { $who }: { $count ->
    [one] { $count } point
   *[other] { $count } points
 }.
tile-result-goals = { $who }: { $done } of { $all } goals.
tile-in-turn = { $who }: { $asked }
move-hand-of = take tile { $number }: { $what }
move-turn-of = turn the tile: { $what }

# author
author = Make games
author-title = Which game do you want to work on?
author-checking = Being checked …
author-clean = Check: nothing is wrong
author-found = Check: { $count ->
    [one] { $count } finding
   *[other] { $count } findings
 }
author-faulty = The saved files cannot be played. The board shows the last good game.
author-waits = Mend the file and save it: the game then begins by itself.
author-begins = Mended: the game begins
author-play = Play for real
severity-error = Error
severity-warning = Warning
severity-note = Note
reloaded-replayed = Read anew: your moves were played again
reloaded-put-back = Read anew: a move is not valid any more, so the position was put back as it was
reloaded-anew = Read anew: your moves do not fit any more, so the level begins again
trace-title = The rules at the last move
trace-none = No move to tell of yet
trace-rule = Rule { $number }
trace-done = was done
trace-no-change = was done, changed nothing
trace-false = its condition did not hold
trace-skipped = was skipped
trace-not-reached = was not reached
trace-because = line { $line }, column { $column }: { $why }
fault-outside-matrix = the cell lies outside the matrix
fault-overflow = the number grows too large
fault-wrong-type = the two sides hold different types
fault-unknown-matrix = there is no matrix of this name
fault-unknown-item = there is no item of this name
fault-read-only = a table cannot be changed
fault-ill-formed = this is not written as a rule
fault-divide-by-zero = nothing can be divided by 0
fault-no-value = the function ended without return
fault-empty = there is nothing to take the least or the most of
fault-outside-list = there is no such place in the list
fault-no-property = the piece has no such property
fault-empty-range = the first number is larger than the last
fault-valueless = the name has no value, since an error skipped its local
trace-more = and { $count ->
    [one] { $count } more change
   *[other] { $count } more changes
 }
trace-rest = The other rules: { $unmet } whose condition did not hold, { $unreached } not reached
trace-out-of-steps = The rules took too many steps and were stopped
trace-all = Show all rules
trace-short = Show only rules that did something

# level editor
author-edit = Edit the level
edit-hindered = This level cannot be edited yet
edit-brushes = Paint with
edit-true = yes
edit-false = no
edit-any = anything (*)
edit-empty = nothing written
edit-status = { $matrix }: { $brush }
edit-unsaved = not saved yet
edit-painted = Painted: { $what }{ $count ->
    [one] {""}
   *[other] , { $count } cells
 }
edit-same = There is { $what } already
edit-undone = Taken back
edit-redone = Done again
edit-undo = Undo
edit-redo = Again
edit-nothing-to-undo = Nothing to take back
edit-nothing-to-redo = Nothing to do again
edit-saved = Saved: { $file }
edit-layer = Matrix: { $name }
edit-which-layer = What do you want to edit?
edit-about-state = the pieces as the level begins
edit-about-valid = the cells that can be chosen first
edit-about-final = the pieces as the level ends
edit-about-background = what lies beneath the pieces
edit-about-own = of the game's own
edit-reach-cell = Paints: one cell
edit-reach-row = Paints: a row
edit-reach-column = Paints: a column
edit-reach-all = Paints: everything
edit-new-level-made = New level { $level }: a copy of { $from } as it stands here
edit-leave = Leave
edit-stay = Go on editing
edit-ask-leave = Not everything is saved. Leave the editor?
edit-save-leave = Save and leave
edit-leave-unsaved = Leave without saving
edit-ask-changed = Another program has changed this level's file. What shall stand in it?
edit-take-theirs = What stands there now (my changes are lost)
edit-write-mine = What I made here (the other changes are lost)
edit-reread = Read anew: another program changed the file
edit-changed-meanwhile = Another program has changed this level's file. Nothing is lost yet: saving will ask what shall stand in it
edit-faulty-meanwhile = Another program has changed this level's file, and it cannot be read now. Shown is how it was before
edit-matrix = Matrix
edit-start = the player's start (Ax, Ay)
edit-resize = Size
edit-wider = One column more at the right
edit-narrower = One column fewer
edit-higher = One row more below
edit-lower = One row fewer
edit-values = Values
edit-which-value = Which value do you want to change?
edit-other-truth = The other one
edit-size = Size
edit-columns-rows = { $width } × { $height }
edit-file = File
problem-n004 = { $kind ->
    [read] The level cannot be read: see whether it was moved or removed.
    [full] The level cannot be saved, the disk is full. What you changed is still here: make room and save again.
    [protected] The level cannot be saved: this game may only be read, not changed. What you changed is still here: allow changes to its folder and save again. For a game of the program, make a copy of your own (switchboard new my-game --from the-game).
   *[other] The level cannot be saved. What you changed is still here: see whether its folder and the disk are in order, and save again.
 } { $file }
problem-n005 = The level is written in a way that the editor cannot change. Write the rows of its matrices as help/NEW_GAME does. { $file }
