import { findCandidates, isRecord } from '#diagnostics';

import { haveSameParams, readBindings } from '../find/checkRouteBindings';
import { createFix, readAt, removeAt, renameKey, writeAt } from './edits';
import type { FixContext, Fixer } from './fixContext';

/** Fixes a binding with an unknown route: uses a similar id, or removes the binding. */
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
    return suggest(
      'false',
      createFix('Replace it with false, without quotes.', writeAt(config, path, false)),
    );
  const [nearest] = findTargets(written, external.params, context);
  if (nearest === undefined) return { fix: removal };
  return suggest(nearest, createFix(`Bind it to '${nearest}'.`, writeAt(config, path, nearest)));
};

/** Fixes a binding with different parameters: uses a similar route with the same parameters, or removes the binding. */
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
      : createFix('Set the binding to false.', writeAt(config, path, false)),
  };
};

/** Fixes a binding whose value is not a string: removes it, or converts a list of bindings to a map. */
export const fixBindingValue: Fixer = (problem, { config, pathOf }) => {
  const path = pathOf(problem);
  const written = readAt(config.data, path);
  if (path.length === 3) return { fix: fixBindings(written, path, config) };
  return { fix: createFix('Remove the binding.', removeAt(config, path)) };
};

/** Converts bindings that are a list of maps to one map. */
function fixBindings(
  written: unknown,
  path: ReturnType<FixContext['pathOf']>,
  config: FixContext['config'],
): ReturnType<typeof createFix> {
  const isListOfMaps = Array.isArray(written) && written.length > 0 && written.every(isRecord);
  return isListOfMaps
    ? createFix('Change the bindings to a map.', writeAt(config, path, Object.assign({}, ...written)))
    : createFix('Remove the bindings.', removeAt(config, path));
}

/** Fixes two pages with the same path: removes the path that the configuration sets. */
export const fixPathConflict: Fixer = (problem, { config, pathOf }) => {
  const path = pathOf(problem);
  return path.at(-1) === 'path' && path.includes('config')
    ? { fix: createFix("Remove 'path', so that the page uses its default path.", removeAt(config, path)) }
    : undefined;
};

/** Fixes a redirect loop: removes the redirect that closes it. */
export const fixRedirectLoop: Fixer = (problem, { config, pathOf }) => {
  const path = pathOf(problem);
  const end = path.lastIndexOf('redirects') + 2;
  return path.includes('redirects')
    ? { fix: createFix('Remove the redirect.', removeAt(config, path.slice(0, end))) }
    : undefined;
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
