import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page, Request } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundledFeatures } from '#extensions';
import { createSampleRows } from '../../extensions/devtools/gallery/createSampleRows';
import { sampleSources } from '../../extensions/devtools/gallery/sampleSources';
import { sampleTexts } from '../../extensions/devtools/gallery/sampleTexts';
import { launchBrowser, openPage, type WatchedPage } from './harness/browser';
import { collectStrings, findUntranslated } from './harness/findUntranslated';
import { startPortal, writeConfig, type Portal } from './harness/portal';
import { readTexts } from './harness/readTexts';

const pictures = join(import.meta.dirname, '../../test-results/languages');

const overlay = `
app:
  extensions:
    - api:app/app-language: { config: { availableLanguages: [en, de, es, ja, en-XA, ar-XB] } }
    - api:app/translations:
        config:
          messages:
            en: { catalog: { index.title: 'Everything that {{orgName}} runs' } }
            de: { titles: { Catalog: Verzeichnis } }
    - page:devtools: true
`;

/** Names that are the same in every language. */
const productNames = [
  'Trellis',
  'YAML',
  'Backstage',
  'Google',
  'Microsoft',
  'GitHub',
  'GitLab',
  'Okta',
  'OneLogin',
];
const languageNames = [
  'English',
  'Deutsch',
  'Español',
  '日本語',
  'English (Pseudo-Accents)',
  'Arabic (Pseudo-Bidi)',
];

/** What the configuration, an address or a failed request brings to the page. */
const fromElsewhere = [
  'Harbourline',
  'guest',
  'component',
  'no-such-thing',
  'no-such-tag',
  'ResponseError',
  'Request failed with status 500 Internal Server Error',
];

/** What the gallery of the developers chooses from, as they write it, and the names in its samples. */
const sampleNames = [
  'TB',
  'BT',
  'LR',
  'RL',
  'rounded',
  'straight',
  'step',
  'enable-on-click',
  'enabled',
  'disabled',
  ...['api', 'resource', 'system', 'component'].flatMap((kind) => [
    kind,
    ...Array.from({ length: 50 }, (_none, index) => `${kind}-${index}`),
  ]),
  'a-service-whose-name-says-everything-that-its-authors-thought-of',
  ...Object.values(sampleTexts).flat(),
  ...Object.keys(sampleSources),
];

/** What plugins tell of themselves and of the packages they come in. */
async function readPlugins(): Promise<unknown[]> {
  // The root of the tree has a plugin of its own.
  const told: unknown[] = ['root'];
  for (const feature of bundledFeatures) {
    if (feature.$$type === '@trellis/FrontendPlugin')
      told.push(feature.id, feature.title, await feature.info());
  }
  return told;
}

/** The rows that the sample of the table begins with: it is sorted by name. */
function firstSampleRows() {
  return createSampleRows(10_000)
    .toSorted((a, b) => a.service.localeCompare(b.service))
    .slice(0, 150);
}

let browser: Browser;
let portal: Portal;
let data: Set<string>;

beforeAll(async () => {
  await mkdir(pictures, { recursive: true });
  const configs = ['config/app-config.yaml', await writeConfig(overlay)];
  [browser, portal] = await Promise.all([launchBrowser(), startPortal({ configs })]);
  const opened = await open('en');
  await opened.page.goto(`${portal.url}/catalog`);
  data = await readData(opened.page);
  await opened.context.close();
});

afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

/** Opens a page for somebody who has chosen a language before. */
async function open(language: string, width?: number): Promise<WatchedPage> {
  const opened = await openPage(browser, width === undefined ? {} : { width });
  watchRequests(opened.page);
  await opened.context.addInitScript((chosen) => {
    if (localStorage.getItem('language') === null) localStorage.setItem('language', chosen);
  }, language);
  return opened;
}

/** The requests of a page that are under way; the stream of its configuration always is, and does not count. */
const pending = new WeakMap<Page, Set<Request>>();

function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  pending.set(page, requests);
  page.on('request', (request) => {
    if (!request.url().includes('/config/events')) requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** What people have written: everything in the catalogue. */
async function readData(page: Page): Promise<Set<string>> {
  const [response] = await Promise.all([
    page.waitForResponse((one) => /\/api\/catalog\/entities\/by-query/.test(one.url()) && one.ok()),
    page.reload(),
  ]);
  const headers = await response.request().allHeaders();
  const entities: unknown = await page.evaluate(
    async ([url, authorization]) => {
      const answer = await fetch(url, authorization ? { headers: { authorization } } : {});
      return answer.json();
    },
    [`${portal.url}/api/catalog/entities`, headers['authorization'] ?? ''] as const,
  );
  const strings = collectStrings(entities);
  const injected = await page.locator('#trellis-config').textContent();
  const { config } = JSON.parse(injected ?? '') as { config: { app: { support: unknown } } };
  for (const text of collectStrings([config.app.support, firstSampleRows(), await readPlugins()]))
    strings.add(text);
  expect(strings.size).toBeGreaterThan(100);
  for (const name of [...productNames, ...languageNames, ...fromElsewhere, ...sampleNames]) strings.add(name);
  return strings;
}

/** Waits until nothing is being loaded any more: the parts of a page come one after another. */
async function settle(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  const loading = pending.get(page) ?? new Set();
  let quiet = 0;
  await expect
    .poll(
      async () => {
        const isBusy = loading.size > 0 || (await page.locator('[aria-busy="true"]').count()) > 0;
        quiet = isBusy ? 0 : quiet + 1;
        return quiet;
      },
      { interval: 100, timeout: 20_000 },
    )
    .toBeGreaterThan(4);
}

/** Opens everything on a page that opens, one after another, and gives what is then to be read. */
async function* openEverything(page: Page): AsyncGenerator<string> {
  yield 'as it opens';
  const openers = page.locator('main [aria-haspopup]:visible, header [aria-haspopup]:visible');
  for (let index = 0; index < (await openers.count()); index++) {
    const opener = openers.nth(index);
    const name = (await opener.getAttribute('aria-label')) ?? (await opener.textContent()) ?? '';
    await opener.click();
    await page.locator('[role=menu], [role=dialog], [role=listbox]').first().waitFor();
    yield `with '${name}' open`;
    await page.keyboard.press('Escape');
    await page.locator('[role=menu], [role=dialog], [role=listbox]').first().waitFor({ state: 'hidden' });
  }
}

async function findFaults(page: Page, path: string): Promise<string[]> {
  await page.goto(portal.url + path);
  await settle(page);
  const faults: string[] = [];
  for await (const state of openEverything(page)) {
    const found = findUntranslated(await readTexts(page), data);
    faults.push(...found.map(({ text, where }) => `${path} ${state}: “${text}” (${where})`));
  }
  return faults;
}

/** The pages of the navigation and their tabs, so that a page that is added is looked at, too. */
async function listPaths(page: Page): Promise<string[]> {
  const paths = new Set(['/catalog', '/devtools']);
  for (const path of paths) {
    await page.goto(portal.url + path);
    await settle(page);
    const links = await page
      .locator('nav a[href^="/"]')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    // A set hands out what is added while it is walked.
    for (const link of links) paths.add(link.replace(/[?#].*/, ''));
  }
  return [...paths].filter((path) => path !== '/');
}

const entities = [
  'component/ticket-office',
  'api/ticketing-api',
  'system/ticketing',
  'domain/passengers',
  'resource/tickets-db',
  'group/booking',
  'user/guest',
];

/** Looks at a screen as a person would: what the language is and which way it runs, and a picture. */
async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
}

describe('the language of the portal', () => {
  it('is chosen in the settings, without a reload and without a blank, and is there again at the next visit', async () => {
    const { page, context, faults } = await openPage(browser);
    await page.goto(`${portal.url}/settings/general`);
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    const other = await context.newPage();
    await other.goto(`${portal.url}/catalog`);
    await other.getByRole('heading', { level: 1, name: 'Everything that Harbourline runs' }).waitFor();

    await page.getByLabel('Language').selectOption({ label: 'Deutsch' });
    await page.getByRole('heading', { level: 1, name: 'Einstellungen' }).waitFor();
    expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
      'de',
      'ltr',
    ]);
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);

    await other.getByRole('heading', { level: 1, name: 'Katalog von Harbourline' }).waitFor();
    expect(await other.getByRole('navigation').first().textContent()).toContain('Verzeichnis');
    await other.reload();
    await other.getByRole('heading', { level: 1, name: 'Katalog von Harbourline' }).waitFor();
    expect(await other.title()).toBe('Katalog von Harbourline · Trellis');
    await context.close();
    expect(faults).toEqual([]);
  });

  it('is loaded only when it is chosen', async () => {
    const { page, context } = await openPage(browser);
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    const countGerman = async () => {
      const texts = await Promise.all([...scripts].map(async (url) => (await fetch(url)).text()));
      return texts.filter((text) => text.includes('Hauptnavigation')).length;
    };
    await page.goto(`${portal.url}/catalog`);
    await settle(page);
    expect(await countGerman()).toBe(0);
    await page.evaluate(() => localStorage.setItem('language', 'de'));
    await page.reload();
    await settle(page);
    expect(await countGerman()).toBe(1);
    await context.close();
  });

  it.each(['de', 'es', 'ja', 'ar-XB', 'en-XA'])(
    '%s fits on the screen, wide and narrow',
    async (language) => {
      for (const width of [1440, 360]) {
        const { page, context, faults } = await open(language, width);
        for (const [name, path] of [
          ['catalogue', '/catalog'],
          ['entity', '/catalog/default/component/ticket-office'],
          ['group', '/catalog/default/group/booking'],
          ['settings', '/settings/general'],
          ['flags', '/settings/feature-flags'],
        ] as const) {
          await page.goto(portal.url + path);
          await settle(page);
          await picture(page, `${language}-${width}-${name}`);
          const root = page.locator('html');
          expect(await root.getAttribute('dir')).toBe(language === 'ar-XB' ? 'rtl' : 'ltr');
          const overflow = await root.evaluate((html) => html.scrollWidth - html.clientWidth);
          expect(overflow, `${language} ${width} ${name}`).toBeLessThanOrEqual(0);
        }
        await context.close();
        expect(faults).toEqual([]);
      }
    },
  );
});

describe('the pseudo language', () => {
  it('leaves no text of the pages and their tabs untranslated', async () => {
    const { page, context } = await open('en-XA');
    const paths = await listPaths(page);
    expect(paths).toEqual(
      expect.arrayContaining(['/devtools/gallery', '/settings/general', '/settings/feature-flags']),
    );
    const faults: string[] = [];
    for (const path of paths) faults.push(...(await findFaults(page, path)));
    await context.close();
    expect(faults).toEqual([]);
  }, 600_000);

  it('leaves no text of entities untranslated', async () => {
    const { page, context } = await open('en-XA');
    const faults: string[] = [];
    for (const entity of entities) {
      const [kind, name] = entity.split('/');
      faults.push(...(await findFaults(page, `/catalog/default/${kind}/${name}`)));
    }
    await context.close();
    expect(faults).toEqual([]);
  });

  it('leaves no text of what goes wrong untranslated', async () => {
    const { page, context } = await open('en-XA');
    const faults = [
      ...(await findFaults(page, '/no/such/page')),
      ...(await findFaults(page, '/catalog/default/component/no-such-thing')),
      ...(await findFaults(page, '/catalog?filters%5Btags%5D=no-such-tag')),
    ];
    await page.route('**/api/catalog/**', (route) => route.fulfill({ status: 500, json: {} }));
    faults.push(...(await findFaults(page, '/catalog')));
    await context.close();
    expect(faults).toEqual([]);
  });

  it('leaves no text of the sign-in page untranslated', async () => {
    const { page, context } = await open('en-XA');
    await page.goto(`${portal.url}/settings/general`);
    await settle(page);
    await page.locator('main [aria-haspopup=menu]').first().click();
    await page.getByRole('menuitem').last().click();
    await page.getByRole('heading', { level: 1, name: 'Šîĝñ Îñ' }).waitFor();
    await settle(page);
    await picture(page, 'en-XA-1440-sign-in');
    const faults = findUntranslated(await readTexts(page), data);
    await context.close();
    expect(faults).toEqual([]);
  });

  it('finds a text that was written into a page', async () => {
    const { page, context } = await open('en-XA');
    await page.goto(`${portal.url}/settings/general`);
    await settle(page);
    await page.evaluate(() => document.querySelector('main')?.append('Forgotten words'));
    const found = findUntranslated(await readTexts(page), data);
    await context.close();
    expect(found.map(({ text }) => text)).toEqual(['Forgotten words']);
  });
});
