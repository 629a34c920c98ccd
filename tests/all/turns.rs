//! Turns of computer players: each ends within as few choices as it can, in every game for several that comes with the program.

use std::collections::HashSet;
use switchboard::chance::Chance;
use switchboard::disk::Catalogue;
use switchboard::game::SearchKind;
use switchboard::opponent::{self, DecisionLimits, Entrant, MoveQuestion, Opponent, play_game};
use switchboard::play::{Engine, Outcome, State, Walker};

/// How many choices a search may try before it decides: enough to compare every choice, few enough to play all games.
const WORK: u64 = 60;
/// How many turns of each game are watched.
const TURNS: usize = 6;
/// How many choices the plain search for a shorter turn tries.
const TRIED: usize = 20_000;

/// The first and the last level of every game for two or more.
pub fn engines() -> Vec<Engine> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("games");
    let catalogue = Catalogue::new(&[folder]);
    let mut engines = Vec::new();
    for (name, _) in catalogue.iter() {
        let Some(game) = catalogue.read(name).unwrap().game else { panic!("{name}") };
        if game.description.players.1 < 2 {
            continue;
        }
        let game = std::sync::Arc::new(game);
        let last = game.levels.len() - 1;
        engines.extend((0..=last).step_by(last.max(1)).map(|level| Engine::new(game.clone(), level).unwrap()));
    }
    assert!(engines.len() > 20, "{}", engines.len());
    engines
}

/// Every computer player of the level: those of its game, and those that every game has.
fn opponents(engine: &Engine) -> Vec<Opponent> {
    let mut all = opponent::all(engine).unwrap();
    all.extend([Opponent::random(), Opponent::search(SearchKind::Mcts), Opponent::search(SearchKind::AlphaBeta)]);
    all
}

pub fn players(engine: &Engine) -> u8 {
    engine.game().description.players.0.max(2)
}

fn place(engine: &Engine, state: &State) -> (u64, u64) {
    (engine.hash(state), engine.seed(state))
}

/// The fewest choices, below `most`, by which the turn that begins at `first` can come to `end`; none if there are none, or too many
/// choices to try.
fn shorter(engine: &Engine, first: &State, end: (u64, u64), most: usize) -> Option<usize> {
    let (player, mut tried) = (engine.player(first), 0);
    let mut walker = Walker::new(engine, first);
    let mut known = HashSet::from([place(engine, first)]);
    let mut layer = vec![first.clone()];
    for depth in 1..most {
        let mut next = Vec::new();
        for from in &layer {
            for chosen in engine.moves(from) {
                tried += 1;
                if tried > TRIED {
                    return None;
                }
                walker.go_to(from);
                let outcome = walker.play(&chosen).unwrap();
                let reached = place(engine, walker.state());
                if reached == end {
                    return Some(depth);
                }
                if known.insert(reached) && outcome == Outcome::Playing && walker.player() == player {
                    next.push(walker.state().clone());
                }
            }
        }
        layer = next;
    }
    None
}

/// Plays some turns with this computer player on every seat.
fn watch(engine: &Engine, opponent: &Opponent, chance: &mut Chance) {
    let name = format!(
        "{} {}: {}",
        engine.game().id,
        engine.level(),
        opponent.name.get(switchboard::language::Language::English)
    );
    let mut state = engine.start_with(chance.wide(), players(engine));
    let mut turn: Vec<State> = Vec::new();
    let mut turns = 0;
    while turns < TURNS && engine.outcome(&state) == Outcome::Playing {
        let ask = MoveQuestion { engine, turn: &turn, state: &state };
        // whatever is overlooked, a turn ends
        let overlooks = if turns % 2 == 1 { 50 } else { 0 };
        let limits = DecisionLimits { overlooks, ..DecisionLimits::of_work(WORK) };
        let Some(chosen) = opponent.choose(ask, chance.wide(), limits) else { break };
        turn.push(state.clone());
        let outcome = engine.play(&mut state, &chosen).unwrap().outcome;
        let here = place(engine, &state);
        assert!(
            turn.iter().all(|earlier| place(engine, earlier) != here),
            "{name} returns by {chosen}, choice {}",
            turn.len()
        );
        if engine.player(&state) != engine.player(&turn[0]) || outcome.is_some() || turn.len() >= 40 {
            let fewest = shorter(engine, &turn[0], here, turn.len());
            assert_eq!(fewest, None, "{name} took {} choices in turn {turns}", turn.len());
            turn.clear();
            turns += 1;
        }
    }
}

#[test]
fn every_turn_of_a_computer_ends_within_the_choices_that_it_needs() {
    for engine in engines() {
        for (number, opponent) in (0..).zip(opponents(&engine)) {
            watch(&engine, &opponent, &mut Chance::of(3, number));
        }
    }
}

#[test]
fn breakthrough_between_any_two_computers_ends() {
    let engine = engines().into_iter().find(|engine| engine.game().id == "breakthrough").unwrap();
    let entrant = |opponent| Entrant { name: String::new(), opponent, work: WORK, overlooks: 0 };
    let entrants: Vec<Entrant> = opponents(&engine).into_iter().map(entrant).collect();
    for (number, first) in (0..).zip(&entrants) {
        for second in &entrants {
            let result = play_game(&engine, &[first, second], &mut Chance::of(5, number));
            assert!(matches!(result.outcome, Outcome::Won(_)), "{:?}", result.outcome);
            // each turn takes up a man and puts it down
            assert_eq!(result.choices % 2, 0, "{} choices", result.choices);
        }
    }
}
