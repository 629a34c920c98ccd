// Journeys: screen readers, small screens, large text, every theme.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, picture, root, screen } from './kit.mjs';

const BOARD = 'player=Kim&game=sokoban&level=05';
const axe = readFileSync(join(root, 'tests/web/node_modules/axe-core/axe.min.js'), 'utf8');

/** Every screen that can be reached, and how: the link, and what is chosen then. */
export const SCREENS = {
  'first-start': [''], languages: ['', 'languages'], speed: ['', 'one-switch'], picture: ['', 'one-switch', 'steady'], first: ['', 'one-switch', 'steady', 'picture'],
  player: ['', 'someone-else'], players: ['player=Kim', 'change-player'],
  games: ['player=Kim'], kinds: ['player=Kim', 'kinds'], about: ['player=Kim', 'about'], help: ['player=Kim', 'help'], 'author-list': ['player=Kim', 'author-list'],
  settings: ['player=Kim', 'settings'], 'settings-looks': ['player=Kim', 'settings', 'tab looks'], values: ['player=Kim', 'settings', 'tab looks', 'setting theme'],
  remap: ['player=Kim', 'settings', 'tab devices', 'remap'], pace: ['player=Kim', 'settings', 'tab pace', 'pace'],
  board: [BOARD], more: [BOARD, 'more'], rules: [BOARD, 'more', 'how-to-play'], slower: [BOARD, 'pace'], history: [BOARD, 'more', 'history'], levels: [BOARD, 'levels'],
  ask: [BOARD, 'more', 'quit'], seats: ['player=Kim&game=reversi'], sit: ['player=Kim&game=reversi', 'edit'],
  author: ['player=Kim&game=sokoban&author'], editor: ['player=Kim&game=sokoban&author', 'edit'],
};

/** Those that everybody meets. */
const MET = ['games', 'settings', 'board'];

const WISHES = { light: [], dark: [{ name: 'prefers-color-scheme', value: 'dark' }], contrast: [{ name: 'prefers-contrast', value: 'more' }] };
export const THEMES = Object.keys(WISHES);

/** Somebody who was never here, whose system asks for this theme. */
export async function newcomer(browser, { theme = 'light', size = [1280, 800] } = {}) {
  await browser.leave();
  await browser.visitor();
  await browser.size(...size);
  await browser.send('Emulation.setEmulatedMedia', { features: WISHES[theme] });
}

/** Goes to a screen; to those of the first start as a newcomer. */
export async function visit(browser, [hash, ...names], like) {
  if (!hash) await newcomer(browser, like);
  await browser.go(at(hash));
  if (hash === 'player=Kim' && ['kinds', undefined].includes(names[0])) await browser.until('document.querySelector(".cards")', 'the shelves');
  const shows = '[document.querySelector(".page").dataset.screen, document.querySelector(".main").innerText, ...[...document.querySelectorAll("[data-name]")].map((one) => one.dataset.name)].join()';
  for (const name of names) {
    const before = await browser.run(shows);
    await browser.choose(name);
    await browser.until(`${shows} !== ${JSON.stringify(before)}`, `what follows ${name}`);
  }
}

async function findings(browser) {
  await browser.run(`globalThis.axe ? 0 : ((0, Function)(${JSON.stringify(axe)})(), 1)`).catch(async () => {
    await browser.send('Page.setBypassCSP', { enabled: true });
    await browser.run(axe);
  });
  const { violations } = await browser.run(`axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => ({ violations: violations.map(({ id, nodes }) => [id, nodes.slice(0, 2).map((node) => node.html.slice(0, 160) + ' ' + (node.any[0]?.message ?? '').slice(0, 120))]) }))`);
  return violations;
}

/** Visits a screen and adds what axe finds on it. */
async function look(browser, name, theme, found) {
  await visit(browser, SCREENS[name], { theme });
  assert.match(await browser.run('document.body.className'), new RegExp(`\\b${theme}\\b`));
  const violations = await findings(browser);
  if (violations.length) found.push(JSON.stringify([name, await screen(browser), theme, violations]));
}

/** These screens are no wider than a page of 320 pixels. */
async function fits(browser, names) {
  const size = [320, 700];
  await browser.size(...size);
  const found = [];
  for (const name of names) {
    await visit(browser, SCREENS[name], { size });
    const [wide, room] = await browser.run('[document.documentElement.scrollWidth, innerWidth]');
    if (wide > room) found.push(`${name}: ${wide} in ${room} pixels`);
    await picture(browser, `narrow-${name}`);
  }
  assert.deepEqual(found, []);
}

export default {
  async 'every cell and every button has a name for screen readers'(browser) {
    for (const game of ['sokoban', 'sudoku', 'minesweeper', 'netwalk']) {
      await browser.go(at(`player=Kim&game=${game}`));
      const { nodes } = await browser.send('Accessibility.getFullAXTree', {});
      const named = nodes.filter((node) => !node.ignored && ['gridcell', 'button', 'switch'].includes(node.role?.value));
      assert.ok(named.length > 10, game);
      assert.deepEqual(named.filter((node) => !node.name?.value).map((node) => node.role.value), [], game);
    }
  },

  async 'axe finds nothing on the screens that everybody meets'(browser) {
    const found = [];
    for (const name of MET) await look(browser, name, 'light', found);
    assert.equal(found.length, 0, found.join('\n'));
  },

  async 'axe finds nothing on any screen in any theme'(browser) {
    const found = [];
    for (const theme of THEMES) {
      await newcomer(browser, { theme });
      for (const name of Object.keys(SCREENS)) await look(browser, name, theme, found);
    }
    assert.equal(found.length, 0, found.join('\n'));
  },

  // 1280 pixels at a zoom of 400 %, WCAG 1.4.10
  async 'nothing scrolls sideways on the board of 320 pixels'(browser) {
    await fits(browser, ['board', 'games']);
  },

  async 'nothing scrolls sideways on any screen of 320 pixels'(browser) {
    await fits(browser, Object.keys(SCREENS));
  },

  async 'elements stay when the light moves, and the focus goes with it'(browser) {
    await browser.go(at(BOARD));
    await browser.run('globalThis.kept = [...document.querySelectorAll("button, [role=gridcell]")]');
    await browser.type('Tab', 'Tab');
    const [same, focus] = await browser.run(`[kept.every((one) => one.isConnected), document.activeElement.classList.contains('lit')]`);
    assert.ok(same && focus);
  },

  async 'what the system asks for holds at the first visit'(browser) {
    const features = (list) => browser.send('Emulation.setEmulatedMedia', { features: Object.entries(list).map(([name, value]) => ({ name, value })) });
    for (const [asked, pattern] of [[{ 'prefers-color-scheme': 'dark' }, /dark/], [{ 'prefers-contrast': 'more' }, /contrast/], [{ 'prefers-reduced-motion': 'reduce' }, /still/]]) {
      await browser.leave();
      await browser.visitor();
      await features(asked);
      await browser.go(at(BOARD));
      assert.match(await browser.run('document.body.className'), pattern);
    }
  },
};
