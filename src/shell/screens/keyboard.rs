//! The scanned on-screen keyboard: letters as choices, so that text can be entered with one switch.

use crate::language::Language;
use crate::shell::content::{Content, Offer};
use crate::shell::context::View;
use crate::shell::{Block, ChoiceId, Key, Zone};
use az::SaturatingAs;

/// Keys per row.
const WIDTH: usize = 10;
/// Letters from frequent to rare (a common order for the four languages), used as weights for scanning.
const FREQUENT: &str = "eaoinstrvlkdmpuzjbhycgfxwq";

/// Which characters can be entered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Letters {
    /// Names.
    Words,
    /// Digits, slash and hyphen.
    Numbers,
    /// Digits.
    Code,
}

/// What can be chosen on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// Accepts the text.
    Done,
    /// Deletes the last letter.
    Erase,
    /// Types this letter.
    Letter(char),
    /// Capital letters or small ones.
    Capitals,
    /// Switches to these keys.
    Keys(KeyboardKeys),
}

/// Which keys are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KeyboardKeys {
    /// The alphabet.
    Letters,
    /// Letters with diacritics.
    Marks,
    /// Digits and signs.
    Digits,
}

impl KeyboardKeys {
    const ALL: [(Self, &'static str); 3] =
        [(Self::Letters, "key-letters"), (Self::Marks, "key-marks"), (Self::Digits, "key-digits")];
}

/// A text being entered.
#[derive(Debug, Clone)]
pub struct Keyboard {
    value: String,
    letters: Letters,
    capitals: bool,
    keys: KeyboardKeys,
    most: usize,
    /// Whether a real keyboard was used last.
    is_typing: bool,
}

impl Keyboard {
    /// Starts with `value`; allows at most `most` characters.
    pub fn new(value: &str, letters: Letters, most: usize) -> Self {
        let (capitals, keys) = (value.is_empty(), KeyboardKeys::Letters);
        Self { value: value.to_owned(), letters, capitals, keys, most, is_typing: false }
    }

    fn shown(&self, language: Language) -> &'static str {
        match (self.letters, self.keys, language) {
            (Letters::Numbers, _, _) => "0123456789/-",
            (Letters::Code, _, _) => "0123456789",
            (Letters::Words, KeyboardKeys::Letters, _) => "abcdefghijklmnopqrstuvwxyz",
            (Letters::Words, KeyboardKeys::Digits, _) => "0123456789-'./",
            (Letters::Words, KeyboardKeys::Marks, Language::Czech) => "áčďéěíňóřšťúůýž",
            (Letters::Words, KeyboardKeys::Marks, Language::Slovak) => "áäčďéíĺľňóôŕšťúýž",
            (Letters::Words, KeyboardKeys::Marks, Language::German) => "äöüß",
            (Letters::Words, KeyboardKeys::Marks, Language::English) => "áàäâčéèêëíóöôúüñ",
        }
    }

    /// The text and the keys. "Done" comes first, so that Enter after typing chooses it.
    pub fn content(&self, label: &str, view: &View<'_>) -> Content<Choice> {
        let t = view.texts;
        let mut content = Content::default();
        let (value, cursor) = (self.value.clone(), self.value.chars().count());
        content.block(Zone::Main, Block::Entry { label: label.to_owned(), value, cursor });
        let mut first = vec![
            Offer::button(t.get("key-done"), Choice::Done),
            Offer::button(t.get("key-erase"), Choice::Erase).enabled(!self.value.is_empty()),
        ];
        if self.letters == Letters::Words {
            first.push(Offer::button(t.get("key-space"), Choice::Letter(' ')).named("space"));
            first.push(Offer::button(t.get("key-capitals"), Choice::Capitals).on(self.capitals));
            let others = KeyboardKeys::ALL.into_iter().filter(|(keys, _)| *keys != self.keys);
            first.extend(others.map(|(keys, id)| Offer::button(t.get(id), Choice::Keys(keys)).named(id)));
        }
        content.buttons(Zone::Main, first);
        (content.wants_text, content.is_typing) = (true, self.is_typing);
        content.grid(WIDTH, self.shown(view.language()).chars().map(|letter| self.key(letter)).collect());
        content
    }

    /// The text and the keys, below what is on the screen already.
    pub fn add<D>(&self, label: &str, view: &View<'_>, content: &mut Content<D>, to: impl Fn(Choice) -> D) {
        let keys = self.content(label, view);
        let (offered, row) = (content.offers.len(), content.next_row());
        (content.wants_text, content.is_typing) = (keys.wants_text, keys.is_typing);
        for offer in keys.offers {
            let place = offer.item.place;
            content.offer(offer.map(|key| to(*key)).at(row + usize::from(place.row), place.column.into()));
        }
        let moved = |id: ChoiceId| ChoiceId(id.0 + offered);
        for (zone, block) in keys.blocks {
            let block = match block {
                Block::Buttons(ids) => Block::Buttons(ids.into_iter().map(moved).collect()),
                Block::Grid(rows) => {
                    Block::Grid(rows.into_iter().map(|row| row.into_iter().map(moved).collect()).collect())
                }
                block => block,
            };
            content.block(zone, block);
        }
    }

    fn key(&self, letter: char) -> Offer<Choice> {
        let shown = if self.capitals { letter.to_uppercase().next().unwrap_or(letter) } else { letter };
        let mut offer = Offer::button(shown, Choice::Letter(shown)).with_value(shown);
        let rank = FREQUENT.chars().position(|known| known == letter).unwrap_or(FREQUENT.len());
        offer.item.weight = (FREQUENT.len() + 1 - rank).saturating_as();
        offer
    }

    /// Presses a key; returns the text if it was "Done".
    pub fn choose(&mut self, choice: Choice) -> Option<String> {
        self.is_typing = false;
        match choice {
            Choice::Done => return Some(self.done()),
            Choice::Letter(letter) => self.type_text(&letter.to_string()),
            Choice::Erase => {
                self.value.pop();
            }
            Choice::Capitals => self.capitals = !self.capitals,
            Choice::Keys(keys) => self.keys = keys,
        }
        None
    }

    fn done(&self) -> String {
        self.value.trim().to_owned()
    }

    /// Something else than a real keyboard is used: the space bar and Enter may be switches again.
    pub fn leave_off(&mut self) {
        self.is_typing = false;
    }

    /// Handles a key of a real keyboard; returns the text if it was Enter.
    pub fn typed(&mut self, key: &Key) -> Option<String> {
        self.is_typing = true;
        match key {
            Key::Enter => return Some(self.done()),
            Key::Text(text) => self.type_text(text),
            Key::Backspace | Key::Delete => {
                self.value.pop();
            }
        }
        None
    }

    fn type_text(&mut self, text: &str) {
        let is_code = self.letters == Letters::Code;
        for letter in text.chars().filter(|c| if is_code { c.is_ascii_digit() } else { !c.is_control() }) {
            if self.value.chars().count() < self.most {
                self.value.push(letter);
                self.capitals = letter == ' ' || letter == '-';
            }
        }
    }
}
