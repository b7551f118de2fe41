import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mockApis } from '#sdk/testing';
import type { MultigetRequest } from '#extensions/user-settings';
import { createUserChannel } from '../../tabs/userChannel';
import { createLocalStore, type LocalStore } from '../../localStore/createLocalStore';
import type { AccountSync } from '../userStore';
import { syncAccount } from './syncAccount';

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
  const listener = createUserChannel();
  const heard = new Promise<void>((resolve) =>
    listener.listen(({ type }) => type === 'signed-out' && resolve()),
  );
  createUserChannel().send({ type: 'signed-out' });
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
  const sync = syncAccount({
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

/** Waits a moment to check that something does not happen. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 30));

describe('values stored before the user had an account', () => {
  test('move into the account once, and lists are joined', async () => {
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

  test('are available while the backend is down, and sent at a later visit', async () => {
    localStorage.setItem('/home/layout', '1');
    status = 503;
    await start();
    expect(localStorage.getItem(`${ALICE}/home/layout`)).toBe('1');
    status = 200;
    await start();
    await expect.poll(() => backend).toEqual({ 'default.home/layout': 1 });
  });
});

describe('appearance settings', () => {
  test.each([
    ['a choice', '"light"', 'light'],
    ['no choice', undefined, undefined],
  ])('that change while the account loads are kept if the account has %s', async (_what, copy, stored) => {
    localStorage.setItem('appearanceOf', 'user:default/alice');
    if (copy !== undefined) localStorage.setItem(`${ALICE}/appearance/theme`, copy);
    if (stored !== undefined) localStorage.setItem('theme', stored);
    backend = stored === undefined ? {} : { 'default.appearance/theme': stored };
    const started = start();
    store.write('theme', 'dark');
    await started;
    await expect.poll(() => backend['default.appearance/theme']).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  test('are loaded from the account into a new browser', async () => {
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

  test('are saved to the account when they change, including the default', async () => {
    localStorage.setItem('language', 'de');
    await start();
    await expect.poll(() => backend).toEqual({ 'default.appearance/language': 'de' });
    store.write('theme', 'dark');
    store.write('language', undefined);
    await expect
      .poll(() => backend)
      .toEqual({ 'default.appearance/language': null, 'default.appearance/theme': 'dark' });
  });

  test('that change in another tab are saved by that tab', async () => {
    await start();
    await expect.poll(() => asked).toEqual(['POST /multiget']);
    asked.length = 0;
    localStorage.setItem('theme', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', storageArea: localStorage }));
    await settle();
    expect(asked).toEqual([]);
  });

  test('that changed since the last visit take precedence', async () => {
    localStorage.setItem('appearanceOf', 'user:default/alice');
    localStorage.setItem(`${ALICE}/appearance/theme`, '"light"');
    localStorage.setItem('theme', 'dark');
    backend = { 'default.appearance/theme': 'light' };
    await start();
    await expect.poll(() => backend['default.appearance/theme']).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  test('of another user are not copied', async () => {
    localStorage.setItem('appearanceOf', 'user:default/bob');
    localStorage.setItem('theme', 'dark');
    await start();
    await expect.poll(() => localStorage.getItem('appearanceOf')).toBe('user:default/alice');
    expect(backend).toEqual({});
  });
});

describe('copies of settings', () => {
  test('of other users are removed, except for unsent changes', async () => {
    localStorage.setItem('settings:user:default/bob/a/sent', '1');
    localStorage.setItem('settings:user:default/bob/a/late', '2');
    localStorage.setItem('unsent:settings:user:default/bob/a/late', '1');
    await start();
    await expect.poll(() => localStorage.getItem('settings:user:default/bob/a/sent')).toBeNull();
    expect(localStorage.getItem('settings:user:default/bob/a/late')).toBe('2');
  });

  test('are removed when the user signs out, and nothing is written afterward', async () => {
    backend = { 'default.a/key': 1 };
    const sync = await start(['/a/key']);
    await expect.poll(() => localStorage.getItem(`${ALICE}/a/key`)).toBe('1');
    createUserChannel().send({ type: 'signed-out' });
    await expect.poll(() => localStorage.getItem(`${ALICE}/a/key`)).toBeNull();
    sync.want('/a/other');
    await settle();
    expect(Object.keys(localStorage).filter((name) => name.startsWith('settings:'))).toEqual([]);
  });

  test('that were not sent at the last visit are sent now', async () => {
    localStorage.setItem(`${ALICE}/a/key`, '2');
    localStorage.setItem(`unsent:${ALICE}/a/key`, '1');
    backend = { 'default.a/key': 1 };
    await start();
    await expect.poll(() => backend['default.a/key']).toBe(2);
    await expect.poll(() => localStorage.getItem(`unsent:${ALICE}/a/key`)).toBeNull();
  });

  test('are used if the backend does not support settings, which is checked once a day', async () => {
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
