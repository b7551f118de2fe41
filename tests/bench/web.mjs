import { chromium } from 'playwright';
import { resolveBrowser } from '../browser.mjs';

/**
 * Measures in a browser with a cold cache: JavaScript, requests and time until the first row of the catalog, and the time from
 * there to a complete entity page.
 */

/** @typedef {{ name: string, value: number, unit: string, aim?: number }} Figure */

const runs = 5;
export const quietArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-sync',
];
const firstRow = 'table tbody tr a[href*="/catalog/"]';

/** Waits while a browser that has just started loads pages of its own. */
export function waitForStart() {
  return new Promise((resolve) => setTimeout(resolve, 3000));
}

/** @param {number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Opens `/catalog` in a new session and measures until the first row. */
async function measureFirstRow(browser, url, slowdown) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  // Compare sizes with gzip, even if the server supports better compression.
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } });
  if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const types = new Map();
  let requests = 0;
  let scriptBytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    requests += 1;
    types.set(requestId, type);
  });
  // Without the headers, which `Network.loadingFinished` counts too.
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (types.get(requestId) === 'Script') scriptBytes += encodedDataLength;
  });
  const start = performance.now();
  await page.goto(`${url}/catalog`, { waitUntil: 'commit' });
  await page.waitForSelector(firstRow);
  const result = { ms: performance.now() - start, requests, scriptKb: scriptBytes / 1000 };
  return { page, context, result };
}

async function measureEntityPage(page) {
  const start = performance.now();
  await page.click(firstRow);
  await page.waitForSelector('h1');
  await page.waitForFunction(
    () =>
      document.querySelectorAll('main section h2').length >= 3 &&
      !document.querySelector('[aria-busy="true"]'),
  );
  return performance.now() - start;
}

/** A page of each feature, with the sample catalog. */
export const pages = [
  '/home',
  '/catalog',
  '/catalog/default/component/ticket-office',
  '/catalog/default/api/ticketing-api',
  '/catalog/default/group/booking',
  '/catalog/default/component/ticket-office/docs',
  '/catalog/default/component/ticket-office/kubernetes',
  '/api-docs?filters[user]=all',
  '/catalog-graph?rootEntityRefs%5B%5D=system:default/ticketing',
  '/catalog-import',
  '/search?query=ticket',
  '/docs?filters[user]=all',
  '/create/templates?filters[user]=all',
  '/create/tasks?filter=all',
  '/create/actions',
  '/settings/general',
  '/settings/feature-flags',
];

/** Opens a page with an empty cache. It is complete when nothing was loaded for a second. */
async function measurePage(browser, url, slowdown) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url);
  const measured = await page.evaluate(async () => {
    // The stream of configurations stays open, so the page never becomes idle for the browser.
    for (let last = -1; last !== performance.getEntriesByType('resource').length;) {
      last = performance.getEntriesByType('resource').length;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    const loaded = performance.getEntriesByType('resource').filter(({ name }) => !name.endsWith('/events'));
    const scripts = new Map(
      loaded.filter(({ name }) => name.endsWith('.js')).map((entry) => [entry.name, entry.encodedBodySize]),
    );
    return {
      scriptKb: [...scripts.values()].reduce((sum, size) => sum + size, 0) / 1000,
      requests: loaded.length + 1,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      complete: Math.max(...loaded.map(({ responseEnd }) => responseEnd)),
    };
  });
  const { metrics } = await session.send('Performance.getMetrics');
  const script = (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
  await context.close();
  return { ...measured, script };
}

/**
 * Measures a page of each feature: JavaScript as the portal serves it to browsers, requests, first paint, script time, and the time
 * until nothing is loaded anymore. Includes what a page loads ahead of time.
 *
 * @param {string} url of a running portal
 * @returns {Promise<Figure[]>}
 */
export async function benchPages(url) {
  const browser = await chromium.launch({ executablePath: resolveBrowser(), args: quietArgs });
  const units = { scriptKb: 'kB', requests: '', firstPaint: 'ms', script: 'ms', complete: 'ms' };
  const figures = [];
  try {
    await waitForStart();
    for (const path of pages) {
      for (const slowdown of [1, 4]) {
        const measured = await measurePage(browser, `${url}${path}`, slowdown);
        for (const [name, unit] of Object.entries(units))
          figures.push({ name: `${path} at ${slowdown}×: ${name}`, value: measured[name], unit });
      }
    }
  } finally {
    await browser.close();
  }
  return figures;
}

/**
 * @param {string} url of a running portal
 * @param {string} suffix describes the catalog
 * @returns {Promise<Figure[]>}
 */
export async function benchWeb(url, suffix = '') {
  const browser = await chromium.launch({ executablePath: resolveBrowser(), args: quietArgs });
  try {
    await waitForStart();
    const normal = [];
    const entity = [];
    for (let run = 0; run < runs; run += 1) {
      const { page, context, result } = await measureFirstRow(browser, url, 1);
      normal.push(result);
      entity.push(await measureEntityPage(page));
      await context.close();
    }
    const slow = [];
    for (let run = 0; run < 3; run += 1) {
      const { context, result } = await measureFirstRow(browser, url, 4);
      slow.push(result);
      await context.close();
    }
    return [
      {
        name: `JavaScript to the first row${suffix}`,
        value: median(normal.map(({ scriptKb }) => scriptKb)),
        unit: 'kB gzip',
        aim: 240,
      },
      {
        name: `requests to the first row${suffix}`,
        value: median(normal.map(({ requests }) => requests)),
        unit: '',
        aim: 20,
      },
      {
        name: `time to the first row, cold cache${suffix}`,
        value: median(normal.map(({ ms }) => ms)),
        unit: 'ms',
        aim: 700,
      },
      {
        name: `time to the first row, CPU slowed four times${suffix}`,
        value: median(slow.map(({ ms }) => ms)),
        unit: 'ms',
        aim: 1700,
      },
      { name: `catalog to a complete entity page${suffix}`, value: median(entity), unit: 'ms', aim: 800 },
    ];
  } finally {
    await browser.close();
  }
}
