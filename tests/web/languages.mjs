// Journeys: the texts of one language come before the first page, those of the others after it.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at, onScreen, picture, says, served, site, speaks, step, wait, words } from './kit.mjs';

const BOARD = at('player=Kim&game=sokoban&level=05');

/** Does something while the host sends the texts of these languages only once what `work` is given is called. */
async function without(languages, work) {
  const usual = site.send;
  let release = () => {};
  const released = new Promise((go) => {
    release = () => go(undefined);
  });
  site.send = async (response, name, bytes) => {
    if (languages.some((code) => name.startsWith(`texts/${code}-`))) await released;
    usual(response, name, bytes);
  };
  try {
    await work(release);
  } finally {
    release();
    site.send = usual;
  }
}

/** Does something while the host has no texts of these languages. */
async function lacking(languages, work) {
  const usual = site.send;
  site.send = (response, name, bytes) => {
    if (languages.some((code) => name.startsWith(`texts/${code}-`))) response.writeHead(404).end();
    else usual(response, name, bytes);
  };
  try {
    await work();
  } finally {
    site.send = usual;
  }
}

/** Chooses a language in the settings of the board that is shown. */
async function speak(browser, code) {
  await browser.press('F2');
  await onScreen(browser, 'settings');
  await browser.choose('tab language', `language ${code}`);
}

/** @type {import('./browser.mjs').Journeys} */
export default {
  async 'the first page waits for the texts of its language alone, and the others follow'(browser) {
    await speaks(browser, 'de-AT');
    await without(['cs', 'sk', 'en'], async (release) => {
      await browser.go(at());
      assert.match(await words(browser), /Gleich geht es los/);
      // what is not here yet is told in what is
      await browser.choose('languages', 'language cs');
      await browser.until('document.documentElement.lang === "cs"', 'Czech is chosen');
      assert.match(await words(browser), /Gleich geht es los/);
      await picture(browser, 'language-on-its-way');
      release();
      await says(browser, /Připravíme to pro vás/);
    });
    await browser.until('globalThis.idle', 'all games are read');
    const asked = site.asked.filter((path) => path.includes('/texts/')).map((path) => /(..)-\w+\.json/.exec(path)?.[1]);
    assert.deepEqual([...new Set(asked)].sort(), ['cs', 'de', 'en', 'sk']);
  },

  async 'whoever played last is met in the own language, also without a network'(browser) {
    await browser.go(BOARD);
    await speak(browser, 'sk');
    await browser.until('document.documentElement.lang === "sk"', 'Slovak is chosen');
    await without(['cs', 'en', 'de'], async () => {
      await browser.visit(at());
      assert.equal(await browser.run('document.documentElement.lang'), 'sk');
      assert.match(await words(browser), /Stolové hry/);
    });
    await browser.run('navigator.serviceWorker.ready.then(() => true)');
    site.down = true;
    try {
      await browser.go(BOARD);
      await speak(browser, 'de');
      await says(browser, /Einstellungen/);
    } finally {
      site.down = false;
    }
    browser.faults.length = 0;
  },

  async 'where the texts of a language are missing, the page says what to do'(browser) {
    await lacking(['cs', 'sk', 'de'], async () => {
      await browser.go(BOARD);
      await says(browser, /A new version of Switchboard is ready/);
      await step(browser);
      await speak(browser, 'de');
      await browser.until('document.documentElement.lang === "de"', 'German is chosen');
      assert.match(await words(browser), /Settings/, 'it is told in the language that is here');
      await picture(browser, 'language-missing');
    });
    await browser.leave();
    await browser.visitor();
    await lacking(['en'], async () => {
      await browser.send('Page.navigate', { url: BOARD });
      await says(browser, /A file of this page is missing/);
      await says(browser, /texts\/en-\w+\.json/);
      await picture(browser, 'no-language');
    });
    await browser.tap('Reload');
    await browser.until('globalThis.ready && document.querySelector(".page")', 'the first page');
    browser.faults.length = 0;
  },

  async 'texts that did not come are fetched until they do'(browser) {
    const usual = site.send;
    let refused = 0;
    site.send = (response, name, bytes) => {
      if (!name.startsWith('texts/de-') || (refused += 1) > 2) usual(response, name, bytes);
      else response.destroy();
    };
    try {
      await browser.go(BOARD);
      await speak(browser, 'de');
      await says(browser, /Einstellungen/);
      assert.ok(refused > 2);
    } finally {
      site.send = usual;
    }
    browser.faults.length = 0;
  },

  async 'all languages are in the one file'(browser) {
    await browser.go(`${pathToFileURL(join(served, 'switchboard.html'))}?mute#player=Kim&game=sokoban&level=05`);
    for (const [code, pattern] of [
      ['cs', /Nastavení/],
      ['sk', /Nastavenia/],
      ['de', /Einstellungen/],
    ]) {
      await speak(browser, code);
      await says(browser, pattern);
      await browser.press('Escape');
      await onScreen(browser, 'board');
      await wait(300);
    }
  },
};
