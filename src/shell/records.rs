//! Tables without room for all their columns: which columns are drawn, and what is read as records of names and values.

/// A table of which fewer columns fit is read as records alone.
const LEAST_COLUMNS: usize = 5;

/// How many columns of a table are drawn, from the first, where so many of all fit. What the current row has in the others is read
/// below them; without a current row all are drawn or none.
pub fn columns_drawn(fit: usize, all: usize, current: Option<usize>) -> usize {
    if fit >= all || (fit >= LEAST_COLUMNS && current.is_some()) { fit } else { 0 }
}

/// What the current row has from this column on, as a record of names and values; without a current row, a record of each. What is
/// empty is left out.
pub fn records<'r>(
    header: &'r [String],
    rows: &'r [Vec<String>],
    current: Option<usize>,
    from: usize,
) -> Vec<Vec<(&'r str, &'r str)>> {
    let read = rows.iter().enumerate().filter(|(index, _)| current.is_none_or(|current| current == *index));
    let record = |(_, cells): (usize, &'r Vec<String>)| {
        let pairs = header.iter().zip(cells).skip(from).filter(|(_, value)| !value.is_empty());
        pairs.map(|(name, value)| (name.as_str(), value.as_str())).collect()
    };
    read.map(record).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_columns_are_drawn_only_above_the_record_of_the_current_row() {
        assert_eq!(columns_drawn(3, 3, None), 3);
        assert_eq!([columns_drawn(7, 9, Some(0)), columns_drawn(4, 9, Some(0)), columns_drawn(7, 9, None)], [7, 0, 0]);
    }

    #[test]
    fn records_leave_out_what_is_empty() {
        let words = |words: [&str; 3]| words.map(str::to_owned).to_vec();
        let (header, rows) =
            (words(["No.", "Event", "Move"]), [words(["1", "start", ""]), words(["2", "move", "3,2"])]);
        assert_eq!(records(&header, &rows, Some(0), 0), [[("No.", "1"), ("Event", "start")]]);
        assert_eq!(
            records(&header, &rows, None, 1),
            [vec![("Event", "start")], vec![("Event", "move"), ("Move", "3,2")]]
        );
    }
}
