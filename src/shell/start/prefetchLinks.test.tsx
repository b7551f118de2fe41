import { QueryClient } from '@tanstack/react-query';
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { identityApiRef } from '#sdk';
import * as early from '#sdk/early';
import { prefetchLinks } from './prefetchLinks';
import type { RunningPortal } from './runningPortal';

vi.mock('#sdk/early', { spy: true });

const identity = {
  getCredentials: async () => ({ token: 'abc' }),
  getBackstageIdentity: async () => ({ ownershipEntityRefs: ['user:default/ada'] }),
};
const apis = { get: (ref: unknown) => (ref === identityApiRef ? identity : undefined) };
const portal = {
  app: { apis, routes: { basePath: '', match: () => [] } },
  queryClient: new QueryClient(),
} as unknown as RunningPortal;
const fillCache = vi.fn<NonNullable<early.EarlyPage['fillCache']>>();
const page: early.EarlyPage = { skeleton: 'cards', requests: () => [{ url: 'http://backend/page' }] };
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<a href="/one">One</a><a href="/two"><b>Two</b></a><a href="https://else/">Else</a>';
  fillCache.mockReset().mockResolvedValue(undefined);
  vi.mocked(early.findEarlyPages).mockReturnValue([{ ...page, fillCache }]);
  stop = prefetchLinks(portal);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const link = (index: number) => document.querySelectorAll('a')[index] as HTMLElement;

describe('the data of a page', () => {
  it('is loaded if the user points at a link to it for a moment, once', async () => {
    fireEvent.pointerOver(link(0));
    await vi.advanceTimersByTimeAsync(30);
    fireEvent.pointerOver(document.querySelector('b') as Element);
    await vi.advanceTimersByTimeAsync(60);
    fireEvent.pointerOver(link(2));
    fireEvent.pointerOver(link(1));
    await vi.advanceTimersByTimeAsync(100);
    const user = { token: 'abc', ownershipEntityRefs: ['user:default/ada'] };
    expect(fillCache.mock.calls).toEqual([[{ client: portal.queryClient, apis }, user]]);
    expect(vi.mocked(early.findEarlyPages).mock.lastCall?.[0].pathname).toBe('/two');
  });

  it.each(['pointerDown', 'click'] as const)('is loaded at once with %s', async (event) => {
    fireEvent.pointerOver(link(0));
    fireEvent[event](link(0));
    await vi.advanceTimersByTimeAsync(0);
    expect(fillCache).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(100);
    expect(fillCache).toHaveBeenCalledOnce();
  });

  it('is requested early if the page has none in the cache', async () => {
    vi.mocked(early.findEarlyPages).mockReturnValue([page]);
    const send = vi.mocked(early.startEarlyRequest).mockReturnValue(Promise.resolve(new Response()));
    fireEvent.pointerDown(link(1));
    await vi.advanceTimersByTimeAsync(0);
    expect(send.mock.calls).toEqual([[{ url: 'http://backend/page' }, 'abc', 10_000]]);
  });

  it('can fail', async () => {
    fillCache.mockRejectedValue(new Error('failed'));
    fireEvent.pointerDown(link(1));
    await vi.advanceTimersByTimeAsync(0);
    expect(fillCache).toHaveBeenCalledOnce();
  });
});
