//! Tests of tiles.
