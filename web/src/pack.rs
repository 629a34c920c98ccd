//! The pack of the games, the manual and what else the worker reads: for each file a line `LENGTH PATH`, then its bytes.

/// The files of a pack whose path begins so; none where the pack is damaged.
pub fn read(mut pack: &[u8], under: &str) -> Option<Vec<(String, Vec<u8>)>> {
    let mut files = Vec::new();
    while !pack.is_empty() {
        let end = pack.iter().position(|byte| *byte == b'\n')?;
        let (head, rest) = pack.split_at_checked(end)?;
        let (length, path) = std::str::from_utf8(head).ok()?.split_once(' ')?;
        let (bytes, rest) = rest.get(1..)?.split_at_checked(length.parse().ok()?)?;
        if path.starts_with(under) {
            files.push((path.to_owned(), bytes.to_vec()));
        }
        pack = rest;
    }
    Some(files)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    #[test]
    fn a_pack_is_read_whole_or_not_at_all() {
        let pack = b"5 games/a/rules.xml\nrules0 help/en.md\n";
        let files = super::read(pack, "").unwrap();
        assert_eq!(files, [("games/a/rules.xml".to_owned(), b"rules".to_vec()), ("help/en.md".to_owned(), Vec::new())]);
        assert!(super::read(&pack[..10], "").is_none() && super::read(&pack[..22], "").is_none());
        assert_eq!(super::read(pack, "help/").unwrap(), files[1..]);
    }

    #[test]
    fn the_first_puzzle_comes_before_all_other_games() {
        let first = format!("const FIRST = '{}';", switchboard::shell::FIRST_PUZZLE.0);
        assert!(include_str!("../www/app.js").contains(&first), "{first}");
    }
}
