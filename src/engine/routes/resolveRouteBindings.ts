/**
 * Binds external routes to routes. Bindings in the app's code take precedence over `app.routes.bindings`, and these over the
 * default target of the ref. `false` leaves a route unbound. A default target that is not installed is not a problem, because
 * plugins can refer to routes of optional plugins.
 */
import { type ConfigPath, type ConfigSource, isRecord } from '#diagnostics';

import { createFinding } from '../problems/createFinding';
import type { Finding, Resolved } from '../problems/finding';
import type { AnyExternalRoutes, AnyRoutes } from '../definitions/frontendPlugin';
import type { ExternalRouteRef } from '../refs/externalRouteRef';
import type { RouteRef } from '../refs/routeRef';
import type { SubRouteRef } from '../refs/subRouteRef';
import type { RouteIds } from './routeIds';

/** Binds the external routes of a plugin in code: `bind(plugin.externalRoutes, { key: otherPlugin.routes.key })`. */
export type BindRoutes = (
  externalRoutes: AnyExternalRoutes,
  targets: { [key in string]: AnyRoutes[string] | false | undefined },
) => void;

/** The target of each bound external route. */
export type RouteBindings = ReadonlyMap<ExternalRouteRef, RouteRef | SubRouteRef>;

type Bindings = Map<ExternalRouteRef, RouteRef | SubRouteRef | false>;

const bindingsPath: ConfigPath = ['app', 'routes', 'bindings'];

/** Resolves the bindings of an app. */
export function resolveRouteBindings(
  ids: RouteIds,
  config: ConfigSource,
  bindRoutes?: (context: { bind: BindRoutes }) => void,
): Resolved<RouteBindings> {
  const problems: Finding[] = [];
  const bindings: Bindings = new Map();
  bindRoutes?.({
    bind: (externalRoutes, targets) => bindInCode(bindings, externalRoutes, targets, problems),
  });
  bindFromConfig(bindings, ids, config, problems);
  for (const ref of ids.externalRoutes.values()) {
    const target = ref.defaultTarget === undefined ? undefined : ids.routes.get(ref.defaultTarget);
    if (target && !bindings.has(ref)) bindings.set(ref, target);
  }
  const bound = [...bindings].filter(
    (entry): entry is [ExternalRouteRef, RouteRef | SubRouteRef] => entry[1] !== false,
  );
  return { value: new Map(bound), problems };
}

function bindInCode(
  bindings: Bindings,
  externalRoutes: AnyExternalRoutes,
  targets: { [key in string]: AnyRoutes[string] | false | undefined },
  problems: Finding[],
): void {
  for (const [key, target] of Object.entries(targets)) {
    const ref = externalRoutes[key];
    if (!ref) {
      const text = ['bindingInCodeUnknown', key, Object.keys(externalRoutes)] as const;
      problems.push(createFinding('ROUTE_NOT_FOUND', text, { routeId: key }));
    } else if (target !== undefined) {
      bindings.set(ref, target);
    }
  }
}

function bindFromConfig(bindings: Bindings, ids: RouteIds, config: ConfigSource, problems: Finding[]): void {
  const app = config.data['app'];
  const routes = isRecord(app) ? app['routes'] : undefined;
  const written = isRecord(routes) ? routes['bindings'] : undefined;
  if (written === undefined || written === null) return;
  if (!isRecord(written)) {
    const where = config.locate(bindingsPath);
    problems.push(createFinding('ROUTE_BINDING_INVALID_VALUE', ['bindingsInvalid'], { where }));
    return;
  }
  const pluginIds = new Set([...ids.routes.keys(), ...ids.externalRoutes.keys()].map(readPluginId));
  for (const [id, targetId] of Object.entries(written)) {
    const path = [...bindingsPath, id];
    const ref = ids.externalRoutes.get(id);
    if (targetId !== false && (typeof targetId !== 'string' || targetId === '')) {
      const where = config.locate(path);
      problems.push(
        createFinding('ROUTE_BINDING_INVALID_VALUE', ['bindingInvalid', id], { where, routeId: id }),
      );
    } else if (!ref) {
      const where = config.locate(path, 'key');
      const text = ['routeUnknown', id, ids.externalRoutes, pluginIds] as const;
      problems.push(createFinding('ROUTE_NOT_FOUND', text, { where, routeId: id }));
    } else {
      const target = targetId === false ? false : ids.routes.get(targetId);
      if (target === undefined) {
        const routeId = String(targetId);
        const where = config.locate(path, 'value');
        const text = ['routeUnknown', routeId, ids.routes, pluginIds, id] as const;
        problems.push(createFinding('ROUTE_NOT_FOUND', text, { where, routeId }));
      } else if (!bindings.has(ref)) {
        bindings.set(ref, target);
      }
    }
  }
}

function readPluginId(routeId: string): string {
  return routeId.split('.')[0] ?? '';
}
