import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { loadRecordings } from '#testing/contract';
import { mockApis } from '#sdk/testing';
import { createTechDocsApi } from './createTechDocsApi';
import { createTechDocsStorageApi } from './createTechDocsStorageApi';

const website = { kind: 'Component', namespace: 'default', name: 'Artist-Web' };
const recordings = new Map(loadRecordings().map((recording) => [recording.name, recording]));

function createClients(respond: (url: string) => Response, data: Record<string, object> = {}) {
  const asked: string[] = [];
  const transport = {
    discoveryApi: mockApis.discovery(),
    configApi: mockApis.config({ data }),
    fetchApi: {
      fetch: async (input: string | URL | Request, init?: RequestInit) => {
        const { url } = new Request(input);
        asked.push(`${new URL(url).pathname} ${init?.credentials ?? ''}`);
        return respond(url);
      },
    },
  };
  return { asked, api: createTechDocsApi(transport), storage: createTechDocsStorageApi(transport) };
}

/** Answers like a backend whose responses were recorded. */
function answer(name: string): Response {
  const recording = recordings.get(name);
  if (recording === undefined) throw new Error(`The recording '${name}' does not exist.`);
  const { status, headers, body } = recording.response as {
    status: number;
    headers: Record<string, string>;
    body: unknown;
  };
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': headers['content-type'] ?? 'text/plain' },
  });
}

describe('The clients of documentation read recorded responses', () => {
  it('of the metadata of a site', async () => {
    const { api, asked } = createClients(() => answer('techdocs-metadata-techdocs'));
    expect(await api.getTechDocsMetadata(website)).toMatchObject({
      site_name: 'Artist Web',
      etag: '0123456789abcdef',
    });
    expect(asked).toEqual(['/api/techdocs/metadata/techdocs/default/component/artist-web include']);
  });

  it('of the metadata of an entity', async () => {
    const { api } = createClients(() => answer('techdocs-metadata-entity'));
    expect(await api.getEntityMetadata(website)).toMatchObject({
      metadata: { name: 'artist-web' },
      locationMetadata: { type: 'url', target: 'https://github.com/example/artist-web/' },
    });
  });

  it('of the cookie', async () => {
    const { api } = createClients(() => answer('techdocs-cookie'));
    expect(await api.getCookie()).toEqual({ expiresAt: '2026-11-21T00:37:24.000Z' });
  });

  it('of a page', async () => {
    const { storage, asked } = createClients(() => answer('techdocs-static-index'));
    expect(await storage.getEntityDocs(website, '')).toContain('<h1 id="artist-web">');
    await storage.getEntityDocs(website, 'guide/first steps/');
    await storage.getEntityDocs(website, 'guide/index.html');
    await storage.getEntityDocs(website, 'guide/page.html');
    const root = '/api/techdocs/static/docs/default/component/artist-web';
    expect(asked).toEqual([
      `${root}/index.html include`,
      `${root}/guide/first%20steps/index.html include`,
      `${root}/guide/index.html include`,
      `${root}/guide/page.html include`,
    ]);
  });

  it('of a page of a site that is not built yet', async () => {
    vi.stubGlobal('location', new URL('https://portal.example/docs'));
    const preferred: unknown[] = [];
    const storage = createTechDocsStorageApi({
      discoveryApi: { getBaseUrl: async (plugin) => `https://portal.example/api/${plugin}` },
      configApi: mockApis.config(),
      fetchApi: {
        fetch: async (_input, init) => {
          preferred.push(new Headers(init?.headers).get('prefer'));
          return new Response(null, { status: 202 });
        },
      },
    });
    await expect(storage.getEntityDocs(website, '')).rejects.toMatchObject({
      name: 'ResponseError',
      status: 404,
    });
    // Other origins may not allow the header.
    vi.stubGlobal('location', new URL('https://other.example/docs'));
    await expect(storage.getEntityDocs(website, '')).rejects.toThrow('404');
    expect(preferred).toEqual(['respond-async', null]);
    vi.unstubAllGlobals();
  });

  it('of a sync', async () => {
    const { storage, asked } = createClients(() => answer('techdocs-sync'));
    expect(await storage.syncEntityDocs(website)).toBe('cached');
    expect(asked).toEqual(['/api/techdocs/sync/default/component/artist-web include']);
  });

  test.each([
    ['techdocs-metadata-techdocs-404', 'getTechDocsMetadata', 404, 'Unable to get metadata'],
    ['techdocs-metadata-entity-404', 'getEntityMetadata', 404, 'Unable to get metadata'],
    ['techdocs-sync-404', 'syncEntityDocs', 404, 'Entity metadata UID missing'],
    ['techdocs-static-404', 'getEntityDocs', 404, 'status 404'],
    ['techdocs-static-no-auth', 'getEntityDocs', 401, 'Missing credentials'],
  ] as const)('of a failure: %s', async (name, method, status, message) => {
    const { api, storage } = createClients(() => answer(name));
    const calls = {
      getTechDocsMetadata: () => api.getTechDocsMetadata(website),
      getEntityMetadata: () => api.getEntityMetadata(website),
      syncEntityDocs: () => storage.syncEntityDocs(website),
      getEntityDocs: () => storage.getEntityDocs(website, ''),
    };
    const failure: unknown = await calls[method]().catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'ResponseError', status });
    expect(String(failure)).toContain(message);
  });

  it('covers all recordings of the plugin', () => {
    const names = [...recordings.keys()].filter((name) => name.startsWith('techdocs-'));
    expect(names.toSorted()).toEqual([
      // Sign-out deletes the cookie.
      'techdocs-cookie',
      'techdocs-cookie-delete',
      'techdocs-metadata-entity',
      'techdocs-metadata-entity-404',
      'techdocs-metadata-techdocs',
      'techdocs-metadata-techdocs-404',
      'techdocs-static-404',
      'techdocs-static-index',
      'techdocs-static-no-auth',
      // Browsers send it for images.
      'techdocs-static-with-cookie-only',
      'techdocs-sync',
      'techdocs-sync-404',
    ]);
  });
});

describe('The API of the backend', () => {
  it('keeps the case of refs with legacyUseCaseSensitiveTripletPaths', async () => {
    const { api, asked } = createClients(() => answer('techdocs-metadata-techdocs'), {
      techdocs: { legacyUseCaseSensitiveTripletPaths: true },
    });
    await api.getTechDocsMetadata(website);
    expect(asked[0]).toContain('/default/Component/Artist-Web');
  });

  it('needs no cookie for a year if the backend has none', async () => {
    const { api } = createClients(() => new Response(null, { status: 404 }));
    const days = (Date.parse((await api.getCookie()).expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(365, 2);
  });

  it('rejects a cookie without expiration date', async () => {
    const { api } = createClients(() => Response.json({}));
    await expect(api.getCookie()).rejects.toThrow('No expiration date found in response');
  });

  it('reports a page in place of JSON, and other unexpected responses', async () => {
    const page = createClients(() => new Response('<html>', { headers: { 'content-type': 'text/html' } }));
    await expect(page.api.getTechDocsMetadata(website)).rejects.toThrow('but got text/html');
    await expect(page.storage.syncEntityDocs(website)).rejects.toThrow('but got text/html');
    const other = createClients(() => Response.json({ site_name: 7 }));
    await expect(other.api.getTechDocsMetadata(website)).rejects.toThrow(
      "unexpected response at 'site_name'",
    );
  });

  it('does not request pages outside the site', async () => {
    const { storage, asked } = createClients(() => new Response('secret'));
    await expect(storage.getEntityDocs(website, '../../../auth')).rejects.toThrow(
      "'..' cannot be a segment of a path.",
    );
    await expect(storage.getEntityDocs({ ...website, name: '..' }, '')).rejects.toThrow("'..' cannot be");
    expect(asked).toEqual([]);
  });
});

describe('The URL of a file', () => {
  beforeEach(() => {
    vi.stubGlobal('window', { location: new URL('https://portal.example/docs') });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  test.each([
    ['plan.png', 'guide/plan.png'],
    ['../images/plan.png', 'images/plan.png'],
    ['../../../../../../api/auth/refresh', 'api/auth/refresh'],
    ['%2e%2e/%2E%2e/api', 'api'],
    ['..\\..\\..\\api', 'api'],
    ['plan.png?v=1#top', 'guide/plan.png?v=1#top'],
    ['', 'guide/'],
  ])('%s stays in the site', async (url, expected) => {
    const { storage } = createClients(() => new Response());
    const root = `${await storage.getStorageUrl()}/default/component/artist-web/`;
    expect(await storage.getBaseUrl(url, website, 'guide/')).toBe(root + expected);
  });

  it('stays as it is with a host', async () => {
    const { storage } = createClients(() => new Response());
    expect(await storage.getBaseUrl('https://a.example/b.png', website, '')).toBe('https://a.example/b.png');
    expect(await storage.getBaseUrl('//a.example/b.png', website, '')).toBe('https://a.example/b.png');
    expect(await storage.getBaseUrl('/logo.png', website, '')).toBe('https://portal.example/logo.png');
  });

  test.each(['https://[', '..%5c..%5capi', '..%2f..%2fapi', 'javascript:x', 'java\nscript:x', '%zz'])(
    '%j is refused',
    async (url) => {
      const { storage } = createClients(() => new Response());
      await expect(storage.getBaseUrl(url, website, 'guide/')).rejects.toThrow(
        'is not the address of a file.',
      );
    },
  );

  test('of a page in a file is relative to its folder', async () => {
    const { storage } = createClients(() => new Response());
    expect(await storage.getBaseUrl('plan.png', website, 'guide/page.html')).toMatch(
      /\/artist-web\/guide\/plan\.png$/,
    );
  });
});
