import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { globSync } from 'tinyglobby';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import {
  measureEarlyScripts,
  openPage,
  type Portal,
  sampleConfig,
  startPortal,
  test,
  watchContent,
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
 * The highest number of bytes of JavaScript that loads before the first part of a definition is drawn, compressed with gzip. It
 * includes the worker.
 */
const mostBytes: Readonly<Record<string, number>> = {
  openapi: 500_000,
  asyncapi: 450_000,
  graphql: 380_000,
  grpc: 300_000,
  trpc: 300_000,
};

let browser: Browser;
let portal: Portal;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  const config = parse(await sampleConfig()) as { catalog: { locations: object[] } };
  const apis = [...fixtures, ...hostileDefinitions, ...unreadableDefinitions, unknownDefinition];
  config.catalog.locations.push({ type: 'file', target: await writeDescriptors(apis) });
  portal = await startPortal({ configs: [await writeConfig(stringify(config))] });
  // The start waits for the first location only.
  await vi.waitUntil(
    () => portal.output().match(/\d+ entities \(/g)?.length === config.catalog.locations.length,
    60_000,
  );
});

afterAll(async () => {
  await portal?.stop();
});

describe('the viewers of API definitions', () => {
  it.each(hostileDefinitions)(
    'show a definition of the type $type, and run and load nothing of it',
    async ({ name, type }) => {
      const { page, context, faults } = await openPage(browser);
      const outside = watchOutside(page);
      await page.route(hostileImage, (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
      );
      await watchContent(page, parts);
      // The definitions call this function.
      await context.addInitScript(() =>
        Reflect.set(window, 'canary', () => console.error('The canary sang.')),
      );
      await openDefinition(page, name);
      const { urls, bytes } = await measureEarlyScripts(page);
      expect(urls.join('\n')).toMatch(/Worker/);
      console.log(`Up to the first part of a definition of the type ${type}: ${bytes} bytes (gzip).`);
      expect(bytes).toBeLessThanOrEqual(mostBytes[type] ?? 0);
      const count = await partsOf(page).count();
      expect(count).toBeGreaterThan(1);
      for (let index = 0; index < count; index += 1) {
        await partsOf(page).nth(index).click();
        await expectSafeLinks(page);
      }
      await openText(page, `${name}/definition?view=raw`);
      // Documents may show images from other hosts, in definitions as everywhere else.
      expect(outside.filter((request) => request !== `image ${hostileImage}`)).toEqual([]);
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  it('show the text of definitions that cannot be read, and why', async () => {
    const { page, context, faults } = await openPage(browser);
    const outside = watchOutside(page);
    await openText(page, `${unknownDefinition.name}/definition`);
    for (const { name, message } of unreadableDefinitions) {
      await goTo(page, name);
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
    await page.goto(portal.url);
    // The redirect from the root has happened.
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const { name, type, file } of fixtures) {
      await goTo(page, name);
      const reason = await readProblem(page);
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
const parts = 'main nav:has(input) li a';

function partsOf(page: Page) {
  return page.locator(parts);
}

/** The text of a definition, with or without colors. */
function textOf(page: Page) {
  return page.locator('main').locator('.cm-content, figure pre').first();
}

async function openDefinition(page: Page, name: string): Promise<void> {
  await page.goto(pathOf(`${name}/definition`));
  expect(await readProblem(page)).toBeUndefined();
}

/** Opens a definition without loading the page again. */
async function goTo(page: Page, name: string): Promise<void> {
  await page.evaluate(
    (path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    pathOf(`${name}/definition`),
  );
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
}

/** Waits until a definition is shown, and returns why it is shown as text, or `undefined` if it is rendered. */
async function readProblem(page: Page): Promise<string | undefined> {
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
