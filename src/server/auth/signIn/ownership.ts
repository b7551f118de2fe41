import { RELATION_MEMBER_OF, getEntityRelations, stringifyEntityRef, type Entity } from '#model';

/** The refs that a user has ownership through: its own ref and the groups that it is a direct member of. */
export function ownershipOf(user: Entity): string[] {
  const groups = getEntityRelations(user, RELATION_MEMBER_OF, 'group').map((relation) => relation.targetRef);
  return [...new Set([stringifyEntityRef(user), ...groups])];
}
