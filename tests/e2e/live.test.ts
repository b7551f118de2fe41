import { writeFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser, openPage, type WatchedPage } from './harness/browser';
import { startPortal, writeConfig, type Portal } from './harness/portal';

/** What the tests change in the file. */
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
catalog:
  rules:
    - allow: [Component, API, Resource, System, Domain, Group, User, Location, Template]
  locations:
    - { type: file, target: ./config/catalog/all.yaml }
`;
}

let browser: Browser;
let portal: Portal;
let file: string;
let watched: WatchedPage;
let page: Page;

/** Saves the file as an editor does. */
const save = (change: Change): Promise<void> => writeFile(file, print(change));

beforeAll(async () => {
  browser = await launchBrowser();
  file = await writeConfig(print({}));
  portal = await startPortal({ configs: [file] });
});

afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

beforeEach(async () => {
  watched = await openPage(browser);
  page = watched.page;
});

afterEach(async () => {
  await watched.context.close();
  await save({});
});

const waitForStream = () =>
  page.waitForResponse((response) => response.url().includes('/api/trellis/config/events'));

/** Opens a page and waits until it follows the configuration. */
async function open(path: string): Promise<void> {
  const following = waitForStream();
  await page.goto(`${portal.url}${path}`);
  await following;
}

/** Marks an element, so that another one in its place is told from it. */
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

describe('a change of the file goes live', () => {
  it('changes titles, and leaves a text that somebody writes, its cursor and the scroll where they are', async () => {
    await open('/catalog');
    await page.locator('table tbody a').first().waitFor();
    const search = page.getByRole('searchbox', { name: 'Search Components' });
    await search.fill('tick');
    await page.waitForURL('**text%5D=tick**');
    await page.locator('table tbody a').first().waitFor();
    // Typed, and not handed on yet.
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
    // A card of another page, then.
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

  it('disables a card, moves another, and leaves the cards beside them as they are', async () => {
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

  it('leads former addresses on as soon as the file says so', async () => {
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

  it('keeps the portal when the file breaks, tells the administrator, and says when it is mended', async () => {
    await open('/catalog');
    await page.locator('table tbody a').first().waitFor();
    await mark('main');
    await writeFile(file, print({ pageTitle: '[Broken' }));
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

  it('shows each of many saved files', async () => {
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

describe('a portal whose file was broken from the start', () => {
  async function withBroken(change: Change, look: () => Promise<void>): Promise<void> {
    const own = { file, portal };
    file = await writeConfig(print(change));
    portal = await startPortal({ configs: [file], catalogue: false });
    try {
      await look();
    } finally {
      await portal.stop();
      ({ file, portal } = own);
    }
  }

  it('appears in the place of the report when the file is mended', async () => {
    await withBroken({ pageTitle: '[Broken' }, async () => {
      await open('/settings');
      await page.getByRole('heading', { name: 'App startup failed' }).waitFor();
      await save({ pageTitle: 'Mended' });
      await navLink('Mended').waitFor();
      expect(new URL(page.url()).pathname).toMatch(/^\/settings/);
    });
  });

  it('started without what failed, becomes whole without being loaded again', async () => {
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
