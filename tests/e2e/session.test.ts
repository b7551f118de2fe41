import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectNoSideways, listBarriers, showAs } from './harness/barriers';
import { launchBrowser, openPage, widths } from './harness/browser';
import { findUntranslated } from './harness/findUntranslated';
import { readTexts } from './harness/readTexts';
import { shiftClock } from './harness/shiftClock';
import { startSignInPortal, type SignInPortal } from './harness/signInPortal';

const pictures = join(import.meta.dirname, '../../test-results/session');
const logo =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 48"%3E%3Crect width="160" height="48" rx="8" fill="%231d5bb5"/%3E%3C/svg%3E';

let browser: Browser;
let portal: SignInPortal;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  await mkdir(pictures, { recursive: true });
  browser = await launchBrowser();
  portal = await startSignInPortal({
    page: {
      providers: [
        'oidc',
        'guest',
        'custom',
        { id: 'archive', title: 'The-archive-of-everything-that-was-ever-built-in-the-united-harbours' },
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
  await browser?.close();
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

const everySize = Object.values(widths).flatMap((width) => [
  [width, 'light'] as const,
  [width, 'dark'] as const,
]);
const extremes = [[widths.desktop, 'light'] as const, [widths.phone, 'dark'] as const];

/** Looks for barriers in sizes and both schemes, and takes pictures. What stands behind a dialog is shaded, and not looked at. */
async function look(name: string, sizes = everySize): Promise<void> {
  const dialog = '[role="dialog"], [role="alertdialog"]';
  const part = (await page.locator(dialog).count()) > 0 ? dialog : undefined;
  for (const [width, scheme] of sizes) {
    await showAs(page, width, scheme);
    expect(await listBarriers(page, part), `${name} ${width} ${scheme}`).toEqual([]);
    await expectNoSideways(page);
    await page.screenshot({ path: join(pictures, `${name}-${width}-${scheme}.png`) });
  }
  await showAs(page, widths.desktop, 'light');
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

async function enterAsGuest(path: string): Promise<void> {
  await page.goto(`${portal.url}${path}`);
  await page.getByRole('button', { name: 'Enter' }).click();
  await settings(page).waitFor();
}

describe('the sign-in page with many ways in', () => {
  it('takes a custom user only with an ID, and an ID token only of the right form', async () => {
    await page.goto(`${portal.url}/catalog`);
    const [userId, idToken] = [page.getByLabel('User ID'), page.getByLabel('ID Token (optional)')];
    const go = page.getByRole('button', { name: 'Continue' });
    expect(await go.isDisabled()).toBe(true);
    await userId.fill('ann');
    expect(await go.isEnabled()).toBe(true);
    await userId.fill('');
    await page.getByText('A user ID is needed.').waitFor();
    await idToken.fill('two.parts');
    await page.getByText('Token is not a valid OpenID Connect JWT Token').waitFor();
    expect(await go.isDisabled()).toBe(true);
    await look('custom-invalid');
    await userId.fill('ann');
    await idToken.fill('three.whole_par-ts.0');
    expect(await go.isEnabled()).toBe(true);
    await idToken.fill('');
    await userId.press('Enter');
    await page.getByRole('link', { name: 'Your settings, ann' }).waitFor();
  });

  it('says which provider the backend does not know, while the others stay', async () => {
    await page.goto(`${portal.url}/catalog`);
    await openWindow(() => page.getByRole('button', { name: /^Sign In, The-archive/ }).click());
    await failure().getByText('Login failed', { exact: true }).waitFor();
    await failure().getByText("Unknown auth provider 'archive'").waitFor();
    await look('many-failed', extremes);
    expect(await signInButton(page).isEnabled()).toBe(true);
  });

  it('asks a guest of a backend that knows none, and again once it does', async () => {
    const refresh = '**/api/auth/guest/refresh*';
    await page.route(refresh, (route) => route.fulfill({ status: 404, json: {} }));
    await page.goto(`${portal.url}/catalog`);
    await page.getByRole('button', { name: 'Enter' }).click();
    await page.getByText('Do you want to fall back to the legacy guest token?').waitFor();
    await look('legacy-fallback', extremes);
    await page.getByRole('button', { name: 'Use the legacy guest token' }).click();
    await settings(page).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('enableLegacyGuestToken'))).toBe('true');
    await page.evaluate(() => localStorage.removeItem('signInProvider'));
    await page.unroute(refresh);
    await page.reload();
    await page.getByRole('button', { name: 'Enter' }).click();
    await page.getByText('Do you want to switch to it?').waitFor();
    await page.getByRole('button', { name: 'Switch to the guest provider' }).click();
    await settings(page).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('enableLegacyGuestToken'))).toBeNull();
  });

  it('shows that it is busy, and lets nobody begin a second time meanwhile', async () => {
    let answer: () => void = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/auth/guest/refresh*', async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto(`${portal.url}/catalog`);
    await page.getByRole('button', { name: 'Enter' }).click();
    expect(await signInButton(page).isDisabled()).toBe(true);
    await look('busy', extremes);
    answer();
    await settings(page).waitFor();
  });
});

describe('the window of a provider', () => {
  afterEach(() => {
    Object.assign(portal.identity.options, { isolated: false, down: false });
  });

  it('that cuts its line to the page is told from one that was closed; who comes back from it is let in', async () => {
    portal.identity.options.isolated = true;
    // The driver lets every page think that it is in front; here the window is, until its user comes back.
    await page.addInitScript(() => {
      Document.prototype.hasFocus = () => false;
    });
    await page.goto(`${portal.url}/catalog`);
    const popup = await openWindow(() => signInButton(page).click());
    await failure().getByText('Login failed, popup cannot be reached').waitFor();
    await failure().getByText('Finish there and come back').waitFor();
    await failure().getByRole('button', { name: 'Sign in in this window' }).waitFor();
    await answerProvider(popup);
    await popup.getByText('This window can be closed.').waitFor();
    await popup.close();
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await settings(page).waitFor();
  });

  it('that shows an error of its own is closed by its user, who may try again', async () => {
    portal.identity.options.down = true;
    await page.goto(`${portal.url}/catalog`);
    const popup = await openWindow(() => signInButton(page).click());
    await popup.getByRole('heading', { name: 'Bad gateway' }).waitFor();
    await popup.close();
    await failure().getByText('Login failed, popup was closed').waitFor();
    await failure().getByText('If the window stayed empty or did not come back').waitFor();
    portal.identity.options.down = false;
    await answerProvider(await openWindow(() => failure().getByRole('button', { name: 'Retry' }).click()));
    await settings(page).waitFor();
  });
});

describe('a request for access', () => {
  it('stands over the page until it is granted or refused, with what a provider says went wrong', async () => {
    await enterAsGuest('/devtools/gallery/oauth');
    await page.getByRole('button', { name: 'Ask three providers' }).click();
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
    await page.getByText('Access to Forge was given.').waitFor();
    expect(await dialog.getByText('Quarry', { exact: true }).isVisible()).toBe(true);
    await dialog.getByRole('button', { name: 'Reject All' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Access to Quarry was refused.').waitFor();
    // Whoever refuses knows it; nothing else is made of it.
    expect(await page.getByText('rejected by user').count()).toBe(0);
  });
});

describe('a machine that wakes up after nine hours', () => {
  it('has its session renewed before anything is asked with the old token', async () => {
    const letSleep = await shiftClock(context);
    await enterAsGuest('/devtools/gallery/draft');
    // The tab is used all the time; another one may be.
    await page.evaluate(() => localStorage.setItem('lastActivityAt', `${Date.now() + 3_600_000}`));
    const refreshes: string[] = [];
    page.on('request', (request) => refreshes.push(...(/guest\/refresh/.exec(request.url()) ?? [])));
    await letSleep(page, 50);
    await page.waitForTimeout(300);
    expect(refreshes).toEqual([]);
    await letSleep(page, 8);
    await expect.poll(() => refreshes.length).toBe(1);
    expect(await loginDialog().count()).toBe(0);
  });

  it('keeps its page behind the question to sign in, where the session is over', async () => {
    const letSleep = await shiftClock(context);
    // Whoever sleeps for nine hours is signed out for idleness here, unless the time was shorter.
    await signIn('/devtools/gallery/draft');
    await page.getByLabel('Access token').fill('typed before');
    await page.locator('main').evaluate((main) => Object.assign(main, { isMarked: true }));
    await context.clearCookies();
    await page.evaluate(() => localStorage.setItem('lastActivityAt', `${Date.now() + 9 * 3_600_000}`));
    await letSleep(page, 9 * 60);
    await loginDialog().getByText('Your session has ended. Log in again').waitFor();
    await look('ended', extremes);
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
  it('that need a session at the same instant ask the server for it once', async () => {
    await signIn('/catalog');
    const other = await context.newPage();
    let asked = 0;
    await context.route('**/api/auth/oidc/refresh*', async (route) => {
      asked += 1;
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    await Promise.all([page.reload(), other.goto(`${portal.url}/catalog`)]);
    await Promise.all([settings(page).waitFor(), settings(other).waitFor()]);
    console.log(`Two tabs at the same instant: ${asked} refresh.`);
    expect(asked).toBe(1);
  });
});

describe('somebody who has gone', () => {
  it('is asked whether they are still there, and signed out when they do not answer', async () => {
    const letSleep = await shiftClock(context);
    await enterAsGuest('/catalog');
    await letSleep(page, 29);
    const prompt = page.getByRole('alertdialog', { name: 'Logging out due to inactivity' });
    await prompt.getByText(/You will be logged out in \d+ seconds\./).waitFor();
    await look('inactivity');
    await prompt.getByRole('button', { name: "Yes! Don't log me out" }).click();
    await prompt.waitFor({ state: 'detached' });
    await page.evaluate(() => sessionStorage.setItem('draft:letters', 'half a letter'));
    await letSleep(page, 31);
    await signInButton(page).waitFor();
    expect(
      await page.evaluate(() => [
        sessionStorage.getItem('draft:letters'),
        localStorage.getItem('signInProvider'),
      ]),
    ).toEqual([null, null]);
  });
});

describe('a protected portal', () => {
  it('takes a cookie, tries again after a failure, which it tells once, and gives the cookie back', async () => {
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
    await enterAsGuest('/catalog');
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
    expect(await kept()).toBeUndefined();
  });
});

describe('the pseudo language', () => {
  /** What the configuration, people and providers have written. */
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
    'The-archive-of-everything-that-was-ever-built-in-the-united-harbours',
    // An error that is the same in every language, as the protocol has it.
    'Failed to open auth popup.',
  ]);
  const findFaults = async (where: string) =>
    findUntranslated(await readTexts(page), written).map(({ text }) => `${where}: ${text}`);

  it('leaves no text untranslated of what stands around a session', async () => {
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
    faults.push(...(await findFaults('a window that the browser did not open')));

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
    faults.push(...(await findFaults('the request for access')));
    await dialog.getByRole('button').last().click();
    await dialog.waitFor({ state: 'detached' });

    await letSleep(page, 29);
    await page.getByRole('alertdialog').waitFor();
    faults.push(...(await findFaults('the question of who has gone')));
    expect(faults).toEqual([]);
  });
});
