//! Packs of files, such as those of a game: for each file a line `LENGTH PATH`, then its bytes. Packs one behind the other
//! are a pack.

use std::ops::Range;

/// The longest line before a file, in bytes: longer ones are no pack's.
const LONGEST_LINE: usize = 4096;

/// These files as a pack.
pub fn write<Bytes: AsRef<[u8]>>(files: &[(String, Bytes)]) -> Vec<u8> {
    let mut pack = Vec::new();
    for (path, bytes) in files {
        let bytes = bytes.as_ref();
        pack.extend(format!("{} {path}\n", bytes.len()).into_bytes());
        pack.extend(bytes);
    }
    pack
}

/// The paths of the files in a pack, and where in it their bytes are; none where the pack is damaged.
pub fn parts(pack: &[u8]) -> Option<Vec<(String, Range<usize>)>> {
    let (mut parts, mut at) = (Vec::new(), 0);
    while let Some(rest) = pack.get(at..).filter(|rest| !rest.is_empty()) {
        let end = rest.iter().position(|byte| *byte == b'\n')?;
        let (length, path) = std::str::from_utf8(rest.get(..end)?).ok()?.split_once(' ')?;
        let begin = at + end + 1;
        let part = begin..begin.checked_add(length.parse().ok()?)?;
        pack.get(part.clone())?;
        at = part.end;
        parts.push((path.to_owned(), part));
    }
    Some(parts)
}

/// The files of a pack; none where the pack is damaged.
pub fn read(pack: &[u8]) -> Option<Vec<(String, Vec<u8>)>> {
    let file = |(path, part)| Some((path, pack.get::<Range<usize>>(part)?.to_vec()));
    parts(pack)?.into_iter().map(file).collect()
}

/// A pack that comes piece by piece.
#[derive(Debug, Default)]
pub struct Coming {
    /// What came of a file whose end has not come.
    rest: Vec<u8>,
}

impl Coming {
    /// The files that are whole with this piece; none where the pack is damaged.
    pub fn take(&mut self, piece: &[u8]) -> Option<Vec<(String, Vec<u8>)>> {
        self.rest.extend(piece);
        let mut whole = 0;
        let mut files = Vec::new();
        while let Some(rest) = self.rest.get(whole..).filter(|rest| !rest.is_empty()) {
            let Some(end) = rest.iter().take(LONGEST_LINE).position(|byte| *byte == b'\n') else {
                if rest.len() < LONGEST_LINE {
                    break;
                }
                return None;
            };
            let (length, path) = std::str::from_utf8(rest.get(..end)?).ok()?.split_once(' ')?;
            let after = (end + 1).checked_add(length.parse().ok()?)?;
            let Some(bytes) = rest.get(end + 1..after) else { break };
            files.push((path.to_owned(), bytes.to_vec()));
            whole += after;
        }
        self.rest.drain(..whole);
        Some(files)
    }

    /// Whether nothing is missing of the files that have begun.
    pub fn is_whole(&self) -> bool {
        self.rest.is_empty()
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    #[test]
    fn a_pack_is_read_whole_or_not_at_all() {
        let pack = b"5 games/a/rules.xml\nrules0 help/en.md\n";
        let files = super::read(pack).unwrap();
        assert_eq!(files, [("games/a/rules.xml".to_owned(), b"rules".to_vec()), ("help/en.md".to_owned(), Vec::new())]);
        assert!(super::read(&pack[..10]).is_none() && super::read(&pack[..22]).is_none());
        assert_eq!(super::write(&files), pack);
    }

    #[test]
    fn a_pack_that_comes_in_pieces_has_the_same_files_wherever_it_is_cut() {
        let pack = b"5 games/a/rules.xml\nrules0 help/en.md\n2 b\n\n1";
        let files = super::read(pack).unwrap();
        for cut in 0..=pack.len() {
            let mut coming = super::Coming::default();
            let mut came = coming.take(&pack[..cut]).unwrap();
            assert_eq!(coming.is_whole(), super::read(&pack[..cut]).is_some(), "{cut}");
            came.extend(coming.take(&pack[cut..]).unwrap());
            assert!(came == files && coming.is_whole(), "{cut}");
        }
        assert!(super::Coming::default().take(&[b'1'; 5000]).is_none());
        assert!(super::Coming::default().take(b"many files\n").is_none());
    }
}
