import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectNoBarriers } from './harness/barriers';
import { launchBrowser, openPage, type WatchedPage } from './harness/browser';
import { startSignInPortal, type SignInPortal } from './harness/signInPortal';

const pictures = join(import.meta.dirname, '../../test-results/settings');

let browser: Browser;
let portal: SignInPortal;
let watched: WatchedPage;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  await mkdir(pictures, { recursive: true });
  browser = await launchBrowser();
  portal = await startSignInPortal({
    accounts: {
      harbour: 'Harbour Source Control',
      tide: 'The Tide and Current Measuring Authority of the Northern Approaches',
    },
  });
});

afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

beforeEach(async () => {
  watched = await openPage(browser);
  ({ context, page } = watched);
});

afterEach(async () => {
  await context.close();
});

/** Clicks what opens the provider's window, and signs in there. */
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
  await signInAs(account, at, 'Sign In, Acme ID');
  await at.getByRole('link', { name: /^Your settings/ }).waitFor();
}

async function openTab(path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(`${portal.url}${path}`);
  await tab.getByRole('link', { name: /^Your settings/ }).waitFor();
  return tab;
}

/** Faults that are none: the browser itself notes each answer that is not OK. */
const ownFaults = (faults: readonly string[]) =>
  faults.filter((fault) => !fault.includes('Failed to load resource'));

/** What a user does who comes back to a tab from another window. */
async function comeBack(at: Page): Promise<void> {
  await at.waitForTimeout(5_100);
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

/** What the backend keeps of the user of a page, asked with the page's own token. */
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
  it('are walked through by keyboard, and nothing on them stands in anyone’s way', async () => {
    await enter('alice', '/settings');
    await page.getByText('alice@example.com').waitFor();
    await page.getByRole('link', { name: 'crew' }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/settings/general');
    await page.screenshot({ path: join(pictures, 'general.png'), fullPage: true });
    await expectNoBarriers(page);
    await page.setViewportSize({ width: 1440, height: 900 });

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
    await page.getByRole('button', { name: 'Sign in, Harbour Source Control' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/settings/auth-providers');
    await page.screenshot({ path: join(pictures, 'providers.png'), fullPage: true });
    await expectNoBarriers(page);
    await page.setViewportSize({ width: 1440, height: 900 });

    await page.getByRole('link', { name: 'Feature Flags' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'No feature flags' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/settings/feature-flags');
    await expectNoBarriers(page);
  });

  it('sign in to a second provider and out of it again, and the first stays', async () => {
    await enter('alice', '/settings/auth-providers');
    const other = await openTab('/settings/auth-providers');
    const signInToHarbour = (at: Page) => at.getByRole('button', { name: 'Sign in, Harbour Source Control' });
    await signInToHarbour(page).waitFor();
    await context.clearCookies({ domain: '127.0.0.1' });
    await signInAs('carol', page, 'Sign in, Harbour Source Control');
    for (const tab of [page, other]) {
      const row = tab.locator('li', { hasText: 'Harbour' });
      await row.getByText('carol@elsewhere.example').waitFor();
      await row.getByText('Signed in').waitFor();
    }
    await page.screenshot({ path: join(pictures, 'providers-signed-in.png'), fullPage: true });

    await page.reload();
    await page.getByRole('button', { name: 'Sign out, Harbour Source Control' }).click();
    for (const tab of [page, other]) {
      await signInToHarbour(tab).waitFor();
      expect(await tab.getByText('carol@elsewhere.example').count()).toBe(0);
      await tab.getByRole('button', { name: 'Sign out, Acme ID' }).waitFor();
    }
    await page.reload();
    await page.getByRole('link', { name: 'Your settings, Alice Archer' }).waitFor();
    await signInToHarbour(page).waitFor();
    await page.getByRole('button', { name: 'Sign out, Acme ID' }).click();
    await page.getByRole('button', { name: 'Sign In, Acme ID' }).waitFor();
  });

  it('say why signing in to a provider failed, and go on in the same window', async () => {
    await enter('alice', '/settings/auth-providers');
    await page.evaluate(() => {
      window.open = () => null;
    });
    await page.getByRole('button', { name: /^Sign in, The Tide/ }).click();
    await page.getByRole('alert').getByText('Failed to open auth popup.').waitFor();
    await page.screenshot({ path: join(pictures, 'providers-failed.png'), fullPage: true });
    await expectNoBarriers(page);
    await page.getByRole('button', { name: 'Sign in in this window' }).click();
    await page
      .getByRole('button', { name: 'Agree' })
      .or(page.getByText('alice@example.com').nth(1))
      .first()
      .waitFor();
    if ((await page.getByRole('button', { name: 'Agree' }).count()) > 0)
      await page.getByRole('button', { name: 'Agree' }).click();
    await page.getByRole('button', { name: /^Sign out, The Tide/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/settings/auth-providers');
  });
});

describe('stored settings', () => {
  it('come with one request, cost none while idle, and are the same in all tabs at once', async () => {
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
    await page.waitForTimeout(500);
    const before = [...settings.asked];

    await other.goto(`${portal.url}/settings/general`);
    await other.getByRole('radio', { name: 'Dark' }).click();
    await expect.poll(() => scheme(page)).toBe('dark');
    await other.getByRole('switch', { name: 'Pin sidebar' }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('sidebarPinState'))).toBe('false');
    await page.waitForTimeout(3_000);
    expect(settings.asked).toEqual(before);
    await other.close();

    // They are there before anything was asked for.
    await page.route('**/api/user-settings/**', () => {});
    await page.reload();
    await star(page, 'tide-table').waitFor();
    expect(await isStarred(page, 'tide-table')).toBe(true);
    expect(await scheme(page)).toBe('dark');
  });

  it('follow their user to another browser, also what two of them change at a time', async () => {
    await enter('bob', '/catalog');
    const second = await openPage(browser);
    try {
      await star(page, 'ticket-office').click();
      await expectStar(page, 'ticket-office', true);
      await enter('bob', '/catalog', second.page);
      await expectStar(second.page, 'ticket-office', true);
      await second.page.waitForTimeout(5_100);
      await star(second.page, 'tide-table').click();
      await expectStar(second.page, 'tide-table', true);
      await page.waitForTimeout(1_000);
      // This one has not heard of the other's star yet, and keeps it all the same.
      await star(page, 'ticket-office').click();
      await expectStar(page, 'tide-table', true);
      await expectStar(page, 'ticket-office', false);
      await second.page.goto(`${portal.url}/settings/general`);
      await second.page.getByRole('radio', { name: 'Dark' }).click();
      await second.page.waitForTimeout(1_000);
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

  it('are kept while the backend takes none, told of once, and sent when it does', async () => {
    const settings = watchSettings(page);
    await enter('alice', '/catalog');
    await star(page, 'ticket-office').waitFor();
    await expect.poll(() => settings.asked.length).toBeGreaterThan(0);
    await page.waitForTimeout(1_000);
    await page.route('**/api/user-settings/**', (route) => route.fulfill({ status: 503, body: '' }));
    const starred = await isStarred(page, 'ticket-office');
    await star(page, 'ticket-office').click();
    await expectStar(page, 'ticket-office', !starred);
    await page.getByText('Your settings could not be sent to the backend.').waitFor();
    await page.screenshot({ path: join(pictures, 'unsaved.png') });
    await star(page, 'tide-table').click();
    expect(await page.getByText('Your settings could not be sent to the backend.').count()).toBe(1);

    await page.unroute('**/api/user-settings/**');
    await page.reload();
    await expectStar(page, 'ticket-office', !starred);
    const unsent = () =>
      page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('unsent:')));
    await expect.poll(unsent).toEqual([]);
    expect(settings.written().at(-1)).toBe('PUT /buckets/default.starredEntities/keys/entityRefs');
  });

  it('of a browser move into the account of its first user, stars of the old kind too, and are gone at sign-out', async () => {
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
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign In, Acme ID' }).waitFor();
    const copies = () =>
      page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('settings:')));
    expect(await copies()).toEqual([]);
  });

  it.each([
    ['is turned off', 'off'],
    ['is full', 'full'],
  ])('live in memory where the browser’s storage %s, with one notice', async (_what, how) => {
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
    const notice = page.getByText('This browser does not let the portal keep settings.');
    await notice.first().waitFor();
    expect(await notice.count()).toBe(1);
    await page.screenshot({ path: join(pictures, `storage-${how}.png`) });
    expect(settings.asked).toEqual([]);
    expect(ownFaults(watched.faults)).toEqual([]);
  });
});
