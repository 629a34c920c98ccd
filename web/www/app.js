// The worker in which the program runs: it owns the store, so that what is acknowledged is kept before the next choice is
// offered, and the clock of the light, so that a slow page never stops it; searches run in a worker of their own.
import init, { Web, broke_at } from './switchboard.js';
import { keepNothing, openFiles } from './keep.js';

/// The game that a visitor of whom nothing is kept meets first (FIRST_PUZZLE).
const FIRST = 'left-right';
/// After how many milliseconds it is tried again to fetch what did not come.
const AGAIN = 3000;

let web,
  pack,
  rest,
  program,
  place,
  files,
  searcher,
  begun = 0,
  last = 0,
  timer = 0,
  wakeAt = Infinity,
  idleTimer = 0,
  resting = true;
const thinking = new Map();
/** What a report of a breakdown tells: what was shown last, and so many inputs by kind. */
const INPUTS = 20,
  seen = { screen: '', game: null, inputs: [] };
let isBroken = false;
/** Whether all games have come, and who waits for it. */
const all = { isDone: false };
all.came = new Promise((come) => {
  all.done = () => {
    all.isDone = true;
    come();
  };
});
/** The program's clock, which never goes back; an event that happened `at` a time of the page counts from then. */
const now = (at) => (last = Math.max(last, Math.min(at === undefined ? Infinity : at - performance.timeOrigin, performance.now()) - begun));

function think(deed) {
  if (!searcher) {
    searcher = new Worker(place.search, { type: place.type });
    searcher.onmessage = ({ data }) => {
      const deed = thinking.get(data.number);
      if (!deed) return;
      // a program that broke off is of no use any more
      if (data.broke) stop(data.number);
      else thinking.delete(data.number);
      guarded(() => answer({ kind: deed.kind === 'examine' ? 'examined' : 'found', number: data.number, finding: data.finding }));
    };
    // it ended in another way: what it was asked has no answer, and the next search begins with a new one
    searcher.onerror = (fault) => {
      fault.preventDefault?.();
      const deeds = [...thinking.values()];
      thinking.clear();
      searcher?.terminate();
      searcher = undefined;
      for (const deed of deeds)
        guarded(() =>
          answer({
            kind: deed.kind === 'examine' ? 'examined' : 'found',
            number: deed.number,
            finding: deed.kind === 'examine' ? '' : JSON.stringify({ Misfit: String(fault.message ?? '') }),
          }),
        );
    };
    searcher.postMessage({ pack, program });
  }
  thinking.set(deed.number, deed);
  searcher.postMessage(deed);
}

/** Ends a search: its worker goes, with its memory; what else it was asked is asked anew. */
function stop(number) {
  if (!thinking.delete(number) || !searcher) return;
  searcher.terminate();
  searcher = undefined;
  for (const deed of thinking.values()) think(deed);
}

/** Tells the page, once everything is kept. */
function tell(message) {
  if (files.settle) files.settle().then(() => postMessage(message));
  else postMessage(message);
}

function answer(input, at) {
  const due = input?.kind === 'tick' ? wakeAt : undefined;
  const page = JSON.parse(input ? web.handle(JSON.stringify(input), now(at)) : web.answer(now(at)));
  seen.screen = page.screen;
  seen.game = page.playing?.[0] ?? null;
  page.effects = page.effects.filter((deed) => {
    if (deed.kind === 'think' || deed.kind === 'examine') think(deed);
    else if (deed.kind === 'stop') stop(deed.number);
    else return true;
    return false;
  });
  // nobody has waited for a search for a while: its memory is given back
  clearTimeout(idleTimer);
  if (searcher && !thinking.size)
    idleTimer = setTimeout(() => {
      searcher?.terminate();
      searcher = undefined;
    }, 30_000);
  clearTimeout(timer);
  wakeAt = page.wake === null ? Infinity : performance.timeOrigin + performance.now() + page.wake;
  if (page.wake !== null) timer = setTimeout(() => guarded(() => answer({ kind: 'tick' })), page.wake);
  tell({ page, due });
  goOn();
}

/** How much time a piece of work between two events may need, in milliseconds: none is begun so shortly before the light moves. */
const PIECE = 60;
/** For how long small pieces are done one after the other, in milliseconds. */
const TOGETHER = 12;

/** Does what has time between two events, a piece at a time. */
function goOn() {
  if (!resting) return;
  resting = false;
  const step = () =>
    guarded(() => {
      if (wakeAt - performance.timeOrigin - performance.now() < PIECE) {
        setTimeout(step, PIECE);
        return;
      }
      if (rest) {
        web.bring(rest);
        [pack, rest] = [rest, undefined];
        searcher?.postMessage({ pack });
        all.done();
      }
      const begun = performance.now();
      let what;
      do what = web.go_on(now());
      while (what === 1 && performance.now() - begun < TOGETHER);
      resting = what === 0;
      if (what === 2) answer();
      if (what) setTimeout(step);
      else if (all.isDone) postMessage({ idle: true });
    });
  setTimeout(step);
}

/** A file of the page, or what stands in it. */
const found = async (asset) => {
  if (typeof asset !== 'string') return new Response(asset, { headers: { 'content-type': 'application/wasm' } });
  const response = await fetch(asset);
  if (!response.ok) throw new Error(`${asset}: ${response.status}`);
  return response;
};
const compiled = async (response) =>
  (response.headers.get('content-type') ?? '').startsWith('application/wasm')
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
/** A pack, which is compressed where it is a file. */
const unpacked = async (asset) => {
  const response = await found(asset);
  const plain = typeof asset === 'string' ? new Response(response.body.pipeThrough(new DecompressionStream('gzip'))) : response;
  return new Uint8Array(await plain.arrayBuffer());
};

/** The game that is played first and the one of the first start, for a visitor of whom nothing is kept: all others may follow. Nothing
 * where they come at once. */
async function firstGame(game) {
  const isNew = [0, 1].every((file) => !files.read(file).length);
  if (!isNew || !place.packs || !/^[\w-]+$/.test(game)) return undefined;
  const names = [...new Set([game, FIRST])];
  const packs = await Promise.all(names.map((name) => unpacked(`${place.packs}${name}.pack`))).catch(() => undefined);
  // packs one behind the other are a pack
  return packs && new Uint8Array(await new Blob(packs).arrayBuffer());
}

/** Fetches all games, until they are there. */
async function bringRest() {
  for (;;) {
    try {
      rest = await unpacked(place.pack);
      goOn();
      return;
    } catch (fault) {
      console.warn(String(fault));
      await new Promise((go) => setTimeout(go, AGAIN));
    }
  }
}

async function begin({ start, assets, framed }) {
  place = assets;
  // within a stranger's page nothing that is kept here is even read
  const store = framed ? keepNothing() : await openFiles(() => postMessage({ trouble: 'elsewhere' }));
  files = globalThis.keeper = store.files;
  const first = firstGame(start.game ?? FIRST);
  const games = first.then((some) => some ?? unpacked(place.pack));
  [pack, program] = await Promise.all([games, found(place.program).then(compiled)]);
  const whole = !(await first);
  await init({ module_or_path: program });
  begun = performance.now();
  web = new Web(pack, JSON.stringify({ ...start, whole }), now());
  postMessage({ ready: true, framed, kept: store.kept, damaged: web.damaged() > 0, missing: web.missing() });
  answer();
  if (whole) all.done();
  else bringRest();
}

/** What the page asks for besides events: `look`, `add`, `list`, `export`, `link`, `remove_game`. */
function call({ ask, what, args }) {
  const value = web[what](...args, ...(what === 'add' ? [now()] : []));
  if (what === 'add' || what === 'remove_game') answer({ kind: 'world' });
  tell({ ask, value });
}

/** The program broke down: nothing of it can be used any more. The page begins it anew. */
function broke(fault, trouble) {
  isBroken = true;
  clearTimeout(timer);
  searcher?.terminate();
  let place = '';
  try {
    place = broke_at();
  } catch {
    /* not even that is known */
  }
  console.error(place, fault);
  postMessage({ trouble: place ? 'broke' : trouble, why: String(fault?.message ?? fault), report: { ...seen, place } });
}

function guarded(work) {
  if (isBroken) return;
  try {
    work();
  } catch (fault) {
    broke(fault, 'broke');
  }
}

/** Notes an input for a report: its kind alone. */
function note({ kind }) {
  if (kind === 'tick' || kind === 'moves' || kind === 'room') return;
  seen.inputs.push(kind);
  if (seen.inputs.length > INPUTS) seen.inputs.shift();
}

onmessage = ({ data }) => {
  if (data.start) begin(data).catch((fault) => broke(fault, 'failed'));
  else if (isBroken) return;
  else if (data.picture) postMessage({ picture: data.picture, bytes: web.picture(data.picture) });
  else if (data.painted !== undefined) web?.light_seen(data.painted, data.at - performance.timeOrigin - begun);
  // what comes or goes is held against all games
  else if (data.sung) {
    if (web)
      guarded(() => {
        web.take_song(data.sung.name, data.sung.bytes, now());
        answer();
      });
  } else if (data.brought) {
    if (web)
      guarded(() => {
        web.take_picture(data.brought, now());
        answer();
      });
  } else if (data.ask) all.came.then(() => guarded(() => call(data)));
  else if (web)
    guarded(() => {
      note(data.input);
      answer(data.input, data.at);
    });
};
