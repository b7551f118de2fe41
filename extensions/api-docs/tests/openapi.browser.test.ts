import { createServer, type Server } from 'node:http';
import type { Browser } from 'playwright';
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
import { writeDescriptors } from './writeDescriptors';

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
  it('shows the operations of the sample API, at all widths and in both themes', async () => {
    const { page, context, faults } = await openPage(browser);
    watchRequests(page);
    await page.goto(pathOf('ticketing-api'));
    await page.getByRole('heading', { name: 'Ticketing API', level: 2 }).waitFor();
    await page.getByRole('heading', { name: 'Servers' }).waitFor();
    await settle(page);
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
});

/** Writes a descriptor for each definition of the tests. */
async function writeApis(): Promise<string> {
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
    large: largeDefinition(),
  };
  return writeDescriptors(
    Object.entries(definitions).map(([name, definition]) => ({ name, type: 'openapi', definition })),
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
