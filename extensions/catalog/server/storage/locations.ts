import { type Transaction, sql } from 'kysely';
import type { CatalogTables } from '../ports/catalogTables';
import type { IngestedLocation, StoredLocation } from '../ports/store';
import { resolveLocationUid } from './entityUid';

/** Records that a location was read, with its errors. Returns its id. */
export async function recordPass(
  trx: Transaction<CatalogTables>,
  { locationRef, errors }: IngestedLocation,
): Promise<number> {
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
      conflict.column('ref').doUpdateSet({ errors: JSON.stringify(errors), refreshed_at: sql`now()` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Replaces the configured locations. Returns all configured and registered ones. */
export async function writeConfiguredLocations(
  trx: Transaction<CatalogTables>,
  locations: ReadonlyArray<{ type: string; target: string }>,
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
          .column('ref')
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

/** Returns the ids of locations by ref. */
export async function findLocations(
  trx: Transaction<CatalogTables>,
  refs: readonly string[],
): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('catalog_location')
    .select(['id', 'ref'])
    .where(sql<boolean>`ref = any(${refs}::text[])`)
    .execute();
  return new Map(rows.map(({ id, ref }) => [ref, id]));
}
