import { describe, expect, it } from 'vitest';
import type { StorageApi, StorageValueSnapshot } from '../../apis/storageApi';

/** The contract of storage APIs. `createApi` creates an empty one. */
export function describeStorageApi(name: string, createApi: () => StorageApi): void {
  describe(`${name} as a storage API`, () => {
    it('has no value for a key that was never set', () => {
      expect(createApi().forBucket('a').snapshot('key')).toMatchObject({ key: 'key', presence: 'absent' });
    });

    it('returns a frozen copy of the value', async () => {
      const storage = createApi().forBucket('a');
      const value = { list: ['x'] };
      await storage.set('key', value);
      const snapshot = storage.snapshot<{ list: string[] }>('key');
      expect(snapshot).toEqual({ key: 'key', presence: 'present', value: { list: ['x'] } });
      expect(snapshot.value).not.toBe(value);
      expect(Object.isFrozen(snapshot.value)).toBe(true);
      expect(Object.isFrozen(snapshot.value?.list)).toBe(true);
    });

    it('distinguishes false, zero and the empty string from absent values', async () => {
      const storage = createApi().forBucket('a');
      for (const value of [false, 0, '']) {
        await storage.set('key', value);
        expect(storage.snapshot('key')).toMatchObject({ presence: 'present', value });
      }
    });

    it('removes values', async () => {
      const storage = createApi().forBucket('a');
      await storage.set('key', 1);
      await storage.remove('key');
      expect(storage.snapshot('key')).toMatchObject({ presence: 'absent' });
    });

    it('separates buckets, including nested ones', async () => {
      const storage = createApi();
      await storage.forBucket('a').set('key', 1);
      await storage.forBucket('a').forBucket('b').set('key', 2);
      expect(storage.forBucket('b').snapshot('key')).toMatchObject({ presence: 'absent' });
      expect(storage.forBucket('a').snapshot('key')).toMatchObject({ value: 1 });
      expect(storage.forBucket('a').forBucket('b').snapshot('key')).toMatchObject({ value: 2 });
    });

    it('returns the same bucket for the same name', async () => {
      const storage = createApi();
      await storage.forBucket('a').set('key', 1);
      expect(storage.forBucket('a').snapshot('key')).toMatchObject({ value: 1 });
    });

    it('emits each change of a key until unsubscribe', async () => {
      const storage = createApi().forBucket('a');
      const seen: Array<StorageValueSnapshot<number>> = [];
      const subscription = storage.observe$<number>('key').subscribe((snapshot) => seen.push(snapshot));
      await storage.set('key', 1);
      await storage.set('other', 2);
      await storage.remove('key');
      subscription.unsubscribe();
      await storage.set('key', 3);
      expect(seen.map(({ presence, value }) => [presence, value])).toEqual([
        ['present', 1],
        ['absent', undefined],
      ]);
    });
  });
}
