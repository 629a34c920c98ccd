// What the scripts of the workers put on things of the browser.

/** Where the program keeps its files (`keep.js`), under the name by which it calls them. */
declare var keeper: Partial<import('./keeper').Keeper>;
