import { type ApiRef, type AppNode, type AppTree, createApiRef } from '#engine';

/** Gives the tree that the app was made from. */
export interface AppTreeApi {
  getTree(): { tree: AppTree };
  /** The nodes whose route is mounted at this path, `/catalog/:namespace/:kind/:name` for one. */
  getNodesByRoutePath(routePath: string): { nodes: AppNode[] };
}

/** The ref of {@link AppTreeApi}. */
export const appTreeApiRef: ApiRef<AppTreeApi> = createApiRef<AppTreeApi>({ id: 'core.app-tree' });
