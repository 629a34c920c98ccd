//! Makes a player's picture of a file from outside: drawn in the process that draws strangers' pictures, and encoded anew from its pixels.

use super::draw::{Fit, Refusal};
use super::process::Draughtsman;
use super::studio::LONGEST;
use crate::shell::{NotTaken, PORTRAIT_SIDE, Remaker};
use std::path::PathBuf;

/// Draws with a process of this program.
#[derive(Debug, Clone)]
pub struct Portraitist {
    program: PathBuf,
}

impl Portraitist {
    /// `program` is the path of this program; it is run again for drawing.
    pub const fn new(program: PathBuf) -> Self {
        Self { program }
    }
}

impl Remaker for Portraitist {
    fn remade(&self, bytes: &[u8]) -> Result<Vec<u8>, NotTaken> {
        let size = ((PORTRAIT_SIDE, PORTRAIT_SIDE), Fit::Whole);
        let drawn = Draughtsman::new(self.program.clone()).draw(bytes, size, LONGEST);
        let frames = drawn.map_err(|refusal| match refusal {
            Refusal::Unreadable => NotTaken::Unreadable,
            Refusal::TooSlow => NotTaken::TooSlow,
        })?;
        // of one that moves the first
        let first = frames.first().ok_or(NotTaken::Unreadable)?;
        first.pixels.encode_png().map_err(|_| NotTaken::Unreadable)
    }
}
