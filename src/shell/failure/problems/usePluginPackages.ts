import { useEffect, useState } from 'react';
import type { FrontendFeature, FrontendPlugin } from '#engine';

/** The packages that plugins come in, as `name@version`, by plugin id. */
export type PluginPackages = ReadonlyMap<string, string>;

const none: PluginPackages = new Map();

/** The plugins of an app, as far as the screens speak of them. */
export interface InstalledPlugins {
  features: readonly FrontendFeature[];
  /** What comes with the product, and in which package (`name@version`), where a plugin names none of its own. */
  bundled?: { features: readonly unknown[]; packageName: string } | undefined;
}

/** Asks the plugins for their packages, which loads a little; those that cannot tell stay unnamed. */
export function usePluginPackages(installed: InstalledPlugins | undefined): PluginPackages {
  const [packages, setPackages] = useState(none);
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
  // Even the question may throw: the plugin may be what is broken.
  try {
    const { packageName, version } = await plugin.info();
    if (packageName === undefined) return undefined;
    return version === undefined ? packageName : `${packageName}@${version}`;
  } catch {
    return undefined;
  }
}
