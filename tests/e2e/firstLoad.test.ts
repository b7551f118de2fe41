import type { Browser, Page } from 'playwright';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openPage, widths } from './harness/browser';
import { loadSize } from './harness/loadSize';
import { startPortal, type Portal } from './harness/portal';

const MOST_BYTES = 240_000;
const MOST_REQUESTS = 20;
/** The number of function calls before the rows, which does not depend on how fast the machine is. */
const MOST_CALLS = 700_000;

const web = join(import.meta.dirname, '../../dist/web');
const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

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

    expect([...new Set(scripts)].toSorted()).toEqual(listFirstLoad().map((file) => `/${file}`));
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
    expect(first.length).toBeLessThanOrEqual(MOST_REQUESTS);
    expect(deferred.length).toBeGreaterThan(0);
  });

  it('paints the skeleton, then requests the session and the rows, before it runs the app', async () => {
    const { requests, paintedFirst, appAt, calls } = await visitCatalog(slowdown);
    console.log(`Function calls before the rows at ${slowdown}×: ${calls}.`);
    expect(paintedFirst).toBeLessThan(appAt);
    // Scripts are fetched before they are imported, so they are not counted.
    const data = requests.filter(({ path }) => path.startsWith('/api/'));
    const sent = data.map(({ method, url }) => `${method} ${url}`);
    expect(sent.filter((one, index) => sent.indexOf(one) < index)).toEqual([]);
    expect(data.slice(0, 2).map(({ path }) => path)).toEqual([
      '/api/auth/guest/refresh',
      '/api/catalog/entities/by-query',
    ]);
    expect(calls).toBeGreaterThan(1000);
    expect(calls).toBeLessThanOrEqual(MOST_CALLS);
  });
});

it('compiles no script but the first one before the skeleton is painted', async () => {
  const page = await fetch(`${portal.url}/catalog`, { headers: { accept: 'text/html' } });
  const [html, later = ''] = (await page.text()).split('<template');
  const read = (text = ''): string[] =>
    [...text.matchAll(/\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  expect(read(html).toSorted()).toEqual(listWithImports(findEntry()));
  expect([...read(html), ...read(later)].toSorted()).toEqual(listFirstLoad());
});

it('creates no error before the rows, because browsers parse scripts again for a stack trace', async () => {
  const { page, context } = await openPage(browser);
  const devtools = await context.newCDPSession(page);
  const errors: string[] = [];
  devtools.on('Debugger.paused', ({ data }) => {
    if (data?.['subtype'] === 'error') errors.push(String(data['description']));
    void devtools.send('Debugger.resume');
  });
  await devtools.send('Debugger.enable');
  await devtools.send('Debugger.setPauseOnExceptions', { state: 'all' });
  // React created some that it threw later or not at all.
  await page.addInitScript(() => {
    const created: string[] = [];
    const note = <T>(error: T): T => {
      created.push(String(error));
      return error;
    };
    globalThis.Error = new Proxy(Error, {
      construct: (target, values, type) => note(Reflect.construct(target, values, type) as object),
      apply: (target, self, values) => note(Reflect.apply(target, self, values) as Error),
    });
    Object.assign(globalThis, { created });
  });
  await page.goto(`${portal.url}/catalog`);
  await page.locator('tbody tr a').first().waitFor();
  errors.push(...(await page.evaluate(() => (globalThis as unknown as { created: string[] }).created)));
  expect(errors).toEqual([]);
  await context.close();
});

/** Parts of the skeleton, and those of the app that replace them. */
const frame: Part[] = [
  ['.skeleton-nav', 'nav[aria-label="Main navigation"]'],
  ['.skeleton-head', 'main header'],
];
const rows: Part[] = [
  ['.skeleton-list > div:nth-child(2)', 'thead'],
  ['.skeleton-list > div:nth-child(3)', 'tbody tr:has(a)'],
];
const widgets: Part[] = [['.skeleton-card', 'main [role="region"], main section']];
const entityPath = '/catalog/default/component/ticket-office';

it.each([
  ['/catalog', widths.desktop, [...frame, ...rows]],
  ['/catalog', widths.tablet, [...frame, ...rows]],
  ['/catalog', widths.phone, [...frame, ...rows]],
  [entityPath, widths.desktop, frame],
  [entityPath, widths.phone, frame],
  ['/docs/default/component/ticket-office', widths.phone, frame],
  ['/home', widths.desktop, [...frame, ...widgets]],
  ['/', widths.tablet, [...frame, ...widgets]],
] as const)(
  'the parts of the skeleton are where those of the page will be: %s, %i px',
  async (path, width, parts) => {
    const { page, context, goOn } = await openSkeleton(path, width);
    const before = await measureBoxes(
      page,
      parts.map(([selector]) => selector),
    );
    expect(before).not.toContain(undefined);
    goOn();
    await expect
      .poll(() =>
        measureBoxes(
          page,
          parts.map(([, selector]) => selector),
        ),
      )
      .toEqual(before);
    await context.close();
  },
);

it.each([
  ['/catalog', widths.desktop, '.skeleton-list a', 'tbody tr th a'],
  ['/catalog?filters[user]=all&filters[kind]=user', widths.tablet, '.skeleton-list a', 'tbody tr th a'],
  ['/catalog?filters[user]=all', widths.phone, '.skeleton-list a', 'tbody tr th a'],
  ['/catalog?filters[user]=all&filters[type]=website', widths.desktop, '.skeleton-list a', 'tbody tr th a'],
  ['/catalog?filters[user]=all&filters[type]=website', widths.phone, '.skeleton-list a', 'tbody tr th a'],
  [entityPath, widths.desktop, '.skeleton-head span', 'main h1'],
  [entityPath, widths.phone, '.skeleton-head span', 'main h1'],
])(
  'the names in the skeleton are those of the page, in the same places: %s, %i px',
  async (path, width, inSkeleton, inApp) => {
    const { page, context, goOn } = await openSkeleton(path, width);
    await page.locator(`${inSkeleton} bdi`).first().waitFor();
    const before = await measureTexts(page, inSkeleton);
    goOn();
    await expect.poll(async () => (await measureTexts(page, inApp)).slice(0, before.length)).toEqual(before);
    await context.close();
  },
);

it('the names in the skeleton are links', async () => {
  const { page, context, goOn } = await openSkeleton('/catalog?filters[user]=all', widths.desktop);
  const link = page.locator('.skeleton-list a').nth(1);
  const name = (await link.textContent()) ?? '';
  await link.click();
  await page.waitForURL('**/catalog/default/component/*');
  goOn();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await context.close();
});

/** Opens a page with the first script only. `goOn` lets the others load. */
async function openSkeleton(path: string, width: number) {
  const { page, context } = await openPage(browser, { width });
  const started = listWithImports(findEntry());
  let goOn = (): void => undefined;
  const measured = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/*.js', async (route) => {
    if (!started.some((file) => route.request().url().endsWith(file))) await measured;
    await route.continue();
  });
  await page.goto(`${portal.url}${path}`, { waitUntil: 'commit' });
  await page.locator(':root[data-skeleton] .skeleton').waitFor();
  return { page, context, goOn };
}

/** Returns the names in elements, where they are, and the addresses to which they link. */
function measureTexts(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(
    (all) =>
      [...document.querySelectorAll(all)].map((element) => {
        const name = element.querySelector('bdi');
        const range = document.createRange();
        range.selectNodeContents(name ?? element);
        const { x, y } = range.getBoundingClientRect();
        return `${name?.textContent} ${element.getAttribute('href')} ${Math.round(x)} ${Math.round(y)}`;
      }),
    selector,
  );
}

type Part = readonly [inSkeleton: string, inApp: string];

/** Returns the boxes of the first elements that match each selector. */
function measureBoxes(page: Page, selectors: readonly string[]): Promise<Array<string | undefined>> {
  return page.evaluate(
    (all) =>
      all.map((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return box && [box.x, box.y, box.width, box.height].map(Math.round).join(' ');
      }),
    selectors,
  );
}

/** The highest size of the scripts of each page in kB (gzip), and their number, in addition to the first load. */
const pages: Record<string, [kilobytes: number, scripts: number]> = {
  'api-docs/explorer/ApiExplorerPage': [17, 6],
  'app/components/BoundaryPage': [24, 6],
  'app/components/CoreNotFoundErrorPage': [23, 5],
  'catalog-graph/pages/CatalogGraphPage': [37, 10],
  'catalog-import/pages/CatalogImportPage': [88, 12],
  'catalog/entity/page/EntityPage': [34, 9],
  'devtools/gallery/GalleryPage': [25, 6],
  'devtools/plugins/PluginsPage': [31, 6],
  'home/page/HomePage': [29, 7],
  'scaffolder/pages/actions/ActionsPage': [33, 13],
  'scaffolder/pages/templatingExtensions/TemplatingExtensionsPage': [33, 13],
  'scaffolder/tasks/page/TaskPage': [44, 12],
  'scaffolder/wizard/WizardPage': [161, 18],
  'search/page/SearchPage': [42, 14],
  'techdocs/index/DocsIndexPage': [17, 5],
  'techdocs/states/MissingPage': [45, 6],
  'user-settings/flags/FeatureFlagsPage': [55, 8],
  'user-settings/general/GeneralPage': [62, 8],
  'user-settings/providers/AuthProvidersPage': [28, 7],
};

it('the pages stay within their limits', () => {
  const first = new Set(listFirstLoad());
  const sizes = Object.entries(manifest).flatMap(([key, { isDynamicEntry, src = key }]) => {
    if (!isDynamicEntry || !/^\.\.\/extensions\/.+Page\.tsx$/.test(src)) return [];
    const files = listWithImports([key]).filter((file) => !first.has(file));
    const bytes = files.map((file) => gzipSync(readFileSync(join(web, file))).length);
    const name = src.replace(/^\.\.\/extensions\/|\.tsx$/g, '');
    return [{ name, kilobytes: bytes.reduce((sum, size) => sum + size, 0) / 1000, scripts: files.length }];
  });
  console.table(sizes);
  expect(sizes.map(({ name }) => name).toSorted()).toEqual(Object.keys(pages).toSorted());
  const over = sizes.filter(({ name, kilobytes, scripts }) => {
    const [mostKilobytes, mostScripts] = pages[name] ?? [0, 0];
    return kilobytes > mostKilobytes || scripts > mostScripts;
  });
  expect(over).toEqual([]);
});

interface Visit {
  /** Requests with their start times, in ms since 1970. */
  requests: Array<{ method: string; url: string; path: string; at: number }>;
  /** The time of the first paint, in ms since the start of the page. */
  paintedFirst: number;
  /** When the app changed the page for the first time. */
  appAt: number;
  /** The time of the first painted row, in ms since 1970. */
  paintedAt: number;
  /** Scripts that were requested after the rows. */
  deferred: string[];
  /** Function calls before the rows. */
  calls: number;
}

async function visitCatalog(slowdown: number): Promise<Visit> {
  const { page, context } = await openPage(browser);
  await context.addInitScript(watchRows);
  const devtools = await context.newCDPSession(page);
  const requests: Visit['requests'] = [];
  devtools.on('Network.requestWillBeSent', ({ request, wallTime }) => {
    const { method, url } = request;
    if (url.startsWith('http'))
      requests.push({ method, url, path: new URL(url).pathname, at: wallTime * 1000 });
  });
  await devtools.send('Network.enable');
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${portal.url}/catalog`);
  const painted = await page.waitForFunction(() => (globalThis as { paintedAt?: number }).paintedAt);
  const paintedAt = (await painted.jsonValue()) as number;
  const { result } = await devtools.send('Profiler.takePreciseCoverage');
  const calls = result
    .filter(({ url }) => isScript(url))
    .flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]?.count ?? 0))
    .reduce((sum, count) => sum + count, 0);
  const { paintedFirst, appAt } = await page.evaluate(() => ({
    paintedFirst: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    appAt: (globalThis as { appAt?: number }).appAt ?? 0,
  }));
  // The deferred scripts load without user input. One of them opens the configuration stream.
  await expect.poll(() => requests.some(({ path }) => path === '/api/trellis/config/events')).toBe(true);
  const deferred = requests.filter(({ path, at }) => isScript(path) && at > paintedAt);
  await context.close();
  return { requests, paintedFirst, appAt, paintedAt, deferred: deferred.map(({ path }) => path), calls };
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
    // The app replaces the skeleton.
    if (!document.querySelector('#root') || document.querySelector('#root > .skeleton')) return;
    observer.disconnect();
    Object.assign(globalThis, { appAt: performance.now() });
  }).observe(document, { childList: true, subtree: true });
  new MutationObserver((_changes, observer) => {
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
  src?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
}

/** Lists the files of chunks and all their static imports. */
function listWithImports(keys: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  keys.forEach(add);
  return [...files].toSorted();
}

/** Lists the entry script and all static imports of it and of the first page, from the build manifest. */
function listFirstLoad(): string[] {
  // The entry `first-load` only lists the imports of the first page. No page loads it.
  const page = Object.values(manifest).find(({ isEntry, name }) => isEntry && name === 'first-load');
  return listWithImports([...findEntry(), ...(page?.imports ?? [])]);
}

function findEntry(): string[] {
  return Object.keys(manifest).filter((key) => manifest[key]?.isEntry && manifest[key].name !== 'first-load');
}
