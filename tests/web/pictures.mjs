// Pictures of the page to look at: `node tests/web/pictures.mjs FOLDER [WORDS OF A NAME...]`, after `make web`. Every screen on a phone,
// some on a tablet and a desk; each theme; in the language LOCALE.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Browser } from './browser.mjs';
import { site, wait } from './kit.mjs';
import { newcomer, SCREENS, THEMES, visit } from './reader.mjs';

const SIZES = { phone: [390, 844], tablet: [1024, 768], desk: [1280, 800] };
/** What is looked at in other sizes and themes as well. */
const SOME = ['games', 'board', 'settings-looks', 'seats', 'first-start', 'editor', 'history'];

const [folder, ...wanted] = process.argv.slice(2);
const language = process.env.LOCALE ?? '';
mkdirSync(folder, { recursive: true });
const browser = await Browser.open();
await browser.visitor();
for (const [size, [wide, high]] of Object.entries(SIZES)) {
  for (const theme of THEMES) {
    const all = Object.keys(SCREENS).filter((name) => SOME.includes(name) || (size === 'phone' && theme === 'light'));
    const names = all.filter((name) => !wanted.length || wanted.some((words) => `${size}-${theme}-${name}`.includes(words)));
    if (!names.length) continue;
    await newcomer(browser, { theme, language, size: [wide, high] });
    for (const name of names) {
      await visit(browser, SCREENS[name], { theme, language, size: [wide, high] });
      // pictures of games come a moment later than the page
      await browser.until('[...document.images].every((one) => !one.dataset.src || one.complete)', 'its pictures');
      await wait(300);
      await browser.picture(join(folder, `${size}-${theme}-${name}.png`));
    }
  }
}
await browser.close();
site.close();
process.exit(0);
