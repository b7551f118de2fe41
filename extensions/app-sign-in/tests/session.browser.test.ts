import { setTimeout as wait } from 'node:timers/promises';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  expectAccessible,
  findUntranslated,
  nextFrames,
  openPage,
  readTexts,
  shiftClock,
  type SignInPortal,
  startSignInPortal,
  test,
} from '#testing/browser';

const pictures = join(import.meta.dirname, '../../../test-results/session');
const logo =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 48"%3E%3Crect width="160" height="48" rx="8" fill="%231d5bb5"/%3E%3C/svg%3E';

let browser: Browser;
let portal: SignInPortal;
let context: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser: launched }) => {
  await mkdir(pictures, { recursive: true });
  browser = launched;
  portal = await startSignInPortal({
    page: {
      providers: [
        'oidc',
        'guest',
        'custom',
        { id: 'archive', title: 'The-archive-of-everything-that-was-ever-built-in-the-united-harbors' },
      ],
      logo,
    },
    extensions: [
      { 'page:devtools': true },
      { 'api:app/app-language': { config: { availableLanguages: ['en', 'en-XA'] } } },
    ],
    auth: { autologout: { enabled: true, idleTimeoutMinutes: 30, promptBeforeIdleSeconds: 120 } },
  });
});

afterAll(async () => {
  await portal?.stop();
});

beforeEach(async () => {
  ({ context, page } = await openPage(browser));
});

afterEach(() => context.close());

const failure = () => page.locator('main').getByRole('alert');
const signInButton = (at: Page) => at.getByRole('button', { name: 'Sign In, Acme ID' });
const settings = (at: Page) => at.getByRole('link', { name: /^Your settings/ });
const loginDialog = () => page.getByRole('dialog', { name: 'Login Required' });

/** Checks accessibility and takes a screenshot. Axe ignores the page behind a dialog. */
async function look(name: string): Promise<void> {
  const dialog = '[role="dialog"], [role="alertdialog"]';
  const part = (await page.locator(dialog).count()) > 0 ? dialog : undefined;
  await expectAccessible(page, part);
  await page.screenshot({ path: join(pictures, `${name}.png`) });
}

async function openWindow(click: () => Promise<void>): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), click()]);
  return popup;
}

async function answerProvider(at: Page, account = 'alice'): Promise<void> {
  await at.getByRole('button', { name: `Sign in as ${account}` }).click();
  await at.getByRole('button', { name: 'Agree' }).click();
}

async function signIn(path: string): Promise<void> {
  await page.goto(`${portal.url}${path}`);
  await answerProvider(await openWindow(() => signInButton(page).click()));
  await settings(page).waitFor();
}

async function signInAsGuest(path: string): Promise<void> {
  await page.goto(`${portal.url}${path}`);
  await page.getByRole('button', { name: 'Enter' }).click();
  await settings(page).waitFor();
}

describe('a sign-in page with many methods', () => {
  it('accepts a custom user only with an ID, and only a valid ID token', async () => {
    await page.goto(`${portal.url}/catalog`);
    const [userId, idToken] = [page.getByLabel('User ID'), page.getByLabel('ID Token (optional)')];
    const go = page.getByRole('button', { name: 'Continue' });
    expect(await go.isDisabled()).toBe(true);
    await userId.fill('ann');
    await expect.poll(() => go.isEnabled()).toBe(true);
    await userId.fill('');
    await page.getByText('Enter a user ID.', { exact: true }).waitFor();
    await idToken.fill('two.parts');
    await page.getByText('Token is not a valid OpenID Connect JWT Token').waitFor();
    expect(await go.isDisabled()).toBe(true);
    await look('custom-invalid');
    await userId.fill('ann');
    await idToken.fill('three.whole_par-ts.0');
    await expect.poll(() => go.isEnabled()).toBe(true);
    await idToken.fill('');
    await userId.press('Enter');
    await page.getByRole('link', { name: 'Your settings, ann' }).waitFor();
  });

  it('shows which provider the backend does not have, and keeps the others', async () => {
    await page.goto(`${portal.url}/catalog`);
    await openWindow(() => page.getByRole('button', { name: /^Sign In, The-archive/ }).click());
    await failure().getByText('Login failed', { exact: true }).waitFor();
    await failure().getByText("Unknown auth provider 'archive'").waitFor();
    await look('many-failed');
    expect(await signInButton(page).isEnabled()).toBe(true);
  });

  it('asks a guest if there is no guest provider, and again once there is one', async () => {
    const refresh = '**/api/auth/guest/refresh*';
    await page.route(refresh, (route) => route.fulfill({ status: 404, json: {} }));
    await page.goto(`${portal.url}/catalog`);
    await page.getByRole('button', { name: 'Enter' }).click();
    await page.getByText('Do you want to fall back to the legacy guest token?').waitFor();
    await look('legacy-fallback');
    await page.getByRole('button', { name: 'Use legacy guest token' }).click();
    await failure().getByText('You cannot sign in as a guest').first().waitFor();
    const guest = '**/api/catalog/entities/by-name/user/default/guest';
    await page.route(guest, (route) => route.fulfill({ status: 404, json: {} }));
    await page.getByRole('button', { name: 'Enter' }).click();
    await page.getByRole('button', { name: 'Use legacy guest token' }).click();
    await settings(page).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('enableLegacyGuestToken'))).toBe('true');
    await page.evaluate(() => localStorage.removeItem('signInProvider'));
    await page.unroute(refresh);
    await page.reload();
    await page.getByRole('button', { name: 'Enter' }).click();
    await page.getByText('Do you want to switch to it?').waitFor();
    await page.getByRole('button', { name: 'Switch to guest provider' }).click();
    await settings(page).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('enableLegacyGuestToken'))).toBeNull();
  });

  it('shows progress and prevents a second attempt', async () => {
    let answer: () => void = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/auth/guest/refresh*', async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto(`${portal.url}/catalog`);
    await page.getByRole('button', { name: 'Enter' }).click();
    await expect.poll(() => signInButton(page).isDisabled()).toBe(true);
    await look('busy');
    answer();
    await settings(page).waitFor();
  });
});

describe('the popup of a provider', () => {
  afterEach(() => {
    Object.assign(portal.identity.options, { isolated: false, down: false });
  });

  it('that is severed from the page is not treated as closed, and the user is signed in when they return', async () => {
    portal.identity.options.isolated = true;
    // Playwright reports every page as focused. Here, the popup has the focus until the user returns.
    await page.addInitScript(() => {
      Document.prototype.hasFocus = () => false;
    });
    await page.goto(`${portal.url}/catalog`);
    const popup = await openWindow(() => signInButton(page).click());
    await failure().getByText('Login failed, popup cannot be reached').waitFor();
    await failure().getByText('Finish signing in there, then return to this page.').waitFor();
    await failure().getByRole('button', { name: 'Continue in this window' }).waitFor();
    await answerProvider(popup);
    await popup.getByText('You can close this window.').waitFor();
    await popup.close();
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await settings(page).waitFor();
  });

  it('that shows an error can be closed by the user, who can retry', async () => {
    portal.identity.options.down = true;
    await page.goto(`${portal.url}/catalog`);
    const popup = await openWindow(() => signInButton(page).click());
    await popup.getByRole('heading', { name: 'Bad gateway' }).waitFor();
    await popup.close();
    await failure().getByText('Login failed, popup was closed').waitFor();
    await failure().getByText('If the sign-in window stayed empty or did not close').waitFor();
    portal.identity.options.down = false;
    await answerProvider(await openWindow(() => failure().getByRole('button', { name: 'Retry' }).click()));
    await settings(page).waitFor();
  });
});

describe('an access request', () => {
  it("is shown over the page until it is granted or rejected, with the provider's error", async () => {
    await signInAsGuest('/devtools/gallery/oauth');
    await page.getByRole('button', { name: 'Request access to three providers' }).click();
    const dialog = loginDialog();
    await dialog
      .getByText('Sign-in to allow Quayside access to Forge APIs and identities.', { exact: true })
      .waitFor();
    await page.keyboard.press('Escape');
    expect(await dialog.isVisible()).toBe(true);
    expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    await dialog.getByRole('button', { name: 'Log in, Quarry' }).click();
    await dialog.getByRole('alert').getByText('The quarry is closed on Sundays.').waitFor();
    await dialog.getByRole('button', { name: 'Log in, The-archive' }).click();
    await dialog.getByRole('alert').getByText('An unspecified error occurred').waitFor();
    await look('request-failed');
    await dialog.getByRole('button', { name: 'Log in, Forge' }).click();
    await page.getByText('Access to Forge was granted.').waitFor();
    expect(await dialog.getByText('Quarry', { exact: true }).isVisible()).toBe(true);
    await dialog.getByRole('button', { name: 'Reject All' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Access to Quarry was denied.').waitFor();
    // The user rejected it, so there is no alert.
    expect(await page.getByText('rejected by user').count()).toBe(0);
  });
});

describe('a machine that wakes up after nine hours', () => {
  let leftToItself: SignInPortal;

  // Idle users are not signed out in this portal.
  test.beforeAll(async ({ sharedSignIn }) => {
    leftToItself = portal;
    portal = await sharedSignIn.open({ extensions: [{ 'page:devtools': true }] });
  });
  afterAll(() => {
    portal = leftToItself;
  });

  it('renews its session before it sends requests with the old token', async () => {
    const letSleep = await shiftClock(context);
    await signInAsGuest('/devtools/gallery/draft');
    const refreshes: string[] = [];
    page.on('request', (request) => refreshes.push(...(/guest\/refresh/.exec(request.url()) ?? [])));
    await letSleep(page, 50);
    await nextFrames(page);
    expect(refreshes).toEqual([]);
    await letSleep(page, 8);
    await expect.poll(() => refreshes.length).toBe(1);
    expect(await loginDialog().count()).toBe(0);
  });

  it('keeps the page behind the sign-in dialog if the session is over', async () => {
    const letSleep = await shiftClock(context);
    await signIn('/devtools/gallery/draft');
    await page.getByLabel('Access token').fill('typed before');
    await page.locator('main').evaluate((main) => Object.assign(main, { isMarked: true }));
    await context.clearCookies();
    await letSleep(page, 9 * 60);
    await loginDialog().getByText('Your session has ended. Sign in again').waitFor();
    await look('ended');
    const popup = await openWindow(() =>
      loginDialog()
        .getByRole('button', { name: /^Log in/ })
        .click(),
    );
    await answerProvider(popup);
    await loginDialog().waitFor({ state: 'detached' });
    expect(await page.getByLabel('Access token').inputValue()).toBe('typed before');
    expect(await page.locator('main').evaluate((main) => 'isMarked' in main)).toBe(true);
  });
});

describe('two tabs', () => {
  /** Counts the tabs that wait for the session that another tab requests. A tab that is loading cannot be asked. */
  const countWaitingTabs = () =>
    page
      .evaluate(async () => {
        const { pending = [] } = await navigator.locks.query();
        return pending.filter(({ name }) => name?.startsWith('session:')).length;
      })
      .catch(() => 0);

  it('that need a session at the same time send one request', async () => {
    await signIn('/catalog');
    const other = await context.newPage();
    // Otherwise, the other tab may get the session from this one before it reloads.
    await page.goto('about:blank');
    let asked = 0;
    await context.route('**/api/auth/oidc/refresh*', async (route) => {
      asked += 1;
      // A second request is answered immediately, so that the test ends.
      while (asked === 1 && (await countWaitingTabs()) === 0) await wait(50);
      await route.continue();
    });
    await Promise.all([page, other].map((tab) => tab.goto(`${portal.url}/catalog`)));
    await Promise.all([settings(page).waitFor(), settings(other).waitFor()]);
    console.log(`Two tabs at the same time: ${asked} refresh.`);
    expect(asked).toBe(1);
  });
});

describe('an idle user', () => {
  it("is asked whether they are still there, and signed out if they don't answer", async () => {
    const letSleep = await shiftClock(context);
    await signInAsGuest('/devtools/gallery/draft');
    await page.getByLabel('Subject').fill('Half a letter');
    const createDatabase = () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('trellis-test');
        request.addEventListener('success', () => {
          request.result.close();
          resolve();
        });
      });
    await page.evaluate(createDatabase);
    const listKept = () =>
      page.evaluate(async () => {
        const databases = await indexedDB.databases();
        return [
          ...[...Object.keys(sessionStorage), ...Object.keys(localStorage)].filter((key) =>
            /^draft:|^signInProvider$/.test(key),
          ),
          ...databases.map(({ name }) => name),
        ];
      });
    await expect.poll(listKept).toHaveLength(3);
    await letSleep(page, 29);
    const prompt = page.getByRole('alertdialog', { name: 'Logging out due to inactivity' });
    await prompt.getByText(/You will be signed out in \d+ seconds\./).waitFor();
    await look('inactivity');
    await prompt.getByRole('button', { name: "Yes! Don't log me out" }).click();
    await prompt.waitFor({ state: 'detached' });
    await letSleep(page, 31);
    await signInButton(page).waitFor();
    await expect.poll(listKept).toEqual([]);
  });
});

describe('a protected portal', () => {
  it('sends its configuration only to users who are signed in', async () => {
    const guarded = await startSignInPortal({
      app: { protected: true },
      extensions: [{ 'page:devtools': true }],
    });
    try {
      const isConfigured = () =>
        page.evaluate(() => document.documentElement.innerHTML.includes('page:devtools'));
      await page.goto(`${guarded.url}/catalog`);
      await signInButton(page).waitFor();
      expect(await isConfigured()).toBe(false);
      await page.getByRole('button', { name: 'Enter' }).click();
      await page.locator('table tbody a').first().waitFor();
      expect(await isConfigured()).toBe(true);
      await page.goto(`${guarded.url}/settings`);
      await page.getByRole('button', { name: 'Profile menu' }).click();
      await page.getByRole('menuitem', { name: /sign out/i }).click();
      await signInButton(page).waitFor();
      expect(await isConfigured()).toBe(false);
    } finally {
      await guarded.stop();
    }
  });

  it('gets a cookie, retries after a failure that is reported once, and removes the cookie', async () => {
    await page.route(`${portal.url}/catalog`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '<head>',
        '<head><meta name="backstage-app-mode" content="protected">',
      );
      await route.fulfill({ response, body });
    });
    const times: number[] = [];
    const cookie = '**/.backstage/auth/v1/cookie';
    await page.route(cookie, (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      times.push(Date.now());
      return times.length === 1 ? route.fulfill({ status: 503, json: {} }) : route.continue();
    });
    await signInAsGuest('/catalog');
    await page.getByText('Session refresh failed, see developer console for details').waitFor();
    await expect.poll(() => times.length).toBe(2);
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(4_900);
    const kept = async () => (await context.cookies()).find(({ name }) => name === 'backstage-auth');
    await expect.poll(kept).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    const givenBack = page.waitForRequest((request) => request.method() === 'DELETE');
    await page.evaluate(() => history.pushState(null, '', '/settings'));
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await page
      .getByRole('button', { name: /more|menu|account|actions/i })
      .first()
      .click();
    await page.getByRole('menuitem', { name: /sign out/i }).click();
    await givenBack;
    await signInButton(page).waitFor();
    await expect.poll(kept).toBeUndefined();
  });
});

describe('the pseudo language', () => {
  /** Texts from the configuration, users and providers. */
  const written = new Set([
    'Quayside',
    'Acme',
    'Acme ID',
    'guest',
    'Guest',
    'archive',
    'Forge',
    'Quarry',
    'The quarry is closed on Sundays.',
    'The-archive-of-everything-that-was-ever-built-in-the-united-harbors',
    // Defined by the protocol, so it is not translated.
    'Failed to open auth popup.',
  ]);
  const findFaults = async (where: string) =>
    findUntranslated(await readTexts(page), written).map(({ text }) => `${where}: ${text}`);

  it('is used for all texts around sessions', async () => {
    await context.addInitScript(() => {
      localStorage.setItem('language', 'en-XA');
      window.open = () => null;
    });
    const letSleep = await shiftClock(context);
    const faults: string[] = [];
    await page.goto(`${portal.url}/devtools/gallery/oauth`);
    const [userId, idToken] = [page.locator('input').first(), page.locator('input').last()];
    await userId.fill('ann');
    await userId.fill('');
    await idToken.fill('two.parts');
    await page.locator('main li form p').nth(1).waitFor();
    faults.push(...(await findFaults('the custom form')));

    await page.locator('main li').first().getByRole('button').click();
    await failure().waitFor();
    faults.push(...(await findFaults('a blocked popup')));

    const refresh = '**/api/auth/guest/refresh*';
    await page.route(refresh, (route) => route.fulfill({ status: 404, json: {} }));
    await page.locator('main li').nth(1).getByRole('button').click();
    await expect.poll(() => page.locator('main li').count()).toBe(1);
    faults.push(...(await findFaults('the question to a guest')));
    await page.unroute(refresh);
    await page.reload();
    await page.locator('main li').nth(1).getByRole('button').click();

    await page.locator('article button').nth(1).click();
    const dialog = page.getByRole('dialog');
    for (const row of [1, 2]) await dialog.locator('li').nth(row).getByRole('button').first().click();
    await expect.poll(() => dialog.getByRole('alert').count()).toBe(2);
    faults.push(...(await findFaults('the access request')));
    await dialog.getByRole('button').last().click();
    await dialog.waitFor({ state: 'detached' });

    await letSleep(page, 29);
    await page.getByRole('alertdialog').waitFor();
    faults.push(...(await findFaults('the question to an idle user')));
    expect(faults).toEqual([]);
  });
});
