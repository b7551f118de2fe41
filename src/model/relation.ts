import type { Entity, EntityRelation } from './entity';
import { parseEntityRef } from './entityRef';

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

/** The seven pairs of opposites: what one entity says of another, and what that makes the other say of it. */
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

/** The relation seen from the other end, `undefined` for a type outside the seven pairs. */
export function oppositeRelation(type: string): string | undefined {
  return opposites.get(type);
}

/** An entity's relations of one type, narrowed to targets of one kind when it is given. Kinds compare without case. */
export function getEntityRelations(
  entity: Entity | undefined,
  type: string,
  kind?: string,
): EntityRelation[] {
  const ofType = entity?.relations?.filter((relation) => relation.type === type) ?? [];
  if (kind === undefined) return ofType;
  const wanted = kind.toLocaleLowerCase('en-US');
  return ofType.filter(
    (relation) => parseEntityRef(relation.targetRef).kind.toLocaleLowerCase('en-US') === wanted,
  );
}
