import { describe, expect, it, vi } from 'vitest';
import { createLazyApi } from './createLazyApi';

describe('an API that is loaded when it is needed', () => {
  it('is loaded once, with the first call', async () => {
    const load = vi.fn(async () => ({ add: async (one: number, other: number) => one + other }));
    const api = createLazyApi(load, ['add']);
    expect(load).not.toHaveBeenCalled();
    expect(await Promise.all([api.add(1, 2), api.add(3, 4)])).toEqual([3, 7]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is loaded again after loading failed', async () => {
    const load = vi.fn(async () => ({ read: async () => 'text' }));
    load.mockRejectedValueOnce(new Error('offline'));
    const api = createLazyApi(load, ['read']);
    await expect(api.read()).rejects.toThrow('offline');
    expect(await api.read()).toBe('text');
  });
});
