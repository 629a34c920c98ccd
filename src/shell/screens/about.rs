//! Version, licences, contact.

use crate::shell::screen::{Context, Screen, View};
use crate::shell::sheet::{Act, Offer, Sheet};
use crate::shell::{ChoiceKind, Zone};

/// What this program is.
#[derive(Debug)]
pub struct About;

impl Screen for About {
    fn name(&self) -> &'static str {
        "about"
    }

    fn sheet(&self, view: &View<'_>) -> Sheet {
        let t = view.texts;
        let mut sheet = Sheet::default();
        sheet.heading(t.get("program"));
        sheet.text(t.with("about-version", &[("version", env!("CARGO_PKG_VERSION").into())]));
        sheet.text(t.get("about-text"));
        sheet.text(t.with("about-licence", &[("licence", env!("CARGO_PKG_LICENSE").into())]));
        sheet.text(t.get("about-contact"));
        sheet.buttons(Zone::Main, vec![Offer::new(ChoiceKind::Cancel, t.get("back"), Act::Back)]);
        sheet
    }

    fn choose(&mut self, _act: &Act, _cx: &mut Context<'_>) {}
}
