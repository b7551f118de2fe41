import type { FilterPredicate } from '#model';
import type { Permission } from '#protocol';

/** One rule of `permission.policy`. All that it names must fit; what it leaves out fits always. */
export interface PolicyRule {
  /** Whether it speaks of this permission. */
  covers(permission: Permission): boolean;
  /** Whom it is about; absent for everybody. */
  who?: {
    /** Full lower-case refs. */
    users: ReadonlySet<string>;
    groups: ReadonlySet<string>;
    /** Whether it is about the service with this subject. */
    isService(subject: string): boolean;
  };
  /** Only about entities that the caller owns. */
  owner: boolean;
  /** Only about entities that answer this. */
  entity?: FilterPredicate;
  allow: boolean;
}

/** Who may do what. The first rule that fits decides. */
export interface PermissionPolicy {
  rules: readonly PolicyRule[];
  /** Where no rule fits. */
  otherwise: 'ALLOW' | 'DENY';
}

/** The answer to a question about all entities at once may depend on the entity: then it is allowed `when` that one answers. */
export type Decision = 'ALLOW' | 'DENY' | { when: FilterPredicate };
