import { ConfigReader } from '#config';
import { mergePluginSettings, type PluginSettings } from '#config/schema';
import { createApiFactory, type FrontendFeature, type FrontendPlugin, prepareApp } from '#engine';
import { configApiRef, featureFlagsApiRef, iconsApiRef } from '#sdk';
import { readExtension } from './readExtension';
import type { Installation, InstalledExtension, InstalledRoute } from './installation';

/** Builds the tree of the features without a configuration, and reads the installation from it. */
export async function readInstallation(
  features: readonly FrontendFeature[],
  pluginSettings: readonly PluginSettings[],
): Promise<Installation> {
  const settings = mergePluginSettings(pluginSettings);
  const config = { data: {}, locate: () => undefined };
  const reader = new ConfigReader(config);
  const app = prepareApp({ features, config, apis: [createApiFactory(configApiRef, reader)] }).finalize();
  const nodes = [...app.tree.nodes.values()];
  const described = await Promise.all(nodes.map((node) => readExtension(node, settings)));
  const extensions = described.filter(({ id }) => id !== app.tree.root.spec.id);
  const plugins = [...new Set(nodes.map(({ spec }) => spec.plugin))].filter(
    ({ pluginId }) => pluginId !== app.tree.root.spec.plugin.pluginId,
  );
  const flags = app.apis.get(featureFlagsApiRef)?.getRegisteredFlags() ?? [];
  return {
    plugins: plugins.map((plugin) => ({
      id: plugin.pluginId,
      ...(plugin.title === undefined ? {} : { title: plugin.title }),
      extensions: extensions.filter(({ pluginId }) => pluginId === plugin.pluginId),
      featureFlags: flags.filter(({ pluginId }) => pluginId === plugin.pluginId),
    })),
    extensions,
    parents: withInputs(described),
    routes: plugins.flatMap((plugin) => listRoutes(plugin, plugin.routes)),
    externalRoutes: plugins.flatMap((plugin) => listRoutes(plugin, plugin.externalRoutes)),
    settings,
    iconKeys: [...(app.apis.get(iconsApiRef)?.listIconKeys() ?? [])],
  };
}

function withInputs(extensions: InstalledExtension[]): InstalledExtension[] {
  return extensions.filter(({ inputs }) => inputs.length > 0);
}

type AnyRoutes = FrontendPlugin['routes'] | FrontendPlugin['externalRoutes'];

function listRoutes({ pluginId }: FrontendPlugin, routes: AnyRoutes): InstalledRoute[] {
  return Object.entries(routes).map(([key, ref]) => ({
    id: `${pluginId}.${key}`,
    pluginId,
    params: [...ref.params],
    ...('defaultTarget' in ref && ref.defaultTarget !== undefined
      ? { defaultTarget: ref.defaultTarget }
      : {}),
  }));
}
