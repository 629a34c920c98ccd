//! Sets of objects, and movements by layer, in a few machine words.

#![expect(clippy::indexing_slicing, reason = "a game is built with as many words as its objects and layers need")]

/// A fixed number of machine words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bits<const W: usize>(pub [u64; W]);

impl<const W: usize> Default for Bits<W> {
    fn default() -> Self {
        Self([0; W])
    }
}

/// How many layers share a machine word: five bits each, for up, down, left, right and action.
pub const LAYERS_A_WORD: usize = 12;

impl<const W: usize> Bits<W> {
    /// With this bit alone.
    pub fn single(bit: usize) -> Self {
        let mut bits = Self::default();
        bits.set(bit);
        bits
    }

    /// With these bits alone.
    pub fn of(bits: impl IntoIterator<Item = usize>) -> Self {
        let mut set = Self::default();
        bits.into_iter().for_each(|bit| set.set(bit));
        set
    }

    /// Adds a bit.
    pub fn set(&mut self, bit: usize) {
        self.0[bit / 64] |= 1 << (bit % 64);
    }

    /// Reads bytes, the lowest bits first.
    #[inline]
    pub fn from_bytes(bytes: &[u8]) -> Self {
        let mut bits = Self::default();
        // most games have at most eight objects
        if let ([byte], Some(word)) = (bytes, bits.0.first_mut()) {
            *word = u64::from(*byte);
            return bits;
        }
        for (word, part) in bits.0.iter_mut().zip(bytes.chunks(8)) {
            *word = part.iter().rev().fold(0, |sum, byte| sum << 8 | u64::from(*byte));
        }
        bits
    }

    /// Writes bytes, as many as there is room for.
    #[inline]
    pub fn to_bytes(self, bytes: &mut [u8]) {
        if let ([byte], Some(word)) = (&mut *bytes, self.0.first()) {
            *byte = word.to_le_bytes()[0];
            return;
        }
        for (word, part) in self.0.iter().zip(bytes.chunks_mut(8)) {
            part.iter_mut().zip(word.to_le_bytes()).for_each(|(byte, of)| *byte = of);
        }
    }

    /// Whether it has none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    /// Whether it has all bits of the other.
    #[inline]
    pub fn contains(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).all(|(a, b)| a & b == *b)
    }

    /// Whether they have a bit in common.
    #[inline]
    pub fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).any(|(a, b)| a & b != 0)
    }

    /// The bits of both.
    #[inline]
    #[must_use]
    pub fn and(mut self, other: &Self) -> Self {
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a &= b);
        self
    }

    /// The bits of either.
    #[inline]
    #[must_use]
    pub fn or(mut self, other: &Self) -> Self {
        self.add(other);
        self
    }

    /// Without the bits of the other.
    #[inline]
    #[must_use]
    pub fn without(mut self, other: &Self) -> Self {
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a &= !b);
        self
    }

    /// Adds the bits of the other.
    #[inline]
    pub fn add(&mut self, other: &Self) {
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a |= b);
    }

    /// Its bits, the lowest first.
    pub fn bits(self) -> impl Iterator<Item = usize> {
        self.0.into_iter().enumerate().flat_map(|(at, mut word)| {
            std::iter::from_fn(move || {
                let bit = usize::try_from(word.trailing_zeros()).ok().filter(|_| word != 0)?;
                word &= word - 1;
                Some(at * 64 + bit)
            })
        })
    }

    /// The five bits of a layer.
    #[inline]
    pub fn layer(&self, layer: usize) -> u8 {
        (self.0[layer / LAYERS_A_WORD] >> (5 * (layer % LAYERS_A_WORD))).to_le_bytes()[0] & 31
    }

    /// Adds these five bits to a layer.
    #[inline]
    pub fn add_layer(&mut self, layer: usize, five: u8) {
        self.0[layer / LAYERS_A_WORD] |= u64::from(five) << (5 * (layer % LAYERS_A_WORD));
    }

    /// Takes these five bits from a layer.
    #[inline]
    pub fn clear_layer(&mut self, layer: usize, five: u8) {
        self.0[layer / LAYERS_A_WORD] &= !(u64::from(five) << (5 * (layer % LAYERS_A_WORD)));
    }
}
