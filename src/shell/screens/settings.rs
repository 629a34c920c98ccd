//! The settings: by tabs, live, each with "as the game says" where the game has a say; those a game keeps say so.

use crate::game::Game;
use crate::shell::screen::{Context, Open, Report, Screen, View};
use crate::shell::sheet::{Act, Offer, Sheet};
use crate::shell::words::{name, value};
use crate::shell::{ChoiceKind, FIELDS, Field, Resolved, Signal, Tab, Zone};
use std::sync::Arc;

/// The settings.
#[derive(Debug)]
pub struct SettingsScreen {
    id: Option<String>,
    game: Option<Arc<Game>>,
    tab: usize,
    presses: u32,
}

/// The game with this folder name, if it can be played.
pub(super) fn game_of(id: Option<&str>, cx: &mut Context<'_>) -> Option<Arc<Game>> {
    let id = id?;
    cx.store.games().into_iter().find(|entry| entry.id == id).and_then(|entry| entry.game)
}

impl SettingsScreen {
    pub fn new(id: Option<String>, cx: &mut Context<'_>) -> Self {
        let game = game_of(id.as_deref(), cx);
        Self { id, game, tab: 0, presses: 0 }
    }

    fn tab(&self) -> Tab {
        Tab::ALL.get(self.tab).copied().unwrap_or(Tab::Control)
    }

    /// A setting with its value; one that the game keeps tells the game's value and why it cannot be chosen.
    fn row(&self, field: &'static Field, view: &View<'_>) -> Offer {
        let t = view.texts;
        let locked = self.game.as_ref().filter(|game| Resolved::is_locked(field.key, &game.settings));
        let label = match locked {
            Some(game) => {
                let kept = Resolved::game_value(field.key, &game.settings).unwrap_or_default();
                let args = [("name", name(t, field).into()), ("value", value(t, field, &kept).into())];
                t.with("setting-locked", &args)
            }
            None => format!("{}: {}", name(t, field), value(t, field, &(field.get)(view.settings))),
        };
        let act = Act::Open(Open::Values(field.key, self.id.clone()));
        Offer::new(ChoiceKind::Field, label, act).enabled(locked.is_none())
    }
}

impl Screen for SettingsScreen {
    fn name(&self) -> &'static str {
        "settings"
    }

    fn sheet(&self, view: &View<'_>) -> Sheet {
        let t = view.texts;
        let mut sheet = Sheet::default();
        let tabs = Tab::ALL.iter().enumerate().map(|(index, tab)| {
            Offer::button(t.get(&format!("tab-{}", tab.word())), Act::Part(index)).on(index == self.tab)
        });
        sheet.buttons(Zone::Top, tabs.collect());
        sheet.heading(t.get(&format!("tab-{}", self.tab().word())));
        let fields = FIELDS.iter().filter(|field| field.tab == self.tab());
        let mut rows: Vec<_> = fields.map(|field| (self.row(field, view), None, Vec::new(), false)).collect();
        match self.tab() {
            Tab::Pace => {
                let offers = [
                    Offer::button(t.get("slower"), Act::Signal(Signal::Slower)),
                    Offer::button(t.get("faster"), Act::Signal(Signal::Faster)),
                    Offer::button(t.get("pace-exercise"), Act::Open(Open::Pace)),
                ];
                rows.extend(offers.map(|offer| (offer, None, Vec::new(), false)));
            }
            Tab::Devices => {
                let remap = Offer::button(t.get("remap"), Act::Open(Open::Remap));
                rows.push((remap, None, Vec::new(), false));
            }
            _ => {}
        }
        sheet.list(rows);
        if self.tab() == Tab::Switch {
            sheet.text(t.with("presses-felt", &[("count", self.presses.into())]));
        }
        sheet.buttons(Zone::Bottom, vec![Offer::new(ChoiceKind::Cancel, t.get("back"), Act::Back)]);
        sheet
    }

    fn choose(&mut self, act: &Act, cx: &mut Context<'_>) {
        if let Act::Part(index) = act {
            self.tab = *index;
            cx.report(Report::NewTurn);
        }
    }

    fn stirred(&mut self) {
        self.presses = self.presses.saturating_add(1);
    }
}
