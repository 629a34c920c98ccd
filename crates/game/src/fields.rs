//! Typed reading of XML elements: every fault becomes a problem with its place, and reading continues. Knows nothing of particular files.

use super::layout::Name;
use super::texts::Text;
use super::xml::{Attribute, Document, Element};
use rustc_hash::FxHashSet;
use std::ops::{Range, RangeInclusive};
use std::str::FromStr;
use switchboard_base::diag::{Code, Place, Problem, Problems, Severity, hidden_sign, nearest};
use switchboard_base::language::Language;

/// How many problems are reported for one file; any more usually have the same cause and are left out.
pub const MAX_PROBLEMS: usize = 100;
/// How many languages a text may be given in.
pub const MAX_LANGUAGES: usize = 100;
/// How many characters a name or a line may have, in description.xml and wherever else a name is given.
pub const MAX_LINE: usize = 500;
/// How many characters the rules in plain words may have.
pub const MAX_TEXT: usize = 50_000;

/// One file while it is being read.
pub struct Fields<'d, 'p> {
    /// The file.
    pub doc: &'d Document,
    problems: &'p mut Problems,
    reported: usize,
    /// The start tags whose attributes were examined, and the elements that were refused together with their contents.
    looked_at: FxHashSet<usize>,
    refused: FxHashSet<usize>,
    /// Whether anything was wrong that makes play impossible.
    pub unusable: bool,
}

/// The children of one element, sorted by name.
pub struct Children<'e, 't> {
    /// The element.
    pub of: &'e Element<'t>,
    /// Those that may occur once and did.
    seen: Vec<&'static str>,
    known: Vec<(&'static str, &'e Element<'t>)>,
    meant: Vec<(&'static str, &'e Element<'t>)>,
}

impl<'e, 't> Children<'e, 't> {
    /// The child of this name, if there is one.
    pub fn get(&self, name: &str) -> Option<&'e Element<'t>> {
        self.all(name).next()
    }

    /// Whether a name was misspelt, so that an element was not read.
    pub fn has_slips(&self) -> bool {
        !self.meant.is_empty()
    }

    /// All children of this name, in file order.
    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'e Element<'t>> + 'a {
        self.known.iter().filter(move |(known, _)| *known == name).map(|(_, child)| *child)
    }
}

impl<'d, 'p> Fields<'d, 'p> {
    /// Starts to read `doc`.
    pub fn new(doc: &'d Document, problems: &'p mut Problems) -> Self {
        Self {
            doc,
            problems,
            reported: 0,
            looked_at: FxHashSet::default(),
            refused: FxHashSet::default(),
            unusable: false,
        }
    }

    /// Adds a problem at these bytes.
    pub fn report(&mut self, range: Range<usize>, problem: Problem) {
        if self.is_silent() {
            self.problems.leave_out(problem.severity);
        } else {
            self.reported += 1;
            self.problems.push(problem.at(self.doc.place(range)));
        }
    }

    /// The place of these bytes.
    pub fn place(&self, range: Range<usize>) -> Place {
        self.doc.place(range)
    }

    /// Whether further problems are only counted.
    pub fn is_silent(&self) -> bool {
        self.reported >= MAX_PROBLEMS || self.problems.is_full()
    }

    /// Adds a problem that makes play impossible.
    pub fn fail(&mut self, range: Range<usize>, problem: Problem) {
        self.unusable = true;
        self.report(range, problem);
    }

    /// Whether the root element has this name; reports it if not.
    pub fn root(&mut self, root: &Element<'_>, name: &str) -> bool {
        if root.local() == name {
            self.end_tag(root);
            return true;
        }
        let near = nearest(root.local(), [name]).is_some();
        self.fail(
            root.name_span(),
            Code::X008.error("root").arg("found", root.name).arg("name", name).cure("write-element"),
        );
        near
    }

    /// Sorts the children of `element`: those in `once` may occur once, those in `many` any number of times. Reports all others, and text
    /// between them.
    pub fn children<'e, 't>(
        &mut self,
        element: &'e Element<'t>,
        once: &[&'static str],
        many: &[&'static str],
    ) -> Children<'e, 't> {
        let mut sorted = Children { of: element, seen: Vec::new(), known: Vec::new(), meant: Vec::new() };
        for child in &element.children {
            let local = child.local();
            if let Some(name) = many.iter().find(|name| **name == local) {
                self.end_tag(child);
                sorted.known.push((name, child));
            } else if let Some(name) = once.iter().find(|name| **name == local) {
                self.end_tag(child);
                if sorted.seen.contains(name) {
                    self.report(
                        child.name_span(),
                        Code::X010.error("element").arg("name", *name).arg("of", element.name).cure("keep-first"),
                    );
                } else {
                    sorted.seen.push(name);
                    sorted.known.push((name, child));
                }
            } else if let Some(name) = self.unknown(element, child, once, many) {
                sorted.meant.push((name, child));
            }
        }
        if let Some(run) = element.runs.iter().find(|run| !run.text.trim().is_empty()) {
            let from = run.at + run.text.len() - run.text.trim_start().len();
            self.report(from..run.end, Code::X009.error("between-elements").arg("of", element.name).cure("move-text"));
        }
        sorted
    }

    /// Reports a misspelt end tag of an element whose start tag is correct.
    pub fn end_tag(&mut self, element: &Element<'_>) {
        let Some(closed_as) = element.closed_as else { return };
        let at = element.end + 2;
        self.report(
            at..at + closed_as.len(),
            Code::X002.error("other-name").arg("closed", closed_as).arg("name", element.name).cure("write-end-tag"),
        );
    }

    fn unknown(
        &mut self,
        element: &Element<'_>,
        child: &Element<'_>,
        once: &[&'static str],
        many: &[&'static str],
    ) -> Option<&'static str> {
        self.refused.insert(child.at);
        if self.is_silent() {
            self.problems.leave_out(Severity::Error);
            return None;
        }
        let names = || once.iter().chain(many).copied();
        let near = nearest(child.local(), names());
        let problem = match near {
            Some(name) => Code::X008.error("unknown").arg("near", format!("<{name}>")).cure("near"),
            None if names().next().is_none() => Code::X008.error("unknown").cure("only-text"),
            None => {
                let known = names().map(|n| format!("<{n}>")).collect::<Vec<_>>().join(", ");
                Code::X008.warning("unknown").arg("known", known).cure("ignored-known")
            }
        };
        let problem = problem.arg("name", child.name).arg("of", element.name);
        self.report(child.name_span(), problem);
        names().find(|name| Some(*name) == near)
    }

    /// The required child of this name. A misspelt one was reported already and is read as meant.
    pub fn need<'e, 't>(&mut self, children: &Children<'e, 't>, name: &'static str) -> Option<&'e Element<'t>> {
        if let Some(child) = children.get(name) {
            return Some(child);
        }
        self.unusable = true;
        if let Some((_, child)) = children.meant.iter().find(|(meant, _)| *meant == name) {
            return Some(child);
        }
        self.report(
            children.of.name_span(),
            Code::X011.error("element").arg("of", children.of.name).arg("name", name).cure("write-into"),
        );
        None
    }

    /// Reports all attributes but these; `xsi:` attributes and `xml:space` are always allowed.
    pub fn attributes(&mut self, element: &Element<'_>, known: &[&str]) {
        self.looked_at.insert(element.at);
        for attribute in &element.attributes {
            let written = &self.doc.text[attribute.at..];
            let prefixed = written.starts_with("xsi:") || written.starts_with("xml:space");
            let type_wanted = known.contains(&"type");
            if known.contains(&attribute.name) || (prefixed && !type_wanted) {
                continue;
            }
            let problem = Code::X012.error("unknown").arg("of", element.name).arg("name", attribute.name);
            let problem = match nearest(attribute.name, known.iter().copied()) {
                Some("lang") => problem.arg("near", "xml:lang").cure("near-quoted"),
                Some(name) => problem.arg("near", name).cure("near-quoted"),
                None => problem.cure("remove"),
            };
            let name =
                self.doc.text.get(attribute.at..).and_then(|text| text.split(['=', ' ', '\t', '\n', '\r']).next());
            self.report(attribute.at..attribute.at + name.unwrap_or(attribute.name).len(), problem);
        }
    }

    /// Reports the attributes that were never read, in this element and all its descendants: they would have no effect.
    pub fn other_attributes(&mut self, element: &Element<'_>) {
        if self.refused.contains(&element.at) {
            return;
        }
        if !element.attributes.is_empty() && !self.looked_at.contains(&element.at) {
            self.attributes(element, &[]);
        }
        for child in &element.children {
            self.other_attributes(child);
        }
    }

    /// The language of an element's text (`xml:lang`, also misspelt), lower case; "" if none is given. A language that the program does not
    /// support is reported.
    pub fn language(&mut self, element: &Element<'_>) -> String {
        let is_meant = |name: &str| nearest(name, ["lang"]).is_some();
        let Some(attribute) = element.attributes.iter().find(|a| is_meant(a.name)) else { return String::new() };
        let tag = attribute.value.trim().to_lowercase();
        if Language::from_tag(&tag).is_none() {
            let known = Language::ALL.map(Language::code).join(", ");
            let problem = Code::V003.warning("language").arg("text", &tag).arg("known", known);
            self.report(attribute.span.clone(), problem.cure("write-language"));
        }
        tag
    }

    /// The text of an element that contains only text.
    pub fn text(&mut self, element: &Element<'_>) -> String {
        for child in &element.children {
            self.unknown(element, child, &[], &[]);
        }
        let text = if element.children.is_empty() { element.text().into_owned() } else { element.text_within() };
        if let Some(sign) = hidden_sign(&text) {
            let number = u32::from(sign);
            self.report(
                element.text_span(),
                Code::V006
                    .warning("hidden")
                    .arg("of", element.name)
                    .arg("sign", format!("U+{number:04X}"))
                    .cure("remove-sign"),
            );
        }
        text
    }

    /// The text of a short element; reported and cut off if longer than `most` characters.
    pub fn line(&mut self, element: &Element<'_>, most: usize) -> String {
        let mut text = self.text(element);
        if let Some((at, _)) = text.char_indices().nth(most) {
            self.report(
                element.name_span(),
                Code::V007.error("text").arg("name", element.name).arg("most", most).cure("shorter-text"),
            );
            text.truncate(at);
        }
        text
    }

    /// A text of at most `most` characters that may be given in several languages.
    pub fn texts(&mut self, children: &Children<'_, '_>, name: &str, most: usize) -> Text {
        let mut text = Text::default();
        for child in children.all(name) {
            if text.variants.len() >= MAX_LANGUAGES {
                self.report(
                    child.name_span(),
                    Code::V007.error("languages").arg("name", name).arg("most", MAX_LANGUAGES).cure("remove-some"),
                );
                break;
            }
            self.attributes(child, &["lang"]);
            let tag = self.language(child);
            if text.variants.iter().any(|(other, _)| *other == tag) {
                let case = if tag.is_empty() { "text-without-language" } else { "text-in-language" };
                let problem = Code::X010.error(case).arg("name", name).arg("tag", tag);
                self.report(child.name_span(), problem.cure("keep-or-language"));
                continue;
            }
            let written = self.line(child, most);
            text.variants.push((tag, written));
        }
        text
    }

    /// The text of a child, "" if there is no such child.
    pub fn text_of(&mut self, children: &Children<'_, '_>, name: &str) -> String {
        children.get(name).map(|child| self.line(child, MAX_LINE)).unwrap_or_default()
    }

    /// A name that is not empty; `None` after reporting an empty one.
    pub fn name(&mut self, element: &Element<'_>) -> Option<Name> {
        let name = Name::new(&self.line(element, MAX_LINE));
        if name.key().is_empty() {
            self.fail(element.text_span(), Code::V005.error("element").arg("name", element.name).cure("write-name"));
            return None;
        }
        Some(name)
    }

    /// A whole number within `range`; `None` after reporting anything else.
    pub fn number<T>(&mut self, element: &Element<'_>, range: RangeInclusive<T>) -> Option<T>
    where
        T: FromStr + PartialOrd + std::fmt::Display,
    {
        let text = self.text(element);
        let value = read_number(&text, &range);
        if value.is_none() {
            self.fail(element.text_span(), number_problem(&text, &range));
        }
        value
    }

    /// `true` or `false` (also 1 and 0, in any letter case); `None` after reporting anything else.
    pub fn boolean(&mut self, element: &Element<'_>) -> Option<bool> {
        let text = self.text(element);
        let value = read_boolean(&text);
        if value.is_none() {
            self.fail(element.text_span(), boolean_problem(&text));
        }
        value
    }

    /// The same of an attribute.
    pub fn boolean_attribute(&mut self, attribute: &Attribute<'_>) -> Option<bool> {
        let value = read_boolean(&attribute.value);
        if value.is_none() {
            self.report(attribute.span.clone(), boolean_problem(&attribute.value));
        }
        value
    }

    /// One of these words, in any letter case; `None` after reporting anything else.
    pub fn choice<T: Copy>(&mut self, element: &Element<'_>, words: &[(&str, T)]) -> Option<T> {
        let text = self.text(element);
        let found = words.iter().find(|(word, _)| word.eq_ignore_ascii_case(&text));
        if found.is_none() {
            let names = || words.iter().map(|(word, _)| *word);
            let problem = Code::V003.error("none-of").arg("known", names().collect::<Vec<_>>().join(", "));
            let problem = match nearest(&text, names()) {
                Some(word) => problem.arg("near", word).cure("near"),
                None => problem.cure("one-of-these"),
            };
            self.fail(element.text_span(), problem.arg("text", text));
        }
        found.map(|(_, value)| *value)
    }
}

/// A whole number within `range`, with no white space around it.
pub fn read_number<T: FromStr + PartialOrd>(text: &str, range: &RangeInclusive<T>) -> Option<T> {
    text.parse().ok().filter(|value| range.contains(value))
}

/// The problem for a text that [`read_number`] refused.
pub fn number_problem<T: std::fmt::Display>(text: &str, range: &RangeInclusive<T>) -> Problem {
    let problem = if text.is_empty() {
        Code::V001.error("missing")
    } else if text.parse::<i128>().is_ok() {
        Code::V001.error("out-of-range").arg("text", text)
    } else {
        Code::V001.error("no-number").arg("text", text)
    };
    problem.arg("least", range.start().to_string()).arg("most", range.end().to_string()).cure("number-in-range")
}

/// true, false, 1 or 0.
pub fn read_boolean(text: &str) -> Option<bool> {
    match text {
        "true" | "1" => Some(true),
        "false" | "0" => Some(false),
        _ if text.eq_ignore_ascii_case("true") => Some(true),
        _ if text.eq_ignore_ascii_case("false") => Some(false),
        _ => None,
    }
}

/// The problem for a text that [`read_boolean`] refused.
pub fn boolean_problem(text: &str) -> Problem {
    let problem = Code::V002.error("neither").arg("text", text);
    match nearest(text, ["true", "false"]) {
        Some(word) => problem.arg("near", word).cure("near"),
        None => problem.cure("true-or-false"),
    }
}
