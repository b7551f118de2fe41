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

/** What the author of a card gives. */
export interface EntityCardParams {
  loader: () => Promise<ReactElement>;
  /** For which entities the card shows; for all without it. */
  filter?: EntityFilterParam;
  /** `info` stands beside the content, `content` (and none) in the main area. */
  type?: EntityCardType;
}

/** Creates cards of the overview of an entity. The configuration may change `filter` and `type`. */
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
