import type { Screen } from '#testing/browser';

// The sample has no clusters, so the tab says how to add them. Screens with objects are in the browser tests of the plugin.
export const screens: Screen[] = [
  {
    name: 'kubernetes',
    path: '/catalog/default/component/ticket-office/kubernetes',
    ready: (page) => page.getByRole('heading', { level: 2 }).first().waitFor(),
  },
];
