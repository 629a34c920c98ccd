//! The window: draws pages and passes raw events on. The only room that knows iced; decides nothing.

mod blocks;
mod board;
mod cards;
mod chart;
mod confetti;
mod differences;
mod events;
mod example;
mod halo;
mod keys;
mod lane;
mod layout;
mod looks;
mod measure;
mod message;
mod motion;
mod nothing;
mod opening;
mod operations;
mod outline;
mod paint;
mod paste;
mod pointer;
mod raster;
mod reader;
mod room;
mod roomy;
mod table;
mod target;
mod text;
mod view;
mod wake;
mod window;

pub use layout::Layout;
pub use message::Message;
pub use raster::{
    COMMAND as DRAW_COMMAND, Draughtsman, Drawer, Fit, Frame as DrawnFrame, LONGEST as LONGEST_DRAWING, MAX_FRAMES,
    MAX_KEPT as MAX_KEPT_PIXELS, MAX_MEMORY as MAX_PICTURE_MEMORY, Portraitist, Refusal, Studio,
    serve as draw_pictures,
};
pub use room::room;
pub use window::Window;

use crate::device::Devices;
use crate::shell::{Pictures, Program};
use std::cell::RefCell;
use std::fmt;
use std::path::PathBuf;
use std::rc::Rc;

/// Why there is no window.
#[derive(Debug)]
pub enum NoWindow {
    /// No display was found: neither WAYLAND_DISPLAY, WAYLAND_SOCKET nor DISPLAY is set.
    NoDisplay,
    /// The window could not be created; in the words of the toolkit.
    Failed(String),
}

impl fmt::Display for NoWindow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoDisplay => write!(f, "there is no display for a window"),
            Self::Failed(why) => write!(f, "the window could not be opened: {why}"),
        }
    }
}

/// Whether there is a display that a window could open on.
///
/// # Errors
/// [`NoWindow::NoDisplay`], where only the terminal can be used.
pub fn display() -> Result<(), NoWindow> {
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let found = cfg!(not(target_os = "linux")) || ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DISPLAY"].into_iter().any(set);
    if found { Ok(()) } else { Err(NoWindow::NoDisplay) }
}

/// The size of the window when it cannot be maximised: with its frame and a panel of the desktop it fits 1366 x 768.
const FIRST_SIZE: iced::Size = iced::Size::new(1100.0, 660.0);

/// Opens the window and runs until the program ends. Pictures are drawn by a process of their own.
///
/// # Errors
///
/// [`NoWindow`] if no window can be opened; nothing was shown then.
pub fn run(program: Box<dyn Program>, pictures: Box<dyn Pictures + Send>, devices: Devices) -> Result<(), NoWindow> {
    display()?;
    let studio = Studio::Away(raster::Away::new(pictures, own_file()));
    // the toolkit panics if the display does not respond
    match crate::broken::watched(|| application_with(program, studio, devices).run()) {
        Ok(Ok(())) => Ok(()),
        Ok(Err(fault)) => Err(NoWindow::Failed(fault.to_string())),
        Err(_) => Err(NoWindow::Failed("the display does not answer".to_owned())),
    }
}

/// What makes players' pictures of files from outside, in a process of its own.
pub fn portraitist() -> Portraitist {
    Portraitist::new(own_file())
}

/// The program's executable, even if it was replaced since the start.
fn own_file() -> PathBuf {
    if cfg!(target_os = "linux") {
        return PathBuf::from("/proc/self/exe");
    }
    std::env::current_exe().unwrap_or_default()
}

/// The window as an application that tests can drive without a display; it draws its pictures at once.
pub fn application(
    program: Box<dyn Program>,
    pictures: Rc<dyn Pictures>,
    devices: Devices,
) -> iced::Application<impl iced::Program<State = Window, Message = Message, Theme = iced::Theme>> {
    application_with(program, Studio::Here(pictures), devices)
}

/// The name by which desktops recognise the window: that of packaging/linux/switchboard.desktop.
#[cfg(target_os = "linux")]
const APPLICATION: &str = "switchboard";

/// The window's icon.
fn icon() -> Option<iced::window::Icon> {
    let picture = image::load_from_memory(include_bytes!("../../assets/icon/switchboard-64.png")).ok()?.into_rgba8();
    let (width, height) = picture.dimensions();
    iced::window::icon::from_rgba(picture.into_raw(), width, height).ok()
}

fn application_with(
    program: Box<dyn Program>,
    studio: Studio,
    devices: Devices,
) -> iced::Application<impl iced::Program<State = Window, Message = Message, Theme = iced::Theme>> {
    let window = RefCell::new(Some(Window::with(program, studio, devices)));
    let boot = move || {
        let window = window.borrow_mut().take().unwrap_or_else(Window::closed);
        let task = window.opened();
        (window, task)
    };
    let mut application = iced::application(boot, Window::update, Window::view)
        .title(Window::title)
        .theme(Window::theme)
        .style(Window::style)
        .subscription(Window::subscription)
        .default_font(looks::SANS)
        .exit_on_close_request(false)
        .window(iced::window::Settings {
            size: FIRST_SIZE,
            maximized: true,
            min_size: Some(iced::Size::new(640.0, 480.0)),
            exit_on_close_request: false,
            visible: !window::HIDDEN_FIRST,
            icon: icon(),
            #[cfg(target_os = "linux")]
            platform_specific: iced::window::settings::PlatformSpecific {
                application_id: APPLICATION.to_owned(),
                ..Default::default()
            },
            ..iced::window::Settings::default()
        });
    for font in looks::FONTS {
        application = application.font(font);
    }
    application
}
