import type { Entity } from '#model';
import { type AppNode, preloadExtension } from '#sdk';
import { entityFilterExpressionDataRef, entityFilterFunctionDataRef } from '../../blueprints/entityDataRefs';
import { matchesEntityFilter } from '../../blueprints/entityFilterData';

/** Starts loading the code of a tab, and of what is attached to it and is shown for the entity, such as cards. */
export function preloadContent(node: AppNode, entity: Entity): void {
  void preloadExtension(node);
  for (const attached of [...node.edges.attachments.values()].flat()) {
    const filterFunction = attached.instance?.getData(entityFilterFunctionDataRef);
    const filterExpression = attached.instance?.getData(entityFilterExpressionDataRef);
    const filter = {
      ...(filterFunction && { filterFunction }),
      ...(filterExpression !== undefined && { filterExpression }),
    };
    if (attached.instance && matchesEntityFilter(filter, entity)) void preloadExtension(attached);
  }
}
