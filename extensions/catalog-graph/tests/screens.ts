import type { Screen } from '#testing/browser';

export const screens: Screen[] = [
  {
    name: 'catalog-graph',
    path: '/catalog-graph?rootEntityRefs%5B%5D=system:default/ticketing',
    ready: (page) => page.locator('[data-node]').nth(5).waitFor(),
    states: {
      list: async (page) => {
        await page.locator('main input[type=radio]').nth(1).check();
        await page.locator('main section ul a').first().waitFor();
      },
    },
  },
  {
    name: 'catalog-graph-choice',
    path: '/catalog-graph',
    ready: (page) => page.locator('main ul button').first().waitFor(),
  },
];
