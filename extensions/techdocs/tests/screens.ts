import type { Page } from 'playwright';
import type { Screen } from '#testing/browser';

const page = (path: string): string => `/docs/default/component/ticket-office/${path}`;

/** The first visit builds the site. */
const heading = (level: string) => (screen: Page) =>
  screen.locator(`article ${level}`).first().waitFor({ timeout: 60_000 });

export const screens: Screen[] = [
  {
    name: 'docs',
    path: '/docs?filters[user]=all',
    ready: (screen) => screen.locator('main a[href*="/docs/default/"]').first().waitFor(),
  },
  {
    name: 'docs-page',
    path: page('selling'),
    ready: heading('h1'),
    states: {
      settings: async (screen) => {
        await screen.locator('main button[aria-haspopup]').last().click();
        await screen.getByRole('dialog').waitFor();
      },
    },
  },
  {
    name: 'docs-tab',
    path: '/catalog/default/component/ticket-office/docs',
    // Tests look into the frames of diagrams, which must not be loading.
    ready: (screen) =>
      screen.locator('[data-docs-diagram]:not([data-docs-pending])').waitFor({ timeout: 60_000 }),
  },
  {
    name: 'docs-missing-page',
    path: page('nowhere'),
    ready: (screen) => screen.locator('main h2').first().waitFor({ timeout: 60_000 }),
    expected: /404/,
  },
];

/** Of the sample's documentation. What is in the shadow root is not looked at. */
export const writtenTexts: unknown = ['Sells tickets for all ferries', 'Sell a ticket', 'Operations'];
