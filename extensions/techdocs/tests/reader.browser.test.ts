import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Route } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import {
  expectAccessible,
  measureEarlyScripts,
  openPage,
  shiftClock,
  sumLayoutShifts,
  test,
  watchContent,
} from '#testing/browser';
import {
  type DocsPortal,
  holdSync,
  pageOf,
  servePages,
  serveSync,
  site,
  startDocsPortal,
  upToDate,
} from './serveDocs';

/** An entity whose documentation is a page of another entity's site, although it has its own. */
const alias = {
  apiVersion: 'backstage.io/v1alpha1',
  kind: 'Component',
  metadata: {
    name: 'alias',
    annotations: {
      'backstage.io/techdocs-ref': 'dir:.',
      'backstage.io/techdocs-entity': 'component:default/ticket-office',
      'backstage.io/techdocs-entity-path': '/operations/',
    },
  },
  spec: { type: 'service', lifecycle: 'production', owner: 'group:default/platform' },
};

const live = {
  ...alias,
  metadata: { name: 'live', annotations: { 'backstage.io/techdocs-ref': 'dir:.' } },
};

/** An image of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let browser: Browser;
let portal: DocsPortal;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  portal = await startDocsPortal([alias, live], { 'docs/index.md': '# Live\n\nVersion 1.\n' });
});

afterAll(async () => {
  await portal?.stop();
});

describe('a documentation page', () => {
  it('opens pages and headings by links, and goes back to where the user was', async () => {
    const { page, context, faults } = await openPage(browser);
    await page.goto(`${portal.url}/docs/default/component/ticket-office`);
    await page.getByRole('heading', { name: 'What it promises' }).waitFor();
    // Neither the first build nor its notice, tools and diagrams move anything.
    await page.locator('[data-docs-diagram]:not([data-docs-pending])').waitFor();
    const edit = page.getByRole('link', { name: 'Edit this page' });
    expect(await edit.getAttribute('href')).toBe(
      'https://github.com/harbourline/ticket-office/edit/main/docs/index.md',
    );
    await page.getByRole('link', { name: 'Give feedback' }).waitFor();
    expect(await sumLayoutShifts(page)).toBeLessThanOrEqual(0.02);
    const navigation = page.locator('.md-sidebar--primary');
    const first = await navigation.elementHandle();
    await navigation.getByRole('link', { name: 'Operations' }).click();
    // The heading of the content is the only one of its level, and names the tab of the browser.
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).allTextContents())
      .toEqual([expect.stringContaining('Operations')]);
    await expect.poll(() => page.title()).toMatch(/^Operations · Ticket office · /);
    await expectAccessible(page);
    expect(new URL(page.url()).pathname).toBe(`${site}/operations/`);
    // The sidebars stay.
    expect(await first?.evaluate((element) => element.isConnected)).toBe(true);
    await navigation.locator('a[aria-current=page]', { hasText: 'Operations' }).waitFor();
    // Only the text is printed, over the whole width.
    const around = ['.md-sidebar', '.md-footer', '.md-content__button', 'a.headerlink', '[data-docs-tool]'];
    const controls = [
      page.locator(around.join()),
      page.getByRole('searchbox', { name: /Ticket office/ }),
      page.getByRole('button', { name: 'Settings of the documentation' }),
      page.getByRole('button', { name: 'Give feedback' }),
    ].map((control) => control.filter({ visible: true }));
    await page.getByRole('searchbox', { name: /Ticket office/ }).waitFor();
    expect(await controls[0]?.count()).toBeGreaterThan(3);
    await page.emulateMedia({ media: 'print' });
    for (const control of controls) await expect.poll(() => control.count()).toBe(0);
    const printed = await page.locator('article').boundingBox();
    expect(printed?.x).toBeLessThan(100);
    expect(printed?.width).toBeGreaterThan((page.viewportSize()?.width ?? 0) - 200);
    await page.emulateMedia({ media: null });
    const entry = page.locator('.md-sidebar--secondary a').first();
    const id = decodeURIComponent((await entry.getAttribute('href'))?.slice(1) ?? '');
    await entry.click();
    await expect.poll(() => decodeURIComponent(new URL(page.url()).hash.slice(1))).toBe(id);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.id))
      .toBe(id);
    await page.goBack();
    await page.goBack();
    await page.getByRole('heading', { name: 'What it promises' }).waitFor();
    // The first build is awaited without a failed request.
    expect(faults).toEqual([]);
    await context.close();
  });

  it('shows the documentation as a tab of an entity, with the same pages', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`${portal.url}/catalog/default/component/ticket-office/docs`);
    await page.locator('.md-sidebar--primary').getByRole('link', { name: 'Operations' }).click();
    // The name of the entity is the `h1`.
    const heading = page.locator('article h1', { hasText: 'Operations' });
    await heading.waitFor();
    expect(await heading.getAttribute('aria-level')).toBe('2');
    expect(new URL(page.url()).pathname).toBe('/catalog/default/component/ticket-office/docs/operations/');
    await context.close();
  });

  it('shows the site of another entity that the entity names', async () => {
    const { page, context } = await openPage(browser);
    const built: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/techdocs/sync/')) built.push(new URL(request.url()).pathname);
    });
    const isOwn = page.waitForResponse('**/static/docs/default/component/alias/index.html');
    await page.route('**/static/docs/default/component/alias/index.html', (route) =>
      route.fulfill(pageOf('<p>The wrong page.</p>')),
    );
    let hold: (route: Route) => void = () => undefined;
    const held = new Promise<Route>((resolve) => (hold = resolve));
    await page.route('**/metadata/entity/default/component/alias', (route) => hold(route));
    await page.goto(`${portal.url}/docs/default/component/alias`);
    const metadata = await held;
    await isOwn;
    await page.waitForTimeout(300);
    expect(await page.getByText('The wrong page.').count()).toBe(0);
    await metadata.continue();
    await page.getByRole('heading', { level: 1, name: 'Operations' }).waitFor();
    await expect.poll(() => built).toEqual(['/api/techdocs/sync/default/component/ticket-office']);
    expect(new URL(page.url()).pathname).toBe('/docs/default/component/alias/operations/');
    await page.locator('.md-sidebar--primary a').first().click();
    await page.getByRole('heading', { name: 'What it promises' }).waitFor();
    await context.close();
  });

  it('is found by the search of its site, with the keyboard', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`${portal.url}${site}`);
    await page.getByRole('heading', { name: 'What it promises' }).waitFor();
    const field = page.getByRole('search').last().getByRole('searchbox');
    const results = page.getByRole('list', { name: 'Results' }).getByRole('link');
    // The index follows the first build.
    await expect
      .poll(
        async () => {
          await field.fill('');
          await field.fill('operations');
          await page.waitForResponse('**/api/search/query?**', { timeout: 2000 }).catch(() => undefined);
          return results.count();
        },
        { timeout: 25_000 },
      )
      .toBeGreaterThan(0);
    const expected = await results.first().getAttribute('href');
    await field.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe(new URL(expected ?? '', page.url()).pathname);
    expect(await results.count()).toBe(0);
    await context.close();
  });

  it('stays when its cookie expires, and gets a new one', async () => {
    const { page, context } = await openPage(browser);
    const sleep = await shiftClock(context);
    let cookies = 0;
    await page.route('**/api/techdocs/**/auth/v1/cookie', (route) => {
      cookies += 1;
      return route.continue();
    });
    await page.goto(`${portal.url}${site}`);
    await page.getByRole('heading', { name: 'What it promises' }).waitFor();
    await expect.poll(() => cookies).toBe(1);
    await context.clearCookies();
    await sleep(page, 120);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => cookies, { timeout: 15_000 }).toBeGreaterThan(1);
    await page.locator('.md-sidebar--primary').getByRole('link', { name: 'Operations' }).click();
    await page.getByRole('heading', { level: 1, name: 'Operations' }).waitFor();
    await context.close();
  });

  it('loads images when it has the cookie for them', async () => {
    const { page, context } = await openPage(browser);
    await servePages(page, () => '<p>Text.</p><img src="plan.png" alt="Plan">');
    await serveSync(page, upToDate);
    let images = 0;
    await page.route('**/plan.png', (route) => {
      images += 1;
      return route.fulfill({ contentType: 'image/png', body: pixel });
    });
    let hold: (route: Route) => void = () => undefined;
    const held = new Promise<Route>((resolve) => (hold = resolve));
    await page.route('**/api/techdocs/**/cookie', (route) => hold(route));
    await page.goto(`${portal.url}${site}`);
    await page.getByText('Text.').waitFor();
    expect(images).toBe(0);
    await (await held).continue();
    await expect
      .poll(() => page.getByAltText('Plan').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1);
    expect(images).toBe(1);
    await context.close();
  });

  it('keeps its text in place while images, tables, code and links get ready', async () => {
    const { page, context } = await openPage(browser, { width: 768 });
    await serveSync(page, upToDate);
    await servePages(
      page,
      () =>
        `<a class="md-content__button" rel="edit" href="https://github.com/acme/web/edit/main/a.md" title="Seite bearbeiten">Bearbeiten</a><h1 id="a">${'A long title of a page '.repeat(5)}</h1><img src="plan.svg" alt="Plan"><table><tr><td>${'cell '.repeat(60)}<td><code>${'c'.repeat(90)}</code></table><pre><code>run</code></pre><h2 id="b">Part</h2>${'<p>A paragraph.</p>'.repeat(9)}`,
    );
    await page.route('**/plan.svg', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>',
      }),
    );
    await page.goto(`${portal.url}${site}`);
    await page.getByRole('link', { name: 'Give feedback' }).waitFor();
    await page.getByRole('button', { name: 'Copy code' }).waitFor({ state: 'attached' });
    await expect
      .poll(() => page.getByAltText('Plan').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(300);
    expect(await sumLayoutShifts(page)).toBeLessThanOrEqual(0.02);
    await context.close();
  });

  it('shows the pages in a drawer on phones', async () => {
    const { page, context } = await openPage(browser, { width: 360 });
    await page.goto(`${portal.url}${site}`);
    await page.getByRole('heading', { name: 'What it promises' }).waitFor();
    await page.getByRole('button', { name: 'Pages' }).click();
    await page.getByRole('dialog', { name: 'Pages' }).getByRole('link', { name: 'Operations' }).click();
    await page.getByRole('heading', { level: 1, name: 'Operations' }).last().waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(0);
    // Back closes what is shown over the page, and never leads to it.
    await page.getByRole('button', { name: 'Table of contents' }).click();
    const contents = page.getByRole('dialog', { name: 'Table of contents' });
    await contents.waitFor();
    await page.goBack();
    await contents.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Pages' }).click();
    await page.getByRole('dialog', { name: 'Pages' }).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    expect(new URL(page.url()).pathname).toBe(`${site}/operations/`);
    await page.goBack();
    await page.getByRole('heading', { name: 'What it promises' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await context.close();
  });
});

/** In bytes with gzip. */
const mostScripts = 300_000;

describe('the first page of a visit', () => {
  it('needs few scripts before its heading, and stays where it is', async () => {
    for (const width of [360, 768, 1440]) {
      const { page, context } = await openPage(browser, { width });
      await serveSync(page, 'event: finish\ndata: {"updated":false}\n\n');
      const text = `<h1 id="guide">Guide</h1>${'<p>A paragraph of some words.</p>'.repeat(40)}`;
      const body = `<main class="md-main"><article class="md-content__inner">${text}</article></main>`;
      await page.route('**/static/docs/**', (route) => route.fulfill({ contentType: 'text/html', body }));
      await watchContent(page, '[data-docs-content="shown"]');
      await page.goto(`${portal.url}${site}/guide/`);
      await page.getByRole('heading', { level: 1, name: 'Guide' }).waitFor();
      // Facts and tools are loaded after the text.
      await page.locator('header').getByText('Owner', { exact: true }).waitFor();
      await page.locator('.md-content a.headerlink').waitFor({ state: 'attached' });
      // Facts are on one line, and none is over another.
      const cut = await page
        .locator('header dl dt')
        .evaluateAll((labels) => labels.filter((label) => label.scrollWidth > label.clientWidth).length);
      expect(cut).toBe(0);
      const { urls, bytes } = await measureEarlyScripts(page);
      expect(urls.join('\n')).toMatch(/parseWorker/);
      expect(urls.join('\n')).not.toMatch(/PageControls|ReaderFacts|Notices|SearchBox/);
      console.log(`Up to the heading of a page of documentation at ${width} px: ${bytes} bytes (gzip).`);
      expect(bytes).toBeLessThanOrEqual(mostScripts);
      expect(await sumLayoutShifts(page)).toBeLessThanOrEqual(0.02);
      await context.close();
    }
  });
});

describe('a script of the reader that is missing', () => {
  it('is reported, and the page is shown once it can be loaded', async () => {
    const { page, context } = await openPage(browser);
    await servePages(page, () => '<p>The text.</p>');
    await serveSync(page, upToDate);
    const notFound = (route: Route) => route.fulfill({ status: 404 });
    await page.route('**/assets/techdocs-reader-*', notFound);
    await page.goto(`${portal.url}${site}`);
    await page.getByText('Error in techdocs').waitFor();
    await page.unroute('**/assets/techdocs-reader-*', notFound);
    // Without its worker, the reader cannot read pages.
    await page.route('**/assets/parseWorker-*', notFound);
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByText('The page cannot be read.', { exact: true }).waitFor();
    await page.unroute('**/assets/parseWorker-*', notFound);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('The text.').waitFor();
    await context.close();
  });
});

describe('the states of a site', () => {
  it('offers a new version, and reports a build that fails, also above the navigation of phones', async () => {
    const { page, context } = await openPage(browser, { width: 360 });
    let version = 1;
    await servePages(page, () => `<p>Version ${version}.</p>`);
    const finish = await holdSync(page);
    await page.goto(`${portal.url}${site}`);
    await page.getByText('Version 1.').waitFor();
    await page.getByText('A newer version of this documentation is being prepared').waitFor();
    await finish('event: finish\ndata: {"updated":true}\n\n');
    await page
      .getByText('A newer version of this documentation is now available, please refresh to view.')
      .waitFor();
    version = 2;
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByText('Version 2.').waitFor();
    await expect.poll(() => page.getByText('A newer version').count()).toBe(0);

    await serveSync(page, 'event: log\ndata: "step one"\n\nevent: error\ndata: "mkdocs.yml is invalid"\n\n');
    await page.reload();
    await page
      .getByText('Building a newer version of this documentation failed. mkdocs.yml is invalid')
      .waitFor();
    await page.getByRole('button', { name: 'Show build log' }).click();
    await page.getByText('step one').first().waitFor();
    await context.close();
  });

  it('offers a new version while a page is read whose file is saved, and is silent before', async () => {
    const { page, context, faults } = await openPage(browser);
    let checks = 0;
    page.on('response', (response) => {
      if (response.url().includes('/api/techdocs/sync/')) checks += 1;
    });
    await page.goto(`${portal.url}/docs/default/component/live`);
    await page.getByText('Version 1.').waitFor();
    await expect.poll(() => checks).toBeGreaterThan(0);
    await expect.poll(() => page.getByText(/documentation is/i).count()).toBe(0);
    await page.evaluate(() => {
      const seen: string[] = [];
      new MutationObserver(() => {
        const notices = [...document.querySelectorAll('[role=status], [role=progressbar]')];
        seen.push(...notices.map(({ textContent }) => textContent).filter(Boolean));
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
      Object.assign(globalThis, { seen });
    });
    await expect.poll(() => checks, { timeout: 20_000 }).toBeGreaterThan(3);
    expect(await page.evaluate(() => (globalThis as { seen?: string[] }).seen)).toEqual([]);
    await writeFile(join(portal.folder, 'docs/index.md'), '# Live\n\nVersion 2.\n');
    const saved = Date.now();
    const refresh = page.getByRole('button', { name: 'Refresh' });
    await refresh.waitFor();
    console.log(`From saving a page of documentation to Refresh: ${Date.now() - saved} ms.`);
    await refresh.click();
    await page.getByText('Version 2.').waitFor();
    await expect.poll(() => page.getByText('A newer version').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('says that the first build takes some time, and shows the page after it', async () => {
    const { page, context } = await openPage(browser);
    let isBuilt = false;
    await page.route('**/static/docs/**', (route) =>
      isBuilt ? route.fulfill(pageOf('<p>Built.</p>')) : route.fulfill({ status: 404, body: '' }),
    );
    const finish = await holdSync(page);
    await page.goto(`${portal.url}${site}`);
    await page
      .getByText(
        'Documentation is accessed for the first time and is being prepared. The subsequent loads are much faster.',
      )
      .waitFor();
    isBuilt = true;
    await finish('event: log\ndata: "step one"\n\nevent: finish\ndata: {"updated":true}\n\n');
    await page.getByText('Built.').waitFor();
    await expect.poll(() => page.getByText('accessed for the first time').count()).toBe(0);
    await context.close();
  });

  it('shows missing pages, failures, and a backend that is gone', async () => {
    const { page, context } = await openPage(browser);
    await serveSync(page, upToDate);
    await page.route('**/static/docs/**', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`${portal.url}${site}/nowhere/`);
    await page.getByText('Page not found.').waitFor();
    await page.route('**/static/docs/**', (route) => route.fulfill({ status: 500, body: '' }));
    await page.reload();
    await page.getByText('Could not generate documentation or an error in the TechDocs backend.').waitFor();
    await page.route('**/static/docs/**', (route) => route.abort());
    await page.reload();
    await page.getByText('Could not load this page').waitFor();
    await servePages(page, () => '<p>Back again.</p>');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('Back again.').waitFor();
    await context.close();
  });

  it('redirects from a page that is no longer maintained, but not to other hosts', async () => {
    const { page, context } = await openPage(browser);
    await serveSync(page, upToDate);
    await servePages(page, (path) =>
      path.endsWith('/old/index.html')
        ? '<meta http-equiv="refresh" content="0; url=../new/"><p>Old.</p>'
        : path.endsWith('/away/index.html')
          ? '<meta http-equiv="refresh" content="0; url=https://evil.invalid/">'
          : '<p>Another page.</p>',
    );
    await page.goto(`${portal.url}${site}/old/`);
    await page.getByText('This TechDocs page is no longer maintained.').waitFor();
    await page.getByRole('button', { name: 'Redirect now' }).click();
    await page.waitForURL(`**${site}/new/`);
    await page.goto(`${portal.url}${site}/away/`);
    await page.getByText('This TechDocs page is no longer maintained.').waitFor();
    await page.waitForURL(`${portal.url}${site}`);
    await context.close();
  });
});
