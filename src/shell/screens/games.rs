//! The games: choose one, filter by category, see how far one is, read what is wrong with a faulty one.
//! The game played last is taken after a countdown.

use super::{COUNTDOWN_MS, Countdown};
use crate::shell::screen::{Context, Open, Report, Screen, View};
use crate::shell::sheet::{Act, Offer, Sheet};
use crate::shell::{Block, ChoiceKind, GameEntry, RowPicture, Signal, Zone};

/// One row: a game and how many of its levels are done.
#[derive(Debug)]
struct Row {
    entry: GameEntry,
    done: usize,
}

/// The list of games.
#[derive(Debug)]
pub struct Games {
    rows: Vec<Row>,
    last: Option<String>,
    /// The category that is shown, as a word of the player's language; none is all.
    category: Option<String>,
    countdown: Countdown,
    now_ms: u64,
}

impl Games {
    pub fn new(cx: &mut Context<'_>) -> Self {
        let mut screen =
            Self { rows: Vec::new(), last: None, category: None, countdown: Countdown::default(), now_ms: cx.now_ms };
        screen.load(cx);
        if screen
            .rows
            .first()
            .is_some_and(|row| Some(&row.entry.id) == screen.last.as_ref() && row.entry.game.is_some())
        {
            screen.countdown = Countdown::new(cx, COUNTDOWN_MS);
        }
        screen
    }

    fn load(&mut self, cx: &mut Context<'_>) {
        let player = cx.player_id();
        self.last = cx.store.last_game(&player);
        self.rows = cx
            .store
            .games()
            .into_iter()
            .map(|entry| {
                let progress = entry.game.as_ref().map(|game| cx.store.progress(&player, game)).unwrap_or_default();
                Row { entry, done: progress.iter().filter(|level| level.done).count() }
            })
            .collect();
        if let Some(at) = self.rows.iter().position(|row| Some(&row.entry.id) == self.last.as_ref()) {
            let row = self.rows.remove(at);
            self.rows.insert(0, row);
        }
    }

    fn category_of(row: &Row, view: &View<'_>) -> String {
        row.entry.game.as_ref().map(|g| g.description.category.get(view.language()).to_owned()).unwrap_or_default()
    }

    fn categories(&self, view: &View<'_>) -> Vec<String> {
        let mut list: Vec<String> =
            self.rows.iter().map(|row| Self::category_of(row, view)).filter(|c| !c.is_empty()).collect();
        list.sort();
        list.dedup();
        list
    }

    fn row_offer(index: usize, row: &Row, view: &View<'_>) -> (Offer, Option<RowPicture>, Vec<String>, bool) {
        let language = view.language();
        let Some(game) = &row.entry.game else {
            let columns = vec![view.texts.with("faults", &[("count", row.entry.problems.len().into())])];
            return (Offer::new(ChoiceKind::Row, &row.entry.id, Act::Pick(index)), None, columns, true);
        };
        let description = &game.description;
        let name = description.name.get(language);
        let label = if name.is_empty() { row.entry.id.as_str() } else { name };
        let progress = [("done", row.done.into()), ("all", game.levels.len().into())];
        let columns = vec![
            description.category.get(language).to_owned(),
            description.level_takes.get(language).to_owned(),
            description.difficulty.get(language).to_owned(),
            view.texts.with("levels-done", &progress),
        ];
        let picture = Some(RowPicture::Thumbnail(row.entry.id.clone()));
        (Offer::new(ChoiceKind::Row, label, Act::Pick(index)), picture, columns, row.entry.problems.has_errors())
    }

    fn pick(&mut self, index: usize, cx: &mut Context<'_>) {
        let Some(row) = self.rows.get(index) else { return };
        let game = row.entry.id.clone();
        cx.report(Report::Open(match row.entry.game {
            Some(_) => Open::Board { game, level: None },
            None => Open::Problems(game),
        }));
    }
}

impl Screen for Games {
    fn name(&self) -> &'static str {
        "games"
    }

    fn sheet(&self, view: &View<'_>) -> Sheet {
        let t = view.texts;
        let mut sheet = Sheet::default();
        sheet.heading(t.get("games-title"));
        if self.rows.is_empty() {
            sheet.text(t.get("games-none"));
        }
        let shown = self
            .rows
            .iter()
            .enumerate()
            .filter(|(_, row)| self.category.as_ref().is_none_or(|wanted| Self::category_of(row, view) == *wanted));
        sheet.list(shown.map(|(index, row)| Self::row_offer(index, row, view)).collect());
        let filter = match &self.category {
            None => t.get("all-categories"),
            Some(category) => t.with("category", &[("name", category.into())]),
        };
        let faulty = self.rows.iter().find(|row| row.entry.game.is_some() && !row.entry.problems.is_empty());
        let mut offers = vec![
            Offer::button(filter, Act::Filter).enabled(!self.categories(view).is_empty()),
            Offer::button(t.get("settings"), Act::Signal(Signal::Settings)),
            Offer::button(t.get("help"), Act::Signal(Signal::Help)),
            Offer::button(t.get("author"), Act::Open(Open::AuthorList)),
            Offer::button(t.get("about"), Act::Open(Open::About)),
            Offer::new(ChoiceKind::Cancel, t.get("change-player"), Act::Back),
            Offer::button(t.get("quit"), Act::Signal(Signal::Quit)),
        ];
        if let Some(row) = faulty {
            let label = t.with("read-faults", &[("name", (&row.entry.id).into())]);
            offers.insert(1, Offer::button(label, Act::Open(Open::Problems(row.entry.id.clone()))));
        }
        sheet.buttons(Zone::Top, offers);
        if let (Some(seconds), Some(row)) = (self.countdown.seconds_left(view.now_ms), self.rows.first()) {
            let name = row.entry.game.as_ref().map(|g| g.description.name.get(view.language()).to_owned());
            let args = [("name", name.unwrap_or_default().into()), ("seconds", seconds.into())];
            sheet.block(Zone::Bottom, Block::Text(t.with("game-in", &args)));
        }
        sheet
    }

    fn choose(&mut self, act: &Act, cx: &mut Context<'_>) {
        match act {
            Act::Pick(index) => self.pick(*index, cx),
            Act::Filter => {
                let all = self.categories(&cx.view());
                self.category = match &self.category {
                    None => all.first().cloned(),
                    Some(now) => all.iter().position(|c| c == now).and_then(|at| all.get(at + 1)).cloned(),
                };
                cx.report(Report::NewTurn);
            }
            _ => {}
        }
    }

    fn tick(&mut self, cx: &mut Context<'_>) {
        self.now_ms = cx.now_ms;
        if self.countdown.is_over(cx.now_ms) {
            self.pick(0, cx);
        }
    }

    fn next_wake(&self) -> Option<u64> {
        self.countdown.next_wake(self.now_ms)
    }

    fn stirred(&mut self) {
        self.countdown.stop();
    }

    fn shown(&mut self, cx: &mut Context<'_>) {
        let ended = cx.store.examine(None);
        cx.check(ended);
        self.load(cx);
        self.countdown.stop();
    }

    fn leave(&mut self, _cx: &mut Context<'_>) {
        self.countdown.stop();
    }
}
