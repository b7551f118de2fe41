import { findCandidates, isRecord } from '#diagnostics';

import { haveSameParams, readBindings } from '../checkRouteBindings';
import { createFix, readAt, removeAt, renameKey, writeAt } from './edits';
import type { FixContext, Fixer } from './fixContext';

/** A binding of an unknown route, or to one: the near id, or no binding at all. */
export const fixUnknownRoute: Fixer = (problem, context) => {
  const { config, routeIds, pathOf } = context;
  const path = pathOf(problem);
  const id = String(path.at(-1));
  const written = readAt(config.data, path);
  const removal = createFix('Remove the binding.', removeAt(config, path));
  if (path.length < 4) return undefined;
  const external = routeIds.externalRoutes.get(id);
  if (!external) {
    const free = [...routeIds.externalRoutes.keys()].filter(
      (known) => !Object.hasOwn(readBindings(config), known),
    );
    const [nearest] = findRouteIds(id, free);
    return nearest === undefined
      ? { fix: removal }
      : suggest(nearest, createFix(`Rename it to '${nearest}'.`, renameKey(config, path, nearest)));
  }
  if (typeof written !== 'string') return undefined;
  if (written.toLowerCase() === 'false' || written.toLowerCase() === 'no')
    return suggest('false', createFix('Write false without quotes.', writeAt(config, path, false)));
  const [nearest] = findTargets(written, external.params, context);
  if (nearest === undefined) return { fix: removal };
  return suggest(nearest, createFix(`Bind it to '${nearest}'.`, writeAt(config, path, nearest)));
};

/** A binding with other parameters: the near route that has the same ones, or the binding goes. */
export const fixRouteParams: Fixer = (problem, context) => {
  const { config, routeIds, pathOf } = context;
  const path = pathOf(problem);
  const external = routeIds.externalRoutes.get(problem.routeId ?? '');
  const written = readAt(config.data, path);
  if (!external || typeof written !== 'string') return undefined;
  const [nearest] = findTargets(written, external.params, context);
  if (nearest !== undefined)
    return suggest(nearest, createFix(`Bind it to '${nearest}'.`, writeAt(config, path, nearest)));
  const target = routeIds.routes.get(external.defaultTarget ?? '');
  const isGoodDefault = !target || haveSameParams(target.params, external.params);
  return {
    fix: isGoodDefault
      ? createFix('Remove the binding.', removeAt(config, path))
      : createFix('Leave the route unbound.', writeAt(config, path, false)),
  };
};

/** A binding that is no text: `no` and the like leave the route unbound, others go. */
export const fixBindingValue: Fixer = (problem, { config, pathOf }) => {
  const path = pathOf(problem);
  const written = readAt(config.data, path);
  if (path.length === 3) return { fix: fixBindings(written, path, config) };
  return { fix: createFix('Remove the binding.', removeAt(config, path)) };
};

/** Bindings that were written as a list of maps become one map. */
function fixBindings(
  written: unknown,
  path: ReturnType<FixContext['pathOf']>,
  config: FixContext['config'],
): ReturnType<typeof createFix> {
  const isListOfMaps = Array.isArray(written) && written.length > 0 && written.every(isRecord);
  return isListOfMaps
    ? createFix('Write the bindings as a map.', writeAt(config, path, Object.assign({}, ...written)))
    : createFix('Remove the bindings.', removeAt(config, path));
}

/** Two pages at one path: the one that the configuration put there goes back to its own. */
export const fixPathConflict: Fixer = (problem, { config, pathOf }) => {
  const path = pathOf(problem);
  return path.at(-1) === 'path' && path.includes('config')
    ? { fix: createFix('Leave the page at its own path.', removeAt(config, path)) }
    : undefined;
};

/** A circle of redirects is opened where it was closed. */
export const fixRedirectLoop: Fixer = (problem, { config, pathOf }) => {
  const path = pathOf(problem);
  const end = path.lastIndexOf('redirects') + 2;
  return path.includes('redirects')
    ? { fix: createFix('Remove the redirect.', removeAt(config, path.slice(0, end))) }
    : undefined;
};

/** Near routes with the parameters that a link is called with. */
function findTargets(written: string, params: readonly string[], { routeIds }: FixContext): string[] {
  const fitting = [...routeIds.routes].filter(([, route]) => haveSameParams(params, route.params));
  return findRouteIds(
    written,
    fitting.map(([id]) => id),
  );
}

/** Near ids; failing that, the one of the same plugin, or the one with that key where no plugin is named. */
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
