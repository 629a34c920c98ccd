//! Tests of bad games.
