//! What who hears the page is told on the way from a first start to a finished level and the manual. The list is the one that the page in
//! Chromium (tests/web) and the window's tree for screen readers (tests/setup/screen_reader.py) are held against too.

use super::memory_store::MemoryStore;
use super::walks_kit::{Walk, Way, games};
use serde::Deserialize;
use switchboard::language::Language;
use switchboard::shell::{ChoiceId, Start};

/// What is pressed, by its label; nothing for the first page. And what is told then, the beginning of a line each.
#[derive(Deserialize)]
struct Step {
    press: String,
    told: Vec<String>,
}

fn list() -> Vec<Step> {
    serde_json::from_str(include_str!("../setup/told.json")).unwrap()
}

#[test]
fn names_of_screens_questions_results_and_help_are_told() {
    let mut store = MemoryStore::new(games(&["left-right"]));
    store.language = Language::English;
    store.manual = include_str!("../../help/en.md").to_owned();
    let mut walk = Walk::start(Way::Mouse, store, &Start::default());
    let mut before = Vec::new();
    for Step { press, told } in list() {
        let page = walk.page();
        let wanted = page.choices.iter().position(|choice| choice.enabled && choice.label == press);
        let is_pressed = press.is_empty() || wanted.is_some_and(|index| walk.choose(ChoiceId(index)));
        let labels = || page.choices.iter().map(|choice| choice.label.as_str()).collect::<Vec<_>>().join(" | ");
        assert!(is_pressed, "{press}: {}", labels());
        let now = walk.page().heard();
        let news: Vec<&str> =
            now.iter().filter(|line| !before.contains(*line)).map(|line| line.text.as_str()).collect();
        for line in told {
            assert!(news.iter().any(|news| news.starts_with(&line)), "{press}: {line:?} is not among {news:#?}");
        }
        before = now;
    }
}
