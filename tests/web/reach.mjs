// Journeys: without a network, new versions, other programs, and nothing but the page itself.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at, moves, root, says, screen, site, step, wait } from './kit.mjs';

const kept = 'navigator.serviceWorker.ready.then(() => true)';

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
    assert.deepEqual(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'), []);
    for (const { src, sizes } of JSON.parse(data).icons.filter(({ type }) => type === 'image/png')) {
      const side = await browser.run(`new Promise((done) => { const image = new Image(); image.onload = () => done(image.naturalWidth + 'x' + image.naturalHeight); image.src = '${src}'; })`);
      assert.equal(side, sizes);
    }
  },

  async 'another program plays by lines where the link names it, and nobody else'(browser) {
    const around = createServer((request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(`<body><iframe style="width:900px;height:600px" src="${new URL(request.url, 'http://x').searchParams.get('page')}"></iframe><script>answers = []; onmessage = ({ data }) => answers.push(data); say = (line) => frames[0].postMessage(line, '*');</script>`);
    });
    await new Promise((ready) => around.listen(0, '127.0.0.1', ready));
    const origin = `http://127.0.0.1:${around.address().port}`;
    const embed = async (words) => {
      await browser.send('Page.navigate', { url: 'about:blank' });
      await browser.send('Page.navigate', { url: `${origin}/?page=${encodeURIComponent(`${site.address}?mute#${words}`)}` });
      await browser.until('globalThis.say && frames.length', 'the page around it');
    };
    await embed(`player=Kim&game=sokoban&level=05&signals=${origin}`);
    await browser.until(`say('status'), answers.length`, 'an answer');
    // every question is answered once
    await wait(1500);
    const first = JSON.parse(await browser.run('answers.pop()'));
    assert.deepEqual([first.ok, first.screen, first.game, first.level], [true, 'board', 'sokoban', '05']);
    await browser.run(`answers.length = 0, say('next'), say('nonsense'), say('wait')`);
    await browser.until('answers.length === 3', 'three answers');
    const [next, nonsense, waited] = (await browser.run('answers')).map((line) => JSON.parse(line));
    assert.ok(next.ok && !nonsense.ok && /no signal/.test(nonsense.error) && waited.ok);
    await embed('player=Kim&game=sokoban&level=05&signals=https://elsewhere.example');
    await wait(2500);
    await browser.run(`say('status')`);
    await wait(500);
    assert.deepEqual(await browser.run('answers'), []);
    await browser.send('Page.navigate', { url: 'about:blank' });
    around.close();
  },

  async 'another page of the site plays by lines where the link says so'(browser) {
    await browser.go(at('player=Kim&game=sokoban&level=05&signals=self'));
    await browser.page();
    await browser.send('Page.navigate', { url: `${site.address}icon.svg` });
    await browser.until('document.documentElement.localName === "svg"', 'a page beside it');
    await browser.run(`globalThis.answers = []; globalThis.channel = new BroadcastChannel('switchboard'); channel.onmessage = ({ data }) => { if (data.answer) answers.push(data); }; channel.postMessage({ line: 'status' }); channel.postMessage({ line: 'nonsense' })`);
    await browser.until('answers.length === 2', 'two answers');
    const [known, unknown] = await browser.run('answers');
    // the picture beside it has no icon of its own
    browser.faults.length = 0;
    assert.deepEqual([known.to, known.answer.ok, known.answer.game, unknown.answer.ok], ['status', true, 'sokoban', false]);
  },

  async 'the page in one file keeps what is played'(browser) {
    const file = `${pathToFileURL(join(root, 'target/web/switchboard.html'))}?mute#player=Kim&game=sokoban&level=05`;
    await browser.go(file);
    const played = await step(browser);
    await browser.go(file);
    assert.equal(await moves(browser), played);
    assert.deepEqual(browser.requests.filter((address) => !/^(about|blob|data|file):/.test(address)), []);
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
