//! Parts of a page that nothing in can be chosen: names with values, labels, texts that are entered, tables, charts.

use crate::html::Node;
use switchboard::shell::{Bar, Ending, Note, PanelLine, Pictogram};

/// Names with their values.
pub fn panel(lines: &[PanelLine]) -> Node {
    let line = |line: &PanelLine| {
        if line.name.is_empty() {
            Node::new("div").with("class", "line").of([Node::new("dt"), Node::text("dd", line.value.clone())])
        } else {
            Node::new("div")
                .with("class", "line")
                .of([Node::text("dt", line.name.clone()), Node::text("dd", line.value.clone())])
        }
    };
    Node::new("dl").of(lines.iter().map(line))
}

/// A label; the letter that chooses it together with Alt is an element of its own.
pub fn label_of(label: &str, letter: Option<char>) -> Node {
    let found = letter
        .and_then(|letter| label.char_indices().find(|(_, known)| known.to_lowercase().eq(letter.to_lowercase())));
    let parts = found.and_then(|(at, known)| {
        let (before, rest) = label.split_at_checked(at)?;
        let (letter, after) = rest.split_at_checked(known.len_utf8())?;
        Some([Node::text("span", before), Node::text("u", letter), Node::text("span", after)])
    });
    match parts {
        Some(parts) => Node::new("span").with("class", "label").of(parts),
        None => Node::text("span", label).with("class", "label"),
    }
}

/// A text that is being entered, with its cursor.
pub fn entry(label: &str, value: &str, cursor: usize) -> Node {
    let (before, after): (String, String) =
        (value.chars().take(cursor).collect(), value.chars().skip(cursor).collect());
    let text = [Node::text("span", before), Node::text("span", "").with("class", "cursor"), Node::text("span", after)];
    let field = Node::new("span").with("role", "textbox").with("aria-label", label).with("class", "field").of(text);
    Node::new("p").with("class", "entry").of([Node::text("span", label), field])
}

/// A table, one of whose rows may be marked. Each cell knows its column, for records where the table has no room.
pub fn table(header: &[String], rows: &[Vec<String>], current: Option<usize>) -> Node {
    let names = header.iter().map(|name| Node::text("th", name.clone()));
    let head = Node::new("thead").of([Node::new("tr").of(names)]);
    let row = |(place, row): (usize, &Vec<String>)| {
        let cell = |(name, cell): (&String, &String)| Node::text("td", cell.clone()).with("data-column", name.clone());
        let node = Node::new("tr").of(header.iter().zip(row).map(cell));
        if current == Some(place) { node.with("class", "current").with("aria-current", "true") } else { node }
    };
    let body = Node::new("tbody").of(rows.iter().enumerate().map(row));
    let table = Node::new("table").of([head, body]);
    Node::new("div").with("class", "table").with("tabindex", "0").with("role", "group").of([table])
}

/// Bars, one of which may be marked.
pub fn chart(title: &str, bars: &[Bar], current: Option<usize>) -> Node {
    let highest = bars.iter().map(|bar| bar.height).max().unwrap_or(1).max(1);
    let bar = |(place, Bar { label, height, value }): (usize, &Bar)| {
        let line = Node::new("div").with("class", if current == Some(place) { "bar current" } else { "bar" });
        let share = height.saturating_mul(100) / highest;
        line.of([
            Node::text("span", label.clone()),
            Node::new("i").with("style", format!("--share:{share}%")),
            Node::text("span", value.clone()),
        ])
    };
    let bars: Vec<Node> = bars.iter().enumerate().map(bar).collect();
    Node::new("figure").of([Node::text("figcaption", title)]).of(bars)
}

/// What ended a game: the result, its stars and its numbers.
pub fn ending(ending: &Ending) -> Node {
    let stars = ending.stars.iter().map(|(words, earned)| {
        let class = if *earned { "earned" } else { "" };
        Node::text("span", format!("{} {words}", if *earned { "★" } else { "☆" })).with("class", class)
    });
    let stars = Node::new("p").with("class", "stars").of(stars);
    let levels = ending.levels.iter().map(|(_, _, words)| words.clone());
    let words = ending.words.iter().cloned().chain(levels).collect::<Vec<_>>().join(" · ");
    let result = Node::text("h1", ending.result.clone());
    Node::new("div").with("class", "ending").of([result, stars, Node::text("p", words)])
}

/// What was found, one below the other.
pub fn notes(title: &str, notes: &[Note]) -> Node {
    let notes = notes.iter().map(|note| {
        let place = (!note.place.is_empty()).then(|| Node::text("strong", note.place.clone()));
        let cures = note.cures.iter().map(|cure| Node::text("span", format!("→ {cure}")).with("class", "cure"));
        let class = if note.pictogram == Some(Pictogram::Faulty) { "note faulty" } else { "note" };
        let said = place.into_iter().chain([Node::text("span", note.text.clone())]).chain(cures);
        Node::new("li").with("class", class).of(said)
    });
    let notes: Vec<Node> = notes.collect();
    let list = (!notes.is_empty()).then(|| Node::new("ul").of(notes));
    let title = (!title.is_empty()).then(|| Node::text("h2", title.to_owned()));
    Node::new("div").with("class", "card findings").of(title.into_iter().chain(list))
}
