import type { ReactElement } from 'react';
import { ExtensionBoundary, coreExtensionData, createExtensionBlueprint, createExtensionDataRef } from '#sdk';
import type { CatalogFilterField } from './CatalogFilterField';

/** The field behind a filter; a filter that only draws something gives none. */
export const catalogFilterFieldDataRef = createExtensionDataRef<CatalogFilterField>().with({
  id: 'catalog.filter-field',
});

/** What the author of a filter gives. The control reads and changes its values with `useCatalogFilter`. */
export type CatalogFilterParams = { field?: CatalogFilterField } & (
  | { loader: () => Promise<ReactElement> }
  /** A control that is at hand or loads itself. */
  | { element: ReactElement }
);

/** Creates filters of the catalogue page, shown in the order of the tree. */
export const CatalogFilterBlueprint = createExtensionBlueprint({
  kind: 'catalog-filter',
  attachTo: { id: 'page:catalog', input: 'filters' },
  output: [coreExtensionData.reactElement, catalogFilterFieldDataRef.optional()],
  dataRefs: { field: catalogFilterFieldDataRef },
  *factory(params: CatalogFilterParams, { node }) {
    yield coreExtensionData.reactElement(
      'loader' in params ? (
        ExtensionBoundary.lazy(node, params.loader)
      ) : (
        <ExtensionBoundary node={node}>{params.element}</ExtensionBoundary>
      ),
    );
    if (params.field) yield catalogFilterFieldDataRef(params.field);
  },
});
