# Čo hovoria problémy a rady. Správa sa volá KÓD-prípad, rada cure-prípad, dodatok za správou more-prípad.

# Pred vykresleným problémom a radami
word-error = chyba
word-warning = varovanie
word-note = poznámka
word-help = rada

# Za ľubovoľnou správou
more-again = , a ešte { $again ->
    [one] raz
    [few] { $again }-krát
   *[other] { $again }-krát
 }
more-in-level = , v úrovni { $inlevel }
