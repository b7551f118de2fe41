import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestServer, type TestServer } from '#backend/testing';
import { databases, type OpenDatabase } from '#testing/contract';
import { bundledBackends } from '#extensions/backend';
import { repositoryContentsSchema, type RepositoryContents } from '../protocol/repositories';
import { createLocalRepositories } from '../server/git/localRepositories';

const run = promisify(execFile);
const BASE = 'http://portal.example:7007';
const PATH = '/api/scaffolder/repositories/acme/website';
const URL_OF_FILES = `${BASE}${PATH}/files`;

const files: Record<string, string> = {
  'catalog-info.yaml':
    'apiVersion: backstage.io/v1alpha1\nkind: Location\nmetadata: { name: website }\nspec: { targets: [./parts/component.yaml] }\n',
  'parts/component.yaml':
    'apiVersion: backstage.io/v1alpha1\nkind: Component\nmetadata: { name: website }\nspec: { type: website, lifecycle: production, owner: team-a }\n',
};

async function createRepository(home: string): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(home, 'source', path)), { recursive: true });
    await writeFile(join(home, 'source', path), content);
  }
  await createLocalRepositories(join(home, 'data/scaffolder/repositories')).create(
    { owner: 'acme', name: 'website' },
    {
      source: join(home, 'source'),
      branch: 'main',
      message: 'First',
      author: { name: 'Ada', email: 'ada@acme.example' },
      signal: new AbortController().signal,
    },
  );
}

/** Clones a repository into the folder `clone`. `login` is empty, or ends with `@`. */
async function clone({ app }: TestServer, repository: string, login: string, folder: string): Promise<void> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://${login}127.0.0.1:${port}/api/scaffolder/repositories/${repository}.git`;
  await run('git', ['clone', url, join(folder, 'clone')], {
    env: {
      ...process.env,
      GIT_TERMINAL_PROMPT: '0',
      GIT_CONFIG_GLOBAL: '/dev/null',
      no_proxy: '127.0.0.1',
    },
  });
}

describe.each(databases)('repositories on this machine, on $name', (on) => {
  describe.skipIf(on.skipped)('with the catalog', () => {
    let home: string;
    let opened: OpenDatabase;
    let server: TestServer;

    beforeAll(async () => {
      home = await mkdtemp(join(tmpdir(), 'trellis-repositories-'));
      await createRepository(home);
      opened = await on.open();
      server = await createTestServer({
        plugins: bundledBackends.filter(({ pluginId }) => ['catalog', 'scaffolder'].includes(pluginId)),
        config: { backend: { baseUrl: BASE }, auth: { providers: { guest: {} } } },
        database: opened.database,
        dataFolder: join(home, 'data'),
      });
      await server.lifecycles.start(server.app.log);
    });
    afterAll(async () => {
      await server?.close();
      await opened?.close();
      await rm(home, { recursive: true, force: true });
    });

    it('are read by the catalog, also from relative targets', async () => {
      const target = `${URL_OF_FILES}/catalog-info.yaml`;
      const answer = await server.call({
        method: 'POST',
        url: '/api/catalog/locations',
        payload: { type: 'url', target },
      });
      expect(answer.statusCode).toBe(201);
      await vi.waitFor(
        async () => {
          const found = await server.call({
            method: 'GET',
            url: '/api/catalog/entities/by-name/component/default/website',
          });
          expect(found.statusCode).toBe(200);
          expect(found.json()).toMatchObject({
            metadata: {
              annotations: {
                'backstage.io/managed-by-location': `url:${URL_OF_FILES}/parts/component.yaml`,
                'backstage.io/source-location': `url:${URL_OF_FILES}/parts/`,
              },
            },
          });
        },
        { timeout: 60_000, interval: 100 },
      );
    });

    it('are not read at other URLs', async () => {
      for (const target of [
        `${URL_OF_FILES}/none.yaml`,
        URL_OF_FILES.replace('website', 'none') + '/catalog-info.yaml',
        URL_OF_FILES.replace('portal', 'other') + '/catalog-info.yaml',
      ]) {
        const answer = await server.call({
          method: 'POST',
          url: '/api/catalog/locations?dryRun=true',
          payload: { type: 'url', target },
        });
        expect(answer.statusCode).toBe(400);
      }
    });

    it('are cloned by git without credentials if guests are the only users', async () => {
      await clone(server, 'acme/website', '', home);
      expect(await readFile(join(home, 'clone/parts/component.yaml'), 'utf8')).toBe(
        files['parts/component.yaml'],
      );
      const config = await server.app.inject('/api/scaffolder/repositories/acme/website.git/config');
      expect(config.statusCode).toBe(404);
    });

    it('are shown by path', async () => {
      const show = (path: string) => server.call({ url: `${PATH}/contents?path=${path}` });
      const root = (await show('')).json<RepositoryContents>();
      expect(repositoryContentsSchema.parse(root)).toEqual(root);
      expect(root).toMatchObject({
        remoteUrl: `${BASE}${PATH}.git`,
        branch: 'main',
        commits: [
          {
            message: 'First',
            author: 'Ada',
            id: expect.stringMatching(/^[0-9a-f]{40}$/),
          },
        ],
        content: {
          total: 2,
          entries: [
            { name: 'parts', type: 'folder' },
            { name: 'catalog-info.yaml', type: 'file' },
          ],
        },
      });
      const text = files['parts/component.yaml'] ?? '';
      expect((await show('parts/component.yaml')).json()).toMatchObject({
        commits: [],
        content: { type: 'file', size: text.length, text },
      });
      expect((await show('parts')).json()).toMatchObject({ content: { type: 'folder', total: 1 } });
    });

    it.each(['none', 'parts/none', 'parts/', '../website', 'catalog-info.yaml/x', '.git/config', '/parts'])(
      'have nothing at the path %s',
      async (path) => {
        const answer = await server.call({ url: `${PATH}/contents?path=${encodeURIComponent(path)}` });
        expect(answer.statusCode).toBe(404);
      },
    );

    it('are not shown under other names', async () => {
      for (const name of [
        'acme/none',
        'acme/..%2Fwebsite',
        '..%2Facme/website',
        'acme%2F..%2Facme/website',
      ]) {
        const answer = await server.call({ url: `/api/scaffolder/repositories/${name}/contents` });
        expect(answer.statusCode).toBe(404);
      }
    });

    it.each([
      ['', ''],
      ['.git', ''],
      ['/files', ''],
      ['/files/', ''],
      ['/files/parts/a%20%23b', '/files/parts/a%20%23b'],
      ['/files//evil.example', '/files/evil.example'],
    ])('have a page, to which browsers are redirected from their URLs (%s)', async (url, page) => {
      const answer = await server.app.inject(`${PATH}${url}`);
      expect(answer.statusCode).toBe(302);
      expect(answer.headers.location).toBe(`/create/repositories/acme/website${page}`);
    });
  });
});

describe('repositories of a portal with permissions', () => {
  it('require a token and a permission', async () => {
    const home = await mkdtemp(join(tmpdir(), 'trellis-repositories-'));
    const database = await databases[0]?.open();
    const tokens = ['reader', 'other'].map((subject) => ({
      type: 'static',
      options: { token: `token-of-${subject}`, subject },
    }));
    const server = await createTestServer({
      plugins: bundledBackends.filter(({ pluginId }) => ['catalog', 'scaffolder'].includes(pluginId)),
      config: {
        app: { baseUrl: 'https://portal.example/tools' },
        backend: { baseUrl: BASE, auth: { externalAccess: tokens } },
        auth: { environment: 'production', providers: { guest: {} } },
        permission: {
          enabled: true,
          policy: {
            rules: [
              {
                permissions: ['scaffolder.repository.read'],
                services: ['reader'],
                allow: true,
              },
            ],
          },
        },
      },
      database: database?.database,
      dataFolder: join(home, 'data'),
    });
    try {
      await createRepository(home);
      const refs = `${PATH}.git/info/refs`;
      const anonymous = await server.app.inject(refs);
      expect(anonymous.statusCode).toBe(401);
      expect(anonymous.headers['www-authenticate']).toBe('Basic realm="Trellis", charset="UTF-8"');
      for (const url of [refs, `${PATH}/contents`]) {
        const headers = { authorization: 'Bearer token-of-other' };
        expect((await server.app.inject({ url, headers })).statusCode).toBe(403);
      }
      await clone(server, 'acme/website', 'any:token-of-reader@', home);
      expect(await readFile(join(home, 'clone/parts/component.yaml'), 'utf8')).toBe(
        files['parts/component.yaml'],
      );
      await expect(clone(server, 'acme/website', 'any:wrong@', join(home, 'wrong'))).rejects.toThrow(
        'Authentication failed',
      );
      const page = await server.app.inject(`${PATH}/files/`);
      expect(page.headers.location).toBe('https://portal.example/tools/create/repositories/acme/website');
    } finally {
      await server.close();
      await database?.close();
      await rm(home, { recursive: true, force: true });
    }
  });
});
