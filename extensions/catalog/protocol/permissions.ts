import type { Permission } from '#protocol';

type Action = Permission['attributes']['action'];

function basic(name: string, action?: Action): Permission {
  return { type: 'basic', name, attributes: action ? { action } : {} };
}

/** Requires the ref of an entity. */
function aboutEntity(name: string, action: Action): Permission {
  return { type: 'resource', name, attributes: { action }, resourceType: 'catalog-entity' };
}

/** View an entity. */
export const catalogEntityReadPermission = aboutEntity('catalog.entity.read', 'read');
/** Create entities. */
export const catalogEntityCreatePermission = basic('catalog.entity.create', 'create');
/** Read an entity's source again. */
export const catalogEntityRefreshPermission = aboutEntity('catalog.entity.refresh', 'update');
/** Delete an entity. */
export const catalogEntityDeletePermission = aboutEntity('catalog.entity.delete', 'delete');
/** Validate a descriptor. */
export const catalogEntityValidatePermission = basic('catalog.entity.validate');
/** View the locations of the catalog. */
export const catalogLocationReadPermission = basic('catalog.location.read', 'read');
/** Register a location. */
export const catalogLocationCreatePermission = basic('catalog.location.create', 'create');
/** Analyze a URL before registering it. */
export const catalogLocationAnalyzePermission = basic('catalog.location.analyze');
/** Unregister a location. */
export const catalogLocationDeletePermission = basic('catalog.location.delete', 'delete');
