//! The first start: at most three questions in large type, the light already moving: how one plays, how fast the light goes, which
//! picture is one's own. What follows is a player and a short puzzle to begin with. What else there is to know of a player
//! stands in the form of a player, which can be opened from here instead.

use super::pace::FEW_ANSWERS;
use super::player::{avatar_name, language_name};
use super::remap::bound_as;
use crate::language::Language;
use crate::scan::Method;
use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::{Open, Question, Report};
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::words::SWITCH;
use crate::shell::{AVATARS, Block, MOUSE_BUTTON, NoticeKind, Pictogram, Profile, RowPicture, Settings, Signal, Zone};

/// The puzzle that is opened then, if it is there: three moves to its end, and each of them is one press.
pub const FIRST_PUZZLE: (&str, &str) = ("left-right", "01");
/// Pictures side by side.
const ABREAST: usize = 4;

/// What can be chosen here and nowhere else.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// This is how one plays.
    Play(How),
    /// So fast goes the light: this degree of [`Settings::with_degree`].
    Speed(u8),
    /// This picture.
    Picture(&'static str),
    /// Another language.
    Languages,
    /// This language.
    Language(Language),
    /// The form of a player instead.
    SomeoneElse,
    /// The question before.
    Before,
}

/// How one plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum How {
    /// The light moves by itself, a switch chooses.
    OneSwitch,
    /// One switch moves the light, the other chooses.
    TwoSwitches,
    /// With a mouse, a screen that is touched, or a keyboard.
    Directly,
}

impl How {
    const ALL: [Self; 3] = [Self::OneSwitch, Self::TwoSwitches, Self::Directly];

    /// Its word in the names of texts and choices.
    fn word(self) -> &'static str {
        match self {
            Self::OneSwitch => "one-switch",
            Self::TwoSwitches => "two-switches",
            Self::Directly => "directly",
        }
    }

    fn pictogram(self) -> Pictogram {
        match self {
            Self::OneSwitch => Pictogram::OneSwitch,
            Self::TwoSwitches => Pictogram::TwoSwitches,
            Self::Directly => Pictogram::Pointer,
        }
    }

    /// The settings for it; with one switch the next question says how fast the light goes.
    fn settings(self, now: &Settings) -> Settings {
        match self {
            Self::OneSwitch => now.clone(),
            Self::TwoSwitches => {
                let mut settings = now.with_degree(3);
                settings.scan.method = Method::Step;
                settings.degree = 0;
                settings
            }
            Self::Directly => now.with_degree(1),
        }
    }
}

/// How fast the light can go: the degrees with one switch, and their texts.
const SPEEDS: [(u8, &str, Pictogram); 3] =
    [(3, "quick", Pictogram::Faster), (4, "steady", Pictogram::Pace), (5, "calm", Pictogram::Slower)];

/// What is asked.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
enum Asking {
    #[default]
    How,
    Language,
    Speed,
    Picture,
}

/// The first start.
#[derive(Debug, Default)]
pub struct FirstStart {
    asking: Asking,
    /// Whether the speed was asked, to come back to it.
    by_light: bool,
}

impl FirstStart {
    fn ask(&mut self, asking: Asking, cx: &mut Context<'_>) {
        self.asking = asking;
        cx.report(Report::NewTurn);
    }

    fn choose(&mut self, choice: Choice, cx: &mut Context<'_>) {
        match choice {
            Choice::Play(how) => {
                cx.report(Report::Settings(Box::new(how.settings(cx.settings))));
                self.by_light = how == How::OneSwitch;
                self.ask(if self.by_light { Asking::Speed } else { Asking::Picture }, cx);
            }
            Choice::Speed(degree) => {
                cx.report(Report::Settings(Box::new(cx.settings.with_degree(degree))));
                self.ask(Asking::Picture, cx);
            }
            Choice::Picture(picture) => Self::finish(picture, cx),
            Choice::Languages => self.ask(Asking::Language, cx),
            Choice::Language(language) => {
                cx.report(Report::Profile(Profile::named("", language)));
                self.ask(Asking::How, cx);
            }
            Choice::SomeoneElse => cx.report(Report::Replace(Open::Learner)),
            Choice::Before => self.ask(self.before(), cx),
        }
    }

    /// This key, button or click is the switch from now on.
    fn learn(name: &str, cx: &mut Context<'_>) {
        let mut settings = cx.settings.clone();
        let learnt = match name {
            MOUSE_BUTTON => settings.set("any_click", "on").is_ok(),
            _ => settings.set(&format!("{}.{name}", bound_as(name)), SWITCH).is_ok(),
        };
        if learnt {
            let key = if name == MOUSE_BUTTON { cx.texts.get("first-mouse-button") } else { name.to_owned() };
            cx.notice(NoticeKind::Result, cx.texts.with("first-learnt", &[("key", key.into())]));
            cx.report(Report::Settings(Box::new(settings)));
        }
    }

    fn before(&self) -> Asking {
        if self.asking == Asking::Picture && self.by_light { Asking::Speed } else { Asking::How }
    }

    /// The player is made, and the first puzzle opened.
    fn finish(picture: &'static str, cx: &mut Context<'_>) {
        let language = cx.texts.language();
        let mut profile = Profile::named(&crate::narrate::capitalised(&avatar_name(cx.texts, picture)), language);
        picture.clone_into(&mut profile.avatar);
        let made = cx.store.create_player(&profile, cx.settings);
        let Some(id) = cx.check(made) else { return };
        cx.report(Report::Player(id));
        cx.report(Report::Replace(Open::Games));
        let (game, level) = FIRST_PUZZLE;
        let known = cx.store.game(game).and_then(|entry| entry.game);
        if known.is_some_and(|known| known.levels.iter().any(|known| known.id == level)) {
            cx.report(Report::Open(Open::Rules { game: game.to_owned(), level: Some(level.to_owned()) }));
        }
    }

    fn how(view: &View<'_>, content: &mut Content<Choice>) {
        let t = view.texts;
        content.heading(t.get("first-how"));
        content.text(t.get("first-how-text"));
        let rows = How::ALL.map(|how| {
            let word = how.word();
            let offer = Offer::row(t.get(&format!("first-{word}")), Choice::Play(how)).named(word).near();
            (offer.about(t.get(&format!("first-{word}-about"))).shows(how.pictogram()), None, Vec::new(), false)
        });
        content.list(Zone::Main, rows.into());
        let language = format!("{}: {}", t.get("field-language"), language_name(view.language()));
        let menu = vec![
            Offer::button(language, Choice::Languages).shows(Pictogram::Language),
            Offer::button(t.get("first-someone"), Choice::SomeoneElse).shows(Pictogram::AddPlayer),
            Offer::signal(t.get("help"), Signal::Help),
            Offer::signal(t.get("quit"), Signal::Quit),
        ];
        content.buttons(Zone::Main, menu.into_iter().map(Offer::in_menu).collect());
    }

    fn languages(view: &View<'_>, content: &mut Content<Choice>) {
        content.heading(view.texts.get("field-language"));
        let row = |language: Language| {
            let offer = Offer::row(language_name(language), Choice::Language(language)).with_value(language.code());
            (offer.on(language == view.language()).near(), None, Vec::new(), false)
        };
        content.list(Zone::Main, Language::ALL.into_iter().map(row).collect());
    }

    fn speed(view: &View<'_>, content: &mut Content<Choice>) {
        let t = view.texts;
        content.heading(t.get("first-speed"));
        content.text(t.get("first-speed-text"));
        let mut rows = Vec::new();
        for (degree, word, pictogram) in SPEEDS {
            let offer = Offer::row(t.get(&format!("first-{word}")), Choice::Speed(degree)).named(word).near();
            let offer = offer.about(t.get(&format!("first-{word}-about"))).shows(pictogram);
            rows.push((offer, None, Vec::new(), false));
        }
        let exercise =
            Offer::opens(t.get("pace-exercise"), Open::Pace(FEW_ANSWERS)).about(t.get("first-exercise-about"));
        rows.push((
            exercise.kind(crate::shell::ChoiceKind::Row).shows(Pictogram::Star).near(),
            None,
            Vec::new(),
            false,
        ));
        content.list(Zone::Main, rows);
    }

    fn pictures(view: &View<'_>, content: &mut Content<Choice>) {
        let t = view.texts;
        content.heading(t.get("first-picture"));
        content.text(t.get("first-picture-text"));
        let offers = AVATARS.into_iter().map(|avatar| {
            let offer = Offer::button(avatar_name(t, avatar), Choice::Picture(avatar)).with_value(avatar);
            (offer, RowPicture::Avatar(avatar.to_owned()))
        });
        content.gallery(Zone::Main, ABREAST, offers.collect());
    }
}

impl Screen for FirstStart {
    type Choice = Choice;

    fn name(&self) -> &'static str {
        "first-start"
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        let mut content = Content { learns_switch: true, ..Content::default() };
        content.block(Zone::Top, Block::Brand(view.texts.get("welcome-text")));
        match self.asking {
            Asking::How => Self::how(view, &mut content),
            Asking::Language => Self::languages(view, &mut content),
            Asking::Speed => Self::speed(view, &mut content),
            Asking::Picture => Self::pictures(view, &mut content),
        }
        if self.asking != Asking::How {
            content.buttons(Zone::Main, vec![Offer::cancel(view.texts.get("back"), Choice::Before)]);
        }
        content
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        match input {
            Input::Chosen(choice) => self.choose(choice, cx),
            Input::RawKey(name) => Self::learn(&name, cx),
            Input::Signal(Signal::ChangeGame, _) if self.asking != Asking::How => self.ask(self.before(), cx),
            // a player was brought as a file
            Input::Shown | Input::World if cx.store.players().is_ok_and(|players| !players.is_empty()) => {
                cx.report(Report::Back)
            }
            // the exercise found a pace, and it was taken
            Input::Answered(Question::Pace(_)) => self.ask(Asking::Picture, cx),
            _ => return Taken::No,
        }
        Taken::Yes
    }
}
