//! opponents.json: what was learnt. Each level has its own: numbers that people can read say what positions are worth; which choices are
//! promising, which needs many more of them, stands as text (base64).

use super::super::player::is_search;
use super::policy::{Layout, Policy};
use super::shape::{DIRECTIONS, MAX_KINDS, MAX_LENGTH, Shape, UNSEEN};
use super::{Learnt, MAX_WEIGHT, Weights, learnt_on};
use az::{SaturatingAs, WrappingAs};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use std::fmt::Write;
use std::sync::Arc;
use switchboard_base::diag::{Code, Problem, Problems};
use switchboard_engine::play::Engine;
use switchboard_game::json_fields::{FieldReader, JsonSpot, ObjectFields};
use switchboard_game::{Game, Name, OpponentSource, Source};

/// The most levels of which something is learnt.
const MAX_LEVELS: usize = 100;
/// The most games that a level may say it was learnt from.
const MAX_GAMES: i64 = 1_000_000_000;
/// How long a line of the file becomes.
const LINE: usize = 118;

const LEVEL_FIELDS: [&str; 11] =
    ["level", "player", "learnt_on", "games", "turn", "choice", "pieces", "places", "length", "lines", "policy"];

/// What an entry of the file is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LearntPart {
    /// What positions are worth.
    Value(Weights),
    /// Which choices are promising.
    Policy(Policy),
}

/// What the file says of one level, in one entry.
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
    pub part: LearntPart,
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

/// What was learnt for this computer player of this level, as far as it can be used.
pub fn level_of(engine: &Engine, player: &str) -> Option<Learnt> {
    let source = engine.game().learnt.as_ref()?;
    let level = engine.level_info()?.id.as_str();
    let mut reader = FieldReader::new(source);
    let root = reader.root()?;
    let mut learnt = Learnt::default();
    for entry in entries(&mut reader, &JsonSpot { value: &root, path: String::new() }) {
        if entry.level == level
            && entry.player == player
            && let Ok(part) = fitting(&mut reader, &entry, engine)
        {
            part.add_to(&mut learnt, engine);
        }
    }
    (!reader.problems.has_errors() && !learnt.is_empty()).then_some(learnt)
}

impl LearntLevel {
    /// Adds it to what a search of this level knows.
    #[expect(clippy::expect_used, clippy::indexing_slicing, reason = "all names were looked up when they were read")]
    pub fn add_to(self, learnt: &mut Learnt, engine: &Engine) {
        let pieces = &engine.game().pieces;
        let mut kinds = vec![UNSEEN; pieces.iter().len()];
        for (name, kind) in self.pieces.iter().zip(0..) {
            let (place, _) = pieces.find(Name::new(name).key()).expect("named by this game: read so");
            kinds[place] = kind;
        }
        learnt.add(self.part, kinds);
    }

    /// Whether it is about choices.
    pub fn is_policy(&self) -> bool {
        matches!(self.part, LearntPart::Policy(_))
    }

    /// Whether both are about the same, so that the later one takes the place of the other.
    pub fn replaces(&self, other: &Self) -> bool {
        self.is_policy() == other.is_policy() && (&self.level, &self.player) == (&other.level, &other.player)
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
    let is_there = source_of(game, entry.player).is_some() || is_search(entry.player);
    if !is_there || learnt_on(engine, entry.player) != entry.learnt_on {
        return Err(stale());
    }
    values(reader, entry, engine).ok_or(None)
}

/// The computer player with this English name, if opponents.xml has one.
pub fn source_of<'g>(game: &'g Game, player: &str) -> Option<&'g OpponentSource> {
    use switchboard_base::language::Language::English;
    game.opponents.iter().find(|source| source.name.get(English) == player)
}

fn values(reader: &mut FieldReader<'_>, entry: &Entry<'_, '_>, engine: &Engine) -> Option<LearntLevel> {
    let at = &entry.at;
    let fields = reader.object(at, &LEVEL_FIELDS)?;
    let mut number = |name, low, high| {
        let spot = fields.required(reader, at, name)?;
        reader.number_in(&spot, low, high)
    };
    let games = number("games", 0, MAX_GAMES)?;
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
    let kinds = pieces.len();
    let part = match fields.get("policy") {
        Some(spot) => {
            let playout = source_of(engine.game(), entry.player).and_then(|source| source.playout.as_ref());
            LearntPart::Policy(policy(reader, &spot, (engine, kinds, playout.is_some()))?)
        }
        None => LearntPart::Value(weights(reader, (at, &fields), (engine, kinds))?),
    };
    Some(LearntLevel {
        level: entry.level.to_owned(),
        player: entry.player.to_owned(),
        learnt_on: entry.learnt_on,
        games: u32::try_from(games).ok()?,
        pieces,
        part,
    })
}

/// Which choices are promising, for so many kinds of pieces, and whether a script scores choices.
fn policy(
    reader: &mut FieldReader<'_>,
    at: &JsonSpot<'_, '_>,
    (engine, kinds, scores): (&Engine, usize, bool),
) -> Option<Policy> {
    let text = reader.text(at)?;
    let Some(layout) = Layout::new(engine.board_size(), kinds, scores) else {
        reader.fault(at, Code::O003.error("shape").cure("train-again"));
        return None;
    };
    let bytes = BASE64_STANDARD.decode(text).unwrap_or_default();
    let weights: Vec<i8> = bytes.into_iter().map(WrappingAs::wrapping_as).collect();
    let layout = if weights.len() == layout.earlier().features() { layout.earlier() } else { layout };
    let policy = Policy::new(layout, weights);
    if policy.is_none() {
        reader.fault(at, Code::O003.error("policy").arg("count", layout.features()).cure("train-again"));
    }
    policy
}

/// What positions are worth, with so many kinds of pieces.
fn weights(
    reader: &mut FieldReader<'_>,
    (at, fields): (&JsonSpot<'_, '_>, &ObjectFields<'_, '_>),
    (engine, kinds): (&Engine, usize),
) -> Option<Weights> {
    let weight = i64::from(MAX_WEIGHT);
    let mut number = |name, low, high| {
        let spot = fields.required(reader, at, name)?;
        reader.number_in(&spot, low, high)
    };
    let (turn, choice) = (number("turn", -weight, weight)?, number("choice", -weight, weight)?);
    let length = number("length", 0, MAX_LENGTH.saturating_as())?;
    let length = usize::try_from(length).ok()?;
    let size = engine.board_size();
    let shape = Shape { size, kinds, length };
    let longest = Shape::new(size, kinds).length;
    if kinds == 0 || kinds > MAX_KINDS || length == 1 || length > longest {
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
    Some(Weights { shape, features, turn: i32::try_from(turn).ok()?, choice: i32::try_from(choice).ok()? })
}

/// The text of the file for these levels.
pub fn write(levels: &[LearntLevel]) -> String {
    let mut text = String::from("{ \"levels\": [");
    for (number, level) in levels.iter().enumerate() {
        text.push_str(if number == 0 { "\n{\n" } else { ",\n{\n" });
        // writing into a text never fails
        let _ = writeln!(text, "\"level\": {}, \"player\": {},", quoted(&level.level), quoted(&level.player));
        let _ = writeln!(text, "\"learnt_on\": \"{:016x}\", \"games\": {},", level.learnt_on, level.games);
        let names: Vec<String> = level.pieces.iter().map(|name| quoted(name)).collect();
        let _ = writeln!(text, "\"pieces\": [{}],", names.join(", "));
        match &level.part {
            LearntPart::Value(weights) => write_weights(&mut text, weights),
            LearntPart::Policy(policy) => {
                let bytes: Vec<u8> = policy.weights().iter().copied().map(WrappingAs::wrapping_as).collect();
                let _ = write!(text, "\"policy\": \"{}\"", BASE64_STANDARD.encode(bytes));
            }
        }
        text.push_str("\n}");
    }
    text.push_str("\n] }\n");
    text
}

fn write_weights(text: &mut String, Weights { shape, features, turn, choice }: &Weights) {
    let _ = writeln!(text, "\"turn\": {turn}, \"choice\": {choice}, \"length\": {},", shape.length);
    let (places, lines) = features.split_at_checked(shape.places()).unwrap_or((features, &[]));
    text.push_str("\"places\": [");
    rows(text, places, shape.size.area());
    text.push_str("],\n\"lines\": [");
    rows(text, lines, shape.patterns());
    text.push(']');
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
