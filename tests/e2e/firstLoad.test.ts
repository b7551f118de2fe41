import type { Browser } from 'playwright';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openPage } from './harness/browser';
import { loadSize } from './harness/loadSize';
import { startPortal, type Portal } from './harness/portal';

const MOST_BYTES = 240_000;
const MOST_REQUESTS = 20;

let browser: Browser;
let portal: Portal;

beforeAll(async () => {
  [browser, portal] = await Promise.all([launchBrowser(), startPortal()]);
});

afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

describe.each([1, 4])('the first load of the catalog, with the CPU slowed %i×', (slowdown) => {
  it('stays within its limits and loads no deferred script before the rows', async () => {
    const { requests, paintedAt, deferred } = await visitCatalog(slowdown);
    const first = requests.filter(({ at }) => at <= paintedAt).map(({ path }) => path);
    const scripts = first.filter(isScript);
    const sizes = await Promise.all(scripts.map((path) => loadSize(`${portal.url}${path}`)));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    console.log(
      `First load at ${slowdown}×: ${bytes} bytes (gzip) in ${scripts.length} scripts, ${first.length} requests.`,
    );

    expect([...new Set(scripts)].toSorted()).toEqual(listFirstLoad());
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
    expect(first.length).toBeLessThanOrEqual(MOST_REQUESTS);
    expect(deferred.length).toBeGreaterThan(0);
  });
});

interface Visit {
  /** Requests with their start times, in ms since 1970. */
  requests: Array<{ path: string; at: number }>;
  /** The time of the first painted row, in ms since 1970. */
  paintedAt: number;
  /** Scripts that were requested after the rows. */
  deferred: string[];
}

async function visitCatalog(slowdown: number): Promise<Visit> {
  const { page, context } = await openPage(browser);
  await context.addInitScript(watchRows);
  const devtools = await context.newCDPSession(page);
  const requests: Visit['requests'] = [];
  devtools.on('Network.requestWillBeSent', ({ request, wallTime }) => {
    if (request.url.startsWith('http'))
      requests.push({ path: new URL(request.url).pathname, at: wallTime * 1000 });
  });
  await devtools.send('Network.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${portal.url}/catalog`);
  const painted = await page.waitForFunction(() => (globalThis as { paintedAt?: number }).paintedAt);
  const paintedAt = (await painted.jsonValue()) as number;
  // The deferred scripts load without user input. One of them opens the configuration stream.
  await expect.poll(() => requests.some(({ path }) => path === '/api/trellis/config/events')).toBe(true);
  const deferred = requests.filter(({ path, at }) => isScript(path) && at > paintedAt);
  await context.close();
  return { requests, paintedAt, deferred: deferred.map(({ path }) => path) };
}

/**
 * Runs in the page before other scripts. The browser reports the paint time of elements with `elementtiming`. The first row gets
 * this attribute in the task that inserts it, before it is painted. `paintTime` is when the page has painted, `renderTime` when
 * the screen shows it, which depends on how busy the machine's graphics are.
 */
function watchRows(): void {
  new PerformanceObserver((entries, observer) => {
    const [first] = entries.getEntries() as Array<
      PerformanceEntry & { paintTime: number; renderTime: number }
    >;
    if (first === undefined) return;
    observer.disconnect();
    Object.assign(globalThis, { paintedAt: performance.timeOrigin + first.paintTime });
  }).observe({ type: 'element', buffered: true });
  new MutationObserver((_changes, observer) => {
    // Rows of the skeleton have no links.
    const row = document.querySelector('tbody tr:has(a)');
    if (row === null) return;
    observer.disconnect();
    for (const part of row.querySelectorAll('*')) part.setAttribute('elementtiming', 'row');
  }).observe(document, { childList: true, subtree: true });
}

function isScript(path: string): boolean {
  return path.endsWith('.js');
}

interface Chunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
}

/** Lists the entry script and all static imports of it and of the first page, from the build manifest. */
function listFirstLoad(): string[] {
  const file = join(import.meta.dirname, '../../dist/web/.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>;
  const files = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  for (const [key, { isEntry, name, imports }] of Object.entries(manifest)) {
    // The entry `first-load` only lists the imports of the first page. No page loads it.
    if (isEntry === true && name === 'first-load') imports?.forEach(add);
    else if (isEntry === true) add(key);
  }
  return [...files].map((path) => `/${path}`).toSorted();
}
