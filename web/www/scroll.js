// What comes into view: what is lit, and long texts little by little. Under a moving pointer nothing scrolls.
/** @import { Answer } from '../types/messages' */
import { all, one, root, the } from './elements.js';
import { state } from './state.js';

/** For so long after a pointer moved somebody points, in milliseconds. */
const POINTING = 3000;
/** How often long texts move on, in milliseconds. */
const EVERY = 2000;

/** Whether somebody has just moved a pointer: nothing scrolls away under it. */
const isPointing = () => performance.now() - state.pointedAt < POINTING;
const texts = () => all(root, '.side, .main').filter((part) => part.scrollHeight > part.clientHeight + 1);

/** Long texts move on by themselves where nothing in them is lit, until somebody turns the wheel. */
function roll() {
  if (state.isTurned || isPointing() || document.hidden || !state.shown) return;
  state.drift += 1;
  for (const part of texts()) {
    if (part.querySelector('.lit, [data-focus], .scroll')) continue;
    const over = part.scrollHeight - part.clientHeight;
    const step = state.shown.still ? part.clientHeight * 0.6 : 28;
    const steps = Math.ceil(over / step);
    part.scrollTop = Math.min(over, Math.max(0, (state.drift % (steps + 6)) - 3) * step);
  }
}

/** Lets long texts move on, and sees who moves what. */
export function beginScrolling() {
  const turned = () => {
    state.isTurned = true;
  };
  const pointed = (/** @type {PointerEvent} */ event) => {
    if (event.pointerType === 'mouse' && (event.movementX || event.movementY)) state.pointedAt = performance.now();
  };
  addEventListener('pointermove', pointed, { passive: true });
  addEventListener('wheel', turned, { passive: true });
  addEventListener('touchmove', turned, { passive: true });
  setInterval(roll, EVERY);
}

/** On a new screen all texts begin at their top. */
export function scrollToTop() {
  state.drift = 0;
  state.isTurned = false;
  for (const part of texts()) part.scrollTop = 0;
}

/**
 * What is lit comes into view when the light moves, and not again when somebody has scrolled away from it. Under a moving pointer nothing
 * scrolls, but on a new screen.
 * @param {Answer} page
 */
export function bringIntoView(page) {
  const lit = all(root, '.lit');
  const seen = lit.length ? lit : all(root, '[data-focus]');
  const [row] = all(root, 'tr.current', HTMLTableRowElement);
  const now = `${page.screen} ${seen.map((each) => each.id)} ${row?.rowIndex} ${innerWidth} ${innerHeight} ${the(root, '.lane').offsetHeight}`;
  const isNew = page.screen !== state.shown?.screen;
  if (now !== state.brought && (isNew || !isPointing())) {
    // what is lit comes last: it is seen in any case
    for (const each of [row, seen.at(-1), seen[0]]) each?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
  state.brought = now;
  const text = one(root, '.scroll');
  if (!text || (text.dataset.line === state.lines.get(text) && !isNew)) return;
  state.lines.set(text, text.dataset.line);
  const line = all(text, '[data-l]').findLast((part) => Number(part.dataset.l) <= Number(text.dataset.line));
  line?.scrollIntoView({ block: 'start' });
}
