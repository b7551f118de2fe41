import type { FilterPredicate } from '#model';

import type { Extension } from '../definitions/extension';
import type { ExtensionDefinition, OverridableExtensionDefinition } from '../definitions/extensionDefinition';
import type { ExternalRouteRef } from '../refs/externalRouteRef';
import type { RouteRef } from '../refs/routeRef';
import type { SubRouteRef } from '../refs/subRouteRef';
import type { FeatureFlagConfig } from './frontendFeature';
import type { FrontendPluginInfo, FrontendPluginInfoOptions } from './pluginInfo';

/** The routes of a plugin by key; the route id is `<plugin id>.<key>`. */
export type AnyRoutes = { readonly [key in string]: RouteRef | SubRouteRef };

/** The external routes of a plugin by key. */
export type AnyExternalRoutes = { readonly [key in string]: ExternalRouteRef };

/** The extensions of a plugin by id. */
export type ExtensionMap = { readonly [id in string]: ExtensionDefinition };

/** What `withOverrides` may change. */
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
  /** An element, or a component that draws one; the SDK knows its type. */
  readonly icon?: unknown;
  readonly if?: FilterPredicate;
  readonly routes: TRoutes;
  readonly externalRoutes: TExternalRoutes;
  /** The extension of that id, to override it. Throws when the plugin has none of that id. */
  getExtension<TId extends keyof TExtensionMap & string>(id: TId): TExtensionMap[TId];
  /** The same plugin with some extensions replaced in place and others added at the end. */
  withOverrides(overrides: PluginOverrides): FrontendPlugin<TRoutes, TExternalRoutes, TExtensionMap>;
  /** What package.json, manifest and the configuration's `app.pluginOverrides` say of the plugin. */
  info(): Promise<FrontendPluginInfo>;
}

/** What the pipeline reads of a plugin. */
export interface InternalFrontendPlugin extends FrontendPlugin {
  readonly extensions: readonly Extension[];
  readonly featureFlags: readonly FeatureFlagConfig[];
  readonly infoOptions: FrontendPluginInfoOptions;
}

/** How a plugin is declared. */
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

/** The extensions of a plugin by the id that each gets in it. */
export type MakeExtensionMap<UExtension extends ExtensionDefinition, TId extends string> = {
  readonly [
    TExtension in UExtension as JoinId<TExtension['T']['kind'], TId, TExtension['T']['name']>
  ]: TExtension extends {
    T: infer TParams extends ExtensionDefinition['T'];
  }
    ? OverridableExtensionDefinition<TParams>
    : never;
};
