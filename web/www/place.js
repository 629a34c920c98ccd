// Where the page's files are.

const file = (name) => new URL(name, import.meta.url).href;

export const assets = () => ({
  type: 'module',
  app: file('app.js'),
  search: file('search.js'),
  program: file('switchboard_bg.wasm'),
  pack: file('games.pack'),
  packs: file('packs/'),
});
export const allowedAt = file('allowed-origins.txt');
export const soundOf = (name) => file(`sounds/${name}.wav`);
