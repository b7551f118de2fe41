import { writeFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openPage, type WatchedPage } from './harness/browser';
import { startEventEndpoint, type EventEndpoint } from './harness/eventEndpoint';
import { startPortal, writeConfig, type Portal } from './harness/portal';
import { sampleCatalogue } from './harness/withPortal';

let browser: Browser;
let endpoint: EventEndpoint;
let portal: Portal;
let file: string;
let watched: WatchedPage;
let page: Page;

const queueSize = 10;

function printConfig(settings: string, isEnabled = true): string {
  return `
app:
  title: Quayside
  extensions:
    - analytics:analytics/http:
        disabled: ${!isEnabled}
        config: { endpoint: '${endpoint.url}', batchSize: 4, flushSeconds: 2, queueSize: ${queueSize}, ${settings} }
${sampleCatalogue}`;
}

const policy = async (): Promise<string> =>
  (await fetch(`${portal.url}/catalog`)).headers.get('content-security-policy') ?? '';

const row = () => page.locator('table tbody a').first();
const navLink = (name: string) =>
  page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name, exact: true });

beforeAll(async () => {
  [browser, endpoint] = await Promise.all([launchBrowser(), startEventEndpoint()]);
  file = await writeConfig(printConfig('user: ref, keepQuery: [page]'));
  portal = await startPortal({ configs: [file] });
  watched = await openPage(browser);
  page = watched.page;
  await page.clock.install();
  await page.goto(`${portal.url}/catalog?code=s3cret&page=2#access_token=s3cret`);
  await row().waitFor();
});

afterAll(async () => {
  await watched?.context.close();
  await browser?.close();
  await portal?.stop();
  await endpoint?.stop();
});

describe('analytics over HTTP', () => {
  it('tells where people went and what they clicked, with the place in the portal', async () => {
    await navLink('Settings').click();
    await page.getByRole('heading', { name: 'Appearance' }).waitFor();
    await expect.poll(() => endpoint.told()).toContain('navigate /settings/general');
    const events = endpoint.batches.flatMap((batch) => batch.events);
    expect(events[0]).toMatchObject({
      action: 'navigate',
      subject: '/catalog?page=2',
      context: { pluginId: 'catalog', extensionId: 'page:catalog', routeRef: 'catalog.catalogIndex' },
    });
    expect(events.find(({ action }) => action === 'click')).toMatchObject({
      subject: 'Settings',
      attributes: { to: '/settings' },
    });
    expect(events.find(({ subject }) => subject === '/settings/general')?.context).toMatchObject({
      pluginId: 'user-settings',
    });
  });

  it('sends batches, nothing that is secret, and nothing to be known by', () => {
    expect(Math.max(...endpoint.batches.map(({ events }) => events.length))).toBeLessThanOrEqual(4);
    expect(new Set(endpoint.batches.map(({ visit }) => visit)).size).toBe(1);
    expect(endpoint.batches.at(-1)?.user).toBe('user:default/guest');
    for (const { headers, body } of endpoint.batches) {
      expect(headers).not.toHaveProperty('authorization');
      expect(headers).not.toHaveProperty('cookie');
      expect(headers).not.toHaveProperty('referer');
      expect(`${body} ${JSON.stringify(headers)}`).not.toContain('s3cret');
    }
  });

  it('asks nothing while nobody does anything', async () => {
    await page.clock.fastForward('01:00');
    const before = endpoint.batches.length;
    await page.clock.fastForward('05:00');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(endpoint.batches.length).toBe(before);
  });

  it('delivers the last events of a page that is left', async () => {
    await navLink('Catalog').click();
    await row().waitFor();
    await row().click();
    await page.getByRole('heading', { name: 'About' }).waitFor();
    const { pathname } = new URL(page.url());
    await page.goto('about:blank');
    await expect.poll(() => endpoint.told()).toContain(`navigate ${pathname}`);
  });

  it('spares an endpoint that is down, keeps the latest events, and the portal notices nothing', async () => {
    await page.goto(`${portal.url}/settings`);
    await page.getByRole('heading', { name: 'Appearance' }).waitFor();
    await expect.poll(() => endpoint.told().at(-1)).toMatch(/settings/);
    endpoint.isDown = true;
    const taken = endpoint.batches.length;
    for (let visit = 0; visit < 6; visit += 1) {
      await navLink('Catalog').click();
      await row().waitFor();
      await navLink('Settings').click();
      await page.getByRole('heading', { name: 'Appearance' }).waitFor();
    }
    expect(endpoint.refused()).toBe(1);
    expect((await page.getByRole('alert').allTextContents()).join('')).toBe('');
    endpoint.isDown = false;
    await page.clock.fastForward('00:31');
    const late = () => endpoint.batches.slice(taken);
    const arrived = () => late().reduce((sum, { events }) => sum + events.length, 0);
    await expect.poll(arrived).toBe(queueSize);
    const lost = late().reduce((sum, batch) => sum + (batch.lost ?? 0), 0);
    expect(endpoint.told().at(-1)).toBe('navigate /settings/general');
    expect(queueSize + lost).toBeGreaterThanOrEqual(24);
  });

  it('loads and tells nothing for who asks not to be tracked', async () => {
    const before = endpoint.batches.length;
    const quiet = await openPage(browser);
    await quiet.page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
    await quiet.page.goto(`${portal.url}/catalog`);
    await quiet.page.locator('table tbody a').first().waitFor();
    await quiet.page.goto('about:blank');
    await new Promise((resolve) => setTimeout(resolve, 500));
    await quiet.context.close();
    expect(endpoint.batches.length).toBe(before);
  });

  it('follows the configuration: nobody is in the sample, then nothing may leave the page', async () => {
    const { origin } = new URL(endpoint.url);
    expect(await policy()).toContain(`connect-src 'self' ${origin};`);
    await page.goto('about:blank');
    const before = endpoint.batches.length;
    await writeFile(file, printConfig('sampleRate: 0'));
    await expect.poll(async () => (await fetch(`${portal.url}/catalog`)).text()).toContain('"sampleRate":0');
    await page.goto(`${portal.url}/catalog`);
    await row().waitFor();
    await page.goto('about:blank');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(endpoint.batches.length).toBe(before);
    await writeFile(file, printConfig('sampleRate: 1', false));
    await expect.poll(policy).not.toContain(origin);
  });

  it('broke no rule of the page', () => {
    expect(watched.faults.filter((fault) => !/status of 503/.test(fault))).toEqual([]);
  });
});
