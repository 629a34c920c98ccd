# Texty programu. Rovnaké názvy sú vo všetkých jazykoch; stráži to test.
program = Switchboard
welcome-text = Stolové hry a hlavolamy na jedno tlačidlo
go-on = Ďalej
back = Späť
level-up = O krok späť
press = Stlačenie
press-wakes = Pokračovať
press-takes-back = Vrátiť to späť
press-opens = { $count ->
    [one] Vybrať túto možnosť
    [few] Vybrať z týchto { $count } možností
    [many] Vybrať z týchto { $count } možnosti
   *[other] Vybrať z týchto { $count } možností
}
lit-many = { $count ->
    [one] { $count } voľba
    [few] { $count } voľby
   *[other] { $count } volieb
 }, od { $first } do { $last }
decimal-point = ,
yes = Áno
no = Nie
player-word = Hráč

# hráči
players-title = Kto bude hrať?
players-none = Zatiaľ tu nie je žiadny hráč. Pridajte ho.
players-edit-which = Čie údaje sa majú zmeniť?
players-delete-which = Kto sa má zmazať?
add-player = Pridať
edit-player = Upraviť
delete-player = Zmazať
show-more = Zobraziť viac
show-less = Zobraziť menej
settings = Nastavenia
help = Pomocník
about = O programe
quit = Koniec
player-in = { $name } bude hrať o { $seconds } s. Akýkoľvek signál to zastaví.
player-deleted = { $name }: zmazané
player-unknown = tohto hráča nemožno načítať
age = { $years ->
    [one] { $years } rok
    [few] { $years } roky
   *[other] { $years } rokov
 }
gender-unknown = neuvedené
gender-female = žena
gender-male = muž

# hry
games-title = Ktorú hru?
games-record-title = Vývoj ktorej hry?
games-none = Žiadna hra sa nenašla. Vložte priečinky hier do priečinka games, alebo ho uveďte pomocou --games.
all-categories = Všetky druhy
category = Druh: { $name }
change-player = Iný hráč
levels-done = hotové { $done } z { $all }
faults = { $count ->
    [one] { $count } chyba
    [few] { $count } chyby
   *[other] { $count } chýb
 }
faults-of = Čo je zle v hre { $name }
read-faults = Chyby hry { $name }
game-in = { $name } začne o { $seconds } s. Akýkoľvek signál to zastaví.
page-down = Nižšie
page-up = Vyššie

# úrovne
levels = Úrovne
levels-title = Ktorú úroveň?
new-level = Nová úroveň
new-level-of = Nová úroveň: { $difficulty }
new-level-stop = Nevytvárať úroveň
new-level-making = Vytvára sa nová úroveň
new-level-stopped = Zastavené: úroveň nevznikla
new-level-none = Za dve sekundy sa novú úroveň vytvoriť nepodarilo. Skúste to znova alebo zvoľte inú obtiažnosť.
own-board = Vlastná doska
own-board-title = Aká doska?
own-board-play = Hrať na tejto doske
remove-level = Zmazať novú úroveň
levels-remove-which = Ktorá úroveň sa má zmazať?
level-removed = Úroveň { $name }: zmazané
difficulty-easy = ľahká
difficulty-medium = stredná
difficulty-hard = ťažká
level-is-done = hotová
level-is-begun = rozohraná
moves = { $count ->
    [one] { $count } ťah
    [few] { $count } ťahy
   *[other] { $count } ťahov
 }

# doska
undo = Vrátiť ťah
hint = Rada
can-be-won = Dá sa vyhrať?
slower = Pomalšie
faster = Rýchlejšie
restart = Od začiatku
games = Hry
history = Vývoj
pause = Pauza
panel-game = Hra
panel-task = Úloha
panel-level = Úroveň
panel-name = Názov
panel-difficulty = Obťažnosť
panel-minimum = Najmenej ťahov
panel-best = Váš najlepší
panel-time = Čas
panel-moves = Ťahy
panel-look = Hľadá sa
panel-turn = Na ťahu
number-of = { $number } z { $all }
player-number = hráč { $player }
turn-of = Na ťahu je hráč { $player }
moved = { $what }. { $count ->
    [one] { $count } ťah
    [few] { $count } ťahy
   *[other] { $count } ťahov
 }
undone = Ťah vrátený. { $count ->
    [one] { $count } ťah
    [few] { $count } ťahy
   *[other] { $count } ťahov
 }
taken-back = Vrátené
restarted = Úroveň sa začína znova
no-move-left = Nezostal žiadny ťah: úroveň sa začína znova
paused = Pauza. Tlačidlom sa pokračuje.
invalid-choice = Toto teraz nie je platný ťah
outside-board = To leží mimo dosky
nothing-to-undo = Niet čo vrátiť
undo-forbidden = Táto hra nič nevracia; povolí to nastavenie
restart-forbidden = Táto hra nezačína úroveň znova; povolí to nastavenie
corridor = Rovno { $count ->
    [one] { $count } ťah
    [few] { $count } ťahy
   *[other] { $count } ťahov
}, na stĺpec { $column }, riadok { $row }
nothing-to-restart = Ešte sa nehralo
no-next-level = Toto je posledná úroveň
no-previous-level = Toto je prvá úroveň
hint-none = Žiadna rada tu nie je známa; či sa to ešte dá vyhrať, nie je známe
hint-lost = Takto sa už vyhrať nedá: vezmite ťah späť alebo začnite znova
hint-is = Rada: { $what }
hint-advice = Počítač by hral: { $what }
won-in = Dá sa to vyhrať, najviac za { $count ->
    [one] { $count } ťah
    [few] { $count } ťahy
   *[other] { $count } ťahov
 }
unknown-chance = Rada nie je: v tejto hre rozhoduje náhoda a či sa dá vyhrať, nie je známe
unknown-players = Rada nie je: hrajú tu viacerí a či sa dá vyhrať, nie je známe
unknown-hidden = Rada nie je: niečo je tu skryté a zatiaľ to nikto nemôže vedieť
look-hint = Hľadá sa rada
look-won = Zisťuje sa, či sa to dá vyhrať
look-seconds = { $seconds } s z najviac { $most } s
look-stop = Nehľadať ďalej
look-stopped = Hľadanie sa skončilo
pace-now = Jeden krok teraz trvá { $seconds }
ignored-too-short = Nepočíta sa: príliš krátke
ignored-repeat = Nepočíta sa: príliš skoro po minulom stlačení
ignored-cool-down = Nepočíta sa: príliš skoro po voľbe
too-many-screens = Je otvorených príliš veľa obrazoviek. Vráťte sa najprv späť.
side-up = hore
side-right = doprava
side-down = dole
side-left = doľava
move-beside = { $side }: { $what }
move-cell = { $what }, stĺpec { $column }, riadok { $row }
move-push-column = posunúť stĺpec { $line } { $side }
move-push-row = posunúť riadok { $line } { $side }
move-turn = otočiť dielik
move-hand = vziať dielik { $number }
move-pass = vynechať
move-action = akcia
move-tick = čakať
move-restart = späť ku kontrolnému bodu
outcome-playing = Hra pokračuje.
outcome-finished = Výborne! Úroveň je hotová.
outcome-won = Vyhrali ste!
outcome-won-by = Vyhral hráč { $player }!
outcome-lost = Prehra. Skúste to znova.
outcome-drawn = Remíza.
outcome-tied = Nerozhodne, vedú: { $names }.

# hotová úroveň
done-fewest = Na menej ťahov to nejde.
next-level = Ďalšia úroveň
previous-level = Predchádzajúca úroveň
again = Ešte raz
to-games = K hrám
game-done-text = To bola posledná úroveň hry.
goes-on-in = Pokračuje o { $seconds } s. Akýkoľvek signál to zastaví.

# otázky
ask-quit = Ukončiť program?
yes-quit = Áno, ukončiť
ask-restart = Začať túto úroveň znova? Čo sa odohralo, zostane vo vývoji.
yes-restart = Áno, znova
ask-delete = Zmazať hráča { $name } so všetkými uloženými hrami?
ask-remove-level = Zmazať úroveň { $name }? Záznam hry v nej zostane.
yes-delete = Áno, zmazať
ask-add-game = Pridať hru { $name } k vašim hrám?
ask-add-player = Pridať hráča { $name } s nastaveniami a so všetkým, čo je odohrané?
yes-add = Áno, pridať
added = { $name }: pridané
ask-second-switch = Bolo stlačené druhé tlačidlo. Má odteraz krokovať, bez časovača?
yes-second-switch = Áno, krokovať ním
ask-pace = Navrhnuté tempo: jeden krok { $interval }, oneskorenie { $lag }, držať aspoň { $hold }, opakovanie sa nevníma { $repeat }, pokoj po voľbe { $rest }. Použiť?
ask-pace-wrong = Niekoľko posledných ťahov bolo vzatých späť. Má jeden krok trvať dlhšie, { $interval }?
ask-pace-missed = Svetlo často prešlo to, čo sa potom zvolilo. Má jeden krok trvať dlhšie, { $interval }?
ask-pace-easy = Dlho sa nič nepokazilo. Má byť jeden krok kratší, { $interval }?
yes-pace = Áno, použiť

# o programe
about-version = Verzia { $version }
about-text = Hrá hry, ktoré sú priečinkami textov a obrázkov, jedným tlačidlom, klávesnicou, myšou alebo gamepadom.
about-licence = Licencia: { $licence }. Z čoho je program zostavený, hovorí docs/dependencies.md.
about-contact = Otázky a chyby: obráťte sa na toho, kto vám program dal alebo nastavil. Táto kópia žiadnu adresu neuvádza. Ako sa chyby opravujú, hovorí CONTRIBUTING v priečinku programu.
about-contact-address = Otázky a chyby: { $address }

# nastavenia, názvy
set-move-mode = Voľba ťahu
set-boundary = Na okraji
set-invalid-cells = Neplatné polia
set-position-highlight = Vyznačiť polohu
set-valids-highlight = Vyznačiť platné ťahy
set-focused-highlight = Vyznačiť zamýšľaný ťah
set-next = Ďalší prichádza sám
set-method = Spôsob
set-interval = Jeden krok
set-first-extra = Prvý krok dlhší o
set-passes = Prechodov do odpočinku
set-undo = Vrátenie ťahu sa ponúka
set-tentative = Ťah možno hneď vziať späť
set-lag = Zápočet oneskorenia
set-press-cost = Stlačenie namáha
set-single-choice = Jediná voľba sa zahrá po
set-corridor = Ísť chodbou
set-two-presses = Dve stlačenia na každý ťah
set-obeys-no-undo = Nevracať ťahy, kde to hra zakazuje
set-clock-runs = Čas beží, aj kým si vyberáte
set-countdowns = Odpočty
set-act-on = Tlačidlo pôsobí
set-hold = Držať najmenej
set-ignore-repeat = Nebrať opakovanie do
set-cooldown = Pokoj po voľbe
set-long-hold = Dlhé držanie otvorí ponuku
set-held = Držanie na voľbu
set-theme = Farby
set-text-percent = Veľkosť textu
set-reduced-motion = Menej pohybu
set-frame-percent = Šírka rámikov
set-dim-rest = Stlmiť, čo nesvieti
set-show-slot = Ukázať, koľko zostáva z kroku
set-board-color = Farba dosky
set-border-color = Farba jej okraja
set-said = Hovoriť nahlas
set-speed-percent = Rýchlosť reči
set-cue-volume = Hlasitosť návestí
set-result-volume = Hlasitosť výsledkov
set-voice = Hlas
set-speech-wait = Čakať na reč najviac
set-sounds = Zvuky
set-tick = Tikať pri každom kroku
set-volume = Hlasitosť zvukov
set-any-key = Tlačidlom je každý kláves
set-any-button = Tlačidlom je každé tlačidlo gamepadu
set-any-click = Tlačidlom je kliknutie alebo dotyk kdekoľvek

# nastavenia, hodnoty
value-on = áno
value-off = nie
value-leave = podľa hry
value-half-interval = pol kroku
value-system = systémový
value-for-ever = neodpočíva
value-withoptions = s možnosťami
value-directjustkeyboard = priamo, klávesnica
value-directbothkeyboardandmouse = priamo, klávesnica aj myš
value-stay = stáť
value-rotate = rotovať
value-jump = skočiť
value-select = vyberať
value-skip = preskakovať
value-best = najlepší
value-linear = po jednom
value-likelyfirst = pravdepodobné najprv
value-rowcolumn = riadky, potom polia
value-step = dve tlačidlá
value-shortheld = krátko krok, držaním voľba
value-inverse = držaním krok, pustením voľba
value-first = prvé
value-last = posledné
value-menu = len v ponuke
value-press = pri stlačení
value-release = pri pustení
value-light = svetlé
value-dark = tmavé
value-highcontrast = vysoký kontrast
value-nothing = nič
value-results = čo ťah spôsobil
value-everything = každú voľbu aj čo ťah spôsobil
value-male1 = mužský 1
value-male2 = mužský 2
value-female1 = ženský 1
value-female2 = ženský 2
color-ffffff = biela
color-c8c8c8 = svetlosivá
color-808080 = sivá
color-303030 = tmavosivá
color-000000 = čierna
color-1f3a5f = modrá
color-1e5631 = zelená
color-6b4423 = hnedá

# formulár hráča
player-new = Nový hráč
player-change = Úprava hráča
field-name = Meno
field-surname = Priezvisko
field-birth = Rodné číslo alebo dátum narodenia
field-gender = Pohlavie
field-avatar = Obrázok
field-language = Jazyk
field-degree = Spôsob hrania
name-missing = Ešte chýba meno.
birth-wrong = Rodné číslo alebo dátum ešte nie je v poriadku; môže zostať prázdne.
birth-form = napíšte rodné číslo s deviatimi alebo desiatimi číslicami, alebo dátum ako 2001-12-31
birth-date = taký deň neexistuje
birth-checksum = číslo nie je deliteľné jedenástimi, niektorá číslica je zlá
birth-future = tento deň ešte nenastal
save = Uložiť
cancel = Zrušiť
degree-0 = nevybrané
degree-1 = 1: klávesnica a myš
degree-2 = 2: klávesnica alebo myš, s námahou
degree-3 = 3: jedno tlačidlo, rýchlo
degree-4 = 4: jedno tlačidlo
degree-5 = 5: jedno tlačidlo, pomaly
avatar-fox = líška
avatar-cat = mačka
avatar-dog = pes
avatar-bear = medveď
avatar-owl = sova
avatar-frog = žaba
avatar-rabbit = králik
avatar-fish = ryba
avatar-robot = robot
avatar-star = hviezda
avatar-flower = kvetina
avatar-rocket = raketa
key-done = Hotovo
key-erase = Zmazať
key-space = Medzera
key-capitals = Veľké písmená
key-letters = a b c
key-marks = á č ľ
key-digits = 1 2 3

# obrazovka nastavení
tab-control = Voľba ťahu
tab-pace = Ďalší a tempo
tab-switch = Tlačidlo
tab-looks = Vzhľad
tab-sound = Reč a zvuk
tab-devices = Klávesy a tlačidlá
setting-locked = { $name }: { $value } (drží hra, inak by sa nedala hrať)
fullscreen = Zapnúť alebo vypnúť celú obrazovku
setting-needs-releases = { $setting } (na klávesy tu nepôsobí)
releases-untold = Tento terminál neoznamuje pustenie klávesu. Stlačenie platí, nech je akokoľvek krátke, a namiesto spôsobov, pri ktorých sa tlačidlo drží, sa svetlo posúva samo. Gamepadov a iných programov sa to netýka.
presses-felt = Tu zaznamenané stlačenia: { $count }
pace-exercise = Nájsť tempo
pace-text = Stlačte tlačidlo, len čo sa rozsvieti.
pace-now-press = TERAZ!
pace-wait = čakajte
pace-count = { $done } z { $all }
pace-early = { $count ->
    [one] { $count } stlačenie prišlo pred svetlom
    [few] { $count } stlačenia prišli pred svetlom
   *[other] { $count } stlačení prišlo pred svetlom
 }
pace-leave = Kto trikrát za sebou nestlačí, cvičenie opustí.
remap = Zmeniť klávesy a tlačidlá
remap-press = Stlačte kláves alebo tlačidlo, ktoré má znamenať: { $meaning }
remap-switch-leads-back = Samo ovládacie tlačidlo, alebo čakanie, vedie späť.
remap-default = Všetko ako na začiatku
remapped = { $key } teraz znamená: { $meaning }
signal-switch = ovládacie tlačidlo
signal-second-switch = druhé ovládacie tlačidlo
signal-up = hore
signal-right = doprava
signal-down = dole
signal-left = doľava
signal-action = zvoliť
signal-next = ďalší
signal-previous = predchádzajúci
signal-next-row = ďalší riadok
signal-next-column = ďalší stĺpec
signal-undo = vrátiť ťah
signal-restart = od začiatku
signal-pause = pauza
signal-previous-level = predchádzajúca úroveň
signal-next-level = ďalšia úroveň
signal-fullscreen = celá obrazovka
signal-menu = ponuka
signal-info-panel = panel
signal-help = pomocník
signal-settings = nastavenia
signal-history = vývoj
signal-hint = rada
signal-can-be-won = dá sa vyhrať?
signal-change-game = iná hra
signal-quit = koniec
signal-slower = pomalšie
signal-faster = rýchlejšie

# pomocník
help-none = Príručka chýba: vedľa programu nie je priečinok help.
next-section = Ďalší oddiel
previous-section = Predchádzajúci oddiel
scrolls = Posúva sa sám
read-aloud = Prečítať nahlas

# vývoj
history-of = Vývoj hry, pokus { $number } z { $all }
history-none = Tu sa ešte nehralo.
history-table = Tabuľka
history-chart = Graf
history-replay = Doska
history-methods = Spôsoby
history-export = Zapísať do súboru
history-exported = Záznam je v { $file }
compare-none = Zatiaľ nebola žiadna úroveň dohraná dvakrát; tu sú ťahy tejto úrovne.
compare-over = { $count ->
    [one] Z jednej úrovne dohranej dvakrát
    [few] Z { $count } úrovní dohraných dvakrát
   *[other] Z { $count } úrovní dohraných dvakrát
}
chart-methods = Priemerný čas ťahu
col-finals = Cieľové stavy
col-valid = Platné
col-moves = Ťahy
col-mean = Čas na ťah
col-mean-slots = Krokov na ťah
col-finished = Dohrané
col-mean-finish = Čas dohrania
way-keyboard = klávesnica
way-pointer = myš
way-switch = tlačidlo
way-outside = zvonka
way-next = Ďalší
way-direct = priamo
way-computer = počítač
replay-step = Krok { $number } z { $all }: { $what }
replay-none = Tento stav nemožno podľa dnešných pravidiel zobraziť.
chart-time = Čas každého ťahu
step-back = O ťah späť
step-on = O ťah ďalej
earlier-attempt = Predchádzajúci pokus
later-attempt = Ďalší pokus
col-number = Č.
col-date = Dátum a čas
col-event = Udalosť
col-chosen = Ťah
col-time = Čas
col-since-last = Od minulého
col-method = Spôsob
col-slots = Kroky
col-invalid = Neplatné
event-start = začiatok
event-move = ťah
event-undo = vrátenie
event-restarted = znova
event-interrupted = prerušenie
event-finished = koniec

# porovnanie spôsobov, zápis do súboru
open-curtain = Odhrnúť záves

# several players
seats-title = Kto hrá?
seats-play = Začať
seats-more = O hráča viac
seats-fewer = O hráča menej
seats-who = Kto je hráč { $player }?
seats-change = Iní hráči
seat-computer = Počítač: { $name }
strength-easy = ľahký
strength-medium = stredný
strength-strong = silný
is-thinking = { $name } premýšľa
think-no-more = Rozhodnúť hneď
computer-has-no-move = Počítač nenašiel žiadny ťah
turn-of-name = Na ťahu je { $name }
won-by-name = { $name } vyhráva!
result-won = výhra
result-lost = prehra
result-drawn = remíza
result-place = { $place }. miesto

# dosky z dielikov
panel-asked = Na rade je
panel-goal = Cieľ
panel-standing = Stav hry
tile-place = stĺpec { $column }, riadok { $row }
tile-face-down = dielik rubom hore
tile-empty = prázdne miesto
tile-pawn = figúrka hráča { $player }
tile-carrying = s nákladom
tile-effect-out = kto tu zastane, vypadne
tile-effect-collect = tu sa náklad odkladá
tile-effect-send = tu sa o náklad príde
tile-effect-return = vedie späť na začiatok
tile-effect-skip = tu sa raz nehrá
tile-effect-move = vedie inam
tile-goal-here = váš cieľ
tile-rolled = { $who }: na kocke padlo { $number }
tile-no-move = { $who }: niet kam ísť
tile-no-push = { $who }: niet čo posunúť
tile-no-add = { $who }: dielik niet kam položiť
tile-no-exchange = { $who }: niet čo vymeniť
tile-skipped = { $who }: raz nehrá
tile-out = { $who }: vypadáva
tile-took = { $who }: berie { $what }
tile-delivered = { $who }: odkladá náklad
tile-lost = { $who }: prichádza o náklad
tile-carried = { $who }: pokračuje na { $what }
tile-reached = { $who }: splnený cieľ { $what }
tile-goal-reach = dôjsť na { $what }
tile-goal-collect = mať { $what }
tile-goal-find = nájsť { $what }
tile-asked-move = pohnite figúrkou
tile-asked-push = posuňte rad alebo stĺpec
tile-asked-add = položte dielik
tile-asked-exchange = vymeňte dielik, alebo vynechajte
tile-asked-start = zvoľte, kde začnete
behind-curtain = Teraz hrá { $name }: odovzdajte hru, potom odhrňte záves
tile-die = na kocke je { $number }
tile-result-out = { $who }: mimo hry.
tile-result-points = { $who }: { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodov
 }.
tile-result-goals = { $who }: splnené ciele { $done } z { $all }.
tile-in-turn = { $who }: { $asked }
move-hand-of = vziať dielik { $number }: { $what }
move-turn-of = otočiť dielik: { $what }

# autor
author = Tvoriť hry
author-title = Na ktorej hre chcete pracovať?
author-checking = Kontroluje sa …
author-clean = Kontrola: nič nie je zle
author-found = Kontrola: { $count ->
    [one] { $count } nález
    [few] { $count } nálezy
   *[other] { $count } nálezov
 }
author-faulty = Uložené súbory sa nedajú hrať. Doska ukazuje poslednú dobrú hru.
author-waits = Opravte súbor a uložte ho: hra potom začne sama.
author-begins = Opravené: hra sa začína
author-play = Hrať naozaj
severity-error = Chyba
severity-warning = Varovanie
severity-note = Poznámka
reloaded-replayed = Načítané znova: vaše ťahy sa zahrali znova
reloaded-put-back = Načítané znova: niektorý ťah už neplatí, a tak ostala pozícia, aká bola
reloaded-anew = Načítané znova: vaše ťahy sa už nedajú zahrať, a tak sa úroveň začína znova
trace-title = Pravidlá pri poslednom ťahu
trace-none = Zatiaľ nie je o akom ťahu rozprávať
trace-rule = Pravidlo { $number }
trace-done = vykonané
trace-no-change = vykonané, nič nezmenilo
trace-false = podmienka neplatila
trace-skipped = preskočené
trace-not-reached = neprišlo na rad
trace-because = riadok { $line }, stĺpec { $column }: { $why }
fault-outside-matrix = pole leží mimo matice
fault-overflow = číslo je príliš veľké
fault-wrong-type = obe strany sú rôzneho typu
fault-unknown-matrix = matica s týmto menom neexistuje
fault-unknown-item = položka s týmto menom neexistuje
fault-read-only = tabuľku nemožno meniť
fault-ill-formed = takto sa pravidlo nepíše
fault-divide-by-zero = nulou nemožno deliť
fault-no-value = funkcia skončila bez return
fault-empty = nie je z čoho vybrať najmenšie ani najväčšie
fault-outside-list = také miesto v zozname nie je
fault-no-property = figúrka takú vlastnosť nemá
fault-empty-range = prvé číslo je väčšie než posledné
fault-valueless = meno nemá hodnotu, pretože jeho local preskočila chyba
trace-more = a ešte { $count ->
    [one] { $count } zmena
    [few] { $count } zmeny
   *[other] { $count } zmien
 }
trace-rest = Ostatné pravidlá: { $unmet }, ktorých podmienka neplatila, { $unreached }, na ktoré neprišiel rad
trace-out-of-steps = Pravidlá potrebovali príliš veľa krokov a boli zastavené
trace-all = Ukázať všetky pravidlá
trace-short = Ukázať len pravidlá, ktoré niečo urobili

# editor úrovne
author-edit = Upraviť úroveň
edit-hindered = Túto úroveň zatiaľ nejde upravovať
edit-brushes = Čím kresliť
edit-true = áno
edit-false = nie
edit-any = čokoľvek (*)
edit-empty = nič
edit-status = { $matrix }: { $brush }
edit-unsaved = zatiaľ neuložené
edit-painted = Nakreslené: { $what }{ $count ->
    [one] {""}
    [few] , { $count } polia
   *[other] , { $count } polí
 }
edit-same = { $what }: to už tam je
edit-undone = Vzaté späť
edit-redone = Urobené znova
edit-undo = Vziať späť
edit-redo = Znova
edit-nothing-to-undo = Nie je čo vziať späť
edit-nothing-to-redo = Nie je čo urobiť znova
edit-saved = Uložené: { $file }
edit-layer = Matica: { $name }
edit-which-layer = Čo chcete upravovať?
edit-about-state = figúrky na začiatku úrovne
edit-about-valid = polia, ktoré sa dajú zvoliť ako prvé
edit-about-final = figúrky na konci úrovne
edit-about-background = čo leží pod figúrkami
edit-about-own = vlastná tejto hre
edit-reach-cell = Kreslí: jedno pole
edit-reach-row = Kreslí: celý riadok
edit-reach-column = Kreslí: celý stĺpec
edit-reach-all = Kreslí: všetko
edit-new-level-made = Nová úroveň { $level }: kópia úrovne { $from }, ako je tu
edit-leave = Odísť
edit-stay = Upravovať ďalej
edit-ask-leave = Nie všetko je uložené. Odísť z editora?
edit-save-leave = Uložiť a odísť
edit-leave-unsaved = Odísť bez uloženia
edit-ask-changed = Súbor tejto úrovne medzitým zmenil iný program. Čo v ňom má byť?
edit-take-theirs = Čo v ňom teraz je (moje zmeny sa stratia)
edit-write-mine = Čo som urobil tu (tie druhé zmeny sa stratia)
edit-reread = Načítané znova: súbor zmenil iný program
edit-changed-meanwhile = Súbor tejto úrovne zmenil iný program. Zatiaľ sa nič nestratilo: pri ukladaní sa opýtam, čo v ňom má byť
edit-faulty-meanwhile = Súbor tejto úrovne zmenil iný program a teraz sa nedá prečítať. Vidíte, ako vyzerala predtým
edit-matrix = Matica
edit-start = začiatok hráča (Ax, Ay)
edit-resize = Veľkosť
edit-wider = O stĺpec viac vpravo
edit-narrower = O stĺpec menej
edit-higher = O riadok viac dole
edit-lower = O riadok menej
edit-values = Hodnoty
edit-which-value = Ktorú hodnotu chcete zmeniť?
edit-other-truth = Opak
edit-size = Veľkosť
edit-columns-rows = { $width } × { $height }
edit-file = Súbor
problem-n004 = { $kind ->
    [read] Úroveň sa nedá prečítať: pozrite sa, či nebola presunutá alebo odstránená.
    [full] Úroveň sa nedá uložiť, disk je plný. Vaše zmeny tu sú ďalej: uvoľnite miesto a uložte znova.
    [protected] Úroveň sa nedá uložiť: túto hru možno len čítať, nie meniť. Vaše zmeny tu sú ďalej: povoľte zmeny v jej priečinku a uložte znova. Pri hre, ktorá patrí k programu, si urobte vlastnú kópiu (switchboard new moja-hra --from ta-hra).
   *[other] Úroveň sa nedá uložiť. Vaše zmeny tu sú ďalej: pozrite sa, či sú priečinok aj disk v poriadku, a uložte znova.
 } { $file }
problem-n005 = Úroveň je zapísaná tak, že ju editor nevie zmeniť. Zapíšte riadky jej matíc ako v help/NEW_GAME. { $file }
