import { type ApiRef, type AppNode, type AppTree, createApiRef } from '#engine';

/** Provides the extension tree of the app. */
export interface AppTreeApi {
  getTree(): { tree: AppTree };
  /** Returns the nodes whose route is mounted at this path, such as `/catalog/:namespace/:kind/:name`. */
  getNodesByRoutePath(routePath: string): { nodes: AppNode[] };
}

/** The ref of {@link AppTreeApi}. */
export const appTreeApiRef: ApiRef<AppTreeApi> = createApiRef<AppTreeApi>({ id: 'core.app-tree' });
