import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { catalogServiceRef, createBackendPlugin, type BackendPlugin, type CatalogService } from '#backend';
import { IDENTITY_FIELD, type Session } from '#protocol';
import type { SigningKey } from '../auth/tokens/signingKey';
import type { Database } from '../database';
import { createServer, type ServerParts } from '../createServer';
import { createJobsHost, type JobTimes } from '../jobs/createJobsHost';
import { createLiveConfig, type LiveConfig } from '../liveConfig/createLiveConfig';
import { createLiveSettings } from '../liveConfig/createLiveSettings';
import { resolveConfigAccess } from '../permission/configAccess';
import { createPermissions } from '../permission/createPermissions';
import { resolvePolicy } from '../permission/resolvePolicy';
import { createLifecycles, type Lifecycles } from '../plugins/createLifecycles';
import { toDatabaseService } from '../plugins/toDatabaseService';
import { createAddressReader } from '../reading/createAddressReader';
import { createSourceHosts } from '../reading/createSourceHosts';
import type { Transport } from '../reading/http/transport';
import { readingSettings } from '../reading/readingSettings';
import { resolveServerSettings } from '../settings/serverSettings';

/** A server for tests of its HTTP API. Keeps its log. */
export interface TestServer {
  app: FastifyInstance;
  /** Log lines so far. */
  log: string[];
  /** Sends a request with a guest's token. */
  call: (options: InjectOptions) => Promise<LightMyRequestResponse>;
  config: LiveConfig;
  lifecycles: Lifecycles;
  /** Closes the queues and the HTTP server. A database that was passed in stays open. */
  close(): Promise<void>;
}

export interface TestServerOptions extends Partial<Omit<ServerParts, 'host'>> {
  config?: Record<string, unknown>;
  environment?: NodeJS.ProcessEnv;
  /** The catalog for plugins and sign-in. Defaults to the one that a plugin provides, or an empty one. */
  catalog?: CatalogService;
  /** Required if a plugin uses the database. */
  database?: Omit<Database, 'close'>;
  jobTimes?: JobTimes;
  fetchUrl?: Transport;
  /** The portal's data folder, for plugins that store files. */
  dataFolder?: string;
}

/** Creates the portal's server with the given parts replaced. It does not listen, and no plugin is started. */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const log: string[] = [];
  const config = createLiveConfig(options.config ?? {});
  const settings = resolveServerSettings(config.current, options.environment ?? {});
  const permissions = options.permissions ?? createPermissions(resolvePolicy(config.current));
  if (!options.permissions) config.subscribe(() => permissions.change(resolvePolicy(config.current)));
  const lifecycles = createLifecycles();
  const database = options.database ?? noDatabase;
  const jobs = createJobsHost(database, (error) => void log.push(String(error)), options.jobTimes);
  const app = await createServer({
    settings,
    permissions,
    configAccess: resolveConfigAccess(config.current, settings.guest, () => permissions.policy),
    host: {
      config,
      database: toDatabaseService(database),
      reader: createAddressReader(createLiveSettings(readingSettings, config), {
        transport: options.fetchUrl,
      }),
      sourceHosts: createSourceHosts(createLiveSettings(readingSettings, config), {
        transport: options.fetchUrl,
      }),
      lifecycles,
      jobsOf: (pluginId) => jobs.of(pluginId),
      workingFolder: process.cwd(),
      dataFolder: options.dataFolder ?? join(tmpdir(), 'trellis-no-data'),
    },
    ping: async () => {},
    signingKeys: createMemoryKeys(),
    sessions: createMemorySessions(),
    log: { secrets: [], format: 'text', level: 'info', write: (line) => void log.push(line) },
    ...options,
    plugins: [...(options.plugins ?? []), ...(options.catalog ? [provideCatalog(options.catalog)] : [])],
  });
  return {
    app,
    log,
    config,
    lifecycles,
    call: async (request) => {
      const session = (await app.inject('/api/auth/guest/refresh')).json<Session>();
      const authorization = `Bearer ${session[IDENTITY_FIELD].token}`;
      return app.inject({ ...request, headers: { authorization, ...request.headers } });
    },
    close: async () => {
      await Promise.all([app.close(), lifecycles.stop(app.log), jobs.stop()]);
    },
  };
}

function provideCatalog(catalog: CatalogService): BackendPlugin {
  return createBackendPlugin({
    pluginId: 'test-catalog',
    register: ({ registry }) => registry.provide(catalogServiceRef, catalog),
  });
}

const noDatabase: Omit<Database, 'close'> = {
  kind: 'embedded',
  get db(): never {
    throw new Error('This test has no database. Give the plugin a migration, or pass a database.');
  },
  read: async () => noDatabase.db as never,
  write: async () => noDatabase.db as never,
  as: () => noDatabase,
};

function createMemoryKeys(): ServerParts['signingKeys'] {
  let keys: SigningKey[] = [];
  return {
    list: async () => keys,
    add: async (key) => void (keys = [key, ...keys]),
    removeOlderThan: async (date) => void (keys = keys.filter((key) => key.createdAt >= date)),
  };
}

function createMemorySessions(): ServerParts['sessions'] {
  const ended = new Set<string>();
  return {
    secret: async () => 'only known to tests',
    end: async (id) => void ended.add(id),
    hasEnded: async (id) => ended.has(id),
  };
}
