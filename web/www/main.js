// The page: begins the program in its worker, hears what it tells, and hands keys, pointers, gamepads and voices to it.
/** @import { BeganAnew, Begin, Beginning, FromProgram } from '../types/messages' */
import { around } from './around.js';
import { BUILD } from './build.js';
import { Missing, compiled } from './compiled.js';
import { beginCopies } from './copies.js';
import { root } from './elements.js';
import { beginFiles, openLink, takeShared } from './files.js';
import { beginFitting } from './fit.js';
import { listenToGamepads } from './gamepad.js';
import { listen } from './input.js';
import { beginLight, pressed } from './light.js';
import { keepOffline } from './offline.js';
import { beginPhotos } from './photo.js';
import { forgetWaiting, pictureCame } from './pictures.js';
import { assets } from './place.js';
import { post, send } from './program.js';
import { beginScrolling } from './scroll.js';
import { fill, show } from './show.js';
import { listenToOthers } from './signals.js';
import { state } from './state.js';
import { strip } from './strip.js';
import { trouble } from './trouble.js';
import { firstPress, hush, playSong, voices } from './voice.js';

/** What the link asks for. */
const asked = new URLSearchParams(location.hash.slice(1) || location.search.slice(1));
/** The game with which the first steps with a switch begin, as `--first-steps` does elsewhere. */
const FIRST_STEP = 'steps-1-lamps';
/** A program that breaks down again after so short a time, in milliseconds, is not begun anew. */
const TOO_SOON = 10_000;

/** @param {FromProgram} message */
function came(message) {
  if ('page' in message) show(message.page, message.due);
  else if ('picture' in message) {
    if (!message.picture.startsWith('song:')) pictureCame(message.picture, message.bytes);
    else if (state.songVolume) playSong(message.bytes, state.songVolume);
  } else if ('ask' in message) {
    state.questions.get(message.ask)?.(message.value);
    state.questions.delete(message.ask);
  } else if ('trouble' in message) {
    if (message.trouble === 'broke' && performance.now() - state.anew > TOO_SOON) beginAnew(message.report);
    else trouble(message.trouble, message.why);
  } else if ('outdated' in message) {
    strip('update', { words: 'reload', work: () => location.reload() });
  } else if ('idle' in message) {
    // keeping the page for later is in nobody's way now
    if (!globalThis.idle && !state.begun?.framed) keepOffline();
    globalThis.idle = true;
  } else {
    globalThis.ready = true;
    if (message.framed) strip('framed', { words: 'open-alone', work: () => open(location.href, '_blank', 'noopener') });
    else if (!message.kept) strip('fleeting');
    else beginCopies();
    if (message.damaged) strip('damaged');
    // a link has done what it does when the program begins anew
    if (state.begun?.start.broken) return;
    const shared = asked.get('share');
    if (shared) openLink(shared);
    else if (message.missing) strip('not-here');
    if (!message.framed) takeShared();
  }
}

/**
 * Starts the program in its worker.
 * @param {Beginning} begun
 */
function launch(begun) {
  state.begun = begun;
  state.room = '';
  state.program = new Worker(begun.assets.app, { type: begun.assets.type });
  state.program.onmessage = ({ data }) => came(data);
  state.program.onerror = (fault) => {
    if (!state.shown) trouble('failed', fault.message);
  };
  post(begun);
  const worker = state.program;
  // as soon as it is there; what comes while it is compiled is not in its way
  state.compiled?.then(
    (program) => {
      if (worker === state.program) post({ program, build: BUILD });
    },
    (fault) => trouble(fault instanceof Missing ? 'file-missing' : 'failed', String(fault)),
  );
}

/**
 * After a breakdown: what was played was kept with each move, so the program begins anew and tells of it.
 * @param {BeganAnew} report
 */
function beginAnew(report) {
  if (!state.begun || !state.program) return;
  state.anew = performance.now();
  state.program.onmessage = state.program.onerror = null;
  state.program.terminate();
  hush();
  state.questions.clear();
  forgetWaiting();
  launch({ ...state.begun, start: { ...state.begun.start, game: null, level: null, author: false, broken: report } });
  if (state.languages.length) send({ kind: 'voices', languages: state.languages });
}

/** What the system asks for, as settings. */
function looks() {
  const asks = (/** @type {string} */ what) => globalThis.matchMedia?.(`(${what})`).matches;
  /** @type {Begin['looks']} */
  const found = [];
  if (asks('prefers-contrast: more')) found.push(['theme', 'HighContrast']);
  else if (asks('prefers-color-scheme: dark')) found.push(['theme', 'Dark']);
  if (asks('prefers-reduced-motion: reduce')) found.push(['reduced_motion', 'on']);
  return found;
}

async function begin() {
  document.documentElement.lang = navigator.language;
  if (typeof WebAssembly !== 'object' || typeof Worker !== 'function' || typeof DecompressionStream !== 'function') {
    trouble('old');
    return;
  }
  const { program, ...places } = await assets();
  state.compiled = compiled(program);
  const framed = (await around()) === 'stranger';
  beginFitting();
  beginScrolling();
  beginLight();
  listen(root, () => {
    pressed();
    firstPress();
    fill();
  });
  listenToGamepads(!framed);
  // left by the browser's own key
  addEventListener('fullscreenchange', () => {
    if (state.shown?.fullscreen && !document.fullscreenElement) send({ kind: 'shrunk' });
  });
  listenToOthers(asked.get('signals'));
  beginFiles();
  beginPhotos();
  addEventListener('hashchange', () => location.reload());
  // a page that is left lets the players go; if the browser kept it to come back to, it begins anew
  addEventListener('pagehide', () => state.program?.terminate());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  const start = {
    looks: looks(),
    player: asked.get('player'),
    game: asked.get('game') ?? (asked.has('steps') ? FIRST_STEP : null),
    level: asked.get('level'),
    author: asked.has('author'),
    language: navigator.language,
  };
  launch({ start, assets: places, framed });
  voices((languages) => {
    state.languages = languages;
    send({ kind: 'voices', languages });
  });
}
begin();
