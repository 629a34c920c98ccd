# Čo hovoria problémy a rady. Správa sa volá KÓD-prípad, rada cure-prípad, dodatok za správou more-prípad.

# Pred vykresleným problémom a radami
word-error = chyba
word-warning = varovanie
word-note = poznámka
word-help = rada

# Slová do správ, v prvom páde
doing-saving = ukladanie
doing-reading-file = čítanie súboru
doing-reading-folder = čítanie priečinka
doing-reading-saves = čítanie uložených stavov
doing-reading-save = čítanie uloženého stavu
doing-opening = otvorenie priečinka hráča
doing-removing-level = odstránenie úrovne
doing-exporting-player = exportovanie hráča
doing-importing = importovanie hráča
doing-adding = pridávanie súboru
doing-packing = zápis súboru zip
doing-reading-players = čítanie hráčov
doing-making-folder = založenie priečinka hráča
doing-removing-player = odstránenie hráča
doing-forgetting = zabudnutie posledného hráča
doing-exporting-history = exportovanie histórie
doing-keeping-report = uloženie hlásenia
doing-reading-presses = čítanie stlačení
doing-keeping-presses = záznam stlačení
doing-reading-manual = čítanie príručky
doing-removing-it = odstránenie
doing-taking-name-out = odstránenie mena
why-full = disk je plný
why-only-read = disk je len na čítanie
why-not-allowed = na zmenu priečinka chýba oprávnenie
why-not-there = nie je to tam
why-link = na jeho mieste je odkaz
why-folder = na jeho mieste je priečinok
why-device = na jeho mieste je zariadenie alebo rúra
why-game-protected = na zmenu hry chýba oprávnenie
why-no-properties = nie je v ňom properties.xml
why-no-game = nie je v ňom hráč ani hra
why-no-zip = nie je to súbor zip alebo je poškodený
why-many-files = je v ňom príliš veľa súborov
why-stopped = bolo to zastavené
why-path = vedie von z priečinka
why-path-deep = má príliš veľa priečinkov v sebe
why-name-hidden = začína sa bodkou a bol by skrytý
why-name-sign = má znak, ktorý niektoré systémy neprijmú alebo ktorý nevidno
why-name-rim = začína sa alebo končí medzerou alebo sa končí bodkou, a to Windows vynechá
why-name-device = Windows ho má vyhradený pre zariadenie
why-name-long = je príliš dlhý
why-name-twin = líši sa od iného názvu v ňom len veľkosťou písmen, alebo je to súbor aj priečinok
why-bad-properties = jeho properties.xml sa nedá prečítať
why-large-file = niektorý súbor v ňom je príliš veľký
why-empty = súbor je prázdny
why-sum = kontrolný súčet nesúhlasí
why-no-items = nie je v ňom <Items>
why-no-start = chýba stav 00000000.xml, na ktorý nadväzuje
why-other-level = patrí inej úrovni alebo pokusu
why-unchanged = <Unchanged> nezodpovedá východiskovej pozícii
why-minimum = jeho MinimumNumberOfMoves je iné, než má byť
why-far-larger = po rozbalení by bol nepomerne väčší

# Slová do správ, v prvom páde
kind-truth = true alebo false
kind-number = číslo
kind-word = slovo
kind-point = bod
kind-list = zoznam
kind-number-or-point = číslo alebo bod
kind-value = jediná hodnota
what-statement = príkaz
what-name = názov
what-text = text v úvodzovkách
what-function = názov funkcie
what-parameter = parameter
what-piece = názov figúrky alebo skupiny
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
F002-file = súbor má { $size } bajtov; najviac ich smie byť { $limit }
F003-file = súbor sa nedá prečítať: { $why }
F003-picture = obrázok { $name }
F003-failed = priečinok sa nepodarilo prečítať
F003-deep = priečinky sú vnorené hlbšie než { $most }
F004-file = cesta vedie von z priečinka hry
F004-picture = obrázok { $name } vedie von z priečinka hry
F005-file = súbor nie je text v kódovaní UTF-8
F005-picture = obrázok { $name } nie je v UTF-8
F006-no-folder = priečinok hry tu nie je, alebo je prázdny
F007-none = hra nemá žiadnu úroveň
F007-many = hra má viac ako { $most } úrovní
F008-games = priečinok s hrami sa nedá prečítať: { $why }
F009-twice = dve hry majú priečinok s názvom { $name }; druhá sa vynechá
F010-bytes = súbory majú spolu viac ako { $most } bajtov
F010-cells = úrovne majú spolu viac ako { $most } políčok
F011-many = v priečinku s hrami je viac ako { $most } priečinkov
F012-reading = hra sa ešte načítava
F013-long = kontrola trvala príliš dlho: niektoré pravidlá, úrovne, obrázky alebo riešenia sa už neskontrolovali

# == G: správy
G001-unknown = úroveň „{ $word }“ neexistuje
G002-most-below-least = najvyšší počet ťahov, { $most }, je menší než najnižší, { $least }
G003-unknown = figúrka „{ $name }“ neexistuje
G004-wall = táto metóda potrebuje <Wall>: figúrku pre políčka, kadiaľ cesta nevedie
G004-contents = táto metóda potrebuje <Contents>: skript, ktorý dosku zaplní
G004-wall-and-path = táto metóda potrebuje <Wall> aj <Path>, alebo ani jedno
G004-wall-path-or-pieces = táto metóda potrebuje <Wall> a <Path>, alebo <Pieces> s otvorenými stranami
G005-unknown = tento generátor nemá náročnosť „{ $wanted }“
G006-none = hra { $game } nevie vytvárať nové úrovne
G007-no-solution = úroveň { $level } nemá <Solution>, takže nie je známe, ako vyzerá dokončená doska
G009-no-laws = v pravidlách nie je žiadne constraint
G009-law-refused = metóda laws nemôže použiť toto obmedzenie
G010-unknown = rozmer { $name } nie je Width, Height ani položka úrovne, ktorá je číslom
G010-twice = rozmer { $name } je uvedený dvakrát
G010-many = rozmerov je viac než { $most }
G010-range = rozmer potrebuje atribúty least a most, medzi ktorými je najviac { $most } hodnôt
G010-board = s týmito rozmermi nevznikne doska, na ktorej by sa dalo hrať: { $measures }

# == X: správy
X001-less-than = znak < tu žiadny prvok nezačína
X001-empty = v súbore nie je žiadne XML
X001-open-tag = značka nie je ukončená
X001-open-quote = hodnote chýba koncová úvodzovka
X001-open-comment = komentár nie je ukončený
X001-open-cdata = <![CDATA[ nie je ukončené
X001-no-comment = <! nezačína komentár ani CDATA
X001-unfinished = XML sa končí predčasne
X001-ampersand = znak & tu nemá žiadny význam
X001-ill-formed = XML nie je správne utvorené
X001-unreadable = XML sa nedá prečítať
X002-other-name = </{ $closed }> nemôže ukončiť <{ $name }>
X002-nothing-to-close = </{ $name }> nič neukončuje
X002-open-at-end = <{ $name }> nie je do konca súboru ukončené
X002-open-before = <{ $name }> nie je ukončené pred </{ $other }> na riadku { $line }
X003-entity = entita &{ $name }; nie je známa
X003-ampersand = znak & tu nemá žiadny význam
X004-doctype = DOCTYPE nie je podporovaný
X005-depth = prvky sú vnorené hlbšie ako { $most }
X005-elements = v súbore je viac ako { $most } prvkov
X005-attributes = <{ $name }> má viac ako { $most } atribútov
X006-no-value = atribút nemá hodnotu
X006-no-value-behind = za = atribútu chýba hodnota
X006-no-quotes = hodnota atribútu nie je v úvodzovkách
X006-open-quote = hodnote chýba koncová úvodzovka
X006-twice = tento atribút je tu dvakrát
X007-second-root = začína sa tu druhý koreňový prvok
X007-text = mimo koreňového prvku je text
X008-root = koreňový prvok je <{ $found }>, a nie <{ $name }>
X008-unknown = <{ $name }> do <{ $of }> nepatrí
X008-other-cell = namiesto <{ $name }> je tu <{ $found }>
X009-between-elements = medzi prvkami v <{ $of }> je text
X009-between-cells = medzi políčkami riadka je text
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
V001-character = character musí byť jediný znak
V001-item = položka potrebuje názov a celé číslo
V002-neither = „{ $text }“ nie je true ani false
V003-none-of = „{ $text }“ nie je žiadna z možností: { $known }
V003-rule-language = jazyk pravidiel „{ $text }“ neexistuje
V003-rules-hash = „{ $text }“ nie je odtlačok skorších pravidiel
V003-form = tvar „{ $name }“ neexistuje
V003-valid = valid je „{ $text }“
V003-language = program jazyk „{ $text }“ neovláda: tento text nikto neuvidí
V004-no-colour = „{ $text }“ nie je farba
V005-element = <{ $name }> je prázdne
V005-game = hra nemá názov
V005-picture = pri obrázku chýba názov súboru
V005-cell-piece = políčko neuvádza žiadnu figúrku
V006-hidden = v <{ $of }> je neviditeľný znak { $sign }
V007-text = text v <{ $name }> má viac ako { $most } znakov
V007-languages = <{ $name }> je tu vo viac ako { $most } jazykoch
V007-messages = správ je viac ako { $most }

# == P: správy
P001-twice = dve figúrky sa volajú „{ $name }“
P002-missing = obrázok { $name } nie je v priečinku PIECES
P003-no-ending = obrázok { $name } nemá príponu
P003-kind = obrázok { $name } je { $kind }, a ten sa nedá vykresliť
P004-damaged = obrázok { $name } je poškodený
P004-other-kind = obrázok { $name } je v skutočnosti { $found }
P004-not-of-kind = obrázok { $name } nie je { $wanted }
P005-unused = figúrku „{ $name }“ nepoužíva žiadne pravidlo ani úroveň
P006-pieces = figúrok je viac ako { $most }
P006-layers = figúrka má viac ako { $most } vrstiev
P006-letters = text na figúrke má 1 až { $most } znakov
P007-none = hra nemá žiadne figúrky
P008-too-large = obrázok { $name } má { $width } x { $height } bodov; najviac smie mať { $most } x { $most }
P008-frames = snímky obrázka { $name } majú spolu viac ako { $most } bodov
P009-reference = obrázok { $name } odkazuje na { $to }, a to sa nedá vykresliť
P010-no-piece = vlastnosť { $name }: { $text } nie je figúrka
P012-wide = symbol { $symbol } potrebuje viac ako dva stĺpce
P012-twice = { $name } má rovnaký symbol { $symbol } ako { $other }, ale iný obrázok
P013-alike = { $count ->
    [2] { $name } a { $other } vyzerajú rovnako
   *[other] { $name }, { $other } a ďalšie vyzerajú rovnako, spolu { $count }
}: hráči ich nerozoznajú, a tak nie sú nápovedy, kým sú na doske spolu
P014-flashes = { $name } bliká: viac ako štvrtina obrázka sa mení zo svetlej na tmavú častejšie než dvakrát za sekundu
P011-range = „{ $text }“ nie je rozsah najviac { $most } čísel

# == A: sounds
A001-kind = { $name } v priečinku SOUNDS nie je zvuk, ktorý sa dá prehrať
A001-damaged = zvuk { $name } je poškodený alebo to nie je obyčajný súbor wav
A001-long = zvuk { $name } je dlhší ako { $most } sekúnd
A001-many = v priečinku SOUNDS je viac ako { $most } zvukov
A002-unused = zvuk { $name } neprehráva žiadne pravidlo
A003-unknown = zvuk { $name } neexistuje: zaznie ako ťah

# == E: správy
E001-locked = hra sa hrá priamo šípkami a nedovolí to zmeniť: jedným tlačidlom by sa nedala hrať
E002-locked = označenie políčka je skryté a hra to nedovolí zmeniť: jedným tlačidlom by sa nedala hrať
E003-count = „{ $text }“ neoznačuje číslo
E003-level = v úrovni { $level } nie je číslo, ktoré sa má ukazovať vedľa dosky
E003-piece = figúrka „{ $piece }“, ktorá sa má ukazovať vedľa dosky, neexistuje
E003-shine = figúra „{ $piece }“ pre <Shine> neexistuje
E003-trim = figúra „{ $piece }“ pre <Trim> neexistuje
E004-signals = <{ $name }> tu nič neznamená: o signáloch a o čase sa dozvedia len pravidlá jazyka 2

# == L: správy
L001-no-matrix = úroveň nemá maticu { $wanted }
L002-no-matrix = úroveň nemá maticu { $wanted }
L003-positions = úroveň nemá { $count ->
    [one] položku
    [few] položky
   *[other] položky
 } { $names }
L004-size = veľkosť { $name } je { $size }, ale STATE má { $state }
L004-shared = veľkosť { $name } v súbore { $file } je { $size }, ale STATE má { $state }
L005-rows = { $name } má { $rows ->
    [one] 1 riadok
    [few] { $rows } riadky
   *[other] { $rows } riadkov
 }, ale výška je { $height }
L006-row = riadok { $row } matice { $name } má { $cells ->
    [one] 1 políčko
    [few] { $cells } políčka
   *[other] { $cells } políčok
 }, ale šírka je { $width }
L007-unknown = figúrka „{ $piece }“ neexistuje
L008-no-move = žiadne políčko vo VALID nie je true: úroveň sa začína bez možného ťahu
L009-unknown = „{ $type }“ nie je typ hodnoty
L010-no-type = hodnota nemá typ
L011-item = položka „{ $name }“ je tu dvakrát
L011-matrix = matica „{ $name }“ je tu dvakrát
L013-matrix = { $name } musí byť { $wanted }
L013-position = { $name } musí byť celé číslo
L014-items = je tu viac ako { $most } položiek
L014-matrices = je tu viac ako { $most } matíc
L015-no-final = úroveň nemá FINAL: nikdy sa nebude dať dokončiť
L021-off-the-board = začiatok Ax = { $x }, Ay = { $y } je mimo dosky, ktorá má { $size }
L022-beside-the-piece = začiatok je { $x },{ $y }, ale figúrka hráča stojí na { $column },{ $row }
L023-all-stars = všetky políčka tohto FINAL sú *: úroveň dokončí hneď prvý ťah
L016-no-moves = riešenie nie sú ťahy: { $why }
L016-not-valid = ťah { $number } riešenia, { $move }, tam nie je možný
L016-not-finished = riešenie, ktoré má { $count ->
    [one] 1 ťah
    [few] { $count } ťahy
   *[other] { $count } ťahov
 }, úroveň nedokončí
L017-unsolvable = úroveň sa nedá vyriešiť: prešli sa všetky dosiahnuteľné pozície
L018-too-many = MinimumNumberOfMoves je { $minimum }, ale úroveň sa dá vyriešiť s menším počtom ťahov: { $moves }
L019-too-few = MinimumNumberOfMoves je { $minimum }, ale úroveň vyžaduje viac ťahov, najmenej { $moves }
L020-not-proven = nie je známe: našlo sa riešenie s počtom ťahov { $moves }, či ich stačí { $minimum }, sa nezistilo
L020-time = nie je známe: čas vypršal skôr, ako sa našla odpoveď
L020-cancelled = nie je známe: hľadanie sa zastavilo
L020-states = nie je známe: hľadanie dosiahlo najvyšší počet pozícií
L020-memory = nie je známe: hľadanie dosiahlo najvyššie množstvo pamäti
L020-exhausted = nie je známe: hľadanie vyčerpalo všetky sľubné ťahy
L020-chance = nie je známe: v hre rozhoduje náhoda
L020-players = nie je známe: hrá viac hráčov
L020-hidden = nie je známe: hra skrýva niečo, čo má hráč ešte len zistiť
L020-tiles = nie je známe: pri hrách s dielikmi sa riešenie nehľadá
L020-not-replayed = nie je známe: našlo sa riešenie, ktoré sa nedá prehrať, a to je chyba programu
L024-none = žiadna doska nespĺňa všetky obmedzenia hry
L024-lost = podľa obmedzení možno políčko { $x },{ $y } odkryť, jeho voľba však úroveň prehrá
L025-several = úroveň má niekoľko riešení; dve z nich sa líšia v týchto políčkach (spolu { $count }): { $cells }
L025-guess = po počte volieb { $moves } už z obmedzení nevyplýva, že možno niektoré zakryté políčko odkryť: hráč by musel hádať
L026-limits = či má úroveň práve jedno riešenie, sa v daných medziach nepodarilo zistiť
L026-stopped = či má úroveň práve jedno riešenie, sa nezistilo: kontrola bola zastavená
L026-turns = či má úroveň práve jedno riešenie, sa nepodarilo zistiť: na zistenie, čo ktorá voľba políčka mení, by bolo treba priveľa pokusov s pravidlami

# == C: správy
C001-twice = názov „{ $name }“ je v tabuľkách dvakrát
C002-no-cell = „{ $word }“ nie je políčko
C002-many = v zoznamoch je viac ako { $most } políčok

# == O: správy
O001-unknown = spôsob prehľadávania „{ $word }“ neexistuje
O001-playout = `Playout` hovorí, ako prebiehajú náhodné hry prehľadávania „mcts“, ktoré tento počítačový hráč nepoužíva
O002-changed = čo sa počítač naučil pre úroveň { $level }, sa naučil na iných pravidlách, dielikoch alebo inej doske: počítačoví hráči hrajú bez toho
O003-level = hra nemá úroveň { $level }
O003-hash = learnt_on musí byť číslo s najviac 16 číslicami 0 až 9 a a až f
O003-piece = hra nemá dielik „{ $piece }“
O003-shape = toľko druhov dielikov ani také dlhé rady sa na tejto doske naučiť nedajú
O003-count = počet zoznamov tu musí byť { $rows } a v každom musí byť čísel { $columns }
O003-policy = tu musí byť base64, a to presne { $count } bajtov
O004-no-records = toto nie je súbor partií, ktoré odohral `switchboard train`
O004-no-field = chýba riadok „{ $name }“
O004-line = tento riadok nie je partia, ktorú zapísal `switchboard train`
O004-other = partie sa hrali s { $name } { $found }, nie { $wanted }
O004-apart = tieto partie sa hrali s iným seed alebo iným work ako partie prvého súboru
O004-twice = partia { $number } sa líši od tej istej partie v inom súbore
O004-unplayable = partiu { $number } nemožno zahrať: voľba { $place } nie je platná

# == N: správy
N001-taken = súbor alebo priečinok s týmto názvom už existuje
N002-level = úroveň sa nedá zapísať: { $why }
N002-game = nedá sa zapísať: { $why }
N003-no-name = „{ $name }“ nemôže byť názov priečinka
N004-read = úroveň sa nedá prečítať: { $why }
N004-write = úroveň sa nedá uložiť: { $why }
N004-many = úrovní je príliš veľa
N005-form = úroveň v tomto zápise editor nevie zmeniť

# == I: správy
I001-too-large = súbor má viac ako { $most } bajtov
I001-not-utf8 = súbor nie je v UTF-8
I001-workbook = zošit sa nedá prečítať: { $why }
I001-sheets = hárkov je viac ako { $most }
I001-csv = riadok { $line } nie je správne CSV: { $why }
I001-levels = počet úrovní v súbore je { $count }
I001-parts = zošit má viac ako { $most } častí
I001-unpacked = rozbalený zošit má viac ako { $most } MiB
I001-far-row = zošit má obsah aj za riadkom { $most }
I001-far-column = zošit má obsah aj za stĺpcom { $most }
I001-no-cell = zošit odkazuje na bunku „{ $word }“, ktorá nemôže existovať
I001-file = súbor sa nedá prečítať: { $why }
I001-kind = taký druh súboru program nepozná
I001-not-written = súbor sa nedá zapísať: { $why }
I002-no-sheet = riadok { $line } nepatrí k žiadnemu hárku
I002-no-state = chýba hárok STATE
I003-sheet = hárok { $name } je väčší ako { $most } krát { $most }
I003-empty-cell = { $cell } je prázdna
I003-clues = tieto čísla nie sú pod rows ani pod columns
I003-nonogram = šírka { $width }, počet riadkov { $rows }, počet stĺpcov { $columns } a cieľ s počtom políčok { $cells } spolu nesedia
I003-sudoku = mriežka, ktorá má znakov { $count }, nie je sudoku
I003-board = doska má { $width } x { $height }
I004-unknown = figúrka „{ $word }“ neexistuje
I004-clue = hra nemá figúrku pre číslo { $clue }; najväčšie je { $largest }
I005-item = položka potrebuje názov, hodnotu a true alebo false
I005-level-word = „{ $word }“ tu nič neznamená
I005-neither = „{ $word }“ nie je true ani false
I006-no-characters = hra neuvádza, čo znamenajú znaky úrovní { $form }
I007-unknown = „{ $character }“ neoznačuje žiadnu figúrku
I008-no-goal = nonogram nemá cieľ, takže by hra nespoznala, kedy je vyriešený
I008-no-answer = na riadku chýba riešenie, takže by hra nespoznala, kedy je úroveň vyriešená
I008-other-answer = riešenie má tu iný znak
I008-runs-of-row = riadok { $number } cieľa má úseky { $runs }, ale zadanie uvádza { $clues }
I008-runs-of-column = stĺpec { $number } cieľa má úseky { $runs }, ale zadanie uvádza { $clues }
I008-twice-in-row = riešenie má { $sign } v riadku { $row } dvakrát, druhý raz v stĺpci { $column }
I008-twice-in-column = riešenie má { $sign } v stĺpci { $column } dvakrát, druhý raz v riadku { $row }
I008-twice-in-box = riešenie má { $sign } v jednom štvorci dvakrát, druhý raz v riadku { $row }, stĺpci { $column }
I008-two-answers = mriežka má viac riešení: líšia sa v riadku { $row }, stĺpci { $column }
I008-two-pictures = zadaniu zodpovedá viac obrázkov: iný sa líši v riadku { $row }, stĺpci { $column }

# == R: správy
R001-rules = preložené pravidlá prekračujú svoje medze; nahláste to, prosím
R001-script = preložený skript prekračuje svoje medze; nahláste to, prosím
R002-no-level = hra nemá úroveň číslo { $number }
R002-one-level = hra s dielikmi má len jednu úroveň
R002-many = úroveň { $level }: viac než { $items } položiek alebo { $matrices } matíc
R002-no-board = úroveň { $level }: chýba STATE alebo VALID
R002-no-position = úroveň { $level }: položka { $name } chýba alebo nie je číslo
R002-no-state = úroveň { $level }: STATE chýba alebo v nej nie sú slová
R002-no-valid = úroveň { $level }: VALID chýba alebo v nej nie je true a false
R002-sizes = úroveň { $level }: STATE, VALID a FINAL musia mať rovnakú veľkosť a správne typy
R003-words = úroveň { $level }: viac než { $most } rôznych slov
R003-instructions = úroveň { $level }: viac než { $most } inštrukcií
R003-script = skript je príliš dlhý
R004-no-item = položka { $name } chýba
R004-item-kind = položka { $name } má nesprávny typ; patrí sem { $kind }
R004-no-piece = { $word } nie je figúrka tejto hry
R004-no-matrix = matica { $name } chýba alebo má nesprávnu veľkosť
R004-matrix-kind = matica { $name } má nesprávny typ; patrí sem { $kind }
R005-rules = pravidlá potrebovali viac než { $most } krokov
R005-script = skript potreboval viac než { $most } krokov
R010-several = pravidlo je jedno priradenie alebo jedno if
R011-conditions = toto nie je zoznam podmienok
R012-mixed = v podmienke je AND aj OR
R013-condition = toto nie je podmienka
R017-second-language = toto je len v jazyku 2
R017-most-of-them = { $count } z { $all } pravidiel je v jazyku 2
R020-no-piece = { $word } nie je figúrka tejto hry
R021-no-list = zoznam { $word } neexistuje
R021-neither = matica ani zoznam { $word } neexistuje
R021-this-is-neither = toto nie je matica ani zoznam
R021-no-matrix = matica { $word } neexistuje
R021-is-neither = { $word } nie je matica ani zoznam
R022-wanted = položka { $word } neexistuje; patrí sem { $wanted }
R022-no-item = položka { $word } neexistuje
R022-no-value = sem sa nedá priradiť hodnota
R023-goes-through-nothing = { $word } nemá čo prechádzať
R023-no-function = funkcia { $word } neexistuje
R024-only-pieces = vlastnosti majú len figúrky
R024-none = žiadna figúrka nemá vlastnosť { $word }
R025-none = figúrka ani skupina { $word } neexistuje
R027-no-message = žiadna správa sa nevolá { $text }: hráči by čítali toto slovo
R026-two-words = { $one } a { $other } sú pevné slová, takže výsledok je zakaždým rovnaký
R026-no-item = položka { $word } neexistuje, takže výsledok je zakaždým rovnaký
R030-wanted = patrí sem { $wanted }, ale je tu { $is }
R030-word = patrí sem { $wanted }, ale je tu slovo { $word }
R030-never-equal = { $one } a { $other } sa nikdy nerovnajú
R030-table-passed-on = tabuľka zoznamov sa nedá odovzdať funkcii
R030-table = toto je tabuľka viacerých zoznamov
R030-two-matrices = obe matice sa líšia veľkosťou alebo typom
R030-nothing-to-go-through = toto nie je matica ani zoznam, takže tu nie je čo prechádzať
R031-outside = toto políčko je vždy mimo { $word } (veľkosť { $size })
R032-never = k tomuto pravidlu nikdy nedôjde: pravidlo { $rule } kolo vždy ukončí
R033-nothing = toto priradenie nič nezmení
R034-both = { $word } je položka aj figúrka; pravidlá použijú položku
R036-behind-break = toto sa preskočí vždy, keď platí podmienka pred tým: pravidlo má Break
R035-table = { $word } je tabuľka; pravidlá ju meniť nemôžu
R040-missing = chýba { $what }, nasleduje { $here }
R040-open-text = tomuto textu chýba koncová úvodzovka
R040-no-parentheses = podmienka za { $word } nie je v zátvorkách
R040-ends-early = podmienka sa končí pred týmto { $word }
R041-not-closed = tento blok nie je uzavretý
R041-closes-nothing = k tejto {"}"} chýba {"{"}
R041-else-alone = k tomuto else chýba if
R041-opens-nothing = táto {"{"} k ničomu nepatrí
R042-long-functions = volané funkcie sú spolu príliš dlhé; každá sa počíta raz za každú kombináciu typov, s ktorou sa volá
R042-too-deep = toto je vnorené príliš hlboko
R042-types = funkcie sa volajú s viac než { $most } kombináciami typov
R043-character = znak { $word } tu nemá žiadny význam
R043-entity = v CDATA sa { $word } nenahrádza znakom
R043-typeset = { $word } je znak z textového editora, pravidlá ho nepoznajú
R044-compares = == porovnáva; hodnotu nepriraďuje
R044-gives = = priraďuje hodnotu; neporovnáva
R045-no-block = { $word } nemôže začínať blok
R045-no-statement = { $word } nemôže začínať príkaz
R045-between = medzi podmienku a jej blok { $word } nepatrí
R046-comment = komentár sa takto nepíše
R046-counts-otherwise = cyklus s počítaním sa tu píše inak
R046-angles = <> tu neporovnáva
R046-wrong-way-round = tieto dva znaky sú v opačnom poradí
R046-not-in-rules = { $word } sa v pravidlách nepíše
R046-makes-no-name = { $word } tu názov nedeklaruje
R046-whole-numbers = čísla musia byť celé
R050-twice = dve funkcie sa volajú { $word }
R050-inside = funkcia { $word } je definovaná vnútri bloku
R051-nowhere = táto hodnota sa nepoužije
R052-taken = { $word } už je názov položky alebo matice
R053-outside = toto return je mimo funkcie
R054-nothing = funkcia { $word } nevracia hodnotu
R054-two-kinds = funkcia tu vracia { $here }, ale inde { $there }
R054-now-and-then = funkcia na jednom mieste hodnotu vracia a na inom nie
R055-wrong-way = toto je v opačnom poradí
R055-from = from sa dá použiť len s flood a size
R055-area = oblasť sa musí začínať v bode
R055-no-while = oblasť nemôže mať while
R055-connected = connected potrebuje políčka matice
R055-joined = pri políčkach spojených s bodom je potrebné while
R055-listed = vypísané body musia byť pevné
R056-two-values = { $word } potrebuje dve hodnoty
R056-point-or-numbers = inside potrebuje bod alebo dve čísla
R056-one-list = length potrebuje jeden zoznam
R056-goes-through = { $word } potrebuje, čo má prechádzať, a dvojbodku
R056-values = { $word } potrebuje hodnôt { $wanted }, ale uvedených je { $given }
R056-one-number = { $word } potrebuje v [ ] jedno číslo
R056-ray = RAY potrebuje dva body
R057-each = { $word } zastupuje postupne každý prvok; hodnota sa mu priradiť nedá
R059-down = tento cyklus neprejde nič: počíta sa nahor
R058-itself = funkcia { $word } volá samu seba, priamo alebo cez inú
R060-open-brace = táto zátvorka nie je uzavretá
R060-inside = toto constraint je vnútri bloku
R061-random = obmedzenie nemôže závisieť od náhody
R061-opening = úvodné pravidlo hry s obmedzeniami nemôže závisieť od náhody
R061-does = obmedzenie smie volať len funkcie, ktoré niečo vypočítajú a nič nemenia
R061-item = obmedzenie nemôže závisieť od { $word }: počas hry sa to mení
R061-matrix = obmedzenie nemôže závisieť od { $word }: počas hry sa to mení
R061-not-connected = obmedzenie nemôže požadovať, aby políčka neboli spojené
R062-broken = úroveň { $level }: už zadané políčka porušujú obmedzenie: { $law }
R062-many-values = úroveň { $level }: obmedzenie pracuje s príliš veľkým počtom hodnôt naraz
R062-many-elements = úroveň { $level }: obmedzenie prechádza príliš veľa prvkov
R062-many-laws = úroveň { $level }: zo záhlaví vzniká príliš veľa obmedzení
R062-many-clauses = úroveň { $level }: obmedzenia až po toto sú príliš rozsiahle
R062-unknown-bounds = úroveň { $level }: to, čo sa prechádza, závisí od políčka, ktoré nie je zadané
R062-unknown-runs = úroveň { $level }: dĺžky úsekov závisia od políčka, ktoré nie je zadané
R062-area-in-area = úroveň { $level }: obmedzenie sa pýta na oblasť vnútri inej oblasti
R062-area-value = úroveň { $level }: veľkosť alebo počet v oblasti možno len porovnať
R062-area-start = úroveň { $level }: začiatok oblasti závisí od políčka, ktoré nie je zadané
R062-area-fold = úroveň { $level }: na políčka oblasti možno použiť len count, any a all
R062-not-worked-out = úroveň { $level }: obmedzenie sa pýta na niečo, čo sa nedá vopred vypočítať
R063-not-turned = úroveň { $level }: voľba políčka { $x },{ $y } musí striedať figúrky len na ňom
R064-no-step = úroveň { $level }: voľba políčka { $x },{ $y } nie je krok, ale hráč ju ako krok počuje, napríklad „Ísť doprava“ alebo „Zostať na mieste“

# == T: správy
T001-empty = súbor je prázdny
T002-json = toto nie je platný JSON: { $what }
T003-depth = zoznamy a objekty sú vnorené hlbšie ako { $most }
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
T014-none-of = „{ $text }“ nie je žiadna z možností: { $known }
T015-missing = položka chýba
T020-no-place = „{ $text }“ nie je miesto
T020-two-numbers = miesto určujú dve čísla
T021-outside = { $cell } je mimo dosky, ktorá má { $size }
T022-several = na jednom mieste môže ležať len jeden dielik
T023-twice = { $word } je na tomto dieliku spojené dvakrát
T024-no-side = strana „{ $letter }“ nie je U, D, L ani R
T025-no-end = „{ $word }“ nie je koniec cesty; na každej strane ich je { $count } (počítané od 0)
T026-no-name = chýba názov predmetu
T026-many = predmetov je viac ako 256 druhov
T027-no-item = predmet „{ $name }“ na žiadnom dieliku nie je
T028-many = počet dielikov je { $count }
T028-none = žiadne dieliky tu nie sú
T029-taken = na { $cell } už leží tiles[{ $first }]
T030-no-effect = „{ $text }“ nie je účinok
T031-no-goal = „{ $text }“ nie je cieľ
T032-no-condition = „{ $text }“ nie je podmienka
T033-no-action = ťah potrebuje aspoň jeden krok
T034-distances = najdlhší pohyb je kratší ako najkratší
T035-die = kocka potrebuje najvyššie číslo
T040-players = počet hráčov je { $count }
T041-pool = cieľov sa má zatiaľ vylosovať { $drawn }, ale v zásobe ich je len { $pool }
T042-no-scoring = „{ $text }“ nie je spôsob bodovania
T043-parts = miesto začiatku potrebuje štyri časti
T044-no-path = dielik na { $cell } tu žiadnu cestu nemá
T045-no-tile = na { $cell } žiadny dielik neleží
T046-no-path = dielik na { $cell } tu žiadnu cestu nemá
T047-find = hráči { $item } z dielikov odoberajú, takže sa môže stať, že sa už nebude dať nájsť
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
    [standing] stav hry
    [seed] počiatočné náhodné číslo
    [tile] dielik chýba, alebo je tu dvakrát
   *[items] predmety na dielikoch
 }

# == H: správy
H001-none = z tejto úrovne nie je nič uložené
H002-other-rules = uložený stav { $number } patrí k iným pravidlám tejto hry; zostane uložený, ale pokračovať v ňom sa nedá
H003-damaged = tento uložený stav je poškodený: { $why }
H003-ill-formed = tento uložený stav je poškodený
H003-size = tento uložený stav je poškodený: má viac než { $most } bajtov
H003-number = tento uložený stav je poškodený: uvádza číslo { $number }
H003-value = tento uložený stav je poškodený: „{ $text }“ nie je hodnota <{ $name }>
H004-missing = chýbajú uložené stavy { $first } až { $last }
# == S: priečinky hráčov
S001-failed = { $doing } sa nepodarilo: { $why }
S001-unknown-settings = nastavenia na disku sa nedajú prečítať, preto sa neprepisujú
S002-open = tento hráč je otvorený v inom programe
S003-size = súbor má viac než { $most } bajtov
S003-sum = súbor je poškodený: kontrolný súčet nesúhlasí
S004-no-folder-name = „{ $name }“ nie je názov priečinka hráča
S005-no-value = „{ $value }“ nie je hodnota nastavenia { $name }
S006-no-player = hráč { $name } neexistuje
S007-no-manual = príručka chýba
S008-not-watched = program si nevšimne, že sa súbory hier zmenili
S008-cannot-watch = program si nemôže všimnúť, že sa súbory hier zmenili: { $why }
S009-data-set = dátovú sadu sa nepodarilo zapísať: { $why }
S009-other-run = priečinok obsahuje výsledky iného výpočtu
S011-parquet-folder = Parquet potrebuje priečinok, do ktorého sa zapíše
S011-no-parquet = tento program je zostavený bez Parquetu
S011-record = záznam sa nepodarilo zapísať: { $why }
S011-file = súbor sa nedá zapísať: { $why }
S012-no-parcel = toto nie je zip hráča: { $why }
S012-files = toto nie je zip hráča: obsahuje viac než { $most } súborov
S012-players = toto nie je súbor s hráčmi: obsahuje ich viac než { $most }
S012-name = tento súbor sa nedá pridať pre názov „{ $name }“ v ňom: { $why }
S012-twice = toto nie je zip hráča: „{ $name }“ obsahuje dvakrát
S012-no-switchboard = tento súbor sa nedá pridať: { $why }
S012-folder = v tomto priečinku nie je žiadna hra
S012-not-packed = hru nemožno zabaliť: { $why }
S013-no-name = hráč potrebuje meno
S013-taken = hráč { $name } už existuje
S013-removes-all = s hráčom { $name } sa odstránia nastavenia aj všetky uložené stavy
S013-no-language = program jazyk „{ $tag }“ neovláda
S014-many = nových úrovní tejto hry je už uložených { $most }
S015-no-level = tento hráč nemá novú úroveň { $name }
S016-gone = priečinok hráča zmizol
S017-missing = súbor chýba
S018-not-kept = kód hráča sa nedá uložiť: v ďalšom exporte bude iný
S019-left = zostali tu osobné údaje, ktoré mali byť odstránené
S020-left-out = toto sa do súboru zip nevložilo: medzi súbory a priečinky hráča to nepatrí
S021-emptied = uložené stavy tejto úrovne niekto počas hry zmazal
S022-no-locks = na tomto disku sa nedá zistiť, či má hráča otvoreného aj iný program
S023-named = { $other } má hry hrané spolu s hráčom { $player }
S024-large-picture = obrázok smie mať najviac { $most } MiB
S024-no-picture = toto sa nedá nakresliť ako obrázok
S024-folder-picture = toto je priečinok, nie obrázok
S024-slow-picture = kreslenie tohto obrázka trvá príliš dlho
S024-large-song = pesnička môže byť zo súboru najviac { $most } MiB veľkého
S024-no-song = z tohto sa žiadny zvuk získať nedá
S024-folder-song = toto je priečinok, nie pesnička
S024-slow-song = čítanie tejto pesničky trvá príliš dlho
S025-picture-gone = hráčov vlastný obrázok chýba alebo je poškodený
S026-damaged-presses = počet záznamov v tomto súbore, ktoré sa nedajú prečítať: { $count } z { $all }
S026-foreign-presses = tento súbor nie je záznam stlačení, alebo sa z neho nedá nič prečítať
S026-large-presses = tento záznam stlačení je väčší než { $most } MiB
S026-newer-presses = tento záznam stlačení zapísala novšia verzia programu; číta sa z neho to, čo táto verzia pozná

# == D: správy
D001-no-room = disk je plný
D002-no-player = hráč „{ $player }“ neexistuje
D003-no-game = hra „{ $name }“ neexistuje
# == Z: PuzzleScript
Z001-not-opened = táto ) zatvára komentár, ktorý sa nikde nezačal
Z001-not-closed = tento komentár nie je ukončený
Z002-followed = za názvom oddielu { $name } smie byť len komentár
Z002-ruler = riadok, ktorý sa začína znakom =, iba oddeľuje oddiely; jeho zvyšok sa vynechá
Z002-twice = oddiel { $name } je tu dvakrát
Z002-late = oddiel { $name } je príliš neskoro
Z002-after = oddiel { $name } musí nasledovať po oddiele { $other }
Z002-misspelt = oddiel { $name } neexistuje
Z003-size = „{ $value }“ nie je veľkosť
Z003-seconds = „{ $value }“ nie je počet sekúnd
Z003-again = { $word } už je v riadku { $line }
Z003-no-value = { $word } potrebuje hodnotu
Z003-long-title = názov hry je veľmi dlhý
Z003-word = „{ $word }“ sa v úvode použiť nedá
Z003-palette = „{ $value }“ nie je paleta
Z003-bracket = zátvorka je tu súčasťou hodnoty: komentár napíšte do samostatného riadka
Z004-row = toto nie je riadok obrázka
Z004-not-a-name = názov objektu sa začína písmenom alebo číslicou
Z004-no-colour = { $name } nemá farbu
Z004-not-a-colour = „{ $word }“ nie je farba
Z004-height = obrázok objektu { $name } nemá päť riadkov
Z004-width = riadok obrázka objektu { $name } nemá päť znakov
Z004-size = obrázok objektu { $name } nemá rozmer päť krát päť
Z004-colour = { $name } nemá farbu číslo { $colour }
Z005-form = toto nie je riadok legendy
Z005-mixed = „and“ a „or“ nemôžu byť v jednom riadku legendy
Z005-itself = { $name } je v definícii samo seba
Z005-or-of-and = { $name }: jedno z viacerých (or) sa nedá zložiť z viacerých naraz (and)
Z005-and-of-or = { $name }: viacero naraz (and) sa nedá zložiť z jedného z viacerých (or)
Z005-twice = v tomto riadku je jeden názov dvakrát
Z006-unknown = { $name } nie je nikde definované
Z006-taken = názov { $name } je už použitý v riadku { $line }
Z006-keyword = „{ $name }“ má v pravidlách osobitný význam: ako názov sa dá použiť len v úrovniach
Z006-background = chýba objekt alebo riadok legendy s názvom Background
Z006-background-all = Background nemôže byť viacero objektov naraz
Z006-player = chýba objekt alebo riadok legendy s názvom Player
Z007-unknown = { $name } nie je definované, a preto nemôže byť vo vrstve
Z007-all = { $name } je viacero objektov naraz, a preto nemôže byť v jednej vrstve
Z007-twice = { $name } je v tejto vrstve dvakrát
Z007-two = { $name } je vo vrstvách { $first } a { $second }
Z007-none = chýbajú kolízne vrstvy
Z007-missing = { $name } nie je v žiadnej vrstve
Z007-incomplete = niektorý objekt z { $name } nie je v žiadnej vrstve
Z007-together = { $name } a { $other } sú v jednej vrstve a nemôžu byť na jednom políčku
Z008-number = zvuk potrebuje svoje číslo
Z008-behind = „{ $word }“ je za číslom zvuku, kde už nesmie byť nič
Z008-verb = „{ $word }“ nie je zvuková udalosť
Z008-event = zvuk potrebuje udalosť
Z008-already = { $word } už zvuk má
Z008-all = { $name } je viacero objektov naraz: zvuk môžu mať len jednotlivé objekty
Z009-plus-first = pravidlo s + potrebuje pred sebou iné pravidlo
Z009-arrow-twice = „->“ smie byť v pravidle len raz
Z009-no-pattern = chýba vzor v hranatých zátvorkách
Z009-no-arrow = pravidlo potrebuje „->“ medzi tým, čo hľadá, a tým, čím to nahradí
Z009-nothing-before = pred šípkou nič nie je
Z009-nothing-after = za šípkou nič nie je
Z009-plus-twice = jedno + stačí
Z009-relative = „{ $word }“ nemôže byť smer pravidla
Z009-prefix = „{ $word }“ nemôže byť pred prvou zátvorkou pravidla
Z009-random-plus = náhodné (random) môže byť len prvé pravidlo skupiny
Z009-bracket-within = zátvorka sa otvára vnútri zátvorky
Z009-outside = „{ $word }“ je mimo zátvoriek
Z009-motion = za pohybom musí byť to, čo sa pohybuje
Z009-dots-alone = „...“ potrebuje samostatné políčko
Z009-no-effect = „{ $word }“ tu nemá účinok
Z009-command-place = { $word } patrí na koniec pravidla
Z009-motions = „{ $other } { $word }“: za pohybom musí byť to, čo sa pohybuje
Z009-command-late = { $word } je lepšie písať na koniec pravidla
Z009-not-closed = táto zátvorka nie je uzavretá
Z009-command = „{ $word }“ nie je príkaz
Z009-dots-end = „...“ nemá na začiatku ani na konci vzoru význam
Z009-dots-many = v jednom vzore smie byť „...“ najviac dvakrát
Z009-patterns = obe strany pravidla musia mať rovnaký počet vzorov
Z009-cells = vzory pred šípkou a za ňou musia mať rovnaký počet políčok
Z009-dots-sides = „...“ musí byť na oboch stranách pravidla v rovnakých políčkach
Z010-one-layer = za šípkou sú na jednom políčku dve veci z jednej vrstvy
Z010-no-all = { $name } je viacero objektov naraz: „no“ sa dá použiť len s jednotlivými objektmi
Z010-open-motion = nie je jasné, ktorý pohyb má za šípkou byť: pred šípkou ho nič neurčuje
Z010-open-property = za šípkou môže byť { $name } ktorýkoľvek z viacerých objektov: pred šípkou nič neurčuje ktorý
Z010-late-mixed = v jednej skupine sú pravidlá late aj iné: aj tak pobežia v rôznom čase
Z010-late-motion = pravidlá late bežia až po všetkých pohyboch, takže žiadny uviesť nemôžu
Z010-random-one = random { $name }: nie je z čoho vyberať
Z010-twice-no = no { $name } je v jednom políčku dvakrát
Z010-twice-before = { $name } je v jednom políčku dvakrát
Z010-twice-after = { $name } je za šípkou v jednom políčku dvakrát
Z010-never-together = { $name } a { $other } sú v jednej vrstve: na jednom políčku nikdy nie sú
Z010-never = { $name } tu byť má a { $other } nie: to nikdy nenastane, a tak sa pravidlo vynechá
Z010-never-matches = pravidlo chce, aby tu niečo bolo aj nebolo: táto jeho časť sa vynechá
Z010-put-and-taken = { $name } sa sem dáva a { $other } odoberá: to si odporuje
Z010-says-nothing = no { $name } je vedľa { $other } zbytočné: sú v jednej vrstve
Z010-says-nothing-here = no { $name } je tu zbytočné: ostatné objekty políčka sú v rovnakých vrstvách
Z011-pairs = za každým startloop musí byť endloop a slučky sa nedajú vnárať
Z011-open = toto startloop nemá endloop
Z012-begins = podmienka výhry sa začína slovom all, some alebo no
Z012-form = toto nie je podmienka výhry
Z013-none = chýbajú úrovne
Z013-width = riadky úrovne musia mať rovnakú dĺžku: krátky riadok sa doplní svojím posledným znakom
Z013-unknown = znak { $sign } z úrovne nie je v legende
Z013-several = znak { $sign } z úrovne môže byť ktorýkoľvek z viacerých objektov: úroveň potrebuje práve jeden
Z014-rigid = skupín s pravidlami rigid je viac ako { $most }
Z014-rule = pravidlo má v políčku viac ako { $cell } vecí, alebo má viac ako { $most } vecí a políčok
Z014-legend = viac ako { $most } názvov legendy na seba odkazuje
Z014-cells = táto úroveň má viac ako { $most } políčok
Z014-side = táto úroveň má viac ako { $most } riadkov alebo stĺpcov
Z014-expanded = toto pravidlo zastupuje viac ako { $most } pravidiel
Z014-all-expanded = pravidlá spolu zastupujú viac ako { $most } jednoduchých
Z014-objects = objektov je viac ako { $most }
Z014-layers = vrstiev je viac ako { $most }
Z014-source = zdrojový text má { $size } bajtov; najviac ich smie byť { $most }
Z015-endless = pravidlá nemali koniec a boli zastavené

# == rady
cure-add-as-template = pridajte ju podľa help/NEW_GAME
cure-add-clue = pridajte do pieces.xml figúrku { $piece } s obrázkom
cure-add-distance = pridajte "max_move_distance": 6
cure-add-field = pridajte "{ $name }": ...
cure-add-final = pridajte maticu FINAL s figúrkami tak, ako majú stáť na konci
cure-add-final-or-win = pridajte maticu FINAL s konečným rozmiestnením, alebo pravidlo s win;
cure-add-goal = pridajte riadok: goal "0110...", riadok po riadku, 1 je vyplnené políčko
cure-add-goals = pridajte ciele do random_goal_pool, alebo ich losujte menej
cure-add-it = pridajte to
cure-add-item = pridajte do úrovní položku { $word }
cure-add-item-or-local = pridajte do úrovní položku { $word }, alebo napíšte local { $word } = ...
cure-add-or-name-piece = pridajte do pieces.xml figúrku { $word }, alebo napíšte názov niektorej, ktorá tam je
cure-add-piece = pridajte ju do pieces.xml, alebo napíšte niektorý z názvov, ktoré tam sú
cure-add-positions = pridajte ich s typom xsd:int; Ax a Ay sú začiatok, alebo 0, ak žiadny nie je
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
cure-behind-colon = napíšte podmienku za dvojbodku
cure-beside-count = napíšte názov položky, alebo maticu a prvok: HAND[0, 0]
cure-beside-level = pridajte do každej úrovne túto položku alebo maticu čísel s týmto prvkom
cure-beside-piece = napíšte niektorý názov z pieces.xml
cure-braces-around = odstráňte to a okolo bloku napíšte {"{"} a {"}"}
cure-build-parquet = zostavte program s voľbou parquet, alebo použite iný formát
cure-cannot-be-solved = žiadny limit to nezmení; aby sa ťahy overili, napíšte <Solution>
cure-cell-example = napríklad <Cell character="#" piece="Wall"/>
cure-cell-form = políčko napíšte ako stĺpec,riadok, napríklad 3,4
cure-cell-or-matrix = napíšte <{ $name }>, alebo zvoľte iný druh matice
cure-cells-as-width = napíšte toľko políčok, koľko hovorí šírka, alebo zmeňte šírku
cure-cells-from-zero = políčka sa počítajú od 0
cure-cells-name = napíšte <Cells name="Mills">
cure-check-before = skontrolujte úvodzovky, čiarky a zátvorky tesne pred týmto miestom
cure-close-and-remove-again = zatvorte druhý program a odstráňte hráča znova
cure-close-before-else = napíšte {"}"} pred else
cure-close-block = napíšte {"}"} na koniec bloku
cure-close-cdata = napíšte na koniec ]]>
cure-close-comment = napíšte na jeho koniec -->
cure-close-other = zatvorte druhý program; dovtedy sa tu nič neukladá
cure-close-quote = napíšte koncovú úvodzovku
cure-close-tag = napíšte na jej koniec >; znak < v texte sa píše &lt;
cure-close-text = napíšte na jeho koniec "
cure-column-and-row = napíšte stĺpec a riadok ako dve čísla, počítané od 0
cure-column-row = napíšte [stĺpec, riadok]
cure-compare-template = porovnajte ho so súborom v help/NEW_GAME
cure-compare-values = napíšte HODNOTA == HODNOTA alebo HODNOTA != HODNOTA
cure-copy-by-hand = pozrite sa, čo to je, a ak to potrebujete, skopírujte to ručne
cure-copy-into-game = skopírujte súbor do priečinka hry
cure-copy-into-pieces = skopírujte obrázok do priečinka PIECES a napíšte len názov súboru
cure-copy-template = skopírujte súbor z help/NEW_GAME a vyplňte ho
cure-correct-answer = opravte mriežku, alebo jej riešenie
cure-correct-clues = opravte čísla, alebo cieľ; 1 je vyplnené políčko
cure-count-from-0 = stĺpce a riadky sa počítajú od 0
cure-count-tenths = počítajte v menších jednotkách, napríklad v desatinách: namiesto 1.5 napíšte 15
cure-difficulty-name = napíšte <Difficulty name="easy">
cure-each-in-parentheses = napíšte ((A == B) AND (C != D)), každú vo vlastných zátvorkách, alebo prejdite na language="2"
cure-end-loop = cyklus ukončite podmienkou v jeho zátvorkách, ako foreach (C in STATE while ...), alebo napíšte stop;
cure-end-or-save-as = dajte mu príponu .{ $found }, alebo ho uložte v kresliacom programe ako { $wanted }
cure-endless-loop = hľadajte while alebo cyklus, ktorý nikdy neskončí
cure-entities = znak & sa píše &amp;, znak < sa píše &lt;
cure-equal-rows = každý riadok hárka musí mať toľko buniek ako najdlhší
cure-fewer-measures = niektoré rozmery vynechajte
cure-fewer-names = použite menej názvov
cure-fields-are = položky sú { $known }
cure-file-endings = názov sa musí končiť na .csv, .xlsx, .ods, .xsb, .non, .sdm alebo .txt
cure-fill-cells = napíšte { $word }[x, y] = ..., alebo prejdite na language="2", kde sa dá vyplniť celá matica
cure-forms = napíšte name="xsb", "non" alebo "sudoku"
cure-four-levels = tiles.json nepotrebuje viac ako štyri úrovne vnorenia
cure-four-parts = napíšte [stĺpec, riadok, "U", 0]
cure-free-and-save = uvoľnite na ňom miesto a uložte znova
cure-free-space = uvoľnite na ňom miesto
cure-function-for-area = prejdite celú dosku s funkciou, ktorá má hodnotu len pre políčka oblasti: sum(E in STATE : In(E, C))
cure-give-it = niečomu ju priraďte pomocou =
cure-give-location = dajte niektorému dieliku toto location, alebo nastavte fill_unspecified_tiles na true
cure-goal-size = cieľ má toľko znakov, koľko je šírka krát počet riadkov
cure-head-condition = napíšte { $word } (PODMIENKA) {"{"} ... {"}"}
cure-higher-limit = vyšší --limit dá hľadaniu viac času
cure-if-else = napíšte if (PODMIENKA) {"{"} ... {"}"} else {"{"} ... {"}"}
cure-ignored-known = preskočí sa; známe sú { $known }
cure-in-front = pred = napíšte položku, políčko alebo maticu
cure-into-functions = presuňte časti do vlastných funkcií
cure-item-example = napríklad <Item name="Signs" value="9"/>
cure-item-name = napíšte názov, napríklad coin
cure-item-row = napríklad: Score, 0, true
cure-items-are = predmety na dielikoch sú { $known }
cure-its-path = skontrolujte jeho cestu
cure-keep-first = nechajte len jedno; platí prvé
cure-keep-item = dajte jeden predmet { $item } na dielik, ktorý zbiera, alebo vynechajte max_player_items
cure-keep-one = nechajte len jedno
cure-keep-or-language = nechajte len jedno, alebo dajte každému jeho jazyk ako v xml:lang="cs"
cure-languages = napíšte cs, sk, en alebo de
cure-last-line-away = ak ste ho zmenili ručne, zmažte jeho posledný riadok
cure-leave-contents = vynechajte Contents; súper s prvkom Search vie hrať každú hru
cure-leave-out = vynechajte ju
cure-level-words = na hárku Level môže byť name, author a solution
cure-levels-in-file = v súbore ich môže byť 1 až { $most }
cure-list-players = uveďte 1 až { $most } hráčov: viac by sa ich nedalo rozlíšiť farbou a číslom
cure-list-players-command = vypíše ich `switchboard players`
cure-list-tile = uveďte aspoň jeden dielik
cure-local-name = hodnotu priraďte názvu, ktorý deklaruje local
cure-make-level = vytvorte priečinok LEVELS/01 so súbormi description.xml a startingLayout.xml
cure-make-smaller = zmenšite ho
cure-matrix-in-levels = dajte maticu radšej do úrovní
cure-measure-board = zúžte rozsah least až most, alebo nastavte v <Contents>, čo doska potrebuje
cure-measure-ends = napíšte napríklad least="3" most="12"
cure-measure-name = napíšte name="Width", name="Height" alebo názov položky, ktorá je číslom
cure-measure-once = jeden z nich vynechajte
cure-may-write = skontrolujte, či tam smiete zapisovať, alebo zvoľte iné miesto
cure-mend-level = opravte úroveň, alebo ju vynechajte; kde sa zastaví, ukáže `switchboard play`
cure-merge-alike = zlučujte len súbory s rovnakým seed aj work a z rovnakej verzie programu
cure-message-name = napíšte <Message name="remove">, ku ktorému patrí say "remove";
cure-minimum-or-final = skontrolujte, či MinimumNumberOfMoves nie je väčšie ako počet ťahov a či FINAL zodpovedá
cure-more-signs = zadajte viac znakov, nech ostane jediné riešenie
cure-most-board = najväčšia možná doska je { $most } x { $most }
cure-most-or-least = zväčšite <Most>, alebo zmenšite <Least>
cure-move-text = zmažte ho, alebo ho dajte do prvku, do ktorého patrí
cure-move-up = posuňte ho vyššie, alebo odoberte break
cure-name-a-list = uveďte jeden z jej zoznamov, ako any(L in MILLS : A in L)
cure-name-before-rows = napíšte názov do samostatného riadka pred riadky matice, napríklad STATE
cure-name-end = uveďte koniec, ktorý je v connections dielika
cure-name-instead = namiesto neho sa ukazuje názov priečinka; uložte údaje hráča znova
cure-name-level = napíšte názov priečinka v LEVELS
cure-name-once = uveďte každý koniec raz; viac strán spojte v jednom texte, napríklad "L0,U0,D0"
cure-name-picture = napíšte názov súboru v PIECES, alebo Avatar
cure-name-state = pomenujte hárok s doskou STATE
cure-near = nemali ste na mysli { $near }?
cure-before-the-if = dajte to pred if, alebo do vlastného pravidla
cure-pack-less = vyberte z priečinka hry, čo k nej nepatrí
cure-play-again = odohrajte partie znova príkazom `switchboard train HRA --out SÚBOR`
cure-tell-apart = dajte im rôzne obrázky alebo symboly; ak ležia lícom nadol, rovnaký Label
cure-shorter-symbol = napíšte jeden alebo dva znaky
cure-other-symbol = dajte jednému z nich iný Symbol
cure-known-sounds = zvuky sú v docs/rule-language.md; ďalšie sú súbory wav v priečinku SOUNDS
cure-add-message = pridajte do description.xml Message s týmto menom, alebo napíšte priamo text
cure-count-up = napíšte { $up } a vnútri namiesto { $name } použite { $other }
cure-near-quoted = nemali ste na mysli „{ $near }“?
cure-new-game = skopírujte help/NEW_GAME, alebo spustite `switchboard new`
cure-not-written-over = kým sa nedá prečítať, neprepisuje sa
cure-note-moves = zahrajte úroveň a zapíšte ťahy, alebo <Solution> vynechajte
cure-number-in-range = napíšte celé číslo od { $least } do { $most }
cure-number-without-quotes = napíšte číslo bez úvodzoviek
cure-on-its-own = napíšte ju samostatne, nie vnútri {"{"} {"}"}
cure-one-a-place = vynechajte location alebo amount, alebo napíšte pre každé miesto jeden dielik
cure-one-of-these = zvoľte jednu z týchto možností
cure-one-program = hra pokračuje a ukladá sa; neotvárajte hráča v dvoch programoch naraz
cure-one-root = súbor má len jeden
cure-only-text = patrí tam len text
cure-ordinary-file = dajte na jeho miesto obyčajný súbor
cure-other-location = dajte jednému z nich iné location
cure-other-name = zvoľte iný názov
cure-other-out = zvoľte iný súbor
cure-other-picture = zmeňte obrázok tak, aby jeho čísla žiadny iný nepripúšťali
cure-other-place = zvoľte iné miesto
cure-other-value = odstráňte ho, alebo uveďte inú hodnotu
cure-out-folder = určite ho pomocou --out FOLDER
cure-picture-kinds = uložte ho ako jeden z druhov: { $known }
cure-pieces-file = figúrky sú v pieces.xml
cure-plain-name = použite písmená, číslice a spojovníky, napríklad my-game
cure-play-goes-on = hra pokračuje; program skúsi ukladať znova pri každom ťahu
cure-move-file-away = presuňte ho inam, alebo ho zmažte
cure-newer-program = nainštalujte novšiu verziu
cure-rest-is-read = ostatné sa použijú; nič netreba robiť
cure-players = napíšte číslo od 1 do { $most }, alebo rozsah ako 2-4
cure-property-name = napíšte <Property name="value">7</Property>
cure-put-in-quotes = dajte to do úvodzoviek
cure-put-it-back = vráťte ho späť
cure-put-on-tile = dajte ho na dielik pomocou "items"
cure-put-picture = dajte tam ten súbor, alebo napíšte názov iného
cure-raise-or-lower = zvýšte max_move_distance, alebo znížte min_move_distance
cure-remove = zmažte to
cure-remove-doctype = zmažte ho a texty, ktoré definuje, vypíšte tam, kde sa používajú
cure-remove-in-list = niektoré zmažte v zozname úrovní
cure-remove-or-misspelt = zmažte ju, alebo skontrolujte, či nie je niekde v jej názve preklep
cure-put-folder-back = skontrolujte, či je disk pripojený, alebo priečinok vráťte; len čo tu bude, hra sa uloží
cure-put-help = dajte priečinok help vedľa programu
cure-put-saves-back = odtiaľto sa ukladá ďalej; ak skoršie stavy potrebujete, vráťte ich
cure-remove-leftover = odstráňte to; pokúsi sa o to aj nasledujúci `switchboard players`
cure-rename-first-counts = dajte jednej z nich iný názov; platí prvá
cure-rename-one = dajte jednému z nich iný názov
cure-rename-to = premenujte { $other } na { $name }
cure-return-value = napíšte do nej return s hodnotou
cure-row-one-way = píšte riadok buď s prvkami, alebo bez nich, nie oboje
cure-rows-as-height = napíšte toľko riadkov, koľko hovorí výška, alebo zmeňte výšku
cure-rows-as-template = píšte riadky matíc ako v help/NEW_GAME, alebo zmeňte súbor ručne
cure-rule-languages = napíšte language="1" alebo language="2"
cure-rules-hash = napíšte 16 šestnástkových číslic, ktoré má uložený stav ako Rules
cure-same-size = dajte obom rovnakú šírku a výšku
cure-pieces-at-the-end = napíšte figúrky, ktoré tam na konci musia byť
cure-train-again = nechajte počítač naučiť sa hru znova: `switchboard train HRA`; bez súboru opponents.json hrá ako predtým
cure-where-it-stands = napíšte Ax = { $column } a Ay = { $row }, ak ich pravidlá používajú
cure-from-zero = stĺpce a riadky sa počítajú od 0; ak sa žiadna figúrka nepohybuje, napíšte 0 a 0
cure-full-or-other-out = skontrolujte, či nie je disk plný, alebo zvoľte iný priečinok
cure-other-run = zvoľte prázdny priečinok, alebo zadajte to isté, čo je v run.json
cure-own-matrix = dajte tejto úrovni vlastnú { $name }
cure-own-rule = dajte mu vlastné GameRule, alebo prejdite na language="2"
cure-pair-around = napíšte okolo celej podmienky ešte jeden pár zátvoriek
cure-playout = napíšte <Search kind="mcts"/>, alebo `Playout` vynechajte
cure-save-again = uložte ho znova v kresliacom programe
cure-save-as = uložte ho v kresliacom programe ako { $wanted }
cure-save-utf8 = uložte ho v kódovaní UTF-8
cure-save-workbook = uložte ho znova ako .xlsx alebo .ods, alebo každú úroveň ako .csv
cure-say-language-two = napíšte na začiatok súboru <ArrayOfGameRule language="2">
cure-say-language-two-or-less = napíšte <ArrayOfGameRule language="2">, alebo používajte len if, ==, !=, + a -
cure-say-what-it-does = napíšte, čo voľba urobí: <Press> figúrky alebo v description.xml, alebo PRESS v pravidlách
cure-say-yes = ak to tak má byť, pridajte --yes
cure-search-kinds = napíšte kind="mcts" alebo kind="alphabeta"
cure-see-and-save = skontrolujte, či sú priečinok a disk v poriadku, a uložte znova
cure-see-check = nemá generator.xml, alebo sú v ňom chyby: pozrite `switchboard check`
cure-see-connected = skontrolujte, či je disk pripojený
cure-see-moved = skontrolujte, či ju niekto nepresunul alebo nezmazal
cure-see-rights = skontrolujte, či ho smiete čítať
cure-see-there = skontrolujte, či existuje
cure-set-aside = odloží sa nabok; použije sa najnovší nepoškodený
cure-set-valid = nastavte na true políčka, ktoré sa dajú zvoliť ako prvé
cure-short-label = napíšte jedno až tri písmená alebo číslice
cure-side-and-number = napíšte stranu a číslo, napríklad U0, alebo zvýšte board.paths_on_tile_side
cure-sides = U je nahor, D nadol, L doľava, R doprava
cure-smaller-number = napíšte menšie číslo
cure-sound-wav = uložte ho ako súbor wav s nekomprimovanými vzorkami (PCM)
cure-shorter-sound = skráťte zvuk
cure-fewer-sounds = niektoré odoberte; zvyšok sa nečíta
cure-play-sound = napíšte do pravidla sound { $name }; alebo súbor zmažte
cure-smaller-picture = zmenšite obrázok
cure-split-file = rozdeľte ho, alebo vynechajte, čo netreba
cure-split-it = rozdeľte ho
cure-start-again = po zmene spustite program znova
cure-start-it = začnite ju
cure-start-on-end = začnite na konci, ktorý je v connections dielika
cure-starts-anew = úroveň sa začne znova; v histórii ťahy zostávajú
cure-stays-there = zostáva, kde je; použije sa najnovší, ktorý sa dá prečítať
cure-sudoku-sizes = má ich 16, 81 alebo 256
cure-take-away = odstráňte to
cure-take-export = zvoľte taký, ktorý vytvoril `switchboard players export`
cure-take-switchboard = zvoľte súbor hráča z `switchboard players export`, alebo zip s priečinkom hry
cure-drop-game-folder = presuňte sem priečinok hry, v ktorom je rules.xml alebo tiles.json, alebo jeden obrázok či pesničku
cure-true-false-beside = napíšte true, false alebo beside
cure-true-or-false = napíšte true alebo false
cure-truth-without-quotes = napíšte true alebo false bez úvodzoviek
cure-two-rules = napíšte dve pravidlá, alebo prejdite na language="2"
cure-type-int = napíšte xsi:type="xsd:int"
cure-use-loop = použite namiesto toho while alebo foreach
cure-use-piece = použite názov z pieces.xml
cure-choose-picture = vyberte súbor PNG, JPEG, GIF, BMP, WebP alebo SVG, najviac 8 MiB veľký a so stranou do 4 096 pixelov
cure-choose-song = vyberte súbor MP3, Ogg Vorbis, WAV, FLAC alebo M4A, v ktorom je zvuk
cure-picture-of-folder = otvorte priečinok a vezmite z neho jeden obrázok
cure-song-of-folder = otvorte priečinok a vezmite z neho jednu pesničku
cure-picture-again = namiesto neho vidno jeden z obrázkov programu; pri úprave hráča vyberte obrázok znova
cure-usual-settings = použijú sa predvolené nastavenia
cure-usual-value = použije sa predvolená hodnota
cure-value-types = napíšte xsi:type="xsd:int", "xsd:string" alebo "xsd:boolean"
cure-within-bounds = napíšte číslo v tomto rozsahu
cure-without-point = napíšte ho bez desatinnej bodky a bez exponentu
cure-writable-for-code = povoľte do priečinka zapisovať, aby sa dalo zistiť, ktoré exporty patria k sebe
cure-writable-or-users = povoľte zápis, alebo zvoľte iný priečinok pomocou --users
cure-write = napíšte { $write }
cure-write-after-add = napíšte ho za add
cure-write-ampersand = v texte ho napíšte ako &amp;
cure-write-answer = napíšte za ňu po medzere vyplnenú mriežku
cure-write-as = napíšte ju ako <{ $wanted }>
cure-write-attribute = napíšte názov="hodnota"
cure-write-clues = píšte celé čísla oddelené čiarkami pod rows alebo columns
cure-write-colour = napíšte webový názov farby ako Green, alebo #rrggbb
cure-write-comment = komentár napíšte ako <!-- ... -->
cure-write-comment-so = napíšte <!-- komentár -->
cure-write-define = napíšte define Nazov(x) {"{"} ... {"}"}
cure-write-double = na porovnanie napíšte ==
cure-write-element = napíšte <{ $name }>
cure-write-else-ifs = napíšte if (...) {"{"} ... {"}"} else if (...) {"{"} ... {"}"}
cure-write-end-tag = napíšte </{ $name }>
cure-write-end-tag-where = napíšte </{ $name }> tam, kde sa končí
cure-write-fold = napíšte { $word }(C in STATE : ...)
cure-write-form = { $count ->
    [one] napíšte
    [few] napíšte jednu z možností:
   *[other] napíšte jednu z možností:
 } "{ $forms }"
cure-write-game-name = napíšte ho medzi <Name> a </Name>
cure-write-here = doplňte sem: { $what }
cure-write-import = pridajte do priečinka hry import.xml; ako, ukazuje docs/level-data.md
cure-write-instead = napíšte { $wanted } namiesto { $near }
cure-write-into = pridajte doň <{ $name }> ... </{ $name }>
cure-write-items = napíšte {"{"} "coin": {"{"} ... {"}"} {"}"}
cure-write-known = napíšte { $known }
cure-write-language = napíšte jednu z možností: { $known }
cure-write-less-than = v texte ho napíšte ako &lt;, alebo celý text dajte medzi <![CDATA[ a ]]>
cure-write-list = napíšte [ ... ]
cure-write-minimum = napíšte { $moves }, alebo to nechajte na `switchboard solve --write`
cure-write-move = napíšte napríklad ["move"]
cure-write-moves = píšte ťahy ako stĺpec,riadok oddelené medzerami, alebo <Solution> vynechajte
cure-write-name = napíšte názov
cure-write-object = napíšte {"{"} ... {"}"}
cure-write-one-of = napíšte jednu z možností: { $known }
cure-write-piece = napíšte <GamePiece> pre každú vec na doske
cure-write-piece-name = napíšte piece="Wall"
cure-write-players = napíšte <Players>{ $numbers }</Players>
cure-write-say = napíšte say "...";
cure-write-single = na priradenie hodnoty napíšte =
cure-write-stop = napíšte stop; tým sa pravidlá tohto kola skončia
cure-write-true = napíšte <{ $name }>true</{ $name }>
cure-x-or-y = napíšte { $point }.x alebo { $point }.y
cure-zero-or-fewest = napíšte 0, alebo najmenší počet ťahov
cure-part-game = rozdeľte hru na niekoľko; zvyšok sa nečíta
cure-move-folders = niektoré presuňte inam; všetky sa neprehľadávajú
cure-wait-reading = počkajte: v zozname sa objaví, len čo sa načíta
cure-what-follows-into-if = to, čo nasleduje, napíšte do if (...) {"{"} ... {"}"}
cure-shorter-functions = napíšte kratšie funkcie, alebo ich volajte s rovnakými typmi
cure-check-quicker = použite menšie obrázky alebo ich menej, kratšie pravidlá alebo menej úrovní
cure-run-check = spustite naň `switchboard check`
cure-remove-sign = odstráňte ho: mení, ako sa zobrazuje text okolo
cure-shorter-text = skráťte ho; zvyšok sa vynechá
cure-remove-some = niektoré odstráňte; vynechávajú sa
cure-rename-and-pack = premenujte ho a súbor znova zabaľte
cure-rename-counting = jednu z nich premenujte; použije sa tá v { $first }
cure-fewer-frames = zmenšite obrázok, alebo odoberte snímky: zvyšné sa nezobrazia
cure-slower-frames = každú snímku nechajte pol sekundy, alebo nech sú si snímky podobnejšie
cure-one-file = obrázok musí byť jediný súbor: vložte doň to, na čo odkazuje, bitmapy ako png, jpeg, gif alebo webp
cure-shorter-source = odoberte úrovne či pravidlá, alebo hru rozdeľte na niekoľko hier
cure-z-comment = komentár píšte do okrúhlych zátvoriek a každú otvorenú zátvorku zatvorte
cure-z-sections = poradie je objects, legend, sounds, collisionlayers, rules, winconditions, levels
cure-z-prelude = napíšte slovo z docs/puzzlescript.md s hodnotou, napríklad title Moja hra alebo flickscreen 7x5
cure-z-objects = objekt tvorí názov, riadok farieb, napríklad red #00ff00, a päť riadkov po piatich čísliciach či bodkách
cure-z-legend = napíšte A = B alebo A = B and C alebo A = B or C
cure-z-names = definujte to v objects alebo v legende pod vlastným názvom
cure-z-layers = každý objekt napíšte raz do riadka oddielu collisionlayers; čo smie byť na jednom políčku, patrí do rôznych riadkov
cure-z-sounds = napíšte udalosť a jej číslo, napríklad crate move 36772507 alebo sfx0 36772507
cure-z-rule = pravidlo vyzerá takto: [ > player | crate ] -> [ > player | > crate ]; pred ním môžu byť smery, late, rigid a random, za ním again, cancel, checkpoint, restart, win, sfx0 a message
cure-z-meaning = uveďte jednotlivé objekty, alebo pravidlo rozdeľte
cure-z-loop = napíšte startloop, pravidlá, endloop, každé do vlastného riadka
cure-z-win = napíšte all target on crate, some player on exit alebo no enemy
cure-z-level = úroveň tvoria riadky znakov z legendy, pred ňou a za ňou je prázdny riadok
cure-z-fewer = zmenšite to
cure-z-endless = zabezpečte, aby sa again a slučky skončili
cure-piece-or-true = napíšte názov figúrky, alebo true, ak doska s touto figúrkou nie je hotová
cure-name-a-piece = napíšte názov figúrky
cure-while-behind = pred dvojbodku napíšte while a podmienku, ktorá pre ne platí
cure-numbers-in-points = použite v nich čísla, napríklad (1, 0)
cure-close-brace = za výraz napíšte {"}"}
cure-mend-givens = zmeňte zadané políčka alebo obmedzenia
cure-more-givens = zadajte viac políčok alebo čísel
cure-no-guess = zmeňte, čo je zakryté, alebo na začiatku ukážte viac
cure-few-letters = napíšte číslo alebo niekoľko písmen
cure-turn-alone = napíšte pravidlá, ktoré striedajú figúrky zvoleného políčka a nič iné nemenia
cure-write-constraints = napíšte do rules.xml obmedzenia pre hotovú dosku, alebo zvoľte inú metódu
cure-write-range = napíšte prvé a posledné číslo a medzi ne to, napríklad 1 to 9
