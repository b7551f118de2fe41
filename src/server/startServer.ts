import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Problem } from '#diagnostics';
import type { LoadedConfig } from '#config/node';
import { ANNOTATION_ORIGIN_LOCATION, ANNOTATION_ORPHAN } from '#protocol';
import { createStoredSessions } from './auth/session/storedSessions';
import { createStoredSigningKeys } from './auth/storedSigningKeys';
import { createIngestion } from './catalog/ingestion';
import { createLiveIngestion, type LiveIngestion } from './catalog/liveIngestion';
import { createCatalogReader } from './catalog/query';
import type { CatalogReader } from './catalog/reader';
import { createCatalogWriter } from './catalog/storage';
import type { CatalogIngestion } from './catalog/store';
import { isGood, type ChosenConfig } from './configFeed/chooseConfig';
import type { ConfigFeed } from './configFeed/configFeed';
import { prepareFeed, type ConfigSession, type FollowOptions, type OpenFeed } from './configFeed/prepareFeed';
import { createServer } from './createServer';
import { createDatabase, type Database } from './database';
import { openAhead, type DatabaseAhead } from './openAhead';
import { resolveLogSettings } from './log/loggerOptions';
import { resolveConfigAccess } from './permission/configAccess';
import { createPermissions } from './permission/createPermissions';
import { loadPolicy } from './permission/loadPolicy';
import { resolveCatalogSettings } from './settings/catalogSettings';
import { resolveDatabaseUrl } from './settings/databaseUrl';
import { printAddress, resolveListenAddress } from './settings/listenAddress';
import { findSecrets } from './settings/secrets';
import { resolveServerSettings, type ServerSettings } from './settings/serverSettings';
import { createStoredUserSettings } from './userSettings/storedUserSettings';
import { compressAssets } from './web/compressAssets';
import type { WebRoutesOptions } from './web/routes';
import { loadWebApp } from './web/webApp';

export interface StartServerOptions {
  config: LoadedConfig;
  /** Problems found after loading, for the page's report. */
  problems?: readonly Problem[];
  /** Follows the files: a good change is handed out while the server runs. Without it, the configuration stays as given. */
  follow?: FollowOptions;
  /** Folder that relative paths of the configuration and of `TRELLIS_DATA` count from. */
  cwd?: string;
  environment?: NodeJS.ProcessEnv;
  /** Folder of the built app; without one only the API is served. */
  webFolder?: string;
  /** Folder of an empty database, made by the build. */
  template?: string;
}

export interface StartedServer {
  /** Address to open in a browser. */
  address: string;
  /** What is wrong with the configuration it was started with; present when its files are followed. */
  found?: Pick<ChosenConfig, 'problems' | 'refused'> | undefined;
  /** Finishes what it is answering, stops reading sources and closes the database. */
  stop(): Promise<void>;
}

const CATALOG_UNREADABLE = 'The catalogue could not be read';

/** The first page should show a catalogue, but a large one must not keep the portal from being ready. */
const PATIENCE_WITH_FIRST_PASS = 2_000;

/**
 * Opens the database, listens on one port for pages and API, and reads the catalogue's locations beside that. With `follow`, a
 * configuration with errors gives way to the one that was last good.
 */
export async function startServer(options: StartServerOptions): Promise<StartedServer> {
  const { cwd = process.cwd(), environment = process.env, follow } = options;
  const dataDir = resolve(cwd, environment['TRELLIS_DATA'] || '.trellis');
  const toUrl = ({ source }: LoadedConfig) => resolveDatabaseUrl(source.data, environment);
  // The database takes its time in a thread of its own; the check takes this one meanwhile.
  const ahead = openAhead(
    (databaseUrl) => createDatabase({ dataDir, databaseUrl, template: options.template }),
    isGood(options.config.problems) ? { databaseUrl: toUrl(options.config) } : undefined,
  );
  const session = follow && (await orDiscard(ahead, prepareFeed(options.config, follow, dataDir)));
  const config = session?.chosen.loaded ?? options.config;
  const databaseUrl = toUrl(config);
  const database = await ahead.take(databaseUrl);
  try {
    return await serve(database, { ...options, config, cwd, environment, session, databaseUrl });
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function orDiscard<T>(ahead: DatabaseAhead, work: Promise<T>): Promise<T> {
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
}

async function serve(database: Database, options: ResolvedOptions): Promise<StartedServer> {
  const { config, environment, session, databaseUrl } = options;
  const settings = resolveServerSettings(config.source.data, environment);
  const { policy, complaint } = loadPolicy(config);
  const permissions = createPermissions(policy);
  const configAccess = resolveConfigAccess(config.source.data, settings.guest, () => permissions.policy);
  const reader = createCatalogReader(database);
  let app: FastifyInstance | undefined;
  const ingestion = createCatalogIngestion(database, reader, options, (level, message) =>
    app?.log[level](message),
  );
  const live = await session?.open(configAccess, (served) => {
    const next = loadPolicy(served);
    if (next.complaint) app?.log.error(`${next.complaint} The former policy stays in force.`);
    else permissions.change(next.policy);
    ingestion
      .change(resolveCatalogSettings(served.source.data))
      .catch((error: unknown) => app?.log.error({ err: error }, CATALOG_UNREADABLE));
  });
  try {
    app = await createServer({
      settings,
      reader,
      ingestion,
      signingKeys: createStoredSigningKeys(database.db),
      sessions: createStoredSessions(database.db),
      userSettings: createStoredUserSettings(database.db),
      permissions,
      configAccess,
      feed: live?.feed,
      web: await createWebRoutes(settings, options, live?.feed),
      log: resolveLogSettings(
        [...findSecrets(config.source.data, config.masked.data), ...secretsOf(databaseUrl)],
        environment,
      ),
    });
    if (complaint) app.log.error(`${complaint} Nothing is allowed to anybody.`);
    const listen = resolveListenAddress(config.source.data, environment);
    await app.listen(listen);
    await waitForFirstPass(ingestion.start(), app);
    return {
      address: addressOf(app, listen.host) + settings.basePath,
      found: session?.chosen,
      stop: () => stop(app, ingestion, database, live),
    };
  } catch (error) {
    await live?.stop();
    throw error;
  }
}

/** Waits until the catalogue has been read once, for a while. */
async function waitForFirstPass(first: Promise<unknown>, app: FastifyInstance): Promise<void> {
  first.catch((error: unknown) => app.log.error({ err: error }, CATALOG_UNREADABLE));
  await Promise.race([
    first.catch(() => undefined),
    wait(PATIENCE_WITH_FIRST_PASS, undefined, { ref: false }),
  ]);
}

async function stop(
  app: FastifyInstance | undefined,
  ingestion: CatalogIngestion,
  database: Database,
  live: OpenFeed | undefined,
): Promise<void> {
  await Promise.all([app?.close(), ingestion.stop(), live?.stop()]);
  await database.close();
}

function createCatalogIngestion(
  database: Database,
  reader: CatalogReader,
  { config, cwd }: ResolvedOptions,
  log: (level: 'info' | 'warn', message: string) => void,
): LiveIngestion {
  return createLiveIngestion(
    ({ locations, rules, allow, orphanStrategy, interval }) =>
      createIngestion({
        locations,
        rules,
        allow,
        cwd,
        interval: interval === false ? undefined : interval,
        watch: interval !== false,
        writer: createCatalogWriter(database, {
          strategy: orphanStrategy,
          orphanAnnotation: ANNOTATION_ORPHAN,
        }),
        findOrigin: async (ref) =>
          (await reader.entityByRef(ref))?.metadata.annotations?.[ANNOTATION_ORIGIN_LOCATION],
        log: { info: (message) => log('info', message), warn: (message) => log('warn', message) },
      }),
    resolveCatalogSettings(config.source.data),
  );
}

async function createWebRoutes(
  settings: ServerSettings,
  options: ResolvedOptions,
  feed: ConfigFeed | undefined,
): Promise<WebRoutesOptions | undefined> {
  const app = options.webFolder === undefined ? undefined : await loadWebApp(options.webFolder);
  if (!app) return undefined;
  // A build leaves compressed forms behind; should they be missing, they come while the first pages are served without.
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

// The port may have been left to the system.
function addressOf(app: FastifyInstance, host: string): string {
  const address = app.server.address();
  return printAddress({ host, port: typeof address === 'object' && address !== null ? address.port : 0 });
}

function secretsOf(databaseUrl: string | undefined): string[] {
  if (databaseUrl === undefined || !URL.canParse(databaseUrl)) return [];
  const { password } = new URL(databaseUrl);
  return password === '' ? [] : [decodeURIComponent(password)];
}
