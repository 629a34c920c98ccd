//! Which of the system's voices says something.

use crate::language::Language;
use crate::shell::Speech;

/// A voice of the system.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Known {
    /// Its language as a tag, such as `cs-CZ`.
    pub language: String,
    /// Whether it sounds like a woman.
    pub is_female: bool,
}

/// The place of the voice that says these words: one of their language, and of those the one that the player's voice, such as
/// `female2`, names; where there are fewer, they are counted anew. None where the language has no voice.
pub fn best(known: &[Known], words: &Speech) -> Option<usize> {
    let speaks = |(_, voice): &(usize, &Known)| Language::from_tag(&voice.language) == Some(words.language);
    let mut from: Vec<(usize, &Known)> = known.iter().enumerate().filter(speaks).collect();
    let wanted = words.voice.as_deref().unwrap_or_default();
    let sounds = |(_, voice): &(usize, &Known)| voice.is_female == wanted.starts_with("female");
    if !wanted.is_empty() && from.iter().any(sounds) {
        from.retain(sounds);
    }
    let digits: String = wanted.chars().filter(char::is_ascii_digit).collect();
    let number = digits.parse::<usize>().unwrap_or(1).saturating_sub(1);
    from.get(number.checked_rem(from.len())?).map(|(at, _)| *at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::Spoken;

    #[test]
    fn a_voice_speaks_the_language_and_sounds_as_chosen_where_it_can() {
        let known: Vec<Known> = [("en-US", false), ("cs-CZ", false), ("en-GB", true), ("EN-us", true), ("csb", true)]
            .map(|(language, is_female)| Known { language: language.into(), is_female })
            .into();
        for (language, voice, place) in [
            (Language::English, None, Some(0)),
            (Language::English, Some("female1"), Some(2)),
            (Language::English, Some("female2"), Some(3)),
            (Language::English, Some("female3"), Some(2)),
            (Language::English, Some("male2"), Some(0)),
            (Language::Czech, Some("female1"), Some(1)),
            (Language::German, Some("male1"), None),
        ] {
            let voice = voice.map(str::to_owned);
            let words = Speech {
                text: "a".into(),
                spoken: Spoken::Cue,
                language,
                voice,
                speed_percent: 100,
                volume_percent: 100,
            };
            assert_eq!(best(&known, &words), place, "{words:?}");
        }
    }
}
