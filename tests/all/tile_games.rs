//! The tile-map games that come with the program: each played to its end by random players, and the facts that must hold after every move.

use super::walks_kit;
use std::sync::Arc;
use switchboard::game::{Game, Kind};
use switchboard::play::{Engine, Outcome};
use switchboard::tiles::{self, NO_TILE, TileChoice, TileRules, TileStanding, TileState};

/// The games, and the fewest and most players of each.
pub const TILE_GAMES: [(&str, u8, u8); 4] =
    [("cheese-hunt", 2, 4), ("ropes-and-slides", 1, 6), ("shifting-garden", 2, 4), ("winding-paths", 2, 6)];

/// How many games of each are played.
const GAMES: u64 = 1_000;
/// A random game that is longer than this does not end.
const MOST_MOVES: usize = 100_000;

/// Random numbers for random players.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// 0..`below`.
    pub fn roll(&mut self, below: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap() % below
    }
}

pub fn game(id: &str) -> Arc<Game> {
    walks_kit::games(&[id]).remove(0).game.unwrap()
}

fn rules(id: &str) -> TileRules {
    let Kind::Tiles(source) = &game(id).kind else { panic!("{id} is no game of tiles") };
    let (rules, problems) = tiles::read(source);
    assert!(problems.is_empty(), "{problems:?}");
    rules.unwrap()
}

/// Everything that must hold in every state; `items` is how many there are of each.
fn hold(rules: &TileRules, state: &TileState, items: &[u32]) -> Result<(), String> {
    let mut seen = vec![0u8; state.tiles.len()];
    let hands = state.players.iter().flat_map(|player| &player.hand);
    for id in state.board.iter().filter(|id| **id != NO_TILE).chain(&state.pile).chain(hands) {
        seen[usize::from(*id)] += 1;
    }
    if let Some(id) = seen.iter().position(|times| *times != 1) {
        return Err(format!("tile {id} is there {} times", seen[id]));
    }
    if counted(rules, state) != items {
        return Err("an item was made or lost".to_owned());
    }
    for (number, player) in state.players.iter().enumerate().filter(|(_, player)| !player.out) {
        let size = usize::from(rules.players[number].conduct.hand_size);
        if player.hand.len() != size && !state.pile.is_empty() {
            return Err(format!("player {number} holds {} tiles, and the pile has more", player.hand.len()));
        }
        if player.start.is_some() {
            let id = state.tile_at(rules, player.place.cell).ok_or(format!("player {number} stands on no tile"))?;
            if state.path(rules, id, player.place.end).is_none() {
                return Err(format!("player {number} stands on no path"));
            }
        }
    }
    Ok(())
}

/// How many there are of each item, on tiles and with players.
fn counted(rules: &TileRules, state: &TileState) -> Vec<u32> {
    let mut counts = vec![0; rules.items.len()];
    for held in state.tile_items.chunks(counts.len().max(1)).chain(state.players.iter().map(|p| p.items.as_slice())) {
        held.iter().zip(&mut counts).for_each(|(held, count)| *count += u32::from(*held));
    }
    counts
}

/// Plays random choices to the end; every state is passed to `look`.
fn play(rules: &TileRules, seed: u64, players: u8, mut look: impl FnMut(&TileState)) -> (TileState, usize) {
    let (mut state, _) = tiles::start(rules, seed, players);
    let mut dice = Dice::new(seed);
    look(&state);
    for moves in 0..MOST_MOVES {
        let choices = tiles::choices(rules, &state);
        if choices.is_empty() {
            return (state, moves);
        }
        let chosen = choices[dice.roll(choices.len())];
        tiles::play(rules, &mut state, chosen).unwrap();
        look(&state);
    }
    panic!("seed {seed}: still playing after {MOST_MOVES} moves");
}

/// How a thousand random games of `id` ended: won by each player (from 1) and drawn (0); and their lengths.
fn play_out(id: &str) -> (Vec<u64>, usize) {
    let rules = rules(id);
    let (least, most) = TILE_GAMES.iter().find(|(known, ..)| *known == id).map(|(_, a, b)| (*a, *b)).unwrap();
    assert_eq!((usize::from(most), rules.min_players), (rules.players.len(), least));
    let (mut ends, mut whole) = (vec![0; usize::from(most) + 1], 0);
    for seed in 0..GAMES {
        let players = least + u8::try_from(seed % u64::from(most - least + 1)).unwrap();
        let items = counted(&rules, &tiles::start(&rules, seed, players).0);
        let (end, moves) = play(&rules, seed, players, |state| {
            hold(&rules, state, &items)
                .unwrap_or_else(|fault| panic!("{id}, seed {seed}, move {}: {fault}", state.moves));
        });
        whole += moves;
        match end.standing {
            TileStanding::Won(player) => ends[usize::from(player)] += 1,
            TileStanding::Drawn => ends[0] += 1,
            TileStanding::Playing => panic!("{id}, seed {seed}: nothing to choose, and nobody has won"),
        }
        if seed % 100 == 0 {
            assert_eq!(play(&rules, seed, players, |_| {}).0, end, "{id}, seed {seed}: another game the second time");
        }
    }
    println!("{id}: {} moves on average, ends {ends:?}", whole / usize::try_from(GAMES).unwrap());
    (ends, whole)
}

#[test]
fn a_thousand_cheese_hunts_end() {
    let (ends, _) = play_out("cheese-hunt");
    assert!(ends[1..].iter().all(|wins| *wins > 0), "{ends:?}");
}

#[test]
fn a_thousand_races_end_and_none_is_drawn() {
    let (ends, _) = play_out("ropes-and-slides");
    assert_eq!(ends[0], 0);
    assert!(ends[1..].iter().all(|wins| *wins > 0), "{ends:?}");
}

#[test]
fn a_thousand_gardens_are_won() {
    let (ends, _) = play_out("shifting-garden");
    assert_eq!(ends[0], 0);
    assert!(ends[1..].iter().all(|wins| *wins > 0), "{ends:?}");
}

#[test]
fn a_thousand_winding_paths_end() {
    let (ends, _) = play_out("winding-paths");
    assert!(ends[1..].iter().all(|wins| *wins > 0), "{ends:?}");
}

#[test]
fn a_game_saved_in_the_middle_goes_on_the_same_way() {
    for (id, least, most) in TILE_GAMES {
        let engine = Engine::new(game(id), 0).unwrap();
        for seed in 0..6 {
            let players = least + u8::try_from(seed % u64::from(most - least + 1)).unwrap();
            let mut state = engine.start_with(seed, players);
            let mut dice = Dice::new(seed);
            let middle = 1 + dice.roll(30);
            let mut restored = None;
            for number in 0.. {
                assert!(number < MOST_MOVES);
                if number == middle {
                    let layout = engine.layout(&state);
                    let again = engine.restore(
                        &layout,
                        engine.seed(&state),
                        engine.moves_played(&state),
                        engine.outcome(&state),
                    );
                    restored = Some(again.unwrap_or_else(|problems| panic!("{id}: {problems:?}")));
                    assert_eq!(restored.as_ref(), Some(&state), "{id}, seed {seed}");
                }
                if engine.outcome(&state) != Outcome::Playing {
                    break;
                }
                let moves = engine.moves(&state);
                let chosen = moves[dice.roll(moves.len())];
                let turn = engine.play(&mut state, &chosen).unwrap();
                if let Some(again) = &mut restored {
                    assert_eq!(engine.play(again, &chosen).unwrap(), turn, "{id}, seed {seed}, move {number}");
                    assert_eq!(engine.key(again), engine.key(&state));
                }
            }
            assert_eq!(restored, Some(state).filter(|_| restored.is_some()), "{id}, seed {seed}");
        }
    }
}

/// A tile in a hand, or on top of the pile, that looks the same however it is turned is never offered for turning.
#[test]
fn turning_is_offered_only_where_it_changes_the_tile() {
    let rules = rules("winding-paths");
    let mut offered = [false, false];
    for seed in 0..20 {
        play(&rules, seed, 3, |state| {
            let choices = tiles::choices(&rules, state);
            let Some(id) = tiles::tile_to_lay(&rules, state).filter(|_| !choices.is_empty()) else { return };
            let kind = &rules.kinds[usize::from(state.tile(id).unwrap().kind)];
            let turned: Vec<_> = kind.paths.iter().map(|path| path.turned(1, 2)).collect();
            let same = kind.paths.iter().all(|path| turned.contains(path));
            assert_eq!(choices.contains(&TileChoice::Turn), !same);
            offered[usize::from(same)] = true;
        });
    }
    assert_eq!(offered, [true, true], "tiles of both kinds were met");
}

/// A computer player must not know what a person in its place could not: reseeding rearranges what is hidden, and nothing else, and no tile
/// is created or lost.
#[test]
fn what_is_hidden_is_laid_anew_and_nothing_else() {
    for (id, _, most) in TILE_GAMES {
        let rules = rules(id);
        let (mut changed, mut seed) = (0, 0);
        let items = counted(&rules, &tiles::start(&rules, 1, most).0);
        play(&rules, 1, most, |state| {
            seed += 1;
            let mut other = state.clone();
            other.reseed(&rules, seed);
            hold(&rules, &other, &items).unwrap_or_else(|fault| panic!("{id}: {fault}"));
            changed +=
                usize::from((&other.board, &other.pile, &other.players) != (&state.board, &state.pile, &state.players));
            let seen = |s: &TileState| {
                let open: Vec<_> = s.board.iter().map(|id| s.tile(*id).filter(|tile| !tile.face_down)).collect();
                let hand = s.current().map(|player| player.hand.clone());
                (open, hand, s.pile.last().copied(), s.tile_items.clone(), s.turn, s.phase, s.rolled)
            };
            assert_eq!(seen(&other), seen(state), "{id}");
        });
        assert_eq!(changed > 0, matches!(id, "cheese-hunt" | "winding-paths"), "{id}: {changed}");
    }
}

/// The original program calls the file rules.json.
#[test]
fn a_folder_with_rules_json_alone_is_a_game_of_tiles() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("games/ropes-and-slides");
    let mut files = super::bad_games::in_memory(&folder);
    let tiles = files.files.remove("tiles.json").unwrap();
    files.files.insert("rules.json".to_owned(), tiles.clone());
    let read = switchboard::play::check(&files, "x");
    assert!(read.problems.is_empty(), "{:?}", read.problems);
    assert!(matches!(read.game.unwrap().kind, Kind::Tiles(_)));
    // and so is that file alone, with its seats and the folder's name
    let alone = switchboard::game::MemoryFiles { files: [("rules.json".to_owned(), tiles.clone())].into() };
    let read = switchboard::play::check(&alone, "slides");
    let about = |read: &switchboard::game::Read| {
        let description = &read.game.as_ref().unwrap().description;
        (description.name.get(switchboard::language::Language::Czech).to_owned(), description.players)
    };
    assert!(!read.problems.has_errors(), "{:?}", read.problems);
    assert_eq!(about(&read), ("slides".to_owned(), (1, 6)));
    let three = String::from_utf8(tiles.clone()).unwrap().replacen("\"min_players\": 1", "\"hidden_hands\": false", 1);
    let alone = switchboard::game::MemoryFiles { files: [("rules.json".to_owned(), three.into_bytes())].into() };
    assert_eq!(about(&switchboard::play::check(&alone, "slides")).1, (6, 6), "without the field all play");
    let broken = String::from_utf8(tiles).unwrap().replacen("\"players\"", "\"plaers\"", 1);
    files.files.insert("rules.json".to_owned(), broken.into_bytes());
    let found = switchboard::play::check(&files, "x").problems;
    let place = |problem: &switchboard::diag::Problem| {
        problem.place.as_ref().is_some_and(|place| place.file.contains("rules.json"))
    };
    assert!(found.has_errors() && found.iter().any(place), "{found:?}");
}
