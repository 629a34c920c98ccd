// Files and links: games and players that come from outside, copies of them, links to levels. A dialog of the page itself,
// for whoever helps the player; the program decides what is taken.
import { words } from './words.js';
import { strip } from './strip.js';
import { isPicture, takePicture } from './photo.js';
import { isSong, takeSong } from './song.js';

let ask, playing, dialog;

const made = (tag, properties = {}, ...inner) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...inner);
  return element;
};
const button = (text, work) => {
  const one = made('button', { type: 'button', textContent: text });
  one.addEventListener('click', work);
  return one;
};

/** Asks a question; the answer is the name of the button, or none. */
function question(text, answers) {
  return new Promise((answered) => {
    const asking = made('dialog', { className: 'page-own' });
    const choose = (answer) => {
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

function refused(name, refusal) {
  strip(`why-${refusal.why}`, undefined, { f: name, x: refusal.what ?? '' });
}

/** Waits until nothing is being added. */
async function isAdded() {
  while (await ask('is_adding')) await new Promise((go) => setTimeout(go, 100));
}

/** Takes in a file or a folder: looks at it first, and asks where something is there already. */
async function take(name, bytes) {
  const shown = name.replace(/\/$/, '');
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
  const added = JSON.parse(await ask('add', name, bytes, replaces));
  // the program itself tells how far it is, and what came of it
  if (added.refused) refused(shown, added.refused);
  else {
    dialog?.close();
    await isAdded();
  }
  if (dialog?.open) show();
}

/** The files of a folder in one: for each a line `LENGTH PATH`, then its bytes. */
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

/** All files under a dropped folder. */
async function filesUnder(entry, prefix = '') {
  if (entry.isFile) return [[prefix + entry.name, await new Promise((good, bad) => entry.file(good, bad))]];
  const reader = entry.createReader();
  const files = [];
  for (;;) {
    const some = await new Promise((good, bad) => reader.readEntries(good, bad));
    if (!some.length) return files;
    for (const inner of some) {
      files.push(...(await filesUnder(inner, `${prefix}${entry.name}/`)));
      if (files.length > MOST_FILES) return files;
    }
  }
}

function save(name, bytes) {
  const address = URL.createObjectURL(new Blob([bytes]));
  const link = made('a', { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
export { save };

const place = () => location.href.split('#')[0];

async function link(game, level, out) {
  const made_ = JSON.parse(await ask('link', game, level));
  if (made_.Err) {
    out.textContent = words(`why-${made_.Err.why}`, { f: game, x: made_.Err.what ?? '' });
    return;
  }
  const plain = `#game=${encodeURIComponent(game)}${level ? `&level=${encodeURIComponent(level)}` : ''}`;
  const address = place() + (made_.Ok ? `#share=${made_.Ok}` : plain);
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

async function show() {
  const listed = JSON.parse(await ask('list'));
  const out = made('p', { className: 'told' });
  out.setAttribute('role', 'status');
  const pick = (folder) => {
    const input = made('input', {
      type: 'file',
      multiple: !folder,
      webkitdirectory: folder,
      accept: folder ? '' : '.zip,.txt,.puzzlescript',
    });
    input.addEventListener('change', async () => {
      const files = [...input.files];
      if (folder && files.length)
        await takeFolder(
          files[0].webkitRelativePath.split('/')[0],
          files.map((file) => [file.webkitRelativePath, file]),
        );
      else for (const file of files) await takeFile(file);
    });
    input.click();
  };
  const row = (name, ...buttons) => made('li', {}, made('span', { textContent: name }), made('span', { className: 'buttons' }, ...buttons));
  const parts = [
    made('h2', { textContent: words('files'), id: 'files-title' }),
    out,
    made('h3', { textContent: words('bring') }),
    made('p', { textContent: words('kinds') }),
    made(
      'div',
      { className: 'buttons' },
      button(words('pick-file'), () => pick(false)),
      button(words('pick-folder'), () => pick(true)),
    ),
  ];
  if (playing()) {
    const [game, level] = playing();
    parts.push(
      made('h3', { textContent: words('playing') }),
      made(
        'div',
        { className: 'buttons' },
        button(words('link-level'), () => link(game, level, out)),
        button(words('author'), () => {
          location.hash = `#game=${encodeURIComponent(game)}&author`;
        }),
      ),
    );
  }
  if (listed.players.length) {
    parts.push(
      made('h3', { textContent: words('players') }),
      made(
        'ul',
        {},
        ...listed.players.map(([id, name]) =>
          row(
            name,
            button(words('copy'), async () => save(`${name}.zip`, await ask('export', 'player', id))),
          ),
        ),
      ),
    );
  }
  const own = listed.games.filter(([, , isOwn]) => isOwn);
  if (own.length) {
    parts.push(
      made('h3', { textContent: words('games') }),
      made(
        'ul',
        {},
        ...own.map(([id, title]) =>
          row(
            title,
            button(words('copy'), async () => save(`${id}.zip`, await ask('export', 'game', id))),
            button(words('link-game'), () => link(id, '', out)),
            button(words('author'), () => {
              location.hash = `#game=${encodeURIComponent(id)}&author`;
            }),
            button(words('remove'), async () => {
              if ((await question(words('sure-remove', { x: title }), ['remove', 'cancel'])) !== 'remove') return;
              await ask('remove_game', id);
              show();
            }),
          ),
        ),
      ),
    );
  }
  parts.push(
    made(
      'div',
      { className: 'buttons' },
      button(words('close'), () => dialog.close()),
    ),
  );
  dialog.setAttribute('aria-labelledby', 'files-title');
  dialog.replaceChildren(...parts);
  if (!dialog.open) dialog.showModal();
}

/** What a link brings: asks, keeps it, and plays it. */
export async function openLink(letters) {
  const bytes = new TextEncoder().encode(letters);
  const seen = JSON.parse(await ask('look', '#', bytes));
  if (seen.refused) {
    if (['no-such-game', 'unwritten'].includes(seen.refused.why)) refused('', seen.refused);
    else strip('bad-link');
    return;
  }
  if ((await question(words(`play-${seen.kind}`, { x: seen.title }), ['play', 'cancel'])) !== 'play') return;
  const added = JSON.parse(await ask('add', '#', bytes, false));
  if (added.refused) {
    refused('', added.refused);
    return;
  }
  location.hash = `#game=${encodeURIComponent(added.game)}${added.level ? `&level=${encodeURIComponent(added.level)}` : ''}`;
}

/** Lets files be dropped, and the dialog be opened. `asking` asks the program; `what` tells what is being played. */
export function beginFiles(asking, what) {
  [ask, playing] = [asking, what];
  dialog = made('dialog', { id: 'files', className: 'page-own' });
  document.body.append(dialog);
  const open = () => {
    if (!document.querySelector('dialog[open]')) show();
  };
  document.getElementById('more').addEventListener('click', open);
  addEventListener('keydown', (event) => {
    if (event.ctrlKey && event.key.toLowerCase() === 'o') {
      event.preventDefault();
      open();
    }
  });
  addEventListener('dragover', (event) => event.preventDefault());
  addEventListener('drop', async (event) => {
    event.preventDefault();
    const entries = [...event.dataTransfer.items].map((item) => item.webkitGetAsEntry?.()).filter(Boolean);
    const files = [...event.dataTransfer.files];
    if (!entries.length) {
      for (const file of files) await takeFile(file);
      return;
    }
    for (const entry of entries) {
      if (entry.isDirectory) await takeFolder(entry.name, await filesUnder(entry));
      else await takeFile(await new Promise((good, bad) => entry.file(good, bad)));
    }
  });
}
