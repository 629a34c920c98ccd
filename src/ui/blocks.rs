//! The blocks of a page as widgets. Draws what the page says, and reports what was pointed at.

use super::board::{BoardCanvas, Likeness, Stage};
use super::cards::fitting;
use super::chart::Chart;
use super::example::example;
use super::halo::{BOARD, LIT};
use super::looks::{BOLD, MONO, Room, SANS, Style, count, parse_color, whole};
use super::measure::{measured, together};
use super::message::{Message, Under};
use super::motion::Motion;
use super::raster::Source;
use super::target::target;
use super::text::scrolling_text;
use crate::drawings::{self, Night, Rgb};
use crate::plot::{self, Ink, Plot};
use crate::shell::{Bar, Block, Choice, ChoiceId, ChoiceKind, Page, PanelLine, Pictogram, Row, RowPicture, Thumbnail};
use iced::widget::{Column, canvas, column, container, image, rich_text, row, space, span, text};
use iced::{Background, Border, Center, Element, Fill, FillPortion, Length, Shrink};
use std::cell::RefCell;
use std::sync::Arc;
use std::time::Duration;

/// Everything needed to draw blocks.
#[derive(Clone, Copy)]
pub struct Pen<'a> {
    /// The page.
    pub page: &'a Page,
    /// Sizes and colours.
    pub style: Style,
    /// Pictures and the painted board.
    pub stage: &'a RefCell<Stage>,
    /// Pixels of the screen per pixel of the window.
    pub scale: f32,
    /// Whether Alt is held: then the shortcut letters of choices are underlined.
    pub alt: bool,
    /// The time within animations.
    pub time: Duration,
    /// The width available to the block.
    pub width: f32,
    /// How many words a grid has side by side at most.
    pub most_abreast: usize,
    /// Whether the ring of the light is drawn around what is lit here.
    pub is_ringed: bool,
    /// What moves on the board.
    pub motion: Option<&'a Motion>,
}

/// The maximum number of words per row in a grid; more in a row are letters of a keyboard.
const WORDS_ABREAST: usize = 4;
/// The minimum width of a column of pieces, and of a person's picture and the largest, in text sizes.
const PIECE_EM: f32 = 5.4;
const AVATAR_EM: f32 = 3.2;
const LARGEST_AVATAR_EM: f32 = 4.0;
/// How large the picture of a player is in a field of a form.
/// A plot is at least so many letters wide.
const PLOT_EM: f32 = 26.0;
const FIELD_AVATAR_EM: f32 = 2.0;
/// The side of a picture that stands by itself, in text sizes.
const LARGE_PICTURE_EM: f32 = 4.8;
/// The width of a scrollbar with its gap.
pub(super) const SCROLLBAR: f32 = 16.0;
/// The id of all widgets that must stay visible, because they are lit.
pub const IN_VIEW: &str = "in view";

/// A part of the window.
pub type Part<'a> = Element<'a, Message>;

impl<'a> Pen<'a> {
    /// How many choices each grid among these blocks has side by side.
    pub fn columns(self, blocks: impl Iterator<Item = &'a Block>) -> Vec<usize> {
        let grids = blocks.filter_map(|block| if let Block::Grid(rows) = block { Some(rows) } else { None });
        grids.map(|rows| self.abreast(rows)).collect()
    }

    /// The block as a widget.
    pub fn block(self, block: &'a Block) -> Part<'a> {
        let Style { em, .. } = self.style;
        match block {
            Block::Heading(words) => text(words).size(self.style.heading()).font(BOLD).width(Fill).into(),
            // where there is room for it, it stands beside the page
            Block::Brand(_) => iced::widget::space().into(),
            // it lies over everything
            Block::Paused(_) => iced::widget::space().into(),
            Block::Picture(picture) => {
                let side = em * LARGE_PICTURE_EM;
                container(self.row_picture(picture, side)).center_x(Fill).into()
            }
            Block::Text(words) => text(words).size(em).width(Fill).into(),
            Block::Lamp { words, is_lit } => self.lamp(words, *is_lit),
            Block::Message { text, colors } => self.message(text, colors.as_ref()),
            Block::Player { name, avatar } => {
                let picture = self.picture(&Source::Avatar(avatar.clone()), em * 1.8);
                row![picture, text(name).size(em).font(BOLD)].spacing(self.style.gap() * 0.6).align_y(Center).into()
            }
            Block::Card { thumbnail, title, subtitle, numbers } => self.card(thumbnail, title, subtitle, numbers),
            Block::Ending(ending) => self.ending(ending),
            Block::Example { step_ms, empties } => example(self.style, &self.page.look, *step_ms, *empties),
            Block::Panel(lines) => self.panel(lines),
            Block::Notes { title, notes } => self.notes(title, notes),
            Block::Board { .. } => {
                let board =
                    canvas(BoardCanvas::new(self.page, block, self.stage, self.scale, (self.time, self.motion)));
                container(board.width(Fill).height(Fill)).id(BOARD).width(Fill).height(Fill).into()
            }
            Block::Buttons(choices) => self.buttons(choices),
            Block::List(rows) => self.list(rows),
            Block::Shelf { title, cards } => self.shelf(title, cards),
            Block::Grid(rows) => self.grid(rows),
            Block::Gallery(rows) => self.gallery(rows),
            Block::Entry { label, value, cursor } => self.entry(label, value, *cursor),
            Block::Table { header, rows, current } => self.table(header, rows, *current),
            Block::Chart { title, bars, current } => self.chart(title, bars, *current),
            Block::Plots(plots) => self.plots(plots),
            Block::Scroll { text, line } => scrolling_text(self, text, *line),
            Block::Code(source) => container(text(source).font(MONO).size(self.style.small()).width(Fill))
                .padding(self.style.gap())
                .style(self.boxed(self.style.colors.surface))
                .into(),
        }
    }

    /// A field of the light's colour, or without it.
    fn lamp(self, words: &'a str, is_lit: bool) -> Part<'a> {
        let colors = self.style.colors;
        let (ground, ink) = if is_lit { (colors.light, colors.light_edge) } else { (colors.sunken, colors.ink) };
        let words = text(words).size(self.style.size(|sizes| sizes.result)).font(BOLD).color(ink);
        container(words).center(Fill).style(self.boxed(ground)).into()
    }

    /// A game's message, in the game's colours if it has any.
    fn message(self, words: &'a str, colors: Option<&(String, String)>) -> Part<'a> {
        let usual = self.style.colors;
        let (ground, ink) = match colors {
            Some((ground, ink)) => (parse_color(ground, usual.surface), parse_color(ink, usual.ink)),
            None => (usual.surface, usual.ink),
        };
        let words = text(words).size(self.style.heading()).color(ink).align_x(Center).width(Fill);
        container(words).padding(self.style.gap() * 3.0).width(Fill).style(self.boxed(ground)).into()
    }

    pub(super) fn boxed(self, ground: iced::Color) -> impl Fn(&iced::Theme) -> container::Style {
        let line = self.style.colors.line;
        move |_| container::Style {
            background: Some(Background::Color(ground)),
            border: Border { color: line, width: 1.0, radius: drawings::sizes().button_radius.into() },
            ..container::Style::default()
        }
    }

    pub(super) fn choice(self, id: ChoiceId) -> Option<&'a Choice> {
        self.page.choices.get(id.0)
    }

    fn is_lit(self, id: ChoiceId) -> bool {
        self.page.lit.contains(&id) || self.page.focus == Some(id)
    }

    /// The text colour of a choice.
    pub(super) fn ink(self, id: ChoiceId, choice: &Choice) -> iced::Color {
        let colors = self.style.colors;
        let dims = self.page.look.dim_rest && !self.page.lit.is_empty();
        let fades = self.page.resting || ((dims || self.page.calm.contains(&id)) && !self.is_lit(id));
        match choice.enabled {
            false => colors.muted,
            _ if choice.stands_out() => colors.on_accent,
            _ if fades => colors.muted,
            _ => colors.ink,
        }
    }

    /// The label of a choice; its shortcut letter is underlined while Alt is held.
    fn label(self, id: ChoiceId, choice: &'a Choice, size: f32) -> Part<'a> {
        let ink = self.ink(id, choice);
        let letter = choice.shortcut.filter(|_| self.alt);
        let at = letter
            .and_then(|letter| choice.label.char_indices().find(|(_, c)| c.to_lowercase().eq(letter.to_lowercase())));
        let Some((start, found)) = at else {
            return text(together(&choice.label)).size(size).font(font(choice)).color(ink).into();
        };
        let end = start + found.len_utf8();
        let part = |range: Option<&'a str>| span(range.unwrap_or("")).color(ink);
        rich_text![
            part(choice.label.get(..start)),
            part(choice.label.get(start..end)).underline(true).font(BOLD),
            part(choice.label.get(end..)),
        ]
        .size(size)
        .font(font(choice))
        .on_link_click(iced::never)
        .into()
    }

    /// Wraps a choice so that the ring of the light is drawn around it when it is lit.
    pub(super) fn framed(self, id: ChoiceId, content: impl Into<Part<'a>>, width: iced::Length) -> Part<'a> {
        let pad = [self.style.button_pad() - drawings::sizes().border, self.style.gap() * 1.6];
        self.framed_in(id, content, width, pad)
    }

    /// Draws the ring around a choice with this padding: above and below, at both sides.
    pub(super) fn framed_in(
        self,
        id: ChoiceId,
        content: impl Into<Part<'a>>,
        width: iced::Length,
        pad: [f32; 2],
    ) -> Part<'a> {
        let Some(choice) = self.choice(id) else { return content.into() };
        let colors = self.style.colors;
        let lit = self.is_lit(id);
        let on = choice.stands_out();
        let ground = match (choice.enabled, on, lit) {
            (false, ..) => colors.ground,
            (_, true, _) => colors.accent,
            (_, _, true) => colors.light_tint,
            _ => colors.surface,
        };
        let line = if choice.enabled { colors.border } else { colors.line };
        let wide = drawings::sizes().border;
        let radius = drawings::sizes().button_radius;
        let body = container(content).padding(pad).width(width).style(move |_| container::Style {
            background: Some(Background::Color(ground)),
            border: Border { color: line, width: wide, radius: radius.into() },
            ..container::Style::default()
        });
        let keeps_in_view = self.page.lit.contains(&id) || (self.page.lit.is_empty() && lit);
        let body = if keeps_in_view && self.is_ringed { container(body).id(LIT).width(width) } else { body };
        let body = if keeps_in_view { container(body).id(IN_VIEW).width(width) } else { body };
        target(body, Under::Choice(id), choice.enabled)
    }

    /// A pictogram as high as a line of text of this size.
    pub fn pictogram(self, of: Pictogram, size: f32, ink: iced::Color) -> Part<'a> {
        let [r, g, b, _] = ink.into_rgba8();
        self.picture(&Source::Drawing(drawings::pictogram(of, Rgb([r, g, b]))), (size * 1.2).round())
    }

    /// A choice as a button: its label, with its pictogram if it has one.
    pub fn button(self, id: ChoiceId) -> Option<Part<'a>> {
        self.button_of(id, Shrink)
    }

    /// A choice as a button of this width.
    pub fn button_of(self, id: ChoiceId, width: Length) -> Option<Part<'a>> {
        let choice = self.choice(id)?;
        let words = self.label(id, choice, self.style.em);
        let Some(of) = choice.pictogram else { return Some(self.framed(id, words, width)) };
        let picture = self.pictogram(of, self.style.em, self.ink(id, choice));
        Some(self.framed(id, row![picture, words].spacing(self.style.gap()).align_y(Center), width))
    }

    fn buttons(self, choices: &'a [ChoiceId]) -> Part<'a> {
        let buttons = choices.iter().filter_map(|id| self.button(*id));
        let apart = self.style.apart();
        row(buttons).spacing(apart).align_y(Center).wrap().vertical_spacing(apart).into()
    }

    /// Buttons below one another, all of one width, for the column beside a board.
    pub fn column(self, choices: &'a [ChoiceId]) -> Part<'a> {
        let buttons = choices.iter().filter_map(|id| self.button_of(*id, Fill));
        Column::with_children(buttons).spacing(self.style.apart()).width(Fill).into()
    }

    /// Words in rows, all as wide; letters in rows as wide as they need.
    fn grid(self, rows: &'a [Vec<ChoiceId>]) -> Part<'a> {
        if self.is_of_words(rows) {
            return self.words_in_rows(rows);
        }
        let widest = widest(rows);
        let apart = self.style.apart();
        let side = (self.width / widest as f32 - apart).min(self.style.em * 4.0);
        let lines = rows.iter().map(|choices| {
            let cells = choices.iter().filter_map(|id| {
                let choice = self.choice(*id)?;
                let content = self.grid_cell(*id, choice, side);
                Some(self.framed(*id, content, Shrink))
            });
            row(cells).spacing(apart).wrap().vertical_spacing(apart).into()
        });
        Column::with_children(lines).spacing(apart).into()
    }

    /// A choice as a card of a grid, with its sentence if it has one, so high that its words have `high`.
    fn tile(self, id: ChoiceId, high: f32) -> Option<Part<'a>> {
        let choice = self.choice(id)?;
        let ink = self.ink(id, choice);
        let label = self.label(id, choice, self.style.em);
        let picture = match (&choice.avatar, choice.pictogram) {
            (Some(name), _) => Some(self.picture(&Source::Avatar(name.clone()), self.style.em * FIELD_AVATAR_EM)),
            (None, of) => of.map(|of| self.pictogram(of, self.style.em * picture_em(choice), ink)),
        };
        let words = if choice.about.is_empty() {
            container(label).center_y(high)
        } else {
            let muted = if choice.stands_out() { ink } else { self.style.colors.muted };
            let about = text(&choice.about).size(self.style.small()).color(muted).width(Fill);
            container(column![label, about].spacing(self.between())).height(high)
        };
        let content = row![].push(picture).push(words.width(Fill)).spacing(self.style.gap() * 1.2).align_y(Center);
        Some(self.framed(id, content, Fill))
    }

    /// What parts the label of a choice from the sentence below it.
    fn between(self) -> f32 {
        self.style.gap() * 0.3
    }

    /// How high the label and the sentence of a choice are in a card as wide as this pen.
    fn words_high(self, choice: &Choice) -> f32 {
        let of_picture = || (self.style.em * picture_em(choice) * 1.2).round() + self.style.gap() * 1.2;
        let around = self.style.gap() * 1.2;
        let avatar = if choice.avatar.is_some() { self.style.em * FIELD_AVATAR_EM } else { 0.0 };
        let picture = match (avatar > 0.0, choice.pictogram) {
            (true, _) => avatar + around,
            (_, Some(_)) => of_picture(),
            (_, None) => 0.0,
        };
        let room = self.width - 3.2 * self.style.gap() - picture;
        let high = |words: &str, size: f32, font: iced::Font| measured(words, size, font, room).height;
        let label = high(&together(&choice.label), self.style.em, font(choice));
        if choice.about.is_empty() {
            return label.max(avatar);
        }
        label + self.between() + high(&choice.about, self.style.small(), SANS)
    }

    /// Words, as many per row as given, or fewer if the longest word would break.
    fn words_in_rows(self, rows: &'a [Vec<ChoiceId>]) -> Part<'a> {
        let (apart, abreast) = (self.style.apart(), self.abreast(rows));
        let lines: Vec<&'a [ChoiceId]> = rows.iter().flat_map(|row| row.chunks(abreast)).collect();
        let wide = (self.width + apart) / abreast as f32 - apart;
        let pen = Self { width: wide, ..self };
        // words alone are all as high as the highest, sentences as the highest in their row
        let highest = |ids: &mut dyn Iterator<Item = &ChoiceId>, is_told: bool| {
            let alike = ids.filter_map(|id| self.choice(*id)).filter(|choice| choice.about.is_empty() != is_told);
            alike.map(|choice| pen.words_high(choice)).fold(0.0, f32::max).ceil()
        };
        let untold = highest(&mut rows.iter().flatten(), false);
        let lines = lines.into_iter().map(|ids| {
            let high = Some(highest(&mut ids.iter(), true)).filter(|high| *high > 0.0).unwrap_or(untold);
            let rest = (ids.len()..abreast).map(|_| space().width(Fill).into());
            row(ids.iter().filter_map(|id| pen.tile(*id, high)).chain(rest)).spacing(apart).width(Fill).into()
        });
        Column::with_children(lines).spacing(apart).width(Fill).into()
    }

    /// Whether a grid is one of words, not of the letters of a keyboard.
    fn is_of_words(self, rows: &[Vec<ChoiceId>]) -> bool {
        let letters = |id: &ChoiceId| self.choice(*id).map_or(0, |choice| choice.label.chars().count());
        widest(rows) <= WORDS_ABREAST && rows.iter().flatten().any(|id| letters(id) > 2)
    }

    /// As many choices per row as there are, or fewer if the longest of their words would break.
    fn abreast(self, rows: &[Vec<ChoiceId>]) -> usize {
        let widest = widest(rows);
        if !self.is_of_words(rows) {
            return widest;
        }
        let choices = rows.iter().flatten().filter_map(|id| self.choice(*id));
        let words = choices.flat_map(|choice| choice.label.split(' ').map(move |word| (word, font(choice))));
        let longest = words.map(|(word, font)| measured(word, self.style.em, font, f32::INFINITY).width);
        let longest = longest.fold(0.0, f32::max);
        let apart = self.style.apart();
        let least = longest + self.style.em * 1.8 + 4.6 * self.style.gap();
        let fits = (1..=widest.min(self.most_abreast))
            .rev()
            .find(|abreast| (self.width + apart) / *abreast as f32 - apart >= least);
        fits.unwrap_or(1)
    }

    /// Pictures side by side with their names below, in columns of equal width; those of people fill as many rows evenly.
    fn gallery(self, rows: &'a [Row]) -> Part<'a> {
        let (em, apart) = (self.style.em, self.style.apart());
        let around = 3.2 * self.style.gap() + apart;
        let room = self.width - SCROLLBAR + apart;
        let is_of_pieces = rows.iter().any(|line| matches!(line.picture, Some(RowPicture::Face { .. })));
        let most = (room / if is_of_pieces { em * PIECE_EM } else { em * AVATAR_EM + around }).floor().max(1.0);
        let lines = (rows.len() as f32 / most).ceil().max(1.0);
        let abreast = if is_of_pieces { most } else { (rows.len() as f32 / lines).ceil().max(1.0) };
        let wide = (room / abreast - around).max(em * 2.0);
        let wide = if is_of_pieces { wide } else { wide.min(em * LARGEST_AVATAR_EM * 1.4) };
        let side = if is_of_pieces { em * 2.6 } else { wide.min(em * LARGEST_AVATAR_EM) };
        let names: Vec<&str> =
            rows.iter().filter_map(|line| self.choice(line.choice)).map(|choice| choice.label.as_str()).collect();
        let size = fitting(&names.join(" "), self.style.small(), wide);
        let cells = rows.iter().filter_map(|line| {
            let choice = self.choice(line.choice)?;
            let picture = line.picture.as_ref().map(|picture| self.row_picture(picture, side));
            let content = column![].push(picture).push(self.label(line.choice, choice, size));
            let content = content.spacing(self.style.gap() * 0.3).align_x(Center).width(wide);
            Some(self.framed(line.choice, content, Shrink))
        });
        row(cells).spacing(apart).wrap().vertical_spacing(apart).into()
    }

    /// A cell of a grid: a letter or a word.
    fn grid_cell(self, id: ChoiceId, choice: &'a Choice, side: f32) -> Part<'a> {
        let room = (side - 3.2 * self.style.gap()).max(self.style.em);
        let letters = self.label(id, choice, self.style.em * 1.15);
        if choice.label.chars().count() <= 2 { container(letters).center_x(room).into() } else { letters }
    }

    /// A square picture of `side` of the window's pixels.
    pub fn picture(self, source: &Source, side: f32) -> Part<'a> {
        let pixels = count(whole(side * self.scale));
        let handle = self.stage.borrow_mut().gallery.handle(source, (pixels, pixels));
        image(handle).width(side).height(side).into()
    }

    /// Plots in two columns where letters are not too large for it.
    fn plots(self, plots: &'a [Plot]) -> Part<'a> {
        let (colors, apart) = (self.style.colors, self.style.gap());
        let hex = |color: iced::Color| {
            let [r, g, b, _] = color.into_rgba8();
            format!("#{r:02x}{g:02x}{b:02x}")
        };
        let (words, lines, marks) = (hex(colors.ink), hex(colors.line), hex(colors.accent));
        let ink = Ink { words: &words, lines: &lines, marks: &marks };
        let room = self.width - SCROLLBAR;
        let half = (room - apart) / 2.0;
        let wide = if half < self.style.em * PLOT_EM { room } else { half };
        let high = wide * plot::SIZE.1 as f32 / plot::SIZE.0 as f32;
        let pixels = (count(whole(wide * self.scale)), count(whole(high * self.scale)));
        let drawn = plots.iter().map(|plot| {
            let source = Source::Drawing(plot.svg(ink));
            let handle = self.stage.borrow_mut().gallery.handle(&source, pixels);
            image(handle).width(wide).height(high).into()
        });
        row(drawn).spacing(apart).wrap().vertical_spacing(apart).into()
    }

    pub(super) fn thumbnail(self, of: &Thumbnail, side: f32) -> Part<'a> {
        let theme = self.page.look.theme;
        let night = Night::of(of.paper, theme);
        self.picture(&Source::Thumbnail { game: of.game.clone(), night }, side)
    }

    pub(super) fn row_picture(self, picture: &RowPicture, side: f32) -> Part<'a> {
        match picture {
            RowPicture::Avatar(name) => self.picture(&Source::Avatar(name.clone()), side),
            RowPicture::Thumbnail(of) => self.thumbnail(of, side),
            RowPicture::Face { game, face, ground, avatar } => {
                let of = Likeness::Face(face.clone());
                self.likeness(game, &of, (ground, avatar, None), side)
            }
            RowPicture::Board { game, board, ground, avatar } => {
                let theme = self.page.look.theme;
                let ground = drawings::paper_ground(ground, board.paper, theme);
                let night = Night::of(board.paper, theme);
                self.likeness(game, &Likeness::Board(Arc::clone(board)), (&ground, avatar, night), side)
            }
        }
    }

    /// A piece or a board of a game by itself.
    fn likeness(self, game: &str, of: &Likeness, before: (&str, &str, Option<Night>), side: f32) -> Part<'a> {
        let pixels = count(whole(side * self.scale));
        let handle = self.stage.borrow_mut().portrait(game, of, before, (pixels, pixels));
        image(handle).width(side).height(side).into()
    }

    fn list(self, rows: &'a [Row]) -> Part<'a> {
        Column::with_children(rows.iter().map(|row| self.list_row(row))).spacing(self.style.apart()).width(Fill).into()
    }

    /// What to go on with: its picture, its name in large type, and the sign of playing in the main colour.
    fn main_row(self, line: &'a Row, choice: &'a Choice, picture: &'a RowPicture) -> Part<'a> {
        let Style { em, colors, room, .. } = self.style;
        let side = em * if room >= Room::Wide { 3.6 } else { 2.4 };
        let name = text(&choice.label).size(self.style.size(|sizes| sizes.press)).font(BOLD);
        let name = name.color(self.ink(line.choice, choice));
        let words = line.columns.iter().filter(|words| !words.is_empty());
        let words = words.map(|words| text(words).size(self.style.small()).color(colors.muted).into());
        let words = Column::with_children(words);
        let sign = container(self.pictogram(Pictogram::Play, em * 1.2, colors.on_accent)).padding(self.style.gap());
        let sign = sign.style(move |_| container::Style {
            background: Some(Background::Color(colors.accent)),
            border: Border { radius: drawings::sizes().button_radius.into(), ..Border::default() },
            ..container::Style::default()
        });
        let parts = row![self.row_picture(picture, side), column![name, words].width(Fill), sign];
        let parts = parts.spacing(self.style.gap() * 1.5).align_y(Center).width(Fill);
        self.framed_in(line.choice, parts, Fill, [self.style.gap() * 0.8, self.style.gap() * 1.4])
    }

    fn list_row(self, line: &'a Row) -> Part<'a> {
        let Style { em, colors, .. } = self.style;
        let Some(choice) = self.choice(line.choice) else { return text("").into() };
        if let (Some(Pictogram::Play), Some(picture), false) = (choice.pictogram, &line.picture, line.faulty) {
            return self.main_row(line, choice, picture);
        }
        let ink = if line.faulty { colors.wrong } else { self.ink(line.choice, choice) };
        let mut parts = row![].spacing(self.style.gap() * 1.5).align_y(Center).width(Fill);
        if let Some(picture) = &line.picture {
            parts = parts.push(self.row_picture(picture, em * 2.4));
        }
        if line.faulty {
            parts = parts.push(self.pictogram(Pictogram::Faulty, em * 1.2, colors.wrong));
        } else if let Some(of) = choice.pictogram {
            // beside two lines it is as high as both
            let high = if choice.about.is_empty() { em } else { em * 2.0 };
            parts = parts.push(self.pictogram(of, high, ink));
        }
        if choice.kind == ChoiceKind::Field
            && let Some(on) = choice.on
        {
            parts = parts.push(self.pictogram(if on { Pictogram::Yes } else { Pictogram::No }, em, ink));
        } else if choice.on == Some(true) {
            parts = parts.push(self.pictogram(Pictogram::Yes, em, ink));
        }
        let label: Part<'a> = if choice.about.is_empty() {
            self.label(line.choice, choice, em)
        } else {
            // few and important: in large type
            let about = text(&choice.about).size(em).color(colors.muted).width(Fill);
            let label = text(&choice.label).size(self.style.size(|sizes| sizes.press)).font(BOLD).color(ink);
            column![label, about].spacing(self.style.gap() * 0.3).width(Fill).into()
        };
        let columns = line.columns.iter().filter(|c| !c.is_empty());
        let is_narrow = self.width < em * 14.0 * (1.0 + line.columns.len() as f32 * 0.6);
        let body: Part<'a> = if line.columns.is_empty() {
            container(label).width(Fill).into()
        } else if is_narrow {
            let rest = columns.map(String::as_str).collect::<Vec<_>>().join("  ·  ");
            let rest = (!rest.is_empty()).then(|| text(rest).size(self.style.small()).color(colors.muted));
            column![label].push(rest).width(Fill).into()
        } else {
            let mut cells = row![container(label).width(FillPortion(5))].spacing(self.style.gap()).align_y(Center);
            for words in &line.columns {
                cells = cells.push(text(words).size(self.style.small()).color(colors.muted).width(FillPortion(3)));
            }
            cells.width(Fill).into()
        };
        self.framed(line.choice, parts.push(body), Fill)
    }

    fn panel(self, lines: &'a [PanelLine]) -> Part<'a> {
        let Style { colors, .. } = self.style;
        let size = self.style.small();
        let widgets = lines.iter().map(|line| {
            let value = text(&line.value).size(size).width(Fill);
            if line.name.is_empty() {
                return value.into();
            }
            let name = text(&line.name).size(size * 0.9).color(colors.muted);
            let length = line.value.chars().count();
            let pair: Part<'a> = if length + line.name.chars().count() > 22 {
                column![name.width(Fill), value].into()
            } else {
                row![name, value.font(BOLD).align_x(iced::Right)].spacing(self.style.gap()).align_y(Center).into()
            };
            pair
        });
        Column::with_children(widgets).spacing(self.style.gap() * 0.7).width(Fill).into()
    }

    fn entry(self, label: &'a str, value: &'a str, cursor: usize) -> Part<'a> {
        let Style { em, colors, .. } = self.style;
        let before: String = value.chars().take(cursor).collect();
        let after: String = value.chars().skip(cursor).collect();
        let shown = row![
            text(before).size(em * 1.2),
            text("▏").size(em * 1.2).color(colors.accent),
            text(after).size(em * 1.2)
        ]
        .wrap();
        let field = container(shown).padding(self.style.gap()).width(Fill).style(self.boxed(colors.surface));
        column![text(label).size(em).color(colors.muted), field].spacing(self.style.gap() * 0.5).into()
    }

    fn chart(self, title: &'a str, bars: &'a [Bar], current: Option<usize>) -> Part<'a> {
        let highest = bars.iter().max_by_key(|bar| bar.height).map_or("", |bar| bar.value.as_str());
        let head = text(format!("{title} (0–{highest})")).size(self.style.small()).font(BOLD);
        let chart = Chart { bars, current, style: self.style };
        let height = chart.height();
        let chart = canvas(chart).width(Fill).height(height);
        column![head, chart].spacing(self.style.gap() * 0.5).into()
    }
}

/// How many choices the longest row has.
fn widest(rows: &[Vec<ChoiceId>]) -> usize {
    rows.iter().map(Vec::len).max().unwrap_or(1).max(1)
}

/// How high the picture of a choice is in a card of a grid, in text sizes.
fn picture_em(choice: &Choice) -> f32 {
    if choice.about.is_empty() { 1.0 } else { 1.5 }
}

/// The font of a choice's words: bold on buttons and settings, which are looked for, plain in lists, which are read.
fn font(choice: &Choice) -> iced::Font {
    if matches!(choice.kind, ChoiceKind::Row | ChoiceKind::Move(..)) { SANS } else { BOLD }
}
