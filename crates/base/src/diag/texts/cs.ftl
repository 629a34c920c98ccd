# Co říkají problémy a rady. Zpráva se jmenuje KÓD-případ, rada cure-případ, dodatek za zprávou more-případ.

# Před vykresleným problémem a radami
word-error = chyba
word-warning = varování
word-note = poznámka
word-help = rada

# Slova do zpráv, v prvním pádě
doing-saving = ukládání
doing-reading-file = čtení souboru
doing-reading-folder = čtení složky
doing-reading-saves = čtení uložených stavů
doing-reading-save = čtení uloženého stavu
doing-opening = otevření složky hráče
doing-removing-level = odstranění úrovně
doing-exporting-player = exportování hráče
doing-importing = importování hráče
doing-adding = přidávání souboru
doing-packing = zápis souboru zip
doing-reading-players = čtení hráčů
doing-making-folder = založení složky hráče
doing-removing-player = odstranění hráče
doing-forgetting = zapomenutí posledního hráče
doing-exporting-history = exportování historie
doing-keeping-report = uložení hlášení
doing-reading-presses = čtení stisků
doing-keeping-presses = záznam stisků
doing-reading-manual = čtení příručky
doing-removing-it = odstranění
doing-taking-name-out = odstranění jména
why-full = disk je plný
why-only-read = disk je jen pro čtení
why-not-allowed = ke změně složky chybí oprávnění
why-not-there = není to tam
why-link = na jeho místě je odkaz
why-folder = na jeho místě je složka
why-device = na jeho místě je zařízení nebo roura
why-game-protected = ke změně hry chybí oprávnění
why-no-properties = není v něm properties.xml
why-no-game = není v něm hráč ani hra
why-no-zip = není to soubor zip, nebo je poškozený
why-many-files = je v něm příliš mnoho souborů
why-stopped = bylo to zastaveno
why-path = vede ven ze složky
why-path-deep = má příliš mnoho složek v sobě
why-name-hidden = začíná tečkou a byl by skrytý
why-name-sign = má znak, který některé systémy nepřijmou nebo který není vidět
why-name-rim = začíná nebo končí mezerou nebo končí tečkou, a to Windows vynechají
why-name-device = Windows ho mají vyhrazený pro zařízení
why-name-long = je příliš dlouhý
why-name-twin = liší se od jiného názvu v něm jen velikostí písmen, nebo je to soubor i složka
why-bad-properties = jeho properties.xml nelze přečíst
why-large-file = některý soubor v něm je příliš velký
why-empty = soubor je prázdný
why-sum = kontrolní součet nesouhlasí
why-no-items = není v něm <Items>
why-no-start = chybí stav 00000000.xml, na který navazuje
why-other-level = patří jiné úrovni nebo pokusu
why-unchanged = <Unchanged> neodpovídá výchozí pozici
why-minimum = jeho MinimumNumberOfMoves je jiné, než má být
why-far-larger = po rozbalení by byl nepoměrně větší

# Slova do zpráv, v prvním pádě
kind-truth = true nebo false
kind-number = číslo
kind-word = slovo
kind-point = bod
kind-list = seznam
kind-number-or-point = číslo nebo bod
kind-value = jediná hodnota
what-statement = příkaz
what-name = název
what-text = text v uvozovkách
what-function = název funkce
what-parameter = parametr
what-piece = název figurky nebo skupiny
what-property = vlastnost
what-value = hodnota
here-open-text = text bez koncové uvozovky
here-end = konec pravidla

# Za libovolnou zprávou
more-again = , a ještě { $again ->
    [one] jednou
    [few] { $again }krát
   *[other] { $again }krát
 }
more-in-level = , v úrovni { $inlevel }

# == F: zprávy
F001-no-file = takový soubor tu není
F001-missing = soubor { $name } chybí
F001-fewest = nejmenší počet tahů se nezapsal: { $why }
F001-game-gone = složka hry { $name } zmizela
F002-file = soubor má { $size } bajtů; nejvýš jich smí být { $limit }
F003-file = soubor nejde přečíst: { $why }
F003-picture = obrázek { $name }
F003-failed = složku se nepodařilo přečíst
F003-deep = složky jsou vnořené hlouběji než { $most }
F004-file = cesta vede ven ze složky hry
F004-picture = obrázek { $name } vede ven ze složky hry
F005-file = soubor není text v kódování UTF-8
F005-picture = obrázek { $name } není v UTF-8
F006-no-folder = složka hry tu není, nebo je prázdná
F007-none = hra nemá žádnou úroveň
F007-many = hra má víc než { $most } úrovní
F008-games = složku s hrami nelze přečíst: { $why }
F009-twice = dvě hry mají složku s názvem { $name }; druhá se vynechá
F010-bytes = soubory mají dohromady víc než { $most } bajtů
F010-cells = úrovně mají dohromady víc než { $most } polí
F011-many = ve složce s hrami je víc než { $most } složek
F012-reading = hra se ještě načítá
F013-long = kontrola trvala příliš dlouho: některá pravidla, úrovně, obrázky nebo řešení se už nezkontrolovaly

# == G: zprávy
G001-unknown = úroveň „{ $word }“ neexistuje
G002-most-below-least = nejvyšší počet tahů, { $most }, je menší než nejnižší, { $least }
G003-unknown = figurka „{ $name }“ neexistuje
G004-wall = tato metoda potřebuje <Wall>: figurku pro pole, kudy cesta nevede
G004-contents = tato metoda potřebuje <Contents>: skript, který desku zaplní
G004-wall-and-path = tato metoda potřebuje <Wall> i <Path>, nebo ani jedno
G004-wall-path-or-pieces = tato metoda potřebuje <Wall> a <Path>, nebo <Pieces> s otevřenými stranami
G005-unknown = tento generátor nemá obtížnost „{ $wanted }“
G006-none = hra { $game } neumí vytvářet nové úrovně
G007-no-solution = úroveň { $level } nemá <Solution>, takže není známo, jak vypadá dokončená deska
G009-no-laws = v pravidlech není žádné constraint
G009-law-refused = metoda laws nemůže použít toto omezení
G010-unknown = rozměr { $name } není Width, Height ani položka úrovně, která je číslem
G010-twice = rozměr { $name } je uveden dvakrát
G010-many = rozměrů je víc než { $most }
G010-range = rozměr potřebuje atributy least a most, mezi nimiž je nejvýš { $most } hodnot
G010-board = s těmito rozměry nevznikne deska, na které by se dalo hrát: { $measures }

# == X: zprávy
X001-less-than = znak < tu žádný prvek nezačíná
X001-empty = v souboru není žádné XML
X001-open-tag = značka není ukončená
X001-open-quote = hodnotě chybí koncová uvozovka
X001-open-comment = komentář není ukončený
X001-open-cdata = <![CDATA[ není ukončené
X001-no-comment = <! nezačíná komentář ani CDATA
X001-unfinished = XML končí předčasně
X001-ampersand = znak & tu nemá žádný význam
X001-ill-formed = XML není správně utvořené
X001-unreadable = XML nejde přečíst
X002-other-name = </{ $closed }> nemůže ukončit <{ $name }>
X002-nothing-to-close = </{ $name }> nic neukončuje
X002-open-at-end = <{ $name }> není do konce souboru ukončeno
X002-open-before = <{ $name }> není ukončeno před </{ $other }> na řádku { $line }
X003-entity = entita &{ $name }; není známá
X003-ampersand = znak & tu nemá žádný význam
X004-doctype = DOCTYPE není podporován
X005-depth = prvky jsou vnořené hlouběji než { $most }
X005-elements = v souboru je víc než { $most } prvků
X005-attributes = <{ $name }> má víc než { $most } atributů
X006-no-value = atribut nemá hodnotu
X006-no-value-behind = za = atributu chybí hodnota
X006-no-quotes = hodnota atributu není v uvozovkách
X006-open-quote = hodnotě chybí koncová uvozovka
X006-twice = tento atribut je tu dvakrát
X007-second-root = začíná tu druhý kořenový prvek
X007-text = mimo kořenový prvek je text
X008-root = kořenový prvek je <{ $found }>, a ne <{ $name }>
X008-unknown = <{ $name }> do <{ $of }> nepatří
X008-other-cell = místo <{ $name }> je tu <{ $found }>
X009-between-elements = mezi prvky v <{ $of }> je text
X009-between-cells = mezi poli řádku je text
X010-element = <{ $name }> je v <{ $of }> dvakrát
X010-text-without-language = <{ $name }> je bez xml:lang{ $tag } dvakrát
X010-text-in-language = <{ $name }> je pro jazyk { $tag } dvakrát
X010-message = zpráva { $name } je v jednom jazyce dvakrát
X011-element = v <{ $of }> chybí <{ $name }>
X011-name = <{ $of }> nemá atribut „name“
X012-unknown = <{ $of }> nemá atribut „{ $name }“

# == V: zprávy
V001-missing = chybí celé číslo
V001-out-of-range = { $text } je mimo rozsah
V001-no-number = „{ $text }“ není celé číslo
V001-players = „{ $text }“ není počet hráčů
V001-character = character musí být jediný znak
V001-item = položka potřebuje název a celé číslo
V002-neither = „{ $text }“ není true ani false
V003-none-of = „{ $text }“ není žádná z možností: { $known }
V003-rule-language = jazyk pravidel „{ $text }“ neexistuje
V003-rules-hash = „{ $text }“ není otisk dřívějších pravidel
V003-form = tvar „{ $name }“ neexistuje
V003-valid = valid je „{ $text }“
V003-language = program jazyk „{ $text }“ neumí: tento text nikdo neuvidí
V004-no-colour = „{ $text }“ není barva
V005-element = <{ $name }> je prázdné
V005-game = hra nemá název
V005-picture = u obrázku chybí název souboru
V005-cell-piece = pole neuvádí žádnou figurku
V006-hidden = v <{ $of }> je neviditelný znak { $sign }
V007-text = text v <{ $name }> má víc než { $most } znaků
V007-languages = <{ $name }> je tu ve víc než { $most } jazycích
V007-messages = zpráv je víc než { $most }

# == P: zprávy
P001-twice = dvě figurky se jmenují „{ $name }“
P002-missing = obrázek { $name } není ve složce PIECES
P003-no-ending = obrázek { $name } nemá příponu
P003-kind = obrázek { $name } je { $kind }, a ten nejde vykreslit
P004-damaged = obrázek { $name } je poškozený
P004-other-kind = obrázek { $name } je ve skutečnosti { $found }
P004-not-of-kind = obrázek { $name } není { $wanted }
P005-unused = figurku „{ $name }“ nepoužívá žádné pravidlo ani úroveň
P006-pieces = figurek je víc než { $most }
P006-layers = figurka má víc než { $most } vrstev
P006-letters = text na figurce má 1 až { $most } znaků
P007-none = hra nemá žádné figurky
P008-too-large = obrázek { $name } má { $width } x { $height } bodů; nejvýš smí mít { $most } x { $most }
P008-frames = snímky obrázku { $name } mají dohromady víc než { $most } bodů
P009-reference = obrázek { $name } odkazuje na { $to }, a to nejde vykreslit
P010-no-piece = vlastnost { $name }: { $text } není figurka
P012-wide = symbol { $symbol } potřebuje více než dva sloupce
P012-twice = { $name } má stejný symbol { $symbol } jako { $other }, ale jiný obrázek
P013-alike = { $count ->
    [2] { $name } a { $other } vypadají stejně
   *[other] { $name }, { $other } a další vypadají stejně, celkem { $count }
}: hráči je nerozeznají, a tak nejsou nápovědy, dokud jsou na desce spolu
P014-flashes = { $name } bliká: více než čtvrtina obrázku se mění ze světlé na tmavou častěji než dvakrát za sekundu
P011-range = „{ $text }“ není rozsah nejvýš { $most } čísel

# == A: sounds
A001-kind = { $name } ve složce SOUNDS není zvuk, který se dá přehrát
A001-damaged = zvuk { $name } je poškozený, nebo to není obyčejný soubor wav
A001-long = zvuk { $name } je delší než { $most } sekund
A001-many = ve složce SOUNDS je víc než { $most } zvuků
A002-unused = zvuk { $name } nepřehrává žádné pravidlo
A003-unknown = zvuk { $name } neexistuje: zazní jako tah

# == E: zprávy
E001-locked = hra se hraje přímo šipkami a nedovolí to změnit: jedním tlačítkem by ji nešlo hrát
E002-locked = označení pole je skryté a hra to nedovolí změnit: jedním tlačítkem by ji nešlo hrát
E003-count = „{ $text }“ neoznačuje číslo
E003-level = v úrovni { $level } není číslo, které se má ukazovat vedle desky
E003-piece = figurka „{ $piece }“, která se má ukazovat vedle desky, neexistuje
E003-shine = figura „{ $piece }“ pro <Shine> neexistuje
E003-trim = figura „{ $piece }“ pro <Trim> neexistuje
E004-signals = <{ $name }> tu nic neznamená: o signálech a o čase se dozvídají jen pravidla jazyka 2

# == L: zprávy
L001-no-matrix = úroveň nemá matici { $wanted }
L002-no-matrix = úroveň nemá matici { $wanted }
L003-positions = úroveň nemá { $count ->
    [one] položku
    [few] položky
   *[other] položky
 } { $names }
L004-size = velikost { $name } je { $size }, ale STATE má { $state }
L004-shared = velikost { $name } v souboru { $file } je { $size }, ale STATE má { $state }
L005-rows = { $name } má { $rows ->
    [one] 1 řádek
    [few] { $rows } řádky
   *[other] { $rows } řádků
 }, ale výška je { $height }
L006-row = řádek { $row } matice { $name } má { $cells ->
    [one] 1 pole
    [few] { $cells } pole
   *[other] { $cells } polí
 }, ale šířka je { $width }
L007-unknown = figurka „{ $piece }“ neexistuje
L008-no-move = žádné pole ve VALID není true: úroveň začíná bez možného tahu
L009-unknown = „{ $type }“ není typ hodnoty
L010-no-type = hodnota nemá typ
L011-item = položka „{ $name }“ je tu dvakrát
L011-matrix = matice „{ $name }“ je tu dvakrát
L013-matrix = { $name } musí být { $wanted }
L013-position = { $name } musí být celé číslo
L014-items = je tu víc než { $most } položek
L014-matrices = je tu víc než { $most } matic
L015-no-final = úroveň nemá FINAL: nepůjde ji nikdy dokončit
L021-off-the-board = začátek Ax = { $x }, Ay = { $y } je mimo desku, která má { $size }
L022-beside-the-piece = začátek je { $x },{ $y }, ale figurka hráče stojí na { $column },{ $row }
L023-all-stars = všechna pole tohoto FINAL jsou *: úroveň dokončí hned první tah
L016-no-moves = řešení nejsou tahy: { $why }
L016-not-valid = tah { $number } řešení, { $move }, tam není možný
L016-not-finished = řešení, které má { $count ->
    [one] 1 tah
    [few] { $count } tahy
   *[other] { $count } tahů
 }, úroveň nedokončí
L017-unsolvable = úroveň nelze vyřešit: prošly se všechny dosažitelné pozice
L018-too-many = MinimumNumberOfMoves je { $minimum }, ale úroveň lze vyřešit s menším počtem tahů: { $moves }
L019-too-few = MinimumNumberOfMoves je { $minimum }, ale úroveň vyžaduje víc tahů, nejméně { $moves }
L020-not-proven = není známo: našlo se řešení s počtem tahů { $moves }, zda jich stačí { $minimum }, se nezjistilo
L020-time = není známo: čas vypršel dřív, než se našla odpověď
L020-cancelled = není známo: hledání bylo zastaveno
L020-states = není známo: hledání dosáhlo nejvyššího počtu pozic
L020-memory = není známo: hledání dosáhlo nejvyššího množství paměti
L020-exhausted = není známo: hledání vyčerpalo všechny slibné tahy
L020-chance = není známo: ve hře rozhoduje náhoda
L020-players = není známo: hraje víc hráčů
L020-hidden = není známo: hra skrývá něco, co má hráč teprve zjistit
L020-tiles = není známo: u her s dílky se řešení nehledá
L020-not-replayed = není známo: našlo se řešení, které nejde přehrát, a to je chyba programu
L024-none = žádná deska nesplňuje všechna omezení hry
L024-lost = podle omezení lze pole { $x },{ $y } odkrýt, jeho volba však úroveň prohraje
L025-several = úroveň má několik řešení; dvě z nich se liší v těchto polích (celkem { $count }): { $cells }
L025-guess = po počtu voleb { $moves } už z omezení neplyne, že lze některé zakryté pole odkrýt: hráč by musel hádat
L026-limits = zda má úroveň právě jedno řešení, se v daných mezích nepodařilo zjistit
L026-stopped = zda má úroveň právě jedno řešení, se nezjistilo: kontrola byla zastavena
L026-turns = zda má úroveň právě jedno řešení, se nepodařilo zjistit: ke zjištění, co která volba pole mění, by bylo třeba příliš mnoha pokusů s pravidly

# == C: zprávy
C001-twice = název „{ $name }“ je v tabulkách dvakrát
C002-no-cell = „{ $word }“ není pole
C002-many = v seznamech je víc než { $most } polí

# == O: zprávy
O001-unknown = způsob prohledávání „{ $word }“ neexistuje
O001-playout = `Playout` říká, jak probíhají náhodné hry prohledávání „mcts“, které tento počítačový hráč nepoužívá
O002-changed = co se počítač naučil pro úroveň { $level }, se naučil na jiných pravidlech, dílcích nebo jiné desce: počítačoví hráči hrají bez toho
O003-level = hra nemá úroveň { $level }
O003-hash = learnt_on musí být číslo o nejvýše 16 číslicích 0 až 9 a a až f
O003-piece = hra nemá dílek „{ $piece }“
O003-shape = tolik druhů dílků ani tak dlouhé řady se na této desce naučit nelze
O003-count = počet seznamů tu musí být { $rows } a v každém musí být čísel { $columns }
O003-policy = tady musí být base64, a to přesně { $count } bajtů
O004-no-records = toto není soubor partií, které sehrál `switchboard train`
O004-no-field = chybí řádek „{ $name }“
O004-line = tento řádek není partie, kterou zapsal `switchboard train`
O004-other = partie se hrály s { $name } { $found }, ne { $wanted }
O004-apart = tyto partie se hrály s jiným seed nebo jiným work než partie prvního souboru
O004-twice = partie { $number } se liší od téže partie v jiném souboru
O004-unplayable = partii { $number } nelze zahrát: volba { $place } není platná

# == N: zprávy
N001-taken = soubor nebo složka s tímto názvem už existuje
N002-level = úroveň se nedá zapsat: { $why }
N002-game = nedá se zapsat: { $why }
N003-no-name = „{ $name }“ nemůže být název složky
N004-read = úroveň se nedá přečíst: { $why }
N004-write = úroveň se nedá uložit: { $why }
N004-many = úrovní je příliš mnoho
N005-form = úroveň v tomto zápisu neumí editor změnit

# == I: zprávy
I001-too-large = soubor má víc než { $most } bajtů
I001-not-utf8 = soubor není v UTF-8
I001-workbook = sešit nejde přečíst: { $why }
I001-sheets = listů je víc než { $most }
I001-csv = řádek { $line } není správné CSV: { $why }
I001-levels = počet úrovní v souboru je { $count }
I001-parts = sešit má víc než { $most } částí
I001-unpacked = rozbalený sešit má víc než { $most } MiB
I001-far-row = sešit má obsah i za řádkem { $most }
I001-far-column = sešit má obsah i za sloupcem { $most }
I001-no-cell = sešit odkazuje na buňku „{ $word }“, která nemůže existovat
I001-file = soubor nejde přečíst: { $why }
I001-kind = takový druh souboru program nezná
I001-not-written = soubor nejde zapsat: { $why }
I002-no-sheet = řádek { $line } nepatří k žádnému listu
I002-no-state = chybí list STATE
I003-sheet = list { $name } je větší než { $most } krát { $most }
I003-empty-cell = { $cell } je prázdná
I003-clues = tato čísla nejsou pod rows ani pod columns
I003-nonogram = šířka { $width }, počet řádků { $rows }, počet sloupců { $columns } a cíl s počtem polí { $cells } k sobě nepasují
I003-sudoku = mřížka, která má znaků { $count }, není sudoku
I003-board = deska má { $width } x { $height }
I004-unknown = figurka „{ $word }“ neexistuje
I004-clue = hra nemá figurku pro číslo { $clue }; největší je { $largest }
I005-item = položka potřebuje název, hodnotu a true nebo false
I005-level-word = „{ $word }“ tu nic neznamená
I005-neither = „{ $word }“ není true ani false
I006-no-characters = hra neuvádí, co znamenají znaky úrovní { $form }
I007-unknown = „{ $character }“ neoznačuje žádnou figurku
I008-no-goal = nonogram nemá cíl, takže by hra nepoznala, kdy je vyřešený
I008-no-answer = na řádku chybí řešení, takže by hra nepoznala, kdy je úroveň vyřešená
I008-other-answer = řešení má tady jiný znak
I008-runs-of-row = řádek { $number } cíle má úseky { $runs }, ale zadání uvádí { $clues }
I008-runs-of-column = sloupec { $number } cíle má úseky { $runs }, ale zadání uvádí { $clues }
I008-twice-in-row = řešení má { $sign } v řádku { $row } dvakrát, podruhé ve sloupci { $column }
I008-twice-in-column = řešení má { $sign } ve sloupci { $column } dvakrát, podruhé v řádku { $row }
I008-twice-in-box = řešení má { $sign } v jednom čtverci dvakrát, podruhé v řádku { $row }, sloupci { $column }
I008-two-answers = mřížka má víc řešení: liší se v řádku { $row }, sloupci { $column }
I008-two-pictures = zadání odpovídá víc obrázků: jiný se liší v řádku { $row }, sloupci { $column }

# == R: zprávy
R001-rules = přeložená pravidla překračují své meze; nahlaste to, prosím
R001-script = přeložený skript překračuje své meze; nahlaste to, prosím
R002-no-level = hra nemá úroveň číslo { $number }
R002-one-level = hra s dílky má jen jednu úroveň
R002-many = úroveň { $level }: víc než { $items } položek nebo { $matrices } matic
R002-no-board = úroveň { $level }: chybí STATE nebo VALID
R002-no-position = úroveň { $level }: položka { $name } chybí nebo není číslo
R002-no-state = úroveň { $level }: STATE chybí nebo v ní nejsou slova
R002-no-valid = úroveň { $level }: VALID chybí nebo v ní není true a false
R002-sizes = úroveň { $level }: STATE, VALID a FINAL musí mít stejnou velikost a správné typy
R003-words = úroveň { $level }: víc než { $most } různých slov
R003-instructions = úroveň { $level }: víc než { $most } instrukcí
R003-script = skript je příliš dlouhý
R004-no-item = položka { $name } chybí
R004-item-kind = položka { $name } má nesprávný typ; patří sem { $kind }
R004-no-piece = { $word } není figurka této hry
R004-no-matrix = matice { $name } chybí nebo má nesprávnou velikost
R004-matrix-kind = matice { $name } má nesprávný typ; patří sem { $kind }
R005-rules = pravidla potřebovala víc než { $most } kroků
R005-script = skript potřeboval víc než { $most } kroků
R010-several = pravidlo je jedno přiřazení nebo jedno if
R011-conditions = tohle není seznam podmínek
R012-mixed = v podmínce je AND i OR
R013-condition = tohle není podmínka
R017-second-language = tohle je jen v jazyce 2
R017-most-of-them = { $count } z { $all } pravidel je v jazyce 2
R020-no-piece = { $word } není figurka této hry
R021-no-list = seznam { $word } neexistuje
R021-neither = matice ani seznam { $word } neexistuje
R021-this-is-neither = tohle není matice ani seznam
R021-no-matrix = matice { $word } neexistuje
R021-is-neither = { $word } není matice ani seznam
R022-wanted = položka { $word } neexistuje; patří sem { $wanted }
R022-no-item = položka { $word } neexistuje
R022-no-value = sem nelze přiřadit hodnotu
R023-goes-through-nothing = { $word } nemá co procházet
R023-no-function = funkce { $word } neexistuje
R024-only-pieces = vlastnosti mají jen figurky
R024-none = žádná figurka nemá vlastnost { $word }
R025-none = figurka ani skupina { $word } neexistuje
R027-no-message = žádná zpráva se nejmenuje { $text }: hráči by četli toto slovo
R026-two-words = { $one } a { $other } jsou pevná slova, takže výsledek je pokaždé stejný
R026-no-item = položka { $word } neexistuje, takže výsledek je pokaždé stejný
R030-wanted = patří sem { $wanted }, ale je tu { $is }
R030-word = patří sem { $wanted }, ale je tu slovo { $word }
R030-never-equal = { $one } a { $other } se nikdy nerovnají
R030-table-passed-on = tabulku seznamů nelze předat funkci
R030-table = tohle je tabulka několika seznamů
R030-two-matrices = obě matice se liší velikostí nebo typem
R030-nothing-to-go-through = tohle není matice ani seznam, takže tu není co procházet
R031-outside = toto pole je vždy mimo { $word } (velikost { $size })
R032-never = k tomuto pravidlu nikdy nedojde: pravidlo { $rule } kolo vždycky ukončí
R033-nothing = toto přiřazení nic nezmění
R034-both = { $word } je položka i figurka; pravidla použijí položku
R036-behind-break = toto se přeskočí vždy, když platí podmínka před tím: pravidlo má Break
R035-table = { $word } je tabulka; pravidla ji měnit nemohou
R040-missing = chybí { $what }, následuje { $here }
R040-open-text = tomuto textu chybí koncová uvozovka
R040-no-parentheses = podmínka za { $word } není v závorkách
R040-ends-early = podmínka končí před tímto { $word }
R041-not-closed = tento blok není uzavřen
R041-closes-nothing = k této {"}"} chybí {"{"}
R041-else-alone = k tomuto else chybí if
R041-opens-nothing = tato {"{"} k ničemu nepatří
R042-long-functions = volané funkce jsou dohromady příliš dlouhé; každá se počítá jednou za každou kombinaci typů, se kterou se volá
R042-too-deep = tohle je vnořené příliš hluboko
R042-types = funkce se volají s více než { $most } kombinacemi typů
R043-character = znak { $word } tu nemá žádný význam
R043-entity = v CDATA se { $word } nenahrazuje znakem
R043-typeset = { $word } je znak z textového editoru, pravidla ho neznají
R044-compares = == porovnává; hodnotu nepřiřazuje
R044-gives = = přiřazuje hodnotu; neporovnává
R045-no-block = { $word } nemůže začínat blok
R045-no-statement = { $word } nemůže začínat příkaz
R045-between = mezi podmínku a její blok { $word } nepatří
R046-comment = komentář se takto nepíše
R046-counts-otherwise = cyklus s počítáním se tu píše jinak
R046-angles = <> tu neporovnává
R046-wrong-way-round = tyto dva znaky jsou v opačném pořadí
R046-not-in-rules = { $word } se v pravidlech nepíše
R046-makes-no-name = { $word } tu název nedeklaruje
R046-whole-numbers = čísla musí být celá
R050-twice = dvě funkce se jmenují { $word }
R050-inside = funkce { $word } je definovaná uvnitř bloku
R051-nowhere = tato hodnota se nepoužije
R052-taken = { $word } už je název položky nebo matice
R053-outside = toto return je mimo funkci
R054-nothing = funkce { $word } nevrací hodnotu
R054-two-kinds = funkce tady vrací { $here }, ale jinde { $there }
R054-now-and-then = funkce na jednom místě hodnotu vrací a na jiném ne
R055-wrong-way = tohle je v opačném pořadí
R055-from = from lze použít jen s flood a size
R055-area = oblast musí začínat v bodě
R055-no-while = oblast nemůže mít while
R055-connected = connected potřebuje pole matice
R055-joined = u polí spojených s bodem je potřeba while
R055-listed = vypsané body musí být pevné
R056-two-values = { $word } potřebuje dvě hodnoty
R056-point-or-numbers = inside potřebuje bod nebo dvě čísla
R056-one-list = length potřebuje jeden seznam
R056-goes-through = { $word } potřebuje, co má procházet, a dvojtečku
R056-values = { $word } potřebuje hodnot { $wanted }, ale uvedeno je { $given }
R056-one-number = { $word } potřebuje v [ ] jedno číslo
R056-ray = RAY potřebuje dva body
R057-each = { $word } zastupuje postupně každý prvek; hodnotu mu přiřadit nelze
R059-down = tento cyklus neprojde nic: počítá se nahoru
R058-itself = funkce { $word } volá sama sebe, přímo nebo přes jinou
R060-open-brace = tato závorka není uzavřená
R060-inside = toto constraint je uvnitř bloku
R061-random = omezení nemůže záviset na náhodě
R061-opening = úvodní pravidlo hry s omezeními nemůže záviset na náhodě
R061-does = omezení smí volat jen funkce, které něco spočítají a nic nemění
R061-item = omezení nemůže záviset na { $word }: během hry se to mění
R061-matrix = omezení nemůže záviset na { $word }: během hry se to mění
R061-not-connected = omezení nemůže požadovat, aby pole nebyla spojená
R062-broken = úroveň { $level }: už zadaná pole porušují omezení: { $law }
R062-many-values = úroveň { $level }: omezení pracuje s příliš mnoha hodnotami najednou
R062-many-elements = úroveň { $level }: omezení prochází příliš mnoho prvků
R062-many-laws = úroveň { $level }: ze záhlaví vzniká příliš mnoho omezení
R062-many-clauses = úroveň { $level }: omezení až po toto jsou příliš rozsáhlá
R062-unknown-bounds = úroveň { $level }: to, co se prochází, závisí na poli, které není zadané
R062-unknown-runs = úroveň { $level }: délky úseků závisí na poli, které není zadané
R062-area-in-area = úroveň { $level }: omezení se ptá na oblast uvnitř jiné oblasti
R062-area-value = úroveň { $level }: velikost nebo počet v oblasti lze jen porovnat
R062-area-start = úroveň { $level }: začátek oblasti závisí na poli, které není zadané
R062-area-fold = úroveň { $level }: na pole oblasti lze použít jen count, any a all
R062-not-worked-out = úroveň { $level }: omezení se ptá na něco, co nelze předem vypočítat
R063-not-turned = úroveň { $level }: volba pole { $x },{ $y } musí střídat figurky jen na něm
R064-no-step = úroveň { $level }: volba pole { $x },{ $y } není krok, ale hráč ji jako krok uslyší, třeba „Jít doprava“ nebo „Zůstat na místě“

# == T: zprávy
T001-empty = soubor je prázdný
T002-json = tohle není platné JSON: { $what }
T003-depth = seznamy a objekty jsou vnořené hlouběji než { $most }
T010-object = tady má být objekt
T010-list = tady má být seznam
T010-text = tady má být text
T010-truth = tady má být true nebo false
T010-number = tady má být číslo
T010-whole = tady má být celé číslo
T011-no-field = taková položka neexistuje
T012-twice = položka je tu dvakrát
T013-between = { $number } není mezi { $low } a { $high }
T013-more = { $number } je víc než { $high }
T014-none-of = „{ $text }“ není žádná z možností: { $known }
T015-missing = položka chybí
T020-no-place = „{ $text }“ není místo
T020-two-numbers = místo určují dvě čísla
T021-outside = { $cell } je mimo desku, která má { $size }
T022-several = na jednom místě může ležet jen jeden dílek
T023-twice = { $word } je na tomto dílku spojeno dvakrát
T024-no-side = strana „{ $letter }“ není U, D, L ani R
T025-no-end = „{ $word }“ není konec cesty; na každé straně jich je { $count } (počítáno od 0)
T026-no-name = chybí název předmětu
T026-many = předmětů je víc než 256 druhů
T027-no-item = předmět „{ $name }“ na žádném dílku není
T028-many = počet dílků je { $count }
T028-none = žádné dílky tu nejsou
T029-taken = na { $cell } už leží tiles[{ $first }]
T030-no-effect = „{ $text }“ není účinek
T031-no-goal = „{ $text }“ není cíl
T032-no-condition = „{ $text }“ není podmínka
T033-no-action = tah potřebuje aspoň jeden krok
T034-distances = nejdelší pohyb je kratší než nejkratší
T035-die = kostka potřebuje nejvyšší číslo
T040-players = počet hráčů je { $count }
T041-pool = cílů se má zatím vylosovat { $drawn }, ale v zásobě jich je jen { $pool }
T042-no-scoring = „{ $text }“ není způsob bodování
T043-parts = místo začátku potřebuje čtyři části
T044-no-path = dílek na { $cell } tady žádnou cestu nemá
T045-no-tile = na { $cell } žádný dílek neleží
T046-no-path = dílek na { $cell } tady žádnou cestu nemá
T047-find = hráči { $item } z dílků odebírají, takže se může stát, že už nepůjde najít
T048-label = nápis je příliš dlouhý
T050-no-rules = hra s dílky nemá pravidla, která by šlo volat
T051-players = tiles.json je pro { $numbers } hráčů
T060-save = uložená hra k této hře nepatří: { $what ->
    [board] deska
    [missing] chybí položka
    [numbers] seznam čísel
    [tiles] počet dílků
    [players] počet hráčů
    [player] hráč
    [place] místo
    [goal] cíl
    [die] kostka
    [turn] kdo je na tahu
    [step] krok tahu
    [chosen] vzatý dílek
    [standing] stav hry
    [seed] počáteční náhodné číslo
    [tile] dílek chybí, nebo je tu dvakrát
   *[items] předměty na dílcích
 }

# == H: zprávy
H001-none = z této úrovně není nic uloženo
H002-other-rules = uložený stav { $number } patří k jiným pravidlům této hry; zůstane uložený, ale pokračovat v něm nejde
H003-damaged = tento uložený stav je poškozený: { $why }
H003-ill-formed = tento uložený stav je poškozený
H003-size = tento uložený stav je poškozený: má víc než { $most } bajtů
H003-number = tento uložený stav je poškozený: uvádí číslo { $number }
H003-value = tento uložený stav je poškozený: „{ $text }“ není hodnota <{ $name }>
H004-missing = chybí uložené stavy { $first } až { $last }
# == S: složky hráčů
S001-failed = { $doing } se nepodařilo: { $why }
S001-unknown-settings = nastavení na disku nelze přečíst, proto se nepřepisuje
S002-open = tento hráč je otevřený v jiném programu
S003-size = soubor má víc než { $most } bajtů
S003-sum = soubor je poškozený: kontrolní součet nesouhlasí
S004-no-folder-name = „{ $name }“ není název složky hráče
S005-no-value = „{ $value }“ není hodnota nastavení { $name }
S006-no-player = hráč { $name } neexistuje
S007-no-manual = příručka chybí
S008-not-watched = program si nevšimne, že se soubory her změnily
S008-cannot-watch = program si nemůže všimnout, že se soubory her změnily: { $why }
S009-data-set = datovou sadu se nepodařilo zapsat: { $why }
S009-other-run = složka obsahuje výsledky jiného výpočtu
S011-parquet-folder = Parquet potřebuje složku, do které se zapíše
S011-no-parquet = tento program je sestaven bez Parquetu
S011-record = záznam se nepodařilo zapsat: { $why }
S011-file = soubor nelze zapsat: { $why }
S012-no-parcel = tohle není zip hráče: { $why }
S012-files = tohle není zip hráče: obsahuje víc než { $most } souborů
S012-players = tohle není soubor s hráči: obsahuje jich víc než { $most }
S012-name = tento soubor nelze přidat kvůli názvu „{ $name }“ v něm: { $why }
S012-twice = tohle není zip hráče: „{ $name }“ obsahuje dvakrát
S012-no-switchboard = tento soubor nelze přidat: { $why }
S012-folder = v této složce není žádná hra
S012-not-packed = hru nelze zabalit: { $why }
S013-no-name = hráč potřebuje jméno
S013-taken = hráč { $name } už existuje
S013-removes-all = s hráčem { $name } se odstraní nastavení i všechny uložené stavy
S013-no-language = program jazyk „{ $tag }“ neumí
S014-many = nových úrovní této hry je už uloženo { $most }
S015-no-level = tento hráč nemá novou úroveň { $name }
S016-gone = složka hráče zmizela
S017-missing = soubor chybí
S018-not-kept = kód hráče nelze uložit: v dalším exportu bude jiný
S019-left = zůstaly tu osobní údaje, které měly být odstraněny
S020-left-out = tohle se do souboru zip nevložilo: mezi soubory a složky hráče to nepatří
S021-emptied = uložené stavy této úrovně někdo během hry smazal
S022-no-locks = na tomto disku nejde poznat, zda má hráče otevřeného i jiný program
S023-named = { $other } má hry hrané společně s hráčem { $player }
S024-large-picture = obrázek smí mít nejvýš { $most } MiB
S024-no-picture = tohle se nedá nakreslit jako obrázek
S024-folder-picture = tohle je složka, ne obrázek
S024-slow-picture = kreslení tohoto obrázku trvá příliš dlouho
S024-large-song = písnička může být ze souboru nejvýš { $most } MiB velkého
S024-no-song = z tohohle žádný zvuk nedostanu
S024-folder-song = tohle je složka, ne písnička
S024-slow-song = čtení téhle písničky trvá příliš dlouho
S025-picture-gone = hráčův vlastní obrázek chybí nebo je poškozený
S026-damaged-presses = počet záznamů v tomto souboru, které se nedají přečíst: { $count } z { $all }
S026-foreign-presses = tento soubor není záznam stisků, nebo se z něj nedá nic přečíst
S026-large-presses = tento záznam stisků je větší než { $most } MiB
S026-newer-presses = tento záznam stisků zapsala novější verze programu; čte se z něj to, co tato verze zná

# == D: zprávy
D001-no-room = disk je plný
D002-no-player = hráč „{ $player }“ neexistuje
D003-no-game = hra „{ $name }“ neexistuje
# == Z: PuzzleScript
Z001-not-opened = tato ) zavírá komentář, který nikde nezačal
Z001-not-closed = tento komentář není ukončený
Z002-followed = za názvem oddílu { $name } smí být jen komentář
Z002-ruler = řádek, který začíná znakem =, jen odděluje oddíly; jeho zbytek se vynechá
Z002-twice = oddíl { $name } je tu dvakrát
Z002-late = oddíl { $name } je příliš pozdě
Z002-after = oddíl { $name } musí následovat po oddílu { $other }
Z002-misspelt = oddíl { $name } neexistuje
Z003-size = „{ $value }“ není velikost
Z003-seconds = „{ $value }“ není počet sekund
Z003-again = { $word } už je na řádku { $line }
Z003-no-value = { $word } potřebuje hodnotu
Z003-long-title = název hry je velmi dlouhý
Z003-word = „{ $word }“ se v úvodu použít nedá
Z003-palette = „{ $value }“ není paleta
Z003-bracket = závorka je tu součástí hodnoty: komentář napište na samostatný řádek
Z004-row = toto není řádek obrázku
Z004-not-a-name = název objektu začíná písmenem nebo číslicí
Z004-no-colour = { $name } nemá barvu
Z004-not-a-colour = „{ $word }“ není barva
Z004-height = obrázek objektu { $name } nemá pět řádků
Z004-width = řádek obrázku objektu { $name } nemá pět znaků
Z004-size = obrázek objektu { $name } nemá rozměr pět krát pět
Z004-colour = { $name } nemá barvu číslo { $colour }
Z005-form = toto není řádek legendy
Z005-mixed = „and“ a „or“ nemohou být na jednom řádku legendy
Z005-itself = { $name } je v definici sebe sama
Z005-or-of-and = { $name }: jedno z několika (or) se nedá složit z několika najednou (and)
Z005-and-of-or = { $name }: několik najednou (and) se nedá složit z jednoho z několika (or)
Z005-twice = na tomto řádku je jeden název dvakrát
Z006-unknown = { $name } není nikde definováno
Z006-taken = název { $name } je už použitý na řádku { $line }
Z006-keyword = „{ $name }“ má v pravidlech zvláštní význam: jako název ho lze použít jen v úrovních
Z006-background = chybí objekt nebo řádek legendy s názvem Background
Z006-background-all = Background nemůže být několik objektů najednou
Z006-player = chybí objekt nebo řádek legendy s názvem Player
Z007-unknown = { $name } není definováno, a proto nemůže být ve vrstvě
Z007-all = { $name } je několik objektů najednou, a proto nemůže být v jedné vrstvě
Z007-twice = { $name } je v této vrstvě dvakrát
Z007-two = { $name } je ve vrstvách { $first } a { $second }
Z007-none = chybějí kolizní vrstvy
Z007-missing = { $name } není v žádné vrstvě
Z007-incomplete = některý objekt z { $name } není v žádné vrstvě
Z007-together = { $name } a { $other } jsou v jedné vrstvě a nemohou být na jednom poli
Z008-number = zvuk potřebuje své číslo
Z008-behind = „{ $word }“ je za číslem zvuku, kde už nesmí být nic
Z008-verb = „{ $word }“ není zvuková událost
Z008-event = zvuk potřebuje událost
Z008-already = { $word } už zvuk má
Z008-all = { $name } je několik objektů najednou: zvuk mohou mít jen jednotlivé objekty
Z009-plus-first = pravidlo s + potřebuje před sebou jiné pravidlo
Z009-arrow-twice = „->“ smí být v pravidle jen jednou
Z009-no-pattern = chybí vzor v hranatých závorkách
Z009-no-arrow = pravidlo potřebuje „->“ mezi tím, co hledá, a tím, čím to nahradí
Z009-nothing-before = před šipkou nic není
Z009-nothing-after = za šipkou nic není
Z009-plus-twice = jedno + stačí
Z009-relative = „{ $word }“ nemůže být směr pravidla
Z009-prefix = „{ $word }“ nemůže být před první závorkou pravidla
Z009-random-plus = náhodné (random) může být jen první pravidlo skupiny
Z009-bracket-within = závorka se otevírá uvnitř závorky
Z009-outside = „{ $word }“ je mimo závorky
Z009-motion = za pohybem musí být to, co se pohybuje
Z009-dots-alone = „...“ potřebuje samostatné pole
Z009-no-effect = „{ $word }“ tu nemá účinek
Z009-command-place = { $word } patří na konec pravidla
Z009-motions = „{ $other } { $word }“: za pohybem musí být to, co se pohybuje
Z009-command-late = { $word } je lepší psát na konec pravidla
Z009-not-closed = tato závorka není uzavřená
Z009-command = „{ $word }“ není příkaz
Z009-dots-end = „...“ nemá na začátku ani na konci vzoru význam
Z009-dots-many = v jednom vzoru smí být „...“ nejvýš dvakrát
Z009-patterns = obě strany pravidla musí mít stejný počet vzorů
Z009-cells = vzory před šipkou a za ní musí mít stejný počet polí
Z009-dots-sides = „...“ musí být na obou stranách pravidla ve stejných polích
Z010-one-layer = za šipkou jsou na jednom poli dvě věci z jedné vrstvy
Z010-no-all = { $name } je několik objektů najednou: „no“ lze použít jen s jednotlivými objekty
Z010-open-motion = není jasné, který pohyb má za šipkou být: před šipkou ho nic neurčuje
Z010-open-property = za šipkou může být { $name } kterýkoli z několika objektů: před šipkou nic neurčuje který
Z010-late-mixed = v jedné skupině jsou pravidla late i jiná: stejně poběží v různou dobu
Z010-late-motion = pravidla late běží až po všech pohybech, takže žádný uvést nemohou
Z010-random-one = random { $name }: není z čeho vybírat
Z010-twice-no = no { $name } je v jednom poli dvakrát
Z010-twice-before = { $name } je v jednom poli dvakrát
Z010-twice-after = { $name } je za šipkou v jednom poli dvakrát
Z010-never-together = { $name } a { $other } jsou v jedné vrstvě: na jednom poli nikdy nejsou
Z010-never = { $name } tu být má a { $other } ne: to nikdy nenastane, a tak se pravidlo vynechá
Z010-never-matches = pravidlo chce, aby tu něco bylo i nebylo: tato jeho část se vynechá
Z010-put-and-taken = { $name } se sem dává a { $other } odebírá: to si odporuje
Z010-says-nothing = no { $name } je vedle { $other } zbytečné: jsou v jedné vrstvě
Z010-says-nothing-here = no { $name } je tu zbytečné: ostatní objekty pole jsou ve stejných vrstvách
Z011-pairs = za každým startloop musí být endloop a smyčky nelze vnořovat
Z011-open = toto startloop nemá endloop
Z012-begins = podmínka výhry začíná slovem all, some nebo no
Z012-form = toto není podmínka výhry
Z013-none = chybějí úrovně
Z013-width = řádky úrovně musí mít stejnou délku: krátký řádek se doplní svým posledním znakem
Z013-unknown = znak { $sign } z úrovně není v legendě
Z013-several = znak { $sign } z úrovně může být kterýkoli z několika objektů: úroveň potřebuje právě jeden
Z014-rigid = skupin s pravidly rigid je více než { $most }
Z014-rule = pravidlo má v poli více než { $cell } věcí, nebo má více než { $most } věcí a polí
Z014-legend = více než { $most } názvů legendy na sebe odkazuje
Z014-cells = tato úroveň má více než { $most } polí
Z014-side = tato úroveň má více než { $most } řádků nebo sloupců
Z014-expanded = toto pravidlo zastupuje více než { $most } pravidel
Z014-all-expanded = pravidla dohromady zastupují více než { $most } jednoduchých
Z014-objects = objektů je více než { $most }
Z014-layers = vrstev je více než { $most }
Z014-source = zdrojový text má { $size } bajtů; nejvýš jich smí být { $most }
Z015-endless = pravidla neměla konec a byla zastavena

# == rady
cure-add-as-template = přidejte ji podle help/NEW_GAME
cure-add-clue = přidejte do pieces.xml figurku { $piece } s obrázkem
cure-add-distance = přidejte "max_move_distance": 6
cure-add-field = přidejte "{ $name }": ...
cure-add-final = přidejte matici FINAL s figurkami tak, jak mají stát na konci
cure-add-final-or-win = přidejte matici FINAL s konečným rozmístěním, nebo pravidlo s win;
cure-add-goal = přidejte řádek: goal "0110...", řádek po řádku, 1 je vyplněné pole
cure-add-goals = přidejte cíle do random_goal_pool, nebo jich losujte méně
cure-add-it = přidejte to
cure-add-item = přidejte do úrovní položku { $word }
cure-add-item-or-local = přidejte do úrovní položku { $word }, nebo napište local { $word } = ...
cure-add-or-name-piece = přidejte do pieces.xml figurku { $word }, nebo napište název některé, která tam je
cure-add-piece = přidejte ji do pieces.xml, nebo napište některý z názvů, které tam jsou
cure-add-positions = přidejte je s typem xsd:int; Ax a Ay jsou začátek, nebo 0, pokud žádný není
cure-add-solution = přidejte ho do description.xml té úrovně, nebo uveďte jinou úroveň
cure-add-to-import = přidejte ho do import.xml ve složce hry
cure-allow-or-copy = povolte to, nebo si udělejte vlastní kopii hry: switchboard new my-game --from the-game
cure-allow-or-users = povolte to, nebo zvolte jinou složku pomocí --users
cure-and-or = napište AND nebo OR
cure-at-most = použijte nejvýš { $most }
cure-away-or-if = odstraňte přebytečnou {"}"} před ním, nebo if doplňte
cure-away-or-open = odstraňte ji, nebo doplňte {"{"}, ke které patří
cure-before-is-used = použije se, co v něm bylo před poslední změnou
cure-begin-again = hra se mezitím změnila; začněte ji znovu
cure-begin-braces = začněte {"{"} a skončete {"}"}
cure-behind-colon = napište podmínku za dvojtečku
cure-beside-count = napište název položky, nebo matici a prvek: HAND[0, 0]
cure-beside-level = přidejte do každé úrovně tuto položku nebo matici čísel s tímto prvkem
cure-beside-piece = napište některý název z pieces.xml
cure-braces-around = odstraňte to a kolem bloku napište {"{"} a {"}"}
cure-build-parquet = sestavte program s volbou parquet, nebo použijte jiný formát
cure-cannot-be-solved = žádný limit to nezmění; aby se tahy ověřily, napište <Solution>
cure-cell-example = například <Cell character="#" piece="Wall"/>
cure-cell-form = pole napište jako sloupec,řádek, například 3,4
cure-cell-or-matrix = napište <{ $name }>, nebo zvolte jiný druh matice
cure-cells-as-width = napište tolik polí, kolik říká šířka, nebo změňte šířku
cure-cells-from-zero = pole se počítají od 0
cure-cells-name = napište <Cells name="Mills">
cure-check-before = zkontrolujte uvozovky, čárky a závorky těsně před tímto místem
cure-close-and-remove-again = zavřete druhý program a odstraňte hráče znovu
cure-close-before-else = napište {"}"} před else
cure-close-block = napište {"}"} na konec bloku
cure-close-cdata = napište na konec ]]>
cure-close-comment = napište na jeho konec -->
cure-close-other = zavřete druhý program; do té doby se tu nic neukládá
cure-close-quote = napište koncovou uvozovku
cure-close-tag = napište na její konec >; znak < v textu se píše &lt;
cure-close-text = napište na jeho konec "
cure-column-and-row = napište sloupec a řádek jako dvě čísla, počítaná od 0
cure-column-row = napište [sloupec, řádek]
cure-compare-template = porovnejte ho se souborem v help/NEW_GAME
cure-compare-values = napište HODNOTA == HODNOTA nebo HODNOTA != HODNOTA
cure-copy-by-hand = podívejte se, co to je, a pokud to potřebujete, zkopírujte to ručně
cure-copy-into-game = zkopírujte soubor do složky hry
cure-copy-into-pieces = zkopírujte obrázek do složky PIECES a napište jen název souboru
cure-copy-template = zkopírujte soubor z help/NEW_GAME a vyplňte ho
cure-correct-answer = opravte mřížku, nebo její řešení
cure-correct-clues = opravte čísla, nebo cíl; 1 je vyplněné pole
cure-count-from-0 = sloupce a řádky se počítají od 0
cure-count-tenths = počítejte v menších jednotkách, třeba v desetinách: místo 1.5 napište 15
cure-difficulty-name = napište <Difficulty name="easy">
cure-each-in-parentheses = napište ((A == B) AND (C != D)), každou ve vlastních závorkách, nebo přejděte na language="2"
cure-end-loop = cyklus ukončete podmínkou v jeho závorkách, jako foreach (C in STATE while ...), nebo napište stop;
cure-end-or-save-as = dejte mu příponu .{ $found }, nebo ho uložte v kreslicím programu jako { $wanted }
cure-endless-loop = hledejte while nebo cyklus, který nikdy neskončí
cure-entities = znak & se píše &amp;, znak < se píše &lt;
cure-equal-rows = každý řádek listu musí mít tolik buněk jako nejdelší
cure-fewer-measures = některé rozměry vynechte
cure-fewer-names = použijte méně názvů
cure-fields-are = položky jsou { $known }
cure-file-endings = název musí končit na .csv, .xlsx, .ods, .xsb, .non, .sdm nebo .txt
cure-fill-cells = napište { $word }[x, y] = ..., nebo přejděte na language="2", kde lze vyplnit celou matici
cure-forms = napište name="xsb", "non" nebo "sudoku"
cure-four-levels = tiles.json nepotřebuje víc než čtyři úrovně vnoření
cure-four-parts = napište [sloupec, řádek, "U", 0]
cure-free-and-save = uvolněte na něm místo a uložte znovu
cure-free-space = uvolněte na něm místo
cure-function-for-area = projděte celou desku s funkcí, která má hodnotu jen pro pole oblasti: sum(E in STATE : In(E, C))
cure-give-it = něčemu ji přiřaďte pomocí =
cure-give-location = dejte některému dílku toto location, nebo nastavte fill_unspecified_tiles na true
cure-goal-size = cíl má tolik znaků, kolik je šířka krát počet řádků
cure-head-condition = napište { $word } (PODMÍNKA) {"{"} ... {"}"}
cure-higher-limit = vyšší --limit dá hledání víc času
cure-if-else = napište if (PODMÍNKA) {"{"} ... {"}"} else {"{"} ... {"}"}
cure-ignored-known = přeskočí se; známé jsou { $known }
cure-in-front = před = napište položku, pole nebo matici
cure-into-functions = přesuňte části do vlastních funkcí
cure-item-example = například <Item name="Signs" value="9"/>
cure-item-name = napište název, například coin
cure-item-row = například: Score, 0, true
cure-items-are = předměty na dílcích jsou { $known }
cure-its-path = zkontrolujte jeho cestu
cure-keep-first = nechte jen jedno; platí první
cure-keep-item = dejte jeden předmět { $item } na dílek, který sbírá, nebo vynechte max_player_items
cure-keep-one = nechte jen jedno
cure-keep-or-language = nechte jen jedno, nebo dejte každému jeho jazyk jako v xml:lang="cs"
cure-languages = napište cs, sk, en nebo de
cure-last-line-away = pokud jste ho změnili ručně, smažte jeho poslední řádek
cure-leave-contents = vynechte Contents; soupeř s prvkem Search umí hrát každou hru
cure-leave-out = vynechte ji
cure-level-words = na listu Level může být name, author a solution
cure-levels-in-file = v souboru jich může být 1 až { $most }
cure-list-players = uveďte 1 až { $most } hráčů: víc by jich nešlo rozlišit barvou a číslem
cure-list-players-command = vypíše je `switchboard players`
cure-list-tile = uveďte aspoň jeden dílek
cure-local-name = hodnotu přiřaďte názvu, který deklaruje local
cure-make-level = vytvořte složku LEVELS/01 se soubory description.xml a startingLayout.xml
cure-make-smaller = zmenšete ho
cure-matrix-in-levels = dejte matici raději do úrovní
cure-measure-board = zužte rozsah least až most, nebo nastavte v <Contents>, co deska potřebuje
cure-measure-ends = napište například least="3" most="12"
cure-measure-name = napište name="Width", name="Height" nebo název položky, která je číslem
cure-measure-once = jeden z nich vynechte
cure-may-write = zkontrolujte, zda tam smíte zapisovat, nebo zvolte jiné místo
cure-mend-level = opravte úroveň, nebo ji vynechte; kde se zastaví, ukáže `switchboard play`
cure-merge-alike = slučujte jen soubory se stejným seed i work a ze stejné verze programu
cure-message-name = napište <Message name="remove">, ke kterému patří say "remove";
cure-minimum-or-final = zkontrolujte, zda MinimumNumberOfMoves není větší než počet tahů a zda FINAL odpovídá
cure-more-signs = zadejte víc znaků, ať zbude jediné řešení
cure-most-board = největší možná deska je { $most } x { $most }
cure-most-or-least = zvětšete <Most>, nebo zmenšete <Least>
cure-move-text = smažte ho, nebo ho dejte do prvku, do kterého patří
cure-move-up = posuňte ho výš, nebo odeberte break
cure-name-a-list = uveďte jeden z jejích seznamů, jako any(L in MILLS : A in L)
cure-name-before-rows = napište název na samostatný řádek před řádky matice, například STATE
cure-name-end = uveďte konec, který je v connections dílku
cure-name-instead = místo něj se ukazuje název složky; uložte údaje hráče znovu
cure-name-level = napište název složky v LEVELS
cure-name-once = uveďte každý konec jednou; víc stran spojte v jednom textu, například "L0,U0,D0"
cure-name-picture = napište název souboru v PIECES, nebo Avatar
cure-name-state = pojmenujte list s deskou STATE
cure-near = neměli jste na mysli { $near }?
cure-before-the-if = dejte to před if, nebo do vlastního pravidla
cure-pack-less = vyjměte ze složky hry, co k ní nepatří
cure-play-again = sehrajte partie znovu příkazem `switchboard train HRA --out SOUBOR`
cure-tell-apart = dejte jim různé obrázky nebo symboly; leží-li lícem dolů, stejný Label
cure-shorter-symbol = napište jeden nebo dva znaky
cure-other-symbol = dejte jednomu z nich jiný Symbol
cure-known-sounds = zvuky jsou v docs/rule-language.md; další jsou soubory wav ve složce SOUNDS
cure-add-message = přidejte do description.xml Message s tímto jménem, nebo napište přímo text
cure-count-up = napište { $up } a uvnitř místo { $name } použijte { $other }
cure-near-quoted = neměli jste na mysli „{ $near }“?
cure-new-game = zkopírujte help/NEW_GAME, nebo spusťte `switchboard new`
cure-not-written-over = dokud ho nelze přečíst, nepřepisuje se
cure-note-moves = zahrajte úroveň a zapište tahy, nebo <Solution> vynechte
cure-number-in-range = napište celé číslo od { $least } do { $most }
cure-number-without-quotes = napište číslo bez uvozovek
cure-on-its-own = napište ji samostatně, ne uvnitř {"{"} {"}"}
cure-one-a-place = vynechte location nebo amount, nebo napište pro každé místo jeden dílek
cure-one-of-these = zvolte jednu z těchto možností
cure-one-program = hra pokračuje a ukládá se; neotvírejte hráče ve dvou programech najednou
cure-one-root = soubor má jen jeden
cure-only-text = patří tam jen text
cure-ordinary-file = dejte na jeho místo obyčejný soubor
cure-other-location = dejte jednomu z nich jiné location
cure-other-name = zvolte jiný název
cure-other-out = zvolte jiný soubor
cure-other-picture = změňte obrázek tak, aby jeho čísla žádný jiný nepřipouštěla
cure-other-place = zvolte jiné místo
cure-other-value = odstraňte ho, nebo uveďte jinou hodnotu
cure-out-folder = určete ji pomocí --out FOLDER
cure-picture-kinds = uložte ho jako jeden z druhů: { $known }
cure-pieces-file = figurky jsou v pieces.xml
cure-plain-name = použijte písmena, číslice a spojovníky, například my-game
cure-play-goes-on = hra pokračuje; program zkusí ukládat znovu při každém tahu
cure-move-file-away = přesuňte ho jinam, nebo ho smažte
cure-newer-program = nainstalujte novější verzi
cure-rest-is-read = ostatní se použijí; nic není třeba dělat
cure-players = napište číslo od 1 do { $most }, nebo rozsah jako 2-4
cure-property-name = napište <Property name="value">7</Property>
cure-put-in-quotes = dejte to do uvozovek
cure-put-it-back = vraťte ji zpět
cure-put-on-tile = dejte ho na dílek pomocí "items"
cure-put-picture = dejte tam ten soubor, nebo napište název jiného
cure-raise-or-lower = zvyšte max_move_distance, nebo snižte min_move_distance
cure-remove = smažte to
cure-remove-doctype = smažte ho a texty, které definuje, vypište tam, kde se používají
cure-remove-in-list = některé smažte v seznamu úrovní
cure-remove-or-misspelt = smažte ji, nebo zkontrolujte, zda není někde v jejím názvu překlep
cure-put-folder-back = zkontrolujte, zda je disk připojený, nebo složku vraťte; jakmile tu bude, hra se uloží
cure-put-help = dejte složku help vedle programu
cure-put-saves-back = odtud se ukládá dál; pokud dřívější stavy potřebujete, vraťte je
cure-remove-leftover = odstraňte to; pokusí se o to i příští `switchboard players`
cure-rename-first-counts = dejte jedné z nich jiný název; platí první
cure-rename-one = dejte jednomu z nich jiný název
cure-rename-to = přejmenujte { $other } na { $name }
cure-return-value = napište do ní return s hodnotou
cure-row-one-way = pište řádek buď s prvky, nebo bez nich, ne obojí
cure-rows-as-height = napište tolik řádků, kolik říká výška, nebo změňte výšku
cure-rows-as-template = pište řádky matic jako v help/NEW_GAME, nebo změňte soubor ručně
cure-rule-languages = napište language="1" nebo language="2"
cure-rules-hash = napište 16 šestnáctkových číslic, které má uložený stav jako Rules
cure-same-size = dejte oběma stejnou šířku a výšku
cure-pieces-at-the-end = napište figurky, které tam na konci musí být
cure-train-again = nechte počítač hru naučit znovu: `switchboard train HRA`; bez souboru opponents.json hraje jako dřív
cure-where-it-stands = napište Ax = { $column } a Ay = { $row }, pokud je pravidla používají
cure-from-zero = sloupce a řádky se počítají od 0; pokud se žádná figurka nepohybuje, napište 0 a 0
cure-full-or-other-out = zkontrolujte, zda není disk plný, nebo zvolte jinou složku
cure-other-run = zvolte prázdnou složku, nebo zadejte totéž, co je v run.json
cure-own-matrix = dejte této úrovni vlastní { $name }
cure-own-rule = dejte mu vlastní GameRule, nebo přejděte na language="2"
cure-pair-around = napište kolem celé podmínky ještě jeden pár závorek
cure-playout = napište <Search kind="mcts"/>, nebo `Playout` vynechte
cure-save-again = uložte ho znovu v kreslicím programu
cure-save-as = uložte ho v kreslicím programu jako { $wanted }
cure-save-utf8 = uložte ho v kódování UTF-8
cure-save-workbook = uložte ho znovu jako .xlsx nebo .ods, nebo každou úroveň jako .csv
cure-say-language-two = napište na začátek souboru <ArrayOfGameRule language="2">
cure-say-language-two-or-less = napište <ArrayOfGameRule language="2">, nebo používejte jen if, ==, !=, + a -
cure-say-what-it-does = napište, co volba udělá: <Press> figurky nebo v description.xml, nebo PRESS v pravidlech
cure-say-yes = pokud to tak má být, přidejte --yes
cure-search-kinds = napište kind="mcts" nebo kind="alphabeta"
cure-see-and-save = zkontrolujte, zda jsou složka a disk v pořádku, a uložte znovu
cure-see-check = nemá generator.xml, nebo jsou v něm chyby: viz `switchboard check`
cure-see-connected = zkontrolujte, zda je disk připojený
cure-see-moved = zkontrolujte, zda ji někdo nepřesunul nebo nesmazal
cure-see-rights = zkontrolujte, zda ho smíte číst
cure-see-there = zkontrolujte, zda existuje
cure-set-aside = odloží se stranou; použije se nejnovější nepoškozený
cure-set-valid = nastavte na true pole, která lze zvolit jako první
cure-short-label = napište jedno až tři písmena nebo číslice
cure-side-and-number = napište stranu a číslo, například U0, nebo zvyšte board.paths_on_tile_side
cure-sides = U je nahoru, D dolů, L doleva, R doprava
cure-smaller-number = napište menší číslo
cure-sound-wav = uložte ho jako soubor wav s nekomprimovanými vzorky (PCM)
cure-shorter-sound = zkraťte zvuk
cure-fewer-sounds = některé odeberte; zbytek se nečte
cure-play-sound = napište do pravidla sound { $name }; nebo soubor smažte
cure-smaller-picture = zmenšete obrázek
cure-split-file = rozdělte ho, nebo vynechte, co není potřeba
cure-split-it = rozdělte ho
cure-start-again = po změně spusťte program znovu
cure-start-it = začněte ji
cure-start-on-end = začněte na konci, který je v connections dílku
cure-starts-anew = úroveň začne znovu; v historii tahy zůstávají
cure-stays-there = zůstává, kde je; použije se nejnovější, který jde přečíst
cure-sudoku-sizes = má jich 16, 81 nebo 256
cure-take-away = odstraňte to
cure-take-export = zvolte takový, který vytvořil `switchboard players export`
cure-take-switchboard = zvolte soubor hráče z `switchboard players export`, nebo zip se složkou hry
cure-drop-game-folder = přetáhněte sem složku hry, ve které je rules.xml nebo tiles.json, anebo jeden obrázek či písničku
cure-true-false-beside = napište true, false nebo beside
cure-true-or-false = napište true nebo false
cure-truth-without-quotes = napište true nebo false bez uvozovek
cure-two-rules = napište dvě pravidla, nebo přejděte na language="2"
cure-type-int = napište xsi:type="xsd:int"
cure-use-loop = použijte místo toho while nebo foreach
cure-use-piece = použijte název z pieces.xml
cure-choose-picture = vyberte soubor PNG, JPEG, GIF, BMP, WebP nebo SVG, nejvýš 8 MiB velký a se stranou do 4 096 pixelů
cure-choose-song = vyberte soubor MP3, Ogg Vorbis, WAV, FLAC nebo M4A, ve kterém je zvuk
cure-picture-of-folder = otevřete složku a vezměte z ní jeden obrázek
cure-song-of-folder = otevřete složku a vezměte z ní jednu písničku
cure-picture-again = místo něj je vidět jeden z obrázků programu; při úpravě hráče vyberte obrázek znovu
cure-usual-settings = použijí se výchozí nastavení
cure-usual-value = použije se výchozí hodnota
cure-value-types = napište xsi:type="xsd:int", "xsd:string" nebo "xsd:boolean"
cure-within-bounds = napište číslo v tomto rozsahu
cure-without-point = napište ho bez desetinné tečky a bez exponentu
cure-writable-for-code = povolte do složky zapisovat, aby šlo poznat, které exporty patří k sobě
cure-writable-or-users = povolte zápis, nebo zvolte jinou složku pomocí --users
cure-write = napište { $write }
cure-write-after-add = napište ho za add
cure-write-ampersand = v textu ho napište jako &amp;
cure-write-answer = napište za ni po mezeře vyplněnou mřížku
cure-write-as = napište ji jako <{ $wanted }>
cure-write-attribute = napište název="hodnota"
cure-write-clues = pište celá čísla oddělená čárkami pod rows nebo columns
cure-write-colour = napište webový název barvy jako Green, nebo #rrggbb
cure-write-comment = komentář napište jako <!-- ... -->
cure-write-comment-so = napište <!-- komentář -->
cure-write-define = napište define Nazev(x) {"{"} ... {"}"}
cure-write-double = k porovnání napište ==
cure-write-element = napište <{ $name }>
cure-write-else-ifs = napište if (...) {"{"} ... {"}"} else if (...) {"{"} ... {"}"}
cure-write-end-tag = napište </{ $name }>
cure-write-end-tag-where = napište </{ $name }> tam, kde končí
cure-write-fold = napište { $word }(C in STATE : ...)
cure-write-form = { $count ->
    [one] napište
    [few] napište jednu z možností:
   *[other] napište jednu z možností:
 } "{ $forms }"
cure-write-game-name = napište ho mezi <Name> a </Name>
cure-write-here = doplňte sem: { $what }
cure-write-import = přidejte do složky hry import.xml; jak, ukazuje docs/level-data.md
cure-write-instead = napište { $wanted } místo { $near }
cure-write-into = přidejte do něj <{ $name }> ... </{ $name }>
cure-write-items = napište {"{"} "coin": {"{"} ... {"}"} {"}"}
cure-write-known = napište { $known }
cure-write-language = napište jednu z možností: { $known }
cure-write-less-than = v textu ho napište jako &lt;, nebo celý text dejte mezi <![CDATA[ a ]]>
cure-write-list = napište [ ... ]
cure-write-minimum = napište { $moves }, nebo to nechte na `switchboard solve --write`
cure-write-move = napište například ["move"]
cure-write-moves = pište tahy jako sloupec,řádek oddělené mezerami, nebo <Solution> vynechte
cure-write-name = napište název
cure-write-object = napište {"{"} ... {"}"}
cure-write-one-of = napište jednu z možností: { $known }
cure-write-piece = napište <GamePiece> pro každou věc na desce
cure-write-piece-name = napište piece="Wall"
cure-write-players = napište <Players>{ $numbers }</Players>
cure-write-say = napište say "...";
cure-write-single = k přiřazení hodnoty napište =
cure-write-stop = napište stop; tím pravidla tohoto kola skončí
cure-write-true = napište <{ $name }>true</{ $name }>
cure-x-or-y = napište { $point }.x nebo { $point }.y
cure-zero-or-fewest = napište 0, nebo nejmenší počet tahů
cure-part-game = rozdělte hru na několik; zbytek se nečte
cure-move-folders = některé přesuňte jinam; všechny se neprohledávají
cure-wait-reading = počkejte: objeví se v seznamu, jakmile se načte
cure-what-follows-into-if = to, co následuje, napište do if (...) {"{"} ... {"}"}
cure-shorter-functions = napište kratší funkce, nebo je volejte se stejnými typy
cure-check-quicker = použijte menší obrázky nebo jich méně, kratší pravidla nebo méně úrovní
cure-run-check = spusťte na ni `switchboard check`
cure-remove-sign = odstraňte ho: mění, jak se zobrazuje text kolem
cure-shorter-text = zkraťte ho; zbytek se vynechá
cure-remove-some = některé odstraňte; vynechávají se
cure-rename-and-pack = přejmenujte ho a soubor znovu zabalte
cure-rename-counting = jednu z nich přejmenujte; použije se ta v { $first }
cure-fewer-frames = zmenšete obrázek, nebo odeberte snímky: zbylé se nezobrazí
cure-slower-frames = každý snímek nechte půl sekundy, nebo ať jsou si snímky podobnější
cure-one-file = obrázek musí být jediný soubor: vložte do něj to, nač odkazuje, bitmapy jako png, jpeg, gif nebo webp
cure-shorter-source = odeberte úrovně či pravidla, nebo hru rozdělte na několik her
cure-z-comment = komentář pište do kulatých závorek a každou otevřenou závorku zavřete
cure-z-sections = pořadí je objects, legend, sounds, collisionlayers, rules, winconditions, levels
cure-z-prelude = napište slovo z docs/puzzlescript.md s hodnotou, třeba title Moje hra nebo flickscreen 7x5
cure-z-objects = objekt tvoří název, řádek barev, třeba red #00ff00, a pět řádků po pěti číslicích či tečkách
cure-z-legend = napište A = B nebo A = B and C nebo A = B or C
cure-z-names = definujte to v objects nebo v legendě pod vlastním názvem
cure-z-layers = každý objekt napište jednou na řádek oddílu collisionlayers; co smí být na jednom poli, patří na různé řádky
cure-z-sounds = napište událost a její číslo, třeba crate move 36772507 nebo sfx0 36772507
cure-z-rule = pravidlo vypadá takto: [ > player | crate ] -> [ > player | > crate ]; před ním mohou být směry, late, rigid a random, za ním again, cancel, checkpoint, restart, win, sfx0 a message
cure-z-meaning = uveďte jednotlivé objekty, nebo pravidlo rozdělte
cure-z-loop = napište startloop, pravidla, endloop, každé na vlastní řádek
cure-z-win = napište all target on crate, some player on exit nebo no enemy
cure-z-level = úroveň tvoří řádky znaků z legendy, před ní a za ní je prázdný řádek
cure-z-fewer = zmenšete to
cure-z-endless = zajistěte, aby again a smyčky skončily
cure-piece-or-true = napište název figurky, nebo true, pokud deska s touto figurkou není hotová
cure-name-a-piece = napište název figurky
cure-while-behind = před dvojtečku napište while a podmínku, která pro ně platí
cure-numbers-in-points = použijte v nich čísla, třeba (1, 0)
cure-close-brace = za výraz napište {"}"}
cure-mend-givens = změňte zadaná pole nebo omezení
cure-more-givens = zadejte víc polí nebo čísel
cure-no-guess = změňte, co je zakryto, nebo na začátku ukažte víc
cure-few-letters = napište číslo nebo několik písmen
cure-turn-alone = napište pravidla, která střídají figurky zvoleného pole a nic jiného nemění
cure-write-constraints = napište do rules.xml omezení pro hotovou desku, nebo zvolte jinou metodu
cure-write-range = napište první a poslední číslo a mezi ně to, například 1 to 9
