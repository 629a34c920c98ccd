//! One history: what two programs and their environment do, step by step.

use super::Chance;
use super::disk::{Lie, Name, Node, SimDisk, path_of};
use super::model::{KEYS, Model, Player, folder, values_of};
use super::presses::{self, Noted};
use std::cell::Cell;
use std::io::{Cursor, ErrorKind};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock};
use switchboard::disk::players::{FolderStore, LevelFolder, Users, pack_player, unpack_player};
use switchboard::game::{Game, Language, MemoryFiles, read_game};
use switchboard::history::Session;
use switchboard::play::Engine;
use switchboard::scan::PlayerModel;
use switchboard::shell::{LastPlayer, Profile, SavePlace, Settings, Store};

/// What the method sure knows after so many presses, as settings keep it.
fn learnt(presses: u64) -> String {
    PlayerModel { presses, ..PlayerModel::default() }.to_string()
}

/// Whether each step and each call of the disk that changes it is printed, to find a cause.
pub static TELLS: AtomicBool = AtomicBool::new(false);

/// How many steps a history has, at least and at most.
const STEPS: (usize, usize) = (5, 40);

/// Whether the switch is pressed in a history. It is by chance of its own, so that what else happens stays the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Presses {
    None,
    Some,
}

/// When the time of day begins, in seconds since 1970, and how far it is from there at most: presses are kept for longer than twice that.
const FIRST_S: i64 = 1_700_000_000;
const FARTHEST_S: i64 = 1_800 * 24 * 3_600;
const PRESS_DAYS: &str = "3650";

/// What happened.
#[derive(Debug, Clone, Copy, Default)]
pub struct Report {
    pub histories: u64,
    pub steps: u64,
    pub acknowledged: u64,
    pub presses: u64,
    pub power_cuts: u64,
    pub deaths: u64,
    pub faults: u64,
    pub beside: u64,
    pub removals: u64,
    pub imports: u64,
    pub damages: u64,
}

impl Report {
    /// Both together.
    pub fn add(&mut self, other: &Self) {
        self.histories += other.histories;
        self.steps += other.steps;
        self.acknowledged += other.acknowledged;
        self.presses += other.presses;
        self.power_cuts += other.power_cuts;
        self.deaths += other.deaths;
        self.faults += other.faults;
        self.beside += other.beside;
        self.removals += other.removals;
        self.imports += other.imports;
        self.damages += other.damages;
    }
}

/// A program that runs.
struct Program {
    store: FolderStore,
    player: String,
    settings: Settings,
    /// The settings could not be read when it started.
    is_blind: bool,
    /// Which of the settings were changed since and could not be saved: they go with the next change.
    unsaved: [bool; KEYS.len()],
    level: Option<(SavePlace, Session)>,
    /// Saves not acknowledged yet: whose, and their marks.
    waiting: Vec<(String, String)>,
    noted: Noted,
}

struct World {
    chance: Chance,
    disk: SimDisk,
    users: Users,
    model: Model,
    programs: [Option<Program>; 2],
    engine: Engine,
    /// The time of day, in seconds; it jumps.
    wall: Rc<Cell<i64>>,
    now_ms: u64,
    marks: u64,
    /// When the switch is pressed, and how often it was.
    presses: Option<(Chance, u32)>,
    report: Report,
}

/// Two lamps that are switched on and off.
static GAME: LazyLock<Arc<Game>> = LazyLock::new(|| {
    let space =
        "xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" xmlns:xsd=\"http://www.w3.org/2001/XMLSchema\"";
    let item =
        |name: &str| format!("<Item><Name>{name}</Name><Value xsi:type=\"xsd:int\">0</Value><Show>false</Show></Item>");
    let layout = format!(
        "<LevelLayout {space}><Items>{}</Items><Matrixes><MatrixString><name>STATE</name><width>2</width><height>1</height>\
         <Rows><Row><string>Dark</string><string>Dark</string></Row></Rows></MatrixString><MatrixBool><name>VALID</name>\
         <width>2</width><height>1</height><Rows><Row><boolean>true</boolean><boolean>true</boolean></Row></Rows></MatrixBool>\
         </Matrixes></LevelLayout>",
        ["Ax", "Ay", "Px", "Py"].map(item).concat()
    );
    let piece =
        |name: &str| format!("<GamePiece><Name>{name}</Name><PictureFileName>x.svg</PictureFileName></GamePiece>");
    let pieces = format!("<ArrayOfGamePiece>{}{}</ArrayOfGamePiece>", piece("Dark"), piece("Light"));
    let rules = "<ArrayOfGameRule><GameRule><Contents>if (STATE[A.x, A.y] == Dark) { STATE[A.x, A.y] = Light; } \
        else { STATE[A.x, A.y] = Dark; }</Contents><Break>true</Break></GameRule></ArrayOfGameRule>";
    let files = MemoryFiles::new([
        ("description.xml", "<GameDescription><Name>Lamps</Name></GameDescription>"),
        ("pieces.xml", pieces.as_str()),
        ("PIECES/x.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"),
        ("rules.xml", rules),
        ("LEVELS/01/description.xml", "<LevelDescription><Name>One</Name></LevelDescription>"),
        ("LEVELS/01/startingLayout.xml", layout.as_str()),
    ]);
    let read = read_game(&files, "lamps");
    Arc::new(read.game.unwrap_or_else(|| panic!("{:?}", read.problems)))
});

/// Its first level.
static ENGINE: LazyLock<Engine> =
    LazyLock::new(|| Engine::new(Arc::clone(&GAME), 0).unwrap_or_else(|problems| panic!("{problems:?}")));

/// Plays the history of this seed.
pub fn play_history(seed: u64, lie: Lie, presses: Presses) -> Result<Report, String> {
    let mut chance = Chance::new(seed);
    let steps = STEPS.0 + chance.below(STEPS.1 - STEPS.0 + 1);
    let disk = SimDisk::new(Chance::new(chance.number()), lie);
    let users = Users::on(disk.of(2), PathBuf::from("/users"));
    let mut world = World {
        chance,
        users,
        disk,
        model: Model::default(),
        programs: [None, None],
        engine: ENGINE.clone(),
        wall: Rc::new(Cell::new(FIRST_S)),
        now_ms: 0,
        marks: 0,
        presses: (presses == Presses::Some).then(|| (Chance::new(!seed), 0)),
        report: Report { histories: 1, ..Report::default() },
    };
    for name in ["Ann", "Ben"] {
        world.add_player(name)?;
    }
    for step in 0..steps {
        let what = world.step();
        if TELLS.load(Ordering::Relaxed) {
            println!("-- step {step}: {what:?}");
        }
        let done = what.and_then(|what| world.settle().map(|()| what));
        done.map_err(|fault| format!("step {step}: {fault}"))?;
    }
    world.finish()?;
    world.report.faults = world.disk.faults();
    Ok(world.report)
}

impl World {
    fn add_player(&mut self, name: &str) -> Result<(), String> {
        let mut settings = Settings::default();
        for (key, value) in KEYS.iter().zip(["3000".to_owned(), "10".to_owned(), learnt(1)]) {
            settings.set(key, &value).map_err(|fault| format!("{fault:?}"))?;
        }
        settings.set("press_days", PRESS_DAYS).map_err(|fault| format!("{fault:?}"))?;
        let id = self
            .users
            .create(&Profile::named(name, Language::English), &settings, |_| Ok(()))
            .map_err(|f| f.to_string())?;
        let mut player = Player::default();
        player.chose(&values_of(&settings).map(Some), true);
        self.model.players.insert(id, player);
        Ok(())
    }

    /// Something happens; returns what.
    fn step(&mut self) -> Result<&'static str, String> {
        self.report.steps += 1;
        self.now_ms += self.chance.below(5_000) as u64;
        let who = self.chance.below(2);
        if self.programs[who].is_none() {
            if self.chance.once_in(8) {
                return self.something_about_players(who);
            }
            return self.start(who).map(|()| "start");
        }
        let (changes, names) = (self.disk.changes(), self.others(who));
        let others = self.files_of(&names);
        let what = match self.chance.below(24) {
            0..=9 => {
                self.press(who);
                self.play(who)
            }
            10 | 11 => self.undo(who),
            12 | 13 => self.restart(who),
            14 => self.open_level(who),
            15 => self.quit(who),
            16 => self.kill(who),
            17 => return self.cut_power().map(|()| "power cut"),
            18 => self.change_settings(who)?,
            19 => self.remember(who),
            20 => self.threaten(who),
            21 => return self.damage(),
            22 => self.jump(),
            _ => return self.something_about_players(who),
        };
        if self.disk.changes() != changes && others != self.files_of(&names) && !self.disk.is_power_off() {
            return Err(format!("{what} touched another player's files"));
        }
        Ok(what)
    }

    /// Players with whom this program has nothing to do.
    fn others(&self, who: usize) -> Vec<String> {
        let Some(program) = &self.programs[who] else { return Vec::new() };
        let is_his =
            |name: &&String| **name == program.player || program.waiting.iter().any(|(whose, _)| whose == *name);
        self.model.players.keys().filter(|name| !is_his(name)).cloned().collect()
    }

    /// Their files.
    fn files_of(&self, players: &[String]) -> Vec<super::disk::Names> {
        players.iter().map(|name| self.disk.under(&folder(name))).collect()
    }

    fn start(&mut self, who: usize) -> Result<(), String> {
        self.disk.starts(who);
        if self.chance.once_in(6) {
            self.threaten(who);
        }
        let wall = Rc::clone(&self.wall);
        let clock = move || {
            let time = jiff::Timestamp::from_second(wall.get()).unwrap_or_default();
            time.to_zoned(jiff::tz::TimeZone::UTC)
        };
        let disk = self.disk.of(who);
        let mut store = FolderStore::on(disk, PathBuf::from("/users"), Vec::new()).with_wall_clock(clock);
        let names: Vec<String> = self.model.players.keys().cloned().collect();
        let Some(player) = self.chance.one_of(&names).cloned() else { return Ok(()) };
        let _ = store.players();
        let _ = store.open_player(&player);
        let (settings, problems) = store.settings(&player);
        let is_blind = problems.iter().any(|problem| problem.code == "S001");
        if !is_blind {
            let (values, is_told) = (values_of(&settings), !problems.is_empty());
            let Some(model) = self.model.players.get_mut(&player) else { return Ok(()) };
            model.may_be(&values, is_told).map_err(|what| format!("{player} starts: {what}"))?;
            if is_told {
                model.was_told(&values);
            }
        }
        self.programs[who] = Some(Program {
            store,
            player,
            settings,
            is_blind,
            unsaved: [false; KEYS.len()],
            level: None,
            waiting: Vec::new(),
            noted: Noted::default(),
        });
        self.open_level(who);
        Ok(())
    }

    fn open_level(&mut self, who: usize) -> &'static str {
        self.leave(who);
        let (level, now_ms) = (["01", "02"][self.chance.below(2)], self.now_ms);
        let Some(program) = &mut self.programs[who] else { return "nothing" };
        let place = SavePlace { player: program.player.clone(), game: "lamps".to_owned(), level: level.to_owned() };
        let saves = program.store.saves(&place);
        let seed = program.store.seed();
        let (session, _) = Session::open(self.engine.clone(), &saves.saves, seed, now_ms);
        let _ = program.store.set_last_game(&program.player, "lamps");
        let _ = program.store.set_last_level(&program.player, "lamps", level);
        program.level = Some((place, session));
        self.save(who);
        "open a level"
    }

    /// Puts on disk what the session recorded, each save with a mark of its own; the second level is played by two.
    fn save(&mut self, who: usize) {
        let Some(program) = &mut self.programs[who] else { return };
        let Some((place, session)) = &mut program.level else { return };
        let other = self.model.players.keys().find(|name| **name != program.player);
        let seats: Vec<String> = match other {
            Some(other) if place.level == "02" => vec![format!("person {}", program.player), format!("person {other}")],
            _ => Vec::new(),
        };
        for mut save in session.take_saves() {
            self.marks += 1;
            let mark = format!("mark{}", self.marks);
            save.method.clone_from(&mark);
            save.seats.clone_from(&seats);
            program.waiting.push((place.player.clone(), mark));
            if program.store.save(place, &save).is_ok() {
                for (player, mark) in program.waiting.drain(..) {
                    self.report.acknowledged += 1;
                    if let Some(player) = self.model.players.get_mut(&player) {
                        player.saves.insert(mark);
                    }
                }
            }
        }
        while let Some(number) = session.wants_earlier() {
            session.take_earlier(&program.store.earlier(place, number).saves);
        }
    }

    fn play(&mut self, who: usize) -> &'static str {
        let (number, now_ms) = (self.chance.below(2), self.now_ms);
        if let Some(Program { level: Some((_, session)), .. }) = &mut self.programs[who] {
            let chosen = session.engine().moves(session.state()).get(number).copied();
            if let Some(chosen) = chosen {
                let _ = session.play(&chosen, "", now_ms);
            }
        }
        self.save(who);
        "play"
    }

    fn press(&mut self, who: usize) {
        if let (Some(Program { store, player, noted, .. }), Some((chance, marks))) =
            (&mut self.programs[who], &mut self.presses)
            && chance.once_in(2)
        {
            self.report.presses += noted.press(store, player, self.now_ms, chance, marks, &mut self.model);
        }
    }

    fn undo(&mut self, who: usize) -> &'static str {
        if let Some(Program { level: Some((_, session)), .. }) = &mut self.programs[who] {
            session.undo("", self.now_ms);
        }
        self.save(who);
        "undo"
    }

    fn restart(&mut self, who: usize) -> &'static str {
        if let Some(Program { level: Some((_, session)), .. }) = &mut self.programs[who] {
            session.restart(self.chance.number(), self.now_ms);
        }
        self.save(who);
        "restart"
    }

    fn leave(&mut self, who: usize) {
        if let Some(Program { level: Some((_, session)), .. }) = &mut self.programs[who] {
            session.interrupt(self.now_ms);
        }
        self.save(who);
        if let Some(program) = &mut self.programs[who] {
            program.level = None;
        }
    }

    fn quit(&mut self, who: usize) -> &'static str {
        self.leave(who);
        if let Some(mut program) = self.programs[who].take() {
            program.store.close_player();
        }
        "quit"
    }

    fn kill(&mut self, who: usize) -> &'static str {
        self.report.deaths += 1;
        self.programs[who] = None;
        "kill"
    }

    fn cut_power(&mut self) -> Result<(), String> {
        self.report.power_cuts += 1;
        self.programs = [None, None];
        self.disk.cut_power();
        self.model.power_was_cut();
        if self.chance.once_in(4) { self.look_closely() } else { Ok(()) }
    }

    fn change_settings(&mut self, who: usize) -> Result<&'static str, String> {
        let key = self.chance.below(KEYS.len());
        let value = match key {
            0 => (300 + self.chance.below(9_000)).to_string(),
            1 => ["25", "40", "55", "70", "100"][self.chance.below(5)].to_owned(),
            _ => learnt(1 + self.chance.below(9_000) as u64),
        };
        let Some(program) = &mut self.programs[who] else { return Ok("nothing") };
        let before = values_of(&program.settings);
        program.settings.set(KEYS[key], &value).map_err(|fault| format!("{fault:?}"))?;
        let after = values_of(&program.settings);
        let done = program.store.save_settings(&program.player, &program.settings);
        // it is told what is used instead of settings that were damaged meanwhile
        let is_told = program.is_blind && done.as_ref().is_err_and(|problem| problem.code != "S001");
        // what it did not read it must not write: only the change counts then
        let mut values = after.clone().map(Some);
        if program.is_blind {
            for at in 0..KEYS.len() {
                if before[at] == after[at] && !program.unsaved[at] {
                    values[at] = None;
                }
            }
        }
        program.unsaved = [0, 1, 2].map(|key| done.is_err() && (program.unsaved[key] || before[key] != after[key]));
        if let Some(player) = self.model.players.get_mut(&program.player) {
            let (used, problems) = self.users.settings(&program.player);
            if is_told && !problems.is_empty() {
                player.was_told(&values_of(&used));
            }
            player.chose(&values, done.is_ok());
        }
        Ok("change settings")
    }

    fn remember(&mut self, who: usize) -> &'static str {
        let full_list = self.chance.once_in(2);
        if let Some(program) = &mut self.programs[who] {
            let last = LastPlayer { player: Some(program.player.clone()), full_list, ..LastPlayer::default() };
            let _ = program.store.set_last_player(&last);
        }
        "remember"
    }

    /// Sets faults or a death.
    fn threaten(&mut self, who: usize) -> &'static str {
        let calls = self.chance.below(40) as u32;
        if self.chance.once_in(3) {
            self.disk.dies_in(who, calls, self.chance.once_in(2));
        } else {
            let kinds = [
                None,
                Some(ErrorKind::StorageFull),
                Some(ErrorKind::PermissionDenied),
                Some(ErrorKind::ReadOnlyFilesystem),
                Some(ErrorKind::Interrupted),
            ];
            let kind = kinds[self.chance.below(kinds.len())];
            self.disk.fails_in(who, calls, 1 + self.chance.below(8) as u32, kind);
        }
        "threaten"
    }

    fn jump(&mut self) -> &'static str {
        let seconds = self.chance.below(200_000_000) as i64 - 100_000_000;
        self.wall.set(FIRST_S + (self.wall.get() + seconds - FIRST_S) % FARTHEST_S);
        if self.chance.once_in(2) {
            self.now_ms /= 2;
        }
        "the clocks jump"
    }

    /// A bit of a player's settings or of last.xml flips.
    fn damage(&mut self) -> Result<&'static str, String> {
        let names: Vec<String> = self.model.players.keys().cloned().collect();
        let Some(player) = self.chance.one_of(&names) else { return Ok("nothing") };
        let file = ["settings.xml", "properties.xml", "code"][self.chance.below(3)];
        self.report.damages += u64::from(self.disk.damage(&folder(player).join(file)));
        self.model.look_again(player);
        Ok("damage")
    }

    fn something_about_players(&mut self, who: usize) -> Result<&'static str, String> {
        match self.chance.below(3) {
            0 => self.remove_player(who).map(|()| "remove a player"),
            1 => self.import(who).map(|()| "export and import"),
            _ => self.damage(),
        }
    }

    /// A player goes through a zip file and comes back as another.
    fn import(&mut self, who: usize) -> Result<(), String> {
        let names: Vec<String> = self.model.players.keys().cloned().collect();
        if names.len() > 4 {
            return Ok(());
        }
        let Some(player) = self.chance.one_of(&names).cloned() else { return Ok(()) };
        if self.programs[who].is_none() {
            self.disk.starts(who);
        }
        // a name that is free again may be used again
        self.model.removed.clear();
        let users = Users::on(self.disk.of(who), PathBuf::from("/users"));
        let (mut zip, shown) = (Cursor::new(Vec::new()), Path::new("a.zip"));
        if pack_player(&users, &player, &mut zip, shown).is_err() {
            return Ok(());
        }
        let text = String::from_utf8_lossy(zip.get_ref()).into_owned();
        if let Some(other) = names.iter().find(|name| **name != player && text.contains(&format!("person {name}<"))) {
            return Err(format!("the export of {player} names {other}"));
        }
        if let Some(id) = unpack_player(&users, zip, shown).ok().and_then(|players| players.into_iter().next()) {
            self.report.imports += 1;
            self.disk.was_copied(&folder(&player), &folder(&id));
            let copy = self.model.players[&player].clone();
            self.model.players.insert(id, copy);
        }
        Ok(())
    }

    /// Folders created by a call that seemed to fail: they contain what one of the players had.
    fn adopt(&mut self) {
        let known: Vec<&String> = self.model.players.keys().collect();
        let new: Vec<String> =
            self.users.names().unwrap_or_default().into_iter().filter(|name| !known.contains(&name)).collect();
        for name in new.into_iter().filter(|name| !self.model.removed.contains(name)) {
            let mut copy = Player::default();
            for other in self.model.players.values().chain(&self.model.graveyard) {
                for (all, ever) in copy.ever.iter_mut().zip(&other.ever) {
                    all.extend(ever.iter().cloned());
                }
            }
            copy.allowed.clone_from(&copy.ever);
            self.model.players.insert(name, copy);
        }
    }

    fn remove_player(&mut self, who: usize) -> Result<(), String> {
        let names: Vec<String> = self.model.players.keys().cloned().collect();
        if names.len() < 3 {
            return Ok(());
        }
        let Some(player) = self.chance.one_of(&names).cloned() else { return Ok(()) };
        self.disk.may_rewrite(true);
        let removed = match &mut self.programs[who] {
            Some(program) => program.store.remove_player(&player),
            None => {
                self.disk.starts(who);
                let mut store = FolderStore::on(self.disk.of(who), PathBuf::from("/users"), Vec::new());
                store.remove_player(&player)
            }
        };
        self.disk.may_rewrite(false);
        let is_gone = !self.disk.has(&folder(&player));
        if !is_gone {
            return if removed.is_ok() { Err(format!("{player} was not removed")) } else { Ok(()) };
        }
        self.model.graveyard.extend(self.model.players.remove(&player));
        self.model.look_again(&player);
        for program in self.programs.iter_mut().flatten() {
            program.waiting.retain(|(whose, _)| *whose != player);
            program.noted.forget(&player);
        }
        for slot in &mut self.programs {
            if slot.as_ref().is_some_and(|program| program.player == player) {
                *slot = None;
            }
        }
        if removed.is_ok() && !self.disk.is_power_off() {
            self.report.removals += 1;
            self.model.removed.insert(player.clone());
            let marks = [format!("person {player}<"), format!("<Player>{player}<")];
            let names = |(name, number): (&Name, &usize), nodes: &[Node]| {
                let Node::File { bytes, .. } = &nodes[*number] else { return None };
                let text = String::from_utf8_lossy(bytes);
                let is_named = marks.iter().any(|mark| text.contains(mark)) && !name.contains("\0.");
                is_named.then(|| path_of(name))
            };
            if let Some(path) = self.disk.look(|all, nodes| all.iter().find_map(|file| names(file, nodes))) {
                return Err(format!("{path} still names {player}, who was removed"));
            }
        }
        Ok(())
    }

    /// After a step: forgets programs that died, and checks everything that was promised.
    fn settle(&mut self) -> Result<(), String> {
        if self.disk.is_power_off() {
            self.cut_power()?;
        }
        for who in 0..2 {
            if self.disk.is_dead(who) {
                self.kill(who);
                self.disk.starts(who);
            }
        }
        self.adopt();
        self.model.check(&self.disk, &self.users)
    }

    /// Reads every save of every player as the record does.
    fn look_closely(&mut self) -> Result<(), String> {
        for (name, player) in &self.model.players {
            let mut found = std::collections::BTreeSet::new();
            for level in ["01", "02"] {
                let place = SavePlace { player: name.clone(), game: "lamps".to_owned(), level: level.to_owned() };
                let level: LevelFolder = self.users.level(&place).map_err(|f| f.to_string())?;
                let mut last = 0;
                for attempt in level.attempts(&|| None) {
                    if let Some(problem) = attempt.problems.iter().next() {
                        return Err(format!("{name} is told {problem}"));
                    }
                    let number = attempt.saves.first().map_or(0, |save| save.attempt);
                    if number <= last {
                        return Err(format!("{name} has attempt {number} after {last}"));
                    }
                    last = number;
                    self.report.beside += u64::from(attempt.saves.first().is_some_and(|save| save.number > 0));
                    found.extend(attempt.saves.into_iter().map(|save| save.method));
                }
            }
            if let Some(lost) = player.saves.iter().find(|mark| !found.contains(*mark)) {
                return Err(format!("save {lost} of {name} cannot be read"));
            }
        }
        presses::look_closely(&self.users, &self.model)
    }

    fn finish(&mut self) -> Result<(), String> {
        for who in 0..2 {
            self.quit(who);
        }
        self.settle()?;
        self.look_closely()
    }
}
