// Journeys: screen readers, small screens, large text, every theme.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, moves, onScreen, root, says, screen, wait, words } from './kit.mjs';

const BOARD = 'player=Kim&game=sokoban&level=05';
const axe = readFileSync(join(root, 'tests/web/node_modules/axe-core/axe.min.js'), 'utf8');

/** Every screen that can be reached, and how: the link, and what is chosen then. */
const SCREENS = {
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

async function visit(browser, [hash, ...names]) {
  await browser.go(at(hash));
  if (hash === 'player=Kim' && ['kinds', undefined].includes(names[0])) await browser.until('document.querySelector(".cards")', 'the shelves');
  for (const name of names) { await browser.choose(name); await wait(150); }
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
  await visit(browser, SCREENS[name]);
  const violations = await findings(browser);
  if (violations.length) found.push(JSON.stringify([name, await screen(browser), theme, violations]));
}

/** These screens are no wider than a page of 320 pixels. */
async function fits(browser, names) {
  await browser.size(320, 700);
  const found = [];
  for (const name of names) {
    await visit(browser, SCREENS[name]);
    const [wide, room] = await browser.run('[document.documentElement.scrollWidth, innerWidth]');
    if (wide > room) found.push(`${name}: ${wide} in ${room} pixels`);
  }
  assert.deepEqual(found, []);
}

/** Themes follow each other by Shift and F7. */
async function nextTheme(browser) {
  const was = await browser.run('document.body.className.match(/light|dark|contrast/)[0]');
  const key = { key: 'F7', code: 'F7', windowsVirtualKeyCode: 118, modifiers: 8 };
  await browser.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
  await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  await browser.until(`!document.body.classList.contains('${was}')`, 'the next theme');
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
    for (const name of Object.keys(SCREENS).filter((known) => !MET.includes(known))) await look(browser, name, 'light', found);
    // the other themes have other colours and nothing else
    for (const theme of ['dark', 'contrast']) {
      await browser.go(at(BOARD));
      await nextTheme(browser);
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
