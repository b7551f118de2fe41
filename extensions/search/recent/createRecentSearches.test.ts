import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mockApis } from '#sdk/testing';
import { createRecentSearches } from './createRecentSearches';

beforeEach(() => void vi.useFakeTimers({ now: 1000 }));
afterEach(() => void vi.useRealTimers());

function start(stored: unknown[] = []) {
  const data = { search: { recentSearches: stored as string[] } };
  const recent = createRecentSearches(mockApis.storage({ data }));
  let latest: string[] = [];
  recent.search$().subscribe((searches) => (latest = searches.map(({ term }) => term)));
  const add = async (term: string) => {
    vi.advanceTimersByTime(1);
    await recent.add(term);
  };
  return { recent, add, terms: () => latest };
}

it('keeps the ten latest terms, each once', async () => {
  const { add, terms } = start();
  for (const term of ['db', ' artist ', 'DB', '', 'x'.repeat(101)]) await add(term);
  expect(terms()).toEqual(['DB', 'artist']);
  for (let number = 0; number < 12; number++) await add(`term ${number}`);
  expect(terms()).toHaveLength(10);
  expect(terms()[0]).toBe('term 11');
});

it('orders terms that two devices added, and ignores other texts', () => {
  expect(start(['5 old', '9 new', '7 middle', '8 New', 'x', 3, null]).terms()).toEqual([
    'new',
    'middle',
    'old',
  ]);
});

it('removes one term, or all', async () => {
  const { recent, terms } = start(['1 a', '2 b', '3 c']);
  await recent.remove('b');
  expect(terms()).toEqual(['c', 'a']);
  await recent.clear();
  expect(terms()).toEqual([]);
});
