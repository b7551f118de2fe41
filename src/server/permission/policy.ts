import type { FilterPredicate } from '#model';
import type { Permission } from '#protocol';

/** One rule of `permission.policy`. All conditions must match. Absent conditions always match. */
export interface PolicyRule {
  /** Whether the rule applies to this permission. */
  covers(permission: Permission): boolean;
  /** The users and services that the rule applies to. Absent for everyone. */
  who?: {
    /** Full lowercase refs. */
    users: ReadonlySet<string>;
    groups: ReadonlySet<string>;
    /** Whether the rule applies to the service with this subject. */
    isService(subject: string): boolean;
  };
  /** Only applies to entities that the caller owns, and to other resources that the caller created. */
  owner: boolean;
  /** Only applies to entities that match this predicate. */
  entity?: FilterPredicate;
  /** Only applies to other resources that match this predicate, such as tasks. */
  resource?: FilterPredicate;
  allow: boolean;
}

/** Permission rules. The first matching rule decides. */
export interface PermissionPolicy {
  rules: readonly PolicyRule[];
  /** The decision if no rule matches. */
  otherwise: 'ALLOW' | 'DENY';
}
