// The worker that searches: hints, computer players, new levels; and what an author's game lacks. It is ended when its answer is of no
// use any more.
/** @import { Examine, FromSearch, Think, ToSearch } from '../types/messages' */
import { BUILD } from './build.js';
import init, { examine, search } from './work.js';

/** @type {Promise<unknown> | undefined} */
let ready;

/** @param {FromSearch} message */
const post = (message) => postMessage(message);

/**
 * @param {Think | Examine} deed
 * @param {Uint8Array} pack
 */
async function finding(deed, pack) {
  await ready;
  return deed.kind === 'examine' ? examine(pack, deed.game, deed.milliseconds) : search(pack, deed.task, deed.milliseconds);
}

/** @param {ToSearch} message */
async function came(message) {
  if ('build' in message) {
    // the host has another build by now: its glue fits no program of this one
    if (message.build !== BUILD) post({ outdated: true });
    else ready = init({ module_or_path: message.program });
    return;
  }
  const { number } = message.deed;
  post(
    await finding(message.deed, message.pack).then(
      (found) => ({ number, finding: found, broke: false }),
      (fault) => ({ number, finding: JSON.stringify({ Misfit: String(fault?.message ?? fault) }), broke: true }),
    ),
  );
}

onmessage = ({ data }) => came(data);
