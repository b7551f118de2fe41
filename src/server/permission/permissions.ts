import type { Permission } from '#protocol';

/** The resource type of decisions about entities, as defined by the protocol. */
export const ENTITY_RESOURCE = { pluginId: 'catalog', resourceType: 'catalog-entity' } as const;

/** Permission to read problems of the configuration. */
export const CONFIG_READ: Permission = {
  type: 'basic',
  name: 'trellis.config.read',
  attributes: { action: 'read' },
};

/**
 * Finds permissions by name among those of the host and its plugins. For these, the type and action that a caller
 * sends are ignored. Unknown permissions are used as sent.
 */
export function createKnownPermissions(defined: readonly Permission[]): (asked: Permission) => Permission {
  const known = new Map([CONFIG_READ, ...defined].map((permission) => [permission.name, permission]));
  return (asked) => known.get(asked.name) ?? asked;
}
