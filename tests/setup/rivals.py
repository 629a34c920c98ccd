"""The other sides of matches.py: programs that know nothing of our games. Each gives `name`, `choose` (the cells that it chooses, as often as
it is asked) and `even` (whether a position promises both sides the same; None if it cannot tell)."""

import atexit
import os
import socket
import subprocess
import sys
import tempfile
import time

PLAIN = "tests/setup/plain.cpp"


class Lines:
    """A program that is spoken to line by line."""

    def __init__(self, *command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        atexit.register(self.process.kill)

    def say(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def hear(self):
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"{self.process.args[0]} has ended")
        return line.rstrip("\n")

    def wait(self, word):
        """The lines until one begins with this word, or with one of these; it is the last of them."""
        heard = [self.hear()]
        while not heard[-1].startswith(word):
            heard.append(self.hear())
        return heard


class Stockfish(Lines):
    # an opening promises the same to both sides within so many hundredths of a pawn, 10 turns deep
    EVEN, DEPTH = 100, 10
    RISE = "qnrb"

    def __init__(self, arguments):
        super().__init__("/usr/games/stockfish")
        self.say("uci")
        self.wait("uciok")
        if arguments.skill is None:
            self.weak = f"setoption name UCI_Elo value {arguments.elo}"
            self.name = f"Stockfish, UCI_Elo {arguments.elo}, 50 ms"
        else:
            self.weak = f"setoption name Skill Level value {arguments.skill}"
            self.name = f"Stockfish, Skill Level {arguments.skill}, 50 ms"
        self.limits = arguments.skill is None
        self.be_weak(True)

    def be_weak(self, weak):
        limits = "true" if weak and self.limits else "false"
        self.say(f"setoption name UCI_LimitStrength value {limits}")
        self.say(self.weak if weak else "setoption name Skill Level value 20")

    def ask(self, turns, how):
        self.say("position startpos moves " + " ".join(self.written(turn) for turn in turns))
        self.say(f"go {how}")
        return self.wait("bestmove")

    def choose(self, seat, turns):
        return self.choices(self.ask(turns, "movetime 50")[-1].split()[1], seat.player)

    def even(self, _seat, turns):
        self.be_weak(False)
        told = [line.split() for line in self.ask(turns, f"depth {self.DEPTH}") if " score " in line][-1]
        self.be_weak(True)
        at = told.index("score")
        return told[at + 1] == "cp" and abs(int(told[at + 2])) <= self.EVEN

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


class Plain(Lines):
    """Alpha-beta to a depth, in C++ (a turn of Mlyn at depth 6 took 1.6 s in Python, 0.01 s here); or to the end, in Connect Four."""

    WORDS = {"Blue": 1, "Red": 2, "Black": 1, "White": 2, "Yellow": 1, "WhiteMan": 1, "BlackMan": 2, "WhiteQueen": 3, "BlackQueen": 4}
    # by game: how much less than a man's worth the value of a position is that promises both sides the same, and how deep that is looked at
    EVEN = {"reversi": (30, 6), "connect-four": (12, 8), "breakthrough": (25, 5), "mlyn": (50, 6), "draughts": (50, 7)}

    def __init__(self, arguments):
        self.game, self.depth, self.judge = arguments.game, arguments.depth, None
        self.seed, self.exact = arguments.seed, arguments.exact is not None
        self.program = os.path.join(tempfile.mkdtemp(), "plain")
        subprocess.run(["g++", "-std=c++20", "-O2", "-o", self.program, PLAIN], check=True)
        kind = f"{self.game}-exact" if self.exact else self.game
        super().__init__(self.program, kind, str(self.depth), str(self.seed))
        self.name = "an exact solver" if self.exact else f"alpha-beta, depth {self.depth}"

    def ask(self, lines, seat, turns):
        hands = [9 - min(9, (len(turns) + 1) // 2), 9 - min(9, len(turns) // 2)]
        lines.say(" ".join(map(str, [seat.player, *hands, *(self.WORDS.get(word, 0) for word in seat.board)])))
        value, *cells = lines.hear().split()
        return int(value), [tuple(map(int, cell.split(","))) for cell in cells]

    def choose(self, seat, turns):
        return self.ask(self, seat, turns)[1]

    def even(self, seat, turns):
        if self.exact:
            # not lost for who is in turn, and not won within three of its turns
            self.value = self.ask(self, seat, turns)[0]
            return 0 <= self.value <= (42 - len(turns)) // 2 - 3
        margin, depth = self.EVEN[self.game]
        self.judge = self.judge or Lines(self.program, self.game, str(depth), str(self.seed))
        return abs(self.ask(self.judge, seat, turns)[0]) <= margin


class Gnugo(Lines):
    """Its moves by the Go text protocol; it captures what is dead before it passes, for our rules count what stands."""

    COLUMNS = "ABCDEFGHJ"
    # points on the board by which an opening may be ahead
    EVEN = 10

    def __init__(self, arguments):
        super().__init__("/usr/games/gnugo", "--mode", "gtp", "--level", str(arguments.skill or 1), "--boardsize", "9", "--chinese-rules",
                         "--capture-all-dead", "--never-resign", "--seed", str(arguments.seed))
        self.name = f"gnugo, level {arguments.skill or 1}"

    def ask(self, line):
        self.say(line)
        answer = self.wait(("=", "?"))[-1]
        self.hear()
        if answer.startswith("?"):
            sys.exit(f"gnugo says to {line}: {answer}")
        return answer[1:].strip()

    def set_up(self, seat, turns):
        self.ask("clear_board")
        self.ask("komi 6.5")
        for number, (choice,) in enumerate(turns):
            x, y = map(int, choice.split(","))
            vertex = f"{self.COLUMNS[x]}{9 - y}" if y < 9 else "pass"
            self.ask(f"play {('black', 'white')[number % 2]} {vertex}")

    def choose(self, seat, turns):
        self.set_up(seat, turns)
        vertex = self.ask(f"genmove {('black', 'white')[seat.player - 1]}")
        if vertex == "PASS":
            at = seat.board.index("Pass")
            return [(at % 9, at // 9)]
        return [(self.COLUMNS.index(vertex[0]), 9 - int(vertex[1:]))]

    def even(self, seat, turns):
        self.set_up(seat, turns)
        return abs(float(self.ask("estimate_score").split()[0][2:])) <= self.EVEN


class Gnubg:
    """Its moves by its socket for other programs, asked as in a match to one point, for our rules count no gammons."""

    # by player: the cells where off the board, points 1 to 24 and the bar begin
    BACK = [12, 11, 10, 9, 8, 7, 5, 4, 3, 2, 1, 0]
    WAYS = [[(13, 10), *[(x, 10) for x in BACK], *[(x, 0) for x in reversed(BACK)], (6, 0)]]
    WAYS.append([(x, 10 - y) for x, y in WAYS[0]])
    NAMES = ["Light", "Dark"]

    def __init__(self, arguments):
        plies = arguments.skill or 0
        place = os.path.join(tempfile.mkdtemp(), "socket")
        self.program = Lines("/usr/games/gnubg", "--tty", "--quiet")
        self.program.say(f"set evaluation chequerplay evaluation plies {plies}")
        self.program.say(f"external {place}")
        while not os.path.exists(place):
            time.sleep(0.1)
        connection = socket.socket(socket.AF_UNIX)
        connection.connect(place)
        self.file = connection.makefile("rw")
        self.name = f"gnubg, {plies}-ply"

    def cell(self, player, point, more):
        """Where the highest man of a point stands; with one more man, if it is one that goes there."""
        x, y = self.WAYS[player - 1][point]
        high = 0 if point == 0 else min(self.at[player - 1][point] - 1 + more, 4)
        return x, y + high if y < 5 else y - high

    def read(self, seat):
        """How many men of each player stand on each of their points, and the dice that are to be played."""
        word = lambda x, y: seat.board[14 * y + x]
        self.at = [[0] * 26, [0] * 26]
        for player, name in enumerate(self.NAMES):
            for point in range(1, 26):
                x, y = self.WAYS[player][point]
                tower = [word(x, y + i if y < 5 else y - i) for i in range(5)]
                men = [man for man in tower if man.startswith(name)]
                self.at[player][point] = int(men[-1][len(name):] or len(men)) if men else 0
        return [int(die[-1]) for die in seat.board[14 * 5:14 * 6] if "Die" in die]

    def choose(self, seat, _turns):
        dice = self.read(seat)
        own, other = self.at[seat.player - 1], self.at[2 - seat.player]
        board = [own[point] - other[25 - point] for point in range(1, 25)]
        board = ":".join(map(str, [-other[25], *board, own[25]]))
        # the only numbers that change are the men and the dice: nobody doubles
        self.file.write(f"board:we:they:1:0:0:{board}:1:{dice[0]}:{dice[1]}:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0\n")
        self.file.flush()
        move = self.file.readline().replace("*", "").replace("bar", "25").replace("off", "0").split()
        steps = [tuple(map(int, step.split("/"))) for step in move]
        self.play(seat, steps)
        return []

    def play(self, seat, steps):
        """The steps one after another, in an order that our rules take; a man that could go by either die is asked where it goes."""
        player = seat.player
        while steps:
            for step in steps:
                self.read(seat)
                if seat.tell("play {},{}".format(*self.cell(player, step[0], 0))) != "-":
                    break
            else:
                sys.exit(f"{steps} cannot be played on {seat.board}")
            steps.remove(step)
            before = list(self.at[player - 1])
            if seat.outcome == "Playing":
                self.read(seat)
                if seat.player == player and self.at[player - 1] == before:
                    if seat.tell("play {},{}".format(*self.cell(player, step[1], 1))) == "-":
                        sys.exit(f"{step} cannot be played on {seat.board}")

    def even(self, _seat, _turns):
        return None
