import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entity } from '#model';
import { createEntityLoader } from './createEntityLoader';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function entity(name: string): Entity {
  return { apiVersion: 'v1', kind: 'Component', metadata: { name } };
}

function setUp() {
  const batches: string[][] = [];
  const loader = createEntityLoader({
    load: (refs) => {
      batches.push(refs);
      return Promise.resolve(refs.map((ref) => (ref === 'unknown' ? undefined : entity(ref))));
    },
  });
  return { batches, loader };
}

describe('The entity loader', () => {
  it('combines refs within 50 ms into one call, without duplicates', async () => {
    const { batches, loader } = setUp();
    const answers = Promise.all(['a', 'b', 'a'].map((ref) => loader.load(ref)));
    await vi.advanceTimersByTimeAsync(49);
    expect(batches).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(batches).toEqual([['a', 'b']]);
    expect((await answers).map((one) => one?.metadata.name)).toEqual(['a', 'b', 'a']);
  });

  it('sends 100 refs immediately', () => {
    const { batches, loader } = setUp();
    for (let index = 0; index < 150; index += 1) void loader.load(`c${index}`);
    expect(batches.map((batch) => batch.length)).toEqual([100]);
  });

  it('caches a result for 10 seconds, then reloads and keeps the old result until then', async () => {
    const { batches, loader } = setUp();
    void loader.load('a');
    await vi.advanceTimersByTimeAsync(50);
    await vi.advanceTimersByTimeAsync(9_900);
    await loader.load('a');
    expect(batches).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    void loader.load('a');
    expect(loader.peek('a')?.metadata.name).toBe('a');
    await vi.advanceTimersByTimeAsync(50);
    expect(batches).toHaveLength(2);
  });

  it('distinguishes an unknown entity from one that was never requested', async () => {
    const { loader } = setUp();
    const answer = loader.load('unknown');
    await vi.advanceTimersByTimeAsync(50);
    expect(await answer).toBeNull();
    expect(loader.peek('unknown')).toBeNull();
    expect(loader.peek('other')).toBeUndefined();
  });

  it('retries after a failure', async () => {
    let fails = true;
    const loader = createEntityLoader({
      load: (refs) => (fails ? Promise.reject(new Error('away')) : Promise.resolve(refs.map(entity))),
    });
    const first = loader.load('a').catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(50);
    expect(await first).toBe('away');
    fails = false;
    const second = loader.load('a');
    await vi.advanceTimersByTimeAsync(50);
    expect((await second)?.metadata.name).toBe('a');
  });
});
