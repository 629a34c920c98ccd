// Keeps one version of the page, whole, for use without a network. The next version waits until it is taken.
const VERSION = '@VERSION@';
const FILES = ['@FILES@'];
const name = `switchboard ${registration.scope} ${VERSION}`;

addEventListener('install', (event) => {
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })))));
});

addEventListener('activate', (event) => {
  const mine = `switchboard ${registration.scope} `;
  const old = (names) => names.filter((known) => known.startsWith(mine) && known !== name);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((known) => caches.delete(known))))
      .then(() => clients.claim()),
  );
});

addEventListener('message', ({ data }) => {
  if (data === 'use') skipWaiting();
});

addEventListener('fetch', (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== 'GET' || !address.href.startsWith(registration.scope)) return;
  const inner = address.href.slice(registration.scope.length).split(/[?#]/)[0] || './';
  if (!FILES.includes(inner)) return;
  event.respondWith(
    caches
      .open(name)
      .then((cache) => cache.match(new URL(inner, registration.scope)))
      .then((kept) => kept ?? fetch(event.request)),
  );
});
