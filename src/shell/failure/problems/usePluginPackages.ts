import { useEffect, useState } from 'react';
import type { FrontendFeature, FrontendPlugin } from '#engine';

/** The packages of plugins, as `name@version`, by plugin id. */
export type PluginPackages = ReadonlyMap<string, string>;

const noPackages: PluginPackages = new Map();

/** The plugins of an app, for showing their packages. */
export interface InstalledPlugins {
  features: readonly FrontendFeature[];
  /** The features that come with the product, and the package (`name@version`) for plugins that don't name their own. */
  bundled?: { features: readonly unknown[]; packageName: string } | undefined;
}

/** Loads the packages of plugins. Plugins that cannot provide theirs are omitted. */
export function usePluginPackages(installed: InstalledPlugins | undefined): PluginPackages {
  const [packages, setPackages] = useState(noPackages);
  useEffect(() => {
    let isCurrent = true;
    if (!installed) return undefined;
    void loadPackages(installed).then((loaded) => {
      if (isCurrent && loaded.size > 0) setPackages(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [installed]);
  return packages;
}

async function loadPackages({ features, bundled }: InstalledPlugins): Promise<PluginPackages> {
  const found = await Promise.all(
    features.filter(isPlugin).map(async (plugin): Promise<[string, string | undefined]> => {
      const known = bundled?.features.includes(plugin) ? bundled.packageName : undefined;
      return [plugin.pluginId, (await loadPackage(plugin)) ?? known];
    }),
  );
  return new Map(found.flatMap(([id, name]) => (name === undefined ? [] : [[id, name]])));
}

function isPlugin(feature: FrontendFeature): feature is FrontendPlugin {
  return 'info' in feature && typeof feature.info === 'function';
}

async function loadPackage(plugin: FrontendPlugin): Promise<string | undefined> {
  // A broken plugin can also throw here.
  try {
    const { packageName, version } = await plugin.info();
    if (packageName === undefined) return undefined;
    return version === undefined ? packageName : `${packageName}@${version}`;
  } catch {
    return undefined;
  }
}
