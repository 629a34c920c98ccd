//! Checks a whole game folder: each file, the rules, and how they fit together.

use super::{Engine, Model, Move, Outcome, steps, tile_game};
use std::cell::Cell;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;
use switchboard_base::diag::{Code, Place, Problem, Problems, Severity};
use switchboard_game::fields::MAX_PROBLEMS;
use switchboard_game::{
    Files, Game, Kind, Level, Piece, Read, Value, Values, mapping_problems, picture_fault, read_game,
};

/// How long the check of one game may take, where there is a clock.
pub const LONGEST: Duration = Duration::from_secs(60);

/// Reads a game folder and finds all its problems, ordered by file and place. `id` is the folder's name.
pub fn check(files: &dyn Files, id: &str) -> Read {
    check_until(files, id, &|| false)
}

/// Whether there is time for more, and whether anything was left out for lack of it.
struct Patience<'t> {
    is_over: &'t dyn Fn() -> bool,
    has_left_out: Cell<bool>,
}

impl Patience<'_> {
    /// Asked before each piece of work, which is left out if it is true.
    fn is_over(&self) -> bool {
        let is_over = (self.is_over)();
        self.has_left_out.set(self.has_left_out.get() || is_over);
        is_over
    }
}

/// Checks like [`check`] until `is_over`, which is asked before each picture, each statement of the rules, each level
/// and each move. Reports that something was left out, if so.
pub fn check_until(files: &dyn Files, id: &str, is_over: &dyn Fn() -> bool) -> Read {
    let patience = Patience { is_over, has_left_out: Cell::new(false) };
    let mut read = look_at(files, id, &patience);
    if patience.has_left_out.get() {
        read.problems.push(too_long(files.show("")));
    }
    read.problems.sort();
    read
}

/// Reports that something was left out.
fn too_long(folder: String) -> Problem {
    Code::F013.warning("long").cure("check-quicker").at(Place::file(folder))
}

fn look_at(files: &dyn Files, id: &str, patience: &Patience<'_>) -> Read {
    let mut read = read_game(files, id);
    if let Some(game) = &read.game {
        let game = Arc::new(game.clone());
        let rules = switchboard_rules::problems_until(&game, &|| patience.is_over());
        pictures(files, &game, patience, &mut read.problems);
        // solutions are played while each level is loaded; their problems count only if there are no errors
        let mut failed = Problems::new();
        let engines = if rules.has_errors() {
            Vec::new()
        } else {
            compile(&game, patience, &mut read.problems, &mut |level, engine, problems| {
                if !problems.has_errors()
                    && let Err(problem) = solution(level, engine, patience)
                {
                    // a problem with a place is in the rules
                    let at = || game.places.solutions.get(&level.id).cloned();
                    let place = problem.place.clone().or_else(at);
                    failed.push(match place {
                        Some(place) => problem.at(place),
                        None => problem,
                    });
                }
            })
        };
        if let Some(engine) = engines.first() {
            opponents(&game, engine, patience, &mut read.problems);
        }
        let rules_are_clean = rules.is_empty();
        add_rules(rules, files, &mut read.problems);
        if let Some(engine) = engines.first() {
            tile_pictures(files, engine, patience, &mut read.problems);
            tile_players(files, &game, engine, &mut read.problems);
        }
        read.problems.append(mapping_problems(files, &game.pieces));
        // a problem that only follows from a fault in the rules, or from an error, is not reported
        if rules_are_clean && !read.problems.has_errors() {
            unused_pieces(&game, &mut read.problems);
            unused_sounds(files, &game, &mut read.problems);
            if let Some(problem) = no_step(&engines, patience) {
                read.problems.push(problem.at(Place::file(files.show("description.xml"))));
            }
            read.problems.extend(endless_round(&engines, patience));
        }
        if !read.problems.has_errors() {
            // if a solution fails and there is a warning about the rules or the end, that is the cause: the warning
            // becomes an error
            let is_cause = |problem: &Problem| {
                problem.code.name().starts_with('R') || [Code::L015, Code::L023].contains(&problem.code)
            };
            if !failed.has_errors() || !read.problems.raise(is_cause) {
                read.problems.append(failed);
            }
        }
    }
    read
}

/// Adds the problems of the rules, except for unknown names while the file that may define them (tables.xml,
/// pieces.xml) is faulty.
fn add_rules(rules: Problems, files: &dyn Files, problems: &mut Problems) {
    let mut follows = Vec::new();
    for (file, code) in [("tables.xml", Code::R021), ("pieces.xml", Code::R020)] {
        let file = files.show(file);
        let is_there =
            |p: &Problem| p.severity == Severity::Error && p.place.as_ref().is_some_and(|at| at.file == file);
        if problems.iter().any(is_there) {
            follows.push(code);
        }
    }
    for problem in rules {
        if !follows.contains(&problem.code) {
            problems.push(problem);
        }
    }
}

/// The problems of the rules of a game that was read, and whether its first level can be played. Far quicker than
/// [`check`]: looks at no pictures and plays no solutions. Ends when `is_over` is true, and reports that.
pub fn check_rules(game: &Arc<Game>, is_over: &dyn Fn() -> bool) -> (Problems, bool) {
    let patience = Patience { is_over, has_left_out: Cell::new(false) };
    let mut problems = switchboard_rules::problems_until(game, &|| patience.is_over());
    let is_playable = if problems.has_errors() {
        Engine::new(Arc::clone(game), 0).is_ok()
    } else {
        let engines = compile(game, &patience, &mut problems, &mut |_, _, _| {});
        engines.iter().any(|engine| engine.level() == 0)
    };
    if patience.has_left_out.get() {
        problems.push(too_long(game.id.clone()));
    }
    (problems, is_playable)
}

/// Compiles all levels one after another, and passes each to `visit` with the problems so far; keeps the first ones, to
/// try their moves. A problem with the rules in several levels is reported once.
fn compile(
    game: &Arc<Game>,
    patience: &Patience<'_>,
    problems: &mut Problems,
    visit: &mut dyn FnMut(&Level, &Engine, &Problems),
) -> Vec<Engine> {
    let mut engines = Vec::new();
    let mut compiled = Engine::all(game);
    for (number, level) in game.levels.iter().enumerate() {
        // the first one is always compiled
        if number > 0 && patience.is_over() {
            break;
        }
        match compiled.next() {
            Some(Ok(engine)) => {
                visit(level, &engine, problems);
                if engines.len() < TRIED.0 {
                    engines.push(engine);
                }
            }
            Some(Err(found)) => {
                for problem in found {
                    if !problems.iter().any(|known| *known == problem) {
                        problems.push(problem);
                    }
                }
            }
            None => break,
        }
    }
    engines
}

/// Checks that the rules of computer players compile and set their item `Score`.
fn opponents(game: &Game, engine: &Engine, patience: &Patience<'_>, problems: &mut Problems) {
    for opponent in game.opponents.iter().take_while(|_| !patience.is_over()) {
        for text in [&opponent.contents, &opponent.playout].into_iter().flatten() {
            problems.append(engine.script_problems(&text.contents, &opponent.file, &["Score"]));
        }
    }
}

/// Checks that the pictures in tiles.json exist and can be drawn.
fn tile_pictures(files: &dyn Files, engine: &Engine, patience: &Patience<'_>, problems: &mut Problems) {
    let Model::Tiles(rules) = &engine.model else { return };
    let Kind::Tiles(source) = &engine.game().kind else { return };
    let mut faults = 0;
    for (name, range) in &rules.pictures {
        if patience.is_over() {
            return;
        }
        if let Some(problem) = switchboard_game::picture_problem(files, name) {
            faults += 1;
            if faults > MAX_PROBLEMS {
                problems.leave_out(problem.severity);
            } else {
                problems.push(problem.at(Place::in_text(source.file.as_str(), &source.text, range.clone())));
            }
        } else {
            contents(files, &format!("PIECES/{name}"), problems);
        }
    }
}

/// Checks that the pictures of pieces and the thumbnail are what their names say.
fn pictures(files: &dyn Files, game: &Game, patience: &Patience<'_>, problems: &mut Problems) {
    let layers = game.pieces.iter().flat_map(|piece| &piece.layers);
    let pieces: BTreeSet<&String> = layers.filter_map(|layer| layer.file()).collect();
    let pieces = pieces.into_iter().map(|name| format!("PIECES/{name}"));
    for path in pieces.chain(game.thumbnail.clone()) {
        if patience.is_over() {
            return;
        }
        contents(files, &path, problems);
    }
}

/// The problems in a picture's file. A file that cannot be read was already reported where it is named.
fn contents(files: &dyn Files, path: &str, problems: &mut Problems) {
    if let Ok(bytes) = files.read(path)
        && let Some(problem) = picture_fault(&files.show(path), &bytes)
    {
        problems.push(problem);
    }
}

/// Checks that description.xml and tiles.json give the same number of players.
fn tile_players(files: &dyn Files, game: &Game, engine: &Engine, problems: &mut Problems) {
    let Model::Tiles(rules) = &engine.model else { return };
    let (least, most) = tile_game::players(rules);
    if (least, most) == game.description.players {
        return;
    }
    let numbers = if least == most { most.to_string() } else { format!("{least}-{most}") };
    let place = game.places.players.clone().unwrap_or_else(|| Place::file(files.show("description.xml")));
    problems.push(Code::T051.warning("players").arg("numbers", numbers).at(place).cure("write-players"));
}

/// Reports pieces that appear in no level and no rule. A word in a rule that merely looks like a piece counts as use.
fn unused_pieces(game: &Game, problems: &mut Problems) {
    let Kind::Rules(rules) = &game.kind else { return };
    let scripts = game.opponents.iter().flat_map(|opponent| [&opponent.contents, &opponent.playout]).flatten();
    let mut words = BTreeSet::new();
    for text in rules.rules.iter().chain(scripts).map(|rule| rule.contents.as_str()) {
        add_words(text, &mut words);
    }
    for source in [&game.generator, &game.measures].into_iter().flatten() {
        add_words(&source.text, &mut words);
    }
    if let Some(shine) = &game.settings.shine {
        words.extend([&shine.piece, &shine.lit, &shine.unlit].map(|name| name.key().to_owned()));
    }
    words.extend(game.settings.trim.iter().map(|trim| trim.piece.key().to_owned()));
    for level in &game.levels {
        words.extend(level.layout.items.iter().filter_map(|item| text_key(&item.value)));
        words.extend(level.layout.matrices.iter().flat_map(|matrix| keys(&matrix.values)));
    }
    words.extend(game.tables.matrices.iter().flat_map(|matrix| keys(&matrix.values)));
    for piece in game.pieces.iter() {
        words.extend(piece.properties.iter().filter_map(|(_, value)| text_key(value)));
    }
    // as one word, a list such as `covers` names nothing
    let covered = (0..game.pieces.len()).flat_map(|index| game.pieces.covered(index));
    words.extend(covered.filter_map(|index| game.pieces.get(*index)).map(|piece| piece.name.key().to_owned()));
    let used = |piece: &&Piece| {
        words.contains(piece.name.key()) || piece.groups.iter().any(|group| words.contains(group.key()))
    };
    // a number of a series (Clue17 when there is Clue16) is kept for future levels
    let all_series: BTreeSet<&str> = game.pieces.iter().filter(|piece| used(piece)).map(series).collect();
    let in_series = |piece: &Piece| series(piece) != piece.name.key() && all_series.contains(series(piece));
    let pieces = game.pieces.iter().zip(&game.places.pieces);
    for (piece, place) in pieces.filter(|(piece, _)| !used(piece) && !in_series(piece)) {
        let problem = Code::P005.warning("unused").arg("name", &piece.name).cure("remove-or-misspelt");
        problems.push(problem.at(place.clone()));
    }
}

/// Sounds that no rule plays.
fn unused_sounds(files: &dyn Files, game: &Game, problems: &mut Problems) {
    let Kind::Rules(rules) = &game.kind else { return };
    let mut words = BTreeSet::new();
    rules.rules.iter().for_each(|rule| add_words(&rule.contents, &mut words));
    for (_, wav) in game.sounds.iter().filter(|(key, _)| !words.contains(*key)) {
        let place = Place::file(files.show(&format!("SOUNDS/{}.wav", wav.name)));
        problems.push(Code::A002.warning("unused").arg("name", &wav.name).at(place).cure("play-sound"));
    }
}

/// The name of a piece without the number at its end.
fn series(piece: &Piece) -> &str {
    piece.name.key().trim_end_matches(|c: char| c.is_ascii_digit())
}

/// Adds every word of a text, both as written and without white space and dots, in lower case.
fn add_words(text: &str, words: &mut BTreeSet<String>) {
    let lower = text.to_lowercase();
    let joined: String = lower.chars().filter(|c| !c.is_whitespace() && *c != '.').collect();
    for text in [&lower, &joined] {
        words.extend(
            text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|w| !w.is_empty()).map(str::to_owned),
        );
    }
    // in language 1 a name can contain any character that rules do not use
    words.extend(joined.split(['=', '!', ';', '{', '}', '(', ')', '[', ']', ',']).map(str::to_owned));
}

fn text_key(value: &Value) -> Option<String> {
    if let Value::Text(name) = value { Some(name.key().to_owned()) } else { None }
}

fn keys(values: &Values) -> Vec<String> {
    let Values::Text(names) = values else { return Vec::new() };
    let distinct: BTreeSet<&str> = names.iter().map(switchboard_game::Name::key).collect();
    distinct.into_iter().map(str::to_owned).collect()
}

/// How many levels are tried, and how many first moves of each.
const TRIED: (usize, usize) = (20, 16);
/// How many moves of a level are played to see whether choices are steps.
const WALKED: usize = 12;
/// How many moves of a PuzzleScript game follow each first move: its loops often wait for something to stand in place.
const FOLLOWED: usize = 8;

/// A round that runs out of steps at one of the first moves, with its place: a loop in the rules that never ends.
fn endless_round(engines: &[Engine], patience: &Patience<'_>) -> Option<Problem> {
    engines.iter().find_map(|engine| {
        let start = engine.start(0);
        let followed = if matches!(engine.model, Model::PuzzleScript(_)) { FOLLOWED } else { 0 };
        engine.moves(&start).iter().take(TRIED.1).take_while(|_| !patience.is_over()).find_map(|first| {
            let mut state = start.clone();
            let mut chosen = *first;
            for number in 0..=followed {
                let turn = engine.play(&mut state, &chosen).ok()?;
                if let Some(problem) = turn.problems.into_iter().next() {
                    return Some(problem);
                }
                let moves = engine.moves(&state);
                chosen = *moves.get(number % moves.len().max(1))?;
            }
            None
        })
    })
}

/// The first choice that players hear called a step although it is none, at the first states of the levels.
fn no_step(engines: &[Engine], patience: &Patience<'_>) -> Option<Problem> {
    engines.iter().filter(|engine| matches!(engine.model, Model::Rules(_))).find_map(|engine| {
        let mut state = engine.start(0);
        for number in 0..WALKED {
            let moves = engine.moves(&state);
            if patience.is_over() {
                return None;
            }
            if let Some(cell) = steps::called_a_step(engine, &state, &moves) {
                let level = engine.level_info().map(|level| level.id.clone()).unwrap_or_default();
                let problem = Code::R064.warning("no-step").arg("level", level).arg("x", cell.x).arg("y", cell.y);
                return Some(problem.cure("say-what-it-does"));
            }
            engine.play(&mut state, moves.get(number % moves.len().max(1))?).ok()?;
        }
        None
    })
}

/// Checks that the moves of `<Solution>` finish the level. Games with dice cannot promise that.
fn solution(level: &Level, engine: &Engine, patience: &Patience<'_>) -> Result<(), Problem> {
    if level.solution.is_empty() || engine.draws_chance() {
        return Ok(());
    }
    let moves = Move::read_list(&level.solution)
        .map_err(|fault| Code::L016.error("no-moves").arg("why", fault.to_string()).cure("write-moves"))?;
    let mut state = engine.start(0);
    for (number, chosen) in (1..).zip(&moves) {
        if patience.is_over() {
            return Ok(());
        }
        let Ok(turn) = engine.play(&mut state, chosen) else {
            let problem = Code::L016.error("not-valid").arg("number", number).arg("move", chosen.to_string());
            return Err(problem.cure("note-moves"));
        };
        if let Some(problem) = turn.problems.into_iter().next() {
            return Err(problem);
        }
    }
    match engine.outcome(&state) {
        Outcome::Finished | Outcome::Won(_) => Ok(()),
        _ => Err(Code::L016.error("not-finished").arg("count", moves.len()).cure("minimum-or-final")),
    }
}
