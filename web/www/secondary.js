// The secondary module of the program that plays: what a start and a first move do not need (web/bind/src/parts.rs). It is fetched once
// something is seen; where the program comes to need it before, it waits for it.
import { Missing, compiled } from './compiled.js';

/** After how many milliseconds it is tried again to fetch what did not come. */
const AGAIN = 3000;
const OK = 200;

export class Secondary {
  #asset;
  #primary;
  #isThere = false;

  /**
   * @param {string | ArrayBuffer} asset
   * @param {WebAssembly.Exports} primary what the primary module exports
   */
  constructor(asset, primary) {
    this.#asset = asset;
    this.#primary = primary;
  }

  /** Fetches it while nobody waits for it, until it is there; throws where the host does not have it. */
  async bring() {
    while (!this.#isThere) {
      try {
        this.#begin(await compiled(this.#asset));
      } catch (fault) {
        if (fault instanceof Missing) throw fault;
        console.warn(String(fault));
        await new Promise((go) => setTimeout(go, AGAIN));
      }
    }
  }

  /** Loads it now, while the program waits; throws where the host does not have it or cannot be reached. */
  load() {
    if (!this.#isThere) this.#begin(new WebAssembly.Module(typeof this.#asset === 'string' ? fetched(this.#asset) : this.#asset));
  }

  /** @param {WebAssembly.Module} module */
  #begin(module) {
    if (this.#isThere) return;
    new WebAssembly.Instance(module, { primary: this.#primary });
    this.#isThere = true;
  }
}

/**
 * A file of the page, for which everything in this worker waits.
 * @param {string} asset
 * @returns {ArrayBuffer}
 */
function fetched(asset) {
  const request = new XMLHttpRequest();
  request.open('GET', asset, false);
  request.responseType = 'arraybuffer';
  request.send();
  if (request.status !== OK) throw new Missing(`${asset}: ${request.status}`);
  return request.response;
}
