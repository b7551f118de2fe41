import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loadConfig } from '#config/node';
import { IDENTITY_FIELD, type Session } from '#protocol';
import { startServer, type StartedServer } from '#server';
import { checkConfig } from '../../src/cli/app/checkConfig';

const root = path.join(import.meta.dirname, '../..');

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
  const source = { cwd: folder, env: {} };
  server = await startServer({
    config: (await loadConfig(source)).value,
    cwd: folder,
    environment: { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' },
    template: path.join(root, 'dist/database/template'),
    follow: { source, check: checkConfig, tell: () => {} },
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

it('takes in a changed policy at once, for those who have signed in before, and a broken one never', async () => {
  expect(await countEntities()).toBe(0);
  await writePolicy('{ rules: [{ entity: { kind: Component }, allow: true }] }');
  await vi.waitFor(async () => expect(await countEntities()).toBe(1), soon);
  // A warning of the report, so the rest of the configuration is served all the same.
  await writePolicy('{ default: deny, rules: [{ users: ["${NOBODY_SET_THIS}"], allow: true }] }');
  await wait(1_500);
  expect(await countEntities()).toBe(1);
  await writePolicy('{ rules: [{ user: [jane], allow: false }] }');
  await wait(1_500);
  expect(await countEntities()).toBe(1);
  await writePolicy('{ rules: [{ users: [guest], allow: false }, { allow: true }] }');
  await vi.waitFor(async () => expect(await countEntities()).toBe(0), soon);
}, 60_000);
