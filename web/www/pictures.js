// Pictures: drawings come with the page, files of games and players when the program has sent them.
import { all, made, root } from './elements.js';
import { post } from './program.js';
import { state } from './state.js';

/** @type {Record<string, string>} */
const TYPES = {
  svg: 'image/svg+xml',
  png: 'image/png',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  bmp: 'image/bmp',
};

/**
 * Takes the drawings that were never told before: name and SVG.
 * @param {Record<string, string>} drawings
 */
export function draw(drawings) {
  for (const [name, svg] of Object.entries(drawings)) state.drawings.set(name, `data:image/svg+xml,${encodeURIComponent(svg)}`);
}

/**
 * The address of a picture: of a drawing at once, of a file when the program has sent it.
 * @param {string} name
 * @param {HTMLImageElement} image
 */
export function source(name, image) {
  const [kind, id] = [name.slice(0, name.indexOf(':')), name.slice(name.indexOf(':') + 1)];
  if (kind === 'drawing') return state.drawings.get(id) ?? '';
  const known = state.pictures.get(name);
  if (typeof known === 'string') return known;
  if (known) known.push(image);
  else {
    state.pictures.set(name, [image]);
    post({ picture: name });
  }
  return undefined;
}

/**
 * The first picture of one that moves.
 * @param {Blob} blob
 * @returns {Promise<Blob>}
 */
async function still(blob) {
  const first = await createImageBitmap(blob);
  const canvas = made('canvas', { width: first.width, height: first.height });
  canvas.getContext('2d')?.drawImage(first, 0, 0);
  return new Promise((done) => canvas.toBlob((drawn) => done(drawn ?? blob)));
}

/**
 * A drawing that fills its cell whatever its sides, as in the window.
 * @param {Uint8Array} bytes
 */
const filling = (bytes) => new TextDecoder().decode(bytes).replace(/<svg(?![^>]*preserveAspectRatio)/, '<svg preserveAspectRatio="none"');

/**
 * A picture came, or there is none of this name.
 * @param {string} name
 * @param {Uint8Array<ArrayBuffer>} [bytes]
 */
export async function pictureCame(name, bytes) {
  const waiting = state.pictures.get(name);
  let address = '';
  if (bytes) {
    const isText = bytes[0] === 60 || bytes[0] === 0xef;
    const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
    let blob = new Blob([isText && name.startsWith('piece:') ? filling(bytes) : bytes], {
      type: isText ? TYPES.svg : (TYPES[ending] ?? ''),
    });
    if (blob.type === TYPES.gif && state.shown?.still) blob = await still(blob).catch(() => blob);
    address = URL.createObjectURL(blob);
  }
  state.pictures.set(name, address);
  for (const image of Array.isArray(waiting) ? waiting : []) {
    if (image.dataset.src !== name) continue;
    if (address) image.src = address;
    else image.removeAttribute('src');
  }
}

/**
 * Pictures of these games are fetched anew.
 * @param {string[]} games
 */
export function forget(games) {
  for (const [name, address] of state.pictures) {
    if (!games.some((game) => name === `thumbnail:${game}` || name.startsWith(`piece:${game}/`))) continue;
    state.pictures.delete(name);
    if (typeof address === 'string') URL.revokeObjectURL(address);
  }
  for (const image of all(root, 'img[data-src]', HTMLImageElement)) {
    const name = image.dataset.src ?? '';
    if (state.pictures.has(name)) continue;
    const found = source(name, image);
    if (found) image.src = found;
  }
}

/** What a program that broke down was asked for is asked anew. */
export function forgetWaiting() {
  for (const [name, waiting] of state.pictures) if (Array.isArray(waiting)) state.pictures.delete(name);
}
