import type { ReactElement } from 'react';
import { ExtensionBoundary, coreExtensionData, createExtensionBlueprint, createExtensionDataRef } from '#sdk';
import type { CatalogFilterField } from './CatalogFilterField';

/** The field of a filter. A filter that only renders something has none. */
export const catalogFilterFieldDataRef = createExtensionDataRef<CatalogFilterField>().with({
  id: 'catalog.filter-field',
});

/** Params of {@link CatalogFilterBlueprint}. The control reads and changes its values with `useCatalogFilter`. */
export type CatalogFilterParams = { field?: CatalogFilterField } & (
  | { loader: () => Promise<ReactElement> }
  /** A control that is already loaded, or that loads its own code. */
  | { element: ReactElement }
);

/** Creates filters of the catalog page. They are shown in the order of the tree. */
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
