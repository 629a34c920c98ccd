//! The state of a tile-map game, small enough to copy with every move, and its initial value.

#![expect(
    clippy::indexing_slicing,
    clippy::expect_used,
    reason = "tiles and kinds of them are numbered in the order of their lists, which MAX_TILES limits; a restored state is checked"
)]

use super::rules::{Ends, GoalSource, MAX_PLAYERS, PathEnd, PathPlace, TileGoal, TileKind, TileRules};
use serde::{Deserialize, Serialize};
use switchboard_base::chance::Chance;
use switchboard_base::grid::Cell;

/// The number of a player, from 1, by its index.
pub fn player_number(index: usize) -> u8 {
    u8::try_from(index + 1).expect("one of at most MAX_PLAYERS players")
}

/// Stands for "no tile" on a place of the board.
pub const NO_TILE: u16 = u16::MAX;

/// A random number generator inside a state: its progress is a number, so that a state can be saved and hashed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Draws {
    /// The seed.
    pub seed: u64,
    /// How many random numbers were drawn.
    pub drawn: u32,
}

impl Draws {
    /// A number 0..`below`, all equally likely; 0 if `below` is 0.
    pub fn below(&mut self, below: u32) -> u32 {
        let mut generator = Chance::new(self.seed).after(self.drawn.into());
        // Numbers past the last whole multiple would favour the first few: draw again.
        let limit = u32::MAX - u32::MAX.checked_rem(below).unwrap_or(0);
        loop {
            let number = generator.number();
            self.drawn = self.drawn.wrapping_add(1);
            if number < limit || below == 0 {
                return number.checked_rem(below).unwrap_or(0);
            }
        }
    }

    /// Shuffles a list.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            let other = self.below(u32::try_from(last + 1).expect("a list of tiles or goals"));
            list.swap(last, other as usize);
        }
    }
}

/// One tile: none is created or lost after the start.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tile {
    /// Its kind, an index in [`TileRules::kinds`].
    pub kind: u16,
    /// Quarter turns clockwise, 0..=3.
    pub turns: u8,
    /// Whether it lies face down.
    pub face_down: bool,
}

/// What one player has.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TilePlayer {
    /// Where its piece started; `None` until it is chosen.
    pub start: Option<PathPlace>,
    /// Where its piece stands; the end is the side that it came from.
    pub place: PathPlace,
    /// Tiles in hand.
    pub hand: Vec<u16>,
    /// How many it holds of each item.
    pub items: Vec<u16>,
    /// Its goals.
    pub goals: Vec<TileGoal>,
    /// How many of them it has reached.
    pub reached: u16,
    /// Turns it will miss.
    pub skips: u16,
    /// Whether it is eliminated.
    pub out: bool,
}

/// Whether and how the game has ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TileStanding {
    /// It is in progress.
    Playing,
    /// A player has won, from 1.
    Won(u8),
    /// It is over, and no player has won.
    Drawn,
}

/// What the current player must choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TurnPhase {
    /// A starting place.
    Start,
    /// The action with this index in the turn.
    Step(u8),
}

/// A whole state.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct TileState {
    /// The tiles, by number.
    pub tiles: Vec<Tile>,
    /// Items on each tile: as many entries per tile as there are kinds of items.
    pub tile_items: Vec<u16>,
    /// The number of the tile on each place, row by row; [`NO_TILE`] if there is none.
    pub board: Vec<u16>,
    /// The pile, its top last.
    pub pile: Vec<u16>,
    /// The players, in order.
    pub players: Vec<TilePlayer>,
    /// The current player, from 0.
    pub turn: u8,
    /// What must be chosen.
    pub phase: TurnPhase,
    /// What the die showed, if it was rolled for this step.
    pub rolled: Option<u16>,
    /// Which tile of the hand is selected, from 0.
    pub chosen: u8,
    /// Whether and how it has ended.
    pub standing: TileStanding,
    /// The source of chance to come.
    pub chance: Draws,
    /// Moves played.
    pub moves: u32,
}

impl TileState {
    /// The start: tiles laid, the others shuffled into the pile, hands dealt, goals drawn. `players` is the number of players, within what
    /// the rules allow.
    pub fn new(rules: &TileRules, seed: u64, players: u8) -> Self {
        let mut chance = Draws { seed, drawn: 0 };
        let mut board = vec![NO_TILE; rules.size.area()];
        let mut tiles = Vec::new();
        let mut tile_items = Vec::new();
        let mut loose: Vec<u16> = Vec::new();
        for (number, kind) in (0..).zip(&rules.kinds) {
            for _ in 0..kind.amount {
                let id = u16::try_from(tiles.len()).expect("the number of a tile");
                tiles.push(Tile { kind: number, turns: 0, face_down: kind.face_down });
                let mut items = vec![0; rules.items.len()];
                for (item, count) in &kind.items {
                    let entry = &mut items[usize::from(*item)];
                    *entry = count.saturating_add(*entry);
                }
                tile_items.extend(items);
                match kind.location.and_then(|cell| rules.size.index(cell)) {
                    Some(place) => board[place] = id,
                    None => loose.push(id),
                }
            }
        }
        chance.shuffle(&mut loose);
        if rules.fill {
            for place in board.iter_mut().filter(|place| **place == NO_TILE) {
                let Some(id) = loose.pop() else { break };
                *place = id;
                tiles[usize::from(id)].turns = u8::try_from(chance.below(4)).expect("a number below 4");
            }
        }
        // What is drawn from the pile lies face up.
        for id in &loose {
            tiles[usize::from(*id)].face_down = false;
        }
        let mut state = Self {
            tiles,
            tile_items,
            board,
            pile: loose,
            players: Vec::new(),
            turn: 0,
            phase: TurnPhase::Step(0),
            rolled: None,
            chosen: 0,
            standing: TileStanding::Playing,
            chance,
            moves: 0,
        };
        state.seat(rules, usize::from(players));
        state
    }

    fn seat(&mut self, rules: &TileRules, players: usize) {
        let mut pool = rules.goal_pool.clone();
        self.chance.shuffle(&mut pool);
        let nowhere =
            PathPlace { cell: Cell::default(), end: PathEnd { side: switchboard_base::grid::Side::Up, index: 0 } };
        for player in rules.players.iter().take(players.clamp(1, MAX_PLAYERS)) {
            let mut goals = Vec::new();
            for source in &player.goals {
                match source {
                    GoalSource::Own(goal) => goals.push(*goal),
                    GoalSource::Random(count) => goals.extend((0..*count).filter_map(|_| pool.pop())),
                }
            }
            let start = match player.starts.as_slice() {
                [only] => Some(*only),
                _ => None,
            };
            self.players.push(TilePlayer {
                start,
                place: start.unwrap_or(nowhere),
                hand: Vec::new(),
                items: vec![0; rules.items.len()],
                goals,
                reached: 0,
                skips: 0,
                out: false,
            });
        }
        // Dealt round by round, as at a table.
        let largest = rules.players.iter().map(|p| p.conduct.hand_size).max().unwrap_or(0);
        for round in 0..largest {
            for (player, said) in self.players.iter_mut().zip(&rules.players) {
                if round < said.conduct.hand_size {
                    player.hand.extend(self.pile.pop());
                }
            }
        }
        if self.players.iter().any(|p| p.start.is_none()) {
            self.phase = TurnPhase::Start;
        } else {
            self.phase = TurnPhase::Step(0);
        }
    }

    /// The number of the tile on a place.
    pub fn tile_at(&self, rules: &TileRules, cell: Cell) -> Option<u16> {
        self.board.get(rules.size.index(cell)?).copied().filter(|id| *id != NO_TILE)
    }

    /// A tile by its number.
    pub fn tile(&self, id: u16) -> Option<Tile> {
        self.tiles.get(usize::from(id)).copied()
    }

    /// The path of a tile that has this end, as ends on the board.
    pub fn path(&self, rules: &TileRules, id: u16, end: PathEnd) -> Option<Ends> {
        let tile = self.tile(id)?;
        let drawn = end.turned((4 - tile.turns % 4) % 4);
        let kind = rules.kinds.get(usize::from(tile.kind))?;
        let path = kind.paths.iter().find(|path| path.has(drawn, rules.per_side))?;
        Some(path.turned(tile.turns, rules.per_side))
    }

    /// The kind of the tile on a place.
    pub fn kind_at<'r>(&self, rules: &'r TileRules, cell: Cell) -> Option<&'r TileKind> {
        let tile = self.tile(self.tile_at(rules, cell)?)?;
        rules.kinds.get(usize::from(tile.kind))
    }

    /// How many of `item` lie on tile `id`.
    pub fn items_on(&self, rules: &TileRules, id: u16, item: u8) -> u16 {
        self.tile_items[usize::from(id) * rules.items.len() + usize::from(item)]
    }

    /// How many of `item` lie on tile `id`, to be changed.
    pub fn items_on_mut(&mut self, rules: &TileRules, id: u16, item: u8) -> &mut u16 {
        &mut self.tile_items[usize::from(id) * rules.items.len() + usize::from(item)]
    }

    /// Replaces everything the current player cannot know: future rolls of the die, and the arrangement of the pile (except its open top),
    /// of tiles face down on the board, and of other players' hidden hands. For searches, which must not know more than a player can.
    pub fn reseed(&mut self, rules: &TileRules, seed: u64) {
        self.chance = Draws { seed, drawn: 0 };
        let mut unseen: Vec<u16> = Vec::new();
        let face_down = |tiles: &[Tile], id: u16| id != NO_TILE && tiles[usize::from(id)].face_down;
        let (tiles, turn) = (&self.tiles, usize::from(self.turn));
        let others = |number: usize| rules.hidden_hands && number != turn;
        let buried = self.pile.len().saturating_sub(1);
        unseen.extend(self.pile.iter().take(buried));
        unseen.extend(self.board.iter().filter(|id| face_down(tiles, **id)));
        let hands = self.players.iter().enumerate().filter(|(number, _)| others(*number));
        unseen.extend(hands.flat_map(|(_, player)| &player.hand));
        self.chance.shuffle(&mut unseen);
        let mut next = unseen.into_iter();
        for slot in self.pile.iter_mut().take(buried) {
            *slot = next.next().unwrap_or(*slot);
        }
        let mut down = Vec::new();
        for slot in self.board.iter_mut().filter(|id| face_down(&self.tiles, **id)) {
            *slot = next.next().unwrap_or(*slot);
            down.push(*slot);
        }
        for (number, player) in self.players.iter_mut().enumerate() {
            for slot in player.hand.iter_mut().filter(|_| others(number)) {
                *slot = next.next().unwrap_or(*slot);
            }
        }
        // What lies face down on the board stays face down; tiles that came from there do not.
        let board = &self.board;
        for (id, tile) in (0u16..).zip(&mut self.tiles) {
            tile.face_down = down.contains(&id) || tile.face_down && board.contains(&id);
        }
    }

    /// What the current player must achieve next.
    pub fn goal(&self) -> Option<TileGoal> {
        let player = self.current()?;
        player.goals.get(usize::from(player.reached)).copied()
    }

    /// Everything that decides how play continues, except future chance and the number of moves.
    pub fn position(&self) -> impl std::hash::Hash + Serialize + '_ {
        let turn = (self.turn, self.phase, self.rolled, self.chosen, self.standing);
        (&self.tiles, &self.tile_items, &self.board, &self.pile, &self.players, turn)
    }

    /// The position as bytes: states with one key have one position.
    pub fn key(&self) -> Vec<u8> {
        // writing into memory never fails
        postcard::to_allocvec(&self.position()).unwrap_or_default()
    }

    /// Restores the position of a state of the same level that had this key, and this number of moves; chance stays as it is. Bytes that
    /// are not a key change nothing.
    pub fn put_back(&mut self, key: &[u8], moves: u32) {
        let Ok((tiles, tile_items, board, pile, players, turn)) = postcard::from_bytes(key) else { return };
        let (turn, phase, rolled, chosen, standing) = turn;
        let chance = self.chance;
        *self = Self { tiles, tile_items, board, pile, players, turn, phase, rolled, chosen, standing, chance, moves };
    }

    /// The current player.
    pub fn current(&self) -> Option<&TilePlayer> {
        self.players.get(usize::from(self.turn))
    }

    /// The current player, to be changed.
    pub fn current_mut(&mut self) -> Option<&mut TilePlayer> {
        self.players.get_mut(usize::from(self.turn))
    }

    /// Whether the piece of a player who is not out stands on this place.
    pub fn is_occupied(&self, cell: Cell) -> bool {
        self.players.iter().any(|p| !p.out && p.start.is_some() && p.place.cell == cell)
    }
}
