import { decodeJwt, decodeProtectedHeader } from 'jose';
import { describe, expect, it } from 'vitest';
import fastify from 'fastify';
import { acceptCookie, acceptPassword, createBackendPlugin, openTo } from '#backend';
import { COOKIE_PATH, IDENTITY_FIELD, cookieSchema, type Session } from '#protocol';
import { handleError } from '../http/errorHandler';
import { createTestServer } from '../testing/createTestServer';
import { callerOf, requireCaller } from './caller/authenticate';
import { createCallerResolver } from './caller/createCallerResolver';
import { createKeyRing } from './tokens/keyRing';
import { createSigningKey, type SigningKey } from './tokens/signingKey';
import { createTokenIssuer } from './tokens/tokens';

const PATH = `/api/app${COOKIE_PATH}`;

async function createScope() {
  const stored: SigningKey[] = [await createSigningKey()];
  const keys = createKeyRing({
    list: async () => stored,
    add: async () => {},
    removeOlderThan: async () => {},
  });
  const tokens = createTokenIssuer(keys, 'http://localhost/api/auth');
  const app = fastify();
  app.setErrorHandler(handleError);
  const resolveCaller = createCallerResolver({
    tokens,
    staticTokens: [],
    openToAll: false,
  });
  requireCaller(app, { resolveCaller, tokens });
  const options = acceptCookie(openTo('callers', 'For this test.'));
  app.all('/docs', options, (request) => callerOf(request));
  app.all('/git', acceptPassword(openTo('callers', 'For this test.')), (request) => callerOf(request));
  app.all('/plain', openTo('callers', 'For this test.'), (request) => callerOf(request));
  const ann = {
    type: 'user',
    userEntityRef: 'user:default/ann',
    ownershipEntityRefs: ['group:default/a'],
  } as const;
  const { token } = await tokens.issue({
    ...ann,
    ownershipEntityRefs: [...ann.ownershipEntityRefs],
  });
  return { app, ann, token, limited: (await tokens.limit(token)).token };
}

describe('the cookie of protected mode', () => {
  it('is set for a token, is read-only, and expires with it', async () => {
    const { app, call } = await createTestServer();
    const session = (await app.inject('/api/auth/guest/refresh')).json<Session>();
    const answer = await call({ url: PATH });
    expect(answer.statusCode).toBe(200);
    const { expiresAt } = cookieSchema.parse(answer.json());
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({ name: 'backstage-auth', path: '/', httpOnly: true, sameSite: 'Lax' });
    expect(decodeProtectedHeader(cookie?.value ?? '').typ).toBe('vnd.backstage.limited-user');
    const claims = decodeJwt(cookie?.value ?? '');
    expect(claims.sub).toBe(session[IDENTITY_FIELD].identity.userEntityRef);
    expect(Date.parse(expiresAt)).toBe((claims.exp ?? 0) * 1000);
    const asToken = await app.inject({
      url: '/api/permission/authorize',
      method: 'POST',
      headers: { authorization: `Bearer ${cookie?.value}` },
    });
    expect(asToken.statusCode).toBe(401);
  });

  it('is available at every plugin, and only with a token', async () => {
    const notes = createBackendPlugin({ pluginId: 'notes', register: () => undefined });
    const { app, call } = await createTestServer({ plugins: [notes] });
    for (const plugin of ['app', 'permission', 'notes']) {
      const url = `/api/${plugin}${COOKIE_PATH}`;
      expect((await call({ url })).statusCode).toBe(200);
      expect((await app.inject(url)).statusCode).toBe(401);
      expect((await app.inject({ url, headers: { authorization: 'Bearer x' } })).statusCode).toBe(401);
    }
  });

  it('can be deleted without a token, which may have expired', async () => {
    const { app } = await createTestServer();
    const answer = await app.inject({ method: 'DELETE', url: PATH });
    expect(answer.statusCode).toBe(204);
    expect(answer.cookies).toEqual([
      expect.objectContaining({ name: 'backstage-auth', value: '', expires: new Date(0) }),
    ]);
  });

  it('is secure with HTTPS', async () => {
    const { call } = await createTestServer({ config: { backend: { baseUrl: 'https://portal.acme.com' } } });
    expect((await call({ url: PATH })).cookies[0]).toMatchObject({ secure: true, path: '/' });
  });
});

describe('a route that accepts the cookie', () => {
  it('identifies the user of the cookie for reads', async () => {
    const { app, ann, limited } = await createScope();
    const answer = await app.inject({ url: '/docs', cookies: { 'backstage-auth': limited } });
    expect(answer.json()).toEqual(ann);
  });

  it('rejects the cookie for changes, with a full token, and next to an invalid token', async () => {
    const { app, token, limited } = await createScope();
    const cookies = { 'backstage-auth': limited };
    const refused = [
      await app.inject({ method: 'POST', url: '/docs', cookies }),
      await app.inject({ url: '/docs', cookies: { 'backstage-auth': token } }),
      await app.inject({ url: '/docs', cookies, headers: { authorization: 'Bearer nonsense' } }),
      await app.inject({ url: '/docs' }),
      await app.inject({ url: '/plain', cookies }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401]);
  });
});

describe('a route that accepts a password', () => {
  const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` });

  it('identifies the user of the token, with any user name', async () => {
    const { app, ann, token } = await createScope();
    for (const headers of [basic(`git:${token}`), basic(`:${token}`), { authorization: `Bearer ${token}` }])
      expect((await app.inject({ url: '/git', headers })).json()).toEqual(ann);
  });

  it('asks for a password, and rejects one for changes, without a token, and on other routes', async () => {
    const { app, token, limited } = await createScope();
    const refused = [
      await app.inject({ url: '/git' }),
      await app.inject({ url: '/git', headers: basic(token) }),
      await app.inject({ url: '/git', headers: basic(`git:${limited}`) }),
      await app.inject({
        url: '/git',
        method: 'POST',
        headers: basic(`git:${token}`),
      }),
      await app.inject({ url: '/plain', headers: basic(`git:${token}`) }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401]);
    const asked = refused.map(({ headers }) => headers['www-authenticate'] !== undefined);
    expect(asked).toEqual([true, true, true, false, false]);
  });
});
