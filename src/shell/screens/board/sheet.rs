//! Sheets over the board: more actions, the pace, how to play. The board itself shows what is needed at every move, and
//! the sheets everything else.

use super::{BoardScreen, Choice};
use crate::grid::Cell;
use crate::narrate;
use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::{Hindsight, Open, Report};
use crate::shell::screen::Taken;
use crate::shell::screens::pace::ANSWERS;
use crate::shell::screens::settings::example;
use crate::shell::{Pictogram, Signal, Tab, TellWrong, Zone};

/// Choices per row in the grid of actions.
const ABREAST: usize = 3;

/// A sheet over the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sheet {
    /// More actions.
    More,
    /// The pace of scanning.
    Pace,
    /// How the game is played.
    HowToPlay,
    /// What a square can show.
    Pieces,
    /// What a square cannot hold.
    Strikes(Cell),
}

impl BoardScreen {
    /// Opens a sheet over the board, or closes it.
    pub(super) fn lay(&mut self, sheet: Option<Sheet>, cx: &mut Context<'_>) {
        self.sheet = sheet;
        cx.report(Report::NewTurn);
    }

    /// Handles a signal while a sheet is open; none if the signal is for the board, which is shown again then.
    pub(super) fn signal_to_sheet(&mut self, signal: Signal, cx: &mut Context<'_>) -> Option<Taken> {
        self.sheet?;
        match signal {
            Signal::Up | Signal::Right | Signal::Down | Signal::Left | Signal::NextRow | Signal::NextColumn => {
                return Some(Taken::No);
            }
            Signal::Settings | Signal::Help | Signal::Quit | Signal::Slower | Signal::Faster | Signal::Fullscreen => {
                return Some(Taken::No);
            }
            Signal::Cycle(_) | Signal::Menu => return Some(Taken::No),
            Signal::Point(_) => return Some(Taken::Yes),
            _ => {}
        }
        self.lay(None, cx);
        (signal == Signal::ChangeGame).then_some(Taken::Yes)
    }

    pub(super) fn draw_sheet(&self, sheet: Sheet, view: &View<'_>) -> Content<Choice> {
        let t = view.texts;
        let mut content = Content::default();
        match sheet {
            Sheet::More => {
                content.heading(self.game.description.name.get(view.language()));
                content.grid(ABREAST, self.more(view));
            }
            Sheet::Pace => {
                content.heading(t.get("pace"));
                content.blocks.extend(example(Tab::Pace, view).map(|example| (Zone::Main, example)));
                let offers = vec![
                    Offer::signal(t.get("slower"), Signal::Slower),
                    Offer::signal(t.get("faster"), Signal::Faster),
                    Offer::opens(t.get("pace-exercise"), Open::Pace(ANSWERS)),
                ];
                content.grid(ABREAST, offers);
            }
            Sheet::Pieces => self.draw_pieces(view, &mut content),
            Sheet::Strikes(cell) => self.draw_strikes(cell, view, &mut content),
            Sheet::HowToPlay => {
                content.heading(t.get("how-to-play"));
                content.text(self.game.description.rules.get(view.language()));
                content.panel(Zone::Main, self.facts(view));
            }
        }
        content.buttons(Zone::Main, vec![Offer::cancel(t.get("back"), Choice::ShowBoard)]);
        content.standing = Some(self.standing(view));
        content.busy = self.is_busy();
        content
    }

    /// What looks back at the game, where a computer plays.
    fn look_back(&self, view: &View<'_>) -> Vec<Offer<Choice>> {
        let played = if self.is_trial { None } else { self.computer_has_played() };
        let opens = |id: &str, what: Hindsight, enabled: bool| {
            let offer = Offer::opens(view.texts.get(id), Open::LookBack(self.place.clone(), what));
            offer.named(id).enabled(enabled)
        };
        let offers = |has_played: bool| {
            let may_err = has_played && self.can_be_reviewed();
            vec![opens("why-this", Hindsight::Why, has_played), opens("went-wrong", Hindsight::Wrong, may_err)]
        };
        played.map(offers).unwrap_or_default()
    }

    /// Actions that are not needed at every move: nine, and two more against a computer.
    fn more(&self, view: &View<'_>) -> Vec<Offer<Choice>> {
        let mut offers = self.always_more(view);
        offers.splice(3..3, self.look_back(view));
        offers
    }

    fn always_more(&self, view: &View<'_>) -> Vec<Offer<Choice>> {
        let t = view.texts;
        let signal = |id: &str, signal: Signal| Offer::signal(t.get(id), signal);
        let (game, level) = (self.place.game.clone(), Some(self.place.level.clone()));
        let asks_or_seats = if self.party.is_several() && !self.is_trial {
            Offer::opens(t.get("seats-change"), Open::Seats { game, level, seats: self.seats() })
        } else {
            let is_told = view.settings.tell_wrong != TellWrong::Never || self.session.engine().laws().is_none();
            let can_be_asked = !self.moves.is_empty() && self.is_searchable() && is_told;
            signal("can-be-won", Signal::CanBeWon).enabled(can_be_asked)
        };
        vec![
            Offer::button(t.get("how-to-play"), Choice::Show(Sheet::HowToPlay))
                .named("how-to-play")
                .shows(Pictogram::HowToPlay),
            signal("restart", Signal::Restart).enabled(self.may_restart(view.settings)),
            asks_or_seats,
            signal("previous-level", Signal::PreviousLevel).enabled(self.level_beside(-1).is_some()),
            signal("next-level", Signal::NextLevel).enabled(self.level_beside(1).is_some()),
            signal(if self.party.is_several() { "list-of-moves" } else { "history" }, Signal::History)
                .enabled(!self.is_trial),
            signal("settings", Signal::Settings),
            signal("help", Signal::Help),
            signal("quit", Signal::Quit),
        ]
    }

    /// Facts about the level besides its board.
    fn facts(&self, view: &View<'_>) -> Vec<(String, String)> {
        let t = view.texts;
        let level = self.game.levels.get(self.level_number());
        let difficulty = level.map(|level| level.difficulty.get(view.language()).to_owned());
        let best = self.session.best_moves().map(|moves| moves.to_string());
        let mut lines = vec![
            (t.get("panel-difficulty"), difficulty.unwrap_or_default()),
            (t.get("panel-best"), best.unwrap_or_default()),
            (t.get("panel-time"), narrate::clock(self.session.played_ms(view.now_ms))),
        ];
        lines.retain(|(_, value)| !value.trim().is_empty());
        lines
    }
}
