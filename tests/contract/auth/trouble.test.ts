import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStoredSessions } from '../../../src/server/auth/session/storedSessions';
import type { IdentityProviderOptions } from '../../e2e/harness/identityProvider';
import { createTestServer } from '../../../src/server/testing/createTestServer';
import { databases } from '../databases';
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

/** Runs while the identity provider is different. */
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
  it('may be down when the portal starts, and is found when it is back', async () => {
    const refused = await whileIdentity({ down: true }, () =>
      fetch(startAddress(portal), { redirect: 'manual', headers: { accept: 'text/html' } }),
    );
    expect(refused.status).toBe(503);
    const { result, html } = await readPopup(refused);
    expect(result.error).toEqual({
      name: 'ServiceUnavailableError',
      message: "The identity provider 'oidc' cannot be reached at the moment. Try again in a few seconds.",
    });
    expect(html).toContain(`href="${portal.url}/"`);
    await expect(signIn(portal, new Browserless(), 'alice')).resolves.toBeDefined();
  });

  it('may go away between the question and the answer', async () => {
    const browser = new Browserless();
    const callback = await walkToCallback(browser, startAddress(portal), 'alice');
    const page = await whileIdentity({ down: true }, () => browser.open(callback));
    expect((await readPopup(page)).result.error?.name).toBe('ServiceUnavailableError');
  });

  it.each([-9.5, 9.5])('may have a clock that is %d minutes off', async (minutes) => {
    const clock = { clockOffsetSeconds: minutes * 60, idTokenSeconds: 60 };
    await whileIdentity(clock, async () => {
      const browser = new Browserless();
      expect((await signIn(portal, browser, 'alice')).backstageIdentity?.expiresInSeconds).toBe(1200);
      expect((await refresh(portal, browser)).status).toBe(200);
    });
  });

  it('is not believed when its clock is further off', async () => {
    await whileIdentity({ clockOffsetSeconds: -15 * 60, idTokenSeconds: 60 }, async () => {
      await expect(signIn(portal, new Browserless(), 'alice')).rejects.toThrow('could not be verified');
    });
  });

  it('that gives no refresh token signs in by popup, and says what is missing where it takes a session', async () => {
    await whileIdentity({ refreshTokens: false }, async () => {
      const browser = new Browserless();
      await signIn(portal, browser, 'alice');
      expect((await refresh(portal, browser)).status).toBe(401);
      const redirect = startAddress(portal, { flow: 'redirect', redirectUrl: `${portal.url}/` });
      const back = await browser.open(await walkToCallback(browser, redirect, 'alice'));
      expect(new URL(locationOf(back)).searchParams.get('error')).toContain('offline_access');
      expect(portal.log()).toContain('gave no refresh token');
    });
  });

  it('whose secret the portal does not know refuses it, and the log says why', async () => {
    await expect(signIn(portal, new Browserless(), 'alice', 'forgetful')).rejects.toThrow('invalid_client');
    expect(portal.log()).toContain("The identity provider 'oidc' refused");
    expect(portal.log()).not.toContain('a-wrong-secret');
  });

  it('gives tokens without an identity where no resolver is configured', async () => {
    const session = await signIn(portal, new Browserless(), 'alice', 'tokens');
    expect(session.backstageIdentity).toBeUndefined();
    expect(session.providerInfo.accessToken).not.toBe('');
  });
});

describe('a session', () => {
  it('ends when the refresh token does', async () => {
    const browser = new Browserless();
    await whileIdentity({ refreshTokenSeconds: 1 }, () => signIn(portal, browser, 'alice'));
    await new Promise((resolve) => setTimeout(resolve, 2100));
    const answer = await refresh(portal, browser);
    expect(answer.status).toBe(401);
    expect(browser.cookies.get(new URL(portal.url).host)?.size).toBe(0);
  });

  it('outlives a start of the portal, with a secret that the portal made itself', async () => {
    const browser = new Browserless();
    await signIn(portal, browser, 'alice');
    await portal.restart();
    expect((await refresh(portal, browser)).status).toBe(200);
  });

  it('outlives the absence of its user from the catalogue, which refuses it meanwhile', async () => {
    const browser = new Browserless();
    await signIn(portal, browser, 'alice');
    await portal.changePeople((yaml) => yaml.replace('alice@example.com', 'moved@example.com'));
    const answer = await refresh(portal, browser);
    expect(answer.status).toBe(401);
    expect(await answer.text()).toContain('unable to resolve user identity');
    await portal.changePeople((yaml) => yaml.replace('moved@example.com', 'alice@example.com'));
    expect((await refresh(portal, browser)).status).toBe(200);
  });

  it('is asked for in an environment that is configured', async () => {
    const answer = await fetch(startAddress(portal, { env: 'staging' }), { redirect: 'manual' });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(
      "No configuration available for the 'staging' environment of this provider.",
    );
  });

  it('is tied to the host where there is TLS', async () => {
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

  it('may be begun from a further origin that the configuration names', async () => {
    const browser = new Browserless();
    const address = startAddress(portal, { origin: 'https://portal.acme.com' });
    const { config } = await readPopup(await browser.open(await walkToCallback(browser, address, 'alice')));
    expect(config.targetOrigin).toBe('https://portal.acme.com');
    const strangers: Array<Record<string, string>> = [
      { origin: 'https://acme.com.evil.example' },
      // Back to another page than the one that asked.
      { flow: 'redirect', redirectUrl: 'https://portal.acme.com/' },
    ];
    const refused = strangers.map((more) => fetch(startAddress(portal, more), { redirect: 'manual' }));
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([403, 403]);
  });
});

describe.each(databases)('on $name, what is remembered of sessions', (kind) => {
  it.skipIf(kind.skipped)('is one secret, and which of them have ended', async () => {
    const opened = await kind.open();
    const { db } = opened.database;
    try {
      const [one, other] = [createStoredSessions(db), createStoredSessions(db)];
      const [secret, again] = await Promise.all([one.secret(), other.secret()]);
      expect(secret).toBe(again);
      expect(secret.length).toBeGreaterThan(40);
      await one.end('a', new Date(Date.now() + 60_000));
      await other.end('a', new Date(Date.now() + 60_000));
      await one.end('old', new Date(Date.now() - 60_000));
      expect(await other.hasEnded('a')).toBe(true);
      expect(await other.hasEnded('b')).toBe(false);
      await one.end('c', new Date(Date.now() + 60_000));
      expect(await other.hasEnded('old')).toBe(false);
    } finally {
      await opened.close();
    }
  });
});
