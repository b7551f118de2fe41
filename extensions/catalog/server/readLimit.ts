import type { CallerIdentity, PermissionService } from '#backend';
import type { FilterPredicate } from '#model';
import { catalogEntityReadPermission, catalogLocationReadPermission } from '../protocol/permissions';

/** What a caller may read. */
export interface ReadLimit {
  /** The visible entities. Absent for all. */
  entities?: FilterPredicate | undefined;
  locations: boolean;
}

const NO_ENTITY: FilterPredicate = { $any: [] };

/** Resolves what a caller may read from the current policy. */
export function resolveReadLimit(permissions: PermissionService, caller: CallerIdentity): ReadLimit {
  const decision = permissions.decide(catalogEntityReadPermission, caller);
  return {
    entities: typeof decision === 'object' ? decision.when : decision === 'ALLOW' ? undefined : NO_ENTITY,
    locations: permissions.decide(catalogLocationReadPermission, caller) === 'ALLOW',
  };
}
