//! A session: timeline, undo, attempts, clock; the save format; tables and statistics.
