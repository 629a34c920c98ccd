//! Games for benches: as shipped, or with other rules.

use std::path::Path;
use switchboard::disk::FolderFiles;
use switchboard::game::{Game, Kind, RuleLanguage, RuleText, RulesText, read_game};

/// A game of games/ or examples/games/.
pub fn shipped(id: &str) -> Game {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = ["games", "examples/games"].map(|games| home.join(games).join(id)).into_iter().find(|f| f.is_dir());
    let game = folder.and_then(|folder| read_game(&FolderFiles::new(folder), id).game);
    game.unwrap_or_else(|| panic!("the game {id} cannot be read"))
}

/// The same game with its rules read as another language.
pub fn in_language(mut game: Game, language: RuleLanguage) -> Game {
    if let Kind::Rules(rules) = &mut game.kind {
        rules.language = language;
    }
    game
}

/// The same game with other rules.
pub fn with_rules(mut game: Game, contents: &[&str]) -> Game {
    let rules = contents.iter().map(|text| RuleText {
        contents: (*text).to_owned(),
        breaks: false,
        opens: false,
        offsets: vec![0; text.len() + 1],
    });
    game.kind = Kind::Rules(RulesText {
        file: "bench".into(),
        xml: String::new(),
        language: RuleLanguage::Two,
        rules: rules.collect(),
        hash: 0,
        continues: Vec::new(),
    });
    game
}

/// Sokoban written in language 2.
pub const SOKOBAN_TWO: [&str; 4] = [
    "foreach (D in CROSS) { VALID[P + D] = false; }",
    "local B = A + A - P;
     if (STATE[A] == Box OR STATE[A] == BoxOnGoal) {
       if (STATE[B] == Goal) { STATE[B] = BoxOnGoal; } else { STATE[B] = Box; }
     }
     if (STATE[A] == Goal OR STATE[A] == BoxOnGoal) { STATE[A] = AvatarOnGoal; } else { STATE[A] = Avatar; }",
    "if (STATE[P] == AvatarOnGoal) { STATE[P] = Goal; } else { STATE[P] = Empty; }",
    "foreach (D in CROSS) {
       if (STATE[A + D] == Empty OR STATE[A + D] == Goal) { VALID[A + D] = true; }
       else if ((STATE[A + D] == Box OR STATE[A + D] == BoxOnGoal)
                AND (STATE[A + 2 * D] == Empty OR STATE[A + 2 * D] == Goal)) { VALID[A + D] = true; }
     }",
];
