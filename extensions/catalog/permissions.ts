import type { Permission } from '#sdk';

function aboutEntity(name: string, action: Permission['attributes']['action']): Permission {
  return { type: 'resource', name, attributes: { action }, resourceType: 'catalog-entity' };
}

/** To make new entities. */
export const catalogEntityCreatePermission: Permission = {
  type: 'basic',
  name: 'catalog.entity.create',
  attributes: { action: 'create' },
};

/** To have the source of an entity read again; asked for the ref of the entity. */
export const catalogEntityRefreshPermission: Permission = aboutEntity('catalog.entity.refresh', 'update');

/** To delete an entity; asked for the ref of the entity. */
export const catalogEntityDeletePermission: Permission = aboutEntity('catalog.entity.delete', 'delete');
