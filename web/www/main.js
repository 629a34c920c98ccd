// The page: lays what the program shows upon the document, and hands keys, pointers, gamepads and voices to it.
import { patch } from './patch.js';
import { words } from './words.js';
import { listen } from './input.js';
import { endSong, firstPress, hush, playSong, say, sound, voices } from './voice.js';
import { around } from './around.js';
import { listenToOthers, reply } from './signals.js';
import { beginFiles, openLink, save, takeFile } from './files.js';
import { beginPhotos, pickPicture } from './photo.js';
import { beginSongs, pickSong } from './song.js';
import { keepOffline } from './offline.js';
import { strip } from './strip.js';
import { beginLight, light } from './light.js';
import { cheer, flip, glide } from './motion.js';
import { assets, soundOf } from './place.js';

const root = document.getElementById('root');
const startLine = document.getElementById('start');
const asked = new URLSearchParams(location.hash.slice(1) || location.search.slice(1));
/** The game with which the first steps with a switch begin, as `--first-steps` does elsewhere. */
const FIRST_STEP = 'steps-1-lamps';
const pictures = new Map();
const drawings = new Map();
const questions = new Map();
let app,
  last,
  isFramed,
  number = 0,
  start,
  places,
  spoken = [];
/** How loud the song is for which the program was asked, in percent; none if it has ended. */
let songVolume = 0;
/** A program that breaks down again after so short a time, in milliseconds, is not begun anew. */
const TOO_SOON = 10_000;
let anew = -Infinity;

document.documentElement.lang = navigator.language;

/** Instead of everything else: what is the matter, and what to do. */
function trouble(what, why) {
  startLine.hidden = false;
  startLine.setAttribute('role', 'alert');
  const again = Object.assign(document.createElement('button'), { type: 'button', textContent: words('reload'), className: 'page-own' });
  again.addEventListener('click', () => location.reload());
  startLine.replaceChildren(
    ...[words(what), why].filter(Boolean).map((text) => Object.assign(document.createElement('p'), { textContent: text })),
    again,
  );
  root.replaceChildren();
  document.getElementById('more').hidden = true;
  if (what === 'broke') addEventListener('keydown', () => location.reload(), { once: true });
}

/** The address of a picture: of a drawing at once, of a game's file when the program has sent it. */
function source(name, image) {
  const [kind, id] = [name.slice(0, name.indexOf(':')), name.slice(name.indexOf(':') + 1)];
  if (kind === 'drawing') return drawings.get(id) ?? '';
  const known = pictures.get(name);
  if (typeof known === 'string') return known;
  if (known) known.push(image);
  else {
    pictures.set(name, [image]);
    app.postMessage({ picture: name });
  }
  return undefined;
}

const TYPES = {
  svg: 'image/svg+xml',
  png: 'image/png',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  bmp: 'image/bmp',
};

/** The first picture of one that moves. */
async function still(blob) {
  const first = await createImageBitmap(blob);
  const canvas = Object.assign(document.createElement('canvas'), { width: first.width, height: first.height });
  canvas.getContext('2d').drawImage(first, 0, 0);
  return new Promise((done) => canvas.toBlob(done));
}

/** A drawing that fills its cell whatever its sides, as in the window. */
const filling = (bytes) => new TextDecoder().decode(bytes).replace(/<svg(?![^>]*preserveAspectRatio)/, '<svg preserveAspectRatio="none"');

async function pictureCame(name, bytes) {
  const waiting = pictures.get(name);
  let address = '';
  if (bytes) {
    const isText = bytes[0] === 60 || bytes[0] === 0xef;
    let blob = new Blob([isText && name.startsWith('piece:') ? filling(bytes) : bytes], {
      type: isText ? TYPES.svg : (TYPES[name.split('.').pop().toLowerCase()] ?? ''),
    });
    if (blob.type === TYPES.gif && last?.still) blob = await still(blob).catch(() => blob);
    address = URL.createObjectURL(blob);
  }
  pictures.set(name, address);
  for (const image of Array.isArray(waiting) ? waiting : []) {
    if (image.dataset.src === name) {
      if (address) image.src = address;
      else image.removeAttribute('src');
    }
  }
}

/** Pictures of these games are fetched anew. */
function forget(games) {
  for (const [name, address] of pictures) {
    if (!games.some((game) => name === `thumbnail:${game}` || name.startsWith(`piece:${game}/`))) continue;
    pictures.delete(name);
    if (typeof address === 'string') URL.revokeObjectURL(address);
  }
  for (const image of root.querySelectorAll('img[data-src]'))
    if (!pictures.has(image.dataset.src)) {
      const found = source(image.dataset.src, image);
      if (found) image.src = found;
    }
}

function send(input, time) {
  app.postMessage({ input, at: performance.timeOrigin + (time ?? performance.now()) });
}
const ask = (what, ...args) =>
  new Promise((answered) => {
    number += 1;
    questions.set(number, answered);
    app.postMessage({ ask: number, what, args });
  });

let drift = 0,
  isTurned = false,
  pointedAt = -Infinity;
/** Whether somebody has just moved a pointer: nothing scrolls away under it. */
const isPointing = () => performance.now() - pointedAt < 3000;
addEventListener(
  'pointermove',
  (event) => {
    if (event.pointerType === 'mouse' && (event.movementX || event.movementY)) pointedAt = performance.now();
  },
  { passive: true },
);
const texts = () => [...root.querySelectorAll('.side, .main')].filter((part) => part.scrollHeight > part.clientHeight + 1);
/** Long texts move on by themselves where nothing in them is lit, until somebody turns the wheel. */
function roll() {
  if (isTurned || isPointing() || document.hidden || !last) return;
  drift += 1;
  for (const part of texts()) {
    if (part.querySelector('.lit, [data-focus], .scroll')) continue;
    const over = part.scrollHeight - part.clientHeight;
    const step = last.still ? part.clientHeight * 0.6 : 28;
    const steps = Math.ceil(over / step);
    part.scrollTop = Math.min(over, Math.max(0, (drift % (steps + 6)) - 3) * step);
  }
}
setInterval(roll, 2000);
addEventListener(
  'wheel',
  () => {
    isTurned = true;
  },
  { passive: true },
);
addEventListener(
  'touchmove',
  () => {
    isTurned = true;
  },
  { passive: true },
);

let brought = '';
/** What is lit comes into view when the light moves, and not again when somebody has scrolled away from it. Under a moving pointer nothing
 * scrolls, but on a new screen. */
function bringIntoView(page) {
  const lit = root.querySelectorAll('.lit');
  const seen = lit.length ? lit : root.querySelectorAll('[data-focus]');
  const row = root.querySelector('tr.current');
  const now = `${page.screen} ${[...seen].map((one) => one.id)} ${row?.rowIndex} ${innerWidth} ${innerHeight} ${root.querySelector('.lane').offsetHeight}`;
  const mayScroll = page.screen !== last?.screen || !isPointing();
  if (now !== brought && mayScroll)
    for (const one of [seen[seen.length - 1], seen[0], row]) one?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  brought = now;
  const text = root.querySelector('.scroll');
  if (text && (text.dataset.line !== text.shown || page.screen !== last?.screen)) {
    text.shown = text.dataset.line;
    const line = [...text.querySelectorAll('[data-l]')].filter((part) => Number(part.dataset.l) <= Number(text.dataset.line)).pop();
    line?.scrollIntoView({ block: 'start' });
  }
}

/** Narrower and lower than these many letters of the root's size, everything stands in one column; lower than these, as on a phone that lies, what is above
 * and beside the board and the lane take less room. */
const NARROW = 45,
  LOW = 22,
  SLIM = 30;
/** Words in the lane are never smaller than this, in pixels. */
const SMALLEST = 14;
let fitted = '',
  judged = '',
  tight = new Set();
const overflows = (part) => !!part && part.scrollHeight > part.clientHeight + 1;
/** What stands close together where not all would be seen otherwise: the buttons beside a board and above a page (`close`), and cards (`dense`); as long as
 * the screen and the window are the same. */
function tighten(isNarrow, isSlim, size) {
  const { screen, game } = root.firstElementChild.dataset;
  const now = [
    screen,
    game,
    root.querySelectorAll('.cards > *').length,
    document.documentElement.lang,
    innerWidth,
    innerHeight,
    size,
  ].join();
  const [of, body] = [(selector) => root.querySelector(selector), document.body.classList];
  if (now !== judged) [judged, tight] = [now, new Set(isSlim ? ['close', 'dense'] : [])];
  for (const name of ['close', 'dense']) body.toggle(name, tight.has(name));
  const page = isNarrow ? document.documentElement : undefined;
  if (!tight.has('close') && overflows(page ?? of('.side'))) tight.add('close');
  if (!tight.has('dense') && overflows(page ?? of('.main:has(.cards)'))) tight.add('dense');
  for (const name of tight) body.add(name);
}

/** One column where the window is small for its text, in which nothing that is lit comes to lie under the lane; words of the lane in
 * the size in which they fit it. */
function fit() {
  const size = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const isNarrow = innerWidth < NARROW * size || (innerHeight < LOW * size && innerWidth < innerHeight * 1.5);
  const isSlim = !isNarrow && innerHeight < SLIM * size;
  document.body.classList.toggle('narrow', isNarrow);
  document.body.classList.toggle('slim', isSlim);
  tighten(isNarrow, isSlim, size);
  document.body.classList.remove('records');
  const table = root.querySelector('.table');
  document.body.classList.toggle('records', !!table && table.scrollWidth > table.clientWidth);
  const lane = root.querySelector('.lane');
  document.documentElement.style.scrollPaddingBottom = isNarrow ? `${lane.offsetHeight}px` : '';
  const now = `${lane.innerText} ${innerWidth} ${innerHeight} ${size}`;
  if (now === fitted) return;
  fitted = now;
  for (const [part, name] of [
    ['.press', '--press-fits'],
    ['.notices[role=status]', '--told-fits'],
  ]) {
    root.style.removeProperty(name);
    const words = lane.querySelector(part);
    if (!words || document.body.classList.contains('narrow')) continue;
    for (let most = parseFloat(getComputedStyle(words).fontSize); words.scrollHeight > lane.clientHeight && most > SMALLEST; most -= 1)
      root.style.setProperty(name, `${most - 1}px`);
  }
}
addEventListener('resize', () => {
  if (last) {
    fit();
    tellRoom();
  }
});

/** The cards where not all would be seen otherwise, in letters of the root's size, with the space between them: how wide they are at least and how high; and how high what
 * stays around them is: in one column, where the menu scrolls away, in a low window, and usually. */
const CARDS = { narrow: [10.3, 4.6, 6.5], slim: [10.8, 4.4, 13], usual: [14.6, 6, 17] };
let toldRoom = '';
/** Tells the program how many cards are seen at once: so many are on a page. */
function tellRoom() {
  const size = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const body = document.body.classList;
  const [wide, high, around] = CARDS[body.contains('narrow') ? 'narrow' : body.contains('slim') ? 'slim' : 'usual'];
  const [width, height] = [innerWidth / size - 1.5, innerHeight / size - around];
  const [row, rows] = [width / wide, height / high].map((count) => Math.max(1, Math.floor(count)));
  const room = { kind: 'room', rows, row };
  if (JSON.stringify(room) === toldRoom) return;
  toldRoom = JSON.stringify(room);
  send(room);
}

/** Fills the screen where the program does; browsers allow it at a press only. */
function fill() {
  if (last?.fullscreen && !document.fullscreenElement) document.documentElement.requestFullscreen?.().catch(() => {});
}

/** On these screens somebody may want to bring or keep something; on all others nothing is in the way of the game. */
const BESIDE = new Set(['welcome', 'players', 'player', 'games', 'levels', 'about', 'author', 'problems', 'level-done', 'history']);

/** Tells when this light was seen first: the frame after the one that draws it begins when that one is on the screen. */
const paintedIn = (light) =>
  requestAnimationFrame(() => requestAnimationFrame((at) => app.postMessage({ painted: light, at: performance.timeOrigin + at })));

function show(page, due) {
  for (const [name, svg] of Object.entries(page.drawings)) drawings.set(name, `data:image/svg+xml,${encodeURIComponent(svg)}`);
  if (document.title !== page.title) document.title = page.title;
  document.documentElement.lang = page.language;
  document.documentElement.style.fontSize = `${page.text_percent}%`;
  if (page.looks !== last?.looks) document.body.style.cssText = page.looks;
  patch(root, [page.tree], source);
  document.body.className = [
    root.firstElementChild.className.replace('page', 'around-page'),
    ...['alt', 'narrow', 'slim', 'close', 'dense', 'has-more'].filter((kept) => document.body.classList.contains(kept)),
  ].join(' ');
  fit();
  tellRoom();
  if (page.screen !== last?.screen) {
    drift = 0;
    isTurned = false;
    for (const part of texts()) part.scrollTop = 0;
  }
  startLine.hidden = true;
  bringIntoView(page);
  const focus = root.querySelector('[data-focus]');
  if (focus && document.activeElement !== focus && !document.querySelector('dialog[open]')) focus.focus({ preventScroll: true });
  light(root, page.slot, page.still, page.deaf);
  if (page.light !== last?.light) paintedIn(page.light);
  glide(root, page.motion);
  flip(root, page.motion);
  if (page.cheers) cheer();
  for (const deed of page.effects) {
    if (deed.kind === 'say') say(deed, (began) => send({ kind: 'speech', began }));
    else if (deed.kind === 'hush') hush();
    else if (deed.kind === 'sound') sound(deed, soundOf(deed.name));
    else if (deed.kind === 'reply') reply(deed);
    else if (deed.kind === 'file') save(deed.name, new Uint8Array(deed.bytes));
    else if (deed.kind === 'song') {
      songVolume = deed.volume;
      app.postMessage({ picture: `song:${deed.name}` });
    } else if (deed.kind === 'endsong') {
      songVolume = 0;
      endSong();
    } else if (deed.kind === 'askown') {
      if (deed.song) pickSong();
      else pickPicture(takeFile);
    } else if (deed.kind === 'pictures') forget(deed.games);
  }
  const wasFull = last?.fullscreen;
  const more = document.getElementById('more');
  more.hidden = !BESIDE.has(page.screen);
  document.body.classList.toggle('has-more', !more.hidden);
  if (more.textContent !== words('files')) more.textContent = words('files');
  last = page;
  if (page.fullscreen && wasFull === false) fill();
  else if (wasFull && !page.fullscreen && document.fullscreenElement) document.exitFullscreen();
  if (due !== undefined) globalThis.late?.push(performance.timeOrigin + performance.now() - due);
  // there is nothing to close: the page begins anew, with everything that was played
  if (page.over) location.replace(location.href.split('#')[0]);
}

function came({ data }) {
  if (data.page) show(data.page, data.due);
  else if (data.picture?.startsWith('song:')) {
    if (songVolume) playSong(data.bytes, songVolume);
  } else if (data.picture) pictureCame(data.picture, data.bytes);
  else if (data.ask) {
    questions.get(data.ask)?.(data.value);
    questions.delete(data.ask);
  } else if (data.trouble === 'broke' && performance.now() - anew > TOO_SOON) beginAnew(data.report);
  else if (data.trouble) trouble(data.trouble, data.why);
  else if (data.idle) {
    // keeping the page for later is in nobody's way now
    if (!globalThis.idle && !isFramed) keepOffline();
    globalThis.idle = true;
  } else if (data.ready) {
    globalThis.ready = true;
    if (data.framed) strip('framed', { words: 'open-alone', work: () => open(location.href, '_blank', 'noopener') });
    else if (!data.kept) strip('fleeting');
    else navigator.storage?.persist?.();
    if (data.damaged) strip('damaged');
    // a link has done what it does when the program begins anew
    if (start.broken) return;
    if (asked.get('share')) openLink(asked.get('share'));
    else if (data.missing) strip('not-here');
  }
}

/** Starts the program in its worker. */
function launch() {
  toldRoom = '';
  app = new Worker(places.app, { type: places.type });
  app.onmessage = came;
  app.onerror = (fault) => {
    if (!last) trouble('failed', fault.message);
  };
  app.postMessage({ start, assets: places, framed: isFramed });
}

/** After a breakdown: what was played was kept with each move, so the program begins anew and tells of it. */
function beginAnew(report) {
  anew = performance.now();
  app.onmessage = app.onerror = null;
  app.terminate();
  hush();
  for (const answered of questions.values()) answered();
  questions.clear();
  for (const [name, waiting] of pictures) if (Array.isArray(waiting)) pictures.delete(name);
  start = { ...start, game: null, level: null, author: false, broken: report };
  launch();
  if (spoken.length) send({ kind: 'voices', languages: spoken });
}

async function begin() {
  if (typeof WebAssembly !== 'object' || typeof Worker !== 'function' || typeof DecompressionStream !== 'function') {
    trouble('old');
    return;
  }
  places = await assets();
  isFramed = (await around()) === 'stranger';
  beginLight();
  listen(root, send, () => {
    firstPress();
    fill();
  });
  // left by the browser's own key
  addEventListener('fullscreenchange', () => {
    if (last?.fullscreen && !document.fullscreenElement) send({ kind: 'shrunk' });
  });
  listenToOthers(asked.get('signals'), send);
  beginFiles(ask, () => last?.playing);
  beginPhotos((picture) => app.postMessage({ brought: picture }));
  beginSongs((song) => app.postMessage({ sung: song }));
  addEventListener('hashchange', () => location.reload());
  // a page that is left lets the players go; if the browser kept it to come back to, it begins anew
  addEventListener('pagehide', () => app.terminate());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  const asks = (what) => globalThis.matchMedia?.(`(${what})`).matches;
  const looks = [
    ...(asks('prefers-contrast: more') ? [['theme', 'HighContrast']] : asks('prefers-color-scheme: dark') ? [['theme', 'Dark']] : []),
    ...(asks('prefers-reduced-motion: reduce') ? [['reduced_motion', 'on']] : []),
  ];
  start = {
    looks,
    player: asked.get('player'),
    game: asked.get('game') ?? (asked.has('steps') ? FIRST_STEP : null),
    level: asked.get('level'),
    author: asked.has('author'),
    language: navigator.language,
  };
  launch();
  voices((languages) => {
    spoken = languages;
    send({ kind: 'voices', languages });
  });
}
begin();
