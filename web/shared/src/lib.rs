//! What both of the page's programs need: the pack of games, a clock, and where panics are told.

pub mod pack;

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds of a clock that never goes back.
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    pub fn now_ms() -> f64;
    #[wasm_bindgen(js_namespace = console, js_name = error)]
    fn tell(words: &str);
}

/// Tells the console of a panic, before the program breaks off.
pub fn tell_of_panics() {
    std::panic::set_hook(Box::new(|info| tell(&info.to_string())));
}
