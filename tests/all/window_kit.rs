//! A window without a display: the real application driven by hand, and pages to show in it. Events go to the widgets first, then to what
//! the application listens to; tasks are carried out; timers never fire by themselves.

use iced_test::core::renderer::{self, Headless};
use iced_test::core::{Event as Raw, Point, Size, SmolStr, clipboard, event, keyboard, mouse, widget, window};
use iced_test::futures::futures::{FutureExt, StreamExt, executor::block_on, stream};
use iced_test::futures::subscription;
use iced_test::runtime::{self, UserInterface, task, user_interface};
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;
use switchboard::device::Devices;
use switchboard::game::{Rotation, Text};
use switchboard::grid::{Cell, Size as BoardSize};
use switchboard::play::{Board, Face, Move, Picture};
use switchboard::shell::{
    Bar, Block, Choice, ChoiceId, ChoiceKind, Effect, Event, Frame, Keys, Look, Notice, NoticeKind, Page, PanelLine,
    Pictures, Program, Row, RowPicture, Theme, Zone,
};
use switchboard::ui::{Message, Window, application};

/// Pictures of a made-up game: `wall.svg`, `ball.png`, `blink.gif`; everything else is missing.
pub struct Pieces;

pub const WALL: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#884422"/><rect width="10" height="5" fill="#ff0000"/></svg>"##;

impl Pictures for Pieces {
    fn piece(&self, _game: &str, name: &str) -> Result<Vec<u8>, String> {
        match name {
            "wall.svg" => Ok(WALL.as_bytes().to_vec()),
            "ball.png" => Ok(bitmap(image::ImageFormat::Png, &[[0, 0, 255]])),
            "blink.gif" => Ok(bitmap(image::ImageFormat::Gif, &[[0, 128, 0], [0, 0, 128]])),
            _ => Err("there is no such picture".to_owned()),
        }
    }

    fn thumbnail(&self, _game: &str) -> Option<Vec<u8>> {
        Some(WALL.as_bytes().to_vec())
    }
}

/// A picture of 8 x 8 pixels; one frame per colour.
fn bitmap(format: image::ImageFormat, colors: &[[u8; 3]]) -> Vec<u8> {
    let plain = |[r, g, b]: [u8; 3]| image::RgbaImage::from_pixel(8, 8, image::Rgba([r, g, b, 255]));
    let mut bytes = std::io::Cursor::new(Vec::new());
    if format == image::ImageFormat::Gif {
        let mut encoder = image::codecs::gif::GifEncoder::new(&mut bytes);
        let delay = image::Delay::from_numer_denom_ms(200, 1);
        let frames = colors.iter().map(|c| image::Frame::from_parts(plain(*c), 0, 0, delay));
        encoder.encode_frames(frames).unwrap();
        drop(encoder);
    } else {
        plain(colors[0]).write_to(&mut bytes, format).unwrap();
    }
    bytes.into_inner()
}

/// What a program under test shows and what it was sent.
#[derive(Default)]
pub struct Told {
    pub page: Page,
    pub events: Vec<Event>,
    pub wake: Option<u64>,
    pub keys: Keys,
}

/// A program that shows a page and records what it is sent.
#[derive(Clone, Default)]
pub struct Shown(pub Rc<RefCell<Told>>);

impl Program for Shown {
    fn handle(&mut self, event: Event, _now_ms: u64) {
        // each window tells how many cards it has room for
        if !matches!(event, Event::Room(_)) {
            self.0.borrow_mut().events.push(event);
        }
    }

    fn page(&self, _now_ms: u64) -> Page {
        self.0.borrow().page.clone()
    }

    fn next_wake(&self) -> Option<u64> {
        self.0.borrow().wake
    }

    fn keys(&self) -> Keys {
        self.0.borrow().keys.clone()
    }

    fn take_effects(&mut self) -> Vec<Effect> {
        Vec::new()
    }
}

/// A choice with this label.
pub fn choice(label: &str, kind: ChoiceKind) -> Choice {
    Choice {
        name: String::new(),
        label: label.to_owned(),
        about: String::new(),
        kind,
        enabled: true,
        on: None,
        shortcut: label.chars().next(),
        pictogram: None,
        avatar: None,
    }
}

/// A board with this many cells and pictures of every kind, its choices first in the page.
pub fn board_page(width: u8, height: u8) -> Page {
    let size = BoardSize::new(width, height);
    let file = |name: &str| Picture::File { name: name.to_owned(), rotation: Rotation::None };
    let faces: Vec<Face> = (0..size.area())
        .map(|i| Face {
            pictures: match i % 3 {
                0 => vec![file("wall.svg")],
                1 => vec![file("wall.svg"), file("ball.png")],
                _ => vec![],
            },
            border: i % 3 == 0,
            label: Text::plain("piece"),
            symbol: "#".to_owned(),
            ..Face::default()
        })
        .collect();
    let choices: Vec<Choice> = size
        .cells()
        .map(|cell| choice(&format!("cell {cell}"), ChoiceKind::Move(Move::Cell(cell), Some(cell))))
        .collect();
    let mut page = Page { screen: "board", title: "A board".to_owned(), ..Page::default() };
    page.blocks.push((
        Zone::Main,
        Block::Board {
            game: "made-up".to_owned(),
            board: Arc::new(Board { size, faces, ..Board::default() }),
            frames: vec![Frame::None; size.area()],
            cell_choices: (0..size.area()).map(|i| Some(ChoiceId(i))).collect(),
            widths: (4, 2, 1),
            colors: ("#808080".to_owned(), "#000000".to_owned()),
            avatars: vec!["fox".to_owned()],
            walks: true,
        },
    ));
    page.choices = choices;
    page
}

/// The board of a page, to be changed.
pub fn board_of(page: &mut Page) -> (&mut Board, &mut Vec<Frame>) {
    let found = page.blocks.iter_mut().find_map(|(_, block)| match block {
        Block::Board { board, frames, .. } => Some((Arc::make_mut(board), frames)),
        _ => None,
    });
    found.expect("a board")
}

/// A page with every kind of block, as full as a real one.
pub fn full_page(theme: Theme, text_percent: u16) -> Page {
    let mut page = board_page(6, 5);
    let start = page.choices.len();
    let menu = "Undo Hint Slower Faster Restart Levels Games History Settings Help Quit";
    let ids: Vec<ChoiceId> = menu.split(' ').enumerate().map(|(i, _)| ChoiceId(start + i)).collect();
    page.choices.extend(menu.split(' ').map(|label| choice(label, ChoiceKind::Button)));
    page.choices[start].enabled = false;
    page.blocks.insert(0, (Zone::Top, Block::Buttons(ids)));
    let line = |name: &str, value: &str| PanelLine { name: name.to_owned(), value: value.to_owned() };
    page.blocks.push((Zone::Side, Block::Heading("Warehouse".to_owned())));
    page.blocks.push((Zone::Side, Block::Text("Push every box onto a mark. Boxes cannot be pulled.".to_owned())));
    let lines = vec![line("Level", "3 of 20"), line("Moves", "17"), line("Fewest", "42"), line("Time", "1:05")];
    page.blocks.push((Zone::Side, Block::Panel(lines)));
    let strip = vec![line("Next", "1.5 s"), line("Method", "best"), line("Boundary", "jump")];
    page.blocks.push((Zone::Bottom, Block::Panel(strip)));
    page.notices.push(Notice { text: "The box is on its mark.".to_owned(), kind: NoticeKind::Result });
    page.lit = vec![ChoiceId(7)];
    page.focus = Some(ChoiceId(7));
    board_of(&mut page).1[7] = Frame::FocusedValid;
    page.look = Look { theme, text_percent, ..Look::default() };
    page
}

/// A page of lists, entries, tables and charts.
pub fn list_page(theme: Theme, text_percent: u16) -> Page {
    let mut page = Page { screen: "players", title: "Players".to_owned(), ..Page::default() };
    page.look = Look { theme, text_percent, ..Look::default() };
    page.blocks.push((Zone::Main, Block::Heading("Who plays?".to_owned())));
    let names = ["Anička", "Bořivoj", "Ľubomíra", "Jörg"];
    page.choices = names.iter().map(|n| choice(n, ChoiceKind::Row)).collect();
    let rows = (0..names.len()).map(|i| Row {
        choice: ChoiceId(i),
        picture: Some(RowPicture::Avatar("owl".to_owned())),
        columns: vec!["12 let".to_owned(), "jeden spínač".to_owned()],
        faulty: i == 3,
    });
    page.blocks.push((Zone::Main, Block::List(rows.collect())));
    let entry = Block::Entry { label: "Name".to_owned(), value: "Žofie".to_owned(), cursor: 5 };
    page.blocks.push((Zone::Main, entry));
    let letters: Vec<ChoiceId> = (4..10).map(ChoiceId).collect();
    page.choices.extend("ABCDEF".chars().map(|c| choice(&c.to_string(), ChoiceKind::Button)));
    page.blocks.push((Zone::Main, Block::Grid(vec![letters])));
    let words = |list: &[&str]| list.iter().map(|w| (*w).to_owned()).collect::<Vec<_>>();
    let rows = vec![words(&["1", "3,4", "1.2 s"]), words(&["2", "3,5", "0.9 s"])];
    let header = words(&["Number", "Chosen", "Time"]);
    page.blocks.push((Zone::Main, Block::Table { header, rows, current: Some(1) }));
    let bar = |label: &str, height, value: &str| Bar { label: label.to_owned(), height, value: value.to_owned() };
    let bars = vec![bar("1", 1200, "1.20 s"), bar("2", 900, "0.90 s")];
    page.blocks.push((Zone::Main, Block::Chart { title: "Time".to_owned(), bars, current: Some(1) }));
    page.blocks.push((Zone::Main, Block::Code("12 | if STATE(x, y) = Box".to_owned())));
    page.lit = vec![ChoiceId(1)];
    page.focus = Some(ChoiceId(1));
    page
}

/// A page of long text.
pub fn text_page(line: usize) -> Page {
    let mut page = Page { screen: "help", title: "Help".to_owned(), ..Page::default() };
    let mut text = String::from("# Help\n\nOne **switch** plays; `Space` is one.\n\n- first\n- second\n\n");
    for i in 0..80 {
        text += &format!("Line {i} of the manual.\n");
    }
    page.blocks.push((Zone::Main, Block::Scroll { text, line }));
    page.choices = vec![choice("Back", ChoiceKind::Cancel)];
    page.blocks.push((Zone::Bottom, Block::Buttons(vec![ChoiceId(0)])));
    page
}

/// A picture of the window: pixels as red, green, blue.
pub struct Shot {
    pub width: usize,
    pub height: usize,
    pixels: Vec<u8>,
}

impl Shot {
    pub fn at(&self, x: usize, y: usize) -> [u8; 3] {
        let i = (y * self.width + x) * 4;
        [self.pixels[i], self.pixels[i + 1], self.pixels[i + 2]]
    }

    /// Keeps the picture where a developer can view it.
    pub fn save(&self, name: &str) {
        let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
        let (width, height) = (self.width as u32, self.height as u32);
        image::save_buffer(folder.join(name), &self.pixels, width, height, image::ColorType::Rgba8).unwrap();
    }
}

/// The application with what it needs to be driven.
pub struct Driver<P: iced_test::program::Program<State = Window, Message = Message>> {
    program: P,
    pub window: Window,
    renderer: P::Renderer,
    cache: Option<user_interface::Cache>,
    size: Size,
    cursor: mouse::Cursor,
    id: window::Id,
    pub told: Rc<RefCell<Told>>,
}

/// Opens `page` in a window of this size.
pub fn open(
    page: Page,
    size: (f32, f32),
) -> Driver<impl iced_test::program::Program<State = Window, Message = Message, Theme = iced_test::core::Theme>> {
    let shown = Shown::default();
    shown.0.borrow_mut().page = page;
    let told = shown.0.clone();
    drive(application(Box::new(shown), Rc::new(Pieces), Devices::none()), size, told)
}

/// Opens a window of this size for a program.
pub fn open_program(
    program: Box<dyn Program>,
    size: (f32, f32),
) -> Driver<impl iced_test::program::Program<State = Window, Message = Message, Theme = iced_test::core::Theme>> {
    drive(application(program, Rc::new(Pieces), Devices::none()), size, Rc::default())
}

fn drive<P>(program: P, size: (f32, f32), told: Rc<RefCell<Told>>) -> Driver<P>
where
    P: iced_test::program::Program<State = Window, Message = Message>,
{
    let settings = iced_test::program::Program::settings(&program);
    for font in settings.fonts {
        iced_test::renderer::graphics::text::font_system().write().unwrap().load_font(font);
    }
    let make = <P::Renderer as Headless>::new(settings.default_font, settings.default_text_size, Some("tiny-skia"));
    let renderer = block_on(make).unwrap();
    let (window, task) = program.boot();
    let size = Size::new(size.0, size.1);
    let (cache, id) = (Some(user_interface::Cache::default()), window::Id::unique());
    let cursor = mouse::Cursor::Unavailable;
    let mut driver = Driver { program, window, renderer, cache, size, cursor, id, told };
    driver.run(task);
    driver.send(Message::Resized(size));
    driver
}

impl<P: iced_test::program::Program<State = Window, Message = Message>> Driver<P> {
    fn ui<R>(
        &mut self,
        act: impl FnOnce(&mut UserInterface<'_, Message, P::Theme, P::Renderer>, &mut P::Renderer, mouse::Cursor) -> R,
    ) -> R {
        let view = self.program.view(&self.window, self.id);
        let mut ui = UserInterface::build(view, self.size, self.cache.take().unwrap(), &mut self.renderer);
        let result = act(&mut ui, &mut self.renderer, self.cursor);
        self.cache = Some(ui.into_cache());
        result
    }

    pub fn send(&mut self, message: Message) {
        let task = self.program.update(&mut self.window, message);
        self.run(task);
    }

    fn run(&mut self, task: runtime::Task<Message>) {
        let Some(mut actions) = task::into_stream(task) else { return };
        while let Some(action) = block_on(actions.next()) {
            match action {
                runtime::Action::Output(message) => self.send(message),
                runtime::Action::Widget(operation) => self.operate(operation),
                runtime::Action::Window(runtime::window::Action::GetLatest(asked)) => {
                    let _ = asked.send(Some(self.id));
                }
                _ => {}
            }
        }
    }

    fn operate(&mut self, operation: Box<dyn widget::Operation>) {
        let mut next = Some(operation);
        while let Some(mut operation) = next.take() {
            self.ui(|ui, renderer, _| ui.operate(renderer, operation.as_mut()));
            if let widget::operation::Outcome::Chain(following) = operation.finish() {
                next = Some(following);
            }
        }
    }

    /// Shows another page, as after an event.
    pub fn show(&mut self, page: Page) {
        self.told.borrow_mut().page = page;
        self.send(Message::Wake);
        self.told.borrow_mut().events.clear();
    }

    pub fn event(&mut self, raw: Raw) {
        let mut messages = Vec::new();
        let status = self.ui(|ui, renderer, cursor| {
            ui.update(std::slice::from_ref(&raw), cursor, renderer, &mut clipboard::Null, &mut messages).1[0]
        });
        for recipe in subscription::into_recipes(self.program.subscription(&self.window)) {
            let input = subscription::Event::Interaction { window: self.id, event: raw.clone(), status };
            let mut out = recipe.stream(stream::iter([input]).boxed());
            while let Some(Some(message)) = out.next().now_or_never() {
                messages.push(message);
            }
        }
        let _: event::Status = status;
        for message in messages {
            self.send(message);
        }
    }

    /// Presses and releases a key. `name` is a letter or a named key such as `Enter`, with `alt+` and the like before it.
    pub fn key(&mut self, name: &str) {
        self.key_down(name, false);
        self.key_up(name);
    }

    fn key_parts(name: &str) -> (keyboard::Key, keyboard::Modifiers, Option<SmolStr>) {
        use keyboard::key::Named;
        let (held, name) = name.rsplit_once('+').unwrap_or(("", name));
        let mut modifiers = keyboard::Modifiers::empty();
        for (word, modifier) in [
            ("ctrl", keyboard::Modifiers::CTRL),
            ("alt", keyboard::Modifiers::ALT),
            ("shift", keyboard::Modifiers::SHIFT),
        ] {
            modifiers.set(modifier, held.contains(word));
        }
        let key = match name {
            "Enter" => keyboard::Key::Named(Named::Enter),
            "Space" => keyboard::Key::Named(Named::Space),
            "Tab" => keyboard::Key::Named(Named::Tab),
            "ArrowRight" => keyboard::Key::Named(Named::ArrowRight),
            "Backspace" => keyboard::Key::Named(Named::Backspace),
            "Delete" => keyboard::Key::Named(Named::Delete),
            "F11" => keyboard::Key::Named(Named::F11),
            "F4" => keyboard::Key::Named(Named::F4),
            letter => keyboard::Key::Character(letter.into()),
        };
        let text = matches!(key, keyboard::Key::Character(_)).then(|| SmolStr::new(name));
        (key, modifiers, text)
    }

    pub fn key_down(&mut self, name: &str, repeat: bool) {
        let (key, modifiers, text) = Self::key_parts(name);
        self.event(Raw::Keyboard(keyboard::Event::KeyPressed {
            key: key.clone(),
            modified_key: key,
            physical_key: keyboard::key::Physical::Unidentified(keyboard::key::NativeCode::Unidentified),
            location: keyboard::Location::Standard,
            modifiers,
            text,
            repeat,
        }));
    }

    pub fn key_up(&mut self, name: &str) {
        let (key, modifiers, _) = Self::key_parts(name);
        self.event(Raw::Keyboard(keyboard::Event::KeyReleased {
            key: key.clone(),
            modified_key: key,
            physical_key: keyboard::key::Physical::Unidentified(keyboard::key::NativeCode::Unidentified),
            location: keyboard::Location::Standard,
            modifiers,
        }));
    }

    pub fn move_to(&mut self, x: f32, y: f32) {
        let position = Point::new(x, y);
        self.cursor = mouse::Cursor::Available(position);
        self.event(Raw::Mouse(mouse::Event::CursorMoved { position }));
    }

    pub fn press(&mut self) {
        self.event(Raw::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)));
    }

    pub fn release(&mut self) {
        self.event(Raw::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left)));
    }

    /// The events the program was sent since the last call.
    pub fn events(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.told.borrow_mut().events)
    }

    /// Every text widget: its words, where it is, and whether the window cuts it off without a way to scroll.
    pub fn texts(&mut self) -> Vec<(String, iced_test::core::Rectangle)> {
        let mut found = Drawn::default();
        self.ui(|ui, renderer, _| ui.operate(renderer, &mut found));
        found.list
    }

    /// Every text widget that is seen: its words, and the part of it that nothing cuts off.
    pub fn seen_texts(&mut self) -> Vec<(String, iced_test::core::Rectangle)> {
        let mut found = Drawn::default();
        self.ui(|ui, renderer, _| ui.operate(renderer, &mut found));
        let window = iced_test::core::Rectangle::with_size(self.size);
        let clipped =
            |(words, place): (String, iced_test::core::Rectangle)| Some((words, place.intersection(&window)?));
        found.seen.into_iter().filter(|(words, _)| !words.trim().is_empty()).filter_map(clipped).collect()
    }

    /// Texts below or above the window that no scrolling part could bring into view.
    pub fn unreachable(&mut self) -> Vec<(String, iced_test::core::Rectangle)> {
        let mut found = Drawn::default();
        self.ui(|ui, renderer, _| ui.operate(renderer, &mut found));
        let height = self.size.height;
        found.fixed.into_iter().filter(|(_, place)| place.y < -0.5 || place.y + place.height > height + 0.5).collect()
    }

    /// Where the scrolling part of this name is.
    pub fn part(&mut self, name: &'static str) -> Option<iced_test::core::Rectangle> {
        let mut found = Part(widget::Id::new(name), None);
        self.ui(|ui, renderer, _| ui.operate(renderer, &mut found));
        found.1
    }

    /// What the ring is drawn around: where each widget is, with scrolling taken into account, and the part of it that nothing cuts off.
    pub fn lit(&mut self) -> Vec<(iced_test::core::Rectangle, Option<iced_test::core::Rectangle>)> {
        let mut found = Drawn::default();
        self.ui(|ui, renderer, _| ui.operate(renderer, &mut found));
        found.lit
    }

    /// Where the text with these words is seen.
    pub fn place_of(&mut self, words: &str) -> Option<iced_test::core::Rectangle> {
        self.texts().into_iter().find(|(text, _)| text == words).map(|(_, place)| place)
    }

    pub fn shot(&mut self) -> Shot {
        let theme = self.program.theme(&self.window, self.id).unwrap();
        let style = self.program.style(&self.window, &theme);
        self.ui(|ui, renderer, cursor| {
            let redraw = Raw::Window(window::Event::RedrawRequested(std::time::Instant::now()));
            let _ = ui.update(&[redraw], cursor, renderer, &mut clipboard::Null, &mut Vec::new());
            ui.draw(renderer, &theme, &renderer::Style { text_color: style.text_color }, cursor);
        });
        let size = Size::new(self.size.width as u32, self.size.height as u32);
        let pixels = self.renderer.screenshot(size, 1.0, style.background_color);
        Shot { width: size.width as usize, height: size.height as usize, pixels }
    }
}

/// Finds a scrolling part.
struct Part(widget::Id, Option<iced_test::core::Rectangle>);

impl widget::Operation for Part {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn widget::Operation)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        id: Option<&widget::Id>,
        bounds: iced_test::core::Rectangle,
        _content: iced_test::core::Rectangle,
        _translation: iced_test::core::Vector,
        _state: &mut dyn widget::operation::Scrollable,
    ) {
        if id == Some(&self.0) {
            self.1 = Some(bounds);
        }
    }
}

/// Collects texts and what is lit, and where they are on the screen, with scrolling taken into account.
#[derive(Default)]
struct Drawn {
    list: Vec<(String, iced_test::core::Rectangle)>,
    /// Those that lie in no scrolling part.
    fixed: Vec<(String, iced_test::core::Rectangle)>,
    /// The parts that the scrolling widgets around show.
    seen: Vec<(String, iced_test::core::Rectangle)>,
    /// What the ring is drawn around, and the part of it that the scrolling widgets around show.
    lit: Vec<(iced_test::core::Rectangle, Option<iced_test::core::Rectangle>)>,
    /// Scrolling widgets around: what they show and how far they are scrolled.
    around: Vec<(iced_test::core::Rectangle, iced_test::core::Vector)>,
}

impl Drawn {
    /// Where this is on the screen, and the part of it that the scrolling widgets around show.
    fn place(
        &self,
        bounds: iced_test::core::Rectangle,
    ) -> (iced_test::core::Rectangle, Option<iced_test::core::Rectangle>) {
        let moved = self.around.iter().fold(bounds, |place, (_, translation)| place - *translation);
        let mut inner = self.around.iter().rev();
        let seen = inner.try_fold(bounds, |place, (shown, translation)| (place - *translation).intersection(shown));
        (moved, seen)
    }
}

impl widget::Operation for Drawn {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn widget::Operation)) {
        let depth = self.around.len();
        operate(self);
        self.around.truncate(depth);
    }

    fn scrollable(
        &mut self,
        _id: Option<&widget::Id>,
        bounds: iced_test::core::Rectangle,
        _content: iced_test::core::Rectangle,
        translation: iced_test::core::Vector,
        _state: &mut dyn widget::operation::Scrollable,
    ) {
        self.around.push((bounds, translation));
    }

    fn container(&mut self, id: Option<&widget::Id>, bounds: iced_test::core::Rectangle) {
        if id == Some(&widget::Id::new("lit")) {
            self.lit.push(self.place(bounds));
        }
    }

    fn text(&mut self, _id: Option<&widget::Id>, bounds: iced_test::core::Rectangle, text: &str) {
        let (moved, inside) = self.place(bounds);
        self.seen.extend(inside.map(|place| (text.to_owned(), place)));
        if self.around.is_empty() {
            self.fixed.push((text.to_owned(), bounds));
        }
        self.list.push((text.to_owned(), moved));
    }
}

/// Finds a cell's place on a board that fills a page without other blocks by its pixels: where a click on the middle of the window's board
/// answers with this cell.
pub fn cells_hit(driver_events: &[Event]) -> Vec<Cell> {
    driver_events
        .iter()
        .filter_map(|event| match event {
            Event::Signal(switchboard::shell::Signal::Point(cell)) => Some(*cell),
            _ => None,
        })
        .collect()
}
