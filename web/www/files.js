// Files and links: games and players that come from outside, copies of them, links to levels. A dialog of the page itself,
// for whoever helps the player; the program decides what is taken.
/** @import { Linked, Listed, Refusal, Seen } from '../types/messages' */
import { button, made, more } from './elements.js';
import { isPicture, takePicture } from './photo.js';
import { ask } from './program.js';
import { isSong, takeSong } from './song.js';
import { state } from './state.js';
import { strip } from './strip.js';
import { words } from './words.js';

const dialog = made('dialog', { id: 'files', className: 'page-own' });

/**
 * Asks a question; the answer is the name of the button, or none.
 * @template {string} Name
 * @param {string} text
 * @param {Name[]} answers
 * @returns {Promise<Name | undefined>}
 */
function question(text, answers) {
  return new Promise((answered) => {
    const asking = made('dialog', { className: 'page-own' });
    const choose = (/** @type {Name | undefined} */ answer) => {
      asking.close();
      asking.remove();
      answered(answer);
    };
    asking.setAttribute('aria-label', text);
    asking.append(
      made('p', { textContent: text }),
      made('div', { className: 'buttons' }, ...answers.map((answer) => button(words(answer), () => choose(answer)))),
    );
    asking.addEventListener('cancel', () => choose(undefined));
    document.body.append(asking);
    asking.showModal();
  });
}

/**
 * Says why something is not taken.
 * @param {string} name
 * @param {Refusal} refusal
 */
function refused(name, refusal) {
  strip(`why-${refusal.why}`, undefined, { f: name, x: refusal.what ?? '' });
}

/** Waits until nothing is being added. */
async function isAdded() {
  while (await ask('is_adding')) await new Promise((go) => setTimeout(go, 100));
}

/**
 * Takes in a file or a folder: looks at it first, and asks where something is there already.
 * @param {string} name
 * @param {Uint8Array} bytes
 */
async function take(name, bytes) {
  const shown = name.replace(/\/$/, '');
  /** @type {Seen} */
  const seen = JSON.parse(await ask('look', name, bytes));
  if (seen.refused) {
    refused(shown, seen.refused);
    return;
  }
  let replaces = false;
  if (seen.there) {
    const answer = await question(
      words('is-there', { x: seen.title }),
      seen.there === 'own' ? ['replace', 'both', 'cancel'] : ['both', 'cancel'],
    );
    if (answer !== 'replace' && answer !== 'both') return;
    replaces = answer === 'replace';
  }
  await isAdded();
  /** @type {Seen} */
  const added = JSON.parse(await ask('add', name, bytes, replaces));
  // the program itself tells how far it is, and what came of it
  if (added.refused) refused(shown, added.refused);
  else {
    dialog.close();
    await isAdded();
  }
  if (dialog.open) show();
}

/**
 * The files of a folder in one: for each a line `LENGTH PATH`, then its bytes.
 * @param {[string, File][]} files
 */
async function packed(files) {
  const parts = [];
  for (const [path, file] of files) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    parts.push(new TextEncoder().encode(`${bytes.length} ${path}\n`), bytes);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** More than a game has is not even read. */
const MOST_BYTES = 128 << 20,
  MOST_FILES = 50_000;

/**
 * Takes in whatever a file is.
 * @param {File} file
 */
export async function takeFile(file) {
  if (isPicture(file)) {
    await takePicture(file);
    return;
  }
  if (isSong(file)) {
    await takeSong(file);
    return;
  }
  if (file.size > MOST_BYTES) {
    refused(file.name, { why: 'too-large' });
    return;
  }
  await take(file.name, new Uint8Array(await file.arrayBuffer()));
}

/**
 * Takes in a folder: its files by their paths.
 * @param {string} name
 * @param {[string, File][]} files
 */
async function takeFolder(name, files) {
  if (files.length > MOST_FILES) {
    refused(name, { why: 'too-many' });
    return;
  }
  if (files.reduce((sum, [, file]) => sum + file.size, 0) > MOST_BYTES) {
    refused(name, { why: 'too-large' });
    return;
  }
  await take(`${name}/`, await packed(files));
}

/**
 * @param {FileSystemEntry} entry
 * @returns {entry is FileSystemFileEntry}
 */
const isFile = (entry) => entry.isFile;
/**
 * @param {FileSystemEntry} entry
 * @returns {entry is FileSystemDirectoryEntry}
 */
const isFolder = (entry) => entry.isDirectory;

/**
 * A dropped file.
 * @param {FileSystemFileEntry} entry
 * @returns {Promise<File>}
 */
const fileOf = (entry) => new Promise((good, bad) => entry.file(good, bad));

/**
 * All files under a dropped folder, by their paths.
 * @param {FileSystemEntry} entry
 * @returns {Promise<[string, File][]>}
 */
async function filesUnder(entry, prefix = '') {
  if (isFile(entry)) return [[prefix + entry.name, await fileOf(entry)]];
  if (!isFolder(entry)) return [];
  const reader = entry.createReader();
  /** @type {[string, File][]} */
  const files = [];
  for (;;) {
    /** @type {FileSystemEntry[]} */
    const some = await new Promise((good, bad) => reader.readEntries(good, bad));
    if (!some.length) return files;
    for (const inner of some) {
      files.push(...(await filesUnder(inner, `${prefix}${entry.name}/`)));
      if (files.length > MOST_FILES) return files;
    }
  }
}

/**
 * Hands a file to the browser's downloads.
 * @param {string} name
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
export function save(name, bytes) {
  const address = URL.createObjectURL(new Blob([bytes]));
  const anchor = made('a', { href: address, download: name });
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

const place = () => location.href.split('#')[0];

/**
 * Shows a link to a level, or to a game where no level is named.
 * @param {string} game
 * @param {string} level
 * @param {HTMLElement} out
 */
async function link(game, level, out) {
  /** @type {Linked} */
  const linked = JSON.parse(await ask('link', game, level));
  if ('Err' in linked) {
    out.textContent = words(`why-${linked.Err.why}`, { f: game, x: linked.Err.what ?? '' });
    return;
  }
  const plain = `#game=${encodeURIComponent(game)}${level ? `&level=${encodeURIComponent(level)}` : ''}`;
  const address = place() + (linked.Ok ? `#share=${linked.Ok}` : plain);
  const field = made('input', { value: address, readOnly: true });
  field.setAttribute('aria-label', words('link-here'));
  const told = made('span', { textContent: words('link-here') });
  out.replaceChildren(told, field);
  field.select();
  navigator.clipboard
    ?.writeText(address)
    .then(() => out.append(made('span', { textContent: words('copied') })))
    .catch(() => {});
}

/** @param {HTMLElement[]} inner */
const buttons = (...inner) => made('div', { className: 'buttons' }, ...inner);
/**
 * @param {string} name
 * @param {HTMLElement[]} inner
 */
const row = (name, ...inner) => made('li', {}, made('span', { textContent: name }), made('span', { className: 'buttons' }, ...inner));
/**
 * @param {string} what
 * @param {HTMLElement[]} inner
 */
const section = (what, ...inner) => [made('h3', { textContent: words(what) }), ...inner];

/** @param {string} game */
const asAuthor = (game) =>
  button(words('author'), () => {
    location.hash = `#game=${encodeURIComponent(game)}&author`;
  });
/**
 * @param {'player' | 'game'} kind
 * @param {string} id
 * @param {string} name
 */
const copy = (kind, id, name) => button(words('copy'), async () => save(`${name}.zip`, await ask('export', kind, id)));

/** Saves everything of all players as one file, and says so to whoever proposes it. */
export async function saveAll() {
  save(`switchboard-${new Date().toLocaleDateString('sv')}.zip`, await ask('export', 'players', ''));
  dispatchEvent(new Event('copied'));
}

/** Lets somebody choose files, or a folder. */
export function pick({ isFolder: folder = false }) {
  const input = made('input', {
    type: 'file',
    multiple: !folder,
    webkitdirectory: folder,
    accept: folder ? '' : '.zip,.switchboard,.txt,.puzzlescript',
  });
  input.addEventListener('change', async () => {
    const files = [...(input.files ?? [])];
    if (!folder) for (const file of files) await takeFile(file);
    else if (files[0]) await takeFolder(files[0].webkitRelativePath.split('/')[0], files.map(withPath));
  });
  input.click();
}

/**
 * @param {File} file
 * @returns {[string, File]}
 */
const withPath = (file) => [file.webkitRelativePath, file];

/** Opens the dialog, or shows in it what is there now. */
async function show() {
  /** @type {Listed} */
  const listed = JSON.parse(await ask('list'));
  const out = made('p', { className: 'told' });
  out.setAttribute('role', 'status');
  const pickFile = button(words('pick-file'), () => pick({}));
  const pickFolder = button(words('pick-folder'), () => pick({ isFolder: true }));
  const parts = [
    made('h2', { textContent: words('files'), id: 'files-title' }),
    out,
    ...section('bring', made('p', { textContent: words('kinds') }), buttons(pickFile, pickFolder)),
  ];
  if (state.shown?.playing) {
    const [game, level] = state.shown.playing;
    const toLevel = button(words('link-level'), () => link(game, level, out));
    parts.push(...section('playing', buttons(toLevel, asAuthor(game))));
  }
  if (listed.players.length) {
    const rows = listed.players.map(([id, name]) => row(name, copy('player', id, name)));
    parts.push(...section('players', made('ul', {}, ...rows), buttons(button(words('save-all'), saveAll))));
  }
  const own = listed.games.filter(([, , isOwn]) => isOwn);
  if (own.length) {
    const rows = own.map(([id, title]) => {
      const toGame = button(words('link-game'), () => link(id, '', out));
      return row(title, copy('game', id, id), toGame, asAuthor(id), removal(id, title));
    });
    parts.push(...section('games', made('ul', {}, ...rows)));
  }
  parts.push(buttons(button(words('close'), () => dialog.close())));
  dialog.setAttribute('aria-labelledby', 'files-title');
  dialog.replaceChildren(...parts);
  if (!dialog.open) dialog.showModal();
}

/**
 * @param {string} id
 * @param {string} title
 */
const removal = (id, title) =>
  button(words('remove'), async () => {
    if ((await question(words('sure-remove', { x: title }), ['remove', 'cancel'])) !== 'remove') return;
    await ask('remove_game', id);
    show();
  });

/**
 * What a link brings: asks, keeps it, and plays it.
 * @param {string} letters
 */
export async function openLink(letters) {
  const bytes = new TextEncoder().encode(letters);
  /** @type {Seen} */
  const seen = JSON.parse(await ask('look', '#', bytes));
  if (seen.refused) {
    if (['no-such-game', 'unwritten'].includes(seen.refused.why)) refused('', seen.refused);
    else strip('bad-link');
    return;
  }
  if ((await question(words(`play-${seen.kind}`, { x: seen.title }), ['play', 'cancel'])) !== 'play') return;
  /** @type {Seen} */
  const added = JSON.parse(await ask('add', '#', bytes, false));
  if (added.refused) {
    refused('', added.refused);
    return;
  }
  location.hash = `#game=${encodeURIComponent(added.game)}${added.level ? `&level=${encodeURIComponent(added.level)}` : ''}`;
}

/**
 * Takes in what was dropped: what is no file, such as a word, is left alone.
 * @param {DataTransfer} dropped
 */
async function takeDropped(dropped) {
  const entries = Array.from(dropped.items, (item) => item.webkitGetAsEntry?.() ?? undefined).filter((entry) => entry !== undefined);
  const files = [...dropped.files];
  if (!entries.length) for (const file of files) await takeFile(file);
  for (const entry of entries) {
    if (isFile(entry)) await takeFile(await fileOf(entry));
    else await takeFolder(entry.name, await filesUnder(entry));
  }
}

/**
 * Takes in a file that another program handed over, if somebody wants that: any web site can hand over one.
 * @param {File} file
 */
async function takeHanded(file) {
  if ((await question(words('handed-over', { x: file.name }), ['add', 'cancel'])) === 'add') await takeFile(file);
}

/** Asks for what was shared with the page as it was not open, and for what is opened with it from now on. */
export async function takeShared() {
  // where the page is installed, the system opens files with it
  globalThis.launchQueue?.setConsumer(async ({ files }) => {
    for (const file of files) await takeHanded(await file.getFile());
  });
  if (!globalThis.caches) return;
  const cache = await caches.open('switchboard shared');
  for (const request of await cache.keys()) {
    const shared = await cache.match(request);
    await cache.delete(request);
    const name = decodeURIComponent(request.url.split('/').pop() ?? '');
    if (shared) await takeHanded(new File([await shared.blob()], name));
  }
}

/** Lets files be dropped, and the dialog be opened. */
export function beginFiles() {
  document.body.append(dialog);
  const open = () => {
    if (!document.querySelector('dialog[open]')) show();
  };
  more.addEventListener('click', open);
  addEventListener('keydown', (event) => {
    if (event.ctrlKey && event.key.toLowerCase() === 'o') {
      event.preventDefault();
      open();
    }
  });
  addEventListener('dragover', (event) => event.preventDefault());
  addEventListener('drop', (event) => {
    event.preventDefault();
    if (event.dataTransfer) takeDropped(event.dataTransfer);
  });
}
