//! A new player, or the data of a player: name, birth, gender, picture, language, and the degree that sets all control
//! settings at once. Text is typed or chosen letter by letter.

use super::keyboard::{self, Keyboard, Letters};
use super::own_files::{self, OwnFiles};
use crate::language::Language;
use crate::narrate::Texts;
use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::{DeskPage, Open, Report};
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::words;
use crate::shell::{
    AVATARS, Birth, BirthFault, Block, ChoiceKind, DEGREES, Gender, MAX_NAME, NoticeKind, Own, OwnFrom, OwnWays,
    Pictogram, Profile, RowPicture, Settings, Signal, Taking, Zone, field, is_portrait,
};

/// How many characters a birth can have: a date, or a birth number with its slash.
const MAX_BIRTH: usize = 11;

/// How often it is asked what became of a picture, in milliseconds.
const EVERY_MS: u64 = 200;
/// What a degree sets, as far as it is told before it is chosen.
const TOLD: [&str; 4] = ["interval", "text_percent", "theme", "reduced_motion"];

/// Fields side by side.
const FIELDS_ABREAST: usize = 2;

/// What can be chosen besides going back.
#[derive(Debug, Clone, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// Another value for this field.
    Edit(Field),
    /// A key of the on-screen keyboard.
    Key(keyboard::Choice),
    /// This value.
    Gender(Gender),
    /// This value.
    Avatar(String),
    /// A picture of one's own.
    OwnPicture,
    /// Looks through folders for one.
    File(own_files::Choice),
    /// This value.
    Language(Language),
    /// Shows what this value sets.
    Degree(u8),
    /// This value.
    TakeDegree(u8),
    /// Returns to the form without a change.
    ToForm,
    /// Saves what was entered.
    Save,
}

/// A field of the form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Field {
    /// A text field.
    Text(TextField),
    /// Female, male or not given.
    Gender,
    /// The picture.
    Avatar,
    /// The language.
    Language,
    /// The degree that sets all control settings.
    Degree,
}

/// A text field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TextField {
    /// The first name.
    Name,
    /// The surname.
    Surname,
    /// The group of learners.
    Group,
    /// Date of birth or birth number.
    Birth,
}

impl TextField {
    fn title(self) -> &'static str {
        match self {
            Self::Name => "field-name",
            Self::Surname => "field-surname",
            Self::Group => "field-group",
            Self::Birth => "field-birth",
        }
    }
}

/// What the screen shows.
#[derive(Debug, Clone)]
enum PlayerPage {
    Form,
    Text(TextField, Keyboard),
    Gender,
    Avatar,
    Files(OwnFiles),
    /// A picture of one's own is being drawn.
    Taking,
    Language,
    Degree,
    OneDegree(u8),
}

impl PlayerPage {
    /// The keyboard for a text field.
    fn text(field: TextField, now: &str) -> Self {
        let (letters, most) = match field {
            TextField::Name | TextField::Surname | TextField::Group => (Letters::Words, MAX_NAME),
            TextField::Birth => (Letters::Numbers, MAX_BIRTH),
        };
        Self::Text(field, Keyboard::new(now, letters, most))
    }
}

/// The form.
#[derive(Debug)]
pub struct Player {
    id: Option<String>,
    profile: Profile,
    /// The settings that a degree would change.
    settings: Settings,
    degree: u8,
    old_degree: u8,
    birth: String,
    showing: PlayerPage,
    own_pictures: OwnWays,
    /// Whether the desk comes next.
    is_learner: bool,
    today: jiff::civil::Date,
}

/// Somebody's settings; reports if they are older ones.
fn settings_of(id: &str, cx: &mut Context<'_>) -> Settings {
    let (settings, problems) = cx.store.settings(id);
    for problem in problems {
        cx.check(Err::<(), _>(problem));
    }
    settings
}

impl Player {
    pub fn new(id: Option<String>, cx: &mut Context<'_>) -> Self {
        let today = cx.store.wall_clock().date();
        let players = cx.store.players().unwrap_or_default();
        let known = id.as_ref().and_then(|id| players.iter().find(|entry| entry.id == *id));
        let profile = known.map(|entry| entry.profile.clone()).unwrap_or_else(|| {
            let first = players.is_empty();
            let user = if first { cx.store.system_user() } else { None };
            Profile::named(&user.unwrap_or_default(), cx.store.system_language())
        });
        let settings = match &id {
            Some(id) => settings_of(id, cx),
            None => cx.store.first_settings(),
        };
        let degree = if id.is_some() { settings.degree } else { 0 };
        let own_pictures = cx.store.own_ways(Own::Picture);
        // nobody is without a name, so it is asked for first
        let showing = if profile.name.is_empty() { PlayerPage::text(TextField::Name, "") } else { PlayerPage::Form };
        let birth = profile.birth.as_ref().map(ToString::to_string).unwrap_or_default();
        Self {
            id,
            profile,
            settings,
            degree,
            old_degree: degree,
            birth,
            showing,
            own_pictures,
            is_learner: false,
            today,
        }
    }

    /// A new player who is set up by somebody who helps.
    pub fn for_learner(cx: &mut Context<'_>) -> Self {
        let mut screen = Self { is_learner: true, ..Self::new(None, cx) };
        // the computer's user is who helps
        screen.profile.name.clear();
        screen.showing = PlayerPage::text(TextField::Name, "");
        screen
    }

    fn read_birth(&self) -> Result<Option<Birth>, BirthFault> {
        if self.birth.is_empty() { Ok(None) } else { Birth::read(&self.birth, self.today).map(Some) }
    }

    fn text(&self, field: TextField) -> &str {
        match field {
            TextField::Name => &self.profile.name,
            TextField::Surname => &self.profile.surname,
            TextField::Group => &self.profile.group,
            TextField::Birth => &self.birth,
        }
    }

    fn form(&self, view: &View<'_>, content: &mut Content<Choice>) {
        let t = view.texts;
        content.heading(t.get(if self.id.is_some() { "player-change" } else { "player-new" }));
        let birth = match self.read_birth() {
            Ok(Some(birth)) => {
                let years = birth.age(self.today).unwrap_or_default();
                format!("{birth} ({})", t.with("age", &[("years", years.into())]))
            }
            Ok(None) => String::new(),
            Err(fault) => format!("{} – {}", self.birth, t.get(fault_id(fault))),
        };
        let degree = if self.degree == 0 { t.get("degree-0") } else { t.get(&format!("degree-{}", self.degree)) };
        let fields = [
            ("field-name", self.profile.name.clone(), Field::Text(TextField::Name)),
            ("field-surname", self.profile.surname.clone(), Field::Text(TextField::Surname)),
            ("field-birth", birth, Field::Text(TextField::Birth)),
            ("field-gender", t.get(gender_id(self.profile.gender)), Field::Gender),
            ("field-avatar", avatar_name(view.texts, &self.profile.avatar), Field::Avatar),
            ("field-language", language_name(self.profile.language).to_owned(), Field::Language),
            ("field-degree", degree, Field::Degree),
            ("field-group", self.profile.group.clone(), Field::Text(TextField::Group)),
        ];
        let row = |(title, value, field): (&str, String, Field)| {
            let label = format!("{}: {value}", t.get(title));
            let offer = Offer::new(ChoiceKind::Field, label, Choice::Edit(field)).named(title);
            if field == Field::Avatar { offer.pictures(&self.profile.avatar) } else { offer }
        };
        content.grid(FIELDS_ABREAST, fields.into_iter().map(row).collect());
        let complete = !self.profile.name.trim().is_empty() && self.read_birth().is_ok();
        content.buttons(
            Zone::Main,
            vec![
                Offer::button(t.get("save"), Choice::Save).shows(Pictogram::Keep).enabled(complete),
                Offer::back(t.get("cancel")),
            ],
        );
        // below what can be chosen, and always there: nothing moves when it changes
        let told = match (self.profile.name.trim().is_empty(), complete) {
            (true, _) => "name-missing",
            (_, false) => "birth-wrong",
            (_, true) => "form-complete",
        };
        content.text(t.get(told));
    }

    /// The pictures to choose from: one's own first, if there is one.
    fn pictures(&self, view: &View<'_>, content: &mut Content<Choice>) {
        let t = view.texts;
        content.heading(t.get("field-avatar"));
        let own = Some(self.profile.avatar.as_str()).filter(|avatar| is_portrait(avatar));
        let offers = own.into_iter().chain(AVATARS).map(|avatar| {
            let offer = Offer::button(avatar_name(t, avatar), Choice::Avatar(avatar.to_owned()));
            let name = if is_portrait(avatar) { "own" } else { avatar };
            (offer.with_value(name).on(avatar == self.profile.avatar), RowPicture::Avatar(avatar.to_owned()))
        });
        content.gallery(Zone::Main, 4, offers.collect());
        if self.own_pictures != OwnWays::None {
            let offer = Offer::button(t.get("own-picture"), Choice::OwnPicture).shows(Pictogram::Picture);
            content.buttons(Zone::Main, vec![offer]);
            content.text(t.get("own-picture-ways"));
        }
        content.buttons(Zone::Main, vec![Offer::cancel(t.get("back"), Choice::ToForm)]);
    }

    /// What a degree sets, before it is taken, with a light that moves as it would.
    fn degree(&self, degree: u8, view: &View<'_>, content: &mut Content<Choice>) {
        let t = view.texts;
        content.heading(t.get(&format!("degree-{degree}")));
        content.text(t.get(&format!("degree-{degree}-about")));
        let settings = self.settings.with_degree(degree);
        let timed = settings.scan.timed;
        let fields = TOLD.iter().filter_map(|key| field(key)).filter(|field| timed || field.key != "interval");
        let lines = fields.map(|field| {
            let value = words::value(t, field, &(field.get)(&settings));
            (words::name(t, field), value)
        });
        content.panel(Zone::Main, lines.collect());
        if timed {
            let (step_ms, empties) = (settings.scan.interval_ms, settings.looks.show_slot);
            content.block(Zone::Main, Block::Example { step_ms, empties });
        }
        let take = Offer::button(t.get("degree-take"), Choice::TakeDegree(degree)).shows(Pictogram::Keep);
        let back = Offer::cancel(t.get("back"), Choice::Edit(Field::Degree));
        content.buttons(Zone::Main, vec![take, back]);
    }

    /// Begins with a picture that somebody chose, dropped or pasted.
    fn take_picture(&mut self, from: OwnFrom, cx: &mut Context<'_>) {
        cx.store.begin_taking(Own::Picture, from);
        self.show(PlayerPage::Taking, cx);
        self.look(cx);
    }

    /// What became of it.
    fn look(&mut self, cx: &mut Context<'_>) {
        match cx.store.taking(Own::Picture) {
            Taking::Going => {}
            Taking::Done(Ok(name)) => {
                self.profile.avatar = name;
                self.show(PlayerPage::Form, cx);
                cx.notice(NoticeKind::Result, cx.texts.get("picture-taken"));
            }
            Taking::Done(Err(problem)) => {
                self.show(PlayerPage::Avatar, cx);
                cx.trouble(&problem);
            }
        }
    }

    /// A page on which one value is chosen.
    fn choices(&self, view: &View<'_>, title: &str, offers: Vec<Offer<Choice>>, content: &mut Content<Choice>) {
        content.heading(view.texts.get(title));
        content.grid(1, offers);
        let back = Offer::cancel(view.texts.get("back"), Choice::ToForm);
        content.buttons(Zone::Main, vec![back]);
    }

    fn show(&mut self, showing: PlayerPage, cx: &mut Context<'_>) {
        self.showing = showing;
        cx.report(Report::NewTurn);
    }

    fn edit(&mut self, field: Field, cx: &mut Context<'_>) {
        let showing = match field {
            Field::Text(field) => PlayerPage::text(field, self.text(field)),
            Field::Gender => PlayerPage::Gender,
            Field::Avatar => PlayerPage::Avatar,
            Field::Language => PlayerPage::Language,
            Field::Degree => PlayerPage::Degree,
        };
        self.show(showing, cx);
    }

    fn take_text(&mut self, field: TextField, value: String) {
        match field {
            TextField::Name => self.profile.name = value,
            TextField::Surname => self.profile.surname = value,
            TextField::Group => self.profile.group = value,
            TextField::Birth => {
                self.birth = value;
                if let Ok(Some(gender)) = self.read_birth().map(|birth| birth.and_then(|b| b.gender())) {
                    self.profile.gender = gender;
                }
            }
        }
    }

    fn save(&mut self, cx: &mut Context<'_>) {
        let Ok(birth) = self.read_birth() else { return };
        if self.profile.name.trim().is_empty() {
            return;
        }
        self.profile.birth = birth;
        match self.id.clone() {
            None => {
                let usual = cx.store.first_settings();
                let settings = if self.degree > 0 { usual.with_degree(self.degree) } else { usual };
                let made = cx.store.create_player(&self.profile, &settings);
                if let Some(id) = cx.check(made) {
                    cx.report(Report::Player(id));
                    if self.is_learner {
                        cx.report(Report::Lists);
                        cx.report(Report::Open(Open::Desk(DeskPage::Start)));
                    } else {
                        cx.report(Report::Replace(Open::Games));
                    }
                }
            }
            Some(id) => {
                let changed = cx.store.change_player(&id, &self.profile);
                if cx.check(changed).is_none() {
                    return;
                }
                if self.degree != self.old_degree && self.degree > 0 {
                    let settings = settings_of(&id, cx).with_degree(self.degree);
                    let saved = cx.store.save_settings(&id, &settings);
                    cx.check(saved);
                    if cx.player.is_some_and(|p| p.id == id) {
                        cx.report(Report::Settings(Box::new(settings)));
                    }
                }
                if cx.player.is_some_and(|p| p.id == id) {
                    cx.report(Report::Profile(self.profile.clone()));
                }
                cx.report(Report::Back);
            }
        }
    }

    fn choose(&mut self, choice: Choice, cx: &mut Context<'_>) {
        match choice {
            Choice::Edit(field) => return self.edit(field, cx),
            Choice::Save => return self.save(cx),
            Choice::Key(key) => return self.press(key, cx),
            Choice::Gender(gender) => self.profile.gender = gender,
            Choice::Avatar(name) => self.profile.avatar = name,
            Choice::OwnPicture if self.own_pictures == OwnWays::Asked => {
                return cx.report(Report::AskOwn(Own::Picture));
            }
            Choice::OwnPicture => {
                let files = OwnFiles::new(Own::Picture, cx);
                return self.show(PlayerPage::Files(files), cx);
            }
            Choice::File(choice) => {
                let PlayerPage::Files(files) = &mut self.showing else { return };
                if let Some(path) = files.choose(choice, cx) {
                    self.take_picture(OwnFrom::File(path), cx);
                }
                return;
            }
            Choice::Language(language) => self.profile.language = language,
            Choice::Degree(degree) => return self.show(PlayerPage::OneDegree(degree), cx),
            Choice::TakeDegree(degree) => self.degree = degree,
            Choice::ToForm => {}
        }
        self.show(PlayerPage::Form, cx);
    }

    /// A key of the on-screen keyboard.
    fn press(&mut self, key: keyboard::Choice, cx: &mut Context<'_>) {
        let PlayerPage::Text(field, keyboard) = &mut self.showing else { return };
        let field = *field;
        let Some(value) = keyboard.choose(key) else { return cx.report(Report::NewTurn) };
        self.enter(field, value, cx);
    }

    /// A text is complete.
    fn enter(&mut self, field: TextField, value: String, cx: &mut Context<'_>) {
        self.take_text(field, value);
        self.show(PlayerPage::Form, cx);
        if let (TextField::Birth, Err(fault)) = (field, self.read_birth()) {
            cx.notice(NoticeKind::Ignored, cx.texts.get(fault_id(fault)));
        }
    }
}

impl Screen for Player {
    type Choice = Choice;

    fn name(&self) -> &'static str {
        "player"
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        let t = view.texts;
        let mut content = Content::default();
        match &self.showing {
            PlayerPage::Form => self.form(view, &mut content),
            PlayerPage::Text(field, keyboard) => {
                content = keyboard.content(&t.get(field.title()), view).map(|key| Choice::Key(*key));
                content.buttons(Zone::Main, vec![Offer::cancel(t.get("cancel"), Choice::ToForm)]);
            }
            PlayerPage::Gender => {
                let all = Gender::ALL.into_iter();
                let offer = |gender| {
                    let id = gender_id(gender);
                    Offer::button(t.get(id), Choice::Gender(gender)).named(id).on(gender == self.profile.gender)
                };
                self.choices(view, "field-gender", all.map(offer).collect(), &mut content);
            }
            PlayerPage::Avatar => self.pictures(view, &mut content),
            PlayerPage::Files(files) => {
                content = files.content(view).map(|choice| Choice::File(choice.clone()));
                content.buttons(Zone::Main, vec![Offer::cancel(t.get("back"), Choice::Edit(Field::Avatar))]);
            }
            PlayerPage::Taking => {
                content.heading(t.get("field-avatar"));
                content.text(t.get("picture-reading"));
                content.buttons(Zone::Main, vec![Offer::cancel(t.get("cancel"), Choice::Edit(Field::Avatar))]);
            }
            PlayerPage::Language => {
                let all = Language::ALL.into_iter();
                let offer = |l: Language| {
                    let offer = Offer::button(language_name(l), Choice::Language(l)).with_value(l.code());
                    offer.on(l == self.profile.language)
                };
                self.choices(view, "field-language", all.map(offer).collect(), &mut content);
            }
            PlayerPage::Degree => {
                let offer = |degree| {
                    let label = t.get(&format!("degree-{degree}"));
                    let about = t.get(&format!("degree-{degree}-about"));
                    let offer = Offer::button(label, Choice::Degree(degree)).with_value(degree);
                    offer.about(about).on(degree == self.degree)
                };
                self.choices(view, "field-degree", (1..=DEGREES).map(offer).collect(), &mut content);
            }
            PlayerPage::OneDegree(degree) => self.degree(*degree, view, &mut content),
        }
        content
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        match (input, &mut self.showing) {
            (Input::Chosen(choice), _) => self.choose(choice, cx),
            (Input::Brought(from), _) if self.own_pictures != OwnWays::None => self.take_picture(from, cx),
            (Input::Tick, PlayerPage::Taking) => self.look(cx),
            (Input::Typed(key, _), PlayerPage::Text(field, keyboard)) => {
                let field = *field;
                if let Some(value) = keyboard.typed(&key) {
                    self.enter(field, value, cx);
                }
            }
            (Input::Signal(Signal::ChangeGame, _), showing) if !matches!(showing, PlayerPage::Form) => {
                self.show(PlayerPage::Form, cx);
            }
            (Input::Signal(..) | Input::Pointed(_), PlayerPage::Text(_, keyboard)) => {
                keyboard.leave_off();
                return Taken::No;
            }
            _ => return Taken::No,
        }
        Taken::Yes
    }

    fn next_wake(&self, now_ms: u64) -> Option<u64> {
        matches!(self.showing, PlayerPage::Taking).then(|| (now_ms / EVERY_MS + 1) * EVERY_MS)
    }
}

fn gender_id(gender: Gender) -> &'static str {
    match gender {
        Gender::Unknown => "gender-unknown",
        Gender::Female => "gender-female",
        Gender::Male => "gender-male",
    }
}

fn fault_id(fault: BirthFault) -> &'static str {
    match fault {
        BirthFault::Form => "birth-form",
        BirthFault::Date => "birth-date",
        BirthFault::Checksum => "birth-checksum",
        BirthFault::Future => "birth-future",
    }
}

/// Each language in its own words, so that everybody can find theirs.
pub(super) fn language_name(language: Language) -> &'static str {
    match language {
        Language::Czech => "Čeština",
        Language::Slovak => "Slovenčina",
        Language::English => "English",
        Language::German => "Deutsch",
    }
}

/// What a picture of a player is called.
pub(super) fn avatar_name(texts: Texts, avatar: &str) -> String {
    texts.get(&format!("avatar-{}", if is_portrait(avatar) { "own" } else { avatar }))
}
