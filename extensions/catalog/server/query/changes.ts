import { sql } from 'kysely';
import type { CatalogChanges } from '#backend';
import type { Entity, FilterPredicate } from '#model';
import type { CatalogDatabase } from '../ports/catalogDatabase';
import { CursorError } from '../ports/reader';
import { createCondition } from './condition';
import { createConditionSql } from './conditionSql';
import { loadLookup } from './lookup';

interface Row {
  change: number;
  ref: string;
  document: string | null;
}

/** Lists changes after a cursor. One write can change many entities, so a cursor is the number of a change and a ref. */
export async function listChanges(
  database: CatalogDatabase,
  after: string | undefined,
  limit: number,
): Promise<CatalogChanges> {
  const [change, ref] = readCursor(after);
  const isLater = sql`(change, ref) > (${change}::bigint, ${ref}::text)`;
  const part = sql`where ${isLater} order by change, ref limit ${limit}`;
  const { rows } = await database.read((db) =>
    sql<Row>`
      (select change, ref, document from catalog_document ${part})
      union all
      (select change, ref, null as document from catalog_removed ${part})
      order by change, ref limit ${limit}`.execute(db),
  );
  const last = rows.at(-1);
  return {
    items: rows.map(({ ref: changed, document }) => ({
      ref: changed,
      entity: document === null ? undefined : (JSON.parse(document) as Entity),
    })),
    cursor: last ? printCursor(last) : (after ?? START),
  };
}

/** Returns the cursor after the latest change. */
export async function findLatestChange(database: CatalogDatabase): Promise<string> {
  const last = sql`order by change desc, ref desc limit 1`;
  const { rows } = await database.read((db) =>
    sql<Pick<Row, 'change' | 'ref'>>`
      (select change, ref from catalog_document ${last}) union all (select change, ref from catalog_removed ${last}) ${last}`.execute(
      db,
    ),
  );
  const [row] = rows;
  return row ? printCursor(row) : START;
}

const printCursor = ({ change, ref }: Pick<Row, 'change' | 'ref'>) => `${change} ${ref}`;

const START = '-1 ';

function readCursor(cursor: string = START): [change: number, ref: string] {
  const [, change, ref = ''] = /^(-?\d{1,15}) (.*)$/s.exec(cursor) ?? [];
  if (change === undefined) throw new CursorError('not a cursor of changes');
  return [Number(change), ref];
}

/** Refs per query. More would keep other readers of the embedded database waiting. */
const BATCH = 20_000;

/** Lists the refs of all entities that the caller may see. */
export async function listRefs(
  database: CatalogDatabase,
  allowed: FilterPredicate | undefined,
): Promise<string[]> {
  const condition = createCondition(allowed);
  const refs: string[] = [];
  for (let last = 0, more = true; more;) {
    const rows = await database.read(async (db) => {
      const lookup = await loadLookup(db, condition);
      const found = await sql<{ id: number; ref: string }>`
        select e.id, d.ref from catalog_entity e join catalog_document d on d.entity_id = e.id
        where e.id > ${last} and ${createConditionSql(condition, lookup, true)} order by e.id limit ${BATCH}`.execute(
        db,
      );
      return found.rows;
    });
    for (const { ref } of rows) refs.push(ref);
    last = rows.at(-1)?.id ?? last;
    more = rows.length === BATCH;
  }
  return refs;
}
