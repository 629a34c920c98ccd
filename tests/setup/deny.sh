#!/bin/sh
# Holds the dependencies against deny.toml with cargo-deny: licences, bans and sources, and advisories where their database can be
# fetched. cargo-deny is built once (some minutes) and kept in target/tools; crates.io's check sums and its lock file pin what it is.
set -eu

VERSION=0.20.2
CARGO=${CARGO:-cargo}
tools=target/tools
deny=$tools/bin/cargo-deny

if [ "$("$deny" --version 2>/dev/null)" != "cargo-deny $VERSION" ]; then
    # unoptimised: it is built sooner than it is slow
    CARGO_PROFILE_DEV_DEBUG=0 "$CARGO" install --debug --locked --root "$tools" --target-dir "$tools/build" --version "$VERSION" cargo-deny
    rm -rf "$tools/build"
fi
"$deny" --locked --log-level error check licenses bans sources
if "$deny" --locked fetch db >/dev/null 2>&1; then
    "$deny" --locked --log-level error check --disable-fetch advisories
else
    echo "The database of advisories cannot be fetched here: they were not looked at." >&2
fi
