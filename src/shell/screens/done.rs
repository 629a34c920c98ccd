//! A level is done: its last board stays to be seen, and below it the result against the fewest moves and the player's best, with
//! stars; goes on to the next level by itself.

use super::NEXT_LEVEL_MS;
use crate::play::Outcome;
use crate::shell::content::{ByItself, Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::{Done, Hindsight, LastBoard, Open, Report};
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::{Block, ChoiceId, Ending, Frame, Pictogram, SavePlace, Seat, Signal, Standing, Zone};

/// Moves are few up to the fewest and this part of them more.
const FEW_PART: u32 = 4;

const MINUTE_MS: u64 = 60_000;

/// What can be chosen besides leaving.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// The next level, or whatever follows this one.
    GoOn,
    /// The same level again.
    Again,
}

/// The result of a level.
#[derive(Debug)]
pub struct DoneScreen {
    done: Done,
    /// For so many minutes the player has played without a break, and had better have one.
    break_after: Option<u64>,
}

impl DoneScreen {
    /// Of this end. A second press of somebody who is happy or trembles does not skip it.
    pub fn new(done: Done, cx: &mut Context<'_>) -> Self {
        cx.report(Report::Refuse(cx.settings.scan.filter.result_ms));
        let (wanted, played) = (u64::from(cx.settings.break_minutes), cx.stretch_ms / MINUTE_MS);
        let break_after = (wanted > 0 && played >= wanted).then_some(played);
        Self { done, break_after }
    }

    /// Whether the next level follows this one.
    fn offers_next(&self) -> bool {
        self.done.success && self.done.next.is_some() && self.done.seats.is_empty()
    }

    fn go_on(&self, cx: &mut Context<'_>) {
        if let Some(next) = self.done.next.clone() {
            cx.report(Report::Replace(Open::Board { game: self.done.game.clone(), level: Some(next) }));
        }
    }

    fn again(&self, cx: &mut Context<'_>) {
        let level = Some(self.done.level.clone());
        if !self.done.seats.is_empty() {
            let (game, seats) = (self.done.game.clone(), self.done.seats.clone());
            cx.report(Report::Replace(Open::Seated { game, level, seats }));
            return;
        }
        cx.report(Report::Replace(Open::Board { game: self.done.game.clone(), level }));
    }

    /// Choices after a game of several players; nothing continues by itself then.
    fn after_several(&self, view: &View<'_>, content: &mut Content<Choice>) {
        let t = view.texts;
        let (game, level, seats) = (self.done.game.clone(), Some(self.done.level.clone()), self.done.seats.clone());
        let mut offers = vec![
            Offer::button(t.get("again"), Choice::Again).shows(Pictogram::Restart),
            Offer::opens(t.get("seats-change"), Open::Seats { game, level, seats }),
            Offer::opens(t.get("levels"), Open::Levels(self.done.game.clone())),
        ];
        self.offer_games(offers.len(), view, &mut offers);
        content.buttons(Zone::Main, offers);
        content.standing = Some(self.standing());
        if let (true, Some(player)) = (self.done.is_reviewed, view.player) {
            let (game, level) = (self.done.game.clone(), self.done.level.clone());
            let place = SavePlace { player: player.id.clone(), game, level };
            let opens = Open::LookBack(place, Hindsight::Wrong);
            content.buttons(Zone::Main, vec![Offer::opens(t.get("went-wrong"), opens).named("went-wrong")]);
        }
    }

    /// Offers to leave for the games, in this place; before everything else when it is time for a break.
    fn offer_games(&self, place: usize, view: &View<'_>, offers: &mut Vec<Offer<Choice>>) {
        let games = Offer::back_button(view.texts.get("to-games")).named("games").shows(Pictogram::Games);
        offers.insert(if self.break_after.is_some() { 0 } else { place }, games);
    }

    fn standing(&self) -> Standing {
        Standing {
            game: self.done.game.clone(),
            level: self.done.level.clone(),
            number: self.done.moves,
            outcome: self.done.outcome,
            turn: None,
        }
    }

    /// What a star is given for: the end, few moves, no hint.
    fn stars(&self, view: &View<'_>) -> Vec<(String, bool)> {
        let Done { moves, minimum, best, was_hinted, marked, .. } = self.done;
        let moves = moves.saturating_sub(marked);
        if !self.done.success || !self.done.seats.is_empty() {
            return Vec::new();
        }
        // where nobody knows the fewest moves, one's own best counts
        let is_short =
            if minimum > 0 { moves <= minimum + minimum / FEW_PART } else { best.is_none_or(|best| moves <= best) };
        let star = |id: &str, earned: bool| (view.texts.get(id), earned);
        vec![star("star-done", true), star("star-few", is_short), star("star-alone", !was_hinted)]
    }

    /// Whether no computer won.
    fn won_by_person(&self) -> bool {
        let Outcome::Won(player) = self.done.outcome else { return true };
        let seat = usize::from(player).checked_sub(1).and_then(|seat| self.done.seats.get(seat));
        seat.and_then(Seat::computer).is_none()
    }

    fn ending(&self, view: &View<'_>) -> Ending {
        let t = view.texts;
        let Done { moves, minimum, best, success, .. } = self.done;
        let mut words: Vec<String> =
            self.done.results.iter().map(|text| text.get(view.language()).to_owned()).collect();
        words.extend(self.break_after.map(|minutes| t.with("break", &[("count", minutes.into())])));
        words.push(match self.done.turns {
            Some(turns) => t.with("turns", &[("count", turns.into())]),
            None => t.with("moves", &[("count", moves.into())]),
        });
        let line = |id: &str, number: u32| format!("{}: {number}", t.get(id));
        let is_alone = self.done.seats.is_empty();
        if is_alone && minimum > 0 {
            let is_perfect = success && moves <= minimum;
            words.push(if is_perfect { t.get("done-fewest") } else { line("panel-minimum", minimum) });
        }
        words.extend(best.filter(|_| is_alone).map(|best| line("panel-best", best)));
        if success && is_alone && self.done.next.is_none() {
            words.push(t.get("game-done-text"));
        }
        let (done, all) = self.done.levels;
        let levels = t.with("done-levels", &[("done", done.into()), ("all", all.into())]);
        Ending {
            result: self.done.result.get(view.language()).to_owned(),
            stars: self.stars(view),
            words,
            levels: (is_alone && all > 1).then_some((done, all, levels)),
            is_success: success && self.won_by_person(),
        }
    }

    /// The last board: nothing on it can be chosen.
    #[expect(clippy::indexing_slicing, reason = "the cells are those of the board")]
    fn board(&self) -> Block {
        let LastBoard { board, deciding, last_move, widths, colors, avatars } = self.done.board.clone();
        let area = board.size.area();
        let mut frames = vec![Frame::None; area];
        if let Some(index) = last_move {
            frames[index] = Frame::Position;
        }
        deciding.into_iter().for_each(|index| frames[index] = Frame::Deciding);
        Block::Board {
            game: self.done.game.clone(),
            board,
            frames,
            cell_choices: vec![None; area],
            widths,
            colors,
            avatars,
            walks: false,
        }
    }
}

impl Screen for DoneScreen {
    type Choice = Choice;

    fn name(&self) -> &'static str {
        if self.done.next.is_none() && self.done.success { "game-done" } else { "level-done" }
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        let t = view.texts;
        let mut content = Content::default();
        content.block(Zone::Main, self.board());
        content.block(Zone::Main, Block::Ending(self.ending(view)));
        if !self.done.seats.is_empty() {
            self.after_several(view, &mut content);
            return content;
        }
        let is_last = self.done.success && self.done.next.is_none();
        let mut offers = Vec::new();
        if self.offers_next() {
            offers.push(Offer::button(t.get("next-level"), Choice::GoOn).named("next-level").shows(Pictogram::Onward));
        }
        offers.push(Offer::button(t.get("again"), Choice::Again).shows(Pictogram::Restart));
        if is_last {
            // among them the levels that are generated
            offers.push(Offer::opens(t.get("levels"), Open::Levels(self.done.game.clone())));
        }
        self.offer_games(if is_last { 0 } else { offers.len() }, view, &mut offers);
        content.buttons(Zone::Main, offers);
        content.by_itself =
            Some(ByItself { choice: ChoiceId(0), after_ms: NEXT_LEVEL_MS, text: "goes-on-in", name: String::new() });
        content.standing = Some(self.standing());
        content
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        match input {
            Input::Leave if self.break_after.is_some() => cx.report(Report::Break),
            Input::Chosen(Choice::GoOn) => self.go_on(cx),
            Input::Chosen(Choice::Again) | Input::Signal(Signal::Restart, _) => self.again(cx),
            Input::Signal(Signal::NextLevel, _) if self.offers_next() => self.go_on(cx),
            Input::Signal(Signal::History, _) => {
                let (game, level) = (self.done.game.clone(), self.done.level.clone());
                cx.report(Report::Open(Open::History(SavePlace { player: cx.host_id(), game, level })));
            }
            _ => return Taken::No,
        }
        Taken::Yes
    }
}
