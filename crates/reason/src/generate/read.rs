//! Reads generator.xml into a [`Generator`]: every field with its default, all problems at once. Makes no levels.

use switchboard_base::diag::{Code, Place, Problem, Problems, nearest};
use switchboard_game::fields::{Children, Fields};
use switchboard_game::xml::{Document, Element};
use switchboard_game::{Game, Name, Source};

/// The longest random walk, in moves.
pub const MAX_MOVES: u32 = 10_000;

/// How a level is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Method {
    /// A random walk away from the finished board.
    Scramble,
    /// Pieces change places.
    Shuffle,
    /// The script alone fills the board.
    Fill,
    /// A tree of paths through walls, or of pieces that know their open sides.
    Maze,
    /// Moves that no other move undoes are taken back from the finished board.
    Backwards,
    /// A walk from the start; cells that it never visits become walls.
    Walk,
    /// A board that meets the game's constraints, reduced to as little as leaves one answer.
    Laws,
}

const UNIQUENESS: [(&str, Uniqueness); 3] =
    [("false", Uniqueness::Any), ("true", Uniqueness::Shortest), ("answer", Uniqueness::Answer)];

const METHODS: [(&str, Method); 7] = [
    ("scramble", Method::Scramble),
    ("shuffle", Method::Shuffle),
    ("fill", Method::Fill),
    ("maze", Method::Maze),
    ("backwards", Method::Backwards),
    ("walk", Method::Walk),
    ("laws", Method::Laws),
];

/// Which other solutions a level may have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Uniqueness {
    /// Any.
    Any,
    /// Longer ones only.
    Shortest,
    /// None, however long, apart from those that come to the same position twice.
    Answer,
}

/// How levels of one difficulty are made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recipe {
    /// What is done.
    pub method: Method,
    /// Levels whose boards serve as patterns, by index; one of them is drawn.
    pub patterns: Vec<usize>,
    /// The script, padded so that its bytes have the same offsets as in generator.xml; empty if there is none.
    pub script: String,
    /// Moves of the random walk; 0 if there is none.
    pub moves: u32,
    /// Pieces or groups: those that are shuffled (all if none are named), or those that lines are made of (maze).
    pub pieces: Vec<Name>,
    /// The piece between the paths of a maze and beside a walk; `None` if pieces know their open sides.
    pub wall: Option<Name>,
    /// The piece of a maze's paths.
    pub path: Option<Name>,
    /// The fewest moves that a level may take.
    pub least: u32,
    /// The most moves that a level may take; 0 for no limit.
    pub most: u32,
    /// Which other solutions a level may have.
    pub unique: Uniqueness,
    /// laws: the most cells left to the player; 0 for as many as possible.
    pub open: u32,
    /// laws: the most laws needed for one step; 0 for any number.
    pub reasons: u32,
    /// walk: whether it ends beside its start, so that one more move leads back there.
    pub closed: bool,
}

/// generator.xml.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Generator {
    /// Its path, for messages.
    pub file: String,
    /// What is made if no difficulty is asked for.
    pub usual: Recipe,
    /// Difficulties by name, the easiest first.
    pub difficulties: Vec<(String, Recipe)>,
}

impl Generator {
    /// How levels of this difficulty are made.
    ///
    /// # Errors
    /// There is no such difficulty.
    pub fn recipe(&self, difficulty: Option<&str>) -> Result<&Recipe, Problem> {
        let Some(wanted) = difficulty else { return Ok(&self.usual) };
        let same = |name: &str| name.to_lowercase() == wanted.to_lowercase();
        let found = self.difficulties.iter().find(|(name, _)| same(name));
        found.map(|(_, recipe)| recipe).ok_or_else(|| {
            let names: Vec<&str> = self.difficulties.iter().map(|(name, _)| name.as_str()).collect();
            let problem = Code::G005.error("unknown").arg("wanted", wanted).arg("known", names.join(", "));
            problem.cure(if names.is_empty() { "leave-out" } else { "write-known" })
        })
    }
}

const ONCE: [&str; 13] = [
    "Method", "Level", "Contents", "Moves", "Pieces", "Wall", "Path", "Least", "Most", "Unique", "Open", "Closed",
    "Reasons",
];

/// Reads a game's generator.xml; `None` if there is none or it cannot be used.
pub fn read_generator(game: &Game) -> (Option<Generator>, Problems) {
    let mut problems = Problems::new();
    let Some(source) = &game.generator else { return (None, problems) };
    let generator = read(game, source, &mut problems);
    (generator.filter(|_| !problems.has_errors()), problems)
}

fn read(game: &Game, source: &Source, problems: &mut Problems) -> Option<Generator> {
    let doc = match Document::new(source.file.clone(), source.text.clone().into_bytes()) {
        Ok(doc) => doc,
        Err(problem) => {
            problems.push(problem);
            return None;
        }
    };
    let root = match doc.parse() {
        Ok(root) => root,
        Err(problem) => {
            problems.push(problem);
            return None;
        }
    };
    let mut fields = Fields::new(&doc, problems);
    if !fields.root(&root, "Generator") {
        return None;
    }
    let children = fields.children(&root, &ONCE, &["Difficulty"]);
    let method = fields.need(&children, "Method").and_then(|element| fields.choice(element, &METHODS))?;
    let plain = Recipe {
        method,
        patterns: vec![0],
        script: String::new(),
        moves: if matches!(method, Method::Scramble | Method::Backwards | Method::Walk) { 20 } else { 0 },
        pieces: Vec::new(),
        wall: None,
        path: None,
        least: 1,
        most: 0,
        unique: Uniqueness::Any,
        open: 0,
        reasons: 0,
        closed: false,
    };
    let usual = recipe(game, &mut fields, &children, plain);
    missing(&mut fields, &root, &usual);
    let mut difficulties = Vec::new();
    for element in children.all("Difficulty") {
        fields.attributes(element, &["name"]);
        let [_, own @ ..] = ONCE;
        let children = fields.children(element, &own, &[]);
        let recipe = recipe(game, &mut fields, &children, usual.clone());
        match element.attribute("name").map(|name| name.value.trim().to_owned()).filter(|name| !name.is_empty()) {
            Some(name) => difficulties.push((name, recipe)),
            None => fields
                .report(element.name_span(), Code::X011.error("name").arg("of", "Difficulty").cure("difficulty-name")),
        }
    }
    fields.other_attributes(&root);
    Some(Generator { file: source.file.clone(), usual, difficulties })
}

/// The recipe of this element; fields that it does not give are taken from `before`.
fn recipe(game: &Game, fields: &mut Fields<'_, '_>, children: &Children<'_, '_>, before: Recipe) -> Recipe {
    let mut made = before;
    if let Some(element) = children.get("Level") {
        made.patterns = patterns(game, fields, element);
    }
    if let Some(element) = children.get("Contents") {
        fields.text(element);
        made.script = fields.doc.rule_in_place(element);
    }
    let mut number = |name: &str, before: u32| {
        children.get(name).and_then(|element| fields.number(element, 0..=MAX_MOVES)).unwrap_or(before)
    };
    made.moves = number("Moves", made.moves);
    made.open = number("Open", made.open);
    made.reasons = number("Reasons", made.reasons);
    made.least = number("Least", made.least);
    made.most = number("Most", made.most);
    if let Some(element) = children.get("Most").filter(|_| made.most > 0 && made.most < made.least) {
        let problem = Code::G002.error("most-below-least").arg("most", made.most).arg("least", made.least);
        fields.report(element.text_span(), problem.cure("most-or-least"));
    }
    if let Some(element) = children.get("Pieces") {
        made.pieces = fields.text(element).split_whitespace().map(Name::new).collect();
        for name in made.pieces.clone() {
            known(game, fields, element, &name, AllowGroups::Too);
        }
    }
    for (what, place) in [("Wall", &mut made.wall), ("Path", &mut made.path)] {
        if let Some(element) = children.get(what)
            && let Some(name) = fields.name(element)
        {
            known(game, fields, element, &name, AllowGroups::No);
            *place = Some(name);
        }
    }
    if let Some(element) = children.get("Unique") {
        made.unique = fields.choice(element, &UNIQUENESS).unwrap_or(made.unique);
    }
    if let Some(element) = children.get("Closed") {
        made.closed = fields.boolean(element).unwrap_or(made.closed);
    }
    made
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum AllowGroups {
    Too,
    No,
}

/// Reports a name that is no piece (nor group, if groups are allowed).
fn known(game: &Game, fields: &mut Fields<'_, '_>, element: &Element<'_>, name: &Name, groups: AllowGroups) {
    let is_piece = game.pieces.iter().any(|piece| piece.name == *name);
    let is_group = game.pieces.iter().any(|piece| piece.groups.contains(name));
    if is_piece || (is_group && groups == AllowGroups::Too) {
        return;
    }
    let problem = Code::G003.error("unknown").arg("name", name);
    let near = nearest(name.key(), game.pieces.iter().map(|piece| piece.name.key()));
    let problem = match near {
        Some(near) => problem.arg("near", near).cure("near"),
        None => problem.cure("use-piece"),
    };
    fields.report(element.text_span(), problem);
}

fn patterns(game: &Game, fields: &mut Fields<'_, '_>, element: &Element<'_>) -> Vec<usize> {
    let text = fields.text(element);
    let mut found = Vec::new();
    for word in text.split_whitespace() {
        match game.levels.iter().position(|level| level.id == word) {
            Some(place) => found.push(place),
            None => {
                fields.report(element.text_span(), Code::G001.error("unknown").arg("word", word).cure("name-level"))
            }
        }
    }
    if found.is_empty() { vec![0] } else { found }
}

/// Reports fields that the method requires.
fn missing(fields: &mut Fields<'_, '_>, root: &Element<'_>, recipe: &Recipe) {
    let problem = match recipe.method {
        Method::Walk if recipe.wall.is_none() => Code::G004.error("wall"),
        Method::Fill if recipe.script.trim().is_empty() => Code::G004.error("contents"),
        Method::Maze if recipe.wall.is_some() != recipe.path.is_some() => Code::G004.error("wall-and-path"),
        Method::Maze if recipe.wall.is_none() && recipe.pieces.is_empty() => Code::G004.error("wall-path-or-pieces"),
        _ => return,
    };
    fields.report(root.name_span(), problem.cure("add-it"));
}

/// The problem that the game cannot make levels.
pub fn no_generator(game: &Game) -> Problem {
    Code::G006.error("none").arg("game", &game.id).at(Place::file("generator.xml")).cure("see-check")
}
