// Journeys: without a network, new versions, and nothing but the page itself.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { added, at, moves, picture, says, screen, SCRIPT, served, site, step, wait, words } from './kit.mjs';

const kept = 'navigator.serviceWorker.ready.then(() => true)';

/** @type {import('./browser.mjs').Journeys} */
export default {
  async 'after one visit it plays without a network'(browser) {
    await browser.go(at('player=Kim&game=sokoban&level=05'));
    await browser.run(kept);
    site.down = true;
    try {
      await browser.go(at('player=Kim&game=minesweeper'));
      assert.equal(await screen(browser), 'board');
      await browser.until('document.querySelectorAll("[role=gridcell]").length > 20', 'the board');
    } finally {
      site.down = false;
    }
    browser.faults.length = 0;
  },

  async 'a new version is offered and taken when the player wants it'(browser) {
    await browser.go(at('player=Kim&game=sokoban&level=05'));
    await browser.run(kept);
    await browser.until('navigator.serviceWorker.controller', 'the page is kept');
    const played = await step(browser);
    site.change = (name, text) => {
      if (name === 'sw.js') return text.replace(/VERSION = '[^']*'/, "VERSION = 'next'");
      return name === 'index.html' ? text.replace('<body>', '<body data-next>') : text;
    };
    try {
      await browser.run('navigator.serviceWorker.getRegistration().then((known) => known.update()).then(() => true)');
      await says(browser, /new version/);
      assert.equal(await browser.run('document.body.dataset.next'), undefined, 'nothing is forced');
      await browser.tap('Use it now');
      await browser.until('document.body.dataset.next === "" && globalThis.ready && document.querySelector(".page")', 'the new version');
      await browser.until(`document.querySelector('.page')?.dataset.moves === '${played}'`, 'what was played');
    } finally {
      site.change = (name, text) => text;
    }
  },

  async 'the manifest and its icons are there'(browser) {
    await browser.go(at());
    const { errors, data } = await browser.send('Page.getAppManifest');
    assert.deepEqual(errors, []);
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    // visitors of these journeys are private windows, which install nothing
    assert.deepEqual(
      installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
      [],
    );
    const { icons, screenshots } = JSON.parse(data);
    for (const { src, sizes } of [...icons, ...screenshots].filter(({ type }) => type === 'image/png')) {
      const side = await browser.run(
        `new Promise((done) => { const image = new Image(); image.onload = () => done(image.naturalWidth + 'x' + image.naturalHeight); image.src = '${src}'; })`,
      );
      assert.equal(side, sizes);
    }
  },

  async 'what another program hands over is added once somebody says so'(browser) {
    await browser.go(at('player=Kim'));
    await browser.until('globalThis.idle && navigator.serviceWorker.controller', 'the page is kept');
    const share = (name) =>
      browser.run(`(() => {
        const form = new FormData();
        form.append('file', new File([${JSON.stringify(SCRIPT)}], '${name}'));
        return fetch('share', { method: 'POST', body: form, redirect: 'manual' }).then(() => {});
      })()`);
    for (const answer of ['Cancel', 'Add it']) {
      await share('Boxes.txt');
      await browser.go(at('player=Kim'));
      await says(browser, /handed over "Boxes.txt"/);
      await picture(browser, 'handed-over');
      await browser.tap(answer);
    }
    await added(browser, 'Boxes');
    // once, and never again
    await browser.go(at('player=Kim'));
    await wait(500);
    assert.ok(!/handed over/.test(await words(browser)));
  },

  async 'the page in one file keeps what is played'(browser) {
    const file = `${pathToFileURL(join(served, 'switchboard.html'))}?mute#player=Kim&game=sokoban&level=05`;
    await browser.go(file);
    const played = await step(browser);
    await browser.go(file);
    assert.equal(await moves(browser), played);
    assert.deepEqual(
      browser.requests.filter((address) => !/^(about|blob|data|file):/.test(address)),
      [],
    );
  },

  async 'nothing but the page itself is asked for, and nothing foreign could be'(browser) {
    await browser.go(at('player=Kim&game=mlyn'));
    await browser.press('h');
    const own = new URL(site.address).origin;
    const foreign = () => browser.requests.filter((address) => !/^(about:|blob:|data:)/.test(address) && !address.startsWith(own));
    assert.deepEqual(foreign(), []);
    const refused = await browser.run(`Promise.all([
      fetch('http://127.0.0.1:9/x').then(() => 'sent', (fault) => String(fault)),
      new Promise((done) => { addEventListener('securitypolicyviolation', (event) => done(event.violatedDirective), { once: true }); const script = document.createElement('script'); script.textContent = 'globalThis.evil = 1'; document.body.append(script); }),
    ])`);
    assert.match(refused[0], /TypeError/);
    assert.match(refused[1], /connect-src|script-src/);
    assert.equal(await browser.run('globalThis.evil'), undefined);
    browser.faults.length = 0;
  },
};
