# Co říkají problémy a rady. Zpráva se jmenuje KÓD-případ, rada cure-případ, dodatek za zprávou more-případ.

# Před vykresleným problémem a radami
word-error = chyba
word-warning = varování
word-note = poznámka
word-help = rada

# Slova do zpráv, v prvním pádě
doing-saving = ukládání
doing-reading-file = čtení souboru
doing-reading-saves = čtení uložených stavů
doing-reading-save = čtení uloženého stavu
doing-opening = otevření složky hráče
doing-removing-level = odstranění úrovně
doing-exporting-player = exportování hráče
doing-importing = importování hráče
doing-adding = přidávání souboru
doing-reading-players = čtení hráčů
doing-making-folder = založení složky hráče
doing-removing-player = odstranění hráče
doing-forgetting = zapomenutí posledního hráče
doing-exporting-history = exportování historie
doing-reading-manual = čtení návodu
doing-removing-it = odstranění
doing-taking-name-out = vymazání jména
why-full = disk je plný
why-only-read = z disku se dá jen číst
why-not-allowed = složka se nesmí měnit
why-not-there = není to tam
why-link = na jeho místě je odkaz
why-folder = na jeho místě je složka
why-device = na jeho místě je zařízení nebo roura
why-game-protected = hra se nesmí měnit
why-no-properties = není v něm properties.xml
why-no-game = není v něm hráč ani hra
why-no-zip = není to soubor zip, nebo je poškozený
why-many-files = je v něm příliš mnoho souborů
why-path = některá cesta v něm vede ven z jeho složky
why-bad-properties = jeho properties.xml nelze přečíst
why-large-file = některý soubor v něm je příliš velký
why-empty = soubor je prázdný
why-sum = kontrolní součet nesouhlasí
why-no-items = není v něm <Items>
why-no-start = potřebuje stav 00000000.xml, a ten chybí
why-other-level = patří jiné úrovni nebo pokusu
why-unchanged = <Unchanged> nesouhlasí se začátkem
why-minimum = jeho MinimumNumberOfMoves není, jak má být
why-far-larger = jeho soubory jsou mnohem větší než on sám

# Slova do zpráv, v prvním pádě
kind-truth = true nebo false
kind-number = číslo
kind-word = slovo
kind-point = bod
kind-list = seznam
kind-number-or-point = číslo nebo bod
kind-value = jedna hodnota
what-statement = příkaz
what-name = jméno
what-text = text v uvozovkách
what-function = jméno funkce
what-parameter = parametr
what-piece = jméno figurky nebo skupiny
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
F002-file = soubor má { $size } bajtů, víc než { $limit }, které se čtou
F003-file = soubor nejde přečíst: { $why }
F003-picture = obrázek { $name }
F003-failed = složku se nepodařilo přečíst
F003-deep = složky jsou v sobě hlouběji než { $most }
F004-file = cesta vede ven ze složky hry
F004-picture = obrázek { $name } vede ven ze složky hry
F005-file = soubor není text v kódování UTF-8
F005-picture = obrázek { $name } není v UTF-8
F006-no-folder = složka hry tu není, nebo je prázdná
F007-none = hra nemá žádnou úroveň
F007-many = hra má víc než { $most } úrovní
F008-games = složku her nelze přečíst: { $why }
F009-twice = složku se jménem { $name } má i jiná hra; ta se vynechává
F010-bytes = soubory mají dohromady víc než { $most } bajtů
F010-cells = úrovně mají dohromady víc než { $most } políček
F011-many = ve složce s hrami je víc než { $most } složek
F012-reading = hra se ještě načítá
F013-long = kontrola trvá příliš dlouho: všechna pravidla, úrovně, obrázky a řešení se prohlédnout nestihly

# == G: zprávy
G001-unknown = úroveň „{ $word }“ není
G002-most-below-least = nejvíc tahů, { $most }, je méně než nejméně, { $least }
G003-unknown = figurka „{ $name }“ není
G004-groups-or-runs = tato metoda potřebuje buď <Groups> polí, která se liší, nebo <Runs> vyplněných polí
G004-wall = tato metoda potřebuje <Wall>: co stojí tam, kam cesta nikdy nepřišla
G004-contents = tato metoda potřebuje <Contents>: skript, který desku zaplní
G004-wall-and-path = tato metoda potřebuje <Wall> i <Path>, nebo ani jedno
G004-wall-path-or-pieces = tato metoda potřebuje <Wall> a <Path>, nebo <Pieces>, které znají své otevřené strany
G005-unknown = tento generátor nemá obtížnost „{ $wanted }“
G006-none = hra { $game } žádné úrovně nevytváří
G007-no-solution = úroveň { $level } nemá <Solution>, a tak není známa její dokončená deska
G008-runs = v <Runs> nejsou dvě figurky
G008-hidden = <Hidden> není v každém vzoru matice hodnot true a false
G008-group = „{ $word }“ není druh skupiny
G009-does-more = úroveň { $level } není vzor pro tuto metodu: volba pole v ní udělá víc, než že to pole otočí
G009-not-to-runs = úroveň { $level } není vzor pro tuto metodu: její tahy nevedou k těmto dvěma figurkám
G009-not-to-signs = úroveň { $level } není vzor pro tuto metodu: její tahy nevedou k figurkám s vlastnostmi sign a given
G009-no-sign = úroveň { $level } není vzor pro tuto metodu: žádná figurka nemá vlastnost sign s hodnotou { $sign }
G009-no-state = úroveň { $level } není vzor pro tuto metodu: chybí STATE
G009-rows = úroveň { $level } není vzor pro tuto metodu: ne každý řádek začíná figurkou s vlastností cover a má nejvýš { $most } znaků
G009-no-laws = pravidla nemají žádný constraint
G010-unknown = míra { $name } není Width, Height ani číslo mezi položkami úrovně
G010-twice = míra { $name } je uvedena dvakrát
G010-many = měr je víc než { $most }
G010-range = míra potřebuje atributy least a most, mezi nimiž je nejvýš { $most } hodnot
G010-board = s těmito mírami nevznikne deska, na které by se dalo hrát: { $measures }

# == X: zprávy
X001-less-than = znak < tu žádný prvek nezačíná
X001-empty = v souboru není žádné XML
X001-open-tag = značka není dokončená
X001-open-quote = hodnota v uvozovkách není dokončená
X001-open-comment = poznámka není dokončená
X001-open-cdata = <![CDATA[ není dokončené
X001-no-comment = <! nezačíná poznámku ani CDATA
X001-unfinished = XML není dokončené
X001-ampersand = znak & tu nic nezačíná
X001-ill-formed = XML má chybnou stavbu
X001-unreadable = XML nejde přečíst
X002-other-name = <{ $name }> je ukončeno jako </{ $closed }>
X002-nothing-to-close = </{ $name }> nic neukončuje
X002-open-at-end = <{ $name }> není do konce souboru ukončeno
X002-open-before = <{ $name }> není ukončeno před </{ $other }> na řádku { $line }
X003-entity = &{ $name }; neznamená žádný znak
X003-ampersand = znak & tu nic nezačíná
X004-doctype = DOCTYPE se nečte
X005-depth = prvky leží v sobě hlouběji než { $most }
X005-elements = v souboru je víc než { $most } prvků
X005-attributes = <{ $name }> má víc než { $most } atributů
X006-no-value = atribut nemá hodnotu
X006-no-value-behind = za = atributu chybí hodnota
X006-no-quotes = hodnota atributu není v uvozovkách
X006-open-quote = hodnota v uvozovkách není dokončená
X006-twice = atribut je tu dvakrát
X007-second-root = začíná tu druhý vnější prvek
X007-text = text stojí mimo vnější prvek
X008-root = vnější prvek je <{ $found }>, a ne <{ $name }>
X008-unknown = <{ $name }> do <{ $of }> nepatří
X008-other-cell = na místě <{ $name }> je <{ $found }>
X009-between-elements = mezi prvky v <{ $of }> stojí text
X009-between-cells = mezi poli řádku stojí text
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
V001-character = character musí být jeden znak
V001-item = položka potřebuje jméno a celé číslo
V002-neither = „{ $text }“ není true ani false
V003-none-of = „{ $text }“ není nic z těchto slov: { $known }
V003-rule-language = jazyk pravidel „{ $text }“ není
V003-form = tvar „{ $name }“ neexistuje
V003-valid = valid je „{ $text }“
V003-language = „{ $text }“ není jazyk programu: tento text nikdo neuvidí
V004-no-colour = „{ $text }“ není barva
V005-element = <{ $name }> je prázdné
V005-game = hra nemá jméno
V005-picture = obrázek nemá jméno souboru
V005-cell-piece = pole nejmenuje žádnou figurku
V006-hidden = v <{ $of }> je neviditelný znak { $sign }
V007-text = text v <{ $name }> má víc než { $most } znaků
V007-languages = <{ $name }> je tu ve víc než { $most } jazycích
V007-messages = zpráv je víc než { $most }

# == P: zprávy
P001-twice = figurka „{ $name }“ je tu dvakrát
P002-missing = obrázek { $name } není ve složce PIECES
P003-no-ending = obrázek { $name } nemá příponu
P003-kind = obrázek { $name } je druhu { $kind }, který se nekreslí
P004-damaged = obrázek { $name } je poškozený
P004-other-kind = obrázek { $name } je ve skutečnosti { $found }
P004-not-of-kind = obrázek { $name } není { $wanted }
P005-unused = figurku „{ $name }“ nepoužívá žádné pravidlo ani úroveň
P006-pieces = figurek je víc než { $most }
P006-layers = figurka má víc než { $most } vrstev
P007-none = žádné figurky tu nejsou
P008-too-large = obrázek { $name } má { $width } x { $height } bodů, víc než { $most } x { $most }
P008-frames = snímky obrázku { $name } mají dohromady víc než { $most } bodů
P009-reference = obrázek { $name } odkazuje na { $to }, a to se nekreslí
P010-no-piece = vlastnost { $name }: { $text } není žádný dílek

# == E: zprávy
E001-locked = hra se hraje rovnou šipkami a nejde to změnit: s jedním tlačítkem by ji nešlo hrát
E002-locked = označení pole je skryté a nejde to změnit: s jedním tlačítkem by ji nešlo hrát
E003-count = „{ $text }“ nepojmenovává číslo
E003-level = úroveň { $level } nemá číslo, které má stát vedle desky
E003-piece = figurka „{ $piece }“, která má stát vedle desky, není

# == L: zprávy
L001-no-matrix = úroveň nemá matici { $wanted }
L002-no-matrix = úroveň nemá matici { $wanted }
L003-positions = úroveň nemá { $count ->
    [one] položku
    [few] položky
   *[other] položky
 } { $names }
L004-size = { $name } má { $size }, ale STATE má { $state }
L004-shared = { $name } v souboru { $file } má { $size }, ale STATE má { $state }
L005-rows = { $name } má { $rows ->
    [one] 1 řádek
    [few] { $rows } řádky
   *[other] { $rows } řádků
 }, její výška je { $height }
L006-row = řádek { $row } matice { $name } má { $cells ->
    [one] 1 pole
    [few] { $cells } pole
   *[other] { $cells } polí
 }, její šířka je { $width }
L007-unknown = figurka „{ $piece }“ není
L008-no-move = ve VALID není žádné pole true: úroveň začíná bez platného tahu
L009-unknown = „{ $type }“ není typ hodnoty
L010-no-type = hodnota nemá typ
L011-item = položka „{ $name }“ je tu dvakrát
L011-matrix = matice „{ $name }“ je tu dvakrát
L013-matrix = { $name } musí být { $wanted }
L013-position = { $name } musí být celé číslo
L014-items = je tu víc než { $most } položek
L014-matrices = je tu víc než { $most } matic
L015-no-final = úroveň nemá FINAL: nikdy ji nejde dokončit
L021-off-the-board = začátek Ax = { $x }, Ay = { $y } leží mimo desku, která má { $size }
L022-beside-the-piece = začátek je { $x },{ $y }, ale hráčova vlastní figurka stojí na { $column },{ $row }
L023-all-stars = všechna pole tohoto FINAL jsou *: úroveň dokončí kterýkoli tah
L016-no-moves = řešení nejsou tahy: { $why }
L016-not-valid = tah { $number } řešení, { $move }, tam není platný
L016-not-finished = řešení, které má { $count ->
    [one] 1 tah
    [few] { $count } tahy
   *[other] { $count } tahů
 }, úroveň nedokončí
L017-unsolvable = úroveň žádné tahy nevyřeší; prošly se všechny pozice, kam se jde dostat
L018-too-many = MinimumNumberOfMoves je { $minimum }, ale k vyřešení stačí tahů: { $moves }
L019-too-few = MinimumNumberOfMoves je { $minimum }, ale k vyřešení je potřeba tahů nejméně: { $moves }
L020-not-proven = není známo: nalezené řešení má tahů { $moves }, kratší (požaduje se { $minimum }) se nenašlo ani nevyloučilo
L020-time = není známo: čas vypršel dřív, než se našla odpověď
L020-cancelled = není známo: hledání bylo zastaveno
L020-states = není známo: prošlo se tolik stavů, kolik dovoluje mez
L020-memory = není známo: použilo se tolik paměti, kolik dovoluje mez
L020-exhausted = není známo: nezbylo nic slibného, co by se dalo projít
L020-chance = není známo: ve hře rozhoduje náhoda
L020-players = není známo: hraje víc hráčů
L020-hidden = není známo: hra skrývá něco, co má hráč teprve zjistit
L020-tiles = není známo: hry s dílky se neřeší
L020-not-replayed = není známo: našlo se řešení, které nejde přehrát, a to je chyba řešitele
L024-none = žádná deska nesplňuje všechny zákony hry
L025-several = úroveň má několik řešení; dvě z nich se liší v těchto polích (celkem { $count }): { $cells }
L026-limits = zda má úroveň právě jedno řešení, se v daných mezích nepodařilo zjistit
L026-stopped = zda má úroveň právě jedno řešení, se nezjistilo: práce byla zastavena

# == C: zprávy
C001-twice = jméno „{ $name }“ je v tabulkách dvakrát
C002-no-cell = „{ $word }“ není pole
C002-many = v seznamech je víc než { $most } polí

# == O: zprávy
O001-unknown = prohledávání „{ $word }“ není

# == N: zprávy
N001-taken = soubor nebo složka s tímto jménem už tu je
N002-level = úroveň se nedá zapsat: { $why }
N002-game = nedá se zapsat: { $why }
N003-no-name = „{ $name }“ není jméno pro složku
N004-read = úroveň se nedá přečíst: { $why }
N004-write = úroveň se nedá uložit: { $why }
N004-many = úrovní je příliš mnoho
N005-form = úroveň je zapsaná tak, že ji editor neumí změnit

# == I: zprávy
I001-too-large = soubor má víc než { $most } bajtů
I001-not-utf8 = soubor není v UTF-8
I001-workbook = sešit nejde přečíst: { $why }
I001-sheets = listů je víc než { $most }
I001-csv = řádek { $line } není csv: { $why }
I001-levels = počet úrovní v souboru je { $count }
I001-parts = sešit má víc než { $most } částí
I001-unpacked = rozbalený sešit má víc než { $most } MiB
I001-far-row = v sešitu něco stojí za řádkem { $most }
I001-far-column = v sešitu něco stojí za sloupcem { $most }
I001-no-cell = sešit jmenuje buňku „{ $word }“, která nemůže být
I001-file = soubor nejde přečíst: { $why }
I001-kind = není známo, co je to za soubor
I001-not-written = soubor nejde zapsat: { $why }
I002-no-sheet = řádek { $line } nepatří k žádnému listu
I002-no-state = list STATE chybí
I003-sheet = list { $name } je větší než { $most } krát { $most }
I003-empty-cell = { $cell } je prázdná
I003-clues = tyto nápovědy nepatří k řádkům ani sloupcům
I003-nonogram = šířka { $width }, řádky ({ $rows }), sloupce ({ $columns }) a cíl (pole: { $cells }) k sobě nepasují
I003-sudoku = mřížka s počtem znaků { $count } není sudoku
I003-board = deska má { $width } x { $height }
I004-unknown = figurka „{ $word }“ není
I004-clue = hra nemá figurku pro číslo { $clue }; největší má { $largest }
I005-item = položka je jméno, hodnota a true nebo false
I005-level-word = „{ $word }“ tu nic neznamená
I005-neither = „{ $word }“ není true ani false
I006-no-characters = hra neříká, co znamenají znaky úrovní { $form }
I007-unknown = „{ $character }“ neznamená žádnou figurku
I008-no-goal = nonogram nemá cíl, a tak nikdo neví, kdy je vyřešený
I008-no-answer = na řádku chybí řešení, a tak nikdo neví, kdy je úroveň vyřešená
I008-other-answer = řešení má tady jiný znak
I008-runs-of-row = řádek { $number } cíle má úseky { $runs }, čísla u něj říkají { $clues }
I008-runs-of-column = sloupec { $number } cíle má úseky { $runs }, čísla u něj říkají { $clues }
I008-twice-in-row = řešení má { $sign } v řádku { $row } dvakrát, podruhé ve sloupci { $column }
I008-twice-in-column = řešení má { $sign } ve sloupci { $column } dvakrát, podruhé v řádku { $row }
I008-twice-in-box = řešení má { $sign } v jednom čtverci dvakrát, podruhé v řádku { $row }, sloupci { $column }
I008-two-answers = mřížka má víc řešení: liší se v řádku { $row }, sloupci { $column }
I008-two-pictures = číslům odpovídá víc obrázků: jiný se liší v řádku { $row }, sloupci { $column }

# == R: zprávy
R001-rules = přeložená pravidla překračují své vlastní meze; nahlaste to, prosím
R001-script = přeložený skript překračuje své vlastní meze; nahlaste to, prosím
R002-no-level = hra nemá úroveň číslo { $number }
R002-one-level = hra s dílky má jen jednu úroveň
R002-many = úroveň { $level }: víc než { $items } položek nebo { $matrices } matic
R002-no-board = úroveň { $level }: chybí STATE nebo VALID
R002-no-position = úroveň { $level }: položka { $name } chybí nebo není číslo
R002-no-state = úroveň { $level }: STATE chybí nebo v ní nejsou slova
R002-no-valid = úroveň { $level }: VALID chybí nebo v ní není true a false
R002-sizes = úroveň { $level }: STATE, VALID a FINAL nemají stejnou velikost a typ
R003-words = úroveň { $level }: víc než { $most } různých slov
R003-instructions = úroveň { $level }: víc než { $most } instrukcí
R003-script = skript je příliš dlouhý
R004-no-item = položka { $name } chybí
R004-item-kind = položka { $name } má jiný typ; má to být { $kind }
R004-no-piece = { $word } není figurka této hry
R004-no-matrix = matice { $name } chybí nebo má jinou velikost
R004-matrix-kind = matice { $name } má jiný typ; má to být { $kind }
R005-rules = pravidla potřebovala víc než { $most } kroků
R005-script = skript potřeboval víc než { $most } kroků
R010-several = pravidlo je jedno přiřazení nebo jedno if
R011-conditions = tohle není seznam podmínek
R012-mixed = v jedné podmínce je AND i OR
R013-condition = tohle není podmínka
R017-second-language = tohle má jen jazyk 2
R017-most-of-them = { $count } z { $all } pravidel je v jazyce 2
R020-no-piece = { $word } není figurka této hry
R021-no-list = seznam { $word } tu není
R021-neither = matice ani seznam { $word } tu není
R021-this-is-neither = tohle není matice ani seznam
R021-no-matrix = matice { $word } tu není
R021-is-neither = { $word } není matice ani seznam
R022-wanted = položka { $word } tu není; má tu být { $wanted }
R022-no-item = položka { $word } tu není
R022-no-value = tomuhle nelze dát hodnotu
R023-goes-through-nothing = { $word } neprochází žádné prvky
R023-no-function = funkce { $word } tu není
R024-only-pieces = vlastnosti mají jen figurky
R024-none = žádná figurka nemá vlastnost { $word }
R025-none = figurka ani skupina { $word } tu není
R026-two-words = { $one } a { $other } jsou dvě slova, takže výsledek je pokaždé stejný
R026-no-item = položka { $word } tu není, takže výsledek je pokaždé stejný
R030-wanted = má tu být { $wanted }, ale je tu { $is }
R030-word = má tu být { $wanted }, ale je tu slovo { $word }
R030-never-equal = { $one } a { $other } se nikdy nerovnají
R030-table-passed-on = tabulku seznamů nelze předat dál
R030-table = tohle je tabulka několika seznamů
R030-two-matrices = obě matice nemají stejnou velikost a typ
R030-nothing-to-go-through = tohle není matice ani seznam, takže tu není co procházet
R031-outside = tohle políčko je vždycky mimo { $word }, velikost je { $size }
R032-never = k tomuto pravidlu nikdy nedojde: pravidlo { $rule } kolo vždycky ukončí
R033-nothing = toto přiřazení nic nezmění
R034-both = { $word } je položka i figurka; pravidla čtou položku
R035-table = { $word } je tabulka; žádné pravidlo ji nezmění
R040-missing = chybí { $what }, následuje { $here }
R040-open-text = tomuto textu chybí koncová uvozovka
R040-no-parentheses = podmínka za { $word } není v závorkách
R040-ends-early = podmínka končí před tímto { $word }
R041-not-closed = tento blok není uzavřen
R041-closes-nothing = tato {"}"} nic nezavírá
R041-else-alone = toto else nepatří k žádnému if
R041-opens-nothing = tato {"{"} k ničemu nepatří
R042-long-functions = volané funkce jsou dohromady příliš dlouhé, každá se počítá za každou sestavu typů, se kterou se volá
R042-too-deep = tohle je příliš hluboko vnořené
R042-types = funkce se volají s více než { $most } různými sestavami typů
R043-character = znak { $word } tu nemá žádný význam
R044-compares = == porovnává; hodnotu nedává
R044-gives = = dává hodnotu; nic neporovnává
R045-no-block = { $word } nezačíná žádný blok
R045-no-statement = { $word } nezačíná žádný příkaz
R045-between = mezi podmínku a její blok { $word } nepatří
R046-comment = tohle tu není komentář
R046-angles = <> tu nic neporovnává
R046-wrong-way-round = oba znaky jsou v opačném pořadí
R046-not-in-rules = { $word } se v pravidlech nepíše
R046-makes-no-name = { $word } tu žádné jméno nevytvoří
R046-whole-numbers = čísla jsou celá
R050-twice = jsou tu dvě funkce { $word }
R050-inside = funkce { $word } je uvnitř bloku
R051-nowhere = tato hodnota nikam nejde
R052-taken = { $word } už je jméno položky nebo matice
R053-outside = return je mimo funkci
R054-nothing = funkce { $word } nic nevrací
R054-two-kinds = funkce vrací pokaždé něco jiného: tady { $here }, jinde { $there }
R054-now-and-then = funkce na jednom místě hodnotu vrací a na jiném ne
R055-wrong-way = tohle je v opačném pořadí
R055-from = from patří k flood a size
R055-area = oblast začíná v bodě
R055-no-while = oblast nemá while
R055-connected = connected prochází políčka matice
R055-joined = políčka spojená s bodem určuje while
R055-listed = body vypsané za sebou musí být známé
R056-two-values = { $word } bere dvě hodnoty
R056-point-or-numbers = inside bere bod nebo dvě čísla
R056-one-list = length bere jeden seznam
R056-goes-through = { $word } potřebuje, co má procházet, a dvojtečku
R056-values = počet hodnot pro { $word } má být { $wanted }, ale je { $given }
R056-one-number = { $word } bere v [ ] jedno číslo
R056-ray = RAY bere dva body
R057-each = { $word } zastupuje postupně každý prvek; hodnotu mu dát nelze
R058-itself = funkce { $word } volá sama sebe, přímo nebo přes jinou
R060-open-brace = tato závorka není uzavřená
R060-inside = constraint stojí uvnitř bloku
R061-random = zákon nemůže losovat
R061-does = zákon volá funkci, která nejen počítá hodnotu
R061-item = zákon se ptá na { $word }, a to se během hry mění
R061-matrix = zákon se ptá na { $word }, a to se během hry mění
R061-not-connected = že políčka nejsou spojená, není zákon, se kterým se dá pracovat
R062-broken = úroveň { $level }: už zadaná políčka porušují zákon: { $law }
R062-many-values = úroveň { $level }: zákon pracuje s příliš mnoha hodnotami najednou
R062-many-elements = úroveň { $level }: zákon prochází příliš mnoho prvků
R062-many-laws = úroveň { $level }: ze záhlaví vzniká příliš mnoho zákonů
R062-many-clauses = úroveň { $level }: zákony až po tento jsou na práci příliš rozsáhlé
R062-unknown-bounds = úroveň { $level }: to, co se prochází, závisí na políčku, které není zadané
R062-unknown-runs = úroveň { $level }: délky skupin závisí na políčku, které není zadané
R062-area-in-area = úroveň { $level }: zákon se ptá na oblast uvnitř jiné oblasti
R062-area-value = úroveň { $level }: velikost nebo počet v oblasti lze jen porovnat
R062-area-start = úroveň { $level }: začátek oblasti závisí na políčku, které není zadané
R062-area-fold = úroveň { $level }: o políčkách oblasti lze říci jen count, any a all
R062-not-worked-out = úroveň { $level }: zákon se ptá na něco, co nelze předem zjistit
R063-not-turned = úroveň { $level }: volba políčka { $x },{ $y } neotáčí jen je samo mezi jeho dílky

# == T: zprávy
T001-empty = soubor je prázdný
T002-json = tohle není JSON: { $what }
T003-depth = seznamy a objekty jsou v sobě hlouběji než { $most }
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
T014-none-of = „{ $text }“ není nic z těchto slov: { $known }
T015-missing = položka chybí
T020-no-place = „{ $text }“ není místo
T020-two-numbers = místo mají určovat dvě čísla
T021-outside = { $cell } leží mimo desku { $size }
T022-several = na jednom místě nemůže ležet víc dílků
T023-twice = { $word } je na tomto dílku spojeno dvakrát
T024-no-side = strana „{ $letter }“ není U, D, L ani R
T025-no-end = „{ $word }“ není konec cesty; na jedné straně je jich { $count } (počítáno od 0)
T026-no-name = chybí jméno předmětu
T026-many = předmětů je víc než 256 druhů
T027-no-item = předmět „{ $name }“ na žádném dílku není
T028-many = počet dílků je { $count }
T028-none = žádné dílky tu nejsou
T029-taken = na { $cell } už leží tiles[{ $first }]
T030-no-effect = „{ $text }“ není účinek
T031-no-goal = „{ $text }“ není cíl
T032-no-condition = „{ $text }“ není podmínka
T033-no-action = kolo má aspoň jeden krok
T034-distances = nejdelší pohyb je kratší než nejkratší
T035-die = kostka potřebuje nejvyšší číslo
T040-players = počet hráčů je { $count }
T041-pool = vylosovat se má zatím { $drawn } cílů, ale v zásobě je jich { $pool }
T042-no-scoring = „{ $text }“ není způsob počítání bodů
T043-parts = místo začátku má čtyři části
T044-no-path = dílek na { $cell } tady žádnou cestu nemá
T045-no-tile = na { $cell } žádný dílek neleží
T046-no-path = dílek na { $cell } tady žádnou cestu nemá
T047-find = hráči berou { $item } z dílků, takže se může stát, že ho nepůjde najít
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
    [standing] jak hra stojí
    [seed] náhodné číslo na začátku
    [tile] dílek chybí, nebo je tu dvakrát
   *[items] předměty na dílcích
 }

# == H: zprávy
H001-none = této úrovni nic uloženého nepatří
H002-other-rules = uložený tah { $number } se hrál podle jiných pravidel této hry; zůstává, ale pokračovat v něm nejde
H003-damaged = tento uložený stav je poškozený: { $why }
H003-ill-formed = tento uložený stav je poškozený
H003-size = tento uložený stav je poškozený: má víc než { $most } bajtů, které se čtou
H003-number = tento uložený stav je poškozený: tvrdí, že má číslo { $number }
H003-value = tento uložený stav je poškozený: „{ $text }“ není hodnota pro <{ $name }>
H004-missing = chybí uložené stavy { $first } až { $last }
# == S: složky hráčů
S001-failed = { $doing } se nepodařilo: { $why }
S001-unknown-settings = nastavení na disku nelze přečíst, proto se nepřepisuje
S002-open = tento hráč je otevřený v jiném programu
S003-size = soubor má víc než { $most } bajtů
S003-sum = soubor je poškozený: kontrolní součet nesouhlasí
S004-no-folder-name = „{ $name }“ není jméno složky hráče
S005-no-value = „{ $value }“ není hodnota nastavení { $name }
S006-no-player = hráč { $name } tu není
S007-no-manual = návod chybí
S008-not-watched = změny her se nesledují
S008-cannot-watch = změny her nelze sledovat: { $why }
S009-data-set = datovou sadu se nepodařilo zapsat: { $why }
S009-other-run = složka obsahuje výsledky jiného výpočtu
S011-parquet-folder = Parquet se zapisuje do složky
S011-no-parquet = tento program je sestaven bez Parquetu
S011-record = záznam se nepodařilo zapsat: { $why }
S011-file = soubor nelze zapsat: { $why }
S012-no-parcel = tohle není soubor zip hráče: { $why }
S012-files = tohle není soubor zip hráče: je v něm víc než { $most } souborů
S012-path = tohle není soubor zip hráče: cesta „{ $name }“ vede ven ze složky hráče
S012-twice = tohle není soubor zip hráče: „{ $name }“ je v něm dvakrát
S012-no-switchboard = tento soubor nelze přidat: { $why }
S013-no-name = hráč potřebuje jméno
S013-taken = hráč { $name } už tu je
S013-removes-all = odstraněním hráče { $name } zmizí nastavení i všechny uložené stavy
S013-no-language = „{ $tag }“ není jazyk programu
S014-many = nových úrovní této hry už je uloženo { $most }
S015-no-level = úroveň { $name } se pro tohoto hráče nevytvořila
S016-gone = složka hráče už tu není
S017-missing = soubor chybí
S018-not-kept = kód hráče nelze uložit: v dalším exportu bude jiný
S019-left = zůstaly tu osobní údaje, které měly být odstraněny
S020-left-out = v souboru zip to není: není to soubor ani složka, jaké hráč mívá
S021-emptied = uložené stavy této úrovně během hry zmizely
S022-no-locks = na tomto disku se nepozná, zda za tohoto hráče hraje ještě jiný program
S023-named = { $other } má hry, které hrál také { $player }

# == D: zprávy
D001-no-room = na disku není místo
D002-no-player = hráč „{ $player }“ tu není
D003-no-game = hra „{ $name }“ tu není
# == Z: PuzzleScript
Z001-not-opened = zde se zavírá komentář, který nebyl otevřen
Z001-not-closed = tento komentář není uzavřen
Z002-followed = za názvem oddílu { $name } smí stát jen komentář
Z002-twice = oddíl { $name } je tu dvakrát
Z002-late = oddíl { $name } stojí příliš pozdě
Z002-after = oddíl { $name } musí následovat po oddílu { $other }
Z003-size = „{ $value }“ není velikost
Z003-seconds = „{ $value }“ není počet sekund
Z003-again = { $word } stojí už na řádku { $line }
Z003-no-value = { $word } potřebuje hodnotu
Z003-long-title = název hry je velmi dlouhý
Z003-word = „{ $word }“ nepatří mezi slova úvodu
Z003-palette = „{ $value }“ není paleta
Z003-bracket = závorka zde patří k hodnotě: komentář potřebuje vlastní řádek
Z004-row = toto není řádek obrázku
Z004-no-colour = { $name } nemá barvu
Z004-not-a-colour = „{ $word }“ není barva
Z004-height = obrázek objektu { $name } nemá pět řádků
Z004-width = řádek obrázku objektu { $name } nemá pět znaků
Z004-size = obrázek objektu { $name } nemá rozměr pět krát pět
Z004-colour = { $name } nemá barvu číslo { $colour }
Z005-form = toto není řádek legendy
Z005-mixed = „and“ a „or“ nemohou stát na jednom řádku legendy
Z005-itself = { $name } je definováno samo sebou
Z005-or-of-and = { $name }: jedno z několika (or) se nedá složit z několika najednou (and)
Z005-and-of-or = { $name }: několik najednou (and) se nedá složit z jednoho z několika (or)
Z005-twice = na tomto řádku stojí jedno jméno dvakrát
Z006-unknown = { $name } není nikde definováno
Z006-taken = jméno { $name } je už obsazené na řádku { $line }
Z006-keyword = „{ $name }“ má v pravidlech jiný význam: jako jméno může stát jen v úrovních
Z006-background = chybí objekt nebo řádek legendy jménem Background
Z006-background-all = pozadí nemůže být několik objektů najednou
Z006-player = chybí objekt nebo řádek legendy jménem Player
Z007-unknown = { $name } není definováno, a proto nemůže ležet ve vrstvě
Z007-all = { $name } je několik objektů najednou a nemůže ležet v jedné vrstvě
Z007-twice = { $name } je v této vrstvě dvakrát
Z007-two = { $name } leží ve vrstvách { $first } a { $second }
Z007-none = chybějí kolizní vrstvy
Z007-missing = { $name } neleží v žádné vrstvě
Z007-incomplete = ne vše z { $name } leží v nějaké vrstvě
Z007-together = { $name } a { $other } leží v jedné vrstvě a nemohou stát na jednom políčku
Z008-number = zvuk potřebuje své číslo
Z008-behind = „{ $word }“ stojí za číslem zvuku, kde nesmí stát nic
Z008-verb = „{ $word }“ není událost, při které zní zvuk
Z008-event = zvuk potřebuje událost
Z008-already = { $word } už zvuk má
Z008-all = { $name } je několik objektů najednou: zvuk patří jen k jednotlivým
Z009-plus-first = pravidlo s + potřebuje před sebou jiné pravidlo
Z009-arrow-twice = „->“ smí v pravidle stát jen jednou
Z009-no-pattern = chybí vzor v hranatých závorkách
Z009-no-arrow = pravidlo potřebuje „->“ mezi tím, co se hledá, a tím, co z toho bude
Z009-nothing-before = před šipkou nic nestojí
Z009-nothing-after = za šipkou nic nestojí
Z009-plus-twice = jedno + stačí
Z009-relative = „{ $word }“ nemůže určit směr pravidla
Z009-prefix = „{ $word }“ nemůže stát před první závorkou pravidla
Z009-random-plus = náhodné (random) může být jen první pravidlo skupiny
Z009-bracket-within = závorka se otevírá uvnitř závorky
Z009-outside = „{ $word }“ stojí mimo závorky
Z009-motion = za pohybem musí stát to, co se pohybuje
Z009-dots-alone = „...“ stojí v samostatném políčku
Z009-no-effect = „{ $word }“ tu nemá účinek
Z009-command-place = { $word } patří na konec pravidla
Z009-motions = „{ $other } { $word }“: za pohybem musí stát to, co se pohybuje
Z009-command-late = { $word } je lepší psát na konec pravidla
Z009-not-closed = závorka není uzavřena
Z009-command = „{ $word }“ není příkaz
Z009-dots-end = „...“ na začátku nebo na konci vzoru nic neříká
Z009-dots-many = v jednom vzoru smí „...“ stát nanejvýš dvakrát
Z009-patterns = obě strany pravidla mají stejně mnoho vzorů
Z009-cells = vzory před šipkou a za ní mají stejně mnoho políček
Z009-dots-sides = „...“ stojí na obou stranách pravidla ve stejných políčkách
Z010-one-layer = za šipkou stojí dvě věci jedné vrstvy na jednom políčku
Z010-no-all = { $name } je několik objektů najednou: „no“ patří jen k jednotlivým
Z010-open-motion = pohyb za šipkou není určen: před šipkou ho nic neurčuje
Z010-open-property = za šipkou může { $name } být kterýkoli z několika objektů: před šipkou nic neurčuje který
Z010-late-mixed = pravidla late a jiná stojí v jedné skupině: přesto běží v různou dobu
Z010-late-motion = pravidla late běží až po všech pohybech: žádný nemohou jmenovat
Z010-random-one = random { $name }: není z čeho vybírat
Z010-twice-no = no { $name } stojí v jednom políčku dvakrát
Z010-twice-before = { $name } stojí v jednom políčku dvakrát
Z010-twice-after = { $name } stojí za šipkou v jednom políčku dvakrát
Z010-never-together = { $name } a { $other } leží v jedné vrstvě: nikdy nestojí na jednom políčku
Z010-never = { $name } tu být má a { $other } ne: to nikdy nenastane a pravidlo se vynechá
Z010-never-matches = pravidlo chce, aby něco bylo i nebylo na místě: v tom rozsahu se vynechá
Z010-put-and-taken = { $name } se sem dává a { $other } se bere pryč: to si odporuje
Z010-says-nothing = no { $name } vedle { $other } nic neříká: leží v jedné vrstvě
Z010-says-nothing-here = no { $name } tu nic neříká: to, co tu být má, leží ve stejných vrstvách
Z011-pairs = každé startloop potřebuje za sebou endloop a smyčky se nevnořují
Z011-open = toto startloop nemá endloop
Z012-begins = podmínka začíná slovem all, some nebo no
Z012-form = toto není podmínka výhry
Z013-none = chybějí úrovně
Z013-width = řádky úrovně mají stejnou délku: co chybí, opakuje poslední znak řádku
Z013-unknown = znak { $sign } z úrovně není v legendě
Z013-several = znak { $sign } z úrovně může být kterýkoli z několika objektů: úroveň potřebuje jeden
Z014-rigid = skupin s pravidly rigid je více než { $most }
Z014-rule = pravidlo má v políčku více než { $cell } věcí, nebo má více než { $most } věcí a políček
Z014-legend = více než { $most } jmen legendy na sebe navazuje
Z014-cells = tato úroveň má více než { $most } políček
Z014-side = tato úroveň má více než { $most } řádků nebo sloupců
Z014-expanded = toto pravidlo zastupuje více než { $most } pravidel
Z014-all-expanded = pravidla dohromady zastupují více než { $most } jednotlivých
Z014-objects = objektů je více než { $most }
Z014-layers = vrstev je více než { $most }
Z014-source = zdrojový text má { $size } bajtů, více než { $most }, které se čtou
Z015-endless = pravidla neměla konce a byla ukončena

# == rady
cure-add-as-template = přidejte ji; jak, ukazuje help/NEW_GAME
cure-add-clue = přidejte { $piece } s obrázkem do pieces.xml hry
cure-add-distance = přidejte "max_move_distance": 6
cure-add-field = přidejte "{ $name }": ...
cure-add-final = přidejte matici FINAL s figurkami tak, jak stojí na konci
cure-add-goal = přidejte řádek: goal "0110...", řádek po řádku, 1 je vyplněné pole
cure-add-goals = přidejte cíle do random_goal_pool, nebo jich losujte méně
cure-add-it = přidejte to
cure-add-item = přidejte do úrovní položku { $word }
cure-add-item-or-local = přidejte do úrovní položku { $word }, nebo napište local { $word } = ...
cure-add-or-name-piece = přidejte do pieces.xml figurku { $word }, nebo napište jméno některé, která tam je
cure-add-piece = přidejte ji do pieces.xml, nebo napište některé ze jmen, která tam jsou
cure-add-positions = přidejte je s typem xsd:int; Ax a Ay jsou začátek, 0, když žádný není
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
cure-behind-colon = napište podmínku za :
cure-beside-count = napište název položky, nebo matici a prvek: HAND[0, 0]
cure-beside-level = dejte každé úrovni tuto položku nebo tuto matici čísel s prvkem
cure-beside-piece = napište některý název z pieces.xml
cure-braces-around = odstraňte to a kolem bloku napište {"{"} a {"}"}
cure-build-parquet = sestavte ho s vlastností parquet, nebo použijte jiný formát
cure-cannot-be-solved = žádná mez to nezmění; kde mají být tahy doložené, napište <Solution>
cure-cell-example = například <Cell character="#" piece="Wall"/>
cure-cell-form = pole se píše sloupec,řádek, například 3,4
cure-cell-or-matrix = napište <{ $name }>, nebo zvolte jiný druh matice
cure-cells-as-width = napište tolik polí, kolik říká šířka, nebo změňte šířku
cure-cells-from-zero = políčka se počítají od 0
cure-cells-name = napište <Cells name="Mills">
cure-check-before = zkontrolujte uvozovky, čárky a závorky těsně před tímto místem
cure-close-and-remove-again = zavřete druhý program a odstraňte hráče znovu
cure-close-before-else = napište {"}"} před else
cure-close-block = napište {"}"} na konec bloku
cure-close-cdata = napište na konec ]]>
cure-close-comment = napište na její konec -->
cure-close-other = zavřete ten druhý; do té doby se tu nic neukládá
cure-close-quote = napište koncovou uvozovku
cure-close-tag = napište na její konec >; znak < v textu se píše &lt;
cure-close-text = napište na jeho konec "
cure-column-and-row = napište sloupec a řádek jako dvě čísla, počítaná od 0
cure-column-row = napište [sloupec, řádek]
cure-compare-template = porovnejte ho se souborem v help/NEW_GAME
cure-compare-values = napište HODNOTA == HODNOTA nebo HODNOTA != HODNOTA
cure-copy-by-hand = podívejte se, co to je; je-li to potřeba, zkopírujte to ručně
cure-copy-into-game = zkopírujte soubor do složky hry
cure-copy-into-pieces = zkopírujte obrázek do složky PIECES a napište jen jeho jméno
cure-copy-template = zkopírujte soubor z help/NEW_GAME a vyplňte ho
cure-correct-answer = opravte mřížku, nebo její řešení
cure-correct-clues = opravte čísla, nebo cíl; 1 je vyplněné políčko
cure-count-from-0 = sloupce a řádky se počítají od 0
cure-count-tenths = počítejte třeba v desetinách: místo 1.5 napište 15
cure-difficulty-name = napište <Difficulty name="easy">
cure-each-in-parentheses = napište ((A == B) AND (C != D)), každou ve vlastních závorkách, nebo přejděte na language="2"
cure-end-loop = cyklus ukončete tím, co má v závorkách, jako foreach (C in STATE while ...), nebo napište stop;
cure-end-or-save-as = dejte mu příponu .{ $found }, nebo ho uložte v kreslicím programu jako { $wanted }
cure-endless-loop = hledejte while nebo cyklus, který nikdy neskončí
cure-entities = znak & se píše &amp;, znak < se píše &lt;
cure-equal-rows = každý řádek listu má tolik buněk jako nejdelší
cure-fewer-measures = některé míry vynechte
cure-fewer-names = použijte méně jmen
cure-fields-are = položky jsou { $known }
cure-file-endings = jméno musí končit na .csv, .xlsx, .ods, .xsb, .non, .sdm nebo .txt
cure-fill-cells = napište { $word }[x, y] = ..., nebo přejděte na language="2", kde ji lze vyplnit celou
cure-forms = napište name="xsb", "non" nebo "sudoku"
cure-four-levels = tiles.json nepotřebuje víc než čtyři úrovně vnoření
cure-four-parts = napište [sloupec, řádek, "U", 0]
cure-free-and-save = uvolněte na něm místo a uložte znovu
cure-free-space = uvolněte na něm místo
cure-gap-then-filled = napište, co je mezera, a pak, co je vyplněné pole
cure-give-it = něčemu ji dejte pomocí =
cure-give-location = dejte některému dílku toto location, nebo nastavte fill_unspecified_tiles na true
cure-goal-size = cíl má tolik znaků, kolik je šířka krát počet řádků
cure-group-sorts = napište rows, columns nebo velikost čtverců, například 3x3
cure-head-condition = napište { $word } (PODMÍNKA) {"{"} ... {"}"}
cure-higher-limit = vyšší --limit dá hledání víc času
cure-if-else = napište if (PODMÍNKA) {"{"} ... {"}"} else {"{"} ... {"}"}
cure-ignored-known = přeskočí se; známé jsou { $known }
cure-in-front = před = napište položku, políčko nebo matici
cure-into-functions = části dejte do vlastních funkcí
cure-item-example = například <Item name="Signs" value="9"/>
cure-item-name = napište jméno, například coin
cure-item-row = například: Score, 0, true
cure-items-are = předměty na dílcích jsou { $known }
cure-its-path = podívejte se na jeho cestu
cure-keep-first = nechte jen jedno; platí první
cure-keep-item = dejte jeden předmět { $item } na dílek, který sbírá, nebo vynechte max_player_items
cure-keep-one = nechte jen jedno
cure-keep-or-language = nechte jen jedno, nebo dejte každému jeho jazyk jako v xml:lang="cs"
cure-languages = napište cs, sk, en nebo de
cure-last-line-away = pokud ho někdo změnil ručně, smažte jeho poslední řádek
cure-leave-contents = vynechte Contents; soupeř se Search hraje každou hru
cure-leave-out = vynechte ji
cure-level-words = na listu Level může být name, author a solution
cure-levels-in-file = v souboru jich může být 1 až { $most }
cure-list-players = uveďte 1 až { $most } hráčů: více by jich nešlo rozeznat barvou a číslem
cure-list-players-command = vypíše je `switchboard players`
cure-list-tile = uveďte aspoň jeden dílek
cure-local-name = hodnotu dejte jménu, které vytvoří local
cure-make-level = vytvořte složku LEVELS/01 se soubory description.xml a startingLayout.xml
cure-make-smaller = zmenšete ho
cure-matrix-in-levels = dejte matici raději do úrovní
cure-measure-board = zužte rozsah least až most, nebo nastavte v <Contents>, co deska potřebuje
cure-measure-ends = napište například least="3" most="12"
cure-measure-name = napište name="Width", name="Height" nebo jméno položky, která je číslo
cure-measure-once = jednu z nich vynechte
cure-may-write = podívejte se, zda tam smíte zapisovat, nebo zvolte jiné místo
cure-mend-level = opravte úroveň, nebo ji vynechte; kde se zastaví, ukáže `switchboard play`
cure-message-name = napište <Message name="remove">, pro say "remove";
cure-minimum-or-final = podívejte se, zda MinimumNumberOfMoves není větší než počet tahů, nebo zda FINAL není jiné
cure-more-signs = zadejte víc znaků, ať zbude jediné řešení
cure-most-board = vejde se nejvýš { $most } x { $most }
cure-most-or-least = zvětšete <Most>, nebo zmenšete <Least>
cure-move-text = smažte ho, nebo ho dejte do prvku, do kterého patří
cure-move-up = posuňte ho výš, nebo odeberte break
cure-name-a-list = pojmenujte jeden z jejích seznamů, jako any(L in MILLS : A in L)
cure-name-before-rows = napište jméno samo na řádek před jeho řádky, například STATE
cure-name-end = uveďte konec, který jmenují connections dílku
cure-name-instead = místo nich se ukazuje jméno složky; uložte údaje hráče znovu
cure-name-level = napište jméno složky v LEVELS
cure-name-matrix = napište jméno některé <MatrixBool> z úrovní
cure-name-once = uveďte každý konec jednou; víc stran spojte v jednom textu, například "L0,U0,D0"
cure-name-picture = napište jméno souboru v PIECES, nebo Avatar
cure-name-state = pojmenujte list s deskou STATE
cure-near = neměli jste na mysli { $near }?
cure-near-quoted = neměli jste na mysli „{ $near }“?
cure-new-game = zkopírujte help/NEW_GAME, nebo spusťte `switchboard new`
cure-not-written-over = dokud ho nelze přečíst, nepřepisuje se
cure-note-moves = zahrajte úroveň a zapište tahy, nebo <Solution> vynechte
cure-number-in-range = napište celé číslo od { $least } do { $most }
cure-number-without-quotes = napište číslo bez uvozovek
cure-on-its-own = napište ji samostatně, ne dovnitř {"{"} {"}"}
cure-one-a-place = vynechte location nebo amount, nebo napište pro každé místo jeden dílek
cure-one-of-these = napište jedno z nich
cure-one-program = hra pokračuje a ukládá se; neotvírejte hráče ve dvou programech najednou
cure-one-root = soubor má jen jeden
cure-only-text = patří tam jen text
cure-other-level = uveďte v <Level> jinou úroveň
cure-other-location = dejte jednomu z nich jiné location
cure-other-name = zvolte jiné jméno
cure-other-out = zvolte jiný soubor pomocí --out
cure-other-picture = změňte obrázek tak, aby jeho čísla žádný jiný nepřipouštěla
cure-other-place = zvolte jiné místo
cure-other-value = odstraňte ho, nebo uveďte jinou hodnotu
cure-out-folder = určete ji pomocí --out FOLDER
cure-own-cell = tato metoda vytváří desky, na kterých každý tah otočí své pole
cure-picture-kinds = udělejte z něj jeden z druhů { $known }
cure-pieces-and-level = podívejte se do pieces.xml a na <Level>
cure-pieces-file = figurky jsou v pieces.xml
cure-plain-name = použijte písmena, číslice a spojovníky, například my-game
cure-play-goes-on = hra pokračuje; uložit se zkouší znovu při každém tahu
cure-players = napište číslo od 1 do { $most }, nebo dvě jako 2-4
cure-property-name = napište <Property name="value">7</Property>
cure-put-in-quotes = dejte to do uvozovek
cure-put-it-back = vraťte ji zpět
cure-put-on-tile = dejte ho na dílek pomocí "items"
cure-put-picture = dejte tam ten soubor, nebo napište jméno jiného
cure-raise-or-lower = zvyšte max_move_distance, nebo snižte min_move_distance
cure-remove = smažte to
cure-remove-doctype = smažte ho; texty, které pojmenovává, napište na jejich místa
cure-remove-in-list = některé smažte v seznamu úrovní
cure-remove-or-misspelt = smažte ji, nebo se podívejte, zda někde není její jméno s překlepem
cure-put-folder-back = podívejte se, zda je disk připojen, nebo složku vraťte; jakmile tu bude, hra se uloží
cure-put-help = dejte složku help vedle programu
cure-put-saves-back = odtud se ukládá dál; jsou-li dřívější stavy potřeba, vraťte je
cure-remove-leftover = odstraňte to; pokusí se o to i příští `switchboard players`
cure-rename-first-counts = dejte jedné z nich jiné jméno; platí první
cure-rename-one = dejte jednomu z nich jiné jméno
cure-rename-to = přejmenujte { $other } na { $name }
cure-return-value = napište do ní return s hodnotou
cure-row-one-way = pište řádek buď s prvky, nebo bez nich, ne obojí
cure-rows-as-height = napište tolik řádků, kolik říká výška, nebo změňte výšku
cure-rows-as-template = pište řádky matic tak jako help/NEW_GAME, nebo změňte soubor ručně
cure-rule-languages = napište language="1" nebo language="2"
cure-same-size = dejte oběma stejnou šířku a výšku
cure-pieces-at-the-end = napište figurky, které tam mají na konci stát
cure-where-it-stands = napište Ax = { $column } a Ay = { $row }, pokud se pravidla ptají, kde stojí
cure-from-zero = sloupce a řádky se počítají od 0; pokud žádná figurka nechodí, napište 0 a 0
cure-full-or-other-out = podívejte se, zda není disk plný, nebo zvolte jinou složku
cure-other-run = zvolte prázdnou složku, nebo zadejte totéž, co stojí v run.json
cure-own-matrix = dejte této úrovni vlastní { $name }
cure-own-rule = dejte mu vlastní GameRule, nebo přejděte na language="2"
cure-pair-around = napište kolem celé podmínky ještě jeden pár závorek
cure-save-again = uložte ho znovu v kreslicím programu
cure-save-as = uložte ho v kreslicím programu jako { $wanted }
cure-save-utf8 = uložte ho v kódování UTF-8
cure-save-workbook = uložte ho znovu jako .xlsx nebo .ods, nebo každou úroveň jako .csv
cure-say-language-two = napište na začátek souboru <ArrayOfGameRule language="2">
cure-say-language-two-or-less = napište <ArrayOfGameRule language="2">, nebo používejte jen if, ==, !=, + a -
cure-say-yes = pokud to tak má být, přidejte --yes
cure-search-kinds = napište kind="mcts" nebo kind="alphabeta"
cure-see-and-save = podívejte se, zda jsou složka a disk v pořádku, a uložte znovu
cure-see-check = nemá generator.xml, nebo jsou v něm chyby: viz `switchboard check`
cure-see-connected = podívejte se, zda je disk připojený
cure-see-moved = podívejte se, zda ji někdo nepřesunul nebo nesmazal
cure-see-rights = podívejte se, zda ho smíte číst
cure-see-there = podívejte se, zda tam je
cure-set-aside = odkládá se stranou; použije se nejnovější dobrý
cure-set-valid = nastavte na true pole, která jdou zvolit jako první
cure-short-label = napište jedno až tři písmena nebo číslice
cure-side-and-number = napište stranu a číslo, například U0, nebo zvyšte board.paths_on_tile_side
cure-sides = U je nahoru, D dolů, L vlevo, R vpravo
cure-sign-pieces = dejte každé číslici a znakům + - * / = figurku
cure-smaller-number = napište menší číslo
cure-smaller-picture = zmenšete obrázek
cure-split-file = rozdělte ho, nebo vynechte, co není potřeba
cure-split-it = rozdělte ho
cure-start-again = po změně spusťte program znovu
cure-start-it = začněte ji
cure-start-on-end = začněte na konci, který jmenují connections dílku
cure-starts-anew = úroveň začne znovu; historie dál ukazuje, co se hrálo
cure-stays-there = zůstává, kde je; použije se nejnovější, který jde přečíst
cure-sudoku-sizes = má jich 16, 81 nebo 256
cure-take-away = odstraňte to
cure-take-export = vezměte takový, jaký zapsal `switchboard players export`
cure-take-switchboard = vezměte soubor hráče z `switchboard players export`, nebo zip se složkou hry
cure-true-false-beside = napište true, false nebo beside
cure-true-or-false = napište true nebo false
cure-truth-without-quotes = napište true nebo false bez uvozovek
cure-two-rules = napište dvě pravidla, nebo přejděte na language="2"
cure-type-int = napište xsi:type="xsd:int"
cure-use-loop = použijte místo toho while nebo foreach
cure-use-piece = použijte jméno z pieces.xml
cure-usual-settings = použijí se obvyklá nastavení
cure-usual-value = použije se obvyklá hodnota
cure-value-types = napište xsi:type="xsd:int", "xsd:string" nebo "xsd:boolean"
cure-within-bounds = napište číslo v těchto mezích
cure-without-point = napište ho bez desetinné tečky a bez exponentu
cure-writable-for-code = povolte do složky zapisovat, aby se exporty daly spojit
cure-writable-or-users = povolte zápis, nebo zvolte jinou složku pomocí --users
cure-write = napište { $write }
cure-write-after-add = napište ho za add
cure-write-ampersand = jako znak v textu se píše &amp;
cure-write-answer = napište za ni po mezeře vyplněnou mřížku
cure-write-as = napište ji jako <{ $wanted }>
cure-write-attribute = napište název="hodnota"
cure-write-clues = pište celá čísla oddělená čárkami pod rows nebo columns
cure-write-colour = napište webové jméno barvy jako Green, nebo #rrggbb
cure-write-comment = poznámka se píše <!-- ... -->
cure-write-comment-so = napište <!-- komentář -->
cure-write-define = napište define Jmeno(x) {"{"} ... {"}"}
cure-write-double = k porovnání napište ==
cure-write-element = napište <{ $name }>
cure-write-else-ifs = napište if (...) {"{"} ... {"}"} else if (...) {"{"} ... {"}"}
cure-write-end-tag = napište </{ $name }>
cure-write-end-tag-where = napište </{ $name }> tam, kde končí
cure-write-fold = napište { $word }(C in STATE : ...)
cure-write-form = { $count ->
    [one] napište
    [few] napište jedno z tohoto:
   *[other] napište jedno z tohoto:
 } "{ $forms }"
cure-write-game-name = napište ho mezi <Name> a </Name>
cure-write-here = doplňte sem: { $what }
cure-write-import = napište do složky hry import.xml; jak, ukazuje docs/level-data.md
cure-write-instead = napište { $wanted } místo { $near }
cure-write-into = napište do toho <{ $name }> ... </{ $name }>
cure-write-items = napište {"{"} "coin": {"{"} ... {"}"} {"}"}
cure-write-known = napište { $known }
cure-write-language = napište jedno z těchto slov: { $known }
cure-write-less-than = jako znak v textu se píše &lt;, nebo celý text stojí mezi <![CDATA[ a ]]>
cure-write-list = napište [ ... ]
cure-write-minimum = napište { $moves }; `switchboard solve --write` to udělá
cure-write-move = napište například ["move"]
cure-write-moves = pište tahy jako sloupec,řádek oddělené mezerami, nebo <Solution> vynechte
cure-write-name = napište jméno
cure-write-object = napište {"{"} ... {"}"}
cure-write-one-of = napište jedno z těchto slov: { $known }
cure-write-piece = napište <GamePiece> pro každou věc na desce
cure-write-piece-name = napište piece="Wall"
cure-write-players = napište <Players>{ $numbers }</Players>
cure-write-say = napište say "...";
cure-write-single = k přiřazení hodnoty napište =
cure-write-stop = napište stop; tím pravidla kola skončí
cure-write-true = napište <{ $name }>true</{ $name }>
cure-x-or-y = napište { $point }.x nebo { $point }.y
cure-zero-or-fewest = napište 0, nebo nejmenší počet tahů
cure-part-game = rozdělte hru na několik; zbytek se nečte
cure-move-folders = některé přesuňte jinam; do všech se program nepodívá
cure-wait-reading = počkejte: objeví se v seznamu, jakmile se načte
cure-what-follows-into-if = to, co následuje, napište do if (...) {"{"} ... {"}"}
cure-shorter-functions = napište kratší funkce, nebo je volejte se stejnými typy
cure-check-quicker = zmenšete nebo uberte obrázky, zkraťte pravidla nebo uberte úrovně
cure-run-check = spusťte na ni `switchboard check`
cure-remove-sign = odstraňte ho: mění, co se ukazuje vedle něj
cure-shorter-text = zkraťte ho; zbytek se vynechá
cure-remove-some = některé odstraňte; vynechávají se
cure-rename-counting = jednu z nich přejmenujte; platí ta v { $first }
cure-fewer-frames = zmenšete obrázek, nebo uberte snímky: další se neukazují
cure-one-file = obrázek je jediný soubor: vložte do něj, nač odkazuje, bitmapy jako png, jpeg, gif nebo webp
cure-shorter-source = vynechte úrovně či pravidla, nebo z toho udělejte několik her
cure-z-comment = komentář stojí v kulatých závorkách, co se otevře, to se zavře
cure-z-sections = pořadí je objects, legend, sounds, collisionlayers, rules, winconditions, levels
cure-z-prelude = napište slovo z docs/puzzlescript.md s hodnotou, třeba title Moje hra nebo flickscreen 7x5
cure-z-objects = objekt je jméno, řádek barev, třeba red #00ff00, a pět řádků po pěti číslicích či tečkách
cure-z-legend = napište A = B nebo A = B and C nebo A = B or C
cure-z-names = definujte to v objects nebo v legendě pod vlastním jménem
cure-z-layers = napište každý objekt jednou na řádek oddílu collisionlayers; co smí stát spolu, leží na různých řádcích
cure-z-sounds = napište událost a její číslo, třeba crate move 36772507 nebo sfx0 36772507
cure-z-rule = pravidlo je [ > player | crate ] -> [ > player | > crate ]; před ním smějí stát směry, late, rigid a random, za ním again, cancel, checkpoint, restart, win, sfx0 a message
cure-z-meaning = jmenujte jednotlivé objekty, nebo pravidlo rozdělte
cure-z-loop = napište startloop, pravidla, endloop, každé na vlastní řádek
cure-z-win = napište all target on crate, some player on exit nebo no enemy
cure-z-level = úroveň jsou řádky ze znaků legendy, před ní a za ní je prázdný řádek
cure-z-fewer = zmenšete to
cure-z-endless = zajistěte, aby again a smyčky skončily
cure-piece-or-true = napište jméno dílku, nebo true, pokud s ním deska není hotová
cure-name-a-piece = napište jméno dílku
cure-while-behind = napište před dvojtečku while a co pro ně platí
cure-numbers-in-points = pište do nich čísla, třeba (1, 0)
cure-close-brace = za to, co se má spočítat, napište {"}"}
cure-mend-givens = změňte zadaná políčka nebo zákony
cure-more-givens = zadejte více políček nebo čísel
cure-turn-alone = napište pravidla, která otáčejí zvolené políčko mezi jeho dílky a nemění nic jiného
cure-write-constraints = napište do rules.xml zákony hotové desky, nebo zvolte jinou metodu
