// Where the page's files are. Another module takes the place of this one where the page is one file (page_files.py), which also puts
// the build into the names of the programs.
/** @import { Assets } from '../types/messages' */

/** The languages of the program; the texts of each are a file of the same build. */
const LANGUAGES = ['cs', 'sk', 'en', 'de'];

/** @param {string} name */
const file = (name) => new URL(name, import.meta.url).href;

/** @returns {Assets} */
export const assets = () => ({
  type: 'module',
  app: file('app.js'),
  search: file('search.js'),
  program: file('play_bg.wasm'),
  secondary: file('play_secondary.wasm'),
  work: file('work_bg.wasm'),
  texts: Object.fromEntries(LANGUAGES.map((code) => [code, file(`texts/${code}-@BUILD@.json`)])),
  pack: file('games.pack'),
  packs: file('packs/'),
});
/** @type {string | undefined} */
export const allowedAt = file('allowed-origins.txt');
/** @param {string} name */
export const soundOf = (name) => file(`sounds/${name}.wav`);
