import { LayoutGrid } from 'lucide-react';
import { lazyPart } from '#sdk';
import {
  SearchFilterBlueprint,
  SearchFilterResultTypeBlueprint,
  SearchResultListItemBlueprint,
} from '#extensions/search';

/** The type of entities in the search index. */
const entityType = 'software-catalog';

/** `search-result-list-item:catalog` */
const resultItem = SearchResultListItemBlueprint.make({
  params: {
    predicate: ({ type }) => type === entityType,
    component: async () => (await import('../search/CatalogResult')).CatalogResult,
  },
});

/** `search-filter-result-type:catalog` */
const resultType = SearchFilterResultTypeBlueprint.make({
  params: { value: entityType, name: 'Software Catalog', icon: <LayoutGrid aria-hidden /> },
});

const loadFilters = () => import('../search/EntitySearchFilters');
const typeFilter = (types: string[]) => types.length === 0 || types.includes(entityType);

/** `search-filter:catalog/kind`, `search-filter:catalog/lifecycle` and `search-filter:catalog/owner` */
const filters = [
  SearchFilterBlueprint.make({
    name: 'kind',
    params: { component: lazyPart(async () => (await loadFilters()).KindSearchFilter), typeFilter },
  }),
  SearchFilterBlueprint.make({
    name: 'lifecycle',
    params: { component: lazyPart(async () => (await loadFilters()).LifecycleSearchFilter), typeFilter },
  }),
  SearchFilterBlueprint.make({
    name: 'owner',
    params: { component: lazyPart(async () => (await loadFilters()).OwnerSearchFilter), typeFilter },
  }),
];

/** What the catalog adds to the search page. */
export const searchExtensions = [resultItem, resultType, ...filters];
