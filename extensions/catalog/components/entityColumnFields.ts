/** The columns of entity tables. */
export type EntityColumnId =
  | 'name'
  | 'system'
  | 'domain'
  | 'owner'
  | 'type'
  | 'lifecycle'
  | 'description'
  | 'tags'
  | 'email'
  | 'parent'
  | 'memberOf'
  | 'targets';

/** The field that a column sorts by. */
export const entityColumnFields: Partial<Record<EntityColumnId, string>> = {
  name: 'metadata.name',
  system: 'spec.system',
  domain: 'spec.domain',
  owner: 'spec.owner',
  type: 'spec.type',
  lifecycle: 'spec.lifecycle',
  description: 'metadata.description',
  email: 'spec.profile.email',
  parent: 'spec.parent',
};
