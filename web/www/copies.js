// Whether this browser keeps what is played, and a copy of it all as one file, which is proposed where it may forget: after the first
// twenty minutes of play, then every week.
import { one, root } from './elements.js';
import { pick, saveAll } from './files.js';
import { ask, send } from './program.js';
import { state } from './state.js';
import { strip } from './strip.js';

/** Where it is remembered how long was played since the last copy, in minutes, and when one was made or proposed last, in milliseconds
 * since 1970. */
const KEY = 'switchboard-copy';
const FIRST_MINUTES = 20,
  AGAIN_MS = 7 * 24 * 60 * 60_000,
  MINUTE_MS = 60_000;
/** The screens on which it is proposed: those of lists and of who helps. */
const PROPOSED_ON = new Set(['players', 'games', 'desk', 'desk-who']);

/** @returns {{ minutes: number, last: number }} */
function remembered() {
  try {
    const { minutes, last } = JSON.parse(localStorage.getItem(KEY) ?? '');
    return { minutes: Number(minutes) || 0, last: Number(last) || 0 };
  } catch {
    // nothing yet, or nothing is remembered here
    return { minutes: 0, last: 0 };
  }
}

/** @param {{ minutes: number, last: number }} now */
function remember(now) {
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // where nothing is remembered it is proposed once more, which harms nobody
  }
}

/** Whether the browser may remove what is kept, as after weeks without a visit, or where it lacks space. The program is told, which says
 * so in its settings and at its desk. */
async function mayForget() {
  const installed = matchMedia('(display-mode: standalone)').matches;
  const promised = !!(await navigator.storage?.persist?.().catch(() => false));
  send({ kind: 'keeping', promised, installed });
  return !promised && !installed;
}

/** Looks each minute whether something was played, and proposes a copy when it is time. */
function watch() {
  let before = '';
  setInterval(() => {
    const { minutes, last } = remembered();
    const page = one(root, '.page');
    // lists are no play
    const now = page?.dataset.moves ? `${page.dataset.game} ${page.dataset.moves}` : before;
    const played = minutes + (now !== before && !document.hidden ? 1 : 0);
    before = now;
    if (played < FIRST_MINUTES || Date.now() - last < AGAIN_MS || !PROPOSED_ON.has(state.shown?.screen ?? '')) {
      if (played !== minutes) remember({ minutes: played, last });
      return;
    }
    remember({ minutes: played, last: Date.now() });
    strip('may-forget', { words: 'save-all', work: saveAll });
  }, MINUTE_MS);
}

/** Begins, where what is played is kept at all. */
export async function beginCopies() {
  addEventListener('copied', () => remember({ minutes: 0, last: Date.now() }));
  if (await mayForget()) watch();
  const { players } = JSON.parse(await ask('list'));
  // on a small screen the questions need the space, and "Files and links" is there, too
  const asks = state.shown?.screen === 'first-start' && innerWidth > 700 && innerHeight > 700;
  if (asks && !players.length) strip('nothing-here', { words: 'pick-file', work: () => pick({}) });
}
