"""Makes the four games of tiles: tiles.json, texts, pictures.

No level is searched for here: the boards are drawn by hand or, where a game has every tile of a kind, counted out.
That each game ends is shown by tests/all/tile_games.rs, which plays each to its end by random players.
Run: python3 tests/levels/tiles.py
"""

import itertools
import json
import shutil
from kit import GAMES, LANGUAGES, texts

FREE = GAMES.parent / "help" / "PICTURES"
SIDES = "URDL"


def four(*words):
    return dict(zip(LANGUAGES, words))


def picture(body, outline=3):
    return ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">\n'
            f'  <g fill="none" stroke="#1a1a1a" stroke-width="{outline}" stroke-linejoin="round" stroke-linecap="round">\n'
            + "".join(f"    {line.strip()}\n" for line in body.strip().split("\n"))
            + "  </g>\n</svg>\n")


HEDGE = picture('''<rect width="64" height="64" fill="#2f6b3f" stroke="none"/>
    <path d="M0 20 C8 12 16 28 24 20 C32 12 40 28 48 20 C56 12 60 22 64 20 M0 44 C8 36 16 52 24 44 C32 36 40 52 48 44 C56 36 60 46 64 44" stroke="#1d4a2a"/>''')
WATER = picture('''<rect width="64" height="64" fill="#7cb8f2" stroke="none"/>
    <path d="M4 18 Q12 10 20 18 T36 18 T52 18 M12 40 Q20 32 28 40 T44 40 T60 40" stroke="#1f5fc4"/>''')
CHEESE = picture('''<path d="M6 40 L44 12 C52 14 58 22 58 32 V52 H6 Z" fill="#f7c948"/>
    <path d="M6 40 H58"/><circle cx="22" cy="47" r="3" fill="#d2944a"/><circle cx="42" cy="33" r="3.5" fill="#d2944a"/><circle cx="46" cy="47" r="2.5" fill="#d2944a"/>''')
NEST = picture('''<path d="M6 34 C10 56 54 56 58 34 C46 42 18 42 6 34 Z" fill="#d2944a"/>
    <path d="M6 34 C14 26 50 26 58 34 M14 44 L26 52 M30 42 L44 52 M48 42 L40 54 M22 42 L16 50" stroke-width="2.5"/>''')
SHARED = picture('''<path d="M2 34 C4 54 32 54 34 34 C26 40 10 40 2 34 Z" fill="#d2944a"/>
    <path d="M30 34 C32 54 60 54 62 34 C54 40 38 40 30 34 Z" fill="#f0d9a8"/>
    <path d="M2 34 C6 28 30 28 34 34 M30 34 C34 28 58 28 62 34" stroke-width="2.5"/>''')


def settings(board):
    words = {"MoveMode": "WithOptions", "InvalidPieceFocusBehavior": "Skip", "BoundaryBehavior": "Jump",
             "PositionHighlight": "true", "ValidsHighlight": "true", "FocusedHighlight": "true"}
    lines = "".join(f"  <{name}>{value}</{name}>\n  <{name}Change>{'false' if name == 'MoveMode' else 'true'}"
                    f"</{name}Change>\n" for name, value in words.items())
    return ('<?xml version="1.0" encoding="utf-8"?>\n<GameSettings>\n' + lines
            + "  <MarginWidth>6</MarginWidth>\n  <BorderWidth>2</BorderWidth>\n  <PaddingWidth>0</PaddingWidth>\n"
            "  <BorderColorChange>true</BorderColorChange>\n  <BoardColorChange>true</BoardColorChange>\n"
            f"  <BorderColor>#3a2c18</BorderColor>\n  <BoardColor>{board}</BoardColor>\n</GameSettings>\n")


OPPONENTS = '<?xml version="1.0" encoding="utf-8"?>\n<ArrayOfOpponent>\n' + "".join(
    "  <Opponent>\n" + texts("Name", name, "    ") + search + "  </Opponent>\n" for name, search in [
        (("Náhodný", "Náhodný", "Random", "Zufällig"), ""),
        (("Pokročilý", "Pokročilý", "Advanced", "Fortgeschritten"), '    <Search kind="mcts" milliseconds="300" depth="4"/>\n'),
    ]) + "</ArrayOfOpponent>\n"


def dump(value, indent=0):
    """JSON with one line a tile or player, so that a person can read it."""
    if indent < 2 and isinstance(value, dict):
        inner = [f'{"  " * (indent + 1)}{json.dumps(k)}: {dump(v, indent + 1)}' for k, v in value.items()]
        return "{\n" + ",\n".join(inner) + "\n" + "  " * indent + "}"
    if indent == 1 and isinstance(value, list) and value and isinstance(value[0], dict):
        inner = ["  " * 2 + json.dumps(v, ensure_ascii=False) for v in value]
        return "[\n" + ",\n".join(inner) + "\n  ]"
    return json.dumps(value, ensure_ascii=False)


def write(folder, about, rules, pictures, thumbnail, board):
    root = GAMES / folder
    # pictures that are there stay: they have been redrawn by hand since
    drawn = {place.relative_to(root).as_posix(): place.read_text(encoding="utf-8") for place in root.rglob("*.svg")}
    if root.exists():
        shutil.rmtree(root)
    (root / "PIECES").mkdir(parents=True)
    body = "".join(texts(element, about[element]) for element in ("Name", "RulesTxt", "LevelTakeTime", "Difficulty", "Category"))
    body += "  <Shelf>rivals</Shelf>\n  <Author>Switchboard</Author>\n  <Source>made for Switchboard by tests/levels/tiles.py</Source>\n"
    body += f"  <Licence>CC0-1.0</Licence>\n  <Players>{about['Players']}</Players>\n"
    files = {
        "description.xml": f'<?xml version="1.0" encoding="utf-8"?>\n<GameDescription>\n{body}</GameDescription>\n',
        "settings.xml": settings(board),
        "opponents.xml": OPPONENTS,
        "tiles.json": dump(rules) + "\n",
        "thumbnail.svg": thumbnail,
    }
    files.update({f"PIECES/{name}": text for name, text in pictures.items()})
    files.update({name: text for name, text in drawn.items() if name in files})
    for name, text in files.items():
        (root / name).write_text(text, encoding="utf-8")


def free(*names):
    return {f"{name}.svg": (FREE / f"{name}.svg").read_text(encoding="utf-8") for name in names}


# -- The shifting garden: rows of a garden are pushed, treasures are found ------------------------------------------

CORNER, STRAIGHT, TEE = ["U0,R0"], ["U0,D0"], ["L0,U0,R0"]


def turned(paths, quarters):
    return [",".join(SIDES[(SIDES.index(end[0]) + quarters) % 4] + end[1:] for end in path.split(",")) for path in paths]


TREASURES = [
    ("key", four("klíč", "kľúč", "key", "Schlüssel")),
    ("crown", four("koruna", "koruna", "crown", "Krone")),
    ("bell", four("zvonek", "zvonček", "bell", "Glocke")),
    ("candle", four("svíčka", "sviečka", "candle", "Kerze")),
    ("mushroom", four("houba", "hríb", "mushroom", "Pilz")),
    ("star", four("hvězda", "hviezda", "star", "Stern")),
    ("flower", four("květina", "kvetina", "flower", "Blume")),
    ("umbrella", four("deštník", "dáždnik", "umbrella", "Regenschirm")),
    ("cup", four("hrnek", "hrnček", "cup", "Tasse")),
    ("hat", four("klobouk", "klobúk", "hat", "Hut")),
    ("book", four("kniha", "kniha", "book", "Buch")),
    ("fish", four("ryba", "ryba", "fish", "Fisch")),
]


def garden():
    words = [word for word, _ in TREASURES]
    tiles = []
    gate = four("branka", "bránka", "gate", "Pforte")
    # The corners open towards the middle; quarters turn U,R (open up and right) to what is wanted.
    for (x, y), quarters in {(0, 0): 1, (6, 0): 2, (6, 6): 3, (0, 6): 0}.items():
        tiles.append({"connections": turned(CORNER, quarters), "location": [x, y], "name": gate})
    fixed = {(2, 0): 2, (4, 0): 2, (0, 2): 1, (2, 2): 0, (4, 2): 1, (6, 2): 3,
             (0, 4): 1, (2, 4): 3, (4, 4): 2, (6, 4): 3, (2, 6): 0, (4, 6): 0}
    holding = {(2, 0): 0, (6, 2): 1, (4, 2): 2, (2, 4): 3, (0, 4): 4, (4, 6): 5}
    for (x, y), quarters in fixed.items():
        tile = {"connections": turned(TEE, quarters), "location": [x, y]}
        if (x, y) in holding:
            tile["items"] = [words[holding[x, y]]]
        tiles.append(tile)
    for word in words[6:9]:
        tiles.append({"connections": TEE, "items": [word]})
    for word in words[9:]:
        tiles.append({"connections": CORNER, "items": [word]})
    tiles += [{"connections": TEE, "amount": 5}, {"connections": CORNER, "amount": 11}, {"connections": STRAIGHT, "amount": 12}]
    starts = [(0, 0, "R"), (6, 6, "L"), (6, 0, "D"), (0, 6, "U")]
    return {
        "turn_structure": ["push", "move"],
        "movement_type": "free",
        "cycle_pushed_out_tiles": False,
        "fill_unspecified_tiles": True,
        "random_goal_pool": [f"find {word}" for word in words],
        "board": {"width": 7, "height": 7, "unpushable_columns": [0, 2, 4, 6], "unpushable_rows": [0, 2, 4, 6]},
        "tiles": tiles,
        "players": [{"starting_x": x, "starting_y": y, "starting_side": side, "starting_path_index": 0,
                     "goals": ["random 3", f"reach {x} {y}"]} for x, y, side in starts],
        "min_players": 2,
        "item_looks": {word: {"name": name, "picture": f"{word}.svg"} for word, name in TREASURES},
    }


# -- Winding paths: every one of the 35 tiles that join eight points in pairs --------------------------------------

POINTS = [f"{side}{index}" for side in SIDES for index in (0, 1)]


def pairings(points):
    if not points:
        yield []
        return
    first, rest = points[0], points[1:]
    for other in rest:
        left = [p for p in rest if p != other]
        for more in pairings(left):
            yield [(first, other), *more]


def turn_pairs(pairs, quarters):
    turn = lambda p: SIDES[(SIDES.index(p[0]) + quarters) % 4] + p[1]
    return tuple(sorted(tuple(sorted((turn(a), turn(b)), key=POINTS.index)) for a, b in pairs))


def distinct_tiles():
    seen, found = set(), []
    for pairs in pairings(POINTS):
        if turn_pairs(pairs, 0) not in seen:
            found.append(turn_pairs(pairs, 0))
            seen.update(turn_pairs(pairs, q) for q in range(4))
    return found


def winding():
    tiles = [{"connections": [f"{a},{b}" for a, b in pairs]} for pairs in distinct_tiles()]
    assert len(tiles) == 35
    water = four("voda", "voda", "water", "Wasser")
    landing = four("břeh", "breh", "shore", "Ufer")
    starts = []
    for x, y in itertools.product(range(8), range(8)):
        if 0 < x < 7 and 0 < y < 7:
            continue
        tile = {"location": [x, y], "name": water, "picture": "water.svg"}
        if 0 < x < 7 or 0 < y < 7:
            outer = "U" if y == 0 else "D" if y == 7 else "L" if x == 0 else "R"
            inner = SIDES[(SIDES.index(outer) + 2) % 4]
            tile["connections"] = [f"{outer}0,{inner}1", f"{outer}1,{inner}0"]
            tile["effects"] = ["eliminate"]
            along = x if y in (0, 7) else y
            if along % 2 == (1 if outer in "UL" else 0):
                tile["name"] = landing
                starts.append([x, y, outer, along // 2 % 2])
        tiles.append(tile)
    colours = [four("červený člun", "červený čln", "red boat", "rotes Boot"),
               four("modrý člun", "modrý čln", "blue boat", "blaues Boot"),
               four("žlutý člun", "žltý čln", "yellow boat", "gelbes Boot"),
               four("zelený člun", "zelený čln", "green boat", "grünes Boot"),
               four("fialový člun", "fialový čln", "violet boat", "violettes Boot"),
               four("černý člun", "čierny čln", "black boat", "schwarzes Boot")]
    return {
        "turn_structure": ["add", "moveAll"],
        "only_forward_movement": True,
        "adding_from": "hand",
        "adding_mode": "connected",
        "max_hand_size": 3,
        "hidden_hands": True,
        "board": {"width": 8, "height": 8, "paths_on_tile_side": 2},
        "tiles": tiles,
        "players": [{"starting_places": starts, "name": colour} for colour in colours],
        "min_players": 2,
    }


# -- Ropes and slides: a race over a hundred squares ----------------------------------------------------------------

ROPES = {3: 22, 8: 29, 17: 44, 33: 52, 41: 63, 58: 79, 66: 85, 72: 91}
SLIDES = {27: 6, 38: 19, 49: 31, 61: 40, 76: 54, 88: 67, 94: 73, 98: 81}


def square(number):
    row, along = divmod(number - 1, 10)
    return (along if row % 2 == 0 else 9 - along), 9 - row


def side_towards(a, b):
    (ax, ay), (bx, by) = square(a), square(b)
    return {(0, -1): "U", (1, 0): "R", (0, 1): "D", (-1, 0): "L"}[bx - ax, by - ay]


def race():
    tiles = []
    for number in range(1, 101):
        back = "L" if number == 1 else side_towards(number, number - 1)
        ends = [f"{back}0"] + ([f"{side_towards(number, number + 1)}0"] if number < 100 else [])
        tile = {"connections": [",".join(ends)], "location": list(square(number)), "label": str(number),
                "name": four(f"pole {number}", f"políčko {number}", f"square {number}", f"Feld {number}")}
        to = {**ROPES, **SLIDES}.get(number)
        if to:
            x, y = square(to)
            tile["effects"] = [f"move {x} {y} {side_towards(to, to - 1)} 0"]
        tiles.append(tile)
    x, y = square(1)
    gx, gy = square(100)
    return {
        "turn_structure": ["move"],
        "movement_type": "dice",
        "min_move_distance": 1,
        "max_move_distance": 6,
        "only_forward_movement": True,
        "board": {"width": 10, "height": 10},
        "tiles": tiles,
        "players": [{"starting_x": x, "starting_y": y, "starting_side": "L", "starting_path_index": 0,
                     "goals": [f"reach {gx} {gy}"]} for _ in range(6)],
        "min_players": 1,
    }


# -- The cheese hunt: mice lay the ways that they run ----------------------------------------------------------------

def cheese():
    own = {(3, 0): "D", (6, 3): "L", (3, 6): "U", (0, 3): "R"}
    shared = {(5, 0): "D", (6, 5): "L", (1, 6): "U", (0, 1): "R"}
    hedge = four("živý plot", "živý plot", "hedge", "Hecke")
    nests = [four("hnízdo šedé myši", "hniezdo sivej myši", "grey mouse's nest", "Nest der grauen Maus"),
             four("hnízdo hnědé myši", "hniezdo hnedej myši", "brown mouse's nest", "Nest der braunen Maus"),
             four("hnízdo bílé myši", "hniezdo bielej myši", "white mouse's nest", "Nest der weißen Maus"),
             four("hnízdo černé myši", "hniezdo čiernej myši", "black mouse's nest", "Nest der schwarzen Maus")]
    both = four("společné hnízdo", "spoločné hniezdo", "shared nest", "gemeinsames Nest")
    tiles = []
    for x, y in itertools.product(range(7), range(7)):
        if 0 < x < 6 and 0 < y < 6:
            continue
        tile = {"location": [x, y]}
        side = own.get((x, y)) or shared.get((x, y))
        if side:
            tile |= {"connections": [f"{side}0"], "effects": ["collect"], "movement_ending": True,
                     "picture": "nest.svg" if (x, y) in own else "shared.svg",
                     "name": nests[list(own).index((x, y))] if (x, y) in own else both}
        else:
            tile |= {"picture": "hedge.svg", "name": hedge}
        tiles.append(tile)
    tiles.append({"connections": ["U0,R0,D0,L0"], "location": [3, 3], "items": ["cheese 7"], "movement_ending": True,
                  "name": four("spíž", "špajza", "larder", "Speisekammer")})
    for paths, amount in [(CORNER, 12), (STRAIGHT, 8), (TEE, 12), (["U0,R0,D0,L0"], 4)]:
        tiles.append({"connections": paths, "face_down": True, "amount": amount})
    # A shared nest counts for the two between whose nests it lies.
    corners = list(shared)
    names = [four("šedá myš", "sivá myš", "grey mouse", "graue Maus"), four("hnědá myš", "hnedá myš", "brown mouse", "braune Maus"),
             four("bílá myš", "biela myš", "white mouse", "weiße Maus"), four("černá myš", "čierna myš", "black mouse", "schwarze Maus")]
    players = []
    for number, ((x, y), side) in enumerate(own.items()):
        counts = [(x, y), corners[number], corners[number - 1]]
        players.append({"starting_x": x, "starting_y": y, "starting_side": side, "starting_path_index": 0,
                        "name": names[number],
                        "end_of_game_scoring": [f"items cheese {cx} {cy}" for cx, cy in counts]})
    edge = [f"{x},{y}" for x, y in itertools.product(range(7), range(7)) if not (0 < x < 6 and 0 < y < 6) or (x, y) == (3, 3)]
    return {
        "turn_structure": ["move", "exchange"],
        "movement_type": "forced",
        "exchange_with": "hand",
        "exchanging_mode": "connected",
        "max_hand_size": 2,
        "max_player_items": 1,
        "items_picked_up": 1,
        "end_of_game_conditions": ["no cheese"],
        "fill_unspecified_tiles": True,
        "board": {"width": 7, "height": 7, "not_exchangeable_tiles": edge},
        "tiles": tiles,
        "players": players,
        "min_players": 2,
        "item_looks": {"cheese": {"name": four("sýr", "syr", "cheese", "Käse"), "picture": "cheese.svg"}},
    }


def main():
    write("shifting-garden", {
        "Name": ("Posuvná zahrada", "Posuvná záhrada", "The Shifting Garden", "Der wandernde Garten"),
        "RulesTxt": (
            "Najděte po řadě tři své poklady a vraťte se ke své brance. V každém tahu nejdřív posuňte jeden řádek nebo sloupec šipkou na okraji: mezeru vyplní dílek, který zbyl a který můžete předtím otáčet, a na druhé straně jeden vypadne. Kdo stál na něm, objeví se na druhém konci. Pak jděte po cestách, kam až chcete, nebo zůstaňte stát.",
            "Nájdite v poradí tri svoje poklady a vráťte sa k svojej bránke. V každom ťahu najprv posuňte jeden riadok alebo stĺpec šípkou na okraji: medzeru vyplní dielik, ktorý zostal a ktorý môžete predtým otáčať, a na druhej strane jeden vypadne. Kto na ňom stál, objaví sa na druhom konci. Potom choďte po cestách, kam až chcete, alebo zostaňte stáť.",
            "Find your three treasures in order and go back to your gate. In each turn push a row or a column first, by an arrow at the edge: the spare tile, which you may turn before, fills the gap, and one falls out at the other end. Whoever stood on it comes in again at the gap. Then walk along the paths as far as you like, or stay.",
            "Finden Sie der Reihe nach Ihre drei Schätze und kehren Sie zu Ihrer Pforte zurück. Schieben Sie in jedem Zug zuerst eine Zeile oder Spalte mit einem Pfeil am Rand: Die Lücke füllt das übrige Plättchen, das Sie vorher drehen können, und am anderen Ende fällt eines heraus. Wer darauf stand, kommt an der Lücke wieder herein. Gehen Sie dann auf den Wegen, so weit Sie wollen, oder bleiben Sie stehen."),
        "LevelTakeTime": ("15 až 40 minut", "15 až 40 minút", "15 to 40 minutes", "15 bis 40 Minuten"),
        "Difficulty": ("střední", "stredná", "medium", "mittel"),
        "Category": ("cesty z dílků", "cesty z dielikov", "paths of tiles", "Wege aus Plättchen"),
        "Players": "2-4",
    }, garden(), free(*(word for word, _ in TREASURES)), picture('''
        <rect x="2" y="2" width="60" height="60" rx="6" fill="#f0d9a8"/>
        <path d="M22 2 V62 M42 2 V62 M2 22 H62 M2 42 H62" stroke-width="2"/>
        <path d="M12 62 V32 H32 V12 H62" stroke="#8a5a24" stroke-width="8"/>
        <path d="M46 52 H58 M52 46 L58 52 L52 58" stroke="#d3352e" stroke-width="5"/>'''), "#5d7f4c")
    write("winding-paths", {
        "Name": ("Klikaté cesty", "Kľukaté cesty", "Winding Paths", "Verschlungene Wege"),
        "RulesTxt": (
            "Zůstaňte na ostrově jako poslední. Nejdřív si zvolte břeh, ze kterého vyplujete. V každém tahu položte před svůj člun jeden ze tří dílků; předtím ho můžete otáčet. Pak všechny čluny plují až na konec své cesty. Kdo vypluje zpátky na vodu kolem, vypadává.",
            "Zostaňte na ostrove ako poslední. Najprv si zvoľte breh, z ktorého vyplávate. V každom ťahu položte pred svoj čln jeden z troch dielikov; predtým ho môžete otáčať. Potom všetky člny plávajú až na koniec svojej cesty. Kto vypláva späť na vodu okolo, vypadáva.",
            "Be the last one on the island. First choose the shore from which you set out. In each turn lay one of your three tiles before your boat; you may turn it first. Then all boats follow their paths to the end. Whoever comes out onto the water around is out.",
            "Bleiben Sie als Letzter auf der Insel. Wählen Sie zuerst das Ufer, von dem Sie aufbrechen. Legen Sie in jedem Zug eines Ihrer drei Plättchen vor Ihr Boot; Sie können es vorher drehen. Dann fahren alle Boote ihren Weg bis ans Ende. Wer wieder auf das Wasser ringsum gerät, scheidet aus."),
        "LevelTakeTime": ("10 až 20 minut", "10 až 20 minút", "10 to 20 minutes", "10 bis 20 Minuten"),
        "Difficulty": ("střední", "stredná", "medium", "mittel"),
        "Category": ("cesty z dílků", "cesty z dielikov", "paths of tiles", "Wege aus Plättchen"),
        "Players": "2-6",
    }, winding(), {"water.svg": WATER}, picture('''
        <rect x="2" y="2" width="60" height="60" rx="6" fill="#f0d9a8"/>
        <path d="M20 62 C20 34 44 34 44 2" stroke="#1f5fc4" stroke-width="6"/>
        <path d="M2 20 C30 20 34 44 62 44" stroke="#f0d9a8" stroke-width="12" stroke-linecap="butt"/>
        <path d="M2 20 C30 20 34 44 62 44" stroke="#d3352e" stroke-width="6"/>'''), "#e9dcc0")
    write("ropes-and-slides", {
        "Name": ("Provazy a skluzavky", "Povrazy a šmykľavky", "Ropes and Slides", "Seile und Rutschen"),
        "RulesTxt": (
            "Dojděte první na pole 100. Kostka hází sama; jděte o tolik polí, kolik ukáže. Po zelené šipce vyšplháte nahoru, po červené sjedete dolů. Na cíl musí hod vyjít přesně, jinak stojíte.",
            "Dôjdite prví na políčko 100. Kocka hádže sama; choďte o toľko polí, koľko ukáže. Po zelenej šípke vyšplháte nahor, po červenej sa zošmyknete nadol. Na cieľ musí hod vyjsť presne, inak stojíte.",
            "Be the first on square 100. The die rolls by itself; go as many squares as it shows. A green arrow takes you up, a red one down. The last roll must fit exactly, otherwise you stay.",
            "Wer zuerst auf Feld 100 ist, gewinnt. Der Würfel wirft von selbst; gehen Sie so viele Felder, wie er zeigt. Ein grüner Pfeil bringt Sie hinauf, ein roter hinab. Der letzte Wurf muss genau passen, sonst bleiben Sie stehen."),
        "LevelTakeTime": ("5 až 15 minut", "5 až 15 minút", "5 to 15 minutes", "5 bis 15 Minuten"),
        "Difficulty": ("velmi lehká", "veľmi ľahká", "very easy", "sehr leicht"),
        "Category": ("závod", "preteky", "race", "Wettlauf"),
        "Players": "1-6",
    }, race(), {}, picture('''
        <rect x="2" y="2" width="60" height="60" rx="6" fill="#f7f1e3"/>
        <path d="M12 52 L34 12 M22 56 L44 16 M17 44 L27 48 M22 35 L32 39 M27 26 L37 30 M32 17 L42 21" stroke="#2f9e55" stroke-width="4"/>
        <path d="M56 10 C40 20 60 34 46 54" stroke="#d3352e" stroke-width="6"/>'''), "#f3ead7")
    write("cheese-hunt", {
        "Name": ("Hon za sýrem", "Hon za syrom", "The Cheese Hunt", "Die Käsejagd"),
        "RulesTxt": (
            "Odneste ze spíže uprostřed co nejvíc sýra do svých hnízd. V každém tahu běží vaše myš na konec cesty, na které stojí; ve spíži vezme jeden sýr, v hnízdě ho nechá. Pak můžete vyměnit dílek na své cestě nebo na jejím konci za jeden ze svých dvou. Společné hnízdo patří dvěma myším, mezi jejichž hnízdy leží. Až sýr dojde, vyhrává, kdo ho má nejvíc.",
            "Odneste zo špajze uprostred čo najviac syra do svojich hniezd. V každom ťahu beží vaša myš na koniec cesty, na ktorej stojí; v špajzi vezme jeden syr, v hniezde ho nechá. Potom môžete vymeniť dielik na svojej ceste alebo na jej konci za jeden zo svojich dvoch. Spoločné hniezdo patrí dvom myšiam, medzi ktorých hniezdami leží. Keď sa syr minie, vyhráva, kto ho má najviac.",
            "Carry as much cheese as you can from the larder in the middle to your nests. In each turn your mouse runs to the end of the path it stands on; in the larder it takes one cheese, in a nest it leaves it. Then you may exchange a tile on your path, or at its end, for one of your two. A shared nest belongs to the two mice between whose nests it lies. When no cheese is left, the one with most wins.",
            "Tragen Sie so viel Käse wie möglich aus der Speisekammer in der Mitte in Ihre Nester. In jedem Zug läuft Ihre Maus ans Ende des Weges, auf dem sie steht; in der Kammer nimmt sie einen Käse, im Nest lässt sie ihn. Dann können Sie ein Plättchen auf Ihrem Weg oder an seinem Ende gegen eines Ihrer zwei tauschen. Ein gemeinsames Nest gehört den zwei Mäusen, zwischen deren Nestern es liegt. Ist kein Käse mehr da, gewinnt, wer am meisten hat."),
        "LevelTakeTime": ("15 až 30 minut", "15 až 30 minút", "15 to 30 minutes", "15 bis 30 Minuten"),
        "Difficulty": ("střední", "stredná", "medium", "mittel"),
        "Category": ("cesty z dílků", "cesty z dielikov", "paths of tiles", "Wege aus Plättchen"),
        "Players": "2-4",
    }, cheese(), {"cheese.svg": CHEESE, "nest.svg": NEST, "shared.svg": SHARED, "hedge.svg": HEDGE}, CHEESE, "#5d7f4c")


if __name__ == "__main__":
    main()
