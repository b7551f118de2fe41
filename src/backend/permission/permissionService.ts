import type { FilterPredicate, JsonObject } from '#model';
import type { Permission } from '#protocol';
import type { CallerIdentity } from '../auth/callerIdentity';

/**
 * The result of a permission check. If it depends on the entity or another resource, access is allowed `when` it matches the
 * condition.
 */
export type Decision = 'ALLOW' | 'DENY' | { when: FilterPredicate };

/**
 * Returns what conditions of the policy see of a resource, or `undefined` if it does not exist. `createdBy` is the ref of the user who
 * owns it.
 */
export type LoadResource = (ref: string) => Promise<JsonObject | undefined>;

/** The permission policy in effect. */
export interface PermissionService {
  /**
   * Decides whether a caller has a permission. A resource permission is decided for all entities at once, so the result can be a
   * condition. If permissions are disabled, everything is allowed.
   *
   * Most routes don't need this: declare the permission with `refuseOthers` or `hideFromOthers`, and the host enforces it.
   */
  decide(permission: Permission, caller: CallerIdentity): Decision;
  /**
   * Provides the resources of a type, other than entities. Browsers ask whether a permission is granted for one of them. Without it,
   * permissions that depend on the resource are denied to them.
   */
  provideResources(resourceType: string, load: LoadResource): void;
}
