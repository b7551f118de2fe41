import { type ApiRef, createApiRef } from '#engine';
import type { Permission } from '../data/permission';

export type { Permission };

/** A permission check. */
export interface AuthorizePermissionRequest {
  permission: Permission;
  /** The resource for a `resource` permission. An entity ref for catalog permissions. */
  resourceRef?: string;
}

/** The result of the check. `CONDITIONAL` occurs only for a resource permission without a resource. */
export interface AuthorizePermissionResponse {
  result: 'ALLOW' | 'DENY' | 'CONDITIONAL';
}

/** Checks the user's permissions. Everything is allowed unless `permission.enabled` is true. */
export interface PermissionApi {
  authorize(request: AuthorizePermissionRequest): Promise<AuthorizePermissionResponse>;
}

/** The ref of {@link PermissionApi}. */
export const permissionApiRef: ApiRef<PermissionApi> = createApiRef<PermissionApi>({
  id: 'plugin.permission.api',
});
