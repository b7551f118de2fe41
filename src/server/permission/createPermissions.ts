import type { FilterPredicate } from '#model';
import type { Permission } from '#protocol';
import type { CallerIdentity } from '../auth/caller';
import { decide } from './decide';
import { ENTITY_READ, LOCATION_READ } from './permissions';
import type { Decision, PermissionPolicy } from './policy';

/** What a caller may read of the catalogue. */
export interface ReadLimit {
  /** Entities that it may read; absent for all. */
  entities?: FilterPredicate;
  locations: boolean;
}

/** The policy in force: whoever needs to know whether a caller may do something asks here. */
export interface Permissions {
  decide(permission: Permission, caller: CallerIdentity): Decision;
  limitOf(caller: CallerIdentity): ReadLimit;
  /** The policy; `undefined` while permissions are off. */
  readonly policy: PermissionPolicy | undefined;
  /** Another policy is in force from now on. */
  change(policy: PermissionPolicy | undefined): void;
}

const NO_ENTITY: FilterPredicate = { $any: [] };

/** Creates what decides. While permissions are off, everything is allowed. */
export function createPermissions(initial: PermissionPolicy | undefined): Permissions {
  let policy = initial;
  const ask = (permission: Permission, caller: CallerIdentity): Decision =>
    policy ? decide(policy, permission, caller) : 'ALLOW';
  return {
    decide: ask,
    limitOf: (caller) => ({
      entities: toPredicate(ask(ENTITY_READ, caller)),
      locations: ask(LOCATION_READ, caller) === 'ALLOW',
    }),
    get policy() {
      return policy;
    },
    change: (next) => void (policy = next),
  };
}

function toPredicate(decision: Decision): FilterPredicate | undefined {
  if (decision === 'ALLOW') return undefined;
  return decision === 'DENY' ? NO_ENTITY : decision.when;
}
