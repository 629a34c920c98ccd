//! Renames the people in the text of a save, and leaves everything else unchanged. Never knows who they are.

use super::write::{CHECK, sum_line};
use quick_xml::escape::{escape, unescape};

const BEGIN: &str = "  <Seat>person ";
const END: &str = "</Seat>";

/// Whether these are the texts of the same save, whatever the people at the board are called in them.
pub fn is_same_but_for_people(one: &str, other: &str) -> bool {
    let unnamed = |text: &str| rename_people(text, &|_| Some(String::new())).unwrap_or_else(|| text.to_owned());
    one == other || unnamed(one) == unnamed(other)
}

/// The text of a save with other names for the people at the board and a new checksum; none if `rename` changes nobody.
/// A damaged save stays damaged.
pub fn rename_people(text: &str, rename: &dyn Fn(&str) -> Option<String>) -> Option<String> {
    let mut changed = false;
    let line_of = |line: &str| -> Option<String> {
        let name = line.strip_prefix(BEGIN)?.trim_end().strip_suffix(END)?;
        let new = rename(&unescape(name).ok()?)?;
        Some(format!("{BEGIN}{}{END}\n", escape(&new)))
    };
    let mut renamed = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        match line_of(line) {
            Some(new) => {
                changed = true;
                renamed.push_str(&new);
            }
            None => renamed.push_str(line),
        }
    }
    if !changed {
        return None;
    }
    let check = format!("  <{CHECK}>");
    let (Some(old), Some(new)) = (text.rfind(&check), renamed.rfind(&check)) else { return Some(renamed) };
    let is_good = |text: &str, at: usize| {
        let (before, after) = text.split_at(at);
        after.starts_with(&sum_line(before))
    };
    if is_good(text, old) {
        let line = sum_line(renamed.get(..new)?);
        let rest = renamed.get(new.checked_add(line.len())?..)?.to_owned();
        renamed.truncate(new);
        renamed.push_str(&line);
        renamed.push_str(&rest);
    }
    Some(renamed)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn other_names_and_a_right_check_sum() {
        let before =
            "<Save>\n  <Number>1</Number>\n  <Seat>person Jan &amp; Eva</Seat>\n  <Seat>computer easy Random</Seat>\n";
        let text = format!("{before}{}</Save>\n", sum_line(before));
        let rename = |name: &str| (name == "Jan & Eva").then(|| "#ab12cd34".to_owned());
        let renamed = rename_people(&text, &rename).unwrap();
        let wanted = before.replace("Jan &amp; Eva", "#ab12cd34");
        assert_eq!(renamed, format!("{wanted}{}</Save>\n", sum_line(&wanted)));
        assert_eq!(rename_people(&renamed, &rename), None);
        assert!(is_same_but_for_people(&text, &renamed) && is_same_but_for_people(&text, &text));
        let damaged = text.replace("<Number>1", "<Number>7");
        assert!(!is_same_but_for_people(&text, &damaged));
        let renamed = rename_people(&damaged, &rename).unwrap();
        assert!(renamed.contains("#ab12cd34") && renamed.ends_with(&text[text.find("  <Check>").unwrap()..]));
    }
}
