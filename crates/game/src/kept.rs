//! What a higher room made of a text of the game, kept beside the text so that it is made only once.

use std::any::Any;
use std::fmt;
use std::sync::{Arc, OnceLock};

/// A place for one value, empty at first. A copy is empty too, since the copied text may be changed.
#[derive(Default)]
pub struct Kept(OnceLock<Arc<dyn Any + Send + Sync>>);

impl Kept {
    /// The value, made now if it was not made before. Each place keeps values of one type: a value asked for as another type is made each
    /// time.
    pub fn get_or_make<T: Any + Send + Sync>(&self, make: impl Fn() -> T) -> Arc<T> {
        let kept = Arc::clone(self.0.get_or_init(|| Arc::new(make())));
        kept.downcast().unwrap_or_else(|_| Arc::new(make()))
    }
}

impl Clone for Kept {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl fmt::Debug for Kept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Kept")
    }
}
