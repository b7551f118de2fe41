import { mkdtemp, writeFile } from 'node:fs/promises';
import { type IncomingMessage, createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Browser, Page } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { openPage, type Portal, sampleConfig, startPortal, test, writeConfig } from '#testing/browser';

/** A server that records the requests of the page. */
interface Target {
  url: string;
  /** The last request to a path. */
  last(path: string): { headers: IncomingMessage['headers']; body: string } | undefined;
  wasCanceled: () => boolean;
  stop: () => Promise<void>;
}

let browser: Browser;
let portal: Portal;
let target: Target;
let configFile: string;
let config: { app: { extensions: unknown[] }; catalog: { locations: object[] }; backend: { csp?: object } };

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  target = await startTarget();
  config = parse(await sampleConfig()) as typeof config;
  config.catalog.locations.push({ type: 'file', target: await writeApi() });
  // The page may call the first address of the target, and not the second.
  config.backend.csp = { 'connect-src': ["'self'", target.url] };
  configFile = await writeConfig(stringify(config));
  portal = await startPortal({ configs: [configFile] });
});

afterAll(async () => {
  await portal?.stop();
  await target?.stop();
});

/** Opens an operation without reloading the page. */
async function showOperation(page: Page, id: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Operations' }).getByRole('link', { name: id }).click();
  await page.getByRole('heading', { name: id, exact: true }).waitFor();
}

async function send(page: Page, status: string): Promise<void> {
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.getByRole('status').filter({ hasText: status }).waitFor();
}

describe('requests to the servers of a definition', () => {
  it('are sent with any kind of body, and show any answer', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`${portal.url}/catalog/default/api/target/definition?item=operation.sendJson`);
    await page.getByLabel('Body (application/json)').fill('{"seats":[1,2]}');
    await send(page, '200 OK');
    expect(target.last('/sendJson')).toMatchObject({
      body: '{"seats":[1,2]}',
      headers: { 'content-type': 'application/json' },
    });

    await showOperation(page, 'sendFile');
    const sendButton = page.getByRole('button', { name: 'Send request' });
    expect(await sendButton.isDisabled()).toBe(true);
    await page.getByLabel('title').fill('Plan “A”');
    await page.getByLabel('plan').setInputFiles({
      name: 'plan.png',
      mimeType: 'image/png',
      buffer: Buffer.from('pixels'),
    });
    await send(page, '200 OK');
    const multipart = target.last('/sendFile');
    expect(multipart?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(multipart?.body).toContain('name="title"\r\n\r\nPlan “A”\r\n');
    expect(multipart?.body).toContain('name="plan"; filename="plan.png"\r\nContent-Type: image/png');

    await showOperation(page, 'sendForm');
    await page.getByLabel('name').fill('a & b');
    await page.getByLabel('tags').fill('x, y');
    await send(page, '200 OK');
    expect(target.last('/sendForm')).toMatchObject({
      body: 'name=a+%26+b&tags=x&tags=y',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

    await showOperation(page, 'unauthorized');
    await send(page, '401 Unauthorized');
    await showOperation(page, 'failing');
    await send(page, '500 Internal Server Error');
    await page.getByText('"reason": "database"').waitFor();
    await showOperation(page, 'html');
    await send(page, '200 OK');
    await page.getByText('<b onclick="canary()">Ready</b>').waitFor();
    expect(await page.locator('main b').count()).toBe(0);
    await showOperation(page, 'large');
    await send(page, '200 OK');
    await page.getByText(/first 1,000,000 bytes/).waitFor();

    await showOperation(page, 'slow');
    await sendButton.click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await sendButton.waitFor();
    expect(await page.getByRole('alert').filter({ hasText: target.url }).count()).toBe(0);
    await expect.poll(target.wasCanceled).toBe(true);
    await context.close();
  });

  it('use the credentials that were entered for another operation, one kind at a time', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`${portal.url}/catalog/default/api/target/definition?item=operation.withToken`);
    await page.getByLabel('token: ').fill('secret-1');
    await send(page, '200 OK');
    expect(target.last('/withToken')?.headers.authorization).toBe('Bearer secret-1');

    await showOperation(page, 'withPassword');
    await page.getByLabel('password: User name').fill('zoë');
    await page.getByLabel('password: Password').fill('p:w');
    await send(page, '200 OK');
    const basic = `Basic ${Buffer.from('zoë:p:w').toString('base64')}`;
    expect(target.last('/withPassword')?.headers.authorization).toBe(basic);

    await showOperation(page, 'withEither');
    await send(page, '200 OK');
    expect(target.last('/withEither')?.headers.authorization).toBe('Bearer secret-1');
    await page.getByLabel('token: ').fill('');
    await send(page, '200 OK');
    expect(target.last('/withEither')?.headers.authorization).toBe(basic);

    // Nothing is stored, so a new page starts empty.
    await page.reload();
    await page.getByLabel('token: ').waitFor();
    expect(await page.getByLabel('password: Password').inputValue()).toBe('');
    await context.close();
  });

  it('explain why there is no answer', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`${portal.url}/catalog/default/api/target/definition?item=operation.closed`);
    const sendButton = page.getByRole('button', { name: 'Send request' });
    await sendButton.click();
    await page.getByText(/does not allow requests from this page \(CORS\)/).waitFor();
    await showOperation(page, 'elsewhere');
    await sendButton.click();
    await page.getByText(/The security policy of this portal does not allow requests to/).waitFor();
    await showOperation(page, 'sendJson');
    await target.stop();
    await sendButton.click();
    await page.getByRole('alert').filter({ hasText: target.url }).waitFor();
    expect(await page.getByText(/CORS|security policy of this portal/).count()).toBe(0);
    await context.close();
  });

  it('can be turned off in YAML, while the page is open', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`${portal.url}/catalog/default/api/target/definition?item=operation.sendJson`);
    const button = page.getByRole('button', { name: 'Send request' });
    await button.waitFor();
    config.app.extensions.push({ 'api-definition-viewer:api-docs/openapi': { config: { tryItOut: false } } });
    await writeFile(configFile, stringify(config));
    await button.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'sendJson', exact: true }).waitFor();
    await context.close();
  });
});

/** Writes a descriptor with the definition of the target. */
async function writeApi(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'trellis-requests-'));
  const operation = (operationId: string, more: object = {}) => ({
    operationId,
    summary: operationId,
    responses: { 200: { description: 'OK' } },
    ...more,
  });
  const bodyOf = (type: string, schema: object) => ({ requestBody: { content: { [type]: { schema } } } });
  const text = { type: 'string' };
  const operations = [
    operation('sendJson', bodyOf('application/json', { type: 'object' })),
    operation(
      'sendFile',
      bodyOf('multipart/form-data', {
        type: 'object',
        required: ['title', 'plan'],
        properties: { title: text, plan: { type: 'string', format: 'binary' } },
      }),
    ),
    operation(
      'sendForm',
      bodyOf('application/x-www-form-urlencoded', {
        type: 'object',
        properties: { name: text, tags: { type: 'array', items: text } },
      }),
    ),
    ...['unauthorized', 'failing', 'html', 'large', 'slow', 'closed'].map((id) => operation(id)),
    operation('withToken', { security: [{ token: [] }] }),
    operation('withPassword', { security: [{ password: [] }] }),
    operation('withEither', { security: [{ token: [] }, { password: [] }] }),
    operation('elsewhere', { servers: [{ url: target.url.replace('127.0.0.1', 'localhost') }] }),
  ];
  const definition = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Target' },
    servers: [{ url: target.url }],
    paths: Object.fromEntries(operations.map((one) => [`/${one.operationId}`, { post: one }])),
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        password: { type: 'http', scheme: 'basic' },
      },
    },
  });
  const file = join(folder, 'api.yaml');
  const spec = { type: 'openapi', lifecycle: 'production', owner: 'booking', definition };
  await writeFile(
    file,
    stringify({ apiVersion: 'backstage.io/v1alpha1', kind: 'API', metadata: { name: 'target' }, spec }),
  );
  return relative(process.cwd(), file);
}

const json = { 'Content-Type': 'application/json' };

/** The answers of the target that are not empty. */
const answers: Readonly<
  Record<string, readonly [status: number, headers: Record<string, string>, body: string]>
> = {
  '/unauthorized': [401, json, '{"error":"token"}'],
  '/failing': [500, json, '{"reason":"database"}'],
  '/html': [200, { 'Content-Type': 'text/html' }, '<b onclick="canary()">Ready</b>'],
  '/large': [200, { 'Content-Type': 'text/plain' }, 'line of text\n'.repeat(160_000)],
};

/** Starts a server that allows requests from any page, except to `/closed`. */
async function startTarget(): Promise<Target> {
  const requests = new Map<string, { headers: IncomingMessage['headers']; body: string }>();
  let isCanceled = false;
  const server = createServer((request, response) => {
    const { url = '', method, headers } = request;
    if (url !== '/closed') {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type');
    }
    if (method === 'OPTIONS') return response.end();
    if (url === '/slow') return response.on('close', () => (isCanceled = true));
    return text(request).then((body) => {
      requests.set(url, { headers, body });
      const [status, more, answer] = answers[url] ?? [200, json, '{}'];
      response.writeHead(status, more).end(answer);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    last: (path) => requests.get(path),
    wasCanceled: () => isCanceled,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
