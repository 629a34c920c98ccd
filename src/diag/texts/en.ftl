# What problems and their cures say. A message is called CODE-case, a cure cure-case, what stands behind a message more-case.
# Before a drawn problem and its cures
word-error = error
word-warning = warning
word-note = note
word-help = help

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
F002-file = the file has { $size } bytes, more than the { $limit } that are read
F003-file = the file cannot be read: { $why }
F003-picture = the picture { $name }
F004-file = the path leads out of the game folder
F004-picture = the picture { $name } leads out of the game folder
F005-file = the file is not text in UTF-8
F005-picture = the picture { $name } is not UTF-8
F006-no-folder = there is no game folder, or it is empty
F007-none = there are no levels
F007-many = there are more than { $most } levels

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
V002-neither = "{ $text }" is neither true nor false
V003-none-of = "{ $text }" is none of { $known }
V003-rule-language = there is no rule language "{ $text }"
V004-no-colour = "{ $text }" is no colour
V005-element = <{ $name }> is empty
V005-game = the game has no name
V005-picture = the picture has no file name

# == P: codes
P001-twice = there are two pieces "{ $name }"
P002-missing = the picture { $name } is not in the folder PIECES
P003-no-ending = the picture { $name } has no ending
P003-kind = the picture { $name } is of the kind { $kind }, which is not drawn
P004-damaged = the picture { $name } is damaged
P004-other-kind = the picture { $name } is really a { $found }
P004-not-of-kind = the picture { $name } is no { $wanted }
P006-pieces = there are more than { $most } pieces
P006-layers = a piece has more than { $most } layers
P007-none = there are no pieces
P008-too-large = the picture { $name } has { $width } x { $height } pixels, more than { $most } x { $most }

# == E: codes
E001-locked = the game is played with arrows at once and locks that: one switch could not play it
E002-locked = the focus is hidden and locked so: one switch could not play it

# == L: codes
L001-no-matrix = the level has no matrix { $wanted }
L002-no-matrix = the level has no matrix { $wanted }
L003-positions = the level has no { $count ->
    [one] item
   *[other] items
 } { $names }
L004-size = { $name } is { $size }, but STATE is { $state }
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
L011-item-and-matrix = "{ $name }" is both an item and a matrix
L013-matrix = { $name } must be a { $wanted }
L013-position = { $name } must be a whole number
L014-items = there are more than { $most } items
L014-matrices = there are more than { $most } matrices
L015-no-final = the level has no FINAL: it can never be finished

# == C: codes
C001-twice = the name "{ $name }" stands twice in the tables
C002-no-cell = "{ $word }" is no cell
C002-many = the lists hold more than { $most } cells

# == O: codes
O001-unknown = there is no search "{ $word }"

# == N: codes
N005-form = the level is written in a way that the editor cannot change

# == cures
cure-add-as-template = add it; help/NEW_GAME shows how
cure-add-final = add a matrix FINAL with the pieces as they stand at the end
cure-add-piece = add it to pieces.xml, or write one of the names that stand there
cure-add-positions = add them with the type xsd:int; Ax and Ay are the start, 0 if there is none
cure-cell-form = a cell is written column,row, for example 3,4
cure-cell-or-matrix = write <{ $name }>, or choose another kind of matrix
cure-cells-as-width = write as many cells as the width says, or change the width
cure-cells-name = write <Cells name="Mills">
cure-close-cdata = write ]]> at its end
cure-close-comment = write --> at its end
cure-close-quote = write the closing quotation mark
cure-close-tag = write > at its end; the sign < in a text is written &lt;
cure-compare-template = compare it with the file in help/NEW_GAME
cure-copy-into-game = copy the file into the game folder
cure-copy-into-pieces = copy the picture into the folder PIECES and write its bare name
cure-copy-template = copy the file from help/NEW_GAME and fill it in
cure-end-or-save-as = let its name end in .{ $found }, or save it as { $wanted } in a drawing program
cure-entities = the sign & is written &amp;, the sign < is written &lt;
cure-ignored-known = it is ignored; known are { $known }
cure-keep-first = keep one of them; the first one counts
cure-keep-one = keep one of them
cure-keep-or-language = keep one of them, or give each its language as in xml:lang="cs"
cure-make-level = make a folder LEVELS/01 with description.xml and startingLayout.xml
cure-message-name = write <Message name="remove">, for say "remove";
cure-move-text = remove it, or put it into the element that it belongs to
cure-name-picture = write the name of a file in PIECES, or Avatar
cure-near = did you mean { $near }?
cure-near-quoted = did you mean "{ $near }"?
cure-new-game = copy help/NEW_GAME, or run `switchboard new`
cure-number-in-range = write a whole number from { $least } to { $most }
cure-one-of-these = write one of these
cure-one-root = a file has one
cure-only-text = only text stands there
cure-picture-kinds = make it one of { $known }
cure-players = write a number from 1 to { $most }, or two as in 2-4
cure-property-name = write <Property name="value">7</Property>
cure-put-picture = put the file there, or write the name of another one
cure-remove = remove it
cure-remove-doctype = remove it; write the texts that it names in their places
cure-rename-first-counts = give one of them another name; the first one counts
cure-rename-one = give one of them another name
cure-rename-to = rename { $other } to { $name }
cure-row-one-way = write the row either with elements or without, not both
cure-rows-as-height = write as many rows as the height says, or change the height
cure-rows-as-template = write the rows of its matrices as help/NEW_GAME does, or change the file by hand
cure-rule-languages = write language="1" or language="2"
cure-same-size = give both the same width and height
cure-save-again = save it again in a drawing program
cure-save-as = save it as { $wanted } in a drawing program
cure-save-utf8 = save it with the encoding UTF-8
cure-search-kinds = write kind="mcts" or kind="alphabeta"
cure-see-rights = see whether you may read it
cure-set-valid = set the cells that can be chosen first to true
cure-smaller-picture = make the picture smaller
cure-split-file = split it, or leave out what is not needed
cure-true-or-false = write true or false
cure-type-int = write xsi:type="xsd:int"
cure-value-types = write xsi:type="xsd:int", "xsd:string" or "xsd:boolean"
cure-write-ampersand = as a sign in a text it is written &amp;
cure-write-as = write it as <{ $wanted }>
cure-write-attribute = write name="value"
cure-write-colour = write a web colour name such as Green, or #rrggbb
cure-write-comment = a comment is written <!-- ... -->
cure-write-element = write <{ $name }>
cure-write-end-tag = write </{ $name }>
cure-write-end-tag-where = write </{ $name }> where it ends
cure-write-game-name = write it between <Name> and </Name>
cure-write-instead = write { $wanted } instead of { $near }
cure-write-into = write <{ $name }> ... </{ $name }> into it
cure-write-less-than = as a sign in a text it is written &lt;, or the whole text stands in <![CDATA[ and ]]>
cure-write-name = write a name
cure-write-piece = write a <GamePiece> for each thing on the board
cure-write-true = write <{ $name }>true</{ $name }>
