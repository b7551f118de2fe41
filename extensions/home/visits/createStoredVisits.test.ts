import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mockApis } from '#sdk/testing';
import { createStoredVisits } from './createStoredVisits';
import { matchesVisitFilter } from './matchesVisitFilter';

const createVisits = (user = 'user:default/ann', storageApi = mockApis.storage()) => ({
  storageApi,
  visits: createStoredVisits({ storageApi, identityApi: mockApis.identity({ userEntityRef: user }) }),
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('counts the hits of a page and lists 8 pages, the latest first', async () => {
  const { visits } = createVisits();
  for (let page = 1; page <= 10; page += 1) {
    vi.setSystemTime(page * 1000);
    await visits.save({ visit: { pathname: `/${page}`, name: `Page ${page}` } });
  }
  vi.setSystemTime(11_000);
  const again = await visits.save({ visit: { pathname: '/1', name: 'Renamed' } });
  expect(again).toMatchObject({ pathname: '/1', name: 'Renamed', hits: 2, timestamp: 11_000 });
  const listed = await visits.list();
  expect(listed.map(({ pathname }) => pathname)).toEqual(['/1', '/10', '/9', '/8', '/7', '/6', '/5', '/4']);
  const byHits = await visits.list({ limit: 1, orderBy: [{ field: 'hits', direction: 'desc' }] });
  expect(byHits).toEqual([again]);
});

it('keeps 100 pages for each user', async () => {
  const { visits, storageApi } = createVisits();
  await Promise.all(
    Array.from({ length: 120 }, (_, page) => visits.save({ visit: { pathname: `/${page}`, name: '' } })),
  );
  expect(await visits.list({ limit: 1000 })).toHaveLength(100);
  const key = '@backstage/plugin-home:visits:user:default/ann';
  expect(storageApi.snapshot<never[]>(key).value).toHaveLength(100);
  expect(await createVisits('user:default/bob', storageApi).visits.list()).toEqual([]);
});

it.each([
  ['hits', '<', 3, false],
  ['hits', '<=', 3, true],
  ['hits', '==', 3, true],
  ['hits', '!=', 3, false],
  ['hits', '>', 2, true],
  ['hits', '>=', 4, false],
  ['pathname', 'contains', 'catalog', true],
  ['pathname', 'contains', 'docs', false],
  ['pathname', '==', '/catalog', true],
  ['hits', '==', '3', false],
  ['absent', '!=', 'x', true],
] as const)('compares %s %s %s', (field, operator, value, expected) => {
  const visit = { id: '1', name: 'Catalog', pathname: '/catalog', hits: 3, timestamp: 0 };
  expect(matchesVisitFilter(visit, { field, operator, value })).toBe(expected);
});
