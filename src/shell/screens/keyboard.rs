//! The scanned on-screen keyboard: letters as choices, so that text can be entered with one switch.

use crate::shell::screen::View;
use crate::shell::sheet::{Act, Offer, Sheet};
use crate::shell::{Block, Key, Language, Zone};

/// Letters in a row.
const WIDTH: usize = 10;
/// Letters from frequent to rare (a common order of the four languages): how likely one is offered early.
const FREQUENT: &str = "eaoinstrvlkdmpuzjbhycgfxwq";

/// What may be entered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Letters {
    /// Names.
    Words,
    /// Digits, slash and hyphen.
    Numbers,
}

/// A text being entered.
#[derive(Debug, Clone)]
pub struct Keyboard {
    value: String,
    letters: Letters,
    capitals: bool,
    /// 0 letters, 1 letters with marks, 2 digits and signs.
    page: usize,
    most: usize,
}

impl Keyboard {
    /// Begins with `value`, at most `most` characters.
    pub fn new(value: &str, letters: Letters, most: usize) -> Self {
        Self { value: value.to_owned(), letters, capitals: value.is_empty(), page: 0, most }
    }

    /// What was entered.
    pub fn value(&self) -> String {
        self.value.trim().to_owned()
    }

    fn pages(language: Language) -> [&'static str; 3] {
        let marked = match language {
            Language::Czech => "áčďéěíňóřšťúůýž",
            Language::Slovak => "áäčďéíĺľňóôŕšťúýž",
            Language::German => "äöüß",
            Language::English => "áàäâčéèêëíóöôúüñ",
        };
        ["abcdefghijklmnopqrstuvwxyz", marked, "0123456789-'./"]
    }

    /// Draws the text and the keys. "Done" comes first, so that Enter after typing means it.
    pub fn draw(&self, label: &str, view: &View<'_>, sheet: &mut Sheet) {
        let t = view.texts;
        let (value, cursor) = (self.value.clone(), self.value.chars().count());
        sheet.block(Zone::Main, Block::Entry { label: label.to_owned(), value, cursor });
        let mut first = vec![
            Offer::button(t.get("key-done"), Act::Yes),
            Offer::button(t.get("key-erase"), Act::Erase).enabled(!self.value.is_empty()),
        ];
        if self.letters == Letters::Words {
            first.push(Offer::button(t.get("key-space"), Act::Letter(' ')));
            first.push(Offer::button(t.get("key-capitals"), Act::Capitals).on(self.capitals));
            let names = ["key-letters", "key-marks", "key-digits"];
            let others = names.into_iter().enumerate().filter(|(page, _)| *page != self.page);
            first.extend(others.map(|(page, id)| Offer::button(t.get(id), Act::Letters(page))));
        }
        sheet.buttons(Zone::Main, first);
        let letters = match self.letters {
            Letters::Words => Self::pages(view.language()).get(self.page).copied().unwrap_or_default(),
            Letters::Numbers => "0123456789/-",
        };
        sheet.grid(WIDTH, letters.chars().map(|letter| self.key(letter)).collect());
    }

    fn key(&self, letter: char) -> Offer {
        let shown = if self.capitals { letter.to_uppercase().next().unwrap_or(letter) } else { letter };
        let mut offer = Offer::button(shown, Act::Letter(shown));
        let rank = FREQUENT.chars().position(|known| known == letter).unwrap_or(FREQUENT.len());
        offer.item.weight = u32::try_from(FREQUENT.len() + 1 - rank).unwrap_or(1);
        offer
    }

    /// A key was chosen; false if it is none of the keyboard's.
    pub fn choose(&mut self, act: &Act) -> bool {
        match act {
            Act::Letter(letter) => self.type_text(&letter.to_string()),
            Act::Erase => {
                self.value.pop();
            }
            Act::Capitals => self.capitals = !self.capitals,
            Act::Letters(page) => self.page = *page,
            _ => return false,
        }
        true
    }

    /// A key of a real keyboard.
    pub fn typed(&mut self, key: &Key) {
        match key {
            Key::Text(text) => self.type_text(text),
            Key::Backspace | Key::Delete => {
                self.value.pop();
            }
        }
    }

    fn type_text(&mut self, text: &str) {
        for letter in text.chars().filter(|c| !c.is_control()) {
            if self.value.chars().count() < self.most {
                self.value.push(letter);
                self.capitals = letter == ' ' || letter == '-';
            }
        }
    }
}
