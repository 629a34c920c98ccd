// Which sites are around this page: of a stranger's page that frames it, nothing that is kept may be seen.
import { allowedAt } from './place.js';

/** @type {Promise<Set<string>> | undefined} */
let reading;
/** The other sites that may frame the page with its players: the lines of allowed-origins.txt beside the page, which no host has
 * unless somebody put it there. */
const allowed = () =>
  (reading ??= (async () => {
    const response = allowedAt ? await fetch(allowedAt, { cache: 'no-store', redirect: 'error' }).catch(() => undefined) : undefined;
    const lines = response?.ok ? (await response.text()).split('\n') : [];
    return new Set(lines.map((line) => line.trim()).filter((line) => /^https?:\/\/[^/]+$/.test(line)));
  })());

/** The origins of the pages around this one; `null` for one of which nothing is known. */
function originsAround() {
  if (location.ancestorOrigins) return [...location.ancestorOrigins];
  const origins = [];
  /** @type {Window} */
  let page = window;
  for (; page !== page.parent; page = page.parent) {
    try {
      origins.push(page.parent.origin);
    } catch {
      origins.push('null');
    }
  }
  return origins;
}

/** `nobody`, `own`, `allowed` or `stranger`: the least known of all pages around this one. */
async function look() {
  if (parent === window) return 'nobody';
  const origins = originsAround();
  const own = (/** @type {string} */ one) => one !== 'null' && one === globalThis.origin;
  if (origins.every(own)) return 'own';
  const known = await allowed();
  return origins.every((one) => own(one) || known.has(one)) ? 'allowed' : 'stranger';
}

/** @type {ReturnType<typeof look> | undefined} */
let looking;
export const around = () => (looking ??= look());
/**
 * Whether pages of this origin may frame the page with its players.
 * @param {string} one
 */
export const mayFrame = async (one) => (await allowed()).has(one);
