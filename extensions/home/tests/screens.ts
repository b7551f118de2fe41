import type { Page } from 'playwright';
import type { Screen } from '#testing/browser';

const control = (page: Page, part: string) => page.locator(`[data-part=${part}]`).first().waitFor();

export const screens: Screen[] = [
  {
    name: 'home',
    path: '/home',
    ready: (page) => page.locator('[data-widget=HomePageOwnedEntities] li').first().waitFor(),
    states: {
      edit: async (page) => {
        await page.locator('header button').last().click();
        await control(page, 'move');
      },
      gallery: async (page) => {
        await page.goto(new URL('/home?edit&dialog=gallery', page.url()).href);
        await page.getByRole('dialog').locator('li').first().waitFor();
      },
      settings: async (page) => {
        await page.goto(
          new URL('/home?edit&dialog=settings&widget=HomePageRecentlyVisited', page.url()).href,
        );
        await page.getByRole('dialog').getByRole('spinbutton').waitFor();
      },
    },
  },
];
