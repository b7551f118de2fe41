import { describe, expect, it } from 'vitest';
import type { StorageApi } from '#sdk';
import { mockApis } from '#sdk/testing';
import { StoredStarredEntities } from './StoredStarredEntities';

const star = 'component:default/artist-web';

/** Returns the sets that an observer receives, oldest first. */
function listen(stars: StoredStarredEntities): string[][] {
  const received: string[][] = [];
  stars.starredEntitie$().subscribe((refs) => received.push([...refs]));
  return received;
}

function storedRefs(storage: StorageApi): unknown {
  return storage.forBucket('starredEntities').snapshot('entityRefs').value;
}

describe('Starred entities', () => {
  it('are stored in the same bucket and key as in Backstage', async () => {
    const storage = mockApis.storage();
    const stars = new StoredStarredEntities(storage);
    const received = listen(stars);
    await stars.toggleStarred(star);
    expect(storedRefs(storage)).toEqual([star]);
    await stars.toggleStarred(star);
    expect(storedRefs(storage)).toEqual([]);
    expect(received).toEqual([[], [star], []]);
  });

  it('are migrated once from the old settings key', async () => {
    const old = ['entity:component:default:artist-web', 'entity:API:team:Petstore', 'nonsense'];
    const storage = mockApis.storage({
      data: { settings: { starredEntities: old }, starredEntities: { entityRefs: ['system:default/kept'] } },
    });
    const stars = new StoredStarredEntities(storage);
    await stars.toggleStarred('system:default/new');
    expect(storedRefs(storage)).toEqual([
      'system:default/kept',
      star,
      'api:team/petstore',
      'system:default/new',
    ]);
    expect(storage.forBucket('settings').snapshot('starredEntities').presence).toBe('absent');
  });

  it('reflect changes from elsewhere', async () => {
    const storage = mockApis.storage();
    const received = listen(new StoredStarredEntities(storage));
    await storage.forBucket('starredEntities').set('entityRefs', [star]);
    expect(received.at(-1)).toEqual([star]);
  });

  it('are reverted if they cannot be saved', async () => {
    const storage = mockApis.storage();
    const bucket = storage.forBucket('starredEntities');
    const refusing: StorageApi = {
      ...storage,
      forBucket: (name) =>
        name === 'starredEntities'
          ? { ...bound(bucket), set: () => Promise.reject(new Error('The storage is full')) }
          : storage.forBucket(name),
    };
    const stars = new StoredStarredEntities(refusing);
    const received = listen(stars);
    await expect(stars.toggleStarred(star)).rejects.toThrow('The storage is full');
    expect(received).toEqual([[], [star], []]);
  });
});

function bound(api: StorageApi): StorageApi {
  return {
    forBucket: (name) => api.forBucket(name),
    set: (key, data) => api.set(key, data),
    remove: (key) => api.remove(key),
    observe$: (key) => api.observe$(key),
    snapshot: (key) => api.snapshot(key),
  };
}
