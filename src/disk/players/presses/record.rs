//! The records of a day's file of presses (docs/presses.md): 32 bytes each, little-endian, the first four a check sum of
//! the other 28. Whatever bytes are read, each record is either the one that was written or none.

use crate::shell::{Help, InBlock, InForce, Lit, Mark, Press, PressKind, PressOutcome, Source};
use xxhash_rust::xxh3::xxh3_64;

/// The length of a record in bytes.
pub const RECORD: usize = 32;
/// The version of the format.
pub const VERSION: u8 = 2;
/// What every mark holds, so that a file is known by its first record.
const MAGIC: [u8; 8] = *b"SWPRESS\0";
/// How many bytes of a name are in one record.
const PART: usize = 20;
/// How many records a name can have; what is longer is cut off.
const MAX_PARTS: usize = 12;
/// Stands for a time that is not known.
const UNKNOWN_MS: u32 = u32::MAX;
/// Stands for no choice, and for the slot that leads one level up.
const NO_CHOICE: u16 = u16::MAX;
const LEVEL_UP: u16 = u16::MAX - 1;

const MARK: u8 = 1;
const NAME: u8 = 2;
const PRESS: u8 = 3;
const IN_FORCE: u8 = 4;
/// The flags of a press, above the two bits of its kind.
const IN_GROUP: u8 = 4;
const ASKED: u8 = 8;
const HIT: u8 = 16;
const CAME_ROUND: u8 = 32;
/// The flags of what is in force.
const TIMED: u8 = 1;
const SECOND: u8 = 2;
/// Stands for no block of a study.
const NO_BLOCK: u16 = u16::MAX;

/// A record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Record {
    /// A mark.
    Mark {
        /// What happened.
        mark: Mark,
        /// The version of the format that wrote it.
        version: u8,
        /// When, in milliseconds since 1970 in UTC.
        utc_ms: u64,
        /// How far local time is ahead of UTC from here on, in minutes.
        offset_minutes: i16,
    },
    /// A part of the name of a place.
    Name {
        /// The place's number.
        place: u32,
        /// Which part, from 0, and how many there are.
        part: u8,
        /// How many there are.
        parts: u8,
        /// Its bytes.
        bytes: Vec<u8>,
    },
    /// A press; its place is a number.
    Press {
        /// When it was pressed, in milliseconds since 1970 in UTC.
        utc_ms: u64,
        /// The number of its place.
        place: u32,
        /// Everything else; `place` is empty.
        press: Press,
    },
    /// What is in force from here on.
    InForce {
        /// When, in milliseconds since 1970 in UTC.
        utc_ms: u64,
        /// What.
        in_force: InForce,
    },
}

/// The number of a place: the lower half of the xxh3 of its name, so that it is the same in every file.
pub fn number_of(place: &str) -> u32 {
    lower(xxh3_64(place.as_bytes()))
}

fn lower(hash: u64) -> u32 {
    let [a, b, c, d, ..] = hash.to_le_bytes();
    u32::from_le_bytes([a, b, c, d])
}

/// A mark of the present version.
pub fn mark(mark: Mark, utc_ms: u64, offset_minutes: i16) -> [u8; RECORD] {
    let mut body = vec![MARK, mark as u8, VERSION, 0];
    put_time(&mut body, utc_ms);
    body.extend(offset_minutes.to_le_bytes());
    body.extend(MAGIC);
    sealed(&body)
}

/// The name of a place, in as many records as it needs.
#[expect(clippy::expect_used, reason = "there are at most MAX_PARTS parts of PART bytes")]
pub fn name(place: &str) -> Vec<[u8; RECORD]> {
    let number = number_of(place);
    let parts: Vec<&[u8]> = place.as_bytes().chunks(PART).take(MAX_PARTS).collect();
    let count = u8::try_from(parts.len()).expect("few parts");
    let part = |(index, bytes): (u8, &&[u8])| {
        let mut body = vec![NAME, index, count, u8::try_from(bytes.len()).expect("a short part")];
        body.extend(number.to_le_bytes());
        body.extend(*bytes);
        sealed(&body)
    };
    (0..count).zip(&parts).map(part).collect()
}

/// A press.
pub fn press(press: &Press, utc_ms: u64) -> [u8; RECORD] {
    let (lit, is_group) = match press.lit {
        Lit::Nothing => (NO_CHOICE, false),
        Lit::LevelUp => (LEVEL_UP, false),
        Lit::Choice(choice) => (choice.min(LEVEL_UP - 1), false),
        Lit::Group(first) => (first.min(LEVEL_UP - 1), true),
    };
    let mut flags = press.kind as u8;
    flags |= if is_group { IN_GROUP } else { 0 };
    flags |= if press.hit.is_some() { ASKED } else { 0 };
    flags |= if press.hit == Some(true) { HIT } else { 0 };
    flags |= if press.came_round { CAME_ROUND } else { 0 };
    let ms = |ms: Option<u32>| ms.map_or(UNKNOWN_MS, |ms| ms.min(UNKNOWN_MS - 1)).to_le_bytes();
    let mut body = vec![PRESS, flags, press.source as u8, press.outcome.number()];
    put_time(&mut body, utc_ms);
    body.extend(ms(press.lit_ms));
    body.extend(ms(press.held_ms));
    body.extend(number_of(&press.place).to_le_bytes());
    body.extend(lit.to_le_bytes());
    body.extend(press.took.unwrap_or(NO_CHOICE).to_le_bytes());
    body.extend([press.rung, 0]);
    sealed(&body)
}

/// What is in force from here on.
pub fn in_force(state: &InForce, utc_ms: u64) -> [u8; RECORD] {
    let is_second = state.study.is_some_and(|study| study.is_second);
    let flags = if state.timed { TIMED } else { 0 } | if is_second { SECOND } else { 0 };
    let mut body = vec![IN_FORCE, state.help as u8, state.method_number(), flags];
    put_time(&mut body, utc_ms);
    for ms in [state.interval_ms, state.hold_ms, state.repeat_ms, state.quiet_ms, state.cool_down_ms, state.lag_ms] {
        body.extend(ms.to_le_bytes());
    }
    let (block, study) = state.study.map_or((NO_BLOCK, 0), |study| (study.block, study.study));
    body.extend(block.to_le_bytes());
    body.extend(study.to_le_bytes());
    sealed(&body)
}

/// The lower 48 bits, which last for 8,900 years.
fn put_time(body: &mut Vec<u8>, utc_ms: u64) {
    body.extend(utc_ms.to_le_bytes().iter().take(6));
}

/// The record with this body, which is at most 28 bytes long.
fn sealed(body: &[u8]) -> [u8; RECORD] {
    let mut record = [0; RECORD];
    if let Some((sum, rest)) = record.split_first_chunk_mut::<4>() {
        rest.iter_mut().zip(body).for_each(|(to, from)| *to = *from);
        *sum = lower(xxh3_64(rest)).to_le_bytes();
    }
    record
}

/// Takes fields from the beginning.
struct Fields<'b>(&'b [u8]);

impl Fields<'_> {
    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (first, rest) = self.0.split_first_chunk::<N>()?;
        self.0 = rest;
        Some(*first)
    }

    fn byte(&mut self) -> Option<u8> {
        self.take::<1>().map(|[byte]| byte)
    }

    fn short(&mut self) -> Option<u16> {
        self.take().map(u16::from_le_bytes)
    }

    fn long(&mut self) -> Option<u32> {
        self.take().map(u32::from_le_bytes)
    }

    fn time(&mut self) -> Option<u64> {
        self.take::<6>().map(|[a, b, c, d, e, f]| u64::from_le_bytes([a, b, c, d, e, f, 0, 0]))
    }
}

/// The record in these bytes; none if they are not one, or one of a later version that is not known here.
pub fn read(bytes: &[u8; RECORD]) -> Option<Record> {
    let mut fields = Fields(bytes);
    let sum = fields.long()?;
    if sum != lower(xxh3_64(fields.0)) {
        return None;
    }
    match fields.byte()? {
        MARK => read_mark(fields),
        NAME => read_name(fields),
        PRESS => read_press(fields),
        IN_FORCE => read_in_force(fields),
        _ => None,
    }
}

fn read_mark(mut fields: Fields<'_>) -> Option<Record> {
    let mark = Mark::from_repr(fields.byte()?)?;
    let version = fields.byte()?;
    fields.byte()?;
    let (utc_ms, offset_minutes) = (fields.time()?, fields.take().map(i16::from_le_bytes)?);
    (fields.take()? == MAGIC).then_some(Record::Mark { mark, version, utc_ms, offset_minutes })
}

fn read_name(mut fields: Fields<'_>) -> Option<Record> {
    let (part, parts, length) = (fields.byte()?, fields.byte()?, fields.byte()?);
    let place = fields.long()?;
    let bytes = fields.0.get(..length.into())?.to_vec();
    Some(Record::Name { place, part, parts, bytes })
}

fn read_press(mut fields: Fields<'_>) -> Option<Record> {
    let (flags, source, outcome) = (fields.byte()?, fields.byte()?, fields.byte()?);
    let utc_ms = fields.time()?;
    let known = |ms: u32| (ms != UNKNOWN_MS).then_some(ms);
    let (lit_ms, held_ms, place) = (known(fields.long()?), known(fields.long()?), fields.long()?);
    let lit = match fields.short()? {
        NO_CHOICE => Lit::Nothing,
        LEVEL_UP => Lit::LevelUp,
        first if flags & IN_GROUP != 0 => Lit::Group(first),
        choice => Lit::Choice(choice),
    };
    let took = fields.short().map(|took| (took != NO_CHOICE).then_some(took))?;
    let press = Press {
        place: String::new(),
        rung: fields.byte()?,
        kind: PressKind::from_repr(flags & 3)?,
        source: Source::from_repr(source)?,
        lit,
        lit_ms,
        held_ms,
        outcome: PressOutcome::of(outcome)?,
        took,
        hit: (flags & ASKED != 0).then_some(flags & HIT != 0),
        came_round: flags & CAME_ROUND != 0,
    };
    Some(Record::Press { utc_ms, place, press })
}

fn read_in_force(mut fields: Fields<'_>) -> Option<Record> {
    let (help, method) = (Help::from_repr(fields.byte()?)?, InForce::method_of(fields.byte()?)?);
    let flags = fields.byte()?;
    let utc_ms = fields.time()?;
    let mut next = || fields.short();
    let (interval_ms, hold_ms, repeat_ms, quiet_ms) = (next()?, next()?, next()?, next()?);
    let (cool_down_ms, lag_ms, block) = (next()?, next()?, next()?);
    let study = fields.long()?;
    let study = (block != NO_BLOCK).then_some(InBlock { study, block, is_second: flags & SECOND != 0 });
    let timed = flags & TIMED != 0;
    let in_force =
        InForce { help, method, timed, interval_ms, hold_ms, repeat_ms, quiet_ms, cool_down_ms, lag_ms, study };
    Some(Record::InForce { utc_ms, in_force })
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing)]
mod tests {
    use super::super::day::Day;
    use super::*;

    /// A press of every kind, source and outcome.
    fn presses() -> Vec<Press> {
        use strum::VariantArray;
        let mut all = Vec::new();
        for (number, kind) in PressKind::VARIANTS.iter().enumerate() {
            for source in Source::VARIANTS {
                for (outcome, ..) in PressOutcome::ALL {
                    let unknown = number == 0;
                    all.push(Press {
                        place: String::new(),
                        rung: 4,
                        kind: *kind,
                        source: *source,
                        lit: [Lit::Nothing, Lit::LevelUp, Lit::Choice(0), Lit::Group(399)][number],
                        lit_ms: (!unknown).then_some(1_234_567),
                        held_ms: (!unknown).then_some(0),
                        outcome,
                        took: (!unknown).then_some(65_000),
                        hit: [None, Some(true), Some(false), None][number],
                        came_round: unknown,
                    });
                }
            }
        }
        all
    }

    #[test]
    fn what_is_written_is_read() {
        for one in presses() {
            let read = read(&press(&one, 1_790_000_000_123)).unwrap();
            assert_eq!(read, Record::Press { utc_ms: 1_790_000_000_123, place: number_of(""), press: one });
        }
        let begin = mark(Mark::Begin, 7, -570);
        let expected = Record::Mark { mark: Mark::Begin, version: VERSION, utc_ms: 7, offset_minutes: -570 };
        assert_eq!(read(&begin), Some(expected));
        let place = "board a-game-with-a-long-name/and-its-level";
        let bytes: Vec<u8> = name(place)
            .iter()
            .flat_map(|part| match read(part) {
                Some(Record::Name { bytes, place: number, .. }) if number == number_of(place) => bytes,
                _ => Vec::new(),
            })
            .collect();
        assert_eq!(bytes, place.as_bytes());
        assert_eq!(name(&"long".repeat(1_000)).len(), MAX_PARTS);
    }

    #[test]
    fn what_is_in_force_is_read_back() {
        let study = InBlock { study: 4_000_000_000, block: 23, is_second: true };
        for (method, (help, study)) in (0..8)
            .filter_map(InForce::method_of)
            .zip([(Help::With, None), (Help::Alone, Some(study))].into_iter().cycle())
        {
            let state = InForce {
                help,
                method,
                timed: study.is_some(),
                interval_ms: 20_000,
                hold_ms: 2,
                repeat_ms: 3,
                quiet_ms: 5_000,
                cool_down_ms: 5,
                lag_ms: 6,
                study,
            };
            let expected = Record::InForce { utc_ms: 1_790_000_000_123, in_force: state };
            assert_eq!(read(&in_force(&state, 1_790_000_000_123)), Some(expected));
        }
    }

    #[test]
    fn what_a_newer_version_wrote_is_read_as_far_as_it_is_known_and_told() {
        let mut body = mark(Mark::Begin, 7, 60)[4..].to_vec();
        body[2] = VERSION + 1;
        let unknown = sealed(&[99, 1, 2, 3]);
        let bytes = [sealed(&body), unknown, press(&presses()[0], 9)].concat();
        let day = Day::of(&bytes, std::path::Path::new("2026-11-25.presses"));
        assert_eq!(day.rows.len(), 2);
        let told: Vec<String> = day.problems.iter().map(|problem| problem.message()).collect();
        assert!(told.len() == 1 && told[0].contains("newer version"), "{told:?}");
    }

    #[test]
    fn a_record_with_a_flipped_bit_is_none() {
        for record in [press(&presses()[50], 1_790_000_000_123), mark(Mark::End, 9, 60), name("board sokoban/03")[0]] {
            for bit in 0..RECORD * 8 {
                let mut hurt = record;
                hurt[bit / 8] ^= 1 << (bit % 8);
                assert_eq!(read(&hurt), None, "bit {bit}");
            }
        }
        assert_eq!(read(&[0; RECORD]), None);
    }
}
