//! The picture guide of the first session: one page of HTML to print, for whoever helps, with its pictures within it and nothing from
//! elsewhere.

use crate::narrate::Texts;

/// The pictures as symbols `guide-1` to `guide-8`, drawn for this program.
const PICTURES: &str = include_str!("../../assets/guide.svg");
/// What each picture says.
const SENTENCES: [&str; 8] = [
    "guide-seat",
    "guide-switch",
    "guide-desk",
    "guide-games",
    "guide-press",
    "guide-wait",
    "guide-face",
    "guide-stop",
];
/// How the page looks, on a screen and on one sheet of A4 paper.
const STYLE: &str = "
body { font: 17px/1.35 sans-serif; color: #1a1a1a; background: #fff; max-width: 48rem; margin: 1.5rem auto; padding: 0 1rem; }
h1 { font-size: 1.7rem; margin: 0; } h1 + p { margin: .2rem 0 1rem; }
ol { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: 1fr 1fr; gap: 1.2rem 1.6rem; }
li svg { width: 100%; height: auto; display: block; } li p { margin: .3rem 0 0; } b { font-size: 1.25em; margin-right: .25em; }
small { color: #444; }
@page { size: A4; margin: 12mm; }
@media print {
body { font-size: 11.5pt; margin: 0; padding: 0; max-width: none; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
ol { gap: 5mm 8mm; } li { break-inside: avoid; } li svg { height: 38mm; width: auto; }
}
";

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// The page in the language of these texts.
pub fn picture_guide(t: Texts) -> String {
    let get = |id: &str| escaped(&t.get(id));
    let steps = SENTENCES.iter().zip(1..).map(|(id, number)| {
        let picture =
            format!("<svg viewBox=\"0 0 320 176\" aria-hidden=\"true\"><use href=\"#guide-{number}\"/></svg>");
        format!("<li>{picture}<p><b>{number}</b> {}</p></li>\n", get(id))
    });
    format!(
        "<!DOCTYPE html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><title>{title}</title><style>{STYLE}</style></head>\n<body>{PICTURES}\
         <h1>{title}</h1><p>{}</p>\n<ol>\n{}</ol>\n<p><small>{}</small></p></body></html>\n",
        t.language().code(),
        get("guide-about"),
        steps.collect::<String>(),
        get("guide-more"),
        title = get("guide-title"),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    #[test]
    fn a_guide_has_eight_pictures_with_a_sentence_each_and_loads_nothing() {
        for language in Language::ALL {
            let t = Texts::new(language);
            let page = picture_guide(t);
            for (id, number) in SENTENCES.iter().zip(1..) {
                let sentence = t.get(id);
                assert!(!sentence.starts_with('[') && sentence.chars().count() < 120, "{language:?}: {sentence}");
                assert!(page.contains(&escaped(&sentence)) && page.contains(&format!("<symbol id=\"guide-{number}\"")));
            }
            assert_eq!((page.matches("<li>").count(), page.matches("<symbol").count()), (8, 8));
            let outside: Vec<&str> =
                page.split("http").skip(1).filter(|rest| !rest.starts_with("://www.w3.org")).collect();
            assert!(outside.is_empty() && !page.contains("<script") && !page.contains("<img"), "{outside:?}");
        }
    }

    #[test]
    fn every_part_that_a_picture_uses_is_drawn() {
        for used in PICTURES.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(PICTURES.contains(&format!("<g id=\"{used}\"")), "{used}");
        }
    }
}
