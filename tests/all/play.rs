//! Tests of play.
