//! Tile-map games from tiles.json.
