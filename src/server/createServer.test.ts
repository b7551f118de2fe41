import { describe, expect, it } from 'vitest';
import { createBackendPlugin, openTo } from '#backend';
import { IDENTITY_FIELD, type Session } from '#protocol';
import { createMemoryCatalog } from './testing/createMemoryCatalog';
import { createTestServer, type TestServerOptions } from './testing/createTestServer';

const notes = createBackendPlugin({
  pluginId: 'notes',
  register({ router, auth }) {
    router.get('/items', openTo('callers', 'For these tests.'), () => []);
    router.post('/items', openTo('callers', 'For these tests.'), () => []);
    router.get('/own', openTo('users', 'For these tests.'), (request) => [auth.userRefOf(request)]);
    router.get('/jobs', openTo('services', 'For these tests.'), () => []);
    router.get('/about', openTo('everyone', 'For these tests.'), (request) => auth.callerOf(request));
  },
});

function open(options: TestServerOptions = {}) {
  return createTestServer({ ...options, plugins: [notes] });
}

describe('access', () => {
  it('requires a token for every plugin except sign-in', async () => {
    const { app } = await open();
    for (const url of ['/api/notes/items', '/api/notes/nope', '/api/notes/x', '/%61pi/notes/items']) {
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

  it('rejects truncated, changed, foreign and unsigned tokens', async () => {
    const { app } = await open();
    const other = await open();
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
        url: '/api/notes/items',
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ error: { message: 'Illegal token' } });
    }
  });

  it('accepts static tokens, and anonymous requests if configured', async () => {
    const config = {
      backend: {
        auth: {
          externalAccess: [{ type: 'static', options: { token: 'a-long-static-token', subject: 'ci' } }],
        },
      },
    };
    const { app } = await open({ config });
    const headers = { authorization: 'Bearer a-long-static-token' };
    expect((await app.inject({ url: '/api/notes/items', headers })).statusCode).toBe(200);
    expect((await app.inject({ url: '/api/notes/own', headers })).statusCode).toBe(403);

    const unguarded = await open({
      config: { backend: { auth: { dangerouslyDisableDefaultAuthPolicy: true } } },
    });
    expect((await unguarded.app.inject('/api/notes/items')).statusCode).toBe(200);
  });
});

describe('a route', () => {
  it('is open to the callers that it declares', async () => {
    const token = 'a-long-static-token';
    const config = {
      backend: { auth: { externalAccess: [{ type: 'static', options: { token, subject: 'ci' } }] } },
    };
    const { app, call } = await open({ config });
    const statusesFor = async (ask: (url: string) => Promise<{ statusCode: number }>) =>
      Promise.all(
        ['about', 'items', 'own', 'jobs'].map(async (path) => (await ask(`/api/notes/${path}`)).statusCode),
      );
    const headers = { authorization: `Bearer ${token}` };
    expect(await statusesFor((url) => app.inject(url))).toEqual([200, 401, 401, 401]);
    expect(await statusesFor((url) => call({ url }))).toEqual([200, 200, 200, 403]);
    expect(await statusesFor((url) => app.inject({ url, headers }))).toEqual([200, 200, 403, 200]);
    expect((await app.inject('/api/notes/about')).json()).toEqual({ type: 'none' });
    expect((await call({ url: '/api/notes/about' })).json()).toMatchObject({ type: 'user' });
    const bad = { authorization: 'Bearer nonsense' };
    expect((await app.inject({ url: '/api/notes/about', headers: bad })).statusCode).toBe(401);
  });

  it('receives no body that is nested so deeply that reading it exceeds the stack', async () => {
    const { call } = await open();
    const send = (depth: number) =>
      call({
        method: 'POST',
        url: '/api/notes/items',
        headers: { 'content-type': 'application/json' },
        payload: `${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`,
      });
    expect((await send(500)).statusCode).toBe(200);
    const answer = await send(20_000);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { error: { message: 'The body has more than 500 levels of objects or lists' } },
    ]);
  });

  it('belongs to one plugin', async () => {
    await expect(createTestServer({ plugins: [notes, notes] })).rejects.toThrow(
      "The plugin id 'notes' is already in use",
    );
    const auth = createBackendPlugin({ pluginId: 'auth', register: () => undefined });
    await expect(createTestServer({ plugins: [auth] })).rejects.toThrow(
      "The plugin id 'auth' is already in use",
    );
  });
});

describe('guest sign-in', () => {
  it('has ownership through its user and direct groups', async () => {
    const { app } = await open({
      catalog: createMemoryCatalog([
        {
          apiVersion: 'backstage.io/v1alpha1',
          kind: 'User',
          metadata: { name: 'guest' },
          relations: [
            { type: 'memberOf', targetRef: 'group:default/guests' },
            { type: 'ownerOf', targetRef: 'component:default/website' },
          ],
        },
      ]),
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

  it('is rejected in production, unless the configuration allows it', async () => {
    const environment = { NODE_ENV: 'production' };
    const refusing = await open({ environment });
    expect((await refusing.app.inject('/api/auth/guest/refresh')).statusCode).toBe(403);
    const config = { auth: { providers: { guest: { dangerouslyAllowOutsideDevelopment: true } } } };
    const insisting = await open({ environment, config });
    expect((await insisting.app.inject('/api/auth/guest/refresh')).statusCode).toBe(200);
  });

  it('is rejected outside a development environment', async () => {
    const { app } = await open({ config: { auth: { environment: 'production' } } });
    expect((await app.inject('/api/auth/guest/refresh')).statusCode).toBe(403);
  });

  it('is not available next to other providers, or if it is disabled', async () => {
    for (const providers of [{ github: {} }, { guest: null }]) {
      const { app } = await open({ config: { auth: { providers } } });
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

describe('a sign-in with a provider that is not configured', () => {
  it.each([
    ['github', 404, "Unknown auth provider 'github'"],
    ['guest', 501, 'Not implemented'],
  ])('is rejected at the start, with a page for browsers: %s', async (id, status, why) => {
    const { app } = await open();
    const url = `/api/auth/${id}/start?env=development`;
    const program = await app.inject(url);
    expect(program.statusCode).toBe(status);
    expect(program.json()).toMatchObject({ error: { message: why } });
    const person = await app.inject({ url, headers: { accept: 'text/html,application/xhtml+xml' } });
    expect(person.statusCode).toBe(status);
    expect(person.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(person.body).toContain('"type":"authorization_response"');
    expect(person.body).toContain(JSON.stringify(why));
  });
});

describe('a backend below a path', () => {
  it('responds with and without the path', async () => {
    const { app } = await open({
      config: { backend: { baseUrl: 'https://tools.example.com/portal/' } },
    });
    for (const prefix of ['', '/portal']) {
      expect((await app.inject(`${prefix}/.backstage/health/v1/liveness`)).statusCode).toBe(200);
      const refused = await app.inject(`${prefix}/api/notes/items?limit=1`);
      expect(refused.statusCode).toBe(401);
      expect(refused.json()).toMatchObject({ request: { url: '/items?limit=1' } });
      expect(refused.headers['strict-transport-security']).toBeDefined();
    }
    const issuer = (await app.inject('/api/auth/.well-known/openid-configuration')).json<{ issuer: string }>()
      .issuer;
    expect(issuer).toBe('https://tools.example.com/portal/api/auth');
  });
});
