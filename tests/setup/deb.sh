#!/bin/sh
# For developers: the Debian package as its user meets it, on fresh systems made by debootstrap (kept in target/systems). Installs it,
# plays a level with one key in the real window, puts a newer version over it, removes it, and looks at the players' folder each time.
# Usage, as root: sh tests/setup/deb.sh PACKAGE.deb [SUITE...] (bookworm and trixie where none is named).
# Needs debootstrap, lintian, desktop-file-utils, appstream and what package_key.py needs. Only the display is this machine's: the
# new system has nothing but what the package asks for.
set -eu
cd "$(dirname "$0")/../.."
package=$1
shift
[ $# -gt 0 ] || set -- bookworm trixie
display=${DISPLAY_NUMBER:-86}
systems=${SYSTEMS:-target/systems}
pictures=target/package

lintian --fail-on error --suppress-tags bogus-mail-host,no-manual-page "$package"
desktop-file-validate packaging/linux/switchboard.desktop
# a name of the form org.example.Name needs an address that is ours
appstreamcli validate --no-net --override cid-desktopapp-is-not-rdns=info packaging/linux/switchboard.metainfo.xml

mounted=""
cleanup() {
    for place in $mounted; do umount "$place" 2>/dev/null || umount -l "$place" || true; done
}
trap cleanup EXIT

for suite in "$@"; do
    system=$systems/$suite
    echo "== $suite"
    [ -x "$system/usr/bin/apt-get" ] || { mkdir -p "$systems"; debootstrap --variant=minbase "$suite" "$system"; }
    mkdir -p "$system/tmp/.X11-unix" "$system/proc" "$system/dev/shm"
    mount -t proc proc "$system/proc"
    mount --bind /tmp/.X11-unix "$system/tmp/.X11-unix"
    mounted="$system/proc $system/tmp/.X11-unix"
    inside() { chroot "$system" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin:/usr/games LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
    as_player() { inside su -s /bin/sh player -c "$1"; }

    inside apt-get -q -y purge switchboard >/dev/null 2>&1 || true
    inside userdel -r player >/dev/null 2>&1 || true
    inside useradd -m player
    inside sh -c 'find /usr /etc -xdev | grep -v -e "\.pyc$" -e "/etc/ld.so.cache" | sort' >"$system/tmp/before"
    cp "$package" "$system/tmp/switchboard.deb"
    inside apt-get -q update >/dev/null
    inside apt-get -q -y --no-install-recommends install /tmp/switchboard.deb >"$system/tmp/install.log" 2>&1 || { cat "$system/tmp/install.log"; exit 1; }

    as_player "switchboard --version"
    as_player "switchboard games" | tail -n 3
    as_player "test \"\$(switchboard games --format json | wc -l)\" -gt 70"

    signals=$system/home/player/signals
    rm -f "$signals"
    PYTHONPATH=tests/setup python3 tests/setup/package_key.py "$pictures/$suite" --display "$display" --signals "unix:$signals" -- \
        chroot "$system" su -s /bin/sh player -c "cd && DISPLAY=:$display LANG=en_GB.UTF-8 switchboard play GAME --signals unix:/home/player/signals"
    users=$system/home/player/.local/share/switchboard/users
    find "$users" -maxdepth 1 -iname '*kim' | grep -q . || { ls "$users" >&2; exit 1; }
    find "$users" -name '0*.xml' | grep -q . || { echo "no saves in $users" >&2; exit 1; }
    tell() { (cd "$users" && find . -type f | LC_ALL=C sort | xargs sha256sum); }
    tell >"$system/tmp/players"

    # a newer version over it: the same files under a higher number
    rm -rf "$system/tmp/newer"
    dpkg-deb -R "$package" "$system/tmp/newer"
    sed -i 's/^Version: .*/&+newer/' "$system/tmp/newer/DEBIAN/control"
    dpkg-deb --root-owner-group -Zgzip -z1 --build "$system/tmp/newer" "$system/tmp/newer.deb" >/dev/null
    inside apt-get -q -y install /tmp/newer.deb >/dev/null 2>&1
    inside dpkg-query -W switchboard
    as_player "switchboard players"
    tell | cmp - "$system/tmp/players"

    inside apt-get -q -y purge switchboard >/dev/null 2>&1
    tell | cmp - "$system/tmp/players"
    inside apt-get -q -y autoremove --purge >/dev/null 2>&1
    inside sh -c 'find /usr /etc -xdev | grep -v -e "\.pyc$" -e "/etc/ld.so.cache" | sort' >"$system/tmp/after"
    comm -13 "$system/tmp/before" "$system/tmp/after" | grep -i switchboard && { echo "these were left behind" >&2; exit 1; }
    inside userdel -r player >/dev/null 2>&1 || true
    rm -rf "$system/tmp/newer" "$system/tmp/newer.deb" "$system/tmp/switchboard.deb"
    cleanup
    mounted=""
    echo "$suite: installed, played, upgraded and removed; pictures in $pictures/$suite"
done
