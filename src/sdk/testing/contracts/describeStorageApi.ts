import { describe, expect, it } from 'vitest';
import type { StorageApi, StorageValueSnapshot } from '../../apis/storageApi';

/** What every storage API promises. Give it a maker of an empty one. */
export function describeStorageApi(name: string, makeApi: () => StorageApi): void {
  describe(`${name} as a storage API`, () => {
    it('has nothing under a key that was never set', () => {
      expect(makeApi().forBucket('a').snapshot('key')).toMatchObject({ key: 'key', presence: 'absent' });
    });

    it('gives back what was set, as a value of its own', async () => {
      const storage = makeApi().forBucket('a');
      const value = { list: ['x'] };
      await storage.set('key', value);
      const snapshot = storage.snapshot<{ list: string[] }>('key');
      expect(snapshot).toEqual({ key: 'key', presence: 'present', value: { list: ['x'] } });
      expect(snapshot.value).not.toBe(value);
      expect(Object.isFrozen(snapshot.value)).toBe(true);
      expect(Object.isFrozen(snapshot.value?.list)).toBe(true);
    });

    it('keeps false, zero and empty text apart from nothing', async () => {
      const storage = makeApi().forBucket('a');
      for (const value of [false, 0, '']) {
        await storage.set('key', value);
        expect(storage.snapshot('key')).toMatchObject({ presence: 'present', value });
      }
    });

    it('forgets what was removed', async () => {
      const storage = makeApi().forBucket('a');
      await storage.set('key', 1);
      await storage.remove('key');
      expect(storage.snapshot('key')).toMatchObject({ presence: 'absent' });
    });

    it('keeps buckets apart, nested ones too', async () => {
      const storage = makeApi();
      await storage.forBucket('a').set('key', 1);
      await storage.forBucket('a').forBucket('b').set('key', 2);
      expect(storage.forBucket('b').snapshot('key')).toMatchObject({ presence: 'absent' });
      expect(storage.forBucket('a').snapshot('key')).toMatchObject({ value: 1 });
      expect(storage.forBucket('a').forBucket('b').snapshot('key')).toMatchObject({ value: 2 });
    });

    it('shows one bucket to all who ask for it by name', async () => {
      const storage = makeApi();
      await storage.forBucket('a').set('key', 1);
      expect(storage.forBucket('a').snapshot('key')).toMatchObject({ value: 1 });
    });

    it('tells observers of a key each change of it, until they leave', async () => {
      const storage = makeApi().forBucket('a');
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
