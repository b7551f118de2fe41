/**
 * Extracts routes from instances. Every path output creates a route object below the nearest one above it, and every route ref
 * belongs to the nearest path. The first ref of a path is the parent of the refs of deeper paths.
 */
import { createFinding } from '../problems/createFinding';
import type { Finding, Resolved } from '../problems/finding';
import { coreDataRefs } from '../refs/coreDataRefs';
import type { RouteRef } from '../refs/routeRef';
import type { TreeNode } from '../tree/treeNode';
import { resolveRouteAlias } from './resolveRouteAlias';
import { findRouteId, type RouteIds } from './routeIds';
import type { RouteObject } from './routeObject';
import { joinPaths } from './paths';

/** The routes of a tree, and the path of each ref below its parent ref. */
export interface ExtractedRoutes {
  readonly routeObjects: readonly RouteObject[];
  readonly paths: ReadonlyMap<RouteRef, string>;
  readonly parents: ReadonlyMap<RouteRef, RouteRef | undefined>;
}

interface GrowingRouteObject extends RouteObject {
  readonly routeRefs: Set<RouteRef>;
  readonly children: GrowingRouteObject[];
  readonly nodes: TreeNode[];
}

/** The state that a node inherits from its ancestors. */
interface Position {
  readonly object?: GrowingRouteObject | undefined;
  /** The path since the last ref. */
  readonly path?: string | undefined;
  /** Whether that path already has a ref, so that the next path starts a new one. */
  readonly hasRef: boolean;
  readonly parentRef?: RouteRef | undefined;
  /** The parent ref for deeper paths. */
  readonly nextParentRef?: RouteRef | undefined;
}

/** Extracts the routes of an instantiated tree. */
export function extractRoutes(root: TreeNode, ids: RouteIds): Resolved<ExtractedRoutes> {
  const routeObjects: GrowingRouteObject[] = [];
  const paths = new Map<RouteRef, string>();
  const parents = new Map<RouteRef, RouteRef | undefined>();
  const problems: Finding[] = [];
  const waiting: Array<{ node: TreeNode; above: Position }> = [{ node: root, above: { hasRef: false } }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node } = next;
    let position = enterPath(node, next.above, routeObjects);
    const ref = readRouteRef(node, ids, problems);
    if (ref) {
      position = { ...position, hasRef: true, nextParentRef: position.nextParentRef ?? ref };
      if (position.path !== undefined) paths.set(ref, position.path);
      parents.set(ref, position.parentRef);
      position.object?.routeRefs.add(ref);
    }
    for (const child of listChildren(node).reverse()) waiting.push({ node: child, above: position });
  }
  return { value: { routeObjects, paths, parents }, problems };
}

const noChildren: TreeNode[] = [];

function listChildren(node: TreeNode): TreeNode[] {
  const { attachments } = node.edges;
  return attachments.size === 0
    ? noChildren
    : [...attachments.values()].flat().filter((child) => child.instance);
}

function enterPath(node: TreeNode, above: Position, routeObjects: GrowingRouteObject[]): Position {
  const routePath = node.instance?.getData(coreDataRefs.routePath);
  if (routePath === undefined) {
    above.object?.nodes.push(node);
    return above;
  }
  const object: GrowingRouteObject = {
    path: routePath.replace(/^\/+/, '').replace(/\/+$/, ''),
    routeRefs: new Set(),
    children: [],
    nodes: [node],
    ...(above.object ? { parent: above.object } : {}),
  };
  (above.object?.children ?? routeObjects).push(object);
  return {
    object,
    path: above.path === undefined || above.hasRef ? object.path : joinPaths(above.path, object.path),
    hasRef: false,
    parentRef: above.nextParentRef ?? above.parentRef,
  };
}

function readRouteRef(node: TreeNode, ids: RouteIds, problems: Finding[]): RouteRef | undefined {
  const given = node.instance?.getData(coreDataRefs.routeRef);
  if (!given?.aliasFor) return given;
  const { pluginId } = node.spec.plugin;
  const { ref, fault, alias } = resolveRouteAlias(ids, given, pluginId);
  if (ref) return ref;
  problems.push(
    createFinding('ROUTE_ALIAS_INVALID', ['aliasInvalid', node.spec.id, fault, alias, pluginId], {
      extensionId: node.spec.id,
      pluginId,
      routeId: findRouteId(ids, given) ?? given.aliasFor,
    }),
  );
  return undefined;
}
