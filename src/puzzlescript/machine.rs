//! A board and the turns on it: rules, movements, late rules. Rules only look at lines of the board that changed since
//! they found nothing there.

use super::bits::Bits;
use super::chance::Chance;
use super::compile::{Change, Compiled, Group, Pattern, Place, Test};
use super::read::Command;
use super::rule::Direction;

/// A group of rules is tried at most this often in a row.
pub const MAX_ROUNDS: usize = 200;
/// A loop of groups is gone through at most this often.
pub const MAX_LOOPS: usize = 200;
/// A turn begins anew for rigid rules at most this often.
pub const MAX_RIGID: usize = 50;

/// A list of groups with its loops.
#[derive(Debug, Clone)]
pub struct Stage<const O: usize, const M: usize> {
    pub groups: Vec<Group<O, M>>,
    /// By group, and one past the last: where a loop that ends here begins.
    pub loops: Vec<Option<usize>>,
}

/// A sound and what it is heard for.
#[derive(Debug, Clone)]
pub struct Heard<const O: usize, const M: usize> {
    pub layer: usize,
    pub objects: Bits<O>,
    pub moves: Bits<M>,
    pub seed: String,
}

/// Everything that turns need.
#[derive(Debug, Clone)]
pub struct Rules<const O: usize, const M: usize> {
    pub early: Stage<O, M>,
    pub late: Stage<O, M>,
    pub layers: Vec<Bits<O>>,
    pub player: Bits<O>,
    /// Whether a player is all of its objects at once.
    pub player_is_all: bool,
    pub moves: Vec<Heard<O, M>>,
    pub stops: Vec<Heard<O, M>>,
}

/// What a turn did besides changing the board.
#[derive(Debug, Clone, Default)]
pub struct Effects<const O: usize> {
    pub commands: Vec<Command>,
    pub created: Bits<O>,
    pub destroyed: Bits<O>,
    /// Seeds of sounds of what moved and of what could not.
    pub moved: Vec<String>,
    pub stopped: Vec<String>,
    /// Where players stood when the turn began.
    pub players: Vec<usize>,
    /// A limit was reached.
    pub endless: bool,
}

impl<const O: usize> Effects<O> {
    /// Whether a command was given.
    pub fn has(&self, command: &Command) -> bool {
        self.commands.contains(command)
    }
}

/// What was at stake when a rigid turn began.
#[derive(Debug, Clone)]
struct Begun<const O: usize, const M: usize> {
    cells: Vec<Bits<O>>,
    moves: Vec<Bits<M>>,
}

/// A place where a pattern matches: the first cells of its parts.
type Match = [usize; 3];

/// What stands and moves on a line of the board.
#[derive(Debug, Clone, Copy, Default)]
struct Held<const O: usize, const M: usize> {
    objects: Bits<O>,
    moves: Bits<M>,
}

/// A board of columns from the left, each from above, with what moves on it.
#[derive(Debug, Clone)]
pub struct Board<const O: usize, const M: usize> {
    pub width: usize,
    pub height: usize,
    pub cells: Vec<Bits<O>>,
    moves: Vec<Bits<M>>,
    /// By cell: the rigid group (from 1) by layer, and the layers that a rigid rule moved.
    rigid: Vec<(Vec<u8>, Bits<M>)>,
    any_rigid: bool,
    /// Counts the changes of cells.
    clock: u64,
    changed_rows: Vec<u64>,
    changed_columns: Vec<u64>,
    /// By row and by column: at least all objects and movements that are on it.
    rows: Vec<Held<O, M>>,
    columns: Vec<Held<O, M>>,
    /// By pattern, in the order of the rules: nothing matched when the clock showed this.
    barren: Vec<u64>,
}

impl<const O: usize, const M: usize> Board<O, M> {
    /// A board with these cells.
    pub fn new(width: usize, height: usize, cells: Vec<Bits<O>>, rules: &Rules<O, M>) -> Self {
        let patterns = [&rules.early, &rules.late]
            .iter()
            .flat_map(|s| &s.groups)
            .flat_map(|g| &g.rules)
            .map(|r| r.patterns.len())
            .sum();
        let count = cells.len();
        let mut board = Self {
            width,
            height,
            cells,
            moves: vec![Bits::default(); count],
            rigid: Vec::new(),
            any_rigid: false,
            clock: 1,
            changed_rows: vec![1; height],
            changed_columns: vec![1; width],
            barren: vec![0; patterns],
            rows: Vec::new(),
            columns: Vec::new(),
        };
        board.hold_anew();
        board
    }

    /// Puts other cells in place of these.
    pub fn restore(&mut self, width: usize, height: usize, cells: &[Bits<O>]) {
        if width != self.width || height != self.height {
            self.width = width;
            self.height = height;
            self.cells = cells.to_vec();
            self.moves = vec![Bits::default(); cells.len()];
            self.clock += 1;
            self.changed_rows = vec![self.clock; height];
            self.changed_columns = vec![self.clock; width];
        } else {
            for (at, to) in cells.iter().enumerate() {
                self.put(at, *to, Bits::default());
            }
        }
        self.hold_anew();
    }

    /// Takes down what stands and moves on each line.
    fn hold_anew(&mut self) {
        self.rows.clear();
        self.rows.resize(self.height, Held::default());
        self.columns.clear();
        self.columns.resize(self.width, Held::default());
        let cells = self.cells.chunks(self.height.max(1)).zip(self.moves.chunks(self.height.max(1)));
        for ((cells, moves), column) in cells.zip(&mut self.columns) {
            for ((cell, moves), row) in cells.iter().zip(moves).zip(&mut self.rows) {
                row.objects.add(cell);
                row.moves.add(moves);
                column.objects.add(cell);
                column.moves.add(moves);
            }
        }
    }

    #[inline]
    fn cell(&self, at: usize) -> Bits<O> {
        self.cells.get(at).copied().unwrap_or_default()
    }

    #[inline]
    fn movement(&self, at: usize) -> Bits<M> {
        self.moves.get(at).copied().unwrap_or_default()
    }

    /// Writes a cell; whether it is another now.
    fn put(&mut self, at: usize, objects: Bits<O>, moves: Bits<M>) -> bool {
        let (Some(cell), Some(movement)) = (self.cells.get_mut(at), self.moves.get_mut(at)) else { return false };
        if *cell == objects && *movement == moves {
            return false;
        }
        *cell = objects;
        *movement = moves;
        self.clock += 1;
        let (x, y) = (at / self.height, at % self.height);
        if let (Some(changed), Some(held)) = (self.changed_rows.get_mut(y), self.rows.get_mut(y)) {
            *changed = self.clock;
            held.objects.add(&objects);
            held.moves.add(&moves);
        }
        if let (Some(changed), Some(held)) = (self.changed_columns.get_mut(x), self.columns.get_mut(x)) {
            *changed = self.clock;
            held.objects.add(&objects);
            held.moves.add(&moves);
        }
        true
    }

    /// Where players stand.
    pub fn players(&self, rules: &Rules<O, M>) -> Vec<usize> {
        let here =
            |cell: &Bits<O>| if rules.player_is_all { cell.contains(&rules.player) } else { cell.meets(&rules.player) };
        self.cells.iter().enumerate().filter(|(_, cell)| here(cell)).map(|(at, _)| at).collect()
    }

    /// One turn: players set out (five bits of a direction or of action), rules, movements, late rules.
    pub fn turn(&mut self, rules: &Rules<O, M>, go: Option<u8>, chance: &mut Chance) -> Effects<O> {
        let mut effects = Effects::default();
        if let Some(go) = go {
            effects.players = self.players(rules);
            for at in effects.players.clone() {
                let cell = self.cell(at);
                let mut moves = self.movement(at);
                for (layer, mask) in rules.layers.iter().enumerate() {
                    if cell.and(&rules.player).meets(mask) {
                        moves.add_layer(layer, go);
                    }
                }
                self.put(at, cell, moves);
            }
        }
        let has_rigid = rules.early.groups.iter().any(|g| g.rigid.is_some());
        let begun = has_rigid.then(|| Begun { cells: self.cells.clone(), moves: self.moves.clone() });
        let mut banned = vec![false; rules.early.groups.len()];
        let mut rounds = 0;
        loop {
            rounds += 1;
            if has_rigid {
                self.rigid = vec![(Vec::new(), Bits::default()); self.cells.len()];
                self.any_rigid = false;
            }
            self.run(&rules.early, 0, &banned, rules, chance, &mut effects);
            let stuck = self.resolve(rules, &mut banned, &mut effects);
            let Some(begun) = begun.as_ref().filter(|_| stuck) else { break };
            for (at, (cell, moves)) in begun.cells.iter().zip(&begun.moves).enumerate() {
                self.put(at, *cell, *moves);
            }
            effects.commands.clear();
            if rounds >= MAX_RIGID {
                effects.endless = true;
                return effects;
            }
        }
        let first_late = rules.early.groups.iter().flat_map(|g| &g.rules).map(|r| r.patterns.len()).sum();
        self.run(&rules.late, first_late, &[], rules, chance, &mut effects);
        effects
    }

    /// Runs the groups of a stage; `first` is the number of its first pattern.
    fn run(
        &mut self,
        stage: &Stage<O, M>,
        first: usize,
        banned: &[bool],
        rules: &Rules<O, M>,
        chance: &mut Chance,
        effects: &mut Effects<O>,
    ) {
        let mut starts = Vec::with_capacity(stage.groups.len());
        let mut next = first;
        for group in &stage.groups {
            starts.push(next);
            next += group.rules.iter().map(|r| r.patterns.len()).sum::<usize>();
        }
        let mut at = 0;
        let mut changed = false;
        let mut loops = 0;
        while let Some(group) = stage.groups.get(at) {
            if banned.get(at) != Some(&true) {
                let number = starts.get(at).copied().unwrap_or(0);
                changed |= self.run_group(group, number, rules, chance, effects);
            }
            let back = |place: usize| stage.loops.get(place).copied().flatten();
            let mut jump = if changed { back(at) } else { None };
            if jump.is_none() {
                at += 1;
                if at == stage.groups.len() && changed {
                    jump = back(at);
                }
            }
            if let Some(target) = jump {
                at = target;
                changed = false;
                loops += 1;
                if loops > MAX_LOOPS {
                    effects.endless = true;
                    break;
                }
            }
        }
    }

    fn run_group(
        &mut self,
        group: &Group<O, M>,
        number: usize,
        rules: &Rules<O, M>,
        chance: &mut Chance,
        effects: &mut Effects<O>,
    ) -> bool {
        if group.random {
            return self.run_random(group, number, rules, chance, effects);
        }
        let count = group.rules.len();
        let mut any = false;
        let mut idle: isize = -1;
        for round in 1.. {
            if round > MAX_ROUNDS {
                effects.endless = true;
                break;
            }
            let mut changed = false;
            let mut pattern = number;
            for rule in &group.rules {
                if self.try_rule(rule, pattern, rules, chance, effects) {
                    changed = true;
                    idle = 0;
                } else {
                    idle += 1;
                }
                if usize::try_from(idle).is_ok_and(|idle| idle == count) {
                    break;
                }
                pattern += rule.patterns.len();
            }
            if !changed {
                break;
            }
            any = true;
        }
        any
    }

    fn run_random(
        &mut self,
        group: &Group<O, M>,
        number: usize,
        rules: &Rules<O, M>,
        chance: &mut Chance,
        effects: &mut Effects<O>,
    ) -> bool {
        let mut all = Vec::new();
        let mut pattern = number;
        for rule in &group.rules {
            if let Some(found) = self.find(rule, pattern) {
                all.extend(tuples(&found).into_iter().map(|tuple| (rule, tuple)));
            }
            pattern += rule.patterns.len();
        }
        if all.is_empty() {
            return false;
        }
        let Some((rule, tuple)) = all.get(chance.below(all.len())) else { return false };
        let changed = self.apply(rule, tuple, rules, chance, effects);
        command(rule, effects);
        changed
    }

    fn try_rule(
        &mut self,
        rule: &Compiled<O, M>,
        number: usize,
        rules: &Rules<O, M>,
        chance: &mut Chance,
        effects: &mut Effects<O>,
    ) -> bool {
        let Some(found) = self.find(rule, number) else { return false };
        let mut changed = false;
        if rule.changes {
            if let [only] = found.as_slice() {
                for (index, place) in only.iter().enumerate() {
                    let tuple = std::slice::from_ref(place);
                    if index == 0 || self.still_matches(rule, tuple) {
                        changed |= self.apply(rule, tuple, rules, chance, effects);
                    }
                }
            } else {
                for (index, tuple) in tuples(&found).iter().enumerate() {
                    if index == 0 || self.still_matches(rule, tuple) {
                        changed |= self.apply(rule, tuple, rules, chance, effects);
                    }
                }
            }
        }
        command(rule, effects);
        changed
    }

    /// All places of each pattern; none if one of them has no place. `number` is that of the rule's first pattern.
    fn find(&mut self, rule: &Compiled<O, M>, number: usize) -> Option<Vec<Vec<Match>>> {
        let mut found = Vec::with_capacity(rule.patterns.len());
        for (index, pattern) in rule.patterns.iter().enumerate() {
            let number = number + index;
            let since = self.barren.get(number).copied().unwrap_or(0);
            if since >= self.clock {
                return None;
            }
            let places = self.find_pattern(pattern, rule.direction, since);
            if places.is_empty() {
                if let Some(barren) = self.barren.get_mut(number) {
                    *barren = self.clock;
                }
                return None;
            }
            found.push(places);
        }
        Some(found)
    }

    /// The places of a pattern on lines that changed after `since`.
    fn find_pattern(&self, pattern: &Pattern<O, M>, direction: Direction, since: u64) -> Vec<Match> {
        let mut places = Vec::new();
        let length = pattern.len();
        let across = !direction.is_vertical();
        let (lines, along) = if across { (self.height, self.width) } else { (self.width, self.height) };
        if length > along {
            return places;
        }
        let versions = if across { &self.changed_rows } else { &self.changed_columns };
        let forward = matches!(direction, Direction::Right | Direction::Down);
        let (from, to) = if forward { (0, along - length) } else { (length - 1, along - 1) };
        let stride = if across { self.height } else { 1 };
        let back = if forward { stride } else { stride.wrapping_neg() };
        let held = if across { &self.rows } else { &self.columns };
        for (line, (version, held)) in versions.iter().zip(held).enumerate().take(lines) {
            let may_match = held.objects.contains(&pattern.needs) && held.moves.contains(&pattern.needs_moving);
            if *version <= since || !may_match {
                continue;
            }
            let origin = if across { line } else { line * self.height };
            for position in from..=to {
                let first = origin + position * stride;
                if let [only] = pattern.parts.as_slice() {
                    if self.matches(only, first, back) {
                        places.push([first, 0, 0]);
                    }
                } else {
                    let room = if forward { along - position - length } else { position + 1 - length };
                    self.find_parts(pattern, first, back, room, &mut places);
                }
            }
        }
        places
    }

    /// Places with gaps of at most `room` cells together.
    fn find_parts(&self, pattern: &Pattern<O, M>, first: usize, step: usize, room: usize, places: &mut Vec<Match>) {
        let (Some(head), Some(middle)) = (pattern.parts.first(), pattern.parts.get(1)) else { return };
        if !self.matches(head, first, step) {
            return;
        }
        for gap in 0..=room {
            let second = first.wrapping_add(step.wrapping_mul(head.len() + gap));
            if !self.matches(middle, second, step) {
                continue;
            }
            match pattern.parts.get(2) {
                None => places.push([first, second, 0]),
                Some(tail) => {
                    for more in 0..=room - gap {
                        let third = second.wrapping_add(step.wrapping_mul(middle.len() + more));
                        if self.matches(tail, third, step) {
                            places.push([first, second, third]);
                        }
                    }
                }
            }
        }
    }

    #[inline]
    fn matches(&self, part: &[Place<O, M>], first: usize, step: usize) -> bool {
        let mut at = first;
        for place in part {
            if !self.holds(&place.test, at) {
                return false;
            }
            at = at.wrapping_add(step);
        }
        true
    }

    #[inline]
    fn holds(&self, test: &Test<O, M>, at: usize) -> bool {
        let (Some(cell), Some(moves)) = (self.cells.get(at), self.moves.get(at)) else { return false };
        cell.contains(&test.present)
            && !cell.meets(&test.absent)
            && moves.contains(&test.moving)
            && !moves.meets(&test.resting)
            && test.one_of.iter().all(|any| cell.meets(any))
    }

    fn step(&self, direction: Direction) -> usize {
        match direction {
            Direction::Down => 1,
            Direction::Up => 1usize.wrapping_neg(),
            Direction::Right => self.height,
            Direction::Left => self.height.wrapping_neg(),
        }
    }

    fn still_matches(&self, rule: &Compiled<O, M>, tuple: &[Match]) -> bool {
        let step = self.step(rule.direction);
        rule.patterns.iter().zip(tuple).all(|(pattern, place)| {
            pattern.parts.iter().zip(place).all(|(part, first)| self.matches(part, *first, step))
        })
    }

    fn apply(
        &mut self,
        rule: &Compiled<O, M>,
        tuple: &[Match],
        rules: &Rules<O, M>,
        chance: &mut Chance,
        effects: &mut Effects<O>,
    ) -> bool {
        let step = self.step(rule.direction);
        let mut changed = false;
        for (pattern, place) in rule.patterns.iter().zip(tuple) {
            for (part, first) in pattern.parts.iter().zip(place) {
                let mut at = *first;
                for cell in part {
                    if let Some(change) = &cell.change {
                        changed |= self.change(change, at, rule.rigid, rules, chance, effects);
                    }
                    at = at.wrapping_add(step);
                }
            }
        }
        changed
    }

    fn change(
        &mut self,
        change: &Change<O, M>,
        at: usize,
        rigid: Option<u8>,
        rules: &Rules<O, M>,
        chance: &mut Chance,
        effects: &mut Effects<O>,
    ) -> bool {
        let (mut clear, mut set, mut go) = (change.clear, change.set, change.go);
        let mut still = change.still.or(&change.decided);
        if !change.one_of.is_empty()
            && let Some((id, layer)) = change.one_of.get(chance.below(change.one_of.len()))
        {
            set.set(*id);
            if let Some(mask) = rules.layers.get(*layer) {
                clear.add(mask);
            }
            still.add_layer(*layer, 31);
        }
        for layer in &change.any_way {
            go.add_layer(*layer, 1 << chance.below(4));
        }
        let (cell, moves) = (self.cell(at), self.movement(at));
        let objects = cell.without(&clear).or(&set);
        let movement = moves.without(&still).or(&go);
        let rigid_changed = rigid.is_some_and(|group| self.mark_rigid(at, group, &change.decided, rules.layers.len()));
        if self.put(at, objects, movement) {
            effects.created.add(&objects.without(&cell));
            effects.destroyed.add(&cell.without(&objects));
            return true;
        }
        rigid_changed
    }

    /// Notes that a rigid rule decided movements here; whether that is new.
    fn mark_rigid(&mut self, at: usize, group: u8, decided: &Bits<M>, layers: usize) -> bool {
        let Some((groups, moved)) = self.rigid.get_mut(at) else { return false };
        if decided.is_empty() {
            return false;
        }
        groups.resize(layers, 0);
        // the numbers of groups are bits of one mask, as in the original
        let known = groups
            .iter()
            .enumerate()
            .all(|(layer, have)| have & group & decided.layer(layer) == group & decided.layer(layer));
        if known || moved.contains(decided) {
            return false;
        }
        for (layer, have) in groups.iter_mut().enumerate() {
            *have |= group & decided.layer(layer);
        }
        moved.add(decided);
        self.any_rigid = true;
        true
    }

    /// Moves what moves until nothing can any more. Whether a rigid group was held up, which is then banned.
    fn resolve(&mut self, rules: &Rules<O, M>, banned: &mut [bool], effects: &mut Effects<O>) -> bool {
        let mut moving: Vec<usize> =
            self.moves.iter().enumerate().filter(|(_, m)| !m.is_empty()).map(|(at, _)| at).collect();
        let mut moved = true;
        while moved {
            moved = false;
            for at in &moving {
                moved |= self.move_from(*at, rules, effects);
            }
            moving.retain(|at| !self.movement(*at).is_empty());
        }
        let mut stuck = false;
        for at in moving {
            let (cell, mut moves) = (self.cell(at), self.movement(at));
            if self.any_rigid
                && let Some((_, decided)) = self.rigid.get(at).filter(|(_, decided)| !decided.is_empty())
            {
                moves = moves.and(decided);
                stuck |= self.ban(at, &moves, rules, banned);
            }
            for heard in &rules.stops {
                if heard.objects.meets(&cell) && heard.moves.meets(&moves) && !effects.stopped.contains(&heard.seed) {
                    effects.stopped.push(heard.seed.clone());
                }
            }
            self.put(at, cell, Bits::default());
        }
        self.rows.iter_mut().chain(&mut self.columns).for_each(|held| held.moves = Bits::default());
        stuck
    }

    fn ban(&self, at: usize, moves: &Bits<M>, rules: &Rules<O, M>, banned: &mut [bool]) -> bool {
        let Some((groups, _)) = self.rigid.get(at) else { return false };
        let Some(layer) = (0..rules.layers.len()).find(|layer| moves.layer(*layer) != 0) else { return false };
        let group = groups.get(layer).copied().unwrap_or(0);
        let place = rules.early.groups.iter().position(|g| g.rigid == Some(group));
        match place.and_then(|place| banned.get_mut(place)) {
            Some(ban) if !*ban => {
                *ban = true;
                true
            }
            _ => false,
        }
    }

    fn move_from(&mut self, at: usize, rules: &Rules<O, M>, effects: &mut Effects<O>) -> bool {
        let mut moves = self.movement(at);
        if moves.is_empty() {
            return false;
        }
        let mut any = false;
        for (layer, mask) in rules.layers.iter().enumerate() {
            let five = moves.layer(layer);
            if five != 0 && self.move_layer(at, (layer, mask), five, rules, effects) {
                moves.clear_layer(layer, five);
                any = true;
            }
        }
        let cell = self.cell(at);
        self.put(at, cell, moves);
        any
    }

    fn move_layer(
        &mut self,
        at: usize,
        (layer, mask): (usize, &Bits<O>),
        five: u8,
        rules: &Rules<O, M>,
        effects: &mut Effects<O>,
    ) -> bool {
        let direction = Direction::ALL.into_iter().find(|d| d.bit() == five);
        let (dx, dy) = direction.map_or((0, 0), Direction::step);
        let (x, y) = (at / self.height, at % self.height);
        let (Some(to_x), Some(to_y)) = (x.checked_add_signed(dx), y.checked_add_signed(dy)) else { return false };
        if to_x >= self.width || to_y >= self.height {
            return false;
        }
        let to = to_x * self.height + to_y;
        let source = self.cell(at);
        let target = self.cell(to);
        if five != 16 && target.meets(mask) {
            return false;
        }
        let moves = self.movement(at);
        for heard in rules.moves.iter().filter(|heard| heard.layer == layer) {
            if heard.objects.meets(&source) && heard.moves.meets(&moves) && !effects.moved.contains(&heard.seed) {
                effects.moved.push(heard.seed.clone());
            }
        }
        if to != at {
            let arriving = self.movement(to);
            self.put(at, source.without(mask), moves);
            self.put(to, target.or(&source.and(mask)), arriving);
        }
        true
    }
}

/// All combinations of places, those of the first pattern changing fastest.
fn tuples(found: &[Vec<Match>]) -> Vec<Vec<Match>> {
    let mut all: Vec<Vec<Match>> = vec![Vec::new()];
    for places in found {
        all = places
            .iter()
            .flat_map(|place| all.iter().map(|before| before.iter().copied().chain([*place]).collect()))
            .collect();
    }
    all
}

/// Takes the commands of a rule that matched. Cancel puts all others aside, and restart all but cancel.
fn command<const O: usize, const M: usize>(rule: &Compiled<O, M>, effects: &mut Effects<O>) {
    if rule.commands.is_empty() || effects.has(&Command::Cancel) {
        return;
    }
    let cancels = rule.commands.contains(&Command::Cancel);
    let restarts = rule.commands.contains(&Command::Restart);
    if effects.has(&Command::Restart) && !cancels {
        return;
    }
    if cancels || restarts {
        effects.commands.clear();
    }
    for command in rule.commands.iter() {
        let kind = std::mem::discriminant(command);
        let is_there = |c: &Command| match (c, command) {
            (Command::Sound(a), Command::Sound(b)) => a == b,
            _ => std::mem::discriminant(c) == kind,
        };
        if !effects.commands.iter().any(is_there) {
            effects.commands.push(command.clone());
        }
    }
}
