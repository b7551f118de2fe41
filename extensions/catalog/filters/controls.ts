import type { BuiltInControls } from './builtInControls';
import { KindFilter } from './KindFilter';
import { KindsFilter } from './KindsFilter';
import { LifecycleFilter } from './LifecycleFilter';
import { NamespaceFilter } from './NamespaceFilter';
import { OwnerFilter } from './OwnerFilter';
import { StatusFilter } from './StatusFilter';
import { TagFilter } from './TagFilter';
import { TypeFilter } from './TypeFilter';
import { UserListFilter } from './UserListFilter';

export const builtInControls: BuiltInControls = {
  kind: KindFilter,
  kinds: KindsFilter,
  type: TypeFilter,
  list: UserListFilter,
  mode: OwnerFilter,
  lifecycle: LifecycleFilter,
  tag: TagFilter,
  'processing-status': StatusFilter,
  namespace: NamespaceFilter,
};
