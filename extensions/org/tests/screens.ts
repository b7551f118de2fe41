import type { Screen } from '#testing/browser';

export const screens: Screen[] = [
  {
    name: 'group',
    path: '/catalog/default/group/booking',
    ready: (page) => page.getByRole('link', { name: 'Astrid Lind' }).first().waitFor(),
  },
  {
    name: 'user',
    path: '/catalog/default/user/guest',
    ready: (page) => page.locator('main h2').first().waitFor(),
  },
];
