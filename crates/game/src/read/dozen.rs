//! Series of pieces: `<GamePiece for="1 to 9">` stands for nine pieces, in which `{n}` is the number of each and `{n + 1}` the next.

use super::super::fields::Fields;
use super::super::xml::Element;
use std::borrow::Cow;
use std::ops::RangeInclusive;
use switchboard_base::diag::Code;

/// The attribute that gives the numbers.
const FOR: &str = "for";
/// The most pieces in one series.
const MOST: i32 = 400;
/// The largest number.
const LARGEST: i32 = 9_999;

/// The elements that this one stands for: itself, or one for each number. None if its numbers cannot be read, which is reported.
pub(super) fn each<'e, 't>(fields: &mut Fields<'_, '_>, element: &'e Element<'t>) -> Vec<Cow<'e, Element<'t>>> {
    fields.attributes(element, &[FOR]);
    let Some(wanted) = element.attribute(FOR) else { return vec![Cow::Borrowed(element)] };
    match numbers(&wanted.value) {
        Some(numbers) => numbers.map(|number| Cow::Owned(with_number(element, number))).collect(),
        None => {
            let problem = Code::P011.error("range").arg("text", wanted.value.trim()).arg("most", MOST);
            fields.fail(wanted.span.clone(), problem.cure("write-range"));
            Vec::new()
        }
    }
}

/// `1 to 9`.
fn numbers(text: &str) -> Option<RangeInclusive<i32>> {
    let (first, last) = text.split_once("to")?;
    let number = |text: &str| text.trim().parse::<i32>().ok().filter(|number| (0..=LARGEST).contains(number));
    let (first, last) = (number(first)?, number(last)?);
    (first <= last && last - first < MOST).then_some(first..=last)
}

/// The element with this number filled in.
fn with_number<'t>(element: &Element<'t>, number: i32) -> Element<'t> {
    let mut made = element.clone();
    let texts = made.runs.iter_mut().map(|run| &mut run.text);
    let values = made.attributes.iter_mut().map(|attribute| &mut attribute.value);
    for text in texts.chain(values).filter(|text| text.contains('{')) {
        *text = Cow::Owned(filled(text, number));
    }
    for child in &mut made.children {
        *child = with_number(child, number);
    }
    made
}

/// Replaces `{n}`, `{n + 1}` and `{n - 1}` by numbers; other braces stay.
fn filled(text: &str, number: i32) -> String {
    let mut made = String::new();
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once('{') {
        made.push_str(before);
        match behind.split_once('}').and_then(|(inside, after)| Some((value(inside, number)?, after))) {
            Some((value, after)) => {
                made.push_str(&value.to_string());
                rest = after;
            }
            None => {
                made.push('{');
                rest = behind;
            }
        }
    }
    made + rest
}

fn value(inside: &str, number: i32) -> Option<i32> {
    let bare: String = inside.chars().filter(|sign| !sign.is_whitespace()).collect();
    match bare.strip_prefix('n')? {
        "" => Some(number),
        more => {
            let (sign, by) = more.split_at_checked(1)?;
            let by = by.parse::<i32>().ok().filter(|by| (0..=LARGEST).contains(by))?;
            match sign {
                "+" => Some(number + by),
                "-" => Some(number - by),
                _ => None,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn braces_stand_for_numbers_and_others_stay() {
        assert_eq!(
            filled("Own{n}, then Own{ n + 1 }, before {n-1}; {m} {n*2} {", 3),
            "Own3, then Own4, before 2; {m} {n*2} {"
        );
        assert_eq!(numbers(" 1 to 9 "), Some(1..=9));
        assert!(
            [numbers("9 to 1"), numbers("1..9"), numbers("0 to 400"), numbers("-1 to 2")].iter().all(Option::is_none)
        );
    }
}
