//! What the fuzz targets run. The bodies, and the evaluators they are compared with, are those of the tests.
#![allow(dead_code)]

#[path = "../../all/literal.rs"]
mod literal;
#[path = "../../all/puzzle_kit.rs"]
mod puzzle_kit;
#[path = "../../all/rules_kit.rs"]
mod rules_kit;
#[path = "../../all/rules_one_random.rs"]
mod rules_one_random;
#[path = "../../all/rules_two_random.rs"]
mod rules_two_random;
#[path = "../targets.rs"]
pub mod targets;
