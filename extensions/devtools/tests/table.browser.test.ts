import type { Browser, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  openPage,
  type Portal,
  pressUntilWalked,
  sampleConfig,
  test,
  type WatchedPage,
  widths,
} from '#testing/browser';

let browser: Browser;
let portal: Portal;

test.beforeAll(async ({ browser: launched, shared }) => {
  browser = launched;
  portal = await shared.open(await sampleConfig());
});

/** Opens the table sample with 10,000 rows. */
async function withTable(
  options: { width?: number; search?: string; prepare?: (page: Page) => Promise<void> },
  look: (page: Page, watched: WatchedPage) => Promise<void>,
): Promise<void> {
  const watched = await openPage(browser, options);
  try {
    await options.prepare?.(watched.page);
    await watched.page.goto(`${portal.url}/devtools/gallery/table${options.search ?? ''}`);
    await rowAt(watched.page, 2).waitFor();
    if (!options.prepare) await untilVirtual(watched.page);
    await look(watched.page, watched);
    expect(watched.faults).toEqual([]);
  } finally {
    await watched.context.close();
  }
}

const rowAt = (page: Page, index: number) => page.locator(`tr[aria-rowindex="${index}"]`);
const readHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const untilVirtual = async (page: Page) => {
  await expect.poll(() => readHeight(page)).toBeGreaterThan(10_000);
};
const focusedRow = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex') ?? undefined);
/** Returns whether the focused element is visible below the sticky header. */
const isFocusInView = (page: Page) =>
  page.evaluate(() => {
    const { top = -1, bottom = -1 } = document.activeElement?.getBoundingClientRect() ?? {};
    const header = document.querySelector('thead')?.getBoundingClientRect().bottom ?? 0;
    return top >= header && bottom <= innerHeight;
  });

describe('a table of 10,000 rows', () => {
  it('supports keyboard navigation, with the focus in view', async () => {
    await withTable({}, async (page) => {
      const table = page.getByRole('table');
      expect(await table.getAttribute('aria-rowcount')).toBe('10001');
      await page.getByRole('checkbox', { name: 'Select all' }).focus();
      await pressUntilWalked(page, 'ArrowDown');
      expect(await focusedRow(page)).toBe('2');
      for (const [key, row] of [
        ['ArrowDown', '3'],
        ['End', '10001'],
        ['ArrowUp', '10000'],
        ['Home', '2'],
      ] as const) {
        await page.keyboard.press(key);
        await expect.poll(() => focusedRow(page), { message: key }).toBe(row);
        await expect.poll(() => isFocusInView(page), { message: key }).toBe(true);
      }
      await page.keyboard.press('PageDown');
      await expect.poll(async () => Number(await focusedRow(page))).toBeGreaterThan(8);
    });
  });

  it('selects rows by keyboard, with Shift and all at once, and runs bulk actions', async () => {
    await withTable({}, async (page) => {
      const boxes = page.locator('tbody').getByRole('checkbox');
      const bar = page.getByRole('region', { name: 'Selected rows' });
      await boxes.nth(1).focus();
      await page.keyboard.press('Space');
      await bar.getByText('1 selected').waitFor();
      await boxes.nth(4).click({ modifiers: ['Shift'] });
      await bar.getByText('4 selected').waitFor();
      const all = page.getByRole('checkbox', { name: 'Select all' });
      await expect.poll(() => all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
      await bar.getByRole('button', { name: 'Remove' }).click();
      await expect.poll(() => page.getByRole('table').getAttribute('aria-rowcount')).toBe('9997');
      await bar.waitFor({ state: 'detached' });
      await page.getByRole('checkbox', { name: 'Select all' }).check();
      await bar.getByText('9,996 selected').waitFor();
    });
  });

  it('opens, counts and clears filters, which are stored in the URL', async () => {
    await withTable({ search: '?table[search]=berth' }, async (page) => {
      const rows = () => page.getByRole('table').getAttribute('aria-rowcount');
      expect(await page.getByPlaceholder('Filter').inputValue()).toBe('berth');
      await expect.poll(rows).toBe('1001');
      await page.getByRole('button', { name: 'Filters' }).click();
      const panel = page.getByRole('complementary', { name: 'Filters' });
      const count = await panel.locator('label', { hasText: 'Fleet' }).locator('small').textContent();
      await panel.getByRole('checkbox', { name: /Fleet/ }).check();
      await expect.poll(rows).toBe(`${Number(count) + 1}`);
      await panel.getByLabel('Environment').selectOption('test');
      await page.reload();
      await panel.getByRole('checkbox', { name: /Fleet/ }).waitFor();
      expect(await panel.getByRole('checkbox', { name: /Fleet/ }).isChecked()).toBe(true);
      expect(await panel.getByLabel('Environment').inputValue()).toBe('test');
      await page.getByRole('button', { name: 'Filters (2)' }).click();
      await panel.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Remove filter Environment: test' }).click();
      await page.getByRole('button', { name: 'Clear all' }).click();
      await expect.poll(rows).toBe('1001');
      await expect.poll(() => decodeURIComponent(new URL(page.url()).search)).toBe('?table[search]=berth');
    });
  });

  it('keeps the focus on a row that is scrolled out of view and back', async () => {
    await withTable({}, async (page) => {
      await rowAt(page, 4).getByRole('checkbox').focus();
      await pressUntilWalked(page, 'ArrowDown');
      const row = await focusedRow(page);
      for (const top of [200_000, 400_000, 100_000]) {
        await page.evaluate((to) => window.scrollTo(0, to), top);
        await expect
          .poll(() => page.evaluate(() => document.elementFromPoint(700, 500)?.closest('tr')?.ariaRowIndex))
          .toMatch(/^\d{4}$/);
        expect(await focusedRow(page)).toBe(row);
        expect(await isFocusInView(page)).toBe(false);
      }
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect.poll(() => isFocusInView(page)).toBe(true);
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => focusedRow(page)).toBe(`${Number(row) + 1}`);
    });
  });

  it('keeps the focus on a row while virtual scrolling is loaded', async () => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const prepare = async (page: Page) => {
      await page.route('**/WindowTracker-*.js', async (route) => {
        await held;
        await route.continue();
      });
    };
    await withTable({ prepare }, async (page) => {
      await rowAt(page, 4).getByRole('checkbox').focus();
      expect(await readHeight(page)).toBeLessThan(10_000);
      release();
      await untilVirtual(page);
      expect(await focusedRow(page)).toBe('4');
      await page.evaluate(() => window.scrollTo(0, 200_000));
      await expect.poll(() => rowAt(page, 2).count()).toBe(0);
      expect(await focusedRow(page)).toBe('4');
    });
  });

  it('scrolls with little work per frame, and without blank frames', async () => {
    await withTable({}, async (page) => {
      const session = await page.context().newCDPSession(page);
      // Measures CPU time, so that other processes on the machine do not affect the result.
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      const readTask = async (): Promise<number> => {
        const { metrics } = await session.send('Performance.getMetrics');
        return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
      };
      const before = await readTask();
      const { dropped, blank } = await page.evaluate(scrollThrough, { frames: 250, step: 366 });
      const work = ((await readTask()) - before) * (1000 / 250);
      console.log(
        `250 frames of 8 rows each: ${work.toFixed(1)} ms of main-thread work per frame, ${dropped} intervals over 25 ms.`,
      );
      expect(blank).toBe(0);
      // Ten times the usual value. Rendering all rows would take longer.
      expect(work).toBeLessThan(200);
    });
  });

  it('scrolls horizontally inside its container on a phone', async () => {
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

/** Scrolls by a step per frame. Counts late frames, and frames without a row in the middle of the screen. */
async function scrollThrough({ frames, step }: { frames: number; step: number }) {
  const times: number[] = [];
  let blank = 0;
  window.scrollTo(0, 600);
  for (let frame = 0; frame <= frames; frame += 1) {
    times.push(await new Promise<number>((resolve) => requestAnimationFrame(resolve)));
    const row = document.elementFromPoint(innerWidth * 0.6, innerHeight / 2)?.closest('tr');
    if (frame > 0 && !row?.hasAttribute('aria-rowindex')) blank += 1;
    window.scrollBy(0, step);
  }
  const late = times.filter((time, index) => index > 0 && time - (times[index - 1] ?? time) > 25);
  return { dropped: late.length, blank };
}
