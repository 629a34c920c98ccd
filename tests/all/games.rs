//! The games that come with the program: every folder in games/ and examples/games/ must keep these promises.

use super::memory_store::MemoryStore;
use super::rules_one_random::{Dice, difference, world};
use super::{literal, walks_kit};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;
use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use switchboard::disk::{Catalogue, FolderFiles};
use switchboard::game::{Game, Kind, Language, Level, RuleLanguage, Text, read_game};
use switchboard::narrate::first_sentence;
use switchboard::play::{Engine, Move, Outcome, State};
use switchboard::shell::{Profile, Start};
use unicode_width::UnicodeWidthStr;

/// The original program's thirteen games, and the least number of levels of each.
const THIRTEEN: [(&str, usize); 13] = [
    ("blackout", 20),
    ("fifteen", 20),
    ("klondike", 6),
    ("knights-tour", 20),
    ("lights-out", 20),
    ("maze", 20),
    ("netwalk", 20),
    ("nonograms", 20),
    ("pexeso", 20),
    ("sokoban", 20),
    ("sudoku", 20),
    ("sudoku-children", 20),
    ("victorian", 8),
];

/// Those of the thirteen that are said by laws, in language 2.
const BY_LAWS: [&str; 4] = ["blackout", "nonograms", "sudoku", "sudoku-children"];

/// How many positions the search for a shorter solution examines before it leaves a level to the proof of the program that made it.
const MOST_POSITIONS: usize = 10_000;

/// The games that players see, and those that only show how one of their games is written in rule language 2.
pub fn folders() -> [PathBuf; 2] {
    ["games", "examples/games"].map(|folder| Path::new(env!("CARGO_MANIFEST_DIR")).join(folder))
}

/// The folder of the game with this name.
pub fn folder_of(id: &str) -> PathBuf {
    folders().into_iter().map(|folder| folder.join(id)).find(|folder| folder.is_dir()).unwrap()
}

/// Every game of both folders, read.
pub fn games() -> Vec<Arc<Game>> {
    let catalogue = Catalogue::new(&folders());
    let read = |(id, path): (&str, &Path)| {
        let read = read_game(&FolderFiles::new(path), id);
        Arc::new(read.game.unwrap_or_else(|| panic!("{id} cannot be played: {:?}", read.problems)))
    };
    catalogue.iter().map(read).collect()
}

#[test]
fn what_lists_show_of_a_game_is_read_without_its_rules_and_levels() {
    let mut cards = 0;
    for (id, path) in Catalogue::new(&folders()).iter() {
        let files = FolderFiles::new(path);
        let game = read_game(&files, id).game.unwrap();
        let is_ruled = matches!(game.kind, Kind::Rules(_));
        let card = switchboard::game::read_card(&files);
        assert_eq!(card.is_some(), is_ruled, "{id}");
        assert!(card.is_none_or(|card| card == game.card()), "{id}");
        cards += usize::from(is_ruled);
    }
    assert!(cards > 100, "{cards}");
}

/// Every level of the games played by rules.
fn levels(games: &[Arc<Game>]) -> impl Iterator<Item = (&Arc<Game>, usize, &Level)> {
    let ruled = games.iter().filter(|game| matches!(game.kind, Kind::Rules(_)));
    ruled.flat_map(|game| game.levels.iter().enumerate().map(move |(number, level)| (game, number, level)))
}

/// Everything that `hold` reports, as one list.
fn none_of<T>(things: impl Iterator<Item = T>, hold: impl Fn(T, &mut Vec<String>)) {
    let mut faults = Vec::new();
    for thing in things {
        hold(thing, &mut faults);
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

/// Reports which of the four languages a text lacks.
fn speaks(what: &str, text: &Text, faults: &mut Vec<String>) {
    for language in Language::ALL {
        let found = text.variants.iter().find(|(tag, _)| tag == language.code());
        if found.is_none_or(|(_, words)| words.trim().is_empty()) {
            faults.push(format!("{what} lacks {}", language.code()));
        }
    }
}

#[test]
fn the_thirteen_are_there_with_enough_levels_in_language_one_or_by_laws() {
    let games = games();
    none_of(THIRTEEN.iter(), |(id, least), faults| match games.iter().find(|game| game.id == *id) {
        None => faults.push(format!("{id} is missing")),
        Some(game) => {
            let language = if BY_LAWS.contains(id) { RuleLanguage::Two } else { RuleLanguage::One };
            if !matches!(&game.kind, Kind::Rules(rules) if rules.language == language) {
                faults.push(format!("{id} is not written in language {language:?}"));
            }
            if game.levels.len() < *least {
                faults.push(format!("{id} has {} levels, not {least}", game.levels.len()));
            }
        }
    });
}

#[test]
fn every_game_speaks_four_languages_and_names_its_licence() {
    none_of(games().iter(), |game, faults| {
        let (id, about) = (&game.id, &game.description);
        let texts = [&about.name, &about.rules, &about.level_takes, &about.difficulty, &about.category];
        for (text, what) in texts.into_iter().zip(["Name", "RulesTxt", "LevelTakeTime", "Difficulty", "Category"]) {
            speaks(&format!("{id}: {what}"), text, faults);
        }
        if !about.press.is_empty() {
            speaks(&format!("{id}: Press"), &about.press, faults);
        }
        for piece in game.pieces.iter() {
            // an empty label is decoration and is not spoken
            if !piece.label.is_empty() {
                speaks(&format!("{id}: the label of {}", piece.name), &piece.label, faults);
            }
            if !(1..=2).contains(&piece.symbol.width()) {
                faults.push(format!("{id}: the symbol of {} is not one or two columns wide", piece.name));
            }
        }
        if about.author.is_empty() || about.source.is_empty() || about.licence.is_empty() {
            faults.push(format!("{id}: author, source or licence is missing"));
        }
        if game.thumbnail.is_none() {
            faults.push(format!("{id}: there is no thumbnail"));
        }
    });
}

#[test]
fn every_level_is_named_numbered_and_owned() {
    none_of(levels(&games()), |(game, number, level), faults| {
        let place = format!("{} level {}", game.id, level.id);
        if level.id != format!("{:02}", number + 1) {
            faults.push(format!("{place} is number {}", number + 1));
        }
        speaks(&format!("{place}: Name"), &level.name, faults);
        speaks(&format!("{place}: Difficulty"), &level.difficulty, faults);
        if level.author.is_empty() || level.source.is_empty() || level.licence.is_empty() {
            faults.push(format!("{place}: author, source or licence is missing"));
        }
    });
}

/// Plays the recorded solution; returns the moves up to the end, or what went wrong.
fn replay(game: &Arc<Game>, number: usize, solution: &str) -> Result<usize, String> {
    let engine = Engine::new(Arc::clone(game), number).map_err(|problems| format!("{problems:?}"))?;
    let moves = Move::read_list(solution).map_err(|fault| fault.to_string())?;
    let mut state = engine.start(1);
    for (count, chosen) in moves.iter().enumerate() {
        let turn =
            engine.play(&mut state, chosen).map_err(|refused| format!("move {} {chosen}: {refused:?}", count + 1))?;
        let over = !matches!(turn.outcome, None | Some(Outcome::Playing));
        let won = matches!(turn.outcome, Some(Outcome::Finished | Outcome::Won(1)));
        if over != (count + 1 == moves.len()) || over != won {
            return Err(format!("move {} of {} ends in {:?}", count + 1, moves.len(), turn.outcome));
        }
    }
    Ok(moves.len())
}

#[test]
fn every_recorded_solution_finishes_its_level_with_its_last_move() {
    let games = games();
    let thirteen = |game: &Game| THIRTEEN.iter().any(|(id, _)| *id == game.id);
    none_of(levels(&games), |(game, number, level), faults| {
        if level.solution.is_empty() {
            if thirteen(game) {
                faults.push(format!("{} level {} has no solution", game.id, level.id));
            }
            return;
        }
        match replay(game, number, &level.solution) {
            Err(fault) => faults.push(format!("{} level {}: {fault}", game.id, level.id)),
            Ok(moves) if level.minimum_moves > 0 && moves != level.minimum_moves as usize => {
                faults.push(format!("{} level {}: {moves} moves, not the fewest", game.id, level.id));
            }
            Ok(_) => {}
        }
    });
}

/// The fewest moves to the end by breadth-first search over the engine's own positions; none if more than [`MOST_POSITIONS`] would have to
/// be examined.
fn fewest_moves(game: &Game, number: usize) -> Option<u32> {
    let mut game = game.clone();
    game.levels[number].minimum_moves = 0; // otherwise an earlier end would not be noticed
    let engine = Engine::new(Arc::new(game), number).unwrap();
    let start = engine.start(1);
    let mut seen: HashSet<Vec<u8>> = HashSet::from([engine.key(&start).to_vec()]);
    let mut layer = vec![start];
    for depth in 1.. {
        let mut following: Vec<State> = Vec::new();
        for state in &layer {
            for chosen in engine.moves(state) {
                let mut after = state.clone();
                let turn = engine.play(&mut after, &chosen).unwrap();
                match turn.outcome {
                    Some(Outcome::Finished | Outcome::Won(1)) => return Some(depth),
                    Some(Outcome::Restarted | Outcome::Lost) => {}
                    _ if seen.insert(engine.key(&after).to_vec()) => following.push(after),
                    _ => {}
                }
            }
            if seen.len() > MOST_POSITIONS {
                return None;
            }
        }
        assert!(!following.is_empty(), "{} has no solution", engine.level_info().unwrap().id);
        layer = following;
    }
    None
}

/// If the search here is too small, the search of the program that made the level is the proof (tests/levels/). For these games it is large
/// enough for at least this many levels; a wrong claim would show in them.
#[test]
fn claimed_fewest_moves_are_the_fewest() {
    let least = [
        ("maze", 20),
        ("klondike", 17),
        ("victorian", 4),
        ("sokoban", 11),
        ("fifteen", 7),
        ("lights-out", 5),
        ("tilt-maze", 22),
        ("theseus", 21),
        ("wriggle", 17),
        ("znumbers", 15),
    ];
    let games = games();
    none_of(least.iter(), |(id, least), faults| {
        let mut proven = 0;
        for (game, number, level) in levels(&games).filter(|(game, _, _)| game.id == *id) {
            if level.minimum_moves == 0 {
                continue;
            }
            match fewest_moves(game, number) {
                Some(fewest) if fewest == level.minimum_moves => proven += 1,
                Some(fewest) => faults.push(format!("{id} level {}: {fewest} moves are enough", level.id)),
                None => {}
            }
        }
        if proven < *least {
            faults.push(format!("{id}: the fewest moves of only {proven} levels are proven here, not of {least}"));
        }
    });
}

/// The level as the literal interpreter plays it.
fn slow(game: &Game, level: &Level) -> literal::Game {
    let Kind::Rules(text) = &game.kind else { panic!("{} has no rules", game.id) };
    let rules = text.rules.iter().map(|rule| (rule.contents.clone(), rule.breaks)).collect();
    literal::Game::new(rules, world(&level.layout), level.minimum_moves)
}

#[test]
fn random_moves_do_the_same_compiled_and_literal() {
    let games = games();
    let in_one =
        |game: &&Arc<Game>| THIRTEEN.iter().any(|(id, _)| *id == game.id) && !BY_LAWS.contains(&game.id.as_str());
    none_of(games.iter().filter(in_one), |game, faults| {
        for number in [0, game.levels.len() / 2, game.levels.len() - 1] {
            let engine = Engine::new(Arc::clone(game), number).unwrap();
            let mut slow = slow(game, &game.levels[number]);
            match difference(&engine, &mut slow, &mut Dice::new(number as u64), 60) {
                Ok(0) => faults.push(format!("{} level {number}: nothing was played", game.id)),
                Ok(_) => {}
                Err(what) => faults.push(format!("{} level {number}: {what}", game.id)),
            }
        }
    });
}

/// The program with data in memory, at a level of a game.
fn at(id: &str, level: &str) -> walks_kit::Walk {
    let mut store = MemoryStore::new(walks_kit::games(&[id]));
    let settings = walks_kit::Walk::settings(walks_kit::Way::Switch);
    store.players.insert("Ann".to_owned(), (Profile::named("Ann", Language::English), settings));
    let start = Start { player: Some("Ann".into()), game: Some(id.into()), level: Some(level.into()) };
    walks_kit::Walk::start(walks_kit::Way::Switch, store, &start)
}

#[test]
fn the_first_level_of_each_game_is_finished_with_one_switch() {
    let games = games();
    none_of(THIRTEEN.iter(), |(id, _), faults| {
        let game = games.iter().find(|game| game.id == *id).unwrap();
        let mut walk = at(id, "01");
        let moves = Move::read_list(&game.levels[0].solution).unwrap();
        for (number, chosen) in moves.iter().enumerate() {
            if walk.page().screen == "ask" {
                // After many choices another pace is proposed.
                assert!(walk.choose_name("no"), "{id}, move {number}");
            }
            if !walk.play(*chosen) {
                return faults.push(format!("{id}: move {} to {chosen} cannot be reached", number + 1));
            }
        }
        let page = walk.page();
        if page.screen != "level-done" {
            faults.push(format!("{id}: the screen after the last move is {}", page.screen));
        }
    });
}

#[test]
fn a_card_that_is_turned_says_what_it_shows() {
    let mut walk = at("pexeso", "01");
    assert!(walk.play(Move::read_list("3,0").unwrap()[0]));
    let said = walks_kit::words(&walk.page()).join("\n");
    assert!(said.contains("book, column 4, row 1. 1 move"), "{said}");
}

/// Direct play is offered only where each move is a step from the player's position: elsewhere an arrow or a pointer that only passes over
/// the board would play.
#[test]
fn direct_play_is_offered_only_where_moves_are_steps() {
    none_of(games().iter(), |game, faults| {
        if !game.settings.move_mode.change {
            return;
        }
        let levels = 0..game.levels.len().clamp(1, 3);
        for engine in levels.map(|level| Engine::new(Arc::clone(game), level).unwrap()) {
            let (mut state, mut chance) = (engine.start(1), Pcg32::seed_from_u64(7));
            for _ in 0..60 {
                let moves = engine.moves(&state);
                let place = engine.position(&state);
                let is_step = |chosen: &Move| match (chosen, place) {
                    (Move::Cell(cell), Some(place)) => cell.x.abs_diff(place.x) + cell.y.abs_diff(place.y) <= 1,
                    _ => false,
                };
                if let Some(chosen) = moves.iter().find(|chosen| !is_step(chosen)) {
                    faults.push(format!("{}: {chosen} is no step from {place:?}", game.id));
                    break;
                }
                let Some(chosen) = moves.get(chance.next_u32() as usize % moves.len().max(1)) else { break };
                engine.play(&mut state, chosen).unwrap();
            }
        }
    });
}

#[test]
fn every_game_lets_its_player_hide_the_focus() {
    none_of(games().iter(), |game, faults| {
        if !game.settings.focused_highlight.change {
            faults.push(format!("{} keeps the focus to itself", game.id));
        }
    });
}

/// The most letters of what a game is about, so that they have room beside what a press does.
const MOST_ABOUT: usize = 145;

#[test]
fn the_first_sentence_of_the_rules_says_what_a_game_is_about() {
    for game in games() {
        for language in Language::ALL {
            let rules = game.description.rules.get(language);
            let about = first_sentence(rules);
            let letters = about.chars().count();
            assert!((10..=MOST_ABOUT).contains(&letters), "{}, {language:?}: {letters} letters: {about}", game.id);
            assert!(about.ends_with(['.', '!', '?']), "{}, {language:?}: {about}", game.id);
        }
    }
}
