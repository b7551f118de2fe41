import compress from '@fastify/compress';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import { openTo, type BackendPlugin } from '#backend';
import { requireCaller } from './auth/caller/authenticate';
import { cookieRoutes, type CookieRoutesOptions } from './auth/caller/cookieRoutes';
import { createCallerResolver } from './auth/caller/createCallerResolver';
import { createPageGuard, type PageGuard } from './auth/caller/pageGuard';
import { createProviders } from './auth/createProviders';
import { authRoutes } from './auth/routes';
import { resolveGuestIdentity } from './auth/guest/guestProvider';
import { planCookies } from './auth/session/cookiePlan';
import { createSealer } from './auth/session/sealer';
import type { SessionStore } from './auth/session/sessionStore';
import { createKeyRing, type KeyRing } from './auth/tokens/keyRing';
import type { SigningKeyStore } from './auth/tokens/signingKey';
import { createTokenIssuer, type TokenIssuer } from './auth/tokens/tokens';
import { EVENTS_PATH, type ConfigFeed } from './configFeed/configFeed';
import { eventRoutes } from './configFeed/eventRoutes';
import { healthRoutes } from './health/routes';
import { watchCallers } from './http/callerSignal';
import { allowOrigins } from './http/cors';
import { handleError } from './http/errorHandler';
import { addEtags } from './http/etag';
import { readJsonBodies } from './http/jsonBody';
import { createOriginPolicy } from './http/originPolicy';
import { rejectNul } from './http/rejectNul';
import { routeUpgrades } from './http/upgrades';
import { addSecurityHeaders } from './http/securityHeaders';
import { createLoggerOptions, type LogSettings } from './log/loggerOptions';
import type { ConfigAccess } from './permission/configAccess';
import type { Permissions } from './permission/createPermissions';
import { declareAccess, isGuarded, markGuarded, requireDeclarations } from './permission/declaredRoutes';
import { enforceAccess } from './permission/enforceAccess';
import { createKnownPermissions } from './permission/permissions';
import { permissionRoutes } from './permission/routes';
import { assertPluginIds } from './plugins/assertPluginIds';
import { createCatalogHandle } from './plugins/createCatalogHandle';
import { createRegistry } from './plugins/createRegistry';
import { createServices } from './plugins/createServices';
import type { PluginHost } from './plugins/pluginHost';
import { readProvided } from './plugins/readProvided';
import type { ServerSettings } from './settings/serverSettings';
import { sendPageOrNotFound, webRoutes, type WebRoutesOptions } from './web/routes';

/** The dependencies of the HTTP server. */
export interface ServerParts {
  settings: ServerSettings;
  plugins: readonly BackendPlugin[];
  /** Host services that all plugins share. */
  host: Omit<PluginHost, 'permissions' | 'registry' | 'catalog' | 'sealer'>;
  /** Resolves if the database can be reached. Throws the reason otherwise. */
  ping: () => Promise<void>;
  signingKeys: SigningKeyStore;
  sessions: SessionStore;
  permissions: Permissions;
  configAccess: ConfigAccess;
  /** Absent if configuration files are not watched. */
  feed?: ConfigFeed | undefined;
  /** Absent if no frontend was built. The API works without it. */
  web?: WebRoutesOptions;
  log: LogSettings;
}

/** Descriptors can contain large API definitions. Larger requests are rejected. */
const BODY_LIMIT = 5 * 1024 * 1024;

/** Creates the server without listening. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const app = fastify({
    logger: createLoggerOptions(parts.log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    rewriteUrl: ({ url = '/' }) => stripBasePaths(url, parts.settings),
    // Failures before routing, for example a URL that cannot be decoded.
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
    routerOptions: { maxParamLength: 1000 },
  });
  const registry = createRegistry();
  const { permissions, settings, sessions } = parts;
  const host: PluginHost = {
    ...parts.host,
    reader: readProvided(parts.host.reader, registry),
    permissions,
    registry,
    catalog: createCatalogHandle(registry),
    sealer: createSealer(async () => settings.signIn.sessionSecret ?? sessions.secret()),
  };
  requireDeclarations(app);
  enforceAccess(app, { permissions, catalog: host.catalog });
  app.setErrorHandler(handleError);
  const auth = createAuth(parts);
  const web = parts.web && { ...parts.web, guard: auth.guard };
  app.setNotFoundHandler((request, reply) => sendPageOrNotFound(request, reply, web));
  watchCallers(app);
  const backendOrigin = new URL(parts.settings.backendBaseUrl).origin;
  const origins = createOriginPolicy(parts.settings.appOrigin, [backendOrigin]);
  routeUpgrades(app, (origin) => origins.isAllowed(origin));
  rejectNul(app);
  readJsonBodies(app);
  addSecurityHeaders(app, { https: parts.settings.backendBaseUrl.startsWith('https:') });
  addEtags(app);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    // Large lists take less than half the time of the default level, and are a tenth larger.
    zlibOptions: { level: 3 },
  });
  if (parts.settings.cors) await allowOrigins(app, parts.settings.cors);
  healthRoutes(app, parts.ping);
  await addPlugins(app, parts, host, auth);
  if (web) await addWeb(app, web);
  return app;
}

interface Auth {
  issuer: string;
  keys: KeyRing;
  tokens: TokenIssuer;
  /** Set in protected mode. */
  guard: PageGuard | undefined;
}

function createAuth({ settings, signingKeys }: ServerParts): Auth {
  const issuer = `${settings.backendBaseUrl}/api/auth`;
  const keys = createKeyRing(signingKeys);
  const tokens = createTokenIssuer(keys, issuer, settings.signIn.tokenSeconds);
  return { issuer, keys, tokens, guard: settings.isProtected ? createPageGuard(tokens) : undefined };
}

/** The API's own path, whether or not a proxy has removed the backend's base path. */
function stripBasePaths(url: string, { basePath, backendBasePath }: ServerSettings): string {
  // A page with another backend only knows its own path.
  if (url.startsWith(`${basePath}${EVENTS_PATH}`)) return url.slice(basePath.length);
  const rest = url.slice(backendBasePath.length);
  return url.startsWith(`${backendBasePath}/`) && /^\/(?:api|\.)/.test(rest) ? rest : url;
}

async function addPlugins(
  app: FastifyInstance,
  parts: ServerParts,
  host: PluginHost,
  { issuer, keys, tokens, guard }: Auth,
): Promise<void> {
  const { settings, permissions, configAccess, feed, plugins } = parts;
  const { catalog, sealer } = host;
  const resolveCaller = createCallerResolver({
    tokens,
    staticTokens: settings.staticTokens,
    openToAll: settings.openToAll,
  });
  const { guest, areGuestsAlone } = settings;
  const resolveGuest = guest && areGuestsAlone ? () => resolveGuestIdentity(guest, catalog.whole) : undefined;
  const providers = createProviders({ ...parts, catalog, tokens, sealer });
  for (const warning of settings.signIn.warnings) app.log.warn(warning);

  const { attributes: cookie } = planCookies(
    settings.backendBaseUrl,
    '/',
    createOriginPolicy(settings.appOrigin, []),
  );
  await addPlugin(app, 'auth', (scope) => {
    declareAccess(scope, 'everyone', 'Callers sign in with these routes.');
    const { appOrigin, basePath } = settings;
    const page = { appOrigin, homeUrl: `${appOrigin}${basePath}/` };
    authRoutes(scope, { issuer, keys, tokens, providers, page, cookie });
  });
  const addCookieRoutes = createCookieScopes(app, tokens, cookie);
  await addCookieRoutes('app');
  const guarded = async (pluginId: string, addRoutes: AddRoutes): Promise<void> => {
    await addCookieRoutes(pluginId);
    await addPlugin(app, pluginId, async (scope) => {
      requireCaller(scope, { resolveCaller, resolveGuest, tokens });
      markGuarded(scope);
      await addRoutes(scope);
    });
  };
  const toKnownPermission = createKnownPermissions(plugins.flatMap((plugin) => plugin.permissions));
  await guarded('permission', (scope) =>
    permissionRoutes(scope, { permissions, configAccess, catalog, toKnownPermission }),
  );
  assertPluginIds(plugins);
  for (const plugin of plugins) {
    await guarded(plugin.pluginId, (scope) => plugin.register(createServices(plugin, scope, host)));
  }
  if (feed) {
    await addPlugin(app, 'trellis', (scope) => {
      declareAccess(
        scope,
        'everyone',
        'The stream contains what the page contains, and the report only for callers with permission.',
      );
      eventRoutes(scope, { feed, resolveCaller, access: configAccess, guard });
    });
  }
  // Unknown plugins are not pages of the app either.
  app.all('/api/*', openTo('everyone', UNKNOWN), (_request, reply) => reply.code(404).send());
}

type AddRoutes = (scope: FastifyInstance) => void | Promise<void>;

const UNKNOWN = 'Returns 404 for unknown paths.';

/** Adds the routes that exchange a user's token for a cookie. */
function createCookieScopes(
  app: FastifyInstance,
  tokens: TokenIssuer,
  attributes: CookieRoutesOptions['attributes'],
): (pluginId: string) => Promise<void> {
  return async (pluginId) => {
    await app.register(
      async (scope) => {
        declareAccess(
          scope,
          'everyone',
          'The route checks the token itself. Deleting the cookie requires none.',
        );
        cookieRoutes(scope, { tokens, attributes });
      },
      { prefix: `/api/${pluginId}` },
    );
  };
}

async function addWeb(app: FastifyInstance, web: Parameters<typeof webRoutes>[1]): Promise<void> {
  await app.register(async (scope) => {
    declareAccess(
      scope,
      'everyone',
      'The app contains no catalog data. Users sign in in the app. In protected mode, it checks the cookie itself.',
    );
    await webRoutes(scope, web);
  });
}

async function addPlugin(app: FastifyInstance, pluginId: string, addRoutes: AddRoutes): Promise<void> {
  await app.register(
    async (scope) => {
      await addRoutes(scope);
      // A route runs after the hooks of its scope, unlike a not-found handler, so anonymous callers can't find out
      // what exists.
      const audience = isGuarded(scope) ? 'callers' : 'everyone';
      scope.all('/*', openTo(audience, UNKNOWN), (_request, reply) => reply.code(404).send());
    },
    { prefix: `/api/${pluginId}` },
  );
}
