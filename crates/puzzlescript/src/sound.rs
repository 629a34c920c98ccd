//! The numbers of SOUNDS: each stands for a kind of sound and for a variation of it. Only the kind is played here.

/// The kinds by the last digit of a number (PuzzleScript's documentation, "Sounds": each button beside the editor makes
/// numbers of one kind). 8 stands for a sound of any kind.
const KINDS: [&str; 10] = ["Coin", "Shot", "Explosion", "PowerUp", "Hit", "Jump", "Blip", "Push", "", "Bird"];

/// The program's own sound for this number; none if it is not a number.
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
