//! The manual's small part of markdown as elements: headings, lists, tables, code, **bold** and `code` words. Each element
//! tells at which line of the text it begins, so that the page can scroll to a line.

use crate::html::Node;
use switchboard::drawings::illustration_named;

/// The text as elements; `draw` makes the element of one of our own pictures, by its name.
pub fn markdown(text: &str, mut draw: impl FnMut(&str) -> Option<Node>) -> Node {
    let mut page = Reader::default();
    for (number, line) in text.lines().enumerate() {
        match illustration_named(line) {
            Some(name) => {
                page.end();
                page.nodes.extend(draw(name).map(|picture| picture.with("class", "illustration")));
            }
            None => page.line(number, line),
        }
    }
    page.end();
    Node::new("div").with("class", "scroll").of(page.nodes)
}

/// What lines gather to.
#[derive(Default)]
struct Reader {
    nodes: Vec<Node>,
    /// The element that goes on: its tag, the line at which it began, its words.
    open: Option<(&'static str, usize, String)>,
    rows: Vec<Node>,
    rows_from: usize,
    in_code: bool,
}

impl Reader {
    fn line(&mut self, number: usize, line: &str) {
        let trimmed = line.trim();
        if trimmed.starts_with("```") {
            self.end();
            self.in_code = !self.in_code;
            if self.in_code {
                self.open = Some(("pre", number, String::new()));
            }
            return;
        }
        if self.in_code {
            if let Some((_, _, words)) = &mut self.open {
                words.push_str(line);
                words.push('\n');
            }
            return;
        }
        let level = trimmed.chars().take_while(|c| *c == '#').count();
        let heading = trimmed.get(level..).and_then(|rest| rest.strip_prefix(' ')).filter(|_| level > 0);
        let item = trimmed.strip_prefix("* ").or_else(|| trimmed.strip_prefix("- "));
        if trimmed.is_empty() {
            self.end();
        } else if let Some(words) = heading {
            self.end();
            let tag = if level == 1 { "h2" } else { "h3" };
            self.nodes.push(spans(Node::new(tag).with("data-l", number), words.trim()));
        } else if let Some(words) = item {
            self.end();
            self.open = Some(("li", number, words.to_owned()));
        } else if let Some(cells) = trimmed.strip_prefix('|') {
            self.row(number, cells);
        } else if let Some((_, _, words)) = &mut self.open {
            words.push(' ');
            words.push_str(trimmed);
        } else {
            self.end();
            self.open = Some(("p", number, trimmed.to_owned()));
        }
    }

    fn row(&mut self, number: usize, cells: &str) {
        if self.rows.is_empty() {
            self.end();
            self.rows_from = number;
        }
        if cells.chars().all(|c| matches!(c, '-' | '|' | ' ' | ':')) {
            return;
        }
        let tag = if self.rows.is_empty() { "th" } else { "td" };
        let cells = cells.trim_end_matches('|').split('|').map(|cell| spans(Node::new(tag), cell.trim()));
        self.rows.push(Node::new("tr").of(cells));
    }

    /// What was open is whole.
    fn end(&mut self) {
        if !self.rows.is_empty() {
            let table = Node::new("table").of([Node::new("tbody").of(std::mem::take(&mut self.rows))]);
            self.nodes.push(table.with("data-l", self.rows_from));
        }
        let Some((tag, number, words)) = self.open.take() else { return };
        match tag {
            "li" => {
                let item = spans(Node::new("li").with("data-l", number), &words);
                match self.nodes.last_mut().filter(|last| last.tag == "ul") {
                    Some(list) => list.nodes.push(item),
                    None => self.nodes.push(Node::new("ul").of([item])),
                }
            }
            "pre" => self.nodes.push(Node::new("pre").with("data-l", number).of([Node::text("code", words)])),
            tag => self.nodes.push(spans(Node::new(tag).with("data-l", number), &words)),
        }
    }
}

/// A line with its `code` and **bold** parts.
fn spans(node: Node, line: &str) -> Node {
    if !line.contains('`') && !line.contains("**") {
        return Node { text: line.to_owned(), ..node };
    }
    let mut parts = Vec::new();
    for (place, part) in line.split('`').enumerate() {
        if place % 2 == 1 {
            parts.push(Node::text("code", part));
            continue;
        }
        let words = part.split("**").enumerate().filter(|(_, words)| !words.is_empty());
        parts.extend(words.map(|(place, words)| Node::text(if place % 2 == 1 { "strong" } else { "span" }, words)));
    }
    node.of(parts)
}

#[cfg(test)]
#[allow(clippy::indexing_slicing)]
mod tests {
    use super::*;

    #[test]
    fn headings_lists_tables_and_code_are_elements() {
        let page = markdown(
            "# Keys\n\nPress **Space**\nor `n`.\n- one\n  more\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n```\nx y\n```\n![](light)\n",
            |name| (name == "light").then(|| Node::new("img")),
        );
        let tags: Vec<&str> = page.nodes.iter().map(|node| node.tag).collect();
        assert_eq!(tags, ["h2", "p", "ul", "table", "pre", "img"]);
        let words: Vec<(&str, &str)> = page.nodes[1].nodes.iter().map(|node| (node.tag, node.text.as_str())).collect();
        let wanted = [("span", "Press "), ("strong", "Space"), ("span", " or "), ("code", "n"), ("span", ".")];
        assert_eq!(words, wanted);
        assert_eq!(page.nodes[2].nodes[0].text, "one more");
        assert_eq!(page.nodes[3].nodes[0].nodes[1].nodes[1].text, "2");
        assert_eq!(page.nodes[4].nodes[0].text, "x y\n");
        assert_eq!(page.nodes[1].attributes.get("data-l").unwrap(), "2");
    }
}
