import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeStorageApi, mockApis } from '#sdk/testing';
import { createLocalStore } from '../localStore/createLocalStore';
import { createStorageApi } from './createStorageApi';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describeStorageApi('the portal', () =>
  createStorageApi({ store: createLocalStore(), errors: mockApis.error() }),
);

describe('settings in the browser', () => {
  test('are followed when another tab changes them', () => {
    const storage = createStorageApi({ store: createLocalStore(), errors: mockApis.error() }).forBucket('a');
    const seen: unknown[] = [];
    const subscription = storage.observe$('key').subscribe(({ value }) => seen.push(value));
    localStorage.setItem('/a/key', '"from elsewhere"');
    window.dispatchEvent(new StorageEvent('storage', { key: '/a/key', storageArea: localStorage }));
    window.dispatchEvent(new StorageEvent('storage', { key: '/a/other', storageArea: localStorage }));
    subscription.unsubscribe();
    expect(seen).toEqual(['from elsewhere']);
  });

  test('that are no JSON count as absent and are complained of once', () => {
    localStorage.setItem('/a/key', '{broken');
    const errors = mockApis.error();
    const storage = createStorageApi({ store: createLocalStore(), errors }).forBucket('a');
    expect(storage.snapshot('key')).toEqual({ key: 'key', presence: 'absent' });
    storage.snapshot('key');
    expect(errors.getErrors().map(({ error }) => error.message)).toEqual([
      'Error when parsing JSON config from storage for: key',
    ]);
  });

  test('live in memory when the browser refuses to keep them, and that is told once', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    const onUnavailable = vi.fn();
    const store = createLocalStore({ onUnavailable });
    const storage = createStorageApi({ store, errors: mockApis.error() }).forBucket('a');
    await storage.set('key', 1);
    await storage.set('other', 2);
    expect(storage.snapshot('key')).toMatchObject({ presence: 'present', value: 1 });
    expect(storage.snapshot('other')).toMatchObject({ presence: 'present', value: 2 });
    expect(onUnavailable).toHaveBeenCalledTimes(1);
  });
});
