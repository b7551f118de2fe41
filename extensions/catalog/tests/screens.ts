import type { Screen } from '#testing/browser';

/** A screen for each kind of entity, because cards and tabs depend on the kind. */
const kinds = [
  ['api', 'ticketing-api'],
  ['system', 'ticketing'],
  ['domain', 'passengers'],
  ['resource', 'tickets-db'],
].map(([kind, name]): Screen => ({
  name: `entity-${kind}`,
  path: `/catalog/default/${kind}/${name}`,
  ready: (page) => page.locator('main h2').first().waitFor(),
}));

export const screens: Screen[] = [
  {
    name: 'catalog',
    path: '/catalog',
    ready: (page) => page.locator('table tbody a').first().waitFor(),
  },
  {
    name: 'catalog-empty',
    path: '/catalog?filters%5Btags%5D=no-such-tag',
    ready: (page) => page.locator('main h1').first().waitFor(),
  },
  {
    name: 'entity',
    path: '/catalog/default/component/ticket-office',
    ready: (page) => page.locator('a[href$="/resource/tickets-db"]').first().waitFor(),
  },
  {
    name: 'entity-not-found',
    path: '/catalog/default/component/no-such-thing',
    ready: (page) => page.locator('main h1').first().waitFor(),
    expected: /404/,
  },
  ...kinds,
  ...['overview', 'ancestry', 'colocated', 'yaml'].map((tab): Screen => ({
    name: `inspect-${tab}`,
    path: `/catalog/default/component/ticket-office?inspect=${tab}`,
    ready: (page) => page.locator('[role="tabpanel"] :is(dl, figure, table, [data-node])').first().waitFor(),
  })),
  {
    name: 'unregister',
    path: '/catalog/default/component/ticket-office?unregister=true',
    // The button of the advanced options.
    ready: (page) => page.locator('[role="dialog"] [aria-expanded]').waitFor(),
    states: {
      advanced: (page) => page.locator('[role="dialog"] [aria-expanded]').click(),
    },
  },
];
