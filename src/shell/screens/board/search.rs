//! Searches in the background that the player asked for: a hint, or whether the level can still be won. Never searches
//! itself, and never plays a result unasked.

use super::last::went;
use super::mistakes::mistake_in_words;
use super::{BoardScreen, Choice};
use crate::grid::Cell;
use crate::laws::{Deduced, Explained};
use crate::narrate;
use crate::play::{Move, Outcome};
use crate::scan::ItemRole;
use crate::shell::content::Offer;
use crate::shell::context::{Context, View};
use crate::shell::report::Report;
use crate::shell::{Finding, Frame, Job, LOOK_BYTES, NoticeKind, Position, Signal, Task, TellWrong, Work};
use crate::solve::{Answer, Why, hindrance, replays};
use std::sync::Arc;

/// How long is looked at most: a player who waits can stop it, and longer waits seldom find more.
pub(super) const LOOK_MS: u32 = 30_000;
/// A press within this many milliseconds after a hint appeared was meant for "stop", which was in its place.
const SURPRISE_MS: u32 = 500;

/// So many choices of a computer player's turn are asked for at most.
const MOST_CHOICES: usize = 6;

/// What a player can ask.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asked {
    /// What to do next.
    Hint,
    /// Whether the level can still be won.
    CanBeWon,
    /// What follows from one law alone.
    FillByLaw,
}

impl Asked {
    /// The id of the text that says what is being searched for.
    const fn text(self) -> &'static str {
        match self {
            Self::Hint => "look-hint",
            Self::CanBeWon => "look-won",
            Self::FillByLaw => "look-fill",
        }
    }
}

/// The answer to a question.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Told {
    /// The next move of a solution.
    Hint(Move),
    /// What a computer player would do: each choice of its turn.
    Advice(Vec<Move>),
    /// What follows from the constraints, and why; maybe only that something can be struck out.
    Step(Box<Explained>),
    /// What follows from one law alone; maybe nothing.
    Fill(Vec<Move>),
    /// These entries cannot all stay.
    Mistake(Vec<Cell>),
    /// All entries can be right.
    NoMistake,
    /// It can be won, in at most this many moves.
    CanBeWon(usize),
    /// It is proven that it cannot be won.
    Lost,
    /// It is not known.
    Unknown(Why),
    /// The work broke down.
    Broken,
}

impl Told {
    /// The first of the moves that enter what was told.
    fn first_move(&self) -> Option<Move> {
        match self {
            Self::Hint(chosen) => Some(*chosen),
            Self::Advice(moves) => moves.first().copied(),
            Self::Step(step) => step.moves.first().copied(),
            Self::Fill(moves) => moves.first().copied(),
            Self::Mistake(_) | Self::NoMistake | Self::CanBeWon(_) | Self::Lost | Self::Unknown(_) | Self::Broken => {
                None
            }
        }
    }
}

/// The cells of these moves, each once.
fn squares(moves: &[Move]) -> Vec<Cell> {
    let cells = moves.iter().filter_map(|chosen| if let Move::Cell(cell) = chosen { Some(*cell) } else { None });
    let mut cells: Vec<Cell> = cells.collect();
    cells.dedup();
    cells
}

#[derive(Debug)]
enum InquiryStage {
    Looking(Job),
    /// When the answer came, and the answer.
    Found(u64, Told),
}

/// A question about the state on the board, and its progress.
#[derive(Debug)]
pub struct Inquiry {
    asked: Asked,
    since_ms: u64,
    stage: InquiryStage,
    /// What a computer player would choose, as far as it is known: a turn may take several choices.
    advised: Vec<Move>,
}

impl Inquiry {
    /// The move that was hinted.
    fn hinted(&self) -> Option<Move> {
        match &self.stage {
            InquiryStage::Found(_, told @ (Told::Hint(_) | Told::Advice(_))) => told.first_move(),
            InquiryStage::Found(..) | InquiryStage::Looking(_) => None,
        }
    }

    /// The cells that the answer speaks of, besides that of a hinted move, and their frames.
    fn cells(&self, view: &View<'_>) -> Vec<(Cell, Frame)> {
        let (reasons, cells) = match &self.stage {
            InquiryStage::Found(_, Told::Step(step)) => (step.because.as_slice(), vec![step.cell]),
            InquiryStage::Found(_, Told::Fill(moves) | Told::Advice(moves)) => (&[][..], squares(moves)),
            InquiryStage::Found(_, Told::Mistake(cells)) if view.settings.show_mistakes => (&[][..], cells.clone()),
            InquiryStage::Found(..) | InquiryStage::Looking(_) => (&[][..], Vec::new()),
        };
        let reasons = reasons.iter().map(|cell| (*cell, Frame::Reason));
        reasons.chain(cells.into_iter().map(|cell| (cell, Frame::Hint))).collect()
    }
}

impl BoardScreen {
    /// What makes it impossible for the solver to say anything here.
    fn hindrance(&self) -> Option<Why> {
        hindrance(self.session.engine(), self.session.state())
    }

    /// Whether a search can tell how the level ends.
    pub(super) fn is_searchable(&self) -> bool {
        self.hindrance().is_none()
    }

    /// Answers at once if a solution is known; otherwise starts a search.
    pub(super) fn ask(&mut self, asked: Asked, cx: &mut Context<'_>) {
        self.end_search();
        self.was_hinted |= asked == Asked::Hint;
        if self.moves.is_empty() {
            return cx.notice(NoticeKind::Ignored, cx.texts.get("hint-none"));
        }
        let hindrance = self.hindrance();
        let has_laws = self.session.engine().laws().is_some();
        if has_laws && asked == Asked::CanBeWon && cx.settings.tell_wrong == TellWrong::Never {
            return cx.notice(NoticeKind::Ignored, cx.texts.get("mistakes-untold"));
        }
        // the author knew what is hidden
        if self.way.is_empty() && hindrance != Some(Why::Hidden) && !has_laws {
            self.way = self.recorded_way().unwrap_or_default();
        }
        let job = match (hindrance, asked) {
            _ if has_laws => Some(self.deduce(asked, cx)),
            _ if !self.way.is_empty() => None,
            (None, _) => Some(self.look_ahead(cx)),
            (Some(Why::Players | Why::Tiles), Asked::Hint) => self.advice(cx),
            (Some(_), _) => None,
        };
        let stage = match &job {
            Some(job) => InquiryStage::Looking(job.clone()),
            None => InquiryStage::Found(cx.now_ms, self.told_by_way(asked, hindrance.unwrap_or(Why::Exhausted))),
        };
        self.search = Some(Inquiry { asked, since_ms: cx.now_ms, stage, advised: Vec::new() });
        cx.report(Report::NewTurn);
        match job {
            Some(job) => {
                cx.report(Report::Clear);
                cx.notice(NoticeKind::Result, cx.texts.get(asked.text()));
                cx.report(Report::Think(job));
            }
            None => self.tell(cx),
        }
    }

    /// Searches for any solution from here, on one processor: the other one draws.
    fn look_ahead(&self, cx: &mut Context<'_>) -> Job {
        let (engine, state) = (self.session.engine(), self.session.state());
        let work = Work::LookAhead { position: Position::new(engine, state), bytes: LOOK_BYTES };
        let game = engine.game();
        let task = Task { number: cx.store.seed(), milliseconds: LOOK_MS, game: game.id.clone(), work };
        Job::new(task, Arc::clone(game))
    }

    /// Looks for what follows from the laws, or only for what cannot stay.
    fn deduce(&self, asked: Asked, cx: &mut Context<'_>) -> Job {
        let engine = self.session.engine();
        let position = self.noted_position();
        let work = match asked {
            Asked::Hint => Work::Deduce { position },
            Asked::CanBeWon => Work::FindMistake { position, turning: None },
            Asked::FillByLaw => Work::FillByLaw { position },
        };
        let game = engine.game();
        let task = Task { number: cx.store.seed(), milliseconds: LOOK_MS, game: game.id.clone(), work };
        Job::new(task, Arc::clone(game))
    }

    /// The rest of the level's recorded solution, if the current state is one of its states and it leads to the end.
    fn recorded_way(&self) -> Option<Vec<Move>> {
        let (engine, here) = (self.session.engine(), self.session.state());
        let solution = Move::read_list(&engine.level_info()?.solution).ok()?;
        let (wanted, mut state) = (engine.key(here), engine.start(engine.seed(here)));
        for (played, chosen) in solution.iter().enumerate() {
            if engine.key(&state) == wanted {
                let rest = solution.get(played..)?;
                return replays(engine, here, rest).then(|| rest.to_vec());
            }
            engine.play(&mut state, chosen).ok()?;
        }
        None
    }

    /// Keeps the known solution if this is its next move.
    pub(super) fn go_along(&mut self, chosen: &Move) {
        if self.way.first() == Some(chosen) {
            self.way.remove(0);
        } else {
            self.way.clear();
        }
    }

    fn told_by_way(&self, asked: Asked, why_unknown: Why) -> Told {
        match (self.way.first(), asked) {
            (Some(next), Asked::Hint) => Told::Hint(*next),
            (Some(_), Asked::CanBeWon) => Told::CanBeWon(self.way.len()),
            (Some(_), Asked::FillByLaw) | (None, _) => Told::Unknown(why_unknown),
        }
    }

    /// The answer has arrived. The choice that would have stopped the search becomes the answer, in the same place:
    /// nothing is lit again, and what is lit stays what it is.
    pub(super) fn take_found(&mut self, found: Finding, cx: &mut Context<'_>) {
        let Some(asked) = self.search.as_ref().map(|search| search.asked) else { return };
        let told = match found {
            Finding::Outlook(Answer::Solved { moves, .. }) => {
                self.way = moves;
                self.told_by_way(asked, Why::Exhausted)
            }
            Finding::Outlook(Answer::Unsolvable) => Told::Lost,
            Finding::Outlook(Answer::Unknown { why }) => Told::Unknown(why),
            Finding::Moves(moves) => match moves.first().map(|chosen| self.advise_on(*chosen, cx)) {
                Some(Some(advised)) => Told::Advice(advised),
                Some(None) => return,
                None => Told::Unknown(Why::Exhausted),
            },
            Finding::Misfit(_) => Told::Broken,
            Finding::Deduced(deduced) => match (deduced, asked) {
                (Deduced::Mistake(cells), _) => Told::Mistake(cells),
                // what the piece says by itself needs no reason
                (Deduced::Step(step), _) => match (step.laws.is_empty(), step.moves.first()) {
                    (true, Some(chosen)) => Told::Hint(*chosen),
                    _ => Told::Step(step),
                },
                (Deduced::Fill(moves), _) => Told::Fill(moves),
                (Deduced::Nothing, Asked::CanBeWon) => Told::NoMistake,
                (Deduced::Nothing, _) if self.hindrance() == Some(Why::Hidden) => Told::Unknown(Why::Hidden),
                (Deduced::Unknown | Deduced::Nothing | Deduced::Possible(_) | Deduced::RuledOut(_), _) => {
                    Told::Unknown(Why::Exhausted)
                }
            },
            Finding::Level(_) | Finding::Turns(_) | Finding::Review(_) => Told::Unknown(Why::Exhausted),
        };
        if let Some(search) = &mut self.search {
            search.stage = InquiryStage::Found(cx.now_ms, told);
        }
        if self.surprises(cx.now_ms) {
            cx.report(Report::Refuse(SURPRISE_MS));
        }
        self.tell(cx);
    }

    /// The whole turn that a computer player would make, with this choice; none while its next one is being looked for. What chance
    /// decides is not looked at.
    fn advise_on(&mut self, chosen: Move, cx: &mut Context<'_>) -> Option<Vec<Move>> {
        let mut moves = self.search.as_ref().map(|search| search.advised.clone()).unwrap_or_default();
        moves.push(chosen);
        let engine = self.session.engine();
        let (mut state, mut advised) = (self.session.state().clone(), Vec::new());
        let goes_on = moves.iter().all(|chosen| {
            advised.push(state.clone());
            engine.play(&mut state, chosen).is_ok()
        });
        let is_whole = engine.outcome(&state) != Outcome::Playing || engine.player(&state) != self.in_turn();
        if !goes_on || is_whole || engine.draws_chance() || moves.len() >= MOST_CHOICES {
            return Some(moves);
        }
        let Some(job) = self.advice_at(&state, &advised, cx) else { return Some(moves) };
        let search = self.search.as_mut()?;
        search.advised = moves;
        search.stage = InquiryStage::Looking(job.clone());
        cx.report(Report::Think(job));
        None
    }

    /// What these choices would do, in words: where it goes from and to, where it is a turn of several choices.
    fn turn_in_words(&self, moves: &[Move], view: &View<'_>) -> Option<String> {
        let engine = self.session.engine();
        let mut after = self.session.state().clone();
        if engine.draws_chance() || !moves.iter().all(|chosen| engine.play(&mut after, chosen).is_ok()) {
            return None;
        }
        let went = went(engine, self.session.state(), moves, &after, self.eyes());
        narrate::went_words(view.texts, self.picture.naming(), &went)
    }

    /// Reports what was found.
    fn tell(&self, cx: &mut Context<'_>) {
        if let Some(Inquiry { stage: InquiryStage::Found(_, told), .. }) = &self.search {
            cx.report(Report::Clear);
            cx.notice(NoticeKind::Result, self.told_in_words(told, &cx.view()));
        }
    }

    fn told_in_words(&self, told: &Told, view: &View<'_>) -> String {
        let t = view.texts;
        let of_move = |id: &str, chosen: &Move| {
            let from = self.place_to_speak_from();
            let step = narrate::step_words(t, &self.picture, from, chosen).map(|words| uncapitalised(&words));
            let what = step.unwrap_or_else(|| narrate::move_label(t, &self.picture, from, chosen));
            t.with(id, &[("what", what.into())])
        };
        match told {
            Told::Hint(chosen) => of_move("hint-is", chosen),
            Told::Advice(moves) => match (self.turn_in_words(moves, view), moves.first()) {
                (Some(what), _) => t.with("hint-advice", &[("what", what.into())]),
                (None, Some(chosen)) => of_move("hint-advice", chosen),
                (None, None) => t.get("hint-none"),
            },
            Told::Step(step) => {
                let laws: Vec<String> = step
                    .laws
                    .iter()
                    .map(|law| narrate::law(t, self.session.engine().game(), law, self.picture.naming()))
                    .collect();
                let place = narrate::place_words(t, step.cell, self.picture.naming());
                let (place, why) = (("place", place.into()), ("why", laws.join("; ").into()));
                if step.out.is_empty() {
                    return t.with("hint-because", &[place, why]);
                }
                let of_cell = step.out.iter().filter(|(cell, _)| *cell == step.cell);
                let pieces: Vec<String> = of_cell.filter_map(|(_, word)| self.piece_words(*word, view)).collect();
                t.with("hint-strike", &[place, ("pieces", pieces.join(", ").into()), why])
            }
            Told::Fill(moves) if moves.is_empty() => t.get("fill-none"),
            Told::Fill(moves) => t.with("fill-is", &[("count", squares(moves).len().into())]),
            Told::Mistake(cells) => mistake_in_words(cells, self.picture.naming(), view),
            Told::NoMistake => t.get("hint-no-mistake"),
            Told::CanBeWon(moves) => t.with("won-in", &[("count", (*moves).into())]),
            Told::Lost => t.get("hint-lost"),
            Told::Unknown(Why::Hidden) => t.get("unknown-hidden"),
            Told::Unknown(Why::Chance) => t.get("unknown-chance"),
            Told::Unknown(Why::Players | Why::Tiles) => t.get("unknown-players"),
            Told::Unknown(_) => t.get("hint-none"),
            Told::Broken => t.get("work-failed"),
        }
    }

    /// The move that was hinted.
    pub(super) fn hinted(&self) -> Option<Move> {
        self.search.as_ref()?.hinted()
    }

    /// The cells that what was told speaks of, and their frames.
    pub(super) fn told_cells(&self, view: &View<'_>) -> Vec<(Cell, Frame)> {
        self.search.as_ref().map(|search| search.cells(view)).unwrap_or_default()
    }

    /// Whether a search is running.
    pub(super) fn is_looking(&self) -> bool {
        self.looking().is_some()
    }

    /// Whether this task's answer is awaited.
    pub(super) fn is_looking_for(&self, number: u64) -> bool {
        self.looking().is_some_and(|(_, job)| job.task.number == number)
    }

    fn looking(&self) -> Option<(&Inquiry, &Job)> {
        let search = self.search.as_ref()?;
        if let InquiryStage::Looking(job) = &search.stage { Some((search, job)) } else { None }
    }

    /// Stops waiting for an answer; an answer that is already there stays.
    pub(super) fn stop_looking(&mut self) {
        if let Some((_, job)) = self.looking() {
            job.stop();
            self.search = None;
        }
    }

    /// Forgets the question.
    pub(super) fn end_search(&mut self) {
        self.stop_looking();
        self.search = None;
    }

    /// Stops the search, or dismisses the answer.
    pub(super) fn dismiss(&mut self, cx: &mut Context<'_>) {
        if self.is_looking() {
            cx.notice(NoticeKind::Result, cx.texts.get("look-stopped"));
        }
        self.end_search();
        cx.report(Report::NewTurn);
    }

    /// Whether an answer appeared while the press for "stop", which was in its place, was on its way.
    pub(super) fn surprises(&self, now_ms: u64) -> bool {
        let came = self.search.as_ref().and_then(|search| match search.stage {
            InquiryStage::Found(at_ms, _) => Some((search.since_ms, at_ms)),
            InquiryStage::Looking(_) => None,
        });
        came.is_some_and(|(since, at)| {
            let surprise_ms = u64::from(SURPRISE_MS);
            at.saturating_sub(since) > surprise_ms && now_ms.saturating_sub(at) < surprise_ms
        })
    }

    /// Plays this move that was hinted, or strikes out what was hinted; in a puzzle of laws the next hint is looked for at
    /// once where hints are followed one after the other.
    pub(super) fn take_hint(&mut self, chosen: Option<Move>, cx: &mut Context<'_>) {
        if self.surprises(cx.now_ms) {
            return;
        }
        let helps = |search: &Inquiry| matches!(search.asked, Asked::Hint | Asked::FillByLaw);
        let was_helped = self.search.as_ref().is_some_and(helps);
        let goes_on = self.shows_next_hint();
        match chosen {
            Some(chosen) => self.play_hint(chosen, cx),
            None => self.strike_hint(cx),
        }
        self.follows_hints = was_helped;
        if goes_on && self.session.outcome() == Outcome::Playing {
            self.ask(Asked::Hint, cx);
        }
    }

    /// Whether taking what was told shows the next hint.
    fn shows_next_hint(&self) -> bool {
        let is_hint = self.search.as_ref().is_some_and(|search| search.asked == Asked::Hint);
        is_hint && self.follows_hints && self.session.engine().laws().is_some()
    }

    /// Whether the next hint is to be one press away.
    pub(super) fn offers_next_hint(&self) -> bool {
        self.follows_hints && self.search.is_none()
    }

    /// Strikes out what was hinted.
    fn strike_hint(&mut self, cx: &mut Context<'_>) {
        let out = self.search.as_ref().and_then(|search| match &search.stage {
            InquiryStage::Found(_, Told::Step(step)) => Some(step.out.clone()),
            InquiryStage::Found(..) | InquiryStage::Looking(_) => None,
        });
        self.end_search();
        self.strike_out(&out.unwrap_or_default(), true, cx);
        cx.report(Report::NewTurn);
    }

    /// Plays the hinted move.
    fn play_hint(&mut self, chosen: Move, cx: &mut Context<'_>) {
        // what follows from constraints may take several presses of its cell
        let step = self.search.as_ref().and_then(|search| match &search.stage {
            InquiryStage::Found(_, Told::Step(step)) => Some(step.moves.clone()),
            InquiryStage::Found(_, Told::Fill(moves) | Told::Advice(moves)) => Some(moves.clone()),
            InquiryStage::Found(..) | InquiryStage::Looking(_) => None,
        });
        self.play_as_hinted(&step.unwrap_or_else(|| vec![chosen]), cx);
    }

    /// The question as one more choice, in a slot of its own before all others: first to stop the search, then the
    /// answer, where it says what to do. To the scanner both are the same choice.
    pub(super) fn search_offer(&self, view: &View<'_>) -> Option<Offer<Choice>> {
        let search = self.search.as_ref().filter(|_| !self.is_tentative)?;
        let offer = match &search.stage {
            InquiryStage::Looking(_) => Offer::button(view.texts.get("look-stop"), Choice::Dismiss).named("look-stop"),
            InquiryStage::Found(_, told) => {
                // the reasons are told once, in the lane that is made for it
                let label = match told {
                    Told::Step(step) if self.shows_next_hint() && step.moves.is_empty() => {
                        view.texts.get("hint-strike-on")
                    }
                    Told::Step(_) | Told::Hint(_) if self.shows_next_hint() => view.texts.get("hint-fill-on"),
                    Told::Step(step) => {
                        let place = narrate::place_words(view.texts, step.cell, self.picture.naming());
                        view.texts.with("hint-step", &[("place", place.into())])
                    }
                    _ => self.told_in_words(told, view),
                };
                match told {
                    Told::Step(step) if !step.out.is_empty() => Offer::button(label, Choice::StrikeHint).plays(),
                    Told::Lost if self.may_undo(view.settings) => Offer::signal(view.texts.get("undo"), Signal::Undo),
                    // an answer without anything to do is no choice: it stands where results are told
                    _ => Offer::button(label, Choice::PlayHint(told.first_move()?)).plays(),
                }
            }
        };
        let offer = offer.role(ItemRole::Move).near();
        Some(offer.at(usize::from(self.picture.size.height), 0))
    }

    /// How long the search has been running, and how long it may run.
    fn seconds(&self, view: &View<'_>) -> Option<String> {
        let (search, job) = self.looking()?;
        let (seconds, most) =
            (view.now_ms.saturating_sub(search.since_ms) / 1_000, job.task.milliseconds.div_ceil(1_000));
        Some(view.texts.with("look-seconds", &[("seconds", seconds.into()), ("most", most.into())]))
    }

    /// What is being searched for, in words.
    pub(super) fn search_status(&self, view: &View<'_>) -> Option<String> {
        let asked = self.looking()?.0.asked;
        Some(format!("{}: {}", view.texts.get(asked.text()), self.seconds(view)?))
    }

    /// How long the search has been running, as a line of the panel: label and seconds.
    pub(super) fn search_line(&self, view: &View<'_>) -> Option<(String, String)> {
        Some((view.texts.get("panel-look"), self.seconds(view)?))
    }

    /// When the seconds are due to be updated.
    pub(super) fn search_wake(&self, now_ms: u64) -> Option<u64> {
        let (search, _) = self.looking()?;
        let passed = now_ms.saturating_sub(search.since_ms) / 1_000;
        Some(search.since_ms.saturating_add((passed + 1) * 1_000))
    }
}

/// With a small first letter: words that become part of a sentence.
fn uncapitalised(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}
