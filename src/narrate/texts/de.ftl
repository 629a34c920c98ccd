# Texte des Programms. Dieselben Namen stehen in jeder Sprache; ein Test wacht darüber.
program = Switchboard
welcome-text = Brettspiele und Rätsel für einen Taster
go-on = Weiter
back = Zurück
level-up = Einen Schritt zurück
press = Drücken
press-wakes = Weiter
press-takes-back = Zurücknehmen
press-opens = { $count ->
    [one] Dies wählen
   *[other] Aus diesen { $count } wählen
}
lit-many = { $count } Möglichkeiten, von { $first } bis { $last }
decimal-point = ,
yes = Ja
no = Nein
player-word = Spieler

# Spieler
players-title = Wer spielt?
players-none = Es gibt noch niemanden. Bitte jemanden anlegen.
players-edit-which = Wessen Daten sollen geändert werden?
players-delete-which = Wer soll gelöscht werden?
add-player = Anlegen
edit-player = Ändern
delete-player = Löschen
show-more = Mehr zeigen
show-less = Weniger zeigen
settings = Einstellungen
help = Hilfe
about = Über
quit = Beenden
player-in = { $name } spielt in { $seconds } s. Jedes Signal hält das an.
player-deleted = { $name } wurde gelöscht
player-unknown = diese Person kann nicht gelesen werden
age = { $years ->
    [one] { $years } Jahr
   *[other] { $years } Jahre
 }
gender-unknown = keine Angabe
gender-female = weiblich
gender-male = männlich

# Spiele
games-title = Welches Spiel?
games-record-title = Verlauf welches Spiels?
games-none = Keine Spiele gefunden. Legen Sie Spielordner in einen Ordner games oder nennen Sie einen mit --games.
all-categories = Alle Arten
category = Art: { $name }
change-player = Andere Person
levels-done = { $done } von { $all } fertig
faults = { $count } Fehler
faults-of = Was in { $name } nicht stimmt
read-faults = Fehler von { $name }
game-in = { $name } beginnt in { $seconds } s. Jedes Signal hält das an.
page-down = Weiter unten
page-up = Weiter oben

# Aufgaben
levels = Aufgaben
levels-title = Welche Aufgabe?
new-level = Neue Aufgabe
new-level-of = Neue Aufgabe: { $difficulty }
new-level-stop = Keine Aufgabe machen
new-level-making = Eine neue Aufgabe wird gemacht
new-level-stopped = Abgebrochen: keine Aufgabe gemacht
new-level-none = In zwei Sekunden ließ sich keine neue Aufgabe machen. Versuchen Sie es noch einmal, oder wählen Sie eine andere Schwierigkeit.
own-board = Ein eigenes Brett
own-board-title = Welches Brett?
own-board-play = Auf diesem Brett spielen
remove-level = Neue Aufgabe löschen
levels-remove-which = Welche Aufgabe soll gelöscht werden?
level-removed = Die Aufgabe { $name } wurde gelöscht
difficulty-easy = leicht
difficulty-medium = mittel
difficulty-hard = schwer
level-is-done = fertig
level-is-begun = begonnen
moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
 }

# Brett
undo = Zug zurück
hint = Tipp
can-be-won = Zu gewinnen?
slower = Langsamer
faster = Schneller
restart = Von vorn
games = Spiele
history = Verlauf
pause = Pause
panel-game = Spiel
panel-task = Ziel
panel-level = Aufgabe
panel-name = Name
panel-difficulty = Schwierigkeit
panel-minimum = Wenigste Züge
panel-best = Ihr Bestes
panel-time = Zeit
panel-moves = Züge
panel-look = Suche
panel-turn = Am Zug
number-of = { $number } von { $all }
player-number = Spieler { $player }
turn-of = Spieler { $player } ist am Zug
moved = { $what }. { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
 }
undone = Zurückgenommen. { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
 }
taken-back = Zurückgenommen
restarted = Die Aufgabe beginnt von vorn
no-move-left = Kein Zug war mehr möglich: die Aufgabe beginnt von vorn
paused = Pause. Der Taster setzt fort.
invalid-choice = Das ist jetzt kein Zug
outside-board = Das liegt außerhalb des Bretts
nothing-to-undo = Es gibt nichts zurückzunehmen
undo-forbidden = Dieses Spiel nimmt nichts zurück; eine Einstellung erlaubt es
restart-forbidden = Dieses Spiel beginnt keine Aufgabe neu; eine Einstellung erlaubt es
corridor = Geradeaus { $count } Züge, zu Spalte { $column }, Zeile { $row }
nothing-to-restart = Noch wurde nicht gespielt
no-next-level = Das ist die letzte Aufgabe
no-previous-level = Das ist die erste Aufgabe
hint-none = Hier ist kein Tipp bekannt; ob es noch zu gewinnen ist, ist nicht bekannt
hint-lost = So ist es nicht mehr zu gewinnen: nimm einen Zug zurück oder beginne neu
hint-is = Tipp: { $what }
hint-advice = Ein Computer würde spielen: { $what }
won-in = Das ist zu gewinnen, in höchstens { $count ->
    [one] { $count } Zug
   *[other] { $count } Zügen
 }
unknown-chance = Kein Tipp: hier entscheidet der Zufall, und ob es zu gewinnen ist, ist nicht bekannt
unknown-players = Kein Tipp: hier spielen mehrere, und ob es zu gewinnen ist, ist nicht bekannt
unknown-hidden = Kein Tipp: hier ist etwas verdeckt, was noch niemand wissen kann
look-hint = Ein Tipp wird gesucht
look-won = Es wird gesucht, ob es zu gewinnen ist
look-seconds = { $seconds } s von höchstens { $most } s
look-stop = Nicht weiter suchen
look-stopped = Die Suche ist beendet
pace-now = Ein Schritt dauert jetzt { $seconds }
ignored-too-short = Zählt nicht: zu kurz
ignored-repeat = Zählt nicht: zu bald nach dem letzten Druck
ignored-cool-down = Zählt nicht: zu bald nach einer Wahl
too-many-screens = Zu viele Seiten sind offen. Gehen Sie erst zurück.
side-up = hinauf
side-right = nach rechts
side-down = hinunter
side-left = nach links
move-beside = { $side }: { $what }
move-cell = { $what }, Spalte { $column }, Zeile { $row }
move-push-column = Spalte { $line } { $side } schieben
move-push-row = Zeile { $line } { $side } schieben
move-turn = das Plättchen drehen
move-hand = Plättchen { $number } nehmen
move-pass = passen
move-action = handeln
move-tick = warten
move-restart = zurück zum Kontrollpunkt
outcome-playing = Das Spiel geht weiter.
outcome-finished = Sehr gut! Die Aufgabe ist gelöst.
outcome-won = Gewonnen!
outcome-won-by = Spieler { $player } hat gewonnen!
outcome-lost = Verloren. Versuchen Sie es noch einmal.
outcome-drawn = Unentschieden.
outcome-tied = Gleichstand: { $names } führen.

# Aufgabe gelöst
done-fewest = Mit weniger Zügen geht es nicht.
next-level = Nächste Aufgabe
previous-level = Vorige Aufgabe
again = Noch einmal
to-games = Zu den Spielen
game-done-text = Das war die letzte Aufgabe des Spiels.
goes-on-in = Weiter in { $seconds } s. Jedes Signal hält das an.

# Fragen
ask-quit = Das Programm beenden?
yes-quit = Ja, beenden
ask-restart = Diese Aufgabe von vorn beginnen? Das Gespielte bleibt im Verlauf.
yes-restart = Ja, von vorn
ask-delete = { $name } mit allen Spielständen löschen?
ask-remove-level = Die Aufgabe { $name } löschen? Was darin gespielt wurde, bleibt aufgezeichnet.
yes-delete = Ja, löschen
ask-add-game = Das Spiel { $name } zu den anderen hinzufügen?
ask-add-player = { $name } hinzufügen, mit Einstellungen und allem, was gespielt wurde?
yes-add = Ja, hinzufügen
added = { $name } wurde hinzugefügt
ask-second-switch = Ein zweiter Taster wurde gedrückt. Soll er ab jetzt weiterschalten, ohne Zeitgeber?
yes-second-switch = Ja, damit weiterschalten
ask-pace = Vorgeschlagenes Tempo: ein Schritt { $interval }, Verzögerung { $lag }, mindestens { $hold } halten, Wiederholungen { $repeat } lang ignorieren, Ruhe nach einer Wahl { $rest }. Übernehmen?
ask-pace-wrong = Mehrere der letzten Züge wurden zurückgenommen. Soll ein Schritt länger dauern, { $interval }?
ask-pace-missed = Das Licht ging oft über das hinweg, was dann gewählt wurde. Soll ein Schritt länger dauern, { $interval }?
ask-pace-easy = Lange ging nichts schief. Soll ein Schritt kürzer sein, { $interval }?
yes-pace = Ja, übernehmen

# Über
about-version = Version { $version }
about-text = Spielt Spiele, die Ordner aus Texten und Bildern sind, mit einem Taster, Tastatur, Maus oder Gamepad.
about-licence = Lizenz: { $licence }. Woraus das Programm gebaut ist, steht in docs/dependencies.md.
about-contact = Fragen und Fehler: Wenden Sie sich an die Person, von der Sie das Programm haben oder die es eingerichtet hat. Diese Kopie nennt keine Adresse. Wie Fehler behoben werden, steht in CONTRIBUTING im Ordner des Programms.
about-contact-address = Fragen und Fehler: { $address }

# Einstellungen, Namen
set-move-mode = Einen Zug wählen
set-boundary = Am Rand
set-invalid-cells = Ungültige Felder
set-position-highlight = Standort zeigen
set-valids-highlight = Gültige Züge zeigen
set-focused-highlight = Auswahl zeigen
set-next = Weiter kommt von selbst
set-method = Verfahren
set-interval = Ein Schritt
set-first-extra = Erster Schritt länger um
set-passes = Durchgänge bis zur Ruhe
set-undo = Zurücknehmen wird angeboten
set-tentative = Ein Zug ist gleich widerrufbar
set-lag = Verzögerung anrechnen
set-press-cost = Drücken strengt an
set-single-choice = Einzige Wahl wird gespielt nach
set-corridor = Gängen folgen
set-two-presses = Zweimal drücken für jeden Zug
set-obeys-no-undo = Nichts zurücknehmen, wo das Spiel es verbietet
set-clock-runs = Die Zeit läuft, während Sie wählen
set-countdowns = Rückwärtszählen
set-act-on = Der Taster wirkt
set-hold = Mindestens halten
set-ignore-repeat = Wiederholung übergehen bis
set-cooldown = Ruhe nach einer Wahl
set-long-hold = Langes Halten öffnet das Menü
set-held = Halten zum Wählen
set-theme = Farben
set-text-percent = Textgröße
set-reduced-motion = Weniger Bewegung
set-frame-percent = Breite der Rahmen
set-dim-rest = Nicht Beleuchtetes abdunkeln
set-show-slot = Zeigen, was vom Schritt bleibt
set-board-color = Farbe des Bretts
set-border-color = Farbe seines Rands
set-said = Laut sagen
set-speed-percent = Sprechtempo
set-cue-volume = Lautstärke der Ansagen
set-result-volume = Lautstärke der Ergebnisse
set-voice = Stimme
set-speech-wait = Auf Sprache warten höchstens
set-sounds = Klänge
set-tick = Ticken bei jedem Schritt
set-volume = Lautstärke der Klänge
set-any-key = Jede Taste ist der Taster
set-any-button = Jeder Knopf ist der Taster
set-any-click = Mausklick oder Berührung irgendwo ist mein Taster

# Einstellungen, Werte
value-on = ein
value-off = aus
value-leave = wie das Spiel will
value-half-interval = ein halber Schritt
value-system = die des Systems
value-for-ever = ruht nie
value-withoptions = mit Auswahl
value-directjustkeyboard = direkt, Tastatur
value-directbothkeyboardandmouse = direkt, Tastatur und Maus
value-stay = stehen bleiben
value-rotate = umlaufen
value-jump = springen
value-select = wählbar
value-skip = überspringen
value-best = bestes
value-linear = eins nach dem anderen
value-likelyfirst = Wahrscheinliches zuerst
value-rowcolumn = Zeilen, dann Felder
value-step = zwei Taster
value-shortheld = kurz schaltet weiter, halten wählt
value-inverse = halten schaltet weiter, loslassen wählt
value-first = zuerst
value-last = zuletzt
value-menu = nur im Menü
value-press = beim Drücken
value-release = beim Loslassen
value-light = hell
value-dark = dunkel
value-highcontrast = starker Kontrast
value-nothing = nichts
value-results = was ein Zug bewirkte
value-everything = jede Möglichkeit und was ein Zug bewirkte
value-male1 = männlich 1
value-male2 = männlich 2
value-female1 = weiblich 1
value-female2 = weiblich 2
color-ffffff = weiß
color-c8c8c8 = hellgrau
color-808080 = grau
color-303030 = dunkelgrau
color-000000 = schwarz
color-1f3a5f = blau
color-1e5631 = grün
color-6b4423 = braun

# Formular
player-new = Neue Person
player-change = Person ändern
field-name = Vorname
field-surname = Nachname
field-birth = Geburtsnummer oder Geburtsdatum
field-gender = Geschlecht
field-avatar = Bild
field-language = Sprache
field-degree = Spielweise
name-missing = Es fehlt noch ein Name.
birth-wrong = Geburtsnummer oder Datum stimmt noch nicht; das Feld darf leer bleiben.
birth-form = schreiben Sie eine Geburtsnummer aus neun oder zehn Ziffern oder ein Datum wie 2001-12-31
birth-date = diesen Tag gibt es nicht
birth-checksum = die Nummer ist nicht durch elf teilbar, eine Ziffer ist falsch
birth-future = dieser Tag ist noch nicht gekommen
save = Speichern
cancel = Abbrechen
degree-0 = nicht gewählt
degree-1 = 1: Tastatur und Maus
degree-2 = 2: Tastatur oder Maus, mit Mühe
degree-3 = 3: ein Taster, schnell
degree-4 = 4: ein Taster
degree-5 = 5: ein Taster, langsam
avatar-fox = Fuchs
avatar-cat = Katze
avatar-dog = Hund
avatar-bear = Bär
avatar-owl = Eule
avatar-frog = Frosch
avatar-rabbit = Hase
avatar-fish = Fisch
avatar-robot = Roboter
avatar-star = Stern
avatar-flower = Blume
avatar-rocket = Rakete
key-done = Fertig
key-erase = Löschen
key-space = Leerzeichen
key-capitals = Großbuchstaben
key-letters = a b c
key-marks = ä ö ß
key-digits = 1 2 3

# Seite der Einstellungen
tab-control = Züge wählen
tab-pace = Weiter und Tempo
tab-switch = Der Taster
tab-looks = Aussehen
tab-sound = Sprache und Klang
tab-devices = Tasten und Knöpfe
setting-locked = { $name }: { $value } (bestimmt das Spiel, sonst wäre es nicht spielbar)
fullscreen = Vollbild an oder aus
setting-needs-releases = { $setting } (wirkt hier nicht auf Tasten)
releases-untold = Dieses Terminal meldet nicht, wann eine Taste losgelassen wird. Ein Druck zählt, wie kurz er auch ist, und statt der Arten, bei denen man den Taster hält, läuft das Licht von selbst. Für Gamepads und andere Programme gilt das nicht.
presses-felt = Hier bemerkt: { $count ->
    [one] { $count } Druck
   *[other] { $count } Drücke
 }
pace-exercise = Tempo finden
pace-text = Drücken Sie den Taster, sobald es leuchtet.
pace-now-press = JETZT!
pace-wait = warten
pace-count = { $done } von { $all }
pace-early = { $count ->
    [one] { $count } Druck kam vor dem Licht
   *[other] { $count } Drücke kamen vor dem Licht
 }
pace-leave = Wer dreimal hintereinander nicht drückt, verlässt die Übung.
remap = Tasten und Knöpfe ändern
remap-press = Drücken Sie die Taste oder den Knopf für: { $meaning }
remap-switch-leads-back = Der Taster selbst oder Abwarten führt zurück.
remap-default = Alles wie am Anfang
remapped = { $key } bedeutet jetzt: { $meaning }
signal-switch = der Taster
signal-second-switch = der zweite Taster
signal-up = hinauf
signal-right = nach rechts
signal-down = hinunter
signal-left = nach links
signal-action = wählen
signal-next = weiter
signal-previous = zurück
signal-next-row = nächste Zeile
signal-next-column = nächste Spalte
signal-undo = Zug zurück
signal-restart = von vorn
signal-pause = Pause
signal-previous-level = vorige Aufgabe
signal-next-level = nächste Aufgabe
signal-fullscreen = ganzer Bildschirm
signal-menu = Menü
signal-info-panel = Tafel
signal-help = Hilfe
signal-settings = Einstellungen
signal-history = Verlauf
signal-hint = Tipp
signal-can-be-won = zu gewinnen?
signal-change-game = anderes Spiel
signal-quit = beenden
signal-slower = langsamer
signal-faster = schneller

# Hilfe
help-none = Das Handbuch fehlt: neben dem Programm liegt kein Ordner help.
next-section = Nächster Abschnitt
previous-section = Voriger Abschnitt
scrolls = Läuft von selbst
read-aloud = Vorlesen

# Verlauf
history-of = Verlauf, Versuch { $number } von { $all }
history-none = Hier wurde noch nicht gespielt.
history-table = Tabelle
history-chart = Diagramm
history-replay = Brett
history-methods = Methoden
history-export = In eine Datei schreiben
history-exported = Die Aufzeichnung steht in { $file }
compare-none = Noch wurde kein Level zweimal beendet; dies sind die Züge dieses Levels.
compare-over = { $count ->
    [one] Über ein Level, das zweimal beendet wurde
   *[other] Über { $count } Level, die zweimal beendet wurden
}
chart-methods = Mittlere Zeit eines Zugs
col-finals = Zielzustände
col-valid = Gültig
col-moves = Züge
col-mean = Zeit je Zug
col-mean-slots = Schritte je Zug
col-finished = Beendet
col-mean-finish = Zeit bis zum Ende
way-keyboard = Tastatur
way-pointer = Maus
way-switch = Taster
way-outside = von außen
way-next = Weiter
way-direct = direkt
way-computer = Computer
replay-step = Schritt { $number } von { $all }: { $what }
replay-none = Dieser Stand lässt sich nach den heutigen Regeln nicht zeigen.
chart-time = Zeit jedes Zuges
step-back = Einen Zug zurück
step-on = Einen Zug weiter
earlier-attempt = Voriger Versuch
later-attempt = Nächster Versuch
col-number = Nr.
col-date = Datum und Uhrzeit
col-event = Ereignis
col-chosen = Zug
col-time = Zeit
col-since-last = Seit dem letzten
col-method = Verfahren
col-slots = Schritte
col-invalid = Ungültig
event-start = Anfang
event-move = Zug
event-undo = zurückgenommen
event-restarted = von vorn
event-interrupted = unterbrochen
event-finished = fertig

# Vergleich der Verfahren, Schreiben in eine Datei
open-curtain = Vorhang öffnen

# several players
seats-title = Wer spielt?
seats-play = Beginnen
seats-more = Ein Spieler mehr
seats-fewer = Ein Spieler weniger
seats-who = Wer ist Spieler { $player }?
seats-change = Andere Spieler
seat-computer = Computer: { $name }
strength-easy = leicht
strength-medium = mittel
strength-strong = stark
is-thinking = { $name } denkt nach
think-no-more = Jetzt entscheiden
computer-has-no-move = Der Computer fand keinen Zug
turn-of-name = { $name } ist am Zug
won-by-name = { $name } hat gewonnen!
result-won = gewonnen
result-lost = verloren
result-drawn = unentschieden
result-place = { $place }. Platz

# Spielpläne aus Plättchen
panel-asked = Zu tun
panel-goal = Ziel
panel-standing = Bisher
tile-place = Spalte { $column }, Zeile { $row }
tile-face-down = verdecktes Plättchen
tile-empty = leerer Platz
tile-pawn = Figur von Spieler { $player }
tile-carrying = mit Last
tile-effect-out = wer hier hält, scheidet aus
tile-effect-collect = hier wird die Last abgelegt
tile-effect-send = hier geht die Last verloren
tile-effect-return = führt zurück an den Anfang
tile-effect-skip = hier wird ausgesetzt
tile-effect-move = führt anderswohin
tile-goal-here = dein Ziel
tile-rolled = { $who }: der Würfel zeigt { $number }
tile-no-move = { $who }: kein Zug ist möglich
tile-no-push = { $who }: nichts lässt sich schieben
tile-no-add = { $who }: kein Plättchen lässt sich legen
tile-no-exchange = { $who }: kein Plättchen lässt sich tauschen
tile-skipped = { $who }: setzt aus
tile-out = { $who }: ausgeschieden
tile-took = { $who }: nimmt { $what }
tile-delivered = { $who }: legt die Last ab
tile-lost = { $who }: verliert die Last
tile-carried = { $who }: weiter nach { $what }
tile-reached = { $who }: Ziel erreicht, { $what }
tile-goal-reach = geh nach { $what }
tile-goal-collect = halte { $what }
tile-goal-find = finde { $what }
tile-asked-move = zieh deine Figur
tile-asked-push = schieb eine Reihe oder Spalte
tile-asked-add = leg ein Plättchen
tile-asked-exchange = tausch ein Plättchen oder passe
tile-asked-start = wähle, wo du beginnst
behind-curtain = Jetzt spielt { $name }: übergib das Spiel, dann öffne den Vorhang
tile-die = der Würfel zeigt { $number }
tile-result-out = { $who }: ausgeschieden.
tile-result-points = { $who }: { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
 }.
tile-result-goals = { $who }: { $done } von { $all } Zielen.
tile-in-turn = { $who }: { $asked }
move-hand-of = Plättchen { $number } nehmen: { $what }
move-turn-of = das Plättchen drehen: { $what }

# Spiele machen
author = Spiele machen
author-title = An welchem Spiel möchten Sie arbeiten?
author-checking = Wird geprüft …
author-clean = Prüfung: nichts ist falsch
author-found = Prüfung: { $count ->
    [one] { $count } Befund
   *[other] { $count } Befunde
 }
author-faulty = Die gespeicherten Dateien lassen sich nicht spielen. Das Brett zeigt das letzte gute Spiel.
author-waits = Bessern Sie die Datei aus und speichern Sie sie: dann beginnt das Spiel von selbst.
author-begins = Ausgebessert: das Spiel beginnt
author-play = Richtig spielen
severity-error = Fehler
severity-warning = Warnung
severity-note = Hinweis
reloaded-replayed = Neu gelesen: Ihre Züge wurden noch einmal gespielt
reloaded-put-back = Neu gelesen: ein Zug gilt nicht mehr, darum blieb die Stellung, wie sie war
reloaded-anew = Neu gelesen: Ihre Züge passen nicht mehr, darum beginnt die Aufgabe von vorn
trace-title = Die Regeln beim letzten Zug
trace-none = Noch ist von keinem Zug zu berichten
trace-rule = Regel { $number }
trace-done = ausgeführt
trace-no-change = ausgeführt, nichts geändert
trace-false = ihre Bedingung galt nicht
trace-skipped = übersprungen
trace-not-reached = nicht erreicht
trace-because = Zeile { $line }, Spalte { $column }: { $why }
fault-outside-matrix = das Feld liegt außerhalb der Matrix
fault-overflow = die Zahl wird zu groß
fault-wrong-type = die beiden Seiten haben verschiedene Typen
fault-unknown-matrix = es gibt keine Matrix dieses Namens
fault-unknown-item = es gibt keinen Eintrag dieses Namens
fault-read-only = eine Tabelle kann nicht geändert werden
fault-ill-formed = so schreibt man keine Regel
fault-divide-by-zero = durch 0 kann nicht geteilt werden
fault-no-value = die Funktion endete ohne return
fault-empty = es gibt nichts, wovon das Kleinste oder Größte zu nehmen wäre
fault-outside-list = diese Stelle gibt es in der Liste nicht
fault-no-property = die Figur hat keine solche Eigenschaft
fault-empty-range = die erste Zahl ist größer als die letzte
fault-valueless = der Name hat keinen Wert, weil ein Fehler sein local übersprang
trace-more = und { $count ->
    [one] { $count } weitere Änderung
   *[other] { $count } weitere Änderungen
 }
trace-rest = Die anderen Regeln: { $unmet }, deren Bedingung nicht galt, { $unreached } nicht erreicht
trace-out-of-steps = Die Regeln brauchten zu viele Schritte und wurden angehalten
trace-all = Alle Regeln zeigen
trace-short = Nur Regeln zeigen, die etwas taten

# Editor
author-edit = Aufgabe bearbeiten
edit-hindered = Diese Aufgabe kann noch nicht bearbeitet werden
edit-brushes = Malen mit
edit-true = ja
edit-false = nein
edit-any = irgendetwas (*)
edit-empty = nichts
edit-status = { $matrix }: { $brush }
edit-unsaved = noch nicht gespeichert
edit-painted = Gemalt: { $what }{ $count ->
    [one] {""}
   *[other] , { $count } Felder
 }
edit-same = { $what }: das steht da schon
edit-undone = Zurückgenommen
edit-redone = Wiederholt
edit-undo = Zurücknehmen
edit-redo = Wiederholen
edit-nothing-to-undo = Es gibt nichts zurückzunehmen
edit-nothing-to-redo = Es gibt nichts zu wiederholen
edit-saved = Gespeichert: { $file }
edit-layer = Matrix: { $name }
edit-which-layer = Was möchten Sie bearbeiten?
edit-about-state = die Figuren am Anfang der Aufgabe
edit-about-valid = die Felder, die zuerst gewählt werden können
edit-about-final = die Figuren am Ende der Aufgabe
edit-about-background = was unter den Figuren liegt
edit-about-own = eine eigene des Spiels
edit-reach-cell = Malt: ein Feld
edit-reach-row = Malt: eine Zeile
edit-reach-column = Malt: eine Spalte
edit-reach-all = Malt: alles
edit-new-level-made = Neue Aufgabe { $level }: eine Kopie von { $from }, wie sie hier steht
edit-leave = Verlassen
edit-stay = Weiter bearbeiten
edit-ask-leave = Nicht alles ist gespeichert. Den Editor verlassen?
edit-save-leave = Speichern und verlassen
edit-leave-unsaved = Verlassen, ohne zu speichern
edit-ask-changed = Ein anderes Programm hat die Datei dieser Aufgabe geändert. Was soll darin stehen?
edit-take-theirs = Was jetzt darin steht (meine Änderungen gehen verloren)
edit-write-mine = Was ich hier gemacht habe (die anderen Änderungen gehen verloren)
edit-reread = Neu gelesen: ein anderes Programm hat die Datei geändert
edit-changed-meanwhile = Ein anderes Programm hat die Datei dieser Aufgabe geändert. Noch ist nichts verloren: beim Speichern wird gefragt, was darin stehen soll
edit-faulty-meanwhile = Ein anderes Programm hat die Datei dieser Aufgabe geändert, und sie kann jetzt nicht gelesen werden. Gezeigt wird, wie sie vorher war
edit-matrix = Matrix
edit-start = der Anfang des Spielers (Ax, Ay)
edit-resize = Größe
edit-wider = Eine Spalte mehr rechts
edit-narrower = Eine Spalte weniger
edit-higher = Eine Zeile mehr unten
edit-lower = Eine Zeile weniger
edit-values = Werte
edit-which-value = Welchen Wert möchten Sie ändern?
edit-other-truth = Das Gegenteil
edit-size = Größe
edit-columns-rows = { $width } × { $height }
edit-file = Datei
problem-n004 = { $kind ->
    [read] Die Aufgabe kann nicht gelesen werden: sehen Sie nach, ob sie verschoben oder entfernt wurde.
    [full] Die Aufgabe kann nicht gespeichert werden, die Platte ist voll. Ihre Änderungen sind noch da: schaffen Sie Platz und speichern Sie noch einmal.
    [protected] Die Aufgabe kann nicht gespeichert werden: dieses Spiel darf nur gelesen werden. Ihre Änderungen sind noch da: erlauben Sie Änderungen in seinem Ordner und speichern Sie noch einmal. Von einem Spiel des Programms machen Sie eine eigene Kopie (switchboard new mein-spiel --from das-spiel).
   *[other] Die Aufgabe kann nicht gespeichert werden. Ihre Änderungen sind noch da: sehen Sie nach, ob Ordner und Platte in Ordnung sind, und speichern Sie noch einmal.
 } { $file }
problem-n005 = Die Aufgabe ist so geschrieben, dass der Editor sie nicht ändern kann. Schreiben Sie die Zeilen ihrer Matrizen wie in help/NEW_GAME. { $file }
