// Lays what the program shows upon the document, and does what is to be done beside it.
/** @import { Answer, Deed } from '../types/messages' */
import { more, one, root, startLine, the } from './elements.js';
import { save, takeFile } from './files.js';
import { fit, fitLane } from './fit.js';
import { light } from './light.js';
import { cheer, flip, glide } from './motion.js';
import { patch } from './patch.js';
import { pickPicture } from './photo.js';
import { draw, forget, source } from './pictures.js';
import { soundOf } from './place.js';
import { post, send } from './program.js';
import { bringIntoView, scrollToTop } from './scroll.js';
import { reply } from './signals.js';
import { pickSong } from './song.js';
import { state } from './state.js';
import { endSong, hush, say, sound } from './voice.js';
import { putAway } from './strip.js';
import { words } from './words.js';

/** On these screens somebody may want to bring or keep something; on all others nothing is in the way of the game. */
const BESIDE = new Set([
  'welcome',
  'first-start',
  'players',
  'player',
  'games',
  'levels',
  'about',
  'author',
  'problems',
  'level-done',
  'history',
]);
/** What the body is beside what the page says of it. */
const KEPT = ['alt', 'narrow', 'low', 'slim', 'close', 'dense', 'beside', 'has-more'];

/** Fills the screen where the program does; browsers allow it at a press only. */
export function fill() {
  if (state.shown?.fullscreen && !document.fullscreenElement) document.documentElement.requestFullscreen?.().catch(() => {});
}

/**
 * Tells when this light was seen first: the frame after the one that draws it begins when that one is on the screen.
 * @param {number} number
 */
const paintedIn = (number) =>
  requestAnimationFrame(() => requestAnimationFrame((at) => post({ painted: number, at: performance.timeOrigin + at })));

/** @param {Deed} deed */
function carryOut(deed) {
  if (deed.kind === 'say') say(deed, (began) => send({ kind: 'speech', began }));
  else if (deed.kind === 'hush') hush();
  else if (deed.kind === 'sound') sound(deed, soundOf(deed.name));
  else if (deed.kind === 'reply') reply(deed);
  else if (deed.kind === 'file') save(deed.name, new Uint8Array(deed.bytes));
  else if (deed.kind === 'song') {
    state.songVolume = deed.volume;
    post({ picture: `song:${deed.name}` });
  } else if (deed.kind === 'endsong') {
    state.songVolume = 0;
    endSong();
  } else if (deed.kind === 'askown') {
    if (deed.song) pickSong();
    else pickPicture(takeFile);
  } else if (deed.kind === 'pictures') forget(deed.games);
}

/**
 * Lays the elements of a page upon the document.
 * @param {Answer} page
 */
function lay(page) {
  const before = state.shown;
  const isOther = patch(root, [page.tree], source) || page.screen !== before?.screen || page.text_percent !== before.text_percent;
  const body = document.body.classList;
  const around = the(root, '.page').className.replace('page', 'around-page');
  const named = [around, ...KEPT.filter((name) => body.contains(name))].join(' ');
  if (document.body.className !== named) document.body.className = named;
  if (more.textContent !== words('files')) more.textContent = words('files');
  const isAlone = !BESIDE.has(page.screen);
  if (more.hidden !== isAlone) more.hidden = isAlone;
  body.toggle('has-more', !isAlone);
  if (isOther || page.looks !== before.looks) fit();
  else fitLane();
  if (page.screen !== before?.screen) scrollToTop();
  if (!startLine.hidden) startLine.hidden = true;
  bringIntoView(page);
  const focus = one(root, '[data-focus]');
  if (focus && document.activeElement !== focus && !document.querySelector('dialog[open]')) focus.focus({ preventScroll: true });
}

/**
 * Shows a page.
 * @param {Answer} page
 * @param {number} [due] when the clock wanted it, in milliseconds of the system's time
 */
export function show(page, due) {
  const before = state.shown;
  draw(page.drawings);
  if (document.title !== page.title) document.title = page.title;
  // whatever is set anew makes the browser work out all styles anew, even if it is the same
  if (document.documentElement.lang !== page.language) document.documentElement.lang = page.language;
  if (page.text_percent !== before?.text_percent) document.documentElement.style.fontSize = `${page.text_percent}%`;
  if (page.looks !== before?.looks) document.body.style.cssText = page.looks;
  // nothing else is seen of a key that is let go, for example
  if (!page.tree.s) lay(page);
  light(root, page, !page.tree.s);
  if (page.light !== before?.light) paintedIn(page.light);
  glide(root, page.motion);
  flip(root, page.motion);
  if (page.cheers) cheer();
  for (const deed of page.effects) carryOut(deed);
  // whoever answers the first questions begins anew
  if (before?.screen === 'first-start' && page.screen !== 'first-start') putAway('nothing-here');
  state.shown = page;
  if (page.fullscreen && before?.fullscreen === false) fill();
  else if (before?.fullscreen && !page.fullscreen && document.fullscreenElement) document.exitFullscreen();
  if (due !== undefined) globalThis.late?.push(performance.timeOrigin + performance.now() - due);
  // there is nothing to close: the page begins anew, with everything that was played
  if (page.over) location.replace(location.href.split('#')[0]);
}
