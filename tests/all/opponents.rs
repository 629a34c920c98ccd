//! Tests of opponents.
