import type { AliasFault } from '../problems/problemTexts';
import type { RouteRef } from '../refs/routeRef';
import type { RouteIds } from './routeIds';

const maximumSteps = 100;

/** The route that an alias resolves to, or the reason why it cannot be resolved. */
export type ResolvedAlias =
  | { ref: RouteRef; fault?: undefined; alias?: undefined }
  | { ref?: undefined; fault: AliasFault; alias: string };

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
      return { fault: 'outside', alias };
    }
    const target = routes.get(alias);
    if (!target) return { fault: 'unknown', alias };
    if (target.$$type === '@trellis/SubRouteRef') {
      return { fault: 'subRoute', alias };
    }
    ref = target;
  }
  return { fault: 'loop', alias: String(start.aliasFor) };
}
