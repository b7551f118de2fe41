import type { Browser, Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openPage, type Portal, sampleConfig, test } from '#testing/browser';
import { pageOf, servePages, serveSync, site, upToDate } from './serveDocs';

let browser: Browser;
let portal: Portal;

test.beforeAll(async ({ browser: launched, shared }) => {
  browser = launched;
  portal = await shared.open(await sampleConfig());
});

const failed = (page: Page, reason: string) =>
  page.getByText(`Building a newer version of this documentation failed. ${reason}`);

describe('documentation of a backend', () => {
  it('that is slow is shown when it arrives, and the stored page stays if the sync fails', async () => {
    const { page, context } = await openPage(browser);
    await serveSync(page, upToDate);
    let hold: (route: Route) => void = () => undefined;
    const held = new Promise<Route>((resolve) => (hold = resolve));
    await page.route('**/static/docs/**', (route) => hold(route));
    await page.goto(`${portal.url}${site}`);
    const slow = await held;
    await page.getByRole('progressbar').first().waitFor();
    expect(await page.getByText('Page not found.').count()).toBe(0);
    await slow.fulfill(pageOf('<p>Stored.</p>'));
    await page.getByText('Stored.').waitFor();

    await servePages(page, () => '<p>Stored.</p>');
    const responses: Array<[string, (route: Route) => Promise<void>]> = [
      [
        'Request failed with status 500',
        (route) =>
          route.fulfill({ status: 500, json: { error: { name: 'Error', message: 'The disk is full' } } }),
      ],
      [
        'Expected an event stream from the techdocs backend, but got text/html',
        (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Proxy</h1>' }),
      ],
      // The connection is tried again for seven seconds before.
      ['No response from', (route) => route.abort()],
    ];
    for (const [reason, respond] of responses) {
      await page.unroute('**/api/techdocs/sync/**');
      await page.route('**/api/techdocs/sync/**', respond);
      await page.reload();
      await failed(page, reason).waitFor();
      expect(await page.getByText('Stored.').isVisible()).toBe(true);
    }
    await context.close();
  });

  it('that has never built it says why, and shows it after the next visit', async () => {
    const { page, context } = await openPage(browser);
    await page.route('**/static/docs/**', (route) => route.fulfill({ status: 404, body: '' }));
    await serveSync(page, 'event: log\ndata: "step one"\n\nevent: error\ndata: "mkdocs.yml is invalid"\n\n');
    await page.goto(`${portal.url}${site}`);
    await page.getByText('mkdocs.yml is invalid').first().waitFor();
    await page.getByRole('button', { name: 'Show build log' }).click();
    await page.getByText('step one').first().waitFor();
    await servePages(page, () => '<p>Built.</p>');
    await serveSync(page, upToDate);
    await page.reload();
    await page.getByText('Built.').waitFor();
    expect(await page.getByText('mkdocs.yml is invalid').count()).toBe(0);
    await context.close();
  });
});

describe('a user who signs out in another tab', () => {
  let guarded: Portal;

  test.beforeAll(async ({ sharedSignIn }) => {
    guarded = await sharedSignIn.open();
  });

  it('no longer sees the documentation', async () => {
    const { page, context } = await openPage(browser);
    await servePages(page, () => '<p>Secret plans.</p>');
    await serveSync(page, upToDate);
    await page.goto(`${guarded.url}${site}`);
    await page.getByRole('button', { name: 'Enter' }).click();
    await page.getByText('Secret plans.').waitFor();
    const other = await context.newPage();
    await other.goto(`${guarded.url}/settings`);
    await other.getByRole('button', { name: 'Profile menu' }).click();
    await other.getByRole('menuitem', { name: /sign out/i }).click();
    await page.getByRole('button', { name: 'Enter' }).waitFor();
    expect(await page.getByText('Secret plans.').count()).toBe(0);
    await page.goto(`${guarded.url}${site}`);
    await page.getByRole('button', { name: 'Enter' }).waitFor();
    expect(await page.getByText('Secret plans.').count()).toBe(0);
    await context.close();
  });
});
