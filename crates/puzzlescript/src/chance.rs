//! Random numbers as PuzzleScript draws them: RC4 keyed with the text of a seed, seven bytes per number. Recorded games
//! depend on exactly these numbers.

/// A random number generator. Without a seed it always gives 0.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct PuzzleChance {
    table: Vec<u8>,
    i: u8,
    j: u8,
    seed: String,
    /// Numbers drawn.
    drawn: u32,
}

impl PuzzleChance {
    /// A generator with this seed.
    pub fn new(seed: &str) -> Self {
        let mut key: Vec<u8> = seed
            .encode_utf16()
            .flat_map(|unit| {
                let [high, low] = unit.to_be_bytes();
                (high != 0).then_some(high).into_iter().chain([low])
            })
            .collect();
        let mut chance = Self { table: (0..=255).collect(), i: 0, j: 0, seed: seed.to_owned(), drawn: 0 };
        if key.is_empty() {
            key.push(0);
        }
        let mut j = 0u8;
        for (i, letter) in (0..=255u8).zip(key.iter().cycle()) {
            j = j.wrapping_add(chance.at(i)).wrapping_add(*letter);
            chance.table.swap(i.into(), j.into());
        }
        chance
    }

    #[expect(clippy::indexing_slicing, reason = "a table has an entry for every byte")]
    fn at(&self, index: u8) -> u8 {
        self.table[usize::from(index)]
    }

    fn byte(&mut self) -> u8 {
        if self.table.is_empty() {
            return 0;
        }
        self.i = self.i.wrapping_add(1);
        self.j = self.j.wrapping_add(self.at(self.i));
        self.table.swap(self.i.into(), self.j.into());
        self.at(self.at(self.i).wrapping_add(self.at(self.j)))
    }

    /// Its seed.
    pub fn seed(&self) -> &str {
        &self.seed
    }

    /// How many numbers were drawn so far.
    pub fn drawn(&self) -> u32 {
        self.drawn
    }

    /// A random number from 0 to `count` - 1; 0 if `count` is 0.
    pub fn below(&mut self, count: usize) -> usize {
        self.drawn = self.drawn.saturating_add(1);
        let number = (0..7).fold(0u64, |sum, _| sum * 256 + u64::from(self.byte()));
        // as the original: a fraction of 256^7 - 1, which floating point rounds to 256^7
        #[allow(clippy::cast_precision_loss, clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let index = (number as f64 / 72_057_594_037_927_935.0 * count as f64).floor() as usize;
        index.min(count.saturating_sub(1))
    }
}
