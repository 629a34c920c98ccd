// Three files that outlast the page, as the program uses them (web/src/browser.rs): each call says which one.

export interface Keeper {
  read(file: number): Uint8Array;
  /** Whether it was written. */
  write(file: number, at: number, bytes: Uint8Array): boolean;
  cut(file: number, length: number): boolean;
  flush(file: number): boolean;
  random(): bigint;
  /** Waits until everything that was written is kept, where a call does not do so. */
  settle?(): Promise<void>;
}

/** Where things are kept, and whether that outlasts the page. */
export interface Store {
  files: Keeper;
  kept: boolean;
}
