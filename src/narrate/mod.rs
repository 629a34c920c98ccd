//! States, moves, choices and problems in words, in four languages.
