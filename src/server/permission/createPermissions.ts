import type { LoadResource, PermissionService } from '#backend';
import { decide } from './decide';
import type { PermissionPolicy } from './policy';

/** The current policy, which can change while the portal runs. */
export interface Permissions extends PermissionService {
  /** The policy, or `undefined` if permissions are off. */
  readonly policy: PermissionPolicy | undefined;
  /** Returns how resources of a type are loaded, if a plugin provides it. */
  findResources(resourceType: string): LoadResource | undefined;
  /** Applies another policy. */
  change(policy: PermissionPolicy | undefined): void;
}

/** Creates the permission decisions. If permissions are off, everything is allowed. */
export function createPermissions(initial: PermissionPolicy | undefined): Permissions {
  let policy = initial;
  const resources = new Map<string, LoadResource>();
  return {
    decide: (permission, caller) => (policy ? decide(policy, permission, caller) : 'ALLOW'),
    provideResources: (resourceType, load) => void resources.set(resourceType, load),
    findResources: (resourceType) => resources.get(resourceType),
    get policy() {
      return policy;
    },
    change: (next) => void (policy = next),
  };
}
