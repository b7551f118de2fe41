import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import {
  createApiFactory,
  createApiRef,
  createExtension,
  createExtensionInput,
  createFrontendPlugin,
  type ApiRef,
  type FinalizedApp,
  type FrontendFeature,
  type PrepareAppOptions,
} from '../index';
import { configOf, data, prepare, shellPlugin } from '../testing/testExtensions';
import { prepareSuccessor, type SucceedingApp } from './prepareSuccessor';

/** The ids of nodes whose factory has run. */
let created: string[] = [];

const note = (id: string): string => {
  created.push(id);
  return id;
};

const page = createExtension({
  kind: 'page',
  attachTo: { id: 'app/content', input: 'parts' },
  inputs: { cards: createExtensionInput([data.element]) },
  configSchema: { title: z.optional(z.string()) },
  output: [data.element],
  factory: ({ config, inputs, node }) => {
    note(node.spec.id);
    return [
      data.element(
        `${config.title ?? 'page'}(${inputs.cards.map((one) => one.get(data.element)).join(' ')})`,
      ),
    ];
  },
});

const card = (name: string) =>
  createExtension({
    kind: 'card',
    name,
    attachTo: { id: 'page:one', input: 'cards' },
    configSchema: { title: z.optional(z.string()) },
    output: [data.element],
    factory: ({ config, node }) => {
      note(node.spec.id);
      return [data.element(config.title ?? name)];
    },
  });

const redirects = createExtension({
  name: 'redirects',
  attachTo: { id: 'app/content', input: 'parts' },
  configSchema: { list: z.optional(z.array(z.string())) },
  output: [data.element],
  factory: ({ config, node }) => {
    note(node.spec.id);
    return [data.element(`redirects:${(config.list ?? []).length}`)];
  },
});

const one = createFrontendPlugin({ pluginId: 'one', extensions: [page, card('a'), card('b'), redirects] });
const two = createFrontendPlugin({ pluginId: 'two', extensions: [page] });

function start(
  app: object = {},
  features: FrontendFeature[] = [one, two],
  options?: Partial<PrepareAppOptions>,
) {
  const running = prepare(features, app, options).finalize();
  created = [];
  return running;
}

function succeed(
  running: FinalizedApp,
  app: object,
  features: FrontendFeature[] = [one, two],
  options?: Partial<PrepareAppOptions>,
): SucceedingApp {
  const next = prepareSuccessor(running, {
    features: [shellPlugin, ...features],
    config: configOf(app),
    ...options,
  }).finalize();
  next.takeOver();
  return next;
}

describe('after a change of the configuration, only affected extensions are created again', () => {
  test('none if nothing changes', () => {
    const running = start({ extensions: [{ 'page:one': { config: { title: 'One' } } }] });
    const next = succeed(running, { title: 'x', extensions: [{ 'page:one': { config: { title: 'One' } } }] });
    expect(created).toEqual([]);
    expect(next.element).toBe(running.element);
    expect(next.tree.root).toBe(running.tree.root);
  });

  test('for a title, its page', () => {
    const running = start();
    const cardInstance = running.tree.nodes.get('card:one/a')?.instance;
    const next = succeed(running, { extensions: [{ 'page:one': { config: { title: 'New' } } }] });
    expect(created).toEqual(['page:one']);
    expect(next.element).toBe('New(a b), redirects:0, page()');
    expect(next.tree.nodes.get('card:one/a')?.instance).toBe(cardInstance);
  });

  test('for a disabled card, its page but no other card', () => {
    const next = succeed(start(), { extensions: [{ 'card:one/a': false }] });
    expect(created).toEqual(['page:one']);
    expect(String(next.element)).toContain('page(b)');
  });

  test('for a redirect, only the extension with the redirects', () => {
    succeed(start(), { extensions: [{ 'one/redirects': { config: { list: ['x'] } } }] });
    expect(created).toEqual(['one/redirects']);
  });

  test('for a different order of cards, their page', () => {
    const next = succeed(start(), { extensions: ['card:one/b', 'card:one/a'] });
    expect(created).toEqual(['page:one']);
    expect(String(next.element)).toContain('page(b a)');
  });

  test('for a moved card, the card and both pages', () => {
    const next = succeed(start(), {
      extensions: [{ 'card:one/a': { attachTo: { id: 'page:two', input: 'cards' } } }],
    });
    expect(created.toSorted()).toEqual(['card:one/a', 'page:one', 'page:two']);
    expect(String(next.element)).toContain('page(b)');
    expect(String(next.element)).toContain('page(a)');
  });

  test('none for information about a plugin, because it is loaded on demand', () => {
    const overrides = (description: string) => ({
      pluginOverrides: [{ match: { pluginId: 'one' }, info: { description } }],
    });
    succeed(start(overrides('before')), overrides('after'));
    expect(created).toEqual([]);
  });

  test('failed extensions are created and reported again', () => {
    const bad = { extensions: [{ 'card:one/a': { config: { title: 7 } } }] };
    const running = start(bad);
    const still = succeed(running, { ...bad, title: 'x' });
    expect(still.problems.map(({ code }) => code)).toEqual(['EXTENSION_CONFIGURATION_INVALID']);
    expect(created).toEqual([]);
    const fixed = succeed(still, {});
    expect(fixed.problems).toEqual([]);
    expect(created).toEqual(['card:one/a', 'page:one']);
  });
});

describe('a reused node', () => {
  test('is the same object in the new tree, with the current edges and origin', () => {
    const running = start();
    const node = running.tree.nodes.get('card:one/b');
    const next = succeed(running, {
      extensions: [{ 'card:one/a': false }, 'card:one/b', { 'page:one': { config: { title: 'New' } } }],
    });
    const parent = next.tree.nodes.get('page:one');
    expect(next.tree.nodes.get('card:one/b')).toBe(node);
    expect(node?.edges.attachedTo?.node).toBe(parent);
    expect(parent?.edges.attachments.get('cards')).toContain(node);
    expect(node?.spec.origin.entry).toEqual(['app', 'extensions', 1]);
    expect(parent?.edges.attachedTo?.node).toBe(next.tree.nodes.get('app/content'));
    expect(next.tree.nodes.get('app')?.edges.attachedTo?.node).toBe(next.tree.root);
  });

  test('shares its lineage with its replacement', () => {
    const running = start();
    const before = running.tree.nodes.get('page:one');
    const next = succeed(running, { extensions: [{ 'page:one': { config: { title: 'New' } } }] });
    const after = next.tree.nodes.get('page:one');
    expect(after).not.toBe(before);
    expect(before?.lineage).toBe(after?.lineage);
    expect(after?.lineage?.current).toBe(after);
  });

  test('is kept after several changes', () => {
    let app: FinalizedApp = start();
    const node = app.tree.nodes.get('card:one/b');
    for (const title of ['1', '2', '3']) {
      app = succeed(app, { extensions: [{ 'page:one': { config: { title } } }] });
    }
    expect(created).toEqual(['page:one', 'page:one', 'page:one']);
    expect(app.tree.nodes.get('card:one/b')).toBe(node);
    expect(node?.edges.attachedTo?.node).toBe(app.tree.nodes.get('page:one'));
  });
});

test('the running app does not change until takeOver, nor after abandon', () => {
  const running = start({}, [one, two, provide(nameRef, () => 'Ada')]);
  const before = running.tree.nodes.get('page:one');
  const origin = before?.spec.origin;
  expect(running.apis.get(nameRef)).toBe('Ada');
  const next = prepareSuccessor(running, {
    features: [shellPlugin, one, two],
    config: configOf({ extensions: [{ 'page:one': { config: { title: 'New' } } }, 'card:one/a'] }),
  });
  next.finalize();
  expect(running.apis.get(nameRef)).toBeUndefined();
  next.abandon();
  expect(running.apis.get(nameRef)).toBe('Ada');
  expect(running.tree.nodes.get('page:one')).toBe(before);
  expect(before?.spec.origin).toBe(origin);
  expect(running.tree.nodes.get('card:one/a')?.edges.attachedTo?.node).toBe(before);
});

const nameRef = createApiRef<string>({ id: 'test.name' });
const partRef = createApiRef<{ name: string }>({ id: 'test.part' });
const wholeRef = createApiRef<{ part: { name: string } }>({ id: 'test.whole' });

function provide<T>(
  ref: ApiRef<T>,
  create: (suffix: string) => T,
  deps: { [name in string]: ApiRef<unknown> } = {},
) {
  return createFrontendPlugin({
    pluginId: ref.id.split('.').at(-1) ?? '',
    extensions: [
      createExtension({
        kind: 'api',
        attachTo: { id: 'root', input: 'apis' },
        configSchema: { suffix: z.optional(z.string()) },
        output: [data.api],
        factory: ({ config }) => [
          data.api(
            createApiFactory({
              api: ref,
              deps,
              factory: () => {
                note(ref.id);
                return create(config.suffix ?? '');
              },
            }),
          ),
        ],
      }),
    ],
  });
}

describe('an API that is in use', () => {
  const part = provide(partRef, (suffix) => ({ name: `part${suffix}` }));
  const whole = provide(wholeRef, () => ({ part: { name: '' } }), { part: partRef });

  test('is kept if nothing changed for it', () => {
    const running = start({}, [part, whole]);
    const before = running.apis.get(wholeRef);
    const next = succeed(running, { extensions: ['app/content'] }, [part, whole]);
    expect(next.apis.get(wholeRef)).toBe(before);
    expect(created).toEqual(['test.part', 'test.whole']);
  });

  test('is created again if its settings changed, and so are APIs that depend on it', () => {
    const running = start({}, [part, whole]);
    running.apis.get(wholeRef);
    created = [];
    const changed = { extensions: [{ 'api:part': { config: { suffix: '2' } } }] };
    const next = succeed(running, changed, [part, whole]);
    next.apis.get(wholeRef);
    expect(created).toEqual(['test.part', 'test.whole']);
    expect(next.apis.get(partRef)?.name).toBe('part2');
  });

  test('is kept even if it is first requested after the next change', () => {
    const running = start({}, [part]);
    const before = running.apis.get(partRef);
    const next = succeed(succeed(running, {}, [part]), {}, [part]);
    expect(next.apis.get(partRef)).toBe(before);
  });

  test('causes extensions that use it to be created again if it changed', () => {
    const user = createFrontendPlugin({
      pluginId: 'user',
      extensions: [
        createExtension({
          attachTo: { id: 'app/content', input: 'parts' },
          output: [data.element],
          factory: ({ apis, node }) => [data.element(note(node.spec.id) + (apis.get(partRef)?.name ?? ''))],
        }),
      ],
    });
    const running = start({}, [part, user]);
    expect(succeed(running, { title: 'x' }, [part, user]).element).toBe('userpart');
    expect(created).toEqual([]);
    const changed = { extensions: [{ 'api:part': { config: { suffix: '2' } } }] };
    expect(succeed(running, changed, [part, user]).element).toBe('userpart2');
    expect(created).toEqual(['test.part', 'user']);
  });
});

test('a factory runs again if the configuration that it read has changed', () => {
  let greeting = 'Hello';
  let isRead = false;
  const read = () => {
    isRead = true;
    return greeting;
  };
  const trackReads: PrepareAppOptions['trackReads'] = (run) => {
    isRead = false;
    const value = run();
    const seen = isRead ? greeting : undefined;
    return { value, isCurrent: () => seen === undefined || seen === greeting };
  };
  const reader = createFrontendPlugin({
    pluginId: 'reader',
    extensions: [
      createExtension({
        attachTo: { id: 'app/content', input: 'parts' },
        output: [data.element],
        factory: ({ node }) => [data.element(`${note(node.spec.id)} ${read()}`)],
      }),
    ],
  });
  const running = start({}, [reader, two], { trackReads });
  succeed(running, { title: 'x' }, [reader, two]);
  expect(created).toEqual([]);
  greeting = 'Good day';
  expect(succeed(running, {}, [reader, two]).element).toBe('reader Good day, page()');
  expect(created).toEqual(['reader']);
});
