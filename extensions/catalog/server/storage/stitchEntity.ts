import { createHash } from 'node:crypto';
import { DEFAULT_NAMESPACE, type Entity, type EntityRelation } from '#model';
import type { StatusItem } from '../ports/store';
import { resolveEntityUid } from './entityUid';

/** A relation of an entity, without its source. */
export type RelationPair = readonly [type: string, targetRef: string];

export interface Stitchable {
  ref: string;
  /** As ingested or stored. Its uid, etag and relations are replaced. */
  entity: Entity;
  relations: readonly RelationPair[];
  /** Replaces the status. Absent to keep it. */
  errors?: readonly StatusItem[];
}

/**
 * Returns the entity as it is served: with uid, relations of both directions sorted by type and target, status, and
 * an etag of all of it.
 */
export function stitchEntity({ ref, entity, relations, errors }: Stitchable): Entity {
  const { uid: _uid, etag: _etag, namespace, annotations, ...metadata } = entity.metadata;
  const { metadata: _metadata, relations: _relations, status, ...rest } = entity;
  const items = errors === undefined ? status?.items : errors;
  const stitched: Entity = {
    metadata: {
      namespace: namespace ?? DEFAULT_NAMESPACE,
      ...(annotations === undefined ? {} : { annotations }),
      ...metadata,
      uid: resolveEntityUid(ref),
    },
    ...rest,
    relations: sortRelations(relations),
    ...(items === undefined || items.length === 0 ? {} : { status: { items: [...items] } }),
  };
  stitched.metadata.etag = createHash('sha1').update(JSON.stringify(stitched)).digest('hex');
  return stitched;
}

function sortRelations(relations: readonly RelationPair[]): EntityRelation[] {
  const distinct = new Map(relations.map((pair) => [`${pair[0]} ${pair[1]}`, pair]));
  return [...distinct.values()].sort(compare).map(([type, targetRef]) => ({ type, targetRef }));
}

function compare([type, target]: RelationPair, [otherType, otherTarget]: RelationPair): number {
  if (type !== otherType) return type < otherType ? -1 : 1;
  if (target === otherTarget) return 0;
  return target < otherTarget ? -1 : 1;
}
