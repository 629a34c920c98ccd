//! Tests of saves.
