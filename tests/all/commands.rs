//! Tests of commands.
