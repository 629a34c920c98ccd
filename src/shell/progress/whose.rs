//! Whose progress it is: what the store knows beside the presses, and the report of it.

use super::tables::GameFacts;
use super::{Progress, ReportOn, Studied, html};
use crate::language::Language;
use crate::narrate::Texts;
use crate::shell::words::{name, value};
use crate::shell::{Profile, Settings, Store, field, is_portrait};

/// The settings that a report tells.
const TOLD: [&str; 9] =
    ["method", "next", "interval", "hold", "ignore_repeat", "cooldown", "said", "text_percent", "session_minutes"];

/// The learner of a report.
#[derive(Debug)]
pub struct Whose<'a> {
    /// Folder name.
    pub player: &'a str,
    /// Personal data.
    pub profile: &'a Profile,
    /// The settings in force.
    pub settings: &'a Settings,
    /// Whether name, photo and notes are to be seen.
    pub is_named: bool,
}

/// The names of the games that were played, and how many of their levels are done.
pub fn facts(store: &mut dyn Store, player: &str, progress: &Progress, language: Language) -> GameFacts {
    let played = progress.played();
    let games = store.games();
    let mut facts = GameFacts::new();
    for entry in games.iter().filter(|entry| played.contains(entry.id.as_str())) {
        let levels = entry.description().and_then(|_| {
            let levels = store.progress(player, &entry.id, &entry.levels()).ok()?;
            Some(format!("{}/{}", levels.iter().filter(|level| level.done).count(), levels.len()))
        });
        facts.insert(entry.id.clone(), (entry.title(language).to_owned(), levels.unwrap_or_default()));
    }
    facts
}

/// Whether reports can be made as PDF: on the page the browser prints.
pub const MAKES_PDF: bool = cfg!(feature = "pdf");

/// The report in the learner's language, as a page of HTML.
pub fn report(
    store: &mut dyn Store,
    whose: &Whose<'_>,
    progress: &Progress,
    facts: &GameFacts,
    today: jiff::civil::Date,
) -> String {
    html(&told(store, whose, progress, facts, today))
}

/// The same as PDF.
///
/// # Errors
/// It cannot be made, or this build makes none: says why.
pub fn report_pdf(
    store: &mut dyn Store,
    whose: &Whose<'_>,
    progress: &Progress,
    facts: &GameFacts,
    today: jiff::civil::Date,
) -> Result<Vec<u8>, String> {
    let on = told(store, whose, progress, facts, today);
    #[cfg(feature = "pdf")]
    let made = super::printed::pdf(&on);
    #[cfg(not(feature = "pdf"))]
    let made = Err(format!("this build of the program makes no PDF ({})", on.texts.language().code()));
    made
}

/// What the report tells.
fn told<'a>(
    store: &mut dyn Store,
    whose: &Whose<'_>,
    progress: &'a Progress,
    facts: &'a GameFacts,
    today: jiff::civil::Date,
) -> ReportOn<'a> {
    let (t, profile) = (Texts::new(whose.profile.language), whose.profile);
    let who = if whose.is_named { profile.full_name() } else { store.player_code(whose.player) };
    let has_photo = whose.is_named && is_portrait(&profile.avatar);
    let photo = if has_photo { store.portrait(whose.player, &profile.avatar) } else { None };
    let notes = if whose.is_named { whose.settings.notes.clone() } else { String::new() };
    // a report is not held up by a study that cannot be read
    let days = whose.settings.study.as_ref().and_then(|_| store.press_sums(whose.player).ok());
    let study = whose.settings.study.as_ref().zip(days).map(|(study, (days, _))| Studied::new(study, &days));
    let fields = TOLD.iter().filter_map(|key| field(key));
    let settings = fields.map(|field| (name(t, field), value(t, field, &(field.get)(whose.settings)))).collect();
    ReportOn { texts: t, who, photo, progress, facts, study, notes, settings, today }
}
