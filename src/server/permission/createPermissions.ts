import type { PermissionService } from '#backend';
import { decide } from './decide';
import type { PermissionPolicy } from './policy';

/** The current policy, which can change while the portal runs. */
export interface Permissions extends PermissionService {
  /** The policy, or `undefined` if permissions are off. */
  readonly policy: PermissionPolicy | undefined;
  /** Applies another policy. */
  change(policy: PermissionPolicy | undefined): void;
}

/** Creates the permission decisions. If permissions are off, everything is allowed. */
export function createPermissions(initial: PermissionPolicy | undefined): Permissions {
  let policy = initial;
  return {
    decide: (permission, caller) => (policy ? decide(policy, permission, caller) : 'ALLOW'),
    get policy() {
      return policy;
    },
    change: (next) => void (policy = next),
  };
}
