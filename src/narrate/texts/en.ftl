# Texts of the program. The same names stand in every language; a test holds that.
program = Switchboard
welcome-text = Board games and puzzles for one switch
go-on = Continue
back = Back
press = Press
press-soon = In a moment
press-wakes = Continue
press-takes-back = Take that back
press-opens = { $count ->
    [one] Choose this
   *[other] Choose from these { $count }
}
press-among = { $count ->
    [one] It is this one
   *[other] It is one of these { $count }
}
press-perhaps = Perhaps: { $what }
weighed = Perhaps: { $what } ({ $percent } %). Press again when it lights up.
weighed-open = Not sure yet. Press again when what you want lights up.
why-weighed = A press: { $what } was then { $percent } % likely.
why-weighed-open = A press: nothing stood out yet.
why-taken = Taken: { $what } ({ $percent } % sure after { $count ->
    [one] one press
   *[other] { $count } presses
}).
answers = How you answer
answers-about = What “asks until it is sure” has learnt from your presses, and what the last ones counted for.
answers-none = Nothing has been learnt yet. “Asks until it is sure” begins cautiously, as with somebody who misses the light often.
answers-presses = Learnt from { $count ->
    [one] one press
   *[other] { $count } presses
}; with every 60 more, half of what was learnt before is forgotten.
answers-time = You answer { $mean } after something lights up, most often at most { $spread } sooner or later.
answers-late = The first answer takes longer: by { $board } on a board, { $menu } in a menu, { $list } on a page with a few choices, { $letters } among letters.
answers-missed = Of 100 times that what you want lights up, you miss { $count ->
    [0] hardly any
    [one] one
   *[other] { $count }
}.
answers-strays = In ten minutes { $count ->
    [0] hardly any press comes
    [one] about one press comes
   *[other] about { $count } presses come
} that you did not mean.
answers-doubled = Of 100 presses { $count ->
    [0] hardly any comes
    [one] one comes
   *[other] { $count } come
} twice.
answers-rests = In { $count } of 100 turns you do not answer at first, because you think or talk or are away; that lasts { $time } on average.
answers-estimate = These are estimates from a mixture of 16 models of players. They show what the light reckons with; they are no test of you.
answers-frozen = Learning is switched off: this stays as it is.
answers-whys = What the last presses counted for
answers-no-whys = No press has been weighed since the program started or the player changed.
answers-forget = Forget what was learnt
ask-forget-answers = Forget what was learnt about how you answer? It is then learnt anew.
yes-forget-answers = Yes, forget it
answers-forgotten = Forgotten. How you answer is learnt anew.
history-weighed = Why: { $count ->
    [one] one press was weighed
   *[other] { $count } presses were weighed
}; then it was { $percent } % sure that this was wanted.
level-up = Back
lit-many = { $count } choices, from { $first } to { $last }
decimal-point = .
yes = Yes
no = No
player-word = Player

# first start
first-how = Let's set you up
first-how-text = Press your switch, or any key, button or the screen, when the light is on your answer.
first-one-switch = One switch
first-one-switch-about = The light moves by itself. You press once.
first-two-switches = Two switches
first-two-switches-about = One moves the light, the other chooses.
first-directly = Mouse, touch or keyboard
first-directly-about = Choose anything directly. The light stays where you put it.
first-learnt = { $key } is your switch now.
first-mouse-button = A click
first-someone = Set up for someone
first-speed = How fast should the light move?
first-speed-text = You can change this whenever you like: look for Pace.
first-quick = Quick
first-quick-about = One second at each step.
first-steady = Steady
first-steady-about = Two seconds at each step, larger text.
first-calm = Calm
first-calm-about = Four seconds at each step, very large text.
first-exercise-about = Press a few times when it lights up. We'll work out what suits you.
first-picture = Choose your picture
first-picture-text = Your name comes with it. You can change both later.

# players
players-title = Who's playing?
players-none = No players yet. Add the first one.
players-next = More players
players-previous = Previous players
players-edit-which = Which player do you want to edit?
players-delete-which = Which player do you want to remove?
add-player = Add player
edit-player = Edit
delete-player = Remove
show-more = Show more
show-less = Show less
settings = Settings
help = Help
about = About
quit = Quit
plays-elsewhere = { $name } is already playing in another Switchboard window.
player-in = { $name } starts in { $seconds } s. Press to stop.
player-deleted = { $name } was removed
player-unknown = this player's data can't be read
age = { $years ->
    [one] { $years } year
   *[other] { $years } years
 }
gender-unknown = prefer not to say
gender-female = female
gender-male = male

# games
games-record-title = Which game's history would you like to see?
continue-game = Continue: { $name }
level-of = Level { $number } of { $all }
kinds = Kinds of games
kind-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
 }
for-players = For { $count } players.
for-players-from = For { $least } to { $count } players.
page-next = More games
page-previous = Previous games
shelf-steps = First steps
shelf-pushing = Pushing and pulling
shelf-sliding = Sliding puzzles
shelf-rolling = Rolling and gliding
shelf-paths = Mazes
shelf-turns = Turns and jumps
shelf-tracks = Routes
shelf-lines = Loops and lines
shelf-shading = Shading squares
shelf-numbers = Numbers
shelf-placing = Lamps, stars, tents
shelf-finding = Hidden things
shelf-patterns = Lights and colours
shelf-rivals = Board games
shelf-chance = Dice and tiles
shelf-solitaire = Cards and solitaire
shelf-words = Words and memory
shelf-other = Other games
game-coming = This game is on its way. It begins as soon as it is here.
games-reading = Getting the games ready…
games-none = No games found. Put game folders into a games folder, or point to one with --games.
change-player = Change player
faults = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
 }
faults-of = What's wrong with { $name }
read-faults = Problems in { $name }
game-in = { $name } starts in { $seconds } s. Press to stop.
page-down = Scroll down
page-up = Scroll up

# levels
levels = Levels
levels-title = Which level?
levels-next = More levels
levels-previous = Previous levels
new-level = New level
new-level-of = New level: { $difficulty }
new-level-stop = Stop making it
new-level-making = Making a new level
new-level-stopped = Stopped. No level was made.
new-level-none = Couldn't make a new level in two seconds. Try again, or pick another difficulty.
own-board = Custom board
own-board-title = Choose your board
own-board-play = Play on this board
remove-level = Remove a new level
levels-remove-which = Which level do you want to remove?
level-removed = { $name } was removed
difficulty-easy = easy
difficulty-medium = medium
difficulty-hard = hard
level-is-done = done
level-is-begun = started
moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
 }
turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
 }
turn-from-to = { $from } – { $to }
turn-went = { $name }: { $what }

# board
undo = Undo
hint = Hint
fill-by-law = Fill in by one rule
can-be-won = Is it still solvable?
slower = Slower
faster = Faster
restart = Restart
games = Games
history = History
list-of-moves = List of moves
pause = Pause
game-author = Author: { $author }
game-home-page = Home page: { $address }
panel-level = Level
card-level = of { $all }
more = More
how-to-play = How to play
rules-begin = Play
pace = Pace
panel-difficulty = Difficulty
panel-minimum = Best possible
panel-best = Your best
panel-time = Time
panel-moves = Moves
panel-turns = Turns
panel-last = Last move
panel-taken = Taken
panel-look = Thinking
panel-turn = Turn
player-number = player { $player }
turn-of = Player { $player }'s turn
moved = { $what }. { $count ->
    [one] { $count } move
   *[other] { $count } moves
 }
undone = Undone. { $count ->
    [one] { $count } move
   *[other] { $count } moves
 }
taken-back = Undone
restarted = Level restarted
no-move-left = No moves left, so the level starts over
switch-stuck = The switch has been down for ten seconds. It does nothing until it is let go.
steps-over = That was all for now.
break = { $count ->
    [one] That was { $count } minute. Time for a break?
   *[other] That was { $count } minutes. Time for a break?
}
paused = Paused. Press to continue.
pause-sign = Paused
invalid-choice = You can't move there
outside-board = That's off the board
nothing-to-undo = Nothing to undo
undo-forbidden = No undo in this game. You can allow it in Settings.
restart-forbidden = No restart in this game. You can allow it in Settings.
corridor = Straight ahead, { $count } moves, to column { $column }, row { $row }
nothing-to-restart = You haven't made a move yet
no-next-level = This is the last level
no-previous-level = This is the first level
hint-none = No hint found. This may still be solvable.
hint-lost = You can't win from here. Undo a move or restart.
hint-is = Hint: { $what }
hint-advice = A computer would play: { $what }
hint-step = Hint: { $place }
work-failed = That couldn't be worked out: something in the program broke down. You can go on playing.
thinking-failed = The computer's thinking broke down. It makes any move instead.
hint-fill-on = Fill in and show the next
hint-strike-on = Strike out and show the next
hint-because = Hint for { $place }, because { $why }. Choose it to fill in what follows
hint-strike = Hint for { $place }: it cannot be { $pieces }, because { $why }. Choose it to strike out what follows
hint-mistake = { $count ->
    [one] This cannot stay: { $places }
   *[other] These cannot all stay: { $places }
 }
hint-something-wrong = Something on the board cannot stay as it is
mistakes-untold = You chose in Settings not to be told when something is wrong
fill-square = Square: { $place }
strike = Strike something out
strike-square = Strike out: { $place }
struck = { $place }: struck out { $pieces }
struck-nothing = { $place }: nothing is struck out
fill-is = { $count ->
    [one] { $count } square follows from one rule. Choose this to fill it in
   *[other] { $count } squares follow from one rule each. Choose this to fill them in
 }
fill-none = No square follows from one rule alone
hint-no-mistake = Nothing on the board is wrong. It can still be solved.
won-in = Still solvable, in at most { $count ->
    [one] { $count } move
   *[other] { $count } moves
 }
unknown-chance = No hint: luck decides in this game
unknown-players = No hint: it depends on what the others play
unknown-hidden = No hint: something is still hidden here
look-hint = Looking for a hint…
look-won = Checking whether you can still win…
look-seconds = { $seconds } s of { $most } s at most
look-fill = Looking for what one rule decides…
look-stop = Stop looking
look-stopped = Stopped looking
lag-cut = Late presses used to count for { $before }. That was too long at this pace: a press for what had just lit up played what came before. It is { $now } now.
pace-now = One step now takes { $seconds }
ignored-too-short = That press was too short to count
ignored-repeat = That press came too soon after the last one
ignored-unquiet = That press came before the switch had been quiet for long enough
ignored-cool-down = That press came too soon after a choice
too-many-screens = Too many screens are open. Go back first.
side-up = up
side-right = right
side-down = down
side-left = left
side-up-right = up and right
side-down-right = down and right
side-down-left = down and left
side-up-left = up and left
move-beside = { $side }: { $what }
press-go = Move { $side }
press-go-onto = Move { $side }: { $what }
press-stay = Stay here
nothing-there = empty
press-fill = Fill in
press-lay = Lay the tile
press-swap = Swap
press-put-back = Put back
press-order = { $order }: { $what }
press-possible = { $what }; possible: { $pieces }
press-nothing-possible = { $what }; nothing is possible here
move-cell = { $what }, column { $column }, row { $row }
move-square = { $what }, { $square }
move-push-column = push column { $line } { $side }
move-push-row = push row { $line } { $side }
move-turn = rotate the tile
move-hand = take tile { $number }
move-pass = pass
move-action = take action
move-tick = wait
move-restart = back to the checkpoint
move-press = press
move-release = let go
open-curtain = Open the curtain
outcome-playing = The game is still on.
outcome-finished = Well done! Level finished.
outcome-won = You won!
outcome-won-by = Player { $player } won!
outcome-lost = Not this time. Try again!
outcome-drawn = It's a draw.
outcome-tied = A tie between { $names }.

# level done
done-fewest = Perfect: the fewest moves possible!
star-done = Finished
star-few = Few moves
star-alone = No hints
done-levels = { $done } of { $all } levels done
next-level = Next level
previous-level = Previous level
again = Play again
to-games = Games
game-done-text = That was the last level. You've finished the game!
goes-on-in = Next in { $seconds } s

# questions
ask-quit = Quit Switchboard?
yes-quit = Yes, quit
program-ended = Switchboard has ended
ask-restart = Restart level? Your moves stay in History.
yes-restart = Yes, restart
ask-delete = Remove { $name } and all saved games?
ask-remove-level = Remove { $name }? Your moves in it stay in History.
yes-delete = Yes, remove
ask-add-game = Add { $name } to your games?
ask-add-player = Add { $name }, with settings and saved games?
yes-add = Yes, add
ask-create = Create a player named { $name }?
yes-create = Yes, create
ask-signals = May the site { $origin } play here by signals? It can then move the light, choose and undo in games, and it is told what is lit on the board. It can do nothing else.
yes-signals = Yes, take its signals
added = { $name } was added
adding = Adding { $name }
adding-files = Files: { $done } of { $all }
adding-reading = Reading the file
adding-stop = Stop adding it
adding-stopped = Stopped. Nothing was added.
new-game-row = New: { $name }
later = Later
yes-play-added = Play it now
ask-play-added = { $name } was added. Play it now?
ask-second-switch = You pressed a second switch. Use it to step through the choices, without the timer?
yes-second-switch = Yes, use it
ask-weigh-missed = You missed the light { $count ->
    [one] { $count } time
   *[other] { $count } times
}. Should each press be weighed, and asked again until it is sure?
ask-weigh-stray = { $count ->
    [one] { $count } press
   *[other] { $count } presses
} came where nothing was lit. Should each press be weighed, and asked again until it is sure?
ask-weigh-doubled = { $count ->
    [one] { $count } answer
   *[other] { $count } answers
} came twice. Should each press be weighed, and asked again until it is sure?
ask-weigh-uneven = Your answers are now quick, now slow. Should each press be weighed, and asked again until it is sure?
ask-weigh-what = You press as before, whenever what you want lights up; it takes a press more now and then, and fewer go wrong.
ask-weigh-tried = It has been tried on modelled players only.
yes-weigh = Yes, weigh them
rung-3 = Hold and let go
rung-4 = Now!
rung-5 = Two
rung-6 = Few
rung-7 = Rows
rung-8 = Games
ask-step-up = Go on to “{ $name }”?
ask-step-up-why = At least { $count } of the last { $all } tries were good, on two days in a row. Pressing at random seldom does as well.
yes-step-up = Yes, go on
ask-step-down = Go back to “{ $name }” for a while?
ask-step-down-why = { $count } of the last { $all } presses went astray. That happens on some days.
yes-step-down = Yes, go back
ask-pace = { $interval } a step suits you. Use it?
ask-pace-lag = A press may come { $time } late.
ask-pace-hold = A press shorter than { $time } does not count.
ask-pace-repeat = A second press within { $time } does not count.
ask-pace-quiet = Trembling is one press: the next counts after { $time } of quiet.
ask-pace-wrong = You've undone quite a few moves. Slow down to { $interval } a step?
ask-pace-missed = You often wait for the light to come round again. Slow down to { $interval } a step?
ask-pace-easy = You're doing well! Speed up to { $interval } a step?
yes-pace = Yes, use it

# about
about-version = Version { $version }
about-text = Board games and puzzles for one switch, a keyboard, a mouse or a gamepad. A game is a folder of text and pictures, so anyone can make one.
about-licence = Licence: { $licence }. docs/dependencies.md lists everything Switchboard is built with.
about-contact = Questions or problems? Ask whoever gave you Switchboard or set it up for you. This copy names no contact address. CONTRIBUTING in the program's folder explains how to fix things.
about-contact-address = Questions or problems? Write to { $address }

# settings, names
set-move-mode = How to choose a move
set-boundary = At the edge of the board
set-invalid-cells = Squares you can't move to
set-position-highlight = Mark where you are
set-valids-highlight = Mark possible moves
set-focused-highlight = Mark the lit square
set-next = Automatic scanning
set-method = Scanning order
set-learn-answers = Learn how I answer
set-interval = Time per step
set-first-extra = Extra time on the first step
set-passes = Rounds before it rests
set-group-passes = Rounds before a group closes
set-undo = Where Undo is offered
set-tentative = Take back a move right after it
set-lag = Late-press allowance
set-press-cost = How tiring a press is
set-single-choice = Play the only choice after
set-corridor = Offer straight runs
set-two-presses = Two presses for each move
set-obeys-no-undo = No undo where the game forbids it
set-tell-wrong = Tell me when I am wrong
set-show-mistakes = Show mistakes
set-fill-in = Filling in a square of a puzzle
set-show-possible = Show what is possible
set-fill-by-law = Offer to fill in what one rule decides
set-clock-runs = The clock runs while you choose
set-countdowns = Start by countdown
set-act-on = The switch acts
set-hold = Hold at least
set-ignore-repeat = Ignore repeats within
set-cooldown = Rest after a choice
set-quiet = Wait until the switch has been quiet for
set-result-rest = Rest before a result can be left
set-long-hold = A long press opens the menu
set-held = Hold to choose
set-press-days = Presses are kept
set-theme = Colours
set-text-percent = Text size
set-reduced-motion = Less motion
set-frame-percent = Width of the light
set-dim-rest = Dim what isn't lit
set-show-slot = Show the time left in a step
set-board-color = Board colour
set-border-color = Board edge colour
set-said = Read aloud
set-speed-percent = Speaking speed
set-cue-volume = Volume of choices
set-result-volume = Volume of results
set-voice = Voice
set-cue-voice = Voice of choices
set-speech-wait = Wait for speech at most
set-sounds = Sounds
set-tick = Tick at each step
set-volume = Volume of sounds
set-most-volume = Never louder than
set-steps-on-home = First steps on home
set-session-minutes = Length of a session
set-break-minutes = A break after
set-cards-a-page = Cards on a page
set-celebration = Celebration
set-calm = Calm
set-any-key = Any key is my switch
set-any-button = Any gamepad button is my switch
set-any-click = A click or touch anywhere is my switch
why-move-mode = Light up a move and then choose it, or play at once with an arrow key or by pointing.
why-boundary = Where the light goes when an arrow key leads off the board.
why-invalid-cells = Whether arrow keys also stop where you can't move.
why-position-highlight = Marks the corners of the square you are on.
why-valids-highlight = Puts a dot on every square you can choose.
why-focused-highlight = Puts the light round the square a press would choose.
why-next = The light moves on by itself. Switched off, you move it with a key or a second switch.
why-method = In what order the light visits your choices, and how they are grouped. The last one weighs each press, for a switch that misses or twitches; it has been tried on modelled players only.
why-learn-answers = “Asks until it is sure” follows how you answer; turn it off while a study runs, so that the method stays the same.
why-interval = How long the light stays on each choice.
why-first-extra = The first choice of a round stays lit longer, so that you can get ready.
why-group-passes = A group you opened by a slip closes by itself after so many rounds without a press.
why-passes = After so many rounds without a press the light rests and waits for you.
why-undo = Whether Undo comes first, last, or only in the menu.
why-tentative = A move counts only one step later. A press before that takes it back.
why-lag = The ring runs empty this long before the light moves on. A press that comes a little late still counts. At most 15 % of a step.
why-press-cost = How many steps of the light you would wait rather than press once. The higher, the fewer presses you need, though you may wait a little longer.
why-single-choice = If only one move is possible, it is played by itself after this time.
why-corridor = Offers to go straight on in one go where there is no other way.
why-two-presses = No move is made by a single press, so a slip does no harm.
why-obeys-no-undo = Some games forbid Undo and Restart. Switched off, you can always use both.
why-clock-runs = In games that move by themselves: whether they go on while you choose.
why-countdowns = The last player, the last game and the next level begin by themselves if you do nothing.
why-act-on = Whether a press counts when the switch goes down or when it comes up.
why-hold = Shorter presses don't count. This helps against twitches.
why-ignore-repeat = A second press within this time doesn't count. This helps against trembling.
why-quiet = A press counts only after the switch was left alone for so long. However long you tremble, it is one press.
why-result-rest = When a level ends, presses don't count for so long, so that you see how it went.
why-cooldown = After each choice, presses don't count for so long.
why-long-hold = Hold the switch this long and you get to the menu from anywhere.
why-held = How long to hold where a short press moves the light and a long one chooses.
why-press-days = For so long the program keeps on this computer when you pressed and what was lit. Who helps can see there how it goes.
why-theme = Light, dark, or black and white with the strongest contrast.
why-text-percent = How large the text is everywhere.
why-reduced-motion = Nothing glides or falls. Pictures change softly instead.
why-frame-percent = How thick the ring of light is.
why-dim-rest = Whatever isn't lit turns paler, so the light is easier to find.
why-show-slot = The ring of light empties as the time of a step runs out.
why-board-color = The colour under the pieces.
why-border-color = The colour of the edge round the board.
why-said = What the voice says.
why-speed-percent = How fast the voice speaks.
why-cue-volume = How loudly the voice names what is lit.
why-result-volume = How loudly the voice tells you what happened.
why-voice = Which voice speaks, if your system has more than one.
why-cue-voice = Which voice names what is lit, so that it can be told from the results.
why-speech-wait = The light waits for the voice to finish, but not longer than this.
why-sounds = Moves, mistakes and finished levels have a sound.
why-tick = A soft tick each time the light moves.
why-volume = How loud the sounds are.
why-most-volume = The limit for all sounds and for speech.
why-steps-on-home = Home offers them by itself to whoever has played one.
why-session-minutes = In games in which every press is the move: after this time the list of games comes back.
why-break-minutes = At the end of a level, once so long was played without a pause of ten minutes: the list of games is offered first and nothing goes on by itself but that.
why-cards-a-page = Games, levels and players that are shown together. Fewer are larger, and sooner reached; a further choice turns the page.
why-celebration = How long it is celebrated that something is done.
why-calm = Nothing moves that need not, and sounds are soft.
why-any-key = Every key works as your switch, except Escape.
why-any-button = Every button of a gamepad works as your switch.
why-any-click = A click or a touch anywhere works as your switch. Pointing at things then chooses nothing.
why-tell-wrong = In logic puzzles: whether a mistake is pointed out at once, only when you ask, or never.
why-show-mistakes = Whether the squares with the mistake are framed, or you look for them yourself.
why-fill-in = How a square gets its sign: turning through them one by one, or choosing from a list. A list takes fewer presses.
why-show-possible = Each empty square of a puzzle shows small what no single rule excludes yet.
why-fill-by-law = A button beside the board fills in a square that a single rule decides.

# settings, values
value-on = on
value-off = off
value-leave = as the game sets it
value-half-interval = half a step
value-system = the system's
value-as-results = the same as for results
value-stays-open = stays open
value-never-ends = never ends
value-not-recorded = not recorded
value-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
value-minutes = { $count } min
value-for-ever = never rests
value-not-at-all = not at all
value-like-steps = { $steps ->
    [one] like waiting { $steps } step
   *[other] like waiting { $steps } steps
}
value-like-part-steps = like waiting { $steps } steps
value-withoptions = pick, then confirm
value-directjustkeyboard = at once, with the arrow keys
value-directbothkeyboardandmouse = at once, with arrow keys and mouse
value-stay = stay
value-rotate = same row, other side
value-jump = next row
value-select = can be lit
value-skip = skip
value-best = fewest waits
value-linear = one by one
value-likelyfirst = likely first
value-rowcolumn = rows, then squares
value-step = two switches
value-shortheld = tap to step, hold to choose
value-inverse = hold to step, let go to choose
value-sure = asks until it is sure
value-first = first
value-last = last
value-menu = only in the menu
value-press = when pressed
value-release = when released
value-light = light
value-dark = dark
value-highcontrast = high contrast
value-atonce = at once
value-onasking = when I ask
value-never = never
value-as-fit = as many as fit
value-turn = each press shows the next sign
value-all = choose among all signs
value-possible = choose among those still possible
value-nothing = nothing
value-results = what a move did
value-everything = every choice, and what a move did
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
player-new = New player
player-change = Edit player
field-name = Name
field-surname = Surname
field-group = Group
field-birth = Date of birth
field-gender = Gender
field-avatar = Picture
field-language = Language
field-degree = How you play
form-complete = Everything needed is there. Save when you are done.
name-missing = Please enter a name.
birth-wrong = The date of birth isn't right yet. You can leave it empty.
birth-form = write a date like 2001-12-31, or a birth number of nine or ten digits
birth-date = there is no such day
birth-checksum = one digit of this birth number is wrong
birth-future = that day is still to come
save = Save
cancel = Cancel
degree-0 = not chosen
degree-1 = Keyboard and mouse
degree-1-about = For those who point and press keys with ease. Nothing moves by itself.
degree-2 = Keyboard or mouse, moving is hard
degree-2-about = Nothing moves by itself, and a key pressed twice by mistake counts once. Larger text.
degree-3 = One switch, quick
degree-3-about = The light moves once a second. For those who press in time without trouble. Larger text.
degree-4 = One switch, steady
degree-4-about = The light moves every 2 seconds. A good choice for most to begin with. Large text.
degree-5 = One switch, slow
degree-5-about = The light moves every 4 seconds, short touches do not count, and little moves on the screen. Very large text.
degree-take = Use this
avatar-own = your own picture
own-picture = A picture of your own
own-picture-ways = A photo or a drawing: choose a file, drop it here, or paste it.
picture-where = Where is the picture?
picture-none = There is no picture here.
files-more = More
files-earlier = Earlier
files-above = The folder above
picture-reading = The picture is being read.
picture-taken = There it is. Save to keep it.
picture-whose = Choose who plays first, then bring the picture again.
song-where = Where is the song?
song-none = There is no song here.
song-reading = The song is being read.
song-taken = There it is: { $title }.
song-add = Add a song
song-play = Listen: { $title }
song-remove = Remove: { $title }
songs-how = Her own music, or a voice she loves. The songs take turns when a level or an activity ended well; each is heard for 30 seconds at most, until play goes on. There can be { $most }.
songs-ways = A file with music: choose one or drop it here. MP3, Ogg, WAV, FLAC and M4A.
songs-full = There are { $most } songs. Remove one to add another.
songs-cannot = Songs cannot be added here.
song-gone = This song is gone or damaged. Remove it and add it again.
desk-copy = Settings of another learner
desk-copy-about = Takes over all settings of another learner, with the games.
desk-copy-nobody = There is no other learner.
desk-copy-how = Choose a learner. You see first what would change.
desk-copy-from = Settings of { $name }
desk-copy-same = The settings are the same.
desk-copy-more = This would change, with the games and buttons that are seen, and the keys. Notes, songs and what was learnt of the presses stay.
desk-copy-setting = Setting
desk-copy-now = Now
desk-copy-then = Then
desk-copy-take = Use these
desk-copy-taken = The settings of { $name } are used now.
desk-listing = The list of players, which others may see, shows:
desk-listing-group = Only: { $group }
desk-listing-all = Everybody
desk-listing-pictures = Pictures without names
desk-save-everybody = Save everybody as one file
keeping-promised = This browser has promised to keep what is played here. A copy as one file is safe even if the device is lost.
keeping-installed = Switchboard is installed as an app, so what is played here is kept. A copy as one file is safe even if the device is lost.
keeping-forgets = This browser may forget what is played here: after weeks without a visit, or when space runs short. Install this page from the browser’s menu, or save a copy as one file now and then.
keeping-copy = “Helper’s desk” saves the copy.
desk-copy-why = One file with everything of all learners: a copy to keep elsewhere, or for another computer. Open it there, or drop it on the window.
desk-songs = Songs
desk-songs-about = What is heard when something ended well, instead of the sound of the program: { $count ->
        [0] none yet
        [one] one song
       *[other] { $count } songs
    }.
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
setting-locked = { $name }: { $value } (this game needs it)
fullscreen = Full screen
fullscreen-about = Switchboard fills the screen, or goes back into its window.
setting-needs-releases = { $setting } (has no effect with these keys)
releases-untold = This terminal doesn't report when you let go of a key. Every press counts, however short, and ways of scanning that hold the switch become automatic scanning. Gamepads and other programs work as usual.
presses-felt = Presses so far: { $count }
tab-pace = Scanning and pace
tab-pace-about = How the light moves, and how fast.
tab-choosing = Fewer presses and slips
tab-choosing-about = What counts, what can be taken back, what goes by itself.
tab-switch = The switch
tab-switch-about = What counts as a press, long presses, and how long presses are kept.
tab-rests = Trembling and rests
tab-rests-about = When presses don't count: repeats, trembling, after a choice.
tab-control = Making a move
tab-control-about = Ways to move, the edge of the board, Undo.
tab-marks = The light and marks
tab-marks-about = What is marked on the board, and how strongly.
tab-puzzles = Logic puzzles
tab-puzzles-about = Mistakes, and filling in squares.
tab-steps = First steps and breaks
tab-steps-about = Games in which every press does something, and when a break is proposed.
tab-looks = Looks
tab-looks-about = Colours, text size, motion, full screen.
tab-language = Language
tab-language-about = The language of the whole program.
tab-speech = Speech
tab-speech-about = What is read aloud, and how.
voice-missing = This machine has no voice, so nothing is read aloud. Install one and start the program again: on Debian and Ubuntu “sudo apt install espeak-ng”.
voice-program = { $name } reads aloud.
voice-system = The voices of Windows read aloud.
voice-browser = The browser reads aloud.
voice-browser-missing = The browser has no voice for English, so nothing is read aloud. Voices are installed in the settings of the device.
voice-try = Try the voice
voice-try-about = Reads a sentence aloud as it is set here.
voice-sample = This is how the program reads aloud. Your turn: move right.
tab-sound = Sounds
tab-sound-about = Sounds of moves and results.
tab-devices = Keys and buttons
tab-devices-about = Which keys, buttons and clicks do what.
pace-exercise = Find your pace
pace-text = The light comes in even steps: three, two, one. Press your switch as soon as it lights up.
pace-now-press = NOW!
pace-wait = wait…
pace-press-answers = Your answer counts
pace-press-early = Too early: wait for the light
pace-count = { $done } of { $all }
pace-early = { $count ->
    [one] { $count } press came before the light
   *[other] { $count } presses came before the light
 }
pace-leave = To leave, let it light up three times without pressing.
remap = Change keys and buttons
forget-sender = Take no more signals from { $origin }
sender-forgotten = Signals from { $origin } no longer count
remap-press = Press the key or button you want to use for: { $meaning }
remap-switch-leads-back = To go back, press your switch or just wait.
remap-default = Reset to defaults
remapped = { $key } is now: { $meaning }
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
signal-restart = restart
signal-pause = pause
signal-previous-level = previous level
signal-next-level = next level
signal-fullscreen = full screen
signal-menu = menu
signal-info-panel = side panel
signal-help = help
signal-settings = settings
signal-desk = helper’s desk
signal-history = history
signal-hint = hint
signal-can-be-won = is it still solvable?
signal-change-game = back to games
signal-quit = quit
signal-slower = slower
signal-faster = faster

# help
help-none = The manual is missing: there's no help folder next to the program.
next-section = Next section
previous-section = Previous section
scrolls = Scroll automatically
read-aloud = Read aloud

# history
history-of = History, attempt { $number } of { $all }
history-none = Nothing has been played here yet.
history-table = Table
history-chart = Chart
history-replay = Board
history-methods = Ways of playing
history-export = Save to a file
broken-title = This game broke
broken-program-title = Something broke
broken-text = It is a fault of the program, not yours. What you played is saved, and every other game can be played.
broken-report = For those who make the program there is a report. It holds nothing about you but the following, and nobody gets it unless you send it:
broken-keep = Keep the report
history-exported = Saved to { $file }
compare-none = You haven't finished any level twice yet. Here are the moves of this one.
compare-over = { $count ->
    [one] Based on one level finished twice
   *[other] Based on { $count } levels finished twice
}
chart-methods = Average time per move
col-finals = Endings
col-valid = Possible
col-moves = Moves
col-mean = Time per move
col-mean-slots = Steps per move
col-finished = Finished
col-mean-finish = Time to finish
way-keyboard = keyboard
way-pointer = mouse
way-switch = switch
way-outside = another program
way-next = stepping
way-direct = arrow keys
way-computer = computer
replay-step = Move { $number } of { $all }: { $what }
replay-none = The game's rules have changed, so this position can't be shown.
chart-time = Time for each move
step-back = Previous move
step-on = Next move
earlier-attempt = Previous attempt
later-attempt = Next attempt
col-number = No.
col-date = Date and time
col-event = Event
col-chosen = Move
col-time = Time
col-since-last = Since last
col-method = Way
col-slots = Steps
col-invalid = Misses
event-start = start
event-move = move
event-undo = undo
event-restarted = restarted
event-noted = note
event-time-passed = time passed
event-interrupted = interrupted
event-finished = finished

# several players
seats-title = Who's playing?
seats-play = Start
seats-more = Add a player
seats-fewer = Remove a player
seats-who = Who is player { $player }?
seats-change = Change players
seat-computer = Computer: { $name }
seat-level = strength { $level }
seat-follows = strength { $level }, follows you
seats-level = How strong? { $name }
seats-level-about = 1 is the weakest, 8 the strongest.
seats-level-is = Strength { $level }
seats-find-level = Find my strength
seats-find-level-about = It begins at 4 and changes by one: up after two games you win in a row, down after two you lose.
strength-up = Two games won in a row: the next one is at strength { $level }.
strength-down = Two games lost in a row: the next one is at strength { $level }.
is-thinking = { $name } is thinking…
think-no-more = Play now
why-this = Why this move?
why-looks = Looking for what it expects…
why-played = { $name } played: { $what }.
why-expects = It expects { $name } to play next: { $what }.
went-wrong = Where did I go wrong?
wrong-looks = Looking at your turns…
wrong-here = Your turn { $turn }: another turn was better here.
wrong-played = You played: { $what }.
wrong-better = Better: { $what }.
wrong-none = No turn of yours was clearly worse than another one.
wrong-not-found = Nothing was found in this time.
look-on = Next
look-back = Back to the game
computer-has-no-move = The computer found no move
turn-of-name = { $name }'s turn
won-by-name = { $name } won!
result-won = won
result-lost = lost
result-drawn = draw
result-place = place { $place }

# boards of tiles
panel-asked = Your move
panel-goal = Goal
panel-standing = So far
tile-place = column { $column }, row { $row }
tile-face-down = face-down tile
tile-empty = empty place
tile-pawn = player { $player }'s piece
tile-carrying = with a load
tile-effect-out = land here and you're out
tile-effect-collect = drop off your load here
tile-effect-send = lose your load here
tile-effect-return = sends you back to the start
tile-effect-skip = miss a turn here
tile-effect-move = takes you somewhere else
tile-goal-here = your goal
tile-rolled = { $who }: rolled { $number }
tile-no-move = { $who }: can't move
tile-no-push = { $who }: nothing to push
tile-no-add = { $who }: can't lay a tile
tile-no-exchange = { $who }: no tile to swap
tile-skipped = { $who }: misses a turn
tile-out = { $who }: out
tile-took = { $who }: picked up { $what }
tile-delivered = { $who }: dropped off the load
tile-lost = { $who }: lost the load
tile-carried = { $who }: moved on to { $what }
tile-reached = { $who }: reached { $what }
tile-goal-reach = go to { $what }
tile-goal-collect = pick up { $what }
tile-goal-find = find { $what }
tile-asked-move = move your piece
tile-asked-push = push a row or a column
tile-asked-add = lay a tile
tile-asked-exchange = swap a tile, or pass
tile-asked-start = choose where to start
behind-curtain = { $name }, you're next. Take over, then open the curtain.
tile-die = rolled { $number }
tile-result-out = { $who }: out.
tile-result-points = { $who }: { $count ->
    [one] { $count } point
   *[other] { $count } points
 }.
tile-result-goals = { $who }: { $done } of { $all } goals.
tile-in-turn = { $who }: { $asked }
move-hand-of = take tile { $number }: { $what }
move-turn-of = rotate the tile: { $what }

# author
author = Make games
author-title = Which game do you want to work on?
author-checking = Checking…
author-clean = Check: no problems
author-found = Check: { $count ->
    [one] { $count } problem
   *[other] { $count } problems
 }
author-faulty = The saved files have a problem, so you still see the last good version.
author-waits = Fix the file and save it. The game then starts by itself.
author-begins = Fixed. Here's the game.
author-play = Play it
severity-error = Error
severity-warning = Warning
severity-note = Note
reloaded-replayed = Reloaded: your moves were replayed
reloaded-put-back = Reloaded: one of your moves is no longer allowed, so the position was restored as it was
reloaded-anew = Reloaded: your moves no longer fit, so the level starts over
trace-title = Rules for the last move
trace-none = Make a move to see its rules
trace-rule = Rule { $number }
trace-done = ran
trace-opening = ran when the level began
trace-ended = ran, and its Break ended the round
trace-no-change = ran, changed nothing
trace-false = its condition was false
trace-skipped = was skipped
trace-not-reached = wasn't reached
trace-because = line { $line }, column { $column }: { $why }
fault-outside-matrix = this cell is outside the matrix
fault-overflow = the number gets too large
fault-wrong-type = the two sides have different types
fault-unknown-matrix = there's no matrix with this name
fault-unknown-item = there's no item with this name
fault-read-only = a table can't be changed
fault-ill-formed = this isn't written as a rule
fault-divide-by-zero = can't divide by 0
fault-no-value = the function ended without return
fault-empty = there's nothing to take the least or the most of
fault-outside-list = the list has no such place
fault-no-property = the piece has no such property
fault-empty-range = the first number is larger than the last
fault-valueless = this name has no value, because an error skipped its local
trace-more = and { $count ->
    [one] { $count } more change
   *[other] { $count } more changes
 }
trace-rest = Other rules: { $unmet } with a false condition, { $unreached } not reached
trace-out-of-steps = The rules took too many steps and were stopped
trace-all = Show all rules
trace-short = Show only rules that did something

# level editor
author-edit = Edit level
edit-hindered = This level can't be edited yet
edit-brushes = Paint with
edit-true = yes
edit-false = no
edit-any = anything (*)
edit-empty = nothing written
edit-status = { $matrix }: { $brush }
edit-unsaved = not saved yet
edit-press = Paint: { $what }, column { $column }, row { $row }
edit-painted = Painted: { $what }{ $count ->
    [one] {""}
   *[other] , { $count } cells
 }
edit-same = { $what } is already there
edit-undone = Undone
edit-redone = Redone
edit-undo = Undo
edit-redo = Redo
edit-nothing-to-undo = Nothing to undo
edit-nothing-to-redo = Nothing to redo
edit-saved = Saved: { $file }
edit-layer = Matrix: { $name }
edit-which-layer = What do you want to edit?
edit-about-state = pieces at the start of the level
edit-about-valid = cells you can choose first
edit-about-final = pieces at the end of the level
edit-about-background = what lies under the pieces
edit-about-own = the game's own
edit-reach-cell = Paints: one cell
edit-reach-row = Paints: a row
edit-reach-column = Paints: a column
edit-reach-all = Paints: everything
edit-new-level-made = New level { $level }: a copy of { $from } as it is here
edit-leave = Leave
edit-stay = Keep editing
edit-ask-leave = You have unsaved changes. Leave the editor?
edit-save-leave = Save and leave
edit-leave-unsaved = Leave without saving
edit-ask-changed = Another program has changed this level's file. Which version do you want to keep?
edit-take-theirs = Keep the file (my changes are lost)
edit-write-mine = Keep mine (the other changes are lost)
edit-reread = Reloaded: another program changed the file
edit-changed-meanwhile = Another program has changed this level's file. Nothing is lost yet: when you save, you choose which version to keep.
edit-faulty-meanwhile = Another program has changed this level's file, and it can't be read now. You see it as it was before.
edit-matrix = Matrix
edit-start = player's start (Ax, Ay)
edit-resize = Size
edit-wider = Add a column on the right
edit-narrower = Remove a column
edit-higher = Add a row at the bottom
edit-lower = Remove a row
edit-values = Values
edit-which-value = Which value do you want to change?
edit-other-truth = Switch it
edit-size = Size
edit-columns-rows = { $width } × { $height }
edit-file = File
problem-n004 = { $kind ->
    [read] The level can't be read: check whether someone moved or removed it.
    [full] The level can't be saved because the disk is full. Your changes are still here: make room and save again.
    [protected] The level can't be saved: you may read this game but not change it. Your changes are still here: allow changes to its folder and save again. For a game that came with Switchboard, make a copy of your own (switchboard new my-game --from the-game).
   *[other] The level can't be saved. Your changes are still here: check its folder and the disk, then save again.
 } { $file }
problem-n005 = The editor can't change the way this level is written. Write the rows of its matrices as help/NEW_GAME does. { $file }
desk = Helper’s desk
desk-about = What a learner sees, and how it goes.
desk-leave = Back to the learner
desk-nobody = Choose or add the learner first.
desk-who = Who
desk-who-about = Choose another learner, or add one.
desk-profile = Name and picture
desk-profile-about = A photo, the language, and how this learner plays.
desk-games = What is seen
desk-games-all = All games are seen.
desk-games-some = { $count ->
    [one] Only { $count } game is seen.
   *[other] Only { $count } games are seen.
 }
desk-games-how = Choose a kind, then the games. As long as none is chosen, all are seen.
desk-games-turn = Choose the games that are to be seen. Choosing one again takes it back.
desk-kind-count = { $count } of { $all }
desk-games-all-again = All games again
desk-games-order = Order
desk-games-order-how = Choose a game to put it first. Home shows the chosen games in this order, as long as they fit on one page.
desk-game-seen = ✓ is seen
desk-reach = Buttons within reach
desk-reach-about = Settings, help, leaving the program: what the learner can press.
desk-reach-how = What is on is within the learner’s reach. As long as nothing is changed here, everything is on if all games are seen, and off if games were chosen.
desk-reach-doors = Keys still work for whoever helps: Shift+F2 opens this desk, Ctrl+Q leaves the program.
desk-reach-usual = As usual
reach-history = History
reach-settings = Settings
reach-help = Help
reach-author = Make games
reach-edit = Add and edit players
reach-remove = Remove players
reach-about = About the program
reach-quit = Quit
desk-settings = All settings
desk-settings-about = The switch, the light, colours, speech, keys.
desk-door = This part is for whoever helps
desk-door-about = It closes by itself if nobody does anything.
desk-door-open = Open
desk-door-back = Back to the game
desk-code = Code
desk-code-about = Enter the code. It only keeps out who came here by accident.
desk-code-waits = Wait a minute without pressing anything: then it opens, and the code is gone.
desk-code-forgotten = I have forgotten it
desk-code-wrong = That is not the code.
desk-code-gone = There is no code any more.
desk-code-set = Set a code
desk-code-what = Up to eight digits, against accidents. Whoever wants in finds a way.
desk-code-none = No code
desk-code-kept = The code is set.
desk-doors = What opens this desk
desk-doors-about = A rhythm of presses, a code.
desk-doors-key = Shift+F2 opens it anywhere. So does its button in the settings, or in their place on the lists of players and games: that one only a pointer or a finger can choose. On a touch screen, so do two fingers that hold two opposite corners for a second and a half.
desk-is-set = It is set.
desk-is-unset = None is set.
desk-rhythm-set = Set a rhythm
desk-rhythm-about = Five presses of the switch with a long gap among them, for helpers with a switch.
desk-rhythm-none = No rhythm
desk-rhythm-now = Now press the switch { $count } times in a rhythm of your own, with one gap at least twice as long as another. Then wait.
desk-rhythm-kept = The rhythm is set. It opens this desk when nothing is pressed for a second and a half before it and after it.
desk-rhythm-even = That was too even: a learner could press it by chance. One gap must be at least twice as long as another.
desk-rhythm-gap = A gap was too short or too long: 0.15 to 3 seconds.
desk-rhythm-count = It takes { $count } presses.
desk-goes = How it goes
desk-goes-about = Days, games, answer times; a report to print.
period-day = Today
period-week = 7 days
period-term = 17 weeks
goes-report = Report
goes-none = Nothing was played in this time.
goes-unrecorded = Presses are not recorded for this learner: see “Presses are kept” in the settings.
goes-report-about = For the days that were shown. It is saved on this computer and goes nowhere by itself.
report-named = With name, photo and notes
report-named-about = Otherwise a code stands for the learner.
report-save = Save the report
report-save-about = A page with plots and tables, to be read in a browser and printed, also as PDF.
report-table = Save a table
report-table-about = A row for each day and game, comma-separated, for a spreadsheet.
report-saved = Saved: { $path }
report-title = How it goes: { $name }
report-time = { $first } – { $last }
report-days = Day by day
report-games = Games
report-settings = Settings on the day of this report
report-how = What the numbers mean
report-minutes = Minutes: the time from each press to the next, at most two minutes of each; none while the light rests.
report-dropped = Extra presses: those that did not count, since they were too short or came too soon after another.
report-answer = Answer time: how long what was lit had been lit when it was pressed; half of the presses were quicker than the median, half of them lie between the quartiles. Known to one part in sixteen.
report-good = Good: the share of presses that hit what was asked for, on the first steps where something is asked; not to press is no mistake.
report-made = Made by Switchboard on { $date }, from the record of presses on this computer.
col-when = When
col-minutes = Minutes
col-presses = Presses
col-dropped = Extra
col-answer = Answer
col-quartiles = Quartiles
col-good = Good
col-levels = Levels done
row-all = All
row-beside = Lists and menus
day-of-month = { $day } { $month }
plot-minutes = Minutes of play
plot-presses = Presses
plot-answers = Answer time in seconds: median and quartiles
plot-good = Good presses in a hundred
col-game = Game
goes-days = Table
goes-games = Games
goes-plots = Plots
month-1 = Jan
month-2 = Feb
month-3 = Mar
month-4 = Apr
month-5 = May
month-6 = Jun
month-7 = Jul
month-8 = Aug
month-9 = Sep
month-10 = Oct
month-11 = Nov
month-12 = Dec
report-pdf = Save the report as PDF
report-pdf-about = The same on A4 sheets, to print or to hand on.
report-pdf-failed = The PDF could not be made: { $why }
report-guide = Save the picture guide
report-guide-about = One sheet to print for a first session: where the switch goes, what to choose, and to wait.
guide-title = The first session with a switch
guide-about = Eight pictures for whoever helps
guide-seat = Seat first: head and trunk held, feet standing, the screen at the height of the eyes.
guide-switch = Put the switch where a movement is already made on purpose. Fix it so that it can’t slide.
guide-desk = Shift+F2 opens the helper’s desk: add the learner and choose three games.
guide-games = Begin with Lights, Music or Night sky of the first steps.
guide-press = The first press does it. No press is wrong.
guide-wait = Wait and say nothing. Count to twenty before you help.
guide-face = Look at the face: a look, a smile, holding still. Another press is the answer.
guide-stop = Stop while it is still fun: ten minutes are a lot. Write down what worked.
guide-more = More is in Switchboard’s help (F1): The first hour, The first term.
report-all = Save this learner as one file
report-all-about = Settings, pictures, saves and presses: a backup, and the way to another computer, where the file is opened or dropped on the window.
desk-notes = Notes
desk-notes-about = Which switch, where, how seated, who helped.
desk-notes-how = Which switch, where, how seated, who helped. Only a report with the name has it.
goes-compare = Compare
compare-how = What differs between days with one value and days with another. A day with fewer than 20 presses under a value does not count; the interval holds the true difference in 95 of 100 cases (Welch). What else changed meanwhile is not in it: for that there is the study.
compare-few = Nothing can be compared here yet: it takes days of at least 20 presses under two values.
compare-by = Compare by
compare-what = Compared
compare-difference = Difference
compare-interval = 95 % interval
compare-days = Days
by-interval = Interval
by-method = Way of scanning
by-help = Help
by-repeat = Ignored repeats
by-hold = Minimum hold
measure-pace = Choices a minute
measure-wrong = Taken back, in a hundred
measure-answer = Answer time
measure-dropped = Extra, in a hundred
desk-study = Study
desk-study-about = Compare two values of a setting in pairs of blocks, in play.
study-how = Two values of a setting are played in pairs of blocks; which comes first in a pair is decided by chance. The blocks follow one another by themselves, and everything else of the switch and the light stays as it is meanwhile.
study-setting = Setting
study-measure = Compared
study-first = A
study-second = B
study-pairs = Pairs of blocks
study-long = A block
study-presses = { $count } presses
study-minutes = { $count } min
study-begin = Begin
study-stop = Stop the study
study-another = Another study
study-save = Save the blocks as a table
study-runs = Block { $block } of { $all }; a block is { $long } in games.
study-is-over = The study is over; the value from before is in force again.
study-was-stopped = The study was stopped; the value from before is in force again.
study-keeps = A study runs: until it is over or stopped at the helper’s desk, this stays as it is.
study-block = Block
study-value = Value
study-plot = { $measure }, block by block: A ({ $first }) as a dot, B ({ $second }) as a bar
study-nothing-yet = No pair of blocks is complete yet.
study-means = { $setting }, { $measure }: A ({ $first }) { $one }, B ({ $second }) { $other }, B less A { $difference }, in { $pairs } pairs.
study-p = If the two made no difference, chance would give one as large with p = { $p } (over all orders within the pairs).
study-no-p = A probability is told from { $pairs } pairs on; until then the blocks speak for themselves.
suggests-study = A study runs: nothing is suggested meanwhile.
report-study = Study
col-helped = With help
plot-helped = Presses with help, in a hundred
report-helped = With help: the share of presses made with help, of those of which it was said at the desk whether somebody helped.
desk-session = Today
desk-session-unsaid = nobody said
desk-session-with = with help
desk-session-alone = alone
desk-session-about = Whether somebody helps today. It is recorded with the presses.
desk-suggests = What the presses suggest
desk-suggests-about = A pace or a filter that may fit better, from presses in games.
suggests-how = From the last presses in games with the settings as they are now. Nothing changes by itself; “Not now” rests for two weeks.
suggests-none = The last presses suggest no change.
suggests-few = A suggestion takes { $needed } presses in games with the settings as they are now. So far: { $count }.
suggest-slower = A slower light: { $value } instead of { $now }
suggest-faster = A quicker light: { $value } instead of { $now }
suggest-pace-why = An answer takes { $answer } on average, and 14 of 15 come within { $slow }. When the light had just moved on came { $late } of { $count } presses; taken back were { $wrong } of { $choices } choices.
suggest-hold = Presses held for { $value } at least
suggest-hold-why = Touches much shorter than the other presses: { $brushes } of { $count }.
suggest-less-hold = Shorter presses count: { $value } instead of { $now }
suggest-less-hold-why = Dropped as too short: { $lost } of { $count } presses.
suggest-repeat = Ignore repeats within { $value }
suggest-repeat-why = Pressed a second time, sooner than an answer to a new light would come: { $doubled } of { $count } presses.
suggest-lag = A late-press allowance of { $value }
suggest-lag-why = The pace fits, but when the light had just moved on came { $late } of { $count } presses.
suggest-weigh = The way “Asks until it is sure”
suggest-weigh-why = The pace fits, but taken back were { $wrong } of { $choices } choices. This way has been tried on modelled players only.
suggest-use = Use it
suggest-not-now = Not now
suggest-used = From now on: { $name }
