import { createElement } from 'react';
import * as z from 'zod/mini';
import { CatalogFilterBlueprint } from '../blueprints/CatalogFilterBlueprint';
import { BuiltInFilter } from '../filters/BuiltInFilter';
import { builtInFields } from '../list/builtInFields';

/** `catalog-filter:catalog/kind` */
const kindFilter = CatalogFilterBlueprint.makeWithOverrides({
  name: 'kind',
  configSchema: { initialFilter: z._default(z.string(), 'component') },
  factory: (originalFactory, { config }) =>
    originalFactory({
      field: builtInFields.kind(config.initialFilter),
      element: createElement(BuiltInFilter, { control: 'kind' }),
    }),
});

/** `catalog-filter:catalog/type` */
const typeFilter = CatalogFilterBlueprint.make({
  name: 'type',
  params: { field: builtInFields.type(), element: createElement(BuiltInFilter, { control: 'type' }) },
});

/** `catalog-filter:catalog/list` */
const listFilter = CatalogFilterBlueprint.makeWithOverrides({
  name: 'list',
  configSchema: { initialFilter: z._default(z.enum(['owned', 'starred', 'all']), 'owned') },
  factory: (originalFactory, { config }) =>
    originalFactory({
      field: builtInFields.list(config.initialFilter),
      element: createElement(BuiltInFilter, { control: 'list' }),
    }),
});

/** `catalog-filter:catalog/mode`, the owner filter */
const ownerFilter = CatalogFilterBlueprint.makeWithOverrides({
  name: 'mode',
  configSchema: { mode: z._default(z.enum(['owners-only', 'all']), 'owners-only') },
  factory: (originalFactory, { config }) =>
    originalFactory({
      field: builtInFields.mode(),
      element: createElement(BuiltInFilter, { control: 'mode', mode: config.mode }),
    }),
});

/** `catalog-filter:catalog/lifecycle` */
const lifecycleFilter = CatalogFilterBlueprint.make({
  name: 'lifecycle',
  params: {
    field: builtInFields.lifecycle(),
    element: createElement(BuiltInFilter, { control: 'lifecycle' }),
  },
});

/** `catalog-filter:catalog/tag` */
const tagFilter = CatalogFilterBlueprint.make({
  name: 'tag',
  params: { field: builtInFields.tag(), element: createElement(BuiltInFilter, { control: 'tag' }) },
});

/** `catalog-filter:catalog/processing-status` */
const statusFilter = CatalogFilterBlueprint.make({
  name: 'processing-status',
  params: {
    field: builtInFields['processing-status'](),
    element: createElement(BuiltInFilter, { control: 'processing-status' }),
  },
});

/** `catalog-filter:catalog/namespace` */
const namespaceFilter = CatalogFilterBlueprint.make({
  name: 'namespace',
  params: {
    field: builtInFields.namespace(),
    element: createElement(BuiltInFilter, { control: 'namespace' }),
  },
});

/** The filters in the order in which the page shows them. */
export const catalogFilters = [
  kindFilter,
  typeFilter,
  listFilter,
  ownerFilter,
  lifecycleFilter,
  tagFilter,
  statusFilter,
  namespaceFilter,
];
