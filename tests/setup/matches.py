"""For developers: computer players of our games against programs that know nothing of them, told with Wilson's 95 % intervals.

    cargo build --release --package switchboard-reason --example seat
    python3 tests/setup/matches.py chess [--games 20] [--work 100000] [--elo 1350] [--depth 4]

The other side is Stockfish in chess (50 ms a move, at UCI_Elo, or at a Skill Level: 0 is nearly the same as 1350, the lowest Elo), gnugo in
go, gnubg in backgammon (all three are Debian's packages), and elsewhere a plain alpha-beta search of a depth (plain.cpp, which takes g++),
written from the rules of those games and not with our code. `connect-four --exact 14` plays against a solver that makes no mistake, from
positions with so many stones in which our side, to play, is not lost.

Each opening of 4 to 8 random turns is played twice, with seats changed, and only if the other side's own judgement, at its strongest, promises
both sides about the same; in backgammon there is none, and both games begin with the same seed of the dice. Our strength is the number of
choices it may try, so that the result does not depend on the machine; only Stockfish's does."""

import argparse
import math
import random
import re
import subprocess
import sys

import rivals

PROGRAM = "target/release/examples/seat"
# games longer than this many turns are drawn
MOST_TURNS = 300


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


# by game: our player, the other side, how many random turns begin a game, and what is pressed before
GAMES = {
    "chess": ("Reckoner", rivals.Stockfish, (4, 8), []),
    "reversi": ("Reckoner", rivals.Plain, (4, 8), []),
    "connect-four": ("Reckoner", rivals.Plain, (4, 8), []),
    "breakthrough": ("Reckoner", rivals.Plain, (4, 8), []),
    "mlyn": ("Thinker", rivals.Plain, (4, 8), []),
    "draughts": ("Reckoner", rivals.Plain, (4, 8), []),
    "go": ("Thinker", rivals.Gnugo, (4, 8), []),
    "backgammon": ("Planner", rivals.Gnubg, (0, 0), [(9, 5)]),
}


def wilson(share, games):
    z = 1.959964
    scale = 1 + z * z / games
    middle = (share + z * z / (2 * games)) / scale
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / scale
    return 100 * max(0, middle - half), 100 * min(1, middle + half)


def cells(choice):
    return tuple(map(int, choice.split(",")))


def opening(arguments, other, seed):
    """The turns of an opening that the other side judges even."""
    least, most = GAMES[arguments.game][2]
    while True:
        seat = Seat(arguments.game, arguments.level, "Random", 0, seed)
        count = random.randint(least, most) if arguments.exact is None else arguments.exact
        turns = [seat.turn("any") for _ in range(count) if seat.outcome == "Playing"]
        fair = seat.outcome == "Playing" and other.even(seat, turns) is not False
        seat.end()
        if fair:
            return turns
        seed += 1_000_000


def play(arguments, other, ours, begun, seed):
    """The points of our side."""
    player, _, _, pressed = GAMES[arguments.game]
    seat = Seat(arguments.game, arguments.level, arguments.player or player, arguments.work, seed)
    seat.play(pressed)
    for turn in begun:
        seat.play(map(cells, turn))
    turns = list(begun)
    while seat.outcome == "Playing" and len(turns) < MOST_TURNS:
        if seat.player == ours:
            turns.append(seat.turn("go"))
        else:
            before = len(seat.choices)
            seat.play(other.choose(seat, turns))
            turns.append(seat.choices[before:])
    points = seat.result()
    seat.end()
    if arguments.tell:
        print(f"{ours}: {points}: " + " ".join("-".join(turn) for turn in turns), file=sys.stderr)
    return points if ours == 1 else 1 - points


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--work", type=int, default=100_000)
    parser.add_argument("--depth", type=int, default=4, help="of plain alpha-beta")
    parser.add_argument("--exact", type=int, metavar="STONES", help="in Connect Four: against a solver, from so many stones")
    parser.add_argument("--elo", type=int, default=1350, help="UCI_Elo of Stockfish")
    parser.add_argument("--skill", type=int, help="Skill Level of Stockfish instead of its Elo, level of gnugo (1), plies of gnubg (0)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", type=int, default=0, help="of the game, from 0")
    parser.add_argument("--player", help="our player, by its English name")
    parser.add_argument("--tell", action="store_true", help="tell every game")
    arguments = parser.parse_args()
    random.seed(arguments.seed)
    player, rival, _, _ = GAMES[arguments.game]
    other = rival(arguments)
    results = {}
    for number in range(arguments.games // (1 if arguments.exact else 2)):
        seed = arguments.seed * 1000 + number
        begun = opening(arguments, other, seed)
        name = other.name
        if arguments.exact is not None:
            name += f", {arguments.exact} stones, {'won' if other.value > 0 else 'drawn'} for us"
        for ours in (1, 2) if arguments.exact is None else (len(begun) % 2 + 1,):
            points = play(arguments, other, ours, begun, seed)
            results.setdefault(name, []).append(points)
            print(f"{name}: {points}", file=sys.stderr)
    for name, points in results.items():
        games, share = len(points), sum(points) / len(points)
        low, high = wilson(share, games)
        counts = ", ".join(str(points.count(result)) for result in (1.0, 0.5, 0.0))
        print(f"| {arguments.game} | {arguments.player or player}, {arguments.work:,} | {name} | {counts} | {100 * share:.0f}% |"
              f" {low:.0f} to {high:.0f}% |")


if __name__ == "__main__":
    main()
