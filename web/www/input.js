// Keys, pointers, fingers and gamepads, as the program takes them. Decides nothing.

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

/** The name of a key in the program's table: the Latin letter of its place where it types another. */
function nameOf({ key, code }) {
  if (NAMES[key]) return NAMES[key];
  if ([...key].length > 1) return key;
  if (/^[!-~]$/.test(key)) return key.toLowerCase();
  const [, letter] = /^(?:Key|Digit)([A-Z0-9])$/.exec(code) ?? [];
  return (letter ?? key).toLowerCase();
}

/** Whether the page itself has the keys: a dialog of its own is open. */
const isBusy = () => Boolean(document.querySelector('dialog[open]'));

export function listen(root, send, first) {
  const key = (event, down) => {
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

  const under = (event) => {
    const found = event.target.closest?.('[data-c], .cell');
    const number = found?.dataset.c;
    return {
      choice: number === undefined ? null : Number(number),
      cell: found?.dataset.x === undefined ? null : [Number(found.dataset.x), Number(found.dataset.y)],
    };
  };
  const same = (one, other) => one && one.choice === other.choice && String(one.cell) === String(other.cell);
  let over,
    lay,
    hasMoved = false,
    told = 0;
  root.addEventListener('pointermove', (event) => {
    // a pointer that lies still takes no focus, though the page moves under it
    const place = [event.clientX, event.clientY];
    if (!lay) {
      lay = place;
      return;
    }
    if (Math.hypot(place[0] - lay[0], place[1] - lay[1]) < 4) return;
    [lay, hasMoved] = [place, true];
    // the light waits while somebody points
    if (event.timeStamp - told > 500) {
      told = event.timeStamp;
      send({ kind: 'moves' }, event.timeStamp);
    }
    const found = under(event);
    if (!same(over, found) && (found.choice !== null || found.cell)) send({ kind: 'point', ...found }, event.timeStamp);
    over = found;
  });
  addEventListener('pointerdown', (event) => {
    if (isBusy() || event.button !== 0 || event.target.closest('.page-own')) return;
    first();
    send({ kind: 'click', ...under(event), wired: event.pointerType === 'mouse' && !hasMoved }, event.timeStamp);
  });
  for (const kind of ['pointerup', 'pointercancel']) addEventListener(kind, (event) => send({ kind: 'up' }, event.timeStamp));
  // fingers that hold two corners of the page
  const fingers = new Set();
  const finger = (event, isDown) => {
    if (event.pointerType === 'mouse') return;
    const [x, y, width, height] = [event.clientX, event.clientY, innerWidth, innerHeight];
    const id = event.pointerId;
    if (isDown || fingers.has(id)) send({ kind: 'finger', id, place: isDown ? [x, y] : null, size: [width, height] }, event.timeStamp);
    if (isDown) fingers.add(id);
    else fingers.delete(id);
  };
  addEventListener('pointerdown', (event) => finger(event, true));
  for (const kind of ['pointerup', 'pointercancel']) addEventListener(kind, (event) => finger(event, false));
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
  listenToGamepads(send);
}

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

function listenToGamepads(send) {
  const held = new Map();
  const look = () => {
    for (const pad of navigator.getGamepads()) {
      pad?.buttons.forEach((button, place) => {
        const id = `${pad.index}/${place}`;
        if (button.pressed === (held.get(id) ?? false)) return;
        held.set(id, button.pressed);
        send({ kind: 'button', name: BUTTONS[place] ?? `Button${place}`, down: button.pressed });
      });
    }
    requestAnimationFrame(look);
  };
  addEventListener('gamepadconnected', () => requestAnimationFrame(look), { once: true });
}
