import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Entity } from '#model';
import { ANNOTATION_LOCATION } from '#protocol';
import type { CatalogTables } from '../ports/catalogTables';
import type { IngestedLocation, StatusItem } from '../ports/store';
import type { StoredRow } from './loadStored';

interface Origin {
  ref: string;
  parentRef: string | null;
  source: string | undefined;
}

/** Documents per query, because they are parsed. */
const BATCH = 500;

/**
 * Finds the missing entities that must stay, because what provides them could not be read: those from unreadable sources, with
 * the errors of the source, and those below a Location entity that stays, without errors.
 */
export async function keepUnread(
  db: Kysely<CatalogTables>,
  { unreadable, failed }: IngestedLocation,
  missing: readonly StoredRow[],
): Promise<Array<{ ref: string; errors: StatusItem[] }>> {
  if (missing.length === 0 || (unreadable.length === 0 && failed.length === 0)) return [];
  const origins = await loadOrigins(db, missing);
  const marked = origins.flatMap(({ ref, source }) => {
    const errors = source === undefined ? undefined : findErrors(unreadable, source);
    return errors ? [{ ref, errors }] : [];
  });
  const parents = new Set([...failed, ...marked].map(({ ref }) => ref));
  return [...marked, ...findDescendants(origins, parents).map(({ ref }) => ({ ref, errors: [] }))];
}

async function loadOrigins(db: Kysely<CatalogTables>, missing: readonly StoredRow[]): Promise<Origin[]> {
  const origins: Origin[] = [];
  for (let at = 0; at < missing.length; at += BATCH) {
    const ids = missing.slice(at, at + BATCH).map(({ entity_id }) => entity_id);
    const { rows } = await sql<{ ref: string; parent_ref: string | null; document: string }>`
      select ref, parent_ref, document from catalog_document
      where entity_id = any(${ids}::int[])`.execute(db);
    for (const { ref, parent_ref, document } of rows) {
      const { metadata } = JSON.parse(document) as Entity;
      origins.push({ ref, parentRef: parent_ref, source: metadata.annotations?.[ANNOTATION_LOCATION] });
    }
    await nextTurn();
  }
  return origins;
}

function findErrors(unreadable: IngestedLocation['unreadable'], source: string): StatusItem[] | undefined {
  return unreadable.find((one) =>
    one.source.endsWith('/') ? source.startsWith(one.source) : source === one.source,
  )?.errors;
}

function findDescendants(origins: readonly Origin[], parents: Set<string>): Origin[] {
  const found = origins.filter(({ ref, parentRef }) => !parents.has(ref) && parents.has(parentRef ?? ''));
  if (found.length === 0) return [];
  return [...found, ...findDescendants(origins, new Set([...parents, ...found.map(({ ref }) => ref)]))];
}
