import { describe, expect, test } from 'vitest';
import { mockApis } from '#sdk/testing';
import { deleteCookie, fetchCookie } from './cookie';

function answering(answer: () => Response | Promise<Response>) {
  const asked: string[] = [];
  return {
    asked,
    discovery: mockApis.discovery(),
    fetchApi: {
      fetch: async (input: string | URL | Request, init?: RequestInit) => {
        asked.push(
          `${init?.method ?? 'GET'} ${new URL(new Request(input).url).pathname} ${init?.credentials ?? ''}`,
        );
        return answer();
      },
    },
  };
}

describe('the cookie of protected mode', () => {
  test("is valid until the server's expiration date, even if the local clock is wrong", async () => {
    const parts = answering(() =>
      Response.json(
        { expiresAt: '2031-01-01T12:30:00.000Z' },
        { headers: { date: 'Wed, 01 Jan 2031 12:00:00 GMT' } },
      ),
    );
    const before = Date.now();
    const until = await fetchCookie(parts);
    expect(until - 30 * 60_000).toBeGreaterThanOrEqual(before);
    expect(until - 30 * 60_000).toBeLessThanOrEqual(Date.now());
    expect(parts.asked).toEqual([expect.stringMatching(/^GET .*\/auth\/v1\/cookie include$/)]);
  });

  test.each([
    [{}, 'No expiration date in response'],
    [{ expiresAt: 'soon' }, 'Invalid expiration date in response'],
    [{ expiresAt: 7 }, 'Invalid expiration date in response'],
  ])('is rejected if the response is %j', async (body, message) => {
    await expect(fetchCookie(answering(() => Response.json(body)))).rejects.toThrow(message);
  });

  test('is removed, or the sign-out fails', async () => {
    const parts = answering(() => new Response(null, { status: 204 }));
    await deleteCookie(parts);
    expect(parts.asked).toEqual([expect.stringMatching(/^DELETE .*\/auth\/v1\/cookie include$/)]);
    await expect(deleteCookie(answering(() => Promise.reject(new Error('down'))))).rejects.toThrow('down');
    await expect(deleteCookie(answering(() => new Response(null, { status: 500 })))).rejects.toThrow('500');
  });
});
