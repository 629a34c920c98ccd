//! What can be known of a level before it is searched. Proven: that the order of its moves is of no matter (`commuting_moves`), that its
//! moves only carry words (`sliding`). Learnt by playing, as a guide that proves nothing: what is a piece (`piece_kinds`), how far one
//! is from a goal (`single_piece_distances`), who merely walks about (`macro_moves`), what is stuck together (`deadlocks`).

pub mod commuting_moves;
pub mod deadlocks;
pub mod macro_moves;
pub mod piece_kinds;
pub mod single_piece_distances;
pub mod sliding;
