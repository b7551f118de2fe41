import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConnectionError, fetchResponse } from './connectionError';
import { retryWhenReachable, untilReachable, whenReachable } from './whenReachable';

const url = 'https://backend.example/api/catalog/entities';
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
let fetch: ReturnType<typeof vi.fn<() => Promise<Response>>>;

beforeEach(() => {
  vi.useFakeTimers();
  fetch = vi.fn(lost);
  vi.stubGlobal('fetch', fetch);
});

afterEach(async () => {
  fetch.mockResolvedValue(new Response());
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks after increasing pauses, at most every 15 seconds, until there is a response', async () => {
  const done = vi.fn();
  void whenReachable(url).then(done);
  await vi.advanceTimersByTimeAsync(60_000);
  const before = fetch.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch.mock.calls.length - before).toBeLessThanOrEqual(8);
  expect(done).not.toHaveBeenCalled();
  // An error of the server is a response.
  fetch.mockResolvedValue(new Response('', { status: 401 }));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(done).toHaveBeenCalledTimes(1);
});

it('asks once for all callers that wait for the same server, and at once when the browser is online', async () => {
  const done = vi.fn();
  for (const path of ['/a', '/b', '/c'])
    retryWhenReachable(
      new Error('x', { cause: new ConnectionError(`https://backend.example${path}`) }),
      done,
    );
  fetch.mockResolvedValue(new Response());
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(done).toHaveBeenCalledTimes(3);
});

it('runs a function until it succeeds, but not after other errors', async () => {
  const run = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new ConnectionError(url))
    .mockResolvedValue('done');
  const result = untilReachable(run);
  fetch.mockResolvedValue(new Response());
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await result).toBe('done');
  await expect(untilReachable(() => Promise.reject(new Error('other')))).rejects.toThrow('other');
});

it('turns only a missing response into a connection error', async () => {
  await expect(fetchResponse(url)).rejects.toMatchObject({ name: 'ConnectionError', url });
  const canceled = new DOMException('canceled', 'AbortError');
  fetch.mockRejectedValueOnce(canceled);
  await expect(fetchResponse(url)).rejects.toBe(canceled);
});
