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
import { createLocalRepositories } from '../server/git/localRepositories';

const run = promisify(execFile);
const BASE = 'http://portal.example:7007';
const URL_OF_FILES = `${BASE}/api/scaffolder/repositories/acme/website/files`;

const files: Record<string, string> = {
  'catalog-info.yaml':
    'apiVersion: backstage.io/v1alpha1\nkind: Location\nmetadata: { name: website }\nspec: { targets: [./parts/component.yaml] }\n',
  'parts/component.yaml':
    'apiVersion: backstage.io/v1alpha1\nkind: Component\nmetadata: { name: website }\nspec: { type: website, lifecycle: production, owner: team-a }\n',
};

describe.each(databases)('repositories on this machine, on $name', (on) => {
  describe.skipIf(on.skipped)('with the catalog', () => {
    let home: string;
    let opened: OpenDatabase;
    let server: TestServer;

    beforeAll(async () => {
      home = await mkdtemp(join(tmpdir(), 'trellis-repositories-'));
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
      opened = await on.open();
      server = await createTestServer({
        plugins: bundledBackends.filter(({ pluginId }) => ['catalog', 'scaffolder'].includes(pluginId)),
        config: { backend: { baseUrl: BASE }, auth: { providers: { guest: {} } } },
        database: opened.database,
        dataFolder: join(home, 'data'),
      });
      await server.lifecycles.start(server.app.log);
    }, 60_000);
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
              annotations: { 'backstage.io/managed-by-location': `url:${URL_OF_FILES}/parts/component.yaml` },
            },
          });
        },
        { timeout: 20_000, interval: 100 },
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

    it('are cloned by git with a token, and not without one', async () => {
      await server.app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = server.app.server.address() as AddressInfo;
      const url = `http://127.0.0.1:${port}/api/scaffolder/repositories/acme/website.git`;
      expect((await fetch(`${url}/info/refs`)).status).toBe(401);
      const session = (await server.app.inject('/api/auth/guest/refresh')).json<{
        backstageIdentity: { token: string };
      }>();
      const header = `Authorization: Bearer ${session.backstageIdentity.token}`;
      await run('git', ['-c', `http.extraHeader=${header}`, 'clone', url, join(home, 'clone')], {
        env: { ...process.env, GIT_TERMINAL_PROMPT: '0', no_proxy: '127.0.0.1' },
      });
      expect(await readFile(join(home, 'clone/parts/component.yaml'), 'utf8')).toBe(
        files['parts/component.yaml'],
      );
      const config = await fetch(`${url}/config`, { headers: { authorization: header.slice(15) } });
      expect(config.status).toBe(404);
    });
  });
});
