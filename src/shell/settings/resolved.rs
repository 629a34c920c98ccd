//! The settings used on a board: the player's, combined with the game's own and its locks.

use super::Settings;
use super::words::{Word, color_word};
use crate::game::{Boundary, Changeable, Color, FillIn, GameSettings, InvalidCells, MoveMode};

/// The control and colours used for one game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Resolved {
    /// With options or direct.
    pub move_mode: MoveMode,
    /// What the focus does at invalid cells.
    pub invalid_cells: InvalidCells,
    /// What it does at an edge.
    pub boundary: Boundary,
    /// Whether the position is marked.
    pub position_highlight: bool,
    /// Whether valid moves are marked.
    pub valids_highlight: bool,
    /// Whether the focus is marked.
    pub focused_highlight: bool,
    /// The colour behind the pieces.
    pub board_color: Color,
    /// The colour of the frame around the board.
    pub border_color: Color,
    /// What choosing a square of a puzzle of constraints does.
    pub fill_in: FillIn,
    /// Whether what follows from one constraint is offered.
    pub fill_by_law: bool,
}

impl Resolved {
    /// The player's settings, or the game's where the player chose none or the game fixes them.
    pub fn new(settings: &Settings, game: &GameSettings) -> Self {
        let control = &settings.control;
        Self {
            move_mode: pick(control.move_mode, game.move_mode),
            invalid_cells: pick(control.invalid_cells, game.invalid_cells),
            boundary: pick(control.boundary, game.boundary),
            position_highlight: pick(control.position_highlight, game.position_highlight),
            valids_highlight: pick(control.valids_highlight, game.valids_highlight),
            focused_highlight: pick(control.focused_highlight, game.focused_highlight),
            board_color: pick(settings.looks.board_color, game.look.board_color),
            border_color: pick(settings.looks.border_color, game.look.border_color),
            fill_in: if settings.fill_in == FillIn::default() { game.fill_in } else { settings.fill_in },
            fill_by_law: settings.fill_by_law || game.fill_by_law,
        }
    }

    /// The game's own value of a setting, as a word; none if the game has none.
    pub fn game_value(key: &str, game: &GameSettings) -> Option<String> {
        let word = match key {
            "move_mode" => game.move_mode.value.word(),
            "invalid_cells" => game.invalid_cells.value.word(),
            "boundary" => game.boundary.value.word(),
            "position_highlight" => game.position_highlight.value.word(),
            "valids_highlight" => game.valids_highlight.value.word(),
            "focused_highlight" => game.focused_highlight.value.word(),
            "board_color" => return Some(color_word(game.look.board_color.value)),
            "border_color" => return Some(color_word(game.look.border_color.value)),
            _ => return None,
        };
        Some(word.to_owned())
    }

    /// Whether the game fixes this setting.
    pub fn is_locked(key: &str, game: &GameSettings) -> bool {
        let free = match key {
            "move_mode" => game.move_mode.change,
            "invalid_cells" => game.invalid_cells.change,
            "boundary" => game.boundary.change,
            "position_highlight" => game.position_highlight.change,
            "valids_highlight" => game.valids_highlight.change,
            "focused_highlight" => game.focused_highlight.change,
            "board_color" => game.look.board_color.change,
            "border_color" => game.look.border_color.change,
            _ => true,
        };
        !free
    }
}

fn pick<T>(wanted: Option<T>, game: Changeable<T>) -> T {
    match wanted {
        Some(value) if game.change => value,
        _ => game.value,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locked_setting_stays_the_games() {
        let mut settings = Settings::default();
        settings.control.boundary = Some(Boundary::Stay);
        settings.control.invalid_cells = Some(InvalidCells::Select);
        let mut game = GameSettings::default();
        game.boundary.change = false;
        let resolved = Resolved::new(&settings, &game);
        assert_eq!((resolved.boundary, resolved.invalid_cells), (Boundary::Jump, InvalidCells::Select));
        assert!(Resolved::is_locked("boundary", &game) && !Resolved::is_locked("invalid_cells", &game));
    }
}
