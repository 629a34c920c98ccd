//! The meanings of pictograms, the small pictures beside the words of buttons.

use super::report::{Hindsight, Open};
use super::{Question, Signal};

/// What a pictogram means.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Pictogram {
    /// Takes a move back.
    Undo,
    /// Asks for a hint.
    Hint,
    /// Asks whether the level can still be won.
    StillSolvable,
    /// The pace of scanning.
    Pace,
    /// The levels of a game.
    Levels,
    /// More actions.
    More,
    /// Pauses.
    Pause,
    /// Plays.
    Play,
    /// Restarts.
    Restart,
    /// The rules of the game.
    HowToPlay,
    /// The previous level.
    PreviousLevel,
    /// The next level.
    NextLevel,
    /// The history.
    History,
    /// All games.
    Games,
    /// The settings.
    Settings,
    /// Leaves the program.
    Quit,
    /// The manual.
    Help,
    /// The players.
    Players,
    /// Leads back.
    Back,
    /// Leads forward.
    Onward,
    /// Adds a player.
    AddPlayer,
    /// Changes something.
    Edit,
    /// Removes something.
    Remove,
    /// Agrees.
    Yes,
    /// Keeps what was entered: the main button of its screen.
    Keep,
    /// Refuses.
    No,
    /// About this program.
    About,
    /// Slower scanning.
    Slower,
    /// Faster scanning.
    Faster,
    /// Full screen.
    Fullscreen,
    /// The language.
    Language,
    /// Kinds of games.
    Kinds,
    /// Making games.
    Author,
    /// Saves something to a file.
    Save,
    /// Something is wrong.
    Faulty,
    /// Something was ignored.
    Ignored,
    /// It is done.
    Done,
    /// A star.
    Star,
    /// A star that was earned.
    StarEarned,
    /// Stops something.
    Stop,
    /// Plays with one switch.
    OneSwitch,
    /// Plays with two.
    TwoSwitches,
    /// Plays with a mouse.
    Pointer,
    /// Colours and sizes.
    Looks,
    /// Puzzles.
    Puzzle,
    /// Sounds.
    Sound,
    /// Keys and buttons.
    Keyboard,
    /// The voice.
    Speech,
    /// How moves are made.
    Moves,
    /// The light and the marks on a board.
    Marks,
    /// A computer player.
    Computer,
    /// Fewer presses.
    FewerPresses,
    /// A folder.
    Folder,
    /// A picture of one's own.
    Picture,
    /// The desk of who helps.
    Desk,
}

impl Pictogram {
    /// The pictogram of a button that sends a signal.
    pub fn of_signal(signal: Signal) -> Option<Self> {
        Some(match signal {
            Signal::Undo => Self::Undo,
            Signal::Restart => Self::Restart,
            Signal::PauseOrResume => Self::Pause,
            Signal::PreviousLevel => Self::PreviousLevel,
            Signal::NextLevel => Self::NextLevel,
            Signal::Fullscreen => Self::Fullscreen,
            Signal::Menu => Self::More,
            Signal::Help => Self::Help,
            Signal::Settings => Self::Settings,
            Signal::Desk => Self::Desk,
            Signal::History => Self::History,
            Signal::Hint => Self::Hint,
            Signal::CanBeWon => Self::StillSolvable,
            Signal::ChangeGame => Self::Games,
            Signal::Quit => Self::Quit,
            Signal::Slower => Self::Slower,
            Signal::Faster => Self::Faster,
            _ => return None,
        })
    }

    /// The pictogram of a button that opens a screen.
    pub fn of_screen(open: &Open) -> Option<Self> {
        Some(match open {
            Open::Players | Open::Seats { .. } => Self::Players,
            Open::Player(None) | Open::Learner => Self::AddPlayer,
            Open::Player(Some(_)) | Open::Editor { .. } => Self::Edit,
            Open::Games => Self::Games,
            Open::Board { .. } | Open::Seated { .. } => Self::Play,
            Open::AuthorList | Open::Author { .. } => Self::Author,
            Open::Rules { .. } => Self::HowToPlay,
            Open::Levels(_) => Self::Levels,
            Open::Settings(_) | Open::Remap => Self::Settings,
            Open::Desk(_) => Self::Desk,
            Open::Help(_) => Self::Help,
            Open::About => Self::About,
            Open::Pace(_) | Open::Answers => Self::Pace,
            Open::Problems(_) => Self::Faulty,
            Open::History(_) | Open::LookBack(_, Hindsight::Wrong) => Self::History,
            Open::LookBack(_, Hindsight::Why) => Self::Hint,
            Open::Ask(Question::Quit) => Self::Quit,
            Open::Ask(Question::Restart) => Self::Restart,
            Open::Ask(Question::DeletePlayer(..) | Question::RemoveLevel(..) | Question::ForgetAnswers) => Self::Remove,
            Open::Welcome
            | Open::Adding(_)
            | Open::Broken(_)
            | Open::FirstStart
            | Open::Message(_)
            | Open::Done(_)
            | Open::Values(..)
            | Open::Ask(_) => {
                return None;
            }
        })
    }
}
