//! The page for screen readers, through AccessKit: AT-SPI on Linux, UI Automation on Windows (feature `screen-reader`).
//! Reports what `shell::semantics` says; requests of a screen reader come back as events. Costs nothing while no screen
//! reader listens.

use crate::device::Incoming;
use crate::shell::{CHOICES_FROM, ChoiceId, Event, Page, Part, Role as Ours, semantics};
use accesskit::{
    Action, ActionHandler, ActionRequest, ActivationHandler, Live, Node, NodeId, Role, Toggled, TreeId, TreeInfo,
    TreeUpdate,
};
use std::sync::mpsc::Sender;

/// The connection from the window to screen readers.
#[cfg(unix)]
pub struct ScreenReader {
    adapter: accesskit_unix::Adapter,
}

/// The connection from the window to screen readers.
#[cfg(windows)]
pub struct ScreenReader {
    sender: Sender<Incoming>,
    /// None until the window exists.
    adapter: Option<accesskit_windows::SubclassingAdapter>,
}

struct Handler(Sender<Incoming>);

impl ActivationHandler for Handler {
    fn request_initial_tree(&mut self) -> Option<TreeUpdate> {
        // called on another thread: the window is woken and reports its page
        let _ = self.0.send(Incoming::Asked(Event::Tick));
        None
    }
}

impl ActionHandler for Handler {
    fn do_action(&mut self, request: ActionRequest) {
        let Some(place) = request.target_node.0.checked_sub(CHOICES_FROM) else { return };
        let Ok(place) = usize::try_from(place) else { return };
        let event = match request.action {
            Action::Click => Event::Click(ChoiceId(place)),
            Action::Focus => Event::PointAt(ChoiceId(place)),
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
        Self { sender: sender.clone(), adapter: None }
    }

    /// Starts to listen at the window with this handle, which must not have been visible yet.
    pub fn open(&mut self, window: u64) {
        let handler = || Handler(self.sender.clone());
        let Ok(address) = usize::try_from(window) else { return };
        let window = accesskit_windows::HWND(std::ptr::without_provenance_mut(address));
        self.adapter = Some(accesskit_windows::SubclassingAdapter::new(window, handler(), handler()));
    }

    /// Reports the page, if a screen reader listens.
    pub fn tell(&mut self, page: &Page) {
        let events = self.adapter.as_mut().and_then(|adapter| adapter.update_if_active(|| update(page)));
        if let Some(events) = events {
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
        let handler = || Handler(sender.clone());
        Self { adapter: accesskit_unix::Adapter::new(handler(), handler(), handler()) }
    }

    /// Reports the page, if a screen reader listens.
    pub fn tell(&mut self, page: &Page) {
        self.adapter.update_if_active(|| update(page));
    }

    /// Reports whether the window has the keyboard.
    pub fn focused(&mut self, is_focused: bool) {
        self.adapter.update_window_focus_state(is_focused);
    }
}

fn update(page: &Page) -> TreeUpdate {
    let parts = semantics(page);
    let ids: Vec<NodeId> = parts.iter().map(|part| NodeId(part.id)).collect();
    let root = NodeId(0);
    let focus = parts.iter().find(|part| part.focused).map_or(root, |part| NodeId(part.id));
    let nodes = parts.iter().map(|part| (NodeId(part.id), node(part, &ids))).collect();
    TreeUpdate { nodes, tree: Some(TreeInfo::new(root)), tree_id: TreeId::ROOT, focus }
}

fn node(part: &Part, ids: &[NodeId]) -> Node {
    let mut node = Node::new(role(part.role));
    if matches!(part.role, Ours::Text | Ours::Code | Ours::Notice | Ours::Alert) {
        node.set_value(part.label.clone());
    }
    if !part.label.is_empty() {
        node.set_label(part.label.clone());
    }
    if !part.value.is_empty() {
        node.set_value(part.value.clone());
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
        Ours::List => Role::ListBox,
        Ours::Item => Role::ListBoxOption,
        Ours::Entry => Role::TextInput,
        Ours::TableRow => Role::Row,
        Ours::TableCell => Role::Cell,
        Ours::Alert => Role::Alert,
    }
}
