import { describe, expect, it } from 'vitest';
import { ResponseError } from './responseError';

describe('ResponseError', () => {
  it('contains the status and the reason of the backend', async () => {
    const body = {
      error: { name: 'NotFoundError', message: 'No such entity' },
      response: { statusCode: 404 },
    };
    const error = await ResponseError.fromResponse(
      Response.json(body, { status: 404, statusText: 'Not Found', headers: { 'x-request-id': 'r-1' } }),
    );
    expect(error).toMatchObject({
      name: 'ResponseError',
      message: 'Request failed with status 404 Not Found, No such entity',
      status: 404,
      errorName: 'NotFoundError',
      requestId: 'r-1',
    });
  });

  it.each([
    ['an HTML page', '<html>Bad gateway</html>'],
    ['nothing', ''],
    ['JSON without an error', '{"ok":true}'],
  ])('ignores a body with %s', async (_what, body) => {
    const error = await ResponseError.fromResponse(new Response(body, { status: 502 }));
    expect(error.message).toBe('Request failed with status 502');
  });

  it('reads Retry-After in seconds and as a date', async () => {
    const withHeader = (value: string) =>
      ResponseError.fromResponse(new Response('', { status: 429, headers: { 'retry-after': value } }));
    expect((await withHeader('3')).retryAfter).toBe(3000);
    const at = new Date(Date.now() + 60_000).toUTCString();
    expect((await withHeader(at)).retryAfter).toBeGreaterThan(50_000);
    expect((await withHeader('soon')).retryAfter).toBeUndefined();
  });
});
