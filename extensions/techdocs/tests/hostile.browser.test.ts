import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { openPage, type Portal, sampleConfig, startPortal, test, writeConfig } from '#testing/browser';
import { hostilePages, hostileSheet, printHostilePage } from './hostilePages';
import { serveSync, site, upToDate } from './serveDocs';

const folder = process.env['TRELLIS_FIXTURES'];
const fixtures = folder === undefined ? [] : readFixtures(join(folder, 'hostile-html'));

interface Fixture {
  file: string;
  technique: string;
  benignInParseTree: string[];
}

let browser: Browser;
let portal: Portal;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  const config = parse(await sampleConfig()) as Record<string, unknown>;
  config['techdocs'] = {
    sanitizer: {
      allowedIframeHosts: ['frames.example'],
      allowedCustomElementTagNameRegExp: '^docs-',
      allowedCustomElementAttributeNameRegExp: '.*',
    },
  };
  portal = await startPortal({ configs: [await writeConfig(stringify(config))] });
});

afterAll(async () => {
  await portal?.stop();
});

describe('a documentation page', () => {
  it('runs, loads and moves nothing of hostile content, and keeps its text', async () => {
    const cases = new Map(
      hostilePages.map((page) => [page.name.replaceAll(' ', '-'), printHostilePage(page)]),
    );
    const { page, found, outside, close } = await openHostile(cases);
    for (const { name, keeps } of hostilePages) {
      await show(page, name.replaceAll(' ', '-'));
      const text = await readText(page);
      expect(text).toContain('Text before.');
      expect(text.replaceAll(/\s+/g, ' ')).toContain(keeps ?? '');
      expect(await checkTree(page)).toEqual([]);
      await expectPortalIntact(page);
    }
    expect(found()).toEqual([]);
    expect(outside).toEqual([]);
    await close();
  });

  it('shows pages of the configured hosts', async () => {
    const frame = '<iframe title="Video" src="https://frames.example/video"></iframe>';
    const cases = new Map([['framed', printHostilePage({ name: 'framed', html: frame })]]);
    const { page, outside, close } = await openHostile(cases);
    await page.route('https://frames.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>The video.</p>' }),
    );
    await show(page, 'framed');
    await page.frameLocator('iframe[title="Video"]').getByText('The video.').waitFor();
    expect(outside).toEqual(['https://frames.example/video']);
    await close();
  });

  it('cannot cover the portal with a stylesheet of the site', async () => {
    const sheet = hostilePages.filter(({ name }) => name === 'a stylesheet');
    const { page, outside, close } = await openHostile(
      new Map(sheet.map((hostile) => ['sheet', printHostilePage(hostile)])),
    );
    await show(page, 'sheet');
    // The stylesheet applies, and the link that it moves is under the pointer at most in the documentation.
    await page.waitForFunction(
      () =>
        getComputedStyle(window.docsRoot().querySelector('.kept') ?? document.body).borderTopWidth === '3px',
    );
    const covered = await page.evaluate(() => {
      const { host } = window.docsRoot();
      const { left, top, right, bottom } = host.getBoundingClientRect();
      const points: string[] = [];
      for (let x = 5; x < innerWidth; x += 20)
        for (let y = 5; y < innerHeight; y += 20)
          if (
            (x < left - 5 || x > right + 5 || y < top - 5 || y > bottom + 5) &&
            document.elementFromPoint(x, y) === host
          )
            points.push(`${x},${y}`);
      return points;
    });
    expect(covered).toEqual([]);
    expect(await checkTree(page)).toEqual([]);
    expect(outside).toEqual([]);
    await close();
  });

  it.skipIf(fixtures.length === 0)('withstands the published cases (TRELLIS_FIXTURES)', async () => {
    const cases = new Map(fixtures.map(({ file, html }) => [file.replace('.html', ''), html]));
    const { page, found, outside, close } = await openHostile(cases);
    const lost: string[] = [];
    let expected = 0;
    for (const { file, benignInParseTree } of fixtures) {
      await show(page, file.replace('.html', ''));
      const benign = await page.evaluate(() =>
        [...(window.docsRoot().querySelectorAll<HTMLElement>('[data-benign]') ?? [])].map(
          ({ dataset }) => dataset['benign'],
        ),
      );
      expected += benignInParseTree.length;
      lost.push(
        ...benignInParseTree.filter((name) => !benign.includes(name)).map((name) => `${file} ${name}`),
      );
      expect(await checkTree(page)).toEqual([]);
      await expectPortalIntact(page);
    }
    // Every text that the HTML parser keeps. The others are inside elements whose content is not HTML, such as `xmp`.
    expect(lost).toEqual([]);
    expect(expected).toBe(169);
    expect(found()).toEqual([]);
    expect(outside).toEqual([]);
    await close();
  });
});

declare global {
  interface Window {
    docsRoot: () => ShadowRoot;
    docsViolations: string[];
  }
}

async function openHostile(cases: ReadonlyMap<string, string>) {
  const { page, context, faults } = await openPage(browser);
  const outside: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (url.includes('/api/catalog/canary')) outside.push(url);
    if (!url.startsWith(portal.url) && !/^(?:data|blob):/.test(url)) outside.push(url);
  });
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await context.addInitScript(() => {
    Reflect.set(window, 'canary', () => console.error('The canary sang.'));
    Reflect.set(window, 'alert', () => console.error('The canary sang.'));
    window.docsViolations = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      window.docsViolations.push(`${effectiveDirective} ${blockedURI} ${sample}`),
    );
    window.docsRoot = () => {
      const host = [...document.querySelectorAll('main *')].find((element) => element.shadowRoot !== null);
      if (!host?.shadowRoot) throw new Error('The page has no documentation.');
      return host.shadowRoot;
    };
  });
  await page.route('**/api/techdocs/static/docs/**', async (route) => {
    const path = new URL(route.request().url()).pathname;
    const name = path.split('/').at(-2) ?? '';
    const html = cases.get(name);
    if (html !== undefined && path.endsWith('index.html'))
      return route.fulfill({ contentType: 'text/html', body: html });
    if (path.endsWith('/hostile.css')) return route.fulfill({ contentType: 'text/css', body: hostileSheet });
    if (path.endsWith('/ticket-office/index.html'))
      return route.fulfill({ contentType: 'text/html', body: printHostilePage({ name: 'start', html: '' }) });
    // Images of the cases, which do not exist.
    return route.fulfill({
      status: 200,
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
  });
  await serveSync(page, upToDate);
  await page.route('**/api/techdocs/metadata/techdocs/**', (route) =>
    route.fulfill({ json: { site_name: 'Ticket office', site_description: 'None' } }),
  );
  await page.goto(`${portal.url}${site}`);
  await page.getByText('Text before.').waitFor();
  return {
    page,
    outside,
    found: () => faults,
    close: async () => {
      expect(await page.evaluate(() => window.docsViolations)).toEqual([]);
      await context.close();
    },
  };
}

/** Opens a page as a link in the documentation does. */
async function show(page: Page, name: string): Promise<void> {
  const isShown = page.waitForFunction((path) => {
    const { article } = { article: window.docsRoot().querySelector<HTMLElement>('article') };
    return article?.dataset['path'] === path;
  }, name);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, `${site}/${name}`);
  await isShown;
  // Handlers of images run after they load.
  await page.waitForTimeout(60);
}

function readText(page: Page): Promise<string> {
  return page.evaluate(() => window.docsRoot().querySelector('article')?.textContent ?? '');
}

/** What must not be in the shown content, by a list that is not the one of the reader. */
function checkTree(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const refused =
      'script, style, link, meta, base, object, embed, template, form, button[formaction], iframe:not([src^="https://frames.example/"]), input:not([type=checkbox], [type=radio]), dialog[open]:not(.docs-drawer), [popover], [autofocus], [srcdoc], foreignObject, animate, set, use, p[data-docs-to]';
    const article = window.docsRoot().querySelector('article');
    for (const element of article?.querySelectorAll(refused) ?? [])
      problems.push(element.outerHTML.slice(0, 200));
    for (const element of article?.querySelectorAll('*') ?? []) {
      if (element.shadowRoot) problems.push(`shadow root of ${element.localName}`);
      for (const { name, value } of element.attributes) {
        const isScript = /^\s*(?:javascript|vbscript|data:text)/i.test(
          // oxlint-disable-next-line no-control-regex
          value.replaceAll(/[\u0000-\u0020]/g, ''),
        );
        if (name.startsWith('on') || (isScript && name !== 'title' && name !== 'alt'))
          problems.push(`${element.localName} ${name}=${value}`);
      }
      if (getComputedStyle(element).position === 'fixed') problems.push(`fixed ${element.localName}`);
    }
    for (const link of article?.querySelectorAll('a') ?? []) {
      if (link.href !== '' && !['http:', 'https:', 'mailto:'].includes(link.protocol))
        problems.push(link.href);
      if (link.pathname.startsWith('/api/auth')) problems.push(link.href);
    }
    return problems;
  });
}

async function expectPortalIntact(page: Page): Promise<void> {
  const intact = await page.evaluate(() => ({
    body: document.body instanceof HTMLBodyElement && getComputedStyle(document.body).display !== 'none',
    get: typeof document.getElementById,
    origin: location.pathname.startsWith('/docs/default/component/ticket-office'),
  }));
  expect(intact).toEqual({ body: true, get: 'function', origin: true });
}

function readFixtures(root: string): Array<Fixture & { html: string }> {
  const index = JSON.parse(readFileSync(join(root, 'index.json'), 'utf8')) as Fixture[];
  return index.map((fixture) => ({ ...fixture, html: readFileSync(join(root, fixture.file), 'utf8') }));
}
