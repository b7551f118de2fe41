import { chromium } from 'playwright';
import { resolveBrowser } from '../browser.mjs';
import { median } from './web.mjs';

/** Measures the page of the catalog graph with 250 and 2,000 entities: time to the drawn graph, long tasks, and frames. */

/** @typedef {{ name: string, value: number, unit: string, aim?: number }} Figure */

const runs = 3;

/** Creates descriptors of a graph with this many components, as YAML. Each has up to three dependencies. */
export function createGraphDescriptors(count, prefix) {
  const name = (index) => `component:default/${prefix}-${index}`;
  return Array.from({ length: count }, (_, index) => {
    const children = [2 * index + 1, 2 * index + 2, ...(index % 4 === 0 ? [(index * 7 + 3) % count] : [])];
    return JSON.stringify({
      apiVersion: 'backstage.io/v1alpha1',
      kind: 'Component',
      metadata: { name: `${prefix}-${index}`, title: `Service number ${index}` },
      spec: {
        type: 'service',
        lifecycle: 'production',
        owner: 'user:default/guest',
        dependsOn: children.filter((child) => child < count).map(name),
      },
    });
  }).join('\n---\n');
}

/** Runs in the page: records long tasks from the start. */
function watchPage() {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.longTasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
}

/** Runs in the page: resolves when the graph with this many nodes is painted. */
async function whenDrawn(count) {
  const isThere = () => document.querySelector(`[role="application"][data-count="${count}"]`) !== null;
  while (!isThere()) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const arrived = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('/by-refs'))
    .map(({ responseEnd }) => responseEnd);
  const first = performance.getEntriesByType('resource').find(({ name }) => name.includes('/by-refs'));
  const start = first?.startTime ?? 0;
  const tasks = window.longTasks.filter(({ startTime }) => startTime >= start);
  return {
    fromRequest: performance.now() - start,
    fromData: performance.now() - Math.max(...arrived),
    longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
  };
}

/** Runs in the page: records the time between frames until it is called again. */
function recordFrames() {
  const frames = [];
  window.frames16 = frames;
  let last;
  const next = (now) => {
    if (last !== undefined) frames.push(now - last);
    last = now;
    if (window.frames16 === frames) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

function takeFrames() {
  const frames = window.frames16;
  window.frames16 = undefined;
  return frames;
}

async function openGraph(browser, url, prefix, count) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watchPage);
  const search = new URLSearchParams({
    'rootEntityRefs[]': `component:default/${prefix}-0`,
    'selectedRelations[]': 'dependsOn',
    maxDepth: '∞',
    limit: '2000',
  });
  await page.goto(`${url}/catalog-graph?${search}`);
  return { context, page, drawn: await page.evaluate(whenDrawn, count) };
}

/** Pans and zooms like a user, once per frame, and returns the share of frames that are late. */
async function measureMoves(page) {
  await page.getByRole('button', { name: 'Zoom to fit' }).click();
  const box = await page.getByRole('application').locator('..').boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.evaluate(recordFrames);
  for (let round = 0; round < 3; round += 1) {
    for (let step = 0; step < 20; step += 1) await page.mouse.wheel(0, round === 1 ? 40 : -40);
    await page.mouse.down();
    for (let step = 0; step < 40; step += 1)
      await page.mouse.move(x + Math.sin(step / 6) * 200, y + Math.cos(step / 6) * 150);
    await page.mouse.up();
  }
  const frames = (await page.evaluate(takeFrames)).toSorted((a, b) => a - b);
  return { p95: frames[Math.floor(frames.length * 0.95)], median: median(frames), count: frames.length };
}

/**
 * @param {string} url of a running portal with the graphs `small` (250) and `large` (2,000)
 * @returns {Promise<Figure[]>}
 */
export async function benchGraph(url) {
  const browser = await chromium.launch({
    executablePath: resolveBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  try {
    const figures = [];
    for (const [prefix, count, aim] of [
      ['small', 250, 1000],
      ['large', 2000, 5000],
    ]) {
      const drawn = [];
      const moves = [];
      for (let run = 0; run < runs; run += 1) {
        const graph = await openGraph(browser, url, prefix, count);
        drawn.push(graph.drawn);
        moves.push(await measureMoves(graph.page));
        await graph.context.close();
      }
      const of = (values, key) => median(values.map((value) => value[key]));
      figures.push(
        {
          name: `graph of ${count} entities, loaded, laid out and drawn`,
          value: of(drawn, 'fromRequest'),
          unit: 'ms',
        },
        {
          name: `graph of ${count} entities, laid out and drawn`,
          value: of(drawn, 'fromData'),
          unit: 'ms',
          aim,
        },
        {
          name: `graph of ${count} entities, longest task`,
          value: of(drawn, 'longestTask'),
          unit: 'ms',
          aim: 50,
        },
        {
          name: `graph of ${count} entities, time between frames while it moves (95 %)`,
          value: of(moves, 'p95'),
          unit: 'ms',
          aim: 16.8,
        },
      );
    }
    return figures;
  } finally {
    await browser.close();
  }
}
