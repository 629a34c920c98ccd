#!/usr/bin/env python3
"""Milliseconds a level of `switchboard generate`, beside Simon Tatham's collection (Debian's sgt-puzzles) where it has the puzzle.

    python3 benches/generate.py target/release/switchboard [GAME...]

Both sides in one run, one after the other, one process at a time. What is counted is processor time; starting up, reading the
game and getting ready is left out: the time for one level is taken from the time for many. The median of ROUNDS.
Prints rows for docs/benchmarks.md.
"""
import os
import statistics
import sys

ROUNDS = 3
# game, difficulty, levels a round; what the collection calls the same puzzle, and its levels a round
PUZZLES = [
    ("netwalk", None, 500, "net 5x5", 2000),
    ("netwalk-two", None, 500, "net 5x5", 2000),
    ("lights-out", None, 1000, "flip 5x5c", 5000),
    ("lights-three", None, 1000, None, 0),
    ("fifteen", None, 1000, "fifteen 3x3", 5000),
    ("sudoku", None, 200, "solo 3x3db", 500),
    ("sudoku", "hard", 100, "solo 3x3du", 100),
    ("sudoku-children", None, 500, "solo 2x3db", 1000),
    ("nonograms", None, 500, "pattern 8x9", 2000),
    ("nonograms", "hard", 100, "pattern 15x16", 500),
    ("minesweeper", None, 500, "mines 9x9n10", 1000),
    ("minesweeper", "very hard", 50, "mines 16x16n40", 200),
    ("peg-solitaire", None, 500, "pegs 7x7random", 1000),
    ("blackout", None, 200, None, 0),
    ("knights-tour", None, 500, None, 0),
    ("victorian", None, 100, None, 0),
    ("tilt-maze", None, 200, None, 0),
    ("maze", None, 100, None, 0),
    ("life-maze", None, 50, None, 0),
    ("theseus", None, 200, None, 0),
    ("klondike", None, 50, None, 0),
    ("klondike-two", None, 50, None, 0),
    ("sokoban", None, 50, None, 0),
    ("pexeso", None, 20, None, 0),
    ("pexeso-two", None, 20, None, 0),
]


def seconds(command):
    """Processor time of a command, its own and the system's for it."""
    child = os.fork()
    if child == 0:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        os.execvp(command[0], command)
    _, status, used = os.wait4(child, 0)
    if status != 0:
        sys.exit("failed: " + " ".join(command))
    return used.ru_utime + used.ru_stime


def milliseconds(command, count):
    """For one level: `command(n)` makes n of them."""
    each = [(seconds(command(count + 1)) - seconds(command(1))) / count for _ in range(ROUNDS)]
    return 1000 * statistics.median(each)


def main():
    program, wanted = sys.argv[1], sys.argv[2:]
    games = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "games")
    print("load before", os.getloadavg())
    for game, difficulty, count, other, others in PUZZLES:
        if wanted and game not in wanted:
            continue
        more = ["--difficulty", difficulty] if difficulty else []
        own = milliseconds(lambda n: [program, "generate", os.path.join(games, game), "--count", str(n), *more], count)
        row = f"| {game}{', ' + difficulty if difficulty else ''} | {own:.3g} |"
        if other:
            name, size = other.split()
            theirs = milliseconds(lambda n: ["/usr/games/sgt-" + name, "--generate", str(n), size], others)
            row += f" {other}: {theirs:.3g} | {own / theirs:.1f} |"
        else:
            row += "  |  |"
        print(row, flush=True)
    print("load after", os.getloadavg())


main()
