// Lines of the page itself above everything else: what is kept, what is new. Each can be put away.
import { button, made, the } from './elements.js';
import { words } from './words.js';

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
      line.remove();
      work();
    });
  line.append(made('span', { textContent: words(what, values) }), ...(act ? [away(act.words, act.work)] : []), away('close'));
  the(document, '#strips').append(line);
}
