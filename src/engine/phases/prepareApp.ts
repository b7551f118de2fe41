import { type ConfigSource, isRecord, type Problem } from '#diagnostics';

import { ApiRegistry } from '../apis/apiRegistry';
import type { AnyApiFactory } from '../apis/apiFactory';
import type { TrackReads } from '../apis/trackReads';
import type { ExtensionFactoryMiddleware } from '../instantiate/factoryMiddleware';
import type { FillGap } from '../instantiate/substituteInstance';
import { applyPluginOverrides } from '../plugins/applyPluginOverrides';
import { deduplicateFeatures } from '../plugins/deduplicateFeatures';
import type { FrontendFeature } from '../plugins/frontendFeature';
import { collectNeeded } from '../predicates/collectNeeded';
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

/** What an app is made from. */
export interface PrepareAppOptions {
  /** Plugins and modules; run feature loaders with `resolveFeatures` before. */
  features: readonly FrontendFeature[];
  config: ConfigSource;
  /** APIs that the app itself provides, such as its configuration. No extension can replace them. */
  apis?: readonly AnyApiFactory[];
  /** Binds external routes in code, before the configuration does. */
  bindRoutes?: (context: { bind: BindRoutes }) => void;
  extensionFactoryMiddleware?: ExtensionFactoryMiddleware;
  /** Says what stands in place of an extension that failed and would draw something. The problem is reported all the same. */
  onGap?: FillGap | undefined;
  /** Remembers what factories read of the configuration, so that they run again only when that has changed. */
  trackReads?: TrackReads | undefined;
  /** Makes the app the successor of one that runs; `prepareSuccessor` gives it. */
  succession?: Succession | undefined;
}

/**
 * Prepares an app: resolves its settings, specs, tree and routes, and creates what is needed before sign-in. Never throws
 * for a mistake of the configuration or of a plugin; all of them are in `problems`, at once.
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
      ...bootstrapped.otherProblems,
      ...bootstrapped.nodeProblems.map(({ problem }) => problem),
    ],
    needed: collectNeeded(tree.nodes.values(), regions.unconditional),
    signInPage: signInNode?.instance?.getData(coreDataRefs.signInPage),
    element: tree.root.instance?.getData(coreDataRefs.reactElement),
    finalize: (context = { featureFlags: [], permissions: [] }) => finalizeApp(start, bootstrapped, context),
  };
}

/** Everything that is known before the first factory runs. */
function planApp({ features: given, config, apis = [], ...options }: PrepareAppOptions): AppStart {
  const problems: Problem[] = [];
  const take = <T>(result: { value: T; problems: readonly Problem[] }): T => {
    problems.push(...result.problems);
    return result.value;
  };
  const features = take(applyPluginOverrides(deduplicateFeatures(given), config));
  const settings = take(readExtensionSettings(config));
  const specs = take(resolveSpecs(features, settings, config));
  const tree = take(resolveTree(specs, config.locate));
  const routeIds = take(collectRouteIds(features));
  const routeBindings = take(resolveRouteBindings(routeIds, config, options.bindRoutes));
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
