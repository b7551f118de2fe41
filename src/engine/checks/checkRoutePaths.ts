import { type ConfigSource, createProblem, isRecord, type Place, type Problem } from '#diagnostics';

import { joinPaths, splitPath } from '../routes/paths';
import type { RouteObject } from '../routes/routeObject';
import type { AppNode } from '../tree/appTree';
import type { CheckedApp } from './checkedApp';

/** A page of the tree with the whole path that leads to it. */
interface Page {
  node: AppNode;
  path: string;
  above: ReadonlySet<RouteObject>;
}

/** Pages that end at the same path, so that only the first of them can ever be shown. */
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
    // A tab may have the path of the page that it stands in.
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
    // What is shown for some entities only may share its path with what is shown for others.
    if (node && !hasFilter(node)) yield [{ node, path: whole, above }, route];
    const below = new Set([...above, route]);
    for (const child of route.children) waiting.push({ route: child, path: whole, above: below });
  }
}

function hasFilter({ instance }: AppNode): boolean {
  return [...(instance?.getDataRefs() ?? [])].some(({ id }) => /filter/i.test(id));
}

/** Two paths that match the same addresses have one normal form. */
function normalize(path: string): string {
  return splitPath(path)
    .filter((part) => part !== '*')
    .map((part) => (part.startsWith(':') ? ':' : part.toLowerCase()))
    .join('/');
}

function report(first: Page, second: Page, config: ConfigSource): Problem {
  const places = [locatePath(second.node, config), locatePath(first.node, config)];
  // The page whose path the configuration sets is the one that can be mended there.
  const blamed = !places[0] && places[1] ? first : second;
  const { spec } = blamed.node;
  return createProblem('ROUTE_PATH_CONFLICT', {
    message: `The pages '${first.node.spec.id}' and '${second.node.spec.id}' both have the path '${second.path}'${first.path === second.path ? '' : `, which matches the same addresses as '${first.path}'`}. Only the first one can be shown.`,
    hint: "Give one of them another 'path' in its config, or disable it.",
    where: places.find((place) => place !== undefined) ?? locateEntry(second.node, first.node, config),
    extensionId: spec.id,
    pluginId: spec.plugin.pluginId,
  });
}

function locatePath({ spec }: AppNode, { locate }: ConfigSource): Place | undefined {
  const isSet = isRecord(spec.config) && typeof spec.config['path'] === 'string';
  return isSet && spec.origin.config ? locate([...spec.origin.config, 'path']) : undefined;
}

function locateEntry(second: AppNode, first: AppNode, { locate }: ConfigSource): Place | undefined {
  const entry = second.spec.origin.entry ?? first.spec.origin.entry;
  return entry && locate(entry, typeof entry.at(-1) === 'string' ? 'key' : 'value');
}
