#!/bin/sh
# Checks that the library compiles for the web (wasm32-unknown-unknown), with the compiler that wasm_compiler.sh finds.
# Usage: wasm.sh [FURTHER ARGUMENTS OF cargo check]
set -eu
cd "$(dirname "$0")/../.."
. tests/setup/wasm_compiler.sh
# a folder of its own, so that it waits for no other build and undoes none
# shellcheck disable=SC2086
exec "${CARGO:-cargo}" check --locked --lib --no-default-features --target "$target" --target-dir "$into/build" $std_flags "$@"
