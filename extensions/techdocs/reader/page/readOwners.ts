import type { EntityMetadata } from '../../protocol';

/** Returns the refs of the entities that a relation of an entity leads to. */
export function readOwners(entity: EntityMetadata | undefined, type: string): string[] {
  const relations = entity?.['relations'];
  if (!Array.isArray(relations)) return [];
  return (relations as Array<{ type?: unknown; targetRef?: unknown }>).flatMap((relation) =>
    relation?.type === type && typeof relation.targetRef === 'string' ? [relation.targetRef] : [],
  );
}
