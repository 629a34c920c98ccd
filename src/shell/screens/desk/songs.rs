//! The learner's songs: heard where something ended well.

use super::start::learner;
use crate::game::Wav;
use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::Report;
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::screens::own_files::{self, OwnFiles};
use crate::shell::song::{MAX_SONGS, Songs};
use crate::shell::{NoticeKind, Own, OwnFrom, OwnWays, Pictogram, Settings, Signal, Sound, Taking, Zone};

/// To listen and to remove, side by side.
const ABREAST: usize = 2;
/// How often it is asked what became of a song, in milliseconds.
const EVERY_MS: u64 = 200;

/// What can be chosen besides going back.
#[derive(Debug, Clone, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// Plays this song.
    Listen(String),
    /// Takes it away.
    Remove(String),
    /// Another one.
    Add,
    /// Looks through folders for one.
    File(own_files::Choice),
    /// Back to the songs.
    Leave,
}

#[derive(Debug)]
enum Showing {
    Songs,
    Files(OwnFiles),
    /// A song of this title is being read.
    Taking(String),
}

/// The songs.
#[derive(Debug)]
pub struct SongsScreen {
    showing: Showing,
    ways: OwnWays,
}

/// What a song is called: as its file, without the ending.
fn title(from: &OwnFrom) -> String {
    match from {
        OwnFrom::File(path) => path.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
        OwnFrom::Named(name, _) => {
            std::path::Path::new(name).file_stem().unwrap_or_default().to_string_lossy().into_owned()
        }
        OwnFrom::Bytes(_) => String::new(),
    }
}

impl SongsScreen {
    pub fn new(cx: &mut Context<'_>) -> Self {
        Self { showing: Showing::Songs, ways: cx.store.own_ways(Own::Song) }
    }

    fn show(&mut self, showing: Showing, cx: &mut Context<'_>) {
        self.showing = showing;
        cx.report(Report::NewTurn);
    }

    fn take(&mut self, from: OwnFrom, cx: &mut Context<'_>) {
        if self.ways == OwnWays::None {
            return cx.notice(NoticeKind::Ignored, cx.texts.get("songs-cannot"));
        }
        if cx.settings.songs.are_full() {
            return cx.notice(NoticeKind::Ignored, cx.texts.with("songs-full", &[("most", MAX_SONGS.into())]));
        }
        let title = title(&from);
        cx.store.begin_taking(Own::Song, from);
        self.show(Showing::Taking(title), cx);
        self.look(cx);
    }

    /// What became of the song that is being read.
    fn look(&mut self, cx: &mut Context<'_>) {
        let Showing::Taking(title) = &self.showing else { return };
        let title = title.clone();
        let done = match cx.store.taking(Own::Song) {
            Taking::Going => return,
            Taking::Done(done) => done,
        };
        // before what is told, which would go with the page
        self.show(Showing::Songs, cx);
        let file = match done {
            Ok(file) => file,
            Err(problem) => return cx.trouble(&problem),
        };
        let kept = cx.store.keep_song(&cx.player_id(), &file);
        if cx.check(kept).is_some() {
            let mut songs = cx.settings.songs.clone();
            songs.add(&file, &title);
            Self::keep(songs, cx);
            cx.notice(NoticeKind::Result, cx.texts.with("song-taken", &[("title", title.into())]));
        }
    }

    fn keep(songs: Songs, cx: &mut Context<'_>) {
        cx.report(Report::Settings(Box::new(Settings { songs, ..cx.settings.clone() })));
    }

    fn choose(&mut self, choice: Choice, cx: &mut Context<'_>) {
        match choice {
            Choice::Add if self.ways == OwnWays::Asked => cx.report(Report::AskOwn(Own::Song)),
            Choice::Add => {
                let files = OwnFiles::new(Own::Song, cx);
                self.show(Showing::Files(files), cx);
            }
            Choice::File(choice) => {
                let Showing::Files(files) = &mut self.showing else { return };
                if let Some(path) = files.choose(choice, cx) {
                    self.take(OwnFrom::File(path), cx);
                }
            }
            Choice::Listen(file) => match cx.store.song(&cx.player_id(), &file) {
                Some(bytes) => cx.report(Report::Sound(Sound::Song(Wav { name: file, bytes: bytes.into() }))),
                None => cx.notice(NoticeKind::Trouble, cx.texts.get("song-gone")),
            },
            Choice::Remove(file) => {
                let mut songs = cx.settings.songs.clone();
                songs.remove(&file);
                cx.store.remove_other_songs(&cx.player_id(), &songs.files());
                Self::keep(songs, cx);
                cx.report(Report::NewTurn);
            }
            Choice::Leave => self.show(Showing::Songs, cx),
        }
    }

    fn songs(&self, view: &View<'_>) -> Content<Choice> {
        let (t, songs) = (view.texts, &view.settings.songs);
        let mut content = Content { by_rows: true, ..Content::default() };
        learner(view, &mut content);
        content.heading(t.get("desk-songs"));
        content.text(t.with("songs-how", &[("most", MAX_SONGS.into())]));
        let offers = songs.all().iter().flat_map(|song| {
            let title = || [("title", song.title.as_str().into())];
            let listen = Offer::button(t.with("song-play", &title()), Choice::Listen(song.file.clone()));
            let remove = Offer::button(t.with("song-remove", &title()), Choice::Remove(song.file.clone()));
            [
                listen.with_value(&song.title).shows(Pictogram::Sound),
                remove.with_value(&song.title).shows(Pictogram::Remove),
            ]
        });
        let offers: Vec<_> = offers.collect();
        if !offers.is_empty() {
            content.grid(ABREAST, offers);
        }
        let can_add = self.ways != OwnWays::None && !songs.are_full();
        let add = Offer::button(t.get("song-add"), Choice::Add).shows(Pictogram::Sound).enabled(can_add);
        content.buttons(Zone::Top, vec![Offer::back(t.get("back")), add]);
        content.text(match self.ways {
            OwnWays::None => t.get("songs-cannot"),
            _ if songs.are_full() => t.with("songs-full", &[("most", MAX_SONGS.into())]),
            _ => t.get("songs-ways"),
        });
        content
    }
}

impl Screen for SongsScreen {
    type Choice = Choice;

    fn name(&self) -> &'static str {
        "desk-songs"
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        let t = view.texts;
        match &self.showing {
            Showing::Songs => self.songs(view),
            Showing::Files(files) => {
                let mut content = files.content(view).map(|choice| Choice::File(choice.clone()));
                content.buttons(Zone::Main, vec![Offer::cancel(t.get("back"), Choice::Leave)]);
                content
            }
            Showing::Taking(_) => {
                let mut content = Content::default();
                content.heading(t.get("desk-songs"));
                content.text(t.get("song-reading"));
                content.buttons(Zone::Main, vec![Offer::cancel(t.get("cancel"), Choice::Leave)]);
                content
            }
        }
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        match input {
            Input::Chosen(choice) => self.choose(choice, cx),
            Input::Brought(from) => self.take(from, cx),
            Input::Tick if matches!(self.showing, Showing::Taking(_)) => self.look(cx),
            Input::Signal(Signal::ChangeGame, _) if !matches!(self.showing, Showing::Songs) => {
                self.show(Showing::Songs, cx);
            }
            _ => return Taken::No,
        }
        Taken::Yes
    }

    fn next_wake(&self, now_ms: u64) -> Option<u64> {
        matches!(self.showing, Showing::Taking(_)).then(|| (now_ms / EVERY_MS + 1) * EVERY_MS)
    }
}
