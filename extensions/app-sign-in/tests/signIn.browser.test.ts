import type { Browser, BrowserContext, Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  nextFrames,
  openPage,
  settle,
  shiftClock,
  type SignInPortal,
  startSignInPortal,
  test,
  watchRequests,
  type WatchedPage,
} from '#testing/browser';

let browser: Browser;
let portal: SignInPortal;
let watched: WatchedPage;
let context: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser: launched, sharedSignIn }) => {
  browser = launched;
  portal = await sharedSignIn.open({ extensions: [{ 'page:devtools': true }] });
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

/** Completes the pages of the identity provider, in any window. */
async function answerProvider(at: Page, account: string): Promise<void> {
  await at.getByRole('button', { name: `Sign in as ${account}` }).click();
  await at.getByRole('button', { name: 'Agree' }).click();
}

/** Clicks and returns the window that opens. */
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

/** The form drafts of a tab. */
const listDrafts = (at: Page) =>
  at.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')));

/** Console errors to ignore: the browser logs each response that is not OK. */
const ownFaults = () => watched.faults.filter((fault) => !fault.includes('Failed to load resource'));

describe('signing in', () => {
  it('takes one click and a popup, and survives a reload', async () => {
    await page.goto(`${portal.url}/catalog`);
    const popup = await openWindow(page, () => signInButton(page).click());
    expect(await popup.evaluate(() => [window.outerWidth, window.outerHeight])).toEqual([450, 730]);
    await answerProvider(popup, 'alice');
    await rows(page).first().waitFor();
    await expect.poll(() => popup.isClosed()).toBe(true);
    await page.getByRole('link', { name: 'Your settings, Alice Archer' }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'Your settings, Alice Archer' }).waitFor();
    expect(ownFaults()).toEqual([]);
  });

  it('shows that the user rejected the consent, and allows another attempt', async () => {
    await page.goto(`${portal.url}/catalog`);
    const popup = await openWindow(page, () => signInButton(page).click());
    await popup.getByRole('button', { name: 'Sign in as alice' }).click();
    await popup.getByRole('button', { name: 'Refuse' }).click();
    const alert = page.locator('main').getByRole('alert');
    await alert.getByText('Login failed').first().waitFor();
    console.log(`Consent rejected: ${await alert.textContent()}`);
    const again = await openWindow(page, () => alert.getByRole('button', { name: 'Retry' }).click());
    // The provider already knows alice and only asks for her consent.
    await again.getByRole('button', { name: 'Agree' }).click();
    await rows(page).first().waitFor();
  });

  it('shows that the popup was closed, and offers a redirect', async () => {
    await page.goto(`${portal.url}/catalog`);
    const popup = await openWindow(page, () => signInButton(page).click());
    await popup.getByRole('button', { name: 'Refuse' }).waitFor();
    const closedAt = Date.now();
    await popup.close();
    await page.locator('main').getByRole('alert').getByText('Login failed, popup was closed').waitFor();
    console.log(`Time until the closed popup was reported: ${Date.now() - closedAt} ms.`);
    await page.getByRole('button', { name: 'Continue in this window' }).waitFor();
  });

  it('continues in the same window if the browser blocks the popup', async () => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto(`${portal.url}/catalog?filters%5Bkind%5D=component`);
    await signInButton(page).click();
    await page.locator('main').getByRole('alert').getByText('Failed to open auth popup.').waitFor();
    await page.getByRole('button', { name: 'Continue in this window' }).click();
    await answerProvider(page, 'bob');
    await rows(page).first().waitFor();
    expect(new URL(page.url()).searchParams.get('filters[kind]')).toBe('component');
  });

  it('shows which origin the backend expects if the portal is opened with another one', async () => {
    await page.goto(`${portal.url.replace('localhost', '127.0.0.1')}/catalog`);
    await openWindow(page, () => signInButton(page).click());
    await page
      .getByRole('alert')
      .getByText(`Login failed, Incorrect app origin, expected ${portal.url}`)
      .waitFor();
  });

  it('shows an error that a provider redirected back with, once', async () => {
    await page.goto(`${portal.url}/catalog?error=${encodeURIComponent('The <b>user</b> is unknown')}`);
    await page.locator('main').getByRole('alert').getByText('The <b>user</b> is unknown').waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.reload();
    await signInButton(page).waitFor();
    expect(await page.locator('main').getByRole('alert').count()).toBe(0);
  });

  it('does not bring the error back after the sign-in', async () => {
    for (const path of ['/', '/catalog', '/settings']) {
      await context.clearCookies();
      await page.goto(`${portal.url}${path}?error=Refused`);
      await page.locator('main').getByRole('alert').getByText('Refused').first().waitFor();
      const popup = await openWindow(page, () => signInButton(page).click());
      await answerProvider(popup, 'alice');
      await page.getByRole('link', { name: /^Your settings/ }).waitFor();
      await page.locator('main h1').first().waitFor();
      expect(page.url()).not.toContain('error=');
      await page.reload();
      await page.getByRole('link', { name: /^Your settings/ }).waitFor();
      await page.evaluate(() => [localStorage, sessionStorage].forEach((kept) => kept.clear()));
    }
  });

  it.each(['/%2f%2fevil.example', '/?redirect=//evil.example', '/catalog?error=//evil.example'])(
    'does not redirect to another site from %s',
    async (path) => {
      await page.addInitScript(() => {
        window.open = () => null;
      });
      await page.goto(`${portal.url}${path}`);
      await signInButton(page).click();
      await page.getByRole('button', { name: 'Continue in this window' }).click();
      await answerProvider(page, 'alice');
      await page.getByRole('link', { name: /^Your settings/ }).waitFor();
      expect(new URL(page.url()).origin).toBe(portal.url);
    },
  );
});

describe('a session', () => {
  it('that ends while a form is half filled is renewed over the same page', async () => {
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

  it('that ends in one of three tabs locks the others, and Back shows nothing', async () => {
    await signIn(page, 'alice');
    const others = [await context.newPage(), await context.newPage()];
    for (const tab of others) {
      await tab.goto(`${portal.url}/devtools/gallery/draft`);
      await tab.getByLabel('Subject').fill('Half a letter');
      await expect.poll(() => listDrafts(tab)).toHaveLength(1);
      await tab.goto(`${portal.url}/catalog`);
      await rows(tab).first().waitFor();
    }
    await page.goto(`${portal.url}/settings`);
    await page
      .getByRole('button', { name: /more|menu|account|actions/i })
      .first()
      .click();
    // Measured by the tabs themselves, because this test is slower than they are.
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
    // A tab sees what another one stores a moment later.
    const listWaits = async () =>
      (await others[0]?.evaluate(() =>
        Object.entries(localStorage).flatMap(([key, at]) =>
          key.startsWith('locked-') ? [Number(at) - Number(localStorage.getItem('left'))] : [],
        ),
      )) ?? [];
    await expect.poll(listWaits).toHaveLength(2);
    console.log(`Time until the other tabs were locked: ${(await listWaits()).join(' and ')} ms.`);
    for (const tab of [page, ...others]) {
      await signInButton(tab).waitFor();
      await expect.poll(() => listDrafts(tab)).toEqual([]);
      await tab.goBack().catch(() => null);
      await tab.waitForLoadState();
      await nextFrames(tab);
      expect(await tab.getByText('ticket-office').count()).toBe(0);
    }
  });

  it('of another user who signs in in another tab is used', async () => {
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

  it.each([10, -10])('is not renewed repeatedly if the clock is off by %i minutes', async (minutes) => {
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
    const screens = [
      ['/settings', page.getByRole('heading', { name: 'Appearance' })],
      ['/catalog', rows(page).first()],
    ] as const;
    for (const [path, shown] of [...screens, ...screens]) {
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await shown.waitFor();
    }
    expect(refreshes - before).toBe(0);
  });

  it('does not leak its tokens to the URL, the page, a storage, the console or requests to other sites', async () => {
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
    // Errors may include the request, but not the token.
    await page.route('**/api/catalog/**', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(`${portal.url}/catalog/default/component/tide-table`);
    await page.getByRole('alert').filter({ hasText: /\w/ }).first().waitFor();
    seen.push(...(await readTraces(page)));
    expect(tokens.size).toBeGreaterThan(2);
    const found = [...tokens].filter((token) => seen.some((text) => text.includes(token)));
    console.log(
      `Canary: searched for ${tokens.size} tokens in ${seen.length} places, found ${found.length}.`,
    );
    expect(found).toEqual([]);
    await page.evaluate(() => sessionStorage.setItem('planted', 'a-token-to-find'));
    expect((await readTraces(page)).filter((text) => text.includes('a-token-to-find'))).toHaveLength(1);
  });
});

/** Collects everything that a page leaves where scripts, people or other pages can read it. */
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

/** Advances the time on the page. Requests of a timer are answered before the next second starts. */
async function passSeconds(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await page.clock.runFor(1_000);
    await nextFrames(page);
  }
}

describe('an idle tab', () => {
  it.each([
    ['a healthy backend', false, 2],
    ['a backend that is down', true, 60],
  ])('sends few requests to %s', async (_name, isDead, most) => {
    const shared = portal;
    if (isDead) portal = await startSignInPortal();
    await context.clock.install();
    watchRequests(page);
    await signIn(page, 'alice');
    await rows(page).first().waitFor();
    await settle(page);
    let asked = 0;
    page.on('request', () => {
      asked += 1;
    });
    // While it is idle, the page loads code that it may need later.
    do {
      asked = 0;
      await passSeconds(5);
      await settle(page);
    } while (asked > 0);
    if (isDead) await portal.stop();
    portal = shared;
    // `tests/bench/idle.ts` counts over five minutes. Most requests are in the first seconds.
    await passSeconds(15);
    console.log(`Requests of an idle tab in 15 seconds${isDead ? ', backend down' : ''}: ${asked}`);
    expect(asked * 4).toBeLessThanOrEqual(most);
  });
});

describe('the sign-in page', () => {
  it('can be used with the keyboard alone', async () => {
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

  test.beforeAll(async ({ sharedSignIn }) => {
    redirecting = await sharedSignIn.open({
      config: { enableExperimentalRedirectFlow: true },
      extensions: [{ 'page:devtools': true }],
    });
  });

  it('redirects to the provider and back to the same page', async () => {
    await page.goto(`${redirecting.url}/catalog/default/component/tide-table`);
    await signInButton(page).click();
    await answerProvider(page, 'bob');
    await page.getByRole('heading', { name: 'tide-table' }).first().waitFor();
    expect(page.url()).toBe(`${redirecting.url}/catalog/default/component/tide-table`);
  });

  it('redirects back with the reason if the user rejects', async () => {
    await page.goto(`${redirecting.url}/catalog`);
    await signInButton(page).click();
    await page.getByRole('button', { name: 'Sign in as alice' }).click();
    await page.getByRole('button', { name: 'Refuse' }).click();
    await page.locator('main').getByRole('alert').getByText('Login failed').first().waitFor();
    expect(page.url()).not.toContain('error=');
  });

  it('keeps the text of a form when the session ends, but no secrets, and not for another user', async () => {
    const letSleep = await shiftClock(context);
    await page.goto(`${redirecting.url}/devtools/gallery/draft`);
    await signInButton(page).click();
    await answerProvider(page, 'alice');
    const text = page.getByLabel('Text', { exact: true });
    await page.getByLabel('Subject').fill('A berth for Tuesday');
    await text.fill('Dear harbor master,\nthere is');
    await page.getByLabel('Access token').fill('not-for-the-disk');
    const readStorage = () =>
      page.evaluate(() => JSON.stringify([sessionStorage, localStorage].map((kept) => Object.entries(kept))));
    expect(await readStorage()).not.toContain('not-for-the-disk');

    await context.clearCookies();
    await letSleep(page, 9 * 60);
    const dialog = page.getByRole('dialog', { name: 'Login Required' });
    await dialog.getByText('When you sign in, you leave this page and then return to it.').waitFor();
    await dialog.getByRole('button', { name: /^Log in/ }).click();
    await answerProvider(page, 'alice');
    await page.getByText('Your draft was restored.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/devtools/gallery/draft');
    expect(await page.getByLabel('Subject').inputValue()).toBe('A berth for Tuesday');
    expect(await text.inputValue()).toBe('Dear harbor master,\nthere is');
    expect(await page.getByLabel('Access token').inputValue()).toBe('');

    // The session ends again, and bob uses the machine.
    await context.clearCookies();
    await page.reload();
    await signInButton(page).click();
    await answerProvider(page, 'bob');
    await text.waitFor();
    expect(await text.inputValue()).toBe('');
    expect(await readStorage()).not.toContain('harbor master');
  });
});
