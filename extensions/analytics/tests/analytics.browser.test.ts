import type { Browser, Page } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import {
  type ConfigurablePortal,
  type EventEndpoint,
  openPage,
  sampleCatalog,
  settle,
  startEventEndpoint,
  test,
  watchRequests,
  type WatchedPage,
} from '#testing/browser';

let browser: Browser;
let endpoint: EventEndpoint;
let portal: ConfigurablePortal;
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
${sampleCatalog}`;
}

const policy = async (): Promise<string> =>
  (await fetch(`${portal.url}/catalog`)).headers.get('content-security-policy') ?? '';

const row = () => page.locator('table tbody a').first();
const navLink = (name: string) =>
  page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name, exact: true });

/** Visits the catalog until the code that sends events has loaded, which is after the page, and leaves the portal. */
async function leaveCatalog(at: Page): Promise<void> {
  watchRequests(at);
  await at.goto(`${portal.url}/catalog`);
  await at.locator('table tbody a').first().waitFor();
  await settle(at);
  await at.goto('about:blank');
}

/** Visits the settings until their events arrive, which is after those of pages that were left before. */
async function leaveSettings(): Promise<void> {
  const events = endpoint.eventNames().length;
  await page.goto(`${portal.url}/settings`);
  await expect.poll(() => endpoint.eventNames().slice(events)).toContain('navigate /settings/general');
  await page.goto('about:blank');
}

test.beforeAll(async ({ browser: launched, shared }) => {
  browser = launched;
  endpoint = await startEventEndpoint();
  portal = await shared.open(printConfig('user: ref, keepQuery: [page]'));
  watched = await openPage(browser);
  page = watched.page;
  await page.clock.install();
  await page.goto(`${portal.url}/catalog?code=s3cret&page=2#access_token=s3cret`);
  await row().waitFor();
});

afterAll(async () => {
  await watched?.context.close();
  await endpoint?.stop();
});

describe('analytics over HTTP', () => {
  it('sends page views and clicks, with their context', async () => {
    // The tests that follow count events, so the first page view must have arrived before the next one.
    await expect.poll(() => endpoint.eventNames()).toContain('navigate /catalog?page=2');
    await navLink('Settings').click();
    await page.getByRole('heading', { name: 'Appearance' }).waitFor();
    await expect.poll(() => endpoint.eventNames()).toContain('navigate /settings/general');
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

  it('sends batches without secrets or identifying headers', () => {
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

  it('sends nothing while the user is idle', async () => {
    const before = endpoint.eventNames().length;
    await page.clock.fastForward('06:00');
    await navLink('Catalog').click();
    await row().waitFor();
    await page.clock.fastForward('00:05');
    // The next events are those of the next page view.
    await expect
      .poll(() => [...new Set(endpoint.eventNames().slice(before))])
      .toEqual(['click Catalog', 'navigate /catalog']);
  });

  it('sends the last events when the user leaves the page', async () => {
    await row().click();
    await page.getByRole('heading', { name: 'About' }).waitFor();
    const { pathname } = new URL(page.url());
    await page.goto('about:blank');
    await expect.poll(() => endpoint.eventNames()).toContain(`navigate ${pathname}`);
  });

  it('pauses while the endpoint is down, keeps the latest events, and shows no errors', async () => {
    await page.goto(`${portal.url}/settings`);
    await page.getByRole('heading', { name: 'Appearance' }).waitFor();
    await expect.poll(() => endpoint.eventNames().at(-1)).toMatch(/settings/);
    endpoint.isDown = true;
    const taken = endpoint.batches.length;
    for (let visit = 0; visit < 6; visit += 1) {
      await navLink('Catalog').click();
      await row().waitFor();
      await navLink('Settings').click();
      await page.getByRole('heading', { name: 'Appearance' }).waitFor();
    }
    // Without a pause, each of more than six batches would be refused. On a slow machine, a pause may end meanwhile.
    await expect.poll(() => endpoint.refused()).toBeGreaterThanOrEqual(1);
    expect(endpoint.refused()).toBeLessThan(4);
    expect((await page.getByRole('alert').allTextContents()).join('')).toBe('');
    endpoint.isDown = false;
    await page.clock.fastForward('00:31');
    const late = () => endpoint.batches.slice(taken);
    const arrived = () => late().reduce((sum, { events }) => sum + events.length, 0);
    await expect.poll(arrived).toBe(queueSize);
    const lost = late().reduce((sum, batch) => sum + (batch.lost ?? 0), 0);
    expect(endpoint.eventNames().at(-1)).toBe('navigate /settings/general');
    expect(queueSize + lost).toBeGreaterThanOrEqual(24);
  });

  it('sends nothing for users who opt out of tracking', async () => {
    const before = endpoint.eventNames().length;
    const quiet = await openPage(browser);
    await quiet.page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
    await leaveCatalog(quiet.page);
    await quiet.context.close();
    await leaveSettings();
    expect(endpoint.eventNames().slice(before)).not.toContain('navigate /catalog');
  });

  it('follows the configuration: first with an empty sample, then disabled', async () => {
    const { origin } = new URL(endpoint.url);
    expect(await policy()).toContain(`connect-src 'self' ${origin};`);
    const before = endpoint.eventNames().length;
    await portal.configure(printConfig('sampleRate: 0'));
    await leaveCatalog(page);
    await portal.configure(printConfig('sampleRate: 1'));
    await leaveSettings();
    expect(endpoint.eventNames().slice(before)).not.toContain('navigate /catalog');
    await portal.configure(printConfig('sampleRate: 1', false));
    expect(await policy()).not.toContain(origin);
  });

  it('causes no errors on the page', () => {
    expect(watched.faults.filter((fault) => !/status of 503/.test(fault))).toEqual([]);
  });
});
