/** A permission. A `resource` permission is checked for one resource at a time. */
export interface Permission {
  type: 'basic' | 'resource';
  name: string;
  attributes: { action?: 'create' | 'read' | 'update' | 'delete' };
  resourceType?: string;
}
