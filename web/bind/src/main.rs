//! Writes the glue between JavaScript and a .wasm file, as `wasm-bindgen --target web` does: `bind IN.wasm NAME OUT_FOLDER`
//! makes NAME.js and NAME_bg.wasm.

use std::process::ExitCode;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let (Some(input), Some(name), Some(out)) = (words.next(), words.next(), words.next()) else {
        eprintln!("usage: switchboard-web-bind IN.wasm NAME OUT_FOLDER");
        return ExitCode::from(2);
    };
    let mut bindgen = Bindgen::new();
    let written = bindgen
        .input_path(input)
        .web(true)
        .and_then(|web| web.typescript(false).omit_default_module_path(false).out_name(&name).generate(&out));
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{fault:#}");
            ExitCode::FAILURE
        }
    }
}
