// All that the page remembers between two events, in one place. What a device of its own needs (the voice, the light) is kept there.
/** @import { Answer, Beginning } from '../types/messages' */

export const state = {
  /** The worker of the program. @type {Worker | undefined} */
  program: undefined,
  /** What it runs. @type {Promise<WebAssembly.Module> | undefined} */
  compiled: undefined,
  /** How it began. @type {Beginning | undefined} */
  begun: undefined,
  /** When it was begun anew after a breakdown, in milliseconds of the page. */
  anew: -Infinity,
  /** The number of the last question, and who waits for which answer. */
  number: 0,
  /** @type {Map<number, (value: any) => void>} */
  questions: new Map(),

  /** The page that is shown. @type {Answer | undefined} */
  shown: undefined,
  /** The languages that the browser has voices for. @type {string[]} */
  languages: [],
  /** How loud the song is for which the program was asked, in percent; none if it has ended. */
  songVolume: 0,
  /** Addresses of drawings by name. @type {Map<string, string>} */
  drawings: new Map(),
  /** Addresses of pictures by name, or the images that wait for one. @type {Map<string, string | HTMLImageElement[]>} */
  pictures: new Map(),

  /** How far long texts have moved on by themselves, and whether somebody has moved them. */
  drift: 0,
  isTurned: false,
  /** When a pointer moved last, in milliseconds of the page. */
  pointedAt: -Infinity,
  /** What was lit when something came into view last, and the lines of texts that did. */
  brought: '',
  /** @type {WeakMap<HTMLElement, string | undefined>} */
  lines: new WeakMap(),

  /** Whether everything stands in one column. */
  narrow: false,
  /** For what the words of the lane were fitted last; for what it was judged what stands close together, and what does. */
  fitted: '',
  judged: '',
  /** @type {Set<string>} */
  tight: new Set(),
  /** What the program was told last of how many cards are seen at once. */
  room: '',
  /** On which screen in which window it was seen how many cards lie side by side, and how many. */
  cards: '',
  abreast: Infinity,
};
