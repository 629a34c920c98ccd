//! opponents.json: what was learnt, as numbers that people can read. Each level has its own.

use super::shape::{DIRECTIONS, MAX_KINDS, MAX_LENGTH, Shape, UNSEEN};
use super::{Learnt, MAX_WEIGHT, Weights, learnt_on};
use az::SaturatingAs;
use std::fmt::Write;
use std::sync::Arc;
use switchboard_base::diag::{Code, Problem, Problems};
use switchboard_engine::play::Engine;
use switchboard_game::json_fields::{FieldReader, JsonSpot};
use switchboard_game::{Game, Name, Source};

/// The most levels of which something is learnt.
const MAX_LEVELS: usize = 100;
/// The most games that a level may say it was learnt from.
const MAX_GAMES: i64 = 1_000_000_000;
/// How long a line of the file becomes.
const LINE: usize = 118;

const LEVEL_FIELDS: [&str; 10] =
    ["level", "player", "learnt_on", "games", "turn", "choice", "pieces", "places", "length", "lines"];

/// What the file says of one level.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LearntLevel {
    /// The level.
    pub level: String,
    /// The computer player for whom it was learnt, by its English name.
    pub player: String,
    /// The hash of what it was learnt from.
    pub learnt_on: u64,
    /// From how many games.
    pub games: u32,
    /// The names of the kinds of pieces.
    pub pieces: Vec<String>,
    /// The weights.
    pub weights: Weights,
}

/// One level's entry, whose board is not yet known.
struct Entry<'v, 'a> {
    at: JsonSpot<'v, 'a>,
    level: &'v str,
    player: &'v str,
    learnt_on: u64,
}

/// Everything that is wrong with a game's opponents.json.
pub fn check_learnt(game: &Arc<Game>) -> Problems {
    let Some(source) = &game.learnt else { return Problems::new() };
    read(source, game, &|_| true).1
}

/// What the game's opponents.json says of all levels, as far as it can be used.
pub fn levels(game: &Arc<Game>) -> Vec<LearntLevel> {
    game.learnt.as_ref().map(|source| read(source, game, &|_| true).0).unwrap_or_default()
}

/// What was learnt for this computer player of this level, if it can be used.
pub fn level_of(engine: &Engine, player: &str) -> Option<Learnt> {
    let source = engine.game().learnt.as_ref()?;
    let level = engine.level_info()?.id.as_str();
    let mut reader = FieldReader::new(source);
    let root = reader.root()?;
    let found = entries(&mut reader, &JsonSpot { value: &root, path: String::new() });
    let entry = found.into_iter().find(|entry| entry.level == level && entry.player == player)?;
    let learnt = fitting(&mut reader, &entry, engine).ok()?;
    (!reader.problems.has_errors()).then(|| learnt.into_learnt(engine))
}

impl LearntLevel {
    /// For a search of this level.
    #[expect(clippy::expect_used, clippy::indexing_slicing, reason = "all names were looked up when they were read")]
    pub fn into_learnt(self, engine: &Engine) -> Learnt {
        let pieces = &engine.game().pieces;
        let mut kinds = vec![UNSEEN; pieces.iter().len()];
        for (name, kind) in self.pieces.iter().zip(0..) {
            let (place, _) = pieces.find(Name::new(name).key()).expect("named by this game: read so");
            kinds[place] = kind;
        }
        Learnt::new(self.weights, kinds)
    }
}

/// Reads the levels that are wanted.
fn read(source: &Source, game: &Arc<Game>, wanted: &dyn Fn(&str) -> bool) -> (Vec<LearntLevel>, Problems) {
    let mut reader = FieldReader::new(source);
    let mut levels = Vec::new();
    if let Some(root) = reader.root() {
        for entry in entries(&mut reader, &JsonSpot { value: &root, path: String::new() }) {
            if !wanted(entry.level) {
                continue;
            }
            let place = game.levels.iter().position(|level| level.id == entry.level);
            let Some(place) = place else {
                reader.fault(&entry.at, Code::O003.error("level").arg("level", entry.level).cure("train-again"));
                continue;
            };
            // a level that cannot be played is reported where it is read
            let Ok(engine) = Engine::new(Arc::clone(game), place) else { continue };
            match fitting(&mut reader, &entry, &engine) {
                Ok(level) => levels.push(level),
                Err(Some(problem)) => reader.fault(&entry.at, *problem),
                Err(None) => {}
            }
        }
    }
    (levels, reader.problems)
}

/// The entries of the file.
fn entries<'v, 'a>(reader: &mut FieldReader<'_>, root: &JsonSpot<'v, 'a>) -> Vec<Entry<'v, 'a>> {
    let Some(fields) = reader.object(root, &["levels"]) else { return Vec::new() };
    let Some(list) = fields.required(reader, root, "levels") else { return Vec::new() };
    let mut found: Vec<Entry<'v, 'a>> = Vec::new();
    for at in reader.list(&list).into_iter().take(MAX_LEVELS) {
        let Some(fields) = reader.object(&at, &LEVEL_FIELDS) else { continue };
        let mut word = |name| {
            let spot = fields.required(reader, &at, name)?;
            reader.text(&spot)
        };
        let (Some(level), Some(player), Some(hash)) = (word("level"), word("player"), word("learnt_on")) else {
            continue;
        };
        let Ok(learnt_on) = u64::from_str_radix(hash, 16) else {
            reader.fault(&at, Code::O003.error("hash").cure("train-again"));
            continue;
        };
        found.push(Entry { at, level, player, learnt_on });
    }
    found
}

/// What an entry says of its level, if it was learnt from it as it is now. None: problems were reported.
fn fitting(
    reader: &mut FieldReader<'_>,
    entry: &Entry<'_, '_>,
    engine: &Engine,
) -> Result<LearntLevel, Option<Box<Problem>>> {
    let game = engine.game();
    let stale = || Some(Box::new(Code::O002.warning("changed").arg("level", entry.level).cure("train-again")));
    script_of(game, entry.player).ok_or_else(stale)?;
    if learnt_on(engine, entry.player) != entry.learnt_on {
        return Err(stale());
    }
    values(reader, entry, engine).ok_or(None)
}

/// The script of the computer player with this English name. None if there is no such player.
pub fn script_of<'g>(game: &'g Game, player: &str) -> Option<Option<&'g str>> {
    use switchboard_base::language::Language::English;
    let source = game.opponents.iter().find(|source| source.name.get(English) == player);
    match source {
        Some(source) => Some(source.contents.as_ref().map(|text| text.contents.as_str())),
        None => (player == "alphabeta").then_some(None),
    }
}

fn values(reader: &mut FieldReader<'_>, entry: &Entry<'_, '_>, engine: &Engine) -> Option<LearntLevel> {
    let at = &entry.at;
    let fields = reader.object(at, &LEVEL_FIELDS)?;
    let mut number = |name, low, high| {
        let spot = fields.required(reader, at, name)?;
        reader.number_in(&spot, low, high)
    };
    let weight = i64::from(MAX_WEIGHT);
    let games = number("games", 0, MAX_GAMES)?;
    let (turn, choice) = (number("turn", -weight, weight)?, number("choice", -weight, weight)?);
    let length = number("length", 0, MAX_LENGTH.saturating_as())?;
    let length = usize::try_from(length).ok()?;
    let named = fields.required(reader, at, "pieces")?;
    let mut pieces = Vec::new();
    for spot in reader.list(&named) {
        let name = reader.text(&spot)?;
        if engine.game().pieces.find(Name::new(name).key()).is_none() {
            reader.fault(&spot, Code::O003.error("piece").arg("piece", name).cure("train-again"));
            return None;
        }
        pieces.push(name.to_owned());
    }
    let size = engine.board_size();
    let shape = Shape { size, kinds: pieces.len(), length };
    let longest = Shape::new(size, pieces.len()).length;
    if pieces.is_empty() || pieces.len() > MAX_KINDS || length == 1 || length > longest {
        reader.fault(at, Code::O003.error("shape").cure("train-again"));
        return None;
    }
    let mut features = Vec::with_capacity(shape.features());
    for (name, rows, columns) in
        [("places", shape.kinds, size.area()), ("lines", if length > 0 { DIRECTIONS } else { 0 }, shape.patterns())]
    {
        let spot = fields.required(reader, at, name)?;
        let list = reader.list(&spot);
        let before = features.len();
        for row in &list {
            for value in reader.list(row) {
                features.push(reader.number_in(&value, -weight, weight)?);
            }
            if (features.len() - before) % columns.max(1) != 0 {
                break;
            }
        }
        if list.len() != rows || features.len() - before != rows * columns {
            let problem = Code::O003.error("count").arg("rows", rows).arg("columns", columns);
            reader.fault(&spot, problem.cure("train-again"));
            return None;
        }
    }
    let features = features.into_iter().map(|number| i32::try_from(number).ok()).collect::<Option<_>>()?;
    Some(LearntLevel {
        level: entry.level.to_owned(),
        player: entry.player.to_owned(),
        learnt_on: entry.learnt_on,
        games: u32::try_from(games).ok()?,
        pieces,
        weights: Weights { shape, features, turn: i32::try_from(turn).ok()?, choice: i32::try_from(choice).ok()? },
    })
}

/// The text of the file for these levels.
pub fn write(levels: &[LearntLevel]) -> String {
    let mut text = String::from("{ \"levels\": [");
    for (number, level) in levels.iter().enumerate() {
        text.push_str(if number == 0 { "\n{\n" } else { ",\n{\n" });
        let Weights { shape, features, turn, choice } = &level.weights;
        // writing into a text never fails
        let _ = writeln!(text, "\"level\": {}, \"player\": {},", quoted(&level.level), quoted(&level.player));
        let _ = writeln!(text, "\"learnt_on\": \"{:016x}\", \"games\": {},", level.learnt_on, level.games);
        let _ = writeln!(text, "\"turn\": {turn}, \"choice\": {choice}, \"length\": {},", shape.length);
        let names: Vec<String> = level.pieces.iter().map(|name| quoted(name)).collect();
        let _ = writeln!(text, "\"pieces\": [{}],", names.join(", "));
        let (places, lines) = features.split_at_checked(shape.places()).unwrap_or((features, &[]));
        text.push_str("\"places\": [");
        rows(&mut text, places, shape.size.area());
        text.push_str("],\n\"lines\": [");
        rows(&mut text, lines, shape.patterns());
        text.push_str("]\n}");
    }
    text.push_str("\n] }\n");
    text
}

fn quoted(words: &str) -> String {
    let mut text = String::from("\"");
    for sign in words.chars() {
        match sign {
            '"' | '\\' => text.extend(['\\', sign]),
            sign if sign.is_control() => {
                let _ = write!(text, "\\u{:04x}", u32::from(sign));
            }
            sign => text.push(sign),
        }
    }
    text.push('"');
    text
}

/// Lists of so many numbers, in lines that are not too long.
fn rows(text: &mut String, numbers: &[i32], each: usize) {
    if each == 0 {
        return;
    }
    for (number, row) in numbers.chunks(each).enumerate() {
        text.push_str(if number == 0 { "\n[" } else { ",\n[" });
        let mut line = 1;
        for (place, weight) in row.iter().enumerate() {
            let written = weight.to_string();
            if place > 0 {
                text.push(',');
                line += 1;
            }
            if line + written.len() > LINE {
                text.push('\n');
                line = 0;
            }
            line += written.len();
            text.push_str(&written);
        }
        text.push(']');
    }
}
