// Gamepads, and switches that act as one. While a page waits for one, Chromium asks all of them some 240 times a second, which costs more
// than everything else of a page on which nothing moves. Where no gamepad was ever seen and the page is used by other means, it therefore
// waits only now and then. It asks for gamepads (getGamepads) only once one is there: asking alone starts the same.
import { send } from './program.js';

/** Where it is remembered that this browser has seen a gamepad. */
const KEY = 'switchboard-gamepad';
/** For how long one is waited for without a pause after the page has begun or somebody has come back to it, in milliseconds; for how long at
 * a time after that, and how often. */
const WHOLE_MS = 5 * 60_000,
  MOMENT_MS = 2000,
  EVERY_MS = 10_000;

const BUTTONS = [
  'South',
  'East',
  'West',
  'North',
  'LeftTrigger',
  'RightTrigger',
  'LeftTrigger2',
  'RightTrigger2',
  'Select',
  'Start',
  'LeftThumb',
  'RightThumb',
  'DPadUp',
  'DPadDown',
  'DPadLeft',
  'DPadRight',
  'Mode',
];

/** The buttons that are held. @type {Map<string, boolean>} */
const held = new Map();

/** Tells the program what is pressed and let go, from now on with each frame. */
function look() {
  for (const pad of navigator.getGamepads()) {
    pad?.buttons.forEach((button, place) => {
      const id = `${pad.index}/${place}`;
      if (button.pressed === (held.get(id) ?? false)) return;
      held.set(id, button.pressed);
      send({ kind: 'button', name: BUTTONS[place] ?? `Button${place}`, down: button.pressed });
    });
  }
  requestAnimationFrame(look);
}

/** Whether this browser has seen one before. */
function wasSeen() {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // nothing is remembered here
    return false;
  }
}

/** Remembers that it has. */
function remember() {
  try {
    localStorage.setItem(KEY, 'seen');
  } catch {
    // it is waited for anew each time
  }
}

/**
 * Takes gamepads from now on.
 * @param {boolean} keeps whether anything may be remembered in this browser
 */
export function listenToGamepads(keeps) {
  const isKnown = keeps && wasSeen();
  let isHere = false,
    isUsedOtherwise = false,
    timer = 0;
  const came = () => {
    isHere = true;
    clearTimeout(timer);
    if (keeps) remember();
    requestAnimationFrame(look);
  };
  const waitFor = (/** @type {number} */ long) => {
    if (isHere) return;
    addEventListener('gamepadconnected', came, { once: true });
    clearTimeout(timer);
    if (!isKnown) timer = setTimeout(rest, long);
  };
  const rest = () => {
    // whoever has nothing else may be about to press
    if (!isUsedOtherwise) {
      waitFor(MOMENT_MS);
      return;
    }
    removeEventListener('gamepadconnected', came);
    timer = setTimeout(() => waitFor(MOMENT_MS), EVERY_MS - MOMENT_MS);
  };
  const use = () => {
    isUsedOtherwise = true;
  };
  for (const press of ['keydown', 'pointerdown']) addEventListener(press, use, { once: true });
  addEventListener('focus', () => waitFor(WHOLE_MS));
  addEventListener('visibilitychange', () => {
    if (!document.hidden) waitFor(WHOLE_MS);
  });
  waitFor(WHOLE_MS);
}
