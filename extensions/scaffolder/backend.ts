import { createBackendPlugin } from '#backend';
import * as permissions from './protocol/permissions';
import { createTasks } from './server/migrations/createTasks';
import { indexRestarts } from './server/migrations/indexRestarts';
import { registerScaffolder } from './server/registerScaffolder';
import { scaffolderSettings } from './server/settings/scaffolderSettings';

/** The server side of software templates: runs their tasks. */
export const scaffolderBackend = createBackendPlugin({
  pluginId: 'scaffolder',
  settings: scaffolderSettings,
  permissions: Object.values(permissions),
  migrations: [createTasks, indexRestarts],
  register: registerScaffolder,
});
