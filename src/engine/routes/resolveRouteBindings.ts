/**
 * Binds external routes to routes. Bindings in the app's code take precedence over `app.routes.bindings`, and these over the
 * default target of the ref. `false` leaves a route unbound. A default target that is not installed is not a problem, because
 * plugins can refer to routes of optional plugins.
 */
import {
  type CandidateFinder,
  type ConfigPath,
  type ConfigSource,
  createCandidateFinder,
  createProblem,
  findCandidates,
  isRecord,
  type Problem,
  type Result,
} from '#diagnostics';

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
): Result<RouteBindings> {
  const problems: Problem[] = [];
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
  problems: Problem[],
): void {
  for (const [key, target] of Object.entries(targets)) {
    const ref = externalRoutes[key];
    if (!ref) {
      const candidates = findCandidates(key, Object.keys(externalRoutes));
      problems.push(
        createProblem('ROUTE_NOT_FOUND', {
          message: `The app's code binds the external route '${key}', which does not exist in the plugin.`,
          hint: candidates[0]
            ? `Did you mean '${candidates[0]}'?`
            : "Remove the binding from the app's code.",
          routeId: key,
          candidates,
        }),
      );
    } else if (target !== undefined) {
      bindings.set(ref, target);
    }
  }
}

function bindFromConfig(bindings: Bindings, ids: RouteIds, config: ConfigSource, problems: Problem[]): void {
  const app = config.data['app'];
  const routes = isRecord(app) ? app['routes'] : undefined;
  const written = isRecord(routes) ? routes['bindings'] : undefined;
  if (written === undefined || written === null) return;
  if (!isRecord(written)) {
    problems.push(reportInvalidValue('app.routes.bindings must be a map.', config, bindingsPath));
    return;
  }
  const known = createKnownIds(ids);
  for (const [id, targetId] of Object.entries(written)) {
    const path = [...bindingsPath, id];
    const ref = ids.externalRoutes.get(id);
    if (targetId !== false && (typeof targetId !== 'string' || targetId === '')) {
      problems.push(
        reportInvalidValue(`The binding of '${id}' must be a non-empty string or false.`, config, path, id),
      );
    } else if (!ref) {
      problems.push(reportNotFound(`External route '${id}'`, id, known.externalRoutes, config, path, 'key'));
    } else {
      const target = targetId === false ? false : ids.routes.get(targetId);
      if (target === undefined) {
        problems.push(
          reportNotFound(
            `Route '${String(targetId)}', which '${id}' is bound to,`,
            String(targetId),
            known.routes,
            config,
            path,
            'value',
          ),
        );
      } else if (!bindings.has(ref)) {
        bindings.set(ref, target);
      }
    }
  }
}

function reportInvalidValue(
  message: string,
  config: ConfigSource,
  path: ConfigPath,
  routeId?: string,
): Problem {
  return createProblem('ROUTE_BINDING_INVALID_VALUE', {
    message,
    hint: "Use a route id, such as 'catalog-import.importPage', or false to leave the route unbound.",
    where: config.locate(path),
    routeId,
  });
}

/** Existing routes of one type, to which the id of a missing one is compared. */
interface KnownIds {
  findNear: CandidateFinder;
  pluginIds: ReadonlySet<string>;
}

function createKnownIds({ routes, externalRoutes }: RouteIds) {
  const pluginIds = new Set([...routes.keys(), ...externalRoutes.keys()].map(readPluginId));
  return {
    routes: { findNear: createCandidateFinder(routes.keys()), pluginIds },
    externalRoutes: { findNear: createCandidateFinder(externalRoutes.keys()), pluginIds },
  };
}

function readPluginId(routeId: string): string {
  return routeId.split('.')[0] ?? '';
}

/** A missing route is a warning if its plugin is not installed, as for extensions. Otherwise it is an error. */
function reportNotFound(
  what: string,
  routeId: string,
  known: KnownIds,
  config: ConfigSource,
  path: ConfigPath,
  target: 'key' | 'value',
): Problem {
  const candidates = known.findNear(routeId);
  const isMissingPlugin = candidates.length === 0 && !known.pluginIds.has(readPluginId(routeId));
  return createProblem(
    'ROUTE_NOT_FOUND',
    {
      message: `${what} does not exist.`,
      hint: candidates[0]
        ? `Did you mean '${candidates[0]}'?`
        : 'Install the plugin that provides it, or remove the binding.',
      where: config.locate(path, target),
      routeId,
      candidates,
    },
    isMissingPlugin ? 'warning' : undefined,
  );
}
