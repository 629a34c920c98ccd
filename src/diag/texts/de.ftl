# Was Probleme und Ratschläge sagen. Eine Meldung heißt CODE-Fall, ein Rat cure-Fall, ein Zusatz hinter der Meldung more-Fall.

# Vor einem gezeichneten Problem und seinen Ratschlägen
word-error = Fehler
word-warning = Warnung
word-note = Hinweis
word-help = Rat

# Wörter in Meldungen, im Nominativ
doing-saving = das Speichern
doing-reading-file = das Lesen der Datei
doing-reading-saves = das Lesen der Spielstände
doing-reading-save = das Lesen eines Spielstands
doing-opening = das Öffnen des Spielerordners
doing-removing-level = das Entfernen der Aufgabe
doing-exporting-player = der Export des Spielers
doing-importing = der Import des Spielers
doing-adding = das Hinzufügen der Datei
doing-reading-players = das Lesen der Spieler
doing-making-folder = das Anlegen des Spielerordners
doing-removing-player = das Entfernen des Spielers
doing-forgetting = das Vergessen des letzten Spielers
doing-exporting-history = der Export des Verlaufs
doing-reading-manual = das Lesen der Anleitung
doing-removing-it = das Entfernen
doing-taking-name-out = das Entfernen des Namens
why-full = der Datenträger ist voll
why-only-read = der Datenträger lässt sich nur lesen
why-not-allowed = der Ordner darf nicht geändert werden
why-not-there = es ist nicht da
why-link = an seiner Stelle ist ein Verweis
why-folder = an seiner Stelle ist ein Ordner
why-device = an seiner Stelle ist ein Gerät oder eine Pipe
why-game-protected = das Spiel darf nicht geändert werden
why-no-properties = es ist kein properties.xml darin
why-no-game = es ist weder ein Spieler noch ein Spiel darin
why-no-zip = sie ist keine Zip-Datei oder beschädigt
why-many-files = es sind zu viele Dateien darin
why-path = ein Pfad darin führt aus ihrem Ordner hinaus
why-bad-properties = ihr properties.xml lässt sich nicht lesen
why-large-file = eine Datei darin ist zu groß
why-empty = die Datei ist leer
why-sum = die Prüfsumme stimmt nicht
why-no-items = es ist kein <Items> darin
why-no-start = er braucht den Spielstand 00000000.xml, und der fehlt
why-other-level = er gehört zu einer anderen Aufgabe oder einem anderen Versuch
why-unchanged = <Unchanged> passt nicht zum Anfang
why-minimum = sein MinimumNumberOfMoves ist nicht wie erwartet
why-far-larger = ihre Dateien sind viel größer als sie selbst

# Wörter in Meldungen, im Nominativ
kind-truth = true oder false
kind-number = eine Zahl
kind-word = ein Wort
kind-point = ein Punkt
kind-list = eine Liste
kind-number-or-point = eine Zahl oder ein Punkt
kind-value = ein einzelner Wert
what-statement = eine Anweisung
what-name = ein Name
what-text = ein Text in Anführungszeichen
what-function = der Name der Funktion
what-parameter = ein Parameter
what-piece = der Name einer Figur oder Gruppe
what-property = eine Eigenschaft
what-value = ein Wert
here-open-text = ein Text ohne schließendes Anführungszeichen
here-end = das Ende der Regel

# Hinter jeder Meldung
more-again = , und noch { $again ->
    [one] einmal
   *[other] { $again }-mal
 }
more-in-level = , in Level { $inlevel }

# == F: Meldungen
F001-no-file = eine solche Datei gibt es nicht
F001-missing = die Datei { $name } fehlt
F001-fewest = die kleinste Zahl von Zügen wurde nicht eingetragen: { $why }
F001-game-gone = der Ordner des Spiels { $name } ist verschwunden
F002-file = die Datei hat { $size } Bytes, mehr als die { $limit }, die gelesen werden
F003-file = die Datei lässt sich nicht lesen: { $why }
F003-picture = das Bild { $name }
F003-failed = der Ordner ließ sich nicht lesen
F003-deep = die Ordner liegen tiefer als { $most } ineinander
F004-file = der Pfad führt aus dem Spielordner hinaus
F004-picture = das Bild { $name } führt aus dem Spielordner hinaus
F005-file = die Datei ist kein Text in UTF-8
F005-picture = das Bild { $name } ist nicht in UTF-8
F006-no-folder = es gibt keinen Spielordner, oder er ist leer
F007-none = es gibt keine Aufgaben
F007-many = es gibt mehr als { $most } Aufgaben
F008-games = der Ordner der Spiele lässt sich nicht lesen: { $why }
F009-twice = noch ein Spiel hat den Ordnernamen { $name }; es wird ausgelassen
F010-bytes = die Dateien haben zusammen mehr als { $most } Bytes
F010-cells = die Aufgaben haben zusammen mehr als { $most } Felder
F011-many = im Ordner der Spiele liegen mehr als { $most } Ordner
F012-reading = das Spiel wird noch gelesen
F013-long = die Prüfung dauert zu lange: nicht alle Regeln, Level, Bilder und Lösungen wurden angesehen

# == G: Meldungen
G001-unknown = es gibt keine Aufgabe „{ $word }“
G002-most-below-least = die meisten Züge, { $most }, sind weniger als die wenigsten, { $least }
G003-unknown = es gibt keine Figur „{ $name }“
G004-groups-or-runs = diese Methode braucht entweder <Groups> von Feldern, die sich unterscheiden, oder <Runs> gefüllter Felder
G004-wall = diese Methode braucht <Wall>: was dort steht, wohin der Weg nie kam
G004-contents = diese Methode braucht <Contents>: ein Skript, das das Brett füllt
G004-wall-and-path = diese Methode braucht <Wall> und <Path>, oder keines von beiden
G004-wall-path-or-pieces = diese Methode braucht <Wall> und <Path>, oder <Pieces>, die ihre offenen Seiten kennen
G005-unknown = dieser Generator hat keinen Schwierigkeitsgrad „{ $wanted }“
G006-none = das Spiel { $game } macht keine Aufgaben
G007-no-solution = Aufgabe { $level } hat keine <Solution>, darum ist ihr fertiges Brett nicht bekannt
G008-runs = <Runs> enthält nicht zwei Figuren
G008-hidden = <Hidden> ist nicht in jedem Muster eine Matrix aus true und false
G008-group = „{ $word }“ ist keine Art von Gruppe
G009-does-more = Aufgabe { $level } ist kein Muster für diese Methode: die Wahl eines Feldes tut mehr, als dieses Feld zu drehen
G009-not-to-runs = Aufgabe { $level } ist kein Muster für diese Methode: ihre Züge führen nicht zu diesen beiden Figuren
G009-not-to-signs = Aufgabe { $level } ist kein Muster für diese Methode: ihre Züge führen nicht zu Figuren mit den Eigenschaften sign und given
G009-no-sign = Aufgabe { $level } ist kein Muster für diese Methode: keine Figur hat die Eigenschaft sign mit dem Wert { $sign }
G009-no-state = Aufgabe { $level } ist kein Muster für diese Methode: STATE fehlt
G009-rows = Aufgabe { $level } ist kein Muster für diese Methode: nicht jede Zeile beginnt mit einer Figur mit der Eigenschaft cover und hat bis zu { $most } Zeichen
G009-no-laws = die Regeln haben kein constraint
G010-unknown = das Maß { $name } ist weder Width noch Height noch eine Zahl unter den Werten der Aufgabe
G010-twice = das Maß { $name } steht zweimal da
G010-many = es sind mehr als { $most } Maße
G010-range = ein Maß braucht die Attribute least und most, zwischen denen höchstens { $most } Werte liegen
G010-board = mit diesen Maßen entsteht kein Brett, auf dem gespielt werden kann: { $measures }

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
X005-attributes = <{ $name }> hat mehr als { $most } Attribute
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
V001-character = character muss ein einziges Zeichen sein
V001-item = ein Eintrag braucht einen Namen und eine ganze Zahl
V002-neither = „{ $text }“ ist weder true noch false
V003-none-of = „{ $text }“ ist keines der Wörter { $known }
V003-rule-language = es gibt keine Regelsprache „{ $text }“
V003-form = es gibt keine Form „{ $name }“
V003-valid = valid ist „{ $text }“
V003-language = „{ $text }“ ist keine Sprache des Programms: diesen Text wird niemand sehen
V004-no-colour = „{ $text }“ ist keine Farbe
V005-element = <{ $name }> ist leer
V005-game = das Spiel hat keinen Namen
V005-picture = das Bild hat keinen Dateinamen
V005-cell-piece = das Feld nennt keine Figur
V006-hidden = in <{ $of }> steht das unsichtbare Zeichen { $sign }
V007-text = der Text von <{ $name }> hat mehr als { $most } Zeichen
V007-languages = <{ $name }> steht in mehr als { $most } Sprachen da
V007-messages = es gibt mehr als { $most } Meldungen

# == P: Meldungen
P001-twice = es gibt zwei Figuren „{ $name }“
P002-missing = das Bild { $name } ist nicht im Ordner PIECES
P003-no-ending = das Bild { $name } hat keine Endung
P003-kind = das Bild { $name } ist von der Art { $kind }, die nicht gezeichnet wird
P004-damaged = das Bild { $name } ist beschädigt
P004-other-kind = das Bild { $name } ist in Wirklichkeit ein { $found }
P004-not-of-kind = das Bild { $name } ist kein { $wanted }
P005-unused = keine Regel und keine Aufgabe verwendet die Figur „{ $name }“
P006-pieces = es gibt mehr als { $most } Figuren
P006-layers = eine Figur hat mehr als { $most } Lagen
P007-none = es gibt keine Figuren
P008-too-large = das Bild { $name } hat { $width } x { $height } Bildpunkte, mehr als { $most } x { $most }
P008-frames = die Einzelbilder von { $name } haben zusammen mehr als { $most } Bildpunkte
P009-reference = das Bild { $name } verweist auf { $to }, und das wird nicht gezeichnet
P010-no-piece = Eigenschaft { $name }: { $text } ist kein Spielstück

# == E: Meldungen
E001-locked = das Spiel wird direkt mit Pfeilen gespielt und lässt das nicht ändern: mit einem Taster wäre es nicht spielbar
E002-locked = die Markierung ist verborgen und lässt sich nicht ändern: mit einem Taster wäre es nicht spielbar
E003-count = „{ $text }“ benennt keine Zahl
E003-level = Level { $level } hat die Zahl nicht, die neben dem Brett stehen soll
E003-piece = die Figur „{ $piece }“, die neben dem Brett stehen soll, gibt es nicht

# == L: Meldungen
L001-no-matrix = der Aufgabe fehlt die Matrix { $wanted }
L002-no-matrix = der Aufgabe fehlt die Matrix { $wanted }
L003-positions = der Aufgabe { $count ->
    [one] fehlt der Eintrag
   *[other] fehlen die Einträge
 } { $names }
L004-size = { $name } ist { $size }, STATE aber { $state }
L004-shared = { $name } in { $file } ist { $size }, STATE aber { $state }
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
L013-matrix = { $name } muss eine { $wanted } sein
L013-position = { $name } muss eine ganze Zahl sein
L014-items = es gibt mehr als { $most } Einträge
L014-matrices = es gibt mehr als { $most } Matrizen
L015-no-final = die Aufgabe hat kein FINAL: sie lässt sich nie beenden
L021-off-the-board = der Anfang Ax = { $x }, Ay = { $y } liegt außerhalb des Bretts, das { $size } groß ist
L022-beside-the-piece = der Anfang ist { $x },{ $y }, die eigene Figur des Spielers steht aber auf { $column },{ $row }
L023-all-stars = jedes Feld dieses FINAL ist *: jeder Zug beendet die Aufgabe
L016-no-moves = die Lösung besteht nicht aus Zügen: { $why }
L016-not-valid = Zug { $number } der Lösung, { $move }, ist dort nicht gültig
L016-not-finished = { $count ->
    [one] der eine Zug der Lösung beendet
   *[other] die { $count } Züge der Lösung beenden
 } die Aufgabe nicht
L017-unsolvable = keine Züge lösen die Aufgabe; jede erreichbare Stellung wurde angesehen
L018-too-many = MinimumNumberOfMoves ist { $minimum }, aber { $moves } Züge lösen die Aufgabe
L019-too-few = MinimumNumberOfMoves ist { $minimum }, aber weniger als { $moves } Züge lösen die Aufgabe nicht
L020-not-proven = nicht bekannt: { $moves } Züge lösen sie, weniger (verlangt sind { $minimum }) wurden weder gefunden noch ausgeschlossen
L020-time = nicht bekannt: die Zeit war um, bevor eine Antwort gefunden war
L020-cancelled = nicht bekannt: die Suche wurde angehalten
L020-states = nicht bekannt: so viele Zustände wurden angetroffen, wie die Grenze erlaubt
L020-memory = nicht bekannt: so viel Speicher wurde gebraucht, wie die Grenze erlaubt
L020-exhausted = nicht bekannt: nichts Aussichtsreiches war mehr anzusehen
L020-chance = nicht bekannt: das Spiel zieht Zufall
L020-players = nicht bekannt: in diesem Spiel ziehen mehrere Spieler
L020-hidden = nicht bekannt: das Spiel verbirgt etwas, das man erst herausfinden muss
L020-tiles = nicht bekannt: Spiele mit Plättchen werden nicht gelöst
L020-not-replayed = nicht bekannt: es wurde eine Lösung gefunden, die sich nicht nachspielen lässt; das ist ein Fehler des Lösers
L024-none = kein Brett gehorcht allen Gesetzen des Spiels
L025-several = das Level hat mehrere Lösungen; zwei davon unterscheiden sich in diesen Feldern (insgesamt { $count }): { $cells }
L026-limits = ob das Level genau eine Lösung hat, wurde innerhalb der Grenzen nicht herausgefunden
L026-stopped = ob das Level genau eine Lösung hat, wurde nicht herausgefunden: die Arbeit wurde angehalten

# == C: Meldungen
C001-twice = der Name „{ $name }“ steht zweimal in den Tabellen
C002-no-cell = „{ $word }“ ist kein Feld
C002-many = die Listen enthalten mehr als { $most } Felder

# == O: Meldungen
O001-unknown = es gibt keine Suche „{ $word }“

# == N: Meldungen
N001-taken = es gibt schon eine Datei oder einen Ordner mit diesem Namen
N002-level = die Aufgabe lässt sich nicht schreiben: { $why }
N002-game = es lässt sich nicht schreiben: { $why }
N003-no-name = „{ $name }“ ist kein Name für einen Ordner
N004-read = die Aufgabe lässt sich nicht lesen: { $why }
N004-write = die Aufgabe lässt sich nicht speichern: { $why }
N004-many = es gibt zu viele Aufgaben
N005-form = die Aufgabe ist so geschrieben, dass der Editor sie nicht ändern kann

# == I: Meldungen
I001-too-large = die Datei hat mehr als { $most } Bytes
I001-not-utf8 = die Datei ist nicht in UTF-8
I001-workbook = die Arbeitsmappe lässt sich nicht lesen: { $why }
I001-sheets = es gibt mehr als { $most } Blätter
I001-csv = Zeile { $line } ist kein csv: { $why }
I001-levels = die Zahl der Aufgaben in der Datei ist { $count }
I001-parts = die Arbeitsmappe hat mehr als { $most } Teile
I001-unpacked = entpackt hat die Arbeitsmappe mehr als { $most } MiB
I001-far-row = in der Arbeitsmappe steht etwas jenseits von Zeile { $most }
I001-far-column = in der Arbeitsmappe steht etwas jenseits von Spalte { $most }
I001-no-cell = die Arbeitsmappe nennt die Zelle „{ $word }“, die es nicht geben kann
I001-file = die Datei lässt sich nicht lesen: { $why }
I001-kind = es ist nicht bekannt, was für eine Datei das ist
I001-not-written = die Datei lässt sich nicht schreiben: { $why }
I002-no-sheet = Zeile { $line } gehört zu keinem Blatt
I002-no-state = das Blatt STATE fehlt
I003-sheet = das Blatt { $name } ist größer als { $most } mal { $most }
I003-empty-cell = { $cell } ist leer
I003-clues = diese Angaben gehören weder zu Zeilen noch zu Spalten
I003-nonogram = Breite { $width }, { $rows } Zeilen, { $columns } Spalten und ein Ziel von { $cells } Feldern passen nicht zusammen
I003-sudoku = ein Gitter von { $count } Zeichen ist kein Sudoku
I003-board = das Brett ist { $width } x { $height }
I004-unknown = es gibt keine Figur „{ $word }“
I004-clue = das Spiel hat keine Figur für die Zahl { $clue }; seine größte ist { $largest }
I005-item = ein Eintrag ist ein Name, ein Wert und true oder false
I005-level-word = „{ $word }“ bedeutet hier nichts
I005-neither = „{ $word }“ ist weder true noch false
I006-no-characters = das Spiel sagt nicht, wofür die Zeichen von Aufgaben der Form { $form } stehen
I007-unknown = „{ $character }“ steht für keine Figur
I008-no-goal = das Nonogramm hat kein Ziel, darum weiß niemand, wann es gelöst ist
I008-no-answer = in der Zeile fehlt die Lösung, darum weiß niemand, wann die Aufgabe gelöst ist
I008-other-answer = die Lösung hat hier ein anderes Zeichen
I008-runs-of-row = Zeile { $number } des Ziels hat die Blöcke { $runs }, ihre Zahlen sagen { $clues }
I008-runs-of-column = Spalte { $number } des Ziels hat die Blöcke { $runs }, ihre Zahlen sagen { $clues }
I008-twice-in-row = die Lösung hat { $sign } in Zeile { $row } zweimal, das zweite Mal in Spalte { $column }
I008-twice-in-column = die Lösung hat { $sign } in Spalte { $column } zweimal, das zweite Mal in Zeile { $row }
I008-twice-in-box = die Lösung hat { $sign } in einem Kasten zweimal, das zweite Mal in Zeile { $row }, Spalte { $column }
I008-two-answers = das Gitter hat mehr als eine Lösung: sie unterscheiden sich in Zeile { $row }, Spalte { $column }
I008-two-pictures = zu den Zahlen passt mehr als ein Bild: ein anderes unterscheidet sich in Zeile { $row }, Spalte { $column }

# == R: Meldungen
R001-rules = die übersetzten Regeln verletzen ihre eigenen Grenzen; bitte melden Sie das
R001-script = das übersetzte Skript verletzt seine eigenen Grenzen; bitte melden Sie das
R002-no-level = das Spiel hat keine Aufgabe Nummer { $number }
R002-one-level = ein Spiel mit Plättchen hat nur eine Aufgabe
R002-many = Aufgabe { $level }: mehr als { $items } Einträge oder { $matrices } Matrizen
R002-no-board = Aufgabe { $level }: STATE oder VALID fehlt
R002-no-position = Aufgabe { $level }: der Eintrag { $name } fehlt oder ist keine Zahl
R002-no-state = Aufgabe { $level }: STATE fehlt oder enthält keine Wörter
R002-no-valid = Aufgabe { $level }: VALID fehlt oder enthält nicht true und false
R002-sizes = Aufgabe { $level }: STATE, VALID und FINAL haben nicht dieselbe Größe und denselben Typ
R003-words = Aufgabe { $level }: mehr als { $most } verschiedene Wörter
R003-instructions = Aufgabe { $level }: mehr als { $most } Befehle
R003-script = das Skript ist zu lang
R004-no-item = der Eintrag { $name } fehlt
R004-item-kind = der Eintrag { $name } hat einen anderen Typ; erwartet wird { $kind }
R004-no-piece = { $word } ist keine Figur dieses Spiels
R004-no-matrix = die Matrix { $name } fehlt oder hat eine andere Größe
R004-matrix-kind = die Matrix { $name } hat einen anderen Typ; erwartet wird { $kind }
R005-rules = die Regeln brauchten mehr als { $most } Schritte
R005-script = das Skript brauchte mehr als { $most } Schritte
R010-several = eine Regel ist eine Zuweisung oder ein if
R011-conditions = das ist keine Liste von Bedingungen
R012-mixed = AND und OR stehen in einer Bedingung
R013-condition = das ist keine Bedingung
R017-second-language = das gibt es nur in Sprache 2
R017-most-of-them = { $count } von { $all } Regeln sind in Sprache 2 geschrieben
R020-no-piece = { $word } ist keine Figur dieses Spiels
R021-no-list = es gibt keine Liste { $word }
R021-neither = es gibt weder eine Matrix noch eine Liste { $word }
R021-this-is-neither = das ist weder eine Matrix noch eine Liste
R021-no-matrix = es gibt keine Matrix { $word }
R021-is-neither = { $word } ist weder eine Matrix noch eine Liste
R022-wanted = { $word } ist kein Eintrag; hier wird { $wanted } erwartet
R022-no-item = es gibt keinen Eintrag { $word }
R022-no-value = dem lässt sich kein Wert geben
R023-goes-through-nothing = { $word } geht keine Elemente durch
R023-no-function = es gibt keine Funktion { $word }
R024-only-pieces = nur Figuren haben Eigenschaften
R024-none = keine Figur hat die Eigenschaft { $word }
R025-none = es gibt weder eine Figur noch eine Gruppe { $word }
R026-two-words = { $one } und { $other } sind zwei Wörter, das Ergebnis ist also immer dasselbe
R026-no-item = { $word } ist kein Eintrag, das Ergebnis ist also immer dasselbe
R030-wanted = hier wird { $wanted } erwartet, hier steht aber { $is }
R030-word = hier wird { $wanted } erwartet, hier steht aber das Wort { $word }
R030-never-equal = { $one } und { $other } sind nie gleich
R030-table-passed-on = eine Tabelle von Listen lässt sich nicht weitergeben
R030-table = das ist eine Tabelle mit mehreren Listen
R030-two-matrices = die beiden Matrizen haben nicht dieselbe Größe und denselben Typ
R030-nothing-to-go-through = das ist weder eine Matrix noch eine Liste, es gibt also nichts durchzugehen
R031-outside = dieses Feld liegt immer außerhalb von { $word }, die Größe ist { $size }
R032-never = diese Regel wird nie erreicht: Regel { $rule } beendet die Runde immer
R033-nothing = diese Zuweisung ändert nichts
R034-both = { $word } ist ein Eintrag und eine Figur; die Regeln lesen den Eintrag
R035-table = { $word } ist eine Tabelle; keine Regel kann sie ändern
R040-missing = hier fehlt { $what }; es folgt { $here }
R040-open-text = diesem Text fehlt das schließende Anführungszeichen
R040-no-parentheses = die Bedingung nach { $word } steht nicht in Klammern
R040-ends-early = die Bedingung endet vor diesem { $word }
R041-not-closed = dieser Block ist nicht geschlossen
R041-closes-nothing = diese {"}"} schließt nichts
R041-else-alone = dieses else gehört zu keinem if
R041-opens-nothing = diese {"{"} gehört zu nichts
R042-long-functions = die aufgerufenen Funktionen sind zusammen zu lang, jede zählt für jede Typfolge, mit der sie aufgerufen wird
R042-too-deep = das ist zu tief geschachtelt
R042-types = Funktionen werden mit mehr als { $most } verschiedenen Typfolgen aufgerufen
R043-character = das Zeichen { $word } hat hier keine Bedeutung
R044-compares = == vergleicht; es gibt keinen Wert
R044-gives = = gibt einen Wert; es vergleicht nichts
R045-no-block = { $word } beginnt keinen Block
R045-no-statement = { $word } beginnt keine Anweisung
R045-between = zwischen eine Bedingung und ihren Block gehört kein { $word }
R046-comment = das ist hier kein Kommentar
R046-angles = <> vergleicht hier nichts
R046-wrong-way-round = die beiden Zeichen stehen verkehrt herum
R046-not-in-rules = { $word } gibt es in Regeln nicht
R046-makes-no-name = { $word } legt hier keinen Namen an
R046-whole-numbers = Zahlen sind ganz
R050-twice = es gibt zwei Funktionen { $word }
R050-inside = die Funktion { $word } steht in einem Block
R051-nowhere = dieser Wert geht nirgendwohin
R052-taken = { $word } heißt schon ein Eintrag oder eine Matrix
R053-outside = return steht außerhalb einer Funktion
R054-nothing = die Funktion { $word } gibt nichts zurück
R054-two-kinds = die Funktion gibt Verschiedenes zurück: hier { $here }, anderswo { $there }
R054-now-and-then = die Funktion gibt an einer Stelle einen Wert zurück und an einer anderen keinen
R055-wrong-way = das steht verkehrt herum
R055-from = from gehört zu flood und size
R055-area = ein Gebiet beginnt an einem Punkt
R055-no-while = ein Gebiet hat kein while
R055-connected = connected geht die Felder einer Matrix durch
R055-joined = welche Felder mit einem Punkt verbunden sind, sagt while
R055-listed = aufgezählte Punkte müssen bekannt sein
R056-two-values = { $word } nimmt zwei Werte
R056-point-or-numbers = inside nimmt einen Punkt oder zwei Zahlen
R056-one-list = length nimmt eine Liste
R056-goes-through = { $word } braucht, was es durchgehen soll, und einen Doppelpunkt
R056-values = die Zahl der Werte für { $word } muss { $wanted } sein, sie ist aber { $given }
R056-one-number = { $word } nimmt in [ ] eine Zahl
R056-ray = RAY nimmt zwei Punkte
R057-each = { $word } steht der Reihe nach für jedes Element; es lässt sich ihm kein Wert geben
R058-itself = die Funktion { $word } ruft sich selbst auf, direkt oder über eine andere
R060-open-brace = diese Klammer wird nicht geschlossen
R060-inside = ein constraint steht in einem Block
R061-random = ein Gesetz kennt keinen Zufall
R061-does = ein Gesetz ruft eine Funktion auf, die mehr tut als einen Wert auszurechnen
R061-item = ein Gesetz fragt nach { $word }, das sich im Spiel ändert
R061-matrix = ein Gesetz fragt nach { $word }, das sich im Spiel ändert
R061-not-connected = dass Felder nicht verbunden sind, ist kein Gesetz, mit dem sich arbeiten lässt
R062-broken = Level { $level }: schon die vorgegebenen Felder brechen ein Gesetz: { $law }
R062-many-values = Level { $level }: das Gesetz arbeitet mit zu vielen Werten auf einmal
R062-many-elements = Level { $level }: das Gesetz geht zu viele Elemente durch
R062-many-laws = Level { $level }: aus den Köpfen entstehen zu viele Gesetze
R062-many-clauses = Level { $level }: die Gesetze bis zu diesem sind zu umfangreich
R062-unknown-bounds = Level { $level }: was durchgegangen wird, hängt von einem Feld ab, das nicht vorgegeben ist
R062-unknown-runs = Level { $level }: die Längen hängen von einem Feld ab, das nicht vorgegeben ist
R062-area-in-area = Level { $level }: innerhalb eines Gebiets wird nach einem anderen Gebiet gefragt
R062-area-value = Level { $level }: Größe oder Anzahl in einem Gebiet lässt sich nur vergleichen
R062-area-start = Level { $level }: wo das Gebiet beginnt, hängt von einem Feld ab, das nicht vorgegeben ist
R062-area-fold = Level { $level }: über die Felder eines Gebiets lassen sich nur count, any und all fragen
R062-not-worked-out = Level { $level }: das Gesetz fragt etwas, das sich nicht vorab ausrechnen lässt
R063-not-turned = Level { $level }: die Wahl des Feldes { $x },{ $y } dreht nicht nur dieses Feld durch seine Spielstücke

# == T: Meldungen
T001-empty = die Datei ist leer
T002-json = das ist kein JSON: { $what }
T003-depth = Listen und Objekte liegen tiefer als { $most } ineinander
T010-object = hier muss ein Objekt stehen
T010-list = hier muss eine Liste stehen
T010-text = hier muss ein Text stehen
T010-truth = hier muss true oder false stehen
T010-number = hier muss eine Zahl stehen
T010-whole = hier muss eine ganze Zahl stehen
T011-no-field = ein solches Feld gibt es nicht
T012-twice = das Feld steht zweimal
T013-between = { $number } liegt nicht zwischen { $low } und { $high }
T013-more = { $number } ist mehr als { $high }
T014-none-of = „{ $text }“ ist keines der Wörter { $known }
T015-missing = das Feld fehlt
T020-no-place = „{ $text }“ ist kein Ort
T020-two-numbers = ein Ort hat zwei Zahlen
T021-outside = { $cell } liegt außerhalb des Bretts von { $size }
T022-several = auf einem Ort können nicht mehrere Plättchen liegen
T023-twice = { $word } ist auf diesem Plättchen zweimal verbunden
T024-no-side = die Seite „{ $letter }“ ist keine von U D L R
T025-no-end = „{ $word }“ ist kein Ende eines Wegs; eine Seite hat { $count } (gezählt ab 0)
T026-no-name = der Name des Gegenstands fehlt
T026-many = es gibt mehr als 256 Arten von Gegenständen
T027-no-item = kein Plättchen trägt den Gegenstand „{ $name }“
T028-many = die Zahl der Plättchen ist { $count }
T028-none = es gibt keine Plättchen
T029-taken = bei { $cell } liegt schon tiles[{ $first }]
T030-no-effect = „{ $text }“ ist keine Wirkung
T031-no-goal = „{ $text }“ ist kein Ziel
T032-no-condition = „{ $text }“ ist keine Bedingung
T033-no-action = ein Spielzug hat mindestens eine Handlung
T034-distances = die längste Bewegung ist kürzer als die kürzeste
T035-die = ein Würfel braucht eine höchste Zahl
T040-players = die Zahl der Spieler ist { $count }
T041-pool = bisher sollen { $drawn } Ziele gezogen werden, der Vorrat hat aber { $pool }
T042-no-scoring = „{ $text }“ ist keine Wertung
T043-parts = ein Startort hat vier Teile
T044-no-path = das Plättchen bei { $cell } hat an diesem Ende keinen Weg
T045-no-tile = bei { $cell } liegt kein Plättchen
T046-no-path = das Plättchen bei { $cell } hat an diesem Ende keinen Weg
T047-find = Spieler nehmen { $item } von den Plättchen, sodass es vielleicht nicht mehr zu finden ist
T048-label = die Aufschrift ist zu lang
T050-no-rules = ein Spiel mit Plättchen hat keine Regeln, die sich aufrufen ließen
T051-players = tiles.json ist für { $numbers } Spieler
T060-save = der gespeicherte Stand passt nicht zu diesem Spiel: { $what ->
    [board] das Brett
    [missing] ein Eintrag fehlt
    [numbers] eine Liste von Zahlen
    [tiles] die Zahl der Plättchen
    [players] die Zahl der Spieler
    [player] ein Spieler
    [place] ein Ort
    [goal] ein Ziel
    [die] der Würfel
    [turn] wer am Zug ist
    [step] der Schritt des Zugs
    [chosen] das aufgenommene Plättchen
    [standing] wie es steht
    [seed] die Anfangszahl des Zufalls
    [tile] ein Plättchen fehlt oder ist doppelt da
   *[items] die Gegenstände auf Plättchen
 }

# == H: Meldungen
H001-none = von dieser Aufgabe ist nichts gespeichert
H002-other-rules = Stand { $number } wurde nach anderen Regeln dieses Spiels gespielt; er bleibt erhalten, kann aber nicht weitergehen
H003-damaged = dieser Spielstand ist beschädigt: { $why }
H003-ill-formed = dieser Spielstand ist beschädigt
H003-size = dieser Spielstand ist beschädigt: er hat mehr als die { $most } Bytes, die gelesen werden
H003-number = dieser Spielstand ist beschädigt: er trägt die Nummer { $number }
H003-value = dieser Spielstand ist beschädigt: „{ $text }“ ist kein Wert für <{ $name }>
H004-missing = die Spielstände { $first } bis { $last } fehlen
# == S: Ordner der Spieler
S001-failed = { $doing } ist fehlgeschlagen: { $why }
S001-unknown-settings = die Einstellungen auf dem Datenträger lassen sich nicht lesen und werden darum nicht überschrieben
S002-open = dieser Spieler ist in einem anderen Programm geöffnet
S003-size = die Datei hat mehr als { $most } Bytes
S003-sum = die Datei ist beschädigt: die Prüfsumme stimmt nicht
S004-no-folder-name = „{ $name }“ ist kein Name eines Spielerordners
S005-no-value = „{ $value }“ ist kein Wert der Einstellung { $name }
S006-no-player = es gibt keinen Spieler { $name }
S007-no-manual = die Anleitung fehlt
S008-not-watched = Änderungen an Spielen werden nicht beobachtet
S008-cannot-watch = Änderungen an Spielen lassen sich nicht beobachten: { $why }
S009-data-set = der Datensatz ließ sich nicht schreiben: { $why }
S009-other-run = der Ordner enthält die Ergebnisse eines anderen Laufs
S011-parquet-folder = Parquet wird in einen Ordner geschrieben
S011-no-parquet = dieses Programm wurde ohne Parquet gebaut
S011-record = das Protokoll ließ sich nicht schreiben: { $why }
S011-file = die Datei lässt sich nicht schreiben: { $why }
S012-no-parcel = das ist keine Zip-Datei eines Spielers: { $why }
S012-files = das ist keine Zip-Datei eines Spielers: sie enthält mehr als { $most } Dateien
S012-path = das ist keine Zip-Datei eines Spielers: der Pfad „{ $name }“ führt aus dem Spielerordner hinaus
S012-twice = das ist keine Zip-Datei eines Spielers: „{ $name }“ ist zweimal darin
S012-no-switchboard = diese Datei lässt sich nicht hinzufügen: { $why }
S013-no-name = ein Spieler braucht einen Namen
S013-taken = es gibt schon einen Spieler { $name }
S013-removes-all = mit { $name } werden die Einstellungen und alle Spielstände entfernt
S013-no-language = „{ $tag }“ ist keine Sprache des Programms
S014-many = von diesem Spiel sind schon { $most } neue Aufgaben gespeichert
S015-no-level = für diesen Spieler wurde keine Aufgabe { $name } gemacht
S016-gone = der Ordner des Spielers ist nicht mehr da
S017-missing = die Datei fehlt
S018-not-kept = der Code des Spielers lässt sich nicht speichern: der nächste Export hat einen anderen
S019-left = hier liegen persönliche Daten, die entfernt werden sollten
S020-left-out = das ist nicht in der Zip-Datei: es ist keine Datei und kein Ordner, wie ein Spieler sie hat
S021-emptied = die Spielstände dieses Levels wurden während des Spiels entfernt
S022-no-locks = auf diesem Datenträger ist nicht zu erkennen, ob ein anderes Programm für diesen Spieler spielt
S023-named = { $other } hat Spiele, die zusammen mit { $player } gespielt wurden

# == D: Meldungen
D001-no-room = auf dem Datenträger ist kein Platz
D002-no-player = es gibt keinen Spieler „{ $player }“
D003-no-game = es gibt kein Spiel „{ $name }“
# == Z: PuzzleScript
Z001-not-opened = hier wird ein Kommentar geschlossen, der nicht geöffnet wurde
Z001-not-closed = dieser Kommentar wird nicht geschlossen
Z002-followed = hinter dem Namen des Abschnitts { $name } darf nur ein Kommentar stehen
Z002-twice = den Abschnitt { $name } gibt es zweimal
Z002-late = der Abschnitt { $name } steht zu spät
Z002-after = der Abschnitt { $name } muss auf { $other } folgen
Z003-size = „{ $value }“ ist keine Größe
Z003-seconds = „{ $value }“ ist keine Anzahl von Sekunden
Z003-again = { $word } steht schon in Zeile { $line }
Z003-no-value = { $word } braucht einen Wert
Z003-long-title = der Titel ist sehr lang
Z003-word = „{ $word }“ ist kein Wort des Vorspanns
Z003-palette = „{ $value }“ ist keine Palette
Z003-bracket = eine Klammer gehört hier zum Wert: ein Kommentar braucht eine eigene Zeile
Z004-row = das ist keine Zeile eines Bildes
Z004-no-colour = { $name } hat keine Farbe
Z004-not-a-colour = „{ $word }“ ist keine Farbe
Z004-height = das Bild von { $name } ist nicht fünf Zeilen hoch
Z004-width = eine Zeile des Bildes von { $name } ist nicht fünf Zeichen breit
Z004-size = das Bild von { $name } ist nicht fünf mal fünf groß
Z004-colour = { $name } hat keine Farbe Nummer { $colour }
Z005-form = das ist keine Zeile der Legende
Z005-mixed = „and“ und „or“ können nicht in einer Zeile der Legende stehen
Z005-itself = { $name } wird durch sich selbst erklärt
Z005-or-of-and = { $name }: eines von mehreren (or) lässt sich nicht aus mehreren zugleich (and) bilden
Z005-and-of-or = { $name }: mehrere zugleich (and) lassen sich nicht aus einem von mehreren (or) bilden
Z005-twice = ein Name steht zweimal in dieser Zeile
Z006-unknown = { $name } ist nirgends erklärt
Z006-taken = der Name { $name } ist schon in Zeile { $line } vergeben
Z006-keyword = „{ $name }“ hat in Regeln eine Bedeutung: als Name kann es nur in Leveln stehen
Z006-background = es gibt weder ein Objekt noch eine Legende namens Background
Z006-background-all = der Hintergrund kann nicht aus mehreren Objekten zugleich bestehen
Z006-player = es gibt weder ein Objekt noch eine Legende namens Player
Z007-unknown = { $name } ist nicht erklärt und kann deshalb auf keiner Ebene liegen
Z007-all = { $name } besteht aus mehreren Objekten zugleich und kann nicht auf einer Ebene liegen
Z007-twice = { $name } steht zweimal auf dieser Ebene
Z007-two = { $name } liegt auf den Ebenen { $first } und { $second }
Z007-none = es gibt keine Kollisionsebenen
Z007-missing = { $name } liegt auf keiner Ebene
Z007-incomplete = nicht alles von { $name } liegt auf einer Ebene
Z007-together = { $name } und { $other } liegen auf einer Ebene und können nicht zugleich auf einem Feld stehen
Z008-number = ein Klang braucht seine Nummer
Z008-behind = „{ $word }“ steht hinter der Nummer eines Klangs, wo nichts stehen darf
Z008-verb = „{ $word }“ ist kein Ereignis eines Klangs
Z008-event = ein Klang braucht ein Ereignis
Z008-already = { $word } hat schon einen Klang
Z008-all = { $name } besteht aus mehreren Objekten zugleich: ein Klang gehört zu einzelnen
Z009-plus-first = eine Regel mit + braucht eine Regel vor sich
Z009-arrow-twice = „->“ darf in einer Regel nur einmal stehen
Z009-no-pattern = hier fehlt ein Muster in eckigen Klammern
Z009-no-arrow = eine Regel braucht „->“ zwischen dem Gesuchten und dem, was daraus wird
Z009-nothing-before = vor dem Pfeil steht nichts
Z009-nothing-after = hinter dem Pfeil steht nichts
Z009-plus-twice = ein + genügt
Z009-relative = „{ $word }“ kann nicht sagen, wohin eine Regel blickt
Z009-prefix = „{ $word }“ kann nicht vor der ersten Klammer einer Regel stehen
Z009-random-plus = nur die erste Regel einer Gruppe kann zufällig (random) sein
Z009-bracket-within = in einer Klammer wird eine Klammer geöffnet
Z009-outside = „{ $word }“ steht außerhalb der Klammern
Z009-motion = hinter einer Bewegung muss stehen, was sich bewegt
Z009-dots-alone = „...“ steht in einem eigenen Feld
Z009-no-effect = „{ $word }“ hat hier keine Wirkung
Z009-command-place = { $word } gehört ans Ende einer Regel
Z009-motions = „{ $other } { $word }“: hinter einer Bewegung muss stehen, was sich bewegt
Z009-command-late = { $word } steht besser am Ende der Regel
Z009-not-closed = eine Klammer wird nicht geschlossen
Z009-command = „{ $word }“ ist kein Befehl
Z009-dots-end = „...“ am Anfang oder Ende eines Musters sagt nichts
Z009-dots-many = in einem Muster stehen höchstens zwei „...“
Z009-patterns = beide Seiten einer Regel haben gleich viele Muster
Z009-cells = Muster vor und nach dem Pfeil haben gleich viele Felder
Z009-dots-sides = „...“ steht auf beiden Seiten einer Regel in denselben Feldern
Z010-one-layer = hinter dem Pfeil stehen zwei Dinge einer Ebene auf einem Feld
Z010-no-all = { $name } besteht aus mehreren Objekten zugleich: „no“ gehört zu einzelnen
Z010-open-motion = welche Bewegung hinter dem Pfeil gemeint ist, bleibt offen: vor dem Pfeil legt sie nichts fest
Z010-open-property = hinter dem Pfeil kann { $name } mehrere Objekte bedeuten: vor dem Pfeil legt nichts fest, welches
Z010-late-mixed = late- und andere Regeln stehen in einer Gruppe: sie laufen trotzdem zu verschiedenen Zeiten
Z010-late-motion = late-Regeln laufen, wenn alle Bewegungen vorbei sind: sie können keine nennen
Z010-random-one = random { $name }: es gibt nichts auszuwählen
Z010-twice-no = no { $name } steht zweimal in einem Feld
Z010-twice-before = { $name } steht zweimal in einem Feld
Z010-twice-after = { $name } steht hinter dem Pfeil zweimal in einem Feld
Z010-never-together = { $name } und { $other } liegen auf einer Ebene: sie stehen nie zusammen auf einem Feld
Z010-never = { $name } soll da sein und { $other } nicht: das kommt nie vor, und die Regel fällt weg
Z010-never-matches = die Regel will, dass etwas da und nicht da ist: so weit fällt sie weg
Z010-put-and-taken = { $name } wird hingestellt und { $other } weggenommen: das widerspricht sich
Z010-says-nothing = no { $name } sagt neben { $other } nichts: sie liegen auf einer Ebene
Z010-says-nothing-here = no { $name } sagt hier nichts: das Gesuchte liegt auf denselben Ebenen
Z011-pairs = jedes startloop braucht ein endloop, und Schleifen liegen nicht ineinander
Z011-open = dieses startloop hat kein endloop
Z012-begins = eine Bedingung beginnt mit all, some oder no
Z012-form = das ist keine Siegbedingung
Z013-none = es gibt keine Level
Z013-width = die Zeilen eines Levels sind gleich lang: was fehlt, wiederholt das letzte Zeichen der Zeile
Z013-unknown = das Zeichen { $sign } eines Levels steht nicht in der Legende
Z013-several = das Zeichen { $sign } eines Levels kann mehrere Objekte bedeuten: ein Level braucht eines
Z014-rigid = es gibt mehr als { $most } Gruppen mit rigid-Regeln
Z014-rule = eine Regel hat mehr als { $cell } Dinge in einem Feld oder mehr als { $most } Dinge und Felder
Z014-legend = mehr als { $most } Namen der Legende führen aufeinander
Z014-cells = dieses Level hat mehr als { $most } Felder
Z014-side = dieses Level hat mehr als { $most } Zeilen oder Spalten
Z014-expanded = diese Regel steht für mehr als { $most } Regeln
Z014-all-expanded = die Regeln stehen zusammen für mehr als { $most } einzelne
Z014-objects = es gibt mehr als { $most } Objekte
Z014-layers = es gibt mehr als { $most } Ebenen
Z014-source = der Quelltext hat { $size } Byte, mehr als die { $most }, die gelesen werden
Z015-endless = die Regeln liefen endlos und wurden beendet

# == Ratschläge
cure-add-as-template = fügen Sie sie hinzu; help/NEW_GAME zeigt, wie
cure-add-clue = fügen Sie { $piece } mit einem Bild zur pieces.xml des Spiels hinzu
cure-add-distance = fügen Sie "max_move_distance": 6 hinzu
cure-add-field = fügen Sie "{ $name }": ... hinzu
cure-add-final = fügen Sie eine Matrix FINAL mit den Figuren hinzu, wie sie am Ende stehen
cure-add-goal = fügen Sie eine Zeile hinzu: goal "0110...", Zeile für Zeile, 1 für ein gefülltes Feld
cure-add-goals = fügen Sie dem random_goal_pool Ziele hinzu, oder ziehen Sie weniger
cure-add-it = fügen Sie es hinzu
cure-add-item = fügen Sie den Aufgaben den Eintrag { $word } hinzu
cure-add-item-or-local = fügen Sie den Aufgaben den Eintrag { $word } hinzu, oder schreiben Sie local { $word } = ...
cure-add-or-name-piece = fügen Sie pieces.xml eine Figur { $word } hinzu, oder schreiben Sie den Namen einer vorhandenen
cure-add-piece = fügen Sie sie in pieces.xml hinzu, oder schreiben Sie einen der Namen, die dort stehen
cure-add-positions = fügen Sie sie mit dem Typ xsd:int hinzu; Ax und Ay sind der Start, 0, wenn es keinen gibt
cure-add-solution = fügen Sie eine in die description.xml der Aufgabe ein, oder nennen Sie eine andere Aufgabe
cure-add-to-import = fügen Sie es in import.xml im Ordner des Spiels hinzu
cure-allow-or-copy = erlauben Sie es, oder machen Sie eine eigene Kopie des Spiels: switchboard new my-game --from the-game
cure-allow-or-users = erlauben Sie es, oder wählen Sie mit --users einen anderen Ordner
cure-and-or = schreiben Sie AND oder OR
cure-at-most = verwenden Sie höchstens { $most }
cure-away-or-if = entfernen Sie die überzählige {"}"} davor, oder schreiben Sie das if
cure-away-or-open = entfernen Sie sie, oder ergänzen Sie die {"{"}, zu der sie gehört
cure-before-is-used = verwendet wird, was vor der letzten Änderung darin stand
cure-begin-again = das Spiel wurde inzwischen geändert; beginnen Sie es neu
cure-begin-braces = beginnen Sie mit {"{"} und enden Sie mit {"}"}
cure-behind-colon = schreiben Sie die Bedingung hinter :
cure-beside-count = schreiben Sie den Namen eines Werts oder eine Matrix und ein Element: HAND[0, 0]
cure-beside-level = geben Sie jedem Level diesen Wert oder diese Zahlenmatrix mit dem Element
cure-beside-piece = schreiben Sie einen der Namen aus pieces.xml
cure-braces-around = entfernen Sie es, und schreiben Sie {"{"} und {"}"} um den Block
cure-build-parquet = bauen Sie es mit der Eigenschaft parquet, oder verwenden Sie ein anderes Format
cure-cannot-be-solved = keine Grenze ändert das; geben Sie eine <Solution> an, wo die Züge belegt sein sollen
cure-cell-example = zum Beispiel <Cell character="#" piece="Wall"/>
cure-cell-form = ein Feld schreibt man Spalte,Zeile, zum Beispiel 3,4
cure-cell-or-matrix = schreiben Sie <{ $name }>, oder wählen Sie eine andere Art von Matrix
cure-cells-as-width = schreiben Sie so viele Felder, wie die Breite sagt, oder ändern Sie die Breite
cure-cells-from-zero = Felder werden ab 0 gezählt
cure-cells-name = schreiben Sie <Cells name="Mills">
cure-check-before = prüfen Sie Anführungszeichen, Kommas und Klammern kurz vor dieser Stelle
cure-close-and-remove-again = schließen Sie das andere Programm und entfernen Sie den Spieler noch einmal
cure-close-before-else = schreiben Sie {"}"} vor else
cure-close-block = schreiben Sie {"}"} ans Ende des Blocks
cure-close-cdata = schreiben Sie ]]> an das Ende
cure-close-comment = schreiben Sie --> an sein Ende
cure-close-other = schließen Sie das andere; bis dahin wird hier nichts gespeichert
cure-close-quote = schreiben Sie das schließende Anführungszeichen
cure-close-tag = schreiben Sie > an sein Ende; das Zeichen < in einem Text schreibt man &lt;
cure-close-text = schreiben Sie " an sein Ende
cure-column-and-row = schreiben Sie Spalte und Zeile als zwei Zahlen, gezählt ab 0
cure-column-row = schreiben Sie [Spalte, Zeile]
cure-compare-template = vergleichen Sie es mit der Datei in help/NEW_GAME
cure-compare-values = schreiben Sie WERT == WERT oder WERT != WERT
cure-copy-by-hand = sehen Sie nach, was es ist, und kopieren Sie es bei Bedarf von Hand
cure-copy-into-game = kopieren Sie die Datei in den Spielordner
cure-copy-into-pieces = kopieren Sie das Bild in den Ordner PIECES und schreiben Sie nur seinen Namen
cure-copy-template = kopieren Sie die Datei aus help/NEW_GAME und füllen Sie sie aus
cure-correct-answer = berichtigen Sie das Gitter oder seine Lösung
cure-correct-clues = berichtigen Sie die Zahlen oder das Ziel; 1 ist ein ausgefülltes Feld
cure-count-from-0 = Spalten und Zeilen zählen ab 0
cure-count-tenths = zählen Sie zum Beispiel in Zehnteln: schreiben Sie 15 statt 1.5
cure-difficulty-name = schreiben Sie <Difficulty name="easy">
cure-each-in-parentheses = schreiben Sie ((A == B) AND (C != D)), jede in eigenen Klammern, oder wechseln Sie zu language="2"
cure-end-loop = beenden Sie eine Schleife durch das, was in ihren Klammern steht, wie foreach (C in STATE while ...), oder schreiben Sie stop;
cure-end-or-save-as = lassen Sie seinen Namen auf .{ $found } enden, oder speichern Sie es in einem Zeichenprogramm als { $wanted }
cure-endless-loop = suchen Sie ein while oder eine Schleife, die nie endet
cure-entities = das Zeichen & schreibt man &amp;, das Zeichen < schreibt man &lt;
cure-equal-rows = jede Zeile eines Blatts hat so viele Zellen wie die längste
cure-fewer-measures = lassen Sie einige Maße weg
cure-fewer-names = verwenden Sie weniger Namen
cure-fields-are = die Felder sind { $known }
cure-file-endings = der Name muss auf .csv, .xlsx, .ods, .xsb, .non, .sdm oder .txt enden
cure-fill-cells = schreiben Sie { $word }[x, y] = ..., oder wechseln Sie zu language="2", um sie ganz zu füllen
cure-forms = schreiben Sie name="xsb", "non" oder "sudoku"
cure-four-levels = tiles.json braucht nicht mehr als vier Ebenen
cure-four-parts = schreiben Sie [Spalte, Zeile, "U", 0]
cure-free-and-save = schaffen Sie Platz darauf und speichern Sie noch einmal
cure-free-space = schaffen Sie Platz darauf
cure-gap-then-filled = schreiben Sie, was eine Lücke ist, dann, was ein gefülltes Feld ist
cure-give-it = geben Sie ihn mit = an etwas
cure-give-location = geben Sie einem Plättchen diese location, oder setzen Sie fill_unspecified_tiles auf true
cure-goal-size = das Ziel hat Breite mal Zeilen Zeichen
cure-group-sorts = schreiben Sie rows, columns oder die Größe der Kästen, zum Beispiel 3x3
cure-head-condition = schreiben Sie { $word } (BEDINGUNG) {"{"} ... {"}"}
cure-higher-limit = ein höheres --limit gibt der Suche mehr Zeit
cure-if-else = schreiben Sie if (BEDINGUNG) {"{"} ... {"}"} else {"{"} ... {"}"}
cure-ignored-known = es wird übergangen; bekannt sind { $known }
cure-in-front = schreiben Sie vor = einen Eintrag, ein Feld oder eine Matrix
cure-into-functions = lagern Sie Teile davon in eigene Funktionen aus
cure-item-example = zum Beispiel <Item name="Signs" value="9"/>
cure-item-name = schreiben Sie einen Namen, etwa coin
cure-item-row = zum Beispiel: Score, 0, true
cure-items-are = die Gegenstände auf Plättchen sind { $known }
cure-its-path = sehen Sie auf den Pfad
cure-keep-first = behalten Sie eines; das erste zählt
cure-keep-item = legen Sie { $item } auch auf ein Plättchen, das sammelt, oder lassen Sie max_player_items weg
cure-keep-one = behalten Sie nur eines
cure-keep-or-language = behalten Sie eines, oder geben Sie jedem seine Sprache wie in xml:lang="cs"
cure-languages = schreiben Sie cs, sk, en oder de
cure-last-line-away = wenn sie von Hand geändert wurde, löschen Sie ihre letzte Zeile
cure-leave-contents = lassen Sie Contents weg; ein Gegner mit Search spielt jedes Spiel
cure-leave-out = lassen Sie ihn weg
cure-level-words = das Blatt Level kann name, author und solution enthalten
cure-levels-in-file = eine Datei darf 1 bis { $most } enthalten
cure-list-players = führen Sie 1 bis { $most } Spieler auf: mehr ließen sich nach Farbe und Nummer nicht unterscheiden
cure-list-players-command = `switchboard players` zählt sie auf
cure-list-tile = führen Sie mindestens ein Plättchen auf
cure-local-name = geben Sie den Wert einem Namen, den local anlegt
cure-make-level = legen Sie einen Ordner LEVELS/01 mit description.xml und startingLayout.xml an
cure-make-smaller = verkleinern Sie es
cure-matrix-in-levels = legen Sie die Matrix stattdessen in die Aufgaben
cure-measure-board = machen Sie den Bereich von least bis most enger, oder setzen Sie in <Contents>, was das Brett braucht
cure-measure-ends = schreiben Sie zum Beispiel least="3" most="12"
cure-measure-name = schreiben Sie name="Width", name="Height" oder den Namen eines Wertes, der eine Zahl ist
cure-measure-once = lassen Sie eines davon weg
cure-may-write = sehen Sie nach, ob Sie dort schreiben dürfen, oder wählen Sie einen anderen Ort
cure-mend-level = bessern Sie die Aufgabe aus, oder lassen Sie sie weg; `switchboard play` zeigt, wo sie stehen bleibt
cure-message-name = schreiben Sie <Message name="remove">, für say "remove";
cure-minimum-or-final = sehen Sie nach, ob MinimumNumberOfMoves größer als die Zahl der Züge ist, oder ob FINAL anders ist
cure-more-signs = geben Sie mehr Zeichen vor, damit eine einzige Lösung bleibt
cure-most-board = höchstens { $most } x { $most } passen
cure-most-or-least = vergrößern Sie <Most>, oder verkleinern Sie <Least>
cure-move-text = löschen Sie ihn, oder setzen Sie ihn in das Element, zu dem er gehört
cure-move-up = setzen Sie sie weiter nach oben, oder entfernen Sie das break
cure-name-a-list = nennen Sie eine ihrer Listen, wie in any(L in MILLS : A in L)
cure-name-before-rows = schreiben Sie den Namen allein in eine Zeile vor seinen Zeilen, zum Beispiel STATE
cure-name-end = nennen Sie ein Ende, das die connections des Plättchens nennen
cure-name-instead = stattdessen wird der Ordnername gezeigt; speichern Sie die Angaben des Spielers neu
cure-name-level = schreiben Sie den Namen eines Ordners in LEVELS
cure-name-matrix = schreiben Sie den Namen einer <MatrixBool> der Aufgaben
cure-name-once = nennen Sie jedes Ende einmal; verbinden Sie mehrere Seiten in einem Text, etwa "L0,U0,D0"
cure-name-picture = schreiben Sie den Namen einer Datei in PIECES, oder Avatar
cure-name-state = nennen Sie das Blatt des Bretts STATE
cure-near = meinten Sie { $near }?
cure-near-quoted = meinten Sie „{ $near }“?
cure-new-game = kopieren Sie help/NEW_GAME, oder rufen Sie `switchboard new` auf
cure-not-written-over = solange sie sich nicht lesen lässt, wird sie nicht überschrieben
cure-note-moves = spielen Sie die Aufgabe und schreiben Sie die Züge auf, oder lassen Sie <Solution> weg
cure-number-in-range = schreiben Sie eine ganze Zahl von { $least } bis { $most }
cure-number-without-quotes = schreiben Sie die Zahl ohne Anführungszeichen
cure-on-its-own = schreiben Sie sie für sich, nicht innerhalb von {"{"} {"}"}
cure-one-a-place = lassen Sie location oder amount weg, oder schreiben Sie für jeden Ort ein Plättchen
cure-one-of-these = schreiben Sie eines davon
cure-one-program = das Spiel geht weiter und wird gespeichert; öffnen Sie den Spieler nicht in zwei Programmen zugleich
cure-one-root = eine Datei hat nur eines
cure-only-text = dort steht nur Text
cure-other-level = nennen Sie in <Level> eine andere Aufgabe
cure-other-location = geben Sie einem davon eine andere location
cure-other-name = wählen Sie einen anderen Namen
cure-other-out = wählen Sie mit --out eine andere Datei
cure-other-picture = ändern Sie das Bild, bis seine Zahlen kein anderes zulassen
cure-other-place = wählen Sie einen anderen Ort
cure-other-value = entfernen Sie sie, oder nennen Sie einen anderen Wert
cure-out-folder = nennen Sie ihn mit --out FOLDER
cure-own-cell = diese Methode macht Bretter, auf denen jeder Zug sein eigenes Feld dreht
cure-picture-kinds = machen Sie es zu einer der Arten { $known }
cure-pieces-and-level = sehen Sie in pieces.xml und bei <Level> nach
cure-pieces-file = pieces.xml nennt die Figuren
cure-plain-name = verwenden Sie Buchstaben, Ziffern und Bindestriche, zum Beispiel my-game
cure-play-goes-on = das Spiel geht weiter; bei jedem Zug wird das Speichern neu versucht
cure-players = schreiben Sie eine Zahl von 1 bis { $most }, oder zwei wie in 2-4
cure-property-name = schreiben Sie <Property name="value">7</Property>
cure-put-in-quotes = setzen Sie es in Anführungszeichen
cure-put-it-back = legen Sie ihn zurück
cure-put-on-tile = legen Sie ihn mit "items" auf ein Plättchen
cure-put-picture = legen Sie die Datei dorthin, oder schreiben Sie den Namen einer anderen
cure-raise-or-lower = erhöhen Sie max_move_distance, oder senken Sie min_move_distance
cure-remove = löschen Sie es
cure-remove-doctype = löschen Sie ihn; schreiben Sie die Texte, die er benennt, an ihre Stellen
cure-remove-in-list = löschen Sie einige in der Liste der Aufgaben
cure-remove-or-misspelt = löschen Sie sie, oder sehen Sie nach, ob ihr Name irgendwo falsch geschrieben ist
cure-put-folder-back = sehen Sie nach, ob der Datenträger angeschlossen ist, oder legen Sie den Ordner zurück; sobald er da ist, wird gespeichert
cure-put-help = legen Sie den Ordner help neben das Programm
cure-put-saves-back = ab hier wird weiter gespeichert; legen Sie die früheren Spielstände zurück, wenn sie gebraucht werden
cure-remove-leftover = entfernen Sie es; der nächste Aufruf von `switchboard players` versucht es auch
cure-rename-first-counts = geben Sie einer davon einen anderen Namen; die erste zählt
cure-rename-one = geben Sie einem davon einen anderen Namen
cure-rename-to = benennen Sie { $other } in { $name } um
cure-return-value = schreiben Sie ein return mit einem Wert hinein
cure-row-one-way = schreiben Sie die Zeile entweder mit Elementen oder ohne, nicht beides
cure-rows-as-height = schreiben Sie so viele Zeilen, wie die Höhe sagt, oder ändern Sie die Höhe
cure-rows-as-template = schreiben Sie die Zeilen der Matrizen wie in help/NEW_GAME, oder ändern Sie die Datei von Hand
cure-rule-languages = schreiben Sie language="1" oder language="2"
cure-same-size = geben Sie beiden die gleiche Breite und Höhe
cure-pieces-at-the-end = schreiben Sie die Figuren hin, die dort am Ende stehen müssen
cure-where-it-stands = schreiben Sie Ax = { $column } und Ay = { $row }, wenn Regeln fragen, wo sie steht
cure-from-zero = Spalten und Zeilen zählen von 0 an; schreiben Sie 0 und 0, wenn keine Figur läuft
cure-full-or-other-out = sehen Sie nach, ob der Datenträger voll ist, oder wählen Sie einen anderen Ordner
cure-other-run = nehmen Sie einen leeren Ordner, oder verlangen Sie dasselbe wie in run.json
cure-own-matrix = geben Sie dieser Aufgabe ihr eigenes { $name }
cure-own-rule = geben Sie ihm eine eigene GameRule, oder wechseln Sie zu language="2"
cure-pair-around = schreiben Sie noch ein Klammerpaar um die ganze Bedingung
cure-save-again = speichern Sie es noch einmal in einem Zeichenprogramm
cure-save-as = speichern Sie es in einem Zeichenprogramm als { $wanted }
cure-save-utf8 = speichern Sie die Datei in UTF-8
cure-save-workbook = speichern Sie sie neu als .xlsx oder .ods, oder jede Aufgabe als .csv
cure-say-language-two = schreiben Sie <ArrayOfGameRule language="2"> an den Anfang der Datei
cure-say-language-two-or-less = schreiben Sie <ArrayOfGameRule language="2">, oder verwenden Sie nur if, ==, !=, + und -
cure-say-yes = wenn das so gemeint ist, geben Sie --yes an
cure-search-kinds = schreiben Sie kind="mcts" oder kind="alphabeta"
cure-see-and-save = sehen Sie nach, ob Ordner und Datenträger in Ordnung sind, und speichern Sie noch einmal
cure-see-check = es hat keine generator.xml, oder sie hat Fehler: siehe `switchboard check`
cure-see-connected = sehen Sie nach, ob der Datenträger angeschlossen ist
cure-see-moved = sehen Sie nach, ob sie verschoben oder gelöscht wurde
cure-see-rights = sehen Sie nach, ob Sie sie lesen dürfen
cure-see-there = sehen Sie nach, ob er da ist
cure-set-aside = er wird beiseitegelegt; verwendet wird der neueste gute
cure-set-valid = setzen Sie die Felder auf true, die zuerst gewählt werden können
cure-short-label = schreiben Sie ein bis drei Buchstaben oder Ziffern
cure-side-and-number = schreiben Sie eine Seite und eine Zahl, etwa U0, oder erhöhen Sie board.paths_on_tile_side
cure-sides = U ist oben, D unten, L links, R rechts
cure-sign-pieces = geben Sie jeder Ziffer und + - * / = eine Figur
cure-smaller-number = schreiben Sie eine kleinere Zahl
cure-smaller-picture = verkleinern Sie das Bild
cure-split-file = teilen Sie sie, oder lassen Sie weg, was nicht gebraucht wird
cure-split-it = teilen Sie sie
cure-start-again = starten Sie das Programm nach einer Änderung neu
cure-start-it = beginnen Sie sie
cure-start-on-end = beginnen Sie an einem Ende, das die connections des Plättchens nennen
cure-starts-anew = die Aufgabe beginnt von vorn; der Verlauf zeigt weiterhin, was gespielt wurde
cure-stays-there = er bleibt, wo er ist; verwendet wird der neueste lesbare
cure-sudoku-sizes = es hat 16, 81 oder 256
cure-take-away = entfernen Sie es
cure-take-export = nehmen Sie eine, die `switchboard players export` geschrieben hat
cure-take-switchboard = nehmen Sie die Datei eines Spielers aus `switchboard players export` oder ein Zip eines Spielordners
cure-true-false-beside = schreiben Sie true, false oder beside
cure-true-or-false = schreiben Sie true oder false
cure-truth-without-quotes = schreiben Sie true oder false ohne Anführungszeichen
cure-two-rules = schreiben Sie zwei Regeln, oder wechseln Sie zu language="2"
cure-type-int = schreiben Sie xsi:type="xsd:int"
cure-use-loop = verwenden Sie stattdessen while oder foreach
cure-use-piece = verwenden Sie einen Namen aus pieces.xml
cure-usual-settings = es gelten die üblichen Einstellungen
cure-usual-value = es gilt der übliche Wert
cure-value-types = schreiben Sie xsi:type="xsd:int", "xsd:string" oder "xsd:boolean"
cure-within-bounds = schreiben Sie eine Zahl in diesen Grenzen
cure-without-point = schreiben Sie sie ohne Punkt und ohne Exponent
cure-writable-for-code = machen Sie den Ordner beschreibbar, damit sich Exporte zusammenführen lassen
cure-writable-or-users = machen Sie ihn beschreibbar, oder wählen Sie mit --users einen anderen Ordner
cure-write = schreiben Sie { $write }
cure-write-after-add = schreiben Sie ihn hinter add
cure-write-ampersand = als Zeichen in einem Text schreibt man &amp;
cure-write-answer = schreiben Sie das gefüllte Gitter nach einem Leerzeichen dahinter
cure-write-as = schreiben Sie sie als <{ $wanted }>
cure-write-attribute = schreiben Sie name="wert"
cure-write-clues = schreiben Sie ganze Zahlen mit Kommas, unter rows oder columns
cure-write-colour = schreiben Sie den Web-Namen einer Farbe wie Green, oder #rrggbb
cure-write-comment = einen Kommentar schreibt man <!-- ... -->
cure-write-comment-so = schreiben Sie <!-- der Kommentar -->
cure-write-define = schreiben Sie define Name(x) {"{"} ... {"}"}
cure-write-double = schreiben Sie zum Vergleichen ==
cure-write-element = schreiben Sie <{ $name }>
cure-write-else-ifs = schreiben Sie if (...) {"{"} ... {"}"} else if (...) {"{"} ... {"}"}
cure-write-end-tag = schreiben Sie </{ $name }>
cure-write-end-tag-where = schreiben Sie </{ $name }>, wo es endet
cure-write-fold = schreiben Sie { $word }(C in STATE : ...)
cure-write-form = { $count ->
    [one] schreiben Sie
   *[other] schreiben Sie eines davon:
 } "{ $forms }"
cure-write-game-name = schreiben Sie ihn zwischen <Name> und </Name>
cure-write-here = ergänzen Sie hier: { $what }
cure-write-import = schreiben Sie import.xml in den Ordner des Spiels; docs/level-data.md zeigt, wie
cure-write-instead = schreiben Sie { $wanted } statt { $near }
cure-write-into = schreiben Sie <{ $name }> ... </{ $name }> hinein
cure-write-items = schreiben Sie {"{"} "coin": {"{"} ... {"}"} {"}"}
cure-write-known = schreiben Sie { $known }
cure-write-language = schreiben Sie eines der Wörter { $known }
cure-write-less-than = als Zeichen in einem Text schreibt man &lt;, oder der ganze Text steht zwischen <![CDATA[ und ]]>
cure-write-list = schreiben Sie [ ... ]
cure-write-minimum = schreiben Sie { $moves }; `switchboard solve --write` tut das
cure-write-move = schreiben Sie zum Beispiel ["move"]
cure-write-moves = schreiben Sie Züge als Spalte,Zeile, getrennt durch Leerzeichen, oder lassen Sie <Solution> weg
cure-write-name = schreiben Sie einen Namen
cure-write-object = schreiben Sie {"{"} ... {"}"}
cure-write-one-of = schreiben Sie eines der Wörter { $known }
cure-write-piece = schreiben Sie ein <GamePiece> für jedes Ding auf dem Brett
cure-write-piece-name = schreiben Sie piece="Wall"
cure-write-players = schreiben Sie <Players>{ $numbers }</Players>
cure-write-say = schreiben Sie say "...";
cure-write-single = schreiben Sie =, um einen Wert zu geben
cure-write-stop = schreiben Sie stop; damit enden die Regeln der Runde
cure-write-true = schreiben Sie <{ $name }>true</{ $name }>
cure-x-or-y = schreiben Sie { $point }.x oder { $point }.y
cure-zero-or-fewest = schreiben Sie 0 oder die wenigsten Züge
cure-part-game = teilen Sie das Spiel in mehrere; der Rest wird nicht gelesen
cure-move-folders = legen Sie einige woanders hin; nicht in alle wird hineingesehen
cure-wait-reading = warten Sie: es erscheint in der Liste, sobald es gelesen ist
cure-what-follows-into-if = schreiben Sie das Folgende in if (...) {"{"} ... {"}"}
cure-shorter-functions = schreiben Sie kürzere Funktionen, oder rufen Sie sie mit denselben Typen auf
cure-check-quicker = nehmen Sie kleinere oder weniger Bilder, kürzere Regeln oder weniger Level
cure-run-check = lassen Sie `switchboard check` darüber laufen
cure-remove-sign = entfernen Sie es: es verändert, was daneben gezeigt wird
cure-shorter-text = kürzen Sie ihn; der Rest wird weggelassen
cure-remove-some = entfernen Sie einige; sie werden weggelassen
cure-rename-counting = benennen Sie eines um; es zählt das in { $first }
cure-fewer-frames = verkleinern Sie das Bild, oder lassen Sie Einzelbilder weg: die weiteren werden nicht gezeigt
cure-one-file = ein Bild ist eine einzige Datei: nehmen Sie auf, worauf es verweist, Bitmaps als png, jpeg, gif oder webp
cure-shorter-source = Level oder Regeln weglassen oder mehrere Spiele daraus machen
cure-z-comment = ein Kommentar steht in runden Klammern, und was geöffnet wird, wird geschlossen
cure-z-sections = die Reihenfolge ist objects, legend, sounds, collisionlayers, rules, winconditions, levels
cure-z-prelude = schreiben Sie ein Wort aus docs/puzzlescript.md mit seinem Wert, etwa title Mein Spiel oder flickscreen 7x5
cure-z-objects = ein Objekt besteht aus Name, einer Zeile Farben wie red #00ff00 und fünf Zeilen aus fünf Ziffern oder Punkten
cure-z-legend = schreiben Sie A = B oder A = B and C oder A = B or C
cure-z-names = erklären Sie es in objects oder in der Legende unter einem eigenen Namen
cure-z-layers = schreiben Sie jedes Objekt einmal in eine Zeile von collisionlayers; was zusammen stehen darf, liegt in verschiedenen Zeilen
cure-z-sounds = schreiben Sie ein Ereignis und seine Nummer, etwa crate move 36772507 oder sfx0 36772507
cure-z-rule = eine Regel ist [ > player | crate ] -> [ > player | > crate ]; davor dürfen Richtungen, late, rigid und random stehen, danach again, cancel, checkpoint, restart, win, sfx0 und message
cure-z-meaning = nennen Sie einzelne Objekte oder teilen Sie die Regel auf
cure-z-loop = schreiben Sie startloop, Regeln, endloop, jedes in eine eigene Zeile
cure-z-win = schreiben Sie all target on crate, some player on exit oder no enemy
cure-z-level = ein Level besteht aus Zeilen von Zeichen der Legende, davor und danach steht eine leere Zeile
cure-z-fewer = machen Sie es kleiner
cure-z-endless = sorgen Sie dafür, dass again und Schleifen enden
cure-piece-or-true = schreiben Sie den Namen eines Spielstücks, oder true, wenn das Brett damit nicht fertig ist
cure-name-a-piece = schreiben Sie den Namen eines Spielstücks
cure-while-behind = schreiben Sie while und was für sie gilt vor den Doppelpunkt
cure-numbers-in-points = schreiben Sie Zahlen hinein, etwa (1, 0)
cure-close-brace = schreiben Sie {"}"} hinter das, was ausgerechnet wird
cure-mend-givens = ändern Sie die Vorgaben oder die Gesetze
cure-more-givens = geben Sie mehr Felder oder Zahlen vor
cure-turn-alone = schreiben Sie Regeln, die das gewählte Feld durch seine Spielstücke drehen und sonst nichts ändern
cure-write-constraints = schreiben Sie die Gesetze des fertigen Bretts in rules.xml, oder wählen Sie eine andere Methode
