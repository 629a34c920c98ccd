//! Tests of rules one.
