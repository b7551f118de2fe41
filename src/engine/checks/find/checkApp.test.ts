import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type ConfigSource, printConfigPath, type Problem } from '#diagnostics';
import {
  createExtension,
  createExtensionDataRef,
  createExtensionInput,
  createFrontendPlugin,
  type FrontendFeature,
  prepareApp,
} from '#engine';
import { printFindings } from '#engine/problems';
import { assertGrowsLinearly } from '../../../../tests/checking/growth';
import { addFixes, checkApp } from '..';

const element = createExtensionDataRef<string>().with({ id: 'core.reactElement' });
const count = 1000;

/** Creates a board with the given number of cards. */
const createBoard = (cards: number) =>
  createFrontendPlugin({
    pluginId: 'board',
    extensions: [
      createExtension({
        attachTo: { id: 'root', input: 'app' },
        inputs: { cards: createExtensionInput([element]) },
        output: [element],
        factory: ({ inputs }) => [element(`${inputs.cards.length} cards`)],
      }),
      ...Array.from({ length: cards }, (_, index) =>
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

/** Cards have no state, so boards are reused. */
const boards = new Map([count / 10, count].map((cards) => [cards, createBoard(cards)]));

function createConfig(extensions: unknown): ConfigSource {
  return {
    data: { app: { extensions } },
    locate: (path) => ({ file: 'a.yaml', line: 1, column: 1, path: printConfigPath(path) }),
  };
}

/** Prepares an app, and returns a function that creates its report. */
function prepareCheck(board: FrontendFeature, extensions: unknown): () => Problem[] {
  const config = createConfig(extensions);
  const features = [board];
  const app = prepareApp({ features, config }).finalize();
  return () => {
    const found = [...printFindings(app.problems), ...checkApp({ app, features, config })];
    return addFixes(found, { app, features, config });
  };
}

/** Checks thousands of cards with one entry each, and asserts that the time grows linearly. */
const checkMany = (create: (index: number) => unknown) =>
  assertGrowsLinearly(count / 10, (size) =>
    prepareCheck(
      boards.get(size) ?? createBoard(size),
      Array.from({ length: size }, (_, index) => create(index)),
    ),
  );

describe('thousands of extensions are checked in linear time', () => {
  test('with a valid configuration', async () => {
    const problems = await checkMany((index) => ({
      [`card:board/n${index}`]: {
        attachTo: { id: 'board', input: 'cards' },
        config: { title: 'A card', links: [{ url: 'https://a.example' }] },
      },
    }));
    expect(problems).toEqual([]);
  });

  test('with only misspelled ids: all are reported', async () => {
    const problems = await checkMany((index) => `crad:board/n${index}`);
    expect(problems).toHaveLength(count);
    expect(problems.some(({ fix }) => fix)).toBe(true);
  });

  test('with three mistakes each: all are reported', async () => {
    const problems = await checkMany((index) => ({
      [`card:board/n${index}`]: {
        attachTo: { id: 'bord', input: 'crads' },
        config: { titel: 'A card', links: [{ url: 'https://a.example', lable: 'A' }] },
      },
    }));
    expect(problems).toHaveLength(3 * count);
    expect(problems.some(({ fix }) => fix)).toBe(true);
  });
});

describe('invalid data', () => {
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
    '%s is reported without an exception',
    ([, extensions]) => {
      const problems = prepareCheck(createBoard(2), extensions)();
      expect(problems.length).toBeGreaterThan(0);
      expect(({} as { config?: unknown }).config).toBeUndefined();
    },
  );
});
