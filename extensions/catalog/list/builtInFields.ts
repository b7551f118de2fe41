import type { CatalogFilterField } from '../blueprints/CatalogFilterField';
import {
  createKindField,
  createUserListField,
  lifecycleField,
  namespaceField,
  ownerField,
  statusField,
  tagField,
  typeField,
} from './filterFields';
import type { UserListKind } from './userLists';

/** The fields of the built-in filters by name, in the order in which the page shows them. */
export const builtInFields = {
  kind: (initialFilter = 'component') => createKindField(initialFilter),
  type: () => typeField,
  list: (initialFilter = 'owned') => createUserListField(initialFilter as UserListKind),
  mode: () => ownerField,
  lifecycle: () => lifecycleField,
  tag: () => tagField,
  'processing-status': () => statusField,
  namespace: () => namespaceField,
} satisfies Record<string, (initialFilter?: string) => CatalogFilterField>;
