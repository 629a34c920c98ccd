//! The settings of another learner, taken over for this one.

use super::start::learner;
use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::Report;
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::screens::pages::abreast;
use crate::shell::words::{name, value};
use crate::shell::{Block, FIELDS, NoticeKind, Pictogram, PlayerEntry, RowPicture, Settings, Signal, Zone};

/// What can be chosen besides going back.
#[derive(Debug, Clone, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// Shows what would change, with the settings of this learner.
    From(String),
    /// Takes them over.
    Take,
    /// Back to the learners.
    Leave,
}

/// The other learners, or what would change.
#[derive(Debug)]
pub struct CopyScreen {
    others: Vec<PlayerEntry>,
    /// Whose settings are looked at, and what they would make of this learner's.
    looked_at: Option<(String, Settings)>,
}

/// The settings of one learner with those of another: what is written down or learnt of a learner, and the songs, stay.
fn merged(own: &Settings, other: Settings) -> Settings {
    let Settings { answers, tries, notes, songs, session, put_off, study, .. } = own.clone();
    Settings { answers, tries, notes, songs, session, put_off, study, ..other }
}

impl CopyScreen {
    pub fn new(cx: &mut Context<'_>) -> Self {
        let (players, own) = (cx.store.players(), cx.player_id());
        let mut others = cx.check(players).unwrap_or_default();
        others.retain(|entry| entry.id != own);
        Self { others, looked_at: None }
    }

    fn look_at(&mut self, id: &str, cx: &mut Context<'_>) {
        let Some(name) = self.others.iter().find(|entry| entry.id == id).map(|entry| entry.profile.name.clone()) else {
            return;
        };
        let (settings, problems) = cx.store.settings(id);
        problems.iter().for_each(|problem| cx.trouble(problem));
        self.looked_at = Some((name, merged(cx.settings, settings)));
        cx.report(Report::NewTurn);
    }

    fn leave(&mut self, cx: &mut Context<'_>) {
        self.looked_at = None;
        cx.report(Report::NewTurn);
    }

    fn learners(&self, view: &View<'_>, content: &mut Content<Choice>) {
        let t = view.texts;
        content.heading(t.get("desk-copy"));
        content.text(t.get(if self.others.is_empty() { "desk-copy-nobody" } else { "desk-copy-how" }));
        let cards = self.others.iter().map(|entry| {
            let offer = Offer::row(entry.profile.full_name(), Choice::From(entry.id.clone())).with_value(&entry.id);
            let picture = Some(RowPicture::Avatar(entry.profile.avatar.clone()));
            ((offer, picture, Vec::new(), !entry.problems.is_empty()), (0, 0))
        });
        let cards: Vec<_> = cards.collect();
        for cards in cards.chunks(abreast(view.room)) {
            content.shelf("", cards.to_vec());
        }
        content.buttons(Zone::Top, vec![Offer::back(t.get("back"))]);
    }

    /// What would change: each setting now, and then.
    fn changes(name_of_other: &str, then: &Settings, view: &View<'_>, content: &mut Content<Choice>) {
        let t = view.texts;
        content.heading(t.with("desk-copy-from", &[("name", name_of_other.into())]));
        let changed = FIELDS.iter().filter(|field| (field.get)(view.settings) != (field.get)(then));
        let rows = changed.map(|field| {
            let word = |settings: &Settings| value(t, field, &(field.get)(settings));
            vec![name(t, field), word(view.settings), word(then)]
        });
        let rows: Vec<Vec<String>> = rows.collect();
        let is_same = *then == *view.settings;
        content.text(t.get(if is_same { "desk-copy-same" } else { "desk-copy-more" }));
        if !rows.is_empty() {
            let header = ["desk-copy-setting", "desk-copy-now", "desk-copy-then"].map(|id| t.get(id)).to_vec();
            content.block(Zone::Main, Block::Table { header, rows, current: None });
        }
        let take = Offer::button(t.get("desk-copy-take"), Choice::Take).shows(Pictogram::Keep).enabled(!is_same);
        content.buttons(Zone::Top, vec![Offer::cancel(t.get("back"), Choice::Leave), take]);
    }
}

impl Screen for CopyScreen {
    type Choice = Choice;

    fn name(&self) -> &'static str {
        "desk-copy"
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        let mut content = Content { by_rows: true, ..Content::default() };
        learner(view, &mut content);
        match &self.looked_at {
            None => self.learners(view, &mut content),
            Some((name, then)) => Self::changes(name, then, view, &mut content),
        }
        content
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        match input {
            Input::Chosen(Choice::From(id)) => self.look_at(&id, cx),
            Input::Chosen(Choice::Take) => {
                let Some((name, then)) = self.looked_at.take() else { return Taken::No };
                cx.report(Report::Settings(Box::new(then)));
                cx.notice(NoticeKind::Result, cx.texts.with("desk-copy-taken", &[("name", name.into())]));
                cx.report(Report::Back);
            }
            Input::Chosen(Choice::Leave) => self.leave(cx),
            Input::Signal(Signal::ChangeGame, _) if self.looked_at.is_some() => self.leave(cx),
            _ => return Taken::No,
        }
        Taken::Yes
    }
}
