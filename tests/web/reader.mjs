// Journeys: screen readers, small screens, large text, every theme.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, before, filesOf, folderWith, middleOf, moved, onScreen, picture, root, screen, SCRIPT, speaks, zip } from './kit.mjs';

const BOARD = 'player=Kim&game=sokoban&level=05';
const EDITED = 'player=Kim&game=sokoban&author';
const axe = readFileSync(join(root, 'tests/web/node_modules/axe-core/axe.min.js'), 'utf8');

/** Plays these cells of a board, one after the other. */
const plays =
  (...cells) =>
  async (browser) => {
    for (const [moves, [x, y]] of cells.entries()) {
      const cell = `[role=gridcell][data-c][data-x="${x}"][data-y="${y}"]`;
      await browser.until(`document.querySelector('${cell}')`, `the cell ${x}, ${y}`);
      await browser.click(...(await middleOf(browser, cell)));
      await moved(browser, moves);
    }
  };
const comes = (name) => (browser) => onScreen(browser, name);
/** Brings a game, unless it was brought before, and goes to it. */
const brings = (file, content, game, words) => async (browser) => {
  await browser.drop(join(folderWith({ [file]: content }), file));
  await browser.until(
    'document.querySelector("dialog[open]") || document.querySelector(".page").dataset.screen === "ask"',
    `${file} is added`,
  );
  await browser.go(at(`player=Kim&game=${game}${words}`));
};
const taps = (selector) => (browser) => browser.run(`document.querySelector('${selector}').click()`);
const TELLING = SCRIPT.replace('LEVELS\n=======\n', 'LEVELS\n=======\n\nmessage Push the crate.\n');
const broken = () => {
  const all = filesOf(join(root, 'games/sokoban'));
  return zip({ ...all, 'rules.xml': all['rules.xml'].toString().replace(/STATE/, 'NOWHERE') });
};

/** Every screen that can be reached, and how: the link, and what is chosen or done then. */
export const SCREENS = {
  'first-start': [''],
  languages: ['', 'languages'],
  speed: ['', 'one-switch'],
  picture: ['', 'one-switch', 'steady'],
  first: ['', 'one-switch', 'steady', 'picture'],
  player: ['', 'someone-else', 'back'],
  players: ['player=Kim', 'change-player'],
  games: ['player=Kim'],
  kind: ['player=Kim', 'kind pushing'],
  about: ['player=Kim', 'about'],
  help: ['player=Kim', 'help'],
  'author-list': ['player=Kim', 'author-list'],
  settings: ['player=Kim', 'settings'],
  'settings-looks': ['player=Kim', 'settings', 'tab looks'],
  values: ['player=Kim', 'settings', 'tab looks', 'setting theme'],
  remap: ['player=Kim', 'settings', 'tab devices', 'remap'],
  pace: ['player=Kim', 'settings', 'tab pace', 'pace'],
  board: [BOARD],
  more: [BOARD, 'more'],
  rules: [BOARD, 'more', 'how-to-play'],
  slower: [BOARD, 'pace'],
  history: [BOARD, 'more', 'history'],
  levels: [BOARD, 'levels'],
  ask: [BOARD, 'more', 'quit'],
  seats: ['player=Kim&game=reversi'],
  sit: ['player=Kim&game=reversi', 'edit'],
  author: [EDITED],
  editor: [EDITED, 'edit'],
  'editor-layer': [EDITED, 'edit', 'edit-layer'],
  'editor-size': [EDITED, 'edit', 'edit-size'],
  'editor-values': [EDITED, 'edit', 'edit-values'],
  'history-board': [BOARD, 'more', 'history', 'history-replay'],
  'history-chart': [BOARD, 'more', 'history', 'history-chart'],
  speech: ['player=Kim', 'settings', 'tab speech'],
  name: ['', 'someone-else'],
  'level-done': ['player=Kim&game=sokoban&level=01', plays([2, 1], [3, 1], [4, 1]), comes('level-done')],
  files: [BOARD, 'levels', taps('#more')],
  message: ['player=Kim', brings('Telling.txt', TELLING, 'Telling', ''), comes('message')],
  'author-faulty': ['player=Kim', brings('broken.zip', broken(), 'broken', '&author')],
};

/** Those that everybody meets. */
const MET = ['games', 'settings', 'board'];

const WISHES = {
  light: [],
  dark: [{ name: 'prefers-color-scheme', value: 'dark' }],
  contrast: [{ name: 'prefers-contrast', value: 'more' }],
};
export const THEMES = Object.keys(WISHES);

/** Somebody who was never here, whose system asks for this theme and language; `ahead` is done before each page comes up. */
export async function newcomer(browser, { theme = 'light', size = [1280, 800], language = '', ahead = '' } = {}) {
  await browser.leave();
  await browser.visitor();
  if (ahead) await before(browser, ahead);
  await browser.size(...size);
  await browser.send('Emulation.setEmulatedMedia', { features: WISHES[theme] });
  if (language) await speaks(browser, language);
}

/** Goes to a screen; to those of the first start as a newcomer. */
export async function visit(browser, [hash, ...names], like) {
  if (!hash) await newcomer(browser, like);
  await browser.go(at(hash));
  if (hash === 'player=Kim' && [undefined, 'kind pushing'].includes(names[0]))
    await browser.until('document.querySelector(".cards")', 'the shelves');
  const shows =
    '[document.querySelector(".page").dataset.screen, document.querySelector(".main").innerText, ...[...document.querySelectorAll("[data-name]")].map((one) => one.dataset.name)].join()';
  for (const name of names) {
    if (typeof name !== 'string') {
      await name(browser);
      continue;
    }
    const was = await browser.run(shows);
    await browser.choose(name);
    await browser.until(`${shows} !== ${JSON.stringify(was)}`, `what follows ${name}`);
  }
}

async function findings(browser) {
  await browser.run(`globalThis.axe ? 0 : ((0, Function)(${JSON.stringify(axe)})(), 1)`).catch(async () => {
    await browser.send('Page.setBypassCSP', { enabled: true });
    await browser.run(axe);
  });
  const { violations } = await browser.run(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => ({ violations: violations.map(({ id, nodes }) => [id, nodes.slice(0, 2).map((node) => node.html.slice(0, 160) + ' ' + (node.any[0]?.message ?? '').slice(0, 120))]) }))`,
  );
  return violations;
}

/** Whether the lane is below everything else, and covers nothing that is lit alone. */
const LANE = `(() => {
  const [lane, lit] = [document.querySelector('.lane').getBoundingClientRect(), [...document.querySelectorAll('.lit')].map((one) => one.getBoundingClientRect())];
  if (lane.bottom < innerHeight - 1 && !document.body.classList.contains('has-more')) return 'the lane ends at ' + lane.bottom;
  return lit.length === 1 && lit[0].bottom > lane.top + 1 ? 'what is lit is under the lane' : '';
})()`;

/** Visits a screen and adds what axe finds on it. */
async function look(browser, name, theme, found) {
  await visit(browser, SCREENS[name], { theme });
  if (!new RegExp(`\\b${theme}\\b`).test(await browser.run('document.body.className'))) found.push(`${name} is not ${theme}`);
  const covered = await browser.run(LANE);
  if (covered) found.push(`${name}: ${covered}`);
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
    const covered = await browser.run(LANE);
    if (covered) found.push(`${name}: ${covered}`);
    await picture(browser, `narrow-${name}`);
  }
  assert.deepEqual(found, []);
}

/** @type {import('./browser.mjs').Journeys} */
export default {
  async 'every cell and every button has a name for screen readers'(browser) {
    for (const game of ['sokoban', 'sudoku', 'minesweeper', 'netwalk']) {
      await browser.go(at(`player=Kim&game=${game}`));
      const { nodes } = await browser.send('Accessibility.getFullAXTree', {});
      const named = nodes.filter((node) => !node.ignored && ['gridcell', 'button', 'switch'].includes(node.role?.value));
      assert.ok(named.length > 10, game);
      assert.deepEqual(
        named.filter((node) => !node.name?.value).map((node) => node.role.value),
        [],
        game,
      );
    }
  },

  async 'axe finds nothing on the screens that everybody meets'(browser) {
    const found = [];
    for (const name of MET) await look(browser, name, 'light', found);
    assert.equal(found.length, 0, found.join('\n'));
  },

  ...Object.fromEntries(
    THEMES.map((theme) => [
      `axe finds nothing on any screen, ${theme}`,
      async (browser) => {
        const found = [];
        await newcomer(browser, { theme });
        for (const name of Object.keys(SCREENS)) await look(browser, name, theme, found);
        assert.equal(found.length, 0, found.join('\n'));
      },
    ]),
  ),

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
    const features = (list) =>
      browser.send('Emulation.setEmulatedMedia', { features: Object.entries(list).map(([name, value]) => ({ name, value })) });
    /** @type {[Record<string, string>, RegExp][]} */
    const wishes = [
      [{ 'prefers-color-scheme': 'dark' }, /dark/],
      [{ 'prefers-contrast': 'more' }, /contrast/],
      [{ 'prefers-reduced-motion': 'reduce' }, /still/],
    ];
    for (const [asked, pattern] of wishes) {
      await browser.leave();
      await browser.visitor();
      await features(asked);
      await browser.go(at(BOARD));
      assert.match(await browser.run('document.body.className'), pattern);
    }
  },
};
