import { type ApiRef, createApiRef } from '#engine';

/** What a permission is about; a `resource` permission is asked for one resource at a time. */
export interface Permission {
  type: 'basic' | 'resource';
  name: string;
  attributes: { action?: 'create' | 'read' | 'update' | 'delete' };
  resourceType?: string;
}

/** A question to the permission backend. */
export interface AuthorizePermissionRequest {
  permission: Permission;
  /** The resource that a `resource` permission is asked for, an entity ref for catalogue permissions. */
  resourceRef?: string;
}

/** Its answer. `CONDITIONAL` only ever comes for a resource permission asked without a resource. */
export interface AuthorizePermissionResponse {
  result: 'ALLOW' | 'DENY' | 'CONDITIONAL';
}

/** Asks whether the user may do something. Everything is allowed while `permission.enabled` is not true. */
export interface PermissionApi {
  authorize(request: AuthorizePermissionRequest): Promise<AuthorizePermissionResponse>;
}

/** The ref of {@link PermissionApi}. */
export const permissionApiRef: ApiRef<PermissionApi> = createApiRef<PermissionApi>({
  id: 'plugin.permission.api',
});
