// Searches and examinations, in a worker of their own. It is ended, with its memory, when what it does is of no use any more.
/** @import { Assets, Examine, FromSearch, Think, ToSearch } from '../types/messages' */

/** After how many milliseconds in which nobody waited for a search its worker goes. */
const IDLE = 30_000;

export class Searches {
  #assets;
  #pack;
  #program;
  #found;
  /** @type {Map<string, Think | Examine>} */
  #asked = new Map();
  /** @type {Worker | undefined} */
  #worker;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #idle;

  /**
   * @param {Assets} assets
   * @param {Uint8Array} pack
   * @param {WebAssembly.Module} program
   * @param {(deed: Think | Examine, finding: string) => void} found
   */
  constructor(assets, pack, program, found) {
    this.#assets = assets;
    this.#pack = pack;
    this.#program = program;
    this.#found = found;
  }

  /** @param {Think | Examine} deed */
  begin(deed) {
    this.#worker ??= this.#begun();
    this.#asked.set(deed.number, deed);
    this.#tell(deed);
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

  /**
   * Takes a pack with more games.
   * @param {Uint8Array} pack
   */
  bring(pack) {
    this.#pack = pack;
    this.#tell({ pack });
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

  /** @param {ToSearch} message */
  #tell(message) {
    this.#worker?.postMessage(message);
  }

  #begun() {
    const worker = new Worker(this.#assets.search, { type: this.#assets.type });
    worker.onmessage = ({ data }) => this.#came(data);
    // it ended in another way: what it was asked has no answer, and the next search begins with a new one
    worker.onerror = (fault) => {
      fault.preventDefault?.();
      const deeds = [...this.#asked.values()];
      this.#asked.clear();
      this.end();
      const misfit = JSON.stringify({ Misfit: String(fault.message ?? '') });
      for (const deed of deeds) this.#found(deed, deed.kind === 'examine' ? '' : misfit);
    };
    /** @type {ToSearch} */
    const first = { pack: this.#pack, program: this.#program };
    worker.postMessage(first);
    return worker;
  }

  /** @param {FromSearch} message */
  #came({ number, finding, broke }) {
    const deed = this.#asked.get(number);
    if (!deed) return;
    // a program that broke off is of no use any more
    if (broke) this.stop(number);
    else this.#asked.delete(number);
    this.#found(deed, finding);
  }
}
