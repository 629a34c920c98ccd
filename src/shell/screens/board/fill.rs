//! Filling in squares of a puzzle of laws with few presses: the pieces that a square can show are offered at once, and several presses are
//! played as one. Never judges more than a law by itself rules out.

use super::{BoardScreen, Choice, Sheet};
use crate::choosing::turns;
use crate::game::Stand;
use crate::grid::Cell;
use crate::laws::Deduction;
use crate::narrate;
use crate::play::{Move, Outcome, face_of};
use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::settings::color_word;
use crate::shell::{FillIn, RowPicture, Zone};
use crate::solve::{Budget, Limits, Progress, Stop};

/// Pieces abreast.
const ABREAST: usize = 5;
/// Fewer pieces than these are turned through: choosing the square again is as quick as choosing among them.
const FEWEST: usize = 2;

/// What is worked out while the player waits for the page: about a second. What is not known by then is offered.
const LIMITS: Limits = Limits { states: u64::MAX, bytes: 256 << 20, threads: 1 };
const MAX_WORK: u64 = 1 << 28;

fn briefly(progress: &Progress) -> Result<(), Stop> {
    if progress.work > MAX_WORK { Err(Stop::Time) } else { Ok(()) }
}

/// What is being filled in, and how several presses at once are taken back.
#[derive(Debug, Default)]
pub(super) struct Filling {
    /// The square, and for each piece that is offered its word and how many presses lead to it.
    square: Option<(Cell, Vec<(u16, u8)>)>,
    /// Presses that were played as one, the latest last.
    strides: Vec<Stride>,
    /// Whether more presses follow: nothing is told of this one.
    pub is_passing: bool,
    /// The level's laws at work, once they were needed.
    laws: Option<Deduction<'static>>,
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
        let mut pieces: Vec<(u16, u8)> = shown.into_iter().zip(1..).collect();
        if self.resolved(cx.settings).fill_in == FillIn::Possible {
            self.keep_possible(*cell, &mut pieces);
        }
        self.filling.square = Some((*cell, pieces));
        self.lay(Some(Sheet::Pieces), cx);
        true
    }

    /// Leaves out what a law alone rules out.
    fn keep_possible(&mut self, cell: Cell, pieces: &mut Vec<(u16, u8)>) {
        let (engine, state) = (self.session.engine(), self.session.state());
        let struck = self.noted_position().notes.unwrap_or_default();
        if self.filling.laws.is_none() {
            self.filling.laws = Deduction::new(engine, &mut Budget::new(LIMITS, &briefly)).ok().flatten();
        }
        let Some(laws) = &mut self.filling.laws else { return };
        let Some(number) = laws.puzzle().asked().iter().position(|asked| asked.cell == cell) else { return };
        laws.strike(&struck);
        let possible = laws.possible(number, |index| engine.word(state, index));
        if laws.is_over() {
            self.filling.laws = None;
            return;
        }
        // a piece that leaves the square open takes back what was filled in
        pieces.retain(|(word, _)| laws.puzzle().says(*word).is_none_or(|said| possible.contains(&said)));
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
        let marks =
            u32::try_from(moves.iter().filter(is_mark).count()).unwrap_or(u32::MAX).min(to.saturating_sub(before));
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
