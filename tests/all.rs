//! All integration tests: one binary, a module a subject.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss
)]

#[path = "all/architecture.rs"]
mod architecture;
#[path = "all/authoring.rs"]
mod authoring;
#[path = "all/bad_games.rs"]
mod bad_games;
#[path = "all/bad_input.rs"]
mod bad_input;
#[path = "all/bad_tiles.rs"]
mod bad_tiles;
#[path = "all/board_games.rs"]
mod board_games;
#[path = "all/budget.rs"]
mod budget;
#[path = "all/codes.rs"]
mod codes;
#[path = "all/commands.rs"]
mod commands;
#[path = "all/dependencies.rs"]
mod dependencies;
#[path = "all/devices.rs"]
mod devices;
#[path = "all/docs.rs"]
mod docs;
#[path = "all/editor.rs"]
mod editor;
#[path = "all/faults.rs"]
mod faults;
#[path = "all/faulty_disk.rs"]
mod faulty_disk;
#[path = "all/four.rs"]
mod four;
#[path = "all/front_ends.rs"]
mod front_ends;
#[path = "fuzz/targets.rs"]
mod fuzz_targets;
#[path = "all/fuzzed.rs"]
mod fuzzed;
#[path = "all/game_folders.rs"]
mod game_folders;
#[path = "all/games.rs"]
mod games;
#[path = "all/generate.rs"]
mod generate;
#[path = "all/hints.rs"]
mod hints;
#[path = "all/history.rs"]
mod history;
#[cfg(feature = "window")]
#[path = "all/hostile_pictures.rs"]
mod hostile_pictures;
#[path = "all/keeping.rs"]
mod keeping;
#[path = "all/languages.rs"]
mod languages;
#[path = "all/level_data.rs"]
mod level_data;
#[path = "all/literal.rs"]
mod literal;
#[path = "all/live.rs"]
mod live;
#[path = "all/looks.rs"]
mod looks;
#[path = "all/new_levels.rs"]
mod new_levels;
#[path = "all/opponents.rs"]
mod opponents;
#[path = "all/paces.rs"]
mod paces;
#[path = "all/play.rs"]
mod play;
#[path = "all/players.rs"]
mod players;
#[path = "all/problems.rs"]
mod problems;
#[path = "all/rules_kit.rs"]
mod rules_kit;
#[path = "all/rules_limits.rs"]
mod rules_limits;
#[path = "all/rules_one.rs"]
mod rules_one;
#[path = "all/rules_one_random.rs"]
mod rules_one_random;
#[path = "all/rules_two.rs"]
mod rules_two;
#[path = "all/rules_two_random.rs"]
mod rules_two_random;
#[path = "all/saves.rs"]
mod saves;
#[path = "all/scan.rs"]
mod scan;
#[path = "all/screens.rs"]
mod screens;
#[path = "all/seats.rs"]
mod seats;
#[path = "all/signals.rs"]
mod signals;
#[path = "simulation/mod.rs"]
mod simulation;
#[path = "all/slips.rs"]
mod slips;
#[path = "all/solve.rs"]
mod solve;
#[path = "all/solve_command.rs"]
mod solve_command;
#[path = "all/strangers.rs"]
mod strangers;
#[path = "all/tasks.rs"]
mod tasks;
#[path = "all/terminal.rs"]
mod terminal;
#[path = "all/tile_facts.rs"]
mod tile_facts;
#[path = "all/tile_games.rs"]
mod tile_games;
#[path = "all/tile_kit.rs"]
mod tile_kit;
#[path = "all/tile_play.rs"]
mod tile_play;
#[path = "all/tiles.rs"]
mod tiles;
#[path = "all/unique_levels.rs"]
mod unique_levels;
#[path = "all/window.rs"]
mod window;
#[cfg(feature = "window")]
#[path = "all/window_kit.rs"]
mod window_kit;
