//! Computer players and tournaments, with games made for the tests.

use super::four::{Four, Solver};
use super::rules_kit::{bools, engine, game, int, layout, pieces, play, rules, words};
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use switchboard::chance::Chance;
use switchboard::game::{Game, OpponentSource, RuleLanguage, RuleText, Search, SearchKind, Text};
use switchboard::opponent::{
    self, DecisionLimits, Entrant, Interval, MoveQuestion, Opponent, Strength, Tally, play_game, tournament,
};
use switchboard::play::{Engine, Move, Outcome, State};

/// Three in a row on 3 x 3 cells.
pub const THREES: &str = "
define Other(p) { return 3 - p; }
STATE[A] = Red;
if (Player == 2) { STATE[A] = Blue; }
VALID[A] = false;
foreach (D in STAR) {
  if (count(C in RAY(A, D) while STATE[C] == STATE[A] : true) + count(C in RAY(A, -D) while STATE[C] == STATE[A] : true) >= 2) {
    win(Player);
  }
}
if (NOT any(C in VALID : VALID[C])) { draw; }
Player = Other(Player);
";

/// A man is chosen (a cell of the upper row), then where it goes (a cell of the lower row); choosing another man changes the choice.
/// Whoever fills the lower row wins.
pub const TWO_STEPS: &str = "
if (Ay == 0) {
  Manx = Ax;
  VALID[0, 1] = STATE[0, 1] == Empty; VALID[1, 1] = STATE[1, 1] == Empty; VALID[2, 1] = STATE[2, 1] == Empty;
  VALID[Ax, 0] = false;
  foreach (C in STATE) { if (C.y == 0 AND C.x != Ax) { VALID[C] = true; } }
} else {
  STATE[A] = Red; Manx = 9;
  foreach (C in STATE) { VALID[C] = C.y == 0; }
  if (count(C in STATE : STATE[C] == Red) == 3) { win(Player); }
  Player = 3 - Player;
}
";

/// Each turn: cell 0 adds 3, cell 1 a roll of the die. 20 points win.
const DICE: &str = "
if (Ax == 0) { POINTS[Player, 0] = POINTS[Player, 0] + 3; } else { POINTS[Player, 0] = POINTS[Player, 0] + random(1, 6); }
if (POINTS[Player, 0] >= 20) { win(Player); }
Player = Player % Players + 1;
";

pub fn made(contents: &str, state: &[&str], valid: &[&str], players: (u8, u8)) -> Game {
    let matrices = vec![words("STATE", state), bools("VALID", valid), super::rules_kit::ints("POINTS", &["0 0 0 0 0"])];
    let layout = layout(-1, -1, vec![int("Manx", 9)], matrices);
    let mut made = game(pieces(&["Empty", "Red", "Blue"]), rules(RuleLanguage::Two, &[(contents, false)]), layout);
    made.description.players = players;
    made
}

fn threes() -> Engine {
    engine(made(THREES, &["Empty Empty Empty"; 3], &["111"; 3], (2, 2)))
}

fn two_steps() -> Engine {
    engine(made(TWO_STEPS, &["Empty Empty Empty"; 2], &["111", "000"], (2, 2)))
}

fn dice(players: (u8, u8)) -> Engine {
    engine(made(DICE, &["Empty Empty"], &["11"], players))
}

fn entrant(opponent: Opponent, work: u64) -> Entrant {
    Entrant { name: String::new(), opponent, work, overlooks: 0 }
}

fn mcts(work: u64) -> Entrant {
    entrant(Opponent::search(SearchKind::Mcts), work)
}

fn alphabeta(work: u64) -> Entrant {
    entrant(Opponent::search(SearchKind::AlphaBeta), work)
}

fn random() -> Entrant {
    entrant(Opponent::random(), 0)
}

fn play_all(engine: &Engine, entrants: &[Entrant], games: u32) -> Tally {
    tournament(engine, entrants, games, 7, NonZeroUsize::MIN)
}

fn wins(tally: &Tally) -> Vec<u32> {
    tally.standings.iter().map(|standing| standing.wins).collect()
}

#[test]
fn a_search_never_loses_three_in_a_row_and_nearly_always_beats_chance() {
    let engine = threes();
    for searching in [mcts(4_000), alphabeta(1_000_000)] {
        let tally = play_all(&engine, &[searching, random()], 60);
        assert_eq!(wins(&tally)[1], 0, "{tally:?}");
        assert!(wins(&tally)[0] > 45, "{tally:?}");
        assert_eq!((tally.games, tally.unfinished), (60, 0));
    }
}

#[test]
fn two_perfect_players_draw_three_in_a_row() {
    let tally = play_all(&threes(), &[alphabeta(1_000_000), alphabeta(1_000_000)], 4);
    assert_eq!((wins(&tally), tally.draws), (vec![0, 0], 4));
}

#[test]
fn a_tournament_is_the_same_on_any_number_of_threads_and_adds_up() {
    let engine = dice((3, 4));
    let entrants = [mcts(200), random(), random(), mcts(50)];
    let one = tournament(&engine, &entrants, 41, 3, NonZeroUsize::MIN);
    let three = tournament(&engine, &entrants, 41, 3, NonZeroUsize::new(3).unwrap());
    assert_eq!(one, three);
    assert_eq!(wins(&one).iter().sum::<u32>() + one.draws + one.unfinished, 41);
    assert_ne!(one, tournament(&engine, &entrants, 41, 4, NonZeroUsize::MIN));
    let places: u64 = one.standings.iter().map(|standing| standing.places).sum();
    assert_eq!(places, 41 * (1 + 2 + 2 + 2));
}

#[test]
fn seats_are_shuffled() {
    // cell 0 always adds 3: whoever begins wins
    let engine = dice((2, 2));
    let steady = |_| entrant(scoring(&engine, "if (Ax == 0) { Score = 1; }").unwrap(), 0);
    let tally = play_all(&engine, &[steady(0), steady(1)], 100);
    assert!(wins(&tally).iter().all(|wins| (30..=70).contains(wins)), "{tally:?}");
}

/// A computer player with these rules.
fn scoring(engine: &Engine, contents: &str) -> Result<Opponent, switchboard::diag::Problems> {
    Opponent::new(engine, &source("made", Some(contents), None))
}

fn source(name: &str, contents: Option<&str>, search: Option<Search>) -> OpponentSource {
    let contents = contents.map(|text| RuleText {
        contents: text.to_owned(),
        breaks: false,
        opens: false,
        offsets: (0..=u32::try_from(text.len()).unwrap()).collect(),
    });
    OpponentSource { name: Text::plain(name), search, contents, playout: None, file: "opponents.xml".into() }
}

fn choose(engine: &Engine, opponent: &Opponent, state: &State, seed: u64) -> String {
    let ask = MoveQuestion { engine, turn: &[], state };
    opponent.choose(ask, seed, DecisionLimits::of_work(1_000)).map_or(String::new(), |chosen| chosen.to_string())
}

#[test]
fn the_highest_score_is_played_and_ties_are_drawn_by_the_seed() {
    let engine = threes();
    let state = engine.start(0);
    let corner = scoring(&engine, "if (Ax != 1 AND Ay != 1) { Score = 5; }").unwrap();
    let chosen: Vec<String> = (0..40).map(|seed| choose(&engine, &corner, &state, seed)).collect();
    for cell in ["0,0", "2,0", "0,2", "2,2"] {
        assert!(chosen.iter().any(|c| c == cell), "{cell} was never drawn of {chosen:?}");
    }
    assert!(chosen.iter().all(|c| !c.contains('1')));
    assert_eq!(choose(&engine, &corner, &state, 3), choose(&engine, &corner, &state, 3));
    // it can use the functions of the game's rules, and knows whose turn it is
    let other = scoring(&engine, "Score = Ax * Other(Player);").unwrap();
    assert!(choose(&engine, &other, &state, 1).starts_with('2'));
}

#[test]
fn a_faulty_script_is_told_with_its_file() {
    let problems = scoring(&threes(), "Score = Nowhere[A];").unwrap_err();
    let first = problems.iter().next().unwrap();
    assert_eq!(first.place.as_ref().unwrap().file, "opponents.xml");
}

#[test]
fn a_search_sees_a_win_and_a_threat() {
    let engine = threes();
    for search in [Opponent::search(SearchKind::Mcts), Opponent::search(SearchKind::AlphaBeta)] {
        let mut state = engine.start(0);
        play(&engine, &mut state, "0,0 0,1 1,0 1,1");
        assert_eq!(choose(&engine, &search, &state, 1), "2,0", "{search:?}");
        let mut state = engine.start(0);
        play(&engine, &mut state, "0,0 2,2 1,0");
        assert_eq!(choose(&engine, &search, &state, 1), "2,0", "{search:?}");
    }
}

#[test]
fn the_weakest_level_takes_a_win_and_sees_a_threat_half_of_the_time() {
    let engine = threes();
    for search in [Opponent::search(SearchKind::Mcts), Opponent::search(SearchKind::AlphaBeta)] {
        let answers = |moves: &str, strength: Strength| {
            let mut state = engine.start(0);
            play(&engine, &mut state, moves);
            let ask = MoveQuestion { engine: &engine, turn: &[], state: &state };
            let found = (0..200).map(|seed| search.choose(ask, seed, search.limits(strength, &|| false)));
            found.filter(|chosen| chosen.is_some_and(|chosen| chosen.to_string() == "2,0")).count()
        };
        assert_eq!(answers("0,0 0,1 1,0 1,1", Strength::WEAKEST), 200, "{search:?}");
        let seen = answers("0,0 2,2 1,0", Strength::WEAKEST);
        assert!((80..=140).contains(&seen), "{search:?} {seen}");
        assert!(answers("0,0 2,2 1,0", Strength::USUAL) > seen + 20, "{search:?}");
        assert_eq!(answers("0,0 2,2 1,0", Strength::STRONGEST), 200, "{search:?}");
    }
}

#[test]
fn a_level_overlooks_the_same_with_the_same_seed() {
    let engine = two_steps();
    let search = Opponent::search(SearchKind::AlphaBeta);
    let state = engine.start(0);
    let ask = MoveQuestion { engine: &engine, turn: &[], state: &state };
    let plans = |seed| search.plan(ask, seed, search.limits(Strength::WEAKEST, &|| false));
    assert!((0..20).all(|seed| plans(seed) == plans(seed)));
    let different: std::collections::HashSet<Vec<Move>> = (0..20).map(plans).collect();
    assert!(different.len() > 2, "{different:?}");
}

#[test]
fn a_score_of_positions_guides_a_search() {
    let engine = dice((2, 2));
    let search = Search { kind: SearchKind::AlphaBeta, milliseconds: 0, depth: 1, amaf: None, guided: false };
    // for the player whose turn is next, the opponent: few points for the one who chose are good
    let contents = "Score = POINTS[Player, 0] * 10 - POINTS[3 - Player, 0] * 10;";
    let greedy = Opponent::new(&engine, &source("greedy", Some(contents), Some(search))).unwrap();
    let tally = play_all(&engine, &[entrant(greedy, 1_000), random()], 200);
    assert!(wins(&tally)[0] > 80, "{tally:?}");
}

/// Cell 1 adds 3 points, cell 0 adds 5 and mostly opens cell 2 to the other, which wins.
const LURE: &str = "
if (Ax == 2) { win(Player); }
VALID[2, 0] = false;
if (Ax == 1) { POINTS[Player, 0] = POINTS[Player, 0] + 3; }
if (Ax == 0) { POINTS[Player, 0] = POINTS[Player, 0] + 5; VALID[2, 0] = random(1, 6) > 1; }
Player = 3 - Player;
";

/// A search of lines that judges by points.
fn by_points(engine: &Engine, depth: u32) -> Opponent {
    let search = Search { kind: SearchKind::AlphaBeta, milliseconds: 0, depth, amaf: None, guided: false };
    let points = "Score = POINTS[Player, 0] * 10 - POINTS[3 - Player, 0] * 10;";
    Opponent::new(engine, &source("points", Some(points), Some(search))).unwrap()
}

/// The cells chosen with ten seeds by a search of lines that judges by points, at a level's first choice.
fn chosen_by_points(engine: &Engine, depth: u32, state: &State, overlooks: u8) -> Vec<String> {
    let player = by_points(engine, depth);
    let ask = MoveQuestion { engine, turn: &[], state };
    let limits = DecisionLimits { overlooks, ..DecisionLimits::of_work(1_000) };
    (0..10).map(|seed| player.choose(ask, seed, limits).unwrap().to_string()).collect()
}

#[test]
fn with_dice_a_turn_is_worth_its_mean_over_rolls() {
    for (certain, wanted) in [("+ 3;", "1,0"), ("+ 4;", "0,0")] {
        let rules = DICE.replace("+ 3;", certain);
        let engine = engine(made(&rules, &["Empty Empty"], &["11"], (2, 2)));
        assert_eq!(chosen_by_points(&engine, 0, &engine.start(0), 0), [wanted; 10], "a roll adds 3.5 on average");
    }
}

#[test]
fn with_dice_the_best_reply_counts_and_a_win_is_never_overlooked() {
    let engine = engine(made(LURE, &["Empty Empty Empty"], &["110"], (2, 2)));
    let start = engine.start(0);
    assert_eq!(chosen_by_points(&engine, 1, &start, 0), ["0,0"; 10], "it looks at its own turn only");
    assert_eq!(chosen_by_points(&engine, 0, &start, 0), ["1,0"; 10]);
    let mut open = start;
    let mut chance = Chance::new(1);
    while !engine.is_valid(&open, &"2,0".parse().unwrap()) {
        open = engine.start(chance.wide());
        engine.play(&mut open, &"0,0".parse().unwrap()).unwrap();
    }
    assert_eq!(chosen_by_points(&engine, 0, &open, 90), ["2,0"; 10]);
    let weak: std::collections::BTreeSet<String> =
        chosen_by_points(&engine, 0, &engine.start(0), 50).into_iter().collect();
    assert_eq!(weak.len(), 2, "a weak player overlooks the better turn now and then");
}

#[test]
fn a_search_that_is_stopped_at_once_still_plays() {
    let engine = threes();
    let state = engine.start(0);
    for kind in [SearchKind::Mcts, SearchKind::AlphaBeta] {
        let ask = MoveQuestion { engine: &engine, turn: &[], state: &state };
        let chosen =
            Opponent::search(kind).choose(ask, 1, DecisionLimits { work: u64::MAX, overlooks: 0, stop: &|| true });
        assert!(engine.is_valid(&state, &chosen.unwrap()));
    }
    let engine = dice((2, 2));
    let state = engine.start(0);
    let ask = MoveQuestion { engine: &engine, turn: &[], state: &state };
    for checks in 0..40 {
        // stopped while turns are listed, or while replies are
        let left = std::sync::atomic::AtomicU32::new(checks);
        let stop = || left.fetch_update(Relaxed, Relaxed, |left| left.checked_sub(1)).is_err();
        let chosen = by_points(&engine, 0).choose(ask, 1, DecisionLimits { work: u64::MAX, overlooks: 0, stop: &stop });
        assert!(engine.is_valid(&state, &chosen.unwrap()), "{checks}");
    }
}

#[test]
fn a_choice_is_not_changed_for_ever() {
    let engine = two_steps();
    for entrants in [[random(), random()], [mcts(300), alphabeta(300)]] {
        for number in 0..20 {
            let seats: Vec<&Entrant> = entrants.iter().collect();
            let result = play_game(&engine, &seats, &mut Chance::of(1, number));
            assert_eq!((result.choices, result.outcome), (6, Outcome::Won(1)), "three turns of two choices");
            assert_eq!(result.places, [1, 2]);
        }
    }
}

#[test]
fn dice_cannot_be_foreseen() {
    // a roll adds 3.5 on average and 3 is certain: a player who knew the die would win nearly always
    let engine = dice((2, 2));
    let sure = entrant(scoring(&engine, "if (Ax == 1) { Score = 1; }").unwrap(), 0);
    let tally = play_all(&engine, &[mcts(2_000), sure], 200);
    assert!((60..=140).contains(&wins(&tally)[0]), "{tally:?}");
}

#[test]
fn players_are_found_by_name_in_any_language() {
    let mut game = made(THREES, &["Empty Empty Empty"; 3], &["111"; 3], (2, 2));
    let mut clever = source(
        "",
        None,
        Some(Search { kind: SearchKind::Mcts, milliseconds: 10, depth: 0, amaf: None, guided: false }),
    );
    clever.name.variants = vec![("cs".into(), "Chytrák".into()), ("en".into(), "Clever".into())];
    game.opponents = vec![clever];
    let engine = Engine::new(Arc::new(game), 0).unwrap();
    for name in ["chytrák", "CLEVER", "random", "mcts", "alphabeta"] {
        assert!(opponent::find(&engine, name).unwrap().is_some(), "{name}");
    }
    assert!(opponent::find(&engine, "nobody").unwrap().is_none());
    assert_eq!(opponent::all(&engine).unwrap().len(), 1);
    assert_eq!(opponent::all(&threes()).unwrap().len(), 2, "one at random and one that searches, for any game");
}

#[test]
fn what_may_be_chance_is_told() {
    let half = Interval::of(50, 100);
    assert!((half.low - 0.4038).abs() < 0.0005 && (half.high - 0.5962).abs() < 0.0005, "{half:?}");
    let none = Interval::of(0, 10_000);
    assert!(none.low == 0.0 && (none.high - 0.000_384).abs() < 0.000_005, "{none:?}");
}

/// A level of a game that comes with the program.
fn shipped(game: &str, level: &str) -> Engine {
    let entry = super::walks_kit::games(&[game]).remove(0);
    let game = entry.game.unwrap_or_else(|| panic!("{:?}", entry.problems));
    let place = game.levels.iter().position(|known| known.id == level).unwrap();
    Engine::new(game, place).unwrap()
}

#[test]
fn three_in_a_row_has_as_many_games_and_positions_as_is_known_and_is_a_draw() {
    let engine = shipped("piskvorky", "01");
    let mut known = std::collections::BTreeMap::new();
    let (games, value) = lines(&engine, &engine.start(0), &mut known);
    assert_eq!((games, known.len(), value), (255_168, 5_478, 0));
}

/// Number of games from here and their value for the first player: 1 won, 0 drawn, -1 lost; each position once.
fn lines(engine: &Engine, state: &State, known: &mut std::collections::BTreeMap<String, (u64, i32)>) -> (u64, i32) {
    let position: String = engine.board(state).faces.iter().map(|face| face.symbol.get(..1).unwrap()).collect();
    if let Some(found) = known.get(&position) {
        return *found;
    }
    let next = |chosen: &Move| {
        let mut next = state.clone();
        engine.play(&mut next, chosen).unwrap();
        next
    };
    let found = match engine.outcome(state) {
        Outcome::Won(player) => (1, if player == 1 { 1 } else { -1 }),
        Outcome::Drawn => (1, 0),
        _ => {
            let nexts: Vec<_> = engine.moves(state).iter().map(|m| lines(engine, &next(m), known)).collect();
            let values = nexts.iter().map(|(_, value)| *value);
            let value = if engine.player(state) == 1 { values.max() } else { values.min() };
            (nexts.iter().map(|(games, _)| games).sum(), value.unwrap())
        }
    };
    known.insert(position, found);
    found
}

#[test]
fn the_strong_opponent_never_loses_three_in_a_row_and_wins_four_in_a_row() {
    for (level, games, most_lost, fewest_won) in [("01", 40, 0, 25), ("03", 20, 1, 19)] {
        let engine = shipped("piskvorky", level);
        let thinker = opponent::find(&engine, "Thinker").unwrap().unwrap();
        let tally = play_all(&engine, &[entrant(thinker, 20_000), random()], games);
        assert!(wins(&tally)[1] <= most_lost && wins(&tally)[0] >= fewest_won, "{level}: {tally:?}");
    }
}

/// The positions of Connect Four in tests/data that the current player wins: columns played, and own moves until the win.
fn won_positions() -> Vec<(&'static str, usize)> {
    let lines = include_str!("../data/connect-four-won.txt").lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split_once(' ').map(|(columns, moves)| (columns, moves.parse().unwrap())).unwrap()).collect()
}

/// Connect Four after these columns, in the program and in the solver.
fn after_columns(engine: &Engine, columns: &str) -> (State, Four) {
    let mut state = engine.start_with(1, 2);
    for digit in columns.bytes() {
        drop_stone(engine, &mut state, u32::from(digit - b'0'));
    }
    (state, Four::after(columns).unwrap())
}

fn drop_stone(engine: &Engine, state: &mut State, column: u32) {
    let moves = engine.moves(state);
    let chosen = moves.iter().find(|chosen| matches!(chosen, Move::Cell(cell) if u32::from(cell.x) == column));
    engine.play(state, chosen.unwrap()).unwrap();
}

#[test]
fn the_exact_solver_and_the_game_agree_about_short_wins() {
    let engine = shipped("connect-four", "01");
    for (columns, moves) in won_positions().into_iter().filter(|(_, moves)| *moves <= 6) {
        let (mut state, mut four) = after_columns(&engine, columns);
        let mut solver = Solver::default();
        assert_eq!(engine.moves(&state).len(), four.columns().count());
        for left in (1..=2 * moves - 1).rev() {
            assert_eq!(engine.outcome(&state), Outcome::Playing, "{columns}: {left} moves left");
            let column = solver.best(four)[0];
            drop_stone(&engine, &mut state, column);
            four = four.play(column);
        }
        assert!(matches!(engine.outcome(&state), Outcome::Won(_)), "{columns}");
    }
}

#[test]
fn a_won_position_of_connect_four_is_won_against_the_best_defence() {
    let engine = shipped("connect-four", "01");
    let thinker = opponent::find(&engine, "Thinker").unwrap().unwrap();
    for (columns, _) in won_positions().into_iter().filter(|(_, moves)| *moves <= 5) {
        let (mut state, mut four) = after_columns(&engine, columns);
        let (own, mut solver) = (engine.player(&state), Solver::default());
        while engine.outcome(&state) == Outcome::Playing {
            let column = if engine.player(&state) == own {
                let ask = MoveQuestion { engine: &engine, turn: &[], state: &state };
                match thinker.choose(ask, 1, DecisionLimits::of_work(40_000)) {
                    Some(Move::Cell(cell)) => cell.x.into(),
                    other => panic!("{columns}: {other:?}"),
                }
            } else {
                solver.best(four)[0]
            };
            drop_stone(&engine, &mut state, column);
            four = four.play(column);
        }
        assert_eq!(engine.outcome(&state), Outcome::Won(own), "{columns}");
    }
}

/// Three in a row on 7 x 2 cells. The claims about its positions below were found by examining every line of play.
fn strip() -> Engine {
    engine(made(THREES, &["Empty Empty Empty Empty Empty Empty Empty"; 2], &["1111111"; 2], (2, 2)))
}

#[test]
fn threats_of_one_and_two_moves_are_never_missed_and_what_is_lost_is_held_as_long_as_can_be() {
    let engine = strip();
    let cases: [(&str, &[&str]); 6] = [
        // two with space on both sides: the next one wins
        ("2,0 6,1 3,0 0,1", &["1,0", "4,0"]),
        // one end of two is closed: the other must be
        ("2,0 1,0 3,0", &["4,0"]),
        // one with space on both sides becomes two with space, unless it is answered beside it
        ("3,0", &["2,0", "4,0"]),
        // nobody answered: these four win, the others do not
        ("3,0 0,1", &["2,0", "4,0", "2,1", "4,1"]),
        // all moves lose, this one two moves later than the others
        ("3,1 1,1 5,1 0,0 4,0", &["4,1"]),
        ("0,1 5,1 0,0 1,0 4,0 3,0", &["2,0"]),
    ];
    for kind in [SearchKind::Mcts, SearchKind::AlphaBeta] {
        let search = Opponent::search(kind);
        for (moves, right) in cases {
            let mut state = engine.start(0);
            play(&engine, &mut state, moves);
            for seed in 0..3 {
                let ask = MoveQuestion { engine: &engine, turn: &[], state: &state };
                let chosen = search.choose(ask, seed, DecisionLimits::of_work(20_000)).unwrap().to_string();
                assert!(right.contains(&chosen.as_str()), "{kind:?} after {moves}, seed {seed}: {chosen}");
            }
        }
    }
}

#[test]
fn mlyn_has_as_many_lines_of_play_as_is_known() {
    let arguments = ["perft", "mlyn", "--level", "02", "--depth", "4", "--format", "json"];
    let games = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("games");
    let run = std::process::Command::new(env!("CARGO_BIN_EXE_switchboard"))
        .args(arguments)
        .arg("--games")
        .arg(games)
        .output()
        .unwrap();
    let text = String::from_utf8(run.stdout).unwrap();
    for (depth, lines) in [(1, 24), (2, 552), (3, 12_144), (4, 255_024)] {
        assert!(text.contains(&format!("{{\"depth\":{depth},\"lines\":{lines},\"over\":0}}")), "{text}");
    }
}

#[test]
fn the_strategies_of_clovece_play_and_their_wins_add_up() {
    let engine = shipped("clovece", "01");
    let of = |name: &str| entrant(opponent::find(&engine, name).unwrap().unwrap(), 0);
    let tally = play_all(&engine, &[of("Random"), of("Safe"), of("Mean"), of("Eager")], 200);
    assert_eq!((wins(&tally).iter().sum::<u32>(), tally.draws, tally.unfinished), (200, 0, 0));
    let places: u64 = tally.standings.iter().map(|standing| standing.places).sum();
    assert_eq!(places, 200 * (1 + 2 + 3 + 4), "everybody comes home");
    assert!(wins(&tally)[1] > wins(&tally)[0], "Safe beats Random: {tally:?}");
}

#[test]
fn check_tells_what_is_wrong_with_a_computer_player() {
    let entry = super::walks_kit::games(&["piskvorky"]).remove(0);
    assert!(!entry.problems.has_errors());
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("games/piskvorky");
    let files = Spoilt(switchboard::disk::FolderFiles::new(folder));
    let read = switchboard::play::check(&files, "piskvorky");
    let faults: Vec<_> = read.problems.iter().filter(|problem| problem.message().contains("item Scor")).collect();
    assert_eq!(faults.len(), 1, "{:?}", read.problems);
    assert!(faults[0].place.as_ref().unwrap().file.ends_with("opponents.xml"));
}

/// Piskvorky with a misspelt item in opponents.xml.
struct Spoilt(switchboard::disk::FolderFiles);

impl switchboard::game::Files for Spoilt {
    fn read(&self, path: &str) -> Result<Vec<u8>, switchboard::game::FileFault> {
        let bytes = self.0.read(path)?;
        if path != "opponents.xml" {
            return Ok(bytes);
        }
        Ok(String::from_utf8(bytes).unwrap().replace("Score =", "Scor =").into_bytes())
    }

    fn size(&self, path: &str) -> Result<u64, switchboard::game::FileFault> {
        self.0.size(path)
    }

    fn list(&self, path: &str) -> Result<Vec<String>, switchboard::game::FileFault> {
        self.0.list(path)
    }

    fn show(&self, path: &str) -> String {
        self.0.show(path)
    }
}

#[test]
fn a_tournament_tells_the_faults_of_a_script_once() {
    let around = tempfile::tempdir().unwrap();
    let to = around.path().join("mine");
    let from = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("games/piskvorky");
    switchboard::disk::new_game(&to, Some(&switchboard::disk::FolderFiles::new(from))).unwrap();
    let script = std::fs::read_to_string(to.join("opponents.xml")).unwrap();
    std::fs::write(to.join("opponents.xml"), script.replacen("local mine = XMark;", "local mine = XMark + ;", 1))
        .unwrap();
    let told = |players: &str| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_switchboard"));
        command.args(["tournament", "./mine", "--games", "1", "--players", players]).current_dir(around.path());
        let output = command.output().unwrap();
        assert_eq!(output.status.code(), Some(1));
        String::from_utf8(output.stderr).unwrap()
    };
    let one = told("Watchful,Random");
    assert!(one.contains("opponents.xml:"), "{one}");
    assert_eq!(told("Watchful,Watchful"), one);
    assert_eq!(told("Random,Watchful"), one);
}
