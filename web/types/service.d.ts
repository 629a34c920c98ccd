// The service worker's own: the library of TypeScript knows the things of other workers only as global ones.

declare const registration: ServiceWorkerRegistration;
declare const clients: Clients;
declare function skipWaiting(): Promise<void>;
declare function addEventListener<Kind extends keyof ServiceWorkerGlobalScopeEventMap>(
  kind: Kind,
  work: (event: ServiceWorkerGlobalScopeEventMap[Kind]) => void,
): void;
