import type { RouteRef } from '../refs/routeRef';
import type { AppNode } from '../tree/appTree';

/** A path that the tree contributes, relative to its parent, with what is below it. */
export interface RouteObject {
  /** Without slashes at its ends; may hold `:param` parts. Empty for the root page. */
  readonly path: string;
  /** The refs that lead here. */
  readonly routeRefs: ReadonlySet<RouteRef>;
  readonly children: readonly RouteObject[];
  /** The nodes that belong to the path: the page and what is attached to it without a path of its own. */
  readonly nodes: readonly AppNode[];
  readonly parent?: RouteObject;
}
