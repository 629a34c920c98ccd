# Was Probleme und Ratschläge sagen. Eine Meldung heißt CODE-Fall, ein Rat cure-Fall, ein Zusatz hinter der Meldung more-Fall.

# Vor einem gezeichneten Problem und seinen Ratschlägen
word-error = Fehler
word-warning = Warnung
word-note = Hinweis
word-help = Rat

# Wörter in Meldungen, im Nominativ
doing-saving = das Speichern
doing-reading-file = das Lesen der Datei
doing-reading-folder = Lesen des Ordners
doing-reading-saves = das Lesen der Spielstände
doing-reading-save = das Lesen eines Spielstands
doing-opening = das Öffnen des Spielerordners
doing-removing-level = das Entfernen der Aufgabe
doing-exporting-player = der Export des Spielers
doing-importing = der Import des Spielers
doing-adding = das Hinzufügen der Datei
doing-packing = das Schreiben der zip-Datei
doing-reading-players = das Lesen der Spieler
doing-making-folder = das Anlegen des Spielerordners
doing-removing-player = das Entfernen des Spielers
doing-forgetting = das Vergessen des letzten Spielers
doing-exporting-history = der Export des Verlaufs
doing-keeping-report = das Speichern des Berichts
doing-reading-presses = das Lesen der Tastendrücke
doing-keeping-presses = das Aufzeichnen der Tastendrücke
doing-reading-manual = das Lesen des Handbuchs
doing-removing-it = das Entfernen
doing-taking-name-out = das Entfernen des Namens
why-full = der Datenträger ist voll
why-only-read = der Datenträger ist schreibgeschützt
why-not-allowed = zum Ändern des Ordners fehlt die Berechtigung
why-not-there = es ist nicht da
why-link = an seiner Stelle ist eine Verknüpfung
why-folder = an seiner Stelle ist ein Ordner
why-device = an seiner Stelle ist ein Gerät oder eine Pipe
why-game-protected = zum Ändern des Spiels fehlt die Berechtigung
why-no-properties = es ist kein properties.xml darin
why-no-game = es ist weder ein Spieler noch ein Spiel darin
why-no-zip = sie ist keine Zip-Datei oder beschädigt
why-many-files = es sind zu viele Dateien darin
why-stopped = es wurde angehalten
why-path = er führt aus dem Ordner hinaus
why-path-deep = er hat zu viele Ordner ineinander
why-name-hidden = er beginnt mit einem Punkt und wäre verborgen
why-name-sign = er hat ein Zeichen, das manche Systeme ablehnen oder das man nicht sieht
why-name-rim = er beginnt oder endet mit einem Leerzeichen oder endet mit einem Punkt, was Windows weglässt
why-name-device = Windows behält ihn einem Gerät vor
why-name-long = er ist zu lang
why-name-twin = er unterscheidet sich von einem anderen Namen darin nur in der Groß- und Kleinschreibung, oder er ist zugleich Datei und Ordner
why-bad-properties = ihr properties.xml lässt sich nicht lesen
why-large-file = eine Datei darin ist zu groß
why-empty = die Datei ist leer
why-sum = die Prüfsumme stimmt nicht
why-no-items = es ist kein <Items> darin
why-no-start = der Spielstand 00000000.xml, auf dem er aufbaut, fehlt
why-other-level = er gehört zu einer anderen Aufgabe oder einem anderen Versuch
why-unchanged = <Unchanged> passt nicht zur Anfangsstellung
why-minimum = sein MinimumNumberOfMoves ist nicht das erwartete
why-far-larger = sie wäre ausgepackt unverhältnismäßig groß

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
more-in-level = , in Aufgabe { $inlevel }

# == F: Meldungen
F001-no-file = diese Datei gibt es nicht
F001-missing = die Datei { $name } fehlt
F001-fewest = die kleinste Zahl von Zügen konnte nicht eingetragen werden: { $why }
F001-game-gone = der Ordner des Spiels { $name } ist verschwunden
F002-file = die Datei hat { $size } Bytes; erlaubt sind { $limit }
F003-file = die Datei lässt sich nicht lesen: { $why }
F003-picture = das Bild { $name }
F003-failed = der Ordner ließ sich nicht lesen
F003-deep = Ordner sind tiefer als { $most } ineinander verschachtelt
F004-file = der Pfad führt aus dem Spielordner hinaus
F004-picture = das Bild { $name } führt aus dem Spielordner hinaus
F005-file = die Datei ist kein Text in UTF-8
F005-picture = das Bild { $name } ist nicht in UTF-8
F006-no-folder = es gibt keinen Spielordner, oder er ist leer
F007-none = es gibt keine Aufgaben
F007-many = es gibt mehr als { $most } Aufgaben
F008-games = der Ordner der Spiele lässt sich nicht lesen: { $why }
F009-twice = zwei Spiele haben den Ordnernamen { $name }; das zweite wird ausgelassen
F010-bytes = die Dateien haben zusammen mehr als { $most } Bytes
F010-cells = die Aufgaben haben zusammen mehr als { $most } Felder
F011-many = im Ordner der Spiele liegen mehr als { $most } Ordner
F012-reading = das Spiel wird noch geladen
F013-long = die Prüfung dauerte zu lange: einige Regeln, Aufgaben, Bilder oder Lösungen wurden nicht mehr geprüft

# == G: Meldungen
G001-unknown = es gibt keine Aufgabe „{ $word }“
G002-most-below-least = die größte Zahl von Zügen, { $most }, ist kleiner als die kleinste, { $least }
G003-unknown = es gibt keine Figur „{ $name }“
G004-wall = diese Methode braucht <Wall>: die Figur für Felder, auf die der Weg nie kommt
G004-contents = diese Methode braucht <Contents>: ein Skript, das das Brett füllt
G004-wall-and-path = diese Methode braucht <Wall> und <Path>, oder keines von beiden
G004-wall-path-or-pieces = diese Methode braucht <Wall> und <Path>, oder <Pieces> mit offenen Seiten
G005-unknown = dieser Generator hat keinen Schwierigkeitsgrad „{ $wanted }“
G006-none = das Spiel { $game } kann keine neuen Aufgaben erzeugen
G007-no-solution = Aufgabe { $level } hat keine <Solution>; das fertige Brett ist darum nicht bekannt
G009-no-laws = die Regeln enthalten kein constraint
G009-law-refused = die Methode laws kann dieses Constraint nicht verwenden
G010-unknown = das Maß { $name } ist weder Width noch Height noch eine Zahl unter den Werten der Aufgabe
G010-twice = das Maß { $name } kommt zweimal vor
G010-many = es sind mehr als { $most } Maße
G010-range = ein Maß braucht die Attribute least und most mit höchstens { $most } Werten dazwischen
G010-board = mit diesen Maßen entsteht kein spielbares Brett: { $measures }

# == X: Meldungen
X001-less-than = mit dem Zeichen < beginnt hier kein Element
X001-empty = die Datei enthält kein XML
X001-open-tag = dieses Tag ist nicht geschlossen
X001-open-quote = diesem Wert fehlt das schließende Anführungszeichen
X001-open-comment = dieser Kommentar ist nicht geschlossen
X001-open-cdata = dieses <![CDATA[ ist nicht geschlossen
X001-no-comment = mit <! beginnt weder ein Kommentar noch CDATA
X001-unfinished = das XML endet zu früh
X001-ampersand = das Zeichen & hat hier keine Bedeutung
X001-ill-formed = das XML ist nicht wohlgeformt
X001-unreadable = das XML lässt sich nicht lesen
X002-other-name = </{ $closed }> kann <{ $name }> nicht schließen
X002-nothing-to-close = </{ $name }> schließt nichts
X002-open-at-end = <{ $name }> ist bis zum Ende der Datei nicht geschlossen
X002-open-before = <{ $name }> ist vor </{ $other }> in Zeile { $line } nicht geschlossen
X003-entity = die Entität &{ $name }; ist unbekannt
X003-ampersand = das Zeichen & hat hier keine Bedeutung
X004-doctype = ein DOCTYPE wird nicht unterstützt
X005-depth = Elemente sind tiefer als { $most } ineinander verschachtelt
X005-elements = die Datei hat mehr als { $most } Elemente
X005-attributes = <{ $name }> hat mehr als { $most } Attribute
X006-no-value = ein Attribut hat keinen Wert
X006-no-value-behind = hinter dem = eines Attributs fehlt der Wert
X006-no-quotes = der Wert dieses Attributs steht nicht in Anführungszeichen
X006-open-quote = diesem Wert fehlt das schließende Anführungszeichen
X006-twice = dieses Attribut kommt zweimal vor
X007-second-root = hier beginnt ein zweites Wurzelelement
X007-text = außerhalb des Wurzelelements steht Text
X008-root = das Wurzelelement ist <{ $found }>, nicht <{ $name }>
X008-unknown = <{ $name }> gehört nicht in <{ $of }>
X008-other-cell = wo <{ $name }> hingehört, steht <{ $found }>
X009-between-elements = zwischen den Elementen von <{ $of }> steht Text
X009-between-cells = zwischen den Feldern einer Zeile steht Text
X010-element = <{ $name }> kommt in <{ $of }> zweimal vor
X010-text-without-language = <{ $name }> kommt zweimal ohne xml:lang{ $tag } vor
X010-text-in-language = <{ $name }> kommt für die Sprache { $tag } zweimal vor
X010-message = die Meldung { $name } kommt in einer Sprache zweimal vor
X011-element = in <{ $of }> fehlt <{ $name }>
X011-name = <{ $of }> hat kein Attribut „name“
X012-unknown = <{ $of }> hat kein Attribut „{ $name }“

# == V: Meldungen
V001-missing = eine ganze Zahl fehlt
V001-out-of-range = { $text } liegt außerhalb des Bereichs
V001-no-number = „{ $text }“ ist keine ganze Zahl
V001-players = „{ $text }“ ist keine Spielerzahl
V001-character = character muss ein einziges Zeichen sein
V001-item = ein Eintrag braucht einen Namen und eine ganze Zahl
V002-neither = „{ $text }“ ist weder true noch false
V003-none-of = „{ $text }“ ist keine dieser Möglichkeiten: { $known }
V003-rule-language = es gibt keine Regelsprache „{ $text }“
V003-rules-hash = „{ $text }“ ist kein Hash früherer Regeln
V003-form = es gibt keine Form „{ $name }“
V003-valid = valid ist „{ $text }“
V003-language = das Programm spricht die Sprache „{ $text }“ nicht: diesen Text wird niemand sehen
V004-no-colour = „{ $text }“ ist keine Farbe
V005-element = <{ $name }> ist leer
V005-game = das Spiel hat keinen Namen
V005-picture = das Bild hat keinen Dateinamen
V005-cell-piece = das Feld nennt keine Figur
V006-hidden = in <{ $of }> steht das unsichtbare Zeichen { $sign }
V007-text = der Text von <{ $name }> hat mehr als { $most } Zeichen
V007-languages = <{ $name }> gibt es in mehr als { $most } Sprachen
V007-messages = es gibt mehr als { $most } Meldungen

# == P: Meldungen
P001-twice = zwei Figuren heißen „{ $name }“
P002-missing = das Bild { $name } ist nicht im Ordner PIECES
P003-no-ending = der Dateiname des Bildes { $name } hat keine Endung
P003-kind = das Bild { $name } ist ein { $kind }, und das lässt sich nicht zeichnen
P004-damaged = das Bild { $name } ist beschädigt
P004-other-kind = das Bild { $name } ist in Wirklichkeit ein { $found }
P004-not-of-kind = das Bild { $name } ist kein { $wanted }
P005-unused = keine Regel und keine Aufgabe verwendet die Figur „{ $name }“
P006-pieces = es gibt mehr als { $most } Figuren
P006-layers = eine Figur hat mehr als { $most } Ebenen
P006-letters = ein Text auf einer Figur hat 1 bis { $most } Zeichen
P007-none = es gibt keine Figuren
P008-too-large = das Bild { $name } hat { $width } x { $height } Bildpunkte; erlaubt sind { $most } x { $most }
P008-frames = die Einzelbilder von { $name } haben zusammen mehr als { $most } Bildpunkte
P009-reference = das Bild { $name } verweist auf { $to }, und das lässt sich nicht zeichnen
P010-no-piece = Eigenschaft { $name }: { $text } ist keine Figur
P012-wide = das Symbol { $symbol } braucht mehr als zwei Spalten
P012-twice = { $name } hat dasselbe Symbol { $symbol } wie { $other }, aber ein anderes Bild
P013-alike = { $count ->
    [2] { $name } und { $other } sehen gleich aus
   *[other] { $name }, { $other } und weitere sehen gleich aus, zusammen { $count }
}: Spieler können sie nicht unterscheiden, daher gibt es keine Hinweise, solange beide auf dem Brett sind
P014-flashes = { $name } blitzt: Mehr als ein Viertel davon wird öfter als zweimal in der Sekunde hell und dunkel
P011-range = „{ $text }“ ist kein Bereich von höchstens { $most } Zahlen

# == A: sounds
A001-kind = { $name } in SOUNDS ist kein Klang, der sich abspielen lässt
A001-damaged = der Klang { $name } ist beschädigt oder keine einfache wav-Datei
A001-long = der Klang { $name } ist länger als { $most } Sekunden
A001-many = in SOUNDS liegen mehr als { $most } Klänge
A002-unused = keine Regel spielt den Klang { $name }
A003-unknown = einen Klang namens { $name } gibt es nicht: Er klingt wie ein Zug

# == E: Meldungen
E001-locked = das Spiel wird direkt mit den Pfeiltasten gespielt und lässt das nicht ändern: mit einem Taster wäre es nicht spielbar
E002-locked = die Markierung ist verborgen, und das Spiel lässt das nicht ändern: mit einem Taster wäre es nicht spielbar
E003-count = „{ $text }“ bezeichnet keine Zahl
E003-level = in Aufgabe { $level } fehlt die Zahl, die neben dem Brett stehen soll
E003-piece = die Figur „{ $piece }“, die neben dem Brett stehen soll, gibt es nicht
E003-shine = es gibt keine Figur „{ $piece }“ für <Shine>
E003-trim = es gibt keine Figur „{ $piece }“ für <Trim>
E004-signals = <{ $name }> bewirkt hier nichts: nur Regeln in Sprache 2 erfahren von Signalen und von der Zeit

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
 }, die Höhe ist aber { $height }
L006-row = Zeile { $row } von { $name } hat { $cells ->
    [one] 1 Feld
   *[other] { $cells } Felder
 }, die Breite ist aber { $width }
L007-unknown = es gibt keine Figur „{ $piece }“
L008-no-move = in VALID ist kein Feld true: am Anfang ist kein Zug möglich
L009-unknown = „{ $type }“ ist kein Werttyp
L010-no-type = der Wert hat keinen Typ
L011-item = der Eintrag „{ $name }“ kommt zweimal vor
L011-matrix = die Matrix „{ $name }“ kommt zweimal vor
L013-matrix = { $name } muss eine { $wanted } sein
L013-position = { $name } muss eine ganze Zahl sein
L014-items = es gibt mehr als { $most } Einträge
L014-matrices = es gibt mehr als { $most } Matrizen
L015-no-final = der Aufgabe fehlt FINAL: sie lässt sich nie lösen
L021-off-the-board = der Start Ax = { $x }, Ay = { $y } liegt außerhalb des Bretts, das { $size } groß ist
L022-beside-the-piece = der Start ist { $x },{ $y }, die Figur des Spielers steht aber auf { $column },{ $row }
L023-all-stars = jedes Feld dieses FINAL ist *: schon der erste Zug löst die Aufgabe
L016-no-moves = die Lösung besteht nicht aus Zügen: { $why }
L016-not-valid = Zug { $number } der Lösung, { $move }, ist dort nicht möglich
L016-not-finished = { $count ->
    [one] der eine Zug der Lösung löst
   *[other] die { $count } Züge der Lösung lösen
 } die Aufgabe nicht
L017-unsolvable = die Aufgabe ist nicht lösbar: alle erreichbaren Stellungen wurden geprüft
L018-too-many = MinimumNumberOfMoves ist { $minimum }, die Aufgabe lässt sich aber in { $moves } Zügen lösen
L019-too-few = MinimumNumberOfMoves ist { $minimum }, die Aufgabe braucht aber mindestens { $moves } Züge
L020-not-proven = nicht bekannt: eine Lösung mit { $moves } Zügen wurde gefunden; ob { $minimum } reichen, blieb offen
L020-time = nicht bekannt: die Zeit lief ab, bevor eine Antwort gefunden war
L020-cancelled = nicht bekannt: die Suche wurde angehalten
L020-states = nicht bekannt: die Suche hat die größte Zahl von Stellungen erreicht
L020-memory = nicht bekannt: die Suche hat die Speichergrenze erreicht
L020-exhausted = nicht bekannt: der Suche gingen die aussichtsreichen Züge aus
L020-chance = nicht bekannt: in diesem Spiel entscheidet der Zufall mit
L020-players = nicht bekannt: an diesem Spiel nehmen mehrere Spieler teil
L020-hidden = nicht bekannt: das Spiel verbirgt etwas, das man erst herausfinden muss
L020-tiles = nicht bekannt: für Spiele mit Plättchen wird keine Lösung gesucht
L020-not-replayed = nicht bekannt: es wurde eine Lösung gefunden, die sich nicht nachspielen lässt; das ist ein Programmfehler
L024-none = kein Brett erfüllt alle Constraints des Spiels
L024-lost = nach den Constraints darf das Feld { $x },{ $y } aufgedeckt werden, doch diese Wahl verliert die Aufgabe
L025-several = die Aufgabe hat mehrere Lösungen; zwei davon unterscheiden sich in diesen Feldern (insgesamt { $count }): { $cells }
L025-guess = nach { $moves } Zügen folgt aus den Constraints für kein verdecktes Feld mehr, dass es aufgedeckt werden darf: man müsste raten
L026-limits = ob die Aufgabe genau eine Lösung hat, ließ sich innerhalb der Grenzen nicht feststellen
L026-stopped = ob die Aufgabe genau eine Lösung hat, wurde nicht festgestellt: die Prüfung wurde angehalten
L026-turns = ob die Aufgabe genau eine Lösung hat, ließ sich nicht feststellen: Um herauszufinden, was die Wahl jedes Feldes ändert, müssten die Regeln zu oft ausprobiert werden

# == C: Meldungen
C001-twice = der Name „{ $name }“ kommt in den Tabellen zweimal vor
C002-no-cell = „{ $word }“ ist kein Feld
C002-many = die Listen enthalten mehr als { $most } Felder

# == O: Meldungen
O001-unknown = es gibt keine Suche namens „{ $word }“
O001-playout = `Playout` sagt, wie die Zufallsspiele der Suche „mcts“ verlaufen, die dieser Computerspieler nicht benutzt
O002-changed = was für das Level { $level } gelernt wurde, wurde mit anderen Regeln, Spielsteinen oder einem anderen Brett gelernt: Computerspieler spielen ohne das Gelernte
O003-level = das Spiel hat kein Level { $level }
O003-hash = learnt_on muss eine Zahl mit höchstens 16 Ziffern von 0 bis 9 und a bis f sein
O003-piece = das Spiel hat keinen Spielstein „{ $piece }“
O003-shape = so viele Arten von Spielsteinen oder so lange Reihen lassen sich auf diesem Brett nicht lernen
O003-count = hier müssen { $rows } Listen mit je { $columns } Zahlen stehen
O003-policy = hier muss Base64 von genau { $count } Bytes stehen
O004-no-records = das ist keine Datei mit Partien, die `switchboard train` gespielt hat
O004-no-field = die Zeile „{ $name }“ fehlt
O004-line = diese Zeile ist keine Partie, die `switchboard train` geschrieben hat
O004-other = die Partien wurden mit { $name } { $found } gespielt, nicht { $wanted }
O004-apart = diese Partien wurden mit anderem seed oder anderem work gespielt als die der ersten Datei
O004-twice = Partie { $number } ist in einer anderen Datei nicht dieselbe
O004-unplayable = Partie { $number } lässt sich nicht spielen: Wahl { $place } ist nicht erlaubt

# == N: Meldungen
N001-taken = es gibt schon eine Datei oder einen Ordner mit diesem Namen
N002-level = die Aufgabe lässt sich nicht schreiben: { $why }
N002-game = es lässt sich nicht schreiben: { $why }
N003-no-name = „{ $name }“ kann kein Ordnername sein
N004-read = die Aufgabe lässt sich nicht lesen: { $why }
N004-write = die Aufgabe lässt sich nicht speichern: { $why }
N004-many = es gibt zu viele Aufgaben
N005-form = eine Aufgabe in dieser Schreibweise kann der Editor nicht ändern

# == I: Meldungen
I001-too-large = die Datei hat mehr als { $most } Bytes
I001-not-utf8 = die Datei ist nicht in UTF-8
I001-workbook = die Arbeitsmappe lässt sich nicht lesen: { $why }
I001-sheets = es gibt mehr als { $most } Blätter
I001-csv = Zeile { $line } ist kein gültiges CSV: { $why }
I001-levels = die Zahl der Aufgaben in der Datei ist { $count }
I001-parts = die Arbeitsmappe hat mehr als { $most } Teile
I001-unpacked = entpackt hat die Arbeitsmappe mehr als { $most } MiB
I001-far-row = die Arbeitsmappe hat noch Inhalt unterhalb von Zeile { $most }
I001-far-column = die Arbeitsmappe hat noch Inhalt rechts von Spalte { $most }
I001-no-cell = die Arbeitsmappe verweist auf die Zelle „{ $word }“, die es nicht geben kann
I001-file = die Datei lässt sich nicht lesen: { $why }
I001-kind = diese Art von Datei ist unbekannt
I001-not-written = die Datei lässt sich nicht schreiben: { $why }
I002-no-sheet = Zeile { $line } gehört zu keinem Blatt
I002-no-state = das Blatt STATE fehlt
I003-sheet = das Blatt { $name } ist größer als { $most } mal { $most }
I003-empty-cell = { $cell } ist leer
I003-clues = diese Zahlen stehen weder unter rows noch unter columns
I003-nonogram = Breite { $width }, { $rows } Zeilen, { $columns } Spalten und ein Ziel von { $cells } Feldern passen nicht zusammen
I003-sudoku = ein Gitter von { $count } Zeichen ist kein Sudoku
I003-board = das Brett ist { $width } x { $height }
I004-unknown = es gibt keine Figur „{ $word }“
I004-clue = das Spiel hat keine Figur für die Zahl { $clue }; die größte ist { $largest }
I005-item = ein Eintrag braucht einen Namen, einen Wert und true oder false
I005-level-word = „{ $word }“ bedeutet hier nichts
I005-neither = „{ $word }“ ist weder true noch false
I006-no-characters = das Spiel sagt nicht, wofür die Zeichen in { $form }-Aufgaben stehen
I007-unknown = „{ $character }“ steht für keine Figur
I008-no-goal = das Nonogramm hat kein Ziel; so wäre nicht zu erkennen, wann es gelöst ist
I008-no-answer = in dieser Zeile fehlt die Lösung; so wäre nicht zu erkennen, wann die Aufgabe gelöst ist
I008-other-answer = die Lösung hat hier ein anderes Zeichen
I008-runs-of-row = Zeile { $number } des Ziels hat die Blöcke { $runs }, angegeben sind aber { $clues }
I008-runs-of-column = Spalte { $number } des Ziels hat die Blöcke { $runs }, angegeben sind aber { $clues }
I008-twice-in-row = die Lösung hat { $sign } in Zeile { $row } zweimal, das zweite Mal in Spalte { $column }
I008-twice-in-column = die Lösung hat { $sign } in Spalte { $column } zweimal, das zweite Mal in Zeile { $row }
I008-twice-in-box = die Lösung hat { $sign } in einem Kasten zweimal, das zweite Mal in Zeile { $row }, Spalte { $column }
I008-two-answers = das Gitter hat mehr als eine Lösung: sie unterscheiden sich in Zeile { $row }, Spalte { $column }
I008-two-pictures = zu den Zahlen passt mehr als ein Bild: ein anderes unterscheidet sich in Zeile { $row }, Spalte { $column }

# == R: Meldungen
R001-rules = die übersetzten Regeln überschreiten ihre eigenen Grenzen; bitte melden Sie das
R001-script = das übersetzte Skript überschreitet seine eigenen Grenzen; bitte melden Sie das
R002-no-level = das Spiel hat keine Aufgabe Nummer { $number }
R002-one-level = ein Spiel mit Plättchen hat nur eine Aufgabe
R002-many = Aufgabe { $level }: mehr als { $items } Einträge oder { $matrices } Matrizen
R002-no-board = Aufgabe { $level }: STATE oder VALID fehlt
R002-no-position = Aufgabe { $level }: der Eintrag { $name } fehlt oder ist keine Zahl
R002-no-state = Aufgabe { $level }: STATE fehlt oder enthält keine Wörter
R002-no-valid = Aufgabe { $level }: VALID fehlt oder enthält nicht true und false
R002-sizes = Aufgabe { $level }: STATE, VALID und FINAL müssen die gleiche Größe und passende Typen haben
R003-words = Aufgabe { $level }: mehr als { $most } verschiedene Wörter
R003-instructions = Aufgabe { $level }: mehr als { $most } Instruktionen
R003-script = das Skript ist zu lang
R004-no-item = der Eintrag { $name } fehlt
R004-item-kind = der Eintrag { $name } hat den falschen Typ; hierher gehört { $kind }
R004-no-piece = { $word } ist keine Figur dieses Spiels
R004-no-matrix = die Matrix { $name } fehlt oder hat die falsche Größe
R004-matrix-kind = die Matrix { $name } hat den falschen Typ; hierher gehört { $kind }
R005-rules = die Regeln brauchten mehr als { $most } Schritte
R005-script = das Skript brauchte mehr als { $most } Schritte
R010-several = eine Regel besteht aus einer Zuweisung oder einem if
R011-conditions = das ist keine Liste von Bedingungen
R012-mixed = diese Bedingung mischt AND und OR
R013-condition = das ist keine Bedingung
R017-second-language = das gibt es nur in Sprache 2
R017-most-of-them = { $count } von { $all } Regeln sind in Sprache 2 geschrieben
R020-no-piece = { $word } ist keine Figur dieses Spiels
R021-no-list = es gibt keine Liste { $word }
R021-neither = es gibt weder eine Matrix noch eine Liste { $word }
R021-this-is-neither = das ist weder eine Matrix noch eine Liste
R021-no-matrix = es gibt keine Matrix { $word }
R021-is-neither = { $word } ist weder eine Matrix noch eine Liste
R022-wanted = es gibt keinen Eintrag { $word }; hierher gehört { $wanted }
R022-no-item = es gibt keinen Eintrag { $word }
R022-no-value = dem lässt sich kein Wert zuweisen
R023-goes-through-nothing = { $word } hat keine Elemente zum Durchlaufen
R023-no-function = es gibt keine Funktion { $word }
R024-only-pieces = nur Figuren haben Eigenschaften
R024-none = keine Figur hat die Eigenschaft { $word }
R025-none = es gibt weder eine Figur noch eine Gruppe { $word }
R027-no-message = keine Nachricht heißt { $text }: Spieler würden dieses Wort lesen
R026-two-words = { $one } und { $other } sind feste Wörter, das Ergebnis ist also immer dasselbe
R026-no-item = es gibt keinen Eintrag { $word }, das Ergebnis ist also immer dasselbe
R030-wanted = hierher gehört { $wanted }, hier steht aber { $is }
R030-word = hierher gehört { $wanted }, hier steht aber das Wort { $word }
R030-never-equal = { $one } und { $other } sind nie gleich
R030-table-passed-on = eine Tabelle von Listen lässt sich nicht an eine Funktion übergeben
R030-table = das ist eine Tabelle mit mehreren Listen
R030-two-matrices = die beiden Matrizen unterscheiden sich in Größe oder Typ
R030-nothing-to-go-through = das ist weder eine Matrix noch eine Liste, es gibt also nichts zu durchlaufen
R031-outside = dieses Feld liegt immer außerhalb von { $word } (Größe { $size })
R032-never = diese Regel wird nie erreicht: Regel { $rule } beendet die Runde immer
R033-nothing = diese Zuweisung ändert nichts
R034-both = { $word } ist sowohl ein Eintrag als auch eine Figur; die Regeln verwenden den Eintrag
R036-behind-break = das wird immer übersprungen, wenn die Bedingung davor gilt: Die Regel hat Break
R035-table = { $word } ist eine Tabelle; Regeln können sie nicht ändern
R040-missing = hier fehlt { $what }; es folgt { $here }
R040-open-text = diesem Text fehlt das schließende Anführungszeichen
R040-no-parentheses = die Bedingung nach { $word } steht nicht in Klammern
R040-ends-early = die Bedingung endet vor diesem { $word }
R041-not-closed = dieser Block ist nicht geschlossen
R041-closes-nothing = zu dieser {"}"} fehlt die {"{"}
R041-else-alone = zu diesem else fehlt das if
R041-opens-nothing = diese {"{"} gehört zu nichts
R042-long-functions = die aufgerufenen Funktionen sind zusammen zu lang; jede zählt einmal für jede Kombination von Typen, mit der sie aufgerufen wird
R042-too-deep = das ist zu tief geschachtelt
R042-types = Funktionen werden mit mehr als { $most } Kombinationen von Typen aufgerufen
R043-character = das Zeichen { $word } hat hier keine Bedeutung
R043-entity = in CDATA wird { $word } nicht durch ein Zeichen ersetzt
R043-typeset = { $word } ist ein Zeichen der Textverarbeitung, das Regeln nicht kennen
R044-compares = == vergleicht; es weist keinen Wert zu
R044-gives = = weist einen Wert zu; es vergleicht nicht
R045-no-block = mit { $word } kann kein Block beginnen
R045-no-statement = mit { $word } kann keine Anweisung beginnen
R045-between = { $word } gehört nicht zwischen eine Bedingung und ihren Block
R046-comment = so schreibt man keinen Kommentar
R046-counts-otherwise = eine Zählschleife wird hier anders geschrieben
R046-angles = <> vergleicht hier nicht
R046-wrong-way-round = diese beiden Zeichen stehen in der falschen Reihenfolge
R046-not-in-rules = { $word } gibt es in Regeln nicht
R046-makes-no-name = { $word } deklariert hier keinen Namen
R046-whole-numbers = Zahlen müssen ganz sein
R050-twice = zwei Funktionen heißen { $word }
R050-inside = die Funktion { $word } ist innerhalb eines Blocks definiert
R051-nowhere = dieser Wert wird nicht verwendet
R052-taken = { $word } ist schon der Name eines Eintrags oder einer Matrix
R053-outside = dieses return steht außerhalb einer Funktion
R054-nothing = die Funktion { $word } gibt keinen Wert zurück
R054-two-kinds = die Funktion gibt hier { $here } zurück, anderswo aber { $there }
R054-now-and-then = die Funktion gibt an einer Stelle einen Wert zurück und an einer anderen keinen
R055-wrong-way = das steht in der falschen Reihenfolge
R055-from = from geht nur mit flood und size
R055-area = ein Gebiet beginnt an einem Punkt
R055-no-while = ein Gebiet kann kein while haben
R055-connected = connected braucht die Felder einer Matrix
R055-joined = Felder, die mit einem Punkt verbunden sind, brauchen ein while
R055-listed = aufgezählte Punkte müssen fest sein
R056-two-values = { $word } erwartet zwei Werte
R056-point-or-numbers = inside erwartet einen Punkt oder zwei Zahlen
R056-one-list = length erwartet eine Liste
R056-goes-through = { $word } braucht etwas zum Durchlaufen und einen Doppelpunkt
R056-values = { $word } erwartet Werte in der Anzahl { $wanted }, angegeben ist aber { $given }
R056-one-number = { $word } erwartet in [ ] eine Zahl
R056-ray = RAY erwartet zwei Punkte
R057-each = { $word } steht der Reihe nach für jedes Element; zuweisen lässt sich ihm nichts
R059-down = diese Schleife durchläuft nichts: gezählt wird aufwärts
R058-itself = die Funktion { $word } ruft sich selbst auf, direkt oder über eine andere
R060-open-brace = diese {"{"} ist nicht geschlossen
R060-inside = dieses constraint steht innerhalb eines Blocks
R061-random = ein Constraint kann nicht vom Zufall abhängen
R061-opening = die Eröffnung eines Spiels mit Constraints darf nicht vom Zufall abhängen
R061-does = ein Constraint darf nur Funktionen aufrufen, die etwas ausrechnen und nichts ändern
R061-item = ein Constraint kann nicht von { $word } abhängen: das ändert sich im Spiel
R061-matrix = ein Constraint kann nicht von { $word } abhängen: das ändert sich im Spiel
R061-not-connected = ein Constraint kann nicht verlangen, dass Felder nicht verbunden sind
R062-broken = Aufgabe { $level }: schon die vorgegebenen Felder verletzen ein Constraint: { $law }
R062-many-values = Aufgabe { $level }: das Constraint braucht zu viele Werte auf einmal
R062-many-elements = Aufgabe { $level }: das Constraint durchläuft zu viele Elemente
R062-many-laws = Aufgabe { $level }: aus den Köpfen entstehen zu viele Constraints
R062-many-clauses = Aufgabe { $level }: die Constraints bis zu diesem sind zu umfangreich
R062-unknown-bounds = Aufgabe { $level }: was durchlaufen wird, hängt von einem Feld ab, das nicht vorgegeben ist
R062-unknown-runs = Aufgabe { $level }: die Längen der Blöcke hängen von einem Feld ab, das nicht vorgegeben ist
R062-area-in-area = Aufgabe { $level }: innerhalb eines Gebiets wird nach einem anderen Gebiet gefragt
R062-area-value = Aufgabe { $level }: Größe oder Anzahl in einem Gebiet lässt sich nur vergleichen
R062-area-start = Aufgabe { $level }: der Anfang des Gebiets hängt von einem Feld ab, das nicht vorgegeben ist
R062-area-fold = Aufgabe { $level }: für die Felder eines Gebiets gibt es nur count, any und all
R062-not-worked-out = Aufgabe { $level }: das Constraint fragt nach etwas, das sich nicht im Voraus ausrechnen lässt
R063-not-turned = Aufgabe { $level }: die Wahl des Feldes { $x },{ $y } darf nur die Figuren auf diesem Feld wechseln
R064-no-step = Aufgabe { $level }: die Wahl des Feldes { $x },{ $y } ist kein Schritt, wird aber als einer angesagt, etwa „Nach rechts gehen“ oder „Hier bleiben“

# == T: Meldungen
T001-empty = die Datei ist leer
T002-json = das ist kein gültiges JSON: { $what }
T003-depth = Listen und Objekte sind tiefer als { $most } verschachtelt
T010-object = hier muss ein Objekt stehen
T010-list = hier muss eine Liste stehen
T010-text = hier muss ein Text stehen
T010-truth = hier muss true oder false stehen
T010-number = hier muss eine Zahl stehen
T010-whole = hier muss eine ganze Zahl stehen
T011-no-field = dieses Feld gibt es nicht
T012-twice = dieses Feld kommt zweimal vor
T013-between = { $number } liegt nicht zwischen { $low } und { $high }
T013-more = { $number } ist mehr als { $high }
T014-none-of = „{ $text }“ ist keine dieser Möglichkeiten: { $known }
T015-missing = das Feld fehlt
T020-no-place = „{ $text }“ ist kein Ort
T020-two-numbers = ein Ort besteht aus zwei Zahlen
T021-outside = { $cell } liegt außerhalb des Bretts, das { $size } groß ist
T022-several = an einem Ort kann nur ein Plättchen liegen
T023-twice = { $word } ist auf diesem Plättchen zweimal verbunden
T024-no-side = die Seite „{ $letter }“ ist keine von U D L R
T025-no-end = „{ $word }“ ist kein Ende eines Wegs; jede Seite hat { $count } (gezählt ab 0)
T026-no-name = der Name des Gegenstands fehlt
T026-many = es gibt mehr als 256 Arten von Gegenständen
T027-no-item = kein Plättchen trägt den Gegenstand „{ $name }“
T028-many = die Zahl der Plättchen ist { $count }
T028-none = es gibt keine Plättchen
T029-taken = bei { $cell } liegt schon tiles[{ $first }]
T030-no-effect = „{ $text }“ ist keine Wirkung
T031-no-goal = „{ $text }“ ist kein Ziel
T032-no-condition = „{ $text }“ ist keine Bedingung
T033-no-action = ein Spielzug braucht mindestens eine Handlung
T034-distances = die weiteste Bewegung ist kürzer als die kürzeste
T035-die = ein Würfel braucht seine höchste Zahl
T040-players = die Zahl der Spieler ist { $count }
T041-pool = bisher sollen { $drawn } Ziele gezogen werden, im Vorrat sind aber nur { $pool }
T042-no-scoring = „{ $text }“ ist keine Wertung
T043-parts = ein Startort braucht vier Teile
T044-no-path = das Plättchen bei { $cell } hat an diesem Ende keinen Weg
T045-no-tile = bei { $cell } liegt kein Plättchen
T046-no-path = das Plättchen bei { $cell } hat an diesem Ende keinen Weg
T047-find = die Spieler nehmen { $item } von den Plättchen, sodass es vielleicht nicht mehr zu finden ist
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
    [standing] der Spielverlauf
    [seed] die Startzahl des Zufalls
    [tile] ein Plättchen fehlt oder ist doppelt da
   *[items] die Gegenstände auf Plättchen
 }

# == H: Meldungen
H001-none = von dieser Aufgabe ist nichts gespeichert
H002-other-rules = Spielstand { $number } gehört zu anderen Regeln dieses Spiels; er bleibt erhalten, lässt sich aber nicht fortsetzen
H003-damaged = dieser Spielstand ist beschädigt: { $why }
H003-ill-formed = dieser Spielstand ist beschädigt
H003-size = dieser Spielstand ist beschädigt: er hat mehr als { $most } Bytes
H003-number = dieser Spielstand ist beschädigt: als Nummer gibt er { $number } an
H003-value = dieser Spielstand ist beschädigt: „{ $text }“ ist kein Wert für <{ $name }>
H004-missing = die Spielstände { $first } bis { $last } fehlen
# == S: Ordner der Spieler
S001-failed = { $doing } ist fehlgeschlagen: { $why }
S001-unknown-settings = die Einstellungen auf dem Datenträger lassen sich nicht lesen und werden darum nicht überschrieben
S002-open = dieser Spieler ist in einem anderen Programm geöffnet
S003-size = die Datei hat mehr als { $most } Bytes
S003-sum = die Datei ist beschädigt: die Prüfsumme stimmt nicht
S004-no-folder-name = „{ $name }“ ist nicht der Name eines Spielerordners
S005-no-value = „{ $value }“ ist kein Wert der Einstellung { $name }
S006-no-player = es gibt keinen Spieler { $name }
S007-no-manual = das Handbuch fehlt
S008-not-watched = das Programm bemerkt nicht, wenn sich Spieldateien ändern
S008-cannot-watch = das Programm kann nicht bemerken, wenn sich Spieldateien ändern: { $why }
S009-data-set = der Datensatz ließ sich nicht schreiben: { $why }
S009-other-run = der Ordner enthält die Ergebnisse eines anderen Laufs
S011-parquet-folder = Parquet braucht einen Ordner zum Schreiben
S011-no-parquet = dieses Programm wurde ohne Parquet gebaut
S011-record = das Protokoll ließ sich nicht schreiben: { $why }
S011-file = die Datei lässt sich nicht schreiben: { $why }
S012-no-parcel = das ist keine Zip-Datei eines Spielers: { $why }
S012-files = das ist keine Zip-Datei eines Spielers: sie enthält mehr als { $most } Dateien
S012-players = das ist keine Datei mit Spielenden: sie enthält mehr als { $most }
S012-name = diese Datei lässt sich wegen des Namens „{ $name }“ darin nicht hinzufügen: { $why }
S012-twice = das ist keine Zip-Datei eines Spielers: sie enthält „{ $name }“ zweimal
S012-no-switchboard = diese Datei lässt sich nicht hinzufügen: { $why }
S012-folder = in diesem Ordner ist kein Spiel
S012-not-packed = das Spiel kann nicht gepackt werden: { $why }
S013-no-name = ein Spieler braucht einen Namen
S013-taken = es gibt schon einen Spieler { $name }
S013-removes-all = mit { $name } werden auch die Einstellungen und alle Spielstände gelöscht
S013-no-language = das Programm spricht die Sprache „{ $tag }“ nicht
S014-many = von diesem Spiel sind schon { $most } neue Aufgaben gespeichert
S015-no-level = dieser Spieler hat keine neue Aufgabe { $name }
S016-gone = der Ordner des Spielers ist verschwunden
S017-missing = die Datei fehlt
S018-not-kept = der Code des Spielers lässt sich nicht speichern: der nächste Export hat einen anderen
S019-left = hier sind noch persönliche Daten, die entfernt werden sollten
S020-left-out = das wurde nicht in die Zip-Datei aufgenommen: es gehört nicht zu den Dateien und Ordnern eines Spielers
S021-emptied = die Spielstände dieser Aufgabe wurden während des Spiels gelöscht
S022-no-locks = auf diesem Datenträger ist nicht zu erkennen, ob ein anderes Programm diesen Spieler geöffnet hat
S023-named = { $other } hat Spiele, die zusammen mit { $player } gespielt wurden
S024-large-picture = ein Bild darf höchstens { $most } MiB haben
S024-no-picture = das lässt sich nicht als Bild zeichnen
S024-folder-picture = das ist ein Ordner, kein Bild
S024-slow-picture = dieses Bild zu zeichnen dauert zu lange
S024-large-song = ein Lied darf aus einer Datei von höchstens { $most } MiB kommen
S024-no-song = daraus lässt sich kein Ton gewinnen
S024-folder-song = das ist ein Ordner, kein Lied
S024-slow-song = dieses Lied zu lesen dauert zu lange
S025-picture-gone = das eigene Bild des Spielers fehlt oder ist beschädigt
S026-damaged-presses = { $count } der { $all } Einträge in dieser Datei lassen sich nicht lesen
S026-foreign-presses = diese Datei ist keine Aufzeichnung von Tastendrücken, oder nichts davon lässt sich lesen
S026-large-presses = diese Aufzeichnung von Tastendrücken ist größer als { $most } MiB
S026-newer-presses = diese Aufzeichnung von Tastendrücken stammt von einer neueren Version des Programms; gelesen wird, was diese davon kennt

# == D: Meldungen
D001-no-room = der Datenträger ist voll
D002-no-player = es gibt keinen Spieler „{ $player }“
D003-no-game = es gibt kein Spiel „{ $name }“
# == Z: PuzzleScript
Z001-not-opened = diese ) schließt einen Kommentar, der nie geöffnet wurde
Z001-not-closed = dieser Kommentar ist nicht geschlossen
Z002-followed = hinter dem Namen des Abschnitts { $name } darf nur ein Kommentar stehen
Z002-ruler = eine Zeile, die mit = beginnt, trennt nur Abschnitte; der Rest der Zeile wird ausgelassen
Z002-twice = der Abschnitt { $name } kommt zweimal vor
Z002-late = der Abschnitt { $name } steht zu spät
Z002-after = der Abschnitt { $name } muss auf { $other } folgen
Z002-misspelt = einen Abschnitt { $name } gibt es nicht
Z003-size = „{ $value }“ ist keine Größe
Z003-seconds = „{ $value }“ ist keine Anzahl von Sekunden
Z003-again = { $word } steht schon in Zeile { $line }
Z003-no-value = { $word } braucht einen Wert
Z003-long-title = der Titel ist sehr lang
Z003-word = „{ $word }“ lässt sich im Vorspann nicht verwenden
Z003-palette = „{ $value }“ ist keine Palette
Z003-bracket = eine Klammer wird hier Teil des Werts: schreiben Sie den Kommentar in eine eigene Zeile
Z004-row = das ist keine Zeile eines Bildes
Z004-not-a-name = der Name eines Objekts beginnt mit einem Buchstaben oder einer Ziffer
Z004-no-colour = { $name } hat keine Farbe
Z004-not-a-colour = „{ $word }“ ist keine Farbe
Z004-height = das Bild von { $name } ist nicht fünf Zeilen hoch
Z004-width = eine Zeile des Bildes von { $name } ist nicht fünf Zeichen breit
Z004-size = das Bild von { $name } ist nicht fünf mal fünf groß
Z004-colour = { $name } hat keine Farbe Nummer { $colour }
Z005-form = das ist keine Zeile der Legende
Z005-mixed = „and“ und „or“ können nicht in einer Zeile der Legende stehen
Z005-itself = { $name } wird durch sich selbst definiert
Z005-or-of-and = { $name }: eines von mehreren (or) lässt sich nicht aus mehreren zugleich (and) bilden
Z005-and-of-or = { $name }: mehrere zugleich (and) lassen sich nicht aus einem von mehreren (or) bilden
Z005-twice = ein Name kommt in dieser Zeile zweimal vor
Z006-unknown = { $name } ist nirgends definiert
Z006-taken = der Name { $name } ist schon in Zeile { $line } vergeben
Z006-keyword = „{ $name }“ hat in Regeln eine eigene Bedeutung: als Name lässt es sich nur in Aufgaben verwenden
Z006-background = es gibt weder ein Objekt noch eine Zeile der Legende namens Background
Z006-background-all = Background kann nicht aus mehreren Objekten zugleich bestehen
Z006-player = es gibt weder ein Objekt noch eine Zeile der Legende namens Player
Z007-unknown = { $name } ist nicht definiert und kann deshalb auf keiner Ebene liegen
Z007-all = { $name } besteht aus mehreren Objekten zugleich und kann nicht auf einer Ebene liegen
Z007-twice = { $name } kommt auf dieser Ebene zweimal vor
Z007-two = { $name } liegt auf den Ebenen { $first } und { $second }
Z007-none = es gibt keine Kollisionsebenen
Z007-missing = { $name } liegt auf keiner Ebene
Z007-incomplete = nicht jedes Objekt von { $name } liegt auf einer Ebene
Z007-together = { $name } und { $other } liegen auf einer Ebene und können nicht zugleich auf einem Feld stehen
Z008-number = ein Klang braucht seine Nummer
Z008-behind = „{ $word }“ steht hinter der Nummer eines Klangs, wo nichts stehen darf
Z008-verb = „{ $word }“ ist kein Klangereignis
Z008-event = ein Klang braucht ein Ereignis
Z008-already = { $word } hat schon einen Klang
Z008-all = { $name } besteht aus mehreren Objekten zugleich: nur einzelne Objekte können einen Klang haben
Z009-plus-first = eine Regel mit + braucht eine Regel vor sich
Z009-arrow-twice = „->“ darf in einer Regel nur einmal stehen
Z009-no-pattern = hier fehlt ein Muster in eckigen Klammern
Z009-no-arrow = eine Regel braucht „->“ zwischen dem, was sie sucht, und dem, wodurch sie es ersetzt
Z009-nothing-before = vor dem Pfeil steht nichts
Z009-nothing-after = hinter dem Pfeil steht nichts
Z009-plus-twice = ein + genügt
Z009-relative = „{ $word }“ kann nicht die Richtung einer Regel sein
Z009-prefix = „{ $word }“ kann nicht vor der ersten Klammer einer Regel stehen
Z009-random-plus = nur die erste Regel einer Gruppe kann zufällig (random) sein
Z009-bracket-within = innerhalb einer Klammer wird eine Klammer geöffnet
Z009-outside = „{ $word }“ steht außerhalb der Klammern
Z009-motion = hinter einer Bewegung muss stehen, was sich bewegt
Z009-dots-alone = „...“ braucht ein eigenes Feld
Z009-no-effect = „{ $word }“ hat hier keine Wirkung
Z009-command-place = { $word } gehört ans Ende einer Regel
Z009-motions = „{ $other } { $word }“: hinter einer Bewegung muss stehen, was sich bewegt
Z009-command-late = { $word } steht besser am Ende der Regel
Z009-not-closed = diese Klammer ist nicht geschlossen
Z009-command = „{ $word }“ ist kein Befehl
Z009-dots-end = „...“ hat am Anfang oder Ende eines Musters keine Bedeutung
Z009-dots-many = ein Muster darf höchstens zwei „...“ haben
Z009-patterns = beide Seiten einer Regel müssen gleich viele Muster haben
Z009-cells = Muster vor und hinter dem Pfeil müssen gleich viele Felder haben
Z009-dots-sides = „...“ muss auf beiden Seiten einer Regel in denselben Feldern stehen
Z010-one-layer = hinter dem Pfeil stehen zwei Dinge einer Ebene auf einem Feld
Z010-no-all = { $name } besteht aus mehreren Objekten zugleich: „no“ geht nur mit einzelnen Objekten
Z010-open-motion = welche Bewegung hinter dem Pfeil gemeint ist, bleibt offen: vor dem Pfeil legt nichts sie fest
Z010-open-property = hinter dem Pfeil kann { $name } mehrere Objekte bedeuten: vor dem Pfeil legt nichts fest, welches
Z010-late-mixed = diese Gruppe mischt late-Regeln mit anderen: sie laufen trotzdem zu verschiedenen Zeiten
Z010-late-motion = late-Regeln laufen nach allen Bewegungen und können darum keine nennen
Z010-random-one = random { $name }: hier gibt es nichts auszuwählen
Z010-twice-no = no { $name } kommt in einem Feld zweimal vor
Z010-twice-before = { $name } kommt in einem Feld zweimal vor
Z010-twice-after = { $name } kommt hinter dem Pfeil in einem Feld zweimal vor
Z010-never-together = { $name } und { $other } liegen auf einer Ebene: sie stehen nie zusammen auf einem Feld
Z010-never = { $name } soll da sein und { $other } nicht: das kommt nie vor, darum fällt die Regel weg
Z010-never-matches = die Regel verlangt, dass etwas da ist und zugleich nicht: dieser Teil von ihr fällt weg
Z010-put-and-taken = { $name } wird hinzugefügt und { $other } entfernt: das widerspricht sich
Z010-says-nothing = no { $name } ist neben { $other } überflüssig: sie liegen auf einer Ebene
Z010-says-nothing-here = no { $name } ist hier überflüssig: die anderen Objekte des Feldes liegen auf denselben Ebenen
Z011-pairs = jedes startloop braucht danach ein endloop, und Schleifen lassen sich nicht verschachteln
Z011-open = dieses startloop hat kein endloop
Z012-begins = eine Siegbedingung beginnt mit all, some oder no
Z012-form = das ist keine Siegbedingung
Z013-none = es gibt keine Aufgaben
Z013-width = die Zeilen einer Aufgabe müssen gleich lang sein: eine kurze Zeile wird mit ihrem letzten Zeichen aufgefüllt
Z013-unknown = das Zeichen { $sign } einer Aufgabe steht nicht in der Legende
Z013-several = das Zeichen { $sign } einer Aufgabe kann mehrere Objekte bedeuten: eine Aufgabe braucht genau eines
Z014-rigid = es gibt mehr als { $most } Gruppen mit rigid-Regeln
Z014-rule = eine Regel hat mehr als { $cell } Dinge in einem Feld oder mehr als { $most } Dinge und Felder
Z014-legend = mehr als { $most } Namen der Legende verweisen aufeinander
Z014-cells = diese Aufgabe hat mehr als { $most } Felder
Z014-side = diese Aufgabe hat mehr als { $most } Zeilen oder Spalten
Z014-expanded = diese Regel steht für mehr als { $most } Regeln
Z014-all-expanded = die Regeln stehen zusammen für mehr als { $most } einfache
Z014-objects = es gibt mehr als { $most } Objekte
Z014-layers = es gibt mehr als { $most } Ebenen
Z014-source = der Quelltext hat { $size } Bytes; erlaubt sind { $most }
Z015-endless = die Regeln kamen an kein Ende und wurden angehalten

# == Ratschläge
cure-add-as-template = fügen Sie sie nach dem Vorbild von help/NEW_GAME hinzu
cure-add-clue = fügen Sie { $piece } mit einem Bild zur pieces.xml des Spiels hinzu
cure-add-distance = fügen Sie "max_move_distance": 6 hinzu
cure-add-field = fügen Sie "{ $name }": ... hinzu
cure-add-final = fügen Sie eine Matrix FINAL hinzu, die die Figuren am Ende zeigt
cure-add-final-or-win = fügen Sie eine Matrix FINAL mit dem Stand am Ende hinzu oder eine Regel mit win;
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
cure-away-or-if = entfernen Sie die überzählige {"}"} davor, oder ergänzen Sie das if
cure-away-or-open = entfernen Sie sie, oder ergänzen Sie die {"{"}, zu der sie gehört
cure-before-is-used = verwendet wird, was vor der letzten Änderung darin stand
cure-begin-again = das Spiel wurde inzwischen geändert; beginnen Sie es neu
cure-begin-braces = beginnen Sie mit {"{"} und enden Sie mit {"}"}
cure-behind-colon = schreiben Sie die Bedingung hinter den Doppelpunkt
cure-beside-count = schreiben Sie den Namen eines Eintrags oder eine Matrix und ein Element: HAND[0, 0]
cure-beside-level = geben Sie jeder Aufgabe diesen Eintrag oder diese Zahlenmatrix mit dem Element
cure-beside-piece = schreiben Sie einen der Namen aus pieces.xml
cure-braces-around = entfernen Sie es, und schreiben Sie {"{"} und {"}"} um den Block
cure-build-parquet = bauen Sie das Programm mit der Option parquet, oder verwenden Sie ein anderes Format
cure-cannot-be-solved = keine Grenze ändert das; geben Sie eine <Solution> an, wenn die Züge geprüft werden sollen
cure-cell-example = zum Beispiel <Cell character="#" piece="Wall"/>
cure-cell-form = schreiben Sie ein Feld als Spalte,Zeile, zum Beispiel 3,4
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
cure-close-other = schließen Sie das andere Programm; bis dahin wird hier nichts gespeichert
cure-close-quote = schreiben Sie das schließende Anführungszeichen
cure-close-tag = schreiben Sie > an sein Ende; das Zeichen < in einem Text schreibt man &lt;
cure-close-text = schreiben Sie " an sein Ende
cure-column-and-row = schreiben Sie Spalte und Zeile als zwei Zahlen, gezählt ab 0
cure-column-row = schreiben Sie [Spalte, Zeile]
cure-compare-template = vergleichen Sie es mit der Datei in help/NEW_GAME
cure-compare-values = schreiben Sie WERT == WERT oder WERT != WERT
cure-copy-by-hand = sehen Sie nach, was es ist, und kopieren Sie es bei Bedarf von Hand
cure-copy-into-game = kopieren Sie die Datei in den Spielordner
cure-copy-into-pieces = kopieren Sie das Bild in den Ordner PIECES und schreiben Sie nur den Dateinamen
cure-copy-template = kopieren Sie die Datei aus help/NEW_GAME und füllen Sie sie aus
cure-correct-answer = berichtigen Sie das Gitter oder seine Lösung
cure-correct-clues = berichtigen Sie die Zahlen oder das Ziel; 1 ist ein ausgefülltes Feld
cure-count-from-0 = Spalten und Zeilen werden ab 0 gezählt
cure-count-tenths = zählen Sie in kleineren Einheiten, etwa in Zehnteln: schreiben Sie 15 statt 1.5
cure-difficulty-name = schreiben Sie <Difficulty name="easy">
cure-each-in-parentheses = schreiben Sie ((A == B) AND (C != D)), jede in eigenen Klammern, oder wechseln Sie zu language="2"
cure-end-loop = beenden Sie die Schleife durch eine Bedingung in ihren Klammern, wie foreach (C in STATE while ...), oder schreiben Sie stop;
cure-end-or-save-as = ändern Sie die Endung in .{ $found }, oder speichern Sie es in einem Zeichenprogramm als { $wanted }
cure-endless-loop = suchen Sie ein while oder eine Schleife, die nie endet
cure-entities = schreiben Sie das Zeichen & als &amp; und das Zeichen < als &lt;
cure-equal-rows = jede Zeile eines Blatts braucht so viele Zellen wie die längste
cure-fewer-measures = lassen Sie einige Maße weg
cure-fewer-names = verwenden Sie weniger Namen
cure-fields-are = die Felder sind { $known }
cure-file-endings = der Name muss auf .csv, .xlsx, .ods, .xsb, .non, .sdm oder .txt enden
cure-fill-cells = schreiben Sie { $word }[x, y] = ..., oder wechseln Sie zu language="2", um die ganze Matrix zu füllen
cure-forms = schreiben Sie name="xsb", "non" oder "sudoku"
cure-four-levels = tiles.json braucht höchstens vier Ebenen
cure-four-parts = schreiben Sie [Spalte, Zeile, "U", 0]
cure-free-and-save = schaffen Sie Platz darauf und speichern Sie noch einmal
cure-free-space = schaffen Sie Platz darauf
cure-function-for-area = das ganze Brett mit einer Funktion durchgehen, die nur für Felder der Fläche einen Wert hat: sum(E in STATE : In(E, C))
cure-give-it = weisen Sie ihn mit = etwas zu
cure-give-location = geben Sie einem Plättchen diese location, oder setzen Sie fill_unspecified_tiles auf true
cure-goal-size = das Ziel hat Breite mal Zeilen Zeichen
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
cure-its-path = prüfen Sie den Pfad
cure-keep-first = behalten Sie eines; das erste zählt
cure-keep-item = legen Sie { $item } auch auf ein Plättchen, das es sammelt, oder lassen Sie max_player_items weg
cure-keep-one = behalten Sie nur eines
cure-keep-or-language = behalten Sie eines, oder geben Sie jedem seine Sprache wie in xml:lang="cs"
cure-languages = schreiben Sie cs, sk, en oder de
cure-last-line-away = wenn Sie sie von Hand geändert haben, löschen Sie ihre letzte Zeile
cure-leave-contents = lassen Sie Contents weg; ein Gegner mit Search kann jedes Spiel spielen
cure-leave-out = lassen Sie ihn weg
cure-level-words = das Blatt Level kann name, author und solution enthalten
cure-levels-in-file = eine Datei darf 1 bis { $most } enthalten
cure-list-players = führen Sie 1 bis { $most } Spieler auf: mehr ließen sich nach Farbe und Nummer nicht unterscheiden
cure-list-players-command = `switchboard players` listet sie auf
cure-list-tile = führen Sie mindestens ein Plättchen auf
cure-local-name = weisen Sie den Wert einem Namen zu, den local deklariert
cure-make-level = legen Sie einen Ordner LEVELS/01 mit description.xml und startingLayout.xml an
cure-make-smaller = verkleinern Sie es
cure-matrix-in-levels = geben Sie die Matrix stattdessen den Aufgaben
cure-measure-board = verkleinern Sie den Bereich von least bis most, oder setzen Sie in <Contents>, was das Brett braucht
cure-measure-ends = schreiben Sie zum Beispiel least="3" most="12"
cure-measure-name = schreiben Sie name="Width", name="Height" oder den Namen eines Eintrags, der eine Zahl ist
cure-measure-once = lassen Sie eines davon weg
cure-may-write = prüfen Sie, ob Sie dort schreiben dürfen, oder wählen Sie einen anderen Ort
cure-mend-level = berichtigen Sie die Aufgabe, oder lassen Sie sie weg; `switchboard play` zeigt, wo sie stehen bleibt
cure-merge-alike = führen Sie nur Dateien mit gleichem seed und work aus derselben Version des Programms zusammen
cure-message-name = schreiben Sie <Message name="remove">, passend zu say "remove";
cure-minimum-or-final = prüfen Sie, ob MinimumNumberOfMoves größer als die Zahl der Züge ist oder FINAL abweicht
cure-more-signs = geben Sie mehr Zeichen vor, damit nur eine Lösung bleibt
cure-most-board = das größte Brett ist { $most } x { $most }
cure-most-or-least = vergrößern Sie <Most>, oder verkleinern Sie <Least>
cure-move-text = löschen Sie ihn, oder schreiben Sie ihn in das Element, zu dem er gehört
cure-move-up = setzen Sie sie weiter nach oben, oder entfernen Sie das break
cure-name-a-list = nennen Sie eine ihrer Listen, wie in any(L in MILLS : A in L)
cure-name-before-rows = schreiben Sie den Namen in eine eigene Zeile vor den Zeilen, zum Beispiel STATE
cure-name-end = schreiben Sie ein Ende, das die connections des Plättchens enthalten
cure-name-instead = stattdessen wird der Ordnername gezeigt; speichern Sie die Angaben des Spielers neu
cure-name-level = schreiben Sie den Namen eines Ordners in LEVELS
cure-name-once = schreiben Sie jedes Ende einmal; verbinden Sie mehrere Seiten in einem Text, etwa "L0,U0,D0"
cure-name-picture = schreiben Sie den Namen einer Datei in PIECES, oder Avatar
cure-name-state = geben Sie dem Blatt mit dem Brett den Namen STATE
cure-near = meinten Sie { $near }?
cure-before-the-if = stellen Sie es vor das if oder in eine eigene Regel
cure-pack-less = nehmen Sie aus dem Ordner des Spiels, was nicht dazugehört
cure-play-again = lassen Sie die Partien mit `switchboard train SPIEL --out DATEI` neu spielen
cure-tell-apart = geben Sie ihnen verschiedene Bilder oder Symbole; liegen sie verdeckt, denselben Label
cure-shorter-symbol = schreiben Sie ein oder zwei Zeichen
cure-other-symbol = geben Sie einem von beiden ein anderes Symbol
cure-known-sounds = die Klänge stehen in docs/rule-language.md; weitere sind wav-Dateien in SOUNDS
cure-add-message = fügen Sie in description.xml eine Message mit diesem Namen hinzu, oder schreiben Sie den Text selbst
cure-count-up = schreiben Sie { $up } und innen { $other } statt { $name }
cure-near-quoted = meinten Sie „{ $near }“?
cure-new-game = kopieren Sie help/NEW_GAME, oder rufen Sie `switchboard new` auf
cure-not-written-over = solange sie sich nicht lesen lässt, wird sie nicht überschrieben
cure-note-moves = spielen Sie die Aufgabe und schreiben Sie die Züge auf, oder lassen Sie <Solution> weg
cure-number-in-range = schreiben Sie eine ganze Zahl von { $least } bis { $most }
cure-number-without-quotes = schreiben Sie die Zahl ohne Anführungszeichen
cure-on-its-own = schreiben Sie sie für sich, nicht innerhalb von {"{"} {"}"}
cure-one-a-place = lassen Sie location oder amount weg, oder schreiben Sie für jeden Ort ein Plättchen
cure-one-of-these = wählen Sie eine dieser Möglichkeiten
cure-one-program = das Spiel geht weiter und wird gespeichert; öffnen Sie den Spieler nicht in zwei Programmen zugleich
cure-one-root = eine Datei hat nur eines
cure-only-text = dort ist nur Text erlaubt
cure-ordinary-file = legen Sie an seine Stelle eine gewöhnliche Datei
cure-other-location = geben Sie einem davon eine andere location
cure-other-name = wählen Sie einen anderen Namen
cure-other-out = wählen Sie eine andere Datei
cure-other-picture = ändern Sie das Bild, bis seine Zahlen kein anderes zulassen
cure-other-place = wählen Sie einen anderen Ort
cure-other-value = entfernen Sie sie, oder schreiben Sie einen anderen Wert
cure-out-folder = nennen Sie ihn mit --out FOLDER
cure-picture-kinds = speichern Sie es als eines von { $known }
cure-pieces-file = pieces.xml nennt die Figuren
cure-plain-name = verwenden Sie Buchstaben, Ziffern und Bindestriche, zum Beispiel my-game
cure-play-goes-on = das Spiel geht weiter; das Programm versucht bei jedem Zug erneut zu speichern
cure-move-file-away = verschieben Sie sie an einen anderen Ort, oder löschen Sie sie
cure-newer-program = installieren Sie die neuere Version
cure-rest-is-read = die übrigen werden verwendet; es ist nichts zu tun
cure-players = schreiben Sie eine Zahl von 1 bis { $most } oder einen Bereich wie 2-4
cure-property-name = schreiben Sie <Property name="value">7</Property>
cure-put-in-quotes = setzen Sie es in Anführungszeichen
cure-put-it-back = legen Sie ihn zurück
cure-put-on-tile = legen Sie ihn mit "items" auf ein Plättchen
cure-put-picture = legen Sie die Datei dorthin, oder schreiben Sie den Namen einer anderen
cure-raise-or-lower = erhöhen Sie max_move_distance, oder senken Sie min_move_distance
cure-remove = löschen Sie es
cure-remove-doctype = löschen Sie ihn, und schreiben Sie die Texte, die er definiert, dort aus, wo sie verwendet werden
cure-remove-in-list = löschen Sie einige in der Liste der Aufgaben
cure-remove-or-misspelt = löschen Sie sie, oder prüfen Sie, ob ihr Name irgendwo falsch geschrieben ist
cure-put-folder-back = prüfen Sie, ob der Datenträger angeschlossen ist, oder legen Sie den Ordner zurück; sobald er da ist, wird gespeichert
cure-put-help = legen Sie den Ordner help neben das Programm
cure-put-saves-back = ab hier wird weiter gespeichert; legen Sie die früheren Spielstände zurück, wenn Sie sie brauchen
cure-remove-leftover = entfernen Sie es; der nächste Aufruf von `switchboard players` versucht es auch
cure-rename-first-counts = geben Sie einer davon einen anderen Namen; die erste zählt
cure-rename-one = geben Sie einem davon einen anderen Namen
cure-rename-to = benennen Sie { $other } in { $name } um
cure-return-value = schreiben Sie ein return mit einem Wert hinein
cure-row-one-way = schreiben Sie die Zeile entweder mit Elementen oder ohne, nicht beides
cure-rows-as-height = schreiben Sie so viele Zeilen, wie die Höhe sagt, oder ändern Sie die Höhe
cure-rows-as-template = schreiben Sie die Zeilen der Matrizen wie in help/NEW_GAME, oder ändern Sie die Datei von Hand
cure-rule-languages = schreiben Sie language="1" oder language="2"
cure-rules-hash = schreiben Sie die 16 hexadezimalen Ziffern, die ein Spielstand als Rules hat
cure-same-size = geben Sie beiden die gleiche Breite und Höhe
cure-pieces-at-the-end = schreiben Sie die Figuren hin, die am Ende dort stehen müssen
cure-train-again = lassen Sie den Computer das Spiel neu lernen: `switchboard train SPIEL`; ohne die Datei opponents.json spielt er wie zuvor
cure-where-it-stands = schreiben Sie Ax = { $column } und Ay = { $row }, wenn die Regeln sie verwenden
cure-from-zero = Spalten und Zeilen werden ab 0 gezählt; schreiben Sie 0 und 0, wenn sich keine Figur bewegt
cure-full-or-other-out = prüfen Sie, ob der Datenträger voll ist, oder wählen Sie einen anderen Ordner
cure-other-run = wählen Sie einen leeren Ordner, oder verlangen Sie dasselbe wie in run.json
cure-own-matrix = geben Sie dieser Aufgabe ein eigenes { $name }
cure-own-rule = geben Sie ihm eine eigene GameRule, oder wechseln Sie zu language="2"
cure-pair-around = setzen Sie noch ein Klammerpaar um die ganze Bedingung
cure-playout = schreiben Sie <Search kind="mcts"/>, oder lassen Sie `Playout` weg
cure-save-again = speichern Sie es noch einmal in einem Zeichenprogramm
cure-save-as = speichern Sie es in einem Zeichenprogramm als { $wanted }
cure-save-utf8 = speichern Sie die Datei in UTF-8
cure-save-workbook = speichern Sie sie neu als .xlsx oder .ods, oder jede Aufgabe als .csv
cure-say-language-two = schreiben Sie <ArrayOfGameRule language="2"> an den Anfang der Datei
cure-say-language-two-or-less = schreiben Sie <ArrayOfGameRule language="2">, oder verwenden Sie nur if, ==, !=, + und -
cure-say-what-it-does = sagen Sie, was die Wahl bewirkt: <Press> der Figur oder in description.xml, oder PRESS in den Regeln
cure-say-yes = wenn das so gemeint ist, geben Sie --yes an
cure-search-kinds = schreiben Sie kind="mcts" oder kind="alphabeta"
cure-see-and-save = prüfen Sie, ob Ordner und Datenträger in Ordnung sind, und speichern Sie noch einmal
cure-see-check = es hat keine generator.xml, oder sie enthält Fehler: siehe `switchboard check`
cure-see-connected = prüfen Sie, ob der Datenträger angeschlossen ist
cure-see-moved = prüfen Sie, ob sie verschoben oder gelöscht wurde
cure-see-rights = prüfen Sie, ob Sie sie lesen dürfen
cure-see-there = prüfen Sie, ob es ihn gibt
cure-set-aside = er wird beiseitegelegt; verwendet wird der neueste unbeschädigte
cure-set-valid = setzen Sie die Felder auf true, die zuerst gewählt werden können
cure-short-label = schreiben Sie ein bis drei Buchstaben oder Ziffern
cure-side-and-number = schreiben Sie eine Seite und eine Zahl, etwa U0, oder erhöhen Sie board.paths_on_tile_side
cure-sides = U ist oben, D unten, L links, R rechts
cure-smaller-number = schreiben Sie eine kleinere Zahl
cure-sound-wav = speichern Sie ihn als wav-Datei ohne Kompression (PCM)
cure-shorter-sound = kürzen Sie den Klang
cure-fewer-sounds = nehmen Sie einige heraus; der Rest wird nicht gelesen
cure-play-sound = schreiben Sie sound { $name }; in eine Regel, oder löschen Sie die Datei
cure-smaller-picture = verkleinern Sie das Bild
cure-split-file = teilen Sie sie auf, oder lassen Sie weg, was nicht gebraucht wird
cure-split-it = teilen Sie sie auf
cure-start-again = starten Sie das Programm nach einer Änderung neu
cure-start-it = beginnen Sie sie
cure-start-on-end = beginnen Sie an einem Ende, das die connections des Plättchens enthalten
cure-starts-anew = die Aufgabe beginnt von vorn; im Verlauf bleiben Ihre Züge
cure-stays-there = er bleibt, wo er ist; verwendet wird der neueste lesbare
cure-sudoku-sizes = es hat 16, 81 oder 256
cure-take-away = entfernen Sie es
cure-take-export = wählen Sie eine, die `switchboard players export` geschrieben hat
cure-take-switchboard = wählen Sie die Datei eines Spielers aus `switchboard players export` oder die Zip-Datei eines Spielordners
cure-drop-game-folder = ziehen Sie den Ordner eines Spiels hierher, in dem rules.xml oder tiles.json liegt, oder ein einzelnes Bild oder Lied
cure-true-false-beside = schreiben Sie true, false oder beside
cure-true-or-false = schreiben Sie true oder false
cure-truth-without-quotes = schreiben Sie true oder false ohne Anführungszeichen
cure-two-rules = schreiben Sie zwei Regeln, oder wechseln Sie zu language="2"
cure-type-int = schreiben Sie xsi:type="xsd:int"
cure-use-loop = verwenden Sie stattdessen while oder foreach
cure-use-piece = verwenden Sie einen Namen aus pieces.xml
cure-choose-picture = wählen Sie eine Datei in PNG, JPEG, GIF, BMP, WebP oder SVG mit höchstens 8 MiB und 4.096 Pixeln je Seite
cure-choose-song = wählen Sie eine Datei in MP3, Ogg Vorbis, WAV, FLAC oder M4A, in der etwas zu hören ist
cure-picture-of-folder = öffnen Sie den Ordner und nehmen Sie ein Bild daraus
cure-song-of-folder = öffnen Sie den Ordner und nehmen Sie ein Lied daraus
cure-picture-again = stattdessen ist eines der Bilder des Programms zu sehen; wählen Sie das Bild beim Bearbeiten des Spielers noch einmal
cure-usual-settings = es gelten die Standardeinstellungen
cure-usual-value = es gilt der Standardwert
cure-value-types = schreiben Sie xsi:type="xsd:int", "xsd:string" oder "xsd:boolean"
cure-within-bounds = schreiben Sie eine Zahl in diesem Bereich
cure-without-point = schreiben Sie sie ohne Punkt und ohne Exponent
cure-writable-for-code = machen Sie den Ordner beschreibbar, damit sich Exporte dieses Spielers einander zuordnen lassen
cure-writable-or-users = machen Sie ihn beschreibbar, oder wählen Sie mit --users einen anderen Ordner
cure-write = schreiben Sie { $write }
cure-write-after-add = schreiben Sie ihn hinter add
cure-write-ampersand = schreiben Sie es in einem Text als &amp;
cure-write-answer = schreiben Sie das gefüllte Gitter nach einem Leerzeichen dahinter
cure-write-as = schreiben Sie sie als <{ $wanted }>
cure-write-attribute = schreiben Sie name="wert"
cure-write-clues = schreiben Sie ganze Zahlen mit Kommas, unter rows oder columns
cure-write-colour = schreiben Sie den Web-Namen einer Farbe wie Green oder #rrggbb
cure-write-comment = schreiben Sie einen Kommentar als <!-- ... -->
cure-write-comment-so = schreiben Sie <!-- Kommentar -->
cure-write-define = schreiben Sie define Name(x) {"{"} ... {"}"}
cure-write-double = schreiben Sie zum Vergleichen ==
cure-write-element = schreiben Sie <{ $name }>
cure-write-else-ifs = schreiben Sie if (...) {"{"} ... {"}"} else if (...) {"{"} ... {"}"}
cure-write-end-tag = schreiben Sie </{ $name }>
cure-write-end-tag-where = schreiben Sie </{ $name }>, wo es endet
cure-write-fold = schreiben Sie { $word }(C in STATE : ...)
cure-write-form = { $count ->
    [one] schreiben Sie
   *[other] schreiben Sie eine dieser Möglichkeiten:
 } "{ $forms }"
cure-write-game-name = schreiben Sie ihn zwischen <Name> und </Name>
cure-write-here = ergänzen Sie hier: { $what }
cure-write-import = fügen Sie dem Ordner des Spiels import.xml hinzu; docs/level-data.md zeigt, wie
cure-write-instead = schreiben Sie { $wanted } statt { $near }
cure-write-into = schreiben Sie <{ $name }> ... </{ $name }> hinein
cure-write-items = schreiben Sie {"{"} "coin": {"{"} ... {"}"} {"}"}
cure-write-known = schreiben Sie { $known }
cure-write-language = schreiben Sie eine dieser Möglichkeiten: { $known }
cure-write-less-than = schreiben Sie es in einem Text als &lt;, oder setzen Sie den ganzen Text zwischen <![CDATA[ und ]]>
cure-write-list = schreiben Sie [ ... ]
cure-write-minimum = schreiben Sie { $moves }, oder überlassen Sie das `switchboard solve --write`
cure-write-move = schreiben Sie zum Beispiel ["move"]
cure-write-moves = schreiben Sie Züge als Spalte,Zeile, getrennt durch Leerzeichen, oder lassen Sie <Solution> weg
cure-write-name = schreiben Sie einen Namen
cure-write-object = schreiben Sie {"{"} ... {"}"}
cure-write-one-of = schreiben Sie eine dieser Möglichkeiten: { $known }
cure-write-piece = schreiben Sie ein <GamePiece> für jede Sache auf dem Brett
cure-write-piece-name = schreiben Sie piece="Wall"
cure-write-players = schreiben Sie <Players>{ $numbers }</Players>
cure-write-say = schreiben Sie say "...";
cure-write-single = schreiben Sie =, um einen Wert zuzuweisen
cure-write-stop = schreiben Sie stop; damit enden die Regeln der Runde
cure-write-true = schreiben Sie <{ $name }>true</{ $name }>
cure-x-or-y = schreiben Sie { $point }.x oder { $point }.y
cure-zero-or-fewest = schreiben Sie 0 oder die kleinste Zahl von Zügen
cure-part-game = teilen Sie das Spiel in mehrere auf; der Rest wird nicht gelesen
cure-move-folders = verschieben Sie einige an einen anderen Ort; nicht alle werden durchsucht
cure-wait-reading = warten Sie: es erscheint in der Liste, sobald es geladen ist
cure-what-follows-into-if = schreiben Sie das Folgende in if (...) {"{"} ... {"}"}
cure-shorter-functions = schreiben Sie kürzere Funktionen, oder rufen Sie sie mit denselben Typen auf
cure-check-quicker = verwenden Sie kleinere oder weniger Bilder, kürzere Regeln oder weniger Aufgaben
cure-run-check = prüfen Sie es mit `switchboard check`
cure-remove-sign = entfernen Sie es: es verändert, wie der Text ringsum gezeigt wird
cure-shorter-text = kürzen Sie ihn; der Rest wird weggelassen
cure-remove-some = entfernen Sie einige; sie werden weggelassen
cure-rename-and-pack = benennen Sie ihn um und packen Sie die Datei neu
cure-rename-counting = benennen Sie eines um; verwendet wird das in { $first }
cure-fewer-frames = verkleinern Sie das Bild, oder entfernen Sie Einzelbilder: die übrigen werden nicht gezeigt
cure-slower-frames = jedes Einzelbild eine halbe Sekunde stehen lassen oder die Bilder einander ähnlicher machen
cure-one-file = ein Bild muss eine einzige Datei sein: nehmen Sie auf, worauf es verweist, Bitmaps als png, jpeg, gif oder webp
cure-shorter-source = entfernen Sie Aufgaben oder Regeln, oder machen Sie mehrere Spiele daraus
cure-z-comment = schreiben Sie Kommentare in runde Klammern, und schließen Sie jede geöffnete Klammer
cure-z-sections = die Reihenfolge ist objects, legend, sounds, collisionlayers, rules, winconditions, levels
cure-z-prelude = schreiben Sie ein Wort aus docs/puzzlescript.md mit seinem Wert, etwa title Mein Spiel oder flickscreen 7x5
cure-z-objects = ein Objekt besteht aus Name, einer Zeile Farben wie red #00ff00 und fünf Zeilen aus fünf Ziffern oder Punkten
cure-z-legend = schreiben Sie A = B oder A = B and C oder A = B or C
cure-z-names = definieren Sie es in objects oder in der Legende unter einem eigenen Namen
cure-z-layers = schreiben Sie jedes Objekt einmal in eine Zeile von collisionlayers; was auf einem Feld zusammen stehen darf, gehört in verschiedene Zeilen
cure-z-sounds = schreiben Sie ein Ereignis und seine Nummer, etwa crate move 36772507 oder sfx0 36772507
cure-z-rule = eine Regel sieht so aus: [ > player | crate ] -> [ > player | > crate ]; davor dürfen Richtungen, late, rigid und random stehen, danach again, cancel, checkpoint, restart, win, sfx0 und message
cure-z-meaning = nennen Sie einzelne Objekte oder teilen Sie die Regel auf
cure-z-loop = schreiben Sie startloop, Regeln, endloop, jedes in eine eigene Zeile
cure-z-win = schreiben Sie all target on crate, some player on exit oder no enemy
cure-z-level = eine Aufgabe besteht aus Zeilen mit Zeichen der Legende; davor und danach steht eine leere Zeile
cure-z-fewer = machen Sie es kleiner
cure-z-endless = sorgen Sie dafür, dass again und Schleifen enden
cure-piece-or-true = schreiben Sie den Namen einer Figur, oder true, wenn das Brett mit dieser Figur noch nicht fertig ist
cure-name-a-piece = schreiben Sie den Namen einer Figur
cure-while-behind = schreiben Sie vor den Doppelpunkt ein while mit der Bedingung für sie
cure-numbers-in-points = verwenden Sie darin Zahlen, etwa (1, 0)
cure-close-brace = schreiben Sie {"}"} hinter den Ausdruck
cure-mend-givens = ändern Sie die Vorgaben oder die Constraints
cure-more-givens = geben Sie mehr Felder oder Zahlen vor
cure-no-guess = ändern Sie, was verdeckt ist, oder zeigen Sie am Anfang mehr
cure-few-letters = schreiben Sie eine Zahl oder wenige Buchstaben
cure-turn-alone = schreiben Sie Regeln, die nur die Figuren auf dem gewählten Feld wechseln und sonst nichts ändern
cure-write-constraints = schreiben Sie die Constraints des fertigen Bretts in rules.xml, oder wählen Sie eine andere Methode
cure-write-range = schreiben Sie die erste und die letzte Zahl und dazwischen to, zum Beispiel 1 to 9
