import { matchPath } from 'react-router-dom';
import type { Entity } from '#model';
import { type AppNode, type AppTree, coreExtensionData, preloadExtension } from '#sdk';
import { entityFilterExpressionDataRef, entityFilterFunctionDataRef } from '../../blueprints/entityDataRefs';
import { matchesEntityFilter } from '../../blueprints/entityFilterData';
import { contentPattern } from './contentPattern';

/** Loads the code of a tab, and of what is attached to it and is shown for the entity, such as cards. */
export async function preloadContent(node: AppNode, entity: Entity): Promise<void> {
  const attached = [...node.edges.attachments.values()].flat().filter((part) => isShown(part, entity));
  await Promise.all([node, ...attached].map(async (part) => preloadExtension(part)));
}

/** Loads the code of the page of an entity, and of the tab at a path, by default the one that it shows first. */
export async function preloadEntityPage({ nodes }: AppTree, entity: Entity, tabPath = ''): Promise<void> {
  const page = nodes.get('page:catalog/entity');
  if (!page) return;
  await preloadExtension(page);
  const contents = page.edges.attachments.get('contents') ?? [];
  const opened = contents.find((content) => {
    const path = content.instance?.getData(coreExtensionData.routePath);
    return path !== undefined && matchPath(contentPattern(path), `/${tabPath}`) && isShown(content, entity);
  });
  if (opened) await preloadContent(opened, entity);
}

function isShown({ instance }: AppNode, entity: Entity): boolean {
  if (!instance) return false;
  const filterFunction = instance.getData(entityFilterFunctionDataRef);
  const filterExpression = instance.getData(entityFilterExpressionDataRef);
  return matchesEntityFilter(
    {
      ...(filterFunction && { filterFunction }),
      ...(filterExpression !== undefined && { filterExpression }),
    },
    entity,
  );
}
