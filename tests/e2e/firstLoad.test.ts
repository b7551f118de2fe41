import type { Browser } from 'playwright';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openPage } from './harness/browser';
import { startPortal, type Portal } from './harness/portal';

let browser: Browser;
let portal: Portal;

beforeAll(async () => {
  [browser, portal] = await Promise.all([launchBrowser(), startPortal()]);
});

afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

describe('the first load', () => {
  it('brings the first row of the catalogue with few bytes and few requests', async () => {
    const { page, context } = await openPage(browser);
    // What the portal puts off until the first page is drawn must not count on a machine that takes longer to draw it.
    await context.addInitScript(() => {
      const setTimer = globalThis.setTimeout.bind(globalThis);
      const never = 3_600_000;
      globalThis.setTimeout = ((run: () => void, wait = 0) =>
        setTimer(run, wait < 1000 ? wait : never)) as typeof setTimeout;
    });
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto(`${portal.url}/catalog`);
    await page.locator('table tbody a').first().waitFor();
    const requests = addresses.length;
    const scripts = addresses.filter((address) => address.endsWith('.js'));
    await context.close();

    const sizes = await Promise.all(
      scripts.map(async (address) => gzipSync(await (await fetch(address)).text(), { level: 9 }).length),
    );
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    console.log(`First load: ${scripts.length} scripts of ${bytes} bytes as gzip, ${requests} requests.`);
    expect(scripts.length).toBeGreaterThan(2);
    expect(bytes).toBeLessThanOrEqual(227_000);
    expect(requests).toBeLessThanOrEqual(20);
  });
});
