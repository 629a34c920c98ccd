// Plain alpha-beta to a depth and nothing else, the other side of tests/setup/matches.py, written from the rules of the games:
// `plain GAME DEPTH SEED`. A line of the input is the player in turn, how many men each player has not put yet, and the board, row by
// row: 0 a free cell, 1 and 2 a man of either player, 3 and 4 a queen. A line of the output is the value for the player in turn, and
// the cells of the turn. `connect-four-exact` looks at every line to the end; its value is how soon who wins, 0 a draw.

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <random>
#include <sstream>
#include <string>
#include <vector>

using Bits = std::uint64_t;
// more than any value of a position
const int WIN = 1'000'000;

struct Board {
    int player = 1;
    int hands[2] = {0, 0};
    std::vector<int> cells;
};

// A game gives `Position`, `read`, `turns` (those that take first), `over` (-1 lost, 0 drawn, 1 won, by whom it is the turn; NO if
// it goes on), `value`, all for the player in turn, and `WIDTH`, that of its board.
const int NO = 2;

template <class Position> struct Turn {
    Position after;
    std::array<std::int8_t, 14> cells{};
    int length = 0, order = 0;
    void add(int cell) {
        if (length < 14) cells[length++] = static_cast<std::int8_t>(cell);
    }
};

template <class Game> struct Search {
    using Position = typename Game::Position;
    std::vector<std::vector<Turn<Position>>> open{64};

    std::vector<Turn<Position>> &turns(const Position &position, int depth) {
        auto &found = open[depth];
        found.clear();
        Game::turns(position, found);
        std::stable_sort(found.begin(), found.end(), [](const auto &a, const auto &b) { return a.order > b.order; });
        return found;
    }

    int search(const Position &position, int depth, int low, int high) {
        int over = Game::over(position);
        if (over != NO) return over * (WIN + depth);
        if (depth == 0) return Game::value(position);
        // what is looked at further down uses other vectors
        auto &found = turns(position, depth);
        for (std::size_t at = 0; at < found.size(); at++) {
            low = std::max(low, -search(found[at].after, depth - 1, -high, -low));
            if (low >= high) break;
        }
        return low;
    }

    void answer(const Board &board, int depth, std::mt19937 &chance) {
        Position position = Game::read(board);
        auto &found = turns(position, depth);
        std::shuffle(found.begin(), found.end(), chance);
        int low = -2 * WIN;
        const Turn<Position> *best = nullptr;
        for (auto &turn : found) {
            int value = -search(turn.after, depth - 1, -2 * WIN, -low);
            if (value > low) low = value, best = &turn;
        }
        std::cout << low;
        for (int at = 0; best && at < best->length; at++) {
            std::cout << ' ' << best->cells[at] % Game::WIDTH << ',' << best->cells[at] / Game::WIDTH;
        }
        std::cout << std::endl;
    }
};

// the cells of one kind as bits
Bits bits(const Board &board, int kind) {
    Bits found = 0;
    for (std::size_t at = 0; at < board.cells.size(); at++) {
        if (board.cells[at] == kind) found |= Bits{1} << at;
    }
    return found;
}

struct Reversi {
    static const int WIDTH = 8;
    struct Position {
        Bits own, other;
    };
    static int worth(int cell) {
        static const int CORNER[4][4] = {{100, -20, 10, 5}, {-20, -50, -2, -2}, {10, -2, 5, 1}, {5, -2, 1, 1}};
        int x = cell % 8, y = cell / 8;
        return CORNER[std::min(y, 7 - y)][std::min(x, 7 - x)];
    }
    static Position read(const Board &board) { return {bits(board, board.player), bits(board, 3 - board.player)}; }
    static Bits step(Bits from, int way) {
        const Bits left = 0xFEFEFEFEFEFEFEFE, right = 0x7F7F7F7F7F7F7F7F;
        switch (way) {
        case 0: return from << 1 & left;
        case 1: return from >> 1 & right;
        case 2: return from << 8;
        case 3: return from >> 8;
        case 4: return from << 9 & left;
        case 5: return from >> 9 & right;
        case 6: return from << 7 & right;
        default: return from >> 7 & left;
        }
    }
    static Bits may(const Position &p) {
        Bits found = 0, free = ~(p.own | p.other);
        for (int way = 0; way < 8; way++) {
            Bits line = step(p.own, way) & p.other;
            for (int more = 0; more < 5; more++) line |= step(line, way) & p.other;
            found |= step(line, way) & free;
        }
        return found;
    }
    static void turns(const Position &p, std::vector<Turn<Position>> &found) {
        Bits where = may(p);
        if (!where) found.push_back({{p.other, p.own}});
        for (; where; where &= where - 1) {
            int cell = __builtin_ctzll(where);
            Bits disc = Bits{1} << cell, turned = 0;
            for (int way = 0; way < 8; way++) {
                Bits line = 0, at = step(disc, way);
                for (; at & p.other; at = step(at, way)) line |= at;
                if (at & p.own) turned |= line;
            }
            Turn<Position> turn{{p.other ^ turned, p.own | turned | disc}};
            turn.add(cell);
            turn.order = worth(cell);
            found.push_back(turn);
        }
    }
    static int over(const Position &p) {
        if (may(p) || may({p.other, p.own})) return NO;
        int more = __builtin_popcountll(p.own) - __builtin_popcountll(p.other);
        return (more > 0) - (more < 0);
    }
    static int value(const Position &p) {
        int total = 0;
        for (int cell = 0; cell < 64; cell++) total += worth(cell) * (int(p.own >> cell & 1) - int(p.other >> cell & 1));
        return total;
    }
};

struct ConnectFour {
    // bit 7 * column + height, so that no line goes around
    static const int WIDTH = 7;
    struct Position {
        Bits own, other;
    };
    static Position read(const Board &board) {
        Position p{0, 0};
        for (int cell = 0; cell < 42; cell++) {
            Bits bit = Bits{1} << (7 * (cell % 7) + 5 - cell / 7);
            if (board.cells[cell] == board.player) p.own |= bit;
            else if (board.cells[cell]) p.other |= bit;
        }
        return p;
    }
    static bool four(Bits stones) {
        for (int by : {1, 6, 7, 8}) {
            Bits pairs = stones & stones >> by;
            if (pairs & pairs >> 2 * by) return true;
        }
        return false;
    }
    static void turns(const Position &p, std::vector<Turn<Position>> &found) {
        Bits stones = p.own | p.other;
        for (int column : {3, 2, 4, 1, 5, 0, 6}) {
            Bits in = stones >> 7 * column & 0x3F;
            int height = __builtin_popcountll(in);
            if (height == 6) continue;
            Turn<Position> turn{{p.other, p.own | Bits{1} << (7 * column + height)}};
            turn.add(7 * (5 - height) + column);
            found.push_back(turn);
        }
    }
    static int over(const Position &p) {
        if (four(p.other)) return -1;
        return __builtin_popcountll(p.own | p.other) == 42 ? 0 : NO;
    }
    static const std::vector<Bits> &lines() {
        static const std::vector<Bits> all = [] {
            std::vector<Bits> found;
            for (auto [dx, dy] : {std::pair{1, 0}, {0, 1}, {1, 1}, {1, -1}})
                for (int x = 0; x + 3 * dx < 7; x++)
                    for (int y = 0; y < 6; y++) {
                        if (y + 3 * dy < 0 || y + 3 * dy > 5) continue;
                        Bits line = 0;
                        for (int i = 0; i < 4; i++) line |= Bits{1} << (7 * (x + i * dx) + y + i * dy);
                        found.push_back(line);
                    }
            return found;
        }();
        return all;
    }
    static int value(const Position &p) {
        int total = 0;
        for (Bits line : lines()) {
            int mine = __builtin_popcountll(p.own & line), theirs = __builtin_popcountll(p.other & line);
            if (!theirs) total += mine * mine;
            else if (!mine) total -= theirs * theirs;
        }
        return total;
    }
};

struct Breakthrough {
    static const int WIDTH = 8;
    struct Position {
        int player;
        Bits men[2];
    };
    static Position read(const Board &board) { return {board.player, {bits(board, 1), bits(board, 2)}}; }
    static void turns(const Position &p, std::vector<Turn<Position>> &found) {
        Bits own = p.men[p.player - 1], other = p.men[2 - p.player];
        for (Bits men = own; men; men &= men - 1) {
            int cell = __builtin_ctzll(men);
            for (int dx = -1; dx <= 1; dx++) {
                int to = cell + 8 * (2 * p.player - 3) + dx;
                if (cell % 8 + dx < 0 || cell % 8 + dx > 7 || to < 0 || to > 63) continue;
                Bits bit = Bits{1} << to;
                if (own & bit || (dx == 0 && other & bit)) continue;
                Turn<Position> turn{p};
                turn.after.player = 3 - p.player;
                turn.after.men[p.player - 1] ^= bit | Bits{1} << cell;
                turn.after.men[2 - p.player] &= ~bit;
                turn.add(cell);
                turn.add(to);
                turn.order = (other & bit) != 0;
                found.push_back(turn);
            }
        }
    }
    static int over(const Position &p) {
        Bits goal = p.player == 2 ? 0xFF : Bits{0xFF} << 56;
        return p.men[2 - p.player] & goal || !p.men[p.player - 1] ? -1 : NO;
    }
    static int value(const Position &p) {
        int worth[2] = {0, 0};
        for (int player = 0; player < 2; player++)
            for (Bits men = p.men[player]; men; men &= men - 1) {
                int row = __builtin_ctzll(men) / 8, far = player ? row : 7 - row;
                worth[player] += 40 + far * far;
            }
        return worth[p.player - 1] - worth[2 - p.player];
    }
};

struct Mlyn {
    // points: three rings of eight, the outermost first, each from its corner at the upper left around
    static const int WIDTH = 7;
    struct Position {
        int player;
        std::uint32_t men[2];
        int hands[2];
    };
    static int cell(int point) {
        static const int WAYS[8][2] = {{0, 0}, {1, 0}, {2, 0}, {2, 1}, {2, 2}, {1, 2}, {0, 2}, {0, 1}};
        int ring = point / 8, by = 3 - ring, x = ring + WAYS[point % 8][0] * by, y = ring + WAYS[point % 8][1] * by;
        return 7 * y + x;
    }
    struct Tables {
        std::uint32_t near[24] = {}, mills[24][2] = {};
        Tables() {
            for (int p = 0; p < 24; p++) {
                int ring = 8 * (p / 8), c = p % 8;
                near[p] = 1u << (ring + (c + 1) % 8) | 1u << (ring + (c + 7) % 8);
                if (c % 2) {
                    if (p >= 8) near[p] |= 1u << (p - 8);
                    if (p < 16) near[p] |= 1u << (p + 8);
                    mills[p][0] = 1u << c | 1u << (c + 8) | 1u << (c + 16);
                    mills[p][1] = 7u << (ring + c - 1);
                    if (c == 7) mills[p][1] = 1u << (ring + 6) | 1u << (ring + 7) | 1u << ring;
                } else {
                    for (int i = 0; i < 3; i++) {
                        mills[p][0] |= 1u << (ring + (c + i) % 8);
                        mills[p][1] |= 1u << (ring + (c + 8 - i) % 8);
                    }
                }
            }
        }
    };
    static const Tables &tables() {
        static const Tables all;
        return all;
    }
    static Position read(const Board &board) {
        Position p{board.player, {0, 0}, {board.hands[0], board.hands[1]}};
        for (int point = 0; point < 24; point++) {
            int man = board.cells[cell(point)];
            if (man) p.men[man - 1] |= 1u << point;
        }
        return p;
    }
    static bool mill(std::uint32_t men, int point) {
        auto &rows = tables().mills[point];
        return (men & rows[0]) == rows[0] || (men & rows[1]) == rows[1];
    }
    static void steps(const Position &p, int from, int to, std::vector<Turn<Position>> &found) {
        int own = p.player - 1, other = 1 - own;
        Turn<Position> turn{p};
        turn.after.player = 3 - p.player;
        if (from < 0) turn.after.hands[own]--;
        else turn.after.men[own] &= ~(1u << from), turn.add(cell(from));
        turn.after.men[own] |= 1u << to;
        turn.add(cell(to));
        std::uint32_t theirs = p.men[other], loose = 0;
        if (!mill(turn.after.men[own], to) || !theirs) {
            found.push_back(turn);
            return;
        }
        for (int point = 0; point < 24; point++)
            if (theirs >> point & 1 && !mill(theirs, point)) loose |= 1u << point;
        for (int point = 0; point < 24; point++)
            if ((loose ? loose : theirs) >> point & 1) {
                auto taken = turn;
                taken.after.men[other] &= ~(1u << point);
                taken.add(cell(point));
                taken.order = 1;
                found.push_back(taken);
            }
    }
    static void turns(const Position &p, std::vector<Turn<Position>> &found) {
        int own = p.player - 1;
        std::uint32_t free = ~(p.men[0] | p.men[1]) & 0xFFFFFF;
        for (int to = 0; to < 24; to++) {
            if (!(free >> to & 1)) continue;
            if (p.hands[own]) steps(p, -1, to, found);
            else
                for (auto from = tables().near[to] & p.men[own]; from; from &= from - 1) steps(p, __builtin_ctz(from), to, found);
        }
    }
    // how many steps a player's men have
    static int freedom(const Position &p, int player) {
        std::uint32_t free = ~(p.men[0] | p.men[1]);
        int total = 0;
        for (auto men = p.men[player]; men; men &= men - 1) total += __builtin_popcount(tables().near[__builtin_ctz(men)] & free);
        return total;
    }
    static int over(const Position &p) {
        int own = p.player - 1;
        if (p.hands[own]) return NO;
        return __builtin_popcount(p.men[own]) < 3 || !freedom(p, own) ? -1 : NO;
    }
    static int value(const Position &p) {
        int own = p.player - 1, other = 1 - own;
        int more = __builtin_popcount(p.men[own]) + p.hands[own] - __builtin_popcount(p.men[other]) - p.hands[other];
        return 100 * more + freedom(p, own) - freedom(p, other);
    }
};

struct Draughts {
    static const int WIDTH = 8;
    struct Position {
        int player;
        std::array<std::int8_t, 64> cells;
    };
    static Position read(const Board &board) {
        Position p{board.player, {}};
        std::copy(board.cells.begin(), board.cells.end(), p.cells.begin());
        return p;
    }
    static int next(int cell, int way) {
        int x = cell % 8 + (way & 1 ? 1 : -1), y = cell / 8 + (way & 2 ? 1 : -1);
        return x < 0 || x > 7 || y < 0 || y > 7 ? -1 : 8 * y + x;
    }
    static bool forward(int player, int way) { return (way & 2) == (player == 2 ? 2 : 0); }
    // a jump that goes on; what was taken stays as a hindrance (5) until its end
    static bool jumps(Turn<Position> turn, int player, int from, bool queen, int taken, std::vector<Turn<Position>> &found) {
        bool some = false;
        for (int way = 0; way < 4; way++) {
            if (!queen && !forward(player, way)) continue;
            auto &cells = turn.after.cells;
            int over = next(from, way);
            while (queen && over >= 0 && cells[over] == 0) over = next(over, way);
            if (over < 0 || (cells[over] != 3 - player && cells[over] != 5 - player)) continue;
            for (int to = next(over, way); to >= 0 && cells[to] == 0; to = queen ? next(to, way) : -1) {
                some = true;
                auto then = turn;
                then.after.cells[to] = then.after.cells[from];
                then.after.cells[from] = 0;
                then.after.cells[over] = 5;
                then.add(to);
                if (!jumps(then, player, to, queen, taken + 1, found)) end(then, player, to, taken + 1, found);
            }
        }
        return some;
    }
    static void end(Turn<Position> turn, int player, int at, int taken, std::vector<Turn<Position>> &found) {
        for (auto &cell : turn.after.cells)
            if (cell == 5) cell = 0;
        if (at / 8 == 7 * (player - 1)) turn.after.cells[at] = static_cast<std::int8_t>(player + 2);
        turn.after.player = 3 - player;
        turn.order = taken;
        found.push_back(turn);
    }
    static void turns(const Position &p, std::vector<Turn<Position>> &found) {
        for (int kind : {p.player + 2, p.player}) {
            for (int cell = 0; cell < 64; cell++)
                if (p.cells[cell] == kind) {
                    Turn<Position> turn{p};
                    turn.add(cell);
                    jumps(turn, p.player, cell, kind > 2, 0, found);
                }
            if (!found.empty()) return;
        }
        for (int cell = 0; cell < 64; cell++) {
            bool queen = p.cells[cell] == p.player + 2;
            if (!queen && p.cells[cell] != p.player) continue;
            for (int way = 0; way < 4; way++) {
                if (!queen && !forward(p.player, way)) continue;
                for (int to = next(cell, way); to >= 0 && p.cells[to] == 0; to = queen ? next(to, way) : -1) {
                    Turn<Position> turn{p};
                    turn.add(cell);
                    turn.add(to);
                    turn.after.cells[to] = p.cells[cell];
                    turn.after.cells[cell] = 0;
                    end(turn, p.player, to, 0, found);
                }
            }
        }
    }
    static int over(const Position &p) {
        static std::vector<Turn<Position>> found;
        found.clear();
        turns(p, found);
        return found.empty() ? -1 : NO;
    }
    static int value(const Position &p) {
        static const int WORTH[5] = {0, 100, -100, 300, -300};
        int total = 0;
        for (int man : p.cells) total += WORTH[man];
        return p.player == 1 ? total : -total;
    }
};

// Connect Four to the end: a window of no width around one value after another, a table, forced moves. Of the board, columns have seven
// bits, the highest always 0. A value is how many stones a winner still has when it wins, and one more.
struct Exact {
    static constexpr Bits BOTTOM = 0x40810204081, ALL = BOTTOM * 0x3F;
    struct Known {
        Bits key = 0;
        int most = 0;
    };
    std::vector<Known> table = std::vector<Known>(1 << 23);

    // the free cells that make four
    static Bits wins(Bits own, Bits stones) {
        Bits found = own << 1 & own << 2 & own << 3;
        for (int by : {6, 7, 8}) {
            Bits above = own << by & own << 2 * by, below = own >> by & own >> 2 * by;
            found |= above & (own << 3 * by | own >> by);
            found |= below & (own >> 3 * by | own << by);
        }
        return found & ALL & ~stones;
    }

    // the player in turn cannot win at once
    int search(Bits own, Bits stones, int low, int high) {
        Bits other = own ^ stones, threats = wins(other, stones), may = (stones + BOTTOM) & ALL;
        int placed = __builtin_popcountll(stones);
        if (Bits forced = may & threats) may = forced & (forced - 1) ? 0 : forced;
        may &= ~(threats >> 1);
        if (!may) return -(42 - placed) / 2;
        if (placed >= 40) return 0;
        low = std::max(low, -(40 - placed) / 2);
        int most = (41 - placed) / 2;
        Known &known = table[(own + stones) % 8388593];
        if (known.key == own + stones) most = known.most;
        high = std::min(high, most);
        if (low >= high) return high;
        std::array<std::pair<int, Bits>, 7> order;
        int count = 0;
        for (int column : {3, 2, 4, 1, 5, 0, 6}) {
            if (Bits move = may & Bits{0x3F} << 7 * column) order[count++] = {__builtin_popcountll(wins(own | move, stones | move)), move};
        }
        std::stable_sort(order.begin(), order.begin() + count, [](auto &a, auto &b) { return a.first > b.first; });
        for (int at = 0; at < count; at++) {
            low = std::max(low, -search(other, stones | order[at].second, -high, -low));
            if (low >= high) return low;
        }
        table[(own + stones) % 8388593] = {own + stones, low};
        return low;
    }

    int value(Bits own, Bits stones) {
        int placed = __builtin_popcountll(stones);
        if (wins(own, stones) & (stones + BOTTOM)) return (43 - placed) / 2;
        if (placed == 42) return 0;
        int low = -(42 - placed) / 2, high = (43 - placed) / 2;
        while (low < high) {
            int middle = low + (high - low) / 2;
            if (middle <= 0 && low / 2 < middle) middle = low / 2;
            else if (middle >= 0 && high / 2 > middle) middle = high / 2;
            int found = search(own, stones, middle, middle + 1);
            (found <= middle ? high : low) = found;
        }
        return low;
    }

    void answer(const Board &board, int, std::mt19937 &chance) {
        auto p = ConnectFour::read(board);
        std::vector<Turn<ConnectFour::Position>> found;
        ConnectFour::turns(p, found);
        std::shuffle(found.begin(), found.end(), chance);
        int best = -100, cell = 0;
        for (auto &turn : found) {
            Bits stones = turn.after.own | turn.after.other;
            int placed = __builtin_popcountll(stones);
            int value = ConnectFour::four(turn.after.other) ? (44 - placed) / 2 : -this->value(turn.after.own, stones);
            if (value > best) best = value, cell = turn.cells[0];
        }
        std::cout << best << ' ' << cell % 7 << ',' << cell / 7 << std::endl;
    }
};

template <class Player> int serve(int depth, unsigned seed) {
    static Player player;
    std::mt19937 chance(seed);
    for (std::string line; std::getline(std::cin, line);) {
        std::istringstream words(line);
        Board board;
        words >> board.player >> board.hands[0] >> board.hands[1];
        for (int cell; words >> cell;) board.cells.push_back(cell);
        player.answer(board, depth, chance);
    }
    return 0;
}

int main(int count, char **words) {
    if (count < 4) return 2;
    std::string game = words[1];
    int depth = std::atoi(words[2]);
    unsigned seed = static_cast<unsigned>(std::atoi(words[3]));
    if (game == "reversi") return serve<Search<Reversi>>(depth, seed);
    if (game == "connect-four") return serve<Search<ConnectFour>>(depth, seed);
    if (game == "connect-four-exact") return serve<Exact>(depth, seed);
    if (game == "breakthrough") return serve<Search<Breakthrough>>(depth, seed);
    if (game == "mlyn") return serve<Search<Mlyn>>(depth, seed);
    if (game == "draughts") return serve<Search<Draughts>>(depth, seed);
    return 2;
}
