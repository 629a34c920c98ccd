#!/bin/sh
# Installs the Debian or Ubuntu packages named that are missing: says so, uses sudo where not root,
# and names them where it cannot. Usage: packages.sh PACKAGE...
set -u

# A package may carry a suffix on some releases (libasound2 -> libasound2t64): one that provides the name counts.
is_installed() {
    dpkg-query -W -f='${db:Status-Status}\n' "$1" 2>/dev/null | grep -qx installed && return 0
    dpkg-query -W -f='${db:Status-Status} ${Provides}\n' 2>/dev/null | grep '^installed ' | grep -qE "[ ,]$1([ ,]|$)"
}

if ! command -v dpkg-query >/dev/null 2>&1; then
    # Not a Debian family machine: the build itself says what it misses.
    echo "This machine has no dpkg. If the build stops, install what these Debian packages hold: $*" >&2
    exit 0
fi

missing=""
for package in "$@"; do
    is_installed "$package" || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

if [ "$(id -u)" -eq 0 ]; then
    as_root=""
elif command -v sudo >/dev/null 2>&1; then
    as_root="sudo"
else
    echo "These packages are missing and only root can install them:$missing" >&2
    echo "Ask for: apt-get install$missing" >&2
    exit 1
fi

echo "Installing with apt-get:$missing"
# shellcheck disable=SC2086
if ! { DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y --no-install-recommends $missing ||
       { $as_root apt-get update && DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y --no-install-recommends $missing; }; }; then
    echo "apt-get could not install:$missing" >&2
    echo "Install them by hand, then say make again." >&2
    exit 1
fi
