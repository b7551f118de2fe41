import type { Browser, BrowserContext, Page } from 'playwright';
import { stringify } from 'yaml';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type Gate,
  listViolations,
  openPage,
  type Portal,
  startGate,
  startPortal,
  test,
  writeConfig,
} from '#testing/browser';

const TITLE = 'You do not appear to be signed in. Please try reloading the browser page.';

let browser: Browser;
let gate: Gate;
let portal: Portal;
let context: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  gate = await startGate();
  const resolver = {
    resolver: 'emailLocalPartMatchingUserEntityName',
    allowedDomains: ['example.com'],
    dangerouslyAllowSignInWithoutUserInCatalog: true,
  };
  const config = {
    app: {
      title: 'Quayside',
      baseUrl: gate.url,
      extensions: [
        {
          'sign-in-page:app': {
            config: { providers: [{ id: 'gate', proxy: { signOutUrl: '/gate/sign_out' } }] },
          },
        },
      ],
    },
    organization: { name: 'Acme' },
    backend: { baseUrl: gate.url },
    auth: {
      providers: {
        gate: { title: 'Acme Gate', development: { ...gate.settings, signIn: { resolvers: [resolver] } } },
      },
    },
  };
  portal = await startPortal({ configs: [await writeConfig(stringify(config))], catalog: false });
  gate.leadTo(portal.url);
});

afterAll(async () => {
  await portal?.stop();
  await gate?.stop();
});

beforeEach(async () => {
  gate.person = 'ann';
  ({ context, page } = await openPage(browser));
});

afterEach(async () => {
  await context.close();
});

describe('a portal behind a proxy', () => {
  it('signs in the user of the proxy, and signs out of both', async () => {
    await page.goto(`${gate.url}/settings`);
    await page.getByText('ann@example.com').waitFor();
    await page.getByRole('button', { name: 'Profile menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Who are you?' }).waitFor();
    expect(page.url()).toBe(`${gate.url}/gate/sign_out`);

    gate.person = 'bob';
    await page.goto(`${gate.url}/settings`);
    await page.getByText('bob@example.com').waitFor();
  });

  it("shows the proxy's sign-in error, and continues after the user signed in", async () => {
    // Load the page first. Otherwise, the proxy would not let the portal load at all.
    await page.route(
      '**/refresh',
      (route) => {
        gate.person = undefined;
        return route.continue();
      },
      { times: 1 },
    );
    await page.goto(`${gate.url}/settings`);
    const trouble = page.getByRole('alert').filter({ hasText: TITLE });
    await trouble.waitFor();
    expect(await trouble.innerText()).toContain('the proxy in front of the portal requires you to sign in');
    expect(await listViolations(page)).toEqual([]);

    gate.person = 'ann';
    await trouble.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('ann@example.com').waitFor();
  });
});
