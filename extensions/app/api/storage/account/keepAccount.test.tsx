import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mockApis } from '#sdk/testing';
import type { MultigetRequest } from '#protocol';
import { createTabChannel } from '../../../session/tabChannel';
import { createLocalStore, type LocalStore } from '../../localStore/createLocalStore';
import type { AccountSync } from '../storagePlace';
import { keepAccount } from './keepAccount';

const ALICE = 'settings:user:default/alice';

let store: LocalStore;
let backend: Record<string, unknown>;
let asked: string[];
let status = 200;

beforeEach(() => {
  localStorage.clear();
  store = createLocalStore();
  backend = {};
  asked = [];
  status = 200;
});
afterEach(async () => {
  const listener = createTabChannel('user');
  const heard = new Promise<void>((resolve) =>
    listener.listen(({ type }) => type === 'signed-out' && resolve()),
  );
  createTabChannel('user').send({ type: 'signed-out' });
  await heard;
  await settle();
  listener.close();
});

const fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
  const address = input instanceof Request ? input.url : String(input);
  asked.push(`${init.method} ${address.replace('plugin://user-settings', '')}`);
  if (status !== 200) return new Response(null, { status });
  const body = JSON.parse((init.body as string | undefined) ?? '{}') as object;
  if ('items' in body) {
    const { items } = body as MultigetRequest;
    const values = items.map(({ bucket, key }) => backend[`${bucket}/${key}`]);
    return Response.json({ items: values.map((value) => (value === undefined ? null : { value })) });
  }
  const [, bucket, key] = /buckets\/(.*)\/keys\/(.*)$/.exec(address) ?? [];
  backend[`${bucket}/${key}`] = (body as { value: unknown }).value;
  return Response.json({});
};

async function start(wanted: string[] = [], user = ALICE): Promise<AccountSync> {
  const sync = keepAccount({
    store,
    prefix: user,
    wanted: new Set(wanted),
    fetchApi: { fetch },
    alerts: mockApis.alert(),
    translations: mockApis.translation(),
  });
  await settle();
  return sync;
}

/** A moment in which something could happen that must not. What must happen is waited for. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 30));

describe('what this browser kept before its user had an account', () => {
  test('moves into the account once, and lists are joined with those of the account', async () => {
    localStorage.setItem('/starredEntities/entityRefs', '["component:default/a"]');
    localStorage.setItem('/home/layout', '{"columns":2}');
    localStorage.setItem('/home/kept', '"here"');
    localStorage.setItem('/broken', '{');
    backend = { 'default.starredEntities/entityRefs': ['component:default/b'], 'default.home/kept': 'there' };
    await start();
    await expect
      .poll(() => backend)
      .toEqual({
        'default.starredEntities/entityRefs': ['component:default/b', 'component:default/a'],
        'default.home/layout': { columns: 2 },
        'default.home/kept': 'there',
      });
    expect(localStorage.getItem('/starredEntities/entityRefs')).toBeNull();
    expect(localStorage.getItem(`${ALICE}/home/kept`)).toBe('"there"');
    expect(localStorage.getItem('/broken')).toBe('{');

    localStorage.setItem('/home/layout', '{"columns":3}');
    await start([], 'settings:user:default/bob');
    expect(backend['default.home/layout']).toEqual({ columns: 2 });
  });

  test('is there although the backend is away, and sent at a later visit', async () => {
    localStorage.setItem('/home/layout', '1');
    status = 503;
    await start();
    expect(localStorage.getItem(`${ALICE}/home/layout`)).toBe('1');
    status = 200;
    await start();
    await expect.poll(() => backend).toEqual({ 'default.home/layout': 1 });
  });
});

describe('the look of the portal', () => {
  test('is taken from the account by a browser that is new to its user', async () => {
    backend = { 'default.appearance/theme': 'dark', 'default.appearance/sidebarPinState': 'false' };
    const heard: Array<string | undefined> = [];
    store.listen((key) => heard.push(key));
    await start();
    await expect
      .poll(() => [localStorage.getItem('theme'), localStorage.getItem('sidebarPinState')])
      .toEqual(['dark', 'false']);
    expect(heard).toContain('theme');
    expect(localStorage.getItem('language')).toBeNull();
    expect(asked).toEqual(['POST /multiget']);
  });

  test('goes to the account when it is chosen, also the choice of none', async () => {
    localStorage.setItem('language', 'de');
    await start();
    await expect.poll(() => backend).toEqual({ 'default.appearance/language': 'de' });
    store.write('theme', 'dark');
    store.write('language', undefined);
    await expect
      .poll(() => backend)
      .toEqual({ 'default.appearance/language': null, 'default.appearance/theme': 'dark' });
  });

  test('that is chosen in another tab is told to the account there, not here too', async () => {
    await start();
    await expect.poll(() => asked).toEqual(['POST /multiget']);
    asked.length = 0;
    localStorage.setItem('theme', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', storageArea: localStorage }));
    await settle();
    expect(asked).toEqual([]);
  });

  test('that was chosen after the last visit is the user’s, and wins', async () => {
    localStorage.setItem('appearanceOf', 'user:default/alice');
    localStorage.setItem(`${ALICE}/appearance/theme`, '"light"');
    localStorage.setItem('theme', 'dark');
    backend = { 'default.appearance/theme': 'light' };
    await start();
    await expect.poll(() => backend['default.appearance/theme']).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  test('of somebody else does not become the user’s', async () => {
    localStorage.setItem('appearanceOf', 'user:default/bob');
    localStorage.setItem('theme', 'dark');
    await start();
    await expect.poll(() => localStorage.getItem('appearanceOf')).toBe('user:default/alice');
    expect(backend).toEqual({});
  });
});

describe('copies of settings', () => {
  test('of other users are forgotten, but not what their backend has yet to hear of', async () => {
    localStorage.setItem('settings:user:default/bob/a/sent', '1');
    localStorage.setItem('settings:user:default/bob/a/late', '2');
    localStorage.setItem('unsent:settings:user:default/bob/a/late', '1');
    await start();
    await expect.poll(() => localStorage.getItem('settings:user:default/bob/a/sent')).toBeNull();
    expect(localStorage.getItem('settings:user:default/bob/a/late')).toBe('2');
  });

  test('are forgotten when their user leaves, and nothing is written any more', async () => {
    backend = { 'default.a/key': 1 };
    const sync = await start(['/a/key']);
    await expect.poll(() => localStorage.getItem(`${ALICE}/a/key`)).toBe('1');
    createTabChannel('user').send({ type: 'signed-out' });
    await expect.poll(() => localStorage.getItem(`${ALICE}/a/key`)).toBeNull();
    sync.want('/a/other');
    await settle();
    expect(Object.keys(localStorage).filter((name) => name.startsWith('settings:'))).toEqual([]);
  });

  test('that could not be sent at the last visit are sent now', async () => {
    localStorage.setItem(`${ALICE}/a/key`, '2');
    localStorage.setItem(`unsent:${ALICE}/a/key`, '1');
    backend = { 'default.a/key': 1 };
    await start();
    await expect.poll(() => backend['default.a/key']).toBe(2);
    await expect.poll(() => localStorage.getItem(`unsent:${ALICE}/a/key`)).toBeNull();
  });

  test('are all there is for a backend without settings, which is asked again after a day', async () => {
    status = 404;
    localStorage.setItem('/a/key', '1');
    await start(['/a/key']);
    await expect.poll(() => localStorage.getItem('userSettingsAbsentUntil')).not.toBeNull();
    await start(['/a/key']);
    expect(asked).toEqual(['POST /multiget']);
    expect(localStorage.getItem(`${ALICE}/a/key`)).toBe('1');
    localStorage.setItem('userSettingsAbsentUntil', `${Date.now() - 1}`);
    status = 200;
    await start(['/a/key']);
    await expect.poll(() => backend['default.a/key']).toBe(1);
  });
});
