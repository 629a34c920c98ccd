// Lines of the page itself above everything else: what is kept, what is new. Each can be put away.
import { words } from './words.js';

/** Shows a line, once; `act` is the text of its button and what it does. */
export function strip(what, act, values) {
  document.getElementById(`strip-${what}`)?.remove();
  const line = document.createElement('div');
  Object.assign(line, { id: `strip-${what}`, className: 'strip page-own' });
  line.setAttribute('role', act ? 'status' : 'alert');
  const say = Object.assign(document.createElement('span'), { textContent: words(what, values) });
  const button = (text, work) => {
    const made = Object.assign(document.createElement('button'), { type: 'button', textContent: text });
    made.addEventListener('click', () => {
      line.remove();
      work?.();
    });
    return made;
  };
  line.append(say, ...(act ? [button(words(act.words), act.work)] : []), button(words('close')));
  document.getElementById('strips').append(line);
}
