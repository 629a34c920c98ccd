//! The settings: their pages side by side, and on each page at most six of them, effective at once. Each offers "as the game says" if games can set it; those that a game
//! fixes say so.

use super::pace::ANSWERS;
use super::player::language_name;
use crate::game::{Game, Language};
use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::{DeskPage, Open, Report};
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::words::{name, value, why};
use crate::shell::{Block, ChoiceKind, FIELDS, Field, Pictogram, Profile, Resolved, Signal, Tab, Voice, Zone};
use std::sync::Arc;

/// What can be chosen only here.
#[derive(Debug, Clone, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// The settings of this page.
    Tab(Tab),
    /// Back to all pages.
    Leave,
    /// Switches the program to this language.
    Language(Language),
    /// Reads a sentence aloud.
    TryVoice,
    /// Takes no more signals from pages of this origin.
    Forget(String),
}

/// Pages side by side, and settings on a page.
const PAGES_ABREAST: usize = 3;
const FIELDS_ABREAST: usize = 2;

/// Settings that measure how long a key is held.
const ASK_RELEASES: [&str; 4] = ["act_on", "hold", "long_hold", "held"];

/// The settings.
#[derive(Debug)]
pub struct SettingsScreen {
    id: Option<String>,
    game: Option<Arc<Game>>,
    /// The page that is open; none where one is chosen.
    tab: Option<Tab>,
    presses: u32,
    /// The origins of other pages whose signals are taken.
    senders: Vec<String>,
}

/// The game with this folder name, if it can be played.
pub(super) fn game_of(id: Option<&str>, cx: &mut Context<'_>) -> Option<Arc<Game>> {
    let id = id?;
    cx.store.game(id).and_then(|entry| entry.game)
}

impl SettingsScreen {
    pub fn new(id: Option<String>, cx: &mut Context<'_>) -> Self {
        let game = game_of(id.as_deref(), cx);
        let senders = cx.store.last_player().senders.into_iter().collect();
        Self { id, game, tab: None, presses: 0, senders }
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

    fn turn_to(&mut self, tab: Option<Tab>, cx: &mut Context<'_>) {
        self.tab = tab;
        cx.report(Report::NewTurn);
    }

    /// All pages.
    fn pages(view: &View<'_>) -> Content<Choice> {
        let t = view.texts;
        let mut content = Content::default();
        content.heading(t.get("settings"));
        let pages = Tab::ALL.into_iter().filter(|tab| *tab != Tab::Language || view.player.is_some());
        let offers = pages.map(|tab| {
            let word = tab.word();
            let offer = Offer::button(t.get(&format!("tab-{word}")), Choice::Tab(tab)).with_value(word);
            offer.about(t.get(&format!("tab-{word}-about"))).shows(pictogram(tab))
        });
        let desk = Offer::opens(t.get("desk"), Open::Desk(DeskPage::Door)).about(t.get("desk-about"));
        content.grid(PAGES_ABREAST, offers.chain([desk]).collect());
        if let Some(keeping) = view.keeping {
            content.text(format!("{} {}", t.get(&keeping.text()), t.get("keeping-copy")));
        }
        content.buttons(Zone::Main, vec![Offer::back(t.get("back"))]);
        content
    }

    /// One page.
    fn page(&self, tab: Tab, view: &View<'_>) -> Content<Choice> {
        let t = view.texts;
        let mut content = Content::default();
        content.heading(t.get(&format!("tab-{}", tab.word())));
        content.blocks.extend(example(tab, view).map(|example| (Zone::Main, example)));
        let fields = FIELDS.iter().filter(|field| field.tab == tab);
        let mut offers: Vec<Offer<Choice>> = fields.map(|field| self.row(field, view)).collect();
        match tab {
            Tab::Pace => offers.extend([
                Offer::signal(t.get("slower"), Signal::Slower),
                Offer::signal(t.get("faster"), Signal::Faster),
                Offer::opens(t.get("pace-exercise"), Open::Pace(ANSWERS)),
                Offer::opens(t.get("answers"), Open::Answers).about(t.get("answers-about")),
            ]),
            Tab::Looks => {
                offers.push(Offer::signal(t.get("fullscreen"), Signal::Fullscreen).about(t.get("fullscreen-about")));
            }
            Tab::Speech => {
                let speaks = view.voice.speaks(view.language());
                let offer = Offer::button(t.get("voice-try"), Choice::TryVoice).enabled(speaks);
                offers.push(offer.about(t.get("voice-try-about")));
                content.blocks.extend(voice(view).map(|words| (Zone::Main, Block::Text(words))));
            }
            Tab::Devices => {
                offers.push(Offer::opens(t.get("remap"), Open::Remap));
                offers.extend(self.senders.iter().map(|origin| {
                    let label = t.with("forget-sender", &[("origin", origin.as_str().into())]);
                    Offer::button(label, Choice::Forget(origin.clone())).with_value(origin).shows(Pictogram::Remove)
                }));
            }
            Tab::Language => {
                let language = |l: Language| {
                    let offer = Offer::button(language_name(l), Choice::Language(l)).with_value(l.code());
                    offer.on(l == view.language())
                };
                offers.extend(Language::ALL.map(language));
            }
            _ => {}
        }
        content.grid(FIELDS_ABREAST, offers);
        let needs_releases = tab == Tab::Switch || view.settings.scan.method.needs_releases();
        if !view.keys_tell_releases && needs_releases && matches!(tab, Tab::Switch | Tab::Pace) {
            content.text(t.get("releases-untold"));
        }
        if matches!(tab, Tab::Switch | Tab::Rests) {
            content.text(t.with("presses-felt", &[("count", self.presses.into())]));
        }
        content.buttons(Zone::Main, vec![Offer::cancel(t.get("back"), Choice::Leave)]);
        content
    }
}

/// A light that moves as the settings in force say, where this page concerns it.
pub(super) fn example(tab: Tab, view: &View<'_>) -> Option<Block> {
    let scan = &view.settings.scan;
    let moves = scan.timed && scan.method.is_timed();
    let step_ms = if moves { scan.interval_ms } else { 0 };
    let concerns = matches!(tab, Tab::Pace | Tab::Choosing | Tab::Switch | Tab::Rests | Tab::Marks | Tab::Looks);
    concerns.then_some(Block::Example { step_ms, empties: view.settings.looks.show_slot })
}

/// What reads aloud, or what to do where nothing can.
fn voice(view: &View<'_>) -> Option<String> {
    let t = view.texts;
    match view.voice {
        Voice::Untold => None,
        Voice::Missing => Some(t.get("voice-missing")),
        Voice::Program(name) => Some(t.with("voice-program", &[("name", name.clone().into())])),
        Voice::System => Some(t.get("voice-system")),
        Voice::Browser(_) if view.voice.speaks(view.language()) => Some(t.get("voice-browser")),
        Voice::Browser(_) => Some(t.get("voice-browser-missing")),
    }
}

/// The picture of a page.
fn pictogram(tab: Tab) -> Pictogram {
    match tab {
        Tab::Pace => Pictogram::Pace,
        Tab::Choosing => Pictogram::FewerPresses,
        Tab::Switch => Pictogram::OneSwitch,
        Tab::Rests => Pictogram::Pause,
        Tab::Control => Pictogram::Moves,
        Tab::Marks => Pictogram::Marks,
        Tab::Puzzles => Pictogram::Puzzle,
        Tab::Steps => Pictogram::Star,
        Tab::Looks => Pictogram::Looks,
        Tab::Language => Pictogram::Language,
        Tab::Speech => Pictogram::Speech,
        Tab::Sound => Pictogram::Sound,
        Tab::Devices => Pictogram::Keyboard,
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
        match self.tab {
            None => Self::pages(view),
            Some(tab) => self.page(tab, view),
        }
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        match input {
            Input::Chosen(Choice::Tab(tab)) => self.turn_to(Some(tab), cx),
            Input::Chosen(Choice::Leave) => self.turn_to(None, cx),
            Input::Signal(Signal::ChangeGame, _) if self.tab.is_some() => self.turn_to(None, cx),
            Input::Chosen(Choice::Language(language)) => {
                speak(language, cx);
                self.turn_to(None, cx);
            }
            Input::Chosen(Choice::TryVoice) => cx.report(Report::ReadAloud(cx.texts.get("voice-sample"))),
            Input::Chosen(Choice::Forget(origin)) => {
                self.senders.retain(|known| *known != origin);
                cx.report(Report::Forget(origin));
                cx.report(Report::NewTurn);
            }
            Input::Stirred => self.presses = self.presses.saturating_add(1),
            _ => return Taken::No,
        }
        Taken::Yes
    }
}
