//! A study as table, as plot, in a sentence and as comma-separated values.

use super::compare::told;
use super::tables::Cells;
use crate::narrate::Texts;
use crate::plot::{Mark, Plot};
use crate::shell::press_sums::PressDay;
use crate::shell::study::{BlockResult, Compared, LEAST_PAIRS, Measure, Study, compare, results};
use crate::shell::words::{name, value};

/// A study with what came of it so far.
#[derive(Debug, Clone, PartialEq)]
pub struct Studied {
    /// As it was set up.
    pub study: Study,
    /// Its blocks so far.
    pub blocks: Vec<BlockResult>,
    /// The comparison; none before the first pair.
    pub compared: Option<Compared>,
}

/// The setting in words, and its two values.
pub fn study_words(t: Texts, study: &Study) -> (String, [String; 2]) {
    let field = study.field();
    (name(t, field), [false, true].map(|is_second| value(t, field, study.value_of(is_second))))
}

impl Studied {
    /// What came of it in these days.
    pub fn new(study: &Study, days: &[PressDay]) -> Self {
        let blocks = results(study, days);
        let compared = compare(&blocks);
        Self { study: study.clone(), blocks, compared }
    }

    /// What came of it, in a sentence.
    pub fn sentence(&self, t: Texts) -> String {
        let (setting, [first, second]) = study_words(t, &self.study);
        let Some(compared) = self.compared else { return t.get("study-nothing-yet") };
        let measure = self.study.measure;
        let [one, other] = compared.means;
        let args = [
            ("setting", setting.into()),
            ("measure", t.get(&format!("measure-{}", measure.word())).into()),
            ("first", first.into()),
            ("second", second.into()),
            ("one", told(t, measure, one).into()),
            ("other", told(t, measure, other).into()),
            ("difference", told(t, measure, other - one).into()),
            ("pairs", compared.pairs.into()),
        ];
        let means = t.with("study-means", &args);
        let tells = match compared.p {
            Some(p) => t.with("study-p", &[("p", probability(t, p).into())]),
            None => t.with("study-no-p", &[("pairs", LEAST_PAIRS.into())]),
        };
        format!("{means} {tells}")
    }

    /// A row for each block.
    pub fn table(&self, t: Texts) -> Cells {
        let (_, [first, second]) = study_words(t, &self.study);
        let measure = self.study.measure;
        let header = ["study-block", "study-value", "col-presses", "col-minutes"].map(|id| t.get(id));
        let header = header.into_iter().chain([t.get(&format!("measure-{}", measure.word()))]).collect();
        let row = |block: &BlockResult| {
            vec![
                (block.block + 1).to_string(),
                if block.is_second { &second } else { &first }.clone(),
                block.sums.presses.to_string(),
                (block.sums.play_ms.saturating_add(30_000) / 60_000).to_string(),
                block.value.map(|number| told(t, measure, number)).unwrap_or_default(),
            ]
        };
        (header, self.blocks.iter().map(row).collect())
    }

    /// A dot for each block in the order in which they were played, so that learning is seen; a bar in ranges tells the second value.
    pub fn plot(&self, t: Texts) -> Plot {
        let measure = self.study.measure;
        let (per_unit, times) = if measure == Measure::Answer { (1_000, 1.0) } else { (10, 10.0) };
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is kept within the range")]
        let whole = |number: f64| (number * times).clamp(0.0, 1e8).round() as u32;
        let mark = |block: &BlockResult| match block.value {
            None => Mark::None,
            Some(number) if block.is_second => Mark::Bar(whole(number)),
            Some(number) => Mark::Point(whole(number)),
        };
        let label = |block: &BlockResult| format!("{}{}", block.block + 1, if block.is_second { "B" } else { "A" });
        let (_, [first, second]) = study_words(t, &self.study);
        let measure = t.get(&format!("measure-{}", measure.word()));
        let args = [("measure", measure.into()), ("first", first.into()), ("second", second.into())];
        Plot {
            title: t.with("study-plot", &args),
            marks: self.blocks.iter().map(|block| (label(block), mark(block))).collect(),
            least: per_unit,
            per_unit,
            point: t.get("decimal-point"),
        }
    }

    /// A row for each block, for other programs (docs/desk.md).
    pub fn csv(&self, player: &str) -> Vec<u8> {
        const NAMES: [&str; 17] = [
            "player",
            "study",
            "setting",
            "measure",
            "pair",
            "block",
            "value",
            "is_second",
            "presses",
            "dropped",
            "choices",
            "took_back",
            "play_s",
            "lit_q1_ms",
            "lit_median_ms",
            "lit_q3_ms",
            "measured",
        ];
        let mut writer = csv::Writer::from_writer(Vec::new());
        // writing to memory cannot fail
        let _ = writer.write_record(NAMES);
        let study = &self.study;
        for BlockResult { block, is_second, sums, value } in &self.blocks {
            let quarter = |number| sums.lit.quarter(number).map(|ms| ms.to_string()).unwrap_or_default();
            let _ = writer.write_record([
                player.to_owned(),
                study.seed.to_string(),
                study.key.clone(),
                study.measure.word().to_owned(),
                (block / 2 + 1).to_string(),
                (block + 1).to_string(),
                study.value_of(*is_second).to_owned(),
                u8::from(*is_second).to_string(),
                sums.presses.to_string(),
                sums.filtered.iter().sum::<u64>().to_string(),
                sums.choices.to_string(),
                sums.took_back.to_string(),
                (sums.play_ms / 1_000).to_string(),
                quarter(1),
                quarter(2),
                quarter(3),
                value.map(|number| format!("{number:.3}")).unwrap_or_default(),
            ]);
        }
        writer.into_inner().unwrap_or_default()
    }
}

/// A probability in thousandths.
fn probability(t: Texts, p: f64) -> String {
    format!("{p:.3}").replace('.', &t.get("decimal-point"))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::language::Language;
    use crate::shell::study::Block;

    #[test]
    fn a_study_is_told_in_every_language() {
        let study: Study = "1 7 interval 1000 1500 1200 6 presses:40 pace 12 0 runs".parse().unwrap();
        assert_eq!(study.block, Block::Presses(40));
        let mut studied = Studied::new(&study, &[]);
        for block in &mut studied.blocks {
            block.value = Some(if block.is_second { 4.0 } else { 5.25 });
        }
        studied.compared = compare(&studied.blocks);
        for language in Language::ALL {
            let t = Texts::new(language);
            let sentence = studied.sentence(t);
            assert!(sentence.contains(&format!("0{}031", t.get("decimal-point"))), "{sentence}");
            let (header, rows) = studied.table(t);
            assert!(rows.len() == 12 && rows.iter().all(|row| row.len() == header.len()));
            assert_eq!(studied.plot(t).marks.len(), 12);
        }
        let csv = String::from_utf8(studied.csv("ab12")).unwrap();
        assert_eq!(csv.lines().count(), 13);
        assert!(csv.lines().all(|line| line.split(',').count() == 17), "{csv}");
    }
}
