import type { Page } from 'playwright';
import type { Screen } from '#testing/browser';

const results = (page: Page) => page.locator('main ol > li a').first().waitFor();

export const screens: Screen[] = [
  {
    name: 'search',
    // Without a term, so that no mark splits the texts of the catalog.
    path: '/search',
    ready: results,
    states: {
      term: async (page) => {
        await page.goto(new URL('/search?query=ticket', page.url()).href);
        await page.locator('main mark').first().waitFor();
      },
      none: async (page) => {
        await page.goto(new URL('/search?query=zzzzqqqq', page.url()).href);
        await page.locator('main section h2').nth(1).waitFor();
      },
      views: async (page) => {
        await page.locator('main section button[aria-haspopup=dialog]').last().click();
        await page.getByRole('dialog').getByRole('textbox').waitFor();
      },
      palette: async (page) => {
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        await page.keyboard.press('Control+k');
        await page.getByRole('dialog').getByRole('combobox').fill('cat');
        await page.getByRole('option').first().waitFor();
      },
      shortcuts: async (page) => {
        await page.getByRole('dialog').locator('button:not([tabindex])').last().click();
        await page.getByRole('switch').waitFor();
      },
      dialog: async (page) => {
        await page.goto(new URL('/catalog', page.url()).href);
        await page.locator('nav a[aria-haspopup=dialog]').first().click();
        await page.getByRole('dialog').getByRole('searchbox').fill('ticket');
        await page.getByRole('dialog').locator('ol > li a').first().waitFor();
      },
    },
  },
];
