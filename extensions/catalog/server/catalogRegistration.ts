import { createServiceRef, notAllowedError, type CallerIdentity, type PermissionService } from '#backend';
import type { Entity } from '#model';
import { catalogLocationCreatePermission } from '../protocol/permissions';
import type { LocationRegistry } from './routes/locationRegistry';

/** Registers descriptors in the catalog, for other server sides. */
export interface CatalogRegistration {
  /**
   * Registers the URL of a descriptor on behalf of a caller.
   *
   * @throws HttpError 403 if the caller may not do it, 409 if it is registered already, 400 if it cannot be
   */
  add(url: string, caller: CallerIdentity): Promise<void>;
  /**
   * Returns the entities of a descriptor, registered or not.
   *
   * @throws HttpError 403 if the caller may not do it, 400 if it cannot be read
   */
  preview(url: string, caller: CallerIdentity): Promise<Entity[]>;
}

/** Identifies the service. */
export const catalogRegistrationRef = createServiceRef<CatalogRegistration>('catalog.registration');

/** Creates the service. */
export function createCatalogRegistration(
  locations: LocationRegistry,
  permissions: PermissionService,
): CatalogRegistration {
  const assertAllowed = (caller: CallerIdentity): void => {
    if (permissions.decide(catalogLocationCreatePermission, caller) === 'ALLOW') return;
    throw notAllowedError(
      `Registering in the catalog requires the permission ${catalogLocationCreatePermission.name}.`,
    );
  };
  return {
    async add(url, caller) {
      assertAllowed(caller);
      await locations.add({ type: 'url', target: url });
    },
    async preview(url, caller) {
      assertAllowed(caller);
      return (await locations.preview({ type: 'url', target: url })).entities;
    },
  };
}
