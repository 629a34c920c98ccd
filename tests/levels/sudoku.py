"""Writes games/sudoku/LEVELS and games/sudoku-children/LEVELS: python3 tests/levels/sudoku.py

The puzzles stand below as their programs printed them, 0 for an empty square. Each is solved here and has one
solution, counted to the second. A choice puts the next sign into one square, so the sum of the signs
that are missing is the least number of moves.
"""

import kit

QQWING = "generated with qqwing --difficulty {}"
SGT = "sgt-solo 20230122, seed {}"

SMALL = [  # sgt-solo: seed, given
    ("2x2#392638983939587", "4300000000000013"),
    ("2x2#839651884362959", "0120000130000430"),
    ("2x2#634647155988147", "1000000430000003"),
    ("2x2#883976157220760", "4010000000000304"),
    ("2x2#846558054228530", "0301002002001030"),
    ("2x2#880542596606164", "0304000000003020"),
    ("2x2#260199733421870", "0032000000001300"),
    ("2x2#415417009604088", "0010010000300400"),
]
MIDDLE = [
    ("2x3db#373037394564360", "006300000060504130061504050000003600"),
    ("2x3db#689474252998633", "600003003020340005200034020300500002"),
    ("2x3db#420368466341933", "601050020000400500006002000020060103"),
    ("2x3db#236720744929389", "014006000000005002200600000000600310"),
    ("2x3db#131293895185667", "005001000020010002600040030000200300"),
    ("2x3db#269848268270227", "010005000400340006500043004000200050"),
    ("2x3db#767466941188693", "004000600003020060060030100004000500"),
    ("2x3db#191611862586397", "350000000030400001600004020000000042"),
]
LARGE = [
    ("3x3db#756367537616739", "302108000504096000080050003001000004005000100700000600200030040000280706000604802"),
    ("3x3db#504905509865368", "604007100301680000905000000000801700500406008008203000000000301000048905006300402"),
    ("3x3db#948095839148249", "003000658062030000700080000000001702908702104207900000000090003000010470389000200"),
    ("3x3db#468028263567594", "003070050000006207400009010000350702100000004207064000020600009301800000060040500"),
    ("3x3db#324855601433154", "006500002801004050000780009089060000300000004000070920500047000090600408100008500"),
    ("3x3db#517203664408129", "800500000020000504407200000070060302100903006306070040000006907704000060000001003"),
    ("3x3db#662810394475021", "081000000200703800400908010700540060000000000060039002070405008002301004000000570"),
    ("3x3db#208841776530194", "080009420400320800000000010950000086200908004760000032040000000005073008093500040"),
]
PRINTED = {
    "simple": [
        "050960300001008009308004610016805004800000006900603120062300805400500900009086070",
        "005380200009057000400002051018000003960000087300000160590600002000870300007015400",
        "500070009006200000003501740009080460400705002027060300012603900000009600600010008",
        "020007580108605007500000060780206090000000000010408076090000002800503709047800050",
        "007023850800700000109050207900000080703000504080000003301070608000005001094280700",
    ],
    "easy": [
        "019730000050000976020500003000000709900080002408000000100005060543000090000018350",
        "000093104000000920001008060000000390020405080087000000090500400072000000803920000",
        "080500600003020001700019030004000003071000280600000700030190004500030900008004050",
        "026400000005008000000052004501000408007900005402000703000036007008001000064700000",
        "309200007050010390010700005000020709070608030603090000700004020024060070800002504",
    ],
    "intermediate": [
        "007015098300000001960008040000067000090500000000029000740006020800000006009054087",
        "003000200500203008402806309006000800000714000000000000078000940020607050000000000",
        "908000070350900400000020000060100300001000507080500900000040000470600800805000090",
        "100306790005000000000070045000700501070609020301004000280060000000000200053208007",
        "004708000700000400900205080070000040005010900060000050030406007007000008000102300",
    ],
    "expert": [
        "050000004300400000090500806009003050080007900001002070020300405100800000040000002",
        "000204000529000007100058900005000070708430090001000030300042800954000006000905000",
        "080700100002100807730006050004000015000060000870000300060900081107004500008005090",
        "000680090000502400000000028000000084908010507360000000530000000001207000070039000",
    ],
}
OWN = {  # at most eight constraints a step, which printed ones exceeded; by the level's place in the list
    21: "000000042005043000000086000050001039000308207030907600803000090007000000594000006",
    24: "062094000084600000500000009000045000800000000040760080400008073700000500009200001",
}
BOXES = {4: (2, 2), 6: (3, 2), 9: (3, 3)}      # width and height


def solutions(n, given, limit=2):
    wide, high = BOXES[n]
    rows, columns, boxes = [0] * n, [0] * n, [0] * n
    cells = [0 if c == "0" else int(c) for c in given]
    box = lambda i: i // n // high * (n // wide) + i % n // wide
    for i, sign in enumerate(cells):
        if sign:
            assert not (rows[i // n] | columns[i % n] | boxes[box(i)]) >> sign & 1
            for house, k in ((rows, i // n), (columns, i % n), (boxes, box(i))):
                house[k] |= 1 << sign
    found = []

    def search():
        best, fits = None, None
        for i in range(n * n):
            if not cells[i]:
                used = rows[i // n] | columns[i % n] | boxes[box(i)]
                free = [s for s in range(1, n + 1) if not used >> s & 1]
                if fits is None or len(free) < len(fits):
                    best, fits = i, free
        if best is None:
            found.append(list(cells))
            return
        for sign in fits:
            cells[best] = sign
            for house, k in ((rows, best // n), (columns, best % n), (boxes, box(best))):
                house[k] ^= 1 << sign
            search()
            for house, k in ((rows, best // n), (columns, best % n), (boxes, box(best))):
                house[k] ^= 1 << sign
            cells[best] = 0
            if len(found) >= limit:
                return

    search()
    return found


def level(difficulty, given, author, source, licence, kind):
    n = {16: 4, 36: 6, 81: 9}[len(given)]
    wide, high = BOXES[n]
    (solved,) = solutions(n, given)
    shade = lambda x, y: "Shaded" if (x // wide + y // high) % 2 else ""
    at = lambda x, y: int(given[y * n + x])

    state = [[(f"Number{at(x, y)}" if at(x, y) else "Empty") + shade(x, y) for x in range(n)] for y in range(n)]
    moves = [(x, y) for y in range(n) for x in range(n) if not at(x, y) for _ in range(solved[y * n + x])]
    return kit.Level(
        name=tuple(f"{n} × {n}" + (f", {k}" if k else "") for k in kind), difficulty=difficulty,
        state=state, at=moves[0], items=[("Signs", n, False)],
        solution=moves, minimum=len(moves), author=author, source=source, licence=licence)


NONE = ("",) * 4


def printed(difficulty, seed, given, kind=NONE):
    return level(difficulty, given, "generator of Simon Tatham's Portable Puzzle Collection", SGT.format(seed), "MIT", kind)


def classic():
    levels = list(others())
    for place, given in OWN.items():
        levels.insert(place, level("expert", given, "Switchboard", "random, with one answer", "CC0-1.0", NONE))
    return levels


def others():
    yield from (printed("first", *puzzle) for puzzle in SMALL[:2])
    yield from (printed("easy", *puzzle) for puzzle in MIDDLE[:3])
    for rank, difficulty in (("simple", "easy"), ("easy", "medium"), ("intermediate", "hard"), ("expert", "expert")):
        for given in PRINTED[rank]:
            yield level(difficulty, given, "program qqwing by Stephen Ostermiller", QQWING.format(rank), "CC0-1.0", NONE)


def children():
    yield from (printed("first", *puzzle) for puzzle in SMALL)
    yield from (printed("easy", *puzzle) for puzzle in MIDDLE)
    yield from (printed("medium", *puzzle) for puzzle in LARGE)


if __name__ == "__main__":
    kit.write_levels("sudoku", classic())
    kit.write_levels("sudoku-children", list(children()))
