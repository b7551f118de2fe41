import type { Browser, Page } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { loadRecordings } from '#testing/contract';
import {
  expectAccessible,
  measureEarlyScripts,
  openPage,
  type Portal,
  sampleConfig,
  settle,
  startPortal,
  sumLayoutShifts,
  test,
  watchContent,
  watchLongTasks,
  writeConfig,
} from '#testing/browser';
import {
  ADMIN_TOKEN,
  clusterCertificate,
  createProductionObjects,
  createStagingObjects,
  createWorkload,
  healthy,
  startCluster,
  type TestCluster,
} from './cluster';

/** The limit for JavaScript before the state of the entity is shown, in bytes with gzip. */
const MOST_BYTES = 300_000;

const tab = (name: string, query = ''): string => `/catalog/default/component/${name}/kubernetes${query}`;

/** The pod that crashes, after it was fixed. */
const fixed = createWorkload({
  kind: 'Deployment',
  name: 'ticket-office',
  component: 'ticket-office',
  namespace: 'ticketing',
  image: 'harbourline/ticket-office:2.9.2',
  pods: [healthy, healthy],
}).filter(({ metadata }) => metadata.name.endsWith('-b2k4x'));

let browser: Browser;
let portal: Portal;
const clusters: Record<'production' | 'slow' | 'unmeasured' | 'closed', TestCluster | undefined> = {
  production: undefined,
  slow: undefined,
  unmeasured: undefined,
  closed: undefined,
};

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  const objects = createProductionObjects();
  clusters.production = await startCluster({ objects });
  clusters.slow = await startCluster({ objects });
  clusters.unmeasured = await startCluster({ objects: createStagingObjects(), metrics: false });
  clusters.closed = await startCluster({ objects });
  clusters.slow.disturb({ delayMs: 20_000 });
  clusters.closed.disturb({ status: 403 });
  const config = parse(await sampleConfig()) as Record<string, unknown>;
  const caData = Buffer.from(clusterCertificate).toString('base64');
  const urls = {
    ...Object.fromEntries(Object.entries(clusters).map(([name, cluster]) => [name, cluster?.url ?? ''])),
    gone: 'https://127.0.0.1:1',
  };
  config['kubernetes'] = {
    clusterLocatorMethods: [
      {
        type: 'config',
        clusters: Object.entries(urls).map(([name, url]) => ({
          name,
          url,
          caData,
          serviceAccountToken: ADMIN_TOKEN,
        })),
      },
    ],
    customResources: [{ group: 'argoproj.io', apiVersion: 'v1alpha1', plural: 'rollouts' }],
  };
  portal = await startPortal({ configs: [await writeConfig(stringify(config))] });
});

afterAll(async () => {
  await portal?.stop();
  await Promise.all(Object.values(clusters).map(async (cluster) => cluster?.stop()));
});

const status = (page: Page) => page.getByRole('region', { name: 'State' });
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Leaves only some clusters, so that tests do not wait for the slow one. */
async function limitClusters(page: Page, names: readonly string[]): Promise<void> {
  await page.route('**/api/kubernetes/clusters', async (route) => {
    const response = await route.fetch();
    const { items } = (await response.json()) as { items: Array<{ name: string }> };
    await route.fulfill({ response, json: { items: items.filter(({ name }) => names.includes(name)) } });
  });
}

describe('the tab', () => {
  it('shows each cluster when it answers, and needs few scripts', async () => {
    const { page, context, faults } = await openPage(browser);
    await watchContent(page, 'main section[aria-label="State"]');
    const started = Date.now();
    await page.goto(portal.url + tab('quay-web'));
    await status(page).getByText('All 3 pods are healthy').first().waitFor();
    console.log(`The healthy cluster of five is shown after ${Date.now() - started} ms.`);
    const lines = () => status(page).getByRole('listitem').allInnerTexts();
    for (const second of [1, 3]) {
      await page.waitForTimeout(Math.max(0, started + second * 1000 - Date.now()));
      const shown = (await lines()).join(' | ').replaceAll('\n', ' ');
      console.log(`After ${Date.now() - started} ms: ${shown}`);
    }
    expect(await lines()).toEqual([
      expect.stringContaining('All 3 pods are healthy'),
      expect.stringContaining('Waiting for the cluster to answer'),
      expect.stringContaining('1 of 2 pods has errors'),
      expect.stringContaining('Refuses access'),
      expect.stringContaining('Does not answer'),
    ]);
    await page.getByText('There was a problem retrieving Kubernetes objects').waitFor();
    const { urls, bytes } = await measureEarlyScripts(page);
    console.log(`Up to the state: ${bytes} bytes (gzip) in ${urls.length} scripts.`);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
    expect(urls.join('\n')).not.toMatch(/xterm/i);
    await expect.poll(async () => (await lines())[1], { timeout: 30_000 }).toContain('Too slow to answer');
    console.log(`After ${Date.now() - started} ms: ${(await lines()).join(' | ').replaceAll('\n', ' ')}`);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('explains the first error, and shows all of them', async () => {
    const { page, context, faults } = await openPage(browser);
    await limitClusters(page, ['production', 'unmeasured']);
    await page.goto(portal.url + tab('ticket-office'));
    await status(page).getByText('7 of 8 pods have errors').first().waitFor();
    await page.getByRole('heading', { name: 'Start here' }).waitFor();
    await page.getByText('Suggested fix').waitFor();
    const table = page.getByRole('table', { name: 'Error Reporting' });
    const first = table.getByRole('row').nth(1);
    await first.getByText('HorizontalPodAutoscaler').waitFor();
    await page.getByRole('heading', { name: 'Your Clusters' }).waitFor();
    await settle(page);
    const shifts = await sumLayoutShifts(page);
    console.log(`Layout shifts: ${shifts}.`);
    expect(shifts).toBeLessThanOrEqual(0.05);
    await expectAccessible(page);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('keeps open rows when it refreshes, and marks what changed', async () => {
    const { page, context, faults } = await openPage(browser);
    await limitClusters(page, ['production']);
    await page.goto(portal.url + tab('ticket-office'));
    const toggle = page.getByRole('button', { name: 'Show contents of ticket-office' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    const pods = page.getByRole('table', { name: 'Pods of ticket-office' });
    await pods.getByText('CrashLoopBackOff').waitFor();
    await pods.getByText('1/1').waitFor();
    expect(await pods.getByRole('columnheader').allInnerTexts()).toEqual([
      'Name',
      'Phase',
      'Status',
      'Containers ready',
      'Total restarts',
      'CPU usage %',
      'Memory usage %',
    ]);
    await page.getByRole('button', { name: 'Pause updates' }).click();
    await page.getByText(/^Paused\. Data from/).waitFor();
    for (const object of fixed) clusters.production?.store.add(object);
    await page.getByRole('button', { name: 'Refresh now' }).click();
    await pods.locator('[data-changed]').first().waitFor();
    await expect.poll(() => pods.getByText('CrashLoopBackOff').count()).toBe(0);
    expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('keeps the filters, the view and the open object in the URL', async () => {
    const { page, context, faults } = await openPage(browser);
    await limitClusters(page, ['production', 'unmeasured']);
    await page.goto(portal.url + tab('position-ingest'));
    const production = panel(page, 'production');
    await production.getByRole('heading', { name: /^Rollout/ }).waitFor();
    await page.getByRole('button', { name: 'Show contents of position-api' }).click();
    await production.getByText('Canary promoted').waitFor();
    await production.getByText('pause for 1h').waitFor();
    // The text is applied when typing pauses, and must not be lost to what is selected before that.
    await page.getByRole('searchbox', { name: 'Filter by name' }).fill('antenna');
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('DaemonSet');
    await expect.poll(() => production.getByText('Stateful sets').count()).toBe(0);
    await page.getByText('By owner', { exact: true }).click();
    const tree = production.getByRole('table', { name: 'Objects by owner' });
    await tree.getByRole('link', { name: 'antenna-agent-a2k4x' }).waitFor();
    await expect
      .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
      .toEqual({
        open: 'Rollout/fleet/position-api/production',
        'filters[text]': 'antenna',
        'filters[kind]': 'DaemonSet',
        view: 'tree',
      });
    await page.reload();
    await tree.getByRole('link', { name: 'antenna-agent-a2k4x' }).click();
    await page.getByRole('dialog').waitFor();
    expect(new URL(page.url()).searchParams.get('name')).toBe('antenna-agent-a2k4x');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await tree.getByRole('link', { name: 'position-ingest-0' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('keeps open rows and the order of pods in the URL', async () => {
    const { page, context, faults } = await openPage(browser);
    await limitClusters(page, ['production']);
    await page.goto(portal.url + tab('position-ingest'));
    await page.getByRole('button', { name: 'Show contents of position-ingest' }).click();
    const table = page.getByRole('table', { name: 'Pods of position-ingest' });
    const names = () => table.getByRole('rowheader').allInnerTexts();
    const sorted = ['position-ingest-1', 'position-ingest-2', 'position-ingest-0'];
    await table.getByRole('link', { name: 'position-ingest-2' }).waitFor();
    for (const direction of ['asc', 'desc']) {
      await table.getByRole('button', { name: 'Total restarts' }).click();
      await page.waitForURL((url) => url.search.includes(direction));
    }
    await expect.poll(names).toEqual(sorted);
    await page.reload();
    await expect.poll(names).toEqual(sorted);
    await page.goBack();
    await expect.poll(names).toEqual(sorted.toReversed());
    expect(faults).toEqual([]);
    await context.close();
  });

  it('shows what a Backstage backend returns for all clusters at once', async () => {
    const { page, context, faults } = await openPage(browser);
    let requests = 0;
    const recordings = loadRecordings();
    const answer = (name: string) => recordings.find((recording) => recording.name === name)?.response.body;
    await page.route('**/api/kubernetes/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname.endsWith('/clusters')) return route.fulfill({ json: answer('kubernetes-clusters') });
      if (pathname.includes('/services/')) {
        requests += 1;
        return route.fulfill({ json: answer('kubernetes-services') });
      }
      return route.fulfill({ json: answer('kubernetes-proxy-events') });
    });
    await page.goto(portal.url + tab('quay-web'));
    await status(page).getByText('1 of 3 pods has errors').first().waitFor();
    await page.getByText('back-off 5m0s restarting failed container').first().waitFor();
    await page.getByText('container=artist-web restarted 12 times').first().waitFor();
    await page.getByText('min replicas 2 / max replicas 6').waitFor();
    await page.getByText('Schedule: */30 * * * * (Every 30 minutes)').waitFor();
    const before = requests;
    await page.getByRole('button', { name: 'Refresh now' }).click();
    await expect.poll(() => requests).toBe(before + 1);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('stays fast with 10,000 pods', async () => {
    const { page, context, faults } = await openPage(browser);
    await page.addInitScript(watchLongTasks);
    const restarted = new Date().toISOString();
    const workloads = Array.from({ length: 20 }, (_, index) =>
      createWorkload({
        kind: 'StatefulSet',
        name: `workload-${index}`,
        component: 'quay-web',
        namespace: 'large',
        image: 'harbourline/quay-web:4.2.0',
        pods: Array.from({ length: 500 }, () => ({
          ready: true,
          restartCount: 0,
          state: { running: { startedAt: restarted } },
        })),
      }),
    ).flat();
    const ofKind = (kind: string) =>
      workloads
        .filter((object) => object.kind === kind)
        .map((object) => ({ ...object, metadata: { ...object.metadata, resourceVersion: '1' } }));
    const pods = ofKind('Pod');
    const createBody = (version: number) =>
      JSON.stringify({
        items: [
          {
            cluster: { name: 'production' },
            resources: [
              { type: 'statefulsets', resources: ofKind('StatefulSet') },
              {
                type: 'pods',
                resources: pods.map((pod, index) =>
                  index === version
                    ? { ...pod, metadata: { ...pod.metadata, resourceVersion: String(version) } }
                    : pod,
                ),
              },
            ],
            podMetrics: [],
            errors: [],
          },
        ],
      });
    await limitClusters(page, ['production']);
    let version = 1;
    let bytes = 0;
    await page.route('**/api/kubernetes/services/**', (route) => {
      version += 1;
      const body = createBody(version);
      bytes = body.length;
      return route.fulfill({ contentType: 'application/json', body });
    });
    const started = Date.now();
    await page.goto(portal.url + tab('quay-web'));
    await status(page).getByText('All 10,000 pods are healthy').first().waitFor({ timeout: 30_000 });
    const shownAfter = Date.now() - started;
    const loading = await page.evaluate(() => Number(Reflect.get(window, 'longestTask')));
    await page.getByRole('button', { name: 'Show contents of workload-3' }).click();
    const table = page.getByRole('table', { name: 'Pods of workload-3' });
    await table.getByRole('link', { name: 'workload-3-0', exact: true }).waitFor();
    expect(await table.getByRole('row').count()).toBeLessThan(100);
    await settle(page);
    const readHeap = () =>
      page.evaluate(() =>
        Number((performance as { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize),
      );
    const before = await readHeap();
    await page.evaluate(() => Reflect.set(window, 'longestTask', 0));
    for (let round = 0; round < 5; round += 1) {
      const answered = page.waitForResponse('**/api/kubernetes/services/**');
      await page.getByRole('button', { name: 'Refresh now' }).click();
      await answered;
      await page.waitForTimeout(1500);
    }
    const longest = await page.evaluate(() => Number(Reflect.get(window, 'longestTask')));
    console.log(
      `10,000 pods: shown after ${shownAfter} ms, longest task ${loading} ms while loading and ${longest} ms in 5 refreshes of ${bytes} bytes, heap ${before} to ${await readHeap()} bytes.`,
    );
    expect(longest).toBeLessThan(300);
    expect(faults).toEqual([]);
    await context.close();
  });
});
