import { decodeJwt, decodeProtectedHeader } from 'jose';
import { describe, expect, it } from 'vitest';
import fastify from 'fastify';
import { COOKIE_PATH, IDENTITY_FIELD, cookieSchema, type Session } from '#protocol';
import { handleError } from '../http/errorHandler';
import { createTestServer } from '../testing/createTestServer';
import { callerOf, requireCallerOrCookie } from './authenticate';
import { createCallerResolver } from './caller';
import { createKeyRing } from './keyRing';
import { createSigningKey, type SigningKey } from './signingKey';
import { createTokenIssuer } from './tokens';

const PATH = `/api/app${COOKIE_PATH}`;

describe('the cookie of protected mode', () => {
  it('is given for a token, reads only, and ends with it', async () => {
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
      url: '/api/catalog/entities',
      headers: { authorization: `Bearer ${cookie?.value}` },
    });
    expect(asToken.statusCode).toBe(401);
  });

  it('is asked for at every plugin, and only with a token', async () => {
    const { app, call } = await createTestServer();
    for (const plugin of ['app', 'catalog', 'permission', 'user-settings']) {
      const url = `/api/${plugin}${COOKIE_PATH}`;
      expect((await call({ url })).statusCode).toBe(200);
      expect((await app.inject(url)).statusCode).toBe(401);
      expect((await app.inject({ url, headers: { authorization: 'Bearer x' } })).statusCode).toBe(401);
    }
  });

  it('is given back without a token, which may have expired', async () => {
    const { app } = await createTestServer();
    const answer = await app.inject({ method: 'DELETE', url: PATH });
    expect(answer.statusCode).toBe(204);
    expect(answer.cookies).toEqual([
      expect.objectContaining({ name: 'backstage-auth', value: '', expires: new Date(0) }),
    ]);
  });

  it('is secure where there is TLS', async () => {
    const { call } = await createTestServer({ config: { backend: { baseUrl: 'https://portal.acme.com' } } });
    expect((await call({ url: PATH })).cookies[0]).toMatchObject({ secure: true, path: '/' });
  });
});

describe('a scope that takes the cookie', () => {
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
    const resolveCaller = createCallerResolver({ tokens, staticTokens: [], openToAll: false });
    requireCallerOrCookie(app, resolveCaller, tokens);
    app.all('/docs', (request) => callerOf(request));
    const ann = {
      type: 'user',
      userEntityRef: 'user:default/ann',
      ownershipEntityRefs: ['group:default/a'],
    } as const;
    const { token } = await tokens.issue({ ...ann, ownershipEntityRefs: [...ann.ownershipEntityRefs] });
    return { app, ann, token, limited: (await tokens.limit(token)).token };
  }

  it('knows the user of the cookie when something is read', async () => {
    const { app, ann, limited } = await createScope();
    const answer = await app.inject({ url: '/docs', cookies: { 'backstage-auth': limited } });
    expect(answer.json()).toEqual(ann);
  });

  it('takes no cookie for what changes something, none that is a full token, and none in place of a bad token', async () => {
    const { app, token, limited } = await createScope();
    const cookies = { 'backstage-auth': limited };
    const refused = [
      await app.inject({ method: 'POST', url: '/docs', cookies }),
      await app.inject({ url: '/docs', cookies: { 'backstage-auth': token } }),
      await app.inject({ url: '/docs', cookies, headers: { authorization: 'Bearer nonsense' } }),
      await app.inject({ url: '/docs' }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
  });
});
