# Texte des Programms. Dieselben Namen stehen in jeder Sprache; ein Test wacht darüber.
program = Switchboard
welcome-text = Brettspiele und Rätsel für einen Taster
go-on = Weiter
back = Zurück
press = Drücken
press-soon = Gleich
press-wakes = Weiter
press-takes-back = Zurücknehmen
press-opens = { $count ->
    [one] Dies wählen
   *[other] Aus diesen { $count } wählen
}
press-among = { $count ->
    [one] Es ist diese
   *[other] Es ist eine von diesen { $count }
}
press-perhaps = Vielleicht: { $what }
weighed = Vielleicht: { $what } ({ $percent } %). Drücken Sie noch einmal, wenn es leuchtet.
weighed-open = Noch nicht sicher. Drücken Sie noch einmal, wenn leuchtet, was Sie möchten.
why-weighed = Ein Druck: { $what } war dann zu { $percent } % wahrscheinlich.
why-weighed-open = Ein Druck: Noch hob sich nichts ab.
why-taken = Genommen: { $what } (nach { $count ->
    [one] einem Druck
   *[other] { $count } Drücken
} zu { $percent } % sicher).
answers = Wie Sie antworten
answers-about = Was „fragt, bis es sicher ist“ aus Ihren Drücken gelernt hat, und wofür die letzten gezählt haben.
answers-none = Noch ist nichts gelernt. „Fragt, bis es sicher ist“ beginnt vorsichtig, wie bei jemandem, der das Licht oft verpasst.
answers-presses = Gelernt aus { $count ->
    [one] einem Druck
   *[other] { $count } Drücken
}; mit je 60 weiteren wird die Hälfte des zuvor Gelernten vergessen.
answers-time = Sie antworten { $mean }, nachdem etwas aufleuchtet, meist höchstens { $spread } früher oder später.
answers-late = Die erste Antwort dauert länger: um { $board } auf einem Brett, { $menu } in einem Menü, { $list } auf einer Seite mit wenigen Möglichkeiten, { $letters } zwischen Buchstaben.
answers-missed = Von 100 Malen, die das Gewünschte aufleuchtet, verpassen Sie { $count ->
    [0] kaum eines
    [one] eines
   *[other] { $count }
}.
answers-strays = In zehn Minuten { $count ->
    [0] kommt kaum ein Druck
    [one] kommt etwa ein Druck
   *[other] kommen etwa { $count } Drücke
} ohne Absicht.
answers-doubled = Von 100 Drücken { $count ->
    [0] kommt kaum einer
    [one] kommt einer
   *[other] kommen { $count }
} doppelt.
answers-rests = In { $count } von 100 Zügen antworten Sie zuerst nicht, weil Sie überlegen, reden oder weg sind; das dauert im Mittel { $time }.
answers-estimate = Das sind Schätzungen aus einer Mischung von 16 Modellen von Spielern. Sie zeigen, womit das Licht rechnet; sie prüfen Sie nicht.
answers-frozen = Das Lernen ist ausgeschaltet: Das bleibt, wie es ist.
answers-whys = Wofür die letzten Drücke gezählt haben
answers-no-whys = Seit dem Start oder dem Wechsel des Spielers wurde kein Druck abgewogen.
answers-forget = Gelerntes vergessen
ask-forget-answers = Vergessen, was über Ihre Antworten gelernt wurde? Es wird dann neu gelernt.
yes-forget-answers = Ja, vergessen
answers-forgotten = Vergessen. Wie Sie antworten, wird neu gelernt.
history-weighed = Warum: { $count ->
    [one] Ein Druck wurde abgewogen
   *[other] { $count } Drücke wurden abgewogen
}; dann war zu { $percent } % sicher, dass das gewollt war.
level-up = Zurück
lit-many = { $count } Möglichkeiten, von { $first } bis { $last }
decimal-point = ,
yes = Ja
no = Nein
player-word = Spieler

# der erste Start
first-how = Gleich geht es los
first-how-text = Drücken Sie Ihren Taster, wenn das Licht auf Ihrer Antwort steht. Jede Taste und ein Tippen auf den Bildschirm gelten auch.
first-one-switch = Ein Taster
first-one-switch-about = Das Licht wandert von selbst. Sie drücken einmal.
first-two-switches = Zwei Taster
first-two-switches-about = Einer bewegt das Licht, der andere wählt.
first-directly = Maus, Berührung oder Tastatur
first-directly-about = Sie wählen direkt. Das Licht bleibt, wo Sie es hinsetzen.
first-learnt = { $key } ist jetzt Ihr Taster.
first-mouse-button = Ein Mausklick
first-someone = Für jemanden einrichten
first-speed = Wie schnell soll das Licht wandern?
first-speed-text = Das lässt sich jederzeit ändern, und zwar unter Tempo.
first-quick = Flott
first-quick-about = Eine Sekunde für jeden Schritt.
first-steady = Gemächlich
first-steady-about = Zwei Sekunden für jeden Schritt, größere Schrift.
first-calm = In aller Ruhe
first-calm-about = Vier Sekunden für jeden Schritt, sehr große Schrift.
first-exercise-about = Drücken Sie ein paarmal, sobald es leuchtet. Daraus ergibt sich Ihr Tempo.
first-picture = Suchen Sie sich ein Bild aus
first-picture-text = Daher kommt auch Ihr Name. Beides können Sie später ändern.

# Spieler
players-title = Wer spielt?
players-none = Noch spielt hier niemand. Legen Sie die erste Person an.
players-next = Weitere Spieler
players-previous = Vorige Spieler
players-edit-which = Wessen Daten möchten Sie ändern?
players-delete-which = Wen möchten Sie löschen?
add-player = Person anlegen
edit-player = Ändern
delete-player = Löschen
show-more = Mehr zeigen
show-less = Weniger zeigen
settings = Einstellungen
help = Hilfe
about = Info
quit = Beenden
plays-elsewhere = { $name } spielt schon in einem anderen Fenster von Switchboard.
player-in = { $name } spielt in { $seconds } s. Drücken hält das an.
player-deleted = { $name } ist gelöscht
player-unknown = die Daten dieser Person sind nicht lesbar
age = { $years ->
    [one] { $years } Jahr
   *[other] { $years } Jahre
 }
gender-unknown = keine Angabe
gender-female = weiblich
gender-male = männlich

# Spiele
games-record-title = Welchen Verlauf möchten Sie sehen?
continue-game = Weiterspielen: { $name }
level-of = Aufgabe { $number } von { $all }
kinds = Spielarten
kind-count = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
 }
for-players = Für { $count } Spieler.
for-players-from = Für { $least } bis { $count } Spieler.
page-next = Weitere Spiele
page-previous = Vorige Spiele
shelf-steps = Erste Schritte
shelf-pushing = Schieben und Ziehen
shelf-sliding = Schiebepuzzles
shelf-rolling = Rollen und Gleiten
shelf-paths = Labyrinthe
shelf-turns = Wendungen und Sprünge
shelf-tracks = Routen
shelf-lines = Schleifen und Linien
shelf-shading = Felder schwärzen
shelf-numbers = Zahlen
shelf-placing = Lampen, Sterne, Zelte
shelf-finding = Verborgenes
shelf-patterns = Lichter und Farben
shelf-rivals = Brettspiele
shelf-chance = Würfel und Steine
shelf-solitaire = Karten und Solitär
shelf-words = Wörter und Gedächtnis
shelf-other = Andere Spiele
game-coming = Dieses Spiel ist unterwegs. Es beginnt, sobald es da ist.
games-reading = Die Spiele werden vorbereitet …
games-none = Keine Spiele gefunden. Legen Sie Spielordner in einen Ordner games, oder nennen Sie einen mit --games.
change-player = Person wechseln
faults = { $count ->
    [one] { $count } Problem
   *[other] { $count } Probleme
 }
faults-of = Was in { $name } nicht stimmt
read-faults = Probleme in { $name }
game-in = { $name } beginnt in { $seconds } s. Drücken hält das an.
page-down = Nach unten
page-up = Nach oben

# Aufgaben
levels = Aufgaben
levels-title = Welche Aufgabe möchten Sie lösen?
levels-next = Weitere Aufgaben
levels-previous = Vorige Aufgaben
new-level = Neue Aufgabe
new-level-of = Neue Aufgabe: { $difficulty }
new-level-stop = Anhalten
new-level-making = Eine neue Aufgabe entsteht
new-level-stopped = Angehalten. Es gibt keine neue Aufgabe.
new-level-none = In zwei Sekunden ist keine neue Aufgabe gelungen. Versuchen Sie es noch einmal, oder wählen Sie eine andere Schwierigkeit.
own-board = Eigenes Brett
own-board-title = Welches Brett möchten Sie?
own-board-play = Auf diesem Brett spielen
remove-level = Neue Aufgabe löschen
levels-remove-which = Welche Aufgabe möchten Sie löschen?
level-removed = { $name } ist gelöscht
difficulty-easy = leicht
difficulty-medium = mittel
difficulty-hard = schwer
level-is-done = fertig
level-is-begun = begonnen
moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
 }
turns = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
 }
turn-from-to = { $from } – { $to }
turn-went = { $name }: { $what }

# Brett
undo = Zug zurück
hint = Tipp
fill-by-law = Nach einer Regel ausfüllen
can-be-won = Noch lösbar?
slower = Langsamer
faster = Schneller
restart = Von vorn
games = Spiele
history = Verlauf
list-of-moves = Zugliste
pause = Pause
game-author = Autor: { $author }
game-home-page = Website: { $address }
panel-level = Aufgabe
card-level = von { $all }
more = Mehr
how-to-play = So wird gespielt
rules-begin = Spielen
pace = Tempo
panel-difficulty = Schwierigkeit
panel-minimum = Minimum
panel-best = Ihr Rekord
panel-time = Zeit
panel-moves = Züge
panel-turns = Züge
panel-last = Letzter Zug
panel-taken = Geschlagen
panel-look = Ich überlege
panel-turn = Am Zug
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
no-move-left = Es geht kein Zug mehr, die Aufgabe beginnt von vorn
switch-stuck = Der Schalter ist seit zehn Sekunden gedrückt. Bis er losgelassen wird, bewirkt er nichts.
steps-over = Das war alles für jetzt.
break = { $count ->
    [one] Das war { $count } Minute. Zeit für eine Pause?
   *[other] Das waren { $count } Minuten. Zeit für eine Pause?
}
paused = Pause. Drücken Sie, um weiterzuspielen.
pause-sign = Pause
invalid-choice = Dorthin geht es nicht
outside-board = Das liegt neben dem Brett
nothing-to-undo = Es gibt nichts zurückzunehmen
undo-forbidden = In diesem Spiel gibt es kein Zurück. In den Einstellungen lässt es sich erlauben.
restart-forbidden = In diesem Spiel gibt es keinen Neustart. In den Einstellungen lässt er sich erlauben.
corridor = Geradeaus { $count } Züge, zu Spalte { $column }, Zeile { $row }
nothing-to-restart = Sie haben noch nicht gezogen
no-next-level = Das ist die letzte Aufgabe
no-previous-level = Das ist die erste Aufgabe
hint-none = Kein Tipp gefunden. Vielleicht ist es trotzdem noch lösbar.
hint-lost = Von hier aus ist es nicht mehr zu gewinnen. Nehmen Sie einen Zug zurück, oder beginnen Sie von vorn.
hint-is = Tipp: { $what }
hint-advice = Ein Computer würde spielen: { $what }
hint-step = Tipp: { $place }
work-failed = Das ließ sich nicht herausfinden, im Programm ist etwas ausgefallen. Sie können weiterspielen.
thinking-failed = Das Nachdenken des Computers ist ausgefallen. Er macht stattdessen irgendeinen Zug.
hint-fill-on = Eintragen und den nächsten zeigen
hint-strike-on = Streichen und den nächsten zeigen
hint-because = Tipp für { $place }, denn { $why }. Wählen Sie ihn, um einzutragen, was daraus folgt
hint-strike = Tipp für { $place }: { $pieces } geht dort nicht, denn { $why }. Wählen Sie ihn, um zu streichen, was daraus folgt
hint-mistake = { $count ->
    [one] Das kann nicht bleiben: { $places }
   *[other] Das kann nicht alles bleiben: { $places }
 }
hint-something-wrong = Etwas auf dem Brett kann nicht so bleiben
mistakes-untold = Sie haben in den Einstellungen gewählt, dass Fehler nicht gemeldet werden
fill-square = Feld: { $place }
strike = Etwas streichen
strike-square = Streichen: { $place }
struck = { $place }: gestrichen ist { $pieces }
struck-nothing = { $place }: nichts ist gestrichen
fill-is = { $count ->
    [one] { $count } Feld folgt aus einer Regel. Wählen Sie dies, um es auszufüllen
   *[other] { $count } Felder folgen aus je einer Regel. Wählen Sie dies, um sie auszufüllen
 }
fill-none = Aus einer Regel allein folgt kein Feld
hint-no-mistake = Auf dem Brett ist nichts falsch. Es lässt sich noch lösen.
won-in = Noch lösbar, in höchstens { $count ->
    [one] { $count } Zug
   *[other] { $count } Zügen
 }
unknown-chance = Kein Tipp: Hier entscheidet der Zufall
unknown-players = Kein Tipp: Es kommt darauf an, was die anderen spielen
unknown-hidden = Kein Tipp: Hier ist noch etwas verdeckt
look-hint = Ich suche einen Tipp …
look-won = Ich prüfe, ob es noch lösbar ist …
look-seconds = { $seconds } s von höchstens { $most } s
look-fill = Ich suche, was eine Regel entscheidet …
look-stop = Nicht weitersuchen
look-stopped = Suche beendet
lag-cut = Ein später Druck zählte bisher { $before } lang. Das war für dieses Tempo zu viel: Ein Druck auf das, was gerade aufleuchtete, spielte das davor. Jetzt sind es { $now }.
pace-now = Ein Schritt dauert jetzt { $seconds }
ignored-too-short = Das war zu kurz gedrückt und zählt nicht
ignored-repeat = Das kam zu bald nach dem letzten Druck und zählt nicht
ignored-unquiet = Der Taster war noch nicht lange genug in Ruhe, das zählt nicht
ignored-cool-down = Das kam zu bald nach einer Wahl und zählt nicht
too-many-screens = Zu viele Seiten sind offen. Gehen Sie zuerst zurück.
side-up = nach oben
side-right = nach rechts
side-down = nach unten
side-left = nach links
side-up-right = nach rechts oben
side-down-right = nach rechts unten
side-down-left = nach links unten
side-up-left = nach links oben
move-beside = { $side }: { $what }
press-go = { $side } gehen
press-go-onto = { $side } gehen: { $what }
press-stay = Hier bleiben
nothing-there = leer
press-fill = Ausfüllen
press-lay = Plättchen legen
press-swap = Tauschen
press-put-back = Zurücklegen
press-order = { $order }: { $what }
press-possible = { $what }; möglich: { $pieces }
press-nothing-possible = { $what }; hier ist nichts möglich
move-cell = { $what }, Spalte { $column }, Zeile { $row }
move-square = { $what }, { $square }
move-push-column = Spalte { $line } { $side } schieben
move-push-row = Zeile { $line } { $side } schieben
move-turn = das Plättchen drehen
move-hand = Plättchen { $number } nehmen
move-pass = passen
move-action = benutzen
move-tick = warten
move-restart = zurück zum Kontrollpunkt
move-press = drücken
move-release = loslassen
outcome-playing = Das Spiel läuft noch.
outcome-finished = Sehr gut! Aufgabe gelöst.
outcome-won = Gewonnen!
outcome-won-by = Spieler { $player } hat gewonnen!
outcome-lost = Diesmal nicht. Versuchen Sie es noch einmal!
outcome-drawn = Unentschieden.
outcome-tied = Gleichstand: { $names }.

# Aufgabe gelöst
done-fewest = Perfekt: Mit weniger Zügen geht es nicht!
star-done = Geschafft
star-few = Wenige Züge
star-alone = Ohne Tipp
done-levels = { $done } von { $all } Aufgaben gelöst
next-level = Nächste Aufgabe
previous-level = Vorige Aufgabe
again = Noch einmal spielen
to-games = Spiele
game-done-text = Das war die letzte Aufgabe. Sie haben das ganze Spiel geschafft!
goes-on-in = Weiter in { $seconds } s

# Fragen
ask-quit = Switchboard beenden?
yes-quit = Ja, beenden
program-ended = Switchboard ist beendet
ask-restart = Von vorn beginnen? Ihre Züge bleiben im Verlauf.
yes-restart = Ja, von vorn
ask-delete = { $name } und alle Spielstände löschen?
ask-remove-level = { $name } löschen? Ihre Züge darin bleiben im Verlauf.
yes-delete = Ja, löschen
ask-add-game = { $name } zu Ihren Spielen hinzufügen?
ask-add-player = { $name } hinzufügen, mit Einstellungen und Spielständen?
yes-add = Ja, hinzufügen
ask-create = Spieler { $name } anlegen?
yes-create = Ja, anlegen
ask-signals = Darf die Seite { $origin } hier mit Signalen spielen? Sie kann dann das Licht weiterrücken, auswählen und in Spielen Züge zurücknehmen, und sie erfährt, was auf dem Brett leuchtet. Sonst kann sie nichts tun.
yes-signals = Ja, Signale annehmen
added = { $name } ist hinzugefügt
adding = { $name } wird hinzugefügt
adding-files = Dateien: { $done } von { $all }
adding-reading = Die Datei wird gelesen
adding-stop = Anhalten
adding-stopped = Angehalten. Es wurde nichts hinzugefügt.
new-game-row = Neu: { $name }
later = Später
yes-play-added = Jetzt spielen
ask-play-added = { $name } ist hinzugefügt. Gleich spielen?
ask-second-switch = Sie haben einen zweiten Taster gedrückt. Möchten Sie damit weiterschalten, ohne Zeitgeber?
yes-second-switch = Ja, damit weiterschalten
ask-weigh-missed = Sie haben das Licht { $count ->
    [one] { $count }-mal
   *[other] { $count }-mal
} verpasst. Soll jeder Druck abgewogen und gefragt werden, bis es sicher ist?
ask-weigh-stray = { $count ->
    [one] { $count } Druck kam
   *[other] { $count } Drücke kamen
}, als nichts leuchtete. Soll jeder Druck abgewogen und gefragt werden, bis es sicher ist?
ask-weigh-doubled = { $count ->
    [one] { $count } Antwort kam
   *[other] { $count } Antworten kamen
} zweimal. Soll jeder Druck abgewogen und gefragt werden, bis es sicher ist?
ask-weigh-uneven = Sie antworten mal schnell, mal langsam. Soll jeder Druck abgewogen und gefragt werden, bis es sicher ist?
ask-weigh-what = Sie drücken wie bisher, wenn leuchtet, was Sie möchten; manchmal braucht es einen Druck mehr, und weniger gehen daneben.
ask-weigh-tried = Es wurde bisher nur an modellierten Spielern erprobt.
yes-weigh = Ja, abwägen
rung-3 = Halten und loslassen
rung-4 = Jetzt!
rung-5 = Zwei
rung-6 = Wenige
rung-7 = Reihen
rung-8 = Spiele
ask-step-up = Weiter zu „{ $name }“?
ask-step-up-why = Mindestens { $count } der letzten { $all } Versuche waren gut, und das an zwei Tagen hintereinander. Wer auf gut Glück drückt, schafft das selten.
yes-step-up = Ja, weiter
ask-step-down = Für eine Weile zurück zu „{ $name }“?
ask-step-down-why = { $count } der letzten { $all } Drücke gingen daneben. Solche Tage gibt es.
yes-step-down = Ja, zurück
ask-pace = { $interval } je Schritt passen zu Ihnen. Übernehmen?
ask-pace-lag = Ein Druck darf { $time } zu spät kommen.
ask-pace-hold = Ein Druck unter { $time } zählt nicht.
ask-pace-repeat = Ein zweiter Druck innerhalb von { $time } zählt nicht.
ask-pace-quiet = Zittern ist ein Druck: Der nächste zählt nach { $time } Ruhe.
ask-pace-wrong = Sie haben einige Züge zurückgenommen. Langsamer werden, { $interval } je Schritt?
ask-pace-missed = Das Licht ist oft schon weiter, wenn Sie drücken. Langsamer werden, { $interval } je Schritt?
ask-pace-easy = Es läuft prima! Schneller werden, { $interval } je Schritt?
yes-pace = Ja, übernehmen

# Über
about-version = Version { $version }
about-text = Brettspiele und Rätsel für einen Taster, Tastatur, Maus oder Gamepad. Ein Spiel ist ein Ordner mit Texten und Bildern, also kann jeder eines machen.
about-licence = Lizenz: { $licence }. Woraus Switchboard besteht, steht in docs/dependencies.md.
about-contact = Fragen oder Probleme? Wenden Sie sich an die Person, von der Sie Switchboard haben oder die es eingerichtet hat. Diese Kopie nennt keine Adresse. Wie sich Fehler beheben lassen, steht in CONTRIBUTING im Programmordner.
about-contact-address = Fragen oder Probleme? Schreiben Sie an { $address }

# Einstellungen, Namen
set-move-mode = So wählen Sie einen Zug
set-boundary = Am Rand des Bretts
set-invalid-cells = Felder ohne Zug
set-position-highlight = Zeigen, wo Sie stehen
set-valids-highlight = Mögliche Züge zeigen
set-focused-highlight = Beleuchtetes Feld zeigen
set-next = Automatisches Weiterschalten
set-method = Reihenfolge
set-learn-answers = Lernen, wie ich antworte
set-interval = Dauer eines Schritts
set-first-extra = Erster Schritt länger um
set-passes = Runden bis zur Ruhe
set-group-passes = Runden, bis sich eine Gruppe schließt
set-undo = Wo das Zurücknehmen steht
set-tentative = Ein Zug lässt sich gleich zurücknehmen
set-lag = Später Druck zählt noch
set-press-cost = Wie sehr Drücken anstrengt
set-single-choice = Einzige Möglichkeit spielen nach
set-corridor = Wege geradeaus anbieten
set-two-presses = Für jeden Zug zweimal drücken
set-obeys-no-undo = Nichts zurücknehmen, wo das Spiel es verbietet
set-tell-wrong = Melden, wenn etwas falsch ist
set-show-mistakes = Fehler zeigen
set-fill-in = Ein Feld im Rätsel ausfüllen
set-show-possible = Zeigen, was möglich ist
set-fill-by-law = Ausfüllen anbieten, was eine Regel entscheidet
set-clock-runs = Die Zeit läuft, während Sie wählen
set-countdowns = Start mit Countdown
set-act-on = Der Taster wirkt
set-hold = Mindestens halten
set-ignore-repeat = Wiederholung zählt nicht bis
set-cooldown = Ruhe nach einer Wahl
set-quiet = Warten, bis der Taster in Ruhe war
set-result-rest = Ruhe, bevor ein Ergebnis verlassen werden kann
set-long-hold = Langer Druck öffnet das Menü
set-held = Halten zum Wählen
set-press-days = Drücke werden aufbewahrt
set-theme = Farben
set-text-percent = Schriftgröße
set-reduced-motion = Weniger Bewegung
set-frame-percent = Breite des Lichts
set-dim-rest = Nicht Beleuchtetes abdunkeln
set-show-slot = Zeigen, wie viel vom Schritt bleibt
set-board-color = Farbe des Bretts
set-border-color = Farbe des Brettrands
set-said = Vorlesen
set-speed-percent = Sprechtempo
set-cue-volume = Lautstärke der Möglichkeiten
set-result-volume = Lautstärke der Ergebnisse
set-voice = Stimme
set-cue-voice = Stimme der Möglichkeiten
set-speech-wait = Höchstens auf Sprache warten
set-sounds = Klänge
set-tick = Ticken bei jedem Schritt
set-volume = Lautstärke der Klänge
set-most-volume = Nie lauter als
set-steps-on-home = Erste Schritte auf der Startseite
set-session-minutes = Länge einer Sitzung
set-break-minutes = Pause nach
set-cards-a-page = Karten je Seite
set-celebration = Feier
set-calm = Ruhig
set-any-key = Jede Taste ist mein Taster
set-any-button = Jeder Gamepad-Knopf ist mein Taster
set-any-click = Klick oder Berührung irgendwo ist mein Taster
why-move-mode = Einen Zug erst beleuchten und dann wählen oder gleich mit Pfeiltaste oder Zeiger spielen.
why-boundary = Wohin das Licht geht, wenn eine Pfeiltaste vom Brett führt.
why-invalid-cells = Ob Pfeiltasten auch dort halten, wo kein Zug möglich ist.
why-position-highlight = Zeigt Ecken um das Feld, auf dem Sie stehen.
why-valids-highlight = Setzt einen Punkt auf jedes Feld, das Sie wählen können.
why-focused-highlight = Legt das Licht um das Feld, das ein Druck wählen würde.
why-next = Das Licht wandert von selbst. Ausgeschaltet bewegen Sie es mit einer Taste oder einem zweiten Taster.
why-method = In welcher Reihenfolge das Licht zu den Möglichkeiten kommt und wie sie gruppiert sind. Die letzte wägt jeden Druck ab, für einen Schalter, der danebengeht oder zuckt; sie wurde bisher nur an modellierten Spielern erprobt.
why-learn-answers = „Fragt, bis es sicher ist“ richtet sich danach, wie Sie antworten; schalten Sie es aus, solange eine Studie läuft, damit die Methode gleich bleibt.
why-interval = Wie lange das Licht bei jeder Möglichkeit bleibt.
why-first-extra = Die erste Möglichkeit leuchtet länger, damit Sie sich bereit machen können.
why-group-passes = Eine versehentlich geöffnete Gruppe schließt sich nach so vielen Runden ohne Druck von selbst.
why-passes = Nach so vielen Runden ohne Druck ruht das Licht und wartet auf Sie.
why-undo = Ob das Zurücknehmen zuerst, zuletzt oder nur im Menü kommt.
why-tentative = Ein Zug gilt erst einen Schritt später. Ein Druck davor nimmt ihn zurück.
why-lag = So lange vor dem Weiterwandern ist der Ring schon leer. Ein etwas später Druck zählt so noch. Höchstens 15 % eines Schritts.
why-press-cost = Wie viele Schritte des Lichts Sie lieber warten, als einmal zu drücken. Je höher, desto weniger müssen Sie drücken, auch wenn Sie etwas länger warten.
why-single-choice = Ist nur ein Zug möglich, wird er nach dieser Zeit von selbst gespielt.
why-corridor = Bietet an, in einem Zug geradeaus zu gehen, wo es keinen anderen Weg gibt.
why-two-presses = Kein Zug geschieht mit einem einzigen Druck, so schadet ein Versehen nicht.
why-obeys-no-undo = Manche Spiele verbieten Zurücknehmen und Neustart. Ausgeschaltet geht beides immer.
why-clock-runs = Bei Spielen, die von selbst laufen: ob sie weiterlaufen, während Sie wählen.
why-countdowns = Die letzte Person, das letzte Spiel und die nächste Aufgabe beginnen von selbst, wenn Sie nichts tun.
why-act-on = Ob ein Druck beim Drücken oder erst beim Loslassen zählt.
why-hold = Kürzeres Drücken zählt nicht. Das hilft bei Zuckungen.
why-ignore-repeat = Ein zweiter Druck innerhalb dieser Zeit zählt nicht. Das hilft bei Zittern.
why-quiet = Ein Druck zählt erst, wenn der Taster so lange in Ruhe war. Wie lange die Hand auch zittert, es ist ein Druck.
why-result-rest = Am Ende einer Aufgabe zählt Drücken so lange nicht, damit Sie sehen, wie es ausging.
why-cooldown = Nach jeder Wahl zählt Drücken so lange nicht.
why-long-hold = Wenn Sie den Taster so lange halten, kommen Sie von überall ins Menü.
why-held = Wie lange zu halten ist, wo kurz weiterschaltet und lang wählt.
why-press-days = So lange merkt sich das Programm auf diesem Computer, wann gedrückt wurde und was leuchtete. Wer hilft, sieht daran, wie es geht.
why-theme = Hell, dunkel oder Schwarz und Weiß mit dem stärksten Kontrast.
why-text-percent = Wie groß die Schrift überall ist.
why-reduced-motion = Nichts gleitet oder fällt. Bilder wechseln stattdessen sanft.
why-frame-percent = Wie dick der Lichtring ist.
why-dim-rest = Was nicht leuchtet, wird blasser, so finden Sie das Licht leichter.
why-show-slot = Der Lichtring leert sich, während die Zeit eines Schritts abläuft.
why-board-color = Die Farbe unter den Steinen und Figuren.
why-border-color = Die Farbe des Rands um das Brett.
why-said = Was die Stimme sagt.
why-speed-percent = Wie schnell die Stimme spricht.
why-cue-volume = Wie laut die Stimme nennt, was leuchtet.
why-result-volume = Wie laut die Stimme sagt, was geschehen ist.
why-voice = Welche Stimme spricht, wenn Ihr System mehrere hat.
why-cue-voice = Welche Stimme nennt, was leuchtet: So ist sie von den Ergebnissen zu unterscheiden.
why-speech-wait = Das Licht wartet, bis die Stimme fertig ist, aber nicht länger.
why-sounds = Züge, Fehler und geschaffte Aufgaben haben einen Klang.
why-tick = Ein leises Ticken, sooft das Licht weiterwandert.
why-volume = Wie laut die Klänge sind.
why-most-volume = Die Grenze für alle Klänge und für die Sprache.
why-steps-on-home = Wer einen davon gespielt hat, dem bietet die Startseite sie von selbst an.
why-session-minutes = In Spielen, in denen jeder Druck der Zug ist: Nach dieser Zeit kommt die Liste der Spiele zurück.
why-break-minutes = Am Ende eines Levels, wenn so lange ohne zehn Minuten Unterbrechung gespielt wurde: Zuerst wird die Liste der Spiele angeboten, und nur sie kommt von selbst.
why-cards-a-page = Spiele, Levels und Spielende, die zusammen gezeigt werden. Weniger sind größer und schneller erreicht; eine weitere Auswahl blättert um.
why-celebration = Wie lange gefeiert wird, dass etwas geschafft ist.
why-calm = Nichts bewegt sich unnötig, und Klänge sind leise.
why-any-key = Jede Taste dient als Ihr Taster, nur Escape nicht.
why-any-button = Jeder Knopf eines Gamepads dient als Ihr Taster.
why-any-click = Ein Klick oder eine Berührung irgendwo dient als Ihr Taster. Zeigen wählt dann nichts.
why-tell-wrong = In Logikrätseln: ob ein Fehler sofort gemeldet wird, nur auf Nachfrage oder gar nicht.
why-show-mistakes = Ob die Felder mit dem Fehler umrahmt werden, oder ob Sie selbst danach suchen.
why-fill-in = Wie ein Feld sein Zeichen bekommt: durch Weiterschalten oder durch Auswahl aus einer Liste. Mit der Liste drücken Sie seltener.
why-show-possible = Jedes leere Feld eines Rätsels zeigt klein, was noch keine einzelne Regel ausschließt.
why-fill-by-law = Eine Schaltfläche neben dem Brett füllt ein Feld aus, über das eine einzige Regel entscheidet.

# Einstellungen, Werte
value-on = ein
value-off = aus
value-leave = wie es das Spiel vorgibt
value-half-interval = ein halber Schritt
value-system = die des Systems
value-as-results = dieselbe wie für Ergebnisse
value-stays-open = bleibt offen
value-never-ends = endet nicht
value-not-recorded = nicht aufgezeichnet
value-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
value-minutes = { $count } Min.
value-for-ever = ruht nie
value-not-at-all = gar nicht
value-like-steps = { $steps ->
    [one] wie { $steps } Schritt Warten
   *[other] wie { $steps } Schritte Warten
}
value-like-part-steps = wie { $steps } Schritte Warten
value-withoptions = wählen, dann bestätigen
value-directjustkeyboard = sofort, mit den Pfeiltasten
value-directbothkeyboardandmouse = sofort, mit Pfeiltasten und Maus
value-stay = stehen bleiben
value-rotate = ans andere Ende der Zeile
value-jump = in die nächste Zeile
value-select = leuchten auch
value-skip = überspringen
value-best = am wenigsten Warten
value-linear = eins nach dem anderen
value-likelyfirst = Wahrscheinliches zuerst
value-rowcolumn = Zeilen, dann Felder
value-step = zwei Taster
value-shortheld = kurz schaltet weiter, lang wählt
value-inverse = halten schaltet weiter, loslassen wählt
value-sure = fragt, bis es sicher ist
value-first = zuerst
value-last = zuletzt
value-menu = nur im Menü
value-press = beim Drücken
value-release = beim Loslassen
value-light = hell
value-dark = dunkel
value-highcontrast = starker Kontrast
value-atonce = sofort
value-onasking = wenn ich frage
value-never = nie
value-as-fit = so viele Platz haben
value-turn = jeder Druck zeigt das nächste Zeichen
value-all = aus allen Zeichen wählen
value-possible = aus den noch möglichen wählen
value-nothing = nichts
value-results = was ein Zug bewirkt hat
value-everything = jede Möglichkeit und was ein Zug bewirkt hat
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
field-group = Gruppe
field-birth = Geburtsdatum
field-gender = Geschlecht
field-avatar = Bild
field-language = Sprache
field-degree = So spielen Sie
form-complete = Mehr ist nicht nötig. Speichern Sie, wenn Sie fertig sind.
name-missing = Bitte geben Sie einen Namen ein.
birth-wrong = Das Geburtsdatum stimmt noch nicht. Es darf leer bleiben.
birth-form = schreiben Sie ein Datum wie 2001-12-31 oder eine Geburtsnummer aus neun oder zehn Ziffern
birth-date = diesen Tag gibt es nicht
birth-checksum = in der Geburtsnummer ist eine Ziffer falsch
birth-future = dieser Tag kommt erst noch
save = Speichern
cancel = Abbrechen
degree-0 = nicht gewählt
degree-1 = Tastatur und Maus
degree-1-about = Für alle, die mühelos zeigen und Tasten drücken. Nichts bewegt sich von selbst.
degree-2 = Tastatur oder Maus, Bewegen fällt schwer
degree-2-about = Nichts bewegt sich von selbst, und eine versehentlich doppelt gedrückte Taste zählt einmal. Größere Schrift.
degree-3 = Ein Taster, flott
degree-3-about = Das Licht geht jede Sekunde weiter. Für alle, die ohne Mühe rechtzeitig drücken. Größere Schrift.
degree-4 = Ein Taster, ruhig
degree-4-about = Das Licht geht alle 2 Sekunden weiter. Für den Anfang für die meisten eine gute Wahl. Große Schrift.
degree-5 = Ein Taster, langsam
degree-5-about = Das Licht geht alle 4 Sekunden weiter, flüchtige Berührungen zählen nicht, und auf dem Bildschirm bewegt sich wenig. Sehr große Schrift.
degree-take = Das nehmen
avatar-own = eigenes Bild
own-picture = Ein eigenes Bild
own-picture-ways = Ein Foto oder eine Zeichnung: Wählen Sie eine Datei, ziehen Sie sie hierher oder fügen Sie sie ein.
picture-where = Wo ist das Bild?
picture-none = Hier ist kein Bild.
files-more = Weitere
files-earlier = Vorige
files-above = Ein Ordner höher
picture-reading = Das Bild wird gelesen.
picture-taken = Da ist es. Speichern Sie, damit es bleibt.
picture-whose = Wählen Sie zuerst, wer spielt, und bringen Sie das Bild dann noch einmal.
song-where = Wo ist das Lied?
song-none = Hier ist kein Lied.
song-reading = Das Lied wird gelesen.
song-taken = Da ist es: { $title }.
song-add = Lied hinzufügen
song-play = Anhören: { $title }
song-remove = Entfernen: { $title }
songs-how = Die Lieblingsmusik oder eine vertraute Stimme. Ist ein Level oder eine Aktivität gut ausgegangen, wechseln sich die Lieder ab; jedes erklingt höchstens 30 Sekunden, bis es weitergeht. Es können { $most } sein.
songs-ways = Eine Datei mit Musik: Wählen Sie eine, oder ziehen Sie sie hierher. MP3, Ogg, WAV, FLAC und M4A.
songs-full = Es sind { $most } Lieder. Entfernen Sie eines, um ein anderes hinzuzufügen.
songs-cannot = Hier können keine Lieder hinzugefügt werden.
song-gone = Dieses Lied fehlt oder ist beschädigt. Entfernen Sie es und fügen Sie es neu hinzu.
desk-copy = Einstellungen von jemand anderem
desk-copy-about = Übernimmt alle Einstellungen von jemand anderem, mit den Spielen.
desk-copy-nobody = Es gibt sonst niemanden.
desk-copy-how = Wählen Sie jemanden. Sie sehen zuerst, was sich ändern würde.
desk-copy-from = Einstellungen von { $name }
desk-copy-same = Die Einstellungen sind dieselben.
desk-copy-more = Das würde sich ändern, dazu die sichtbaren Spiele und Schaltflächen und die Tasten. Notizen, Lieder und was aus dem Drücken gelernt wurde, bleiben.
desk-copy-setting = Einstellung
desk-copy-now = Jetzt
desk-copy-then = Danach
desk-copy-take = Diese verwenden
desk-copy-taken = Jetzt gelten die Einstellungen von { $name }.
desk-listing = Die Liste der Spielenden, die auch andere sehen können, zeigt:
desk-listing-group = Nur: { $group }
desk-listing-all = Alle
desk-listing-pictures = Bilder ohne Namen
desk-save-everybody = Alle als eine Datei speichern
keeping-promised = Dieser Browser hat zugesagt, zu behalten, was hier gespielt wird. Eine Kopie als eine Datei ist auch dann sicher, wenn das Gerät verloren geht.
keeping-installed = Switchboard ist als App installiert: Was hier gespielt wird, bleibt erhalten. Eine Kopie als eine Datei ist auch dann sicher, wenn das Gerät verloren geht.
keeping-forgets = Dieser Browser kann vergessen, was hier gespielt wird: nach Wochen ohne Besuch oder wenn der Platz knapp wird. Installieren Sie diese Seite über das Menü des Browsers, oder speichern Sie ab und zu eine Kopie als eine Datei.
keeping-copy = Die Kopie speichern Sie unter „Für alle, die helfen“.
desk-copy-why = Eine Datei mit allem von allen Spielenden: als Sicherung, die woanders liegt, oder für einen anderen Computer. Dort öffnen oder auf das Fenster ziehen.
desk-songs = Lieder
desk-songs-about = Was erklingt, wenn etwas gut ausgegangen ist, statt des Klangs des Programms: { $count ->
        [0] noch nichts
        [one] ein Lied
       *[other] { $count } Lieder
    }.
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
setting-locked = { $name }: { $value } (das Spiel braucht es so)
fullscreen = Vollbild
fullscreen-about = Switchboard füllt den Bildschirm oder kehrt ins Fenster zurück.
setting-needs-releases = { $setting } (wirkt hier nicht auf Tasten)
releases-untold = Dieses Terminal meldet nicht, wann Sie eine Taste loslassen. Jeder Druck zählt, wie kurz er auch ist, und wo Sie den Taster halten müssten, läuft das Licht von selbst. Gamepads und andere Programme arbeiten wie gewohnt.
presses-felt = Bisher { $count }-mal gedrückt
tab-pace = Weiterschalten und Tempo
tab-pace-about = Wie sich das Licht bewegt und wie schnell.
tab-choosing = Seltener und sicherer drücken
tab-choosing-about = Was zählt, was sich zurücknehmen lässt, was von selbst geht.
tab-switch = Der Taster
tab-switch-about = Was als Druck zählt, was langes Drücken bedeutet und wie lange Drücke aufbewahrt werden.
tab-rests = Zittern und Pausen
tab-rests-about = Wann Drücken nicht zählt: Wiederholungen, Zittern, nach einer Wahl.
tab-control = Ziehen
tab-control-about = Wie gezogen wird, der Rand des Bretts, Züge zurücknehmen.
tab-marks = Licht und Markierungen
tab-marks-about = Was auf dem Brett markiert ist und wie deutlich.
tab-puzzles = Logikrätsel
tab-puzzles-about = Fehler und das Ausfüllen der Felder.
tab-steps = Erste Schritte und Pausen
tab-steps-about = Spiele, in denen jeder Druck etwas bewirkt, und wann eine Pause vorgeschlagen wird.
tab-looks = Aussehen
tab-looks-about = Farben, Schriftgröße, Bewegung, Vollbild.
tab-language = Sprache
tab-language-about = Die Sprache des ganzen Programms.
tab-speech = Vorlesen
tab-speech-about = Was vorgelesen wird und mit welcher Stimme.
voice-missing = Auf diesem Rechner gibt es keine Stimme, deshalb wird nichts vorgelesen. Installieren Sie eine und starten Sie das Programm neu: unter Debian und Ubuntu „sudo apt install espeak-ng“.
voice-program = { $name } liest vor.
voice-system = Die Stimmen von Windows lesen vor.
voice-browser = Der Browser liest vor.
voice-browser-missing = Der Browser hat keine deutsche Stimme, deshalb wird nichts vorgelesen. Stimmen werden in den Einstellungen des Geräts installiert.
voice-try = Stimme ausprobieren
voice-try-about = Liest einen Satz so vor, wie es hier eingestellt ist.
voice-sample = So liest das Programm vor. Sie sind am Zug: nach rechts gehen.
tab-sound = Klänge
tab-sound-about = Klänge für Züge und Ergebnisse.
tab-devices = Tasten und Knöpfe
tab-devices-about = Was welche Taste, welcher Knopf und ein Klick tut.
pace-exercise = Ihr Tempo finden
pace-text = Das Licht kommt im Takt: drei, zwei, eins. Drücken Sie den Taster, sobald es leuchtet.
pace-now-press = JETZT!
pace-wait = warten …
pace-press-answers = Die Antwort zählt
pace-press-early = Zu früh: auf das Licht warten
pace-count = { $done } von { $all }
pace-early = { $count ->
    [one] { $count }-mal vor dem Licht gedrückt
   *[other] { $count }-mal vor dem Licht gedrückt
 }
pace-leave = Zum Verlassen lassen Sie es dreimal leuchten, ohne zu drücken.
remap = Tasten und Knöpfe ändern
forget-sender = Keine Signale mehr von { $origin } annehmen
sender-forgotten = Signale von { $origin } zählen nicht mehr
remap-press = Drücken Sie die Taste oder den Knopf für: { $meaning }
remap-switch-leads-back = Ihr Taster führt zurück, oder Sie warten einfach.
remap-default = Zurücksetzen
remapped = { $key } ist jetzt: { $meaning }
signal-switch = Ihr Taster
signal-second-switch = Ihr zweiter Taster
signal-up = nach oben
signal-right = nach rechts
signal-down = nach unten
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
signal-fullscreen = Vollbild
signal-menu = Menü
signal-info-panel = Seitenleiste
signal-help = Hilfe
signal-settings = Einstellungen
signal-desk = für alle, die helfen
signal-history = Verlauf
signal-hint = Tipp
signal-can-be-won = noch lösbar?
signal-change-game = zu den Spielen
signal-quit = beenden
signal-slower = langsamer
signal-faster = schneller

# Hilfe
help-none = Das Handbuch fehlt: Neben dem Programm liegt kein Ordner help.
next-section = Nächster Abschnitt
previous-section = Voriger Abschnitt
scrolls = Von selbst weiterblättern
read-aloud = Vorlesen

# Verlauf
history-of = Verlauf, Versuch { $number } von { $all }
history-none = Hier wurde noch nichts gespielt.
history-table = Tabelle
history-chart = Diagramm
history-replay = Brett
history-methods = Spielweisen
history-export = In Datei speichern
broken-title = Dieses Spiel ist abgestürzt
broken-program-title = Etwas ist abgestürzt
broken-text = Das ist ein Fehler des Programms, nicht Ihrer. Was Sie gespielt haben, ist gespeichert, und alle anderen Spiele lassen sich spielen.
broken-report = Für die Menschen, die das Programm machen, gibt es einen Bericht. Er enthält über Sie nur Folgendes, und niemand bekommt ihn, wenn Sie ihn nicht schicken:
broken-keep = Bericht speichern
history-exported = Gespeichert in { $file }
compare-none = Noch keine Aufgabe ist zweimal gelöst. Hier sind die Züge dieser Aufgabe.
compare-over = { $count ->
    [one] Aus einer Aufgabe, die zweimal gelöst ist
   *[other] Aus { $count } Aufgaben, die zweimal gelöst sind
}
chart-methods = Mittlere Zeit je Zug
col-finals = Enden
col-valid = Möglich
col-moves = Züge
col-mean = Zeit je Zug
col-mean-slots = Schritte je Zug
col-finished = Beendet
col-mean-finish = Zeit bis zum Ende
way-keyboard = Tastatur
way-pointer = Maus
way-switch = Taster
way-outside = anderes Programm
way-next = schrittweise
way-direct = Pfeiltasten
way-computer = Computer
replay-step = Zug { $number } von { $all }: { $what }
replay-none = Die Regeln des Spiels haben sich geändert, diese Stellung lässt sich nicht mehr zeigen.
chart-time = Zeit jedes Zuges
step-back = Voriger Zug
step-on = Nächster Zug
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
col-invalid = Daneben
event-start = Anfang
event-move = Zug
event-undo = zurückgenommen
event-restarted = von vorn
event-noted = Notiz
event-time-passed = Zeit verging
event-interrupted = unterbrochen
event-finished = fertig

# Vergleich der Verfahren, Schreiben in eine Datei
open-curtain = Vorhang öffnen

# several players
seats-title = Wer spielt?
seats-play = Starten
seats-more = Spieler hinzufügen
seats-fewer = Spieler entfernen
seats-who = Wer ist Spieler { $player }?
seats-change = Spieler ändern
seat-computer = Computer: { $name }
seat-level = Stärke { $level }
seat-follows = Stärke { $level }, passt sich Ihnen an
seats-level = Wie stark? { $name }
seats-level-about = 1 ist am schwächsten, 8 am stärksten.
seats-level-is = Stärke { $level }
seats-find-level = Passende Stärke finden
seats-find-level-about = Sie beginnt bei 4 und ändert sich um eins: nach zwei gewonnenen Spielen hintereinander nach oben, nach zwei verlorenen nach unten.
strength-up = Zweimal hintereinander gewonnen: Das nächste Spiel hat Stärke { $level }.
strength-down = Zweimal hintereinander verloren: Das nächste Spiel hat Stärke { $level }.
is-thinking = { $name } denkt nach …
think-no-more = Jetzt spielen
why-this = Warum dieser Zug?
why-looks = Es wird gesucht, was erwartet wird …
why-played = { $name } hat gespielt: { $what }.
why-expects = Erwartet, dass { $name } dann spielt: { $what }.
went-wrong = Was war mein Fehler?
wrong-looks = Ihre Züge werden durchgesehen …
wrong-here = Ihr Zug { $turn }: Hier war ein anderer Zug besser.
wrong-played = Sie haben gespielt: { $what }.
wrong-better = Besser: { $what }.
wrong-none = Keiner Ihrer Züge war deutlich schlechter als ein anderer.
wrong-not-found = In dieser Zeit wurde nichts gefunden.
look-on = Weiter
look-back = Zurück zum Spiel
computer-has-no-move = Der Computer findet keinen Zug
turn-of-name = { $name } ist am Zug
won-by-name = { $name } hat gewonnen!
result-won = gewonnen
result-lost = verloren
result-drawn = unentschieden
result-place = { $place }. Platz

# Spielpläne aus Plättchen
panel-asked = Ihr Zug
panel-goal = Ziel
panel-standing = Bisher
tile-place = Spalte { $column }, Zeile { $row }
tile-face-down = verdecktes Plättchen
tile-empty = leerer Platz
tile-pawn = Figur von Spieler { $player }
tile-carrying = mit Last
tile-effect-out = wer hier hält, scheidet aus
tile-effect-collect = hier laden Sie ab
tile-effect-send = hier verlieren Sie die Last
tile-effect-return = bringt Sie an den Anfang zurück
tile-effect-skip = hier setzen Sie aus
tile-effect-move = bringt Sie anderswohin
tile-goal-here = Ihr Ziel
tile-rolled = { $who }: würfelt { $number }
tile-no-move = { $who }: kann nicht ziehen
tile-no-push = { $who }: kann nichts schieben
tile-no-add = { $who }: kann kein Plättchen legen
tile-no-exchange = { $who }: kann kein Plättchen tauschen
tile-skipped = { $who }: setzt aus
tile-out = { $who }: ausgeschieden
tile-took = { $who } hat jetzt: { $what }
tile-delivered = { $who }: lädt ab
tile-lost = { $who }: verliert die Last
tile-carried = { $who } geht anderswo weiter: { $what }
tile-reached = { $who } hat ein Ziel erreicht: { $what }
tile-goal-reach = gehen Sie zu { $what }
tile-goal-collect = holen Sie: { $what }
tile-goal-find = finden Sie: { $what }
tile-asked-move = ziehen Sie Ihre Figur
tile-asked-push = schieben Sie eine Zeile oder Spalte
tile-asked-add = legen Sie ein Plättchen
tile-asked-exchange = tauschen Sie ein Plättchen, oder passen Sie
tile-asked-start = wählen Sie, wo Sie beginnen
behind-curtain = Jetzt spielt { $name }. Tauschen Sie den Platz, und öffnen Sie den Vorhang.
tile-die = gewürfelt: { $number }
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
author-checking = Prüfung läuft …
author-clean = Prüfung: alles in Ordnung
author-found = Prüfung: { $count ->
    [one] { $count } Problem
   *[other] { $count } Probleme
 }
author-faulty = Die gespeicherten Dateien haben einen Fehler. Sie sehen noch die letzte gute Fassung.
author-waits = Bessern Sie die Datei aus, und speichern Sie sie. Dann beginnt das Spiel von selbst.
author-begins = Ausgebessert. Das Spiel beginnt.
author-play = Richtig spielen
severity-error = Fehler
severity-warning = Warnung
severity-note = Hinweis
reloaded-replayed = Neu gelesen: Ihre Züge wurden noch einmal gespielt
reloaded-put-back = Neu gelesen: Ein Zug gilt nicht mehr, darum blieb die Stellung, wie sie war
reloaded-anew = Neu gelesen: Ihre Züge passen nicht mehr, darum beginnt die Aufgabe von vorn
trace-title = Die Regeln des letzten Zugs
trace-none = Machen Sie einen Zug, dann sehen Sie seine Regeln
trace-rule = Regel { $number }
trace-done = ausgeführt
trace-opening = zu Beginn des Levels ausgeführt
trace-ended = ausgeführt, und ihr Break beendete die Runde
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
edit-hindered = Diese Aufgabe lässt sich noch nicht bearbeiten
edit-brushes = Malen mit
edit-true = ja
edit-false = nein
edit-any = irgendetwas (*)
edit-empty = nichts
edit-status = { $matrix }: { $brush }
edit-unsaved = noch nicht gespeichert
edit-press = Malen: { $what }, Spalte { $column }, Zeile { $row }
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
edit-about-valid = die Felder, die Sie zuerst wählen können
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
edit-ask-leave = Sie haben Änderungen nicht gespeichert. Den Editor verlassen?
edit-save-leave = Speichern und verlassen
edit-leave-unsaved = Verlassen, ohne zu speichern
edit-ask-changed = Ein anderes Programm hat die Datei dieser Aufgabe geändert. Welche Fassung möchten Sie behalten?
edit-take-theirs = Die aus der Datei (meine Änderungen gehen verloren)
edit-write-mine = Meine (die anderen Änderungen gehen verloren)
edit-reread = Neu gelesen: Ein anderes Programm hat die Datei geändert
edit-changed-meanwhile = Ein anderes Programm hat die Datei dieser Aufgabe geändert. Noch ist nichts verloren: Beim Speichern wählen Sie, welche Fassung bleibt.
edit-faulty-meanwhile = Ein anderes Programm hat die Datei dieser Aufgabe geändert, und sie ist jetzt nicht lesbar. Sie sehen sie, wie sie vorher war.
edit-matrix = Matrix
edit-start = der Anfang des Spielers (Ax, Ay)
edit-resize = Größe
edit-wider = Spalte rechts anfügen
edit-narrower = Spalte entfernen
edit-higher = Zeile unten anfügen
edit-lower = Zeile entfernen
edit-values = Werte
edit-which-value = Welchen Wert möchten Sie ändern?
edit-other-truth = Umschalten
edit-size = Größe
edit-columns-rows = { $width } × { $height }
edit-file = Datei
problem-n004 = { $kind ->
    [read] Die Aufgabe ist nicht lesbar: Sehen Sie nach, ob jemand sie verschoben oder entfernt hat.
    [full] Die Aufgabe lässt sich nicht speichern, der Datenträger ist voll. Ihre Änderungen sind noch da: Schaffen Sie Platz, und speichern Sie noch einmal.
    [protected] Die Aufgabe lässt sich nicht speichern: Dieses Spiel dürfen Sie lesen, aber nicht ändern. Ihre Änderungen sind noch da: Erlauben Sie Änderungen in seinem Ordner, und speichern Sie noch einmal. Von einem Spiel des Programms machen Sie eine eigene Kopie (switchboard new mein-spiel --from das-spiel).
   *[other] Die Aufgabe lässt sich nicht speichern. Ihre Änderungen sind noch da: Prüfen Sie Ordner und Datenträger, und speichern Sie noch einmal.
 } { $file }
problem-n005 = So, wie diese Aufgabe geschrieben ist, kann der Editor sie nicht ändern. Schreiben Sie die Zeilen ihrer Matrizen wie in help/NEW_GAME. { $file }
desk = Für alle, die helfen
desk-about = Was zu sehen ist und wie es läuft.
desk-leave = Zurück zum Spiel
desk-nobody = Zuerst wählen oder anlegen, um wen es geht.
desk-who = Wer
desk-who-about = Jemand anderen wählen oder anlegen.
desk-profile = Name und Bild
desk-profile-about = Ein Foto, die Sprache und wie gespielt wird.
desk-games = Was zu sehen ist
desk-games-all = Alle Spiele sind zu sehen.
desk-games-some = { $count ->
    [one] Nur { $count } Spiel ist zu sehen.
   *[other] Nur { $count } Spiele sind zu sehen.
 }
desk-games-how = Eine Art wählen, dann die Spiele. Solange keines gewählt ist, sind alle zu sehen.
desk-games-turn = Die Spiele wählen, die zu sehen sein sollen. Noch einmal wählen nimmt es zurück.
desk-kind-count = { $count } von { $all }
desk-games-all-again = Wieder alle Spiele
desk-games-order = Reihenfolge
desk-games-order-how = Das gewählte Spiel kommt an den Anfang. Die Startseite zeigt die gewählten Spiele in dieser Reihenfolge, solange sie auf eine Seite passen.
desk-game-seen = ✓ zu sehen
desk-reach = Knöpfe in Reichweite
desk-reach-about = Einstellungen, Hilfe, Beenden: was gedrückt werden kann.
desk-reach-how = Was an ist, ist in Reichweite. Solange hier nichts geändert wird, ist alles an, wenn alle Spiele zu sehen sind, und nichts, wenn Spiele gewählt wurden.
desk-reach-doors = Tasten gelten weiter für alle, die helfen: Umschalt+F2 öffnet diese Seite, Strg+Q beendet das Programm.
desk-reach-usual = Wie üblich
reach-history = Verlauf
reach-settings = Einstellungen
reach-help = Hilfe
reach-author = Spiele machen
reach-edit = Personen anlegen und ändern
reach-remove = Personen entfernen
reach-about = Über das Programm
reach-quit = Beenden
desk-settings = Alle Einstellungen
desk-settings-about = Schalter, Licht, Farben, Sprache, Tasten.
desk-door = Dieser Teil ist für alle, die helfen
desk-door-about = Er schließt sich von selbst, wenn niemand etwas tut.
desk-door-open = Öffnen
desk-door-back = Zurück zum Spiel
desk-code = Code
desk-code-about = Den Code eingeben. Er hält nur ab, wer aus Versehen hier ist.
desk-code-waits = Eine Minute warten, ohne etwas zu drücken: Dann öffnet er sich, und der Code ist weg.
desk-code-forgotten = Vergessen
desk-code-wrong = Das ist nicht der Code.
desk-code-gone = Es gibt keinen Code mehr.
desk-code-set = Code festlegen
desk-code-what = Bis zu acht Ziffern, gegen Versehen. Wer hinein will, findet einen Weg.
desk-code-none = Kein Code
desk-code-kept = Der Code gilt.
desk-doors = Was diese Seite öffnet
desk-doors-about = Ein Rhythmus, ein Code.
desk-doors-key = Überall öffnet sie Umschalt+F2. Auch ihr Knopf in den Einstellungen, oder an deren Stelle in den Listen der Personen und Spiele: Den wählt nur die Maus oder ein Finger. Auf einem berührbaren Bildschirm auch zwei Finger, die anderthalb Sekunden zwei gegenüberliegende Ecken halten.
desk-is-set = Ist festgelegt.
desk-is-unset = Nicht festgelegt.
desk-rhythm-set = Rhythmus festlegen
desk-rhythm-about = Fünfmal mit einer langen Pause dazwischen drücken, wenn mit dem Schalter geholfen wird.
desk-rhythm-none = Kein Rhythmus
desk-rhythm-now = Jetzt { $count }-mal in einem eigenen Rhythmus drücken, eine Pause mindestens doppelt so lang wie eine andere. Dann warten.
desk-rhythm-kept = Der Rhythmus gilt. Er öffnet, wenn davor und danach anderthalb Sekunden nichts gedrückt wird.
desk-rhythm-even = Das war zu gleichmäßig: So könnte auch zufällig gedrückt werden. Eine Pause muss mindestens doppelt so lang sein wie eine andere.
desk-rhythm-gap = Eine Pause war zu kurz oder zu lang: 0,15 bis 3 Sekunden.
desk-rhythm-count = Es braucht { $count }-mal Drücken.
desk-goes = Wie es läuft
desk-goes-about = Tage, Spiele, Antwortzeiten; ein Bericht zum Drucken.
period-day = Heute
period-week = 7 Tage
period-term = 17 Wochen
goes-report = Bericht
goes-none = In dieser Zeit wurde nicht gespielt.
goes-unrecorded = Hier wird nicht aufgezeichnet, wann gedrückt wird: siehe „Drücke werden aufbewahrt“ in den Einstellungen.
goes-report-about = Über die gezeigten Tage. Er wird auf diesem Computer gespeichert und geht von selbst nirgendwohin.
report-named = Mit Name, Foto und Notizen
report-named-about = Sonst steht ein Code dafür.
report-save = Bericht speichern
report-save-about = Eine Seite mit Diagrammen und Tabellen, zum Lesen im Browser und zum Drucken, auch als PDF.
report-table = Tabelle speichern
report-table-about = Eine Zeile je Tag und Spiel, mit Kommas getrennt, für eine Tabellenkalkulation.
report-saved = Gespeichert: { $path }
report-title = Wie es läuft: { $name }
report-time = { $first } – { $last }
report-days = Tag für Tag
report-games = Spiele
report-settings = Einstellungen am Tag dieses Berichts
report-how = Was die Zahlen bedeuten
report-minutes = Minuten: die Zeit von einem Drücken zum nächsten, jeweils höchstens zwei Minuten; keine, während das Licht ruht.
report-dropped = Zusätzliches Drücken: was nicht zählte, weil es zu kurz war oder zu bald nach einem anderen kam.
report-answer = Antwortzeit: wie lange schon leuchtete, was gedrückt wurde; die Hälfte war schneller als der Median, die Hälfte liegt zwischen den Quartilen. Auf ein Sechzehntel genau.
report-good = Gut: der Anteil der Treffer bei den ersten Schritten, wo nach etwas gefragt wird; nicht zu drücken ist kein Fehler.
report-made = Erstellt von Switchboard am { $date } aus der Aufzeichnung auf diesem Computer.
col-when = Wann
col-minutes = Minuten
col-presses = Gedrückt
col-dropped = Zusätzlich
col-answer = Antwort
col-quartiles = Quartile
col-good = Gut
col-levels = Fertige Aufgaben
row-all = Zusammen
row-beside = Listen und Menüs
day-of-month = { $day }.{ $month }
plot-minutes = Minuten Spiel
plot-presses = Gedrückt
plot-answers = Antwortzeit in Sekunden: Median und Quartile
plot-good = Treffer von hundert
col-game = Spiel
goes-days = Tabelle
goes-games = Spiele
goes-plots = Diagramme
month-1 = 1.
month-2 = 2.
month-3 = 3.
month-4 = 4.
month-5 = 5.
month-6 = 6.
month-7 = 7.
month-8 = 8.
month-9 = 9.
month-10 = 10.
month-11 = 11.
month-12 = 12.
report-pdf = Bericht als PDF speichern
report-pdf-about = Dasselbe auf A4-Blättern, zum Drucken oder Weitergeben.
report-pdf-failed = Das PDF ließ sich nicht erstellen: { $why }
report-guide = Bildanleitung speichern
report-guide-about = Ein Blatt zum Drucken für die erste Sitzung: wohin mit dem Schalter, was wählen, und warten.
guide-title = Die erste Sitzung mit einem Schalter
guide-about = Acht Bilder für alle, die helfen
guide-seat = Erst der Sitz: Kopf und Rumpf sind gehalten, die Füße stehen, der Bildschirm ist auf Augenhöhe.
guide-switch = Den Schalter dorthin, wo eine Bewegung schon mit Absicht gelingt. So befestigen, dass er nicht rutscht.
guide-desk = Umschalt+F2 öffnet die Seite für alle, die helfen: anlegen, um wen es geht, und drei Spiele wählen.
guide-games = Mit Lichter, Musik oder Nachthimmel aus den ersten Schritten anfangen.
guide-press = Gleich der erste Druck bewirkt etwas. Kein Druck ist falsch.
guide-wait = Warten und nichts sagen. Still bis zwanzig zählen, bevor Sie helfen.
guide-face = Aufs Gesicht sehen: ein Blick, ein Lächeln, Stillwerden. Noch ein Druck ist die Antwort.
guide-stop = Aufhören, solange es Freude macht: Zehn Minuten sind viel. Aufschreiben, was gut war.
guide-more = Mehr steht in der Hilfe von Switchboard (F1): Die erste Stunde, Das erste Halbjahr.
report-all = Alles als eine Datei speichern
report-all-about = Einstellungen, Bilder, Spielstände und wann gedrückt wurde: eine Sicherung und der Weg auf einen anderen Computer, wo die Datei geöffnet oder ins Fenster gezogen wird.
desk-notes = Notizen
desk-notes-about = Welcher Schalter, wo, wie gesessen wird, wer geholfen hat.
desk-notes-how = Welcher Schalter, wo, wie gesessen wird, wer geholfen hat. Nur ein Bericht mit Name enthält sie.
goes-compare = Vergleichen
compare-how = Worin sich Tage mit dem einen Wert von Tagen mit dem anderen unterscheiden. Ein Tag mit weniger als 20 Drücken unter einem Wert zählt nicht; im Intervall liegt der wahre Unterschied in 95 von 100 Fällen (Welch). Was sich sonst geändert hat, steht nicht darin: dafür gibt es die Studie.
compare-few = Hier lässt sich noch nichts vergleichen: es braucht Tage mit mindestens 20 Drücken unter zwei Werten.
compare-by = Vergleichen nach
compare-what = Verglichen
compare-difference = Unterschied
compare-interval = 95-%-Intervall
compare-days = Tage
by-interval = Intervall
by-method = Art des Weiterschaltens
by-help = Hilfe
by-repeat = Übergangene Wiederholungen
by-hold = Kürzester Druck
measure-pace = Wahlen je Minute
measure-wrong = Zurückgenommen von hundert
measure-answer = Antwortzeit
measure-dropped = Überzählig von hundert
desk-study = Studie
desk-study-about = Vergleicht beim Spielen zwei Werte einer Einstellung in Paaren von Blöcken.
study-how = Zwei Werte einer Einstellung werden in Paaren von Blöcken gespielt; welcher in einem Paar zuerst kommt, entscheidet der Zufall. Die Blöcke folgen von selbst aufeinander, und alles andere an Schalter und Licht bleibt solange, wie es ist.
study-setting = Einstellung
study-measure = Verglichen
study-first = A
study-second = B
study-pairs = Paare von Blöcken
study-long = Ein Block
study-presses = { $count }-mal drücken
study-minutes = { $count } min
study-begin = Beginnen
study-stop = Studie beenden
study-another = Eine weitere Studie
study-save = Blöcke als Tabelle speichern
study-runs = Block { $block } von { $all }; ein Block ist in Spielen: { $long }.
study-is-over = Die Studie ist zu Ende; der Wert von vorher gilt wieder.
study-was-stopped = Die Studie wurde beendet; der Wert von vorher gilt wieder.
study-keeps = Eine Studie läuft: bis sie zu Ende ist oder von jemandem, der hilft, beendet wird, bleibt das, wie es ist.
study-block = Block
study-value = Wert
study-plot = { $measure }, Block für Block: A ({ $first }) als Punkt, B ({ $second }) als Balken
study-nothing-yet = Noch ist kein Paar von Blöcken vollständig.
study-means = { $setting }, { $measure }: A ({ $first }) { $one }, B ({ $second }) { $other }, B minus A { $difference }, in { $pairs } Paaren.
study-p = Machten die beiden keinen Unterschied, so ergäbe der Zufall einen so großen mit p = { $p } (über alle Reihenfolgen in den Paaren).
study-no-p = Eine Wahrscheinlichkeit wird ab { $pairs } Paaren genannt; bis dahin sprechen die Blöcke für sich.
suggests-study = Eine Studie läuft: solange wird nichts vorgeschlagen.
report-study = Studie
col-helped = Mit Hilfe
plot-helped = Drücke mit Hilfe, von hundert
report-helped = Mit Hilfe: der Anteil der Drücke mit Hilfe an denen, bei denen gesagt wurde, ob jemand hilft.
desk-session = Heute
desk-session-unsaid = nicht gesagt
desk-session-with = mit Hilfe
desk-session-alone = allein
desk-session-about = Ob heute jemand hilft. Das wird mit den Drücken aufgezeichnet.
desk-suggests = Was die Drücke nahelegen
desk-suggests-about = Ein Tempo oder ein Filter, der besser passen könnte, nach den Drücken in Spielen.
suggests-how = Nach den letzten Drücken in Spielen mit den jetzigen Einstellungen. Nichts ändert sich von selbst; „Nicht jetzt“ gilt zwei Wochen.
suggests-none = Die letzten Drücke legen keine Änderung nahe.
suggests-few = Ein Vorschlag braucht { $needed } Drücke in Spielen mit den jetzigen Einstellungen. Bisher: { $count }.
suggest-slower = Ein langsameres Licht: { $value } statt { $now }
suggest-faster = Ein schnelleres Licht: { $value } statt { $now }
suggest-pace-why = Eine Antwort dauert im Mittel { $answer }, und 14 von 15 kommen binnen { $slow }. Kurz nachdem das Licht weitergerückt war, kamen { $late } von { $count } Drücken; zurückgenommen wurden { $wrong } von { $choices } Wahlen.
suggest-hold = Mindestens { $value } lang drücken
suggest-hold-why = Berührungen, die viel kürzer waren als die anderen Drücke: { $brushes } von { $count }.
suggest-less-hold = Auch kürzere Drücke zählen: { $value } statt { $now }
suggest-less-hold-why = Als zu kurz verworfen: { $lost } von { $count } Drücken.
suggest-repeat = Wiederholung zählt nicht bis { $value }
suggest-repeat-why = Ein zweites Mal gedrückt, früher als eine Antwort auf ein neues Licht käme: { $doubled } von { $count } Drücken.
suggest-lag = Später Druck zählt noch: { $value }
suggest-lag-why = Das Tempo passt, aber kurz nachdem das Licht weitergerückt war, kamen { $late } von { $count } Drücken.
suggest-weigh = Die Weise „Fragt, bis es sicher ist“
suggest-weigh-why = Das Tempo passt, aber zurückgenommen wurden { $wrong } von { $choices } Wahlen. Diese Weise ist nur an simulierten Spielern erprobt.
suggest-use = Übernehmen
suggest-not-now = Nicht jetzt
suggest-used = Ab jetzt: { $name }
