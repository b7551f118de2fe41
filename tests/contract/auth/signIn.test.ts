import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { decodeJwt } from 'jose';
import { AUTH_COOKIE, COOKIE_PATH, IDENTITY_FIELD, sessionSchema } from '#protocol';
import { Browserless, locationOf } from './browserless';
import {
  OWN_HEADERS,
  readPopup,
  refresh,
  signIn,
  startAddress,
  startSignedInPortal,
  walkToCallback,
  type SignedInPortal,
} from './signedInPortal';

describe('signing in with a certified identity provider', () => {
  let portal: SignedInPortal;
  /** Tokens of the provider and the portal from a session. */
  const issued: string[] = [];

  beforeAll(async () => {
    portal = await startSignedInPortal();
  });

  afterAll(() => portal?.stop());

  it('signs in as the catalog user with the same email address', async () => {
    const session = await signIn(portal, new Browserless(), 'alice');
    expect(session.profile).toEqual({ email: 'alice@example.com', displayName: 'Alice Archer' });
    expect(session.backstageIdentity?.identity).toEqual({
      type: 'user',
      userEntityRef: 'user:default/alice',
      ownershipEntityRefs: ['user:default/alice', 'group:default/crew'],
    });
    expect(session.providerInfo.scope).toBe('openid email profile');
    const { accessToken, idToken = '' } = session.providerInfo;
    issued.push(accessToken, idToken, session.backstageIdentity?.token ?? '');
    expect(session.providerInfo.expiresInSeconds).toBeGreaterThan(3590);
    const { ok } = await fetch(`${portal.url}/api/catalog/entities`, {
      headers: { authorization: `Bearer ${session.backstageIdentity?.token}` },
    });
    expect(ok).toBe(true);
  });

  it('uses PKCE, state and nonce', async () => {
    const sent = await new Browserless().open(startAddress(portal));
    const asked = new URL(locationOf(sent)).searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    const values = ['code_challenge', 'state', 'nonce'].map((name) => asked.get(name));
    expect(values.every((value) => /^[\w-]{43}$/.test(value ?? ''))).toBe(true);
    const cookie = sent.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^oidc-sign-in-.*; Path=\/api\/auth\/oidc; Max-Age=600;.*HttpOnly; SameSite=Lax$/);
    expect(cookie).not.toContain(asked.get('nonce'));
  });

  it('posts the result to the waiting page only, and runs no foreign script', async () => {
    const browser = new Browserless();
    const callback = await walkToCallback(browser, startAddress(portal), 'bob');
    const page = await browser.open(callback);
    const { config, html } = await readPopup(page);
    expect(config).toEqual({ type: 'config_info', targetOrigin: portal.url });
    expect(html).not.toContain('<b>Baker');
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'nonce-[^']+'; style-src/,
    );
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('returns with a redirect and a session cookie', async () => {
    const browser = new Browserless();
    const redirectUrl = `${portal.url}/catalog?filters=x#top`;
    const start = startAddress(portal, { flow: 'redirect', redirectUrl });
    const back = await browser.open(await walkToCallback(browser, start, 'alice'));
    expect(back.status).toBe(302);
    expect(locationOf(back)).toBe(redirectUrl);
    const answer = await refresh(portal, browser);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ backstageIdentity: { identity: { type: 'user' } } });
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    '\t//evil.example',
    'javascript:alert(1)',
    'http://localhost:1@evil.example/',
  ])('rejects the return URL %j', async (redirectUrl) => {
    const response = await fetch(startAddress(portal, { flow: 'redirect', redirectUrl }), {
      redirect: 'manual',
    });
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('rejects pages of other origins', async () => {
    const response = await fetch(startAddress(portal, { origin: 'https://evil.example' }), {
      redirect: 'manual',
    });
    expect(response.status).toBe(403);
    const { error } = (await response.json()) as { error: { message: string } };
    expect(error.message).toBe("Origin 'https://evil.example' is not allowed");
  });

  it('rejects a state of another browser', async () => {
    const browser = new Browserless();
    const callback = new URL(await walkToCallback(browser, startAddress(portal), 'alice'));
    callback.searchParams.set('state', 'x'.repeat(43));
    const { result } = await readPopup(await browser.open(callback.href));
    expect(result.error?.message).toContain('was not started in this browser');
    expect(result.response).toBeUndefined();
  });

  it('rejects the callback in another browser', async () => {
    const callback = await walkToCallback(new Browserless(), startAddress(portal), 'alice');
    const { result } = await readPopup(await new Browserless().open(callback));
    expect(result.error?.message).toContain('was not started in this browser');
  });

  it('rejects an ID token with another nonce', async () => {
    const browser = new Browserless();
    const callback = await walkToCallback(browser, startAddress(portal), 'alice', (address) =>
      address.replace(/nonce=[\w-]+/, `nonce=${'n'.repeat(43)}`),
    );
    const { result } = await readPopup(await browser.open(callback));
    expect(result.error?.message).toContain('could not be verified');
    expect(portal.log()).toContain('unexpected JWT claim value encountered');
  });

  it('rejects a used code', async () => {
    const browser = new Browserless();
    const callback = await walkToCallback(browser, startAddress(portal), 'alice');
    const before = new Map(browser.cookies.get(new URL(portal.url).host));
    expect((await readPopup(await browser.open(callback))).result.error).toBeUndefined();
    // Even with the original cookie, which the browser has deleted.
    browser.cookies.set(new URL(portal.url).host, before);
    const { result } = await readPopup(await browser.open(callback));
    expect(result.error).toEqual({
      name: 'AuthenticationError',
      message: "The identity provider 'oidc' no longer accepts this sign-in",
    });
  });

  it('reports that the user refused', async () => {
    const browser = new Browserless();
    const callback = await walkToCallback(browser, startAddress(portal), 'refuse');
    const { result } = await readPopup(await browser.open(callback));
    expect(result.error?.name).toBe('NotAllowedError');
    expect(result.error?.message).toMatch(/rejected.*The user refused to share the account/);
  });

  it('redirects back with the reason', async () => {
    const browser = new Browserless();
    const start = startAddress(portal, { flow: 'redirect', redirectUrl: `${portal.url}/home?tab=1` });
    const back = await browser.open(await walkToCallback(browser, start, 'refuse'));
    const url = new URL(locationOf(back));
    expect(url.pathname).toBe('/home');
    expect(url.searchParams.get('tab')).toBe('1');
    expect(url.searchParams.get('error')).toContain('rejected');
  });

  it('reports the lookup if the catalog has no such user', async () => {
    await expect(signIn(portal, new Browserless(), 'carol')).rejects.toThrow(
      "unable to resolve user identity. Please verify that your catalog contains the expected User entities that would match your configured sign-in resolver. emailMatchingUserEntityProfileEmail: the catalog has no User whose spec.profile.email is 'carol@elsewhere.example' (auth.providers.oidc.development.signIn.resolvers[0]).",
    );
  });

  it('rejects email addresses that are not verified', async () => {
    await expect(signIn(portal, new Browserless(), 'mallory')).rejects.toThrow('has not verified the email');
  });

  it('limits the number of unfinished sign-ins', async () => {
    const browser = new Browserless();
    for (let count = 0; count < 12; count += 1) await browser.open(startAddress(portal));
    const held = [...(browser.cookies.get(new URL(portal.url).host)?.keys() ?? [])];
    expect(held.filter((name) => name.includes('sign-in')).length).toBeLessThanOrEqual(4);
  });

  describe('a session', () => {
    it('is refreshed with new tokens', async () => {
      const browser = new Browserless();
      const first = await signIn(portal, browser, 'alice');
      const answer = await refresh(portal, browser);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const second = (await answer.json()) as typeof first;
      expect(second.profile).toEqual(first.profile);
      expect(second.providerInfo.accessToken).not.toBe(first.providerInfo.accessToken);
      expect(second.providerInfo.scope).toBe(first.providerInfo.scope);
      expect(second.backstageIdentity?.identity).toEqual(first.backstageIdentity?.identity);
      expect(decodeJwt(second.backstageIdentity?.token ?? '').sub).toBe('user:default/alice');
    });

    it('is refreshed once for several tabs', async () => {
      const browser = new Browserless();
      await signIn(portal, browser, 'alice');
      portal.identity.requests.length = 0;
      const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(portal, browser)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect(portal.identity.requests.filter((request) => request === 'POST /token')).toHaveLength(1);
    });

    it('survives a lost response, but not the theft of an old cookie', async () => {
      const browser = new Browserless();
      await signIn(portal, browser, 'alice');
      const { host } = new URL(portal.url);
      const old = new Map(browser.cookies.get(host));
      expect((await refresh(portal, browser)).status).toBe(200);
      const thief = new Browserless();
      thief.cookies.set(host, new Map(old));
      // Within seconds, it counts as the same page reloading during a refresh.
      expect((await refresh(portal, thief)).status).toBe(200);
      vi.setSystemTime(Date.now() + 11_000);
      try {
        thief.cookies.set(host, new Map(old));
        const refused = await refresh(portal, thief);
        expect(refused.status).toBe(401);
        expect(thief.cookies.get(host)?.size).toBe(0);
        // The provider treats reuse as theft and ends the session on both sides.
        expect((await refresh(portal, browser)).status).toBe(401);
      } finally {
        vi.useRealTimers();
      }
    });

    it('ends with sign-out, also for copies of its cookie', async () => {
      const browser = new Browserless();
      await signIn(portal, browser, 'alice');
      const { host } = new URL(portal.url);
      const session = sessionSchema.parse(await (await refresh(portal, browser)).json());
      await browser.open(`${portal.url}/api/app${COOKIE_PATH}`, {
        headers: { authorization: `Bearer ${session[IDENTITY_FIELD].token}` },
      });
      const listCookies = () => [...(browser.cookies.get(host)?.keys() ?? [])];
      expect(listCookies()).toContain(AUTH_COOKIE);
      const copy = new Browserless();
      copy.cookies.set(host, new Map(browser.cookies.get(host)));
      portal.identity.requests.length = 0;
      const logout = await browser.open(`${portal.url}/api/auth/oidc/logout`, {
        method: 'POST',
        headers: OWN_HEADERS,
      });
      expect(logout.status).toBe(200);
      expect(await logout.text()).toBe('');
      expect(listCookies()).not.toContain(AUTH_COOKIE);
      expect(portal.identity.requests).toContain('POST /token/revocation');
      expect((await refresh(portal, browser)).status).toBe(401);
      expect((await refresh(portal, copy)).status).toBe(401);
    });

    it('does not end if the provider cannot be reached', async () => {
      const browser = new Browserless();
      await signIn(portal, browser, 'alice');
      portal.identity.options.down = true;
      const answer = await refresh(portal, browser);
      portal.identity.options.down = false;
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect((await refresh(portal, browser)).status).toBe(200);
    });

    it('is only available to pages of the app', async () => {
      const browser = new Browserless();
      await signIn(portal, browser, 'alice');
      const url = `${portal.url}/api/auth/oidc/refresh`;
      expect((await browser.open(url)).status).toBe(401);
      const foreign = { ...OWN_HEADERS, origin: 'https://evil.example' };
      expect((await browser.open(url, { headers: foreign })).status).toBe(403);
      expect((await browser.open(`${portal.url}/api/auth/oidc/logout`, { method: 'POST' })).status).toBe(401);
      const posted = await browser.open(url, {
        method: 'POST',
        headers: { ...OWN_HEADERS, origin: portal.url },
      });
      expect(posted.status).toBe(200);
    });

    it("returns the protocol's error without a session", async () => {
      const answer = await refresh(portal, new Browserless());
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({
        error: {
          name: 'AuthenticationError',
          message: 'Refresh failed; caused by InputError: Missing session cookie',
        },
        request: { method: 'GET', url: '/oidc/refresh?optional&scope=&env=development' },
        response: { statusCode: 401 },
      });
    });
  });

  it('logs no code, token or secret', () => {
    expect(portal.log()).not.toMatch(/eyJ|[?&](?:code|state)=/);
    expect(portal.log()).not.toContain(portal.identity.clientSecret);
    expect(portal.log()).toContain('The response from the identity provider');
    expect(issued.length).toBeGreaterThan(2);
    expect(issued.filter((token) => portal.log().includes(token))).toEqual([]);
  });
});
