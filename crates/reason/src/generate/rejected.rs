//! Why boards were rejected: what an author reads where no level was made.

/// Why a board was rejected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reject {
    /// The script left nothing to choose, or did not come to an end.
    Script,
    /// No solution was found.
    Unsolved,
    /// The solution is too short or too long.
    Length,
    /// There is more than one answer, or it could not be shown that there is one.
    Several,
    /// What can be given does not leave one answer in steps that are as easy as wanted.
    Laws,
}

/// How many boards were rejected, by reason.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Rejected {
    script: u32,
    unsolved: u32,
    length: u32,
    several: u32,
    laws: u32,
}

impl Rejected {
    pub(super) fn count(&mut self, reason: Reject) {
        *match reason {
            Reject::Script => &mut self.script,
            Reject::Unsolved => &mut self.unsolved,
            Reject::Length => &mut self.length,
            Reject::Several => &mut self.several,
            Reject::Laws => &mut self.laws,
        } += 1;
    }

    /// A plain part of a sentence for each reason, the most frequent first; empty if no board was rejected.
    pub fn text(self) -> String {
        let mut reasons = [
            (self.script, "where the script left nothing to choose"),
            (self.unsolved, "without a solution that was found"),
            (self.length, "with a solution shorter than Least or longer than Most"),
            (self.several, "with several answers, or too many ways to be sure of one (Unique)"),
            (self.laws, "that no givens make to one answer in steps as easy as Reasons asks"),
        ];
        reasons.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
        let told = reasons.iter().filter(|(count, _)| *count > 0).map(|(count, why)| format!("{count} {why}"));
        told.collect::<Vec<_>>().join("; ")
    }
}
