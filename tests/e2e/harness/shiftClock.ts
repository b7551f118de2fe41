import type { BrowserContext, Page } from 'playwright';

/** Lets the machine of a page sleep for some minutes, and wake up with the page in front. */
export type LetSleep = (page: Page, minutes: number) => Promise<void>;

/** Gives a session of the browser a clock that a test sets forward. Each new page of it begins at the right time. */
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
