import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { bundledBackends } from '#extensions/backend';
import { openPage, test } from '#testing/browser';
import { loadRecordings } from '../contract/recordings';
import { startReplayServer, type ReplayServer } from '../contract/replayServer';

const root = join(import.meta.dirname, '../..');

const findPlugin = (text: string) => /\/api\/([\w-]+)/.exec(text)?.[1];
const recorded = new Set(loadRecordings().map(({ request }) => findPlugin(request.url)));

/** Whether a call is to the server side of a plugin that the recorded backend does not have. */
const isOfNewPlugin = (call: string): boolean =>
  bundledBackends.some(({ pluginId }) => pluginId === findPlugin(call) && !recorded.has(pluginId));

let browser: Browser;
let backend: ReplayServer;

test.beforeAll(async ({ browser: launched }) => {
  // Does nothing if the build is up to date.
  execFileSync(process.execPath, ['src/cli/bin.mjs', 'build'], { cwd: root, stdio: 'pipe' });
  browser = launched;
  backend = await startReplayServer({ webFolder: join(root, 'dist/web') });
});

afterAll(async () => {
  await backend?.stop();
});

describe('with a backend that replays recorded responses', () => {
  it('a guest signs in and sees the catalog', async () => {
    const { page, context, faults } = await openPage(browser);
    await page.goto(`${backend.url}/catalog`);
    await page.getByRole('link', { name: 'artist-lookup', exact: true }).first().waitFor();
    await expect.poll(() => page.locator('table tbody tr').count()).toBe(5);
    expect(backend.calls.some(({ answeredBy }) => answeredBy.startsWith('auth-guest-refresh'))).toBe(true);
    expect(backend.calls.some(({ answeredBy }) => answeredBy === 'catalog-by-query-first')).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('the entity page shows the recorded data', async () => {
    const { page, context, faults } = await openPage(browser);
    await page.goto(`${backend.url}/catalog`);
    await page.getByRole('link', { name: 'Artist Web' }).first().click();
    await page.getByRole('heading', { level: 1, name: /Artist Web/ }).waitFor();
    await page.getByText('artist-web does what its name says').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/catalog/default/component/artist-web');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('an unknown entity is reported as missing', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`${backend.url}/catalog/default/component/no-such-thing`);
    await page.getByText('There is no component with the requested kind, namespace, and name.').waitFor();
    await context.close();
  });

  it('all requests have a recording', () => {
    const unknown = backend.calls.filter(({ answeredBy }) => answeredBy === 'unknown route');
    expect(unknown.filter(({ call }) => !isOfNewPlugin(call))).toEqual([]);
  });
});
