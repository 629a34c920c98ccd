//! Tests of languages.
