import type { ExtensionDefinition } from '../definitions/extensionDefinition';
import { assertPluginId } from './assertPluginId';
import type {
  AnyExternalRoutes,
  AnyRoutes,
  FrontendPlugin,
  InternalFrontendPlugin,
  MakeExtensionMap,
  PluginOptions,
} from './frontendPlugin';
import { resolveExtensions } from './resolveExtensions';

type AnyPluginOptions = PluginOptions<string, AnyRoutes, AnyExternalRoutes, readonly ExtensionDefinition[]>;

/**
 * Declares a plugin. Ids of extensions and routes are made from its id, which is words of letters and digits joined by
 * single dashes. Two extensions of one id throw.
 */
export function createFrontendPlugin<
  const TId extends string,
  TRoutes extends AnyRoutes = Record<never, never>,
  TExternalRoutes extends AnyExternalRoutes = Record<never, never>,
  const TExtensions extends readonly ExtensionDefinition[] = [],
>(
  options: PluginOptions<TId, TRoutes, TExternalRoutes, TExtensions>,
): FrontendPlugin<TRoutes, TExternalRoutes, MakeExtensionMap<TExtensions[number], TId>> {
  return makePlugin(options) as unknown as FrontendPlugin<
    TRoutes,
    TExternalRoutes,
    MakeExtensionMap<TExtensions[number], TId>
  >;
}

function makePlugin(options: AnyPluginOptions): InternalFrontendPlugin {
  const { pluginId, title, icon, featureFlags = [], info = {} } = options;
  assertPluginId(pluginId);
  const { extensions, definitions } = resolveExtensions(
    `Plugin '${pluginId}'`,
    pluginId,
    options.extensions ?? [],
  );
  return {
    $$type: '@trellis/FrontendPlugin',
    id: pluginId,
    pluginId,
    ...(title === undefined ? {} : { title }),
    ...(icon === undefined ? {} : { icon }),
    ...(options.if === undefined ? {} : { if: options.if }),
    routes: options.routes ?? {},
    externalRoutes: options.externalRoutes ?? {},
    extensions,
    featureFlags,
    infoOptions: info,
    getExtension: (id) => {
      const definition = definitions.get(id);
      if (!definition) throw new Error(`Plugin '${pluginId}' has no extension '${id}'.`);
      return definition;
    },
    withOverrides: ({ extensions: overrides = [], ...changes }) =>
      makePlugin({
        ...options,
        ...changes,
        info: { ...info, ...changes.info },
        extensions: replaceInPlace(pluginId, definitions, overrides),
      }),
    // Read by few and only on demand, so it stays out of the first load.
    info: async () => (await import('./loadPluginInfo')).loadPluginInfo(info),
    toString: () => `Plugin{id=${pluginId}}`,
  } as InternalFrontendPlugin;
}

function replaceInPlace(
  pluginId: string,
  definitions: ReadonlyMap<string, ExtensionDefinition>,
  overrides: readonly ExtensionDefinition[],
): ExtensionDefinition[] {
  const replacing = resolveExtensions(`Plugin '${pluginId}'`, pluginId, overrides).definitions;
  return [...new Map([...definitions, ...replacing]).values()];
}
