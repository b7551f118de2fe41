import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CatalogFollowing } from '#backend';
import { stringifyEntityRef } from '#model';
import { databases, type OpenDatabase } from '#testing/contract';
import { createCatalogReader, createFollowing } from '../server/query';
import type { IngestedEntity } from '../server/ports/store';
import { createCatalogWriter } from '../server/storage';

const component = (name: string, type = 'service'): IngestedEntity => {
  const entity = {
    apiVersion: 'backstage.io/v1alpha1',
    kind: 'Component',
    metadata: { name },
    spec: { type },
  };
  return { ref: stringifyEntityRef(entity), entity, relations: [], errors: [] };
};
const refOf = (name: string) => `component:default/${name}`;

describe.each(databases)('changes of the catalog on $name', (on) => {
  describe.skipIf(on.skipped)('are followed:', () => {
    let opened: OpenDatabase;
    let following: CatalogFollowing;

    beforeAll(async () => {
      opened = await on.open();
      following = createFollowing(opened.database);
    }, 60_000);
    afterAll(() => opened?.close());
    beforeEach(() => replace());

    const replace = (...entities: IngestedEntity[]) =>
      createCatalogWriter(opened.database, {
        strategy: 'delete',
        orphanAnnotation: 'backstage.io/orphan',
      }).replaceLocation({ locationRef: 'file:/a.yaml', entities, failed: [], unreadable: [], errors: [] });

    const listFrom = async (after: string | undefined, limit = 100) => {
      const { items, cursor, isExpired } = await following.changes(after, limit);
      const changes = items.map(({ ref, entity }) => [ref, entity?.spec?.['type']]);
      const refs = await following.changedRefs(after, limit);
      expect(refs).toEqual({ refs: items.map(({ ref }) => ref), cursor, isExpired });
      return { changes, cursor, isExpired };
    };

    it('many entities of one write, in parts', async () => {
      const start = await following.latestChange();
      const names = ['a', 'b', 'c', 'd', 'e'];
      await replace(...names.map((name) => component(name)));
      const first = await listFrom(start, 2);
      const second = await listFrom(first.cursor, 2);
      const third = await listFrom(second.cursor, 2);
      expect([first, second, third].flatMap(({ changes }) => changes)).toEqual(
        names.map((name) => [refOf(name), 'service']),
      );
      expect(third.cursor).toBe(await following.latestChange());
      expect(await listFrom(third.cursor)).toMatchObject({ changes: [], cursor: third.cursor });
    });

    it('each entity once, with its latest state, also if it was removed and added again', async () => {
      const start = await following.latestChange();
      await replace(component('a'), component('b'), component('c'));
      const known = await following.latestChange();
      await replace(component('a', 'library'), component('c'));
      expect((await listFrom(known)).changes).toEqual([
        [refOf('a'), 'library'],
        [refOf('b'), undefined],
      ]);
      await replace(component('b', 'website'), component('c'));
      expect((await listFrom(start)).changes).toEqual([
        [refOf('c'), 'service'],
        [refOf('a'), undefined],
        [refOf('b'), 'website'],
      ]);
    });

    it('from the start, all entities', async () => {
      await replace(component('a'), component('b'));
      const { changes } = await listFrom(undefined);
      expect(changes.filter(([, type]) => type !== undefined)).toEqual([
        [refOf('a'), 'service'],
        [refOf('b'), 'service'],
      ]);
    });

    it('with cursors of earlier versions, and not with others', async () => {
      await replace(component('a'));
      expect((await listFrom(`0 ${refOf('a')}`)).changes).toContainEqual([refOf('a'), 'service']);
      for (const cursor of ['', 'x', '1', '1/ a', '99999999999999999 a'])
        await expect(following.changes(cursor, 1)).rejects.toMatchObject({
          statusCode: 400,
          message: 'Malformed cursor: not a cursor of changes',
        });
    });

    it('removals are listed for seven days, and earlier cursors then expire', async () => {
      await replace(component('a'), component('b'), component('c'));
      const before = await following.latestChange();
      await replace(component('b'), component('c'));
      const after = await following.latestChange();
      await sql`update catalog_removed set removed_at = now() - interval '8 days'`.execute(
        opened.database.db,
      );
      await replace(component('c'));
      expect(await listFrom(before)).toEqual({ changes: [], cursor: before, isExpired: true });
      expect((await listFrom(after)).changes).toEqual([[refOf('b'), undefined]]);
      const { rows } = await sql`select ref from catalog_removed`.execute(opened.database.db);
      expect(rows).toEqual([{ ref: refOf('b') }]);
      // A reader that starts now has not missed anything, however old the changes are that it has read.
      const first = await listFrom(undefined, 1);
      expect(first.changes).toEqual([[refOf('c'), 'service']]);
      expect((await listFrom(first.cursor)).changes).toEqual([[refOf('b'), undefined]]);
      // And expires as well if it is too slow.
      await sql`update catalog_removed set removed_at = now() - interval '8 days'`.execute(
        opened.database.db,
      );
      await replace();
      expect((await listFrom(first.cursor)).isExpired).toBe(true);
      expect((await listFrom(await following.latestChange())).isExpired).toBeUndefined();
    });

    it('refs can be limited to a condition, and to some refs', async () => {
      await replace(component('a'), component('b', 'library'), component('c', 'library'));
      const reader = createCatalogReader(opened.database);
      const library = { 'spec.type': 'library' };
      expect((await reader.refs()).toSorted()).toEqual(['a', 'b', 'c'].map(refOf));
      expect((await reader.refs(library)).toSorted()).toEqual(['b', 'c'].map(refOf));
      expect(await reader.refs(library, [refOf('a'), refOf('c'), refOf('none')])).toEqual([refOf('c')]);
      expect(await reader.refs(undefined, [])).toEqual([]);
    });
  });
});
