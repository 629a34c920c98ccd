// Journeys: nothing that can be chosen is cut, covered, out of sight or laid over something else.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { at, onScreen, picture, root } from './kit.mjs';
import { newcomer, SCREENS, visit } from './reader.mjs';

/** Windows in pixels, each with its name. */
export const SIZES = { phone: [390, 844], lying: [844, 390], tablet: [820, 1180], desk: [1280, 800], large: [1920, 1080] };

/** What is the matter with the boxes on the page: a line for each. `whole`: also what would come into view by scrolling. */
export const boxes = (whole) => `(() => {
  const [found, slack] = [[], 1.5];
  const named = (one) => one.dataset.name || one.getAttribute('aria-label') || one.innerText.trim().slice(0, 30) || one.className;
  const hidden = (one) => one.closest('.unseen, [hidden]') || !one.getClientRects().length;
  const lane = document.querySelector('.lane');
  /** How far each side of a box lies outside of another. */
  const outside = (box, room) => [['left', room.left - box.left], ['above', room.top - box.top], ['right', box.right - room.right], ['below', box.bottom - room.bottom]].filter(([, by]) => by > slack);
  const tell = (one, room, where) => { for (const [side, by] of outside(one.getBoundingClientRect(), room)) found.push(named(one) + ' is ' + Math.round(by) + ' px ' + side + ' ' + where); };
  const page = { left: 0, top: 0, right: innerWidth, bottom: ${whole} ? innerHeight : Infinity };
  if (!${whole}) { page.top = -Infinity; }
  if (document.documentElement.scrollWidth > innerWidth + slack) found.push('the page is ' + (document.documentElement.scrollWidth - innerWidth) + ' px too wide');
  const choices = [...document.querySelectorAll('#root [data-c]')].filter((one) => !hidden(one));
  for (const one of [...choices, ...document.querySelectorAll('.lane, h1:not(.unseen), .card, .standing')]) {
    if (hidden(one)) continue;
    tell(one, page, 'the window');
    for (let around = one.parentElement; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      if (!${whole} && /auto|scroll/.test(style.overflowY)) break;
      const box = around.getBoundingClientRect();
      tell(one, { left: box.left, top: box.top, right: box.left + around.clientWidth + 4, bottom: box.top + around.clientHeight + 4 }, '.' + around.className.split(' ')[0]);
    }
    if (${whole} && one !== lane && !lane.contains(one)) {
      const [box, below] = [one.getBoundingClientRect(), lane.getBoundingClientRect()];
      if (box.bottom > below.top + slack && box.top < below.bottom && box.right > below.left + slack && box.left < below.right) found.push(named(one) + ' is under the lane by ' + Math.round(box.bottom - below.top) + ' px');
    }
  }
  // words that need more room than their box has
  for (const one of document.querySelectorAll('#root button, .lane, .lane p, .card, .card dt, .card dd')) {
    if (hidden(one)) continue;
    const style = getComputedStyle(one);
    if (style.display !== 'inline' && one.scrollWidth > one.clientWidth + 2) found.push('the words of ' + named(one) + ' are ' + (one.scrollWidth - one.clientWidth) + ' px wider than it');
    if (style.display !== 'inline' && one.scrollHeight > one.clientHeight + 3) found.push('the words of ' + named(one) + ' are ' + (one.scrollHeight - one.clientHeight) + ' px higher than it');
  }
  // choices over each other
  const seen = (one) => {
    let { left, top, right, bottom } = one.getBoundingClientRect();
    for (let around = one.parentElement; around && around !== document.body; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === 'visible') continue;
      const box = around.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return { left, top, right, bottom };
  };
  const placed = [...choices.filter((one) => one.tagName === 'BUTTON' && !one.closest('.stage')), document.getElementById('more')].filter((one) => one && !hidden(one)).map((one) => [one, seen(one)]);
  placed.forEach(([one, a], place) => {
    for (const [other, b] of placed.slice(place + 1)) {
      const [across, down] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
      if (across > slack && down > slack && !one.contains(other) && !other.contains(one)) found.push(named(one) + ' and ' + named(other) + ' lie over each other');
    }
  });
  return [...new Set(found)];
})()`;

/** What both of the following know: how things are named, and what of the window is seen. */
const SEEING = `
  const slack = 1.5;
  const named = (one) => one.dataset.name || one.getAttribute('aria-label') || one.innerText.trim().slice(0, 30) || one.className;
  const lane = document.querySelector('.lane').getBoundingClientRect();
  const told = ({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round) + ' above ' + Math.round(lane.top);
  /** Whether a box is in the window, and not under the lane. */
  const isSeen = ({ left, top, right, bottom }) => {
    const low = right > lane.left + slack && left < lane.right - slack ? lane.top : innerHeight;
    return left > -slack && right < innerWidth + slack && top > -slack && bottom < low + slack;
  };`;
/** What is lit and not seen whole; where all of it has no room above the lane, one part of it is seen, or where it begins. */
const unseenLight = `(() => {
  ${SEEING}
  const lit = [...document.querySelectorAll('.lit')].filter((one) => !one.closest('.lane'));
  if (!lit.length) return [];
  const all = lit.map((one) => one.getBoundingClientRect());
  const side = (least, name) => least(...all.map((each) => each[name]));
  const box = { left: side(Math.min, 'left'), top: side(Math.min, 'top'), right: side(Math.max, 'right'), bottom: side(Math.max, 'bottom') };
  const room = lane.top - 28;
  const isThere = box.bottom - box.top <= room ? isSeen(box) : all.some((each) => isSeen(each) || (each.bottom - each.top > room && each.top > -slack && each.top < room / 2));
  return isThere ? [] : ['lit, but not seen whole: ' + lit.map(named).join(', ') + ' at ' + told(box)];
})()`;
/** The choices that cannot be brought into view whole. */
const unreachable = `(() => {
  ${SEEING}
  const found = [];
  for (const one of document.querySelectorAll(document.querySelector('dialog[open]') ? 'dialog[open] button' : '#root [data-c]')) {
    if (one.closest('.unseen, [hidden]') || !one.getClientRects().length) continue;
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = one.getBoundingClientRect();
    const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!isSeen(box) && !one.closest('dialog')) found.push(named(one) + ' never comes into view whole: ' + told(box));
    else if (!there || !(one.contains(there) || there.contains(one))) found.push(named(one) + ' is covered by ' + (there ? named(there) : 'nothing'));
  }
  return found;
})()`;

/** The page after it was laid out and drawn. */
const drawn = (browser) => browser.run('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))');

/** What is found at each size of what the page shows. */
export async function measure(browser, sizes, whole, name) {
  const found = [];
  for (const size of sizes) {
    await browser.size(...SIZES[size]);
    await drawn(browser);
    await drawn(browser);
    for (const line of await browser.run(boxes(whole))) found.push(`${name} ${size}: ${line}`);
    await picture(browser, `${name}-${size}`);
  }
  return found;
}

/** The first board of a game, whoever has to be seated before it. */
export async function board(browser, game) {
  await browser.go(at(`player=Kim&game=${game}`));
  const is = (...screens) => `[${screens.map((one) => `'${one}'`)}].includes(document.querySelector('.page').dataset.screen)`;
  for (let tries = 0; tries < 3 && !(await browser.run(is('board'))); tries += 1) {
    if (await browser.run(is('seats', 'rules'))) await browser.choose('play');
    if (await browser.run(is('message'))) await browser.choose('continue');
    await browser.until(is('board', 'rules', 'message'), `a board of ${game}`);
  }
}

/** All games there are. */
const GAMES = readdirSync(join(root, 'games'));
/** On these screens everything is seen at once, at each size; on all others what is lit comes into view. */
const WHOLE = new Set(['board', 'level-done', 'ask', 'more', 'adding']);

/** Looks at every screen at each size, with the text so large; what is found. */
async function all(browser, language, percent) {
  const [found, like] = [[], { language }];
  await newcomer(browser, like);
  if (percent > 100) {
    await visit(browser, ['player=Kim', 'settings', 'tab looks', 'setting text_percent', `value ${percent}`], like);
    await onScreen(browser, 'settings');
  }
  // a newcomer's screens have text of the usual size
  for (const name of Object.keys(SCREENS).filter((each) => percent === 100 || SCREENS[each][0])) {
    await browser.size(...SIZES.desk);
    await visit(browser, SCREENS[name], like);
    found.push(...(await measure(browser, Object.keys(SIZES), WHOLE.has(name) && percent === 100, `${name} ${language} ${percent}`)));
  }
  assert.deepEqual(found, []);
}

/** 1280 x 1024 pixels at a zoom of 400 %, WCAG 1.4.10. */
const ZOOMED = [320, 256];
/** Nobody points: under a moving pointer nothing scrolls. */
const NO_POINTER = `for (const of of ['movementX', 'movementY']) Object.defineProperty(MouseEvent.prototype, of, { get: () => 0 })`;
/** How often the light moves on while it is looked whether it is seen. */
const STEPS = 6;

/** Looks at screens at a zoom of 400 %: nothing is cut sideways or laid over something else, what is lit is seen, all can be reached. */
async function zoomed(browser, language, names) {
  const [found, like] = [[], { language, size: ZOOMED, ahead: NO_POINTER }];
  await newcomer(browser, like);
  for (const name of names) {
    await browser.size(...SIZES.desk);
    await visit(browser, SCREENS[name], like);
    await browser.size(...ZOOMED);
    await drawn(browser);
    await drawn(browser);
    const already = found.length;
    found.push(...(await browser.run(boxes(false))));
    for (let steps = 0; steps < STEPS; steps += 1) {
      await browser.press('Tab');
      await drawn(browser);
      found.push(...(await browser.run(unseenLight)));
    }
    await picture(browser, `zoomed-${name}`);
    found.push(...(await browser.run(unreachable)));
    found.splice(already, Infinity, ...new Set(found.slice(already).map((line) => `${name} ${language}: ${line}`)));
  }
  assert.equal(found.length, 0, found.join('\n'));
}

/** @type {import('./browser.mjs').Journeys} */
export default {
  async 'nothing is cut or out of sight on the first board of any game'(browser) {
    const found = [];
    for (const game of GAMES) {
      await browser.size(...SIZES.desk);
      await board(browser, game);
      found.push(...(await measure(browser, Object.keys(SIZES), true, game)));
    }
    assert.deepEqual(found, []);
  },

  async 'a board has the height of a phone that lies'(browser) {
    const found = [];
    for (const percent of [100, 150]) {
      await newcomer(browser);
      await visit(browser, ['player=Kim', 'settings', 'tab looks', 'setting text_percent', `value ${percent}`]);
      await onScreen(browser, 'settings');
      for (const game of ['lights-out', 'chess', 'steps-1-lamps']) {
        await browser.size(...SIZES.desk);
        await board(browser, game);
        await browser.size(...SIZES.lying);
        await drawn(browser);
        await drawn(browser);
        const share = await browser.run(`document.querySelector('.board').getBoundingClientRect().height / innerHeight`);
        if (share < 0.7) found.push(`${game} ${percent}: ${share.toFixed(2)}`);
      }
    }
    assert.deepEqual(found, []);
  },

  ...Object.fromEntries(
    ['en', 'cs', 'sk', 'de'].map((language) => [
      `every box is whole on every screen, ${language}`,
      (browser) => all(browser, language, 100),
    ]),
  ),
  ...Object.fromEntries(
    [150, 200].map((percent) => [`every box is whole on every screen, text ${percent} %`, (browser) => all(browser, 'en', percent)]),
  ),

  async 'at a zoom of 400 % everything is reached on the screens that everybody meets'(browser) {
    await zoomed(browser, 'en', ['board', 'games', 'settings']);
  },
  ...Object.fromEntries(
    ['en', 'cs', 'sk', 'de'].map((language) => [
      `at a zoom of 400 % everything is reached on every screen, ${language}`,
      (browser) => zoomed(browser, language, Object.keys(SCREENS)),
    ]),
  ),
};
