import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { ConfigSource } from '#diagnostics';
import { printConfigPath } from '#diagnostics';
import {
  createExtension,
  createExtensionDataRef,
  createExtensionInput,
  createFrontendPlugin,
  prepareApp,
} from '#engine';
import { addFixes, checkApp } from './index';

const element = createExtensionDataRef<string>().with({ id: 'core.reactElement' });
const count = 10_000;

/** A board with ten thousand cards. */
const board = createFrontendPlugin({
  pluginId: 'board',
  extensions: [
    createExtension({
      attachTo: { id: 'root', input: 'app' },
      inputs: { cards: createExtensionInput([element]) },
      output: [element],
      factory: ({ inputs }) => [element(`${inputs.cards.length} cards`)],
    }),
    ...Array.from({ length: count }, (_, index) =>
      createExtension({
        kind: 'card',
        name: `n${index}`,
        attachTo: { id: 'board', input: 'cards' },
        output: [element],
        configSchema: {
          title: z.optional(z.string()),
          links: z.optional(z.array(z.object({ url: z.string() }))),
        },
        factory: () => [element('card')],
      }),
    ),
  ],
});

function createConfig(extensions: unknown): ConfigSource {
  return {
    data: { app: { extensions } },
    locate: (path) => ({ file: 'a.yaml', line: 1, column: 1, path: printConfigPath(path) }),
  };
}

/** The report of a configuration and the milliseconds of work that the checks took for it. */
function check(extensions: unknown) {
  const config = createConfig(extensions);
  const features = [board];
  const app = prepareApp({ features, config }).finalize();
  const start = process.cpuUsage();
  const found = [...app.problems, ...checkApp({ app, features, config })];
  const problems = addFixes(found, { app, features, config });
  return { problems, time: process.cpuUsage(start).user / 1000 };
}

const entries = (create: (index: number) => unknown) =>
  Array.from({ length: count }, (_, index) => create(index));

describe('ten thousand extensions', () => {
  test('of a good configuration are checked in a moment', () => {
    const { problems, time } = check(
      entries((index) => ({
        [`card:board/n${index}`]: {
          attachTo: { id: 'board', input: 'cards' },
          config: { title: 'A card', links: [{ url: 'https://a.example' }] },
        },
      })),
    );
    expect(problems).toEqual([]);
    expect(time).toBeLessThan(1500);
  });

  test('of which none is spelt right are all reported, in time that grows with their number only', () => {
    const { problems, time } = check(entries((index) => `crad:board/n${index}`));
    expect(problems).toHaveLength(count);
    expect(problems.every(({ fix }) => fix)).toBe(true);
    expect(time).toBeLessThan(5000);
  });

  test('all with three mistakes are mended in each of them', () => {
    const { problems, time } = check(
      entries((index) => ({
        [`card:board/n${index}`]: {
          attachTo: { id: 'bord', input: 'crads' },
          config: { titel: 'A card', links: [{ url: 'https://a.example', lable: 'A' }] },
        },
      })),
    );
    expect(problems).toHaveLength(3 * count);
    expect(problems.every(({ fix }) => fix)).toBe(true);
    expect(time).toBeLessThan(15_000);
  });
});

describe('data that is no configuration', () => {
  const strange: unknown[] = [
    'page:catalog',
    { card: null },
    [null, [], [[]], 1, true, {}, { '': null }, { a: 1, b: 2 }, { 'card:board/n1': [] }],
    [{ 'card:board/n1': { attachTo: [], config: [], disabled: {} } }],
    [
      {
        'card:board/n1': {
          attachTo: { id: '__proto__', input: 'constructor' },
          config: { ['__proto__']: 1 },
        },
      },
    ],
    [JSON.parse('{"__proto__": {"config": {"__proto__": {}}}}')],
    [{ 'card:board/n1': { config: { links: [null, 1, [], { url: null, constructor: {} }] } } }],
    [{ constructor: true }, 'toString', { hasOwnProperty: { config: {} } }],
  ];

  test.for(strange.map((extensions) => [JSON.stringify(extensions), extensions] as const))(
    'such as %s is reported without an exception',
    ([, extensions]) => {
      const { problems } = check(extensions);
      expect(problems.length).toBeGreaterThan(0);
      expect(({} as { config?: unknown }).config).toBeUndefined();
    },
  );
});
