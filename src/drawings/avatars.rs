//! The pictures of the avatars in `shell::AVATARS`. Drawn for this program.

/// The SVG text of the avatar of this name.
pub fn picture(name: &str) -> Option<&'static str> {
    macro_rules! avatars {
        ($($name:literal)*) => {
            match name {
                $($name => Some(include_str!(concat!("../../assets/avatars/", $name, ".svg"))),)*
                _ => None,
            }
        };
    }
    avatars!("fox" "cat" "dog" "bear" "owl" "frog" "rabbit" "fish" "robot" "star" "flower" "rocket")
}

#[cfg(test)]
mod tests {
    use crate::shell::AVATARS;

    #[test]
    fn every_avatar_has_a_picture() {
        for name in AVATARS {
            assert!(super::picture(name).is_some(), "{name}");
        }
        assert!(super::picture("nobody").is_none());
    }
}
