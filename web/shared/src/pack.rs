//! Packs of files, such as those of a game: for each file a line `LENGTH PATH`, then its bytes. Packs one behind the other
//! are a pack.

use std::ops::Range;

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
}
