import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as earlyModule from './index';
import {
  type EarlyContent,
  type EarlyPage,
  type EarlyPart,
  dropEarlyRequests,
  findEarlyPages,
  readEarlyContext,
  startEarly,
  startEarlyRequest,
  takeEarlyResponse,
} from './index';

function open(path: string, config: unknown, type = 'application/json'): void {
  history.replaceState(null, '', path);
  const id = type === 'application/json' ? 'id="trellis-config"' : '';
  document.head.innerHTML = `<script type="${type}" ${id}>${JSON.stringify(config)}</script>`;
}

const read = () => readEarlyContext(document, new URL(location.href));
const { origin } = globalThis.location;
const options = { painted: Promise.resolve() };
const app = { baseUrl: 'http://portal.example/portal' };
const backend = { baseUrl: 'http://portal.example/portal/' };

beforeEach(() => localStorage.clear());
afterEach(() => {
  dropEarlyRequests();
  vi.unstubAllGlobals();
});

describe('what is known before the app', () => {
  it('is the configuration in the page', () => {
    open('/portal/catalog', {
      config: {
        app: {
          ...app,
          extensions: [
            'page:a',
            { 'page:b': { config: { path: '/b' } } },
            { 'page:c': false },
            { 'page:d': { disabled: 'true' } },
            { 'page:e': { attachTo: { id: 'x', input: 'y' } } },
            { 'page:c': true },
          ],
        },
        backend,
      },
    });
    const context = read();
    expect(context.path).toBe('/catalog');
    expect(context.href('/a')).toBe('/portal/a');
    expect(context.listed).toEqual(['page:a', 'page:b', 'page:c', 'page:d', 'page:e']);
    expect(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => context.settings(`page:${name}`))).toEqual([
      {},
      { path: '/b' },
      {},
      undefined,
      undefined,
      {},
    ]);
    expect(context.read('app.nothing.here')).toBeUndefined();
    // The app and the backend share an origin, so both move to that of the document.
    expect(context.backendUrl('catalog')).toBe(`${origin}/portal/api/catalog`);
  });

  it.each([
    ['/', [], false],
    ['/a', [], true],
    ['/a/', [], true],
    ['/a/b', [], false],
    ['/', ['page:a', 'page:b'], true],
    ['/', [{ 'page:x': false }, 'nav-item:b', { 'page:a': { config: { path: '/z' } } }], true],
    ['/z', [{ 'page:a': { config: { path: '/z' } } }], true],
    ['/a', [{ 'page:a': { config: { path: '/z' } } }], false],
    ['/a', [{ 'page:a': false }], false],
    ['/', ['page:b', 'page:a'], false],
    ['/', ['page:a', { 'page:b': { config: { path: '/' } } }], false],
    ['/', [{ 'page:a': { config: { path: '/' } } }], true],
    ['/', ['page:a', { 'app/routes': { config: { redirects: [{ from: '/', to: '/b' }] } } }], false],
    ['/', ['page:b', { 'app/routes': { config: { redirects: [{ from: '/', to: '/a' }] } } }], true],
    ['/', ['page:a', { 'app/routes': { config: { redirects: [{ from: '/', to: '/a?x=1' }] } } }], false],
    ['/', [{ 'page:b': { config: { path: '/b/:c' } } }, 'page:a'], true],
    ['/x', ['page:b', { 'app/routes': { config: { redirects: [{ from: '/', to: '/a' }] } } }], false],
    ['/', ['page:a', { 'app/routes': { config: { redirects: [null, 7, { from: '/', to: 7 }] } } }], true],
  ])('is which page is at %s with %j', (path, extensions, expected) => {
    open(`/portal${path}`, { config: { app: { ...app, extensions } } });
    expect(read().isAt('page:a', '/a')).toBe(expected);
  });

  it('includes the layers that a Backstage server injects', () => {
    const layers = [
      { data: { app, backend: { baseUrl: 'https://old.example' } } },
      { data: { backend: { baseUrl: 'https://backend.example' } } },
    ];
    open('/catalog', layers, 'backstage.io/config');
    expect(read().backendUrl('a/b')).toBe('https://backend.example/api/a%2Fb');
  });

  it('has no address of a backend if plugins can have their own', () => {
    open('/', { config: { app, backend, discovery: { endpoints: [] } } });
    expect(read().backendUrl('catalog')).toBeUndefined();
  });

  it.each([undefined, null, 7, [], { config: { app: 1, backend: { baseUrl: 'no url' } } }])(
    'can be nothing: %j',
    (config) => {
      open('/', config ?? '');
      const context = read();
      expect([context.backendUrl('x'), context.settings('x'), context.listed]).toEqual([undefined, {}, []]);
    },
  );
});

describe('a request that is sent early', () => {
  const send = vi.fn<typeof fetch>();
  const user = { token: 'abc', ownershipEntityRefs: [] };
  const url = 'http://backend.example/api/catalog/entities';
  const part = (address: string) => ({
    signIn: () => ({ sent: Promise.resolve(), user: Promise.resolve(user) }),
    page: () => ({ skeleton: 'list', requests: () => [{ url: address }] }),
  });
  const signed = (token: string) => new Request(url, { headers: { authorization: `Bearer ${token}` } });

  beforeEach(async () => {
    open('/', {});
    send.mockReset().mockImplementation(async () => new Response('early'));
    vi.stubGlobal('fetch', send);
    void startEarly(
      [
        { paint: () => ['dark'], signIn: () => ({ sent: Promise.resolve(), user: Promise.resolve(user) }) },
        { page: () => ({ skeleton: 'list', requests: () => [{ url }] }) },
        {
          paint() {
            throw new Error('a broken configuration');
          },
        },
      ],
      document,
      options,
    );
    await vi.waitUntil(() => send.mock.calls.length > 0);
  });

  it('is taken once, by the same user', async () => {
    expect(document.documentElement.dataset['skeleton']).toBe('dark list');
    expect(takeEarlyResponse(signed('other'))).toBeUndefined();
    expect(takeEarlyResponse(new Request(url, { method: 'POST' }))).toBeUndefined();
    expect(await (await takeEarlyResponse(signed('abc')))?.text()).toBe('early');
    expect(takeEarlyResponse(signed('abc'))).toBeUndefined();
    expect(send).toHaveBeenCalledOnce();
  });

  it('can be for a page that the user is likely to open, for some time', async () => {
    const [page] = findEarlyPages(new URL('http://portal.example/page'));
    for (const request of page?.requests(user) ?? []) void startEarlyRequest(request, 'def', 1);
    expect(send).toHaveBeenCalledTimes(2);
    await vi.waitFor(() => expect(send.mock.calls[1]?.[1]?.signal?.aborted).toBe(true));
    expect(takeEarlyResponse(signed('def'))).toBeUndefined();
    expect(takeEarlyResponse(signed('abc'))).toBeDefined();
  });

  it('is canceled if no one takes it', () => {
    dropEarlyRequests();
    expect(takeEarlyResponse(signed('abc'))).toBeUndefined();
    expect(send.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });

  it('is sent again if it failed', async () => {
    dropEarlyRequests();
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    void startEarly([part(url)], document, options);
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(await (await takeEarlyResponse(signed('abc')))?.text()).toBe('early');
    expect(send).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['is only for signing in', '<meta name="trellis-sign-in-only" content="">'],
    [
      'loads its scripts from elsewhere',
      '<meta name="backstage-public-path" content="https://cdn.example/">',
    ],
  ])('is not sent while the page %s', async (_case, head) => {
    document.head.innerHTML = head;
    void startEarly([part(`${url}/other`)], document, options);
    await Promise.resolve();
    expect(send).toHaveBeenCalledOnce();
  });
});

describe('what the first responses say', () => {
  const user = { token: 'abc', ownershipEntityRefs: [] };
  const show = vi.fn<(content: EarlyContent) => void>();
  const readContent = vi.fn<NonNullable<EarlyPage['readContent']>>();

  async function start(responses: Record<string, Promise<Response>>): Promise<void> {
    open('/', {});
    show.mockReset();
    readContent
      .mockReset()
      .mockImplementation(([one]) => (one === undefined ? undefined : { title: one as string }));
    vi.stubGlobal('fetch', (url: string) => responses[url]);
    const signIn = () => ({ sent: Promise.resolve(), user: Promise.resolve(user) });
    const requests = () => Object.keys(responses).map((url) => ({ url }));
    const page = () => ({ skeleton: 'list', requests, readContent });
    void startEarly([{ signIn, page }], document, { painted: Promise.resolve(), show });
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const json = (value: unknown) => Promise.resolve(Response.json(value));

  it('is shown in the skeleton once it is certain, and the page still takes the responses', async () => {
    let answer = (_response: Response): void => undefined;
    const slow = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    await start({
      'http://a/': slow,
      'http://b/': json('two'),
      'http://c/': Promise.reject(new TypeError('offline')),
    });
    expect(readContent.mock.calls[0]?.[1]).toBe(user);
    expect(show).not.toHaveBeenCalled();
    answer(Response.json('one'));
    await vi.waitFor(() => expect(show.mock.calls).toEqual([[{ title: 'one' }]]));
    const request = new Request('http://b/', { headers: { authorization: 'Bearer abc' } });
    expect(await (await takeEarlyResponse(request))?.json()).toBe('two');
  });

  it('is shown once', async () => {
    await start({ 'http://a/': json('one'), 'http://b/': json('two') });
    expect(show.mock.calls).toEqual([[{ title: 'one' }]]);
  });

  it('is not shown if it cannot be read', async () => {
    await start({ 'http://a/': Promise.resolve(new Response('<p>Bad gateway</p>', { status: 502 })) });
    await start({ 'http://a/': Promise.resolve(Response.json('one', { status: 500 })) });
    expect(readContent).not.toHaveBeenCalled();
    readContent.mockImplementation(() => {
      throw new TypeError('Not a list');
    });
    await start({ 'http://a/': json(null) });
    expect(show).not.toHaveBeenCalled();
  });

  it('is not guessed for extensions that a plugin overrides', () => {
    open('/', {});
    const page = vi.fn<NonNullable<EarlyPart['page']>>(({ settings }) => ({
      skeleton: String(settings('page:a')?.['path']),
      requests: () => [],
    }));
    void startEarly([{ page }, { overrides: ['page:a'] }], document, options);
    expect(document.documentElement.dataset['skeleton']).toBe('');
    expect(page.mock.calls[0]?.[0].listed).toEqual(['page:a']);
    expect(page.mock.calls[0]?.[0].isAt('page:a', '/')).toBe(false);
    expect(page.mock.calls[0]?.[0].isAt('page:b', '/')).toBe(true);
    void startEarly([{ page }], document, options);
    expect(document.documentElement.dataset['skeleton']).toBe('undefined');
  });
});

describe('the data of the first page', () => {
  const user = { token: 'abc', ownershipEntityRefs: [] };
  const cache = { client: new QueryClient(), apis: { get: () => undefined } };
  const fillCache = vi.fn<NonNullable<earlyModule.EarlyPage['fillCache']>>();
  let early: typeof earlyModule;

  // A document has one first page, so each test imports the module again.
  beforeEach(async () => {
    vi.resetModules();
    early = await import('./index');
    open('/', {});
    fillCache.mockReset().mockResolvedValue(undefined);
  });

  async function start(signIn = Promise.resolve<earlyModule.EarlyUser | undefined>(user)): Promise<void> {
    const page = () => ({ skeleton: 'list', requests: () => [], fillCache });
    void early.startEarly(
      [{ signIn: () => ({ sent: Promise.resolve(), user: signIn }), page }],
      document,
      options,
    );
    await signIn;
  }

  it('is loaded into the cache', async () => {
    await start();
    await early.fillFirstPage(cache, user);
    expect(fillCache.mock.calls).toEqual([[cache, user]]);
  });

  it('is waited for, but not for long, and not if it fails', async () => {
    await start();
    fillCache.mockReturnValue(new Promise(() => undefined));
    await early.fillFirstPage(cache, user);

    fillCache.mockRejectedValue(new Error('failed'));
    await early.fillFirstPage(cache, user);
    expect(fillCache).toHaveBeenCalledTimes(2);
  });

  it('is not loaded if it was not requested early', async () => {
    await start(Promise.resolve(undefined));
    await early.fillFirstPage(cache, user);
    expect(fillCache).not.toHaveBeenCalled();
  });
});
