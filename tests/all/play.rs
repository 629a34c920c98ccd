//! Tests of play: restored states, keys and hashes, over every level of every shipped game.

use super::games::games;
use super::rules_kit::{rules, text};
use super::rules_one_random::Dice;
use std::sync::Arc;
use switchboard::game::{Game, Item, Kind, Matrix, RuleLanguage};
use switchboard::play::{Engine, Move, Outcome, State, Walker};

/// Moves of one random walk.
const WALK: usize = 40;

/// A random walk of a level from its start: each state, and the move that was made in it. It ends where play does.
fn random_walk(engine: &Engine, seed: u64) -> Vec<(State, Move)> {
    let mut dice = Dice::new(seed);
    let mut state = engine.start(seed);
    let mut walk = Vec::new();
    for _ in 0..WALK {
        let moves = engine.moves(&state);
        if moves.is_empty() {
            break;
        }
        let chosen = moves[dice.below(moves.len())];
        walk.push((state.clone(), chosen));
        engine.play(&mut state, &chosen).unwrap();
    }
    walk
}

/// Calls `hold` with every level of every game and a walk in it.
fn each_walk(hold: impl Fn(&Engine, &[(State, Move)])) {
    for game in games() {
        for level in 0..game.levels.len() {
            let engine = Engine::new(Arc::clone(&game), level).unwrap();
            hold(&engine, &random_walk(&engine, level as u64));
        }
    }
}

fn name(engine: &Engine) -> String {
    format!("{} level {}", engine.game().id, engine.level_info().unwrap().id)
}

#[test]
fn a_walker_plays_as_the_engine_does() {
    each_walk(|engine, walk| {
        let mut walker = Walker::new(engine, &engine.start(0));
        let mut moves = Vec::new();
        for (state, chosen) in walk {
            walker.go_to(state);
            let mut next = state.clone();
            let outcome = engine.play(&mut next, chosen).unwrap().outcome.unwrap();
            assert_eq!(walker.play(chosen), Ok(outcome), "{}", name(engine));
            assert_eq!(walker.state(), &next, "{} after {chosen}", name(engine));
            walker.moves_into(&mut moves);
            assert_eq!(moves, engine.moves(&next), "{}", name(engine));
            assert_eq!(walker.count_moves(), moves.len());
            let drawn: Vec<Move> = (0..moves.len()).filter_map(|place| walker.nth_move(place)).collect();
            assert_eq!(drawn, moves);
            assert_eq!(walker.nth_move(moves.len()), None);
        }
    });
}

#[test]
fn the_kept_hash_is_the_hash_of_the_key() {
    each_walk(|engine, walk| {
        let mut walker = Walker::new(engine, &engine.start(0));
        for (state, _) in walk {
            walker.go_to(state);
            assert_eq!(walker.hash(), walker.hash_anew(), "{}", name(engine));
        }
    });
}

/// A state restored from its key in a walker that was elsewhere plays on like the state itself: the same moves, keys, hashes and ends,
/// until the end of the walk.
#[test]
fn a_state_put_back_by_its_key_plays_on_the_same() {
    each_walk(|engine, walk| {
        if !matches!(engine.game().kind, Kind::Rules(_)) || engine.draws_chance() {
            return;
        }
        let Some((last, _)) = walk.last() else { return };
        for from in [0, walk.len() / 3, walk.len() / 2, walk.len() - 1] {
            let mut truth = Walker::new(engine, &walk[from].0);
            let mut walker = Walker::new(engine, last);
            let key = truth.key().to_vec();
            assert_eq!(key.len(), walker.key_bytes());
            walker.put_back(&key, truth.hash(), engine.moves_played(truth.state()));
            for (_, chosen) in &walk[from..] {
                let outcome = truth.play(chosen).unwrap();
                assert_eq!(walker.play(chosen), Ok(outcome), "{}", name(engine));
                if outcome == Outcome::Restarted {
                    break;
                }
                assert_eq!((walker.key(), walker.hash()), (truth.key(), truth.hash()), "{}", name(engine));
                assert_eq!(walker.count_moves(), truth.count_moves());
            }
        }
    });
}

#[test]
fn replaying_the_moves_leads_to_the_same_state() {
    each_walk(|engine, walk| {
        let mut state = engine.start(engine.level() as u64);
        for (met, chosen) in walk {
            assert_eq!(&state, met, "{}", name(engine));
            engine.play(&mut state, chosen).unwrap();
        }
    });
}

#[test]
fn a_refused_move_changes_nothing() {
    each_walk(|engine, walk| {
        let Some((state, _)) = walk.first() else { return };
        let mut walker = Walker::new(engine, state);
        let beyond = Move::Cell(switchboard::grid::Cell::new(u8::MAX, 0));
        assert!(walker.play(&beyond).is_err());
        for cell in engine.board(state).size.cells().map(Move::Cell).filter(|m| !engine.is_valid(state, m)) {
            assert!(walker.play(&cell).is_err());
        }
        assert_eq!(walker.state(), state);
    });
}

/// What a player sees and may do: STATE, VALID, the visible items, the moves, and the outcome.
fn seen(engine: &Engine, state: &State) -> (Vec<Option<Matrix>>, Vec<Item>, Vec<Move>, Outcome) {
    let layout = engine.layout(state);
    let matrices = ["state", "valid"].map(|name| layout.matrix(name).cloned()).to_vec();
    let items = layout.items.into_iter().filter(|item| item.show).collect();
    (matrices, items, engine.moves(state), engine.outcome(state))
}

/// Plays the same moves in both and compares them after each.
fn same_play(first: &Engine, second: &Engine, mut choose: impl FnMut(&[Move], usize) -> Option<Move>) -> usize {
    let (mut one, mut two) = (first.start(1), second.start(1));
    for number in 0.. {
        let (now, other) = (seen(first, &one), seen(second, &two));
        assert_eq!(now, other, "{} after {number} moves", name(second));
        let Some(chosen) = choose(&now.2, number) else { return number };
        let (turn, same) = (first.play(&mut one, &chosen).unwrap(), second.play(&mut two, &chosen).unwrap());
        assert_eq!(turn.outcome, same.outcome, "{} at move {number}", name(second));
    }
    unreachable!()
}

/// Each game in language 1 and its version in language 2. The lights of three colours are no game in language 1: written out here, they
/// show how long it would be.
fn rewrites() -> Vec<(Arc<Game>, Arc<Game>)> {
    let games = games();
    let find = |id: &str| Arc::clone(games.iter().find(|game| game.id == id).unwrap());
    let mut pairs: Vec<_> = [
        ("pexeso", "pexeso-two"),
        ("klondike", "klondike-two"),
        ("netwalk", "netwalk-two"),
        ("lights-out", "lights-two"),
    ]
    .map(|(one, two)| (find(one), find(two)))
    .into();
    let three = find("lights-three");
    pairs.push((Arc::new(three_colours_in_language_one(&three)), three));
    pairs
}

/// A rule remembers what is on a light, three more say what comes next; the same for each light.
fn three_colours_in_language_one(three: &Game) -> Game {
    let mut contents = Vec::new();
    for light in ["A.x, A.y", "A.x + 1, A.y", "A.x - 1, A.y", "A.x, A.y + 1", "A.x, A.y - 1"] {
        contents.push(format!("Before = STATE[{light}];"));
        for (colour, next) in [("Off", "Green"), ("Green", "Red"), ("Red", "Off")] {
            contents.push(format!("if (Before == {colour}) {{ STATE[{light}] = {next}; }}"));
        }
    }
    let list: Vec<_> = contents.iter().map(|text| (text.as_str(), false)).collect();
    let mut game = three.clone();
    game.kind = Kind::Rules(rules(RuleLanguage::One, &list));
    for level in &mut game.levels {
        level.layout.items.push(text("Before", "nothing"));
    }
    game
}

/// The versions in language 2 beside their originals: every solution and three random walks of each level.
#[test]
fn games_written_anew_in_language_two_play_as_their_originals() {
    for (old, new) in rewrites() {
        assert_eq!(old.levels.len(), new.levels.len(), "{}", new.id);
        for (first, second) in Engine::all(&old).zip(Engine::all(&new)) {
            let (first, second) = (first.unwrap(), second.unwrap());
            let solution = Move::read_list(&first.level_info().unwrap().solution).unwrap();
            let played = same_play(&first, &second, |_, number| solution.get(number).copied());
            assert_eq!(played, solution.len());
            for seed in 0..3 {
                let mut dice = Dice::new(seed);
                same_play(&first, &second, |moves, number| {
                    (number < 60 && !moves.is_empty()).then(|| moves[dice.below(moves.len())])
                });
            }
        }
    }
}

/// The characters of a game's rules, not counting white space.
fn length(game: &Game) -> usize {
    let Kind::Rules(rules) = &game.kind else { panic!("{} has no rules", game.id) };
    rules.rules.iter().map(|rule| rule.contents.chars().filter(|c| !c.is_whitespace()).count()).sum()
}

/// Lights Out in two colours is left out: five rules of language 1 are too few to be written in a tenth.
#[test]
fn rules_written_anew_in_language_two_take_a_tenth_at_most() {
    for (old, new) in rewrites().into_iter().filter(|(_, new)| new.id != "lights-two") {
        let (long, short) = (length(&old), length(&new));
        assert!(short * 10 <= long, "{}: {short} characters instead of {long}", new.id);
    }
}
