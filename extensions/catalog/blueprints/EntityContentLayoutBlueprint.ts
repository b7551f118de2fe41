import type { ComponentType, ReactElement } from 'react';
import * as z from 'zod/mini';
import { ExtensionBoundary, createExtensionBlueprint, createExtensionDataRef } from '#sdk';
import {
  type EntityCardType,
  entityFilterExpressionDataRef,
  entityFilterFunctionDataRef,
} from './entityDataRefs';
import { type EntityFilterParam, createEntityFilterData } from './entityFilterData';
import { entityFilterSchema } from './entityFilterSchema';

/** Props of a layout of the overview. */
export interface EntityContentLayoutProps {
  cards: Array<{ type?: EntityCardType; element: ReactElement }>;
}

const entityContentLayoutDataRef = createExtensionDataRef<ComponentType<EntityContentLayoutProps>>().with({
  id: 'catalog.entity-content-layout.component',
});

/** Params of {@link EntityContentLayoutBlueprint}. */
export interface EntityContentLayoutParams {
  filter?: EntityFilterParam;
  loader: () => Promise<ComponentType<EntityContentLayoutProps>>;
}

/** Creates layouts of the overview. The first one whose filter matches the entity is used. */
export const EntityContentLayoutBlueprint = createExtensionBlueprint({
  kind: 'entity-content-layout',
  attachTo: { id: 'entity-content:catalog/overview', input: 'layouts' },
  output: [
    entityFilterFunctionDataRef.optional(),
    entityFilterExpressionDataRef.optional(),
    entityContentLayoutDataRef,
  ],
  dataRefs: {
    filterFunction: entityFilterFunctionDataRef,
    filterExpression: entityFilterExpressionDataRef,
    component: entityContentLayoutDataRef,
  },
  // `type` has no effect. It is accepted because existing configurations of Backstage contain it.
  configSchema: { type: z.optional(z.string()), filter: z.optional(entityFilterSchema) },
  *factory(params: EntityContentLayoutParams, { node, config }) {
    yield* createEntityFilterData(params, config);
    yield entityContentLayoutDataRef(ExtensionBoundary.lazyComponent(node, params.loader));
  },
});
