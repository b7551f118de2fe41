import type { ReactElement } from 'react';
import * as z from 'zod/mini';
import { createExtensionBlueprint, createExtensionDataRef } from '#sdk';
import { entityFilterExpressionDataRef, entityFilterFunctionDataRef } from './entityDataRefs';
import { type EntityFilterParam, createEntityFilterData } from './entityFilterData';
import { entityPredicateSchema } from './entityFilterSchema';

/** The current state of an icon link on the about card. */
export interface EntityIconLinkProps {
  icon?: ReactElement;
  label: string;
  title?: string;
  disabled?: boolean;
  href?: string;
  onClick?: () => void;
}

const entityIconLinkPropsDataRef = createExtensionDataRef<() => EntityIconLinkProps>().with({
  id: 'entity-icon-link-props',
});

/** Params of {@link EntityIconLinkBlueprint}. */
export interface EntityIconLinkParams {
  /** Called as a hook inside the provider of the entity. */
  useProps: () => EntityIconLinkProps;
  filter?: EntityFilterParam;
}

/** Creates icon links on the about card. The configuration can change `label`, `title` and `filter`. */
export const EntityIconLinkBlueprint = createExtensionBlueprint({
  kind: 'entity-icon-link',
  attachTo: { id: 'entity-card:catalog/about', input: 'iconLinks' },
  output: [
    entityFilterFunctionDataRef.optional(),
    entityFilterExpressionDataRef.optional(),
    entityIconLinkPropsDataRef,
  ],
  dataRefs: {
    useProps: entityIconLinkPropsDataRef,
    filterFunction: entityFilterFunctionDataRef,
    filterExpression: entityFilterExpressionDataRef,
  },
  configSchema: {
    label: z.optional(z.string()),
    title: z.optional(z.string()),
    filter: z.optional(entityPredicateSchema),
  },
  *factory({ useProps, filter }: EntityIconLinkParams, { config }) {
    const { label, title } = config;
    yield* createEntityFilterData({ filter }, config);
    yield entityIconLinkPropsDataRef(() => ({
      ...useProps(),
      ...(label !== undefined && { label }),
      ...(title !== undefined && { title }),
    }));
  },
});
