import { type ComponentType, type ReactElement, createElement } from 'react';
import * as z from 'zod/mini';
import { afterFirstContent, createExtensionBlueprint, createExtensionDataRef, lazyPart } from '#sdk';
import { entityFilterFunctionDataRef } from './entityDataRefs';
import { type EntityFilterParam, createEntityFilter } from './entityFilterData';
import { entityPredicateSchema } from './entityFilterSchema';

/** The current state of a menu item: a link or a command. */
export type EntityContextMenuItemProps = { title: string; disabled?: boolean; hidden?: boolean } & (
  | { href: string; onClick?: undefined }
  | { onClick: () => void | Promise<void>; href?: undefined }
);

/** A menu item: its icon, and a hook that returns its title and action. */
export interface EntityContextMenuItemData {
  icon: ReactElement;
  useProps: () => EntityContextMenuItemProps;
  /** Rendered on the page beside the menu. */
  popup?: ReactElement;
}

const entityContextMenuItemDataRef = createExtensionDataRef<EntityContextMenuItemData>().with({
  id: 'catalog.entity-context-menu-item-data',
});

/** Params of {@link EntityContextMenuItemBlueprint}. */
export interface EntityContextMenuItemParams extends Omit<EntityContextMenuItemData, 'popup'> {
  /** Loads what is rendered on the page beside the menu, such as a dialog that is open while the URL has its parameter. */
  popup?: (() => Promise<ComponentType>) | undefined;
  filter?: EntityFilterParam;
}

/** Creates items in the menu of the entity page. `useProps` is called as a hook inside the provider of the entity. */
export const EntityContextMenuItemBlueprint = createExtensionBlueprint({
  kind: 'entity-context-menu-item',
  attachTo: { id: 'page:catalog/entity', input: 'contextMenuItems' },
  output: [entityContextMenuItemDataRef, entityFilterFunctionDataRef.optional()],
  dataRefs: { data: entityContextMenuItemDataRef, filterFunction: entityFilterFunctionDataRef },
  configSchema: { filter: z.optional(entityPredicateSchema) },
  *factory(params: EntityContextMenuItemParams, { config }) {
    const { icon, useProps, popup } = params;
    yield entityContextMenuItemDataRef({
      icon,
      useProps,
      ...(popup && { popup: createElement(lazyPart(() => afterFirstContent(popup))) }),
    });
    const filter = config.filter ?? params.filter;
    if (filter !== undefined) yield entityFilterFunctionDataRef(createEntityFilter(filter));
  },
});
