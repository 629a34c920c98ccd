//! PuzzleScript games played on the real signal path: with one switch, to their end, saved and continued.

use super::memory_store::MemoryStore;
use super::puzzlescript::GOOD;
use super::walks_kit::{Walk, Way};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use switchboard::drawings;
use switchboard::game::{MemoryFiles, read_game};
use switchboard::language::Language;
use switchboard::play::Picture;
use switchboard::shell::{Block, Effect, Frame, GameEntry, Page, Profile, Program, Said, Settings, Start};

/// The game of a source.
fn entry(source: &str) -> GameEntry {
    let read = read_game(&MemoryFiles::new([("game.puzzlescript", source)]), "good");
    GameEntry::new("good".to_owned(), read)
}

/// The basic game with other levels and other lines before OBJECTS.
fn with(prelude: &str, levels: &str) -> String {
    let head = GOOD.find("=====").unwrap();
    let at = GOOD.rfind(".....\n.P*O.").unwrap();
    format!("{}{prelude}\n{}{levels}\n", &GOOD[..head], &GOOD[head..at])
}

const TWO: &str = "message Push the crate
message Good luck

.....
.P*O.
.....

message Well done

....
P*.O
....

message That was all";

fn store(source: &str, settings: Settings) -> MemoryStore {
    let mut store = MemoryStore::new(vec![entry(source)]);
    store.players.insert("Ann".to_owned(), (Profile::named("Ann", Language::English), settings));
    store
}

fn start() -> Start {
    Start { player: Some("Ann".to_owned()), game: Some("good".to_owned()), level: None }
}

/// The program at the first level of this game, or what stands before it.
fn begin(way: Way, source: &str) -> Walk {
    let mut settings = Walk::settings(way);
    settings.speech.said = Said::Results;
    Walk::start(way, store(source, settings), &start())
}

/// The messages of a game on this page.
fn message(page: &Page) -> Option<String> {
    page.blocks.iter().find_map(|(_, block)| match block {
        Block::Message { text, .. } => Some(text.clone()),
        _ => None,
    })
}

fn spoken(walk: &mut Walk) -> String {
    let said = walk.app.take_effects().into_iter().filter_map(|effect| match effect {
        Effect::Say(speech) => Some(speech.text),
        _ => None,
    });
    said.collect::<Vec<_>>().join(" / ")
}

#[test]
fn a_game_is_played_to_its_end_with_one_switch_and_its_messages_stand_until_the_player_goes_on() {
    let mut walk = begin(Way::Switch, &with("", TWO));
    assert_eq!((walk.page().screen, message(&walk.page()).as_deref()), ("message", Some("Push the crate")));
    assert!(spoken(&mut walk).contains("Push the crate"));
    assert!(walk.choose_name("go-on"));
    assert_eq!(message(&walk.page()).as_deref(), Some("Good luck"));
    assert!(spoken(&mut walk).contains("Good luck"));
    assert!(walk.choose_name("go-on"));
    assert_eq!(walk.page().screen, "board");
    assert!(walk.play("right".parse().unwrap()));
    assert_eq!(walk.page().screen, "level-done");
    assert!(walk.choose_name("next-level"));
    assert_eq!(message(&walk.page()).as_deref(), Some("Well done"));
    assert!(walk.choose_name("go-on"));
    for _ in 0..2 {
        assert!(walk.play("right".parse().unwrap()));
    }
    assert_eq!(message(&walk.page()).as_deref(), Some("That was all"));
    assert!(walk.choose_name("go-on"));
    assert_eq!(walk.page().screen, "game-done");
}

#[test]
fn who_goes_and_what_is_pushed_glide() {
    let mut walk = begin(Way::Keyboard, &with("", "......\n.P*.O.\n......"));
    let before = walk.page();
    assert!(walk.play("right".parse().unwrap()));
    let drawings::Change::Some(way) = drawings::Change::between(&before, &walk.page()) else { panic!("nothing moves") };
    let ways: Vec<_> = way.glides.iter().map(|glide| (glide.from, glide.to, glide.piece.pictures.len())).collect();
    assert_eq!(ways, [(7, 8, 1), (8, 9, 1)], "the player and the crate, the background stays");
    assert!(way.fades.is_empty());
}

#[test]
fn only_what_changes_something_is_offered_and_a_level_goes_on_where_it_was_left() {
    let mut walk = begin(Way::Keyboard, &with("", ".....\n#####\n#P*.#\n...O.".replace('#', "*").as_str()));
    let offered = |page: &Page| {
        let labels = page.choices.iter().filter(|c| matches!(c.kind, switchboard::shell::ChoiceKind::Move(..)));
        labels.map(|c| c.label.clone()).collect::<Vec<_>>()
    };
    let first = offered(&walk.page());
    assert_eq!(first, ["right: crate", "down: background", "up: crate"]);
    assert!(walk.play("down".parse().unwrap()));
    let (page, board) = (walk.page(), shown(&walk.page()));
    assert_eq!(page.standing.as_ref().unwrap().number, 1);
    while walk.page().screen == "board" {
        walk.handle(switchboard::shell::Event::Signal(switchboard::shell::Signal::ChangeGame));
    }
    assert!(walk.choose_label("Good"), "{:?}", walk.page().choices);
    assert_eq!((shown(&walk.page()), walk.page().standing.unwrap().number), (board, 1));
    assert!(walk.choose_name("undo"));
    assert_eq!(offered(&walk.page()), first);
}

/// The symbols of the board.
fn shown(page: &Page) -> Vec<String> {
    let board = page.blocks.iter().find_map(|(_, block)| match block {
        Block::Board { board, .. } => Some(board.faces.iter().map(|face| face.symbol.clone()).collect()),
        _ => None,
    });
    board.unwrap()
}

#[test]
fn a_board_is_drawn_in_dots_and_in_the_terminal() {
    let walk = begin(Way::Keyboard, &with("background_color #123\ncolor_palette 3\n", ".....\n.P*O.\n....."));
    let page = walk.page();
    let Some(Block::Board { board, frames, colors, .. }) =
        page.blocks.iter().find_map(|(_, b)| if let Block::Board { .. } = b { Some(b) } else { None })
    else {
        panic!("no board");
    };
    assert_eq!(colors.0, "#112233");
    assert!(frames.iter().any(|frame| matches!(frame, Frame::Position)));
    let svg: Vec<String> = board.faces[7].pictures.iter().map(|layer| drawings::layer(layer).unwrap()).collect();
    assert_eq!(board.faces[7].pictures.len(), 2);
    assert!(matches!(board.faces[7].pictures[1], Picture::Dots(_)));
    // amiga: green, brown, yellow
    assert!(svg[0].contains("#448811") && svg[1].contains("#663311") && svg[1].contains("#ffdd66"), "{svg:?}");
    let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
    switchboard::term::draw(&page, *buffer.area(), 0, &mut buffer);
    let text: String = buffer.content().iter().map(|cell| cell.symbol()).collect();
    assert!(text.contains("pl") && text.contains("cr") && text.contains("ta"), "{text}");
}

/// The basic game in which a crate slides on to the right by itself until it is beside the target.
fn sliding(prelude: &str, how: &str, level: &str) -> String {
    let rule = "[ > Player | Crate ] -> [ > Player | > Crate ]";
    let slides = format!("{rule}\nright [ stationary Crate | no Target ] -> [ > Crate | ] {how}");
    with(prelude, level).replace(rule, &slides)
}

/// In which column the crate is shown.
fn crate_at(page: &Page) -> usize {
    let board = board(page);
    let place = board.faces.iter().position(|face| face.symbol == "cr").unwrap();
    place % usize::from(board.size.width)
}

fn board(page: &Page) -> &switchboard::play::Board {
    let found =
        page.blocks.iter().find_map(|(_, b)| if let Block::Board { board, .. } = b { Some(board) } else { None });
    found.unwrap()
}

const LONG: &str = "........\n.P.*...O\n........";

#[test]
fn turns_that_follow_by_themselves_are_shown_one_after_the_other_and_take_no_press() {
    let source = sliding("", "again", LONG);
    let mut walk = begin(Way::Switch, &source);
    assert!(walk.play("left".parse().unwrap()));
    // already on disk, shown step by step, nothing to choose
    assert_eq!((walk.page().standing.unwrap().number, crate_at(&walk.page())), (1, 4));
    let mut seen = vec![4];
    while crate_at(&walk.page()) != 6 {
        assert!(walk.page().lit.is_empty());
        walk.wait();
        seen.push(crate_at(&walk.page()));
    }
    seen.dedup();
    assert_eq!(seen, [4, 5, 6]);
    while walk.page().lit.is_empty() {
        walk.wait();
    }
    // a press meanwhile only ends it
    let mut walk = begin(Way::Switch, &source);
    assert!(walk.play("left".parse().unwrap()));
    walk.now_ms += 600;
    walk.press();
    assert_eq!((walk.page().standing.unwrap().number, crate_at(&walk.page())), (1, 6));
    // with less motion the end is shown at once
    let mut settings = Walk::settings(Way::Switch);
    settings.looks.reduced_motion = true;
    let mut walk = Walk::start(Way::Switch, store(&source, settings), &start());
    assert!(walk.play("left".parse().unwrap()));
    assert_eq!(crate_at(&walk.page()), 6);
}

#[test]
fn only_the_part_with_the_player_is_shown_and_an_arrow_leads_out_of_it() {
    for (prelude, before, after) in [("flickscreen 3x3", (0, 3), (3, 3)), ("zoomscreen 5x3", (0, 5), (1, 5))] {
        let source = with(prelude, "........\n..P..*.O\n........");
        let mut walk = begin(Way::Keyboard, &source);
        let shown = |walk: &Walk| (board(&walk.page()).origin.x, board(&walk.page()).size.width);
        assert_eq!(shown(&walk), before, "{prelude}");
        let arrows = board(&walk.page()).spots.iter().filter(|spot| spot.chosen_by.is_some()).count();
        assert_eq!(arrows, usize::from(prelude.starts_with("flick")), "{prelude}");
        assert!(walk.play("right".parse().unwrap()));
        assert_eq!(shown(&walk), after, "{prelude}");
        assert_eq!(walk.page().standing.unwrap().number, 1);
    }
}

#[test]
fn time_stands_while_the_player_chooses_unless_a_setting_says_otherwise() {
    let source = sliding("realtime_interval 0.5", "", LONG);
    for runs in [false, true] {
        let mut settings = Walk::settings(Way::Keyboard);
        settings.clock_runs = runs;
        let mut walk = Walk::start(Way::Keyboard, store(&source, settings), &start());
        let before = crate_at(&walk.page());
        assert!(walk.play("left".parse().unwrap()));
        for _ in 0..20 {
            walk.wait();
        }
        // the move and the automatic turn after it, and what the clock did
        assert_eq!(crate_at(&walk.page()), if runs { 6 } else { before + 2 });
        assert_eq!(walk.page().standing.unwrap().number == 1, !runs);
    }
}

#[test]
fn what_a_game_forbids_is_there_for_the_player_unless_a_setting_obeys() {
    for obeys in [false, true] {
        let mut settings = Walk::settings(Way::Keyboard);
        settings.obeys_no_undo = obeys;
        let source = with("noundo\nnorestart", ".....\n.P*.O\n.....");
        let mut walk = Walk::start(Way::Keyboard, store(&source, settings), &start());
        assert!(walk.play("right".parse().unwrap()) || walk.play("left".parse().unwrap()));
        assert_eq!(walk.page().named("undo").is_some(), !obeys);
        assert!(walk.choose_name("more"));
        assert_eq!(walk.page().named("restart").is_some(), !obeys);
    }
}

#[test]
fn a_changed_source_goes_on_where_play_stands() {
    use switchboard::history::{Carried, Session};
    use switchboard::play::Engine;
    let engine = |source: &str| Engine::new(entry(source).game.unwrap(), 0).unwrap();
    let level = ".......\n.P.*..O\n.......";
    let pushing = with("", level);
    let still = pushing.replace("-> [ > Player | > Crate ]", "-> [ Player | Crate ]");
    for (changed, wanted) in [
        (with("title Other\nauthor You", level), Carried::Replayed),
        (still, Carried::PutBack),
        (with("", ".....\n..P**\n....O"), Carried::Anew),
    ] {
        let mut session = Session::start(engine(&pushing), 1, 0, 0);
        for chosen in ["right", "right"] {
            session.play(&chosen.parse().unwrap(), "keyboard", 0).unwrap();
        }
        let at = session.engine().position(session.state());
        assert_eq!(session.carry_over(engine(&changed), 0), wanted);
        let stays = session.engine().position(session.state()) == at;
        assert_eq!(stays, wanted != Carried::Anew);
    }
}

#[test]
fn the_template_is_a_game_without_a_finding_that_can_be_won() {
    use switchboard::play::{Engine, Move, Outcome};
    let around = tempfile::tempdir().unwrap();
    let folder = around.path().join("mine");
    switchboard::disk::new_script(&folder).unwrap();
    let read = read_game(&switchboard::disk::FolderFiles::new(&folder), "mine");
    assert!(read.problems.is_empty(), "{:?}", read.problems);
    let game = std::sync::Arc::new(read.game.unwrap());
    assert_eq!(game.description.name.get(Language::English), "mine");
    for (level, moves) in [(0, "right right"), (1, "right right right left left left up right down right up")] {
        let engine = Engine::new(std::sync::Arc::clone(&game), level).unwrap();
        let mut state = engine.start(0);
        for chosen in Move::read_list(moves).unwrap() {
            engine.play(&mut state, &chosen).unwrap();
        }
        assert_eq!(engine.outcome(&state), Outcome::Finished, "{level}");
    }
}

#[test]
fn lone_sources_in_a_folder_of_games_are_games() {
    let around = tempfile::tempdir().unwrap();
    for (name, text) in [("good.txt", GOOD), ("other.puzzlescript", GOOD), ("notes.txt", "Objects\nare fine")] {
        std::fs::write(around.path().join(name), text).unwrap();
    }
    let catalogue = switchboard::disk::Catalogue::new(&[around.path().to_owned()]);
    assert_eq!(catalogue.iter().map(|(id, _)| id).collect::<Vec<_>>(), ["good", "other"]);
    assert!(catalogue.read("good").unwrap().game.is_some());
}

#[test]
fn names_of_objects_are_said_in_the_players_language() {
    let description = r#"<GameDescription><Name>Good</Name><Message name="Crate" xml:lang="cs">bedna</Message>
        <Message name="Crate" xml:lang="en">box</Message></GameDescription>"#;
    let files = MemoryFiles::new([("game.puzzlescript", GOOD), ("description.xml", description)]);
    let engine = switchboard::play::Engine::new(read_game(&files, "good").game.unwrap().into(), 0).unwrap();
    let mut state = engine.start(0);
    engine.play(&mut state, &"right".parse().unwrap()).unwrap();
    let board = engine.board(&state);
    let said = |language| board.faces[8].label.get(language).to_owned();
    assert_eq!(
        (said(Language::English), said(Language::Czech)),
        ("box, target".to_owned(), "bedna, target".to_owned())
    );
    assert_eq!(board.faces[8].symbol, "cr");
}

#[test]
fn high_contrast_outlines_players_and_what_wins() {
    use switchboard::shell::Theme;
    let pictures = |theme: Theme| {
        let mut settings = Walk::settings(Way::Switch);
        settings.looks.theme = theme;
        let walk = Walk::start(Way::Switch, store(GOOD, settings), &start());
        let board = board(&walk.page()).clone();
        [0, 6, 7, 8].map(|place: usize| board.faces[place].pictures.last().cloned().unwrap())
    };
    let (plain, strong) = (pictures(Theme::Dark), pictures(Theme::HighContrast));
    // the floor as it is; the player, the crate and the target with an outline
    assert_eq!(plain[0], strong[0]);
    assert!((1..4).all(|place| plain[place] != strong[place]));
}

#[test]
fn sounds_are_heard_by_their_kind() {
    let source = GOOD.replace("Crate move 36772507", "Crate move 36772507\nTarget create 100\nsfx3 51");
    let source = source.replace("> Crate ]\n", "> Crate ] sfx3\n");
    let engine = switchboard::play::Engine::new(entry(&source).game.unwrap(), 0).unwrap();
    let turn = engine.play(&mut engine.start(0), &"right".parse().unwrap()).unwrap();
    assert_eq!(turn.sounds, ["Push", "Shot"]);
}

#[test]
fn help_names_the_author_and_the_home_page() {
    let source = format!("author Ann Other\nhomepage www.example.org\n{}", GOOD.replace("author Nobody\n", ""));
    let mut walk = begin(Way::Keyboard, &source);
    assert!(walk.choose_name("more") && walk.choose_name("help"), "{:?}", walk.page().choices);
    let text = format!("{:?}", walk.page().blocks);
    assert!(text.contains("Author: Ann Other") && text.contains("Home page: www.example.org"), "{text}");
}
