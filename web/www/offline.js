// The page without a network, and new versions of it: offered, never forced.
import { strip } from './strip.js';

let taken = false;

/** Keeps the page for use without a network. A new version waits until somebody takes it. */
export async function keepOffline() {
  const workers = navigator.serviceWorker;
  if (!workers || !location.protocol.startsWith('http')) return;
  workers.addEventListener('controllerchange', () => {
    if (taken) location.reload();
  });
  try {
    const registration = await workers.register('sw.js');
    const offer = () => {
      const waiting = registration.waiting;
      if (waiting && workers.controller)
        strip('update', {
          words: 'use',
          work: () => {
            taken = true;
            waiting.postMessage('use');
          },
        });
    };
    offer();
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer));
    addEventListener('visibilitychange', () => {
      if (!document.hidden) registration.update().catch(() => {});
    });
  } catch (fault) {
    // where workers are not allowed the page works with a network
    console.warn(String(fault));
  }
}
