// Signals of other pages (web.md): of the page that frames this one, where the link names its origin and the host allows it, or of
// other pages of this site (`signals=self`). Each line is answered by one line; what a line may do is not decided here.
/** @import { Reply } from '../types/messages' */
import { around, mayFrame } from './around.js';
import { send } from './program.js';

const LONGEST = 4096;
/** @type {Map<number, (answer: string) => void>} */
const asked = new Map();
let count = 0;

/**
 * Takes what another page says.
 * @param {unknown} line
 * @param {string} from
 * @param {(answer: string) => void} answer
 */
function take(line, from, answer) {
  if (typeof line !== 'string') return;
  if (line.length > LONGEST) {
    answer(JSON.stringify({ ok: false, error: `the line is longer than ${LONGEST} characters` }));
    return;
  }
  const id = (count += 1);
  asked.set(id, answer);
  send({ kind: 'line', id, from, line });
}

/**
 * Listens to whom the link names.
 * @param {string | null} wanted
 */
export async function listenToOthers(wanted) {
  // a page without an origin of its own, as one opened from a file, cannot tell who else is without one
  if (!wanted || globalThis.origin === 'null' || location.protocol === 'file:') return;
  const who = await around();
  if (wanted === 'self' && who !== 'stranger') {
    const channel = new BroadcastChannel('switchboard');
    channel.onmessage = ({ data }) =>
      take(data?.line, globalThis.origin, (answer) => channel.postMessage({ answer: JSON.parse(answer), to: data.line }));
  } else if (who === 'allowed' && (await mayFrame(wanted))) {
    addEventListener('message', ({ source, origin, data }) => {
      if (source === parent && origin === wanted) take(data, origin, (answer) => parent.postMessage(answer, origin));
    });
  }
}

/**
 * Hands an answer to whoever asked.
 * @param {Reply} deed
 */
export function reply({ id, line }) {
  asked.get(id)?.(line);
  asked.delete(id);
}
