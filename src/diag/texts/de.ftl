# Was Probleme und Ratschläge sagen. Eine Meldung heißt CODE-Fall, ein Rat cure-Fall, ein Zusatz hinter der Meldung more-Fall.

# Vor einem gezeichneten Problem und seinen Ratschlägen
word-error = Fehler
word-warning = Warnung
word-note = Hinweis
word-help = Rat

# Hinter jeder Meldung
more-again = , und noch { $again ->
    [one] einmal
   *[other] { $again }-mal
 }
more-in-level = , in Level { $inlevel }

# == F: Meldungen
F001-no-file = eine solche Datei gibt es nicht
F001-missing = die Datei { $name } fehlt
F002-file = die Datei hat { $size } Bytes, mehr als die { $limit }, die gelesen werden
F003-file = die Datei lässt sich nicht lesen: { $why }
F003-picture = das Bild { $name }
F004-file = der Pfad führt aus dem Spielordner hinaus
F004-picture = das Bild { $name } führt aus dem Spielordner hinaus
F005-file = die Datei ist kein Text in UTF-8
F005-picture = das Bild { $name } ist nicht in UTF-8
F006-no-folder = es gibt keinen Spielordner, oder er ist leer
F007-none = es gibt keine Aufgaben
F007-many = es gibt mehr als { $most } Aufgaben

# == X: Meldungen
X001-less-than = das Zeichen < beginnt hier kein Element
X001-empty = die Datei enthält kein XML
X001-open-tag = ein Tag ist nicht zu Ende
X001-open-quote = ein Wert in Anführungszeichen ist nicht zu Ende
X001-open-comment = ein Kommentar ist nicht zu Ende
X001-open-cdata = <![CDATA[ ist nicht zu Ende
X001-no-comment = <! beginnt weder einen Kommentar noch CDATA
X001-unfinished = das XML ist nicht zu Ende
X001-ampersand = das Zeichen & beginnt hier nichts
X001-ill-formed = das XML ist nicht wohlgeformt
X001-unreadable = das XML lässt sich nicht lesen
X002-other-name = </{ $closed }> schließt <{ $name }>
X002-nothing-to-close = </{ $name }> schließt nichts
X002-open-at-end = <{ $name }> ist bis zum Ende der Datei nicht geschlossen
X002-open-before = <{ $name }> ist vor </{ $other }> in Zeile { $line } nicht geschlossen
X003-entity = &{ $name }; steht für kein Zeichen
X003-ampersand = das Zeichen & beginnt hier nichts
X004-doctype = ein DOCTYPE wird nicht gelesen
X005-depth = Elemente liegen mehr als { $most } tief ineinander
X005-elements = die Datei hat mehr als { $most } Elemente
X006-no-value = ein Attribut hat keinen Wert
X006-no-value-behind = hinter dem = eines Attributs fehlt der Wert
X006-no-quotes = der Wert eines Attributs steht nicht in Anführungszeichen
X006-open-quote = ein Wert in Anführungszeichen ist nicht zu Ende
X006-twice = ein Attribut steht zweimal
X007-second-root = hier beginnt ein zweites äußerstes Element
X007-text = Text steht außerhalb des äußersten Elements
X008-root = das äußerste Element ist <{ $found }>, nicht <{ $name }>
X008-unknown = <{ $name }> gehört nicht in <{ $of }>
X008-other-cell = wo <{ $name }> hingehört, steht <{ $found }>
X009-between-elements = zwischen den Elementen von <{ $of }> steht Text
X009-between-cells = zwischen den Feldern einer Zeile steht Text
X010-element = <{ $name }> steht zweimal in <{ $of }>
X010-text-without-language = <{ $name }> steht zweimal ohne xml:lang{ $tag }
X010-text-in-language = <{ $name }> steht zweimal für die Sprache { $tag }
X010-message = die Meldung { $name } steht zweimal in einer Sprache
X011-element = in <{ $of }> fehlt <{ $name }>
X011-name = <{ $of }> hat kein Attribut „name“
X012-unknown = <{ $of }> hat kein Attribut „{ $name }“

# == V: Meldungen
V001-missing = eine ganze Zahl fehlt
V001-out-of-range = { $text } liegt außerhalb des Bereichs
V001-no-number = „{ $text }“ ist keine ganze Zahl
V001-players = „{ $text }“ ist keine Zahl von Spielern
V002-neither = „{ $text }“ ist weder true noch false
V003-none-of = „{ $text }“ ist keines der Wörter { $known }
V003-rule-language = es gibt keine Regelsprache „{ $text }“
V004-no-colour = „{ $text }“ ist keine Farbe
V005-element = <{ $name }> ist leer
V005-game = das Spiel hat keinen Namen
V005-picture = das Bild hat keinen Dateinamen

# == P: Meldungen
P001-twice = es gibt zwei Figuren „{ $name }“
P002-missing = das Bild { $name } ist nicht im Ordner PIECES
P003-no-ending = das Bild { $name } hat keine Endung
P003-kind = das Bild { $name } ist von der Art { $kind }, die nicht gezeichnet wird
P004-damaged = das Bild { $name } ist beschädigt
P004-other-kind = das Bild { $name } ist in Wirklichkeit ein { $found }
P004-not-of-kind = das Bild { $name } ist kein { $wanted }
P006-pieces = es gibt mehr als { $most } Figuren
P006-layers = eine Figur hat mehr als { $most } Lagen
P007-none = es gibt keine Figuren
P008-too-large = das Bild { $name } hat { $width } x { $height } Bildpunkte, mehr als { $most } x { $most }

# == E: Meldungen
E001-locked = das Spiel wird direkt mit Pfeilen gespielt und lässt das nicht ändern: mit einem Taster wäre es nicht spielbar
E002-locked = die Markierung ist verborgen und lässt sich nicht ändern: mit einem Taster wäre es nicht spielbar

# == L: Meldungen
L001-no-matrix = der Aufgabe fehlt die Matrix { $wanted }
L002-no-matrix = der Aufgabe fehlt die Matrix { $wanted }
L003-positions = der Aufgabe { $count ->
    [one] fehlt der Eintrag
   *[other] fehlen die Einträge
 } { $names }
L004-size = { $name } ist { $size }, STATE aber { $state }
L005-rows = { $name } hat { $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
 }, die Höhe ist { $height }
L006-row = Zeile { $row } von { $name } hat { $cells ->
    [one] 1 Feld
   *[other] { $cells } Felder
 }, die Breite ist { $width }
L007-unknown = es gibt keine Figur „{ $piece }“
L008-no-move = in VALID ist kein Feld true: die Aufgabe beginnt ohne gültigen Zug
L009-unknown = „{ $type }“ ist kein Typ eines Werts
L010-no-type = der Wert hat keinen Typ
L011-item = der Eintrag „{ $name }“ steht zweimal
L011-matrix = die Matrix „{ $name }“ steht zweimal
L011-item-and-matrix = „{ $name }“ ist ein Eintrag und eine Matrix
L013-matrix = { $name } muss eine { $wanted } sein
L013-position = { $name } muss eine ganze Zahl sein
L014-items = es gibt mehr als { $most } Einträge
L014-matrices = es gibt mehr als { $most } Matrizen
L015-no-final = die Aufgabe hat kein FINAL: sie lässt sich nie beenden

# == C: Meldungen
C001-twice = der Name „{ $name }“ steht zweimal in den Tabellen
C002-no-cell = „{ $word }“ ist kein Feld
C002-many = die Listen enthalten mehr als { $most } Felder

# == O: Meldungen
O001-unknown = es gibt keine Suche „{ $word }“

# == N: Meldungen
N005-form = die Aufgabe ist so geschrieben, dass der Editor sie nicht ändern kann

# == Ratschläge
cure-add-as-template = fügen Sie sie hinzu; help/NEW_GAME zeigt, wie
cure-add-final = fügen Sie eine Matrix FINAL mit den Figuren hinzu, wie sie am Ende stehen
cure-add-piece = fügen Sie sie in pieces.xml hinzu, oder schreiben Sie einen der Namen, die dort stehen
cure-add-positions = fügen Sie sie mit dem Typ xsd:int hinzu; Ax und Ay sind der Start, 0, wenn es keinen gibt
cure-cell-form = ein Feld schreibt man Spalte,Zeile, zum Beispiel 3,4
cure-cell-or-matrix = schreiben Sie <{ $name }>, oder wählen Sie eine andere Art von Matrix
cure-cells-as-width = schreiben Sie so viele Felder, wie die Breite sagt, oder ändern Sie die Breite
cure-cells-name = schreiben Sie <Cells name="Mills">
cure-close-cdata = schreiben Sie ]]> an das Ende
cure-close-comment = schreiben Sie --> an sein Ende
cure-close-quote = schreiben Sie das schließende Anführungszeichen
cure-close-tag = schreiben Sie > an sein Ende; das Zeichen < in einem Text schreibt man &lt;
cure-compare-template = vergleichen Sie es mit der Datei in help/NEW_GAME
cure-copy-into-game = kopieren Sie die Datei in den Spielordner
cure-copy-into-pieces = kopieren Sie das Bild in den Ordner PIECES und schreiben Sie nur seinen Namen
cure-copy-template = kopieren Sie die Datei aus help/NEW_GAME und füllen Sie sie aus
cure-end-or-save-as = lassen Sie seinen Namen auf .{ $found } enden, oder speichern Sie es in einem Zeichenprogramm als { $wanted }
cure-entities = das Zeichen & schreibt man &amp;, das Zeichen < schreibt man &lt;
cure-ignored-known = es wird übergangen; bekannt sind { $known }
cure-keep-first = behalten Sie eines; das erste zählt
cure-keep-one = behalten Sie nur eines
cure-keep-or-language = behalten Sie eines, oder geben Sie jedem seine Sprache wie in xml:lang="cs"
cure-make-level = legen Sie einen Ordner LEVELS/01 mit description.xml und startingLayout.xml an
cure-message-name = schreiben Sie <Message name="remove">, für say "remove";
cure-move-text = löschen Sie ihn, oder setzen Sie ihn in das Element, zu dem er gehört
cure-name-picture = schreiben Sie den Namen einer Datei in PIECES, oder Avatar
cure-near = meinten Sie { $near }?
cure-near-quoted = meinten Sie „{ $near }“?
cure-new-game = kopieren Sie help/NEW_GAME, oder rufen Sie `switchboard new` auf
cure-number-in-range = schreiben Sie eine ganze Zahl von { $least } bis { $most }
cure-one-of-these = schreiben Sie eines davon
cure-one-root = eine Datei hat nur eines
cure-only-text = dort steht nur Text
cure-picture-kinds = machen Sie es zu einer der Arten { $known }
cure-players = schreiben Sie eine Zahl von 1 bis { $most }, oder zwei wie in 2-4
cure-property-name = schreiben Sie <Property name="value">7</Property>
cure-put-picture = legen Sie die Datei dorthin, oder schreiben Sie den Namen einer anderen
cure-remove = löschen Sie es
cure-remove-doctype = löschen Sie ihn; schreiben Sie die Texte, die er benennt, an ihre Stellen
cure-rename-first-counts = geben Sie einer davon einen anderen Namen; die erste zählt
cure-rename-one = geben Sie einem davon einen anderen Namen
cure-rename-to = benennen Sie { $other } in { $name } um
cure-row-one-way = schreiben Sie die Zeile entweder mit Elementen oder ohne, nicht beides
cure-rows-as-height = schreiben Sie so viele Zeilen, wie die Höhe sagt, oder ändern Sie die Höhe
cure-rows-as-template = schreiben Sie die Zeilen der Matrizen wie in help/NEW_GAME, oder ändern Sie die Datei von Hand
cure-rule-languages = schreiben Sie language="1" oder language="2"
cure-same-size = geben Sie beiden die gleiche Breite und Höhe
cure-save-again = speichern Sie es noch einmal in einem Zeichenprogramm
cure-save-as = speichern Sie es in einem Zeichenprogramm als { $wanted }
cure-save-utf8 = speichern Sie die Datei in UTF-8
cure-search-kinds = schreiben Sie kind="mcts" oder kind="alphabeta"
cure-see-rights = sehen Sie nach, ob Sie sie lesen dürfen
cure-set-valid = setzen Sie die Felder auf true, die zuerst gewählt werden können
cure-smaller-picture = verkleinern Sie das Bild
cure-split-file = teilen Sie sie, oder lassen Sie weg, was nicht gebraucht wird
cure-true-or-false = schreiben Sie true oder false
cure-type-int = schreiben Sie xsi:type="xsd:int"
cure-value-types = schreiben Sie xsi:type="xsd:int", "xsd:string" oder "xsd:boolean"
cure-write-ampersand = als Zeichen in einem Text schreibt man &amp;
cure-write-as = schreiben Sie sie als <{ $wanted }>
cure-write-attribute = schreiben Sie name="wert"
cure-write-colour = schreiben Sie den Web-Namen einer Farbe wie Green, oder #rrggbb
cure-write-comment = einen Kommentar schreibt man <!-- ... -->
cure-write-element = schreiben Sie <{ $name }>
cure-write-end-tag = schreiben Sie </{ $name }>
cure-write-end-tag-where = schreiben Sie </{ $name }>, wo es endet
cure-write-game-name = schreiben Sie ihn zwischen <Name> und </Name>
cure-write-instead = schreiben Sie { $wanted } statt { $near }
cure-write-into = schreiben Sie <{ $name }> ... </{ $name }> hinein
cure-write-less-than = als Zeichen in einem Text schreibt man &lt;, oder der ganze Text steht zwischen <![CDATA[ und ]]>
cure-write-name = schreiben Sie einen Namen
cure-write-piece = schreiben Sie ein <GamePiece> für jedes Ding auf dem Brett
cure-write-true = schreiben Sie <{ $name }>true</{ $name }>
