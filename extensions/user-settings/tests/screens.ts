import type { Screen } from '#testing/browser';

export const screens: Screen[] = [
  {
    name: 'settings',
    path: '/settings/general',
    ready: (page) => page.getByRole('radio').first().waitFor(),
  },
  {
    name: 'feature-flags',
    path: '/settings/feature-flags',
    ready: (page) => page.locator('main h2').first().waitFor(),
  },
];
