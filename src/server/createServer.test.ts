import { describe, expect, it } from 'vitest';
import { IDENTITY_FIELD, type Session } from '#protocol';
import { CursorError } from './catalog/reader';
import { DatabaseUnavailableError } from './database/databaseErrors';
import { createTestServer } from './testing/createTestServer';

describe('who may call', () => {
  it('asks every plugin but sign-in for a token', async () => {
    const { app } = await createTestServer();
    for (const url of [
      '/api/catalog/entities',
      '/api/catalog/nope',
      '/api/user-settings/x',
      '/%61pi/catalog/entities',
    ]) {
      const answer = await app.inject(url);
      expect([url, answer.statusCode, answer.json()]).toMatchObject([
        url,
        401,
        {
          error: { name: 'AuthenticationError', message: 'Missing credentials' },
          response: { statusCode: 401 },
        },
      ]);
    }
  });

  it('refuses a token that is cut, changed, foreign or unsigned', async () => {
    const { app } = await createTestServer();
    const other = await createTestServer();
    const foreign = (await other.app.inject('/api/auth/guest/refresh')).json<Session>()[IDENTITY_FIELD].token;
    const own = (await app.inject('/api/auth/guest/refresh')).json<Session>()[IDENTITY_FIELD].token;
    const [header = '', payload = '', signature = ''] = own.split('.');
    const unsigned = Buffer.from('{"alg":"none","kid":"x"}').toString('base64url');
    for (const token of [
      'nonsense',
      foreign,
      `${header}.${payload}.`,
      `${header}.${payload}x.${signature}`,
      `${unsigned}.${payload}.`,
    ]) {
      const answer = await app.inject({
        url: '/api/catalog/entities',
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ error: { message: 'Illegal token' } });
    }
  });

  it('lets a script in by its configured token, and everybody when told to', async () => {
    const config = {
      backend: {
        auth: {
          externalAccess: [{ type: 'static', options: { token: 'a-long-static-token', subject: 'ci' } }],
        },
      },
    };
    const { app } = await createTestServer({ config });
    const headers = { authorization: 'Bearer a-long-static-token' };
    expect((await app.inject({ url: '/api/catalog/entities', headers })).statusCode).toBe(200);
    expect((await app.inject({ url: '/api/user-settings/buckets/a/keys/b', headers })).statusCode).toBe(403);

    const open = await createTestServer({
      config: { backend: { auth: { dangerouslyDisableDefaultAuthPolicy: true } } },
    });
    expect((await open.app.inject('/api/catalog/entities')).statusCode).toBe(200);
  });
});

describe('guest sign-in', () => {
  it('owns by its user and the groups it is a direct member of', async () => {
    const { app } = await createTestServer({
      reader: {
        entityByRef: async (ref) => ({
          apiVersion: 'backstage.io/v1alpha1',
          kind: 'User',
          metadata: { name: 'guest' },
          relations: [
            { type: 'memberOf', targetRef: 'group:default/guests' },
            { type: 'ownerOf', targetRef: `component:default/${ref.length}` },
          ],
        }),
      },
    });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/guest/refresh',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.json<Session>()[IDENTITY_FIELD].identity).toEqual({
      type: 'user',
      userEntityRef: 'user:default/guest',
      ownershipEntityRefs: ['user:default/guest', 'group:default/guests'],
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is refused in production, unless the configuration insists', async () => {
    const environment = { NODE_ENV: 'production' };
    const refusing = await createTestServer({ environment });
    expect((await refusing.app.inject('/api/auth/guest/refresh')).statusCode).toBe(403);
    const config = { auth: { providers: { guest: { dangerouslyAllowOutsideDevelopment: true } } } };
    const insisting = await createTestServer({ environment, config });
    expect((await insisting.app.inject('/api/auth/guest/refresh')).statusCode).toBe(200);
  });

  it('is refused in an environment that is no development', async () => {
    const { app } = await createTestServer({ config: { auth: { environment: 'production' } } });
    expect((await app.inject('/api/auth/guest/refresh')).statusCode).toBe(403);
  });

  it('is not there beside other providers, nor when it is switched off', async () => {
    for (const providers of [{ github: {} }, { guest: null }]) {
      const { app } = await createTestServer({ config: { auth: { providers } } });
      const answer = await app.inject('/api/auth/guest/refresh?optional');
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({
        error: { name: 'NotFoundError', message: "Unknown auth provider 'guest'" },
        request: { method: 'GET', url: '/guest/refresh?optional' },
        response: { statusCode: 404 },
      });
    }
  });
});

describe('a sign-in with a provider that does not sign in', () => {
  it.each([
    ['github', 404, "Unknown auth provider 'github'"],
    ['guest', 501, 'Not implemented'],
  ])(
    'is refused where it would begin, to a person on a page that tells the portal: %s',
    async (id, status, why) => {
      const { app } = await createTestServer();
      const url = `/api/auth/${id}/start?env=development`;
      const program = await app.inject(url);
      expect(program.statusCode).toBe(status);
      expect(program.json()).toMatchObject({ error: { message: why } });
      const person = await app.inject({ url, headers: { accept: 'text/html,application/xhtml+xml' } });
      expect(person.statusCode).toBe(status);
      expect(person.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(person.body).toContain('"type":"authorization_response"');
      expect(person.body).toContain(JSON.stringify(why));
    },
  );
});

describe('mistakes of the caller', () => {
  it('are answered with the body of the protocol', async () => {
    const { call } = await createTestServer({
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
        '"$nor" is not an operator',
      ],
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
      ['POST', '/validate-entity', '{"entity":{},"location":"https://x"}', 400, 'prefix it with url:'],
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

  it('have no body where an address is unknown', async () => {
    const { call } = await createTestServer();
    for (const url of ['/api/catalog/nope', '/api/nope/x', '/api', '/api/catalog']) {
      const answer = await call({ url });
      expect([url, answer.statusCode, answer.body]).toEqual([url, 404, '']);
    }
  });

  it('include bodies that are too large or of a foreign type', async () => {
    const { call } = await createTestServer();
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

describe('troubles of the server', () => {
  it('answer 503 while the database is away, and tell when to come back', async () => {
    let away = true;
    const reader = {
      ping: async () => (away ? Promise.reject(new DatabaseUnavailableError('gone')) : undefined),
      entities: async () =>
        away ? Promise.reject(new DatabaseUnavailableError('gone')) : { entities: [], hasMore: false },
    };
    const { app, call } = await createTestServer({ reader });
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

  it('keep what went wrong inside for the log, and name the request', async () => {
    const reader = { facets: async () => Promise.reject(new Error('password=hunter2 at table x')) };
    const { call, log } = await createTestServer({ reader });
    const answer = await call({ url: '/api/catalog/entity-facets?facet=kind' });
    const id = String(answer.headers['x-request-id']);
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain(id);
    expect(answer.body).not.toContain('hunter2');
    expect(log.join('')).toContain(id);
    expect(log.join('')).toContain('at table x');
  });

  it('keep tokens and addresses with passwords out of the log', async () => {
    const reader = {
      facets: async () =>
        Promise.reject(new Error('postgres://me:s3cret-word@host, Bearer abcdefghijkl, c2VjcmV0LXZhbHVl')),
    };
    const log: string[] = [];
    const { call } = await createTestServer({
      reader,
      log: { secrets: ['secret-value'], format: 'text', level: 'info', write: (line) => void log.push(line) },
    });
    await call({ url: '/api/catalog/entity-facets?facet=kind' });
    expect(log.join('')).toContain('postgres://me:***@host, Bearer ***, ***');
  });
});

describe('what is asked of the reader', () => {
  it('is the request, parsed', async () => {
    const asked: unknown[] = [];
    const { call } = await createTestServer({
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
      },
      { cursor: 'abc', limit: 5, fields: undefined, skipTotalItems: false },
    ]);
  });

  it('streams everything page by page when no limit is given', async () => {
    const entity = (name: string) => ({ apiVersion: 'v1', kind: 'X', metadata: { name } });
    const pages = [['a', 'b'], ['c'], ['d']];
    const { call } = await createTestServer({
      reader: {
        queryEntities: async (request) => {
          const page = 'cursor' in request ? Number(request.cursor) : 0;
          const nextCursor = page + 1 < pages.length ? String(page + 1) : undefined;
          return { items: (pages[page] ?? []).map(entity), totalItems: 0, pageInfo: { nextCursor } };
        },
      },
    });
    const answer = await call({ url: '/api/catalog/entities' });
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.json<Array<{ metadata: { name: string } }>>().map((item) => item.metadata.name)).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
  });

  it('links to the next page of a limited list', async () => {
    const { call } = await createTestServer({
      reader: { entities: async () => ({ entities: [], hasMore: true }) },
    });
    const answer = await call({
      url: '/api/catalog/entities?filter=kind=component&order=asc:metadata.name&limit=3&offset=2',
    });
    expect(answer.headers['link']).toBe(
      '</entities?filter=kind%3Dcomponent&order=asc%3Ametadata.name&limit=3&after=eyJsaW1pdCI6Mywib2Zmc2V0Ijo1fQ%3D%3D>; rel="next"',
    );
  });
});

describe('answers', () => {
  it('carry an ETag and are spared a client that has them', async () => {
    const { app } = await createTestServer();
    const first = await app.inject('/.backstage/health/v1/liveness');
    const again = await app.inject({
      url: '/.backstage/health/v1/liveness',
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('are compressed when they are worth it', async () => {
    const { call } = await createTestServer({
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

  it('are no documents: opened directly, they run nothing', async () => {
    const { call } = await createTestServer();
    const { headers } = await call({ url: '/api/catalog/entities?limit=1' });
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('go to the pages of allowed origins only', async () => {
    const config = { backend: { cors: { origin: ['http://localhost:3100', 'https://*.example.com'] } } };
    const { app } = await createTestServer({ config });
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

describe('a backend below a path', () => {
  it('answers with and without the path', async () => {
    const { app } = await createTestServer({
      config: { backend: { baseUrl: 'https://tools.example.com/portal/' } },
    });
    for (const prefix of ['', '/portal']) {
      expect((await app.inject(`${prefix}/.backstage/health/v1/liveness`)).statusCode).toBe(200);
      const refused = await app.inject(`${prefix}/api/catalog/entities?limit=1`);
      expect(refused.statusCode).toBe(401);
      expect(refused.json()).toMatchObject({ request: { url: '/entities?limit=1' } });
      expect(refused.headers['strict-transport-security']).toBeDefined();
    }
    const issuer = (await app.inject('/api/auth/.well-known/openid-configuration')).json<{ issuer: string }>()
      .issuer;
    expect(issuer).toBe('https://tools.example.com/portal/api/auth');
  });
});

describe('user settings', () => {
  it('are kept per user and key', async () => {
    const { call } = await createTestServer();
    const url = '/api/user-settings/buckets/b/keys/k';
    expect((await call({ url })).json()).toMatchObject({
      error: { message: "Unable to find 'k' in bucket 'b'" },
    });
    expect((await call({ method: 'PUT', url, payload: { value: ['x'] } })).json()).toEqual({
      bucket: 'b',
      key: 'k',
      value: ['x'],
    });
    const items = [
      { bucket: 'b', key: 'k' },
      { bucket: 'b', key: 'other' },
    ];
    expect(
      (await call({ method: 'POST', url: '/api/user-settings/multiget', payload: { items } })).json(),
    ).toEqual({
      items: [{ value: ['x'] }, null],
    });
    expect((await call({ method: 'DELETE', url })).statusCode).toBe(204);
    expect((await call({ url })).statusCode).toBe(404);
  });
});
