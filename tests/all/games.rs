//! Tests of games.
