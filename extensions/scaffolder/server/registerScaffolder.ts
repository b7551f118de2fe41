import { join } from 'node:path';
import { scaffolderActionsRef, type BackendServices } from '#backend';
import type { ScaffolderTables } from './migrations/createTasks';
import { autocompleteRoute } from './autocomplete/autocompleteRoute';
import { registerBuiltIns } from './registerBuiltIns';
import { createAccess, isActionAllowed } from './routes/access';
import { dryRunRoutes } from './routes/dryRunRoutes';
import { eventRoutes } from './routes/eventRoutes';
import { baseUrlOf } from './routes/readTemplate';
import { createFindTask, taskRoutes } from './routes/taskRoutes';
import { templateRoutes } from './routes/templateRoutes';
import { createActionRegistry } from './run/actionRegistry';
import { removeLeftovers } from './run/removeLeftovers';
import { runTask, type RunParts } from './run/runTask';
import { withWorkspace } from './run/workspaces';
import type { ScaffolderSettings } from './settings/scaffolderSettings';
import { createSchemaValidator } from './schema/validateValue';
import { createTaskChanges } from './tasks/taskChanges';
import { createTaskQueue, type RunClaimed } from './tasks/createTaskQueue';
import { createCheckpoint } from './tasks/createCheckpoint';
import { createTaskStore } from './tasks/taskStore';

/** Registers the routes of software templates, and what runs them. */
export function registerScaffolder(services: BackendServices<ScaffolderSettings>): void {
  const { router, registry, auth, catalog, permissions, jobs, log, lifecycle, workingFolder } = services;
  const settings = (): ScaffolderSettings => services.settings.current;
  const folder = join(services.dataFolder, 'workspaces');
  const store = createTaskStore(services.database<ScaffolderTables>(), services.sealer);
  const changes = createTaskChanges();
  const access = createAccess(permissions, auth);
  const { renderer, actions: builtIns } = registerBuiltIns(services);
  const schemas = createSchemaValidator();
  const { validate } = schemas;

  const actions = createActionRegistry();
  registry.provide(scaffolderActionsRef, actions);
  for (const action of builtIns) actions.add(action);

  permissions.provideResources('scaffolder-task', async (id) => (await store.find(id))?.resource);
  permissions.provideResources('scaffolder-action', async (action) => ({ action, input: {} }));

  const parts: RunParts = { actions, renderer, validate, settings };
  const run: RunClaimed = (task, { signal, events }) =>
    withWorkspace(
      folder,
      () => settings().limits,
      (workspace) =>
        runTask(
          {
            ...task,
            baseUrl:
              task.spec.templateInfo?.entity && baseUrlOf(task.spec.templateInfo.entity, workingFolder),
            workspace,
            isDryRun: false,
            signal,
            log: events.log,
            checkpoint: createCheckpoint(store, task.id),
            allows: (action, input) => isActionAllowed(permissions, task.caller, action, input),
          },
          parts,
        ),
    );
  const queue = createTaskQueue({ store, jobs, changes, run, settings, log });
  const shared = { auth, catalog, access, permissions, actions, validate };
  templateRoutes(router, shared);
  taskRoutes(router, { ...shared, store, queue });
  eventRoutes(router, { find: createFindTask(store, access), store, changes, log });
  autocompleteRoute(router, services.sourceHosts);
  dryRunRoutes(router, { ...shared, parts, settings, folder });
  lifecycle.onStart(async () => {
    await removeLeftovers(folder, settings().taskTimeoutMs);
    await queue.start();
  });
  lifecycle.onStop(async () => {
    await queue.stop();
    await schemas.stop();
  });
}
