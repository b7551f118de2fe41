import type { Entity } from '#model';
import type { DeclaredRelation, IngestedEntity, StatusItem } from '../ports/store';
import type { RelationPair } from './stitchEntity';
import { storable } from './storable';

/** An entity to be written, without relations from other entities and the ids of its terms. */
export interface EntityDraft {
  /** Absent for a new entity. */
  id?: number;
  ref: string;
  entity: Entity;
  /** Relations that it declares for itself. */
  ownRelations: RelationPair[];
  /** Relations that it declares for others. Absent if they have not changed. */
  foreignRelations?: DeclaredRelation[];
  /** Absent to keep the stored status. */
  errors?: readonly StatusItem[];
  parentRef: string | null;
  /** `null` for an orphan. */
  locationId: number | null;
  contentHash: string;
}

export function createDraft(
  ingested: IngestedEntity,
  stored: { id?: number; locationId: number; contentHash: string },
): EntityDraft {
  const { ref, entity, errors, parentRef } = ingested;
  const relations = ingested.relations.map(makeStorable);
  return {
    id: stored.id,
    ref,
    entity,
    ownRelations: relations
      .filter((relation) => relation.sourceRef === ref)
      .map(({ type, targetRef }) => [type, targetRef]),
    foreignRelations: relations.filter((relation) => relation.sourceRef !== ref),
    errors,
    parentRef: parentRef === undefined ? null : storable(parentRef),
    locationId: stored.locationId,
    contentHash: stored.contentHash,
  };
}

/** Refs come from descriptors and can contain anything. */
function makeStorable({ sourceRef, type, targetRef }: DeclaredRelation): DeclaredRelation {
  return { sourceRef: storable(sourceRef), type: storable(type), targetRef: storable(targetRef) };
}
