import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadConfig } from '#config/node';
import { IDENTITY_FIELD, type Session } from '#protocol';
import { bundledBackends } from '#extensions/backend';
import { startServer, type ConfigNotice, type StartedServer } from '#server';
import { bundledSettings } from '#extensions/settings';
import { checkConfig } from '#cli/testing';
import { readEvents } from '#backend/testing';

const root = path.join(import.meta.dirname, '../..');
const notices: ConfigNotice[] = [];

let folder: string;
let server: StartedServer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'trellis-live-'));
  await mkdir(path.join(folder, 'config'));
  await mkdir(path.join(folder, 'web'));
  await writeFile(path.join(folder, 'web/index.html'), '<head></head><!--trellis:config-->');
  await writeFile(
    path.join(folder, 'entities.yaml'),
    'apiVersion: backstage.io/v1alpha1\nkind: Component\nmetadata: {name: late}\nspec: {type: service, lifecycle: production, owner: me}\n',
  );
  await writeConfig('app:\n  title: [One\n');
  const source = { settings: bundledSettings, cwd: folder, env: {} };
  server = await startServer({
    plugins: bundledBackends,
    config: (await loadConfig(source)).value,
    cwd: folder,
    environment: { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'fatal' },
    webFolder: path.join(folder, 'web'),
    template: path.join(root, 'dist/database/template'),
    follow: { source, check: checkConfig, notify: (notice) => void notices.push(notice) },
  });
}, 60_000);

afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function writeConfig(text: string): Promise<void> {
  await writeFile(path.join(folder, 'config/app-config.yaml'), text);
}

async function readPage(): Promise<Record<string, unknown>> {
  const html = await (await fetch(server.address, { headers: { accept: 'text/html' } })).text();
  const json = /id="trellis-config">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  return JSON.parse(json) as Record<string, unknown>;
}

it('starts with broken files, and applies them once they are fixed', async () => {
  expect(server.found?.problems).toMatchObject([{ code: 'CONFIG_SYNTAX_INVALID' }]);
  expect(await readPage()).toMatchObject({ checked: true, problems: [{ code: 'CONFIG_SYNTAX_INVALID' }] });
  const session = (await (await fetch(`${server.address}/api/auth/guest/refresh`)).json()) as Session;
  const headers = { authorization: `Bearer ${session[IDENTITY_FIELD].token}` };
  const events = await readEvents(`${server.address}/api/trellis/config/events`, headers);
  await events.next('report');
  await writeConfig(
    'app:\n  title: One\n  extensions:\n    - page:catalog\ncatalog:\n  locations:\n    - {type: file, target: entities.yaml}\n',
  );
  expect(await events.next('config')).toMatchObject({ config: { app: { title: 'One' } } });
  expect(await events.next('report')).toEqual({ problems: [] });
  expect(await readPage()).toMatchObject({ config: { app: { title: 'One' } }, problems: [] });
  const url = `${server.address}/api/catalog/entities/by-name/component/default/late`;
  await expect.poll(async () => (await fetch(url, { headers })).status).toBe(200);

  await writeConfig('app:\n  title: Two\n  extensions:\n    - page:catalog: 5\n');
  expect(await events.next('report')).toMatchObject({ problems: [{ where: { line: 4 } }] });
  expect(await readPage()).toMatchObject({ config: { app: { title: 'One' } }, problems: [] });
  expect(notices.map(({ kind }) => kind)).toEqual(['applied', 'refused']);
  events.close();
}, 60_000);

it('streams below the path of the app, whatever the backend is', async () => {
  const other = await mkdtemp(path.join(tmpdir(), 'trellis-live-path-'));
  await mkdir(path.join(other, 'config'));
  await writeFile(
    path.join(other, 'config/app-config.yaml'),
    'app: { baseUrl: "http://localhost/portal" }\nbackend: { baseUrl: "https://backstage.example" }\n',
  );
  const source = { settings: bundledSettings, cwd: other, env: {} };
  const below = await startServer({
    plugins: bundledBackends,
    config: (await loadConfig(source)).value,
    cwd: other,
    environment: { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'fatal' },
    webFolder: path.join(folder, 'web'),
    template: path.join(root, 'dist/database/template'),
    follow: { source, check: checkConfig, notify: () => undefined },
  });
  try {
    const leave = new AbortController();
    const response = await fetch(`${below.address}/api/trellis/config/events`, leave);
    expect(new URL(below.address).pathname).toBe('/portal');
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    leave.abort();
  } finally {
    await below.stop();
    await rm(other, { recursive: true, force: true });
  }
});
