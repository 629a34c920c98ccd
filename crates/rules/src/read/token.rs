//! Splits the text of a rule into tokens: words, texts, signs, and whatever else is not white space. In language 1 white space and dots are
//! removed first: `A . x` is `ax`, `= =` is `==`. The tests have one regular expression for each dialect and compare the tokens with what it
//! finds; the program has none, because on the page they took a sixth of each start.

use crate::tree::Span;
use regex_syntax::is_word_character;
use std::borrow::Cow;
use std::ops::Range;
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
    pub text: Cow<'static, str>,
    /// Its span.
    pub span: Span,
}

/// The tokens of a dialect besides words.
struct Dialect {
    /// Its signs, the longer ones before those that they begin with.
    signs: &'static [&'static str],
    has_texts: bool,
}

const LANGUAGE_ONE: Dialect =
    Dialect { signs: &["(", ")", "[", "]", ",", ";", "==", "=", "!=", "{", "}", "+", "-"], has_texts: false };

const LANGUAGE_TWO: Dialect = Dialect {
    signs: &[
        "(", ")", "[", "]", ",", ";", ".", "==", "=", "{", "}", "+", "-", "*", "<=", "<", ">=", ">", "!=", "!", "&&",
        "||", "/", "%", ":",
    ],
    has_texts: true,
};

/// Whether words are made of it: letters, marks, digits, and signs that connect as `_` does.
fn is_word(c: char) -> bool {
    if c.is_ascii() { c.is_ascii_alphanumeric() || c == '_' } else { is_word_character(c) }
}

impl Dialect {
    /// What the token is that `rest` begins with, its text, and how many bytes it has. `rest` begins with `first`.
    fn token(&self, rest: &str, first: char) -> (TokenKind, Cow<'static, str>, usize) {
        if is_word(first) {
            let word = rest.split(|c| !is_word(c)).next().unwrap_or(rest);
            return (TokenKind::Word, Cow::Owned(lower(word)), word.len());
        }
        if let Some(inner) = rest.strip_prefix('"').filter(|_| self.has_texts) {
            let line = inner.split('\n').next().unwrap_or(inner);
            if let Some((text, _)) = line.split_once('"') {
                return (TokenKind::Text, Cow::Owned(text.to_owned()), text.len() + 2);
            }
            let open = line.split([';', ')']).next().unwrap_or(line);
            return (TokenKind::OpenText, Cow::Owned(format!("\"{open}")), open.len() + 1);
        }
        if let Some(sign) = self.signs.iter().find(|sign| rest.starts_with(**sign)) {
            return (TokenKind::Sign, Cow::Borrowed(sign), sign.len());
        }
        (TokenKind::Unknown, Cow::Owned(first.to_string()), first.len_utf8())
    }
}

/// In lower case, character by character, as names are compared.
fn lower(word: &str) -> String {
    if word.is_ascii() { word.to_ascii_lowercase() } else { word.chars().flat_map(char::to_lowercase).collect() }
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
    list.push(Token { kind: TokenKind::End, text: Cow::Borrowed(""), span: end..end });
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
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let start = text.len() - rest.len();
        let (kind, text, length) = dialect.token(rest, first);
        list.push(Token { kind, text, span: place(start..start + length) });
        rest = rest.split_at(length).1.trim_start();
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

#[cfg(test)]
mod tests {
    use super::*;
    use regex::Regex;
    use switchboard_base::chance::Chance;

    /// What the tokens of a dialect are.
    const EXPRESSIONS: [(RuleLanguage, &str); 2] = [
        (RuleLanguage::One, r"\w+|==|!=|\S"),
        (RuleLanguage::Two, r#"\w+|"[^"\n]*"|"[^"\n;)]*|==|!=|<=|>=|&&|\|\||\S"#),
    ];

    #[test]
    fn tokens_are_what_the_regular_expression_of_the_dialect_says() {
        let parts = [
            "a", "A1", "_", "9", " ", "\n", "\t", "\u{a0}", "\"", "=", "!", "<", ">", "&", "|", ";", ")", "(", ".",
            ",", "-", "#", "§", "Ž", "ß", "\u{301}", "½", "²", "٣", "‿", "\u{200d}", "Ⅷ", "漢", "🎲", "İ",
        ];
        let mut chance = Chance::new(5);
        let mut kinds = std::collections::BTreeSet::new();
        let word = Regex::new(r"^\w").unwrap();
        for (language, expression) in EXPRESSIONS.map(|(language, text)| (language, Regex::new(text).unwrap())) {
            for _ in 0..20_000 {
                let text: String = (0..chance.below(12)).map(|_| parts[chance.below(parts.len())]).collect();
                let list = tokens(&text, language);
                let joined = JoinedText::new(&text);
                let of = if language == RuleLanguage::One { &joined.text } else { &text };
                let expected: Vec<&str> = expression.find_iter(of).map(|found| found.as_str()).collect();
                let found = &list[..list.len() - 1];
                assert_eq!(found.len(), expected.len(), "{text:?}");
                for (token, expected) in found.iter().zip(expected) {
                    let lower: String = expected.chars().flat_map(char::to_lowercase).collect();
                    match token.kind {
                        TokenKind::Word => assert_eq!(token.text, lower, "{text:?}"),
                        TokenKind::Text => assert_eq!(format!("\"{}\"", token.text), expected, "{text:?}"),
                        _ => assert_eq!(token.text, expected, "{text:?}"),
                    }
                    assert_eq!(token.kind == TokenKind::Word, word.is_match(expected), "{text:?}");
                    if language == RuleLanguage::Two {
                        assert_eq!(&text[token.span.clone()], expected);
                    }
                    kinds.insert(format!("{:?}", token.kind));
                }
            }
        }
        assert_eq!(kinds.len(), 5, "{kinds:?}");
    }

    #[test]
    fn every_character_belongs_to_words_or_not_as_in_regular_expressions() {
        let word = Regex::new(r"^\w$").unwrap();
        for c in char::MIN..=char::MAX {
            assert_eq!(is_word(c), word.is_match(c.encode_utf8(&mut [0; 4])), "{c:?}");
        }
    }

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
