// What the journeys share.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateRawSync, gunzipSync, gzipSync, inflateRawSync } from 'node:zlib';
import { serve } from './browser.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** Where the page lies: that of this project, or one in another folder (SITE), such as an unpacked package. */
export const served = resolve(process.env.SITE ?? join(root, 'target/web'));
export const site = await serve(served);
/** The address of the page, silent, with what its link asks for. */
export const at = (words = '') => `${site.address}?mute#${words}`;

/** Files without the recorded solutions of levels. */
const bare = (bytes) =>
  Buffer.from(
    bytes.toString('latin1').replace(/<Solution>[^<]*<\/Solution>/g, (found) => ' '.repeat(found.length)),
    'latin1',
  );
/** A pack of games without the recorded solutions of their levels: hints have to be looked for. */
export function unsolved(pack) {
  const parts = [];
  for (let next = 0; next < pack.length;) {
    const line = pack.subarray(next, pack.indexOf('\n', next)).toString();
    const begin = next + Buffer.byteLength(line) + 1;
    next = begin + parseInt(line);
    const file = pack.subarray(begin, next);
    // the files of a game that lie together, compressed behind their index (tests/setup/pack.py)
    const index = line.endsWith('.packed') ? file.indexOf('\n\n') + 2 : 0;
    const without = index ? [file.subarray(0, index), deflateRawSync(bare(inflateRawSync(file.subarray(index))))] : [bare(file)];
    const content = Buffer.concat(without);
    parts.push(Buffer.from(`${content.length} ${line.slice(line.indexOf(' ') + 1)}\n`), content);
  }
  return Buffer.concat(parts);
}
/** Serves packs of games without their solutions from now on, until what comes back is called. */
export function withoutSolutions() {
  const usual = site.send;
  site.send = (response, name, bytes) =>
    usual(response, name, name.endsWith('.pack') ? gzipSync(unsolved(gunzipSync(bytes)), { level: 1 }) : bytes);
  return () => {
    site.send = usual;
  };
}

/** Waits until the program says that this game was added, and asks whether to play it. */
export const added = (browser, game) =>
  browser.until(
    `document.querySelector('.page')?.dataset.screen === 'ask' && document.querySelector('.main').innerText.includes(${JSON.stringify(game)}) && document.querySelector('[data-name=yes]')`,
    `${game} is added`,
  );

/** Waits until the program says that this player was added. */
export const playerAdded = (browser, name) =>
  browser.until(
    `[...document.querySelectorAll('.notices p')].some((one) => one.innerText.includes(${JSON.stringify(`${name} was added`)}))`,
    `${name} is added`,
  );

/** Keeps a picture of the page in the folder PICTURES, where there is one. */
export const picture = async (browser, name) => {
  if (process.env.PICTURES) await browser.picture(join(process.env.PICTURES, `${name}.png`));
};

/** How many moves the page shows as played. */
export const moves = async (browser) => Number(await browser.run(PLAYED));
export const PLAYED = `document.querySelector('.page')?.dataset.moves`;
/** Waits until the page shows more moves than these, or the level is over. */
export const moved = (browser, told, most) =>
  browser.until(`document.querySelector('.page').dataset.screen !== 'board' || Number(${PLAYED}) > ${told}`, 'a move', most);
export const screen = (browser) => browser.run('document.querySelector(".page")?.dataset.screen');
export const words = (browser) => browser.run('document.body.innerText');
export const onScreen = (browser, name) =>
  browser.until(`document.querySelector('.page')?.dataset.screen === '${name}'`, `the screen ${name}`);
export const says = (browser, pattern, what = String(pattern)) => browser.until(`${pattern}.test(document.body.innerText)`, what);
export const wait = (milliseconds) => new Promise((go) => setTimeout(go, milliseconds));

/** Plays with the space bar alone until `done` is true in the page: presses when what is lit matches, as soon as the
 * light comes upon it, and wakes a scan that rests. */
export async function playUntil(browser, pattern, done, most = 120_000) {
  const state = `(() => {
    const names = [...document.querySelectorAll('.lit')].map((one) => one.getAttribute('aria-label') ?? one.innerText);
    return { done: !!(${done}), lit: names.some((name) => ${pattern}.test(name)), resting: !!document.querySelector('.resting') };
  })()`;
  const begin = Date.now();
  let was = true;
  while (Date.now() - begin < most) {
    const now = await browser.run(state);
    if (now.done) return;
    if (now.resting || (now.lit && !was)) await browser.press('Space');
    was = now.lit;
    await wait(30);
  }
  assert.fail(`${done} never came; the page shows ${await words(browser)}`);
}

/** Presses Tab until what is lit matches, then Enter: keyboard alone. */
export async function reach(browser, pattern, most = 60) {
  const isLit = async () =>
    pattern.test(
      await browser.run(
        `[...document.querySelectorAll('.lit')].map((one) => one.getAttribute('aria-label') ?? one.querySelector('.label')?.textContent ?? one.innerText).join('|')`,
      ),
    );
  for (let tries = 0; tries < most; tries += 1) {
    await browser.press('Tab');
    await wait(60);
    if (!(await isLit())) continue;
    await wait(APART);
    // the light may have gone on by itself
    if (await isLit()) {
      await browser.press('Enter');
      return;
    }
  }
  assert.fail(`${pattern} was never lit; the page shows ${await words(browser)}`);
}

/** Presses that follow each other more closely than this are taken for one, in milliseconds. */
export const APART = 700;

/** Tells the browser something before the page comes up: a stand-in for a device. */
export const before = (browser, source) => browser.send('Page.addScriptToEvaluateOnNewDocument', { source });

/** Lets the page keep its workers where a journey finds them. */
export const KEEP_WORKERS = `globalThis.workers = []; globalThis.Worker = class extends Worker { constructor(...about) { super(...about); workers.push(this); } };`;

/** The system of the visitor speaks this language from now on. */
export async function speaks(browser, locale) {
  await browser.send('Emulation.setLocaleOverride', { locale });
  await before(browser, `Object.defineProperty(navigator, 'language', { configurable: true, get: () => '${locale}' })`);
}

/** The middle of the first element of a selector. */
export const middleOf = (browser, selector) =>
  browser.run(
    `(() => { const { x, y, width, height } = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect(); return [x + width / 2, y + height / 2]; })()`,
  );

/** Plays moves of a board with the pointer, one after the other; how many moves are acknowledged then. */
export async function step(browser, many = 1) {
  for (let number = 0; number < many; number += 1) {
    const told = await moves(browser);
    // what has come by itself takes no press for a moment
    await browser.until('document.querySelector("[role=gridcell][data-c]") && !document.querySelector("#light.deaf")', 'a cell to choose');
    await browser.click(...(await middleOf(browser, '[role=gridcell][data-c]')));
    await moved(browser, told);
  }
  return moves(browser);
}

/** Opens the editor of Sokoban's first level and paints its top left cell as outside. */
export async function paintCorner(browser) {
  await browser.go(at('player=Kim&game=sokoban&author'));
  await browser.choose('edit');
  await onScreen(browser, 'editor');
  await browser.choose('brush Outside');
  await browser.click(...(await middleOf(browser, '[role=gridcell][data-x="0"][data-y="0"]')));
}

const CRC = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
const crc = (bytes) => {
  let c = 0xffffffff;
  for (const byte of bytes) c = CRC[(c ^ byte) & 255] ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
};

/** A zip of these files: a path to bytes or text each. */
export function zip(files) {
  const [bodies, heads] = [[], []];
  let place = 0;
  for (const [path, content] of Object.entries(files)) {
    const [name, bytes] = [Buffer.from(path), Buffer.from(content)];
    const packed = deflateRawSync(bytes);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(0x800, 2);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc(bytes), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(bytes.length, 18);
    head.writeUInt16LE(name.length, 22);
    const body = Buffer.concat([Buffer.from('PK\x03\x04'), head, name, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(place, 10);
    heads.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), head, tail, name]));
    bodies.push(body);
    place += body.length;
  }
  const list = Buffer.concat(heads);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(heads.length, 4);
  end.writeUInt16LE(heads.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(place, 12);
  return Buffer.concat([...bodies, list, Buffer.from('PK\x05\x06'), end]);
}

/** What is in the first file of a zip whose path ends like this. */
export function inZip(bytes, ending) {
  for (let head = bytes.indexOf('PK\x01\x02'); head >= 0; head = bytes.indexOf('PK\x01\x02', head + 4)) {
    const path = bytes.toString('utf8', head + 46, head + 46 + bytes.readUInt16LE(head + 28));
    if (!path.endsWith(ending)) continue;
    const body = bytes.readUInt32LE(head + 42);
    const from = body + 30 + bytes.readUInt16LE(body + 26) + bytes.readUInt16LE(body + 28);
    const packed = bytes.subarray(from, from + bytes.readUInt32LE(head + 20));
    return bytes.readUInt16LE(head + 10) === 8 ? inflateRawSync(packed) : packed;
  }
  return assert.fail(`nothing in the zip ends in ${ending}`);
}

/** A folder of this run with these files; where it is. */
export function folderWith(files) {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-web-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** The files of a folder, and of those in it: a path to bytes each. */
export const filesOf = (folder, prefix = '') =>
  Object.assign(
    {},
    ...readdirSync(folder).map((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? filesOf(path, `${prefix}${name}/`) : { [prefix + name]: readFileSync(path) };
    }),
  );

/** A small PuzzleScript game. */
export const SCRIPT = `title Boxes by nobody
author Nobody

========
OBJECTS
========

Background
green

Wall
brown

Player
blue

Crate
orange

Target
red

=======
LEGEND
=======

. = Background
# = Wall
P = Player
* = Crate
O = Target

================
COLLISIONLAYERS
================

Background
Target
Player, Wall, Crate

======
RULES
======

[ > Player | Crate ] -> [ > Player | > Crate ]

==============
WINCONDITIONS
==============

All Target on Crate

=======
LEVELS
=======

######
#P*O.#
######
`;
