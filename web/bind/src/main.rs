//! Makes a program of the page ready for a browser: `bind IN.wasm NAME OUT_FOLDER [--release]` writes NAME.js, the glue between
//! JavaScript and the program, and NAME_bg.wasm, as `wasm-bindgen --target web` does, and holds the program against its budget
//! (budgets.toml). `bind --crates FILE.wasm [WORD]` tells the bytes of each crate in a program that has its names, as those of
//! target/web-dev have, or its largest functions with this word in their names.
//!
//! A program is cut into two modules by what a start and a first move call: `bind --count FILE.wasm OUT.wasm` makes a program
//! that notes which of its functions are called, and `bind --cut FOLDER/NAME FUNCTIONS [--release]` reads their indices, one a line,
//! and makes FOLDER/NAME_bg.wasm the primary module and FOLDER/NAME_secondary.wasm the other one.

mod crates;
mod parts;

use crates::{Budgets, Program};
use std::path::Path;
use std::process::ExitCode;
use wasm_bindgen_cli_support::Bindgen;

const USAGE: &str = "usage: switchboard-web-bind IN.wasm NAME OUT_FOLDER [--release] | --crates FILE.wasm [WORD] | \
    --count FILE.wasm OUT.wasm | --cut FOLDER/NAME FUNCTIONS [--release]";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["--crates", file] => Program::read(Path::new(file)).map(|program| program.print()),
        ["--crates", file, word] => Program::read(Path::new(file)).map(|program| program.print_functions(word)),
        ["--count", program, out] => read(program).and_then(|bytes| write(out, &parts::counting(&bytes)?)),
        ["--cut", program, functions] => cut(program, functions, false),
        ["--cut", program, functions, "--release"] => cut(program, functions, true),
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

fn read(file: &str) -> Result<Vec<u8>, String> {
    std::fs::read(file).map_err(|fault| format!("{file}: {fault}"))
}

fn write(file: &str, bytes: &[u8]) -> Result<(), String> {
    std::fs::write(file, bytes).map_err(|fault| format!("{file}: {fault}"))
}

/// Cuts the program of this name by the functions that the file lists. In a release the primary module is held against its budget.
fn cut(program: &str, functions: &str, is_release: bool) -> Result<(), String> {
    let listed = String::from_utf8(read(functions)?).map_err(|fault| format!("{functions}: {fault}"))?;
    let indices = listed.lines().map(|line| line.parse().map_err(|fault| format!("{functions}: {line}: {fault}")));
    let indices: parts::Functions = indices.collect::<Result<_, String>>()?;
    let whole = format!("{program}_bg.wasm");
    let made = parts::cut(&read(&whole)?, &indices).map_err(|fault| format!("{whole}: {fault}"))?;
    if is_release {
        Budgets::read().check_primary(made.primary.len())?;
    }
    write(&format!("{program}_secondary.wasm"), &made.secondary)?;
    write(&whole, &made.primary)
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
