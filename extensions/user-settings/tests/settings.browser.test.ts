import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  expectAccessible,
  openPage,
  settle,
  type SignInPortal,
  test,
  type WatchedPage,
  watchRequests,
} from '#testing/browser';

const pictures = join(import.meta.dirname, '../../../test-results/settings');

let browser: Browser;
let portal: SignInPortal;
let watched: WatchedPage;
let context: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser: launched, sharedSignIn }) => {
  await mkdir(pictures, { recursive: true });
  browser = launched;
  portal = await sharedSignIn.open();
});

beforeEach(async () => {
  watched = await openPage(browser);
  ({ context, page } = watched);
  await context.clock.install();
});

afterEach(async () => {
  await context.close();
});

/** Clicks the button that opens the provider's popup, and signs in there. */
async function signInAs(account: string, at: Page, button: string): Promise<void> {
  const [popup] = await Promise.all([
    at.waitForEvent('popup'),
    at.getByRole('button', { name: button }).click(),
  ]);
  await popup.getByRole('button', { name: `Sign in as ${account}` }).click();
  await popup.getByRole('button', { name: 'Agree' }).click();
}

async function enter(account: string, path: string, at = page): Promise<void> {
  await at.goto(`${portal.url}${path}`);
  await signInAs(account, at, 'Sign in, Acme ID');
  await at.getByRole('link', { name: /^Your settings/ }).waitFor();
}

async function openTab(path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(`${portal.url}${path}`);
  await tab.getByRole('link', { name: /^Your settings/ }).waitFor();
  return tab;
}

/** Filters out the messages of the browser about responses with an error status. */
const ownFaults = (faults: readonly string[]) =>
  faults.filter((fault) => !fault.includes('Failed to load resource'));

/** Milliseconds after which a page reads a stored setting again before it changes it. */
const staleAfter = 5_100;

/** Resolves when the backend has stored a changed setting. */
const saved = (at: Page) =>
  at.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/api/user-settings'),
  );

/** Simulates a user who returns to the tab after a while. */
async function comeBack(at: Page): Promise<void> {
  await at.clock.fastForward(staleAfter);
  await at.evaluate(() => dispatchEvent(new Event('focus')));
}

const star = (at: Page, name: string) =>
  at.locator('tr', { hasText: name }).getByRole('button', { name: `Star ${name}` });
const isStarred = async (at: Page, name: string): Promise<boolean> =>
  (await star(at, name).getAttribute('aria-pressed')) === 'true';
const expectStar = async (at: Page, name: string, starred: boolean): Promise<void> => {
  await expect.poll(() => isStarred(at, name)).toBe(starred);
};
const scheme = (at: Page) => at.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

/** Records the requests of a page to the settings in the backend. */
function watchSettings(at: Page): { asked: string[]; written: () => string[] } {
  const asked: string[] = [];
  at.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/user-settings'))
      asked.push(`${request.method()} ${pathname.slice('/api/user-settings'.length)}`);
  });
  return { asked, written: () => asked.filter((line) => !line.startsWith('POST')) };
}

describe('the settings', () => {
  it('work with the keyboard and have no accessibility violations', async () => {
    await enter('alice', '/settings');
    await page.getByText('alice@example.com').waitFor();
    await page.getByRole('link', { name: 'crew' }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/settings/general');
    await page.screenshot({ path: join(pictures, 'general.png'), fullPage: true });
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Profile menu' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('menuitem').waitFor({ state: 'detached' });

    await page.getByRole('radio', { name: 'Auto' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => scheme(page)).toBe('dark');
    await page.keyboard.press('ArrowRight');

    await page.getByRole('link', { name: 'Authentication Providers' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Sign in to Harbour Source Control' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/settings/auth-providers');
    await page.screenshot({ path: join(pictures, 'providers.png'), fullPage: true });
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Feature Flags' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'No feature flags' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/settings/feature-flags');
    await expectAccessible(page);
  });

  it('can sign in to and out of a second provider without affecting the first', async () => {
    await enter('alice', '/settings/auth-providers');
    const other = await openTab('/settings/auth-providers');
    const signInToHarbour = (at: Page) =>
      at.getByRole('button', { name: 'Sign in to Harbour Source Control' });
    await signInToHarbour(page).waitFor();
    await context.clearCookies({ domain: '127.0.0.1' });
    await signInAs('carol', page, 'Sign in to Harbour Source Control');
    for (const tab of [page, other]) {
      const row = tab.locator('li', { hasText: 'Harbour' });
      await row.getByText('carol@elsewhere.example').waitFor();
      await row.getByText('Signed in').waitFor();
    }
    await page.screenshot({ path: join(pictures, 'providers-signed-in.png'), fullPage: true });

    await page.reload();
    await page.getByRole('button', { name: 'Sign out of Harbour Source Control' }).click();
    for (const tab of [page, other]) {
      await signInToHarbour(tab).waitFor();
      expect(await tab.getByText('carol@elsewhere.example').count()).toBe(0);
      await tab.getByRole('button', { name: 'Sign out of Acme ID' }).waitFor();
    }
    await page.reload();
    await page.getByRole('link', { name: 'Your settings, Alice Archer' }).waitFor();
    await signInToHarbour(page).waitFor();
    await page.getByRole('button', { name: 'Sign out of Acme ID' }).click();
    await page.getByRole('button', { name: 'Sign in, Acme ID' }).waitFor();
  });

  it('show why signing in to a provider failed, and can continue in the same window', async () => {
    await enter('alice', '/settings/auth-providers');
    await page.evaluate(() => {
      window.open = () => null;
    });
    await page.getByRole('button', { name: /^Sign in to The Tide/ }).click();
    await page.getByRole('alert').getByText('Failed to open auth popup.').waitFor();
    await page.screenshot({ path: join(pictures, 'providers-failed.png'), fullPage: true });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sign in in this window' }).click();
    await page
      .getByRole('button', { name: 'Agree' })
      .or(page.getByText('alice@example.com').nth(1))
      .first()
      .waitFor();
    if ((await page.getByRole('button', { name: 'Agree' }).count()) > 0)
      await page.getByRole('button', { name: 'Agree' }).click();
    await page.getByRole('button', { name: /^Sign out of The Tide/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/settings/auth-providers');
  });
});

describe('stored settings', () => {
  it('load with one request, need none while idle, and are in sync across tabs', async () => {
    const settings = watchSettings(page);
    await enter('alice', '/catalog');
    await star(page, 'tide-table').waitFor();
    await expect.poll(() => settings.asked).toEqual(['POST /multiget']);
    const other = await openTab('/catalog');
    await star(other, 'tide-table').waitFor();
    await star(page, 'tide-table').click();
    await expectStar(other, 'tide-table', true);
    await expect
      .poll(() => settings.written())
      .toEqual(['PUT /buckets/default.starredEntities/keys/entityRefs']);
    const before = [...settings.asked];

    await other.goto(`${portal.url}/settings/general`);
    await other.getByRole('radio', { name: 'Dark' }).click();
    await expect.poll(() => scheme(page)).toBe('dark');
    await other.getByRole('switch', { name: 'Pin sidebar' }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('sidebarPinState'))).toBe('false');
    await page.clock.runFor(3_000);
    expect(settings.asked).toEqual(before);
    await other.close();

    // They are available before any request completes.
    await page.route('**/api/user-settings/**', () => {});
    await page.reload();
    await star(page, 'tide-table').waitFor();
    expect(await isStarred(page, 'tide-table')).toBe(true);
    expect(await scheme(page)).toBe('dark');
  });

  it('sync to another browser, including concurrent changes', async () => {
    await enter('bob', '/catalog');
    const second = await openPage(browser);
    await second.context.clock.install();
    try {
      await star(page, 'ticket-office').click();
      await expectStar(page, 'ticket-office', true);
      await enter('bob', '/catalog', second.page);
      await expectStar(second.page, 'ticket-office', true);
      await second.page.clock.fastForward(staleAfter);
      await Promise.all([saved(second.page), star(second.page, 'tide-table').click()]);
      await expectStar(second.page, 'tide-table', true);
      // This browser has not loaded the other one's star yet, but must keep it.
      await page.clock.fastForward(staleAfter);
      await star(page, 'ticket-office').click();
      await expectStar(page, 'tide-table', true);
      await expectStar(page, 'ticket-office', false);
      await second.page.goto(`${portal.url}/settings/general`);
      await Promise.all([saved(second.page), second.page.getByRole('radio', { name: 'Dark' }).click()]);
      await comeBack(page);
      await expect.poll(() => scheme(page)).toBe('dark');
      await second.page.goto(`${portal.url}/catalog`);
      await expectStar(second.page, 'tide-table', true);
      await expectStar(second.page, 'ticket-office', false);
      expect(ownFaults([...watched.faults, ...second.faults])).toEqual([]);
    } finally {
      await second.context.close();
    }
  });

  it('are kept while the backend rejects them, reported once, and sent later', async () => {
    const settings = watchSettings(page);
    watchRequests(page);
    await enter('alice', '/catalog');
    await star(page, 'ticket-office').waitFor();
    await expect.poll(() => settings.asked.length).toBeGreaterThan(0);
    // Deferred parts of the page load settings of their own, and their failure would be the first one reported.
    await settle(page);
    await page.route('**/api/user-settings/**', (route) => route.fulfill({ status: 503, body: '' }));
    const starred = await isStarred(page, 'ticket-office');
    await star(page, 'ticket-office').click();
    await expectStar(page, 'ticket-office', !starred);
    await page.getByText('Could not save your settings to the backend.').waitFor();
    await page.screenshot({ path: join(pictures, 'unsaved.png') });
    await star(page, 'tide-table').click();
    expect(await page.getByText('Could not save your settings to the backend.').count()).toBe(1);

    await page.unroute('**/api/user-settings/**');
    await page.reload();
    await expectStar(page, 'ticket-office', !starred);
    const unsent = () =>
      page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('unsent:')));
    await expect.poll(unsent).toEqual([]);
    expect(settings.written().at(-1)).toBe('PUT /buckets/default.starredEntities/keys/entityRefs');
  });

  it('of a browser move to the account of its first user, including stars in the old format, and are removed at sign-out', async () => {
    await context.addInitScript(() => {
      if (localStorage.getItem('began') !== null) return;
      localStorage.setItem('began', 'yes');
      localStorage.setItem('/starredEntities/entityRefs', '["component:default/ticket-office"]');
      localStorage.setItem('/settings/starredEntities', '["entity:component:default:tide-table"]');
    });
    await enter('bob', '/catalog');
    await expectStar(page, 'ticket-office', true);
    await expectStar(page, 'tide-table', true);
    const left = () =>
      page.evaluate(() => Object.keys(localStorage).filter((name) => /^(\/|unsent:)/.test(name)));
    await expect.poll(left).toEqual([]);
    await page.goto(`${portal.url}/settings/general`);
    await page.getByRole('button', { name: 'Profile menu' }).click();
    // What has not been sent, such as this visit, would be kept for the next sign-in.
    await expect.poll(left).toEqual([]);
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in, Acme ID' }).waitFor();
    const copies = () =>
      page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('settings:')));
    await expect.poll(copies).toEqual([]);
  });

  it.each([
    ['is turned off', 'off'],
    ['is full', 'full'],
  ])('stay in memory if the storage of the browser %s, with one notice', async (_what, how) => {
    const settings = watchSettings(page);
    await context.addInitScript((fault) => {
      const refuse = (): never => {
        throw new DOMException('The browser refuses', 'QuotaExceededError');
      };
      if (fault === 'full') Storage.prototype.setItem = refuse;
      else Object.defineProperty(window, 'localStorage', { get: refuse });
    }, how);
    await page.goto(`${portal.url}/catalog`);
    await page.getByRole('button', { name: /Enter/ }).click();
    await star(page, 'tide-table').waitFor();
    await star(page, 'tide-table').click();
    await expectStar(page, 'tide-table', true);
    await page.getByRole('link', { name: /^Your settings/ }).click();
    await page.getByRole('radio', { name: 'Dark' }).click();
    await expect.poll(() => scheme(page)).toBe('dark');
    const notice = page.getByText('Your browser does not allow the portal to store settings.');
    await notice.first().waitFor();
    expect(await notice.count()).toBe(1);
    await page.screenshot({ path: join(pictures, `storage-${how}.png`) });
    expect(settings.asked).toEqual([]);
    expect(ownFaults(watched.faults)).toEqual([]);
  });
});
