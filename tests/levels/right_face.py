"""Makes the levels of Right Face. The robot goes over an empty board and meets a wall now and then; where it never came is wall too. Of what it
met so much is shown as leaves one answer: `answers` follows the robot through every board that is possible and decides squares only as it
meets them.

Run: python3 tests/levels/right_face.py
"""

import random

from kit import Level, write_levels

WAYS = ("Up", "Right", "Down", "Left")
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
TURNS = (0, 1, 3)       # straight on, right, left
MOST_STEPS = 200_000    # of the search for answers; boards that need more are dropped

# width, height, walls to be found, levels, difficulty
PLAN = (
    (4, 3, 2, 2, "first"), (4, 4, 2, 2, "easy"), (4, 4, 3, 2, "easy"), (5, 4, 3, 2, "easy"), (5, 5, 3, 4, "medium"),
    (5, 5, 4, 4, "medium"), (6, 5, 4, 4, "hard"), (6, 6, 5, 4, "hard"),
)


def beside(place, way):
    return place[0] + STEPS[way][0], place[1] + STEPS[way][1]


def drive(chance, w, h):
    """A drive over an empty board: its squares in order, the way out of each, the walls."""
    place, way = (chance.randrange(w), chance.randrange(h)), chance.randrange(4)
    path, ways, walls = [place], [], set()
    while True:
        for turn in TURNS[: 3 if ways else 1]:
            to = beside(place, (way + turn) % 4)
            if not (0 <= to[0] < w and 0 <= to[1] < h) or to in path or to in walls:
                continue
            if ways and chance.random() < 0.14:
                walls.add(to)
                continue
            way = (way + turn) % 4
            break
        else:
            return path, ways, {(x, y) for x in range(w) for y in range(h)} - set(path)
        ways.append(way)
        path.append(to)
        place = to


def answers(board, count, most=2):
    """Up to so many sets of `count` walls with which the robot passes all other squares and stops on a ring; none if that takes too long."""
    h, w = len(board), len(board[0])
    squares = {(x, y): board[y][x] for y in range(h) for x in range(w)}
    start = next(place for place, piece in squares.items() if piece.startswith("Start"))
    is_wall = {place: piece == "Block" for place, piece in squares.items() if piece != "Floor"}
    shown = {place for place, wall in is_wall.items() if not wall}
    found, steps = set(), 0

    def go(place, way, seen, known, left):
        nonlocal steps
        steps += 1
        piece = squares[place]
        only = next((number for number, name in enumerate(WAYS) if piece in ("Arrow" + name, "Start" + name)), None)

        def turn(number, known, left):
            if len(found) >= most or steps > MOST_STEPS:
                return
            if number == 3:
                walls = frozenset(place for place, piece in squares.items() if place not in seen and piece != "Block")
                if piece == "Ring" and shown <= seen and len(walls) == count:
                    found.add(walls)
                return
            out = (way + TURNS[number]) % 4
            to = beside(place, out)
            if to not in squares or to in seen or known.get(to):
                return turn(number + 1, known, left)
            if to not in known and left:
                turn(number + 1, {**known, to: True}, left - 1)
            if only in (None, out):
                go(to, out, seen | {to}, {**known, to: False}, left)

        turn(0, known, left)

    go(start, WAYS.index(squares[start][5:]), frozenset({start}), is_wall, count)
    return None if steps > MOST_STEPS else found


def made(chance, w, h, count):
    """A board with so many walls to be found and one answer, and its answer; none if this drive gives none."""
    path, ways, walls = drive(chance, w, h)
    if not count <= len(walls) <= w * h // 4 or len(path) < w * h // 2:
        return None
    hidden = set(chance.sample(sorted(walls), count))
    board = [["Floor"] * w for _ in range(h)]
    for x, y in walls - hidden:
        board[y][x] = "Block"
    (sx, sy), (ex, ey) = path[0], path[-1]
    board[sy][sx], board[ey][ex] = "Start" + WAYS[ways[0]], "Ring"
    signs = list(zip(path, ways))[1:]
    chance.shuffle(signs)
    shown = []
    while (found := answers(board, count)) is None or len(found) > 1:
        if not signs:
            return None
        (x, y), way = signs.pop()
        board[y][x] = "Arrow" + WAYS[way] if chance.random() < 0.4 else "Ring"
        shown.append((x, y))
    for x, y in shown:
        piece, board[y][x] = board[y][x], "Floor"
        found = answers(board, count)
        if found is None or len(found) > 1:
            board[y][x] = piece
    assert answers(board, count) == {frozenset(hidden)}
    return board, sorted(hidden, key=lambda place: (place[1], place[0]))


def main():
    chance = random.Random(33)
    levels = []
    for w, h, count, many, difficulty in PLAN:
        boards = []
        while len(boards) < 3 * many:
            board = made(chance, w, h, count)
            if board:
                boards.append(board)
        # those that show least are the hardest
        boards.sort(key=lambda made: sum(piece not in ("Floor", "Block") for row in made[0] for piece in row), reverse=True)
        for board, walls in boards[many : 2 * many]:
            final = [["Wall" if (x, y) in walls else piece for x, piece in enumerate(row)] for y, row in enumerate(board)]
            name = (f"{w} × {h}, {count} {'zdi' if count < 5 else 'zdí'}", f"{w} × {h}, {count} {'steny' if count < 5 else 'stien'}",
                    f"{w} × {h}, {count} walls", f"{w} × {h}, {count} Mauern")
            levels.append(Level(
                name=name, difficulty=difficulty, state=board, finals=[final], at=walls[0], items=[("Walls", count, True)],
                solution=walls, minimum=count, source="made by tests/levels/right_face.py, with one answer",
                more=[("String", "BACKGROUND", [["Plain"] * w for _ in range(h)])]))
    write_levels("right-face", levels)


if __name__ == "__main__":
    main()
