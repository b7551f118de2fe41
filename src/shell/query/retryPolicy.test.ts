import { describe, expect, it } from 'vitest';
import { resolveRetryDelay, shouldRetry } from './retryPolicy';

describe('shouldRetry', () => {
  it.each([400, 401, 403, 404, 409, 422])('leaves a request alone that was answered with %i', (status) => {
    expect(shouldRetry(0, { status })).toBe(false);
  });

  it.each([408, 429, 500, 502, 503])('asks again after %i', (status) => {
    expect(shouldRetry(0, { status })).toBe(true);
  });

  it('asks again when there was no answer at all', () => {
    expect(shouldRetry(0, new TypeError('Failed to fetch'))).toBe(true);
  });

  it('gives up after the third failure', () => {
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, { status: 500 }))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('resolveRetryDelay', () => {
  it('doubles the wait and takes a random part of its upper half', () => {
    expect([0, 1, 2].map((failures) => resolveRetryDelay(failures, undefined, () => 1))).toEqual([
      500, 1000, 2000,
    ]);
    expect(resolveRetryDelay(0, undefined, () => 0)).toBe(250);
  });

  it('waits as long as the backend asked for', () => {
    expect(resolveRetryDelay(0, { status: 429, retryAfter: 7000 })).toBe(7000);
  });

  it('never waits longer than fifteen seconds', () => {
    expect(resolveRetryDelay(20, undefined, () => 1)).toBe(15_000);
    expect(resolveRetryDelay(0, { retryAfter: 3_600_000 })).toBe(15_000);
  });
});
