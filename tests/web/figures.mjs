// The page's figures (docs/benchmarks.md): `node tests/web/figures.mjs bytes | start | paint | late [SECONDS] | memory [SECONDS] |
// search PROGRAM [LEVEL]`, after `make web`; PROGRAM is the release build of the desktop's, LEVEL one of Sokoban that both finish.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { Browser } from './browser.mjs';
import { at, root, site, unsolved, wait, withoutSolutions } from './kit.mjs';

/** How often each is measured. */
const TIMES = 9, PRESSES = 60;
/** The line of a new visitor, in bits a second, and how much slower than this machine theirs is. */
const LINE = 10_000_000, SLOWER = 4;
const BOARD = 'player=Kim&game=minesweeper&level=23';
/** The same board for whoever comes first. */
const NEW = BOARD.replace('player=Kim&', '');
const FOLDER = join(root, 'target/web');

const sorted = (values) => [...values].sort((one, other) => one - other);
const share = (values, part) => sorted(values)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN;
const tell = (what, values, unit = 'ms') => console.log(`${what}: ${share(values, 0.5).toFixed(1)} ${unit} (${share(values, 0).toFixed(1)} to ${share(values, 1).toFixed(1)}; 99 %: ${share(values, 0.99).toFixed(1)}; ${values.length} times)`);

const brotli = (content) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });
const files = (inner) => readdirSync(join(FOLDER, inner)).map((name) => join(inner, name)).flatMap((name) => (statSync(join(FOLDER, name)).isDirectory() ? files(name) : [name]));

/** What a first visit asks for, file by file, and the page in one file. */
function bytes() {
  const groups = new Map();
  for (const name of files('').filter((each) => !/switchboard\.html$|icon-|manifest|^packs/.test(each))) {
    const group = /\.(wasm|pack)$/.test(name) ? name : name.includes('/') ? `${dirname(name)}/` : 'page and scripts';
    const content = readFileSync(join(FOLDER, name));
    const sizes = [content.length, gzipSync(content, { level: 9 }).length, brotli(content).length];
    for (const of of [group, 'all']) groups.set(of, (groups.get(of) ?? [0, 0, 0]).map((sum, place) => sum + sizes[place]));
  }
  for (const [name, [plain, gzip, small]] of groups) console.log(`${name}: ${plain} bytes, gzip 9 ${gzip}, brotli 11 ${small}`);
  const packs = files('packs').map((name) => statSync(join(FOLDER, name)).size);
  tell('one game', packs, 'bytes');
  console.log(`in one file: ${statSync(join(FOLDER, 'switchboard.html')).size} bytes`);
}

/** Sends files as hosts do, what is text and the program by brotli, all of them over one line of so many bits a second. */
function overLine() {
  const small = new Map();
  const compressed = (name, content) => {
    if (!/\.(html|js|css|svg|wasm|webmanifest)$/.test(name)) return undefined;
    if (!small.has(name)) small.set(name, brotli(content));
    return small.get(name);
  };
  for (const name of files('').filter((each) => !/^packs|switchboard\.html$/.test(each))) compressed(name, readFileSync(join(FOLDER, name)));
  let free = 0;
  const sent = { bytes: 0 };
  site.send = async (response, name, content) => {
    const body = compressed(name, content) ?? content;
    if (body !== content) response.setHeader('content-encoding', 'br');
    // as hosts do: what is known is asked for again only if it changed
    response.setHeader('cache-control', 'max-age=600');
    for (let at = 0; at < body.length; at += 8192) {
      const piece = body.subarray(at, at + 8192);
      sent.bytes += piece.length;
      free = Math.max(free, performance.now()) + (piece.length * 8000) / LINE;
      await wait(free - performance.now());
      response.write(piece);
    }
    response.end();
  };
  return sent;
}

/** The processes of the browser that run pages. */
const renderers = async (browser) => (await browser.raw('SystemInfo.getProcessInfo')).processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);

/** Lets the browser's pages run for a part of the time only, with all their threads, until what comes back is called. */
function slowed(browser, times) {
  const [on, pause] = [8, 8 * (times - 1)];
  let pids = [], over = false;
  const all = (signal) => { for (const pid of pids) { try { process.kill(pid, signal); } catch { /* it is gone */ } } };
  const going = (async () => {
    while (!over) {
      pids = await renderers(browser);
      for (let turn = 0; turn < 5 && !over; turn += 1) {
        await wait(on);
        all('SIGSTOP');
        await wait(pause);
        all('SIGCONT');
      }
    }
  })();
  return () => { over = true; return going; };
}

/** From the address to the first board: of a new visitor, and of one who was here. */
async function start(browser) {
  const sent = overLine();
  for (const slower of [1, SLOWER]) {
    const [cold, warm, before] = [[], [], []];
    for (let time = 0; time < TIMES; time += 1) {
      await browser.visitor();
      for (const times of [cold, warm]) {
        await browser.send('Page.navigate', { url: 'about:blank' });
        const fast = slower > 1 ? slowed(browser, slower) : () => {};
        sent.bytes = 0;
        const begin = performance.now();
        await browser.send('Page.navigate', { url: at(NEW) });
        await browser.until('document.querySelector(".page [role=gridcell]")', 'the board');
        times.push(performance.now() - begin);
        if (times === cold) before.push(sent.bytes / 1000);
        await fast();
        await browser.until('globalThis.idle', 'all games are read', 600_000);
        await browser.run('navigator.serviceWorker.ready.then(() => true)');
      }
      await browser.leave();
    }
    tell(`first board, new visitor, ${LINE / 1e6} Mbit/s, processor ${slower} times slower`, cold);
    tell('  asked for before that', before, 'kB');
    tell(`first board, known visitor, processor ${slower} times slower`, warm);
  }
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
  tell('from a key to the painted page, with the wait for the next picture of the screen', times);
}

/** How late the light comes, while hints are looked for. */
async function late(browser, seconds) {
  // a search that takes as long as it may
  withoutSolutions();
  await idle(browser, 'player=Kim&game=sokoban&level=25');
  await browser.run('globalThis.late = []');
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(3000)) {
    await browser.press('h');
    if (await browser.run('!!document.querySelector(".resting")')) await browser.press('Space');
  }
  tell('the light is late by', await browser.run('late'));
}

/** What the browser's pages have in memory, while the light goes. */
async function memory(browser, seconds) {
  await idle(browser, 'player=Kim&game=sokoban&level=20');
  const resident = async () => (await renderers(browser)).reduce((sum, pid) => sum + Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0), 0) / 1024;
  const [begin, begun] = [await resident(), Date.now()];
  for (let told = begun; Date.now() - begun < seconds * 1000; await wait(1000)) {
    // a scan that rests is woken
    if (await browser.run('!!document.querySelector(".resting")')) await browser.press('Space');
    if (Date.now() - told < 300_000) continue;
    told = Date.now();
    console.log(`  after ${Math.round((told - begun) / 1000)} s ${(await resident()).toFixed(0)} MiB`);
  }
  console.log(`renderers after ${seconds} s of scanning: ${(await resident()).toFixed(0)} MiB, at the beginning ${begin.toFixed(0)} MiB`);
}

/** The search for a hint, by node, which runs the program as Chromium does, and by the desktop's program. */
async function search(program, level = '14') {
  const FEW = 5;
  globalThis.keeper = { read: () => new Uint8Array(), write: () => true, cut: () => true, flush: () => true, random: () => 1n };
  const page = await import(pathToFileURL(join(FOLDER, 'switchboard.js')));
  await page.default({ module_or_path: readFileSync(join(FOLDER, 'switchboard_bg.wasm')) });
  const pack = unsolved(gunzipSync(readFileSync(join(FOLDER, 'games.pack'))));
  const web = new page.Web(pack, JSON.stringify({ player: null, game: 'sokoban', level, author: false, language: 'en', looks: [], whole: true }), 0);
  const key = { kind: 'key', name: 'h', text: 'h', ctrl: false, alt: false, shift: false, down: true, repeat: false };
  const { task, own } = JSON.parse(web.handle(JSON.stringify(key), 1000)).effects.find(({ kind }) => kind === 'think');
  const [here, there] = [[], []];
  let states = 0;
  for (let time = 0; time < FEW; time += 1) {
    const begin = process.cpuUsage();
    const finding = JSON.parse(page.search(pack, task, JSON.stringify(own), 120_000));
    here.push(process.cpuUsage(begin).user / 1000);
    const asked = ['-c', '"$@"; times', 'sh', program, 'solve', join(root, 'games/sokoban'), '--level', level, '--threads', '1', '--memory', '256', '--format', 'json'];
    const [line, , children] = execFileSync('sh', asked, { stdio: ['ignore', 'pipe', 'ignore'] }).toString().split('\n');
    const [report, [, minutes, seconds]] = [JSON.parse(line), /^(\d+)m([\d.]+)s/.exec(children)];
    if (JSON.stringify(finding.Outlook?.Solved?.moves?.length) !== JSON.stringify(report.moves.length)) throw new Error('the two searches differ');
    there.push(minutes * 60_000 + seconds * 1000);
    states = report.nodes;
  }
  console.log(`${states} states`);
  tell('processor time in the page', here);
  tell('processor time of the whole desktop program', there);
}

/** The page, once every game is read. */
async function idle(browser, hash) {
  await browser.visitor();
  await browser.go(at(hash));
  await browser.until('globalThis.idle', 'all games are read', 600_000);
}

const [what, amount, level] = process.argv.slice(2);
const measured = { start, paint, late, memory }[what];
console.log(`load ${loadavg().map((load) => load.toFixed(1)).join(', ')}`);
if (measured) {
  const browser = await Browser.open();
  await measured(browser, Number(amount ?? 60));
  await browser.close();
} else if (what === 'search') await search(amount, level);
else bytes();
console.log(`load ${loadavg().map((load) => load.toFixed(1)).join(', ')}`);
site.close();
process.exit(0);
