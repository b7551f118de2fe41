import fastify from 'fastify';
import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { HttpError } from '#backend';
import { createOriginPolicy } from '../../http/originPolicy';
import type { SignIn } from '../signIn/createSignIn';
import { createProxyProvider } from './createProxyProvider';
import type { ProxySettings } from './proxySettings';

type Key = Awaited<ReturnType<typeof generateKeyPair>>;
let own: Key;
let stranger: Key;
beforeAll(async () => {
  [own, stranger] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')]);
});

const settings: ProxySettings = {
  id: 'gate',
  environment: 'development',
  path: 'auth.providers.gate.development',
  header: 'x-gate-assertion',
  jwksUrl: 'https://gate.example/keys',
  issuer: 'https://gate.example',
  audience: 'portal',
  resolvers: [],
};
const claims = { email: 'ann@acme.example', name: 'Ann' };

function sign(payload: JWTPayload = {}, key: Key = own): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const common = { iss: 'https://gate.example', aud: 'portal', iat: now, exp: now + 600, ...claims };
  return new SignJWT({ ...common, ...payload })
    .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
    .sign(key.privateKey);
}

async function ask(headers: Record<string, string>, changes: { signIn?: SignIn; keysFail?: Error } = {}) {
  const seen: unknown[] = [];
  const local = createLocalJWKSet({
    keys: [{ ...(await exportJWK(own.publicKey)), kid: 'k1', alg: 'ES256' }],
  });
  const provider = createProxyProvider(settings, {
    origins: createOriginPolicy('https://portal.example', []),
    keys: (...asked) => (changes.keysFail ? Promise.reject(changes.keysFail) : local(...asked)),
    signIn:
      changes.signIn ??
      (async (found) => {
        seen.push(found['email']);
        const ref = 'user:default/ann';
        const identity = { type: 'user' as const, userEntityRef: ref, ownershipEntityRefs: [ref] };
        return { token: 't', expiresInSeconds: 3600, identity };
      }),
  });
  const app = fastify();
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof HttpError ? error.statusCode : 500).send({ message: String(error) }),
  );
  app.get('/', async (request, reply) => provider.refresh(request, reply));
  const answer = await app.inject({
    url: '/',
    headers: { 'x-requested-with': 'XMLHttpRequest', ...headers },
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>(), seen };
}

describe('a user of an identity-aware proxy', () => {
  it("is signed in with the proxy's token", async () => {
    const { status, body, seen } = await ask({ 'x-gate-assertion': await sign() });
    expect(status).toBe(200);
    expect(seen).toEqual(['ann@acme.example']);
    expect(body).toMatchObject({
      profile: { email: 'ann@acme.example', displayName: 'Ann' },
      backstageIdentity: { token: 't', identity: { userEntityRef: 'user:default/ann' } },
    });
  });

  it('is signed in with a Bearer prefix', async () => {
    expect((await ask({ 'x-gate-assertion': `Bearer ${await sign()}` })).status).toBe(200);
  });

  it.each<[string, JWTPayload]>([
    ['of another issuer', { iss: 'https://other.example' }],
    ['for another audience', { aud: 'another' }],
    ['that has expired', { exp: Math.floor(Date.now() / 1000) - 120 }],
    ['without an expiry', { exp: undefined }],
    ['that is not valid yet', { nbf: Math.floor(Date.now() / 1000) + 120 }],
  ])('is rejected with a token %s', async (_title, payload) => {
    const { status, body, seen } = await ask({ 'x-gate-assertion': await sign(payload) });
    expect(status).toBe(401);
    expect(body['message']).toContain("The header 'x-gate-assertion' cannot be verified");
    expect(seen).toEqual([]);
  });

  it('is rejected with a token of another key, without a signature, and without a token', async () => {
    const plain = Buffer.from('{"alg":"none"}').toString('base64url');
    const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
    const refused = [await sign({}, stranger), `${plain}.${body}.`, 'nonsense'];
    for (const token of refused) expect((await ask({ 'x-gate-assertion': token })).status).toBe(401);
    const missing = await ask({});
    expect(missing.status).toBe(401);
    expect(missing.body['message']).toContain("no header 'x-gate-assertion'");
  });

  it('is rejected if the request comes from another origin', async () => {
    const token = { 'x-gate-assertion': await sign() };
    expect((await ask({ ...token, 'x-requested-with': '' })).status).toBe(401);
    expect((await ask({ ...token, origin: 'https://evil.example' })).status).toBe(403);
    expect((await ask({ ...token, origin: 'https://portal.example' })).status).toBe(200);
  });

  it('gets a 503 while the keys cannot be fetched', async () => {
    const headers = { 'x-gate-assertion': await sign() };
    expect((await ask(headers, { keysFail: new TypeError('fetch failed') })).status).toBe(503);
  });

  it('is rejected without a resolver', async () => {
    const headers = { 'x-gate-assertion': await sign() };
    expect((await ask(headers, { signIn: async () => undefined })).status).toBe(403);
  });
});
