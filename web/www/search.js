// The worker that searches: hints, computer players, new levels. It is ended when its answer is of no use any more.
import init, { search } from './switchboard.js';

let pack;
const ready = init({ module_or_path: new URL('switchboard_bg.wasm', import.meta.url) });
globalThis.keeper = {};
onmessage = async ({ data }) => {
  if (data.pack) { pack = data.pack; return; }
  await ready;
  let finding;
  try {
    finding = search(pack, data.task, JSON.stringify(data.own), data.milliseconds);
  } catch (fault) {
    finding = JSON.stringify({ Misfit: String(fault?.message ?? fault) });
  }
  postMessage({ number: data.number, finding });
};
