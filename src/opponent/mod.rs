//! Computer players and tournaments.
