//! The page of the author's screen: that of the board, with problems and the rules of the last move beside it, or the
//! problem that keeps the newest files from being played. Only reads.

use super::{Author, Choice, findings, inner};
use crate::diag::{Paint, draw};
use crate::language::Arg;
use crate::play::{Fate, RuleTrace, Trace};
use crate::shell::content::{Content, Offer};
use crate::shell::context::View;
use crate::shell::screen::Screen;
use crate::shell::{Block, Note, Signal, Zone};

/// How many rules are listed beside the board at most.
const MOST_LINES: usize = 60;
/// How many changes of a rule are listed one by one at most.
const MOST_CHANGES: usize = 12;

impl Author {
    pub(super) fn draw(&self, view: &View<'_>) -> Content<Choice> {
        let mut content = match &self.board {
            Some(board) => board.content(view).map(|choice| Choice::Board(*choice)),
            None => self.without_board(view),
        };
        let (mut blocks, theirs) = (Vec::new(), std::mem::take(&mut content.blocks));
        if let (Some(problem), Some(_)) = (self.hindrance(), &self.board) {
            blocks.push((Zone::Main, Block::Text(view.texts.get("author-faulty"))));
            blocks.push((Zone::Main, Block::Code(draw(&problem, Paint::Plain, view.texts.language()))));
        }
        // beside the board there is only what tells: its buttons are above, with the author's own
        let is_told = |block: &(Zone, Block)| block.0 == Zone::Side && matches!(block.1, Block::Panel(_));
        let (side, rest): (Vec<_>, Vec<_>) = theirs.into_iter().partition(is_told);
        blocks.extend(rest.into_iter().map(|(zone, block)| match block {
            Block::Buttons(_) if zone == Zone::Side => (Zone::Top, block),
            block => (zone, block),
        }));
        blocks.push((Zone::Side, findings(view, &self.id, self.found.as_ref())));
        if self.board.as_ref().is_some_and(|board| board.has_rules_to_trace()) {
            let title = view.texts.get("trace-title");
            blocks.push((Zone::Side, Block::Notes { title, notes: self.rules(view) }));
        }
        blocks.extend(side);
        content.blocks = blocks;
        if self.board.is_some() {
            self.own_menu(view, &mut content);
        }
        content
    }

    /// The page while there is no playable game yet: what is wrong, and what can be done.
    fn without_board(&self, view: &View<'_>) -> Content<Choice> {
        let t = view.texts;
        let mut content = Content::default();
        content.heading(t.with("faults-of", &[("name", (&self.id).into())]));
        if let Some(problem) = self.hindrance() {
            content.block(Zone::Main, Block::Code(draw(&problem, Paint::Plain, view.texts.language())));
        }
        content.text(t.get("author-waits"));
        content.buttons(
            Zone::Top,
            vec![
                Offer::back(t.get("back")),
                Offer::signal(t.get("settings"), Signal::Settings),
                Offer::signal(t.get("help"), Signal::Help),
                Offer::signal(t.get("quit"), Signal::Quit),
            ],
        );
        content
    }

    fn own_menu(&self, view: &View<'_>, content: &mut Content<Choice>) {
        let t = view.texts;
        let mut offers = Vec::new();
        if self.board.as_ref().is_some_and(|board| board.leads_on()) {
            offers.push(Offer::button(t.get("next-level"), Choice::NextLevel).in_menu());
        }
        if self.board.as_ref().is_some_and(|board| board.has_level_file()) {
            offers.push(Offer::button(t.get("author-edit"), Choice::Edit).in_menu());
        }
        if self.board.as_ref().is_some_and(|board| board.has_rules_to_trace()) {
            let rules = if self.shows_all_rules { "trace-short" } else { "trace-all" };
            offers.push(Offer::button(t.get(rules), Choice::AllRules).in_menu());
        }
        offers.push(Offer::button(t.get("author-play"), Choice::Play).in_menu());
        content.buttons(Zone::Top, offers);
    }

    fn rules(&self, view: &View<'_>) -> Vec<Note> {
        let t = view.texts;
        let line = |text: String| note(String::new(), text);
        let Some((_, Some(trace))) = &self.trace else { return vec![line(t.get("trace-none"))] };
        let did =
            |rule: &&RuleTrace| self.shows_all_rules || matches!(rule.fate, Fate::Done | Fate::Ended | Fate::Skipped);
        let shown = trace.rules.iter().filter(did).take(MOST_LINES);
        let mut lines: Vec<Note> = shown.map(|rule| self.rule(rule, view)).collect();
        if trace.out_of_steps {
            lines.push(line(t.get("trace-out-of-steps")));
        }
        if !self.shows_all_rules {
            lines.extend(rest_of(trace, view).map(line));
        }
        lines
    }

    /// What one rule did.
    fn rule(&self, rule: &RuleTrace, view: &View<'_>) -> Note {
        let t = view.texts;
        let number = t.with("trace-rule", &[("number", rule.number.into())]);
        let name = format!("{number}, {}:{}", inner(&self.id, &rule.place.file), rule.place.line);
        let fate = match rule.fate {
            Fate::Done if rule.changes.is_empty() => "trace-no-change",
            Fate::Done => "trace-done",
            Fate::Ended => "trace-ended",
            Fate::Opening => "trace-opening",
            Fate::ConditionFalse => "trace-false",
            Fate::Skipped => "trace-skipped",
            Fate::NotReached => "trace-not-reached",
        };
        let mut parts = vec![t.get(fate)];
        let changes = rule.changes.iter().take(MOST_CHANGES);
        parts.extend(changes.map(|change| format!("{}: {} → {}", change.what, change.from, change.to)));
        if rule.changes.len() > MOST_CHANGES {
            parts.push(t.with("trace-more", &[("count", (rule.changes.len() - MOST_CHANGES).into())]));
        }
        for (place, why) in &rule.skipped {
            let args = [("line", place.line.into()), ("column", place.column.into()), ("why", Arg::text(why.text()))];
            let because = t.with("trace-because", &args);
            // a loop may skip the same place again and again
            if !parts.contains(&because) {
                parts.push(because);
            }
        }
        note(name, parts.join("; "))
    }
}

/// What is only told.
fn note(place: String, text: String) -> Note {
    Note { pictogram: None, place, text, cures: Vec::new() }
}

/// How many rules did nothing, in words.
fn rest_of(trace: &Trace, view: &View<'_>) -> Option<String> {
    let count = |fate: Fate| trace.rules.iter().filter(|rule| rule.fate == fate).count();
    let (unmet, unreached) = (count(Fate::ConditionFalse), count(Fate::NotReached));
    let args = [("unmet", unmet.into()), ("unreached", unreached.into())];
    (unmet + unreached > 0).then(|| view.texts.with("trace-rest", &args))
}
