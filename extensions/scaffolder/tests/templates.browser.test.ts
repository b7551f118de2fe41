import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import {
  expectAccessible,
  expectNoHorizontalScroll,
  measureEarlyScripts,
  openPage,
  type Portal,
  sampleConfig,
  startPortal,
  test,
  watchContent,
  writeConfig,
} from '#testing/browser';

/** The highest number of bytes of JavaScript that loads before the list is drawn, compressed with gzip. */
const MOST_BYTES = 290_000;

let browser: Browser;
let portal: Portal;

test.beforeAll(async ({ browser: launched, shared }) => {
  browser = launched;
  portal = await shared.open(await sampleConfig());
});

describe('templates', () => {
  it('are found, understood and chosen, also on a phone', async () => {
    const { page, context, faults } = await openPage(browser);
    await watchContent(page, 'main article h4');
    await page.goto(`${portal.url}/create`);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/create/templates');
    await page.getByRole('heading', { level: 1, name: 'Create a new component' }).waitFor();
    const card = page.getByRole('article', { name: 'New service' });
    await card.getByText('recommended').waitFor();
    const { urls, bytes } = await measureEarlyScripts(page);
    console.log(`Up to the list of templates: ${bytes} bytes (gzip) in ${urls.length} scripts.`);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
    await page.getByRole('link', { name: 'Register Existing Component' }).waitFor();
    await expectAccessible(page);

    await page.getByRole('searchbox', { name: 'Search templates' }).fill('website');
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    await page.goBack();
    await card.waitFor();

    await card.getByRole('button', { name: 'Details of New service' }).click();
    const drawer = page.getByRole('dialog', { name: 'New service' });
    await drawer.getByText('A repository').waitFor();
    await drawer.getByRole('link', { name: 'publish:local' }).waitFor();
    await expectAccessible(page);
    await page.reload();
    await drawer.getByRole('link', { name: 'fetch:template' }).click();
    await page.getByRole('heading', { name: 'fetch:template' }).waitFor();
    await page.getByText('copyWithoutTemplating').waitFor();
    await expectAccessible(page);

    await page.getByRole('searchbox', { name: 'Search for an action' }).fill('wait');
    await page.getByRole('link', { name: /debug:wait/ }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/create/actions/debug:wait');
    await page.getByRole('link', { name: 'Templating extensions' }).click();
    await page.getByRole('heading', { name: 'parseRepoUrl' }).waitFor();
    await expectAccessible(page);

    await page.setViewportSize({ width: 360, height: 800 });
    for (const path of ['templates', 'actions', 'actions/fetch:template', 'templating-extensions']) {
      await page.goto(`${portal.url}/create/${path}`);
      await page.locator('main :is(article, nav li)').first().waitFor();
      await expectNoHorizontalScroll(page);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  it('are offered by the command palette and by their page', async () => {
    const { page, context, faults } = await openPage(browser);
    await page.goto(`${portal.url}/catalog/default/template/new-service`);
    const link = page.getByRole('link', { name: 'Launch template' });
    await expect.poll(() => link.getAttribute('href')).toBe('/create/templates/default/new-service');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('launch');
    await page.getByRole('option', { name: 'Launch template' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/create/templates/default/new-service');

    for (const [from, to] of [
      ['template', 'edit/template'],
      ['template-form?a=1', 'edit/template-form?a=1'],
      ['custom-fields', 'edit/custom-fields'],
      ['templates/new-service', 'templates/default/new-service'],
    ]) {
      await page.goto(`${portal.url}/create/${from}`);
      await expect.poll(() => page.url()).toBe(`${portal.url}/create/${to}`);
    }
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('300 templates', () => {
  const longName = 'A template with a name that is much longer than any card is wide, so that it needs lines';
  const templates = Array.from({ length: 300 }, (_, index) => ({
    apiVersion: 'scaffolder.backstage.io/v1beta3',
    kind: 'Template',
    metadata: {
      name: `template-${index}`,
      title: index % 50 === 0 ? `${longName} ${index}` : `Template ${index}`,
      description: 'Makes something. '.repeat(1 + (index % 9)),
      tags: Array.from({ length: 1 + (index % 7) }, (__, tag) => `tag-${tag}`),
    },
    spec: {
      owner: 'platform',
      type: `type-${index % 4}`,
      steps: [{ id: 'log', name: 'Log', action: 'debug:log' }],
    },
  }));
  let folder: string;
  let many: Portal;

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trellis-templates-'));
    const target = join(folder, 'templates.yaml');
    await writeFile(target, templates.map((template) => stringify(template)).join('---\n'));
    const config = parse(await sampleConfig()) as {
      app: { extensions: object[] };
      catalog: { locations: object[] };
    };
    config.catalog.locations = [{ type: 'file', target }];
    config.app.extensions.push({
      'sub-page:scaffolder/templates': {
        config: { groups: [{ title: 'First', filter: { 'spec.type': 'type-0' } }] },
      },
    });
    many = await startPortal({ configs: [await writeConfig(stringify(config))] });
  });

  test.afterAll(async () => {
    await many.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('are listed in groups, searched without delay, and never wider than the window', async () => {
    const { page, context, faults } = await openPage(browser);
    await page.goto(`${many.url}/create`);
    const first = page.getByRole('region', { name: 'First' });
    await expect.poll(() => first.getByRole('article').count(), { timeout: 20_000 }).toBe(75);
    await expect
      .poll(() => page.getByRole('region', { name: 'Other Templates' }).getByRole('article').count())
      .toBe(225);
    await page.getByRole('searchbox', { name: 'Search templates' }).fill('template-299');
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`${many.url}/create/templates?filters[type]=type-2`);
    await page.getByRole('article', { name: longName }).first().waitFor();
    await expectNoHorizontalScroll(page);
    expect(faults).toEqual([]);
    await context.close();
  });
});
