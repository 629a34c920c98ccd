//! What the numbers of SOUNDS stand for: a kind of sound, and how just this one differs from others of its kind. Only the kind is
//! heard here.

/// The kinds, as the last digit of a number tells them (PuzzleScript's documentation, "Sounds": the buttons beside the editor make
/// numbers of a kind each). At 8 stands one that is of any kind.
const KINDS: [&str; 10] = ["Coin", "Shot", "Explosion", "PowerUp", "Hit", "Jump", "Blip", "Push", "", "Bird"];

/// The program's own sound that stands for this number; none where it is no number.
pub fn kind(seed: &str) -> Option<&'static str> {
    let mut digits = seed.chars().rev().map(|digit| digit.to_digit(10));
    let of = |digit: u32| KINDS.get(usize::try_from(digit).ok()?).copied();
    let last = of(digits.next()??)?;
    if last.is_empty() { of(digits.next().flatten().unwrap_or(0) % 8) } else { Some(last) }
}

#[cfg(test)]
mod tests {
    use super::kind;

    #[test]
    fn the_last_digit_tells_the_kind() {
        for (seed, wanted) in [("36772507", "Push"), ("0", "Coin"), ("99", "Bird"), ("1238", "PowerUp"), ("8", "Coin")]
        {
            assert_eq!(kind(seed), Some(wanted), "{seed}");
        }
        assert_eq!((kind(""), kind("x")), (None, None));
    }
}
