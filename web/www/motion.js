// What moves and means nothing: pieces on their way to where they are, and confetti. The program says which and when, and with
// less motion never.
import { all, made } from './elements.js';

/** Slower towards the end, as in the window. */
const EASING = 'cubic-bezier(.22, .61, .36, 1)';

/**
 * Pieces that were elsewhere come to their cell: `data-from` says which column and row they come from, `data-under` what lies there
 * until then.
 * @param {ParentNode} root
 * @param {number} milliseconds
 */
export function glide(root, milliseconds) {
  for (const piece of all(root, '[data-from]')) {
    const [column, row] = (piece.dataset.from ?? '').split(' ').map(Number);
    const from = piece.closest('.board')?.children[row]?.children[column];
    const cell = piece.closest('.cell');
    if (!from || !cell) continue;
    const [begin, end] = [from.getBoundingClientRect(), cell.getBoundingClientRect()];
    const [x, y] = [`${begin.left - end.left}px`, `${begin.top - end.top}px`];
    const under = all(cell, '[data-under]');
    // rows are painted by themselves, but not where a piece comes from another
    const line = cell.parentElement;
    if (line) line.style.isolation = 'auto';
    const moved = piece.animate(
      [
        { translate: `${x} ${y}`, zIndex: 2 },
        { translate: '0 0', zIndex: 2 },
      ],
      { duration: milliseconds, easing: EASING },
    );
    // what lay where the piece comes to is covered by then, unless the next page came first
    moved.finished
      .catch(() => {})
      .finally(() => {
        for (const layer of under) if ('under' in layer.dataset) layer.remove();
        line?.style.removeProperty('isolation');
      });
  }
}

/**
 * Pieces that are turned over narrow to their edge and widen with their other side: `data-turned` says which side is `up` and which goes
 * `away`.
 * @param {ParentNode} root
 * @param {number} milliseconds
 */
export function flip(root, milliseconds) {
  const [edge, whole, duration] = [{ scale: '0 1' }, { scale: '1 1' }, milliseconds / 2];
  for (const side of all(root, '[data-turned=up]')) side.animate([edge, whole], { duration, delay: duration, fill: 'backwards' });
  for (const side of all(root, '[data-turned=away]')) {
    // above the page, whose next answer knows nothing of it
    const { left, top, width, height } = side.getBoundingClientRect();
    side.remove();
    const above = side.cloneNode(true);
    if (!(above instanceof HTMLElement)) continue;
    const place = {
      position: 'fixed',
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
      pointerEvents: 'none',
      zIndex: 2,
    };
    Object.assign(above.style, place);
    document.body.append(above);
    above
      .animate([whole, edge], { duration })
      .finished.catch(() => {})
      .finally(() => above.remove());
  }
}

/** Confetti: how many pieces, for how long in milliseconds, their sides in pixels. Each has a strip of the page to itself, so that no place
 * flickers under one after the other. */
const PIECES = 16,
  LASTS = 1200,
  LEAST = 8,
  MORE = 8;
const COLOURS = ['--accent', '--good', '--wrong', '--border'];

/** Lets confetti fall over the whole page for a moment; it takes no clicks. */
export function cheer() {
  const over = made('div', { className: 'confetti' });
  over.setAttribute('aria-hidden', 'true');
  const between = (/** @type {number} */ from, /** @type {number} */ to) => from + Math.random() * (to - from);
  const falls = Array.from({ length: PIECES }, (_, number) => {
    const piece = made('i');
    over.append(piece);
    const [side, begin, aside] = [
      () => `${Math.round(between(LEAST, LEAST + MORE))}px`,
      ((number + Math.random()) * 100) / PIECES,
      between(-2, 2),
    ];
    Object.assign(piece.style, { width: side(), height: side(), background: `var(${COLOURS[number % COLOURS.length]})` });
    const high = between(-40, -5);
    return piece.animate([{ translate: `${begin}vw ${high}vh` }, { translate: `${begin + aside}vw ${high + between(133, 247)}vh` }], {
      duration: LASTS,
      easing: 'cubic-bezier(.5, 0, .8, .5)',
      fill: 'forwards',
    });
  });
  document.body.append(over);
  Promise.all(falls.map((fall) => fall.finished))
    .catch(() => {})
    .finally(() => over.remove());
}
