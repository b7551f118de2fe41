import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { BackendPlugin } from '#backend';
import type { Problem } from '#diagnostics';
import type { LoadedConfig } from '#config/node';
import { createStoredSessions } from './auth/session/storedSessions';
import { createStoredSigningKeys } from './auth/tokens/storedSigningKeys';
import { isValid, type ChosenConfig } from './configFeed/chooseConfig';
import type { ConfigFeed } from './configFeed/configFeed';
import { prepareFeed, type ConfigSession, type FollowOptions, type OpenFeed } from './configFeed/prepareFeed';
import { createServer } from './createServer';
import { createDatabase, listMigrations, type Database } from './database';
import { createJobsHost, type JobsHost } from './jobs/createJobsHost';
import { createLiveConfig } from './liveConfig/createLiveConfig';
import { createLiveSettings } from './liveConfig/createLiveSettings';
import { limitHeapGrowth } from './limitHeapGrowth';
import { preopenDatabase, type PreopenedDatabase } from './preopenDatabase';
import { resolveLogSettings } from './log/loggerOptions';
import { resolveConfigAccess } from './permission/configAccess';
import { createPermissions } from './permission/createPermissions';
import { loadPolicy } from './permission/loadPolicy';
import { resolveDatabaseUrl } from './settings/databaseUrl';
import { toDatabaseService } from './plugins/toDatabaseService';
import { createLifecycles, type Lifecycles } from './plugins/createLifecycles';
import { createAddressReader } from './reading/createAddressReader';
import { createSourceHosts } from './reading/createSourceHosts';
import { readingSettings } from './reading/readingSettings';
import { followListenAddress, printAddress, resolveListenAddress } from './settings/listenAddress';
import { findSecrets } from './settings/secrets';
import { resolveServerSettings, type ServerSettings } from './settings/serverSettings';
import { compressAssets } from './web/compressAssets';
import type { WebRoutesOptions } from './web/routes';
import { loadWebApp } from './web/webApp';

export interface StartServerOptions {
  config: LoadedConfig;
  /** The server sides of the plugins. */
  plugins: readonly BackendPlugin[];
  /** Problems found after loading, for the page's report. */
  problems?: readonly Problem[];
  /** Watches the configuration files and applies valid changes. Without it, the configuration doesn't change. */
  follow?: FollowOptions;
  /** Base folder of relative paths in the configuration and in `TRELLIS_DATA`. */
  cwd?: string;
  environment?: NodeJS.ProcessEnv;
  /** Folder of the built frontend. Without it, only the API is served. */
  webFolder?: string;
  /** Folder of the database template that the build creates. */
  template?: string;
}

export interface StartedServer {
  /** URL to open in a browser. */
  address: string;
  /** Problems of the configuration it was started with. Present if its files are watched. */
  found?: Pick<ChosenConfig, 'problems' | 'refused'> | undefined;
  /** Finishes open requests, stops the plugins and closes the database. */
  stop(): Promise<void>;
}

/** The first page should show data, but a plugin with a slow start must not delay the portal. */
const PLUGIN_START_WAIT_MS = 2_000;

/**
 * Opens the database, listens on one port for pages and the API, and starts the plugins. With `follow`, the last
 * valid configuration replaces one with errors.
 */
export async function startServer(options: StartServerOptions): Promise<StartedServer> {
  limitHeapGrowth();
  const { cwd = process.cwd(), environment = process.env, follow } = options;
  const dataDir = resolve(cwd, environment['TRELLIS_DATA'] || '.trellis');
  const migrations = listMigrations(options.plugins);
  const toUrl = ({ source }: LoadedConfig) => resolveDatabaseUrl(source.data, environment);
  // The database opens in its own thread while the check runs in this one.
  const ahead = preopenDatabase(
    (databaseUrl) => createDatabase({ dataDir, databaseUrl, template: options.template, migrations }),
    isValid(options.config.problems) ? { databaseUrl: toUrl(options.config) } : undefined,
  );
  const session = follow && (await orDiscard(ahead, prepareFeed(options.config, follow, dataDir)));
  const config = session?.chosen.loaded ?? options.config;
  const databaseUrl = toUrl(config);
  const database = await ahead.take(databaseUrl);
  try {
    return await serve(database, { ...options, config, cwd, environment, session, databaseUrl, dataDir });
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function orDiscard<T>(ahead: PreopenedDatabase, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    await ahead.discard();
    throw error;
  }
}

interface ResolvedOptions extends StartServerOptions {
  cwd: string;
  environment: NodeJS.ProcessEnv;
  session: ConfigSession | undefined;
  databaseUrl: string | undefined;
  dataDir: string;
}

async function serve(database: Database, options: ResolvedOptions): Promise<StartedServer> {
  const { config, environment, session, databaseUrl } = options;
  const values = followListenAddress(config.source.data, environment);
  const settings = resolveServerSettings(values, environment);
  const { policy, error: policyError } = loadPolicy(config, options.plugins);
  const permissions = createPermissions(policy);
  const configAccess = resolveConfigAccess(config.source.data, settings.guest, () => permissions.policy);
  const data = createLiveConfig(values);
  const lifecycles = createLifecycles();
  let app: FastifyInstance | undefined;
  const jobs = createJobsHost(database, (error) => app?.log.error({ err: error }, 'The job queues failed.'));
  const live = await session?.open(configAccess, (served) => {
    const next = loadPolicy(served, options.plugins);
    if (next.error) app?.log.error(`${next.error} The previous policy remains active.`);
    else permissions.change(next.policy);
    data.change(followListenAddress(served.source.data, environment));
  });
  try {
    app = await createServer({
      settings,
      plugins: options.plugins,
      host: {
        config: data,
        database: toDatabaseService(database),
        reader: createAddressReader(createLiveSettings(readingSettings, data)),
        sourceHosts: createSourceHosts(createLiveSettings(readingSettings, data)),
        lifecycles,
        jobsOf: (pluginId) => jobs.of(pluginId),
        workingFolder: options.cwd,
        dataFolder: options.dataDir,
      },
      ping: async () => void (await sql`select 1`.execute(database.db)),
      signingKeys: createStoredSigningKeys(database.db),
      sessions: createStoredSessions(database.db),
      permissions,
      configAccess,
      feed: live?.feed,
      web: await createWebRoutes(settings, options, live?.feed),
      log: resolveLogSettings(
        [...findSecrets(config.source.data, config.masked.data), ...secretsOf(databaseUrl)],
        environment,
      ),
    });
    if (policyError) app.log.error(`${policyError} All permissions are denied.`);
    const listen = resolveListenAddress(config.source.data, environment);
    await app.listen(listen);
    await Promise.race([lifecycles.start(app.log), wait(PLUGIN_START_WAIT_MS, undefined, { ref: false })]);
    return {
      address: addressOf(app, listen.host, settings.appOrigin) + settings.basePath,
      found: session?.chosen,
      stop: stop.bind(undefined, { app, lifecycles, jobs, live, database }),
    };
  } catch (error) {
    await live?.stop();
    throw error;
  }
}

interface RunningServer {
  app: FastifyInstance;
  lifecycles: Lifecycles;
  jobs: JobsHost;
  live: OpenFeed | undefined;
  database: Database;
}

async function stop({ app, lifecycles, jobs, live, database }: RunningServer): Promise<void> {
  await Promise.all([app.close(), lifecycles.stop(app.log), jobs.stop(), live?.stop()]);
  await database.close();
}

async function createWebRoutes(
  settings: ServerSettings,
  options: ResolvedOptions,
  feed: ConfigFeed | undefined,
): Promise<WebRoutesOptions | undefined> {
  const app = options.webFolder === undefined ? undefined : await loadWebApp(options.webFolder);
  if (!app) return undefined;
  // The build creates compressed files. If they are missing, they are created while the first pages are served
  // uncompressed.
  void compressAssets(app.folder).catch(() => undefined);
  const backendOrigin = new URL(settings.backendBaseUrl).origin;
  const injected = options.config.toInjected(options.problems);
  return {
    app,
    basePath: settings.basePath,
    injectedConfig: () => feed?.page() ?? injected,
    connect: backendOrigin === settings.appOrigin ? [] : [backendOrigin],
    csp: settings.csp,
  };
}

// The system may have chosen the port.
function addressOf(app: FastifyInstance, host: string, appOrigin: string): string {
  const address = app.server.address();
  return printAddress(
    { host, port: typeof address === 'object' && address !== null ? address.port : 0 },
    appOrigin,
  );
}

function secretsOf(databaseUrl: string | undefined): string[] {
  if (databaseUrl === undefined || !URL.canParse(databaseUrl)) return [];
  const { password } = new URL(databaseUrl);
  return password === '' ? [] : [decodeURIComponent(password)];
}
