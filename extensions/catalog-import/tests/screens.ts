import type { Screen } from '#testing/browser';

export const screens: Screen[] = [
  {
    name: 'catalog-import',
    path: '/catalog-import',
    ready: (page) => page.locator('main textarea').first().waitFor(),
    states: {
      failed: async (page) => {
        await page.locator('main textarea').first().fill('https://elsewhere.example/acme/website');
        await page.locator('main section footer button').last().click();
        await page.locator('main').getByRole('alert').waitFor();
      },
    },
  },
];

/** The default name of descriptor files, and an example. */
export const writtenTexts: unknown = ['catalog-info.yaml', 'https://github.com/acme/website'];
