// The worker in which the program runs: it owns the store, so that what is acknowledged is kept before the next choice is
// offered; searches run in a worker of their own.
import init, { Web } from './switchboard.js';

let web, pack, searcher, thinking = new Map();
const now = () => performance.now() - begun;
let begun = 0;

/** The two files of the journal, opened for this page alone. */
async function openFiles() {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle('switchboard', { create: true });
  const files = [];
  for (const name of ['journal-0', 'journal-1']) {
    const handle = await folder.getFileHandle(name, { create: true });
    files.push(await handle.createSyncAccessHandle());
  }
  return files;
}

function keeper(files) {
  const attempt = (work) => { try { return work(); } catch (fault) { console.warn(fault); return false; } };
  return {
    read(file) { const bytes = new Uint8Array(files[file].getSize()); files[file].read(bytes, { at: 0 }); return bytes; },
    write(file, at, bytes) { return attempt(() => files[file].write(bytes, { at }) === bytes.length); },
    cut(file, length) { return attempt(() => { files[file].truncate(length); return true; }); },
    flush(file) { return attempt(() => { files[file].flush(); return true; }); },
    random() { return crypto.getRandomValues(new BigUint64Array(1))[0]; },
  };
}

/** Files that last as long as the page: where the browser keeps nothing. */
function fleeting() {
  const files = [new Uint8Array(0), new Uint8Array(0)];
  const fit = (file, length) => { const old = files[file]; files[file] = new Uint8Array(length); files[file].set(old.subarray(0, length)); };
  return {
    read: (file) => files[file].slice(),
    write(file, at, bytes) { if (files[file].length < at + bytes.length) fit(file, at + bytes.length); files[file].set(bytes, at); return true; },
    cut(file, length) { fit(file, length); return true; },
    flush: () => true,
    random: () => crypto.getRandomValues(new BigUint64Array(1))[0],
  };
}

function search(deed) {
  if (!searcher) {
    searcher = new Worker(new URL('search.js', import.meta.url), { type: 'module' });
    searcher.onmessage = ({ data }) => {
      thinking.delete(data.number);
      if (data.finding) answer({ kind: 'found', number: data.number, finding: JSON.parse(data.finding) });
    };
    searcher.postMessage({ pack });
  }
  thinking.set(deed.number, deed);
  searcher.postMessage(deed);
}

/** Ends a search: its worker goes, with its memory; what else it was asked is asked anew. */
function stop(number) {
  if (!thinking.delete(number) || !searcher) return;
  searcher.terminate();
  searcher = undefined;
  for (const deed of thinking.values()) search(deed);
}

function answer(input) {
  const text = input ? web.handle(JSON.stringify(input), now()) : web.answer(now());
  const page = JSON.parse(text);
  page.effects = page.effects.filter((deed) => {
    if (deed.kind === 'think') search(deed);
    else if (deed.kind === 'stop') stop(deed.number);
    else return true;
    return false;
  });
  postMessage({ page });
}

async function begin({ start }) {
  let files, kept = true;
  try {
    files = keeper(await openFiles());
  } catch (fault) {
    // another page has the files, or the browser keeps nothing (private windows)
    if (fault.name === 'NoModificationAllowedError') { postMessage({ trouble: 'elsewhere' }); return; }
    files = fleeting();
    kept = false;
  }
  globalThis.keeper = files;
  const [bytes] = await Promise.all([
    fetch(new URL('games.pack', import.meta.url)).then((found) => { if (!found.ok) throw new Error(found.status); return found.arrayBuffer(); }),
    init({ module_or_path: new URL('switchboard_bg.wasm', import.meta.url) }),
  ]);
  pack = new Uint8Array(bytes);
  begun = performance.now();
  web = new Web(pack, JSON.stringify(start), now());
  postMessage({ ready: true, kept });
  answer();
}

onmessage = ({ data }) => {
  const failed = (fault) => postMessage({ trouble: 'failed', why: String(fault?.message ?? fault) });
  try {
    if (data.start) begin(data).catch(failed);
    else if (data.picture) {
      const bytes = web.picture(data.picture);
      postMessage({ picture: data.picture, bytes });
    } else answer(data);
  } catch (fault) {
    failed(fault);
  }
};
