import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MultigetRequest } from '#extensions/user-settings';
import { createLocalStore, type LocalStore } from '../../localStore/createLocalStore';
import { createAccountSync, type RunningSync } from './createAccountSync';
import { createCopies, type Copies } from './createCopies';
import { createSettingsClient, resolveSetting } from './createSettingsClient';
import type { SyncFailure } from './createSyncFailures';
import { mergeValues } from './mergeValues';

const PREFIX = 'settings:user:default/alice';
const STARS = '/starredEntities/entityRefs';

const recorded = (name: string) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../../tests/contract/wire', `${name}.json`), 'utf8'),
  ) as {
    request: { method: string; url: string; body: unknown };
    response: { status: number; body: unknown };
  };

/** An in-memory backend that counts requests and can fail on demand. */
function createBackend(values: Record<string, string> = {}) {
  const backend = {
    values,
    asked: [] as string[],
    fail: undefined as Response | Error | undefined,
    /** The answer to changes. */
    refusal: undefined as Response | undefined,
  };
  const nameOf = ({ bucket, key }: { bucket: string; key: string }) => `${bucket}/${key}`;
  const fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const asked = input instanceof Request ? input.url : String(input);
    const address = asked.replace('plugin://user-settings', '');
    backend.asked.push(`${init.method ?? 'GET'} ${address}`);
    if (backend.fail instanceof Error) throw backend.fail;
    if (backend.fail) return backend.fail.clone();
    if (backend.refusal && init.method === 'PUT') return backend.refusal.clone();
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
let failures: Array<[SyncFailure, string]>;
let running: RunningSync[];

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  store = createLocalStore();
  copies = createCopies(store, PREFIX);
  failures = [];
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
    report: (failure, { message }) => failures.push([failure, message]),
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

describe('the settings client', () => {
  test('requests many values as recorded, and parses the response', async () => {
    const { request, response } = recorded('user-settings-multiget-starred');
    const fetch = vi.fn(async () => Response.json(response.body));
    expect(await createSettingsClient({ fetch }).read([STARS])).toEqual(['["component:default/artist-web"]']);
    expect(fetch).toHaveBeenCalledWith('plugin://user-settings/multiget', {
      method: request.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request.body),
    });
  });

  test('writes and deletes as recorded', async () => {
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

  test('treats a missing endpoint as a backend without settings', async () => {
    const fetch = async () => new Response(null, { status: 404 });
    expect(await createSettingsClient({ fetch }).read([STARS])).toBeUndefined();
  });

  test('requests values in batches of one hundred', async () => {
    const backend = createBackend();
    await createSettingsClient(backend).read(Array.from({ length: 250 }, (_, index) => `/a/k${index}`));
    expect(backend.asked).toHaveLength(3);
  });

  test.each([
    ['/key', 'default', 'key'],
    ['/a/key', 'default.a', 'key'],
    ['/a/b/some%2Fkey', 'default.a.b', 'some/key'],
  ])('maps %s to bucket %s', (path, bucket, key) => {
    expect(resolveSetting(path)).toEqual({ bucket, key });
  });
});

describe('merging a local and a remote change', () => {
  test.each([
    ['keeps additions of both', '["a"]', '["a","b"]', '["a","c"]', '["a","c","b"]'],
    [
      'removes an entry from a list with remote additions',
      '["a","b"]',
      '["b"]',
      '["a","b","c"]',
      '["b","c"]',
    ],
    ['does not restore a removed entry', '["a","b"]', '["a","b","c"]', '["b"]', '["b","c"]'],
    ['joins lists without a common base', '', '["x"]', '["y"]', '["y","x"]'],
    ['keeps local additions if all entries were removed remotely', '["a"]', '["a","b"]', '', '["b"]'],
    ['prefers the local value if it is not a list', '{"a":1}', '{"a":2}', '{"a":3}', '{"a":2}'],
    ['prefers the local value if the lists are not lists of strings', '[1]', '[2]', '[3]', '[2]'],
    ['joins a list from before the account', 'before', '["x"]', '["y"]', '["y","x"]'],
    ['uses a value from before the account if there is no other', 'before', '{"a":1}', '', '{"a":1}'],
    ['prefers the account over a value from before the account', 'before', '{"a":1}', '{"a":2}', '{"a":2}'],
    ['keeps equal values', '["a"]', '["b"]', '["b"]', '["b"]'],
  ])('%s', (_what, base, ours, theirs, merged) => {
    expect(mergeValues(base, ours, theirs)).toBe(merged);
  });
});

describe('account settings', () => {
  test('are loaded in one request', async () => {
    const backend = createBackend({ [name]: '["a"]', 'default.x/y': '1' });
    const sync = start(backend, [STARS, '/x/y', '/not/there']);
    await sync.refresh();
    expect(backend.asked).toEqual(['POST /multiget']);
    expect([STARS, '/x/y', '/not/there'].map((path) => copies.read(path))).toEqual(['["a"]', '1', '']);
  });

  test('are loaded together, once, if they are requested later', async () => {
    const backend = createBackend({ 'default.x/y': '1' });
    const sync = start(backend, []);
    for (const path of ['/x/y', '/x/z', '/x/y']) sync.want(path);
    await settle();
    expect(backend.asked).toEqual(['POST /multiget']);
    expect(copies.read('/x/y')).toBe('1');
  });

  test('are sent, with no requests while nothing changes', async () => {
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

  test('keep the last of several quick changes, merged with changes from another browser', async () => {
    const backend = createBackend({ [name]: '["a"]' });
    const sync = start(backend);
    await sync.refresh();
    backend.values[name] = '["a","elsewhere"]';
    change(sync, '["a","b"]');
    change(sync, '["a","b","c"]');
    await settle();
    expect(JSON.parse(backend.values[name] ?? '')).toEqual(['a', 'elsewhere', 'b', 'c']);
    expect(JSON.parse(copies.read(STARS) ?? '')).toEqual(['a', 'elsewhere', 'b', 'c']);
    expect(copies.isUnsent(STARS)).toBe(false);
    // The other browser changes it again within the same second.
    backend.values[name] = '["elsewhere","b","c"]';
    change(sync, '["a","elsewhere","b","c","d"]');
    await settle();
    expect(JSON.parse(backend.values[name] ?? '')).toEqual(['elsewhere', 'b', 'c', 'd']);
  });

  test('are not overwritten by a response that is older than a change', async () => {
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

  test('show one warning while the backend is down, and are sent when it is back', async () => {
    const backend = createBackend({ [name]: '[]' });
    const sync = start(backend);
    await sync.refresh();
    backend.fail = new TypeError('Failed to fetch');
    change(sync, '["a"]');
    await vi.advanceTimersByTimeAsync(60_000);
    change(sync, '["a","b"]');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(failures).toEqual([['unsaved', 'Failed to fetch']]);
    expect(copies.read(STARS)).toBe('["a","b"]');
    expect(backend.asked.length).toBeLessThan(20);
    backend.fail = undefined;
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect(backend.values[name]).toBe('["a","b"]');
    expect(failures).toHaveLength(1);
  });

  test('that an earlier visit did not send are sent now', async () => {
    copies.change(STARS, '["late"]');
    const backend = createBackend({ [name]: '["a"]' });
    await start(backend, [], [STARS]).refresh();
    expect(backend.values[name]).toBe('["a","late"]');
  });

  test('that another tab did not send are sent when the user returns', async () => {
    const backend = createBackend();
    const sync = start(backend);
    await sync.refresh();
    copies.change(STARS, '["of the other tab"]');
    await vi.advanceTimersByTimeAsync(6_000);
    sync.wake();
    await settle();
    expect(backend.values[name]).toBe('["of the other tab"]');
  });

  test('that the backend rejects stay here and are not sent again', async () => {
    const backend = createBackend();
    const sync = start(backend);
    await sync.refresh();
    backend.refusal = Response.json({ error: { message: 'too much' } }, { status: 413 });
    change(sync, '"x"');
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(failures).toEqual([['refused', 'Request failed with status 413, too much']]);
    expect(backend.asked.filter((line) => line.startsWith('PUT'))).toHaveLength(1);
    expect(copies.read(STARS)).toBe('"x"');
  });

  test('are unknown while the backend is down, with one warning', async () => {
    const backend = createBackend({ [name]: '["a"]' });
    backend.fail = new Response(null, { status: 503 });
    const sync = start(backend);
    await expect(sync.refresh()).rejects.toThrow('503');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(copies.read(STARS)).toBeUndefined();
    expect(failures.map(([failure]) => failure)).toEqual(['unread']);
    backend.fail = undefined;
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect(copies.read(STARS)).toBe('["a"]');
  });

  test('stay in the browser if the backend does not support settings', async () => {
    const backend = createBackend();
    backend.fail = new Response(null, { status: 404 });
    const sync = start(backend);
    await sync.refresh();
    expect(copies.read(STARS)).toBe('');
    change(sync, '["a"]');
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(copies.read(STARS)).toBe('["a"]');
    expect(backend.asked).toEqual(['POST /multiget']);
    expect(failures).toEqual([]);
  });

  test('are loaded again when the user returns, but not more often', async () => {
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

describe('a stopped account sync', () => {
  test('shows no warnings', async () => {
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

  test('sends no requests when the user returns to the page', async () => {
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
