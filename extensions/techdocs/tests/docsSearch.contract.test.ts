import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IDENTITY_FIELD, type Session } from '#protocol';
import { createBackendPlugin, searchIndexRef, type SearchCollator } from '#backend';
import { startTestSearch, type TestSearch } from '#extensions/search/testing/server';
import { databases, loadRecordings, type OpenDatabase } from '#testing/contract';

const entity = (name: string, ref = `dir:${name}`): string => `apiVersion: backstage.io/v1alpha1
kind: Component
metadata:
  name: ${name}
  title: ${name} site
  annotations: { 'backstage.io/techdocs-ref': '${ref}' }
spec: { type: website, lifecycle: production, owner: team-a }
`;

const guide =
  '# Guide\n\n## First step\n\nOpen the zanzibar.\n\n## Second step\n\nLook for an artist.\n\n## Guide\n\nMore.\n';

describe.each(databases)('documentation in the search on $name', (kind) => {
  describe.skipIf(kind.skipped)('of the embedded backend', () => {
    let home: string;
    let opened: OpenDatabase;
    let portal: TestSearch;
    let token: string;

    const write = async (path: string, content: string): Promise<void> => {
      await mkdir(dirname(join(home, path)), { recursive: true });
      await writeFile(join(home, path), content);
    };
    const sync = async (name: string): Promise<string> =>
      (
        await portal.server.app.inject({
          url: `/api/techdocs/sync/default/component/${name}`,
          headers: { authorization: `Bearer ${token}` },
        })
      ).body;

    beforeAll(async () => {
      home = await mkdtemp(join(tmpdir(), 'trellis-docs-search-'));
      await write('catalog-info.yaml', [entity('artists'), entity('boats')].join('---\n'));
      await write('artists/docs/index.md', '# Artists\n\nWelcome.\n');
      await write('artists/docs/guide.md', guide);
      await write('boats/docs/index.md', '# Boats\n\nAbout the harbor.\n');
      opened = await kind.open();
      portal = await startTestSearch({
        database: opened.database,
        dataFolder: join(home, 'data'),
        config: {
          catalog: {
            orphanStrategy: 'delete',
            locations: [{ type: 'file', target: join(home, 'catalog-info.yaml') }],
          },
        },
      });
      token = (await portal.server.app.inject('/api/auth/guest/refresh')).json<Session>()[IDENTITY_FIELD]
        .token;
      await portal.waitFor('artists', 1);
    }, 60_000);
    afterAll(async () => {
      await portal?.stop();
      await opened?.close();
      await rm(home, { recursive: true, force: true });
    });

    it('is found after its first build, one document for each page and heading', async () => {
      expect(await sync('artists')).toContain('"updated":true');
      await portal.waitFor('zanzibar', 2);
      const { results } = await portal.search('term=zanzibar&types[0]=techdocs');
      const [page, section] = results
        .map(({ document }) => document)
        .toSorted((a, b) => a.location.length - b.location.length);
      expect(page).toMatchObject({
        kind: 'component',
        namespace: 'default',
        name: 'artists',
        entityTitle: 'artists site',
        title: 'Guide',
        path: 'guide/',
        location: '/docs/default/component/artists/guide/',
        type: 'website',
        lifecycle: 'production',
        owner: 'team-a',
      });
      expect(section).toMatchObject({
        title: 'First step',
        path: 'guide/#first-step',
        text: 'Open the zanzibar.',
      });
      const recording = loadRecordings().find(({ name }) => name === 'search-query-techdocs');
      const body = recording?.response.body as { results: Array<{ document: object }> } | undefined;
      const fields = Object.keys(body?.results[0]?.document ?? {});
      expect(fields).toContain('path');
      expect(Object.keys(page ?? {})).toEqual(expect.arrayContaining(fields));
    });

    it('is filtered by entity, as the search in the documentation does', async () => {
      await sync('boats');
      await portal.waitFor('harbor', 1);
      const of = async (name: string) =>
        (
          await portal.search(
            `term=&types[0]=techdocs&filters[kind]=component&filters[namespace]=default&filters[name]=${name}`,
          )
        ).results.map(({ document }) => document.location);
      expect(await of('boats')).toEqual(['/docs/default/component/boats/']);
      // The first headings have the titles of their pages, whose documents contain their text.
      expect((await of('artists')).toSorted()).toEqual([
        '/docs/default/component/artists/',
        '/docs/default/component/artists/guide/',
        '/docs/default/component/artists/guide/#first-step',
        '/docs/default/component/artists/guide/#guide_1',
        '/docs/default/component/artists/guide/#second-step',
      ]);
    });

    it('is indexed once if it was built before, with the configured locations', async () => {
      const collators: SearchCollator[] = [];
      const index = createBackendPlugin({
        pluginId: 'collected',
        register: ({ registry }) =>
          registry.provide(searchIndexRef, { add: (collator) => void collators.push(collator) }),
      });
      const other = await kind.open();
      const started = await startTestSearch({
        database: other.database,
        dataFolder: join(home, 'data'),
        config: {
          catalog: { locations: [{ type: 'file', target: join(home, 'catalog-info.yaml') }] },
          search: { collators: { techdocs: { locationTemplate: '/handbook/:kind/:name?at=:path' } } },
        },
        without: ['search'],
        plugins: [index],
      });
      try {
        const docs = collators.find(({ type }) => type === 'techdocs');
        const keys: string[] = [];
        let cursor: string | undefined;
        const locations: string[] = [];
        const follow = async () => {
          const changes = await docs?.changes(cursor, 10);
          cursor = changes?.cursor;
          for (const { key, documents } of changes?.sources ?? []) {
            keys.push(key);
            for await (const { document } of documents) locations.push(document.location);
          }
          return changes?.sources.length;
        };
        await expect.poll(async () => [await follow(), keys.length], { timeout: 30_000 }).toEqual([0, 2]);
        expect(keys.toSorted()).toEqual(['component:default/artists', 'component:default/boats']);
        expect(locations).toContain('/handbook/component/boats?at=');
        expect(locations).toContain('/handbook/component/artists?at=guide/#first-step');
      } finally {
        await started.stop();
        await other.close();
      }
    });

    it('follows the next build, and documents of removed headings disappear', async () => {
      await write('artists/docs/guide.md', guide.replace('zanzibar', 'xylophone'));
      expect(await sync('artists')).toContain('"updated":true');
      await portal.waitFor('xylophone', 2);
      expect((await portal.search('term=zanzibar&types[0]=techdocs')).results).toEqual([]);
    });

    it('is removed with its entity', async () => {
      await write('catalog-info.yaml', entity('boats'));
      await expect
        .poll(async () => (await portal.search('term=xylophone&types[0]=techdocs')).results, {
          timeout: 30_000,
        })
        .toEqual([]);
      expect((await portal.search('term=harbor&types[0]=techdocs')).results).not.toEqual([]);
    });
  });
});
