// Keys, pointers and fingers, as the program takes them. Decides nothing.
/** @import { Spot } from '../types/messages' */
import { send } from './program.js';

/** @type {Record<string, string>} */
const NAMES = { ' ': 'Space', Spacebar: 'Space' };
const NONE = new Set([
  'F12',
  'Shift',
  'Control',
  'Alt',
  'AltGraph',
  'Meta',
  'CapsLock',
  'NumLock',
  'ScrollLock',
  'Dead',
  'Process',
  'Unidentified',
  'Fn',
  'OS',
  'ContextMenu',
]);

/**
 * The name of a key in the program's table: the Latin letter of its place where it types another.
 * @param {KeyboardEvent} event
 */
function nameOf({ key, code }) {
  if (NAMES[key]) return NAMES[key];
  if ([...key].length > 1) return key;
  if (/^[!-~]$/.test(key)) return key.toLowerCase();
  const [, letter] = /^(?:Key|Digit)([A-Z0-9])$/.exec(code) ?? [];
  return (letter ?? key).toLowerCase();
}

/** Whether the page itself has the keys: a dialog of its own is open. */
const isBusy = () => Boolean(document.querySelector('dialog[open]'));

/**
 * What is under a pointer.
 * @param {Event} event
 * @returns {Spot}
 */
function under(event) {
  const found = event.target instanceof Element ? event.target.closest('[data-c], .cell') : undefined;
  const { c, name, x, y } = found instanceof HTMLElement ? found.dataset : {};
  return { choice: c === undefined ? null : Number(c), name: name ?? '', cell: x === undefined ? null : [Number(x), Number(y)] };
}
/**
 * @param {Spot | undefined} one
 * @param {Spot} other
 */
const isSame = (one, other) => one?.choice === other.choice && one.name === other.name && String(one.cell) === String(other.cell);

/**
 * Hears keys and pointers.
 * @param {HTMLElement} root
 * @param {() => void} first what is done at each press, before the program hears of it
 */
export function listen(root, first) {
  const key = (/** @type {KeyboardEvent} */ event, /** @type {boolean} */ down) => {
    if (event.key === 'Alt') document.body.classList.toggle('alt', down);
    if (isBusy()) return;
    if (down) first();
    if (NONE.has(event.key) || event.metaKey || event.isComposing) return;
    // the browser's own: loading anew, closing, new tabs, developer's tools
    if (event.key === 'F5' || (event.ctrlKey && !['z', 'q'].includes(nameOf(event)))) return;
    event.preventDefault();
    const isText = [...event.key].length === 1;
    send(
      {
        kind: 'key',
        name: nameOf(event),
        text: isText ? event.key : null,
        ctrl: event.ctrlKey,
        alt: event.altKey,
        shift: event.shiftKey,
        down,
        repeat: event.repeat,
      },
      event.timeStamp,
    );
  };
  addEventListener('keydown', (event) => key(event, true));
  addEventListener('keyup', (event) => key(event, false));
  addEventListener('blur', () => {
    document.body.classList.remove('alt');
    send({ kind: 'away' });
  });
  addEventListener('visibilitychange', () => {
    if (document.hidden) send({ kind: 'away' });
  });

  /** @type {Spot | undefined} */
  let over;
  /** @type {[number, number] | undefined} */
  let lay;
  let hasMoved = false,
    told = 0;
  root.addEventListener('pointermove', (event) => {
    // a pointer that lies still takes no focus, though the page moves under it
    const [x, y] = [event.clientX, event.clientY];
    const before = (lay ??= [x, y]);
    if (Math.hypot(x - before[0], y - before[1]) < 4) return;
    [lay, hasMoved] = [[x, y], true];
    // the light waits while somebody points
    if (event.timeStamp - told > 500) {
      told = event.timeStamp;
      send({ kind: 'moves' }, event.timeStamp);
    }
    const found = under(event);
    if (!isSame(over, found) && (found.choice !== null || found.cell)) send({ kind: 'point', ...found }, event.timeStamp);
    over = found;
  });
  addEventListener('pointerdown', (event) => {
    const isOwn = event.target instanceof Element && event.target.closest('.page-own');
    if (isBusy() || event.button !== 0 || isOwn) return;
    first();
    send({ kind: 'click', ...under(event), wired: event.pointerType === 'mouse' && !hasMoved }, event.timeStamp);
  });
  addEventListener('pointerup', (event) => send({ kind: 'up' }, event.timeStamp));
  addEventListener('pointercancel', (event) => send({ kind: 'up' }, event.timeStamp));
  // fingers that hold two corners of the page
  /** @type {Set<number>} */
  const fingers = new Set();
  const finger = (/** @type {PointerEvent} */ event, /** @type {boolean} */ isDown) => {
    if (event.pointerType === 'mouse') return;
    const [x, y, width, height] = [event.clientX, event.clientY, innerWidth, innerHeight];
    const id = event.pointerId;
    if (isDown || fingers.has(id)) send({ kind: 'finger', id, place: isDown ? [x, y] : null, size: [width, height] }, event.timeStamp);
    if (isDown) fingers.add(id);
    else fingers.delete(id);
  };
  addEventListener('pointerdown', (event) => finger(event, true));
  addEventListener('pointerup', (event) => finger(event, false));
  addEventListener('pointercancel', (event) => finger(event, false));
  // screen readers press what they read without a pointer
  root.addEventListener('click', (event) => {
    if (event.detail === 0 && event.isTrusted && !isBusy()) {
      const found = under(event);
      if (found.choice !== null) send({ kind: 'click', ...found, wired: false }, event.timeStamp);
    }
  });
  root.addEventListener('contextmenu', (event) => {
    if (event.pointerType !== 'mouse') event.preventDefault();
  });
}
