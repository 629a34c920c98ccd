//! The page for screen readers, through AccessKit: AT-SPI on Linux, UI Automation on Windows.
//! Reports what `shell::semantics` says; requests of a screen reader come back as events. Costs nothing while no screen
//! reader listens.

use super::message::Message;
use crate::device::Incoming;
use crate::shell::{ChoiceId, Event, Heard, Page, Part, Role as Ours, semantics};
use accesskit::{
    Action, ActionHandler, ActionRequest, ActivationHandler, Live, Node, NodeId, Role, Toggled, TreeId, TreeInfo,
    TreeUpdate,
};
use iced::Task;
use rustc_hash::FxHashMap;
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// News are told so long after the page changed: a screen reader says at once what has the focus then and would cut off what it was told
/// before, and (Orca) passes over news among many changes.
const NEWS_AFTER: Duration = Duration::from_millis(250);

/// What a screen reader may press or point at: the choices of the page, by the ids of their parts.
type Known = Arc<Mutex<FxHashMap<NodeId, ChoiceId>>>;

/// The connection from the window to screen readers.
#[cfg(unix)]
pub struct ScreenReader {
    adapter: accesskit_unix::Adapter,
    known: Known,
    telling: Telling,
}

/// The connection from the window to screen readers.
#[cfg(windows)]
pub struct ScreenReader {
    sender: Sender<Incoming>,
    /// None until the window exists.
    adapter: Option<accesskit_windows::SubclassingAdapter>,
    known: Known,
    telling: Telling,
}

struct Handler(Sender<Incoming>, Known);

impl ActivationHandler for Handler {
    fn request_initial_tree(&mut self) -> Option<TreeUpdate> {
        // called on another thread: the window is woken and reports its page
        let _ = self.0.send(Incoming::Asked(Event::Tick));
        None
    }
}

impl ActionHandler for Handler {
    fn do_action(&mut self, request: ActionRequest) {
        let known = self.1.lock().ok().and_then(|known| known.get(&request.target_node).copied());
        let Some(choice) = known else { return };
        let event = match request.action {
            Action::Click => Event::Click(choice),
            Action::Focus => Event::PointAt(choice),
            _ => return,
        };
        let _ = self.0.send(Incoming::Asked(event));
    }
}

#[cfg(unix)]
impl accesskit::DeactivationHandler for Handler {
    fn deactivate_accessibility(&mut self) {}
}

#[cfg(windows)]
impl ScreenReader {
    /// Prepares for screen readers; it listens after [`ScreenReader::open`]. Their requests are sent to `sender`.
    pub fn new(sender: &Sender<Incoming>) -> Self {
        Self { sender: sender.clone(), adapter: None, known: Known::default(), telling: Telling::default() }
    }

    /// Starts to listen at the window with this handle, which must not have been visible yet.
    pub fn open(&mut self, window: u64) {
        let handler = || Handler(self.sender.clone(), self.known.clone());
        let Ok(address) = usize::try_from(window) else { return };
        let window = accesskit_windows::HWND(std::ptr::without_provenance_mut(address));
        self.adapter = Some(accesskit_windows::SubclassingAdapter::new(window, handler(), handler()));
    }

    fn update(&mut self, update: impl FnOnce(&mut Telling, &Known) -> TreeUpdate) {
        let Some(adapter) = &mut self.adapter else { return };
        if let Some(events) = adapter.update_if_active(|| update(&mut self.telling, &self.known)) {
            events.raise();
        }
    }

    /// Not needed here: the window itself reports whether it has the keyboard.
    #[allow(clippy::unused_self)]
    pub fn focused(&mut self, _is_focused: bool) {}
}

#[cfg(unix)]
impl ScreenReader {
    /// Starts to listen for screen readers; their requests are sent to `sender`.
    pub fn new(sender: &Sender<Incoming>) -> Self {
        let known = Known::default();
        let handler = || Handler(sender.clone(), known.clone());
        let adapter = accesskit_unix::Adapter::new(handler(), handler(), handler());
        Self { adapter, known, telling: Telling::default() }
    }

    fn update(&mut self, update: impl FnOnce(&mut Telling, &Known) -> TreeUpdate) {
        self.adapter.update_if_active(|| update(&mut self.telling, &self.known));
    }

    /// Reports whether the window has the keyboard.
    pub fn focused(&mut self, is_focused: bool) {
        self.adapter.update_window_focus_state(is_focused);
    }
}

impl ScreenReader {
    /// Reports the page, if a screen reader listens. What is to be told of it follows by [`ScreenReader::tell_news`].
    pub fn tell(&mut self, page: &Page) -> Task<Message> {
        let mut has_news = false;
        self.update(|telling, known| {
            has_news = telling.turn_to(page, known);
            telling.update(page)
        });
        if has_news { Task::perform(smol::Timer::after(NEWS_AFTER), |_| Message::News) } else { Task::none() }
    }

    /// Tells what is new on the page.
    pub fn tell_news(&mut self, page: &Page) {
        self.update(|telling, _| {
            telling.tell_news(page);
            telling.update(page)
        });
    }
}

/// What was told so far.
#[derive(Debug, Default)]
struct Telling {
    lines: Vec<Heard>,
    focus: Option<NodeId>,
    /// The news, as a description of what had the focus when they were told, as long as it has it: screen readers that know no live
    /// regions of windows (Orca before 45) say that.
    news: String,
}

impl Telling {
    /// Turns to another page, or the same with another light; whether there is something to tell of it.
    fn turn_to(&mut self, page: &Page, known: &Known) -> bool {
        let heard = page.heard();
        self.lines.retain(|line| heard.contains(line));
        let parts = semantics(page, &[]);
        let focus = focus(&parts, self.focus);
        if focus != self.focus {
            self.news.clear();
        }
        self.focus = focus;
        if let Ok(mut known) = known.lock() {
            *known = parts.iter().filter_map(|part| Some((NodeId(part.id), part.choice?))).collect();
        }
        heard.iter().any(|line| !self.lines.contains(line))
    }

    /// What is new on the page is told from now on.
    fn tell_news(&mut self, page: &Page) {
        let heard = page.heard();
        let news: Vec<&str> =
            heard.iter().filter(|line| !self.lines.contains(line)).map(|line| line.text.as_str()).collect();
        if !news.is_empty() {
            self.news = joined(&news);
        }
        self.lines = heard;
    }

    fn update(&self, page: &Page) -> TreeUpdate {
        let parts = semantics(page, &self.lines);
        let ids: Vec<NodeId> = parts.iter().map(|part| NodeId(part.id)).collect();
        let focus = self.focus.unwrap_or(ROOT);
        let mut nodes: Vec<(NodeId, Node)> = parts.iter().map(|part| (NodeId(part.id), node(part, &ids))).collect();
        let focused = nodes.iter_mut().find(|(id, _)| *id == focus).filter(|_| !self.news.is_empty());
        if let Some((_, focused)) = focused {
            focused.set_description(self.news.clone());
        }
        TreeUpdate { nodes, tree: Some(TreeInfo::new(ROOT)), tree_id: TreeId::ROOT, focus }
    }
}

const ROOT: NodeId = NodeId(0);

/// What has the focus: where the page has none, such as while it rests, what had it before.
fn focus(parts: &[Part], before: Option<NodeId>) -> Option<NodeId> {
    let focused = parts.iter().find(|part| part.focused).map(|part| NodeId(part.id));
    focused.or_else(|| before.filter(|before| parts.iter().any(|part| NodeId(part.id) == *before)))
}

/// Lines one after the other, each as a sentence.
fn joined(lines: &[&str]) -> String {
    lines.iter().fold(String::new(), |said, line| {
        let end = if said.is_empty() {
            ""
        } else if said.ends_with(['.', '!', '?', ':', '…']) {
            " "
        } else {
            ". "
        };
        said + end + line
    })
}

fn node(part: &Part, ids: &[NodeId]) -> Node {
    let mut node = Node::new(role(part.role));
    if matches!(part.role, Ours::Text | Ours::Code | Ours::Notice | Ours::Alert) {
        node.set_value(part.label.clone());
    }
    if !part.label.is_empty() {
        node.set_label(part.label.clone());
    }
    if !part.value.is_empty() && part.role == Ours::Entry {
        node.set_value(part.value.clone());
    } else if !part.value.is_empty() {
        node.set_description(part.value.clone());
    }
    match part.role {
        Ours::Board(columns, rows) => {
            node.set_column_count(usize::from(columns));
            node.set_row_count(usize::from(rows));
        }
        Ours::Cell(cell) => {
            node.set_column_index(usize::from(cell.x));
            node.set_row_index(usize::from(cell.y));
        }
        Ours::Notice => node.set_live(Live::Polite),
        Ours::Alert => node.set_live(Live::Assertive),
        _ => {}
    }
    if let Some(on) = part.on {
        node.set_toggled(if on { Toggled::True } else { Toggled::False });
    }
    if part.choice.is_some() {
        node.add_action(Action::Focus);
        if part.enabled {
            node.add_action(Action::Click);
        } else {
            node.set_disabled();
        }
    }
    node.set_children(part.parts.iter().filter_map(|place| ids.get(*place).copied()).collect::<Vec<_>>());
    node
}

fn role(ours: Ours) -> Role {
    match ours {
        Ours::Window => Role::Window,
        Ours::Heading => Role::Heading,
        Ours::Text | Ours::Notice => Role::Label,
        Ours::Code => Role::Paragraph,
        Ours::Group => Role::Group,
        Ours::Board(..) | Ours::Table => Role::Table,
        // a cell that can be chosen is reported as a button, since screen readers offer to press it
        Ours::Cell(_) | Ours::Button => Role::Button,
        Ours::Switch => Role::CheckBox,
        Ours::List => Role::List,
        Ours::Entry => Role::TextInput,
        Ours::TableRow => Role::Row,
        Ours::TableCell => Role::Cell,
        Ours::Alert => Role::Alert,
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing)]
mod tests {
    use super::*;
    use crate::shell::{Block, Choice, ChoiceId, ChoiceKind, Notice, NoticeKind, Zone};

    fn page(lit: Option<usize>, results: &[&str]) -> Page {
        let choice = |label: &str, enabled| Choice {
            name: label.to_lowercase(),
            label: label.into(),
            about: String::new(),
            kind: ChoiceKind::Button,
            enabled,
            on: None,
            shortcut: None,
            pictogram: None,
            avatar: None,
        };
        let buttons = Block::Buttons(vec![ChoiceId(0), ChoiceId(1)]);
        Page {
            title: "Switchboard".into(),
            blocks: vec![(Zone::Main, Block::Heading("How fast?".into())), (Zone::Main, buttons)],
            choices: vec![choice("Quick", true), choice("Calm", false)],
            focus: lit.map(ChoiceId),
            notices: results.iter().map(|text| Notice { text: (*text).into(), kind: NoticeKind::Result }).collect(),
            ..Page::default()
        }
    }

    /// The update at once, and that of the news if there are any.
    fn updates(telling: &mut Telling, page: &Page) -> Vec<TreeUpdate> {
        let has_news = telling.turn_to(page, &Known::default());
        let mut all = vec![telling.update(page)];
        if has_news {
            telling.tell_news(page);
            all.push(telling.update(page));
        }
        all
    }

    /// What has the focus, its description, and what is told politely.
    fn said(update: &TreeUpdate) -> (String, String, Vec<String>) {
        let label = |node: &Node| node.value().or(node.label()).unwrap_or_default().to_owned();
        let of = |wanted: NodeId| label(&update.nodes.iter().find(|(id, _)| *id == wanted).unwrap().1);
        let live = update.nodes.iter().filter(|(_, node)| node.live() == Some(Live::Polite));
        let focused = &update.nodes.iter().find(|(id, _)| *id == update.focus).unwrap().1;
        let described = focused.description().unwrap_or_default().to_owned();
        (of(update.focus), described, live.map(|(_, node)| label(node)).collect())
    }

    fn strings(words: &[&str]) -> Vec<String> {
        words.iter().map(|words| (*words).to_owned()).collect()
    }

    #[test]
    fn what_came_of_a_press_is_told_behind_what_is_lit_then() {
        let mut telling = Telling::default();
        let first = updates(&mut telling, &page(Some(0), &[]));
        assert_eq!(said(first.last().unwrap()), ("Quick".into(), "How fast?".into(), strings(&["How fast?"])));
        let moved = updates(&mut telling, &page(Some(1), &["Right. 1 move"]));
        assert_eq!(moved.len(), 2);
        assert_eq!(said(&moved[0]), ("Calm".into(), String::new(), strings(&["How fast?"])));
        let all = strings(&["How fast?", "Right. 1 move"]);
        assert_eq!(said(&moved[1]), ("Calm".into(), "Right. 1 move".into(), all.clone()));
        // the light moves on and comes back: nothing is said twice
        for (lit, name) in [(0, "Quick"), (1, "Calm")] {
            let later = updates(&mut telling, &page(Some(lit), &["Right. 1 move"]));
            assert_eq!(later.iter().map(said).collect::<Vec<_>>(), [(name.into(), String::new(), all.clone())]);
        }
    }

    #[test]
    fn where_nothing_is_lit_the_focus_stays() {
        let mut telling = Telling::default();
        let _ = updates(&mut telling, &page(Some(0), &[]));
        let resting = updates(&mut telling, &page(None, &[]));
        assert_eq!(said(resting.last().unwrap()).0, "Quick", "else the name of the window would be said");
    }

    #[test]
    fn a_screen_reader_presses_what_has_the_name_now() {
        let (mut telling, known) = (Telling::default(), Known::default());
        let chosen = |telling: &mut Telling, page: &Page| {
            telling.turn_to(page, &known);
            telling.focus.and_then(|focus| known.lock().unwrap().get(&focus).copied())
        };
        let mut page = page(Some(1), &[]);
        assert_eq!(chosen(&mut telling, &page), Some(ChoiceId(1)));
        let calm = telling.focus;
        let quicker = Choice { name: "quicker".into(), label: "Quicker".into(), ..page.choices[0].clone() };
        page.choices.insert(0, quicker);
        page.blocks[1].1 = Block::Buttons((0..3).map(ChoiceId).collect());
        page.focus = Some(ChoiceId(2));
        assert_eq!((chosen(&mut telling, &page), telling.focus), (Some(ChoiceId(2)), calm));
    }

    #[test]
    fn choices_are_buttons_and_say_whether_they_can_be_pressed() {
        let update = Telling::default().update(&page(Some(0), &[]));
        let buttons: Vec<&Node> =
            update.nodes.iter().map(|(_, node)| node).filter(|node| node.role() == Role::Button).collect();
        let clicked: Vec<bool> = buttons.iter().map(|node| node.supports_action(Action::Click)).collect();
        assert_eq!(clicked, [true, false]);
        assert!(buttons[1].is_disabled());
    }
}
