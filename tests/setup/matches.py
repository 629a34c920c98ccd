"""For developers: computer players of our games against programs that know nothing of them, told with Wilson's 95 % intervals.

    cargo build --release --package switchboard-reason --example seat
    python3 tests/setup/matches.py chess [--games 20] [--work 100000] [--elo 1350] [--depth 4]

In chess the other side is Stockfish (Debian's package) at UCI_Elo and 50 ms a move; 1350 is its weakest but for Skill 0, which is nearly the same. In the other games it is a plain alpha-beta search, written here
from the rules of those games and not with our code, of the depth asked for. Each opening of random turns is played twice, with seats changed.
Strength is the number of choices that our side may try, so that the result does not depend on the machine; only Stockfish's does."""

import argparse
import math
import random
import re
import subprocess
import sys

PROGRAM = "target/release/examples/seat"
# games longer than this many turns are drawn
MOST_TURNS = 300
# more than any value of a position
WIN = 1_000_000


def words(game):
    text = open(f"games/{game}/pieces.xml", encoding="utf-8").read()
    return re.findall(r"<GamePiece>\s*<Name>(.*?)</Name>", text)


class Seat:
    """Our engine with a computer player, in a process of its own."""

    def __init__(self, game, level, player, work, seed):
        command = [PROGRAM, f"games/{game}", player, str(work), str(level), str(seed)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.words, self.choices = words(game), []
        self.tell("look")

    def tell(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        choice, player, self.outcome, board = self.process.stdout.readline().rstrip("\n").split("\t")
        self.player, self.board = int(player), [self.words[int(word)] for word in board.split()]
        if choice != "-":
            self.choices.append(choice)
        return choice

    def turn(self, line):
        """Makes choices until it is the other's turn; the choices."""
        player, made = self.player, []
        while self.player == player and self.outcome == "Playing":
            made.append(self.tell(line))
        return made

    def play(self, choices):
        for choice in choices:
            if self.tell(f"play {choice[0]},{choice[1]}") == "-":
                sys.exit(f"{choices} cannot be played on {self.board}")

    def result(self):
        """The points of the first player, from 0 to 1."""
        return {"Won(1)": 1.0, "Won(2)": 0.0}.get(self.outcome, 0.5)

    def end(self):
        self.process.stdin.close()
        self.process.wait()


class Stockfish:
    """Another program that speaks UCI."""

    def __init__(self, arguments):
        self.process = subprocess.Popen("/usr/games/stockfish", stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.say("uci")
        self.wait("uciok")
        self.say("setoption name UCI_LimitStrength value true")
        self.say(f"setoption name UCI_Elo value {arguments.elo}")
        self.name = f"Stockfish, UCI_Elo {arguments.elo}, 50 ms"

    def say(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def wait(self, word):
        while True:
            line = self.process.stdout.readline()
            if line.startswith(word):
                return line

    def choose(self, seat, turns):
        moves = " ".join(self.written(turn) for turn in turns)
        self.say(f"position startpos moves {moves}")
        self.say("go movetime 50")
        return self.choices(self.wait("bestmove").split()[1], seat.player)

    RISE = "qnrb"

    def written(self, turn):
        """Our choices as a move in UCI."""
        cells = [tuple(map(int, choice.split(","))) for choice in turn]
        move = "".join("abcdefgh"[x] + str(8 - y) for x, y in cells[:2])
        return move + (self.RISE[abs(cells[2][1] - cells[1][1])] if len(cells) > 2 else "")

    def choices(self, move, player):
        cells = [("abcdefgh".index(move[at]), 8 - int(move[at + 1])) for at in (0, 2)]
        if len(move) > 4:
            x, y = cells[1]
            # the choices lie in the pawn's file, behind it
            cells.append((x, y + self.RISE.index(move[4]) * (1 if player == 1 else -1)))
        return cells


class Plain:
    """Alpha-beta to a depth and nothing else. Games give `read`, `moves`, `after`, `over` and `value`, all for the player in turn."""

    def __init__(self, arguments):
        self.depth = arguments.depth
        self.name = f"plain alpha-beta, depth {self.depth}"

    def choose(self, seat, turns):
        position = self.read(seat, turns)
        moves = self.moves(position)
        random.shuffle(moves)
        best, low = None, -2 * WIN
        for move in moves:
            value = -self.search(self.after(position, move), self.depth - 1, -2 * WIN, -low)
            if value > low:
                best, low = move, value
        return self.choices(best)

    def search(self, position, depth, low, high):
        over = self.over(position)
        if over is not None:
            return over * (WIN + depth)
        if depth <= 0:
            return self.value(position)
        moves = self.moves(position)
        for move in moves:
            low = max(low, -self.search(self.after(position, move), depth - 1, -high, -low))
            if low >= high:
                break
        return low


# what a disc on each cell of the corner of a board of reversi is worth
CORNER = [[100, -20, 10, 5], [-20, -50, -2, -2], [10, -2, 5, 1], [5, -2, 1, 1]]


class Reversi(Plain):
    """A position: the player's discs, the other's, both as bits of 8 x 8."""

    STEPS = [(1, 0xFEFEFEFEFEFEFEFE), (-1, 0x7F7F7F7F7F7F7F7F), (8, 2**64 - 1), (-8, 2**64 - 1),
             (9, 0xFEFEFEFEFEFEFEFE), (-9, 0x7F7F7F7F7F7F7F7F), (7, 0x7F7F7F7F7F7F7F7F), (-7, 0xFEFEFEFEFEFEFEFE)]
    ALL = 2**64 - 1
    WORTH = [CORNER[min(y, 7 - y)][min(x, 7 - x)] for y in range(8) for x in range(8)]

    def read(self, seat, _turns):
        bits = [sum(1 << at for at, word in enumerate(seat.board) if word == name) for name in ("Black", "White")]
        return tuple(bits if seat.player == 1 else bits[::-1])

    @classmethod
    def step(cls, bits, by, mask):
        return (bits << by if by > 0 else bits >> -by) & mask & cls.ALL

    def moves(self, position):
        own, other = position
        free, found = ~(own | other) & self.ALL, 0
        for by, mask in self.STEPS:
            line = self.step(own, by, mask) & other
            for _ in range(5):
                line |= self.step(line, by, mask) & other
            found |= self.step(line, by, mask) & free
        cells = [at for at in range(64) if found >> at & 1]
        return sorted(cells, key=lambda at: -self.WORTH[at]) or [None]

    def after(self, position, move):
        own, other = position
        if move is None:
            return other, own
        turned, disc = 0, 1 << move
        for by, mask in self.STEPS:
            line, at = 0, self.step(disc, by, mask)
            while at & other:
                line |= at
                at = self.step(at, by, mask)
            if at & own:
                turned |= line
        return other ^ turned, own | turned | disc

    def over(self, position):
        if self.moves(position) != [None] or self.moves(position[::-1]) != [None]:
            return None
        own, other = (bits.bit_count() for bits in position)
        return (own > other) - (own < other)

    def value(self, position):
        own, other = position
        return sum(worth * ((own >> at & 1) - (other >> at & 1)) for at, worth in enumerate(self.WORTH))

    def choices(self, move):
        return [(move % 8, move // 8)]


class ConnectFour(Plain):
    """A position: the player's stones and the other's, 7 columns of 7 bits, the lowest first."""

    ORDER = [3, 2, 4, 1, 5, 0, 6]
    LINES = [sum(1 << (7 * (x + i * dx) + y + i * dy) for i in range(4)) for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1))
             for x in range(7) for y in range(6) if 0 <= x + 3 * dx < 7 and 0 <= y + 3 * dy < 6]

    def read(self, seat, _turns):
        bits = [sum(1 << (7 * (at % 7) + 5 - at // 7) for at, word in enumerate(seat.board) if word == name) for name in ("Yellow", "Red")]
        return tuple(bits if seat.player == 1 else bits[::-1])

    def moves(self, position):
        stones = position[0] | position[1]
        return [x for x in self.ORDER if not stones >> (7 * x + 5) & 1]

    def after(self, position, column):
        own, other = position
        stones = own | other
        return other, own | (stones + (1 << 7 * column)) & ~stones & (0x3F << 7 * column)

    def over(self, position):
        other = position[1]
        for by in (1, 6, 7, 8):
            pairs = other & other >> by
            if pairs & pairs >> 2 * by:
                return -1
        return None if self.moves(position) else 0

    def value(self, position):
        own, other = position
        total = 0
        for line in self.LINES:
            mine, theirs = (own & line).bit_count(), (other & line).bit_count()
            if not theirs:
                total += mine * mine
            elif not mine:
                total -= theirs * theirs
        return total

    def choose(self, seat, turns):
        column = super().choose(seat, turns)
        rows = [y for y in range(6) if seat.board[7 * y + column] == "Empty"]
        return [(column, max(rows))]

    def choices(self, move):
        return move


class Breakthrough(Plain):
    """A position: the player in turn, and the men by cell."""

    def read(self, seat, _turns):
        return seat.player, tuple({"Blue": 1, "Red": 2}.get(word, 0) for word in seat.board)

    def moves(self, position):
        player, men = position
        forward = 8 * (2 * player - 3)
        found = []
        for at, man in enumerate(men):
            if man == player:
                for dx in (-1, 0, 1):
                    to = at + forward + dx
                    if 0 <= at % 8 + dx < 8 and 0 <= to < 64 and (men[to] == 0 if dx == 0 else men[to] != player):
                        found.append((men[to] == 0, at, to))
        return [move[1:] for move in sorted(found)]

    def after(self, position, move):
        player, men = position
        men = list(men)
        men[move[1]], men[move[0]] = player, 0
        return 3 - player, tuple(men)

    def over(self, position):
        player, men = position
        goal = range(0, 8) if player == 2 else range(56, 64)
        lost = any(men[at] == 3 - player for at in goal) or player not in men
        return -1 if lost else None

    def value(self, position):
        player, men = position
        worth = {1: 0, 2: 0}
        for at, man in enumerate(men):
            if man:
                far = 7 - at // 8 if man == 1 else at // 8
                worth[man] += 40 + far * far
        return worth[player] - worth[3 - player]

    def choices(self, move):
        return [(at % 8, at // 8) for at in move]


class Mlyn(Plain):
    """A position: the player in turn, the men by point, and how many men each has not put yet."""

    POINTS = [(r + dx * (3 - r), r + dy * (3 - r)) for r in range(3) for dx, dy in
              ((0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1))]
    NEAR = [[8 * (p // 8) + (p % 8 + d) % 8 for d in (1, 7)] + ([q for q in (p - 8, p + 8) if 0 <= q < 24] if p % 2 else []) for p in range(24)]
    MILLS = [[8 * r + (c + i) % 8 for i in range(3)] for r in range(3) for c in (0, 2, 4, 6)] + [[c, c + 8, c + 16] for c in (1, 3, 5, 7)]

    def read(self, seat, turns):
        men = tuple({"Blue": 1, "Red": 2}.get(seat.board[7 * y + x], 0) for x, y in self.POINTS)
        return seat.player, men, (9 - min(9, (len(turns) + 1) // 2), 9 - min(9, len(turns) // 2))

    def is_mill(self, men, point):
        return any(point in mill and all(men[p] == men[point] for p in mill) for mill in self.MILLS)

    def moves(self, position):
        player, men, hands = position
        if hands[player - 1]:
            steps = [(None, to) for to in range(24) if not men[to]]
        else:
            steps = [(at, to) for at in range(24) if men[at] == player for to in self.NEAR[at] if not men[to]]
        found = []
        for at, to in steps:
            after = list(men)
            if at is not None:
                after[at] = 0
            after[to] = player
            if self.is_mill(after, to):
                others = [p for p in range(24) if after[p] == 3 - player]
                loose = [p for p in others if not self.is_mill(after, p)] or others
                found[:0] = [(at, to, taken) for taken in loose] or [(at, to, None)]
            else:
                found.append((at, to, None))
        return found

    def after(self, position, move):
        player, men, hands = position
        at, to, taken = move
        men, hands = list(men), list(hands)
        if at is None:
            hands[player - 1] -= 1
        else:
            men[at] = 0
        men[to] = player
        if taken is not None:
            men[taken] = 0
        return 3 - player, tuple(men), tuple(hands)

    def over(self, position):
        player, men, hands = position
        few = men.count(player) + hands[player - 1] < 3
        return -1 if few or not self.moves(position) else None

    def value(self, position):
        player, men, _ = position
        free = lambda who: sum(not men[q] for p in range(24) if men[p] == who for q in self.NEAR[p])
        other = 3 - player
        return 100 * (men.count(player) - men.count(other)) + free(player) - free(other)

    def choices(self, move):
        return [self.POINTS[point] for point in move if point is not None]


# by game: the level, our player, the other side, and how many random turns begin a game
GAMES = {
    "chess": (0, "Reckoner", Stockfish, 4),
    "reversi": (0, "Reckoner", Reversi, 6),
    "connect-four": (0, "Reckoner", ConnectFour, 4),
    "breakthrough": (0, "Reckoner", Breakthrough, 6),
    "mlyn": (0, "Thinker", Mlyn, 4),
}


def wilson(share, games):
    z = 1.959964
    scale = 1 + z * z / games
    middle = (share + z * z / (2 * games)) / scale
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / scale
    return 100 * max(0, middle - half), 100 * min(1, middle + half)


def play(arguments, other, ours, opening, seed):
    """The points of our side, and the opening, which is played again if it is given."""
    level, player, _, turns_of_opening = GAMES[arguments.game]
    seat = Seat(arguments.game, arguments.level if arguments.level is not None else level, arguments.player or player, arguments.work, seed)
    turns = []
    for number in range(turns_of_opening):
        if opening is None:
            turns.append(seat.turn("any"))
        else:
            seat.play([tuple(map(int, choice.split(","))) for choice in opening[number]])
            turns.append(opening[number])
    begun = list(turns)
    while seat.outcome == "Playing" and len(turns) < MOST_TURNS:
        if seat.player == ours:
            turns.append(seat.turn("go"))
        else:
            before = len(seat.choices)
            seat.play(other.choose(seat, turns))
            turns.append(seat.choices[before:])
    points = seat.result()
    seat.end()
    return (points if ours == 1 else 1 - points), begun


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--work", type=int, default=100_000)
    parser.add_argument("--depth", type=int, default=4)
    parser.add_argument("--elo", type=int, default=1350)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", type=int)
    parser.add_argument("--player")
    arguments = parser.parse_args()
    random.seed(arguments.seed)
    other = GAMES[arguments.game][2](arguments)
    results = []
    for number in range(arguments.games // 2):
        opening = None
        for ours in (1, 2):
            points, opening = play(arguments, other, ours, opening, arguments.seed * 1000 + number)
            results.append(points)
            print(f"{len(results)}: {points}", file=sys.stderr)
    games, share = len(results), sum(results) / len(results)
    low, high = wilson(share, games)
    counts = [results.count(points) for points in (1.0, 0.5, 0.0)]
    print(f"| {arguments.game} | {arguments.player or GAMES[arguments.game][1]}, {arguments.work:,} choices | {other.name} | {games} |"
          f" {counts[0]} / {counts[1]} / {counts[2]} | {100 * share:.0f}% | {low:.0f} to {high:.0f}% |")


if __name__ == "__main__":
    main()
