//! Tests of players.
