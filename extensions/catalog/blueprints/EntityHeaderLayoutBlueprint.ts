import type { ComponentType, ReactElement } from 'react';
import * as z from 'zod/mini';
import { ExtensionBoundary, createExtensionBlueprint, createExtensionDataRef } from '#sdk';
import { entityFilterFunctionDataRef } from './entityDataRefs';
import { type EntityFilterParam, createEntityFilter } from './entityFilterData';
import { entityPredicateSchema } from './entityFilterSchema';

/** One tab as a header shows it; a group with several entries opens them in a menu. */
export interface EntityHeaderTab {
  id: string;
  label: string;
  href: string;
  icon?: ReactElement;
  group?: string;
}

/** What a header layout receives; the entity itself comes from `useEntity`. */
export interface EntityHeaderLayoutProps {
  tabs?: EntityHeaderTab[];
  activeTabId?: string;
}

const entityHeaderLayoutDataRef = createExtensionDataRef<ComponentType<EntityHeaderLayoutProps>>().with({
  id: 'catalog.entity-header-layout.component',
});

/** What the author of a header gives. */
export interface EntityHeaderLayoutParams {
  filter?: EntityFilterParam;
  loader: () => Promise<ComponentType<EntityHeaderLayoutProps>>;
}

/** Creates headers of the entity page. Those with a filter come before those without; the first match is used. */
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
