//! Plots as SVG texts: bars, or values with their quartiles, one a label. Pure; colours are handed in, so that the same plot is drawn on
//! a screen in any looks and on paper.

use az::SaturatingAs;
use std::fmt::Write;

/// The size of a plot in its own units.
pub const SIZE: (u16, u16) = (560, 200);
/// Where the plot itself lies in it: left, top, right, bottom.
const LEFT: f64 = 58.0;
const TOP: f64 = 36.0;
const RIGHT: f64 = 552.0;
const BOTTOM: f64 = 168.0;
/// How many lines the scale has at most.
const LINES: u32 = 5;
/// How many labels there is room for below.
const LABELS: usize = 8;

/// What is drawn over a label.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// Nothing: there is no value.
    None,
    /// A bar from zero.
    Bar(u32),
    /// A point, with a line from the first to the last of these: a median between its quartiles.
    Range(u32, u32, u32),
    /// A point.
    Point(u32),
}

impl Mark {
    /// Its value: of a range the middle one.
    pub fn value(self) -> Option<u32> {
        match self {
            Self::None => None,
            Self::Bar(value) | Self::Point(value) | Self::Range(_, value, _) => Some(value),
        }
    }

    fn highest(self) -> u32 {
        match self {
            Self::None => 0,
            Self::Bar(value) | Self::Point(value) | Self::Range(_, _, value) => value,
        }
    }
}

/// A plot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plot {
    /// What it shows, with its unit.
    pub title: String,
    /// The labels below, each with what is drawn over it.
    pub marks: Vec<(String, Mark)>,
    /// The scale ends here at least.
    pub least: u32,
    /// The values are this many to one of the unit: 1000 where they are milliseconds and the unit is the second.
    pub per_unit: u32,
    /// Between whole numbers and tenths, in the language of the title.
    pub point: String,
}

/// The colours of a plot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ink<'a> {
    /// Of words and points.
    pub words: &'a str,
    /// Of the lines of the scale.
    pub lines: &'a str,
    /// Of bars and ranges.
    pub marks: &'a str,
}

/// On white paper.
pub const PAPER: Ink<'_> = Ink { words: "#1a1a1a", lines: "#c8c8c8", marks: "#2f6db5" };

/// The distance of the lines of a scale that reaches `most`: one, two or five, and zeros.
fn step(most: u32) -> u32 {
    let steps = (0..9).flat_map(|zeros| [1, 2, 5].map(|first: u32| first * 10_u32.pow(zeros)));
    steps.into_iter().find(|step| step.saturating_mul(LINES) >= most).unwrap_or(1_000_000_000)
}

/// A text within SVG.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            letter if letter.is_control() => {}
            letter => safe.push(letter),
        }
    }
    safe
}

impl Plot {
    /// The plot in words: its title, and each label with its value.
    pub fn words(&self) -> String {
        let values =
            self.marks.iter().filter_map(|(label, mark)| Some(format!("{label}: {}", self.value_words(*mark)?)));
        format!("{}. {}", self.title, values.collect::<Vec<_>>().join(", "))
    }

    /// A value in words; none where there is none.
    pub fn value_words(&self, mark: Mark) -> Option<String> {
        match mark {
            Mark::None => None,
            Mark::Bar(value) | Mark::Point(value) => Some(self.number(value)),
            Mark::Range(low, median, high) => {
                let [low, median, high] = [low, median, high].map(|value| self.number(value));
                Some(format!("{median} ({low} – {high})"))
            }
        }
    }

    /// A value of the scale in words, to a tenth.
    fn number(&self, value: u32) -> String {
        let unit = self.per_unit.max(1);
        let tenths = u64::from(value).saturating_mul(10).saturating_add(u64::from(unit) / 2) / u64::from(unit);
        match tenths % 10 {
            0 => (tenths / 10).to_string(),
            rest => format!("{}{}{rest}", tenths / 10, self.point),
        }
    }

    /// The plot as an SVG text.
    pub fn svg(&self, ink: Ink<'_>) -> String {
        let most = self.marks.iter().map(|(_, mark)| mark.highest()).max().unwrap_or(0).max(self.least).max(1);
        let step = step(most);
        let top = most.div_ceil(step).saturating_mul(step);
        let y = |value: u32| BOTTOM - (BOTTOM - TOP) * f64::from(value) / f64::from(top);
        let title = escaped(&self.title);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" role=\"img\" \
             font-size=\"15\"><title>{title}</title><text x=\"8\" y=\"18\" font-size=\"17\" font-weight=\"bold\" \
             fill=\"{}\">{title}</text>",
            SIZE.0, SIZE.1, ink.words
        );
        for line in 0..=top / step {
            let (value, y) = (line * step, y(line * step));
            // writing to a String cannot fail
            let _ = write!(
                svg,
                "<line x1=\"{LEFT}\" y1=\"{y:.1}\" x2=\"{RIGHT}\" y2=\"{y:.1}\" stroke=\"{}\"/><text x=\"{}\" \
                 y=\"{:.1}\" text-anchor=\"end\" fill=\"{}\">{}</text>",
                ink.lines,
                LEFT - 8.0,
                y + 4.5,
                ink.words,
                self.number(value)
            );
        }
        self.draw_marks(&mut svg, ink, y);
        svg.push_str("</svg>");
        svg
    }

    fn draw_marks(&self, svg: &mut String, ink: Ink<'_>, y: impl Fn(u32) -> f64) {
        let count = self.marks.len().saturating_as::<u32>().max(1);
        let wide = (RIGHT - LEFT) / f64::from(count);
        let each = self.marks.len().div_ceil(LABELS).max(1);
        for ((place, (label, mark)), number) in self.marks.iter().enumerate().zip(0_u32..) {
            let middle = LEFT + wide * (f64::from(number) + 0.5);
            if place % each == 0 {
                let (below, label) = (BOTTOM + 20.0, escaped(label));
                let _ = write!(
                    svg,
                    "<text x=\"{middle:.1}\" y=\"{below}\" text-anchor=\"middle\" fill=\"{}\">{label}</text>",
                    ink.words
                );
            }
            let point = |value: u32| {
                let r = (wide * 0.2).clamp(3.0, 6.0);
                format!("<circle cx=\"{middle:.1}\" cy=\"{:.1}\" r=\"{r:.1}\" fill=\"{}\"/>", y(value), ink.words)
            };
            let bar = |low: f64, high: f64, share: f64| {
                let (width, height) = ((wide * share).min(46.0), (low - high).max(1.0));
                format!(
                    "<rect x=\"{:.1}\" y=\"{high:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" fill=\"{}\"/>",
                    middle - width / 2.0,
                    ink.marks
                )
            };
            match *mark {
                Mark::None => {}
                Mark::Bar(value) => svg.push_str(&bar(BOTTOM, y(value), 0.7)),
                Mark::Point(value) => svg.push_str(&point(value)),
                Mark::Range(low, median, high) => {
                    svg.push_str(&bar(y(low), y(high), 0.3));
                    svg.push_str(&point(median));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plot(marks: &[Mark]) -> Plot {
        let marks = marks.iter().enumerate().map(|(place, mark)| (format!("{place}."), *mark)).collect();
        Plot { title: "Presses <&>".to_owned(), marks, least: 0, per_unit: 1, point: ",".to_owned() }
    }

    #[test]
    fn the_scale_has_round_numbers_and_holds_everything() {
        for most in [1, 4, 7, 48, 99, 100, 101, 4_999, 2_000_000, u32::MAX] {
            let step = step(most);
            assert!(step.saturating_mul(LINES) >= most, "{most}");
            assert!(["1", "2", "5"].contains(&step.to_string().trim_end_matches('0')), "{most}: {step}");
        }
        assert_eq!(step(48), 10);
        let seconds = Plot { per_unit: 1_000, ..plot(&[]) };
        assert_eq!([1_500, 2_000, 949, 40].map(|ms| seconds.number(ms)), ["1,5", "2", "0,9", "0"]);
    }

    #[test]
    fn bars_end_where_their_value_is_on_the_scale() {
        let svg = plot(&[Mark::Bar(50), Mark::None, Mark::Bar(100)]).svg(PAPER);
        assert!(svg.contains("Presses &lt;&amp;&gt;") && !svg.contains("<&>"));
        assert_eq!(svg.matches("<rect").count(), 2, "nothing is drawn where nothing was");
        let heights: Vec<&str> = svg.split("height=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert_eq!(heights, ["66.0", "132.0"]);
    }

    #[test]
    fn a_range_lies_between_its_quartiles_and_long_labels_are_left_out() {
        let svg = plot(&[Mark::Range(10, 20, 40)]).svg(PAPER);
        assert!(svg.contains("<circle") && svg.contains("<rect"), "{svg}");
        assert_eq!(
            plot(&[Mark::Range(10, 20, 40), Mark::None, Mark::Bar(3)]).words(),
            "Presses <&>. 0.: 20 (10 – 40), 2.: 3"
        );
        let many = plot(&[Mark::Point(1); 40]).svg(PAPER);
        assert_eq!((many.matches("<circle").count(), many.matches("middle\"").count()), (40, 8));
        let _ = plot(&[]).svg(PAPER);
    }
}
