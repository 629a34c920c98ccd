// The page: lays what the program shows upon the document, and hands keys, pointers, gamepads and voices to it.
import { patch } from './patch.js';

const root = document.getElementById('root');
const startLine = document.getElementById('start');
const app = new Worker(new URL('app.js', import.meta.url), { type: 'module' });
const pictures = new Map();
const drawings = new Map();
const sounds = new Map();
let timer = 0, last, audio, told = '';
const mute = new URLSearchParams(location.search).has('mute');

/** What to say where the program itself cannot: the texts of the page alone. */
const WORDS = {
  elsewhere: {
    en: 'Switchboard is open in another tab or window. Close that one, then reload this page.',
    cs: 'Switchboard už běží v jiné kartě nebo okně. Zavřete je a načtěte tuto stránku znovu.',
    sk: 'Switchboard už beží na inej karte alebo v inom okne. Zatvorte ju a načítajte túto stránku znova.',
    de: 'Switchboard ist schon in einem anderen Tab oder Fenster geöffnet. Schließen Sie es und laden Sie diese Seite neu.',
  },
  failed: {
    en: 'Switchboard could not start. Nothing that you played is lost. Reload the page; if that does not help, try a newer browser.',
    cs: 'Switchboard se nepodařilo spustit. Nic z toho, co jste hráli, se neztratilo. Načtěte stránku znovu; pokud to nepomůže, zkuste novější prohlížeč.',
    sk: 'Switchboard sa nepodarilo spustiť. Nič z toho, čo ste hrali, sa nestratilo. Načítajte stránku znova; ak to nepomôže, skúste novší prehliadač.',
    de: 'Switchboard konnte nicht starten. Nichts, was Sie gespielt haben, ist verloren. Laden Sie die Seite neu; hilft das nicht, versuchen Sie es mit einem neueren Browser.',
  },
  fleeting: {
    en: 'This browser keeps nothing (a private window?): what you play is gone when the page is closed.',
    cs: 'Tento prohlížeč nic neuloží (soukromé okno?): co zahrajete, po zavření stránky zmizí.',
    sk: 'Tento prehliadač nič neuloží (súkromné okno?): čo zahráte, po zatvorení stránky zmizne.',
    de: 'Dieser Browser speichert nichts (privates Fenster?): Was Sie spielen, ist nach dem Schließen der Seite weg.',
  },
};
const words = (what) => { const code = navigator.language.slice(0, 2); return WORDS[what][code] ?? WORDS[what].en; };

function trouble(what, why) {
  startLine.hidden = false;
  startLine.setAttribute('role', 'alert');
  startLine.replaceChildren(...[words(what), why].filter(Boolean).map((text) => Object.assign(document.createElement('p'), { textContent: text })));
  root.replaceChildren();
}

/** The address of a picture: of a drawing at once, of a game's file when the program has sent it. */
function source(name, image) {
  const [kind, id] = [name.slice(0, name.indexOf(':')), name.slice(name.indexOf(':') + 1)];
  if (kind === 'drawing') return drawings.get(id) ?? '';
  const known = pictures.get(name);
  if (typeof known === 'string') return known;
  if (known) known.push(image); else { pictures.set(name, [image]); app.postMessage({ picture: name }); }
  return '';
}

const TYPES = { svg: 'image/svg+xml', png: 'image/png', gif: 'image/gif', jpg: 'image/jpeg', jpeg: 'image/jpeg', webp: 'image/webp', bmp: 'image/bmp' };
function pictureCame(name, bytes) {
  const ending = name.split('.').pop().toLowerCase();
  const isText = bytes && (bytes[0] === 60 || bytes[0] === 0xef);
  const type = TYPES[ending] ?? (isText ? TYPES.svg : '');
  const address = bytes ? URL.createObjectURL(new Blob([bytes], { type })) : '';
  const waiting = pictures.get(name);
  pictures.set(name, address);
  if (Array.isArray(waiting)) for (const image of waiting) if (image.dataset.src === name && address) image.src = address;
}

function send(input) { app.postMessage(input); }

function say({ text, language, speed, volume, cue }) {
  if (mute || !globalThis.speechSynthesis) return;
  if (!cue) speechSynthesis.cancel();
  const words = new SpeechSynthesisUtterance(text);
  Object.assign(words, { lang: language, rate: speed / 100, volume: Math.min(1, volume / 100) });
  words.onstart = () => send({ kind: 'speech', began: true });
  words.onend = words.onerror = () => send({ kind: 'speech', began: false });
  speechSynthesis.speak(words);
}

async function sound({ name, volume }) {
  if (mute || !audio) return;
  if (!sounds.has(name)) {
    const bytes = await (await fetch(`sounds/${name}.wav`)).arrayBuffer();
    sounds.set(name, await audio.decodeAudioData(bytes));
  }
  const [player, gain] = [audio.createBufferSource(), audio.createGain()];
  player.buffer = sounds.get(name);
  gain.gain.value = volume / 100;
  player.connect(gain).connect(audio.destination);
  player.start();
}

/** The edge of the slot: it shrinks by itself until the next page. */
let slotBar;
function slot(times, still) {
  slotBar?.remove();
  slotBar = undefined;
  if (!times) return;
  slotBar = Object.assign(document.createElement('div'), { className: 'slot' });
  slotBar.setAttribute('aria-hidden', 'true');
  document.body.append(slotBar);
  const [whole, left] = times;
  const share = whole ? left / whole : 0;
  if (still) slotBar.style.transform = `scaleX(${share})`;
  else slotBar.animate([{ transform: `scaleX(${share})` }, { transform: 'scaleX(0)' }], { duration: left, fill: 'forwards' });
}

function show(page) {
  last = page;
  for (const [name, svg] of Object.entries(page.drawings)) drawings.set(name, `data:image/svg+xml,${encodeURIComponent(svg)}`);
  document.title = page.title;
  document.documentElement.lang = page.language;
  document.documentElement.style.fontSize = `${page.text_percent}%`;
  patch(root, [page.tree], source);
  startLine.hidden = true;
  const lit = root.querySelectorAll('.lit');
  if (lit.length) { lit[lit.length - 1].scrollIntoView({ block: 'nearest', inline: 'nearest' }); lit[0].scrollIntoView({ block: 'nearest', inline: 'nearest' }); }
  const scrolled = root.querySelector('.scroll');
  if (scrolled) scrolled.parentElement.scrollTop = Number(scrolled.dataset.line) * 1.35 * parseFloat(getComputedStyle(document.documentElement).fontSize);
  const focus = root.querySelector('[data-focus]');
  if (focus && document.activeElement !== focus) focus.focus({ preventScroll: true });
  slot(page.slot, page.tree.a.class.includes(' still'));
  for (const deed of page.effects) {
    if (deed.kind === 'say') say(deed);
    else if (deed.kind === 'hush') globalThis.speechSynthesis?.cancel();
    else if (deed.kind === 'sound') sound(deed);
  }
  if (page.fullscreen !== told && told !== '') {
    if (page.fullscreen) document.documentElement.requestFullscreen?.().catch(() => {}); else if (document.fullscreenElement) document.exitFullscreen();
  }
  told = page.fullscreen;
  clearTimeout(timer);
  // there is nothing to close: the page begins anew, with everything that was played
  if (page.over) { location.reload(); return; }
  if (page.wake !== null) timer = setTimeout(() => send({ kind: 'tick' }), page.wake);
}

app.onmessage = ({ data }) => {
  if (data.page) show(data.page);
  else if (data.picture) pictureCame(data.picture, data.bytes);
  else if (data.trouble) trouble(data.trouble, data.why);
  else if (data.ready) {
    globalThis.ready = true;
    if (!data.kept) {
      const line = Object.assign(document.createElement('p'), { className: 'fleeting', textContent: words('fleeting') });
      line.setAttribute('role', 'alert');
      document.body.prepend(line);
    } else navigator.storage?.persist?.();
  }
};
app.onerror = (fault) => trouble('failed', fault.message);

const NAMES = { ' ': 'Space', Spacebar: 'Space' };
const KEPT = new Set(['F5', 'F12', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Dead', 'Process', 'Unidentified']);
function key(event, down) {
  audio ??= globalThis.AudioContext && new AudioContext();
  if (KEPT.has(event.key) || event.metaKey) return;
  // the browser's own: closing, reloading, new tabs, developer's tools
  if (event.ctrlKey && !['z', 'q'].includes(event.key.toLowerCase())) return;
  event.preventDefault();
  if (event.repeat) return;
  const isText = [...event.key].length === 1;
  const name = NAMES[event.key] ?? (isText ? event.key.toLowerCase() : event.key);
  send({ kind: 'key', name, text: isText ? event.key : null, ctrl: event.ctrlKey, alt: event.altKey, shift: event.shiftKey, down });
}
addEventListener('keydown', (event) => key(event, true));
addEventListener('keyup', (event) => key(event, false));

const under = (event) => event.target.closest?.('[data-c], .cell');
let over, pointerLay;
root.addEventListener('pointermove', (event) => {
  // a pointer that lies still takes no focus, though the page moves under it
  if (pointerLay && Math.hypot(event.clientX - pointerLay[0], event.clientY - pointerLay[1]) < 4) return;
  pointerLay = [event.clientX, event.clientY];
  const found = under(event)?.dataset.c;
  if (found !== undefined && found !== over) send({ kind: 'point', choice: Number(found) });
  over = found;
});
addEventListener('pointerdown', (event) => {
  audio ??= globalThis.AudioContext && new AudioContext();
  if (event.button !== 0) return;
  const found = under(event);
  const cell = found?.dataset.x !== undefined ? [Number(found.dataset.x), Number(found.dataset.y)] : null;
  send({ kind: 'click', choice: found?.dataset.c !== undefined ? Number(found.dataset.c) : null, cell });
});
addEventListener('pointerup', () => send({ kind: 'up' }));
// screen readers press what they read without a pointer
root.addEventListener('click', (event) => {
  const found = event.target.closest('[data-c]');
  if (event.detail === 0 && found) send({ kind: 'click', choice: Number(found.dataset.c), cell: null });
});

const BUTTONS = ['South', 'East', 'West', 'North', 'LeftTrigger', 'RightTrigger', 'LeftTrigger2', 'RightTrigger2', 'Select', 'Start', 'LeftThumb', 'RightThumb', 'DPadUp', 'DPadDown', 'DPadLeft', 'DPadRight', 'Mode'];
const held = new Map();
function gamepads() {
  for (const pad of navigator.getGamepads()) {
    pad?.buttons.forEach((button, place) => {
      const id = `${pad.index}/${place}`;
      if (button.pressed !== (held.get(id) ?? false)) {
        held.set(id, button.pressed);
        send({ kind: 'button', name: BUTTONS[place] ?? `Button${place}`, down: button.pressed });
      }
    });
  }
  requestAnimationFrame(gamepads);
}
addEventListener('gamepadconnected', () => requestAnimationFrame(gamepads), { once: true });

const asked = new URLSearchParams(location.hash.slice(1) || location.search.slice(1));
send({ start: { player: asked.get('player'), game: asked.get('game'), level: asked.get('level'), language: navigator.language } });
