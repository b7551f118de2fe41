import { stringify } from 'yaml';
import type { Browser } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import {
  expectAccessible,
  openPage,
  type SignInPortal,
  startSignInPortal,
  test,
  type WatchedPage,
  writeConfig,
} from '#testing/browser';

const apiVersion = 'backstage.io/v1alpha1';

function component(name: string, spec: object = {}, annotations?: Record<string, string>) {
  return {
    apiVersion,
    kind: 'Component',
    metadata: { name, ...(annotations ? { annotations } : {}) },
    spec: { type: 'service', lifecycle: 'production', owner: 'group:default/crew', ...spec },
  };
}

const entities = [
  ...['alice', 'bob'].map((name) => ({
    apiVersion,
    kind: 'User',
    metadata: { name },
    spec: { profile: { email: `${name}@example.com` }, memberOf: ['crew'] },
  })),
  { apiVersion, kind: 'Group', metadata: { name: 'crew' }, spec: { type: 'team', children: [] } },
  component('ferry', { dependsOn: ['component:default/vault', 'component:default/pier'] }),
  component('pier'),
  component('vault'),
  component('wreck', {}, { 'backstage.io/orphan': 'true' }),
];

/** Alice has all permissions. Bob can only read, except for the vault. */
const policy = {
  rules: [
    { users: ['alice'], allow: true },
    { permissions: ['catalog.entity.read'], entity: { 'metadata.name': 'vault' }, allow: false },
    { permissions: [{ action: 'read' }], allow: true },
  ],
};

let browser: Browser;
let portal: SignInPortal;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  const target = await writeConfig(entities.map((entity) => stringify(entity)).join('---\n'));
  portal = await startSignInPortal({
    config: {
      permission: { enabled: true, policy },
      catalog: {
        rules: [{ allow: ['User', 'Group', 'Component'] }],
        locations: [{ type: 'file', target }],
      },
    },
  });
});

afterAll(async () => {
  await portal?.stop();
});

/** A signed-in user and the requests of the browser. */
interface Visitor extends WatchedPage {
  /** Number of permission checks in each request. */
  asked: number[];
  open: (path: string) => Promise<void>;
  /** Calls the backend directly, as the same user. */
  call: (method: string, path: string, body?: unknown) => Promise<{ status: number; text: string }>;
}

async function enter(account: string): Promise<Visitor> {
  const watched = await openPage(browser);
  const { page } = watched;
  const asked: number[] = [];
  let authorization = '';
  page.on('request', (request) => {
    authorization = request.headers()['authorization'] ?? authorization;
  });
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/permission/authorize')) return;
    // The page may be closed before the last response arrives.
    const { items } = (await response.json().catch(() => ({ items: [] }))) as { items: unknown[] };
    asked.push(items.length);
  });
  await page.goto(`${portal.url}/catalog`);
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Sign In, Acme ID' }).click(),
  ]);
  await popup.getByRole('button', { name: `Sign in as ${account}` }).click();
  await popup.getByRole('button', { name: 'Agree' }).click();
  await page.locator('table tbody a').first().waitFor();
  return {
    ...watched,
    asked,
    open: async (path) => void (await page.goto(`${portal.url}${path}`)),
    async call(method, path, body) {
      const response = await fetch(`${portal.url}/api/catalog${path}`, {
        method,
        headers: { authorization, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return { status: response.status, text: await response.text() };
    },
  };
}

const refresh = (name: string) => ['POST', '/refresh', { entityRef: `component:default/${name}` }] as const;
const find = (name: string) => ['GET', `/entities/by-name/component/default/${name}`] as const;

describe('a policy for two users', () => {
  it('allows everything to the first', async () => {
    const { page, call, open, context } = await enter('alice');
    await page.getByRole('link', { name: 'vault' }).waitFor();
    await open('/catalog/default/component/ferry');
    await page.getByRole('button', { name: 'Reload descriptor' }).waitFor();
    await page.getByRole('row', { name: /vault/ }).waitFor();
    await open('/catalog/default/component/wreck');
    await page.getByRole('button', { name: 'Click here to delete.' }).waitFor();
    expect((await call(...find('vault'))).status).toBe(200);
    expect((await call(...refresh('ferry'))).status).toBe(200);
    await context.close();
  });

  it('hides entities from the second, also in direct calls', async () => {
    const { page, call, open, context } = await enter('bob');
    await page.getByRole('link', { name: 'ferry' }).waitFor();
    expect(await page.getByRole('link', { name: 'vault' }).count()).toBe(0);
    expect((await call('GET', '/entities')).text).not.toContain('"name":"vault"');
    expect((await call('GET', '/entity-facets?facet=metadata.name')).text).not.toContain('vault');
    const hidden = await call(...find('vault'));
    const absent = await call(...find('vaulu'));
    expect([hidden.status, absent.status]).toEqual([404, 404]);
    expect(hidden.text.replaceAll('vault', 'vaulu')).toBe(absent.text);
    await open('/catalog/default/component/vault');
    await page.getByText('Entity not found').waitFor();
    await page.getByText("If it exists, you don't have permission to see it.").waitFor();
    await context.close();
  });

  it('hides actions that the second may not use, explains why, and rejects direct calls', async () => {
    const { page, call, open, context } = await enter('bob');
    const uid = (JSON.parse((await call(...find('wreck'))).text) as { metadata: { uid: string } }).metadata
      .uid;
    await open('/catalog/default/component/wreck');
    await page.getByText("You don't have permission to delete it.").waitFor();
    expect(await page.getByRole('button', { name: 'Click here to delete.' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Reload descriptor' }).count()).toBe(0);
    expect((await call('DELETE', `/entities/by-uid/${uid}`)).status).toBe(403);
    expect((await call(...refresh('wreck'))).status).toBe(403);
    await context.close();
  });

  it('shows only the name of a hidden entity in relations', async () => {
    const { page, open, context } = await enter('bob');
    await open('/catalog/default/component/ferry');
    await page
      .getByText(
        /relations to entities that are not in the catalog, or that you don't have permission to see/,
      )
      .waitFor();
    await page
      .getByText("1 entity is not shown. It is not in the catalog, or you don't have permission to see it.")
      .waitFor();
    await page.getByRole('row', { name: /pier/ }).waitFor();
    await expectAccessible(page);
    await context.close();
  });

  it('needs few permission checks in few requests, and no row waits for them', async () => {
    const { page, asked, open, context } = await enter('bob');
    // The check of the list for its create button. It may arrive after the rows.
    await expect.poll(() => asked.length).toBe(1);
    asked.length = 0;
    await open('/catalog/default/component/wreck');
    await page.getByText("You don't have permission to delete it.").waitFor();
    const sum = () => asked.reduce((total, count) => total + count, 0);
    // The permissions to delete, to refresh, and of the page for imports in the navigation. None for the rows.
    await expect.poll(sum).toBe(3);
    await page.getByRole('link', { name: 'Catalog', exact: true }).first().click();
    await page.locator('table tbody a').first().waitFor();
    // The create button of the list needs the same permission as the page for imports.
    await page.goBack();
    await page.getByText("You don't have permission to delete it.").waitFor();
    // Results are cached.
    expect(sum()).toBe(3);

    await page.route('**/api/permission/authorize', () => undefined);
    await open('/catalog');
    await page.locator('table tbody a').first().waitFor();
    await context.close();
  });
});
