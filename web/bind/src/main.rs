//! Makes a program of the page ready for a browser: `bind IN.wasm NAME OUT_FOLDER [--release]` writes NAME.js, the glue between
//! JavaScript and the program, and NAME_bg.wasm, as `wasm-bindgen --target web` does, and holds the program against its budget
//! (budgets.toml). `bind --crates FILE.wasm [WORD]` tells the bytes of each crate in a program that has its names, as those of
//! target/web-dev have, or its largest functions with this word in their names.

mod crates;

use crates::{Budgets, Program};
use std::path::Path;
use std::process::ExitCode;
use wasm_bindgen_cli_support::Bindgen;

const USAGE: &str = "usage: switchboard-web-bind IN.wasm NAME OUT_FOLDER [--release] | --crates FILE.wasm [WORD]";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["--crates", file] => Program::read(Path::new(file)).map(|program| program.print()),
        ["--crates", file, word] => Program::read(Path::new(file)).map(|program| program.print_functions(word)),
        [input, name, out] => bind(input, name, Path::new(out), false),
        [input, name, out, "--release"] => bind(input, name, Path::new(out), true),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}

/// Writes the glue and the program, which is held against its budget by the names of its functions; the release goes without them.
fn bind(input: &str, name: &str, out: &Path, is_release: bool) -> Result<(), String> {
    let write = |without_names: bool| {
        let mut bindgen = Bindgen::new();
        bindgen.input_path(input).remove_name_section(without_names);
        let web = bindgen.web(true).map_err(|fault| format!("{fault:#}"))?;
        let web = web.typescript(false).omit_default_module_path(false).out_name(name);
        web.generate(out).map_err(|fault| format!("{fault:#}"))
    };
    write(false)?;
    let program = Program::read(&out.join(format!("{name}_bg.wasm")))?;
    Budgets::read().check(name, &program, is_release)?;
    if is_release { write(true) } else { Ok(()) }
}
