//! Saving, and what to do if another program wrote the file in the meantime. Edits are kept until they are saved.

use super::sketch::Sketch;
use super::{Editor, EditorPage};
use crate::shell::context::Context;
use crate::shell::report::{Open, Report};
use crate::shell::{Notice, NoticeKind, Written};

/// Whether the changes of another program may be overwritten.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Overwrite {
    OnlyMine,
    Whatever,
}

impl Editor {
    pub(super) fn is_changed(&self) -> bool {
        self.sketch.as_ref().is_ok_and(Sketch::is_changed)
    }

    pub(super) fn leave_or_ask(&mut self, cx: &mut Context<'_>) {
        if self.is_changed() { self.show(EditorPage::Leaving, cx) } else { self.go_back(cx) }
    }

    /// Returns to the author's screen, at the level that was made here if there is one.
    pub(super) fn go_back(&self, cx: &mut Context<'_>) {
        if self.is_new {
            let (game, level) = (self.id.clone(), Some(self.level.clone()));
            cx.report(Report::ReplaceTwo(Open::Author { game, level }));
        } else {
            cx.report(Report::Back);
        }
    }

    /// Takes over the result of the newest check of the game.
    pub(super) fn take_found(&mut self, cx: &mut Context<'_>) {
        let newest = cx.store.examined().filter(|found| found.entry.id == self.id && found.number > 0);
        if let Some(newest) = newest {
            self.found = Some(newest.entry.problems);
        }
    }

    pub(super) fn save(&mut self, cx: &mut Context<'_>) {
        self.write(Overwrite::OnlyMine, cx);
    }

    pub(super) fn write_mine(&mut self, cx: &mut Context<'_>) {
        self.write(Overwrite::Whatever, cx);
    }

    fn write(&mut self, over: Overwrite, cx: &mut Context<'_>) {
        let Ok(sketch) = &mut self.sketch else { return };
        let Some(bytes) = cx.check(sketch.to_bytes()) else { return self.stay(cx) };
        let known = sketch.known().to_vec();
        let known = (over == Overwrite::OnlyMine).then_some(known.as_slice());
        let written = cx.store.write_level_file(&self.id, &self.level, known, &bytes);
        match cx.check(written) {
            Some(Written::Yes) => {
                cx.check(sketch.saved(bytes));
                let text = cx.texts.with("edit-saved", &[("file", sketch.file().into())]);
                self.told = None;
                self.after(text, cx);
            }
            Some(Written::Changed) => self.show(EditorPage::Changed, cx),
            None => self.stay(cx),
        }
    }

    /// Something failed: shows the board and the problem.
    fn stay(&mut self, cx: &mut Context<'_>) {
        self.leaves = false;
        self.show(EditorPage::Board, cx);
    }

    /// Something succeeded: says so, and leaves if that was asked for.
    fn after(&mut self, text: String, cx: &mut Context<'_>) {
        let notice = Notice { text, kind: NoticeKind::Result };
        if std::mem::take(&mut self.leaves) {
            self.go_back(cx);
        } else {
            self.show(EditorPage::Board, cx);
        }
        cx.report(Report::Instead(notice));
    }

    /// Takes over what is in the file now; the edits are lost.
    pub(super) fn take_theirs(&mut self, cx: &mut Context<'_>) {
        let read = cx.store.level_file(&self.id, &self.level);
        let Some(file) = cx.check(read) else { return self.stay(cx) };
        let Some(sketch) = cx.check(Sketch::read(&file.path, file.bytes)) else { return self.stay(cx) };
        self.sketch = Ok(sketch);
        self.told = None;
        let layers = self.sketch.as_ref().map_or(0, |sketch| sketch.layout().matrices.len());
        if self.layer < layers {
            self.take_layer(self.layer, cx.texts)
        } else {
            self.begin_at("state", cx.texts)
        }
        self.after(cx.texts.get("edit-reread"), cx);
    }

    /// Something changed in the folder: takes over a file that another program wrote if nothing is lost by it,
    /// otherwise reports it once.
    pub(super) fn look_at_file(&mut self, cx: &mut Context<'_>) {
        let Ok(file) = cx.store.level_file(&self.id, &self.level) else { return };
        let known = self.sketch.as_ref().ok().map(Sketch::known);
        if known == Some(file.bytes.as_slice()) || self.told.as_ref() == Some(&file.bytes) {
            return;
        }
        if self.is_changed() {
            self.told = Some(file.bytes);
            cx.notice(NoticeKind::Trouble, cx.texts.get("edit-changed-meanwhile"));
        } else if Sketch::read(&file.path, file.bytes.clone()).is_ok() {
            self.take_theirs(cx);
        } else {
            self.told = Some(file.bytes);
            cx.notice(NoticeKind::Trouble, cx.texts.get("edit-faulty-meanwhile"));
        }
    }

    /// Makes a copy of the edited level under the next free name, and continues with that.
    pub(super) fn new_level(&mut self, cx: &mut Context<'_>) {
        let Ok(sketch) = &self.sketch else { return };
        let Some(bytes) = cx.check(sketch.to_bytes()) else { return };
        let made = cx.store.copy_level(&self.id, &self.level, &bytes);
        let Some(level) = cx.check(made) else { return };
        let read = cx.store.level_file(&self.id, &level);
        let Some(file) = cx.check(read) else { return };
        let Some(sketch) = cx.check(Sketch::read(&file.path, file.bytes)) else { return };
        let args = [("level", level.clone().into()), ("from", self.level.clone().into())];
        let text = cx.texts.with("edit-new-level-made", &args);
        self.sketch = Ok(sketch);
        self.level = level;
        self.is_new = true;
        self.told = None;
        self.after(text, cx);
    }
}
