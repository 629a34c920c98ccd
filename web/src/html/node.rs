//! The elements of a page, and what the page's script is told of them where it has an earlier page.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

/// The page's script takes away elements with these attributes by itself (motion.js).
const FLEETING: [&str; 2] = ["data-under", "data-turned"];
/// Where a piece comes from, which it does once.
pub const MOVING: &str = "data-from";

/// The attributes of an element, in the order in which they were given. An element has few.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Attributes(Vec<(&'static str, String)>);

impl Attributes {
    /// The value of this one.
    pub fn get(&self, name: &str) -> Option<&String> {
        self.0.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    /// The value of this one, to be changed.
    pub fn get_mut(&mut self, name: &str) -> Option<&mut String> {
        self.0.iter_mut().find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    /// Gives this one a value, whether it had another or none.
    pub fn set(&mut self, name: &'static str, value: String) {
        match self.get_mut(name) {
            Some(there) => *there = value,
            None => self.0.push((name, value)),
        }
    }

    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Serialize for Attributes {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(Some(self.0.len()))?;
        for (name, value) in &self.0 {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

/// One element.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Default)]
pub struct Node {
    /// Its name: `div`, `button` ...
    #[serde(rename = "t")]
    pub tag: &'static str,
    /// What it is among its neighbours, from page to page; none where its place says so.
    #[serde(rename = "k", skip_serializing_if = "String::is_empty")]
    pub key: String,
    /// Its attributes.
    #[serde(rename = "a", skip_serializing_if = "Attributes::is_empty")]
    pub attributes: Attributes,
    /// Its text, where it has no elements.
    #[serde(rename = "x", skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// Its elements.
    #[serde(rename = "c", skip_serializing_if = "Vec::is_empty")]
    pub nodes: Vec<Self>,
    /// How many elements from this one on the page has as they are, so that nothing else of them is told; more than one only
    /// where they have no keys. In a page that was not told yet, 1 says that it was taken over from the one before.
    #[serde(rename = "s", skip_serializing_if = "is_none")]
    pub same: usize,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a field so")]
fn is_none(count: &usize) -> bool {
    *count == 0
}

impl Node {
    /// An empty element.
    pub fn new(tag: &'static str) -> Self {
        Self { tag, ..Self::default() }
    }

    /// An element with words.
    pub fn text(tag: &'static str, text: impl Into<String>) -> Self {
        Self { tag, text: text.into(), ..Self::default() }
    }

    /// The same with this attribute.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Self {
        self.attributes.set(name, value.to_string());
        self
    }

    /// The same under this name among its neighbours.
    #[must_use]
    pub fn key(mut self, key: impl ToString) -> Self {
        self.key = key.to_string();
        self
    }

    /// The same with these elements behind its others.
    #[must_use]
    pub fn of(mut self, nodes: impl IntoIterator<Item = Self>) -> Self {
        self.nodes.extend(nodes);
        self
    }

    /// What the page's script is told of this element where it has this other one in its place: of all that is the same,
    /// only that it is. Elements are found as the script finds them (patch.js): by their key, or else by their place.
    #[must_use]
    pub fn since(&self, before: &Self) -> Self {
        if (self.tag, &self.key) != (before.tag, &before.key) {
            return self.anew();
        }
        if self.stands_in(before) {
            return Self { tag: self.tag, key: self.key.clone(), same: 1, ..Self::default() };
        }
        let names = |nodes: &[Self]| nodes.iter().map(|node| (node.tag, node.key.clone())).collect::<Vec<_>>();
        let in_step = !before.nodes.iter().any(Self::is_fleeting) && names(&self.nodes) == names(&before.nodes);
        let before_it = |at: usize, node: &Self| {
            if in_step {
                before.nodes.get(at)
            } else {
                before.nodes.iter().find(|known| !node.key.is_empty() && known.key == node.key)
            }
        };
        let mut nodes: Vec<Self> = Vec::new();
        for (at, node) in self.nodes.iter().enumerate() {
            let told = before_it(at, node).map_or_else(|| node.anew(), |there| node.since(there));
            match nodes.last_mut().filter(|last| last.goes_on_with(&told)) {
                Some(last) => last.same += 1,
                None => nodes.push(told),
            }
        }
        let (key, attributes, text) = (self.key.clone(), self.attributes.clone(), self.text.clone());
        Self { tag: self.tag, key, attributes, text, nodes, same: 0 }
    }

    /// All of it, for a page that lacks it.
    pub(super) fn anew(&self) -> Self {
        let (key, attributes, text) = (self.key.clone(), self.attributes.clone(), self.text.clone());
        Self { tag: self.tag, key, attributes, text, nodes: self.nodes.iter().map(Self::anew).collect(), same: 0 }
    }

    /// Whether both are as the page has them, and can be told together.
    fn goes_on_with(&self, next: &Self) -> bool {
        let may_go_on = |node: &Self| node.same > 0 && node.key.is_empty();
        may_go_on(self) && may_go_on(next) && self.tag == next.tag
    }

    /// Whether this other element is the same, and still is when the script has shown it.
    fn stands_in(&self, before: &Self) -> bool {
        if self.same > 0 {
            return true;
        }
        let is_alike = (self.tag, &self.key, &self.text) == (before.tag, &before.key, &before.text)
            && self.attributes == before.attributes
            && self.nodes.len() == before.nodes.len();
        is_alike
            && !self.is_fleeting()
            && self.nodes.iter().zip(&before.nodes).all(|(node, there)| node.stands_in(there))
    }

    fn is_fleeting(&self) -> bool {
        FLEETING.iter().any(|name| self.attributes.get(name).is_some())
    }

    /// The element itself, which leaves an empty one of its kind behind, if the script shows it as it is until it is told of another.
    pub fn take_over(&mut self) -> Option<Self> {
        let moves = |node: &Self| node.is_fleeting() || node.attributes.get(MOVING).is_some();
        if self.nodes.iter().any(moves) {
            return None;
        }
        let left = Self { tag: self.tag, key: self.key.clone(), ..Self::default() };
        Some(Self { same: 1, ..std::mem::replace(self, left) })
    }
}

#[cfg(test)]
#[allow(clippy::indexing_slicing)]
mod tests {
    use super::*;

    fn list(words: &[&str]) -> Node {
        Node::new("ul").of(words.iter().map(|word| Node::text("li", *word).key(word)))
    }

    /// The node as the script has it after it was told this, beginning with that.
    fn laid(told: &Node, there: &Node) -> Node {
        if told.same > 0 {
            return there.clone();
        }
        let at = |place: usize, node: &Node| {
            let keyed = there.nodes.iter().find(|known| !node.key.is_empty() && known.key == node.key);
            keyed.or_else(|| there.nodes.get(place).filter(|known| known.key.is_empty() && node.key.is_empty()))
        };
        let each = told.nodes.iter().flat_map(|node| std::iter::repeat_n(node, node.same.max(1)));
        let nodes = each.enumerate().map(|(place, node)| match at(place, node).filter(|known| known.tag == node.tag) {
            Some(known) => laid(node, known),
            None => {
                assert_eq!(node.same, 0, "what is new cannot be the same");
                node.clone()
            }
        });
        Node { nodes: nodes.collect(), ..told.clone() }
    }

    #[test]
    fn what_is_told_makes_the_old_page_into_the_new_one() {
        let cell = |name: &str, class: &str| Node::new("div").with("class", class).of([Node::text("span", name)]);
        let pages = [
            Node::new("div").of([list(&["a", "b", "c"]).key("list"), cell("x", ""), cell("y", "lit")]),
            Node::new("div").of([list(&["a", "b", "c"]).key("list"), cell("x", "lit"), cell("y", "")]),
            Node::new("div").of([list(&["c", "d", "a"]).key("list"), cell("x", "lit"), cell("y", "")]),
            Node::new("div").of([cell("y", ""), list(&["c"]).key("list")]),
            Node::new("div").of([cell("y", ""), Node::text("p", "no list").key("list")]),
            Node::new("main").of([cell("y", "")]),
        ];
        for before in &pages {
            for after in &pages {
                let told = after.since(before);
                assert_eq!(told.same > 0, before == after);
                if before.tag == after.tag {
                    assert_eq!(laid(&told, before), *after, "{told:?}");
                } else {
                    assert_eq!(told, *after);
                }
            }
        }
        let told = pages[1].since(&pages[0]);
        let same = |node: &Node| node.same;
        assert_eq!((same(&told.nodes[0]), same(&told.nodes[1]), same(&told.nodes[1].nodes[0])), (1, 0, 1), "{told:?}");
    }

    #[test]
    fn what_is_the_same_side_by_side_is_told_together() {
        let row = |lit: usize| {
            let class = |at| if at == lit { "lit" } else { "" };
            Node::new("div").of((0..9).map(|at| Node::new("i").with("class", class(at))))
        };
        let told = row(5).since(&row(3));
        assert_eq!(told.nodes.iter().map(|node| node.same).collect::<Vec<_>>(), [3, 0, 1, 0, 3], "{told:?}");
        assert_eq!(laid(&told, &row(3)), row(5));
    }

    #[test]
    fn what_is_taken_over_is_told_as_the_same_and_anew_to_a_page_that_lacks_it() {
        let cell = || Node::new("div").with("class", "cell").of([Node::new("img")]);
        let mut before = Node::new("div").of([cell(), Node::text("p", "old")]);
        let whole = before.clone();
        let after = Node::new("div").of(before.nodes[0].take_over()).of([Node::text("p", "new")]);
        let told = after.since(&before);
        assert_eq!((told.nodes[0].same, told.nodes[1].same), (1, 0), "{told:?}");
        let expected = Node::new("div").of([cell(), Node::text("p", "new")]);
        assert_eq!(laid(&told, &whole), expected);
        assert_eq!(after.since(&Node::default()), expected);
        let mut gliding = Node::new("div").of([Node::new("img").with(MOVING, "1 2")]);
        assert_eq!(gliding.take_over(), None);
    }

    #[test]
    fn what_the_script_takes_away_by_itself_is_told_again() {
        let moving = Node::new("div").of([Node::new("img").with("data-under", ""), Node::new("img"), Node::new("b")]);
        let told = moving.since(&moving);
        assert!(told.same == 0 && told.nodes.iter().all(|node| node.same == 0), "{told:?}");
    }
}
