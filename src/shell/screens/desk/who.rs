//! The desk's learners: choosing one makes that learner the one of the desk, with everything else on it.

use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::{DeskPage, Open, Report};
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::{PlayerEntry, RowPicture, Zone};

/// Learners side by side.
const ABREAST: usize = 4;

/// What can be chosen besides going back.
#[derive(Debug, Clone, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// This learner, by folder name.
    Player(String),
}

/// The learners.
#[derive(Debug)]
pub struct Who {
    list: Vec<PlayerEntry>,
}

impl Who {
    pub fn new(cx: &mut Context<'_>) -> Self {
        let players = cx.store.players();
        Self { list: cx.check(players).unwrap_or_default() }
    }
}

impl Screen for Who {
    type Choice = Choice;

    fn name(&self) -> &'static str {
        "desk-who"
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        let t = view.texts;
        let mut content = Content { by_rows: true, ..Content::default() };
        content.heading(t.get("desk-who"));
        let here = view.player.map(|player| player.id.as_str());
        let cards = self.list.iter().map(|entry| {
            let offer = Offer::row(entry.profile.full_name(), Choice::Player(entry.id.clone())).with_value(&entry.id);
            let picture = Some(RowPicture::Avatar(entry.profile.avatar.clone()));
            ((offer.on(here == Some(entry.id.as_str())), picture, Vec::new(), !entry.problems.is_empty()), (0, 0))
        });
        let cards: Vec<_> = cards.collect();
        for cards in cards.chunks(ABREAST) {
            content.shelf("", cards.to_vec());
        }
        let add = Offer::opens(t.get("add-player"), Open::Player(None));
        content.buttons(Zone::Top, vec![Offer::back(t.get("back")), add]);
        content
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        let Input::Chosen(Choice::Player(id)) = input else { return Taken::No };
        if cx.host_id() == id {
            cx.report(Report::Back);
        } else {
            // what was open below belongs to somebody else
            cx.report(Report::Player(id));
            cx.report(Report::Lists);
            cx.report(Report::Open(Open::Desk(DeskPage::Start)));
        }
        Taken::Yes
    }
}
