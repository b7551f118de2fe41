import type { Entity, EntityRelation } from './entity';
import { safeParseEntityRef } from './entityRef';

export const RELATION_OWNED_BY = 'ownedBy';
export const RELATION_OWNER_OF = 'ownerOf';
export const RELATION_CONSUMES_API = 'consumesApi';
export const RELATION_API_CONSUMED_BY = 'apiConsumedBy';
export const RELATION_PROVIDES_API = 'providesApi';
export const RELATION_API_PROVIDED_BY = 'apiProvidedBy';
export const RELATION_DEPENDS_ON = 'dependsOn';
export const RELATION_DEPENDENCY_OF = 'dependencyOf';
export const RELATION_PARENT_OF = 'parentOf';
export const RELATION_CHILD_OF = 'childOf';
export const RELATION_MEMBER_OF = 'memberOf';
export const RELATION_HAS_MEMBER = 'hasMember';
export const RELATION_PART_OF = 'partOf';
export const RELATION_HAS_PART = 'hasPart';

/** The seven pairs of opposite relations. */
export const RELATION_PAIRS: ReadonlyArray<readonly [string, string]> = [
  [RELATION_OWNED_BY, RELATION_OWNER_OF],
  [RELATION_CONSUMES_API, RELATION_API_CONSUMED_BY],
  [RELATION_PROVIDES_API, RELATION_API_PROVIDED_BY],
  [RELATION_DEPENDS_ON, RELATION_DEPENDENCY_OF],
  [RELATION_PARENT_OF, RELATION_CHILD_OF],
  [RELATION_MEMBER_OF, RELATION_HAS_MEMBER],
  [RELATION_PART_OF, RELATION_HAS_PART],
];

const opposites = new Map(RELATION_PAIRS.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));

/** Returns the opposite of a relation, or `undefined` if the type is not in one of the seven pairs. */
export function oppositeRelation(type: string): string | undefined {
  return opposites.get(type);
}

/**
 * Returns an entity's relations of a type, optionally only those with targets of a kind. Kinds are case-insensitive. Omits
 * relations without a target, and with a kind also those whose target is not a valid ref, because backends can send both.
 */
export function getEntityRelations(
  entity: Entity | undefined,
  type: string,
  kind?: string,
): EntityRelation[] {
  const relations: unknown = entity?.relations;
  const ofType = (Array.isArray(relations) ? relations : []).filter(
    (relation): relation is EntityRelation =>
      relation?.type === type && typeof relation.targetRef === 'string',
  );
  if (kind === undefined) return ofType;
  const wanted = kind.toLocaleLowerCase('en-US');
  return ofType.filter(({ targetRef }) => {
    const parsed = safeParseEntityRef(targetRef);
    return parsed.ok && parsed.value.kind.toLocaleLowerCase('en-US') === wanted;
  });
}
