# Texty programu. Stejné názvy jsou ve všech jazycích; hlídá to test.
program = Switchboard
welcome-text = Deskové hry a hlavolamy na jedno tlačítko
go-on = Pokračovat
back = Zpět
press = Stisk
press-soon = Za okamžik
press-wakes = Pokračovat
press-takes-back = Vrátit to zpět
press-opens = { $count ->
    [one] Vybrat tuto možnost
    [few] Vybrat z těchto { $count } možností
    [many] Vybrat z těchto { $count } možnosti
   *[other] Vybrat z těchto { $count } možností
}
press-among = { $count ->
    [one] Je to tato možnost
    [few] Je to jedna z těchto { $count } možností
    [many] Je to jedna z těchto { $count } možnosti
   *[other] Je to jedna z těchto { $count } možností
}
press-perhaps = Možná: { $what }
weighed = Možná: { $what } ({ $percent } %). Až se to rozsvítí, stiskněte znovu.
weighed-open = Ještě to není jisté. Stiskněte znovu, až se rozsvítí, co chcete.
why-weighed = Stisk: { $what } – pravděpodobnost pak byla { $percent } %.
why-weighed-open = Stisk: nic ještě nevyniklo.
why-taken = Vybráno: { $what } (po { $count ->
    [one] jednom stisku
    [few] { $count } stiscích
    [many] { $count } stisku
   *[other] { $count } stiscích
} s jistotou { $percent } %).
answers = Jak odpovídáte
answers-about = Co se „ptá se, dokud to není jisté“ naučilo z vašich stisků a zač se počítaly ty poslední.
answers-none = Zatím není nic naučeno. „Ptá se, dokud to není jisté“ začíná opatrně, jako u někoho, komu světlo často uteče.
answers-presses = Naučeno { $count ->
    [one] z jednoho stisku
    [few] ze { $count } stisků
    [many] z { $count } stisku
   *[other] z { $count } stisků
}; s každými dalšími 60 se polovina dříve naučeného zapomene.
answers-time = Odpovídáte { $mean } po rozsvícení, nejčastěji nanejvýš o { $spread } dříve nebo později.
answers-late = První odpověď trvá déle: na desce o { $board }, v nabídce o { $menu }, na stránce s několika možnostmi o { $list }, mezi písmeny o { $letters }.
answers-missed = Ze 100 rozsvícení toho, co chcete, vám { $count ->
    [0] neuteče skoro žádné
    [one] uteče jedno
    [few] utečou { $count }
    [many] uteče { $count }
   *[other] uteče { $count }
}.
answers-strays = Za deset minut { $count ->
    [0] nepřijde skoro žádný stisk
    [one] přijde asi jeden stisk
    [few] přijdou asi { $count } stisky
    [many] přijde asi { $count } stisku
   *[other] přijde asi { $count } stisků
} bez úmyslu.
answers-doubled = Ze 100 stisků { $count ->
    [0] nepřijde dvakrát skoro žádný
    [one] přijde dvakrát jeden
    [few] přijdou dvakrát { $count }
    [many] přijde dvakrát { $count }
   *[other] přijde dvakrát { $count }
}.
answers-rests = { $count } ze 100 tahů začíná tím, že neodpovídáte, protože přemýšlíte, mluvíte nebo jste pryč; trvá to průměrně { $time }.
answers-estimate = Jsou to odhady ze směsi 16 modelů hráčů. Ukazují, s čím světlo počítá; nejsou zkouškou vás.
answers-frozen = Učení je vypnuté: toto zůstává, jak to je.
answers-whys = Zač se počítaly poslední stisky
answers-no-whys = Od spuštění programu nebo změny hráče nebyl zvážen žádný stisk.
answers-forget = Zapomenout naučené
ask-forget-answers = Zapomenout, co je naučeno o vašich odpovědích? Bude se to učit znovu.
yes-forget-answers = Ano, zapomenout
answers-forgotten = Zapomenuto. Jak odpovídáte, se učí znovu.
history-weighed = Proč: { $count ->
    [one] byl zvážen jeden stisk
    [few] byly zváženy { $count } stisky
    [many] bylo zváženo { $count } stisku
   *[other] bylo zváženo { $count } stisků
}; pak bylo na { $percent } % jisté, že se chtělo toto.
level-up = Zpět
lit-many = { $count ->
    [one] { $count } volba
    [few] { $count } volby
   *[other] { $count } voleb
 }, od { $first } do { $last }
decimal-point = ,
yes = Ano
no = Ne
player-word = Hráč

# první spuštění
first-how = Připravíme to pro vás
first-how-text = Až bude světlo na vaší odpovědi, stiskněte své tlačítko. Platí i kterákoli klávesa nebo dotyk obrazovky.
first-one-switch = Jedno tlačítko
first-one-switch-about = Světlo se posouvá samo. Vy jen stisknete.
first-two-switches = Dvě tlačítka
first-two-switches-about = Jedno posouvá světlo, druhé vybírá.
first-directly = Myš, dotyk nebo klávesnice
first-directly-about = Vybíráte rovnou. Světlo zůstane tam, kam ho dáte.
first-learnt = Vaším tlačítkem je teď { $key }.
first-mouse-button = kliknutí
first-someone = Připravit pro někoho jiného
first-speed = Jak rychle se má světlo posouvat?
first-speed-text = Tempo můžete kdykoli změnit, najdete ho pod slovem Tempo.
first-quick = Svižně
first-quick-about = Na každý krok jedna sekunda.
first-steady = Středně
first-steady-about = Na každý krok dvě sekundy, větší písmo.
first-calm = V klidu
first-calm-about = Na každý krok čtyři sekundy, hodně velké písmo.
first-exercise-about = Párkrát stiskněte, když se rozsvítí. Tempo z toho spočítáme.
first-picture = Vyberte si obrázek
first-picture-text = Podle něj dostanete i jméno. Obojí se dá později změnit.

# hráči
players-title = Kdo bude hrát?
players-none = Zatím tu není žádný hráč. Přidejte prvního.
players-next = Další hráči
players-previous = Předchozí hráči
players-edit-which = Kterého hráče chcete upravit?
players-delete-which = Kterého hráče chcete smazat?
add-player = Přidat hráče
edit-player = Upravit
delete-player = Smazat
show-more = Zobrazit více
show-less = Zobrazit méně
settings = Nastavení
help = Nápověda
about = O programu
quit = Konec
plays-elsewhere = { $name } už hraje v jiném okně Switchboardu.
player-in = { $name } začne za { $seconds } s. Stiskem odpočet zastavíte.
player-deleted = Hráč { $name } je smazaný
player-unknown = údaje tohoto hráče nejdou načíst
age = { $years ->
    [one] { $years } rok
    [few] { $years } roky
   *[other] { $years } let
 }
gender-unknown = nechci uvádět
gender-female = žena
gender-male = muž

# hry
games-record-title = Historii které hry chcete vidět?
continue-game = Pokračovat: { $name }
level-of = Úroveň { $number } z { $all }
kinds = Druhy her
kind-count = { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } her
 }
for-players = { $count ->
    [one] Pro { $count } hráče.
    [few] Pro { $count } hráče.
   *[other] Pro { $count } hráčů.
 }
for-players-from = { $count ->
    [one] Pro { $least } až { $count } hráče.
    [few] Pro { $least } až { $count } hráče.
   *[other] Pro { $least } až { $count } hráčů.
 }
page-next = Další hry
page-previous = Předchozí hry
shelf-steps = První kroky
shelf-pushing = Tlačení a tahání
shelf-sliding = Posuvné hlavolamy
shelf-rolling = Kutálení a klouzání
shelf-paths = Bludiště
shelf-turns = Zatáčky a skoky
shelf-tracks = Trasy
shelf-lines = Smyčky a čáry
shelf-shading = Začerňování
shelf-numbers = Čísla
shelf-placing = Lampy, hvězdy, stany
shelf-finding = Co je skryté
shelf-patterns = Světla a barvy
shelf-rivals = Deskové hry
shelf-chance = Kostky a kameny
shelf-solitaire = Karty a solitéry
shelf-words = Slova a paměť
shelf-other = Ostatní hry
game-coming = Hra je na cestě. Začne, jakmile dorazí.
games-reading = Připravuji hry…
games-none = Nenašla se žádná hra. Vložte složky s hrami do složky games, nebo nějakou uveďte pomocí --games.
change-player = Změnit hráče
faults = { $count ->
    [one] { $count } problém
    [few] { $count } problémy
   *[other] { $count } problémů
 }
faults-of = Co je špatně ve hře { $name }
read-faults = Problémy hry { $name }
game-in = { $name } začne za { $seconds } s. Stiskem odpočet zastavíte.
page-down = Posunout níž
page-up = Posunout výš

# úrovně
levels = Úrovně
levels-title = Kterou úroveň si zahrajete?
levels-next = Další úrovně
levels-previous = Předchozí úrovně
new-level = Nová úroveň
new-level-of = Nová úroveň: { $difficulty }
new-level-stop = Zastavit
new-level-making = Připravuji novou úroveň
new-level-stopped = Zastaveno. Nová úroveň nevznikla.
new-level-none = Za dvě sekundy se novou úroveň připravit nepodařilo. Zkuste to znovu, nebo zvolte jinou obtížnost.
own-board = Vlastní deska
own-board-title = Jakou desku chcete?
own-board-play = Hrát na této desce
remove-level = Smazat novou úroveň
levels-remove-which = Kterou úroveň chcete smazat?
level-removed = Úroveň { $name } je smazaná
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
turns = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
 }
turn-from-to = { $from } – { $to }
turn-went = { $name }: { $what }

# deska
undo = Vrátit tah
hint = Poradit
fill-by-law = Doplnit podle pravidla
can-be-won = Dá se to ještě vyhrát?
slower = Pomaleji
faster = Rychleji
restart = Znovu
games = Hry
history = Historie
list-of-moves = Zápis tahů
pause = Pauza
game-author = Autor: { $author }
game-home-page = Domovská stránka: { $address }
panel-level = Úroveň
card-level = z { $all }
more = Další
how-to-play = Jak se hraje
rules-begin = Hrát
pace = Tempo
panel-difficulty = Obtížnost
panel-minimum = Minimum
panel-best = Váš rekord
panel-time = Čas
panel-moves = Tahy
panel-turns = Tahy
panel-last = Poslední tah
panel-taken = Sebráno
panel-look = Přemýšlím
panel-turn = Na tahu
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
taken-back = Tah vrácen
restarted = Úroveň začíná znovu
no-move-left = Už není kam táhnout, úroveň začíná znovu
switch-stuck = Spínač je stisknutý už deset sekund. Dokud se neuvolní, nic nedělá.
steps-over = To je pro teď všechno.
break = { $count ->
    [one] To byla { $count } minuta. Nedáme si přestávku?
    [few] To byly { $count } minuty. Nedáme si přestávku?
   *[other] To bylo { $count } minut. Nedáme si přestávku?
}
paused = Pauza. Stiskem pokračujete.
pause-sign = Pauza
invalid-choice = Sem táhnout nejde
outside-board = To už je mimo desku
nothing-to-undo = Není co vrátit
undo-forbidden = V téhle hře se tahy nevracejí. Povolit to můžete v Nastavení.
restart-forbidden = V téhle hře se úroveň znovu nezačíná. Povolit to můžete v Nastavení.
corridor = Rovně o { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}, na sloupec { $column }, řádek { $row }
nothing-to-restart = Zatím jste netáhli
no-next-level = Tohle je poslední úroveň
no-previous-level = Tohle je první úroveň
hint-none = Rada se nenašla. Vyhrát se ale ještě možná dá.
hint-lost = Odtud se už vyhrát nedá. Vraťte tah, nebo začněte znovu.
hint-is = Rada: { $what }
hint-advice = Počítač by hrál: { $what }
hint-step = Rada: { $place }
work-failed = Tohle se nepovedlo zjistit, něco v programu selhalo. Hrát se dá dál.
thinking-failed = Počítači selhalo přemýšlení. Zahraje místo toho nějaký tah.
hint-fill-on = Doplnit a ukázat další
hint-strike-on = Vyškrtnout a ukázat další
hint-because = Rada pro { $place }, protože { $why }. Když ji zvolíte, doplní se, co z toho plyne
hint-strike = Rada pro { $place }: nemůže tam být { $pieces }, protože { $why }. Když ji zvolíte, vyškrtne se, co z toho plyne
hint-mistake = { $count ->
    [one] Toto nemůže zůstat: { $places }
    [few] Toto nemůže všechno zůstat: { $places }
   *[other] Toto nemůže všechno zůstat: { $places }
 }
hint-something-wrong = Něco na desce nemůže zůstat tak, jak je
mistakes-untold = V Nastavení máte zvoleno, že se o chybách nemluví
fill-square = Pole: { $place }
strike = Něco vyškrtnout
strike-square = Vyškrtnout: { $place }
struck = { $place }: vyškrtnuto { $pieces }
struck-nothing = { $place }: nic není vyškrtnuto
fill-is = { $count ->
    [one] { $count } pole plyne z jednoho pravidla. Když to zvolíte, doplní se
    [few] { $count } pole plynou každé z jednoho pravidla. Když to zvolíte, doplní se
   *[other] { $count } polí plyne každé z jednoho pravidla. Když to zvolíte, doplní se
 }
fill-none = Z jediného pravidla neplyne žádné pole
hint-no-mistake = Na desce není nic špatně. Dá se ještě vyřešit.
won-in = Ještě se dá vyhrát, nejvýš na { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
 }
unknown-chance = Tady poradit nejde: rozhoduje náhoda
unknown-players = Tady poradit nejde: záleží na ostatních hráčích
unknown-hidden = Tady poradit nejde: něco je ještě skryté
look-hint = Hledám radu…
look-won = Zjišťuji, jestli se dá ještě vyhrát…
look-seconds = { $seconds } s, nejvýš { $most } s
look-fill = Hledám, co určí jedno pravidlo…
look-stop = Přestat hledat
look-stopped = Už nehledám
lag-cut = Opožděný stisk dosud platil { $before }. To je na toto tempo moc: stisk pro to, co se právě rozsvítilo, zahrál předchozí možnost. Teď platí { $now }.
pace-now = Jeden krok teď trvá { $seconds }
ignored-too-short = Stisk byl moc krátký, nepočítá se
ignored-repeat = Stisk přišel moc brzy po předchozím, nepočítá se
ignored-unquiet = Tlačítko ještě nebylo dost dlouho v klidu, stisk se nepočítá
ignored-cool-down = Stisk přišel moc brzy po volbě, nepočítá se
too-many-screens = Otevřených obrazovek je moc. Nejdřív se vraťte zpět.
side-up = nahoru
side-right = doprava
side-down = dolů
side-left = doleva
side-up-right = doprava nahoru
side-down-right = doprava dolů
side-down-left = doleva dolů
side-up-left = doleva nahoru
move-beside = { $side }: { $what }
press-go = Jít { $side }
press-go-onto = Jít { $side }: { $what }
press-stay = Zůstat na místě
nothing-there = prázdné
press-fill = Vyplnit
press-lay = Položit dílek
press-swap = Vyměnit
press-put-back = Vrátit na místo
press-order = { $order }: { $what }
press-possible = { $what }; může tu být: { $pieces }
press-nothing-possible = { $what }; nemůže tu být nic
move-cell = { $what }, sloupec { $column }, řádek { $row }
move-square = { $what }, { $square }
move-push-column = posunout sloupec { $line } { $side }
move-push-row = posunout řádek { $line } { $side }
move-turn = otočit dílek
move-hand = vzít dílek { $number }
move-pass = vynechat tah
move-action = použít
move-tick = počkat
move-restart = zpět ke kontrolnímu bodu
move-press = stisknout
move-release = pustit
outcome-playing = Hra pokračuje.
outcome-finished = Výborně! Úroveň máte za sebou.
outcome-won = Vyhráváte!
outcome-won-by = Vyhrává hráč { $player }!
outcome-lost = Tentokrát to nevyšlo. Zkuste to znovu!
outcome-drawn = Remíza.
outcome-tied = Nerozhodně: { $names }.

# hotová úroveň
done-fewest = Dokonalé: na míň tahů to nejde!
star-done = Dohráno
star-few = Málo tahů
star-alone = Bez rady
done-levels = Hotové úrovně: { $done } z { $all }
next-level = Další úroveň
previous-level = Předchozí úroveň
again = Hrát znovu
to-games = Hry
game-done-text = To byla poslední úroveň. Hru máte celou za sebou!
goes-on-in = Další za { $seconds } s

# otázky
ask-quit = Ukončit Switchboard?
yes-quit = Ano, ukončit
program-ended = Switchboard skončil
ask-restart = Začít úroveň znovu? Vaše tahy zůstanou v Historii.
yes-restart = Ano, začít znovu
ask-delete = Smazat hráče { $name } i se všemi uloženými hrami?
ask-remove-level = Smazat úroveň { $name }? Vaše tahy v ní zůstanou v Historii.
yes-delete = Ano, smazat
ask-add-game = Přidat hru { $name } k vašim hrám?
ask-add-player = Přidat hráče { $name } s nastavením a uloženými hrami?
yes-add = Ano, přidat
ask-create = Vytvořit hráče { $name }?
yes-create = Ano, vytvořit
ask-signals = Smí stránka { $origin } hrát tady pomocí signálů? Bude moci posouvat světlo, volit a vracet tahy ve hrách a dozví se, co na desce svítí. Nic jiného dělat nemůže.
yes-signals = Ano, přijímat její signály
added = Přidáno: { $name }
adding = Přidávám: { $name }
adding-files = Soubory: { $done } z { $all }
adding-reading = Čtu soubor
adding-stop = Zastavit přidávání
adding-stopped = Zastaveno. Nic se nepřidalo.
new-game-row = Nové: { $name }
later = Později
yes-play-added = Hrát hned
ask-play-added = { $name }: přidáno. Zahrát si hned?
ask-second-switch = Stiskli jste druhé tlačítko. Chcete jím procházet volby, bez časovače?
yes-second-switch = Ano, chci
ask-weigh-missed = Světlo jste { $count ->
    [one] { $count }krát propásli
    [few] { $count }krát propásli
    [many] { $count }krát propásli
   *[other] { $count }krát propásli
}. Má se každý stisk zvážit a ptát se, dokud to nebude jisté?
ask-weigh-stray = { $count ->
    [one] { $count } stisk přišel
    [few] { $count } stisky přišly
    [many] { $count } stisku přišlo
   *[other] { $count } stisků přišlo
}, když nic nesvítilo. Má se každý stisk zvážit a ptát se, dokud to nebude jisté?
ask-weigh-doubled = { $count ->
    [one] { $count } odpověď přišla
    [few] { $count } odpovědi přišly
    [many] { $count } odpovědi přišlo
   *[other] { $count } odpovědí přišlo
} dvakrát. Má se každý stisk zvážit a ptát se, dokud to nebude jisté?
ask-weigh-uneven = Odpovídáte hned rychle, hned pomalu. Má se každý stisk zvážit a ptát se, dokud to nebude jisté?
ask-weigh-what = Stisknete jako dosud, kdykoli se rozsvítí, co chcete; občas je třeba stisk navíc a méně jich vyjde špatně.
ask-weigh-tried = Zatím to bylo zkoušeno jen na modelových hráčích.
yes-weigh = Ano, vážit
rung-3 = Držet a pustit
rung-4 = Teď!
rung-5 = Dvě
rung-6 = Několik
rung-7 = Řádky
rung-8 = Hry
ask-step-up = Pokračovat na „{ $name }“?
ask-step-up-why = Ve dvou dnech po sobě se z posledních { $all } pokusů povedlo nejméně { $count }. Náhodným mačkáním se to podaří málokdy.
yes-step-up = Ano, pokračovat
ask-step-down = Vrátit se na chvíli k „{ $name }“?
ask-step-down-why = Z posledních { $all } stisků jich { $count } nevyšlo. Takové dny jsou.
yes-step-down = Ano, vrátit se
ask-pace = Sedí vám krok { $interval }. Použít?
ask-pace-lag = Stisk smí přijít o { $time } později.
ask-pace-hold = Stisk kratší než { $time } se nepočítá.
ask-pace-repeat = Druhý stisk do { $time } se nepočítá.
ask-pace-quiet = Třes je jeden stisk: další platí po { $time } klidu.
ask-pace-wrong = Několik posledních tahů jste vrátili. Zpomalit na { $interval } na krok?
ask-pace-missed = Světlo často odejde dřív, než stisknete. Zpomalit na { $interval } na krok?
ask-pace-easy = Jde vám to skvěle! Zrychlit na { $interval } na krok?
yes-pace = Ano, použít

# o programu
about-version = Verze { $version }
about-text = Deskové hry a hlavolamy na jedno tlačítko, klávesnici, myš nebo gamepad. Hra je složka s texty a obrázky, takže si ji může vytvořit každý.
about-licence = Licence: { $licence }. Z čeho se Switchboard skládá, najdete v docs/dependencies.md.
about-contact = Máte dotaz nebo potíže? Obraťte se na toho, kdo vám Switchboard dal nebo nastavil. Tato kopie žádnou adresu neuvádí. Jak chyby opravit, popisuje CONTRIBUTING ve složce programu.
about-contact-address = Máte dotaz nebo potíže? Napište na { $address }

# nastavení, názvy
set-move-mode = Jak vybírat tah
set-boundary = Na kraji desky
set-invalid-cells = Pole, kam táhnout nejde
set-position-highlight = Vyznačit, kde stojíte
set-valids-highlight = Vyznačit možné tahy
set-focused-highlight = Vyznačit osvětlené pole
set-next = Automatické procházení
set-method = Způsob procházení
set-learn-answers = Učit se, jak odpovídám
set-interval = Délka kroku
set-first-extra = První krok delší o
set-passes = Kolikrát projít, než si světlo odpočine
set-group-passes = Kolikrát projít, než se skupina zavře
set-undo = Kde se nabízí vrácení tahu
set-tentative = Tah jde hned vzít zpět
set-lag = Opožděný stisk platí
set-press-cost = Jak moc stisk unaví
set-single-choice = Jedinou možnost zahrát po
set-corridor = Nabízet cestu rovně
set-two-presses = Na každý tah dva stisky
set-obeys-no-undo = Nevracet tahy, kde to hra zakazuje
set-tell-wrong = Říct mi, že mám chybu
set-show-mistakes = Ukázat, kde chyba je
set-fill-in = Doplňování pole v hlavolamu
set-show-possible = Ukazovat, co je možné
set-fill-by-law = Nabízet doplnění toho, co určí jedno pravidlo
set-clock-runs = Čas běží, i když vybíráte
set-countdowns = Začínat odpočtem
set-act-on = Tlačítko působí
set-hold = Držet aspoň
set-ignore-repeat = Nepočítat opakování do
set-cooldown = Pauza po volbě
set-quiet = Počkat, až bude tlačítko v klidu
set-result-rest = Pauza, než se dá opustit výsledek
set-long-hold = Dlouhý stisk otevře nabídku
set-held = Držení pro volbu
set-press-days = Stisky se uchovávají
set-theme = Barvy
set-text-percent = Velikost písma
set-reduced-motion = Méně pohybu
set-frame-percent = Šířka světla
set-dim-rest = Ztlumit, co nesvítí
set-show-slot = Ukázat, kolik z kroku zbývá
set-board-color = Barva desky
set-border-color = Barva okraje desky
set-said = Číst nahlas
set-speed-percent = Rychlost řeči
set-cue-volume = Hlasitost voleb
set-result-volume = Hlasitost výsledků
set-voice = Hlas
set-cue-voice = Hlas voleb
set-speech-wait = Čekat na řeč nejvýš
set-sounds = Zvuky
set-tick = Tikat při každém kroku
set-volume = Hlasitost zvuků
set-most-volume = Nikdy hlasitěji než
set-steps-on-home = První kroky na úvodní stránce
set-session-minutes = Délka sezení
set-break-minutes = Přestávka po
set-cards-a-page = Karet na stránce
set-celebration = Oslava
set-calm = Klid
set-any-key = Tlačítkem je kterákoli klávesa
set-any-button = Tlačítkem je kterékoli tlačítko gamepadu
set-any-click = Tlačítkem je kliknutí nebo dotyk kdekoli
why-move-mode = Tah napřed osvětlit a pak vybrat, nebo hrát rovnou šipkou či ukázáním.
why-boundary = Kam se světlo vydá, když šipka vede z desky ven.
why-invalid-cells = Jestli se šipky zastaví i tam, kam táhnout nejde.
why-position-highlight = Vyznačí rohy pole, na kterém stojíte.
why-valids-highlight = Dá tečku na každé pole, které jde vybrat.
why-focused-highlight = Rozsvítí pole, které by stisk vybral.
why-next = Světlo se posouvá samo. Po vypnutí ho posouváte klávesou nebo druhým tlačítkem.
why-method = V jakém pořadí světlo možnosti obchází a jak je spojuje do skupin. Poslední z nich každý stisk váží, pro spínač, který někdy nestiskne nebo cukne; zatím byla zkoušena jen na modelových hráčích.
why-learn-answers = „Ptá se, dokud to není jisté“ se řídí tím, jak odpovídáte; vypněte to, dokud běží studie, aby se způsob neměnil.
why-interval = Jak dlouho světlo u každé možnosti zůstane.
why-first-extra = První možnost svítí déle, abyste se stihli připravit.
why-group-passes = Skupina otevřená omylem se po tolika kolech bez stisku sama zavře.
why-passes = Po tolika kolech bez stisku si světlo odpočine a počká na vás.
why-undo = Jestli se vrácení tahu nabízí první, poslední, nebo jen v nabídce.
why-tentative = Tah platí až o krok později. Stisk do té doby ho vezme zpět.
why-lag = O tolik dřív, než světlo postoupí, se vyprázdní kroužek. Trochu opožděný stisk tak ještě platí. Nejvýš 15 % kroku.
why-press-cost = Kolik kroků světla raději počkáte, než abyste jednou stiskli. Čím víc, tím méně stisků, i když si někdy chvilku počkáte.
why-single-choice = Jde-li jen jediný tah, zahraje se po této době sám.
why-corridor = Kde není kam zahnout, nabídne dojít rovně až na konec.
why-two-presses = Žádný tah nezahraje jediný stisk, takže omyl nevadí.
why-obeys-no-undo = Některé hry vracení tahů nebo nový začátek zakazují. Po vypnutí můžete obojí vždy.
why-clock-runs = Ve hrách, které běží samy: jestli běží, i když si vybíráte.
why-countdowns = Poslední hráč, poslední hra a další úroveň začnou samy, když nic neuděláte.
why-act-on = Jestli stisk platí při zmáčknutí, nebo až při puštění.
why-hold = Kratší stisky se nepočítají. Pomáhá při mimovolných pohybech.
why-ignore-repeat = Druhý stisk během této doby se nepočítá. Pomáhá při třesu.
why-quiet = Stisk platí, jen když bylo tlačítko předtím tak dlouho v klidu. Ať se ruka třese jakkoli dlouho, je to jeden stisk.
why-result-rest = Po konci úrovně se stisky po tuto dobu nepočítají, abyste viděli, jak to dopadlo.
why-cooldown = Po každé volbě se stisky po tuto dobu nepočítají.
why-long-hold = Když tlačítko takhle dlouho podržíte, dostanete se odkudkoli do nabídky.
why-held = Jak dlouho držet, když krátký stisk posouvá a dlouhý vybírá.
why-press-days = Tak dlouho si program na tomto počítači pamatuje, kdy jste stiskli a co svítilo. Kdo pomáhá, z toho pozná, jak se daří.
why-theme = Světlé, tmavé, nebo černobílé s největším kontrastem.
why-text-percent = Jak velké je všude písmo.
why-reduced-motion = Nic neklouže ani nepadá, obrázky se jen jemně promění.
why-frame-percent = Jak silný je prstenec světla.
why-dim-rest = Co nesvítí, zbledne, a světlo se snáz hledá.
why-show-slot = Prstenec světla ubývá, jak krok končí.
why-board-color = Barva pod kameny a figurkami.
why-border-color = Barva okraje kolem desky.
why-said = Co hlas říká.
why-speed-percent = Jak rychle hlas mluví.
why-cue-volume = Jak nahlas hlas říká, co svítí.
why-result-volume = Jak nahlas hlas říká, co se stalo.
why-voice = Který hlas mluví, má-li jich váš systém víc.
why-cue-voice = Kterým hlasem se říká, co svítí: tak ho rozeznáte od výsledků.
why-speech-wait = Světlo počká, až hlas domluví, ale déle než takhle ne.
why-sounds = Tahy, chyby a dohrané úrovně mají svůj zvuk.
why-tick = Tiché ťuknutí pokaždé, když se světlo posune.
why-volume = Jak hlasité jsou zvuky.
why-most-volume = Mez pro všechny zvuky i pro řeč.
why-steps-on-home = Kdo už některý hrál, tomu je úvodní stránka nabízí sama.
why-session-minutes = Ve hrách, kde je tahem každý stisk: po této době se vrátí seznam her.
why-break-minutes = Na konci úrovně, když se tak dlouho hrálo bez desetiminutové pauzy: jako první se nabídne seznam her a sám přijde jen on.
why-cards-a-page = Hry, úrovně a hráči, kteří jsou vidět najednou. Když je jich méně, jsou větší a světlo k nim dojde dřív; další volba otočí stránku.
why-celebration = Jak dlouho se slaví, když se něco povede.
why-calm = Nic se zbytečně nehýbe a zvuky jsou tiché.
why-any-key = Jako tlačítko poslouží každá klávesa kromě Escape.
why-any-button = Jako tlačítko poslouží každé tlačítko gamepadu.
why-any-click = Kliknutí či dotyk kdekoli poslouží jako tlačítko. Ukazováním pak nic nevyberete.
why-tell-wrong = V logických hlavolamech: zda se na chybu upozorní hned, jen když se zeptáte, nebo vůbec.
why-show-mistakes = Zda se pole s chybou orámují, nebo si je najdete sami.
why-fill-in = Jak pole dostane znak: postupným otáčením, nebo výběrem ze seznamu. Seznam stojí méně stisků.
why-show-possible = V každém prázdném poli hlavolamu je drobně, co ještě žádné pravidlo samo nevylučuje.
why-fill-by-law = Volba vedle desky doplní pole, o kterém rozhodne jediné pravidlo.

# nastavení, hodnoty
value-on = ano
value-off = ne
value-leave = jak určí hra
value-half-interval = půl kroku
value-system = systémový
value-as-results = stejný jako u výsledků
value-stays-open = zůstává otevřená
value-never-ends = nekončí
value-not-recorded = nezaznamenávají se
value-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
    [many] { $count } dne
   *[other] { $count } dní
}
value-minutes = { $count } min
value-for-ever = nikdy neodpočívá
value-not-at-all = vůbec ne
value-like-steps = { $steps ->
    [one] jako { $steps } krok čekání
    [few] jako { $steps } kroky čekání
    [many] jako { $steps } kroku čekání
   *[other] jako { $steps } kroků čekání
}
value-like-part-steps = jako { $steps } kroku čekání
value-withoptions = vybrat a potvrdit
value-directjustkeyboard = hned, šipkami
value-directbothkeyboardandmouse = hned, šipkami i myší
value-stay = zůstat
value-rotate = na druhý konec řádku
value-jump = na další řádek
value-select = svítí také
value-skip = přeskočit
value-best = nejmíň čekání
value-linear = po jednom
value-likelyfirst = nejdřív pravděpodobné
value-rowcolumn = řádky, pak pole
value-step = dvě tlačítka
value-shortheld = krátce posune, dlouze zvolí
value-inverse = držením posouvá, puštěním zvolí
value-sure = ptá se, dokud to není jisté
value-first = první
value-last = poslední
value-menu = jen v nabídce
value-press = při stisku
value-release = při puštění
value-light = světlé
value-dark = tmavé
value-highcontrast = vysoký kontrast
value-atonce = hned
value-onasking = když se zeptám
value-never = nikdy
value-as-fit = kolik se vejde
value-turn = každý stisk ukáže další znak
value-all = vybrat ze všech znaků
value-possible = vybrat z těch, které ještě jdou
value-nothing = nic
value-results = co tah způsobil
value-everything = každou volbu a co tah způsobil
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
player-change = Upravit hráče
field-name = Jméno
field-surname = Příjmení
field-group = Skupina
field-birth = Datum narození
field-gender = Pohlaví
field-avatar = Obrázek
field-language = Jazyk
field-degree = Jak hrajete
form-complete = Nic dalšího není potřeba. Až budete hotovi, uložte.
name-missing = Zadejte prosím jméno.
birth-wrong = Datum narození ještě není správně. Můžete ho nechat prázdné.
birth-form = napište datum jako 2001-12-31, nebo rodné číslo o devíti či deseti číslicích
birth-date = takový den neexistuje
birth-checksum = v rodném čísle je některá číslice špatně
birth-future = ten den teprve přijde
save = Uložit
cancel = Zrušit
degree-0 = nevybráno
degree-1 = Klávesnice a myš
degree-1-about = Pro toho, kdo snadno ukazuje myší a mačká klávesy. Nic se nehýbe samo.
degree-2 = Klávesnice nebo myš, hýbat se je těžké
degree-2-about = Nic se nehýbe samo a klávesa omylem stisknutá dvakrát platí jednou. Větší písmo.
degree-3 = Jedno tlačítko, svižně
degree-3-about = Světlo se posune každou sekundu. Pro toho, kdo stiskne včas bez potíží. Větší písmo.
degree-4 = Jedno tlačítko, v klidu
degree-4-about = Světlo se posune každé 2 sekundy. Pro začátek dobrá volba skoro pro každého. Velké písmo.
degree-5 = Jedno tlačítko, pomalu
degree-5-about = Světlo se posune každé 4 sekundy, letmé dotyky neplatí a na obrazovce se toho hýbe málo. Hodně velké písmo.
degree-take = Použít
avatar-own = vlastní obrázek
own-picture = Vlastní obrázek
own-picture-ways = Fotka nebo kresba: vyberte soubor, přetáhněte ho sem, nebo ho vložte.
picture-where = Kde ten obrázek je?
picture-none = Tady žádný obrázek není.
files-more = Další
files-earlier = Předchozí
files-above = O složku výš
picture-reading = Obrázek se načítá.
picture-taken = Už tu je. Uložte, ať zůstane.
picture-whose = Nejdřív vyberte, kdo hraje, a pak obrázek přineste znovu.
song-where = Kde je písnička?
song-none = Tady žádná písnička není.
song-reading = Písnička se načítá.
song-taken = Už je tu: { $title }.
song-add = Přidat písničku
song-play = Přehrát: { $title }
song-remove = Odebrat: { $title }
songs-how = Oblíbená hudba nebo hlas někoho blízkého. Když úroveň nebo činnost dobře skončí, písničky se střídají; každá zní nejvýš 30 sekund, než hra pokračuje. Může jich být { $most }.
songs-ways = Soubor s hudbou: vyberte ho, nebo ho sem přetáhněte. MP3, Ogg, WAV, FLAC a M4A.
songs-full = Písniček je { $most }. Další přidáte, až některou odeberete.
songs-cannot = Tady písničky přidat nejde.
song-gone = Tahle písnička chybí nebo je poškozená. Odeberte ji a přidejte znovu.
desk-copy = Nastavení jiného hráče
desk-copy-about = Převezme všechna nastavení někoho jiného i s hrami.
desk-copy-nobody = Žádný jiný hráč tu není.
desk-copy-how = Vyberte hráče. Nejdřív uvidíte, co by se změnilo.
desk-copy-from = Nastavení: { $name }
desk-copy-same = Nastavení jsou stejná.
desk-copy-more = Tohle by se změnilo, a k tomu viditelné hry a tlačítka a klávesy. Poznámky, písničky a to, co se program naučil ze stisků, zůstane.
desk-copy-setting = Nastavení
desk-copy-now = Teď
desk-copy-then = Potom
desk-copy-take = Použít tato
desk-copy-taken = Teď platí nastavení: { $name }.
desk-listing = Seznam hráčů, do kterého mohou nahlížet i jiní, ukazuje:
desk-listing-group = Jen: { $group }
desk-listing-all = Všechny
desk-listing-pictures = Obrázky beze jmen
desk-save-everybody = Uložit všechny do jednoho souboru
keeping-promised = Tento prohlížeč slíbil, že uchová, co se tu hraje. Kopie v jednom souboru je v bezpečí, i kdyby se zařízení ztratilo.
keeping-installed = Switchboard je nainstalovaný jako aplikace, takže to, co se tu hraje, zůstává uložené. Kopie v jednom souboru je v bezpečí, i kdyby se zařízení ztratilo.
keeping-forgets = Tento prohlížeč může zapomenout, co se tu hraje: po týdnech bez návštěvy, nebo když dochází místo. Nainstalujte si tuto stránku z nabídky prohlížeče, nebo občas uložte kopii do jednoho souboru.
keeping-copy = Kopii uložíte pod „Pro toho, kdo pomáhá“.
desk-copy-why = Jeden soubor se vším od všech hráčů: záloha, která leží jinde, nebo pro jiný počítač. Tam ho otevřete nebo přetáhněte na okno.
desk-songs = Písničky
desk-songs-about = Co zazní, když něco dobře skončí, místo zvuku programu: { $count ->
        [0] zatím nic
        [one] jedna písnička
        [few] { $count } písničky
       *[other] { $count } písniček
    }.
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
setting-locked = { $name }: { $value } (hra to vyžaduje)
fullscreen = Celá obrazovka
fullscreen-about = Switchboard vyplní celou obrazovku, nebo se vrátí do okna.
setting-needs-releases = { $setting } (u kláves tady nepůsobí)
releases-untold = Tento terminál nepozná, kdy klávesu pustíte. Platí každý stisk, i docela krátký, a tam, kde se má tlačítko držet, se světlo posouvá samo. Gamepadů a jiných programů se to netýká.
presses-felt = Zatím stisků: { $count }
tab-pace = Procházení a tempo
tab-pace-about = Jak se světlo pohybuje a jak rychle.
tab-choosing = Méně stisků a přehmatů
tab-choosing-about = Co platí, co jde vzít zpět a co se udělá samo.
tab-switch = Tlačítko
tab-switch-about = Co platí jako stisk, co znamená dlouhý stisk a jak dlouho se stisky uchovávají.
tab-rests = Třes a pauzy
tab-rests-about = Kdy se stisky nepočítají: opakování, třes, po volbě.
tab-control = Jak se táhne
tab-control-about = Způsoby tahu, okraj desky, vracení tahů.
tab-marks = Světlo a značky
tab-marks-about = Co je na desce vyznačeno a jak výrazně.
tab-puzzles = Logické hlavolamy
tab-puzzles-about = Chyby a vyplňování polí.
tab-steps = První kroky a přestávky
tab-steps-about = Hry, ve kterých každý stisk něco udělá, a kdy se navrhne přestávka.
tab-looks = Vzhled
tab-looks-about = Barvy, velikost písma, pohyb, celá obrazovka.
tab-language = Jazyk
tab-language-about = Jazyk celého programu.
tab-speech = Řeč
tab-speech-about = Co se čte nahlas a jakým hlasem.
voice-missing = V tomto počítači není žádný hlas, takže se nic nečte. Nainstalujte nějaký a spusťte program znovu: v Debianu a Ubuntu „sudo apt install espeak-ng“.
voice-program = Nahlas čte { $name }.
voice-system = Nahlas čtou hlasy Windows.
voice-browser = Nahlas čte prohlížeč.
voice-browser-missing = Prohlížeč nemá český hlas, takže se nic nečte. Hlasy se instalují v nastavení zařízení.
voice-try = Vyzkoušet hlas
voice-try-about = Přečte nahlas větu podle toho, jak je to tady nastaveno.
voice-sample = Takhle program čte nahlas. Jste na řadě: jít doprava.
tab-sound = Zvuky
tab-sound-about = Zvuky tahů a výsledků.
tab-devices = Klávesy a tlačítka
tab-devices-about = Co dělá která klávesa, tlačítko a kliknutí.
pace-exercise = Najít své tempo
pace-text = Světlo přichází pravidelně: tři, dva, jedna. Stiskněte tlačítko, jakmile se rozsvítí.
pace-now-press = TEĎ!
pace-wait = počkejte…
pace-press-answers = Odpověď se počítá
pace-press-early = Moc brzy: počkejte na světlo
pace-count = { $done } z { $all }
pace-early = { $count ->
    [one] { $count } stisk přišel před světlem
    [few] { $count } stisky přišly před světlem
   *[other] { $count } stisků přišlo před světlem
 }
pace-leave = Chcete-li odejít, nechte světlo třikrát projít bez stisku.
remap = Změnit klávesy a tlačítka
forget-sender = Nepřijímat už signály ze stránky { $origin }
sender-forgotten = Signály ze stránky { $origin } už neplatí
remap-press = Stiskněte klávesu nebo tlačítko pro: { $meaning }
remap-switch-leads-back = Zpět se dostanete svým tlačítkem, nebo prostě počkejte.
remap-default = Obnovit výchozí
remapped = { $key } je teď: { $meaning }
signal-switch = vaše tlačítko
signal-second-switch = vaše druhé tlačítko
signal-up = nahoru
signal-right = doprava
signal-down = dolů
signal-left = doleva
signal-action = zvolit
signal-next = další
signal-previous = předchozí
signal-next-row = další řádek
signal-next-column = další sloupec
signal-undo = vrátit tah
signal-restart = znovu
signal-pause = pauza
signal-previous-level = předchozí úroveň
signal-next-level = další úroveň
signal-fullscreen = celá obrazovka
signal-menu = nabídka
signal-info-panel = postranní panel
signal-help = nápověda
signal-settings = nastavení
signal-desk = pro toho, kdo pomáhá
signal-history = historie
signal-hint = poradit
signal-can-be-won = dá se to ještě vyhrát?
signal-change-game = zpět ke hrám
signal-quit = konec
signal-slower = pomaleji
signal-faster = rychleji

# nápověda
help-none = Příručka chybí: vedle programu není složka help.
next-section = Další oddíl
previous-section = Předchozí oddíl
scrolls = Posouvat samo
read-aloud = Přečíst nahlas

# vývoj
history-of = Historie, pokus { $number } z { $all }
history-none = Tady se zatím nehrálo.
history-table = Tabulka
history-chart = Graf
history-replay = Deska
history-methods = Způsoby hraní
history-export = Uložit do souboru
broken-title = Tato hra se pokazila
broken-program-title = Něco se pokazilo
broken-text = Je to chyba programu, ne vaše. Co jste odehráli, je uložené, a všechny ostatní hry lze hrát dál.
broken-report = Pro autory programu je tu hlášení. Není v něm o vás nic víc než toto a nikdo je nedostane, pokud je sami nepošlete:
broken-keep = Uložit hlášení
history-exported = Uloženo do { $file }
compare-none = Žádnou úroveň jste zatím nedohráli dvakrát. Tady jsou tahy této úrovně.
compare-over = { $count ->
    [one] Podle jedné úrovně dohrané dvakrát
    [few] Podle { $count } úrovní dohraných dvakrát
   *[other] Podle { $count } úrovní dohraných dvakrát
}
chart-methods = Průměrný čas na tah
col-finals = Konce
col-valid = Možné
col-moves = Tahy
col-mean = Čas na tah
col-mean-slots = Kroků na tah
col-finished = Dohráno
col-mean-finish = Čas do konce
way-keyboard = klávesnice
way-pointer = myš
way-switch = tlačítko
way-outside = jiný program
way-next = po krocích
way-direct = šipky
way-computer = počítač
replay-step = Tah { $number } z { $all }: { $what }
replay-none = Pravidla hry se změnila, tuhle pozici už nejde ukázat.
chart-time = Čas každého tahu
step-back = Předchozí tah
step-on = Další tah
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
col-invalid = Vedle
event-start = začátek
event-move = tah
event-undo = vrácení
event-restarted = znovu
event-noted = poznámka
event-time-passed = uplynul čas
event-interrupted = přerušení
event-finished = konec

# srovnání způsobů, zápis do souboru
open-curtain = Odhrnout závěs

# several players
seats-title = Kdo bude hrát?
seats-play = Začít
seats-more = Přidat hráče
seats-fewer = Ubrat hráče
seats-who = Kdo bude hráč { $player }?
seats-change = Změnit hráče
seat-computer = Počítač: { $name }
seat-level = síla { $level }
seat-follows = síla { $level }, mění se podle vás
seats-level = Jak silný? { $name }
seats-level-about = 1 je nejslabší, 8 nejsilnější.
seats-level-is = Síla { $level }
seats-find-level = Najít sílu pro mě
seats-find-level-about = Začne na 4 a mění se o jednu: nahoru po dvou výhrách za sebou, dolů po dvou prohrách.
strength-up = Dvě výhry za sebou: příště síla { $level }.
strength-down = Dvě prohry za sebou: příště síla { $level }.
is-thinking = { $name } přemýšlí…
think-no-more = Hrát hned
why-this = Proč tento tah?
why-looks = Hledá se, co čeká…
why-played = { $name } hraje: { $what }.
why-expects = Čeká, že hráč { $name } potom zahraje: { $what }.
went-wrong = Kde byla moje chyba?
wrong-looks = Procházejí se vaše tahy…
wrong-here = Váš { $turn }. tah: tady byl jiný tah lepší.
wrong-played = Zahráli jste: { $what }.
wrong-better = Lepší by bylo: { $what }.
wrong-none = Žádný váš tah nebyl výrazně horší než jiný.
wrong-not-found = Za tu dobu se nic nenašlo.
look-on = Dál
look-back = Zpět ke hře
computer-has-no-move = Počítač nenašel žádný tah
turn-of-name = Na tahu je { $name }
won-by-name = Vyhrává { $name }!
result-won = výhra
result-lost = prohra
result-drawn = remíza
result-place = { $place }. místo

# desky z dílků
panel-asked = Váš tah
panel-goal = Cíl
panel-standing = Stav hry
tile-place = sloupec { $column }, řádek { $row }
tile-face-down = dílek lícem dolů
tile-empty = prázdné místo
tile-pawn = figurka hráče { $player }
tile-carrying = s nákladem
tile-effect-out = kdo se tu zastaví, vypadne
tile-effect-collect = tady složíte náklad
tile-effect-send = tady přijdete o náklad
tile-effect-return = vrátí vás na začátek
tile-effect-skip = tady jedno kolo stojíte
tile-effect-move = přenese vás jinam
tile-goal-here = váš cíl
tile-rolled = { $who }: na kostce padlo { $number }
tile-no-move = { $who }: nemá kam jít
tile-no-push = { $who }: nemá co posunout
tile-no-add = { $who }: nemá kam položit dílek
tile-no-exchange = { $who }: nemá co vyměnit
tile-skipped = { $who }: jedno kolo stojí
tile-out = { $who }: vypadává
tile-took = { $who } má nový předmět: { $what }
tile-delivered = { $who }: skládá náklad
tile-lost = { $who }: přichází o náklad
tile-carried = { $who } pokračuje jinde: { $what }
tile-reached = { $who } má splněný cíl: { $what }
tile-goal-reach = dojděte sem: { $what }
tile-goal-collect = seberte: { $what }
tile-goal-find = najděte: { $what }
tile-asked-move = pohněte figurkou
tile-asked-push = posuňte řádek nebo sloupec
tile-asked-add = položte dílek
tile-asked-exchange = vyměňte dílek, nebo vynechejte tah
tile-asked-start = zvolte, kde začnete
behind-curtain = Teď hraje { $name }. Vystřídejte se a odhrňte závěs.
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
author-checking = Kontroluji…
author-clean = Kontrola: vše v pořádku
author-found = Kontrola: { $count ->
    [one] { $count } problém
    [few] { $count } problémy
   *[other] { $count } problémů
 }
author-faulty = V uložených souborech je chyba, vidíte proto poslední funkční verzi.
author-waits = Opravte soubor a uložte ho. Hra pak začne sama.
author-begins = Opraveno. Můžete hrát.
author-play = Hrát doopravdy
severity-error = Chyba
severity-warning = Varování
severity-note = Poznámka
reloaded-replayed = Načteno znovu: vaše tahy jsme přehráli
reloaded-put-back = Načteno znovu: některý z tahů už neplatí, pozice proto zůstala, jaká byla
reloaded-anew = Načteno znovu: vaše tahy už nesedí, úroveň proto začíná znovu
trace-title = Pravidla posledního tahu
trace-none = Udělejte tah a uvidíte jeho pravidla
trace-rule = Pravidlo { $number }
trace-done = provedeno
trace-opening = provedeno na začátku úrovně
trace-ended = provedeno, a Break ukončil kolo
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
edit-hindered = Tuto úroveň zatím upravovat nejde
edit-brushes = Čím kreslit
edit-true = ano
edit-false = ne
edit-any = cokoli (*)
edit-empty = nic
edit-status = { $matrix }: { $brush }
edit-unsaved = zatím neuloženo
edit-press = Nakreslit: { $what }, sloupec { $column }, řádek { $row }
edit-painted = Nakresleno: { $what }{ $count ->
    [one] {""}
    [few] , { $count } pole
   *[other] , { $count } polí
 }
edit-same = { $what }: to už tam je
edit-undone = Vráceno
edit-redone = Zopakováno
edit-undo = Vrátit
edit-redo = Zopakovat
edit-nothing-to-undo = Není co vrátit
edit-nothing-to-redo = Není co zopakovat
edit-saved = Uloženo: { $file }
edit-layer = Matice: { $name }
edit-which-layer = Co chcete upravovat?
edit-about-state = figurky na začátku úrovně
edit-about-valid = pole, která jde zvolit jako první
edit-about-final = figurky na konci úrovně
edit-about-background = co leží pod figurkami
edit-about-own = vlastní matice hry
edit-reach-cell = Kreslí: jedno pole
edit-reach-row = Kreslí: celý řádek
edit-reach-column = Kreslí: celý sloupec
edit-reach-all = Kreslí: všechno
edit-new-level-made = Nová úroveň { $level }: kopie úrovně { $from }, jak je tady
edit-leave = Odejít
edit-stay = Upravovat dál
edit-ask-leave = Máte neuložené změny. Odejít z editoru?
edit-save-leave = Uložit a odejít
edit-leave-unsaved = Odejít bez uložení
edit-ask-changed = Soubor této úrovně mezitím změnil jiný program. Kterou verzi chcete nechat?
edit-take-theirs = Tu ze souboru (moje změny se ztratí)
edit-write-mine = Mou (cizí změny se ztratí)
edit-reread = Načteno znovu: soubor změnil jiný program
edit-changed-meanwhile = Soubor této úrovně změnil jiný program. Nic se zatím neztratilo: při ukládání si vyberete, kterou verzi nechat.
edit-faulty-meanwhile = Soubor této úrovně změnil jiný program a teď nejde přečíst. Vidíte ho tak, jak vypadal předtím.
edit-matrix = Matice
edit-start = začátek hráče (Ax, Ay)
edit-resize = Velikost
edit-wider = Přidat sloupec vpravo
edit-narrower = Ubrat sloupec
edit-higher = Přidat řádek dole
edit-lower = Ubrat řádek
edit-values = Hodnoty
edit-which-value = Kterou hodnotu chcete změnit?
edit-other-truth = Přepnout
edit-size = Velikost
edit-columns-rows = { $width } × { $height }
edit-file = Soubor
problem-n004 = { $kind ->
    [read] Úroveň nejde přečíst: podívejte se, jestli ji někdo nepřesunul nebo neodstranil.
    [full] Úroveň nejde uložit, disk je plný. Vaše změny tu pořád jsou: uvolněte místo a uložte znovu.
    [protected] Úroveň nejde uložit: tuto hru smíte číst, ale ne měnit. Vaše změny tu pořád jsou: povolte změny v její složce a uložte znovu. Ze hry, která patří k programu, si udělejte vlastní kopii (switchboard new moje-hra --from ta-hra).
   *[other] Úroveň nejde uložit. Vaše změny tu pořád jsou: zkontrolujte její složku i disk a uložte znovu.
 } { $file }
problem-n005 = Tuhle úroveň editor neumí změnit, je zapsaná jinak. Zapište řádky jejích matic jako v help/NEW_GAME. { $file }
desk = Pro toho, kdo pomáhá
desk-about = Co hráč vidí a jak se mu daří.
desk-leave = Zpět k hráči
desk-nobody = Nejdříve vyberte nebo přidejte hráče.
desk-who = Kdo
desk-who-about = Vybrat jiného hráče nebo přidat nového.
desk-profile = Jméno a obrázek
desk-profile-about = Fotografie, jazyk a jak tento hráč hraje.
desk-games = Co je vidět
desk-games-all = Jsou vidět všechny hry.
desk-games-some = { $count ->
    [one] Je vidět jen { $count } hra.
    [few] Jsou vidět jen { $count } hry.
   *[other] Je vidět jen { $count } her.
 }
desk-games-how = Vyberte druh a potom hry. Dokud není vybraná žádná, jsou vidět všechny.
desk-games-turn = Vyberte hry, které mají být vidět. Dalším výběrem se hra zase schová.
desk-kind-count = { $count } z { $all }
desk-games-all-again = Zase všechny hry
desk-games-order = Pořadí
desk-games-order-how = Zvolená hra bude první. Úvodní stránka ukazuje vybrané hry v tomto pořadí, dokud se vejdou na jednu stránku.
desk-game-seen = ✓ je vidět
desk-reach = Tlačítka po ruce
desk-reach-about = Nastavení, nápověda, konec programu: co může hráč stisknout.
desk-reach-how = Co je zapnuté, má hráč po ruce. Dokud tu nic nezměníte, je zapnuté všechno, když jsou vidět všechny hry, a nic, když jsou hry vybrané.
desk-reach-doors = Klávesy fungují dál pro toho, kdo pomáhá: Shift+F2 otevře tuto stránku, Ctrl+Q ukončí program.
desk-reach-usual = Jako obvykle
reach-history = Historie
reach-settings = Nastavení
reach-help = Nápověda
reach-author = Vytvářet hry
reach-edit = Přidávat a upravovat hráče
reach-remove = Odstraňovat hráče
reach-about = O programu
reach-quit = Konec
desk-settings = Všechna nastavení
desk-settings-about = Spínač, světlo, barvy, řeč, klávesy.
desk-door = Tahle část je pro toho, kdo pomáhá
desk-door-about = Když nikdo nic neudělá, sama se zavře.
desk-door-open = Otevřít
desk-door-back = Zpět ke hře
desk-code = Kód
desk-code-about = Zadejte kód. Chrání jen před tím, kdo sem přišel omylem.
desk-code-waits = Počkejte minutu a nic netiskněte: potom se otevře a kód bude pryč.
desk-code-forgotten = Kód neznám
desk-code-wrong = To není správný kód.
desk-code-gone = Kód už není nastavený.
desk-code-set = Nastavit kód
desk-code-what = Nejvýš osm číslic proti omylům. Kdo se sem chce dostat, cestu najde.
desk-code-none = Bez kódu
desk-code-kept = Kód je nastavený.
desk-doors = Čím se sem vejde
desk-doors-about = Rytmus stisků, kód.
desk-doors-key = Kdekoli ji otevře Shift+F2. Také její tlačítko v nastavení, nebo místo nich v seznamech hráčů a her: to lze vybrat jen myší nebo prstem. Na dotykové obrazovce také dva prsty, které vteřinu a půl drží dva protilehlé rohy.
desk-is-set = Je nastaven.
desk-is-unset = Není nastaven.
desk-rhythm-set = Nastavit rytmus
desk-rhythm-about = Pět stisků spínače s jednou dlouhou mezerou, pro toho, kdo pomáhá se spínačem.
desk-rhythm-none = Bez rytmu
desk-rhythm-now = Teď stiskněte spínač { $count }krát ve vlastním rytmu, jednu mezeru aspoň dvakrát delší než jinou. Pak počkejte.
desk-rhythm-kept = Rytmus je nastavený. Otevírá, když se před ním ani po něm půl druhé sekundy nic nestiskne.
desk-rhythm-even = To bylo příliš pravidelné: hráč by to mohl stisknout náhodou. Jedna mezera musí být aspoň dvakrát delší než jiná.
desk-rhythm-gap = Některá mezera byla moc krátká nebo dlouhá: 0,15 až 3 sekundy.
desk-rhythm-count = Stisků má být { $count }.
desk-goes = Jak se daří
desk-goes-about = Dny, hry, doby odpovědi; zpráva k vytištění.
period-day = Dnes
period-week = 7 dní
period-term = 17 týdnů
goes-report = Zpráva
goes-none = V té době se nehrálo.
goes-unrecorded = U tohoto hráče se stisky nezaznamenávají: viz „Stisky se uchovávají“ v nastavení.
goes-report-about = Za dny, které byly vidět. Uloží se na tomto počítači a sama nikam neodejde.
report-named = Se jménem, fotografií a poznámkami
report-named-about = Jinak je místo hráče uveden kód.
report-save = Uložit zprávu
report-save-about = Stránka s grafy a tabulkami ke čtení v prohlížeči a k tisku, i do PDF.
report-table = Uložit tabulku
report-table-about = Řádek pro každý den a hru, oddělený čárkami, do tabulkového editoru.
report-saved = Uloženo: { $path }
report-title = Jak se daří: { $name }
report-time = { $first } – { $last }
report-days = Den po dni
report-games = Hry
report-settings = Nastavení v den této zprávy
report-how = Co čísla znamenají
report-minutes = Minuty: doba od každého stisku k dalšímu, z každé nejvýše dvě minuty; když světlo odpočívá, žádná.
report-dropped = Stisky navíc: ty, které se nepočítaly, protože byly moc krátké nebo přišly moc brzy po jiném.
report-answer = Doba odpovědi: jak dlouho už svítilo to, co bylo stisknuto; polovina stisků byla rychlejší než medián, polovina leží mezi kvartily. Známá na šestnáctinu.
report-good = Dobře: podíl stisků, které trefily, co se chtělo, v prvních krocích, kde se něco chce; nestisknout není chyba.
report-made = Vytvořil Switchboard { $date } ze záznamu stisků na tomto počítači.
col-when = Kdy
col-minutes = Minuty
col-presses = Stisky
col-dropped = Navíc
col-answer = Odpověď
col-quartiles = Kvartily
col-good = Dobře
col-levels = Hotové úrovně
row-all = Celkem
row-beside = Seznamy a nabídky
day-of-month = { $day }. { $month }
plot-minutes = Minuty hry
plot-presses = Stisky
plot-answers = Doba odpovědi v sekundách: medián a kvartily
plot-good = Dobrých stisků ze sta
col-game = Hra
goes-days = Tabulka
goes-games = Hry
goes-plots = Grafy
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
report-pdf = Uložit zprávu jako PDF
report-pdf-about = Totéž na listech A4, k vytištění nebo k předání.
report-pdf-failed = PDF se nepodařilo vytvořit: { $why }
report-guide = Uložit obrázkový návod
report-guide-about = List k vytištění pro první sezení: kam se spínačem, co vybrat a že se čeká.
guide-title = První sezení se spínačem
guide-about = Osm obrázků pro toho, kdo pomáhá
guide-seat = Nejdřív sed: hlava a trup mají oporu, nohy stojí, obrazovka je ve výši očí.
guide-switch = Spínač dejte tam, kde už je nějaký pohyb záměrný. Upevněte ho, ať neklouže.
guide-desk = Shift+F2 otevře stránku pro toho, kdo pomáhá: přidejte hráče a vyberte tři hry.
guide-games = Začněte Světly, Hudbou nebo Noční oblohou z prvních kroků.
guide-press = Hned první stisk něco udělá. Žádný stisk není špatně.
guide-wait = Čekejte a nic neříkejte. Než pomůžete, počítejte potichu do dvaceti.
guide-face = Dívejte se do tváře: pohled, úsměv, ztišení. Další stisk je odpověď.
guide-stop = Skončete, dokud to ještě baví: deset minut je hodně. Zapište si, co se osvědčilo.
guide-more = Víc je v nápovědě Switchboardu (F1): První hodina, První pololetí.
report-all = Uložit hráče jako jeden soubor
report-all-about = Nastavení, obrázky, uložené hry a stisky: záloha i cesta na jiný počítač, kde se soubor otevře nebo přetáhne do okna.
desk-notes = Poznámky
desk-notes-about = Který spínač, kde, v jakém sedu, kdo pomáhal.
desk-notes-how = Který spínač, kde, v jakém sedu, kdo pomáhal. Jsou jen ve zprávě se jménem.
goes-compare = Porovnat
compare-how = V čem se liší dny s jednou hodnotou a dny s druhou. Den, v němž je s hodnotou méně než 20 stisků, se nepočítá; v intervalu leží skutečný rozdíl v 95 případech ze 100 (Welch). Co jiného se mezitím změnilo, v něm není: na to je studie.
compare-few = Zatím tu není co porovnat: potřebuje to dny aspoň s 20 stisky při dvou hodnotách.
compare-by = Porovnat podle
compare-what = Porovnává se
compare-difference = Rozdíl
compare-interval = 95% interval
compare-days = Dny
by-interval = Interval
by-method = Způsob procházení
by-help = Pomoc
by-repeat = Nepočítaná opakování
by-hold = Nejkratší stisk
measure-pace = Voleb za minutu
measure-wrong = Vráceno ze sta
measure-answer = Doba odpovědi
measure-dropped = Navíc ze sta
desk-study = Studie
desk-study-about = Porovná při hře dvě hodnoty nastavení v párech bloků.
study-how = Dvě hodnoty nastavení se hrají v párech bloků; která je v páru první, rozhoduje náhoda. Bloky jdou po sobě samy a všechno ostatní kolem spínače a světla zatím zůstává, jak je.
study-setting = Nastavení
study-measure = Porovnává se
study-first = A
study-second = B
study-pairs = Páry bloků
study-long = Blok
study-presses = stisků: { $count }
study-minutes = { $count } min
study-begin = Začít
study-stop = Zastavit studii
study-another = Další studie
study-save = Uložit bloky jako tabulku
study-runs = Blok { $block } z { $all }; blok má ve hrách { $long }.
study-is-over = Studie skončila; platí zase hodnota, která platila předtím.
study-was-stopped = Studie byla zastavena; platí zase hodnota, která platila předtím.
study-keeps = Běží studie: dokud neskončí nebo ji nezastaví ten, kdo pomáhá, zůstává tohle, jak je.
study-block = Blok
study-value = Hodnota
study-plot = { $measure }, blok po bloku: A ({ $first }) tečkou, B ({ $second }) sloupcem
study-nothing-yet = Zatím není celý žádný pár bloků.
study-means = { $setting }, { $measure }: A ({ $first }) { $one }, B ({ $second }) { $other }, B bez A { $difference }, párů: { $pairs }.
study-p = Kdyby mezi nimi rozdíl nebyl, dala by náhoda stejně velký s p = { $p } (přes všechna pořadí v párech).
study-no-p = Pravděpodobnost se uvádí od { $pairs } párů; do té doby mluví bloky samy.
suggests-study = Běží studie: zatím se nic nenavrhuje.
report-study = Studie
col-helped = S pomocí
plot-helped = Stisků s pomocí ze sta
report-helped = S pomocí: podíl stisků s pomocí z těch, u nichž bylo řečeno, zda někdo pomáhal.
desk-session = Dnes
desk-session-unsaid = neřečeno
desk-session-with = s pomocí
desk-session-alone = bez pomoci
desk-session-about = Zda dnes někdo pomáhá. Zaznamená se to spolu se stisky.
desk-suggests = Co naznačují stisky
desk-suggests-about = Tempo nebo filtr, který by mohl sedět lépe, podle stisků ve hrách.
suggests-how = Podle posledních stisků ve hrách s nynějším nastavením. Samo se nic nezmění; „Teď ne“ odloží návrh na dva týdny.
suggests-none = Poslední stisky žádnou změnu nenaznačují.
suggests-few = Návrh potřebuje stisky ve hrách s nynějším nastavením. Zatím jich je { $count } z { $needed }.
suggest-slower = Pomalejší světlo: { $value } místo { $now }
suggest-faster = Rychlejší světlo: { $value } místo { $now }
suggest-pace-why = Odpověď trvá v průměru { $answer } a 14 z 15 přijde do { $slow }. Těsně po přesunu světla přišlo { $late } z { $count } stisků; vráceno bylo { $wrong } z { $choices } voleb.
suggest-hold = Stisk držený aspoň { $value }
suggest-hold-why = Doteky mnohem kratší než ostatní stisky: { $brushes } z { $count }.
suggest-less-hold = Platí i kratší stisk: { $value } místo { $now }
suggest-less-hold-why = Zahozeno jako příliš krátké: { $lost } z { $count } stisků.
suggest-repeat = Nepočítat opakování do { $value }
suggest-repeat-why = Podruhé stisknuto dřív, než by přišla odpověď na nové světlo: { $doubled } z { $count } stisků.
suggest-lag = Opožděný stisk platí: { $value }
suggest-lag-why = Tempo sedí, ale těsně po přesunu světla přišlo { $late } z { $count } stisků.
suggest-weigh = Způsob „Ptá se, dokud to není jisté“
suggest-weigh-why = Tempo sedí, ale vráceno bylo { $wrong } z { $choices } voleb. Tento způsob je vyzkoušený jen na modelovaných hráčích.
suggest-use = Použít
suggest-not-now = Teď ne
suggest-used = Odteď: { $name }
