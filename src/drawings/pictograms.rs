//! Pictograms of buttons: Lucide icons (assets/icons, ISC), drawn in one colour. None appears without words.

use super::Rgb;
use crate::shell::Pictogram;

/// The pictogram as SVG in this colour.
pub fn pictogram(of: Pictogram, color: Rgb) -> String {
    source(of).replace("currentColor", &color.to_string())
}

fn source(of: Pictogram) -> &'static str {
    match of {
        Pictogram::Undo => include_str!("../../assets/icons/undo-2.svg"),
        Pictogram::Hint => include_str!("../../assets/icons/lightbulb.svg"),
        Pictogram::StillSolvable => include_str!("../../assets/icons/shield-check.svg"),
        Pictogram::Pace => include_str!("../../assets/icons/gauge.svg"),
        Pictogram::Levels => include_str!("../../assets/icons/layout-list.svg"),
        Pictogram::More => include_str!("../../assets/icons/menu.svg"),
        Pictogram::Pause => include_str!("../../assets/icons/pause.svg"),
        Pictogram::Play => include_str!("../../assets/icons/play.svg"),
        Pictogram::Restart => include_str!("../../assets/icons/rotate-ccw.svg"),
        Pictogram::HowToPlay => include_str!("../../assets/icons/book-open.svg"),
        Pictogram::PreviousLevel => include_str!("../../assets/icons/skip-back.svg"),
        Pictogram::NextLevel => include_str!("../../assets/icons/skip-forward.svg"),
        Pictogram::History => include_str!("../../assets/icons/history.svg"),
        Pictogram::Games => include_str!("../../assets/icons/layout-grid.svg"),
        Pictogram::Settings => include_str!("../../assets/icons/settings.svg"),
        Pictogram::Quit => include_str!("../../assets/icons/log-out.svg"),
        Pictogram::Help => include_str!("../../assets/icons/circle-question-mark.svg"),
        Pictogram::Players => include_str!("../../assets/icons/users.svg"),
        Pictogram::Back => include_str!("../../assets/icons/arrow-left.svg"),
        Pictogram::Onward => include_str!("../../assets/icons/arrow-right.svg"),
        Pictogram::AddPlayer => include_str!("../../assets/icons/user-plus.svg"),
        Pictogram::Edit => include_str!("../../assets/icons/pencil.svg"),
        Pictogram::Remove => include_str!("../../assets/icons/trash-2.svg"),
        Pictogram::Yes | Pictogram::Keep => include_str!("../../assets/icons/check.svg"),
        Pictogram::No => include_str!("../../assets/icons/x.svg"),
        Pictogram::About => include_str!("../../assets/icons/info.svg"),
        Pictogram::Slower => include_str!("../../assets/icons/snail.svg"),
        Pictogram::Faster => include_str!("../../assets/icons/rabbit.svg"),
        Pictogram::Fullscreen => include_str!("../../assets/icons/maximize.svg"),
        Pictogram::Language => include_str!("../../assets/icons/languages.svg"),
        Pictogram::Kinds => include_str!("../../assets/icons/shapes.svg"),
        Pictogram::Author => include_str!("../../assets/icons/pencil-ruler.svg"),
        Pictogram::Save => include_str!("../../assets/icons/download.svg"),
        Pictogram::Faulty => include_str!("../../assets/icons/triangle-alert.svg"),
        Pictogram::Ignored => include_str!("../../assets/icons/ban.svg"),
        Pictogram::Done => include_str!("../../assets/icons/circle-check.svg"),
        Pictogram::Star => include_str!("../../assets/icons/star.svg"),
        Pictogram::StarEarned => include_str!("../../assets/icons/star-filled.svg"),
        Pictogram::OneSwitch => include_str!("../../assets/icons/circle-dot.svg"),
        Pictogram::TwoSwitches => include_str!("../../assets/icons/columns-2.svg"),
        Pictogram::Pointer => include_str!("../../assets/icons/mouse-pointer-2.svg"),
        Pictogram::Looks => include_str!("../../assets/icons/palette.svg"),
        Pictogram::Puzzle => include_str!("../../assets/icons/puzzle.svg"),
        Pictogram::Sound => include_str!("../../assets/icons/volume-2.svg"),
        Pictogram::Keyboard => include_str!("../../assets/icons/keyboard.svg"),
        Pictogram::Speech => include_str!("../../assets/icons/speech.svg"),
        Pictogram::Moves => include_str!("../../assets/icons/move.svg"),
        Pictogram::Marks => include_str!("../../assets/icons/sun.svg"),
        Pictogram::Computer => include_str!("../../assets/icons/bot.svg"),
        Pictogram::Folder => include_str!("../../assets/icons/folder.svg"),
        Pictogram::Desk => include_str!("../../assets/icons/clipboard-list.svg"),
        Pictogram::Picture => include_str!("../../assets/icons/image.svg"),
        Pictogram::FewerPresses => include_str!("../../assets/icons/mouse-pointer-click.svg"),
        Pictogram::Stop => include_str!("../../assets/icons/circle-stop.svg"),
    }
}
