import axe from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { widths } from './browser';
import { isDeep } from './deep';

type ColorScheme = 'light' | 'dark';

/** What Axe examines. */
interface AxeScope {
  /** The selector of a part of the page. Without it, the whole page is examined. */
  part?: string | undefined;
  /** Examines colors only, which are all that another color scheme changes. */
  colorsOnly?: boolean;
}

/** Lists what Axe finds on the page or in a part of it: one line for each rule, with the elements that violate it. */
export async function listViolations(
  page: Page,
  { part, colorsOnly = false }: AxeScope = {},
): Promise<string[]> {
  // The source is evaluated once in each frame. Axe asks the frames of a page itself.
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axe.source);
  }
  const violations = await page.evaluate(
    async ({ part: root, options }) => {
      const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
      const found = await inPage.run(root ?? document, options);
      return found.violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, html }) => `${target.join(' ')} (${html})`),
      }));
    },
    {
      part,
      options: {
        resultTypes: ['violations' as const],
        ...(colorsOnly ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {}),
      },
    },
  );
  return violations.map(({ id, nodes }) => `${id} at ${nodes.join(', ')}`);
}

/** Asserts that the page does not scroll horizontally. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  // After a change of the window's size, the page renders again.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
      message: `content width in a window of ${width} px`,
    })
    .toBeLessThanOrEqual(width);
}

/** Changes the width and the color scheme of the page, and waits until it is painted. */
export async function showAs(page: Page, width: number, colorScheme: ColorScheme): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // The theme follows the system a moment later. Until then, parts of the page have the other scheme.
  await page.waitForFunction(
    (scheme) => getComputedStyle(document.documentElement).colorScheme.includes(scheme),
    colorScheme,
  );
  // Color transitions end one frame later, even with a duration of 0.
  await nextFrames(page);
}

/** Waits until the page has painted the last changes. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/**
 * Asserts that the page fits the window in every width and that Axe finds no violations in either color scheme at desktop
 * width. `npm run test:deep` runs Axe in every width. `part` limits Axe to a part of the page.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  for (const width of Object.values(widths)) {
    const isForAxe = isDeep || width === widths.desktop;
    for (const colorScheme of isForAxe ? (['light', 'dark'] as const) : (['light'] as const)) {
      await showAs(page, width, colorScheme);
      if (isForAxe) {
        const found = await listViolations(page, { part, colorsOnly: colorScheme === 'dark' });
        expect(found, `${width} ${colorScheme}`).toEqual([]);
      }
      await expectNoHorizontalScroll(page);
    }
  }
  await showAs(page, widths.desktop, 'light');
}
