import compress from '@fastify/compress';
import fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import { callerOf, requireCaller } from './auth/authenticate';
import { createCallerResolver } from './auth/caller';
import { cookieRoutes } from './auth/cookieRoutes';
import { createProviders } from './auth/createProviders';
import { createKeyRing } from './auth/keyRing';
import { createOriginPolicy } from './auth/originPolicy';
import { authRoutes } from './auth/routes';
import { planCookies } from './auth/session/cookiePlan';
import type { SessionStore } from './auth/session/sessionStore';
import type { SigningKeyStore } from './auth/signingKey';
import { createTokenIssuer, type TokenIssuer } from './auth/tokens';
import type { CatalogReader } from './catalog/reader';
import { restrictReader } from './catalog/restrictReader';
import { catalogRoutes } from './catalog/routes';
import type { CatalogIngestion } from './catalog/store';
import type { ConfigFeed } from './configFeed/configFeed';
import { eventRoutes } from './configFeed/eventRoutes';
import { healthRoutes } from './health/routes';
import { allowOrigins } from './http/cors';
import { handleError } from './http/errorHandler';
import { addEtags } from './http/etag';
import { readJsonBodies } from './http/jsonBody';
import { refuseNul } from './http/refuseNul';
import { addSecurityHeaders } from './http/securityHeaders';
import { createLoggerOptions, type LogSettings } from './log/loggerOptions';
import type { ConfigAccess } from './permission/configAccess';
import type { Permissions } from './permission/createPermissions';
import { enforceAccess } from './permission/enforceAccess';
import { declareAccess, markGuarded, openTo, requireDeclarations } from './permission/routeAccess';
import { permissionRoutes } from './permission/routes';
import type { ServerSettings } from './settings/serverSettings';
import { userSettingsRoutes } from './userSettings/routes';
import type { UserSettingsStore } from './userSettings/settingsStore';
import { answerUnknown, webRoutes, type WebRoutesOptions } from './web/routes';

/** Everything that the HTTP server is made of. */
export interface ServerParts {
  settings: ServerSettings;
  reader: CatalogReader;
  ingestion: Pick<CatalogIngestion, 'refresh' | 'removeEntity'>;
  signingKeys: SigningKeyStore;
  sessions: SessionStore;
  userSettings: UserSettingsStore;
  permissions: Permissions;
  configAccess: ConfigAccess;
  /** Absent when nobody follows the files of the configuration. */
  feed?: ConfigFeed | undefined;
  /** Absent when no app has been built: the API works without. */
  web?: WebRoutesOptions;
  log: LogSettings;
}

/** Descriptors with API definitions inside can be large; what is larger than this is no request of a person. */
const BODY_LIMIT = 5 * 1024 * 1024;

/** Puts the server together. It does not listen yet. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const app = fastify({
    logger: createLoggerOptions(parts.log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    rewriteUrl: ({ url = '/' }) => stripBasePath(url, parts.settings.backendBasePath),
    // What fails before a route is found, such as an address that cannot be decoded.
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
    routerOptions: { maxParamLength: 1000 },
  });
  requireDeclarations(app);
  enforceAccess(app, parts);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((request, reply) => answerUnknown(request, reply, parts.web));
  refuseNul(app);
  readJsonBodies(app);
  addSecurityHeaders(app, { https: parts.settings.backendBaseUrl.startsWith('https:') });
  addEtags(app);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  if (parts.settings.cors) await allowOrigins(app, parts.settings.cors);
  healthRoutes(app, () => parts.reader.ping());
  await addPlugins(app, parts);
  if (parts.web) await addWeb(app, parts.web);
  return app;
}

/** The API's own address, whether or not a proxy has taken the backend's path off. */
function stripBasePath(url: string, basePath: string): string {
  const rest = url.slice(basePath.length);
  return url.startsWith(`${basePath}/`) && /^\/(?:api|\.)/.test(rest) ? rest : url;
}

async function addPlugins(app: FastifyInstance, parts: ServerParts): Promise<void> {
  const { settings, reader, ingestion } = parts;
  const issuer = `${settings.backendBaseUrl}/api/auth`;
  const keys = createKeyRing(parts.signingKeys);
  const tokens = createTokenIssuer(keys, issuer, settings.signIn.tokenSeconds);
  const resolveCaller = createCallerResolver({
    tokens,
    staticTokens: settings.staticTokens,
    openToAll: settings.openToAll,
  });
  const providers = createProviders({ ...parts, tokens });
  for (const warning of settings.signIn.warnings) app.log.warn(warning);

  await addPlugin(app, 'auth', (scope) => {
    declareAccess(scope, 'everybody', 'Signing in is how callers come to be known.');
    const { appOrigin, basePath } = settings;
    const page = { appOrigin, homeUrl: `${appOrigin}${basePath}/` };
    authRoutes(scope, { issuer, keys, tokens, providers, page });
  });
  const addCookieRoutes = createCookieScopes(app, settings, tokens);
  await addCookieRoutes('app');
  const guarded = async (pluginId: string, routes: (scope: FastifyInstance) => void): Promise<void> => {
    await addCookieRoutes(pluginId);
    await addPlugin(app, pluginId, (scope) => {
      requireCaller(scope, resolveCaller);
      markGuarded(scope);
      routes(scope);
    });
  };
  await guarded('permission', (scope) => permissionRoutes(scope, parts));
  const readerOf = (request: FastifyRequest): CatalogReader =>
    restrictReader(reader, parts.permissions.limitOf(callerOf(request)));
  await guarded('catalog', (scope) => catalogRoutes(scope, { readerOf, ingestion }));
  await guarded('user-settings', (scope) => userSettingsRoutes(scope, parts.userSettings));
  const { feed, configAccess: access } = parts;
  if (feed) {
    await addPlugin(app, 'trellis', (scope) => {
      declareAccess(
        scope,
        'everybody',
        'The page carries the same to everybody; what is more, is told to some.',
      );
      eventRoutes(scope, { feed, resolveCaller, access });
    });
  }
  // An unknown plugin is no page of the app either.
  app.all('/api/*', unknown, (_request, reply) => reply.code(404).send());
}

/** Adds to a plugin the routes on which its users exchange their token for a cookie. */
function createCookieScopes(
  app: FastifyInstance,
  settings: ServerSettings,
  tokens: TokenIssuer,
): (pluginId: string) => Promise<void> {
  const origins = createOriginPolicy(settings.appOrigin, []);
  const { attributes } = planCookies(settings.backendBaseUrl, '/', origins);
  return async (pluginId) => {
    await app.register(
      async (scope) => {
        declareAccess(scope, 'everybody', 'The token is asked for here; giving the cookie back takes none.');
        cookieRoutes(scope, { tokens, attributes });
      },
      { prefix: `/api/${pluginId}` },
    );
  };
}

const unknown = openTo('everybody', 'Says that there is no such address.');

async function addWeb(app: FastifyInstance, web: WebRoutesOptions): Promise<void> {
  await app.register(async (scope) => {
    declareAccess(scope, 'everybody', 'The app holds nothing of the catalogue; people sign in inside of it.');
    await webRoutes(scope, web);
  });
}

async function addPlugin(
  app: FastifyInstance,
  pluginId: string,
  routes: (scope: FastifyInstance) => void,
): Promise<void> {
  await app.register(
    async (scope) => {
      routes(scope);
      // A route, unlike a not-found handler, comes after the hooks of its scope: strangers are not told what exists.
      scope.all('/*', unknown, (_request, reply) => reply.code(404).send());
    },
    { prefix: `/api/${pluginId}` },
  );
}
