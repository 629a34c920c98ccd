//! The page of the board: menu, board, panel and message line, and the choices in scanning order. Only reads.

use super::{BoardScreen, Choice, Sheet};
use crate::game::{self, Game, Layout, MoveMode, Value};
use crate::grid::Cell;
use crate::narrate::{self, Texts};
use crate::play::{self, Face, Move, Outcome, Side, TileAction};
use crate::scan::{ItemRole, Method, ScanItem};
use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::{LastBoard, Open};
use crate::shell::settings::color_word;
use crate::shell::{
    Block, ChoiceId, ChoiceKind, FillIn, Frame, PanelLine, Pictogram, RowPicture, Settings, Signal, Standing, Theme,
    Thumbnail, Zone,
};
use std::sync::Arc;

impl BoardScreen {
    /// Moves in the order in which they are offered: starting at the position if they are lit one by one, otherwise in
    /// board order, so that blocks are connected on the board.
    pub(super) fn offered(&self, settings: &Settings) -> Vec<Move> {
        let mut list = self.moves.clone();
        let one_by_one = !matches!(settings.scan.method, Method::Best | Method::RowColumn | Method::Sure);
        if let (true, Some(position)) = (one_by_one, self.shown_position()) {
            let at = list.iter().position(|m| self.cell_of(m).is_some_and(|cell| cell >= position)).unwrap_or(0);
            list.rotate_left(at);
        }
        list
    }

    /// The weights of moves in the order of [`BoardScreen::offered`], starting at one of them.
    fn weights_from(&self, first: Option<&Move>) -> impl Iterator<Item = u32> {
        let place = first.and_then(|first| self.moves.iter().position(|known| known == first));
        let (before, from) = self.weights.split_at_checked(place.unwrap_or(0)).unwrap_or((&[], &self.weights));
        from.iter().chain(before).copied().chain(std::iter::repeat(1))
    }

    pub(super) fn draw(&self, view: &View<'_>) -> Content<Choice> {
        let mut content = Content::default();
        let offered = if self.is_showing() || self.takes_any() { Vec::new() } else { self.offered(view.settings) };
        for (chosen, weight) in offered.iter().zip(self.weights_from(offered.first())) {
            content.offer(self.move_offer(chosen, weight, view));
        }
        content.takes_any = self.takes_any();
        content.there_ms = self.signals.there_ms;
        content.cheers = self.is_celebrating();
        content.holds = self.is_showing() || content.takes_any;
        let more =
            [self.uncover_offer(view), self.hurry_offer(view), self.search_offer(view), self.corridor_offer(view)];
        let more: Vec<ChoiceId> = more.into_iter().flatten().map(|offer| content.offer(offer)).collect();
        content.by_rows = self.is_first_step();
        if content.by_rows {
            self.ways_out(view, &mut content);
        } else {
            self.menu(view, more, &mut content);
        }
        if self.session.is_paused() && self.session.outcome() == Outcome::Playing {
            content.block(Zone::Main, Block::Paused(view.texts.get("pause-sign")));
        }
        self.board_block(view, &offered, &mut content);
        for status in [self.status(view), self.mistakes_in_words(view), self.search_status(view)].into_iter().flatten()
        {
            content.block(Zone::Main, Block::Text(status));
        }
        if self.shows_panel && !self.is_first_step() {
            content.panel(Zone::Side, self.panel(view));
        }
        content.standing = Some(self.standing(view));
        content.busy = self.is_busy();
        content
    }

    /// The state of the game.
    pub(super) fn standing(&self, view: &View<'_>) -> Standing {
        Standing {
            game: self.place.game.clone(),
            level: self.place.level.clone(),
            number: self.session.moves_played(),
            outcome: self.session.outcome(),
            turn: self.turn(view),
        }
    }

    /// Whether something is being computed in the background.
    pub(super) fn is_busy(&self) -> bool {
        self.party.is_thinking()
            || self.is_looking()
            || self.is_checking()
            || self.is_noting()
            || self.is_about_to_offer()
    }

    fn move_offer(&self, chosen: &Move, weight: u32, view: &View<'_>) -> Offer<Choice> {
        let label = self.picture.label(view.language(), chosen, || {
            narrate::move_label(view.texts, &self.picture, self.place_to_speak_from(), chosen)
        });
        let cell = self.cell_of(chosen);
        let deed = self.deed(chosen, view);
        let possible = cell.and_then(|cell| self.with_possible(cell, deed.as_deref().unwrap_or(&label), view));
        let deed = possible.or(deed);
        let offer = Offer::new(ChoiceKind::Move(*chosen, cell), label, Choice::Play(*chosen)).plays();
        let mut offer = offer.about(deed.unwrap_or_default());
        offer.item = match cell {
            Some(cell) => ScanItem::at(cell, weight),
            None => ScanItem { role: ItemRole::Move, weight, ..beside(chosen, self.picture.size.height) },
        };
        offer.item.lasting = self.party.is_several();
        offer
    }

    /// What choosing a move would do, in words; none where its label says it.
    fn deed(&self, chosen: &Move, view: &View<'_>) -> Option<String> {
        let fills = self.resolved(view.settings).fill_in != FillIn::Turn && self.session.engine().laws().is_some();
        let order = match self.tile_order() {
            Some(id) => view.texts.get(id),
            None => self.game.description.press.get(view.language()).to_owned(),
        };
        let from = self.place_to_speak_from();
        let walks = self.walks();
        let own = match chosen {
            Move::Cell(cell) => self.picture.face(*cell).map(|face| face.press.get(view.language())),
            _ => None,
        };
        if let Some(words) = self.deed_by_rules(chosen, view).or(own).filter(|words| !words.is_empty()) {
            return Some(words.to_owned());
        }
        if walks && matches!(chosen, Move::Cell(cell) if from == Some(*cell)) {
            return Some(view.texts.get("press-stay"));
        }
        if self.put_back == Some(*chosen) {
            return Some(self.put_back_words(view.texts, chosen));
        }
        if (walks || (order.is_empty() && !matches!(chosen, Move::Cell(_))))
            && let Some(step) = narrate::step_words(view.texts, &self.picture, from, chosen)
                .or_else(|| narrate::slide_words(view.texts, &self.picture, from, chosen, &self.moves))
        {
            return Some(step);
        }
        self.picture.deed(view.language(), (*chosen, fills), || {
            let name = |chosen: &Move| narrate::chosen_name(view.texts, &self.picture, chosen);
            let is_only = |what: &String| {
                let names = self.picture.names(view.language(), || self.moves.iter().filter_map(name).collect());
                names.get(what) == Some(&1)
            };
            let only = name(chosen).filter(is_only);
            let order = if fills { view.texts.get("press-fill") } else { order.clone() };
            narrate::order_words(view.texts, &self.picture, &order, chosen, only)
        })
    }

    /// That this choice puts what was picked up back.
    pub(super) fn put_back_words(&self, texts: Texts, chosen: &Move) -> String {
        match narrate::chosen_name(texts, &self.picture, chosen) {
            Some(what) => {
                texts.with("press-order", &[("order", texts.get("press-put-back").into()), ("what", what.into())])
            }
            None => texts.get("press-put-back"),
        }
    }

    /// What choosing a cell does now, as the rules say it: the message that the matrix PRESS names.
    fn deed_by_rules(&self, chosen: &Move, view: &View<'_>) -> Option<&str> {
        let Move::Cell(cell) = chosen else { return None };
        let word = self.session.engine().press_word(self.session.state(), *cell)?;
        let mut messages = self.game.description.messages.iter();
        messages.find(|(name, _)| name.key() == word).map(|(_, text)| text.get(view.language()))
    }

    /// The text of what choosing a cell does with a tile; none where no tile is laid or swapped.
    fn tile_order(&self) -> Option<&'static str> {
        match self.session.engine().table(self.session.state())?.action()? {
            TileAction::Add => Some("press-lay"),
            TileAction::Exchange => Some("press-swap"),
            TileAction::Move | TileAction::MoveAll | TileAction::Push => None,
        }
    }

    /// Whether moves are steps of a player from place to place.
    pub(super) fn walks(&self) -> bool {
        let is_ordered = !self.game.description.press.is_empty();
        self.place_to_speak_from().is_some_and(|from| !is_ordered && play::walks(from, &self.moves))
    }

    /// The choice that opens the curtain before a hidden hand, for the person who has taken over.
    fn uncover_offer(&self, view: &View<'_>) -> Option<Offer<Choice>> {
        let offer = Offer::button(view.texts.get("open-curtain"), Choice::Uncover);
        self.is_behind_curtain().then(|| offer.at(usize::from(self.picture.size.height), 2))
    }

    /// The choice that makes a thinking computer decide now.
    fn hurry_offer(&self, view: &View<'_>) -> Option<Offer<Choice>> {
        let offer = Offer::button(view.texts.get("think-no-more"), Choice::Hurry);
        self.party.is_thinking().then(|| offer.at(usize::from(self.picture.size.height), 2))
    }

    /// The corridor as one choice that says where it ends.
    fn corridor_offer(&self, view: &View<'_>) -> Option<Offer<Choice>> {
        let first = self.corridor.first()?;
        let end = self.corridor.iter().try_fold(self.position()?, |at, chosen| match chosen {
            Move::Cell(cell) => Some(*cell),
            Move::Go(side) => at.step(side.direction()),
            _ => None,
        })?;
        if !view.settings.scan.corridor || self.is_tentative || self.is_showing() {
            return None;
        }
        let (column, row) = (u16::from(end.x) + 1, u16::from(end.y) + 1);
        let args = [("count", self.corridor.len().into()), ("column", column.into()), ("row", row.into())];
        let mut offer = Offer::button(view.texts.with("corridor", &args), Choice::PlayCorridor).plays();
        offer = offer.at(usize::from(self.picture.size.height), 1);
        offer.item.weight = self.weights_from(Some(first)).next().unwrap_or(1);
        Some(offer)
    }

    /// Of the first steps: little besides the board. Where every signal is the move it is for who helps, with a pointer or the keyboard.
    fn ways_out(&self, view: &View<'_>, content: &mut Content<Choice>) {
        let t = view.texts;
        let signal = |id: &str, signal: Signal| Offer::signal(t.get(id), signal).in_menu();
        let calm = signal("set-calm", Signal::Cycle("calm")).named("calm").on(view.settings.steps.calm);
        let mut offers = vec![signal("games", Signal::ChangeGame).near(), signal("pause", Signal::PauseOrResume), calm];
        if !self.takes_any() {
            let pace = Offer::button(t.get("pace"), Choice::Show(Sheet::Pace)).named("pace").shows(Pictogram::Pace);
            offers.insert(2, pace.in_menu().near());
        }
        let row = usize::from(self.picture.size.height) + 1;
        let place = |(column, offer): (usize, Offer<Choice>)| content.offer(offer.at(row, column));
        let offers: Vec<ChoiceId> = offers.into_iter().enumerate().map(place).collect();
        content.block(Zone::Top, Block::Buttons(offers));
    }

    /// Above the board: who plays, the way out, and what is asked now. Beside it: the game, and what can be done at
    /// every move. Everything else is behind More.
    fn menu(&self, view: &View<'_>, asked: Vec<ChoiceId>, content: &mut Content<Choice>) {
        let t = view.texts;
        let signal = |id: &str, signal: Signal| Offer::signal(t.get(id), signal).in_menu();
        let sheet = |id: &str, sheet: Sheet, shows: Pictogram| {
            Offer::button(t.get(id), Choice::Show(sheet)).named(id).shows(shows).in_menu()
        };
        let has_laws = self.session.engine().laws().is_some();
        let by_law = Offer::button(t.get("fill-by-law"), Choice::FillByLaw).named("fill-by-law").in_menu();
        let by_law = Some(by_law.enabled(!self.moves.is_empty()))
            .filter(|_| self.resolved(view.settings).fill_by_law && has_laws);
        let beside = [
            Some(signal("undo", Signal::Undo).enabled(self.may_undo(view.settings))),
            Some(signal("hint", Signal::Hint).enabled(!self.moves.is_empty()).soon(self.offers_next_hint())),
            by_law,
            Some(sheet("pace", Sheet::Pace, Pictogram::Pace).near()),
            Some(Offer::opens(t.get("levels"), Open::Levels(self.place.game.clone())).in_menu()),
            Some(sheet("more", Sheet::More, Pictogram::More)),
        ];
        let beside: Vec<Offer<Choice>> = beside.into_iter().flatten().collect();
        let above = [signal("games", Signal::ChangeGame).near(), signal("pause", Signal::PauseOrResume)];
        let row = usize::from(self.picture.size.height) + 1;
        let mut place = |column: usize, offer: Offer<Choice>| content.offer(offer.at(row, column));
        let count = beside.len();
        let beside: Vec<ChoiceId> = beside.into_iter().enumerate().map(|(at, offer)| place(at, offer)).collect();
        let above: Vec<ChoiceId> = above.into_iter().enumerate().map(|(at, offer)| place(count + at, offer)).collect();
        if let Some(player) = view.player.filter(|_| self.shows_menu) {
            let (name, avatar) = (player.profile.name.clone(), player.profile.avatar.clone());
            content.block(Zone::Top, Block::Player { name, avatar });
        }
        let above = if self.shows_menu { above } else { Vec::new() };
        content.block(Zone::Top, Block::Buttons(above.into_iter().chain(asked).collect()));
        if self.shows_panel {
            content.block(Zone::Side, self.card(view));
            content.blocks.extend(self.thing().map(|thing| (Zone::Side, thing)));
        }
        if self.shows_menu {
            content.block(Zone::Side, Block::Buttons(beside));
        }
    }

    /// The game and three numbers: which level, how many moves, and how few are possible.
    fn card(&self, view: &View<'_>) -> Block {
        let t = view.texts;
        let language = view.language();
        let level = self.game.levels.get(self.level_number());
        let of = t.with("card-level", &[("all", self.game.levels.len().into())]);
        let line = |value: String, name: String| PanelLine { name, value };
        let played = match self.party.is_several() {
            true => line(self.turns.count.to_string(), t.get("panel-turns")),
            false => line(self.session.moves_played().to_string(), t.get("panel-moves")),
        };
        let mut numbers = vec![line((self.level_number() + 1).to_string(), of), played];
        match (level.map_or(0, |level| level.minimum_moves), self.session.best_moves()) {
            // a number of choices, where turns are counted, would compare what is not alike
            (_, _) if self.party.is_several() => {}
            (0, Some(best)) => numbers.push(line(best.to_string(), t.get("panel-best"))),
            (0, None) => {}
            (fewest, _) => numbers.push(line(fewest.to_string(), t.get("panel-minimum"))),
        }
        Block::Card {
            thumbnail: Thumbnail::of(&self.game, &self.place.game),
            title: self.game.description.name.get(language).to_owned(),
            subtitle: level.map(|level| level.name.get(language).to_owned()).unwrap_or_default(),
            numbers,
        }
    }

    #[expect(clippy::indexing_slicing, reason = "there is a frame and a choice for each cell of the size")]
    fn board_block(&self, view: &View<'_>, offered: &[Move], content: &mut Content<Choice>) {
        let resolved = self.resolved(view.settings);
        let size = self.picture.size;
        let position = self.shown_position().filter(|_| !self.is_showing());
        let mut cell_choices = vec![None; size.area()];
        let mut frames = vec![Frame::None; size.area()];
        let position_mark = position.filter(|_| resolved.position_highlight).map(|cell| (cell, Frame::Position));
        let went = self.last_cells().into_iter().map(|cell| (cell, Frame::LastMove));
        // within a turn the piece that was chosen is marked, and before it the last turn, which the position was a part of
        let has_pawn = self.session.engine().table(self.session.state()).is_some();
        let is_past = !has_pawn && !self.session.is_mid_turn() && !self.last_cells().is_empty();
        let taken = self.taken_cells().into_iter().map(|cell| (cell, Frame::Taken));
        let marks = went.chain(taken).chain(position_mark.filter(|_| !is_past));
        for (cell, mark) in marks {
            if let Some(index) = size.index(cell) {
                frames[index] = mark;
            }
        }
        for (number, chosen) in offered.iter().enumerate() {
            let Some(cell) = self.cell_of(chosen) else { continue };
            let Some(index) = size.index(cell) else { continue };
            cell_choices[index] = Some(ChoiceId(number));
            if resolved.valids_highlight {
                frames[index] = Frame::Valid;
            }
        }
        let mistakes = self.mistaken_cells(view).iter().map(|cell| (*cell, Frame::Hint));
        for (cell, told) in mistakes.chain(self.told_cells(view)) {
            if let Some(index) = size.index(cell) {
                frames[index] = told;
            }
        }
        let hinted = self.hinted().and_then(|chosen| self.cell_of(&chosen));
        if let Some(index) = hinted.and_then(|cell| size.index(cell)) {
            frames[index] = Frame::Hint;
        }
        for cell in self.deciding() {
            if let Some(index) = self.picture.shown_at(*cell).and_then(|cell| size.index(cell)) {
                frames[index] = Frame::Deciding;
            }
        }
        let wrong = self.wrong.filter(|_| resolved.focused_highlight);
        if let Some(index) = wrong.and_then(|cell| size.index(cell)) {
            frames[index] = Frame::FocusedInvalid;
        }
        let look = &self.game.settings.look;
        content.wrong = self.wrong.is_some();
        content.position = position.and_then(|cell| size.index(cell)).filter(|_| resolved.position_highlight);
        // Direct play needs no focus on the board unless the scan runs.
        let direct = resolved.move_mode != MoveMode::WithOptions && !view.settings.scan.timed;
        content.hides_focus = !resolved.focused_highlight || direct;
        let picture = self.picture.board();
        let strong = view.settings.looks.theme == Theme::HighContrast;
        let outlined = strong.then(|| self.session.engine().outlined(picture)).flatten();
        content.block(
            Zone::Main,
            Block::Board {
                game: self.place.game.clone(),
                board: self.with_notes(outlined.map_or_else(|| Arc::clone(picture), Arc::new), view),
                frames,
                cell_choices,
                widths: (look.margin, look.border, look.padding),
                colors: (color_word(resolved.board_color), color_word(resolved.border_color)),
                avatars: self.avatars(view),
                walks: self.walks(),
            },
        );
    }

    /// What lies on the board to be used and not to be moved, such as a die, once more and large.
    fn thing(&self) -> Option<Block> {
        let face: &Face = self.picture.faces.iter().find(|face| !face.press.is_empty())?;
        let [ground, avatar] = [String::new(), String::new()];
        Some(Block::Picture(RowPicture::Face { game: self.place.game.clone(), face: face.clone(), ground, avatar }))
    }

    /// The pictures of the players, by seat.
    fn avatars(&self, view: &View<'_>) -> Vec<String> {
        if self.party.is_several() {
            return self.party.avatars();
        }
        view.player.map(|player| vec![player.profile.avatar.clone()]).unwrap_or_default()
    }

    /// The board as it stands at the end of the level.
    pub(super) fn last_board(&self, deciding: &[Cell], cx: &Context<'_>) -> LastBoard {
        let resolved = self.resolved(cx.settings);
        let look = &self.game.settings.look;
        let strong = cx.settings.looks.theme == Theme::HighContrast;
        let picture = self.picture.board();
        let outlined = strong.then(|| self.session.engine().outlined(picture)).flatten();
        let last = self.shown_position().filter(|_| resolved.position_highlight);
        LastBoard {
            board: outlined.map_or_else(|| Arc::clone(picture), Arc::new),
            deciding: deciding
                .iter()
                .filter_map(|cell| self.picture.size.index(self.picture.shown_at(*cell)?))
                .collect(),
            last_move: last.and_then(|cell| self.picture.size.index(cell)),
            widths: (look.margin, look.border, look.padding),
            colors: (color_word(resolved.board_color), color_word(resolved.border_color)),
            avatars: self.avatars(&cx.view()),
        }
    }

    fn panel(&self, view: &View<'_>) -> Vec<(String, String)> {
        let t = view.texts;
        let language = view.language();
        let mut lines = Vec::new();
        let (engine, state) = (self.session.engine(), self.session.state());
        lines.extend(self.search_line(view));
        if engine.players(state) > 1 {
            let player = engine.player(state);
            let name = self.party.name(player, language);
            let who = if name.is_empty() { t.with("player-number", &[("player", player.into())]) } else { name };
            lines.push((t.get("panel-turn"), format!("{player}. {who}")));
        }
        if let Some(asked) = narrate::tile_asked(t, engine, state).filter(|_| !self.is_behind_curtain()) {
            lines.push((t.get("panel-asked"), asked));
        }
        if let Some(goal) = narrate::tile_goal(t, engine, state) {
            lines.push((t.get("panel-goal"), goal));
        }
        lines.push((t.get("panel-standing"), narrate::tile_results(t, engine, state).join(" ")));
        lines.extend(self.turn_lines(view));
        let beside = self.picture.spots.iter().filter(|spot| spot.chosen_by.is_none());
        lines.extend(beside.map(|spot| (String::new(), spot.face.label.get(language).to_owned())));
        lines.extend(self.items.iter().map(|item| item_words(item, &self.game, view)));
        lines.retain(|(_, value)| !value.trim().is_empty());
        lines
    }
}

/// Where a move that is not on a cell is placed for scanning: arrows at their edge, clockwise from the top, each edge a
/// row; the tiles of a hand as a row; turning, passing and opening on their own.
fn beside(chosen: &Move, height: u8) -> ScanItem {
    let below = u16::from(height);
    match chosen {
        Move::Push { line, towards } => {
            let edge = match towards {
                Side::Down => 0,
                Side::Left => 1,
                Side::Up => 2,
                Side::Right => 3,
            };
            ScanItem::plain(edge, u16::from(*line))
        }
        Move::Hand(index) => ScanItem::plain(below, u16::from(*index)),
        Move::Turn => ScanItem::plain(below + 1, 0),
        Move::Go(side) => ScanItem::plain(below, u16::from(side.number())),
        Move::Act => ScanItem::plain(below + 1, 0),
        Move::Tick | Move::Restart | Move::Press(_) | Move::Release { .. } => ScanItem::plain(below + 1, 1),
        Move::Cell(_) | Move::Pass => ScanItem::plain(below + 2, 0),
    }
}

/// The items that the player sees.
pub(super) fn shown_items(layout: &Layout) -> Vec<game::Item> {
    layout.items.iter().filter(|item| item.show).cloned().collect()
}

/// An item's name and value for the player: translated by the messages of description.xml, a piece by its label.
fn item_words(item: &game::Item, game: &Game, view: &View<'_>) -> (String, String) {
    let language = view.language();
    let said = |word: &str| game.description.said(word).get(language).to_owned();
    let value = match &item.value {
        Value::Text(name) => match game.pieces.find(name.key()) {
            Some((_, piece)) => piece.label.get(language).to_owned(),
            None => said(name.written()),
        },
        Value::Int(number) => number.to_string(),
        Value::Bool(yes) => if *yes { "✓" } else { "–" }.to_owned(),
    };
    (said(item.name.written()), value)
}
