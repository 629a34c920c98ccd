"""Boards for closed knight's tours, whole and cut, with a tour of each found by search.

A square of the board is written as "." and a hole as "#"; "S" is where the knight starts.
A tour has as many jumps as the board has squares, so no fewest number of moves is given.
Run: python3 tests/levels/knights_tour.py
"""

import random
from kit import Level, write_levels

JUMPS = ((1, -2), (2, -1), (2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2))
LIMIT = 400_000  # jumps tried before another order is taken

BOARDS = [
    (("Prstýnek", "Prstienok", "Little ring", "Kleiner Ring"), "first", "S..\n.#.\n..."),
    (("Rámeček", "Rámik", "Little frame", "Kleiner Rahmen"), "first", "#..#\nS...\n....\n#..#"),
    (("Stůl", "Stôl", "Table", "Tisch"), "first", "S...\n....\n....\n#..#"),
    (("Soudek", "Súdok", "Barrel", "Fass"), "easy", "#..#\nS...\n....\n....\n#..#"),
    (("Stolička", "Stolička", "Stool", "Hocker"), "easy", "S...\n....\n....\n....\n#..#"),
    (("Kříž", "Kríž", "Cross", "Kreuz"), "easy", "##..##\n##..##\nS.....\n......\n##..##\n##..##"),
    (("Houba", "Huba", "Mushroom", "Pilz"), "easy", "S....\n.....\n.....\n.....\n##.##\n##.##"),
    (("Motýl", "Motýľ", "Butterfly", "Schmetterling"), "easy", "..#..\n#...#\nS....\n.....\n#...#\n..#.."),
    (("Bez rohů", "Bez rohov", "No corners", "Ohne Ecken"), "medium", "#...#\nS....\n.....\n.....\n.....\n#...#"),
    (("5 × 6", "5 × 6", "5 × 6", "5 × 6"), "medium", "S....\n.....\n.....\n.....\n.....\n....."),
    (("Cívka", "Cievka", "Spool", "Spule"), "medium", "S.....\n#....#\n......\n......\n#....#\n......"),
    (("Pevnost", "Pevnosť", "Fort", "Festung"), "medium", "S.....\n......\n#....#\n......\n......\n.#..#."),
    (("6 × 6", "6 × 6", "6 × 6", "6 × 6"), "medium", "S.....\n......\n......\n......\n......\n......"),
    (("Dům", "Dom", "House", "Haus"), "medium", "##..##\n#....#\nS.....\n......\n......\n......\n......"),
    (("Kosočtverec", "Kosoštvorec", "Diamond", "Raute"), "hard", "###..###\n##....##\n#......#\nS.......\n........\n#......#\n##....##\n###..###"),
    (("6 × 7", "6 × 7", "6 × 7", "6 × 7"), "hard", "S.....\n......\n......\n......\n......\n......\n......"),
    (("Maska", "Maska", "Mask", "Maske"), "hard", "#.....#\nS......\n.#...#.\n.#####.\n.#...#.\n.......\n#.....#"),
    (("6 × 8", "6 × 8", "6 × 8", "6 × 8"), "hard", "S.......\n........\n........\n........\n........\n........"),
    (("7 × 8", "7 × 8", "7 × 8", "7 × 8"), "hard", "S......\n.......\n.......\n.......\n.......\n.......\n.......\n......."),
    (("Šachovnice bez rohů", "Šachovnica bez rohov", "Chessboard without corners", "Schachbrett ohne Ecken"), "expert", "#......#\n........\n........\n...S....\n........\n........\n........\n#......#"),
    (("Šachovnice", "Šachovnica", "Chessboard", "Schachbrett"), "expert", "S.......\n........\n........\n........\n........\n........\n........\n........"),
    (("Šachovnice s jezírkem", "Šachovnica s jazierkom", "Chessboard with a pond", "Schachbrett mit Teich"), "expert", "........\n........\n........\n...##...\n...##...\n........\n........\nS......."),
]


def tour(squares, start):
    """A closed tour from `start`: the square with the fewest ways on goes first, ties by chance; none if there is none."""
    near = {s: [t for t in ((s[0] + dx, s[1] + dy) for dx, dy in JUMPS) if t in squares] for s in squares}
    for seed in range(200):
        rng, tried = random.Random(seed), 0
        path, used, choices = [start], {start}, []

        def ways(square):
            free = [t for t in near[square] if t not in used]
            if len(used) < len(squares) - 1:
                home = [t for t in near[start] if t not in used]
                if not home:
                    return []  # the way home is cut off
            rng.shuffle(free)
            return sorted(free, key=lambda t: -sum(u not in used for u in near[t]))  # popped from the end

        choices.append(ways(start))
        while choices and tried < LIMIT // 20:
            if len(path) == len(squares) and start in near[path[-1]]:
                return path[1:] + [start]
            if choices[-1]:
                tried += 1
                square = choices[-1].pop()
                path.append(square)
                used.add(square)
                choices.append(ways(square))
            else:
                choices.pop()
                used.discard(path.pop())
        if not choices:
            return None
    return None


def level(name, difficulty, text):
    rows = text.split("\n")
    squares = {(x, y) for y, row in enumerate(rows) for x, c in enumerate(row) if c != "#"}
    start = next((x, y) for y, row in enumerate(rows) for x, c in enumerate(row) if c == "S")
    path = tour(squares, start)
    if not path:
        raise SystemExit(f"no tour: {name[2]}")
    colour = lambda x, y: "White" if (x + y) % 2 == 0 else "Black"
    lay = lambda piece: [[piece(x, y) if (x, y) in squares else "Hole" for x in range(len(rows[0]))] for y in range(len(rows))]
    first = f"KnightOn{colour(*start)}Start"
    return Level(
        name=name, difficulty=difficulty, at=start, solution=path, items=[("Left", len(squares) - 1, False)],
        state=lay(lambda x, y: first if (x, y) == start else colour(x, y)),
        finals=[lay(lambda x, y: first if (x, y) == start else "Visited" + colour(x, y))],
        valid=[[(x, y) in squares and (abs(x - start[0]), abs(y - start[1])) in ((1, 2), (2, 1)) for x in range(len(rows[0]))]
               for y in range(len(rows))],
        source="board made for Switchboard; tour by tests/levels/knights_tour.py")


if __name__ == "__main__":
    write_levels("knights-tour", [level(*board) for board in BOARDS])
