import type { ReactElement } from 'react';
import * as z from 'zod/mini';
import { ExtensionBoundary, coreExtensionData, createExtensionBlueprint } from '#sdk';
import { entityFilterExpressionDataRef, entityFilterFunctionDataRef } from './entityDataRefs';
import { type EntityFilterParam, createEntityFilterData } from './entityFilterData';
import { entityPredicateSchema } from './entityFilterSchema';

/** Params of {@link EntityHeaderBlueprint}. */
export interface EntityHeaderParams {
  loader: () => Promise<ReactElement>;
  filter?: EntityFilterParam;
}

/** Creates headers of the entity page in the older form: they render the whole header except the tabs. */
export const EntityHeaderBlueprint = createExtensionBlueprint({
  kind: 'entity-header',
  attachTo: { id: 'page:catalog/entity', input: 'headers' },
  output: [
    entityFilterFunctionDataRef.optional(),
    entityFilterExpressionDataRef.optional(),
    coreExtensionData.reactElement.optional(),
  ],
  dataRefs: { filterFunction: entityFilterFunctionDataRef, filterExpression: entityFilterExpressionDataRef },
  configSchema: { filter: z.optional(entityPredicateSchema) },
  *factory(params: EntityHeaderParams, { node, config }) {
    yield* createEntityFilterData(params, config);
    yield coreExtensionData.reactElement(ExtensionBoundary.lazy(node, params.loader));
  },
});
