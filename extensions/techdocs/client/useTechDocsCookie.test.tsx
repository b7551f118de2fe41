import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestApiProvider } from '#sdk/testing';
import { techdocsApiRef, type TechDocsApi } from './TechDocsApi';
import { useTechDocsCookie } from './useTechDocsCookie';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function render({ failures = 0 } = {}) {
  vi.spyOn(console, 'error').mockReturnValue();
  const getCookie = vi.fn(async () => ({ expiresAt: new Date(Date.now() + 60 * MINUTE).toISOString() }));
  for (let count = 0; count < failures; count += 1) getCookie.mockRejectedValueOnce(new Error('down'));
  const api = { getCookie } as Partial<TechDocsApi> as TechDocsApi;
  const { result, unmount } = renderHook(useTechDocsCookie, {
    wrapper: ({ children }) => <TestApiProvider apis={[[techdocsApiRef, api]]}>{children}</TestApiProvider>,
  });
  const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
  return { result, getCookie, unmount, wait };
}

describe('The cookie for the files of sites', () => {
  it('is ready, and is refreshed one to four minutes before it expires', async () => {
    const { result, getCookie, wait, unmount } = render();
    expect(result.current).toEqual({ status: 'loading' });
    await wait(55 * MINUTE);
    expect(result.current).toEqual({ status: 'ready' });
    expect(getCookie).toHaveBeenCalledTimes(1);
    await wait(4 * MINUTE);
    expect(getCookie).toHaveBeenCalledTimes(2);
    unmount();
    await wait(120 * MINUTE);
    expect(getCookie).toHaveBeenCalledTimes(2);
  });

  it('can be requested again after a failure, and recovers on its own', async () => {
    const { result, wait } = render({ failures: 2 });
    await wait(0);
    const failed = result.current;
    expect(failed).toMatchObject({ status: 'error', error: new Error('down') });
    act(() => (failed as { retry: () => void }).retry());
    await wait(0);
    expect(result.current.status).toBe('error');
    await wait(5000);
    expect(result.current).toEqual({ status: 'ready' });
  });

  it('fails only when the cookie that it has is no longer valid', async () => {
    const { result, getCookie, wait } = render();
    await wait(0);
    getCookie.mockRejectedValue(new Error('down'));
    await wait(59 * MINUTE);
    expect(getCookie.mock.calls.length).toBeGreaterThan(1);
    expect(result.current).toEqual({ status: 'ready' });
    await wait(10 * MINUTE);
    expect(result.current.status).toBe('error');
  });
});
