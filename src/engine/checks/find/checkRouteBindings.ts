import { type ConfigSource, createProblem, isRecord, type Problem } from '#diagnostics';

import { collectRouteIds, type RouteIds } from '../../routes/routeIds';
import type { CheckedApp } from '../written/checkedApp';

/** Reports routes that are bound to a route with different parameters. */
export function checkRouteBindings({ features, config }: Pick<CheckedApp, 'features' | 'config'>): Problem[] {
  const ids = collectRouteIds(features).value;
  const written = readBindings(config);
  return [...ids.externalRoutes].flatMap(([id, ref]): Problem[] => {
    const bound = Object.hasOwn(written, id) ? written[id] : ref.defaultTarget;
    const target = typeof bound === 'string' ? ids.routes.get(bound) : undefined;
    if (typeof bound !== 'string' || !target || haveSameParams(ref.params, target.params)) return [];
    const candidates = listMatching(ids, ref.params);
    const isWritten = Object.hasOwn(written, id);
    return [
      createProblem(
        'ROUTE_BINDING_PARAMS_MISMATCH',
        {
          message: `External route '${id}' has ${describeParams(ref.params)}, but it is bound to '${bound}', which has ${describeParams(target.params)}.`,
          hint: isWritten
            ? 'Bind it to a route with the same parameters, or to false.'
            : `Bind '${id}' to another route in app.routes.bindings, or ask the plugin author to change the default.`,
          where: isWritten ? config.locate(['app', 'routes', 'bindings', id]) : undefined,
          routeId: id,
          candidates,
        },
        // A wrong default of a plugin must not block changes of the configuration.
        isWritten ? 'error' : 'warning',
      ),
    ];
  });
}

/** Returns the bindings in `app.routes.bindings`. */
export function readBindings({ data }: ConfigSource): { readonly [id in string]: unknown } {
  const app = data['app'];
  const routes = isRecord(app) ? app['routes'] : undefined;
  const bindings = isRecord(routes) ? routes['bindings'] : undefined;
  return isRecord(bindings) ? bindings : {};
}

/** Whether two routes have the same parameters, in any order. */
export function haveSameParams(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((name) => right.includes(name));
}

const mostCandidates = 3;

function listMatching({ routes }: RouteIds, params: readonly string[]): string[] {
  const matching = [...routes].filter(([, route]) => haveSameParams(params, route.params));
  return params.length === 0 ? [] : matching.slice(0, mostCandidates).map(([id]) => id);
}

function describeParams(params: readonly string[]): string {
  if (params.length === 0) return 'no parameters';
  return `the parameter${params.length > 1 ? 's' : ''} ${params.map((name) => `'${name}'`).join(', ')}`;
}
