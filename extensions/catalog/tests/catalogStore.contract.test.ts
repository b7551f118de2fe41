import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { declaredRelations, type Entity, stringifyEntityRef } from '#model';
import { createCatalogReader } from '../server/query';
import type { CatalogReader } from '../server/ports/reader';
import { createCatalogWriter, type OrphanStrategy } from '../server/storage';
import type { CatalogWriter, IngestedEntity, StatusItem } from '../server/ports/store';
import { databases, type OpenDatabase } from '#testing/contract';

const ORPHAN = 'backstage.io/orphan';

function ingested(
  entity: Partial<Entity> & { kind: string; name: string },
  errors: StatusItem[] = [],
): IngestedEntity {
  const { kind, name, metadata, ...rest } = entity;
  const whole: Entity = {
    apiVersion: 'backstage.io/v1alpha1',
    kind,
    metadata: { ...metadata, name },
    ...rest,
  };
  const ref = stringifyEntityRef(whole);
  return { ref, entity: whole, relations: declaredRelations(whole).relations, errors };
}

const component = (name: string, spec: Entity['spec'] = {}) =>
  ingested({
    kind: 'Component',
    name,
    spec: { type: 'service', lifecycle: 'production', owner: 'team-a', ...spec },
  });
const team = (name: string) => ingested({ kind: 'Group', name, spec: { type: 'team', children: [] } });

describe.each(databases)('on $name, the catalog store', (on) => {
  describe.skipIf(on.skipped)('ensures that', () => {
    let opened: OpenDatabase;
    let writer: CatalogWriter;
    let reader: CatalogReader;

    beforeAll(async () => {
      opened = await on.open();
    });
    afterAll(() => opened?.close());
    beforeEach(async () => {
      await writerWith('delete').retainLocations([]);
      writer = writerWith('keep');
      reader = createCatalogReader(opened.database);
    });

    function writerWith(strategy: OrphanStrategy): CatalogWriter {
      return createCatalogWriter(opened.database, { strategy, orphanAnnotation: ORPHAN });
    }

    const replace = (locationRef: string, ...entities: IngestedEntity[]) =>
      writer.replaceLocation({ locationRef, entities, failed: [], unreadable: [], errors: [] });

    const relationsOf = async (ref: string) =>
      (await reader.entityByRef(ref))?.relations?.map(({ type, targetRef }) => `${type} ${targetRef}`);

    it('an entity has uid, etag, namespace and sorted relations', async () => {
      await replace('file:/a.yaml', component('web', { dependsOn: ['resource:db'], system: 'shop' }));
      const entity = await reader.entityByRef('component:default/web');
      expect(entity?.metadata).toMatchObject({
        namespace: 'default',
        uid: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
        etag: expect.stringMatching(/^[\da-f]{40}$/),
      });
      expect(entity).not.toHaveProperty('status');
      expect(await relationsOf('component:default/web')).toEqual([
        'dependsOn resource:default/db',
        'ownedBy group:default/team-a',
        'partOf system:default/shop',
      ]);
    });

    it('both ends of a relation get and lose it, in any order', async () => {
      await replace('file:/web.yaml', component('web'));
      await replace('file:/team.yaml', team('team-a'));
      expect(await relationsOf('group:default/team-a')).toEqual(['ownerOf component:default/web']);
      const before = await reader.entityByRef('group:default/team-a');

      await replace('file:/web.yaml', component('web', { owner: 'team-b' }), component('api'));
      expect(await relationsOf('group:default/team-a')).toEqual(['ownerOf component:default/api']);
      const after = await reader.entityByRef('group:default/team-a');
      expect(after?.metadata.etag).not.toBe(before?.metadata.etag);
      expect(after?.metadata.uid).toBe(before?.metadata.uid);
    });

    it('unchanged entities are not written again', async () => {
      const first = await replace('file:/a.yaml', component('web'), team('team-a'));
      expect(first).toEqual({ added: 2, changed: 0, removed: 0, unchanged: 0, conflicts: [], displaced: [] });
      const generation = await readGeneration();
      const again = await replace('file:/a.yaml', component('web'), team('team-a'));
      expect(again).toEqual({ added: 0, changed: 0, removed: 0, unchanged: 2, conflicts: [], displaced: [] });
      expect(await readGeneration()).toBe(generation);
      const third = await replace('file:/a.yaml', component('web', { type: 'website' }), team('team-a'));
      expect(third).toMatchObject({ changed: 1, unchanged: 1 });
      expect(await readGeneration()).toBeGreaterThan(generation);
    });

    it('an entity is deleted with its relations and counts', async () => {
      await replace('file:/a.yaml', component('web'), team('team-a'));
      const uid = (await reader.entityByRef('component:default/web'))?.metadata.uid ?? '';
      expect(await writer.removeEntity(uid)).toEqual({ locationRef: 'file:/a.yaml' });
      expect(await reader.entityByRef('component:default/web')).toBeUndefined();
      expect(await relationsOf('group:default/team-a')).toEqual([]);
      expect(await reader.facets({ facets: ['kind'] })).toEqual({ kind: [{ value: 'Group', count: 1 }] });
      expect(await writer.removeEntity(uid)).toBeUndefined();
    });

    it('a dropped entity becomes an orphan, and is adopted when it reappears', async () => {
      await replace('file:/a.yaml', component('web'), team('team-a'));
      expect(await replace('file:/a.yaml', team('team-a'))).toMatchObject({ removed: 1, unchanged: 1 });
      expect((await reader.entityByRef('component:default/web'))?.metadata.annotations).toEqual({
        [ORPHAN]: 'true',
      });
      expect(await relationsOf('group:default/team-a')).toEqual(['ownerOf component:default/web']);
      expect(await reader.locationOfEntity('component:default/web')).toBeUndefined();

      expect(await replace('file:/b.yaml', component('web'))).toMatchObject({
        changed: 1,
        conflicts: [],
        displaced: [],
      });
      expect((await reader.entityByRef('component:default/web'))?.metadata.annotations).toBeUndefined();
    });

    it('a dropped entity is deleted with its relations and counts if orphans are deleted', async () => {
      writer = writerWith('delete');
      await replace('file:/a.yaml', component('web'), team('team-a'));
      await replace('file:/a.yaml', team('team-a'));
      expect(await reader.entityByRef('component:default/web')).toBeUndefined();
      expect(await relationsOf('group:default/team-a')).toEqual([]);
      expect(await reader.facets({ facets: ['kind'] })).toEqual({ kind: [{ value: 'Group', count: 1 }] });
    });

    it('the first location of an entity provides it, then the next one', async () => {
      await replace('file:/a.yaml', component('web', { type: 'website' }));
      const conflict = { ref: 'component:default/web', keptLocationRef: 'file:/a.yaml' };
      expect(await replace('file:/b.yaml', component('web', { type: 'library' }))).toMatchObject({
        added: 0,
        changed: 0,
        conflicts: [conflict],
      });
      expect((await reader.entityByRef('component:default/web'))?.spec?.type).toBe('website');

      await replace('file:/a.yaml');
      const adopted = await reader.entityByRef('component:default/web');
      expect(adopted?.spec?.type).toBe('library');
      expect(adopted?.metadata.annotations).toBeUndefined();
      expect(await replace('file:/b.yaml', component('web', { type: 'library' }))).toMatchObject({
        unchanged: 1,
      });
    });

    it('a duplicate entity in one location is stored once', async () => {
      const result = await replace('file:/a.yaml', component('web', { type: 'website' }), component('web'));
      expect(result).toMatchObject({
        added: 1,
        conflicts: [{ ref: 'component:default/web', keptLocationRef: 'file:/a.yaml' }],
      });
      expect((await reader.entityByRef('component:default/web'))?.spec?.type).toBe('website');
    });

    it('processing errors are status items until they are fixed', async () => {
      const error: StatusItem = {
        type: 'catalog-processing',
        level: 'error',
        message: 'spec.owner is missing',
      };
      await replace('file:/a.yaml', ingested({ kind: 'Component', name: 'web' }, [error]));
      expect((await reader.entityByRef('component:default/web'))?.status).toEqual({ items: [error] });
      // A change of a related entity writes this one again and must keep its errors.
      await replace('file:/b.yaml', component('api', { dependsOn: ['component:web'] }));
      expect((await reader.entityByRef('component:default/web'))?.status).toEqual({ items: [error] });
      await replace('file:/a.yaml', ingested({ kind: 'Component', name: 'web' }));
      expect(await reader.entityByRef('component:default/web')).not.toHaveProperty('status');
    });

    it('an entity with a rejected descriptor stays and shows the errors until it is fixed', async () => {
      const errors: StatusItem[] = [
        { type: 'catalog-processing', level: 'error', message: 'metadata.tags is not a list' },
      ];
      const failed = [
        { ref: 'component:default/web', errors },
        { ref: 'component:default/never-seen', errors },
      ];
      await replace('file:/a.yaml', component('web', { type: 'website' }));
      const fail = () =>
        writer.replaceLocation({
          locationRef: 'file:/a.yaml',
          entities: [],
          failed,
          unreadable: [],
          errors: [],
        });
      expect(await fail()).toMatchObject({ changed: 1, removed: 0 });
      expect(await fail()).toMatchObject({ changed: 0, unchanged: 1 });
      const stale = await reader.entityByRef('component:default/web');
      expect(stale).toMatchObject({ spec: { type: 'website' }, status: { items: errors } });
      expect(await reader.entityByRef('component:default/never-seen')).toBeUndefined();
      expect(await replace('file:/a.yaml', component('web', { type: 'website' }))).toMatchObject({
        changed: 1,
      });
      expect(await reader.entityByRef('component:default/web')).not.toHaveProperty('status');
    });

    it('locations that are no longer configured are removed with their entities', async () => {
      await replace('file:/a.yaml', component('web'));
      await replace('file:/b.yaml', component('api'));
      await writer.retainLocations(['file:/b.yaml']);
      expect((await reader.entityByRef('component:default/web'))?.metadata.annotations).toEqual({
        [ORPHAN]: 'true',
      });
      expect((await reader.entityByRef('component:default/api'))?.metadata.annotations).toBeUndefined();
    });

    it('configured locations have a stable id and are found from their entities', async () => {
      const [first] = await writer.setConfiguredLocations([{ type: 'file', target: '/a.yaml' }]);
      await replace('file:/a.yaml', component('web'));
      const [again] = await writer.setConfiguredLocations([
        { type: 'file', target: '/a.yaml' },
        { type: 'url', target: 'https://example.com/b.yaml' },
      ]);
      expect(again).toEqual(first);
      const listed = await reader.locations();
      expect(listed.map(({ target }) => target)).toEqual(['/a.yaml', 'https://example.com/b.yaml']);
      expect(listed[0]?.entityRef).toMatch(/^location:default\/generated-[\da-f]{40}$/);
      expect(await reader.location(first?.id ?? '')).toEqual(listed[0]);
      expect(await reader.locationOfEntity('component:default/web')).toEqual(listed[0]);
      expect(await reader.locationOfEntity('component:default/none')).toBe('unknown-entity');
      await writer.setConfiguredLocations([]);
      expect(await reader.locations()).toEqual([]);
    });

    it('parents form the ancestry, even with cycles', async () => {
      const child = { ...component('web'), parentRef: 'location:default/files' };
      const files = { ...ingested({ kind: 'Location', name: 'files' }), parentRef: 'location:default/root' };
      const root = ingested({ kind: 'Location', name: 'root' });
      const lineOf = async (ref: string) =>
        (await reader.ancestry(ref))?.items.map(({ entity, parentEntityRefs }) => [
          entity.metadata.name,
          parentEntityRefs,
        ]);
      await replace('file:/a.yaml', child, files, root);
      expect(await lineOf('component:default/web')).toEqual([
        ['web', ['location:default/files']],
        ['files', ['location:default/root']],
        ['root', []],
      ]);
      await replace('file:/a.yaml', child, files, { ...root, parentRef: 'location:default/files' });
      expect((await lineOf('component:default/web'))?.map(([name]) => name)).toEqual([
        'web',
        'files',
        'root',
      ]);
      expect(await reader.ancestry('component:default/none')).toBeUndefined();
    });

    it('characters that a database cannot store are preserved', async () => {
      const description = 'a zero \0, half a pair \ud800, a quote \' " \\ and 😀';
      const hard = ingested({
        kind: 'Component',
        name: 'hard',
        metadata: { name: 'hard', description },
        spec: { type: 'x\0y', owner: 'no\0body', 'k\0ey': [1, null, ['deep']] },
      });
      await replace('file:/a.yaml', hard, component('plain'));
      expect((await reader.entityByRef('component:default/hard'))?.metadata.description).toBe(description);
      expect(await replace('file:/a.yaml', hard, component('plain'))).toMatchObject({ unchanged: 2 });
    });

    it('a large location is complete, also with many transactions', async () => {
      const many = Array.from({ length: 1_300 }, (_, index) =>
        component(`service-${index}`, { owner: `team-${index % 3}` }),
      );
      const teams = [team('team-0'), team('team-1'), team('team-2')];
      expect(await replace('file:/many.yaml', ...teams, ...many)).toMatchObject({ added: 1_303 });
      const owned = await relationsOf('group:default/team-1');
      expect(owned).toHaveLength(433);
      expect(await countUnstitched()).toBe(0);
      const total = await reader.queryEntities({
        filter: { anyOf: [{ allOf: [{ key: 'kind', values: ['component'] }] }] },
        limit: 0,
      });
      expect(total.totalItems).toBe(1_300);
    });

    it('the next write finishes after a crash between two transactions', async () => {
      await replace('file:/a.yaml', component('web'), team('team-a'));
      await sql`insert into catalog_relation values (0, 'group:default/team-a', 'ownerOf', 'component:default/lost')`.execute(
        opened.database.db,
      );
      await sql`insert into catalog_unstitched select entity_id from catalog_document where ref = 'group:default/team-a'`.execute(
        opened.database.db,
      );
      await replace('file:/a.yaml', component('web'), team('team-a'));
      expect(await relationsOf('group:default/team-a')).toContain('ownerOf component:default/lost');
      await sql`delete from catalog_relation where declared_by = 0`.execute(opened.database.db);
    });

    it('concurrent writes run one after another', async () => {
      await Promise.all([
        replace('file:/a.yaml', component('web')),
        replace('file:/b.yaml', component('web'), component('api')),
        replace('file:/a.yaml', component('web'), component('job')),
      ]);
      expect((await reader.entities({})).entities.map(({ metadata }) => metadata.name).sort()).toEqual([
        'api',
        'job',
        'web',
      ]);
    });

    it('the stored counts are correct', async () => {
      const steps = [
        [component('a'), component('b', { type: 'website' }), team('team-a')],
        [component('a', { lifecycle: 'experimental' }), team('team-a'), team('team-b')],
        [component('c', { owner: 'team-b', type: 'website' })],
      ];
      for (const entities of steps) {
        await replace('file:/a.yaml', ...entities);
        expect(await readKeptCounts()).toEqual(await readTrueCounts());
      }
    });

    async function readGeneration(): Promise<number> {
      const { rows } = await sql<{ generation: number }>`select generation from catalog_state`.execute(
        opened.database.db,
      );
      return rows[0]?.generation ?? 0;
    }

    async function countUnstitched(): Promise<number> {
      const { rows } = await sql<{
        count: number;
      }>`select count(*)::int as count from catalog_unstitched`.execute(opened.database.db);
      return rows[0]?.count ?? 0;
    }

    async function readKeptCounts() {
      const { rows } =
        await sql`select kind_id, value_id, entities from catalog_facet_count order by 1, 2`.execute(
          opened.database.db,
        );
      return rows;
    }

    async function readTrueCounts() {
      const { rows } = await sql`
        select k.id as kind_id, t.id as value_id, count(*)::int as entities
        from catalog_entity e, unnest(e.terms) t (id), catalog_search_key tk, unnest(e.terms) k (id), catalog_search_key kk
        where tk.id = t.id >> 32 and kk.id = k.id >> 32 and kk.key = 'kind'
          and tk.key in ('kind', 'metadata.namespace', 'metadata.tags', 'spec.type', 'spec.lifecycle', 'relations.ownedby')
        group by 1, 2 order by 1, 2`.execute(opened.database.db);
      return rows;
    }
  });
});
