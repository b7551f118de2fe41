import { chromium } from 'playwright';
import { arrangeItems } from '../../extensions/search/palette/testing';
import { resolveBrowser } from '../browser.mjs';
import { median } from './web.mjs';

/**
 * Measures the command palette: the time to open it, cold and cached, and the time from a keystroke to the results at 2,000 commands: to
 * match them, and to render the rows, of which there are at most 50.
 */

/** @typedef {{ name: string, value: number, unit: string, aim?: number }} Figure */

const runs = 5;

/** Runs in the page: presses the shortcut, and returns the time until the list of the palette is painted, in ms. */
async function measureOpening() {
  const start = performance.now();
  dispatchEvent(new KeyboardEvent('keydown', { key: 'k', code: 'KeyK', ctrlKey: true, cancelable: true }));
  while (!document.querySelector('#palette-list [role="option"]'))
    await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - start;
}

/** Runs in the page: types texts into the open palette several times, and returns the times until their rows are in the page, in ms. */
async function measureRendering(texts) {
  const field = document.querySelector('[role="combobox"][aria-controls="palette-list"]');
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const times = texts.map(() => []);
  for (let run = 0; run < 5 * texts.length; run += 1) {
    const index = run % texts.length;
    const start = performance.now();
    value.set.call(field, texts[index]);
    // React renders within the event.
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await Promise.resolve();
    times[index].push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return times;
}

/** Opens the catalog, and measures the palette before its code is loaded, and again when it is. */
async function measureVisit(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  // Idle time never comes, so nothing is loaded ahead.
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  await page.goto(`${url}/catalog`);
  await page.waitForSelector('table tbody tr a[href*="/catalog/"]');
  await page.waitForTimeout(500);
  const cold = await page.evaluate(measureOpening);
  await page.keyboard.press('Escape');
  await page.waitForSelector('#palette-list', { state: 'detached' });
  const cached = await page.evaluate(measureOpening);
  const times = await page.evaluate(measureRendering, ['/', '/e', '>', '>t', 'e']);
  const rendering = Math.max(...times.map(median));
  await context.close();
  return { cold, cached, rendering };
}

const words = ['payments', 'catalog', 'settings', 'kafka', 'orders', 'graph', 'docs', 'theme', 'deploy'];
const texts = ['p', 'pay', 'paymnts', 'orders graph', 'zzzzzz'];

/** Measures how long 2,000 commands take to match and arrange, for several texts. The slowest of their medians. */
function measureMatching() {
  const items = Array.from({ length: 2000 }, (_, index) => ({
    id: `command:${index}`,
    kind: 'command',
    group: `Group ${index % 12}`,
    title: `${words[index % 9]} ${words[(index * 7) % 8]} ${index}`,
    keywords: [`page:${words[(index * 5) % 9]}`],
    run: () => undefined,
  }));
  const times = texts.map((text) => {
    const measured = Array.from({ length: 21 }, () => {
      const start = performance.now();
      arrangeItems(items, { prefix: undefined, text }, new Map());
      return performance.now() - start;
    });
    return median(measured);
  });
  return Math.max(...times);
}

/**
 * Measures the palette of a running portal.
 *
 * @param {string} url
 * @returns {Promise<Figure[]>}
 */
export async function benchPalette(url) {
  const browser = await chromium.launch({ executablePath: resolveBrowser(), args: ['--no-sandbox'] });
  try {
    const visits = [];
    for (let run = 0; run < runs; run += 1) visits.push(await measureVisit(browser, url));
    return [
      { name: 'palette: open, cold', value: median(visits.map(({ cold }) => cold)), unit: 'ms', aim: 400 },
      {
        name: 'palette: open, cached',
        value: median(visits.map(({ cached }) => cached)),
        unit: 'ms',
        aim: 100,
      },
      {
        name: 'palette: results of a keystroke at 2,000 commands',
        value: measureMatching() + median(visits.map(({ rendering }) => rendering)),
        unit: 'ms',
        aim: 16,
      },
    ];
  } finally {
    await browser.close();
  }
}

// `tsx tests/bench/palette.mjs http://localhost:7007` measures a portal that is running.
const [, script, url] = process.argv;
if (script?.endsWith('palette.mjs') && url !== undefined)
  for (const figure of await benchPalette(url)) console.log(JSON.stringify(figure));
