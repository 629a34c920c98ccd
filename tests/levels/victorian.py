"""Boards of the Victorian colour-swap family; the fewest moves of each are proven by breadth-first search.

Run: python3 tests/levels/victorian.py (about half a minute)
"""

from kit import Level, write_levels

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))

# R red, B blue, . the gap, # no part of the board
BOARDS = [
    (("Křížek", "Krížik", "Little cross", "Kleines Kreuz"), "first", "#R#\nR.B\n#B#"),
    (("Dva a dva", "Dva a dva", "Two and two", "Zwei und zwei"), "first", "RR.BB"),
    (("Devítka", "Deviatka", "Nine", "Neuner"), "easy", "RRR\nR.B\nBBB"),
    (("Tři a tři", "Tri a tri", "Three and three", "Drei und drei"), "easy", "RRR.BBB"),
    (("Patnáctka", "Pätnástka", "Fifteen places", "Fünfzehn Felder"), "medium", "RRRRR\nRR.BB\nBBBBB"),
    (("Anglická šestnáctka", "Anglická šestnástka", "English Sixteen", "Englische Sechzehn"), "hard", "RRR##\nRRR##\nRR.BB\n##BBB\n##BBB"),
    (("Most", "Most", "Bridge", "Brücke"), "hard", "RR###BB\nRRR.BBB\nRR###BB"),
    (("Čtyřiadvacet", "Dvadsaťštyri", "Four and twenty", "Vierundzwanzig"), "expert", "RRRRR\nRRRRR\nRR.BB\nBBBBB\nBBBBB"),
]
LARGEST = 3_000_000  # positions: beyond this the search goes by promise and proves nothing


def moves_of(rows):
    """For each place of the board, the places from which a stone can come to it."""
    places = {(x, y): None for y, row in enumerate(rows) for x, c in enumerate(row) if c != "#"}
    index = {p: i for i, p in enumerate(places)}
    return list(places), [
        [index[to] for k in (1, 2) for dx, dy in STEPS for to in [(x + k * dx, y + k * dy)]
         if to in index and (k == 1 or (x + dx, y + dy) in index)]
        for x, y in places
    ]


def moved(board, gap, place):
    board = list(board)
    board[gap], board[place] = board[place], "."
    return "".join(board)


def shortest(start, goal, moves):
    """A shortest way by breadth-first search from both ends."""
    sides = [({start: None}, [start]), ({goal: None}, [goal])]
    while True:
        side = 0 if len(sides[0][1]) <= len(sides[1][1]) else 1
        came, layer = sides[side]
        other, following, met = sides[1 - side][0], [], []
        for board in layer:
            gap = board.index(".")
            for place in moves[gap]:
                after = moved(board, gap, place)
                if after not in came:
                    came[after] = board
                    following.append(after)
                    if after in other:
                        met.append(after)
        if met:
            ways = []
            for middle in met:  # all meetings of this layer are equally long
                way, board = [], middle
                while board is not None:
                    way.append(board)
                    board = sides[0][0][board]
                way.reverse()
                board = sides[1][0][middle]
                while board is not None:
                    way.append(board)
                    board = sides[1][0][board]
                ways.append(way)
            return min(ways, key=len)
        if len(sides[0][0]) + len(sides[1][0]) > LARGEST:
            return None
        sides[side] = (came, following)


def promising(start, goal, moves, places, keep=4000):
    """A way, not proven short: the most promising positions of each depth are kept."""
    def far(board):
        total = 0
        for colour in "RB":
            here = sorted(places[i] for i, c in enumerate(board) if c == colour)
            there = sorted(places[i] for i, c in enumerate(goal) if c == colour)
            total += sum(abs(a - c) + abs(b - d) for (a, b), (c, d) in zip(here, there))
        return total
    came, layer = {start: None}, [start]
    while goal not in came:
        following = []
        for board in layer:
            gap = board.index(".")
            for place in moves[gap]:
                after = moved(board, gap, place)
                if after not in came:
                    came[after] = board
                    following.append(after)
        layer = sorted(following, key=lambda b: (far(b), b))[:keep]
    way, board = [], goal
    while board is not None:
        way.append(board)
        board = came[board]
    return way[::-1]


def level(name, difficulty, text):
    rows = text.split("\n")
    places, moves = moves_of(rows)
    start = "".join(c for c in "".join(rows) if c != "#")
    goal = start.translate(str.maketrans("RB", "BR"))
    way = shortest(start, goal, moves)
    proven = way is not None
    way = way or promising(start, goal, moves, places)
    piece = {"R": "Red", "B": "Blue", ".": "Empty"}

    def laid(board):
        at = {p: piece[c] for p, c in zip(places, board)}
        return [[at.get((x, y), "Hole") for x in range(len(rows[0]))] for y in range(len(rows))]

    first = start.index(".")
    solution = [places[board.index(".")] for board in way[1:]]
    valid = [[(x, y) in [places[i] for i in moves[first]] for x in range(len(rows[0]))] for y in range(len(rows))]
    return Level(name=name, difficulty=difficulty, state=laid(start), valid=valid, finals=[laid(goal)], at=places[first],
                 solution=solution, minimum=len(solution) if proven else 0,
                 source="a colour-swap puzzle of the Victorian kind, public domain; set up for Switchboard")


if __name__ == "__main__":
    write_levels("victorian", [level(*board) for board in BOARDS])
