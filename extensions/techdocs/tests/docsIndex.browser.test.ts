import type { Browser } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  expectAccessible,
  expectNoHorizontalScroll,
  openPage,
  type Portal,
  sampleConfig,
  test,
} from '#testing/browser';

let browser: Browser;
let portal: Portal;

test.beforeAll(async ({ browser: launched, shared }) => {
  browser = launched;
  portal = await shared.open(await sampleConfig());
});

describe('documentation', () => {
  it('is listed, read, found by the search and listed as read', async () => {
    const { page, context, faults } = await openPage(browser);
    await page.goto(`${portal.url}/docs?filters[user]=all`);
    const list = page.getByRole('table', { name: 'All documents' });
    await list.getByRole('link', { name: 'Ticket office' }).waitFor();
    await expectAccessible(page);
    await list.getByRole('link', { name: 'Ticket office' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/docs/default/component/ticket-office');
    await page.getByRole('heading', { name: 'What it promises' }).waitFor();

    // The first build has just been indexed.
    const results = page.getByRole('list', { name: 'Search results' });
    await expect
      .poll(
        async () => {
          await page.goto(`${portal.url}/search?query=ticket&types[]=techdocs`);
          return results
            .getByRole('link')
            .first()
            .textContent({ timeout: 4000 })
            .catch(() => '');
        },
        { timeout: 30_000 },
      )
      .toContain('| Ticket office docs');
    await expectAccessible(page);

    await page.goto(`${portal.url}/docs`);
    await page.getByRole('region', { name: 'Recently read' }).getByRole('link').first().waitFor();
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('table').first().waitFor();
    await expectNoHorizontalScroll(page);
    // The page before its first build.
    expect(faults.filter((fault) => !fault.includes('status of 404'))).toEqual([]);
    await context.close();
  });
});
