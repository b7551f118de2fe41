import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { widths } from './browser';

type ColorScheme = 'light' | 'dark';

/** What Axe finds on the page as it stands, or in a part of it: a line for each rule, with the elements that break it. */
export async function listBarriers(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id} at ${nodes.map(({ target, html }) => `${target.join(' ')} (${html})`).join(', ')}`,
  );
}

/** Asserts that nothing of the page sticks out at its side. */
export async function expectNoSideways(page: Page): Promise<void> {
  const { needed, room } = await page.evaluate(() => ({
    needed: document.documentElement.scrollWidth,
    room: innerWidth,
  }));
  expect(needed, `width of what stands on a screen of ${room} px`).toBeLessThanOrEqual(room);
}

/** Shows the open page in another size and scheme, and waits until it is drawn so. */
export async function showAs(page: Page, width: number, colorScheme: ColorScheme): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // The theme follows the system a moment later; in between, one half of the page is light and the other dark.
  await page.waitForFunction(
    (scheme) => getComputedStyle(document.documentElement).colorScheme.includes(scheme),
    colorScheme,
  );
  // Colours that change over time start from the old ones, however short the time: they have arrived a frame later.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Looks at the open page in all sizes and both schemes: nothing sticks out at the side, and Axe finds nothing. */
export async function expectNoBarriers(page: Page): Promise<void> {
  for (const width of Object.values(widths)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await showAs(page, width, colorScheme);
      expect(await listBarriers(page), `${width} ${colorScheme}`).toEqual([]);
      await expectNoSideways(page);
    }
  }
}
