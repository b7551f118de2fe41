/** The list page of the catalog, for pages of other plugins that list one kind. Import it only in lazily loaded code. */
export { createAnnotationFilters } from './createAnnotationFilters';
export { createKindFilters } from './createKindFilters';
export { EntityListPage, type EntityListPageProps } from './EntityListPage';
export type { ListColumns } from './listColumns';
