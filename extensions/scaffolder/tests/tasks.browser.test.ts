import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import {
  expectNoHorizontalScroll,
  listViolations,
  openPage,
  sampleConfig,
  startConfigurablePortal,
  test,
  type Portal,
} from '#testing/browser';
import { taskEventsSchema, type TaskEvent } from '../protocol/tasks';

let browser: Browser;
let portal: Portal;
let data: string;
let port: number;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  data = await mkdtemp(join(tmpdir(), 'trellis-tasks-'));
  port = await findFreePort();
  await start();
});

afterAll(async () => {
  await portal.stop();
  await rm(data, { recursive: true, force: true });
});

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = server.address() as AddressInfo;
      server.close(() => resolve(free));
    });
  });
}

/** Starts the portal with the templates of this test. After a stop, it has the same address and the same data. */
async function start(): Promise<void> {
  const sample = parse(await sampleConfig()) as Record<string, object>;
  const locations = ['config/catalog/all.yaml', 'extensions/scaffolder/tests/tasks/templates.yaml'];
  const yaml = stringify({
    ...sample,
    catalog: {
      ...sample['catalog'],
      locations: locations.map((target) => ({ type: 'file', target: join(process.cwd(), target) })),
    },
  });
  portal = await startConfigurablePortal(yaml, { dataDir: data, env: { PORT: `${port}` } });
}

async function call(path: string, body?: object): Promise<unknown> {
  const signIn = await fetch(`${portal.url}/api/auth/guest/refresh`, {
    method: 'POST',
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
  const { backstageIdentity } = (await signIn.json()) as { backstageIdentity: { token: string } };
  const response = await fetch(`${portal.url}/api/scaffolder/v2${path}`, {
    headers: { authorization: `Bearer ${backstageIdentity.token}`, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return response.json();
}

async function createTask(template: string, values: object): Promise<string> {
  const { id } = (await call('/tasks', { templateRef: `template:default/${template}`, values })) as {
    id: string;
  };
  return id;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const readLog = (page: Page) => page.locator('main figure [data-line]').allTextContents();

it('follows a task from its start to its output', async () => {
  const { page, context, faults } = await openPage(browser);
  const id = await createTask('all-steps', { name: 'quay', seconds: 12 });
  await page.goto(`${portal.url}/create/tasks/${id}`);
  await page.getByRole('button', { name: /Wait a moment debug:wait Running/ }).waitFor();
  expect(await page.title()).toBe('quay: Running · Trellis');
  expect(await listViolations(page)).toEqual([]);
  await page.getByText('Completed', { exact: true }).waitFor();
  expect(await page.title()).toBe('quay: Completed · Trellis');
  await page.getByText('4 of 4 done').waitFor();
  await page.getByRole('button', { name: /Never runs debug:log Skipped/ }).waitFor();
  // An unsafe link is text.
  expect(await page.locator('main').getByRole('link', { name: 'Unsafe' }).count()).toBe(0);
  expect(await page.getByRole('link', { name: /Pipeline/ }).getAttribute('href')).toBe(
    'https://ci.harbourline.example/quay',
  );
  expect(await listViolations(page)).toEqual([]);
  const complete = await readLog(page);

  // The ended task opens without a stream, with the same log.
  const streams: string[] = [];
  page.on(
    'request',
    (request) => void (request.url().includes('eventstream') && streams.push(request.url())),
  );
  await page.reload();
  await page.getByText('4 of 4 done').waitFor();
  await expect.poll(() => readLog(page)).toEqual(complete);
  expect(streams).toEqual([]);

  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoHorizontalScroll(page);
  await page.getByRole('link', { name: 'Open in catalog' }).click();
  await page.getByRole('heading', { level: 1, name: 'Quay web' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

it('explains a failure, retries, cancels and starts over', async () => {
  const { page, context, faults } = await openPage(browser);
  const failing = await createTask('fails', { name: 'quay' });
  await page.goto(`${portal.url}/create/tasks/${failing}`);
  const alert = page.getByRole('alert');
  await alert.getByText("Step 'Fetch the skeleton' failed").waitFor();
  await alert.getByText("The folder './no-such-folder' does not exist next to the template.").waitFor();
  expect(await listViolations(page)).toEqual([]);
  await button(page, 'Retry').click();
  await expect
    .poll(async () => taskEventsSchema.parse(await call(`/tasks/${failing}/events`))[0]?.type)
    .toBe('recovered');
  await alert.getByText("Step 'Fetch the skeleton' failed").waitFor();

  const waiting = await createTask('all-steps', { name: 'quay', seconds: 60 });
  await page.goto(`${portal.url}/create/tasks/${waiting}`);
  await page.getByRole('button', { name: /Wait a moment debug:wait Running/ }).waitFor();
  await button(page, 'Cancel').click();
  await page.getByText('The task was canceled.', { exact: false }).first().waitFor();
  await page.getByRole('button', { name: /Wait a moment debug:wait Canceled/ }).waitFor();
  expect(await listViolations(page)).toEqual([]);
  await button(page, 'Start Over').click();
  await page.waitForURL('**/create/templates/default/all-steps');
  await expect.poll(() => page.getByRole('textbox', { name: 'name' }).inputValue()).toBe('quay');
  expect(await page.getByRole('spinbutton', { name: 'seconds' }).inputValue()).toBe('60');
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('quay');

  await page.goto(`${portal.url}/create/tasks`);
  const row = page.getByRole('row').filter({ hasText: waiting.slice(0, 8) });
  await row.getByRole('link', { name: 'quay', exact: true }).waitFor();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('completed');
  await row.waitFor({ state: 'detached' });
  await page.getByRole('combobox', { name: 'Status' }).selectOption('cancelled');
  await row.getByText('Canceled').waitFor();
  expect(await listViolations(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

it('continues after a dropped connection and after a restart of the server', async () => {
  const { page, context } = await openPage(browser);
  const id = await createTask('all-steps', { name: 'quay', seconds: 8 });
  const asked: number[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/eventstream')) asked.push(Number(url.searchParams.get('after')));
  });
  // The first connection breaks after two events.
  await page.route(
    '**/eventstream?after=0',
    async (route) => {
      const events = taskEventsSchema.parse(await call(`/tasks/${id}/events`)).slice(0, 2);
      const print = (event: TaskEvent) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
      await route.fulfill({ contentType: 'text/event-stream', body: events.map(print).join('') });
    },
    { times: 1 },
  );
  await page.goto(`${portal.url}/create/tasks/${id}`);
  await page.getByRole('button', { name: /Wait a moment debug:wait Running/ }).waitFor();
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  expect(asked[0]).toBe(0);
  expect(asked[1]).toBeGreaterThan(1);
  const before = await readLog(page);
  expect(before.filter((line) => line.includes('Starting up task'))).toHaveLength(1);

  await portal.stop();
  await page.getByText('The connection to the task was lost. Retrying every second.').waitFor();
  await start();
  await page.getByText('The connection to the task was lost. Retrying every second.').waitFor({
    state: 'detached',
  });
  // The template allows its tasks to start over.
  await page.getByText('4 of 4 done').waitFor({ timeout: 90_000 });
  const log = await readLog(page);
  expect(log[0]).toContain('The task starts over.');
  expect(log.filter((line) => line.includes('Finished step Wait a moment'))).toHaveLength(1);
  await context.close();
});
