//! How the program starts: with which player, game and screen.

use super::App;
use crate::broken::watched;
use crate::language::Language;
use crate::narrate::Texts;
use crate::scan::{Method, RecordSink, Recorder};
use crate::shell::content::Content;
use crate::shell::control::{KEYBOARD, LitBy, SWITCH_DEVICE};
use crate::shell::report::Question;
use crate::shell::screen::Input;
use crate::shell::{GameEntry, Notice, NoticeKind, Open, PlayerEntry, Profile, Room, Store, Voice};

/// The game with which the first steps with a switch begin (`--first-steps`, and `#steps` in an address of the page).
pub const FIRST_STEP: &str = "steps-1-lamps";

/// What was asked for on the command line.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Start {
    /// The player's name or folder name; created with default settings if unknown.
    pub player: Option<String>,
    /// The game's folder name.
    pub game: Option<String>,
    /// The level's folder name.
    pub level: Option<String>,
}

/// Whom a given game is opened for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum For {
    /// Who plays it.
    Player,
    /// Who makes it: on the author's screen, even if it is faulty.
    Author,
}

impl App {
    /// Records from now on what is done to the scanner, and what is lit then: `sink` takes each line. The choices are
    /// laid out anew.
    pub fn record_scan(&mut self, sink: RecordSink) {
        self.scanner.record(sink, self.now_ms);
        self.refresh();
    }

    /// Starts the program with this store.
    ///
    /// # Errors
    ///
    /// One sentence, if the game or level does not exist or the player cannot be created.
    pub fn new(store: Box<dyn Store>, start: &Start, now_ms: u64) -> Result<Self, String> {
        Self::begin(store, start, For::Player, now_ms)
    }

    /// Starts the program with this store and the given game on the author's screen, even if it is faulty.
    ///
    /// # Errors
    ///
    /// As [`App::new`].
    pub fn for_author(store: Box<dyn Store>, start: &Start, now_ms: u64) -> Result<Self, String> {
        Self::begin(store, start, For::Author, now_ms)
    }

    /// Starts the program as a link asks, whoever made it: a player whom nobody knows is only created after a question.
    ///
    /// # Errors
    ///
    /// As [`App::new`].
    pub fn by_link(mut store: Box<dyn Store>, start: &Start, whom: For, now_ms: u64) -> Result<Self, String> {
        let known = store.players().unwrap_or_default();
        let language = store.system_language();
        let is_new = start.player.as_ref().is_some_and(|name| known_as(&known, name, language).is_none());
        if !is_new {
            return Self::begin(store, start, whom, now_ms);
        }
        let mut app = Self::begin(store, &Start::default(), whom, now_ms)?;
        app.known_game(start, whom)?;
        app.push(Open::Ask(Question::Create(start.clone(), whom)));
        app.refresh();
        Ok(app)
    }

    /// Creates the player of a link after the question was answered with yes, and opens what it asks for.
    pub(super) fn create(&mut self, start: &Start, whom: For) {
        while self.stack.len() > 1 {
            self.tell(Input::Leave);
            self.stack.pop();
        }
        let name = start.player.as_deref().unwrap_or_default();
        match self.player_named(name, Method::Linear) {
            Ok(id) => self.take_player(&id),
            Err(text) => return self.show_notice(Notice { text, kind: NoticeKind::Trouble }),
        }
        if let Err(text) = self.after_choice(start, whom) {
            self.push(Open::Games);
            self.show_notice(Notice { text, kind: NoticeKind::Trouble });
        }
    }

    fn begin(mut store: Box<dyn Store>, start: &Start, whom: For, now_ms: u64) -> Result<Self, String> {
        let (texts, last) = (Texts::new(store.system_language()), store.last_player());
        let settings = store.first_settings();
        let mut app = Self {
            scanner: Recorder::new(settings.scan.clone()),
            store,
            texts,
            settings,
            player: None,
            host: None,
            last,
            stack: Vec::new(),
            content: Content::default(),
            contents_made: 0,
            choices: Vec::new(),
            turn: 0,
            after_move: false,
            wanted: None,
            is_lit_anew: false,
            has_come_up: false,
            by_itself_ms: None,
            method: SWITCH_DEVICE,
            device: KEYBOARD,
            lit_by: LitBy::Itself,
            takes_lit: false,
            weighed: None,
            said: (0, 0, ""),
            watch: super::pace::PaceWatch::default(),
            studied_ms: None,
            new_tries: 0,
            first_sounds: super::voice::first_sounds(),
            stretch: super::stretch::Stretch::default(),
            singing: super::songs::Singing::default(),
            cuts_speech: false,
            reads_aloud: false,
            whys: std::collections::VecDeque::new(),
            notices: Vec::new(),
            stale_notices: 0,
            keys_tell_releases: true,
            voice: Voice::default(),
            keeping: None,
            room: Room::default(),
            effects: Vec::new(),
            clock: super::clock::Clock::new(now_ms),
            now_ms,
            is_over: false,
            witness: super::broken::Witness::default(),
            presses: super::presses::PressLog::default(),
            listener: crate::shell::rhythm::Listener::default(),
            corners_since: None,
            kiosk: None,
        };
        match watched(|| app.open_first(start, whom)) {
            Ok(opened) => opened?,
            Err(broken) => app.go_on_after(broken),
        }
        Ok(app)
    }

    /// Opens what was asked for, or what one begins with.
    fn open_first(&mut self, start: &Start, whom: For) -> Result<(), String> {
        let Some(name) = &start.player else {
            self.known_game(start, whom)?;
            self.expect_last_player();
            self.push(Open::Players);
            if start.game.is_none() {
                let is_first = self.store.players().is_ok_and(|players| players.is_empty());
                self.push(if is_first { Open::FirstStart } else { Open::Welcome });
            } else {
                self.after_choice(start, whom)?;
            }
            self.refresh();
            return Ok(());
        };
        // a player named by another program usually gets Next from it: each is one valid move on
        let id = self.player_named(name, Method::Linear)?;
        self.known_game(start, whom)?;
        self.push(Open::Players);
        self.take_player(&id);
        self.after_choice(start, whom)?;
        self.refresh();
        Ok(())
    }

    /// Until a player is chosen the last player's settings and language are used: a player who can only play with them
    /// must be able to choose with them.
    fn expect_last_player(&mut self) {
        let Some(id) = self.last.player.clone() else { return };
        let known = self.store.players().unwrap_or_default();
        if let Some(entry) = known.into_iter().find(|entry| entry.id == id) {
            self.settings = self.store.settings(&id).0;
            self.texts = Texts::new(entry.profile.language);
        }
    }

    /// Opens the games, or the board at once; if no player is given, for the last one or a new one.
    fn after_choice(&mut self, start: &Start, whom: For) -> Result<(), String> {
        if self.player.is_none() {
            let last = self.last.player.clone();
            let user = self.store.system_user().unwrap_or_else(|| self.texts.get("player-word"));
            match self.player_named(&last.unwrap_or(user), Method::default()) {
                Ok(id) => self.take_player(&id),
                Err(_) => return Ok(()),
            }
        }
        self.known_level(start)?;
        self.push(Open::Games);
        if let Some(game) = &start.game {
            let (game, level) = (game.clone(), start.level.clone());
            self.push(match whom {
                For::Player => Open::Board { game, level },
                For::Author => Open::Author { game, level },
            });
        }
        Ok(())
    }

    fn known_game(&mut self, start: &Start, whom: For) -> Result<(), String> {
        let Some(wanted) = &start.game else { return Ok(()) };
        let Some(entry) = self.called(wanted) else { return Err(format!("there is no game \"{wanted}\"")) };
        match &entry.game {
            Some(_) => Ok(()),
            None if whom == For::Author => Ok(()),
            None => Err(format!("the game \"{wanted}\" has errors; see check")),
        }
    }

    /// The game of this name, in large or small letters.
    fn called(&mut self, wanted: &str) -> Option<GameEntry> {
        let id = self.store.games().into_iter().find(|entry| entry.id.eq_ignore_ascii_case(wanted))?.id;
        self.store.game(&id)
    }

    /// Whether this player has the level: it may be one that was made for them.
    fn known_level(&mut self, start: &Start) -> Result<(), String> {
        let (Some(wanted), Some(level)) = (&start.game, &start.level) else { return Ok(()) };
        match self.called(wanted).and_then(|entry| entry.game) {
            Some(game) if !game.levels.iter().any(|known| known.id == *level) => {
                Err(format!("the game \"{wanted}\" has no level \"{level}\""))
            }
            _ => Ok(()),
        }
    }

    /// The folder name of the player with this name, created if there is none.
    fn player_named(&mut self, name: &str, method: Method) -> Result<String, String> {
        let known = self.store.players().map_err(|problem| problem.to_string())?;
        let language = self.store.system_language();
        if let Some(entry) = known_as(&known, name, language) {
            return Ok(entry.id.clone());
        }
        let profile = Profile::named(name, language);
        if profile.name.is_empty() {
            return Err("a player needs a name".to_owned());
        }
        let mut settings = self.store.first_settings();
        settings.scan.method = method;
        self.store.create_player(&profile, &settings).map_err(|problem| problem.to_string())
    }
}

/// The player of this folder name or name; a name that is too long is stored shortened, and found again by the same long one.
fn known_as<'a>(players: &'a [PlayerEntry], name: &str, language: Language) -> Option<&'a PlayerEntry> {
    let stored = Profile::named(name, language).name;
    let of_name = || players.iter().find(|entry| entry.profile.name == stored);
    players.iter().find(|entry| entry.id == name).or_else(of_name)
}
