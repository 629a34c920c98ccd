//! What is done in the background is data: a task converted to JSON and back is the same task with the same answer, so that a worker or
//! another process can do it.

use super::walks_kit::games;
use std::sync::Arc;
use switchboard::game::Game;
use switchboard::opponent::Strength;
use switchboard::play::{Engine, State};
use switchboard::shell::{Finding, Position, Task, Work, Worker};

/// A game, its first level, and a state some moves in.
fn some_moves_in(name: &str, moves: usize) -> (Arc<Game>, Engine, State) {
    let game = games(&[name])[0].game.clone().unwrap();
    let engine = Engine::new(Arc::clone(&game), 0).unwrap();
    let mut state = engine.start(7);
    for number in 0..moves {
        let valid = engine.moves(&state);
        engine.play(&mut state, &valid[number * 5 % valid.len()]).unwrap();
    }
    (game, engine, state)
}

fn perform(task: &Task, game: &Arc<Game>) -> Finding {
    Worker::default().perform(task, game, &|| false)
}

fn choose(name: &str, opponent: &str) -> (Arc<Game>, Work) {
    let (game, engine, state) = some_moves_in(name, 3);
    let position = Position::new(&engine, &state);
    let (turn, opponent) = (vec![position.clone()], opponent.to_owned());
    (game, Work::Choose { position, turn, opponent, strength: Strength::WEAKEST, seed: 11 })
}

#[test]
fn a_task_and_its_answer_go_through_json() {
    let (sokoban, engine, state) = some_moves_in("sokoban", 2);
    let (akari, house, lamps) = some_moves_in("akari", 4);
    let position = Position::new(&house, &lamps);
    let look = Work::LookAhead { position: Position::new(&engine, &state), bytes: 64 << 20 };
    let lights = games(&["lights-out"])[0].game.clone().unwrap();
    let cases = [
        (sokoban, look),
        (Arc::clone(&akari), Work::Deduce { position: position.clone() }),
        (akari, Work::FindMistake { position, turning: None }),
        (lights, Work::MakeLevel { difficulty: None, seed: 3 }),
        choose("connect-four", "mcts"),
        choose("connect-four", "Random"),
        choose("ropes-and-slides", "Random"),
    ];
    for (game, work) in cases {
        let task = Task { number: u64::MAX, milliseconds: 1_000, game: game.id.clone(), work };
        let sent: Task = serde_json::from_str(&serde_json::to_string(&task).unwrap()).unwrap();
        assert_eq!(sent, task);
        let (here, there) = (perform(&task, &game), perform(&sent, &game));
        assert!(!matches!(here, Finding::Misfit(_)), "{here:?}");
        assert_eq!(here, there);
        let answered: Finding = serde_json::from_str(&serde_json::to_string(&here).unwrap()).unwrap();
        assert_eq!(answered, here);
    }
}

#[test]
fn what_a_worker_keeps_of_a_level_changes_no_answer() {
    let mut worker = Worker::default();
    let mut answers = 0;
    for name in ["akari", "sudoku-children", "minesweeper", "akari"] {
        // the third cell of the mines is one
        for moves in if name == "minesweeper" { [0, 1, 2, 0] } else { [0, 3, 8, 0] } {
            let (game, engine, state) = some_moves_in(name, moves);
            let position = Position { notes: Some(Vec::new()), ..Position::new(&engine, &state) };
            let cell = engine.moves(&state).iter().find_map(|chosen| engine.cell_of(&state, chosen)).unwrap();
            let works = [
                Work::Deduce { position: position.clone() },
                Work::FindPossible { position: position.clone() },
                Work::FindRuledOut { position: position.clone(), cell },
                Work::FindMistake { position: position.clone(), turning: None },
                Work::FillByLaw { position },
            ];
            for work in works {
                let task = Task { number: 1, milliseconds: 1_000, game: game.id.clone(), work };
                let alone = perform(&task, &game);
                assert!(matches!(alone, Finding::Deduced(_)), "{name}: {alone:?}");
                assert_eq!(
                    worker.perform(&task, &game, &|| false),
                    alone,
                    "{name} after {moves} moves: {:?}",
                    task.work
                );
                answers += 1;
            }
        }
    }
    assert_eq!(answers, 80);
}

#[test]
fn a_task_that_does_not_fit_its_game_says_why() {
    let (_, engine, state) = some_moves_in("sokoban", 0);
    let other = games(&["lights-out"])[0].game.clone().unwrap();
    let position = Position::new(&engine, &state);
    let unknown = Position { level: "no such level".to_owned(), ..position.clone() };
    for position in [position, unknown] {
        let work = Work::LookAhead { position, bytes: 1 << 20 };
        let task = Task { number: 1, milliseconds: 1_000, game: other.id.clone(), work };
        assert!(matches!(perform(&task, &other), Finding::Misfit(why) if !why.is_empty()));
    }
}
