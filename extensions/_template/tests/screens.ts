import type { Screen } from '#testing/browser';

export const screens: Screen[] = [
  {
    name: 'sample-notes',
    path: '/sample-notes',
    ready: (page) => page.locator('main h2').first().waitFor(),
  },
];
