//! Tests of looks.
