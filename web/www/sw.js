// Keeps one version of the page, whole, for use without a network. The next version waits until it is taken.
const VERSION = '@VERSION@';
const FILES = ['@FILES@'];
const kept = `switchboard ${registration.scope} ${VERSION}`;

/** What is handed over at once: so many files, of so many bytes each. */
const MOST_SHARED = 10,
  MOST_BYTES = 128 << 20;

/** Fetches all files of this version, whatever the browser has of them. */
async function fetchAll() {
  const cache = await caches.open(kept);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })));
}

/** Removes all other versions, and serves the pages that are open. */
async function takeOver() {
  const mine = `switchboard ${registration.scope} `;
  const old = (await caches.keys()).filter((known) => known.startsWith(mine) && known !== kept);
  await Promise.all(old.map((known) => caches.delete(known)));
  await clients.claim();
}

/**
 * What was kept of a file; from the network if nothing was.
 * @param {string} file
 * @param {Request} request
 */
async function serve(file, request) {
  const cache = await caches.open(kept);
  return (await cache.match(new URL(file, registration.scope))) ?? fetch(request);
}

/**
 * What another program of the machine hands over, kept until the page asks somebody whether to take it.
 * @param {Request} request
 */
async function receive(request) {
  const files = (await request.formData()).getAll('file').slice(0, MOST_SHARED);
  const cache = await caches.open('switchboard shared');
  for (const [number, file] of files.entries()) {
    if (file instanceof File && file.size <= MOST_BYTES)
      await cache.put(`shared/${number}/${encodeURIComponent(file.name)}`, new Response(file));
  }
  return Response.redirect('./', 303);
}

addEventListener('install', (event) => event.waitUntil(fetchAll()));

addEventListener('activate', (event) => event.waitUntil(takeOver()));

addEventListener('message', ({ data }) => {
  if (data === 'use') skipWaiting();
});

addEventListener('fetch', (event) => {
  const address = new URL(event.request.url);
  if (event.request.method === 'POST' && address.href === new URL('share', registration.scope).href) {
    event.respondWith(receive(event.request));
  }
  if (event.request.method !== 'GET' || !address.href.startsWith(registration.scope)) return;
  const inner = address.href.slice(registration.scope.length).split(/[?#]/)[0] || './';
  if (FILES.includes(inner)) event.respondWith(serve(inner, event.request));
});
