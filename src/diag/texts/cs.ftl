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

# == F: zprávy
F001-no-file = takový soubor tu není
F001-missing = soubor { $name } chybí
F002-file = soubor má { $size } bajtů, víc než { $limit }, které se čtou
F003-file = soubor nejde přečíst: { $why }
F003-picture = obrázek { $name }
F004-file = cesta vede ven ze složky hry
F004-picture = obrázek { $name } vede ven ze složky hry
F005-file = soubor není text v kódování UTF-8
F005-picture = obrázek { $name } není v UTF-8
F006-no-folder = složka hry tu není, nebo je prázdná
F007-none = hra nemá žádnou úroveň
F007-many = hra má víc než { $most } úrovní

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
V002-neither = „{ $text }“ není true ani false
V003-none-of = „{ $text }“ není nic z těchto slov: { $known }
V003-rule-language = jazyk pravidel „{ $text }“ není
V004-no-colour = „{ $text }“ není barva
V005-element = <{ $name }> je prázdné
V005-game = hra nemá jméno
V005-picture = obrázek nemá jméno souboru

# == P: zprávy
P001-twice = figurka „{ $name }“ je tu dvakrát
P002-missing = obrázek { $name } není ve složce PIECES
P003-no-ending = obrázek { $name } nemá příponu
P003-kind = obrázek { $name } je druhu { $kind }, který se nekreslí
P004-damaged = obrázek { $name } je poškozený
P004-other-kind = obrázek { $name } je ve skutečnosti { $found }
P004-not-of-kind = obrázek { $name } není { $wanted }
P006-pieces = figurek je víc než { $most }
P006-layers = figurka má víc než { $most } vrstev
P007-none = žádné figurky tu nejsou
P008-too-large = obrázek { $name } má { $width } x { $height } bodů, víc než { $most } x { $most }

# == E: zprávy
E001-locked = hra se hraje rovnou šipkami a nejde to změnit: s jedním tlačítkem by ji nešlo hrát
E002-locked = označení pole je skryté a nejde to změnit: s jedním tlačítkem by ji nešlo hrát

# == L: zprávy
L001-no-matrix = úroveň nemá matici { $wanted }
L002-no-matrix = úroveň nemá matici { $wanted }
L003-positions = úroveň nemá { $count ->
    [one] položku
    [few] položky
   *[other] položky
 } { $names }
L004-size = { $name } má { $size }, ale STATE má { $state }
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
L011-item-and-matrix = „{ $name }“ je položka i matice
L013-matrix = { $name } musí být { $wanted }
L013-position = { $name } musí být celé číslo
L014-items = je tu víc než { $most } položek
L014-matrices = je tu víc než { $most } matic
L015-no-final = úroveň nemá FINAL: nikdy ji nejde dokončit

# == C: zprávy
C001-twice = jméno „{ $name }“ je v tabulkách dvakrát
C002-no-cell = „{ $word }“ není pole
C002-many = v seznamech je víc než { $most } polí

# == O: zprávy
O001-unknown = prohledávání „{ $word }“ není

# == N: zprávy
N005-form = úroveň je zapsaná tak, že ji editor neumí změnit

# == rady
cure-add-as-template = přidejte ji; jak, ukazuje help/NEW_GAME
cure-add-final = přidejte matici FINAL s figurkami tak, jak stojí na konci
cure-add-piece = přidejte ji do pieces.xml, nebo napište některé ze jmen, která tam jsou
cure-add-positions = přidejte je s typem xsd:int; Ax a Ay jsou začátek, 0, když žádný není
cure-cell-form = pole se píše sloupec,řádek, například 3,4
cure-cell-or-matrix = napište <{ $name }>, nebo zvolte jiný druh matice
cure-cells-as-width = napište tolik polí, kolik říká šířka, nebo změňte šířku
cure-cells-name = napište <Cells name="Mills">
cure-close-cdata = napište na konec ]]>
cure-close-comment = napište na její konec -->
cure-close-quote = napište koncovou uvozovku
cure-close-tag = napište na její konec >; znak < v textu se píše &lt;
cure-compare-template = porovnejte ho se souborem v help/NEW_GAME
cure-copy-into-game = zkopírujte soubor do složky hry
cure-copy-into-pieces = zkopírujte obrázek do složky PIECES a napište jen jeho jméno
cure-copy-template = zkopírujte soubor z help/NEW_GAME a vyplňte ho
cure-end-or-save-as = dejte mu příponu .{ $found }, nebo ho uložte v kreslicím programu jako { $wanted }
cure-entities = znak & se píše &amp;, znak < se píše &lt;
cure-ignored-known = přeskočí se; známé jsou { $known }
cure-keep-first = nechte jen jedno; platí první
cure-keep-one = nechte jen jedno
cure-keep-or-language = nechte jen jedno, nebo dejte každému jeho jazyk jako v xml:lang="cs"
cure-make-level = vytvořte složku LEVELS/01 se soubory description.xml a startingLayout.xml
cure-message-name = napište <Message name="remove">, pro say "remove";
cure-move-text = smažte ho, nebo ho dejte do prvku, do kterého patří
cure-name-picture = napište jméno souboru v PIECES, nebo Avatar
cure-near = neměli jste na mysli { $near }?
cure-near-quoted = neměli jste na mysli „{ $near }“?
cure-new-game = zkopírujte help/NEW_GAME, nebo spusťte `switchboard new`
cure-number-in-range = napište celé číslo od { $least } do { $most }
cure-one-of-these = napište jedno z nich
cure-one-root = soubor má jen jeden
cure-only-text = patří tam jen text
cure-picture-kinds = udělejte z něj jeden z druhů { $known }
cure-players = napište číslo od 1 do { $most }, nebo dvě jako 2-4
cure-property-name = napište <Property name="value">7</Property>
cure-put-picture = dejte tam ten soubor, nebo napište jméno jiného
cure-remove = smažte to
cure-remove-doctype = smažte ho; texty, které pojmenovává, napište na jejich místa
cure-rename-first-counts = dejte jedné z nich jiné jméno; platí první
cure-rename-one = dejte jednomu z nich jiné jméno
cure-rename-to = přejmenujte { $other } na { $name }
cure-row-one-way = pište řádek buď s prvky, nebo bez nich, ne obojí
cure-rows-as-height = napište tolik řádků, kolik říká výška, nebo změňte výšku
cure-rows-as-template = pište řádky matic tak jako help/NEW_GAME, nebo změňte soubor ručně
cure-rule-languages = napište language="1" nebo language="2"
cure-same-size = dejte oběma stejnou šířku a výšku
cure-save-again = uložte ho znovu v kreslicím programu
cure-save-as = uložte ho v kreslicím programu jako { $wanted }
cure-save-utf8 = uložte ho v kódování UTF-8
cure-search-kinds = napište kind="mcts" nebo kind="alphabeta"
cure-see-rights = podívejte se, zda ho smíte číst
cure-set-valid = nastavte na true pole, která jdou zvolit jako první
cure-smaller-picture = zmenšete obrázek
cure-split-file = rozdělte ho, nebo vynechte, co není potřeba
cure-true-or-false = napište true nebo false
cure-type-int = napište xsi:type="xsd:int"
cure-value-types = napište xsi:type="xsd:int", "xsd:string" nebo "xsd:boolean"
cure-write-ampersand = jako znak v textu se píše &amp;
cure-write-as = napište ji jako <{ $wanted }>
cure-write-attribute = napište název="hodnota"
cure-write-colour = napište webové jméno barvy jako Green, nebo #rrggbb
cure-write-comment = poznámka se píše <!-- ... -->
cure-write-element = napište <{ $name }>
cure-write-end-tag = napište </{ $name }>
cure-write-end-tag-where = napište </{ $name }> tam, kde končí
cure-write-game-name = napište ho mezi <Name> a </Name>
cure-write-instead = napište { $wanted } místo { $near }
cure-write-into = napište do toho <{ $name }> ... </{ $name }>
cure-write-less-than = jako znak v textu se píše &lt;, nebo celý text stojí mezi <![CDATA[ a ]]>
cure-write-name = napište jméno
cure-write-piece = napište <GamePiece> pro každou věc na desce
cure-write-true = napište <{ $name }>true</{ $name }>
