// Whether the types of the messages (web/types/messages.d.ts) are those of the program: `node tests/web/messages.mjs`. Reads the structures
// of the program's sources, writes them as types of TypeScript, and lets TypeScript compare: what the program sends must be what the page
// reads, what the page sends must be what the program reads, and neither may have fields that the other has not.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
/** The structures that are compared: their file, their name, what they are called in the page, and whether the program sends them. */
const STRUCTURES = [
  ['web/src/html/node.rs', 'Node', 'TreeNode', true],
  ['web/src/messages.rs', 'Begin', 'Begin', false],
  ['web/src/messages.rs', 'BeganAnew', 'BeganAnew', false],
  ['web/src/messages.rs', 'Answer', 'Answer', true],
  ['web/src/messages.rs', 'Seen', 'Seen', true],
  ['web/src/messages.rs', 'Listed', 'Listed', true],
  ['web/src/messages.rs', 'Deed', 'Deed', true],
  ['web/src/hands.rs', 'Input', 'Input', false],
];
const NAMED = new Map(STRUCTURES.map(([, name, page]) => [name, page]));

/** The parts of a list between commas that stand in no brackets. */
function parts(list) {
  const found = [''];
  let depth = 0;
  for (const letter of list) {
    depth += '<('.includes(letter) ? 1 : '>)'.includes(letter) ? -1 : 0;
    if (letter === ',' && !depth) found.push('');
    else found[found.length - 1] += letter;
  }
  return found.map((part) => part.trim()).filter(Boolean);
}

/** A type of the program as it is in JSON; fixed names are whatever the page takes them for. */
function type(of, self) {
  const [, outer, inner] = /^(\w+)<(.*)>$/.exec(of) ?? [];
  if (outer === 'Option') return `${type(inner, self)} | null`;
  if (outer === 'Vec' || outer === 'BTreeSet') return `(${type(inner, self)})[]`;
  if (outer === 'BTreeMap') return `Record<string, ${type(parts(inner)[1], self)}>`;
  if (of.startsWith('(')) return `[${parts(of.slice(1, -1)).map((part) => type(part, self))}]`;
  if (of === "&'static str") return 'any';
  if (of === 'String') return 'string';
  if (of === 'Attributes') return 'Record<string, string>';
  if (of === 'bool') return 'boolean';
  if (/^(u8|u16|u32|u64|usize|f32|f64)$/.test(of)) return 'number';
  if (of === 'Self') return `page.${NAMED.get(self)}`;
  return `page.${NAMED.get(of) ?? of}`;
}

/** The fields in a body, each on a line of its own, with what serde is told of it before. */
function fields(body, self) {
  const lines = body.replace(/^ *\/\/\/.*\n/gm, '').matchAll(/((?: *#\[.*\]\n)*) *(?:pub )?(\w+): (.*),\n/g);
  const found = Array.from(lines, ([, told, name, of]) => {
    const called = /rename = "(\w+)"/.exec(told)?.[1] ?? name;
    const mayLack = /skip_serializing_if|default/.test(told);
    return `${called}${mayLack ? '?' : ''}: ${type(mayLack ? of.replace(/^Option<(.*)>$/, '$1') : of, self)}`;
  });
  return found.join('; ');
}

/**
 * A structure of the program as a type of TypeScript, and the type of its fields' names.
 * @returns {[string, (one: string) => string]}
 */
function structure(file, name) {
  const text = readFileSync(join(root, file), 'utf8');
  const [, kind, body] = new RegExp(`^pub (struct|enum) ${name} \\{\\n([\\s\\S]*?)^\\}$`, 'm').exec(text) ?? [];
  if (!body) throw new Error(`${file} has no ${name}`);
  if (kind === 'struct') return [`{ ${fields(body, name)} }`, (one) => `keyof ${one}`];
  const variants = body.matchAll(/^ {4}(\w+)(?: \{\n([\s\S]*?)^ {4}\})?,$/gm);
  const types = Array.from(variants, ([, variant, inner]) => `{ kind: '${variant.toLowerCase()}'; ${fields(inner ?? '', name)} }`);
  return [types.join(' | '), (one) => `Fields<${one}>`];
}

const compared = STRUCTURES.map(([file, name, page, isSent]) => {
  const [program, names] = structure(file, name);
  const [from, to] = isSent ? ['Program', 'Page'] : ['Page', 'Program'];
  return `{
    type Program = ${program};
    type Page = page.${page};
    const the_types_of_${name}_agree = (told: ${from}): ${to} => told;
    const the_fields_of_${name}_agree: Same<${names('Program')}, ${names('Page')}> = true;
  }`;
});
const work = mkdtempSync(join(tmpdir(), 'switchboard-messages-'));
try {
  const script = join(work, 'messages.ts');
  writeFileSync(
    script,
    `import type * as page from '${join(root, 'web/types/messages')}';
    type Fields<Of> = Of extends { kind: infer Kind extends string } ? \`\${Kind} \${Exclude<keyof Of, symbol>}\` : never;
    type Same<One, Other> = [One, Other] extends [Other, One] ? true : [Exclude<One, Other>, Exclude<Other, One>];
    ${compared.join('\n')}`,
  );
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--target', 'es2023'];
  process.exitCode = spawnSync(join(here, 'node_modules/.bin/tsc'), [...options, script], { stdio: 'inherit' }).status ?? 1;
} finally {
  rmSync(work, { recursive: true });
}
