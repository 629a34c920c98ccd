//! The program free of any toolkit: signals in, pages out. Screens report events, parents decide, pages only read.
//! Never touches files, the clock, the environment or chance it was not handed.

mod page;
mod signal;

pub use page::{
    Block, Choice, ChoiceId, ChoiceKind, Frame, Look, Notice, NoticeKind, Page, PanelLine, Row, RowPicture, Theme, Zone,
};
pub use signal::{Event, Key, Signal, Switch};
