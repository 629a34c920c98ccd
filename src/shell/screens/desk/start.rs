//! The first page of the desk: who is meant, and what can be done for that learner.

use super::who::save_all;
use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::{DeskPage, Open, Report};
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::words::{name, value};
use crate::shell::{Block, ChoiceKind, Help, Pictogram, Session, Settings, Signal, Zone, field};

/// Pages side by side, and settings.
const PAGES_ABREAST: usize = 3;
const FIELDS_ABREAST: usize = 3;
/// So many letters of the notes are shown.
const SHOWN_OF_NOTES: usize = 50;

/// The settings that are needed first; all others are on the pages of the settings.
const FIELDS: [&str; 11] = [
    "method",
    "interval",
    "said",
    "text_percent",
    "cards_a_page",
    "theme",
    "session_minutes",
    "break_minutes",
    "celebration",
    "calm",
    "most_volume",
];

/// What can be chosen besides other pages.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// Says whether somebody helps today.
    Session(Help),
    /// Saves everything of all learners as one file.
    SaveAll,
}

/// The first page.
#[derive(Debug)]
pub struct Start;

/// The learner, on each page.
pub(super) fn learner(view: &View<'_>, content: &mut Content<impl Clone>) {
    if let Some(player) = view.player {
        let (name, avatar) = (player.profile.name.clone(), player.profile.avatar.clone());
        content.block(Zone::Top, Block::Player { name, avatar });
    }
}

/// How many games the learner sees, in words.
pub(super) fn games_seen(view: &View<'_>) -> String {
    let seen = &view.settings.seen;
    if seen.are_all() {
        return view.texts.get("desk-games-all");
    }
    view.texts.with("desk-games-some", &[("count", seen.chosen().count().into())])
}

fn page(view: &View<'_>, page: DeskPage, shows: Pictogram, about: &str) -> Offer<Choice> {
    let word: &'static str = page.into();
    let offer = Offer::opens(view.texts.get(&format!("desk-{word}")), Open::Desk(page)).named(&format!("desk {word}"));
    offer.about(about).shows(shows)
}

/// How the notes begin, or what they are for.
fn notes(view: &View<'_>) -> String {
    let notes = &view.settings.notes;
    let begin: String = notes.chars().take(SHOWN_OF_NOTES).collect();
    match (notes.is_empty(), begin.len() < notes.len()) {
        (true, _) => view.texts.get("desk-notes-about"),
        (false, true) => format!("{begin} …"),
        (false, false) => begin,
    }
}

/// How many songs there are.
fn songs(view: &View<'_>) -> String {
    view.texts.with("desk-songs-about", &[("count", view.settings.songs.all().len().into())])
}

/// Whether somebody helps today, as a button that says the next thing.
pub(super) fn session<C: AsRef<str>>(view: &View<'_>, choice: impl Fn(Help) -> C) -> Offer<C> {
    let (t, help) = (view.texts, view.settings.session.help);
    let label = format!("{}: {}", t.get("desk-session"), t.get(&format!("desk-session-{}", help.word())));
    let offer = Offer::button(label, choice(help.next())).named("session").about(t.get("desk-session-about"));
    offer.shows(Pictogram::Players)
}

/// It was said whether somebody helps today.
pub(super) fn said(help: Help, cx: &mut Context<'_>) {
    let session = Session::said(help, cx.store.wall_clock().date());
    cx.report(Report::Settings(Box::new(Settings { session, ..cx.settings.clone() })));
}

fn setting(view: &View<'_>, key: &str) -> Option<Offer<Choice>> {
    let field = field(key)?;
    let label = format!("{}: {}", name(view.texts, field), value(view.texts, field, &(field.get)(view.settings)));
    let offer = Offer::opens(label, Open::Values(field.key, None)).named(&format!("setting {key}"));
    Some(offer.kind(ChoiceKind::Field))
}

impl Screen for Start {
    type Choice = Choice;

    fn name(&self) -> &'static str {
        "desk"
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        let t = view.texts;
        let mut content = Content { by_rows: true, ..Content::default() };
        learner(view, &mut content);
        content.buttons(Zone::Top, vec![Offer::back(t.get("desk-leave"))]);
        content.heading(t.get("desk"));
        let who = page(view, DeskPage::Who, Pictogram::Players, &t.get("desk-who-about"));
        let doors = page(view, DeskPage::Doors, Pictogram::OneSwitch, &t.get("desk-doors-about"));
        let Some(player) = view.player else {
            content.text(t.get("desk-nobody"));
            content.grid(PAGES_ABREAST, vec![who, doors]);
            return content;
        };
        let profile =
            Offer::opens(t.get("desk-profile"), Open::Player(Some(player.id.clone()))).shows(Pictogram::Picture);
        content.grid(
            PAGES_ABREAST,
            vec![
                who,
                profile.about(t.get("desk-profile-about")),
                page(view, DeskPage::Copy, Pictogram::Players, &t.get("desk-copy-about")),
                page(view, DeskPage::Games, Pictogram::Games, &games_seen(view)),
                page(view, DeskPage::Reach, Pictogram::Pointer, &t.get("desk-reach-about")),
                page(view, DeskPage::Songs, Pictogram::Sound, &songs(view)),
                page(view, DeskPage::Goes, Pictogram::History, &t.get("desk-goes-about")),
                page(view, DeskPage::Suggests, Pictogram::Hint, &t.get("desk-suggests-about")),
                page(view, DeskPage::Study, Pictogram::StillSolvable, &t.get("desk-study-about")),
                page(view, DeskPage::Notes, Pictogram::Edit, &notes(view)),
                doors,
                Offer::signal(t.get("desk-settings"), Signal::Settings).about(t.get("desk-settings-about")),
            ],
        );
        let copy = view.keeping.map(|keeping| {
            let offer = Offer::button(t.get("desk-save-everybody"), Choice::SaveAll).shows(Pictogram::Save);
            offer.about(t.get(&keeping.text()))
        });
        content.grid(1, copy.into_iter().chain([session(view, Choice::Session)]).collect());
        content.grid(FIELDS_ABREAST, FIELDS.iter().filter_map(|key| setting(view, key)).collect());
        content
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        match input {
            Input::Chosen(Choice::Session(help)) => said(help, cx),
            Input::Chosen(Choice::SaveAll) => save_all(&cx.player_id(), cx),
            _ => return Taken::No,
        }
        Taken::Yes
    }
}
