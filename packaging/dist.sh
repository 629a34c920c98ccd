#!/bin/sh
# Makes the packages of this version in dist/, with SHA256SUMS. Usage: dist.sh [linux] [windows] [web]; all where none is named.
# LINUX_PROGRAM and WINDOWS_PROGRAM name programs that are built already.
set -eu
cd "$(dirname "$0")/.."
root=$PWD
. packaging/common.sh
cargo=${CARGO:-cargo}
[ $# -gt 0 ] || set -- linux windows web
mkdir -p dist
for what in "$@"; do
    case $what in
    linux)
        program=${LINUX_PROGRAM:-target/release/switchboard}
        [ -n "${LINUX_PROGRAM:-}" ] || "$cargo" build --locked --release
        sh packaging/linux/deb.sh "$program" dist
        sh packaging/linux/portable.sh "$program" dist
        ;;
    windows)
        target=x86_64-pc-windows-gnu
        program=${WINDOWS_PROGRAM:-target/$target/release/switchboard.exe}
        if [ -z "${WINDOWS_PROGRAM:-}" ]; then
            rustup target add $target
            CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER=x86_64-w64-mingw32-gcc \
                "$cargo" build --locked --release --target $target
        fi
        sh packaging/windows/package.sh "$program" dist
        ;;
    web)
        [ -d target/web ] || { echo "make web comes first: there is no target/web" >&2; exit 1; }
        rm -f "dist/switchboard-$version-web.zip"
        (cd target/web && LC_ALL=C find . -type f | LC_ALL=C sort | zip -q -9 -X "$root/dist/switchboard-$version-web.zip" -@)
        echo "dist/switchboard-$version-web.zip"
        ;;
    *)
        echo "there is no package $what: write linux, windows or web" >&2
        exit 2
        ;;
    esac
done
(cd dist && sha256sum -- *"$version"* >SHA256SUMS)
cat dist/SHA256SUMS
