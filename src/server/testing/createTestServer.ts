import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { JsonValue } from '#model';
import { IDENTITY_FIELD, type Session } from '#protocol';
import type { SigningKey } from '../auth/signingKey';
import type { CatalogReader } from '../catalog/reader';
import { createServer, type ServerParts } from '../createServer';
import { resolveConfigAccess } from '../permission/configAccess';
import { createPermissions } from '../permission/createPermissions';
import { resolvePolicy } from '../permission/resolvePolicy';
import { resolveServerSettings } from '../settings/serverSettings';
import type { SettingKey } from '../userSettings/settingsStore';

/** A server for tests of its HTTP side: what is not given answers nothing, and the log is kept. */
export interface TestServer {
  app: FastifyInstance;
  /** Lines of the log so far. */
  log: string[];
  /** A request with the token of a guest. */
  call: (options: InjectOptions) => Promise<LightMyRequestResponse>;
}

export interface TestServerOptions extends Partial<Omit<ServerParts, 'reader'>> {
  config?: Record<string, unknown>;
  environment?: NodeJS.ProcessEnv;
  reader?: Partial<CatalogReader>;
}

export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const log: string[] = [];
  const settings = resolveServerSettings(options.config ?? {}, options.environment ?? {});
  const permissions = options.permissions ?? createPermissions(resolvePolicy(options.config ?? {}));
  const app = await createServer({
    settings,
    permissions,
    configAccess: resolveConfigAccess(options.config ?? {}, settings.guest, () => permissions.policy),
    ingestion: { refresh: async () => {}, removeEntity: async () => false },
    signingKeys: createMemoryKeys(),
    sessions: createMemorySessions(),
    userSettings: createMemorySettings(),
    log: { secrets: [], format: 'text', level: 'info', write: (line) => void log.push(line) },
    ...options,
    reader: { ...emptyReader, ...options.reader },
  });
  return {
    app,
    log,
    call: async (request) => {
      const session = (await app.inject('/api/auth/guest/refresh')).json<Session>();
      const authorization = `Bearer ${session[IDENTITY_FIELD].token}`;
      return app.inject({ ...request, headers: { authorization, ...request.headers } });
    },
  };
}

const emptyReader: CatalogReader = {
  entities: async () => ({ entities: [], hasMore: false }),
  queryEntities: async () => ({ items: [], totalItems: 0, pageInfo: {} }),
  entitiesByRefs: async ({ refs }) => refs.map(() => null),
  entityByRef: async () => undefined,
  entityByUid: async () => undefined,
  ancestry: async () => undefined,
  facets: async ({ facets }) => Object.fromEntries(facets.map((facet) => [facet, []])),
  locations: async () => [],
  queryLocations: async () => ({ items: [], totalItems: 0, pageInfo: {} }),
  location: async () => undefined,
  locationOfEntity: async () => 'unknown-entity',
  ping: async () => {},
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

function createMemorySettings(): ServerParts['userSettings'] {
  const values = new Map<string, JsonValue>();
  const at = (user: string, { bucket, key }: SettingKey): string => JSON.stringify([user, bucket, key]);
  return {
    get: async (user, keys) => keys.map((key) => values.get(at(user, key))),
    async set(user, key, value) {
      values.set(at(user, key), value);
      return true;
    },
    delete: async (user, key) => void values.delete(at(user, key)),
  };
}
