import { describe, expect, it } from 'vitest';
import { resolveQueryRetryDelay, shouldRetry } from './retryPolicy';

describe('shouldRetry', () => {
  it.each([400, 401, 403, 404, 409, 422])('does not retry after %i', (status) => {
    expect(shouldRetry(0, { status })).toBe(false);
  });

  it.each([408, 429, 500, 502, 503])('retries after %i', (status) => {
    expect(shouldRetry(0, { status })).toBe(true);
  });

  it('retries without a response', () => {
    expect(shouldRetry(0, new TypeError('Failed to fetch'))).toBe(true);
  });

  it('stops after the third retry', () => {
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, { status: 500 }))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('resolveQueryRetryDelay', () => {
  it('doubles the delay, and half of it is random', () => {
    expect([0, 1, 2].map((failures) => resolveQueryRetryDelay(failures, undefined, () => 1))).toEqual([
      500, 1000, 2000,
    ]);
    expect(resolveQueryRetryDelay(0, undefined, () => 0)).toBe(250);
  });

  it('respects Retry-After', () => {
    expect(resolveQueryRetryDelay(0, { status: 429, retryAfter: 7000 })).toBe(7000);
  });

  it('waits 15 seconds at most', () => {
    expect(resolveQueryRetryDelay(20, undefined, () => 1)).toBe(15_000);
    expect(resolveQueryRetryDelay(0, { retryAfter: 3_600_000 })).toBe(15_000);
  });
});
