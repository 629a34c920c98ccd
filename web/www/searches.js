// Searches and examinations, in a worker of their own with a program of its own. It is ended, with its memory, when what it does is of no
// use any more.
/** @import { Beginning, Examine, FromSearch, Think, ToSearch } from '../types/messages' */
import { BUILD } from './build.js';
import { Missing, compiled } from './compiled.js';

/** After how many milliseconds in which nobody waited for a search its worker goes. */
const IDLE = 30_000;

/**
 * @param {Worker} worker
 * @param {ToSearch} message
 */
const tell = (worker, message) => worker.postMessage(message);

export class Searches {
  #assets;
  #packOf;
  #found;
  #outdated;
  /** The program, once it was needed. @type {Promise<WebAssembly.Module> | undefined} */
  #program;
  /** @type {Map<string, Think | Examine>} */
  #asked = new Map();
  /** @type {Worker | undefined} */
  #worker;
  /** What the worker is told when it has begun. @type {Promise<unknown>} */
  #begun = Promise.resolve();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #idle;

  /**
   * @param {Beginning['assets']} assets
   * @param {(deed: Think | Examine) => Uint8Array<ArrayBuffer>} packOf the files of the game of what is asked
   * @param {(deed: Think | Examine, finding: string) => void} found
   * @param {() => void} outdated the host has another build of the page, so that nothing can be searched for until the page is loaded anew
   */
  constructor(assets, packOf, found, outdated) {
    this.#assets = assets;
    this.#packOf = packOf;
    this.#found = found;
    this.#outdated = outdated;
  }

  /** @param {Think | Examine} deed */
  begin(deed) {
    const worker = (this.#worker ??= this.#begin());
    this.#asked.set(deed.number, deed);
    const pack = this.#packOf(deed);
    this.#begun.then(() => tell(worker, { deed, pack }));
  }

  /**
   * Ends a search; what else the worker was asked is asked anew.
   * @param {string} number
   */
  stop(number) {
    if (!this.#asked.delete(number) || !this.#worker) return;
    this.end();
    for (const deed of this.#asked.values()) this.begin(deed);
  }

  /** After everything that happens: if nobody has waited for a search for a while, its memory is given back. */
  rest() {
    clearTimeout(this.#idle);
    if (this.#worker && !this.#asked.size) this.#idle = setTimeout(() => this.end(), IDLE);
  }

  /** Ends the worker. */
  end() {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #compiled() {
    this.#program ??= compiled(this.#assets.work).catch((fault) => {
      this.#program = undefined;
      throw fault;
    });
    return this.#program;
  }

  #begin() {
    const worker = new Worker(this.#assets.search, { type: this.#assets.type });
    worker.onmessage = ({ data }) => this.#came(data);
    // it ended in another way
    worker.onerror = (fault) => {
      fault.preventDefault?.();
      this.#fail(worker, fault.message ?? '');
    };
    this.#begun = this.#compiled().then(
      (program) => tell(worker, { build: BUILD, program }),
      (fault) => {
        if (fault instanceof Missing) this.#outdated();
        this.#fail(worker, fault);
      },
    );
    return worker;
  }

  /**
   * What this worker was asked has no answer; the next search begins with a new one.
   * @param {Worker | undefined} worker
   * @param {unknown} fault
   */
  #fail(worker, fault) {
    if (worker !== this.#worker) return;
    const deeds = [...this.#asked.values()];
    this.#asked.clear();
    this.end();
    const misfit = JSON.stringify({ Misfit: String(fault) });
    for (const deed of deeds) this.#found(deed, deed.kind === 'examine' ? '' : misfit);
  }

  /** @param {FromSearch} message */
  #came(message) {
    if ('outdated' in message) {
      this.#outdated();
      this.#fail(this.#worker, 'another build');
      return;
    }
    const { number, finding, broke } = message;
    const deed = this.#asked.get(number);
    if (!deed) return;
    // a program that broke off is of no use any more
    if (broke) this.stop(number);
    else this.#asked.delete(number);
    this.#found(deed, finding);
  }
}
