//! Monte-Carlo tree search: the tree grows where random playouts go well for the player who chooses there. For any number of players. In
//! games without chance, proven results are passed up the tree (M. Winands and others 2008), and immediate wins are recognised as soon as a
//! position is expanded; in games with chance, each playout rolls its own dice. Integers only.

#![expect(
    clippy::indexing_slicing,
    clippy::expect_used,
    reason = "a node is numbered as it joins the tree, and each but the root is a move that is valid where it is made"
)]

use super::MAX_PLAYERS;
use super::amaf::{MANY_VISITS, TableId, Tallies};
use super::ends::Ends;
use super::guide::Guide;
use super::learnt::Learnt;
use super::learnt::policy::likelihoods;
use super::player::DecisionContext;
use super::playout::{Before, MAX_PLAYOUT, at_random, play_out};
use super::turn::onward;
use super::value::{PlayerWorths, WIN, log, winner, worth, worth_of_score};
use index_vec::{IndexVec, define_index_type};
use switchboard_base::chance::Chance;
use switchboard_engine::play::{Move, Outcome, State, Walker};

/// The most nodes of a tree.
const MAX_NODES: usize = 500_000;
/// The longest path in the tree, in choices.
const MAX_PATH: usize = 1_000;
/// An even result, of 65,536.
const EVEN: u64 = 1 << 15;
/// How much less than the mean of its siblings a choice is expected to be worth that was not tried, of 65,536.
const UNTRIED: u64 = 6_554;
/// How much a likely choice is preferred (the constant of PUCT), in eighths.
const EXPLORE: u64 = 16;
/// The same where the author says that choices mean the same now and later: then what they were worth later tells more about those that
/// were seldom tried.
const EXPLORE_TOLD: u64 = 1;
/// Choices of a playout before the script scores the position, if opponents.xml does not say.
const SCORED_PLAYOUT: u32 = 30;

define_index_type! {
    /// A node of a tree.
    struct NodeId = u32;
}

/// The root.
const ROOT: NodeId = NodeId { _raw: 0 };

/// What is proven of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ProvenResult {
    Open,
    Won(u8),
    Drawn,
}

#[derive(Debug, Clone)]
struct TreeNode {
    chosen: Option<Move>,
    /// Who made the choice that leads here, from 1.
    mover: u8,
    visits: u32,
    /// The sum of the mover's results over all visits.
    sum: u64,
    proof: ProvenResult,
    /// If a win is proven: choices until then, along the winner's shortest and the loser's longest known line.
    length: u32,
    /// How likely it is to be chosen, of 65,536, by what was learnt.
    prior: u32,
    /// The result for each player, if play ends here.
    end: Option<PlayerWorths>,
    children: Vec<NodeId>,
    expanded: bool,
    /// What choices after it were worth.
    table: Option<TableId>,
}

impl TreeNode {
    fn new(chosen: Option<Move>, mover: u8) -> Self {
        Self {
            chosen,
            mover,
            visits: 0,
            sum: 0,
            proof: ProvenResult::Open,
            length: 0,
            prior: 0,
            end: None,
            children: Vec::new(),
            expanded: false,
            table: None,
        }
    }

    /// The mover's mean result, of 65,536.
    fn part(&self) -> u64 {
        (self.sum << 16) / (u64::from(WIN) * u64::from(self.visits.max(1)))
    }

    /// The mover's mean result.
    fn mean(&self) -> u64 {
        self.sum / u64::from(self.visits.max(1))
    }
}

/// Which choice to visit where something was learnt about choices (PUCT, C. Rosin 2011): what was found out about it, and how likely it is
/// for as long as it was seldom tried.
struct Guess {
    /// What a choice that was not tried is expected to be worth, of 65,536.
    untried: u64,
    /// The root of all visits, 256 times.
    root: u64,
    /// How much a likely choice is preferred, in eighths.
    explore: u64,
}

impl Guess {
    fn of<'n>(visits: u32, explore: u64, children: impl Iterator<Item = &'n TreeNode>) -> Self {
        let (mut sum, mut tried) = (0, 0);
        for child in children {
            sum += child.part() * u64::from(child.visits);
            tried += u64::from(child.visits);
        }
        let mean = sum.checked_div(tried).unwrap_or(EVEN);
        Self { untried: mean.saturating_sub(UNTRIED), root: (u64::from(visits.max(1)) << 16).isqrt(), explore }
    }

    /// How much there is to be gained by visiting a choice that is known to be worth so much, of 65,536.
    fn value(&self, child: &TreeNode, known: Option<u64>) -> u64 {
        let known = known.unwrap_or(self.untried);
        known + self.explore * u64::from(child.prior) * self.root / (1 << 11) / (1 + u64::from(child.visits))
    }
}

/// The tree of one decision.
pub struct SearchTree<'a> {
    how: &'a DecisionContext<'a>,
    nodes: IndexVec<NodeId, TreeNode>,
    /// Who decides.
    player: u8,
    players: u8,
    chance: &'a mut Chance,
    draws_chance: bool,
    walker: Walker,
    /// A second walker, for finding out which moves lead on.
    beside: Walker,
    before: State,
    work: u64,
    ends: Ends,
    /// What was learnt about choices, if anything.
    policy: Option<&'a Learnt>,
    /// How much likely choices are preferred, in eighths.
    explore: u64,
    /// Chooses in random games, if the author says how.
    guide: Option<Guide<'a>>,
    /// What choices were worth whenever they were made; not in games with chance.
    tallies: Option<Tallies>,
}

/// The move among `moves` that the search considers best.
pub fn choose(
    how: &DecisionContext<'_>,
    before: Option<&State>,
    state: &State,
    moves: &[Move],
    chance: &mut Chance,
) -> Option<Move> {
    let mut tree = SearchTree::new(how, before, state, moves, chance);
    tree.grow(state, how.limits.work);
    tree.best()
}

impl<'a> SearchTree<'a> {
    /// A tree whose root has these moves. `before` is the state in which the same player made the previous choice of this turn.
    pub fn new(
        how: &'a DecisionContext<'a>,
        before: Option<&State>,
        state: &State,
        moves: &[Move],
        chance: &'a mut Chance,
    ) -> Self {
        let engine = how.engine;
        let player = engine.player(state);
        let mut order = moves.to_vec();
        chance.shuffle(&mut order);
        let mut nodes = IndexVec::from_vec(vec![TreeNode::new(None, 0)]);
        let children = order.into_iter().map(|chosen| nodes.push(TreeNode::new(Some(chosen), player))).collect();
        nodes[ROOT].children = children;
        nodes[ROOT].expanded = true;
        let policy = how.learnt.filter(|learnt| how.parts.policy && learnt.has_policy() && !engine.draws_chance());
        let players = engine.players(state).clamp(1, 8);
        let counts = how.parts.amaf && how.search.amaf != Some(false) && !engine.draws_chance();
        let always = how.search.amaf == Some(true);
        let mut tallies = counts.then(|| Tallies::new(engine.board_size(), players, always));
        nodes[ROOT].table = tallies.as_mut().and_then(Tallies::add);
        let mut tree = Self {
            how,
            nodes,
            player,
            players,
            chance,
            draws_chance: engine.draws_chance(),
            walker: Walker::new(engine, state),
            beside: Walker::new(engine, state),
            before: state.clone(),
            work: 0,
            ends: Ends::default(),
            policy,
            explore: if always && counts { EXPLORE_TOLD } else { EXPLORE },
            guide: Guide::new(policy.filter(|_| how.search.guided && how.parts.guided), how.playout),
            tallies,
        };
        if policy.is_some() {
            let from = before.and_then(|before| tree.choice_between(before, state));
            tree.walker.go_to(state);
            tree.expect(ROOT, from);
        }
        tree
    }

    /// The choice that leads from one state to the next.
    fn choice_between(&mut self, before: &State, state: &State) -> Option<Move> {
        let engine = self.how.engine;
        let wanted = engine.position_hash(state);
        engine.moves(before).into_iter().find(|chosen| {
            self.walker.go_to(before);
            self.walker.play(chosen).is_ok() && self.walker.position_hash() == wanted
        })
    }

    /// Choices tried so far.
    pub fn work(&self) -> u64 {
        self.work
    }

    /// The state after this move, if the game goes on.
    pub fn state_after(&mut self, state: &State, chosen: &Move) -> Option<State> {
        self.walker.go_to(state);
        let outcome = self.walker.play(chosen).ok()?;
        (outcome == Outcome::Playing).then(|| self.walker.state().clone())
    }

    /// Grows until this many choices were tried in total, everything is proven, or the search is stopped.
    pub fn grow(&mut self, state: &State, work: u64) {
        while self.work < work && self.nodes[ROOT].proof == ProvenResult::Open && !(self.how.limits.stop)() {
            self.visit(state);
        }
    }

    /// Records that a move of the root loses against best play, `length` choices after it.
    pub fn refute(&mut self, refuted: &Move, winner: u8, length: u32) {
        for id in self.nodes[ROOT].children.clone() {
            let node = &mut self.nodes[id];
            if node.chosen.as_ref() == Some(refuted) {
                node.proof = ProvenResult::Won(winner);
                node.length = length;
            }
        }
        self.prove(ROOT);
    }
}

impl SearchTree<'_> {
    /// The children of a node.
    fn children(&self, id: NodeId) -> impl Iterator<Item = &TreeNode> {
        self.nodes[id].children.iter().map(|child| &self.nodes[*child])
    }

    /// The move that leads to a node which is not the root.
    fn chosen(&self, id: NodeId) -> Move {
        self.nodes[id].chosen.expect("a child is a move")
    }

    /// Descends from the root to a leaf, plays out from there, and passes the result back up.
    fn visit(&mut self, root: &State) {
        self.walker.go_to(root);
        if self.draws_chance {
            self.walker.reseed(self.chance.wide());
        }
        let mut path = vec![ROOT];
        let mut at = ROOT;
        let mut same_turn = false;
        let mut table = None;
        self.tallies.iter_mut().for_each(Tallies::begin);
        let worth = loop {
            let node = &self.nodes[at];
            if let Some(worth) = node.end {
                break worth;
            }
            if (!node.expanded && node.visits == 0 && at != ROOT) || path.len() >= MAX_PATH {
                break self.play_out();
            }
            if !node.expanded || self.draws_chance {
                self.expand(at, same_turn);
            }
            table = self.nodes[at].table.or(table);
            let Some(child) = self.select(at, table) else { break self.play_out() };
            let chosen = self.chosen(child);
            let mover = self.walker.player();
            self.before.clone_from(self.walker.state());
            let outcome = self.walker.play(&chosen).expect("it is valid there");
            self.work += 1;
            self.tallies.iter_mut().for_each(|tallies| tallies.play(&chosen, mover));
            same_turn = self.walker.player() == mover;
            path.push(child);
            at = child;
            if outcome != Outcome::Playing {
                break self.end(child, outcome, mover);
            }
        };
        self.keep(&path, &worth);
    }

    /// Play ends at this node (in a game with chance: this time).
    fn end(&mut self, at: NodeId, outcome: Outcome, mover: u8) -> PlayerWorths {
        let (players, certain) = (self.players, !self.draws_chance);
        let worth = worth(outcome, mover, players);
        if certain {
            let node = &mut self.nodes[at];
            node.end = Some(worth);
            node.proof = match (winner(outcome, mover), outcome) {
                (Some(player), _) => ProvenResult::Won(player),
                (None, Outcome::Lost) if players == 2 => ProvenResult::Won(3 - mover.min(2)),
                (None, Outcome::Lost) => ProvenResult::Open,
                _ => ProvenResult::Drawn,
            };
        }
        worth
    }

    /// Gives the node a child for each valid move without one.
    fn expand(&mut self, at: NodeId, same_turn: bool) {
        if self.nodes.len() >= MAX_NODES {
            return;
        }
        let mut moves = onward(&mut self.beside, same_turn.then_some(&self.before), self.walker.state());
        let known: Vec<Move> = self.children(at).filter_map(|child| child.chosen).collect();
        if at == ROOT && !known.is_empty() {
            return;
        }
        moves.retain(|chosen| !known.contains(chosen));
        self.chance.shuffle(&mut moves);
        let mover = self.walker.player();
        let first = self.nodes.len();
        self.nodes.extend(moves.into_iter().map(|chosen| TreeNode::new(Some(chosen), mover)));
        let new = first..self.nodes.len();
        let node = &mut self.nodes[at];
        node.children.extend(new.clone().map(NodeId::from));
        node.expanded = true;
        if self.policy.is_some() {
            self.expect(at, self.nodes[at].chosen.filter(|_| same_turn));
        }
        if !self.draws_chance {
            self.see_ends(new, mover);
        }
    }

    /// Notes how likely each choice of this node is, in the position where the walker is. `from` is the choice before in the same turn.
    fn expect(&mut self, at: NodeId, from: Option<Move>) {
        let Some(learnt) = self.policy else { return };
        let children = self.nodes[at].children.clone();
        let promise = |child: &NodeId| {
            let by = (self.how.engine, self.how.playout);
            let told = learnt.promise(by, self.walker.state(), &self.chosen(*child), from.as_ref());
            told.unwrap_or(0)
        };
        let promises: Vec<i32> = children.iter().map(promise).collect();
        for (child, prior) in children.into_iter().zip(likelihoods(&promises)) {
            self.nodes[child].prior = prior;
        }
    }

    /// Tries each of these choices in the walker's position: those that end play are known at once. Where hardly any does, as in the
    /// middle of a game of go, the work goes into random games instead.
    fn see_ends(&mut self, children: std::ops::Range<usize>, mover: u8) {
        if self.how.parts.ends && !self.ends.is_worth_looking() {
            return;
        }
        let here = self.walker.state().clone();
        for child in children.map(NodeId::from) {
            let chosen = self.chosen(child);
            self.beside.go_to(&here);
            self.work += 1;
            let outcome = self.beside.play(&chosen).expect("it is valid there");
            self.ends.count(outcome != Outcome::Playing);
            if outcome != Outcome::Playing {
                self.end(child, outcome, mover);
                if winner(outcome, mover) == Some(mover) {
                    return;
                }
            }
        }
    }

    /// The child to visit next: one of which nothing is known yet, otherwise the one with the best sum of what it is worth and its
    /// uncertainty; where tallies tell something about what was seldom tried, they stand for the uncertainty.
    fn select(&self, at: NodeId, table: Option<TableId>) -> Option<NodeId> {
        let node = &self.nodes[at];
        let log = log(node.visits.saturating_add(1)) << 16;
        let guess = self.policy.map(|_| Guess::of(node.visits, self.explore, self.children(at)));
        let is_told = self.tallies.as_ref().is_some_and(Tallies::is_telling);
        let mut best: Option<(u64, NodeId)> = None;
        for id in &node.children {
            let child = &self.nodes[*id];
            if self.draws_chance
                && !child.chosen.is_some_and(|chosen| self.how.engine.is_valid(self.walker.state(), &chosen))
            {
                continue;
            }
            let value = match child.proof {
                ProvenResult::Won(player) if player == child.mover => return Some(*id),
                ProvenResult::Won(_) => 0,
                _ => match (&guess, self.known(child, table)) {
                    (Some(guess), known) => 1 + guess.value(child, known),
                    (None, None) => u64::MAX,
                    (None, Some(known)) if is_told => 1 + known,
                    (None, Some(known)) => 1 + known + (log / u64::from(child.visits)).isqrt(),
                },
            };
            if best.is_none_or(|(known, _)| value > known) {
                best = Some((value, *id));
            }
        }
        best.map(|(_, id)| id)
    }

    /// What a choice is known to be worth, of 65,536, if anything is known.
    fn known(&self, child: &TreeNode, table: Option<TableId>) -> Option<u64> {
        let own = (child.visits > 0).then(|| (child.part(), child.visits));
        match (&self.tallies, table, &child.chosen) {
            (Some(tallies), Some(table), Some(chosen)) => tallies.worth(table, chosen, child.mover, own),
            _ => own.map(|(own, _)| own),
        }
    }

    fn play_out(&mut self) -> PlayerWorths {
        let how = self.how;
        let most = match (how.search.depth, how.script) {
            (0, None) => MAX_PLAYOUT,
            (0, Some(_)) => SCORED_PLAYOUT,
            (depth, _) => depth,
        };
        let Self { tallies, guide, chance, .. } = self;
        let tell = |chosen: &Move, mover| tallies.iter_mut().for_each(|tallies| tallies.play(chosen, mover));
        let choose = |walker: &Walker, before: Before<'_>| match guide {
            Some(guide) => guide.choose(walker, before, chance),
            None => at_random(walker, before, chance),
        };
        let (outcome, mover, choices) = play_out(&mut self.walker, &mut self.before, most, choose, tell);
        self.work += u64::from(choices.max(1));
        if outcome == Outcome::Playing
            && let Some(score) = how.score(self.walker.state(), self.chance.wide())
        {
            return worth_of_score(score, self.walker.player(), self.players);
        }
        worth(outcome, mover, self.players)
    }

    /// Counts a visit along its path, and proves what can be proven from the end of the path upwards.
    fn keep(&mut self, path: &[NodeId], worth: &PlayerWorths) {
        for (choices, id) in path.iter().enumerate().rev() {
            if !self.draws_chance {
                self.prove(*id);
            }
            let node = &mut self.nodes[*id];
            if let Some(tallies) = &mut self.tallies
                && tallies.is_telling()
            {
                if node.visits >= MANY_VISITS && node.table.is_none() {
                    node.table = tallies.add();
                }
                if let Some(table) = node.table {
                    tallies.count(table, choices, worth);
                }
            }
            node.visits = node.visits.saturating_add(1);
            let index = usize::from(node.mover.saturating_sub(1)).min(MAX_PLAYERS - 1);
            node.sum += u64::from(worth[index]);
        }
    }

    /// A position is won for the player who chooses there if any of the choices wins, and lost if all lose.
    fn prove(&mut self, id: NodeId) {
        let node = &self.nodes[id];
        if !node.expanded || node.proof != ProvenResult::Open || node.end.is_some() {
            return;
        }
        let children = || self.children(id);
        let won =
            children().filter(|child| child.proof == ProvenResult::Won(child.mover)).min_by_key(|child| child.length);
        let (proof, length) = if let Some(won) = won {
            (won.proof, won.length)
        } else {
            let mut all: Option<ProvenResult> = None;
            for proof in children().map(|child| child.proof) {
                all = match (all, proof) {
                    (_, ProvenResult::Open) => return,
                    // with two players, the one who chooses prefers a draw to a loss
                    (_, ProvenResult::Drawn) if self.players == 2 => Some(ProvenResult::Drawn),
                    (None, proof) => Some(proof),
                    (Some(ProvenResult::Drawn), _) if self.players == 2 => all,
                    (Some(known), proof) if known == proof => all,
                    _ => return,
                };
            }
            let Some(proof) = all else { return };
            (proof, children().map(|child| child.length).max().unwrap_or(0))
        };
        let node = &mut self.nodes[id];
        node.proof = proof;
        node.length = length.saturating_add(1);
    }

    /// What the root is worth to the one who decides, if a win is worth so much, and a loss minus as much.
    pub fn worth(&self, won: i32) -> i32 {
        match self.nodes[ROOT].proof {
            ProvenResult::Won(winner) if winner == self.player => return won,
            ProvenResult::Won(_) => return -won,
            ProvenResult::Drawn => return 0,
            ProvenResult::Open => {}
        }
        let most = self.children(ROOT).max_by_key(|child| child.visits);
        let mean = most.map_or(u64::from(WIN) / 2, TreeNode::mean);
        let mean = i32::try_from(mean).expect("a result is at most a win");
        2 * won * mean / WIN.cast_signed() - won
    }

    /// Whether every choice of the root loses.
    pub fn is_lost(&self) -> bool {
        matches!(self.nodes[ROOT].proof, ProvenResult::Won(winner) if winner != self.player)
    }

    /// Whether this move of the root needs no doubt: it is proven to win or draw.
    pub fn is_proven(&self, chosen: &Move) -> bool {
        self.children(ROOT).any(|child| {
            child.chosen.as_ref() == Some(chosen)
                && (child.proof == ProvenResult::Won(self.player) || child.proof == ProvenResult::Drawn)
        })
    }

    /// The move to play: the shortest proven win; otherwise the most visited move not proven lost, unless a draw is better; otherwise the
    /// longest known resistance.
    pub fn best(&self) -> Option<Move> {
        let children: Vec<&TreeNode> = self.children(ROOT).collect();
        let wins = children.iter().filter(|child| child.proof == ProvenResult::Won(self.player));
        if let Some(won) = wins.min_by_key(|child| child.length) {
            return won.chosen;
        }
        let most = |proof: ProvenResult| {
            children.iter().filter(|child| child.proof == proof).max_by_key(|child| (child.visits, child.mean()))
        };
        let share = u64::from(WIN / u32::from(self.players));
        let chosen = match (most(ProvenResult::Open), most(ProvenResult::Drawn)) {
            (Some(open), Some(drawn)) => Some(if open.mean() > share { open } else { drawn }),
            (open, drawn) => open.or(drawn),
        };
        chosen
            .or_else(|| children.iter().max_by_key(|child| (child.length, child.visits)))
            .and_then(|child| child.chosen)
    }
}
