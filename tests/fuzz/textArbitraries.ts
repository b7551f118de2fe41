import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { extensionIds, inputNames } from './planArbitraries';

const topKeys =
  'app backend catalog integrations proxy auth permission techdocs search home organization kubernetes'.split(
    ' ',
  );
const innerKeys =
  'title baseUrl extensions routes bindings problems support items links url packages pluginOverrides match info listen port reading allow host locations type target rules endpoints providers guest github attachTo disabled config id input redirects from to path size $include $file $env __proto__ constructor toString 0 <<'.split(
    ' ',
  );
const scalars = [
  ...'true false yes no on off null ~ 0 -0 0x1F 0o17 1e999 -1e999 .nan .inf 99999999999999999999999 1_000 12:30:45 2001-01-01 = <<'.split(
    ' ',
  ),
  '${A}',
  '${GONE}',
  '${A:-${GONE:-x}}',
  '$${A}',
  '${',
  '${}',
  '"${A}"',
  "'single ''quoted'''",
  '"dou\\u0000ble"',
  '"\\x07"',
  '*anchor',
  '&anchor x',
  '!!str 1',
  '!!binary aGk=',
  '!unknown x',
  '!!set {a, b}',
  '| \n   text',
  '>-\n   folded\n   text',
  '\u{1F600}',
  '\u202Ertl',
  '\uD800',
  'zero\u200Bwidth',
  'line\u2028separator',
  'tab\tinside',
  'nul\u0000inside',
  'a: b',
  '- x',
  '#',
  '? x',
  '@x',
  '`x`',
  '%x',
];

const scalar = fc.oneof(
  fc.constantFrom(...scalars),
  fc.constantFrom(...extensionIds),
  fc.constantFrom(...inputNames),
  fc.string({ maxLength: 8 }).map((text) => JSON.stringify(text)),
  fc.double().map(String),
);
const key = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...innerKeys) },
  { weight: 2, arbitrary: fc.constantFrom(...extensionIds) },
  scalar.map((text) => text.replaceAll('\n', ' ')),
);

type Tree =
  | { scalar: string }
  | { list: Tree[]; flow: boolean }
  | { map: Array<[string, Tree]>; flow: boolean };

const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    scalar.map((text) => ({ scalar: text })),
    fc.record({ list: fc.array(tie('tree'), { maxLength: 4 }), flow: fc.boolean() }),
    fc.record({ map: fc.array(fc.tuple(key, tie('tree')), { maxLength: 4 }), flow: fc.boolean() }),
  ),
}));

function printFlow(node: Tree): string {
  if ('scalar' in node) return node.scalar;
  if ('list' in node) return `[${node.list.map(printFlow).join(', ')}]`;
  return `{ ${node.map.map(([name, value]) => `${name}: ${printFlow(value)}`).join(', ')} }`;
}

function printBlock(node: Tree, indent: string): string {
  if ('scalar' in node || node.flow) return ` ${printFlow(node)}`;
  const inner = `${indent}  `;
  if ('list' in node) return node.list.map((item) => `\n${indent}-${printBlock(item, inner)}`).join('');
  return node.map.map(([name, value]) => `\n${indent}${name}:${printBlock(value, inner)}`).join('');
}

/** Configurations with the right outline and random values, printed as YAML that may be invalid. */
const outlined = fc
  .record({
    sections: fc.array(fc.tuple(fc.constantFrom(...topKeys), tree), { maxLength: 3 }),
    entries: fc.array(fc.tuple(fc.constantFrom(...extensionIds), tree), { maxLength: 6 }),
  })
  .map(({ sections, entries }) => {
    const list = entries.map(([id, value]) => `\n    - ${id}:${printBlock(value, '        ')}`).join('');
    const others = sections.map(([name, value]) => `${name}:${printBlock(value, '  ')}\n`).join('');
    return `app:\n  extensions:${list}\n${others}`;
  });

/** One level of a deeply nested value: its container, and sometimes a sibling. */
const level = fc.record({
  name: key,
  isList: fc.boolean(),
  flow: fc.oneof({ weight: 30, arbitrary: fc.constant(false) }, fc.constant(true)),
  beside: fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, fc.tuple(key, scalar)),
});

/** Values nested up to the limit and a little deeper. */
const nested: fc.Arbitrary<Tree> = fc
  .tuple(fc.array(level, { maxLength: 110, size: 'max' }), tree)
  .map(([levels, innermost]) =>
    levels.reduce<Tree>((inner, { name, isList, flow, beside }) => {
      if (isList) return { list: beside ? [{ scalar: beside[1] }, inner] : [inner], flow };
      const other: Array<[string, Tree]> = beside ? [[beside[0], { scalar: beside[1] }]] : [];
      return { map: [...other, [name, inner]], flow };
    }, innermost),
  );

/** Deeply nested values in any section and in the configuration of an extension. */
const deep = fc
  .record({ section: fc.constantFrom(...topKeys), value: nested, id: fc.constantFrom(...extensionIds) })
  .map(({ section, value, id }) =>
    section === 'app'
      ? `app:\n  extensions:\n    - ${id}:\n        config:${printBlock(value, '          ')}\n`
      : `${section}:${printBlock(value, '  ')}\n`,
  );

const entrySettings = fc.record(
  {
    attachTo: fc.record({ id: fc.constantFrom(...extensionIds), input: fc.constantFrom(...inputNames) }),
    disabled: fc.constantFrom(true, false, 'true', 'no', 1),
    config: fc.dictionary(
      fc.constantFrom('size', 'title', 'path', 'pth', 'redirects', 'pagination'),
      fc.oneof(
        fc.string({ maxLength: 4 }),
        fc.integer(),
        fc.constant('/same'),
        fc.jsonValue({ maxDepth: 2 }),
      ),
      { maxKeys: 3 },
    ),
  },
  { requiredKeys: [] },
);

/** Well-formed settings with random content: attached anywhere, in cycles, with any configuration. */
const wellFormed = fc
  .record({
    extensions: fc.array(
      fc.tuple(
        fc.constantFrom(...extensionIds),
        fc.oneof({ weight: 4, arbitrary: entrySettings }, fc.boolean()),
      ),
      { maxLength: 12 },
    ),
    bindings: fc.dictionary(
      fc.constantFrom('fuzz.out', 'other.up', 'catalog.viewTechDoc', 'no.where'),
      fc.constantFrom<unknown>(
        'fuzz.root',
        'other.index',
        'catalog.catalogIndex',
        'no.where',
        false,
        true,
        3,
      ),
      { maxKeys: 3 },
    ),
    redirects: fc.array(
      fc.record({
        from: fc.constantFrom('/', '/a', '/b', '/same', ''),
        to: fc.constantFrom('/', '/a', '/b', 'https://x'),
      }),
      { maxLength: 4 },
    ),
    problems: fc.dictionary(
      fc.constantFrom('EXTENSION_PARENT_UNKNOWN', 'ROUTE_PATH_CONFLICT', 'NO_CODE', '__proto__'),
      fc.constantFrom('error', 'warning', 'ignore', 'loud'),
      { maxKeys: 2 },
    ),
  })
  .map(({ extensions, bindings, redirects, problems }) =>
    JSON.stringify(
      {
        app: {
          problems,
          routes: { bindings },
          extensions: [
            ...extensions.map(([id, settings]) => Object.fromEntries([[id, settings]])),
            { 'app/routes': { config: { redirects } } },
          ],
        },
      },
      undefined,
      1,
    ),
  );

const good = readFileSync(join(import.meta.dirname, 'good.yaml'), 'utf8');
const garbage = fc.oneof(
  fc.constantFrom(
    '\t',
    '\u0000',
    '\r',
    '\ufeff',
    '\n',
    ': ',
    '- ',
    '  ',
    '[',
    '{',
    '"',
    "'",
    '*a',
    '&a ',
    '#',
    '---\n',
    '...',
    '!!',
    '|',
    '$include: app-config.yaml',
    '${A',
    '%YAML 9.9\n',
  ),
  fc.string({ maxLength: 5, unit: 'binary' }),
);

/** A valid configuration with some text inserted and some deleted. */
const nearlyGood = fc
  .array(fc.tuple(fc.nat(good.length), fc.nat(20), garbage), { minLength: 1, maxLength: 4 })
  .map((slips) =>
    slips.reduce((text, [at, cut, typed]) => text.slice(0, at) + typed + text.slice(at + cut), good),
  );

/** Alias bombs, deep nesting and many keys, small enough for one run. */
const heavy = fc.oneof(
  fc.nat(400).map((depth) => `app: ${'['.repeat(depth)}${']'.repeat(depth)}`),
  fc
    .nat(400)
    .map(
      (depth) =>
        `app:\n${Array.from({ length: depth }, (_, index) => `${' '.repeat(index + 1)}a:\n`).join('')}`,
    ),
  fc
    .nat(12)
    .map((levels) =>
      [
        'a0: &a0 [x, x, x, x]',
        ...Array.from(
          { length: levels },
          (_, index) => `a${index + 1}: &a${index + 1} [${`*a${index}, `.repeat(6)}]`,
        ),
      ].join('\n'),
    ),
  fc.nat(300).map((count) => `app:\n  extensions:\n${'    - page:catalog\n'.repeat(count)}`),
  fc
    .nat(300)
    .map((count) => Array.from({ length: count }, (_, index) => `k${index % 200}: ${index}\n`).join('')),
);

const ends = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => `\ufeff${text}`,
  (text) => `---\n${text}\n...\n`,
  (text) => `${text}\n---\n${text}`,
  (text) => text.replaceAll('\n', '\r'),
);

/** Texts that a user or a program may save as a configuration. */
export const configTexts: fc.Arbitrary<string> = fc
  .tuple(
    fc.oneof(
      { weight: 4, arbitrary: outlined },
      { weight: 4, arbitrary: nearlyGood },
      { weight: 3, arbitrary: wellFormed },
      { weight: 1, arbitrary: heavy },
      { weight: 1, arbitrary: deep },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
    ),
    fc.oneof({ weight: 4, arbitrary: fc.constant((text: string) => text) }, ends),
  )
  .map(([text, end]) => end(text));

/** Settings for random plugins. Always well formed, so that they reach the engine. */
export const settingsTexts: fc.Arbitrary<string> = wellFormed;
