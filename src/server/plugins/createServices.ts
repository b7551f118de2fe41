import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { BackendPlugin, BackendServices, LiveSettings } from '#backend';
import { authService } from '../auth/caller/authenticate';
import { upgradeService } from '../http/upgrades';
import { createLiveSettings } from '../liveConfig/createLiveSettings';
import { parseYaml } from '../reading/parseYaml';
import { createLog } from './createLog';
import { createRouter } from './createRouter';
import { createPluginSealer } from './createPluginSealer';
import type { PluginHost } from './pluginHost';

/** Creates the services of one plugin: the host's services with its own routes, settings, queues and log. */
export function createServices(
  { pluginId, settings }: BackendPlugin,
  scope: FastifyInstance,
  host: PluginHost,
): BackendServices<unknown> {
  return {
    router: createRouter(scope),
    auth: authService,
    upgrades: upgradeService,
    permissions: host.permissions,
    database: host.database,
    settings: settings ? createLiveSettings(settings, host.config) : noSettings,
    reader: host.reader,
    sourceHosts: host.sourceHosts,
    parseYaml,
    catalog: host.catalog,
    jobs: host.jobsOf(pluginId),
    log: createLog(scope.log, pluginId),
    sealer: createPluginSealer(host.sealer, pluginId),
    lifecycle: host.lifecycles.of(pluginId),
    registry: host.registry,
    workingFolder: host.workingFolder,
    dataFolder: join(host.dataFolder, pluginId),
  };
}

const noSettings: LiveSettings<undefined> = { current: undefined, subscribe: () => () => undefined };
