import { findCandidates, findOnlyCandidate, isRecord } from '#diagnostics';

import { haveSameParams, readBindings } from '../find/checkRouteBindings';
import { createFix, markSafe, readAt, renameKey, writeAt } from './edits';
import type { FixContext, Fixer } from './fixContext';

/** Fixes a binding with an unknown route: uses a similar id. */
export const fixUnknownRoute: Fixer = (problem, context) => {
  const { config, routeIds, pathOf } = context;
  const path = pathOf(problem);
  const id = String(path.at(-1));
  const written = readAt(config.data, path);
  if (path.length < 4) return undefined;
  const external = routeIds.externalRoutes.get(id);
  if (!external) {
    const free = [...routeIds.externalRoutes.keys()].filter(
      (known) => !Object.hasOwn(readBindings(config), known),
    );
    const [nearest] = findRouteIds(id, free);
    if (nearest === undefined) return undefined;
    const fix = createFix(`Rename it to '${nearest}'.`, renameKey(config, path, nearest));
    const isMeant = findOnlyCandidate(id, routeIds.externalRoutes.keys()) === nearest;
    return suggest(nearest, markSafe(fix, isMeant));
  }
  if (typeof written !== 'string') return undefined;
  if (written.toLowerCase() === 'false' || written.toLowerCase() === 'no')
    return suggest(
      'false',
      markSafe(createFix('Replace it with false, without quotes.', writeAt(config, path, false))),
    );
  const [nearest] = findTargets(written, external.params, context);
  if (nearest === undefined) return undefined;
  const fix = createFix(`Bind it to '${nearest}'.`, writeAt(config, path, nearest));
  return suggest(nearest, markSafe(fix, findOnlyCandidate(written, routeIds.routes.keys()) === nearest));
};

/** Fixes a binding with different parameters: uses a similar route with the same parameters. */
export const fixRouteParams: Fixer = (problem, context) => {
  const { config, routeIds, pathOf } = context;
  const path = pathOf(problem);
  const external = routeIds.externalRoutes.get(problem.routeId ?? '');
  const written = readAt(config.data, path);
  if (!external || typeof written !== 'string') return undefined;
  const [nearest] = findTargets(written, external.params, context);
  if (nearest === undefined) return undefined;
  return suggest(nearest, createFix(`Bind it to '${nearest}'.`, writeAt(config, path, nearest)));
};

/** Converts bindings that are a list of maps to one map. */
export const fixBindingValue: Fixer = (problem, { config, pathOf }) => {
  const path = pathOf(problem);
  const written = readAt(config.data, path);
  const isListOfMaps = Array.isArray(written) && written.length > 0 && written.every(isRecord);
  if (path.length !== 3 || !isListOfMaps) return undefined;
  return {
    fix: createFix('Change the bindings to a map.', writeAt(config, path, Object.assign({}, ...written))),
  };
};

/** Returns similar routes that have the given parameters. */
function findTargets(written: string, params: readonly string[], { routeIds }: FixContext): string[] {
  const fitting = [...routeIds.routes].filter(([, route]) => haveSameParams(params, route.params));
  return findRouteIds(
    written,
    fitting.map(([id]) => id),
  );
}

/** Returns similar ids, or else the only id of the same plugin, or the only id with that key if no plugin is given. */
function findRouteIds(written: string, known: readonly string[]): string[] {
  const near = findCandidates(written, known);
  if (near.length > 0) return near;
  const [plugin = ''] = written.split('.');
  const related = known.filter((id) =>
    plugin === written ? id.endsWith(`.${written}`) : id.startsWith(`${plugin}.`),
  );
  return related.length === 1 ? related : [];
}

function suggest(nearest: string, fix: ReturnType<typeof createFix>): ReturnType<Fixer> {
  return { candidates: [nearest], hint: `Did you mean '${nearest}'?`, fix };
}
