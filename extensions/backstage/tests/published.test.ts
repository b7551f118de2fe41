import { describe, expect, it } from 'vitest';
import { loadConfig } from '#config/node';
import { bundledSettings } from '#extensions/settings';
import { publishedKeys } from '../sections/publishedKeys';

const values: Readonly<Record<string, unknown>> = {
  number: 1,
  integer: 1,
  boolean: true,
  true: true,
  false: false,
  null: null,
  list: [],
  map: {},
  duration: { minutes: 10 },
  any: 'anything',
};

/** Texts in the formats that Trellis checks. A key must accept one of them. */
const texts = ['https://acme.example', '10 minutes', '7007', '==', 'Component'];

/** Creates a value of each alternative of a type in the data, or several of which one must be accepted. */
function createValues(type: string): unknown[][] {
  return type.split(' | ').map((one) => {
    if (one === 'string') return texts;
    if (one.startsWith("'")) return [one.slice(1, -1)];
    if (one.startsWith('list of '))
      return createValues(one.slice('list of '.length))
        .flat()
        .map((item) => [item]);
    return [Object.hasOwn(values, one) ? values[one] : Number(one)];
  });
}

/** Creates a configuration with one value. */
function createConfig(path: string, value: unknown): unknown {
  const steps = [...path.matchAll(/'([^']*)'|\[\]|[^.[\]']+/g)].map(([step, quoted]) => quoted ?? step);
  return steps.reduceRight<unknown>(
    (inner, step) => (step === '[]' ? [inner] : { [step === '*' ? 'acme' : step]: inner }),
    value,
  );
}

async function listProblems(config: unknown): Promise<string[]> {
  const { problems } = await loadConfig({
    settings: bundledSettings,
    args: ['--config', 'app-config.yaml'],
    env: {},
    cwd: '/acme',
    files: new Map([['/acme/app-config.yaml', JSON.stringify(config)]]),
  });
  return problems.map(({ message }) => message);
}

/**
 * A value alone can lack the keys next to it that its schema or a rule requires. Values that change what is shown, and that only a
 * Backstage backend supports, are reported on purpose.
 */
const incomplete =
  /^Missing key |(contains no credential|is not a complete credential\b.*)\.$|which only Backstage backends support/;

describe('the keys of published packages', () => {
  it.each([
    'backend.referrer',
    'backend.tracing',
    'app.disableConfigInjection',
    'app.disableStaticFallbackCache',
    'app.disablePublicEntryPoint',
    'catalog.disableDefaultProcessors',
    'catalog.defaultLocationConflictStrategy',
    'catalog.providerOptions',
    'catalog.processorOptions',
    'catalog.scmEvents',
  ])("'%s' is accepted and reported as ignored", async (path) => {
    const { value, problems } = await loadConfig({
      settings: bundledSettings,
      args: ['--config', 'app-config.yaml'],
      env: {},
      cwd: '/acme',
      files: new Map([['/acme/app-config.yaml', JSON.stringify(createConfig(path, { a: 1 }))]]),
    });
    expect(problems).toEqual([]);
    expect(value.ignored).toEqual([path]);
    expect(value.explain(path).description).toMatch(/Used only by Backstage backends/);
  });

  it('are accepted with a value of their type', { timeout: 120_000 }, async () => {
    const refused: string[] = [];
    for (const [path, type] of publishedKeys) {
      for (const choices of createValues(type)) {
        let problems: string[] = [];
        for (const value of choices) {
          problems = await listProblems(createConfig(path, value));
          problems = problems.filter((message) => !incomplete.test(message));
          if (problems.length === 0) break;
        }
        refused.push(...problems.map((message) => `${type}: ${message}`));
      }
    }
    expect(refused).toEqual([]);
  });

  it('with a misspelling are reported, also next to keys of plugins', async () => {
    expect(
      await listProblems({ backend: { tracin: {}, acme: 1 }, app: { disableConfigInjectio: true } }),
    ).toEqual([
      "Unknown key 'backend.tracin'. It has no effect.",
      "Unknown key 'app.disableConfigInjectio'. It has no effect.",
    ]);
  });
});
