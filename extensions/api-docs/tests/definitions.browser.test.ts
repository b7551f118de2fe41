import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { globSync } from 'tinyglobby';
import { afterAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import {
  openPage,
  type Portal,
  sampleConfig,
  settle,
  startPortal,
  test,
  watchRequests,
  writeConfig,
} from '#testing/browser';
import {
  hostileDefinitions,
  hostileImage,
  unknownDefinition,
  unreadableDefinitions,
} from './hostileDefinitions';
import { type TestApi, writeDescriptors } from './writeDescriptors';

const folder = process.env['TRELLIS_FIXTURES'];
const fixtures = folder === undefined ? [] : readFixtures(join(folder, 'apis'));

/**
 * The highest number of bytes of JavaScript of the page with a part of a definition and everything that loads after it, compressed
 * with gzip. The aims are lower: 450,000 for asyncapi, 380,000 for graphql, 300,000 for grpc and trpc. The page of an entity takes
 * 400,000 without its definition, and Markdown 60,000.
 */
const mostBytes = { openapi: 500_000, asyncapi: 500_000, graphql: 500_000, grpc: 420_000, trpc: 420_000 };

let browser: Browser;
let portal: Portal;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  const config = parse(await sampleConfig()) as { catalog: { locations: object[] } };
  const apis = [...fixtures, ...hostileDefinitions, ...unreadableDefinitions, unknownDefinition];
  config.catalog.locations.push({ type: 'file', target: await writeDescriptors(apis) });
  portal = await startPortal({ configs: [await writeConfig(stringify(config))] });
});

afterAll(async () => {
  await portal?.stop();
});

describe('the viewers of API definitions', () => {
  it.each(Object.entries(mostBytes))('load %s within %i bytes of JavaScript', async (type, limit) => {
    const { page, context } = await openPage(browser);
    watchRequests(page);
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    await openDefinition(page, `hostile-${type}`);
    await partsOf(page).nth(1).click();
    await settle(page);
    const bytes = (await Promise.all([...scripts].map(loadSize))).reduce((sum, size) => sum + size, 0);
    console.log(`Up to the first part of a definition of the type ${type}: ${bytes} bytes (gzip).`);
    // The worker of the viewer counts.
    expect([...scripts].join('\n')).toMatch(/Worker/);
    expect(bytes).toBeLessThanOrEqual(limit);
    await context.close();
  });

  it('run and load nothing of hostile definitions', async () => {
    const { page, context, faults } = await openPage(browser);
    const outside = watchOutside(page);
    await page.route(hostileImage, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    // The definitions call this function.
    await context.addInitScript(() => Reflect.set(window, 'canary', () => console.error('The canary sang.')));
    for (const { name } of hostileDefinitions) {
      await openDefinition(page, name);
      const count = await partsOf(page).count();
      expect(count).toBeGreaterThan(1);
      for (let index = 0; index < count; index += 1) {
        await partsOf(page).nth(index).click();
        await expectSafeLinks(page);
      }
      await openText(page, `${name}/definition?view=raw`);
    }
    await openText(page, `${unknownDefinition.name}/definition`);
    // Documents may show images from other hosts, in definitions as everywhere else.
    expect([...new Set(outside)]).toEqual([`image ${hostileImage}`]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('show the text of definitions that cannot be read, and why', async () => {
    const { page, context, faults } = await openPage(browser);
    const outside = watchOutside(page);
    for (const { name, message } of unreadableDefinitions) {
      await page.goto(pathOf(`${name}/definition`));
      await page.getByText(message).first().waitFor();
      await textOf(page).waitFor();
    }
    expect(outside).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it.skipIf(fixtures.length === 0)('show definitions of public repositories (TRELLIS_FIXTURES)', async () => {
    const { page, context, faults } = await openPage(browser);
    const asText: string[] = [];
    for (const { name, type, file } of fixtures) {
      const reason = await openDefinition(page, name);
      if (reason !== undefined) asText.push(`${type} ${file}: ${reason}`);
    }
    console.log(
      `${fixtures.length - asText.length} of ${fixtures.length} definitions are rendered. As text: ${asText.join('; ')}`,
    );
    // This file is a descriptor of a catalog, not a definition.
    expect(asText).toEqual([expect.stringContaining('asyncapi-example-api.yaml: ')]);
    expect(faults).toEqual([]);
    await context.close();
  });
});

function pathOf(path: string): string {
  return `${portal.url}/catalog/default/api/${path}`;
}

/** The links to the parts of a definition. */
function partsOf(page: Page) {
  return page.locator('main nav:has(input) li a');
}

/** The text of a definition, with or without colors. */
function textOf(page: Page) {
  return page.locator('main').locator('.cm-content, figure pre').first();
}

/** Opens a definition, and returns why it is shown as text, or `undefined` if it is rendered. */
async function openDefinition(page: Page, name: string): Promise<string | undefined> {
  await page.goto(pathOf(`${name}/definition`));
  const problem = page.getByText(/definition cannot be read/);
  await problem.or(partsOf(page).first()).first().waitFor();
  return (await problem.count()) === 0 ? undefined : ((await problem.textContent()) ?? '');
}

async function openText(page: Page, path: string): Promise<void> {
  await page.goto(pathOf(path));
  await textOf(page).waitFor();
  await expectSafeLinks(page);
}

async function expectSafeLinks(page: Page): Promise<void> {
  const protocols = await page
    .locator('a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).protocol));
  expect(protocols.filter((protocol) => !/^(https?|mailto):$/.test(protocol))).toEqual([]);
}

/** Records requests to other hosts. */
function watchOutside(page: Page): string[] {
  const outside: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(portal.url) && !/^(data|blob):/.test(url))
      outside.push(`${request.resourceType()} ${url}`);
  });
  return outside;
}

/** Returns the gzip size of a script as the portal serves it. */
function loadSize(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(`${portal.url}${path}`, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let size = 0;
      response.on('data', (part: Buffer) => (size += part.length));
      response.on('end', () => resolve(size));
      response.on('error', reject);
    }).on('error', reject);
  });
}

function readFixtures(root: string): Array<TestApi & { file: string }> {
  return globSync('**', { cwd: root, dot: true })
    .toSorted()
    .map((file, index) => ({
      name: `fixture-${index}`,
      type: file.split('/')[0] ?? '',
      definition: readFileSync(join(root, file), 'utf8'),
      file,
    }));
}
