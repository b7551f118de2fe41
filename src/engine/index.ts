export { type AnyApiFactory, type ApiFactory, type ApiHolder, createApiFactory } from './refs/apiFactory';
export type { Tracked, TrackReads } from './apis/trackReads';
export type { AttachToOption } from './definitions/attachToOption';
export {
  type BlueprintParamsInput,
  createExtensionBlueprintParams,
  type DefineParams,
  type ExtensionBlueprintParams,
} from './definitions/blueprintParams';
export type { ConfigFieldSchema, ConfigSchemaMap } from './definitions/configSchema';
export { createExtension, type CreateExtensionOptions } from './definitions/createExtension';
export {
  createExtensionBlueprint,
  type CreateExtensionBlueprintOptions,
} from './definitions/createExtensionBlueprint';
export { ExtensionConfigError } from './definitions/extensionConfigError';
export type { ExtensionDataContainer } from './definitions/dataContainer';
export type { Extension, ExtensionAttachTo } from './definitions/extension';
export { loadConfigJsonSchema } from './definitions/loadConfigJsonSchema';
export type { ExtensionBlueprint, ExtensionBlueprintParameters } from './definitions/extensionBlueprint';
export type {
  ExtensionDefinition,
  ExtensionDefinitionParameters,
  OverridableExtensionDefinition,
} from './definitions/extensionDefinition';
export { createExtensionInput, type ExtensionInput } from './definitions/extensionInput';
export type {
  ResolvedExtensionInput,
  ResolvedExtensionInputs,
  ResolveInputValueOverrides,
} from './definitions/resolvedInputs';
export type { ExtensionFactoryMiddleware } from './instantiate/factoryMiddleware';
export type { FillGap, Gap } from './instantiate/substituteInstance';
export { prepareApp, type PrepareAppOptions } from './phases/prepareApp';
export type { FinalizedApp, PredicateContext, PreparedApp } from './phases/preparedApp';
export { createFrontendPlugin } from './plugins/createFrontendPlugin';
export type { FeatureFlagConfig } from './definitions/featureFlagConfig';
export type { Finding } from './problems/finding';
export type { FrontendFeature } from './plugins/frontendFeature';
export {
  createFrontendFeatureLoader,
  type CreateFrontendFeatureLoaderOptions,
  type FeatureLoaderConfig,
  type FrontendFeatureLoader,
} from './plugins/frontendFeatureLoader';
export {
  createFrontendModule,
  type CreateFrontendModuleOptions,
  type FrontendModule,
} from './plugins/frontendModule';
export type {
  AnyExternalRoutes,
  AnyRoutes,
  FrontendPlugin,
  PluginOptions,
} from './definitions/frontendPlugin';
export { assertFeatureFlagName } from './plugins/registerFeatureFlags';
export { resolveFeatures } from './plugins/resolveFeatures';
export type { FrontendPluginInfo, FrontendPluginInfoOptions } from './definitions/pluginInfo';
export { printTree, type PrintTreeOptions } from './print/printTree';
export { readExtensionSettings } from './settings/readExtensionSettings';
export { getNodeState, type NodeJson, type NodeState, treeToJson, type TreeJson } from './print/treeToJson';
export {
  type AnyApiRef,
  type ApiRef,
  type ApiRefConfig,
  createApiRef,
  type TypesToApiRefs,
} from './refs/apiRef';
export {
  type ConfigurableExtensionDataRef,
  createExtensionDataRef,
  type ExtensionDataRef,
  type ExtensionDataRefToValue,
  type ExtensionDataValue,
} from './refs/extensionDataRef';
export { createExternalRouteRef, type ExternalRouteRef } from './refs/externalRouteRef';
export type { AnyRouteRefParams, RouteFunc } from './refs/routeParams';
export { createRouteRef, type RouteRef } from './refs/routeRef';
export { createSubRouteRef, type SubRouteRef } from './refs/subRouteRef';
export type { MatchRoutes, RouteMatch } from './routes/matchRoutes';
export { fillPath, joinPaths, resolveBasePath } from './routes/paths';
export type { BindRoutes } from './routes/resolveRouteBindings';
export type { AnyRouteRef, AppRoutes } from './routes/routeFunctions';
export type { RouteObject } from './routes/routeObject';
export type {
  AppNode,
  AppNodeAbsence,
  AppNodeEdges,
  AppNodeInstance,
  AppNodeLineage,
  AppNodeSpec,
  AppTree,
} from './definitions/appTree';
