//! Reads a PuzzleScript game and plays it: `push FILE MOVES..`, or a small game of its own.

use switchboard_puzzlescript::{PuzzleSession, SessionAct, read};

const SOURCE: &str = "title Push

OBJECTS
Background
green

Wall
brown

Player
blue

Crate
orange

Target
red

LEGEND
. = Background
# = Wall
P = Player
* = Crate
O = Target

SOUNDS

COLLISIONLAYERS
Background
Target
Player, Wall, Crate

RULES
[ > Player | Crate ] -> [ > Player | > Crate ]

WINCONDITIONS
All Target on Crate

LEVELS
######
#P*.O#
######
";

fn main() -> std::io::Result<()> {
    let mut words = std::env::args().skip(1);
    let source = words.next().map_or(Ok(SOURCE.to_owned()), std::fs::read_to_string)?;
    let (game, problems) = read("the game", &source);
    problems.iter().for_each(|problem| println!("{problem}"));
    let Some(game) = game else { return Ok(()) };
    let moves: Vec<String> = words.collect();
    let moves = if moves.is_empty() { vec!["right".to_owned(); 2] } else { moves };
    let mut session = PuzzleSession::new(&game, 0, "", false);
    for word in moves {
        match SessionAct::named(&word) {
            Some(act) => session.act(act),
            None => println!("{word} is no move"),
        }
    }
    if let Some(state) = session.state() {
        for y in 0..state.height {
            let top = |x| {
                state.objects(x, y).last().and_then(|object| game.objects().get(object)).map_or("", |o| o.name.as_str())
            };
            println!("{}", (0..state.width).map(|x| format!("{:<11}", top(x))).collect::<String>());
        }
    }
    println!("{}", if session.is_over() { "over" } else { "going on" });
    Ok(())
}
