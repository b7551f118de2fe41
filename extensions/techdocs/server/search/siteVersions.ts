import { sql, type Kysely } from 'kysely';
import type { TechdocsTables } from '../migrations/createBuildLocks';

/** Which versions of sites exist, with numbered changes. All processes share them. */
export interface SiteVersions {
  /** Notes the stored version of the site of an entity, as a change. Does nothing if it is known. */
  note(ref: string, version: string): Promise<void>;
  /** Notes the version that is about to be indexed, which is not a change. */
  noteIndexed(ref: string, version: string): Promise<void>;
  /** Returns those of the refs that were noted before. */
  known(refs: readonly string[]): Promise<ReadonlySet<string>>;
  /** The number of the latest change. */
  latest(): Promise<number>;
  /** Returns the refs that changed after a number, and the number of the last of them. */
  changedAfter(change: number, limit: number): Promise<{ refs: string[]; change: number }>;
}

/** Creates the versions in the database. */
export function createSiteVersions(db: Kysely<TechdocsTables>): SiteVersions {
  return {
    async note(ref, version) {
      const found = await db
        .selectFrom('techdocs_site')
        .select('version')
        .where('ref', '=', ref)
        .executeTakeFirst();
      if (found?.version === version) return;
      await db.transaction().execute(async (trx) => {
        // One writer at a time, so that numbers become visible in their order.
        await sql`lock table techdocs_site in exclusive mode`.execute(trx);
        await sql`
          insert into techdocs_site (ref, version, change) values (${ref}, ${version}, nextval('techdocs_site_change'))
          on conflict (ref) do update set version = excluded.version, change = excluded.change`.execute(trx);
      });
    },
    async noteIndexed(ref, version) {
      await sql`
        insert into techdocs_site (ref, version, change) values (${ref}, ${version}, 0)
        on conflict (ref) do update set version = excluded.version`.execute(db);
    },
    async known(refs) {
      if (refs.length === 0) return new Set();
      const rows = await db.selectFrom('techdocs_site').select('ref').where('ref', 'in', refs).execute();
      return new Set(rows.map(({ ref }) => ref));
    },
    async latest() {
      const row = await db
        .selectFrom('techdocs_site')
        .select(({ fn }) => fn.max('change').as('change'))
        .executeTakeFirst();
      return Number(row?.change ?? 0);
    },
    async changedAfter(change, limit) {
      const rows = await db
        .selectFrom('techdocs_site')
        .select(['ref', 'change'])
        .where('change', '>', change)
        .orderBy('change')
        .limit(limit)
        .execute();
      return { refs: rows.map(({ ref }) => ref), change: Number(rows.at(-1)?.change ?? change) };
    },
  };
}
