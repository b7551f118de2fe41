import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { BackendPlugin } from '#backend';
import type { Entity } from '#model';
import { createDatabase, listMigrations, type Database } from '../database';
import type { Transport } from '../reading/http/transport';
import { createMemoryCatalog } from './createMemoryCatalog';
import { createTestServer } from './createTestServer';

const TOKEN = 'the-static-token-of-a-test';

export interface TestBackendOptions {
  /** The merged YAML configuration. */
  config?: Record<string, unknown>;
  /**
   * The caller: a user ref (`user:default/guest` by default), a service with its subject, or null for anonymous
   * requests.
   */
  caller?: string | { service: string } | null;
  /** Refs of the groups that the user belongs to. */
  groups?: string[];
  /** Entities of the catalog, for plugins that do not provide one. */
  entities?: Entity[];
  /** The database. Defaults to one in memory if the plugin has migrations. A database that is passed in stays open. */
  database?: Omit<Database, 'close'>;
  /** Handles the URLs that the plugin reads. */
  fetchUrl?: Transport;
  /** The portal's data folder, for plugins that store files. */
  dataFolder?: string;
}

/** A server side that runs in a test. */
export interface TestBackend {
  /** Sends a request as the caller. */
  call: (request: InjectOptions | string) => Promise<LightMyRequestResponse>;
  /** Applies another configuration, as if the file was saved. Sign-in doesn't change. */
  changeConfig(config: Record<string, unknown>): void;
  /** Log lines so far. */
  log: readonly string[];
  stop(): Promise<void>;
}

/**
 * Starts one server side with the portal's real routes, credentials, permissions, migrations, settings and lifecycle.
 * Does not listen on a port.
 *
 * @example
 * const backend = await startTestBackend(notesBackend, { caller: 'user:default/ann' });
 * const response = await backend.call('/api/notes/notes');
 * await backend.stop();
 */
export async function startTestBackend(
  plugin: BackendPlugin,
  options: TestBackendOptions = {},
): Promise<TestBackend> {
  const { caller = 'user:default/guest', entities } = options;
  const own =
    options.database === undefined && plugin.migrations.length > 0
      ? await createDatabase({ migrations: listMigrations([plugin]) })
      : undefined;
  const server = await createTestServer({
    plugins: [plugin],
    config: withCaller(options.config ?? {}, caller, options.groups),
    database: options.database ?? own,
    fetchUrl: options.fetchUrl,
    ...(options.dataFolder === undefined ? {} : { dataFolder: options.dataFolder }),
    ...(entities ? { catalog: createMemoryCatalog(entities) } : {}),
  });
  await server.lifecycles.start(server.app.log);
  return {
    call(request) {
      const asked = typeof request === 'string' ? { url: request } : request;
      if (caller === null) return server.app.inject(asked);
      if (typeof caller === 'string') return server.call(asked);
      return server.app.inject({ ...asked, headers: { authorization: `Bearer ${TOKEN}`, ...asked.headers } });
    },
    changeConfig: (config) => server.config.change(config),
    log: server.log,
    async stop() {
      await server.close();
      await own?.close();
    },
  };
}

function withCaller(
  config: Record<string, unknown>,
  caller: Exclude<TestBackendOptions['caller'], undefined>,
  groups: string[] = [],
): Record<string, unknown> {
  if (caller === null) return config;
  if (typeof caller === 'string') {
    return {
      ...config,
      auth: { providers: { guest: { userEntityRef: caller, ownershipEntityRefs: groups } } },
    };
  }
  const options = { token: TOKEN, subject: caller.service };
  const backend = { ...(config['backend'] as object | undefined) };
  return { ...config, backend: { ...backend, auth: { externalAccess: [{ type: 'static', options }] } } };
}
