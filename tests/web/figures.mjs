// The page's figures (docs/benchmarks.md): `node tests/web/figures.mjs`, or one of them: `light | move | press | rest [SECONDS] | steps | bytes | start | paint | late [SECONDS] | memory [SECONDS] |
// search PROGRAM [LEVEL]`, after `make web`; PROGRAM is the release build of the desktop's, LEVEL one of Sokoban that both finish.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { Browser } from './browser.mjs';
import { at, onScreen, root, site, step, unsolved, wait, withoutSolutions } from './kit.mjs';
import { dissolve, gather, give, spent } from './share.mjs';

/** How often each is measured. */
const TIMES = 9,
  PRESSES = 60;
/** The line of a new visitor, in bits a second, how long an answer is on its way, in milliseconds, and how much slower than this machine theirs is. */
const LINE = 10_000_000,
  DELAY = 40,
  SLOWER = 4;
/** How often the first light is measured, and of how many presses the time is taken, on a board of about 400 cells. */
const LIGHTS = 5,
  TIMED = 1000,
  LARGE = 'player=Kim&game=nonograms&level=15';
const BOARD = 'player=Kim&game=minesweeper&level=23';
/** The same board for whoever comes first. */
const NEW = BOARD.replace('player=Kim&', '');
const FOLDER = process.env.SITE ?? join(root, 'target/web');

const sorted = (values) => [...values].sort((one, other) => one - other);
const share = (values, part) => sorted(values)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN;
const tell = (what, values, unit = 'ms') =>
  console.log(
    `${what}: ${share(values, 0.5).toFixed(1)} ${unit} (${share(values, 0).toFixed(1)} to ${share(values, 1).toFixed(1)}; 99 %: ${share(values, 0.99).toFixed(1)}; ${values.length} times)`,
  );

const brotli = (content) =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
const files = (inner) =>
  readdirSync(join(FOLDER, inner))
    .map((name) => join(inner, name))
    .flatMap((name) => (statSync(join(FOLDER, name)).isDirectory() ? files(name) : [name]));

/** What a first visit asks for, file by file, and the page in one file. */
function bytes() {
  const groups = new Map();
  for (const name of files('').filter((each) => !/switchboard\.html$|icon-|manifest|^packs/.test(each))) {
    const group = /\.(wasm|pack)$/.test(name) ? name : name.includes('/') ? `${dirname(name)}/` : 'page and scripts';
    const content = readFileSync(join(FOLDER, name));
    const sizes = [content.length, gzipSync(content, { level: 9 }).length, brotli(content).length];
    for (const of of [group, 'all'])
      groups.set(
        of,
        (groups.get(of) ?? [0, 0, 0]).map((sum, place) => sum + sizes[place]),
      );
  }
  for (const [name, [plain, gzip, small]] of groups) console.log(`${name}: ${plain} bytes, gzip 9 ${gzip}, brotli 11 ${small}`);
  const packs = files('packs').map((name) => statSync(join(FOLDER, name)).size);
  tell('one game', packs, 'bytes');
  console.log(`in one file: ${statSync(join(FOLDER, 'switchboard.html')).size} bytes`);
}

/** What a new visitor with a link to a board asks for until their first move: what is fetched meanwhile for later is not sent. */
async function untilMove(browser) {
  const later = /_secondary\.wasm$|^games\.pack$|^sw\.js$|^manifest|^icon-/;
  const sent = new Map();
  const usual = site.send;
  site.send = (response, name, content) => {
    if (later.test(name)) return;
    sent.set(name, content);
    usual(response, name, content);
  };
  await browser.visitor();
  await browser.send('Page.navigate', { url: at(NEW) });
  await browser.until('document.querySelector(".lit")', 'the first light');
  await step(browser);
  site.send = usual;
  const sum = (compress) => [...sent.values()].reduce((all, content) => all + compress(Buffer.from(content)).length, 0);
  const asHosts = (compress, content) => (content[0] === 0x1f && content[1] === 0x8b ? content : compress(content));
  console.log(
    `until the first move: ${sent.size} files, ${sum((content) => asHosts(brotli, content))} bytes by brotli 11, ` +
      `${sum((content) => asHosts((plain) => gzipSync(plain, { level: 9 }), content))} by gzip 9`,
  );
  console.log(`  ${[...sent.keys()].join(', ')}`);
}

/** Sends files as hosts do, what is text and the program by brotli, all of them over one line of so many bits a second. */
function overLine() {
  const small = new Map();
  const compressed = (name, content) => {
    if (!/\.(html|js|css|svg|wasm|json|webmanifest)$/.test(name)) return undefined;
    if (!small.has(name)) small.set(name, brotli(content));
    return small.get(name);
  };
  for (const name of files('').filter((each) => !/^packs|switchboard\.html$/.test(each)))
    compressed(name, readFileSync(join(FOLDER, name)));
  let free = 0;
  const sent = { bytes: 0 };
  site.send = async (response, name, content) => {
    const body = compressed(name, content) ?? content;
    if (body !== content) response.setHeader('content-encoding', 'br');
    // as hosts do: what is known is asked for again only if it changed
    response.setHeader('cache-control', 'max-age=600');
    await wait(DELAY);
    for (let from = 0; from < body.length; from += 8192) {
      const piece = body.subarray(from, from + 8192);
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
const renderers = async (browser) =>
  (await browser.raw('SystemInfo.getProcessInfo')).processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);

/** Lets the browser's pages run for a part of the time only, with all their threads, until what comes back is called. */
function slowed(browser, times) {
  const [on, pause] = [8, 8 * (times - 1)];
  let pids = [],
    over = false;
  const all = (signal) => {
    for (const pid of pids) {
      try {
        process.kill(pid, signal);
      } catch {
        /* it is gone */
      }
    }
  };
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
  return () => {
    over = true;
    return going;
  };
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

/** Tells when the first light was drawn, by the clock of this machine. */
const LIGHT = `new MutationObserver((_, observer) => {
  if (!document.querySelector('.lit')) return;
  observer.disconnect();
  requestAnimationFrame(() => { const { port1, port2 } = new MessageChannel(); port1.onmessage = () => { globalThis.firstLight = performance.timeOrigin + performance.now(); }; port2.postMessage(0); });
}).observe(document, { subtree: true, childList: true, attributes: true })`;

/** From the address to the first light: of a new visitor and of one who was here, with a whole core or more and with a quarter of one. */
async function firstLight(browser) {
  const sent = overLine();
  const isShared = gather(browser.process.pid);
  for (const percent of isShared ? [200, 25] : [200]) {
    const seen = { new: [], known: [] },
      used = { new: [], known: [] },
      brought = [];
    for (let time = 0; time < LIGHTS; time += 1) {
      give(200);
      await browser.visitor();
      await browser.send('Page.addScriptToEvaluateOnNewDocument', { source: LIGHT });
      for (const who of ['new', 'known']) {
        await browser.send('Page.navigate', { url: 'about:blank' });
        await wait(500);
        give(percent);
        sent.bytes = 0;
        const [begin, before] = [performance.timeOrigin + performance.now(), spent()];
        await browser.send('Page.navigate', { url: at(NEW) });
        await browser.until('globalThis.firstLight', 'the first light', 120_000);
        const came = sent.bytes;
        used[who].push(spent() - before);
        seen[who].push((await browser.run('firstLight')) - begin);
        if (who === 'new') brought.push(came / 1000);
        give(200);
        await browser.until('globalThis.idle', 'all games are read', 600_000);
        await browser.run('navigator.serviceWorker.ready.then(() => true)');
      }
      await browser.leave();
    }
    for (const who of ['new', 'known']) {
      tell(
        `first light, ${who} visitor, ${LINE / 1e6} Mbit/s, ${DELAY} ms, the whole browser with ${percent > 100 ? 'two cores' : `${percent} % of a core`}`,
        seen[who],
      );
      tell('  processor time of the whole browser until then', used[who]);
    }
    tell('  sent to a new visitor until then', brought, 'kB');
  }
  dissolve();
}

/** A key that moves the light: the time of the threads, which frames were drawn before its answer stood there, and when it was seen. */
async function press(browser) {
  await idle(browser, LARGE);
  const events = [],
    done = [];
  const usual = browser.came.bind(browser);
  browser.came = (message) => {
    if (message.method === 'Tracing.dataCollected') events.push(...message.params.value);
    else if (message.method === 'Tracing.tracingComplete') done.forEach((go) => go());
    else usual(message);
  };
  // nothing asks for frames here: while a page does, Chromium keeps messages of workers back until the frame after a key was drawn
  await browser.run(`new MutationObserver(() => performance.mark('answered'))
    .observe(document.getElementById('root'), { subtree: true, childList: true, attributes: true, characterData: true })`);
  await browser.raw('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'blink.user_timing', '__metadata'] },
  });
  for (let pressed = 0; pressed < TIMED; pressed += 1) {
    await browser.press('Tab');
    // never in step with the ring, which is drawn every 50 ms
    await wait(130 + ((pressed * 7) % 51));
  }
  const complete = new Promise((go) => {
    done.push(go);
  });
  await browser.raw('Tracing.end');
  await complete;
  browser.came = usual;
  const names = new Map(events.filter(({ name }) => name === 'thread_name').map(({ pid, tid, args }) => [`${pid} ${tid}`, args.name]));
  const downs = events.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown');
  const { pid, tid } = downs[0];
  const own = events.filter((event) => event.pid === pid);
  const tasks = (kind) =>
    own.filter((event) => kind.test(names.get(`${pid} ${event.tid}`) ?? '') && /RunTask/.test(event.name) && event.tdur > 0);
  const [onPage, onWorker] = [tasks(/CrRendererMain/), tasks(/DedicatedWorker/)];
  const on = (ts, some) =>
    some.filter((task) => task.ts + task.dur >= ts && task.ts < ts + 120_000).reduce((all, { tdur }) => all + tdur, 0) / 1000;
  const main = downs.map(({ ts }) => on(ts, onPage));
  const both = downs.map(({ ts }, place) => main[place] + on(ts, onWorker));
  // a frame begins where the page is drawn, and is over when it was handed to the screen
  const begun = own.filter((event) => event.tid === tid && event.name === 'AnimationFrame::Render' && event.ph === 'b');
  const ended = own.filter((event) => event.name === 'AnimationFrame' && event.ph === 'e');
  const answered = own.filter((event) => event.name === 'answered');
  const [frames, after] = [[], []];
  for (const { ts, dur } of downs) {
    const answer = answered.find((event) => event.ts >= ts);
    const end = answer && begun.find((event) => event.ts >= answer.ts);
    if (!end || answer.ts > ts + 120_000) continue;
    frames.push(begun.filter((event) => event.ts >= ts + dur && event.ts < answer.ts).length);
    after.push(((ended.find((event) => event.ts >= end.ts) ?? end).ts - ts) / 1000);
  }
  const cells = await browser.run('document.querySelectorAll("[role=gridcell]").length');
  const most = (values) => `95 %: ${share(values, 0.95).toFixed(1)}`;
  tell(`thread time of a press that moves the light, page and worker together, ${cells} cells (${most(both)})`, both);
  tell(`  of it the page's (${most(main)})`, main);
  const before = (count) => frames.filter((frame) => frame === count).length;
  console.log(`  its answer stands in the first frame ${before(0)} times of ${downs.length}, in the second ${before(1)} times`);
  tell(`  that frame is drawn after (${most(after)})`, after);
}

/** The private dirty memory of the process that has most of it, which runs the page, in MiB. */
async function dirty(browser) {
  const all = (await renderers(browser)).map((pid) => {
    try {
      return Number(/Private_Dirty:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      return 0;
    }
  });
  return Math.max(...all) / 1024;
}

/** What the page of a known visitor has in memory beyond an empty one, and what it does where nothing moves. */
async function rest(first, seconds) {
  const BOARD_AT_REST = at('player=Kim&game=sokoban&level=20');
  // as after the minutes in which the page waits for a gamepad all the time
  site.change = (name, text) => (name === 'main.js' ? text.replace('WHOLE_MS = 5 * 60_000', 'WHOLE_MS = 1000') : text);
  await first.go(BOARD_AT_REST);
  await first.until('globalThis.idle', 'all games are read', 600_000);
  await first.run('navigator.serviceWorker.ready.then(() => true)');
  // nothing moves by itself
  await first.press('F2');
  await onScreen(first, 'settings');
  await first.choose('tab pace', 'setting method', 'value Step');
  await onScreen(first, 'settings');
  // the process of a page that was left has its memory for a while
  await first.close({ keep: true });
  const browser = await Browser.open({ folder: first.folder });
  gather(browser.process.pid);
  give(200);
  // what is fetched would be kept for whoever looks on
  await browser.send('Network.disable');
  await wait(3000);
  const empty = await dirty(browser);
  await browser.go(BOARD_AT_REST);
  await browser.until('globalThis.idle', 'all games are read', 600_000);
  await browser.press('Tab');
  await wait(5000);
  const [begun, before] = [performance.now(), spent()];
  await wait(seconds * 1000);
  console.log(
    `idle for ${seconds} s: ${((100 * (spent() - before)) / (performance.now() - begun)).toFixed(2)} % of a core, the whole browser`,
  );
  console.log(`private dirty memory of the page: ${(await dirty(browser)).toFixed(1)} MiB, an empty page ${empty.toFixed(1)} MiB`);
  dissolve();
  return browser;
}

/** One of the page's programs for node, which runs it as Chromium does: the address of its glue, and its bytes. */
function program(name) {
  globalThis.keeper = { read: () => new Uint8Array(), write: () => true, cut: () => true, flush: () => true, random: () => 1n };
  const [glue] = files('').filter((known) => known.startsWith(`${name}-`) && known.endsWith('.js'));
  return { glue: pathToFileURL(join(FOLDER, glue)).href, file: readFileSync(join(FOLDER, glue.replace('.js', '_bg.wasm'))) };
}

/** Begins the program that plays; its secondary module is loaded when it is needed first, as in a browser. */
async function launched(page, module) {
  const primary = await page.default({ module_or_path: module });
  globalThis.loadSecondary = () => {
    const [name] = files('').filter((known) => known.endsWith('_secondary.wasm'));
    new WebAssembly.Instance(new WebAssembly.Module(readFileSync(join(FOLDER, name))), { primary });
  };
}

/** The English texts. */
const english = () =>
  readFileSync(
    join(
      FOLDER,
      files('texts').find((name) => name.includes('/en-')),
    ),
    'utf8',
  );

/** The steps of a start by node, which runs the program as Chromium does: processor time of all its threads. */
async function steps() {
  const { glue, file } = program('play');
  const timed = async (what, work) => {
    const [clock, begin] = [performance.now(), process.cpuUsage()];
    const made = await work();
    const { user, system } = process.cpuUsage(begin);
    console.log(`${what}: ${((user + system) / 1000).toFixed(1)} ms, by the clock ${(performance.now() - clock).toFixed(1)} ms`);
    return made;
  };
  const game = 'minesweeper';
  const packs = await timed('packs unpacked', () =>
    [game, 'left-right'].map((name) => gunzipSync(readFileSync(join(FOLDER, `packs/${name}.pack`)))),
  );
  const page = await import(glue);
  const module = await timed('compiled', () => WebAssembly.compile(file));
  await timed('instantiated', () => launched(page, module));
  const asked = JSON.stringify({ player: null, game, level: '23', author: false, language: 'en', looks: [] });
  await timed('texts taken', () => page.take_texts('en', english()));
  const beginning = await timed('players read', () => new page.Beginning(asked));
  const web = await timed('games of the first pack read', () => beginning.begin(Buffer.concat(packs), false, 0));
  await timed('first page', () => web.answer(0));
  await timed('second page', () => web.answer(10));
  const all = await timed('all games unpacked', () => gunzipSync(readFileSync(join(FOLDER, 'games.pack'))));
  await timed('brought', () => {
    web.bring(all, true);
    web.brought();
  });
  await timed('all games read', () => {
    while (web.go_on(20)) {
      /* the next one */
    }
  });
  await timed('the page after that', () => web.answer(30));
}

/** From a key to the painted page. */
async function paint(browser) {
  await idle(browser, BOARD);
  const times = [];
  for (let count = 0; count < PRESSES; count += 1) {
    times.push(
      await browser.run(`new Promise((done) => {
      const begin = performance.now();
      new MutationObserver((_, observer) => {
        observer.disconnect();
        requestAnimationFrame(() => { const { port1, port2 } = new MessageChannel(); port1.onmessage = () => done(performance.now() - begin); port2.postMessage(0); });
      }).observe(document.getElementById('root'), { subtree: true, childList: true, attributes: true, characterData: true });
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', code: 'Tab' }));
      dispatchEvent(new KeyboardEvent('keyup', { key: 'Tab', code: 'Tab' }));
    })`),
    );
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
  const resident = async () =>
    (await renderers(browser)).reduce(
      (sum, pid) => sum + Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0),
      0,
    ) / 1024;
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
async function hint(desktop, level = '14') {
  const FEW = 5;
  const [play, work] = [program('play'), program('work')];
  const [page, search] = [await import(play.glue), await import(work.glue)];
  await launched(page, play.file);
  await search.default({ module_or_path: work.file });
  page.take_texts('en', english());
  const pack = unsolved(gunzipSync(readFileSync(join(FOLDER, 'packs/sokoban.pack'))));
  const wanted = JSON.stringify({ player: null, game: 'sokoban', level, author: false, language: 'en', looks: [] });
  const web = new page.Beginning(wanted).begin(pack, true, 0);
  const key = { kind: 'key', name: 'h', text: 'h', ctrl: false, alt: false, shift: false, down: true, repeat: false };
  const { task, game } = JSON.parse(web.handle(JSON.stringify(key), 1000)).effects.find(({ kind }) => kind === 'think');
  const found = web.game_pack(game, true);
  const [here, there] = [[], []];
  let states = 0;
  for (let time = 0; time < FEW; time += 1) {
    const begin = process.cpuUsage();
    const finding = JSON.parse(search.search(found, task, 120_000));
    here.push(process.cpuUsage(begin).user / 1000);
    const asked = [
      '-c',
      '"$@"; times',
      'sh',
      desktop,
      'solve',
      join(root, 'games/sokoban'),
      '--level',
      level,
      '--threads',
      '1',
      '--memory',
      '256',
      '--format',
      'json',
    ];
    const [line, , children] = execFileSync('sh', asked, { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .split('\n');
    const [report, [, minutes, seconds]] = [JSON.parse(line), /^(\d+)m([\d.]+)s/.exec(children)];
    if (JSON.stringify(finding.Outlook?.Solved?.moves?.length) !== JSON.stringify(report.moves.length))
      throw new Error('the two searches differ');
    there.push(Number(minutes) * 60_000 + Number(seconds) * 1000);
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
const measured = { light: firstLight, move: untilMove, press, rest, start, paint, late, memory }[what];
console.log(
  `load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}`,
);
if (measured) {
  const browser = await Browser.open();
  const last = await measured(browser, Number(amount ?? 60));
  await (last instanceof Browser ? last : browser).close();
} else if (what === 'search') await hint(amount, level);
else if (what === 'steps') await steps();
else if (what === 'bytes') bytes();
else {
  bytes();
  await steps();
  for (const figure of [firstLight, untilMove, press, rest]) {
    const browser = await Browser.open();
    const last = await figure(browser, 60);
    await (last instanceof Browser ? last : browser).close();
  }
}
console.log(
  `load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}`,
);
site.close();
process.exit(0);
