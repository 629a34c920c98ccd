//! What can be known of a level before it is searched. Proven: that the order of its moves does not matter (`commuting_moves`), that its
//! moves only carry words (`sliding`). Learnt by playing, as a guide that proves nothing: which words are pieces (`piece_kinds`), how far a
//! piece is from a goal (`single_piece_distances`), which piece merely walks about (`macro_moves`), which pieces are stuck together
//! (`deadlocks`).

pub mod commuting_moves;
pub mod deadlocks;
pub mod macro_moves;
pub mod piece_kinds;
pub mod single_piece_distances;
pub mod sliding;
