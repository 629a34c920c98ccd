//! Tests of scan.
