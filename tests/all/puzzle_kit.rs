//! Small PuzzleScript games for tests.

use switchboard::game::{MemoryFiles, read_game};
use switchboard::play::Engine;

/// What every small game has: its objects, its letters and its layers.
pub const OBJECTS: &str =
    "Background\nblack\n\nWall\ngrey\n\nPlayer\nwhite\n\nApple\nred\n\nBall\nblue\n\nCross\ngreen\n\nRing\nyellow";
pub const LEGEND: &str = ". = Background\n# = Wall\nP = Player\na = Apple\nb = Ball\nx = Cross\ny = Ring\nSolid = Wall or Player or Apple or Ball";
pub const LAYERS: &str = "Background\nCross, Ring\nWall, Player, Apple, Ball";

/// A source of these sections.
pub fn sections(objects: &str, legend: &str, layers: &str, rules: &str, wins: &str, levels: &str) -> String {
    let section = |name: &str, text: &str| format!("=======\n{name}\n=======\n\n{text}\n\n");
    let parts = [
        section("OBJECTS", objects),
        section("LEGEND", legend),
        section("SOUNDS", ""),
        section("COLLISIONLAYERS", layers),
        section("RULES", rules),
        section("WINCONDITIONS", wins),
        section("LEVELS", levels),
    ];
    format!("title Small\n\n{}", parts.concat())
}

/// A game with these rules, conditions and levels. Cells: `.` floor, `#` a wall, `P` the player, `a` and `b` things
/// (Apple, Ball), `x` and `y` marks (Cross, Ring).
pub fn source(rules: &str, wins: &str, levels: &str) -> String {
    sections(OBJECTS, LEGEND, LAYERS, rules, wins, levels)
}

/// The first level of a game.
pub fn engine(source: &str) -> Engine {
    let found = read_game(&MemoryFiles::new([("game.puzzlescript", source)]), "small");
    let game = found.game.unwrap_or_else(|| panic!("{:?}", found.problems));
    Engine::new(game.into(), 0).unwrap()
}
