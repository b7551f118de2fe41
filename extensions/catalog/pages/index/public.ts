/** The list page of the catalog, for pages of other plugins that list one kind. Import it only in lazily loaded code. */
export { createAnnotationFilters } from './createAnnotationFilters';
export { createKindFilters } from './createKindFilters';
export { CatalogEmpty } from './CatalogEmpty';
export {
  EntityListContent,
  EntityListPage,
  type EntityListContentProps,
  type EntityListPageProps,
} from './EntityListPage';
export type { ListColumns } from './listColumns';
