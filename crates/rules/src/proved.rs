//! Elements at places that are proved: by `Program::verify`, or by the plan that gave them out.

/// The element at a proved place. Where `list[place]` would keep the place and the length at hand for its message, this keeps nothing: the
/// machine's loop has no register to spare.
#[inline(always)]
pub fn proved<T>(list: &[T], place: usize) -> &T {
    match list.get(place) {
        Some(element) => element,
        None => broken(),
    }
}

/// [`proved`], to be written to.
#[inline(always)]
pub fn proved_mut<T>(list: &mut [T], place: usize) -> &mut T {
    match list.get_mut(place) {
        Some(element) => element,
        None => broken(),
    }
}

/// The elements from a proved place on, as many as an array has.
#[inline(always)]
pub fn proved_chunk<const N: usize>(list: &[u8], place: usize) -> [u8; N] {
    match list.get(place..).and_then(|rest| rest.first_chunk()) {
        Some(chunk) => *chunk,
        None => broken(),
    }
}

/// [`proved_chunk`], to be written to.
#[inline(always)]
pub fn proved_chunk_mut<const N: usize>(list: &mut [u8], place: usize) -> &mut [u8; N] {
    match list.get_mut(place..).and_then(|rest| rest.first_chunk_mut()) {
        Some(chunk) => chunk,
        None => broken(),
    }
}

#[cold]
#[inline(never)]
#[expect(clippy::panic, reason = "a broken invariant fails loudly")]
fn broken() -> ! {
    panic!("a place of a program or of its memory that was proved is not there")
}
