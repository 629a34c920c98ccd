//! Language 2: the table of docs/rule-language.md, line by line.

use super::rules_kit::{bools, engine, game, int, ints, layout, pieces, play, rules, text, words};
use std::sync::Arc;
use switchboard::game::RuleLanguage::Two;
use switchboard::game::{Game, Layout, Name, Pieces, Value};
use switchboard::grid::Cell;
use switchboard::play::{Engine, Move, Outcome, State, Turn};

/// Pieces a to f; a and b are Soft, c is Hard; a has .next b and .value 3.
fn kinds() -> Pieces {
    let mut list: Vec<_> = pieces(&["a", "b", "c", "d", "e", "f", "x"]).iter().cloned().collect();
    list[0].groups = vec![Name::new("Soft")];
    list[1].groups = vec![Name::new("Soft"), Name::new("Hard")];
    list[2].groups = vec![Name::new("Hard")];
    list[0].properties = vec![(Name::new("next"), Value::Text(Name::new("b"))), (Name::new("value"), Value::Int(3))];
    list[1].properties = vec![(Name::new("next"), Value::Text(Name::new("c")))];
    Pieces::new(list)
}

fn board() -> Layout {
    layout(
        0,
        0,
        vec![int("N", 5), int("M", i32::MAX), int("Qx", 2), int("Qy", 0), text("T", "a")],
        vec![
            words("STATE", &["a b c", "d e f"]),
            bools("VALID", &["111", "111"]),
            words("FINAL", &["x x x", "x x x"]),
            bools("MASK", &["101", "010"]),
            ints("NUM", &["1 2 3", "4 5 6"]),
        ],
    )
}

fn made(list: &[(&str, bool)]) -> Game {
    let mut game = game(kinds(), rules(Two, list), board());
    let cell = Cell::new;
    game.tables.cells = vec![
        (Name::new("LINES"), vec![vec![cell(0, 0), cell(1, 0), cell(2, 0)], vec![cell(0, 1), cell(1, 1)]]),
        (Name::new("TRACK"), vec![vec![cell(2, 1), cell(1, 1), cell(0, 1)]]),
    ];
    game.description.players = (2, 2);
    game
}

/// The round of the move 1,1 from 0,0.
fn after(list: &[(&str, bool)]) -> (Engine, State, Turn) {
    let engine = engine(made(list));
    let mut state = engine.start(1);
    let turn = play(&engine, &mut state, "1,1");
    (engine, state, turn)
}

fn number(layout: &Layout, name: &str) -> i32 {
    match layout.item(name).map(|i| &i.value) {
        Some(Value::Int(n)) => *n,
        other => panic!("{name}: {other:?}"),
    }
}

#[test]
fn what_a_rule_makes_of_n() {
    // contents, N afterwards (5 before; A is 1,1, P 0,0, Q 2,0)
    let cases = [
        ("N = 2 + 3 * 4 - 10 / 3 % 2;", 13),
        ("N = -7 / 2;", -3),
        ("N = -7 % 3;", -1),
        ("N = 7 / 0;", 5),
        ("N = M * 2;", 5),
        ("N = -(N - 7);", 2),
        ("N = NUM[A.x - NUM[0, 0], 0] * 2;", 2),
        ("N = NUM[A];", 5),
        ("N = NUM[A + (1, 0)];", 6),
        ("N = NUM[2 * A - (1, 1)];", 5),
        ("N = NUM[A - 3 * A];", 5),
        ("if (A == P) { N = 1; } else { N = 2; }", 2),
        ("if (A != P) { N = 1; }", 1),
        ("if (N >= 5 AND N < 6 AND NOT (N > 5)) { N = 1; }", 1),
        ("if (N == 4 OR N == 5 AND N == 6) { N = 1; } else { N = 2; }", 2),
        ("if ((N == 4 || N == 5) && !(N == 6)) { N = 1; }", 1),
        ("if (N == 4) { N = 1; } else if (N == 5) { N = 2; } else { N = 3; }", 2),
        ("if (N == 5) { if (N != 5) { N = 1; } else {} } else { N = 3; }", 5),
        ("if (N == 5) { }", 5),
        ("Q = A + 2 * (1, 0); N = Q.x * 10 + Qy;", 31),
        ("local D = A - P; N = D.x + D.y;", 2),
        ("local n2 = 3; n2 = n2 + 1; N = n2;", 4),
        // a local name whose value fails has none, and what uses it is skipped
        ("local k = 7 / 0; N = k;", 5),
        ("local k = 7 / 0; N = 8; N = k;", 8),
        ("local k = 7 / 0; N = k * 0;", 5),
        ("local k = 7 / 0; if (k == 0) { N = 1; } else { N = 2; } N = N + 1;", 6),
        ("local k = 7 / 0; if (N == 5 OR k == 0) { N = 1; }", 1),
        ("local k = 7 / 0; if (N == 4 AND k == 0) { N = 1; } else { N = 2; }", 2),
        ("local k = 7 / 0; k = 3; N = k;", 3),
        ("local k = 3; k = 7 / 0; N = k;", 3),
        ("local k = 7 / 0; local l = k + 1; N = 1; N = l;", 1),
        ("local k = 7 / 0; local l = 2; N = l; N = k;", 2),
        ("local k = 7 / 0; while (k < 3) { N = 1; }", 5),
        ("local k = 7 / 0; repeat (k) { N = 1; } repeat (2) { N = N + 1; N = k; }", 7),
        ("N = 0; for (i = 0 to 2) { local k = 6 / i; N = N * 10 + k; }", 63),
        ("N = 0; for (i = 0 to 2) { local k = 6 / (1 - i); N = N * 10 + 1; N = N + k; }", 705),
        ("N = 0; foreach (D in CROSS) { local Z = A + D; local k = NUM[Z]; N = N * 10 + k; }", 264),
        ("local C = A + (M, 0); N = C.y;", 5),
        ("local C = A + (M, 0); C.x = 4; N = C.x; N = C.y;", 4),
        ("local k = NUM[9, 9]; N = count(D in CROSS : NUM[A + k * D] > 0);", 0),
        ("local L = LINES[7]; N = length(L);", 5),
        ("local w = STATE[A].next; if (w != a) { N = 1; } N = N + 1;", 6),
        ("define Part(k) { local h = 6 / k; N = N + 1; return h; } N = Part(2); N = Part(0);", 4),
        ("define Part(k) { local h = 6 / k; if (k == 0) { return 9; } return h; } N = Part(2) * 10 + Part(0);", 39),
        ("T = STATE[P].next; if (T == b) { N = 1; }", 1),
        ("N = STATE[P].value;", 3),
        ("N = STATE[A].value;", 5),
        ("if (STATE[P] is Soft) { N = 1; }", 1),
        ("if (STATE[1, 0] is Hard AND STATE[1, 0] is b) { N = 1; }", 1),
        ("if (STATE[2, 0] is Soft) { N = 1; } else { N = 2; }", 2),
        ("N = 0; foreach (C in STATE) { N = N * 2 + C.x; }", 36),
        ("N = 0; foreach (D in CROSS) { if (inside(A + D)) { N = N * 10 + NUM[A + D]; } }", 264),
        ("N = 0; foreach (D in STAR) { N = N + NUM[P + D]; }", 11),
        ("N = 0; for (i = 1 to 9) { N = N + i; }", 45),
        ("N = 0; for (i = 3 to 1) { N = N + i; }", 0),
        ("N = 0; for (i = 2147483646 to 2147483647) { N = N + 1; }", 2),
        ("while (N > 0) { N = N - 2; }", -1),
        ("repeat (3) { N = N + 1; }", 8),
        ("repeat (0 - 3) { N = N + 1; }", 5),
        ("Q = A; while (STATE[Q] != c) { Q = Q + (1, 0); } N = Qx;", 3),
        ("N = count(C in STATE : STATE[C] is Soft);", 2),
        ("N = count(D in STAR : STATE[A + D] is Soft);", 2),
        ("N = count(D in CROSS : NOT (STATE[A + D] is Soft));", 2),
        ("N = sum(C in NUM : NUM[C]);", 21),
        ("N = sum(C in NUM : NUM[C + (1, 0)]);", 16),
        // past 32 bits at the second of four: the others are not evaluated
        ("define Bump(k) { N = N + 1; return M; } NUM[0, 0] = sum(D in CROSS : Bump(D));", 7),
        ("N = min(C in NUM : 10 - NUM[C]) * 10 + max(C in NUM : NUM[C]);", 46),
        ("N = max(C in NUM : NUM[C + (9, 9)]);", 5),
        ("if (any(C in STATE : STATE[C] == e) AND all(C in STATE : STATE[C] != x)) { N = 1; }", 1),
        ("if (distinct(C in NUM : NUM[C] % 3)) { N = 1; } else { N = 2; }", 2),
        ("if (distinct(C in LINES[1] : STATE[C])) { N = 1; }", 1),
        ("if (increasing(C in NUM : NUM[C] - 9)) { N = 1; }", 1),
        ("if (increasing(C in TRACK : NUM[C])) { N = 1; } else { N = 2; }", 2),
        ("if (increasing(i = 1 to 2 : 7)) { N = 1; } else { N = 2; }", 2),
        ("if (increasing(i = 2 to 1 : i)) { N = 1; }", 1),
        ("if (increasing(i = 1 to 5 while i < 4 : 6 / (i - 2))) { N = 1; }", 1),
        ("N = count(i = 1 to 9 : i % 2 == 0);", 4),
        ("VALID = MASK; N = count(C in VALID : VALID[C]);", 3),
        ("MASK = true; N = count(C in MASK : MASK[C]);", 6),
        ("N = 0; foreach (C in RAY(P, (1, 0))) { N = N * 10 + NUM[C]; }", 23),
        ("N = 0; foreach (C in RAY(P, (1, 0)) while NUM[C] < 3) { N = N * 10 + NUM[C]; }", 2),
        ("N = count(C in RAY(P, (0, 0)) : true);", 0),
        ("N = size(C from A : STATE[C] != b);", 5),
        ("N = size(C from (1, 0) : STATE[C] != b);", 0),
        ("N = 0; flood (C from A : NUM[C] > 3) { N = N * 10 + NUM[C]; }", 456),
        ("if (connected(C in STATE : NUM[C] % 2 == 0)) { N = 1; } else { N = 2; }", 2),
        ("if (connected(C in STATE : NUM[C] > 3)) { N = 1; }", 1),
        ("N = count(L in LINES : P in L);", 1),
        ("if (any(L in LINES : A in L AND all(C in L : NUM[C] > 3))) { N = 1; }", 1),
        ("N = index(LINES[1], (2, 0)) * 10 + index(LINES[2], (2, 0));", 19),
        ("Q = LINES[2][1]; N = Qx * 10 + Qy;", 11),
        ("Q = TRACK[0]; N = Qx * 10 + length(TRACK);", 23),
        ("Q = LINES[3][1]; N = 1;", 1),
        ("N = LINES[2][1].x;", 1),
        ("N = length(LINES) * 10 + length(CROSS);", 24),
        ("define Twice(k) { return k * 2; } N = Twice(Twice(N)) + Twice(1);", 22),
        (
            "define Free(x, y) { return inside(x, y) AND STATE[x, y] == a; } if (Free(0, 0) AND NOT Free(9, 0)) { N = 1; }",
            1,
        ),
        ("define At(C) { return NUM[C]; } N = At(A) + At((0, 0));", 6),
        ("define Step(C) { return C + (1, 0); } Q = Step(P) + Step(A); N = Qx * 10 + Qy;", 31),
        ("define Add(k) { N = N + k; } Add(1); Add(2);", 8),
        ("define No(k) { if (k == 1) { return 3; } } N = No(2);", 5),
        ("define Change() { N = 100; return 1; } N = N + Change();", 6),
        ("define Count(L) { return count(C in L : true); } N = Count(LINES[1]) * 10 + Count(TRACK);", 33),
        ("N = random(3, 3);", 3),
        ("N = random(3, 2);", 5),
        ("Q = random(C in NUM : NUM[C] == 4); N = Qx * 10 + Qy;", 1),
        ("N = random(C in NUM : NUM[C] > 9).x;", 5),
        ("N = random(i = 3 to 9 : i * i == 49);", 7),
        ("N = random(D in CROSS : NUM[A + D] == 6).x * 10 + length(random(L in LINES : P in L));", 13),
        ("N = min(4, 3, 7) * 100 + max(N, 2) * 10 + abs(3 - 9);", 356),
        ("N = abs(0 - 2147483647 - 1);", 5),
        ("stop; N = 1;", 5),
        ("N = Player * 10 + Players;", 12),
        ("if (N == 5) { STATE[9, 9] = a; N = 3; }", 3),
        ("if (STATE[9, 9] == a) { N = 1; } else { N = 2; }", 5),
        ("if (M + 1 > 0 OR true) { N = 1; }", 5),
        ("N = 1; foreach (C in STATE while NUM[C] / 0 == 1) { N = 2; } N = N + 1;", 2),
    ];
    let mut wrong = Vec::new();
    for (contents, expected) in cases {
        match Engine::new(Arc::new(made(&[(contents, false)])), 0) {
            Ok(engine) => {
                let mut state = engine.start(1);
                play(&engine, &mut state, "1,1");
                let n = number(&engine.layout(&state), "n");
                if n != expected {
                    wrong.push(format!("{contents}: {n}, should be {expected}"));
                }
            }
            Err(problems) => wrong.push(format!("{contents}: {problems:?}")),
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn ends_and_messages() {
    let (engine, mut state, turn) = after(&[("say \"One\"; sound Fanfare; win; say \"Two\"; lose;", false)]);
    assert_eq!(turn.outcome, Some(Outcome::Won(1)));
    assert_eq!(turn.messages, ["One", "Two"]);
    assert_eq!(turn.sounds, ["fanfare"]);
    assert!(engine.play(&mut state, &"0,0".parse().unwrap()).is_err());
    let (_, _, turn) = after(&[("Player = 3 - Player; win;", false)]);
    assert_eq!(turn.outcome, Some(Outcome::Won(2)));
    let (_, _, turn) = after(&[("draw;", false)]);
    assert_eq!(turn.outcome, Some(Outcome::Drawn));
}

#[test]
fn what_decided_the_game_is_told_at_its_end() {
    let told = |contents: &str| -> Vec<String> {
        let (_, _, turn) = after(&[(contents, false)]);
        turn.deciding.iter().map(ToString::to_string).collect()
    };
    assert_eq!(told("highlight (2, 1); highlight A; highlight (0, 0); highlight A; win;"), ["0,0", "1,1", "2,1"]);
    assert_eq!(told("win; highlight (9, 9); highlight (0, 0);"), ["0,0"], "what is not on the board is left out");
    assert!(told("highlight A;").is_empty(), "the game goes on");
    assert_eq!(told("define Show(C) { highlight C; } Show((1, 0)); draw;"), ["1,0"]);
}

/// What a save of this state restores.
fn restored(engine: &Engine, state: &State) -> State {
    let (seed, moves) = (engine.seed(state), engine.moves_played(state));
    engine.restore(&engine.layout(state), seed, moves, engine.outcome(state)).unwrap()
}

#[test]
fn players_take_turns_and_are_saved() {
    let engine = engine(made(&[("Player = Player % Players + 1;", false)]));
    let mut state = engine.start_with(1, 3);
    assert_eq!((engine.player(&state), engine.players(&state)), (1, 3));
    for expected in [2, 3, 1, 2] {
        play(&engine, &mut state, "1,1");
        assert_eq!(engine.player(&state), expected);
    }
    let restored = restored(&engine, &state);
    assert_eq!(restored, state);
}

#[test]
fn chance_comes_from_the_seed_alone() {
    let engine = engine(made(&[("N = random(1, 6);", false)]));
    let roll = |seed: u64| -> Vec<i32> {
        let mut state = engine.start(seed);
        let mut rolls = Vec::new();
        for _ in 0..200 {
            // an invalid choice uses no chance
            assert!(engine.play(&mut state, &Move::Turn).is_err());
            play(&engine, &mut state, "1,1");
            state = restored(&engine, &state);
            rolls.push(number(&engine.layout(&state), "n"));
        }
        rolls
    };
    assert!(engine.draws_chance());
    assert_eq!(roll(7), roll(7));
    assert_ne!(roll(7), roll(8));
    for face in 1..=6 {
        let times = roll(7).iter().filter(|n| **n == face).count();
        assert!((15..55).contains(&times), "{face} came {times} times of 200");
    }
}

#[test]
fn each_element_is_as_likely_to_be_drawn_as_the_others() {
    let engine = engine(made(&[("N = NUM[random(C in NUM : NUM[C] % 2 == 0)];", false)]));
    let mut state = engine.start(3);
    let mut times = [0; 7];
    for _ in 0..300 {
        play(&engine, &mut state, "1,1");
        times[number(&engine.layout(&state), "n") as usize] += 1;
    }
    assert_eq!(times.iter().sum::<i32>(), times[2] + times[4] + times[6]);
    assert!([2, 4, 6].iter().all(|even| (70..130).contains(&times[*even])), "{times:?}");
}

#[test]
fn a_round_without_end_is_stopped_and_told() {
    let (engine, state, turn) = after(&[("N = 6;", false), ("while (true) { N = 7; }", false), ("N = 8;", false)]);
    assert_eq!(number(&engine.layout(&state), "n"), 7);
    assert_eq!(turn.problems.len(), 1);
    let place = turn.problems[0].place.clone().unwrap();
    assert_eq!((place.line, place.source.as_str()), (2, "while (true) { N = 7; }"));
}

/// Code, line text underlined, and hint of each problem of these rules.
fn problems(contents: &str) -> Vec<String> {
    match Engine::new(Arc::new(made(&[(contents, false)])), 0) {
        Ok(_) => Vec::new(),
        Err(problems) => problems
            .iter()
            .map(|p| {
                let place = p.place.clone().unwrap();
                let start = place.column as usize - 1;
                let underlined: String = place.source.chars().skip(start).take(place.length as usize).collect();
                format!("{} [{underlined}] {}", p.code, p.cures().first().map_or("", String::as_str))
            })
            .collect(),
    }
}

#[test]
fn one_mistake_is_one_problem_in_its_place() {
    let cases = [
        ("N = 1", "R040 [1] write ; here"),
        ("N = 1; M = ; N = 2;", "R040 [;] write a value here"),
        ("if (N == 1 { N = 2; } N = 3;", "R040 [1] write ) here"),
        ("if (N == 1) { N = 2; ", "R041 [{] write } at the end of the block"),
        ("if (N == 1) { N = 2; } }", "R041 [}] remove it, or add the { that it belongs to"),
        ("N = 1 § 2;", "R043 [§] remove it"),
        ("if (N = 1) { N = 2; }", "R044 [=] write == to compare"),
        ("N == 2;", "R044 [==] write = to assign a value"),
        ("forech (C in STATE) { N = 1; }", "R023 [forech] did you mean foreach?"),
        ("NN = 1;", "R022 [NN] did you mean N?"),
        ("STAT[A] = a;", "R021 [STAT] did you mean STATE?"),
        ("N = NUMM[A];", "R021 [NUMM] did you mean NUM?"),
        ("if (STATE[A] is Sofd) { N = 1; }", "R025 [Sofd] did you mean Soft?"),
        ("STATE[A] = STATE[A].nxet;", "R024 [.nxet] did you mean next?"),
        ("N = cout(C in STATE : true);", "R023 [cout] did you mean count?"),
        ("N = randon(1, 6);", "R023 [randon] did you mean random?"),
        ("if (STATE[A] == VALID[A]) { N = 1; }", "R030 [STATE[A] == VALID[A]] "),
        ("N = STATE[A];", "R030 [STATE[A]] "),
        ("N = A;", "R030 [A] write A.x or A.y"),
        ("define F(k) { return F(k); } N = F(1);", "R058 [F(k)] use while or foreach instead"),
        ("define F(k) { N = k; } N = F(1);", "R054 [F(1)] write return with a value in it"),
        ("define F(n) { return n; } N = F(1);", "R052 [n] choose another name"),
        ("iff (N == 1) { N = 2; }", "R045 [iff] did you mean if?"),
        ("iff (N == 1) N = 2;", "R045 [iff] did you mean if?"),
        ("iff N == 1 { N = 2; }", "R045 [iff] did you mean if?"),
        ("if N == 1 { N = 2; }", "R040 [N] write if (CONDITION) { ... }"),
        ("N = 1; while N == 1 { N = 2; }", "R040 [N] write while (CONDITION) { ... }"),
        (
            "if (N == 1) AND (M == 2) { N = 2; }",
            "R040 [AND] put one more pair of parentheses around the whole condition",
        ),
        ("if (N == 1) then { N = 2; } N = 3;", "R045 [then] remove it, and put { and } around the block"),
        ("if (N == 1): N = 2;", "R045 [:] remove it, and put { and } around the block"),
        ("if (N == 1) { N = 2; } els { N = 3; }", "R045 [els] did you mean else?"),
        ("if (N == 1) { N = 2; } elseif (N == 2) { N = 3; } else { N = 4; }", "R045 [elseif] write else if"),
        ("VALID = flase;", "R030 [flase] did you mean false?"),
        ("foreach (C in STATE) { C = A; }", "R057 [C] assign the value to a name declared with local"),
        ("CROSS[0] = A;", "R021 [CROSS] "),
        ("N = random(1);", "R056 [random(1)] "),
        ("N = abs(1, 2);", "R056 [abs(1, 2)] "),
        ("N = min(1);", "R056 [min(1)] write min(C in STATE : ...)"),
        ("if (increasing(1, 2)) { N = 1; }", "R056 [increasing(1, 2)] write increasing(C in STATE : ...)"),
        ("if (increasing(C in STATE : STATE[C])) { N = 1; }", "R030 [STATE[C]] "),
        ("N = min(1, a);", "R030 [a] write a.x or a.y"),
        ("highlight 3;", "R030 [3] "),
        ("say Hello;", "R040 [Hello] write a text in quotes here"),
    ];
    let wrong: Vec<_> = cases.iter().map(|(c, e)| (c, problems(c), e)).filter(|(_, p, e)| *p != [**e]).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_script_runs_beside_the_rules() {
    let engine = engine(made(&[("define Worth(C) { return NUM[C]; } N = N + 1;", false)]));
    let state = engine.start(1);
    let script = engine
        .script(
            "Score = Worth(A) * 10; if (P == (0, 0)) { Score = Score + 1; } STATE[A] = x;",
            "opponents.xml",
            &["Score"],
        )
        .unwrap();
    let run = engine.run_script(&script, &state, Some(Cell::new(2, 1)), 1);
    assert_eq!(run.unwrap().numbers, [61]);
    assert_eq!(state, engine.start(1));
    let Err(problems) = engine.script("Score = Worth(B);", "opponents.xml", &["Score"]) else { panic!() };
    assert_eq!(problems.len(), 1);
}

#[test]
fn the_trace_tells_what_each_rule_did() {
    use switchboard::play::Fate;
    let engine = engine(made(&[
        ("N = N + 1;", false),
        ("if (N == 5) { N = 1; }", false),
        ("if (STATE[9, 9] == a) { N = 1; } else { N = 2; }", false),
        ("if (N == 6) { STATE[A] = a; }", true),
        ("N = 9;", false),
    ]));
    let trace = engine.trace(&engine.start(1), &"1,1".parse().unwrap()).unwrap();
    let fates: Vec<Fate> = trace.rules.iter().map(|r| r.fate).collect();
    assert_eq!(fates, [Fate::Done, Fate::ConditionFalse, Fate::Skipped, Fate::Ended, Fate::NotReached]);
    let change = &trace.rules[3].changes[0];
    assert_eq!((change.what.as_str(), change.from.as_str(), change.to.as_str()), ("STATE[1, 1]", "e", "a"));
    assert_eq!(trace.rules[0].changes[0].what, "N");
    assert_eq!(trace.rules[2].skipped[0].1.text(), "fault-outside-matrix");
    assert_eq!(trace.rules[2].skipped[0].0.line, 3);
}

/// A rule that runs once, when the level begins, did not run after a move.
#[test]
fn the_trace_tells_a_rule_that_only_opens() {
    use switchboard::play::Fate;
    let mut game = made(&[("N = 7;", false), ("N = N + 1;", false)]);
    let switchboard::game::Kind::Rules(rules) = &mut game.kind else { panic!() };
    rules.rules[0].opens = true;
    let engine = engine(game);
    let trace = engine.trace(&engine.start(1), &"1,1".parse().unwrap()).unwrap();
    assert_eq!(trace.rules.iter().map(|rule| rule.fate).collect::<Vec<_>>(), [Fate::Opening, Fate::Done]);
}

/// Rules that the program looks up in a table, and loops and statements that it does at once, are traced one by one.
#[test]
fn the_trace_tells_what_one_instruction_does_for_several() {
    use switchboard::play::Fate::{ConditionFalse, Done, Ended, NotReached, Skipped};
    let fates = |rules: &[(&str, bool)], cell: &str| {
        let engine = engine(made(rules));
        let trace = engine.trace(&engine.start(1), &cell.parse().unwrap()).unwrap();
        let fates: Vec<_> = trace.rules.iter().map(|rule| rule.fate).collect();
        let changes: Vec<_> = trace.rules.iter().map(|rule| rule.changes.len()).collect();
        let skipped: Vec<_> = trace.rules.iter().map(|rule| rule.skipped.len()).collect();
        (fates, changes, skipped)
    };
    // three rules that test the word on one cell
    let asks = |word: &str| format!("if (STATE[AX + 1, AY] == {word}) {{ STATE[A] = {word}; }}");
    let (a, b, e) = (asks("a"), asks("b"), asks("e"));
    let run = [(a.as_str(), true), (b.as_str(), true), (e.as_str(), false), ("N = 7;", false)];
    assert_eq!(fates(&run, "0,0").0, [ConditionFalse, Ended, NotReached, NotReached]);
    assert_eq!(fates(&run, "1,0").0, [ConditionFalse, ConditionFalse, ConditionFalse, Done]);
    let (fate, _, skipped) = fates(&run, "2,0");
    assert_eq!((fate, skipped), (vec![Skipped, Skipped, Skipped, Done], vec![1, 1, 1, 0]));
    // one statement for each cell around
    let around = "foreach (D in CROSS) { if (STATE[A + D] == e) { STATE[A + D] = a; } }";
    assert_eq!(fates(&[(around, false)], "1,0"), (vec![Done], vec![1], vec![1]));
    assert_eq!(fates(&[(around, false)], "0,0"), (vec![Skipped], vec![0], vec![2]));
    // and along each direction
    let along = "foreach (W in CROSS) { if (STATE[A + W] == d AND STATE[A] == a) { STATE[A + 2 * W] = a; } }";
    assert_eq!(fates(&[(along, false)], "0,0"), (vec![Skipped], vec![0], vec![3]));
    let nothing = along.replace("== d", "== c");
    assert_eq!(fates(&[(nothing.as_str(), false)], "0,0"), (vec![Skipped], vec![0], vec![2]));
}

#[test]
fn the_trace_tells_each_use_of_a_name_without_a_value() {
    let engine = engine(made(&[("local k = N / 0; N = k; if (k == 1) { N = 2; } M = 3;", false)]));
    let trace = engine.trace(&engine.start(1), &"1,1".parse().unwrap()).unwrap();
    let skipped: Vec<&str> = trace.rules[0].skipped.iter().map(|(_, why)| why.text()).collect();
    assert_eq!(skipped, ["fault-divide-by-zero", "fault-valueless", "fault-valueless"]);
    assert_eq!(trace.rules[0].changes.len(), 1);
}

#[test]
fn the_list_of_games_counts_what_is_wrong_with_rules() {
    use switchboard::game::RuleLanguage::One;
    use switchboard::play::check_rules;
    let counted = |game: Game| {
        let (problems, is_playable) = check_rules(&Arc::new(game), &|| false);
        (problems.errors(), is_playable)
    };
    assert_eq!(counted(made(&[("N = 1;", false)])), (0, true));
    assert_eq!(counted(made(&[("NN = 1; MM = 2;", false), ("N = ;", false)])), (3, false));
    // language 1 skips at play what it cannot read
    let mut old = made(&[]);
    old.kind = switchboard::game::Kind::Rules(rules(One, &[("N == 1;", false)]));
    assert_eq!(counted(old), (1, true));
    let mut empty = made(&[]);
    empty.levels[0].layout.matrices.clear();
    assert_eq!(counted(empty), (1, false));
}

/// Random moves of each level, besides its solution.
const RANDOM_MOVES: usize = 40;

/// Every shipped game of language 1 gives the same states when it is read as language 2: the whole solution of each level, and random
/// moves.
#[test]
fn shipped_games_of_language_one_play_the_same_in_two() {
    use switchboard::disk::FolderFiles;
    use switchboard::game::{Kind, RuleLanguage, read_game};
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("games");
    let mut ids: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|e| e.unwrap().file_name()).collect();
    ids.sort();
    let mut pairs = Vec::new();
    for id in ids.iter().map(|id| id.to_string_lossy()) {
        let Some(one) = read_game(&FolderFiles::new(folder.join(&*id)), &id).game else { continue };
        let mut two = one.clone();
        match &mut two.kind {
            Kind::Rules(rules) if rules.language == RuleLanguage::One => rules.language = RuleLanguage::Two,
            _ => continue,
        }
        pairs.push((Arc::new(one), Arc::new(two)));
    }
    assert!(pairs.len() >= 9, "only {} games were read", pairs.len());
    let played: Vec<usize> = std::thread::scope(|scope| {
        let half = |odd: usize| pairs.iter().map(move |(one, two)| same_in_both(one, two, odd)).sum::<usize>();
        let halves = [scope.spawn(move || half(0)), scope.spawn(move || half(1))];
        halves.into_iter().map(|half| half.join().unwrap()).collect()
    });
    assert!(played.iter().sum::<usize>() > 10_000, "only {played:?} moves were compared");
}

/// Plays every second level of a game in both languages; returns how many moves were compared.
fn same_in_both(one: &Arc<Game>, two: &Arc<Game>, odd: usize) -> usize {
    use super::rules_one_random::Dice;
    let engines = Engine::all(one).zip(Engine::all(two)).enumerate().skip(odd).step_by(2);
    let mut compared = 0;
    for (level, (first, second)) in engines {
        let id = &one.id;
        let (first, second) =
            (first.unwrap_or_else(|p| panic!("{id}: {p:?}")), second.unwrap_or_else(|p| panic!("{id}: {p:?}")));
        let solution = Move::read_list(&one.levels[level].solution).unwrap();
        let mut dice = Dice::new(level as u64);
        compared += same_moves(&first, &second, |_, number| solution.get(number).copied());
        compared += same_moves(&first, &second, |valid, number| {
            (number < RANDOM_MOVES && !valid.is_empty()).then(|| valid[dice.below(valid.len())])
        });
    }
    compared
}

/// The same moves in both; after each, the two states are equal in everything, and so are messages and outcomes.
fn same_moves(first: &Engine, second: &Engine, mut choose: impl FnMut(&[Move], usize) -> Option<Move>) -> usize {
    let place = || format!("{} level {}", first.game().id, first.level());
    let (mut a, mut b) = (first.start(1), second.start(1));
    for number in 0.. {
        assert_eq!(states(first, &a), states(second, &b), "{} after {number} moves", place());
        let valid = first.moves(&a);
        assert_eq!(valid, second.moves(&b), "{} after {number} moves", place());
        let Some(chosen) = choose(&valid, number) else { return number };
        let turns = (first.play(&mut a, &chosen), second.play(&mut b, &chosen));
        assert_eq!(turns.0, turns.1, "{} move {number}", place());
        assert!(turns.0.is_ok(), "{} move {number}: {chosen} is refused", place());
        assert_eq!(first.outcome(&a), second.outcome(&b), "{} move {number}", place());
    }
    unreachable!()
}

/// All matrices and the items of the level itself.
fn states(engine: &Engine, state: &State) -> Layout {
    let mut layout = engine.layout(state);
    layout.items.retain(|item| !matches!(item.name.key(), "player" | "players"));
    layout
}
