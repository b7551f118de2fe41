import type { Screen } from '#testing/browser';

export const screens: Screen[] = [
  {
    name: 'sign-in',
    path: '/catalog?error=Refused',
    portal: 'sign-in',
    ready: (page) => page.locator('main').getByRole('alert').getByText('Refused').first().waitFor(),
  },
];
