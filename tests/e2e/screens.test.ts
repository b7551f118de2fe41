import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoSideways, listBarriers } from './harness/barriers';
import { launchBrowser, openPage, widths } from './harness/browser';
import { startPortal, writeConfig, type Portal } from './harness/portal';

const pictures = join(import.meta.dirname, '../../test-results/screens');

/** What every screen is looked at and measured for, in every size and both themes. */
interface Screen {
  name: string;
  path: string;
  /** Resolves when the screen is complete. */
  ready(page: Page): Promise<void>;
  /** Faults that belong to the screen: a page that is not there answers 404. */
  expected?: RegExp;
}

const screens: Screen[] = [
  {
    name: 'catalogue',
    path: '/catalog',
    ready: (page) => page.locator('table tbody a').first().waitFor(),
  },
  {
    name: 'entity',
    path: '/catalog/default/component/ticket-office',
    ready: async (page) => {
      await page.getByRole('heading', { name: 'Ticket office', level: 1 }).waitFor();
      await page.getByRole('heading', { name: 'About' }).waitFor();
      await page.getByRole('link', { name: 'Tickets database' }).first().waitFor();
    },
  },
  {
    name: 'group',
    path: '/catalog/default/group/booking',
    ready: (page) => page.getByRole('link', { name: 'Astrid Lind' }).first().waitFor(),
  },
  {
    name: 'settings',
    path: '/settings',
    ready: (page) => page.getByRole('heading', { name: 'Appearance' }).waitFor(),
  },
  {
    name: 'not-found',
    path: '/no/such/page',
    ready: (page) => page.getByText('PAGE NOT FOUND').waitFor(),
    expected: /404/,
  },
  {
    name: 'entity-not-found',
    path: '/catalog/default/component/no-such-thing',
    ready: (page) => page.getByText('Entity not found').waitFor(),
    expected: /404/,
  },
];

let browser: Browser;
let portal: Portal;

beforeAll(async () => {
  await mkdir(pictures, { recursive: true });
  [browser, portal] = await Promise.all([launchBrowser(), startPortal()]);
});

afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

async function look(screen: Screen, url: string, width: number, dark: boolean): Promise<void> {
  const { page, context, faults } = await openPage(browser, { width, dark });
  try {
    await page.goto(url + screen.path);
    await screen.ready(page);
    await page.evaluate(() => document.fonts.ready);
    const label = `${screen.name}-${width}-${dark ? 'dark' : 'light'}`;
    await page.screenshot({ path: join(pictures, `${label}.png`), fullPage: true });
    expect(await listBarriers(page)).toEqual([]);
    await expectNoSideways(page);
    expect(faults.filter((fault) => !(screen.expected?.test(fault) ?? false))).toEqual([]);
  } finally {
    await context.close();
  }
}

const looks = Object.values(widths).flatMap((width) => [false, true].map((dark) => ({ width, dark })));

describe.each(screens)('the screen $name', (screen) => {
  it.each(looks)('is whole and accessible at $width px, dark: $dark', async ({ width, dark }) => {
    await look(screen, portal.url, width, dark);
  });
});

describe('the startup-failure screen', () => {
  let broken: Portal;

  beforeAll(async () => {
    const file = await writeConfig(
      [
        'app:',
        '  extensions:',
        '    - page:catalog:',
        '        config: { path: 12 }',
        '    - page:catlog',
      ].join('\n'),
    );
    broken = await startPortal({ configs: [file], catalogue: false });
  });

  afterAll(async () => {
    await broken?.stop();
  });

  it.each(looks)('is whole and accessible at $width px, dark: $dark', async ({ width, dark }) => {
    const screen: Screen = {
      name: 'startup-failure',
      path: '/catalog',
      ready: (page) => page.getByRole('heading', { name: 'App startup failed' }).waitFor(),
      expected: /./,
    };
    await look(screen, broken.url, width, dark);
  });

  it('names each problem with its code, extension and place', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`${broken.url}/catalog`);
    await page.getByRole('heading', { name: 'App startup failed' }).waitFor();
    const text = (await page.locator('body').textContent()) ?? '';
    expect(text).toContain('EXTENSION_CONFIGURATION_INVALID');
    expect(text).toContain('page:catalog');
    expect(text).toContain('INVALID_EXTENSION_CONFIG_KEY');
    expect(text).toMatch(/app-config\.yaml:\d+:\d+/);
    await context.close();
  });
});
