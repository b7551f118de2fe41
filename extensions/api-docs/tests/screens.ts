import type { Screen } from '#testing/browser';

const definition = '/catalog/default/api/ticketing-api/definition';

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
];
