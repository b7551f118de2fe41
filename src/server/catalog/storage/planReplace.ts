import { type Transaction, sql } from 'kysely';
import type { Schema } from '../../database/schema';
import type { IngestedEntity, IngestedLocation, IngestResult, StatusItem } from '../store';
import { createDraft, type EntityDraft } from './entityDraft';

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

interface StoredRow {
  entity_id: number;
  ref: string;
  location_id: number | null;
  location_ref: string | null;
  content_hash: string;
}

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
  for (const { ingested, contentHash } of entities) {
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

async function loadStored(
  trx: Transaction<Schema>,
  locationId: number,
  refs: readonly string[],
): Promise<Map<string, StoredRow>> {
  const { rows } = await sql<StoredRow>`
    select d.entity_id, d.ref, d.location_id, l.ref as location_ref, d.content_hash
    from (
      select entity_id from catalog_document where location_id = ${locationId}
      union select entity_id from catalog_document where ref = any(${refs}::text[])
    ) wanted
    join catalog_document d using (entity_id)
    left join catalog_location l on l.id = d.location_id`.execute(trx);
  return new Map(rows.map((row) => [row.ref, row]));
}

/**
 * An entity is written again when one that is written after it declares a relation of it. The entities that most others point to
 * (teams, systems) therefore come last, and most are written once.
 */
function sortHubsLast(drafts: EntityDraft[]): EntityDraft[] {
  const inbound = new Map<string, number>();
  for (const { foreignRelations } of drafts) {
    for (const { sourceRef } of foreignRelations ?? [])
      inbound.set(sourceRef, (inbound.get(sourceRef) ?? 0) + 1);
  }
  return drafts.sort((a, b) => (inbound.get(a.ref) ?? 0) - (inbound.get(b.ref) ?? 0));
}
