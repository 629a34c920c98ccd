//! Arrows where there is no board: from one choice to the next one in that direction. Pure.

use crate::play::Side;
use crate::scan::ScreenPlace;

/// The choice next to `here`, wrapping around at the edges; the first one if nothing is focused. Left and right follow
/// the order of the list; up and down go to the next row that has one, at the nearest column.
pub fn beside(places: Vec<(usize, ScreenPlace)>, here: Option<usize>, towards: Side) -> Option<usize> {
    let at = here.and_then(|index| places.iter().position(|(known, _)| *known == index));
    let Some(at) = at else { return places.first().map(|(index, _)| *index) };
    let (_, place) = *places.get(at)?;
    let last = places.len().checked_sub(1)?;
    let found = match towards {
        Side::Right => places.get(if at == last { 0 } else { at + 1 }),
        Side::Left => places.get(at.checked_sub(1).unwrap_or(last)),
        Side::Down | Side::Up => {
            let mut rows: Vec<u16> = places.iter().map(|(_, p)| p.row).collect();
            rows.sort_unstable();
            rows.dedup();
            let row = rows.iter().position(|r| *r == place.row)?;
            let bottom = rows.len().checked_sub(1)?;
            let target = match towards {
                Side::Down => rows.get(if row == bottom { 0 } else { row + 1 }),
                _ => rows.get(row.checked_sub(1).unwrap_or(bottom)),
            };
            let target = *target?;
            places.iter().filter(|(_, p)| p.row == target).min_by_key(|(_, p)| p.column.abs_diff(place.column))
        }
    };
    found.map(|(index, _)| *index)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_go_around() {
        let place = |row, column| ScreenPlace { row, column };
        let places = vec![(0, place(0, 0)), (1, place(0, 1)), (2, place(3, 0)), (3, place(4, 1))];
        for (here, towards, to) in [
            (Some(0), Side::Right, 1),
            (Some(3), Side::Right, 0),
            (Some(0), Side::Left, 3),
            (Some(1), Side::Down, 2),
            (Some(2), Side::Down, 3),
            (Some(3), Side::Down, 1),
            (Some(0), Side::Up, 3),
            (None, Side::Up, 0),
        ] {
            assert_eq!(beside(places.clone(), here, towards), Some(to), "{here:?} {towards:?}");
        }
    }
}
