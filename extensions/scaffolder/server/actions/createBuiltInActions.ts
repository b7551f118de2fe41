import type { TemplateAction } from '#backend';
import type { ActionServices } from './actionServices';
import { createCatalogActions } from './catalogActions';
import { createDebugActions } from './debugActions';
import { createFetchActions } from './fetchActions';
import { createFsActions } from './fsActions';
import { createPublishLocal } from './publishLocal';
import { createRegister } from './registerAction';
import { createTemplateActions } from './templateActions';

/** Creates the actions that every portal has. */
export function createBuiltInActions(services: ActionServices): TemplateAction[] {
  return [
    ...createCatalogActions(services),
    createRegister(services),
    ...createDebugActions(),
    ...createFetchActions(services),
    ...createFsActions(services),
    createPublishLocal(services),
    ...createTemplateActions(services),
  ];
}
