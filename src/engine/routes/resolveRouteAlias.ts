import type { RouteRef } from '../refs/routeRef';
import type { RouteIds } from './routeIds';

const maximumSteps = 100;

/** The route that an alias resolves to, or the reason why it cannot be resolved. */
export type ResolvedAlias = { ref: RouteRef; reason?: undefined } | { ref?: undefined; reason: string };

/**
 * Follows the aliases of a route ref. With a plugin id, every step must stay in that plugin, because only its own modules can
 * replace its routes.
 */
export function resolveRouteAlias({ routes }: RouteIds, start: RouteRef, pluginId?: string): ResolvedAlias {
  let ref = start;
  for (let step = 0; step <= maximumSteps; step += 1) {
    const alias = ref.aliasFor;
    if (alias === undefined) return { ref };
    if (pluginId !== undefined && !alias.startsWith(`${pluginId}.`)) {
      return { reason: `Route alias '${alias}' refers to a route outside of plugin '${pluginId}'.` };
    }
    const target = routes.get(alias);
    if (!target) return { reason: `Route alias '${alias}' refers to a route that does not exist.` };
    if (target.$$type === '@trellis/SubRouteRef') {
      return { reason: `Route alias '${alias}' refers to a sub-route, which cannot be an alias target.` };
    }
    ref = target;
  }
  return { reason: `Route alias '${String(start.aliasFor)}' forms a loop.` };
}
