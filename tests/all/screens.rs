//! Tests of screens.
