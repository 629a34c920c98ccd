//! A point in time with its offset from UTC, as saves hold it (RFC 3339). Never reads a clock.

use jiff::Timestamp;
use jiff::tz::{Offset, TimeZone};
use std::fmt;
use std::str::FromStr;

/// When something happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Time {
    /// Milliseconds since 1970-01-01 UTC.
    pub utc_ms: i64,
    /// How far local time was ahead of UTC, in seconds.
    pub offset_seconds: i32,
}

impl Time {
    /// This point in time, to the millisecond.
    pub fn of(zoned: &jiff::Zoned) -> Self {
        Self { utc_ms: zoned.timestamp().as_millisecond(), offset_seconds: zoned.offset().seconds() }
    }

    /// The local date, `2026-11-21`.
    pub fn date(&self) -> String {
        self.local().map_or_else(String::new, |z| z.date().to_string())
    }

    /// The local date and time of day for a reader, `2026-11-21 05:04:03`.
    pub fn show(&self) -> String {
        self.local().map_or_else(String::new, |z| z.strftime("%Y-%m-%d %H:%M:%S").to_string())
    }

    fn local(&self) -> Option<jiff::Zoned> {
        let offset = Offset::from_seconds(self.offset_seconds).ok()?;
        Some(Timestamp::from_millisecond(self.utc_ms).ok()?.to_zoned(TimeZone::fixed(offset)))
    }
}

/// What is wrong with the text of a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TimeFault;

impl fmt::Display for TimeFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a time is written as 2026-11-21T05:04:03.250+01:00")
    }
}

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.local() {
            Some(zoned) => write!(f, "{}", zoned.strftime("%Y-%m-%dT%H:%M:%S.%3f%:z")),
            None => write!(f, "1970-01-01T00:00:00.000+00:00"),
        }
    }
}

impl FromStr for Time {
    type Err = TimeFault;

    /// Reads RFC 3339; a time without an offset (the original program's) is taken as UTC.
    fn from_str(text: &str) -> Result<Self, TimeFault> {
        let pieces = jiff::fmt::temporal::DateTimeParser::new().parse_pieces(text.trim()).map_err(|_| TimeFault)?;
        let offset = pieces.to_numeric_offset().unwrap_or(Offset::UTC);
        let time = pieces.time().ok_or(TimeFault)?;
        let stamp = offset.to_timestamp(pieces.date().to_datetime(time)).map_err(|_| TimeFault)?;
        Ok(Self { utc_ms: stamp.as_millisecond(), offset_seconds: offset.seconds() })
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn is_written_as_it_was_read() {
        for text in ["2026-11-21T05:04:03.250+01:00", "1999-12-31T23:59:59.999-09:30", "2026-01-01T00:00:00.000+00:00"]
        {
            assert_eq!(text.parse::<Time>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn other_spellings_are_read() {
        let utc: Time = "2010-05-06T07:08:09Z".parse().unwrap();
        assert_eq!(utc.offset_seconds, 0);
        assert_eq!("2010-05-06T07:08:09.1234567".parse::<Time>().unwrap().utc_ms, utc.utc_ms + 123);
        assert_eq!("2010-05-06T09:08:09+02:00".parse::<Time>().unwrap().utc_ms, utc.utc_ms);
        for bad in ["", "yesterday", "2010-05-06", "2010-13-06T07:08:09Z"] {
            assert_eq!(bad.parse::<Time>(), Err(TimeFault), "{bad}");
        }
    }
}
