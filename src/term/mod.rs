//! The same pages as text.
