// Lines of the page itself above everything else: what is kept, what is new. Each can be put away.
import { button, made, the } from './elements.js';
import { words } from './words.js';

/** What stands below a line has another place with it and without it: the light goes there. */
const moved = () => dispatchEvent(new Event('resize'));

/**
 * Puts a line away, if it is there.
 * @param {string} what
 */
export function putAway(what) {
  const line = document.getElementById(`strip-${what}`);
  if (!line) return;
  line.remove();
  moved();
}

/**
 * Shows a line, once.
 * @param {string} what
 * @param {{ words: string, work: () => void }} [act] the text of its button and what it does
 * @param {Record<string, string>} [values] what stands in the line
 */
export function strip(what, act, values) {
  document.getElementById(`strip-${what}`)?.remove();
  const line = made('div', { id: `strip-${what}`, className: 'strip page-own' });
  line.setAttribute('role', act ? 'status' : 'alert');
  const away = (/** @type {string} */ name, /** @type {() => void} */ work = () => {}) =>
    button(words(name), () => {
      putAway(what);
      work();
    });
  line.append(made('span', { textContent: words(what, values) }), ...(act ? [away(act.words, act.work)] : []), away('close'));
  the(document, '#strips').append(line);
  moved();
}
