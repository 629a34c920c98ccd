//! All integration tests: one binary, one module per subject.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss
)]

mod any_signal;
mod architecture;
mod authoring;
mod bad_games;
mod bad_tiles;
mod board_games;
mod broken;
mod budget;
mod chess;
mod clocks;
mod codes;
mod commands;
mod dependencies;
mod desk;
mod devices;
mod docs;
mod driven_levels;
mod editor;
mod editor_files;
#[cfg(target_os = "linux")]
mod ended;
mod endings;
mod faults;
mod faulty_disk;
mod first_start;
#[cfg(feature = "window")]
mod first_steps;
mod four;
mod front_ends;
#[path = "../fuzz/targets.rs"]
mod fuzz_targets;
mod fuzzed;
mod game_folders;
mod game_sounds;
mod games;
mod generate;
mod hints;
mod history;
#[cfg(feature = "window")]
mod hostile_pictures;
mod keeping;
mod languages;
mod law_budgets;
mod law_play;
mod laws;
mod level_data;
mod links;
mod literal;
mod live;
mod log;
mod look_back;
mod looks;
mod memory_store;
mod new_levels;
mod night;
mod one_answer;
mod openings;
mod opponents;
mod paces;
mod packages;
mod play;
mod players;
mod portraits;
mod positions;
mod press_record;
mod presses;
mod problems;
mod puzzle_games;
mod puzzle_hostile;
mod puzzle_kit;
mod puzzle_play;
mod puzzle_solver;
mod puzzlescript;
mod reasons;
mod rooms;
mod rules_kit;
mod rules_limits;
mod rules_one;
mod rules_one_random;
mod rules_two;
mod rules_two_random;
mod saves;
mod scan;
mod scan_laws;
mod scan_records;
mod screens;
mod seats;
#[cfg(feature = "parquet")]
mod shards;
mod signals;
mod silent;
#[path = "../simulation/mod.rs"]
mod simulation;
mod slips;
mod snapshots;
mod solve;
mod solve_command;
mod songs;
mod strangers;
mod switch_faults;
mod tasks;
mod terminal;
mod text_cases;
mod tile_facts;
mod tile_games;
mod tile_kit;
mod tile_play;
mod tiles;
mod told;
mod train;
mod turns;
mod unique_levels;
mod walks_kit;
mod ways_of_control;
mod weighed;
#[cfg(feature = "window")]
mod whole_words;
mod window;
#[cfg(feature = "window")]
mod window_kit;
mod words_of_moves;
