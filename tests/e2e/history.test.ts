import type { Browser, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openPage, type Portal, sampleConfig, settle, test, watchRequests } from '#testing/browser';

let browser: Browser;
let portal: Portal;

test.beforeAll(async ({ browser: launched, shared }) => {
  browser = launched;
  portal = await shared.open(await sampleConfig());
});

/** An action of the user that changes the URL. */
type Step = [name: string, act: (page: Page) => Promise<unknown>];

const check = (name: RegExp): Step => [name.source, (page) => page.getByRole('checkbox', { name }).check()];
const follow = (name: string): Step => [
  name,
  (page) => page.getByRole('main').getByRole('link', { name, exact: true }).first().click(),
];

/** Follows a link in the content of a page of documentation, or in a sidebar of it. */
const read = (within: string, link: string, heading = link): Step => [
  link,
  async (page) => {
    await page.locator(within).getByRole('link', { name: link, exact: true }).first().click();
    // A site is built when it is first read.
    await page
      .locator('article')
      .getByRole('heading', { name: new RegExp(`^${heading}`) })
      .waitFor();
  },
];

const walks: Array<[name: string, start: string, steps: Step[], width?: number]> = [
  [
    'filters, searches and sorts the catalog',
    '/catalog?filters[user]=all',
    [
      ['owned', (page) => page.getByRole('radio', { name: /^Owned/ }).check()],
      ['all', (page) => page.getByRole('radio', { name: /^All/ }).check()],
      check(/^service/),
      check(/^Fleet/),
      ['search', (page) => page.getByRole('searchbox', { name: /^Search Comp/ }).pressSequentially('ar')],
      ['sort', (page) => page.getByRole('button', { name: 'System', exact: true }).click()],
      ['kind', (page) => page.getByRole('combobox', { name: 'Kind' }).selectOption('resource')],
    ],
  ],
  [
    'goes from page to page of the catalog',
    '/catalog?filters[user]=all',
    [
      ['next page', (page) => page.getByRole('button', { name: 'Next page' }).click()],
      ['rows', (page) => page.getByRole('combobox', { name: 'Rows per page' }).selectOption('50')],
      follow('Arrival predictor'),
    ],
  ],
  [
    'goes from entity to entity',
    '/catalog/default/component/arrival-predictor',
    [follow('Fleet tracking'), follow('Bridge display'), follow('Fleet')],
  ],
  [
    'goes through the settings',
    '/settings',
    [follow('Authentication Providers'), follow('Feature Flags'), follow('General')],
  ],
  [
    'reads documentation',
    '/docs',
    [
      ['all', (page) => page.getByRole('radio', { name: /^All/ }).check()],
      ['site', (page) => page.getByRole('main').getByRole('link', { name: 'Ticket office' }).first().click()],
      read('.md-sidebar--primary', 'Operations'),
      read('.md-sidebar--secondary', 'Release'),
      read('.md-sidebar--primary', 'Sell a ticket'),
    ],
  ],
  [
    'opens the table of contents of documentation on a phone',
    '/docs/default/component/ticket-office/operations',
    [['contents', (page) => page.getByRole('button', { name: 'Table of contents' }).click()]],
    360,
  ],
];

/** The address and the accessible content of a page. */
async function readState(page: Page): Promise<string> {
  const snapshot = await page.getByRole('main').ariaSnapshot();
  // Each page that is read changes the list of pages that were read last.
  const content = snapshot.replace(/^( *)- region "Recently read":\n(?:\1 +.*\n)*/m, '');
  return `${decodeURIComponent(page.url())}\n${content}`;
}

async function expectState(page: Page, state: string): Promise<void> {
  await expect.poll(() => readState(page)).toBe(state);
}

describe.each(walks)('a user who %s', (_name, start, steps, width) => {
  it('finds each state again with Back and Forward, even immediately', async () => {
    const { page, context, faults } = await openPage(browser, width === undefined ? {} : { width });
    watchRequests(page);
    await page.goto(`${portal.url}${start}`);
    await settle(page);
    const states = [await readState(page)];
    for (const [name, act] of steps) {
      const before = states.at(-1) ?? '';
      await act(page);
      // The card of an entity must not open when Back puts its link under the pointer.
      await page.mouse.move(0, 0);
      // The new address may be on its way, and Back before it leads to the page before.
      await expect
        .poll(() => decodeURIComponent(page.url()), { message: name })
        .not.toBe(before.split('\n')[0]);
      await page.goBack();
      await expectState(page, before);
      await page.goForward();
      await settle(page);
      const after = await readState(page);
      expect(after).not.toBe(before);
      states.push(after);
    }
    for (const state of states.slice(0, -1).toReversed()) {
      await page.goBack();
      await expectState(page, state);
    }
    for (const state of states.slice(1)) {
      await page.goForward();
      await expectState(page, state);
    }
    // Without a pause.
    for (let at = 1; at < states.length; at += 1) await page.evaluate(() => history.back());
    await expectState(page, states[0] ?? '');
    await page.evaluate((by) => history.go(by), states.length - 1);
    await expectState(page, states.at(-1) ?? '');
    expect(faults).toEqual([]);
    await context.close();
  });
});
