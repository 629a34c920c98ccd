//! The report: one page of HTML, to be read in a browser or printed, with its plots within it and nothing from elsewhere.

use super::tables::{Cells, GameFacts, games_table, plots, spans_table};
use super::{Progress, Studied, tables};
use crate::narrate::Texts;
use crate::plot::PAPER;
use base64::prelude::{BASE64_STANDARD, Engine};
use std::fmt::Write;

/// How the page looks, on a screen and on paper.
const STYLE: &str = "
body { font: 16px/1.4 sans-serif; color: #1a1a1a; background: #fff; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
header { display: flex; gap: 1.5rem; align-items: center; }
header img { width: 7rem; height: 7rem; object-fit: cover; border-radius: .5rem; }
h1 { font-size: 1.6rem; margin: 0; } h2 { font-size: 1.15rem; margin: 1.5rem 0 .5rem; }
svg { width: 100%; height: auto; display: block; margin: .5rem 0; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th, td { text-align: right; padding: .25rem .4rem; border-bottom: 1px solid #c8c8c8; }
th:first-child, td:first-child { text-align: left; } tr:last-child.all td { font-weight: bold; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; } dt { font-weight: bold; } dd { margin: 0; }
small { color: #444; }
@page { size: A4; margin: 15mm; }
@media print { body { font-size: 11pt; margin: 0; padding: 0; max-width: none; } h2, svg, tr { break-inside: avoid; } h2 { break-after: avoid; } }
";

/// What a report is about.
#[derive(Debug)]
pub struct ReportOn<'a> {
    /// The language.
    pub texts: Texts,
    /// The learner's name, or a code.
    pub who: String,
    /// The learner's own picture, where it is to be seen: the bytes of a PNG.
    pub photo: Option<Vec<u8>>,
    /// How it goes.
    pub progress: &'a Progress,
    /// The games.
    pub facts: &'a GameFacts,
    /// The study that was set up last, if there was one.
    pub study: Option<Studied>,
    /// What is written down of the learner, where that is to be seen.
    pub notes: String,
    /// Settings in force: names and values.
    pub settings: Vec<(String, String)>,
    /// Today.
    pub today: jiff::civil::Date,
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn table(html: &mut String, (header, rows): &Cells, ends_with_all: bool) {
    html.push_str("<table><thead><tr>");
    header.iter().for_each(|cell| html.push_str(&format!("<th scope=\"col\">{}</th>", escaped(cell))));
    html.push_str("</tr></thead><tbody>");
    for (place, row) in rows.iter().enumerate() {
        let is_all = ends_with_all && place + 1 == rows.len();
        html.push_str(if is_all { "<tr class=\"all\">" } else { "<tr>" });
        row.iter().for_each(|cell| html.push_str(&format!("<td>{}</td>", escaped(cell))));
        html.push_str("</tr>");
    }
    html.push_str("</tbody></table>\n");
}

impl ReportOn<'_> {
    /// A date with its year.
    pub(super) fn date(&self, date: jiff::civil::Date) -> String {
        format!("{} {}", tables::day(self.texts, date), date.year())
    }

    pub(super) fn title(&self) -> String {
        self.texts.with("report-title", &[("name", self.who.as_str().into())])
    }

    /// From when to when.
    pub(super) fn time(&self) -> String {
        let args = [("first", self.date(self.progress.first).into()), ("last", self.date(self.progress.last).into())];
        self.texts.with("report-time", &args)
    }

    /// What the numbers mean.
    pub(super) fn explained(&self) -> Vec<String> {
        let ids = ["report-minutes", "report-dropped", "report-answer", "report-good", "report-helped"];
        ids.iter().map(|id| self.texts.get(id)).collect()
    }

    /// What made the report, and when.
    pub(super) fn made(&self) -> String {
        self.texts.with("report-made", &[("date", self.date(self.today).into())])
    }
}

/// The page.
pub fn html(on: &ReportOn<'_>) -> String {
    let (t, progress) = (on.texts, on.progress);
    let get = |id: &str| escaped(&t.get(id));
    let (title, time) = (escaped(&on.title()), escaped(&on.time()));
    let mut html = format!(
        "<!DOCTYPE html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><title>{title}</title><style>{STYLE}</style></head>\n<body><header>",
        t.language().code()
    );
    // writing to a String cannot fail
    if let Some(photo) = &on.photo {
        let _ = write!(html, "<img alt=\"\" src=\"data:image/png;base64,{}\">", BASE64_STANDARD.encode(photo));
    }
    let _ = writeln!(html, "<div><h1>{title}</h1><p>{time}</p></div></header>");
    if progress.all.presses == 0 {
        let _ = write!(html, "<p>{}</p>", get("goes-none"));
    }
    let _ = write!(html, "<h2>{}</h2>", get("report-days"));
    table(&mut html, &spans_table(t, progress), true);
    plots(t, progress).iter().for_each(|plot| html.push_str(&plot.svg(PAPER)));
    let _ = write!(html, "<h2>{}</h2>", get("report-games"));
    table(&mut html, &games_table(t, progress, on.facts), false);
    if let Some(study) = on.study.as_ref().filter(|study| !study.blocks.is_empty()) {
        let _ = write!(html, "<h2>{}</h2><p>{}</p>", get("report-study"), escaped(&study.sentence(t)));
        html.push_str(&study.plot(t).svg(PAPER));
        table(&mut html, &study.table(t), false);
    }
    if !on.notes.is_empty() {
        let _ = write!(html, "<h2>{}</h2><p>{}</p>", get("desk-notes"), escaped(&on.notes));
    }
    let _ = write!(html, "<h2>{}</h2><dl>", get("report-settings"));
    for (name, value) in &on.settings {
        let _ = write!(html, "<dt>{}</dt><dd>{}</dd>", escaped(name), escaped(value));
    }
    let _ = write!(html, "</dl>\n<h2>{}</h2>", get("report-how"));
    for words in on.explained().into_iter().chain([on.made()]) {
        let _ = write!(html, "<p><small>{}</small></p>", escaped(&words));
    }
    html.push_str("</body></html>\n");
    html
}

#[cfg(test)]
mod tests {
    use super::super::tests::week;
    use super::*;
    use crate::language::Language;
    use jiff::civil::date;

    #[test]
    fn a_report_is_whole_in_every_language_and_takes_nothing_from_elsewhere() {
        let progress = Progress::new(&week(), date(2026, 11, 25), 7);
        let facts = GameFacts::from([("steps-5-food".to_owned(), ("<Food> & drink".to_owned(), "2/3".to_owned()))]);
        for language in Language::ALL {
            let on = ReportOn {
                texts: Texts::new(language),
                who: "ab12".to_owned(),
                photo: None,
                progress: &progress,
                facts: &facts,
                study: None,
                notes: "left <hand>".to_owned(),
                settings: vec![("Pace".to_owned(), "2 s".to_owned())],
                today: date(2026, 11, 25),
            };
            let page = html(&on);
            assert!(
                page.contains("ab12")
                    && page.contains("left &lt;hand&gt;")
                    && page.contains("&lt;Food&gt; &amp; drink")
                    && !page.contains("<Food>")
            );
            assert_eq!((page.matches("<svg").count(), page.matches("<table>").count()), (5, 2));
            assert_eq!(page.matches("<tr").count(), 1 + 8 + 1 + 3);
            let outside: Vec<&str> =
                page.split("http").skip(1).filter(|rest| !rest.starts_with("://www.w3.org")).collect();
            assert!(outside.is_empty() && !page.contains("<script") && !page.contains("<img"), "{outside:?}");
            let seen = ReportOn { photo: Some(vec![1, 2, 3, 4]), ..on };
            assert!(html(&seen).contains("data:image/png;base64,AQIDBA=="));
        }
    }
}
