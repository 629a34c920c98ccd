// Journeys: what was acknowledged is kept, whatever happens to the browser.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Browser } from './browser.mjs';
import {
  KEEP_WORKERS,
  at,
  before,
  folderWith,
  inZip,
  middleOf,
  moves,
  onScreen,
  picture,
  playUntil,
  screen,
  step,
  says,
  site,
  wait,
  words,
} from './kit.mjs';

/** How often the renderer or the whole browser is killed. */
const KILLS = Number(process.env.KILLS ?? 4);

const board = at('player=Kim&game=lights-out&level=10');
/** Lets the program of the last of them break down. */
const BREAK_DOWN = `workers.at(-1).postMessage({ input: { kind: 'fault' }, at: performance.timeOrigin + performance.now() })`;

/** @type {import('./browser.mjs').Journeys} */
export default {
  async 'everything comes back from one file after the browser forgot it'(browser) {
    const folder = folderWith({});
    await browser.raw('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder, browserContextId: browser.context });
    for (const player of ['Kim', 'Eva']) await browser.go(at(`player=${player}&game=sokoban&level=05`));
    const played = await step(browser, 3);
    await browser.go(at('player=Kim'));
    await browser.run(`document.getElementById('more').click()`);
    await browser.tap('Save everybody as one file');
    const copy = () => readdirSync(folder).find((name) => /^switchboard-[0-9-]+\.zip$/.test(name));
    for (let tries = 0; !copy() && tries < 200; tries += 1) await wait(50);
    // the browser forgets everything
    await browser.leave();
    await browser.visitor();
    await browser.go(at());
    await says(browser, /Nothing is stored in this browser yet/);
    // the light is where what is lit is, though the line came above it
    await browser.until(
      `(() => {
        const [ring, lit] = [document.querySelector('#light path'), document.querySelector('.lit')].map((one) => one.getBoundingClientRect());
        return Math.abs(ring.top + ring.height / 2 - lit.top - lit.height / 2) < 12;
      })()`,
      'the light on what is lit',
      900,
    );
    await picture(browser, 'nothing-here');
    await browser.drop(join(folder, copy()));
    await browser.until(`/was added/.test(document.body.innerText)`, 'they are added');
    await browser.go(at('player=Eva&game=sokoban&level=05'));
    await browser.until(`Number(document.querySelector('.page')?.dataset.moves) === ${played}`, 'her moves');
    await browser.go(at('player=Kim'));
    assert.equal(await screen(browser), 'games');
  },

  async 'a copy is proposed where the browser may forget, and not again at once'(browser) {
    await before(
      browser,
      `if (navigator.storage) navigator.storage.persist = async () => false; const every = setInterval; globalThis.setInterval = (work, time) => every(work, time === 60_000 ? 300 : time);`,
    );
    await browser.go(at('player=Kim'));
    await wait(1000);
    assert.ok(!/may forget/.test(await words(browser)), 'nothing was played');
    await browser.run(`localStorage.setItem('switchboard-copy', JSON.stringify({ minutes: 20, last: 0 }))`);
    await says(browser, /This browser may forget/);
    await picture(browser, 'may-forget');
    await browser.tap('Close');
    await wait(1000);
    assert.ok(!/may forget/.test(await words(browser)), 'not again within a week');
  },

  async 'how the browser keeps what is played is told at the desk and in the settings'(browser) {
    const folder = folderWith({});
    for (const [promised, pattern] of /** @type {[boolean, RegExp][]} */ ([
      [true, /This browser has promised to keep/],
      [false, /This browser may forget what is played here/],
    ])) {
      await browser.leave();
      await browser.visitor();
      await before(browser, `if (navigator.storage) navigator.storage.persist = async () => ${promised};`);
      await browser.raw('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder, browserContextId: browser.context });
      await browser.go(at('player=Kim'));
      await browser.choose('settings');
      await onScreen(browser, 'settings');
      await says(browser, pattern);
      await picture(browser, `settings-keeping-${promised}`);
      await browser.press('F2', { modifiers: 8 });
      await onScreen(browser, 'desk');
      await says(browser, pattern);
      // one switch comes to it: the light goes through all choices
      await browser.until(`document.querySelector('[data-name=save-all][data-c]')`, 'the button for a copy');
      await browser.choose('save-all');
      for (let tries = 0; !readdirSync(folder).some((name) => name.endsWith('.zip')) && tries < 200; tries += 1) await wait(50);
      const [copy] = readdirSync(folder).filter((name) => name.endsWith('.zip'));
      assert.ok(copy, 'the copy');
      rmSync(join(folder, copy));
      await picture(browser, `desk-keeping-${promised}`);
    }
  },

  async 'with a quota of one byte play goes on, says so, and is kept once there is room'(browser) {
    const quota = (/** @type {number | undefined} */ quotaSize) =>
      browser.send('Storage.overrideQuotaForOrigin', { origin: new URL(site.address).origin, ...(quotaSize && { quotaSize }) });
    const game = at('player=Kim&game=sokoban&level=05');
    await browser.go(game);
    const first = await step(browser, 1);
    await quota(1);
    // what the browser had set aside is used up first
    let told = first;
    while (!/saving failed: the disk is full/.test(await words(browser))) {
      assert.ok(told < first + 12, 'nothing was told');
      told = await step(browser, 1);
    }
    await picture(browser, 'no-room');
    assert.equal(await step(browser, 1), told + 1, 'play goes on');
    await quota(undefined);
    told = await step(browser, 1);
    await browser.until(`!/saving failed/.test(document.querySelector('.lane').innerText)`, 'nothing more is the matter');
    await browser.go(game);
    assert.equal(await moves(browser), told, 'all moves are there');
  },

  async 'where nothing can be written, it says so and plays on'(browser) {
    const usual = site.change;
    /** @type {[string, string, string][]} */
    const faults = [
      ['private files', 'files[file].write(bytes, { at }) === bytes.length', 'false'],
      ['database', 'flush: (file) => !unwritten.has(file)', 'flush: () => false'],
    ];
    try {
      for (const [what, text, fault] of faults) {
        await browser.leave();
        await browser.visitor();
        site.change = (name, source) => {
          if (name !== 'app.js') return source;
          assert.ok(source.includes(text), what);
          const without = what === 'database' ? source.replace('await privateFiles()', 'await Promise.reject(new Error())') : source;
          return without.replace(text, fault);
        };
        await browser.go(at('player=Kim&game=sokoban&level=05'));
        await says(browser, /This browser keeps nothing/);
        assert.equal(await step(browser, 2), 2, what);
      }
    } finally {
      site.change = usual;
    }
  },

  async 'what was played is there after a reload'(browser) {
    await browser.go(at('player=Kim&game=sokoban&level=05'));
    const played = await step(browser, 2);
    await browser.go(at('player=Kim&game=sokoban&level=05'));
    assert.equal(await moves(browser), played);
  },

  /** Every second time the whole browser, else the renderer alone; at a moment by chance after a press. */
  async 'no acknowledged move is lost when the browser is killed'() {
    const folder = mkdtempSync(join(tmpdir(), 'switchboard-web-'));
    let [told, lost, browser] = [0, 0, undefined];
    for (let number = 0; number < KILLS; number += 1) {
      browser ??= await Browser.open({ folder });
      await browser.go(board);
      const there = await moves(browser);
      if (there < told) {
        lost += 1;
        console.log(`${there} moves of ${told} after ${number} kills`);
      }
      told = await step(browser, 1 + (number % 2));
      // one more, which may be acknowledged or not when the end comes
      await browser.until('document.querySelector("[role=gridcell][data-c]")', 'a cell to choose');
      await browser.click(...(await middleOf(browser, '[role=gridcell][data-c]')));
      await wait(Math.random() * 60);
      told = (await Promise.race([moves(browser), wait(2000)])) || told;
      if (number % 2) {
        await browser.kill();
        browser = undefined;
      } else await browser.crash();
    }
    await browser?.kill();
    // its other processes write for a moment longer
    await wait(1000);
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    console.log(`        ${KILLS} kills, ${lost} moves lost`);
    assert.equal(lost, 0);
  },

  async 'a copy that is asked for when the program breaks down is not saved'(browser) {
    const folder = folderWith({});
    await before(browser, KEEP_WORKERS);
    await browser.go(at('player=Kim'));
    await browser.raw('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder, browserContextId: browser.context });
    await browser.run(`document.getElementById('more').click()`);
    const copy = `[...document.querySelectorAll('dialog button')].find((one) => one.textContent === 'Save a copy')`;
    await browser.until(copy, 'a player to be copied');
    await browser.run(`${BREAK_DOWN}; ${copy}.click()`);
    await onScreen(browser, 'broken');
    await browser.run(`${copy}.click()`);
    for (let tries = 0; !readdirSync(folder).includes('Kim.zip') && tries < 200; tries += 1) await wait(50);
    assert.deepEqual(readdirSync(folder), ['Kim.zip'], 'the copy that was asked for afterwards alone');
    assert.match(inZip(readFileSync(join(folder, 'Kim.zip')), 'properties.xml').toString(), /Kim/);
    browser.faults = [];
  },

  async 'after a breakdown the program begins anew, tells of it, and what was played is there'(browser) {
    await before(browser, KEEP_WORKERS);
    const game = at('player=Kim&game=sokoban&level=05');
    await browser.go(game);
    const played = await step(browser, 2);
    await browser.run(BREAK_DOWN);
    await onScreen(browser, 'broken');
    const shown = await words(browser);
    assert.match(shown, /screen board/);
    assert.match(shown, /game sokoban/);
    assert.match(shown, /inputs .*fault/);
    await picture(browser, 'broken');
    // one switch leads on
    await playUntil(browser, '/^continue/i', `document.querySelector('.page').dataset.screen !== 'broken'`);
    assert.equal(await browser.run('workers.length'), 2, 'one worker broke down, another one runs');
    // a program that breaks down again at once is not begun anew
    await browser.run(BREAK_DOWN);
    await says(browser, /went wrong|broke/i);
    await browser.until('!document.getElementById("start").hidden', 'the words of the page itself');
    await picture(browser, 'broken-again');
    browser.faults = [];
    await browser.go(game);
    assert.equal(await moves(browser), played, 'what was played is there');
  },

  async 'a second page is told that the first is open, and goes on when it is closed'(browser) {
    await browser.go(at('player=Kim&game=sokoban'));
    const first = browser.target;
    await browser.page();
    await browser.send('Page.navigate', { url: at('player=Kim') });
    await says(browser, /another tab/);
    await picture(browser, 'second-tab');
    await browser.raw('Target.closeTarget', { targetId: first });
    await onScreen(browser, 'games');
  },

  async 'where the browser is full nothing is lost and it is told'(browser) {
    await browser.go(at('player=Kim&game=sokoban&level=05'));
    const played = await step(browser, 2);
    const origin = new URL(site.address).origin;
    await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    await step(browser);
    await browser.until('document.querySelector(".notices[role=alert] p")', 'the word of it');
    assert.match(await words(browser), /room|full|space/i);
    await picture(browser, 'full');
    assert.ok((await moves(browser)) > played, 'play goes on');
    await browser.send('Storage.overrideQuotaForOrigin', { origin });
    const now = await step(browser);
    await browser.go(at('player=Kim&game=sokoban&level=05'));
    assert.equal(await moves(browser), now, 'what waited was written later');
  },

  async 'what is damaged is put aside and the rest is there'(browser) {
    await browser.go(at('player=Kim&game=sokoban&level=05'));
    await step(browser);
    await browser.send('Page.navigate', { url: `${site.address}icon.svg` });
    await browser.until('document.documentElement.localName === "svg"', 'a page beside it');
    await wait(500);
    await browser.run(`(async () => {
      const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('switchboard');
      for (const name of ['journal-0', 'journal-1']) {
        const handle = await folder.getFileHandle(name);
        const { size } = await handle.getFile();
        if (!size) continue;
        const writer = await handle.createWritable({ keepExistingData: true });
        await writer.write({ type: 'write', position: Math.floor(size / 3), data: new Uint8Array(40).fill(90) });
        await writer.close();
      }
    })()`);
    await browser.go(at('player=Kim&game=sokoban&level=05'));
    await says(browser, /was damaged/);
    await picture(browser, 'damaged');
    assert.match(await words(browser), /Kim/);
    const aside = await browser.run(
      `(async () => (await (await (await (await navigator.storage.getDirectory()).getDirectoryHandle('switchboard')).getFileHandle('journal-damaged')).getFile()).size)()`,
    );
    assert.ok(aside > 100);
    browser.faults.length = 0;
  },

  async 'without private files the database keeps everything, without both the page says so'(browser) {
    const refuse =
      'Object.defineProperty(navigator.storage, "getDirectory", { value: () => Promise.reject(new DOMException("no", "SecurityError")) });\n';
    try {
      site.change = (name, text) => (name === 'app.js' ? refuse + text : text);
      await browser.go(at('player=Kim&game=sokoban&level=05'));
      const played = await step(browser, 2);
      assert.ok(played > 0);
      await browser.go(at('player=Kim&game=sokoban&level=05'));
      assert.equal(await moves(browser), played);
      await browser.leave();
      await browser.visitor();
      site.change = (name, text) =>
        name === 'app.js' ? `${refuse}indexedDB.open = () => { throw new DOMException("no", "SecurityError"); };\n${text}` : text;
      await browser.go(at('player=Kim&game=sokoban&level=05'));
      await says(browser, /keeps nothing/);
      await picture(browser, 'refused');
      await step(browser);
      assert.ok((await moves(browser)) > 0);
    } finally {
      site.change = (name, text) => text;
    }
  },

  async 'a browser without WebAssembly is told what to do'(browser) {
    await browser.send('Page.addScriptToEvaluateOnNewDocument', { source: 'delete globalThis.WebAssembly' });
    await browser.send('Page.navigate', { url: at() });
    await says(browser, /cannot run Switchboard/);
    await picture(browser, 'no-wasm');
  },
};
