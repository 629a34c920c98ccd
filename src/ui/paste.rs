//! What was pasted: the words that file managers copy for a file.

use std::path::PathBuf;

/// The file that pasted words name: what file managers copy is its path or its address.
pub fn pasted_file(words: &str) -> Option<PathBuf> {
    let line = words.lines().map(str::trim).find(|line| !line.is_empty() && !matches!(*line, "copy" | "cut"))?;
    let path = line.strip_prefix("file://").map_or_else(|| PathBuf::from(line), |path| PathBuf::from(decoded(path)));
    path.is_absolute().then_some(path)
}

/// An address with its escaped bytes (`%20`) as they are meant.
fn decoded(address: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = address.as_bytes();
    while let Some((first, others)) = rest.split_first() {
        let digits = (*first == b'%').then(|| others.get(..2)).flatten().and_then(|two| std::str::from_utf8(two).ok());
        match digits.and_then(|two| u8::from_str_radix(two, 16).ok()) {
            Some(byte) => {
                bytes.push(byte);
                rest = others.get(2..).unwrap_or_default();
            }
            None => {
                bytes.push(*first);
                rest = others;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pasted_words_name_a_file_as_file_managers_write_it() {
        for (words, path) in [
            ("/home/eva/me.jpg", Some("/home/eva/me.jpg")),
            ("copy\nfile:///home/eva/m%C3%A9%20too.jpg\n", Some("/home/eva/mé too.jpg")),
            ("file:///100%", Some("/100%")),
            ("hello", None),
            ("", None),
        ] {
            assert_eq!(pasted_file(words), path.map(PathBuf::from), "{words}");
        }
    }
}
