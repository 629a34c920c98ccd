//! The program. All of it lives in the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    switchboard::cli::main()
}
