// Journeys: the desk of who helps.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, folderWith, onScreen, picture, playerAdded, root, says, screen, wait, words } from './kit.mjs';

/** The names of the cards that are shown. */
const cards = (browser) => browser.run(`[...document.querySelectorAll('.cards [data-name]')].map((one) => one.dataset.name)`);
/** The first steps that a child who cannot read begins with. */
const FIVE = ['steps-1-lamps', 'steps-1-music', 'steps-1-sky', 'steps-2-house', 'steps-3-balloon'].map((game) => `game ${game}`);

/** Holds fingers on these places until something is done. */
async function hold(browser, places, until) {
  const touchPoints = places.map(([x, y], id) => ({ x, y, id }));
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await until();
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

export default {
  async 'a child is set up at the desk by mouse, and moves to another browser'(browser) {
    const folder = folderWith({ 'me.png': readFileSync(join(root, 'web/www/icon-512.png')) });
    await browser.size(1024, 768);
    let clicks = 0;
    const choose = async (...names) => {
      for (const name of names) {
        await browser.choose(name);
        clicks += 1;
      }
    };
    await browser.go(at());
    await choose('someone-else');
    // the name is asked for first
    await browser.until(`document.querySelector('[data-name^="letter "]')`, 'the keyboard');
    await browser.type('A', 'n', 'n', 'a', 'Enter');
    await choose('field-avatar');
    await browser.drop(join(folder, 'me.png'));
    await browser.until(`document.querySelector('[data-name=field-avatar] img[data-src^="portrait:"]')`, 'her photo');
    await choose('save');
    await onScreen(browser, 'desk');
    await picture(browser, 'desk');
    await choose('desk games', 'kind steps');
    await browser.until(`document.querySelector('[data-name="${FIVE[4]}"]')`, 'the games');
    await choose(...FIVE);
    await picture(browser, 'desk-five-games');
    await choose('done');
    await onScreen(browser, 'desk');
    await choose('setting interval', 'value 3000', 'setting text_percent', 'value 150', 'back');
    await onScreen(browser, 'games');
    assert.ok(!/Nothing is stored/.test(await words(browser)), 'there is a player now');
    assert.ok(clicks <= 17, `${clicks} clicks`);
    assert.deepEqual(await cards(browser), FIVE);
    await picture(browser, 'desk-home');
    // what a child should not reach is not there
    const menu = await browser.run(`[...document.querySelectorAll('[data-name]')].map((one) => one.dataset.name)`);
    for (const name of ['author-list', 'about', 'settings', 'quit']) assert.ok(!menu.includes(name), `${name}: ${menu}`);
    await browser.choose(FIVE[0]);
    await browser.until(`document.querySelector('.page').dataset.screen !== 'games'`, 'the game');
    await browser.go(at('player=Anna'));
    // the others come once they are read
    await browser.until(`document.querySelectorAll('.cards [data-name]').length > 1`, 'her games');
    await picture(browser, 'desk-home-again');
    assert.deepEqual(await cards(browser), FIVE);
    // the report, and everything as one file
    await browser.raw('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder, browserContextId: browser.context });
    await browser.press('F2', { modifiers: 8 });
    await browser.choose('desk goes');
    await onScreen(browser, 'desk-goes');
    await picture(browser, 'desk-goes');
    await browser.choose('part report', 'save');
    for (let tries = 0; !readdirSync(folder).some((name) => /report.*html/.test(name)) && tries < 200; tries += 1) await wait(50);
    assert.ok(
      readdirSync(folder).some((name) => /report.*html/.test(name)),
      readdirSync(folder).join(),
    );
    await browser.choose('save-all');
    for (let tries = 0; !readdirSync(folder).some((name) => name.endsWith('.zip')) && tries < 200; tries += 1) await wait(50);
    const whole = readdirSync(folder).find((name) => name.endsWith('.zip'));
    assert.ok(whole, readdirSync(folder).join());
    await browser.leave();
    await browser.visitor();
    await browser.go(at());
    await browser.drop(join(folder, whole));
    await playerAdded(browser, 'Anna');
    await browser.go(at('player=Anna'));
    await browser.until(`document.querySelectorAll('.cards [data-name]').length > 1`, 'her games');
    assert.deepEqual(await cards(browser), FIVE);
    assert.equal(await browser.run('document.documentElement.style.fontSize'), '150%');
    await browser.until(`document.querySelector('img[data-src^="portrait:"]')?.naturalWidth > 0`, 'her photo');
  },

  async 'two held corners open the desk, and one does not'(browser) {
    await browser.go(at('player=Kim'));
    await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 });
    const corners = { above: [10, 10], beside: [1270, 10], opposite: [1270, 790] };
    await hold(browser, [corners.above], () => wait(2000));
    await hold(browser, [corners.above, corners.beside], () => wait(2000));
    assert.notEqual(await screen(browser), 'desk-door');
    await hold(browser, [corners.above, corners.opposite], () => onScreen(browser, 'desk-door'));
    await picture(browser, 'desk-door');
    await says(browser, /whoever helps/);
  },
};
