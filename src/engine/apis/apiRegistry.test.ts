import { describe, expect, test, vi } from 'vitest';

import { createApiFactory, createApiRef, createExtension, createFrontendPlugin } from '../index';
import { data, prepare } from '../testing/testExtensions';
import { ApiRegistry } from './apiRegistry';
import { findOwner } from './registerApi';

const nameRef = createApiRef<string>({ id: 'test.name' });
const greetingRef = createApiRef<string>({ id: 'test.greeting' });

function provide(pluginId: string, factory: ReturnType<typeof createApiFactory>) {
  const extension = createExtension({
    kind: 'api',
    attachTo: { id: 'root', input: 'apis' },
    output: [data.api],
    factory: () => [data.api(factory)],
  });
  return createFrontendPlugin({ pluginId, extensions: [extension] });
}

describe('the registry of APIs', () => {
  test('creates an API once, on first use, after its dependencies', () => {
    const registry = new ApiRegistry();
    const create = vi.fn(({ name }: { name: string }) => `Hello ${name}`);
    registry.register({
      factory: createApiFactory({ api: greetingRef, deps: { name: nameRef }, factory: create }),
    });
    registry.register({ factory: createApiFactory(nameRef, 'Ada') });
    expect(create).not.toHaveBeenCalled();
    expect(registry.get(greetingRef)).toBe('Hello Ada');
    expect(registry.get(greetingRef)).toBe('Hello Ada');
    expect(create).toHaveBeenCalledOnce();
  });

  test('reports a missing dependency', () => {
    const registry = new ApiRegistry();
    registry.register({
      factory: createApiFactory({ api: greetingRef, deps: { name: nameRef }, factory: () => '' }),
    });
    expect(registry.get(nameRef)).toBeUndefined();
    expect(() => registry.get(greetingRef)).toThrow(
      "No API factory available for dependency 'test.name' of API 'test.greeting'.",
    );
  });

  test('creates an API after an earlier failure', () => {
    const registry = new ApiRegistry();
    let isReady = false;
    registry.register({
      factory: createApiFactory({
        api: nameRef,
        deps: {},
        factory: () => {
          if (!isReady) throw new Error('Not yet.');
          return 'Ada';
        },
      }),
    });
    expect(() => registry.get(nameRef)).toThrow('Not yet.');
    isReady = true;
    expect(registry.get(nameRef)).toBe('Ada');
  });
});

describe('the owner of an API', () => {
  test.for([
    ['core.config', undefined, 'app'],
    ['plugin.catalog.service', undefined, 'catalog'],
    ['shared.clock', undefined, 'shared'],
    ['shared.clock', 'watch', 'watch'],
  ] as const)('%s of %s belongs to %s', ([id, pluginId, owner]) => {
    expect(findOwner(createApiRef<unknown>({ id, ...(pluginId ? { pluginId } : {}) }))).toBe(owner);
  });

  test('APIs of the app cannot be replaced', () => {
    const app = prepare(
      [provide('test', createApiFactory(nameRef, 'of a plugin'))],
      {},
      {
        apis: [createApiFactory(nameRef, 'of the app')],
      },
    );
    expect(app.apis.get(nameRef)).toBe('of the app');
    expect(app.problems).toEqual([]);
  });
});

test('createApiRef infers the id in its two-step form, and rejects invalid ids', () => {
  const ref = createApiRef<{ go(): void }>().with({ id: 'plugin.car.drive', pluginId: 'car' });
  expect([ref.id, ref.pluginId]).toEqual(['plugin.car.drive', 'car']);
  expect(() => createApiRef<unknown>({ id: 'no spaces' })).toThrow("The API ref id 'no spaces' is invalid");
});
