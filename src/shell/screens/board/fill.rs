//! Filling in squares of a puzzle of laws with few presses: the pieces that a square can show are offered at once, and several presses are
//! played as one. Never judges more than a law by itself rules out.

use super::{BoardScreen, Choice, Sheet};
use crate::choosing::turns;
use crate::game::Stand;
use crate::grid::Cell;
use crate::laws::Deduced;
use crate::narrate;
use crate::play::{Move, Outcome, face_of};
use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::Report;
use crate::shell::settings::color_word;
use crate::shell::{FillIn, Finding, Job, RowPicture, Task, Work, Zone};
use az::SaturatingAs;
use std::sync::Arc;

/// Pieces abreast.
const ABREAST: usize = 5;
/// Fewer pieces than these are turned through: choosing the square again is as quick as choosing among them.
const FEWEST: usize = 2;

/// So long the player waits for what laws rule out, in milliseconds: less than anybody notices. What is not known by then is offered.
const PATIENCE_MS: u64 = 200;
/// So long it is worked out at most, in milliseconds.
const MOST_MS: u32 = 1_000;

/// What is being filled in, and how several presses at once are taken back.
#[derive(Debug, Default)]
pub(super) struct Filling {
    /// The square, and for each piece that is offered its word and how many presses lead to it.
    square: Option<(Cell, Vec<(u16, u8)>)>,
    /// Presses that were played as one, the latest last.
    strides: Vec<Stride>,
    /// Whether more presses follow: nothing is told of this one.
    pub is_passing: bool,
    /// What laws rule out in the square, while it is worked out, and until when the player waits for it.
    ruling: Option<(Job, u64)>,
}

/// Presses that were played as one: from this number of moves to that one.
#[derive(Debug)]
struct Stride {
    from: u32,
    to: u32,
    /// How many of them only marked something, as a hint said.
    marks: u32,
}

impl BoardScreen {
    /// Offers what the square of this move can show, where the player wants that. Whether it does.
    pub(super) fn offer_pieces(&mut self, chosen: &Move, cx: &mut Context<'_>) -> bool {
        let engine = self.session.engine();
        let Move::Cell(cell) = chosen else { return false };
        if self.resolved(cx.settings).fill_in == FillIn::Turn || engine.laws().is_none() {
            return false;
        }
        let shown = turns(engine, self.session.state(), *cell);
        if shown.len() < FEWEST {
            return false;
        }
        self.filling.square = Some((*cell, shown.into_iter().zip(1..).collect()));
        match self.resolved(cx.settings).fill_in {
            FillIn::Possible => self.ask_what_is_ruled_out(*cell, cx),
            FillIn::Turn | FillIn::All => self.lay(Some(Sheet::Pieces), cx),
        }
        true
    }

    /// Sends for the pieces that a law by itself rules out in this square.
    fn ask_what_is_ruled_out(&mut self, cell: Cell, cx: &mut Context<'_>) {
        let game = self.session.engine().game();
        let work = Work::FindRuledOut { position: self.noted_position(), cell };
        let task = Task { number: cx.store.seed(), milliseconds: MOST_MS, game: game.id.clone(), work };
        let job = Job::new(task, Arc::clone(game));
        self.filling.ruling = Some((job.clone(), cx.now_ms.saturating_add(PATIENCE_MS)));
        cx.report(Report::Think(job));
    }

    /// Whether it is what was found about the pieces of the square that is being filled in.
    pub(super) fn is_ruling(&self, number: u64) -> bool {
        self.filling.ruling.as_ref().is_some_and(|(job, _)| job.task.number == number)
    }

    /// Whether the pieces of a square are about to be offered.
    pub(super) fn is_about_to_offer(&self) -> bool {
        self.filling.ruling.is_some()
    }

    /// When they are offered at the latest.
    pub(super) fn fill_wake(&self) -> Option<u64> {
        self.filling.ruling.as_ref().map(|(_, until_ms)| *until_ms)
    }

    /// The player chose something else.
    pub(super) fn stop_offering(&mut self) {
        if let Some((job, _)) = self.filling.ruling.take() {
            job.stop();
        }
    }

    /// Offers the pieces of the square, without those that are ruled out.
    pub(super) fn take_ruled_out(&mut self, found: Finding, cx: &mut Context<'_>) {
        if let (Some((_, pieces)), Finding::Deduced(Deduced::RuledOut(out))) = (&mut self.filling.square, found) {
            pieces.retain(|(word, _)| !out.contains(word));
        }
        self.filling.ruling = None;
        self.lay(Some(Sheet::Pieces), cx);
    }

    /// Offers all pieces of the square once the player has waited long enough.
    pub(super) fn offer_in_time(&mut self, cx: &mut Context<'_>) {
        if self.fill_wake().is_some_and(|until_ms| cx.now_ms >= until_ms) {
            self.stop_offering();
            self.lay(Some(Sheet::Pieces), cx);
        }
    }

    /// The pieces that the square can show.
    pub(super) fn draw_pieces(&self, view: &View<'_>, content: &mut Content<Choice>) {
        let Some((cell, pieces)) = &self.filling.square else { return };
        let place = narrate::place_words(view.texts, *cell, self.picture.naming());
        content.heading(view.texts.with("fill-square", &[("place", place.into())]));
        let ground = color_word(self.resolved(view.settings).board_color);
        let avatar = view.player.map(|player| player.profile.avatar.clone()).unwrap_or_default();
        let offers = pieces.iter().filter_map(|(word, presses)| {
            let piece = self.game.pieces.get(usize::from(*word))?;
            let offer = Offer::button(piece.label.get(view.language()), Choice::Fill(*cell, *presses));
            let offer = offer.named(&format!("fill {}", piece.name.written())).plays();
            let (game, face) = (self.place.game.clone(), face_of(piece));
            Some((offer, RowPicture::Face { game, face, ground: ground.clone(), avatar: avatar.clone() }))
        });
        content.gallery(Zone::Main, ABREAST, offers.collect());
        if self.can_strike(*cell, view) {
            let strike = Offer::button(view.texts.get("strike"), Choice::Show(Sheet::Strikes(*cell))).named("strike");
            content.buttons(Zone::Main, vec![strike]);
        }
    }

    /// Plays these moves as one: only the last is told, and they are taken back together.
    pub(super) fn play_as_one(&mut self, moves: &[Move], cx: &mut Context<'_>) {
        let before = self.session.moves_played();
        for (number, chosen) in moves.iter().enumerate() {
            if self.session.outcome() != Outcome::Playing {
                break;
            }
            // an earlier one may have opened this square too
            if !self.moves.contains(chosen) {
                continue;
            }
            self.filling.is_passing = number + 1 < moves.len();
            self.play(*chosen, cx);
        }
        self.filling.is_passing = false;
        if moves.len() > 1 {
            self.filling.strides.push(Stride { from: before, to: self.session.moves_played(), marks: 0 });
        }
    }

    /// What a hint said is played as one; where that is only a mark, such as a dot for no lamp, it is no move towards the end.
    pub(super) fn play_as_hinted(&mut self, moves: &[Move], cx: &mut Context<'_>) {
        let before = self.session.moves_played();
        self.play_as_one(moves, cx);
        let engine = self.session.engine();
        let Some((laws, _)) = engine.laws() else { return };
        let state = self.session.state();
        let is_mark = |chosen: &&Move| {
            let place = engine.cell_of(state, chosen).and_then(|cell| engine.board_size().index(cell));
            place.is_some_and(|place| matches!(laws.stand(engine.word(state, place).into()), Stand::Mark(_)))
        };
        let to = self.session.moves_played();
        let marks = moves.iter().filter(is_mark).count().saturating_as::<u32>().min(to.saturating_sub(before));
        match self.filling.strides.last_mut().filter(|stride| stride.to == to) {
            Some(stride) => stride.marks = marks,
            None if marks > 0 => self.filling.strides.push(Stride { from: before, to, marks }),
            None => {}
        }
    }

    /// How many moves only marked something, as hints said.
    pub(super) fn marks_of_hints(&self) -> u32 {
        let played = self.session.moves_played();
        self.filling.strides.iter().filter(|stride| stride.to <= played).map(|stride| stride.marks).sum()
    }

    /// Down to which number of moves is taken back after the last move was, where it was played as one with others.
    pub(super) fn stride_before(&mut self, moves_played: u32) -> Option<u32> {
        self.filling.strides.retain(|stride| stride.to <= moves_played);
        self.filling.strides.pop_if(|stride| stride.to == moves_played).map(|stride| stride.from)
    }

    /// What was known of filling in is forgotten: the level begins again, or is another one.
    pub(super) fn forget_filling(&mut self) {
        self.filling = Filling::default();
    }
}
