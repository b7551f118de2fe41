import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loadConfig } from '#config/node';
import { bundledBackends } from '#extensions/backend';
import { startServer, type StartedServer } from '#server';
import { bundledSettings } from '#extensions/settings';

// The canary is in all private places: configuration, variables, included files, static tokens.
const CANARY = 'canary-7f3a9c-secret';
const root = join(import.meta.dirname, '../..');

let folder: string;
let server: StartedServer;
let written = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trellis-secrets-'));
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written += String(text);
    return true;
  });
  await mkdir(join(folder, 'web'));
  await writeFile(join(folder, 'web/index.html'), '<head></head><!--trellis:config-->');
  await writeFile(join(folder, 'token.txt'), `${CANARY}-file`);
  const file = join(folder, 'app-config.yaml');
  await writeFile(file, yaml);
  const { value: config, problems } = await loadConfig({
    settings: bundledSettings,
    args: ['--config', file],
    env: {
      CANARY_VARIABLE: `${CANARY}-variable`,
      APP_CONFIG_backend_auth_keys: `[{"secret":"${CANARY}-environment"}]`,
    },
    cwd: folder,
  });
  server = await startServer({
    plugins: bundledBackends,
    config,
    problems,
    cwd: folder,
    environment: { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'debug' },
    webFolder: join(folder, 'web'),
    template: join(root, 'dist/database/template'),
  });
});

afterAll(async () => {
  await server?.stop();
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

const yaml = `
app: { title: Canary, unknownKey: ${CANARY}-unknown }
backend:
  auth:
    externalAccess:
      - { type: static, options: { token: ${CANARY}-static, subject: ci } }
  database: { client: better-sqlite3, connection: { password: ${CANARY}-database } }
auth:
  providers:
    guest: {}
    github: { development: { clientId: ${CANARY}-id, clientSecret: "\${CANARY_VARIABLE}" } }
integrations:
  github: [{ host: github.com, token: { $file: ./token.txt } }]
proxy:
  endpoints: { /x: { target: https://example.com, headers: { Authorization: Bearer ${CANARY}-proxy } } }
kubernetes:
  clusterLocatorMethods: [{ type: config, clusters: [{ name: c, url: https://c, serviceAccountToken: ${CANARY}-cluster }] }]
`;

it('does not reveal secrets in pages, responses or the log', async () => {
  const authorization = `Bearer ${CANARY}-static`;
  const answers: string[] = [];
  for (const url of [
    '/',
    '/catalog',
    '/api/auth/guest/refresh',
    '/api/auth/.well-known/jwks.json',
    '/.backstage/health/v1/readiness',
    '/app-config.yaml',
  ]) {
    answers.push(await (await fetch(server.address + url, { headers: { accept: 'text/html' } })).text());
  }
  for (const url of [
    '/api/catalog/entities?limit=x',
    '/api/catalog/locations',
    '/api/catalog/entities/by-query?cursor=x',
    '/api/kubernetes/clusters',
    '/api/nope',
  ]) {
    const answer = await fetch(server.address + url, { headers: { authorization } });
    expect(answer.status).not.toBe(401);
    answers.push(await answer.text(), JSON.stringify([...answer.headers]));
  }
  const objects = await fetch(`${server.address}/api/kubernetes/services/x`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ auth: {}, entity: { metadata: { name: 'x' } } }),
  });
  const text = await objects.text();
  // The cluster does not exist, and the error must not contain its token.
  expect(text).toContain('FETCH_ERROR');
  answers.push(text);
  expect(answers.join('\n')).toContain('"title":"Canary"');
  for (const form of [
    CANARY,
    encodeURIComponent(CANARY),
    Buffer.from(`${CANARY}-static`).toString('base64'),
  ]) {
    expect(answers.join('\n')).not.toContain(form);
    expect(written).not.toContain(form);
  }
  expect(written).toContain('Server listening');
});

it('checks a configuration that contains secrets', async () => {
  expect(await readFile(join(folder, 'app-config.yaml'), 'utf8')).toContain(CANARY);
});
