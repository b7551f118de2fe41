import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { parse, stringify } from 'yaml';
import {
  ADMIN_TOKEN,
  clusterCertificate,
  createWorkload,
  healthy,
  startCluster,
  type TestCluster,
} from '../../extensions/kubernetes/testing';
import { resolveBrowser } from '../browser.mjs';
import { findLongestTask } from '../e2e/harness/longTasks';
import { startPortal, writeConfig } from '../e2e/harness/portal';
import { sampleConfig } from '../e2e/harness/sampleConfig';
import type { Figure } from './web.mjs';

/**
 * Measures the Kubernetes tab with the real backend and clusters that behave like real ones: 10,000 pods, five clusters of which four
 * have a problem, a log of a million lines, and a shell whose output is too fast. Tasks are measured in time of the processor, so that other
 * processes do not count.
 */

const WORKLOADS = 20;
const PODS = 500;
/** With a million, the oldest would be removed. */
const LOG_LINES = 999_000;
const COMPONENT = 'quay-web';
const TAB = `/catalog/default/component/${COMPONENT}/kubernetes`;
const NAMESPACE = 'bench';
const POD = `${TAB}?cluster=c0&kind=Pod&namespace=${NAMESPACE}&name=workload-0-0`;

function figure(name: string, value: number, unit: string, aim?: number): Figure {
  return {
    name: `kubernetes: ${name}`,
    value: Math.round(value * 10) / 10,
    unit,
    ...(aim !== undefined && { aim }),
  };
}

function createObjects(workloads: number, pods: number) {
  return Array.from({ length: workloads }, (_, index) =>
    createWorkload({
      kind: 'StatefulSet',
      name: `workload-${index}`,
      component: COMPONENT,
      namespace: NAMESPACE,
      image: 'harbourline/quay-web:4.2.0',
      pods: Array.from({ length: pods }, () => healthy),
    }),
  ).flat();
}

/** Runs a task with a portal and clusters, and stops them. */
async function withPortal<Result>(
  clusters: readonly TestCluster[],
  task: (browser: Browser, url: string) => Promise<Result>,
): Promise<Result> {
  const config = parse(await sampleConfig()) as Record<string, unknown>;
  config['kubernetes'] = {
    podExecTerminal: { enabled: true },
    clusterLocatorMethods: [
      {
        type: 'config',
        clusters: clusters.map(({ url }, index) => ({
          name: `c${index}`,
          url,
          serviceAccountToken: ADMIN_TOKEN,
          caData: Buffer.from(clusterCertificate).toString('base64'),
        })),
      },
    ],
  };
  const portal = await startPortal({ configs: [await writeConfig(stringify(config))] });
  const browser = await chromium.launch({ executablePath: resolveBrowser(), args: ['--no-sandbox'] });
  try {
    return await task(browser, portal.url);
  } finally {
    await browser.close();
    await portal.stop();
    await Promise.all(clusters.map((cluster) => cluster.stop()));
  }
}

/**
 * Returns the longest task of a page while something happens, in ms. What happens must not look for roles, because that runs in the page
 * and takes longer than what is measured.
 */
async function measureTasks(browser: Browser, page: Page, task: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink'] });
  await task();
  return findLongestTask((await browser.stopTracing()).toString());
}

/** Returns the memory that a page uses, in MB. */
async function measureHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

async function openPage(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  return { page, session: await context.newCDPSession(page) };
}

const total = WORKLOADS * PODS;
const STATE = 'main section[aria-label="State"]';

/** Waits until an element that a selector finds has a text. */
async function waitForText(page: Page, selector: string, text: string, timeout = 60_000): Promise<void> {
  await page.waitForFunction(
    ([query = '', wanted = '']) =>
      [...document.querySelectorAll(query)].some(({ textContent }) => textContent.includes(wanted)),
    [selector, text],
    { timeout, polling: 50 },
  );
}

async function measurePods(): Promise<Figure[]> {
  const cluster = await startCluster({ objects: createObjects(WORKLOADS, PODS) });
  const healthyText = `All ${total.toLocaleString('en')} pods are healthy`;
  return withPortal([cluster], async (browser, url) => {
    const first = await openPage(browser);
    const started = Date.now();
    await first.page.goto(url + TAB);
    await waitForText(first.page, STATE, healthyText);
    const shown = Date.now() - started;
    await first.page.close();

    const { page, session } = await openPage(browser);
    await page.goto(url + TAB.replace('/kubernetes', ''));
    await page.locator('a[href$="/kubernetes"]').first().waitFor();
    await page.waitForTimeout(3000);
    const loading = await measureTasks(browser, page, async () => {
      await page.locator('a[href$="/kubernetes"]').first().click();
      await waitForText(page, STATE, healthyText);
      await page.waitForTimeout(1000);
    });
    const opening = await measureTasks(browser, page, async () => {
      await page.locator('button[aria-label="Show contents of workload-3"]').click();
      await page.locator('a[href$="name=workload-3-0"]').waitFor();
      await page.waitForTimeout(1000);
    });
    const before = await measureHeap(session);
    let bytes = 0;
    const refreshing = await measureTasks(browser, page, async () => {
      for (let round = 0; round < 5; round += 1) {
        const answered = page.waitForResponse('**/api/kubernetes/services/**');
        await page.locator('button[aria-label="Refresh now"]').click();
        bytes = (await (await answered).request().sizes()).responseBodySize;
        await page.waitForTimeout(1000);
      }
    });
    const after = await measureHeap(session);
    const name = `${total} pods`;
    return [
      figure(`${name}, state shown`, shown, 'ms', 5000),
      figure(`${name}, longest task while the tab is opened`, loading, 'ms', 50),
      figure(`${name}, longest task while a workload is opened`, opening, 'ms', 50),
      figure(`${name}, longest task of five refreshes`, refreshing, 'ms', 50),
      figure(`${name}, memory of the page`, after, 'MB'),
      figure(`${name}, memory that five refreshes add`, after - before, 'MB', 20),
      figure(`${name}, compressed size of a refresh`, bytes / 1000, 'kB'),
    ];
  });
}

/** One cluster is healthy, one is off, one answers after 20 s, one has no metrics, and one refuses access. */
async function measureClusters(): Promise<Figure[]> {
  const start = (options: { metrics?: boolean } = {}) =>
    startCluster({ objects: createObjects(2, 50), ...options });
  const clusters = [
    await start(),
    await start(),
    await start(),
    await start({ metrics: false }),
    await start(),
  ];
  const [, off, slow, , closed] = clusters;
  await off?.stop();
  slow?.disturb({ delayMs: 20_000 });
  closed?.disturb({ status: 403 });
  const states: ReadonlyArray<readonly [what: string, text: string, aim: number]> = [
    ['the healthy one', 'All 100 pods are healthy', 2000],
    ['one that is off', 'Does not answer', 2000],
    ['one that is 20 s late', 'Too slow to answer', 12_000],
    ['one without metrics', 'All 100 pods are healthy', 2000],
    ['one that refuses access', 'Refuses access', 2000],
  ];
  return withPortal(clusters, async (browser, url) => {
    const { page } = await openPage(browser);
    const started = Date.now();
    await page.goto(url + TAB);
    const shown = Promise.all(
      states.map(async ([what, text, aim], index) => {
        await waitForText(page, `${STATE} li:nth-of-type(${index + 1})`, text);
        return figure(`5 clusters, ${what}`, Date.now() - started, 'ms', aim);
      }),
    );
    for (const second of [1, 3, 30]) {
      await page.waitForTimeout(Math.max(0, started + second * 1000 - Date.now()));
      const lines = await page.locator(`${STATE} li`).allInnerTexts();
      console.error(`After ${second} s: ${lines.join(' | ').replaceAll('\n', ' ') || 'nothing'}`);
    }
    return shown;
  });
}

async function measureLog(): Promise<Figure[]> {
  const cluster = await startCluster({ objects: createObjects(1, 1), logLines: LOG_LINES });
  return withPortal([cluster], async (browser, url) => {
    const { page, session } = await openPage(browser);
    await page.goto(`${url}${POD}&logs=all`);
    const [count, search] = ['figcaption > span', 'figcaption form'];
    await waitForText(page, count, '1,00');
    await page.waitForTimeout(2000);
    const before = await measureHeap(session);
    let shown = 0;
    const loading = await measureTasks(browser, page, async () => {
      const started = Date.now();
      await page.locator('[role="dialog"] select').selectOption('all');
      await waitForText(page, count, '999,0', 240_000);
      shown = Date.now() - started;
    });
    const after = await measureHeap(session);
    let found = 0;
    const searching = await measureTasks(browser, page, async () => {
      const started = Date.now();
      await page.locator(`${search} input`).fill('request=777777');
      await waitForText(page, search, '1 of 1');
      found = Date.now() - started;
      await page.waitForTimeout(3000);
    });
    const scrolling = await measureTasks(browser, page, async () => {
      const box = await page.locator('figure pre').boundingBox();
      await page.mouse.move((box?.x ?? 0) + 200, 500);
      for (let step = 0; step < 50; step += 1) await page.mouse.wheel(0, step % 2 === 0 ? 5000 : -3000);
    });
    const wrapping = await measureTasks(browser, page, async () => {
      await page.locator('figcaption button[aria-label="Wrap long lines"]').click();
      await page.waitForTimeout(3000);
    });
    const name = `log of ${LOG_LINES} lines`;
    return [
      figure(`${name}, all shown`, shown, 'ms'),
      figure(`${name}, longest task while loading`, loading, 'ms', 50),
      figure(`${name}, memory`, after - before, 'MB'),
      figure(`${name}, search`, found, 'ms'),
      figure(`${name}, longest task of the search`, searching, 'ms', 50),
      figure(`${name}, longest task of scrolling`, scrolling, 'ms', 50),
      figure(`${name}, longest task of wrapping`, wrapping, 'ms', 50),
    ];
  });
}

async function measureShell(): Promise<Figure[]> {
  const cluster = await startCluster({ objects: createObjects(1, 1) });
  return withPortal([cluster], async (browser, url) => {
    const { page, session } = await openPage(browser);
    await page.goto(url + POD);
    await page.getByRole('button', { name: 'Terminal workload-0' }).click();
    await page.getByText('Connected. The shell').waitFor();
    await page.keyboard.type(`yes ${'x'.repeat(80)}\n`);
    await page.waitForTimeout(2000);
    const before = await measureHeap(session);
    const longest = await measureTasks(browser, page, () => page.waitForTimeout(5000));
    const after = await measureHeap(session);
    const stopped = Date.now();
    await page.keyboard.press('Control+c');
    await page.keyboard.type('echo $((80 + 8)) after\n');
    await page.locator('.xterm-rows').getByText('88 after').waitFor();
    return [
      figure('shell with output that is too fast, longest task', longest, 'ms', 50),
      figure('shell with output that is too fast, memory that 5 s add', after - before, 'MB', 20),
      figure('shell with output that is too fast, Ctrl+C and the next command', Date.now() - stopped, 'ms'),
    ];
  });
}

const parts = { pods: measurePods, clusters: measureClusters, log: measureLog, shell: measureShell };
const asked = process.argv.slice(2);

for (const [name, measure] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  for (const one of await measure()) console.log(JSON.stringify(one));
}
