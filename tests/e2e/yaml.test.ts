import type { Browser, Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  openPage,
  sampleCatalog,
  type SharedPortal,
  startConfigurablePortal,
  test,
  type WatchedPage,
} from '#testing/browser';

let browser: Browser;
let portals: SharedPortal;
let watched: WatchedPage;
let page: Page;

test.beforeAll(({ browser: launched, shared }) => {
  browser = launched;
  portals = shared;
});

beforeEach(async () => {
  watched = await openPage(browser);
  page = watched.page;
});

afterEach(() => watched.context.close());

describe('the configuration', () => {
  it('changes path and title of a page, adds redirects, and sets the organization', async () => {
    const yaml = `
app:
  title: Harbour Portal
  extensions:
    - page:catalog:
        config: { path: /software, title: Software }
    - app/routes:
        config:
          redirects:
            - { from: /, to: /software }
            - { from: /catalog, to: /software }
    - catalog-filter:catalog/list: { config: { initialFilter: all } }
organization: { name: Acme }
`;
    const portal = await portals.open(`${yaml}${sampleCatalog}`);
    await page.goto(`${portal.url}/`);
    await page.locator('table tbody a').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/software');
    await page.getByRole('navigation').getByRole('link', { name: 'Software' }).waitFor();
    await expect.poll(() => page.title()).toContain('Harbour Portal');
    await page.goto(`${portal.url}/catalog?filters%5Bkind%5D=system`);
    await page.getByRole('link', { name: 'Ticketing', exact: true }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/software');
  });

  it('sorts the navigation, disables filters, and filters cards and tabs by predicates', async () => {
    const yaml = `
app:
  extensions:
    - page:user-settings
    - page:catalog
    - catalog-filter:catalog/lifecycle: false
    - catalog-filter:catalog/list: { config: { initialFilter: all } }
    - catalog-filter:catalog/kind: { config: { initialFilter: system } }
    - entity-card:catalog/labels: false
    - entity-card:catalog/links:
        config: { filter: { kind: system } }
    - entity-content:catalog/overview:
        config: { title: At a glance }
`;
    const portal = await portals.open(`${yaml}${sampleCatalog}`);
    await page.goto(`${portal.url}/catalog`);
    await page.getByRole('link', { name: 'Ticketing', exact: true }).first().waitFor();
    expect(await page.getByText('Lifecycle', { exact: true }).count()).toBe(0);
    await page.goto(`${portal.url}/catalog/default/component/ticket-office`);
    await page.getByRole('heading', { name: 'About' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Labels' }).count()).toBe(0);
    expect(await page.getByRole('heading', { name: 'Links' }).count()).toBe(0);
  });

  it('serves below the path of app.baseUrl', async () => {
    const yaml = `
app:
  baseUrl: http://localhost:7007/portal
  extensions:
    - catalog-filter:catalog/list: { config: { initialFilter: all } }
backend:
  baseUrl: http://localhost:7007/portal
`;
    const portal = await startConfigurablePortal(`${yaml}${sampleCatalog}`);
    try {
      const origin = new URL(portal.url).origin;
      await page.goto(`${origin}/portal/catalog`);
      await page.locator('table tbody a').first().waitFor();
      await page.locator('table tbody a').first().click();
      await page.getByRole('heading', { name: 'About' }).waitFor();
      expect(new URL(page.url()).pathname).toMatch(/^\/portal\/catalog\/default\//);
      expect(watched.faults).toEqual([]);
    } finally {
      await portal.stop();
    }
  });
});
