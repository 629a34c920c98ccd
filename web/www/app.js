// The worker in which the program runs: it owns the store, so that what is acknowledged is kept before the next choice is
// offered, and the clock of the light, so that a slow page never stops it; searches run in a worker of their own.
/** @import { Answer, Asked, BeganAnew, Beginning as Begun, Examine, FromProgram, Input, Question, Questions, Think, ToProgram } from '../types/messages' */
/** @import { Keeper } from '../types/keeper' */
import { BUILD } from './build.js';
import { Missing, found } from './compiled.js';
import { keepNothing, openFiles } from './keep.js';
import { Searches } from './searches.js';
import { Secondary } from './secondary.js';
import { Texts } from './texts.js';
import init, { Beginning, broke_at, take_texts } from './play.js';

/** The game that a visitor of whom nothing is kept meets first (FIRST_PUZZLE). */
const FIRST = 'left-right';
/** After how many milliseconds it is tried again to fetch what did not come; and after how many the other games are fetched where nothing
 * was seen, as in a tab behind others. */
const AGAIN = 3000,
  UNSEEN = 5000;
/** For how many milliseconds a page that lists games waits for what it shows of them. */
const PATIENCE = 1500;
/** A report of a breakdown tells so many inputs, by kind. */
const INPUTS = 20;

/** All that this worker remembers between two messages. */
const state = {
  /** @type {import('./play.js').Web | undefined} */
  web: undefined,
  /** @type {Searches | undefined} */
  searches: undefined,
  /** @type {Keeper | undefined} */
  files: undefined,
  /** When the program began, by the clock of this worker; what its own clock said last. */
  begun: 0,
  last: 0,
  /** The timer that wakes the program, and when it is due, by the system's clock. */
  timer: 0,
  wakeAt: Infinity,
  /** Whether there is nothing to do between two events; not before there was a first page. */
  isResting: false,
  /** What the browser told of its voices before the program began. @type {Extract<ToProgram, { input: Input }> | undefined} */
  voices: undefined,
  /** Whether all games have come, and the program was not told yet. */
  rest: false,
  /** Whether all games have come, and what is done when they do. */
  hasAll: false,
  allCame: () => {},
  isBroken: false,
  /** The language of the page, by its code. */
  language: '',
  /** What a report of a breakdown tells besides its place. @type {Omit<BeganAnew, 'place'>} */
  seen: { screen: '', game: null, inputs: [] },
};
/** The program, which the page has compiled. @type {(module: WebAssembly.Module) => void} */
let compiledCame = () => {};
/** @type {Promise<WebAssembly.Module>} */
const module = new Promise((come) => {
  compiledCame = come;
});
/** Waits until something was seen on the page. */
let wasSeen = () => {};
/** @type {Promise<void>} */
const seen = new Promise((come) => {
  wasSeen = come;
});
/** Waits until what lists show of all games has come. */
let cardsCame = () => {};
/** @type {Promise<void>} */
const cards = new Promise((come) => {
  cardsCame = come;
});
/** Waits until all games have come. @type {Promise<void>} */
const all = new Promise((come) => {
  state.allCame = () => {
    state.hasAll = true;
    come();
  };
});

/** The program, which has begun. */
function program() {
  if (!state.web) throw new Error('the program has not begun');
  return state.web;
}

/**
 * The program's clock, which never goes back.
 * @param {number} [at] when something happened, by the system's clock; now if nothing else is said
 */
function now(at) {
  const then = at === undefined ? Infinity : at - performance.timeOrigin;
  state.last = Math.max(state.last, Math.min(then, performance.now()) - state.begun);
  return state.last;
}

/** @param {FromProgram} message */
const post = (message) => postMessage(message);

/**
 * Tells the page, once everything is kept.
 * @param {FromProgram} message
 */
function tell(message) {
  if (state.files?.settle) state.files.settle().then(() => post(message));
  else post(message);
}

/**
 * Tells the page what the program shows now.
 * @param {Input} [input] what happened before
 * @param {number} [at] when, by the system's clock
 */
function answer(input, at) {
  const due = input?.kind === 'tick' ? state.wakeAt : undefined;
  const told = input ? program().handle(JSON.stringify(input), now(at)) : program().answer(now(at));
  // nothing came of it, as where a key is let go that is no switch
  if (told === undefined) return;
  /** @type {Answer} */
  const page = JSON.parse(told);
  state.seen.screen = page.screen;
  state.language = page.language;
  state.seen.game = page.playing?.[0] ?? null;
  page.effects = page.effects.filter((deed) => {
    if (deed.kind === 'think' || deed.kind === 'examine') state.searches?.begin(deed);
    else if (deed.kind === 'stop') state.searches?.stop(deed.number);
    else return true;
    return false;
  });
  state.searches?.rest();
  clearTimeout(state.timer);
  state.wakeAt = page.wake === null ? Infinity : performance.timeOrigin + performance.now() + page.wake;
  if (page.wake !== null) state.timer = setTimeout(() => guarded(() => answer({ kind: 'tick' })), page.wake);
  tell({ page, due });
  goOn();
}

/** How much time a piece of work between two events may need, in milliseconds: none is begun so shortly before the light moves. */
const PIECE = 60;
/** For how long small pieces are done one after the other, in milliseconds. */
const TOGETHER = 12;

/** Does what has time between two events, a piece at a time. */
function goOn() {
  if (!state.isResting) return;
  state.isResting = false;
  const step = () =>
    guarded(() => {
      if (state.wakeAt - performance.timeOrigin - performance.now() < PIECE) {
        setTimeout(step, PIECE);
        return;
      }
      if (state.rest) {
        program().brought();
        state.rest = false;
        state.allCame();
      }
      const begun = performance.now();
      let what;
      do what = program().go_on(now());
      while (what === 1 && performance.now() - begun < TOGETHER);
      state.isResting = what === 0;
      if (what === 2) answer();
      if (what) setTimeout(step);
      else if (state.hasAll) post({ idle: true });
    });
  setTimeout(step);
}

/**
 * A pack, which is compressed where it is a file.
 * @param {string | ArrayBuffer} asset
 */
const unpacked = async (asset) => {
  const response = await found(asset);
  const isPacked = typeof asset === 'string' && response.body;
  const plain = isPacked ? new Response(isPacked.pipeThrough(new DecompressionStream('gzip'))) : response;
  return new Uint8Array(await plain.arrayBuffer());
};

/**
 * The packs of these games, one behind the other, which is a pack; nothing if one of them does not come or none is wanted.
 * @param {string[]} games
 * @param {(game: string) => Promise<Uint8Array<ArrayBuffer>>} packOf
 */
async function packsOf(games, packOf) {
  const packs = await Promise.all(games.map(packOf)).catch(() => []);
  return packs.length ? new Uint8Array(await new Blob(packs).arrayBuffer()) : undefined;
}

/**
 * Fetches all games for the program, until they are there. They are handed over piece by piece, so that they are never in memory twice.
 * @param {import('./play.js').Web} web
 * @param {string} pack
 */
async function bringRest(web, pack) {
  for (;;) {
    try {
      const body = (await found(pack)).body?.pipeThrough(new DecompressionStream('gzip')).getReader();
      if (!body) throw new TypeError('a pack without a body');
      let begins = true;
      for (let piece = await body.read(); !piece.done; piece = await body.read()) {
        const { value } = piece;
        const isFirst = begins;
        guarded(() => web.bring(value, isFirst) && cardsCame());
        if (state.isBroken) return;
        begins = false;
      }
      state.rest = true;
      goOn();
      return;
    } catch (fault) {
      console.warn(String(fault));
      await new Promise((go) => setTimeout(go, AGAIN));
    }
  }
}

/**
 * The texts of a language, however often they must be fetched; nothing if the host has another build of the page by now.
 * @param {Texts} texts
 * @param {string} code
 */
async function textsOf(texts, code) {
  for (;;) {
    try {
      return await texts.of(code);
    } catch (fault) {
      if (fault instanceof Missing) return undefined;
      console.warn(String(fault));
      await new Promise((go) => setTimeout(go, AGAIN));
    }
  }
}

/**
 * Fetches the texts of the other languages, so that they are there when somebody chooses one.
 * @param {Texts} texts
 * @param {string[]} codes
 */
async function bringTexts(texts, codes) {
  for (const code of codes) {
    const words = await textsOf(texts, code);
    if (words === undefined) {
      post({ outdated: true });
      return;
    }
    guarded(() => {
      take_texts(code, words);
      // until now it was told in another one
      if (state.language === code) answer();
    });
  }
}

/** @param {Begun} begun */
async function begin({ start, assets, framed }) {
  // within a stranger's page nothing that is kept here is even read
  const store = framed ? keepNothing() : await openFiles(() => post({ trouble: 'elsewhere' }));
  const files = (state.files = globalThis.keeper = store.files);
  /** @type {Map<string, Promise<Uint8Array<ArrayBuffer>>>} */
  const packs = new Map();
  const packOf = (/** @type {string} */ game) => {
    if (!assets.packs || !/^[\w-]+$/.test(game)) return Promise.reject(new Missing(game));
    const known = packs.get(game) ?? unpacked(`${assets.packs}${game}.pack`);
    packs.set(game, known);
    return known;
  };
  const texts = new Texts(assets.texts);
  // what the program will surely want is fetched while it is compiled
  texts.of(texts.begins(start.language));
  const isNew = [0, 1].every((file) => !files.read(file).length);
  packsOf([start.game ?? [], isNew ? FIRST : []].flat(), packOf);
  const secondary = new Secondary(assets.secondary, await init({ module_or_path: await module }));
  globalThis.loadSecondary = () => secondary.load();
  state.begun = performance.now();
  const beginning = new Beginning(JSON.stringify(start));
  const coming = packsOf(beginning.wanted(), packOf);
  const languages = beginning.languages();
  for (const code of languages) take_texts(code, await texts.of(code));
  const first = await coming;
  const web = beginning.begin(first ?? (await unpacked(assets.pack)), !first, now());
  const rest = first && typeof assets.pack === 'string' ? assets.pack : undefined;
  const isList = rest && web.awaits_cards(now());
  if (isList) {
    // all cards of the first page stand at once
    bringRest(web, rest);
    await Promise.race([cards, new Promise((go) => setTimeout(go, PATIENCE))]);
    while (web.go_on(now()) === 1);
  }
  state.web = web;
  state.isResting = true;
  const packFor = (/** @type {Think | Examine} */ deed) => web.game_pack(deed.game, deed.kind === 'think');
  const outdated = () => post({ outdated: true });
  state.searches = new Searches(assets, packFor, foundBy, outdated);
  post({ ready: true, framed, kept: store.kept, damaged: web.damaged() > 0, missing: web.missing() });
  answer();
  if (state.voices) came(state.voices);
  if (!rest) state.allCame();
  await Promise.race([seen, new Promise((go) => setTimeout(go, UNSEEN))]);
  try {
    // what the program needs for everything else
    await secondary.bring();
  } catch {
    post({ outdated: true });
    return;
  }
  bringTexts(texts, texts.except(languages));
  if (rest && !isList) bringRest(web, rest);
}

/**
 * What was asked of the other worker was found.
 * @param {Think | Examine} deed
 * @param {string} finding
 */
function foundBy(deed, finding) {
  guarded(() => answer({ kind: deed.kind === 'examine' ? 'examined' : 'found', number: deed.number, finding }));
}

/** @type {Questions} */
const answers = {
  is_adding: () => program().is_adding(),
  look: (name, bytes) => program().look(name, bytes),
  add: (name, bytes, replaces) => program().add(name, bytes, replaces, now()),
  list: () => program().list(),
  export: (kind, id) => program().export(kind, id),
  link: (game, level) => program().link(game, level),
  remove_game: (game) => program().remove_game(game),
};

/**
 * Answers what the page asks besides events.
 * @template {keyof Asked} What
 * @param {Question<What>} question
 */
function call({ ask, what, args }) {
  const value = answers[what](...args);
  if (what === 'add' || what === 'remove_game') answer({ kind: 'world' });
  tell({ ask, value });
}

/**
 * The program broke down: nothing of it can be used any more. The page begins it anew.
 * @param {unknown} fault
 * @param {'failed' | 'file-missing' | 'broke'} trouble
 */
function broke(fault, trouble) {
  state.isBroken = true;
  clearTimeout(state.timer);
  state.searches?.end();
  let place = '';
  try {
    place = broke_at();
  } catch {
    /* not even that is known */
  }
  console.error(place, fault);
  const why = fault instanceof Error ? fault.message : String(fault);
  if (place || trouble === 'broke') post({ trouble: 'broke', why, report: { ...state.seen, place } });
  else post({ trouble, why });
}

/**
 * Does something with the program, unless it broke down before.
 * @param {() => void} work
 */
function guarded(work) {
  if (state.isBroken) return;
  try {
    work();
  } catch (fault) {
    broke(fault, fault instanceof Missing ? 'file-missing' : 'broke');
  }
}

/**
 * Notes an input for a report: its kind alone.
 * @param {Input} input
 */
function note({ kind }) {
  if (kind === 'tick' || kind === 'moves' || kind === 'room') return;
  state.seen.inputs.push(kind);
  if (state.seen.inputs.length > INPUTS) state.seen.inputs.shift();
}

/** @param {ToProgram} message */
function came(message) {
  if ('start' in message) {
    begin(message).catch((fault) => broke(fault, fault instanceof Missing ? 'file-missing' : 'failed'));
    return;
  }
  if ('program' in message) {
    // a browser may have kept the page's script of another build than this one
    if (message.build !== BUILD) post({ outdated: true });
    else compiledCame(message.program);
    return;
  }
  const { web, isBroken } = state;
  if (isBroken) return;
  // what comes or goes is held against all games
  if ('ask' in message) all.then(() => guarded(() => call(message)));
  if (!web) {
    if ('input' in message && message.input.kind === 'voices') state.voices = message;
    return;
  }
  if ('picture' in message) post({ picture: message.picture, bytes: web.picture(message.picture) });
  else if ('painted' in message) {
    wasSeen();
    web.light_seen(message.painted, message.at - performance.timeOrigin - state.begun);
  } else if ('sung' in message) {
    guarded(() => {
      web.take_song(message.sung.name, message.sung.bytes, now());
      answer();
    });
  } else if ('brought' in message) {
    guarded(() => {
      web.take_picture(message.brought, now());
      answer();
    });
  } else if ('input' in message) {
    guarded(() => {
      note(message.input);
      answer(message.input, message.at);
    });
  }
}

onmessage = ({ data }) => came(data);
