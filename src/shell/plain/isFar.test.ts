import { afterEach, expect, it, vi } from 'vitest';
import { isFar } from './isFar';

const open = (entries: unknown[]) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as PerformanceEntryList);

afterEach(() => vi.restoreAllMocks());

it.each([
  [5, false],
  [100, false],
  [150, true],
])('knows from a response after %i ms whether the server is far away', (latency, expected) => {
  open([{ requestStart: 400, responseStart: 400 + latency }]);
  expect(isFar()).toBe(expected);
});

it('expects a near server if the browser says nothing', () => {
  open([]);
  expect(isFar()).toBe(false);
});
