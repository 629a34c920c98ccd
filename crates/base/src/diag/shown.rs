//! Makes texts from outside safe to show in a terminal: no character of theirs moves the cursor, changes colours, fills the clipboard or
//! reverses the order of the text beside it. The only place that knows which characters can.

use std::borrow::Cow;

/// The first character of `text` that is invisible and affects a terminal or the text around it: a control character (except line ends and
/// tabs) or one that changes the direction of writing.
pub fn hidden_sign(text: &str) -> Option<char> {
    text.chars().find(|sign| is_hidden(*sign) && !matches!(sign, '\n' | '\r' | '\t'))
}

/// The text with each such character written as its number, `\u{1b}`; line ends and tabs stay.
pub fn shown(text: &str) -> Cow<'_, str> {
    let stays = |sign: char| !is_hidden(sign) || matches!(sign, '\n' | '\t');
    if text.chars().all(stays) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    for sign in text.chars() {
        if stays(sign) {
            out.push(sign);
        } else {
            out.extend(sign.escape_unicode());
        }
    }
    Cow::Owned(out)
}

/// Json in which each such character is escaped as json does it, `\u009b`: the same value, safe to display.
pub fn shown_json(json: &str) -> Cow<'_, str> {
    // json allows no control character below U+0020 in a text; one between values is a line end or a tab
    if !json.chars().any(|sign| is_hidden(sign) && sign > ' ') {
        return Cow::Borrowed(json);
    }
    let mut out = String::with_capacity(json.len());
    for sign in json.chars() {
        if is_hidden(sign) && sign > ' ' {
            out.push_str(&format!("\\u{:04x}", u32::from(sign)));
        } else {
            out.push(sign);
        }
    }
    Cow::Owned(out)
}

/// A line of a file as shown under a problem: with the same number of characters.
pub fn shown_line(line: &str) -> Cow<'_, str> {
    if hidden_sign(line).is_none() {
        return Cow::Borrowed(line);
    }
    let shown = |sign: char| if is_hidden(sign) && sign != '\t' { char::REPLACEMENT_CHARACTER } else { sign };
    Cow::Owned(line.chars().map(shown).collect())
}

/// C0 and C1 controls, and the characters that change or isolate directions (Unicode's "bidi" embeddings, overrides, isolates). The marks
/// U+200E and U+200F occur in ordinary Hebrew and Arabic and affect only their neighbours.
fn is_hidden(sign: char) -> bool {
    sign.is_control() || matches!(sign, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{2028}' | '\u{2029}')
}

#[cfg(test)]
mod tests {
    use super::{hidden_sign, shown, shown_json};

    #[test]
    fn what_a_terminal_obeys_is_written_out() {
        for (text, expected) in [
            ("Žluťoučký\tkůň\n", "Žluťoučký\tkůň\n"),
            ("\u{1b}]52;c;aGk=\u{7}", "\\u{1b}]52;c;aGk=\\u{7}"),
            ("a\u{9b}2Jb", "a\\u{9b}2Jb"),
            ("over\rwritten", "over\\u{d}written"),
            ("abc\u{202e}gnp.exe", "abc\\u{202e}gnp.exe"),
            ("\u{5d0}\u{200f}", "\u{5d0}\u{200f}"),
        ] {
            assert_eq!(shown(text), expected);
        }
        assert_eq!(shown_json("{\"a\":\"\u{9b}\u{7f}ž\"}"), "{\"a\":\"\\u009b\\u007fž\"}");
        assert_eq!((hidden_sign("a\r\n\t"), hidden_sign("a\u{9b}")), (None, Some('\u{9b}')));
    }
}
