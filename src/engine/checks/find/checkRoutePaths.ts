import { type ConfigSource, createProblem, isRecord, type Place, type Problem } from '#diagnostics';

import { joinPaths, splitPath } from '../../routes/paths';
import type { RouteObject } from '../../routes/routeObject';
import type { AppNode } from '../../definitions/appTree';
import type { CheckedApp } from '../written/checkedApp';

/** A page with its full path. */
interface Page {
  node: AppNode;
  path: string;
  above: ReadonlySet<RouteObject>;
}

/** Reports pages with the same full path, because only the first one can be opened. */
export function checkRoutePaths({ app, config }: Pick<CheckedApp, 'app' | 'config'>): Problem[] {
  const first = new Map<string, Page>();
  const routes = new Map<Page, RouteObject>();
  const problems: Problem[] = [];
  for (const [page, route] of listPages(app.routes.routeObjects)) {
    routes.set(page, route);
    const key = normalize(page.path);
    const other = first.get(key);
    const otherRoute = other && routes.get(other);
    if (!other || !otherRoute) first.set(key, page);
    // A tab can have the same path as the page that contains it.
    else if (!page.above.has(otherRoute)) problems.push(report(other, page, config));
  }
  return problems;
}

function* listPages(routeObjects: readonly RouteObject[]): Generator<[Page, RouteObject]> {
  const nothing: ReadonlySet<RouteObject> = new Set();
  const waiting = routeObjects.map((route) => ({ route, path: '', above: nothing }));
  for (const { route, path, above } of waiting) {
    const whole = joinPaths(path, route.path);
    const [node] = route.nodes;
    // Pages with an entity filter can share a path, because they are shown for different entities.
    if (node && !hasFilter(node)) yield [{ node, path: whole, above }, route];
    const below = new Set([...above, route]);
    for (const child of route.children) waiting.push({ route: child, path: whole, above: below });
  }
}

function hasFilter({ instance }: AppNode): boolean {
  return [...(instance?.getDataRefs() ?? [])].some(({ id }) => /filter/i.test(id));
}

/** Returns the same normalized form for paths that match the same URLs. */
function normalize(path: string): string {
  return splitPath(path)
    .filter((part) => part !== '*')
    .map((part) => (part.startsWith(':') ? ':' : part.toLowerCase()))
    .join('/');
}

function report(first: Page, second: Page, config: ConfigSource): Problem {
  const places = [locatePath(second.node, config), locatePath(first.node, config)];
  // Blame the page whose path the configuration sets, because it can be changed there.
  const blamed = !places[0] && places[1] ? first : second;
  const { spec } = blamed.node;
  return createProblem('ROUTE_PATH_CONFLICT', {
    message: `${describeConflict(first, second)} Only the first page can be opened.`,
    hint: "Change 'path' in the config of one page, or disable it.",
    where: places.find((place) => place !== undefined) ?? locateEntry(second.node, first.node, config),
    extensionId: spec.id,
    pluginId: spec.plugin.pluginId,
  });
}

function describeConflict(first: Page, second: Page): string {
  const pages = `Pages '${first.node.spec.id}' and '${second.node.spec.id}' have`;
  return first.path === second.path
    ? `${pages} the same path '${second.path}'.`
    : `${pages} paths that match the same URLs: '${first.path}' and '${second.path}'.`;
}

function locatePath({ spec }: AppNode, { locate }: ConfigSource): Place | undefined {
  const isSet = isRecord(spec.config) && typeof spec.config['path'] === 'string';
  return isSet && spec.origin.config ? locate([...spec.origin.config, 'path']) : undefined;
}

function locateEntry(second: AppNode, first: AppNode, { locate }: ConfigSource): Place | undefined {
  const entry = second.spec.origin.entry ?? first.spec.origin.entry;
  return entry && locate(entry, typeof entry.at(-1) === 'string' ? 'key' : 'value');
}
