import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBarriers } from './harness/barriers';
import { launchBrowser, openPage, widths, type WatchedPage } from './harness/browser';
import { shiftClock } from './harness/shiftClock';
import { startSignInPortal, type SignInPortal } from './harness/signInPortal';

let browser: Browser;
let portal: SignInPortal;
let watched: WatchedPage;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  portal = await startSignInPortal();
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

const signInButton = (at: Page) => at.getByRole('button', { name: 'Sign In, Acme ID' });
const rows = (at: Page) => at.locator('table tbody a');

/** Answers the pages of the identity provider, in whichever window they stand. */
async function answerProvider(at: Page, account: string): Promise<void> {
  await at.getByRole('button', { name: `Sign in as ${account}` }).click();
  await at.getByRole('button', { name: 'Agree' }).click();
}

/** Clicks and gives the window that opens. */
async function openWindow(at: Page, click: () => Promise<void>): Promise<Page> {
  const [popup] = await Promise.all([at.waitForEvent('popup'), click()]);
  return popup;
}

async function signIn(at: Page, account: string, path = '/catalog'): Promise<void> {
  await at.goto(`${portal.url}${path}`);
  const popup = await openWindow(at, () => signInButton(at).click());
  await answerProvider(popup, account);
  await at.getByRole('link', { name: /^Your settings/ }).waitFor();
}

/** Faults that are none: the browser itself notes each answer that is not OK. */
const ownFaults = () => watched.faults.filter((fault) => !fault.includes('Failed to load resource'));

describe('signing in', () => {
  it('takes one click and the window of the provider, and lasts over a reload', async () => {
    await page.goto(`${portal.url}/catalog`);
    const popup = await openWindow(page, () => signInButton(page).click());
    expect(await popup.evaluate(() => [window.outerWidth, window.outerHeight])).toEqual([450, 730]);
    await answerProvider(popup, 'alice');
    await rows(page).first().waitFor();
    expect(popup.isClosed()).toBe(true);
    await page.getByRole('link', { name: 'Your settings, Alice Archer' }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'Your settings, Alice Archer' }).waitFor();
    expect(ownFaults()).toEqual([]);
  });

  it('says that the user refused to share the account, and lets them try again', async () => {
    await page.goto(`${portal.url}/catalog`);
    const popup = await openWindow(page, () => signInButton(page).click());
    await popup.getByRole('button', { name: 'Sign in as alice' }).click();
    await popup.getByRole('button', { name: 'Refuse' }).click();
    const alert = page.locator('main').getByRole('alert');
    await alert.getByText('Login failed').first().waitFor();
    console.log(`Consent refused: ${await alert.textContent()}`);
    const again = await openWindow(page, () => alert.getByRole('button', { name: 'Retry' }).click());
    // The provider knows alice by now, and asks for her consent alone.
    await again.getByRole('button', { name: 'Agree' }).click();
    await rows(page).first().waitFor();
  });

  it('says that the window was closed, and offers to do without one', async () => {
    await page.goto(`${portal.url}/catalog`);
    const popup = await openWindow(page, () => signInButton(page).click());
    await popup.getByRole('button', { name: 'Refuse' }).waitFor();
    const closedAt = Date.now();
    await popup.close();
    await page.locator('main').getByRole('alert').getByText('Login failed, popup was closed').waitFor();
    console.log(`That the window was closed is said after ${Date.now() - closedAt} ms.`);
    await page.getByRole('button', { name: 'Sign in in this window' }).waitFor();
  });

  it('goes on in the same window when the browser opens none', async () => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto(`${portal.url}/catalog?filters%5Bkind%5D=component`);
    await signInButton(page).click();
    await page.locator('main').getByRole('alert').getByText('Failed to open auth popup.').waitFor();
    await page.getByRole('button', { name: 'Sign in in this window' }).click();
    await answerProvider(page, 'bob');
    await rows(page).first().waitFor();
    expect(new URL(page.url()).searchParams.get('filters[kind]')).toBe('component');
  });

  it('says which origin the backend expects, when the portal is opened under another name', async () => {
    await page.goto(`${portal.url.replace('localhost', '127.0.0.1')}/catalog`);
    await openWindow(page, () => signInButton(page).click());
    await page
      .getByRole('alert')
      .getByText(`Login failed, Incorrect app origin, expected ${portal.url}`)
      .waitFor();
  });

  it('shows what a provider says that led back with an error, once', async () => {
    await page.goto(`${portal.url}/catalog?error=${encodeURIComponent('The <b>user</b> is unknown')}`);
    await page.locator('main').getByRole('alert').getByText('The <b>user</b> is unknown').waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.reload();
    await signInButton(page).waitFor();
    expect(await page.locator('main').getByRole('alert').count()).toBe(0);
  });

  it.each(['/%2f%2fevil.example', '/?redirect=//evil.example', '/catalog?error=//evil.example'])(
    'at %s leads nowhere else',
    async (path) => {
      await page.addInitScript(() => {
        window.open = () => null;
      });
      await page.goto(`${portal.url}${path}`);
      await signInButton(page).click();
      await page.getByRole('button', { name: 'Sign in in this window' }).click();
      await answerProvider(page, 'alice');
      await page.getByRole('link', { name: /^Your settings/ }).waitFor();
      expect(new URL(page.url()).origin).toBe(portal.url);
    },
  );
});

describe('a session', () => {
  it('that ends while a form is half filled is taken up again over the same page', async () => {
    await signIn(page, 'alice');
    await rows(page).first().waitFor();
    await page.locator('main').evaluate((main) => Object.assign(main, { isMarked: true }));
    await context.clearCookies();
    let refused = 0;
    await page.route('**/api/catalog/**', async (route) => {
      if (refused > 0 && (await page.getByRole('dialog').count()) === 0) return route.continue();
      refused += 1;
      return route.fulfill({
        status: 401,
        json: { error: { name: 'AuthenticationError', message: 'expired' } },
      });
    });
    const search = page.locator('main input[type="search"]').first();
    await search.fill('tide');
    const dialog = page.getByRole('dialog', { name: 'Login Required' });
    await dialog.waitFor();
    expect(await dialog.textContent()).toContain('Your session has ended');
    expect(await search.inputValue()).toBe('tide');
    const popup = await openWindow(page, () => dialog.getByRole('button', { name: /^Log in/ }).click());
    await answerProvider(popup, 'alice');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => rows(page).allTextContents()).toEqual(expect.arrayContaining(['tide-table']));
    await page.getByRole('link', { name: 'ticket-office' }).waitFor({ state: 'detached' });
    expect(await search.inputValue()).toBe('tide');
    expect(await page.locator('main').evaluate((main) => 'isMarked' in main)).toBe(true);
    expect(refused).toBeGreaterThan(0);
  });

  it('that is left in one of three tabs locks the others, and Back shows nothing', async () => {
    await signIn(page, 'alice');
    const others = [await context.newPage(), await context.newPage()];
    for (const tab of others) {
      await tab.goto(`${portal.url}/catalog`);
      await rows(tab).first().waitFor();
      await tab.evaluate(() => sessionStorage.setItem('draft', 'half a letter'));
    }
    await page.goto(`${portal.url}/settings`);
    await page
      .getByRole('button', { name: /more|menu|account|actions/i })
      .first()
      .click();
    // Told by the tabs themselves: this test is slower than they are.
    for (const tab of others)
      await tab.evaluate(() =>
        new MutationObserver(() => localStorage.setItem(`locked-${Math.random()}`, `${Date.now()}`)).observe(
          document.body,
          { attributeFilter: ['hidden'] },
        ),
      );
    await page.evaluate(() =>
      addEventListener('click', () => localStorage.setItem('left', `${Date.now()}`), { capture: true }),
    );
    await page.getByRole('menuitem', { name: /sign out/i }).click();
    for (const tab of others) await signInButton(tab).waitFor();
    const waits = await others[0]?.evaluate(() =>
      Object.entries(localStorage).flatMap(([key, at]) =>
        key.startsWith('locked-') ? [Number(at) - Number(localStorage.getItem('left'))] : [],
      ),
    );
    console.log(`The other tabs were locked after ${waits?.join(' and ')} ms.`);
    expect(waits).toHaveLength(2);
    for (const tab of [page, ...others]) {
      await signInButton(tab).waitFor();
      expect(await tab.evaluate(() => sessionStorage.getItem('draft'))).toBeNull();
      await tab.goBack().catch(() => null);
      await tab.waitForTimeout(300);
      expect(await tab.getByText('ticket-office').count()).toBe(0);
    }
  });

  it('of another user, who signs in in another tab, is taken over', async () => {
    await signIn(page, 'alice');
    const other = await context.newPage();
    await other.goto(`${portal.url}/settings`);
    await other.getByRole('link', { name: 'Your settings, Alice Archer' }).waitFor();
    await other
      .getByRole('button', { name: /more|menu|account|actions/i })
      .first()
      .click();
    await other.getByRole('menuitem', { name: /sign out/i }).click();
    await signInButton(page).waitFor();
    await context.clearCookies({ domain: '127.0.0.1' });
    const popup = await openWindow(other, () => signInButton(other).click());
    await answerProvider(popup, 'bob');
    for (const tab of [other, page]) {
      await tab.getByRole('link', { name: /Your settings, Bob/ }).waitFor();
      expect(await tab.getByText('Alice').count()).toBe(0);
    }
  });

  it.each([10, -10])('is not renewed again and again where the clock is %i minutes off', async (minutes) => {
    await context.addInitScript((offset) => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + offset;
    }, minutes * 60_000);
    let refreshes = 0;
    page.on('request', (request) => {
      if (request.url().includes('/refresh')) refreshes += 1;
    });
    await signIn(page, 'alice');
    const before = refreshes;
    for (const path of ['/settings', '/catalog', '/settings', '/catalog']) {
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await page.waitForTimeout(300);
    }
    expect(refreshes - before).toBe(0);
  });

  it('leaves its tokens nowhere: not in the address, the page, a storage, the console or a request to others', async () => {
    const tokens = new Set<string>();
    const seen: string[] = [];
    context.on('response', async (response) => {
      if (!/\/(?:refresh|handler\/frame)/.test(response.url())) return;
      for (const match of (await response.text().catch(() => '')).matchAll(/"([\w-]{20,}(?:\.[\w-]+)*)"/g))
        tokens.add(match[1] ?? '');
    });
    context.on('request', async (request) => {
      seen.push(request.url(), request.postData() ?? '');
      const isOurs = request.url().startsWith(`${portal.url}/`);
      if (!isOurs) seen.push(JSON.stringify(await request.allHeaders().catch(() => ({}))));
    });
    context.on('console', (message) => seen.push(message.text()));
    context.on('weberror', (thrown) => seen.push(String(thrown.error().stack)));
    await signIn(page, 'alice');
    await page.reload();
    await rows(page).first().waitFor();
    seen.push(...(await readTraces(page)));
    await page.goto(`${portal.url}/settings`);
    await page.getByText('Alice Archer').first().waitFor();
    // What goes wrong is told, with what was asked; not with who asked.
    await page.route('**/api/catalog/**', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(`${portal.url}/catalog/default/component/tide-table`);
    await page.getByRole('alert').filter({ hasText: /\w/ }).first().waitFor();
    seen.push(...(await readTraces(page)));
    expect(tokens.size).toBeGreaterThan(2);
    const found = [...tokens].filter((token) => seen.some((text) => text.includes(token)));
    console.log(`Canary: ${tokens.size} tokens looked for in ${seen.length} places, ${found.length} found.`);
    expect(found).toEqual([]);
    await page.evaluate(() => sessionStorage.setItem('planted', 'a-token-to-find'));
    expect((await readTraces(page)).filter((text) => text.includes('a-token-to-find'))).toHaveLength(1);
  });
});

/** All that a page leaves behind where scripts, people or other pages can read it. */
function readTraces(at: Page): Promise<string[]> {
  return at.evaluate(async () => {
    const open = (name: string): Promise<IDBDatabase> =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open(name);
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error(name)));
      });
    const readAll = (database: IDBDatabase, store: string): Promise<unknown> =>
      new Promise((resolve) => {
        const request = database.transaction(store).objectStore(store).getAll();
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => resolve(undefined));
      });
    const databases: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await open(name);
      for (const store of database.objectStoreNames) databases.push(await readAll(database, store));
      database.close();
    }
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        cached.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    const fields = [...document.querySelectorAll('input, textarea')].map((field) =>
      Reflect.get(field, 'value'),
    );
    return [
      document.documentElement.outerHTML,
      location.href,
      document.cookie,
      window.name,
      ...cached,
      ...[
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        databases,
        fields,
        history.state as unknown,
        performance.getEntries().map((entry) => entry.name),
      ].map((value) => JSON.stringify(value)),
    ];
  });
}

describe('an idle tab', () => {
  it.each([
    ['a healthy backend', false, 2],
    ['a dead one', true, 60],
  ])('against %s asks little', async (_name, isDead, most) => {
    const shared = portal;
    if (isDead) portal = await startSignInPortal();
    await signIn(page, 'alice');
    await rows(page).first().waitFor();
    await page.waitForTimeout(2_000);
    if (isDead) await portal.stop();
    portal = shared;
    let asked = 0;
    page.on('request', () => {
      asked += 1;
    });
    // `tests/bench/idle.ts` counts over five minutes; most are asked in the first seconds.
    await page.waitForTimeout(15_000);
    console.log(
      `Requests of an idle tab in a quarter of a minute${isDead ? ', backend dead' : ''}: ${asked}`,
    );
    expect(asked * 4).toBeLessThanOrEqual(most);
  });
});

describe('the sign-in page', () => {
  it.each([
    ['in light', { width: widths.desktop }],
    ['in dark', { width: widths.desktop, dark: true }],
    ['on a phone', { width: widths.phone }],
  ])('has nothing that Axe finds, %s', async (_name, options) => {
    const own = await openPage(browser, options);
    await own.page.goto(`${portal.url}/catalog?error=Refused`);
    await signInButton(own.page).waitFor();
    expect(await listBarriers(own.page)).toEqual([]);
    await own.context.close();
  });

  it('is walked through by keyboard alone', async () => {
    await page.goto(`${portal.url}/catalog`);
    await signInButton(page).waitFor();
    await page.keyboard.press('Tab');
    expect(await signInButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await rows(page).first().waitFor();
  });
});

describe('a portal with the redirect flow', () => {
  let redirecting: SignInPortal;

  beforeAll(async () => {
    redirecting = await startSignInPortal({
      config: { enableExperimentalRedirectFlow: true },
      extensions: [{ 'page:devtools': true }],
    });
  });
  afterAll(() => redirecting?.stop());

  it('leads to the provider and back to the same page', async () => {
    await page.goto(`${redirecting.url}/catalog/default/component/tide-table`);
    await signInButton(page).click();
    await answerProvider(page, 'bob');
    await page.getByRole('heading', { name: 'tide-table' }).first().waitFor();
    expect(page.url()).toBe(`${redirecting.url}/catalog/default/component/tide-table`);
  });

  it('leads back with the reason when the user refuses', async () => {
    await page.goto(`${redirecting.url}/catalog`);
    await signInButton(page).click();
    await page.getByRole('button', { name: 'Sign in as alice' }).click();
    await page.getByRole('button', { name: 'Refuse' }).click();
    await page.locator('main').getByRole('alert').getByText('Login failed').first().waitFor();
    expect(page.url()).not.toContain('error=');
  });

  it('keeps the text of a form over the end of a session, but no secrets, and not for anybody else', async () => {
    const letSleep = await shiftClock(context);
    await page.goto(`${redirecting.url}/devtools/gallery/draft`);
    await signInButton(page).click();
    await answerProvider(page, 'alice');
    const text = page.getByLabel('Text', { exact: true });
    await page.getByLabel('Subject').fill('A berth for Tuesday');
    await text.fill('Dear harbour master,\nthere is');
    await page.getByLabel('Access token').fill('not-for-the-disk');
    const readStorage = () =>
      page.evaluate(() => JSON.stringify([sessionStorage, localStorage].map((kept) => Object.entries(kept))));
    expect(await readStorage()).not.toContain('not-for-the-disk');

    await context.clearCookies();
    await letSleep(page, 9 * 60);
    const dialog = page.getByRole('dialog', { name: 'Login Required' });
    await dialog.getByText('Logging in leads to the provider and back to this page.').waitFor();
    await dialog.getByRole('button', { name: /^Log in/ }).click();
    await answerProvider(page, 'alice');
    await page.getByText('You began this before').waitFor();
    expect(new URL(page.url()).pathname).toBe('/devtools/gallery/draft');
    expect(await page.getByLabel('Subject').inputValue()).toBe('A berth for Tuesday');
    expect(await text.inputValue()).toBe('Dear harbour master,\nthere is');
    expect(await page.getByLabel('Access token').inputValue()).toBe('');

    // The session ends once more, and bob sits down at the machine.
    await context.clearCookies();
    await page.reload();
    await signInButton(page).click();
    await answerProvider(page, 'bob');
    await text.waitFor();
    expect(await text.inputValue()).toBe('');
    expect(await readStorage()).not.toContain('harbour master');
  });
});
