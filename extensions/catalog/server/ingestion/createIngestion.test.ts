import { mkdir, mkdtemp, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unpackEntity } from '../ports/packedEntity';
import type { CatalogWriter, IngestedEntity, IngestedLocation } from '../ports/store';
import type { AddressReader } from '#backend';
import { createAddressReader, parseYaml } from '#backend/testing';
import { createTestWriter } from '../testing/createTestWriter';
import { findWatchedFolders } from './findWatchedFolders';
import { createIngestion, type IngestionOptions } from './index';

function readerOf(...allow: Array<{ host: string; paths?: string[] }>): AddressReader {
  return createAddressReader({ current: { allow }, subscribe: () => () => undefined });
}

const everything = [
  { allow: ['Component', 'API', 'Resource', 'System', 'Domain', 'Group', 'User', 'Location', 'Template'] },
];

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trellis-ingestion-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function write(files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}

function component(name: string, spec = ''): string {
  return `apiVersion: backstage.io/v1alpha1\nkind: Component\nmetadata:\n  name: ${name}\nspec:\n  type: service\n  lifecycle: production\n  owner: team-a\n${spec}`;
}

interface UnpackedLocation extends IngestedLocation {
  entities: IngestedEntity[];
}

function unpack(location: IngestedLocation): UnpackedLocation {
  return {
    ...location,
    entities: location.entities.map((entity) => ('packed' in entity ? unpackEntity(entity) : entity)),
  };
}

/** Records what ingestion stores. The real store has its own tests. */
function rememberingWriter(): CatalogWriter & { latest(): UnpackedLocation } {
  const handed: UnpackedLocation[] = [];
  return {
    ...createTestWriter((location) => void handed.push(unpack(location))),
    latest: () => handed.at(-1) as UnpackedLocation,
  };
}

async function ingest(target: string, options: Partial<IngestionOptions> = {}): Promise<UnpackedLocation> {
  const writer = rememberingWriter();
  const ingestion = createIngestion({
    locations: [{ type: 'file', target }],
    rules: everything,
    cwd: folder,
    reader: readerOf(),
    parseYaml,
    writer,
    findOrigin: async () => undefined,
    log: { info: () => undefined, warn: () => undefined },
    watch: false,
    ...options,
  });
  await ingestion.start();
  await ingestion.stop();
  return writer.latest();
}

function refs(location: UnpackedLocation): string[] {
  return location.entities
    .map(({ ref }) => ref)
    .filter((ref) => !ref.startsWith('location:default/generated-'));
}

describe('reading descriptor files', () => {
  it('reads every document of a file with its location, origin and parent', async () => {
    await write({ 'catalog-info.yaml': `${component('one')}---\n${component('two')}` });
    const location = await ingest('catalog-info.yaml');
    expect(refs(location)).toEqual(['component:default/one', 'component:default/two']);
    const path = `file:${join(folder, 'catalog-info.yaml')}`;
    expect(location.entities[1]?.entity.metadata).toMatchObject({
      namespace: 'default',
      annotations: {
        'backstage.io/managed-by-location': path,
        'backstage.io/managed-by-origin-location': path,
      },
    });
    expect(location.entities[1]?.parentRef).toBe(location.entities[0]?.ref);
    expect(location.entities[1]?.relations).toContainEqual({
      sourceRef: 'group:default/team-a',
      type: 'ownerOf',
      targetRef: 'component:default/one',
    });
  });

  it('reads all YAML files in a folder, and those that match a glob', async () => {
    await write({
      'a/one.yaml': component('one'),
      'a/b/two.yml': component('two'),
      'c/three.yaml': component('three'),
    });
    expect(refs(await ingest('a'))).toEqual(['component:default/two', 'component:default/one']);
    expect(refs(await ingest('./*/*.yaml'))).toEqual(['component:default/one', 'component:default/three']);
  });

  it('reads folders whose names start with a dot for a glob, but not for a folder', async () => {
    await write({
      'a/one.yaml': component('one'),
      'a/.meta/two.yaml': component('two'),
      'a/.git/three.yaml': component('three'),
    });
    expect(refs(await ingest('a'))).toEqual(['component:default/one']);
    const found = await ingest('./**/*.yaml');
    expect(refs(found)).toEqual(['component:default/two', 'component:default/one']);
    expect([...(await findWatchedFolders(join(folder, '**/*.yaml'), new Set()))].toSorted()).toEqual(
      [folder, join(folder, 'a'), join(folder, 'a/.meta')].toSorted(),
    );
  });

  it('reads the targets of Location entities once, and keeps the origin', async () => {
    await write({
      'all.yaml':
        'apiVersion: backstage.io/v1alpha1\nkind: Location\nmetadata: { name: all }\nspec: { targets: [./parts/one.yaml, ./all.yaml] }\n',
      'parts/one.yaml': component('one'),
    });
    const location = await ingest('all.yaml');
    expect(refs(location)).toEqual(['location:default/all', 'component:default/one']);
    expect(location.errors).toEqual([]);
    expect(location.entities.at(-1)).toMatchObject({
      parentRef: 'location:default/all',
      entity: {
        metadata: {
          annotations: {
            'backstage.io/managed-by-location': `file:${join(folder, 'parts/one.yaml')}`,
            'backstage.io/managed-by-origin-location': `file:${join(folder, 'all.yaml')}`,
          },
        },
      },
    });
  });

  it('replaces $text, $json and $yaml with files next to the descriptor', async () => {
    const api = (definition: string): string =>
      `apiVersion: backstage.io/v1alpha1\nkind: API\nmetadata: { name: api }\nspec:\n  type: openapi\n  lifecycle: production\n  owner: team-a\n  definition: ${definition}\n  extra: { $yaml: ./more.yaml }\n  json: { $json: ./more.json }\n`;
    await write({
      'api.yaml': api('{ $text: ./openapi.yaml }'),
      'openapi.yaml': 'openapi: 3.0.0\n',
      'more.yaml': 'a: [1]\n',
      'more.json': '{"b": true}',
    });
    const location = await ingest('api.yaml');
    expect(location.entities.at(-1)?.entity.spec).toMatchObject({
      definition: 'openapi: 3.0.0\n',
      extra: { a: [1] },
      json: { b: true },
    });
  });
});

describe('invalid descriptors do not affect others', () => {
  it('keeps valid documents next to broken YAML, and reports its line', async () => {
    await write({ 'mixed.yaml': `${component('good')}---\nkind: [\n---\n${component('other')}` });
    const location = await ingest('mixed.yaml');
    expect(refs(location)).toEqual(['component:default/good', 'component:default/other']);
    expect(location.errors).toHaveLength(1);
    expect(location.errors[0]?.line).toBeGreaterThanOrEqual(9);
    expect(location.entities[0]?.errors[0]).toMatchObject({ type: 'catalog-processing', level: 'error' });
  });

  it('reports an invalid entity as failed, so that its last valid version can stay', async () => {
    await write({ 'bad.yaml': component('bad').replace('  lifecycle: production\n', '') });
    const location = await ingest('bad.yaml');
    expect(refs(location)).toEqual([]);
    expect(location.failed.map(({ ref }) => ref)).toEqual(['component:default/bad']);
    expect(location.errors[0]?.message).toContain('lifecycle');
  });

  it('keeps the first of two entities with the same name and reports its location', async () => {
    await write({ 'a.yaml': component('same'), 'b.yaml': component('Same') });
    const location = await ingest('.');
    expect(refs(location)).toEqual(['component:default/same']);
    expect(location.errors[0]?.message).toContain('a.yaml');
  });

  it('rejects a 50 MB file, a binary file and a broken one, and reads the rest of the folder', async () => {
    await write({
      'good.yaml': component('good'),
      'binary.yaml': 'a\0b',
      'broken.yaml': '\tkind: x',
      'huge.yaml': '',
    });
    await truncate(join(folder, 'huge.yaml'), 50 * 1024 * 1024);
    const location = await ingest('.');
    expect(refs(location)).toEqual(['component:default/good']);
    expect(location.errors.map(({ message }) => message)).toEqual([
      expect.stringContaining('is a binary file'),
      expect.stringContaining('The YAML is not valid'),
      expect.stringContaining('is 50.0 MB'),
    ]);
  });

  it('reports a location that does not exist', async () => {
    const location = await ingest('missing.yaml');
    expect(location.entities).toHaveLength(1);
    expect(location.errors[0]?.message).toContain('does not exist');
  });

  it('only allows Component, API and Location by default', async () => {
    await write({
      'group.yaml':
        'apiVersion: backstage.io/v1alpha1\nkind: Group\nmetadata: { name: g }\nspec: { type: team, children: [] }\n',
    });
    const refused = await ingest('group.yaml', { rules: undefined });
    expect(refused.errors[0]?.message).toContain('is not of an allowed kind for that location');
    const allowed = await ingest('group.yaml', {
      rules: undefined,
      locations: [{ type: 'file', target: 'group.yaml', rules: [{ allow: ['Group'] }] }],
    });
    expect(refs(allowed)).toEqual(['group:default/g']);
  });
});

describe('files outside the location are not read', () => {
  it.each([
    ['a path to a parent folder', '../secret.txt'],
    ['an absolute path', '/etc/hostname'],
    ['a link to a file outside', './link.txt'],
  ])('rejects %s', async (_title, target) => {
    await write({
      'secret.txt': 'secret',
      'in/api.yaml': `apiVersion: backstage.io/v1alpha1\nkind: API\nmetadata: { name: api }\nspec:\n  type: openapi\n  lifecycle: production\n  owner: team-a\n  definition: { $text: '${target}' }\n`,
    });
    await symlink(join(folder, 'secret.txt'), join(folder, 'in/link.txt'));
    const location = await ingest('in/api.yaml');
    expect(refs(location)).toEqual([]);
    expect(location.errors[0]?.message).toContain("outside the location's folder");
    expect(JSON.stringify(location)).not.toContain('"secret"');
  });

  it('rejects a Location entity with a target in a parent folder', async () => {
    await write({
      'out.yaml': component('out'),
      'in/all.yaml':
        'apiVersion: backstage.io/v1alpha1\nkind: Location\nmetadata: { name: all }\nspec: { target: ../out.yaml }\n',
    });
    const location = await ingest('in/all.yaml');
    expect(refs(location)).toEqual(['location:default/all']);
    expect(location.errors[0]?.message).toContain("outside the location's folder");
  });
});

function locationOf(parts: number): string {
  const targets = Array.from({ length: parts }, (_, number) => `./part-${number}.yaml`);
  return JSON.stringify({
    apiVersion: 'backstage.io/v1alpha1',
    kind: 'Location',
    metadata: { name: 'many' },
    spec: { targets: [...targets, './part-0.yaml'] },
  });
}

describe('reading over HTTP', () => {
  let server: Server;
  let origin: string;
  let requested: string[];
  let mostAtOnce: number;

  beforeEach(async () => {
    requested = [];
    mostAtOnce = 0;
    let atOnce = 0;
    server = createServer((request, response) => {
      requested.push(request.url ?? '');
      if (request.url === '/ok.yaml') response.end(component('remote'));
      else if (request.url === '/many.yaml') response.end(locationOf(24));
      else if (request.url?.startsWith('/part-')) {
        const number = Number(/\d+/.exec(request.url)?.[0]);
        atOnce += 1;
        mostAtOnce = Math.max(mostAtOnce, atOnce);
        setTimeout(
          () => {
            atOnce -= 1;
            if (number % 7 === 3) response.writeHead(404).end();
            else response.end(component(`part-${number}`));
          },
          // Later ones answer sooner.
          20 - (number % 8) * 2,
        );
      } else if (request.url === '/away')
        response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
      else if (request.url === '/page') response.end('<!doctype html><title>Sign in</title>');
      else response.writeHead(404).end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    origin = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterEach(() => new Promise((done) => server.close(done)));

  async function ingestUrl(path: string, allow = [{ host: origin }]): Promise<UnpackedLocation> {
    return ingest('', {
      locations: [{ type: 'url', target: `http://${origin}${path}` }],
      reader: readerOf(...allow),
    });
  }

  it('reads an allowed URL and sets the view URL', async () => {
    const location = await ingestUrl('/ok.yaml');
    expect(refs(location)).toEqual(['component:default/remote']);
    expect(location.entities[1]?.entity.metadata.annotations).toMatchObject({
      'backstage.io/view-url': `http://${origin}/ok.yaml`,
      'backstage.io/managed-by-location': `url:http://${origin}/ok.yaml`,
    });
  });

  it('loads several files of a location at once, each once, and keeps their order', async () => {
    const location = await ingestUrl('/many.yaml');
    const numbers = Array.from({ length: 24 }, (_, number) => number);
    expect(refs(location)).toEqual([
      'location:default/many',
      ...numbers.filter((number) => number % 7 !== 3).map((number) => `component:default/part-${number}`),
    ]);
    expect(location.errors.map(({ source }) => source)).toEqual(
      numbers
        .filter((number) => number % 7 === 3)
        .map((number) => `url:http://${origin}/part-${number}.yaml`),
    );
    expect([...requested].sort()).toEqual([...new Set(requested)].sort());
    expect(mostAtOnce).toBe(8);
  });

  it.each([
    ['a host that is not allowed', '/ok.yaml', [{ host: 'example.com' }], 'Reading from'],
    ['a path that is not allowed', '/ok.yaml', undefined, 'Reading from'],
    ['a redirect to a host that is not allowed', '/away', undefined, '169.254.169.254'],
    ['a web page', '/page', undefined, 'a web page'],
    ['a missing file', '/none.yaml', undefined, 'NotFoundError'],
  ])('rejects %s', async (title, path, allow, message) => {
    const hosts = title.startsWith('a path') ? [{ host: origin, paths: ['/other/'] }] : allow;
    const location = await ingestUrl(path, hosts ?? [{ host: origin }]);
    expect(refs(location)).toEqual([]);
    expect(location.errors[0]?.message).toContain(message);
  });
});

it('reads a root while the one before it is stored, and stores them in order', async () => {
  // Finding the folders to watch takes longer in the first root.
  const folders = Array.from({ length: 300 }, (_, number) => [
    `a/${number}/catalog-info.yaml`,
    component(`a-${number}`),
  ]);
  await write({ ...Object.fromEntries(folders), 'b.yaml': component('b'), 'c.yaml': component('c') });
  const events: string[] = [];
  const name = (locationRef: string) => locationRef.slice(`file:${folder}/`.length);
  const writer: CatalogWriter = {
    ...createTestWriter(() => undefined),
    async replaceLocation({ locationRef }) {
      events.push(`${name(locationRef)} read`);
      await new Promise((done) => setTimeout(done, 300));
      events.push(`${name(locationRef)} stored`);
      return undefined;
    },
  };
  const targets = ['a/**/catalog-info.yaml', 'b.yaml', 'none.yaml', 'c.yaml'];
  await ingest('', { locations: targets.map((target) => ({ type: 'file', target })), writer, watch: true });
  for (const state of ['read', 'stored'])
    expect(events.filter((event) => event.endsWith(state))).toEqual(
      targets.map((target) => `${target} ${state}`),
    );
  expect(events.indexOf('b.yaml read')).toBeLessThan(events.indexOf('a/**/catalog-info.yaml stored'));
  expect(events.indexOf('none.yaml read')).toBeGreaterThan(events.indexOf('a/**/catalog-info.yaml stored'));
});

it('reads a changed file again, and a new one in a new folder', async () => {
  await write({ 'catalog/one.yaml': component('one') });
  const writer = rememberingWriter();
  const ingestion = createIngestion({
    locations: [{ type: 'file', target: 'catalog' }],
    rules: everything,
    cwd: folder,
    reader: readerOf(),
    parseYaml,
    writer,
    findOrigin: async () => undefined,
    log: { info: () => undefined, warn: () => undefined },
  });
  await ingestion.start();
  await write({ 'catalog/one.yaml': component('renamed') });
  await vi.waitFor(() => expect(refs(writer.latest())).toEqual(['component:default/renamed']), 15_000);
  await write({ 'catalog/new/two.yaml': component('two') });
  await vi.waitFor(() => expect(refs(writer.latest())).toContain('component:default/two'), 15_000);
  await ingestion.stop();
});

it.each([
  ['a folder', 'catalog'],
  ['a glob', 'catalog/*.yaml'],
  ['a file', 'catalog/one.yaml'],
  ['a Location in another folder', 'all.yaml'],
])('reads %s again after its folder was missing, and after it was replaced', async (_title, target) => {
  await write({
    'all.yaml':
      'apiVersion: backstage.io/v1alpha1\nkind: Location\nmetadata: { name: all }\nspec: { target: ./catalog/one.yaml }\n',
    'catalog/one.yaml': component('one'),
  });
  const writer = rememberingWriter();
  const ingestion = createIngestion({
    locations: [{ type: 'file', target }],
    rules: everything,
    cwd: folder,
    reader: readerOf(),
    parseYaml,
    writer,
    findOrigin: async () => undefined,
    log: { info: () => undefined, warn: () => undefined },
  });
  await ingestion.start();
  const until = (check: () => void | Promise<void>) => vi.waitFor(check, 15_000);
  const catalog = join(folder, 'catalog');
  await rename(catalog, join(folder, 'away'));
  await until(() => expect(writer.latest().unreadable).not.toEqual([]));
  await rename(join(folder, 'away'), catalog);
  await until(() => expect(refs(writer.latest())).toContain('component:default/one'));
  await rm(catalog, { recursive: true });
  await write({ 'catalog/one.yaml': component('two') });
  await until(() => expect(refs(writer.latest())).toContain('component:default/two'));
  await until(async () => {
    await write({ 'catalog/one.yaml': component('three') });
    expect(refs(writer.latest())).toContain('component:default/three');
  });
  await ingestion.stop();
});

describe('the next read', () => {
  it('waits even if the interval exceeds the maximum of a timer', async () => {
    const month = 30 * 24 * 60 * 60;
    const planned = vi.spyOn(globalThis, 'setTimeout');
    // URLs cannot be watched.
    const ingestion = createIngestion({
      locations: [{ type: 'url', target: 'https://unreachable.invalid/catalog-info.yaml' }],
      rules: everything,
      cwd: folder,
      reader: readerOf(),
      parseYaml,
      writer: rememberingWriter(),
      findOrigin: async () => undefined,
      log: { info: () => undefined, warn: () => undefined },
      interval: month,
    });
    await ingestion.start();
    await ingestion.stop();
    const waits = planned.mock.calls.map(([, wait = 0]) => wait).filter((wait) => wait > 1e9);
    planned.mockRestore();
    expect(waits).toEqual([2 ** 31 - 1]);
  });
});

describe('reading repositories', () => {
  const root = 'https://github.com/acme/shop/';
  let answers: Record<string, string>;
  let requests: string[];
  let isDown: boolean;

  beforeEach(() => {
    isDown = false;
    requests = [];
    const tree = ['docs/text.md', 'a/catalog-info.yaml', 'b/c/catalog-info.yaml'].map((path) => ({
      path,
      type: 'blob',
      mode: '100644',
      sha: path,
    }));
    answers = {
      'commits/main': 'c'.repeat(40),
      'git/trees/main': JSON.stringify({ tree }),
      'contents/docs/text.md': 'Words',
      'contents/a/catalog-info.yaml': component('one').replace(
        'spec:',
        '  description: { $text: ../docs/text.md }\nspec:',
      ),
      'contents/b/c/catalog-info.yaml': component('two').replace(
        'spec:',
        '  description: { $text: /docs/text.md }\nspec:',
      ),
    };
  });

  const reader = () =>
    createAddressReader(
      {
        current: { allow: [], integrations: { github: [{ host: 'github.com', token: 't' }] } },
        subscribe: () => () => undefined,
      },
      {
        transport: async ({ pathname }, { headers }) => {
          const name = pathname.replace('/repos/acme/shop/', '');
          const text = answers[name];
          const isKnown = headers['if-none-match'] !== undefined;
          requests.push(isKnown ? `${name} if changed` : name);
          if (isDown || text === undefined) return new Response('', { status: isDown ? 500 : 404 });
          const etag = `"${text.length}"`;
          const isSame = headers['if-none-match'] === etag;
          return new Response(isSame ? null : text, { status: isSame ? 304 : 200, headers: { etag } });
        },
      },
    );

  it('finds the files of a pattern, and files next to them', async () => {
    const location = await ingest('', {
      locations: [{ type: 'url', target: `${root}blob/main/**/catalog-info.yaml` }],
      reader: reader(),
    });
    expect(location.errors).toEqual([]);
    expect(refs(location)).toEqual(['component:default/one', 'component:default/two']);
    expect(location.entities.slice(1).map(({ entity }) => entity.metadata)).toMatchObject([
      {
        description: 'Words',
        annotations: {
          'backstage.io/managed-by-location': `url:${root}tree/main/a/catalog-info.yaml`,
          'backstage.io/edit-url': `${root}edit/main/a/catalog-info.yaml`,
          'backstage.io/source-location': `url:${root}tree/main/a/`,
        },
      },
      { description: 'Words' },
    ]);
  });

  it('loads a file again only if it has changed, and keeps entities while the host is down', async () => {
    const writer = rememberingWriter();
    const ingestion = createIngestion({
      locations: [
        { type: 'url', target: `${root}blob/main/b/c/catalog-info.yaml` },
        { type: 'url', target: `${root}blob/main/a/*.yaml` },
      ],
      rules: everything,
      cwd: folder,
      reader: reader(),
      parseYaml,
      writer,
      findOrigin: async (ref) => ref,
      log: { info: () => undefined, warn: () => undefined },
      watch: false,
    });
    await ingestion.start();
    requests.length = 0;
    await ingestion.refresh(`url:${root}blob/main/a/*.yaml`);
    expect(requests).toEqual(['commits/main', 'contents/docs/text.md if changed']);
    expect(writer.latest().entities[1]?.entity.metadata.description).toBe('Words');
    expect(refs(writer.latest())).toEqual(['component:default/one']);
    isDown = true;
    await ingestion.refresh(`url:${root}blob/main/a/*.yaml`);
    expect(writer.latest().unreadable).toMatchObject([{ source: 'url:https://github.com/' }]);
    await ingestion.stop();
  });
});
