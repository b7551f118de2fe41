import type { Browser, Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openPage } from './harness/browser';
import { startPortal, type Portal } from './harness/portal';

let browser: Browser;
let portal: Portal;

beforeAll(async () => {
  [browser, portal] = await Promise.all([launchBrowser(), startPortal()]);
});

afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

const answers: Array<[string, (route: Route) => Promise<void>]> = [
  [
    'an error of 500',
    (route) =>
      route.fulfill({
        status: 500,
        json: { error: { name: 'Error', message: 'The disk is full' }, response: { statusCode: 500 } },
      }),
  ],
  [
    'a page of HTML',
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Log in</h1>' }),
  ],
  ['nothing', (route) => route.abort('connectionrefused')],
  [
    'half a JSON text',
    (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"items": [' }),
  ],
  ['no content', (route) => route.fulfill({ status: 204 })],
];

describe.each(answers)('when the catalogue answers %s', (_title, answer) => {
  it('the catalogue page says so, keeps its frame and recovers by Retry', async () => {
    const { page, context } = await openPage(browser);
    let broken = true;
    await page.route('**/api/catalog/entities/by-query*', (route) =>
      broken ? answer(route) : route.continue(),
    );
    await page.goto(`${portal.url}/catalog`);
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' }).first();
    await retry.waitFor({ timeout: 30_000 });
    expect(await page.getByRole('navigation').first().isVisible()).toBe(true);
    broken = false;
    await retry.click();
    await page.locator('table tbody a').first().waitFor();
    await context.close();
  });

  it('the entity page says so, keeps its frame and recovers by Retry', async () => {
    const { page, context } = await openPage(browser);
    let broken = true;
    await page.route('**/api/catalog/entities/by-name/**', (route) =>
      broken ? answer(route) : route.continue(),
    );
    await page.goto(`${portal.url}/catalog/default/component/ticket-office`);
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' }).first();
    await retry.waitFor({ timeout: 30_000 });
    broken = false;
    await retry.click();
    await page.getByRole('heading', { name: 'Ticket office' }).first().waitFor();
    await context.close();
  });
});
