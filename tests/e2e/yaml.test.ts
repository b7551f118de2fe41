import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './harness/browser';
import { withPortal } from './harness/withPortal';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser?.close());

describe('the YAML shapes the portal', () => {
  it('changes the path and the title of a page, leads old addresses on, and names the organisation', async () => {
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
    await withPortal(browser, yaml, async (portal, { page }) => {
      await page.goto(`${portal.url}/`);
      await page.locator('table tbody a').first().waitFor();
      expect(new URL(page.url()).pathname).toBe('/software');
      await page.getByRole('navigation').getByRole('link', { name: 'Software' }).waitFor();
      expect(await page.title()).toContain('Harbour Portal');
      await page.goto(`${portal.url}/catalog?filters%5Bkind%5D=system`);
      await page.getByRole('link', { name: 'Ticketing', exact: true }).first().waitFor();
      expect(new URL(page.url()).pathname).toBe('/software');
    });
  });

  it('orders the navigation, switches filters off, and filters cards and tabs by predicates', async () => {
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
    await withPortal(browser, yaml, async (portal, { page }) => {
      await page.goto(`${portal.url}/catalog`);
      await page.getByRole('link', { name: 'Ticketing', exact: true }).first().waitFor();
      expect(await page.getByText('Lifecycle', { exact: true }).count()).toBe(0);
      await page.goto(`${portal.url}/catalog/default/component/ticket-office`);
      await page.getByRole('heading', { name: 'About' }).waitFor();
      expect(await page.getByRole('heading', { name: 'Labels' }).count()).toBe(0);
      expect(await page.getByRole('heading', { name: 'Links' }).count()).toBe(0);
    });
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
    await withPortal(browser, yaml, async (portal, { page, faults }) => {
      const origin = new URL(portal.url).origin;
      await page.goto(`${origin}/portal/catalog`);
      await page.locator('table tbody a').first().waitFor();
      await page.locator('table tbody a').first().click();
      await page.getByRole('heading', { name: 'About' }).waitFor();
      expect(new URL(page.url()).pathname).toMatch(/^\/portal\/catalog\/default\//);
      expect(faults).toEqual([]);
    });
  });
});
