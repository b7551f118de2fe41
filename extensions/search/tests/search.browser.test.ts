import type { Browser, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  expectAccessible,
  expectNoHorizontalScroll,
  measureEarlyScripts,
  openPage,
  type Portal,
  sampleConfig,
  sumLayoutShifts,
  test,
  watchContent,
  widths,
} from '#testing/browser';

/** The highest number of bytes of JavaScript that loads before the first result is shown, compressed with gzip. */
const MOST_BYTES = 290_000;

let browser: Browser;
let portal: Portal;

test.beforeAll(async ({ browser: launched, shared }) => {
  browser = launched;
  portal = await shared.open(await sampleConfig());
});

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search', exact: true });
const links = (page: Page) => page.getByRole('list', { name: 'Search results' }).getByRole('link');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

describe('search', () => {
  it('finds entities by keyboard alone, from the dialog to a view that is saved', async () => {
    const { page, context, faults } = await openPage(browser);
    await page.goto(`${portal.url}/catalog`);
    await page.getByRole('link', { name: 'Search', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.waitFor();
    await expect.poll(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.type('tikceting', { delay: 20 });
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('ticketing', { delay: 20 });
    await dialog.getByRole('link', { name: 'Ticketing', exact: true }).waitFor();
    await expectAccessible(page);

    // The full results have the same search, in the URL.
    await dialog.getByRole('link', { name: 'View full results' }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).search).toBe('?query=ticketing');
    await links(page).first().waitFor();
    await expectAccessible(page);

    await field(page).focus();
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('Ticketing');
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('API');
    await expect.poll(() => decodeURIComponent(page.url())).toContain('filters[kind]=API');
    await expect.poll(() => links(page).allTextContents()).not.toContain('Ticketing');

    await page.getByRole('button', { name: 'Saved views' }).press('Enter');
    await page.getByRole('textbox', { name: 'Name of the view' }).fill('Ticket APIs');
    await page.keyboard.press('Enter');
    await page.getByText('Saved as Ticket APIs.').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    // Back and forward, then the view on the home page after a reload.
    await page.goBack();
    await expect.poll(() => decodeURIComponent(page.url())).not.toContain('filters');
    await links(page)
      .filter({ hasText: /^Ticketing$/ })
      .waitFor();
    await page.goForward();
    await expect.poll(() => links(page).allTextContents()).not.toContain('Ticketing');
    await page.goto(`${portal.url}/home`);
    await page.getByRole('link', { name: 'Ticket APIs' }).press('Enter');
    await expect
      .poll(() => decodeURIComponent(page.url()))
      .toContain('/search?filters[kind]=API&query=ticketing');
    await links(page).first().press('Enter');
    await page.getByRole('heading', { name: 'About' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('loads at most 290 kB of JavaScript', async () => {
    const { page, context, faults } = await openPage(browser);
    await watchContent(page, 'main ol > li a');
    await page.goto(`${portal.url}/search?query=ticket`);
    await links(page).first().waitFor();
    const { urls, bytes } = await measureEarlyScripts(page);
    console.log(`Up to the first result: ${bytes} bytes (gzip) in ${urls.length} scripts.`);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('survives a slow and a dead backend on a phone', async () => {
    const { page, context } = await openPage(browser, { width: widths.phone });
    let isDead = false;
    await context.route('**/api/search/query*', async (route) => {
      const isFirst = new URL(route.request().url()).searchParams.get('term') === 'tick';
      if (isFirst) await new Promise((resolve) => setTimeout(resolve, 1500));
      if (isDead) await route.fulfill({ status: 400, contentType: 'text/html', body: '<h1>Gateway</h1>' });
      else await route.continue().catch(() => undefined);
    });
    await page.goto(`${portal.url}/search`);
    await links(page).first().waitFor();
    await field(page).pressSequentially('tick');
    await page.waitForRequest((request) => request.url().includes('term=tick&'));
    await field(page).pressSequentially('ets database');
    await expect.poll(async () => (await links(page).allTextContents())[0]).toBe('Tickets database');
    // The answer for the first part of the term would be here by now.
    await page.waitForTimeout(1600);
    expect((await links(page).allTextContents())[0]).toBe('Tickets database');
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);

    isDead = true;
    await field(page).fill('fleet');
    await page.getByText('Error encountered while fetching search results').waitFor();
    isDead = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await links(page).first().waitFor();
    await context.close();
  });

  it('says in its place that the backend has no search, and moves nothing on a phone', async () => {
    const { page, context } = await openPage(browser, { width: widths.phone });
    await context.route('**/api/search/query*', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`${portal.url}/search?query=ticket`);
    await page.getByRole('heading', { name: /^Search is not available/ }).waitFor();
    expect(await sumLayoutShifts(page)).toBeLessThan(0.01);
    await expectAccessible(page);
    await context.close();
  });
});
