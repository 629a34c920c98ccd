//! A new player, or the data of one: name, birth, gender, picture, language and the degree that sets all control at
//! once. Text is typed or chosen letter by letter.

use super::keyboard::{Keyboard, Letters};
use crate::shell::screen::{Context, Open, Report, Screen, Taken, View};
use crate::shell::sheet::{Act, Offer, Sheet};
use crate::shell::{
    AVATARS, Birth, BirthFault, ChoiceKind, DEGREES, Gender, Key, Language, MAX_NAME, NoticeKind, Profile, RowPicture,
    Settings, Signal, Zone,
};

/// Which part of the form is open.
#[derive(Debug, Clone)]
enum Part {
    Form,
    Text(usize, Keyboard),
    Gender,
    Avatar,
    Language,
    Degree,
}

/// Fields that are text, by number.
const NAME: usize = 0;
const SURNAME: usize = 1;
const BIRTH: usize = 2;

/// The form.
#[derive(Debug)]
pub struct Player {
    id: Option<String>,
    profile: Profile,
    degree: u8,
    old_degree: u8,
    birth: String,
    part: Part,
    today: jiff::civil::Date,
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
        let degree = id.as_ref().map_or(0, |id| cx.store.settings(id).0.degree);
        let birth = profile.birth.as_ref().map(ToString::to_string).unwrap_or_default();
        Self { id, profile, degree, old_degree: degree, birth, part: Part::Form, today }
    }

    fn read_birth(&self) -> Result<Option<Birth>, BirthFault> {
        if self.birth.is_empty() { Ok(None) } else { Birth::read(&self.birth, self.today).map(Some) }
    }

    fn text(&self, field: usize) -> &str {
        match field {
            NAME => &self.profile.name,
            SURNAME => &self.profile.surname,
            _ => &self.birth,
        }
    }

    fn form(&self, view: &View<'_>, sheet: &mut Sheet) {
        let t = view.texts;
        sheet.heading(t.get(if self.id.is_some() { "player-change" } else { "player-new" }));
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
            (t.get("field-name"), self.profile.name.clone(), NAME),
            (t.get("field-surname"), self.profile.surname.clone(), SURNAME),
            (t.get("field-birth"), birth, BIRTH),
            (t.get("field-gender"), t.get(gender_id(self.profile.gender)), 3),
            (t.get("field-avatar"), avatar_name(view, &self.profile.avatar), 4),
            (t.get("field-language"), language_name(self.profile.language).to_owned(), 5),
            (t.get("field-degree"), degree, 6),
        ];
        let row = |(name, value, number): (String, String, usize)| {
            let label = format!("{name}: {value}");
            (Offer::new(ChoiceKind::Field, label, Act::Edit(number)), None, Vec::new(), false)
        };
        sheet.list(fields.into_iter().map(row).collect());
        let complete = !self.profile.name.trim().is_empty() && self.read_birth().is_ok();
        if !complete {
            sheet.text(t.get(if self.profile.name.trim().is_empty() { "name-missing" } else { "birth-wrong" }));
        }
        sheet.buttons(
            Zone::Main,
            vec![
                Offer::button(t.get("save"), Act::Yes).enabled(complete),
                Offer::new(ChoiceKind::Cancel, t.get("cancel"), Act::Back),
            ],
        );
    }

    /// A page of values to choose one from.
    fn choices(&self, view: &View<'_>, title: &str, values: Vec<(String, bool, Act)>, sheet: &mut Sheet) {
        sheet.heading(view.texts.get(title));
        let offers = values.into_iter().map(|(label, on, act)| Offer::button(label, act).on(on));
        sheet.grid(1, offers.collect());
        let back = Offer::new(ChoiceKind::Cancel, view.texts.get("back"), Act::Go);
        sheet.buttons(Zone::Main, vec![back]);
    }

    fn close_part(&mut self, cx: &mut Context<'_>) {
        self.part = Part::Form;
        cx.report(Report::NewTurn);
    }

    fn edit(&mut self, number: usize, cx: &mut Context<'_>) {
        self.part = match number {
            NAME | SURNAME => Part::Text(number, Keyboard::new(self.text(number), Letters::Words, MAX_NAME)),
            BIRTH => Part::Text(number, Keyboard::new(self.text(number), Letters::Numbers, 11)),
            3 => Part::Gender,
            4 => Part::Avatar,
            5 => Part::Language,
            _ => Part::Degree,
        };
        cx.report(Report::NewTurn);
    }

    fn take_text(&mut self, field: usize, value: String) {
        match field {
            NAME => self.profile.name = value,
            SURNAME => self.profile.surname = value,
            _ => {
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
                let usual = Settings::default();
                let settings = if self.degree > 0 { usual.with_degree(self.degree) } else { usual };
                let made = cx.store.create_player(&self.profile, &settings);
                if let Some(id) = cx.check(made) {
                    cx.report(Report::Player(id));
                    cx.report(Report::Replace(Open::Games));
                }
            }
            Some(id) => {
                let changed = cx.store.change_player(&id, &self.profile);
                if cx.check(changed).is_none() {
                    return;
                }
                if self.degree != self.old_degree && self.degree > 0 {
                    let settings = cx.store.settings(&id).0.with_degree(self.degree);
                    let saved = cx.store.save_settings(&id, &settings);
                    cx.check(saved);
                    if cx.player.is_some_and(|p| p.id == id) {
                        cx.report(Report::Settings(settings));
                    }
                }
                if cx.player.is_some_and(|p| p.id == id) {
                    cx.report(Report::Profile(self.profile.clone()));
                }
                cx.report(Report::Back);
            }
        }
    }

    /// One of the values of the open part.
    fn pick(&mut self, index: usize, cx: &mut Context<'_>) {
        match self.part {
            Part::Gender => self.profile.gender = Gender::ALL.get(index).copied().unwrap_or_default(),
            Part::Avatar => {
                if let Some(name) = AVATARS.get(index) {
                    (*name).clone_into(&mut self.profile.avatar);
                }
            }
            Part::Language => {
                if let Some(language) = Language::ALL.get(index) {
                    self.profile.language = *language;
                }
            }
            Part::Form | Part::Text(..) | Part::Degree => {}
        }
        self.close_part(cx);
    }
}

impl Screen for Player {
    fn name(&self) -> &'static str {
        "player"
    }

    fn sheet(&self, view: &View<'_>) -> Sheet {
        let t = view.texts;
        let mut sheet = Sheet::default();
        match &self.part {
            Part::Form => self.form(view, &mut sheet),
            Part::Text(field, keyboard) => {
                let ids = ["field-name", "field-surname", "field-birth"];
                let label = t.get(ids.get(*field).copied().unwrap_or("field-birth"));
                keyboard.draw(&label, view, &mut sheet);
                sheet.buttons(Zone::Main, vec![Offer::new(ChoiceKind::Cancel, t.get("cancel"), Act::Go)]);
                sheet.wants_text = true;
            }
            Part::Gender => {
                let list = Gender::ALL.into_iter().enumerate();
                let values = list.map(|(i, g)| (t.get(gender_id(g)), g == self.profile.gender, Act::Pick(i)));
                self.choices(view, "field-gender", values.collect(), &mut sheet);
            }
            Part::Avatar => {
                sheet.heading(t.get("field-avatar"));
                let offers = AVATARS.into_iter().enumerate().map(|(i, a)| {
                    let offer = Offer::button(avatar_name(view, a), Act::Pick(i)).on(a == self.profile.avatar);
                    (offer, RowPicture::Avatar(a.to_owned()))
                });
                sheet.gallery(Zone::Main, 4, offers.collect());
                sheet.buttons(Zone::Main, vec![Offer::new(ChoiceKind::Cancel, t.get("back"), Act::Go)]);
            }
            Part::Language => {
                let list = Language::ALL.into_iter().enumerate();
                let values = list.map(|(i, l)| (language_name(l).to_owned(), l == self.profile.language, Act::Pick(i)));
                self.choices(view, "field-language", values.collect(), &mut sheet);
            }
            Part::Degree => {
                let values = (1..=DEGREES).map(|d| (t.get(&format!("degree-{d}")), d == self.degree, Act::Degree(d)));
                self.choices(view, "field-degree", values.collect(), &mut sheet);
            }
        }
        sheet
    }

    fn choose(&mut self, act: &Act, cx: &mut Context<'_>) {
        if let Part::Text(field, keyboard) = &mut self.part {
            let field = *field;
            if keyboard.choose(act) {
                cx.report(Report::NewTurn);
            } else if *act == Act::Yes {
                let value = keyboard.value();
                self.take_text(field, value);
                self.close_part(cx);
                if field == BIRTH
                    && let Err(fault) = self.read_birth()
                {
                    cx.notice(NoticeKind::Ignored, cx.texts.get(fault_id(fault)));
                }
            } else if *act == Act::Go {
                self.close_part(cx);
            }
            return;
        }
        match act {
            Act::Edit(number) => self.edit(*number, cx),
            Act::Yes => self.save(cx),
            Act::Pick(index) => self.pick(*index, cx),
            Act::Degree(degree) => {
                self.degree = *degree;
                self.close_part(cx);
            }
            Act::Go => self.close_part(cx),
            _ => {}
        }
    }

    fn typed(&mut self, key: &Key, _cx: &mut Context<'_>) {
        if let Part::Text(_, keyboard) = &mut self.part {
            keyboard.typed(key);
        }
    }

    fn signal(&mut self, signal: Signal, cx: &mut Context<'_>) -> Taken {
        match (&self.part, signal) {
            (Part::Form, _) => Taken::No,
            (_, Signal::ChangeGame) => {
                self.close_part(cx);
                Taken::Yes
            }
            _ => Taken::No,
        }
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

/// Each language in its own words, so that whoever needs it finds it.
pub(super) fn language_name(language: Language) -> &'static str {
    match language {
        Language::Czech => "Čeština",
        Language::Slovak => "Slovenčina",
        Language::English => "English",
        Language::German => "Deutsch",
    }
}

fn avatar_name(view: &View<'_>, avatar: &str) -> String {
    view.texts.get(&format!("avatar-{avatar}"))
}
