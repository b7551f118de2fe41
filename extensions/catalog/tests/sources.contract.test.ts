import { mkdir, mkdtemp, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAddressReader, parseYaml } from '#backend/testing';
import { embeddedFirst, type OpenDatabase } from '#testing/contract';
import { createIngestion } from '../server/ingestion';
import type { CatalogReader } from '../server/ports/reader';
import type { CatalogIngestion } from '../server/ports/store';
import { createCatalogReader } from '../server/query';
import { createCatalogWriter } from '../server/storage';

const ORPHAN = 'backstage.io/orphan';
const ORIGIN = 'backstage.io/managed-by-origin-location';

const component = (name: string, type = 'service') =>
  `apiVersion: backstage.io/v1alpha1\nkind: Component\nmetadata:\n  name: ${name}\nspec:\n  type: ${type}\n  lifecycle: production\n  owner: team-a\n`;
const location = (name: string, ...targets: string[]) =>
  `apiVersion: backstage.io/v1alpha1\nkind: Location\nmetadata:\n  name: ${name}\nspec:\n  targets: [${targets.join(', ')}]\n`;

const shop = `${component('shop')}---\n${component('cart')}`;

describe.each(embeddedFirst)('on $name, sources of the catalog', (on) => {
  describe.skipIf(on.skipped)('keep or drop entities:', () => {
    let opened: OpenDatabase;
    let reader: CatalogReader;
    let folder: string;
    let ingestion: CatalogIngestion;
    let warnings: string[];

    beforeAll(async () => {
      opened = await on.open();
      reader = createCatalogReader(opened.database);
    });
    afterAll(() => opened?.close());
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'trellis-sources-'));
      warnings = [];
    });
    afterEach(async () => {
      await ingestion?.stop();
      const writer = createCatalogWriter(opened.database, { strategy: 'delete', orphanAnnotation: ORPHAN });
      await writer.retainLocations([]);
      for (const { metadata } of (await reader.entities({})).entities)
        await writer.removeEntity(metadata.uid ?? '');
      await rm(folder, { recursive: true, force: true });
    });

    async function write(files: Record<string, string | Uint8Array>): Promise<void> {
      for (const [name, content] of Object.entries(files)) {
        const path = join(folder, name);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, content);
      }
    }

    /** Reads the locations with a new process's ingestion. Changes are read on demand. */
    async function read(...targets: string[]): Promise<void> {
      await ingestion?.stop();
      const isUrl = (target: string) => target.startsWith('http');
      ingestion = createIngestion({
        locations: targets.map((target) => ({ type: isUrl(target) ? 'url' : 'file', target })),
        cwd: folder,
        reader: createAddressReader({
          current: { allow: targets.filter(isUrl).map((target) => ({ host: new URL(target).host })) },
          subscribe: () => () => undefined,
        }),
        parseYaml,
        writer: createCatalogWriter(opened.database, { strategy: 'keep', orphanAnnotation: ORPHAN }),
        findOrigin: async (ref) => (await reader.entityByRef(ref))?.metadata.annotations?.[ORIGIN],
        log: { info: () => undefined, warn: (message) => void warnings.push(message) },
        watch: false,
      });
      await ingestion.start();
    }

    const refreshAll = async () => {
      for (const { entityRef } of await reader.locations()) await ingestion.refresh(entityRef);
    };

    /** `fresh`, `orphan`, `none`, or the error that marks the entity. */
    async function stateOf(name: string, kind = 'component'): Promise<string> {
      const entity = await reader.entityByRef(`${kind}:default/${name}`);
      if (!entity) return 'none';
      if (entity.metadata.annotations?.[ORPHAN] === 'true') return 'orphan';
      return (entity.status?.items as Array<{ message: string }> | undefined)?.[0]?.message ?? 'fresh';
    }

    const typeOf = async (name: string) =>
      (await reader.entityByRef(`component:default/${name}`))?.spec?.type;

    describe('a file that is', () => {
      const half = shop.slice(0, shop.indexOf('spec:', shop.indexOf('cart')) + 3);
      it.each<[string, string | Uint8Array]>([
        ['half-written, in a key', half],
        ['half-written, in a name', shop.slice(0, shop.indexOf('cart') + 2)],
        ['half-written, in a quoted text', `${component('shop')}---\nkind: "Comp`],
        ['half-written, after a marker and a key', `${component('shop')}---\napiVersion:`],
        ['empty', ''],
        ['blank', '\n\n'],
        ['only comments', '# later\n'],
        ['only markers', '---\n---\n'],
        ['indented with tabs', shop.replaceAll('  ', '\t')],
        ['an invalid entity', shop.replaceAll('  lifecycle: production\n', '')],
        ['an entity with an invalid name', shop.replaceAll('cart', '"not a name!"')],
        ['without a kind', shop.replaceAll('kind: Component\n', '')],
        ['a list', '- a\n- b\n'],
        ['a text', 'shop'],
        ['a web page', '<!doctype html><html><body>Sign in</body></html>'],
        ['JSON cut off', '{"apiVersion": "backstage.io/v1alpha1", "kind": "Comp'],
        ['a merge conflict', `<<<<<<< HEAD\n${shop}=======\n${shop}>>>>>>> main\n`],
        ['with duplicate keys', shop.replaceAll('kind: Component\n', 'kind: Component\nkind: Component\n')],
        ['binary', 'a\0b'],
        ['not UTF-8', new Uint8Array([0x6b, 0xff, 0xfe, 0x3a])],
      ])('%s keeps its entities with the error, until it is fixed', async (_title, broken) => {
        await write({ 'catalog/shop.yaml': shop, 'catalog/other.yaml': component('other') });
        await read('catalog');
        await write({ 'catalog/shop.yaml': broken });
        await refreshAll();
        expect(await stateOf('cart')).toContain(join(folder, 'catalog/shop.yaml'));
        expect(await stateOf('shop')).not.toBe('orphan');
        expect(await stateOf('other')).toBe('fresh');
        await read('catalog');
        expect(await stateOf('cart')).toContain(join(folder, 'catalog/shop.yaml'));
        await write({ 'catalog/shop.yaml': shop });
        await refreshAll();
        expect([await stateOf('shop'), await stateOf('cart')]).toEqual(['fresh', 'fresh']);
      });

      it('too large, or a link in a circle, keeps its entities', async () => {
        await write({ 'shop.yaml': shop, 'cycle.yaml': component('other') });
        await read('shop.yaml', 'cycle.yaml');
        await truncate(join(folder, 'shop.yaml'), 50 * 1024 * 1024);
        await rm(join(folder, 'cycle.yaml'));
        await symlink(join(folder, 'cycle.yaml'), join(folder, 'cycle.yaml'));
        await refreshAll();
        expect(await stateOf('cart')).toContain('50.0 MB');
        expect(await stateOf('other')).toContain('ELOOP');
      });

      it('complete drops the entities that are no longer in it', async () => {
        await write({ 'shop.yaml': shop });
        await read('shop.yaml');
        await write({ 'shop.yaml': component('shop') });
        await refreshAll();
        expect([await stateOf('shop'), await stateOf('cart')]).toEqual(['fresh', 'orphan']);
      });

      it('complete drops them also next to an entity of a kind that is not allowed', async () => {
        const group =
          'apiVersion: backstage.io/v1alpha1\nkind: Group\nmetadata: { name: g }\nspec: { type: team, children: [] }\n';
        await write({ 'shop.yaml': shop });
        await read('shop.yaml');
        await write({ 'shop.yaml': `${component('shop')}---\n${group}` });
        await refreshAll();
        expect([await stateOf('shop'), await stateOf('cart')]).toEqual(['fresh', 'orphan']);
      });
    });

    it.each([
      ['a file', 'catalog/shop.yaml'],
      ['a folder', 'catalog'],
      ['a glob', 'catalog/*.yaml'],
    ])('a deleted file of %s is gone with its entities', async (_title, target) => {
      await write({ 'catalog/shop.yaml': shop });
      await read(target);
      await rm(join(folder, 'catalog/shop.yaml'));
      await refreshAll();
      expect([await stateOf('shop'), await stateOf('cart')]).toEqual(['orphan', 'orphan']);
      await write({ 'catalog/shop.yaml': shop });
      await refreshAll();
      expect([await stateOf('shop'), await stateOf('cart')]).toEqual(['fresh', 'fresh']);
    });

    it.each([
      ['a file', 'catalog/shop.yaml'],
      ['a folder', 'catalog'],
      ['a glob', 'catalog/*.yaml'],
      ['a Location', 'all.yaml'],
    ])(
      'a missing folder of %s keeps its entities with the error, until it is back',
      async (_title, target) => {
        await write({ 'all.yaml': location('all', './catalog/shop.yaml'), 'catalog/shop.yaml': shop });
        await read(target);
        await rename(join(folder, 'catalog'), join(folder, 'away'));
        await refreshAll();
        expect(await stateOf('cart')).toContain('does not exist');
        await rename(join(folder, 'away'), join(folder, 'catalog'));
        await refreshAll();
        expect([await stateOf('shop'), await stateOf('cart')]).toEqual(['fresh', 'fresh']);
      },
    );

    it('a location that is removed from the configuration is gone with its entities', async () => {
      await write({ 'shop.yaml': shop, 'other.yaml': component('other') });
      await read('shop.yaml', 'other.yaml');
      await read('other.yaml');
      expect([await stateOf('shop'), await stateOf('other')]).toEqual(['orphan', 'fresh']);
    });

    it('a broken Location keeps what is below it, and a complete one drops it', async () => {
      await write({
        'all.yaml': location('all', './parts.yaml', './other.yaml'),
        'parts.yaml': location('parts', './shop.yaml'),
        'shop.yaml': shop,
        'other.yaml': component('other'),
      });
      await read('all.yaml');
      for (const broken of ['kind: [', '', location('all').replace('targets: []', 'targets: {}')]) {
        await write({ 'all.yaml': broken });
        await refreshAll();
        expect(await stateOf('all', 'location')).toContain('all.yaml');
        expect([await stateOf('parts', 'location'), await stateOf('cart')]).toEqual(['fresh', 'fresh']);
      }
      await write({ 'all.yaml': location('all', './other.yaml') });
      await refreshAll();
      expect([await stateOf('parts', 'location'), await stateOf('cart')]).toEqual(['orphan', 'orphan']);
      expect([await stateOf('all', 'location'), await stateOf('other')]).toEqual(['fresh', 'fresh']);
    });

    describe('a URL', () => {
      let server: Server;
      let url: string;
      let answer: (response: ServerResponse) => void;

      beforeEach(async () => {
        server = createServer((_request, response) => answer(response));
        await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
        url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/shop.yaml`;
        answer = (response) => response.end(shop);
        await read(url);
      });
      afterEach(() => new Promise((done) => server.close(done)));

      it.each<[string, (response: ServerResponse) => void]>([
        ['500', (response) => response.writeHead(500).end('Internal error')],
        ['503', (response) => response.writeHead(503).end()],
        ['401', (response) => response.writeHead(401).end()],
        ['429', (response) => response.writeHead(429, { 'retry-after': '0' }).end()],
        [
          'a redirect to another host',
          (response) => response.writeHead(302, { location: 'http://other.example/' }).end(),
        ],
        ['a web page', (response) => response.end('<html><title>Sign in</title></html>')],
        ['nothing', (response) => response.end()],
        ['half a descriptor', (response) => response.end(shop.slice(0, -60))],
        [
          'a body that is cut off',
          (response) => {
            response.writeHead(200, { 'content-length': shop.length });
            response.write(shop.slice(0, shop.indexOf('---')), () => response.destroy());
          },
        ],
        ['no response', (response) => response.destroy()],
      ])('that answers %s keeps its entities with the error, until it is back', async (_title, fail) => {
        answer = fail;
        await refreshAll();
        expect(await stateOf('cart')).toContain(url);
        answer = (response) => response.end(shop);
        await refreshAll();
        expect([await stateOf('shop'), await stateOf('cart')]).toEqual(['fresh', 'fresh']);
      });

      it.each([404, 410])('that answers %i is gone with its entities', async (status) => {
        answer = (response) => response.writeHead(status).end();
        await refreshAll();
        expect([await stateOf('shop'), await stateOf('cart')]).toEqual(['orphan', 'orphan']);
      });
    });

    describe('two locations define one entity:', () => {
      beforeEach(() =>
        write({
          'a.yaml': component('same', 'website'),
          'b.yaml': component('same', 'library'),
          'c.yaml': component('same', 'tool'),
        }),
      );

      it.each([
        [['a.yaml', 'b.yaml', 'c.yaml'], 'website'],
        [['b.yaml', 'a.yaml'], 'library'],
        [['c.yaml', 'b.yaml', 'a.yaml'], 'tool'],
      ])('the first of %j provides it, in any order of the past', async (order, type) => {
        await read(...order.toReversed());
        await read(...order);
        expect(await typeOf('same')).toBe(type);
      });

      it('deleting it does not give its name to another location, and it comes back', async () => {
        await read('a.yaml', 'b.yaml');
        const uid = (await reader.entityByRef('component:default/same'))?.metadata.uid ?? '';
        expect(await ingestion.removeEntity(uid)).toBe(true);
        expect(await typeOf('same')).toBeUndefined();
        const [, b] = await reader.locations();
        await ingestion.refresh(b?.entityRef ?? '');
        expect(await typeOf('same')).toBeUndefined();
        await ingestion.refresh('component:default/same');
        expect(await typeOf('same')).toBe('website');
      });

      it('the next one provides it when the first drops it, and the first when it provides it again', async () => {
        await read('a.yaml', 'b.yaml', 'c.yaml');
        for (const round of [1, 2]) {
          await write({ 'a.yaml': component(`round-${round}`) });
          await refreshAll();
          expect(await typeOf('same')).toBe('library');
          await write({ 'a.yaml': component('same', 'website') });
          await refreshAll();
          expect(await typeOf('same')).toBe('website');
        }
      });

      it('the next one provides it when the first drops it after it was deleted', async () => {
        await read('a.yaml', 'b.yaml');
        const uid = (await reader.entityByRef('component:default/same'))?.metadata.uid ?? '';
        await ingestion.removeEntity(uid);
        await write({ 'a.yaml': component('other') });
        await ingestion.refresh('component:default/same');
        expect(await typeOf('same')).toBe('library');
      });

      it('a broken first file keeps it', async () => {
        await read('a.yaml', 'b.yaml');
        await write({ 'a.yaml': '' });
        await refreshAll();
        expect(await typeOf('same')).toBe('website');
      });
    });

    it('locations of the configuration are listed, and found from all their entities', async () => {
      await write({
        'all.yaml': location('all', './shop.yaml'),
        'shop.yaml': shop,
        'other.yaml': component('other'),
      });
      await read('all.yaml', 'other.yaml');
      const [first, second] = await reader.locations();
      expect([first, second]).toMatchObject([
        { type: 'file', target: join(folder, 'all.yaml') },
        { type: 'file', target: join(folder, 'other.yaml') },
      ]);
      const found = (ref: string) => reader.locationOfEntity(ref);
      expect(await found('component:default/cart')).toEqual(first);
      expect(await found(first?.entityRef ?? '')).toEqual(first);
      expect(await found('component:default/other')).toEqual(second);
      await read('other.yaml');
      expect(await reader.locations()).toEqual([second]);
      expect(await found('component:default/cart')).toBeUndefined();
    });

    it('warnings are logged once, until they change', async () => {
      await write({
        'catalog/broken.yaml': 'kind: [',
        'catalog/invalid.yaml': 'kind: Component',
        'catalog/shop.yaml': shop,
      });
      await read('catalog');
      expect(warnings).toHaveLength(2);
      await write({ 'catalog/shop.yaml': component('shop') });
      await refreshAll();
      expect(warnings).toHaveLength(2);
      await write({ 'catalog/shop.yaml': 'kind: {' });
      await refreshAll();
      expect(warnings).toHaveLength(3);
      expect(warnings[2]).toContain('shop.yaml');
      await write({ 'catalog/broken.yaml': component('other') });
      await refreshAll();
      await write({ 'catalog/broken.yaml': 'kind: [' });
      await refreshAll();
      expect(warnings).toHaveLength(4);
    });
  });
});
