//! Tests of rules two.
