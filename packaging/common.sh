# What all packages share; read by the scripts beside it, which set `root` to the folder of the sources.
# shellcheck shell=sh

version=$(sed -n 's/^version = "\(.*\)"/\1/p' "$root/Cargo.toml" | head -n 1)
# files in packages are as old as the commit, so that the same sources make the same packages
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct 2>/dev/null || date +%s)}
export SOURCE_DATE_EPOCH

# lay_out FOLDER: the games and the manual.
lay_out() {
    mkdir -p "$1/help"
    cp -r "$root/games" "$1/"
    cp -r "$root"/help/*.md "$root/help/PICTURES" "$1/help/"
    find "$1" -name '*.md' -path '*/games/README.md' -delete
    find "$1/games" "$1/help" -type d -exec chmod 755 {} + -o -type f -exec chmod 644 {} +
}

# licences FOLDER: whose all this is.
licences() {
    mkdir -p "$1"
    cp "$root/LICENSE-MIT" "$root/LICENSE-APACHE" "$root/assets/fonts/LICENCE-DejaVu.txt" \
        "$root/assets/fonts/LICENCE-AtkinsonHyperlegibleNext.txt" "$root/assets/icons/LICENCE-Lucide.txt" "$1/"
    {
        echo "Libraries that are part of the program, and their licences. Their texts and authors: https://crates.io/crates/NAME."
        echo
        "${CARGO:-cargo}" tree --locked --quiet --manifest-path "$root/Cargo.toml" --edges normal --prefix none --no-dedupe \
            --target "${2:-x86_64-unknown-linux-gnu}" --format '{p} | {l}' |
            sed -e 's/ (proc-macro)//' -e '/ (\//d' | LC_ALL=C sort -u
    } >"$1/LIBRARIES.txt"
    chmod 644 "$1"/*
}

# to_date FOLDER: gives every file in it the time of the commit.
to_date() {
    find "$1" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
}
