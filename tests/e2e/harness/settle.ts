import type { Page, Request } from 'playwright';
import { expect } from 'vitest';

/** Pending requests of each page, except the configuration stream, which never ends. */
const pending = new WeakMap<Page, Set<Request>>();

/** Parts that are loading. */
const busy = '[aria-busy="true"], [role="progressbar"]:not([aria-valuenow])';

/** Starts to watch the requests of a page, for `settle`. Call it before the page is opened. */
export function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  pending.set(page, requests);
  page.on('request', (request) => {
    if (!request.url().includes('/config/events')) requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** Waits until the page and its deferred parts are complete: half a second without a request or a busy element. */
export async function settle(page: Page): Promise<void> {
  const loading = pending.get(page) ?? new Set();
  let quiet = 0;
  await expect
    .poll(
      async () => {
        const isBusy = loading.size > 0 || (await page.locator(busy).count()) > 0;
        quiet = isBusy ? 0 : quiet + 1;
        return quiet;
      },
      { interval: 100 },
    )
    .toBeGreaterThan(4);
}
