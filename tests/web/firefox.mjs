// The same page in Firefox, driven by its own protocol (Marionette): `node tests/web/firefox.mjs`, after `make web` and with Debian's
// firefox-esr. From the first page to a finished level with the space bar alone, and back after a reload.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, middleOf, moves, onScreen, playUntil, site, step, wait } from './kit.mjs';

const PORT = 2828 + (process.pid % 1000);

class Firefox {
  folder = mkdtempSync(join(tmpdir(), 'switchboard-firefox-'));
  /** @type {import('node:child_process').ChildProcess} */
  process;
  /** @type {import('node:net').Socket} */
  socket;
  /** Who waits for the answer of which number. */
  waiting = new Map();
  number = 0;

  static async open() {
    const firefox = new Firefox();
    writeFileSync(join(firefox.folder, 'user.js'), `user_pref('marionette.port', ${PORT});\n`);
    firefox.process = spawn(
      'firefox-esr',
      ['--headless', '--marionette', '--profile', firefox.folder, '--width', '1280', '--height', '800'],
      { stdio: 'ignore' },
    );
    for (let tries = 0; !firefox.socket; tries += 1) {
      assert.ok(tries < 600, 'Firefox did not come up');
      await wait(100);
      firefox.socket = await new Promise((done) => {
        const socket = connect(PORT, '127.0.0.1', () => done(socket));
        socket.once('error', () => done(undefined));
      });
    }
    let bytes = Buffer.alloc(0);
    firefox.socket.on('data', (data) => {
      bytes = Buffer.concat([bytes, data]);
      // each message is its length, a colon, JSON
      for (let colon; (colon = bytes.indexOf(':')) >= 0;) {
        const end = colon + 1 + Number(bytes.subarray(0, colon));
        if (bytes.length < end) break;
        firefox.came(JSON.parse(bytes.subarray(colon + 1, end).toString()));
        bytes = bytes.subarray(end);
      }
    });
    await firefox.send('WebDriver:NewSession', {});
    return firefox;
  }

  came(message) {
    if (!Array.isArray(message)) return;
    const [, id, fault, result] = message;
    const { done, failed } = this.waiting.get(id);
    this.waiting.delete(id);
    if (fault) failed(new Error(`${fault.error}: ${fault.message}`));
    else done(result?.value);
  }

  send(method, params) {
    return new Promise((done, failed) => {
      const id = (this.number += 1);
      this.waiting.set(id, { done, failed });
      const text = Buffer.from(JSON.stringify([0, id, method, params]));
      this.socket.write(Buffer.concat([Buffer.from(`${text.length}:`), text]));
    });
  }

  run(expression) {
    return this.send('WebDriver:ExecuteScript', { script: `return (${expression});`, args: [] });
  }

  async until(expression, what = expression, most = 60_000) {
    const begin = Date.now();
    while (Date.now() - begin < most) {
      try {
        if (await this.run(expression)) return;
      } catch {
        /* the page is being loaded */
      }
      await wait(40);
    }
    throw new Error(`never came: ${what}; the page shows ${await this.run('document.body.innerText')}`);
  }

  async go(address) {
    await this.send('WebDriver:Navigate', { url: 'about:blank' });
    await this.send('WebDriver:Navigate', { url: address });
    await this.until('document.querySelector(".page")', 'the first page');
    // a player of the link whom the page does not know is created
    const asks = `document.querySelector('.page').dataset.screen === 'ask'`;
    if (!(await this.run(asks))) return;
    await this.run(`document.querySelector('[data-name=yes]').scrollIntoView()`);
    await this.click(...(await middleOf(this, '[data-name=yes]')));
    await this.until(`!(${asks})`, 'the player is created');
  }

  async press(name) {
    const value = { Space: ' ', Tab: '\uE004', Enter: '\uE007' }[name] ?? name;
    await this.send('WebDriver:PerformActions', {
      actions: [
        {
          type: 'key',
          id: 'keys',
          actions: [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ],
        },
      ],
    });
  }

  async click(x, y) {
    const actions = [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 20 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.send('WebDriver:PerformActions', {
      actions: [{ type: 'pointer', id: 'mouse', actions: [{ ...actions[0], x: 5, y: 5 }, ...actions] }],
    });
  }

  async close() {
    this.process.kill();
    await new Promise((done) => this.process.once('exit', done));
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

const firefox = await Firefox.open();
let failed = false;
try {
  await firefox.go(at('player=Kim&game=sokoban&level=01'));
  await playUntil(firefox, '/^right/i', 'document.querySelector(".page").dataset.screen === "level-done"');
  console.log('ok      a level is finished with the space bar alone');
  await firefox.go(at('player=Kim&game=sokoban&level=05'));
  const played = await step(firefox, 2);
  await firefox.go(at('player=Kim&game=sokoban&level=05'));
  await onScreen(firefox, 'board');
  assert.equal(await moves(firefox), played);
  console.log('ok      what was played is there after a reload');
  const shot = process.argv[2];
  if (shot) writeFileSync(shot, Buffer.from(await firefox.send('WebDriver:TakeScreenshot', { full: false }), 'base64'));
} catch (fault) {
  failed = true;
  console.log(`FAILED  ${fault.stack}`);
}
await firefox.close();
site.close();
process.exit(failed ? 1 : 0);
