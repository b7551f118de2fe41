import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openPage, type WatchedPage, widths } from './harness/browser';
import { startPortal, writeConfig, type Portal } from './harness/portal';

let browser: Browser;
let portal: Portal;

beforeAll(async () => {
  const config = await writeConfig('app:\n  extensions:\n    - page:devtools\n');
  [browser, portal] = await Promise.all([
    launchBrowser(),
    startPortal({ configs: [config], catalogue: false }),
  ]);
});

afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

/** Opens the gallery's table of 10,000 rows. */
async function withTable(
  options: { width?: number },
  look: (page: Page, watched: WatchedPage) => Promise<void>,
): Promise<void> {
  const watched = await openPage(browser, options);
  try {
    await watched.page.goto(`${portal.url}/devtools/gallery/table`);
    await rowAt(watched.page, 2).waitFor();
    await look(watched.page, watched);
    expect(watched.faults).toEqual([]);
  } finally {
    await watched.context.close();
  }
}

const rowAt = (page: Page, index: number) => page.locator(`tr[aria-rowindex="${index}"]`);
describe('a table of 10,000 rows', () => {
  it('selects by keyboard, by Shift and all at once, and does something with the selected', async () => {
    await withTable({}, async (page) => {
      const boxes = page.locator('tbody').getByRole('checkbox');
      const bar = page.getByRole('region', { name: 'Selected rows' });
      await boxes.nth(1).focus();
      await page.keyboard.press('Space');
      await bar.getByText('1 selected').waitFor();
      await boxes.nth(4).click({ modifiers: ['Shift'] });
      await bar.getByText('4 selected').waitFor();
      expect(
        await page
          .getByRole('checkbox', { name: 'Select all' })
          .evaluate((box: HTMLInputElement) => box.indeterminate),
      ).toBe(true);
      await bar.getByRole('button', { name: 'Remove' }).click();
      await expect.poll(() => page.getByRole('table').getAttribute('aria-rowcount')).toBe('9997');
      expect(await bar.count()).toBe(0);
      await page.getByRole('checkbox', { name: 'Select all' }).check();
      await bar.getByText('9,996 selected').waitFor();
    });
  });

  it('scrolls sideways inside itself on a phone', async () => {
    await withTable({ width: widths.phone }, async (page) => {
      const scroller = page.getByRole('region', { name: /scroll sideways/ });
      const { needed, room } = await scroller.evaluate((element) => ({
        needed: element.scrollWidth,
        room: element.clientWidth,
      }));
      expect(needed).toBeGreaterThan(room);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(widths.phone);
    });
  });
});
