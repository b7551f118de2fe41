import { bundledSettings } from '#extensions/settings';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodePlaces } from '../injected/encodePlaces';
import { toData } from '../located/toData';
import { applyDefaults } from '../validate/applyDefaults';
import { filterFrontend } from '../mask/filterFrontend';
import { checkKeys } from '../validate/checkKeys';
import { maskSecrets } from '../mask/maskSecrets';
import { readScalars } from '../validate/readScalars';
import { validateConfig } from '../validate/validateConfig';
import { substitute } from '../substitute/substitute';
import { parseConfigText } from '../parse/parseYaml';
import { createConfigSchema } from '../sections/createConfigSchema';

const schema = createConfigSchema(bundledSettings);

/** Runs all stages from the text of a file to the page. */
function loadPurely(text: string) {
  const parsed = parseConfigText(text, 'a.yaml', schema);
  const filled = substitute(parsed.value, {
    fileId: 'a.yaml',
    schema,
    readVariable: (name) => (name === 'A' ? 'value' : undefined),
    readInclude: (target) =>
      target === 'b.yaml'
        ? { id: 'b.yaml', location: 'b.yaml', file: 'b.yaml', text: 'a: {$include: a.yaml}\nc: ${A}' }
        : { refused: 'No.' },
  });
  const valid = validateConfig(filled.value, schema, new Set());
  const root = applyDefaults(readScalars(valid.value, schema), schema);
  const frontend = filterFrontend(root, schema);
  encodePlaces(frontend);
  maskSecrets(root, schema);
  const problems = [...parsed.problems, ...filled.problems, ...valid.problems, ...checkKeys(root, schema)];
  return { root, frontend, problems };
}

const names =
  'app title baseUrl extensions backend listen port catalog locations type target proxy integrations github host';
const signs =
  '$include $file $env b.yaml ${A} ${B} ${A:-${B}} $${A} << null true 3 " \' - : [ ] { } , &a *a | > # --- ... ? ! % @ ` 😀';
const blanks = ['\n', '\n  ', '\n    ', '\t', '\u0000', '\ufeff', '\u2028', ': '];
const words = fc.constantFrom(...`${names} ${signs} __proto__ constructor`.split(' '), ...blanks);
const texts = fc.array(words, { maxLength: 40 }).map((parts) => parts.join(' '));

const keys = fc.constantFrom(
  'app',
  'title',
  'baseUrl',
  'extensions',
  'support',
  'items',
  'backend',
  'listen',
  'port',
  'reading',
  'allow',
  'catalog',
  'locations',
  'rules',
  'integrations',
  'github',
  'host',
  'proxy',
  'endpoints',
  'auth',
  'providers',
  'guest',
  'techdocs',
  'sanitizer',
  'home',
  'topVisits',
  'filterBy',
  '__proto__',
  '0',
);
const { config } = fc.letrec((tie) => ({
  leaf: fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.constant('${B}')),
  value: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    tie('leaf'),
    fc.array(tie('value'), { maxLength: 3 }),
    tie('config'),
  ),
  config: fc.dictionary(keys, tie('value'), { maxKeys: 5 }),
}));

describe('loading', () => {
  it('never throws, for any text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { problems } = loadPurely(text);
        for (const { where } of problems)
          expect((where?.line ?? 1) > 0 && (where?.column ?? 1) > 0).toBe(true);
      }),
      { numRuns: 3000 },
    );
  }, 600_000);

  it('never throws for valid YAML, and returns a valid configuration', () => {
    fc.assert(
      fc.property(config, (data) => {
        const { root } = loadPurely(JSON.stringify(data));
        expect(validateConfig(root, schema, new Set()).problems).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  }, 600_000);

  it('does not change the prototype of objects', () => {
    fc.assert(
      fc.property(config, (data) => {
        const { root, frontend } = loadPurely(
          JSON.stringify({ ...(data as object), app: { extensions: [{ ['__proto__']: { x: 1 } }] } }),
        );
        toData(root);
        toData(frontend);
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  }, 600_000);
});
