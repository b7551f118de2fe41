import { useEffect, useMemo, useState } from 'react';
import { appTreeApiRef, type FrontendPluginInfo, useApi } from '#sdk';
import { type InstalledPlugin, listPlugins } from './listPlugins';

/** A plugin with its info. */
export interface PluginRow extends InstalledPlugin {
  info: FrontendPluginInfo;
  /** Why the info could not be loaded. */
  error?: Error;
}

/** Returns the installed plugins. `undefined` until the info of all plugins is loaded. */
export function usePluginRows(): readonly PluginRow[] | undefined {
  const { tree } = useApi(appTreeApiRef).getTree();
  const plugins = useMemo(() => listPlugins(tree), [tree]);
  const [loaded, setLoaded] = useState<{ plugins: readonly InstalledPlugin[]; rows: PluginRow[] }>();
  useEffect(() => {
    let isCurrent = true;
    void Promise.all(plugins.map(loadRow)).then((rows) => {
      if (isCurrent) setLoaded({ plugins, rows });
    });
    return () => {
      isCurrent = false;
    };
  }, [plugins]);
  return loaded?.plugins === plugins ? loaded.rows : undefined;
}

async function loadRow(installed: InstalledPlugin): Promise<PluginRow> {
  try {
    return { ...installed, info: await installed.plugin.info() };
  } catch (error) {
    return { ...installed, info: {}, error: error instanceof Error ? error : new Error(String(error)) };
  }
}
