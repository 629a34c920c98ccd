// The texts of the program, a file for each language: that of whoever plays comes before the first page, the others after it.
import { found } from './compiled.js';

export class Texts {
  #assets;
  /** Those that are on their way. @type {Map<string, Promise<string>>} */
  #coming = new Map();

  /** @param {Record<string, string | ArrayBuffer>} assets where they are, by the code of the language */
  constructor(assets) {
    this.#assets = assets;
  }

  /**
   * The language in which a page begins of whose players nothing is known.
   * @param {string} tag what the browser asks for
   */
  begins(tag) {
    const code = tag.slice(0, 2).toLowerCase();
    return code in this.#assets ? code : 'en';
  }

  /** All languages but these. @param {string[]} codes */
  except(codes) {
    return Object.keys(this.#assets).filter((code) => !codes.includes(code));
  }

  /**
   * Those of a language. They are remembered while they are on their way; what did not come is fetched anew when it is asked for again.
   * @param {string} code
   */
  of(code) {
    const coming = this.#coming.get(code) ?? found(this.#assets[code]).then((response) => response.text());
    this.#coming.set(code, coming);
    coming.catch(() => this.#coming.delete(code));
    return coming;
  }
}
