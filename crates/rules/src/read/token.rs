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

/// The tokens of a dialect: a regular expression without groups, whose places are found several times as fast as those of groups.
struct Dialect {
    tokens: Regex,
    /// The signs of one character.
    signs: &'static str,
    has_texts: bool,
}

/// What a word begins with.
static WORD: LazyLock<Regex> = LazyLock::new(|| regex(r"^\w"));

static LANGUAGE_ONE: LazyLock<Dialect> =
    LazyLock::new(|| Dialect { tokens: regex(r"\w+|==|!=|\S"), signs: "-+=,;(){}[]", has_texts: false });

static LANGUAGE_TWO: LazyLock<Dialect> = LazyLock::new(|| Dialect {
    tokens: regex(r#"\w+|"[^"\n]*"|"[^"\n;)]*|==|!=|<=|>=|&&|\|\||\S"#),
    signs: "-+*/%<>=!.,;:(){}[]",
    has_texts: true,
});

#[expect(
    clippy::expect_used,
    reason = "the expressions are part of the program, and every rule in its tests uses them"
)]
fn regex(expression: &str) -> Regex {
    Regex::new(expression).expect("the regular expression of a dialect")
}

impl Dialect {
    /// What a token is.
    fn kind(&self, token: &str) -> TokenKind {
        let mut characters = token.chars();
        match (characters.next(), characters.next()) {
            (Some('"'), second) if self.has_texts => {
                if second.is_some() && token.ends_with('"') {
                    TokenKind::Text
                } else {
                    TokenKind::OpenText
                }
            }
            (Some(first), _) if first.is_ascii_alphanumeric() || first == '_' => TokenKind::Word,
            (Some(first), _) if !first.is_ascii() && WORD.is_match(token) => TokenKind::Word,
            (Some(first), None) if !self.signs.contains(first) => TokenKind::Unknown,
            _ => TokenKind::Sign,
        }
    }
}

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
    let token = |found: regex::Match<'_>| {
        let kind = dialect.kind(found.as_str());
        let text = match kind {
            // character by character, as names are compared
            TokenKind::Word => found.as_str().chars().flat_map(char::to_lowercase).collect(),
            TokenKind::Text => found.as_str().trim_matches('"').to_owned(),
            _ => found.as_str().to_owned(),
        };
        Token { kind, text, span: place(found.range()) }
    };
    dialect.tokens.find_iter(text).map(token).collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The kinds and texts of the tokens, `kind:text`.
    fn told(contents: &str, language: RuleLanguage) -> String {
        let word = |token: &Token| format!("{:?}:{}", token.kind, token.text);
        tokens(contents, language).iter().map(word).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn tokens_of_language_two_are_words_texts_signs_and_what_has_no_meaning() {
        for (contents, expected) in [
            ("A1 = Žluť_2;", "Word:a1 Sign:= Word:žluť_2 Sign:; End:"),
            ("a<=b&&c|d", "Word:a Sign:<= Word:b Sign:&& Word:c Unknown:| Word:d End:"),
            ("say \"Ahoj\";", "Word:say Text:Ahoj Sign:; End:"),
            ("\"\" \"", "Text: OpenText:\" End:"),
            ("say \"open; x", "Word:say OpenText:\"open Sign:; Word:x End:"),
            ("# § ! &", "Unknown:# Unknown:§ Sign:! Unknown:& End:"),
            ("İ", "Word:i\u{307} End:"),
            ("\u{301}a", "Word:\u{301}a End:"),
            ("", "End:"),
        ] {
            assert_eq!(told(contents, RuleLanguage::Two), expected, "{contents}");
        }
    }

    #[test]
    fn tokens_of_language_one_know_no_texts_and_fewer_signs() {
        for (contents, expected) in [
            ("A . x = = 1", "Word:ax Sign:== Word:1 End:"),
            ("a != b ! c", "Word:a Sign:!= Word:b Unknown:! Word:c End:"),
            ("\"x\" < 3", "Unknown:\" Word:x Unknown:\" Unknown:< Word:3 End:"),
        ] {
            assert_eq!(told(contents, RuleLanguage::One), expected, "{contents}");
        }
    }
}
