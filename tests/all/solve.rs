//! Tests of solve.
