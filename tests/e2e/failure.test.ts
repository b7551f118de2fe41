import type { Browser, Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  expectAccessible,
  listViolations,
  openPage,
  sampleCatalog,
  type SharedPortal,
  test,
  type WatchedPage,
  widths,
} from '#testing/browser';

/** Two extensions fail: a card of the entity page and the settings page. */
const twoGaps = `
auth: { providers: { guest: {} } }
app:
  extensions:
    - catalog-filter:catalog/list: { config: { initialFilter: all } }
    - entity-card:catalog/links:
        config: { filter: [1, 2] }
    - page:user-settings:
        config: { title: 42 }
${sampleCatalog}`;

/** A long report: every entry refers to something that does not exist. */
const manyMistakes = `
auth: { providers: { guest: {} } }
app:
  extensions:
    - page:catalog: { config: { path: 42, titel: Software } }
${Array.from({ length: 58 }, (_, index) => `    - page:missing-${index}: { config: { path: /missing-${index} } }`).join('\n')}
${sampleCatalog}`;

/** Nothing can render: the root of the app is attached elsewhere. */
const noRoot = `
auth: { providers: { guest: {} } }
app:
  extensions:
    - app/root: { attachTo: { id: app, input: nowhere } }
${sampleCatalog}`;

let browser: Browser;
let portals: SharedPortal;
let watched: WatchedPage;
let page: Page;

test.beforeAll(({ browser: launched, sharedBroken }) => {
  browser = launched;
  portals = sharedBroken;
});

beforeEach(async () => {
  watched = await openPage(browser);
  page = watched.page;
});

afterEach(() => watched.context.close());

const failed = (page: Page) => page.getByRole('heading', { level: 1, name: 'App startup failed' });
const startWithout = (page: Page) =>
  page.getByRole('button', { name: 'Start without the failed extensions' });

describe('a portal that cannot start', () => {
  it('shows the report, starts without the failed extensions, and links back to the report', async () => {
    const portal = await portals.open(twoGaps);
    await page.goto(`${portal.url}/catalog/default/component/ticket-office`);
    await failed(page).waitFor();
    await page.getByText(/^2 errors in 1 file\.$/).waitFor();
    const card = page.getByRole('article').filter({ hasText: 'entity-card:catalog/links' });
    expect(await card.getByRole('group', { name: /^Excerpt of .*app-config\.yaml$/ }).innerText()).toContain(
      'config: { filter: [1, 2] }',
    );
    await expectAccessible(page);

    await startWithout(page).click();
    await page.getByRole('heading', { name: 'About' }).waitFor();
    const gap = page.getByRole('group', { name: "'entity-card:catalog/links' could not start" });
    await gap.waitFor();
    const line = page.getByRole('complementary', { name: 'Configuration report' });
    expect(await line.innerText()).toContain('Running without 2 extensions.');
    expect(await listViolations(page)).toEqual([]);

    await page.setViewportSize({ width: widths.desktop, height: 400 });
    await page.mouse.move(700, 200);
    await page.mouse.wheel(0, 300);
    await page.waitForFunction(() => scrollY > 100);
    await expect.poll(async () => (await line.boundingBox())?.y).toBe(0);
    const height = (await line.boundingBox())?.height;
    const topOfNav = () =>
      page
        .getByRole('navigation')
        .first()
        .evaluate((nav) => nav.getBoundingClientRect().top);
    await expect.poll(topOfNav).toBe(height);

    await page.reload();
    await gap.waitFor();
    await page.goto(`${portal.url}/settings`);
    await page.getByRole('heading', { level: 1, name: 'This page is not available right now' }).waitFor();

    await line.getByRole('button', { name: 'Show report' }).click();
    const report = page.getByRole('dialog', { name: 'Running without 2 extensions' });
    await expect.poll(() => report.getByRole('article').count()).toBe(2);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await report.waitFor({ state: 'detached' });
  });

  it('shows a long report with a search', async () => {
    const portal = await portals.open(manyMistakes);
    await page.goto(portal.url);
    await failed(page).waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBe(60);
    await page.getByRole('searchbox').fill('missing-57');
    await page.getByText('1 of 60 shown').waitFor();
    await page.getByRole('searchbox').fill('');
    await page.setViewportSize({ width: widths.phone, height: 800 });
    expect(await listViolations(page)).toEqual([]);
    const took = await page.evaluate(async () => {
      const begun = performance.now();
      document.querySelector<HTMLButtonElement>('.failure-filter-foot button')?.click();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - begun;
    });
    console.log(`Sixty problems were opened at once in ${took.toFixed(0)} ms.`);
    // Much longer than any machine needs, and much shorter than rendering each problem sixty times.
    expect(took).toBeLessThan(20_000);
  });

  it('shows the required extension if nothing can render', async () => {
    const portal = await portals.open(noRoot);
    await page.goto(portal.url);
    await failed(page).waitFor();
    await startWithout(page).click();
    await page.getByRole('alert').getByText("The portal cannot start without 'app'").waitFor();
    await failed(page).waitFor();
    expect(await startWithout(page).count()).toBe(0);
    await page.reload();
    await startWithout(page).waitFor();
  });
});
