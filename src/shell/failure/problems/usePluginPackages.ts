import { useEffect, useState } from 'react';
import type { FrontendFeature, FrontendPlugin } from '#engine';

/** The packages that plugins come in, as `name@version`, by plugin id. */
export type PluginPackages = ReadonlyMap<string, string>;

const none: PluginPackages = new Map();

/** Asks the plugins for their packages, which loads a little; those that cannot tell stay unnamed. */
export function usePluginPackages(features: readonly FrontendFeature[]): PluginPackages {
  const [packages, setPackages] = useState(none);
  useEffect(() => {
    let isCurrent = true;
    void loadPackages(features).then((loaded) => {
      if (isCurrent && loaded.size > 0) setPackages(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [features]);
  return packages;
}

async function loadPackages(features: readonly FrontendFeature[]): Promise<PluginPackages> {
  const found = await Promise.all(features.filter(isPlugin).map(loadPackage));
  return new Map(found.filter((entry) => entry !== undefined));
}

function isPlugin(feature: FrontendFeature): feature is FrontendPlugin {
  return 'info' in feature && typeof feature.info === 'function';
}

async function loadPackage(plugin: FrontendPlugin): Promise<[string, string] | undefined> {
  // Even the question may throw: the plugin may be what is broken.
  try {
    const { packageName, version } = await plugin.info();
    if (packageName === undefined) return undefined;
    return [plugin.pluginId, version === undefined ? packageName : `${packageName}@${version}`];
  } catch {
    return undefined;
  }
}
