import type { Browser } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import {
  expectAccessible,
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

let browser: Browser;
let portal: Portal;
let cluster: TestCluster;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  cluster = await startCluster({ objects: createProductionObjects(), logIntervalMs: 200 });
  const config = parse(await sampleConfig()) as Record<string, unknown>;
  const caData = Buffer.from(clusterCertificate).toString('base64');
  const production = { name: 'production', url: cluster.url, caData, serviceAccountToken: ADMIN_TOKEN };
  config['kubernetes'] = {
    frontend: { podDelete: { enabled: true } },
    clusterLocatorMethods: [{ type: 'config', clusters: [production] }],
  };
  portal = await startPortal({ configs: [await writeConfig(stringify(config))] });
});

afterAll(async () => {
  await portal?.stop();
  await cluster?.stop();
});

/** Returns the address of the details of an object of quay-web. */
function linkTo(kind: string, name: string, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ cluster: 'production', kind, namespace: 'ticketing', name, ...more });
  return `${portal.url}/catalog/default/component/quay-web/kubernetes?${query.toString()}`;
}

describe('the logs of a workload', () => {
  it('have the lines of all containers, follow them, and can be narrowed', async () => {
    const { page, context, faults } = await openPage(browser);
    await page.goto(linkTo('Deployment', 'quay-web', { logs: 'all' }));
    const dialog = page.getByRole('dialog', { name: 'Logs of quay-web' });
    // New lines of all three.
    for (const pod of ['a', 'b', 'c'])
      await dialog
        .getByText(new RegExp(`^quay-web-6c8f-${pod}2k4x .* request=\\d+`))
        .first()
        .waitFor();
    await expectAccessible(page);
    await dialog.getByRole('searchbox').fill('Starting quay-web');
    await dialog.getByText('1 of 3').waitFor();

    await dialog.getByRole('checkbox', { name: 'Timestamps' }).check();
    await dialog
      .getByText(/^\d{4}-\d\d-\d\dT[\d:.]+Z quay-web-6c8f-a2k4x/)
      .first()
      .waitFor();

    await dialog.getByRole('combobox', { name: 'Container' }).selectOption({ label: 'quay-web-6c8f-b2k4x' });
    await expect.poll(() => page.url()).toContain('logs=ticketing%2Fquay-web-6c8f-b2k4x%2Fquay-web');
    // The search stays.
    await dialog.getByText('1 of 1').waitFor();
    await dialog.getByText('of quay-web-6c8f-b2k4x').waitFor();
    expect(await dialog.locator('pre').getByText('quay-web-6c8f-a2k4x').count()).toBe(0);

    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(page.url()).not.toContain('logs=');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('show why a container has none, and appear when the cluster answers again', async () => {
    const { page, context } = await openPage(browser);
    cluster.disturb({ path: /\/log/, status: 403 });
    await page.goto(linkTo('Pod', 'quay-web-6c8f-a2k4x', { logs: 'all' }));
    await page.getByText('Proxy request failed with 403').waitFor();
    cluster.disturb(undefined);
    await page
      .getByText(/request=\d+/)
      .first()
      .waitFor();
    expect(await page.getByText('Proxy request failed').count()).toBe(0);
    await context.close();
  });
});

describe('the details of an object', () => {
  it('lead from a workload to a pod, show its YAML, and stay when the page is loaded again', async () => {
    const { page, context, faults } = await openPage(browser);
    await page.goto(linkTo('Deployment', 'quay-web'));
    const workload = page.getByRole('dialog', { name: 'quay-web', exact: true });
    await workload.getByRole('button', { name: 'Show changes' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('revision')).not.toBeNull();
    await workload.getByText('harbourline/quay-web:4.1.3').first().waitFor();
    await expectAccessible(page);
    await workload.getByRole('link', { name: 'quay-web-6c8f-b2k4x' }).click();
    const pod = page.getByRole('dialog', { name: 'quay-web-6c8f-b2k4x' });
    await pod.getByText('Status: Running').waitFor();
    await expectAccessible(page);
    await pod.getByRole('switch', { name: 'YAML' }).check();
    await pod.getByText('kind: Pod', { exact: true }).waitFor();
    await page.reload();
    await pod.getByText('kind: Pod', { exact: true }).waitFor();
    await page.goBack();
    await expect.poll(() => pod.getByRole('switch', { name: 'YAML' }).isChecked()).toBe(false);
    await page.goBack();
    await workload.getByText('Rollout history').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('delete a pod after a question, and say that it does not exist anymore', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(linkTo('Pod', 'quay-web-6c8f-c2k4x'));
    await page.getByRole('button', { name: 'Delete pod' }).click();
    const question = page.getByRole('dialog', { name: 'Delete the pod quay-web-6c8f-c2k4x?' });
    await question.getByText('Deployment quay-web creates a new pod').waitFor();
    await question.getByRole('button', { name: 'Delete pod' }).click();
    await page.getByText('This object does not exist anymore').waitFor();
    await context.close();
  });
});
