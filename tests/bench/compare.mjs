import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { resolveBrowser } from '../browser.mjs';
import { median, quietArgs, waitForStart } from './web.mjs';

/**
 * Compares running portals: `node tests/bench/compare.mjs [--runs N] [--slowdowns 1,4] NAME=URL …`. The portals can be versions of this
 * one, or Backstage with the same catalog. Each load has a browser of its own with an empty cache, which is left alone until it has
 * started. The portals take turns, so that whatever else the machine does affects all of them. Prints a line of JSON for each result: `{name, value, unit, fastest, slowest}`.
 */
const { values: options, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '9' }, slowdowns: { type: 'string', default: '1,4' } },
  allowPositionals: true,
});
const portals = positionals.map((text) => {
  const [, name, url] = /^([^=]+)=(https?:.+)$/.exec(text) ?? [];
  if (!name || !url) throw new Error(`'${text}' is not NAME=URL, such as now=http://localhost:7007.`);
  return { name, url };
});
if (portals.length === 0)
  throw new Error('Name the portals to compare: node tests/bench/compare.mjs NAME=URL …');

/** A link to an entity, in the table or where the page shows its names before the table. */
const link = 'a[href*="/catalog/default/component/"]';
const moments = { names: link, row: `table tbody tr ${link}` };
const units = { paint: 'ms', names: 'ms', row: 'ms', script: 'ms', heap: 'MB', first: 'ms', second: 'ms' };

/**
 * Reports the end of the first frame with something that a function finds, and of what runs right after it. The page calls it again for
 * other things.
 */
function watch(selectors) {
  globalThis.markFirst = (name, isThere) => {
    const check = () => {
      if (!isThere()) return false;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => globalThis.benchMark(name, performance.now())));
      return true;
    };
    const observer = new MutationObserver(check);
    if (!check()) observer.observe(document, { childList: true, subtree: true, characterData: true });
  };
  for (const [name, selector] of Object.entries(selectors))
    globalThis.markFirst(name, () => document.querySelector(selector) !== null);
}

async function readMetric(session, name) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
}

/** Opens the list, then the first two entities after each other, with a pointer that is over the link for 200 ms. */
async function measure({ url }, slowdown) {
  const browser = await chromium.launch({ executablePath, args: quietArgs });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const times = new Map();
    const waiting = new Map();
    // The page reports its times, because asking for them would take time from it.
    await page.exposeFunction('benchMark', (name, time) => {
      times.set(name, time);
      waiting.get(name)?.(time);
    });
    const readTime = async (name) => {
      if (times.has(name)) return times.get(name);
      return new Promise((resolve, reject) => {
        waiting.set(name, resolve);
        setTimeout(() => reject(new Error(`${url} did not show within a minute: ${name}.`)), 60_000);
      });
    };
    await page.addInitScript(watch, moments);
    await waitForStart();
    await page.goto(`${url}/catalog?filters[kind]=component&filters[user]=all`, { waitUntil: 'commit' });
    const row = await readTime('row');
    const script = (await readMetric(session, 'ScriptDuration')) * 1000;
    const names = await readTime('names');
    const paint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    await page.waitForTimeout(2000);
    await session.send('HeapProfiler.collectGarbage');
    const heap = (await readMetric(session, 'JSHeapUsedSize')) / 1e6;
    const [first, second] = [await openEntity(page, readTime, 0), await openEntity(page, readTime, 1)];
    return { paint, names, row, script, heap, first, second };
  } finally {
    await browser.close();
  }
}

/** Opens the entity of a row and returns the time from the click until its card "About" is shown, in ms. */
async function openEntity(page, readTime, index) {
  const target = page.locator(moments.row).nth(index);
  await target.hover();
  await page.waitForTimeout(200);
  const name = `about-${index}`;
  await page.evaluate((mark) => {
    const report = () => globalThis.benchMark(`${mark}-click`, performance.now());
    document.addEventListener('click', report, { capture: true, once: true });
    globalThis.markFirst(mark, () =>
      [...document.querySelectorAll('h2, h3, h4, h5, h6')].some(
        (heading) => heading.textContent.trim() === 'About',
      ),
    );
  }, name);
  await page.mouse.down();
  await page.mouse.up();
  const end = await readTime(name);
  const start = await readTime(`${name}-click`);
  await page.goBack();
  await page
    .locator(moments.row)
    .nth(index + 1)
    .waitFor();
  await page.waitForTimeout(1000);
  return end - start;
}

const executablePath = resolveBrowser();
for (const slowdown of options.slowdowns.split(',').map(Number)) {
  const results = new Map(portals.map((portal) => [portal, []]));
  for (let run = 0; run < Number(options.runs); run += 1)
    for (const portal of portals) results.get(portal).push(await measure(portal, slowdown));
  for (const [{ name }, measured] of results)
    for (const [what, unit] of Object.entries(units)) {
      const values = measured.map((one) => one[what]);
      const round = (value) => Math.round(value * 10) / 10;
      const [fastest, slowest] = [Math.min(...values), Math.max(...values)].map(round);
      const value = round(median(values));
      console.log(JSON.stringify({ name: `${name}, ${slowdown}×: ${what}`, value, unit, fastest, slowest }));
    }
}
