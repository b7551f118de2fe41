import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, createMemoryCatalog, type TestServer } from '#backend/testing';
import type { Decision } from '#backend';
import type { Entity } from '#model';
import { databases, loadRecordings, type OpenDatabase, type Recording } from '#testing/contract';
import { techdocsBackend } from '../backend';

const recorded = new Map(loadRecordings().map((recording) => [recording.name, recording]));

function find(name: string): Recording {
  const recording = recorded.get(name);
  if (recording === undefined) throw new Error(`The recording '${name}' does not exist.`);
  return recording;
}

let home: string;
let sources: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'trellis-techdocs-'));
  sources = join(home, 'sources');
});
afterAll(() => rm(home, { recursive: true, force: true }));

async function write(files: Record<string, string>, folder = sources): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

function component(name: string, annotations: Record<string, string> = {}): Entity {
  return {
    apiVersion: 'backstage.io/v1alpha1',
    kind: 'Component',
    metadata: {
      name,
      namespace: 'default',
      annotations: {
        'backstage.io/managed-by-location': `file:${join(sources, 'catalog-info.yaml')}`,
        ...annotations,
      },
    },
    spec: { type: 'website' },
  };
}

const docs = (name: string, folder = name): Entity =>
  component(name, { 'backstage.io/techdocs-ref': `dir:${folder}` });

/** The events of a stream as pairs of name and data. */
function readEvents(body: string): Array<[string, unknown]> {
  return [...body.matchAll(/event: (\w+)\ndata: (.*)\n/g)].map(([, name = '', data = '']) => [
    name,
    JSON.parse(data),
  ]);
}

/** The end of a sync of a folder. */
const finished = (updated: boolean) => [
  'finish',
  { updated, checkAgainAfter: expect.any(Number), version: expect.any(String) },
];

describe.each(databases)('documentation on $name', (kind) => {
  describe.skipIf(kind.skipped)('of the embedded backend', () => {
    let opened: OpenDatabase;
    let limit: Decision = 'ALLOW';
    const servers: TestServer[] = [];

    beforeAll(async () => {
      opened = await kind.open();
    }, 60_000);
    afterAll(async () => {
      await Promise.all(servers.map((server) => server.close()));
      await opened?.close();
    });

    async function start(
      techdocs: Record<string, unknown>,
      entities: Entity[],
      dataFolder = join(home, `data-${servers.length}-${kind.name.length}`),
    ): Promise<TestServer> {
      const server = await createTestServer({
        plugins: [techdocsBackend],
        catalog: createMemoryCatalog(entities, () => limit),
        database: opened.database,
        dataFolder,
        config: { techdocs },
      });
      servers.push(server);
      return server;
    }

    const get = (server: TestServer, path: string, headers: Record<string, string> = {}) =>
      server.call({ url: `/api/techdocs/${path}`, headers });
    const sync = async (server: TestServer, name: string) =>
      readEvents((await get(server, `sync/default/component/${name}`)).body);

    describe('of a pipeline', () => {
      let server: TestServer;

      beforeAll(async () => {
        const folder = join(home, 'published');
        const { body } = find('techdocs-metadata-techdocs').response;
        await write(
          {
            'default/component/artist-web/techdocs_metadata.json': JSON.stringify(body),
            'default/component/artist-web/index.html': find('techdocs-static-index').response.body as string,
            'default/component/artist-web/guide/index.html': '<h1>Guide</h1>',
            'default/component/artist-web/logo.svg': '<svg onload="alert(1)"/>',
            'default/component/artist-web/app.js': 'alert(1)',
            'default/component/artist-web/photo.PNG': 'x',
            'default/component/artist-web/plan.PDF': 'x',
            'default/component/secret.txt': 'secret',
          },
          folder,
        );
        await symlink(
          join(folder, 'default/component/secret.txt'),
          join(folder, 'default/component/artist-web/link.txt'),
        ).catch(() => undefined);
        const artistWeb = component('artist-web', {
          'backstage.io/techdocs-ref': 'dir:.',
          'backstage.io/source-location': 'url:https://github.com/example/artist-web/',
        });
        server = await start(
          {
            builder: 'external',
            publisher: { type: 'local', local: { publishDirectory: folder } },
          },
          [artistWeb, component('artist-lookup')],
        );
      });

      it.each([
        'techdocs-metadata-techdocs',
        'techdocs-metadata-techdocs-404',
        'techdocs-metadata-entity-404',
        'techdocs-sync',
        'techdocs-sync-404',
        'techdocs-static-index',
        'techdocs-static-404',
      ])('answers %s as recorded', async (name) => {
        const { request, response } = find(name);
        const answer = await server.call({
          url: request.url,
          headers: { accept: request.headers['accept'] },
        });
        expect(answer.statusCode).toBe(response.status);
        expect(answer.headers['content-type']).toBe(response.headers['content-type']);
        const { error } = response.body as { error?: { message: string } };
        const body = error
          ? {
              ...(response.body as object),
              error: {
                ...error,
                message: error.message.replace(/; caused by .*/s, ''),
                cause: undefined,
              },
            }
          : response.body;
        expect(typeof body === 'string' ? answer.body : answer.json()).toEqual(
          typeof body === 'string' ? body : JSON.parse(JSON.stringify(body)),
        );
      });

      it('describes the entity and its source without paths of the server', async () => {
        const { locationMetadata } = find('techdocs-metadata-entity').response.body as {
          locationMetadata: unknown;
        };
        const answer = await get(server, 'metadata/entity/default/component/artist-web');
        expect(answer.json()).toMatchObject({
          kind: 'Component',
          locationMetadata,
        });
        const none = await get(server, 'metadata/entity/default/component/artist-lookup');
        expect(none.json()).not.toHaveProperty('locationMetadata');
      });

      it('answers requests without credentials with 401, and accepts the cookie for files only', async () => {
        const { request, response } = find('techdocs-static-no-auth');
        const refused = await server.app.inject({ url: request.url });
        expect(refused.statusCode).toBe(401);
        expect(refused.json()).toEqual(response.body);
        const cookie = await get(server, '.backstage/auth/v1/cookie');
        const [pair = ''] = String([cookie.headers['set-cookie']].flat()[0]).split(';');
        const inject = (url: string) => server.app.inject({ url, headers: { cookie: pair } });
        expect((await inject(request.url)).statusCode).toBe(200);
        expect((await inject('/api/techdocs/sync/default/component/artist-web')).statusCode).toBe(401);
      });

      it('sends files that no browser executes', async () => {
        const types = await Promise.all(
          ['index.html', 'logo.svg', 'app.js', 'photo.PNG'].map(async (path) => {
            const { headers } = await get(server, `static/docs/default/component/artist-web/${path}`);
            expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'");
            expect(headers['x-content-type-options']).toBe('nosniff');
            return headers['content-type'];
          }),
        );
        const text = 'text/plain; charset=utf-8';
        expect(types).toEqual([text, text, text, 'image/png']);
        // The policy keeps browsers from showing it.
        const { headers } = await get(server, 'static/docs/default/component/artist-web/plan.PDF');
        expect([headers['content-type'], headers['content-disposition']]).toEqual([
          'application/pdf',
          'attachment',
        ]);
      });

      it.each([
        '../secret.txt',
        '%2e%2e%2fsecret.txt',
        '..%5csecret.txt',
        'guide/..%2f..%2fsecret.txt',
        '%2e%2e/%2e%2e/%2e%2e/%2e%2e/api/auth/refresh',
        'link.txt',
        '%00',
        'guide',
        '',
      ])("does not leave the site for '%s'", async (path) => {
        const url = `/api/techdocs/static/docs/default/component/artist-web/${path}`;
        const answer = await server.call({ url });
        expect(answer.statusCode).toBeGreaterThanOrEqual(400);
        expect(answer.body).not.toContain('secret');
      });

      it('answers that a file has not changed', async () => {
        const path = 'static/docs/default/component/artist-web/index.html';
        const { headers } = await get(server, path);
        expect(headers['cache-control']).toContain('private');
        const again = await get(server, path, {
          'if-none-match': `${headers.etag}`,
        });
        expect([again.statusCode, again.body]).toEqual([304, '']);
      });

      it.each<[string, Decision]>([
        ['is denied', 'DENY'],
        ['is allowed for other entities', { when: { kind: 'API' } }],
      ])('hides the documentation of an entity whose reading %s', async (_name, decision) => {
        limit = decision;
        try {
          for (const path of ['metadata/techdocs', 'metadata/entity', 'sync', 'static/docs']) {
            const file = path === 'static/docs' ? '/index.html' : '';
            const answer = await get(server, `${path}/default/component/artist-web${file}`);
            expect(answer.statusCode).toBe(404);
          }
        } finally {
          limit = 'ALLOW';
        }
      });
    });

    describe('that it builds', () => {
      it('builds a site once for all callers, again after a change, and not otherwise', async () => {
        await write({
          'site/docs/index.md': '# Welcome\n\nHello.\n',
          'site/docs/guide.md': '# Guide\n',
        });
        const server = await start({}, [docs('site')]);
        const visit = async (path: string, headers = {}) =>
          (await get(server, `static/docs/default/component/site/${path}`, headers)).statusCode;
        const patient = { prefer: 'wait=5, respond-async' };
        // Callers that know the status learn that the site is not built yet.
        expect(await visit('index.html')).toBe(404);
        expect(await visit('index.html', patient)).toBe(202);
        const [first, second] = await Promise.all([sync(server, 'site'), sync(server, 'site')]);
        expect(first.at(-1)).toEqual(finished(true));
        expect(second).toEqual(first);
        expect(first).toContainEqual(['log', expect.stringMatching(/^INFO - Built 2 of 2 pages/)]);
        const page = await get(server, 'static/docs/default/component/site/index.html');
        expect(page.body).toContain('<p>Hello.</p>');
        expect(await visit('nowhere/index.html', patient)).toBe(404);
        expect(await sync(server, 'site')).toEqual([finished(false)]);

        await write({ 'site/docs/guide.md': '# Guide\n\nChanged.\n' });
        const again = await sync(server, 'site');
        expect(again).toContainEqual(['log', expect.stringMatching(/^INFO - Built 1 of 2 pages/)]);
        expect((await get(server, 'static/docs/default/component/site/guide/index.html')).body).toContain(
          'Changed.',
        );

        await rm(join(sources, 'site/docs/guide.md'));
        await sync(server, 'site');
        expect((await get(server, 'static/docs/default/component/site/guide/index.html')).statusCode).toBe(
          404,
        );
        const metadata = await get(server, 'metadata/techdocs/default/component/site');
        expect(metadata.json()).toMatchObject({
          site_name: 'site',
          files: ['index.html', 'search/search_index.json'],
        });
        expect(metadata.body).not.toContain(home);
      });

      it('notices each change of a folder that readers check again and again', async () => {
        await write({ 'live/docs/index.md': '# Live\n', 'live/docs/part/page.md': '# Page\n' });
        const server = await start({}, [docs('live')]);
        const check = async () => (await sync(server, 'live')).at(-1);
        expect(await check()).toEqual(finished(true));
        const changes = [
          () => write({ 'live/docs/part/page.md': '# Other\n' }),
          () => write({ 'live/mkdocs.yml': 'site_name: Live\n' }),
          () =>
            write({
              'live/mkdocs.yml': 'site_name: Live\ndocs_dir: pages\n',
              'live/pages/index.md': '# A\n',
            }),
          () => write({ 'live/pages/index.md': '# B\n' }),
          () => rm(join(sources, 'live/mkdocs.yml')),
          () => rm(join(sources, 'live/docs/part'), { recursive: true }),
        ];
        for (const change of changes) {
          for (let count = 0; count < 3; count += 1) expect(await check()).toEqual(finished(false));
          await change();
          expect(await check()).toEqual(finished(true));
        }
        const [, { checkAgainAfter, version }] = (await check()) as [string, Record<string, unknown>];
        expect(checkAgainAfter).toBeLessThan(3000);
        const metadata = await get(server, 'metadata/techdocs/default/component/live');
        expect(metadata.json()).toMatchObject({ etag: version });
      });

      it('links the source of each page in the repository that the entity names', async () => {
        await write({ 'edited/docs/index.md': '# Start\n', 'edited/docs/a b.md': '# A\n' });
        const { metadata, ...rest } = docs('edited');
        const annotations = {
          ...metadata.annotations,
          'backstage.io/source-location': 'url:https://github.com/acme/web/tree/main/',
        };
        const server = await start({}, [{ ...rest, metadata: { ...metadata, annotations } }]);
        await sync(server, 'edited');
        const page = await get(server, 'static/docs/default/component/edited/a%20b/index.html');
        expect(page.body).toContain('href="https://github.com/acme/web/edit/main/edited/docs/a%20b.md"');
      });

      it('keeps the last good site when a build fails, and reports the reason', async () => {
        await write({
          'broken/mkdocs.yml': 'site_name: Good\n',
          'broken/docs/index.md': '# Good\n',
        });
        const server = await start({}, [docs('broken')]);
        await sync(server, 'broken');
        await write({ 'broken/mkdocs.yml': 'site_name: [\n' });
        const events = await sync(server, 'broken');
        expect(events.at(-1)).toEqual(['error', expect.stringMatching(/^mkdocs\.yml is not valid YAML/)]);
        expect((await get(server, 'static/docs/default/component/broken/index.html')).body).toContain('Good');
      });

      it.each([
        ['dir:../..', /outside the folder of the descriptor/],
        ['dir:missing', /does not exist/],
        ['ftp:x', /Use 'dir:' or 'url:'/],
        ['url:https://other.example/docs', /not part of a repository/],
      ])('reports that %s cannot be built', async (ref, message) => {
        const server = await start({}, [component('bad', { 'backstage.io/techdocs-ref': ref })]);
        const events = await sync(server, 'bad');
        expect(events).toEqual([['error', expect.stringMatching(message)]]);
        expect(JSON.stringify(events)).not.toContain(home);
      });

      it('reports where the documentation of an entity is', async () => {
        const server = await start({}, [
          component('none'),
          component('shared', {
            'backstage.io/techdocs-entity': 'component:default/site',
          }),
        ]);
        expect(await sync(server, 'none')).toEqual([['error', expect.stringContaining('techdocs-ref')]]);
        expect(await sync(server, 'shared')).toEqual([
          ['error', expect.stringContaining('component:default/site')],
        ]);
      });

      it('shares builds of two processes on one database and folder', async () => {
        const pages = Array.from({ length: 40 }, (_, at) => [`two/docs/page-${at}.md`, `# Page ${at}\n`]);
        await write(Object.fromEntries(pages) as Record<string, string>);
        const data = join(home, `shared-${kind.name.length}`);
        const one = await start({}, [docs('two')], data);
        const other = await start({}, [docs('two')], data);
        const both = await Promise.all([sync(one, 'two'), sync(other, 'two')]);
        expect(both.map((events) => events.at(-1))).toEqual([finished(true), finished(true)]);
        const builds = both.flat().filter(([, data]) => String(data).startsWith('INFO - Built'));
        expect(builds).toHaveLength(1);
      });

      it('builds with an installed mkdocs, without the environment of the portal', async () => {
        await write({
          'bin/mkdocs':
            '#!/bin/sh\nmkdir -p "$3/guide"\necho "INFO - Building $3"\necho "<h1>By mkdocs</h1> $SECRET_OF_PORTAL" > "$3/index.html"\n',
          'local/mkdocs.yml': 'site_name: By mkdocs\n',
          'local/docs/index.md': '# Ours\n',
        });
        await chmod(join(sources, 'bin/mkdocs'), 0o755);
        const { PATH } = process.env;
        Object.assign(process.env, {
          PATH: `${join(sources, 'bin')}:${PATH}`,
          SECRET_OF_PORTAL: 'precious',
        });
        try {
          const server = await start({ generator: { runIn: 'local' } }, [docs('local')]);
          const events = await sync(server, 'local');
          expect(events).toEqual([['log', 'INFO - Building site'], finished(true)]);
          const page = await get(server, 'static/docs/default/component/local/index.html');
          expect(page.body).toContain('By mkdocs');
          expect(page.body).not.toContain('precious');
          const metadata = await get(server, 'metadata/techdocs/default/component/local');
          expect(metadata.json()).toMatchObject({
            site_name: 'By mkdocs',
            files: ['index.html'],
          });
          expect(await sync(server, 'local')).toEqual([finished(false)]);
        } finally {
          Object.assign(process.env, { PATH });
          delete process.env['SECRET_OF_PORTAL'];
        }
      });

      it('reports a storage that it does not support', async () => {
        const server = await start({ publisher: { type: 'googleGcs' } }, [docs('site')]);
        expect((await sync(server, 'site')).at(-1)).toEqual([
          'error',
          expect.stringContaining("'googleGcs'"),
        ]);
      });

      it('stores sites in a bucket, and reads them from it', async () => {
        const bucket = new Map<string, Buffer>();
        const requests: string[] = [];
        const s3 = createServer((request, response) => {
          const key = decodeURIComponent(request.url ?? '');
          requests.push(`${request.method} ${key}`);
          const chunks: Buffer[] = [];
          request.on('data', (chunk: Buffer) => chunks.push(chunk));
          request.on('end', () => {
            if (!`${request.headers.authorization}`.includes('Credential=the-key/')) response.writeHead(400);
            else if (request.method === 'PUT') bucket.set(key, Buffer.concat(chunks));
            else if (request.method === 'DELETE') bucket.delete(key);
            else if (!bucket.has(key)) response.writeHead(404);
            response.end(request.method === 'GET' ? bucket.get(key) : undefined);
          });
        });
        await new Promise<void>((resolve) => s3.listen(0, '127.0.0.1', resolve));
        const { port } = s3.address() as AddressInfo;
        try {
          await write({
            'bucket/docs/index.md': '# In a bucket\n',
            'bucket/docs/old.md': '# Old\n',
          });
          const awsS3 = {
            bucketName: 'docs',
            bucketRootPath: '/portal/',
            endpoint: `http://127.0.0.1:${port}`,
            s3ForcePathStyle: true,
            credentials: {
              accessKeyId: 'the-key',
              secretAccessKey: 'precious',
            },
          };
          const server = await start({ publisher: { type: 'awsS3', awsS3 } }, [docs('bucket')]);
          expect((await sync(server, 'bucket')).at(-1)).toEqual(finished(true));
          const root = '/docs/portal/default/component/bucket';
          expect([...bucket.keys()].at(-1)).toBe(`${root}/techdocs_metadata.json`);
          const page = await get(server, 'static/docs/default/component/bucket/index.html');
          expect([page.statusCode, page.body.includes('In a bucket')]).toEqual([200, true]);
          expect((await get(server, 'static/docs/default/component/bucket/none')).statusCode).toBe(404);
          await rm(join(sources, 'bucket/docs/old.md'));
          await sync(server, 'bucket');
          expect(bucket.has(`${root}/old/index.html`)).toBe(false);
          bucket.clear();
          s3.close();
          s3.closeAllConnections();
          const events = await sync(server, 'bucket');
          expect(events).toEqual([['error', expect.stringMatching(/bucket 'docs' could not be reached/)]]);
          expect(JSON.stringify([events, server.log])).not.toContain('precious');
        } finally {
          s3.close();
        }
      });

      it('keeps the case of stored paths if the configuration demands it', async () => {
        await write({ 'cased/docs/index.md': '# Cased\n' });
        const data = join(home, `cased-${kind.name.length}`);
        const server = await start({ legacyUseCaseSensitiveTripletPaths: true }, [docs('cased')], data);
        await sync(server, 'cased');
        const file = join(data, 'techdocs/sites/default/Component/cased/index.html');
        expect(await readFile(file, 'utf8')).toContain('Cased');
      });
    });
  });
});
