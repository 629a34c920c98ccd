# Co říkají problémy a rady. Zpráva se jmenuje KÓD-případ, rada cure-případ, dodatek za zprávou more-případ.

# Před vykresleným problémem a radami
word-error = chyba
word-warning = varování
word-note = poznámka
word-help = rada

# Za libovolnou zprávou
more-again = , a ještě { $again ->
    [one] jednou
    [few] { $again }krát
   *[other] { $again }krát
 }
more-in-level = , v úrovni { $inlevel }
