import type { Browser, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openPage, type Portal, sampleConfig, test } from '#testing/browser';

let browser: Browser;
let portal: Portal;

test.beforeAll(async ({ browser: launched, shared }) => {
  browser = launched;
  portal = await shared.open(await sampleConfig());
});

const answers: Array<[string, (route: Route) => Promise<void>]> = [
  [
    'status 500',
    (route) =>
      route.fulfill({
        status: 500,
        json: { error: { name: 'Error', message: 'The disk is full' }, response: { statusCode: 500 } },
      }),
  ],
  [
    'an HTML page',
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Sign in</h1>' }),
  ],
  ['a closed connection', (route) => route.abort('connectionrefused')],
  [
    'incomplete JSON',
    (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"items": [' }),
  ],
  ['no content', (route) => route.fulfill({ status: 204 })],
];

describe.each(answers)('when the catalog responds with %s', (_title, answer) => {
  it('the catalog page shows an error and recovers after a retry', async () => {
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
    // After a lost connection, the page may retry before the click.
    const recovered = page.locator('table tbody a').first();
    await Promise.race([retry.click(), recovered.waitFor()]);
    await recovered.waitFor();
    await context.close();
  });

  it('the entity page shows an error and recovers after a retry', async () => {
    const { page, context } = await openPage(browser);
    let broken = true;
    await page.route('**/api/catalog/entities/by-name/**', (route) =>
      broken ? answer(route) : route.continue(),
    );
    await page.goto(`${portal.url}/catalog/default/component/ticket-office`);
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' }).first();
    await retry.waitFor({ timeout: 30_000 });
    broken = false;
    const recovered = page.getByRole('heading', { name: 'Ticket office' }).first();
    await Promise.race([retry.click(), recovered.waitFor()]);
    await recovered.waitFor();
    await context.close();
  });
});
