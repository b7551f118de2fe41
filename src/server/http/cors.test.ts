import type { OutgoingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createBackendPlugin, openTo } from '#backend';
import { createTestServer } from '../testing/createTestServer';

const ELSEWHERE = 'https://portal.example.com';

const notes = createBackendPlugin({
  pluginId: 'notes',
  register({ router }) {
    router.get('/items', openTo('callers', 'For these tests.'), () => ['a']);
    router.get('/large', openTo('everyone', 'For these tests.'), () => ['a'.repeat(5_000)]);
    router.get('/broken', openTo('everyone', 'For these tests.'), () => {
      throw new Error('broken');
    });
  },
});

async function open(cors?: unknown, app: Record<string, unknown> = { baseUrl: ELSEWHERE }) {
  const backend = { baseUrl: 'http://localhost:7007', ...(cors === undefined ? {} : { cors }) };
  return createTestServer({ config: { app, backend }, plugins: [notes] });
}

/** The preflight that a browser sends before a request with these headers. */
async function preflight(
  { app }: Awaited<ReturnType<typeof open>>,
  { origin = ELSEWHERE, method = 'GET', headers = 'authorization', url = '/api/notes/items' } = {},
) {
  const answer = await app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': method,
      ...(headers === '' ? {} : { 'access-control-request-headers': headers }),
    },
  });
  return {
    ...answer,
    statusCode: answer.statusCode,
    allows: isAllowed(answer.headers, origin, method, headers),
  };
}

/** Applies the rules of browsers for requests with credentials. */
function isAllowed(answer: OutgoingHttpHeaders, origin: string, method: string, headers: string): boolean {
  const listed = (name: string) =>
    [answer[name]]
      .flat()
      .join(',')
      .toLowerCase()
      .split(/\s*,\s*/);
  const methods = listed('access-control-allow-methods');
  const allowed = listed('access-control-allow-headers');
  return (
    answer['access-control-allow-origin'] === origin &&
    (['GET', 'HEAD', 'POST'].includes(method) || methods.includes(method.toLowerCase())) &&
    (headers === '' || headers.split(/\s*,\s*/).every((name) => allowed.includes(name)))
  );
}

describe('a preflight', () => {
  it.each([
    ['GET', 'authorization', '/api/notes/items'],
    ['GET', 'authorization,backstage-plugin-id', '/api/notes/items'],
    ['GET', '', '/api/notes/items'],
    ['HEAD', 'authorization', '/api/notes/items'],
    ['GET', 'x-requested-with', '/api/auth/guest/refresh?optional&env=development'],
    ['POST', 'x-requested-with,content-type', '/api/auth/guest/refresh'],
    ['POST', 'authorization,content-type', '/api/catalog/entities/by-query'],
    ['POST', 'authorization,content-type', '/api/permission/authorize'],
    ['PUT', 'authorization,content-type', '/api/user-settings/buckets/default/keys/a'],
    ['PATCH', 'authorization,content-type', '/api/notifications/notifications'],
    ['DELETE', 'authorization', '/api/catalog/locations/1'],
    ['DELETE', 'authorization', '/api/app/.backstage/auth/v1/cookie'],
    ['GET', 'authorization,baggage,traceparent,tracestate', '/api/notes/items'],
    ['POST', 'backstage-kubernetes-cluster,x-custom-header', '/api/kubernetes/proxy/a'],
  ])('allows %s with the headers %j at %s', async (method, headers, url) => {
    const answer = await preflight(await open(), { method, headers, url });
    expect(answer.statusCode).toBe(204);
    expect(answer.allows).toBe(true);
    expect(answer.body).toBe('');
    expect(answer.headers).toMatchObject({
      'access-control-allow-credentials': 'true',
      'access-control-max-age': '600',
    });
    expect(String(answer.headers['vary']).toLowerCase().split(/,\s*/)).toEqual(
      expect.arrayContaining(['origin', 'access-control-request-headers']),
    );
  });

  it.each([
    ['another origin', 'https://evil.example.com'],
    ['a longer host', `${ELSEWHERE}.evil.example`],
    ['another port', `${ELSEWHERE}:8443`],
    ['another scheme', 'http://portal.example.com'],
    ['a sandboxed page', 'null'],
  ])('is refused for %s', async (_title, origin) => {
    const answer = await preflight(await open(), { origin });
    expect(answer.allows).toBe(false);
    for (const name of ['origin', 'credentials', 'headers', 'methods'])
      expect(answer.headers).not.toHaveProperty(`access-control-allow-${name}`);
    expect(String(answer.headers['vary']).toLowerCase()).toContain('origin');
  });
});

describe('an answer for a page of another origin', () => {
  it.each([
    ['/api/notes/large', 200],
    ['/api/notes/items', 401],
    ['/api/nothing/here', 404],
    ['/api/notes/broken', 500],
  ])('at %s can be read by the page', async (url, status) => {
    const { app } = await open();
    const answer = await app.inject({ url, headers: { origin: ELSEWHERE, 'accept-encoding': 'gzip' } });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': ELSEWHERE,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'date, link, etag, x-request-id, retry-after',
    });
    const vary = String(answer.headers['vary']).toLowerCase();
    expect(vary).toContain('origin');
    expect(vary.includes('accept-encoding')).toBe(answer.headers['content-encoding'] === 'gzip');
  });

  it('stays readable if it has not changed', async () => {
    const { app } = await open();
    const headers = { origin: ELSEWHERE };
    const first = await app.inject({ url: '/api/notes/large', headers });
    const again = await app.inject({
      url: '/api/notes/large',
      headers: { ...headers, 'if-none-match': String(first.headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.headers['access-control-allow-origin']).toBe(ELSEWHERE);
  });

  it('has no permissions without an origin', async () => {
    const { app } = await open();
    const answer = await app.inject('/api/notes/large');
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    expect(String(answer.headers['vary']).toLowerCase()).toContain('origin');
  });
});

describe('backend.cors', () => {
  it.each([
    ['nothing', undefined, true],
    ['an empty map', {}, true],
    ['false', false, false],
    ['origin: false', { origin: false }, false],
    ['origin: true', { origin: true }, true],
    ['origin: *', { origin: '*' }, true],
    ['one origin', { origin: ELSEWHERE }, true],
    ['an origin with a slash', { origin: `${ELSEWHERE}/` }, true],
    ['a list', { origin: ['https://one.example', ELSEWHERE] }, true],
    ['a pattern', { origin: 'https://*.example.com' }, true],
    ['an empty list', { origin: [] }, false],
    ['a list of others', { origin: ['https://one.example'] }, false],
    ['a pattern of others', { origin: ['https://*.example.org'] }, false],
    ['too few headers', { allowedHeaders: ['x-other'] }, false],
    ['enough headers', { allowedHeaders: ['Authorization', 'X-Other'] }, true],
    ['headers in one string', { allowedHeaders: 'Authorization, X-Other' }, true],
    ['any headers', { allowedHeaders: ['*'] }, true],
    ['too few methods', { methods: ['GET'] }, false],
    ['methods in one string', { methods: 'GET, DELETE' }, true],
    ['any methods', { methods: '*' }, true],
  ])('with %s decides', async (_title, cors, allowed) => {
    expect((await preflight(await open(cors), { method: 'DELETE' })).allows).toBe(allowed);
  });

  it('sets credentials, age and exposed headers', async () => {
    const server = await open({ credentials: false, maxAge: 5, exposedHeaders: ['x-one', 'x-two'] });
    const { headers } = await preflight(server);
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
    expect(headers).toMatchObject({
      'access-control-max-age': '5',
      'access-control-expose-headers': 'x-one, x-two',
    });
  });
});
