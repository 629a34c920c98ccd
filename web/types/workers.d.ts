// What the scripts of the workers put on things of the browser.

/** Where the program keeps its files (`keep.js`), under the name by which it calls them. */
declare var keeper: Partial<import('./keeper').Keeper>;
/** Loads the secondary module of the program that plays (`secondary.js`), under the name by which the program calls it. */
declare var loadSecondary: (() => void) | undefined;
