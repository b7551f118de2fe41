import { splitPath } from './paths';
import type { RouteObject } from './routeObject';

/** A route object on a path. */
export interface RouteMatch {
  readonly route: RouteObject;
  /** The path up to and including this route object. */
  readonly pathname: string;
  /** The parameters of the complete match. */
  readonly params: { readonly [name in string]: string };
}

/** Finds the route objects on a path, outermost first; none if no page matches. */
export type MatchRoutes = (pathname: string) => RouteMatch[];

interface Branch {
  readonly chain: readonly RouteObject[];
  readonly parts: readonly string[];
  readonly rank: number;
}

/**
 * Creates a matcher for routes. A page matches all paths below its path, except the page at `/`, which only matches itself. If
 * several pages match, the one with more parts wins, then fixed parts over parameters, then the earlier page.
 */
export function createRouteMatcher(routeObjects: readonly RouteObject[]): MatchRoutes {
  const branches = listBranches(routeObjects).sort((left, right) => right.rank - left.rank);
  return (pathname) => {
    const given = splitPath(pathname);
    for (const branch of branches) {
      const params = matchParts(branch.parts, given);
      if (params) return describeMatch(branch.chain, given, params);
    }
    return [];
  };
}

function listBranches(routeObjects: readonly RouteObject[]): Branch[] {
  const branches: Branch[] = [];
  const waiting = routeObjects.map((route) => ({ route, above: [] as readonly RouteObject[] }));
  for (const { route, above } of waiting) {
    const chain = [...above, route];
    const parts = chain.flatMap(({ path }) => splitPath(path)).filter((part) => part !== '*');
    branches.push({ chain, parts, rank: rankParts(parts) });
    for (const child of route.children) waiting.push({ route: child, above: chain });
  }
  return branches;
}

function rankParts(parts: readonly string[]): number {
  return parts.reduce((rank, part) => rank + (part.startsWith(':') ? 4 : 11), 0);
}

function matchParts(
  parts: readonly string[],
  given: readonly string[],
): { [name in string]: string } | undefined {
  if (parts.length > given.length || (parts.length === 0 && given.length > 0)) return undefined;
  const params: { [name in string]: string } = {};
  for (const [index, part] of parts.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decodePart(value);
    else if (part.toLowerCase() !== value.toLowerCase()) return undefined;
  }
  return params;
}

function describeMatch(
  chain: readonly RouteObject[],
  given: readonly string[],
  params: { [name in string]: string },
): RouteMatch[] {
  let length = 0;
  return chain.map((route) => {
    length += splitPath(route.path).filter((part) => part !== '*').length;
    return { route, pathname: `/${given.slice(0, length).join('/')}`, params };
  });
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
