// Signals of another program (control.md, Signals): of the page that embeds this one, where the link names its origin
// (`signals=https://example.org`), or of other pages of this site (`signals=self`). Each line is answered by one line.

const LONGEST = 4096;
const asked = new Map();
let count = 0;

function take(data, reply, send) {
  if (typeof data !== 'string') return;
  const id = count += 1;
  if (data.length > LONGEST) { reply(JSON.stringify({ ok: false, error: `the line is longer than ${LONGEST} characters` })); return; }
  asked.set(id, reply);
  send({ kind: 'line', id, line: data });
}

/** Listens to whom the link names. */
export function listenToOthers(wanted, send) {
  if (!wanted) return;
  if (wanted === 'self') {
    const channel = new BroadcastChannel('switchboard');
    channel.onmessage = ({ data }) => { if (typeof data?.line === 'string') take(data.line, (answer) => channel.postMessage({ answer: JSON.parse(answer), to: data.line }), send); };
    return;
  }
  addEventListener('message', (event) => {
    const isOther = event.source && event.source !== globalThis && (event.source === parent || event.source === opener);
    if (event.origin !== wanted || !isOther) return;
    take(event.data, (answer) => event.source.postMessage(answer, event.origin), send);
  });
}

/** Hands an answer to whoever asked. */
export function reply({ id, line }) {
  asked.get(id)?.(line);
  asked.delete(id);
}
