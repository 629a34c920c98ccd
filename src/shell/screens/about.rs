//! Version, licences, contact.

use crate::narrate::Texts;
use crate::shell::Zone;
use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::screen::{Input, Screen, Taken};
use std::convert::Infallible;

/// What this program is.
#[derive(Debug)]
pub struct About;

/// Where the person who distributes this copy can be reached: `repository` of Cargo.toml; empty if none is given.
const ADDRESS: &str = env!("CARGO_PKG_REPOSITORY");

/// Whom to contact.
fn contact(t: Texts) -> String {
    if ADDRESS.is_empty() {
        t.get("about-contact")
    } else {
        t.with("about-contact-address", &[("address", ADDRESS.into())])
    }
}

impl Screen for About {
    type Choice = Infallible;

    fn name(&self) -> &'static str {
        "about"
    }

    fn content(&self, view: &View<'_>) -> Content<Infallible> {
        let t = view.texts;
        let mut content = Content::default();
        content.heading(t.get("program"));
        content.text(t.with("about-version", &[("version", env!("CARGO_PKG_VERSION").into())]));
        content.text(t.get("about-text"));
        content.text(t.with("about-licence", &[("licence", env!("CARGO_PKG_LICENSE").into())]));
        content.text(contact(t));
        content.buttons(Zone::Main, vec![Offer::back(t.get("back"))]);
        content
    }

    fn update(&mut self, _input: Input<Infallible>, _cx: &mut Context<'_>) -> Taken {
        Taken::No
    }
}
