import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loadConfig } from '#config/node';
import { IDENTITY_FIELD, type Session } from '#protocol';
import { bundledBackends } from '#extensions/backend';
import { startServer, type ConfigNotice, type StartedServer } from '#server';
import { bundledSettings } from '#extensions/settings';
import { checkConfig } from '#cli/testing';

const root = path.join(import.meta.dirname, '../..');

const notices: ConfigNotice[] = [];

let folder: string;
let server: StartedServer;
let headers: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'trellis-policy-'));
  await mkdir(path.join(folder, 'config'));
  await writeFile(
    path.join(folder, 'entities.yaml'),
    'apiVersion: backstage.io/v1alpha1\nkind: Component\nmetadata: {name: one}\nspec: {type: service, lifecycle: production, owner: me}\n',
  );
  await writePolicy('{ default: deny }');
  const source = { settings: bundledSettings, cwd: folder, env: {} };
  server = await startServer({
    plugins: bundledBackends,
    config: (await loadConfig(source)).value,
    cwd: folder,
    environment: { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' },
    template: path.join(root, 'dist/database/template'),
    follow: { source, check: checkConfig, notify: (notice) => void notices.push(notice) },
  });
  const session = (await (await fetch(`${server.address}/api/auth/guest/refresh`)).json()) as Session;
  headers = { authorization: `Bearer ${session[IDENTITY_FIELD].token}` };
}, 60_000);

afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function writePolicy(policy: string): Promise<void> {
  await writeFile(
    path.join(folder, 'config/app-config.yaml'),
    `permission: { enabled: true, policy: ${policy} }\ncatalog: { locations: [{ type: file, target: ./entities.yaml }] }\n`,
  );
}

async function countEntities(): Promise<number> {
  const answer = await fetch(`${server.address}/api/catalog/entities/by-query?filter=kind=component`, {
    headers,
  });
  return ((await answer.json()) as { totalItems: number }).totalItems;
}

const soon = { timeout: 20_000, interval: 100 };

/** Waits until the portal has handled these changes of the files. */
async function untilNotices(...kinds: Array<ConfigNotice['kind']>): Promise<void> {
  await vi.waitFor(() => expect(notices.map(({ kind }) => kind)).toEqual(kinds), soon);
}

it('applies a changed policy to existing sessions, and never a broken one', async () => {
  expect(await countEntities()).toBe(0);
  await writePolicy('{ rules: [{ entity: { kind: Component }, allow: true }] }');
  await untilNotices('applied');
  await vi.waitFor(async () => expect(await countEntities()).toBe(1), soon);
  // Reported as a warning, so the rest of the configuration is applied.
  await writePolicy('{ default: deny, rules: [{ users: ["${NOBODY_SET_THIS}"], allow: true }] }');
  await untilNotices('applied', 'applied');
  expect(await countEntities()).toBe(1);
  await writePolicy('{ rules: [{ user: [jane], allow: false }] }');
  await untilNotices('applied', 'applied', 'refused');
  expect(await countEntities()).toBe(1);
  await writePolicy('{ rules: [{ users: [guest], allow: false }, { allow: true }] }');
  await vi.waitFor(async () => expect(await countEntities()).toBe(0), soon);
}, 60_000);
