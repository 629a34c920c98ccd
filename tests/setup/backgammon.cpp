// Finds the numbers of the table WORTH in games/backgammon/tables.xml, by which the Planner judges positions, and prints its rows:
// `g++ -O2 -o worth tests/setup/backgammon.cpp && ./worth > rows`. A linear evaluation plays 100,000 games against itself, looking at its own
// turn only, and learns from the difference between what it thinks before and after each turn (temporal differences: R. Sutton, 1988; as
// G. Tesauro did for backgammon, 1992). What is counted of a position is what the Planner's script counts.

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <random>
#include <unordered_set>
#include <vector>

const int GAMES = 100'000, MEN = 15, BAR = 25;
// the first step, the last one as a part of it, and how much of an error is passed on to the turn before
const double STEP = 0.1, LAST = 0.01, TRACE = 0.1;
// rolls of 36 by which a man hits another one so many points ahead, if nothing stands between
const int SHOTS[25] = {0, 11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3, 0, 0, 1, 1, 0, 1, 0, 1, 0, 0, 0, 1};

// rows of the table, and what is counted in each
enum Row { ONE, TWO, THREE, MORE, HIT, RACE, BARRED, PRIME, TRAP, HELD, RISK, LEAD, BUILD, REST, ROWS };
const int WIDTH = 26, WEIGHTS = ROWS * WIDTH;
int at(Row row, int place) { return row * WIDTH + place; }
const int GAPS = at(REST, 0), RACE_TURN = at(REST, 1), FIGHT_TURN = at(REST, 2);

struct Board {
    // by player and place: 0 off the board, 1 to 24 points, 25 the bar; each counts the points to the end
    signed char men[2][WIDTH];
};

struct Feature {
    int weight;
    float value;
};

std::mt19937_64 random_numbers(1);
double weights[WEIGHTS];

int die() { return static_cast<int>(random_numbers() % 6) + 1; }

Board start() {
    Board board{};
    for (auto &men : board.men) men[6] = 5, men[8] = 3, men[13] = 5, men[24] = 2;
    return board;
}

bool is_legal(const Board &board, int player, int from, int by) {
    const signed char *own = board.men[player];
    if (!own[from] || (from < BAR && own[BAR])) return false;
    if (from > by) return board.men[1 - player][BAR - from + by] < 2;
    for (int place = 7; place <= BAR; place++)
        if (own[place]) return false;
    if (from == by) return true;
    for (int place = from + 1; place <= 6; place++)
        if (own[place]) return false;
    return true;
}

void move(Board &board, int player, int from, int by) {
    int to = from > by ? from - by : 0;
    board.men[player][from]--;
    board.men[player][to]++;
    signed char &other = board.men[1 - player][BAR - to];
    if (to > 0 && other == 1) {
        other = 0;
        board.men[1 - player][BAR]++;
    }
}

std::size_t hash(const Board &board) {
    std::size_t sum = 1469598103934665603ull;
    for (const auto &men : board.men)
        for (signed char count : men) sum = (sum ^ static_cast<unsigned char>(count)) * 1099511628211ull;
    return sum;
}

struct Turns {
    std::vector<std::pair<Board, int>> ends;
    std::unordered_set<std::size_t> seen;

    void go_on(const Board &board, int player, const std::vector<int> &dice, std::size_t used) {
        bool is_end = true;
        for (int from = 1; used < dice.size() && from <= BAR; from++) {
            if (!is_legal(board, player, from, dice[used])) continue;
            is_end = false;
            Board next = board;
            move(next, player, from, dice[used]);
            if (dice.size() == 4 && !seen.insert(hash(next) * 31 + used).second) continue;
            go_on(next, player, dice, used + 1);
        }
        if (is_end && used > 0) ends.push_back({board, static_cast<int>(used)});
    }
};

// where the turns end that play as many dice as can be played
std::vector<Board> turns(const Board &board, int player, int one, int other) {
    Turns all;
    if (one == other) {
        all.go_on(board, player, {one, one, one, one}, 0);
    } else {
        all.go_on(board, player, {one, other}, 0);
        all.go_on(board, player, {other, one}, 0);
    }
    int most = 0;
    for (const auto &end : all.ends) most = std::max(most, end.second);
    std::vector<Board> boards;
    std::unordered_set<std::size_t> seen;
    for (const auto &end : all.ends)
        if (end.second == most && seen.insert(hash(end.first)).second) boards.push_back(end.first);
    return boards;
}

int last(const signed char *men) {
    int place = BAR;
    while (place > 0 && !men[place]) place--;
    return place;
}

void count_race(const signed char *own, float sign, std::vector<Feature> &found) {
    for (int place = 0; place <= BAR; place++)
        if (own[place]) found.push_back({at(RACE, place), sign * own[place]});
    found.push_back({GAPS, sign * std::count(own + 1, own + 7, 0)});
}

void count_fight(const signed char *own, const signed char *other, float sign, std::vector<Feature> &found) {
    float risk = 0;
    int home = 0, others = 0, back = own[BAR], held = other[BAR], build = 0, lead = BAR * (other[BAR] - own[BAR]);
    int run = 0, prime = 0, trap = 0, behind = last(other);
    found.push_back({at(MORE, 0), sign * own[0]});
    found.push_back({at(MORE, BAR), sign * own[BAR]});
    for (int place = 1; place < BAR; place++) {
        int men = own[place];
        lead += place * (other[place] - men);
        others += place < 7 && other[place] > 1;
        home += place < 7 && men > 1;
        build += place > 6 && place < 13 && men > 0;
        if (place > 18) back += men, held += other[place];
        if (men == 1) {
            int shots = 0;
            for (int from = 26 - place; from <= BAR; from++) shots += other[from] ? SHOTS[place + from - BAR] : 0;
            risk += std::min(shots, 36) / 36.0f;
            found.push_back({at(ONE, place), sign});
            found.push_back({at(HIT, place), sign * std::min(shots, 36) / 36.0f});
        }
        if (men > 1) found.push_back({at(TWO, place), sign});
        if (men > 2) found.push_back({at(THREE, place), sign});
        if (men > 3) found.push_back({at(MORE, place), sign * (men - 3)});
        run = men > 1 && place < 19 ? run + 1 : 0;
        prime = std::max(prime, run);
        if (run > 2 && run + 24 - place < behind) trap = std::max(trap, run);
    }
    if (other[BAR]) found.push_back({at(BARRED, home), sign * std::min<int>(other[BAR], 2)});
    found.push_back({at(PRIME, std::min(prime, 6)), sign});
    found.push_back({at(TRAP, std::min(trap, 6)), sign});
    found.push_back({at(HELD, home), sign * std::min(held, 4)});
    found.push_back({at(RISK, others), sign * risk});
    found.push_back({at(LEAD, std::min(back, 5)), sign * std::clamp(lead, -100, 100) / 50.0f});
    found.push_back({at(BUILD, std::min(build, 5)), sign});
}

// what there is after a turn of this player
std::vector<Feature> features(const Board &board, int player) {
    std::vector<Feature> found;
    const signed char *own = board.men[player], *other = board.men[1 - player];
    if (last(own) + last(other) > BAR) {
        count_fight(own, other, 1, found);
        count_fight(other, own, -1, found);
        found.push_back({FIGHT_TURN, 1});
    } else {
        count_race(own, 1, found);
        count_race(other, -1, found);
        found.push_back({RACE_TURN, 1});
    }
    return found;
}

double odds(const std::vector<Feature> &found) {
    double sum = 0;
    for (const Feature &feature : found) sum += weights[feature.weight] * feature.value;
    return sum;
}

bool has_won(const Board &board, int player) { return board.men[player][0] == MEN; }

Board best(const Board &board, int player, int one, int other) {
    Board found = board;
    double highest = -INFINITY;
    for (const Board &end : turns(board, player, one, other)) {
        double worth = has_won(end, player) ? INFINITY : odds(features(end, player));
        if (worth > highest) highest = worth, found = end;
    }
    return found;
}

int main() {
    for (int place = 0; place <= BAR; place++) {
        weights[at(RACE, place)] = -0.05 * place;
        weights[at(TWO, place)] = -0.04 * place;
        for (Row row : {ONE, THREE, MORE}) weights[at(row, place)] = -0.02 * place;
    }
    std::vector<double> sums(WEIGHTS), slopes(WEIGHTS, 1.0);
    for (int game = 0; game < GAMES; game++) {
        double step = STEP * std::pow(LAST, static_cast<double>(game) / GAMES);
        Board board = start();
        std::vector<double> traces(WEIGHTS);
        double before = 0;
        int player = static_cast<int>(random_numbers() % 2), one, other;
        do one = die(), other = die();
        while (one == other);
        for (bool is_first = true;; is_first = false) {
            board = best(board, player, one, other);
            bool is_over = has_won(board, player);
            std::vector<Feature> found = features(board, player);
            double now = is_over ? 1 : 1 / (1 + std::exp(-odds(found)));
            for (int weight = 0; !is_first && weight < WEIGHTS; weight++) {
                double slope = (1 - now - before) * traces[weight];
                slopes[weight] += slope * slope;
                weights[weight] += step * 3 * slope / std::sqrt(slopes[weight]);
            }
            if (is_over) break;
            // what is good for one is bad for the other
            for (double &trace : traces) trace *= -TRACE;
            for (const Feature &feature : found) traces[feature.weight] += feature.value;
            before = now;
            player = 1 - player;
            one = die(), other = die();
        }
        // the mean of the second half is steadier than what the last games left
        for (int weight = 0; game >= GAMES / 2 && weight < WEIGHTS; weight++) sums[weight] += weights[weight];
    }
    for (int row = 0; row < ROWS; row++) {
        std::printf("      <Row>");
        for (int place = 0; place < WIDTH; place++) {
            long worth = std::lround(1000 * sums[row * WIDTH + place] / (GAMES - GAMES / 2));
            std::printf(place ? " %ld" : "%ld", worth);
        }
        std::printf("</Row>\n");
    }
    std::printf("      <Row>");
    for (int place = 0; place < WIDTH; place++) std::printf(place ? " %d" : "%d", place < 25 ? SHOTS[place] : 0);
    std::printf("</Row>\n");
}
