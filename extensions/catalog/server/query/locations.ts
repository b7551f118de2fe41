import { sql } from 'kysely';
import { evaluateFilterPredicate, parseFilterPredicate, type FilterPredicate } from '#model';
import type { CatalogDatabase } from '../ports/catalogDatabase';
import { locationEntityRef } from '../ports/locationEntity';
import { CursorError, type LocationRecord, type LocationsPage, type LocationsQuery } from '../ports/reader';
import { parseOpaque, printOpaque } from './parseOpaque';

interface LocationRow {
  uid: string;
  type: string;
  target: string;
}

const DEFAULT_LIMIT = 100;

/** Configured and registered locations. Roots without an origin are not listed. */
export async function listLocations(database: CatalogDatabase): Promise<LocationRecord[]> {
  const rows = await database.read((db) =>
    db
      .selectFrom('catalog_location')
      .select(['uid', 'type', 'target'])
      .where('origin', 'is not', null)
      .orderBy('catalog_location.id')
      .execute(),
  );
  return rows.map(createRecord);
}

/**
 * Returns a page of the matching locations, ordered by id. There are never many, so the predicate is evaluated for
 * each, with the same rules as everywhere outside the database.
 */
export async function queryLocations(
  database: CatalogDatabase,
  request: LocationsQuery,
): Promise<LocationsPage> {
  const { query, limit = DEFAULT_LIMIT, after } = readRequest(request);
  const all = (await listLocations(database))
    .filter((location) => query === undefined || evaluateFilterPredicate(query, location))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const rest = after === undefined ? all : all.filter(({ id }) => id > after);
  const items = rest.slice(0, limit);
  const last = items.at(-1);
  const hasMore = last !== undefined && items.length < rest.length;
  return {
    items,
    totalItems: all.length,
    pageInfo: hasMore
      ? { nextCursor: printOpaque({ limit, query, after: last.id } satisfies LocationsCursor) }
      : {},
  };
}

export async function loadLocation({ db }: CatalogDatabase, id: string): Promise<LocationRecord | undefined> {
  const row = await db
    .selectFrom('catalog_location')
    .select(['uid', 'type', 'target'])
    .where(sql<boolean>`uid::text = ${id.toLowerCase()}`)
    .where('origin', 'is not', null)
    .executeTakeFirst();
  return row && createRecord(row);
}

export async function loadLocationOfEntity(
  { db }: CatalogDatabase,
  ref: string,
): Promise<LocationRecord | 'unknown-entity' | undefined> {
  const row = await db
    .selectFrom('catalog_document as d')
    .leftJoin('catalog_location as l', (join) =>
      join.onRef('l.id', '=', 'd.location_id').on('l.origin', 'is not', null),
    )
    .select(['l.uid', 'l.type', 'l.target'])
    .where('d.ref', '=', ref)
    .executeTakeFirst();
  if (!row) return 'unknown-entity';
  const { uid, type, target } = row;
  return uid === null || type === null || target === null ? undefined : createRecord({ uid, type, target });
}

function createRecord({ uid, type, target }: LocationRow): LocationRecord {
  return { id: uid, type, target, entityRef: locationEntityRef({ type, target }) };
}

interface LocationsCursor {
  limit: number;
  query?: FilterPredicate;
  after: string;
}

function readRequest({ cursor, ...request }: LocationsQuery): Partial<LocationsCursor> {
  if (cursor === undefined) return request;
  const { limit, query, after } = parseOpaque(cursor);
  if (typeof limit !== 'number' || typeof after !== 'string')
    throw new CursorError('its position is not valid');
  if (query !== undefined && !parseFilterPredicate(query).ok)
    throw new CursorError('its filter is not valid');
  return { limit: request.limit ?? limit, query: query as FilterPredicate | undefined, after };
}
