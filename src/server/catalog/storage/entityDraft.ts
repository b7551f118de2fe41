import type { Entity } from '#model';
import type { DeclaredRelation, IngestedEntity, StatusItem } from '../store';
import type { RelationPair } from './stitchEntity';
import { storable } from './storable';

/** An entity on its way into the tables: everything but its relations by others, and the numbers of its terms. */
export interface EntityDraft {
  /** Absent while it is new. */
  id?: number;
  ref: string;
  entity: Entity;
  /** Relations that it declares of itself. */
  ownRelations: RelationPair[];
  /** Relations that it declares of others; absent when they have not changed. */
  foreignRelations?: DeclaredRelation[];
  /** Absent when the status that is stored stays. */
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

/** Refs come from descriptors, where anything may stand. */
function makeStorable({ sourceRef, type, targetRef }: DeclaredRelation): DeclaredRelation {
  return { sourceRef: storable(sourceRef), type: storable(type), targetRef: storable(targetRef) };
}
