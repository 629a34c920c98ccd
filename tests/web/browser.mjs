// Drives a real Chromium over its debugging pipe, and serves a folder to it: no packages needed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { Writable } from 'node:stream';

/** Journeys by their names. @typedef {Record<string, (browser: Browser) => Promise<void>>} Journeys */

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.wav': 'audio/wav',
};

/**
 * Lets a server listen on a free port of this machine.
 * @param {import('node:http').Server} server
 */
export async function portOf(server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address === 'string') throw new Error(`the server listens at ${address}`);
  return address.port;
}

/** Serves a folder on a free port of this machine, under /sub/ as a static host may; tells what was asked for. What `site.change`
 * makes of a file's text is served in its place; `site.send` sends it; `site.down` refuses everything; `site.beside` has files that a
 * host put beside those of the folder. */
export async function serve(folder) {
  const site = { asked: [], beside: {}, change: (name, text) => text, down: false, send: (response, name, bytes) => response.end(bytes) };
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://x').pathname);
    site.asked.push(path);
    if (site.down) {
      request.socket.destroy();
      return;
    }
    const inner = normalize(path.replace(/^\/sub\//, '/'));
    try {
      const name = inner === '/' ? '/index.html' : inner;
      let bytes = site.beside[name.slice(1)] ?? (await readFile(join(folder, name)));
      if (['.html', '.js'].includes(extname(name))) bytes = site.change(name.slice(1), bytes.toString());
      response.setHeader('content-type', TYPES[extname(name)] ?? 'application/octet-stream');
      site.send(response, name.slice(1), bytes);
    } catch {
      response.writeHead(404);
      response.end();
    }
  });
  return Object.assign(site, {
    address: `http://127.0.0.1:${await portOf(server)}/sub/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
}

/** A browser with a folder of its own, which `open` may use again: what the page keeps lies there. */
export class Browser {
  /** Where what the page keeps lies. @type {string} */
  folder;
  /** @type {import('node:child_process').ChildProcess} */
  process;
  /** Takes what the browser is told. @type {import('node:stream').Writable} */
  pipe;
  /** The visitor, the page, and the session in which it is driven. @type {string | undefined} */
  context;
  target = '';
  session = '';
  /** Who waits for the answer of which number. @type {Map<number, (message: any) => void>} */
  waiting = new Map();
  number = 0;
  /** The addresses that were asked for. @type {string[]} */
  requests = [];
  /** What the page told of faults. @type {string[]} */
  faults = [];

  static async open({ folder = mkdtempSync(join(tmpdir(), 'switchboard-web-')), width = 1280, height = 800, flags = [] } = {}) {
    const browser = new Browser();
    browser.folder = folder;
    const fixed = [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-dev-shm-usage',
      '--autoplay-policy=no-user-gesture-required',
    ];
    browser.process = spawn(
      'chromium',
      [...fixed, `--user-data-dir=${folder}`, '--remote-debugging-pipe', `--window-size=${width},${height}`, ...flags, 'about:blank'],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
    );
    const pipe = browser.process.stdio[3];
    if (!(pipe instanceof Writable)) throw new Error('the browser has no pipe');
    browser.pipe = pipe;
    let text = '';
    browser.process.stdio[4].on('data', (data) => {
      text += data;
      for (let end; (end = text.indexOf('\0')) >= 0; text = text.slice(end + 1)) browser.came(JSON.parse(text.slice(0, end)));
    });
    await browser.page();
    await browser.size(width, height);
    return browser;
  }

  came(message) {
    if (message.id) {
      this.waiting.get(message.id)?.(message);
      this.waiting.delete(message.id);
    } else if (message.method === 'Network.requestWillBeSent') this.requests.push(message.params.request.url);
    else if (message.method === 'Runtime.exceptionThrown')
      this.faults.push(message.params.exceptionDetails.exception?.description ?? message.params.exceptionDetails.text);
    else if (message.method === 'Runtime.consoleAPICalled' && message.params.type === 'error')
      this.faults.push(message.params.args.map((arg) => arg.value ?? arg.description).join(' '));
    else if (message.method === 'Log.entryAdded' && message.params.entry.level === 'error')
      this.faults.push(`${message.params.entry.text} ${message.params.entry.url ?? ''}`);
  }

  raw(method, params = {}, sessionId = undefined) {
    return new Promise((done, failed) => {
      const id = ++this.number;
      this.waiting.set(id, (message) => (message.error ? failed(new Error(`${method}: ${message.error.message}`)) : done(message.result)));
      this.pipe.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  }

  /** A page of a visitor who was never here before. */
  async visitor() {
    const { browserContextId } = await this.raw('Target.createBrowserContext');
    await this.raw('Browser.grantPermissions', {
      browserContextId,
      permissions: ['durableStorage', 'clipboardReadWrite', 'clipboardSanitizedWrite'],
    }).catch(() => {});
    this.context = browserContextId;
    [this.requests, this.faults] = [[], []];
    await this.page();
    await this.size(1280, 800);
  }

  /** The visitor goes, with everything that was kept. */
  async leave() {
    await this.raw('Target.disposeBrowserContext', { browserContextId: this.context });
    this.context = undefined;
  }

  /** A new page of the same visitor, which is driven from now on. */
  async page() {
    const { targetId } = await this.raw('Target.createTarget', { url: 'about:blank', browserContextId: this.context });
    this.target = targetId;
    this.session = (await this.raw('Target.attachToTarget', { targetId, flatten: true })).sessionId;
    for (const domain of ['Runtime', 'Page', 'Network', 'Log']) await this.send(`${domain}.enable`);
  }

  send(method, params) {
    return this.raw(method, params, this.session);
  }

  size(width, height, scale = 1) {
    return this.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: scale, mobile: false });
  }

  async run(expression) {
    const answer = await this.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.exception?.description ?? answer.exceptionDetails.text);
    return answer.result.value;
  }

  /** Waits until this is true in the page. */
  async until(expression, what = expression, most = 60_000) {
    const begin = Date.now();
    while (Date.now() - begin < most) {
      try {
        if (await this.run(expression)) return;
      } catch {
        /* the page is being loaded */
      }
      await new Promise((go) => setTimeout(go, 40));
    }
    throw new Error(
      `never came: ${what}; the page shows: ${await this.run('document.body.innerText').catch(() => '')}\n${this.faults.join('\n')}`,
    );
  }

  /** Opens the page. */
  async visit(address) {
    await this.send('Page.navigate', { url: 'about:blank' });
    await this.send('Page.navigate', { url: address });
    await this.until('globalThis.ready && document.querySelector(".page")', 'the first page');
  }

  /** Opens the page; a player of the link whom it does not know is created. */
  async go(address) {
    await this.visit(address);
    const asks = `document.querySelector('.page').dataset.screen === 'ask'`;
    if (!/[#&]player=/.test(address) || !(await this.run(asks))) return;
    await this.choose('yes');
    await this.until(`!(${asks})`, 'the player is created');
  }

  async press(name, { modifiers = 0 } = {}) {
    const keys = { Space: [' ', 'Space', 32], Enter: ['Enter', 'Enter', 13], Tab: ['Tab', 'Tab', 9], Escape: ['Escape', 'Escape', 27] };
    const [key, code, number] = keys[name] ?? [
      name,
      name.length === 1 ? `Key${name.toUpperCase()}` : name,
      name.length === 1 ? name.toUpperCase().charCodeAt(0) : 0,
    ];
    const event = { key, code, windowsVirtualKeyCode: number, modifiers, ...(key.length === 1 ? { text: key } : {}) };
    await this.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event });
    await this.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
  }

  /** Presses keys one after the other. */
  async type(...names) {
    for (const name of names) await this.press(name);
  }

  /** Clicks the first element that a selector finds, or that bears these words. */
  async tap(words) {
    const place = `(() => {
      const asking = [...document.querySelectorAll('dialog[open]')].pop() ?? document;
      const known = [...asking.querySelectorAll('button, [role=gridcell]')];
      const name = (one) => (one.getAttribute('aria-label') ?? one.querySelector('.label')?.textContent ?? one.textContent).trim();
      const wanted = ${JSON.stringify(words)};
      const one = known.find((each) => name(each) === wanted) ?? known.find((each) => name(each).startsWith(wanted));
      if (!one) return undefined;
      one.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    })()`;
    await this.until(`Boolean(${place})`, `a button "${words}"`);
    await this.clickOn(place);
  }

  /** Clicks the choice of one of these names, which are the same in every language (control.md). A name may begin one: `level`. */
  async choose(...names) {
    for (const name of names) {
      const wanted = JSON.stringify(name);
      const place = `(() => {
        const one = [...document.querySelectorAll('[data-name]:not([aria-disabled])')].find((each) => each.dataset.name === ${wanted} || each.dataset.name.startsWith(${wanted} + ' '));
        if (!one) return undefined;
        one.scrollIntoView({ block: 'center' });
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      })()`;
      const offered = `[...document.querySelectorAll('[data-name]')].map((each) => each.dataset.name).join(', ')`;
      await this.until(`Boolean(${place})`, `a choice ${wanted}`).catch(async (fault) => {
        throw new Error(`${fault.message}; there are ${await this.run(offered)}`);
      });
      await this.clickOn(place);
    }
  }

  /** Clicks where this expression finds something, which may move while the pointer comes to it. */
  async clickOn(place) {
    let at = await this.run(place);
    for (let tries = 0; tries < 5; tries += 1) {
      await this.point(...at);
      const now = await this.run(place);
      if (String(now) === String(at)) break;
      at = now ?? at;
    }
    await this.pressThere(...at);
  }

  /** Drops real files or folders on the page. */
  async drop(...files) {
    const data = { items: [], files, dragOperationsMask: 1 };
    const drag = (type) => this.send('Input.dispatchDragEvent', { type, x: 300, y: 300, data });
    await this.run(`globalThis.heldOver = globalThis.wasDropped = false;
      addEventListener('dragover', () => setTimeout(() => { heldOver = true; }), { once: true });
      addEventListener('drop', () => { wasDropped = true; }, { once: true });`);
    const hears = (what) =>
      this.until(what, what, 5000).then(
        () => true,
        () => false,
      );
    // a browser that is busy loses some of this before the page hears of it
    for (let tries = 0; tries < 5; tries += 1) {
      await drag('dragEnter');
      await drag('dragOver');
      // it lets a drop through only once the page has said that it takes what is held over it
      if (await hears('heldOver')) {
        await drag('dragOver');
        await drag('drop');
        if (await hears('wasDropped')) return;
      }
      await drag('dragCancel');
    }
    throw new Error('the page never heard of what was dropped');
  }

  async click(x, y) {
    await this.point(x, y);
    await this.pressThere(x, y);
  }

  /** Moves the mouse: one that never moved is a switch. */
  async point(x, y) {
    for (const away of [40, 20, 0])
      await this.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: Math.max(1, x - away), y: Math.max(1, y - away) });
  }

  async pressThere(x, y) {
    for (const type of ['mousePressed', 'mouseReleased'])
      await this.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
  }

  async picture(file) {
    const { data } = await this.send('Page.captureScreenshot', {});
    writeFileSync(file, Buffer.from(data, 'base64'));
  }

  /** Ends the page's renderer alone, as when it runs out of memory. */
  async crash() {
    this.send('Page.crash').catch(() => {});
    await new Promise((go) => setTimeout(go, 300));
    await this.raw('Target.closeTarget', { targetId: this.target }).catch(() => {});
    await this.page();
  }

  kill() {
    this.process.kill('SIGKILL');
    return new Promise((done) => this.process.once('exit', done));
  }

  async close({ keep = false } = {}) {
    await this.raw('Browser.close').catch(() => {});
    if (this.process.exitCode === null) await once(this.process, 'exit');
    if (!keep) rmSync(this.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}
