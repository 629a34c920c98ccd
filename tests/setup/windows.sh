#!/bin/sh
# Checks that the library and the program compile for Windows (x86_64-pc-windows-gnu). Links nothing and runs nothing.
set -eu
cd "$(dirname "$0")/../.."
target=x86_64-pc-windows-gnu
cargo=${CARGO:-cargo}

if ! ls "$(rustc --print sysroot)/lib/rustlib/$target/lib"/libstd-*.rlib >/dev/null 2>&1; then
    if ! command -v rustup >/dev/null 2>&1 || ! rustup target add $target; then
        echo "The standard library for $target is missing: rustup target add $target" >&2
        exit 1
    fi
fi
"$cargo" check --locked --lib --bins --target $target
