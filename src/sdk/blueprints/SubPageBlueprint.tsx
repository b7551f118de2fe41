import type { ReactElement } from 'react';
import * as z from 'zod/mini';
import { type RouteRef, createExtensionBlueprint } from '#engine';
import { ExtensionBoundary } from '../components/ExtensionBoundary';
import { coreExtensionData } from '../data/coreExtensionData';
import type { IconElement } from '../data/icons';

/** What the author of a sub-page gives. */
export interface SubPageParams {
  /** Its path below the page, without a leading slash: `tasks`. */
  path: string;
  title: string;
  icon?: IconElement;
  loader: () => Promise<ReactElement>;
  routeRef?: RouteRef;
}

/** Creates sub-pages: the tabs of a page that has no content of its own. The configuration may change `path` and `title`. */
export const SubPageBlueprint = createExtensionBlueprint({
  kind: 'sub-page',
  attachTo: { relative: { kind: 'page' }, input: 'pages' },
  output: [
    coreExtensionData.routePath,
    coreExtensionData.reactElement,
    coreExtensionData.title,
    coreExtensionData.routeRef.optional(),
    coreExtensionData.icon.optional(),
  ],
  configSchema: { path: z.optional(z.string()), title: z.optional(z.string()) },
  *factory(params: SubPageParams, { config, node }) {
    const path = config.path ?? params.path;
    if (path.startsWith('/')) {
      throw new Error(
        `The path '${path}' of a sub-page must not start with '/': it is mounted below the path of its page.`,
      );
    }
    yield coreExtensionData.routePath(path);
    yield coreExtensionData.reactElement(ExtensionBoundary.lazy(node, params.loader));
    yield coreExtensionData.title(config.title ?? params.title);
    if (params.routeRef) yield coreExtensionData.routeRef(params.routeRef);
    if (params.icon) yield coreExtensionData.icon(params.icon);
  },
});
