#!/bin/sh
# Checks that the library compiles for the web (wasm32-unknown-unknown). Takes the standard library for it from rustup if that can
# be had, else a Rust compiler with the sources of its standard library from Debian's archive, unpacked into target/wasm, not installed.
# Usage: wasm.sh [FURTHER ARGUMENTS OF cargo check]; WASM_FROM=debian takes Debian's compiler even where rustup has the library.
set -eu
cd "$(dirname "$0")/../.."
target=wasm32-unknown-unknown
cargo=${CARGO:-cargo}
# a folder of its own, so that it waits for no other build and undoes none
into=$PWD/target/wasm
check="check --locked --lib --no-default-features --target $target --target-dir $into/build"

has_std() {
    [ "${WASM_FROM:-}" != debian ] || return 1
    sysroot=$(rustc --print sysroot) && ls "$sysroot/lib/rustlib/$target/lib"/libstd-*.rlib >/dev/null 2>&1
}

if [ "${WASM_FROM:-}" != debian ] && ! has_std && command -v rustup >/dev/null 2>&1; then
    rustup target add $target >/dev/null 2>&1 || echo "rustup has no $target for this compiler; Debian's is taken."
fi
if has_std; then
    # shellcheck disable=SC2086
    exec "$cargo" $check "$@"
fi

if [ ! -x "$into/rustc" ] || ! "$into/rustc" --version >/dev/null 2>&1; then
    for tool in apt-get apt-cache dpkg; do
        command -v $tool >/dev/null 2>&1 || {
            echo "There is no standard library for $target: neither rustup nor $tool is here." >&2
            echo "Install one (rustup target add $target) and say it again." >&2
            exit 1
        }
    done
    # what is left of a run that was broken off is of no use
    rm -rf "$into/debs" "$into/usr" "$into/rustc" "$into/rustdoc"
    mkdir -p "$into/debs"
    depends() { apt-cache depends --no-recommends "$1" | sed -n "s/.*Depends: <*\($2\)>*\$/\1/p" | head -n 1; }
    fetch() (
        # rustc-web names its library, that one names the LLVM it needs; all of them are of one version
        std=$(depends rustc-web 'libstd-rust-web-dev')
        driver=$(depends "${std:-rustc-web}" 'libstd-rust-web-[0-9.]*')
        llvm=$(depends "${driver:-rustc-web}" 'libllvm[0-9]*')
        [ -n "$std" ] && [ -n "$driver" ] && [ -n "$llvm" ] || return 1
        cd "$into/debs" && apt-get download -q rustc-web rust-web-src "$std" "$driver" "$llvm"
    )
    # the lists may be old or missing; only root can renew them
    fetch || { { [ "$(id -u)" -eq 0 ] && apt-get update -q || sudo -n apt-get update -q; } && fetch; } || {
        echo "Debian's archive has no usable rustc-web. Install a standard library for $target by rustup and say it again." >&2
        exit 1
    }
    for deb in "$into"/debs/*.deb; do dpkg -x "$deb" "$into"; done
    rm -rf "$into/debs"
    libraries=$(dirname "$(ls "$into"/usr/lib/*/libLLVM*.so* | head -n 1)")
    for tool in rustdoc rustc; do
        printf '#!/bin/sh\nexport LD_LIBRARY_PATH="%s${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"\nexec "%s/usr/bin/%s" "$@"\n' \
            "$libraries" "$into" "$tool" >"$into/$tool"
        chmod +x "$into/$tool"
    done
fi
"$into/rustc" --version
# the compiler may be newer than what clippy and rustfmt of the project know: only its errors count
export RUSTC="$into/rustc" RUSTDOC="$into/rustdoc" RUSTC_BOOTSTRAP=1 RUSTUP_TOOLCHAIN="${RUSTUP_TOOLCHAIN:-stable}"
# shellcheck disable=SC2086
exec "$cargo" $check -Z build-std=std,panic_abort "$@"
