//! The study kit: two values of a setting in pairs of blocks, set up here, played by itself, and told here.

use super::start::learner;
use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::progress::{Studied, study_words};
use crate::shell::report::Report;
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::study::{Block as Long, KEYS, LEAST_PAIRS, Measure, Study};
use crate::shell::words::{name, value};
use crate::shell::{Block, Field, NoticeKind, Pictogram, PressDay, Settings, Zone, field};
use az::WrappingAs;
use strum::VariantArray;

/// How many pairs are offered.
const PAIRS: [u16; 5] = [2, 6, 8, 10, 12];
/// How long blocks can be.
const LONG: [Long; 8] = [
    Long::Presses(20),
    Long::Presses(40),
    Long::Presses(60),
    Long::Presses(100),
    Long::Minutes(2),
    Long::Minutes(3),
    Long::Minutes(5),
    Long::Minutes(10),
];

/// What can be chosen besides going back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// The next setting.
    Key,
    /// The next value, of the first or the second.
    Value(usize),
    /// The next number of pairs.
    Pairs,
    /// The next length of a block.
    Long,
    /// The next thing to compare.
    Measure,
    /// Begins.
    Begin,
    /// Stops the one that runs.
    Stop,
    /// Sets up another one.
    Another,
    /// Saves the blocks for other programs.
    Save,
}

/// A study that is being set up.
#[derive(Debug, Clone)]
struct Draft {
    field: &'static Field,
    values: [String; 2],
    pairs: u16,
    long: Long,
    measure: Measure,
}

impl Draft {
    fn new(field: &'static Field, settings: &Settings) -> Self {
        let now = (field.get)(settings);
        let next = field.next_value(settings);
        Self { field, values: [now, next], pairs: PAIRS[1], long: LONG[1], measure: Measure::Pace }
    }

    /// The value after this one, which is never the other of the two.
    fn turn(&mut self, which: usize) {
        let offered = (self.field.offered)();
        let [first, second] = &mut self.values;
        let (here, other) = if which == 0 { (first, second) } else { (second, first) };
        let at = offered.iter().position(|word| word == here).map_or(0, |at| at + 1);
        let following = offered.iter().cycle().skip(at).take(offered.len()).find(|word| *word != other);
        if let Some(word) = following {
            word.clone_into(here);
        }
    }
}

/// The one after this in a row of values.
fn after<T: PartialEq + Copy>(all: &[T], now: T) -> T {
    let at = all.iter().position(|one| *one == now).map_or(0, |at| at + 1);
    all.get(at).or(all.first()).copied().unwrap_or(now)
}

/// The study kit.
#[derive(Debug)]
pub struct StudyScreen {
    draft: Option<Draft>,
    days: Vec<PressDay>,
    is_recorded: bool,
}

impl StudyScreen {
    pub fn new(cx: &mut Context<'_>) -> Self {
        let player = cx.player_id();
        let sums = cx.store.press_sums(&player);
        let (days, problems) = cx.check(sums).unwrap_or_default();
        problems.iter().for_each(|problem| cx.trouble(problem));
        let is_recorded = cx.settings.press_days > 0 && cx.store.records_presses();
        let draft = if cx.settings.study.is_none() { draft(KEYS[0], cx.settings) } else { None };
        Self { draft, days, is_recorded }
    }

    fn choose(&mut self, choice: Choice, cx: &mut Context<'_>) {
        match (choice, &mut self.draft) {
            (Choice::Key, Some(now)) => {
                let key = after(&KEYS, KEYS.iter().find(|key| **key == now.field.key).copied().unwrap_or_default());
                self.draft = draft(key, cx.settings);
            }
            (Choice::Value(which), Some(draft)) => draft.turn(which),
            (Choice::Pairs, Some(draft)) => draft.pairs = after(&PAIRS, draft.pairs),
            (Choice::Long, Some(draft)) => draft.long = after(&LONG, draft.long),
            (Choice::Measure, Some(draft)) => draft.measure = after(Measure::VARIANTS, draft.measure),
            (Choice::Begin, Some(_)) => self.begin(cx),
            (Choice::Stop, _) => stop(cx),
            (Choice::Another, _) => self.draft = draft(KEYS[0], cx.settings),
            (Choice::Save, _) => self.save(cx),
            _ => {}
        }
        cx.report(Report::NewTurn);
    }

    fn begin(&mut self, cx: &mut Context<'_>) {
        let Some(draft) = self.draft.take() else { return };
        let mut settings = cx.settings.clone();
        let study = Study {
            seed: cx.store.seed().wrapping_as(),
            key: draft.field.key.to_owned(),
            values: draft.values,
            before: (draft.field.get)(&settings),
            pairs: draft.pairs,
            block: draft.long,
            measure: draft.measure,
            at: 0,
            done: 0,
            is_stopped: false,
        };
        if settings.set(&study.key, study.value()).is_err() {
            return;
        }
        settings.study = Some(study);
        cx.report(Report::Settings(Box::new(settings)));
    }

    fn save(&self, cx: &mut Context<'_>) {
        let Some(study) = cx.settings.study.clone() else { return };
        let (player, today) = (cx.player_id(), cx.store.wall_clock().date());
        let table = Studied::new(&study, &self.days).csv(&cx.store.player_code(&player));
        let saved = cx.store.export(&player, &format!("study-{today}.csv"), &table);
        if let Some(path) = cx.check(saved) {
            let text = cx.texts.with("report-saved", &[("path", path.into())]);
            cx.notice(NoticeKind::Result, text);
        }
    }

    fn set_up(draft: &Draft, view: &View<'_>, content: &mut Content<Choice>) {
        let t = view.texts;
        let of = |id: &str, words: String, choice: Choice| Offer::button(format!("{}: {words}", t.get(id)), choice);
        let [first, second] = [0, 1].map(|which| {
            let word = draft.values.get(which).map(String::as_str).unwrap_or_default();
            value(t, draft.field, word)
        });
        let measure = t.get(&format!("measure-{}", draft.measure.word()));
        content.text(t.get("study-how"));
        content.grid(
            2,
            vec![
                of("study-setting", name(t, draft.field), Choice::Key),
                of("study-measure", measure, Choice::Measure),
                of("study-first", first, Choice::Value(0)).named("first"),
                of("study-second", second, Choice::Value(1)).named("second"),
                of("study-pairs", draft.pairs.to_string(), Choice::Pairs),
                of("study-long", long(t, draft.long), Choice::Long),
            ],
        );
        if usize::from(draft.pairs) < LEAST_PAIRS {
            content.text(t.with("study-no-p", &[("pairs", LEAST_PAIRS.into())]));
        }
        content.buttons(Zone::Main, vec![Offer::button(t.get("study-begin"), Choice::Begin).shows(Pictogram::Play)]);
    }

    fn tell(&self, study: &Study, view: &View<'_>, content: &mut Content<Choice>) {
        let t = view.texts;
        let (setting, [first, second]) = study_words(t, study);
        content.text(format!("{setting}: A {first}, B {second}"));
        let buttons = if study.runs() {
            let args = [
                ("block", (study.at + 1).into()),
                ("all", study.blocks().into()),
                ("long", long(t, study.block).into()),
            ];
            content.text(t.with("study-runs", &args));
            vec![Offer::button(t.get("study-stop"), Choice::Stop).shows(Pictogram::Pause)]
        } else {
            content.text(t.get(if study.is_stopped { "study-was-stopped" } else { "study-is-over" }));
            vec![Offer::button(t.get("study-another"), Choice::Another).shows(Pictogram::Restart)]
        };
        let save = Offer::button(t.get("study-save"), Choice::Save).shows(Pictogram::Save);
        content.buttons(Zone::Main, buttons.into_iter().chain([save]).collect());
        let studied = Studied::new(study, &self.days);
        if studied.blocks.is_empty() {
            return;
        }
        content.text(studied.sentence(t));
        content.block(Zone::Main, Block::Plots(vec![studied.plot(t)]));
        let (header, rows) = studied.table(t);
        content.block(Zone::Main, Block::Table { header, rows, current: None });
    }
}

fn draft(key: &str, settings: &Settings) -> Option<Draft> {
    field(key).map(|field| Draft::new(field, settings))
}

/// Stops the study: the value before is in force again.
fn stop(cx: &mut Context<'_>) {
    let mut settings = cx.settings.clone();
    let Some(study) = &mut settings.study else { return };
    study.is_stopped = true;
    let (key, before) = (study.key.clone(), study.before.clone());
    if settings.set(&key, &before).is_ok() {
        cx.report(Report::Settings(Box::new(settings)));
    }
}

/// The length of a block in words.
fn long(t: crate::narrate::Texts, long: Long) -> String {
    match long {
        Long::Presses(count) => t.with("study-presses", &[("count", count.into())]),
        Long::Minutes(count) => t.with("study-minutes", &[("count", count.into())]),
    }
}

impl Screen for StudyScreen {
    type Choice = Choice;

    fn name(&self) -> &'static str {
        "desk-study"
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        let t = view.texts;
        let mut content = Content { by_rows: true, ..Content::default() };
        learner(view, &mut content);
        content.buttons(Zone::Top, vec![Offer::back(t.get("back"))]);
        content.heading(t.get("desk-study"));
        match (&self.draft, &view.settings.study) {
            _ if !self.is_recorded => content.text(t.get("goes-unrecorded")),
            (Some(draft), _) => Self::set_up(draft, view, &mut content),
            (None, Some(study)) => self.tell(study, view, &mut content),
            (None, None) => {}
        }
        content
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        let Input::Chosen(choice) = input else { return Taken::No };
        self.choose(choice, cx);
        Taken::Yes
    }
}
