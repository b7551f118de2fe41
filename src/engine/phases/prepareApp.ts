import { type ConfigSource, isRecord } from '#diagnostics';

import type { Finding } from '../problems/finding';
import { ApiRegistry } from '../apis/apiRegistry';
import type { AnyApiFactory } from '../refs/apiFactory';
import type { TrackReads } from '../apis/trackReads';
import type { ExtensionFactoryMiddleware } from '../instantiate/factoryMiddleware';
import type { FillGap } from '../instantiate/substituteInstance';
import { applyPluginOverrides } from '../plugins/applyPluginOverrides';
import { deduplicateFeatures } from '../plugins/deduplicateFeatures';
import type { FrontendFeature } from '../plugins/frontendFeature';
import { collectNeeded } from './collectNeeded';
import { coreDataRefs } from '../refs/coreDataRefs';
import { resolveBasePath } from '../routes/paths';
import { type BindRoutes, resolveRouteBindings } from '../routes/resolveRouteBindings';
import { collectRouteIds } from '../routes/routeIds';
import { readExtensionSettings } from '../settings/readExtensionSettings';
import { resolveSpecs } from '../specs/resolveSpecs';
import { resolveTree } from '../tree/resolveTree';
import type { AppStart } from './appStart';
import { bootstrapApp } from './bootstrapApp';
import { finalizeApp } from './finalizeApp';
import type { PreparedApp } from './preparedApp';
import { findStartRegions, signInInput } from './startRegions';
import type { Succession } from './succession';

/** Options of `prepareApp`. */
export interface PrepareAppOptions {
  /** Plugins and modules. Call `resolveFeatures` first to run feature loaders. */
  features: readonly FrontendFeature[];
  config: ConfigSource;
  /** APIs that the app provides, such as its configuration. Extensions cannot replace them. */
  apis?: readonly AnyApiFactory[];
  /** Binds external routes in code. Takes precedence over the configuration. */
  bindRoutes?: (context: { bind: BindRoutes }) => void;
  extensionFactoryMiddleware?: ExtensionFactoryMiddleware;
  /** Returns a replacement for a failed extension that would show something. The problem is still reported. */
  onGap?: FillGap | undefined;
  /** Tracks what factories read of the configuration, so that they run again only if it changes. */
  trackReads?: TrackReads | undefined;
  /** Makes the app the successor of a running app. Set by `prepareSuccessor`. */
  succession?: Succession | undefined;
}

/**
 * Prepares an app: resolves its settings, specs, tree and routes, and creates what is needed before sign-in. Never throws
 * because of a mistake in the configuration or in a plugin. All mistakes are in `problems`.
 */
export function prepareApp(options: PrepareAppOptions): PreparedApp {
  const start = planApp(options);
  const { tree, regions } = start;
  const bootstrapped = bootstrapApp(start);
  const [signInNode] = regions.appRoot?.edges.attachments.get(signInInput) ?? [];
  return {
    tree,
    apis: start.registry,
    problems: [
      ...start.planned,
      ...bootstrapped.cycles,
      ...bootstrapped.otherProblems,
      ...bootstrapped.nodeProblems.map(({ problem }) => problem),
    ],
    needed: collectNeeded(tree.nodes.values(), regions.unconditional),
    signInPage: signInNode?.instance?.getData(coreDataRefs.signInPage),
    element: tree.root.instance?.getData(coreDataRefs.reactElement),
    finalize: (context = { featureFlags: [], permissions: [] }) => finalizeApp(start, bootstrapped, context),
  };
}

/** Runs all stages before the first factory. */
function planApp({ features: given, config, apis = [], ...options }: PrepareAppOptions): AppStart {
  const problems: Finding[] = [];
  const collect = <T>(result: { value: T; problems: readonly Finding[] }): T => {
    problems.push(...result.problems);
    return result.value;
  };
  const features = collect(applyPluginOverrides(deduplicateFeatures(given), config));
  const settings = collect(readExtensionSettings(config));
  const specs = collect(resolveSpecs(features, settings, config));
  const tree = collect(resolveTree(specs, config.locate));
  const routeIds = collect(collectRouteIds(features));
  const routeBindings = collect(resolveRouteBindings(routeIds, config, options.bindRoutes));
  const registry = options.succession?.registry ?? new ApiRegistry(options.trackReads);
  for (const factory of apis) registry.register({ factory });
  const app = config.data['app'];
  return {
    features,
    tree,
    regions: findStartRegions(tree.root, tree.nodes),
    registry,
    routeIds,
    routeBindings,
    basePath: resolveBasePath(isRecord(app) ? app['baseUrl'] : undefined),
    locate: config.locate,
    middleware: options.extensionFactoryMiddleware,
    onGap: options.onGap,
    succession: options.succession,
    planned: problems,
  };
}
