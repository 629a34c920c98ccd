//! Tests of window.
