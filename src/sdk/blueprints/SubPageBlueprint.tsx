import type { ReactElement } from 'react';
import * as z from 'zod/mini';
import { type RouteRef, createExtensionBlueprint } from '#engine';
import type { Permission } from '../data/permission';
import { ExtensionBoundary } from '../components/ExtensionBoundary';
import { coreExtensionData } from '../data/coreExtensionData';
import type { IconElement } from '../data/icons';
import { loadGuarded } from './loadGuarded';

/** Parameters of a sub-page. */
export interface SubPageParams {
  /** The path below the page, without a leading slash, such as `tasks`. */
  path: string;
  title: string;
  icon?: IconElement;
  loader: () => Promise<ReactElement>;
  routeRef?: RouteRef;
  /** The permission that the sub-page requires. Without it, users see the not-found page, and the palette does not offer it. */
  permission?: Permission;
}

/** Creates sub-pages, which are the tabs of a page without its own content. The configuration can change `path` and `title`. */
export const SubPageBlueprint = createExtensionBlueprint({
  kind: 'sub-page',
  attachTo: { relative: { kind: 'page' }, input: 'pages' },
  output: [
    coreExtensionData.routePath,
    coreExtensionData.reactElement,
    coreExtensionData.title,
    coreExtensionData.routeRef.optional(),
    coreExtensionData.icon.optional(),
    coreExtensionData.permission.optional(),
  ],
  configSchema: { path: z.optional(z.string()), title: z.optional(z.string()) },
  *factory(params: SubPageParams, { config, node }) {
    const path = config.path ?? params.path;
    if (path.startsWith('/')) {
      throw new Error(
        `The path '${path}' of a sub-page must not start with '/', because it is relative to the path of its page.`,
      );
    }
    yield coreExtensionData.routePath(path);
    yield coreExtensionData.reactElement(
      ExtensionBoundary.lazy(node, loadGuarded(params.loader, params.permission)),
    );
    yield coreExtensionData.title(config.title ?? params.title);
    if (params.routeRef) yield coreExtensionData.routeRef(params.routeRef);
    if (params.icon) yield coreExtensionData.icon(params.icon);
    if (params.permission) yield coreExtensionData.permission(params.permission);
  },
});
