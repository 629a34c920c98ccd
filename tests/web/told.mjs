// Journey: what a screen reader is told. The list is the one that the window is held against (tests/setup/screen_reader.py).
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, root, wait } from './kit.mjs';

const STEPS = JSON.parse(readFileSync(join(root, 'tests/setup/told.json'), 'utf8'));

/** The lines of all live regions. */
const lines = (browser) =>
  browser.run(`[...document.querySelectorAll('[role=status] > p:not([aria-hidden]), [role=alert] > p')].map((line) => line.textContent)`);

/** Presses what has this label, if it is there. */
async function press(browser, label) {
  const place = `(() => {
    const name = (one) => one.getAttribute('aria-label') ?? one.querySelector('.label')?.textContent ?? one.innerText;
    const one = [...document.querySelectorAll('button:not([aria-disabled]), [role=gridcell][data-c]')].find((each) => name(each).trim() === ${JSON.stringify(label)});
    if (!one) return undefined;
    one.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  })()`;
  const isThere = await browser.run(`Boolean(${place})`);
  if (isThere) await browser.clickOn(place);
  return isThere;
}

/** @type {import('./browser.mjs').Journeys} */
export default {
  async 'names of screens, questions, results and help are told in live regions'(browser) {
    await browser.leave();
    await browser.visitor();
    await browser.go(at(''));
    let before = [];
    for (const { press: label, told } of STEPS) {
      if (label) {
        for (let tries = 0; !(await press(browser, label)); tries += 1) {
          assert.ok(tries < 100, `${label} is there`);
          await wait(100);
        }
      }
      let news = [];
      for (let tries = 0; !told.every((line) => news.some((one) => one.startsWith(line))); tries += 1) {
        assert.ok(tries < 200, `${label}: ${JSON.stringify(told)} is not among ${JSON.stringify(news)}`);
        await wait(100);
        news = (await lines(browser)).filter((line) => !before.includes(line));
      }
      before = await lines(browser);
    }
  },
};
