//! Analysis of rules, search, hints, generation of levels.
