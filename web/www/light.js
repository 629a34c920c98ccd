// The light: a ring round what is lit, above everything else. It empties clockwise from the top as the slot goes by. What lies
// side by side is one shape. Decides nothing: what is lit bears the class `lit`.
/** @import { Answer } from '../types/messages' */
import { all, one } from './elements.js';

/** Left, top, right and bottom.
 * @typedef {[number, number, number, number]} Rectangle */
/** @typedef {[number, number]} Corner */
/** What is lit: its places, how thick the ring round them is, how round its corners are, and what of it is tinted.
 * @typedef {{ places: Rectangle[], ring: number, radius: number, tinted: Rectangle[] }} Shape */

const NAME = 'http://www.w3.org/2000/svg';
/** Coordinates that lie no farther apart than this are one, in pixels. */
const SAME = 0.6;
/** The ring round a cell is never thinner, in pixels; nor thicker than that of buttons by more than this factor. */
const THINNEST = 3,
  THICKER = 1.5;
/** In how many steps it empties where nothing moves that need not; else it does so every so many milliseconds. */
const STEPS = 4,
  EVERY = 50;
/** How many milliseconds before a frame of the screen is due the ring changes: the less, the fewer presses come in between, whose answer
 * would have to wait for the frame after it. */
const AHEAD = 2;

const svg = document.createElementNS(NAME, 'svg');
svg.id = 'light';
svg.setAttribute('aria-hidden', 'true');

/**
 * Without those that are one.
 * @param {number[]} found
 */
const coordinates = (found) => found.sort((a, b) => a - b).filter((at, place) => !place || at - found[place - 1] >= SAME);
/**
 * The first of these lines that does not lie before this place.
 * @param {number[]} lines
 * @param {number} at
 */
function lineAt(lines, at) {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lines[middle] < at - SAME) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The loops around rectangles, each clockwise around what it encloses, begun and ended in the middle of a topmost side. Rectangles that
 * touch or overlap are one shape.
 * @param {Rectangle[]} rectangles
 */
export function outlines(rectangles) {
  const xs = coordinates(rectangles.flatMap(([left, , right]) => [left, right]));
  const ys = coordinates(rectangles.flatMap(([, top, , bottom]) => [top, bottom]));
  const wide = xs.length;
  const inside = new Uint8Array(wide * ys.length);
  for (const [left, top, right, bottom] of rectangles) {
    const [from, to] = [lineAt(xs, left), lineAt(xs, right)];
    for (let y = lineAt(ys, top); y < lineAt(ys, bottom); y += 1) inside.fill(1, y * wide + from, y * wide + to);
  }
  const isIn = (/** @type {number} */ x, /** @type {number} */ y) =>
    x >= 0 && y >= 0 && x < wide && y < ys.length && inside[y * wide + x] === 1;
  // the sides between inside and outside, each with the inside at its right, by the corner where they begin
  /** @type {Map<number, Corner[]>} */
  const sides = new Map();
  /** @type {(x: number, y: number, ...to: Corner) => void} */
  const side = (x, y, ...to) => {
    const known = sides.get(y * wide + x);
    if (known) known.push(to);
    else sides.set(y * wide + x, [to]);
  };
  for (let y = 0; y < ys.length; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      if (!isIn(x, y)) continue;
      if (!isIn(x, y - 1)) side(x, y, x + 1, y);
      if (!isIn(x + 1, y)) side(x + 1, y, x + 1, y + 1);
      if (!isIn(x, y + 1)) side(x + 1, y + 1, x, y + 1);
      if (!isIn(x - 1, y)) side(x, y + 1, x, y);
    }
  }
  /** @type {(a: Corner, b: Corner, c: Corner) => number} */
  const turn = (a, b, c) => (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);
  const loops = [];
  for (const [key, first] of sides) {
    while (first.length) {
      /** @type {Corner[]} */
      const corners = [];
      /** @type {Corner} */
      let at = [key % wide, Math.floor(key / wide)];
      /** @type {Corner | undefined} */
      let before;
      for (;;) {
        const ways = sides.get(at[1] * wide + at[0]);
        if (!ways?.length) break;
        // where two shapes touch at a corner they stay two: the way turns right
        const from = before;
        const best =
          ways.length > 1 && from ? ways.reduce((way, other) => (turn(from, at, other) > turn(from, at, way) ? other : way)) : ways[0];
        ways.splice(ways.indexOf(best), 1);
        corners.push(at);
        [before, at] = [at, best];
      }
      const bent = corners.filter(
        (corner, place) => turn(corners[(place || corners.length) - 1], corner, corners[(place + 1) % corners.length]) !== 0,
      );
      loops.push(begunAbove(bent.map(([x, y]) => [xs[x], ys[y]])));
    }
  }
  return loops;
}

/**
 * The loop from the middle of its topmost side on, and back to there.
 * @param {Corner[]} corners
 * @returns {Corner[]}
 */
function begunAbove(corners) {
  let top = -1;
  corners.forEach(([, y], place) => {
    if (y === corners[(place + 1) % corners.length][1] && (top < 0 || y < corners[top][1])) top = place;
  });
  const [from, to] = [corners[top], corners[(top + 1) % corners.length]];
  /** @type {Corner} */
  const middle = [(from[0] + to[0]) / 2, from[1]];
  return [middle, ...corners.slice(top + 1), ...corners.slice(0, top + 1), middle];
}

/**
 * Lit cells as stretches of rows, `[y, from, to]`, with what lies between them in a row or a column where no other choice lies there: a
 * group is one shape, and encloses nothing that a press would not open.
 * @param {number} wide
 * @param {number} high
 * @param {(index: number) => boolean} isLit
 * @param {(index: number) => boolean} isOther
 */
export function stretches(wide, high, isLit, isOther) {
  const mask = Array.from({ length: wide * high }, (_, index) => isLit(index));
  const join = (/** @type {number[]} */ line) => {
    let last = -1;
    line.forEach((index, at) => {
      if (isOther(index)) last = -1;
      else if (mask[index]) {
        if (last >= 0) for (let between = last + 1; between < at; between += 1) mask[line[between]] = true;
        last = at;
      }
    });
  };
  for (let y = 0; y < high; y += 1) join(Array.from({ length: wide }, (_, x) => y * wide + x));
  for (let x = 0; x < wide; x += 1) join(Array.from({ length: high }, (_, y) => y * wide + x));
  /** @type {[number, number, number][]} */
  const found = [];
  for (let y = 0; y < high; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      const from = x;
      while (x < wide && mask[y * wide + x]) x += 1;
      if (x > from) found.push([y, from, x]);
    }
  }
  return found;
}

/** @type {(rectangle: Rectangle, by: number) => Rectangle} */
const grown = ([left, top, right, bottom], by) => [left - by, top - by, right + by, bottom + by];
/** @type {(element: Element) => Rectangle} */
const placeOf = (element) => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return [left, top, right, bottom];
};

/**
 * What of an element is seen: parts around it scroll.
 * @param {Element} element
 * @param {Element} root
 * @returns {Rectangle | undefined}
 */
function seen(element, root) {
  let [left, top, right, bottom] = placeOf(element);
  for (let around = element.parentElement; around && around !== root; around = around.parentElement) {
    if (around.scrollHeight <= around.clientHeight && around.scrollWidth <= around.clientWidth) continue;
    if (!/auto|scroll|hidden/.test(getComputedStyle(around).overflow)) continue;
    const shown = placeOf(around);
    [left, top, right, bottom] = [Math.max(left, shown[0]), Math.max(top, shown[1]), Math.min(right, shown[2]), Math.min(bottom, shown[3])];
  }
  return right - left > 1 && bottom - top > 1 ? [left, top, right, bottom] : undefined;
}

/**
 * The shape of lit cells of a board, tinted where they are several.
 * @param {HTMLElement} board
 * @param {number} ring
 * @returns {Shape | undefined}
 */
function onBoard(board, ring) {
  const rows = [...board.children];
  const wide = rows[0]?.children.length ?? 0;
  const cell = (/** @type {number} */ index) => rows[Math.floor(index / wide)].children[index % wide];
  const isLit = (/** @type {number} */ index) => cell(index).classList.contains('lit');
  const lit = board.querySelectorAll('.cell.lit');
  if (!lit.length) return undefined;
  const found = lit.length > 1 ? stretches(wide, rows.length, isLit, (index) => cell(index).hasAttribute('data-c') && !isLit(index)) : [];
  /** @type {Rectangle[]} */
  const several = found.map(([y, from, to]) => {
    const [[left, top], [, , right, bottom]] = [placeOf(rows[y].children[from]), placeOf(rows[y].children[to - 1])];
    return [left, top, right, bottom];
  });
  const places = lit.length > 1 ? several : [placeOf(lit[0])];
  // every second column may be thin
  const side = Math.max(...[...rows[0].children].slice(0, 2).map((each) => each.getBoundingClientRect().width));
  const percent = Number(getComputedStyle(board).getPropertyValue('--frame')) || 10;
  const thick = Math.min(Math.max((side * percent) / 100, THINNEST), ring * THICKER);
  return { places, ring: thick, radius: 0, tinted: several };
}

/**
 * The shapes of all that is lit.
 * @param {HTMLElement} root
 * @param {number} ring
 * @param {number} edge
 * @param {number} corner
 */
function shapesIn(root, ring, edge, corner) {
  /** @type {Shape[]} */
  const shapes = [];
  const board = one(root, '.board');
  const onCells = board?.querySelector('.lit') ? onBoard(board, ring) : undefined;
  if (onCells) shapes.push(onCells);
  const places = (/** @type {string} */ selector) =>
    all(root, selector)
      .map((element) => seen(element, root))
      .filter((place) => place !== undefined);
  const [spots, buttons] = [places('.spot.lit'), places('.lit:not(.cell, .spot)')];
  if (spots.length) shapes.push({ places: spots, ring: ring * 0.75, radius: corner, tinted: [] });
  // buttons side by side are one shape: half of the gap between them belongs to each
  const half = buttons.length > 1 ? edge + 1.5 : edge;
  if (buttons.length) shapes.push({ places: buttons.map((place) => grown(place, half)), ring, radius: corner + ring / 2, tinted: [] });
  return shapes;
}

/**
 * A loop as a path, its corners rounded.
 * @param {Corner[]} loop
 * @param {number} radius
 */
function pathOf(loop, radius) {
  const half = (/** @type {number} */ at) => Math.round(at * 2) / 2;
  /** @type {(from: Corner, to: Corner) => Corner} */
  const towards = ([x, y], [toX, toY]) => {
    const length = Math.abs(toX - x) + Math.abs(toY - y) || 1;
    const part = Math.min(radius, length / 2) / length;
    return [x + (toX - x) * part, y + (toY - y) * part];
  };
  const corners = loop.slice(1, -1);
  const bends = corners.map((corner, place) =>
    [towards(corner, loop[place]), corner, towards(corner, loop[place + 2])].map(([x, y]) => `${half(x)} ${half(y)}`),
  );
  return `M${half(loop[0][0])} ${half(loop[0][1])}${bends.map(([from, corner, to]) => `L${from}Q${corner} ${to}`).join('')}Z`;
}

/** A part of the drawing: what it is, its class and its attributes.
 * @typedef {{ tag: 'rect' | 'path', name: string, attributes: Record<string, string | number> }} Part */

/**
 * Draws these parts. Those that are there already are only changed: most of the time one ring of three lines goes from cell to cell.
 * @param {Part[]} parts
 */
function lay(parts) {
  const there = [...svg.children];
  const isAsBefore = there.length === parts.length && parts.every(({ name }, place) => there[place].getAttribute('class') === name);
  const elements = isAsBefore ? there : parts.map(({ tag }) => document.createElementNS(NAME, tag));
  parts.forEach(({ name, attributes }, place) => {
    for (const [attribute, value] of Object.entries({ class: name, ...attributes })) {
      const text = String(value);
      if (elements[place].getAttribute(attribute) !== text) elements[place].setAttribute(attribute, text);
    }
  });
  if (!isAsBefore) svg.replaceChildren(...elements);
}

let drawn = '';
/** @type {HTMLElement | undefined} */
let root;
let slot = { whole: 0, end: 0, still: false, deaf: 0 };

/** Draws the ring where what is lit lies now. */
function outline() {
  if (!root) return;
  const size = (/** @type {string} */ name) =>
    parseFloat(getComputedStyle(document.body).getPropertyValue(name)) * parseFloat(getComputedStyle(document.documentElement).fontSize);
  const [ring, edge, corner] = [size('--size-ring'), size('--size-ring-edge'), size('--size-button-radius')];
  const shapes = shapesIn(root, ring, edge, corner);
  const text = JSON.stringify(shapes);
  if (text !== drawn) {
    drawn = text;
    lay(
      shapes.flatMap(({ places, ring: thick, radius, tinted }) => {
        /** @type {Part[]} */
        const tints = tinted.map(([left, top, right, bottom]) => ({
          tag: 'rect',
          name: 'tint',
          attributes: { x: left, y: top, width: right - left, height: bottom - top },
        }));
        const lines = outlines(places.map((place) => grown(place, thick / 2))).flatMap((loop) => {
          const d = pathOf(loop, radius);
          const rim = thick < 2 * THINNEST ? 1 : edge;
          /** @type {(name: string, attributes: Part['attributes']) => Part} */
          const line = (name, attributes) => ({ tag: 'path', name, attributes: { d, ...attributes } });
          return [
            line('rim', { 'stroke-width': thick + 2 * rim }),
            line('spent', { 'stroke-width': thick }),
            line('left', { 'stroke-width': thick, pathLength: 1, 'stroke-dasharray': '1 1' }),
          ];
        });
        return [...tints, ...lines];
      }),
    );
  }
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let waking;
/** Whether the ring waits for what comes of a press. */
let waits = false;
/** When the frame was drawn in which the ring changed last, in milliseconds of the page. */
let frame = 0;

/**
 * How long to wait, in milliseconds, until the ring changes again: shortly before a frame, as those came so far.
 * @param {number} now
 */
function untilFrame(now) {
  const next = EVERY - ((now + AHEAD - frame) % EVERY);
  return next < EVERY / 2 ? next + EVERY : next;
}

/** Shows how much of the slot is left, and goes on until it is over. A timer and not an animation: that would draw each frame of the
 * screen, which is most of what a slow tablet can do. */
function empty() {
  clearTimeout(waking);
  waking = undefined;
  waits = false;
  const now = performance.now();
  const isDeaf = slot.deaf > now;
  svg.classList.toggle('deaf', isDeaf);
  const left = Math.max(0, slot.end - now);
  const step = slot.still ? slot.whole / STEPS : EVERY;
  const share = slot.still ? Math.ceil(left / step) / STEPS : left / slot.whole;
  const offset = slot.whole ? String(share - 1) : '0';
  for (const path of svg.getElementsByClassName('left')) {
    if (path instanceof SVGElement && path.style.strokeDashoffset !== offset) path.style.strokeDashoffset = offset;
  }
  const goesOn = slot.whole > 0 && left > 0;
  if (goesOn && !slot.still) {
    requestAnimationFrame((at) => {
      frame = at;
    });
  }
  const next = goesOn ? (slot.still ? left % step || step : untilFrame(now)) : Infinity;
  const wake = Math.min(next, isDeaf ? slot.deaf - now + 1 : Infinity);
  if (wake < Infinity) waking = setTimeout(empty, wake);
}

/** Somebody pressed: the next frame is that of the answer, not one in which the ring is a little emptier. A key that is held comes again and
 * again; the ring does not wait for that. */
export function pressed() {
  if (waking === undefined || waits) return;
  waits = true;
  clearTimeout(waking);
  waking = setTimeout(empty, EVERY);
}

function draw() {
  outline();
  empty();
}

/**
 * What is lit may be other things now.
 * @param {HTMLElement} of
 * @param {Pick<Answer, 'slot' | 'still' | 'deaf'>} times the whole slot and what is left of it, and for how long presses are ignored, in
 * milliseconds; whether nothing moves that need not
 * @param {boolean} mayHaveMoved whether what is lit may be elsewhere
 */
export function light(of, times, mayHaveMoved) {
  root = of;
  const now = performance.now();
  const [whole, left] = times.slot ?? [0, 0];
  slot = { whole, end: now + left, still: times.still, deaf: now + times.deaf };
  if (mayHaveMoved) outline();
  empty();
}

/** Puts the ring above the page, and moves it along with what it goes round. */
export function beginLight() {
  document.body.append(svg);
  let asked = false;
  const again = () => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      draw();
    });
  };
  addEventListener('resize', again);
  addEventListener('scroll', again, { capture: true, passive: true });
  document.fonts?.ready.then(again);
  document.fonts?.addEventListener('loadingdone', again);
}
