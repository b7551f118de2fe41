import type { Permission } from '#protocol';

/** The type of resource that the catalogue's permissions are about. */
export const ENTITY_RESOURCE = 'catalog-entity';

type Action = Permission['attributes']['action'];

function basic(name: string, action?: Action): Permission {
  return { type: 'basic', name, attributes: action ? { action } : {} };
}

function aboutEntity(name: string, action: Action): Permission {
  return { type: 'resource', name, attributes: { action }, resourceType: ENTITY_RESOURCE };
}

export const ENTITY_READ = aboutEntity('catalog.entity.read', 'read');
export const ENTITY_DELETE = aboutEntity('catalog.entity.delete', 'delete');
export const ENTITY_REFRESH = aboutEntity('catalog.entity.refresh', 'update');
export const ENTITY_CREATE = basic('catalog.entity.create', 'create');
export const ENTITY_VALIDATE = basic('catalog.entity.validate');
export const LOCATION_READ = basic('catalog.location.read', 'read');
export const LOCATION_CREATE = basic('catalog.location.create', 'create');
export const LOCATION_ANALYZE = basic('catalog.location.analyze');
export const LOCATION_DELETE = basic('catalog.location.delete', 'delete');
/** To read what is wrong with the configuration. */
export const CONFIG_READ = basic('trellis.config.read', 'read');

const known = new Map(
  [
    ENTITY_READ,
    ENTITY_DELETE,
    ENTITY_REFRESH,
    ENTITY_CREATE,
    ENTITY_VALIDATE,
    LOCATION_READ,
    LOCATION_CREATE,
    LOCATION_ANALYZE,
    LOCATION_DELETE,
    CONFIG_READ,
  ].map((permission) => [permission.name, permission]),
);

/** The permission as this backend means it, whatever a caller says of its type and action; a foreign one as it was given. */
export function toKnownPermission(asked: Permission): Permission {
  return known.get(asked.name) ?? asked;
}
