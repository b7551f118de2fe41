import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { bundledFeatures } from '#extensions';
import {
  collectStrings,
  findUntranslated,
  isDeep,
  openPage,
  type Portal,
  readTexts,
  sampleConfig,
  settle,
  test,
  watchRequests,
  type WatchedPage,
} from '#testing/browser';
import { screens, writtenTexts } from './harness/screens';

const pictures = join(import.meta.dirname, '../../test-results/languages');

const entries = [
  { 'api:app/app-language': { config: { availableLanguages: ['en', 'de', 'es', 'ja', 'en-XA', 'ar-XB'] } } },
  {
    'api:app/translations': {
      config: {
        messages: {
          en: { catalog: { 'index.title': 'Everything that {{orgName}} runs' } },
          de: { titles: { Catalog: 'Verzeichnis' } },
        },
      },
    },
  },
];

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
  'OpenAPI',
  'AsyncAPI',
  'GraphQL',
  'gRPC',
  'tRPC',
];
const languageNames = [
  'English',
  'Deutsch',
  'Español',
  '日本語',
  'English (Pseudo-Accents)',
  'Arabic (Pseudo-Bidi)',
];

/** Data from the configuration, URLs and failed requests. */
const fromElsewhere = [
  'Harbourline',
  'guest',
  'component',
  'entityRef',
  'all.yaml',
  'no-such-thing',
  'no-such-tag',
  'ResponseError',
  'Request failed with status 500 Internal Server Error',
];

/** Reads the ids, titles and package information of the plugins. */
async function readPlugins(): Promise<unknown[]> {
  // The root of the tree has its own plugin.
  const found: unknown[] = ['root'];
  for (const feature of bundledFeatures) {
    if (feature.$$type === '@trellis/FrontendPlugin')
      found.push(feature.id, feature.title, await feature.info());
  }
  return found;
}

let browser: Browser;
let portal: Portal;
let data: Set<string>;
/** Data on pages with API definitions, which also show their texts. */
let definitionData: Set<string>;

test.beforeAll(async ({ browser: launched, shared }) => {
  await mkdir(pictures, { recursive: true });
  browser = launched;
  portal = await shared.open(await sampleConfig(entries));
  const opened = await open('en');
  await opened.page.goto(`${portal.url}/catalog`);
  const entities = await readEntities(opened.page);
  data = await readData(opened.page, entities);
  definitionData = new Set([...data, ...collectDefinitionTexts(entities)]);
  await opened.context.close();
});

/** Opens a page for a user who has chosen a language. */
async function open(language: string, width?: number): Promise<WatchedPage> {
  const opened = await openPage(browser, width === undefined ? {} : { width });
  watchRequests(opened.page);
  await opened.context.addInitScript((chosen) => {
    if (localStorage.getItem('language') === null) localStorage.setItem('language', chosen);
  }, language);
  return opened;
}

interface CatalogEntity {
  spec?: { type?: unknown; definition?: unknown };
}

/** Reads the entities of the catalog. */
async function readEntities(page: Page): Promise<CatalogEntity[]> {
  const [response] = await Promise.all([
    page.waitForResponse((one) => /\/api\/catalog\/entities\/by-query/.test(one.url()) && one.ok()),
    page.reload(),
  ]);
  const headers = await response.request().allHeaders();
  return page.evaluate(
    async ([url, authorization]) => {
      const answer = await fetch(url, authorization ? { headers: { authorization } } : {});
      return (await answer.json()) as CatalogEntity[];
    },
    [`${portal.url}/api/catalog/entities`, headers['authorization'] ?? ''] as const,
  );
}

/** Returns all data of the catalog and the configuration. */
async function readData(page: Page, entities: unknown): Promise<Set<string>> {
  const strings = collectStrings(entities);
  const injected = await page.locator('#trellis-config').textContent();
  const { config } = JSON.parse(injected ?? '') as {
    config: { app: { support: unknown; extensions: unknown } };
  };
  for (const text of collectStrings([
    config.app.support,
    config.app.extensions,
    writtenTexts,
    await readPlugins(),
  ]))
    strings.add(text);
  expect(strings.size).toBeGreaterThan(100);
  for (const name of [...productNames, ...languageNames, ...fromElsewhere]) strings.add(name);
  return strings;
}

/** Returns the texts of the API definitions, the parts between the marks of their Markdown, and their HTTP methods. */
function collectDefinitionTexts(entities: readonly CatalogEntity[]): Set<string> {
  const texts = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
  for (const { spec } of entities) {
    if (typeof spec?.definition !== 'string') continue;
    const isYaml = spec.type === 'openapi' || spec.type === 'asyncapi';
    collectStrings(isYaml ? parse(spec.definition) : splitSource(spec.definition), texts);
  }
  // Iterating over a set includes items that are added in the loop.
  for (const text of texts) collectStrings(text.split(/^\s*(?:\d+\.|[-+>#]+)\s|[\n`*[\]()|]+/m), texts);
  return texts;
}

/** Returns the strings in a source text, and its words that can be names. */
function splitSource(text: string): string[] {
  const parts = text.match(/"""[\s\S]*?"""|"[^"\n]*"|\b[\w$]+(?=\s*[:({=])|\b[A-Z]\w*|\bstream\b/g) ?? [];
  return parts.map((part) => part.replaceAll('"', ''));
}

/** What the generator of documentation writes itself. The reader translates it. */
const generated =
  /<a [^>]*md-content__button[^>]*>[^<]*<\/a>|<aside class="md-source-file">.*?<\/aside>|<label [^>]*for="__toc">.*?<\/label>|<span class="md-footer__direction">[^<]*<\/span>/g;

/** Returns the texts of the authors of a page of documentation. */
async function readWritten(page: Page, path: string): Promise<string[]> {
  const response = await page.request.get(`${portal.url}/api/techdocs/static${path}/index.html`);
  expect(response.ok()).toBe(true);
  const [, body = ''] = (await response.text()).split('<body');
  const texts = body.replaceAll(generated, '').split(/<[^>]*>/);
  return texts
    .map((text) => text.replaceAll('&nbsp;', ' ').replaceAll('&amp;', '&').replaceAll('&quot;', '"').trim())
    .filter(Boolean);
}

/** Waits until the page and its deferred parts are complete. */
async function settlePage(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await settle(page);
}

/** Opens each menu and dialog of a page, one after another, and returns all texts. */
async function* openEverything(page: Page): AsyncGenerator<string> {
  yield 'as it opens';
  // An open dialog covers the rest of the page.
  if ((await page.getByRole('dialog').count()) > 0) return;
  // The nodes of a graph have the same menu, so only the first one is opened.
  const openers = page.locator(
    'main [aria-haspopup]:visible:not(li + li > [data-menu]), header [aria-haspopup]:visible',
  );
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

/** Opens a path of the portal without reloading the page, like a link. */
async function visit(page: Page, path: string): Promise<void> {
  if (page.url().startsWith(portal.url))
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  else await page.goto(portal.url + path);
  await settlePage(page);
}

/** @param docs the texts of documentation, which is read if they are given */
async function findFaults(page: Page, path: string, docs?: Set<string>): Promise<string[]> {
  await visit(page, path);
  const faults: string[] = [];
  const known = docs ?? (path.includes('/definition') ? definitionData : data);
  for await (const state of openEverything(page)) {
    const found = findUntranslated(await readTexts(page, docs !== undefined), known);
    faults.push(...found.map(({ text, where }) => `${path} ${state}: “${text}” (${where})`));
  }
  return faults;
}

/** Lists the pages and tabs that the navigation of a page links to. */
async function listPaths(page: Page): Promise<string[]> {
  const links = await page
    .locator('nav a[href^="/"]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  return links.map((link) => link.replace(/[?#].*/, '')).filter((path) => path !== '/');
}

/** Paths without a link in the navigation. */
const further = screens.filter(({ portal }) => portal === undefined).map(({ path }) => path);

/** Takes a screenshot. */
async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
}

describe('the language of the portal', () => {
  it('changes in the settings without a reload or a blank page, and is restored on the next visit', async () => {
    const { page, context, faults } = await openPage(browser);
    await page.goto(`${portal.url}/settings/general`);
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    const other = await context.newPage();
    await other.goto(`${portal.url}/catalog`);
    await other.getByRole('heading', { level: 1, name: 'Everything that Harbourline runs' }).waitFor();

    await page.getByLabel('Language').selectOption({ label: 'Deutsch' });
    await page.getByRole('heading', { level: 1, name: 'Einstellungen' }).waitFor();
    await expect
      .poll(() => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]))
      .toEqual(['de', 'ltr']);
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);

    await other.getByRole('heading', { level: 1, name: 'Katalog von Harbourline' }).waitFor();
    await expect.poll(() => other.getByRole('navigation').first().textContent()).toContain('Verzeichnis');
    await other.reload();
    await other.getByRole('heading', { level: 1, name: 'Katalog von Harbourline' }).waitFor();
    await expect.poll(() => other.title()).toBe('Katalog von Harbourline · Trellis');
    await context.close();
    expect(faults).toEqual([]);
  });

  it('is loaded only if it is chosen', async () => {
    const { page, context } = await openPage(browser);
    watchRequests(page);
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    const countGerman = async () => {
      const texts = await Promise.all([...scripts].map(async (url) => (await fetch(url)).text()));
      return texts.filter((text) => text.includes('Hauptnavigation')).length;
    };
    await page.goto(`${portal.url}/catalog`);
    await settlePage(page);
    expect(await countGerman()).toBe(0);
    await page.evaluate(() => localStorage.setItem('language', 'de'));
    await page.reload();
    await settlePage(page);
    expect(await countGerman()).toBe(1);
    await context.close();
  });

  // German has the longest words, and Arabic is written from right to left.
  it.each(isDeep ? ['de', 'es', 'ja', 'ar-XB', 'en-XA'] : ['de', 'ar-XB'])(
    '%s fits on the screen, wide and narrow',
    async (language) => {
      for (const width of [1440, 360]) {
        const { page, context, faults } = await open(language, width);
        for (const [name, path] of [
          ['catalog', '/catalog'],
          ['entity', '/catalog/default/component/ticket-office'],
          ['group', '/catalog/default/group/booking'],
          ['settings', '/settings/general'],
          ['flags', '/settings/feature-flags'],
        ] as const) {
          await visit(page, path);
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

describe('the pseudo-language', () => {
  it('finds no hard-coded text on pages, tabs and the screens of plugins', async () => {
    const { page, context } = await open('en-XA');
    const paths = new Set(['/catalog', '/devtools', ...further]);
    const faults: string[] = [];
    // Iterating over a set includes items that are added in the loop, so new pages are checked automatically.
    for (const path of paths) {
      faults.push(...(await findFaults(page, path)));
      for (const found of await listPaths(page)) paths.add(found);
    }
    await context.close();
    expect([...paths]).toEqual(
      expect.arrayContaining(['/devtools/gallery', '/settings/general', '/settings/feature-flags']),
    );
    expect(faults).toEqual([]);
  }, 600_000);

  it('finds no hard-coded text in and around documentation', async () => {
    const { page, context } = await open('en-XA');
    const site = '/docs/default/component/ticket-office';
    const pages = [site, `${site}/selling`, `${site}/operations`];
    // A site is built when it is first read.
    await visit(page, site);
    await page.locator('article h1').waitFor();
    const written = await Promise.all(pages.map((path) => readWritten(page, path)));
    const docs = new Set([...data, ...written.flat()]);
    const faults: string[] = [];
    for (const path of [...pages, `${site}/gone`]) faults.push(...(await findFaults(page, path, docs)));
    expect(faults).toEqual([]);
    // Texts in the shadow root are found.
    await visit(page, site);
    await page.locator('article h1').evaluate((heading) => heading.after('Forgotten words'));
    const found = findUntranslated(await readTexts(page, true), docs);
    expect(found.map(({ text }) => text)).toEqual(['Forgotten words']);
    await context.close();
  });

  it('finds no hard-coded text in error states', async () => {
    const { page, context } = await open('en-XA');
    await page.route('**/api/catalog/**', (route) => route.fulfill({ status: 500, json: {} }));
    const faults = await findFaults(page, '/catalog');
    await context.close();
    expect(faults).toEqual([]);
  });

  it('finds no hard-coded text on the sign-in page', async () => {
    const { page, context } = await open('en-XA');
    await page.goto(`${portal.url}/settings/general`);
    await settlePage(page);
    await page.locator('main [aria-haspopup=menu]').first().click();
    await page.getByRole('menuitem').last().click();
    await page.getByRole('heading', { level: 1, name: 'Šîĝñ Îñ' }).waitFor();
    await settlePage(page);
    await picture(page, 'en-XA-1440-sign-in');
    const faults = findUntranslated(await readTexts(page), data);
    await context.close();
    expect(faults).toEqual([]);
  });

  it('finds a hard-coded text', async () => {
    const { page, context } = await open('en-XA');
    await page.goto(`${portal.url}/settings/general`);
    await settlePage(page);
    await page.evaluate(() => document.querySelector('main')?.append('Forgotten words'));
    const found = findUntranslated(await readTexts(page), data);
    await context.close();
    expect(found.map(({ text }) => text)).toEqual(['Forgotten words']);
  });
});
