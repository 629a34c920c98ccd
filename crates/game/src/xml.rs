//! XML as a small tree in which every name and text knows its place in the file. Reads no external entity, expands none but the five
//! predefined ones, and knows nothing of games.

use az::SaturatingAs;
use quick_xml::errors::{Error, IllFormedError, SyntaxError};
use quick_xml::escape::resolve_predefined_entity;
use quick_xml::events::attributes::AttrError;
use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};
use std::borrow::Cow;
use std::ops::Range;
use switchboard_base::diag::{Code, Place, Problem, nearest};

/// How deep elements may be nested.
pub const MAX_DEPTH: usize = 64;
/// How many elements a file may contain: ten matrices of the largest size, written long, and some more.
pub const MAX_ELEMENTS: usize = 500_000;

/// How many attributes an element may have.
pub const MAX_ATTRIBUTES: usize = 64;

/// A file's text and its path for messages.
#[derive(Debug, Clone)]
pub struct Document {
    /// Path for messages.
    pub file: String,
    /// The text, without a byte order mark.
    pub text: String,
}

/// An element. Offsets are bytes of [`Document::text`].
#[derive(Debug, Clone)]
pub struct Element<'t> {
    /// Its name as written, prefix included.
    pub name: &'t str,
    /// Where the name stands in the start tag.
    pub at: usize,
    /// Where the start tag ends.
    pub inner: usize,
    /// Where the end tag begins.
    pub end: usize,
    /// The name in the end tag if it is similar but different: one of the two is misspelt.
    pub closed_as: Option<&'t str>,
    /// Its attributes in file order, `xmlns` left out.
    pub attributes: Vec<Attribute<'t>>,
    /// Its child elements.
    pub children: Vec<Element<'t>>,
    /// The pieces of text in it, white space included.
    pub runs: Vec<TextRun<'t>>,
}

/// An attribute.
#[derive(Debug, Clone)]
pub struct Attribute<'t> {
    /// Its name without the prefix.
    pub name: &'t str,
    /// Where the name stands.
    pub at: usize,
    /// Its value, entities resolved.
    pub value: Cow<'t, str>,
    /// Where the value stands, without the quotes.
    pub span: Range<usize>,
}

/// A piece of text: as it is in the file (borrowed), or what an entity or line end stands for (owned).
#[derive(Debug, Clone)]
pub struct TextRun<'t> {
    /// The text.
    pub text: Cow<'t, str>,
    /// Where it begins in the file.
    pub at: usize,
    /// Where it ends in the file.
    pub end: usize,
}

impl Document {
    /// A file's bytes as text.
    ///
    /// # Errors
    /// They are not UTF-8; the place is that of the first wrong byte.
    pub fn new(file: String, bytes: Vec<u8>) -> Result<Self, Problem> {
        match String::from_utf8(bytes) {
            Ok(text) => Ok(Self { file, text: text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text) }),
            Err(fault) => {
                let (good, _) = fault.as_bytes().split_at(fault.utf8_error().valid_up_to());
                let good = String::from_utf8_lossy(good);
                Err(Code::F005.error("file").at(Place::in_text(file, &good, good.len()..good.len())).cure("save-utf8"))
            }
        }
    }

    /// An element's text preceded by white space, so that each byte has the same line and column as in the file.
    pub fn in_place(&self, element: &Element<'_>) -> String {
        let mut text = String::new();
        for run in &element.runs {
            // no run is longer than what is written for it, and each follows the last
            let before = &self.text[text.len()..run.at];
            text.extend(before.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }));
            text.push_str(&run.text);
        }
        text
    }

    /// A rule or a script: its text in its place, without the comments that a CDATA section shows as text.
    pub fn rule_in_place(&self, element: &Element<'_>) -> String {
        without_comments(&self.in_place(element)).into_owned()
    }

    /// The place of these bytes.
    pub fn place(&self, range: Range<usize>) -> Place {
        Place::in_text(self.file.clone(), &self.text, range)
    }

    /// The tree. A misspelt end tag is read as meant, and reported where the names are known.
    ///
    /// # Errors
    /// The first problem that makes it impossible to build a tree.
    pub fn parse(&self) -> Result<Element<'_>, Problem> {
        XmlParser { doc: self, open: Vec::new(), root: None, elements: 0 }.run()
    }
}

impl<'t> Element<'t> {
    /// Its name without the prefix.
    pub fn local(&self) -> &'t str {
        self.name.rsplit(':').next().unwrap_or(self.name)
    }

    /// Where its name stands.
    pub fn name_span(&self) -> Range<usize> {
        self.at..self.at + self.name.len()
    }

    /// Its text, trimmed.
    pub fn text(&self) -> Cow<'t, str> {
        match self.runs.as_slice() {
            [] => Cow::Borrowed(""),
            [TextRun { text: Cow::Borrowed(text), .. }] => Cow::Borrowed(text.trim()),
            runs => Cow::Owned(runs.iter().map(|run| run.text.as_ref()).collect::<String>().trim().to_owned()),
        }
    }

    /// Passes on each of its words, separated by white space, with its place. Entities, comments and CDATA separate nothing.
    pub fn each_word(&self, mut tell: impl FnMut(&str, Range<usize>)) {
        let mut open: Option<(Cow<'_, str>, Range<usize>)> = None;
        for run in &self.runs {
            let literal = matches!(run.text, Cow::Borrowed(_));
            let mut at = run.at;
            for piece in run.text.split_inclusive(char::is_whitespace) {
                let word = piece.trim_end();
                if !word.is_empty() {
                    let span = if literal { at..at + word.len() } else { run.at..run.end };
                    open = Some(match open {
                        Some((before, from)) => (before + word, from.start..span.end),
                        None => (Cow::Borrowed(word), span),
                    });
                }
                if let Some((text, span)) = open.take_if(|_| word.len() < piece.len()) {
                    tell(&text, span);
                }
                at += piece.len();
            }
        }
        if let Some((text, span)) = open {
            tell(&text, span);
        }
    }

    /// Its text and that of all descendants, in no particular order: what was meant where only text is allowed.
    pub fn text_within(&self) -> String {
        self.children.iter().fold(self.text().into_owned(), |text, child| text + &child.text_within()).trim().to_owned()
    }

    /// Where [`Element::text`] stands; where its name stands if it has no text.
    pub fn text_span(&self) -> Range<usize> {
        let mut full = self.runs.iter().filter(|run| !run.text.trim().is_empty());
        let Some(first) = full.next() else { return self.name_span() };
        let last = full.next_back().unwrap_or(first);
        let (start, end) = (first.text.trim_start(), last.text.trim_end());
        let literal = |run: &TextRun<'_>| matches!(run.text, Cow::Borrowed(_));
        let from = if literal(first) { first.at + first.text.len() - start.len() } else { first.at };
        let to = if literal(last) { last.at + end.len() } else { last.end };
        from..to
    }

    /// The first child of this name.
    pub fn child(&self, name: &str) -> Option<&Element<'t>> {
        self.children.iter().find(|child| child.local() == name)
    }

    /// The attribute of this name (without prefix).
    pub fn attribute(&self, name: &str) -> Option<&Attribute<'t>> {
        self.attributes.iter().find(|attribute| attribute.name == name)
    }
}

/// The text of a rule with white space in place of each `<!-- comment -->` outside quotes: XML leaves them in CDATA sections. Every byte keeps
/// its place.
pub fn without_comments(text: &str) -> Cow<'_, str> {
    const OPEN: &str = "<!--";
    const CLOSE: &str = "-->";
    if !text.contains(OPEN) {
        return Cow::Borrowed(text);
    }
    let mut kept = String::with_capacity(text.len());
    let mut in_quotes = false;
    let mut rest = text;
    while let Some(next) = rest.chars().next() {
        let behind = match rest.strip_prefix(OPEN).filter(|_| !in_quotes).and_then(|inner| inner.find(CLOSE)) {
            Some(inner) => {
                let (comment, behind) = rest.split_at(OPEN.len() + inner + CLOSE.len());
                kept.extend(comment.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }));
                behind
            }
            None => {
                in_quotes = if next == '"' { !in_quotes } else { in_quotes && next != '\n' };
                kept.push(next);
                rest.split_at(next.len_utf8()).1
            }
        };
        rest = behind;
    }
    Cow::Owned(kept)
}

struct XmlParser<'t> {
    doc: &'t Document,
    open: Vec<Element<'t>>,
    root: Option<Element<'t>>,
    elements: usize,
}

impl<'t> XmlParser<'t> {
    fn run(mut self) -> Result<Element<'t>, Problem> {
        let mut reader = Reader::from_str(&self.doc.text);
        reader.config_mut().check_end_names = false;
        reader.config_mut().allow_unmatched_ends = true;
        loop {
            let at: usize = reader.buffer_position().saturating_as();
            let event = match reader.read_event() {
                Ok(event) => event,
                Err(fault) => return Err(self.ill_formed(&fault, reader.error_position().saturating_as())),
            };
            let end: usize = reader.buffer_position().saturating_as();
            match event {
                Event::Start(tag) => self.start(&tag, at, end)?,
                Event::Empty(tag) => {
                    self.start(&tag, at, end)?;
                    self.close(end);
                }
                Event::End(_) => self.end(at, end)?,
                Event::Text(_) => self.text(at..end, at..end)?,
                Event::CData(_) => self.text(at..end, at + 9..end.saturating_sub(3))?,
                Event::GeneralRef(name) => {
                    let text = match name.resolve_char_ref() {
                        Ok(Some(letter)) => Some(letter.to_string()),
                        Ok(None) => resolve_predefined_entity(&name).map(str::to_owned),
                        Err(_) => None,
                    };
                    let text = text.ok_or_else(|| {
                        self.at(at..end, Code::X003.error("entity").arg("name", &*name).cure("entities"))
                    })?;
                    self.push(TextRun { text: Cow::Owned(text), at, end })?;
                }
                Event::DocType(_) => {
                    return Err(self.at(at..end, Code::X004.error("doctype").cure("remove-doctype")));
                }
                Event::Comment(_) | Event::Decl(_) | Event::PI(_) => {}
                Event::Eof => return self.finish(),
            }
        }
    }

    fn at(&self, range: Range<usize>, problem: Problem) -> Problem {
        problem.at(self.doc.place(range))
    }

    /// What is written there. The places are the reader's own: one that is not in the text is a problem of the file.
    fn part(&self, at: Range<usize>) -> Result<&'t str, Problem> {
        self.doc.text.get(at.clone()).ok_or_else(|| self.unreadable(at.start))
    }

    fn unreadable(&self, at: usize) -> Problem {
        self.at(at..at + 1, Code::X001.error("unreadable").cure("compare-template"))
    }

    fn start(&mut self, tag: &BytesStart<'_>, at: usize, end: usize) -> Result<(), Problem> {
        let name = self.part(at + 1..at + 1 + tag.name().as_ref().len())?;
        if !name.starts_with(|c: char| c.is_alphabetic() || c == '_') {
            return Err(self.at(at..at + 1, Code::X001.error("less-than").cure("write-less-than")));
        }
        if self.open.is_empty() && self.root.is_some() {
            return Err(self.at(at..end, Code::X007.error("second-root").cure("one-root")));
        }
        self.elements += 1;
        if self.open.len() >= MAX_DEPTH {
            return Err(self.at(at..end, Code::X005.error("depth").arg("most", MAX_DEPTH)));
        }
        if self.elements > MAX_ELEMENTS {
            return Err(self.at(at..end, Code::X005.error("elements").arg("most", MAX_ELEMENTS)));
        }
        let mut element = Element {
            name,
            at: at + 1,
            inner: end,
            end,
            closed_as: None,
            attributes: Vec::new(),
            children: Vec::new(),
            runs: Vec::new(),
        };
        self.attributes(tag, &mut element)?;
        self.open.push(element);
        Ok(())
    }

    fn attributes(&self, tag: &BytesStart<'_>, element: &mut Element<'t>) -> Result<(), Problem> {
        // the end of the previous attribute: each is looked for after it
        let mut from = element.at + element.name.len();
        for (number, attribute) in tag.attributes().enumerate() {
            let attribute = attribute.map_err(|fault| self.attribute_fault(element, &fault))?;
            let (key, raw) = (attribute.key.as_ref(), attribute.value.as_ref());
            let found = self.part(from..element.inner)?.find(key);
            let at = from + found.ok_or_else(|| self.unreadable(from))?;
            if number >= MAX_ATTRIBUTES {
                let problem = Code::X005.error("attributes").arg("name", element.name).arg("most", MAX_ATTRIBUTES);
                return Err(self.at(at..at + key.len(), problem));
            }
            from = at + key.len();
            let quote = self.part(from..element.inner)?.find(['"', '\'']);
            let value_at = from + quote.ok_or_else(|| self.unreadable(from))? + 1;
            from = value_at + raw.len();
            if key == "xmlns" || key.starts_with("xmlns:") {
                continue;
            }
            let value = attribute.normalized_value(XmlVersion::Implicit1_0).map_err(|_| {
                self.at(value_at..value_at + raw.len(), Code::X003.error("ampersand").cure("write-ampersand"))
            })?;
            let name = self.part(at..at + key.len())?;
            element.attributes.push(Attribute {
                name: name.rsplit(':').next().unwrap_or(name),
                at,
                value: Cow::Owned(value.into_owned()),
                span: value_at..value_at + raw.len(),
            });
        }
        Ok(())
    }

    fn attribute_fault(&self, element: &Element<'t>, fault: &AttrError) -> Problem {
        let (at, case, cure) = match *fault {
            AttrError::ExpectedEq(at) => (at, "no-value", "write-attribute"),
            AttrError::ExpectedValue(at) => (at, "no-value-behind", "write-attribute"),
            AttrError::UnquotedValue(at) => (at, "no-quotes", "write-attribute"),
            AttrError::ExpectedQuote(at, _) => (at, "open-quote", "close-quote"),
            AttrError::Duplicated(at, _) => (at, "twice", "keep-one"),
        };
        // Their offsets count from the element's name.
        self.at(element.at + at..element.at + at + 1, Code::X006.error(case).cure(cure))
    }

    fn end(&mut self, at: usize, end: usize) -> Result<(), Problem> {
        let name = self.part(at + 2..end)?.trim_end_matches('>').trim();
        let Some(element) = self.open.last() else {
            return Err(self.at(at..end, Code::X002.error("nothing-to-close").arg("name", name).cure("remove")));
        };
        if name != element.name {
            let outer = self.open.iter().any(|outer| outer.name == name);
            if outer || nearest(name, [element.name]).is_none() {
                return Err(self.unclosed(element, Some((name, at))));
            }
            if let Some(element) = self.open.last_mut() {
                element.closed_as = Some(name);
            }
        }
        self.close(at);
        Ok(())
    }

    fn close(&mut self, at: usize) {
        let Some(mut element) = self.open.pop() else { return };
        element.end = at;
        match self.open.last_mut() {
            Some(parent) => parent.children.push(element),
            None => self.root = Some(element),
        }
    }

    fn unclosed(&self, element: &Element<'t>, closed_by: Option<(&str, usize)>) -> Problem {
        let problem = match closed_by {
            None => Code::X002.error("open-at-end"),
            Some((other, at)) => {
                Code::X002.error("open-before").arg("other", other).arg("line", self.doc.place(at..at).line)
            }
        };
        self.at(element.name_span(), problem.arg("name", element.name).cure("write-end-tag-where"))
    }

    fn text(&mut self, whole: Range<usize>, inner: Range<usize>) -> Result<(), Problem> {
        let text = self.part(inner.clone())?;
        if self.open.is_empty() {
            if text.trim().is_empty() {
                return Ok(());
            }
            let from = whole.start + text.len() - text.trim_start().len();
            return Err(self.at(from..whole.end, Code::X007.error("text").cure("remove")));
        }
        // Line ends are read as one \n, as XML requires: \r\n loses its \r, a lone \r becomes \n.
        let mut at = inner.start;
        let mut parts = text.split_inclusive('\r').peekable();
        while let Some(part) = parts.next() {
            let line = part.strip_suffix('\r');
            let kept = line.unwrap_or(part);
            if !kept.is_empty() {
                self.push(TextRun { text: Cow::Borrowed(kept), at, end: at + kept.len() })?;
            }
            at += part.len();
            if line.is_some() && !parts.peek().is_some_and(|next| next.starts_with('\n')) {
                self.push(TextRun { text: Cow::Owned(String::from("\n")), at: at - 1, end: at })?;
            }
        }
        Ok(())
    }

    fn push(&mut self, run: TextRun<'t>) -> Result<(), Problem> {
        match self.open.last_mut() {
            Some(element) => {
                // nearly every element has its text in one piece
                if element.runs.is_empty() {
                    element.runs.reserve_exact(1);
                }
                element.runs.push(run);
                Ok(())
            }
            None => Err(self.at(run.at..run.end, Code::X007.error("text").cure("remove"))),
        }
    }

    fn finish(mut self) -> Result<Element<'t>, Problem> {
        if let Some(element) = self.open.pop() {
            return Err(self.unclosed(&element, None));
        }
        let end = self.doc.text.len();
        self.root.take().ok_or_else(|| self.at(end..end, Code::X001.error("empty").cure("copy-template")))
    }

    fn ill_formed(&self, fault: &Error, at: usize) -> Problem {
        let (case, cure) = match fault {
            Error::Syntax(SyntaxError::UnclosedTag) => ("open-tag", "close-tag"),
            Error::Syntax(
                SyntaxError::UnclosedSingleQuotedAttributeValue | SyntaxError::UnclosedDoubleQuotedAttributeValue,
            ) => ("open-quote", "close-quote"),
            Error::Syntax(SyntaxError::UnclosedComment) => ("open-comment", "close-comment"),
            Error::Syntax(SyntaxError::UnclosedCData) => ("open-cdata", "close-cdata"),
            Error::Syntax(SyntaxError::InvalidBangMarkup) => ("no-comment", "write-comment"),
            Error::Syntax(_) => ("unfinished", "compare-template"),
            Error::IllFormed(IllFormedError::UnclosedReference) => ("ampersand", "write-ampersand"),
            Error::IllFormed(_) => ("ill-formed", "compare-template"),
            _ => return self.unreadable(at),
        };
        self.at(at..at + 1, Code::X001.error(case).cure(cure))
    }
}
