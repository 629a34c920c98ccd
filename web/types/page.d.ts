// What the scripts of the page put on things of the browser.

/** The key that the program gave an element, so that the next page finds it (`patch.js`). */
interface Element {
  key?: string;
}

/** What journeys wait for: the first page, and that all games are there. */
declare var ready: boolean | undefined;
declare var idle: boolean | undefined;
/** How late each page was that the clock had asked for, in milliseconds, where a test measures that. */
declare var late: number[] | undefined;
/** What opens files with the page where it is installed; not every browser has it. */
declare var launchQueue: { setConsumer(take: (opened: { files: FileSystemFileHandle[] }) => void): void } | undefined;
