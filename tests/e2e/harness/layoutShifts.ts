import type { Page } from 'playwright';

/** Returns the cumulative layout shift since the page was opened. */
export function sumLayoutShifts(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as Array<PerformanceEntry & { value: number }>;
    observer.disconnect();
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
}
