//! Makes the page of the top screen with what the scanner lights. Only reads.

use super::App;
use crate::shell::{
    Block, Choice, ChoiceId, ChoiceKind, Frame, Look, Notice, NoticeKind, Page, Pictogram, PressLine, Zone,
};

/// Up to this many lit choices are named one by one.
const NAMED: usize = 3;

impl App {
    pub(super) fn draw(&self, now_ms: u64) -> Page {
        crate::broken::fault::point("drawn");
        let Some(screen) = self.stack.last() else { return Page::default() };
        if self.is_over {
            return self.ended();
        }
        let content = &self.content;
        let mut choices: Vec<Choice> = content.offers.iter().map(|o| o.choice.clone()).collect();
        for (choice, letter) in choices.iter_mut().zip(self.shortcuts()) {
            choice.shortcut = letter;
        }
        let mut lit = self.lit_choices();
        if self.scanner.depth() > 0 {
            choices.push(self.one_level_up());
            if self.scanner.is_cancel_lit() {
                lit = vec![ChoiceId(content.offers.len())];
            }
        }
        let focus = match lit.as_slice() {
            [only] => Some(*only),
            _ => None,
        };
        let mut blocks = content.blocks.clone();
        blocks.extend(self.countdown_block(now_ms));
        if !content.hides_focus {
            mark_focus(&mut blocks, &lit, focus, content.position);
        }
        let looks = &self.settings.looks;
        Page {
            screen: screen.name(),
            title: self.texts.get("program"),
            blocks,
            choices,
            lit,
            focus,
            calm: self.of_items(&self.scanner.calm()),
            resting: self.scanner.is_resting() && !content.takes_any,
            slot_left: self.scanner.slot_left(now_ms).filter(|_| looks.show_slot),
            lit_words: self.lit_in_words().unwrap_or_default(),
            press: self.press_line(now_ms),
            deaf_ms: self.deaf_ms(now_ms),
            slot_ms: self.scanner.slot_ms().unwrap_or_default(),
            notices: self.notices.clone(),
            language: Some(self.texts.language()),
            look: Look {
                theme: looks.theme,
                text_percent: looks.text_percent,
                reduced_motion: self.settings.is_still(),
                frame_percent: looks.frame_percent,
                dim_rest: looks.dim_rest,
            },
            fullscreen: self.last.fullscreen || self.kiosk.is_some(),
            wants_text: content.wants_text,
            is_typing: content.is_typing,
            wants_key: content.wants_key,
            standing: content.standing.clone(),
            takes_any: content.takes_any,
            cheers: content.cheers,
            busy: content.busy,
            unsaved: self.store.unsaved().map(|problem| problem.message_in(self.texts.language())),
        }
        .harmless()
    }

    /// The page of a program that has been left: it says so, to other programs too.
    fn ended(&self) -> Page {
        let notice = Notice { text: self.texts.get("program-ended"), kind: NoticeKind::Result };
        let (title, language) = (self.texts.get("program"), Some(self.texts.language()));
        Page { screen: "ended", title, language, notices: vec![notice], ..Page::default() }
    }

    fn lit_choices(&self) -> Vec<ChoiceId> {
        if self.content.wrong {
            return Vec::new();
        }
        self.of_items(self.scanner.lit())
    }

    /// The choices of these items of the scanner.
    fn of_items(&self, items: &[usize]) -> Vec<ChoiceId> {
        items.iter().filter_map(|item| self.choices.get(*item)).map(|index| ChoiceId(*index)).collect()
    }

    fn one_level_up(&self) -> Choice {
        let (name, label) = ("level-up".to_owned(), self.texts.get("level-up"));
        let pictogram = Some(Pictogram::Back);
        let (about, kind) = (String::new(), ChoiceKind::Cancel);
        Choice { name, label, about, kind, enabled: true, on: None, shortcut: None, pictogram, avatar: None }
    }

    /// For how many milliseconds presses are still ignored; what the screen itself takes is not.
    fn deaf_ms(&self, now_ms: u64) -> u32 {
        if self.content.press.is_some() { 0 } else { self.scanner.deaf_ms(now_ms) }
    }

    /// What a press would do now, in words; while presses are ignored, what one will do then.
    fn press_line(&self, now_ms: u64) -> PressLine {
        let t = self.texts;
        let call = t.get(if self.deaf_ms(now_ms) > 0 { "press-soon" } else { "press" });
        let lit = self.lit_choices();
        let named = |id: &ChoiceId| self.content.offers.get(id.0).map(|offer| in_words(&offer.choice));
        let asks = self.scanner.is_weighing();
        let deed = match lit.as_slice() {
            _ if self.content.takes_any => String::new(),
            _ if self.content.press.is_some() => self.content.press.clone().unwrap_or_default(),
            _ if self.scanner.is_resting() => t.get("press-wakes"),
            _ if self.scanner.tentative().is_some() => t.get("press-takes-back"),
            _ if self.scanner.is_cancel_lit() => t.get("level-up"),
            [] => String::new(),
            [only] if asks && !self.scanner.would_take() => {
                t.with("press-perhaps", &[("what", named(only).unwrap_or_default().as_str().into())])
            }
            [only] => named(only).unwrap_or_default(),
            several if asks => t.with("press-among", &[("count", several.len().into())]),
            several => t.with("press-opens", &[("count", several.len().into())]),
        };
        PressLine { call, deed, about: self.about_card(&lit).unwrap_or_default().to_owned() }
    }

    /// What choosing an item of the scanner does, in words.
    pub(super) fn words_of(&self, item: usize) -> Option<String> {
        let index = self.choices.get(item)?;
        Some(in_words(&self.content.offers.get(*index)?.choice))
    }

    /// What is said of the card that alone is lit; it is not written on the card itself.
    fn about_card(&self, lit: &[ChoiceId]) -> Option<&str> {
        let [only] = lit else { return None };
        let is_card = self.content.blocks.iter().any(|(_, block)| {
            matches!(block, Block::Shelf { cards, .. } if cards.iter().any(|card| card.row.choice == *only))
        });
        let offer = self.content.offers.get(only.0).filter(|_| is_card && !self.scanner.is_resting())?;
        Some(&offer.choice.about)
    }

    /// What is lit, for speech.
    pub(super) fn lit_in_words(&self) -> Option<String> {
        if self.scanner.is_cancel_lit() {
            return Some(self.texts.get("level-up"));
        }
        let labels: Vec<&str> = self
            .lit_choices()
            .into_iter()
            .filter_map(|id| self.content.offers.get(id.0))
            .map(|offer| offer.choice.label.as_str())
            .collect();
        match labels.as_slice() {
            [] => None,
            few if few.len() <= NAMED => Some(few.join(", ")),
            [first, .., last] => Some(self.texts.with(
                "lit-many",
                &[("count", labels.len().into()), ("first", (*first).into()), ("last", (*last).into())],
            )),
            [only] => Some((*only).to_owned()),
        }
    }

    /// A letter for Alt for each button, field and row: the first one in its label that no other choice has.
    pub(super) fn shortcuts(&self) -> Vec<Option<char>> {
        let mut used: Vec<char> = Vec::new();
        let mut letters = Vec::new();
        for offer in &self.content.offers {
            let wanted = matches!(offer.choice.kind, ChoiceKind::Button | ChoiceKind::Field | ChoiceKind::Cancel)
                && offer.choice.enabled
                && offer.choice.label.chars().count() > 1;
            let letter = wanted
                .then(|| {
                    let mut lower = offer.choice.label.chars().flat_map(char::to_lowercase);
                    lower.find(|c| c.is_alphanumeric() && !used.contains(c))
                })
                .flatten();
            used.extend(letter);
            letters.push(letter);
        }
        letters
    }
}

/// What a choice does.
fn in_words(choice: &Choice) -> String {
    match choice.kind {
        ChoiceKind::Move(..) if !choice.about.is_empty() => crate::narrate::capitalised(&choice.about),
        _ => crate::narrate::capitalised(&choice.label),
    }
}

/// For each choice up to the last of these, whether it is among them: a board may have tens of thousands of both.
#[expect(clippy::indexing_slicing, reason = "there is room for the last of them")]
fn marked(ids: &[ChoiceId]) -> Vec<bool> {
    let mut marks = vec![false; ids.iter().map(|id| id.0 + 1).max().unwrap_or(0)];
    ids.iter().for_each(|id| marks[id.0] = true);
    marks
}

/// Sets the frames of lit cells (control.md, the highlight table): the single focus, or everything that a press would
/// open.
fn mark_focus(blocks: &mut [(Zone, Block)], lit: &[ChoiceId], focus: Option<ChoiceId>, position: Option<usize>) {
    let is_lit = marked(lit);
    for (_, block) in blocks {
        let Block::Board { frames, cell_choices, .. } = block else { continue };
        for (index, (frame, choice)) in frames.iter_mut().zip(cell_choices.iter()).enumerate() {
            if choice.is_some_and(|id| is_lit.get(id.0) == Some(&true)) {
                let cancels = focus.is_some() && position == Some(index);
                *frame = if cancels { Frame::CancelSelection } else { Frame::FocusedValid };
            }
        }
    }
}
