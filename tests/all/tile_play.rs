//! Tile-map games in the program: a whole game of each with one switch through the real signal path, what is said, how the scanner groups
//! choices, the curtain before hidden hands.

use super::memory_store::MemoryStore;
use super::tile_games::{Dice, TILE_GAMES, game};
use super::walks_kit::{self, Walk, Way};
use switchboard::grid::Cell;
use switchboard::language::Language;
use switchboard::narrate::{self, Texts};
use switchboard::play::{
    Board, Engine, Face, Icon, Move, Outcome, Picture, Sign, Spot, SpotPlace, State, TileAction, TileEffect, TileEvent,
    TileGoal, Walker,
};
use switchboard::scan::Method;
use switchboard::shell::{Block, ChoiceKind, Event, Profile, SavePlace, Start};

/// The program with data in memory, at a tile-map game, where Ann and Bob sit down in this order.
fn at(id: &str, way: Way, language: Language, method: Option<Method>) -> Walk {
    seated(id, way, [language; 2], method, &["edit 2", "sit person Bob", "play"])
}

/// The same, with these choices of who may play.
fn seated(id: &str, way: Way, languages: [Language; 2], method: Option<Method>, names: &[&str]) -> Walk {
    let mut store = MemoryStore::new(walks_kit::games(&[id]));
    let mut settings = Walk::settings(way);
    if let Some(method) = method {
        settings.scan.method = method;
    }
    for (name, language) in ["Ann", "Bob"].into_iter().zip(languages) {
        store.players.insert(name.to_owned(), (Profile::named(name, language), settings.clone()));
    }
    let start = Start { player: Some("Ann".into()), game: Some(id.into()), level: Some("01".into()) };
    let mut walk = Walk::start(way, store, &start);
    assert_eq!(walk.page().screen, "seats");
    for name in names {
        let found = walk.page().named(name).unwrap();
        walk.now_ms += 700;
        walk.handle(Event::Click(found));
        walk.pass_last_board();
    }
    walk
}

/// The board that the program shows.
fn shown(walk: &Walk) -> std::sync::Arc<Board> {
    let page = walk.page();
    let board = page.blocks.iter().find_map(|(_, block)| match block {
        Block::Board { board, .. } => Some(board.clone()),
        _ => None,
    });
    board.unwrap_or_else(|| panic!("{} shows no board", page.screen))
}

/// The state that the program began with.
fn began(engine: &Engine, walk: &mut Walk, id: &str) -> State {
    let place = SavePlace { player: "Ann".into(), game: id.into(), level: "01".into() };
    let seed = walk.app.store().saves(&place).saves[0].seed;
    engine.start_with(seed, 2)
}

/// Opens the curtain if it is there; returns whether it was.
fn uncover(walk: &mut Walk) -> bool {
    let is_there = walk.page().named("uncover").is_some();
    assert!(!is_there || moves(walk).is_empty() && walk.choose_name("uncover"));
    is_there
}

/// The moves that the program offers, in the engine's order.
fn moves(walk: &Walk) -> Vec<Move> {
    let of = |kind| if let ChoiceKind::Move(chosen, _) = kind { Some(chosen) } else { None };
    walk.page().choices.iter().filter_map(|choice| of(choice.kind)).collect()
}

/// What a move gains at once: goals, items, not being out.
fn worth(events: &[TileEvent], own: u8) -> i32 {
    let one = |event: &TileEvent| match event {
        TileEvent::Reached(player, _) if *player == own => 100,
        TileEvent::Delivered(player) | TileEvent::Took(player, ..) if *player == own => 30,
        TileEvent::Out(player) => {
            if *player == own {
                -200
            } else {
                50
            }
        }
        _ => 0,
    };
    events.iter().map(one).sum()
}

/// A player who looks one choice ahead, two if the turn continues: this keeps games short.
fn choose(engine: &Engine, state: &State, dice: &mut Dice) -> Move {
    let own = engine.player(state);
    let value = |state: &State, chosen: &Move| {
        let mut after = state.clone();
        let turn = engine.play(&mut after, chosen).unwrap();
        let won = if turn.outcome == Some(Outcome::Won(own)) { 1_000 } else { 0 };
        (worth(&turn.events, own) + won, after)
    };
    let moves = engine.moves(state);
    let rated: Vec<(i32, Move)> = moves
        .iter()
        .map(|chosen| {
            let (now, after) = value(state, chosen);
            let goes_on = engine.player(&after) == own && engine.outcome(&after) == Outcome::Playing;
            let settles = |next: &&Move| goes_on && matches!(next, Move::Cell(_) | Move::Push { .. } | Move::Pass);
            let then = engine.moves(&after).iter().filter(settles).map(|next| value(&after, next).0).max();
            // Turning a tile or selecting another one is worth what can be done then, minus a little for the trouble.
            let unsettled = if matches!(chosen, Move::Turn | Move::Hand(_)) { -200 } else { 0 };
            let trouble = i32::from(unsettled != 0);
            (now + then.unwrap_or(unsettled) - trouble, *chosen)
        })
        .collect();
    let best = rated.iter().map(|(worth, _)| *worth).max().unwrap();
    let list: Vec<Move> = rated.into_iter().filter(|(worth, _)| *worth == best).map(|(_, chosen)| chosen).collect();
    list[dice.roll(list.len())]
}

/// What the current player must choose; none while starting places are chosen.
fn action(engine: &Engine, state: &State) -> Option<TileAction> {
    engine.table(state).unwrap().action()
}

/// Plays a game to its end with one switch; the engine beside it must offer the same at every step.
fn play_by_switch(id: &str, seed: u64) -> usize {
    let engine = Engine::new(game(id), 0).unwrap();
    let mut walk = at(id, Way::Switch, Language::English, None);
    let mut state = began(&engine, &mut walk, id);
    let mut dice = Dice::new(seed);
    let mut goes_over = action(&engine, &state).is_some();
    for number in 0..2_000 {
        if walk.page().screen == "ask" {
            // After many choices another pace is proposed.
            assert!(walk.choose_name("no"), "{id}, move {number}");
        }
        let page = walk.page();
        if engine.outcome(&state) != Outcome::Playing {
            let wanted = if engine.outcome(&state) == Outcome::Drawn { "level-done" } else { "game-done" };
            assert_eq!(page.screen, wanted, "{id}");
            return number;
        }
        assert_eq!(page.screen, "board", "{id}, move {number}");
        assert_eq!(uncover(&mut walk), engine.table(&state).unwrap().hides_hand() && goes_over, "{id}, move {number}");
        assert_eq!(moves(&walk), engine.moves(&state), "{id}, move {number}");
        let chosen = choose(&engine, &state, &mut dice);
        let mover = (engine.player(&state), action(&engine, &state).is_none());
        assert!(walk.play(chosen), "{id}: move {number}, {chosen}, cannot be reached");
        engine.play(&mut state, &chosen).unwrap();
        goes_over = action(&engine, &state).is_some() && (mover.1 || engine.player(&state) != mover.0);
    }
    panic!("{id}: no end after 2,000 moves");
}

#[test]
fn a_whole_garden_is_played_with_one_switch() {
    assert!(play_by_switch("shifting-garden", 3) > 20);
}

#[test]
fn a_whole_game_of_winding_paths_is_played_with_one_switch() {
    assert!(play_by_switch("winding-paths", 3) > 20);
}

#[test]
fn a_whole_race_is_run_with_one_switch() {
    assert!(play_by_switch("ropes-and-slides", 3) > 20);
}

#[test]
fn a_whole_cheese_hunt_is_played_with_one_switch() {
    assert!(play_by_switch("cheese-hunt", 3) > 20);
}

#[test]
fn everything_that_happens_has_words_in_four_languages() {
    let engine = Engine::new(game("cheese-hunt"), 0).unwrap();
    let state = engine.start(0);
    let table = engine.table(&state).unwrap();
    let cell = Cell::new(3, 1);
    let events = [
        TileEvent::Rolled(1, 4),
        TileEvent::NoChoice(1, TileAction::Move),
        TileEvent::NoChoice(1, TileAction::Push),
        TileEvent::NoChoice(1, TileAction::Add),
        TileEvent::NoChoice(1, TileAction::Exchange),
        TileEvent::Skipped(2),
        TileEvent::Out(2),
        TileEvent::Took(1, 0, 1),
        TileEvent::Delivered(1),
        TileEvent::Lost(1),
        TileEvent::Carried(2, cell),
        TileEvent::Reached(1, TileGoal::Reach(cell)),
        TileEvent::Reached(1, TileGoal::Collect(2, 0)),
        TileEvent::Reached(1, TileGoal::Find(0)),
    ];
    let wanted = [
        (Language::English, "grey mouse", "cheese"),
        (Language::Czech, "šedá myš", "sýr"),
        (Language::Slovak, "sivá myš", "syr"),
        (Language::German, "graue Maus", "Käse"),
    ];
    for (language, who, what) in wanted {
        let texts = Texts::new(language);
        let took = texts.with("tile-took", &[("who", who.into()), ("what", what.into())]);
        let said: Vec<String> = events.iter().map(|event| narrate::tile_event(texts, &table, event)).collect();
        assert!(said.iter().all(|text| !text.contains('[')), "{said:?}");
        assert!(said.contains(&took), "{said:?}");
        let mut different = said.clone();
        different.sort();
        different.dedup();
        assert_eq!(different.len(), said.len(), "{said:?}");
    }
}

#[test]
fn every_mark_of_a_tile_has_words() {
    let texts = Texts::new(Language::English);
    let cell = Cell::new(0, 0);
    let end = switchboard::tiles::PathEnd { side: switchboard::play::Side::Up, index: 0 };
    let effects = [
        TileEffect::Eliminate,
        TileEffect::Collect,
        TileEffect::Return,
        TileEffect::Send(cell),
        TileEffect::Skip(1),
        TileEffect::Move(cell, end),
    ];
    let signs = effects.into_iter().map(Sign::Effect).chain([Sign::Goal, Sign::Pawn { player: 2, carries: true }]);
    for sign in signs {
        let mark = switchboard::play::Mark { at: (0, 0), radius: 1, sign, picture: None, name: Default::default() };
        let face = switchboard::play::Face { pictures: vec![Picture::Mark(mark)], ..Default::default() };
        let said = narrate::face_label(texts, &face);
        assert!(!said.is_empty() && !said.contains('['), "{sign:?}: {said}");
    }
}

#[test]
fn whose_turn_it_is_and_what_is_asked_is_said_and_shown() {
    let mut walk = at("shifting-garden", Way::Switch, Language::English, None);
    let said = |walk: &Walk| walks_kit::words(&walk.page()).join("\n");
    let turn = walks_kit::text_with("turn-of-name", &[("name", "Ann".into())]);
    let asked = |id: &str| format!("{turn}: {}", walks_kit::text(id));
    let pushed =
        walks_kit::text_with("move-push-column", &[("line", 2.into()), ("side", walks_kit::text("side-down").into())]);
    assert!(said(&walk).contains(&asked("tile-asked-push")), "{}", said(&walk));
    assert!(said(&walk).contains(&walks_kit::opening("tile-goal-find", &["what"])), "{}", said(&walk));
    assert!(walk.play("push 1 down".parse().unwrap()));
    assert!(said(&walk).contains(&asked("tile-asked-move")), "{}", said(&walk));
    assert!(said(&walk).contains(&switchboard::narrate::capitalised(&pushed)), "{}", said(&walk));
}

/// The hand on the board: whether each tile is hidden.
fn hidden(walk: &Walk) -> Vec<bool> {
    let below = |spot: &&Spot| matches!(spot.place, SpotPlace::Below(_));
    let tile = |face: &Face| match face.pictures.first()? {
        Picture::FaceDown => Some(true),
        Picture::Ground => Some(false),
        _ => None,
    };
    shown(walk).spots.iter().filter(below).filter_map(|spot| tile(&spot.face)).collect()
}

/// Both choose where to begin in a game of hidden hands.
fn both_begin() -> Walk {
    let mut walk = at("winding-paths", Way::Switch, Language::English, None);
    assert_eq!(hidden(&walk), [true; 3], "others look on while one chooses where to begin");
    for _ in 0..2 {
        let first = moves(&walk)[0];
        assert!(walk.play(first));
    }
    walk
}

/// What is shown before the hand of the next player.
fn curtain(name: &str) -> String {
    walks_kit::text_with("behind-curtain", &[("name", name.into())])
}

#[test]
fn hands_are_hidden_until_the_switch_opens_the_curtain() {
    let mut walk = both_begin();
    assert_eq!((hidden(&walk), moves(&walk)), (vec![true; 3], vec![]));
    let page = walks_kit::words(&walk.page()).join("\n");
    assert!(page.contains(&curtain("Ann")), "{page}");
    assert!(walk.choose_name("uncover"));
    assert_eq!(hidden(&walk), [false; 3]);
    assert!(moves(&walk).contains(&Move::Hand(1)));
    // The same player continues without another curtain.
    assert!(walk.play(Move::Hand(1)));
    assert_eq!(hidden(&walk), [false; 3]);
}

#[test]
fn a_move_taken_back_behind_the_curtain_does_not_show_the_hand_of_the_one_before() {
    let mut walk = both_begin();
    assert!(uncover(&mut walk));
    let place = moves(&walk).into_iter().find(|chosen| matches!(chosen, Move::Cell(_))).unwrap();
    assert!(walk.play(place));
    assert!(walks_kit::words(&walk.page()).join(" ").contains(&curtain("Bob")));
    assert!(walk.choose_name("undo"));
    assert!(walks_kit::words(&walk.page()).join(" ").contains(&curtain("Ann")));
    assert_eq!((hidden(&walk), moves(&walk)), (vec![true; 3], vec![]));
    assert!(uncover(&mut walk));
    assert!(moves(&walk).contains(&place));
}

#[test]
fn one_person_among_computers_sees_the_own_hand_and_no_other_and_no_curtain() {
    let mut walk = seated("winding-paths", Way::Switch, [Language::English; 2], None, &["play"]);
    assert_eq!(hidden(&walk), [false; 3]);
    let first = moves(&walk)[0];
    let own = shown(&walk).spots.clone();
    assert!(walk.play(first));
    let spots = shown(&walk).spots.clone();
    let faces = |spots: &[Spot]| spots.iter().take(3).map(|spot| spot.face.clone()).collect::<Vec<_>>();
    assert_eq!(faces(&spots), faces(&own), "while the computer thinks");
    assert!(spots.iter().all(|spot| spot.chosen_by.is_none()), "nothing of it can be chosen");
    assert!(!uncover(&mut walk));
}

#[test]
fn the_next_player_hears_what_was_done_in_their_own_language() {
    let languages = [Language::English, Language::Czech];
    let mut walk = seated("ropes-and-slides", Way::Switch, languages, None, &["edit 2", "sit person Bob", "play"]);
    let turn = |walk: &Walk| walk.page().standing.unwrap().turn.unwrap();
    assert_eq!((turn(&walk).player, turn(&walk).name, turn(&walk).is_computer), (1, "Ann".to_owned(), false));
    let first = moves(&walk)[0];
    assert!(walk.play(first));
    assert_eq!((turn(&walk).player, turn(&walk).name), (2, "Bob".to_owned()));
    let said: Vec<String> = walk.page().notices.iter().map(|notice| notice.text.clone()).collect();
    assert!(said.iter().any(|text| text.starts_with("Ann: ") && text.contains("řádek")), "{said:?}");
    assert!(said.last().unwrap().contains("na kostce"), "{said:?}");
}

#[test]
fn arrows_of_one_edge_and_tiles_of_a_hand_are_scanned_together() {
    let lit = |id: &str, moves: usize| {
        let mut walk = at(id, Way::Switch, Language::English, Some(Method::RowColumn));
        for _ in 0..moves {
            if uncover(&mut walk) {
                continue;
            }
            let page = walk.page();
            let first =
                page.choices.iter().find_map(|c| if let ChoiceKind::Move(m, _) = c.kind { Some(m) } else { None });
            assert!(walk.play(first.unwrap()));
        }
        let mut groups = Vec::new();
        for _ in 0..8 {
            let page = walk.page();
            let of = |id: &switchboard::shell::ChoiceId| match page.choices[id.0].kind {
                ChoiceKind::Move(chosen, _) => Some(chosen.to_string()),
                _ => None,
            };
            let group: Vec<String> = page.lit.iter().filter_map(of).collect();
            if !group.is_empty() && !groups.contains(&group) {
                groups.push(group);
            }
            walk.wait();
        }
        groups
    };
    let garden = lit("shifting-garden", 0);
    let row = |moves: [&str; 3]| moves.map(str::to_owned).to_vec();
    assert!(garden.contains(&row(["push 1 down", "push 3 down", "push 5 down"])), "{garden:?}");
    assert!(garden.contains(&row(["push 1 left", "push 3 left", "push 5 left"])), "{garden:?}");
    assert!(garden.contains(&vec!["turn".to_owned()]), "{garden:?}");
    // Both choose where to begin, then the first opens the curtain.
    let paths = lit("winding-paths", 3);
    assert!(paths.iter().any(|group| *group == ["hand 1", "hand 2"]), "{paths:?}");
}

#[test]
fn the_tile_to_push_in_lies_open_and_only_a_hand_or_a_pile_is_covered() {
    let engine = Engine::new(game("shifting-garden"), 0).unwrap();
    let mut state = engine.start_with(1, 2);
    let below = |state: &State| {
        let spots = engine.board(state).spots.into_iter().filter(|spot| matches!(spot.place, SpotPlace::Below(_)));
        spots.map(|spot| (spot.face.pictures[0] == Picture::Ground, spot.chosen_by)).collect::<Vec<_>>()
    };
    assert_eq!(below(&state), [(true, Some(Move::Turn))]);
    engine.play(&mut state, &"push 1 down".parse().unwrap()).unwrap();
    assert_eq!(below(&state), [(true, None)], "it is seen while the piece moves");
    let paths = Engine::new(game("winding-paths"), 0).unwrap();
    let spots = paths.board(&paths.start_with(1, 2)).spots;
    assert_eq!(spots.len(), 4, "three tiles of the hand and the pile");
    assert_eq!(spots[3].face.pictures, [Picture::Icon(Icon::Pile(29))]);
}

#[test]
fn a_move_is_taken_back_on_a_board_of_tiles() {
    for (id, ..) in TILE_GAMES {
        let mut walk = at(id, Way::Keyboard, Language::English, None);
        let engine = Engine::new(game(id), 0).unwrap();
        let state = began(&engine, &mut walk, id);
        let before = shown(&walk);
        assert!(walk.play(*engine.moves(&state).last().unwrap()));
        assert_ne!(shown(&walk), before, "{id}");
        assert!(walk.choose_name("undo"), "{id}");
        assert_eq!(shown(&walk), before, "{id}");
    }
}

#[test]
fn a_walker_goes_back_to_any_position_by_its_key() {
    for id in ["cheese-hunt", "shifting-garden", "winding-paths"] {
        let engine = Engine::new(game(id), 0).unwrap();
        let mut walker = Walker::new(&engine, &engine.start(1));
        let mut dice = Dice::new(5);
        let mut been = Vec::new();
        while walker.outcome() == Outcome::Playing && been.len() < 60 {
            been.push((
                walker.key().into_owned(),
                walker.hash(),
                engine.moves(walker.state()),
                engine.board(walker.state()),
            ));
            let chosen = walker.nth_move(dice.roll(walker.count_moves())).unwrap();
            walker.play(&chosen).unwrap();
        }
        let last = walker.state().clone();
        for (number, (key, hash, moves, board)) in (0..).zip(&been) {
            walker.put_back(key, *hash, number);
            let state = walker.state();
            assert_eq!((&*walker.key(), walker.hash()), (key.as_slice(), *hash), "{id}");
            assert_eq!((engine.moves(state), engine.board(state)), (moves.clone(), board.clone()), "{id}");
            assert_eq!((engine.moves_played(state), engine.seed(state)), (number, engine.seed(&last)), "{id}");
        }
        let before = walker.state().clone();
        walker.put_back(b"no key", 0, 0);
        assert_eq!(*walker.state(), before, "{id}");
    }
}
