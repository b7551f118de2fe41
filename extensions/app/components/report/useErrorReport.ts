import { useEffect, useState } from 'react';
import { appTreeApiRef, type FrontendPlugin, useApi, useAppNode } from '#sdk';
import { printErrorReport } from './printErrorReport';

/** Returns the error report for the surrounding extension. Package names are added once the plugin info is loaded. */
export function useErrorReport(error: Error, plugin: FrontendPlugin | undefined): string {
  const node = useAppNode();
  const { tree } = useApi(appTreeApiRef).getTree();
  const [time] = useState(() => new Date());
  const [packages, setPackages] = useState<Partial<Packages>>({});

  useEffect(() => {
    let isCanceled = false;
    async function load(): Promise<void> {
      const loaded = await loadPackages(tree.nodes.get('app')?.spec.plugin, plugin);
      if (!isCanceled) setPackages(loaded);
    }
    void load();
    return () => {
      isCanceled = true;
    };
  }, [tree, plugin]);

  return printErrorReport({
    error,
    extensionId: node?.spec.id,
    pluginId: plugin?.pluginId,
    packageName: packages.own,
    app: packages.app,
    page: globalThis.location.pathname,
    time,
  });
}

interface Packages {
  app: string | undefined;
  own: string | undefined;
}

async function loadPackages(
  appPlugin: FrontendPlugin | undefined,
  plugin: FrontendPlugin | undefined,
): Promise<Packages> {
  const [app, own] = await Promise.all([printPackage(appPlugin), printPackage(plugin)]);
  // A plugin without a package is bundled with the portal.
  return { app, own: own ?? (plugin ? app : undefined) };
}

async function printPackage(plugin: FrontendPlugin | undefined): Promise<string | undefined> {
  try {
    const info = await plugin?.info();
    if (info?.packageName === undefined) return undefined;
    return info.version === undefined ? info.packageName : `${info.packageName}@${info.version}`;
  } catch {
    // `info()` is code of the failed plugin, so it can throw too.
    return undefined;
  }
}
