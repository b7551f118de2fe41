import type { FilterPredicate } from '#model';

import type { Extension } from '../definitions/extension';
import type { ExtensionDefinition } from '../definitions/extensionDefinition';
import { assertPluginId } from './assertPluginId';
import type { FeatureFlagConfig } from '../definitions/featureFlagConfig';
import { resolveExtensions } from './resolveExtensions';

/** Extensions that are added to a plugin or replace extensions of the plugin. */
export interface FrontendModule {
  readonly $$type: '@trellis/FrontendModule';
  readonly pluginId: string;
}

/** The parts of a module that the pipeline reads. */
export interface InternalFrontendModule extends FrontendModule {
  readonly extensions: readonly Extension[];
  readonly featureFlags: readonly FeatureFlagConfig[];
  readonly if?: FilterPredicate;
}

/** Options of `createFrontendModule`. */
export interface CreateFrontendModuleOptions {
  /** The plugin that the module changes. If it is not installed, the module has no effect. */
  pluginId: string;
  extensions?: readonly ExtensionDefinition[];
  featureFlags?: FeatureFlagConfig[];
  /** A condition for every extension of the module. */
  if?: FilterPredicate;
}

/** Creates a module. An extension with an existing id replaces the one of the plugin in place; others are added. */
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
