import type { RouteRef } from '../refs/routeRef';
import type { RouteIds } from './routeIds';

const maximumSteps = 100;

/** The route that an alias stands for in the end, or why it stands for none. */
export type ResolvedAlias = { ref: RouteRef; reason?: undefined } | { ref?: undefined; reason: string };

/**
 * Follows the aliases of a route ref. With a plugin id, every step must stay in that plugin: only its own modules may
 * take the place of its routes.
 */
export function resolveRouteAlias({ routes }: RouteIds, start: RouteRef, pluginId?: string): ResolvedAlias {
  let ref = start;
  for (let step = 0; step <= maximumSteps; step += 1) {
    const alias = ref.aliasFor;
    if (alias === undefined) return { ref };
    if (pluginId !== undefined && !alias.startsWith(`${pluginId}.`)) {
      return { reason: `The route alias '${alias}' names a route outside of plugin '${pluginId}'.` };
    }
    const target = routes.get(alias);
    if (!target) return { reason: `The route alias '${alias}' names a route that does not exist.` };
    if (target.$$type === '@trellis/SubRouteRef') {
      return { reason: `The route alias '${alias}' names a sub-route, which cannot stand for a page.` };
    }
    ref = target;
  }
  return { reason: `The route alias '${String(start.aliasFor)}' leads in a circle.` };
}
