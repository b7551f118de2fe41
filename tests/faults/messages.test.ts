import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import appConfigSchema from '../../schemas/app-config.schema.json' with { type: 'json' };
import type { Problem } from '#diagnostics';
import { checkConfigText } from '../checking/checkConfigText';

interface Schema {
  $ref?: string;
  properties?: { [key in string]: Schema };
  patternProperties?: { [pattern in string]: Schema };
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

type Path = ReadonlyArray<string | number>;

/** Texts of validation libraries, and texts that say nothing. */
const rawText =
  /Invalid input|[Ee]xpected \w+, (?:but )?received|must match pattern|Unrecognized key|Too (?:small|big)|^Required$|must NOT|should be|something else|is not valid|in the expected format|\bundefined\b|\[object|[Zz]od/;

const values: { readonly [kind in string]: unknown } = {
  text: 'x y',
  'an empty text': '',
  number: -7.5,
  true: true,
  null: null,
  list: ['x y', 7],
  'an empty list': [],
  map: { xyz: 7 },
  'an empty map': {},
  'a list of maps': [{ xyz: 7 }],
};

const { definitions } = appConfigSchema as unknown as { definitions: { [name in string]: Schema } };

/** Directives and their parts are not values. */
const skipped = new Set(['elsewhere', 'elsewhereOrNone', 'directive']);

/** Lists the paths of all values that a schema describes. Recursive schemas are followed once. */
function listPaths(schema: Schema, path: Path = [], seen: readonly string[] = []): Path[] {
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) {
    if (skipped.has(name) || seen.includes(name)) return [];
    return listPaths(definitions[name] ?? {}, path, [...seen, name]);
  }
  const { properties = {}, additionalProperties: others, items } = schema;
  const isEntryList = path.join('.') === 'app.extensions';
  return [
    ...(path.length > 0 ? [path] : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((one) => listPaths(one, path, seen)),
    ...Object.entries(properties).flatMap(([key, one]) => listPaths(one, [...path, key], seen)),
    ...(typeof others === 'object' ? listPaths(others, [...path, 'any'], seen) : []),
    // Each entry configures another extension.
    ...(items && isEntryList
      ? listEntries(items).flatMap(([id, one], index) => listPaths(one, [...path, index, id], seen))
      : []),
    ...(items && !isEntryList ? listPaths(items, [...path, 0], seen) : []),
  ];
}

function listEntries(items: Schema): Array<[string, Schema]> {
  return (items.anyOf ?? []).flatMap(({ properties = {} }) => Object.entries(properties));
}

/** Creates configurations in which each path has the value. A path that does not fit starts another configuration. */
function createConfigs(paths: readonly Path[], value: unknown): object[] {
  const configs: object[] = [];
  for (const path of paths) {
    if (!configs.some((config) => place(config, path, value))) {
      const config = {};
      place(config, path, value);
      configs.push(config);
    }
  }
  return configs;
}

type Container = { [step in string | number]: unknown };

function place(config: object, path: Path, value: unknown): boolean {
  let at = config as Container;
  for (const [index, step] of path.entries()) {
    if (Array.isArray(at) !== (typeof step === 'number')) return false;
    if (index === path.length - 1) {
      if (Object.hasOwn(at, step)) return false;
      at[step] = value;
      return true;
    }
    const next = (at[step] ??= typeof path[index + 1] === 'number' ? [] : {});
    if (typeof next !== 'object' || next === value) return false;
    at = next as Container;
  }
  return false;
}

const all = [
  ...new Map(listPaths(appConfigSchema as Schema).map((path) => [JSON.stringify(path), path])).values(),
];
const depths = [...new Set(all.map(({ length }) => length))];

const textsOf = ({ message, hint, cause }: Problem): string[] =>
  [message, hint, cause].filter((text) => text !== undefined);

test('the schema describes sections and configs of extensions', () => {
  expect(all.length).toBeGreaterThan(400);
  expect(all.some((path) => path[1] === 'extensions' && path.includes('config'))).toBe(true);
});

test.each(Object.keys(values))('%s in place of any value is described in words', async (kind) => {
  const found = new Set<string>();
  for (const depth of depths) {
    const paths = all.filter(({ length }) => length === depth);
    for (const config of createConfigs(paths, values[kind])) {
      for (const problem of await checkConfigText(stringify(config, { aliasDuplicateObjects: false })))
        for (const text of textsOf(problem)) if (rawText.test(text)) found.add(text);
    }
  }
  expect([...found]).toEqual([]);
});
