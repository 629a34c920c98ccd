// Journeys: what other sites and other pages can do here, and what a link can.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { portOf } from './browser.mjs';
import { at, moves, onScreen, picture, says, screen, site, step, words } from './kit.mjs';

const BOARD = 'player=Kim&game=sokoban&level=05';
/** What an attacker says: whatever the program has a word for. */
const DEEDS = [
  'status',
  'next',
  'action',
  'undo',
  'left',
  'change-game',
  'settings',
  'history',
  'quit',
  'restart',
  'cycle theme',
  'press',
  'release',
  'wait',
];
/** What only the players may say. */
const REFUSED = [
  'change-game',
  'settings',
  'history',
  'quit',
  'restart',
  'cycle theme',
  'press',
  'release',
  'wait',
  'point 1,1',
  'hint',
  'menu',
  'next-level',
  'slower',
  'nonsense',
];
/** Where pages that may play lead at most. */
const PLAYED = new Set(['board', 'rules', 'message', 'level-done', 'game-done', 'games', 'levels', 'seats', 'ask']);

/** Another site, on another port of the same host: so the browser keeps the same data for both. Its pages note what they are told. */
async function otherSite() {
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<body style="margin:0"><script>
      answers = []; shown = []; plan = (name) => new URLSearchParams(location.search).get(name);
      onmessage = ({ data }) => (data.shown ? shown : answers).push(data);
      if (plan('page')) document.write('<iframe style="width:1200px;height:780px;border:0" src="' + plan('page').replaceAll('&', '&amp;') + '"></iframe>');
    </script>`);
  });
  return {
    origin: `http://127.0.0.1:${await portOf(server)}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** While `work` goes on, our page tells the page around it, or the one that opened it, what it shows: for the journey alone. */
async function watched(work) {
  const TELL = `
    const middle = (one) => { const { x, y, width, height } = one.getBoundingClientRect(); return [x + width / 2, y + height / 2]; };
    setInterval(() => {
      const page = document.querySelector('.page');
      if (!page || !globalThis.ready) return;
      const choices = Object.fromEntries([...document.querySelectorAll('[data-name]')].map((one) => [one.dataset.name, middle(one)]));
      (opener ?? parent).postMessage({ shown: document.body.innerText, screen: page.dataset.screen, moves: page.dataset.moves, choices }, '*');
    }, 50);`;
  site.change = (name, text) => (name === 'main.js' ? text + TELL : text);
  const [one, another] = [await otherSite(), await otherSite()];
  try {
    await work(one, another);
  } finally {
    site.change = (name, text) => text;
    site.beside = {};
    one.close();
    another.close();
  }
}

const open = async (browser, url) => {
  await browser.send('Page.navigate', { url: 'about:blank' });
  await browser.send('Page.navigate', { url });
  await browser.until('globalThis.shown', 'the other site');
};
/** The page within a page of another site. */
const embed = (browser, origin, hash) => open(browser, `${origin}/?page=${encodeURIComponent(at(hash))}`);
/** As if somebody had clicked there: only then may windows be opened. */
const byHand = (browser, expression) => browser.send('Runtime.evaluate', { expression, userGesture: true });
const shows = (browser, what = 'our page') => browser.until('shown.length > 2', what);
/** Says these lines; when our page has shown itself some times after that, it has heard them. */
async function say(browser, to, lines) {
  await browser.run(`{ for (const line of ${JSON.stringify(lines)}) ${to}.postMessage(line, '*'); shown.length = 0; }`);
  await browser.until('shown.length > 6', 'our page after it was told');
}
/** Says one line and takes its answer. */
async function ask(browser, line) {
  await browser.run(`{ answers.length = 0; frames[0].postMessage(${JSON.stringify(line)}, '*'); }`);
  await browser.until('answers.length', `an answer to ${line}`);
  return JSON.parse(await browser.run('answers[0]'));
}
/** Kim is there, with what was played. */
async function untouched(browser, played) {
  await browser.visit(at(BOARD));
  assert.deepEqual([await screen(browser), await moves(browser)], ['board', played], 'the player is as before');
}

/** @type {import('./browser.mjs').Journeys} */
export default {
  async 'no other site plays, reads or removes, however it reaches the page'(browser) {
    await watched(async (evil, good) => {
      await browser.go(at(BOARD));
      const played = await step(browser);
      const hash = `${BOARD}&signals=${evil.origin}`;
      // it opens the page
      await open(browser, evil.origin);
      await byHand(browser, `globalThis.opened = open(${JSON.stringify(at(hash))})`);
      await shows(browser, 'the page that was opened');
      await say(browser, 'opened', DEEDS);
      assert.deepEqual(await browser.run('answers'), [], 'nobody who opened the page is answered');
      await byHand(browser, 'opened.close()');
      await untouched(browser, played);
      // it frames the page
      await embed(browser, evil.origin, hash);
      await shows(browser);
      await say(browser, 'frames[0]', DEEDS);
      assert.deepEqual(await browser.run('answers'), [], 'no stranger around the page is answered');
      await embed(browser, evil.origin, 'change=player');
      await shows(browser);
      const told = await browser.run('shown.at(-1)');
      assert.match(told.shown, /Another site shows Switchboard/);
      assert.doesNotMatch(told.shown, /Kim/, 'no stranger shows the players');
      await picture(browser, 'framed-by-a-stranger');
      // it reaches the page within a site that may frame it
      site.beside = { 'allowed-origins.txt': `# who may frame the page\n${good.origin}\n` };
      await embed(browser, good.origin, `${BOARD}&signals=${evil.origin}`);
      await shows(browser);
      await byHand(browser, `globalThis.other = open(${JSON.stringify(evil.origin)})`);
      const attack = `for (const line of ${JSON.stringify(DEEDS)}) opener.frames[0].postMessage(line, '*')`;
      let popup;
      while (!popup) popup = (await browser.raw('Target.getTargets')).targetInfos.find(({ url }) => url.startsWith(evil.origin));
      const { sessionId } = await browser.raw('Target.attachToTarget', { targetId: popup.targetId, flatten: true });
      const evaluate = (expression) => browser.raw('Runtime.evaluate', { expression, returnByValue: true }, sessionId);
      while (!(await evaluate('globalThis.plan !== undefined')).result.value);
      await evaluate(attack);
      await say(browser, 'frames[0]', []);
      assert.deepEqual((await evaluate('answers')).result.value, [], 'no window beside it is answered');
      // it speaks on a channel of the same name
      await evaluate(
        `globalThis.channel = new BroadcastChannel('switchboard'); channel.onmessage = ({ data }) => answers.push(data); for (const line of ${JSON.stringify(DEEDS)}) channel.postMessage({ line })`,
      );
      await embed(browser, good.origin, `${BOARD}&signals=self`);
      await shows(browser);
      await evaluate(`for (const line of ${JSON.stringify(DEEDS)}) channel.postMessage({ line })`);
      await say(browser, 'frames[0]', DEEDS);
      assert.deepEqual((await evaluate('answers')).result.value, []);
      assert.deepEqual(await browser.run('answers'), []);
      await browser.raw('Target.closeTarget', { targetId: popup.targetId });
      await untouched(browser, played);
    });
    // a host that allows nobody has no such file
    browser.faults = browser.faults.filter((fault) => !/404.*allowed-origins/.test(fault));
  },

  async 'an allowed site plays after a question, and can do nothing else'(browser) {
    await watched(async (good) => {
      site.beside = { 'allowed-origins.txt': `${good.origin}\n` };
      await browser.go(at(BOARD));
      await embed(browser, good.origin, `${BOARD}&signals=${good.origin}`);
      await shows(browser);
      assert.match((await ask(browser, 'next')).error, /have not allowed/);
      await browser.until(`shown.at(-1).screen === 'ask'`, 'the question');
      assert.ok((await browser.run('shown.at(-1).shown')).includes(good.origin), 'it names the site');
      await picture(browser, 'may-a-site-play');
      for (const line of ['next', 'action', 'action']) assert.equal((await ask(browser, line)).ok, false, 'it cannot answer by itself');
      await browser.click(...(await browser.run('shown.at(-1).choices.yes')));
      await browser.until(`shown.at(-1).screen === 'board'`, 'the board');
      for (const line of REFUSED) assert.equal((await ask(browser, line)).ok, false, line);
      // whatever it takes of what is lit
      const seen = new Set();
      for (let turn = 0; turn < 84; turn += 1) {
        const answer = await ask(browser, ['next', 'action', 'left', 'next', 'next', 'action', 'undo'][turn % 7]);
        assert.deepEqual(Object.keys(answer).sort(), answer.ok ? ['lit', 'ok'] : ['error', 'ok']);
        assert.doesNotMatch(JSON.stringify(answer), /Kim/);
        for (const name of await browser.run('shown.splice(0, shown.length - 1).map((one) => one.screen)')) seen.add(name);
      }
      assert.deepEqual(
        [...seen].filter((name) => !PLAYED.has(name)),
        [],
        'it leads nowhere but to games',
      );
      assert.ok(Number(await browser.run('shown.at(-1).moves')) > 0 || seen.size > 1, 'it plays');
      await browser.visit(at(BOARD));
      assert.equal(await screen(browser), 'board', 'Kim is still there');
    });
  },

  async 'other pages of the site play after a question, until it is taken back'(browser) {
    const listening = `${BOARD}&signals=self`;
    const beside = async () => {
      const [target, session] = [browser.target, browser.session];
      await browser.page();
      await browser.send('Page.navigate', { url: `${site.address}icon.svg` });
      await browser.until('document.documentElement.localName === "svg"', 'a page beside it');
      await browser.run(
        `globalThis.answers = []; globalThis.channel = new BroadcastChannel('switchboard'); channel.onmessage = ({ data }) => { if (data.answer) answers.push(data); }; 0`,
      );
      const there = browser.session;
      Object.assign(browser, { target, session });
      return async (line) => {
        const run = async (expression) => (await browser.raw('Runtime.evaluate', { expression, returnByValue: true }, there)).result.value;
        await run(`answers.length = 0; channel.postMessage({ line: ${JSON.stringify(line)} })`);
        for (;;) {
          const found = await run('answers[0]');
          if (found) return found.answer;
        }
      };
    };
    const tell = await beside();
    /** Presses the switch when this choice is lit. */
    const press = async (name) => {
      await browser.until(`document.querySelector('.lit[data-name=${name}]')`, `${name} is lit`);
      await browser.press('Space');
    };
    await browser.go(at(listening));
    assert.equal((await tell('status')).ok, false);
    await onScreen(browser, 'ask');
    assert.match(await words(browser), new RegExp(new URL(site.address).origin));
    assert.equal(await browser.run('document.querySelector("[data-name=no], [data-name=yes]").dataset.name'), 'no', 'No comes first');
    await press('no');
    await onScreen(browser, 'board');
    assert.equal((await tell('next')).ok, false, 'No is No');
    await browser.visit(at(listening));
    assert.equal((await tell('status')).ok, false);
    await onScreen(browser, 'ask');
    await press('yes');
    await onScreen(browser, 'board');
    const known = await tell('next');
    assert.deepEqual(Object.keys(known).sort(), ['lit', 'ok']);
    for (const line of REFUSED) assert.equal((await tell(line)).ok, false, line);
    // it is remembered
    await browser.visit(at(listening));
    assert.equal((await tell('status')).ok, true);
    // on other screens the players' own switch counts alone
    await browser.press('F2');
    await onScreen(browser, 'settings');
    assert.match((await tell('action')).error, /own switch/);
    await browser.choose('tab devices', 'forget');
    await says(browser, /no longer count/);
    await picture(browser, 'taken-back');
    assert.equal((await tell('status')).ok, false);
    await browser.visit(at(listening));
    assert.equal((await tell('status')).ok, false, 'it is asked anew');
    await onScreen(browser, 'ask');
    // the picture beside it has no icon of its own
    browser.faults.length = 0;
  },

  async 'a link creates nobody without a question'(browser) {
    const asks = async () => {
      await browser.visit(at('player=Zoe&game=sokoban&level=05'));
      await onScreen(browser, 'ask');
      await says(browser, /Zoe/);
    };
    await asks();
    await picture(browser, 'create-a-player');
    await browser.choose('no');
    assert.notEqual(await screen(browser), 'board');
    await asks();
    await browser.choose('yes');
    await onScreen(browser, 'board');
    await browser.visit(at('player=Zoe&game=sokoban&level=05'));
    assert.equal(await screen(browser), 'board', 'who is known is not asked about');
  },
};
