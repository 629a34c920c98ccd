# Čo hovoria problémy a rady. Správa sa volá KÓD-prípad, rada cure-prípad, dodatok za správou more-prípad.

# Pred vykresleným problémom a radami
word-error = chyba
word-warning = varovanie
word-note = poznámka
word-help = rada

# Slová do správ, v prvom páde
doing-saving = ukladanie
doing-reading-file = čítanie súboru
doing-reading-saves = čítanie uložených stavov
doing-reading-save = čítanie uloženého stavu
doing-opening = otvorenie priečinka hráča
doing-removing-level = odstránenie úrovne
doing-exporting-player = exportovanie hráča
doing-importing = importovanie hráča
doing-adding = pridávanie súboru
doing-reading-players = čítanie hráčov
doing-making-folder = založenie priečinka hráča
doing-removing-player = odstránenie hráča
doing-forgetting = zabudnutie posledného hráča
doing-exporting-history = exportovanie histórie
doing-reading-manual = čítanie návodu
doing-removing-it = odstránenie
doing-taking-name-out = vymazanie mena
why-full = disk je plný
why-only-read = z disku sa dá len čítať
why-not-allowed = priečinok sa nesmie meniť
why-not-there = nie je to tam
why-link = na jeho mieste je odkaz
why-folder = na jeho mieste je priečinok
why-device = na jeho mieste je zariadenie alebo rúra
why-game-protected = hra sa nesmie meniť
why-no-properties = nie je v ňom properties.xml
why-no-game = nie je v ňom hráč ani hra
why-no-zip = nie je to súbor zip alebo je poškodený
why-many-files = je v ňom príliš veľa súborov
why-path = niektorá cesta v ňom vedie von z jeho priečinka
why-bad-properties = jeho properties.xml sa nedá prečítať
why-large-file = niektorý súbor v ňom je príliš veľký
why-empty = súbor je prázdny
why-sum = kontrolný súčet nesúhlasí
why-no-items = nie je v ňom <Items>
why-no-start = potrebuje stav 00000000.xml, a ten chýba
why-other-level = patrí inej úrovni alebo pokusu
why-unchanged = <Unchanged> nesúhlasí so začiatkom
why-minimum = jeho MinimumNumberOfMoves nie je, ako má byť
why-far-larger = jeho súbory sú oveľa väčšie než on sám

# Slová do správ, v prvom páde
kind-truth = true alebo false
kind-number = číslo
kind-word = slovo
kind-point = bod
kind-list = zoznam
kind-number-or-point = číslo alebo bod
kind-value = jedna hodnota
what-statement = príkaz
what-name = meno
what-text = text v úvodzovkách
what-function = meno funkcie
what-parameter = parameter
what-piece = meno figúrky alebo skupiny
what-property = vlastnosť
what-value = hodnota
here-open-text = text bez koncovej úvodzovky
here-end = koniec pravidla

# Za ľubovoľnou správou
more-again = , a ešte { $again ->
    [one] raz
    [few] { $again }-krát
   *[other] { $again }-krát
 }
more-in-level = , v úrovni { $inlevel }

# == F: správy
F001-no-file = taký súbor tu nie je
F001-missing = súbor { $name } chýba
F001-fewest = najmenší počet ťahov sa nezapísal: { $why }
F001-game-gone = priečinok hry { $name } zmizol
F002-file = súbor má { $size } bajtov, viac ako { $limit }, ktoré sa čítajú
F003-file = súbor sa nedá prečítať: { $why }
F003-picture = obrázok { $name }
F003-failed = priečinok sa nepodarilo prečítať
F003-deep = priečinky sú v sebe hlbšie než { $most }
F004-file = cesta vedie von z priečinka hry
F004-picture = obrázok { $name } vedie von z priečinka hry
F005-file = súbor nie je text v kódovaní UTF-8
F005-picture = obrázok { $name } nie je v UTF-8
F006-no-folder = priečinok hry tu nie je, alebo je prázdny
F007-none = hra nemá žiadnu úroveň
F007-many = hra má viac ako { $most } úrovní
F008-games = priečinok hier sa nedá prečítať: { $why }
F009-twice = priečinok s menom { $name } má aj iná hra; tá sa vynecháva
F010-bytes = súbory majú spolu viac ako { $most } bajtov
F010-cells = úrovne majú spolu viac ako { $most } políčok
F011-many = v priečinku s hrami je viac ako { $most } priečinkov
F012-reading = hra sa ešte načítava
F013-long = kontrola trvá príliš dlho: všetky pravidlá, úrovne, obrázky a riešenia sa prezrieť nestihli

# == G: správy
G001-unknown = úroveň „{ $word }“ nie je
G002-most-below-least = najviac ťahov, { $most }, je menej ako najmenej, { $least }
G003-unknown = figúrka „{ $name }“ nie je
G004-groups-or-runs = táto metóda potrebuje buď <Groups> polí, ktoré sa líšia, alebo <Runs> vyplnených polí
G004-wall = táto metóda potrebuje <Wall>: čo stojí tam, kam cesta nikdy neprišla
G004-contents = táto metóda potrebuje <Contents>: skript, ktorý dosku zaplní
G004-wall-and-path = táto metóda potrebuje <Wall> aj <Path>, alebo ani jedno
G004-wall-path-or-pieces = táto metóda potrebuje <Wall> a <Path>, alebo <Pieces>, ktoré poznajú svoje otvorené strany
G005-unknown = tento generátor nemá obťažnosť „{ $wanted }“
G006-none = hra { $game } žiadne úrovne nevytvára
G007-no-solution = úroveň { $level } nemá <Solution>, a tak nie je známa jej dokončená doska
G008-runs = v <Runs> nie sú dve figúrky
G008-hidden = <Hidden> nie je v každom vzore matica hodnôt true a false
G008-group = „{ $word }“ nie je druh skupiny
G009-does-more = úroveň { $level } nie je vzor pre túto metódu: voľba poľa v nej urobí viac, než že to pole otočí
G009-not-to-runs = úroveň { $level } nie je vzor pre túto metódu: jej ťahy nevedú k týmto dvom figúrkam
G009-not-to-signs = úroveň { $level } nie je vzor pre túto metódu: jej ťahy nevedú k figúrkam s vlastnosťami sign a given
G009-no-sign = úroveň { $level } nie je vzor pre túto metódu: žiadna figúrka nemá vlastnosť sign s hodnotou { $sign }
G009-no-state = úroveň { $level } nie je vzor pre túto metódu: chýba STATE
G009-rows = úroveň { $level } nie je vzor pre túto metódu: nie každý riadok sa začína figúrkou s vlastnosťou cover a má najviac { $most } znakov
G009-no-laws = pravidlá nemajú žiadny constraint
G010-unknown = miera { $name } nie je Width, Height ani číslo medzi položkami úrovne
G010-twice = miera { $name } je uvedená dvakrát
G010-many = mier je viac než { $most }
G010-range = miera potrebuje atribúty least a most, medzi ktorými je najviac { $most } hodnôt
G010-board = s týmito mierami nevznikne doska, na ktorej by sa dalo hrať: { $measures }

# == X: správy
X001-less-than = znak < tu žiadny prvok nezačína
X001-empty = v súbore nie je žiadne XML
X001-open-tag = značka nie je dokončená
X001-open-quote = hodnota v úvodzovkách nie je dokončená
X001-open-comment = poznámka nie je dokončená
X001-open-cdata = <![CDATA[ nie je dokončené
X001-no-comment = <! nezačína poznámku ani CDATA
X001-unfinished = XML nie je dokončené
X001-ampersand = znak & tu nič nezačína
X001-ill-formed = XML má chybnú stavbu
X001-unreadable = XML sa nedá prečítať
X002-other-name = <{ $name }> je ukončené ako </{ $closed }>
X002-nothing-to-close = </{ $name }> nič neukončuje
X002-open-at-end = <{ $name }> nie je do konca súboru ukončené
X002-open-before = <{ $name }> nie je ukončené pred </{ $other }> na riadku { $line }
X003-entity = &{ $name }; neznamená žiadny znak
X003-ampersand = znak & tu nič nezačína
X004-doctype = DOCTYPE sa nečíta
X005-depth = prvky ležia v sebe hlbšie ako { $most }
X005-elements = v súbore je viac ako { $most } prvkov
X005-attributes = <{ $name }> má viac ako { $most } atribútov
X006-no-value = atribút nemá hodnotu
X006-no-value-behind = za = atribútu chýba hodnota
X006-no-quotes = hodnota atribútu nie je v úvodzovkách
X006-open-quote = hodnota v úvodzovkách nie je dokončená
X006-twice = atribút je tu dvakrát
X007-second-root = začína sa tu druhý vonkajší prvok
X007-text = text stojí mimo vonkajšieho prvku
X008-root = vonkajší prvok je <{ $found }>, a nie <{ $name }>
X008-unknown = <{ $name }> do <{ $of }> nepatrí
X008-other-cell = na mieste <{ $name }> je <{ $found }>
X009-between-elements = medzi prvkami v <{ $of }> stojí text
X009-between-cells = medzi poľami riadka stojí text
X010-element = <{ $name }> je v <{ $of }> dvakrát
X010-text-without-language = <{ $name }> je bez xml:lang{ $tag } dvakrát
X010-text-in-language = <{ $name }> je pre jazyk { $tag } dvakrát
X010-message = správa { $name } je v jednom jazyku dvakrát
X011-element = v <{ $of }> chýba <{ $name }>
X011-name = <{ $of }> nemá atribút „name“
X012-unknown = <{ $of }> nemá atribút „{ $name }“

# == V: správy
V001-missing = chýba celé číslo
V001-out-of-range = { $text } je mimo rozsahu
V001-no-number = „{ $text }“ nie je celé číslo
V001-players = „{ $text }“ nie je počet hráčov
V001-character = character musí byť jeden znak
V001-item = položka potrebuje meno a celé číslo
V002-neither = „{ $text }“ nie je true ani false
V003-none-of = „{ $text }“ nie je žiadne z týchto slov: { $known }
V003-rule-language = jazyk pravidiel „{ $text }“ nie je
V003-form = tvar „{ $name }“ neexistuje
V003-valid = valid je „{ $text }“
V003-language = „{ $text }“ nie je jazyk programu: tento text nikto neuvidí
V004-no-colour = „{ $text }“ nie je farba
V005-element = <{ $name }> je prázdne
V005-game = hra nemá meno
V005-picture = obrázok nemá meno súboru
V005-cell-piece = pole nemenuje žiadnu figúrku
V006-hidden = v <{ $of }> je neviditeľný znak { $sign }
V007-text = text v <{ $name }> má viac ako { $most } znakov
V007-languages = <{ $name }> je tu vo viac ako { $most } jazykoch
V007-messages = správ je viac ako { $most }

# == P: správy
P001-twice = figúrka „{ $name }“ je tu dvakrát
P002-missing = obrázok { $name } nie je v priečinku PIECES
P003-no-ending = obrázok { $name } nemá príponu
P003-kind = obrázok { $name } je druhu { $kind }, ktorý sa nekreslí
P004-damaged = obrázok { $name } je poškodený
P004-other-kind = obrázok { $name } je v skutočnosti { $found }
P004-not-of-kind = obrázok { $name } nie je { $wanted }
P005-unused = figúrku „{ $name }“ nepoužíva žiadne pravidlo ani úroveň
P006-pieces = figúrok je viac ako { $most }
P006-layers = figúrka má viac ako { $most } vrstiev
P007-none = žiadne figúrky tu nie sú
P008-too-large = obrázok { $name } má { $width } x { $height } bodov, viac ako { $most } x { $most }
P008-frames = snímky obrázka { $name } majú spolu viac ako { $most } bodov
P009-reference = obrázok { $name } odkazuje na { $to }, a to sa nekreslí
P010-no-piece = vlastnosť { $name }: { $text } nie je žiadny dielik

# == E: správy
E001-locked = hra sa hrá rovno šípkami a nedá sa to zmeniť: s jedným tlačidlom by sa nedala hrať
E002-locked = označenie poľa je skryté a nedá sa to zmeniť: s jedným tlačidlom by sa nedala hrať
E003-count = „{ $text }“ nepomenúva číslo
E003-level = úroveň { $level } nemá číslo, ktoré má stáť vedľa dosky
E003-piece = figúrka „{ $piece }“, ktorá má stáť vedľa dosky, nie je

# == L: správy
L001-no-matrix = úroveň nemá maticu { $wanted }
L002-no-matrix = úroveň nemá maticu { $wanted }
L003-positions = úroveň nemá { $count ->
    [one] položku
    [few] položky
   *[other] položky
 } { $names }
L004-size = { $name } má { $size }, ale STATE má { $state }
L004-shared = { $name } v súbore { $file } má { $size }, ale STATE má { $state }
L005-rows = { $name } má { $rows ->
    [one] 1 riadok
    [few] { $rows } riadky
   *[other] { $rows } riadkov
 }, jej výška je { $height }
L006-row = riadok { $row } matice { $name } má { $cells ->
    [one] 1 pole
    [few] { $cells } polia
   *[other] { $cells } polí
 }, jej šírka je { $width }
L007-unknown = figúrka „{ $piece }“ nie je
L008-no-move = vo VALID nie je žiadne pole true: úroveň sa začína bez platného ťahu
L009-unknown = „{ $type }“ nie je typ hodnoty
L010-no-type = hodnota nemá typ
L011-item = položka „{ $name }“ je tu dvakrát
L011-matrix = matica „{ $name }“ je tu dvakrát
L013-matrix = { $name } musí byť { $wanted }
L013-position = { $name } musí byť celé číslo
L014-items = je tu viac ako { $most } položiek
L014-matrices = je tu viac ako { $most } matíc
L015-no-final = úroveň nemá FINAL: nikdy sa nedá dokončiť
L021-off-the-board = začiatok Ax = { $x }, Ay = { $y } leží mimo dosky, ktorá má { $size }
L022-beside-the-piece = začiatok je { $x },{ $y }, ale hráčova vlastná figúrka stojí na { $column },{ $row }
L023-all-stars = všetky polia tohto FINAL sú *: úroveň dokončí ktorýkoľvek ťah
L016-no-moves = riešenie nie sú ťahy: { $why }
L016-not-valid = ťah { $number } riešenia, { $move }, tam nie je platný
L016-not-finished = riešenie, ktoré má { $count ->
    [one] 1 ťah
    [few] { $count } ťahy
   *[other] { $count } ťahov
 }, úroveň nedokončí
L017-unsolvable = úroveň žiadne ťahy nevyriešia; prešli sa všetky pozície, kam sa dá dostať
L018-too-many = MinimumNumberOfMoves je { $minimum }, ale na vyriešenie stačí ťahov: { $moves }
L019-too-few = MinimumNumberOfMoves je { $minimum }, ale na vyriešenie treba ťahov najmenej: { $moves }
L020-not-proven = nie je známe: nájdené riešenie má ťahov { $moves }, kratšie (požaduje sa { $minimum }) sa nenašlo ani nevylúčilo
L020-time = nie je známe: čas vypršal skôr, ako sa našla odpoveď
L020-cancelled = nie je známe: hľadanie sa zastavilo
L020-states = nie je známe: prešlo sa toľko stavov, koľko dovoľuje medza
L020-memory = nie je známe: použilo sa toľko pamäti, koľko dovoľuje medza
L020-exhausted = nie je známe: nezostalo nič sľubné, čo by sa dalo prejsť
L020-chance = nie je známe: v hre rozhoduje náhoda
L020-players = nie je známe: hrá viac hráčov
L020-hidden = nie je známe: hra skrýva niečo, čo má hráč ešte len zistiť
L020-tiles = nie je známe: hry s dielikmi sa neriešia
L020-not-replayed = nie je známe: našlo sa riešenie, ktoré sa nedá prehrať, a to je chyba riešiteľa
L024-none = žiadna doska nespĺňa všetky zákony hry
L025-several = úroveň má niekoľko riešení; dve z nich sa líšia v týchto políčkach (spolu { $count }): { $cells }
L026-limits = či má úroveň práve jedno riešenie, sa v daných medziach nepodarilo zistiť
L026-stopped = či má úroveň práve jedno riešenie, sa nezistilo: práca bola zastavená

# == C: správy
C001-twice = meno „{ $name }“ je v tabuľkách dvakrát
C002-no-cell = „{ $word }“ nie je pole
C002-many = v zoznamoch je viac ako { $most } polí

# == O: správy
O001-unknown = prehľadávanie „{ $word }“ nie je

# == N: správy
N001-taken = súbor alebo priečinok s týmto menom tu už je
N002-level = úroveň sa nedá zapísať: { $why }
N002-game = nedá sa zapísať: { $why }
N003-no-name = „{ $name }“ nie je meno pre priečinok
N004-read = úroveň sa nedá prečítať: { $why }
N004-write = úroveň sa nedá uložiť: { $why }
N004-many = úrovní je príliš veľa
N005-form = úroveň je zapísaná tak, že ju editor nevie zmeniť

# == I: správy
I001-too-large = súbor má viac ako { $most } bajtov
I001-not-utf8 = súbor nie je v UTF-8
I001-workbook = zošit sa nedá prečítať: { $why }
I001-sheets = hárkov je viac ako { $most }
I001-csv = riadok { $line } nie je csv: { $why }
I001-levels = počet úrovní v súbore je { $count }
I001-parts = zošit má viac ako { $most } častí
I001-unpacked = rozbalený zošit má viac ako { $most } MiB
I001-far-row = v zošite niečo stojí za riadkom { $most }
I001-far-column = v zošite niečo stojí za stĺpcom { $most }
I001-no-cell = zošit menuje bunku „{ $word }“, ktorá nemôže byť
I001-file = súbor sa nedá prečítať: { $why }
I001-kind = nie je známe, čo je to za súbor
I001-not-written = súbor sa nedá zapísať: { $why }
I002-no-sheet = riadok { $line } nepatrí k žiadnemu hárku
I002-no-state = hárok STATE chýba
I003-sheet = hárok { $name } je väčší ako { $most } krát { $most }
I003-empty-cell = { $cell } je prázdna
I003-clues = tieto nápovedy nepatria k riadkom ani stĺpcom
I003-nonogram = šírka { $width }, riadky ({ $rows }), stĺpce ({ $columns }) a cieľ (polia: { $cells }) k sebe nepasujú
I003-sudoku = mriežka s počtom znakov { $count } nie je sudoku
I003-board = doska má { $width } x { $height }
I004-unknown = figúrka „{ $word }“ nie je
I004-clue = hra nemá figúrku pre číslo { $clue }; najväčšie má { $largest }
I005-item = položka je meno, hodnota a true alebo false
I005-level-word = „{ $word }“ tu nič neznamená
I005-neither = „{ $word }“ nie je true ani false
I006-no-characters = hra nehovorí, čo znamenajú znaky úrovní { $form }
I007-unknown = „{ $character }“ neznamená žiadnu figúrku
I008-no-goal = nonogram nemá cieľ, a tak nikto nevie, kedy je vyriešený
I008-no-answer = na riadku chýba riešenie, a tak nikto nevie, kedy je úroveň vyriešená
I008-other-answer = riešenie má tu iný znak
I008-runs-of-row = riadok { $number } cieľa má úseky { $runs }, čísla pri ňom hovoria { $clues }
I008-runs-of-column = stĺpec { $number } cieľa má úseky { $runs }, čísla pri ňom hovoria { $clues }
I008-twice-in-row = riešenie má { $sign } v riadku { $row } dvakrát, druhý raz v stĺpci { $column }
I008-twice-in-column = riešenie má { $sign } v stĺpci { $column } dvakrát, druhý raz v riadku { $row }
I008-twice-in-box = riešenie má { $sign } v jednom štvorci dvakrát, druhý raz v riadku { $row }, stĺpci { $column }
I008-two-answers = mriežka má viac riešení: líšia sa v riadku { $row }, stĺpci { $column }
I008-two-pictures = číslam zodpovedá viac obrázkov: iný sa líši v riadku { $row }, stĺpci { $column }

# == R: správy
R001-rules = preložené pravidlá prekračujú svoje vlastné medze; nahláste to, prosím
R001-script = preložený skript prekračuje svoje vlastné medze; nahláste to, prosím
R002-no-level = hra nemá úroveň číslo { $number }
R002-one-level = hra s dielikmi má len jednu úroveň
R002-many = úroveň { $level }: viac než { $items } položiek alebo { $matrices } matíc
R002-no-board = úroveň { $level }: chýba STATE alebo VALID
R002-no-position = úroveň { $level }: položka { $name } chýba alebo nie je číslo
R002-no-state = úroveň { $level }: STATE chýba alebo v nej nie sú slová
R002-no-valid = úroveň { $level }: VALID chýba alebo v nej nie je true a false
R002-sizes = úroveň { $level }: STATE, VALID a FINAL nemajú rovnakú veľkosť a typ
R003-words = úroveň { $level }: viac než { $most } rôznych slov
R003-instructions = úroveň { $level }: viac než { $most } inštrukcií
R003-script = skript je príliš dlhý
R004-no-item = položka { $name } chýba
R004-item-kind = položka { $name } má iný typ; má to byť { $kind }
R004-no-piece = { $word } nie je figúrka tejto hry
R004-no-matrix = matica { $name } chýba alebo má inú veľkosť
R004-matrix-kind = matica { $name } má iný typ; má to byť { $kind }
R005-rules = pravidlá potrebovali viac než { $most } krokov
R005-script = skript potreboval viac než { $most } krokov
R010-several = pravidlo je jedno priradenie alebo jedno if
R011-conditions = toto nie je zoznam podmienok
R012-mixed = v jednej podmienke je AND aj OR
R013-condition = toto nie je podmienka
R017-second-language = toto má len jazyk 2
R017-most-of-them = { $count } z { $all } pravidiel je v jazyku 2
R020-no-piece = { $word } nie je figúrka tejto hry
R021-no-list = zoznam { $word } tu nie je
R021-neither = matica ani zoznam { $word } tu nie je
R021-this-is-neither = toto nie je matica ani zoznam
R021-no-matrix = matica { $word } tu nie je
R021-is-neither = { $word } nie je matica ani zoznam
R022-wanted = položka { $word } tu nie je; má tu byť { $wanted }
R022-no-item = položka { $word } tu nie je
R022-no-value = tomuto sa nedá dať hodnota
R023-goes-through-nothing = { $word } neprechádza žiadne prvky
R023-no-function = funkcia { $word } tu nie je
R024-only-pieces = vlastnosti majú len figúrky
R024-none = žiadna figúrka nemá vlastnosť { $word }
R025-none = figúrka ani skupina { $word } tu nie je
R026-two-words = { $one } a { $other } sú dve slová, takže výsledok je zakaždým rovnaký
R026-no-item = položka { $word } tu nie je, takže výsledok je zakaždým rovnaký
R030-wanted = má tu byť { $wanted }, ale je tu { $is }
R030-word = má tu byť { $wanted }, ale je tu slovo { $word }
R030-never-equal = { $one } a { $other } sa nikdy nerovnajú
R030-table-passed-on = tabuľku zoznamov nemožno odovzdať ďalej
R030-table = toto je tabuľka viacerých zoznamov
R030-two-matrices = obe matice nemajú rovnakú veľkosť a typ
R030-nothing-to-go-through = toto nie je matica ani zoznam, takže tu nie je čo prechádzať
R031-outside = toto políčko je vždy mimo { $word }, veľkosť je { $size }
R032-never = k tomuto pravidlu nikdy nedôjde: pravidlo { $rule } kolo vždy ukončí
R033-nothing = toto priradenie nič nezmení
R034-both = { $word } je položka aj figúrka; pravidlá čítajú položku
R035-table = { $word } je tabuľka; žiadne pravidlo ju nezmení
R040-missing = chýba { $what }, nasleduje { $here }
R040-open-text = tomuto textu chýba koncová úvodzovka
R040-no-parentheses = podmienka za { $word } nie je v zátvorkách
R040-ends-early = podmienka sa končí pred týmto { $word }
R041-not-closed = tento blok nie je uzavretý
R041-closes-nothing = táto {"}"} nič nezatvára
R041-else-alone = toto else nepatrí k žiadnemu if
R041-opens-nothing = táto {"{"} k ničomu nepatrí
R042-long-functions = volané funkcie sú dokopy príliš dlhé, každá sa počíta za každú zostavu typov, s ktorou sa volá
R042-too-deep = toto je príliš hlboko vnorené
R042-types = funkcie sa volajú s viac než { $most } rôznymi zostavami typov
R043-character = znak { $word } tu nemá žiadny význam
R044-compares = == porovnáva; hodnotu nedáva
R044-gives = = dáva hodnotu; nič neporovnáva
R045-no-block = { $word } nezačína žiadny blok
R045-no-statement = { $word } nezačína žiadny príkaz
R045-between = medzi podmienku a jej blok { $word } nepatrí
R046-comment = toto tu nie je komentár
R046-angles = <> tu nič neporovnáva
R046-wrong-way-round = oba znaky sú v opačnom poradí
R046-not-in-rules = { $word } sa v pravidlách nepíše
R046-makes-no-name = { $word } tu žiadne meno nevytvorí
R046-whole-numbers = čísla sú celé
R050-twice = sú tu dve funkcie { $word }
R050-inside = funkcia { $word } je vnútri bloku
R051-nowhere = táto hodnota nikam nejde
R052-taken = { $word } už je meno položky alebo matice
R053-outside = return je mimo funkcie
R054-nothing = funkcia { $word } nič nevracia
R054-two-kinds = funkcia vracia zakaždým niečo iné: tu { $here }, inde { $there }
R054-now-and-then = funkcia na jednom mieste hodnotu vracia a na inom nie
R055-wrong-way = toto je v opačnom poradí
R055-from = from patrí k flood a size
R055-area = oblasť sa začína v bode
R055-no-while = oblasť nemá while
R055-connected = connected prechádza políčka matice
R055-joined = políčka spojené s bodom určuje while
R055-listed = body vypísané za sebou musia byť známe
R056-two-values = { $word } berie dve hodnoty
R056-point-or-numbers = inside berie bod alebo dve čísla
R056-one-list = length berie jeden zoznam
R056-goes-through = { $word } potrebuje, čo má prechádzať, a dvojbodku
R056-values = počet hodnôt pre { $word } má byť { $wanted }, ale je { $given }
R056-one-number = { $word } berie v [ ] jedno číslo
R056-ray = RAY berie dva body
R057-each = { $word } zastupuje postupne každý prvok; hodnota sa mu dať nedá
R058-itself = funkcia { $word } volá samu seba, priamo alebo cez inú
R060-open-brace = táto zátvorka nie je uzavretá
R060-inside = constraint stojí vnútri bloku
R061-random = zákon nemôže losovať
R061-does = zákon volá funkciu, ktorá nielen počíta hodnotu
R061-item = zákon sa pýta na { $word }, a to sa počas hry mení
R061-matrix = zákon sa pýta na { $word }, a to sa počas hry mení
R061-not-connected = že políčka nie sú spojené, nie je zákon, s ktorým sa dá pracovať
R062-broken = úroveň { $level }: už zadané políčka porušujú zákon: { $law }
R062-many-values = úroveň { $level }: zákon pracuje s príliš mnohými hodnotami naraz
R062-many-elements = úroveň { $level }: zákon prechádza príliš veľa prvkov
R062-many-laws = úroveň { $level }: zo záhlaví vzniká príliš veľa zákonov
R062-many-clauses = úroveň { $level }: zákony až po tento sú na prácu príliš rozsiahle
R062-unknown-bounds = úroveň { $level }: to, čo sa prechádza, závisí od políčka, ktoré nie je zadané
R062-unknown-runs = úroveň { $level }: dĺžky skupín závisia od políčka, ktoré nie je zadané
R062-area-in-area = úroveň { $level }: zákon sa pýta na oblasť vnútri inej oblasti
R062-area-value = úroveň { $level }: veľkosť alebo počet v oblasti možno len porovnať
R062-area-start = úroveň { $level }: začiatok oblasti závisí od políčka, ktoré nie je zadané
R062-area-fold = úroveň { $level }: o políčkach oblasti možno povedať len count, any a all
R062-not-worked-out = úroveň { $level }: zákon sa pýta na niečo, čo sa nedá vopred zistiť
R063-not-turned = úroveň { $level }: voľba políčka { $x },{ $y } neotáča iba jeho samo medzi jeho dielikmi

# == T: správy
T001-empty = súbor je prázdny
T002-json = toto nie je JSON: { $what }
T003-depth = zoznamy a objekty sú v sebe hlbšie ako { $most }
T010-object = tu má byť objekt
T010-list = tu má byť zoznam
T010-text = tu má byť text
T010-truth = tu má byť true alebo false
T010-number = tu má byť číslo
T010-whole = tu má byť celé číslo
T011-no-field = taká položka neexistuje
T012-twice = položka je tu dvakrát
T013-between = { $number } nie je medzi { $low } a { $high }
T013-more = { $number } je viac ako { $high }
T014-none-of = „{ $text }“ nie je žiadne z týchto slov: { $known }
T015-missing = položka chýba
T020-no-place = „{ $text }“ nie je miesto
T020-two-numbers = miesto majú určovať dve čísla
T021-outside = { $cell } leží mimo dosky { $size }
T022-several = na jednom mieste nemôže ležať viac dielikov
T023-twice = { $word } je na tomto dieliku spojené dvakrát
T024-no-side = strana „{ $letter }“ nie je U, D, L ani R
T025-no-end = „{ $word }“ nie je koniec cesty; na jednej strane ich je { $count } (počítané od 0)
T026-no-name = chýba meno predmetu
T026-many = predmetov je viac ako 256 druhov
T027-no-item = predmet „{ $name }“ na žiadnom dieliku nie je
T028-many = počet dielikov je { $count }
T028-none = žiadne dieliky tu nie sú
T029-taken = na { $cell } už leží tiles[{ $first }]
T030-no-effect = „{ $text }“ nie je účinok
T031-no-goal = „{ $text }“ nie je cieľ
T032-no-condition = „{ $text }“ nie je podmienka
T033-no-action = kolo má aspoň jeden krok
T034-distances = najdlhší pohyb je kratší ako najkratší
T035-die = kocka potrebuje najvyššie číslo
T040-players = počet hráčov je { $count }
T041-pool = vylosovať sa má zatiaľ { $drawn } cieľov, ale v zásobe ich je { $pool }
T042-no-scoring = „{ $text }“ nie je spôsob počítania bodov
T043-parts = miesto začiatku má štyri časti
T044-no-path = dielik na { $cell } tu žiadnu cestu nemá
T045-no-tile = na { $cell } žiadny dielik neleží
T046-no-path = dielik na { $cell } tu žiadnu cestu nemá
T047-find = hráči berú { $item } z dielikov, takže sa môže stať, že sa nebude dať nájsť
T048-label = nápis je príliš dlhý
T050-no-rules = hra s dielikmi nemá pravidlá, ktoré by sa dali volať
T051-players = tiles.json je pre { $numbers } hráčov
T060-save = uložená hra k tejto hre nepatrí: { $what ->
    [board] doska
    [missing] chýba položka
    [numbers] zoznam čísel
    [tiles] počet dielikov
    [players] počet hráčov
    [player] hráč
    [place] miesto
    [goal] cieľ
    [die] kocka
    [turn] kto je na ťahu
    [step] krok ťahu
    [chosen] vzatý dielik
    [standing] ako hra stojí
    [seed] náhodné číslo na začiatku
    [tile] dielik chýba, alebo je tu dvakrát
   *[items] predmety na dielikoch
 }

# == H: správy
H001-none = tejto úrovni nič uložené nepatrí
H002-other-rules = uložený ťah { $number } sa hral podľa iných pravidiel tejto hry; zostáva, ale pokračovať v ňom sa nedá
H003-damaged = tento uložený stav je poškodený: { $why }
H003-ill-formed = tento uložený stav je poškodený
H003-size = tento uložený stav je poškodený: má viac než { $most } bajtov, ktoré sa čítajú
H003-number = tento uložený stav je poškodený: tvrdí, že má číslo { $number }
H003-value = tento uložený stav je poškodený: „{ $text }“ nie je hodnota pre <{ $name }>
H004-missing = chýbajú uložené stavy { $first } až { $last }
# == S: priečinky hráčov
S001-failed = { $doing } sa nepodarilo: { $why }
S001-unknown-settings = nastavenia na disku sa nedajú prečítať, preto sa neprepisujú
S002-open = tento hráč je otvorený v inom programe
S003-size = súbor má viac než { $most } bajtov
S003-sum = súbor je poškodený: kontrolný súčet nesúhlasí
S004-no-folder-name = „{ $name }“ nie je meno priečinka hráča
S005-no-value = „{ $value }“ nie je hodnota nastavenia { $name }
S006-no-player = hráč { $name } tu nie je
S007-no-manual = návod chýba
S008-not-watched = zmeny hier sa nesledujú
S008-cannot-watch = zmeny hier sa nedajú sledovať: { $why }
S009-data-set = dátovú sadu sa nepodarilo zapísať: { $why }
S009-other-run = priečinok obsahuje výsledky iného výpočtu
S011-parquet-folder = Parquet sa zapisuje do priečinka
S011-no-parquet = tento program je zostavený bez Parquetu
S011-record = záznam sa nepodarilo zapísať: { $why }
S011-file = súbor sa nedá zapísať: { $why }
S012-no-parcel = toto nie je súbor zip hráča: { $why }
S012-files = toto nie je súbor zip hráča: je v ňom viac než { $most } súborov
S012-path = toto nie je súbor zip hráča: cesta „{ $name }“ vedie von z priečinka hráča
S012-twice = toto nie je súbor zip hráča: „{ $name }“ je v ňom dvakrát
S012-no-switchboard = tento súbor sa nedá pridať: { $why }
S013-no-name = hráč potrebuje meno
S013-taken = hráč { $name } tu už je
S013-removes-all = odstránením hráča { $name } zmiznú nastavenia aj všetky uložené stavy
S013-no-language = „{ $tag }“ nie je jazyk programu
S014-many = nových úrovní tejto hry je už uložených { $most }
S015-no-level = úroveň { $name } sa pre tohto hráča nevytvorila
S016-gone = priečinok hráča tu už nie je
S017-missing = súbor chýba
S018-not-kept = kód hráča sa nedá uložiť: v ďalšom exporte bude iný
S019-left = zostali tu osobné údaje, ktoré mali byť odstránené
S020-left-out = v súbore zip to nie je: nie je to súbor ani priečinok, aké hráč máva
S021-emptied = uložené stavy tejto úrovne počas hry zmizli
S022-no-locks = na tomto disku sa nedá zistiť, či za tohto hráča hrá ešte iný program
S023-named = { $other } má hry, ktoré hral aj { $player }

# == D: správy
D001-no-room = na disku nie je miesto
D002-no-player = hráč „{ $player }“ tu nie je
D003-no-game = hra „{ $name }“ tu nie je
# == Z: PuzzleScript
Z001-not-opened = tu sa zatvára komentár, ktorý nebol otvorený
Z001-not-closed = tento komentár nie je uzavretý
Z002-followed = za názvom oddielu { $name } smie stáť len komentár
Z002-twice = oddiel { $name } je tu dvakrát
Z002-late = oddiel { $name } stojí príliš neskoro
Z002-after = oddiel { $name } musí nasledovať po oddiele { $other }
Z003-size = „{ $value }“ nie je veľkosť
Z003-seconds = „{ $value }“ nie je počet sekúnd
Z003-again = { $word } stojí už v riadku { $line }
Z003-no-value = { $word } potrebuje hodnotu
Z003-long-title = názov hry je veľmi dlhý
Z003-word = „{ $word }“ nepatrí medzi slová úvodu
Z003-palette = „{ $value }“ nie je paleta
Z003-bracket = zátvorka tu patrí k hodnote: komentár potrebuje vlastný riadok
Z004-row = toto nie je riadok obrázka
Z004-no-colour = { $name } nemá farbu
Z004-not-a-colour = „{ $word }“ nie je farba
Z004-height = obrázok objektu { $name } nemá päť riadkov
Z004-width = riadok obrázka objektu { $name } nemá päť znakov
Z004-size = obrázok objektu { $name } nemá rozmer päť krát päť
Z004-colour = { $name } nemá farbu číslo { $colour }
Z005-form = toto nie je riadok legendy
Z005-mixed = „and“ a „or“ nemôžu stáť v jednom riadku legendy
Z005-itself = { $name } je definované samo sebou
Z005-or-of-and = { $name }: jedno z viacerých (or) sa nedá zložiť z viacerých naraz (and)
Z005-and-of-or = { $name }: viacero naraz (and) sa nedá zložiť z jedného z viacerých (or)
Z005-twice = v tomto riadku stojí jedno meno dvakrát
Z006-unknown = { $name } nie je nikde definované
Z006-taken = meno { $name } je už obsadené v riadku { $line }
Z006-keyword = „{ $name }“ má v pravidlách iný význam: ako meno môže stáť len v úrovniach
Z006-background = chýba objekt alebo riadok legendy menom Background
Z006-background-all = pozadie nemôže byť viacero objektov naraz
Z006-player = chýba objekt alebo riadok legendy menom Player
Z007-unknown = { $name } nie je definované, a preto nemôže ležať vo vrstve
Z007-all = { $name } je viacero objektov naraz a nemôže ležať v jednej vrstve
Z007-twice = { $name } je v tejto vrstve dvakrát
Z007-two = { $name } leží vo vrstvách { $first } a { $second }
Z007-none = chýbajú kolízne vrstvy
Z007-missing = { $name } neleží v žiadnej vrstve
Z007-incomplete = nie všetko z { $name } leží v nejakej vrstve
Z007-together = { $name } a { $other } ležia v jednej vrstve a nemôžu stáť na jednom políčku
Z008-number = zvuk potrebuje svoje číslo
Z008-behind = „{ $word }“ stojí za číslom zvuku, kde nesmie stáť nič
Z008-verb = „{ $word }“ nie je udalosť, pri ktorej znie zvuk
Z008-event = zvuk potrebuje udalosť
Z008-already = { $word } už zvuk má
Z008-all = { $name } je viacero objektov naraz: zvuk patrí len k jednotlivým
Z009-plus-first = pravidlo s + potrebuje pred sebou iné pravidlo
Z009-arrow-twice = „->“ smie v pravidle stáť len raz
Z009-no-pattern = chýba vzor v hranatých zátvorkách
Z009-no-arrow = pravidlo potrebuje „->“ medzi tým, čo sa hľadá, a tým, čo z toho bude
Z009-nothing-before = pred šípkou nič nestojí
Z009-nothing-after = za šípkou nič nestojí
Z009-plus-twice = jedno + stačí
Z009-relative = „{ $word }“ nemôže určiť smer pravidla
Z009-prefix = „{ $word }“ nemôže stáť pred prvou zátvorkou pravidla
Z009-random-plus = náhodné (random) môže byť len prvé pravidlo skupiny
Z009-bracket-within = zátvorka sa otvára vnútri zátvorky
Z009-outside = „{ $word }“ stojí mimo zátvoriek
Z009-motion = za pohybom musí stáť to, čo sa pohybuje
Z009-dots-alone = „...“ stojí v samostatnom políčku
Z009-no-effect = „{ $word }“ tu nemá účinok
Z009-command-place = { $word } patrí na koniec pravidla
Z009-motions = „{ $other } { $word }“: za pohybom musí stáť to, čo sa pohybuje
Z009-command-late = { $word } je lepšie písať na koniec pravidla
Z009-not-closed = zátvorka nie je uzavretá
Z009-command = „{ $word }“ nie je príkaz
Z009-dots-end = „...“ na začiatku alebo na konci vzoru nič nehovorí
Z009-dots-many = v jednom vzore smie „...“ stáť najviac dvakrát
Z009-patterns = obe strany pravidla majú rovnako veľa vzorov
Z009-cells = vzory pred šípkou a za ňou majú rovnako veľa políčok
Z009-dots-sides = „...“ stojí na oboch stranách pravidla v rovnakých políčkach
Z010-one-layer = za šípkou stoja dve veci jednej vrstvy na jednom políčku
Z010-no-all = { $name } je viacero objektov naraz: „no“ patrí len k jednotlivým
Z010-open-motion = pohyb za šípkou nie je určený: pred šípkou ho nič neurčuje
Z010-open-property = za šípkou môže { $name } byť ktorýkoľvek z viacerých objektov: pred šípkou nič neurčuje ktorý
Z010-late-mixed = pravidlá late a iné stoja v jednej skupine: aj tak bežia v rôznom čase
Z010-late-motion = pravidlá late bežia až po všetkých pohyboch: žiadny nemôžu menovať
Z010-random-one = random { $name }: nie je z čoho vyberať
Z010-twice-no = no { $name } stojí v jednom políčku dvakrát
Z010-twice-before = { $name } stojí v jednom políčku dvakrát
Z010-twice-after = { $name } stojí za šípkou v jednom políčku dvakrát
Z010-never-together = { $name } a { $other } ležia v jednej vrstve: nikdy nestoja na jednom políčku
Z010-never = { $name } tu byť má a { $other } nie: to nikdy nenastane a pravidlo sa vynechá
Z010-never-matches = pravidlo chce, aby niečo bolo aj nebolo na mieste: v tom rozsahu sa vynechá
Z010-put-and-taken = { $name } sa sem dáva a { $other } sa berie preč: to si odporuje
Z010-says-nothing = no { $name } vedľa { $other } nič nehovorí: ležia v jednej vrstve
Z010-says-nothing-here = no { $name } tu nič nehovorí: to, čo tu byť má, leží v rovnakých vrstvách
Z011-pairs = každé startloop potrebuje za sebou endloop a slučky sa nevnárajú
Z011-open = toto startloop nemá endloop
Z012-begins = podmienka sa začína slovom all, some alebo no
Z012-form = toto nie je podmienka výhry
Z013-none = chýbajú úrovne
Z013-width = riadky úrovne majú rovnakú dĺžku: čo chýba, opakuje posledný znak riadka
Z013-unknown = znak { $sign } z úrovne nie je v legende
Z013-several = znak { $sign } z úrovne môže byť ktorýkoľvek z viacerých objektov: úroveň potrebuje jeden
Z014-rigid = skupín s pravidlami rigid je viac ako { $most }
Z014-rule = pravidlo má v políčku viac ako { $cell } vecí, alebo má viac ako { $most } vecí a políčok
Z014-legend = viac ako { $most } mien legendy na seba nadväzuje
Z014-cells = táto úroveň má viac ako { $most } políčok
Z014-side = táto úroveň má viac ako { $most } riadkov alebo stĺpcov
Z014-expanded = toto pravidlo zastupuje viac ako { $most } pravidiel
Z014-all-expanded = pravidlá dohromady zastupujú viac ako { $most } jednotlivých
Z014-objects = objektov je viac ako { $most }
Z014-layers = vrstiev je viac ako { $most }
Z014-source = zdrojový text má { $size } bajtov, viac ako { $most }, ktoré sa čítajú
Z015-endless = pravidlá nemali konca a boli ukončené

# == rady
cure-add-as-template = pridajte ju; ako, ukazuje help/NEW_GAME
cure-add-clue = pridajte { $piece } s obrázkom do pieces.xml hry
cure-add-distance = pridajte "max_move_distance": 6
cure-add-field = pridajte "{ $name }": ...
cure-add-final = pridajte maticu FINAL s figúrkami tak, ako stoja na konci
cure-add-goal = pridajte riadok: goal "0110...", riadok po riadku, 1 je vyplnené pole
cure-add-goals = pridajte ciele do random_goal_pool, alebo ich losujte menej
cure-add-it = pridajte to
cure-add-item = pridajte do úrovní položku { $word }
cure-add-item-or-local = pridajte do úrovní položku { $word }, alebo napíšte local { $word } = ...
cure-add-or-name-piece = pridajte do pieces.xml figúrku { $word }, alebo napíšte meno niektorej, ktorá tam je
cure-add-piece = pridajte ju do pieces.xml, alebo napíšte niektoré z mien, ktoré tam sú
cure-add-positions = pridajte ich s typom xsd:int; Ax a Ay sú začiatok, 0, keď žiadny nie je
cure-add-solution = pridajte ho do description.xml tej úrovne, alebo uveďte inú úroveň
cure-add-to-import = pridajte ho do import.xml v priečinku hry
cure-allow-or-copy = povoľte to, alebo si urobte vlastnú kópiu hry: switchboard new my-game --from the-game
cure-allow-or-users = povoľte to, alebo zvoľte iný priečinok pomocou --users
cure-and-or = napíšte AND alebo OR
cure-at-most = použite najviac { $most }
cure-away-or-if = odstráňte nadbytočnú {"}"} pred ním, alebo if doplňte
cure-away-or-open = odstráňte ju, alebo doplňte {"{"}, ku ktorej patrí
cure-before-is-used = použije sa, čo v ňom bolo pred poslednou zmenou
cure-begin-again = hra sa medzitým zmenila; začnite ju znova
cure-begin-braces = začnite {"{"} a skončite {"}"}
cure-behind-colon = napíšte podmienku za :
cure-beside-count = napíšte názov položky, alebo maticu a prvok: HAND[0, 0]
cure-beside-level = dajte každej úrovni túto položku alebo túto maticu čísel s prvkom
cure-beside-piece = napíšte niektorý názov z pieces.xml
cure-braces-around = odstráňte to a okolo bloku napíšte {"{"} a {"}"}
cure-build-parquet = zostavte ho s vlastnosťou parquet, alebo použite iný formát
cure-cannot-be-solved = žiadna medza to nezmení; kde majú byť ťahy doložené, napíšte <Solution>
cure-cell-example = napríklad <Cell character="#" piece="Wall"/>
cure-cell-form = pole sa píše stĺpec,riadok, napríklad 3,4
cure-cell-or-matrix = napíšte <{ $name }>, alebo zvoľte iný druh matice
cure-cells-as-width = napíšte toľko polí, koľko hovorí šírka, alebo zmeňte šírku
cure-cells-from-zero = políčka sa počítajú od 0
cure-cells-name = napíšte <Cells name="Mills">
cure-check-before = skontrolujte úvodzovky, čiarky a zátvorky tesne pred týmto miestom
cure-close-and-remove-again = zatvorte druhý program a odstráňte hráča znova
cure-close-before-else = napíšte {"}"} pred else
cure-close-block = napíšte {"}"} na koniec bloku
cure-close-cdata = napíšte na koniec ]]>
cure-close-comment = napíšte na jej koniec -->
cure-close-other = zavrite ten druhý; dovtedy sa tu nič neukladá
cure-close-quote = napíšte koncovú úvodzovku
cure-close-tag = napíšte na jej koniec >; znak < v texte sa píše &lt;
cure-close-text = napíšte na jeho koniec "
cure-column-and-row = napíšte stĺpec a riadok ako dve čísla, počítané od 0
cure-column-row = napíšte [stĺpec, riadok]
cure-compare-template = porovnajte ho so súborom v help/NEW_GAME
cure-compare-values = napíšte HODNOTA == HODNOTA alebo HODNOTA != HODNOTA
cure-copy-by-hand = pozrite sa, čo to je; ak je to potrebné, skopírujte to ručne
cure-copy-into-game = skopírujte súbor do priečinka hry
cure-copy-into-pieces = skopírujte obrázok do priečinka PIECES a napíšte len jeho meno
cure-copy-template = skopírujte súbor z help/NEW_GAME a vyplňte ho
cure-correct-answer = opravte mriežku, alebo jej riešenie
cure-correct-clues = opravte čísla, alebo cieľ; 1 je vyplnené políčko
cure-count-from-0 = stĺpce a riadky sa počítajú od 0
cure-count-tenths = počítajte trebárs v desatinách: namiesto 1.5 napíšte 15
cure-difficulty-name = napíšte <Difficulty name="easy">
cure-each-in-parentheses = napíšte ((A == B) AND (C != D)), každú vo vlastných zátvorkách, alebo prejdite na language="2"
cure-end-loop = cyklus ukončite tým, čo má v zátvorkách, ako foreach (C in STATE while ...), alebo napíšte stop;
cure-end-or-save-as = dajte mu príponu .{ $found }, alebo ho uložte v kresliacom programe ako { $wanted }
cure-endless-loop = hľadajte while alebo cyklus, ktorý nikdy neskončí
cure-entities = znak & sa píše &amp;, znak < sa píše &lt;
cure-equal-rows = každý riadok hárka má toľko buniek ako najdlhší
cure-fewer-measures = niektoré miery vynechajte
cure-fewer-names = použite menej mien
cure-fields-are = položky sú { $known }
cure-file-endings = meno sa musí končiť na .csv, .xlsx, .ods, .xsb, .non, .sdm alebo .txt
cure-fill-cells = napíšte { $word }[x, y] = ..., alebo prejdite na language="2", kde ju možno vyplniť celú
cure-forms = napíšte name="xsb", "non" alebo "sudoku"
cure-four-levels = tiles.json nepotrebuje viac ako štyri úrovne vnorenia
cure-four-parts = napíšte [stĺpec, riadok, "U", 0]
cure-free-and-save = uvoľnite na ňom miesto a uložte znova
cure-free-space = uvoľnite na ňom miesto
cure-gap-then-filled = napíšte, čo je medzera, a potom, čo je vyplnené pole
cure-give-it = niečomu ju dajte pomocou =
cure-give-location = dajte niektorému dieliku toto location, alebo nastavte fill_unspecified_tiles na true
cure-goal-size = cieľ má toľko znakov, koľko je šírka krát počet riadkov
cure-group-sorts = napíšte rows, columns alebo veľkosť štvorcov, napríklad 3x3
cure-head-condition = napíšte { $word } (PODMIENKA) {"{"} ... {"}"}
cure-higher-limit = vyšší --limit dá hľadaniu viac času
cure-if-else = napíšte if (PODMIENKA) {"{"} ... {"}"} else {"{"} ... {"}"}
cure-ignored-known = preskočí sa; známe sú { $known }
cure-in-front = pred = napíšte položku, políčko alebo maticu
cure-into-functions = časti dajte do vlastných funkcií
cure-item-example = napríklad <Item name="Signs" value="9"/>
cure-item-name = napíšte meno, napríklad coin
cure-item-row = napríklad: Score, 0, true
cure-items-are = predmety na dielikoch sú { $known }
cure-its-path = pozrite sa na jeho cestu
cure-keep-first = nechajte len jedno; platí prvé
cure-keep-item = dajte jeden predmet { $item } na dielik, ktorý zbiera, alebo vynechajte max_player_items
cure-keep-one = nechajte len jedno
cure-keep-or-language = nechajte len jedno, alebo dajte každému jeho jazyk ako v xml:lang="cs"
cure-languages = napíšte cs, sk, en alebo de
cure-last-line-away = ak ho niekto zmenil ručne, zmažte jeho posledný riadok
cure-leave-contents = vynechajte Contents; súper so Search hrá každú hru
cure-leave-out = vynechajte ju
cure-level-words = na hárku Level môže byť name, author a solution
cure-levels-in-file = v súbore ich môže byť 1 až { $most }
cure-list-players = uveďte 1 až { $most } hráčov: viac by sa ich nedalo rozoznať farbou a číslom
cure-list-players-command = vypíše ich `switchboard players`
cure-list-tile = uveďte aspoň jeden dielik
cure-local-name = hodnotu dajte menu, ktoré vytvorí local
cure-make-level = vytvorte priečinok LEVELS/01 so súbormi description.xml a startingLayout.xml
cure-make-smaller = zmenšite ho
cure-matrix-in-levels = dajte maticu radšej do úrovní
cure-measure-board = zúžte rozsah least až most, alebo nastavte v <Contents>, čo doska potrebuje
cure-measure-ends = napíšte napríklad least="3" most="12"
cure-measure-name = napíšte name="Width", name="Height" alebo meno položky, ktorá je číslo
cure-measure-once = jednu z nich vynechajte
cure-may-write = pozrite sa, či tam smiete zapisovať, alebo zvoľte iné miesto
cure-mend-level = opravte úroveň, alebo ju vynechajte; kde sa zastaví, ukáže `switchboard play`
cure-message-name = napíšte <Message name="remove">, pre say "remove";
cure-minimum-or-final = pozrite sa, či MinimumNumberOfMoves nie je väčšie ako počet ťahov, alebo či FINAL nie je iné
cure-more-signs = zadajte viac znakov, nech ostane jediné riešenie
cure-most-board = zmestí sa najviac { $most } x { $most }
cure-most-or-least = zväčšite <Most>, alebo zmenšite <Least>
cure-move-text = zmažte ho, alebo ho dajte do prvku, do ktorého patrí
cure-move-up = posuňte ho vyššie, alebo odoberte break
cure-name-a-list = pomenujte jeden z jej zoznamov, ako any(L in MILLS : A in L)
cure-name-before-rows = napíšte meno samo na riadok pred jeho riadky, napríklad STATE
cure-name-end = uveďte koniec, ktorý menujú connections dielika
cure-name-instead = namiesto nich sa ukazuje meno priečinka; uložte údaje hráča znova
cure-name-level = napíšte meno priečinka v LEVELS
cure-name-matrix = napíšte meno niektorej <MatrixBool> z úrovní
cure-name-once = uveďte každý koniec raz; viac strán spojte v jednom texte, napríklad "L0,U0,D0"
cure-name-picture = napíšte meno súboru v PIECES, alebo Avatar
cure-name-state = pomenujte hárok s doskou STATE
cure-near = nemali ste na mysli { $near }?
cure-near-quoted = nemali ste na mysli „{ $near }“?
cure-new-game = skopírujte help/NEW_GAME, alebo spustite `switchboard new`
cure-not-written-over = kým sa nedá prečítať, neprepisuje sa
cure-note-moves = zahrajte úroveň a zapíšte ťahy, alebo <Solution> vynechajte
cure-number-in-range = napíšte celé číslo od { $least } do { $most }
cure-number-without-quotes = napíšte číslo bez úvodzoviek
cure-on-its-own = napíšte ju samostatne, nie dovnútra {"{"} {"}"}
cure-one-a-place = vynechajte location alebo amount, alebo napíšte pre každé miesto jeden dielik
cure-one-of-these = napíšte jedno z nich
cure-one-program = hra pokračuje a ukladá sa; neotvárajte hráča v dvoch programoch naraz
cure-one-root = súbor má len jeden
cure-only-text = patrí tam len text
cure-other-level = uveďte v <Level> inú úroveň
cure-other-location = dajte jednému z nich iné location
cure-other-name = zvoľte iné meno
cure-other-out = zvoľte iný súbor pomocou --out
cure-other-picture = zmeňte obrázok tak, aby jeho čísla žiadny iný nepripúšťali
cure-other-place = zvoľte iné miesto
cure-other-value = odstráňte ho, alebo uveďte inú hodnotu
cure-out-folder = určite ho pomocou --out FOLDER
cure-own-cell = táto metóda vytvára dosky, na ktorých každý ťah otočí svoje pole
cure-picture-kinds = urobte z neho jeden z druhov { $known }
cure-pieces-and-level = pozrite sa do pieces.xml a na <Level>
cure-pieces-file = figúrky sú v pieces.xml
cure-plain-name = použite písmená, číslice a spojovníky, napríklad my-game
cure-play-goes-on = hra pokračuje; uloženie sa skúša znova pri každom ťahu
cure-players = napíšte číslo od 1 do { $most }, alebo dve ako 2-4
cure-property-name = napíšte <Property name="value">7</Property>
cure-put-in-quotes = dajte to do úvodzoviek
cure-put-it-back = vráťte ho späť
cure-put-on-tile = dajte ho na dielik pomocou "items"
cure-put-picture = dajte tam ten súbor, alebo napíšte meno iného
cure-raise-or-lower = zvýšte max_move_distance, alebo znížte min_move_distance
cure-remove = zmažte to
cure-remove-doctype = zmažte ho; texty, ktoré pomenúva, napíšte na ich miesta
cure-remove-in-list = niektoré zmažte v zozname úrovní
cure-remove-or-misspelt = zmažte ju, alebo sa pozrite, či niekde nie je jej meno s preklepom
cure-put-folder-back = pozrite sa, či je disk pripojený, alebo priečinok vráťte; len čo tu bude, hra sa uloží
cure-put-help = dajte priečinok help vedľa programu
cure-put-saves-back = odtiaľto sa ukladá ďalej; ak sú skoršie stavy potrebné, vráťte ich
cure-remove-leftover = odstráňte to; pokúsi sa o to aj nasledujúci `switchboard players`
cure-rename-first-counts = dajte jednej z nich iné meno; platí prvá
cure-rename-one = dajte jednému z nich iné meno
cure-rename-to = premenujte { $other } na { $name }
cure-return-value = napíšte do nej return s hodnotou
cure-row-one-way = píšte riadok buď s prvkami, alebo bez nich, nie oboje
cure-rows-as-height = napíšte toľko riadkov, koľko hovorí výška, alebo zmeňte výšku
cure-rows-as-template = píšte riadky matíc tak ako help/NEW_GAME, alebo zmeňte súbor ručne
cure-rule-languages = napíšte language="1" alebo language="2"
cure-same-size = dajte obom rovnakú šírku a výšku
cure-pieces-at-the-end = napíšte figúrky, ktoré tam majú na konci stáť
cure-where-it-stands = napíšte Ax = { $column } a Ay = { $row }, ak sa pravidlá pýtajú, kde stojí
cure-from-zero = stĺpce a riadky sa počítajú od 0; ak žiadna figúrka nechodí, napíšte 0 a 0
cure-full-or-other-out = pozrite sa, či nie je disk plný, alebo zvoľte iný priečinok
cure-other-run = zvoľte prázdny priečinok alebo zadajte to isté, čo stojí v run.json
cure-own-matrix = dajte tejto úrovni vlastnú { $name }
cure-own-rule = dajte mu vlastné GameRule, alebo prejdite na language="2"
cure-pair-around = napíšte okolo celej podmienky ešte jeden pár zátvoriek
cure-save-again = uložte ho znova v kresliacom programe
cure-save-as = uložte ho v kresliacom programe ako { $wanted }
cure-save-utf8 = uložte ho v kódovaní UTF-8
cure-save-workbook = uložte ho znova ako .xlsx alebo .ods, alebo každú úroveň ako .csv
cure-say-language-two = napíšte na začiatok súboru <ArrayOfGameRule language="2">
cure-say-language-two-or-less = napíšte <ArrayOfGameRule language="2">, alebo používajte len if, ==, !=, + a -
cure-say-yes = ak to tak má byť, pridajte --yes
cure-search-kinds = napíšte kind="mcts" alebo kind="alphabeta"
cure-see-and-save = pozrite sa, či sú priečinok a disk v poriadku, a uložte znova
cure-see-check = nemá generator.xml, alebo sú v ňom chyby: pozrite `switchboard check`
cure-see-connected = pozrite sa, či je disk pripojený
cure-see-moved = pozrite sa, či ju niekto nepresunul alebo nezmazal
cure-see-rights = pozrite sa, či ho smiete čítať
cure-see-there = pozrite sa, či tam je
cure-set-aside = odkladá sa nabok; použije sa najnovší dobrý
cure-set-valid = nastavte na true polia, ktoré sa dajú zvoliť ako prvé
cure-short-label = napíšte jedno až tri písmená alebo číslice
cure-side-and-number = napíšte stranu a číslo, napríklad U0, alebo zvýšte board.paths_on_tile_side
cure-sides = U je hore, D dole, L vľavo, R vpravo
cure-sign-pieces = dajte každej číslici a znakom + - * / = figúrku
cure-smaller-number = napíšte menšie číslo
cure-smaller-picture = zmenšite obrázok
cure-split-file = rozdeľte ho, alebo vynechajte, čo netreba
cure-split-it = rozdeľte ho
cure-start-again = po zmene spustite program znova
cure-start-it = začnite ju
cure-start-on-end = začnite na konci, ktorý menujú connections dielika
cure-starts-anew = úroveň sa začne znova; história ďalej ukazuje, čo sa hralo
cure-stays-there = zostáva, kde je; použije sa najnovší, ktorý sa dá prečítať
cure-sudoku-sizes = má ich 16, 81 alebo 256
cure-take-away = odstráňte to
cure-take-export = vezmite taký, aký zapísal `switchboard players export`
cure-take-switchboard = vezmite súbor hráča z `switchboard players export`, alebo zip s priečinkom hry
cure-true-false-beside = napíšte true, false alebo beside
cure-true-or-false = napíšte true alebo false
cure-truth-without-quotes = napíšte true alebo false bez úvodzoviek
cure-two-rules = napíšte dve pravidlá, alebo prejdite na language="2"
cure-type-int = napíšte xsi:type="xsd:int"
cure-use-loop = použite namiesto toho while alebo foreach
cure-use-piece = použite meno z pieces.xml
cure-usual-settings = použijú sa obvyklé nastavenia
cure-usual-value = použije sa obvyklá hodnota
cure-value-types = napíšte xsi:type="xsd:int", "xsd:string" alebo "xsd:boolean"
cure-within-bounds = napíšte číslo v týchto medziach
cure-without-point = napíšte ho bez desatinnej bodky a bez exponentu
cure-writable-for-code = povoľte do priečinka zapisovať, aby sa exporty dali spojiť
cure-writable-or-users = povoľte zápis, alebo zvoľte iný priečinok pomocou --users
cure-write = napíšte { $write }
cure-write-after-add = napíšte ho za add
cure-write-ampersand = ako znak v texte sa píše &amp;
cure-write-answer = napíšte za ňu po medzere vyplnenú mriežku
cure-write-as = napíšte ju ako <{ $wanted }>
cure-write-attribute = napíšte názov="hodnota"
cure-write-clues = píšte celé čísla oddelené čiarkami pod rows alebo columns
cure-write-colour = napíšte webové meno farby ako Green, alebo #rrggbb
cure-write-comment = poznámka sa píše <!-- ... -->
cure-write-comment-so = napíšte <!-- komentár -->
cure-write-define = napíšte define Meno(x) {"{"} ... {"}"}
cure-write-double = na porovnanie napíšte ==
cure-write-element = napíšte <{ $name }>
cure-write-else-ifs = napíšte if (...) {"{"} ... {"}"} else if (...) {"{"} ... {"}"}
cure-write-end-tag = napíšte </{ $name }>
cure-write-end-tag-where = napíšte </{ $name }> tam, kde sa končí
cure-write-fold = napíšte { $word }(C in STATE : ...)
cure-write-form = { $count ->
    [one] napíšte
    [few] napíšte jedno z tohto:
   *[other] napíšte jedno z tohto:
 } "{ $forms }"
cure-write-game-name = napíšte ho medzi <Name> a </Name>
cure-write-here = doplňte sem: { $what }
cure-write-import = napíšte do priečinka hry import.xml; ako, ukazuje docs/level-data.md
cure-write-instead = napíšte { $wanted } namiesto { $near }
cure-write-into = napíšte do toho <{ $name }> ... </{ $name }>
cure-write-items = napíšte {"{"} "coin": {"{"} ... {"}"} {"}"}
cure-write-known = napíšte { $known }
cure-write-language = napíšte jedno z týchto slov: { $known }
cure-write-less-than = ako znak v texte sa píše &lt;, alebo celý text stojí medzi <![CDATA[ a ]]>
cure-write-list = napíšte [ ... ]
cure-write-minimum = napíšte { $moves }; `switchboard solve --write` to urobí
cure-write-move = napíšte napríklad ["move"]
cure-write-moves = píšte ťahy ako stĺpec,riadok oddelené medzerami, alebo <Solution> vynechajte
cure-write-name = napíšte meno
cure-write-object = napíšte {"{"} ... {"}"}
cure-write-one-of = napíšte jedno z týchto slov: { $known }
cure-write-piece = napíšte <GamePiece> pre každú vec na doske
cure-write-piece-name = napíšte piece="Wall"
cure-write-players = napíšte <Players>{ $numbers }</Players>
cure-write-say = napíšte say "...";
cure-write-single = na priradenie hodnoty napíšte =
cure-write-stop = napíšte stop; tým sa pravidlá kola skončia
cure-write-true = napíšte <{ $name }>true</{ $name }>
cure-x-or-y = napíšte { $point }.x alebo { $point }.y
cure-zero-or-fewest = napíšte 0, alebo najmenší počet ťahov
cure-part-game = rozdeľte hru na niekoľko; zvyšok sa nečíta
cure-move-folders = niektoré presuňte inam; do všetkých sa program nepozrie
cure-wait-reading = počkajte: v zozname sa objaví, len čo sa načíta
cure-what-follows-into-if = to, čo nasleduje, napíšte do if (...) {"{"} ... {"}"}
cure-shorter-functions = napíšte kratšie funkcie, alebo ich volajte s rovnakými typmi
cure-check-quicker = zmenšite alebo uberte obrázky, skráťte pravidlá alebo uberte úrovne
cure-run-check = spustite naň `switchboard check`
cure-remove-sign = odstráňte ho: mení, čo sa ukazuje vedľa neho
cure-shorter-text = skráťte ho; zvyšok sa vynechá
cure-remove-some = niektoré odstráňte; vynechávajú sa
cure-rename-counting = jednu z nich premenujte; platí tá v { $first }
cure-fewer-frames = zmenšite obrázok, alebo uberte snímky: ďalšie sa neukazujú
cure-one-file = obrázok je jediný súbor: vložte doň, na čo odkazuje, bitmapy ako png, jpeg, gif alebo webp
cure-shorter-source = vynechajte úrovne či pravidlá, alebo z toho urobte niekoľko hier
cure-z-comment = komentár stojí v okrúhlych zátvorkách, čo sa otvorí, to sa zatvorí
cure-z-sections = poradie je objects, legend, sounds, collisionlayers, rules, winconditions, levels
cure-z-prelude = napíšte slovo z docs/puzzlescript.md s hodnotou, napríklad title Moja hra alebo flickscreen 7x5
cure-z-objects = objekt je meno, riadok farieb, napríklad red #00ff00, a päť riadkov po piatich čísliciach či bodkách
cure-z-legend = napíšte A = B alebo A = B and C alebo A = B or C
cure-z-names = definujte to v objects alebo v legende pod vlastným menom
cure-z-layers = napíšte každý objekt raz do riadka oddielu collisionlayers; čo smie stáť spolu, leží v rôznych riadkoch
cure-z-sounds = napíšte udalosť a jej číslo, napríklad crate move 36772507 alebo sfx0 36772507
cure-z-rule = pravidlo je [ > player | crate ] -> [ > player | > crate ]; pred ním smú stáť smery, late, rigid a random, za ním again, cancel, checkpoint, restart, win, sfx0 a message
cure-z-meaning = menujte jednotlivé objekty, alebo pravidlo rozdeľte
cure-z-loop = napíšte startloop, pravidlá, endloop, každé do vlastného riadka
cure-z-win = napíšte all target on crate, some player on exit alebo no enemy
cure-z-level = úroveň sú riadky zo znakov legendy, pred ňou a za ňou je prázdny riadok
cure-z-fewer = zmenšite to
cure-z-endless = zabezpečte, aby sa again a slučky skončili
cure-piece-or-true = napíšte meno dielika alebo true, ak s ním doska nie je hotová
cure-name-a-piece = napíšte meno dielika
cure-while-behind = napíšte pred dvojbodku while a čo pre ne platí
cure-numbers-in-points = píšte do nich čísla, napríklad (1, 0)
cure-close-brace = za to, čo sa má vypočítať, napíšte {"}"}
cure-mend-givens = zmeňte zadané políčka alebo zákony
cure-more-givens = zadajte viac políčok alebo čísel
cure-turn-alone = napíšte pravidlá, ktoré otáčajú zvolené políčko medzi jeho dielikmi a nemenia nič iné
cure-write-constraints = napíšte do rules.xml zákony hotovej dosky alebo zvoľte inú metódu
