import { RELATION_MEMBER_OF, getEntityRelations, stringifyEntityRef, type Entity } from '#model';

/** What a user owns by: the user itself, and the groups that its entity is a direct member of. */
export function ownershipOf(user: Entity): string[] {
  const groups = getEntityRelations(user, RELATION_MEMBER_OF, 'group').map((relation) => relation.targetRef);
  return [...new Set([stringifyEntityRef(user), ...groups])];
}
