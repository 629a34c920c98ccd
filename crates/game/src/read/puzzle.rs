//! A game written for PuzzleScript: its source, and the optional files of a folder.

use super::super::{Color, Description, GameSettings, Kind, Level, MoveMode, Pieces, Places, Sounds, Tables, Text};
use super::{Folder, Game, description, settings};
use switchboard_puzzlescript as puzzlescript;

/// The names that the source may have in a game's folder.
pub const SCRIPT_FILES: [&str; 2] = ["game.puzzlescript", "puzzlescript.txt"];

impl Folder<'_> {
    /// The name of the source file, if this is a PuzzleScript game.
    pub(super) fn script_file(&self) -> Option<String> {
        let is_script = |name: &&String| SCRIPT_FILES.iter().any(|script| name.eq_ignore_ascii_case(script));
        self.root.iter().find(is_script).cloned()
    }

    /// The game in this source file.
    pub(super) fn puzzle(&mut self, id: &str, script: &str) -> Option<Game> {
        let doc = self.document(script, true)?;
        let (game, problems) = puzzlescript::read(&doc.file, &doc.text);
        self.problems.append(problems);
        let described = description::read(self, false);
        let usual = game.as_ref().map(|game| usual_settings(game.prelude())).unwrap_or_default();
        let settings = settings::read_over(self, false, &usual);
        let thumbnail = self.thumbnail();
        let game = game?;
        let (description, players) = described.unwrap_or_else(|| (of_prelude(game.prelude()), None));
        let levels = self.puzzle_levels(&game);
        Some(Game {
            id: id.to_owned(),
            description,
            pieces: Pieces::default(),
            kind: Kind::PuzzleScript(game),
            settings,
            levels,
            tables: Tables::default(),
            opponents: Vec::new(),
            learnt: None,
            generator: None,
            measures: None,
            sounds: Sounds::new(),
            thumbnail,
            places: Places { players, ..Places::default() },
        })
    }

    /// The levels by number.
    fn puzzle_levels(&mut self, game: &puzzlescript::PuzzleGame) -> Vec<Level> {
        let count = game.levels().len();
        let digits = count.to_string().len().max(2);
        (1..=count).map(|number| Level { id: format!("{number:0digits$}"), ..Level::default() }).collect()
    }
}

/// Settings not given in settings.xml: arrows move the player at once, and cells adjoin on the game's background colour.
fn usual_settings(prelude: &puzzlescript::Prelude) -> GameSettings {
    let mut usual = GameSettings::default();
    usual.move_mode.value = MoveMode::DirectJustKeyboard;
    usual.look.padding = 0;
    let [r, g, b] = prelude.background();
    usual.look.board_color.value = Color { r, g, b };
    usual
}

fn of_prelude(prelude: &puzzlescript::Prelude) -> Description {
    Description {
        name: Text::plain(&prelude.title),
        author: prelude.author.clone(),
        source: prelude.homepage.clone(),
        players: (1, 1),
        ..Description::default()
    }
}
