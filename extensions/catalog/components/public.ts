/** The components and hooks of the catalogue that other extensions' components use. Never import this from a manifest. */
export { EntityDisplayName, type EntityDisplayNameProps } from './EntityDisplayName';
export { EntityKindIcon, type EntityKindIconProps } from './EntityKindIcon';
export { EntityRefLink, type EntityRefLinkProps } from './EntityRefLink';
export { EntityRefLinks, type EntityRefLinksProps } from './EntityRefLinks';
export { EntityTable, type EntityTableProps } from './EntityTable';
export { StarButton, type StarButtonProps } from './StarButton';
export { createEntityColumn, entityColumnFields, type EntityColumnId } from './entityColumns';
export { entityRouteParams, useEntityPath } from './useEntityPath';
export { AsyncEntityProvider, EntityProvider } from '../context/EntityProvider';
export { useCatalogQuery, type CatalogQueryOptions } from '../query/useCatalogQuery';
export { useCatalogFilter, type CatalogFilterHandle } from '../list/useCatalogFilter';
export { useEntityList, type EntityList } from '../list/entityListContext';
export { useKindName } from '../list/useKindName';
export { ValueFilter, type ValueFilterProps } from '../filters/ValueFilter';
