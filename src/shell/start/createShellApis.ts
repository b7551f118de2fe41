import type { ConfigReader } from '#config';
import { type AnyApiFactory, createApiFactory } from '#engine';
import { appTreeApiRef, configApiRef, createTreeApis, routeResolutionApiRef, type TreeApis } from '#sdk';

/** The APIs that the shell implements. */
export interface ShellApis extends Pick<TreeApis, 'setTree' | 'setRoutes'> {
  factories: AnyApiFactory[];
}

/** Creates the APIs for the configuration, the tree and the routes. */
export function createShellApis(config: ConfigReader): ShellApis {
  const { appTreeApi, routeResolutionApi, setTree, setRoutes } = createTreeApis();
  const factories = [
    createApiFactory(configApiRef, config),
    createApiFactory(appTreeApiRef, appTreeApi),
    createApiFactory(routeResolutionApiRef, routeResolutionApi),
  ];
  return { factories, setTree, setRoutes };
}
