//! A change of one piece, and a move of the focus, on a 50 x 50 board in the window with the software renderer: from the program's answer
//! to painted pixels of the damaged part, as the window does it; and a step of the light over a page of settings. Prints processor time,
//! which other programs on the machine disturb less than the clock.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use iced_test::core::{Event as Raw, Rectangle, Size, clipboard, mouse, renderer, window};
use iced_test::renderer::graphics::{Viewport, damage};
use iced_test::runtime::{UserInterface, user_interface};
use iced_tiny_skia::Layer;
use resvg::tiny_skia::{Mask, PixmapMut};
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;
use switchboard::device::Devices;
use switchboard::game::Rotation;
use switchboard::grid::Size as BoardSize;
use switchboard::play::{Board, Face, Picture};
use switchboard::shell::{
    Block, Choice, ChoiceId, ChoiceKind, Effect, Event, Frame, Keys, Page, Pictogram, Pictures, Program, Zone,
};
use switchboard::ui::{Message, Window};

const WALL: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#884422"/><circle cx="5" cy="5" r="3" fill="#ffcc00"/></svg>"##;

struct Wall;

impl Pictures for Wall {
    fn piece(&self, _game: &str, _name: &str) -> Result<Vec<u8>, String> {
        Ok(WALL.as_bytes().to_vec())
    }

    fn thumbnail(&self, _game: &str) -> Option<Vec<u8>> {
        None
    }
}

#[derive(Clone)]
struct Shown(Rc<RefCell<Page>>);

impl Program for Shown {
    fn handle(&mut self, _event: Event, _now_ms: u64) {}

    fn page(&self, _now_ms: u64) -> Page {
        self.0.borrow().clone()
    }

    fn next_wake(&self) -> Option<u64> {
        None
    }

    fn keys(&self) -> Keys {
        Keys::default()
    }

    fn take_effects(&mut self) -> Vec<Effect> {
        Vec::new()
    }
}

fn page(side: u8) -> Page {
    let size = BoardSize::new(side, side);
    let face = Face {
        pictures: vec![Picture::File { name: "wall.svg".to_owned(), rotation: Rotation::None }],
        ..Face::default()
    };
    let block = Block::Board {
        game: "made-up".to_owned(),
        board: std::sync::Arc::new(Board { size, faces: vec![face; size.area()], ..Board::default() }),
        frames: vec![Frame::None; size.area()],
        cell_choices: vec![None; size.area()],
        widths: (10, 0, 1),
        colors: ("#808080".to_owned(), "#000000".to_owned()),
        avatars: vec!["fox".to_owned()],
        walks: true,
    };
    Page { screen: "board", blocks: vec![(Zone::Main, block)], ..Page::default() }
}

/// How many pages of settings there are.
const SETTINGS: usize = 11;

/// A page with so many choices, each with a sentence, as the first page of settings.
fn settings() -> Page {
    let choice = |number: usize| Choice {
        name: format!("tab {number}"),
        label: format!("Scanning and pace {number}"),
        about: "What counts, what can be taken back, what goes by itself.".to_owned(),
        kind: ChoiceKind::Button,
        enabled: true,
        on: None,
        avatar: None,
        shortcut: None,
        pictogram: Some(Pictogram::Settings),
    };
    let rows = (0..SETTINGS).map(ChoiceId).collect::<Vec<_>>().chunks(3).map(<[ChoiceId]>::to_vec).collect();
    let blocks = vec![(Zone::Main, Block::Heading("Settings".to_owned())), (Zone::Main, Block::Grid(rows))];
    Page { screen: "settings", choices: (0..SETTINGS).map(choice).collect(), blocks, ..Page::default() }
}

/// What is drawn of the board of a page.
fn board_of(page: &mut Page) -> (&mut Vec<Face>, &mut Vec<Frame>) {
    match &mut page.blocks[0] {
        (_, Block::Board { board, frames, .. }) => (&mut Arc::make_mut(board).faces, frames),
        _ => panic!("a board"),
    }
}

/// Processor time of this thread so far, in nanoseconds.
#[cfg(unix)]
fn processor_ns() -> u64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    u64::try_from(time.tv_sec).unwrap() * 1_000_000_000 + u64::try_from(time.tv_nsec).unwrap()
}

/// The time so far, in nanoseconds: where there is no simple way to the time of the processor.
#[cfg(not(unix))]
fn processor_ns() -> u64 {
    static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    u64::try_from(START.get_or_init(std::time::Instant::now).elapsed().as_nanos()).unwrap()
}

/// The window with a picture of its own, painted as its surface would be.
struct Screen {
    window: Window,
    shown: Shown,
    renderer: iced::Renderer,
    cache: Option<user_interface::Cache>,
    last: Vec<Layer>,
    pixels: Vec<u8>,
    mask: Mask,
    size: Size,
}

impl Screen {
    fn new(page: Page) -> Self {
        let shown = Shown(Rc::new(RefCell::new(page)));
        let size = Size::new(1000.0, 1000.0);
        let mut window = Window::new(Box::new(shown.clone()), Rc::new(Wall), Devices::none());
        let _ = window.update(Message::Resized(size));
        let renderer = iced::Renderer::new(iced::Font::with_name("DejaVu Sans"), 16.0.into());
        let (pixels, mask) = (vec![0; 4_000_000], Mask::new(1000, 1000).unwrap());
        Self { window, shown, renderer, cache: Some(Default::default()), last: Vec::new(), pixels, mask, size }
    }

    /// Draws one answer of the program.
    fn draw(&mut self) {
        let _ = self.window.update(Message::Wake);
        let theme = self.window.theme();
        let style = self.window.style(&theme);
        let view = self.window.view();
        let mut ui = UserInterface::build(view, self.size, self.cache.take().unwrap(), &mut self.renderer);
        let redraw = Raw::Window(window::Event::RedrawRequested(std::time::Instant::now()));
        let cursor = mouse::Cursor::Unavailable;
        let _ = ui.update(&[redraw], cursor, &mut self.renderer, &mut clipboard::Null, &mut Vec::new());
        ui.draw(&mut self.renderer, &theme, &renderer::Style { text_color: style.text_color }, cursor);
        self.cache = Some(ui.into_cache());
        let whole = Rectangle::with_size(self.size);
        let found = if self.last.is_empty() {
            vec![whole]
        } else {
            damage::diff(&self.last, self.renderer.layers(), |layer| vec![layer.bounds], Layer::damage)
        };
        let found = damage::group(found, whole);
        self.last = self.renderer.layers().to_vec();
        let viewport = Viewport::with_physical_size(Size::new(1000, 1000), 1.0);
        let mut target = PixmapMut::from_bytes(&mut self.pixels, 1000, 1000).unwrap();
        self.renderer.draw(&mut target, &mut self.mask, &viewport, &found, style.background_color);
    }

    fn measure(&mut self, name: &str, mut change: impl FnMut(&mut Page, usize)) {
        const ROUNDS: usize = 1_000;
        self.draw();
        let mut times = Vec::new();
        for round in 0..ROUNDS {
            change(&mut self.shown.0.borrow_mut(), round);
            let before = processor_ns();
            self.draw();
            times.push(processor_ns() - before);
        }
        let mean = times.iter().sum::<u64>() as f64 / times.len() as f64 / 1e6;
        times.sort_unstable();
        let ms = |part: usize| times[(ROUNDS * part / 100).min(ROUNDS - 1)] as f64 / 1e6;
        println!(
            "{name}: processor time mean {mean:.2} ms, median {:.2} ms, 99 percent below {:.2} ms",
            ms(50),
            ms(99)
        );
    }
}

fn main() {
    for side in [20_u8, 50] {
        let cells = usize::from(side) * usize::from(side);
        let mut screen = Screen::new(page(side));
        let before = processor_ns();
        screen.draw();
        let whole = (processor_ns() - before) as f64 / 1e6;
        println!("{side} x {side}, the whole board drawn first: processor time {whole:.2} ms");
        screen.measure(&format!("{side} x {side}, one piece changed"), |page, round| {
            let face = &mut board_of(page).0[round * 7 % cells];
            face.border = !face.border;
        });
        screen.measure(&format!("{side} x {side}, focus moved to another row"), |page, round| {
            let frames = board_of(page).1;
            frames.fill(Frame::None);
            frames[round * 53 % cells] = Frame::FocusedValid;
        });
        screen.measure(&format!("{side} x {side}, nothing changed"), |_, _| {});
    }
    Screen::new(settings()).measure("settings, the light on the next page", |page, round| {
        let lit = ChoiceId(round % SETTINGS);
        page.lit = vec![lit];
        page.focus = Some(lit);
        page.press.deed.clone_from(&page.choices[lit.0].label);
    });
}
