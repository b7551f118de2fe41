import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Repeats the key until it moves the focus: keyboard navigation is loaded on the first focus. */
export async function pressUntilWalked(page: Page, key: string): Promise<void> {
  const start = await page.evaluateHandle(() => document.activeElement);
  await expect
    .poll(async () => {
      await page.keyboard.press(key);
      return page.evaluate((element) => document.activeElement !== element, start);
    })
    .toBe(true);
}
