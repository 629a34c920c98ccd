//! Language 2 as tokens: one regular expression takes the text apart.

use super::tree::Span;
use regex::Regex;
use std::sync::LazyLock;

/// What a token is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TokenKind {
    /// A name, number or keyword, in lower case.
    Word,
    /// `"a text"`, without its quotes.
    Text,
    /// A text whose closing quote is missing: up to where it probably belongs.
    OpenText,
    /// An operator or bracket.
    Sign,
    /// A character of no use here.
    Unknown,
    /// After the last one.
    End,
}

/// One token.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Token {
    /// What it is.
    pub kind: TokenKind,
    /// Its text; words in lower case.
    pub text: String,
    /// Where it is written.
    pub span: Span,
}

static TOKEN: LazyLock<Option<Regex>> = LazyLock::new(|| {
    Regex::new(concat!(
        r#"(?<word>\w+)|"(?<text>[^"\n]*)"|(?<open>"[^"\n;)]*)"#,
        r"|(?<sign>==|!=|<=|>=|&&|\|\||[-+*/%<>=!.,;:(){}\[\]])|(?<unknown>\S)",
    ))
    .ok()
});

/// The tokens of a rule's contents, and one more of kind End.
pub fn tokens(contents: &str) -> Vec<Token> {
    let mut list = Vec::new();
    for found in TOKEN.iter().flat_map(|regex| regex.captures_iter(contents)) {
        let Some(whole) = found.get(0) else { continue };
        let kinds = [
            ("word", TokenKind::Word),
            ("text", TokenKind::Text),
            ("open", TokenKind::OpenText),
            ("sign", TokenKind::Sign),
            ("unknown", TokenKind::Unknown),
        ];
        let named = kinds.into_iter().find_map(|(name, kind)| Some((kind, found.name(name)?.as_str())));
        let Some((kind, text)) = named else { continue };
        let text = if kind == TokenKind::Word { text.to_lowercase() } else { text.to_owned() };
        list.push(Token { kind, text, span: whole.range() });
    }
    let end = contents.trim_end().len();
    list.push(Token { kind: TokenKind::End, text: String::new(), span: end..end });
    list
}
