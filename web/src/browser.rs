//! What the browser gives the program: its files and its clock.

use crate::disk::Keeper;
use jiff::tz::{Offset, TimeZone};
use jiff::{Timestamp, Zoned};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// The files of the browser that hold the journal, as the worker's script opens them.
    #[wasm_bindgen(js_namespace = keeper, js_name = read)]
    fn keeper_read(file: usize) -> Vec<u8>;
    #[wasm_bindgen(js_namespace = keeper, js_name = write)]
    fn keeper_write(file: usize, at: f64, bytes: &[u8]) -> bool;
    #[wasm_bindgen(js_namespace = keeper, js_name = cut)]
    fn keeper_cut(file: usize, length: f64) -> bool;
    #[wasm_bindgen(js_namespace = keeper, js_name = flush)]
    fn keeper_flush(file: usize) -> bool;
    #[wasm_bindgen(js_namespace = keeper, js_name = random)]
    fn keeper_random() -> u64;

    /// Loads the secondary module of this program, or throws (web/www/secondary.js).
    #[wasm_bindgen(js_name = loadSecondary)]
    fn load_secondary();

    type Date;
    #[wasm_bindgen(constructor)]
    fn today() -> Date;
    #[wasm_bindgen(method, js_name = getTimezoneOffset)]
    fn minutes_behind(this: &Date) -> i32;
}

/// Loads the secondary module of this program. It keeps the import in the program, for the stubs that are made when the
/// program is cut in two (web/bind/src/parts.rs).
#[wasm_bindgen]
pub fn whole() {
    load_secondary();
}

/// Date and time where the browser is; how far it is from Greenwich now is all that is known of its time zone.
pub fn wall_clock() -> Zoned {
    let offset = Offset::from_seconds(-60 * Date::today().minutes_behind()).unwrap_or(Offset::UTC);
    Timestamp::now().to_zoned(TimeZone::fixed(offset))
}

/// The files of the browser.
pub struct BrowserFiles;

impl Keeper for BrowserFiles {
    fn read(&self, file: usize) -> Vec<u8> {
        keeper_read(file)
    }
    fn write(&self, file: usize, at: u64, bytes: &[u8]) -> bool {
        keeper_write(file, at as f64, bytes)
    }
    fn cut(&self, file: usize, length: u64) -> bool {
        keeper_cut(file, length as f64)
    }
    fn flush(&self, file: usize) -> bool {
        keeper_flush(file)
    }
    fn random(&self) -> u64 {
        keeper_random()
    }
}
