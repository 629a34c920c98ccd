// Plays recorded games with the original PuzzleScript in Node and says what each took, for comparing with `cargo bench --bench puzzlescript`:
//   PUZZLE_CASES=CASES.json PUZZLE_TIMES=times.json cargo bench --bench puzzlescript
//   node benches/original.mjs standalone_inlined.txt CASES.json times.json [ROUNDS]
// The first file is the page that PuzzleScript exports games into (its own name for it), which holds the whole engine. Nothing of it is
// changed; the page it expects is a stand-in that swallows everything. As in its own tests, nothing is drawn (`unitTesting`).
import { readFileSync } from 'node:fs';
import vm from 'node:vm';

/** How long a call may take, in milliseconds. */
const LIMIT = 20_000;
const [page, file, ours, rounds = '7'] = process.argv.slice(2);
const swallow = new Proxy(function () {}, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => 0 : name === 'length' ? 0 : swallow),
  set: () => true,
  apply: () => swallow,
  construct: () => swallow,
});
const say = console.error;
const nothing = () => swallow;
const page_parts = {
  window: globalThis, document: swallow, localStorage: {}, navigator: { userAgent: '' }, Audio: function () {}, HTMLCanvasElement: function () {},
  addEventListener: nothing, requestAnimationFrame: nothing, setInterval: nothing, setTimeout: nothing, clearTimeout: nothing, alert: nothing,
  console: { log() {}, warn() {}, error() {} },
};
for (const [name, value] of Object.entries(page_parts)) Object.defineProperty(globalThis, name, { value, writable: true });

const scripts = [...readFileSync(page, 'utf8').matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map((found) => found[1]);
for (const script of scripts.filter((text) => !text.includes('__GAMEDAT__'))) {
  try {
    vm.runInThisContext(script);
  } catch (fault) {
    say(`a script of the page stopped: ${fault.message}`);
  }
}
vm.runInThisContext(`
  unitTesting = true;
  function playSound() {}
  function settle() { while (againing) { againing = false; processInput(-1); } }
  function begin(source, level, seed) { errorStrings = []; errorCount = 0; compile(['loadLevel', level], source, seed); settle(); }
  function play(inputs) {
    for (const input of inputs) {
      if (input === 'undo') DoUndo(); else if (input === 'restart') DoRestart(); else processInput(input === 'tick' ? -1 : input);
      settle();
    }
  }
  function cells() {
    const all = [];
    for (let cell = 0; cell < level.n_tiles; cell += 1) {
      const here = level.getCell(cell);
      all.push(Object.keys(state.idDict).filter((bit) => here.get(bit)).map((bit) => state.idDict[bit]).sort().join(' '));
    }
    return all.join(',');
  }`);
const call = (name, ...values) => {
  globalThis.values = values;
  return vm.runInThisContext(`${name}(...values)`, { timeout: LIMIT });
};

/** The cells of a recorded board, in order; names stand for numbers after they were met first. */
const recorded = (text) => {
  const known = {};
  const cell = (part) => {
    const [names, number] = part.split(':');
    if (number !== undefined) known[number] = names;
    return known[number ?? names];
  };
  return text.split(/[,\n]/).filter((part) => part !== '').map(cell).join(',');
};

const cases = JSON.parse(readFileSync(file, 'utf8'));
const median = (numbers) => numbers.sort((one, other) => one - other)[numbers.length >> 1];
const other = [];
const times = {};
for (const [number, { name, source, inputs, level, seed, expected }] of cases.entries()) {
  const took = [];
  let end;
  try {
    for (let round = 0; round < Number(rounds); round += 1) {
      call('begin', source, level ?? 0, seed);
      const before = process.hrtime.bigint();
      call('play', inputs);
      took.push(Number(process.hrtime.bigint() - before) / 1000);
      end ??= call('cells');
    }
  } catch (fault) {
    end = `stopped: ${fault.message}`;
  }
  if (end === recorded(expected)) times[number] = median(took);
  else other.push(`${name} (${end.startsWith('stopped') ? end : 'another board'})`);
}
const total = Object.values(times).reduce((one, another) => one + another, 0);
say(`${Object.keys(times).length} of ${cases.length} games end as recorded, in ${(total / 1000).toFixed(1)} ms; not: ${other.join('; ')}`);
const took_ours = JSON.parse(readFileSync(ours, 'utf8'));
const sum = Object.keys(times).reduce((all, number) => all + took_ours[number], 0);
const ratios = Object.entries(times).filter(([number]) => cases[number].inputs.length > 0).map(([number, took]) => took / took_ours[number]);
say(`in those games ours took ${(sum / 1000).toFixed(1)} ms: ${(total / sum).toFixed(1)} times as fast in all, ${median(ratios).toFixed(1)} times in the median game; the least ${ratios[0].toFixed(1)} times`);
