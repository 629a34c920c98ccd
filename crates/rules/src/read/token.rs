//! Splits the text of a rule into tokens, with one regular expression for each dialect. In language 1 white space and
//! dots are removed first: `A . x` is `ax`, `= =` is `==`.

use crate::tree::Span;
use regex::Regex;
use std::ops::Range;
use std::sync::LazyLock;
use switchboard_game::RuleLanguage;

/// What a token is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TokenKind {
    /// A name, number or keyword, in lower case.
    Word,
    /// `"a text"`, without its quotes.
    Text,
    /// A text whose closing quote is missing, up to where it probably belongs.
    OpenText,
    /// An operator or bracket.
    Sign,
    /// A character that has no meaning.
    Unknown,
    /// The end of the contents.
    End,
}

/// One token.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Token {
    /// What it is.
    pub kind: TokenKind,
    /// Its text; words in lower case.
    pub text: String,
    /// Its span.
    pub span: Span,
}

/// The tokens of a dialect: a regular expression, and what each of its groups is, from the first.
struct Dialect {
    tokens: Regex,
    kinds: Vec<TokenKind>,
}

impl Dialect {
    #[expect(
        clippy::expect_used,
        reason = "the expressions are part of the program, and every rule in its tests uses them"
    )]
    fn of(expression: &str) -> Self {
        let tokens = Regex::new(expression).expect("the regular expression of a dialect");
        let kind = |name: Option<&str>| match name.expect("each group of a dialect has a name") {
            "word" => TokenKind::Word,
            "text" => TokenKind::Text,
            "open" => TokenKind::OpenText,
            "sign" => TokenKind::Sign,
            _ => TokenKind::Unknown,
        };
        let kinds = tokens.capture_names().skip(1).map(kind).collect();
        Self { tokens, kinds }
    }
}

static LANGUAGE_ONE: LazyLock<Dialect> =
    LazyLock::new(|| Dialect::of(r"(?<word>\w+)|(?<sign>==|!=|[-+=,;(){}\[\]])|(?<unknown>\S)"));

static LANGUAGE_TWO: LazyLock<Dialect> = LazyLock::new(|| {
    Dialect::of(concat!(
        r#"(?<word>\w+)|"(?<text>[^"\n]*)"|(?<open>"[^"\n;)]*)"#,
        r"|(?<sign>==|!=|<=|>=|&&|\|\||[-+*/%<>=!.,;:(){}\[\]])|(?<unknown>\S)",
    ))
});

/// The tokens of a rule's contents, with one more of kind End.
pub fn tokens(contents: &str, language: RuleLanguage) -> Vec<Token> {
    let mut list = match language {
        RuleLanguage::One => {
            let joined = JoinedText::new(contents);
            take_apart(&LANGUAGE_ONE, &joined.text, |span| joined.span(&span))
        }
        RuleLanguage::Two => take_apart(&LANGUAGE_TWO, contents, |span| span),
    };
    let end = contents.trim_end().len();
    list.push(Token { kind: TokenKind::End, text: String::new(), span: end..end });
    list
}

/// The range of the name in a call as its author wrote it. In lower case it can have another length.
pub fn name_of_call(written: &str) -> Range<usize> {
    let is_outside = |c: char| c == '(' || c.is_whitespace();
    let name = written.trim_start_matches(is_outside);
    let start = written.len() - name.len();
    start..start + name.find(is_outside).unwrap_or(name.len())
}

fn take_apart(dialect: &Dialect, text: &str, place: impl Fn(Span) -> Span) -> Vec<Token> {
    let mut list = Vec::new();
    for found in dialect.tokens.captures_iter(text) {
        let mut groups = found.iter();
        let whole = groups.next().flatten();
        // by number: a group is looked up by its name much more slowly
        let group = groups.zip(&dialect.kinds).find_map(|(group, kind)| Some((*kind, group?.as_str())));
        let (Some(whole), Some((kind, text))) = (whole, group) else { continue };
        // character by character, as names are compared
        let lower = || text.chars().flat_map(char::to_lowercase).collect();
        let text = if kind == TokenKind::Word { lower() } else { text.to_owned() };
        list.push(Token { kind, text, span: place(whole.range()) });
    }
    list
}

/// A text in lower case without white space and dots, and where each of its bytes came from.
struct JoinedText {
    text: String,
    /// For each byte of `text`: the start and end of its character in the contents.
    from: Vec<(usize, usize)>,
}

impl JoinedText {
    fn new(contents: &str) -> Self {
        let mut joined = Self { text: String::with_capacity(contents.len()), from: Vec::with_capacity(contents.len()) };
        for (start, c) in contents.char_indices().filter(|(_, c)| !c.is_whitespace() && *c != '.') {
            for lower in c.to_lowercase() {
                joined.text.push(lower);
                joined.from.extend(std::iter::repeat_n((start, start + c.len_utf8()), lower.len_utf8()));
            }
        }
        joined
    }

    /// The span in the contents of a span of the joined text.
    #[expect(clippy::indexing_slicing, reason = "a token has at least one byte, and each byte its place")]
    fn span(&self, joined: &Span) -> Span {
        self.from[joined.start].0..self.from[joined.end - 1].1
    }
}
