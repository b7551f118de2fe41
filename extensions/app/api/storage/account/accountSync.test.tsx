import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MultigetRequest } from '#protocol';
import { createLocalStore, type LocalStore } from '../../localStore/createLocalStore';
import { createAccountSync, type RunningSync, type SyncTrouble } from './createAccountSync';
import { createCopies, type Copies } from './createCopies';
import { createSettingsClient, resolveSetting } from './createSettingsClient';
import { mergeValues } from './mergeValues';

const PREFIX = 'settings:user:default/alice';
const STARS = '/starredEntities/entityRefs';

const recorded = (name: string) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../../../tests/contract/wire', `${name}.json`), 'utf8'),
  ) as {
    request: { method: string; url: string; body: unknown };
    response: { status: number; body: unknown };
  };

/** A backend in memory that counts what it is asked, and fails as it is told. */
function createBackend(values: Record<string, string> = {}) {
  const backend = { values, asked: [] as string[], fail: undefined as Response | Error | undefined };
  const nameOf = ({ bucket, key }: { bucket: string; key: string }) => `${bucket}/${key}`;
  const fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const asked = input instanceof Request ? input.url : String(input);
    const address = asked.replace('plugin://user-settings', '');
    backend.asked.push(`${init.method ?? 'GET'} ${address}`);
    if (backend.fail instanceof Error) throw backend.fail;
    if (backend.fail) return backend.fail.clone();
    const body = JSON.parse((init.body as string | undefined) ?? '{}') as object;
    if (address === '/multiget') {
      const { items } = body as MultigetRequest;
      return Response.json({
        items: items.map((item) => {
          const text = backend.values[nameOf(item)];
          return text === undefined ? null : { value: JSON.parse(text) as unknown };
        }),
      });
    }
    const [, bucket = '', key = ''] = /^\/buckets\/(.*)\/keys\/(.*)$/.exec(address) ?? [];
    const name = nameOf({ bucket: decodeURIComponent(bucket), key: decodeURIComponent(key) });
    if (init.method === 'DELETE') delete backend.values[name];
    else backend.values[name] = JSON.stringify((body as { value: unknown }).value);
    return init.method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json({});
  };
  return Object.assign(backend, { fetch });
}

let store: LocalStore;
let copies: Copies;
let troubles: Array<[SyncTrouble, string]>;
let running: RunningSync[];

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  store = createLocalStore();
  copies = createCopies(store, PREFIX);
  troubles = [];
  running = [];
});
afterEach(() => {
  for (const sync of running) sync.stop();
  vi.useRealTimers();
});

function start(backend: ReturnType<typeof createBackend>, wanted = [STARS], unsent: string[] = []) {
  const sync = createAccountSync({
    copies,
    client: createSettingsClient(backend),
    wanted,
    unsent,
    report: (trouble, { message }) => troubles.push([trouble, message]),
  });
  running.push(sync);
  return sync;
}

const settle = () => vi.advanceTimersByTimeAsync(10);
const name = 'default.starredEntities/entityRefs';

function change(sync: RunningSync, text: string, path = STARS): void {
  copies.change(path, text);
  sync.changed(path);
}

describe('the client of settings', () => {
  test('asks for many values as recorded, and reads the answer', async () => {
    const { request, response } = recorded('user-settings-multiget-starred');
    const fetch = vi.fn(async () => Response.json(response.body));
    expect(await createSettingsClient({ fetch }).read([STARS])).toEqual(['["component:default/artist-web"]']);
    expect(fetch).toHaveBeenCalledWith('plugin://user-settings/multiget', {
      method: request.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request.body),
    });
  });

  test('puts and deletes as recorded', async () => {
    for (const [recording, text] of [
      ['user-settings-put', '["component:default/artist-web"]'],
      ['user-settings-delete', ''],
    ] as const) {
      const { request, response } = recorded(recording);
      const fetch = vi.fn(async (_url: unknown, _init?: RequestInit) => new Response(null, response));
      await createSettingsClient({ fetch }).write(STARS, text);
      const [url, init] = fetch.mock.calls[0] ?? [];
      expect(url).toBe('plugin://user-settings/buckets/default.starredEntities/keys/entityRefs');
      expect(init?.method).toBe(request.method);
      expect(JSON.parse((init?.body as string | undefined) ?? 'null')).toEqual(request.body ?? null);
    }
  });

  test('takes a backend without the endpoint for one that keeps no settings', async () => {
    const fetch = async () => new Response(null, { status: 404 });
    expect(await createSettingsClient({ fetch }).read([STARS])).toBeUndefined();
  });

  test('asks for hundreds of values in hundreds', async () => {
    const backend = createBackend();
    await createSettingsClient(backend).read(Array.from({ length: 250 }, (_, index) => `/a/k${index}`));
    expect(backend.asked).toHaveLength(3);
  });

  test.each([
    ['/key', 'default', 'key'],
    ['/a/key', 'default.a', 'key'],
    ['/a/b/some%2Fkey', 'default.a.b', 'some/key'],
  ])('finds %s in bucket %s', (path, bucket, key) => {
    expect(resolveSetting(path)).toEqual({ bucket, key });
  });
});

describe('a change here and one elsewhere', () => {
  test.each([
    ['adds to what was added', '["a"]', '["a","b"]', '["a","c"]', '["a","c","b"]'],
    ['takes out of what was added to', '["a","b"]', '["b"]', '["a","b","c"]', '["b","c"]'],
    ['stays out where it was taken out', '["a","b"]', '["a","b","c"]', '["b"]', '["b","c"]'],
    ['joins lists that know nothing of each other', '', '["x"]', '["y"]', '["y","x"]'],
    ['outlives that all was removed elsewhere', '["a"]', '["a","b"]', '', '["b"]'],
    ['wins where the values are no lists', '{"a":1}', '{"a":2}', '{"a":3}', '{"a":2}'],
    ['wins over a list of other things', '[1]', '[2]', '[3]', '[2]'],
    ['of before the account joins its list', 'before', '["x"]', '["y"]', '["y","x"]'],
    ['of before the account is the first', 'before', '{"a":1}', '', '{"a":1}'],
    ['of before the account gives way', 'before', '{"a":1}', '{"a":2}', '{"a":2}'],
    ['is the same', '["a"]', '["b"]', '["b"]', '["b"]'],
  ])('%s', (_what, base, ours, theirs, merged) => {
    expect(mergeValues(base, ours, theirs)).toBe(merged);
  });
});

describe('the settings of an account', () => {
  test('come in one request, with all that is wanted', async () => {
    const backend = createBackend({ [name]: '["a"]', 'default.x/y': '1' });
    const sync = start(backend, [STARS, '/x/y', '/not/there']);
    await sync.refresh();
    expect(backend.asked).toEqual(['POST /multiget']);
    expect([STARS, '/x/y', '/not/there'].map((path) => copies.read(path))).toEqual(['["a"]', '1', '']);
  });

  test('that are wanted later come together, once', async () => {
    const backend = createBackend({ 'default.x/y': '1' });
    const sync = start(backend, []);
    for (const path of ['/x/y', '/x/z', '/x/y']) sync.want(path);
    await settle();
    expect(backend.asked).toEqual(['POST /multiget']);
    expect(copies.read('/x/y')).toBe('1');
  });

  test('are sent, and no request goes out while nothing happens', async () => {
    const backend = createBackend();
    const sync = start(backend);
    await sync.refresh();
    change(sync, '["a"]');
    await settle();
    expect(backend.values[name]).toBe('["a"]');
    expect(copies.isUnsent(STARS)).toBe(false);
    change(sync, '');
    await settle();
    expect(backend.values).toEqual({});
    backend.asked.length = 0;
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(backend.asked).toEqual([]);
  });

  test('keep the last of quick changes, with what another browser changed meanwhile', async () => {
    const backend = createBackend({ [name]: '["a"]' });
    const sync = start(backend);
    await sync.refresh();
    backend.values[name] = '["a","elsewhere"]';
    await vi.advanceTimersByTimeAsync(60_000);
    change(sync, '["a","b"]');
    change(sync, '["a","b","c"]');
    await settle();
    expect(JSON.parse(backend.values[name] ?? '')).toEqual(['a', 'elsewhere', 'b', 'c']);
    expect(JSON.parse(copies.read(STARS) ?? '')).toEqual(['a', 'elsewhere', 'b', 'c']);
    expect(copies.isUnsent(STARS)).toBe(false);
  });

  test('are not taken back by an answer that is older than a change', async () => {
    const backend = createBackend({ [name]: '["old"]' });
    const sync = start(backend);
    await sync.refresh();
    const { fetch } = backend;
    let answer: () => void = () => {};
    backend.fetch = async (...asked) => {
      const response = await fetch(...asked);
      await new Promise<void>((resolve) => (answer = resolve));
      return response;
    };
    const slow = start(backend);
    const asked = slow.refresh();
    await settle();
    backend.fetch = fetch;
    change(sync, '["new"]');
    await settle();
    answer();
    await asked;
    expect(copies.read(STARS)).toBe('["new"]');
    expect(backend.values[name]).toBe('["new"]');
  });

  test('are told of once when the backend is away, and sent when it is back', async () => {
    const backend = createBackend({ [name]: '[]' });
    const sync = start(backend);
    await sync.refresh();
    backend.fail = new TypeError('Failed to fetch');
    change(sync, '["a"]');
    await vi.advanceTimersByTimeAsync(60_000);
    change(sync, '["a","b"]');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(troubles).toEqual([['unsaved', 'Failed to fetch']]);
    expect(copies.read(STARS)).toBe('["a","b"]');
    expect(backend.asked.length).toBeLessThan(20);
    backend.fail = undefined;
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect(backend.values[name]).toBe('["a","b"]');
    expect(troubles).toHaveLength(1);
  });

  test('that an earlier visit could not send are sent now', async () => {
    copies.change(STARS, '["late"]');
    const backend = createBackend({ [name]: '["a"]' });
    await start(backend, [], [STARS]).refresh();
    expect(backend.values[name]).toBe('["a","late"]');
  });

  test('that another tab left unsent are sent when the user comes back', async () => {
    const backend = createBackend();
    const sync = start(backend);
    await sync.refresh();
    copies.change(STARS, '["of the other tab"]');
    await vi.advanceTimersByTimeAsync(6_000);
    sync.wake();
    await settle();
    expect(backend.values[name]).toBe('["of the other tab"]');
  });

  test('that the backend does not take stay here, and are not sent again', async () => {
    const backend = createBackend();
    const sync = start(backend);
    await sync.refresh();
    backend.fail = Response.json({ error: { message: 'too much' } }, { status: 413 });
    change(sync, '"x"');
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(troubles).toEqual([['refused', 'Request failed with status 413, too much']]);
    expect(backend.asked.filter((line) => line.startsWith('PUT'))).toHaveLength(1);
    expect(copies.read(STARS)).toBe('"x"');
  });

  test('are not known while the backend is away, which is told once', async () => {
    const backend = createBackend({ [name]: '["a"]' });
    backend.fail = new Response(null, { status: 503 });
    const sync = start(backend);
    await expect(sync.refresh()).rejects.toThrow('503');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(copies.read(STARS)).toBeUndefined();
    expect(troubles.map(([trouble]) => trouble)).toEqual(['unread']);
    backend.fail = undefined;
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect(copies.read(STARS)).toBe('["a"]');
  });

  test('stay in the browser where the backend keeps none', async () => {
    const backend = createBackend();
    backend.fail = new Response(null, { status: 404 });
    const sync = start(backend);
    await sync.refresh();
    expect(copies.read(STARS)).toBe('');
    change(sync, '["a"]');
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(copies.read(STARS)).toBe('["a"]');
    expect(backend.asked).toEqual(['POST /multiget']);
    expect(troubles).toEqual([]);
  });

  test('are asked for again when the user comes back, not more often', async () => {
    const backend = createBackend({ [name]: '["a"]' });
    const sync = start(backend);
    await sync.refresh();
    sync.wake();
    expect(backend.asked).toHaveLength(1);
    backend.values[name] = '["b"]';
    await vi.advanceTimersByTimeAsync(6_000);
    sync.wake();
    sync.wake();
    await settle();
    expect(backend.asked).toHaveLength(2);
    expect(copies.read(STARS)).toBe('["b"]');
  });
});

describe('an account that nobody follows any more', () => {
  test('tells nothing of what it was asking for', async () => {
    const backend = createBackend({ [name]: '["a"]' });
    const sync = start(backend);
    let isKnown = false;
    void sync.known.then(() => {
      isKnown = true;
    });
    const asking = sync.refresh();
    sync.stop();
    await asking;
    await settle();
    expect(backend.asked).toHaveLength(1);
    expect(isKnown).toBe(false);
    expect(copies.read(STARS)).toBeUndefined();
  });

  test('asks no more when somebody comes back to the page', async () => {
    const backend = createBackend();
    const sync = start(backend);
    await sync.refresh();
    sync.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    sync.wake();
    await settle();
    expect(backend.asked).toHaveLength(1);
  });
});
