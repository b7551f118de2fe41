import type { Locator, Page } from 'playwright';
import type { Screen } from '#testing/browser';

const api = (name: string): string => `/catalog/default/api/${name}/definition`;
const definition = api('ticketing-api');

export const screens: Screen[] = [
  {
    name: 'api-docs',
    path: '/api-docs?filters[user]=all',
    ready: (page) => page.getByRole('link', { name: 'Ticketing API' }).first().waitFor(),
  },
  {
    name: 'openapi',
    path: definition,
    ready: (page) => page.getByRole('heading', { name: 'Servers' }).waitFor(),
  },
  {
    name: 'openapi-operation',
    path: `${definition}?item=operation.createHold`,
    ready: (page) => page.getByText('Idempotency-Key').first().waitFor(),
  },
  {
    name: 'asyncapi',
    path: api('vessel-positions'),
    ready: (page) => page.getByText('fleet.positions.v3').first().waitFor(),
    states: { raw: showRaw },
  },
  {
    name: 'graphql',
    path: `${api('loyalty-graph')}?item=Member`,
    ready: (page) => page.getByRole('heading', { name: 'Member' }).first().waitFor(),
    states: { raw: showRaw },
  },
  {
    name: 'grpc',
    path: `${api('roster-rpc')}?item=Roster`,
    ready: (page) => firstPart(page).waitFor(),
    states: { raw: showRaw },
  },
  {
    name: 'trpc',
    path: api('gate-router'),
    ready: (page) => firstPart(page).waitFor(),
    states: { raw: showRaw },
  },
];

function firstPart(page: Page): Locator {
  return page.locator('main nav:has(input) li a').first();
}

async function showRaw(page: Page): Promise<void> {
  await page.locator('main input[type="radio"]').nth(1).click();
  await page
    .locator('.cm-content :is([class*="tok-keyword"], [class*="tok-propertyName"])')
    .first()
    .waitFor();
}
