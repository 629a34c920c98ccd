//! The order of titles in a list, as in a dictionary of the reader's language.

use crate::game::Language;

/// Letters with diacritics, and the base letters they are sorted as. Capitals are converted to lower case first.
const BASES: [(char, &str); 16] = [
    ('a', "áàâäãåāăą"),
    ('c', "čçćĉċ"),
    ('d', "ďđ"),
    ('e', "éèêëěēėę"),
    ('g', "ğģ"),
    ('i', "íìîïī"),
    ('k', "ķ"),
    ('l', "ĺľłļ"),
    ('n', "ňñńņ"),
    ('o', "óòôöõőø"),
    ('r', "ŕřŗ"),
    ('s', "šśşș"),
    ('t', "ťţț"),
    ('u', "úùûüůűū"),
    ('y', "ýÿ"),
    ('z', "žźż"),
];

/// Letters that are sorted after all words with their base letter.
const fn own_letters(language: Language) -> &'static str {
    match language {
        Language::Czech => "čřšž",
        Language::Slovak => "äčôšž",
        Language::English | Language::German => "",
    }
}

/// The key by which titles are sorted: letters and digits regardless of case, then diacritics, then the text itself.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct OrderKey {
    letters: Vec<(char, u8)>,
    marks: String,
}

/// The sorting key of a title in this language.
pub fn order_key(language: Language, title: &str) -> OrderKey {
    let small: Vec<char> = title.chars().flat_map(char::to_lowercase).collect();
    let has_ch = matches!(language, Language::Czech | Language::Slovak);
    let mut letters: Vec<(char, u8)> = Vec::with_capacity(small.len());
    for letter in small.iter().copied() {
        match (letter, letters.last_mut()) {
            // one letter, after h
            ('h', Some(last)) if has_ch && *last == ('c', 0) => *last = ('h', 1),
            ('ß', _) => letters.extend([('s', 0), ('s', 0)]),
            _ if own_letters(language).contains(letter) => letters.push((base(letter), 1)),
            _ if letter.is_alphanumeric() => letters.push((base(letter), 0)),
            _ => {}
        }
    }
    OrderKey { letters, marks: title.to_owned() }
}

fn base(letter: char) -> char {
    BASES.iter().find(|(_, marked)| marked.contains(letter)).map_or(letter, |(base, _)| *base)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_stand_as_in_a_dictionary() {
        for (language, titles) in [
            (
                Language::Czech,
                ["15", "Cesta", "Čísla", "Hra", "Chata", "Iva", "Řada", "Škola", "Zeď", "Žába"].as_slice(),
            ),
            (Language::Slovak, &["Cesta", "Čísla", "Hra", "Chata", "Ľan", "Lano", "Ľavica", "Osa", "Ôsmy", "Šach"]),
            (Language::German, &["Anna", "Äpfel", "Autos", "Maß", "Mast", "Öl", "Omnibus", "Zug"]),
            (Language::English, &["2048", "Blackout", "blue", "Café", "Zoo"]),
        ] {
            let mut sorted = titles.to_vec();
            sorted.reverse();
            sorted.sort_by_key(|title| order_key(language, title));
            assert_eq!(sorted, titles, "{language:?}");
        }
    }
}
