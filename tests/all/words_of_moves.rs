//! What a page says that choosing a move does.

use super::memory_store::MemoryStore;
use super::walks_kit::{Walk, Way, frames, games, text, text_with, words};
use switchboard::history::SaveEvent;
use switchboard::language::Language;
use switchboard::play::Move;
use switchboard::shell::{
    Block, Choice, ChoiceId, ChoiceKind, Effect, Event, Frame, Page, Profile, Program, RowPicture, SavePlace, Settings,
    Signal, Start,
};

/// A board of this game, with whoever sits at it by itself.
fn board_of(game: &str) -> Walk {
    board_with(game, Walk::settings(Way::Mouse))
}

fn board_with(game: &str, settings: Settings) -> Walk {
    let mut store = MemoryStore::new(games(&[game]));
    store.players.insert("Ann".to_owned(), (Profile::named("Ann", Language::English), settings));
    let start = Start { player: Some("Ann".into()), game: Some(game.into()), level: None };
    let mut walk = Walk::start(Way::Mouse, store, &start);
    for name in ["play", "start"] {
        if walk.page().screen != "board" {
            walk.choose_name(name);
        }
    }
    assert_eq!(walk.page().screen, "board", "{game}");
    walk
}

fn cells(page: &Page) -> Vec<&Choice> {
    let is_cell = |choice: &&Choice| matches!(choice.kind, ChoiceKind::Move(Move::Cell(_), _));
    page.choices.iter().filter(is_cell).collect()
}

/// Lets the computer in turn think and play, or whoever waits behind the curtain open it.
fn think(walk: &mut Walk) {
    for effect in walk.app.take_effects() {
        if let Effect::Think(job) = effect {
            let found = job.run(&|| true);
            walk.handle(Event::Thought(job.task.number, found));
        }
    }
    walk.choose_name("uncover");
    walk.now_ms += 2_000;
    walk.handle(Event::Tick);
}

fn walks(page: &Page) -> bool {
    page.blocks.iter().any(|(_, block)| matches!(block, Block::Board { walks: true, .. }))
}

#[test]
fn a_tile_that_is_laid_or_swapped_is_no_step_of_the_player() {
    for (game, order) in [("winding-paths", "Lay the tile"), ("cheese-hunt", "Swap")] {
        let mut walk = board_of(game);
        let mut met = 0;
        for turn in 0..40 {
            let page = walk.page();
            let cells = cells(&page);
            if cells.iter().any(|choice| choice.about.starts_with(order)) {
                met += 1;
                assert!(cells.iter().all(|choice| choice.about.starts_with(order)), "{game}, turn {turn}");
                assert!(!walks(&page), "{game}: no piece goes there");
            }
            let found = page.choices.iter().find_map(|choice| match choice.kind {
                ChoiceKind::Move(chosen, _) => Some(chosen),
                _ => None,
            });
            let Some(chosen) = found else {
                think(&mut walk);
                continue;
            };
            walk.play(chosen);
            if !matches!(chosen, Move::Cell(_)) {
                continue;
            }
            let told: Vec<String> = walk.page().notices.iter().map(|notice| notice.text.clone()).collect();
            let is_step = |words: &&String| ["Up", "Right", "Down", "Left"].iter().any(|side| words.starts_with(side));
            let laid = cells.iter().any(|choice| choice.about.starts_with(order));
            assert!(!laid || !told.iter().any(|words| is_step(&words)), "{game}: {told:?}");
        }
        assert!(met > 0, "{game}: nothing was laid or swapped");
    }
}

/// Lets what is shown by itself come to its end.
fn let_pass(walk: &mut Walk) {
    for _ in 0..20 {
        walk.wait();
    }
}

/// The small game of the template, in which a message and a matrix PRESS say what choosing some cells does.
#[test]
fn rules_say_what_choosing_a_cell_does() {
    let template = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("help/NEW_GAME");
    let mut files = super::bad_games::in_memory(&template);
    let mut change = |file: &str, old: &str, new: &str| {
        let text = String::from_utf8(files.files[file].clone()).unwrap();
        assert!(text.contains(old), "{file}: {old}");
        files.files.insert(file.to_owned(), text.replacen(old, new, 1).into_bytes());
    };
    change("description.xml", "<LevelTakeTime>", "<Message name=\"take\">Take the gem</Message><LevelTakeTime>");
    let rows = "<Row>plain take plain</Row><Row>plain plain plain</Row><Row>plain plain plain</Row>";
    let matrix =
        format!("<MatrixString><name>PRESS</name><width>3</width><height>3</height><Rows>{rows}</Rows></MatrixString>");
    change("LEVELS/01/startingLayout.xml", "</Matrixes>", &format!("{matrix}</Matrixes>"));
    let read = switchboard::play::check(&files, "walk");
    assert!(read.problems.is_empty(), "{:?}", read.problems);
    let entry = switchboard::shell::GameEntry::new("walk".to_owned(), read);
    let mut store = MemoryStore::new(vec![entry]);
    store.players.insert("Ann".to_owned(), (Profile::named("Ann", Language::English), Walk::settings(Way::Mouse)));
    let start = Start { player: Some("Ann".into()), game: Some("walk".into()), level: Some("01".into()) };
    let walk = Walk::start(Way::Mouse, store, &start);
    let page = walk.page();
    let about: Vec<&str> = cells(&page).iter().map(|choice| choice.about.as_str()).collect();
    assert_eq!(about, ["Take the gem", "Move down"], "a word that names no message says nothing");
}

#[test]
fn the_die_of_ludo_is_rolled_whatever_it_shows() {
    let mut walk = board_of("clovece");
    let mut rolls = 0;
    for _ in 0..60 {
        let page = walk.page();
        let cells = cells(&page);
        let Some(first) = cells.first() else {
            let_pass(&mut walk);
            think(&mut walk);
            continue;
        };
        rolls += usize::from(first.about == "Roll the die");
        for choice in &cells {
            let is_known = choice.about == "Roll the die" || choice.about.starts_with("Move: ");
            assert!(is_known, "{}: {}", choice.label, choice.about);
        }
        let ChoiceKind::Move(chosen, _) = first.kind else { break };
        walk.play(chosen);
    }
    assert!(rolls > 5, "{rolls}");
}

#[test]
fn squares_of_chess_have_their_names() {
    let walk = board_of("chess");
    let page = walk.page();
    let words: Vec<String> = cells(&page).iter().map(|c| format!("{} {}", c.label, c.about)).collect();
    assert!(words.iter().any(|words| words.contains("b1")), "{words:?}");
    assert!(!words.iter().any(|words| words.contains("column")), "{words:?}");
}

/// The board of the page, as symbols.
fn symbols(page: &Page) -> Vec<String> {
    let board = page.blocks.iter().find_map(|(_, block)| match block {
        Block::Board { board, .. } => Some(board.faces.iter().map(|face| face.symbol.clone()).collect()),
        _ => None,
    });
    board.unwrap()
}

/// The lines of the panel with this name.
fn line(page: &Page, name: &str) -> Option<String> {
    page.blocks.iter().find_map(|(_, block)| match block {
        Block::Panel(lines) => Some(lines.iter().find(|line| line.name == name)?.value.clone()),
        _ => None,
    })
}

fn notices(page: &Page) -> Vec<String> {
    page.notices.iter().map(|notice| notice.text.clone()).collect()
}

/// Chess from here: these choices of Ann's turn.
fn plays(walk: &mut Walk, choices: &[&str]) {
    for cell in choices {
        assert!(walk.play(cell.parse().unwrap()), "{cell}");
    }
}

#[test]
fn a_turn_of_two_choices_is_one_move_from_here_to_there() {
    let mut walk = board_of("chess");
    plays(&mut walk, &["4,6"]);
    let page = walk.page();
    assert_eq!(line(&page, "Last move"), None);
    assert!(words(&page).contains(&"0".to_owned()), "a piece that is chosen is no turn");
    plays(&mut walk, &["4,4"]);
    let page = walk.page();
    assert!(notices(&page).contains(&"Ann: white pawn, e2 – e4".to_owned()), "{:?}", notices(&page));
    assert_eq!(line(&page, "Last move").as_deref(), Some("white pawn, e2 – e4"));
    let marked = |page: &Page| -> Vec<usize> {
        frames(page).iter().enumerate().filter(|(_, f)| **f == Frame::LastMove).map(|(at, _)| at).collect()
    };
    assert_eq!(marked(&page), [36, 52]);
    think(&mut walk);
    think(&mut walk);
    let page = walk.page();
    assert_eq!(marked(&page).len(), 2);
    let last = line(&page, "Last move").unwrap();
    assert!(last.starts_with("black ") && last.contains(" – "), "{last}");
    let card = page.blocks.iter().find_map(|(_, block)| match block {
        Block::Card { numbers, .. } => {
            Some(numbers.iter().map(|n| (n.value.clone(), n.name.clone())).collect::<Vec<_>>())
        }
        _ => None,
    });
    assert_eq!(card.unwrap()[1], ("1".to_owned(), "Turns".to_owned()), "four choices are a turn of each");
    walk.handle(Event::Signal(Signal::Undo));
    assert!(notices(&walk.page()).contains(&"Undone".to_owned()), "{:?}", notices(&walk.page()));
}

#[test]
fn a_hint_in_a_game_for_two_says_where_to_and_is_played_as_one() {
    let mut walk = board_of("chess");
    walk.handle(Event::Signal(Signal::Hint));
    for _ in 0..4 {
        for effect in walk.app.take_effects() {
            if let Effect::Think(job) = effect {
                walk.handle(Event::Thought(job.task.number, job.run(&|| true)));
            }
        }
    }
    let page = walk.page();
    let hint = page.named("play-hint").unwrap_or_else(|| panic!("{:?}", notices(&page)));
    let told = page.choices[hint.0].label.clone();
    assert!(told.starts_with("A computer would play: white ") && told.contains(" – "), "{told}");
    assert_eq!(frames(&page).iter().filter(|frame| **frame == Frame::Hint).count(), 2, "from and to");
    let before = symbols(&page);
    walk.now_ms += 2_000;
    walk.handle(Event::Click(hint));
    let page = walk.page();
    let (what, told) = (told.split(": ").nth(1).unwrap(), notices(&page));
    assert!(told.contains(&format!("Ann: {what}")), "{told:?}");
    assert!(symbols(&page) != before && page.standing.as_ref().unwrap().number == 2);
    walk.handle(Event::Signal(Signal::Undo));
    assert_eq!(symbols(&walk.page()), before, "taken back as it was played");
}

#[test]
fn what_is_told_stands_once_on_a_page() {
    let mut walk = board_of("chess");
    plays(&mut walk, &["4,6"]);
    let page = walk.page();
    assert_eq!(page.standing_words(), Some("Ann's turn: Choose where it goes."));
    assert_eq!(page.told().count(), 0, "{:?}", notices(&page));
    let screen = switchboard_term(&page);
    assert_eq!(screen.matches("Choose where it goes").count(), 1, "{screen}");
    assert!(screen.lines().any(|line| line.contains("a   b   c   d")), "{screen}");
    assert!(screen.lines().any(|line| line.trim_start().starts_with("8 ")), "{screen}");
}

/// The page as the terminal shows it.
fn switchboard_term(page: &Page) -> String {
    use ratatui::{buffer::Buffer, layout::Rect};
    let area = Rect::new(0, 0, 100, 40);
    let mut buffer = Buffer::empty(area);
    switchboard::term::draw(page, area, 0, &mut buffer);
    let row = |y: u16| (0..area.width).map(|x| buffer[(x, y)].symbol().to_owned()).collect::<String>();
    (0..area.height).map(row).collect::<Vec<_>>().join("\n")
}

#[test]
fn taken_pieces_are_listed_but_not_what_became_another() {
    let mut walk = board_of("draughts");
    for turn in 0..400 {
        let page = walk.page();
        if let Some(taken) = line(&page, "Taken") {
            assert!(taken.contains("man") || taken.contains("piece") || taken.contains("king"), "{taken}");
            return;
        }
        // one after the other, so that what was picked up is not put back for ever
        let cells = cells(&page);
        let Some(ChoiceKind::Move(chosen, _)) = cells.get(turn % cells.len().max(1)).map(|choice| choice.kind) else {
            think(&mut walk);
            continue;
        };
        walk.play(chosen);
    }
    panic!("nothing was taken: {:?}", words(&walk.page()));
}

#[test]
fn a_card_that_was_chosen_is_put_back_and_not_chosen_again() {
    let mut walk = board_of("freecell");
    for _ in 0..30 {
        let page = walk.page();
        let first = cells(&page)[0].kind;
        let ChoiceKind::Move(chosen, _) = first else { panic!() };
        assert!(!cells(&page).iter().any(|choice| choice.about.starts_with("Put back")));
        walk.play(chosen);
        let page = walk.page();
        if !notices(&page).contains(&"Choose where the card goes.".to_owned()) {
            continue;
        }
        let back: Vec<&Choice> =
            cells(&page).into_iter().filter(|choice| choice.about.starts_with("Put back: ")).collect();
        assert_eq!(back.len(), 1);
        assert!(matches!(back[0].kind, ChoiceKind::Move(known, _) if known == chosen));
        let words = back[0].about.clone();
        let ChoiceKind::Move(back, _) = back[0].kind else { panic!() };
        walk.play(back);
        assert!(notices(&walk.page())[0].starts_with(&words), "{:?}", notices(&walk.page()));
        return;
    }
    panic!("every card had only one way");
}

#[test]
fn pressing_a_light_twice_puts_nothing_back() {
    let mut walk = board_of("lights-out");
    for _ in 0..2 {
        let page = walk.page();
        assert!(!cells(&page).iter().any(|choice| choice.about.starts_with("Put back")));
        let ChoiceKind::Move(chosen, _) = cells(&page)[0].kind else { panic!() };
        walk.play(chosen);
    }
}

#[test]
fn what_a_lamp_lights_is_shown_and_said() {
    let mut walk = board_of("akari");
    let lit = |page: &Page| cells(page).iter().filter(|choice| choice.label.contains("lit")).count();
    assert_eq!(lit(&walk.page()), 0);
    walk.play("2,1".parse().unwrap());
    assert_eq!(lit(&walk.page()), 8, "its row and its column as far as the walls");
    walk.play("2,1".parse().unwrap());
    assert_eq!(lit(&walk.page()), 0, "a dot shines on nothing");
}

/// Lets background work be done.
fn work(walk: &mut Walk) {
    for effect in walk.app.take_effects() {
        if let Effect::Think(job) = effect {
            walk.handle(Event::Thought(job.task.number, job.run(&|| false)));
        }
    }
}

#[test]
fn marks_that_hints_set_cost_no_star() {
    let mut walk = board_of("akari");
    let mut marks = 0;
    for _ in 0..40 {
        if walk.page().screen != "board" {
            break;
        }
        walk.handle(Event::Signal(Signal::Hint));
        work(&mut walk);
        let Some(hint) = walk.page().named("play-hint") else { break };
        walk.now_ms += 2_000;
        walk.handle(Event::Click(hint));
        marks += usize::from(notices(&walk.page()).iter().any(|words| words.starts_with("no lamp")));
        work(&mut walk);
        walk.pass_last_board();
    }
    let page = walk.page();
    let ending =
        page.blocks.iter().find_map(|(_, block)| if let Block::Ending(ending) = block { Some(ending) } else { None });
    let ending = ending.unwrap_or_else(|| panic!("{}: {:?}", page.screen, notices(&page)));
    assert!(marks > 0, "no hint set a mark");
    assert!(ending.words[0] != "5 moves", "marks are moves all the same: {:?}", ending.words);
    assert_eq!(ending.stars.iter().map(|(_, earned)| *earned).collect::<Vec<_>>(), [true, true, false]);
}

#[test]
fn whether_it_can_be_solved_is_an_answer_and_no_choice() {
    let mut walk = board_of("akari");
    let choices = walk.page().choices.len();
    walk.handle(Event::Signal(Signal::CanBeWon));
    work(&mut walk);
    let page = walk.page();
    assert_eq!(notices(&page), [text("hint-no-mistake")]);
    assert_eq!(page.choices.len(), choices, "nothing more to choose");
    assert!(!page.press.deed.contains(&text("hint-no-mistake")));
}

#[test]
fn a_pause_is_written_large() {
    let mut walk = board_of("akari");
    let paused = |walk: &Walk| {
        walk.page().blocks.iter().any(|(_, block)| matches!(block, Block::Paused(words) if words == "Paused"))
    };
    assert!(!paused(&walk));
    walk.handle(Event::Signal(Signal::PauseOrResume));
    assert!(paused(&walk));
    walk.now_ms += 1_000;
    walk.handle(Event::Signal(Signal::PauseOrResume));
    assert!(!paused(&walk));
}

#[test]
fn a_roll_is_seen_and_the_die_is_large() {
    let die = |page: &Page| {
        page.blocks.iter().find_map(|(_, block)| match block {
            Block::Picture(RowPicture::Face { face, .. }) => Some(face.symbol.clone()),
            _ => None,
        })
    };
    let roll = |walk: &mut Walk| {
        let page = walk.page();
        let at = page.choices.iter().position(|choice| choice.about == "Roll the die").unwrap();
        walk.now_ms += 1_000;
        walk.handle(Event::Click(ChoiceId(at)));
    };
    let mut walk = board_of("clovece");
    roll(&mut walk);
    let mut seen = Vec::new();
    while cells(&walk.page()).is_empty() && !walk.page().busy && seen.len() < 10 {
        seen.extend(die(&walk.page()));
        walk.wait();
    }
    assert!(seen.len() >= 5, "{seen:?}");
    assert!(seen.windows(2).all(|pair| pair[0] != pair[1]), "{seen:?}");
    assert!(notices(&walk.page()).iter().any(|words| words.starts_with("Rolled a ")));
    let mut still = Walk::settings(Way::Mouse);
    still.looks.reduced_motion = true;
    let mut walk = board_with("clovece", still);
    roll(&mut walk);
    assert!(notices(&walk.page()).iter().any(|words| words.starts_with("Rolled a ")), "at once");
}

#[test]
fn what_happened_is_told_of_who_did_it_and_what_is_asked_of_a_person() {
    // a computer sits beside the person at both games
    let mut walk = board_of("chess");
    for step in 0..4 {
        let told = notices(&walk.page());
        let asks = told.iter().any(|words| words.contains("Choose a piece."));
        let is_computer = walk.page().standing.unwrap().turn.is_some_and(|turn| turn.is_computer);
        assert!(!(asks && is_computer), "{told:?}");
        if is_computer {
            let_pass(&mut walk);
            think(&mut walk);
        } else {
            let first = cells(&walk.page())[step % 2].kind;
            let ChoiceKind::Move(chosen, _) = first else { panic!() };
            walk.play(chosen);
        }
    }
    let mut walk = board_of("clovece");
    let mut passed = 0;
    for _ in 0..200 {
        let told = notices(&walk.page());
        for words in told.iter().filter(|words| words.contains("Rolled a ")) {
            assert!(!words.contains("turn"), "{words}");
            passed += usize::from(words.contains(": Rolled a "));
        }
        let page = walk.page();
        match cells(&page).first().map(|choice| choice.kind) {
            Some(ChoiceKind::Move(chosen, _)) => assert!(walk.play(chosen)),
            _ => {
                let_pass(&mut walk);
                think(&mut walk);
            }
        }
    }
    assert!(passed > 5, "{passed}");
}

#[test]
fn computers_act_at_half_a_step_of_the_player() {
    let mut slow = Walk::settings(Way::Switch);
    slow.scan.interval_ms = 4_000;
    for (settings, after) in [(slow, 2_000), (Walk::settings(Way::Mouse), 700)] {
        let mut walk = board_with("connect-four", settings);
        let page = walk.page();
        let first = page.choices.iter().position(|choice| matches!(choice.kind, ChoiceKind::Move(..))).unwrap();
        walk.now_ms += 5_000;
        walk.handle(Event::Click(ChoiceId(first)));
        work(&mut walk);
        let number = |walk: &Walk| walk.page().standing.unwrap().number;
        walk.now_ms += after - 1;
        walk.handle(Event::Tick);
        assert_eq!(number(&walk), 1);
        walk.now_ms += 1;
        walk.handle(Event::Tick);
        assert_eq!(number(&walk), 2);
    }
}

#[test]
fn a_countdown_does_not_say_that_a_press_stops_it_while_a_press_goes_on() {
    for language in Language::ALL {
        let texts = switchboard::narrate::Texts::new(language);
        let words = texts.with("goes-on-in", &[("name", "x".into()), ("seconds", 8.into())]);
        assert!(!words.contains(". ") && words.contains('8'), "{words}");
    }
    assert_eq!(text_with("goes-on-in", &[("name", "x".into()), ("seconds", 8.into())]), "Next in 8 s");
}

#[test]
fn who_leaves_is_told_that_the_program_has_ended() {
    let mut walk = board_of("akari");
    walk.handle(Event::Outside(Signal::Quit));
    assert_eq!(walk.page().screen, "ask");
    let yes = walk.page().named("yes").unwrap();
    walk.handle(Event::Click(yes));
    let page = walk.page();
    assert_eq!((page.screen, notices(&page)), ("ended", vec!["Switchboard has ended".to_owned()]));
    assert!(page.choices.is_empty());
}

#[test]
fn table_and_chart_of_a_history_have_one_unit() {
    let mut walk = board_of("lights-out");
    for _ in 0..3 {
        let ChoiceKind::Move(chosen, _) = cells(&walk.page())[0].kind else { panic!() };
        walk.play(chosen);
    }
    walk.handle(Event::Signal(Signal::History));
    let table = walk.page();
    let place = SavePlace { player: "Ann".into(), game: "lights-out".into(), level: "01".into() };
    let moves = walk.app.store().saves(&place).saves.iter().filter(|save| save.event == SaveEvent::Action).count();
    assert!(walk.choose_name("history-chart"));
    let page = walk.page();
    let bars =
        page.blocks.iter().find_map(|(_, block)| if let Block::Chart { bars, .. } = block { Some(bars) } else { None });
    let bars = bars.unwrap();
    assert_eq!(bars.len(), moves);
    let cells: Vec<String> = words(&table);
    assert!(bars.iter().all(|bar| cells.contains(&bar.value) && bar.value.ends_with(" s")), "{bars:?}");
}

#[test]
fn the_history_of_a_game_with_named_squares_is_a_list_of_moves() {
    let mut walk = board_of("chess");
    plays(&mut walk, &["4,6", "4,4"]);
    walk.handle(Event::Signal(Signal::History));
    let shown = words(&walk.page());
    for words in ["white pawn, e2", "e4"] {
        assert!(shown.iter().any(|cell| cell == words), "{words}: {shown:?}");
    }
}

#[test]
fn lines_between_squares_are_not_counted_as_columns() {
    for game in ["masyu", "hashi", "yajilin", "castle-wall", "double-back"] {
        let walk = board_of(game);
        let page = walk.page();
        // the first levels have four squares side by side, and three lines between them
        let mut named = 0;
        for choice in cells(&page) {
            let after = choice.label.split("column ").nth(1).unwrap_or_default();
            let numbers = after.split(|c: char| !c.is_ascii_digit()).filter(|digits| !digits.is_empty());
            let column = numbers.take(1).map(|digits| digits.parse::<u32>().unwrap());
            named += column.inspect(|column| assert!(*column <= 4, "{game}: {}", choice.label)).count();
        }
        assert!(named > 0, "{game}: no square is named");
    }
}

#[test]
fn choices_that_are_called_steps_and_are_none_are_told_to_authors() {
    let mut files = super::bad_games::in_memory(&super::games::folder_of("patience"));
    let codes = |files: &switchboard::game::MemoryFiles| -> Vec<&str> {
        switchboard::play::check(files, "patience").problems.iter().map(|problem| problem.code.name()).collect()
    };
    assert_eq!(codes(&files), Vec::<&str>::new());
    let text = String::from_utf8(files.files["description.xml"].clone()).unwrap();
    let silent: Vec<&str> = text.lines().filter(|line| !line.contains("<Press")).collect();
    files.files.insert("description.xml".to_owned(), silent.join("\n").into_bytes());
    assert_eq!(codes(&files), ["R064"]);
}
