import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '#config/node';
import { bundledBackends } from '#extensions/backend';
import { startServer, type StartedServer } from '#server';
import { bundledSettings } from '#extensions/settings';
import { normalize, shapeOf, sortItems } from './normalize';
import { hasPostgres, NO_POSTGRES, startPostgres, type TestPostgres } from './postgres';
import { loadRecordings, type Recording } from './recordings';

/** How similar a response must be to the recorded one. */
type Similarity =
  /** Equal, except for ids, tokens, cursors and file paths. */
  | 'equal'
  /** The same items in any order, because the request has none. */
  | 'set'
  /** The same keys and types, because the values depend on the catalog. */
  | 'shape';

const views: Record<Similarity, (value: unknown) => unknown> = {
  equal: normalize,
  set: sortItems,
  shape: shapeOf,
};

/** Recordings that this backend reproduces, in this order, because settings and locations are stored, read and deleted. */
const answered: Array<[RegExp, Similarity]> = [
  [/^health-/, 'equal'],
  [/^auth-guest-refresh(-get|-no-xrw)?$/, 'shape'],
  [/^auth-(guest-logout|guest-start|unknown-provider-.*|userinfo)$/, 'equal'],
  [/^auth-(jwks|openid-configuration)$/, 'shape'],
  [/^permission-authorize$/, 'equal'],
  [/^permission-authorize-(no-token|resource-without-ref)$/, 'equal'],
  [/^permission-authorize-400$/, 'shape'],
  [/^error-(?!400-bad-json)/, 'equal'],
  [/^error-400-bad-json$/, 'shape'],
  [/^catalog-by-name-(404|api-openapi|domain|group|location|resource|system|template|user)$/, 'equal'],
  [/^catalog-by-(name|uid|uid-404)$/, 'equal'],
  [/^catalog-ancestry$/, 'equal'],
  [/^catalog-by-refs/, 'equal'],
  [/^catalog-by-query-(first|next-cursor|prev-cursor|offset|full-text)$/, 'equal'],
  [
    /^catalog-by-query-(limit-0|bad-cursor-400|order-desc|post|post-full-text|post-picker|total-exclude)$/,
    'shape',
  ],
  [/^catalog-entities-(full|limit-offset-order|order-desc)$/, 'equal'],
  [/^catalog-entities-(filter-exists|filter-relations|filter-or)$/, 'set'],
  [/^catalog-entities-(filter-fields|limit-after)$/, 'shape'],
  [/^catalog-facets-none-400$/, 'equal'],
  [/^catalog-facets-(?!none)/, 'shape'],
  [/^catalog-locations-by-query$/, 'shape'],
  [/^catalog-locations-create-(400|file-type)$/, 'equal'],
  [/^catalog-locations-dry-run(-not-allowed|-unreadable)?$/, 'equal'],
  [/^catalog-locations-create$/, 'equal'],
  [/^catalog-locations-(create-again-409|dry-run-exists)$/, 'equal'],
  [/^catalog-locations-(get|by-entity)$/, 'equal'],
  [/^catalog-locations-(list|get-404|by-entity-404)$/, 'shape'],
  [/^catalog-by-name-registered$/, 'equal'],
  [/^catalog-by-uid-delete$/, 'equal'],
  [/^catalog-locations-delete(-404)?$/, 'equal'],
  [/^catalog-analyze-location-400$/, 'equal'],
  [/^catalog-refresh$/, 'equal'],
  [/^catalog-validate-entity$/, 'equal'],
  [/^catalog-validate-entity-.*400$/, 'shape'],
  [/^user-settings-put$/, 'equal'],
  [/^user-settings-(get|get-404|multiget)$/, 'equal'],
  [/^user-settings-delete$/, 'equal'],
];

const recordings = loadRecordings();
const cases = answered.flatMap(([pattern, similarity]) =>
  recordings
    .filter(({ name }) => pattern.test(name))
    .map((recording) => ({ recording, similarity, name: recording.name })),
);

interface Backend {
  name: string;
  skipped?: string;
  /** Environment variables that select the database. */
  open(): Promise<{ environment: NodeJS.ProcessEnv; close(): Promise<void>; postgres?: TestPostgres }>;
}

const backends: Backend[] = [
  { name: 'the embedded PostgreSQL', open: async () => ({ environment: {}, close: async () => {} }) },
  {
    name: hasPostgres() ? 'a PostgreSQL server' : `a PostgreSQL server (${NO_POSTGRES})`,
    skipped: hasPostgres() ? undefined : NO_POSTGRES,
    open: async () => {
      const postgres = await startPostgres();
      if (!postgres) throw new Error(NO_POSTGRES);
      return { environment: { DATABASE_URL: postgres.url }, close: () => postgres.remove(), postgres };
    },
  },
];

describe.each(backends)('on $name, the backend', (backend) => {
  describe.skipIf(backend.skipped !== undefined)('answers as recorded', () => {
    let folder: string;
    let opened: Awaited<ReturnType<Backend['open']>>;
    let server: StartedServer;
    let host: Awaited<ReturnType<typeof serveDescriptor>>;
    let registeredId: string;
    let token: string;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'trellis-contract-'));
      opened = await backend.open();
      host = await serveDescriptor();
      server = await start(folder, opened.environment, host.port);
      token = await signIn();
      await waitUntilOk(() => call('GET', '/api/catalog/entities/by-name/component/default/extra-one'));
      // Only a session that starts now contains the groups of the catalog.
      token = await signIn();
    });

    async function signIn(): Promise<string> {
      const response = await fetch(`${server.address}/api/auth/guest/refresh`);
      const session = (await response.json()) as { backstageIdentity: { token: string } };
      return session.backstageIdentity.token;
    }

    afterAll(async () => {
      await server?.stop();
      await host?.close();
      await opened?.close();
      await rm(folder, { recursive: true, force: true });
    });

    function call(
      method: string,
      url: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<Response> {
      const payload = typeof body === 'string' ? body : JSON.stringify(body);
      return fetch(server.address + url, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body == null ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body == null ? undefined : payload,
      });
    }

    async function replay({ name, request }: Recording): Promise<Response> {
      const { authorization } = request.headers;
      const url = await resolveUrl(name, request.url);
      const headers = { ...request.headers };
      delete headers['content-length'];
      if (name === 'error-401-bad-token') headers['authorization'] = 'Bearer nonsense';
      else if (authorization === undefined) delete headers['authorization'];
      else headers['authorization'] = authorization.replace('<token>', token);
      const body = request.body == null ? undefined : request.body;
      return fetch(server.address + url, {
        method: request.method,
        headers,
        body: (typeof body === 'string' ? body : JSON.stringify(body))?.replace(':7099/', `:${host.port}/`),
      });
    }

    /** Replaces recorded ids and cursors with our own. */
    async function resolveUrl(name: string, url: string): Promise<string> {
      if (name === 'catalog-by-uid') {
        const entity = await read('/api/catalog/entities/by-name/component/default/artist-web');
        return url.replace(/[^/]+$/, (entity as { metadata: { uid: string } }).metadata.uid);
      }
      if (name === 'catalog-by-uid-delete') {
        const entity = await read('/api/catalog/entities/by-name/component/default/registered-by-url');
        return url.replace(/[^/]+$/, (entity as { metadata: { uid: string } }).metadata.uid);
      }
      if (/^catalog-locations-(get|delete)$/.test(name)) return url.replace(/[^/]+$/, registeredId);
      const cursor = /^catalog-by-query-(next|prev)-cursor$/.exec(name)?.[1];
      return cursor === undefined
        ? url
        : url.replace(/cursor=.*$/, `cursor=${encodeURIComponent(await findCursor(cursor))}`);
    }

    async function findCursor(direction: string): Promise<string> {
      const query = '/api/catalog/entities/by-query';
      type Page = { pageInfo: { nextCursor: string; prevCursor: string } };
      const first = (await read(
        `${query}?filter=kind=component&limit=5&orderField=metadata.name,asc`,
      )) as Page;
      const { nextCursor } = first.pageInfo;
      if (direction === 'next') return nextCursor;
      const second = (await read(`${query}?limit=5&cursor=${encodeURIComponent(nextCursor)}`)) as Page;
      return second.pageInfo.prevCursor;
    }

    async function read(url: string): Promise<unknown> {
      return (await call('GET', url)).json();
    }

    it.each(cases)('$name', async ({ recording, similarity }) => {
      const answer = await replay(recording);
      const text = await answer.text();
      expect(answer.status).toBe(recording.response.status);
      const actual: unknown = text === '' ? '' : JSON.parse(text);
      if (recording.name === 'catalog-locations-create')
        registeredId = (actual as { location: { id: string } }).location.id;
      const view = views[similarity];
      expect(view(actual)).toEqual(view(recording.response.body));
    });

    it('with exactly the entities of the catalog', async () => {
      const kinds = (await read('/api/catalog/entity-facets?facet=kind')) as {
        facets: { kind: Array<{ value: string; count: number }> };
      };
      expect(Object.fromEntries(kinds.facets.kind.map(({ value, count }) => [value, count]))).toMatchObject({
        API: 10,
        Component: 28,
        Domain: 4,
        Group: 11,
        System: 8,
        Template: 1,
        User: 5,
      });
    });

    it('and ignores the case of refs', async () => {
      const entity = (await read('/api/catalog/entities/by-name/COMPONENT/Default/Artist-WEB')) as {
        metadata: object;
      };
      expect(entity.metadata).toMatchObject({ name: 'artist-web' });
      const refs = ['Component:DEFAULT/Artist-Web', 'component:default/artist-web'];
      const byRefs = await call('POST', '/api/catalog/entities/by-refs', {
        entityRefs: refs,
        fields: ['metadata.name'],
      });
      expect(await byRefs.json()).toEqual({ items: refs.map(() => ({ metadata: { name: 'artist-web' } })) });
    });

    it('and treats path segments in names as names', async () => {
      for (const name of ['..%2f..%2fentity-facets', '%2e%2e%2fx', '__proto__', 'constructor']) {
        const answer = await call('GET', `/api/catalog/entities/by-name/component/default/${name}`);
        expect([name, answer.status]).toEqual([name, 404]);
        expect(await answer.json()).toMatchObject({ error: { name: 'NotFoundError' } });
      }
    });

    it('and handles malicious keys in facets, filters and orders', async () => {
      for (const key of [
        '__proto__',
        'constructor.name',
        "x'; drop table catalog_entity; --",
        '%',
        '\u0000',
      ]) {
        const parameter = encodeURIComponent(key);
        for (const url of [
          `entity-facets?facet=${parameter}`,
          `entities/by-query?filter=${parameter}=x&orderField=${parameter},asc`,
        ]) {
          const answer = await call('GET', `/api/catalog/${url}`);
          expect([url, answer.status < 500]).toEqual([url, true]);
        }
      }
    });

    if (backend.name !== 'a PostgreSQL server') return;

    it('and survives a restart of its database', async () => {
      await opened.postgres?.stop();
      expect((await call('GET', '/api/catalog/entities?limit=1')).status).toBe(503);
      expect((await fetch(`${server.address}/.backstage/health/v1/readiness`)).status).toBe(503);
      expect((await fetch(`${server.address}/.backstage/health/v1/liveness`)).status).toBe(200);
      await opened.postgres?.start();
      await waitUntilOk(() => call('GET', '/api/catalog/entities?limit=1'));
      expect((await fetch(`${server.address}/.backstage/health/v1/readiness`)).status).toBe(200);
    });
  });
});

const catalog = join(import.meta.dirname, 'catalog');

const registeredDescriptor = `apiVersion: backstage.io/v1alpha1
kind: API
metadata: { name: registered-api }
spec: { type: openapi, lifecycle: experimental, owner: team-a, definition: 'openapi: 3.0.0' }
---
apiVersion: backstage.io/v1alpha1
kind: Component
metadata: { name: registered-by-url, description: Registered through POST /locations }
spec: { type: service, lifecycle: experimental, owner: team-a }
`;

/** Serves the descriptor that the recorded requests register. */
async function serveDescriptor(): Promise<{ port: number; close(): Promise<void> }> {
  const web = createServer((request, response) => {
    const known = request.url === '/files/registered.yaml';
    response.writeHead(known ? 200 : 404).end(known ? registeredDescriptor : '');
  });
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  return {
    port: (web.address() as AddressInfo).port,
    close: () => new Promise((resolve) => web.close(() => resolve())),
  };
}

async function start(
  folder: string,
  environment: NodeJS.ProcessEnv,
  webPort: number,
): Promise<StartedServer> {
  const file = join(folder, 'app-config.yaml');
  await writeFile(
    file,
    `backend:
  baseUrl: http://127.0.0.1:7007
  reading: { allow: [{ host: '127.0.0.1:${webPort}' }] }
auth:
  providers:
    guest:
      userEntityRef: user:default/guest
catalog:
  rules:
    - allow: [Component, API, Resource, System, Domain, Group, User, Location, Template]
  locations:
    - { type: file, target: ${catalog}/entities.yaml }
    - { type: file, target: ${catalog}/templates.yaml }
`,
  );
  const { value: config, problems } = await loadConfig({
    settings: bundledSettings,
    args: ['--config', file],
    env: {},
    cwd: folder,
  });
  expect(problems).toEqual([]);
  return startServer({
    plugins: bundledBackends,
    config,
    cwd: folder,
    environment: { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'fatal', ...environment },
  });
}

async function waitUntilOk(ask: () => Promise<Response>): Promise<void> {
  const limit = Date.now() + 30_000;
  let status = 0;
  while (status !== 200 && Date.now() < limit) {
    status = (await ask()).status;
    if (status !== 200) await wait(100);
  }
  expect(status).toBe(200);
}
