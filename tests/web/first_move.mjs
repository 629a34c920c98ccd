// Says which functions of the page's program a start and a first move call, by their indices, one a line:
// `node tests/web/first_move.mjs GLUE.mjs COUNTING.wasm FOLDER`, where GLUE.mjs is what wasm-bindgen wrote, COUNTING.wasm the program
// that `switchboard-web-bind --count` made, and FOLDER has the packs of games. They become the program's primary module (web/bind), so
// what is done here needs nothing else: somebody comes with a link to a game, is new and meets the first page, or comes back.
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';

/** All games that have levels, and some whose last level is large. Games of tiles and of PuzzleScript have none: they need much that no
 * other game does, so whoever comes with a link to one waits for both modules. */
const GAMES = readdirSync('games')
  .filter((game) => readdirSync(join('games', game)).includes('LEVELS'))
  .sort();
const LARGE = ['minesweeper', 'sokoban', 'sudoku', 'nonograms'];
const LANGUAGES = ['cs', 'sk', 'en', 'de'];
/** Games in which each of the first choices is taken, and how many. */
const CHOSEN = ['chess', 'sokoban', 'tilt-maze', 'different-distances'];
const CHOICES = 12;
/** How often the light is moved and the switch pressed in a game. */
const STEPS = 9;
/** The program's clock between two events, in milliseconds. */
const APART = 300;
/** All games come in pieces of so many bytes. */
const PIECE = 65_536;

const [glue, counting, folder] = process.argv.slice(2);
/** What the browser keeps: the bytes of each file, which outlast a visit. */
const kept = [[], [], []];
globalThis.keeper = {
  read: (file) => Uint8Array.from(kept[file] ?? []),
  write: (file, at, bytes) => {
    kept[file].length = Math.max(kept[file].length, at);
    kept[file].splice(at, bytes.length, ...bytes);
    return true;
  },
  cut: (file, length) => {
    kept[file].length = length;
    return true;
  },
  flush: () => true,
  random: () => 1n,
};
const module = new WebAssembly.Module(readFileSync(counting));
/** The functions that were called, by index. @type {Set<number>} */
const called = new Set();

/** The texts of a language, as page_files.py writes them. */
const textsOf = (code) =>
  JSON.stringify({
    narrate: readFileSync(`src/narrate/texts/${code}.ftl`, 'utf8'),
    diag: readFileSync(`crates/base/src/diag/texts/${code}.ftl`, 'utf8'),
  });
const unpacked = (name) => gunzipSync(readFileSync(join(folder, name)));

/** What stands for choices in a page, as the page's script reads it (web/www/input.js): the data of each. */
const chosen = ({ a = {}, c = [] }) => {
  const data = Object.fromEntries(Object.entries(a).map(([name, value]) => [name.replace('data-', ''), value]));
  return [...('data-c' in a ? [data] : []), ...c.flatMap(chosen)];
};

/** One visit, with an event now and then. */
class Visit {
  static #count = 0;
  #now = 0;
  #program;
  #exports;
  #web;
  #choices = [];

  /** @param {{ game?: string, level?: string, player?: string, language: string, looks?: [string, string][] }} asked */
  static async begin(asked) {
    const visit = new Visit();
    // as in a browser, of whose program nothing has run yet
    visit.#program = await import(`${pathToFileURL(resolve(glue)).href}?${Visit.#count++}`);
    visit.#exports = await visit.#program.default({ module_or_path: module });
    visit.#begin(asked);
    return visit;
  }

  #begin({ game = null, level = null, player = null, language, looks = [] }) {
    const beginning = new this.#program.Beginning(JSON.stringify({ player, game, level, author: false, language, looks }));
    for (const code of beginning.languages()) this.#program.take_texts(code, textsOf(code));
    const packs = beginning.wanted().map((name) => unpacked(`packs/${name}.pack`));
    this.#web = beginning.begin(Buffer.concat(packs), false, 0);
    this.#web.damaged();
    this.#web.missing();
    if (this.#web.awaits_cards(0)) this.#bringAll();
    this.#show(this.#web.answer(0));
    this.#web.go_on(this.#now);
    this.did({ kind: 'voices', languages: ['en', 'cs'] });
    this.did({ kind: 'keeping', promised: true, installed: false });
    this.did({ kind: 'room', rows: 3, row: 4 });
  }

  /** What lists show of all games comes before the first page that is a list. */
  #bringAll() {
    const all = unpacked('games.pack');
    let hasCards = false;
    for (let at = 0; at < all.length && !hasCards; at += PIECE) hasCards = this.#web.bring(all.subarray(at, at + PIECE), at === 0);
    while (this.#web.go_on(0) === 1);
  }

  /** @param {string} told */
  #show(told) {
    this.page = JSON.parse(told);
    // later pages are told by what differs
    if (!this.#choices.length) this.#choices = chosen(this.page.tree);
    this.#web.light_seen(this.page.light, this.#now);
    for (const [, picture] of told.matchAll(/"data-src":"(?!drawing)([^"]*)"/g)) this.#web.picture(picture);
  }

  /** @param {object} input */
  did(input) {
    this.#now += APART;
    const told = this.#web.handle(JSON.stringify(input), this.#now);
    if (!told) return;
    this.#show(told);
    for (const { kind, number } of this.page.effects) if (kind === 'think') this.did({ kind: 'found', number, finding: '' });
  }

  /** A key, pressed and let go. */
  key(name) {
    for (const down of [true, false])
      this.did({ kind: 'key', name, text: name === 'Space' ? ' ' : null, ctrl: false, alt: false, shift: false, down, repeat: false });
  }

  /** Notes what was called. */
  end() {
    const { memory, notes, functions } = this.#exports;
    new Uint8Array(memory.buffer, notes.value, functions.value).forEach((isCalled, index) => isCalled && called.add(index));
  }

  /** A choice of the page, by mouse. */
  click(place) {
    const { c, name = '', x, y } = this.#choices[place] ?? {};
    const spot = { choice: c === undefined ? null : Number(c), name, cell: x === undefined ? null : [Number(x), Number(y)] };
    this.did({ kind: 'moves' });
    this.did({ kind: 'point', ...spot });
    this.did({ kind: 'click', ...spot, wired: false });
    this.did({ kind: 'up' });
  }

  /** The light goes, and the switch is pressed at every second step or another one. */
  scan(pace = 3) {
    for (let step = 1; step <= STEPS; step += 1) {
      this.#now += 1000;
      this.did({ kind: 'tick' });
      if (step % pace === 0) this.key('Space');
    }
    return this;
  }
}

const forget = () => kept.forEach((file) => (file.length = 0));
for (const [place, game] of GAMES.entries()) {
  // whoever is new, with a link that names a player or not, and whoever comes back
  const player = place % 2 ? null : 'Kim';
  for (const [pace, language] of Object.entries({ 2: 'en', 3: LANGUAGES[place % LANGUAGES.length] })) {
    forget();
    for (let time = 0; time < 2; time += 1) (await Visit.begin({ game, player, language })).scan(Number(pace)).end();
  }
}
for (const game of LARGE) {
  const level = readdirSync(`games/${game}/LEVELS`)
    .filter((name) => /^\d+$/.test(name))
    .sort()
    .at(-1);
  forget();
  (await Visit.begin({ game, level, language: 'en' })).scan().end();
  // to where they left off, by keyboard and mouse
  const again = await Visit.begin({ language: 'en' });
  for (const name of ['Tab', 'Enter', 'ArrowRight', 'ArrowDown', 'Enter', 'Space']) again.key(name);
  again.click(0);
  again.end();
}
for (const game of CHOSEN) {
  for (let choice = 0; choice < CHOICES; choice += 1) {
    forget();
    const visit = await Visit.begin({ game, language: 'en' });
    visit.click(choice);
    visit.scan(4).end();
  }
}
for (const language of LANGUAGES) {
  // whoever is new and has no link
  forget();
  const visit = await Visit.begin({ language, looks: [['theme', 'Dark']] });
  visit.scan().key('Enter');
  visit.end();
  (await Visit.begin({ language })).scan().end();
}
console.log([...called].sort((one, other) => one - other).join('\n'));
