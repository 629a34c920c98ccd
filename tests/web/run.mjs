// Journeys through the page in a real Chromium: `node tests/web/run.mjs [NAME]`, after `make web`.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Browser, serve } from './browser.mjs';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../target/web');
const site = await serve(folder);
const at = (words) => `${site.address}?mute&${words}`;

/** How often the renderer or the whole browser is killed. */
const KILLS = Number(process.env.KILLS ?? 5);

/** The value of a line of the panel. */
const panel = (browser, name) => browser.run(`[...document.querySelectorAll('dl .line')].find((line) => line.firstChild.textContent === ${JSON.stringify(name)})?.lastChild.textContent`);
const moves = async (browser) => Number(await panel(browser, 'Moves'));
const screen = (browser) => browser.run('document.querySelector(".page").dataset.screen');
const words = (browser) => browser.run('document.body.innerText');

/** Plays with the space bar alone until `done` is true in the page: presses when what is lit matches, as soon as the
 * light comes upon it, and wakes a scan that rests. */
async function playUntil(browser, pattern, done, most = 120_000) {
  const state = `(() => {
    const names = [...document.querySelectorAll('.lit')].map((one) => one.getAttribute('aria-label') ?? one.innerText);
    return { done: !!(${done}), lit: names.some((name) => ${pattern}.test(name)), resting: !!document.querySelector('.resting') };
  })()`;
  const begin = Date.now();
  let was = true;
  while (Date.now() - begin < most) {
    const now = await browser.run(state);
    if (now.done) return;
    if (now.resting || (now.lit && !was)) await browser.press('Space');
    was = now.lit;
    await new Promise((go) => setTimeout(go, 30));
  }
  assert.fail(`${done} never came; the page shows ${await words(browser)}`);
}

const JOURNEYS = {
  async 'a level is finished with the space bar alone'() {
    const browser = await Browser.open();
    await browser.go(at('player=Kim&game=sokoban&level=01'));
    await playUntil(browser, '/^right/', 'document.querySelector(".page").dataset.screen !== "board"');
    assert.match(await words(browser), /done|finished|fewest/i);
    assert.deepEqual(browser.faults, []);
    await browser.close();
  },

  async 'what was played is there after a reload'() {
    const browser = await Browser.open();
    await browser.go(at('player=Kim&game=sokoban&level=05'));
    await browser.press('d');
    await browser.press('a');
    const played = await moves(browser);
    await browser.go(at('player=Kim&game=sokoban&level=05'));
    assert.equal(await moves(browser), played);
    assert.deepEqual(browser.faults, []);
    await browser.close();
  },

  async 'no acknowledged move is lost when the browser is killed'() {
    const folder = mkdtempSync(join(tmpdir(), 'switchboard-web-'));
    let told = 0;
    for (let number = 0; number < KILLS; number += 1) {
      const browser = await Browser.open({ folder });
      await browser.go(at('player=Kim&game=lights-out&level=10'));
      assert.ok((await moves(browser)) >= told, `${await moves(browser)} moves of ${told} after ${number} kills`);
      const most = 1 + (number % 4);
      for (let step = 0; step < most; step += 1) {
        told = await moves(browser);
        // presses that follow each other closely are taken for one
        await new Promise((go) => setTimeout(go, 700));
        await browser.press('Tab');
        await browser.press('Enter');
        await browser.until(`document.querySelector('.page').dataset.screen !== 'board' || [...document.querySelectorAll('dl .line')].some((line) => line.firstChild.textContent === 'Moves' && Number(line.lastChild.textContent) > ${told})`, 'a move', 10_000);
      }
      told = (await moves(browser)) || 0;
      await browser.kill();
    }
    rmSync(folder, { recursive: true, force: true });
  },

  async 'the light goes on while a hint is looked for'() {
    const browser = await Browser.open();
    await browser.go(at('player=Kim&game=sokoban&level=20'));
    await browser.run(`globalThis.changes = 0; new MutationObserver(() => { changes += 1; }).observe(document.getElementById('root'), { subtree: true, attributes: true, attributeFilter: ['class'] })`);
    await browser.press('h');
    await browser.until('changes > 3', 'the light');
    await browser.until('/hint|found|solvable|known/i.test(document.querySelector("[role=status]")?.innerText ?? "")', 'the hint');
    assert.deepEqual(browser.faults, []);
    await browser.close();
  },

  async 'every cell and every button has a name for screen readers'() {
    const browser = await Browser.open();
    for (const game of ['sokoban', 'sudoku', 'minesweeper', 'netwalk']) {
      await browser.go(at(`player=Kim&game=${game}`));
      const { nodes } = await browser.send('Accessibility.getFullAXTree', {});
      const named = nodes.filter((node) => !node.ignored && ['gridcell', 'button', 'switch'].includes(node.role?.value));
      assert.ok(named.length > 10, game);
      assert.deepEqual(named.filter((node) => !node.name?.value).map((node) => node.role.value), [], game);
    }
    await browser.close();
  },

  async 'nothing but the page itself is asked for'() {
    const browser = await Browser.open();
    await browser.go(at('player=Kim&game=mlyn'));
    await browser.press('h');
    const foreign = browser.requests.filter((address) => !/^(about:|blob:|data:)/.test(address) && !address.startsWith(new URL(site.address).origin));
    assert.deepEqual(foreign, []);
    await browser.close();
  },

  async 'a phone shows it without scrolling sideways'() {
    const browser = await Browser.open({ width: 320, height: 700 });
    await browser.size(320, 700);
    for (const words of ['', 'player=Kim&game=sokoban', 'player=Kim']) {
      await browser.go(at(words));
      const [wide, room] = await browser.run('[document.documentElement.scrollWidth, innerWidth]');
      assert.ok(wide <= room, `${words}: ${wide} in ${room} pixels`);
    }
    await browser.close();
  },

  async 'a second page is told that the first is open'() {
    const browser = await Browser.open();
    await browser.go(at('player=Kim&game=sokoban'));
    await browser.page();
    await browser.send('Page.navigate', { url: at('player=Kim') });
    await browser.until('/another tab/.test(document.body.innerText)', 'the word of the other page');
    await browser.close();
  },
};

let failed = 0;
for (const [name, journey] of Object.entries(JOURNEYS)) {
  if (!name.includes(process.argv[2] ?? '')) continue;
  const begin = Date.now();
  try {
    await journey();
    console.log(`ok      ${name} (${Date.now() - begin} ms)`);
  } catch (fault) {
    failed += 1;
    console.log(`FAILED  ${name}: ${fault.stack ?? fault}`);
  }
}
site.close();
process.exit(failed ? 1 : 0);
