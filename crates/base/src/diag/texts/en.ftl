# What problems and their cures say. A message is called CODE-case, a cure cure-case, what stands behind a message more-case.
# Before a drawn problem and its cures
word-error = error
word-warning = warning
word-note = note
word-help = help

# Words that stand in messages, as subjects
doing-saving = saving
doing-reading-file = reading the file
doing-reading-folder = reading the folder
doing-reading-saves = reading the saves
doing-reading-save = reading a save
doing-opening = opening the player's folder
doing-removing-level = removing the level
doing-exporting-player = exporting the player
doing-importing = importing the player
doing-adding = adding the file
doing-packing = writing the zip file
doing-reading-players = reading the players
doing-making-folder = making the player's folder
doing-removing-player = removing the player
doing-forgetting = forgetting who played last
doing-exporting-history = exporting the history
doing-keeping-report = keeping the report
doing-reading-presses = reading the presses
doing-keeping-presses = recording the presses
doing-reading-manual = reading the manual
doing-removing-it = removing it
doing-taking-name-out = taking the name out
why-full = the disk is full
why-only-read = the disk is read-only
why-not-allowed = you do not have permission to change the folder
why-not-there = it is not there
why-link = a link is in its place
why-folder = a folder is in its place
why-device = a device or pipe is in its place
why-game-protected = the game may not be changed
why-no-properties = it holds no properties.xml
why-no-game = it holds neither a player nor a game
why-no-zip = it is no zip file, or it is damaged
why-many-files = it holds too many files
why-stopped = it was stopped
why-path = it leads out of its folder
why-path-deep = it has too many folders in each other
why-name-hidden = it begins with a dot and would be hidden
why-name-sign = it has a character that some systems refuse or that cannot be seen
why-name-rim = it begins or ends with a space, or ends with a dot, which Windows leaves out
why-name-device = Windows keeps it for a device
why-name-long = it is too long
why-name-twin = it differs from another name in it only in the case of letters, or is both a file and a folder
why-bad-properties = its properties.xml cannot be read
why-large-file = a file in it is too large
why-empty = the file is empty
why-sum = its checksum is wrong
why-no-items = it has no <Items>
why-no-start = it needs save 00000000.xml, which is missing
why-other-level = it belongs to another level or attempt
why-unchanged = <Unchanged> does not match the starting position
why-minimum = its MinimumNumberOfMoves is not the expected one
why-far-larger = it would unpack to far more than its own size

# Words that stand in messages, as subjects
kind-truth = true or false
kind-number = a number
kind-word = a word
kind-point = a point
kind-list = a list
kind-number-or-point = a number or a point
kind-value = a single value
what-statement = a statement
what-name = a name
what-text = a text in quotes
what-function = the function's name
what-parameter = a parameter
what-piece = the name of a piece or group
what-property = a property
what-value = a value
here-open-text = a text without its closing quote
here-end = the end of the rule

# Lower-case start, no full stop, plain words that can be read aloud.

# Behind any message
more-again = , and { $again ->
    [one] once
   *[other] { $again } times
 } more
more-in-level = , in level { $inlevel }

# == F: codes
F001-no-file = this file does not exist
F001-missing = the file { $name } is missing
F001-fewest = the fewest moves could not be written: { $why }
F001-game-gone = the folder of the game { $name } is gone
F002-file = the file has { $size } bytes; the limit is { $limit }
F003-file = the file cannot be read: { $why }
F003-picture = the picture { $name }
F003-failed = the folder could not be read
F003-deep = folders are nested more than { $most } deep
F004-file = the path leads out of the game folder
F004-picture = the picture { $name } leads out of the game folder
F005-file = the file is not UTF-8 text
F005-picture = the picture { $name } is not UTF-8
F006-no-folder = there is no game folder, or it is empty
F007-none = there are no levels
F007-many = there are more than { $most } levels
F008-games = the games folder cannot be read: { $why }
F009-twice = two games have the folder name { $name }; the second one is left out
F010-bytes = the files together have more than { $most } bytes
F010-cells = the levels together have more than { $most } cells
F011-many = the games folder contains more than { $most } folders
F012-reading = the game is still being loaded
F013-long = checking took too long: some rules, levels, pictures or solutions were not checked

# == G: codes
G001-unknown = there is no level "{ $word }"
G002-most-below-least = the highest number of moves, { $most }, is smaller than the lowest, { $least }
G003-unknown = there is no piece "{ $name }"
G004-wall = this method needs <Wall>, the piece for cells that the path never reaches
G004-contents = this method needs <Contents>, a script that fills the board
G004-wall-and-path = this method needs both <Wall> and <Path>, or neither
G004-wall-path-or-pieces = this method needs <Wall> and <Path>, or <Pieces> with open sides
G005-unknown = this generator has no difficulty called "{ $wanted }"
G006-none = the game { $game } cannot make new levels
G007-no-solution = level { $level } has no <Solution>, so its finished board is unknown
G009-no-laws = the rules have no constraint
G009-law-refused = the method laws cannot use this constraint
G010-unknown = the measure { $name } is neither Width nor Height nor an item of the level that is a number
G010-twice = the measure { $name } appears twice
G010-many = there are more than { $most } measures
G010-range = a measure needs the attributes least and most, with at most { $most } values between them
G010-board = these measures give no board that can be played: { $measures }

# == X: codes
X001-less-than = the character < does not start an element here
X001-empty = the file contains no XML
X001-open-tag = this tag is not closed
X001-open-quote = the quotation mark of this value is not closed
X001-open-comment = this comment is not closed
X001-open-cdata = this <![CDATA[ is not closed
X001-no-comment = <! starts neither a comment nor CDATA
X001-unfinished = the XML ends too early
X001-ampersand = the character & has no meaning here
X001-ill-formed = the XML is not well-formed
X001-unreadable = the XML cannot be read
X002-other-name = </{ $closed }> cannot close <{ $name }>
X002-nothing-to-close = </{ $name }> closes nothing
X002-open-at-end = <{ $name }> is not closed before the end of the file
X002-open-before = <{ $name }> is not closed before </{ $other }> in line { $line }
X003-entity = the entity &{ $name }; is unknown
X003-ampersand = the character & has no meaning here
X004-doctype = a DOCTYPE is not supported
X005-depth = elements are nested more than { $most } deep
X005-elements = the file has more than { $most } elements
X005-attributes = <{ $name }> has more than { $most } attributes
X006-no-value = an attribute has no value
X006-no-value-behind = an attribute has no value after its =
X006-no-quotes = the value of this attribute has no quotation marks
X006-open-quote = the quotation mark of this value is not closed
X006-twice = this attribute appears twice
X007-second-root = a second root element starts here
X007-text = there is text outside the root element
X008-root = the root element is <{ $found }> instead of <{ $name }>
X008-unknown = <{ $name }> is not an element of <{ $of }>
X008-other-cell = there is a <{ $found }> where a <{ $name }> belongs
X009-between-elements = there is text between the elements of <{ $of }>
X009-between-cells = there is text between the cells of a row
X010-element = <{ $name }> appears twice in <{ $of }>
X010-text-without-language = <{ $name }> appears twice without xml:lang{ $tag }
X010-text-in-language = <{ $name }> appears twice for the language { $tag }
X010-message = the message { $name } appears twice in one language
X011-element = <{ $of }> has no <{ $name }>
X011-name = <{ $of }> has no attribute "name"
X012-unknown = <{ $of }> has no attribute "{ $name }"

# == V: codes
V001-missing = a whole number is missing
V001-out-of-range = { $text } is out of range
V001-no-number = "{ $text }" is not a whole number
V001-players = "{ $text }" is not a number of players
V001-character = character must be a single character
V001-item = an item needs a name and a whole number
V002-neither = "{ $text }" is neither true nor false
V003-none-of = "{ $text }" is not one of { $known }
V003-rule-language = there is no rule language "{ $text }"
V003-rules-hash = "{ $text }" is not the hash of earlier rules
V003-form = there is no form "{ $name }"
V003-valid = valid is "{ $text }"
V003-language = the program does not speak "{ $text }": nobody will see this text
V004-no-colour = "{ $text }" is not a colour
V005-element = <{ $name }> is empty
V005-game = the game has no name
V005-picture = the picture has no file name
V005-cell-piece = this cell does not name a piece
V006-hidden = there is an invisible character, { $sign }, in <{ $of }>
V007-text = the text of <{ $name }> has more than { $most } characters
V007-languages = <{ $name }> is given in more than { $most } languages
V007-messages = there are more than { $most } messages

# == P: codes
P001-twice = two pieces are called "{ $name }"
P002-missing = the picture { $name } is not in the folder PIECES
P003-no-ending = the file name of the picture { $name } has no extension
P003-kind = the picture { $name } is a { $kind } file, which cannot be drawn
P004-damaged = the picture { $name } is damaged
P004-other-kind = the picture { $name } is actually a { $found } file
P004-not-of-kind = the picture { $name } is not a valid { $wanted } file
P005-unused = no rule and no level uses the piece "{ $name }"
P006-pieces = there are more than { $most } pieces
P006-layers = a piece has more than { $most } layers
P006-letters = a text on a piece has 1 to { $most } characters
P007-none = there are no pieces
P008-too-large = the picture { $name } has { $width } x { $height } pixels; the limit is { $most } x { $most }
P008-frames = the frames of { $name } together have more than { $most } pixels
P009-reference = the picture { $name } refers to { $to }, which cannot be drawn
P010-no-piece = property { $name }: { $text } is not a piece
P012-wide = the symbol { $symbol } needs more than two columns
P012-twice = { $name } has the same symbol { $symbol } as { $other }, but another picture
P013-alike = { $count ->
    [2] { $name } and { $other } look alike
   *[other] { $name }, { $other } and others look alike, { $count } in all
}: players cannot tell them apart, so there are no hints while both are on the board
P014-flashes = { $name } flashes: more than a quarter of it turns light and dark more than twice a second
P011-range = "{ $text }" is not a range of at most { $most } numbers

# == A: sounds
A001-kind = { $name } in SOUNDS is not a sound that can be played
A001-damaged = the sound { $name } is damaged, or no plain wav file
A001-long = the sound { $name } is longer than { $most } seconds
A001-many = SOUNDS holds more than { $most } sounds
A002-unused = no rule plays the sound { $name }
A003-unknown = there is no sound called { $name }: it sounds like a move

# == E: codes
E001-locked = the game is played directly with the arrow keys and does not allow that to be changed: it could not be played with one switch
E002-locked = the focus is hidden and the game does not allow that to be changed: it could not be played with one switch
E003-count = "{ $text }" does not name a number
E003-level = level { $level } does not have the number to show beside the board
E003-piece = there is no piece "{ $piece }" to show beside the board
E003-shine = there is no piece "{ $piece }" for <Shine>
E003-trim = there is no piece "{ $piece }" for <Trim>
E004-signals = <{ $name }> has no effect here: only rules of language 2 are told of signals and of time

# == L: codes
L001-no-matrix = the level has no matrix { $wanted }
L002-no-matrix = the level has no matrix { $wanted }
L003-positions = the level has no { $count ->
    [one] item
   *[other] items
 } { $names }
L004-size = { $name } is { $size } but STATE is { $state }
L004-shared = { $name } of { $file } is { $size } but STATE is { $state }
L005-rows = { $name } has { $rows ->
    [one] 1 row
   *[other] { $rows } rows
 } but its height is { $height }
L006-row = row { $row } of { $name } has { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
 } but its width is { $width }
L007-unknown = there is no piece "{ $piece }"
L008-no-move = no cell of VALID is true: the level starts without a possible move
L009-unknown = "{ $type }" is not a type of value
L010-no-type = the value has no type
L011-item = the item "{ $name }" appears twice
L011-matrix = the matrix "{ $name }" appears twice
L013-matrix = { $name } must be a { $wanted }
L013-position = { $name } must be a whole number
L014-items = there are more than { $most } items
L014-matrices = there are more than { $most } matrices
L015-no-final = the level has no FINAL: it can never be finished
L021-off-the-board = the start Ax = { $x }, Ay = { $y } is outside the board, which is { $size }
L022-beside-the-piece = the start is { $x },{ $y } but the player's own piece is at { $column },{ $row }
L023-all-stars = every cell of this FINAL is *: the first move finishes the level
L016-no-moves = { $why }
L016-not-valid = move { $number } of the solution, { $move }, is not possible there
L016-not-finished = the solution's { $count ->
    [one] 1 move does
   *[other] { $count } moves do
 } not finish the level
L017-unsolvable = the level cannot be solved: every position that can be reached was checked
L018-too-many = MinimumNumberOfMoves is { $minimum } but the level can be solved in { $moves } moves
L019-too-few = MinimumNumberOfMoves is { $minimum } but the level needs at least { $moves } moves
L020-not-proven = not known: a solution of { $moves } moves was found, but whether { $minimum } are enough was not
L020-time = not known: time ran out before an answer was found
L020-cancelled = not known: the search was stopped
L020-states = not known: the search reached its limit of positions
L020-memory = not known: the search reached its limit of memory
L020-exhausted = not known: the search ran out of promising moves
L020-chance = not known: chance plays a part in this game
L020-players = not known: several players take part in this game
L020-hidden = not known: the game hides something that the player has to find out
L020-tiles = not known: tile games cannot be solved
L020-not-replayed = not known: a solution was found that cannot be replayed, which is a fault in the solver
L024-none = no board satisfies all constraints of the game
L024-lost = the constraints say that { $x },{ $y } can be opened, but choosing it loses the level
L025-several = the level has more than one answer; two of them differ in { $count } cells: { $cells }
L025-guess = after { $moves } choices the constraints say of no covered cell that it can be opened: the player would have to guess
L026-limits = whether the level has exactly one answer could not be decided within the limits
L026-stopped = whether the level has exactly one answer was not decided: the check was stopped
L026-turns = whether the level has exactly one answer could not be decided: to find out what choosing each cell changes would take too many tries of the rules

# == C: codes
C001-twice = the name "{ $name }" appears twice in the tables
C002-no-cell = "{ $word }" is not a cell
C002-many = the lists have more than { $most } cells

# == O: codes
O001-unknown = there is no search called "{ $word }"
O001-playout = `Playout` says how the random games of the search "mcts" go, which this computer player does not use
O002-changed = what was learnt for the level { $level } was learnt on other rules, pieces or another board: computer players play without it
O003-level = the game has no level { $level }
O003-hash = learnt_on must be a number of up to 16 digits, 0 to 9 and a to f
O003-piece = the game has no piece "{ $piece }"
O003-shape = this many kinds of pieces, or lines this long, cannot be learnt on this board
O003-count = there must be { $rows } lists of { $columns } numbers each
O003-policy = this must be base64 of exactly { $count } bytes
O004-no-records = this is not a file of games played by `switchboard train`
O004-no-field = the line "{ $name }" is missing
O004-line = this line is not a game that `switchboard train` has written
O004-other = the games were played with { $name } { $found }, not { $wanted }
O004-apart = these games were played with another seed or another amount of work than those of the first file
O004-twice = game { $number } is not the same as in another file
O004-unplayable = game { $number } cannot be played: choice { $place } is not valid

# == N: codes
N001-taken = a file or folder with this name already exists
N002-level = the level cannot be written: { $why }
N002-game = it cannot be written: { $why }
N003-no-name = "{ $name }" cannot be the name of a folder
N004-read = the level cannot be read: { $why }
N004-write = the level cannot be saved: { $why }
N004-many = there are too many levels
N005-form = the editor cannot change a level that is written in this form

# == I: codes
I001-too-large = the file has more than { $most } bytes
I001-not-utf8 = the file is not UTF-8
I001-workbook = the workbook cannot be read: { $why }
I001-sheets = there are more than { $most } sheets
I001-csv = line { $line } is not valid CSV: { $why }
I001-levels = the file contains { $count } levels
I001-parts = the workbook has more than { $most } parts
I001-unpacked = the workbook unpacks to more than { $most } MiB
I001-far-row = the workbook has content below row { $most }
I001-far-column = the workbook has content beyond column { $most }
I001-no-cell = the workbook refers to the cell "{ $word }", which cannot exist
I001-file = the file cannot be read: { $why }
I001-kind = this kind of file is unknown
I001-not-written = the file cannot be written: { $why }
I002-no-sheet = line { $line } does not belong to a sheet
I002-no-state = there is no sheet STATE
I003-sheet = sheet { $name } is larger than { $most } by { $most }
I003-empty-cell = { $cell } is empty
I003-clues = these clues are neither under rows nor under columns
I003-nonogram = a width of { $width }, { $rows } rows, { $columns } columns and a goal of { $cells } cells do not go together
I003-sudoku = a grid of { $count } characters is not a Sudoku
I003-board = the board is { $width } x { $height }
I004-unknown = there is no piece "{ $word }"
I004-clue = the game has no piece for the clue { $clue }; its largest is { $largest }
I005-item = an item needs a name, a value, and true or false
I005-level-word = "{ $word }" has no meaning here
I005-neither = "{ $word }" is neither true nor false
I006-no-characters = the game does not say what the characters of { $form } levels mean
I007-unknown = "{ $character }" does not stand for any piece
I008-no-goal = the nonogram has no goal, so the game could not tell when it is solved
I008-no-answer = this line has no answer, so the game could not tell when the level is solved
I008-other-answer = the answer has a different character here
I008-runs-of-row = row { $number } of the goal has the runs { $runs } but its clues are { $clues }
I008-runs-of-column = column { $number } of the goal has the runs { $runs } but its clues are { $clues }
I008-twice-in-row = the answer has { $sign } twice in row { $row }, the second time in column { $column }
I008-twice-in-column = the answer has { $sign } twice in column { $column }, the second time in row { $row }
I008-twice-in-box = the answer has { $sign } twice in one box, the second time in row { $row }, column { $column }
I008-two-answers = the grid has more than one answer: they differ at row { $row }, column { $column }
I008-two-pictures = the clues allow more than one picture: another one differs at row { $row }, column { $column }

# == R: codes
R001-rules = the compiled rules exceed their own limits; please report this
R001-script = the compiled script exceeds its own limits; please report this
R002-no-level = the game has no level number { $number }
R002-one-level = a tile game has only one level
R002-many = level { $level }: more than { $items } items or { $matrices } matrices
R002-no-board = level { $level }: STATE or VALID is missing
R002-no-position = level { $level }: the item { $name } is missing or not a number
R002-no-state = level { $level }: STATE is missing or does not contain words
R002-no-valid = level { $level }: VALID is missing or does not contain true and false
R002-sizes = level { $level }: STATE, VALID and FINAL must have the same size and suitable types
R003-words = level { $level }: more than { $most } different words
R003-instructions = level { $level }: more than { $most } instructions
R003-script = the script is too long
R004-no-item = the item { $name } is missing
R004-item-kind = the item { $name } has the wrong type; it must be { $kind }
R004-no-piece = { $word } is not a piece of this game
R004-no-matrix = the matrix { $name } is missing or has the wrong size
R004-matrix-kind = the matrix { $name } has the wrong type; it must be { $kind }
R005-rules = the rules took more than { $most } steps
R005-script = the script took more than { $most } steps
R010-several = a rule consists of one assignment or one if
R011-conditions = this is not a list of conditions
R012-mixed = this condition mixes AND and OR
R013-condition = this is not a condition
R017-second-language = this exists only in language 2
R017-most-of-them = { $count } of the { $all } rules are written in language 2
R020-no-piece = { $word } is not a piece of this game
R021-no-list = there is no list { $word }
R021-neither = there is no matrix or list { $word }
R021-this-is-neither = this is neither a matrix nor a list
R021-no-matrix = there is no matrix { $word }
R021-is-neither = { $word } is neither a matrix nor a list
R022-wanted = there is no item { $word }; { $wanted } is expected here
R022-no-item = there is no item { $word }
R022-no-value = this cannot be assigned a value
R023-goes-through-nothing = { $word } has no elements to go through
R023-no-function = there is no function { $word }
R024-only-pieces = only pieces have properties
R024-none = no piece has the property { $word }
R025-none = there is no piece or group { $word }
R027-no-message = no message is called { $text }: players would read this word
R026-two-words = { $one } and { $other } are two fixed words, so the result is always the same
R026-no-item = there is no item { $word }, so the result is always the same
R030-wanted = { $wanted } is expected here, but this is { $is }
R030-word = { $wanted } is expected here, but this is the word { $word }
R030-never-equal = { $one } and { $other } can never be equal
R030-table-passed-on = a table of lists cannot be passed to a function
R030-table = this is a table of several lists
R030-two-matrices = the two matrices differ in size or type
R030-nothing-to-go-through = this is neither a matrix nor a list, so there is nothing to go through
R031-outside = this cell is always outside { $word }, which is { $size }
R032-never = this rule is never reached: rule { $rule } always ends the round
R033-nothing = this assignment changes nothing
R034-both = { $word } is both an item and a piece; the rules use the item
R036-behind-break = this is skipped whenever the condition before it holds: the rule has Break
R035-table = { $word } is a table; rules cannot change it
R040-missing = { $what } is missing before { $here }
R040-open-text = this text has no closing quote
R040-no-parentheses = the condition of this { $word } is not in parentheses
R040-ends-early = the condition ends before this { $word }
R041-not-closed = this block is not closed
R041-closes-nothing = this {"}"} has no opening {"{"}
R041-else-alone = this else has no if
R041-opens-nothing = this {"{"} does not belong to anything
R042-long-functions = the called functions are too long together; each counts once for every combination of types it is called with
R042-too-deep = this is nested too deep
R042-types = functions are called with more than { $most } combinations of types
R043-character = the character { $word } has no meaning here
R043-entity = inside CDATA { $word } is not replaced by a sign
R043-typeset = { $word } is a sign of a word processor, which rules do not know
R044-compares = == compares; it does not assign a value
R044-gives = = assigns a value; it does not compare
R045-no-block = { $word } cannot start a block
R045-no-statement = { $word } cannot start a statement
R045-between = { $word } does not belong between a condition and its block
R046-comment = this is not how a comment is written
R046-counts-otherwise = a loop that counts is written differently here
R046-angles = <> does not compare here
R046-wrong-way-round = these two characters are the wrong way round
R046-not-in-rules = { $word } is not used in rules
R046-makes-no-name = { $word } does not declare a name here
R046-whole-numbers = numbers must be whole
R050-twice = two functions are called { $word }
R050-inside = the function { $word } is defined inside a block
R051-nowhere = this value is not used
R052-taken = { $word } is already the name of an item or matrix
R053-outside = this return is outside a function
R054-nothing = the function { $word } does not return a value
R054-two-kinds = the function returns { $here } here and { $there } elsewhere
R054-now-and-then = the function returns a value in one place and nothing in another
R055-wrong-way = this goes the wrong way round
R055-from = from can only be used with flood and size
R055-area = an area starts at a point
R055-no-while = an area cannot have a while
R055-connected = connected needs the cells of a matrix
R055-joined = cells joined to a point need a while
R055-listed = the listed points must be fixed
R056-two-values = { $word } takes two values
R056-point-or-numbers = inside takes one point or two numbers
R056-one-list = length takes one list
R056-goes-through = { $word } needs something to go through and a colon
R056-values = { $word } takes { $wanted } values but { $given } are given
R056-one-number = { $word } takes one number in [ ]
R056-ray = RAY takes two points
R057-each = { $word } stands for each element in turn; it cannot be assigned a value
R059-down = this loop goes through nothing: it counts upwards
R058-itself = the function { $word } calls itself, directly or through another function
R060-open-brace = this {"{"} is not closed
R060-inside = this constraint is inside a block
R061-random = a constraint cannot depend on chance
R061-opening = the opening of a game with constraints cannot depend on chance
R061-does = a constraint can only call functions that work out a value and change nothing
R061-item = a constraint cannot depend on { $word }, which changes during play
R061-matrix = a constraint cannot depend on { $word }, which changes during play
R061-not-connected = a constraint cannot ask for cells that are not connected
R062-broken = level { $level }: the given cells already break a constraint: { $law }
R062-many-values = level { $level }: the constraint needs too many values at once
R062-many-elements = level { $level }: the constraint goes through too many elements
R062-many-laws = level { $level }: the headings make too many constraints
R062-many-clauses = level { $level }: the constraints up to this one are too large
R062-unknown-bounds = level { $level }: what is gone through depends on a cell that is not given
R062-unknown-runs = level { $level }: the lengths of runs depend on a cell that is not given
R062-area-in-area = level { $level }: an area is asked about within another area
R062-area-value = level { $level }: the size or count of an area can only be compared
R062-area-start = level { $level }: where the area begins depends on a cell that is not given
R062-area-fold = level { $level }: only count, any and all can be used on the cells of an area
R062-not-worked-out = level { $level }: the constraint asks for something that cannot be worked out in advance
R063-not-turned = level { $level }: choosing the cell { $x },{ $y } must turn that cell alone through its pieces
R064-no-step = level { $level }: choosing { $x },{ $y } is no step, but players hear it called one, such as "Move right" or "Stay here"

# == T: codes
T001-empty = the file is empty
T002-json = this is not valid JSON: { $what }
T003-depth = lists and objects are nested deeper than { $most }
T010-object = this must be an object
T010-list = this must be a list
T010-text = this must be a text
T010-truth = this must be true or false
T010-number = this must be a number
T010-whole = this must be a whole number
T011-no-field = there is no such field
T012-twice = this field appears twice
T013-between = { $number } is not between { $low } and { $high }
T013-more = { $number } is more than { $high }
T014-none-of = "{ $text }" is not one of { $known }
T015-missing = the field is missing
T020-no-place = "{ $text }" is not a place
T020-two-numbers = a place consists of two numbers
T021-outside = { $cell } is outside the board, which is { $size }
T022-several = only one tile can lie in one place
T023-twice = { $word } is connected twice on this tile
T024-no-side = side "{ $letter }" is not one of U D L R
T025-no-end = "{ $word }" is not an end of a path; each side has { $count } (counted from 0)
T026-no-name = the name of the item is missing
T026-many = there are more than 256 kinds of items
T027-no-item = no tile has the item "{ $name }"
T028-many = there are { $count } tiles
T028-none = there are no tiles
T029-taken = tiles[{ $first }] is already at { $cell }
T030-no-effect = "{ $text }" is not an effect
T031-no-goal = "{ $text }" is not a goal
T032-no-condition = "{ $text }" is not a condition
T033-no-action = a turn needs at least one action
T034-distances = the longest move is shorter than the shortest one
T035-die = a die needs its highest number
T040-players = there are { $count } players
T041-pool = { $drawn } goals are to be drawn so far but the pool has only { $pool }
T042-no-scoring = "{ $text }" is not a way of scoring
T043-parts = a starting place needs four parts
T044-no-path = the tile at { $cell } has no path at this end
T045-no-tile = there is no tile at { $cell }
T046-no-path = the tile at { $cell } has no path at this end
T047-find = players take { $item } off its tiles, so it may become impossible to find
T048-label = the label is too long
T050-no-rules = a tile game has no rules to call
T051-players = tiles.json is for { $numbers } players
T060-save = the save does not fit this game: { $what ->
    [board] the board
    [missing] an item is missing
    [numbers] a list of numbers
    [tiles] the number of tiles
    [players] the number of players
    [player] a player
    [place] a place
    [goal] a goal
    [die] the die
    [turn] whose turn it is
    [step] the step of the turn
    [chosen] the tile taken up
    [standing] how it stands
    [seed] the seed
    [tile] a tile is missing or there twice
   *[items] the items on tiles
 }

# == H: codes
H001-none = nothing of this level has been saved
H002-other-rules = save { $number } was played with other rules of this game; it is kept but cannot be continued
H003-damaged = this save is damaged: { $why }
H003-ill-formed = this save is damaged
H003-size = this save is damaged: it has more than { $most } bytes
H003-number = this save is damaged: it claims to be number { $number }
H003-value = this save is damaged: "{ $text }" is not a value of <{ $name }>
H004-missing = saves { $first } to { $last } are missing
# == S: players' folders
S001-failed = { $doing } failed: { $why }
S001-unknown-settings = the settings on disk cannot be read, so they are not overwritten
S002-open = this player is open in another program
S003-size = the file has more than { $most } bytes
S003-sum = the file is damaged: its checksum is wrong
S004-no-folder-name = "{ $name }" is not the name of a player's folder
S005-no-value = "{ $value }" is not a value of the setting { $name }
S006-no-player = there is no player { $name }
S007-no-manual = the manual is missing
S008-not-watched = the program does not notice when game files change
S008-cannot-watch = the program cannot notice when game files change: { $why }
S009-data-set = the data set could not be written: { $why }
S009-other-run = the folder contains the results of another run
S011-parquet-folder = Parquet needs a folder to write into
S011-no-parquet = this program was built without Parquet
S011-record = the record could not be written: { $why }
S011-file = the file cannot be written: { $why }
S012-no-parcel = this is not a player's zip file: { $why }
S012-files = this is not a player's zip file: it contains more than { $most } files
S012-players = this is not a file of players: it contains more than { $most }
S012-name = this file cannot be added because of the name "{ $name }" in it: { $why }
S012-twice = this is not a player's zip file: it contains "{ $name }" twice
S012-no-switchboard = this file cannot be added: { $why }
S012-folder = there is no game in this folder
S012-not-packed = the game cannot be packed: { $why }
S013-no-name = a player needs a name
S013-taken = there is already a player { $name }
S013-removes-all = removing { $name } deletes the settings and every save
S013-no-language = the program does not speak "{ $tag }"
S014-many = { $most } new levels of this game are already kept
S015-no-level = this player has no new level { $name }
S016-gone = the player's folder has disappeared
S017-missing = the file is missing
S018-not-kept = the player's code cannot be saved: the next export will have a different one
S019-left = personal data that should have been removed is still here
S020-left-out = this was left out of the zip file: it is not one of a player's files or folders
S021-emptied = the saves of this level were deleted during play
S022-no-locks = this disk cannot show whether another program has this player open
S023-named = { $other } has games that were played together with { $player }
S024-large-picture = a picture may have at most { $most } MiB
S024-no-picture = this can't be drawn as a picture
S024-folder-picture = this is a folder, not a picture
S024-slow-picture = drawing this picture takes too long
S024-large-song = a song may be taken from a file of at most { $most } MiB
S024-no-song = there is no sound to be had from this
S024-folder-song = this is a folder, not a song
S024-slow-song = reading this song takes too long
S025-picture-gone = the player's own picture is missing or damaged
S026-damaged-presses = { $count } of the { $all } records in this file cannot be read
S026-foreign-presses = this file is no record of presses, or nothing of it can be read
S026-large-presses = this record of presses is larger than { $most } MiB
S026-newer-presses = this record of presses was written by a newer version of the program; what this one knows of it is read

# == D: codes
D001-no-room = the disk is full
D002-no-player = there is no player "{ $player }"
D003-no-game = there is no game "{ $name }"
# == Z: PuzzleScript
Z001-not-opened = this ) closes a comment that was never opened
Z001-not-closed = this comment is not closed
Z002-followed = only a comment may follow the name of the section { $name }
Z002-ruler = a line that begins with = only separates sections: the rest of it is left out
Z002-twice = the section { $name } appears twice
Z002-late = the section { $name } comes too late
Z002-after = the section { $name } must come after { $other }
Z002-misspelt = there is no section called { $name }
Z003-size = "{ $value }" is not a size
Z003-seconds = "{ $value }" is not a number of seconds
Z003-again = { $word } was already given in line { $line }
Z003-no-value = { $word } needs a value
Z003-long-title = the title is very long
Z003-word = "{ $word }" cannot be used in the prelude
Z003-palette = "{ $value }" is not a palette
Z003-bracket = a bracket here becomes part of the value: put the comment on a line of its own
Z004-row = this is not a row of a picture
Z004-not-a-name = the name of an object begins with a letter or a digit
Z004-no-colour = { $name } has no colour
Z004-not-a-colour = "{ $word }" is not a colour
Z004-height = the picture of { $name } is not five rows high
Z004-width = a row of the picture of { $name } is not five characters wide
Z004-size = the picture of { $name } is not five by five
Z004-colour = { $name } has no colour number { $colour }
Z005-form = this is not a line of the legend
Z005-mixed = "and" and "or" cannot be mixed on one line of the legend
Z005-itself = { $name } is defined in terms of itself
Z005-or-of-and = { $name }: one of several (or) cannot be made of several at once (and)
Z005-and-of-or = { $name }: several at once (and) cannot be made of one of several (or)
Z005-twice = a name appears twice on this line
Z006-unknown = { $name } is not defined anywhere
Z006-taken = the name { $name } is already used in line { $line }
Z006-keyword = "{ $name }" has a meaning in rules: as a name it can only be used in levels
Z006-background = there is no object or legend called Background
Z006-background-all = Background cannot be several objects at once
Z006-player = there is no object or legend called Player
Z007-unknown = { $name } is not defined, so it cannot be on a layer
Z007-all = { $name } is several objects at once, so it cannot be on one layer
Z007-twice = { $name } appears twice on this layer
Z007-two = { $name } is on layers { $first } and { $second }
Z007-none = there are no collision layers
Z007-missing = { $name } is not on any layer
Z007-incomplete = not every object of { $name } is on a layer
Z007-together = { $name } and { $other } are on one layer and cannot share a cell
Z008-number = a sound needs its number
Z008-behind = "{ $word }" follows the number of a sound, where nothing may follow
Z008-verb = "{ $word }" is not a sound event
Z008-event = a sound needs an event
Z008-already = { $word } already has a sound
Z008-all = { $name } is several objects at once: only single objects can have a sound
Z009-plus-first = a rule with + needs a rule before it
Z009-arrow-twice = a rule can have only one "->"
Z009-no-pattern = a pattern in brackets is missing here
Z009-no-arrow = a rule needs "->" between what it looks for and what it puts there
Z009-nothing-before = there is nothing before the arrow
Z009-nothing-after = there is nothing after the arrow
Z009-plus-twice = one + is enough
Z009-relative = "{ $word }" cannot be the direction of a rule
Z009-prefix = "{ $word }" cannot stand before the first bracket of a rule
Z009-random-plus = only the first rule of a group can be random
Z009-bracket-within = a bracket is opened inside a bracket
Z009-outside = "{ $word }" is outside the brackets
Z009-motion = a movement must be followed by what moves
Z009-dots-alone = "..." needs a cell of its own
Z009-no-effect = "{ $word }" has no effect here
Z009-command-place = { $word } belongs at the end of a rule
Z009-motions = "{ $other } { $word }": a movement must be followed by what moves
Z009-command-late = { $word } is better placed at the end of the rule
Z009-not-closed = this bracket is not closed
Z009-command = "{ $word }" is not a command
Z009-dots-end = "..." has no meaning at the start or the end of a pattern
Z009-dots-many = a pattern can have at most two "..."
Z009-patterns = both sides of a rule need the same number of patterns
Z009-cells = patterns before and after the arrow need the same number of cells
Z009-dots-sides = "..." must be in the same cells on both sides of a rule
Z010-one-layer = after the arrow, two things of one layer are put on one cell
Z010-no-all = { $name } is several objects at once: "no" can only be used with single objects
Z010-open-motion = which movement this is after the arrow is undecided: nothing before the arrow determines it
Z010-open-property = after the arrow { $name } could be several objects: nothing before the arrow determines which
Z010-late-mixed = this group mixes late rules with others: they still run at different times
Z010-late-motion = late rules run after all movement, so they cannot mention any
Z010-random-one = random { $name }: there is nothing to choose from
Z010-twice-no = no { $name } appears twice in one cell
Z010-twice-before = { $name } appears twice in one cell
Z010-twice-after = { $name } appears twice in one cell after the arrow
Z010-never-together = { $name } and { $other } are on one layer, so they are never on a cell together
Z010-never = this needs { $name } and excludes { $other }: it never matches, so the rule is left out
Z010-never-matches = this rule needs something both to be there and not to be there: that part of it is left out
Z010-put-and-taken = { $name } is added here and { $other } removed, which contradicts itself
Z010-says-nothing = no { $name } is not needed beside { $other }: they are on one layer
Z010-says-nothing-here = no { $name } is not needed here: the other objects in the cell are on the same layers
Z011-pairs = each startloop needs an endloop after it, and loops cannot be nested
Z011-open = this startloop has no endloop
Z012-begins = a win condition starts with all, some or no
Z012-form = this is not a win condition
Z013-none = there are no levels
Z013-width = the rows of a level must have the same length: a short row is filled with its last character
Z013-unknown = the character { $sign } of a level is not in the legend
Z013-several = the character { $sign } of a level could be several objects: a level needs exactly one
Z014-rigid = there are more than { $most } groups with rigid rules
Z014-rule = a rule has more than { $cell } things in a cell, or more than { $most } things and cells
Z014-legend = more than { $most } names of the legend refer to one another
Z014-cells = this level has more than { $most } cells
Z014-side = this level has more than { $most } rows or columns
Z014-expanded = this rule stands for more than { $most } rules
Z014-all-expanded = the rules together stand for more than { $most } simple ones
Z014-objects = there are more than { $most } objects
Z014-layers = there are more than { $most } layers
Z014-source = the source has { $size } bytes; the limit is { $most }
Z015-endless = the rules did not come to an end and were stopped

# == cures
cure-add-as-template = add it as in help/NEW_GAME
cure-add-clue = add { $piece } with a picture to the game's pieces.xml
cure-add-distance = add "max_move_distance": 6
cure-add-field = add "{ $name }": ...
cure-add-final = add a matrix FINAL that shows the pieces at the end
cure-add-final-or-win = add a matrix FINAL that shows the pieces at the end, or a rule with win;
cure-add-goal = add a line: goal "0110...", row by row, 1 for a filled cell
cure-add-goals = add goals to random_goal_pool or draw fewer
cure-add-it = add it
cure-add-item = add the item { $word } to the levels
cure-add-item-or-local = add the item { $word } to the levels, or write local { $word } = ...
cure-add-or-name-piece = add a piece { $word } to pieces.xml, or write the name of one that is there
cure-add-piece = add it to pieces.xml, or write one of the names that are there
cure-add-positions = add them with the type xsd:int; Ax and Ay are the start, or 0 if there is none
cure-add-solution = add one to the level's description.xml, or name another level
cure-add-to-import = add it to import.xml in the game's folder
cure-allow-or-copy = allow it, or make a copy of the game that is yours: switchboard new my-game --from the-game
cure-allow-or-users = allow it, or choose another folder with --users
cure-and-or = write AND or OR
cure-at-most = use at most { $most }
cure-away-or-if = remove the extra {"}"} before it, or add the if
cure-away-or-open = remove it, or add the {"{"} that it belongs to
cure-before-is-used = what it contained before the last change is used
cure-begin-again = the game has changed since; start it again
cure-begin-braces = begin with {"{"} and end with {"}"}
cure-behind-colon = write the condition after the colon
cure-beside-count = write the name of an item, or a matrix and an element: HAND[0, 0]
cure-beside-level = give every level that item, or that matrix of numbers with the element
cure-beside-piece = write one of the names in pieces.xml
cure-braces-around = remove it, and put {"{"} and {"}"} around the block
cure-build-parquet = build it with the feature parquet, or use another format
cure-cannot-be-solved = no limit changes this; give a <Solution> if you want its moves to be checked
cure-cell-example = for example <Cell character="#" piece="Wall"/>
cure-cell-form = write a cell as column,row, for example 3,4
cure-cell-or-matrix = write <{ $name }>, or choose another kind of matrix
cure-cells-as-width = write as many cells as the width says, or change the width
cure-cells-from-zero = cells are counted from 0
cure-cells-name = write <Cells name="Mills">
cure-check-before = check quotes, commas and brackets just before this place
cure-close-and-remove-again = close the other program and remove the player again
cure-close-before-else = write {"}"} before else
cure-close-block = write {"}"} at the end of the block
cure-close-cdata = write ]]> at its end
cure-close-comment = write --> at its end
cure-close-other = close the other program; until then nothing is saved here
cure-close-quote = write the closing quotation mark
cure-close-tag = write > at its end; write the character < as &lt; in a text
cure-close-text = write " at its end
cure-column-and-row = write column and row as two numbers, counted from 0
cure-column-row = write [column, row]
cure-compare-template = compare it with the file in help/NEW_GAME
cure-compare-values = write VALUE == VALUE or VALUE != VALUE
cure-copy-by-hand = look at what it is, and copy it by hand if you need it
cure-copy-into-game = copy the file into the game folder
cure-copy-into-pieces = copy the picture into the folder PIECES and write its file name only
cure-copy-template = copy the file from help/NEW_GAME and fill it in
cure-correct-answer = correct the grid or its answer
cure-correct-clues = correct the clues or the goal; 1 is a filled cell
cure-count-from-0 = columns and rows count from 0
cure-count-tenths = count in smaller units, such as tenths: write 15 for 1.5
cure-difficulty-name = write <Difficulty name="easy">
cure-each-in-parentheses = write ((A == B) AND (C != D)), each condition in its own parentheses, or switch to language="2"
cure-end-loop = end a loop with a condition in its parentheses, as in foreach (C in STATE while ...), or write stop;
cure-end-or-save-as = change its extension to .{ $found }, or save it as { $wanted } in a drawing program
cure-endless-loop = look for a while or a loop that never ends
cure-entities = write the character & as &amp; and the character < as &lt;
cure-equal-rows = give every row of a sheet as many cells as the longest one has
cure-fewer-measures = leave some measures out
cure-fewer-names = use fewer names
cure-fields-are = the fields are { $known }
cure-file-endings = the name must end in .csv, .xlsx, .ods, .xsb, .non, .sdm or .txt
cure-fill-cells = write { $word }[x, y] = ..., or switch to language="2" to fill the whole matrix
cure-forms = write name="xsb", "non" or "sudoku"
cure-four-levels = tiles.json needs at most four levels of nesting
cure-four-parts = write [column, row, "U", 0]
cure-free-and-save = free some space on it and save again
cure-free-space = free some space on it
cure-function-for-area = go over the whole board with a function that has a value only for the cells of the area: sum(E in STATE : In(E, C))
cure-give-it = assign it to something with =
cure-give-location = give a tile this location, or set fill_unspecified_tiles to true
cure-goal-size = the goal has width times rows characters
cure-head-condition = write { $word } (CONDITION) {"{"} ... {"}"}
cure-higher-limit = give the search more time with a higher --limit
cure-if-else = write if (CONDITION) {"{"} ... {"}"} else {"{"} ... {"}"}
cure-ignored-known = it is ignored; known are { $known }
cure-in-front = write an item, a cell or a matrix before the =
cure-into-functions = move parts of it into functions
cure-item-example = for example <Item name="Signs" value="9"/>
cure-item-name = write a name, such as coin
cure-item-row = for example: Score, 0, true
cure-items-are = the items on tiles are { $known }
cure-its-path = check its path
cure-keep-first = keep one of them; the first one counts
cure-keep-item = put one { $item } on a tile that collects it, or leave max_player_items out
cure-keep-one = keep one of them
cure-keep-or-language = keep one of them, or give each its language, for example xml:lang="cs"
cure-languages = write cs, sk, en or de
cure-last-line-away = if you changed it by hand, delete its last line
cure-leave-contents = leave Contents out; an opponent with Search can play every game
cure-leave-out = leave it out
cure-level-words = the sheet Level can have name, author and solution
cure-levels-in-file = a file can have 1 to { $most }
cure-list-players = list 1 to { $most } players: more could not be told apart by colour and number
cure-list-players-command = `switchboard players` lists them
cure-list-tile = list at least one tile
cure-local-name = assign the value to a name declared with local
cure-make-level = make a folder LEVELS/01 with description.xml and startingLayout.xml
cure-make-smaller = make it smaller
cure-matrix-in-levels = put the matrix into the levels instead
cure-measure-board = narrow the range from least to most, or let <Contents> set what the board needs
cure-measure-ends = write, for example, least="3" most="12"
cure-measure-name = write name="Width", name="Height" or the name of an item that is a number
cure-measure-once = leave one of them out
cure-may-write = check that you may write there, or choose another place
cure-mend-level = correct the level or leave it out; `switchboard play` shows where it stops
cure-merge-alike = merge only files that were played with the same seed, work and version of the program
cure-message-name = write <Message name="remove"> to go with say "remove";
cure-minimum-or-final = check whether MinimumNumberOfMoves is larger than the number of moves, or FINAL is different
cure-more-signs = give more digits, so that only one answer is left
cure-most-board = the largest board is { $most } x { $most }
cure-most-or-least = make <Most> larger or <Least> smaller
cure-move-text = remove it, or move it into the element that it belongs to
cure-move-up = move it up, or remove the break
cure-name-a-list = name one of its lists, for example any(L in MILLS : A in L)
cure-name-before-rows = write the name on a line of its own before the rows, for example STATE
cure-name-end = write an end that the tile's connections name
cure-name-instead = the folder's name is shown instead; save the player's data again
cure-name-level = write the name of a folder in LEVELS
cure-name-once = write each end once; connect several sides in one text, such as "L0,U0,D0"
cure-name-picture = write the name of a file in PIECES, or Avatar
cure-name-state = give the sheet with the board the name STATE
cure-near = did you mean { $near }?
cure-before-the-if = put it before the if, or into a rule of its own
cure-pack-less = take what does not belong to the game out of its folder
cure-play-again = play the games again with `switchboard train GAME --out FILE`
cure-tell-apart = give them different pictures or symbols; if they lie face down, the same Label
cure-shorter-symbol = write one or two characters
cure-other-symbol = give one of them another Symbol
cure-known-sounds = docs/rule-language.md lists the sounds; wav files in SOUNDS are others
cure-add-message = add a Message with this name to description.xml, or write the text itself
cure-count-up = write { $up }, and { $other } where { $name } stands inside
cure-near-quoted = did you mean "{ $near }"?
cure-new-game = copy help/NEW_GAME, or run `switchboard new`
cure-not-written-over = it is not overwritten as long as it cannot be read
cure-note-moves = play the level and write down the moves, or leave <Solution> out
cure-number-in-range = write a whole number from { $least } to { $most }
cure-number-without-quotes = write the number without quotes
cure-on-its-own = write it on its own, not inside {"{"} {"}"}
cure-one-a-place = leave out location or amount, or write one tile for each place
cure-one-of-these = choose one of these
cure-one-program = play continues and is saved; do not open the player in two programs at once
cure-one-root = a file has only one
cure-only-text = only text is allowed there
cure-ordinary-file = put an ordinary file in its place
cure-other-location = give one of them another location
cure-other-name = choose another name
cure-other-out = choose another file
cure-other-picture = change the picture until its clues allow no other one
cure-other-place = choose another place
cure-other-value = remove it, or write another value
cure-out-folder = name it with --out FOLDER
cure-picture-kinds = save it as one of { $known }
cure-pieces-file = pieces.xml names the pieces
cure-plain-name = write letters, digits and hyphens, for example my-game
cure-play-goes-on = play continues; the program tries to save again at each move
cure-move-file-away = move it elsewhere or remove it
cure-newer-program = install the newer version
cure-rest-is-read = the others are used; nothing needs to be done
cure-players = write a number from 1 to { $most }, or a range such as 2-4
cure-property-name = write <Property name="value">7</Property>
cure-put-in-quotes = put it in quotes
cure-put-it-back = put it back
cure-put-on-tile = put it on a tile with "items"
cure-put-picture = put the file there, or write the name of another one
cure-raise-or-lower = raise max_move_distance or lower min_move_distance
cure-remove = remove it
cure-remove-doctype = remove it, and write out the texts that it defines where they are used
cure-remove-in-list = remove some in the list of levels
cure-remove-or-misspelt = remove it, or check whether its name is misspelt somewhere
cure-put-folder-back = check whether the disk is connected, or put the folder back; your game is saved as soon as it is there
cure-put-help = put the folder help beside the program
cure-put-saves-back = saving continues from here; put the earlier saves back if you need them
cure-remove-leftover = remove it; the next `switchboard players` tries it as well
cure-rename-first-counts = give one of them another name; the first one counts
cure-rename-one = give one of them another name
cure-rename-to = rename { $other } to { $name }
cure-return-value = write return with a value in it
cure-row-one-way = write the row either with elements or without, not both
cure-rows-as-height = write as many rows as the height says, or change the height
cure-rows-as-template = write the rows of its matrices as in help/NEW_GAME, or change the file by hand
cure-rule-languages = write language="1" or language="2"
cure-rules-hash = write the 16 hexadecimal digits that a save has as Rules
cure-same-size = give both the same width and height
cure-pieces-at-the-end = write the pieces that must be there at the end
cure-train-again = let the computer learn the game again: `switchboard train GAME`; without the file opponents.json it plays as before
cure-where-it-stands = write Ax = { $column } and Ay = { $row } if the rules use them
cure-from-zero = columns and rows are counted from 0; write 0 and 0 if no piece moves about
cure-full-or-other-out = check whether the disk is full, or choose another folder
cure-other-run = choose an empty folder, or ask for what its run.json says
cure-own-matrix = give this level its own { $name }
cure-own-rule = give it its own GameRule, or switch to language="2"
cure-pair-around = put one more pair of parentheses around the whole condition
cure-playout = write <Search kind="mcts"/>, or leave out `Playout`
cure-save-again = save it again in a drawing program
cure-save-as = save it as { $wanted } in a drawing program
cure-save-utf8 = save it as UTF-8
cure-save-workbook = save it again as .xlsx or .ods, or save each level as .csv
cure-say-language-two = write <ArrayOfGameRule language="2"> at the start of the file
cure-say-language-two-or-less = write <ArrayOfGameRule language="2">, or use only if, ==, !=, + and -
cure-say-what-it-does = say what choosing does: <Press> of the piece or of description.xml, or PRESS in the rules
cure-say-yes = add --yes if you mean it
cure-search-kinds = write kind="mcts" or kind="alphabeta"
cure-see-and-save = check that the folder and the disk are all right, and save again
cure-see-check = it has no generator.xml, or that file has errors: see `switchboard check`
cure-see-connected = check whether the disk is connected
cure-see-moved = check whether it was moved or deleted
cure-see-rights = check whether you are allowed to read it
cure-see-there = check whether it exists
cure-set-aside = it is set aside; the newest undamaged one is used
cure-set-valid = set the cells that can be chosen first to true
cure-short-label = write one to three letters or digits
cure-side-and-number = write a side and a number, such as U0, or raise board.paths_on_tile_side
cure-sides = U is up, D down, L left, R right
cure-smaller-number = write a smaller number
cure-sound-wav = save it as a wav file of plain samples (PCM)
cure-shorter-sound = make the sound shorter
cure-fewer-sounds = take some away; the rest is not read
cure-play-sound = write sound { $name }; into a rule, or remove the file
cure-smaller-picture = make the picture smaller
cure-split-file = split it, or leave out what is not needed
cure-split-it = split it
cure-start-again = start the program again after a change
cure-start-it = start it
cure-start-on-end = start at an end that the tile's connections name
cure-starts-anew = the level starts again; History still shows what was played
cure-stays-there = it stays where it is; the newest that can be read is used
cure-sudoku-sizes = it must have 16, 81 or 256
cure-take-away = remove it
cure-take-export = choose one that `switchboard players export` made
cure-take-switchboard = choose a player's file from `switchboard players export`, or a zip file of a game folder
cure-drop-game-folder = drop the folder of a game, with its rules.xml or tiles.json, or a single picture or song
cure-true-false-beside = write true, false or beside
cure-true-or-false = write true or false
cure-truth-without-quotes = write true or false without quotes
cure-two-rules = write two rules, or switch to language="2"
cure-type-int = write xsi:type="xsd:int"
cure-use-loop = use while or foreach instead
cure-use-piece = use a name from pieces.xml
cure-choose-picture = choose a PNG, JPEG, GIF, BMP, WebP or SVG file of at most 8 MiB and 4,096 pixels a side
cure-choose-song = choose an MP3, Ogg Vorbis, WAV, FLAC or M4A file with sound in it
cure-picture-of-folder = open the folder and take one picture out of it
cure-song-of-folder = open the folder and take one song out of it
cure-picture-again = one of the program's pictures is shown instead; choose the picture again when you edit the player
cure-usual-settings = the default settings are used
cure-usual-value = the default value is used
cure-value-types = write xsi:type="xsd:int", "xsd:string" or "xsd:boolean"
cure-within-bounds = write a number in this range
cure-without-point = write it without a point or an exponent
cure-writable-for-code = make the folder writable, so that exports of this player can be matched
cure-writable-or-users = make it writable, or choose another folder with --users
cure-write = write { $write }
cure-write-after-add = write it after add
cure-write-ampersand = write it as &amp; in a text
cure-write-answer = write the solved grid after it, following a space
cure-write-as = write it as <{ $wanted }>
cure-write-attribute = write name="value"
cure-write-clues = write whole numbers separated by commas, under rows or columns
cure-write-colour = write a web colour name such as Green, or #rrggbb
cure-write-comment = write a comment as <!-- ... -->
cure-write-comment-so = write <!-- the comment -->
cure-write-define = write define Name(x) {"{"} ... {"}"}
cure-write-double = write == to compare
cure-write-element = write <{ $name }>
cure-write-else-ifs = write if (...) {"{"} ... {"}"} else if (...) {"{"} ... {"}"}
cure-write-end-tag = write </{ $name }>
cure-write-end-tag-where = write </{ $name }> where it ends
cure-write-fold = write { $word }(C in STATE : ...)
cure-write-form = { $count ->
    [one] write
   *[other] write one of
 } "{ $forms }"
cure-write-game-name = write it between <Name> and </Name>
cure-write-here = write { $what } here
cure-write-import = add import.xml to the game's folder; docs/level-data.md shows how
cure-write-instead = write { $wanted } instead of { $near }
cure-write-into = add <{ $name }> ... </{ $name }> to it
cure-write-items = write {"{"} "coin": {"{"} ... {"}"} {"}"}
cure-write-known = write { $known }
cure-write-language = write one of { $known }
cure-write-less-than = write it as &lt; in a text, or put the whole text between <![CDATA[ and ]]>
cure-write-list = write [ ... ]
cure-write-minimum = write { $moves }, or let `switchboard solve --write` do it
cure-write-move = write, for example, ["move"]
cure-write-moves = write moves as column,row separated by spaces, or leave <Solution> out
cure-write-name = write a name
cure-write-object = write {"{"} ... {"}"}
cure-write-one-of = write one of { $known }
cure-write-piece = write a <GamePiece> for each thing on the board
cure-write-piece-name = write piece="Wall"
cure-write-players = write <Players>{ $numbers }</Players>
cure-write-say = write say "...";
cure-write-single = write = to assign a value
cure-write-stop = write stop; to end the rules of this round
cure-write-true = write <{ $name }>true</{ $name }>
cure-x-or-y = write { $point }.x or { $point }.y
cure-zero-or-fewest = write 0 or the smallest number of moves
cure-part-game = split the game into several; the rest is not read
cure-move-folders = move some of them elsewhere; not all of them are searched
cure-wait-reading = wait: it appears in the list as soon as it is loaded
cure-what-follows-into-if = put what follows into if (...) {"{"} ... {"}"}
cure-shorter-functions = write shorter functions, or call them with the same types
cure-check-quicker = use smaller or fewer pictures, shorter rules, or fewer levels
cure-run-check = run `switchboard check` on it
cure-remove-sign = remove it: it changes how the text around it is shown
cure-shorter-text = shorten it; the rest is left out
cure-remove-some = remove some of them; they are left out
cure-rename-and-pack = rename it and pack the file again
cure-rename-counting = rename one of them; the one in { $first } is used
cure-fewer-frames = make the picture smaller, or remove frames: the rest of them are not shown
cure-slower-frames = let each frame stay for half a second, or make the frames more alike
cure-one-file = a picture must be one file: put what it refers to into it, bitmaps as png, jpeg, gif or webp
cure-shorter-source = remove levels or rules, or split it into several games
cure-z-comment = write a comment in round brackets, and close each bracket that you open
cure-z-sections = the order is objects, legend, sounds, collisionlayers, rules, winconditions, levels
cure-z-prelude = write a word from docs/puzzlescript.md and its value, such as title My game or flickscreen 7x5
cure-z-objects = an object is a name, a line of colours such as red #00ff00, and five rows of five digits or dots
cure-z-legend = write A = B, or A = B and C, or A = B or C
cure-z-names = define it in objects or in the legend, under a name of its own
cure-z-layers = write each object once, on a line of collisionlayers; objects that may share a cell go on different lines
cure-z-sounds = write an event and its number, such as crate move 36772507 or sfx0 36772507
cure-z-rule = a rule looks like [ > player | crate ] -> [ > player | > crate ]; before it there can be directions, late, rigid and random, after it again, cancel, checkpoint, restart, win, sfx0 and message
cure-z-meaning = name single objects, or split the rule into several
cure-z-loop = write startloop, rules, endloop, each on a line of its own
cure-z-win = write all target on crate, some player on exit, or no enemy
cure-z-level = a level consists of rows of characters from the legend, with an empty line before and after it
cure-z-fewer = make it smaller
cure-z-endless = make sure that again and loops come to an end
cure-piece-or-true = write the name of a piece, or true if the board is unfinished as long as this piece is on it
cure-name-a-piece = write the name of a piece
cure-while-behind = write a while, and the condition for them, before the colon
cure-numbers-in-points = use numbers in them, such as (1, 0)
cure-close-brace = write {"}"} after the expression
cure-mend-givens = change the given cells or the constraints
cure-more-givens = give more cells or numbers
cure-no-guess = change what is covered, or show more at the start
cure-few-letters = write a number or a few letters
cure-turn-alone = write rules that turn the chosen cell through its pieces and change nothing else
cure-write-constraints = write the constraints of the finished board into rules.xml, or choose another method
cure-write-range = write the first and the last number with to between them, for example 1 to 9
