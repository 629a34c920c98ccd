# Texty programu. Rovnaké názvy sú vo všetkých jazykoch; stráži to test.
program = Switchboard
welcome-text = Stolové hry a hlavolamy na jedno tlačidlo
go-on = Pokračovať
back = Späť
press = Stlačenie
press-soon = O chvíľu
press-wakes = Pokračovať
press-takes-back = Vrátiť to späť
press-opens = { $count ->
    [one] Vybrať túto možnosť
    [few] Vybrať z týchto { $count } možností
    [many] Vybrať z týchto { $count } možnosti
   *[other] Vybrať z týchto { $count } možností
}
press-among = { $count ->
    [one] Je to táto možnosť
    [few] Je to jedna z týchto { $count } možností
    [many] Je to jedna z týchto { $count } možnosti
   *[other] Je to jedna z týchto { $count } možností
}
press-perhaps = Možno: { $what }
weighed = Možno: { $what } ({ $percent } %). Keď sa to rozsvieti, stlačte znova.
weighed-open = Ešte to nie je isté. Stlačte znova, keď sa rozsvieti, čo chcete.
why-weighed = Stlačenie: { $what } – pravdepodobnosť potom bola { $percent } %.
why-weighed-open = Stlačenie: nič ešte nevyniklo.
why-taken = Vybrané: { $what } (po { $count ->
    [one] jednom stlačení
    [few] { $count } stlačeniach
    [many] { $count } stlačenia
   *[other] { $count } stlačeniach
} s istotou { $percent } %).
answers = Ako odpovedáte
answers-about = Čo sa „pýta sa, kým to nie je isté“ naučilo z vašich stlačení a za čo sa počítali posledné.
answers-none = Zatiaľ nie je nič naučené. „Pýta sa, kým to nie je isté“ začína opatrne, ako u niekoho, komu svetlo často ujde.
answers-presses = Naučené { $count ->
    [one] z jedného stlačenia
    [few] zo { $count } stlačení
    [many] z { $count } stlačenia
   *[other] z { $count } stlačení
}; s každými ďalšími 60 sa polovica skôr naučeného zabudne.
answers-time = Odpovedáte { $mean } po rozsvietení, najčastejšie nanajvýš o { $spread } skôr alebo neskôr.
answers-late = Prvá odpoveď trvá dlhšie: na doske o { $board }, v ponuke o { $menu }, na stránke s niekoľkými možnosťami o { $list }, medzi písmenami o { $letters }.
answers-missed = Zo 100 rozsvietení toho, čo chcete, vám { $count ->
    [0] neujde takmer žiadne
    [one] ujde jedno
    [few] ujdú { $count }
    [many] ujde { $count }
   *[other] ujde { $count }
}.
answers-strays = Za desať minút { $count ->
    [0] nepríde takmer žiadne stlačenie
    [one] príde asi jedno stlačenie
    [few] prídu asi { $count } stlačenia
    [many] príde asi { $count } stlačenia
   *[other] príde asi { $count } stlačení
} bez úmyslu.
answers-doubled = Zo 100 stlačení { $count ->
    [0] nepríde dvakrát takmer žiadne
    [one] príde dvakrát jedno
    [few] prídu dvakrát { $count }
    [many] príde dvakrát { $count }
   *[other] príde dvakrát { $count }
}.
answers-rests = { $count } zo 100 ťahov sa začína tým, že neodpovedáte, lebo premýšľate, hovoríte alebo ste preč; trvá to priemerne { $time }.
answers-estimate = Sú to odhady zo zmesi 16 modelov hráčov. Ukazujú, s čím svetlo počíta; nie sú skúškou vás.
answers-frozen = Učenie je vypnuté: toto zostáva, ako to je.
answers-whys = Za čo sa počítali posledné stlačenia
answers-no-whys = Od spustenia programu alebo zmeny hráča nebolo zvážené žiadne stlačenie.
answers-forget = Zabudnúť naučené
ask-forget-answers = Zabudnúť, čo je naučené o vašich odpovediach? Bude sa to učiť znova.
yes-forget-answers = Áno, zabudnúť
answers-forgotten = Zabudnuté. Ako odpovedáte, sa učí znova.
history-weighed = Prečo: { $count ->
    [one] bolo zvážené jedno stlačenie
    [few] boli zvážené { $count } stlačenia
    [many] bolo zvážené { $count } stlačenia
   *[other] bolo zvážených { $count } stlačení
}; potom bolo na { $percent } % isté, že sa chcelo toto.
level-up = Späť
lit-many = { $count ->
    [one] { $count } voľba
    [few] { $count } voľby
   *[other] { $count } volieb
 }, od { $first } do { $last }
decimal-point = ,
yes = Áno
no = Nie
player-word = Hráč

# prvé spustenie
first-how = Pripravíme to pre vás
first-how-text = Keď bude svetlo na vašej odpovedi, stlačte svoje tlačidlo. Platí aj ktorýkoľvek kláves či dotyk obrazovky.
first-one-switch = Jedno tlačidlo
first-one-switch-about = Svetlo sa posúva samo. Vy len stlačíte.
first-two-switches = Dve tlačidlá
first-two-switches-about = Jedno posúva svetlo, druhé vyberá.
first-directly = Myš, dotyk alebo klávesnica
first-directly-about = Vyberáte priamo. Svetlo zostane tam, kam ho dáte.
first-learnt = Vaším tlačidlom je teraz { $key }.
first-mouse-button = kliknutie
first-someone = Pripraviť pre niekoho iného
first-speed = Ako rýchlo sa má svetlo posúvať?
first-speed-text = Tempo môžete kedykoľvek zmeniť, nájdete ho pod slovom Tempo.
first-quick = Svižne
first-quick-about = Na každý krok jedna sekunda.
first-steady = Stredne
first-steady-about = Na každý krok dve sekundy, väčšie písmo.
first-calm = Pokojne
first-calm-about = Na každý krok štyri sekundy, veľmi veľké písmo.
first-exercise-about = Párkrát stlačte, keď sa rozsvieti. Tempo z toho vypočítame.
first-picture = Vyberte si obrázok
first-picture-text = Podľa neho dostanete aj meno. Oboje sa dá neskôr zmeniť.

# hráči
players-title = Kto bude hrať?
players-none = Zatiaľ tu nie je žiadny hráč. Pridajte prvého.
players-next = Ďalší hráči
players-previous = Predchádzajúci hráči
players-edit-which = Ktorého hráča chcete upraviť?
players-delete-which = Ktorého hráča chcete zmazať?
add-player = Pridať hráča
edit-player = Upraviť
delete-player = Zmazať
show-more = Zobraziť viac
show-less = Zobraziť menej
settings = Nastavenia
help = Pomocník
about = O programe
quit = Koniec
plays-elsewhere = { $name } už hrá v inom okne Switchboardu.
player-in = { $name } začne o { $seconds } s. Stlačením odpočet zastavíte.
player-deleted = Hráč { $name } je zmazaný
player-unknown = údaje tohto hráča sa nedajú načítať
age = { $years ->
    [one] { $years } rok
    [few] { $years } roky
   *[other] { $years } rokov
 }
gender-unknown = nechcem uvádzať
gender-female = žena
gender-male = muž

# hry
games-record-title = Históriu ktorej hry chcete vidieť?
continue-game = Pokračovať: { $name }
level-of = Úroveň { $number } z { $all }
kinds = Druhy hier
kind-count = { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } hier
 }
for-players = Pre { $count } hráčov.
for-players-from = Pre { $least } až { $count } hráčov.
page-next = Ďalšie hry
page-previous = Predchádzajúce hry
shelf-steps = Prvé kroky
shelf-pushing = Tlačenie a ťahanie
shelf-sliding = Posuvné hlavolamy
shelf-rolling = Kotúľanie a kĺzanie
shelf-paths = Bludiská
shelf-turns = Zákruty a skoky
shelf-tracks = Trasy
shelf-lines = Slučky a čiary
shelf-shading = Začierňovanie
shelf-numbers = Čísla
shelf-placing = Lampy, hviezdy, stany
shelf-finding = Čo je skryté
shelf-patterns = Svetlá a farby
shelf-rivals = Doskové hry
shelf-chance = Kocky a kamene
shelf-solitaire = Karty a solitéry
shelf-words = Slová a pamäť
shelf-other = Ostatné hry
game-coming = Hra je na ceste. Začne, len čo príde.
games-reading = Pripravujem hry…
games-none = Nenašla sa žiadna hra. Vložte priečinky s hrami do priečinka games alebo nejaký uveďte pomocou --games.
change-player = Zmeniť hráča
faults = { $count ->
    [one] { $count } problém
    [few] { $count } problémy
   *[other] { $count } problémov
 }
faults-of = Čo je zle v hre { $name }
read-faults = Problémy hry { $name }
game-in = { $name } začne o { $seconds } s. Stlačením odpočet zastavíte.
page-down = Posunúť nižšie
page-up = Posunúť vyššie

# úrovne
levels = Úrovne
levels-title = Ktorú úroveň si zahráte?
levels-next = Ďalšie úrovne
levels-previous = Predchádzajúce úrovne
new-level = Nová úroveň
new-level-of = Nová úroveň: { $difficulty }
new-level-stop = Zastaviť
new-level-making = Pripravujem novú úroveň
new-level-stopped = Zastavené. Nová úroveň nevznikla.
new-level-none = Za dve sekundy sa novú úroveň nepodarilo pripraviť. Skúste to znova alebo zvoľte inú náročnosť.
own-board = Vlastná doska
own-board-title = Akú dosku chcete?
own-board-play = Hrať na tejto doske
remove-level = Zmazať novú úroveň
levels-remove-which = Ktorú úroveň chcete zmazať?
level-removed = Úroveň { $name } je zmazaná
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
turns = { $count ->
    [one] { $count } ťah
    [few] { $count } ťahy
   *[other] { $count } ťahov
 }
turn-from-to = { $from } – { $to }
turn-went = { $name }: { $what }

# doska
undo = Vrátiť ťah
hint = Poradiť
fill-by-law = Doplniť podľa pravidla
can-be-won = Dá sa to ešte vyhrať?
slower = Pomalšie
faster = Rýchlejšie
restart = Znova
games = Hry
history = História
list-of-moves = Zápis ťahov
pause = Pauza
game-author = Autor: { $author }
game-home-page = Domovská stránka: { $address }
panel-level = Úroveň
card-level = z { $all }
more = Ďalšie
how-to-play = Ako sa hrá
rules-begin = Hrať
pace = Tempo
panel-difficulty = Náročnosť
panel-minimum = Minimum
panel-best = Váš rekord
panel-time = Čas
panel-moves = Ťahy
panel-turns = Ťahy
panel-last = Posledný ťah
panel-taken = Zobraté
panel-look = Premýšľam
panel-turn = Na ťahu
player-number = hráč { $player }
turn-of = Na ťahu je hráč { $player }
moved = { $what }. { $count ->
    [one] { $count } ťah
    [few] { $count } ťahy
   *[other] { $count } ťahov
 }
undone = Ťah je vrátený. { $count ->
    [one] { $count } ťah
    [few] { $count } ťahy
   *[other] { $count } ťahov
 }
taken-back = Ťah je vrátený
restarted = Úroveň sa začína znova
no-move-left = Už niet kam ťahať, úroveň sa začína znova
switch-stuck = Spínač je stlačený už desať sekúnd. Kým sa neuvoľní, nič nerobí.
steps-over = To je nateraz všetko.
break = { $count ->
    [one] To bola { $count } minúta. Nedáme si prestávku?
    [few] To boli { $count } minúty. Nedáme si prestávku?
   *[other] To bolo { $count } minút. Nedáme si prestávku?
}
paused = Pauza. Stlačením pokračujete.
pause-sign = Pauza
invalid-choice = Sem sa ťahať nedá
outside-board = To už je mimo dosky
nothing-to-undo = Nie je čo vrátiť
undo-forbidden = V tejto hre sa ťahy nevracajú. Povoliť to môžete v Nastaveniach.
restart-forbidden = V tejto hre sa úroveň odznova nezačína. Povoliť to môžete v Nastaveniach.
corridor = Rovno o { $count ->
    [one] { $count } ťah
    [few] { $count } ťahy
   *[other] { $count } ťahov
}, na stĺpec { $column }, riadok { $row }
nothing-to-restart = Zatiaľ ste neťahali
no-next-level = Toto je posledná úroveň
no-previous-level = Toto je prvá úroveň
hint-none = Rada sa nenašla. Vyhrať sa však ešte možno dá.
hint-lost = Odtiaľto sa už vyhrať nedá. Vráťte ťah alebo začnite znova.
hint-is = Rada: { $what }
hint-advice = Počítač by hral: { $what }
hint-step = Rada: { $place }
work-failed = Toto sa nepodarilo zistiť, niečo v programe zlyhalo. Hrať sa dá ďalej.
thinking-failed = Počítaču zlyhalo premýšľanie. Zahrá namiesto toho nejaký ťah.
hint-fill-on = Doplniť a ukázať ďalšiu
hint-strike-on = Vyškrtnúť a ukázať ďalšiu
hint-because = Rada pre { $place }, pretože { $why }. Keď ju zvolíte, doplní sa, čo z toho vyplýva
hint-strike = Rada pre { $place }: nemôže tam byť { $pieces }, pretože { $why }. Keď ju zvolíte, vyškrtne sa, čo z toho vyplýva
hint-mistake = { $count ->
    [one] Toto nemôže zostať: { $places }
    [few] Toto nemôže všetko zostať: { $places }
   *[other] Toto nemôže všetko zostať: { $places }
 }
hint-something-wrong = Niečo na doske nemôže zostať tak, ako je
mistakes-untold = V Nastaveniach máte zvolené, že sa o chybách nehovorí
fill-square = Políčko: { $place }
strike = Niečo vyškrtnúť
strike-square = Vyškrtnúť: { $place }
struck = { $place }: vyškrtnuté { $pieces }
struck-nothing = { $place }: nič nie je vyškrtnuté
fill-is = { $count ->
    [one] { $count } políčko vyplýva z jedného pravidla. Keď to zvolíte, doplní sa
    [few] { $count } políčka vyplývajú každé z jedného pravidla. Keď to zvolíte, doplnia sa
   *[other] { $count } políčok vyplýva každé z jedného pravidla. Keď to zvolíte, doplnia sa
 }
fill-none = Z jediného pravidla nevyplýva žiadne políčko
hint-no-mistake = Na doske nie je nič zle. Dá sa ešte vyriešiť.
won-in = Ešte sa dá vyhrať, najviac na { $count ->
    [one] { $count } ťah
    [few] { $count } ťahy
   *[other] { $count } ťahov
 }
unknown-chance = Tu sa poradiť nedá: rozhoduje náhoda
unknown-players = Tu sa poradiť nedá: záleží na ostatných hráčoch
unknown-hidden = Tu sa poradiť nedá: niečo je ešte skryté
look-hint = Hľadám radu…
look-won = Zisťujem, či sa ešte dá vyhrať…
look-seconds = { $seconds } s, najviac { $most } s
look-fill = Hľadám, čo určí jedno pravidlo…
look-stop = Prestať hľadať
look-stopped = Už nehľadám
lag-cut = Oneskorené stlačenie doteraz platilo { $before }. To je na toto tempo priveľa: stlačenie pre to, čo sa práve rozsvietilo, zahralo predchádzajúcu možnosť. Teraz platí { $now }.
pace-now = Jeden krok teraz trvá { $seconds }
ignored-too-short = Stlačenie bolo príliš krátke, nepočíta sa
ignored-repeat = Stlačenie prišlo príliš skoro po predošlom, nepočíta sa
ignored-unquiet = Tlačidlo ešte nebolo dosť dlho v pokoji, stlačenie sa nepočíta
ignored-cool-down = Stlačenie prišlo príliš skoro po voľbe, nepočíta sa
too-many-screens = Otvorených obrazoviek je príliš veľa. Najprv sa vráťte späť.
side-up = nahor
side-right = doprava
side-down = nadol
side-left = doľava
side-up-right = doprava nahor
side-down-right = doprava nadol
side-down-left = doľava nadol
side-up-left = doľava nahor
move-beside = { $side }: { $what }
press-go = Ísť { $side }
press-go-onto = Ísť { $side }: { $what }
press-stay = Zostať na mieste
nothing-there = prázdne
press-fill = Vyplniť
press-lay = Položiť dielik
press-swap = Vymeniť
press-put-back = Vrátiť na miesto
press-order = { $order }: { $what }
press-possible = { $what }; môže tu byť: { $pieces }
press-nothing-possible = { $what }; nemôže tu byť nič
move-cell = { $what }, stĺpec { $column }, riadok { $row }
move-square = { $what }, { $square }
move-push-column = posunúť stĺpec { $line } { $side }
move-push-row = posunúť riadok { $line } { $side }
move-turn = otočiť dielik
move-hand = vziať dielik { $number }
move-pass = vynechať ťah
move-action = použiť
move-tick = počkať
move-restart = späť ku kontrolnému bodu
move-press = stlačiť
move-release = pustiť
outcome-playing = Hra pokračuje.
outcome-finished = Výborne! Úroveň máte za sebou.
outcome-won = Vyhrávate!
outcome-won-by = Vyhráva hráč { $player }!
outcome-lost = Tentoraz to nevyšlo. Skúste to znova!
outcome-drawn = Remíza.
outcome-tied = Nerozhodne: { $names }.

# hotová úroveň
done-fewest = Dokonalé: na menej ťahov sa to nedá!
star-done = Dohrané
star-few = Málo ťahov
star-alone = Bez rady
done-levels = Hotové úrovne: { $done } z { $all }
next-level = Ďalšia úroveň
previous-level = Predchádzajúca úroveň
again = Hrať znova
to-games = Hry
game-done-text = To bola posledná úroveň. Hru máte celú za sebou!
goes-on-in = Ďalšia o { $seconds } s

# otázky
ask-quit = Ukončiť Switchboard?
yes-quit = Áno, ukončiť
program-ended = Switchboard skončil
ask-restart = Začať úroveň znova? Vaše ťahy zostanú v Histórii.
yes-restart = Áno, začať znova
ask-delete = Zmazať hráča { $name } aj so všetkými uloženými hrami?
ask-remove-level = Zmazať úroveň { $name }? Vaše ťahy v nej zostanú v Histórii.
yes-delete = Áno, zmazať
ask-add-game = Pridať hru { $name } k vašim hrám?
ask-add-player = Pridať hráča { $name } s nastaveniami a uloženými hrami?
yes-add = Áno, pridať
ask-create = Vytvoriť hráča { $name }?
yes-create = Áno, vytvoriť
ask-signals = Smie stránka { $origin } hrať tu pomocou signálov? Bude môcť posúvať svetlo, vyberať a vracať ťahy v hrách a dozvie sa, čo na doske svieti. Nič iné robiť nemôže.
yes-signals = Áno, prijímať jej signály
added = Pridané: { $name }
adding = Pridávam: { $name }
adding-files = Súbory: { $done } z { $all }
adding-reading = Čítam súbor
adding-stop = Zastaviť pridávanie
adding-stopped = Zastavené. Nič sa nepridalo.
new-game-row = Nové: { $name }
later = Neskôr
yes-play-added = Hrať hneď
ask-play-added = { $name }: pridané. Zahrať si hneď?
ask-second-switch = Stlačili ste druhé tlačidlo. Chcete ním prechádzať voľby, bez časovača?
yes-second-switch = Áno, chcem
ask-weigh-missed = Svetlo ste { $count ->
    [one] { $count }-krát zmeškali
    [few] { $count }-krát zmeškali
    [many] { $count }-krát zmeškali
   *[other] { $count }-krát zmeškali
}. Má sa každé stlačenie zvážiť a pýtať sa, kým to nebude isté?
ask-weigh-stray = { $count ->
    [one] { $count } stlačenie prišlo
    [few] { $count } stlačenia prišli
    [many] { $count } stlačenia prišlo
   *[other] { $count } stlačení prišlo
}, keď nič nesvietilo. Má sa každé stlačenie zvážiť a pýtať sa, kým to nebude isté?
ask-weigh-doubled = { $count ->
    [one] { $count } odpoveď prišla
    [few] { $count } odpovede prišli
    [many] { $count } odpovede prišlo
   *[other] { $count } odpovedí prišlo
} dvakrát. Má sa každé stlačenie zvážiť a pýtať sa, kým to nebude isté?
ask-weigh-uneven = Odpovedáte raz rýchlo, raz pomaly. Má sa každé stlačenie zvážiť a pýtať sa, kým to nebude isté?
ask-weigh-what = Stlačíte ako doteraz, kedykoľvek sa rozsvieti, čo chcete; občas treba stlačenie navyše a menej ich vyjde zle.
ask-weigh-tried = Zatiaľ sa to skúšalo len na modelových hráčoch.
yes-weigh = Áno, vážiť
rung-3 = Držať a pustiť
rung-4 = Teraz!
rung-5 = Dve
rung-6 = Niekoľko
rung-7 = Riadky
rung-8 = Hry
ask-step-up = Pokračovať na „{ $name }“?
ask-step-up-why = V dvoch dňoch po sebe sa z posledných { $all } pokusov podarilo najmenej { $count }. Náhodným stláčaním sa to podarí málokedy.
yes-step-up = Áno, pokračovať
ask-step-down = Vrátiť sa na chvíľu k „{ $name }“?
ask-step-down-why = Z posledných { $all } stlačení ich { $count } nevyšlo. Také dni bývajú.
yes-step-down = Áno, vrátiť sa
ask-pace = Sedí vám krok { $interval }. Použiť?
ask-pace-lag = Stlačenie smie prísť o { $time } neskôr.
ask-pace-hold = Stlačenie kratšie než { $time } sa nepočíta.
ask-pace-repeat = Druhé stlačenie do { $time } sa nepočíta.
ask-pace-quiet = Trasenie je jedno stlačenie: ďalšie platí po { $time } pokoja.
ask-pace-wrong = Niekoľko posledných ťahov ste vrátili. Spomaliť na { $interval } na krok?
ask-pace-missed = Svetlo často odíde skôr, než stlačíte. Spomaliť na { $interval } na krok?
ask-pace-easy = Ide vám to skvele! Zrýchliť na { $interval } na krok?
yes-pace = Áno, použiť

# o programe
about-version = Verzia { $version }
about-text = Stolové hry a hlavolamy na jedno tlačidlo, klávesnicu, myš alebo gamepad. Hra je priečinok s textami a obrázkami, takže si ju môže vytvoriť každý.
about-licence = Licencia: { $licence }. Z čoho sa Switchboard skladá, nájdete v docs/dependencies.md.
about-contact = Máte otázku alebo ťažkosti? Obráťte sa na toho, kto vám Switchboard dal alebo nastavil. Táto kópia žiadnu adresu neuvádza. Ako chyby opraviť, opisuje CONTRIBUTING v priečinku programu.
about-contact-address = Máte otázku alebo ťažkosti? Napíšte na { $address }

# nastavenia, názvy
set-move-mode = Ako vyberať ťah
set-boundary = Na kraji dosky
set-invalid-cells = Políčka, kam sa ťahať nedá
set-position-highlight = Vyznačiť, kde stojíte
set-valids-highlight = Vyznačiť možné ťahy
set-focused-highlight = Vyznačiť osvetlené políčko
set-next = Automatické prechádzanie
set-method = Spôsob prechádzania
set-learn-answers = Učiť sa, ako odpovedám
set-interval = Dĺžka kroku
set-first-extra = Prvý krok dlhší o
set-passes = Koľkokrát prejsť, kým si svetlo odpočinie
set-group-passes = Koľkokrát prejsť, kým sa skupina zavrie
set-undo = Kde sa ponúka vrátenie ťahu
set-tentative = Ťah sa dá hneď vziať späť
set-lag = Oneskorené stlačenie platí
set-press-cost = Ako veľmi stlačenie unaví
set-single-choice = Jedinú možnosť zahrať po
set-corridor = Ponúkať cestu rovno
set-two-presses = Na každý ťah dve stlačenia
set-obeys-no-undo = Nevracať ťahy, kde to hra zakazuje
set-tell-wrong = Povedať mi, že mám chybu
set-show-mistakes = Ukázať, kde chyba je
set-fill-in = Dopĺňanie políčka v hlavolame
set-show-possible = Ukazovať, čo je možné
set-fill-by-law = Ponúkať doplnenie toho, čo určí jedno pravidlo
set-clock-runs = Čas beží, aj kým si vyberáte
set-countdowns = Začínať odpočtom
set-act-on = Tlačidlo pôsobí
set-hold = Držať aspoň
set-ignore-repeat = Nepočítať opakovanie do
set-cooldown = Pauza po voľbe
set-quiet = Počkať, kým bude tlačidlo v pokoji
set-result-rest = Pauza, kým sa dá opustiť výsledok
set-long-hold = Dlhé stlačenie otvorí ponuku
set-held = Držanie na voľbu
set-press-days = Stlačenia sa uchovávajú
set-theme = Farby
set-text-percent = Veľkosť písma
set-reduced-motion = Menej pohybu
set-frame-percent = Šírka svetla
set-dim-rest = Stlmiť, čo nesvieti
set-show-slot = Ukázať, koľko z kroku zostáva
set-board-color = Farba dosky
set-border-color = Farba okraja dosky
set-said = Čítať nahlas
set-speed-percent = Rýchlosť reči
set-cue-volume = Hlasitosť volieb
set-result-volume = Hlasitosť výsledkov
set-voice = Hlas
set-cue-voice = Hlas volieb
set-speech-wait = Čakať na reč najviac
set-sounds = Zvuky
set-tick = Tikať pri každom kroku
set-volume = Hlasitosť zvukov
set-most-volume = Nikdy hlasnejšie než
set-steps-on-home = Prvé kroky na úvodnej stránke
set-session-minutes = Dĺžka sedenia
set-break-minutes = Prestávka po
set-cards-a-page = Kariet na stránke
set-celebration = Oslava
set-calm = Pokoj
set-any-key = Tlačidlom je ktorýkoľvek kláves
set-any-button = Tlačidlom je ktorékoľvek tlačidlo gamepadu
set-any-click = Tlačidlom je kliknutie alebo dotyk kdekoľvek
why-move-mode = Ťah najprv osvetliť a potom vybrať, alebo hrať rovno šípkou či ukázaním.
why-boundary = Kam sa svetlo vyberie, keď šípka vedie z dosky von.
why-invalid-cells = Či sa šípky zastavia aj tam, kam sa ťahať nedá.
why-position-highlight = Vyznačí rohy políčka, na ktorom stojíte.
why-valids-highlight = Dá bodku na každé políčko, ktoré sa dá vybrať.
why-focused-highlight = Rozsvieti políčko, ktoré by stlačenie vybralo.
why-next = Svetlo sa posúva samo. Po vypnutí ho posúvate klávesom alebo druhým tlačidlom.
why-method = V akom poradí svetlo možnosti obchádza a ako ich spája do skupín. Posledný z nich každé stlačenie váži, pre spínač, ktorý niekedy nestlačí alebo mykne; zatiaľ bol skúšaný len na modelových hráčoch.
why-learn-answers = „Pýta sa, kým to nie je isté“ sa riadi tým, ako odpovedáte; vypnite to, kým beží štúdia, aby sa spôsob nemenil.
why-interval = Ako dlho svetlo pri každej možnosti zostane.
why-first-extra = Prvá možnosť svieti dlhšie, aby ste sa stihli pripraviť.
why-group-passes = Skupina otvorená omylom sa po toľkých kolách bez stlačenia sama zavrie.
why-passes = Po toľkých kolách bez stlačenia si svetlo oddýchne a počká na vás.
why-undo = Či sa vrátenie ťahu ponúka prvé, posledné, alebo iba v ponuke.
why-tentative = Ťah platí až o krok neskôr. Stlačenie dovtedy ho vezme späť.
why-lag = O toľko skôr, než svetlo postúpi, sa vyprázdni krúžok. Trochu oneskorené stlačenie tak ešte platí. Najviac 15 % kroku.
why-press-cost = Koľko krokov svetla radšej počkáte, než by ste mali raz stlačiť. Čím viac, tým menej stlačení, hoci si niekedy chvíľu počkáte.
why-single-choice = Ak sa dá ťahať len jedným spôsobom, ťah sa po tomto čase zahrá sám.
why-corridor = Kde sa nedá zabočiť, ponúkne prejsť rovno až na koniec.
why-two-presses = Žiadny ťah nezahrá jediné stlačenie, takže omyl nevadí.
why-obeys-no-undo = Niektoré hry vracanie ťahov alebo nový začiatok zakazujú. Po vypnutí môžete oboje vždy.
why-clock-runs = V hrách, ktoré bežia samy: či bežia, aj keď si vyberáte.
why-countdowns = Posledný hráč, posledná hra a ďalšia úroveň sa začnú samy, keď nič neurobíte.
why-act-on = Či stlačenie platí pri zatlačení, alebo až pri pustení.
why-hold = Kratšie stlačenia sa nepočítajú. Pomáha pri mimovoľných pohyboch.
why-ignore-repeat = Druhé stlačenie počas tohto času sa nepočíta. Pomáha pri trasení.
why-quiet = Stlačenie platí, len ak bolo tlačidlo predtým tak dlho v pokoji. Nech sa ruka trasie akokoľvek dlho, je to jedno stlačenie.
why-result-rest = Po konci úrovne sa stlačenia počas tohto času nepočítajú, aby ste videli, ako to dopadlo.
why-cooldown = Po každej voľbe sa stlačenia počas tohto času nepočítajú.
why-long-hold = Keď tlačidlo takto dlho podržíte, dostanete sa odkiaľkoľvek do ponuky.
why-held = Ako dlho držať, keď krátke stlačenie posúva a dlhé vyberá.
why-press-days = Tak dlho si program na tomto počítači pamätá, kedy ste stlačili a čo svietilo. Kto pomáha, z toho spozná, ako sa darí.
why-theme = Svetlé, tmavé, alebo čiernobiele s najväčším kontrastom.
why-text-percent = Aké veľké je všade písmo.
why-reduced-motion = Nič sa nekĺže ani nepadá, obrázky sa len jemne premenia.
why-frame-percent = Aký hrubý je prstenec svetla.
why-dim-rest = Čo nesvieti, zbledne, a svetlo sa ľahšie hľadá.
why-show-slot = Prstenec svetla ubúda, ako sa krok končí.
why-board-color = Farba pod kameňmi a figúrkami.
why-border-color = Farba okraja okolo dosky.
why-said = Čo hlas hovorí.
why-speed-percent = Ako rýchlo hlas hovorí.
why-cue-volume = Ako nahlas hlas hovorí, čo svieti.
why-result-volume = Ako nahlas hlas hovorí, čo sa stalo.
why-voice = Ktorý hlas hovorí, ak ich má váš systém viac.
why-cue-voice = Ktorým hlasom sa hovorí, čo svieti: tak ho rozoznáte od výsledkov.
why-speech-wait = Svetlo počká, kým hlas dohovorí, ale dlhšie ako takto nie.
why-sounds = Ťahy, chyby a dohrané úrovne majú svoj zvuk.
why-tick = Tiché ťuknutie vždy, keď sa svetlo posunie.
why-volume = Aké hlasné sú zvuky.
why-most-volume = Hranica pre všetky zvuky aj pre reč.
why-steps-on-home = Kto už niektorý hral, tomu ich úvodná stránka ponúka sama.
why-session-minutes = V hrách, kde je ťahom každé stlačenie: po tomto čase sa vráti zoznam hier.
why-break-minutes = Na konci úrovne, keď sa tak dlho hralo bez desaťminútovej pauzy: ako prvý sa ponúkne zoznam hier a sám príde iba on.
why-cards-a-page = Hry, úrovne a hráči, ktorých vidno naraz. Keď je ich menej, sú väčšie a svetlo k nim príde skôr; ďalšia voľba otočí stránku.
why-celebration = Ako dlho sa oslavuje, keď sa niečo podarí.
why-calm = Nič sa zbytočne nehýbe a zvuky sú tiché.
why-any-key = Ako tlačidlo poslúži každý kláves okrem Escape.
why-any-button = Ako tlačidlo poslúži každé tlačidlo gamepadu.
why-any-click = Kliknutie či dotyk kdekoľvek poslúži ako tlačidlo. Ukazovaním potom nič nevyberiete.
why-tell-wrong = V logických hlavolamoch: či sa na chybu upozorní hneď, len keď sa opýtate, alebo vôbec.
why-show-mistakes = Či sa políčka s chybou orámujú, alebo si ich nájdete sami.
why-fill-in = Ako políčko dostane znak: postupným otáčaním alebo výberom zo zoznamu. Zoznam stojí menej stlačení.
why-show-possible = V každom prázdnom políčku hlavolamu je drobno, čo ešte žiadne pravidlo samo nevylučuje.
why-fill-by-law = Voľba vedľa dosky doplní políčko, o ktorom rozhodne jediné pravidlo.

# nastavenia, hodnoty
value-on = áno
value-off = nie
value-leave = ako určí hra
value-half-interval = pol kroku
value-system = systémový
value-as-results = rovnaký ako pri výsledkoch
value-stays-open = zostáva otvorená
value-never-ends = nekončí sa
value-not-recorded = nezaznamenávajú sa
value-days = { $count ->
    [one] { $count } deň
    [few] { $count } dni
    [many] { $count } dňa
   *[other] { $count } dní
}
value-minutes = { $count } min
value-for-ever = nikdy neodpočíva
value-not-at-all = vôbec nie
value-like-steps = { $steps ->
    [one] ako { $steps } krok čakania
    [few] ako { $steps } kroky čakania
    [many] ako { $steps } kroku čakania
   *[other] ako { $steps } krokov čakania
}
value-like-part-steps = ako { $steps } kroku čakania
value-withoptions = vybrať a potvrdiť
value-directjustkeyboard = hneď, šípkami
value-directbothkeyboardandmouse = hneď, šípkami aj myšou
value-stay = zostať
value-rotate = na druhý koniec riadka
value-jump = na ďalší riadok
value-select = svietia tiež
value-skip = preskočiť
value-best = najmenej čakania
value-linear = po jednom
value-likelyfirst = najprv pravdepodobné
value-rowcolumn = riadky, potom políčka
value-step = dve tlačidlá
value-shortheld = krátko posunie, dlho zvolí
value-inverse = držaním posúva, pustením zvolí
value-sure = pýta sa, kým to nie je isté
value-first = prvé
value-last = posledné
value-menu = len v ponuke
value-press = pri stlačení
value-release = pri pustení
value-light = svetlé
value-dark = tmavé
value-highcontrast = vysoký kontrast
value-atonce = hneď
value-onasking = keď sa opýtam
value-never = nikdy
value-as-fit = koľko sa zmestí
value-turn = každé stlačenie ukáže ďalší znak
value-all = vybrať zo všetkých znakov
value-possible = vybrať z tých, ktoré ešte idú
value-nothing = nič
value-results = čo ťah spôsobil
value-everything = každú voľbu a čo ťah spôsobil
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
player-change = Upraviť hráča
field-name = Meno
field-surname = Priezvisko
field-group = Skupina
field-birth = Dátum narodenia
field-gender = Pohlavie
field-avatar = Obrázok
field-language = Jazyk
field-degree = Ako hráte
form-complete = Nič ďalšie nie je potrebné. Keď budete hotoví, uložte.
name-missing = Zadajte, prosím, meno.
birth-wrong = Dátum narodenia ešte nie je správny. Môžete ho nechať prázdny.
birth-form = napíšte dátum ako 2001-12-31 alebo rodné číslo s deviatimi či desiatimi číslicami
birth-date = taký deň neexistuje
birth-checksum = v rodnom čísle je niektorá číslica zlá
birth-future = ten deň ešte len príde
save = Uložiť
cancel = Zrušiť
degree-0 = nevybrané
degree-1 = Klávesnica a myš
degree-1-about = Pre toho, kto ľahko ukazuje myšou a stláča klávesy. Nič sa nehýbe samo.
degree-2 = Klávesnica alebo myš, hýbať sa je ťažké
degree-2-about = Nič sa nehýbe samo a kláves omylom stlačený dvakrát platí raz. Väčšie písmo.
degree-3 = Jedno tlačidlo, svižne
degree-3-about = Svetlo sa posunie každú sekundu. Pre toho, kto stlačí včas bez ťažkostí. Väčšie písmo.
degree-4 = Jedno tlačidlo, pokojne
degree-4-about = Svetlo sa posunie každé 2 sekundy. Na začiatok dobrá voľba takmer pre každého. Veľké písmo.
degree-5 = Jedno tlačidlo, pomaly
degree-5-about = Svetlo sa posunie každé 4 sekundy, letmé dotyky neplatia a na obrazovke sa toho hýbe málo. Veľmi veľké písmo.
degree-take = Použiť
avatar-own = vlastný obrázok
own-picture = Vlastný obrázok
own-picture-ways = Fotka alebo kresba: vyberte súbor, pretiahnite ho sem, alebo ho vložte.
picture-where = Kde ten obrázok je?
picture-none = Tu žiadny obrázok nie je.
files-more = Ďalšie
files-earlier = Predchádzajúce
files-above = O priečinok vyššie
picture-reading = Obrázok sa načítava.
picture-taken = Už je tu. Uložte, nech zostane.
picture-whose = Najprv vyberte, kto hrá, a potom obrázok prineste znova.
song-where = Kde je pesnička?
song-none = Tu žiadna pesnička nie je.
song-reading = Pesnička sa načítava.
song-taken = Už je tu: { $title }.
song-add = Pridať pesničku
song-play = Prehrať: { $title }
song-remove = Odobrať: { $title }
songs-how = Obľúbená hudba alebo hlas niekoho blízkeho. Keď úroveň alebo činnosť dobre skončí, pesničky sa striedajú; každá znie najviac 30 sekúnd, kým hra nepokračuje. Môže ich byť { $most }.
songs-ways = Súbor s hudbou: vyberte ho alebo ho sem pretiahnite. MP3, Ogg, WAV, FLAC a M4A.
songs-full = Pesničiek je { $most }. Ďalšiu pridáte, keď niektorú odoberiete.
songs-cannot = Tu sa pesničky pridať nedajú.
song-gone = Táto pesnička chýba alebo je poškodená. Odoberte ju a pridajte znova.
desk-copy = Nastavenia iného hráča
desk-copy-about = Prevezme všetky nastavenia niekoho iného aj s hrami.
desk-copy-nobody = Žiadny iný hráč tu nie je.
desk-copy-how = Vyberte hráča. Najprv uvidíte, čo by sa zmenilo.
desk-copy-from = Nastavenia: { $name }
desk-copy-same = Nastavenia sú rovnaké.
desk-copy-more = Toto by sa zmenilo, a k tomu viditeľné hry a tlačidlá a klávesy. Poznámky, pesničky a to, čo sa program naučil zo stlačení, zostanú.
desk-copy-setting = Nastavenie
desk-copy-now = Teraz
desk-copy-then = Potom
desk-copy-take = Použiť tieto
desk-copy-taken = Teraz platia nastavenia: { $name }.
desk-listing = Zoznam hráčov, do ktorého môžu nazerať aj iní, ukazuje:
desk-listing-group = Len: { $group }
desk-listing-all = Všetkých
desk-listing-pictures = Obrázky bez mien
desk-save-everybody = Uložiť všetkých do jedného súboru
keeping-promised = Tento prehliadač sľúbil, že uchová, čo sa tu hrá. Kópia v jednom súbore je v bezpečí, aj keby sa zariadenie stratilo.
keeping-installed = Switchboard je nainštalovaný ako aplikácia, takže to, čo sa tu hrá, zostáva uložené. Kópia v jednom súbore je v bezpečí, aj keby sa zariadenie stratilo.
keeping-forgets = Tento prehliadač môže zabudnúť, čo sa tu hrá: po týždňoch bez návštevy alebo keď dochádza miesto. Nainštalujte si túto stránku z ponuky prehliadača alebo občas uložte kópiu do jedného súboru.
keeping-copy = Kópiu uložíte pod „Pre toho, kto pomáha“.
desk-copy-why = Jeden súbor so všetkým od všetkých hráčov: záloha, ktorá leží inde, alebo pre iný počítač. Tam ho otvorte alebo presuňte na okno.
desk-songs = Pesničky
desk-songs-about = Čo zaznie, keď niečo dobre skončí, namiesto zvuku programu: { $count ->
        [0] zatiaľ nič
        [one] jedna pesnička
        [few] { $count } pesničky
       *[other] { $count } pesničiek
    }.
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
setting-locked = { $name }: { $value } (hra to vyžaduje)
fullscreen = Celá obrazovka
fullscreen-about = Switchboard vyplní celú obrazovku, alebo sa vráti do okna.
setting-needs-releases = { $setting } (pri klávesoch tu nepôsobí)
releases-untold = Tento terminál nevie, kedy kláves pustíte. Platí každé stlačenie, aj celkom krátke, a tam, kde sa má tlačidlo držať, sa svetlo posúva samo. Gamepadov a iných programov sa to netýka.
presses-felt = Zatiaľ stlačení: { $count }
tab-pace = Prechádzanie a tempo
tab-pace-about = Ako sa svetlo pohybuje a ako rýchlo.
tab-choosing = Menej stlačení a prehmatov
tab-choosing-about = Čo platí, čo sa dá vziať späť a čo sa urobí samo.
tab-switch = Tlačidlo
tab-switch-about = Čo platí ako stlačenie, čo znamená dlhé stlačenie a ako dlho sa stlačenia uchovávajú.
tab-rests = Trasenie a pauzy
tab-rests-about = Kedy sa stlačenia nepočítajú: opakovanie, trasenie, po voľbe.
tab-control = Ako sa ťahá
tab-control-about = Spôsoby ťahu, okraj dosky, vrátenie ťahu.
tab-marks = Svetlo a značky
tab-marks-about = Čo je na doske vyznačené a ako výrazne.
tab-puzzles = Logické hlavolamy
tab-puzzles-about = Chyby a vypĺňanie políčok.
tab-steps = Prvé kroky a prestávky
tab-steps-about = Hry, v ktorých každé stlačenie niečo urobí, a kedy sa navrhne prestávka.
tab-looks = Vzhľad
tab-looks-about = Farby, veľkosť písma, pohyb, celá obrazovka.
tab-language = Jazyk
tab-language-about = Jazyk celého programu.
tab-speech = Reč
tab-speech-about = Čo sa číta nahlas a akým hlasom.
voice-missing = V tomto počítači nie je žiadny hlas, takže sa nič nečíta. Nainštalujte nejaký a spustite program znova: v Debiane a Ubuntu „sudo apt install espeak-ng“.
voice-program = Nahlas číta { $name }.
voice-system = Nahlas čítajú hlasy Windows.
voice-browser = Nahlas číta prehliadač.
voice-browser-missing = Prehliadač nemá slovenský hlas, takže sa nič nečíta. Hlasy sa inštalujú v nastaveniach zariadenia.
voice-try = Vyskúšať hlas
voice-try-about = Prečíta nahlas vetu podľa toho, ako je to tu nastavené.
voice-sample = Takto program číta nahlas. Ste na rade: ísť doprava.
tab-sound = Zvuky
tab-sound-about = Zvuky ťahov a výsledkov.
tab-devices = Klávesy a tlačidlá
tab-devices-about = Čo robí ktorý kláves, tlačidlo a kliknutie.
pace-exercise = Nájsť svoje tempo
pace-text = Svetlo prichádza pravidelne: tri, dva, jeden. Stlačte tlačidlo, len čo sa rozsvieti.
pace-now-press = TERAZ!
pace-wait = počkajte…
pace-press-answers = Odpoveď sa počíta
pace-press-early = Priskoro: počkajte na svetlo
pace-count = { $done } z { $all }
pace-early = { $count ->
    [one] { $count } stlačenie prišlo pred svetlom
    [few] { $count } stlačenia prišli pred svetlom
   *[other] { $count } stlačení prišlo pred svetlom
 }
pace-leave = Ak chcete odísť, nechajte svetlo trikrát prejsť bez stlačenia.
remap = Zmeniť klávesy a tlačidlá
forget-sender = Neprijímať už signály zo stránky { $origin }
sender-forgotten = Signály zo stránky { $origin } už neplatia
remap-press = Stlačte kláves alebo tlačidlo pre: { $meaning }
remap-switch-leads-back = Späť sa dostanete svojím tlačidlom, alebo jednoducho počkajte.
remap-default = Obnoviť predvolené
remapped = { $key } je teraz: { $meaning }
signal-switch = vaše tlačidlo
signal-second-switch = vaše druhé tlačidlo
signal-up = nahor
signal-right = doprava
signal-down = nadol
signal-left = doľava
signal-action = zvoliť
signal-next = ďalší
signal-previous = predchádzajúci
signal-next-row = ďalší riadok
signal-next-column = ďalší stĺpec
signal-undo = vrátiť ťah
signal-restart = znova
signal-pause = pauza
signal-previous-level = predchádzajúca úroveň
signal-next-level = ďalšia úroveň
signal-fullscreen = celá obrazovka
signal-menu = ponuka
signal-info-panel = bočný panel
signal-help = pomocník
signal-settings = nastavenia
signal-desk = pre toho, kto pomáha
signal-history = história
signal-hint = poradiť
signal-can-be-won = dá sa to ešte vyhrať?
signal-change-game = späť k hrám
signal-quit = koniec
signal-slower = pomalšie
signal-faster = rýchlejšie

# pomocník
help-none = Príručka chýba: vedľa programu nie je priečinok help.
next-section = Ďalší oddiel
previous-section = Predchádzajúci oddiel
scrolls = Posúvať samo
read-aloud = Prečítať nahlas

# vývoj
history-of = História, pokus { $number } z { $all }
history-none = Tu sa zatiaľ nehralo.
history-table = Tabuľka
history-chart = Graf
history-replay = Doska
history-methods = Spôsoby hrania
history-export = Uložiť do súboru
broken-title = Táto hra sa pokazila
broken-program-title = Niečo sa pokazilo
broken-text = Je to chyba programu, nie vaša. Čo ste odohrali, je uložené, a všetky ostatné hry možno hrať ďalej.
broken-report = Pre autorov programu je tu hlásenie. Nie je v ňom o vás nič viac ako toto a nikto ho nedostane, ak ho sami nepošlete:
broken-keep = Uložiť hlásenie
history-exported = Uložené do { $file }
compare-none = Žiadnu úroveň ste zatiaľ nedohrali dvakrát. Tu sú ťahy tejto úrovne.
compare-over = { $count ->
    [one] Podľa jednej úrovne dohranej dvakrát
    [few] Podľa { $count } úrovní dohraných dvakrát
   *[other] Podľa { $count } úrovní dohraných dvakrát
}
chart-methods = Priemerný čas na ťah
col-finals = Konce
col-valid = Možné
col-moves = Ťahy
col-mean = Čas na ťah
col-mean-slots = Krokov na ťah
col-finished = Dohrané
col-mean-finish = Čas do konca
way-keyboard = klávesnica
way-pointer = myš
way-switch = tlačidlo
way-outside = iný program
way-next = po krokoch
way-direct = šípky
way-computer = počítač
replay-step = Ťah { $number } z { $all }: { $what }
replay-none = Pravidlá hry sa zmenili, túto pozíciu už nemožno ukázať.
chart-time = Čas každého ťahu
step-back = Predchádzajúci ťah
step-on = Ďalší ťah
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
col-invalid = Vedľa
event-start = začiatok
event-move = ťah
event-undo = vrátenie
event-restarted = znova
event-noted = poznámka
event-time-passed = uplynul čas
event-interrupted = prerušenie
event-finished = koniec

# porovnanie spôsobov, zápis do súboru
open-curtain = Odhrnúť záves

# several players
seats-title = Kto bude hrať?
seats-play = Začať
seats-more = Pridať hráča
seats-fewer = Ubrať hráča
seats-who = Kto bude hráč { $player }?
seats-change = Zmeniť hráčov
seat-computer = Počítač: { $name }
seat-level = sila { $level }
seat-follows = sila { $level }, mení sa podľa vás
seats-level = Aký silný? { $name }
seats-level-about = 1 je najslabší, 8 najsilnejší.
seats-level-is = Sila { $level }
seats-find-level = Nájsť silu pre mňa
seats-find-level-about = Začne na 4 a mení sa o jednu: nahor po dvoch výhrach za sebou, nadol po dvoch prehrách.
strength-up = Dve výhry za sebou: nabudúce sila { $level }.
strength-down = Dve prehry za sebou: nabudúce sila { $level }.
is-thinking = { $name } premýšľa…
think-no-more = Hrať hneď
why-this = Prečo tento ťah?
why-looks = Hľadá sa, čo čaká…
why-played = { $name } hrá: { $what }.
why-expects = Čaká, že hráč { $name } potom zahrá: { $what }.
went-wrong = Kde bola moja chyba?
wrong-looks = Prechádzajú sa vaše ťahy…
wrong-here = Váš { $turn }. ťah: tu bol iný ťah lepší.
wrong-played = Zahrali ste: { $what }.
wrong-better = Lepšie by bolo: { $what }.
wrong-none = Žiadny váš ťah nebol výrazne horší než iný.
wrong-not-found = Za ten čas sa nič nenašlo.
look-on = Ďalej
look-back = Späť k hre
computer-has-no-move = Počítač nenašiel žiadny ťah
turn-of-name = Na ťahu je { $name }
won-by-name = Vyhráva { $name }!
result-won = výhra
result-lost = prehra
result-drawn = remíza
result-place = { $place }. miesto

# dosky z dielikov
panel-asked = Váš ťah
panel-goal = Cieľ
panel-standing = Stav hry
tile-place = stĺpec { $column }, riadok { $row }
tile-face-down = dielik lícom nadol
tile-empty = prázdne miesto
tile-pawn = figúrka hráča { $player }
tile-carrying = s nákladom
tile-effect-out = kto sa tu zastaví, vypadne
tile-effect-collect = tu zložíte náklad
tile-effect-send = tu prídete o náklad
tile-effect-return = vráti vás na začiatok
tile-effect-skip = tu jedno kolo stojíte
tile-effect-move = prenesie vás inam
tile-goal-here = váš cieľ
tile-rolled = { $who }: na kocke padlo { $number }
tile-no-move = { $who }: nemá kam ísť
tile-no-push = { $who }: nemá čo posunúť
tile-no-add = { $who }: nemá kam položiť dielik
tile-no-exchange = { $who }: nemá čo vymeniť
tile-skipped = { $who }: jedno kolo stojí
tile-out = { $who }: vypadáva
tile-took = { $who } má nový predmet: { $what }
tile-delivered = { $who }: skladá náklad
tile-lost = { $who }: prichádza o náklad
tile-carried = { $who } pokračuje inde: { $what }
tile-reached = { $who } má splnený cieľ: { $what }
tile-goal-reach = dôjdite sem: { $what }
tile-goal-collect = zoberte: { $what }
tile-goal-find = nájdite: { $what }
tile-asked-move = pohnite figúrkou
tile-asked-push = posuňte riadok alebo stĺpec
tile-asked-add = položte dielik
tile-asked-exchange = vymeňte dielik alebo vynechajte ťah
tile-asked-start = zvoľte, kde začnete
behind-curtain = Teraz hrá { $name }. Vystriedajte sa a odhrňte záves.
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
author-checking = Kontrolujem…
author-clean = Kontrola: všetko v poriadku
author-found = Kontrola: { $count ->
    [one] { $count } problém
    [few] { $count } problémy
   *[other] { $count } problémov
 }
author-faulty = V uložených súboroch je chyba, preto vidíte poslednú funkčnú verziu.
author-waits = Opravte súbor a uložte ho. Hra potom začne sama.
author-begins = Opravené. Môžete hrať.
author-play = Hrať naozaj
severity-error = Chyba
severity-warning = Varovanie
severity-note = Poznámka
reloaded-replayed = Načítané znova: vaše ťahy sme prehrali
reloaded-put-back = Načítané znova: niektorý z ťahov už neplatí, pozícia preto ostala, aká bola
reloaded-anew = Načítané znova: vaše ťahy už nesedia, úroveň sa preto začína znova
trace-title = Pravidlá posledného ťahu
trace-none = Urobte ťah a uvidíte jeho pravidlá
trace-rule = Pravidlo { $number }
trace-done = vykonané
trace-opening = vykonané na začiatku úrovne
trace-ended = vykonané, a Break ukončil kolo
trace-no-change = vykonané, nič nezmenilo
trace-false = podmienka neplatila
trace-skipped = preskočené
trace-not-reached = neprišlo na rad
trace-because = riadok { $line }, stĺpec { $column }: { $why }
fault-outside-matrix = políčko leží mimo matice
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
edit-hindered = Táto úroveň sa zatiaľ upravovať nedá
edit-brushes = Čím kresliť
edit-true = áno
edit-false = nie
edit-any = čokoľvek (*)
edit-empty = nič
edit-status = { $matrix }: { $brush }
edit-unsaved = zatiaľ neuložené
edit-press = Nakresliť: { $what }, stĺpec { $column }, riadok { $row }
edit-painted = Nakreslené: { $what }{ $count ->
    [one] {""}
    [few] , { $count } políčka
   *[other] , { $count } políčok
 }
edit-same = { $what }: to už tam je
edit-undone = Vrátené
edit-redone = Zopakované
edit-undo = Vrátiť
edit-redo = Zopakovať
edit-nothing-to-undo = Nie je čo vrátiť
edit-nothing-to-redo = Nie je čo zopakovať
edit-saved = Uložené: { $file }
edit-layer = Matica: { $name }
edit-which-layer = Čo chcete upravovať?
edit-about-state = figúrky na začiatku úrovne
edit-about-valid = políčka, ktoré sa dajú zvoliť ako prvé
edit-about-final = figúrky na konci úrovne
edit-about-background = čo leží pod figúrkami
edit-about-own = vlastná matica hry
edit-reach-cell = Kreslí: jedno políčko
edit-reach-row = Kreslí: celý riadok
edit-reach-column = Kreslí: celý stĺpec
edit-reach-all = Kreslí: všetko
edit-new-level-made = Nová úroveň { $level }: kópia úrovne { $from }, ako je tu
edit-leave = Odísť
edit-stay = Upravovať ďalej
edit-ask-leave = Máte neuložené zmeny. Odísť z editora?
edit-save-leave = Uložiť a odísť
edit-leave-unsaved = Odísť bez uloženia
edit-ask-changed = Súbor tejto úrovne medzitým zmenil iný program. Ktorú verziu chcete nechať?
edit-take-theirs = Tú zo súboru (moje zmeny sa stratia)
edit-write-mine = Moju (cudzie zmeny sa stratia)
edit-reread = Načítané znova: súbor zmenil iný program
edit-changed-meanwhile = Súbor tejto úrovne zmenil iný program. Nič sa zatiaľ nestratilo: pri ukladaní si vyberiete, ktorú verziu nechať.
edit-faulty-meanwhile = Súbor tejto úrovne zmenil iný program a teraz sa nedá prečítať. Vidíte ho tak, ako vyzeral predtým.
edit-matrix = Matica
edit-start = začiatok hráča (Ax, Ay)
edit-resize = Veľkosť
edit-wider = Pridať stĺpec vpravo
edit-narrower = Ubrať stĺpec
edit-higher = Pridať riadok dole
edit-lower = Ubrať riadok
edit-values = Hodnoty
edit-which-value = Ktorú hodnotu chcete zmeniť?
edit-other-truth = Prepnúť
edit-size = Veľkosť
edit-columns-rows = { $width } × { $height }
edit-file = Súbor
problem-n004 = { $kind ->
    [read] Úroveň sa nedá prečítať: pozrite sa, či ju niekto nepresunul alebo neodstránil.
    [full] Úroveň sa nedá uložiť, disk je plný. Vaše zmeny tu stále sú: uvoľnite miesto a uložte znova.
    [protected] Úroveň sa nedá uložiť: túto hru smiete čítať, ale nie meniť. Vaše zmeny tu stále sú: povoľte zmeny v jej priečinku a uložte znova. Z hry, ktorá patrí k programu, si urobte vlastnú kópiu (switchboard new moja-hra --from ta-hra).
   *[other] Úroveň sa nedá uložiť. Vaše zmeny tu stále sú: skontrolujte jej priečinok aj disk a uložte znova.
 } { $file }
problem-n005 = Túto úroveň editor nevie zmeniť, je zapísaná inak. Zapíšte riadky jej matíc ako v help/NEW_GAME. { $file }
desk = Pre toho, kto pomáha
desk-about = Čo hráč vidí a ako sa mu darí.
desk-leave = Späť k hráčovi
desk-nobody = Najprv vyberte alebo pridajte hráča.
desk-who = Kto
desk-who-about = Vybrať iného hráča alebo pridať nového.
desk-profile = Meno a obrázok
desk-profile-about = Fotografia, jazyk a ako tento hráč hrá.
desk-games = Čo vidieť
desk-games-all = Vidieť všetky hry.
desk-games-some = { $count ->
    [one] Vidieť len { $count } hru.
    [few] Vidieť len { $count } hry.
   *[other] Vidieť len { $count } hier.
 }
desk-games-how = Vyberte druh a potom hry. Kým nie je vybraná žiadna, vidieť všetky.
desk-games-turn = Vyberte hry, ktoré má byť vidieť. Ďalším výberom sa hra zasa skryje.
desk-kind-count = { $count } z { $all }
desk-games-all-again = Zasa všetky hry
desk-games-order = Poradie
desk-games-order-how = Zvolená hra bude prvá. Úvodná stránka ukazuje vybrané hry v tomto poradí, kým sa zmestia na jednu stránku.
desk-game-seen = ✓ vidieť
desk-reach = Tlačidlá poruke
desk-reach-about = Nastavenia, pomocník, koniec programu: čo môže hráč stlačiť.
desk-reach-how = Čo je zapnuté, má hráč poruke. Kým tu nič nezmeníte, je zapnuté všetko, keď vidieť všetky hry, a nič, keď sú hry vybrané.
desk-reach-doors = Klávesy fungujú ďalej pre toho, kto pomáha: Shift+F2 otvorí túto stránku, Ctrl+Q ukončí program.
desk-reach-usual = Ako zvyčajne
reach-history = História
reach-settings = Nastavenia
reach-help = Pomocník
reach-author = Vytvárať hry
reach-edit = Pridávať a upravovať hráčov
reach-remove = Odstraňovať hráčov
reach-about = O programe
reach-quit = Koniec
desk-settings = Všetky nastavenia
desk-settings-about = Spínač, svetlo, farby, reč, klávesy.
desk-door = Táto časť je pre toho, kto pomáha
desk-door-about = Keď nikto nič neurobí, sama sa zavrie.
desk-door-open = Otvoriť
desk-door-back = Späť k hre
desk-code = Kód
desk-code-about = Zadajte kód. Chráni len pred tým, kto sem prišiel omylom.
desk-code-waits = Počkajte minútu a nič nestláčajte: potom sa otvorí a kód bude preč.
desk-code-forgotten = Kód neviem
desk-code-wrong = To nie je správny kód.
desk-code-gone = Kód už nie je nastavený.
desk-code-set = Nastaviť kód
desk-code-what = Najviac osem číslic proti omylom. Kto sa sem chce dostať, cestu nájde.
desk-code-none = Bez kódu
desk-code-kept = Kód je nastavený.
desk-doors = Čím sa sem vojde
desk-doors-about = Rytmus stlačení, kód.
desk-doors-key = Kdekoľvek ju otvorí Shift+F2. Aj jej tlačidlo v nastaveniach, alebo namiesto nich v zoznamoch hráčov a hier: to možno vybrať len myšou alebo prstom. Na dotykovej obrazovke aj dva prsty, ktoré sekundu a pol držia dva protiľahlé rohy.
desk-is-set = Je nastavený.
desk-is-unset = Nie je nastavený.
desk-rhythm-set = Nastaviť rytmus
desk-rhythm-about = Päť stlačení spínača s jednou dlhou medzerou, pre toho, kto pomáha so spínačom.
desk-rhythm-none = Bez rytmu
desk-rhythm-now = Teraz stlačte spínač { $count }-krát vo vlastnom rytme, jednu medzeru aspoň dvakrát dlhšiu než inú. Potom počkajte.
desk-rhythm-kept = Rytmus je nastavený. Otvára, keď sa pred ním ani po ňom poldruha sekundy nič nestlačí.
desk-rhythm-even = To bolo príliš pravidelné: hráč by to mohol stlačiť náhodou. Jedna medzera musí byť aspoň dvakrát dlhšia než iná.
desk-rhythm-gap = Niektorá medzera bola prikrátka alebo pridlhá: 0,15 až 3 sekundy.
desk-rhythm-count = Stlačení má byť { $count }.
desk-goes = Ako sa darí
desk-goes-about = Dni, hry, časy odpovede; správa na vytlačenie.
period-day = Dnes
period-week = 7 dní
period-term = 17 týždňov
goes-report = Správa
goes-none = V tom čase sa nehralo.
goes-unrecorded = Pri tomto hráčovi sa stlačenia nezaznamenávajú: pozrite „Stlačenia sa uchovávajú“ v nastaveniach.
goes-report-about = Za dni, ktoré bolo vidieť. Uloží sa na tomto počítači a sama nikam neodíde.
report-named = S menom, fotografiou a poznámkami
report-named-about = Inak je namiesto hráča uvedený kód.
report-save = Uložiť správu
report-save-about = Stránka s grafmi a tabuľkami na čítanie v prehliadači a na tlač, aj do PDF.
report-table = Uložiť tabuľku
report-table-about = Riadok pre každý deň a hru, oddelený čiarkami, do tabuľkového editora.
report-saved = Uložené: { $path }
report-title = Ako sa darí: { $name }
report-time = { $first } – { $last }
report-days = Deň po dni
report-games = Hry
report-settings = Nastavenia v deň tejto správy
report-how = Čo čísla znamenajú
report-minutes = Minúty: čas od každého stlačenia k ďalšiemu, z každého najviac dve minúty; keď svetlo odpočíva, žiadny.
report-dropped = Stlačenia navyše: tie, ktoré sa nepočítali, lebo boli prikrátke alebo prišli priskoro po inom.
report-answer = Čas odpovede: ako dlho už svietilo to, čo bolo stlačené; polovica stlačení bola rýchlejšia než medián, polovica leží medzi kvartilmi. Známy na šestnástinu.
report-good = Dobre: podiel stlačení, ktoré trafili, čo sa chcelo, v prvých krokoch, kde sa niečo chce; nestlačiť nie je chyba.
report-made = Vytvoril Switchboard { $date } zo záznamu stlačení na tomto počítači.
col-when = Kedy
col-minutes = Minúty
col-presses = Stlačenia
col-dropped = Navyše
col-answer = Odpoveď
col-quartiles = Kvartily
col-good = Dobre
col-levels = Hotové úrovne
row-all = Spolu
row-beside = Zoznamy a ponuky
day-of-month = { $day }. { $month }
plot-minutes = Minúty hry
plot-presses = Stlačenia
plot-answers = Čas odpovede v sekundách: medián a kvartily
plot-good = Dobrých stlačení zo sta
col-game = Hra
goes-days = Tabuľka
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
report-pdf = Uložiť správu ako PDF
report-pdf-about = To isté na listoch A4, na vytlačenie alebo odovzdanie.
report-pdf-failed = PDF sa nepodarilo vytvoriť: { $why }
report-guide = Uložiť obrázkový návod
report-guide-about = List na vytlačenie pre prvé sedenie: kam so spínačom, čo vybrať a že sa čaká.
guide-title = Prvé sedenie so spínačom
guide-about = Osem obrázkov pre toho, kto pomáha
guide-seat = Najprv sed: hlava a trup majú oporu, nohy stoja, obrazovka je vo výške očí.
guide-switch = Spínač dajte tam, kde už je nejaký pohyb zámerný. Upevnite ho, aby sa nešmýkal.
guide-desk = Shift+F2 otvorí stránku pre toho, kto pomáha: pridajte hráča a vyberte tri hry.
guide-games = Začnite Svetlami, Hudbou alebo Nočnou oblohou z prvých krokov.
guide-press = Hneď prvé stlačenie niečo urobí. Žiadne stlačenie nie je zle.
guide-wait = Čakajte a nič nehovorte. Kým pomôžete, počítajte potichu do dvadsať.
guide-face = Pozerajte sa do tváre: pohľad, úsmev, stíšenie. Ďalšie stlačenie je odpoveď.
guide-stop = Skončite, kým to ešte baví: desať minút je veľa. Zapíšte si, čo sa osvedčilo.
guide-more = Viac je v pomocníkovi Switchboardu (F1): Prvá hodina, Prvý polrok.
report-all = Uložiť hráča ako jeden súbor
report-all-about = Nastavenia, obrázky, uložené hry a stlačenia: záloha aj cesta na iný počítač, kde sa súbor otvorí alebo presunie do okna.
desk-notes = Poznámky
desk-notes-about = Ktorý spínač, kde, v akom sede, kto pomáhal.
desk-notes-how = Ktorý spínač, kde, v akom sede, kto pomáhal. Sú len v správe s menom.
goes-compare = Porovnať
compare-how = V čom sa líšia dni s jednou hodnotou a dni s druhou. Deň, v ktorom je s hodnotou menej než 20 stlačení, sa nepočíta; v intervale leží skutočný rozdiel v 95 prípadoch zo 100 (Welch). Čo iné sa medzitým zmenilo, v ňom nie je: na to je štúdia.
compare-few = Zatiaľ tu nie je čo porovnať: treba dni aspoň s 20 stlačeniami pri dvoch hodnotách.
compare-by = Porovnať podľa
compare-what = Porovnáva sa
compare-difference = Rozdiel
compare-interval = 95 % interval
compare-days = Dni
by-interval = Interval
by-method = Spôsob prechádzania
by-help = Pomoc
by-repeat = Nepočítané opakovania
by-hold = Najkratšie stlačenie
measure-pace = Volieb za minútu
measure-wrong = Vrátených zo sta
measure-answer = Čas odpovede
measure-dropped = Navyše zo sta
desk-study = Štúdia
desk-study-about = Porovná pri hre dve hodnoty nastavenia v pároch blokov.
study-how = Dve hodnoty nastavenia sa hrajú v pároch blokov; ktorá je v páre prvá, rozhoduje náhoda. Bloky idú po sebe samy a všetko ostatné okolo spínača a svetla zatiaľ zostáva, ako je.
study-setting = Nastavenie
study-measure = Porovnáva sa
study-first = A
study-second = B
study-pairs = Páry blokov
study-long = Blok
study-presses = stlačení: { $count }
study-minutes = { $count } min
study-begin = Začať
study-stop = Zastaviť štúdiu
study-another = Ďalšia štúdia
study-save = Uložiť bloky ako tabuľku
study-runs = Blok { $block } z { $all }; blok má v hrách { $long }.
study-is-over = Štúdia sa skončila; platí zase hodnota, ktorá platila predtým.
study-was-stopped = Štúdia bola zastavená; platí zase hodnota, ktorá platila predtým.
study-keeps = Beží štúdia: kým sa neskončí alebo ju nezastaví ten, kto pomáha, zostáva toto, ako je.
study-block = Blok
study-value = Hodnota
study-plot = { $measure }, blok po bloku: A ({ $first }) bodkou, B ({ $second }) stĺpcom
study-nothing-yet = Zatiaľ nie je celý žiaden pár blokov.
study-means = { $setting }, { $measure }: A ({ $first }) { $one }, B ({ $second }) { $other }, B bez A { $difference }, párov: { $pairs }.
study-p = Keby medzi nimi rozdiel nebol, dala by náhoda rovnako veľký s p = { $p } (cez všetky poradia v pároch).
study-no-p = Pravdepodobnosť sa uvádza od { $pairs } párov; dovtedy hovoria bloky samy.
suggests-study = Beží štúdia: zatiaľ sa nič nenavrhuje.
report-study = Štúdia
col-helped = S pomocou
plot-helped = Stlačení s pomocou zo sta
report-helped = S pomocou: podiel stlačení s pomocou z tých, pri ktorých bolo povedané, či niekto pomáhal.
desk-session = Dnes
desk-session-unsaid = nepovedané
desk-session-with = s pomocou
desk-session-alone = bez pomoci
desk-session-about = Či dnes niekto pomáha. Zaznamená sa to spolu so stlačeniami.
desk-suggests = Čo naznačujú stlačenia
desk-suggests-about = Tempo alebo filter, ktorý by mohol sadnúť lepšie, podľa stlačení v hrách.
suggests-how = Podľa posledných stlačení v hrách s terajším nastavením. Samo sa nič nezmení; „Teraz nie“ odloží návrh na dva týždne.
suggests-none = Posledné stlačenia žiadnu zmenu nenaznačujú.
suggests-few = Návrh potrebuje stlačenia v hrách s terajším nastavením. Zatiaľ ich je { $count } z { $needed }.
suggest-slower = Pomalšie svetlo: { $value } namiesto { $now }
suggest-faster = Rýchlejšie svetlo: { $value } namiesto { $now }
suggest-pace-why = Odpoveď trvá v priemere { $answer } a 14 z 15 príde do { $slow }. Tesne po presune svetla prišlo { $late } z { $count } stlačení; vrátených bolo { $wrong } z { $choices } volieb.
suggest-hold = Stlačenie držané aspoň { $value }
suggest-hold-why = Dotyky oveľa kratšie než ostatné stlačenia: { $brushes } z { $count }.
suggest-less-hold = Platí aj kratšie stlačenie: { $value } namiesto { $now }
suggest-less-hold-why = Zahodené ako príliš krátke: { $lost } z { $count } stlačení.
suggest-repeat = Nepočítať opakovanie do { $value }
suggest-repeat-why = Druhý raz stlačené skôr, než by prišla odpoveď na nové svetlo: { $doubled } z { $count } stlačení.
suggest-lag = Oneskorené stlačenie platí: { $value }
suggest-lag-why = Tempo sedí, ale tesne po presune svetla prišlo { $late } z { $count } stlačení.
suggest-weigh = Spôsob „Pýta sa, kým si nie je istý“
suggest-weigh-why = Tempo sedí, ale vrátených bolo { $wrong } z { $choices } volieb. Tento spôsob je vyskúšaný len na modelovaných hráčoch.
suggest-use = Použiť
suggest-not-now = Teraz nie
suggest-used = Odteraz: { $name }
