import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema';
import type { IngestedEntity, IngestedLocation, IngestResult, StatusItem } from '../store';
import { createDraft, type EntityDraft } from './entityDraft';
import { loadStored, type StoredRow } from './loadStored';
import { sortHubsLast } from './sortHubsLast';

/** What one write has to do, in the order in which it is cheapest. */
export interface ReplacePlan {
  drafts: EntityDraft[];
  /** Entities whose descriptor was refused: what is stored of them stays, with these errors. */
  failing: FailingEntity[];
  /** Entities that the location does not yield any more. */
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

export interface HashedEntity {
  ingested: IngestedEntity;
  contentHash: string;
}

const PAUSE_EVERY = 1_000;

/** Compares what a location yields with what is stored. An entity belongs to the first location that provides it. */
export async function planReplace(
  trx: Transaction<Schema>,
  location: IngestedLocation,
  locationId: number,
  entities: readonly HashedEntity[],
): Promise<ReplacePlan> {
  const stored = await loadStored(trx, locationId, [
    ...entities.map(({ ingested }) => ingested.ref),
    ...location.failed.map(({ ref }) => ref),
  ]);
  const plan: ReplacePlan = {
    drafts: [],
    failing: [],
    removed: [],
    result: { added: 0, changed: 0, removed: 0, unchanged: 0, conflicts: [] },
  };
  const seen = new Set<string>();
  for (const [index, { ingested, contentHash }] of entities.entries()) {
    // Looking through a large location must not keep the requests of others waiting.
    if (index % PAUSE_EVERY === 0) await nextTurn();
    const found = stored.get(ingested.ref);
    const winner = seen.has(ingested.ref) ? location.locationRef : otherLocation(found, locationId);
    seen.add(ingested.ref);
    if (winner !== undefined) plan.result.conflicts.push({ ref: ingested.ref, keptLocationRef: winner });
    else if (found && found.location_id === locationId && found.content_hash === contentHash)
      plan.result.unchanged += 1;
    else {
      plan.drafts.push(createDraft(ingested, { id: found?.entity_id, locationId, contentHash }));
      plan.result[found ? 'changed' : 'added'] += 1;
    }
  }
  planFailing(plan, stored, location, locationId, seen);
  for (const row of stored.values()) {
    if (row.location_id === locationId && !seen.has(row.ref))
      plan.removed.push({ id: row.entity_id, ref: row.ref });
  }
  plan.result.removed = plan.removed.length;
  plan.drafts = sortHubsLast(plan.drafts);
  return plan;
}

function planFailing(
  plan: ReplacePlan,
  stored: ReadonlyMap<string, StoredRow>,
  location: IngestedLocation,
  locationId: number,
  seen: Set<string>,
): void {
  for (const { ref, errors } of location.failed) {
    const found = stored.get(ref);
    if (found?.location_id !== locationId || seen.has(ref)) continue;
    seen.add(ref);
    // No content has this hash, so the next valid version of the descriptor is written, even one that was stored before.
    const contentHash = `failed ${JSON.stringify(errors)}`;
    if (found.content_hash === contentHash) plan.result.unchanged += 1;
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
