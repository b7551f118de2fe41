import type { Browser, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  nextFrames,
  openPage,
  type Portal,
  sampleConfig,
  settle,
  test,
  watchLongTasks,
  type WatchedPage,
  widths,
} from '#testing/browser';

let browser: Browser;
let portal: Portal;

test.beforeAll(async ({ browser: launched, shared }) => {
  browser = launched;
  portal = await shared.open(await sampleConfig());
});

/** Opens the graph sample and waits for its layout. */
async function withGraph(
  options: { width?: number },
  look: (page: Page, watched: WatchedPage) => Promise<void>,
): Promise<void> {
  const watched = await openPage(browser, options);
  try {
    await watched.page.goto(`${portal.url}/devtools/gallery/graph`);
    await nodesOf(watched.page).nth(11).waitFor();
    await look(watched.page, watched);
    expect(watched.faults).toEqual([]);
  } finally {
    await watched.context.close();
  }
}

const nodesOf = (page: Page) => page.getByRole('application').locator('[data-node]');
const focusedNode = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-node') ?? undefined);
/** Returns whether the focused node is fully inside the frame of the graph. */
async function isInView(page: Page): Promise<boolean> {
  const frame = page.locator('section', { has: page.getByRole('application') }).last();
  const [inner, outer] = await Promise.all([
    page.locator('[data-node]:focus').boundingBox(),
    frame.boundingBox(),
  ]);
  if (!inner || !outer) return false;
  return inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width;
}

const scaleOf = (page: Page) =>
  page.getByRole('application').evaluate((plane) => new DOMMatrix(getComputedStyle(plane).transform).a);

const leftOf = (page: Page) =>
  page.getByRole('application').evaluate((plane) => new DOMMatrix(getComputedStyle(plane).transform).e);

describe('the graph', () => {
  it('is one tab stop, and arrow keys move along its edges', async () => {
    await withGraph({}, async (page) => {
      await page.getByRole('button', { name: 'Enter fullscreen' }).focus();
      await page.keyboard.press('Tab');
      expect(await focusedNode(page)).toBe('0');
      await page.keyboard.press('ArrowDown');
      const child = await focusedNode(page);
      // All nodes with an edge from the root.
      expect(['1', '2', '3', '4', '5', '6', '7', '8']).toContain(child);
      await page.keyboard.press('ArrowUp');
      expect(await focusedNode(page)).toBe('0');
      await page.keyboard.press('Tab');
      expect(await focusedNode(page)).toBeUndefined();
    });
  });

  it('always zooms with keys and buttons, and with the wheel after a click', async () => {
    await withGraph({}, async (page) => {
      const plane = page.getByRole('application');
      const start = await scaleOf(page);
      await page.getByRole('button', { name: 'Zoom out' }).click();
      await expect.poll(() => scaleOf(page)).toBeLessThan(start);
      await nodesOf(page).first().focus();
      await page.keyboard.press('+');
      await expect.poll(() => scaleOf(page)).toBeCloseTo(start);
      // The whole graph, which is not readable at this size.
      await page.keyboard.press('0');
      await expect.poll(() => scaleOf(page)).toBeLessThan(start);
      await settle(page);
      const fitted = await scaleOf(page);

      const box = await plane.boundingBox();
      await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 60);
      await page.mouse.wheel(0, 200);
      await nextFrames(page);
      expect(await scaleOf(page)).toBeCloseTo(fitted);
      await page.mouse.down();
      await page.mouse.up();
      await page.mouse.wheel(0, -200);
      await expect.poll(() => scaleOf(page)).toBeGreaterThan(fitted);
    });
  });

  it('moves and zooms with fingers after a tap, until a tap elsewhere', async () => {
    await withGraph({ width: widths.phone }, async (page, { context }) => {
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 });
      await page.reload();
      await nodesOf(page).nth(11).waitFor();
      const frame = page.locator('section', { has: page.getByRole('application') }).last();
      await frame.scrollIntoViewIfNeeded();
      await settle(page);
      const box = await frame.boundingBox();
      const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + (box?.height ?? 0) / 2];
      const touch = (
        type: 'touchStart' | 'touchMove' | 'touchEnd',
        ...touchPoints: Array<[number, number]>
      ) =>
        devtools.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: touchPoints.map(([left, top], id) => ({ x: left, y: top, id })),
        });
      const tap = async (left: number, top: number): Promise<void> => {
        await touch('touchStart', [left, top]);
        await touch('touchEnd');
      };
      const active = page.locator('[data-interactive]');
      await tap(x, y);
      await active.waitFor();

      const start = await leftOf(page);
      for (const by of [40, 80]) {
        await touch('touchStart', [x, y]);
        await touch('touchMove', [x + 20, y]);
        await touch('touchMove', [x + 40, y]);
        await touch('touchEnd');
        await expect.poll(() => leftOf(page)).toBeCloseTo(start + by, 0);
      }
      const scale = await scaleOf(page);
      await touch('touchStart', [x, y], [x + 60, y]);
      await touch('touchMove', [x, y], [x + 100, y]);
      await touch('touchMove', [x, y], [x + 150, y]);
      await touch('touchEnd');
      await expect.poll(() => scaleOf(page)).toBeGreaterThan(scale * 1.5);

      await tap((box?.x ?? 0) + 20, (box?.y ?? 0) - 10);
      await active.waitFor({ state: 'detached' });
    });
  });

  it('scrolls the focused node into view', async () => {
    await withGraph({ width: widths.phone }, async (page) => {
      await nodesOf(page).first().focus();
      for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowDown'])
        await page.keyboard.press(key);
      await expect.poll(() => isInView(page)).toBe(true);
    });
  });

  it('lays out 500 nodes off the main thread', async () => {
    await withGraph({}, async (page) => {
      await page.evaluate(watchLongTasks);
      const start = performance.now();
      await page.getByLabel('Nodes', { exact: true }).selectOption('500');
      await page.locator('[role=application][data-count="500"]').waitFor({ timeout: 60_000 });
      const took = performance.now() - start;
      const gap = await page.evaluate(() => Number(Reflect.get(window, 'longestTask')));
      console.log(`500 nodes: longest task of the main thread ${gap} of ${took.toFixed(0)} ms`);
      // On the main thread, the layout would be one task of almost the whole duration.
      expect(gap).toBeLessThan(Math.max(500, took / 2));
      await page.getByLabel('Nodes', { exact: true }).selectOption('2500');
      await page.getByText('a graph with 2,500 nodes is not readable').waitFor();
    });
  });
});
