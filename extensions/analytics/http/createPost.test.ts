import { afterEach, describe, expect, test, vi } from 'vitest';
import { mockApis } from '#sdk/testing';
import { createPost } from './createPost';

const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const config = mockApis.config({ data: { backend: { baseUrl: 'https://portal.example.com/' } } });

function setUp(endpoint: string, answer: Response) {
  fetch.mockReset().mockResolvedValue(answer);
  vi.stubGlobal('fetch', fetch);
  const own = vi.fn<(url: RequestInfo | URL, init?: RequestInit) => Promise<Response>>(async () => answer);
  return { own, post: createPost({ endpoint }, { config, fetchApi: { fetch: own } }) };
}

afterEach(() => vi.unstubAllGlobals());

describe('posting a batch', () => {
  test.each([
    ['a', true],
    ['a'.repeat(59_999), true],
    ['a'.repeat(60_000), false],
    // Three bytes each: the limit of browsers is in bytes.
    ['港'.repeat(20_000), false],
  ])('outlives the page within the limit of browsers', async (body, keepalive) => {
    const { post } = setUp('https://events.example.com', new Response(null, { status: 204 }));
    expect(await post(body)).toBe('accepted');
    expect(fetch.mock.calls[0]?.[1].keepalive).toBe(keepalive);
  });

  test('does not send the identity of the user to other servers', async () => {
    const { own, post } = setUp('https://events.example.com', new Response());
    await post('{}');
    expect(own).not.toHaveBeenCalled();
    expect(fetch).toHaveBeenCalledWith(
      'https://events.example.com',
      expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer' }),
    );
  });

  test('uses the fetch API for the backend', async () => {
    const { own, post } = setUp('/api/events', new Response());
    await post('{}');
    expect(own.mock.calls[0]?.[0]).toBe('https://portal.example.com/api/events');
    expect(fetch).not.toHaveBeenCalled();
  });

  test.each([
    [200, {}, 'accepted'],
    [400, {}, 'rejected'],
    [429, { 'retry-after': '7' }, { retryAfter: 7000 }],
    [503, {}, {}],
  ])('reads status %i %o as %o', async (status, headers, delivery) => {
    const { post } = setUp('https://events.example.com', new Response(null, { status, headers }));
    expect(await post('{}')).toEqual(delivery);
  });

  test('is retried if the endpoint cannot be reached', async () => {
    const { post } = setUp('https://events.example.com', new Response());
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await post('{}')).toEqual({});
  });
});
