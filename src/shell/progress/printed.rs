//! The report as PDF: the same words, tables and plots as on the page of HTML, on sheets of A4.

use super::ReportOn;
use super::tables::{games_table, plots, spans_table};
use crate::paper::{PLAIN, Paper, SMALL, TITLE};
use crate::shell::PORTRAIT_SIDE;

/// So much of a table stays with its heading: a few rows.
const ROWS: f32 = 60.0;
/// A paragraph that stays with its heading.
const WORDS: f32 = 30.0;

/// The report.
///
/// # Errors
/// It cannot be drawn: says why.
pub fn pdf(on: &ReportOn<'_>) -> Result<Vec<u8>, String> {
    let (t, progress) = (on.texts, on.progress);
    let mut paper = Paper::new()?;
    if let Some(photo) = &on.photo {
        if !is_portrait_size(photo) {
            return Err(format!("the photo is no PNG of at most {PORTRAIT_SIDE} pixels a side; save it anew"));
        }
        paper.photo(photo);
    }
    paper.words(&on.title(), TITLE);
    paper.words(&on.time(), PLAIN);
    paper.below_photo();
    if progress.all.presses == 0 {
        paper.words(&t.get("goes-none"), PLAIN);
    }
    paper.heading(&t.get("report-days"), ROWS);
    let (header, rows) = spans_table(t, progress);
    paper.table(&header, &rows, true);
    paper.plots(&plots(t, progress));
    let (header, rows) = games_table(t, progress, on.facts);
    if !rows.is_empty() {
        paper.heading(&t.get("report-games"), ROWS);
        paper.table(&header, &rows, false);
    }
    if let Some(study) = on.study.as_ref().filter(|study| !study.blocks.is_empty()) {
        paper.heading(&t.get("report-study"), ROWS);
        paper.words(&study.sentence(t), PLAIN);
        paper.plots(&[study.plot(t)]);
        let (header, rows) = study.table(t);
        paper.table(&header, &rows, false);
    }
    if !on.notes.is_empty() {
        paper.heading(&t.get("desk-notes"), WORDS);
        paper.words(&on.notes, PLAIN);
    }
    paper.heading(&t.get("report-settings"), WORDS);
    paper.values(&on.settings);
    paper.heading(&t.get("report-how"), WORDS);
    on.explained().iter().for_each(|words| paper.words(words, SMALL));
    paper.finish((&on.title(), &on.made()), t.language().code())
}

/// Whether this begins like a PNG as the program makes them of photos. Others could come in with a learner from elsewhere; they are not
/// decoded here, since a small file can stand for a huge picture.
fn is_portrait_size(png: &[u8]) -> bool {
    let side = |at: usize| {
        let bytes = png.get(at..at + 4).and_then(|bytes| <[u8; 4]>::try_from(bytes).ok());
        bytes.map(u32::from_be_bytes)
    };
    let is_small = |side: Option<u32>| side.is_some_and(|side| (1..=PORTRAIT_SIDE).contains(&side));
    png.starts_with(b"\x89PNG\r\n\x1a\n") && is_small(side(16)) && is_small(side(20))
}

#[cfg(test)]
mod tests {
    use super::super::tests::week;
    use super::super::{GameFacts, Progress};
    use super::*;
    use crate::language::Language;
    use crate::narrate::Texts;
    use jiff::civil::date;

    fn made(language: Language, days: u32, photo: Option<Vec<u8>>) -> Result<Vec<u8>, String> {
        let progress = Progress::new(&week(), date(2026, 11, 25), days);
        let facts = GameFacts::from([("steps-5-food".to_owned(), ("<Food> & drink".to_owned(), "2/3".to_owned()))]);
        pdf(&ReportOn {
            texts: Texts::new(language),
            who: "Žofie Nováčková \u{1}<&> 😀".to_owned(),
            photo,
            progress: &progress,
            study: None,
            facts: &facts,
            notes: "levá ruka".to_owned(),
            settings: vec![("Tempo".to_owned(), "2 s".to_owned()); 3],
            today: date(2026, 11, 25),
        })
    }

    fn pages(pdf: &[u8]) -> usize {
        String::from_utf8_lossy(pdf).matches("/Type /Page\n").count()
    }

    fn png(side: u32) -> Vec<u8> {
        let mut png = std::io::Cursor::new(Vec::new());
        image::RgbaImage::new(side, side).write_to(&mut png, image::ImageFormat::Png).unwrap_or_default();
        png.into_inner()
    }

    #[test]
    fn a_report_is_a_pdf_with_words_in_every_language() {
        for language in Language::ALL {
            let made = made(language, 7, None).unwrap_or_else(|fault| panic!("{language:?}: {fault}"));
            let text = String::from_utf8_lossy(&made);
            assert!(text.starts_with("%PDF-") && text.contains(&format!("/Lang ({})", language.code())));
            // words stay words: their fonts are embedded, with what each sign means
            assert!(text.contains("/ToUnicode") && text.contains("AtkinsonHyperlegibleNext"), "{language:?}");
            assert!((1..=2).contains(&pages(&made)), "{language:?}: {} pages", pages(&made));
        }
    }

    #[test]
    fn long_tables_go_on_on_the_next_page_and_nothing_is_played_is_said() {
        let pages_of = |days: u32| made(Language::English, days, None).map(|made| pages(&made));
        assert!(pages_of(420) > pages_of(1), "60 weeks are more than a day");
        assert!(pages_of(3_650).is_ok_and(|pages| pages > 10), "{:?}", pages_of(3_650));
    }

    #[test]
    fn a_photo_is_drawn_if_the_program_made_it_and_refused_otherwise() {
        let plain = made(Language::Czech, 7, None).unwrap_or_default();
        let seen = made(Language::Czech, 7, Some(png(PORTRAIT_SIDE))).unwrap_or_default();
        let has_picture = |pdf: &[u8]| String::from_utf8_lossy(pdf).contains("/Subtype /Image");
        assert_eq!((has_picture(&plain), has_picture(&seen)), (false, true));
        for photo in [png(PORTRAIT_SIDE + 1), b"GIF89a".to_vec(), Vec::new(), png(4)[..20].to_vec()] {
            assert!(made(Language::Czech, 7, Some(photo)).is_err());
        }
    }
}
