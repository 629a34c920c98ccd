# Texty programu. Stejné názvy jsou ve všech jazycích; hlídá to test.
program = Switchboard
welcome-text = Deskové hry a hlavolamy na jedno tlačítko
go-on = Dál
back = Zpět
level-up = O krok zpět
press = Stisk
press-wakes = Pokračovat
press-takes-back = Vrátit to zpět
press-opens = { $count ->
    [one] Vybrat tuto možnost
    [few] Vybrat z těchto { $count } možností
    [many] Vybrat z těchto { $count } možnosti
   *[other] Vybrat z těchto { $count } možností
}
lit-many = { $count ->
    [one] { $count } volba
    [few] { $count } volby
   *[other] { $count } voleb
 }, od { $first } do { $last }
decimal-point = ,
yes = Ano
no = Ne
player-word = Hráč

# hráči
players-title = Kdo bude hrát?
players-none = Zatím tu není žádný hráč. Přidejte ho.
players-edit-which = Čí údaje se mají změnit?
players-delete-which = Kdo se má smazat?
add-player = Přidat
edit-player = Upravit
delete-player = Smazat
show-more = Zobrazit více
show-less = Zobrazit méně
settings = Nastavení
help = Nápověda
about = O programu
quit = Konec
player-in = { $name } bude hrát za { $seconds } s. Jakýkoli signál to zastaví.
player-deleted = { $name }: smazáno
player-unknown = tohoto hráče nelze načíst
age = { $years ->
    [one] { $years } rok
    [few] { $years } roky
   *[other] { $years } let
 }
gender-unknown = neuvedeno
gender-female = žena
gender-male = muž

# hry
games-title = Kterou hru?
games-record-title = Vývoj které hry?
games-none = Žádná hra se nenašla. Vložte složky her do složky games, nebo ji uveďte pomocí --games.
all-categories = Všechny druhy
category = Druh: { $name }
change-player = Jiný hráč
levels-done = hotovo { $done } z { $all }
faults = { $count ->
    [one] { $count } chyba
    [few] { $count } chyby
   *[other] { $count } chyb
 }
faults-of = Co je špatně ve hře { $name }
read-faults = Chyby hry { $name }
game-in = { $name } začne za { $seconds } s. Jakýkoli signál to zastaví.
page-down = Níže
page-up = Výše

# úrovně
levels = Úrovně
levels-title = Kterou úroveň?
new-level = Nová úroveň
new-level-of = Nová úroveň: { $difficulty }
new-level-stop = Nevytvářet úroveň
new-level-making = Vytváří se nová úroveň
new-level-stopped = Zastaveno: úroveň nevznikla
new-level-none = Za dvě sekundy se novou úroveň vytvořit nepodařilo. Zkuste to znovu nebo zvolte jinou obtížnost.
own-board = Vlastní deska
own-board-title = Jaká deska?
own-board-play = Hrát na této desce
remove-level = Smazat novou úroveň
levels-remove-which = Která úroveň se má smazat?
level-removed = Úroveň { $name }: smazáno
difficulty-easy = lehká
difficulty-medium = střední
difficulty-hard = těžká
level-is-done = hotová
level-is-begun = rozehraná
moves = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
 }

# deska
undo = Vrátit tah
hint = Rada
can-be-won = Dá se vyhrát?
slower = Pomaleji
faster = Rychleji
restart = Od začátku
games = Hry
history = Vývoj
pause = Pauza
panel-game = Hra
panel-task = Úkol
panel-level = Úroveň
panel-name = Název
panel-difficulty = Obtížnost
panel-minimum = Nejméně tahů
panel-best = Váš nejlepší
panel-time = Čas
panel-moves = Tahy
panel-look = Hledá se
panel-turn = Na tahu
number-of = { $number } z { $all }
player-number = hráč { $player }
turn-of = Na tahu je hráč { $player }
moved = { $what }. { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
 }
undone = Tah vrácen. { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
 }
taken-back = Vráceno
restarted = Úroveň začíná znovu
no-move-left = Nezbyl žádný tah: úroveň začíná znovu
paused = Pauza. Tlačítkem se pokračuje.
invalid-choice = Toto teď není platný tah
outside-board = To leží mimo desku
nothing-to-undo = Není co vrátit
undo-forbidden = Tato hra nic nevrací; povolí to nastavení
restart-forbidden = Tato hra nezačíná úroveň znovu; povolí to nastavení
corridor = Rovně { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}, na sloupec { $column }, řádek { $row }
nothing-to-restart = Ještě se nehrálo
no-next-level = Toto je poslední úroveň
no-previous-level = Toto je první úroveň
hint-none = Žádná rada tu není známa; zda se to ještě dá vyhrát, není známo
hint-lost = Takto už se vyhrát nedá: vezměte tah zpět nebo začněte znovu
hint-is = Rada: { $what }
hint-advice = Počítač by hrál: { $what }
won-in = Dá se to vyhrát, nejvýše za { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
 }
unknown-chance = Rada není: v této hře rozhoduje náhoda a zda se dá vyhrát, není známo
unknown-players = Rada není: hraje tu více hráčů a zda se dá vyhrát, není známo
unknown-hidden = Rada není: něco je tu skryté a zatím to nikdo nemůže vědět
look-hint = Hledá se rada
look-won = Zjišťuje se, zda se to dá vyhrát
look-seconds = { $seconds } s z nejvýše { $most } s
look-stop = Nehledat dál
look-stopped = Hledání skončilo
pace-now = Jeden krok teď trvá { $seconds }
ignored-too-short = Nepočítá se: příliš krátké
ignored-repeat = Nepočítá se: příliš brzy po minulém stisku
ignored-cool-down = Nepočítá se: příliš brzy po volbě
too-many-screens = Je otevřeno příliš mnoho obrazovek. Vraťte se nejdřív zpět.
side-up = nahoru
side-right = doprava
side-down = dolů
side-left = doleva
move-beside = { $side }: { $what }
move-cell = { $what }, sloupec { $column }, řada { $row }
move-push-column = posunout sloupec { $line } { $side }
move-push-row = posunout řadu { $line } { $side }
move-turn = otočit dílek
move-hand = vzít dílek { $number }
move-pass = vynechat
move-action = akce
move-tick = čekat
move-restart = zpět ke kontrolnímu bodu
outcome-playing = Hra pokračuje.
outcome-finished = Výborně! Úroveň je hotová.
outcome-won = Vyhráli jste!
outcome-won-by = Vyhrál hráč { $player }!
outcome-lost = Prohra. Zkuste to znovu.
outcome-drawn = Remíza.
outcome-tied = Nerozhodně, vedou: { $names }.

# hotová úroveň
done-fewest = Na méně tahů to nejde.
next-level = Další úroveň
previous-level = Předchozí úroveň
again = Ještě jednou
to-games = Ke hrám
game-done-text = To byla poslední úroveň hry.
goes-on-in = Pokračuje za { $seconds } s. Jakýkoli signál to zastaví.

# otázky
ask-quit = Ukončit program?
yes-quit = Ano, ukončit
ask-restart = Začít tuto úroveň znovu? Co se odehrálo, zůstane ve vývoji.
yes-restart = Ano, znovu
ask-delete = Smazat hráče { $name } se všemi uloženými hrami?
ask-remove-level = Smazat úroveň { $name }? Záznam hry v ní zůstane.
yes-delete = Ano, smazat
ask-add-game = Přidat hru { $name } k vašim hrám?
ask-add-player = Přidat hráče { $name } s nastavením a vším, co je odehráno?
yes-add = Ano, přidat
added = { $name }: přidáno
ask-second-switch = Bylo stisknuto druhé tlačítko. Má od teď krokovat, bez časovače?
yes-second-switch = Ano, krokovat jím
ask-pace = Navržené tempo: jeden krok { $interval }, zpoždění { $lag }, držet aspoň { $hold }, opakování se nevnímá { $repeat }, klid po volbě { $rest }. Použít?
ask-pace-wrong = Několik posledních tahů bylo vzato zpět. Má jeden krok trvat déle, { $interval }?
ask-pace-missed = Světlo často přešlo to, co se pak zvolilo. Má jeden krok trvat déle, { $interval }?
ask-pace-easy = Dlouho se nic nepokazilo. Má být jeden krok kratší, { $interval }?
yes-pace = Ano, použít

# o programu
about-version = Verze { $version }
about-text = Hraje hry, které jsou složkami textů a obrázků, jedním tlačítkem, klávesnicí, myší nebo gamepadem.
about-licence = Licence: { $licence }. Z čeho je program sestaven, říká docs/dependencies.md.
about-contact = Dotazy a chyby: obraťte se na toho, kdo vám program dal nebo nastavil. Tato kopie žádnou adresu neuvádí. Jak se chyby opravují, říká CONTRIBUTING ve složce programu.
about-contact-address = Dotazy a chyby: { $address }

# nastavení, názvy
set-move-mode = Volba tahu
set-boundary = Na okraji
set-invalid-cells = Neplatná pole
set-position-highlight = Vyznačit polohu
set-valids-highlight = Vyznačit platné tahy
set-focused-highlight = Vyznačit zamýšlený tah
set-next = Další přichází samo
set-method = Způsob
set-interval = Jeden krok
set-first-extra = První krok delší o
set-passes = Průchodů do odpočinku
set-undo = Vrácení tahu se nabízí
set-tentative = Tah jde hned vzít zpět
set-lag = Zápočet zpoždění
set-press-cost = Stisk namáhá
set-single-choice = Jediná volba se zahraje po
set-corridor = Jít chodbou
set-two-presses = Dva stisky na každý tah
set-obeys-no-undo = Nevracet tahy, kde to hra zakazuje
set-clock-runs = Čas běží, i když vybíráte
set-countdowns = Odpočty
set-act-on = Tlačítko působí
set-hold = Držet nejméně
set-ignore-repeat = Nebrat opakování do
set-cooldown = Klid po volbě
set-long-hold = Dlouhé držení otevře nabídku
set-held = Držení pro volbu
set-theme = Barvy
set-text-percent = Velikost textu
set-reduced-motion = Méně pohybu
set-frame-percent = Šířka rámečků
set-dim-rest = Ztlumit, co nesvítí
set-show-slot = Ukázat, kolik zbývá z kroku
set-board-color = Barva desky
set-border-color = Barva jejího okraje
set-said = Říkat nahlas
set-speed-percent = Rychlost řeči
set-cue-volume = Hlasitost návěstí
set-result-volume = Hlasitost výsledků
set-voice = Hlas
set-speech-wait = Čekat na řeč nejvýše
set-sounds = Zvuky
set-tick = Tikat při každém kroku
set-volume = Hlasitost zvuků
set-any-key = Tlačítkem je každá klávesa
set-any-button = Tlačítkem je každé tlačítko gamepadu
set-any-click = Tlačítkem je kliknutí nebo dotyk kdekoli

# nastavení, hodnoty
value-on = ano
value-off = ne
value-leave = podle hry
value-half-interval = půl kroku
value-system = systémový
value-for-ever = neodpočívá
value-withoptions = s možnostmi
value-directjustkeyboard = přímo, klávesnice
value-directbothkeyboardandmouse = přímo, klávesnice i myš
value-stay = stát
value-rotate = rotovat
value-jump = skočit
value-select = vybírat
value-skip = přeskakovat
value-best = nejlepší
value-linear = po jednom
value-likelyfirst = pravděpodobné napřed
value-rowcolumn = řady, pak pole
value-step = dvě tlačítka
value-shortheld = krátce krok, držením volba
value-inverse = držením krok, puštěním volba
value-first = první
value-last = poslední
value-menu = jen v nabídce
value-press = při stisku
value-release = při puštění
value-light = světlé
value-dark = tmavé
value-highcontrast = vysoký kontrast
value-nothing = nic
value-results = co tah způsobil
value-everything = každou volbu i co tah způsobil
value-male1 = mužský 1
value-male2 = mužský 2
value-female1 = ženský 1
value-female2 = ženský 2
color-ffffff = bílá
color-c8c8c8 = světle šedá
color-808080 = šedá
color-303030 = tmavě šedá
color-000000 = černá
color-1f3a5f = modrá
color-1e5631 = zelená
color-6b4423 = hnědá

# formulář hráče
player-new = Nový hráč
player-change = Úprava hráče
field-name = Jméno
field-surname = Příjmení
field-birth = Rodné číslo nebo datum narození
field-gender = Pohlaví
field-avatar = Obrázek
field-language = Jazyk
field-degree = Způsob hraní
name-missing = Ještě chybí jméno.
birth-wrong = Rodné číslo nebo datum ještě není v pořádku; může zůstat prázdné.
birth-form = napište rodné číslo o devíti nebo deseti číslicích, nebo datum jako 2001-12-31
birth-date = takový den neexistuje
birth-checksum = číslo není dělitelné jedenácti, některá číslice je špatně
birth-future = tento den ještě nenastal
save = Uložit
cancel = Zrušit
degree-0 = nevybráno
degree-1 = 1: klávesnice a myš
degree-2 = 2: klávesnice nebo myš, s námahou
degree-3 = 3: jedno tlačítko, rychle
degree-4 = 4: jedno tlačítko
degree-5 = 5: jedno tlačítko, pomalu
avatar-fox = liška
avatar-cat = kočka
avatar-dog = pes
avatar-bear = medvěd
avatar-owl = sova
avatar-frog = žába
avatar-rabbit = králík
avatar-fish = ryba
avatar-robot = robot
avatar-star = hvězda
avatar-flower = květina
avatar-rocket = raketa
key-done = Hotovo
key-erase = Smazat
key-space = Mezera
key-capitals = Velká písmena
key-letters = a b c
key-marks = á č ě
key-digits = 1 2 3

# obrazovka nastavení
tab-control = Volba tahu
tab-pace = Další a tempo
tab-switch = Tlačítko
tab-looks = Vzhled
tab-sound = Řeč a zvuk
tab-devices = Klávesy a tlačítka
setting-locked = { $name }: { $value } (drží hra, jinak by nešla hrát)
fullscreen = Zapnout nebo vypnout celou obrazovku
setting-needs-releases = { $setting } (na klávesy zde nepůsobí)
releases-untold = Tento terminál neoznamuje puštění klávesy. Stisk platí, ať je jakkoli krátký, a místo způsobů, při kterých se tlačítko drží, se světlo posouvá samo. Gamepadů a jiných programů se to netýká.
presses-felt = Zde zaznamenané stisky: { $count }
pace-exercise = Najít tempo
pace-text = Stiskněte tlačítko, jakmile se rozsvítí.
pace-now-press = TEĎ!
pace-wait = čekejte
pace-count = { $done } z { $all }
pace-early = { $count ->
    [one] { $count } stisk přišel před světlem
    [few] { $count } stisky přišly před světlem
   *[other] { $count } stisků přišlo před světlem
 }
pace-leave = Kdo třikrát po sobě nestiskne, cvičení opustí.
remap = Změnit klávesy a tlačítka
remap-press = Stiskněte klávesu nebo tlačítko, které má znamenat: { $meaning }
remap-switch-leads-back = Samo ovládací tlačítko, nebo čekání, vede zpět.
remap-default = Vše jako na začátku
remapped = { $key } teď znamená: { $meaning }
signal-switch = ovládací tlačítko
signal-second-switch = druhé ovládací tlačítko
signal-up = nahoru
signal-right = doprava
signal-down = dolů
signal-left = doleva
signal-action = zvolit
signal-next = další
signal-previous = předchozí
signal-next-row = další řada
signal-next-column = další sloupec
signal-undo = vrátit tah
signal-restart = od začátku
signal-pause = pauza
signal-previous-level = předchozí úroveň
signal-next-level = další úroveň
signal-fullscreen = celá obrazovka
signal-menu = nabídka
signal-info-panel = panel
signal-help = nápověda
signal-settings = nastavení
signal-history = vývoj
signal-hint = rada
signal-can-be-won = dá se vyhrát?
signal-change-game = jiná hra
signal-quit = konec
signal-slower = pomaleji
signal-faster = rychleji

# nápověda
help-none = Příručka chybí: vedle programu není složka help.
next-section = Další oddíl
previous-section = Předchozí oddíl
scrolls = Posouvá se samo
read-aloud = Přečíst nahlas

# vývoj
history-of = Vývoj hry, pokus { $number } z { $all }
history-none = Tady se ještě nehrálo.
history-table = Tabulka
history-chart = Graf
history-replay = Deska
history-methods = Způsoby
history-export = Zapsat do souboru
history-exported = Záznam je v { $file }
compare-none = Zatím nebyla žádná úroveň dohrána dvakrát; zde jsou tahy této úrovně.
compare-over = { $count ->
    [one] Z jedné úrovně dohrané dvakrát
    [few] Ze { $count } úrovní dohraných dvakrát
   *[other] Z { $count } úrovní dohraných dvakrát
}
chart-methods = Průměrný čas tahu
col-finals = Cílové stavy
col-valid = Platné
col-moves = Tahy
col-mean = Čas na tah
col-mean-slots = Kroků na tah
col-finished = Dohráno
col-mean-finish = Čas dohrání
way-keyboard = klávesnice
way-pointer = myš
way-switch = tlačítko
way-outside = zvenčí
way-next = Další
way-direct = přímo
way-computer = počítač
replay-step = Krok { $number } z { $all }: { $what }
replay-none = Tento stav nelze podle dnešních pravidel zobrazit.
chart-time = Čas každého tahu
step-back = O tah zpět
step-on = O tah dál
earlier-attempt = Předchozí pokus
later-attempt = Další pokus
col-number = Č.
col-date = Datum a čas
col-event = Událost
col-chosen = Tah
col-time = Čas
col-since-last = Od minulého
col-method = Způsob
col-slots = Kroky
col-invalid = Neplatné
event-start = začátek
event-move = tah
event-undo = vrácení
event-restarted = znovu
event-interrupted = přerušení
event-finished = konec

# srovnání způsobů, zápis do souboru
open-curtain = Odhrnout závěs

# several players
seats-title = Kdo hraje?
seats-play = Začít
seats-more = O hráče víc
seats-fewer = O hráče méně
seats-who = Kdo je hráč { $player }?
seats-change = Jiní hráči
seat-computer = Počítač: { $name }
strength-easy = lehký
strength-medium = střední
strength-strong = silný
is-thinking = { $name } přemýšlí
think-no-more = Rozhodnout hned
computer-has-no-move = Počítač nenašel žádný tah
turn-of-name = Na tahu je { $name }
won-by-name = { $name } vyhrává!
result-won = výhra
result-lost = prohra
result-drawn = remíza
result-place = { $place }. místo

# desky z dílků
panel-asked = Na řadě je
panel-goal = Cíl
panel-standing = Stav hry
tile-place = sloupec { $column }, řádek { $row }
tile-face-down = dílek rubem nahoru
tile-empty = prázdné místo
tile-pawn = figurka hráče { $player }
tile-carrying = s nákladem
tile-effect-out = kdo tu zastaví, vypadne
tile-effect-collect = tady se náklad odkládá
tile-effect-send = tady se o náklad přijde
tile-effect-return = vede zpátky na začátek
tile-effect-skip = tady se jednou nehraje
tile-effect-move = vede jinam
tile-goal-here = váš cíl
tile-rolled = { $who }: na kostce padlo { $number }
tile-no-move = { $who }: není kam jít
tile-no-push = { $who }: není co posunout
tile-no-add = { $who }: dílek není kam položit
tile-no-exchange = { $who }: není co vyměnit
tile-skipped = { $who }: jednou nehraje
tile-out = { $who }: vypadává
tile-took = { $who }: bere { $what }
tile-delivered = { $who }: odkládá náklad
tile-lost = { $who }: přichází o náklad
tile-carried = { $who }: pokračuje na { $what }
tile-reached = { $who }: splněný cíl { $what }
tile-goal-reach = dojít na { $what }
tile-goal-collect = mít { $what }
tile-goal-find = najít { $what }
tile-asked-move = pohněte figurkou
tile-asked-push = posuňte řadu nebo sloupec
tile-asked-add = položte dílek
tile-asked-exchange = vyměňte dílek, nebo vynechte
tile-asked-start = zvolte, kde začnete
behind-curtain = Teď hraje { $name }: předejte hru, pak odhrňte závěs
tile-die = na kostce je { $number }
tile-result-out = { $who }: mimo hru.
tile-result-points = { $who }: { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
 }.
tile-result-goals = { $who }: splněné cíle { $done } z { $all }.
tile-in-turn = { $who }: { $asked }
move-hand-of = vzít dílek { $number }: { $what }
move-turn-of = otočit dílek: { $what }

# autor
author = Tvořit hry
author-title = Na které hře chcete pracovat?
author-checking = Kontroluje se …
author-clean = Kontrola: nic není špatně
author-found = Kontrola: { $count ->
    [one] { $count } nález
    [few] { $count } nálezy
   *[other] { $count } nálezů
 }
author-faulty = Uložené soubory nejdou hrát. Deska ukazuje poslední dobrou hru.
author-waits = Opravte soubor a uložte ho: hra pak začne sama.
author-begins = Opraveno: hra začíná
author-play = Hrát doopravdy
severity-error = Chyba
severity-warning = Varování
severity-note = Poznámka
reloaded-replayed = Načteno znovu: vaše tahy byly zahrány znovu
reloaded-put-back = Načteno znovu: některý tah už neplatí, a tak zůstala pozice, jaká byla
reloaded-anew = Načteno znovu: vaše tahy už nejdou zahrát, a tak úroveň začíná znovu
trace-title = Pravidla při posledním tahu
trace-none = Zatím není o jakém tahu vyprávět
trace-rule = Pravidlo { $number }
trace-done = provedeno
trace-no-change = provedeno, nic nezměnilo
trace-false = podmínka neplatila
trace-skipped = přeskočeno
trace-not-reached = nepřišlo na řadu
trace-because = řádek { $line }, sloupec { $column }: { $why }
fault-outside-matrix = pole leží mimo matici
fault-overflow = číslo je příliš velké
fault-wrong-type = obě strany jsou různého typu
fault-unknown-matrix = matice tohoto jména neexistuje
fault-unknown-item = položka tohoto jména neexistuje
fault-read-only = tabulku nelze měnit
fault-ill-formed = takto se pravidlo nepíše
fault-divide-by-zero = nulou nelze dělit
fault-no-value = funkce skončila bez return
fault-empty = není z čeho vybrat nejmenší ani největší
fault-outside-list = takové místo v seznamu není
fault-no-property = figurka takovou vlastnost nemá
fault-empty-range = první číslo je větší než poslední
fault-valueless = jméno nemá hodnotu, protože jeho local přeskočila chyba
trace-more = a ještě { $count ->
    [one] { $count } změna
    [few] { $count } změny
   *[other] { $count } změn
 }
trace-rest = Ostatní pravidla: { $unmet }, jejichž podmínka neplatila, { $unreached }, na která nepřišla řada
trace-out-of-steps = Pravidla potřebovala příliš mnoho kroků a byla zastavena
trace-all = Ukázat všechna pravidla
trace-short = Ukázat jen pravidla, která něco udělala

# editor úrovně
author-edit = Upravit úroveň
edit-hindered = Tuto úroveň zatím nejde upravovat
edit-brushes = Čím kreslit
edit-true = ano
edit-false = ne
edit-any = cokoli (*)
edit-empty = nic
edit-status = { $matrix }: { $brush }
edit-unsaved = zatím neuloženo
edit-painted = Nakresleno: { $what }{ $count ->
    [one] {""}
    [few] , { $count } pole
   *[other] , { $count } polí
 }
edit-same = { $what }: to už tam je
edit-undone = Vzato zpět
edit-redone = Uděláno znovu
edit-undo = Vzít zpět
edit-redo = Znovu
edit-nothing-to-undo = Není co vzít zpět
edit-nothing-to-redo = Není co udělat znovu
edit-saved = Uloženo: { $file }
edit-layer = Matice: { $name }
edit-which-layer = Co chcete upravovat?
edit-about-state = figurky na začátku úrovně
edit-about-valid = pole, která jdou zvolit jako první
edit-about-final = figurky na konci úrovně
edit-about-background = co leží pod figurkami
edit-about-own = vlastní této hře
edit-reach-cell = Kreslí: jedno pole
edit-reach-row = Kreslí: celý řádek
edit-reach-column = Kreslí: celý sloupec
edit-reach-all = Kreslí: všechno
edit-new-level-made = Nová úroveň { $level }: kopie úrovně { $from }, jak je tady
edit-leave = Odejít
edit-stay = Upravovat dál
edit-ask-leave = Ne všechno je uloženo. Odejít z editoru?
edit-save-leave = Uložit a odejít
edit-leave-unsaved = Odejít bez uložení
edit-ask-changed = Soubor této úrovně mezitím změnil jiný program. Co v něm má být?
edit-take-theirs = Co v něm teď je (moje změny se ztratí)
edit-write-mine = Co jsem udělal tady (ty druhé změny se ztratí)
edit-reread = Načteno znovu: soubor změnil jiný program
edit-changed-meanwhile = Soubor této úrovně změnil jiný program. Zatím se nic neztratilo: při ukládání se zeptám, co v něm má být
edit-faulty-meanwhile = Soubor této úrovně změnil jiný program a teď nejde přečíst. Vidíte, jak vypadala předtím
edit-matrix = Matice
edit-start = začátek hráče (Ax, Ay)
edit-resize = Velikost
edit-wider = O sloupec víc vpravo
edit-narrower = O sloupec méně
edit-higher = O řádek víc dole
edit-lower = O řádek méně
edit-values = Hodnoty
edit-which-value = Kterou hodnotu chcete změnit?
edit-other-truth = Opak
edit-size = Velikost
edit-columns-rows = { $width } × { $height }
edit-file = Soubor
problem-n004 = { $kind ->
    [read] Úroveň nejde přečíst: podívejte se, zda nebyla přesunuta nebo odstraněna.
    [full] Úroveň nejde uložit, disk je plný. Vaše změny tu jsou dál: uvolněte místo a uložte znovu.
    [protected] Úroveň nejde uložit: tuto hru jde jen číst, ne měnit. Vaše změny tu jsou dál: povolte změny v její složce a uložte znovu. U hry, která patří k programu, si udělejte vlastní kopii (switchboard new moje-hra --from ta-hra).
   *[other] Úroveň nejde uložit. Vaše změny tu jsou dál: podívejte se, zda je složka i disk v pořádku, a uložte znovu.
 } { $file }
problem-n005 = Úroveň je zapsána tak, že ji editor neumí změnit. Zapište řádky jejích matic jako v help/NEW_GAME. { $file }
