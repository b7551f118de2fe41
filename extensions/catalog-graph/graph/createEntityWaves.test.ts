import { describe, expect, it, vi } from 'vitest';
import type { Entity } from '#model';
import { createEntityWaves } from './createEntityWaves';

const refs = Array.from({ length: 600 }, (_, index) => `component:default/c${index}`);
const createEntity = (ref: string): Entity => ({
  apiVersion: 'v1',
  kind: 'Component',
  metadata: { name: ref.split('/')[1] ?? '' },
});

/** A catalog that answers requests one by one. */
function createSlowCatalog() {
  const waiting: Array<{ entityRefs: string[]; resolve: () => void; reject: (error: Error) => void }> = [];
  const getEntitiesByRefs = vi.fn(
    ({ entityRefs }: { entityRefs: string[] }) =>
      new Promise<{ items: Array<Entity | undefined> }>((resolve, reject) => {
        waiting.push({ entityRefs, resolve: () => resolve({ items: entityRefs.map(createEntity) }), reject });
      }),
  );
  return { api: { getEntitiesByRefs }, waiting, getEntitiesByRefs };
}

describe('waves of entities', () => {
  it('arrive one after the other', async () => {
    const { api, waiting } = createSlowCatalog();
    const waves = createEntityWaves(api);
    waves.request(refs);
    expect(waiting.map(({ entityRefs }) => entityRefs.length)).toEqual([250, 250, 100]);
    waiting[1]?.resolve();
    await vi.waitFor(() => expect(waves.read().entities.size).toBe(250));
    expect(waves.read().isLoading).toBe(true);
    waiting[0]?.resolve();
    waiting[2]?.resolve();
    await vi.waitFor(() => expect(waves.read()).toMatchObject({ isLoading: false }));
    expect(waves.read().entities.size).toBe(600);
  });

  it('ask for each entity once', () => {
    const { api, getEntitiesByRefs } = createSlowCatalog();
    const waves = createEntityWaves(api);
    waves.request(refs.slice(0, 2));
    waves.request(refs.slice(0, 3));
    expect(getEntitiesByRefs.mock.calls.map(([{ entityRefs }]) => entityRefs)).toEqual([
      refs.slice(0, 2),
      [refs[2]],
    ]);
  });

  it('keep what has arrived when one fails, and can be retried', async () => {
    const { api, waiting } = createSlowCatalog();
    const waves = createEntityWaves(api);
    waves.request(refs.slice(0, 300));
    waiting[0]?.resolve();
    waiting[1]?.reject(new Error('No response'));
    await vi.waitFor(() => expect(waves.read().error).toEqual(new Error('No response')));
    expect(waves.read().entities.size).toBe(250);
    waves.request(refs.slice(0, 300));
    expect(waiting).toHaveLength(2);
    waves.retry();
    expect(waves.read()).not.toHaveProperty('error');
    waiting[2]?.resolve();
    await vi.waitFor(() => expect(waves.read().entities.size).toBe(300));
  });

  it('report entities that are not in the catalog', async () => {
    const waves = createEntityWaves({ getEntitiesByRefs: async () => ({ items: [undefined] }) });
    waves.request(['component:default/gone']);
    await vi.waitFor(() => expect(waves.read().isLoading).toBe(false));
    expect([...waves.read().entities]).toEqual([['component:default/gone', undefined]]);
  });

  it('ignore what arrives after they are stopped, and load it again on request', async () => {
    const { api, waiting } = createSlowCatalog();
    const waves = createEntityWaves(api);
    waves.request(refs.slice(0, 1));
    waves.stop();
    waiting[0]?.resolve();
    waves.request(refs.slice(0, 1));
    expect(waiting).toHaveLength(2);
    expect(waves.read().entities.size).toBe(0);
    waiting[1]?.resolve();
    await vi.waitFor(() => expect(waves.read().entities.size).toBe(1));
  });
});
