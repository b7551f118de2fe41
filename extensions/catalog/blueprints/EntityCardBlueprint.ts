import type { ReactElement } from 'react';
import * as z from 'zod/mini';
import { ExtensionBoundary, coreExtensionData, createExtensionBlueprint } from '#sdk';
import {
  type EntityCardType,
  entityCardTypeDataRef,
  entityFilterExpressionDataRef,
  entityFilterFunctionDataRef,
} from './entityDataRefs';
import { type EntityFilterParam, createEntityFilterData } from './entityFilterData';
import { entityFilterSchema } from './entityFilterSchema';

/** Params of {@link EntityCardBlueprint}. */
export interface EntityCardParams {
  loader: () => Promise<ReactElement>;
  /** The entities that the card is shown for. All by default. */
  filter?: EntityFilterParam;
  /** `info` cards are shown beside the content, `content` cards (the default) in the main area. */
  type?: EntityCardType;
}

/** Creates cards on the overview of an entity. The configuration can change `filter` and `type`. */
export const EntityCardBlueprint = createExtensionBlueprint({
  kind: 'entity-card',
  attachTo: { id: 'entity-content:catalog/overview', input: 'cards' },
  output: [
    coreExtensionData.reactElement,
    entityFilterFunctionDataRef.optional(),
    entityFilterExpressionDataRef.optional(),
    entityCardTypeDataRef.optional(),
  ],
  dataRefs: {
    filterFunction: entityFilterFunctionDataRef,
    filterExpression: entityFilterExpressionDataRef,
    type: entityCardTypeDataRef,
  },
  configSchema: {
    filter: z.optional(entityFilterSchema),
    type: z.optional(z.enum(['info', 'content'])),
  },
  *factory(params: EntityCardParams, { node, config }) {
    yield coreExtensionData.reactElement(ExtensionBoundary.lazy(node, params.loader));
    yield* createEntityFilterData(params, config);
    const type = config.type ?? params.type;
    if (type) yield entityCardTypeDataRef(type);
  },
});
