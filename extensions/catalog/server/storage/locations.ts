import { type Kysely, type Transaction, sql } from 'kysely';
import type { LocationRef } from '#model';
import type { CatalogLocationTable, CatalogTables } from '../ports/catalogTables';
import type { IngestedLocation, StoredLocation } from '../ports/store';
import { resolveLocationUid } from './entityUid';

/** Records that a location was read, with its errors. Returns its id, or `undefined` if it was unregistered meanwhile. */
export async function recordPass(
  trx: Transaction<CatalogTables>,
  { locationRef, registered, errors }: IngestedLocation,
): Promise<number | undefined> {
  if (registered) {
    const known = await trx
      .updateTable('catalog_location')
      .set({ errors: JSON.stringify(errors), refreshed_at: sql`now()` })
      .where('ref', '=', locationRef)
      .where('origin', 'is not', null)
      .returning('id')
      .executeTakeFirst();
    return known?.id;
  }
  const colon = locationRef.indexOf(':');
  const { id } = await trx
    .insertInto('catalog_location')
    .values({
      uid: resolveLocationUid(locationRef),
      ref: locationRef,
      type: locationRef.slice(0, colon),
      target: locationRef.slice(colon + 1),
      origin: null,
      errors: JSON.stringify(errors),
      refreshed_at: sql`now()`,
    })
    .onConflict((conflict) =>
      conflict.column('uid').doUpdateSet({ errors: JSON.stringify(errors), refreshed_at: sql`now()` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Replaces the configured locations. Returns all configured and registered ones. */
export async function writeConfiguredLocations(
  trx: Transaction<CatalogTables>,
  locations: readonly LocationRef[],
): Promise<StoredLocation[]> {
  const refs = locations.map(({ type, target }) => `${type}:${target}`);
  await trx
    .updateTable('catalog_location')
    .set({ origin: null })
    .where('origin', '=', 'configured')
    .where(sql<boolean>`ref <> all(${refs}::text[])`)
    .execute();
  for (const [index, { type, target }] of locations.entries()) {
    const ref = refs[index] ?? '';
    await trx
      .insertInto('catalog_location')
      .values({
        uid: resolveLocationUid(ref),
        ref,
        type,
        target,
        origin: 'configured',
        errors: '[]',
        refreshed_at: null,
      })
      .onConflict((conflict) =>
        // A location that is both configured and registered stays registered, so that it can be unregistered.
        conflict
          .column('uid')
          .doUpdateSet({ origin: 'configured' })
          .where(sql<boolean>`catalog_location.origin is distinct from 'registered'`),
      )
      .execute();
  }
  return trx
    .selectFrom('catalog_location')
    .select(['uid as id', 'type', 'target'])
    .where('origin', 'is not', null)
    .orderBy('catalog_location.id')
    .execute();
}

/** Returns the registered locations, in the order of their registration. */
export function listRegistered(db: Kysely<CatalogTables>): Promise<LocationRef[]> {
  return db
    .selectFrom('catalog_location')
    .select(['type', 'target'])
    .where('origin', '=', 'registered')
    .orderBy('id')
    .execute();
}

/** Registers a location. Returns `undefined` if it is already configured or registered. */
export async function insertRegistered(
  trx: Transaction<CatalogTables>,
  { type, target }: LocationRef,
): Promise<StoredLocation | undefined> {
  const ref = `${type}:${target}`;
  const row = await trx
    .insertInto('catalog_location')
    .values({
      uid: resolveLocationUid(ref),
      ref,
      type,
      target,
      origin: 'registered',
      errors: '[]',
      refreshed_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .column('uid')
        .doUpdateSet({ origin: 'registered' })
        .where(sql<boolean>`catalog_location.origin is null`),
    )
    .returning('uid')
    .executeTakeFirst();
  return row && { id: row.uid, type, target };
}

/** Whether a location is configured or registered. */
export async function hasOrigin(db: Kysely<CatalogTables>, ref: string): Promise<boolean> {
  const row = await db
    .selectFrom('catalog_location')
    .select('id')
    .where('ref', '=', ref)
    .where('origin', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds a configured or registered location by its public id. */
export function findByUid(
  db: Kysely<CatalogTables>,
  uid: string,
): Promise<{ id: number; ref: string; origin: CatalogLocationTable['origin'] } | undefined> {
  return db
    .selectFrom('catalog_location')
    .select(['id', 'ref', 'origin'])
    .where(sql<boolean>`uid::text = ${uid.toLowerCase()}`)
    .where('origin', 'is not', null)
    .executeTakeFirst();
}

/** Locations other than these that are not registered. */
export function findForgotten(
  trx: Transaction<CatalogTables>,
  keptRefs: readonly string[],
): Promise<Array<{ id: number; ref: string }>> {
  return trx
    .selectFrom('catalog_location')
    .select(['id', 'ref'])
    .where(sql<boolean>`ref <> all(${keptRefs}::text[]) and origin is distinct from 'registered'`)
    .execute();
}
