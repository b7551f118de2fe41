import type { Screen } from '#testing/browser';

export const screens: Screen[] = [
  {
    name: 'not-found',
    path: '/no/such/page',
    ready: (page) => page.locator('main h1').first().waitFor(),
    expected: /404/,
  },
  {
    name: 'startup-failure',
    path: '/catalog',
    portal: 'broken',
    ready: (page) => page.getByRole('article').first().waitFor(),
    expected: /./,
  },
];
