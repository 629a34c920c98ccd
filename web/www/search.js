// The worker that searches: hints, computer players, new levels; and what an author's game lacks. It is ended when its answer is of no
// use any more.
import init, { examine, search } from './switchboard.js';

let pack, ready;
globalThis.keeper = {};
onmessage = async ({ data }) => {
  if (data.pack) pack = data.pack;
  if (data.program) ready = init({ module_or_path: data.program });
  if (!data.number) return;
  const own = JSON.stringify(data.own);
  let finding = '',
    broke = false;
  try {
    await ready;
    finding =
      data.kind === 'examine'
        ? examine(pack, data.game, own, JSON.stringify(data.gone), data.milliseconds)
        : search(pack, data.task, own, data.milliseconds);
  } catch (fault) {
    [finding, broke] = [JSON.stringify({ Misfit: String(fault?.message ?? fault) }), true];
  }
  postMessage({ number: data.number, finding, broke });
};
