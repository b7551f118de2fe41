import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { CatalogTables } from '../ports/catalogTables';
import type { IngestedLocation, IngestResult, PackedEntity, StatusItem } from '../ports/store';
import type { EntityClaims } from './entityClaims';
import { keepUnread } from './keepUnread';
import { loadStored, type StoredRow } from './loadStored';
import { sortHubsLast } from './sortHubsLast';

/** The steps of a write, in the cheapest order. */
export interface ReplacePlan {
  /** Entities to write. */
  changed: PlannedEntity[];
  /** Rejected entities. Their stored versions stay and get these errors. */
  failing: FailingEntity[];
  /** Entities that the location no longer provides. */
  removed: StoredEntity[];
  result: IngestResult;
}

export interface FailingEntity {
  id: number;
  errors: StatusItem[];
  contentHash: string;
}

export interface StoredEntity {
  id: number;
  ref: string;
}

export interface HashedEntity extends PackedEntity {
  contentHash: string;
}

/** An entity to write. It is unpacked when it is written. */
export interface PlannedEntity extends HashedEntity {
  /** Absent for a new entity. */
  id: number | undefined;
  locationId: number;
}

const PAUSE_EVERY = 1_000;

/** Compares the entities of a location with the stored ones. */
export async function planReplace(
  db: Kysely<CatalogTables>,
  location: IngestedLocation,
  locationId: number,
  entities: readonly HashedEntity[],
  claims: Pick<EntityClaims, 'outranks' | 'reservedFor'>,
): Promise<ReplacePlan> {
  const stored = await loadStored(db, locationId, [
    ...entities.map(({ ref }) => ref),
    ...location.failed.map(({ ref }) => ref),
  ]);
  const plan: ReplacePlan = {
    changed: [],
    failing: [],
    removed: [],
    result: { added: 0, changed: 0, removed: 0, unchanged: 0, conflicts: [], displaced: [] },
  };
  const seen = new Set<string>();
  const displaced = new Set<string>();
  for (const [index, { ref, packed, contentHash }] of entities.entries()) {
    // Yields to other requests, because comparing a large location takes a while.
    if (index % PAUSE_EVERY === 0) await nextTurn();
    const found = stored.get(ref);
    const other = otherLocation(found, locationId) ?? claims.reservedFor(ref);
    const winner = seen.has(ref) ? location.locationRef : findWinner(other, location, claims);
    seen.add(ref);
    if (winner !== undefined) plan.result.conflicts.push({ ref, keptLocationRef: winner });
    else if (found && found.location_id === locationId && found.content_hash === contentHash)
      plan.result.unchanged += 1;
    else {
      plan.changed.push({ ref, packed, contentHash, id: found?.entity_id, locationId });
      plan.result[found ? 'changed' : 'added'] += 1;
      if (found && other !== undefined) displaced.add(other);
    }
  }
  planFailing(plan, stored, location.failed, locationId, seen);
  const missing = [...stored.values()].filter((row) => row.location_id === locationId && !seen.has(row.ref));
  const kept = await keepUnread(db, location, missing);
  planFailing(plan, stored, kept, locationId, seen);
  plan.removed = missing
    .filter(({ ref }) => !seen.has(ref))
    .map(({ entity_id, ref }) => ({ id: entity_id, ref }));
  plan.result.removed = plan.removed.length;
  plan.result.displaced = [...displaced];
  plan.changed = await sortHubsLast(plan.changed);
  return plan;
}

/** The location that provides an entity instead of this one. */
function findWinner(
  other: string | undefined,
  { locationRef }: IngestedLocation,
  claims: Pick<EntityClaims, 'outranks'>,
): string | undefined {
  return other === locationRef || (other !== undefined && claims.outranks(locationRef, other))
    ? undefined
    : other;
}

/** Entities that stay as they are stored. Without errors, even their status stays. */
function planFailing(
  plan: ReplacePlan,
  stored: ReadonlyMap<string, StoredRow>,
  failing: IngestedLocation['failed'],
  locationId: number,
  seen: Set<string>,
): void {
  for (const { ref, errors } of failing) {
    const found = stored.get(ref);
    if (found?.location_id !== locationId || seen.has(ref)) continue;
    seen.add(ref);
    // No content has this hash, so the next valid version is written, even if it was stored before.
    const contentHash = `failed ${JSON.stringify(errors)}`;
    if (errors.length === 0 || found.content_hash === contentHash) plan.result.unchanged += 1;
    else {
      plan.failing.push({ id: found.entity_id, errors, contentHash });
      plan.result.changed += 1;
    }
  }
}

function otherLocation(found: StoredRow | undefined, locationId: number): string | undefined {
  if (!found || found.location_id === null || found.location_id === locationId) return undefined;
  return found.location_ref ?? undefined;
}
