import { join } from 'node:path';
import {
  addressProviderRef,
  type BackendServices,
  type TemplateAction,
  type TemplateRenderer,
} from '#backend';
import { catalogRegistrationRef } from '../../catalog/backend-public';
import { createBuiltInActions } from './actions/createBuiltInActions';
import { createLocalAddresses } from './git/localAddresses';
import { createLocalRepositories } from './git/localRepositories';
import { repositoryRoutes } from './git/repositoryRoutes';
import { toRenderLimits, type ScaffolderSettings } from './settings/scaffolderSettings';
import { createPublishActions } from './publish/createPublishActions';
import { createTemplateRenderer } from './templating/createTemplateRenderer';
import { createTemplateThreads } from './templating/createTemplateThreads';

/** Creates the sandbox and the actions, and registers the repositories on this machine. */
export function registerBuiltIns(services: BackendServices<ScaffolderSettings>): {
  actions: TemplateAction[];
  renderer: TemplateRenderer;
} {
  const { router, registry, reader, sourceHosts, parseYaml, catalog, lifecycle, dataFolder } = services;
  const settings = (): ScaffolderSettings => services.settings.current;
  const threads = createTemplateThreads();
  lifecycle.onStop(() => threads.stop());
  const renderer = createTemplateRenderer(threads);
  const repositories = createLocalRepositories(join(dataFolder, 'repositories'));
  const addresses = createLocalAddresses(repositories, settings);
  registry.provide(addressProviderRef, addresses);
  repositoryRoutes(router, { repositories, addresses });
  const actions = createBuiltInActions({
    reader,
    parseYaml,
    catalog,
    registration: () => registry.find(catalogRegistrationRef),
    repositories,
    addresses,
    settings,
    openTemplates: () => renderer.open(toRenderLimits(settings().limits)),
  });
  return { actions: [...actions, ...createPublishActions({ sourceHosts, settings })], renderer };
}
