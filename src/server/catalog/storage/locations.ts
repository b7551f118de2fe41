import { type Transaction, sql } from 'kysely';
import { stringifyLocationRef } from '#model';
import type { Schema } from '../../database/schema';
import type { IngestedLocation, StoredLocation } from '../store';
import { resolveLocationUid } from './entityUid';

/** Notes that a location was read now, and what could not be read of it. Returns its number. */
export async function recordPass(
  trx: Transaction<Schema>,
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

/** Makes these, and no others, the configured ones; returns all that are configured or registered. */
export async function writeConfiguredLocations(
  trx: Transaction<Schema>,
  locations: ReadonlyArray<{ type: string; target: string }>,
): Promise<StoredLocation[]> {
  const refs = locations.map((location) => stringifyLocationRef(location));
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
        // Registered through the protocol and configured as well: it stays registered, so that it can be unregistered.
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

/** Locations other than these that nobody has registered either. */
export function findForgotten(
  trx: Transaction<Schema>,
  keptRefs: readonly string[],
): Promise<Array<{ id: number; ref: string }>> {
  return trx
    .selectFrom('catalog_location')
    .select(['id', 'ref'])
    .where(sql<boolean>`ref <> all(${keptRefs}::text[]) and origin is distinct from 'registered'`)
    .execute();
}

/** Numbers of locations by their refs. */
export async function findLocations(
  trx: Transaction<Schema>,
  refs: readonly string[],
): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('catalog_location')
    .select(['id', 'ref'])
    .where(sql<boolean>`ref = any(${refs}::text[])`)
    .execute();
  return new Map(rows.map(({ id, ref }) => [ref, id]));
}
