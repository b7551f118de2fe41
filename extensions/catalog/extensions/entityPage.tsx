import * as z from 'zod/mini';
import { PageBlueprint, coreExtensionData, createExtensionInput } from '#sdk';
import { EntityContentBlueprint } from '../blueprints/EntityContentBlueprint';
import { EntityContextMenuItemBlueprint } from '../blueprints/EntityContextMenuItemBlueprint';
import { EntityHeaderBlueprint } from '../blueprints/EntityHeaderBlueprint';
import { EntityHeaderLayoutBlueprint } from '../blueprints/EntityHeaderLayoutBlueprint';
import { matchesEntityFilter } from '../blueprints/entityFilterData';
import { entityRouteRef } from '../routes';
import { resolveGroups } from '../entity/page/resolveGroups';

const group = z.object({
  title: z.string(),
  icon: z.optional(z.string()),
  aliases: z.optional(z.array(z.string())),
  contentOrder: z.optional(z.enum(['title', 'natural'])),
});

/** `page:catalog/entity`: the page of one entity. Its tabs, headers and menu items are extensions. */
export const entityPage = PageBlueprint.makeWithOverrides({
  name: 'entity',
  inputs: {
    headerLayouts: createExtensionInput([
      EntityHeaderLayoutBlueprint.dataRefs.filterFunction.optional(),
      EntityHeaderLayoutBlueprint.dataRefs.component,
    ]),
    headers: createExtensionInput([
      EntityHeaderBlueprint.dataRefs.filterFunction.optional(),
      EntityHeaderBlueprint.dataRefs.filterExpression.optional(),
      coreExtensionData.reactElement.optional(),
    ]),
    contents: createExtensionInput([
      coreExtensionData.reactElement,
      coreExtensionData.routePath,
      coreExtensionData.routeRef.optional(),
      EntityContentBlueprint.dataRefs.title,
      EntityContentBlueprint.dataRefs.filterFunction.optional(),
      EntityContentBlueprint.dataRefs.filterExpression.optional(),
      EntityContentBlueprint.dataRefs.group.optional(),
      EntityContentBlueprint.dataRefs.icon.optional(),
    ]),
    contextMenuItems: createExtensionInput([
      EntityContextMenuItemBlueprint.dataRefs.data,
      EntityContextMenuItemBlueprint.dataRefs.filterFunction.optional(),
    ]),
  },
  configSchema: {
    groups: z.optional(z.array(z.record(z.string(), group))),
    defaultContentOrder: z.optional(z.enum(['title', 'natural'])),
    showNavItemIcons: z.optional(z.boolean()),
  },
  factory(originalFactory, { config, inputs }) {
    return originalFactory({
      path: '/catalog/:namespace/:kind/:name',
      routeRef: entityRouteRef,
      noHeader: true,
      loader: async () => {
        const { EntityPage } = await import('../entity/page/EntityPage');
        const contents = inputs.contents.map((content) => ({
          id: content.node.spec.id,
          node: content.node,
          path: content.get(coreExtensionData.routePath),
          element: content.get(coreExtensionData.reactElement),
          title: content.get(EntityContentBlueprint.dataRefs.title),
          group: content.get(EntityContentBlueprint.dataRefs.group),
          icon: content.get(EntityContentBlueprint.dataRefs.icon),
          filter: {
            filterFunction: content.get(EntityContentBlueprint.dataRefs.filterFunction),
            filterExpression: content.get(EntityContentBlueprint.dataRefs.filterExpression),
          },
        }));
        const layouts = inputs.headerLayouts.map((layout) => ({
          filterFunction: layout.get(EntityHeaderLayoutBlueprint.dataRefs.filterFunction),
          Component: layout.get(EntityHeaderLayoutBlueprint.dataRefs.component),
        }));
        const headers = inputs.headers.map((header) => ({
          filterFunction: header.get(EntityHeaderBlueprint.dataRefs.filterFunction),
          filterExpression: header.get(EntityHeaderBlueprint.dataRefs.filterExpression),
          element: header.get(coreExtensionData.reactElement),
        }));
        const menuItems = inputs.contextMenuItems.map((item) => ({
          id: item.node.spec.id,
          data: item.get(EntityContextMenuItemBlueprint.dataRefs.data),
          filterFunction: item.get(EntityContextMenuItemBlueprint.dataRefs.filterFunction),
        }));
        return (
          <EntityPage
            contents={contents}
            // Headers with a filter take precedence.
            headerLayouts={[
              ...layouts.filter(({ filterFunction }) => filterFunction !== undefined),
              ...layouts.filter(({ filterFunction }) => filterFunction === undefined),
            ]}
            findHeader={(entity) => headers.find((header) => matchesEntityFilter(header, entity))?.element}
            menuItems={menuItems}
            groups={resolveGroups(config.groups)}
            defaultOrder={config.defaultContentOrder ?? 'title'}
            showIcons={config.showNavItemIcons ?? false}
          />
        );
      },
    });
  },
});
