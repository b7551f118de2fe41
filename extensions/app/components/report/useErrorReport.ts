import { useEffect, useState } from 'react';
import { appTreeApiRef, type FrontendPlugin, useApi, useAppNode } from '#sdk';
import { printErrorReport } from './printErrorReport';

/** Gives the report of a failure in the extension around. The packages are told by the plugins, which takes a moment. */
export function useErrorReport(error: Error, plugin: FrontendPlugin | undefined): string {
  const node = useAppNode();
  const { tree } = useApi(appTreeApiRef).getTree();
  const [time] = useState(() => new Date());
  const [packages, setPackages] = useState<{ app?: string | undefined; own?: string | undefined }>({});

  useEffect(() => {
    let left = false;
    async function load(): Promise<void> {
      const app = await printPackage(tree.nodes.get('app')?.spec.plugin);
      const own = await printPackage(plugin);
      // A plugin that names no package of its own came with the portal.
      if (!left) setPackages({ app, own: own ?? (plugin ? app : undefined) });
    }
    void load();
    return () => {
      left = true;
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

async function printPackage(plugin: FrontendPlugin | undefined): Promise<string | undefined> {
  try {
    const info = await plugin?.info();
    if (info?.packageName === undefined) return undefined;
    return info.version === undefined ? info.packageName : `${info.packageName}@${info.version}`;
  } catch {
    // Even the question may throw: the plugin is what is broken.
    return undefined;
  }
}
