//! Tests of game folders.
