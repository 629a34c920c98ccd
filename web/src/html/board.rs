//! Boards: a grid of cells with its edges and what lies below it, and small pictures of whole boards.

use super::node::MOVING;
use super::{Node, Painter, image};
use switchboard::drawings::{self, Glide, Night};
use switchboard::game::Rotation;
use switchboard::narrate::face_label;
use switchboard::play::{Board, Face, Picture, Side, Spot, SpotPlace};
use switchboard::shell::{ChoiceId, ChoiceKind, Frame, Theme, Thumbnail};

/// A small picture of a board has so many cells at most.
const MOST_SMALL_CELLS: usize = 144;
/// The widths of settings.xml are those at cells of so many pixels; they grow and shrink with the cells.
const USUAL_CELL: f32 = 64.0;

/// Whose pictures a board shows.
pub(super) struct Of<'a> {
    pub(super) game: &'a str,
    pub(super) avatars: &'a [String],
}

impl Painter<'_> {
    /// A whole board as a picture; one of many cells is not worth so many nodes.
    pub(super) fn small_board(&mut self, game: &str, board: &Board, (ground, avatar): (&str, &String)) -> Node {
        if board.size.area() > MOST_SMALL_CELLS {
            return self.thumbnail(&Thumbnail { game: game.to_owned(), paper: board.paper });
        }
        let of = Of { game, avatars: std::slice::from_ref(avatar) };
        let (widths, heights) = board.percents();
        let sides = heights.iter().flat_map(|height| widths.iter().map(move |width| (*width, *height)));
        let cells = board.faces.iter().zip(sides).map(|(face, sides)| {
            let mut layers = self.face(&of, face, Vec::new());
            lay_across(&mut layers, sides);
            Node::new("span").of(layers)
        });
        let cells: Vec<Node> = cells.collect();
        let theme = self.page.look.theme;
        let ground = drawings::paper_ground(ground, board.paper, theme);
        let (class, night) = at_night("small-board", board, theme);
        let style = format!("--under:{ground};{}{night}", lines(board));
        Node::new("span").with("class", class).with("style", style).with("aria-hidden", "true").of(cells)
    }

    #[expect(clippy::indexing_slicing, reason = "a board has a face, a frame and perhaps a choice for each cell")]
    pub(super) fn board(
        &mut self,
        of: &Of<'_>,
        board: &Board,
        frames: &[Frame],
        choices: &[Option<ChoiceId>],
        (widths, colors): ((u16, u16, u16), &(String, String)),
    ) -> Node {
        let (columns, rows) = (usize::from(board.size.width), usize::from(board.size.height));
        let edges = self.edges(of, board, widths);
        let (wide, high) = board.percents();
        let mut cells = Vec::new();
        for (y, height) in high.iter().enumerate() {
            let mut row = Vec::new();
            for (x, width) in wide.iter().enumerate() {
                let index = y * columns + x;
                let (face, frame, choice) = (&board.faces[index], without_light(frames[index]), choices[index]);
                row.push(match self.as_before(index, (face, frame, choice)) {
                    Some(cell) => cell,
                    None => self.cell(of, face, frame, choice, ((index, columns), (*width, *height))),
                });
            }
            cells.push(Node::new("div").with("role", "row").with("class", "row").of(row));
        }
        let grid = Node::new("div")
            .with("role", "grid")
            .with("class", "board")
            .with("aria-rowcount", rows)
            .with("aria-colcount", columns)
            .with("aria-label", self.page.what_is_played())
            .of(cells);
        let theme = self.page.look.theme;
        let ground = drawings::paper_ground(&colors.0, board.paper, theme);
        let (class, night) = at_night("stage", board, theme);
        let edge = &colors.1;
        let frame = self.page.look.frame_percent;
        let gaps = gaps(board, widths);
        let style = format!("{};{gaps};--under:{ground};--edge:{edge};--frame:{frame}{night}", lines(board));
        let mut parts = vec![grid];
        parts.extend(edges);
        parts.extend(rim(board));
        let held = Node::new("div").with("class", "around").of(parts);
        let below: Vec<Node> = board
            .spots
            .iter()
            .filter(|spot| matches!(spot.place, SpotPlace::Below(_)))
            .filter_map(|spot| self.spot(of, spot))
            .collect();
        let mut stage = Node::new("div").key("stage").with("class", class).with("style", style).of([held]);
        if !below.is_empty() {
            stage.nodes.push(Node::new("div").with("class", "below").of(below));
        }
        stage
    }

    fn cell(
        &mut self,
        of: &Of<'_>,
        face: &Face,
        frame: Frame,
        id: Option<ChoiceId>,
        ((index, columns), sides): ((usize, usize), (u8, u8)),
    ) -> Node {
        let label = id.and_then(|id| self.page.choices.get(id.0)).map(|choice| choice.label.clone());
        let label = label.unwrap_or_else(|| face_label(self.texts, face));
        let coming = self.coming(index, columns);
        let mut layers = self.face(of, face, coming);
        let under = self.way.iter().flat_map(|way| &way.under).filter(|(cell, _)| *cell == index);
        let under = Face { pictures: under.map(|(_, picture)| picture.clone()).collect(), ..Face::default() };
        let under = self.face(of, &under, Vec::new());
        layers.splice(0..0, under.into_iter().map(|layer| layer.with("data-under", "")));
        if let Some(flip) = self.way.and_then(|way| way.flips.iter().find(|flip| flip.cell == index)) {
            // the layers that were up first; those that are up now lie above what did not change
            let turned = layers.len().saturating_sub(flip.up.pictures.len() + usize::from(face.border));
            layers.iter_mut().skip(turned).for_each(|layer| layer.attributes.set("data-turned", "up".to_owned()));
            let away = self.face(of, &flip.away, Vec::new());
            layers.extend(away.into_iter().map(|layer| layer.with("data-turned", "away")));
        }
        lay_across(&mut layers, sides);
        let look = &self.page.look;
        if let Some(svg) =
            drawings::frame(frame, look.frame_percent, look.theme, (f32::from(sides.0), f32::from(sides.1)))
        {
            layers.push(self.drawing(&svg).with("class", "frame"));
        }
        let cell = Node::new("div")
            .with("role", "gridcell")
            .with("class", "cell")
            .with("data-x", index % columns)
            .with("data-y", index / columns)
            .with("aria-label", if label.is_empty() { "·".to_owned() } else { label })
            .of(layers);
        match id {
            Some(id) => self.choice(cell, id),
            None => cell,
        }
    }

    /// Which pieces come to this cell from another: the column and row of that one, and their pictures.
    fn coming(&self, index: usize, columns: usize) -> Vec<(String, Picture)> {
        let coming = |glide: &Glide| {
            let (x, y) = (glide.from % columns, glide.from / columns);
            let pictures = glide.piece.pictures.iter().cloned();
            pictures.map(|picture| (format!("{x} {y}"), picture)).collect::<Vec<_>>()
        };
        let glides = self.way.iter().flat_map(|way| &way.glides);
        glides.filter(|glide| glide.to == index).flat_map(coming).collect()
    }

    /// The layers of a face, bottom first; these pictures of it come from elsewhere.
    pub(super) fn face(&mut self, of: &Of<'_>, face: &Face, mut coming: Vec<(String, Picture)>) -> Vec<Node> {
        let mut layers: Vec<Node> = Vec::new();
        for picture in &face.pictures {
            let below = layers.len();
            let (node, rotation) = match picture {
                Picture::File { name, rotation } => (image(format!("piece:{}/{name}", of.game)), *rotation),
                Picture::Avatar { player, rotation } => {
                    let seat = usize::from(*player).saturating_sub(1);
                    // an empty seat has a picture too
                    let name = match of.avatars.get(seat) {
                        Some(avatar) => avatar.as_str(),
                        None => "star",
                    };
                    (self.avatar(name), *rotation)
                }
                drawn => (self.drawing(&drawings::layer(drawn).unwrap_or_default()), Rotation::None),
            };
            layers.push(match rotation {
                Rotation::None => node,
                turned => node.with("style", format!("rotate:{}deg", degrees(turned))),
            });
            if let Picture::Mark(mark) = picture
                && let Some(name) = &mark.picture
            {
                // the square in the circle, a little over its corners
                let half = f32::from(mark.radius) * 0.078;
                let (left, top) = (f32::from(mark.at.0) / 10.0 - half, f32::from(mark.at.1) / 10.0 - half);
                let style = format!("left:{left}%;top:{top}%;width:{0}%;height:{0}%", half * 2.0);
                layers.push(image(format!("piece:{}/{name}", of.game)).with("style", style));
            }
            if let Some(at) = coming.iter().position(|(_, known)| known == picture) {
                let (from, _) = coming.swap_remove(at);
                for layer in layers.iter_mut().skip(below) {
                    layer.attributes.set(MOVING, from.clone());
                }
            }
        }
        if face.border {
            layers.push(self.drawing(drawings::BORDER));
        }
        layers
    }

    /// What lies at the edges of the board, in line with its columns and rows.
    fn edges(&mut self, of: &Of<'_>, board: &Board, widths: (u16, u16, u16)) -> Vec<Node> {
        let (border, padding) = apart(widths);
        let (widths, heights) = board.percents();
        let mut edges = Vec::new();
        for spot in &board.spots {
            let SpotPlace::Edge(side, line) = spot.place else { continue };
            let Some(node) = self.spot(of, spot) else { continue };
            let (name, percents) = match side {
                Side::Up => ("up", &widths),
                Side::Right => ("right", &heights),
                Side::Down => ("down", &widths),
                Side::Left => ("left", &heights),
            };
            let line = beside(percents, usize::from(line)) + border + padding * f32::from(line);
            let class = node.attributes.get("class").cloned().unwrap_or_default();
            edges.push(node.with("class", format!("{class} edge {name}")).with("style", format!("--line:{line}")));
        }
        edges
    }

    fn spot(&mut self, of: &Of<'_>, spot: &Spot) -> Option<Node> {
        let layers = self.face(of, &spot.face, Vec::new());
        let stands_for = |kind: ChoiceKind| matches!((kind, spot.chosen_by), (ChoiceKind::Move(known, _), Some(wanted)) if known == wanted);
        let id = self.page.choices.iter().position(|choice| stands_for(choice.kind)).map(ChoiceId);
        match id {
            Some(id) => {
                let label = self.page.choices.get(id.0).map(|choice| choice.label.clone()).unwrap_or_default();
                let button = Node::new("button").with("type", "button").with("class", "spot").with("aria-label", label);
                Some(self.choice(button.of(layers), id))
            }
            None if spot.chosen_by.is_some() => None,
            None => {
                let label = face_label(self.texts, &spot.face);
                Some(Node::new("div").with("class", "spot").with("role", "img").with("aria-label", label).of(layers))
            }
        }
    }
}

/// The columns and rows of a board for the style sheet: how many whole cells they are together, and where some are thin, each.
fn lines(board: &Board) -> String {
    let (widths, heights) = board.percents();
    let sum = |percents: &[u8]| percents.iter().map(|percent| f32::from(*percent)).sum::<f32>() / 100.0;
    let style = format!("--w:{};--h:{}", sum(&widths), sum(&heights));
    if board.thin.is_none() {
        return style;
    }
    let all = |percents: &[u8]| percents.iter().map(|percent| format!("{percent}fr")).collect::<Vec<_>>().join(" ");
    format!("{style};--columns:{};--rows:{}", all(&widths), all(&heights))
}

/// Letters below the columns and numbers at the left of the rows, where the game names its squares so.
fn rim(board: &Board) -> Vec<Node> {
    let Some((letters, numbers)) = board.rim() else { return Vec::new() };
    let strip = |class: &'static str, words: Vec<String>| {
        let words: Vec<Node> = words.into_iter().map(|words| Node::text("span", words)).collect();
        Node::new("div").with("class", class).with("aria-hidden", "true").of(words)
    };
    vec![strip("squares letters", letters), strip("squares numbers", numbers)]
}

/// The class of a part that shows the pictures of this board, and what its style says of how this theme shows them.
fn at_night(class: &str, board: &Board, theme: Theme) -> (String, String) {
    match Night::of(board.paper, theme) {
        Some(night) if night.is_of_board() => (format!("{class} wood"), format!(";--night:{}", night.filter())),
        Some(night) => (format!("{class} paper"), format!(";--night:{}", night.filter())),
        None => (class.to_owned(), String::new()),
    }
}

/// The frame of a board and what lies between its cells for the style sheet, in cells, and how much room both take; the margin is left
/// to the page.
fn gaps(board: &Board, widths: (u16, u16, u16)) -> String {
    let (border, padding) = apart(widths);
    let room = |lines: u8| 2.0 * border + padding * f32::from(lines.saturating_sub(1));
    let (across, along) = (room(board.size.width), room(board.size.height));
    format!("--border-part:{border};--gap:{padding};--more-w:{across};--more-h:{along}")
}

/// The widths of the frame and of what lies between cells, in cells.
fn apart((_, border, padding): (u16, u16, u16)) -> (f32, f32) {
    (f32::from(border) / USUAL_CELL, f32::from(padding) / USUAL_CELL)
}

/// Where a square of a whole cell stands whose middle is that of this line, in cells from the first; never over the corners.
fn beside(percents: &[u8], line: usize) -> f32 {
    let sum = |percents: &[u8]| percents.iter().map(|percent| f32::from(*percent)).sum::<f32>();
    // more can lie beside a board than it has lines
    let Some((before, [width, ..])) = percents.split_at_checked(line) else { return 0.0 };
    (sum(before) + (f32::from(*width) - 100.0) / 2.0).min(sum(percents) - 100.0).max(0.0) / 100.0
}

/// Pictures that lie on their side fill a cell that is no square too.
fn lay_across(layers: &mut [Node], (width, height): (u8, u8)) {
    if width == height {
        return;
    }
    for style in layers.iter_mut().filter_map(|layer| layer.attributes.get_mut("style")) {
        if style.starts_with("rotate:90") || style.starts_with("rotate:270") {
            let (across, along) = (f32::from(height) / f32::from(width), f32::from(width) / f32::from(height));
            let place = |share: f32| (share * 100.0, (1.0 - share) * 50.0);
            let ((wide, left), (high, top)) = (place(across), place(along));
            *style += &format!(";width:{wide}%;height:{high}%;left:{left}%;top:{top}%");
        }
    }
}

/// The frame of a cell without the light: the ring round it lies above the board.
pub(super) fn without_light(frame: Frame) -> Frame {
    match frame {
        Frame::FocusedValid => Frame::None,
        Frame::CancelSelection => Frame::Position,
        other => other,
    }
}

fn degrees(rotation: Rotation) -> u16 {
    match rotation {
        Rotation::None => 0,
        Rotation::Quarter => 90,
        Rotation::Half => 180,
        Rotation::ThreeQuarters => 270,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use switchboard::game::{Paper, Thin};
    use switchboard::grid::Size;

    #[test]
    fn a_board_has_a_frame_only_where_its_game_wants_one() {
        let board = Board { size: Size { width: 3, height: 2 }, ..Board::default() };
        assert_eq!(gaps(&board, (10, 0, 0)), "--border-part:0;--gap:0;--more-w:0;--more-h:0");
        assert_eq!(gaps(&board, (10, 4, 2)), "--border-part:0.0625;--gap:0.03125;--more-w:0.1875;--more-h:0.15625");
    }

    #[test]
    fn pictures_are_darkened_where_a_dark_theme_darkens_their_paper() {
        let board = |paper: Paper| Board { paper, ..Board::default() };
        assert_eq!(at_night("stage", &board(Paper::Dimmed), Theme::Light).0, "stage");
        assert_eq!(at_night("stage", &board(Paper::None), Theme::Dark), ("stage".to_owned(), String::new()));
        let (class, style) = at_night("stage", &board(Paper::Dimmed), Theme::Dark);
        assert_eq!(class, "stage paper");
        assert!(style.starts_with(";--night:brightness("), "{style}");
    }

    #[test]
    fn thin_columns_and_rows_are_told_to_the_style_sheet() {
        let mut board = Board { size: Size::new(3, 5), ..Board::default() };
        assert_eq!(lines(&board), "--w:3;--h:5");
        board.thin = Some(Thin { even: true, percent: 25 });
        assert_eq!(lines(&board), "--w:1.5;--h:2.75;--columns:25fr 100fr 25fr;--rows:25fr 100fr 25fr 100fr 25fr");
        let (_, rows) = board.percents();
        assert_eq!([0, 1, 2, 4].map(|line| beside(&rows, line)), [0.0, 0.25, 0.875, 1.75]);
    }

    #[test]
    fn what_lies_on_its_side_fills_a_cell_that_is_no_square() {
        let mut layers =
            [Node::new("img").with("style", "rotate:90deg"), Node::new("img").with("style", "rotate:180deg")];
        lay_across(&mut layers, (25, 100));
        let style = |layer: &Node| layer.attributes.get("style").cloned().unwrap_or_default();
        assert_eq!(style(&layers[0]), "rotate:90deg;width:400%;height:25%;left:-150%;top:37.5%");
        assert_eq!(style(&layers[1]), "rotate:180deg");
    }
}
