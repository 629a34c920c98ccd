//! How safely a browser keeps what is played.

/// What is known of it, where the program runs in a browser.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Keeping {
    /// The browser promised to keep it.
    Promised,
    /// The page is installed as an app, whose files browsers leave alone.
    Installed,
    /// The browser may remove it.
    Forgets,
}

impl Keeping {
    /// The name of its text: what is to be told and done.
    pub fn text(self) -> String {
        format!("keeping-{}", <&str>::from(self))
    }
}
