// The bytes of the program by crate: `node tests/web/crates.mjs PROGRAM.wasm [WORD]`; with a word, the largest functions with it in their names. The program
// has names if it was built with CARGO_PROFILE_PAGE_STRIP=none. What is generic counts for the crate that wrote it.
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

/** Reads a WebAssembly file from its beginning to its end. */
class Reader {
  /** @param {Buffer<ArrayBuffer>} bytes */
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  number() {
    for (let [sum, shift] = [0, 0]; ; shift += 7) {
      const byte = this.bytes[this.at++];
      sum += (byte & 127) * 2 ** shift;
      if (byte < 128) return sum;
    }
  }

  take(length) {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }
  words() {
    return this.take(this.number()).toString();
  }
}

const [IMPORTS, CODE, DATA, CUSTOM] = [2, 10, 11, 0];
/** How many bytes follow the module and the name of an import by its kind, beside its numbers: all that the linker writes are functions. */
const FUNCTION = 0;

/** Size and name of each function, and the bytes of the data. */
function functions(bytes) {
  const file = new Reader(bytes, 8);
  const [names, sizes] = [new Map(), []];
  let [imported, data] = [0, Buffer.alloc(0)];
  while (file.at < bytes.length) {
    const [id, length] = [file.take(1)[0], file.number()];
    const part = new Reader(file.take(length));
    if (id === IMPORTS) {
      imported = part.number();
      for (let left = imported; left > 0; left -= 1) {
        part.words();
        part.words();
        if (part.number() !== FUNCTION) throw new Error('an import that is no function');
        part.number();
      }
    } else if (id === CODE) for (let left = part.number(); left > 0; left -= 1) sizes.push(part.take(part.number()));
    else if (id === DATA) data = part.bytes;
    else if (id === CUSTOM && part.words() === 'name') {
      while (part.at < part.bytes.length) {
        const [kind, size] = [part.take(1)[0], part.number()];
        const inner = new Reader(part.take(size));
        if (kind === 1) for (let left = inner.number(); left > 0; left -= 1) names.set(inner.number(), inner.words());
      }
    }
  }
  return { functions: sizes.map((body, place) => ({ name: names.get(imported + place) ?? '', body })), data };
}

/** The crate of a function: of `<A as B>::c` that of A, where A is a type of one. */
function crate(name) {
  const paths = name.match(/[A-Za-z_][A-Za-z0-9_]*(?=::)/g) ?? [];
  return (paths.find((word) => word !== 'dyn') ?? 'no name').replace(/^_/, '');
}

const [file, word] = process.argv.slice(2);
const { functions: all, data } = functions(readFileSync(file));
if (word) {
  const some = all.filter(({ name }) => name.includes(word)).sort((one, other) => other.body.length - one.body.length);
  for (const { name, body } of some.slice(0, 40)) console.log(`${body.length}  ${name.slice(0, 160)}`);
} else {
  const crates = new Map();
  for (const { name, body } of all) crates.set(crate(name), [...(crates.get(crate(name)) ?? []), body]);
  const sized = [...crates]
    .map(([name, bodies]) => [name, bodies.length, Buffer.concat(bodies)])
    .sort((one, other) => other[2].length - one[2].length);
  console.log('crate | functions | bytes | alone by brotli\n--- | --- | --- | ---');
  for (const [name, count, code] of sized.filter(([, , body]) => body.length >= 8192))
    console.log(`${name} | ${count} | ${code.length} | ${brotliCompressSync(code).length}`);
  const rest = sized.filter(([, , code]) => code.length < 8192);
  console.log(
    `${rest.length} others | ${rest.reduce((sum, [, count]) => sum + count, 0)} | ${rest.reduce((sum, [, , code]) => sum + code.length, 0)} |`,
  );
  console.log(`data | | ${data.length} | ${brotliCompressSync(data).length}`);
}
