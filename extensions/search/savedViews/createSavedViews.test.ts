import { expect, it } from 'vitest';
import type { StorageApi, StorageValueSnapshot } from '#sdk';
import { createBehaviorSubject } from '#sdk';
import { mockApis } from '#sdk/testing';
import { createSavedViews } from './createSavedViews';
import type { SavedView, SavedViewsApi } from './SavedViewsApi';

function watch(api: SavedViewsApi): () => readonly SavedView[] | undefined {
  let latest: readonly SavedView[] | undefined;
  api.view$().subscribe((views) => (latest = views));
  return () => latest;
}

it('saves, renames and removes views, sorted by name, without the position in the list', async () => {
  const storage = mockApis.storage();
  const api = createSavedViews(storage);
  const views = watch(api);
  expect(views()).toEqual([]);
  const saved = await api.save({ name: ' Mine ', url: '/search?query=db&pageCursor=MQ%3D%3D&pageLimit=10' });
  expect(saved).toMatchObject({ name: 'Mine', url: '/search?pageLimit=10&query=db' });
  await api.save({ name: 'APIs', url: '/catalog?filters%5Bkind%5D=api#top' });
  expect(views()?.map(({ name, url }) => [name, url])).toEqual([
    ['APIs', '/catalog?filters%5Bkind%5D=api#top'],
    ['Mine', '/search?pageLimit=10&query=db'],
  ]);
  await api.rename(saved.id, 'All databases');
  expect(views()?.map(({ name }) => name)).toEqual(['All databases', 'APIs']);
  await api.remove(saved.id);
  expect(views()?.map(({ name }) => name)).toEqual(['APIs']);
  // Another device reads the same account.
  expect(watch(createSavedViews(storage))()).toEqual(views());
});

it('keeps both of two changes in quick succession', async () => {
  const api = createSavedViews(mockApis.storage());
  const views = watch(api);
  await Promise.all([api.save({ name: 'a', url: '/a' }), api.save({ name: 'b', url: '/b' })]);
  expect(views()?.map(({ name }) => name)).toEqual(['a', 'b']);
});

it('is stored as a list of texts, and ignores what it cannot read and links to other sites', async () => {
  const view = (id: string, name: string, url: string) => JSON.stringify({ id, name, url });
  const stored = [
    view('1', 'Old name', '/catalog'),
    view('1', 'New name', '/catalog'),
    view('2', 'Elsewhere', '//evil.example'),
    view('3', 'Script', 'javascript:alert(1)'),
    view('4', '', '/catalog'),
    '{',
    7,
  ];
  const storage = mockApis.storage({ data: { search: { savedViews: stored } } });
  const api = createSavedViews(storage);
  expect(watch(api)()).toEqual([{ id: '1', name: 'New name', url: '/catalog' }]);
  await api.save({ name: 'Next', url: '/' });
  const texts = storage.forBucket('search').snapshot<string[]>('savedViews').value;
  expect(texts?.every((text) => typeof text === 'string')).toBe(true);
  await expect(api.save({ name: 'x', url: 'https://evil.example' })).rejects.toThrow('is not a page');
  await expect(api.save({ name: ' ', url: '/' })).rejects.toThrow('has no name');
});

it('waits until the views are loaded from the account before it writes', async () => {
  const remote = createBehaviorSubject<StorageValueSnapshot<string[]>>({ key: 'k', presence: 'unknown' });
  const written: unknown[] = [];
  const storage = {
    forBucket: () => storage,
    snapshot: () => remote.getValue(),
    observe$: () => remote,
    set: async (_key: string, value: string[]) => {
      written.push(value);
      remote.next({ key: 'k', presence: 'present', value });
    },
    remove: async () => undefined,
  } as unknown as StorageApi;
  const api = createSavedViews(storage);
  const views = watch(api);
  const saving = api.save({ name: 'New', url: '/new' });
  await Promise.resolve();
  expect([views(), written]).toEqual([undefined, []]);
  const old = JSON.stringify({ id: '1', name: 'Old', url: '/old' });
  remote.next({ key: 'k', presence: 'present', value: [old] });
  await saving;
  expect(written).toHaveLength(1);
  expect(views()?.map(({ name }) => name)).toEqual(['New', 'Old']);
});
