//! How a store is made, and what it is given: the disk, a clock, a language, who watches for changes.

use super::super::outbox::Outbox;
use super::super::own_files::OwnFiles;
use super::super::presses::PressKeeper;
use super::super::users::Users;
use super::FolderStore;
use crate::diag::Problem;
use crate::disk::file_system::{Disk, real_disk};
use crate::disk::parcel::Handed;
use crate::disk::{Shipped, Watch, Watching};
use crate::language::Language;
use crate::shell::{Own, OwnWays, Settings};
use std::path::PathBuf;
use std::time::Duration;

impl FolderStore {
    /// Players in `users`, games in `game_folders`.
    pub fn new(users: PathBuf, game_folders: Vec<PathBuf>) -> Self {
        Self::on(real_disk(), users, game_folders)
    }

    /// Players in `users` of this disk.
    pub fn on(disk: Disk, users: PathBuf, game_folders: Vec<PathBuf>) -> Self {
        Self::with(Users::on(disk, users), Shipped::Folders(game_folders))
    }

    /// Everything on this disk, inside this folder: players in `users`, games in `games`, the manual in `help`.
    pub fn whole(disk: Disk, root: PathBuf) -> Self {
        Self::with(Users::on(Disk::clone(&disk), root.join("users")), Shipped::OnDisk(disk, root))
    }

    fn with(users: Users, shipped: Shipped) -> Self {
        Self {
            outbox: Outbox::new(users.clone()),
            portraits: OwnFiles::new(Own::Picture, users.clone(), OwnWays::None, None),
            songs: OwnFiles::new(Own::Song, users.clone(), OwnWays::None, None),
            users,
            wall_clock: Box::new(jiff::Zoned::now),
            shipped,
            games: None,
            added: None,
            player: None,
            with_own: None,
            watch: None,
            patience: None,
            wanted: None,
            authored: None,
            listed: 0,
            unread: None,
            told_damage: None,
            language: crate::disk::system_language(),
            first: Settings::default(),
            adding: None,
            handed: None,
            history: None,
            presses: PressKeeper::default(),
            is_tidy: false,
        }
    }

    /// Takes the date and time from this clock: for testing clocks that jump.
    #[must_use]
    pub fn with_wall_clock(mut self, clock: impl FnMut() -> jiff::Zoned + 'static) -> Self {
        self.wall_clock = Box::new(clock);
        self
    }

    /// Uses this language until somebody plays, instead of that of the system's environment.
    #[must_use]
    pub fn speaking(mut self, language: Language) -> Self {
        self.language = language;
        self
    }

    /// Takes pictures of players' own with these.
    #[must_use]
    pub fn picturing(self, portraits: OwnFiles) -> Self {
        Self { portraits, ..self }
    }

    /// Takes songs of players' own with these.
    #[must_use]
    pub fn singing(self, songs: OwnFiles) -> Self {
        Self { songs, ..self }
    }

    /// What is added comes from here, piece by piece, instead of by a thread.
    #[must_use]
    pub fn handed(self, handed: Handed) -> Self {
        Self { handed: Some(handed), ..self }
    }

    /// New players get these settings.
    #[must_use]
    pub fn beginning_with(self, first: Settings) -> Self {
        Self { first, ..self }
    }

    /// Watches the folders of games from now on; `wake` is called, on another thread, when changes were read.
    ///
    /// # Errors
    /// The system cannot watch folders; games are then read only once.
    pub fn watch(&mut self, wake: impl Fn() + Send + 'static) -> Result<(), Problem> {
        let (watch, fault) = Watch::new(self.shipped.folders(), wake);
        self.watch = Some(Box::new(watch));
        fault.map_or(Ok(()), Err)
    }

    /// As [`FolderStore::watch`], but watches a moment later, so that the first page does not wait for it; `wake` is called then too. If the
    /// system cannot watch folders, games are read only once.
    pub fn watch_soon(&mut self, wake: impl Fn() + Send + 'static) {
        self.watch = Some(Box::new(Watch::soon(self.shipped.folders(), wake)));
    }

    /// Uses this object to watch for changes of games.
    #[must_use]
    pub fn watched_by(self, watching: impl Watching + 'static) -> Self {
        Self { watch: Some(Box::new(watching)), ..self }
    }

    /// The first list waits this long for games, and without limit for `wanted`; the others are added when they are read.
    #[must_use]
    pub fn listing_within(mut self, patience: Duration, wanted: Option<String>) -> Self {
        (self.patience, self.wanted) = (Some(patience), wanted);
        self
    }
}
