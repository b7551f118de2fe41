import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeStorageApi, mockApis } from '#sdk/testing';
import { createLocalStore, type LocalStore } from '../localStore/createLocalStore';
import { createStorageApi } from './createStorageApi';
import { createStoragePlace, type StoragePlace } from './storagePlace';

let store: LocalStore;
let place: StoragePlace;

function enter(user: string | undefined): StoragePlace {
  return createStoragePlace({
    store,
    findUser: async () => user,
    loadSync: async () => ({ want: () => {}, changed: () => {} }),
  });
}

beforeEach(async () => {
  localStorage.clear();
  store = createLocalStore();
  place = enter(undefined);
  await place.settled;
});
afterEach(() => vi.unstubAllGlobals());

describeStorageApi('the portal', () => createStorageApi({ store, place, errors: mockApis.error() }));

describe('settings in the browser', () => {
  test('are followed when another tab changes them', () => {
    const storage = createStorageApi({ store, place, errors: mockApis.error() }).forBucket('a');
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
    const storage = createStorageApi({ store, place, errors }).forBucket('a');
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
    const onRefused = vi.fn();
    store.whenRefused(onRefused);
    const storage = createStorageApi({ store, place, errors: mockApis.error() }).forBucket('a');
    await storage.set('key', 1);
    await storage.set('other', 2);
    expect(storage.snapshot('key')).toMatchObject({ presence: 'present', value: 1 });
    expect(storage.snapshot('other')).toMatchObject({ presence: 'present', value: 2 });
    expect(onRefused).toHaveBeenCalledTimes(1);
  });

  test('are told of as refused to who asks after it happened', () => {
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

describe('settings of an account', () => {
  const alice = 'settings:user:default/alice/a/key';

  test('are not known before the user is, and are each user’s own', async () => {
    localStorage.setItem('/a/key', '"of the browser"');
    localStorage.setItem(alice, '"of alice"');
    const entered = enter('user:default/alice');
    const storage = createStorageApi({ store, place: entered, errors: mockApis.error() }).forBucket('a');
    const seen: unknown[] = [];
    storage.observe$('key').subscribe((snapshot) => seen.push(snapshot.value));
    expect(storage.snapshot('key').presence).toBe('unknown');
    await entered.settled;
    expect(storage.snapshot('key').value).toBe('of alice');
    expect(storage.snapshot('elsewhere').presence).toBe('unknown');
    expect(seen).toEqual(['of alice']);
  });

  test('show a change at once, marked for the backend with what it had', async () => {
    localStorage.setItem(alice, '1');
    const entered = enter('user:default/alice');
    const storage = createStorageApi({ store, place: entered, errors: mockApis.error() }).forBucket('a');
    await storage.set('key', 2);
    await storage.set('key', 3);
    expect(storage.snapshot('key').value).toBe(3);
    expect(localStorage.getItem(`unsent:${alice}`)).toBe('1');
    await storage.remove('key');
    expect(storage.snapshot('key')).toEqual({ key: 'key', presence: 'absent' });
  });

  test('are asked for at once where there is no copy, and with a copy when the page is drawn', async () => {
    vi.useFakeTimers();
    const loadSync = vi.fn(async () => ({ want: () => {}, changed: () => {} }));
    const options = { store, findUser: async () => 'user:default/alice', loadSync };
    localStorage.setItem(alice, '1');
    const withCopy = createStoragePlace(options);
    withCopy.read('/a/key');
    await withCopy.settled;
    expect(loadSync).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(loadSync).toHaveBeenCalledWith('settings:user:default/alice', new Set(['/a/key']));
    loadSync.mockClear();
    const without = createStoragePlace(options);
    without.read('/a/new');
    await without.settled;
    expect(loadSync).toHaveBeenCalledWith('settings:user:default/alice', new Set(['/a/new']));
    vi.useRealTimers();
  });

  test('stay in the browser for a user who cannot be found', async () => {
    const lost = createStoragePlace({
      store,
      findUser: () => Promise.reject(new Error('no session')),
      loadSync: () => Promise.reject(new Error('never')),
    });
    await lost.settled;
    await lost.write('/a/key', '1');
    expect(localStorage.getItem('/a/key')).toBe('1');
  });
});
