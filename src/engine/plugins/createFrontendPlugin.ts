import type { ExtensionDefinition } from '../definitions/extensionDefinition';
import { assertPluginId } from './assertPluginId';
import type {
  AnyExternalRoutes,
  AnyRoutes,
  FrontendPlugin,
  InternalFrontendPlugin,
  MakeExtensionMap,
  PluginOptions,
} from '../definitions/frontendPlugin';
import { resolveExtensions } from './resolveExtensions';

type AnyPluginOptions = PluginOptions<string, AnyRoutes, AnyExternalRoutes, readonly ExtensionDefinition[]>;

/**
 * Creates a plugin. Its id is part of the ids of its extensions and routes. It consists of words of letters and digits, separated
 * by hyphens. Throws if two extensions have the same id.
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
    // Rarely used, so it is not part of the first load.
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
