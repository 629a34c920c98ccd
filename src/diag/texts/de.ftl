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
