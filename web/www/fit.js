// How the page fits its window: one column, what stands close together, words of the lane, and how many cards there is room for.
import { one, root, the } from './elements.js';
import { send } from './program.js';
import { bringIntoView } from './scroll.js';
import { state } from './state.js';

/** Narrower and lower than these many letters of the root's size, everything stands in one column; a window so much wider than high, as
 * on a phone that lies, only where it is narrower than these. */
const NARROW = 45,
  LOW = 22,
  LYING = 1.5,
  NARROW_LYING = 30;
/** Lower than these many letters, what is above and beside the board and the lane take less room. */
const SLIM = 30;
/** Words in the lane are never smaller than this, in pixels. */
const SMALLEST = 14;
/** The cards where not all would be seen otherwise, in letters of the root's size, with the space between them: how wide they are at
 * least and how high; and how high what stays around them is: in one column, where the menu scrolls away, in a low window, and usually. */
const CARDS = { narrow: [10.3, 4.6, 6.5], slim: [10.8, 4.4, 13], usual: [14.6, 6, 17] };

/** The pictures of cards: how high at least and at most, in letters of the root's size, and what share of a card's width at most, since
 * words beside a picture need the rest: of large cards, of small ones (`dense`), and of small ones in a low window. */
const PICTURES = { usual: [7, 14, 1], dense: [4.2, 7.2, 0.4], slim: [2.4, 7.2, 0.4] };

/** The size of the root's letters, in pixels. */
const letter = () => parseFloat(getComputedStyle(document.documentElement).fontSize);
/** @param {HTMLElement | undefined} part */
const overflows = (part) => !!part && part.scrollHeight > part.clientHeight + 1;

/** Whether the buttons above a page need more than one row, or the height that a board without others beside it could have. */
function areInTheWay() {
  if (one(root, '.screen-board:not(.sided) > .top')) return true;
  const [first, ...others] = root.querySelectorAll('.top button');
  return others.some((other) => other.getBoundingClientRect().top >= first.getBoundingClientRect().bottom);
}

/**
 * What stands close together where not all would be seen otherwise: the buttons beside a board and above a page (`close`), and cards
 * (`dense`); in a low window buttons that are in the way above a page stand beside it (`beside`); as long as the screen and the window are
 * the same.
 * @param {boolean} isNarrow
 * @param {boolean} isSlim
 * @param {number} size
 */
function tighten(isNarrow, isSlim, size) {
  const { screen, game } = the(root, '.page').dataset;
  const cards = root.querySelectorAll('.cards > *').length;
  const above = root.querySelectorAll('.top button').length;
  const now = [screen, game, cards, above, document.documentElement.lang, innerWidth, innerHeight, size].join();
  const body = document.body.classList;
  const isNew = now !== state.judged;
  if (isNew) {
    state.judged = now;
    state.tight = new Set(isSlim ? ['close', 'dense'] : []);
    root.style.removeProperty('--card-side');
  }
  for (const name of ['close', 'dense', 'beside']) body.toggle(name, state.tight.has(name));
  // words beside larger pictures need more lines, and what stands on the cards may come later
  const page = isNarrow ? document.documentElement : undefined;
  const cardsOverflow = () => overflows(page ?? one(root, '.main:has(.cards)'));
  if (cardsOverflow()) root.style.removeProperty('--card-side');
  if (!state.tight.has('close') && overflows(page ?? one(root, '.side'))) state.tight.add('close');
  if (!state.tight.has('dense') && cardsOverflow()) state.tight.add('dense');
  if (isNew && isSlim && areInTheWay()) state.tight.add('beside');
  for (const name of state.tight) body.add(name);
  if (!isNew || isNarrow) return;
  growCards(size, PICTURES[isSlim ? 'slim' : state.tight.has('dense') ? 'dense' : 'usual']);
  if (cardsOverflow()) root.style.removeProperty('--card-side');
}

/**
 * Cards have as large pictures as the page has room for.
 * @param {number} size
 * @param {number[]} pictures
 */
function growCards(size, [least, most, share]) {
  const main = one(root, '.main:has(.cards)');
  const cards = Array.from(main?.querySelectorAll('.cards > *') ?? [], (card) => card.getBoundingClientRect());
  if (!main || !cards.length) return;
  const rows = new Set(cards.map((card) => Math.round(card.top))).size;
  const bottom = Math.max(...Array.from(main.querySelectorAll('.cards, button'), (part) => part.getBoundingClientRect().bottom));
  const left = main.getBoundingClientRect().bottom - parseFloat(getComputedStyle(main).paddingBottom) - bottom;
  const widest = (share * Math.min(...cards.map((card) => card.width))) / size;
  const side = Math.min(most, widest, least + Math.floor(left / rows) / size);
  if (side > least) root.style.setProperty('--card-side', `${side}rem`);
}

/** One column where the window is small for its text; what stands close together where not all would be seen otherwise. */
function layOut() {
  const size = letter();
  const isLying = innerWidth >= innerHeight * LYING;
  const isNarrow = innerWidth < (isLying ? NARROW_LYING : NARROW) * size || (innerHeight < LOW * size && !isLying);
  const isLow = innerHeight < SLIM * size;
  const isSlim = !isNarrow && isLow;
  const body = document.body.classList;
  body.toggle('low', isLow);
  body.toggle('narrow', isNarrow);
  body.toggle('slim', isSlim);
  tighten(isNarrow, isSlim, size);
  body.remove('records');
  const table = one(root, '.table');
  body.toggle('records', !!table && table.scrollWidth > table.clientWidth);
  state.narrow = isNarrow;
  state.fitted = '';
  fitLane();
}

/** Words of the lane are of the size in which they fit it, and nothing that is lit comes to lie under it. */
export function fitLane() {
  const lane = the(root, '.lane');
  const now = lane.textContent;
  if (now === state.fitted) return;
  state.fitted = now;
  // in one column the lane stays where it is when the rest is scrolled
  const high = state.narrow ? `${lane.offsetHeight}px` : '';
  document.documentElement.style.scrollPaddingBottom = high;
  document.documentElement.style.setProperty('--lane-high', high);
  for (const [part, name] of [
    ['.press', '--press-fits'],
    ['.notices[role=status]', '--told-fits'],
  ]) {
    root.style.removeProperty(name);
    const words = one(lane, part);
    if (!words || state.narrow) continue;
    for (let most = parseFloat(getComputedStyle(words).fontSize); isCut(words, lane) && most > SMALLEST; most -= 1) {
      root.style.setProperty(name, `${most - 1}px`);
    }
    // where not all fits even so, what was told last is seen
    words.scrollTop = words.scrollHeight;
  }
  // what the lit game is about is left out where there is no room for it
  const about = one(lane, '.about-lit');
  about?.style.removeProperty('display');
  if (about && !state.narrow && overflows(lane)) about.style.display = 'none';
}

/**
 * Whether words need more room than the lane or their part of it has.
 * @param {HTMLElement} words
 * @param {HTMLElement} lane
 */
const isCut = (words, lane) => words.scrollHeight > Math.min(lane.clientHeight, words.clientHeight + 1);

/** How many cards lie side by side on this page, if there are any: never more than before on this screen in this window. */
function abreast() {
  const list = one(root, 'ul.cards');
  if (!list) return Infinity;
  const now = [the(root, '.page').dataset.screen, !!one(list, '.about'), innerWidth, innerHeight, letter()].join();
  if (now !== state.cards) {
    state.cards = now;
    state.abreast = Infinity;
  }
  // an empty place counts, too: it is as wide as nothing
  const places = getComputedStyle(list).gridTemplateColumns.split(' ').length;
  if (list.children.length > 1) state.abreast = Math.min(state.abreast, places);
  return state.abreast;
}

/** Tells the program how many cards are seen at once: so many are on a page. */
function tellRoom() {
  const size = letter();
  const body = document.body.classList;
  const [wide, high, around] = CARDS[body.contains('narrow') ? 'narrow' : body.contains('slim') ? 'slim' : 'usual'];
  const [width, height] = [innerWidth / size - 1.5, innerHeight / size - around];
  const [most, rows] = [width / wide, height / high].map((count) => Math.max(1, Math.floor(count)));
  const row = Math.min(most, abreast());
  const room = `${rows} ${row}`;
  if (room === state.room) return;
  state.room = room;
  send({ kind: 'room', rows, row });
}

/** Lays the page out for its window, and tells the program of its room. */
export function fit() {
  layOut();
  tellRoom();
}

/** Fits the page, and brings what is lit into view, whenever the window becomes another, or its letters do. */
export function beginFitting() {
  const again = () => {
    if (!state.shown) return;
    fit();
    bringIntoView(state.shown);
  };
  addEventListener('resize', again);
  document.fonts.addEventListener('loadingdone', () => {
    [state.judged, state.fitted, state.brought] = ['', '', ''];
    again();
  });
}
