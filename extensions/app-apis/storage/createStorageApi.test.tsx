import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useContentMounted } from '#sdk';
import { describeStorageApi, mockApis } from '#sdk/testing';
import { createLocalStore, type LocalStore } from '../localStore/createLocalStore';
import { createStorageApi } from './createStorageApi';
import { createUserStore, type UserStore } from './userStore';

let store: LocalStore;
let userStore: UserStore;

function enter(user: string | undefined): UserStore {
  return createUserStore({
    store,
    findUser: async () => user,
    loadSync: async () => ({ want: () => {}, changed: () => {} }),
  });
}

beforeEach(async () => {
  localStorage.clear();
  store = createLocalStore();
  userStore = enter(undefined);
  await userStore.settled;
});
afterEach(() => vi.unstubAllGlobals());

describeStorageApi('the portal', () => createStorageApi({ store, userStore, errors: mockApis.error() }));

describe('settings in the browser', () => {
  test('are updated when another tab changes them', () => {
    const storage = createStorageApi({ store, userStore, errors: mockApis.error() }).forBucket('a');
    const seen: unknown[] = [];
    const subscription = storage.observe$('key').subscribe(({ value }) => seen.push(value));
    localStorage.setItem('/a/key', '"from elsewhere"');
    window.dispatchEvent(new StorageEvent('storage', { key: '/a/key', storageArea: localStorage }));
    window.dispatchEvent(new StorageEvent('storage', { key: '/a/other', storageArea: localStorage }));
    subscription.unsubscribe();
    expect(seen).toEqual(['from elsewhere']);
  });

  test('that are not valid JSON are absent, with one error', () => {
    localStorage.setItem('/a/key', '{broken');
    const errors = mockApis.error();
    const storage = createStorageApi({ store, userStore, errors }).forBucket('a');
    expect(storage.snapshot('key')).toEqual({ key: 'key', presence: 'absent' });
    storage.snapshot('key');
    expect(errors.getErrors().map(({ error }) => error.message)).toEqual([
      'Error when parsing JSON config from storage for: key',
    ]);
  });

  test('stay in memory if the browser refuses to store them, with one notification', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    const onRefused = vi.fn();
    store.whenRefused(onRefused);
    const storage = createStorageApi({ store, userStore, errors: mockApis.error() }).forBucket('a');
    await storage.set('key', 1);
    await storage.set('other', 2);
    expect(storage.snapshot('key')).toMatchObject({ presence: 'present', value: 1 });
    expect(storage.snapshot('other')).toMatchObject({ presence: 'present', value: 2 });
    expect(onRefused).toHaveBeenCalledTimes(1);
  });

  test('report a refusal to later listeners', () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new DOMException('not here', 'SecurityError');
      },
    });
    expect(store.read('theme')).toBeUndefined();
    const onRefused = vi.fn();
    store.whenRefused(onRefused);
    expect(onRefused).toHaveBeenCalledTimes(1);
  });
});

describe('account settings', () => {
  const alice = 'settings:user:default/alice/a/key';

  test('are unknown until the user is known, and separate for each user', async () => {
    localStorage.setItem('/a/key', '"of the browser"');
    localStorage.setItem(alice, '"of alice"');
    const entered = enter('user:default/alice');
    const storage = createStorageApi({ store, userStore: entered, errors: mockApis.error() }).forBucket('a');
    const seen: unknown[] = [];
    storage.observe$('key').subscribe((snapshot) => seen.push(snapshot.value));
    expect(storage.snapshot('key').presence).toBe('unknown');
    await entered.settled;
    expect(storage.snapshot('key').value).toBe('of alice');
    expect(storage.snapshot('elsewhere').presence).toBe('unknown');
    expect(seen).toEqual(['of alice']);
  });

  test('change immediately, and mark the previous value for the backend', async () => {
    localStorage.setItem(alice, '1');
    const entered = enter('user:default/alice');
    const storage = createStorageApi({ store, userStore: entered, errors: mockApis.error() }).forBucket('a');
    await storage.set('key', 2);
    await storage.set('key', 3);
    expect(storage.snapshot('key').value).toBe(3);
    expect(localStorage.getItem(`unsent:${alice}`)).toBe('1');
    await storage.remove('key');
    expect(storage.snapshot('key')).toEqual({ key: 'key', presence: 'absent' });
  });

  test('are loaded immediately if there is no copy, otherwise after the first content', async () => {
    const loadSync = vi.fn(async () => ({ want: () => {}, changed: () => {} }));
    const options = { store, findUser: async () => 'user:default/alice', loadSync };
    localStorage.setItem(alice, '1');
    const withCopy = createUserStore(options);
    withCopy.read('/a/key');
    await withCopy.settled;
    expect(loadSync).not.toHaveBeenCalled();
    renderHook(() => useContentMounted(true));
    await vi.waitFor(() => expect(loadSync).toHaveBeenCalled());
    expect(loadSync).toHaveBeenCalledWith('settings:user:default/alice', new Set(['/a/key']));
    loadSync.mockClear();
    const without = createUserStore(options);
    without.read('/a/new');
    await without.settled;
    expect(loadSync).toHaveBeenCalledWith('settings:user:default/alice', new Set(['/a/new']));
  });

  test('stay in the browser if the user cannot be loaded', async () => {
    const lost = createUserStore({
      store,
      findUser: () => Promise.reject(new Error('no session')),
      loadSync: () => Promise.reject(new Error('never')),
    });
    await lost.settled;
    await lost.write('/a/key', '1');
    expect(localStorage.getItem('/a/key')).toBe('1');
  });
});
