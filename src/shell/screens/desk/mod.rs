//! The desk of who helps: a therapist, a teacher, a parent. Everything here is about the learner who was chosen last.

mod copy;
mod door;
mod doors;
mod games;
mod goes;
mod notes;
mod reach;
mod songs;
mod start;
mod study;
mod suggests;
mod who;

use crate::shell::context::Context;
use crate::shell::report::DeskPage;
use crate::shell::screen::{AnyScreen, boxed};

/// The page of the desk.
pub fn make(page: DeskPage, cx: &mut Context<'_>) -> Box<dyn AnyScreen> {
    match page {
        DeskPage::Door => boxed(door::Door::new(cx)),
        DeskPage::Start => boxed(start::Start),
        DeskPage::Copy => boxed(copy::CopyScreen::new(cx)),
        DeskPage::Who => boxed(who::Who::new(cx)),
        DeskPage::Games => boxed(games::SeenScreen::new(cx)),
        DeskPage::Reach => boxed(reach::ReachScreen),
        DeskPage::Songs => boxed(songs::SongsScreen::new(cx)),
        DeskPage::Goes => boxed(goes::GoesScreen::new(cx)),
        DeskPage::Study => boxed(study::StudyScreen::new(cx)),
        DeskPage::Suggests => boxed(suggests::SuggestsScreen::new(cx)),
        DeskPage::Notes => boxed(notes::NotesScreen::new(cx)),
        DeskPage::Doors => boxed(doors::DoorsScreen::new(cx)),
    }
}
