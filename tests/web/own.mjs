// Journeys: games and players of one's own, links, and what is refused.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  added,
  at,
  filesOf,
  folderWith,
  inZip,
  moves,
  picture,
  playerAdded,
  reach,
  step,
  moved,
  onScreen,
  paintCorner,
  root,
  says,
  screen,
  SCRIPT,
  wait,
  words,
  zip,
} from './kit.mjs';

/** The link that the page makes of a button. */
async function linkOf(browser, button) {
  await browser.run(`document.getElementById('more').click()`);
  await browser.tap(button);
  await browser.until('document.querySelector("dialog input")', 'the link');
  return browser.run('document.querySelector("dialog input").value');
}

/** @type {import('./browser.mjs').Journeys} */
export default {
  async 'a zip, a folder and a PuzzleScript file are dropped and played'(browser) {
    const sokoban = filesOf(join(root, 'games/sokoban'));
    const folder = folderWith({
      'mine.zip': zip(sokoban),
      'Boxes.txt': SCRIPT,
      ...Object.fromEntries(Object.entries(sokoban).map(([path, bytes]) => [`Folder game/${path}`, bytes])),
    });
    await browser.go(at('player=Kim'));
    for (const name of ['mine.zip', 'Folder game', 'Boxes.txt']) {
      await browser.drop(join(folder, name));
      await added(browser, name.split('.')[0]);
    }
    for (const game of ['mine', 'Folder game', 'Boxes']) {
      await browser.go(at(`player=Kim&game=${encodeURIComponent(game)}`));
      assert.equal(await screen(browser), 'board', game);
      await browser.until('document.querySelectorAll("[role=gridcell]").length >= 18', 'its board');
    }
    // the same once more: the author's newer one takes its place
    await browser.go(at('player=Kim'));
    await browser.drop(join(folder, 'Boxes.txt'));
    await browser.tap('Replace it');
    await added(browser, 'Boxes');
    await browser.choose('no');
    // and away again
    await browser.run(`document.getElementById('more').click()`);
    await says(browser, /Your own games/);
    const listed = await browser.run('[...document.querySelectorAll("dialog li")].length');
    await browser.tap('Remove');
    await browser.tap('Remove');
    await browser.until(`document.querySelectorAll('dialog li').length === ${listed - 1}`, 'one is gone');
  },

  async 'a square offers what no law rules out, which the other program finds out'(browser) {
    const files = filesOf(join(root, 'games/akari'));
    const settings = files['settings.xml'].toString().replace('</GameSettings>', '<FillIn>Possible</FillIn></GameSettings>');
    const folder = folderWith({ 'lamps.zip': zip({ ...files, 'settings.xml': settings }) });
    await browser.go(at('player=Kim'));
    await browser.drop(join(folder, 'lamps.zip'));
    await added(browser, 'lamps');
    await browser.go(at('player=Kim&game=lamps&level=01'));
    await onScreen(browser, 'board');
    const offered = `document.querySelectorAll('[data-name^="fill "]').length`;
    // beside the wall of 0: no lamp can be there. The program that knows it may be on its way still: then both pieces are offered
    for (let tries = 0; ; tries++) {
      await browser.until('document.querySelectorAll("[role=gridcell]").length >= 25', 'the board');
      const [x, y] = await browser.run(`(() => {
        const box = document.querySelectorAll('[role=gridcell]')[2].getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
      })()`);
      await browser.click(x, y);
      await browser.until(`${offered} > 0`, 'what the square can show');
      const count = await browser.run(offered);
      assert.ok(count <= 2, `${count} pieces`);
      if (count === 1) break;
      assert.ok(tries < 10, 'both pieces are offered each time');
      await browser.choose('back');
    }
    await picture(browser, 'fill-possible');
    await browser.choose('fill Dot');
    await moved(browser, 1);
  },

  async 'hostile zips are refused with their reason'(browser) {
    /** @type {Record<string, [Buffer, RegExp]>} */
    const hostile = {
      'out.zip': [zip({ '../../rules.xml': 'x' }), /lead out of its folder/],
      'bomb.zip': [
        zip(Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`rules${n}.xml`, Buffer.alloc(4 << 20)]))),
        /far more data|too large/,
      ],
      'cut.zip': [zip({ 'rules.xml': 'x'.repeat(900) }).subarray(0, 60), /damaged/],
      'none.zip': [zip({ 'readme.md': 'x' }), /no game in it/],
    };
    const folder = folderWith(Object.fromEntries(Object.entries(hostile).map(([name, [bytes]]) => [name, bytes])));
    await browser.go(at('player=Kim'));
    for (const [name, [, pattern]] of Object.entries(hostile)) {
      await browser.drop(join(folder, name));
      await browser.until('document.querySelector("[id^=strip-why]")', `${name} is refused`);
      assert.match(await words(browser), pattern, name);
      await picture(browser, `refused-${name.split('.')[0]}`);
      await browser.run('document.querySelector("[id^=strip-why]").remove()');
    }
    // a player is refused by the program itself, which adds it piece by piece
    await browser.drop(
      join(folderWith({ 'player.zip': zip({ 'properties.xml': '<Player><Name>Eve</Name></Player>', '../x': 'x' }) }), 'player.zip'),
    );
    await says(browser, /leads out of its folder/);
    await picture(browser, 'refused-player');
  },

  async 'a level goes by link from one browser to another'(browser) {
    await paintCorner(browser);
    await browser.choose('save');
    await browser.until('!/not saved yet/.test(document.body.innerText)', 'it is saved');
    await browser.go(at('player=Kim&game=sokoban&level=01'));
    const link = await linkOf(browser, 'Link to this level');
    assert.match(link, /#share=[\w-]+$/);
    await browser.leave();
    await browser.visitor();
    await browser.go(link.replace('#', '?mute#'));
    await says(browser, /carries a level/);
    await browser.tap('Play it');
    await browser.until('/level=0?\\d+/.test(location.hash) && document.querySelector(".page")?.dataset.screen === "board"', 'the board');
    assert.match(await browser.run('location.hash'), /game=sokoban&level=/);
    for (const hurt of [link.slice(0, -30), `${link.split('#')[0]}#share=!!!!`, `${link.split('#')[0]}#share=${'A'.repeat(400)}`]) {
      await browser.go(hurt.replace('#', '?mute#'));
      await says(browser, /cut short or damaged/);
    }
    await picture(browser, 'cut-link');
    await browser.go(at('player=Kim&game=sokob'));
    await says(browser, /not here/);
  },

  async 'a small game goes by link'(browser) {
    const folder = folderWith({ 'Boxes.txt': SCRIPT });
    await browser.go(at('player=Kim'));
    await browser.drop(join(folder, 'Boxes.txt'));
    await added(browser, 'Boxes');
    await browser.choose('no');
    const link = await linkOf(browser, 'Link to the game');
    assert.match(link, /#share=/);
    await browser.leave();
    await browser.visitor();
    await browser.go(link.replace('#', '?mute#'));
    await says(browser, /carries a game/);
    await browser.tap('Play it');
    await browser.until(
      '/game=Boxes/.test(location.hash) && globalThis.ready && document.querySelectorAll("[role=gridcell]").length >= 18',
      'its board',
    );
  },

  async 'a game goes from one browser to another as a zip'(browser) {
    const folder = folderWith({ 'Boxes.txt': SCRIPT });
    await browser.go(at('player=Kim'));
    await browser.drop(join(folder, 'Boxes.txt'));
    await added(browser, 'Boxes');
    await browser.choose('no');
    await browser.raw('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder, browserContextId: browser.context });
    await browser.run(`document.getElementById('more').click()`);
    await browser.until('document.querySelectorAll("dialog li").length > 1', 'the list of games');
    // players are listed first
    await browser.run(`[...document.querySelectorAll('dialog li')].pop().querySelector('button').click()`);
    for (let tries = 0; !readdirSync(folder).includes('Boxes.zip') && tries < 200; tries += 1) await wait(50);
    await browser.leave();
    await browser.visitor();
    await browser.go(at('player=Ann'));
    await browser.drop(join(folder, 'Boxes.zip'));
    await added(browser, 'Boxes');
    await browser.go(at('player=Ann&game=Boxes'));
    await browser.until('document.querySelectorAll("[role=gridcell]").length >= 18', 'its board');
  },

  async 'tables of a history come as a file'(browser) {
    const folder = folderWith({});
    await browser.go(at('player=Kim&game=sokoban&level=05'));
    await step(browser);
    await browser.raw('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder, browserContextId: browser.context });
    await browser.choose('more', 'history', 'export');
    for (let tries = 0; !readdirSync(folder).some((name) => name.endsWith('.csv')) && tries < 400; tries += 1) await wait(50);
    assert.ok(
      readdirSync(folder).some((name) => name.endsWith('.csv')),
      readdirSync(folder).join(),
    );
  },

  async 'what is played bears the time of the place'(browser) {
    await browser.send('Emulation.setTimezoneOverride', { timezoneId: 'Asia/Kolkata' });
    await browser.go(at('player=Kim&game=sokoban&level=05'));
    const hour = `new Date().toLocaleString('sv', { timeZone: 'Asia/Kolkata' }).slice(0, 13)`;
    const before = await browser.run(hour);
    await step(browser);
    await browser.choose('more', 'history');
    await onScreen(browser, 'history');
    const shown = await words(browser);
    assert.ok(
      [before, await browser.run(hour)].some((one) => shown.includes(one)),
      `${before} in ${shown}`,
    );
  },

  async 'each press is recorded with the time since its light was painted'(browser) {
    const folder = folderWith({});
    await browser.go(at('player=Kim&game=sokoban&level=05'));
    // the frame after the one in which something else was lit, as the page itself could see it
    await browser.run(`(() => {
      let was;
      // of the light that was there before, nobody knows since when
      globalThis.litAt = Infinity;
      const look = (at) => {
        const now = [...document.querySelectorAll('.lit')].map((one) => [one.dataset.c, one.dataset.x, one.dataset.y]).join();
        if (was !== undefined && now !== was) requestAnimationFrame((at) => { globalThis.litAt = at; });
        was = now;
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      globalThis.pressed = [];
      addEventListener('keydown', (event) => { globalThis.pressed.push(event.timeStamp - globalThis.litAt); }, true);
    })()`);
    for (let number = 0; number < 5; number += 1) {
      await browser.until(`performance.now() - globalThis.litAt > ${150 + 60 * number}`, 'a light that stands for a while');
      await browser.press('Space');
      await wait(200);
    }
    const seen = await browser.run('globalThis.pressed.map(Math.round)');
    await wait(1200);
    await browser.raw('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder, browserContextId: browser.context });
    await browser.run(`document.getElementById('more').click()`);
    await browser.tap('Save a copy');
    for (let tries = 0; !readdirSync(folder).includes('Kim.zip') && tries < 200; tries += 1) await wait(50);
    const bytes = inZip(readFileSync(join(folder, 'Kim.zip')), '.presses');
    assert.equal(bytes.length % 32, 0);
    const records = Array.from({ length: bytes.length / 32 }, (_, place) => bytes.subarray(place * 32, place * 32 + 32));
    const found = records
      .filter((one) => one[4] === 3 && (one[5] & 3) === 0)
      .map((one) => ({ source: one[6], lit: one.readUInt32LE(14), held: one.readUInt32LE(18) }));
    console.log(`        lit before the press, recorded: ${found.map(({ lit }) => lit)}, seen by the page: ${seen}`);
    assert.equal(found.length, 5, 'every press of the space bar');
    for (const [place, { source, lit, held }] of found.entries()) {
      assert.equal(source, 0, 'a key');
      assert.ok(held < 500, `${held} ms held`);
      // one frame more or less, and a millisecond for what is cut off
      assert.ok(Math.abs(lit - seen[place]) < 19, `${lit} ms recorded, ${seen[place]} seen`);
    }
  },

  async 'a player goes from one browser to another as a zip'(browser) {
    const folder = folderWith({});
    await browser.go(at('player=Kim&game=sokoban&level=05'));
    const played = await step(browser, 2);
    await browser.raw('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder, browserContextId: browser.context });
    await browser.run(`document.getElementById('more').click()`);
    await browser.tap('Save a copy');
    for (let tries = 0; !readdirSync(folder).includes('Kim.zip') && tries < 200; tries += 1) await wait(50);
    await browser.leave();
    await browser.visitor();
    await browser.go(at());
    await browser.drop(join(folder, 'Kim.zip'));
    await playerAdded(browser, 'Kim');
    await browser.go(at('player=Kim&game=sokoban&level=05'));
    assert.equal(await moves(browser), played);
  },

  async "a photo becomes a picture of one's own, and goes along with its player"(browser) {
    const seen = `[...document.querySelectorAll('img[data-src^="portrait:"]')].some((one) => one.complete && one.naturalWidth === 512)`;
    const folder = folderWith({
      'me.png': readFileSync(join(root, 'web/www/icon-512.png')),
      'wide.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><rect width="4" height="1" fill="red"/></svg>',
      'no.png': 'a letter',
    });
    await browser.go(at('player=Kim'));
    await browser.drop(join(folder, 'wide.svg'));
    await onScreen(browser, 'player');
    await browser.until(`document.querySelector('[data-name=field-avatar] img') && ${seen}`, 'the form shows it');
    await picture(browser, 'own-picture-form');
    await browser.choose('save');
    await onScreen(browser, 'games');
    await browser.until(seen, 'home shows it');
    await browser.visit(at('player=Kim&game=sokoban&level=05'));
    await browser.until(seen, 'it was kept');
    await picture(browser, 'own-picture-board');
    // what is none is told, and nothing changes
    await browser.go(at('player=Kim'));
    await browser.drop(join(folder, 'no.png'));
    await says(browser, /drawn as a picture/);
    await browser.choose('back');
    await browser.until(`document.querySelector('[data-name=field-name]')`, 'the form');
    await browser.choose('back');
    await onScreen(browser, 'games');
    await browser.until(seen, 'the old one is still there');
    // another one takes its place: pasted
    await browser.run(
      `fetch('icon-192.png').then((one) => one.blob()).then((blob) => { const data = new DataTransfer(); data.items.add(new File([blob], 'me.png', { type: 'image/png' })); dispatchEvent(new ClipboardEvent('paste', { clipboardData: data })); })`,
    );
    await onScreen(browser, 'player');
    await browser.until(`document.querySelector('[data-name=field-avatar] img') && ${seen}`, 'the form shows the pasted one');
    await browser.choose('save');
    await onScreen(browser, 'games');
    const name = await browser.run(`document.querySelector('img[data-src^="portrait:"]').dataset.src`);
    await browser.raw('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder, browserContextId: browser.context });
    await browser.run(`document.getElementById('more').click()`);
    await browser.tap('Save a copy');
    for (let tries = 0; !readdirSync(folder).includes('Kim.zip') && tries < 200; tries += 1) await wait(50);
    await browser.leave();
    await browser.visitor();
    await browser.go(at());
    await browser.drop(join(folder, 'Kim.zip'));
    await playerAdded(browser, 'Kim');
    await browser.go(at('player=Kim'));
    await browser.until(seen, 'it came along');
    assert.equal(await browser.run(`document.querySelector('img[data-src^="portrait:"]').dataset.src`), name);
  },

  async "a picture of one's own is asked for with the keyboard alone"(browser) {
    const folder = folderWith({ 'me.png': readFileSync(join(root, 'web/www/icon-512.png')), 'Boxes.txt': SCRIPT });
    await browser.go(at('player=Kim'));
    await browser.send('Page.setInterceptFileChooserDialog', { enabled: true });
    let asked;
    const came = browser.came.bind(browser);
    browser.came = (message) => {
      if (message.method === 'Page.fileChooserOpened') asked = message.params.backendNodeId;
      came(message);
    };
    await browser.choose('change-player', 'edit');
    await says(browser, /Which player do you want to edit/);
    await browser.choose('player Kim');
    await browser.choose('field-avatar');
    await reach(browser, /A picture of your own/);
    for (let tries = 0; !asked && tries < 200; tries += 1) await wait(50);
    assert.ok(asked, 'the browser asks for a file');
    await browser.send('DOM.setFileInputFiles', { files: [join(folder, 'me.png')], backendNodeId: asked });
    await browser.until(`document.querySelector('[data-name=field-avatar] img[data-src^="portrait:"]')`, 'the form shows it');
    // a game that is chosen there is added, and the form is as it was
    asked = undefined;
    await browser.choose('field-avatar', 'own-picture');
    for (let tries = 0; !asked && tries < 200; tries += 1) await wait(50);
    await browser.send('DOM.setFileInputFiles', { files: [join(folder, 'Boxes.txt')], backendNodeId: asked });
    await added(browser, 'Boxes');
    await browser.choose('no');
    await onScreen(browser, 'player');
  },

  async "songs of one's own are taken, heard and go along with their player"(browser) {
    const songs = join(root, 'tests/data/songs');
    const folder = folderWith({ 'no.mp3': 'a letter' });
    const asked = `globalThis.sung = [], Worker.prototype.postMessage = new Proxy(Worker.prototype.postMessage, { apply: (way, one, args) => { if (args[0].picture?.startsWith('song:')) sung.push(args[0].picture); return Reflect.apply(way, one, args); } }), 0`;
    await browser.go(at('player=Kim'));
    await browser.press('F2', { modifiers: 8 });
    await onScreen(browser, 'desk');
    await browser.choose('desk songs');
    await onScreen(browser, 'desk-songs');
    for (const name of ['tune.mp3', 'tune.ogg', 'tune.wav']) {
      const before = await browser.run(`document.querySelectorAll('[data-name^="listen "]').length`);
      await browser.drop(join(songs, name));
      await browser.until(`document.querySelectorAll('[data-name^="listen "]').length === ${before + 1}`, `${name} is a song`);
    }
    await browser.drop(join(folder, 'no.mp3'));
    await says(browser, /no sound to be had/);
    await picture(browser, 'desk-songs');
    await browser.run(asked);
    await browser.choose('listen tune');
    await browser.until(`sung.length === 1`, 'the song is fetched');
    await browser.raw('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder, browserContextId: browser.context });
    await browser.go(at('player=Kim'));
    await browser.run(`document.getElementById('more').click()`);
    await browser.tap('Save a copy');
    for (let tries = 0; !readdirSync(folder).includes('Kim.zip') && tries < 200; tries += 1) await wait(50);
    await browser.leave();
    await browser.visitor();
    await browser.go(at());
    await browser.drop(join(folder, 'Kim.zip'));
    await playerAdded(browser, 'Kim');
    await browser.go(at('player=Kim'));
    await browser.press('F2', { modifiers: 8 });
    await browser.choose('desk songs');
    await browser.until(`document.querySelectorAll('[data-name^="listen "]').length === 3`, 'they came along');
    await browser.run(asked);
    await browser.choose('listen tune');
    await browser.until(`sung.length === 1`, 'one is fetched there, too');
    await browser.choose('remove tune');
    await browser.until(`document.querySelectorAll('[data-name^="listen "]').length === 2`, 'one was removed');
  },

  async 'a large game is added in steps, can be stopped, and is played at once'(browser) {
    const sokoban = filesOf(join(root, 'games/sokoban'));
    const level = sokoban['LEVELS/01/startingLayout.xml'],
      about = sokoban['LEVELS/01/description.xml'];
    const many = Object.fromEntries(
      Array.from({ length: 3000 }, (_, number) => [
        [`LEVELS/${number + 1000}/startingLayout.xml`, level],
        [`LEVELS/${number + 1000}/description.xml`, about],
      ]).flat(),
    );
    const folder = folderWith({ 'Large.zip': zip({ ...sokoban, ...many }), 'Boxes.txt': SCRIPT });
    await browser.go(at('player=Kim'));
    await browser.drop(join(folder, 'Large.zip'));
    await onScreen(browser, 'adding');
    await says(browser, /\d+ of \d{4}/, 'how far it is');
    await picture(browser, 'adding');
    // the light goes on meanwhile, and one press stops it
    await browser.until('document.querySelector(".lit[data-name=stop]")', 'Stop is lit');
    await browser.press('Space');
    await says(browser, /Nothing was added/);
    await onScreen(browser, 'games');
    assert.doesNotMatch(await words(browser), /Large/);
    await browser.drop(join(folder, 'Boxes.txt'));
    await added(browser, 'Boxes');
    await picture(browser, 'play-it-now');
    await browser.choose('no');
    await browser.until('document.querySelector("[data-name=new-game]")', 'it stands on home');
    assert.equal(await browser.run('document.querySelector(".main [data-name]").dataset.name'), 'new-game', 'first');
    await picture(browser, 'new-on-home');
    await browser.choose('new-game');
    await browser.until('["rules", "board"].includes(document.querySelector(".page").dataset.screen)', 'its rules or its board');
    if ((await screen(browser)) === 'rules') await browser.choose('play');
    await browser.until('document.querySelectorAll("[role=gridcell]").length >= 18', 'its board');
  },

  async 'a large player is added in steps, can be stopped, and plays afterwards'(browser) {
    const about = { 'properties.xml': '<?xml version="1.0" encoding="utf-8"?>\n<Player>\n  <Name>Eve</Name>\n</Player>\n' };
    const many = Object.fromEntries(Array.from({ length: 8000 }, (_, number) => [`notes/${number % 90}/${number}.txt`, `${number}`]));
    const folder = folderWith({ 'Eve.zip': zip({ ...about, ...many }) });
    await browser.go(at('player=Kim'));
    await browser.drop(join(folder, 'Eve.zip'));
    await onScreen(browser, 'adding');
    await says(browser, /\d+ of \d{4}/, 'how far it is');
    await picture(browser, 'adding-player');
    // the light goes on meanwhile, and one press stops it
    await browser.until('document.querySelector(".lit[data-name=stop]")', 'Stop is lit');
    await browser.press('Space');
    await says(browser, /Nothing was added/);
    await onScreen(browser, 'games');
    await browser.choose('change-player');
    await onScreen(browser, 'players');
    assert.doesNotMatch(await words(browser), /Eve/);
    await browser.drop(join(folder, 'Eve.zip'));
    await playerAdded(browser, 'Eve');
    await browser.choose('player Eve');
    await onScreen(browser, 'games');
  },
};
