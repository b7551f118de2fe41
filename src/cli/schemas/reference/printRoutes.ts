import type { Installation, InstalledPlugin } from '../installation/installation';
import { code, codes, printTable } from './markdown';

/** Prints the routes of a plugin, and the external routes that `app.routes.bindings` can bind. */
export function printRoutes({ id }: InstalledPlugin, installation: Installation): string[] {
  const routes = installation.routes.filter(({ pluginId }) => pluginId === id);
  const external = installation.externalRoutes.filter(({ pluginId }) => pluginId === id);
  if (routes.length + external.length === 0) return [];
  return [
    '## Routes',
    '',
    ...printTable(
      ['Route', 'Parameters'],
      routes.map((route) => [code(route.id), codes(route.params)]),
    ),
    ...printTable(
      ['External route', 'Parameters', 'Default target'],
      external.map(({ id: routeId, params, defaultTarget }) => [
        code(routeId),
        codes(params),
        defaultTarget === undefined ? 'nowhere' : printTarget(defaultTarget, installation),
      ]),
    ),
  ];
}

function printTarget(routeId: string, { routes }: Installation): string {
  const isInstalled = routes.some(({ id }) => id === routeId);
  return isInstalled ? code(routeId) : `${code(routeId)} (not installed)`;
}
