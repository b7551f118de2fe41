import { chromium } from 'playwright';
import { resolveBrowser } from '../browser.mjs';

/**
 * Measures in a browser with a cold cache: JavaScript, requests and time until the first row of the catalog, and the time from
 * there to a complete entity page.
 */

/** @typedef {{ name: string, value: number, unit: string, aim?: number }} Figure */

const runs = 5;
const quietArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-sync',
];
const firstRow = 'table tbody tr a[href*="/catalog/"]';

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
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
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

/**
 * @param {string} url of a running portal
 * @param {string} suffix describes the catalog
 * @returns {Promise<Figure[]>}
 */
export async function benchWeb(url, suffix = '') {
  const browser = await chromium.launch({ executablePath: resolveBrowser(), args: quietArgs });
  try {
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
        aim: 230,
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
        aim: suffix === '' ? 1100 : 1200,
      },
      {
        name: `time to the first row, CPU slowed four times${suffix}`,
        value: median(slow.map(({ ms }) => ms)),
        unit: 'ms',
        aim: 4200,
      },
      { name: `catalog to a complete entity page${suffix}`, value: median(entity), unit: 'ms', aim: 800 },
    ];
  } finally {
    await browser.close();
  }
}
