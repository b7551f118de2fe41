import type { BrowserContext, Page } from 'playwright';

/** Simulates a machine that sleeps for some minutes and wakes up with the page in front. */
export type LetSleep = (page: Page, minutes: number) => Promise<void>;

/** Gives a browser context a clock that a test can set forward. New pages start at the shifted time. */
export async function shiftClock(context: BrowserContext): Promise<LetSleep> {
  await context.addInitScript(() => {
    const now = Date.now.bind(Date);
    const slept = { minutes: 0 };
    Object.assign(globalThis, { slept });
    Date.now = () => now() + slept.minutes * 60_000;
  });
  return async (page, minutes) => {
    await page.evaluate((passed) => {
      (globalThis as unknown as { slept: { minutes: number } }).slept.minutes += passed;
      dispatchEvent(new Event('focus'));
    }, minutes);
  };
}
