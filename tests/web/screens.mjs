// Journeys through the screens that set something: keys, seats, new levels, ways of scanning.
import assert from 'node:assert/strict';
import { APART, at, moved, moves, onScreen, says, wait, words } from './kit.mjs';

const BOARD = 'player=Kim&game=sokoban&level=05';
const lit = `[...document.querySelectorAll('.lit')].map((one) => one.id).join()`;
/** Waits until the light lies on something else than this. */
const movesOn = (browser, was) => browser.until(`(${lit}) !== ${JSON.stringify(was)} && (${lit}) !== ''`, 'the light moves on');

/** Chooses a value of a setting and goes back to the board. */
async function set(browser, tab, setting, value) {
  await browser.go(at(BOARD));
  await browser.press('F2');
  await onScreen(browser, 'settings');
  await browser.choose(`tab ${tab}`, `setting ${setting}`, `value ${value}`);
  await onScreen(browser, 'settings');
  await browser.go(at(BOARD));
}

async function hold(browser, milliseconds) {
  const event = { key: ' ', code: 'Space', windowsVirtualKeyCode: 32, text: ' ' };
  await browser.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event });
  await wait(milliseconds);
  await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
}

/** How a move is made with the switch alone by each method: what a press does until a cell is lit, and then. */
const BY_TIME = ['Best', 'Linear', 'LikelyFirst', 'RowColumn'];

/** @type {import('./browser.mjs').Journeys} */
export default {
  async 'another key is given a meaning, and keeps it'(browser) {
    // nothing moves by itself
    await set(browser, 'pace', 'method', 'Step');
    await browser.press('F2');
    await onScreen(browser, 'settings');
    await browser.choose('tab devices', 'remap', 'meaning next');
    await says(browser, /you want to use for: next/);
    // what follows a press at once is none
    await wait(APART);
    await browser.press('j');
    await says(browser, /j is now: next/i);
    await browser.go(at(BOARD));
    await wait(APART);
    const was = await browser.run(lit);
    await browser.press('j');
    await movesOn(browser, was);
  },

  async 'seats are given to people and computers'(browser) {
    await browser.go(at('player=Kim&game=mlyn'));
    await onScreen(browser, 'seats');
    await browser.choose('edit 2');
    await browser.choose('sit');
    await browser.choose('edit 1');
    await browser.until(`document.querySelector('[data-name^="sit "]')`, 'who may sit');
    const offered = await browser.run(`[...document.querySelectorAll('[data-name^="sit "]')].map((one) => one.dataset.name)`);
    assert.ok(offered.length >= 3, offered.join());
    await browser.choose(offered.at(-1), 'level 2', 'play');
    await onScreen(browser, 'board');
    await moved(browser, 0);
  },

  async 'a new level is made and played'(browser) {
    await browser.go(at('player=Kim&game=fifteen'));
    await browser.choose('levels', 'make');
    await onScreen(browser, 'board');
    await browser.until('/^N/.test(document.querySelector(".page").dataset.level)', 'the level that was made');
    await browser.until('document.querySelectorAll("[role=gridcell]").length > 3', 'its board');
  },

  async 'the light goes by time in every order'(browser) {
    for (const method of BY_TIME) {
      await set(browser, 'pace', 'method', method);
      for (let slot = 0; slot < 2; slot += 1) await movesOn(browser, await browser.run(lit));
      await wait(APART);
      const [before, screen] = [await browser.run(lit), 'document.querySelector(".page").dataset'];
      await browser.press('Space');
      await browser.until(
        `(${lit}) !== ${JSON.stringify(before)} || ${screen}.moves !== '0' || ${screen}.screen !== 'board'`,
        `${method}: what was lit is chosen`,
      );
    }
  },

  async 'the switch alone advances and chooses where nothing moves by itself'(browser) {
    await set(browser, 'pace', 'method', 'ShortHeld');
    await wait(APART);
    const was = await browser.run(lit);
    await hold(browser, 60);
    await movesOn(browser, was);
    await set(browser, 'pace', 'method', 'Step');
    await wait(1500);
    const still = await browser.run(lit);
    await browser.press('Tab');
    await movesOn(browser, still);
    await set(browser, 'pace', 'method', 'Inverse');
    await wait(APART);
    const before = await browser.run(lit);
    const event = { key: ' ', code: 'Space', windowsVirtualKeyCode: 32, text: ' ' };
    await browser.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event });
    await movesOn(browser, before);
    await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
  },

  async 'the ring empties while a key is held that comes again and again'(browser) {
    await browser.go(at('player=Kim&game=minesweeper&level=23'));
    await browser.press('Tab');
    const drawn = `document.querySelector('#light .left')?.style.strokeDashoffset`;
    const event = { key: 'F9', code: 'F9', windowsVirtualKeyCode: 120 };
    const offsets = new Set();
    for (let time = 0; time < 20; time += 1) {
      await browser.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event, autoRepeat: time > 0 });
      offsets.add(await browser.run(drawn));
      await wait(20);
    }
    await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
    assert.ok(offsets.size > 4, `the ring was drawn ${offsets.size} times in 400 ms`);
  },

  async 'the screen is filled, again after a reload, until it is left'(browser) {
    const [isFull, left] = ['Boolean(document.fullscreenElement)', '!document.fullscreenElement'];
    await browser.go(at('player=Kim'));
    await browser.press('F2');
    await onScreen(browser, 'settings');
    await browser.choose('tab looks', 'fullscreen');
    await browser.until(isFull, 'a full screen');
    await browser.go(at(BOARD));
    await browser.press('Tab');
    await browser.until(isFull, 'a full screen after a reload');
    // as the browser's own key does
    await browser.run('document.exitFullscreen()');
    await browser.until(left, 'a window');
    await wait(APART);
    await browser.press('Tab');
    await wait(APART);
    assert.ok(await browser.run(left), 'what was left stays left');
  },

  async 'text of three times the size stands in one column, and nothing is cut'(browser) {
    await set(browser, 'looks', 'text_percent', '300');
    await browser.until('document.body.classList.contains("narrow")', 'one column');
    const [wide, room] = await browser.run('[document.documentElement.scrollWidth, innerWidth]');
    assert.ok(wide <= room, `${wide} in ${room} pixels: ${await words(browser)}`);
    assert.equal(await moves(browser), 0);
  },
};
