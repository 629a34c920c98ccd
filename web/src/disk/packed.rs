//! What files hold: their bytes, or a part of what stays compressed until somebody reads it. The files of a game lie together,
//! and only those of one game are unpacked at a time.

use super::Bytes;
use flate2::{Decompress, FlushDecompress, Status};
use std::io::{self, ErrorKind};
use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError, Weak};

/// No game ships with more bytes than this.
const MOST_UNPACKED: usize = 64 << 20;

/// Of what, and its bytes.
type Open = Option<(Weak<Packed>, Arc<Vec<u8>>)>;
/// What was unpacked last.
static OPEN: Mutex<Open> = Mutex::new(None);

/// Files one behind the other, compressed.
#[derive(Debug)]
pub struct Packed {
    body: Bytes,
    /// How many bytes they are unpacked.
    length: usize,
}

impl Packed {
    fn unpacked(self: &Arc<Self>) -> io::Result<Arc<Vec<u8>>> {
        let mut open = OPEN.lock().unwrap_or_else(PoisonError::into_inner);
        let this = Arc::downgrade(self);
        if let Some((_, bytes)) = open.as_ref().filter(|(of, _)| of.ptr_eq(&this)) {
            return Ok(Arc::clone(bytes));
        }
        // the two are not in memory together
        *open = None;
        let mut bytes = Vec::with_capacity(self.length);
        let status = Decompress::new(false).decompress_vec(&self.body, &mut bytes, FlushDecompress::Finish)?;
        if status != Status::StreamEnd || bytes.len() != self.length {
            return Err(ErrorKind::InvalidData.into());
        }
        let bytes = Arc::new(bytes);
        *open = Some((this, Arc::clone(&bytes)));
        Ok(bytes)
    }
}

/// What a file holds.
#[derive(Debug, Clone)]
pub enum Content {
    /// These bytes.
    Plain(Bytes),
    /// This part of what is packed.
    Packed(Arc<Packed>, Range<usize>),
}

impl Content {
    /// How many bytes it is.
    pub fn length(&self) -> usize {
        match self {
            Self::Plain(bytes) => bytes.len(),
            Self::Packed(_, part) => part.len(),
        }
    }

    /// Its bytes.
    ///
    /// # Errors
    /// They are packed, and damaged.
    pub fn bytes(&self) -> io::Result<Bytes> {
        match self {
            Self::Plain(bytes) => Ok(bytes.clone()),
            Self::Packed(packed, part) => Ok(Bytes::part(&packed.unpacked()?, part.clone())),
        }
    }
}

impl<T: Into<Bytes>> From<T> for Content {
    fn from(bytes: T) -> Self {
        Self::Plain(bytes.into())
    }
}

impl PartialEq for Content {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            // what is the same is not unpacked to see that it is
            (Self::Packed(one, part), Self::Packed(two, same)) if Arc::ptr_eq(one, two) => part == same,
            _ if self.length() != other.length() => false,
            _ => matches!((self.bytes(), other.bytes()), (Ok(one), Ok(two)) if one == two),
        }
    }
}

impl Eq for Content {}

/// The files of a game as a pack has them (tests/setup/pack.py): for each a line `LENGTH PATH`, an empty line, and their bytes one
/// behind the other, compressed. None where this is something else.
pub fn packed(all: &Bytes) -> Option<Vec<(String, Content)>> {
    let (mut files, mut at, mut length) = (Vec::new(), 0, 0_usize);
    loop {
        let rest = all.get(at..)?;
        let end = rest.iter().position(|byte| *byte == b'\n')?;
        let line = std::str::from_utf8(rest.get(..end)?).ok()?;
        at += end + 1;
        if line.is_empty() {
            break;
        }
        let (bytes, path) = line.split_once(' ')?;
        let end = length.checked_add(bytes.parse().ok()?).filter(|end| *end <= MOST_UNPACKED)?;
        files.push((path.to_owned(), length..end));
        length = end;
    }
    let packed = Arc::new(Packed { body: all.after(at), length });
    Some(files.into_iter().map(|(path, part)| (path, Content::Packed(Arc::clone(&packed), part))).collect())
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use flate2::{Compress, Compression, FlushCompress};

    /// Two files, packed.
    fn two(first: &str, second: &str) -> Bytes {
        let mut pack = format!("{} rules.xml\n{} LEVELS/01/level.xml\n\n", first.len(), second.len()).into_bytes();
        let mut body = Vec::with_capacity(1000);
        let plain = format!("{first}{second}");
        Compress::new(Compression::best(), false)
            .compress_vec(plain.as_bytes(), &mut body, FlushCompress::Finish)
            .unwrap();
        pack.extend(body);
        pack.into()
    }

    #[test]
    fn files_that_are_packed_are_read_again_and_again() {
        let [one, two] = [two("rules", "level"), two("other rules", "")].map(|pack| packed(&pack).unwrap());
        for _ in 0..2 {
            let read = |(path, content): &(String, Content)| {
                assert_eq!(content.length(), content.bytes().unwrap().len());
                (path.clone(), String::from_utf8(content.bytes().unwrap().to_vec()).unwrap())
            };
            let named = |path: &str, text: &str| (path.to_owned(), text.to_owned());
            let known: Vec<_> = one.iter().map(read).collect();
            assert_eq!(known, [named("rules.xml", "rules"), named("LEVELS/01/level.xml", "level")]);
            let known: Vec<_> = two.iter().map(read).collect();
            assert_eq!(known, [named("rules.xml", "other rules"), named("LEVELS/01/level.xml", "")]);
        }
    }

    #[test]
    fn contents_are_equal_where_their_bytes_are() {
        let contents = |pack| packed(&pack).unwrap().into_iter().map(|(_, content)| content).collect::<Vec<_>>();
        let (known, again) = (contents(two("rules", "level")), contents(two("rules", "other")));
        let plain = |text: &str| Content::from(text.as_bytes().to_vec());
        assert_eq!(known.first(), known.clone().first());
        assert_eq!(known.first(), again.first());
        assert_ne!(known.last(), again.last());
        assert_eq!(known, [plain("rules"), plain("level")]);
        assert_ne!(known.first(), known.last());
    }

    #[test]
    fn what_is_damaged_is_no_file_or_cannot_be_read() {
        let pack = two("rules", "level");
        let index = pack.windows(2).position(|two| two == b"\n\n").unwrap() + 2;
        for cut in 0..pack.len() {
            match packed(&pack.get(..cut).unwrap().to_vec().into()) {
                None => assert!(cut < index, "{cut}"),
                Some(files) => assert!(files.iter().all(|(_, content)| content.bytes().is_err()), "{cut}"),
            }
        }
        let of = |text: &str| packed(&text.as_bytes().to_vec().into());
        assert!(of(&format!("{} a\n\n", usize::MAX)).is_none() && of("-1 a\n\n").is_none() && of("many\n\n").is_none());
    }
}
