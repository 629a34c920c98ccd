// Instead of everything else: what is the matter, and what to do.
/** @import { Trouble } from '../types/messages' */
import { button, made, more, root, startLine } from './elements.js';
import { words } from './words.js';

/**
 * @param {Trouble} what
 * @param {string} [why]
 */
export function trouble(what, why) {
  const again = button(words('reload'), () => location.reload());
  again.className = 'page-own';
  startLine.hidden = false;
  startLine.setAttribute('role', 'alert');
  startLine.replaceChildren(...[words(what), why ?? ''].filter(Boolean).map((text) => made('p', { textContent: text })), again);
  root.replaceChildren();
  // nothing is lit any more
  document.getElementById('light')?.remove();
  more.hidden = true;
  // so that one switch is enough, where another start may help
  if (what !== 'old' && what !== 'elsewhere') addEventListener('keydown', ({ repeat }) => !repeat && location.reload());
}
