// The worker that searches: hints, computer players, new levels. It is ended when its answer is of no use any more.
import init, { search } from './switchboard.js';

let pack, ready;
globalThis.keeper = {};
onmessage = async ({ data }) => {
  if (data.program) { pack = data.pack; ready = init({ module_or_path: data.program }); return; }
  await ready;
  let finding;
  try {
    finding = search(pack, data.task, JSON.stringify(data.own), data.milliseconds);
  } catch (fault) {
    finding = JSON.stringify({ Misfit: String(fault?.message ?? fault) });
  }
  postMessage({ number: data.number, finding });
};
