# Finds a compiler for the web, for scripts that read this with `.` in the project's folder: rustup's, if it has or can add the standard
# library for wasm32-unknown-unknown, else Debian's with the sources of its standard library, unpacked into target/wasm, not installed. Exports what
# cargo must know, and sets `std_flags` to what it must be told. WASM_FROM=debian takes Debian's compiler in any case.
# shellcheck shell=sh
target=wasm32-unknown-unknown
into=$PWD/target/wasm
std_flags=

has_std() {
    [ "${WASM_FROM:-}" != debian ] || return 1
    sysroot=$(rustc --print sysroot) && ls "$sysroot/lib/rustlib/$target/lib"/libstd-*.rlib >/dev/null 2>&1
}

unpack_debians() {
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
}

if [ "${WASM_FROM:-}" != debian ] && ! has_std && command -v rustup >/dev/null 2>&1; then
    rustup target add $target >/dev/null 2>&1 || echo "rustup has no $target for this compiler; Debian's is taken." >&2
fi
if ! has_std; then
    [ -x "$into/rustc" ] && "$into/rustc" --version >/dev/null 2>&1 || unpack_debians
    "$into/rustc" --version >&2
    # the linker is that of the project's own compiler; Debian's may be newer than what clippy and rustfmt know: only its errors count
    own=$(rustc --print sysroot)
    host=$(rustc -vV | sed -n 's/^host: //p')
    export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER="$own/lib/rustlib/$host/bin/rust-lld"
    export RUSTC="$into/rustc" RUSTDOC="$into/rustdoc" RUSTC_BOOTSTRAP=1 RUSTUP_TOOLCHAIN="${RUSTUP_TOOLCHAIN:-stable}"
    std_flags="-Z build-std=std,panic_abort"
fi
