import { describe, expect, test, vi } from 'vitest';

import {
  createApiFactory,
  createApiRef,
  createExtension,
  createFrontendModule,
  createFrontendPlugin,
} from '../index';
import { data, prepare } from '../testing/testExtensions';

const flag = (name: string) => ({ featureFlags: { $contains: name } });

function part(
  name: string,
  factory: () => string,
  options: { if?: ReturnType<typeof flag>; toElements?: boolean } = {},
) {
  return createExtension({
    kind: 'part',
    name,
    ...(options.if ? { if: options.if } : {}),
    attachTo: options.toElements
      ? { id: 'app/root', input: 'elements' }
      : { id: 'app/content', input: 'parts' },
    output: [data.element],
    factory: () => [data.element(factory())],
  });
}

const signIn = createFrontendModule({
  pluginId: 'app',
  extensions: [
    createExtension({
      kind: 'sign-in-page',
      attachTo: { id: 'app/root', input: 'signInPage' },
      output: [data.signInPage],
      factory: () => [data.signInPage('the page')],
    }),
  ],
});

describe('the two phases of the start', () => {
  test('extensions that require sign-in are created after it, and every extension once', () => {
    const behind = vi.fn(() => 'behind');
    const before = vi.fn(() => 'before');
    const plugin = createFrontendPlugin({
      pluginId: 'test',
      extensions: [part('behind', behind), part('before', before, { toElements: true })],
    });
    const prepared = prepare([signIn, plugin]);
    expect(prepared.element).toBe('sign in');
    expect(prepared.signInPage).toBe('the page');
    expect(behind).not.toHaveBeenCalled();
    const element = prepared.tree.nodes.get('part:test/before')?.instance;
    const app = prepared.finalize();
    expect(app.element).toBe('behind');
    expect(behind).toHaveBeenCalledOnce();
    expect(before).toHaveBeenCalledOnce();
    expect(app.tree.nodes.get('part:test/before')?.instance).toBe(element);
  });

  test('the second phase can run again, for another user', () => {
    const plugin = createFrontendPlugin({
      pluginId: 'test',
      extensions: [
        part('all', () => 'all'),
        part('some', () => 'some', { if: flag('some') }),
        part('late', () => 'late', { if: flag('some'), toElements: true }),
      ],
    });
    const prepared = prepare([plugin]);
    const permissions: string[] = [];
    expect(prepared.needed).toEqual({ featureFlags: ['some'], permissions: [] });
    expect(prepared.finalize({ featureFlags: ['some'], permissions }).element).toBe('all, some');
    const second = prepared.finalize({ featureFlags: [], permissions });
    expect(second.element).toBe('all');
    expect(second.tree.nodes.get('part:test/late')?.absence).toBe('condition');
    expect(second.problems).toEqual([]);
    expect(prepared.finalize({ featureFlags: ['SOME'], permissions }).element).toBe('all, some');
  });

  test('without app/root, the whole app is created in the second phase', () => {
    const bare = createFrontendPlugin({
      pluginId: 'app',
      extensions: [
        createExtension({
          attachTo: { id: 'root', input: 'app' },
          if: flag('a'),
          output: [data.element],
          factory: () => [data.element('bare')],
        }),
      ],
    });
    const prepared = prepare([bare]);
    expect(prepared.element).toBeUndefined();
    expect(prepared.problems).toEqual([]);
    expect(prepared.finalize({ featureFlags: ['a'], permissions: [] }).element).toBe('bare');
  });

  test('a failure in the first phase is reported once', () => {
    const plugin = createFrontendPlugin({
      pluginId: 'test',
      extensions: [
        part(
          'broken',
          () => {
            throw new Error('No.');
          },
          { toElements: true },
        ),
      ],
    });
    const prepared = prepare([plugin]);
    expect(prepared.problems.map(({ code }) => code)).toEqual(['EXTENSION_FACTORY_ERROR']);
    expect(prepared.finalize().problems.map(({ code }) => code)).toEqual(['EXTENSION_FACTORY_ERROR']);
  });

  test('if the root fails, there is no element, and each reason is reported once', () => {
    const prepared = prepare([], { extensions: [{ 'app/root': false }] });
    const app = prepared.finalize();
    expect(app.element).toBeUndefined();
    expect(app.problems.map(({ extensionId }) => extensionId)).toEqual(['app', 'root']);
  });
});

describe('the options of the app', () => {
  test('provide APIs to extensions', () => {
    const ref = createApiRef<string>({ id: 'test.name' });
    const plugin = createFrontendPlugin({
      pluginId: 'test',
      extensions: [
        createExtension({
          attachTo: { id: 'app/content', input: 'parts' },
          output: [data.element],
          factory: ({ apis }) => [data.element(`Hello ${apis.get(ref) ?? 'no one'}`)],
        }),
      ],
    });
    expect(prepare([plugin], {}, { apis: [createApiFactory(ref, 'Ada')] }).finalize().element).toBe(
      'Hello Ada',
    );
  });

  test('call a middleware instead of every factory', () => {
    const plugin = createFrontendPlugin({ pluginId: 'test', extensions: [part('one', () => 'one')] });
    const app = prepare(
      [plugin],
      {},
      {
        extensionFactoryMiddleware: (original, { node }) => {
          const outputs = original();
          return node.spec.id === 'part:test/one'
            ? [data.element(`<${String(outputs.get(data.element))}>`)]
            : outputs;
        },
      },
    ).finalize();
    expect(app.problems).toEqual([]);
    expect(app.element).toBe('<one>');
  });
});

test('a spec contains the path of each of its settings', () => {
  const plugin = createFrontendPlugin({ pluginId: 'test', extensions: [part('one', () => 'one')] });
  const { tree } = prepare([plugin], {
    extensions: [
      'part:test/one',
      { 'part:test/one': { config: {}, attachTo: { id: 'app/root', input: 'elements' } } },
    ],
  });
  expect(tree.nodes.get('part:test/one')?.spec.origin).toEqual({
    entry: ['app', 'extensions', 1, 'part:test/one'],
    disabled: ['app', 'extensions', 1, 'part:test/one'],
    config: ['app', 'extensions', 1, 'part:test/one', 'config'],
    attachTo: ['app', 'extensions', 1, 'part:test/one', 'attachTo'],
  });
  expect(tree.nodes.get('app')?.spec.origin).toEqual({});
});
