# What problems and their cures say. A message is called CODE-case, a cure cure-case, what stands behind a message more-case.
# Before a drawn problem and its cures
word-error = error
word-warning = warning
word-note = note
word-help = help

# Words that stand in messages, as subjects
doing-saving = saving
doing-reading-file = reading the file
doing-reading-saves = reading the saves
doing-reading-save = reading a save
doing-opening = opening the player's folder
doing-removing-level = removing the level
doing-exporting-player = exporting the player
doing-importing = importing the player
doing-adding = adding the file
doing-reading-players = reading the players
doing-making-folder = making the player's folder
doing-removing-player = removing the player
doing-forgetting = forgetting who played last
doing-exporting-history = exporting the history
doing-reading-manual = reading the manual
doing-removing-it = removing it
doing-taking-name-out = taking the name out
why-full = the disk is full
why-only-read = the disk can only be read
why-not-allowed = the folder may not be changed
why-not-there = it is not there
why-link = a link is in its place
why-folder = a folder is in its place
why-device = a device or pipe is in its place
why-game-protected = the game may not be changed
why-no-properties = it holds no properties.xml
why-no-game = it holds neither a player nor a game
why-no-zip = it is no zip file, or it is damaged
why-many-files = it holds too many files
why-path = a path in it leads out of its folder
why-bad-properties = its properties.xml cannot be read
why-large-file = a file in it is too large
why-empty = the file is empty
why-sum = its check sum is wrong
why-no-items = it holds no <Items>
why-no-start = it needs save 00000000.xml, which is missing
why-other-level = it belongs to another level or attempt
why-unchanged = <Unchanged> does not fit the start
why-minimum = its MinimumNumberOfMoves is not as expected
why-far-larger = its files are far larger than it is

# Words that stand in messages, as subjects
kind-truth = true or false
kind-number = a number
kind-word = a word
kind-point = a point
kind-list = a list
kind-number-or-point = a number or a point
kind-value = one value
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
F001-no-file = there is no such file
F001-missing = the file { $name } is missing
F001-fewest = the fewest moves were not written: { $why }
F001-game-gone = the folder of the game { $name } is gone
F002-file = the file has { $size } bytes, more than the { $limit } that are read
F003-file = the file cannot be read: { $why }
F003-picture = the picture { $name }
F003-failed = reading the folder failed
F003-deep = folders lie more than { $most } deep in each other
F004-file = the path leads out of the game folder
F004-picture = the picture { $name } leads out of the game folder
F005-file = the file is not text in UTF-8
F005-picture = the picture { $name } is not UTF-8
F006-no-folder = there is no game folder, or it is empty
F007-none = there are no levels
F007-many = there are more than { $most } levels
F008-games = the folder of games cannot be read: { $why }
F009-twice = another game has the folder name { $name }; it is left out
F010-bytes = the files have more than { $most } bytes together
F010-cells = the levels have more than { $most } cells together
F011-many = the folder of games holds more than { $most } folders
F012-reading = the game is still being read
F013-long = checking takes too long: not all rules, levels, pictures and solutions were looked at

# == G: codes
G001-unknown = there is no level "{ $word }"
G002-most-below-least = the most moves, { $most }, are fewer than the least, { $least }
G003-unknown = there is no piece "{ $name }"
G004-groups-or-runs = this method needs either <Groups> of cells that differ or <Runs> of filled cells
G004-wall = this method needs <Wall>, what stands where the walk never came
G004-contents = this method needs <Contents>, a script that fills the board
G004-wall-and-path = this method needs both <Wall> and <Path>, or neither
G004-wall-path-or-pieces = this method needs <Wall> and <Path>, or <Pieces> that know their open sides
G005-unknown = this generator has no difficulty "{ $wanted }"
G006-none = the game { $game } makes no levels
G007-no-solution = level { $level } has no <Solution>, so its finished board is not known
G008-runs = <Runs> does not hold two pieces
G008-hidden = <Hidden> is no matrix of true and false in every pattern
G008-group = "{ $word }" is no sort of group
G009-does-more = level { $level } is no pattern for this method: choosing a cell of the pattern does more than turn that cell
G009-not-to-runs = level { $level } is no pattern for this method: the moves of the pattern do not lead to these two pieces
G009-not-to-signs = level { $level } is no pattern for this method: the moves of the pattern do not lead to pieces with the properties sign and given
G009-no-sign = level { $level } is no pattern for this method: no piece has the property sign with the value { $sign }
G009-no-state = level { $level } is no pattern for this method: there is no STATE
G009-rows = level { $level } is no pattern for this method: not every row begins with a piece with the property cover and has up to { $most } signs
G009-no-laws = the rules have no constraint
G010-unknown = the measure { $name } is neither Width nor Height nor a number among the items of the level
G010-twice = the measure { $name } stands twice
G010-many = there are more than { $most } measures
G010-range = a measure needs the attributes least and most, with at most { $most } values from one to the other
G010-board = with these measures no board can be played: { $measures }

# == X: codes
X001-less-than = the sign < begins no element here
X001-empty = the file holds no XML
X001-open-tag = a tag is not finished
X001-open-quote = a value in quotes is not finished
X001-open-comment = a comment is not finished
X001-open-cdata = <![CDATA[ is not finished
X001-no-comment = <! begins neither a comment nor CDATA
X001-unfinished = the XML is not finished
X001-ampersand = the sign & begins nothing here
X001-ill-formed = the XML is ill-formed
X001-unreadable = the XML cannot be read
X002-other-name = </{ $closed }> closes <{ $name }>
X002-nothing-to-close = </{ $name }> closes nothing
X002-open-at-end = <{ $name }> is not closed before the end of the file
X002-open-before = <{ $name }> is not closed before </{ $other }> in line { $line }
X003-entity = &{ $name }; stands for no character
X003-ampersand = the sign & begins nothing here
X004-doctype = a DOCTYPE is not read
X005-depth = elements lie more than { $most } deep in each other
X005-elements = the file has more than { $most } elements
X005-attributes = <{ $name }> has more than { $most } attributes
X006-no-value = an attribute has no value
X006-no-value-behind = an attribute has no value behind its =
X006-no-quotes = an attribute's value has no quotation marks
X006-open-quote = a value in quotes is not finished
X006-twice = an attribute stands twice
X007-second-root = a second outermost element begins here
X007-text = text outside of the outermost element
X008-root = the outermost element is <{ $found }>, not <{ $name }>
X008-unknown = <{ $name }> is no element of <{ $of }>
X008-other-cell = <{ $found }> stands where <{ $name }> belongs
X009-between-elements = text stands between the elements of <{ $of }>
X009-between-cells = text stands between the cells of a row
X010-element = <{ $name }> stands twice in <{ $of }>
X010-text-without-language = <{ $name }> stands twice without xml:lang{ $tag }
X010-text-in-language = <{ $name }> stands twice for the language { $tag }
X010-message = the message { $name } stands twice in one language
X011-element = <{ $of }> has no <{ $name }>
X011-name = <{ $of }> has no attribute "name"
X012-unknown = <{ $of }> has no attribute "{ $name }"

# == V: codes
V001-missing = a whole number is missing
V001-out-of-range = { $text } is out of range
V001-no-number = "{ $text }" is no whole number
V001-players = "{ $text }" is no number of players
V001-character = character must be one character
V001-item = an item needs a name and a whole number
V002-neither = "{ $text }" is neither true nor false
V003-none-of = "{ $text }" is none of { $known }
V003-rule-language = there is no rule language "{ $text }"
V003-form = there is no form "{ $name }"
V003-valid = valid is "{ $text }"
V003-language = "{ $text }" is no language of the program: nobody will see this text
V004-no-colour = "{ $text }" is no colour
V005-element = <{ $name }> is empty
V005-game = the game has no name
V005-picture = the picture has no file name
V005-cell-piece = the cell names no piece
V006-hidden = in <{ $of }> stands the invisible sign { $sign }
V007-text = the text of <{ $name }> has more than { $most } characters
V007-languages = <{ $name }> stands there in more than { $most } languages
V007-messages = there are more than { $most } messages

# == P: codes
P001-twice = there are two pieces "{ $name }"
P002-missing = the picture { $name } is not in the folder PIECES
P003-no-ending = the picture { $name } has no ending
P003-kind = the picture { $name } is of the kind { $kind }, which is not drawn
P004-damaged = the picture { $name } is damaged
P004-other-kind = the picture { $name } is really a { $found }
P004-not-of-kind = the picture { $name } is no { $wanted }
P005-unused = no rule and no level uses the piece "{ $name }"
P006-pieces = there are more than { $most } pieces
P006-layers = a piece has more than { $most } layers
P007-none = there are no pieces
P008-too-large = the picture { $name } has { $width } x { $height } pixels, more than { $most } x { $most }
P008-frames = the frames of { $name } have more than { $most } pixels together
P009-reference = the picture { $name } refers to { $to }, which is not drawn
P010-no-piece = property { $name }: { $text } is no piece

# == E: codes
E001-locked = the game is played with arrows at once and locks that: one switch could not play it
E002-locked = the focus is hidden and locked so: one switch could not play it
E003-count = "{ $text }" names no number
E003-level = level { $level } has no such number to show beside the board
E003-piece = there is no piece "{ $piece }" to stand beside the board

# == L: codes
L001-no-matrix = the level has no matrix { $wanted }
L002-no-matrix = the level has no matrix { $wanted }
L003-positions = the level has no { $count ->
    [one] item
   *[other] items
 } { $names }
L004-size = { $name } is { $size }, but STATE is { $state }
L004-shared = { $name } of { $file } is { $size }, but STATE is { $state }
L005-rows = { $name } has { $rows ->
    [one] 1 row
   *[other] { $rows } rows
 }, its height is { $height }
L006-row = row { $row } of { $name } has { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
 }, its width is { $width }
L007-unknown = there is no piece "{ $piece }"
L008-no-move = no cell of VALID is true: the level starts without a valid move
L009-unknown = "{ $type }" is no type of a value
L010-no-type = the value has no type
L011-item = the item "{ $name }" stands twice
L011-matrix = the matrix "{ $name }" stands twice
L013-matrix = { $name } must be a { $wanted }
L013-position = { $name } must be a whole number
L014-items = there are more than { $most } items
L014-matrices = there are more than { $most } matrices
L015-no-final = the level has no FINAL: it can never be finished
L021-off-the-board = the start Ax = { $x }, Ay = { $y } lies outside of the board, which is { $size }
L022-beside-the-piece = the start is { $x },{ $y }, but the player's own piece stands on { $column },{ $row }
L023-all-stars = every cell of this FINAL is *: any move finishes the level
L016-no-moves = { $why }
L016-not-valid = move { $number } of the solution, { $move }, is no valid move there
L016-not-finished = the solution's { $count ->
    [one] 1 move does
   *[other] { $count } moves do
 } not finish the level
L017-unsolvable = no moves solve the level; every position that can be reached was looked at
L018-too-many = MinimumNumberOfMoves is { $minimum }, but { $moves } moves solve the level
L019-too-few = MinimumNumberOfMoves is { $minimum }, but no fewer than { $moves } moves solve the level
L020-not-proven = not known: { $moves } moves solve it, fewer ({ $minimum } are asked for) were neither found nor ruled out
L020-time = not known: the time was over before an answer was found
L020-cancelled = not known: it was stopped
L020-states = not known: as many states were met as the limit allows
L020-memory = not known: as much memory was used as the limit allows
L020-exhausted = not known: nothing promising was left to look at
L020-chance = not known: the game draws chance
L020-players = not known: several players move in this game
L020-hidden = not known: the game hides something that a player has to find out
L020-tiles = not known: games of tiles are not solved
L020-not-replayed = not known: a solution was found that does not replay, which is a fault of the solver
L024-none = no board obeys all laws of the game
L025-several = the level has several answers; two of them differ in { $count } cells: { $cells }
L026-limits = whether the level has exactly one answer was not found out within the limits
L026-stopped = whether the level has exactly one answer was not found out: it was stopped

# == C: codes
C001-twice = the name "{ $name }" stands twice in the tables
C002-no-cell = "{ $word }" is no cell
C002-many = the lists hold more than { $most } cells

# == O: codes
O001-unknown = there is no search "{ $word }"

# == N: codes
N001-taken = there is a file or folder of this name already
N002-level = the level cannot be written: { $why }
N002-game = it cannot be written: { $why }
N003-no-name = "{ $name }" is no name for a folder
N004-read = the level cannot be read: { $why }
N004-write = the level cannot be saved: { $why }
N004-many = there are too many levels
N005-form = the level is written in a way that the editor cannot change

# == I: codes
I001-too-large = the file has more than { $most } bytes
I001-not-utf8 = the file is not UTF-8
I001-workbook = the workbook cannot be read: { $why }
I001-sheets = there are more than { $most } sheets
I001-csv = line { $line } is no csv: { $why }
I001-levels = the file holds { $count } levels
I001-parts = the workbook has more than { $most } parts
I001-unpacked = unpacked the workbook has more than { $most } MiB
I001-far-row = something stands in the workbook past row { $most }
I001-far-column = something stands in the workbook past column { $most }
I001-no-cell = the workbook names the cell "{ $word }", which cannot be
I001-file = the file cannot be read: { $why }
I001-kind = it is not known what kind of file this is
I001-not-written = the file cannot be written: { $why }
I002-no-sheet = line { $line } belongs to no sheet
I002-no-state = there is no sheet STATE
I003-sheet = sheet { $name } is larger than { $most } by { $most }
I003-empty-cell = { $cell } is empty
I003-clues = these clues belong to neither rows nor columns
I003-nonogram = width { $width }, { $rows } rows, { $columns } columns and a goal of { $cells } cells do not fit
I003-sudoku = a grid of { $count } characters is no Sudoku
I003-board = the board is { $width } x { $height }
I004-unknown = there is no piece "{ $word }"
I004-clue = the game has no piece for the clue { $clue }; its largest is { $largest }
I005-item = an item is a name, a value and true or false
I005-level-word = there is no "{ $word }"
I005-neither = "{ $word }" is neither true nor false
I006-no-characters = the game does not say what the characters of { $form } levels stand for
I007-unknown = "{ $character }" stands for no piece
I008-no-goal = the nonogram has no goal, so nobody knows when it is solved
I008-no-answer = the line has no answer, so nobody knows when the level is solved
I008-other-answer = the answer has another character here
I008-runs-of-row = row { $number } of the goal has the runs { $runs }, its clues say { $clues }
I008-runs-of-column = column { $number } of the goal has the runs { $runs }, its clues say { $clues }
I008-twice-in-row = the answer has { $sign } twice in row { $row }, the second time in column { $column }
I008-twice-in-column = the answer has { $sign } twice in column { $column }, the second time in row { $row }
I008-twice-in-box = the answer has { $sign } twice in one box, the second time in row { $row }, column { $column }
I008-two-answers = the grid has more than one answer: they differ in row { $row }, column { $column }
I008-two-pictures = the clues allow more than one picture: another one differs in row { $row }, column { $column }

# == R: codes
R001-rules = the compiled rules break their own bounds; please report this
R001-script = the compiled script breaks its own bounds; please report this
R002-no-level = the game has no level number { $number }
R002-one-level = a game of tiles has one level only
R002-many = level { $level }: more than { $items } items or { $matrices } matrices
R002-no-board = level { $level }: STATE or VALID is missing
R002-no-position = level { $level }: the item { $name } is missing or no number
R002-no-state = level { $level }: STATE is missing or holds no words
R002-no-valid = level { $level }: VALID is missing or does not hold true and false
R002-sizes = level { $level }: STATE, VALID and FINAL are not of one size and type
R003-words = level { $level }: more than { $most } different words
R003-instructions = level { $level }: more than { $most } instructions
R003-script = the script is too long
R004-no-item = the item { $name } is missing
R004-item-kind = the item { $name } has another type; wanted is { $kind }
R004-no-piece = { $word } is no piece of this game
R004-no-matrix = the matrix { $name } is missing or of another size
R004-matrix-kind = the matrix { $name } has another type; wanted is { $kind }
R005-rules = the rules took more than { $most } steps
R005-script = the script took more than { $most } steps
R010-several = a rule holds one assignment or one if
R011-conditions = this is no list of conditions
R012-mixed = AND and OR stand in one condition
R013-condition = this is no condition
R017-second-language = this stands only in language 2
R017-most-of-them = { $count } of the { $all } rules are written in language 2
R020-no-piece = { $word } is no piece of this game
R021-no-list = there is no list { $word }
R021-neither = there is no matrix and no list { $word }
R021-this-is-neither = this is no matrix and no list
R021-no-matrix = there is no matrix { $word }
R021-is-neither = { $word } is no matrix and no list
R022-wanted = { $word } is no item; { $wanted } is wanted here
R022-no-item = there is no item { $word }
R022-no-value = this cannot be given a value
R023-goes-through-nothing = { $word } goes through nothing
R023-no-function = there is no function { $word }
R024-only-pieces = only pieces have properties
R024-none = no piece has a property { $word }
R025-none = there is no piece and no group { $word }
R026-two-words = { $one } and { $other } are two words, so this never changes
R026-no-item = { $word } is no item, so this never changes
R030-wanted = { $wanted } is wanted here, but this is { $is }
R030-word = { $wanted } is wanted here, but this is the word { $word }
R030-never-equal = { $one } and { $other } can never be equal
R030-table-passed-on = a table of lists cannot be passed on
R030-table = this is a table of several lists
R030-two-matrices = the two matrices are not of one size and type
R030-nothing-to-go-through = this is no matrix and no list, so nothing can be gone through
R031-outside = this cell always lies outside of { $word }, which is { $size }
R032-never = this rule is never reached: rule { $rule } always ends the round
R033-nothing = this assignment changes nothing
R034-both = { $word } is both an item and a piece; rules read the item
R035-table = { $word } is a table; no rule can change it
R040-missing = { $what } is missing before { $here }
R040-open-text = this text has no closing quote
R040-no-parentheses = the condition of this { $word } stands in no parentheses
R040-ends-early = the condition ends before this { $word }
R041-not-closed = this block is not closed
R041-closes-nothing = this {"}"} closes nothing
R041-else-alone = this else belongs to no if
R041-opens-nothing = this {"{"} belongs to nothing
R042-long-functions = the functions that are called here are too long together, each counted for every set of types that it is called with
R042-too-deep = this is nested too deep
R042-types = functions are called with more than { $most } sets of types
R043-character = the character { $word } has no meaning here
R044-compares = == compares; it gives no value
R044-gives = = gives a value; it compares nothing
R045-no-block = { $word } begins no block
R045-no-statement = { $word } begins no statement
R045-between = no { $word } stands between a condition and its block
R046-comment = this is no comment here
R046-angles = <> compares nothing here
R046-wrong-way-round = the two signs stand the wrong way round
R046-not-in-rules = { $word } does not stand in rules
R046-makes-no-name = { $word } makes no name here
R046-whole-numbers = numbers are whole
R050-twice = there are two functions called { $word }
R050-inside = the function { $word } is written inside of a block
R051-nowhere = this value goes nowhere
R052-taken = { $word } is already the name of an item or matrix
R053-outside = return stands outside of a function
R054-nothing = the function { $word } gives nothing back
R054-two-kinds = the function gives back { $here } here and { $there } elsewhere
R054-now-and-then = the function gives a value back in one place and none in another
R055-wrong-way = this goes the wrong way round
R055-from = from belongs to flood and size
R055-area = an area begins at a point
R055-no-while = an area has no while
R055-connected = connected goes through the cells of a matrix
R055-joined = cells joined to a point are told by while
R055-listed = points in a row must be known
R056-two-values = { $word } takes two values
R056-point-or-numbers = inside takes a point or two numbers
R056-one-list = length takes one list
R056-goes-through = { $word } needs what it goes through and a colon
R056-values = { $word } takes { $wanted } values, but { $given } are given
R056-one-number = { $word } takes one number in [ ]
R056-ray = RAY takes two points
R057-each = { $word } stands for each element in turn; it cannot be given a value
R058-itself = the function { $word } calls itself, straight or by way of another
R060-open-brace = this brace is not closed
R060-inside = a constraint stands inside of a block
R061-random = a law draws no chance
R061-does = a law calls a function that does more than work out a value
R061-item = a law asks for { $word }, which changes during play
R061-matrix = a law asks for { $word }, which changes during play
R061-not-connected = that cells are not connected is no law that can be worked with
R062-broken = level { $level }: the given cells alone break a law: { $law }
R062-many-values = level { $level }: the law works with too many values at once
R062-many-elements = level { $level }: the law goes through too many elements
R062-many-laws = level { $level }: the headings make too many laws
R062-many-clauses = level { $level }: the laws up to this one are too much to work with
R062-unknown-bounds = level { $level }: what is gone through depends on a cell that is not given
R062-unknown-runs = level { $level }: the lengths of runs depend on a cell that is not given
R062-area-in-area = level { $level }: an area is asked about within another area
R062-area-value = level { $level }: the size or count of an area can only be compared
R062-area-start = level { $level }: where the area begins depends on a cell that is not given
R062-area-fold = level { $level }: of the cells of an area only count, any and all can be asked
R062-not-worked-out = level { $level }: the law asks something that cannot be worked out beforehand
R063-not-turned = level { $level }: choosing the cell { $x },{ $y } does not turn it alone through its pieces

# == T: codes
T001-empty = the file is empty
T002-json = this is not JSON: { $what }
T003-depth = lists and objects are nested deeper than { $most }
T010-object = this must be an object
T010-list = this must be a list
T010-text = this must be a text
T010-truth = this must be true or false
T010-number = this must be a number
T010-whole = this must be a whole number
T011-no-field = there is no such field
T012-twice = the field is given twice
T013-between = { $number } is not between { $low } and { $high }
T013-more = { $number } is more than { $high }
T014-none-of = "{ $text }" is none of { $known }
T015-missing = the field is missing
T020-no-place = "{ $text }" is no place
T020-two-numbers = a place has two numbers
T021-outside = { $cell } lies outside the board of { $size }
T022-several = several tiles cannot lie on one place
T023-twice = { $word } is joined twice on this tile
T024-no-side = side "{ $letter }" is none of U D L R
T025-no-end = "{ $word }" names no end of a path; a side has { $count } (counted from 0)
T026-no-name = the name of the item is missing
T026-many = there are more than 256 kinds of items
T027-no-item = no tile holds the item "{ $name }"
T028-many = there are { $count } tiles
T028-none = there are no tiles
T029-taken = tiles[{ $first }] lies at { $cell } already
T030-no-effect = "{ $text }" is no effect
T031-no-goal = "{ $text }" is no goal
T032-no-condition = "{ $text }" is no condition
T033-no-action = a turn has at least one action
T034-distances = the longest move is shorter than the shortest
T035-die = a die needs a highest number
T040-players = there are { $count } players
T041-pool = { $drawn } goals are to be drawn so far, but the pool has { $pool }
T042-no-scoring = "{ $text }" is no scoring
T043-parts = a starting place has four parts
T044-no-path = the tile at { $cell } has no path at this end
T045-no-tile = there is no tile at { $cell }
T046-no-path = the tile at { $cell } has no path at this end
T047-find = players take { $item } from its tiles, so that it may be impossible to find
T048-label = the label is too long
T050-no-rules = a game of tiles has no rules to call
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
H001-none = there is no save of this level
H002-other-rules = save { $number } was played by other rules of this game; it is kept but cannot go on
H003-damaged = this save is damaged: { $why }
H003-ill-formed = this save is damaged
H003-size = this save is damaged: it has more than the { $most } bytes that are read
H003-number = this save is damaged: it says that it is number { $number }
H003-value = this save is damaged: "{ $text }" is no value of <{ $name }>
H004-missing = saves { $first } to { $last } are missing
# == S: players' folders
S001-failed = { $doing } failed: { $why }
S001-unknown-settings = the settings on disk cannot be read, so they are not written over
S002-open = this player is open in another program
S003-size = the file has more than { $most } bytes
S003-sum = the file is damaged: its check sum is wrong
S004-no-folder-name = "{ $name }" is no name of a player's folder
S005-no-value = "{ $value }" is no value of the setting { $name }
S006-no-player = there is no player { $name }
S007-no-manual = the manual is missing
S008-not-watched = changes of games are not watched
S008-cannot-watch = changes of games cannot be watched: { $why }
S009-data-set = writing the data set failed: { $why }
S009-other-run = the folder holds the results of another run
S011-parquet-folder = Parquet is written into a folder
S011-no-parquet = this program was built without Parquet
S011-record = writing the record failed: { $why }
S011-file = the file cannot be written: { $why }
S012-no-parcel = this is no player's zip file: { $why }
S012-files = this is no player's zip file: it holds more than { $most } files
S012-path = this is no player's zip file: the path "{ $name }" leads out of the player's folder
S012-twice = this is no player's zip file: "{ $name }" is in it twice
S012-no-switchboard = this is no file that can be added: { $why }
S013-no-name = a player needs a name
S013-taken = there is a player { $name } already
S013-removes-all = removing { $name } removes settings and every save
S013-no-language = "{ $tag }" is no language of the program
S014-many = { $most } new levels of this game are kept already
S015-no-level = no level { $name } was made for this player
S016-gone = the player's folder is not there any more
S017-missing = the file is missing
S018-not-kept = the player's code cannot be kept: another export will have another one
S019-left = personal data lies here that was to be removed
S020-left-out = this is not in the zip file: it is no file or folder that a player has
S021-emptied = the saves of this level were removed while it was played
S022-no-locks = this disk cannot tell whether another program plays for this player
S023-named = { $other } has games that were played together with { $player }

# == D: codes
D001-no-room = there is no room on the disk
D002-no-player = there is no player "{ $player }"
D003-no-game = there is no game "{ $name }"
# == Z: PuzzleScript
Z001-not-opened = a comment is closed here that was not opened
Z001-not-closed = this comment is not closed
Z002-followed = only a comment may follow the name of the section { $name }
Z002-twice = the section { $name } stands twice
Z002-late = the section { $name } stands too late
Z002-after = the section { $name } must come after { $other }
Z003-size = "{ $value }" is no size
Z003-seconds = "{ $value }" is no number of seconds
Z003-again = { $word } stands in line { $line } already
Z003-no-value = { $word } needs a value
Z003-long-title = the title is very long
Z003-word = "{ $word }" is no word of the prelude
Z003-palette = "{ $value }" is no palette
Z003-bracket = a bracket here belongs to the value: a comment needs a line of its own
Z004-row = here stands what is no row of a picture
Z004-no-colour = { $name } has no colour
Z004-not-a-colour = "{ $word }" is no colour
Z004-height = the picture of { $name } is not five rows high
Z004-width = a row of the picture of { $name } is not five signs wide
Z004-size = the picture of { $name } is not five by five
Z004-colour = { $name } has no colour number { $colour }
Z005-form = this is no line of the legend
Z005-mixed = "and" and "or" do not go together on one line of the legend
Z005-itself = { $name } is defined by itself
Z005-or-of-and = { $name }: one of several (or) cannot be made of several at once (and)
Z005-and-of-or = { $name }: several at once (and) cannot be made of one of several (or)
Z005-twice = a name stands twice on this line
Z006-unknown = { $name } is not defined anywhere
Z006-taken = the name { $name } is taken already, in line { $line }
Z006-keyword = "{ $name }" has a meaning in rules: as a name it can only stand in levels
Z006-background = there is no object or legend called Background
Z006-background-all = the background cannot be several objects at once
Z006-player = there is no object or legend called Player
Z007-unknown = { $name } is not declared, so it cannot lie on a layer
Z007-all = { $name } is several objects at once and cannot lie on one layer
Z007-twice = { $name } stands twice on this layer
Z007-two = { $name } lies on layers { $first } and { $second }
Z007-none = there are no collision layers
Z007-missing = { $name } lies on no layer
Z007-incomplete = not all of { $name } lies on a layer
Z007-together = { $name } and { $other } lie on one layer and cannot stand on a cell at once
Z008-number = a sound needs its number
Z008-behind = "{ $word }" stands after the number of a sound, where nothing may stand
Z008-verb = "{ $word }" is no event of a sound
Z008-event = a sound needs an event
Z008-already = { $word } has a sound already
Z008-all = { $name } is several objects at once: a sound goes with single ones
Z009-plus-first = a rule with + needs a rule before it
Z009-arrow-twice = "->" may stand only once in a rule
Z009-no-pattern = here is no pattern in brackets
Z009-no-arrow = a rule needs "->" between what is looked for and what comes of it
Z009-nothing-before = nothing stands before the arrow
Z009-nothing-after = nothing stands after the arrow
Z009-plus-twice = one + is enough
Z009-relative = "{ $word }" cannot say which way a rule looks
Z009-prefix = "{ $word }" cannot stand before the first bracket of a rule
Z009-random-plus = only the first rule of a group can be random
Z009-bracket-within = a bracket is opened within a bracket
Z009-outside = "{ $word }" stands outside of the brackets
Z009-motion = a movement needs a thing that moves after it
Z009-dots-alone = "..." stands in a cell of its own
Z009-no-effect = "{ $word }" has no effect here
Z009-command-place = { $word } belongs at the end of a rule
Z009-motions = "{ $other } { $word }": a movement needs a thing that moves after it
Z009-command-late = { $word } stands better at the end of the rule
Z009-not-closed = a bracket is not closed
Z009-command = "{ $word }" is no command
Z009-dots-end = "..." at the start or the end of a pattern says nothing
Z009-dots-many = at most two "..." stand in one pattern
Z009-patterns = both sides of a rule have as many patterns
Z009-cells = patterns before and after the arrow have as many cells
Z009-dots-sides = "..." stands in the same cells on both sides of a rule
Z010-one-layer = after the arrow two things of one layer are put on one cell
Z010-no-all = { $name } is several objects at once: "no" goes with single ones
Z010-open-motion = a movement after the arrow leaves open which it is: before the arrow nothing settles it
Z010-open-property = after the arrow { $name } may be several objects: before the arrow nothing settles which
Z010-late-mixed = late and other rules stand in one group: they run at different times all the same
Z010-late-motion = late rules run when all movements are over: they cannot name any
Z010-random-one = random { $name }: there is nothing to choose from
Z010-twice-no = no { $name } stands twice in one cell
Z010-twice-before = { $name } stands twice in one cell
Z010-twice-after = { $name } stands twice in one cell after the arrow
Z010-never-together = { $name } and { $other } lie on one layer: they never stand on a cell together
Z010-never = { $name } is wanted and { $other } is not: this never matches, and the rule is left out
Z010-never-matches = the rule wants a thing to be there and not to be there: as far as it does, it is left out
Z010-put-and-taken = { $name } is put here and { $other } taken away: that contradicts itself
Z010-says-nothing = no { $name } says nothing beside { $other }: they lie on one layer
Z010-says-nothing-here = no { $name } says nothing here: what is wanted lies on the same layers
Z011-pairs = each startloop needs an endloop after it, and loops do not lie in each other
Z011-open = this startloop has no endloop
Z012-begins = a condition begins with all, some or no
Z012-form = this is no condition of winning
Z013-none = there are no levels
Z013-width = the rows of a level are of one length: what is missing repeats the last sign of its row
Z013-unknown = the sign { $sign } of a level is not in the legend
Z013-several = the sign { $sign } of a level may be several objects: a level needs one
Z014-rigid = there are more than { $most } groups with rigid rules
Z014-rule = a rule has more than { $cell } things in a cell, or more than { $most } things and cells
Z014-legend = more than { $most } names of the legend lead on to each other
Z014-cells = this level has more than { $most } cells
Z014-side = this level has more than { $most } rows or columns
Z014-expanded = this rule stands for more than { $most } rules
Z014-all-expanded = the rules stand for more than { $most } single ones together
Z014-objects = there are more than { $most } objects
Z014-layers = there are more than { $most } layers
Z014-source = the source has { $size } bytes, more than the { $most } that are read
Z015-endless = the rules went on and on and were ended

# == cures
cure-add-as-template = add it; help/NEW_GAME shows how
cure-add-clue = add { $piece } with a picture to the game's pieces.xml
cure-add-distance = add "max_move_distance": 6
cure-add-field = add "{ $name }": ...
cure-add-final = add a matrix FINAL with the pieces as they stand at the end
cure-add-goal = add a line: goal "0110...", row by row, 1 for a filled cell
cure-add-goals = add goals to random_goal_pool or draw fewer
cure-add-it = add it
cure-add-item = add the item { $word } to the levels
cure-add-item-or-local = add the item { $word } to the levels, or write local { $word } = ...
cure-add-or-name-piece = add a piece { $word } to pieces.xml, or write the name of one
cure-add-piece = add it to pieces.xml, or write one of the names that stand there
cure-add-positions = add them with the type xsd:int; Ax and Ay are the start, 0 if there is none
cure-add-solution = add one to the level's description.xml, or name another level
cure-add-to-import = add it to import.xml in the game's folder
cure-allow-or-copy = allow it, or make a copy of the game that is yours: switchboard new my-game --from the-game
cure-allow-or-users = allow it, or choose another folder with --users
cure-and-or = write AND or OR
cure-at-most = use at most { $most }
cure-away-or-if = take away the {"}"} too many before it, or write the if
cure-away-or-open = take it away, or add the {"{"} it belongs to
cure-before-is-used = what it held before the last change is used
cure-begin-again = the game was changed since; begin it again
cure-begin-braces = begin with {"{"} and end with {"}"}
cure-behind-colon = write the condition behind :
cure-beside-count = write the name of an item, or a matrix and an element: HAND[0, 0]
cure-beside-level = give every level that item, or that matrix of numbers with the element
cure-beside-piece = write one of the names in pieces.xml
cure-braces-around = take it away, and write {"{"} and {"}"} around the block
cure-build-parquet = build it with the feature parquet, or use another format
cure-cannot-be-solved = no limit changes that; give a <Solution> where the moves are to be proven
cure-cell-example = for example <Cell character="#" piece="Wall"/>
cure-cell-form = a cell is written column,row, for example 3,4
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
cure-close-other = close the other one; until then nothing is saved here
cure-close-quote = write the closing quotation mark
cure-close-tag = write > at its end; the sign < in a text is written &lt;
cure-close-text = write " at its end
cure-column-and-row = write column and row as two numbers, counted from 0
cure-column-row = write [column, row]
cure-compare-template = compare it with the file in help/NEW_GAME
cure-compare-values = write VALUE == VALUE or VALUE != VALUE
cure-copy-by-hand = see what it is; copy it by hand if it is needed
cure-copy-into-game = copy the file into the game folder
cure-copy-into-pieces = copy the picture into the folder PIECES and write its bare name
cure-copy-template = copy the file from help/NEW_GAME and fill it in
cure-correct-answer = correct the grid or its answer
cure-correct-clues = correct the clues or the goal; 1 is a filled cell
cure-count-from-0 = columns and rows count from 0
cure-count-tenths = count in tenths, say: write 15 for 1.5
cure-difficulty-name = write <Difficulty name="easy">
cure-each-in-parentheses = write ((A == B) AND (C != D)), each in parentheses of its own, or switch to language="2"
cure-end-loop = end a loop by what stands in its brackets, as in foreach (C in STATE while ...), or write stop;
cure-end-or-save-as = let its name end in .{ $found }, or save it as { $wanted } in a drawing program
cure-endless-loop = look for a while or a loop that never ends
cure-entities = the sign & is written &amp;, the sign < is written &lt;
cure-equal-rows = every row of a sheet has as many cells as the longest
cure-fewer-measures = leave some measures out
cure-fewer-names = use fewer names
cure-fields-are = the fields are { $known }
cure-file-endings = the name must end in .csv, .xlsx, .ods, .xsb, .non, .sdm or .txt
cure-fill-cells = write { $word }[x, y] = ..., or switch to language="2" to fill all of it
cure-forms = write name="xsb", "non" or "sudoku"
cure-four-levels = tiles.json needs no more than four levels
cure-four-parts = write [column, row, "U", 0]
cure-free-and-save = free some space on it and save again
cure-free-space = free some space on it
cure-gap-then-filled = write what a gap is, then what a filled cell is
cure-give-it = give it to something with =
cure-give-location = give a tile this location, or set fill_unspecified_tiles to true
cure-goal-size = the goal has width times rows characters
cure-group-sorts = write rows, columns or the size of boxes, for example 3x3
cure-head-condition = write { $word } (CONDITION) {"{"} ... {"}"}
cure-higher-limit = a higher --limit gives the search more time
cure-if-else = write if (CONDITION) {"{"} ... {"}"} else {"{"} ... {"}"}
cure-ignored-known = it is ignored; known are { $known }
cure-in-front = write an item, a cell or a matrix in front of =
cure-into-functions = take parts of it into functions of their own
cure-item-example = for example <Item name="Signs" value="9"/>
cure-item-name = write a name, such as coin
cure-item-row = for example: Score, 0, true
cure-items-are = the items on tiles are { $known }
cure-its-path = look at its path
cure-keep-first = keep one of them; the first one counts
cure-keep-item = put one { $item } on a tile that collects, or leave max_player_items out
cure-keep-one = keep one of them
cure-keep-or-language = keep one of them, or give each its language as in xml:lang="cs"
cure-languages = write cs, sk, en or de
cure-last-line-away = if it was changed by hand, take its last line away
cure-leave-contents = leave Contents out; a Search opponent plays every game
cure-leave-out = leave it out
cure-level-words = the sheet Level may say name, author and solution
cure-levels-in-file = a file may hold 1 to { $most }
cure-list-players = list 1 to { $most } players: more could not be told apart by colour and number
cure-list-players-command = `switchboard players` lists them
cure-list-tile = list at least one tile
cure-local-name = give the value to a name made with local
cure-make-level = make a folder LEVELS/01 with description.xml and startingLayout.xml
cure-make-smaller = make it smaller
cure-matrix-in-levels = put the matrix into the levels instead
cure-measure-board = narrow least and most, or let <Contents> set what the board needs
cure-measure-ends = write, for example, least="3" most="12"
cure-measure-name = write name="Width", name="Height" or the name of an item that is a number
cure-measure-once = leave one of them out
cure-may-write = see whether you may write there, or choose another place
cure-mend-level = mend the level or leave it out; `switchboard play` shows where it stops
cure-message-name = write <Message name="remove">, for say "remove";
cure-minimum-or-final = see whether MinimumNumberOfMoves is larger than the number of moves, or FINAL differs
cure-more-signs = give more signs, so that one answer is left
cure-most-board = at most { $most } x { $most } fit
cure-most-or-least = make <Most> larger or <Least> smaller
cure-move-text = remove it, or put it into the element that it belongs to
cure-move-up = move it up, or take the break away
cure-name-a-list = name one of its lists, as in any(L in MILLS : A in L)
cure-name-before-rows = write the name alone in a line before its rows, for example STATE
cure-name-end = name an end that the tile's connections name
cure-name-instead = the folder's name is shown instead; save the player's data anew
cure-name-level = write the name of a folder in LEVELS
cure-name-matrix = write the name of a <MatrixBool> of the levels
cure-name-once = name each end once; join several sides in one text, such as "L0,U0,D0"
cure-name-picture = write the name of a file in PIECES, or Avatar
cure-name-state = name the sheet of the board STATE
cure-near = did you mean { $near }?
cure-near-quoted = did you mean "{ $near }"?
cure-new-game = copy help/NEW_GAME, or run `switchboard new`
cure-not-written-over = it is not written over as long as it cannot be read
cure-note-moves = play the level and note the moves, or leave <Solution> out
cure-number-in-range = write a whole number from { $least } to { $most }
cure-number-without-quotes = write the number without quotes
cure-on-its-own = write it on its own, not inside of {"{"} {"}"}
cure-one-a-place = leave out location, or amount, or write one tile for each place
cure-one-of-these = write one of these
cure-one-program = play goes on and is saved; do not open the player in two programs at once
cure-one-root = a file has one
cure-only-text = only text stands there
cure-other-level = name another level in <Level>
cure-other-location = give one of them another location
cure-other-name = choose another name
cure-other-out = choose another file with --out
cure-other-picture = change the picture until its clues allow no other
cure-other-place = choose another place
cure-other-value = take it away, or name another value
cure-out-folder = say which with --out FOLDER
cure-own-cell = this method makes boards whose every move turns its own cell
cure-picture-kinds = make it one of { $known }
cure-pieces-and-level = look at pieces.xml and <Level>
cure-pieces-file = pieces.xml names the pieces
cure-plain-name = write letters, digits and hyphens, for example my-game
cure-play-goes-on = play goes on; saving is tried again at each move
cure-players = write a number from 1 to { $most }, or two as in 2-4
cure-property-name = write <Property name="value">7</Property>
cure-put-in-quotes = put it into quotes
cure-put-it-back = put it back
cure-put-on-tile = put it on a tile with "items"
cure-put-picture = put the file there, or write the name of another one
cure-raise-or-lower = raise max_move_distance or lower min_move_distance
cure-remove = remove it
cure-remove-doctype = remove it; write the texts that it names in their places
cure-remove-in-list = remove some in the list of levels
cure-remove-or-misspelt = remove it, or see whether its name is misspelt somewhere
cure-put-folder-back = look whether the disk is connected, or put the folder back; play is saved once it is there
cure-put-help = put the folder help beside the program
cure-put-saves-back = saving goes on from here; put the saves before back if they are needed
cure-remove-leftover = remove it; the next `switchboard players` tries it too
cure-rename-first-counts = give one of them another name; the first one counts
cure-rename-one = give one of them another name
cure-rename-to = rename { $other } to { $name }
cure-return-value = write return with a value in it
cure-row-one-way = write the row either with elements or without, not both
cure-rows-as-height = write as many rows as the height says, or change the height
cure-rows-as-template = write the rows of its matrices as help/NEW_GAME does, or change the file by hand
cure-rule-languages = write language="1" or language="2"
cure-same-size = give both the same width and height
cure-pieces-at-the-end = write the pieces that must stand there at the end
cure-where-it-stands = write Ax = { $column } and Ay = { $row }, if rules ask where it stands
cure-from-zero = columns and rows are counted from 0; write 0 and 0 if no piece walks
cure-full-or-other-out = see whether the disk is full, or choose another folder
cure-other-run = give an empty folder, or ask for what run.json says
cure-own-matrix = give this level a { $name } of its own
cure-own-rule = give it a GameRule of its own, or switch to language="2"
cure-pair-around = write one more pair of parentheses around the whole condition
cure-save-again = save it again in a drawing program
cure-save-as = save it as { $wanted } in a drawing program
cure-save-utf8 = save it with the encoding UTF-8
cure-save-workbook = save it anew as .xlsx or .ods, or each level as .csv
cure-say-language-two = write <ArrayOfGameRule language="2"> at the beginning of the file
cure-say-language-two-or-less = write <ArrayOfGameRule language="2">, or use only if, ==, !=, + and -
cure-say-yes = say --yes if that is meant
cure-search-kinds = write kind="mcts" or kind="alphabeta"
cure-see-and-save = see whether the folder and the disk are in order and save again
cure-see-check = it has no generator.xml, or that has errors: see `switchboard check`
cure-see-connected = look whether the disk is connected
cure-see-moved = see whether it was moved or removed
cure-see-rights = see whether you may read it
cure-see-there = see whether it is there
cure-set-aside = it is set aside; the newest good one is used
cure-set-valid = set the cells that can be chosen first to true
cure-short-label = write one to three letters or digits
cure-side-and-number = write a side and a number, such as U0, or raise board.paths_on_tile_side
cure-sides = U is up, D down, L left, R right
cure-sign-pieces = give every digit and + - * / = a piece
cure-smaller-number = write a smaller number
cure-smaller-picture = make the picture smaller
cure-split-file = split it, or leave out what is not needed
cure-split-it = split it
cure-start-again = start the program again after a change
cure-start-it = start it
cure-start-on-end = start on an end that the tile's connections name
cure-starts-anew = the level starts anew; the history still shows what was played
cure-stays-there = it stays where it is; the newest that can be read is used
cure-sudoku-sizes = it has 16, 81 or 256
cure-take-away = take it away
cure-take-export = take one that `switchboard players export` wrote
cure-take-switchboard = take a player's file from `switchboard players export`, or a zip of a game folder
cure-true-false-beside = write true, false or beside
cure-true-or-false = write true or false
cure-truth-without-quotes = write true or false without quotes
cure-two-rules = write two rules, or switch to language="2"
cure-type-int = write xsi:type="xsd:int"
cure-use-loop = use while or foreach instead
cure-use-piece = use a name of pieces.xml
cure-usual-settings = the usual settings are used
cure-usual-value = the usual value is used
cure-value-types = write xsi:type="xsd:int", "xsd:string" or "xsd:boolean"
cure-within-bounds = write a number within these bounds
cure-without-point = write it without a point or an exponent
cure-writable-for-code = make the folder writable, so that exports can be put together
cure-writable-or-users = make it writable, or choose another folder with --users
cure-write = write { $write }
cure-write-after-add = write it after add
cure-write-ampersand = as a sign in a text it is written &amp;
cure-write-answer = write the filled grid behind it, after a space
cure-write-as = write it as <{ $wanted }>
cure-write-attribute = write name="value"
cure-write-clues = write whole numbers with commas, below rows or columns
cure-write-colour = write a web colour name such as Green, or #rrggbb
cure-write-comment = a comment is written <!-- ... -->
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
cure-write-import = write import.xml into the game's folder; docs/level-data.md shows how
cure-write-instead = write { $wanted } instead of { $near }
cure-write-into = write <{ $name }> ... </{ $name }> into it
cure-write-items = write {"{"} "coin": {"{"} ... {"}"} {"}"}
cure-write-known = write { $known }
cure-write-language = write one of { $known }
cure-write-less-than = as a sign in a text it is written &lt;, or the whole text stands in <![CDATA[ and ]]>
cure-write-list = write [ ... ]
cure-write-minimum = write { $moves }; `switchboard solve --write` does it
cure-write-move = write ["move"], for example
cure-write-moves = write moves as column,row parted by spaces, or leave <Solution> out
cure-write-name = write a name
cure-write-object = write {"{"} ... {"}"}
cure-write-one-of = write one of { $known }
cure-write-piece = write a <GamePiece> for each thing on the board
cure-write-piece-name = write piece="Wall"
cure-write-players = write <Players>{ $numbers }</Players>
cure-write-say = write say "...";
cure-write-single = write = to give a value
cure-write-stop = write stop; to end the round's rules
cure-write-true = write <{ $name }>true</{ $name }>
cure-x-or-y = write { $point }.x or { $point }.y
cure-zero-or-fewest = write 0 or the fewest moves
cure-part-game = part the game into several; the rest is not read
cure-move-folders = move some of them elsewhere; not all are looked into
cure-wait-reading = wait: it is listed as soon as it is read
cure-what-follows-into-if = write what follows into if (...) {"{"} ... {"}"}
cure-shorter-functions = write shorter functions, or call them with the same types
cure-check-quicker = have smaller or fewer pictures, shorter rules, or fewer levels
cure-run-check = run `switchboard check` on it
cure-remove-sign = remove it: it changes what is shown beside it
cure-shorter-text = make it shorter; the rest is left out
cure-remove-some = remove some of them; they are left out
cure-rename-counting = rename one of them; the one that counts is { $first }
cure-fewer-frames = make the picture smaller, or leave out frames: those after them are not shown
cure-one-file = a picture is one file: put what it refers to into it, bitmaps as png, jpeg, gif or webp
cure-shorter-source = leave out levels or rules, or make several games of it
cure-z-comment = a comment stands in round brackets, one that is opened is closed
cure-z-sections = the order is objects, legend, sounds, collisionlayers, rules, winconditions, levels
cure-z-prelude = write a word of docs/puzzlescript.md with its value, such as title My game or flickscreen 7x5
cure-z-objects = an object is a name, a line of colours such as red #00ff00, and five rows of five digits or dots
cure-z-legend = write A = B, or A = B and C, or A = B or C
cure-z-names = define it in objects or in the legend, under a name of its own
cure-z-layers = write each object once on a line of collisionlayers; what may stand together lies on different lines
cure-z-sounds = write an event and its number, such as crate move 36772507 or sfx0 36772507
cure-z-rule = a rule is [ > player | crate ] -> [ > player | > crate ]; before it may stand directions, late, rigid and random, after it again, cancel, checkpoint, restart, win, sfx0 and message
cure-z-meaning = name single objects, or split the rule into several
cure-z-loop = write startloop, rules, endloop, each on a line of its own
cure-z-win = write all target on crate, some player on exit, or no enemy
cure-z-level = a level is rows of signs of the legend, with an empty line before and after it
cure-z-fewer = make it smaller
cure-z-endless = see that again and loops come to an end
cure-piece-or-true = write the name of a piece, or true where the board is not finished with it
cure-name-a-piece = write the name of a piece
cure-while-behind = write while and what holds for them before the colon
cure-numbers-in-points = write numbers in them, such as (1, 0)
cure-close-brace = write {"}"} behind what is worked out
cure-mend-givens = change what is given, or the laws
cure-more-givens = give more cells or numbers
cure-turn-alone = write rules that turn the chosen cell through its pieces and change nothing else
cure-write-constraints = write the laws of the finished board into rules.xml, or choose another method
