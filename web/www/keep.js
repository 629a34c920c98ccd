// Three files that outlast the page: the two journals, and what of them was damaged. In the browser's private files where it
// has them (every write is on disk when it returns), else in its database (a page is shown once everything is there), else
// in memory.
/** @import { Keeper, Store } from '../types/keeper' */

const NAMES = ['journal-0', 'journal-1', 'journal-damaged'];
const random = () => crypto.getRandomValues(new BigUint64Array(1))[0];
/**
 * What this says, or no where it fails.
 * @param {() => boolean} work
 */
const attempt = (work) => {
  try {
    return work();
  } catch (fault) {
    console.warn(String(fault));
    return false;
  }
};

/** Files whose length can be told. @typedef {Keeper & { length(file: number): number }} Measured */

/**
 * The browser's private files, open for this page alone: all of them, or none.
 * @returns {Promise<Measured>}
 */
async function privateFiles() {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle('switchboard', { create: true });
  /** @type {FileSystemSyncAccessHandle[]} */
  const files = [];
  try {
    for (const name of NAMES) files.push(await (await folder.getFileHandle(name, { create: true })).createSyncAccessHandle());
  } catch (fault) {
    // what stayed open would be in the way of the next attempt
    for (const file of files) file.close();
    throw fault;
  }
  return {
    read(file) {
      const bytes = new Uint8Array(files[file].getSize());
      files[file].read(bytes, { at: 0 });
      return bytes;
    },
    length: (file) => files[file].getSize(),
    write: (file, at, bytes) => attempt(() => files[file].write(bytes, { at }) === bytes.length),
    cut: (file, length) =>
      attempt(() => {
        files[file].truncate(length);
        return true;
      }),
    flush: (file) =>
      attempt(() => {
        files[file].flush();
        return true;
      }),
    random,
  };
}

/**
 * Files in memory, and how long they are.
 * @returns {Measured}
 */
function inMemory() {
  const files = NAMES.map(() => ({ bytes: new Uint8Array(1 << 16), length: 0 }));
  const fit = (/** @type {(typeof files)[number]} */ file, /** @type {number} */ length) => {
    if (file.bytes.length >= length) return;
    const larger = new Uint8Array(Math.max(length, file.bytes.length * 2));
    larger.set(file.bytes.subarray(0, file.length));
    file.bytes = larger;
  };
  return {
    read: (file) => files[file].bytes.slice(0, files[file].length),
    write(file, at, bytes) {
      fit(files[file], at + bytes.length);
      files[file].bytes.set(bytes, at);
      files[file].length = Math.max(files[file].length, at + bytes.length);
      return true;
    },
    cut(file, length) {
      fit(files[file], length);
      files[file].length = length;
      return true;
    },
    flush: () => true,
    length: (file) => files[file].length,
    random,
  };
}

/**
 * @template What
 * @param {IDBRequest<What>} request
 * @returns {Promise<What>}
 */
const done = (request) =>
  new Promise((good, bad) => {
    request.onsuccess = () => good(request.result);
    request.onerror = () => bad(request.error);
  });

/**
 * Files in the browser's database: what was written to memory is put there part by part, in order.
 * @returns {Promise<Measured>}
 */
async function inDatabase() {
  const opening = indexedDB.open('switchboard', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('parts');
  const base = await done(opening);
  const memory = inMemory();
  const parts = base.transaction('parts').objectStore('parts');
  const [keys, values] = await Promise.all([done(parts.getAllKeys()), done(parts.getAll())]);
  keys.forEach((key, place) => {
    if (Array.isArray(key)) memory.write(Number(key[0]), Number(key[1]), new Uint8Array(values[place]));
  });
  /** What is to be done with the parts of a file. @type {{ file: number, make: (store: IDBObjectStore) => void }[]} */
  let todo = [];
  /** @type {Promise<void>} */
  let writing = Promise.resolve();
  /** @type {Set<number>} */
  let unwritten = new Set();
  const all = (/** @type {number} */ file) => IDBKeyRange.bound([file, 0], [file, Infinity]);
  const anew = (/** @type {number} */ file) => (/** @type {IDBObjectStore} */ store) => {
    store.delete(all(file));
    store.put(memory.read(file), [file, 0]);
  };
  /** Puts what is to be done into one transaction; files of which a part could not be written are written whole. */
  const settle = () => {
    if (!todo.length && !unwritten.size) return writing;
    const [steps, whole] = [todo, unwritten];
    [todo, unwritten] = [[], new Set()];
    writing = writing.then(
      () =>
        new Promise((settled) => {
          const transaction = base.transaction('parts', 'readwrite', { durability: 'strict' });
          const store = transaction.objectStore('parts');
          for (const file of whole) anew(file)(store);
          for (const step of steps) if (!whole.has(step.file)) step.make(store);
          transaction.oncomplete = () => settled();
          transaction.onerror = transaction.onabort = () => {
            for (const { file } of steps) unwritten.add(file);
            for (const file of whole) unwritten.add(file);
            settled();
          };
        }),
    );
    return writing;
  };
  return {
    ...memory,
    write(file, at, bytes) {
      const copy = bytes.slice();
      // parts do not lie over each other
      if (at < memory.length(file)) todo.push({ file, make: anew(file) });
      else todo.push({ file, make: (store) => store.put(copy, [file, at]) });
      return memory.write(file, at, bytes);
    },
    cut(file, length) {
      if (length !== memory.length(file)) todo.push({ file, make: anew(file) });
      return memory.cut(file, length);
    },
    flush: (file) => !unwritten.has(file),
    settle,
  };
}

/** @param {number} milliseconds */
const wait = (milliseconds) => new Promise((go) => setTimeout(go, milliseconds));
/** After how many milliseconds the page says that another one has the players: the one before it may still be on its way out. */
const PATIENCE = 1000;

/**
 * Takes the players of this browser for this page as soon as no other page has them.
 * @returns {Promise<void>}
 */
const alone = () =>
  new Promise((held) => {
    if (!navigator.locks) {
      held();
      return;
    }
    navigator.locks
      .request('switchboard', () => {
        held();
        return new Promise(() => {});
      })
      .catch(held);
  });

/** The private files, as soon as nobody else has them open. */
async function opened() {
  for (;;) {
    try {
      return await privateFiles();
    } catch (fault) {
      if (!(fault instanceof DOMException && fault.name === 'NoModificationAllowedError')) throw fault;
      await wait(100);
    }
  }
}

/** So many bytes are written on trial where nothing is kept yet. */
const TRIAL = 64 * 1024;

/**
 * Whether there is room for what is played: something is there already, or can be written on trial.
 * @param {Measured} files
 */
async function haveRoom(files) {
  if (NAMES.some((_, file) => files.length(file))) return true;
  const isWritten = files.write(0, 0, new Uint8Array(TRIAL));
  await files.settle?.();
  const isThere = isWritten && files.flush(0);
  files.cut(0, 0);
  await files.settle?.();
  return isThere;
}

/**
 * Files that are gone with the page.
 * @returns {Store}
 */
export const keepNothing = () => ({ files: inMemory(), kept: false });

/**
 * Where things are kept.
 * @param {() => void} told is called if it has to wait for another page
 * @returns {Promise<Store>}
 */
export async function openFiles(told) {
  const patience = setTimeout(told, PATIENCE);
  try {
    await alone();
    const files = await opened().catch(inDatabase);
    return (await haveRoom(files)) ? { files, kept: true } : keepNothing();
  } catch {
    return keepNothing();
  } finally {
    clearTimeout(patience);
  }
}
