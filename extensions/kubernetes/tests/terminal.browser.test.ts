import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import {
  expectAccessible,
  findLongestTask,
  loadSize,
  openPage,
  type Portal,
  sampleConfig,
  startPortal,
  test,
  writeConfig,
} from '#testing/browser';
import {
  ADMIN_TOKEN,
  clusterCertificate,
  createProductionObjects,
  startCluster,
  type TestCluster,
} from './cluster';

const POD =
  '/catalog/default/component/quay-web/kubernetes?cluster=production&kind=Pod&namespace=ticketing&name=quay-web-6c8f-a2k4x';

let browser: Browser;
let portal: Portal;
let cluster: TestCluster;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  cluster = await startCluster({ objects: createProductionObjects() });
  const config = parse(await sampleConfig()) as Record<string, unknown>;
  const caData = Buffer.from(clusterCertificate).toString('base64');
  const production = { name: 'production', url: cluster.url, caData, serviceAccountToken: ADMIN_TOKEN };
  config['kubernetes'] = {
    podExecTerminal: { enabled: true },
    clusterLocatorMethods: [{ type: 'config', clusters: [production] }],
  };
  portal = await startPortal({ configs: [await writeConfig(stringify(config))] });
});

afterAll(async () => {
  await portal?.stop();
  await cluster?.stop();
});

/** Opens the details of the pod in a page that reports what its Content-Security-Policy blocks. */
async function openPod(hasStreams = true) {
  const opened = await openPage(browser);
  const { page, context, faults } = opened;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.exposeFunction('reportViolation', (violation: string) => faults.push(violation));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) => {
      const { reportViolation } = globalThis as unknown as { reportViolation: (text: string) => void };
      reportViolation(`blocked: ${violatedDirective} in ${sourceFile}`);
    });
  });
  if (!hasStreams) await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebSocketStream'));
  await page.goto(`${portal.url}${POD}`);
  await page.getByRole('button', { name: 'Terminal quay-web' }).waitFor();
  return opened;
}

async function openTerminal(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Terminal quay-web' }).click();
  await connected(page);
}

const connected = (page: Page): Promise<void> => page.getByText('Connected. The shell').waitFor();
const readScreen = (page: Page): Promise<string> => page.locator('.xterm-rows').innerText();

/** Makes the clipboard answer late, as on a busy machine. */
function delayClipboard(page: Page): Promise<void> {
  return page.evaluate(() => {
    const read = navigator.clipboard.readText.bind(navigator.clipboard);
    navigator.clipboard.readText = async () => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      return read();
    };
  });
}

/** Runs a command, and waits until a text is on the screen. */
async function run(page: Page, command: string, expected: string | RegExp): Promise<void> {
  await page.keyboard.type(`${command}\n`);
  await expect.poll(() => readScreen(page)).toMatch(expected);
}

describe('the terminal of a pod', () => {
  it('is loaded when it is opened, and runs a shell that has all keys', async () => {
    const { page, context, faults } = await openPod();
    const loaded = (): Promise<string[]> =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect((await loaded()).filter((name) => name.includes('TerminalStage'))).toEqual([]);
    await openTerminal(page);
    const [script = ''] = (await loaded()).filter((name) => name.includes('TerminalStage'));
    console.log(`The terminal: ${await loadSize(script)} bytes (gzip), when it is opened.`);

    await run(page, 'echo $((40 + 2)) items', '42 items');
    // Exact colors, and selected text.
    await run(
      page,
      String.raw`clear; printf "\033[38;2;10;120;30mexact\033[0m\n"; echo colored`,
      /exact\s+colored/,
    );
    await page.locator('.xterm-screen').dblclick({ position: { x: 12, y: 10 } });
    await page.getByRole('button', { name: 'Copy selection' }).click();
    await page.getByText('Copied', { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('exact');

    await page.evaluate(() => navigator.clipboard.writeText('echo $((50 + 3)) pasted'));
    await delayClipboard(page);
    await page.getByRole('button', { name: 'Paste' }).click();
    // The key belongs to the shell and comes after the text, which is not there yet.
    await run(page, '', /\n53 pasted\s+\$/);
    await page.evaluate(() => navigator.clipboard.writeText('echo $((60 + 4)) by key'));
    await page.keyboard.press('Control+Shift+V');
    await expect.poll(() => readScreen(page)).toContain('60 + 4');
    await run(page, '', '64 by key');

    // The shell completes with Tab, and Escape reaches it.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('xterm-helper-textarea');
    await page.keyboard.press('Control+c');
    await page.keyboard.press('Control+Shift+X');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Container');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('follows the size of the window', async () => {
    const { page, context } = await openPod();
    await openTerminal(page);
    await run(page, 'stty size', /\d+ \d{3}/);
    await page.setViewportSize({ width: 360, height: 700 });
    await run(page, 'clear; stty size', /\d+ [34]\d\s/);
    await context.close();
  });

  it('shows the exit code, connects again below the output, and ends the shell when it is closed', async () => {
    const { page, context } = await openPod();
    await openTerminal(page);
    await run(page, 'echo first $((1 + 1))', 'first 2');
    await page.keyboard.type('exit 3\n');
    await page.getByText('The shell ended with exit code 3.').waitFor();
    expect(await readScreen(page)).toMatch(/first 2[^]*exit 3\s+Socket connection closed/);
    await page.keyboard.press('Enter');
    await connected(page);
    await run(page, 'echo pid=$(($$ + 0))', /first 2[^]*closed\s+Reconnected at [^]*pid=\d/);
    const pid = Number(/pid=(\d+)/.exec(await readScreen(page))?.[1]);
    expect(isRunning(pid)).toBe(true);
    await page
      .getByRole('dialog', { name: /^Terminal/ })
      .getByRole('button', { name: 'Close' })
      .click();
    await expect.poll(() => isRunning(pid)).toBe(false);
    await context.close();
  });

  it.each([
    ['forbids it', { path: /exec/, status: 403 }, "The cluster 'production' did not allow the shell"],
    ['has no such pod', { path: /exec/, status: 404 }, 'is not running anymore'],
    ['breaks', { path: /exec/, reset: true as const }, "The cluster 'production' does not respond"],
  ])('explains why there is no shell if the cluster %s', async (_name, disturbance, expected) => {
    const { page, context } = await openPod();
    cluster.disturb(disturbance);
    await page.getByRole('button', { name: 'Terminal quay-web' }).click();
    await page.getByText(expected).waitFor();
    cluster.disturb(undefined);
    await page.getByRole('button', { name: 'Reconnect' }).click();
    await connected(page);
    await context.close();
  });

  it('stays open while the cluster does not answer other requests', async () => {
    const { page, context } = await openPod();
    await openTerminal(page);
    await run(page, 'echo $((20 + 1)) before', '21 before');
    cluster.disturb({ path: /labelSelector/, status: 503 });
    // The terminal covers the page.
    await page.getByRole('button', { name: 'Refresh now', includeHidden: true }).dispatchEvent('click');
    await page.getByText('The last update failed').waitFor({ state: 'attached' });
    await run(page, 'echo $((30 + 2)) after', /21 before[^]*32 after/);
    cluster.disturb(undefined);
    await context.close();
  });

  it('is accessible, also in the mode for screen readers, which is kept', async () => {
    const { page, context } = await openPod();
    await openTerminal(page);
    await page.getByRole('checkbox', { name: 'Screen reader mode' }).check();
    await page.getByRole('textbox', { name: 'Shell in the container quay-web' }).focus();
    await run(page, 'echo $((70 + 7)) lines', '77 lines');
    await expect.poll(() => page.locator('.xterm-accessibility-tree').innerText()).toContain('77 lines');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+c');
    await run(page, 'echo still $((2 * 2)) here', 'still 4 here');
    await expectAccessible(page, '[role=dialog][aria-labelledby]');
    await page.reload();
    await openTerminal(page);
    expect(await page.getByRole('checkbox', { name: 'Screen reader mode' }).isChecked()).toBe(true);
    await context.close();
  });

  it.each([
    ['waits for the page', true],
    ['is skipped in part by browsers that cannot wait', false],
  ])('has output that is too fast: it %s', async (_name, hasStreams) => {
    const { page, context, faults } = await openPod(hasStreams);
    await openTerminal(page);
    const session = await context.newCDPSession(page);
    const measureHeap = async (): Promise<number> => {
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize, backingStorageSize = 0 } = (await session.send('Runtime.getHeapUsage')) as {
        usedSize: number;
        backingStorageSize?: number;
      };
      return (usedSize + backingStorageSize) / 1e6;
    };
    // About 90 MB/s.
    await page.keyboard.type(`yes ${'x'.repeat(80)}\n`);
    await page.waitForTimeout(2000);
    const before = await measureHeap();
    await browser.startTracing(page, { categories: ['toplevel'] });
    await page.waitForTimeout(3000);
    const longest = findLongestTask((await browser.stopTracing()).toString());
    const after = await measureHeap();
    console.log(
      `Streams: ${hasStreams}. Heap ${before.toFixed(1)} MB, 3 s later ${after.toFixed(1)} MB. Longest task ${longest.toFixed(0)} ms.`,
    );
    expect(after - before).toBeLessThan(20);
    expect(longest).toBeGreaterThan(0);
    expect(longest).toBeLessThan(50);
    await page.keyboard.press('Control+c');
    await run(page, 'echo $((80 + 8)) after', '88 after');
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** Returns whether a process runs. One that has ended stays listed until its parent takes notice. */
function isRunning(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
