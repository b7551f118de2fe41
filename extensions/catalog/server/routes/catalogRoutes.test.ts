import { describe, expect, it } from 'vitest';
import { createTestServer, type TestServerOptions } from '#backend/testing';
import { DatabaseUnavailableError } from '#server';
import { CursorError, type CatalogReader } from '../ports/reader';
import { createTestCatalogBackend } from '../testing/createTestCatalogBackend';

function open({ reader, ...options }: TestServerOptions & { reader?: Partial<CatalogReader> } = {}) {
  return createTestServer({ ...options, plugins: [createTestCatalogBackend(reader)] });
}

describe('client errors', () => {
  it("have the protocol's body", async () => {
    const { call } = await open({
      reader: { queryEntities: async () => Promise.reject(new CursorError('it was cut')) },
    });
    const cases: Array<[string, string, string | undefined, number, string]> = [
      ['POST', '/entities/by-refs', '{not json', 400, 'JSON'],
      [
        'POST',
        '/entities/by-refs',
        '{"nope":1}',
        400,
        "request/body must have required property 'entityRefs'",
      ],
      ['POST', '/entities/by-refs', '{"entityRefs":[1]}', 400, 'request/body/entityRefs/0 must be string'],
      [
        'POST',
        '/entities/by-refs',
        '{"entityRefs":[],"query":{"$nor":[]}}',
        400,
        '"$nor" is not a valid operator',
      ],
      ['POST', '/entities/by-query', '', 400, 'request/body must be object'],
      ['POST', '/entities/by-query', 'null', 400, 'request/body must be object'],
      ['POST', '/entities/by-query', '[]', 400, 'request/body must be object'],
      ['POST', '/locations/by-query', undefined, 400, 'request/body must be object'],
      ['POST', '/entities/by-refs', undefined, 400, "must have required property 'entityRefs'"],
      ['POST', '/entities/by-query', '{"limit":-1}', 400, 'request/body/limit'],
      ['POST', '/entities/by-query', '{"limit":"5"}', 400, 'request/body/limit must be'],
      ['GET', '/entities/by-query?limit=many', undefined, 400, 'request/query/limit must be integer'],
      ['GET', '/entities/by-query?cursor=x', undefined, 400, 'Malformed cursor: it was cut'],
      ['GET', '/entities/by-query?orderField=a,up', undefined, 400, 'Invalid order field "a,up"'],
      ['GET', '/entities?order=up:a', undefined, 400, 'Invalid order parameter "up:a"'],
      ['GET', '/entities?after=x', undefined, 400, 'Malformed after cursor'],
      ['GET', '/entities?filter=%3Dx', undefined, 400, 'Invalid filter'],
      ['GET', '/entities?filter=%00', undefined, 400, 'U+0000'],
      ['POST', '/entities/by-refs', '{"entityRefs":["a\\u0000"]}', 400, 'U+0000'],
      ['GET', '/entity-facets', undefined, 400, "request/query must have required property 'facet'"],
      ['POST', '/entity-facets', '{"facets":[]}', 400, 'request/body/facets'],
      ['POST', '/refresh', '{"entityRef":"no-kind"}', 400, 'had missing or empty kind'],
      ['POST', '/validate-entity', '{"entity":{},"location":"https://x"}', 400, 'Add the type, as in url:'],
      ['GET', '/entities/by-name/component/default/x', undefined, 404, "No entity named 'x' found"],
      ['GET', '/entities/by-name/component/default/%E0%A4%A', undefined, 400, 'not a valid url component'],
    ];
    for (const [method, url, payload, status, message] of cases) {
      const headers = payload === undefined ? {} : { 'content-type': 'application/json' };
      const answer = await call({ method: method as 'GET', url: `/api/catalog${url}`, payload, headers });
      expect([url, answer.statusCode]).toEqual([url, status]);
      expect(answer.json()).toMatchObject({
        error: { message: expect.stringContaining(message) },
        request: { method, url },
        response: { statusCode: status },
      });
    }
  });

  it('have no body for unknown paths', async () => {
    const { call } = await open();
    for (const url of ['/api/catalog/nope', '/api/nope/x', '/api', '/api/catalog']) {
      const answer = await call({ url });
      expect([url, answer.statusCode, answer.body]).toEqual([url, 404, '']);
    }
  });

  it('include bodies that are too large or have an unsupported type', async () => {
    const { call } = await open();
    const url = '/api/catalog/entities/by-refs';
    const headers = { 'content-type': 'application/json' };
    const large = await call({ method: 'POST', url, headers, payload: `"${'x'.repeat(6_000_000)}"` });
    expect([large.statusCode, large.json()]).toMatchObject([
      413,
      { error: { name: 'PayloadTooLargeError' } },
    ]);
    const foreign = await call({
      method: 'POST',
      url,
      headers: { 'content-type': 'text/xml' },
      payload: '<x/>',
    });
    expect([foreign.statusCode, foreign.json()]).toMatchObject([
      415,
      { error: { name: 'UnsupportedMediaTypeError' } },
    ]);
  });
});

describe('server errors', () => {
  it('return 503 with Retry-After while the database is unavailable', async () => {
    let away = true;
    const ping = async (): Promise<void> => {
      if (away) throw new DatabaseUnavailableError('gone');
    };
    const entities: CatalogReader['entities'] = async () => {
      await ping();
      return { entities: [], hasMore: false };
    };
    const { app, call } = await open({ ping, reader: { entities } });
    const answer = await call({ url: '/api/catalog/entities?limit=1' });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json()).toMatchObject({
      error: { name: 'ServiceUnavailableError' },
      response: { statusCode: 503 },
    });
    expect((await app.inject('/.backstage/health/v1/readiness')).json()).toEqual({
      status: 'error',
      message: 'The database cannot be reached',
    });
    expect((await app.inject('/.backstage/health/v1/liveness')).json()).toEqual({ status: 'ok' });
    away = false;
    expect((await call({ url: '/api/catalog/entities?limit=1' })).statusCode).toBe(200);
    expect((await app.inject('/.backstage/health/v1/readiness')).json()).toEqual({ status: 'ok' });
  });

  it('log internal errors and return the request id only', async () => {
    const reader = { facets: async () => Promise.reject(new Error('password=hunter2 at table x')) };
    const { call, log } = await open({ reader });
    const answer = await call({ url: '/api/catalog/entity-facets?facet=kind' });
    const id = String(answer.headers['x-request-id']);
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain(id);
    expect(answer.body).not.toContain('hunter2');
    expect(log.join('')).toContain(id);
    expect(log.join('')).toContain('at table x');
  });

  it('do not log tokens or URLs with passwords', async () => {
    const reader = {
      facets: async () =>
        Promise.reject(new Error('postgres://me:s3cret-word@host, Bearer abcdefghijkl, c2VjcmV0LXZhbHVl')),
    };
    const log: string[] = [];
    const { call } = await open({
      reader,
      log: { secrets: ['secret-value'], format: 'text', level: 'info', write: (line) => void log.push(line) },
    });
    await call({ url: '/api/catalog/entity-facets?facet=kind' });
    expect(log.join('')).toContain('postgres://me:***@host, Bearer ***, ***');
  });
});

describe('a query to the reader', () => {
  it('contains the parsed request', async () => {
    const asked: unknown[] = [];
    const { call } = await open({
      reader: {
        queryEntities: async (request) => {
          asked.push(request);
          return { items: [], totalItems: 0, pageInfo: {} };
        },
      },
    });
    await call({
      url: '/api/catalog/entities/by-query?filter=kind=component,metadata.tags&limit=0&orderField=spec.type,desc&orderField=metadata.name&fullTextFilterTerm=%20x%20&fullTextFilterFields=a,b&fields=kind&fields=metadata.name&totalItems=exclude&offset=3',
    });
    await call({ url: '/api/catalog/entities/by-query?cursor=abc&limit=5&filter=kind=api' });
    expect(asked).toEqual([
      {
        filter: { anyOf: [{ allOf: [{ key: 'kind', values: ['component'] }, { key: 'metadata.tags' }] }] },
        limit: 0,
        offset: 3,
        orderFields: [
          { field: 'spec.type', order: 'desc' },
          { field: 'metadata.name', order: 'asc' },
        ],
        fullTextFilter: { term: 'x', fields: ['a', 'b'] },
        fields: ['kind', 'metadata.name'],
        skipTotalItems: true,
        inParts: true,
      },
      { cursor: 'abc', limit: 5, fields: undefined, skipTotalItems: false, inParts: true },
    ]);
  });

  it('links to the next page of a limited list', async () => {
    const { call } = await open({
      reader: { entities: async () => ({ entities: [], hasMore: true }) },
    });
    const answer = await call({
      url: '/api/catalog/entities?filter=kind=component&order=asc:metadata.name&limit=3&offset=2',
    });
    expect(answer.headers['link']).toBe(
      '</entities?filter=kind%3Dcomponent&order=asc%3Ametadata.name&limit=3&after=eyJsaW1pdCI6Mywib2Zmc2V0Ijo1fQ%3D%3D>; rel="next"',
    );
    // Following a link of an empty page would never end.
    expect((await call({ url: '/api/catalog/entities?limit=0' })).headers['link']).toBeUndefined();
  });
});

describe('answers', () => {
  it('have an ETag, and are not sent again to a client that has them', async () => {
    const { app } = await open();
    const first = await app.inject('/.backstage/health/v1/liveness');
    const again = await app.inject({
      url: '/.backstage/health/v1/liveness',
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('are compressed if they are large enough', async () => {
    const { call } = await open({
      reader: {
        facets: async () => ({ kind: Array.from({ length: 200 }, (_, i) => ({ value: `v${i}`, count: i })) }),
      },
    });
    const answer = await call({
      url: '/api/catalog/entity-facets?facet=kind',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.rawPayload.length).toBeLessThan(2000);
  });

  it('run no scripts if opened directly', async () => {
    const { call } = await open();
    const { headers } = await call({ url: '/api/catalog/entities?limit=1' });
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('are available to pages of allowed origins only', async () => {
    const config = { backend: { cors: { origin: ['http://localhost:3100', 'https://*.example.com'] } } };
    const { app } = await open({ config });
    const allowed = async (origin: string): Promise<unknown> => {
      const headers = {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      };
      const answer = await app.inject({ method: 'OPTIONS', url: '/api/catalog/entities', headers });
      return answer.headers['access-control-allow-origin'];
    };
    expect(await allowed('http://localhost:3100')).toBe('http://localhost:3100');
    expect(await allowed('https://a.example.com')).toBe('https://a.example.com');
    expect(await allowed('https://a.example.com.evil.org')).toBeUndefined();
    expect(await allowed('http://localhost:3101')).toBeUndefined();
  });
});
