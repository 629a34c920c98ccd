//! The scanner: choices in groups, methods, timing, the switch filter. Pure; time is an argument. Knows no games.
