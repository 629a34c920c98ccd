#!/bin/sh
# For developers: the packages for Linux as their users meet them, on fresh systems made by debootstrap (kept in target/systems). Installs the
# Debian package, plays with one key in the real window, has a file opened by its ending as a file manager does, lets the program start at login, puts
# a newer version over it, removes it, and looks at the players' folder each time. Then the portable archive that lies beside the package is
# unpacked and played, with nothing installed but what every desktop has.
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
portable=$(find "$(dirname "$package")" -name 'switchboard-*-linux.tar.xz')

lintian --fail-on error --suppress-tags bogus-mail-host,no-manual-page "$package"
desktop-file-validate packaging/linux/switchboard.desktop
# a name of the form org.example.Name needs an address that is ours
appstreamcli validate --no-net --override cid-desktopapp-is-not-rdns=info packaging/linux/switchboard.metainfo.xml

# the first display on a machine makes it; it must be there to be shared
mkdir -p -m 1777 /tmp/.X11-unix

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
    # what a desktop has to open files with
    inside apt-get -q update >/dev/null
    inside apt-get -q -y --no-install-recommends install libglib2.0-bin shared-mime-info desktop-file-utils >/dev/null 2>&1
    inside sh -c 'find /usr /etc -xdev | grep -v -e "\.pyc$" -e "/etc/ld.so.cache" | sort' >"$system/tmp/before"
    cp "$package" "$system/tmp/switchboard.deb"
    inside apt-get -q -y --no-install-recommends install /tmp/switchboard.deb >"$system/tmp/install.log" 2>&1 || { cat "$system/tmp/install.log"; exit 1; }

    as_player "switchboard --version"
    as_player "switchboard games" | tail -n 3
    as_player "test \"\$(switchboard games --format json | wc -l)\" -gt 70"

    signals=$system/home/player/signals
    # one_key FOLDER PROGRAM [JOURNEYS]
    one_key() {
        into=$1 program=$2
        shift 2
        rm -f "$signals"
        python3 tests/setup/package_key.py "$into" --display "$display" --signals "unix:$signals" "$@" -- chroot "$system" \
            su -s /bin/sh player -c "cd && DISPLAY=:$display LANG=en_GB.UTF-8 exec $program play ARGS --signals unix:/home/player/signals"
    }
    one_key "$pictures/$suite" switchboard
    users=$system/home/player/.local/share/switchboard/users
    find "$users" -maxdepth 1 -iname fox | grep -q . || { ls "$users" >&2; exit 1; }
    find "$users" -name '0*.xml' | grep -q . || { echo "no saves in $users" >&2; exit 1; }
    tell() { (cd "$users" && find . -type f | LC_ALL=C sort | xargs sha256sum); }

    # a double click on a file: what it holds is asked about, and Alt+Y adds it
    cp tests/data/players/0.1.switchboard "$system/home/player/Kim's.switchboard"
    [ "$(as_player "gio info -a standard::content-type ~/Kim\\'s.switchboard" | sed -n 's/.*content-type: //p')" = application/x-switchboard ]
    Xvfb ":$display" -screen 0 1280x800x24 2>/dev/null &
    screen=$!
    until DISPLAY=:$display xdotool getdisplaygeometry >/dev/null 2>&1; do sleep 0.1; done
    DISPLAY=:$display openbox 2>/dev/null &
    as_player "DISPLAY=:$display LANG=en_GB.UTF-8 gio open ~/Kim\\'s.switchboard"
    for _ in $(seq 600); do DISPLAY=:$display xdotool search --onlyvisible --name Switchboard >/dev/null 2>&1 && break; sleep 0.1; done
    [ ! -e "$users/Kim" ] && [ ! -e "$users/kim" ]
    for _ in $(seq 60); do
        sleep 1
        DISPLAY=:$display xdotool key alt+y
        find "$users" -maxdepth 1 -iname kim | grep -q . && break
    done
    DISPLAY=:$display import -window root "$pictures/$suite/9-file.png"
    kill $screen
    as_player "switchboard players"
    find "$users" -maxdepth 1 -iname kim | grep -q .

    # at login, as docs/packages.md says
    as_player "mkdir -p ~/.config/autostart && sed 's/^Exec=.*/Exec=switchboard play --kiosk/' /usr/share/applications/switchboard.desktop \
        >~/.config/autostart/switchboard.desktop"
    desktop-file-validate "$system/home/player/.config/autostart/switchboard.desktop"
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

    # the portable archive: players beside the program
    if [ -n "$portable" ]; then
        tar --extract --file "$portable" --directory "$system/home/player"
        inside chown -R player: "/home/player/$(basename "$portable" .tar.xz)"
        one_key "$pictures/$suite/portable" "./$(basename "$portable" .tar.xz)/switchboard" --journey player --journey sokoban
        find "$system/home/player/$(basename "$portable" .tar.xz)/users" -maxdepth 1 -iname fox | grep -q .
        tell | cmp - "$system/tmp/players"
    fi
    inside apt-get -q -y autoremove --purge >/dev/null 2>&1
    inside sh -c 'find /usr /etc -xdev | grep -v -e "\.pyc$" -e "/etc/ld.so.cache" | sort' >"$system/tmp/after"
    comm -13 "$system/tmp/before" "$system/tmp/after" | grep -i switchboard && { echo "these were left behind" >&2; exit 1; }
    inside userdel -r player >/dev/null 2>&1 || true
    rm -rf "$system/tmp/newer" "$system/tmp/newer.deb" "$system/tmp/switchboard.deb"
    cleanup
    mounted=""
    echo "$suite: installed, played, upgraded and removed; pictures in $pictures/$suite"
done
