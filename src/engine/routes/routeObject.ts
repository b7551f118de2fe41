import type { RouteRef } from '../refs/routeRef';
import type { AppNode } from '../definitions/appTree';

/** A path of the tree, relative to its parent, with the paths below it. */
export interface RouteObject {
  /** Without leading and trailing slashes. Can contain `:param` parts. Empty for the root page. */
  readonly path: string;
  /** The refs of this path. */
  readonly routeRefs: ReadonlySet<RouteRef>;
  readonly children: readonly RouteObject[];
  /** The nodes of the path: the page and its attachments that have no path. */
  readonly nodes: readonly AppNode[];
  readonly parent?: RouteObject;
}
