import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Catalog, CatalogService } from '#backend';
import { createDatabase, type Database } from '#backend/testing';
import { migrations } from '#testing/contract';
import type { SearchDatabase } from '../server/ports/searchTables';
import { createVisibleEntities, type VisibleEntities } from '../server/query/visibleEntities';

const condition = { 'metadata.name': 'visible' };

/** A catalog whose changes are refs. It counts what is read. */
function createCountingCatalog() {
  const changed: string[] = [];
  const hidden = new Set<string>();
  const calls = { all: 0, some: 0, changes: 0, documents: 0 };
  let removedUntil = -1;
  const listVisible = () => [...new Set(changed)].filter((ref) => !hidden.has(ref));
  const where: Pick<Catalog, 'refs'> = {
    async refs(among) {
      calls[among === undefined ? 'all' : 'some'] += 1;
      const wanted = among && new Set(among);
      return listVisible().filter((ref) => wanted?.has(ref) ?? true);
    },
  };
  const catalog: Pick<CatalogService, 'changes' | 'changedRefs' | 'latestChange'> = {
    async changes() {
      calls.documents += 1;
      return { items: [], cursor: '' };
    },
    async changedRefs(after = '0', limit) {
      calls.changes += 1;
      const start = Number(after);
      if (start < removedUntil) return { refs: [], cursor: after, isExpired: true };
      const refs = changed.slice(start, start + limit);
      return { refs, cursor: String(start + refs.length) };
    },
    latestChange: async () => String(changed.length),
  };
  return {
    changed,
    hidden,
    calls,
    expire: () => void (removedUntil = changed.length),
    catalog: { ...catalog, where: () => where } as unknown as CatalogService,
  };
}

let database: Database;
let visible: VisibleEntities;
const { changed, hidden, calls, catalog, expire } = createCountingCatalog();
const refs = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `component:default/c${from + index}`);

/** Adds entities to the catalog and to the index. */
async function add(...added: string[]): Promise<void> {
  changed.push(...added);
  await sql`insert into search_entity (ref) select unnest(${added}::text[]) on conflict do nothing`.execute(
    database.db,
  );
}

async function countVisible(): Promise<number> {
  const { bytes } = await visible.find(condition);
  let count = 0;
  for (const byte of bytes) count += byte.toString(2).replaceAll('0', '').length;
  return count;
}

beforeAll(async () => {
  database = await createDatabase({ migrations });
  visible = createVisibleEntities((database as unknown as SearchDatabase).db, catalog);
  await add(...refs(0, 10));
}, 60_000);
afterAll(() => database?.close());

it('all refs are read once, and then only the refs of changes', async () => {
  expect(await countVisible()).toBe(10);
  for (let at = 10; at < 15_010; at += 5_000) {
    await add(...refs(at, at + 5_000));
    expect(await countVisible()).toBe(at + 5_000);
  }
  hidden.add('component:default/c3');
  changed.push('component:default/c3');
  expect(await countVisible()).toBe(15_009);
  expect(await countVisible()).toBe(15_009);
  expect(calls).toEqual({ all: 1, some: 4, changes: 5, documents: 0 });
});

it('calls at the same time share the work', async () => {
  await add(...refs(15_010, 15_020));
  calls.changes = 0;
  const counts = await Promise.all(Array.from({ length: 30 }, countVisible));
  expect(new Set(counts)).toEqual(new Set([15_019]));
  expect(calls.changes).toBe(1);
  expect(calls.all).toBe(1);
});

it('all refs are read again if there are too many changes, or if removals are no longer listed', async () => {
  await add(...refs(20_000, 40_000));
  expect(await countVisible()).toBe(35_019);
  expect(calls.all).toBe(2);
  hidden.add('component:default/c4');
  expire();
  // The cursor is still right, as nothing was removed after it.
  expect(await countVisible()).toBe(35_019);
  changed.push('component:default/c5');
  expire();
  expect(await countVisible()).toBe(35_018);
  expect(calls.all).toBe(3);
});
