import type { FilterPredicate } from '#model';

import type { Extension } from './extension';
import type { ExtensionDefinition, OverridableExtensionDefinition } from './extensionDefinition';
import type { ExternalRouteRef } from '../refs/externalRouteRef';
import type { RouteRef } from '../refs/routeRef';
import type { SubRouteRef } from '../refs/subRouteRef';
import type { FeatureFlagConfig } from './featureFlagConfig';
import type { FrontendPluginInfo, FrontendPluginInfoOptions } from './pluginInfo';

/** The routes of a plugin by key. The route id is `<plugin id>.<key>`. */
export type AnyRoutes = { readonly [key in string]: RouteRef | SubRouteRef };

/** The external routes of a plugin by key. */
export type AnyExternalRoutes = { readonly [key in string]: ExternalRouteRef };

/** The extensions of a plugin by id. */
export type ExtensionMap = { readonly [id in string]: ExtensionDefinition };

/** The parts of a plugin that `withOverrides` can change. */
export interface PluginOverrides {
  extensions?: readonly ExtensionDefinition[];
  if?: FilterPredicate;
  title?: string;
  icon?: unknown;
  info?: FrontendPluginInfoOptions;
}

/** A named list of extensions, routes and feature flags. */
export interface FrontendPlugin<
  TRoutes extends AnyRoutes = AnyRoutes,
  TExternalRoutes extends AnyExternalRoutes = AnyExternalRoutes,
  TExtensionMap extends ExtensionMap = ExtensionMap,
> {
  readonly $$type: '@trellis/FrontendPlugin';
  readonly id: string;
  readonly pluginId: string;
  readonly title?: string;
  /** A React element or component. The SDK defines its type. */
  readonly icon?: unknown;
  readonly if?: FilterPredicate;
  readonly routes: TRoutes;
  readonly externalRoutes: TExternalRoutes;
  /** Returns the extension with an id, for example to override it. Throws if the plugin does not have it. */
  getExtension<TId extends keyof TExtensionMap & string>(id: TId): TExtensionMap[TId];
  /** Returns a copy of the plugin. Extensions with an existing id are replaced in place, others are added at the end. */
  withOverrides(overrides: PluginOverrides): FrontendPlugin<TRoutes, TExternalRoutes, TExtensionMap>;
  /** Loads information from package.json, the manifest and `app.pluginOverrides`. */
  info(): Promise<FrontendPluginInfo>;
}

/** The parts of a plugin that the pipeline reads. */
export interface InternalFrontendPlugin extends FrontendPlugin {
  readonly extensions: readonly Extension[];
  readonly featureFlags: readonly FeatureFlagConfig[];
  readonly infoOptions: FrontendPluginInfoOptions;
}

/** Options of `createFrontendPlugin`. */
export interface PluginOptions<
  TId extends string,
  TRoutes extends AnyRoutes,
  TExternalRoutes extends AnyExternalRoutes,
  TExtensions extends readonly ExtensionDefinition[],
> {
  pluginId: TId;
  title?: string;
  icon?: unknown;
  routes?: TRoutes;
  externalRoutes?: TExternalRoutes;
  extensions?: TExtensions;
  featureFlags?: FeatureFlagConfig[];
  /** A condition for every extension of the plugin. */
  if?: FilterPredicate;
  info?: FrontendPluginInfoOptions;
}

type JoinId<TKind, TNamespace extends string, TName> = TKind extends string
  ? `${TKind}:${TName extends string ? `${TNamespace}/${TName}` : TNamespace}`
  : TName extends string
    ? `${TNamespace}/${TName}`
    : TNamespace;

/** The extensions of a plugin by their ids in the plugin. */
export type MakeExtensionMap<UExtension extends ExtensionDefinition, TId extends string> = {
  readonly [
    TExtension in UExtension as JoinId<TExtension['T']['kind'], TId, TExtension['T']['name']>
  ]: TExtension extends {
    T: infer TParams extends ExtensionDefinition['T'];
  }
    ? OverridableExtensionDefinition<TParams>
    : never;
};
