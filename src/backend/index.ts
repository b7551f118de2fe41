/** The API for the server sides of plugins. See docs/developers/backend.md. */
export type { BackendPlugin, BackendPluginOptions } from './plugin/createBackendPlugin';
export { createBackendPlugin } from './plugin/createBackendPlugin';
export type { BackendServices, Lifecycle } from './plugin/backendServices';
export type { AddRoute, RouteHandler, Router } from './access/router';
export type { Audience, NamedEntity, RouteAccess, RouteOptions } from './access/routeAccess';
export {
  acceptCookie,
  acceptPassword,
  hideFromOthers,
  openTo,
  refuseOthers,
  streamBody,
} from './access/routeAccess';
export type { AuthService, CallerIdentity } from './auth/callerIdentity';
export type { Decision, LoadResource, PermissionService } from './permission/permissionService';
export {
  HttpError,
  authenticationError,
  conflictError,
  inputError,
  notAllowedError,
  notFoundError,
  notImplementedError,
  serviceUnavailableError,
  tooManyRequestsError,
} from './http/httpError';
export type { Upgrade, UpgradeService } from './http/upgrade';
export { parseBody } from './http/parseBody';
export { readCount, readList, readQuery } from './http/queryParameters';
export type { ConfigData } from './config/configValue';
export { startThread, type ThreadOptions } from './threads/startThread';
export { readFlag, readMap, readMaps, readNumber, readText, readTexts } from './config/configValue';
export { parseDuration } from './config/duration';
export type { LiveSettings, SettingsSource } from './config/liveSettings';
export type { DatabaseService, PluginDatabase } from './database/pluginDatabase';
export type { PluginMigration } from './database/pluginMigration';
export type {
  AddressContent,
  AddressReader,
  AddressSearch,
  AddressTree,
  FoundFile,
  ReadOptions,
  ReadTreeOptions,
  SearchOptions,
  TreeFile,
} from './reader/addressReader';
export type { HostedRepository, HostRequest, SourceHost, SourceHosts } from './reader/sourceHosts';
export type { IpClass } from './reader/classifyIp';
export { classifyIp } from './reader/classifyIp';
export type { ParsedYaml, ParseYaml } from './reader/parseYaml';
export { ReadError } from './reader/readError';
export type {
  Catalog,
  CatalogChange,
  CatalogChangedRefs,
  CatalogChanges,
  CatalogFollowing,
  CatalogPage,
  CatalogQuery,
  CatalogService,
} from './catalog/catalogService';
export { catalogServiceRef } from './catalog/catalogService';
export { resolveEntitySource } from './catalog/resolveEntitySource';
export type {
  IndexedDocument,
  SearchableDocument,
  SearchChanges,
  SearchCollator,
  SearchIndex,
  SearchSource,
} from './search/searchIndex';
export { searchIndexRef } from './search/searchIndex';
export type { ServiceRef, ServiceRegistry } from './services/serviceRef';
export { createServiceRef } from './services/serviceRef';
export type { Job, JobHandler, JobQueue, JobStatus, Jobs, SendOptions } from './jobs/jobs';
export type { ActionContext, ActionLog, TemplateInfo } from './scaffolder/actionContext';
export type { ActionExample, ScaffolderActions, TemplateAction } from './scaffolder/templateAction';
export { createTemplateAction, scaffolderActionsRef } from './scaffolder/templateAction';
export type {
  RenderLimits,
  RenderOptions,
  TemplateRenderer,
  TemplateSession,
} from './scaffolder/templateRenderer';
export { TemplateError } from './scaffolder/templateRenderer';
export type { Sealer } from './sealing/sealer';
export type { Log } from './log/log';
export { LONGEST_TIMER } from './timing/longestTimer';
export { resolveInside } from './files/resolveInside';
export type { AddressProvider, ProvidedAddress } from './reader/addressProvider';
export { addressProviderRef } from './reader/addressProvider';
