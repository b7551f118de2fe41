import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { IdentityProviderOptions } from '../../e2e/harness/identityProvider';
import { createTestServer } from '#backend/testing';
import { Browserless, locationOf } from './browserless';
import {
  readPopup,
  refresh,
  signIn,
  startAddress,
  startSignedInPortal,
  walkToCallback,
  type SignedInPortal,
} from './signedInPortal';

let portal: SignedInPortal;

beforeAll(async () => {
  portal = await startSignedInPortal({
    environments: {
      forgetful: { clientSecret: 'a-wrong-secret' },
      tokens: { signIn: { resolvers: [] } },
    },
    auth: {
      experimentalExtraAllowedOrigins: ['https://*.acme.com'],
      backstageTokenExpiration: { minutes: 20 },
    },
  });
});

afterAll(() => portal?.stop());

/** Runs with changed options of the identity provider. */
async function whileIdentity<T>(changes: IdentityProviderOptions, run: () => Promise<T>): Promise<T> {
  const { options } = portal.identity;
  const before = { ...options };
  try {
    Object.assign(options, changes);
    return await run();
  } finally {
    for (const key of Object.keys(changes)) delete options[key as keyof IdentityProviderOptions];
    Object.assign(options, before);
  }
}

describe('an identity provider', () => {
  it('can be down when the portal starts, and is used once it is available', async () => {
    const refused = await whileIdentity({ down: true }, () =>
      fetch(startAddress(portal), { redirect: 'manual', headers: { accept: 'text/html' } }),
    );
    expect(refused.status).toBe(503);
    const { result, html } = await readPopup(refused);
    expect(result.error).toEqual({
      name: 'ServiceUnavailableError',
      message: "The identity provider 'oidc' cannot be reached. Try again in a few seconds.",
    });
    expect(html).toContain(`href="${portal.url}/"`);
    await expect(signIn(portal, new Browserless(), 'alice')).resolves.toBeDefined();
  });

  it('can become unavailable during a sign-in', async () => {
    const browser = new Browserless();
    const callback = await walkToCallback(browser, startAddress(portal), 'alice');
    const page = await whileIdentity({ down: true }, () => browser.open(callback));
    expect((await readPopup(page)).result.error?.name).toBe('ServiceUnavailableError');
  });

  it.each([-9.5, 9.5])('can have a clock that is off by %d minutes', async (minutes) => {
    const clock = { clockOffsetSeconds: minutes * 60, idTokenSeconds: 60 };
    await whileIdentity(clock, async () => {
      const browser = new Browserless();
      expect((await signIn(portal, browser, 'alice')).backstageIdentity?.expiresInSeconds).toBe(1200);
      expect((await refresh(portal, browser)).status).toBe(200);
    });
  });

  it('is rejected if its clock is off by more', async () => {
    await whileIdentity({ clockOffsetSeconds: -15 * 60, idTokenSeconds: 60 }, async () => {
      await expect(signIn(portal, new Browserless(), 'alice')).rejects.toThrow('could not be verified');
    });
  });

  it('without refresh tokens works with a popup, and fails with a reason if a session is needed', async () => {
    await whileIdentity({ refreshTokens: false }, async () => {
      const browser = new Browserless();
      await signIn(portal, browser, 'alice');
      expect((await refresh(portal, browser)).status).toBe(401);
      const redirect = startAddress(portal, { flow: 'redirect', redirectUrl: `${portal.url}/` });
      const back = await browser.open(await walkToCallback(browser, redirect, 'alice'));
      expect(new URL(locationOf(back)).searchParams.get('error')).toContain('offline_access');
      expect(portal.log()).toContain('returned no refresh token');
    });
  });

  it('rejects a wrong client secret, and the reason is logged', async () => {
    await expect(signIn(portal, new Browserless(), 'alice', 'forgetful')).rejects.toThrow('invalid_client');
    expect(portal.log()).toContain("The identity provider 'oidc' rejected");
    expect(portal.log()).not.toContain('a-wrong-secret');
  });

  it('provides tokens without an identity if no resolver is configured', async () => {
    const session = await signIn(portal, new Browserless(), 'alice', 'tokens');
    expect(session.backstageIdentity).toBeUndefined();
    expect(session.providerInfo.accessToken).not.toBe('');
  });
});

describe('a session', () => {
  it('ends when the refresh token expires', async () => {
    const browser = new Browserless();
    await whileIdentity({ refreshTokenSeconds: 1 }, () => signIn(portal, browser, 'alice'));
    vi.setSystemTime(Date.now() + 2_100);
    try {
      expect((await refresh(portal, browser)).status).toBe(401);
      expect(browser.cookies.get(new URL(portal.url).host)?.size).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('survives a restart of the portal with a generated secret', async () => {
    const browser = new Browserless();
    await signIn(portal, browser, 'alice');
    await portal.restart();
    expect((await refresh(portal, browser)).status).toBe(200);
  });

  it('survives the temporary absence of its user from the catalog', async () => {
    const browser = new Browserless();
    await signIn(portal, browser, 'alice');
    await portal.changePeople((yaml) => yaml.replace('alice@example.com', 'moved@example.com'));
    const answer = await refresh(portal, browser);
    expect(answer.status).toBe(401);
    expect(await answer.text()).toContain('unable to resolve user identity');
    await portal.changePeople((yaml) => yaml.replace('moved@example.com', 'alice@example.com'));
    expect((await refresh(portal, browser)).status).toBe(200);
  });

  it('requires a configured environment', async () => {
    const answer = await fetch(startAddress(portal, { env: 'staging' }), { redirect: 'manual' });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(
      "No configuration available for the 'staging' environment of this provider.",
    );
  });

  it('is limited to the host with HTTPS', async () => {
    const { issuer, clientId, clientSecret } = portal.identity;
    const { app } = await createTestServer({
      config: {
        backend: { baseUrl: 'https://portal.acme.com' },
        auth: { providers: { oidc: { development: { metadataUrl: issuer, clientId, clientSecret } } } },
      },
    });
    const [cookie] = (await app.inject('/api/auth/oidc/start?env=development')).cookies;
    expect(cookie?.name).toMatch(/^__Host-oidc-sign-in-/);
    expect(cookie).toMatchObject({ path: '/', secure: true, httpOnly: true, sameSite: 'Lax' });
    expect(cookie?.domain).toBeUndefined();
  });

  it('can be started from other configured origins', async () => {
    const browser = new Browserless();
    const address = startAddress(portal, { origin: 'https://portal.acme.com' });
    const { config } = await readPopup(await browser.open(await walkToCallback(browser, address, 'alice')));
    expect(config.targetOrigin).toBe('https://portal.acme.com');
    const rejected: Array<Record<string, string>> = [
      { origin: 'https://acme.com.evil.example' },
      // A return URL on another origin than the page that started the sign-in.
      { flow: 'redirect', redirectUrl: 'https://portal.acme.com/' },
    ];
    const responses = rejected.map((more) => fetch(startAddress(portal, more), { redirect: 'manual' }));
    expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([403, 403]);
  });
});
