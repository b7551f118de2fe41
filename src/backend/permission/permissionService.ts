import type { FilterPredicate } from '#model';
import type { Permission } from '#protocol';
import type { CallerIdentity } from '../auth/callerIdentity';

/** The result of a permission check. If it depends on the entity, access is allowed `when` the entity matches the condition. */
export type Decision = 'ALLOW' | 'DENY' | { when: FilterPredicate };

/** The permission policy in effect. */
export interface PermissionService {
  /**
   * Decides whether a caller has a permission. A resource permission is decided for all entities at once, so the result can be a
   * condition. If permissions are disabled, everything is allowed.
   *
   * Most routes don't need this: declare the permission with `refuseOthers` or `hideFromOthers`, and the host enforces it.
   */
  decide(permission: Permission, caller: CallerIdentity): Decision;
}
