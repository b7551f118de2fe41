import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  await opened.context.addInitScript((chosen) => {
    if (localStorage.getItem('language') === null) localStorage.setItem('language', chosen);
  }, language);
  return opened;
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
  expect(strings.size).toBeGreaterThan(100);
  for (const name of [...productNames, ...languageNames, ...fromElsewhere]) strings.add(name);
  return strings;
}

/** Waits until a page says nothing more: its cards come one after another. */
async function settle(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  let before = '';
  await expect
    .poll(
      async () => {
        const now = await page.locator('body').innerText();
        const isSettled = now === before && (await page.locator('[aria-busy="true"]').count()) === 0;
        before = now;
        return isSettled;
      },
      { interval: 250, timeout: 15_000 },
    )
    .toBe(true);
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
  const readLinks = (within: string): Promise<string[]> =>
    page
      .locator(`${within} a[href^="/"]`)
      .evaluateAll((links) => links.map((link) => (link.getAttribute('href') ?? '').replace(/[?#].*/, '')));
  await page.goto(`${portal.url}/catalog`);
  await settle(page);
  const pages = [...new Set(await readLinks('nav'))];
  const paths = new Set(pages);
  for (const path of pages) {
    await page.goto(portal.url + path);
    await settle(page);
    for (const tab of await readLinks('header nav, [role=tablist]')) paths.add(tab);
  }
  return [...paths];
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

describe('the pseudo language', () => {
  it('leaves no text of the pages and their tabs untranslated', async () => {
    const { page, context } = await open('en-XA');
    const paths = await listPaths(page);
    expect(paths).toEqual(
      expect.arrayContaining(['/catalog', '/settings/general', '/settings/feature-flags']),
    );
    const faults: string[] = [];
    for (const path of paths) faults.push(...(await findFaults(page, path)));
    await context.close();
    expect(faults).toEqual([]);
  });

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
