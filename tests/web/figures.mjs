// The page's figures (docs/benchmarks.md): `node tests/web/figures.mjs bytes | start | paint | late [SECONDS] | memory [SECONDS]`, after `make web`.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { Browser } from './browser.mjs';
import { at, root, site, wait } from './kit.mjs';

/** How often each is measured. */
const TIMES = 9, PRESSES = 60;
const BOARD = 'player=Kim&game=minesweeper&level=23';

const sorted = (values) => [...values].sort((one, other) => one - other);
const share = (values, part) => sorted(values)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN;
const tell = (what, values, unit = 'ms') => console.log(`${what}: ${share(values, 0.5).toFixed(1)} ${unit} (${share(values, 0).toFixed(1)} to ${share(values, 1).toFixed(1)}; 99 %: ${share(values, 0.99).toFixed(1)}; ${values.length} times)`);

/** What a first visit asks for, file by file, and the page in one file. */
function bytes() {
  const folder = join(root, 'target/web');
  const files = (inner) => readdirSync(join(folder, inner)).map((name) => join(inner, name)).flatMap((name) => (statSync(join(folder, name)).isDirectory() ? files(name) : [name]));
  const groups = new Map();
  for (const name of files('').filter((each) => !/switchboard\.html$|icon-|manifest/.test(each))) {
    const group = /\.(wasm|pack)$/.test(name) ? name : name.includes('/') ? `${dirname(name)}/` : 'page and scripts';
    const content = readFileSync(join(folder, name));
    const brotli = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });
    const sizes = [content.length, gzipSync(content, { level: 9 }).length, brotli.length];
    for (const of of [group, 'all']) groups.set(of, (groups.get(of) ?? [0, 0, 0]).map((sum, place) => sum + sizes[place]));
  }
  for (const [name, [plain, gzip, brotli]] of groups) console.log(`${name}: ${plain} bytes, gzip 9 ${gzip}, brotli 11 ${brotli}`);
  console.log(`in one file: ${statSync(join(folder, 'switchboard.html')).size} bytes`);
}

/** From the address to the first page: of a new visitor, and of one who was here. */
async function start(browser) {
  const [cold, warm] = [[], []];
  for (let time = 0; time < TIMES; time += 1) {
    await browser.visitor();
    for (const times of [cold, warm]) {
      await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await browser.send('Page.navigate', { url: 'about:blank' });
      const begin = Date.now();
      await browser.send('Page.navigate', { url: at(BOARD) });
      await browser.until('document.querySelector(".page [role=gridcell]")', 'the board');
      times.push(Date.now() - begin);
      await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await browser.run('navigator.serviceWorker.ready.then(() => true)');
    }
    await browser.leave();
  }
  tell('first board, new visitor, page four times slower', cold);
  tell('first board, known visitor, page four times slower', warm);
}

/** From a key to the painted page. */
async function paint(browser) {
  await idle(browser, BOARD);
  const times = [];
  for (let press = 0; press < PRESSES; press += 1) {
    times.push(await browser.run(`new Promise((done) => {
      const begin = performance.now();
      new MutationObserver((_, observer) => {
        observer.disconnect();
        requestAnimationFrame(() => { const { port1, port2 } = new MessageChannel(); port1.onmessage = () => done(performance.now() - begin); port2.postMessage(0); });
      }).observe(document.getElementById('root'), { subtree: true, childList: true, attributes: true, characterData: true });
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', code: 'Tab' }));
      dispatchEvent(new KeyboardEvent('keyup', { key: 'Tab', code: 'Tab' }));
    })`));
    await wait(120);
  }
  console.log(`${await browser.run('document.querySelectorAll("[role=gridcell]").length')} cells`);
  tell('from a key to the painted page', times);
}

/** How late the light comes, while hints are looked for. */
async function late(browser, seconds) {
  await idle(browser, 'player=Kim&game=sokoban&level=20');
  await browser.run('globalThis.late = []');
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(3000)) await browser.press('h');
  tell('the light is late by', await browser.run('late'));
}

/** What the browser's processes have in memory, while the light goes. */
async function memory(browser, seconds) {
  await idle(browser, 'player=Kim&game=sokoban&level=20');
  const resident = () => execFileSync('ps', ['-eo', 'rss,args']).toString().split('\n').filter((line) => line.includes(browser.folder) && line.includes('--type=renderer')).reduce((sum, line) => sum + Number(line.trim().split(' ')[0]), 0) / 1024;
  const begin = resident();
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(5000)) {
    // a scan that rests is woken
    if (await browser.run('!!document.querySelector(".resting")')) await browser.press('Space');
  }
  console.log(`renderers after ${seconds} s of scanning: ${resident().toFixed(0)} MiB, at the beginning ${begin.toFixed(0)} MiB`);
}

/** The page, once every game is read. */
async function idle(browser, hash) {
  await browser.visitor();
  await browser.go(at(hash));
  await browser.until('globalThis.idle', 'all games are read', 600_000);
}

const [what, amount] = process.argv.slice(2);
const measured = { start, paint, late, memory }[what];
if (measured) {
  const browser = await Browser.open();
  await measured(browser, Number(amount ?? 60));
  await browser.close();
} else bytes();
site.close();
process.exit(0);
