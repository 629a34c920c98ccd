//! Tests of authoring.
