//! The settings, in tabs, effective at once. Each offers "as the game says" if games can set it; those that a game
//! fixes say so.

use super::player::language_name;
use crate::game::{Game, Language};
use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::{Open, Report};
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::words::{name, value, why};
use crate::shell::{Block, ChoiceKind, FIELDS, Field, Profile, Resolved, Signal, Tab, Zone};
use std::sync::Arc;

/// What can be chosen only here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// The settings of this tab.
    Tab(Tab),
    /// Switches the program to this language.
    Language(Language),
}

/// Settings that measure how long a key is held.
const ASK_RELEASES: [&str; 4] = ["act_on", "hold", "long_hold", "held"];

/// The settings.
#[derive(Debug)]
pub struct SettingsScreen {
    id: Option<String>,
    game: Option<Arc<Game>>,
    tab: Tab,
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
        Self { id, game, tab: Tab::Control, presses: 0 }
    }

    /// A setting with its value; one that the game fixes shows the game's value and why it cannot be changed.
    fn row(&self, field: &'static Field, view: &View<'_>) -> Offer<Choice> {
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
        let label = if !view.keys_tell_releases && ASK_RELEASES.contains(&field.key) {
            t.with("setting-needs-releases", &[("setting", label.into())])
        } else {
            label
        };
        let values = Open::Values(field.key, self.id.clone());
        let name = format!("setting {}", field.key);
        let offer = Offer::opens(label, values).named(&name).kind(ChoiceKind::Field).enabled(locked.is_none());
        offer.about(why(t, field))
    }
}

/// Stores this language in the player's data.
fn speak(language: Language, cx: &mut Context<'_>) {
    let Some(player) = cx.player else { return };
    let profile = Profile { language, ..player.profile.clone() };
    let changed = cx.store.change_player(&player.id.clone(), &profile);
    if cx.check(changed).is_some() {
        cx.report(Report::Profile(profile));
        cx.report(Report::NewTurn);
    }
}

impl Screen for SettingsScreen {
    type Choice = Choice;

    fn name(&self) -> &'static str {
        "settings"
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        let t = view.texts;
        let mut content = Content::default();
        let tabs = Tab::ALL.into_iter().map(|tab| {
            Offer::button(t.get(&format!("tab-{}", tab.word())), Choice::Tab(tab))
                .with_value(tab.word())
                .on(tab == self.tab)
        });
        content.buttons(Zone::Top, tabs.collect());
        content.heading(t.get(&format!("tab-{}", self.tab.word())));
        if matches!(self.tab, Tab::Pace | Tab::Switch | Tab::Looks) {
            let scan = &view.settings.scan;
            let moves = scan.timed && scan.method.is_timed();
            let step_ms = if moves { scan.interval_ms } else { 0 };
            content.block(Zone::Main, Block::Example { step_ms, empties: view.settings.looks.show_slot });
        }
        let fields = FIELDS.iter().filter(|field| field.tab == self.tab);
        let mut rows: Vec<_> = fields.map(|field| (self.row(field, view), None, Vec::new(), false)).collect();
        match self.tab {
            Tab::Pace => {
                let offers = [
                    Offer::signal(t.get("slower"), Signal::Slower),
                    Offer::signal(t.get("faster"), Signal::Faster),
                    Offer::opens(t.get("pace-exercise"), Open::Pace),
                ];
                rows.extend(offers.map(|offer| (offer, None, Vec::new(), false)));
            }
            Tab::Looks => {
                rows.insert(0, (Offer::signal(t.get("fullscreen"), Signal::Fullscreen), None, Vec::new(), false));
            }
            Tab::Devices => {
                let remap = Offer::opens(t.get("remap"), Open::Remap);
                rows.push((remap, None, Vec::new(), false));
            }
            _ => {}
        }
        content.list(Zone::Main, rows);
        if self.tab == Tab::Looks && view.player.is_some() {
            content.text(t.get("field-language"));
            let languages = Language::ALL.into_iter();
            let is_now = |language: Language| language == view.language();
            let offers = languages
                .map(|l| Offer::button(language_name(l), Choice::Language(l)).with_value(l.code()).on(is_now(l)));
            content.buttons(Zone::Main, offers.collect());
        }
        let needs_releases = self.tab == Tab::Switch || view.settings.scan.method.needs_releases();
        if !view.keys_tell_releases && needs_releases && matches!(self.tab, Tab::Switch | Tab::Pace) {
            content.text(t.get("releases-untold"));
        }
        if self.tab == Tab::Switch {
            content.text(t.with("presses-felt", &[("count", self.presses.into())]));
        }
        content.buttons(Zone::Bottom, vec![Offer::back(t.get("back"))]);
        content
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        match input {
            Input::Chosen(Choice::Tab(tab)) => {
                self.tab = tab;
                cx.report(Report::NewTurn);
            }
            Input::Chosen(Choice::Language(language)) => speak(language, cx),
            Input::Stirred => self.presses = self.presses.saturating_add(1),
            _ => return Taken::No,
        }
        Taken::Yes
    }
}
