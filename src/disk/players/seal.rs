//! A check sum in the last line of an XML file, as a comment that every XML reader ignores. Files of earlier versions have none and are
//! accepted.

const BEGIN: &str = "<!-- check ";
const END: &str = " -->";
/// How many digits it has.
const DIGITS: usize = 16;

/// What the last line says about the rest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seal {
    /// It has no check sum.
    None,
    /// The file is as it was written.
    Right,
    /// The file was changed since it was written.
    Wrong,
}

/// `text` followed by its check sum.
pub fn seal(text: &str) -> String {
    format!("{text}{BEGIN}{:016x}{END}\n", sum(text))
}

/// Whether a file is as it was written.
pub fn check(bytes: &[u8]) -> Seal {
    let Ok(text) = std::str::from_utf8(bytes) else { return Seal::None };
    let Some((before, rest)) = text.rfind(BEGIN).map(|at| text.split_at(at)) else {
        // a last line of exactly this length was a check sum
        let is_spoilt = text.lines().next_back().is_some_and(|line| line.len() == BEGIN.len() + DIGITS + END.len());
        return if is_spoilt { Seal::Wrong } else { Seal::None };
    };
    if rest == format!("{BEGIN}{:016x}{END}\n", sum(before)) { Seal::Right } else { Seal::Wrong }
}

fn sum(text: &str) -> u64 {
    xxhash_rust::xxh3::xxh3_64(text.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_flipped_bit_is_seen() {
        let text = "<Settings>\n  <Setting name=\"scan\">1500</Setting>\n</Settings>\n";
        let sealed = seal(text);
        assert_eq!((check(sealed.as_bytes()), check(text.as_bytes())), (Seal::Right, Seal::None));
        for bit in 0..sealed.len() * 8 {
            let mut bytes = sealed.clone().into_bytes();
            if let Some(byte) = bytes.get_mut(bit / 8) {
                *byte ^= 1 << (bit % 8);
            }
            // bytes that are not text are refused where they are read
            assert!(check(&bytes) == Seal::Wrong || std::str::from_utf8(&bytes).is_err(), "bit {bit}");
        }
        assert_eq!(check(seal("").as_bytes()), Seal::Right);
    }
}
