//! The meaning of names: one object, several at once, or one of several; and the layer of each object.

#![expect(clippy::indexing_slicing, reason = "objects and layers are numbered in the order of their lists")]

use super::fault::Faults;
use super::read::{Join, SourceText};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use switchboard_base::diag::Code;

/// How many names of the legend can refer to one another in a chain.
pub const MAX_DEPTH: usize = 200;

/// The number of an object. Objects are numbered by layer, from the lowest.
pub type ObjectId = usize;

/// What a name stands for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Meaning {
    /// One object.
    Object(ObjectId),
    /// All of these at once.
    All(Vec<ObjectId>),
    /// Any one of these.
    Any(Vec<ObjectId>),
}

impl Meaning {
    /// The objects that it stands for.
    pub fn objects(&self) -> &[ObjectId] {
        match self {
            Self::Object(id) => std::slice::from_ref(id),
            Self::All(list) | Self::Any(list) => list,
        }
    }
}

/// An object with a layer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Object {
    pub name: Arc<str>,
    /// 0 is the lowest.
    pub layer: usize,
    /// Its index in OBJECTS.
    pub text: usize,
}

/// All names of a game.
#[derive(Debug, Default)]
pub struct ObjectNames {
    /// By number.
    pub objects: Vec<Object>,
    /// How many layers there are.
    pub layers: usize,
    meanings: HashMap<Arc<str>, Meaning>,
    /// The line in which each name was defined.
    lines: HashMap<String, u32>,
    /// Names with an object that is on no layer, or with a part that is not defined.
    incomplete: HashSet<String>,
    /// The layer of `background`.
    pub background_layer: usize,
    /// The background object where a level names none.
    pub background: ObjectId,
}

/// A name that is being resolved.
#[derive(Debug, Clone)]
enum Loose {
    Object(usize),
    Same(String),
    All(Vec<String>),
    Any(Vec<String>),
}

impl ObjectNames {
    /// Resolves the names of a script.
    pub fn read(script: &SourceText, faults: &mut Faults) -> Self {
        let mut loose: HashMap<String, (u32, Loose)> = HashMap::new();
        let mut add = |name: &str, line: u32, what: Loose, faults: &mut Faults| {
            if let Some((before, _)) = loose.get(name) {
                faults.add(line, Code::Z006.warning("taken").arg("name", name.to_uppercase()).arg("line", *before));
            } else {
                loose.insert(name.to_owned(), (line, what));
            }
        };
        for (index, object) in script.objects.iter().enumerate() {
            add(&object.name, object.line, Loose::Object(index), faults);
            for other in &object.also {
                add(other, object.line, Loose::Same(object.name.clone()), faults);
            }
        }
        for definition in &script.legend {
            if definition.parts.contains(&definition.name) {
                faults.add(definition.line, Code::Z005.error("itself").arg("name", definition.name.to_uppercase()));
                continue;
            }
            let parts = definition.parts.clone();
            let mut seen = HashSet::new();
            if !parts.iter().all(|part| seen.insert(part)) {
                faults.add(definition.line, Code::Z005.warning("twice"));
            }
            let what = match definition.join {
                Join::Same => Loose::Same(parts.into_iter().next().unwrap_or_default()),
                Join::And => Loose::All(parts),
                Join::Or => Loose::Any(parts),
            };
            add(&definition.name, definition.line, what, faults);
        }
        let mut resolver = Resolver { loose: &loose, done: HashMap::new(), open: Vec::new(), faults };
        let order: Vec<String> = script
            .objects
            .iter()
            .flat_map(|o| std::iter::once(&o.name).chain(&o.also))
            .chain(script.legend.iter().map(|d| &d.name))
            .cloned()
            .collect();
        for name in &order {
            resolver.resolve(name);
        }
        let found = resolver.done;
        faults.define(&order);
        let mut names = Self::default();
        let ids = names.place(script, &found, faults);
        let read = NamesRead { order, loose: &loose, found, ids };
        names.settle(&read, faults);
        names.find_incomplete(&read);
        names.lines = loose.iter().map(|(name, (line, _))| (name.clone(), *line)).collect();
        names.find_background(faults);
        names
    }

    /// What a name means.
    pub fn meaning(&self, name: &str) -> Option<&Meaning> {
        self.meanings.get(name)
    }

    /// Whether a name is defined, even if something is wrong with it, which is reported there.
    pub fn is_defined(&self, name: &str) -> bool {
        self.lines.contains_key(name)
    }

    /// The shared copy of a name.
    pub fn known(&self, name: &str) -> Option<Arc<str>> {
        self.meanings.get_key_value(name).map(|(key, _)| key.clone())
    }

    /// Whether every object of a name is on a layer.
    pub fn is_whole(&self, name: &str) -> bool {
        !self.incomplete.contains(name)
    }

    /// The layer of an object.
    pub fn layer(&self, id: ObjectId) -> usize {
        self.objects[id].layer
    }

    /// The name of an object.
    pub fn name(&self, id: ObjectId) -> Arc<str> {
        self.objects[id].name.clone()
    }

    /// The layer of all objects of a property, if it is the same.
    pub fn single_layer(&self, objects: &[ObjectId]) -> Option<usize> {
        let first = self.layer(*objects.first()?);
        objects.iter().all(|id| self.layer(*id) == first).then_some(first)
    }

    /// Numbers the objects by layer. Returns the number of each object of OBJECTS.
    fn place(
        &mut self,
        script: &SourceText,
        found: &HashMap<String, Loosened>,
        faults: &mut Faults,
    ) -> HashMap<usize, ObjectId> {
        let mut layer_of: HashMap<usize, (usize, u32)> = HashMap::new();
        let mut order: Vec<Vec<usize>> = Vec::new();
        for (layer, (line, list)) in script.layers.iter().enumerate() {
            let mut here: Vec<usize> = Vec::new();
            for name in list {
                match found.get(name) {
                    None => {
                        faults.unknown(*line, Code::Z007.error("unknown").arg("name", name.to_uppercase()), name);
                    }
                    Some(Loosened::All(_)) => {
                        faults.add(*line, Code::Z007.error("all").arg("name", name.to_uppercase()))
                    }
                    Some(Loosened::Object(o)) => here.push(*o),
                    Some(Loosened::Any(list)) => here.extend(list),
                }
            }
            let mut once: Vec<usize> = Vec::new();
            for object in here {
                if once.contains(&object) {
                    let name = script.objects.get(object).map(|o| o.name.to_uppercase()).unwrap_or_default();
                    faults.add(*line, Code::Z007.warning("twice").arg("name", name));
                    once.retain(|before| *before != object);
                    once.push(object);
                    continue;
                }
                if let Some((other, _)) = layer_of.get(&object) {
                    let name = script.objects.get(object).map(|o| o.name.to_uppercase()).unwrap_or_default();
                    faults.add(
                        *line,
                        Code::Z007.warning("two").arg("name", name).arg("first", *other + 1).arg("second", layer + 1),
                    );
                    order[*other].retain(|o| *o != object);
                }
                layer_of.insert(object, (layer, *line));
                once.push(object);
            }
            order.push(once);
        }
        if script.layers.is_empty() {
            faults.add(0, Code::Z007.error("none"));
        }
        self.layers = order.len();
        let mut ids = HashMap::new();
        for (layer, list) in order.iter().enumerate() {
            for text in list {
                let name = script.objects.get(*text).map(|o| o.name.as_str()).unwrap_or_default();
                ids.insert(*text, self.objects.len());
                self.objects.push(Object { name: Arc::from(name), layer, text: *text });
            }
        }
        // without layers that none has an object follows
        for (index, object) in script.objects.iter().enumerate().filter(|_| !script.layers.is_empty()) {
            if !ids.contains_key(&index) {
                let problem = Code::Z007.error("missing").arg("name", object.name.to_uppercase());
                faults.placeless(object.line, problem, &object.name);
            }
        }
        ids
    }

    /// Resolves each name, and reports names of things that cannot be together.
    fn settle(&mut self, read: &NamesRead<'_>, faults: &mut Faults) {
        for name in &read.order {
            let Some(what) = read.found.get(name) else { continue };
            let to_ids =
                |list: &[usize]| -> Vec<ObjectId> { list.iter().filter_map(|o| read.ids.get(o).copied()).collect() };
            let meaning = match what {
                Loosened::Object(o) => match read.ids.get(o) {
                    Some(id) => Meaning::Object(*id),
                    None => continue,
                },
                Loosened::All(list) => {
                    let list = to_ids(list);
                    for (at, a) in list.iter().enumerate() {
                        for b in list.iter().skip(at + 1) {
                            if a != b && self.layer(*a) == self.layer(*b) {
                                let (line, _) = read.loose[name];
                                let (a, b) = (self.name(*a).to_uppercase(), self.name(*b).to_uppercase());
                                faults.add(line, Code::Z007.error("together").arg("name", a).arg("other", b));
                            }
                        }
                    }
                    Meaning::All(list)
                }
                Loosened::Any(list) => Meaning::Any(to_ids(list)),
            };
            self.meanings.insert(Arc::from(name.as_str()), meaning);
        }
    }

    /// Records the names that have a missing part.
    fn find_incomplete(&mut self, read: &NamesRead<'_>) {
        for name in &read.order {
            let Some((_, what)) = read.loose.get(name) else { continue };
            let objects: &[usize] = match read.found.get(name) {
                None => &[],
                Some(Loosened::Object(object)) => std::slice::from_ref(object),
                Some(Loosened::All(list) | Loosened::Any(list)) => list,
            };
            let is_missing = objects.iter().any(|object| !read.ids.contains_key(object));
            let parts: &[String] = match what {
                Loose::Object(_) => &[],
                Loose::Same(part) => std::slice::from_ref(part),
                Loose::All(parts) | Loose::Any(parts) => parts,
            };
            if is_missing || objects.is_empty() || parts.iter().any(|part| !read.loose.contains_key(part)) {
                self.incomplete.insert(name.clone());
            }
        }
    }

    fn find_background(&mut self, faults: &mut Faults) {
        match self.meanings.get("background") {
            None if self.is_defined("background") => {}
            None => faults.needed(Code::Z006.error("background"), "background"),
            Some(Meaning::All(_)) => {
                let line = self.lines.get("background").copied().unwrap_or(0);
                faults.add(line, Code::Z006.error("background-all"));
            }
            Some(Meaning::Object(id)) => self.background = *id,
            Some(Meaning::Any(list)) => self.background = list.first().copied().unwrap_or(0),
        }
        // a faulty game may have no objects at all
        if let Some(background) = self.objects.get(self.background) {
            self.background_layer = background.layer;
        }
        if !self.is_defined("player") {
            faults.needed(Code::Z006.error("player"), "player");
        }
    }
}

/// A name resolved to objects by their index in OBJECTS.
#[derive(Debug, Clone)]
enum Loosened {
    Object(usize),
    All(Vec<usize>),
    Any(Vec<usize>),
}

/// What is known once all names are resolved.
struct NamesRead<'a> {
    /// All names, in the order in which they are defined.
    order: Vec<String>,
    loose: &'a HashMap<String, (u32, Loose)>,
    found: HashMap<String, Loosened>,
    /// By index in OBJECTS.
    ids: HashMap<usize, ObjectId>,
}

struct Resolver<'a> {
    loose: &'a HashMap<String, (u32, Loose)>,
    done: HashMap<String, Loosened>,
    /// Names that are being resolved, to detect cycles.
    open: Vec<String>,
    faults: &'a mut Faults,
}

impl Resolver<'_> {
    fn resolve(&mut self, name: &str) -> Option<Loosened> {
        if let Some(done) = self.done.get(name) {
            return Some(done.clone());
        }
        let (line, what) = self.loose.get(name)?;
        if self.open.iter().any(|n| n == name) {
            self.faults.add(*line, Code::Z005.error("itself").arg("name", name.to_uppercase()));
            return None;
        }
        if self.open.len() >= MAX_DEPTH {
            self.faults.add(*line, Code::Z014.error("legend").arg("most", MAX_DEPTH));
            return None;
        }
        self.open.push(name.to_owned());
        let result = match what {
            Loose::Object(o) => Some(Loosened::Object(*o)),
            Loose::Same(other) => self.part(other, *line),
            Loose::All(parts) => Some(Loosened::All(self.join(name, parts, *line, Join::And))),
            Loose::Any(parts) => Some(Loosened::Any(self.join(name, parts, *line, Join::Or))),
        };
        self.open.pop();
        if let Some(found) = &result {
            self.done.insert(name.to_owned(), found.clone());
        }
        result
    }

    fn part(&mut self, name: &str, line: u32) -> Option<Loosened> {
        if !self.loose.contains_key(name) {
            self.faults.unknown(line, Code::Z006.error("unknown").arg("name", name.to_uppercase()), name);
            return None;
        }
        self.resolve(name)
    }

    /// The objects of the parts, each once, in the order of the original: in place where it is mentioned last; what a name stands for that
    /// is defined later on comes at the end.
    fn join(&mut self, name: &str, parts: &[String], line: u32, join: Join) -> Vec<usize> {
        let mut direct = Vec::new();
        let mut behind = Vec::new();
        for part in parts {
            let is_later = matches!(self.loose.get(part), Some((defined, _)) if *defined > line);
            let list = if is_later { &mut behind } else { &mut direct };
            match (self.part(part, line), join) {
                (None, _) => {}
                (Some(Loosened::Object(o)), _) => direct.push(o),
                (Some(Loosened::All(found)), Join::And) | (Some(Loosened::Any(found)), Join::Or) => list.extend(found),
                (Some(Loosened::All(_)), _) => {
                    self.faults.add(line, Code::Z005.warning("or-of-and").arg("name", name.to_uppercase()))
                }
                (Some(Loosened::Any(_)), _) => {
                    self.faults.add(line, Code::Z005.error("and-of-or").arg("name", name.to_uppercase()))
                }
            }
        }
        let mut once: Vec<usize> = Vec::new();
        for object in direct {
            once.retain(|before| *before != object);
            once.push(object);
        }
        for object in behind {
            if !once.contains(&object) {
                once.push(object);
            }
        }
        once
    }
}
