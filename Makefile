# Switchboard: everything a newcomer needs. `make play` plays, `make test` tests; both do all set-up.

# What must be on the machine, by what it is for. Debian and Ubuntu names.
BUILD_PACKAGES   := gcc libc6-dev pkg-config libasound2-dev libudev-dev
WINDOW_PACKAGES  := libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon0 libxkbcommon-x11-0 xkb-data
TEST_PACKAGES    := python3-venv g++ parallel
# before Python 3.11, as in Ubuntu 22.04, a package reads TOML
TEST_PACKAGES    += $(shell python3 -c "import tomllib" 2>/dev/null || echo python3-tomli)
# node runs the page's program once while it is built
WEB_PACKAGES     := nodejs
WEB_TEST_PACKAGES := chromium nodejs npm
DIST_PACKAGES    := dpkg-dev librsvg2-bin xz-utils zip gcc-mingw-w64-x86-64 binutils-mingw-w64-x86-64 nsis
# Crates that are of use without the program: matrix sees that Cargo could publish them.
PACKAGES         := base scan puzzlescript game rules engine
# The tests of modules that differ without window, sound, gamepad and Parquet.
SMALL_TESTS      := architecture:: codes:: commands:: devices:: front_ends:: history:: strangers:: terminal::
# `page` is small and fast and takes minutes to build; `dev` is built sooner.
WEB_PROFILE      ?= page
CARGO            ?= cargo
CARGO_FLAGS      ?= --locked

# What the tests of the page need from npm, and the scripts that are checked.
NODE_MODULES     := tests/web/node_modules/.package-lock.json
SCRIPTS          := web/www/*.js tests/web/*.mjs
# What the scripts in tests/setup need that drive the real window.
TOUR_PACKAGES    := xvfb openbox xdotool imagemagick dbus at-spi2-core python3 python3-dbus

.PHONY: play test matrix check-docs deny check check-scripts check-figures check-wasm web web-play web-test web-quick web-quick-prepared dist bench tour pictures setup setup-test setup-web setup-web-test setup-rust help

help:
	@echo "make play    build and play"
	@echo "make test    format, lints and all tests, a short tour of the real window, some journeys through the page in Chromium"
	@echo "make matrix  the other ways to build: without window, with screen readers, for Windows and the web, the fuzz package, the crates as packages, the documents of the code"
	@echo "make check-docs   the documents of the code, without a warning"
	@echo "make deny    hold the dependencies against deny.toml with cargo-deny, which is built first"
	@echo "make check   check all shipped games"
	@echo "make check-scripts   check the scripts of the page and of its journeys: layout, lints and types"
	@echo "make check-wasm   see that the library compiles for the web"
	@echo "make web     the page for browsers, in target/web (make web-play serves it here, make web-test tries it in Chromium)"
	@echo "make dist    the packages for Debian, any Linux, Windows and web hosts, in dist/ (half an hour)"
	@echo "make tour    drive the real window with one key, and by what screen readers use (pictures in target/)"
	@echo "make pictures  a picture of every screen, in target/pictures, and those of the documents, in docs/pictures"
	@echo "make bench   all benchmarks, or BENCHES=\"moves search\"; writes their figures into docs/benchmarks.md"
	@echo "make check-figures   see that docs/benchmarks.md is what the script makes of benches/figures"

# without Parquet, which only research needs: it takes long to build
play: setup
	$(CARGO) run $(CARGO_FLAGS) --release --no-default-features --features window,sound,gamepad,pdf -- $(ARGS)

test: setup setup-test setup-web-test
	$(MAKE) check-scripts
	$(MAKE) check-figures
	$(CARGO) fmt --all --check
	$(CARGO) clippy $(CARGO_FLAGS) --workspace --lib --bins --tests --examples -- -D warnings
	$(CARGO) test $(CARGO_FLAGS) --workspace --lib --tests
	python3 tests/setup/one_key.py --short
	$(MAKE) web-quick-prepared

matrix: setup setup-test
	$(CARGO) clippy $(CARGO_FLAGS) --workspace --all-targets -- -D warnings
	$(CARGO) clippy $(CARGO_FLAGS) --all-targets --no-default-features -- -D warnings
	$(CARGO) test $(CARGO_FLAGS) --no-default-features -- $(SMALL_TESTS)
	$(CARGO) clippy $(CARGO_FLAGS) --manifest-path tests/fuzz/Cargo.toml --target-dir target -- -D warnings
	$(CARGO) package $(CARGO_FLAGS) --target-dir target/packages $(PACKAGES:%=--package switchboard-%)
	$(MAKE) check-docs
	sh tests/setup/windows.sh
	sh tests/setup/wasm.sh

check-docs: setup-rust
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc $(CARGO_FLAGS) --no-deps --workspace --exclude switchboard-web-bind

deny: setup-rust
	sh tests/setup/deny.sh

check: setup
	$(CARGO) run $(CARGO_FLAGS) --release -- check games

# of the page: layout, faults that eslint knows, types, and whether those of messages are the program's
check-scripts: setup-web-test
	tests/web/node_modules/.bin/prettier --check $(SCRIPTS) web/types/*.ts
	tests/web/node_modules/.bin/eslint --config tests/web/eslint.config.mjs web/www tests/web
	for project in web/types/page.json web/types/workers.json web/types/service.json tests/web; do \
	  tests/web/node_modules/.bin/tsc --project $$project || exit 1; done
	node tests/web/messages.mjs

check-wasm: setup-rust
	sh tests/setup/wasm.sh

web: setup-rust setup-web
	CARGO="$(CARGO)" sh tests/setup/web.sh $(WEB_PROFILE)

web-play: web
	@echo "Open http://localhost:8000 (Ctrl+C ends it)."
	python3 -m http.server --bind 127.0.0.1 --directory target/web 8000

web-test: web setup-web-test
	$(CARGO) test $(CARGO_FLAGS) --package switchboard-web
	node tests/web/run.mjs

web-quick: setup-rust setup-web-test web-quick-prepared

web-quick-prepared:
	CARGO="$(CARGO)" sh tests/setup/web.sh dev target/web-dev
	SITE=target/web-dev node tests/web/run.mjs --quick

dist: setup web
	@sh tests/setup/packages.sh $(DIST_PACKAGES)
	CARGO="$(CARGO)" sh packaging/dist.sh linux windows web

# BENCHES="moves search" for some of them; the figures that they give are written into docs/benchmarks.md
bench: setup
	CARGO="$(CARGO)" CARGO_FLAGS="$(CARGO_FLAGS)" python3 tests/setup/benchmarks.py measure $(BENCHES)

# docs/benchmarks.md is what the script makes of benches/figures, and the script reads benches rightly
check-figures:
	python3 -m unittest discover --quiet --start-directory tests/setup --pattern '*_test.py'
	python3 tests/setup/benchmarks.py check

pictures: setup
	@sh tests/setup/packages.sh $(TOUR_PACKAGES)
	$(CARGO) build $(CARGO_FLAGS)
	python3 tests/setup/pictures.py target/pictures --size 1280x800
	python3 tests/setup/pictures.py docs/pictures --only documents --size 1280x800

tour: setup
	@sh tests/setup/packages.sh $(TOUR_PACKAGES)
	$(CARGO) build $(CARGO_FLAGS)
	python3 tests/setup/starts.py
	sh tests/setup/window.sh
	python3 tests/setup/one_key.py
	python3 tests/setup/pictures.py target/pictures
	sh tests/setup/screen_reader.sh

setup: setup-rust
	@sh tests/setup/packages.sh $(BUILD_PACKAGES) $(WINDOW_PACKAGES)

setup-test: setup-rust
	@sh tests/setup/packages.sh $(TEST_PACKAGES) $(TOUR_PACKAGES)

setup-web: setup-rust
	@sh tests/setup/packages.sh $(WEB_PACKAGES)

setup-web-test:
	@sh tests/setup/packages.sh $(WEB_TEST_PACKAGES)
	@$(MAKE) --no-print-directory --silent $(NODE_MODULES)

# npm writes this file last
$(NODE_MODULES): tests/web/package-lock.json
	npm ci --prefix tests/web --ignore-scripts --no-audit --no-fund
	@touch $@

setup-rust:
	@command -v $(CARGO) >/dev/null 2>&1 || { \
	  echo "Rust is missing. Install it from https://rustup.rs (one command), open a new terminal and say make again." >&2; exit 1; }
