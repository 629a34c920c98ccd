// Journeys: what the window does, the page does.
import assert from 'node:assert/strict';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  APART,
  KEEP_WORKERS,
  at,
  before,
  middleOf,
  moved,
  moves,
  onScreen,
  paintCorner,
  picture,
  playUntil,
  reach,
  root,
  says,
  screen,
  site,
  speaks,
  step,
  wait,
  withoutSolutions,
  words,
} from './kit.mjs';

/** Counts the sounds that begin. */
const COUNT_SOUNDS = `globalThis.sounds = 0; const { start } = AudioBufferSourceNode.prototype; AudioBufferSourceNode.prototype.start = function (...rest) { sounds += 1; return start.apply(this, rest); };`;
/** Counts pieces that are on their way, and falls of confetti. */
const COUNT_MOTION = `globalThis.glides = 0; globalThis.cheers = 0; const { animate } = Element.prototype;
  Element.prototype.animate = function (...args) { glides += this.matches('.cell *'); return animate.apply(this, args); };
  new MutationObserver((changes) => { cheers += changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((one) => one.className === 'confetti').length; }).observe(document, { childList: true, subtree: true });`;

/** A gamepad, and whether the page waits for one. */
const GAMEPAD = `globalThis.pad = { index: 0, buttons: Array.from({ length: 17 }, () => ({ pressed: false })) };
  navigator.getGamepads = () => [pad];
  globalThis.waits = false;
  const { addEventListener: add, removeEventListener: remove } = globalThis;
  globalThis.addEventListener = (what, ...rest) => { if (what === 'gamepadconnected') waits = true; add(what, ...rest); };
  globalThis.removeEventListener = (what, ...rest) => { if (what === 'gamepadconnected') waits = false; remove(what, ...rest); };`;
/** Somebody presses the button that moves the light, on a gamepad of which the page has not heard: the browser tells whoever waits. */
const PRESS_GAMEPAD = `dispatchEvent(new Event('gamepadconnected')); pad.buttons[3].pressed = true;`;
const LIT = `[...document.querySelectorAll('.lit')].map((one) => one.getAttribute('aria-label') ?? one.innerText).join('|')`;

/** @type {import('./browser.mjs').Journeys} */
export default {
  async 'from the first start to a move with the space bar alone'(browser) {
    await browser.go(at());
    await onScreen(browser, 'first-start');
    // a press may change no more than what the next one would do
    const now =
      '["data-screen", ".main", ".press .deed"].map((part) => part.startsWith("data") ? document.querySelector(".page").getAttribute(part) : document.querySelector(part)?.innerText).join()';
    for (let presses = 0; presses < 12 && (await browser.run('document.querySelector(".page").dataset.screen')) !== 'board'; presses += 1) {
      const was = await browser.run(now);
      await wait(APART);
      await browser.press('Space');
      await browser.until(`${now} !== ${JSON.stringify(was)}`, `something else than ${was}`);
    }
    await onScreen(browser, 'board');
    await playUntil(browser, '/^(up|right|down|left)/i', 'Number(document.querySelector(".page").dataset.moves) > 0');
  },

  async 'a level is finished with the space bar alone'(browser) {
    await before(browser, COUNT_MOTION);
    await browser.go(at('player=Kim&game=sokoban&level=01'));
    await playUntil(browser, '/^right/i', 'document.querySelector(".page").dataset.screen === "level-done"');
    assert.match(await words(browser), /Next level/);
    const [glides, cheers] = await browser.run('[glides, cheers]');
    assert.ok(glides > 0 && cheers === 1, `${glides} pieces on their way, confetti ${cheers} times`);
    await browser.until('!document.querySelector(".confetti")', 'the end of the confetti');
  },

  async 'a level is finished with the keyboard alone'(browser) {
    await browser.go(at('player=Kim&game=sokoban&level=01'));
    for (let told = 0; told < 3; told += 1) {
      await reach(browser, /^right/i);
      await moved(browser, told);
    }
    await onScreen(browser, 'level-done');
  },

  async 'every game comes up with its board and pictures'(browser) {
    const faulty = [];
    for (const game of readdirSync(join(root, 'games'))) {
      await browser.go(at(`player=Kim&game=${game}`));
      if ((await screen(browser)) === 'seats') await browser.choose('play');
      const shown = `document.querySelector('.page').dataset.game === ${JSON.stringify(game)} && document.querySelectorAll('.main img, .main [role=gridcell]').length > 0`;
      const drawn = `[...document.images].every((one) => !one.dataset.src || one.complete && one.naturalWidth > 0)`;
      await browser
        .until(`${shown} && ${drawn}`, `${game} with its pictures`, 20_000)
        .catch((fault) => faulty.push(fault.message.slice(0, 300)));
    }
    assert.deepEqual(faulty, []);
  },

  async 'a computer player answers'(browser) {
    await browser.go(at('player=Kim&game=reversi'));
    await browser.choose('play');
    await onScreen(browser, 'board');
    await browser.until('document.querySelector("[role=gridcell][data-c]")', 'a cell to choose');
    await browser.click(...(await middleOf(browser, '[role=gridcell][data-c]')));
    await moved(browser, 1);
  },

  async 'what computer players have learnt comes last, and is said to be of no use where it is'(browser) {
    const usual = site.send;
    /** @type {string[]} */
    let names = [];
    site.send = (response, name, bytes) => {
      if (name !== 'games.pack') return usual(response, name, bytes);
      const all = gunzipSync(bytes).toString('latin1');
      names = all.match(/^\d+ games\/.*$/gm) ?? [];
      const other = all.replaceAll(/"learnt_on": ".{4}/g, '"learnt_on": "0123');
      return usual(response, name, gzipSync(Buffer.from(other, 'latin1')));
    };
    try {
      await browser.go(at('player=Kim'));
      await browser.until('globalThis.idle', 'all games');
      const from = names.findIndex((name) => name.endsWith('/opponents.json'));
      assert.ok(from > 0 && names.slice(from).every((name) => name.endsWith('/opponents.json')), names.slice(from).join());
      await browser.choose('kind rivals');
      await browser.choose('game reversi');
      await onScreen(browser, 'rules');
      await browser.choose('begin');
      await onScreen(browser, 'seats');
      await says(browser, /switchboard train/);
      await picture(browser, 'learnt-elsewhere');
    } finally {
      site.send = usual;
    }
  },

  async 'a hint gives its reason'(browser) {
    await browser.go(at('player=Kim&game=akari&level=01'));
    await browser.choose('hint');
    await browser.until(
      '/hint/i.test(document.querySelector(".press .deed")?.innerText + document.querySelector(".lane")?.innerText + document.querySelector(".main")?.innerText)',
      'the hint',
    );
    await says(browser, /because|would|must|needs|only/i);
  },

  async 'a PuzzleScript game is played, and sounds'(browser) {
    await before(browser, COUNT_SOUNDS);
    await browser.go(at('player=Kim&game=mirror-twins').replace('?mute', ''));
    await onScreen(browser, 'board');
    await step(browser);
    await browser.until('sounds > 0', 'a sound');
  },

  async 'a sound that did not come is fetched anew'(browser) {
    const usual = site.send;
    const refused = new Set();
    try {
      site.send = (response, name, bytes) => {
        if (!name.endsWith('.wav') || refused.has(name)) return usual(response, name, bytes);
        refused.add(name);
        return response.writeHead(503).end();
      };
      await before(browser, COUNT_SOUNDS);
      await browser.go(at('player=Kim&game=mirror-twins').replace('?mute', ''));
      await onScreen(browser, 'board');
      for (let tries = 0; !refused.size && tries < 5; tries += 1) await step(browser);
      assert.ok(refused.size, 'a sound did not come');
      for (let tries = 0; !(await browser.run('sounds')) && tries < 5; tries += 1) await step(browser);
      await browser.until('sounds > 0', 'a sound');
    } finally {
      site.send = usual;
    }
    browser.faults = [];
  },

  async 'a game sounds with its own files'(browser) {
    await before(
      browser,
      `${COUNT_SOUNDS}
      globalThis.decoded = []; const { decodeAudioData } = BaseAudioContext.prototype; BaseAudioContext.prototype.decodeAudioData = function (bytes, ...rest) { decoded.push(bytes.byteLength); return decodeAudioData.call(this, bytes, ...rest); };`,
    );
    await browser.go(at('player=Kim&game=animal-voices&level=01').replace('?mute', ''));
    await onScreen(browser, 'board');
    // an animal and a voice
    await step(browser, 2);
    const folder = join(root, 'games/animal-voices/SOUNDS');
    const own = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
    await browser.until(`sounds > 0 && decoded.some((size) => ${JSON.stringify(own)}.includes(size))`, 'the voice of an animal');
  },

  async 'the light goes on while a hint is looked for'(browser) {
    const again = withoutSolutions();
    try {
      await browser.go(at('player=Kim&game=sokoban&level=25'));
      await browser.run(
        `globalThis.changes = 0; new MutationObserver(() => { changes += 1; }).observe(document.getElementById('root'), { subtree: true, attributes: true, attributeFilter: ['class'] })`,
      );
      await browser.press('h');
      await says(browser, /Looking for a hint/);
      await browser.until('changes > 3', 'the light');
    } finally {
      again();
    }
  },

  async 'a search that breaks off is told, and the next one is carried out'(browser) {
    const again = withoutSolutions();
    // the worker that is asked first has an accident of which nobody in it hears
    site.change = (name, text) =>
      name !== 'search.js'
        ? text
        : `${text}
const usual = onmessage;
onmessage = async (event) => {
  const box = event.data.deed && await caches.open('accidents');
  if (!box || await box.match('/happened')) { await usual(event); return; }
  await box.put('/happened', new Response(''));
  setTimeout(() => { throw new Error('the accident'); });
};`;
    try {
      await browser.go(at('player=Kim&game=sokoban&level=01'));
      await browser.press('h');
      await says(browser, /broke down/, 'the accident is told');
      await browser.until('!/Looking for a hint/.test(document.body.innerText)', 'nothing is looked for any more');
      await picture(browser, 'search-broke-off');
      await step(browser);
      await browser.press('h');
      await browser.until('document.querySelector("[data-name=play-hint]")', 'a hint');
      await step(browser);
    } finally {
      again();
      site.change = (name, text) => text;
    }
  },

  async 'all cards stand before their games have come, and a game that is chosen then begins when it has'(browser) {
    const usual = site.send;
    /** @type {(value?: unknown) => void} */
    let comes = () => {};
    const rest = new Promise((go) => {
      comes = go;
    });
    site.send = async (response, name, bytes) => {
      if (name !== 'games.pack') return usual(response, name, bytes);
      // what lists show of games comes first
      response.write(bytes.subarray(0, bytes.length / 2));
      await rest;
      return response.end(bytes.subarray(bytes.length / 2));
    };
    try {
      await browser.go(at('player=Kim'));
      await browser.choose('kind shading');
      await browser.until('document.querySelectorAll("[data-name^=\'game \']").length === 8', 'the cards of a kind');
      await picture(browser, 'cards');
      await browser.choose('game arrows');
      await says(browser, /on its way/);
      assert.equal(await screen(browser), 'games');
      comes();
      await onScreen(browser, 'rules');
      assert.match(await words(browser), /Arrows/);
    } finally {
      comes();
      site.send = usual;
    }
  },

  async 'cards never move to another place, and a press takes what was under it when it was shown'(browser) {
    await before(
      browser,
      `${KEEP_WORKERS}
globalThis.cards = new Set();
(function look() {
  const all = [...document.querySelectorAll('[data-name^="game "], [data-name^="kind "]')];
  const place = (card) => { const { x, y } = card.getBoundingClientRect(); return card.dataset.name + ' ' + Math.round(x) + ',' + Math.round(y); };
  if (all.length) cards.add(all.map(place).join('; '));
  requestAnimationFrame(look);
})();`,
    );
    const usual = site.send;
    /** @type {(value?: unknown) => void} */
    let comes = () => {};
    const rest = new Promise((go) => {
      comes = go;
    });
    site.send = async (response, name, bytes) => {
      if (name === 'games.pack') await rest;
      return usual(response, name, bytes);
    };
    const stands = async () => assert.equal(await browser.run('cards.size'), 1, await browser.run(`[...cards].join(' / ')`));
    try {
      await browser.go(at('player=Kim'));
      await says(browser, /Getting the games ready/);
      await picture(browser, 'cards-awaited');
      const settings = await browser.run(`Number(document.querySelector('[data-name=settings]').dataset.c)`);
      comes();
      await browser.until('globalThis.idle', 'all games');
      await stands();
      // a press on the page before this one, of which the program hears only now
      await browser.run(
        `workers[0].postMessage({ input: { kind: 'click', choice: ${settings}, name: 'settings', cell: null, wired: false }, at: performance.timeOrigin + performance.now() })`,
      );
      await onScreen(browser, 'settings');
      await browser.run(
        `workers[0].postMessage({ input: { kind: 'click', choice: 0, name: 'game gone', cell: null, wired: false }, at: performance.timeOrigin + performance.now() })`,
      );
      await wait(APART);
      assert.equal(await screen(browser), 'settings', 'what is gone cannot be chosen');
      // somebody who is known begins with all cards
      await browser.go(at('player=Kim'));
      await browser.until('globalThis.idle', 'all games');
      await stands();
    } finally {
      comes();
      site.send = usual;
    }
  },

  async 'a first move needs only the primary module, and what needs the other waits for it'(browser) {
    const usual = site.send;
    const isHeld = (name) => /^play-.*_secondary\.wasm$/.test(name);
    for (const link of ['game=lights-out&level=01', 'game=minesweeper&level=23', '']) {
      /** @type {(value?: unknown) => void} */
      let comes = () => {};
      const held = new Promise((go) => {
        comes = go;
      });
      let isAsked = false;
      site.send = async (response, name, bytes) => {
        if (isHeld(name)) {
          isAsked = true;
          await held;
        }
        return usual(response, name, bytes);
      };
      try {
        await browser.send('Page.navigate', { url: at(link) });
        await browser.until('document.querySelector(".lit")', 'the first light');
        if (link) await step(browser);
        await browser.until('globalThis.ready', 'the program is ready');
        assert.equal(await browser.run('!!globalThis.idle'), false, 'the rest is not here');
        if (!link) continue;
        // the settings are in the other module, for which the program waits
        await browser.press('F2');
        for (let tries = 0; !isAsked && tries < 50; tries += 1) await wait(APART);
        assert.ok(isAsked && (await screen(browser)) === 'board');
        comes();
        await onScreen(browser, 'settings');
      } finally {
        comes();
        site.send = usual;
      }
      await browser.leave();
      await browser.visitor();
    }
  },

  async 'where the other module of the program is missing it is told, and nothing is lost'(browser) {
    const usual = site.send;
    try {
      site.send = (response, name, bytes) => {
        if (!/^play-.*_secondary\.wasm$/.test(name)) return usual(response, name, bytes);
        response.writeHead(404);
        return response.end();
      };
      const link = at('game=sokoban&level=05');
      await browser.send('Page.navigate', { url: link });
      await browser.until('document.querySelector(".lit")', 'the first light');
      await says(browser, /A new version of Switchboard is ready/);
      await step(browser, 2);
      await browser.press('F2');
      await says(browser, /A file of this page is missing/);
      await picture(browser, 'module-missing');
      assert.equal(await browser.run('document.querySelector("#light")'), null, 'nothing is lit');
      site.send = usual;
      await browser.press('Space');
      await browser.until('globalThis.ready && document.querySelector(".lit")', 'the page is loaded anew by the switch');
      assert.equal(await moves(browser), 2, 'what was played is there');
      await browser.leave();
      await browser.visitor();
      // the host cannot be reached for a while
      let refused = 0;
      site.send = (response, name, bytes) => {
        if (!/^play-.*_secondary\.wasm$/.test(name) || refused > 1) return usual(response, name, bytes);
        refused += 1;
        return response.destroy();
      };
      await browser.send('Page.navigate', { url: link });
      await browser.until('document.querySelector(".lit")', 'the first light');
      await step(browser);
      await browser.press('F2');
      await browser.until('globalThis.idle', 'the program begins anew by itself, with both modules');
      assert.ok(refused > 1);
      await browser.go(link);
      assert.equal(await moves(browser), 1, 'what was played is there');
    } finally {
      site.send = usual;
    }
    browser.faults = [];
  },

  async 'where the host has another build by now, a search says so and play goes on'(browser) {
    const again = withoutSolutions();
    const usual = site.send;
    const asks = async () => {
      await browser.go(at('player=Kim&game=sokoban&level=01'));
      await browser.press('h');
      await says(browser, /A new version of Switchboard is ready/);
      await browser.until('!/Looking for a hint/.test(document.body.innerText)', 'nothing is looked for any more');
      await picture(browser, 'another-build');
      await step(browser);
    };
    try {
      // its script is there and of another build
      site.change = (name, text) => (name === 'search.js' ? text.replace(/BUILD = '[^']*'/, "BUILD = 'another'") : text);
      await asks();
      await browser.leave();
      await browser.visitor();
      // even the page's own script is of another build
      site.change = (name, text) => (name === 'main.js' ? text.replace(/BUILD = '[^']*'/, "BUILD = 'another'") : text);
      await browser.send('Page.navigate', { url: at('player=Kim&game=sokoban&level=01') });
      await says(browser, /A new version of Switchboard is ready/);
      await browser.leave();
      await browser.visitor();
      // the program of this build is there no more
      site.change = (name, text) => text;
      site.send = (response, name, bytes) => {
        if (!name.startsWith('work-')) return usual(response, name, bytes);
        response.writeHead(404);
        return response.end();
      };
      await asks();
    } finally {
      again();
      site.change = (name, text) => text;
    }
  },

  async 'a level that was painted in the editor is kept'(browser) {
    await paintCorner(browser);
    await says(browser, /not saved yet/);
    await browser.choose('save');
    await browser.until('!/not saved yet/.test(document.body.innerText)', 'what was painted is saved');
    const corner = () =>
      browser.run(
        `[...document.querySelectorAll('[role=gridcell][data-x="0"][data-y="0"] img[data-src^=piece]')].map((one) => one.dataset.src).join()`,
      );
    const painted = await corner();
    await browser.go(at('player=Kim&game=sokoban&level=01'));
    assert.equal(await corner(), painted);
  },

  async 'with less motion no piece is on its way'(browser) {
    await browser.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] });
    await before(browser, COUNT_MOTION);
    await browser.go(at('player=Kim&game=sokoban&level=05'));
    await step(browser, 2);
    assert.equal(await browser.run('glides'), 0);
  },

  async 'the author of a game is told what it lacks, again after each change'(browser) {
    await browser.go(at('player=Kim&game=sokoban&author'));
    const clean = '/Check: no problems/.test(document.querySelector(".side").innerText)';
    await browser.until(clean, 'the first check');
    await browser.choose('edit');
    await onScreen(browser, 'editor');
    // a wall in the way of the level's solution
    await browser.choose('brush Wall');
    await browser.click(...(await middleOf(browser, '[role=gridcell][data-x="2"][data-y="1"]')));
    await browser.choose('save');
    await browser.until('!/not saved yet/.test(document.body.innerText)', 'it is saved');
    await browser.until('/Check: \\d+ problem/.test(document.querySelector(".side").innerText)', 'what the change broke');
  },

  async 'the page speaks the language of its visitor'(browser) {
    /** @type {[string, RegExp][]} */
    const first = [
      ['de-AT', /Gleich geht es los/],
      ['cs-CZ', /Připravíme to pro vás/],
      ['sk-SK', /Pripravíme to pre vás/],
    ];
    for (const [locale, pattern] of first) {
      await speaks(browser, locale);
      await browser.go(at());
      assert.match(await words(browser), pattern);
      assert.equal(await browser.run('document.documentElement.lang'), locale.slice(0, 2));
      await browser.send('Emulation.setLocaleOverride', {});
    }
  },

  async 'a finger plays, beside everything it is the switch'(browser) {
    await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await browser.go(at('player=Kim&game=sokoban&level=05'));
    const touch = async (x, y) => {
      await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await touch(...(await middleOf(browser, '[role=gridcell][data-c]')));
    await moved(browser, 0);
  },

  async 'a gamepad and another keyboard layout are taken'(browser) {
    await before(browser, GAMEPAD);
    await browser.go(at('player=Kim&game=sokoban&level=05'));
    const first = await browser.run(LIT);
    await browser.run(PRESS_GAMEPAD);
    await browser.until(`${LIT} !== ${JSON.stringify(first)}`, 'Next');
    // a Russian keyboard: the key of the place of D goes right
    await browser.send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'в', code: 'KeyD', text: 'в', windowsVirtualKeyCode: 68 });
    await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'в', code: 'KeyD', windowsVirtualKeyCode: 68 });
    await browser.until(
      '[...document.querySelectorAll(".lit")].some((one) => /^right/i.test(one.getAttribute("aria-label") ?? ""))',
      'the cell at the right',
    );
  },

  async 'a gamepad is waited for, all the time unless none was ever seen here'(browser) {
    const usual = site.change;
    const sooner = {
      'WHOLE_MS = 5 * 60_000': 'WHOLE_MS = 500',
      'MOMENT_MS = 2000': 'MOMENT_MS = 500',
      'EVERY_MS = 10_000': 'EVERY_MS = 3000',
    };
    site.change = (name, text) => {
      if (name !== 'main.js') return text;
      for (const [real, soon] of Object.entries(sooner)) {
        assert.ok(text.includes(real), real);
        text = text.replace(real, soon);
      }
      return text;
    };
    const board = at('player=Kim&game=sokoban&level=05');
    const goes = async (what) => {
      const first = await browser.run(LIT);
      await browser.run(PRESS_GAMEPAD);
      await browser.until(`${LIT} !== ${JSON.stringify(first)}`, what);
    };
    try {
      await before(browser, GAMEPAD);
      // the player was created by a click
      await browser.go(board);
      await browser.until('!waits', 'it waits no more all the time');
      await browser.until('waits', 'it waits again for a moment');
      await browser.until('!waits', 'the moment is over');
      assert.equal(await browser.run(`${PRESS_GAMEPAD} pad.buttons[3].pressed = false; localStorage.getItem('switchboard-gamepad')`), null);
      assert.ok(await browser.run(`dispatchEvent(new Event('visibilitychange')); waits`), 'it waits when the page is shown');
      await goes('a gamepad that came when the page was shown again');
      // a new visitor who presses nothing else, however late
      await browser.leave();
      await browser.visitor();
      await before(browser, GAMEPAD);
      await browser.go(at());
      await wait(2000);
      assert.ok(await browser.run('waits'), 'it waits where nothing else is used');
      await goes('a gamepad at the start');
      // from now on this browser has seen one
      await browser.go(board);
      await browser.press('Tab');
      await wait(2000);
      assert.ok(await browser.run('waits'), 'a gamepad that was seen is always waited for');
      await goes('a gamepad that is known');
    } finally {
      site.change = usual;
    }
  },

  async 'with the keyboard alone a setting is changed and kept'(browser) {
    await browser.go(at('player=Kim&game=sokoban&level=05'));
    const modifiers = 8;
    await browser.send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'F7', code: 'F7', windowsVirtualKeyCode: 118, modifiers });
    await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'F7', code: 'F7', windowsVirtualKeyCode: 118, modifiers });
    await browser.until('!document.body.classList.contains("light")', 'another theme');
    const theme = await browser.run('document.body.className.match(/dark|contrast/)[0]');
    await browser.go(at('player=Kim&game=sokoban&level=05'));
    assert.match(await browser.run('document.body.className'), new RegExp(theme));
    await browser.press('F2');
    await onScreen(browser, 'settings');
  },

  async 'where the system forces its colours, signs on buttons stand out whatever colours the player chose'(browser) {
    await browser.send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'forced-colors', value: 'active' },
        { name: 'prefers-color-scheme', value: 'dark' },
      ],
    });
    await browser.go(at('player=Kim&game=sokoban&level=05'));
    const turned = {};
    for (let number = 0; number < 3; number += 1) {
      const theme = await browser.run('document.body.className.match(/light|dark|contrast/)[0]');
      turned[theme] = await browser.run(
        '[...new Set([...document.querySelectorAll("button .pictogram")].map((one) => getComputedStyle(one).filter))].join()',
      );
      await picture(browser, `forced-${theme}`);
      await browser.press('F7', { modifiers: 8 });
      await browser.until(`!document.body.classList.contains(${JSON.stringify(theme)})`, 'another theme');
    }
    assert.deepEqual(turned, { light: 'invert(1)', dark: 'none', contrast: 'none' });
  },

  async 'the voice says what is lit, and the light waits for it'(browser) {
    // a voice that speaks as long as it is told
    await before(
      browser,
      `
      globalThis.spoken = []; globalThis.long = 200; globalThis.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
      Object.defineProperty(globalThis, 'speechSynthesis', { value: { getVoices: () => [['far', false], ['near', true]].map(([name, localService]) => ({ name, localService, lang: 'en-GB' })), cancel() {}, speak(words) { spoken.push(words.text); globalThis.voice = words.voice.name; setTimeout(() => words.onstart?.(), 10); setTimeout(() => words.onend?.(), long); } } });`,
    );
    await browser.go(at('player=Kim').replace('?mute', ''));
    await browser.press('F2');
    await onScreen(browser, 'settings');
    await browser.choose('tab speech', 'setting said', 'value Everything');
    await browser.until('spoken.length > 0', 'words');
    assert.equal(await browser.run('voice'), 'near', 'nobody else is sent what is said');
    await browser.go(at('player=Kim&game=sokoban&level=05').replace('?mute', ''));
    const lit = `[...document.querySelectorAll('.lit')].map((one) => one.id).join()`;
    await browser.run('globalThis.long = 4000; globalThis.heard = spoken.length');
    await browser.until('spoken.length > heard', 'the next words');
    const [was, heard] = await browser.run(`[${lit}, spoken.length]`);
    await wait(3500);
    assert.deepEqual(await browser.run(`[${lit}, spoken.length]`), [was, heard], 'the light waits');
    await browser.until(`(${lit}) !== ${JSON.stringify(was)}`, 'the light goes on');
  },
};
