// Journeys through the page in a real Chromium: `node tests/web/run.mjs [--quick | WORDS OF A NAME...]`, after `make web`.
import assert from 'node:assert/strict';
import { Browser } from './browser.mjs';
import { site } from './kit.mjs';
import boxes from './boxes.mjs';
import desk from './desk.mjs';
import keep from './keep.mjs';
import languages from './languages.mjs';
import own from './own.mjs';
import play from './play.mjs';
import reach from './reach.mjs';
import reader from './reader.mjs';
import screens from './screens.mjs';
import strangers from './strangers.mjs';
import told from './told.mjs';

/** What is tried at every change, in two minutes: a part of each kind. */
const QUICK = [
  'a level is finished with the space bar alone',
  'a computer player answers',
  'a hint gives its reason',
  'what was played is there after a reload',
  'after one visit it plays without a network',
  'the page in one file',
  'nothing but the page itself is asked for',
  'axe finds nothing on the screens that everybody meets',
  'elements stay when the light moves',
  'names of screens, questions',
  'nothing scrolls sideways on the board',
  'at a zoom of 400 % everything is reached on the screens that everybody meets',
  'hostile zips are refused',
  'another key is given a meaning',
  'no other site plays',
  'an allowed site plays',
  'a link creates nobody',
];
const asked = process.argv.slice(2);
const wanted = asked[0] === '--quick' ? QUICK : asked;
const journeys = Object.entries({
  ...play,
  ...keep,
  ...languages,
  ...own,
  ...reach,
  ...reader,
  ...screens,
  ...strangers,
  ...told,
  ...boxes,
  ...desk,
}).filter(([name]) => !wanted.length || wanted.some((words) => name.includes(words)));
const unknown = wanted.filter((words) => !journeys.some(([name]) => name.includes(words)));
assert.deepEqual(unknown, [], 'these words are in no journey');
const browser = await Browser.open();
let failed = 0;
for (const [name, journey] of journeys) {
  const begin = Date.now();
  try {
    await browser.visitor();
    await journey(browser);
    assert.deepEqual(browser.faults, [], 'the page reports no faults');
    console.log(`ok      ${name} (${Date.now() - begin} ms)`);
  } catch (fault) {
    failed += 1;
    console.log(`FAILED  ${name}: ${fault.stack ?? fault}`);
  }
  await browser.leave().catch(() => {});
}
await browser.close();
site.close();
console.log(failed ? `${failed} of ${journeys.length} journeys failed` : `${journeys.length} journeys, all well`);
process.exit(failed ? 1 : 0);
