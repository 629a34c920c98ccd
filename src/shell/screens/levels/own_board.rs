//! A board with measures that the player chooses, and the level on it.

use super::Choice;
use crate::diag::Problems;
use crate::game::{Game, Level, Text};
use crate::generate::Measures;
use crate::shell::Zone;
use crate::shell::content::{Content, Offer};
use crate::shell::context::View;
use std::sync::Arc;

/// Values side by side.
const VALUES_ABREAST: usize = 6;

/// The part that is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum OwnBoardPage {
    /// Nothing: the list of levels.
    Closed,
    /// All measures.
    Measures,
    /// The values of the measure at this index.
    Values(usize),
}

/// The measures of a game and the values chosen for them.
#[derive(Debug)]
pub struct OwnBoard {
    measures: Measures,
    chosen: Vec<i32>,
    showing: OwnBoardPage,
}

impl OwnBoard {
    /// With the measures of the game's pattern.
    pub fn new(game: &Game, measures: Measures) -> Self {
        Self { chosen: measures.usual(game), measures, showing: OwnBoardPage::Closed }
    }

    /// Whether it is shown instead of the list of levels.
    pub fn is_open(&self) -> bool {
        self.showing != OwnBoardPage::Closed
    }

    /// The level on this board.
    ///
    /// # Errors
    ///
    /// Why there is none.
    pub fn level(&self, game: &Arc<Game>, seed: u64) -> Result<Level, Problems> {
        let level = self.measures.level(game, &self.chosen, seed)?;
        Ok(Level { difficulty: Text::default(), source: "measures.xml".to_owned(), ..level })
    }

    /// Handles a choice.
    #[expect(clippy::indexing_slicing, reason = "each measure has a value")]
    pub fn choose(&mut self, choice: &Choice) {
        self.showing = match (choice, self.showing) {
            (Choice::Measure(place), _) => OwnBoardPage::Values(*place),
            (Choice::Value(value), OwnBoardPage::Values(place)) => {
                self.chosen[place] = *value;
                OwnBoardPage::Measures
            }
            (Choice::LeaveOwnBoard, OwnBoardPage::Measures) => OwnBoardPage::Closed,
            (_, OwnBoardPage::Closed | OwnBoardPage::Values(_)) => OwnBoardPage::Measures,
            (_, showing) => showing,
        };
    }

    /// The measures, or the values of one.
    pub fn content(&self, view: &View<'_>) -> Content<Choice> {
        let (t, language) = (view.texts, view.language());
        let mut content = Content::default();
        let back = Offer::cancel(t.get("back"), Choice::LeaveOwnBoard);
        if let OwnBoardPage::Values(place) = self.showing
            && let (Some(measure), Some(now)) = (self.measures.list.get(place), self.chosen.get(place))
        {
            content.heading(measure.label.get(language));
            let row =
                |value: i32| Offer::button(value.to_string(), Choice::Value(value)).with_value(value).on(value == *now);
            content.grid(VALUES_ABREAST, (measure.least..=measure.most).map(row).collect());
        } else {
            content.heading(t.get("own-board-title"));
            let rows = self.measures.list.iter().zip(&self.chosen).enumerate().map(|(place, (measure, value))| {
                let offer = Offer::row(measure.label.get(language), Choice::Measure(place)).with_value(place);
                (offer, None, vec![value.to_string()], false)
            });
            content.list(Zone::Main, rows.collect());
            content.buttons(Zone::Main, vec![Offer::button(t.get("own-board-play"), Choice::PlayOwnBoard)]);
        }
        content.buttons(Zone::Top, vec![back]);
        content
    }
}
