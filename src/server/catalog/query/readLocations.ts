import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { evaluateFilterPredicate } from '#model';
import type { Schema } from '../../database/schema';
import { CursorError, type LocationRecord, type LocationsPage, type LocationsQuery } from '../reader';

/** Locations that were registered through the protocol; configured ones are the configuration's and not listed. */
export async function loadLocations(db: Kysely<Schema>): Promise<LocationRecord[]> {
  const rows = await listed(db).orderBy('id').execute();
  return rows.map(toRecord);
}

export async function loadLocation(db: Kysely<Schema>, uid: string): Promise<LocationRecord | undefined> {
  if (!/^[0-9a-f-]{36}$/i.test(uid)) return undefined;
  const row = await listed(db).where('uid', '=', uid).executeTakeFirst();
  return row && toRecord(row);
}

/** The location whose pass yielded an entity. */
export async function loadLocationOfEntity(
  db: Kysely<Schema>,
  ref: string,
): Promise<LocationRecord | 'unknown-entity' | undefined> {
  const entity = await db
    .selectFrom('catalog_document')
    .select('location_id')
    .where('ref', '=', ref.toLocaleLowerCase('en-US'))
    .executeTakeFirst();
  if (entity === undefined) return 'unknown-entity';
  if (entity.location_id === null) return undefined;
  const row = await listed(db).where('id', '=', entity.location_id).executeTakeFirst();
  return row && toRecord(row);
}

const defaultLimit = 20;

export async function queryLocations(db: Kysely<Schema>, request: LocationsQuery): Promise<LocationsPage> {
  const { query, limit = defaultLimit } = request;
  const start = request.cursor === undefined ? 0 : parsePosition(request.cursor);
  const all = await loadLocations(db);
  const found =
    query === undefined ? all : all.filter((location) => evaluateFilterPredicate(query, location));
  const end = start + limit;
  return {
    items: found.slice(start, end),
    totalItems: found.length,
    pageInfo: end < found.length ? { nextCursor: Buffer.from(String(end)).toString('base64') } : {},
  };
}

function parsePosition(cursor: string): number {
  const text = Buffer.from(cursor, 'base64').toString('utf8');
  if (!/^\d{1,9}$/.test(text)) throw new CursorError('Malformed cursor: it names no position');
  return Number(text);
}

function listed(db: Kysely<Schema>) {
  return db
    .selectFrom('catalog_location')
    .select(['uid as id', 'type', 'target'])
    .where('origin', '=', 'registered');
}

function toRecord({ id, type, target }: { id: string; type: string; target: string }): LocationRecord {
  const hash = createHash('sha1').update(`${type}:${target}`).digest('hex');
  return { id, type, target, entityRef: `location:default/generated-${hash}` };
}
