// The worker that searches: hints, computer players, new levels; and what an author's game lacks. It is ended when its answer is of no
// use any more.
/** @import { Examine, FromSearch, Think, ToSearch } from '../types/messages' */
import init, { examine, search } from './switchboard.js';

/** @type {Uint8Array | undefined} */
let pack;
/** @type {Promise<unknown> | undefined} */
let ready;
globalThis.keeper = {};

/** @param {Think | Examine} deed */
async function finding(deed) {
  await ready;
  if (!pack) throw new Error('there are no games yet');
  const own = JSON.stringify(deed.own);
  return deed.kind === 'examine'
    ? examine(pack, deed.game, own, JSON.stringify(deed.gone), deed.milliseconds)
    : search(pack, deed.task, own, deed.milliseconds);
}

/** @param {ToSearch} message */
async function came(message) {
  if ('pack' in message) {
    pack = message.pack;
    if (message.program) ready = init({ module_or_path: message.program });
    return;
  }
  const { number } = message;
  /** @type {FromSearch} */
  const answer = await finding(message).then(
    (found) => ({ number, finding: found, broke: false }),
    (fault) => ({ number, finding: JSON.stringify({ Misfit: String(fault?.message ?? fault) }), broke: true }),
  );
  postMessage(answer);
}

onmessage = ({ data }) => came(data);
