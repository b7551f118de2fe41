import type { ComponentType, ReactElement } from 'react';
import * as z from 'zod/mini';
import { ExtensionBoundary, createExtensionBlueprint, createExtensionDataRef } from '#sdk';
import { entityFilterFunctionDataRef } from './entityDataRefs';
import { type EntityFilterParam, createEntityFilter } from './entityFilterData';
import { entityPredicateSchema } from './entityFilterSchema';

/** A tab in a header. Tabs with the same group are shown in one menu. */
export interface EntityHeaderTab {
  id: string;
  label: string;
  href: string;
  icon?: ReactElement;
  group?: string;
}

/** Props of a header layout. The entity comes from `useEntity`. */
export interface EntityHeaderLayoutProps {
  tabs?: EntityHeaderTab[];
  activeTabId?: string;
}

const entityHeaderLayoutDataRef = createExtensionDataRef<ComponentType<EntityHeaderLayoutProps>>().with({
  id: 'catalog.entity-header-layout.component',
});

/** Params of {@link EntityHeaderLayoutBlueprint}. */
export interface EntityHeaderLayoutParams {
  filter?: EntityFilterParam;
  loader: () => Promise<ComponentType<EntityHeaderLayoutProps>>;
}

/** Creates headers of the entity page. The first match is used; headers with a filter are tried first. */
export const EntityHeaderLayoutBlueprint = createExtensionBlueprint({
  kind: 'entity-header-layout',
  attachTo: { id: 'page:catalog/entity', input: 'headerLayouts' },
  output: [entityFilterFunctionDataRef.optional(), entityHeaderLayoutDataRef],
  dataRefs: { filterFunction: entityFilterFunctionDataRef, component: entityHeaderLayoutDataRef },
  configSchema: { filter: z.optional(entityPredicateSchema) },
  *factory(params: EntityHeaderLayoutParams, { node, config }) {
    const filter = config.filter ?? params.filter;
    if (filter !== undefined) yield entityFilterFunctionDataRef(createEntityFilter(filter));
    yield entityHeaderLayoutDataRef(ExtensionBoundary.lazyComponent(node, params.loader));
  },
});
