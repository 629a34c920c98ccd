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

# == F: správy
F001-no-file = taký súbor tu nie je
F001-missing = súbor { $name } chýba
F002-file = súbor má { $size } bajtov, viac ako { $limit }, ktoré sa čítajú
F003-file = súbor sa nedá prečítať: { $why }
F003-picture = obrázok { $name }
F004-file = cesta vedie von z priečinka hry
F004-picture = obrázok { $name } vedie von z priečinka hry
F005-file = súbor nie je text v kódovaní UTF-8
F005-picture = obrázok { $name } nie je v UTF-8
F006-no-folder = priečinok hry tu nie je, alebo je prázdny
F007-none = hra nemá žiadnu úroveň
F007-many = hra má viac ako { $most } úrovní

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
V002-neither = „{ $text }“ nie je true ani false
V003-none-of = „{ $text }“ nie je žiadne z týchto slov: { $known }
V003-rule-language = jazyk pravidiel „{ $text }“ nie je
V004-no-colour = „{ $text }“ nie je farba
V005-element = <{ $name }> je prázdne
V005-game = hra nemá meno
V005-picture = obrázok nemá meno súboru

# == P: správy
P001-twice = figúrka „{ $name }“ je tu dvakrát
P002-missing = obrázok { $name } nie je v priečinku PIECES
P003-no-ending = obrázok { $name } nemá príponu
P003-kind = obrázok { $name } je druhu { $kind }, ktorý sa nekreslí
P004-damaged = obrázok { $name } je poškodený
P004-other-kind = obrázok { $name } je v skutočnosti { $found }
P004-not-of-kind = obrázok { $name } nie je { $wanted }
P006-pieces = figúrok je viac ako { $most }
P006-layers = figúrka má viac ako { $most } vrstiev
P007-none = žiadne figúrky tu nie sú
P008-too-large = obrázok { $name } má { $width } x { $height } bodov, viac ako { $most } x { $most }

# == E: správy
E001-locked = hra sa hrá rovno šípkami a nedá sa to zmeniť: s jedným tlačidlom by sa nedala hrať
E002-locked = označenie poľa je skryté a nedá sa to zmeniť: s jedným tlačidlom by sa nedala hrať

# == L: správy
L001-no-matrix = úroveň nemá maticu { $wanted }
L002-no-matrix = úroveň nemá maticu { $wanted }
L003-positions = úroveň nemá { $count ->
    [one] položku
    [few] položky
   *[other] položky
 } { $names }
L004-size = { $name } má { $size }, ale STATE má { $state }
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
L011-item-and-matrix = „{ $name }“ je položka aj matica
L013-matrix = { $name } musí byť { $wanted }
L013-position = { $name } musí byť celé číslo
L014-items = je tu viac ako { $most } položiek
L014-matrices = je tu viac ako { $most } matíc
L015-no-final = úroveň nemá FINAL: nikdy sa nedá dokončiť

# == C: správy
C001-twice = meno „{ $name }“ je v tabuľkách dvakrát
C002-no-cell = „{ $word }“ nie je pole
C002-many = v zoznamoch je viac ako { $most } polí

# == O: správy
O001-unknown = prehľadávanie „{ $word }“ nie je

# == N: správy
N005-form = úroveň je zapísaná tak, že ju editor nevie zmeniť

# == rady
cure-add-as-template = pridajte ju; ako, ukazuje help/NEW_GAME
cure-add-final = pridajte maticu FINAL s figúrkami tak, ako stoja na konci
cure-add-piece = pridajte ju do pieces.xml, alebo napíšte niektoré z mien, ktoré tam sú
cure-add-positions = pridajte ich s typom xsd:int; Ax a Ay sú začiatok, 0, keď žiadny nie je
cure-cell-form = pole sa píše stĺpec,riadok, napríklad 3,4
cure-cell-or-matrix = napíšte <{ $name }>, alebo zvoľte iný druh matice
cure-cells-as-width = napíšte toľko polí, koľko hovorí šírka, alebo zmeňte šírku
cure-cells-name = napíšte <Cells name="Mills">
cure-close-cdata = napíšte na koniec ]]>
cure-close-comment = napíšte na jej koniec -->
cure-close-quote = napíšte koncovú úvodzovku
cure-close-tag = napíšte na jej koniec >; znak < v texte sa píše &lt;
cure-compare-template = porovnajte ho so súborom v help/NEW_GAME
cure-copy-into-game = skopírujte súbor do priečinka hry
cure-copy-into-pieces = skopírujte obrázok do priečinka PIECES a napíšte len jeho meno
cure-copy-template = skopírujte súbor z help/NEW_GAME a vyplňte ho
cure-end-or-save-as = dajte mu príponu .{ $found }, alebo ho uložte v kresliacom programe ako { $wanted }
cure-entities = znak & sa píše &amp;, znak < sa píše &lt;
cure-ignored-known = preskočí sa; známe sú { $known }
cure-keep-first = nechajte len jedno; platí prvé
cure-keep-one = nechajte len jedno
cure-keep-or-language = nechajte len jedno, alebo dajte každému jeho jazyk ako v xml:lang="cs"
cure-make-level = vytvorte priečinok LEVELS/01 so súbormi description.xml a startingLayout.xml
cure-message-name = napíšte <Message name="remove">, pre say "remove";
cure-move-text = zmažte ho, alebo ho dajte do prvku, do ktorého patrí
cure-name-picture = napíšte meno súboru v PIECES, alebo Avatar
cure-near = nemali ste na mysli { $near }?
cure-near-quoted = nemali ste na mysli „{ $near }“?
cure-new-game = skopírujte help/NEW_GAME, alebo spustite `switchboard new`
cure-number-in-range = napíšte celé číslo od { $least } do { $most }
cure-one-of-these = napíšte jedno z nich
cure-one-root = súbor má len jeden
cure-only-text = patrí tam len text
cure-picture-kinds = urobte z neho jeden z druhov { $known }
cure-players = napíšte číslo od 1 do { $most }, alebo dve ako 2-4
cure-property-name = napíšte <Property name="value">7</Property>
cure-put-picture = dajte tam ten súbor, alebo napíšte meno iného
cure-remove = zmažte to
cure-remove-doctype = zmažte ho; texty, ktoré pomenúva, napíšte na ich miesta
cure-rename-first-counts = dajte jednej z nich iné meno; platí prvá
cure-rename-one = dajte jednému z nich iné meno
cure-rename-to = premenujte { $other } na { $name }
cure-row-one-way = píšte riadok buď s prvkami, alebo bez nich, nie oboje
cure-rows-as-height = napíšte toľko riadkov, koľko hovorí výška, alebo zmeňte výšku
cure-rows-as-template = píšte riadky matíc tak ako help/NEW_GAME, alebo zmeňte súbor ručne
cure-rule-languages = napíšte language="1" alebo language="2"
cure-same-size = dajte obom rovnakú šírku a výšku
cure-save-again = uložte ho znova v kresliacom programe
cure-save-as = uložte ho v kresliacom programe ako { $wanted }
cure-save-utf8 = uložte ho v kódovaní UTF-8
cure-search-kinds = napíšte kind="mcts" alebo kind="alphabeta"
cure-see-rights = pozrite sa, či ho smiete čítať
cure-set-valid = nastavte na true polia, ktoré sa dajú zvoliť ako prvé
cure-smaller-picture = zmenšite obrázok
cure-split-file = rozdeľte ho, alebo vynechajte, čo netreba
cure-true-or-false = napíšte true alebo false
cure-type-int = napíšte xsi:type="xsd:int"
cure-value-types = napíšte xsi:type="xsd:int", "xsd:string" alebo "xsd:boolean"
cure-write-ampersand = ako znak v texte sa píše &amp;
cure-write-as = napíšte ju ako <{ $wanted }>
cure-write-attribute = napíšte názov="hodnota"
cure-write-colour = napíšte webové meno farby ako Green, alebo #rrggbb
cure-write-comment = poznámka sa píše <!-- ... -->
cure-write-element = napíšte <{ $name }>
cure-write-end-tag = napíšte </{ $name }>
cure-write-end-tag-where = napíšte </{ $name }> tam, kde sa končí
cure-write-game-name = napíšte ho medzi <Name> a </Name>
cure-write-instead = napíšte { $wanted } namiesto { $near }
cure-write-into = napíšte do toho <{ $name }> ... </{ $name }>
cure-write-less-than = ako znak v texte sa píše &lt;, alebo celý text stojí medzi <![CDATA[ a ]]>
cure-write-name = napíšte meno
cure-write-piece = napíšte <GamePiece> pre každú vec na doske
cure-write-true = napíšte <{ $name }>true</{ $name }>
