import type { Browser, Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type ConfigurablePortal,
  openPage,
  sampleCatalog,
  startConfigurablePortal,
  test,
  type WatchedPage,
} from '#testing/browser';

/** Changes to the configuration. */
interface Change {
  appTitle?: string;
  pageTitle?: string;
  redirects?: string[];
  entries?: string[];
}

function print({
  appTitle = 'Harbour',
  pageTitle = 'Software',
  redirects = [],
  entries = [],
}: Change): string {
  return `
app:
  title: ${appTitle}
  extensions:
    - page:catalog: { config: { title: ${pageTitle} } }
    - catalog-filter:catalog/list: { config: { initialFilter: all } }
    - app/routes:
        config:
          redirects:
            - { from: /, to: /catalog }
${redirects.map((line) => `            - ${line}\n`).join('')}
${entries.map((line) => `    - ${line}\n`).join('')}
organization: { name: Acme }
auth: { environment: development, providers: { guest: { userEntityRef: user:default/guest } } }
${sampleCatalog}`;
}

let browser: Browser;
let portal: ConfigurablePortal;
let watched: WatchedPage;
let page: Page;

/** Saves the file like an editor. */
const save = (change: Change): Promise<void> => portal.save(print(change));

test.beforeAll(async ({ browser: launched, shared }) => {
  browser = launched;
  portal = await shared.open(print({}));
});

beforeEach(async () => {
  watched = await openPage(browser);
  page = watched.page;
});

afterEach(async () => {
  await watched.context.close();
  await portal.configure(print({}));
});

const waitForStream = () =>
  page.waitForResponse((response) => response.url().includes('/api/trellis/config/events'));

/** Opens a page and waits until it listens for configuration changes. */
async function open(path: string): Promise<void> {
  const following = waitForStream();
  await page.goto(`${portal.url}${path}`);
  await following;
}

/** Marks an element, to detect if it is replaced. */
async function mark(selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((element) => void Object.assign(element, { isMarked: true }));
}

const isMarked = (selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => 'isMarked' in element);

const navLink = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });

describe('a change of the configuration', () => {
  it('changes titles, and keeps entered text, cursor and scroll position', async () => {
    await open('/catalog');
    await page.locator('table tbody a').first().waitFor();
    const search = page.getByRole('searchbox', { name: 'Search Components' });
    await search.fill('tick');
    await page.waitForURL('**text%5D=tick**');
    await page.locator('table tbody a').first().waitFor();
    // Typed, but not submitted yet.
    await search.pressSequentially('e', { delay: 0 });
    await search.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 3));
    await page.evaluate(() => window.scrollTo(0, 40));
    const before = await page.evaluate(() => [window.scrollY, location.pathname]);
    await mark('main');
    await mark('table');
    await mark('main input[type="search"]');
    await save({ appTitle: 'Quay', pageTitle: 'Components of Acme' });
    await navLink('Components of Acme').waitFor();
    await expect.poll(() => page.title()).toContain('Quay');
    // Change a card of another page.
    await save({ appTitle: 'Quay', pageTitle: 'Last', entries: ['entity-card:catalog/labels: false'] });
    await navLink('Last').waitFor();
    expect(await search.inputValue()).toBe('ticke');
    expect(
      await search.evaluate((input: HTMLInputElement) => [
        input.selectionStart,
        input.selectionEnd,
        document.activeElement === input,
      ]),
    ).toEqual([1, 3, true]);
    expect(await page.evaluate(() => [window.scrollY, location.pathname])).toEqual(before);
    for (const selector of ['main', 'table', 'main input[type="search"]']) {
      expect([selector, await isMarked(selector)]).toEqual([selector, true]);
    }
    expect(watched.faults).toEqual([]);
  });

  it('disables a card, moves another, and keeps the other cards', async () => {
    await open('/catalog/default/component/ticket-office');
    const headings = () => page.locator('main h2').allTextContents();
    await page.getByRole('heading', { name: 'Links' }).waitFor();
    await page.getByRole('link', { name: 'Tickets database' }).first().waitFor();
    const all = await headings();
    expect(all).toEqual(expect.arrayContaining(['About', 'Links', 'Labels']));
    await page
      .locator('main h2')
      .evaluateAll((found) => found.forEach((element) => Object.assign(element, { isMarked: true })));
    await save({ entries: ['entity-card:catalog/labels: false'] });
    await page.getByRole('heading', { name: 'Labels' }).waitFor({ state: 'detached' });
    await save({ entries: ['entity-card:catalog/labels: false', 'entity-card:catalog/links'] });
    await expect
      .poll(async () => {
        const now = await headings();
        return now.indexOf('Links') < now.indexOf('About');
      })
      .toBe(true);
    const left = await page
      .locator('main h2')
      .evaluateAll((found) =>
        found.filter((element) => 'isMarked' in element).map(({ textContent }) => textContent),
      );
    expect(new Set(left)).toEqual(new Set(all.filter((text) => text !== 'Labels')));
    await save({});
    await page.getByRole('heading', { name: 'Labels' }).waitFor();
    expect(watched.faults).toEqual([]);
  });

  it('adds redirects immediately', async () => {
    await open('/settings');
    await page.getByRole('heading', { name: 'Appearance' }).waitFor();
    await mark('main');
    await page.evaluate(() => void Object.assign(window, { isMarked: true }));
    await save({ pageTitle: 'Redirected', redirects: ['{ from: /old, to: /catalog }'] });
    await navLink('Redirected').waitFor();
    expect(await isMarked('main')).toBe(true);
    await page.evaluate(() => {
      history.pushState(null, '', '/old');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.waitForURL('**/catalog**');
    await page.locator('table tbody a').first().waitFor();
    expect(await page.evaluate(() => 'isMarked' in window)).toBe(true);
    expect(watched.faults).toEqual([]);
  });

  it('keeps running if the file is invalid, notifies the administrator, and reports when it is fixed', async () => {
    await open('/catalog');
    await page.locator('table tbody a').first().waitFor();
    await mark('main');
    await save({ pageTitle: '[Broken' });
    const report = page.getByRole('dialog');
    await report.getByText('CONFIG_SYNTAX_INVALID').first().waitFor();
    expect(await report.textContent()).toContain('app-config.yaml');
    expect(await navLink('Software').count()).toBe(1);
    await save({ pageTitle: 'Mended' });
    await navLink('Mended').waitFor();
    await report.waitFor({ state: 'detached' });
    expect(await isMarked('main')).toBe(true);
    expect(watched.faults).toEqual([]);
  });

  it('applies many changes in a row', async () => {
    await open('/catalog/default/component/ticket-office');
    await page.getByRole('heading', { name: 'About' }).waitFor();
    const times: number[] = [];
    for (let turn = 0; turn < 20; turn += 1) {
      const title = `Turn ${turn}`;
      const shown = page.evaluate(
        (text) =>
          new Promise<number>((resolve) => {
            const look = () => {
              const links = document.querySelectorAll('nav a');
              if (![...links].some((link) => link.textContent?.includes(text))) return;
              watcher.disconnect();
              requestAnimationFrame(() => resolve(Date.now()));
            };
            const watcher = new MutationObserver(look);
            watcher.observe(document, {
              subtree: true,
              childList: true,
              characterData: true,
              attributes: true,
            });
          }),
        title,
      );
      const start = Date.now();
      await save({ pageTitle: title });
      times.push((await shown) - start);
    }
    const sorted = times.toSorted((a, b) => a - b);
    const [median = 0, longest = 0] = [sorted[10], sorted.at(-1)];
    console.log(`From save to shown: median ${median} ms, longest ${longest} ms of ${times.length}.`);
  });
});

describe('a portal with an invalid configuration at startup', () => {
  async function withBroken(change: Change, look: () => Promise<void>): Promise<void> {
    const own = portal;
    portal = await startConfigurablePortal(print(change), { catalog: false });
    try {
      await look();
    } finally {
      await portal.stop();
      portal = own;
    }
  }

  it('replaces the report when the file is fixed', async () => {
    await withBroken({ pageTitle: '[Broken' }, async () => {
      await open('/settings');
      await page.getByRole('heading', { name: 'App startup failed' }).waitFor();
      await save({ pageTitle: 'Mended' });
      await navLink('Mended').waitFor();
      expect(new URL(page.url()).pathname).toMatch(/^\/settings/);
    });
  });

  it('adds the failed extensions without a reload', async () => {
    const entry = 'page:user-settings: { config: { title: [7] } }';
    await withBroken({ entries: [entry] }, async () => {
      await open('/catalog');
      const following = waitForStream();
      await page.getByRole('button', { name: 'Start without the failed extensions' }).click();
      await navLink('Software').waitFor();
      await following;
      await page.locator('.report-banner').waitFor();
      await mark('main');
      await save({ entries: ['page:user-settings: { config: { title: Mine } }'] });
      await navLink('Mine').waitFor();
      expect(await isMarked('main')).toBe(true);
      await page.locator('.report-banner').waitFor({ state: 'detached' });
    });
  });
});
