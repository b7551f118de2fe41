import type { FilterPredicate } from '#model';

import type { Extension } from '../definitions/extension';
import type { ExtensionDefinition } from '../definitions/extensionDefinition';
import { assertPluginId } from './assertPluginId';
import type { FeatureFlagConfig } from './frontendFeature';
import { resolveExtensions } from './resolveExtensions';

/** Extensions that are added to one plugin or replace some of its own. */
export interface FrontendModule {
  readonly $$type: '@trellis/FrontendModule';
  readonly pluginId: string;
}

/** What the pipeline reads of a module. */
export interface InternalFrontendModule extends FrontendModule {
  readonly extensions: readonly Extension[];
  readonly featureFlags: readonly FeatureFlagConfig[];
  readonly if?: FilterPredicate;
}

/** How a module is declared. */
export interface CreateFrontendModuleOptions {
  /** The plugin that the module changes; where it is not installed, the module does nothing. */
  pluginId: string;
  extensions?: readonly ExtensionDefinition[];
  featureFlags?: FeatureFlagConfig[];
  /** A condition for every extension of the module. */
  if?: FilterPredicate;
}

/** Declares a module: an extension of an id that the plugin has replaces it in place, any other one is added. */
export function createFrontendModule(options: CreateFrontendModuleOptions): FrontendModule {
  const { pluginId, featureFlags = [] } = options;
  assertPluginId(pluginId);
  const { extensions } = resolveExtensions(
    `Module for plugin '${pluginId}'`,
    pluginId,
    options.extensions ?? [],
  );
  const module: InternalFrontendModule = {
    $$type: '@trellis/FrontendModule',
    pluginId,
    extensions,
    featureFlags,
    ...(options.if === undefined ? {} : { if: options.if }),
  };
  return module;
}
