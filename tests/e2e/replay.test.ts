import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startReplayServer, type ReplayServer } from '../contract/replayServer';
import { launchBrowser, openPage } from './harness/browser';

const root = join(import.meta.dirname, '../..');

let browser: Browser;
let backend: ReplayServer;

beforeAll(async () => {
  // Does nothing when the build is fresh.
  execFileSync(process.execPath, ['src/cli/bin.mjs', 'build'], { cwd: root, stdio: 'pipe' });
  [browser, backend] = await Promise.all([
    launchBrowser(),
    startReplayServer({ webFolder: join(root, 'dist/web') }),
  ]);
});

afterAll(async () => {
  await browser?.close();
  await backend?.stop();
});

describe('against a backend that answers what was recorded', () => {
  it('a guest signs in and sees the catalogue', async () => {
    const { page, context, faults } = await openPage(browser);
    await page.goto(`${backend.url}/catalog`);
    await page.getByRole('link', { name: 'artist-lookup', exact: true }).first().waitFor();
    const names = await page.locator('table tbody tr').count();
    expect(names).toBe(5);
    expect(backend.calls.some(({ answeredBy }) => answeredBy.startsWith('auth-guest-refresh'))).toBe(true);
    expect(backend.calls.some(({ answeredBy }) => answeredBy === 'catalog-by-query-first')).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('the page of an entity shows what the recording says of it', async () => {
    const { page, context, faults } = await openPage(browser);
    await page.goto(`${backend.url}/catalog`);
    await page.getByRole('link', { name: 'Artist Web' }).first().click();
    await page.getByRole('heading', { level: 1, name: /Artist Web/ }).waitFor();
    await page.getByText('artist-web does what its name says').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/catalog/default/component/artist-web');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('an entity that the backend does not know is said to be missing', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`${backend.url}/catalog/default/component/no-such-thing`);
    await page.getByText('There is no component with the requested kind, namespace, and name.').waitFor();
    await context.close();
  });

  it('nothing was asked that no recording answers', () => {
    expect(backend.calls.filter(({ answeredBy }) => answeredBy === 'unknown route')).toEqual([]);
  });
});
