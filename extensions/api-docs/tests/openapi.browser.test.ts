import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, relative } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import {
  expectAccessible,
  expectNoHorizontalScroll,
  openPage,
  type Portal,
  sampleConfig,
  settle,
  showAs,
  startPortal,
  test,
  watchLongTasks,
  watchRequests,
  widths,
  writeConfig,
} from '#testing/browser';

const fixtures = process.env['TRELLIS_FIXTURES'];
/** The highest number of bytes of JavaScript up to the rendered definition, compressed with gzip. */
const mostBytes = 500_000;

let browser: Browser;
let portal: Portal;
let target: { server: Server; url: string; requests: string[] };

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  target = await startTarget();
  const config = parse(await sampleConfig()) as {
    catalog: { locations: object[] };
    backend: { csp?: object };
  };
  config.catalog.locations.push({ type: 'file', target: await writeApis() });
  // The page may call the first address of the target, and not the second.
  config.backend.csp = { 'connect-src': ["'self'", target.url] };
  // The security policy changes only with a restart, so other tests cannot share this portal.
  portal = await startPortal({ configs: [await writeConfig(stringify(config))] });
});

afterAll(async () => {
  await portal?.stop();
  target?.server.close();
});

function pathOf(name: string, query = ''): string {
  return `${portal.url}/catalog/default/api/${name}/definition${query}`;
}

describe('the viewer of OpenAPI definitions', () => {
  it('shows the operations of the sample API, within its bytes, at all widths and in both themes', async () => {
    const { page, context, faults } = await openPage(browser);
    watchRequests(page);
    const sizes: Array<Promise<number>> = [];
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.endsWith('.js'))
        sizes.push(
          response
            .request()
            .sizes()
            .then(({ responseBodySize }) => responseBodySize),
        );
    });
    await page.goto(pathOf('ticketing-api'));
    await page.getByRole('heading', { name: 'Ticketing API', level: 2 }).waitFor();
    await page.getByRole('heading', { name: 'Servers' }).waitFor();
    await settle(page);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    console.log(`Up to the definition: ${bytes} bytes of JavaScript (gzip).`);
    expect(bytes).toBeLessThanOrEqual(mostBytes);

    const nav = page.getByRole('navigation', { name: 'Operations' });
    await nav.getByRole('searchbox').fill('hold confirm');
    await nav.getByRole('link', { name: 'Confirm a hold and pay' }).first().click();
    await page.getByRole('heading', { name: 'Confirm a hold and pay' }).waitFor();
    expect(page.url()).toContain('item=operation.confirmHold');
    await nav.getByRole('searchbox').fill('seat map');
    await nav.getByRole('link', { name: 'Get the seat map' }).click();
    await page.getByRole('heading', { name: 'Get the seat map' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Confirm a hold and pay' }).waitFor();
    await page.goForward();
    // A section contains sections: the schema ends with a link.
    await page.getByText('recursive').first().waitFor();
    await page.getByRole('link', { name: 'Section[]' }).click();
    await page.getByRole('heading', { name: 'Section', exact: true }).waitFor();
    await page.goBack();
    await page.reload();
    await page.getByRole('heading', { name: 'Get the seat map' }).waitFor();

    await page.goto(pathOf('ticketing-api', '?item=operation.createHold'));
    await page.getByRole('button', { name: /holdChanged/ }).click();
    await page.getByText('HoldEvent').first().waitFor();
    for (const [width, scheme] of [
      [widths.desktop, 'light'],
      [widths.desktop, 'dark'],
      [widths.tablet, 'light'],
      [widths.phone, 'dark'],
    ] as const) {
      await showAs(page, width, scheme);
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  it('sends requests without the sign-in of the portal, and explains why the browser blocks one', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(pathOf('target', '?item=operation.echo'));
    await page.getByLabel('id').fill('a/b');
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByText('200 OK').waitFor();
    const request = target.requests.find((line) => line.startsWith('GET /echo'));
    expect(request).toBe('GET /echo/a%2Fb cookie=undefined authorization=undefined referer=undefined');

    await page.goto(pathOf('target', '?item=operation.closed'));
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByText(/does not allow requests from this page \(CORS\)/).waitFor();

    await page.goto(pathOf('target', '?item=operation.elsewhere'));
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByText(/The security policy of this portal does not allow requests to/).waitFor();
    await context.close();
  });

  it('shows hostile definitions without running or loading anything of them', async () => {
    const { page, context } = await openPage(browser);
    const outside: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(portal.url) && !/^(data|blob):/.test(request.url()))
        outside.push(request.url());
    });
    await page.goto(pathOf('hostile'));
    await page.getByRole('heading', { name: '<img src=x onerror=canary()>', level: 2 }).waitFor();
    await page.goto(pathOf('hostile', '?item=operation.attack'));
    await page.getByText('In another document, which is not loaded').first().waitFor();
    await page.goto(pathOf('hostile', '?item=schema.__proto__'));
    await page.getByRole('heading', { name: '__proto__' }).waitFor();
    const links = await page.evaluate(() =>
      [...document.querySelectorAll('a')].map(({ protocol }) => protocol),
    );
    expect(links.filter((protocol) => !/^(https?|mailto):$/.test(protocol))).toEqual([]);
    expect(await page.evaluate(() => Reflect.get(window, 'canary'))).toBeUndefined();
    expect(outside).toEqual([]);

    await page.goto(pathOf('broken'));
    await page.getByText(/The definition cannot be read. Line \d/).waitFor();
    await context.close();
  });

  it('stays usable with 1,000 operations', async () => {
    const { page, context } = await openPage(browser);
    watchRequests(page);
    await context.addInitScript(watchLongTasks);
    await page.goto(pathOf('large', '?view=raw'));
    await page.getByRole('radio', { name: 'Raw' }).waitFor();
    await settle(page);
    await page.evaluate(() => Reflect.set(window, 'longestTask', 0));
    const started = Date.now();
    await page.getByText('OpenAPI', { exact: true }).click();
    await page
      .getByRole('link', { name: /Operation 0\b/ })
      .first()
      .waitFor();
    const opened = Date.now() - started;
    const search = page.getByRole('searchbox');
    await search.fill('operation 999');
    await page
      .getByRole('navigation', { name: 'Operations' })
      .getByRole('link', { name: 'Operation 999' })
      .click();
    await page.getByRole('heading', { name: 'Operation 999' }).waitFor();
    await page.getByText('Generated from the schema').first().waitFor();
    const longest = await page.evaluate(() => Number(Reflect.get(window, 'longestTask')));
    console.log(`1,000 operations: the first after ${opened} ms, longest task ${longest} ms.`);
    expect(await page.locator('nav li').count()).toBeLessThan(100);
    await context.close();
  });

  it.skipIf(fixtures === undefined)('shows every file of the fixtures', async () => {
    const { page, context, faults } = await openPage(browser);
    const report: string[] = [];
    for (const [index, file] of (await listFixtures()).entries()) {
      await page.goto(pathOf(`fixture-${index}`));
      const heading = page.locator('[data-definition], main h2').first();
      await Promise.race([heading.waitFor(), page.getByText(/cannot be read/).waitFor()]);
      const isRendered = await page.getByRole('navigation', { name: 'Operations' }).count();
      const count = isRendered && (await clickFirstOperation(page));
      report.push(`${isRendered ? 'rendered' : 'as text'} ${count} ${file}`);
    }
    console.log(report.join('\n'));
    expect(report.filter((line) => !line.startsWith('rendered 1'))).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});

async function clickFirstOperation(page: Page): Promise<number> {
  await page
    .getByRole('navigation', { name: 'Operations' })
    .locator('li a[href*="item=operation."]')
    .first()
    .click();
  await page.getByRole('heading', { name: 'Responses' }).waitFor();
  return 1;
}

async function listFixtures(): Promise<string[]> {
  const root = join(fixtures ?? '', 'apis/openapi');
  const files = await readdir(root, { recursive: true });
  const isFile = await Promise.all(files.map(async (file) => (await stat(join(root, file))).isFile()));
  return files
    .filter((file, index) => isFile[index] && ['.json', '.yaml'].includes(extname(file)))
    .toSorted();
}

/** Writes a descriptor for each definition of the tests. */
async function writeApis(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'trellis-apis-'));
  const other = target.url.replace('127.0.0.1', 'localhost');
  const operation = (id: string, more: object = {}) => ({
    operationId: id,
    summary: id,
    responses: { 200: { description: 'OK' } },
    ...more,
  });
  const definitions: Record<string, string> = {
    target: JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Target' },
      servers: [{ url: target.url }],
      paths: {
        '/echo/{id}': {
          get: operation('echo', { parameters: [{ name: 'id', in: 'path', schema: { type: 'string' } }] }),
        },
        '/closed': { get: operation('closed') },
        '/elsewhere': { get: operation('elsewhere', { servers: [{ url: other }] }) },
      },
    }),
    hostile: hostileDefinition(target.url),
    broken: 'openapi: 3.1.0\ninfo:\n  title: [unclosed\n',
    large: largeDefinition(),
  };
  if (fixtures !== undefined)
    for (const [index, file] of (await listFixtures()).entries())
      definitions[`fixture-${index}`] = await readFile(join(fixtures, 'apis/openapi', file), 'utf8');
  for (const [name, text] of Object.entries(definitions)) await writeFile(join(folder, `${name}.txt`), text);
  const entities = Object.keys(definitions).map((name) =>
    stringify({
      apiVersion: 'backstage.io/v1alpha1',
      kind: 'API',
      metadata: { name },
      spec: {
        type: 'openapi',
        lifecycle: 'production',
        owner: 'booking',
        definition: { $text: `./${name}.txt` },
      },
    }),
  );
  const file = join(folder, 'apis.yaml');
  await writeFile(file, entities.join('---\n'));
  return relative(process.cwd(), file);
}

function hostileDefinition(url: string): string {
  const attack = '<img src=x onerror=canary()><script>canary()</script>[a](javascript:canary())';
  const document = {
    openapi: '3.1.0',
    info: {
      title: '<img src=x onerror=canary()>',
      description: attack,
      termsOfService: 'javascript:canary()',
      contact: { url: 'jAva\tscript:canary()', name: attack },
      license: { url: 'data:text/html,<script>canary()</script>', name: attack },
    },
    externalDocs: { url: 'vbscript:canary()', description: attack },
    servers: [{ url: 'javascript:canary()' }],
    paths: {
      '/<script>canary()</script>': {
        get: {
          operationId: 'attack',
          summary: attack,
          description: attack,
          parameters: [{ $ref: `${url}/parameter.json` }, { name: attack, in: 'query', description: attack }],
          requestBody: {
            content: {
              'application/json': {
                schema: { $ref: 'file:///etc/passwd' },
                examples: { a: { externalValue: 'javascript:canary()' } },
              },
            },
          },
          responses: {
            200: { $ref: 'http://169.254.169.254/latest/meta-data' },
            default: { description: attack },
          },
        },
      },
    },
  };
  return JSON.stringify(document).replace(
    /\}$/,
    ',"components":{"schemas":{"__proto__":{"type":"object","properties":{"__proto__":{"$ref":"#/components/schemas/__proto__"},"constructor":{"type":"string"}}}}}}',
  );
}

/** A definition of 5 MB with 1,000 operations, and 250 schemas that refer to each other in a ring. */
function largeDefinition(): string {
  const words = 'Returns the sailings of one day, earliest first. '.repeat(60);
  const schemas = Object.fromEntries(
    Array.from({ length: 250 }, (_, n) => [
      `Schema${n}`,
      {
        type: 'object',
        properties: Object.fromEntries(
          Array.from({ length: 20 }, (__, p) => [
            `property${p}`,
            p === 0
              ? { $ref: `#/components/schemas/Schema${(n + 1) % 250}` }
              : { type: 'string', description: words.slice(0, 250) },
          ]),
        ),
      },
    ]),
  );
  const paths = Object.fromEntries(
    Array.from({ length: 1000 }, (_, n) => [
      `/resources/${n}`,
      {
        post: {
          tags: [`Tag ${n % 40}`],
          operationId: `operation${n}`,
          summary: `Operation ${n}`,
          description: words,
          requestBody: {
            content: { 'application/json': { schema: { $ref: `#/components/schemas/Schema${n % 250}` } } },
          },
          responses: { 200: { description: words.slice(0, 400) } },
        },
      },
    ]),
  );
  return JSON.stringify({ openapi: '3.1.0', info: { title: 'Large' }, paths, components: { schemas } });
}

/** A server that allows requests from any page, except to `/closed`. */
async function startTarget() {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const { cookie, authorization, referer } = request.headers;
    requests.push(
      `${request.method} ${request.url} cookie=${cookie} authorization=${authorization} referer=${referer}`,
    );
    if (request.url !== '/closed') response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Content-Type', 'application/json');
    response.end('{"ok":true}');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { server, url: `http://127.0.0.1:${port}`, requests };
}
