import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { Browser } from 'playwright';
import { expect, it, vi } from 'vitest';
import {
  expectAccessible,
  openPage,
  type Portal,
  sampleConfig,
  startPortal,
  test,
  writeConfig,
} from '#testing/browser';

const MANY = 1_500;

const component = (name: string, type: string, lifecycle = 'experimental') =>
  `apiVersion: backstage.io/v1alpha1\nkind: Component\nmetadata: { name: ${name} }\nspec: { type: ${type}, lifecycle: ${lifecycle}, owner: team-a }\n`;

const documents: Record<string, string> = {
  '/a.yaml': `${component('only-a', 'website')}---\n${component('shared', 'website')}`,
  '/b.yaml': `${component('only-b', 'library')}---\n${component('shared', 'library')}`,
  '/many.yaml': Array.from({ length: MANY }, (_, index) =>
    component(`service-${index}`, 'service', 'production'),
  ).join('---\n'),
};

async function serveDescriptors(): Promise<{ origin: string; host: string; close(): void }> {
  const web = createServer((request, response) => response.end(documents[request.url ?? '']));
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(web.address() as AddressInfo).port}`;
  return { origin: `http://${host}`, host, close: () => void web.close() };
}

let browser: Browser;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
});

it('registers, unregisters and registers again while everything is read, with crashes in between', async () => {
  const web = await serveDescriptors();
  const dataDir = await mkdtemp(join(tmpdir(), 'trellis-unregister-'));
  const sample = parse(await sampleConfig()) as Record<string, object>;
  const config = await writeConfig(
    stringify({
      ...sample,
      backend: { ...sample['backend'], reading: { allow: [{ host: web.host }] } },
      catalog: { processingInterval: '1s', locations: [{ type: 'url', target: `${web.origin}/many.yaml` }] },
    }),
  );
  let portal: Portal;
  let token: string;
  const start = async (env: Record<string, string> = {}): Promise<void> => {
    portal = await startPortal({ configs: [config], dataDir, env, catalog: false });
    const session = (await (await fetch(`${portal.url}/api/auth/guest/refresh`)).json()) as {
      backstageIdentity: { token: string };
    };
    token = session.backstageIdentity.token;
  };
  /** Kills the portal and starts it again at the same address. */
  const crash = async (): Promise<void> => {
    process.kill(portal.pid ?? 0, 'SIGKILL');
    await start({ PORT: new URL(portal.url).port });
  };
  const call = (method: string, path: string, body?: object) =>
    fetch(`${portal.url}/api/catalog${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const register = async (path: string) =>
    (await call('POST', '/locations', { type: 'url', target: web.origin + path })).status;
  const typeOf = async (name: string) => {
    const answer = await call('GET', `/entities/by-name/component/default/${name}`);
    return answer.ok ? ((await answer.json()) as { spec: { type: string } }).spec.type : answer.status;
  };
  const types = async () => [await typeOf('only-a'), await typeOf('only-b'), await typeOf('shared')];
  const soon = { timeout: 60_000, interval: 200 };

  await start();
  const { page: list, context } = await openPage(browser, { width: 1280 });
  await list.goto(`${portal!.url}/catalog?filters[user]=all&filters[lifecycles]=experimental`);

  // Both are acknowledged while the large location is still read, then the portal is killed.
  expect(await Promise.all([register('/a.yaml'), register('/b.yaml'), register('/a.yaml')])).toEqual(
    expect.arrayContaining([201, 201, 409]),
  );
  await crash();
  await vi.waitFor(
    async () => expect(await types()).toEqual(['website', 'library', expect.any(String)]),
    soon,
  );

  const { page } = await openPage(browser, { width: 1280 });
  const provider = (await typeOf('shared')) === 'website' ? 'a' : 'b';
  const other = provider === 'a' ? 'b' : 'a';
  await page.goto(`${portal!.url}/catalog/default/component/only-${provider}`);
  await page.getByRole('button', { name: `More actions for only-${provider}` }).click();
  await page.getByRole('menuitem', { name: 'Unregister entity' }).click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to unregister this entity?' });
  await dialog.getByRole('group', { name: '2 entities will be removed' }).waitFor();
  await dialog.getByText(`Also provided by ${web.origin}/${other}.yaml`).waitFor();
  await expectAccessible(page);
  await page.reload();
  await dialog.getByRole('button', { name: 'Unregister Location' }).click();
  await page.waitForURL(/\/catalog(\?|$)/);
  expect(await typeOf('shared')).toBe(other === 'a' ? 'website' : 'library');
  expect(await typeOf(`only-${provider}`)).toBe(404);

  // The open list shows what is left after the user returns to it.
  await list.reload();
  await list.getByRole('link', { name: 'shared', exact: true }).waitFor();
  expect(await list.getByRole('link', { name: `only-${provider}`, exact: true }).count()).toBe(0);

  const locations = (await (await call('GET', '/locations')).json()) as Array<{
    data: { id: string; target: string };
  }>;
  const left = locations.find(({ data }) => data.target === `${web.origin}/${other}.yaml`);
  expect((await call('DELETE', `/locations/${left?.data.id}`)).status).toBe(204);
  await crash();
  expect(await types()).toEqual([404, 404, 404]);

  expect(await register('/b.yaml')).toBe(201);
  await crash();
  await vi.waitFor(async () => expect(await types()).toEqual([404, 'library', 'library']), soon);
  await vi.waitFor(async () => {
    const answer = await call('GET', '/entity-facets?facet=kind');
    const { facets } = (await answer.json()) as { facets: { kind: Array<{ value: string; count: number }> } };
    expect(Object.fromEntries(facets.kind.map(({ value, count }) => [value, count]))).toEqual({
      Component: MANY + 2,
      Location: 2,
    });
  }, soon);
  await list.reload();
  await list.getByRole('link', { name: 'only-b', exact: true }).waitFor();

  await context.close();
  await portal!.stop();
  web.close();
  await rm(dataDir, { recursive: true, force: true });
}, 240_000);
