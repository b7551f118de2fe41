import type { ReactElement } from 'react';
import * as z from 'zod/mini';
import { ExtensionBoundary, type RouteRef, coreExtensionData, createExtensionBlueprint } from '#sdk';
import {
  entityContentGroupDataRef,
  entityContentIconDataRef,
  entityContentTitleDataRef,
  entityFilterExpressionDataRef,
  entityFilterFunctionDataRef,
} from './entityDataRefs';
import { type EntityFilterParam, createEntityFilterData } from './entityFilterData';
import { entityFilterSchema } from './entityFilterSchema';

/** Params of {@link EntityContentBlueprint}. */
export interface EntityContentParams {
  /** The path below the entity page, such as `/docs`. The path of the overview is `/`. */
  path: string;
  title: string;
  /** The id of a group of tabs, such as `documentation`. If there is no such group, the tab is shown on its own. */
  group?: string;
  /** A key of the icons API, or an element. */
  icon?: string | ReactElement;
  loader: () => Promise<ReactElement>;
  routeRef?: RouteRef;
  filter?: EntityFilterParam;
}

/** Creates tabs of the entity page. The configuration can change `path`, `title`, `filter`, `group` and `icon`. */
export const EntityContentBlueprint = createExtensionBlueprint({
  kind: 'entity-content',
  attachTo: { id: 'page:catalog/entity', input: 'contents' },
  output: [
    coreExtensionData.reactElement,
    coreExtensionData.routePath,
    entityContentTitleDataRef,
    coreExtensionData.routeRef.optional(),
    entityFilterFunctionDataRef.optional(),
    entityFilterExpressionDataRef.optional(),
    entityContentGroupDataRef.optional(),
    entityContentIconDataRef.optional(),
  ],
  dataRefs: {
    title: entityContentTitleDataRef,
    filterFunction: entityFilterFunctionDataRef,
    filterExpression: entityFilterExpressionDataRef,
    group: entityContentGroupDataRef,
    icon: entityContentIconDataRef,
  },
  configSchema: {
    path: z.optional(z.string()),
    title: z.optional(z.string()),
    filter: z.optional(entityFilterSchema),
    group: z.optional(z.union([z.string(), z.literal(false)])),
    icon: z.optional(z.string()),
  },
  *factory(params: EntityContentParams, { node, config }) {
    yield coreExtensionData.reactElement(ExtensionBoundary.lazy(node, params.loader));
    yield coreExtensionData.routePath(config.path ?? params.path);
    yield entityContentTitleDataRef(config.title ?? params.title);
    if (params.routeRef) yield coreExtensionData.routeRef(params.routeRef);
    yield* createEntityFilterData(params, config);
    const group = config.group ?? params.group;
    if (typeof group === 'string') yield entityContentGroupDataRef(group);
    const icon = config.icon ?? params.icon;
    if (icon !== undefined) yield entityContentIconDataRef(icon);
  },
});
